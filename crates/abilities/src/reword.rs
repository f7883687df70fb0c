//! Text changes (612): one word for a color, a basic land type or a creature type in place of another, wherever a text
//! uses it as such.

use std::sync::Arc;

use crate::{
    ability::{
        Ability, Activated, KeywordAbility, Modal, Mode, OpeningAction, Replaced, Replacement, Shield, SpellAbility,
        Static, TargetSpec, Targetable, Trigger, Triggered,
    },
    casting::{Castable, CastingChange, CastingRule},
    copy::Exception,
    cost::{Cost, CostPart},
    effect::{
        Ballot, Change, CombatChange, CopyTargets, Destination, Divided, Doubled, Duration, Effect, Exchanged,
        ExchangedNumber, Instruction, Joining, WordOf,
    },
    event::Pattern,
    filter::Filter,
    mana::{ManaTerms, ManaTypes},
    quantity::{Amount, CombatTime, Condition, Objects, Players, Subjects},
    types::{Color, Colors, Subtype, Subtypes},
};

/// A word that a text-changing effect can change (612.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Word {
    /// A color word (105.1).
    Color(Color),
    /// A basic land type or a creature type (205.3i, 205.3m).
    Subtype(Subtype),
}

/// One word in place of another of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rewording {
    /// A color word.
    Color(Color, Color),
    /// A subtype.
    Subtype(Subtype, Subtype),
}

impl Rewording {
    /// One word in place of another; `None` if they are the same or of different kinds.
    pub fn new(from: Word, to: Word) -> Option<Rewording> {
        match (from, to) {
            (Word::Color(from), Word::Color(to)) if from != to => Some(Rewording::Color(from, to)),
            (Word::Subtype(from), Word::Subtype(to)) if from != to => Some(Rewording::Subtype(from, to)),
            (Word::Color(_) | Word::Subtype(_), _) => None,
        }
    }

    fn color(self, color: &mut Color) {
        if let Rewording::Color(from, to) = self
            && *color == from
        {
            *color = to;
        }
    }

    pub(crate) fn colors(self, colors: &mut Colors) {
        if let Rewording::Color(from, to) = self
            && colors.has(from)
        {
            *colors = colors.without(from).with(to);
        }
    }

    fn subtype(self, subtype: &mut Subtype) {
        if let Rewording::Subtype(from, to) = self
            && *subtype == from
        {
            *subtype = to;
        }
    }

    /// Changes a type line.
    pub(crate) fn subtypes(self, subtypes: &mut Subtypes) {
        if let Rewording::Subtype(from, to) = self
            && subtypes.has(from)
        {
            *subtypes = subtypes.minus(Subtypes::NONE.with(from)).with(to);
        }
    }
}

/// A part of a text in which words can be changed. Mana symbols and names do not count as words (612.2).
pub(crate) trait Reword {
    /// Puts one word in the place of another.
    fn reword(&mut self, words: Rewording);
}

impl<T: Reword> Reword for Vec<T> {
    fn reword(&mut self, words: Rewording) {
        self.iter_mut().for_each(|part| part.reword(words));
    }
}

impl<T: Reword> Reword for Option<T> {
    fn reword(&mut self, words: Rewording) {
        self.iter_mut().for_each(|part| part.reword(words));
    }
}

impl<T: Reword> Reword for Box<T> {
    fn reword(&mut self, words: Rewording) {
        (**self).reword(words);
    }
}

impl<T: Reword + Clone> Reword for Arc<T> {
    fn reword(&mut self, words: Rewording) {
        Arc::make_mut(self).reword(words);
    }
}

impl<A: Reword, B: Reword> Reword for (A, B) {
    fn reword(&mut self, words: Rewording) {
        self.0.reword(words);
        self.1.reword(words);
    }
}

/// Changes the words of several parts.
macro_rules! reword {
    ($words:ident: $($part:expr),+ $(,)?) => {{
        $($part.reword($words);)+
    }};
}

impl Reword for Ability {
    fn reword(&mut self, words: Rewording) {
        match self {
            Ability::Keyword(ability) => ability.reword(words),
            Ability::Spell(ability) => ability.reword(words),
            Ability::Activated(ability) => ability.reword(words),
            Ability::Triggered(ability) => ability.reword(words),
            Ability::Static(ability) => ability.reword(words),
            Ability::Replacement(ability) => ability.reword(words),
            Ability::Casting(rule) => rule.reword(words),
            Ability::Opening(action) => match action {
                OpeningAction::BeforeMulligan(program) | OpeningAction::Reveal(program) => program.reword(words),
                OpeningAction::BeginOnBattlefield => {}
            },
            // Nobody knows what it says.
            Ability::Opaque(_) => {}
        }
    }
}

impl Reword for KeywordAbility {
    fn reword(&mut self, words: Rewording) {
        let KeywordAbility { keyword: _, number, cost, filter, players } = self;
        reword!(words: number, cost, filter, players);
    }
}

impl Reword for SpellAbility {
    fn reword(&mut self, words: Rewording) {
        let SpellAbility { modal, targets, program } = self;
        reword!(words: modal, targets, program);
    }
}

impl Reword for Modal {
    fn reword(&mut self, words: Rewording) {
        self.modes.reword(words);
    }
}

impl Reword for Mode {
    fn reword(&mut self, words: Rewording) {
        let Mode { targets, program, cost, pawprints: _ } = self;
        reword!(words: targets, program, cost);
    }
}

impl Reword for TargetSpec {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.what, self.divides);
    }
}

impl Reword for Targetable {
    fn reword(&mut self, words: Rewording) {
        match self {
            Targetable::Any => {}
            Targetable::Player(players) => players.reword(words),
            Targetable::Object(filter) => filter.reword(words),
            Targetable::Either(players, filter) => reword!(words: players, filter),
        }
    }
}

impl Reword for Activated {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.cost, self.effect, self.only_if);
    }
}

impl Reword for Triggered {
    fn reword(&mut self, words: Rewording) {
        match &mut self.on {
            Trigger::Event(pattern) => pattern.reword(words),
            Trigger::State(condition) => condition.reword(words),
        }
        reword!(words: self.only_if, self.effect);
    }
}

impl Reword for Static {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.affects, self.changes, self.only_if);
    }
}

impl Reword for Replacement {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.of, self.only_if, self.then);
        match &mut self.with {
            Replaced::Program(program) => program.reword(words),
            Replaced::EntersWith(_, amount) | Replaced::Plus(amount) => amount.reword(words),
            Replaced::EntersUnder(players) => players.reword(words),
            Replaced::EntersAfter { program, with } => {
                program.reword(words);
                with.iter_mut().for_each(|(_, amount)| amount.reword(words));
            }
            Replaced::EntersAsCopy(filter, except) => reword!(words: filter, except),
            Replaced::EntersAsCopyOf(objects, except) => reword!(words: objects, except),
            Replaced::TurnsUpAttached(filter) => filter.reword(words),
            Replaced::Redirect(subjects) => subjects.reword(words),
            Replaced::Nothing
            | Replaced::Cant
            | Replaced::To(_)
            | Replaced::EntersTapped
            | Replaced::EntersTransformed
            | Replaced::EntersAsOneOf
            | Replaced::Times(_)
            | Replaced::SearchTop(_)
            | Replaced::Regenerates => {}
        }
        match &mut self.shield {
            Shield::Amount(amount) | Shield::EachTime(amount) => amount.reword(words),
            Shield::Lasting | Shield::Once => {}
        }
    }
}

impl Reword for CastingRule {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.who, self.what, self.only_if, self.grants);
        match &mut self.says {
            CastingChange::More(cost, amount) => reword!(words: cost, amount),
            CastingChange::Less(_, amount) => amount.reword(words),
            CastingChange::Instead(cost) => cost.reword(words),
            CastingChange::Flash(cost) | CastingChange::From(_, cost) => cost.reword(words),
            CastingChange::AtLeast(_)
            | CastingChange::Forbidden
            | CastingChange::PlayFrom(_)
            | CastingChange::FaceDown(_)
            | CastingChange::AnyMana
            | CastingChange::MoreLoyalty(_) => {}
        }
    }
}

impl Reword for Castable {
    fn reword(&mut self, words: Rewording) {
        match self {
            Castable::This => {}
            Castable::Spells(of) | Castable::Abilities { of, .. } | Castable::LoyaltyAbilities(of) => of.reword(words),
        }
    }
}

impl Reword for Cost {
    fn reword(&mut self, words: Rewording) {
        self.parts.reword(words);
    }
}

impl Reword for CostPart {
    fn reword(&mut self, words: Rewording) {
        match self {
            CostPart::Life(amount) => amount.reword(words),
            CostPart::ManaOf(objects) => objects.reword(words),
            CostPart::Sacrifice(_, filter)
            | CostPart::Discard(_, filter)
            | CostPart::Exile(_, filter, _)
            | CostPart::TapOthers(_, filter)
            | CostPart::Return(_, filter) => filter.reword(words),
            CostPart::Mana(_)
            | CostPart::Tap
            | CostPart::Untap
            | CostPart::Exert
            | CostPart::SacrificeThis
            | CostPart::DiscardThis
            | CostPart::ExileThis
            | CostPart::RemoveCounters(..)
            | CostPart::PutCounters(..)
            | CostPart::Loyalty(_)
            | CostPart::Energy(_)
            | CostPart::Mill(_) => {}
        }
    }
}

impl Reword for Pattern {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.subject, self.player, self.source, self.counters_by);
    }
}

impl Reword for Filter {
    fn reword(&mut self, words: Rewording) {
        match self {
            Filter::Color(color) => words.color(color),
            Filter::Subtype(subtype) => words.subtype(subtype),
            Filter::All(all) | Filter::Either(all) => all.reword(words),
            Filter::Not(part)
            | Filter::By(_, part)
            | Filter::Targets(part)
            | Filter::TargetsOnly(part)
            | Filter::AttachedTo(part)
            | Filter::Bears(part) => part.reword(words),
            Filter::Controller(players) | Filter::Owner(players) => players.reword(words),
            Filter::Power(_, amount)
            | Filter::Toughness(_, amount)
            | Filter::BasePower(_, amount)
            | Filter::BaseToughness(_, amount)
            | Filter::ManaValue(_, amount) => amount.reword(words),
            Filter::SameName(objects) | Filter::OtherName(objects) => objects.reword(words),
            Filter::Any
            | Filter::Type(_)
            | Filter::Types(_)
            | Filter::Supertype(_)
            | Filter::Colorless
            | Filter::Monocolored
            | Filter::Multicolored
            | Filter::Keyword(_)
            | Filter::This
            | Filter::Slot(_)
            | Filter::Tapped
            | Filter::Attacking
            | Filter::Blocking
            | Filter::HadToAttack
            | Filter::Blocked
            | Filter::Token
            | Filter::Card
            | Filter::FaceDown
            | Filter::HasAdventure
            | Filter::AsAdventure
            | Filter::Transformed
            | Filter::Designated(_)
            | Filter::Monstrous
            | Filter::Spell
            | Filter::TargetCount(..)
            | Filter::In(_)
            | Filter::PermanentCard
            | Filter::PermanentSpell
            | Filter::NoAbilities
            | Filter::Counter(_)
            | Filter::Named(_)
            | Filter::ColorIn(_)
            | Filter::SubtypeIn(_)
            | Filter::Modified
            | Filter::ActivatedThisTurn
            | Filter::CastFor(_) => {}
        }
    }
}

impl Reword for Objects {
    fn reword(&mut self, words: Rewording) {
        match self {
            Objects::Each(filter) => filter.reword(words),
            Objects::Top(players, amount) => reword!(words: players, amount),
            Objects::TopOfGraveyard(players) | Objects::Zone(_, players) => players.reword(words),
            Objects::This | Objects::Slot(_) | Objects::Host => {}
        }
    }
}

impl Reword for Players {
    fn reword(&mut self, words: Rewording) {
        match self {
            Players::ControllerOf(objects) | Players::OwnerOf(objects) => objects.reword(words),
            Players::You
            | Players::Opponents
            | Players::All
            | Players::Team
            | Players::Slot(_)
            | Players::Active
            | Players::Defending
            | Players::Host => {}
        }
    }
}

impl Reword for Subjects {
    fn reword(&mut self, words: Rewording) {
        match self {
            Subjects::Objects(objects) => objects.reword(words),
            Subjects::Players(players) => players.reword(words),
            Subjects::Slot(_) => {}
        }
    }
}

impl Reword for Amount {
    fn reword(&mut self, words: Rewording) {
        match self {
            Amount::Devotion(colors) => words.colors(colors),
            Amount::XOf(objects)
            | Amount::Count(objects)
            | Amount::Power(objects)
            | Amount::Toughness(objects)
            | Amount::ManaValue(objects)
            | Amount::Counters(_, objects)
            | Amount::Names(objects)
            | Amount::ColorPairs(objects) => objects.reword(words),
            Amount::CountPlayers(players)
            | Amount::CardsIn(_, players)
            | Amount::Life(players)
            | Amount::Drawn(players)
            | Amount::AttackedThisTurn(players)
            | Amount::Tempted(players)
            | Amount::Descended(players) => players.reword(words),
            Amount::Plus(one, other) => reword!(words: one, other),
            Amount::Times(_, of) | Amount::Half { of, .. } => of.reword(words),
            // What a party is made of is said by the rules, and not by the text.
            Amount::Number(_) | Amount::X | Amount::Slot(_) | Amount::Turn | Amount::Party(_) => {}
        }
    }
}

impl Reword for Condition {
    fn reword(&mut self, words: Rewording) {
        match self {
            Condition::Compare(one, _, other) => reword!(words: one, other),
            Condition::Match(objects, filter) | Condition::Revealed(objects, filter) => reword!(words: objects, filter),
            Condition::TurnOf(players) => players.reword(words),
            Condition::Not(other) | Condition::By(_, other) => other.reword(words),
            Condition::All(all) | Condition::Any(all) => all.reword(words),
            Condition::Combat(CombatTime::During(players, _)) => players.reword(words),
            Condition::Attacked(one, other) | Condition::Attacking(one, other) => reword!(words: one, other),
            Condition::Untimely
            | Condition::SorceryTime
            | Condition::After(_)
            | Condition::Combat(CombatTime::OfFirstCombat(_))
            | Condition::Holds(_)
            | Condition::Paid(_)
            | Condition::Level(..)
            | Condition::Chosen(..) => {}
        }
    }
}

impl Reword for Duration {
    fn reword(&mut self, words: Rewording) {
        match self {
            Duration::AsLongAs(of) => of.reword(words),
            Duration::UntilPaid(of) => of.reword(words),
            Duration::EndOfTurn | Duration::YourNextTurn | Duration::EndOfCombat | Duration::Forever => {}
        }
    }
}

impl Reword for Exception {
    fn reword(&mut self, words: Rewording) {
        match self {
            Exception::AddSubtypes(subtypes) => words.subtypes(subtypes),
            Exception::Colors(colors) => words.colors(colors),
            Exception::If(_, then) => then.reword(words),
            Exception::AddTypes(_)
            | Exception::AddSupertypes(_)
            | Exception::LoseSupertype(_)
            | Exception::Size(..)
            | Exception::KeepColors
            | Exception::Name(_)
            | Exception::Keyword(_)
            | Exception::Ability(_)
            | Exception::Counters(..) => {}
        }
    }
}

impl Reword for WordOf {
    fn reword(&mut self, words: Rewording) {
        match self {
            WordOf::Word(Word::Color(color)) => words.color(color),
            WordOf::Word(Word::Subtype(subtype)) => words.subtype(subtype),
            WordOf::ColorIn(_) | WordOf::SubtypeIn(_) => {}
        }
    }
}

impl Reword for Change {
    fn reword(&mut self, words: Rewording) {
        match self {
            Change::AllNames(filter) => filter.reword(words),
            Change::ShowsTop { of, to } => reword!(words: of, to),
            Change::CopyOf(objects, except) => reword!(words: objects, except),
            Change::Control(players) | Change::PlayersGain(players, _) => players.reword(words),
            Change::AddSubtypes(subtypes) | Change::SetLandTypes(subtypes) => words.subtypes(subtypes),
            Change::SetColors(colors) | Change::AddColors(colors) => words.colors(colors),
            Change::ReplaceWord(from, to) => reword!(words: from, to),
            Change::ExchangeText(objects) | Change::FullTextOf(objects) | Change::GainActivatedOf(objects) => {
                objects.reword(words);
            }
            Change::Define(one, other) | Change::Set(one, other) | Change::Modify(one, other) => {
                reword!(words: one, other);
            }
            Change::SetPower(amount) | Change::SetToughness(amount) => amount.reword(words),
            Change::CostsToAttack(cost) | Change::CostsToBlock(cost) => cost.reword(words),
            Change::MayPayToAttack(cost, then) => reword!(words: cost, then),
            Change::TriggersAgain
            | Change::CantAttackAlone
            | Change::CantBlockAlone
            | Change::AttackersAtMost(_)
            | Change::BlockersAtMost(_)
            | Change::BlockedByAtMost(_)
            | Change::MustBlock
            | Change::MustBeBlocked
            | Change::MustBeBlockedByAll
            | Change::CanBlockMore(_)
            | Change::AddTypes(_)
            | Change::SetTypes(_)
            | Change::RemoveTypes(_)
            | Change::AddSupertypes(_)
            | Change::SetName(_)
            | Change::SetColorIn(_)
            | Change::Gain(_)
            | Change::GainAbility(_)
            | Change::Lose(_)
            | Change::LoseAbilities
            | Change::Switch
            | Change::CantActivate
            | Change::Goaded
            | Change::MoreVotes(_)
            | Change::CantAttack
            | Change::CantBlock
            | Change::CantBeBlocked
            | Change::CantBeBlockedByStronger
            | Change::MustAttack
            | Change::DoesntUntap
            | Change::CantBeCountered
            | Change::MoreDevotion(_)
            | Change::CantTransform
            | Change::SurveilsMore(_)
            | Change::Rolls(..)
            | Change::CantHaveCounters
            | Change::CantHaveMoreCounters(..)
            | Change::CantHave(_)
            | Change::AttacksAsThough(_) => {}
        }
    }
}

impl Reword for Destination {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.under, self.being, self.onto, self.joins);
    }
}

impl Reword for ManaTypes {
    fn reword(&mut self, words: Rewording) {
        match self {
            ManaTypes::CouldProduce(filter) | ManaTypes::ColorsOf(filter) => filter.reword(words),
            ManaTypes::Chosen(_) | ManaTypes::Produced => {}
        }
    }
}

impl Reword for ManaTerms {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.only_for, self.not_for, self.when_spent);
    }
}

impl Reword for CopyTargets {
    fn reword(&mut self, words: Rewording) {
        match self {
            CopyTargets::ForEach(subjects) | CopyTargets::Only(subjects) => subjects.reword(words),
            CopyTargets::Same | CopyTargets::MayChoose => {}
        }
    }
}

impl Reword for Divided {
    fn reword(&mut self, words: Rewording) {
        match self {
            Divided::Damage(source) => source.reword(words),
            Divided::Counters(_) => {}
        }
    }
}

impl Reword for Doubled {
    fn reword(&mut self, words: Rewording) {
        match self {
            Doubled::Size { of, power: _, toughness: _, lasts } => reword!(words: of, lasts),
            Doubled::Life(players) | Doubled::Mana(players) => players.reword(words),
            Doubled::Counters(subjects, _) => subjects.reword(words),
        }
    }
}

impl Reword for Exchanged {
    fn reword(&mut self, words: Rewording) {
        match self {
            Exchanged::Control(one, other) | Exchanged::Cards(one, other) => reword!(words: one, other),
            Exchanged::Numbers(one, other) => reword!(words: one, other),
        }
    }
}

impl Reword for ExchangedNumber {
    fn reword(&mut self, words: Rewording) {
        match self {
            ExchangedNumber::Life(players) => players.reword(words),
            ExchangedNumber::Power(objects) | ExchangedNumber::Toughness(objects) => objects.reword(words),
        }
    }
}

impl Reword for Ballot {
    fn reword(&mut self, words: Rewording) {
        match self {
            Ballot::Words(_) => {}
            Ballot::Objects(objects) => objects.reword(words),
        }
    }
}

impl Reword for Instruction {
    fn reword(&mut self, words: Rewording) {
        self.effect.reword(words);
    }
}

impl Reword for Effect {
    fn reword(&mut self, words: Rewording) {
        match self {
            Effect::If { condition, then, otherwise } => reword!(words: condition, then, otherwise),
            Effect::May { who, decider: _, then, otherwise } => reword!(words: who, then, otherwise),
            Effect::Pay { who, payer: _, cost, must: _, then, otherwise } => {
                reword!(words: who, cost, then, otherwise);
            }
            Effect::ForEach { of, each: _, body } => reword!(words: of, body),
            Effect::Repeat(amount, body) => reword!(words: amount, body),
            Effect::Let(amount) => amount.reword(words),
            Effect::Choose { who, among, least, most } => reword!(words: who, among, least, most),
            Effect::Damage { source, to, amount } => reword!(words: source, to, amount),
            Effect::ExcessDamage { source, to, amount, excess } => reword!(words: source, to, amount, excess),
            Effect::CastFor { what, cost, keyword: _ } => reword!(words: what, cost),
            Effect::Fight(one, other) | Effect::PutCountersOf(one, other) => reword!(words: one, other),
            Effect::ChoosePlayer(players)
            | Effect::ChooseColor(players)
            | Effect::ChooseSubtype(players, _)
            | Effect::ChooseWord(players, _)
            | Effect::Act(_, players)
            | Effect::ManifestDread(players)
            | Effect::RingTempts(players, _)
            | Effect::FlipCoin(players, _)
            | Effect::Emblem(players, _)
            | Effect::Ignore(players)
            | Effect::Proliferate(players)
            | Effect::Populate(players)
            | Effect::Shuffle(players)
            | Effect::SkipStep(players, _)
            | Effect::ExtraTurn(players)
            | Effect::Win(players)
            | Effect::Lose(players) => players.reword(words),
            Effect::Draw(players, amount)
            | Effect::Discard(players, amount)
            | Effect::DiscardAtRandom(players, amount)
            | Effect::Mill(players, amount)
            | Effect::Scry(players, amount)
            | Effect::Surveil(players, amount)
            | Effect::Discover(players, amount)
            | Effect::Bolster(players, amount)
            | Effect::GainLife(players, amount)
            | Effect::LoseLife(players, amount)
            | Effect::SetLife(players, amount)
            | Effect::Manifest(players, amount)
            | Effect::Cloak(players, amount)
            | Effect::AddMana(players, _, amount) => reword!(words: players, amount),
            Effect::ExchangeLife(one, other) => reword!(words: one, other),
            Effect::Separate { who, what, piles: _ } | Effect::LookAt(who, what) => reword!(words: who, what),
            Effect::ChoosePile { who, piles: _, other: _ } | Effect::ChooseParty(who, _) => who.reword(words),
            Effect::ChooseName(players, filter)
            | Effect::TopUntil(players, filter)
            | Effect::Bring(players, filter) => reword!(words: players, filter),
            Effect::ChooseSource(filter) => filter.reword(words),
            Effect::DiscardThose(objects)
            | Effect::Destroy { what: objects, .. }
            | Effect::Regenerate(objects)
            | Effect::Explore(objects)
            | Effect::Suspect(objects)
            | Effect::Undesignate(objects, _)
            | Effect::Counter(objects)
            | Effect::SacrificeThose(objects)
            | Effect::Tap(objects)
            | Effect::Untap(objects)
            | Effect::Remember(objects, _)
            | Effect::CastFreeIfAble(objects)
            | Effect::Retarget(objects, _)
            | Effect::CopyCards(objects)
            | Effect::NoteName(objects)
            | Effect::Reveal(objects)
            | Effect::TurnFace(objects, _)
            | Effect::Transform(objects, _)
            | Effect::Flip(objects)
            | Effect::CastTransformed(objects)
            | Effect::CastFree(objects)
            | Effect::Follow(objects, _)
            | Effect::PlayLand(objects)
            | Effect::Exert(objects)
            | Effect::Unattach(objects) => objects.reword(words),
            Effect::Roll(roll) => {
                reword!(words: roll.who, roll.dice, roll.plus);
                roll.table.iter_mut().for_each(|row| row.program.reword(words));
            }
            Effect::FaceChoice { who, facing: _, options } => {
                who.reword(words);
                options.iter_mut().for_each(|option| option.reword(words));
            }
            Effect::Connive(objects, amount) => reword!(words: objects, amount),
            Effect::Double(doubled) => doubled.reword(words),
            Effect::Exchange(exchanged) => exchanged.reword(words),
            Effect::Fateseal(amount) | Effect::Monstrosity(amount) => amount.reword(words),
            Effect::Vote(ballot) => ballot.reword(words),
            Effect::Move(objects, destination) => reword!(words: objects, destination),
            Effect::Sacrifice(players, filter, amount) => reword!(words: players, filter, amount),
            Effect::PutCounters(subjects, _, amount) | Effect::RemoveCounters(subjects, _, amount) => {
                reword!(words: subjects, amount);
            }
            Effect::MoveCounters { kind: _, amount, from, onto } => reword!(words: amount, from, onto),
            Effect::Create { who, token: _, amount, onto } => reword!(words: who, amount, onto),
            Effect::CreateCopies { who, of, amount, except } => reword!(words: who, of, amount, except),
            Effect::CopyOnStack { what, except, targets } => reword!(words: what, except, targets),
            Effect::AddManaOf(players, types, amount) => reword!(words: players, types, amount),
            Effect::AddTiedMana(players, _, amount, terms) => reword!(words: players, amount, terms),
            Effect::AddManaCosts(players, objects) => reword!(words: players, objects),
            Effect::EmptyPool { whose, to } => reword!(words: whose, to),
            Effect::Divided(_, divided) => divided.reword(words),
            Effect::Change { which, changes, lasts } => reword!(words: which, changes, lasts),
            Effect::ChangeNextSpell { who, which, changes, lasts } => reword!(words: who, which, changes, lasts),
            Effect::Replace { replacement, lasts } => reword!(words: replacement, lasts),
            Effect::Casting { rule, lasts } => reword!(words: rule, lasts),
            Effect::Shield { on, amount, lasts } => reword!(words: on, amount, lasts),
            Effect::SelfReplacing { replacement, body } => reword!(words: replacement, body),
            Effect::MoveUntil { what, to: _, until } => reword!(words: what, until),
            Effect::Delay { ability, lasts, once: _ } => reword!(words: ability, lasts),
            Effect::Reflexive(ability) | Effect::AfterResolutions { ability, .. } => ability.reword(words),
            Effect::PayRepeatedly { times: _, cost, then } => reword!(words: cost, then),
            Effect::Combat(objects, change) => reword!(words: objects, change),
            Effect::Attach(objects, subjects) => reword!(words: objects, subjects),
            Effect::Search { who, filter, most, up_to: _ } => reword!(words: who, filter, most),
            Effect::ShuffleInto { what, of } => reword!(words: what, of),
            Effect::RememberNumber(..)
            | Effect::RecallNumber(_)
            | Effect::Recall(_)
            | Effect::Last(_)
            | Effect::Clash
            | Effect::AddToTurn { .. }
            | Effect::CopyNamed(_)
            | Effect::CopyNoted(_)
            | Effect::SetLevel(_)
            | Effect::DrawGame => {}
        }
    }
}

impl Reword for Joining {
    fn reword(&mut self, words: Rewording) {
        match self {
            Joining::Attacking(subjects) => subjects.reword(words),
            Joining::Blocking(objects) => objects.reword(words),
        }
    }
}

impl Reword for CombatChange {
    fn reword(&mut self, words: Rewording) {
        match self {
            CombatChange::Join(joining) => joining.reword(words),
            CombatChange::Leave | CombatChange::BecomeBlocked | CombatChange::Reselect => {}
        }
    }
}

//! Text changes (612): one word for a color, a basic land type or a creature type in place of another, wherever a text
//! uses it as such.

use std::sync::Arc;

use crate::{
    ability::{
        Ability, Activated, KeywordAbility, Modal, Mode, OpeningAction, Replaced, Replacement, Shield, SpellAbility,
        Static, TargetSpec, Targetable, Trigger, Triggered,
    },
    casting::{Castable, CastingChange, CastingRule},
    cost::{Cost, CostPart},
    event::Pattern,
    filter::Filter,
    quantity::{Amount, CombatTime, Condition, Objects, Players, Slot, Subjects},
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
    /// The players of a slot for a word that means them.
    Player(PlayerWord, Slot),
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

// It uses the macro, so it has to come after it.
mod effect;
mod players;

pub use players::PlayerWord;

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
                OpeningAction::BeginOnBattlefield | OpeningAction::BeginFirst | OpeningAction::StartingHand(_) => {}
            },
            // Nobody knows what it says.
            Ability::Opaque(_) => {}
        }
    }
}

impl Reword for KeywordAbility {
    fn reword(&mut self, words: Rewording) {
        // The subtype comes from the rule, not from the text.
        let KeywordAbility {
            keyword: _,
            size: _,
            number,
            cost,
            filter,
            players,
            token: _,
            subtype: _,
            variant: _,
            spares: _,
            instance: _,
            gift: _,
            // It functions before the game begins.
            deck: _,
        } = self;
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
        reword!(words: self.what, self.divides, self.only_if);
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
            | Replaced::LifeAtLeast(_)
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
            CastingChange::LessManaCosts(of) => of.reword(words),
            CastingChange::Instead(cost) | CastingChange::MoreForModes(cost) | CastingChange::FromPaying(_, cost) => {
                cost.reword(words);
            }
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
            CostPart::Life(amount) | CostPart::Defined(amount) => amount.reword(words),
            CostPart::ManaOf(objects) => objects.reword(words),
            CostPart::ForEach(amount, cost) => reword!(words: amount, cost),
            CostPart::Sacrifice(_, filter)
            | CostPart::Discard(_, filter)
            | CostPart::Exile(_, filter, _)
            | CostPart::Materials(_, filter)
            | CostPart::TapOthers(_, filter)
            | CostPart::TapPower(_, filter, _)
            | CostPart::Return(_, filter) => filter.reword(words),
            CostPart::Mana(_)
            | CostPart::Tap
            | CostPart::Untap
            | CostPart::Exert
            | CostPart::SacrificeThis
            | CostPart::DiscardThis
            | CostPart::RevealThis
            | CostPart::ExileThis
            | CostPart::RemoveCounters(..)
            | CostPart::PutCounters(..)
            | CostPart::Loyalty(_)
            | CostPart::Energy(_)
            | CostPart::Mill(_)
            | CostPart::Draw(_)
            | CostPart::CollectEvidence(_)
            | CostPart::Forage
            | CostPart::TicketAndSticker => {}
        }
    }
}

impl Reword for Pattern {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.subject, self.player, self.source, self.counters_by);
        self.while_so.iter_mut().for_each(|condition| condition.reword(words));
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
            | Filter::Bears(part)
            | Filter::PairedWith(part) => part.reword(words),
            Filter::Controller(players) | Filter::Owner(players) => players.reword(words),
            Filter::Power(_, amount)
            | Filter::Toughness(_, amount)
            | Filter::BasePower(_, amount)
            | Filter::BaseToughness(_, amount)
            | Filter::ManaValue(_, amount) => amount.reword(words),
            Filter::SameName(objects)
            | Filter::OtherName(objects)
            | Filter::SharesCreatureType(objects)
            | Filter::SharesColor(objects)
            | Filter::InSameSector(objects) => {
                objects.reword(words);
            }
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
            | Filter::ChosenToAttack
            | Filter::SummoningSick
            | Filter::Blocking
            | Filter::BlockingThis
            | Filter::HadToAttack
            | Filter::Blocked
            | Filter::Unblocked
            | Filter::Token
            | Filter::Card
            | Filter::FaceDown
            | Filter::HasAdventure
            | Filter::AsAdventure
            | Filter::Transformed
            | Filter::Designated(_)
            | Filter::InSector(_)
            | Filter::Monstrous
            | Filter::Stickered(_)
            | Filter::NewSinceUpkeep
            | Filter::Spell
            | Filter::TargetCount(..)
            | Filter::In(_)
            | Filter::PermanentCard
            | Filter::PermanentSpell
            | Filter::NoAbilities
            | Filter::Counter(_)
            | Filter::Named(_)
            | Filter::Commander
            | Filter::SecretlyNamed
            | Filter::Called(_)
            | Filter::ColorIn(_)
            | Filter::SubtypeIn(_)
            | Filter::Modified
            | Filter::ActivatedThisTurn
            | Filter::AttackedThisTurn
            | Filter::CastFor(_)
            | Filter::TransformingCard
            | Filter::BoundBy(_)
            | Filter::CastFrom(_) => {}
        }
    }
}

impl Reword for Objects {
    fn reword(&mut self, words: Rewording) {
        match self {
            Objects::Each(filter) => filter.reword(words),
            Objects::Top(players, amount) => reword!(words: players, amount),
            Objects::TopOfGraveyard(players) | Objects::Commanders(players) | Objects::Zone(_, players) => {
                players.reword(words);
            }
            Objects::This | Objects::Slot(_) | Objects::Host => {}
        }
    }
}

impl Reword for Players {
    fn reword(&mut self, words: Rewording) {
        match self {
            Players::ControllerOf(objects) | Players::OwnerOf(objects) | Players::ProtectorOf(objects) => {
                objects.reword(words);
            }
            Players::You
            | Players::Opponents
            | Players::All
            | Players::Team
            | Players::MostLife
            | Players::AttackedThisCombat
            | Players::Promised
            | Players::Chosen(_)
            | Players::Host => {}
            Players::Slot(_) | Players::Active | Players::Attacking | Players::Defending => words.players(self),
            Players::Except(both) => {
                both.0.reword(words);
                both.1.reword(words);
            }
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
            | Amount::Stored(objects)
            | Amount::OnSticker(_, objects)
            | Amount::Names(objects)
            | Amount::ColorsSpent(objects)
            | Amount::ColorPairs(objects) => objects.reword(words),
            Amount::CountPlayers(players)
            | Amount::CardsIn(_, players)
            | Amount::Life(players)
            | Amount::Drawn(players)
            | Amount::LifeLost(players)
            | Amount::SpellsCast(players)
            | Amount::AttackedThisTurn(players)
            | Amount::Tempted(players)
            | Amount::PlayerCounters(_, players)
            | Amount::Descended(players)
            | Amount::DamageDealtThisTurn(players) => players.reword(words),
            Amount::Plus(one, other) => reword!(words: one, other),
            Amount::Times(_, of) | Amount::Half { of, .. } => of.reword(words),
            // What a party is made of is said by the rules, and not by the text.
            Amount::Number(_)
            | Amount::X
            | Amount::Slot(_)
            | Amount::Turn
            | Amount::Party(_)
            | Amount::TimesKicked
            | Amount::TimesPaid(..)
            | Amount::PermanentsBuried => {}
        }
    }
}

impl Reword for Condition {
    fn reword(&mut self, words: Rewording) {
        match self {
            Condition::Compare(one, _, other) => reword!(words: one, other),
            Condition::Match(objects, filter) | Condition::Revealed(objects, filter) => reword!(words: objects, filter),
            Condition::Is(_) => {}
            Condition::TurnOf(players)
            | Condition::During(_, players)
            | Condition::Blessed(players)
            | Condition::Designated(players, _)
            | Condition::CompletedDungeon(players) => {
                players.reword(words);
            }
            Condition::Not(other) | Condition::By(_, other) => other.reword(words),
            Condition::All(all) | Condition::Any(all) => all.reword(words),
            Condition::Combat(CombatTime::During(players, _)) => players.reword(words),
            Condition::KinStruck(players, objects) => reword!(words: players, objects),
            Condition::StruckWith(players, kind) => {
                players.reword(words);
                words.subtype(kind);
            }
            Condition::Attacked(one, other) | Condition::Attacking(one, other) => reword!(words: one, other),
            Condition::Untimely
            | Condition::SorceryTime
            | Condition::After(_)
            | Condition::Combat(CombatTime::OfFirstCombat(_))
            | Condition::Holds(_)
            | Condition::Paid(_)
            | Condition::PaidFor(..)
            | Condition::PaidInstance(..)
            | Condition::Level(..)
            | Condition::Chosen(..)
            | Condition::Noted(_) => {}
        }
    }
}

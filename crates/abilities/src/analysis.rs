//! Facts about texts that are worked out once, when the cards are numbered: whether a program may ask a player, what a
//! mana ability gives, and what a static ability reads and writes.

use crate::{
    ability::{Ability, Activated, Activator, Limit, Replaced, Replacement, SpellAbility, Static, Timing},
    bit_set,
    change::Change,
    cost::CostPart,
    effect::{Effect, Program},
    event::{DeedKind, Pattern},
    filter::Filter,
    mana::ManaKinds,
    quantity::{Amount, Condition, Objects, Players, Subjects},
};

/// What a mana ability gives and costs, as far as its text alone says it (605.1a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ManaSource {
    /// The types of mana of which its player chooses one.
    pub kinds: ManaKinds,
    /// How much mana it adds, where that is a number.
    pub amount: Option<u32>,
    /// Whether its cost taps its permanent.
    pub taps: bool,
    /// Whether its cost sacrifices its permanent.
    pub consumes: bool,
    /// Whether whoever can tap or sacrifice its permanent gets the mana for certain: it costs nothing else, and works
    /// any number of times, at any time, under no condition.
    pub is_certain: bool,
    /// Whether it does nothing but add mana.
    pub only_mana: bool,
    /// Whether it may ask its player something else than the type of mana.
    pub asks: bool,
    /// Whether it converts mana: its cost is plain mana and, at most, tapping or sacrificing its permanent, and its
    /// only effect is to add fixed amounts of mana.
    pub converts: bool,
}

/// What a mana ability gives and costs; `None` for other abilities.
pub(crate) fn mana_source(ability: &Ability) -> Option<ManaSource> {
    let Ability::Activated(activated) = ability else { return None };
    if !activated.is_mana_ability() {
        return None;
    }
    let Activated { cost, effect, limit, timing, only_if, by_whom, .. } = activated;
    let own = *by_whom == Activator::Controller;
    let (kinds, amount) = mana_output(&effect.program)?;
    let goes = |part: &CostPart| matches!(part, CostPart::Tap | CostPart::SacrificeThis);
    let plain = cost.parts.iter().all(goes);
    let adds = |effect: &Effect| matches!(effect, Effect::AddMana(Players::You, ..));
    let always = effect.program.first().is_some_and(|first| adds(&first.effect));
    let unrestricted = own && *limit == Limit::None && *timing == Timing::Instant && only_if.is_none();
    let is_mana = |part: &CostPart| matches!(part, CostPart::Mana(cost) if cost.special.is_empty() && cost.x == 0);
    let adds_number = |effect: &Effect| matches!(effect, Effect::AddMana(Players::You, _, Amount::Number(1..)));
    Some(ManaSource {
        kinds,
        amount: match amount {
            Amount::Number(amount) => Some((*amount).max(0).unsigned_abs()),
            _ => None,
        },
        taps: cost.parts.contains(&CostPart::Tap),
        consumes: cost.parts.contains(&CostPart::SacrificeThis),
        is_certain: plain && always && unrestricted,
        only_mana: effect.program.len() == 1 && always,
        asks: !(effect.program.len() == 1 && always) && program_asks(&effect.program),
        converts: unrestricted
            && cost.parts.iter().all(|part| is_mana(part) || goes(part))
            && cost.parts.iter().any(is_mana)
            && cost.parts.iter().any(goes)
            && effect.program.iter().all(|instruction| adds_number(&instruction.effect)),
    })
}

/// The mana that a program adds: the types to choose from, and how much.
pub(crate) fn mana_output(program: &Program) -> Option<(ManaKinds, &Amount)> {
    program.iter().find_map(|instruction| match &instruction.effect {
        Effect::AddMana(_, kinds, amount) | Effect::AddTiedMana(_, kinds, amount, _) => Some((*kinds, amount)),
        Effect::AddManaOf(_, _, amount) => Some((ManaKinds::ALL, amount)),
        Effect::AddManaCosts(..) => Some((ManaKinds::ALL, &Amount::Number(1))),
        Effect::If { then, otherwise, .. } | Effect::May { then, otherwise, .. } => {
            mana_output(then).or_else(|| mana_output(otherwise))
        }
        Effect::Repeat(_, body) | Effect::ForEach { body, .. } => mana_output(body),
        _ => None,
    })
}

/// Something about objects that continuous effects change and that others depend on (613.8a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Aspect {
    /// Which abilities they have.
    Abilities,
    /// Their types, supertypes and subtypes.
    Types,
    /// Their colors.
    Colors,
    /// Who controls them.
    Control,
    /// Their power and toughness.
    Numbers,
    /// Their copiable values: name, mana cost.
    Values,
    /// Whether they have the abilities of their text.
    Text,
}

bit_set! {
    /// A set of aspects.
    Aspects(u8) of Aspect
}

impl Aspects {
    /// Every aspect.
    pub const ALL: Aspects = Aspects(0b111_1111);
}

impl Change {
    /// What it changes about an object.
    pub const fn writes(&self) -> Aspects {
        match self {
            Change::CopyOf(..) | Change::ExchangeText(_) | Change::FullTextOf(_) => Aspects::ALL,
            // A word of the type line, or of an ability, which is another one then.
            Change::ReplaceWord(..) => Aspects::only(Aspect::Types).with(Aspect::Abilities).with(Aspect::Text),
            Change::SetName(_) | Change::AddWords(..) | Change::AllNames(_) => Aspects::only(Aspect::Values),
            Change::Control(_) => Aspects::only(Aspect::Control),
            // 305.7: a land that is another type loses its abilities.
            Change::SetLandTypes(_) => Aspects::only(Aspect::Types).with(Aspect::Abilities).with(Aspect::Text),
            Change::AddTypes(_)
            | Change::SetTypes(_)
            | Change::RemoveTypes(_)
            | Change::AddSubtypes(_)
            | Change::AddSupertypes(_) => Aspects::only(Aspect::Types),
            Change::SetColors(_) | Change::AddColors(_) | Change::SetColorIn(_) => Aspects::only(Aspect::Colors),
            Change::Gain(_)
            | Change::GainAbility(_)
            | Change::GainThat(_)
            | Change::GainChosen(..)
            | Change::GainActivatedOf(_) => Aspects::only(Aspect::Abilities),
            Change::Lose(_) | Change::CantHave(_) | Change::LoseAbilities => {
                Aspects::only(Aspect::Abilities).with(Aspect::Text)
            }
            Change::Define(..)
            | Change::Set(..)
            | Change::SetPower(_)
            | Change::SetToughness(_)
            | Change::Modify(..)
            | Change::Switch => Aspects::only(Aspect::Numbers),
            Change::CantAttack
            | Change::AttacksAsThough(_)
            | Change::CantBlock
            | Change::CantBeBlocked
            | Change::CantBeBlockedByStronger
            | Change::MustAttack
            | Change::CantAttackAlone
            | Change::CantBlockAlone
            | Change::CantCrew
            | Change::AttackersAtMost(_)
            | Change::BlockersAtMost(_)
            | Change::BlockedByAtMost(_)
            | Change::MustBlock
            | Change::MustBeBlocked
            | Change::MustBeBlockedByAll
            | Change::MustBlockThat(_)
            | Change::CanBlockMore(_)
            | Change::CostsToAttack(_)
            | Change::CostsToBlock(_)
            | Change::MayPayToAttack(..)
            | Change::TriggersAgain
            | Change::DoesntUntap
            | Change::CantBeCountered
            | Change::MustAttackPlayers(_)
            | Change::PlayersGain(..)
            | Change::PlayersGainAbility(..)
            | Change::MoreDevotion(_)
            | Change::CantTransform
            | Change::SurveilsMore(_)
            | Change::ControlsSearchers
            | Change::PlaysMoreLands(..)
            | Change::RevealsFirstDraw(..)
            | Change::CantPlayLands(_)
            | Change::Rolls(..)
            | Change::CantActivate
            | Change::Goaded
            | Change::MoreVotes(_)
            | Change::CantHaveCounters
            | Change::CantHaveMoreCounters(..)
            | Change::ShowsTop { .. } => Aspects::NONE,
        }
    }
}

/// What a static ability depends on: whether it exists at all, what it applies to, and how much it does.
pub(crate) fn reads(ability: &Ability) -> Aspects {
    let Ability::Static(Static { affects, changes, only_if, .. }) = ability else { return Aspects::NONE };
    // It is there as long as its object has it, and speaks of its controller.
    let own = Aspects::only(Aspect::Text).with(Aspect::Control);
    let changes = changes.iter().map(|change| match change {
        Change::Define(one, other) | Change::Set(one, other) | Change::Modify(one, other) => {
            amount_reads(one).union(amount_reads(other))
        }
        Change::CopyOf(of, _) => objects_read(of).with(Aspect::Values),
        Change::FullTextOf(of) => objects_read(of).with(Aspect::Values).with(Aspect::Text),
        Change::ExchangeText(of) => objects_read(of).with(Aspect::Text),
        Change::GainActivatedOf(of) => objects_read(of).with(Aspect::Abilities),
        Change::Control(of)
        | Change::MustAttackPlayers(of)
        | Change::PlayersGain(of, _)
        | Change::PlayersGainAbility(of, _)
        | Change::PlaysMoreLands(of, _)
        | Change::CantPlayLands(of) => players_read(of),
        _ => Aspects::NONE,
    });
    let condition = only_if.as_ref().map_or(Aspects::NONE, condition_reads);
    changes.fold(own.union(objects_read(affects)).union(condition), Aspects::union)
}

fn condition_reads(of: &Condition) -> Aspects {
    match of {
        Condition::Compare(one, _, other) => amount_reads(one).union(amount_reads(other)),
        Condition::Match(what, is) | Condition::Revealed(what, is) => objects_read(what).union(filter_reads(is)),
        Condition::TurnOf(of)
        | Condition::During(_, of)
        | Condition::Blessed(of)
        | Condition::Designated(of, _)
        | Condition::CompletedDungeon(of) => players_read(of),
        Condition::Is(_) => Aspects::NONE,
        Condition::Holds(_)
        | Condition::Paid(_)
        | Condition::PaidFor(..)
        | Condition::PaidInstance(..)
        | Condition::Untimely
        | Condition::SorceryTime
        | Condition::After(_)
        | Condition::Chosen(..)
        | Condition::Noted(_)
        | Condition::Level(..)
        | Condition::KinStruck(..)
        | Condition::StruckWith(..)
        | Condition::Combat(_)
        | Condition::Attacked(..)
        | Condition::Attacking(..) => Aspects::NONE,
        Condition::Not(other) | Condition::By(_, other) => condition_reads(other),
        Condition::All(all) | Condition::Any(all) => {
            all.iter().map(condition_reads).fold(Aspects::NONE, Aspects::union)
        }
    }
}

fn amount_reads(of: &Amount) -> Aspects {
    match of {
        Amount::Number(_)
        | Amount::X
        | Amount::Slot(_)
        | Amount::Turn
        | Amount::TimesKicked
        | Amount::TimesPaid(..)
        | Amount::PermanentsBuried => Aspects::NONE,
        Amount::Count(what)
        | Amount::Counters(_, what)
        | Amount::XOf(what)
        | Amount::OnSticker(_, what)
        | Amount::Stored(what)
        | Amount::ColorsSpent(what) => objects_read(what),
        Amount::CountPlayers(of)
        | Amount::CardsIn(_, of)
        | Amount::Life(of)
        | Amount::Drawn(of)
        | Amount::LifeLost(of)
        | Amount::SpellsCast(of)
        | Amount::Descended(of)
        | Amount::DamageDealtThisTurn(of)
        | Amount::Tempted(of)
        | Amount::PlayerCounters(_, of)
        | Amount::AttackedThisTurn(of) => players_read(of),
        Amount::Power(what) | Amount::Toughness(what) => objects_read(what).with(Aspect::Numbers),
        Amount::ManaValue(what) | Amount::Names(what) => objects_read(what).with(Aspect::Values),
        Amount::ColorPairs(what) => objects_read(what).with(Aspect::Colors),
        Amount::Party(_) => Aspects::only(Aspect::Types).with(Aspect::Control),
        Amount::Devotion(_) => Aspects::only(Aspect::Values).with(Aspect::Control),
        Amount::Plus(one, other) => amount_reads(one).union(amount_reads(other)),
        Amount::Times(_, of) | Amount::Half { of, .. } => amount_reads(of),
    }
}

fn objects_read(of: &Objects) -> Aspects {
    match of {
        Objects::This | Objects::Slot(_) | Objects::Host => Aspects::NONE,
        Objects::Each(is) => filter_reads(is),
        Objects::Top(of, amount) => players_read(of).union(amount_reads(amount)),
        Objects::TopOfGraveyard(of) | Objects::Commanders(of) | Objects::Zone(_, of) => players_read(of),
    }
}

fn players_read(of: &Players) -> Aspects {
    match of {
        Players::You
        | Players::Opponents
        | Players::All
        | Players::Team
        | Players::Slot(_)
        | Players::Active
        | Players::Attacking
        | Players::Defending
        | Players::MostLife
        | Players::AttackedThisCombat
        | Players::Promised
        | Players::Chosen(_)
        | Players::Host => Aspects::NONE,
        Players::Except(both) => players_read(&both.0).union(players_read(&both.1)),
        Players::ControllerOf(what) | Players::ProtectorOf(what) => objects_read(what).with(Aspect::Control),
        Players::OwnerOf(what) => objects_read(what),
    }
}

fn filter_reads(of: &Filter) -> Aspects {
    match of {
        Filter::All(all) | Filter::Either(all) => all.iter().map(filter_reads).fold(Aspects::NONE, Aspects::union),
        Filter::Not(part)
        | Filter::By(_, part)
        | Filter::AttachedTo(part)
        | Filter::Bears(part)
        | Filter::PairedWith(part) => filter_reads(part),
        Filter::Type(_) | Filter::Types(_) | Filter::Supertype(_) | Filter::Subtype(_) => Aspects::only(Aspect::Types),
        Filter::SubtypeIn(_) => Aspects::only(Aspect::Types),
        Filter::Color(_) | Filter::Colorless | Filter::Monocolored | Filter::Multicolored | Filter::ColorIn(_) => {
            Aspects::only(Aspect::Colors)
        }
        Filter::Keyword(_) => Aspects::only(Aspect::Abilities),
        Filter::Modified => Aspects::only(Aspect::Types).with(Aspect::Control),
        Filter::Targets(part) | Filter::TargetsOnly(part) => filter_reads(part),
        Filter::PermanentCard | Filter::PermanentSpell => Aspects::only(Aspect::Types),
        Filter::NoAbilities => Aspects::only(Aspect::Abilities).with(Aspect::Colors),
        Filter::Controller(of) => players_read(of).with(Aspect::Control),
        Filter::Owner(of) => players_read(of),
        Filter::Power(_, than)
        | Filter::Toughness(_, than)
        | Filter::BasePower(_, than)
        | Filter::BaseToughness(_, than) => amount_reads(than).with(Aspect::Numbers),
        Filter::ManaValue(_, than) => amount_reads(than).with(Aspect::Values),
        Filter::SameName(of) | Filter::OtherName(of) => objects_read(of).with(Aspect::Values),
        Filter::SharesCreatureType(of) => objects_read(of).with(Aspect::Types),
        Filter::SharesColor(of) => objects_read(of).with(Aspect::Colors),
        Filter::InSameSector(of) => objects_read(of),
        Filter::Named(_) | Filter::SecretlyNamed | Filter::Called(_) => Aspects::only(Aspect::Values),
        Filter::Any
        | Filter::This
        | Filter::Slot(_)
        | Filter::Tapped
        | Filter::Attacking
        | Filter::ChosenToAttack
        | Filter::SummoningSick
        | Filter::Blocking
        | Filter::BlockingThis
        | Filter::Blocked
        | Filter::Unblocked
        | Filter::HadToAttack
        | Filter::Token
        | Filter::Card
        | Filter::ActivatedThisTurn
        | Filter::AttackedThisTurn
        | Filter::CastFor(_)
        | Filter::CastFrom(_)
        | Filter::BoundBy(_)
        | Filter::TransformingCard
        | Filter::FaceDown
        | Filter::HasAdventure
        | Filter::AsAdventure
        | Filter::Transformed
        | Filter::Designated(_)
        | Filter::InSector(_)
        | Filter::Commander
        | Filter::Monstrous
        | Filter::Stickered(_)
        | Filter::NewSinceUpkeep
        | Filter::Spell
        | Filter::TargetCount(..)
        | Filter::In(_)
        | Filter::Counter(_) => Aspects::NONE,
    }
}

/// Whether a program may ask a player something as it runs, replacement effects aside.
pub(crate) fn program_asks(program: &Program) -> bool {
    program.iter().any(|instruction| match &instruction.effect {
        Effect::May { .. }
        | Effect::Pay { .. }
        | Effect::PayRepeatedly { .. }
        | Effect::Choose { .. }
        | Effect::RevealAny(..)
        | Effect::ChoosePlayer(_)
        | Effect::Separate { .. }
        | Effect::ChoosePile { .. }
        | Effect::ChooseParty(..)
        | Effect::ChooseColor(_)
        | Effect::ChooseSubtype(..)
        | Effect::ChooseName(..)
        | Effect::Discard(..)
        | Effect::Scry(..)
        | Effect::Explore(_)
        | Effect::Surveil(..)
        | Effect::TimeTravel(_)
        | Effect::Discover(..)
        | Effect::ManifestDread(_)
        | Effect::Cloak(..)
        | Effect::RingTempts(..)
        | Effect::Venture(..)
        // What enters may ask how; a roll may be changed for a cost.
        | Effect::OpenAttraction(_)
        | Effect::VisitAttractions(_)
        | Effect::InVariant(_)
        | Effect::OfDoors(_)
        | Effect::OfStickers(_)
        | Effect::FaceChoice { .. }
        | Effect::FlipCoin(..)
        | Effect::Roll(_)
        | Effect::RerollStored
        | Effect::Connive(..)
        | Effect::Exchange(_)
        | Effect::Fateseal(_)
        | Effect::Clash
        | Effect::Proliferate(_)
        | Effect::Populate(_)
        | Effect::Vote(_)
        | Effect::Bolster(..)
        | Effect::Sacrifice(..)
        // As it is turned face up, it may ask what it attaches to (303.4k).
        | Effect::TurnFace(..)
        // What enters may ask how.
        | Effect::Manifest(..)
        // As it transforms it may ask something (712.20).
        | Effect::Transform(..)
        | Effect::CopyOnStack { .. }
        | Effect::CastFree(_)
        | Effect::CastFor { .. }
        | Effect::CastTransformed(_)
        | Effect::Meld(..)
        | Effect::PlayLand(_)
        | Effect::Bring(..)
        | Effect::CastFreeIfAble(_)
        | Effect::ChooseWord(..)
        | Effect::Search { .. }
        | Effect::SearchZones { .. }
        | Effect::ShuffleInto { .. }
        | Effect::ChooseSource(_)
        // What follows may meet several replacement effects.
        | Effect::Replace { .. }
        | Effect::Shield { .. }
        | Effect::MoveUntil { .. }
        | Effect::Combat(..)
        // State-based actions are checked in its middle, and may ask.
        | Effect::EndTurn
        | Effect::RestartGame(_)
        | Effect::EndCombatPhase
        | Effect::RedistributeLife
        | Effect::Regenerate(_) => true,
        Effect::AddMana(_, kinds, _) | Effect::AddTiedMana(_, kinds, ..) => kinds.len() > 1,
        Effect::AddManaOf(..) | Effect::AddManaCosts(..) | Effect::Retarget(..) => true,
        Effect::If { then, otherwise, .. } => program_asks(then) || program_asks(otherwise),
        // Its player puts what cannot be done at the same time in an order (608.2f).
        Effect::ForEach { of, body, .. } => matches!(of, Subjects::Objects(_) | Subjects::Slot(_)) || program_asks(body),
        Effect::Repeat(_, body) | Effect::AsPlayers(_, body) => program_asks(body),
        // What it replaces may be replaced by something else as well.
        Effect::SelfReplacing { .. } => true,
        Effect::Let(_)
        | Effect::Double(_)
        | Effect::Monstrosity(_)
        | Effect::Exert(_)
        | Effect::ExcessDamage { .. }
        | Effect::SetLife(..)
        | Effect::ExchangeLife(..)
        | Effect::Damage { .. }
        | Effect::Fight(..)
        | Effect::Draw(..)
        | Effect::Act(..)
        | Effect::ShareKeywords(_)
        | Effect::Practice(..)
        | Effect::Join(..)
        | Effect::Suspect(_)
        | Effect::Designate(..)
        | Effect::Undesignate(..)
        | Effect::DiscardAtRandom(..)
        | Effect::DiscardThose(_)
        | Effect::Mill(..)
        | Effect::GainLife(..)
        | Effect::LoseLife(..)
        | Effect::Destroy { .. }
        | Effect::Counter(_)
        | Effect::SacrificeThose(_)
        | Effect::Tap(_)
        | Effect::Untap(_)
        | Effect::PutCounters(..)
        | Effect::RemoveCounters(..)
        | Effect::MoveCounters { .. }
        | Effect::PutCountersOf(..)
        | Effect::Create { .. }
        | Effect::CreateTapped(..)
        | Effect::Incubate(..)
        | Effect::Change { .. }
        | Effect::Casting { .. }
        | Effect::EmptyPool { .. }
        | Effect::Remember(..)
        | Effect::Recall(_)
        | Effect::RecallNumber(_)
        | Effect::RememberNumber(..)
        | Effect::Divided(..)
        | Effect::ChangeNextSpell { .. }
        | Effect::CopyCards(_)
        | Effect::CopyNamed(_)
        | Effect::Follow(..)
        | Effect::NoteName(_)
        | Effect::CopyNoted(_)
        | Effect::LookAt(..)
        | Effect::Reveal(_)
        | Effect::Flip(_)
        | Effect::PhaseOut(_)
        | Effect::PhaseOutUntil { .. }
        | Effect::SetLevel(_)
        | Effect::RemoveDamage(_)
        | Effect::Pair(..)
        | Effect::Bind(..)
        | Effect::CopyEncoded
        | Effect::Become(_)
        | Effect::Take(..)
        | Effect::Find(_)
        | Effect::Delay { .. }
        | Effect::Reflexive(_)
        | Effect::AfterResolutions { .. }
        | Effect::Emblem(..)
        | Effect::Ignore(_)
        | Effect::TopUntil(..)
        | Effect::Last(_)
        | Effect::Attach(..)
        | Effect::Unattach(_)
        | Effect::Shuffle(_)
        | Effect::SkipStep(..)
        | Effect::ExtraTurn(_)
        | Effect::ControlNextTurn(_)
        | Effect::SkipTurn(_)
        | Effect::DrawGame
        | Effect::AddToTurn { .. }
        | Effect::Win(_)
        | Effect::Lose(_) => false,
        // What enters may ask how, and several that go to a library are put in an order by their owner.
        Effect::Move(_, to) => match to.zone {
            crate::types::Zone::Battlefield => true,
            crate::types::Zone::Library => to.place != crate::destination::Where::BottomAtRandom,
            _ => false,
        },
        Effect::CreateCopies { .. } => true,
    })
}

/// Whether an ability may ask as it resolves, or as its object enters the battlefield.
pub(crate) fn asks(ability: &Ability) -> bool {
    let text = |text: &SpellAbility| {
        let mut modes = text.modal.iter().flat_map(|modal| &modal.modes);
        program_asks(&text.program) || modes.any(|mode| program_asks(&mode.program))
    };
    match ability {
        Ability::Spell(spell) => text(spell),
        Ability::Activated(ability) => text(&ability.effect),
        Ability::Triggered(ability) => text(&ability.effect),
        Ability::Replacement(replacement) => replacement.asks(),
        Ability::Keyword(_) | Ability::Static(_) | Ability::Casting(_) | Ability::Opening(_) | Ability::Opaque(_) => {
            false
        }
    }
}

/// Whether a text takes the top card of a graveyard.
pub(crate) fn reads_graveyard_order(ability: &Ability) -> bool {
    let in_text = |text: &SpellAbility| {
        let mut modes = text.modal.iter().flat_map(|modal| &modal.modes);
        takes_top(&text.program) || modes.any(|mode| takes_top(&mode.program))
    };
    match ability {
        Ability::Spell(spell) => in_text(spell),
        Ability::Activated(ability) => in_text(&ability.effect),
        Ability::Triggered(ability) => in_text(&ability.effect),
        Ability::Keyword(_)
        | Ability::Static(_)
        | Ability::Replacement(_)
        | Ability::Casting(_)
        | Ability::Opening(_)
        | Ability::Opaque(_) => false,
    }
}

fn takes_top(program: &Program) -> bool {
    program.iter().any(|instruction| match &instruction.effect {
        Effect::Move(what, _) => matches!(what, Objects::TopOfGraveyard(_)),
        Effect::If { then, otherwise, .. }
        | Effect::May { then, otherwise, .. }
        | Effect::Pay { then, otherwise, .. } => takes_top(then) || takes_top(otherwise),
        Effect::PayRepeatedly { then, .. } => takes_top(then),
        Effect::ForEach { body, .. } | Effect::Repeat(_, body) => takes_top(body),
        _ => false,
    })
}

/// Whether an unconditional instruction of a program moves the object that has the program.
pub fn moves_itself(program: &Program) -> bool {
    program.iter().any(|instruction| matches!(instruction.effect, Effect::Move(Objects::This, _)))
}

impl Replacement {
    /// Whether applying it may ask a player something.
    pub fn asks(&self) -> bool {
        self.optional
            || program_asks(&self.then)
            // What else would move its object at the same time, it may contradict (400.6).
            || matches!(&self.with, Replaced::Program(program) if moves_itself(program))
            // Of damage from several sources, a player chooses what the shield prevents (615.7).
            || matches!(self.shield, crate::ability::Shield::Amount(_))
            || match &self.with {
                Replaced::Program(program) => program_asks(program),
                // What enters as a copy may ask what the copied one asks as it enters (707.5).
                Replaced::EntersAsCopy(..)
                | Replaced::EntersAsCopyOf(..)
                | Replaced::EntersAsOneOf
                | Replaced::EntersAfter { .. }
                | Replaced::TurnsUpAttached(_) => true,
                // What enters may ask how.
                Replaced::To(zone) => *zone == crate::types::Zone::Battlefield,
                Replaced::Nothing
                | Replaced::Cant
                | Replaced::EntersUnder(_)
                | Replaced::EntersTapped
                | Replaced::EntersTransformed
                | Replaced::EntersWith(..)
                | Replaced::Redirect(_)
                | Replaced::Times(_)
                | Replaced::SearchTop(_)
                | Replaced::Plus(_)
                | Replaced::LifeAtLeast(_)
                | Replaced::Regenerates => false,
            }
    }

    /// Whether it may apply to something that enters the battlefield, beside what that has itself.
    pub fn meets_entering(&self) -> bool {
        let Pattern { kind, to, .. } = &self.of;
        *kind == DeedKind::Move && (to.is_empty() || to.has(crate::types::Zone::Battlefield))
    }

    /// Whether it applies to nothing but its own object as that enters the battlefield.
    pub fn is_about_entering(&self) -> bool {
        let Pattern { kind, subject, to, .. } = &self.of;
        let enters = *to == crate::types::Zones::only(crate::types::Zone::Battlefield);
        *kind == DeedKind::Move && *subject == Filter::This && enters
    }
}

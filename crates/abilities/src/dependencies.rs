//! The deeds that may change what a static ability does, or end an effect.

use crate::{
    ability::{Ability, Static},
    change::Change,
    event::{DeedKind, DeedKinds},
    filter::Filter,
    quantity::{Amount, Condition, Objects, Players},
};

/// The deeds that may change what a static ability does, beside those that change characteristics, control, counters on
/// objects or what is attached to what: it depends on status, combat, hands, turns.
pub(crate) fn depends_on(ability: &Ability) -> DeedKinds {
    let Ability::Static(Static { affects, changes, only_if, .. }) = ability else { return DeedKinds::NONE };
    let changes = changes.iter().map(|change| match change {
        Change::Define(one, other) | Change::Set(one, other) | Change::Modify(one, other) => {
            amount(one).union(amount(other))
        }
        Change::CopyOf(of, _) | Change::GainActivatedOf(of) | Change::FullTextOf(of) | Change::ExchangeText(of) => {
            objects(of)
        }
        Change::Control(of) => players(of),
        // Who has left the game has nothing any more.
        Change::MustAttackPlayers(of) | Change::PlayersGain(of, _) | Change::PlayersGainAbility(of, _) => {
            players(of).with(DeedKind::Lose)
        }
        _ => DeedKinds::NONE,
    });
    let condition = only_if.as_ref().map_or(DeedKinds::NONE, condition);
    changes.fold(objects(affects).union(condition), DeedKinds::union)
}

impl crate::change::Duration {
    /// The deeds that may end it, beside those that change characteristics, control, counters on objects or what is
    /// attached to what.
    pub fn depends_on(&self) -> DeedKinds {
        match self {
            // What a slot holds is the same object as long as the effect lasts.
            Self::AsLongAs(of) => match &of.0 {
                Objects::Slot(_) => filter(&of.1).union(MOVING),
                what => objects(what).union(filter(&of.1)).union(MOVING),
            },
            Self::EndOfTurn
            | Self::YourNextTurn
            | Self::EndOfCombat
            | Self::UntilPlaneswalk
            | Self::Forever
            | Self::UntilPaid(_) => DeedKinds::NONE,
        }
    }
}

/// Deeds that move objects between zones, in or out of the game.
const MOVING: DeedKinds =
    DeedKinds::only(DeedKind::Move).with(DeedKind::Lose).with(DeedKind::PhaseOut).with(DeedKind::PhaseIn);
/// Deeds that change who attacks and blocks; combat is over as the next step begins.
const FIGHTING: DeedKinds = MOVING
    .with(DeedKind::Attack)
    .with(DeedKind::Block)
    .with(DeedKind::BecomeBlocked)
    .with(DeedKind::BlockedBy)
    .with(DeedKind::Unblocked)
    .with(DeedKind::BeginStep)
    .with(DeedKind::Destroy);

fn condition(of: &Condition) -> DeedKinds {
    match of {
        Condition::Compare(one, _, other) => amount(one).union(amount(other)),
        Condition::Match(what, is) | Condition::Revealed(what, is) => objects(what).union(filter(is)),
        Condition::TurnOf(of) => players(of).with(DeedKind::BeginTurn),
        Condition::During(_, of) => players(of).with(DeedKind::BeginTurn).with(DeedKind::BeginStep),
        Condition::Holds(_) | Condition::Untimely | Condition::SorceryTime => DeedKinds::ALL,
        Condition::After(_) => DeedKinds::only(DeedKind::BeginStep),
        Condition::Combat(_) | Condition::Attacked(..) | Condition::Attacking(..) => FIGHTING.with(DeedKind::BeginTurn),
        Condition::KinStruck(one, of) => {
            players(one).union(objects(of)).with(DeedKind::Damage).with(DeedKind::BeginTurn)
        }
        Condition::StruckWith(of, _) => players(of).with(DeedKind::Damage).with(DeedKind::BeginTurn),
        // It is remembered from the casting on, or from when the permanent entered.
        Condition::Paid(_)
        | Condition::PaidFor(..)
        | Condition::PaidInstance(..)
        | Condition::Chosen(..)
        | Condition::Noted(_)
        | Condition::Level(..) => DeedKinds::NONE,
        Condition::Blessed(of) => players(of),
        Condition::Designated(of, _) | Condition::CompletedDungeon(of) => players(of).with(DeedKind::Act),
        Condition::Is(_) => DeedKinds::only(DeedKind::Act),
        Condition::Not(other) | Condition::By(_, other) => condition(other),
        Condition::All(all) | Condition::Any(all) => all.iter().map(condition).fold(DeedKinds::NONE, DeedKinds::union),
    }
}

fn amount(of: &Amount) -> DeedKinds {
    match of {
        Amount::Number(_) | Amount::Devotion(_) | Amount::Party(_) | Amount::TimesKicked | Amount::TimesPaid(..) => {
            DeedKinds::NONE
        }
        Amount::Count(what)
        | Amount::Power(what)
        | Amount::Toughness(what)
        | Amount::ManaValue(what)
        | Amount::Names(what)
        | Amount::OnSticker(_, what)
        | Amount::ColorsSpent(what)
        | Amount::ColorPairs(what)
        | Amount::Counters(_, what) => objects(what),
        Amount::Plus(one, other) => amount(one).union(amount(other)),
        Amount::Times(_, of) | Amount::Half { of, .. } => amount(of),
        Amount::CountPlayers(of) => players(of).with(DeedKind::Lose),
        Amount::Turn => DeedKinds::only(DeedKind::BeginTurn),
        Amount::AttackedThisTurn(of) => players(of).with(DeedKind::Attack).with(DeedKind::BeginTurn),
        Amount::CardsIn(_, of) => players(of).union(MOVING),
        Amount::PlayerCounters(_, of) => players(of).with(DeedKind::PutCounters).with(DeedKind::RemoveCounters),
        Amount::Stored(what) => objects(what).with(DeedKind::Roll),
        Amount::Tempted(of) => players(of).with(DeedKind::Act),
        Amount::Descended(of) => players(of).union(MOVING).with(DeedKind::BeginTurn),
        Amount::PermanentsBuried => MOVING.with(DeedKind::BeginTurn),
        Amount::DamageDealtThisTurn(of) => players(of).with(DeedKind::Damage).with(DeedKind::BeginTurn),
        Amount::Life(of) => players(of).with(DeedKind::GainLife).with(DeedKind::LoseLife).with(DeedKind::Lose),
        Amount::Drawn(of) => players(of).with(DeedKind::Draw).with(DeedKind::BeginTurn),
        Amount::LifeLost(of) => players(of).with(DeedKind::LoseLife).with(DeedKind::BeginTurn),
        Amount::SpellsCast(of) => players(of).with(DeedKind::Cast).with(DeedKind::BeginTurn),
        Amount::X | Amount::XOf(_) | Amount::Slot(_) => DeedKinds::ALL,
    }
}

fn objects(of: &Objects) -> DeedKinds {
    match of {
        Objects::This | Objects::Host => DeedKinds::NONE,
        Objects::Each(is) => filter(is),
        Objects::Slot(_) | Objects::Top(..) => DeedKinds::ALL,
        Objects::TopOfGraveyard(of) | Objects::Commanders(of) | Objects::Zone(_, of) => players(of).union(MOVING),
    }
}

fn players(of: &Players) -> DeedKinds {
    match of {
        Players::You | Players::Opponents | Players::All | Players::Team | Players::Host | Players::Promised => {
            DeedKinds::NONE
        }
        // Who has left the game controls nothing any more.
        Players::Chosen(_) => DeedKinds::only(DeedKind::Lose),
        Players::Active => DeedKinds::only(DeedKind::BeginTurn),
        Players::Attacking => FIGHTING.with(DeedKind::BeginTurn),
        Players::Defending | Players::AttackedThisCombat => FIGHTING,
        Players::MostLife => DeedKinds::only(DeedKind::GainLife).with(DeedKind::LoseLife).with(DeedKind::Lose),
        Players::Except(both) => players(&both.0).union(players(&both.1)),
        Players::ControllerOf(what) | Players::OwnerOf(what) | Players::ProtectorOf(what) => {
            objects(what).union(MOVING)
        }
        Players::Slot(_) => DeedKinds::ALL,
    }
}

fn filter(of: &Filter) -> DeedKinds {
    match of {
        Filter::All(all) | Filter::Either(all) => all.iter().map(filter).fold(DeedKinds::NONE, DeedKinds::union),
        Filter::Not(part)
        | Filter::By(_, part)
        | Filter::AttachedTo(part)
        | Filter::Bears(part)
        | Filter::PairedWith(part) => filter(part),
        Filter::Controller(of) | Filter::Owner(of) => players(of),
        Filter::Power(_, than)
        | Filter::Toughness(_, than)
        | Filter::BasePower(_, than)
        | Filter::BaseToughness(_, than)
        | Filter::ManaValue(_, than) => amount(than),
        Filter::SameName(of) | Filter::OtherName(of) | Filter::SharesCreatureType(of) | Filter::SharesColor(of) => {
            objects(of)
        }
        Filter::Any
        | Filter::Type(_)
        | Filter::Types(_)
        | Filter::Supertype(_)
        | Filter::Subtype(_)
        | Filter::Color(_)
        | Filter::Colorless
        | Filter::Monocolored
        | Filter::Multicolored
        | Filter::Keyword(_)
        | Filter::This
        | Filter::Token
        | Filter::Card
        | Filter::HasAdventure
        | Filter::AsAdventure
        | Filter::Transformed
        | Filter::TransformingCard
        | Filter::FaceDown
        | Filter::NoAbilities
        | Filter::Modified
        // Putting a sticker somewhere changes characteristics, and is worked out as they are.
        | Filter::Stickered(_)
        | Filter::Counter(_) => DeedKinds::NONE,
        Filter::CastFor(_) | Filter::CastFrom(_) => MOVING,
        Filter::BoundBy(_) => MOVING.with(DeedKind::LoseControl),
        Filter::AttackedThisTurn => MOVING.with(DeedKind::Attack).with(DeedKind::BeginTurn),
        Filter::ActivatedThisTurn => MOVING.with(DeedKind::Activate).with(DeedKind::BeginTurn),
        Filter::InSameSector(of) => objects(of).with(DeedKind::Designate),
        Filter::Designated(_) | Filter::InSector(_) => DeedKinds::only(DeedKind::Designate),
        Filter::Monstrous => MOVING.with(DeedKind::BecomeMonstrous),
        Filter::NewSinceUpkeep => MOVING.with(DeedKind::BeginStep),
        Filter::Tapped => MOVING.with(DeedKind::Tap).with(DeedKind::Untap),
        Filter::SummoningSick => MOVING.with(DeedKind::LoseControl).with(DeedKind::BeginTurn),
        Filter::Unblocked => FIGHTING.with(DeedKind::BeginStep),
        Filter::Attacking
        | Filter::ChosenToAttack
        | Filter::Blocking
        | Filter::BlockingThis
        | Filter::Blocked
        | Filter::HadToAttack => FIGHTING,
        Filter::In(_) | Filter::PermanentCard => MOVING,
        Filter::Slot(_)
        | Filter::Spell
        | Filter::PermanentSpell
        | Filter::TargetCount(..)
        | Filter::Targets(_)
        | Filter::TargetsOnly(_)
        | Filter::Named(_)
        | Filter::Commander
        | Filter::SecretlyNamed
        | Filter::Called(_)
        | Filter::ColorIn(_)
        | Filter::SubtypeIn(_) => DeedKinds::ALL,
    }
}

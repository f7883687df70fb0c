//! Facts about texts that are worked out once: whether a program may ask a player, and whether a static ability depends
//! on more than characteristics.

use crate::{
    ability::{Ability, Replaced, SpellAbility, Static},
    effect::{Change, Effect, Program},
    filter::Filter,
    quantity::{Amount, Condition, Objects, Players},
};

/// Whether a program may ask a player something as it runs, replacement effects aside.
pub(crate) fn program_asks(program: &Program) -> bool {
    program.iter().any(|instruction| match &instruction.effect {
        Effect::May { .. }
        | Effect::Pay { .. }
        | Effect::Choose { .. }
        | Effect::ChoosePlayer(_)
        | Effect::Discard(..)
        | Effect::Scry(..)
        | Effect::Sacrifice(..)
        | Effect::CopyOnStack(_)
        | Effect::CastFree(_)
        | Effect::Search { .. } => true,
        Effect::AddMana(_, kinds, _) => kinds.len() > 1,
        Effect::If { then, otherwise, .. } => program_asks(then) || program_asks(otherwise),
        Effect::ForEach { body, .. } | Effect::Repeat(_, body) => program_asks(body),
        Effect::Let(_)
        | Effect::Damage { .. }
        | Effect::Fight(..)
        | Effect::Draw(..)
        | Effect::DiscardAtRandom(..)
        | Effect::DiscardThose(_)
        | Effect::Mill(..)
        | Effect::GainLife(..)
        | Effect::LoseLife(..)
        | Effect::Destroy { .. }
        | Effect::Regenerate(_)
        | Effect::Counter(_)
        | Effect::SacrificeThose(_)
        | Effect::Tap(_)
        | Effect::Untap(_)
        | Effect::PutCounters(..)
        | Effect::RemoveCounters(..)
        | Effect::Create { .. }
        | Effect::Change { .. }
        | Effect::Replace { .. }
        | Effect::Delay { .. }
        | Effect::Reflexive(_)
        | Effect::Emblem(..)
        | Effect::RevealUntil(..)
        | Effect::Last(_)
        | Effect::Attach(..)
        | Effect::Shuffle(_)
        | Effect::SkipStep(..)
        | Effect::ExtraTurn(_)
        | Effect::Win(_)
        | Effect::Lose(_) => false,
        // What enters may ask how.
        Effect::Move(_, to) => to.zone == crate::types::Zone::Battlefield,
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
        Ability::Replacement(replacement) => {
            replacement.optional || matches!(replacement.with, Replaced::EntersAsCopy(_) | Replaced::Program(_))
        }
        Ability::Keyword(_) | Ability::Static(_) | Ability::Opaque(_) => false,
    }
}

/// Whether a static ability depends on more than characteristics and control: on status, combat, hands, conditions.
pub(crate) fn is_volatile(ability: &Ability) -> bool {
    let Ability::Static(Static { affects, changes, only_if, .. }) = ability else { return false };
    let numbers = changes.iter().any(|change| match change {
        Change::Define(one, other) | Change::Set(one, other) | Change::Modify(one, other) => {
            amount(one) || amount(other)
        }
        Change::CopyOf(of) => objects(of),
        Change::Control(of) => players(of),
        _ => false,
    });
    numbers || objects(affects) || only_if.as_ref().is_some_and(condition)
}

fn condition(of: &Condition) -> bool {
    match of {
        Condition::Compare(one, _, other) => amount(one) || amount(other),
        Condition::Match(what, is) => objects(what) || filter(is),
        Condition::TurnOf(_) | Condition::Holds(_) => true,
        Condition::Not(other) => condition(other),
        Condition::All(all) | Condition::Any(all) => all.iter().any(condition),
    }
}

fn amount(of: &Amount) -> bool {
    match of {
        Amount::Number(_) => false,
        Amount::Count(what) | Amount::Power(what) | Amount::Toughness(what) | Amount::ManaValue(what) => objects(what),
        Amount::Plus(one, other) => amount(one) || amount(other),
        Amount::Times(_, of) | Amount::Half { of, .. } => amount(of),
        Amount::Devotion(_) => false,
        Amount::X
        | Amount::Slot(_)
        | Amount::CountPlayers(_)
        | Amount::CardsIn(..)
        | Amount::Life(_)
        | Amount::Counters(..) => true,
    }
}

fn objects(of: &Objects) -> bool {
    match of {
        Objects::This => false,
        Objects::Each(is) => filter(is),
        Objects::Slot(_) | Objects::Host | Objects::Top(..) => true,
    }
}

fn players(of: &Players) -> bool {
    !matches!(of, Players::You | Players::Opponents | Players::All)
}

fn filter(of: &Filter) -> bool {
    match of {
        Filter::All(all) | Filter::Either(all) => all.iter().any(filter),
        Filter::Not(part) => filter(part),
        Filter::Controller(of) | Filter::Owner(of) => players(of),
        Filter::Power(_, than) | Filter::Toughness(_, than) | Filter::ManaValue(_, than) => amount(than),
        Filter::Any
        | Filter::Type(_)
        | Filter::Types(_)
        | Filter::Supertype(_)
        | Filter::Subtype(_)
        | Filter::Color(_)
        | Filter::Colorless
        | Filter::Multicolored
        | Filter::Keyword(_)
        | Filter::This
        | Filter::Token
        | Filter::SameName => false,
        Filter::Slot(_)
        | Filter::Tapped
        | Filter::Attacking
        | Filter::Blocking
        | Filter::Blocked
        | Filter::Spell
        | Filter::In(_)
        | Filter::Counter(_)
        | Filter::AttachedTo(_)
        | Filter::Bears(_) => true,
    }
}

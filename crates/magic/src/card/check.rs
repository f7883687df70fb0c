//! What must hold of a card before a game is played with it: no reference leads nowhere, no number is too
//! large to add up, nothing is too long to resolve at once.

use super::{CardDef, CardError};
use crate::ability::{Ability, Amount, Body, Change, Cost, Effect, Recipient, Which, Who};

/// The largest number on a card, in either direction.
const LARGEST: i32 = 1000;
/// The most steps, targets or modes of a body.
const LONGEST: usize = 16;
/// The most abilities of a card, and the most tokens.
const ABILITIES: usize = 100;

/// Checks one card, its tokens aside.
pub(super) fn card(def: &CardDef) -> Result<(), CardError> {
    limit(def, "abilities", def.abilities.len(), ABILITIES)?;
    limit(def, "tokens", def.tokens.len(), ABILITIES)?;
    for n in [def.power, def.toughness].into_iter().flatten() {
        number(def, n)?;
    }
    cost(def, def.additional_cost.as_ref())?;
    for ability in &def.abilities {
        match ability {
            Ability::Keyword(_) | Ability::Opaque(_) => {}
            Ability::Spell(of) => body(def, of)?,
            Ability::Activated(ability) => {
                cost(def, Some(&ability.cost))?;
                body(def, &ability.body)?;
            }
            Ability::Triggered(ability) => body(def, &ability.body)?,
            Ability::Static(ability) => {
                limit(def, "changes", ability.changes.len(), LONGEST)?;
                ability.changes.iter().try_for_each(|&c| change(def, c, 0))?;
            }
            Ability::Enters(crate::ability::Enters::WithCounters(n)) => amount(def, *n, 0)?,
            Ability::Enters(_) => {}
        }
    }
    Ok(())
}

fn limit(def: &CardDef, what: &'static str, len: usize, most: usize) -> Result<(), CardError> {
    if len > most { Err(CardError::TooLong { card: def.name.clone(), what, most }) } else { Ok(()) }
}

fn number(def: &CardDef, number: i32) -> Result<(), CardError> {
    let fits = (-LARGEST..=LARGEST).contains(&number);
    if fits { Ok(()) } else { Err(CardError::TooLarge { card: def.name.clone(), number }) }
}

fn cost(def: &CardDef, cost: Option<&Cost>) -> Result<(), CardError> {
    cost.map_or(Ok(()), |cost| number(def, cost.life))
}

fn body(def: &CardDef, of: &Body) -> Result<(), CardError> {
    limit(def, "steps", of.steps.len(), LONGEST)?;
    limit(def, "targets", of.targets.iter().map(|t| usize::from(t.max)).sum(), LONGEST)?;
    if let Some(modal) = &of.modal {
        limit(def, "modes", modal.modes.len(), LONGEST)?;
        if usize::from(modal.choose) > modal.modes.len() {
            return Err(CardError::Dangling { card: def.name.clone(), what: "mode", place: modal.choose });
        }
        for mode in &modal.modes {
            if mode.modal.is_some() {
                return Err(CardError::TooLong { card: def.name.clone(), what: "modes within a mode", most: 0 });
            }
            body(def, mode)?;
        }
    }
    of.steps.iter().try_for_each(|step| effect(def, step.effect, of.targets.len()))
}

fn effect(def: &CardDef, effect: Effect, targets: usize) -> Result<(), CardError> {
    let object = |which| which_of(def, which, targets);
    let player = |who| who_of(def, who, targets);
    let many = |n| amount(def, n, targets);
    match effect {
        Effect::Damage { source, to, amount } => {
            object(source)?;
            match to {
                Recipient::Target(place) => target(def, place, targets)?,
                Recipient::Player(who) => player(who)?,
                Recipient::Object(which) => object(which)?,
            }
            many(amount)
        }
        Effect::Fight(one, other) => object(one).and(object(other)),
        Effect::Draw(who, n)
        | Effect::Discard(who, n)
        | Effect::DiscardAtRandom(who, n)
        | Effect::Mill(who, n)
        | Effect::GainLife(who, n)
        | Effect::LoseLife(who, n)
        | Effect::Sacrifice(who, _, n) => player(who).and(many(n)),
        Effect::Create { who, token, amount } => {
            if usize::from(token) >= def.tokens.len() {
                return Err(CardError::Dangling { card: def.name.clone(), what: "token", place: token });
            }
            player(who).and(many(amount))
        }
        Effect::Scry(n) | Effect::AddMana(_, n) => many(n),
        Effect::Destroy(which)
        | Effect::Exile(which)
        | Effect::ToHand(which)
        | Effect::ToLibrary(which, _)
        | Effect::ToBattlefield(which)
        | Effect::Counter(which)
        | Effect::Tap(which)
        | Effect::Untap(which) => object(which),
        Effect::PutCounters(which, _, n) => object(which).and(many(n)),
        Effect::Change { which, change: c, .. } => object(which).and(change(def, c, targets)),
        Effect::SacrificeThis | Effect::Shuffle => Ok(()),
        Effect::Win(who) | Effect::Lose(who) => player(who),
    }
}

fn change(def: &CardDef, change: Change, targets: usize) -> Result<(), CardError> {
    match change {
        Change::Define(power, toughness) | Change::Set(power, toughness) | Change::Modify(power, toughness) => {
            amount(def, power, targets).and(amount(def, toughness, targets))
        }
        _ => Ok(()),
    }
}

fn amount(def: &CardDef, amount: Amount, targets: usize) -> Result<(), CardError> {
    match amount {
        Amount::Number(n) => number(def, n),
        Amount::Hand(who) | Amount::Graveyard(who) => who_of(def, who, targets),
        Amount::Power(which) | Amount::Toughness(which) => which_of(def, which, targets),
        Amount::X | Amount::MinusX | Amount::Count(_) | Amount::Event => Ok(()),
    }
}

fn who_of(def: &CardDef, who: Who, targets: usize) -> Result<(), CardError> {
    match who {
        Who::Target(place) | Who::ControllerOfTarget(place) => target(def, place, targets),
        _ => Ok(()),
    }
}

fn which_of(def: &CardDef, which: Which, targets: usize) -> Result<(), CardError> {
    match which {
        Which::Target(place) => target(def, place, targets),
        _ => Ok(()),
    }
}

fn target(def: &CardDef, place: u8, targets: usize) -> Result<(), CardError> {
    let exists = usize::from(place) < targets;
    if exists { Ok(()) } else { Err(CardError::Dangling { card: def.name.clone(), what: "target", place }) }
}

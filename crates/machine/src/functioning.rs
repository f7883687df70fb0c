//! Where abilities function (113.6): those of permanents on the battlefield, others where a rule says so.

use vademecum_abilities::{
    Ability, AbilityId, Change, CostPart, Effect, Filter, Functions, Objects, Pattern, Program, Trigger, Zone,
};
use vademecum_rule_ids::magic::{R113_6B, R113_6C, R113_6J, R113_6K, R113_6M, R114_4, R702_55C};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::Look,
    id::ObjectId,
    keywords::HAUNT,
    layers,
    state::{Continuous, State},
    variants,
};

/// Whether an ability that its text gives a zone other than the battlefield functions there.
pub(crate) fn functions<R: Recorder>(look: Look<'_, R>, id: ObjectId, ability: AbilityId) -> bool {
    let zone = look.state.object(id).zone;
    if zone == Zone::Command
        && let Some(functions) = variants::functions(look, id)
    {
        return functions;
    }
    zone == Zone::Battlefield || reason(look.state.cards.ability(ability), zone).is_none_or(|rule| look.rule(rule))
}

/// Whether the abilities of an object function, as far as rules of a casual variant say where.
pub(crate) fn functions_in_variant<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
    look.state.object(id).zone != Zone::Command || variants::functions(look, id).unwrap_or(true)
}

/// Whether an object says of itself that counters can't be put on it.
pub(crate) fn cant_have_counters(state: &State, id: ObjectId) -> bool {
    says_of_itself(state, id, |change| (*change == Change::CantHaveCounters).then_some(())).is_some()
}

/// Whether an object says of itself, or an effect of a resolution says of it, that it can't transform.
pub(crate) fn cant_transform<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
    let state = look.state;
    let here = state.reference(id);
    let by_effect = |effect: &Continuous| effect.on.contains(&here) && effect.changes.contains(&Change::CantTransform);
    each_of_itself(state, id, |change| (*change == Change::CantTransform).then_some(()))
        .any(|(by, ())| by.is_none_or(|by| look.rule(by)))
        || state.effects.iter().any(by_effect)
}

/// What static abilities of an object say of the object itself, where they are printed on it and not lost.
pub(crate) fn says_of_itself<T>(state: &State, id: ObjectId, says: impl Fn(&Change) -> Option<T>) -> Option<T> {
    each_of_itself(state, id, says).next().map(|(_, says)| says)
}

/// The same for each of those abilities, with the rule that gives it, where it is not the text of a card.
fn each_of_itself<'a, T>(
    state: &'a State,
    id: ObjectId,
    says: impl Fn(&Change) -> Option<T> + 'a,
) -> impl Iterator<Item = (Option<RuleId>, T)> + 'a {
    state.cards.passive(state.face(id)).iter().filter_map(move |&ability| match state.cards.ability(ability) {
        Ability::Static(is) if is.affects == Objects::This && layers::has_ability(state, id, ability) => {
            is.changes.iter().find_map(&says).map(|says| (is.by, says))
        }
        _ => None,
    })
}

/// The rule by which an ability functions in a zone; none for what a keyword means, which says so itself.
fn reason(ability: &Ability, zone: Zone) -> Option<RuleId> {
    let (by, cost, program, on): (_, &[CostPart], &Program, _) = match ability {
        Ability::Activated(is) => (is.by, &is.cost.parts, &is.effect.program, None),
        Ability::Triggered(is) => (is.by, &[], &is.effect.program, Some(&is.on)),
        // 113.6c: it says where it does not function.
        Ability::Static(is) if is.functions == Functions::OFF_BATTLEFIELD => return Some(R113_6C),
        Ability::Static(is) => return place(is.by, zone),
        Ability::Replacement(is) => return place(is.by, zone),
        Ability::Keyword(_) | Ability::Spell(_) | Ability::Casting(_) | Ability::Opening(_) | Ability::Opaque(_) => {
            return None;
        }
    };
    let is_haunted = |part: &Filter| *part == Filter::BoundBy(HAUNT);
    if zone == Zone::Exile && matches!(on, Some(Trigger::Event(of)) if of.subject.contains(&is_haunted)) {
        return Some(R702_55C);
    }
    if by.is_some() || zone == Zone::Command {
        return place(by, zone);
    }
    let leaves = |of: &Pattern| matches!(of.kind, vademecum_abilities::DeedKind::Discard);
    if cost.contains(&CostPart::DiscardThis) {
        // It could not be paid on the battlefield.
        Some(R113_6J)
    } else if matches!(on, Some(Trigger::Event(of)) if leaves(of)) {
        Some(R113_6K)
    } else if cost.contains(&CostPart::ExileThis) || moves_itself(program) {
        Some(R113_6M)
    } else {
        Some(R113_6B)
    }
}

/// The rule for an ability that does not say by what it does where it functions.
fn place(by: Option<RuleId>, zone: Zone) -> Option<RuleId> {
    match (by, zone) {
        (Some(_), _) => None,
        (None, Zone::Command) => Some(R114_4),
        (None, _) => Some(R113_6B),
    }
}

/// Whether a program moves the object that it is on.
fn moves_itself(program: &Program) -> bool {
    program.iter().any(|instruction| match &instruction.effect {
        Effect::Move(Objects::This, _) => true,
        Effect::If { then, otherwise, .. }
        | Effect::May { then, otherwise, .. }
        | Effect::Pay { then, otherwise, .. } => moves_itself(then) || moves_itself(otherwise),
        _ => false,
    })
}

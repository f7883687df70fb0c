//! Sources of damage that a player chooses (609.7a).

use vademecum_abilities::Filter;
use vademecum_rule_ids::magic::R609_7A;

use crate::{
    Recorder,
    cx::Cx,
    id::ObjectId,
    select::{Found, Scope},
    slots::Held,
    state::OnStack,
};

/// What may be chosen as a source of damage: permanents, spells, what something on the stack or something that waits
/// speaks of, and what lies face up in the command zone.
pub(super) fn sources<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, filter: &Filter) -> Found {
    let state = &*cx.state;
    let mut found: Found = state.battlefield.iter().copied().collect();
    // 609.7a: without that rule, permanents alone.
    if !cx.rule(R609_7A) {
        found.retain(|id| cx.look().matches(scope, *id, filter));
        return found;
    }
    let mut add = |id: ObjectId| {
        if !found.contains(&id) {
            found.push(id);
        }
    };
    let held = |held: &Held| held.objects.iter().map(|object| object.id).collect::<Found>();
    for item in &state.stack {
        if item.what == OnStack::Spell || item.object != scope.source {
            add(item.object.id);
        }
        item.slots.iter().flat_map(held).for_each(&mut add);
    }
    for made in &state.made {
        add(made.source.id);
        made.slots.iter().flat_map(held).for_each(&mut add);
    }
    state.command.iter().copied().for_each(&mut add);
    found.retain(|id| cx.look().matches(scope, *id, filter));
    found
}

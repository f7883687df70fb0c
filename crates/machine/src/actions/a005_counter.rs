//! Counter (701.5).

use vademecum_abilities::{Ability, Action, Change, Objects};
use vademecum_rule_ids::magic::{R113_9, R603_1A, R604_5, R701_5A};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Look},
    deed::{Deed, Group, Note},
    id::ObjectRef,
    layers, perform,
    select::Scope,
    state::{OnStack, StackItem},
    state_based,
};

/// To cancel a spell or ability.
pub const COUNTER: KeywordAction = KeywordAction { section: Action(5), names: ["contrarrestar", "anular", "counter"] };

/// What is on the stack is meant by its place there.
pub(crate) fn propose<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Objects) -> Group {
    if let Objects::Each(filter) = what {
        // 113.9: an ability is not a spell: what counters spells doesn't counter it.
        let is_meant = |item: &StackItem| match item.what {
            OnStack::Spell => look.matches(scope, item.object.id, filter),
            OnStack::Ability(_) | OnStack::Made(_) => !look.rule(R113_9),
        };
        let stack = look.state.stack.iter().enumerate().rev();
        return stack.filter(|(_, item)| is_meant(item)).map(|(place, _)| Deed::Counter(place as u32)).collect();
    }
    let objects = look.references(scope, what);
    let place = |object: &ObjectRef| look.state.stack.iter().rposition(|item| item.object == *object);
    objects.iter().filter_map(place).map(|place| Deed::Counter(place as u32)).collect()
}

/// It has left the stack already, or says of itself that it can't be countered (113.6g).
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, place: u32) -> bool {
    let Some(item) = cx.state.stack.get(place as usize) else { return true };
    let is_immune = item.what == OnStack::Spell
        && layers::says_of_itself(cx.peek(), item.object.id, item.controller, &Change::CantBeCountered);
    let says_so = match &item.what {
        OnStack::Ability(ability) => {
            matches!(cx.state.cards.ability(*ability), Ability::Triggered(of) if of.uncounterable)
        }
        OnStack::Made(triggered) => triggered.uncounterable,
        OnStack::Spell => false,
    };
    // 604.5: some static abilities apply while their spell is on the stack; 603.1a: so does what an ability says of itself.
    cx.when(R604_5, is_immune) || cx.when(R603_1A, says_so)
}

/// It leaves the stack, a spell to its owner's graveyard (701.5a).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, place: u32, follow: &mut Group) {
    if !cx.rule(R701_5A) {
        return;
    }
    let place = place as usize;
    let item = &cx.state.stack[place];
    let (object, spell) = (item.object, item.what == OnStack::Spell);
    cx.note(Note::Countered(object.id));
    if spell && cx.state.is_current(object) {
        let deed = perform::to_graveyard(cx, object.id, cx.state.object(object.id).owner);
        follow.push(deed);
    } else {
        cx.state.stack.remove(place);
        state_based::note_ability_left_stack(cx.state, object.id);
    }
}

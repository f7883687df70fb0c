//! Using an ability, in nine steps (4.6.2).

use smallvec::smallvec;
use vademecum_rule_ids::myl::{S4_6_2_1, S4_6_2_2, S4_6_2_3, S4_6_2_4, S4_6_2_5, S4_6_2_6, S4_6_6_2, S4_6_7, S4_8};

use crate::{
    ability::Ability,
    costs,
    cx::{Cx, Flow},
    decision::WindowKind,
    deed::Deed,
    happening::{Happening, Snapshot, What},
    record::Recorder,
    resolve,
    state::{Pending, Player},
    targets, triggers,
    windows::{self, Limits},
};

/// Uses an activated ability or one in response.
pub(crate) fn use_ability<R: Recorder>(
    cx: &mut Cx<'_, R>,
    user: Player,
    source: Snapshot,
    index: u8,
    event: Option<Happening>,
) -> Flow {
    let cards = cx.cards;
    let ability = &cards.card(source.card).abilities[usize::from(index)];
    let mut pending = Pending::new(source, index, user);
    pending.event = event;
    // What happens from here on is answered here.
    let outer = std::mem::take(&mut cx.state.recent);
    // Step 1.
    if cx.rule(S4_6_2_1) {
        cx.tell(Deed::Use(user, source.handle, index));
    }
    // Step 2.
    targets::choose(cx, ability, &mut pending, S4_6_2_2)?;
    go_on(cx, ability, pending)?;
    // What triggers comes before what players use (4.6.6).
    let triggers_first = cx.rule(S4_6_6_2);
    if triggers_first {
        triggers::settle(cx, Some(user))?;
    }
    windows::respond(cx, Limits::NONE)?;
    if !triggers_first {
        triggers::settle(cx, Some(user))?;
    }
    cx.state.recent = outer;
    Ok(())
}

/// Uses an ability that has triggered and was declared with its targets.
pub(crate) fn use_triggered<R: Recorder>(cx: &mut Cx<'_, R>, pending: Pending) -> Flow {
    let cards = cx.cards;
    let ability = &cards.card(pending.source.card).abilities[usize::from(pending.ability)];
    if !cx.peek().can_pay(0, &ability.costs, &pending, None) {
        return Ok(());
    }
    if ability.is_optional && !cx.ask_yes(pending.user, S4_6_2_1)? {
        return Ok(());
    }
    go_on(cx, ability, pending)
}

/// Steps 3 to 6: the cost is paid, the ability may be cancelled, and takes effect.
fn go_on<R: Recorder>(cx: &mut Cx<'_, R>, ability: &Ability, pending: Pending) -> Flow {
    let (user, source, index) = (pending.user, pending.source, pending.ability);
    // Step 3. What the cost triggers may come before the rest, if that player likes.
    let waiting = std::mem::take(&mut cx.state.triggered);
    if cx.rule(S4_6_2_3) {
        costs::pay(cx, &ability.costs, &pending)?;
    }
    let by_cost = std::mem::replace(&mut cx.state.triggered, waiting);
    let is_own = !by_cost.is_empty() && by_cost.iter().all(|triggered| triggered.controller == user);
    let later = if is_own && cx.rule(S4_6_7) && cx.ask_yes(user, S4_6_7)? {
        let waiting = std::mem::replace(&mut cx.state.triggered, by_cost);
        triggers::settle(cx, Some(user))?;
        waiting
    } else {
        by_cost
    };
    cx.state.frames.push(pending);
    let frame = cx.state.frames.len() - 1;
    // Step 4.
    if cx.rule(S4_6_2_4) {
        let mut happening = Happening::about(What::UsesAbility, source, user);
        happening.frame = frame as u16;
        let first = windows::first(cx);
        windows::open(cx, WindowKind::Cancelling, smallvec![happening], first, Limits { each: u8::MAX, total: 1 })?;
    }
    if cx.when(S4_8, cx.state.frames[frame].is_undone) {
        cx.tell(Deed::Cancelled(source.handle, index));
    } else {
        // Step 5: it counts as used.
        if cx.state.is_current(source.handle)
            && cx.rule(S4_6_2_5)
            && let Some(uses) = cx.state.object_mut(source.handle.id).uses.get_mut(usize::from(index))
        {
            *uses = uses.saturating_add(1);
        }
        // Steps 6, 8 and 9.
        if cx.rule(S4_6_2_6) {
            resolve::resolve(cx, frame)?;
        }
    }
    cx.state.frames.truncate(frame);
    cx.state.triggered.extend(later);
    Ok(())
}

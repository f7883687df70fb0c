//! What an instruction does as one group or one by one, in which order (608.2f), and what comes of it.

use smallvec::SmallVec;
use vademecum_abilities::{Divided, Slot};
use vademecum_rule_ids::magic::{R101_4, R400_7J, R608_2F, R701_8C, R712_21E};

use super::Frame;
use crate::{
    Recorder,
    actions::a037_meld,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group},
    happen,
    id::{ObjectRef, PlayerId, Subject},
    select::Scope,
    slots::Held,
};

/// What happened, as a result: the objects as they are now, the players, how much it was.
pub(super) fn result<R: Recorder>(cx: &Cx<'_, R>, done: &Group) -> Held {
    let mut held = Held::default();
    let mut amount = None;
    let (mut undefined, mut parts, mut components) = (0, 0, 0);
    for deed in done {
        match deed {
            // 701.8c: a card that was discarded into a hidden zone has undefined characteristics.
            Deed::Move(moved) if moved.discarded && cx.when(R701_8C, !moved.to.is_public()) => undefined += 1,
            // 712.21c, 727.3c: all cards of a permanent are found.
            Deed::Move(moved) if moved.parts && !cx.rule(a037_meld::finds(cx.state, moved.object)) => {}
            // 400.7j: what was moved to a public zone is found there.
            Deed::Move(moved)
                if cx.state.object(moved.object).zone == moved.to && (!moved.to.is_public() || cx.rule(R400_7J)) =>
            {
                held.objects.push(cx.state.reference(moved.object));
                // 727.3: a merged permanent that leaves is one permanent.
                let merged = moved.parts && a037_meld::was_merged(cx.state, moved.object);
                components += i32::from(merged);
                parts += i32::from(moved.parts && !merged);
            }
            Deed::Move(_) => {}
            Deed::Damage { .. } | Deed::GainLife(..) | Deed::LoseLife(..) => {
                amount = Some(amount.unwrap_or(0_i32).saturating_add(deed.amount()));
            }
            _ => {}
        }
        if let Some(player) = deed.player() {
            held.players.insert(player);
        }
    }
    held.number = match (amount, undefined) {
        (None, 1..) => Some(held.objects.len() as i32 + undefined),
        // 712.21e: a permanent that was melded is one object that moved, though two cards.
        (None, _) if parts > 0 && cx.rule(R712_21E) => Some(held.objects.len() as i32 - parts - components),
        (None, _) if components > 0 => Some(held.objects.len() as i32 - components),
        (None, _) if held.objects.is_empty() => Some(done.len() as i32),
        (amount, _) => amount,
    };
    held
}

/// What one instruction does happens, at the same time or one by one; its result.
pub(super) fn all_happen<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow<Held> {
    if group.len() < 2 {
        let done = happen::happen(cx, group)?;
        return Ok(result(cx, &done));
    }
    let mut done = Group::new();
    for group in together(cx, group) {
        done.extend(happen::happen(cx, group)?);
    }
    Ok(result(cx, &done))
}

/// What one instruction does happens at the same time, as one group: what several players do (101.4), what is done to
/// several objects or players (608.2f).
pub(super) fn together<R: Recorder>(cx: &Cx<'_, R>, group: Group) -> SmallVec<[Group; 1]> {
    if group.len() > 1 {
        let players = |deed: &Deed| match *deed {
            Deed::Sacrifice(player, _) | Deed::Discard(player, _) => Some(player),
            _ => None,
        };
        let first = players(&group[0]);
        let by_several = first.is_some() && group.iter().any(|deed| players(deed) != first);
        let at_once = if by_several { cx.rule(R101_4) } else { cx.rule(R608_2F) };
        if !at_once {
            return group.into_iter().map(|deed| smallvec::smallvec![deed]).collect();
        }
    }
    smallvec::smallvec![group]
}

/// The order in which something is done that cannot be done to all at the same time (608.2f): players, and objects by who
/// controls them, in turn order; of one player's, as the controller of the spell or ability likes.
pub(super) fn one_by_one<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    subjects: SmallVec<[Subject; 4]>,
) -> Flow<SmallVec<[Subject; 4]>> {
    if subjects.len() < 2 || !cx.rule(R608_2F) {
        return Ok(subjects);
    }
    let mut ordered = SmallVec::new();
    let ring: SmallVec<[PlayerId; 4]> = cx.look().ring().collect();
    for player in ring {
        let whose = |subject: &&Subject| match **subject {
            Subject::Player(of) => of == player,
            Subject::Object(id) => cx.state.controller(id) == player,
        };
        let own: Offer = subjects.iter().filter(whose).map(|&subject| subject.into()).collect();
        let own = cx.order(frame.you, R608_2F, Some(frame.source.id), own)?;
        ordered.extend(own.into_iter().filter_map(|item| match item {
            Item::Player(player) => Some(Subject::Player(player)),
            Item::Object(id) => Some(Subject::Object(id)),
            Item::Mode(_) | Item::Mana(_) | Item::Place(_) | Item::Subtype(_) | Item::Card(_) | Item::Face(_) => None,
        }));
    }
    Ok(ordered)
}

/// Objects, those that are gone included, in the order in which something is done to them one at a time (608.2f).
pub(crate) fn in_turn_order<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    objects: SmallVec<[ObjectRef; 4]>,
) -> Flow<SmallVec<[ObjectRef; 4]>> {
    let subjects = objects.iter().map(|object| Subject::Object(object.id)).collect();
    let ordered = one_by_one(cx, frame, subjects)?;
    let place = |object: &ObjectRef| ordered.iter().position(|subject| *subject == Subject::Object(object.id));
    let mut objects = objects;
    objects.sort_by_key(place);
    Ok(objects)
}

/// What was divided among targets is dealt to them, or put on them (601.2d).
pub(super) fn divided<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, slot: Slot, what: &Divided) -> Group {
    let shares = scope.slots.get(slot).map(|held| held.shares.clone()).unwrap_or_default();
    let source = match what {
        Divided::Damage(source) => look.references(scope, source).first().copied(),
        Divided::Counters(_) => None,
    };
    let deed = |&(to, share): &(Subject, u32)| match (what, source) {
        (Divided::Counters(kind), _) => Some(Deed::PutCounters(to, *kind, share as i32, scope.you)),
        (Divided::Damage(_), Some(source)) => Some(Deed::Damage { source, to, amount: share as i32, combat: false }),
        (Divided::Damage(_), None) => None,
    };
    shares.iter().filter_map(deed).collect()
}

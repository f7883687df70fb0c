//! What damage results in (120.3), lifelink among it (702.15).

use smallvec::SmallVec;
use vademecum_abilities::{CounterKind, Type};
use vademecum_rule_ids::magic::{R120_3A, R120_3C, R120_3D, R120_3E, R120_3H, R120_5, R702_15E, R702_15F};

use crate::{
    Recorder, combat, commander,
    cx::{Cx, Flow},
    deed::{Deed, Destruction, Group},
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    keywords::{self, k015_lifelink},
};

/// What damage does, by its recipient (120.3).
pub(crate) fn damage<R: Recorder>(
    cx: &mut Cx<'_, R>,
    source: ObjectRef,
    to: Subject,
    (amount, combat): (i32, bool),
    follow: &mut Group,
) -> Flow {
    match to {
        Subject::Player(player) => {
            let dealt = &mut cx.state.player_mut(player).dealt;
            *dealt = dealt.saturating_add(amount);
            damage_to_player(cx, source, player, (amount, combat), follow);
            if combat {
                combat::note_strike(cx.state, source);
                commander::note_damage(cx, source, player, amount);
            }
            Ok(())
        }
        Subject::Object(id) => damage_to_permanent(cx, source, id, amount, follow),
    }
}

/// Who controls the source of damage, or did as it was last there.
fn controller_of<R: Recorder>(cx: &Cx<'_, R>, source: ObjectRef) -> PlayerId {
    cx.state.known(source).map_or(cx.state.object(source.id).owner, |(_, now)| now.controller)
}

/// Damage to a player costs life (120.3a), or gives poison counters (120.3b).
fn damage_to_player<R: Recorder>(
    cx: &Cx<'_, R>,
    source: ObjectRef,
    player: PlayerId,
    (amount, combat): (i32, bool),
    follow: &mut Group,
) {
    let by = controller_of(cx, source);
    let poison = |number: i32| Deed::PutCounters(Subject::Player(player), CounterKind::Poison, number, by);
    if keywords::poisons(cx.look(), source) {
        follow.push(poison(amount));
    } else if cx.rule(R120_3A) {
        follow.push(Deed::LoseLife(player, amount));
    }
    let toxic = if combat { keywords::adds_poison(cx.look(), source) } else { 0 };
    if toxic > 0 {
        follow.push(poison(toxic));
    }
}

/// Damage to a creature is marked on it (120.3e) or weakens it (120.3d), takes loyalty from a planeswalker (120.3c) and
/// defense from a battle (120.3h).
fn damage_to_permanent<R: Recorder>(
    cx: &mut Cx<'_, R>,
    source: ObjectRef,
    id: ObjectId,
    amount: i32,
    follow: &mut Group,
) -> Flow {
    let to = Subject::Object(id);
    let now = *cx.state.permanent(id);
    if now.is_creature() {
        if keywords::weakens(cx.look(), source) && cx.rule(R120_3D) {
            follow.push(Deed::PutCounters(to, CounterKind::MinusOne, amount, controller_of(cx, source)));
        } else if cx.rule(R120_3E) {
            let marked = cx.sum(cx.state.object(id).damage, amount)?;
            cx.state.object_mut(id).damage = marked;
            // 120.5: it is not damage that destroys a creature.
            if marked >= now.toughness && !cx.rule(R120_5) {
                follow.push(Deed::Destroy(id, Destruction { regenerable: true, by_effect: false }));
            }
        }
        keywords::marks_damage(cx, source, id);
    }
    if cx.when(R120_3C, now.types.has(Type::Planeswalker)) {
        follow.push(Deed::RemoveCounters(to, CounterKind::Loyalty, amount));
    }
    if cx.when(R120_3H, now.types.has(Type::Battle)) {
        follow.push(Deed::RemoveCounters(to, CounterKind::Defense, amount));
    }
    Ok(())
}

/// Lifelink: the controller of each source gains as much life as it dealt damage in all, once (702.15).
pub(crate) fn lifelink<R: Recorder>(cx: &mut Cx<'_, R>, done: &Group, follow: &mut Group) {
    // Each source with the player who gains life for it, if it has lifelink.
    let mut dealt: SmallVec<[(ObjectRef, Option<PlayerId>, i32); 4]> = SmallVec::new();
    for deed in done {
        let Deed::Damage { source, amount, .. } = deed else { continue };
        match dealt.iter_mut().find(|(by, ..)| by == source) {
            Some((_, None, _)) => {}
            Some((_, Some(_), total)) => *total = total.saturating_add(*amount),
            None => dealt.push((*source, keywords::gains_life(cx.look(), *source), *amount)),
        }
    }
    let mut gained: SmallVec<[(PlayerId, i32); 4]> = SmallVec::new();
    for (source, player, amount) in dealt {
        let Some(player) = player else { continue };
        // 702.15f: several instances of lifelink are redundant; without that rule, each one counts.
        let instances = k015_lifelink::count_printed(cx.state, source);
        let times = if instances > 1 && !cx.rule(R702_15F) { instances } else { 1 };
        let amount = amount.saturating_mul(times);
        match gained.iter_mut().find(|(by, _)| *by == player) {
            // 702.15e: several sources cause an event of gaining life each.
            Some((_, total)) if !cx.rule(R702_15E) => *total = total.saturating_add(amount),
            _ => gained.push((player, amount)),
        }
    }
    follow.extend(gained.into_iter().map(|(player, amount)| Deed::GainLife(player, amount)));
}

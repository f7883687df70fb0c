//! Abilities that trigger on attackers and blockers: how often, and for which of them (508.3, 509.3).

use smallvec::SmallVec;
use vademecum_abilities::{DeedKind, Pattern, Triggered};
use vademecum_rule_ids::magic::{R508_3A, R508_3B, R508_3C, R508_3D, R508_3E, R509_3A, R509_3B, R509_3D, R509_3E};

use super::{Listening, trigger};
use crate::{
    Recorder,
    combat::Defender,
    cx::Cx,
    deed::{Deed, Group},
    id::ObjectId,
};

/// An ability triggers on the events of a group that it waits for.
pub(super) fn watch<R: Recorder>(
    cx: &mut Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    pattern: &Pattern,
    events: &[Deed],
) {
    if events.is_empty() {
        return;
    }
    match pattern.kind {
        DeedKind::Attack => attacked(cx, listening, triggered, pattern, events),
        DeedKind::Block => blocked(cx, listening, triggered, pattern, events),
        _ => became_blocked_by(cx, listening, triggered, pattern, events),
    }
}

/// "attacks": once for each creature (508.3a, 508.3c), once for each player or permanent that is attacked (508.3b,
/// 508.3e), or once for all (508.3d).
fn attacked<R: Recorder>(
    cx: &mut Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    pattern: &Pattern,
    events: &[Deed],
) {
    let by_player = pattern.player.is_some();
    let once = match (pattern.together, by_player, pattern.attacked.is_some()) {
        (true, true, true) => Some(R508_3E),
        (true, false, true) => Some(R508_3B),
        (true, true, false) => Some(R508_3D),
        (true | false, ..) => None,
    };
    let Some(once) = once else {
        let rule = if by_player { R508_3C } else { R508_3A };
        for deed in events {
            if cx.rule(rule) {
                trigger(cx, listening, triggered, deed, None);
            }
        }
        return;
    };
    let whom = |deed: &Deed| match deed {
        Deed::Attack(_, defender) if pattern.attacked.is_some() => Some(*defender),
        _ => None,
    };
    let mut done: SmallVec<[Option<Defender>; 2]> = SmallVec::new();
    for deed in events {
        if !cx.rule(once) {
            trigger(cx, listening, triggered, deed, None);
        } else if !done.contains(&whom(deed)) {
            done.push(whom(deed));
            let all: Group = events.iter().filter(|other| whom(other) == whom(deed)).copied().collect();
            trigger(cx, listening, triggered, deed, Some(&all));
        }
    }
}

/// "blocks": once for each creature (509.3a); "blocks a creature": once for each that it blocks (509.3b).
fn blocked<R: Recorder>(
    cx: &mut Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    pattern: &Pattern,
    events: &[Deed],
) {
    let each = pattern.other.is_some();
    let mut done: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for deed in events {
        let Deed::Block(id, attacker) = *deed else { continue };
        let others = cx.state.combat().blockers().iter().filter(|blocker| blocker.id == id);
        let blocked_before = others
            .map(|blocker| blocker.attacker)
            .any(|other| other != attacker && !events.contains(&Deed::Block(id, other)));
        if each {
            if cx.rule(R509_3B) {
                trigger(cx, listening, triggered, deed, None);
            }
        } else if !done.contains(&id) && !blocked_before && cx.rule(R509_3A) {
            done.push(id);
            trigger(cx, listening, triggered, deed, None);
        }
    }
}

/// "becomes blocked by a creature": once for each (509.3d); "by two or more creatures": as soon as it is blocked by as
/// many (509.3e).
fn became_blocked_by<R: Recorder>(
    cx: &mut Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    pattern: &Pattern,
    events: &[Deed],
) {
    let Some((comparison, than)) = pattern.blockers else {
        for deed in events {
            if cx.rule(R509_3D) {
                trigger(cx, listening, triggered, deed, None);
            }
        }
        return;
    };
    let mut done: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for deed in events {
        let Deed::BlockedBy(id, _) = *deed else { continue };
        if done.contains(&id) {
            continue;
        }
        done.push(id);
        let more = events.iter().filter(|other| other.object() == Some(id)).count() as i32;
        let now = cx.state.combat().blockers_of(id).count() as i32;
        let than = i32::from(than);
        if comparison.holds(now, than) && !comparison.holds(now - more, than) && cx.rule(R509_3E) {
            let all: Group = events.iter().filter(|other| other.object() == Some(id)).copied().collect();
            trigger(cx, listening, triggered, deed, Some(&all));
        }
    }
}

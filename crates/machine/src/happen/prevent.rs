//! Applying prevention effects to damage (615): how much a shield prevents, and what has been prevented.

use vademecum_abilities::Shield;
use vademecum_rule_ids::magic::{R615_1, R615_6, R615_7, R615_8, R615_12};

use super::{
    Modified, Prevented,
    candidates::{self, Candidate},
    replace::{Applied, Proposed, remove_made},
};
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
};

/// Damage is prevented (615.1), wholly, by as much as a shield has left (615.7), or a part each time (615.10).
pub(super) fn prevent<R: Recorder>(
    cx: &mut Cx<'_, R>,
    mut proposed: Proposed,
    by: Candidate,
    effect: &Applied,
    open: &mut Vec<Proposed>,
    modified: &mut Modified,
) {
    let Deed::Damage { source, to, amount, combat } = proposed.deed else { return };
    if !cx.rule(R615_1) {
        open.push(proposed);
        return;
    }
    let event = |amount: i32| Deed::Prevent { source, to, amount, combat };
    let in_vain = candidates::is_forbidden(cx.look(), &event(amount));
    // 615.12: the effect is applied, prevents nothing and is not used up.
    if cx.when(R615_12, in_vain) {
        proposed.unpreventable = true;
        record(cx, &proposed, by, effect, event(0), modified);
        open.push(proposed);
        return;
    }
    let left = effect.since.and_then(|since| candidates::made(cx.state, since)).and_then(|made| made.left);
    let prevented = match (&effect.replacement.shield, effect.since, left) {
        (Shield::Amount(_), Some(since), Some(shield)) => {
            let prevented = shield.min(amount);
            let rest = cx.either(R615_7, shield - prevented, shield);
            if let Some(made) = cx.state.made.iter_mut().find(|made| made.since == since) {
                made.left = Some(rest);
            }
            if rest == 0 {
                remove_made(cx.state, since);
            }
            prevented
        }
        (Shield::Once, Some(since), _) => {
            // 615.8: the next instance, however much it is.
            if cx.rule(R615_8) {
                remove_made(cx.state, since);
            }
            amount
        }
        (Shield::EachTime(part), ..) => cx.look().amount(effect.scope(), part).clamp(0, amount),
        (Shield::Lasting | Shield::Once | Shield::Amount(_), ..) => amount,
    };
    record(cx, &proposed, by, effect, event(prevented), modified);
    // 615.6: what is prevented never happens; the rest does.
    let wholly = prevented >= amount;
    let is_gone = cx.when(R615_6, wholly);
    if !wholly {
        proposed.deed = proposed.deed.with_amount(amount - prevented);
        open.push(proposed);
    } else if !is_gone {
        open.push(proposed);
    }
}

/// Adds what an effect prevented to what it has prevented of this group (615.13), with what it does afterward (615.5).
fn record<R: Recorder>(
    cx: &Cx<'_, R>,
    proposed: &Proposed,
    by: Candidate,
    effect: &Applied,
    event: Deed,
    modified: &mut Modified,
) {
    // What was tried in vain is told apart from what prevents something.
    let same = |other: &Prevented| other.by == by && !proposed.unpreventable;
    let place = modified.prevented.iter().position(same).unwrap_or_else(|| {
        let then =
            (!effect.replacement.then.is_empty()).then(|| effect.instead(cx, proposed, &effect.replacement.then));
        modified.prevented.push(Prevented { by, deeds: Group::new(), then });
        modified.prevented.len() - 1
    });
    if event.amount() > 0 {
        modified.prevented[place].deeds.push(event);
    }
}

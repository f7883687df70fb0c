//! Fight (701.12).

use vademecum_abilities::{Action, Objects};
use vademecum_rule_ids::magic::{R701_12A, R701_12B, R701_12C, R701_12D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group, Note},
    id::{ObjectRef, Subject},
    select::Scope,
};

/// Two creatures deal damage to each other.
pub const FIGHT: KeywordAction = KeywordAction { section: Action(12), names: ["luchar", "lutar", "fight"] };

/// Each of the two deals damage equal to its power to the other (701.12a), if both are still creatures (701.12b). Without
/// that last rule, what is left of them still does what it can.
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, one: &Objects, other: &Objects) -> Group {
    let look = cx.look();
    let both = (look.references(scope, one).first().copied(), look.references(scope, other).first().copied());
    let (Some(one), Some(other)) = both else { return Group::new() };
    let fights = |of: ObjectRef| {
        look.state.is_current(of) && look.state.try_permanent(of.id).is_some_and(|now| now.is_creature())
    };
    if look.when(R701_12B, !fights(one) || !fights(other)) || !look.rule(R701_12A) {
        return Group::new();
    }
    cx.note(Note::Fights(one.id, other.id));
    let power = |of: ObjectRef| look.state.known(of).map_or(0, |(_, now)| now.power);
    // 701.12d: it is not combat damage.
    let combat = look.either(R701_12D, false, true);
    let deals =
        |by: ObjectRef, to: ObjectRef, amount| Deed::Damage { source: by, to: Subject::Object(to.id), amount, combat };
    if one == other {
        // 701.12c: what fights itself deals that damage twice, at once.
        let amount = look.either(R701_12C, power(one).saturating_mul(2), power(one));
        return Group::from_slice(&[deals(one, one, amount)]);
    }
    Group::from_slice(&[deals(one, other, power(one)), deals(other, one, power(other))])
}

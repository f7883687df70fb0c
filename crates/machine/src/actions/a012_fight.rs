//! Fight (701.12).

use vademecum_abilities::{Action, Objects};
use vademecum_rule_ids::magic::R701_12A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Look,
    deed::{Deed, Group},
    id::{ObjectId, Subject},
    select::Scope,
};

/// Of two creatures, to deal damage to each other.
pub const FIGHT: KeywordAction = KeywordAction { section: Action(12), names: ["luchar", "lutar", "fight"] };

/// Each of the two deals damage equal to its power to the other (701.12a), if both are still creatures (701.12b).
pub(crate) fn propose<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, one: &Objects, other: &Objects) -> Group {
    let both = (look.objects(scope, one).first().copied(), look.objects(scope, other).first().copied());
    let (Some(one), Some(other)) = both else { return Group::new() };
    let fights = |id: ObjectId| look.state.try_permanent(id).is_some_and(|now| now.is_creature());
    if !fights(one) || !fights(other) || !look.rule(R701_12A) {
        return Group::new();
    }
    let deals = |by: ObjectId, to: ObjectId| Deed::Damage {
        source: look.state.reference(by),
        to: Subject::Object(to),
        amount: look.state.permanent(by).power,
        combat: false,
    };
    Group::from_slice(&[deals(one, other), deals(other, one)])
}

//! Bolster (701.33).

use vademecum_abilities::{Action, Amount, CounterKind, Players};
use vademecum_rule_ids::magic::R701_33A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Note},
    id::Subject,
    interpret::Frame,
    slots::Slots,
};

/// To put +1/+1 counters on the creature with the least toughness.
pub const BOLSTER: KeywordAction = KeywordAction { section: Action(33), names: ["fortalecer", "revigorar", "bolster"] };

/// Each player chooses a creature with the least toughness, or tied for it, among those that they control, and puts +1/+1
/// counters on it (701.33a).
pub(crate) fn propose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    amount: &Amount,
) -> Flow<Group> {
    let amount = cx.look().amount(frame.scope(slots), amount);
    let mut group = Group::new();
    for player in cx.look().players(frame.scope(slots), players) {
        let own = || cx.state.permanents().filter(|(_, now)| now.controller == player && now.is_creature());
        let least = own().map(|(_, now)| now.toughness).min();
        let offer: Offer =
            own().filter(|(_, now)| Some(now.toughness) == least).map(|(id, _)| Item::Object(id)).collect();
        if !cx.rule(R701_33A) {
            continue;
        }
        cx.note(Note::Begins(BOLSTER.section, player));
        if let Some(Item::Object(id)) = cx.pick_one(player, R701_33A, Some(frame.source.id), offer)? {
            group.push(Deed::PutCounters(Subject::Object(id), CounterKind::PlusOne, amount, player));
        }
    }
    Ok(group)
}

//! Populate (701.30).

use vademecum_abilities::{Action, Amount, Filter, Objects, Players, Slot};
use vademecum_rule_ids::magic::R701_30A;

use super::{KeywordAction, a006_create};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::Item,
    deed::{Group, Note},
    interpret::{Frame, objects_of},
    slots::{Held, Slots},
};

/// To create a copy of a creature token.
pub const POPULATE: KeywordAction = KeywordAction { section: Action(30), names: ["repoblar", "povoar", "populate"] };

/// The token that is copied.
const COPIED: Slot = Slot(0xfd);

/// Each player chooses a creature token that they control and creates a copy of it (701.30a).
pub(crate) fn propose<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, players: &Players) -> Flow<Group> {
    let mut group = Group::new();
    for player in cx.look().players(frame.scope(slots), players) {
        let fits = Filter::CREATURE.and(Filter::Token);
        let own = cx.state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id);
        let own = own.filter(|&id| cx.look().matches(frame.scope(slots), id, &fits)).map(Item::Object).collect();
        if !cx.rule(R701_30A) {
            continue;
        }
        cx.note(Note::Begins(POPULATE.section, player));
        let picked = cx.pick_one(player, R701_30A, Some(frame.source.id), own)?;
        let mut chosen = Slots::default();
        chosen.set(COPIED, Held::objects(objects_of(picked.as_slice()).map(|id| cx.state.reference(id))));
        let of = Objects::Slot(COPIED);
        let frame = Frame { you: player, ..frame };
        let scope = frame.scope(&chosen);
        group.extend(a006_create::propose_copies(cx, scope, &Players::You, (&of, &[]), &Amount::Number(1), frame.text));
    }
    Ok(group)
}

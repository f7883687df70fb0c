//! Proliferate (701.27).

use vademecum_abilities::{Action, Players};
use vademecum_rule_ids::magic::R701_27A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Note},
    happen,
    id::{PlayerId, Subject},
    interpret::Frame,
    shared_life,
    slots::Slots,
    teams,
};

/// To give one more counter of each kind that is already there.
pub const PROLIFERATE: KeywordAction =
    KeywordAction { section: Action(27), names: ["proliferar", "proliferar", "proliferate"] };

/// Each player chooses any number of permanents and players with counters, which get another of each kind that they have
/// (701.27a).
pub(crate) fn proliferate<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, players: &Players) -> Flow {
    for player in cx.look().players(frame.scope(slots), players) {
        if !cx.rule(R701_27A) {
            continue;
        }
        cx.note(Note::Begins(PROLIFERATE.section, player));
        let has = |on: &Subject| !shared_life::kinds_on(cx.look(), *on).is_empty();
        let permanents = cx.state.permanents().map(|(id, _)| Subject::Object(id));
        let everybody = cx.look().ring().map(Subject::Player);
        let offer: Offer = permanents.chain(everybody).filter(has).map(Item::from).collect();
        let most = offer.len();
        let mut chosen = cx.pick(player, R701_27A, Some(frame.source.id), offer, (0, most))?;
        teams::one_of_each_team(cx, &mut chosen);
        let more = |on: Subject, by: PlayerId| {
            shared_life::kinds_on(cx.look(), on).into_iter().map(move |kind| Deed::PutCounters(on, kind, 1, by))
        };
        let group: Group = chosen.into_iter().filter_map(Item::subject).flat_map(|on| more(on, player)).collect();
        happen::happen(cx, group)?;
    }
    Ok(())
}

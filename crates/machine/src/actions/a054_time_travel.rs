//! Time travel (701.54).

use smallvec::SmallVec;
use vademecum_abilities::{Action, CounterKind, Players};
use vademecum_rule_ids::magic::{R701_54A, R702_62B};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Acted, Deed, Group, Note},
    happen,
    id::{ObjectId, PlayerId, Subject},
    interpret::{Frame, objects_of},
    keywords,
    slots::Slots,
};

/// To put a time counter on permanents and suspended cards, or to remove one.
pub const TIME_TRAVEL: KeywordAction =
    KeywordAction { section: Action(54), names: ["viajar en el tiempo", "viajar no tempo", "time travel"] };

/// Players time travel, one after another.
pub(crate) fn time_travel<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, players: &Players) -> Flow {
    for player in cx.look().players(frame.scope(slots), players) {
        if !cx.rule(R701_54A) {
            continue;
        }
        cx.note(Note::Begins(TIME_TRAVEL.section, player));
        let able = able(cx.look(), player);
        let more = pick(cx, frame, player, &able)?;
        let rest: SmallVec<[ObjectId; 4]> = able.into_iter().filter(|id| !more.contains(id)).collect();
        let fewer = pick(cx, frame, player, &rest)?;
        let put = more.iter().map(|&id| Deed::PutCounters(Subject::Object(id), CounterKind::Time, 1, player));
        let remove = fewer.iter().map(|&id| Deed::RemoveCounters(Subject::Object(id), CounterKind::Time, 1));
        let group: Group = put.chain(remove).collect();
        happen::happen(cx, group)?;
        happen::happens(cx, Deed::Act(Acted { action: TIME_TRAVEL.section.into(), player, object: None }))?;
    }
    Ok(())
}

/// The permanents with time counters that a player controls, and the suspended cards that the player owns in exile
/// (701.54a).
fn able<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> SmallVec<[ObjectId; 4]> {
    let state = look.state;
    let counts = |id: &ObjectId| state.counters(Subject::Object(*id), CounterKind::Time) > 0;
    let own = state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id);
    // 702.62b: which cards in exile are suspended.
    let suspended = state.exile.iter().copied().filter(|&id| {
        state.object(id).owner == player
            && state.keywords(id).has(keywords::SUSPEND)
            && look.when(R702_62B, counts(&id))
    });
    own.filter(counts).chain(suspended).collect()
}

/// Lets a player choose any number of them.
fn pick<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    player: PlayerId,
    among: &[ObjectId],
) -> Flow<SmallVec<[ObjectId; 4]>> {
    let offer: Offer = among.iter().copied().map(Item::Object).collect();
    let most = offer.len();
    let picked = cx.pick(player, R701_54A, Some(frame.source.id), offer, (0, most))?;
    Ok(objects_of(&picked).collect())
}

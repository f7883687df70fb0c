//! Read ahead (702.155): a Saga enters with as many lore counters as its controller chooses, and tells that chapter first.

use vademecum_abilities::{CounterKind, Keyword};
use vademecum_rule_ids::magic::{R702_155A, R702_155B};

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    id::{ObjectId, PlayerId},
    sagas,
};

/// 702.155.
pub(crate) struct ReadAhead;

impl KeywordRules for ReadAhead {
    const KEYWORD: Keyword = Keyword(155);
    const NAMES: [&str; 3] = ["adelanto", "leitura adiantada", "read ahead"];
}

/// The number of counters that a Saga enters with, where it would have `number` without read ahead: its controller chooses
/// a chapter (702.155b).
pub(crate) fn counters<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (id, by): (ObjectId, PlayerId),
    kind: CounterKind,
    number: i32,
) -> Flow<i32> {
    if kind != CounterKind::Lore || !cx.state.keywords(id).has(ReadAhead::KEYWORD) || !cx.rule(R702_155B) {
        return Ok(number);
    }
    let last = sagas::final_chapter(&cx.state.cards, cx.state.face(id)).map_or(1, u32::from);
    let chosen = cx.ask_number(by, R702_155B, Some(id), (1, last.max(1)))?;
    Ok(i32::try_from(chosen).unwrap_or(number))
}

/// Whether a chapter ability of a Saga does not trigger, as it entered this turn and has another number of lore counters
/// (702.155a).
pub(crate) fn skips_chapter<R: Recorder>(look: Look<'_, R>, id: ObjectId, chapter: i32, lore: i32) -> bool {
    let state = look.state;
    if !state.try_permanent(id).is_some_and(|now| now.keywords.has(ReadAhead::KEYWORD)) {
        return false;
    }
    let is_new = state.object(id).born >= state.turn.began;
    look.when(R702_155A, is_new && lore != chapter)
}

//! Compleated (702.150): a planeswalker enters with less loyalty for each Phyrexian symbol that was paid with life.

use vademecum_abilities::{CounterKind, Keyword};
use vademecum_rule_ids::magic::R702_150A;

use super::KeywordRules;
use crate::{Recorder, cx::Look, id::ObjectId, payment::Way};

/// 702.150.
pub(crate) struct Compleated;

/// Loyalty counters that are missing for each symbol that was paid with life (702.150a).
const FEWER: i32 = 2;

impl KeywordRules for Compleated {
    const KEYWORD: Keyword = Keyword(150);
    const NAMES: [&str; 3] = ["perfeccionado/a", "aperfeiçoado", "compleated"];
}

/// The number of counters that a permanent with compleated enters with, where it would have `number` without it.
pub(crate) fn counters<R: Recorder>(look: Look<'_, R>, id: ObjectId, kind: CounterKind, number: i32) -> i32 {
    if kind != CounterKind::Loyalty || number < 1 || !look.state.keywords(id).has(Compleated::KEYWORD) {
        return number;
    }
    let spell = look.state.stack.iter().find(|item| item.object == look.state.reference(id));
    let ways = spell.map_or(&[][..], |item| &item.ways);
    let with_life = ways.iter().filter(|way| **way == Way::Life).fold(0_i32, |all, _| all.saturating_add(1));
    if with_life == 0 {
        return number;
    }
    look.either(R702_150A, number.saturating_sub(FEWER.saturating_mul(with_life)).max(0), number)
}

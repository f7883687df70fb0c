//! Day and night (728), and the permanents that transform as one becomes the other (702.145).

use vademecum_abilities::{Daytime, KeywordDeed, Turning};
use vademecum_rule_ids::magic::{
    R502_2, R702_145C, R702_145D, R702_145F, R702_145G, R728_1, R728_2A, R728_2B, R728_2C,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Acted, Deed, Group},
    happen,
    id::ObjectId,
    keywords::{DAYBOUND, k145_daybound_and_nightbound as bound},
    object::Mark,
};

/// The number of spells in a turn after which night becomes day (728.2b).
const SPELLS_FOR_DAY: i32 = 2;

/// It becomes day or night.
pub(crate) fn becomes<R: Recorder>(cx: &Cx<'_, R>, daytime: Daytime) -> Deed {
    Deed::Act(Acted { action: KeywordDeed::Becomes(daytime), player: cx.state.turn.active, object: None })
}

/// The game gains the designation, and loses the other (728.1).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, daytime: Daytime) {
    if cx.rule(R728_1) {
        cx.state.turn.daytime = Some(daytime);
        cx.state.stale.characteristics = true;
    }
}

/// The second part of the untap step: what was cast in the turn before makes it day or night (502.2, 728.2).
pub(crate) fn check_last_turn<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let (daytime, casts) = (cx.state.turn.daytime, cx.state.turn.casts_before);
    // 728.2c: where it is neither, the check does not happen; without that rule, as if it were day.
    let now = match daytime {
        Some(now) => now,
        None if is_used(cx.peek()) && !cx.rule(R728_2C) => Daytime::Day,
        None => return Ok(()),
    };
    let due = match now {
        Daytime::Day => cx.when(R728_2A, casts == 0).then_some(Daytime::Night),
        Daytime::Night => cx.when(R728_2B, casts >= SPELLS_FOR_DAY).then_some(Daytime::Day),
    };
    if let Some(due) = due
        && cx.rule(R502_2)
    {
        let becomes = becomes(cx, due);
        happen::happens(cx, becomes)?;
    }
    Ok(())
}

/// Whether some card of the game has to do with day and night.
#[inline]
fn is_used<R: Recorder>(look: Look<'_, R>) -> bool {
    look.state.cards.has_keyword(DAYBOUND)
}

/// Adds what happens at once because of permanents with daybound or nightbound: it becomes day or night where it is neither
/// (702.145d, 702.145g), and those with the wrong face up transform (702.145c, 702.145f).
#[inline]
pub(crate) fn add_due<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    if is_used(cx.peek()) {
        group.extend(due(cx));
    }
}

fn due<R: Recorder>(cx: &Cx<'_, R>) -> Group {
    let mut group = Group::new();
    let with = |nightbound: bool| {
        let all = cx.state.permanents().filter(|(_, now)| now.keywords.has(DAYBOUND));
        all.map(|(id, _)| id).filter(move |&id| bound::has(cx.state, id, nightbound))
    };
    let transforms = |id: ObjectId| Deed::Transform(id, Turning::Daytime);
    let is_up = |id: &ObjectId, back: bool| cx.state.object(*id).is(Mark::BackUp) == back;
    match cx.state.turn.daytime {
        // Without 728.1 nothing makes it day or night.
        None if !cx.peek().rule(R728_1) => {}
        None => {
            let has_daybound = with(false).next().is_some();
            if cx.when(R702_145D, has_daybound) {
                group.push(becomes(cx, Daytime::Day));
            } else if !has_daybound && cx.when(R702_145G, with(true).next().is_some()) {
                group.push(becomes(cx, Daytime::Night));
            }
        }
        Some(Daytime::Night) => {
            let wrong = with(false).filter(|id| is_up(id, false) && bound::can_turn(cx, *id));
            group.extend(wrong.filter(|_| cx.rule(R702_145C)).map(transforms));
        }
        Some(Daytime::Day) => {
            let wrong = with(true).filter(|id| is_up(id, true) && bound::can_turn(cx, *id));
            group.extend(wrong.filter(|_| cx.rule(R702_145F)).map(transforms));
        }
    }
    group
}

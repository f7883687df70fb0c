//! Bands of attacking creatures (508.1e, 702.22).

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{R508_1E, R702_22C, R702_22D, R702_22E, R702_22H, R702_22J, R702_22K};

use super::{Attacker, Blocker};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::Note,
    id::{ObjectId, PlayerId},
    keywords::k022_banding,
    state::State,
};

/// Whether some creature that is chosen to attack has banding or "bands with other".
pub(crate) fn may_form(state: &State) -> bool {
    k022_banding::is_known(state)
        && state.combat.attackers.iter().any(|attacker| k022_banding::has_any(state, attacker.id))
}

/// The active player announces which of the chosen creatures are banded with which (508.1e): for each one with banding or
/// "bands with other" in turn, whom it is banded with.
pub(super) fn announce<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    if !k022_banding::is_known(cx.state) || !cx.when(R508_1E, may_form(cx.state)) {
        return Ok(());
    }
    let chosen: SmallVec<[ObjectId; 4]> = cx.state.combat.attackers.iter().map(|attacker| attacker.id).collect();
    let mut band = 0;
    for (place, &leader) in chosen.iter().enumerate() {
        if k022_banding::has_any(cx.state, leader) && band_of(cx.state, leader).is_none() {
            band += 1;
            gather(cx, (place, leader), band)?;
        }
    }
    Ok(())
}

/// A player picks the creatures that are banded with one of them, in the order in which they were chosen to attack; one
/// without banding comes last.
fn gather<R: Recorder>(cx: &mut Cx<'_, R>, (place, leader): (usize, ObjectId), band: u8) -> Flow {
    let who = cx.state.turn.active;
    let mut last = place;
    loop {
        let offer = candidates(cx.look(), leader, last);
        let Some(&Item::Object(id)) = cx.pick_even_one(who, R508_1E, Some(leader), offer, (0, 1))?.first() else {
            break;
        };
        for attacker in &mut cx.state.combat.attackers {
            if attacker.id == leader || attacker.id == id {
                attacker.band = band;
            }
        }
        cx.note(Note::Banded(leader, id));
        let at = cx.state.combat.attackers.iter().position(|attacker| attacker.id == id);
        if !k022_banding::has_banding(cx.state, id) && k022_banding::has_banding(cx.state, leader) {
            break;
        }
        last = at.unwrap_or(last);
    }
    Ok(())
}

/// The chosen attackers that may be banded with one of them: those behind a place that have banding, or share the quality of
/// its "bands with other", and any one without banding (702.22c).
fn candidates<R: Recorder>(look: Look<'_, R>, leader: ObjectId, last: usize) -> Offer {
    let state = look.state;
    let attackers = &state.combat.attackers;
    let Some(first) = attackers.iter().find(|attacker| attacker.id == leader) else { return Offer::new() };
    let with_banding = k022_banding::has_banding(state, leader);
    let is_free = |attacker: &Attacker| attacker.id != leader && attacker.band == 0;
    // 702.22d: all of a band attack the same player, planeswalker or battle.
    let together = |attacker: &Attacker| attacker.defender == first.defender || !look.rule(R702_22D);
    let fits = |place: usize, attacker: &Attacker| {
        if with_banding && !k022_banding::has_banding(state, attacker.id) {
            return look.rule(R702_22C);
        }
        let is_led =
            if with_banding { true } else { k022_banding::share_quality(look, &[leader, attacker.id], leader) };
        is_led && place > last
    };
    let all = attackers.iter().enumerate().filter(|(_, attacker)| is_free(attacker) && together(attacker));
    all.filter(|(place, attacker)| fits(*place, attacker)).map(|(_, attacker)| Item::Object(attacker.id)).collect()
}

/// The number of the band that an attacker is in.
fn band_of(state: &State, id: ObjectId) -> Option<u8> {
    state.combat.attacker(id).map(|attacker| attacker.band).filter(|&band| band > 0)
}

/// The other attackers in the band of an attacker. A band lasts for the rest of combat (702.22e); without that rule, as long
/// as one of its creatures has banding.
pub(super) fn others<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> SmallVec<[ObjectId; 2]> {
    let state = look.state;
    let Some(band) = band_of(state, id) else { return SmallVec::new() };
    let members = || state.combat.attackers.iter().filter(|attacker| attacker.band == band);
    let lasts = members().any(|attacker| k022_banding::has_any(state, attacker.id)) || look.rule(R702_22E);
    members().filter(|attacker| attacker.id != id && lasts).map(|attacker| attacker.id).collect()
}

/// What else becomes blocked by the blockers of attackers: the other attackers in their bands (702.22h).
pub(super) fn spread<R: Recorder>(look: Look<'_, R>, blocks: &[Blocker]) -> SmallVec<[Blocker; 2]> {
    let mut more: SmallVec<[Blocker; 2]> = SmallVec::new();
    if look.state.combat.attackers.iter().all(|attacker| attacker.band == 0) {
        return more;
    }
    for block in blocks {
        let others = others(look, block.attacker);
        if others.is_empty() || !look.rule(R702_22H) {
            continue;
        }
        for attacker in others {
            let is_it = |other: &Blocker| (other.id, other.attacker) == (block.id, attacker);
            if !look.state.combat.blockers.iter().any(is_it) && !more.iter().any(is_it) {
                more.push(Blocker { attacker, ..*block });
            }
        }
    }
    more
}

/// The player who divides the combat damage of a creature: its controller, or by banding of what it fights the player on the
/// other side (702.22j, 702.22k).
pub(super) fn divides<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> PlayerId {
    let state = look.state;
    let controller = state.controller(id);
    if !k022_banding::is_known(state) {
        return controller;
    }
    let combat = &state.combat;
    let is_banded = |opposed: &[ObjectId]| {
        opposed.iter().any(|&of| k022_banding::has_banding(state, of))
            || opposed.iter().any(|&of| k022_banding::share_quality(look, opposed, of))
    };
    match combat.attacker(id) {
        Some(attacker) => {
            let blockers: SmallVec<[ObjectId; 4]> = combat.blockers_of(id).collect();
            if look.when(R702_22J, is_banded(&blockers)) { attacker.defending } else { controller }
        }
        None => {
            let blocked = combat.blockers.iter().filter(|blocker| blocker.id == id).map(|blocker| blocker.attacker);
            let blocked: SmallVec<[ObjectId; 4]> = blocked.collect();
            if look.when(R702_22K, is_banded(&blocked)) { state.turn.active } else { controller }
        }
    }
}

//! Face a villainous choice (701.53).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Effect, Players, Program, Slot};
use vademecum_rule_ids::magic::{R701_53A, R701_53B, R701_53C, R701_53D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::Deed,
    happen,
    id::PlayerId,
    interpret::{self, Frame},
    slots::{Held, Slots},
};

/// To choose one of two evils.
pub const FACE_VILLAINOUS_CHOICE: KeywordAction = KeywordAction {
    section: Action(53),
    names: ["enfrentar una elección malvada", "enfrentar uma escolha vilanesca", "face a villainous choice"],
};

/// Players face the choice: each chooses and does it before the next one does (701.53d).
pub(crate) fn face<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    (who, facing): (&Players, Slot),
    options: &[Program; 2],
) -> Flow {
    let players = cx.look().players(frame.scope(slots), who);
    if players.len() > 1 && !cx.rule(R701_53D) {
        let mut chosen: SmallVec<[(PlayerId, usize); 4]> = SmallVec::new();
        for player in players {
            slots.set(facing, Held::player(player));
            chosen.push((player, choose(cx, frame, slots, player, options)?));
        }
        for (player, option) in chosen {
            slots.set(facing, Held::player(player));
            interpret::run(cx, frame, slots, &options[option])?;
        }
        return Ok(());
    }
    for player in players {
        let (faced, _) = happen::announce(cx, Deed::Face(player, 1))?;
        // 701.53c: as many additional times as an effect says.
        let times = faced.iter().map(Deed::amount).fold(0, i32::saturating_add);
        for _ in 0..cx.either(R701_53C, times, times.min(1)) {
            slots.set(facing, Held::player(player));
            let option = choose(cx, frame, slots, player, options)?;
            interpret::run(cx, frame, slots, &options[option])?;
        }
    }
    Ok(())
}

/// The player chooses, also what is impossible (701.53b). Without 701.53a there is no choice: the first option is carried
/// out.
fn choose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    player: PlayerId,
    options: &[Program; 2],
) -> Flow<usize> {
    if !cx.rule(R701_53A) {
        return Ok(0);
    }
    let places = || options.iter().zip(0_u8..);
    let mut offer: Offer = places().map(|(_, place)| Item::Mode(place)).collect();
    let is_impossible = places().any(|(option, _)| !can_do(cx, frame, slots, option));
    if is_impossible && !cx.rule(R701_53B) {
        let possible = places().filter(|(option, _)| can_do(cx, frame, slots, option));
        let possible: Offer = possible.map(|(_, place)| Item::Mode(place)).collect();
        offer = if possible.is_empty() { offer } else { possible };
    }
    let picked = cx.pick_one(player, R701_53A, Some(frame.source.id), offer)?;
    Ok(if picked == Some(Item::Mode(1)) { 1 } else { 0 })
}

/// Whether a player could do in full what an option begins with: there are cards to discard and permanents to sacrifice.
fn can_do<R: Recorder>(cx: &Cx<'_, R>, frame: Frame, slots: &Slots, option: &Program) -> bool {
    let (look, scope) = (cx.peek(), frame.scope(slots));
    let enough = |count: usize, amount| count as i32 >= look.amount(scope, amount);
    match option.first().map(|first| &first.effect) {
        Some(Effect::Discard(who, amount) | Effect::DiscardAtRandom(who, amount)) => {
            look.players(scope, who).iter().all(|&player| enough(cx.state.player(player).hand.len(), amount))
        }
        Some(Effect::Sacrifice(who, filter, amount)) => look.players(scope, who).iter().all(|&player| {
            let own = cx.state.permanents().filter(|(_, now)| now.controller == player);
            enough(own.filter(|(id, _)| look.matches(scope, *id, filter)).count(), amount)
        }),
        _ => true,
    }
}

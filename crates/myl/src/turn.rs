//! The turn: its phases, what begins and ends in them, and when players respond to them (5).

use vademecum_rule_ids::myl::{S4_2_1, S4_6_10, S4_11_1, S5_1, S5_2, S5_3_3, S5_4, S5_5, S6_7, S6_16, S6_31};

use crate::{
    ability::Phase,
    costs,
    cx::{Cx, Flow},
    decision::{Choice, WindowKind},
    deed::Deed,
    effect::Until,
    filter::Zone,
    happening::{Happening, What},
    perform::{self, FromTop},
    record::Recorder,
    resolve,
    state::{Battle, Happenings, Ids, ObjectId, Opening, Player, Stage},
    traits, triggers,
    windows::{self, Limits},
};

/// The greatest number of cards in hand at the end of a turn (5.5).
pub(crate) const HAND_LIMIT: usize = 8;

/// A phase or step begins: what triggers then, and the responses to it (4.11.1).
pub(crate) fn begin<R: Recorder>(cx: &mut Cx<'_, R>, phase: Phase) -> Flow {
    let active = cx.state.active;
    cx.tell(Deed::Begin(phase));
    let happening = Happening::of(What::Begins(phase), active);
    triggers::collect(cx, &happening);
    triggers::settle(cx, None)?;
    if cx.rule(S4_11_1) {
        cx.state.recent.push(happening);
    }
    windows::respond(cx, Limits::NONE)
}

/// Effects of a player end, in their order (4.6.10).
fn expire<R: Recorder>(cx: &mut Cx<'_, R>, until: Until, user: Player) -> Flow {
    let ends = cx.state.lasting.iter().any(|effect| effect.until == until && effect.user == user);
    if cx.when(S4_6_10, ends) {
        cx.state.lasting.retain(|effect| effect.until != until || effect.user != user);
        cx.state.touch();
        traits::refresh(cx);
        crate::checks::run(cx)?;
    }
    Ok(())
}

/// Fase de Agrupación (5.1).
pub(crate) fn regroup<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    if cx.rule(S6_31) {
        cx.tell(Deed::BeginTurn(active));
    }
    traits::refresh(cx);
    // 4.2.1: what is under the player's control now may attack in this turn.
    for place in 0..cx.state.in_play.len() {
        let id = cx.state.in_play[place];
        if cx.state.object(id).controller == active && cx.rule(S4_2_1) {
            let was_ally = cx.state.is_ally(id);
            let object = cx.state.object(id);
            if (object.is_settled, object.was_ally) != (true, was_ally) {
                let object = cx.state.object_mut(id);
                object.is_settled = true;
                object.was_ally = was_ally;
            }
        }
    }
    cx.tell(Deed::Begin(Phase::Regroup));
    for (from, to) in [(Zone::Attack, Zone::Defence), (Zone::Paid, Zone::Reserve)] {
        let cards: Ids = cx.state.in_zone(active, from).collect();
        if cards.is_empty() || !cx.rule(S5_1) {
            continue;
        }
        if cx.ask_yes(active, S5_1)? {
            cx.tell(Deed::Regroup(active, from));
            cards.into_iter().for_each(|id| perform::shift(cx, id, to, active));
        }
    }
    traits::refresh(cx);
    let happening = Happening::of(What::Begins(Phase::Regroup), active);
    triggers::collect(cx, &happening);
    triggers::settle(cx, None)?;
    if cx.rule(S4_11_1) {
        cx.state.recent.push(happening);
    }
    windows::respond(cx, Limits::NONE)?;
    cx.state.stage = Stage::BeginVigil;
    Ok(())
}

/// The beginning of the Vigilia: effects end, the Oro of the turn, responses (5.2).
pub(crate) fn begin_vigil<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    cx.tell(Deed::Begin(Phase::Vigil));
    expire(cx, Until::NextVigil, active)?;
    let mut opening = Opening { kind: WindowKind::Gold, events: Happenings::new(), used: Vec::new() };
    if cx.rule(S5_2) {
        windows::act_if_possible(cx, active, &mut opening)?;
    }
    let happening = Happening::of(What::Begins(Phase::Vigil), active);
    triggers::collect(cx, &happening);
    triggers::settle(cx, None)?;
    if cx.rule(S4_11_1) {
        cx.state.recent.push(happening);
    }
    windows::respond(cx, Limits::NONE)?;
    cx.state.stage = Stage::Vigil;
    Ok(())
}

/// One act of the Vigilia, or its end (5.2).
pub(crate) fn vigil<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    let mut opening = Opening { kind: WindowKind::Vigil, events: Happenings::new(), used: Vec::new() };
    let acts = if cx.is_answered() { Vec::new() } else { windows::acts(cx, active, &opening) };
    if !windows::ask(cx, active, &mut opening, acts)? {
        cx.state.battle = Battle::default();
        cx.state.stage = Stage::Attack;
    }
    Ok(())
}

/// Guerra de Talismanes begins (5.3.3).
pub(crate) fn begin_war<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let defender = cx.state.active.other();
    cx.state.stage = Stage::War { next: cx.either(S5_3_3, defender, defender.other()), passed: 0 };
    begin(cx, Phase::War)
}

/// One act of Guerra de Talismanes, or passing, which is not final (5.3.3, 6.7).
pub(crate) fn war<R: Recorder>(cx: &mut Cx<'_, R>, next: Player, passed: u8) -> Flow {
    let mut opening = Opening { kind: WindowKind::War, events: Happenings::new(), used: Vec::new() };
    let acts = if cx.is_answered() { Vec::new() } else { windows::acts(cx, next, &opening) };
    let acted = windows::ask(cx, next, &mut opening, acts)?;
    let needed = cx.either(S6_7, 2, 1);
    let passed = if acted { 0 } else { passed + 1 };
    cx.state.stage = Stage::War { next: next.other(), passed };
    if passed >= needed {
        for player in Player::BOTH {
            expire(cx, Until::EndOfWar, player)?;
        }
        cx.state.stage = Stage::Damage;
    }
    Ok(())
}

/// Fase Final (5.4).
pub(crate) fn final_phase<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    cx.state.battle = Battle::default();
    if cx.rule(S5_4) {
        expire(cx, Until::FinalPhase, active)?;
        expire(cx, Until::FinalPhase, active.other())?;
    }
    // What was to happen in the Fase Final, of the active player first.
    let mut delayed = std::mem::take(&mut cx.state.delayed);
    delayed.sort_by_key(|it| it.pending.user != active);
    for it in delayed {
        cx.state.frames.push(it.pending);
        let frame = cx.state.frames.len() - 1;
        resolve::carry_out_later(cx, frame, &it.effect)?;
        cx.state.frames.truncate(frame);
        triggers::settle(cx, None)?;
    }
    begin(cx, Phase::Final)?;
    cx.state.stage = Stage::EndOfTurn;
    Ok(())
}

/// Final del Turno (5.5).
pub(crate) fn end_of_turn<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    let draws = cx.state.turn > 1 || cx.state.readings.first_player_draws;
    if draws && cx.rule(S5_5) {
        perform::take_from_top(cx, &[(active, 1)], FromTop::Draw)?;
    }
    begin(cx, Phase::EndOfTurn)?;
    let held = cx.state.hands[active.index()].len();
    if cx.when(S5_5, held > HAND_LIMIT) {
        costs::discard(cx, active, (held - HAND_LIMIT).min(usize::from(u8::MAX)) as u8)?;
    }
    // 6.16: what was generated is gone.
    if cx.rule(S6_16) {
        cx.state.generated = Default::default();
    }
    for place in 0..cx.state.objects.len() {
        if cx.state.objects[place].uses != [0; 8] {
            cx.state.object_mut(ObjectId(place as u16)).uses = [0; 8];
        }
    }
    cx.state.recent.clear();
    cx.state.active = active.other();
    cx.state.turn += 1;
    cx.state.stage = Stage::Regroup;
    Ok(())
}

/// Whether a step begins with its question, so that nothing has changed yet as it is asked.
pub(crate) const fn is_rest(stage: Stage) -> bool {
    matches!(stage, Stage::Vigil | Stage::Attack | Stage::Block | Stage::War { .. })
}

/// Whether a step that begins with its question may ask again once that is answered.
pub(crate) const fn may_ask_again(stage: Stage, answer: Choice) -> bool {
    match stage {
        Stage::Vigil => !matches!(answer, Choice::Pass),
        Stage::Attack | Stage::Block => false,
        Stage::Regroup
        | Stage::BeginVigil
        | Stage::AttackDeclared
        | Stage::BlockDeclared
        | Stage::War { .. }
        | Stage::Damage
        | Stage::Final
        | Stage::EndOfTurn
        | Stage::Over => true,
    }
}

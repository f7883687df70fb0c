//! The turn: its phases, what begins and ends in them, and when players respond to them (5).

use vademecum_rule_ids::myl::{S4_2_1, S4_6_10, S4_11_1, S5_1, S5_2, S5_3_3, S5_4, S5_5, S6_7, S6_16, S6_31};

use crate::{
    ability::Phase,
    costs,
    cx::{Cx, Flow},
    decision::{Ask, Choice, WindowKind},
    deed::Deed,
    effect::Until,
    filter::Zone,
    happening::{EventKinds, Happening, What},
    perform::{self, FromTop},
    record::Recorder,
    resolve,
    state::{Battle, Happenings, Ids, Opening, Player, Stage, State},
    traits, triggers,
    windows::{self, Limits},
};

/// The greatest number of cards in hand at the end of a turn (5.5).
pub(crate) const HAND_LIMIT: usize = 8;

/// A phase or step begins: what triggers then, and the responses to it (4.11.1).
pub(crate) fn begin<R: Recorder>(cx: &mut Cx<'_, R>, phase: Phase) -> Flow {
    cx.tell(Deed::Begin(phase));
    respond_to_beginning(cx, phase)
}

/// What triggers as a phase or step has begun, and the responses to it (4.11.1).
fn respond_to_beginning<R: Recorder>(cx: &mut Cx<'_, R>, phase: Phase) -> Flow {
    let happening = Happening::of(What::Begins(phase), cx.state.active);
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

/// Fase de Agrupación (5.1), in steps: it begins, each of two zones is regrouped or not, what responds.
pub(crate) fn regroup<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    match cx.state.part {
        0 => begin_regroup(cx),
        1 => regroup_zone(cx, Zone::Attack, Zone::Defence)?,
        2 => regroup_zone(cx, Zone::Paid, Zone::Reserve)?,
        _ => {
            traits::refresh(cx);
            respond_to_beginning(cx, Phase::Regroup)?;
            cx.state.go_to(Stage::BeginVigil);
            return Ok(());
        }
    }
    cx.state.part += 1;
    Ok(())
}

fn begin_regroup<R: Recorder>(cx: &mut Cx<'_, R>) {
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
}

/// The active player regroups what is in a zone, or does not (5.1).
fn regroup_zone<R: Recorder>(cx: &mut Cx<'_, R>, from: Zone, to: Zone) -> Flow {
    let active = cx.state.active;
    let cards: Ids = cx.state.in_zone(active, from).collect();
    if !cards.is_empty() && cx.rule(S5_1) && cx.ask_yes(active, S5_1)? {
        cx.tell(Deed::Regroup(active, from));
        cards.into_iter().for_each(|id| perform::shift(cx, id, to, active));
    }
    Ok(())
}

/// The beginning of the Vigilia (5.2), in steps: effects end, the Oro of the turn, what responds.
pub(crate) fn begin_vigil<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    match cx.state.part {
        0 => {
            cx.tell(Deed::Begin(Phase::Vigil));
            expire(cx, Until::NextVigil, active)?;
        }
        1 => {
            let mut opening = Opening { kind: WindowKind::Gold, events: Happenings::new(), used: Vec::new() };
            if cx.rule(S5_2) {
                windows::act_if_possible(cx, active, &mut opening)?;
            }
        }
        _ => {
            respond_to_beginning(cx, Phase::Vigil)?;
            cx.state.go_to(Stage::Vigil);
            return Ok(());
        }
    }
    cx.state.part += 1;
    Ok(())
}

/// One act of the Vigilia, or its end (5.2).
pub(crate) fn vigil<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    let mut opening = Opening { kind: WindowKind::Vigil, events: Happenings::new(), used: Vec::new() };
    let acts = if cx.is_answered() { Vec::new() } else { windows::acts(cx, active, &opening) };
    if !windows::ask(cx, active, &mut opening, acts)? {
        cx.state.battle = Battle::default();
        cx.state.go_to(Stage::Attack);
    }
    Ok(())
}

/// Guerra de Talismanes begins (5.3.3).
pub(crate) fn begin_war<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let defender = cx.state.active.other();
    cx.state.go_to(Stage::War { next: cx.either(S5_3_3, defender, defender.other()), passed: 0 });
    begin(cx, Phase::War)
}

/// One act of Guerra de Talismanes, or passing, which is not final (5.3.3, 6.7).
pub(crate) fn war<R: Recorder>(cx: &mut Cx<'_, R>, next: Player, passed: u8) -> Flow {
    let mut opening = Opening { kind: WindowKind::War, events: Happenings::new(), used: Vec::new() };
    let acts = if cx.is_answered() { Vec::new() } else { windows::acts(cx, next, &opening) };
    let acted = windows::ask(cx, next, &mut opening, acts)?;
    let needed = cx.either(S6_7, 2, 1);
    let passed = if acted { 0 } else { passed + 1 };
    cx.state.go_to(Stage::War { next: next.other(), passed });
    if passed >= needed {
        for player in Player::BOTH {
            expire(cx, Until::EndOfWar, player)?;
        }
        cx.state.go_to(Stage::Damage);
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
    cx.state.go_to(Stage::EndOfTurn);
    Ok(())
}

/// Final del Turno (5.5), in steps: a card is drawn, what responds, cards are discarded and the turn ends.
pub(crate) fn end_of_turn<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    match cx.state.part {
        0 => {
            let draws = cx.state.turn > 1 || cx.state.readings.first_player_draws;
            if draws && cx.rule(S5_5) {
                perform::take_from_top(cx, &[(cx.state.active, 1)], FromTop::Draw)?;
            }
        }
        1 => begin(cx, Phase::EndOfTurn)?,
        _ => return discard_and_end(cx),
    }
    cx.state.part += 1;
    Ok(())
}

fn discard_and_end<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    let held = cx.state.hands[active.index()].len();
    if cx.when(S5_5, held > HAND_LIMIT) {
        costs::discard(cx, active, (held - HAND_LIMIT).min(usize::from(u8::MAX)) as u8)?;
    }
    // 6.16: what was generated is gone.
    if cx.rule(S6_16) {
        cx.state.generated = Default::default();
    }
    let used: Ids = cx.state.objects().filter(|(_, object)| object.uses != [0; 8]).map(|(id, _)| id).collect();
    for id in used {
        cx.state.object_mut(id).uses = [0; 8];
    }
    cx.state.recent.clear();
    cx.state.active = active.other();
    cx.state.turn += 1;
    cx.state.go_to(Stage::Regroup);
    Ok(())
}

impl State {
    /// A stage begins.
    pub(crate) const fn go_to(&mut self, stage: Stage) {
        self.stage = stage;
        self.part = 0;
    }

    /// Whether the next step begins with its question, so that nothing has changed yet as it is asked, or has none.
    pub(crate) const fn is_rest(&self) -> bool {
        match self.stage {
            Stage::Vigil | Stage::Attack | Stage::Block | Stage::War { .. } | Stage::Over => true,
            Stage::Regroup => self.part <= 2,
            Stage::BeginVigil => self.part == 1,
            Stage::EndOfTurn => self.part != 1,
            Stage::AttackDeclared | Stage::BlockDeclared | Stage::Damage | Stage::Final => false,
        }
    }

    /// Whether nobody will be asked in the next step, as far as that is easily told: nothing ends, triggers or is answered.
    pub(crate) fn asks_nothing(&self) -> bool {
        match self.stage {
            Stage::BeginVigil if self.part == 0 => self.lasting.is_empty(),
            Stage::Regroup | Stage::BeginVigil | Stage::EndOfTurn => self.begins_quietly(),
            Stage::Final => self.lasting.is_empty() && self.delayed.is_empty() && self.begins_quietly(),
            Stage::Vigil
            | Stage::Attack
            | Stage::AttackDeclared
            | Stage::Block
            | Stage::BlockDeclared
            | Stage::War { .. }
            | Stage::Damage
            | Stage::Over => false,
        }
    }

    /// Whether a phase or step can begin without a question.
    fn begins_quietly(&self) -> bool {
        let is_settled = !self.stale.0.is_any() && !self.is_unchecked.0;
        let waits = !self.triggered.is_empty() || !self.recent.is_empty();
        let is_awaited = self.concerned.0.triggers.meets(EventKinds::BEGINS);
        let may_be_answered = |player| self.may_be_answered(player, EventKinds::BEGINS);
        is_settled && !waits && !is_awaited && !Player::BOTH.into_iter().any(may_be_answered)
    }

    /// Whether a step that begins with its question may ask again once that is answered.
    pub(crate) fn may_ask_again(&self, answer: Choice) -> bool {
        match self.stage {
            Stage::Vigil | Stage::BeginVigil => !matches!(answer, Choice::Pass),
            // Effects end with it.
            Stage::War { .. } => !matches!(answer, Choice::Pass) || !self.lasting.is_empty(),
            Stage::Attack | Stage::Block | Stage::Regroup => false,
            // Several cards are discarded one by one.
            Stage::EndOfTurn => !matches!(self.decision.ask, Ask::Pick { most: 1, .. }),
            Stage::AttackDeclared | Stage::BlockDeclared | Stage::Damage | Stage::Final | Stage::Over => true,
        }
    }
}

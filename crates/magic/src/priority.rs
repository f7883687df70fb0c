//! Timing and priority (117): who may act, what is dealt with before, and what happens when everybody
//! passes.

use vademecum_rule_ids::magic::{R104_4B, R117_3B, R117_3C, R117_3D, R117_4, R405_5, R500_2, R514_3A, R608_1, R729_4};

use crate::{
    choice::Decision,
    engine::Cx,
    event::{Event, Observer},
    game,
    object::PlayerId,
    player::PlayerSet,
    resolve,
    state::GoingOn,
    state_based::{self, Checked},
    trigger,
    turn::{self, Stage, Step},
};

/// How many spells and abilities may resolve one after another, with nobody doing anything of their own
/// will and the stack never getting smaller, before the game is held to be in a loop.
const PATIENCE: u32 = 20_000;
/// A stack longer than this is not compared with itself.
const LONG_STACK: usize = 256;

/// A player would receive priority: state-based actions, then triggered abilities, again and again until
/// there are none (117.5). True if a decision is needed, which it always is in the end.
pub(crate) fn checks<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    loop {
        if cx.state.touched {
            match state_based::check(cx) {
                Checked::Nothing => cx.state.touched = false,
                Checked::Acted => {
                    busy(cx);
                    if cx.state.outcome.is_some() || cx.state.fault.is_some() {
                        return false;
                    }
                    continue;
                }
                Checked::Asks => return true,
            }
        }
        if cx.state.waiting.is_empty() {
            break;
        }
        busy(cx);
        if trigger::stack_waiting(cx) {
            return true;
        }
        if cx.state.stage != Stage::Checks {
            return false;
        }
    }
    if !turn::gives_priority(cx) {
        cx.state.stage = Stage::Ending;
        return false;
    }
    let player = cx.state.turn.priority;
    if cx.state.player(player).left {
        cx.state.turn.priority = cx.state.next_player(player);
        return false;
    }
    cx.ask(Decision::Priority(player))
}

/// Something happened in a cleanup step: players receive priority after all (514.3a).
fn busy<R: Observer>(cx: &mut Cx<'_, R>) {
    let quiet_cleanup = cx.state.turn.step == Step::Cleanup && !cx.state.turn.busy_cleanup;
    if cx.when(R514_3A, quiet_cleanup) {
        cx.state.turn.busy_cleanup = true;
    }
}

/// A player passes (117.3d); when all have passed in succession, the top of the stack resolves, or the step
/// ends (117.4).
pub(crate) fn pass<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.event(Event::Passed(player));
    cx.state.turn.passed.insert(player);
    let next = cx.state.next_player(player);
    let all = cx.state.in_turn_order(player).all(|p| cx.state.turn.passed.has(p));
    if !all {
        cx.state.turn.priority = cx.value(R117_3D, next, player);
        cx.state.stage = Stage::Checks;
    } else if cx.when([R117_4, R405_5, R608_1], !cx.state.stack.is_empty()) {
        resolve::begin(cx);
    } else if cx.when([R117_4, R500_2], cx.state.stack.is_empty()) {
        cx.state.stage = Stage::Ending;
    } else {
        // Without those rules, passing leads nowhere.
        cx.state.turn.passed = PlayerSet::NONE;
        cx.state.turn.priority = next;
        cx.state.stage = Stage::Checks;
    }
}

/// A player has done something and would receive priority again (117.3c); everybody may pass anew.
pub(crate) fn keeps<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let next = cx.state.next_player(player);
    cx.state.turn.priority = cx.value(R117_3C, player, next);
    cx.state.turn.passed = PlayerSet::NONE;
    cx.state.going_on = GoingOn::default();
    cx.state.stage = Stage::Checks;
}

/// Something has resolved: the active player would receive priority (117.3b).
pub(crate) fn after_resolution<R: Observer>(cx: &mut Cx<'_, R>) {
    let active = cx.state.turn.active;
    let next = cx.state.next_player(active);
    cx.state.turn.priority = cx.value(R117_3B, active, next);
    cx.state.turn.passed = PlayerSet::NONE;
    cx.state.stage = Stage::Checks;
    loops(cx);
}

/// A loop of mandatory actions is a draw (104.4b, 729.4): the same state comes again, or things go on and on,
/// with nobody having done anything of their own will since. Nobody has to end it (729.5).
fn loops<R: Observer>(cx: &mut Cx<'_, R>) {
    let depth = cx.state.stack.len() + cx.state.waiting.len();
    if depth == 0 {
        cx.state.going_on = GoingOn::default();
        return;
    }
    let mut going_on = cx.state.going_on;
    // A long stack is on its way down, or it grows without bounds: its hash tells nothing.
    let hash = if depth < LONG_STACK { cx.state.hash() } else { 0 };
    let again = hash != 0 && going_on.resolved > 0 && going_on.mark == hash;
    let endless = going_on.resolved >= PATIENCE && depth >= going_on.depth;
    if cx.when([R104_4B, R729_4], again || endless) {
        game::draw(cx);
        return;
    }
    if going_on.resolved == 0 {
        going_on = GoingOn { depth, until: 1, ..GoingOn::default() };
    }
    if going_on.resolved >= going_on.until || going_on.resolved == 0 {
        going_on.mark = hash;
        going_on.until = going_on.until.saturating_mul(2);
    }
    going_on.resolved = going_on.resolved.saturating_add(1);
    cx.state.going_on = going_on;
}

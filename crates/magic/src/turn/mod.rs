//! The turn (500–514): its phases and steps, in order, and what happens as each begins and ends.

pub(crate) mod cleanup;
mod draw;
mod untap;

use vademecum_rule_ids::magic::{
    R103_1, R103_8, R106_4, R117_3A, R500_1, R500_3, R500_4, R500_6, R501_1, R502_4, R503_1, R504_2, R505_1, R505_6,
    R506_1, R507_2, R508_2, R508_8, R509_2, R510_3, R510_4, R511_1, R511_3, R512_1, R513_1, R514_3, R603_2B, R703_4Q,
};

use crate::{
    combat,
    engine::Cx,
    event::{Event, Observer},
    hash::mix,
    object::PlayerId,
    player::PlayerSet,
    state::GoingOn,
    trigger::{self, Happening},
};

/// A step, or a phase without steps (500.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Step {
    /// 502.
    Untap,
    /// 503.
    Upkeep,
    /// 504.
    Draw,
    /// The precombat main phase (505).
    FirstMain,
    /// 507.
    BeginningOfCombat,
    /// 508.
    DeclareAttackers,
    /// 509.
    DeclareBlockers,
    /// The combat damage step of creatures with first or double strike, where there is one (510.4).
    FirstStrikeDamage,
    /// 510.
    CombatDamage,
    /// 511.
    EndOfCombat,
    /// The postcombat main phase (505).
    SecondMain,
    /// 513.
    End,
    /// 514.
    Cleanup,
}

impl Step {
    /// Every step, in order (500.1).
    pub const ALL: [Step; 13] = [
        Step::Untap,
        Step::Upkeep,
        Step::Draw,
        Step::FirstMain,
        Step::BeginningOfCombat,
        Step::DeclareAttackers,
        Step::DeclareBlockers,
        Step::FirstStrikeDamage,
        Step::CombatDamage,
        Step::EndOfCombat,
        Step::SecondMain,
        Step::End,
        Step::Cleanup,
    ];

    /// Whether it is a main phase (505.1).
    pub const fn is_main(self) -> bool {
        matches!(self, Step::FirstMain | Step::SecondMain)
    }

    /// Whether it belongs to the combat phase (506.1).
    pub const fn is_combat(self) -> bool {
        self as u8 >= Step::BeginningOfCombat as u8 && self as u8 <= Step::EndOfCombat as u8
    }
}

/// Whose turn it is, and where in it the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is (102.1).
    pub active: PlayerId,
    /// Which turn of the game, from 1; 0 before the first.
    pub number: u32,
    /// The step.
    pub step: Step,
    /// Who receives priority next, or has it.
    pub(crate) priority: PlayerId,
    /// Who has passed in succession (117.4).
    pub(crate) passed: PlayerSet,
    /// Who began the game (103.1).
    pub(crate) starting: PlayerId,
    /// Whether something happened in this cleanup step that gives players priority (514.3a).
    pub(crate) busy_cleanup: bool,
}

impl Turn {
    pub(crate) const fn before_the_first(starting: PlayerId) -> Turn {
        Turn {
            active: starting,
            number: 0,
            step: Step::Untap,
            priority: starting,
            passed: PlayerSet::NONE,
            starting,
            busy_cleanup: false,
        }
    }

    /// A number for it: which turn it is counts only as far as the first one is special (103.8a).
    pub(crate) fn key(&self) -> u64 {
        let flags = u64::from(self.number.min(2)) | u64::from(self.busy_cleanup) << 2 | (self.step as u64) << 8;
        mix(&[u64::from(self.active.0) << 8 | u64::from(self.priority.0), flags, self.passed.bits()])
    }
}

/// What the game does next by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Mulligans are taken (103.5).
    Opening,
    /// A step begins (500.6).
    Beginning,
    /// A turn-based action waits for decisions: attackers, blockers, combat damage (703.4i–m), discarding
    /// (703.4n).
    Declaring,
    /// A player would receive priority (117.5).
    Checks,
    /// A spell or ability is being put onto the stack (601.2, 603.3).
    Proposing,
    /// A spell or ability is resolving (608.2).
    Resolving,
    /// A step ends (500.4).
    Ending,
}

/// A step begins: abilities that wait for it trigger, its turn-based action is taken, and then the active
/// player would receive priority. True if a decision is needed.
pub(crate) fn begin_step<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let step = cx.state.turn.step;
    let active = cx.state.turn.active;
    cx.state.turn.priority = first_priority(cx, step, active);
    cx.state.turn.passed = PlayerSet::NONE;
    cx.event(Event::StepBegan(step));
    cx.state.going_on = GoingOn::default();
    cx.state.stage = Stage::Checks;
    if cx.when([R500_6, R603_2B], trigger::is_awaited(cx.state, step)) {
        trigger::happened(cx, Happening::Began(step));
    }
    match step {
        Step::Untap => {
            untap::untap(cx);
            // 502.4: nobody receives priority; what triggered waits.
            if cx.when([R502_4, R500_3], step == Step::Untap) {
                cx.state.stage = Stage::Ending;
            }
        }
        Step::Upkeep | Step::BeginningOfCombat | Step::EndOfCombat | Step::End | Step::FirstMain | Step::SecondMain => {
        }
        Step::Draw => draw::draw(cx),
        Step::DeclareAttackers => combat::begin_attackers(cx),
        Step::DeclareBlockers => combat::begin_blockers(cx),
        Step::FirstStrikeDamage | Step::CombatDamage => combat::begin_damage(cx),
        Step::Cleanup => return cleanup::begin(cx),
    }
    false
}

/// Who receives priority first in a step: the active player (117.3a), as the rules say for each of them.
fn first_priority<R: Observer>(cx: &mut Cx<'_, R>, step: Step, active: PlayerId) -> PlayerId {
    let next = cx.state.next_player(active);
    match step {
        Step::Upkeep => cx.value([R117_3A, R503_1], active, next),
        Step::Draw => cx.value([R117_3A, R504_2], active, next),
        Step::FirstMain | Step::SecondMain => cx.value([R117_3A, R505_6], active, next),
        Step::BeginningOfCombat => cx.value([R117_3A, R507_2], active, next),
        Step::DeclareAttackers => cx.value([R117_3A, R508_2], active, next),
        Step::DeclareBlockers => cx.value([R117_3A, R509_2], active, next),
        Step::FirstStrikeDamage | Step::CombatDamage => cx.value([R117_3A, R510_3], active, next),
        Step::EndOfCombat => cx.value([R117_3A, R511_1], active, next),
        Step::End => cx.value([R117_3A, R513_1], active, next),
        Step::Untap | Step::Cleanup => active,
    }
}

/// A step ends, and the next one begins. Never needs a decision.
pub(crate) fn end_step<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let step = cx.state.turn.step;
    empty_pools(cx);
    if step == Step::EndOfCombat && cx.when(R511_3, !cx.state.combat.is_empty()) {
        combat::end(cx);
    }
    if cx.state.waiting.is_empty() && cx.state.stack.is_empty() {
        cx.state.last_known.clear();
    }
    cx.state.stage = Stage::Beginning;
    if step == Step::Cleanup {
        // 514.3a: another cleanup step, where players had priority in this one.
        if cleanup::repeats(cx) {
            return false;
        }
        return next_turn(cx);
    }
    cx.state.turn.step = following(cx, step);
    false
}

/// The step after this one, with those left out that combat does not need (506.1).
fn following<R: Observer>(cx: &mut Cx<'_, R>, step: Step) -> Step {
    let next = Step::ALL[(step as usize + 1) % Step::ALL.len()];
    match next {
        Step::DeclareBlockers if cx.when([R508_8, R506_1], !cx.state.combat.was_declared()) => Step::EndOfCombat,
        Step::FirstStrikeDamage => {
            let strikes_first = combat::has_first_strike(cx.state);
            if cx.when(R510_4, strikes_first) { next } else { Step::CombatDamage }
        }
        next => in_order(cx, next),
    }
}

/// The next step, in the order of the phases and of the steps in each; without that order one is left out.
fn in_order<R: Observer>(cx: &mut Cx<'_, R>, next: Step) -> Step {
    let after = Step::ALL[(next as usize + 1) % Step::ALL.len()];
    match next {
        Step::Upkeep | Step::Draw => cx.value([R500_1, R501_1], next, after),
        Step::FirstMain | Step::SecondMain => cx.value([R500_1, R505_1], next, after),
        Step::End | Step::Cleanup => cx.value([R500_1, R512_1], next, after),
        _ => cx.value([R500_1, R506_1], next, after),
    }
}

/// Mana that was not spent is lost (106.4, 500.4).
fn empty_pools<R: Observer>(cx: &mut Cx<'_, R>) {
    for player in cx.state.in_turn_order(cx.state.turn.active) {
        let unspent = cx.state.player(player).pool.total() > 0;
        if cx.when([R500_4, R106_4, R703_4Q], unspent) {
            cx.state.edit_player(player, |player| player.pool = Default::default());
            cx.event(Event::ManaEmptied(player));
        }
    }
}

/// The next player's turn begins (103.1: clockwise), or the first one's (103.8).
pub(crate) fn next_turn<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let before = cx.state.turn;
    let next = cx.state.next_player(before.active);
    let active = match before.number {
        0 => cx.value([R103_1, R103_8], before.starting, next),
        // 103.1: turn order.
        _ => next,
    };
    cx.state.turn.number = before.number.saturating_add(1);
    cx.state.turn.busy_cleanup = false;
    cx.state.turn.step = Step::Untap;
    cx.state.turn.active = active;
    cx.state.stage = Stage::Beginning;
    let number = cx.state.turn.number;
    for player in cx.state.in_turn_order(active) {
        if cx.state.player(player).lands_played > 0 {
            cx.state.edit_player(player, |player| player.lands_played = 0);
        }
    }
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        if cx.state.object(id).activated != 0 {
            cx.state.edit(id, |object| object.activated = 0);
        }
    }
    untap::settle(cx, active);
    cx.event(Event::TurnBegan(active, number));
    false
}

/// Whether players receive priority in this step at all (514.3).
pub(crate) fn gives_priority<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let quiet = cx.state.turn.step == Step::Cleanup && !cx.state.turn.busy_cleanup;
    !cx.when([R514_3, R500_3], quiet)
}

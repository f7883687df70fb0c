//! The turn (500–514) and priority (117): what the game does next by itself, and who may act.

use smallvec::SmallVec;
use vademecum_abilities::{AbilityId, Daytime, Duration, Replaced, Step, Subtypes};
use vademecum_rule_ids::magic::{
    R103_1, R103_8, R103_8A, R103_8B, R103_8C, R117_3A, R117_3B, R117_3C, R117_3D, R402_2, R500_4, R500_5, R500_6,
    R500_7, R502_3, R502_4, R503_1, R504_1, R504_2, R505_6, R507_2, R508_2, R508_2A, R509_2, R509_3F, R510_3, R511_1,
    R511_3, R513_1, R514_1, R514_2, R514_3, R514_3A, R611_2A, R615_3, R703_3,
};

use crate::{
    Recorder,
    actions::{a039_exert, a049_roll_to_visit_your_attractions},
    combat::{self, AttackOption, CombatRecord, Defender},
    controlling, copies,
    cx::{Cx, Flow},
    day_night,
    decision::{Ask, Choice, Decision, Item, Offer},
    deed::{Deed, Group, Note},
    face_down, game, happen,
    hash::mix,
    id::{ObjectId, ObjectRef, PlayerId, PlayerSet, Timestamp},
    influence::{self, Influence},
    keywords::{k139_companion, k171_saddle},
    lands, layers, leaving, links, loops, mana,
    object::{Mark, Restriction},
    opening,
    phases::{self, AddedParts},
    phasing, radiation, sagas, special_actions, stack,
    state::{Made, MadeKind, State},
    state_based, team_choices, team_priority,
    teams::{self, TeamPlay},
    triggers,
    variants::{archenemy, planechase, vanguard},
};

/// A creature that a player has attacked with this turn (608.2i, 508.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Attacked {
    /// Who attacked.
    pub(crate) by: PlayerId,
    /// The creature.
    pub(crate) with: ObjectRef,
    /// What it attacked.
    pub(crate) defender: Defender,
    /// The player whom it attacked, or who controlled what it attacked.
    pub(crate) defending: PlayerId,
}

/// Whose turn it is, and where in it the game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    /// Extra turns that wait, the next one last (500.7).
    pub(crate) extra: SmallVec<[PlayerId; 2]>,
    /// Whose turn comes after the extra ones.
    pub(crate) regular: PlayerId,
    /// The abilities limited to once each turn that have been activated (602.5b) or have triggered this turn.
    pub(crate) limited: SmallVec<[(ObjectRef, AbilityId); 1]>,
    /// The objects of which an ability was activated this turn (700.10).
    pub(crate) used: SmallVec<[ObjectRef; 4]>,
    /// The objects of which players ignore until end of turn what their static abilities forbid (116.2d).
    pub(crate) ignored: SmallVec<[(PlayerId, ObjectRef); 1]>,
    /// The creatures that players have attacked with this turn (608.2i).
    pub(crate) attacked: SmallVec<[Attacked; 4]>,
    /// The combat phases that have begun in it (506.7).
    pub(crate) combats: SmallVec<[CombatRecord; 1]>,
    /// How often abilities have resolved that count it, each with its object (603.7h).
    pub(crate) resolved: SmallVec<[(ObjectRef, AbilityId, u8); 1]>,
    /// The phases and steps that effects have added to it.
    pub(crate) added: AddedParts,
    /// How many permanents have been put into graveyards from the battlefield in it.
    pub(crate) buried: i32,
    /// How many main phases have begun in it (505.1b).
    pub(crate) main_phases: u8,
    /// The steps of which one has ended in it, a bit each (503.2).
    pub(crate) ended: u16,
    /// Whom a player may attack in a game of several (802, 803).
    pub(crate) attacks: AttackOption,
    /// What the players of a team share (805, 810).
    pub(crate) team_play: TeamPlay,
    /// Whom players can affect, in a game with a limited range of influence (801).
    pub(crate) influence: Influence,
    /// Whether creatures can be given to teammates (804).
    pub(crate) deploys: bool,
    /// The opponent who was chosen to be attacked in this combat phase, where one is chosen (506.2a).
    pub(crate) defender: Option<PlayerId>,
    /// Whether it is day or night, if it is either (728.1).
    pub(crate) daytime: Option<Daytime>,
    /// The number of spells that the active player of the turn before cast in it (502.2).
    pub(crate) casts_before: i32,
    /// When it began.
    pub(crate) began: Timestamp,
    /// When the step at hand began.
    pub(crate) step_began: Timestamp,
    /// Whether something happened in this cleanup step that gives players priority (514.3a).
    pub(crate) busy_cleanup: bool,
    /// Whether no player receives priority in this step, in a game without the rule that gives it to them.
    pub(crate) without_priority: bool,
}

impl Turn {
    /// Whether it is day or night, if it is either (728.1).
    pub const fn daytime(&self) -> Option<Daytime> {
        self.daytime
    }

    pub(crate) fn before_the_first(starting: PlayerId) -> Turn {
        Turn {
            active: starting,
            number: 0,
            step: Step::Untap,
            priority: starting,
            passed: PlayerSet::NONE,
            starting,
            extra: SmallVec::new(),
            regular: starting,
            limited: SmallVec::new(),
            used: SmallVec::new(),
            ignored: SmallVec::new(),
            attacked: SmallVec::new(),
            combats: SmallVec::new(),
            resolved: SmallVec::new(),
            added: AddedParts::default(),
            buried: 0,
            main_phases: 0,
            ended: 0,
            attacks: AttackOption::default(),
            team_play: TeamPlay::default(),
            influence: Influence::default(),
            deploys: false,
            defender: None,
            daytime: None,
            casts_before: 0,
            began: Timestamp(0),
            step_began: Timestamp(0),
            busy_cleanup: false,
            without_priority: false,
        }
    }

    /// A number for it: which turn it is counts only as far as the first one is special (103.8a).
    pub(crate) fn key(&self) -> u64 {
        let flags = u64::from(self.number.min(2))
            | u64::from(self.busy_cleanup) << 2
            | self.daytime.map_or(0, |daytime| 1 + daytime as u64) << 3
            | (self.step as u64) << 8;
        let passed = self.passed.iter().fold(0_u64, |bits, player| bits | 1 << player.0);
        let counts = self.extra.len() as u64 | (self.limited.len() as u64) << 16 | (self.attacked.len() as u64) << 40;
        let counts = counts | (self.ignored.len() as u64) << 56;
        mix(&[
            u64::from(self.active.0) << 8 | u64::from(self.priority.0),
            flags,
            passed,
            counts,
            self.added.key(),
            u64::from(self.defender.map_or(0, |player| player.0.saturating_add(1))),
        ])
    }
}

/// What the game does next by itself. Each stage is one step that may ask: a copy of the state is kept from its
/// beginning while it waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Players reveal companions before the game begins (103.2b).
    Companions,
    /// Conspiracies are put into the command zone (905.4).
    Conspiracies,
    /// Mulligans are taken (103.5).
    Opening,
    /// Actions are taken with cards of opening hands (103.6).
    OpeningHands,
    /// A turn begins.
    BeginTurn,
    /// A step begins (500.6).
    BeginStep,
    /// Attackers are declared (508.1).
    Attack,
    /// Blockers are declared (509.1).
    Block,
    /// Combat damage is assigned and dealt (510.1, 510.2).
    Damage,
    /// The active player discards down to the maximum hand size (514.1).
    Discard,
    /// A player would receive priority (117.5): state-based actions, triggered abilities, priority.
    Priority,
    /// A spell or ability is paid for (601.2g–h).
    Pay,
    /// The top of the stack resolves (608).
    Resolve,
    /// A step ends (500.4).
    FinishStep,
}

/// A turn begins: the next in turn order (103.1), unless somebody takes an extra one (500.7).
pub(crate) fn begin_turn<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let first = cx.state.turn.number == 0;
    if first {
        opening::conceal(cx.state);
    }
    let next = teams::next_turn(cx, cx.state.turn.regular);
    let regular = if first {
        cx.either(R103_8, cx.state.turn.starting, next)
    } else {
        cx.either(R103_1, next, cx.state.turn.regular)
    };
    let mut extra = cx.state.turn.extra.pop();
    while extra.is_some_and(|player| leaving::begins_none(cx, player)) {
        extra = cx.state.turn.extra.pop();
    }
    let last = cx.state.turn.regular;
    let active = match extra {
        Some(player) if cx.rule(R500_7) => cx.state.primary(player),
        _ => {
            leaving::end_durations(cx, last, regular);
            cx.state.turn.regular = regular;
            regular
        }
    };
    if controlling::skips_turn(cx, active) {
        cx.note(Note::SkippedTurn(active));
        cx.state.stage = Stage::BeginTurn;
        return Ok(());
    }
    controlling::begin_turn(cx.state, active);
    team_choices::control_team(cx, active);
    let began = cx.state.tick();
    let casts_before = teams::casts_in_turn(cx, cx.state.turn.active);
    let turn = &mut cx.state.turn;
    turn.casts_before = casts_before;
    turn.began = began;
    turn.number = turn.number.saturating_add(1);
    turn.busy_cleanup = false;
    turn.added = AddedParts::default();
    (turn.main_phases, turn.ended, turn.buried) = (0, 0, 0);
    turn.limited.clear();
    turn.attacked.clear();
    turn.combats.clear();
    turn.resolved.clear();
    turn.used.clear();
    turn.step = Step::Untap;
    turn.active = active;
    for player in &mut cx.state.players {
        (player.lands_played, player.drawn, player.descended, player.expended) = (0, 0, 0, 0);
        player.struck_with = Subtypes::NONE;
        (player.dealt, player.casts) = (0, 0);
        player.life_lost = 0;
    }
    cx.state.objects.iter_mut().for_each(|object| object.used = 0);
    let together = cx.state.together(active);
    triggers::expire(cx.state, |lasts, of| *lasts == Duration::YourNextTurn && together.contains(&of));
    settle(cx, active);
    influence::settle(cx.state);
    planechase::begin_turn(cx, active);
    links::prune(cx.state);
    copies::prune(cx.state);
    cx.state.stage = Stage::BeginStep;
    happen::happens(cx, Deed::BeginTurn(active))?;
    controlling::note_control(cx);
    Ok(())
}

/// The permanents that a player controls as their turn begins have been theirs since then (302.6).
fn settle<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) {
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        let controller = cx.state.permanents[place].controller;
        if controller == active || cx.look().is_turn_of(controller) {
            cx.state.object_mut(id).set(Mark::SummoningSick, false);
        }
    }
}

/// A step begins: abilities that wait for it trigger, its turn-based action is taken, and then the active player
/// would receive priority.
pub(crate) fn begin_step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let step = cx.state.turn.step;
    let active = cx.state.turn.active;
    if step == Step::Draw && skips_first_draw_step(cx) {
        cx.note(Note::SkippedStep(active, step));
        return leave_step(cx);
    }
    // 117.3a: the active player is the first who receives priority.
    cx.state.turn.priority = cx.either(R117_3A, active, cx.state.next_player(active));
    cx.state.turn.without_priority = !gives_priority(cx, step);
    cx.state.turn.passed = PlayerSet::NONE;
    cx.state.loops = Default::default();
    cx.state.turn.step_began = cx.state.tick();
    cx.state.turn.main_phases = cx.state.turn.main_phases.saturating_add(u8::from(step.is_main()));
    combat::note_step(cx.state, step);
    cx.state.stage = Stage::Priority;
    // 500.5: what lasts until end of combat lasts through this step; without that rule, until it begins.
    if step == Step::EndOfCombat && !cx.rule(R500_5) {
        end_combat_effects(cx);
    }
    if !cx.rule(R500_6) {
        cx.tell(&Deed::BeginStep(active, step));
    } else if !happen::happens(cx, Deed::BeginStep(active, step))? {
        // 614.10: it is skipped.
        cx.note(Note::SkippedStep(active, step));
        if step == Step::Untap {
            phasing::skipped(cx)?;
        }
        return leave_step(cx);
    }
    for instead in std::mem::take(&mut cx.state.deferred) {
        happen::carry_on(cx, instead)?;
    }
    match step {
        Step::Untap => {
            phasing::in_untap_step(cx)?;
            day_night::check_last_turn(cx)?;
            untap(cx)?;
            // 502.4: nobody receives priority; what triggered waits.
            if cx.rule(R502_4) {
                cx.state.stage = Stage::FinishStep;
            }
        }
        Step::FirstMain => {
            archenemy::begin_main(cx, active)?;
            radiation::trigger(cx, active);
            sagas::add_lore(cx, active)?;
            a049_roll_to_visit_your_attractions::begin_main(cx, active)?;
        }
        Step::BeginningOfCombat => combat::choose_defender(cx)?,
        Step::Upkeep | Step::EndOfCombat | Step::End | Step::SecondMain => {}
        // 703.3: before anybody does anything; without that rule, as the step ends.
        Step::Draw if cx.rule(R703_3) => draw(cx, active)?,
        Step::Draw => {}
        Step::DeclareAttackers => combat::begin_attack(cx),
        Step::DeclareBlockers => combat::begin_block(cx)?,
        Step::FirstStrikeDamage | Step::CombatDamage => cx.state.stage = Stage::Damage,
        Step::Cleanup => cx.state.stage = Stage::Discard,
    }
    Ok(())
}

/// Whether players receive priority in a step: most have a rule that says so. Untap and cleanup have their own (502.4, 514.3).
fn gives_priority<R: Recorder>(cx: &Cx<'_, R>, step: Step) -> bool {
    let rule = match step {
        Step::Upkeep => R503_1,
        Step::Draw => R504_2,
        Step::FirstMain | Step::SecondMain => R505_6,
        Step::BeginningOfCombat => R507_2,
        Step::DeclareAttackers => R508_2,
        Step::DeclareBlockers => R509_2,
        Step::FirstStrikeDamage | Step::CombatDamage => R510_3,
        Step::EndOfCombat => R511_1,
        Step::End => R513_1,
        Step::Untap | Step::Cleanup => return true,
    };
    cx.rule(rule)
}

/// The active player's permanents untap, all at the same time (502.3).
fn untap<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.turn.active;
    let tapped = cx.state.permanents().filter(|&(id, now)| {
        cx.look().is_turn_of(now.controller)
            && cx.state.object(id).is(Mark::Tapped)
            && !now.restrictions.has(Restriction::DoesntUntap)
            && !a039_exert::stays_tapped(cx, active, id)
    });
    let group: Group = tapped.map(|(id, _)| Deed::Untap(id)).collect();
    if cx.rule(R502_3) {
        happen::happen(cx, group)?;
    }
    a039_exert::end(cx, active);
    Ok(())
}

/// Whether the first draw step of the game is skipped: by whoever begins a game of two (103.8a), and by nobody in a game of
/// more (103.8c).
fn skips_first_draw_step<R: Recorder>(cx: &Cx<'_, R>) -> bool {
    let first = cx.state.turn.number == 1;
    if cx.state.turn.team_play == TeamPlay::TwoHeadedGiant {
        return cx.when(R103_8B, first);
    }
    let of_two = !game::is_multiplayer(cx.look());
    cx.when(R103_8A, first && of_two) || first && !of_two && !cx.rule(R103_8C)
}

/// The active player draws a card (504.1).
fn draw<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) -> Flow {
    if cx.rule(R504_1) {
        happen::happens(cx, Deed::Draw(active))?;
        for mate in teams::who_else_draws(cx, active) {
            happen::happens(cx, Deed::Draw(mate))?;
        }
    }
    Ok(())
}

/// The maximum hand size (402.2).
pub(crate) const MAX_HAND: usize = 7;

/// Whether a player whose turn it is may have more cards than their maximum hand size, whatever the rules in force.
pub(crate) fn has_too_many_cards(state: &State) -> bool {
    let exceeds = |player: PlayerId| {
        let player = state.player(player);
        player.hand.len() > MAX_HAND.saturating_add_signed(player.hand_modifier.min(0) as isize)
    };
    state.together(state.turn.active).into_iter().any(exceeds)
}

/// The cleanup step (514): the active player discards down to the maximum hand size, then damage and effects end.
pub(crate) fn cleanup<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    for player in cx.state.together(cx.state.turn.active) {
        let most = cx.either(R402_2, vanguard::maximum_hand(cx.look(), player), usize::MAX);
        let over = cx.state.player(player).hand.len().saturating_sub(most);
        if cx.when(R514_1, over > 0) {
            let offer: Offer = cx.state.player(player).hand.iter().copied().map(Item::Object).collect();
            let picked = cx.pick(player, R514_1, None, offer, (over, over))?;
            let discards = picked.into_iter().filter_map(|item| match item {
                Item::Object(card) => Some(Deed::Discard(player, card)),
                _ => None,
            });
            let group: Group = discards.collect();
            happen::happen(cx, group)?;
        }
    }
    end_damage_and_effects(cx);
    cx.state.turn.busy_cleanup = false;
    cx.state.stage = Stage::Priority;
    Ok(())
}

/// Damage is removed and effects end, at the same time (514.2).
fn end_damage_and_effects<R: Recorder>(cx: &mut Cx<'_, R>) {
    let damaged: Vec<ObjectId> =
        cx.state.battlefield.iter().copied().filter(|&id| cx.state.object(id).damage > 0).collect();
    if cx.when(R514_2, !damaged.is_empty()) {
        damaged.iter().for_each(|&id| cx.state.object_mut(id).damage = 0);
        cx.note(Note::DamageRemoved);
    }
    if cx.state.made.iter().any(is_prevention) && !cx.rule(R615_3) {
        keep_prevention(cx.state);
    }
    k171_saddle::end(cx);
    if cx.rule(R514_2) && cx.rule(R611_2A) {
        cx.state.turn.ignored.clear();
        if triggers::expire(cx.state, |lasts, _| matches!(lasts, Duration::EndOfTurn | Duration::EndOfCombat)) {
            cx.note(Note::EffectsEnded);
        }
    }
    layers::refresh(cx);
}

/// Prevention effects outlast their duration, in a game without the rule that ends them with it (615.3).
fn keep_prevention(state: &mut State) {
    state.made.iter_mut().filter(|made| is_prevention(made)).for_each(|made| made.lasts = Duration::Forever);
}

/// Whether an effect prevents something.
fn is_prevention(made: &Made) -> bool {
    matches!(&made.what, MadeKind::Replacement(replacement) if replacement.with == Replaced::Nothing)
}

/// A player would receive priority: state-based actions, then triggered abilities, again and again until there are
/// none (117.5); then that player acts or passes.
pub(crate) fn priority<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    if cx.state.turn.without_priority {
        cx.state.stage = Stage::FinishStep;
        return Ok(());
    }
    if !leaving::goes_on(cx) {
        cx.state.stage = Stage::BeginTurn;
        return Ok(());
    }
    if leaving::exile_abandoned(cx)? {
        return Ok(());
    }
    if cx.state.stale.state_based || cx.state.watches.states {
        cx.state.stale.state_based = false;
        if state_based::check(cx)? {
            busy(cx);
            cx.state.stale.state_based = true;
            return Ok(());
        }
        if triggers::check_states(cx) {
            return Ok(());
        }
    }
    if cx.state.turn.step == Step::End {
        triggers::back_up(cx);
    }
    if triggers::stack_next(cx)? {
        busy(cx);
        return Ok(());
    }
    // 514.3: no player receives priority in the cleanup step.
    let quiet = cx.state.turn.step == Step::Cleanup && !cx.state.turn.busy_cleanup;
    if cx.when(R514_3, quiet) {
        cx.state.stage = Stage::FinishStep;
        return Ok(());
    }
    let player = cx.state.turn.priority;
    if cx.state.player(player).left {
        cx.state.turn.priority = cx.state.next_player(player);
        return Ok(());
    }
    let choice = cx.rest(Decision { who: player, why: R117_3A, ask: Ask::Priority, about: None })?;
    act(cx, player, choice)
}

/// What a player does with priority.
fn act<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, choice: Choice) -> Flow {
    if let Choice::Activate(..) = choice {
        loops::note_act(cx.state, player, choice);
    }
    match choice {
        Choice::Pass => {
            pass(cx, player);
            return Ok(());
        }
        Choice::PlayLand(land) => return lands::play_land(cx, player, land, false),
        Choice::PlayBack(land) => return lands::play_land(cx, player, land, true),
        Choice::TurnFaceUp(id, cost) => return face_down::turn_up(cx, player, id, cost),
        Choice::EndEffect(place) => special_actions::end_effect(cx, player, place)?,
        Choice::RollPlanarDie => planechase::pay_and_roll(cx, player)?,
        Choice::FetchCompanion => k139_companion::fetch(cx, player)?,
        Choice::Cast(object, route) => stack::cast(cx, player, object, route)?,
        Choice::Activate(object, ability) if special_actions::is_special(cx.state, ability) => {
            special_actions::take(cx, player, object, ability)?;
        }
        Choice::Activate(object, ability) => stack::activate(cx, player, object, ability)?,
        Choice::Mana(object, ability, kind) => mana::activate(cx, player, object, ability, kind)?,
        _ => {}
    }
    keeps_priority(cx, player);
    Ok(())
}

/// Something happened in a cleanup step: players receive priority after all (514.3a).
fn busy<R: Recorder>(cx: &mut Cx<'_, R>) {
    let quiet = cx.state.turn.step == Step::Cleanup && !cx.state.turn.busy_cleanup;
    if cx.when(R514_3A, quiet) {
        cx.state.turn.busy_cleanup = true;
    }
}

/// A player passes (117.3d); when all have passed in succession, the top of the stack resolves, or the step ends
/// (117.4).
fn pass<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.state.turn.passed.insert(player);
    let next = team_priority::after(cx, player);
    // 117.3d: a player who does nothing passes, and the next one receives priority.
    let after = cx.either(R117_3D, next, player);
    cx.note(Note::Passed(player));
    let passed = cx.state.turn.passed;
    let all = (0..).map(PlayerId).zip(&cx.state.players).all(|(id, player)| player.left || passed.has(id));
    if !all {
        cx.state.turn.priority = after;
        cx.state.stage = Stage::Priority;
        return;
    }
    let resolves = !cx.state.stack.is_empty();
    let [resolve, end] = team_priority::all_passed(cx);
    if cx.when(resolve, resolves) {
        cx.state.stage = Stage::Resolve;
        return;
    }
    if !resolves && cx.rule(end) {
        cx.state.stage = Stage::FinishStep;
        return;
    }
    // Without those rules, passing leads nowhere.
    cx.state.turn.passed = PlayerSet::NONE;
    cx.state.turn.priority = next;
    cx.state.stage = Stage::Priority;
}

/// A player has done something and would receive priority again (117.3c); everybody may pass anew.
pub(crate) fn keeps_priority<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let next = cx.state.next_player(player);
    cx.state.turn.passed = PlayerSet::NONE;
    cx.state.loops = Default::default();
    // Nobody receives priority while a cost is paid.
    if cx.state.stage == Stage::Pay {
        cx.state.turn.priority = player;
    } else {
        cx.state.turn.priority = cx.either(R117_3C, player, next);
        cx.state.stage = Stage::Priority;
    }
}

/// Something has resolved: the active player would receive priority (117.3b).
pub(crate) fn after_resolution<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.turn.active;
    let next = cx.state.next_player(active);
    cx.state.turn.priority = cx.either(R117_3B, active, next);
    cx.state.turn.passed = PlayerSet::NONE;
    cx.state.stage = Stage::Priority;
    loops::check(cx)
}

/// A step ends, and the next one begins.
pub(crate) fn finish_step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let step = cx.state.turn.step;
    if step == Step::Draw && !cx.rule(R703_3) {
        draw(cx, cx.state.turn.active)?;
    }
    leave_step(cx)
}

fn leave_step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let step = cx.state.turn.step;
    empty_pools(cx);
    judge_late(cx, step);
    if step == Step::EndOfCombat && cx.when(R511_3, !cx.state.combat.is_empty()) {
        combat::end(cx.state);
    }
    if step == Step::EndOfCombat && cx.rule(R500_5) {
        end_combat_effects(cx);
    }
    if cx.state.waiting.is_empty() && cx.state.stack.is_empty() && cx.state.made.is_empty() {
        cx.state.last_known.clear();
    }
    cx.state.turn.ended |= 1 << step as u16;
    cx.state.stage = Stage::BeginStep;
    if step == Step::Cleanup {
        // 514.3a: another cleanup step, where players had priority in this one.
        let busy = std::mem::take(&mut cx.state.turn.busy_cleanup);
        if cx.when(R514_3A, busy) {
            return Ok(());
        }
    }
    match phases::after(cx, step) {
        Some(next) => cx.state.turn.step = next,
        None => cx.state.stage = Stage::BeginTurn,
    }
    Ok(())
}

/// Abilities trigger on attackers and blockers as they are when their step ends, in a game without the rules by which
/// they do so only as those are declared (508.2a, 509.3f).
fn judge_late<R: Recorder>(cx: &mut Cx<'_, R>, step: Step) {
    let late = match step {
        Step::DeclareAttackers => combat::attacks(cx.state),
        Step::DeclareBlockers => combat::blocks(cx.state),
        _ => return,
    };
    let rule = if step == Step::DeclareAttackers { R508_2A } else { R509_3F };
    let is_watched = late.iter().any(|deed| cx.state.watches.deeds.has(deed.kind()));
    if is_watched && !cx.rule(rule) {
        triggers::after(cx, &late);
    }
}

/// Effects that last until end of combat end.
fn end_combat_effects<R: Recorder>(cx: &mut Cx<'_, R>) {
    if triggers::expire(cx.state, |lasts, _| *lasts == Duration::EndOfCombat) {
        cx.note(Note::CombatEffectsEnded);
    }
    layers::refresh(cx);
}

/// Mana that was not spent is lost (106.4, 500.4).
pub(crate) fn empty_pools<R: Recorder>(cx: &mut Cx<'_, R>) {
    for player in cx.state.in_turn_order(cx.state.turn.active) {
        let has = cx.state.player(player);
        let unspent = has.pool.total() > 0 || !has.tied.is_empty();
        if cx.when(R500_4, unspent) {
            cx.state.player_mut(player).pool = Default::default();
            cx.state.player_mut(player).tied.clear();
            cx.note(Note::ManaEmptied(player));
        }
    }
}

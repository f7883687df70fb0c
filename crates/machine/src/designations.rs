//! The monarch (722) and the initiative (723): designations of players, which come with triggered abilities.

use std::sync::{Arc, LazyLock};

use vademecum_abilities::{
    Amount, DeedKind, Duration, Effect, Filter, KeywordDeed, Objects, Pattern, PlayerDesignation, Players, Program,
    Slot, Step, Subtype, Triggered,
};
use vademecum_rule_ids::magic::{R722_1, R722_2, R722_3, R722_4, R723_1, R723_2, R723_3, R723_4, R723_5};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Acted, Deed, Group},
    happen,
    id::{ObjectRef, PlayerId},
    listeners,
    player::Player,
    select::Scope,
    slots::Slots,
    state::{Made, MadeKind, State},
    zones,
};

/// A designation that has been given to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Designated {
    pub(crate) what: PlayerDesignation,
    /// Who has it; nobody once its player has left and there is none to pass it on to.
    pub(crate) player: Option<PlayerId>,
    /// Stands for the source of its abilities, which have none (113.8): an object without characteristics in no zone.
    pub(crate) source: ObjectRef,
}

/// The rules of a designation.
struct DesignationRules {
    /// That players can have it.
    exists: RuleId,
    /// That only one has it.
    is_single: RuleId,
    /// Who gets it from a player who leaves.
    passes_on: RuleId,
    /// The abilities, controlled by the player who has it.
    abilities: Vec<Arc<Triggered>>,
}

static MONARCH: LazyLock<DesignationRules> = LazyLock::new(|| {
    let dealt = Pattern { source: Some(Filter::CREATURE), ..dealt_combat_damage() };
    DesignationRules {
        exists: R722_1,
        is_single: R722_3,
        passes_on: R722_4,
        abilities: vec![
            inherent(R722_2, Pattern::begins(Step::End, Players::You), Effect::Draw(Players::You, Amount::Number(1))),
            inherent(R722_2, dealt, Effect::Take(PlayerDesignation::Monarch, controller_of_source())),
        ],
    }
});

static INITIATIVE: LazyLock<DesignationRules> = LazyLock::new(|| {
    let dealt = Pattern { source: Some(Filter::CREATURE), together: true, ..dealt_combat_damage() };
    let taken = Pattern::acts(KeywordDeed::Takes(PlayerDesignation::Initiative), Filter::Any, Some(Players::You));
    let venture = || Effect::Venture(Players::You, Filter::Subtype(Subtype::UNDERCITY));
    DesignationRules {
        exists: R723_1,
        is_single: R723_3,
        passes_on: R723_4,
        abilities: vec![
            inherent(R723_2, Pattern::begins(Step::Upkeep, Players::You), venture()),
            inherent(R723_2, dealt, Effect::Take(PlayerDesignation::Initiative, controller_of_source())),
            inherent(R723_2, taken, venture()),
        ],
    }
});

fn rules(what: PlayerDesignation) -> &'static DesignationRules {
    match what {
        PlayerDesignation::Monarch => &MONARCH,
        PlayerDesignation::Initiative => &INITIATIVE,
    }
}

fn inherent(by: RuleId, on: Pattern, effect: Effect) -> Arc<Triggered> {
    let program: Program = vec![effect.into()];
    Arc::new(Triggered { by: Some(by), ..Triggered::on(on, program) })
}

fn dealt_combat_damage() -> Pattern {
    Pattern { combat: Some(true), to_players: true, ..Pattern::by(DeedKind::Damage, Players::You) }
}

fn controller_of_source() -> Players {
    Players::ControllerOf(Box::new(Objects::Slot(Slot::EVENT_SOURCE)))
}

/// What a designation is called in Spanish, Portuguese and English.
pub const fn designation_names(what: PlayerDesignation) -> [&'static str; 3] {
    match what {
        PlayerDesignation::Monarch => ["Monarca", "Monarca", "Monarch"],
        PlayerDesignation::Initiative => ["Iniciativa", "Iniciativa", "Initiative"],
    }
}

impl State {
    /// The player with a designation, if one has it.
    pub fn designated(&self, what: PlayerDesignation) -> Option<PlayerId> {
        self.designated.iter().find(|of| of.what == what).and_then(|of| of.player)
    }

    pub(crate) fn is_designated(&self, player: PlayerId, what: PlayerDesignation) -> bool {
        self.designated.iter().any(|of| of.what == what && of.player == Some(player))
    }
}

impl<R: Recorder> Look<'_, R> {
    /// Whether something is true of one of the players that a text speaks of.
    pub(crate) fn any_player(self, scope: Scope<'_>, players: &Players, is: impl Fn(&Player) -> bool) -> bool {
        self.players(scope, players).into_iter().any(|player| is(self.state.player(player)))
    }
}

fn takes(player: PlayerId, what: PlayerDesignation) -> Deed {
    Deed::Act(Acted { action: KeywordDeed::Takes(what), player, object: None })
}

/// What happens as players are told to become the monarch or to take the initiative. Who has the initiative takes it again,
/// which triggers (723.5); the monarch is the monarch already.
pub(crate) fn propose<R: Recorder>(
    cx: &Cx<'_, R>,
    scope: Scope<'_>,
    what: PlayerDesignation,
    players: &Players,
) -> Group {
    let mut group = Group::new();
    for player in cx.look().players(scope, players) {
        let again = cx.state.is_designated(player, what);
        let happens = match what {
            PlayerDesignation::Monarch => !again,
            PlayerDesignation::Initiative => !again || cx.rule(R723_5),
        };
        if happens {
            group.push(takes(player, what));
        }
    }
    group
}

/// A player gets a designation, with its abilities, and whoever had it loses it (722.3, 723.3).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, what: PlayerDesignation) {
    let rules = rules(what);
    if cx.state.is_designated(player, what) || !cx.rule(rules.exists) {
        return;
    }
    let before = cx.state.designated.iter().position(|of| of.what == what);
    match before.filter(|_| cx.rule(rules.is_single)) {
        Some(place) => {
            lose(cx.state, place);
            give(cx.state, place, player);
        }
        None => place(cx, player, what),
    }
}

/// A designation comes into the game, and a player has it (722.1, 723.1).
pub(crate) fn place<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, what: PlayerDesignation) {
    let card = cx.state.cards.source_of(what);
    let face = cx.state.cards.front(card);
    let id = zones::make_object(cx.state, player, card, face);
    let source = cx.state.reference(id);
    cx.state.designated.push(Designated { what, player: None, source });
    give(cx.state, cx.state.designated.len() - 1, player);
}

fn give(state: &mut State, place: usize, player: PlayerId) {
    let Designated { what, source, .. } = state.designated[place];
    state.designated[place].player = Some(player);
    rules(what).abilities.iter().for_each(|ability| add_inherent(state, ability, source, player));
    state.stale.characteristics = true;
}

/// A rule gives a player a triggered ability without a source (113.8).
pub(crate) fn add_inherent(state: &mut State, ability: &Arc<Triggered>, source: ObjectRef, controller: PlayerId) {
    let since = state.tick();
    state.made.push(Made {
        what: MadeKind::Delayed(ability.clone()),
        source,
        controller,
        control: None,
        slots: Slots::default(),
        lasts: Duration::Forever,
        left: None,
        x: 0,
        on: None,
        since,
    });
    listeners::watch(state);
}

/// Whether an ability was given by a rule without a source.
pub(crate) fn is_inherent(state: &State, source: ObjectRef) -> bool {
    state.designated.iter().any(|of| of.source == source) || state.planechase.is_some_and(|game| game.source == source)
}

/// A player loses a designation, with its abilities.
fn lose(state: &mut State, place: usize) {
    let source = state.designated[place].source;
    state.designated[place].player = None;
    state.made.retain(|made| made.source != source);
    listeners::watch(state);
    state.stale.characteristics = true;
}

/// The designations of a player who leaves the game go to the active player, or to the next one in turn order (722.4,
/// 723.4).
pub(crate) fn pass_on<R: Recorder>(cx: &mut Cx<'_, R>, leaving: PlayerId) -> Flow {
    for place in 0..cx.state.designated.len() {
        let Designated { what, player, .. } = cx.state.designated[place];
        if player != Some(leaving) {
            continue;
        }
        lose(cx.state, place);
        let active = cx.state.turn.active;
        let is_active_there = active != leaving && cx.state.player(active).is_in_game();
        let next = if is_active_there { active } else { cx.state.next_player(leaving) };
        if next != leaving && cx.rule(rules(what).passes_on) {
            happen::happens(cx, takes(next, what))?;
        }
    }
    Ok(())
}

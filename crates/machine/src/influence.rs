//! The limited range of influence option (801): which players and objects a player can affect.

use smallvec::SmallVec;
use vademecum_abilities::{Types, Zone};
use vademecum_rule_ids::magic::{
    R801_2, R801_2C, R801_2D, R801_3, R801_4, R801_5A, R801_5C, R801_6, R801_7, R801_7A, R801_8, R801_9, R801_10,
    R801_11, R801_12, R801_13B, R801_14, R801_15, R801_16, R801_17, R801_18,
};

use crate::{
    Recorder, battles,
    cx::{Cx, Legal, Look},
    decision::{Item, Offer},
    deed::{Deed, Loss, Move},
    error::Refusal,
    id::{ObjectId, PlayerId, PlayerSet, Subject},
    state::State,
};

/// How far players reach, in seats, and whom that lets them affect in the turn at hand; nothing in a game without the
/// option.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Influence {
    /// The range of each player (801.2a).
    pub(crate) ranges: SmallVec<[u8; 4]>,
    /// The players in the range of each, as the turn began (801.2c).
    within: SmallVec<[PlayerSet; 4]>,
}

impl Influence {
    /// Players with ranges, of whom nothing is settled yet.
    pub(crate) fn of(ranges: &[u8]) -> Influence {
        Influence { ranges: SmallVec::from_slice(ranges), within: SmallVec::new() }
    }

    /// Whether every player affects everybody.
    fn is_unlimited(&self) -> bool {
        self.ranges.is_empty()
    }
}

/// How many seats apart two players sit, of those who are still in the game.
fn distance(state: &State, one: PlayerId, other: PlayerId) -> usize {
    let seats = state.in_turn_order(one).count();
    let left = state.in_turn_order(one).position(|player| player == other).unwrap_or(0);
    left.min(seats.saturating_sub(left))
}

/// Whether a player sits within another one's range at this moment.
fn is_near(state: &State, from: PlayerId, to: PlayerId) -> bool {
    let range = state.turn.influence.ranges.get(from.at()).copied().unwrap_or(u8::MAX);
    distance(state, from, to) <= usize::from(range)
}

/// A turn begins: who is in whose range is settled for it (801.2c).
pub(crate) fn settle(state: &mut State) {
    if state.turn.influence.is_unlimited() {
        return;
    }
    let players = || (0..state.players.len() as u8).map(PlayerId);
    let within = players().map(|from| players().filter(|&to| is_near(state, from, to)).collect()).collect();
    state.turn.influence.within = within;
    state.stale.characteristics = true;
}

impl<R: Recorder> Look<'_, R> {
    /// Whether a player is within another one's range of influence (801.2).
    pub(crate) fn reaches(self, from: PlayerId, to: PlayerId) -> bool {
        let influence = &self.state.turn.influence;
        if influence.is_unlimited() || from == to || self.state.player(to).left {
            return true;
        }
        let now = is_near(self.state, from, to);
        let settled = influence.within.get(from.at()).is_none_or(|within| within.has(to));
        let within = if settled == now { now } else { self.either(R801_2C, settled, now) };
        within || !self.rule(R801_2)
    }

    /// Whether a player reaches an object (801.2d): whether its controller is in range, or the player who protects it if
    /// it is a battle.
    fn reaches_object(self, from: PlayerId, id: ObjectId) -> bool {
        if self.state.turn.influence.is_unlimited() || self.reaches(from, self.state.controller(id)) {
            return true;
        }
        let protects = battles::protector(self.state, id).is_some_and(|protector| self.reaches(from, protector));
        protects || !self.rule(R801_2D)
    }

    fn reaches_subject(self, from: PlayerId, to: Subject) -> bool {
        match to {
            Subject::Player(player) => self.reaches(from, player),
            Subject::Object(id) => self.reaches_object(from, id),
        }
    }

    /// Whether an opponent is too far away to be attacked by a player's creatures (801.3).
    pub(crate) fn is_out_of_attack(self, attacker: PlayerId, opponent: PlayerId) -> bool {
        !self.reaches(attacker, opponent) && self.rule(R801_3)
    }

    /// Refuses a target outside the range of who chooses it (801.4).
    pub(crate) fn check_target_in_range(self, chooser: PlayerId, target: Subject) -> Legal {
        if !self.reaches_subject(chooser, target) && self.rule(R801_4) {
            return Err(Refusal::by(R801_4, "refused-out-of-range"));
        }
        Ok(())
    }

    /// Whether something may be chosen by a player who is asked for it (801.5a).
    pub(crate) fn may_be_chosen(self, chooser: PlayerId, what: Subject) -> bool {
        self.reaches_subject(chooser, what) || !self.rule(R801_5A)
    }

    /// The players of whom a player may choose one: those in range (801.5a), and if nobody is, the closest one to the left
    /// (801.5c).
    pub(crate) fn choosable(self, chooser: PlayerId, players: impl IntoIterator<Item = PlayerId>) -> Offer {
        let players: SmallVec<[PlayerId; 4]> = players.into_iter().collect();
        if self.state.turn.influence.is_unlimited() {
            return players.into_iter().map(Item::Player).collect();
        }
        let near = players.iter().filter(|&&of| self.may_be_chosen(chooser, Subject::Player(of)));
        let near: Offer = near.copied().map(Item::Player).collect();
        if !near.is_empty() || players.is_empty() || !self.rule(R801_5C) {
            return near;
        }
        self.state.in_turn_order(chooser).find(|of| players.contains(of)).map(Item::Player).into_iter().collect()
    }

    /// Whether an event happens within the range of who controls what would trigger on it (801.7).
    pub(crate) fn is_seen_by(self, player: PlayerId, deed: &Deed) -> bool {
        if self.state.turn.influence.is_unlimited() {
            return true;
        }
        let object = deed.object().is_none_or(|id| {
            let now = self.reaches_object(player, id);
            let Deed::Move(Move { from: Zone::Battlefield, .. }) = deed else { return now };
            // 801.7a: what leaves the battlefield is looked at as it was; without that rule, as it is then, with its owner.
            let then = self.reaches(player, self.state.object(id).owner);
            if now == then { now } else { self.either(R801_7A, now, then) }
        });
        let other = self.player_of(deed).is_none_or(|of| self.reaches(player, of));
        object && other || !self.rule(R801_7)
    }

    /// Refuses to let an Aura enchant what is outside its controller's range (801.8).
    pub(crate) fn check_enchanted_in_range(self, controller: PlayerId, to: Subject) -> Legal {
        if !self.reaches_subject(controller, to) && self.rule(R801_8) {
            return Err(Refusal::by(R801_8, "refused-out-of-range"));
        }
        Ok(())
    }

    /// Refuses to let an Equipment or Fortification be attached to what is outside its controller's range (801.9).
    pub(crate) fn check_equipped_in_range(self, controller: PlayerId, to: Subject) -> Legal {
        if !self.reaches_subject(controller, to) && self.rule(R801_9) {
            return Err(Refusal::by(R801_9, "refused-out-of-range"));
        }
        Ok(())
    }

    /// Refuses to let a player activate an ability of an object outside of their range (801.6).
    pub(crate) fn check_activated_in_range(self, player: PlayerId, id: ObjectId) -> Legal {
        if !self.reaches_object(player, id) && self.rule(R801_6) {
            return Err(Refusal::by(R801_6, "refused-out-of-range"));
        }
        Ok(())
    }

    /// Whether an attacking creature's controller reaches what it could attack: the player, or the permanent and, of a battle,
    /// whoever protects it (508.7e).
    pub(crate) fn reaches_defender(self, controller: PlayerId, to: Item) -> bool {
        match to {
            Item::Player(player) => self.reaches(controller, player),
            Item::Object(id) => {
                let protector = battles::protector(self.state, id);
                self.reaches_object(controller, id) && protector.is_none_or(|of| self.reaches(controller, of))
            }
            _ => true,
        }
    }

    /// Whether the option is nothing to what an object does: planes and phenomena reach everything (801.18).
    fn is_exempt(self, source: ObjectId) -> bool {
        let is_planar = self.state.try_object(source).is_some() && self.state.values(source).types.meets(Types::PLANAR);
        self.when(R801_18, is_planar)
    }

    /// Whether a static ability affects an object that its text describes: one within its controller's range (801.10).
    pub(crate) fn is_affected(self, you: PlayerId, source: ObjectId, id: ObjectId) -> bool {
        let unlimited = self.state.turn.influence.is_unlimited();
        unlimited || id == source || self.reaches_object(you, id) || self.is_exempt(source) || !self.rule(R801_10)
    }

    /// Whether a spell or ability that counts objects finds one: it sees those within its controller's range (801.11).
    pub(crate) fn is_counted(self, you: PlayerId, source: ObjectId, id: ObjectId) -> bool {
        let unlimited = self.state.turn.influence.is_unlimited();
        unlimited || self.reaches_object(you, id) || self.is_exempt(source) || !self.rule(R801_11)
    }

    /// Whether a prevention effect of a player affects damage (801.13b): what it names of source and recipient must be in range,
    /// and both if it names neither.
    pub(crate) fn may_prevent(self, you: PlayerId, (names_source, names_recipient): (bool, bool), deed: &Deed) -> bool {
        let Deed::Damage { source, to, .. } = deed else { return true };
        if self.state.turn.influence.is_unlimited() {
            return true;
        }
        let neither = !names_source && !names_recipient;
        let source_fits = !(names_source || neither) || self.reaches_object(you, source.id);
        let recipient_fits = !(names_recipient || neither) || self.reaches_subject(you, *to);
        source_fits && recipient_fits || !self.rule(R801_13B)
    }

    /// Whether a player takes part as a player's effect restarts the game: all do (801.17).
    pub(crate) fn begins_again(self, you: PlayerId, player: PlayerId) -> bool {
        self.state.turn.influence.is_unlimited() || self.reaches(you, player) || self.rule(R801_17)
    }

    /// Whether a world permanent sees another one: if it is within its controller's range (801.12).
    pub(crate) fn sees_world(self, one: ObjectId, other: ObjectId) -> bool {
        self.reaches_object(self.state.controller(one), other) || !self.rule(R801_12)
    }
}

/// Whether an effect would do something to what its controller does not reach: that part of it does nothing (801.10).
pub(crate) fn is_out_of_effect<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    let cause = &cx.state.cause;
    let Some(by) = cause.player.filter(|_| cause.effect && !cx.state.turn.influence.is_unlimited()) else {
        return false;
    };
    let object = deed.object().is_none_or(|id| cx.look().reaches_object(by, id));
    let player = deed.player().is_none_or(|player| cx.look().reaches(by, player));
    let is_exempt = || cause.source.is_some_and(|source| cx.look().is_exempt(source));
    !(object && player || is_exempt()) && cx.rule(R801_10)
}

/// For whom the game is a draw where an effect of a player says that it is one: that player and whoever is in range (801.15).
/// `None` where it is for everybody.
pub(crate) fn drawn_by_effect<R: Recorder>(look: Look<'_, R>, by: PlayerId) -> Option<PlayerSet> {
    let limited = !look.state.turn.influence.is_unlimited() && look.rule(R801_15);
    limited.then(|| near(look, PlayerSet::only(by)))
}

/// For whom a loop of mandatory actions is a draw: those who control what is involved in it, and whoever is within the range of
/// one of them (801.16). `None` where it is for everybody.
pub(crate) fn drawn_by_loop<R: Recorder>(look: Look<'_, R>, involved: PlayerSet) -> Option<PlayerSet> {
    let limited = !look.state.turn.influence.is_unlimited() && look.rule(R801_16);
    limited.then(|| near(look, involved))
}

/// The players in the game whom one of some players reaches, these among them.
fn near<R: Recorder>(look: Look<'_, R>, of: PlayerSet) -> PlayerSet {
    let all = (0..look.state.players.len() as u8).map(PlayerId).filter(|&to| look.state.player(to).is_in_game());
    all.filter(|&to| of.iter().any(|from| look.reaches(from, to))).collect()
}

/// Those who lose instead of a player's winning: the opponents in range (801.14). `None` where that player wins.
pub(crate) fn losers_instead<R: Recorder>(cx: &Cx<'_, R>, winner: PlayerId) -> Option<SmallVec<[(PlayerId, Loss); 4]>> {
    if cx.state.turn.influence.is_unlimited() || !cx.rule(R801_14) {
        return None;
    }
    let near = cx.state.opponents(winner).filter(|&opponent| cx.look().reaches(winner, opponent));
    Some(near.map(|opponent| (opponent, Loss::Effect)).collect())
}

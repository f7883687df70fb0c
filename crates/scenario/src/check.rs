//! What is true of a state: one value for each thing that can be asserted.

use std::fmt::Display;

use vademecum_abilities::{Daytime, Zone};
use vademecum_machine::{Ask, Decision, Mark, ObjectId, Outcome, PlayerId, PlayerSet, State, Subject};
use vademecum_scenario_format::Wrong;

use crate::{
    find,
    message_keys::{step_key, zone_key},
    model::{About, Check, Ref, Value},
    report::Why,
    told::{EventNames, ToldEvent},
};

/// A game as far as it was played, to look at what is true of it.
#[derive(Clone, Copy)]
pub(crate) struct Played<'g> {
    pub(crate) state: &'g State,
    pub(crate) told: &'g [ToldEvent],
    /// The names of the scenario that meant an object when the game began.
    pub(crate) began_with: &'g [Ref],
    pub(crate) names: &'g EventNames,
}

impl Played<'_> {
    /// Whether a name means an object; of one that never meant any, nothing can be said.
    pub(crate) fn exists(&self, name: &Ref) -> Value {
        let is_about = |told: &ToldEvent| (0..2).any(|object| told.is_about(object, name, self.names));
        if !find::all(self.state, name).is_empty() {
            Value::Is(true)
        } else if self.began_with.contains(name) || self.told.iter().any(is_about) {
            Value::Is(false)
        } else {
            Value::NeverWas
        }
    }
}

impl Check {
    /// The name of an object of which it asserts that it is there, or no longer.
    pub(crate) const fn existing(&self) -> Option<&Ref> {
        if let About::Exists(name) = &self.about { Some(name) } else { None }
    }

    /// The name of the object that it is about.
    pub(crate) const fn name(&self) -> Option<&Ref> {
        match &self.about {
            About::CardsOf(name, ..)
            | About::Zone(name)
            | About::Place(name)
            | About::Tapped(name)
            | About::FaceDown(name)
            | About::Unlocked(name)
            | About::Named(name, _)
            | About::Size(name)
            | About::Counters(name, _)
            | About::Damage(name)
            | About::Attacking(name)
            | About::Exists(name) => Some(name),
            About::Life(_)
            | About::PlayerCounters(..)
            | About::Pool(_)
            | About::Night
            | About::Designated(_)
            | About::CompletedDungeons(_)
            | About::Room(..)
            | About::Cards(..)
            | About::Outcome
            | About::InGame(_)
            | About::Turn
            | About::Step
            | About::Priority
            | About::Stack => None,
        }
    }

    /// What is found in a game.
    pub(crate) fn found(&self, played: Played<'_>) -> Value {
        let Played { state, .. } = played;
        match &self.about {
            &About::Life(player) => Value::Number(state.player(player).life.into()),
            &About::PlayerCounters(player, kind) => Value::Number(state.counters(Subject::Player(player), kind).into()),
            About::Night => {
                state.turn().daytime().map_or(Value::Nothing, |daytime| Value::Is(daytime == Daytime::Night))
            }
            &About::Designated(what) => Value::Player(state.designated(what)),
            &About::CompletedDungeons(player) => number(state.player(player).completed_dungeons()),
            &About::Room(player, face, room) => {
                let marker = state.player(player).venture();
                Value::Is(marker.is_some_and(|is| is.room == room && state.face(is.dungeon) == face))
            }
            &About::Pool(player) => number(state.player(player).pool.total()),
            &About::Cards(player, zone) => {
                let there = |id: ObjectId| state.object(id).zone == zone && find::whose(state, id) == player;
                number(state.objects().filter(|&(id, _)| there(id)).count())
            }
            About::CardsOf(name, player, zone) => {
                let all = find::all(state, name).into_iter();
                number(all.filter(|&id| state.object(id).zone == *zone && find::whose(state, id) == *player).count())
            }
            About::Zone(name) => of_all(state, name, |id| Value::Zone(state.object(id).zone)),
            About::Place(name) => of_all(state, name, |id| Value::Place(state.object(id).zone, find::whose(state, id))),
            About::Tapped(name) => of_permanents(state, name, |id| Value::Is(state.object(id).is(Mark::Tapped))),
            About::FaceDown(name) => {
                // Conspiracies are turned over as well.
                let may_be = |id: &ObjectId| matches!(state.object(*id).zone, Zone::Battlefield | Zone::Command);
                let all = find::all(state, name).into_iter().filter(may_be);
                shared(all.map(|id| Value::Is(state.object(id).is(Mark::FaceDown))))
            }
            About::Unlocked(name) => of_permanents(state, name, |id| {
                Value::Is(name.door(state.cards()).is_some_and(|door| state.is_unlocked(id, door)))
            }),
            About::Named(name, called) => of_all(state, name, |id| Value::Is(state.values(id).name == *called)),
            // A noncreature has no power or toughness (208.3).
            About::Size(name) => of_permanents(state, name, |id| {
                let now = state.characteristics(id);
                if now.is_creature() { Value::Size(now.power, now.toughness) } else { Value::NoCreature }
            }),
            // Cards in exile have counters as well; permanents are meant, where there are any.
            About::Counters(name, kind) => {
                let count = |id| Value::Number(state.counters(Subject::Object(id), *kind).into());
                match of_permanents(state, name, count) {
                    Value::Nothing => {
                        let all = find::all(state, name).into_iter();
                        shared(all.filter(|&id| state.object(id).zone == Zone::Exile).map(count))
                    }
                    found => found,
                }
            }
            About::Damage(name) => of_permanents(state, name, |id| Value::Number(state.object(id).damage.into())),
            About::Attacking(name) => of_permanents(state, name, |id| Value::Is(state.combat().is_attacking(id))),
            About::Exists(name) => played.exists(name),
            About::Outcome => outcome(state, self.want),
            &About::InGame(player) => Value::Is(state.player(player).is_in_game()),
            About::Turn => Value::Player(Some(state.turn().active)),
            About::Step => Value::Step(state.turn().step),
            About::Priority => match state.decision() {
                Decision { ask: Ask::Priority, who, .. } => Value::Player(Some(who)),
                _ => Value::Player(None),
            },
            About::Stack => number(state.stack().len()),
        }
    }

    /// Compares what is found in a game with what is asserted; names in the difference are those of the players.
    pub(crate) fn judge(&self, played: Played<'_>, players: &[String]) -> Result<(), Why> {
        let found = self.found(played);
        if found == self.want {
            return Ok(());
        }
        Err(Why::Differs { expected: self.want.say(players), actual: found.say(players) })
    }

    /// Whether it is as asserted.
    pub(crate) fn holds(&self, played: Played<'_>) -> bool {
        self.found(played) == self.want
    }
}

fn number(n: impl TryInto<i64>) -> Value {
    Value::Number(n.try_into().unwrap_or(i64::MAX))
}

/// The value that all objects of a name share.
fn of_all(state: &State, name: &Ref, value: impl Fn(ObjectId) -> Value) -> Value {
    shared(find::all(state, name).into_iter().map(value))
}

/// The value that all permanents of a name share.
fn of_permanents(state: &State, name: &Ref, value: impl Fn(ObjectId) -> Value) -> Value {
    let all = find::all(state, name).into_iter();
    shared(all.filter(|&id| state.object(id).zone == Zone::Battlefield).map(value))
}

fn shared(mut values: impl Iterator<Item = Value>) -> Value {
    let Some(first) = values.next() else { return Value::Nothing };
    if values.all(|value| value == first) { first } else { Value::Several }
}

/// How the game ended, in the words of what is asserted if that is so.
fn outcome(state: &State, want: Value) -> Value {
    match state.outcome() {
        None => Value::Open,
        Some(Outcome::Draw) => Value::Drawn,
        Some(Outcome::Won(winners)) => match want {
            Value::Won(player) if winners.has(player) => want,
            Value::WonAlone(player) if winners == PlayerSet::only(player) => want,
            _ => {
                let mut players = (0..state.players().len() as u8).map(PlayerId);
                players.find(|&player| winners.has(player)).map_or(Value::Several, Value::Won)
            }
        },
    }
}

impl Value {
    /// The value in words, for a failure.
    pub(crate) fn say(self, players: &[String]) -> Wrong {
        let name = |player: PlayerId| players.get(usize::from(player.0)).map_or("?", String::as_str);
        let plain = |text: &dyn Display| Wrong::new("value-plain", [("text", text)]);
        match self {
            Value::Number(n) => plain(&n),
            Value::Size(power, toughness) => plain(&format_args!("{power}/{toughness}")),
            Value::Zone(zone) => Wrong::new("value-zone", [("zone", &zone_key(zone))]),
            Value::Place(zone, player) => {
                Wrong::new("value-place", [("zone", &zone_key(zone)), ("player", &name(player))])
            }
            Value::Is(true) => Wrong::new("value-yes", []),
            Value::Is(false) => Wrong::new("value-no", []),
            Value::Player(Some(player)) => plain(&name(player)),
            Value::Player(None) => Wrong::new("value-nobody", []),
            Value::Step(step) => Wrong::new("value-step", [("step", &step_key(step))]),
            Value::Won(player) => Wrong::new("value-won", [("player", &name(player))]),
            Value::WonAlone(player) => Wrong::new("value-won-alone", [("player", &name(player))]),
            Value::Drawn => Wrong::new("value-draw", []),
            Value::Open => Wrong::new("value-goes-on", []),
            Value::NoCreature => Wrong::new("value-no-creature", []),
            Value::NeverWas => Wrong::new("value-never-was", []),
            Value::Nothing => Wrong::new("value-nothing", []),
            Value::Several => Wrong::new("value-several", []),
        }
    }
}

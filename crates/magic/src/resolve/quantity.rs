//! What an instruction asks the game for: how many, who, which (608.2h).

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{R101_4, R102_2, R102_3, R107_3A, R109_5, R608_2B, R608_2H, R608_2K};

use super::{Resolution, is_legal};
use crate::{
    ability::{Amount, Which, Who},
    choice::Target,
    engine::Cx,
    event::Observer,
    object::{ObjectId, ObjectRef, PlayerId},
    state::{StackItem, State, TargetRef},
    target,
    zone::{self, Group},
};

/// Players, in turn order.
pub(super) type Players = SmallVec<[PlayerId; 4]>;

/// What an ability of a permanent asks for, with X of the spell that it was: for abilities that do not
/// resolve.
pub(crate) fn amount_for(state: &State, source: ObjectId, amount: Amount, x: u32) -> i32 {
    let you = state.object(source).controller;
    let reference = state.reference(source);
    match amount {
        Amount::Number(n) => n,
        Amount::X => signed(x),
        Amount::MinusX => -signed(x),
        Amount::Count(filter) => count(state, you, reference, &filter),
        Amount::Hand(who) => players_simply(state, you, who).map(|p| state.player(p).hand.len() as i32).sum(),
        Amount::Graveyard(who) => players_simply(state, you, who).map(|p| state.player(p).graveyard.len() as i32).sum(),
        Amount::Power(_) => state.object(source).now.power,
        Amount::Toughness(_) => state.object(source).now.toughness,
        Amount::Event => 0,
    }
}

fn signed(x: u32) -> i32 {
    i32::try_from(x).unwrap_or(i32::MAX)
}

fn count(state: &State, you: PlayerId, source: ObjectRef, filter: &crate::ability::Filter) -> i32 {
    state.battlefield.iter().filter(|&&id| target::fits(state, you, Some(source), id, filter)).count() as i32
}

/// Players without regard to targets and events.
fn players_simply(state: &State, you: PlayerId, who: Who) -> impl Iterator<Item = PlayerId> + '_ {
    state.in_turn_order(you).filter(move |&player| match who {
        Who::EachOpponent => state.are_opponents(you, player),
        Who::EachPlayer => true,
        _ => player == you,
    })
}

/// What the resolving spell or ability asks for.
pub(super) fn amount<R: Observer>(cx: &mut Cx<'_, R>, resolution: &Resolution, from: u8, amount: Amount) -> i32 {
    let item = &resolution.item;
    match amount {
        Amount::Number(n) => n,
        Amount::X => cx.value(R107_3A, signed(item.x), 0),
        Amount::MinusX => cx.value(R107_3A, -signed(item.x), 0),
        Amount::Count(filter) => {
            let counted = count(cx.state, item.controller, item.object, &filter);
            cx.value(R608_2H, counted, 0)
        }
        Amount::Hand(who) => {
            players(cx, resolution, from, who).iter().map(|p| cx.state.player(*p).hand.len() as i32).sum()
        }
        Amount::Graveyard(who) => {
            players(cx, resolution, from, who).iter().map(|p| cx.state.player(*p).graveyard.len() as i32).sum()
        }
        Amount::Power(which) => stat(cx, item, from, which, |object| object.now.power),
        Amount::Toughness(which) => stat(cx, item, from, which, |object| object.now.toughness),
        Amount::Event => item.about.amount,
    }
}

/// A number of one object, as it is or as it last was (608.2h).
fn stat<R: Observer>(
    cx: &mut Cx<'_, R>,
    item: &StackItem,
    from: u8,
    which: Which,
    read: impl Fn(&crate::object::Object) -> i32,
) -> i32 {
    let meant = match which {
        Which::This => Some(item.object),
        Which::Triggering => item.about.object,
        Which::Target(place) => chosen(item, from + place).find_map(|target| match target {
            TargetRef::Object(object) => Some(object),
            TargetRef::Player(_) => None,
        }),
        Which::Each(_) => None,
    };
    let known = meant.and_then(|meant| cx.state.known(meant)).map(read).unwrap_or(0);
    cx.value(R608_2H, known, 0)
}

/// What was chosen for one instance of "target".
fn chosen(item: &StackItem, spec: u8) -> impl Iterator<Item = TargetRef> + '_ {
    item.targets.iter().filter(move |(of, _)| *of == spec).map(|&(_, target)| target)
}

/// What was chosen for one instance of "target" and is still legal: the rest is not affected (608.2b).
pub(super) fn legal_targets<R: Observer>(
    cx: &mut Cx<'_, R>,
    resolution: &Resolution,
    spec: u8,
) -> SmallVec<[Target; 4]> {
    let item = &resolution.item;
    let mut legal = SmallVec::new();
    for target in chosen(item, spec) {
        let still = is_legal(cx.state, &mut cx.rec.muted(), item, spec, target);
        if cx.when(R608_2B, !still) {
            continue;
        }
        match target {
            TargetRef::Player(player) => legal.push(Target::Player(player)),
            // A target that is elsewhere now is another object, whatever the rules say.
            TargetRef::Object(object) if cx.state.is_current(object) => legal.push(Target::Object(object.id)),
            TargetRef::Object(_) => {}
        }
    }
    legal
}

/// The players that an instruction speaks of, in turn order (101.4).
pub(super) fn players<R: Observer>(cx: &mut Cx<'_, R>, resolution: &Resolution, from: u8, who: Who) -> Players {
    let item = &resolution.item;
    let you = item.controller;
    let active = cx.state.turn.active;
    let found: Players = match who {
        Who::You => {
            let other = cx.state.next_player(you);
            SmallVec::from_slice(&[cx.value(R109_5, you, other)])
        }
        Who::Target(place) => {
            let targets = legal_targets(cx, resolution, from + place);
            targets
                .iter()
                .filter_map(|target| match target {
                    Target::Player(player) => Some(*player),
                    Target::Object(_) => None,
                })
                .collect()
        }
        Who::ControllerOfTarget(place) => {
            let objects = chosen(item, from + place).filter_map(|target| match target {
                TargetRef::Object(object) => cx.state.known(object).map(|object| object.controller),
                TargetRef::Player(_) => None,
            });
            objects.collect()
        }
        Who::Triggering => {
            let object = item.about.object.and_then(|object| cx.state.known(object));
            item.about.player.or(object.map(|object| object.controller)).into_iter().collect()
        }
        Who::EachOpponent => {
            let others = cx.state.in_turn_order(active).filter(|&p| cx.state.are_opponents(you, p)).collect();
            let of_two = cx.state.players.len() == 2;
            if of_two { cx.value(R102_2, others, Players::new()) } else { cx.value(R102_3, others, Players::new()) }
        }
        Who::EachPlayer => {
            let all: Players = cx.state.in_turn_order(active).collect();
            let reversed: Players = all.iter().rev().copied().collect();
            cx.value(R101_4, all, reversed)
        }
    };
    found.into_iter().filter(|&player| cx.state.player(player).is_in_game()).collect()
}

/// The objects that an instruction speaks of.
pub(super) fn objects<R: Observer>(cx: &mut Cx<'_, R>, resolution: &Resolution, from: u8, which: Which) -> Group {
    let item = &resolution.item;
    match which {
        Which::This => {
            let moved = item.about.moved && item.about.object == Some(item.object);
            zone::find(cx.state, item.object, moved).into_iter().collect()
        }
        Which::Target(place) => {
            let targets = legal_targets(cx, resolution, from + place);
            targets
                .iter()
                .filter_map(|target| match target {
                    Target::Object(id) => Some(*id),
                    Target::Player(_) => None,
                })
                .collect()
        }
        Which::Triggering => {
            let found = item.about.object.and_then(|object| zone::find(cx.state, object, item.about.moved));
            cx.value(R608_2K, found, None).into_iter().collect()
        }
        Which::Each(filter) => {
            let you = item.controller;
            let all = cx.state.battlefield.iter().copied();
            all.filter(|&id| target::fits(cx.state, you, Some(item.object), id, &filter)).collect()
        }
    }
}

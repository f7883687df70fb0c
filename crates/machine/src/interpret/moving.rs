//! Moving objects: all at the same time, in the order that their players choose.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, CounterKind, Destination, Objects, Slot, Where, Zone};
use vademecum_rule_ids::magic::{R121_5, R122_6A, R305_4, R401_4, R603_6, R613_7M};

use super::{Frame, objects_of, result};
use crate::{
    Recorder,
    actions::{a003_attach, a011_exile, a037_meld},
    combat,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Enters, Group, Move},
    effects, happen,
    id::{ObjectId, PlayerId, Subject},
    object::Mark,
    perform,
    select::Found,
    slots::{Held, Slots},
    zones,
};

/// Moves objects, all at the same time.
pub(super) fn move_objects<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: &Objects,
    destination: &Destination,
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let mut objects: SmallVec<[ObjectId; 4]> = match what {
        Objects::Slot(Slot::EVENT_OBJECTS) if slots.get(Slot::EVENT_BECAME).is_some() => {
            let went = Objects::Slot(Slot::EVENT_BECAME);
            // 603.6: they are found in the zone that they went to and nowhere else.
            if cx.rule(R603_6) {
                cx.look().objects(scope, &went).into_iter().collect()
            } else {
                cx.look().references(scope, &went).into_iter().map(|object| object.id).collect()
            }
        }
        Objects::This => {
            let found = zones::find_itself(cx, frame.source, slots);
            a037_meld::with_other(cx.look(), frame.source, found).into_iter().collect()
        }
        _ => cx.look().affected(scope, what).into_iter().collect(),
    };
    if destination.place == Where::BottomAtRandom {
        cx.state.random.shuffle(&mut objects);
    }
    let under =
        destination.under.as_ref().and_then(|players| cx.look().players_even_gone(scope, players).first().copied());
    let place = match destination.place {
        Where::BottomAtRandom => Where::Bottom,
        place => place,
    };
    let zone = match destination.zone {
        Zone::Exile => a011_exile::destination(cx.look()),
        zone => zone,
    };
    let onto = a003_attach::onto(cx.look(), scope, destination.onto.as_ref());
    if zone == Zone::Library && destination.place != Where::BottomAtRandom {
        arrange(cx, &mut objects, place)?;
    }
    if zone == Zone::Battlefield && objects.len() > 1 && cx.rule(R613_7M) {
        by_player(cx, &mut objects, under)?;
    }
    let mut enters: SmallVec<[Enters; 4]> = SmallVec::new();
    for &id in &objects {
        let under = under.unwrap_or(cx.state.object(id).owner);
        enters.push(combat::joins(cx, frame, slots, destination.joins.as_ref(), (id, under))?);
    }
    let moves = objects.into_iter().zip(enters).map(|(id, enters)| {
        let moved = perform::moved(cx, id, zone);
        let owner = cx.state.object(id).owner;
        let face_down = destination.face_down && zone == Zone::Exile;
        let back_up = destination.transformed && zone == Zone::Battlefield;
        let (under, tapped) = (under.unwrap_or(owner), destination.tapped);
        Move { place, under, tapped, face_down, back_up, onto, enters, ..moved }
    });
    let mut group: Group = moves.map(|deed| is_no_draw(cx, deed)).collect();
    if let Some((kind, number)) = destination.with.filter(|_| zone == Zone::Battlefield) {
        group.extend(with_counters(cx, frame.you, (kind, number), &group));
    }
    effects::await_entering(cx, frame, slots, &group, &destination.being);
    let done = happen::happen(cx, group)?;
    effects::forget_those_that_stayed(cx);
    count_lands(cx, frame.you, &done);
    let result = result(cx, &done);
    effects::begin_late(cx, frame, slots, &result, &destination.being);
    Ok(result)
}

/// The counters with which objects enter the battlefield, put there by their controllers (122.6a).
fn with_counters<R: Recorder>(
    cx: &Cx<'_, R>,
    you: PlayerId,
    (kind, number): (CounterKind, i32),
    entering: &Group,
) -> Group {
    let counters = |deed: &Deed| match deed {
        Deed::Move(Move { object, under, .. }) => {
            let by = cx.either(R122_6A, *under, you);
            Some(Deed::PutCounters(Subject::Object(*object), kind, number, by))
        }
        _ => None,
    };
    entering.iter().filter_map(counters).collect()
}

/// Cards that go to one place of a library at the same time: their owner puts them in any order (401.4). The first that is
/// chosen will be the topmost of them.
fn arrange<R: Recorder>(cx: &mut Cx<'_, R>, objects: &mut SmallVec<[ObjectId; 4]>, place: Where) -> Flow {
    let mut arranged: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for owner in cx.state.in_turn_order(cx.state.turn.active) {
        let is_card = |id: &ObjectId| {
            let object = cx.state.object(*id);
            object.owner == owner && !object.is(Mark::Token)
        };
        let cards: Offer = objects.iter().copied().filter(is_card).map(Item::Object).collect();
        let cards = if cards.len() > 1 && cx.rule(R401_4) {
            cx.order(owner, R401_4, None, cards)?
        } else {
            cards.into_iter().rev().collect()
        };
        match place {
            Where::Bottom | Where::BottomAtRandom => arranged.extend(objects_of(&cards)),
            Where::Top | Where::FromTop(_) => arranged.extend(objects_of(&cards).collect::<Found>().into_iter().rev()),
        }
    }
    objects.retain(|id| !arranged.contains(id));
    objects.extend(arranged);
    Ok(())
}

/// Objects that enter at the same time receive their timestamps in the order of their players, the active one first; each
/// of them chooses the order of their own, where it could make a difference (613.7m).
fn by_player<R: Recorder>(cx: &mut Cx<'_, R>, objects: &mut SmallVec<[ObjectId; 4]>, under: Option<PlayerId>) -> Flow {
    let of = |cx: &Cx<'_, R>, id: ObjectId| under.unwrap_or(cx.state.object(id).owner);
    let has_static = |cx: &Cx<'_, R>, id: ObjectId| {
        let abilities = cx.state.cards.passive(cx.state.face(id)).iter();
        abilities.map(|&ability| cx.state.cards.ability(ability)).any(|of| matches!(of, Ability::Static(_)))
    };
    let mut ordered: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for player in cx.state.in_turn_order(cx.state.turn.active) {
        let (matter, rest): (Found, Found) =
            objects.iter().copied().filter(|&id| of(cx, id) == player).partition(|&id| has_static(cx, id));
        let matter = cx.order(player, R613_7M, None, matter.into_iter().map(Item::Object).collect())?;
        ordered.extend(objects_of(&matter));
        ordered.extend(rest);
    }
    *objects = ordered;
    Ok(())
}

/// A card that an effect puts from a library into a hand is not drawn (121.5); without that rule, it is.
fn is_no_draw<R: Recorder>(cx: &Cx<'_, R>, moved: Move) -> Deed {
    let to_hand = moved.from == Zone::Library && moved.to == Zone::Hand;
    let draws = to_hand && !cx.rule(R121_5);
    if draws { Deed::Draw(cx.state.object(moved.object).owner) } else { Deed::Move(moved) }
}

/// A land that an effect puts onto the battlefield has not been played (305.4); without that rule it counts as played.
fn count_lands<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, moved: &Group) {
    let entered = |deed: &&Deed| match deed {
        Deed::Move(Move { to: Zone::Battlefield, object, .. }) => cx.state.values(*object).is_land(),
        _ => false,
    };
    let lands = moved.iter().filter(entered).count() as u32;
    if lands > 0 && !cx.rule(R305_4) {
        cx.state.player_mut(player).lands_played += lands;
    }
}

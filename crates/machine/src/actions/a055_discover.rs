//! Discover (701.55).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, Comparison, Destination, Filter, Players, Type, Where, Zone};
use vademecum_rule_ids::magic::{R701_55A, R701_55B, R701_55C};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed, Group, Move},
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    interpret::Frame,
    perform,
    slots::{Held, Slots},
    stack, zones,
};

/// To exile cards down to a cheap one, and to cast that or to keep it.
pub const DISCOVER: KeywordAction =
    KeywordAction { section: Action(55), names: ["descubrir", "descobrir", "discover"] };

/// Players discover, one after another; gives the discovered cards, wherever they are by now.
pub(crate) fn discover<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    amount: &Amount,
) -> Flow<Held> {
    let most = cx.look().amount(frame.scope(slots), amount);
    let mut discovered = SmallVec::new();
    for player in cx.look().players(frame.scope(slots), players) {
        discovered.extend(discover_one(cx, Frame { you: player, ..frame }, slots, player, most)?);
    }
    Ok(Held { objects: discovered, ..Held::default() })
}

fn discover_one<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    player: PlayerId,
    most: i32,
) -> Flow<Option<ObjectRef>> {
    if !cx.rule(R701_55A) {
        return Ok(None);
    }
    let scope = frame.scope(slots);
    let is_cheap = Filter::ManaValue(Comparison::AtMost, Box::new(Amount::Number(most)));
    let wanted = Filter::Type(Type::Land).negated().and(is_cheap.clone());
    let passed = zones::top_until(cx.look(), scope, &Players::You, &wanted);
    let cards: SmallVec<[ObjectId; 8]> = passed.objects.iter().map(|card| card.id).collect();
    let exiled = move_to(cx, &cards, &Destination::to(Zone::Exile))?;
    let last = exiled.last().copied();
    let in_exile = |filter: &Filter| filter.clone().and(Filter::In(Zone::Exile));
    let found = last.filter(|&card| cx.look().matches(scope, card, &in_exile(&wanted)));
    // 701.55c: the last card, if it is cheap enough, whatever becomes of it.
    let discovered = last.filter(|&card| cx.look().matches(scope, card, &in_exile(&is_cheap)));
    let mut is_cast = false;
    if let Some(card) = found {
        is_cast = cx.ask_yes(player, R701_55A, Some(card))? && stack::cast_free(cx, player, card, false)?;
        if !is_cast && cx.state.object(card).zone == Zone::Exile {
            let to_hand = perform::moved(cx, card, Zone::Hand);
            happen::happens(cx, Deed::Move(to_hand))?;
        }
    }
    let rest: SmallVec<[ObjectId; 8]> =
        exiled.into_iter().filter(|&card| cx.state.object(card).zone == Zone::Exile).collect();
    let bottom = Destination { place: Where::BottomAtRandom, ..Destination::to(Zone::Library) };
    move_to(cx, &rest, &bottom)?;
    // 701.55b: the player has discovered then, whether or not all of that was possible.
    if cx.either(R701_55B, true, found.is_some()) {
        happen::happens(cx, Deed::Act(Acted { action: DISCOVER.section.into(), player, object: None }))?;
    }
    let kept = discovered.filter(|_| is_cast || found.is_none());
    let discovered = cx.either(R701_55C, discovered, kept);
    Ok(discovered.map(|card| cx.state.reference(card)))
}

/// Cards change zones at the same time; gives those that did.
fn move_to<R: Recorder>(cx: &mut Cx<'_, R>, cards: &[ObjectId], to: &Destination) -> Flow<SmallVec<[ObjectId; 8]>> {
    let mut moves: Group =
        cards.iter().map(|&card| Deed::Move(Move { place: to.place, ..perform::moved(cx, card, to.zone) })).collect();
    if to.place == Where::BottomAtRandom {
        cx.state.random.shuffle(&mut moves);
    }
    let done = happen::happen(cx, moves)?;
    let arrived = |deed: &Deed| deed.object().filter(|&card| cx.state.object(card).zone == to.zone);
    Ok(done.iter().filter(|deed| matches!(deed, Deed::Move(_))).filter_map(arrived).collect())
}

//! Face-down spells and permanents (708): turning them up and down, what that costs, and who may look at them.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, Cost, CostPart, CounterKind, Keyword, KeywordAbility, Layout, Type, Variant, Zone};
use vademecum_rule_ids::magic::{
    R107_3D, R116_2B, R118_13C, R121_9, R406_3, R406_4, R613_7F, R701_34B, R701_34C, R701_34D, R701_34G, R701_56B,
    R701_56C, R701_56D, R701_56G, R702_37B, R702_37E, R702_143F, R702_168D, R708_2B, R708_5, R708_8, R708_9, R712_16,
    R727_2F, R727_2G, R727_2J,
};

use crate::{
    Recorder, controlling,
    cx::{Cx, Flow, Legal, Look},
    deed::{Deed, Group, Move, Note},
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId, Subject, Timestamp},
    keywords, layers, library_tops, merging,
    object::{Mark, Object},
    payment::{self, Aids, Means, Payment, choose_ways},
    state::{MadeKind, State},
    stickers,
    total_cost::{self, Chosen, TotalCost},
    turn,
    variants::conspiracies,
};

/// Morph (702.37).
const MORPH: Keyword = Keyword(37);
/// Foretell (702.143).
const FORETELL: Keyword = Keyword(143);
/// Disguise (702.168).
pub(crate) const DISGUISE: Keyword = Keyword(168);

/// What it costs to turn a face-down permanent face up as a special action: its morph cost, and the mana cost of a
/// creature card that was manifested. Several are told apart by their places.
fn costs<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> SmallVec<[Cost; 2]> {
    let state = look.state;
    let beneath = state.face_beneath(id);
    let mut costs: SmallVec<[Cost; 2]> = SmallVec::new();
    // 116.2b: it is a special action that a player with priority may take.
    if !look.rule(R116_2B) {
        return costs;
    }
    let card = state.cards.values(beneath);
    let is_manifested = state.object(id).is(Mark::Manifested);
    // 702.37e: what its morph cost would be if it were face up.
    let morph = morph(state, id).and_then(|of| of.cost.clone());
    let disguise = state.cards.abilities(beneath).find_map(|ability| match state.cards.ability(ability) {
        Ability::Keyword(KeywordAbility { keyword: DISGUISE, cost: Some(cost), .. }) => Some(cost.clone()),
        _ => None,
    });
    // 701.34c, 701.56c: what was manifested or cloaked may be turned up for either cost.
    let is_cloaked = state.object(id).is(Mark::Cloaked);
    let either = |_: &Cost| (!is_manifested || look.rule(R701_34C)) && (!is_cloaked || look.rule(R701_56C));
    costs.extend(morph.filter(either).filter(|_| look.rule(R702_37E)));
    // 701.34d, 701.56d: the same for disguise.
    let either = |_: &Cost| (!is_manifested || look.rule(R701_34D)) && (!is_cloaked || look.rule(R701_56D));
    // 702.168d: what its disguise cost would be if it were face up.
    costs.extend(disguise.filter(either).filter(|_| look.rule(R702_168D)));
    if let (true, Some(mana)) = (is_manifested && card.types.has(Type::Creature), &card.cost)
        && look.rule(R701_34B)
    {
        costs.push(Cost::of(CostPart::Mana(mana.clone())));
    }
    if let (true, true, Some(mana)) = (is_cloaked, card.types.has(Type::Creature), &card.cost)
        && look.rule(R701_56B)
    {
        costs.push(Cost::of(CostPart::Mana(mana.clone())));
    }
    costs
}

/// The morph ability that a face-down permanent would have if it were face up.
fn morph(state: &State, id: ObjectId) -> Option<&KeywordAbility> {
    state.cards.abilities(state.face_beneath(id)).find_map(|ability| match state.cards.ability(ability) {
        Ability::Keyword(of) if of.keyword == MORPH && of.cost.is_some() => Some(of),
        _ => None,
    })
}

fn payment<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, cost: &Cost, x: u32) -> Payment {
    let total = TotalCost::of(cost);
    let owed = total.owed(look, Chosen { x, ..Chosen::default() });
    Payment::of(look, (player, look.state.reference(id), x), &total, owed, Aids::default())
}

/// Whether a player with priority may turn a permanent face up for one of its costs (116.2b).
pub(crate) fn may_turn_up<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, cost: u8) -> Legal {
    let state = look.state;
    if state.object(id).zone == Zone::Command && cost == 0 {
        return conspiracies::may_turn_up(look, player, id);
    }
    let is_down = state.try_permanent(id).is_some() && state.object(id).is(Mark::FaceDown);
    if !is_down || state.controller(id) != player {
        return Err(Refusal::UNFIT);
    }
    let Some(cost) = costs(look, id).into_iter().nth(usize::from(cost)) else {
        let object = state.object(id);
        let by_morph = !object.is(Mark::Manifested) && !object.is(Mark::Cloaked) && !object.is(Mark::Disguised);
        let rule = if by_morph && look.rule(R702_37E) { R702_37E } else { R116_2B };
        return Err(Refusal::by(rule, "refused-no-way-to-turn-face-up"));
    };
    let payment = payment(look, player, id, &cost, 0);
    payment::check(look, &Means::of(look, player), &payment)
}

/// The ways in which a player may turn a permanent face up now.
pub(crate) fn each_way<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, mut visit: impl FnMut(u8)) {
    if look.state.object(id).is(Mark::FaceDown) {
        (0..2).filter(|&cost| may_turn_up(look, player, id, cost).is_ok()).for_each(&mut visit);
    }
}

/// A player turns a permanent face up: a special action that does not use the stack (116.2b).
pub(crate) fn turn_up<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, cost: u8) -> Flow {
    if cx.state.object(id).zone == Zone::Command {
        conspiracies::turn_up(cx, player, id);
        return Ok(());
    }
    let Some(cost) = costs(cx.look(), id).into_iter().nth(usize::from(cost)) else { return Ok(()) };
    cx.note(Note::TurnsFaceUp(player, id));
    // 702.37b: as it is turned face up for its megamorph cost, a counter is put on it.
    let is_megamorph = morph(cx.state, id)
        .is_some_and(|of| of.variant == Variant::Increased && of.cost.as_ref().is_some_and(|own| *own == cost));
    // 107.3d: its player chooses X immediately before paying.
    let has_x = total_cost::has_x(&cost) && cx.rule(R107_3D);
    let most = if has_x { payment::most_x_of_cost(cx.peek(), (player, cx.state.reference(id)), &cost) } else { 0 };
    let x = cx.ask_number(player, R107_3D, Some(id), (0, most))?;
    let mut payment = payment(cx.peek(), player, id, &cost, x);
    // 118.13c: how its symbols are paid is chosen immediately before.
    if payment.has_ways() && cx.rule(R118_13C) {
        choose_ways(cx, &mut payment, R118_13C)?;
    }
    library_tops::begin(cx.state);
    cx.state.payment = Some(Box::new(payment));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    let mut group: Group = smallvec::smallvec![Deed::TurnFace(id, true, x)];
    if is_megamorph && cx.rule(R702_37B) {
        group.push(Deed::PutCounters(Subject::Object(id), CounterKind::PlusOne, 1, player));
    }
    happen::happen(cx, group)?;
    library_tops::end(cx);
    turn::keeps_priority(cx, player);
    Ok(())
}

/// Whether turning a permanent over changes nothing: it is face up already, or what is face down stays so.
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, up: bool) -> bool {
    let object = cx.state.object(id);
    if object.zone != Zone::Battlefield {
        return true;
    }
    let is_down = object.is(Mark::FaceDown);
    if !up {
        if merging::is_merged(cx.state, id) {
            // 727.2j: nor to a merged one with a double-faced component.
            let holds_one = merging::holds_double_faced(cx.state, id);
            return cx.when(R727_2J, holds_one) || cx.when(R708_2B, is_down);
        }
        let layout = cx.state.cards.layout(object.card);
        // 712.16: nothing happens to a double-faced permanent. 708.2b: it is face down already.
        let is_double_faced = matches!(layout, Layout::Transforming | Layout::Modal | Layout::Meld);
        return cx.when(R712_16, is_double_faced) || cx.when(R708_2B, is_down);
    }
    let types = cx.state.cards.values(cx.state.face_beneath(id)).types;
    let never = types.has(Type::Instant) || types.has(Type::Sorcery);
    let stays = if object.is(Mark::Cloaked) { cx.when(R701_56G, never) } else { cx.when(R701_34G, never) };
    // 727.2g: nor a merged permanent with such a card among its components.
    !is_down || stays || cx.when(R727_2G, merging::holds_spell(cx.state, id))
}

/// A permanent is turned over.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, up: bool) {
    // 727.2f: each component of a merged permanent is turned over with it; without that rule, none above the lowest is.
    if !up && merging::is_merged(cx.state, id) && !cx.rule(R727_2F) {
        return;
    }
    let now = cx.state.tick();
    // 613.7f: it receives a new timestamp.
    let since = cx.either(R613_7F, now, cx.state.object(id).since);
    // 708.8: what has been applied to it still is; without that rule, it begins anew.
    if up && !cx.rule(R708_8) {
        let here = cx.state.reference(id);
        cx.state.effects.retain(|effect| !effect.on.contains(&here));
    }
    let object = cx.state.object_mut(id);
    object.set(Mark::FaceDown, !up);
    object.set(Mark::Manifested, false);
    object.set(Mark::Cloaked, false);
    object.set(Mark::Disguised, false);
    object.since = since;
    stickers::renew(cx, id);
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
}

/// What was face down is shown to all players as it leaves the battlefield or the stack (708.9).
pub(crate) fn reveal<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) {
    if cx.rule(R708_9) {
        cx.note(Note::Revealed(id));
    }
}

/// Everything that is face down is shown at the end of the game, or what its owner has as that player leaves (708.9), and
/// foretold cards and conspiracies as well (702.143f, 702.106e).
pub(crate) fn reveal_all<R: Recorder>(cx: &Cx<'_, R>, of: Option<PlayerId>) {
    let is_one = |object: &Object| object.is(Mark::FaceDown) && of.is_none_or(|player| object.owner == player);
    for (id, object) in cx.state.objects().filter(|(_, object)| is_one(object)) {
        match object.zone {
            Zone::Battlefield | Zone::Stack => reveal(cx, id),
            Zone::Exile if cx.when(R702_143F, is_foretold(cx.state, id)) => cx.note(Note::Revealed(id)),
            Zone::Command => conspiracies::reveal(cx, id),
            _ => {}
        }
    }
}

/// Whether a card in exile has been foretold (702.143b).
fn is_foretold(state: &State, id: ObjectId) -> bool {
    let card = state.reference(id);
    let lets_cast = |of: &MadeKind| matches!(of, MadeKind::Casting(rule) if rule.keyword == Some(FORETELL));
    state.made.iter().any(|made| lets_cast(&made.what) && made.slots.mention(card))
}

/// Cards that were exiled face down at the same time lie on one pile (406.4).
pub(crate) fn lay_on_piles(state: &mut State, done: &[Deed]) {
    let now = state.clock;
    for deed in done {
        if let Deed::Move(moved) = deed
            && is_in_exile(state, moved.object)
        {
            let card = state.reference(moved.object);
            state.piles.push((card, now));
        }
    }
}

/// The pile on which a card lies face down, of those that a player may not look at.
fn pile<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> Option<Timestamp> {
    let hidden = is_in_exile(look.state, id) && !look.state.may_look_at(player, id, look.rec);
    let card = look.state.reference(id);
    look.state.piles.iter().find(|(other, _)| hidden && *other == card).map(|(_, since)| *since)
}

/// What a player chooses among: of each pile of face-down cards at which the player may not look, the pile (406.4), for
/// which one of its cards stands.
pub(crate) fn one_of_each_pile<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    cards: impl Iterator<Item = ObjectId>,
) -> SmallVec<[ObjectId; 4]> {
    let mut piles: SmallVec<[Timestamp; 2]> = SmallVec::new();
    let mut offered = SmallVec::new();
    for id in cards {
        let pile = pile(look, player, id);
        let is_of_a_pile = pile.is_some_and(|pile| piles.contains(&pile));
        if !look.when(R406_4, is_of_a_pile) {
            offered.push(id);
        }
        piles.extend(pile);
    }
    offered
}

/// The card that is chosen at random from a pile for which another one of it stands (406.4); that one, if it is of none.
pub(crate) fn from_pile<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    id: ObjectId,
    among: &[ObjectId],
) -> ObjectId {
    let Some(of) = pile(cx.peek(), player, id).filter(|_| cx.rule(R406_4)) else { return id };
    let is_on_it = |&other: &ObjectId| pile(cx.peek(), player, other) == Some(of);
    let mut cards: SmallVec<[ObjectId; 4]> = among.iter().copied().filter(is_on_it).collect();
    cx.state.random.shuffle(&mut cards);
    cards.first().copied().unwrap_or(id)
}

/// Cards enter the battlefield face down, one at a time or all `at_once`. `entered` is called with each that has,
/// before the next one enters.
pub(crate) fn enter<R: Recorder>(
    cx: &mut Cx<'_, R>,
    moves: Group,
    at_once: bool,
    mut entered: impl FnMut(&mut Cx<'_, R>, ObjectId),
) -> Flow {
    let groups: SmallVec<[Group; 2]> = if at_once {
        smallvec::smallvec![moves]
    } else {
        moves.into_iter().map(|deed| smallvec::smallvec![deed]).collect()
    };
    for group in groups {
        for deed in happen::happen(cx, group)? {
            if let Deed::Move(Move { object, to: Zone::Battlefield, .. }) = deed {
                entered(cx, object);
            }
        }
    }
    Ok(())
}

/// Whether a card lies face down in exile.
pub(crate) fn is_in_exile(state: &State, id: ObjectId) -> bool {
    state.try_object(id).is_some_and(|object| object.zone == Zone::Exile && object.is(Mark::FaceDown))
}

/// The position with a card turned face up that lies face down in exile, as it is just before it is cast (406.3a).
pub(crate) fn turned_up_in_exile(state: &State, id: ObjectId) -> Box<State> {
    let mut turned = Box::new(state.clone());
    turned.object_mut(id).set(Mark::FaceDown, false);
    turned
}

/// The game as it would be with a permanent turned face up (303.4k).
pub(crate) fn turned_up<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> Box<State> {
    let mut turned = Box::new(cx.state.clone());
    let mut within = Cx::muted(&mut turned, cx.rec);
    carry_out(&mut within, id, true);
    layers::refresh(&mut within);
    turned
}

/// The position with a card turned face down, as it is just before it is cast so (708.4).
pub(crate) fn turned_down(state: &State, id: ObjectId, keyword: Option<Keyword>) -> Box<State> {
    let mut turned = Box::new(state.clone());
    turned.object_mut(id).set(Mark::FaceDown, true);
    turned.object_mut(id).set(Mark::Disguised, keyword == Some(DISGUISE));
    turned
}

impl State {
    /// Whether a player may look at an object: what is face up where everybody sees it, one's own hand, and what one
    /// controls face down on the battlefield or the stack (708.5), what an effect shows the player in exile (406.3) or on
    /// top of a library (401.5), and what one shows in a hand or library at this moment (701.16a).
    /// Whoever controls another player sees what that player sees (720.4).
    pub fn may_look_at<R: Recorder>(&self, player: PlayerId, id: ObjectId, rec: &R) -> bool {
        let look = Look { state: self, rec, quiet: false };
        self.sees(player, id, rec) || controlling::sees_for_another(look, player, id)
    }

    /// Whether a player may look at an object, whoever they control.
    pub(crate) fn sees<R: Recorder>(&self, player: PlayerId, id: ObjectId, rec: &R) -> bool {
        let object = self.object(id);
        let look = Look { state: self, rec, quiet: false };
        match object.zone {
            // 121.9: a card that may be revealed as it is drawn is looked at before.
            Zone::Library if self.drawing == Some(id) && look.rule(R121_9) => object.owner == player,
            Zone::Outside => false,
            // 701.16a: what is being revealed or looked at.
            Zone::Library => {
                self.looks.contains(&(player, self.reference(id))) || library_tops::may_look(look, player, id)
            }
            Zone::Hand => {
                let sees = object.owner == player || self.looks.contains(&(player, self.reference(id)));
                sees || keywords::stays_revealed(look, id)
            }
            _ if !object.is(Mark::FaceDown) => true,
            Zone::Battlefield | Zone::Stack => look.when(R708_5, self.controller(id) == player),
            // 406.3: whoever an instruction allows it, for as long as it lies there.
            Zone::Exile => look.when(R406_3, self.looks.contains(&(player, self.reference(id)))),
            Zone::Command => conspiracies::sees(look, player, id),
            Zone::Graveyard => false,
        }
    }
}

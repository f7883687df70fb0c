//! Putting things onto the stack: casting spells (601), activating abilities (602), triggered abilities (603.3).
//! Announced first, paid afterwards, step by step.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Activated, Activator, Cards, Cost, CostPart, FaceId, Filter, Functions, Keyword, Limit, Part,
    SpecialAction, SpellAbility, Subtype, TargetSpec, Timing, Type, Zone,
};
use vademecum_rule_ids::magic::{
    R112_2, R113_6, R113_6M, R113_8, R113_10A, R117_1, R117_1A, R117_1B, R118_5A, R118_6, R118_6A, R118_8C, R118_9,
    R304_1, R305_9, R400_7G, R505_6A, R601_2A, R601_2F, R601_2I, R601_3, R601_3E, R602_1A, R602_1B, R602_2, R602_2A,
    R602_2B, R602_5, R602_5B, R602_5C, R602_5D, R602_5E, R605_3B, R605_5A, R605_5B, R606_2, R606_3, R608_2G, R702_37C,
    R702_62C, R702_168B, R708_4, R709_5E, R712_11D,
};

use crate::{
    Recorder,
    actions::{a016_reveal, a028_transform},
    announce::{self, announce, completable},
    casting::{self, Attempt, Route, Terms},
    commander, controlling,
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Choice, Item},
    deed::{Deed, Move, Note},
    effects,
    error::Refusal,
    face_down::{self, DISGUISE},
    faces, functioning, given, granted_elsewhere, happen,
    id::{ObjectId, ObjectRef, PlayerId},
    keywords::{self, k096_overload, k103_bestow, k132_assist, k140_mutate},
    library_tops, loops, mana,
    own_abilities::owned,
    payment::{self, Means, Payment},
    permission,
    select::Scope,
    slots::Slots,
    special_actions, splice,
    state::{Made, MadeKind, OnStack, Spliced, StackItem, State, Waiting},
    terms,
    total_cost::{TotalCost, total_cost},
    turn::Stage,
};

pub(crate) use crate::own_abilities::{
    abilities_of, abilities_showing, activated, each_activated, each_activated_elsewhere, each_mana_ability, elsewhere,
};

/// Whether a player could cast a sorcery now: in a main phase of their turn, with the stack empty (307.1).
pub(crate) fn is_sorcery_time(state: &State, player: PlayerId) -> bool {
    state.share_turns(state.turn.active, player) && state.turn.step.is_main() && state.stack.is_empty()
}

/// Whether a player with priority may begin to cast an object by a route.
pub(crate) fn may_cast<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    route: u16,
) -> Legal {
    if face_down::is_in_exile(look.state, id) && casting::routes(look, player, id).len() > usize::from(route) {
        let turned = face_down::turned_up_in_exile(look.state, id);
        return may_cast(Look { state: &turned, ..look }, means, player, id, route);
    }
    let (state, choices) = (look.state, look.state.try_object(id).is_some());
    if choices
        && state.cards.part(state.face(id)) != Part::Alone
        && let Some((chosen, route)) = faces::of_route(look, player, id, route)
    {
        let shown = chosen.shown(state, id);
        return may_cast_as_shown(Look { state: &shown, ..look }, means, player, id, route);
    }
    may_cast_as_shown(look, means, player, id, route)
}

/// Whether a player with priority may begin to cast an object with the face that it shows.
fn may_cast_as_shown<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    route: u16,
) -> Legal {
    may_cast_by(look, means, player, id, route_at(look, player, id, route)?)
}

/// Whether a player with priority may begin to cast an object, with the face that it shows, by one of its routes.
pub(crate) fn may_cast_by<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    route: Route<'_>,
) -> Legal {
    may_finish_by(look, means, player, id, may_begin_by(look, player, id, route)?)
}

/// Whether the casting of an object that may be begun by a route can be completed and paid for.
pub(crate) fn may_finish_by<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    route: Route<'_>,
) -> Legal {
    let turned = match route.part {
        Some(part) => faces::showing_part(look.state, id, part),
        None => route.face_down.then(|| face_down::turned_down(look.state, id, route.keyword)),
    };
    let turned = turned.or_else(|| k096_overload::showing_changed_text(look.state, id, route.keyword));
    let look = Look { state: turned.as_deref().unwrap_or(look.state), ..look };
    let mut item = unannounced(look.state, OnStack::Spell, id, player);
    item.spliced = splice::own_texts(look, look.state.face(id), route.keyword);
    given::check_some(look, &item, route.terms, |item| {
        may_finish(look, means, item, &total_cost(look, item, route.terms))?;
        announce::affords_some_mode(look, means, item, route.terms)
    })
}

/// Whether what is begun can be completed and paid for. Where only the answer is asked for and not the reason, the cost
/// comes first: there are more choices that are too dear than choices without targets.
fn may_finish<R: Recorder>(look: Look<'_, R>, means: &Means, item: &StackItem, cost: &TotalCost<'_>) -> Legal {
    if look.quiet {
        payment::check_payable(look, means, item, cost)?;
        return completable(look, item);
    }
    completable(look, item)?;
    payment::check_payable(look, means, item, cost)
}

/// The route by which a player could cast an object that has a place among its routes.
fn route_at<'a, R: Recorder>(look: Look<'a, R>, player: PlayerId, id: ObjectId, place: u16) -> Legal<Route<'a>> {
    let routes = casting::routes(look, player, id);
    look.rec.work(routes.len());
    let route = routes.into_iter().nth(usize::from(place));
    route.ok_or(Refusal::by(R601_3, "refused-cast-from-that-zone"))
}

/// Whether a player with priority may cast an object by a route now, targets and costs aside. The route may turn out to
/// be open at other times.
#[inline]
pub(crate) fn may_begin_by<'a, R: Recorder>(
    look: Look<'a, R>,
    player: PlayerId,
    id: ObjectId,
    route: Route<'a>,
) -> Legal<Route<'a>> {
    if let Some(shown) = route.part.and_then(|part| faces::showing_part(look.state, id, part)) {
        // 712.11d: an ability of the front face lets it be cast with its back face up.
        if route.part == Some(Part::Back) && !look.rule(R712_11D) {
            return Err(Refusal::by(R601_3, "refused-cast-from-that-zone"));
        }
        let look = Look { state: &shown, ..look };
        return may_begin_as_it_is(look, player, id, route).map(|()| route);
    }
    if !route.face_down {
        return may_begin_as_it_is(look, player, id, route).map(|()| route);
    }
    // 702.37c: what would apply to a card with those characteristics applies to it, and not what would to the card face up.
    // 702.168b: the same with disguise.
    let turned = face_down::turned_down(look.state, id, route.keyword);
    let rule = if route.keyword == Some(DISGUISE) { R702_168B } else { R702_37C };
    let look = Look { state: look.either(rule, &turned, look.state), ..look };
    let any_time = casting::has_flash(look, Attempt::cast(player, id));
    may_begin_as_it_is(look, player, id, Route { any_time, ..route })?;
    Ok(route)
}

/// The same for an object as it lies there.
fn may_begin_as_it_is<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, route: Route<'_>) -> Legal {
    let values = look.state.values(id);
    let types = permission::cast_as(look, look.state.types(id));
    permission::needs_legend(look, player, types, values.supertypes)?;
    look.forbid(R305_9, types.has(Type::Land), "refused-lands-are-not-cast")?;
    let costs_its_mana = route.terms.instead.is_none_or(Cost::is_mana_cost);
    look.forbid(R118_6, costs_its_mana && values.cost.is_none(), "refused-no-mana-cost")?;
    is_timely(look, player, id, route.any_time)
}

/// Whether a player could begin to cast an object now, whatever it costs.
fn is_timely<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, any_time: bool) -> Legal {
    is_right_time(look, player, id, any_time)?;
    casting::may_begin(look, Attempt::cast(player, id))
}

/// Whether it is a time at which a player could begin to cast an object.
pub(crate) fn is_right_time<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, any_time: bool) -> Legal {
    let types = permission::cast_as(look, look.state.types(id));
    if any_time || look.when(R304_1, types.has(Type::Instant)) {
        return Ok(());
    }
    // 117.1a: any other spell waits for a main phase of its player's own turn, with the stack empty.
    let is_main = look.state.turn().step.is_main();
    let other_time = !look.is_turn_of(player) || !look.state.stack.is_empty();
    if (!is_main || other_time) && keywords::any_time(look, id) {
        return Ok(());
    }
    look.forbid(R505_6A, !is_main, "refused-cast-only-at-sorcery-speed")?;
    look.forbid(R117_1A, other_time, "refused-cast-only-at-sorcery-speed")
}

/// Whether a player with priority may begin to activate an ability that uses the stack.
pub(crate) fn may_activate<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
) -> Legal {
    let own = owned(look.state, id, ability).or_else(|| granted_elsewhere::activated(look, id, ability));
    let Some(activated) = own else { return Err(Refusal::UNFIT) };
    loops::may_go_on(look, player, Choice::Activate(id, ability))?;
    // 113.6: it functions on the battlefield, unless something says otherwise.
    let zone = look.state.object(id).zone;
    let usual = activated.functions == Functions::default();
    look.forbid(R113_6, usual && zone != Zone::Battlefield, "refused-ability-does-not-function-there")?;
    if !usual && !activated.functions.0.has(zone) {
        return Err(Refusal::by(R113_6M, "refused-ability-does-not-function-there"));
    }
    if !usual && !functioning::functions(look, id, ability) {
        return Err(Refusal::by(R113_6, "refused-ability-does-not-function-there"));
    }
    may_use(look, player, id, ability, activated)?;
    let costs_nothing_payable = activated.cost.is_mana_cost() && look.state.values(id).cost.is_none();
    look.forbid(R118_6, costs_nothing_payable, "refused-no-mana-cost")?;
    if mana::is_mana_ability(look, player, id, ability) {
        return Err(Refusal::by(R605_3B, "refused-mana-ability-does-not-use-stack"));
    }
    let item = unannounced(look.state, OnStack::Ability(ability), id, player);
    may_finish(look, means, &item, &total_cost(look, &item, Terms::default()))
}

/// How often an ability of an object that is limited has been activated this turn.
fn times_activated(state: &State, id: ObjectId, ability: AbilityId) -> usize {
    let of = (state.reference(id), ability);
    state.turn.limited.iter().filter(|activated| **activated == of).count()
}

/// An ability that may be activated only once each turn is activated (602.5b).
pub(crate) fn count_activation(state: &mut State, id: ObjectId, ability: AbilityId) {
    if matches!(state.cards.ability(ability), Ability::Activated(Activated { limit: Limit::OncePerTurn, .. })) {
        let of = (state.reference(id), ability);
        state.turn.limited.push(of);
    }
}

/// The bit of a permanent a loyalty ability of which has been activated this turn (606.3).
const LOYALTY_USED: u32 = 1 << 30;

/// Whether an ability is a loyalty ability (606.2).
pub(crate) fn is_loyalty<R: Recorder>(look: Look<'_, R>, ability: AbilityId) -> bool {
    match look.state.cards.ability(ability) {
        Ability::Activated(activated) => activated.has_loyalty_symbol() && look.rule(R606_2),
        _ => false,
    }
}

/// Whether the instructions of an activated ability let a player activate it now (602.5).
pub(crate) fn may_use<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    activated: &Activated,
) -> Legal {
    // 602.1b: the text may say that others activate it.
    let by_anyone = activated.by_whom == Activator::AnyPlayer && look.rule(R602_1B);
    let stranger = !by_anyone && look.state.controller(id) != player;
    look.forbid(R602_2, stranger, "refused-not-its-controller")?;
    look.check_activated_in_range(player, id)?;
    let by = activated.by.or_else(|| activated.special.map(special_actions::rule_of));
    if by.is_some_and(|rule| !look.rule(rule)) || !keywords::instance_works(look, ability) {
        return Err(Refusal::by(R602_2, "refused-no-such-ability"));
    }
    // 113.10a: the instructions are part of an ability that an effect has given.
    if look.state.gained_of(id).any(|of| of.ability == ability) && !look.rule(R113_10A) {
        return Ok(());
    }
    let is_mana = look.state.cards.mana_source(ability).is_some();
    // 117.1b: an activated ability waits for nothing but priority, unless it says so.
    let attempt = Attempt { player, object: id, ability: Some(ability) };
    let forbidden = activated.special.is_none() && casting::is_forbidden(look, attempt);
    look.forbid(R602_5, forbidden, "refused-activating-forbidden")?;
    let is_late = !is_sorcery_time(look.state, player);
    let wrong_time = activated.timing == Timing::Sorcery && is_late;
    look.forbid(R602_5D, wrong_time, "refused-activate-only-as-sorcery")?;
    if is_late && !is_mana && !look.rule(R117_1B) {
        return Err(Refusal::by(R117_1, "refused-activate-only-as-sorcery"));
    }
    let paying = activated.timing == Timing::AsInstant && look.state.decision.ask != Ask::Priority;
    look.forbid(R602_5E, paying, "refused-activate-only-as-instant")?;
    if is_loyalty(look, ability) {
        // 606.3: in a main phase of one's own turn, and once for the permanent.
        let used = look.state.object(id).used & LOYALTY_USED != 0;
        let wrong_time = used || !is_sorcery_time(look.state, player);
        look.forbid(R606_3, wrong_time, "refused-loyalty-ability-timing")?;
    }
    if activated.limit == Limit::OncePerTurn {
        let used = times_activated(look.state, id, ability);
        // 602.5c: an ability that the object got from two others is two abilities.
        let instances = look.state.gained_of(id).filter(|gained| gained.ability == ability).count().max(1);
        let all_used = used >= if instances > 1 { look.either(R602_5C, instances, 1) } else { 1 };
        look.forbid(R602_5B, all_used, "refused-activate-only-once-each-turn")?;
    }
    if activated.special == Some(SpecialAction::Unlock) {
        look.forbid(R709_5E, is_late, "refused-unlocking-timing")?;
    }
    if activated.special == Some(SpecialAction::Suspend) {
        is_right_time(look, player, id, false)?;
        // 702.62c: effects that would keep its player from casting the card count as well.
        let forbidden = casting::may_begin(look, Attempt::cast(player, id)).is_err();
        look.forbid(R702_62C, forbidden, "refused-casting-forbidden")?;
    }
    if let Some(condition) = &activated.only_if {
        let slots = Slots::default();
        let scope = Scope { you: player, source: look.state.reference(id), slots: &slots, x: 0 };
        if !look.holds(scope, condition) {
            return Err(Refusal::by(R602_5B, "refused-activation-condition-not-met"));
        }
    }
    Ok(())
}

/// Whether something on the stack is an Aura spell, whose target its enchant ability defines (115.1b).
pub(crate) fn is_aura(state: &State, item: &StackItem) -> bool {
    item.what == OnStack::Spell && state.values(item.object.id).subtypes.has(Subtype::AURA)
}

/// Something about which nothing has been announced yet.
pub(crate) fn unannounced(state: &State, what: OnStack, id: ObjectId, controller: PlayerId) -> StackItem {
    StackItem {
        what,
        object: state.reference(id),
        controller,
        put_by: controller,
        since: state.clock,
        x: 0,
        from: None,
        untimely: false,
        ways: SmallVec::new(),
        halves: SmallVec::new(),
        modes: SmallVec::new(),
        targets: SmallVec::new(),
        slots: Slots::default(),
        shares: SmallVec::new(),
        spliced: SmallVec::new(),
        unpaid: false,
        spent: 0,
        needs_flash: false,
        paid: (None, 0),
    }
}

/// The instances of "target" of something on the stack: those of the chosen modes, those of its text, then those of the
/// texts that were added to it.
pub(crate) fn specs<'a>(
    cards: &'a Cards,
    text: &'a SpellAbility,
    item: &'a StackItem,
) -> impl Iterator<Item = &'a TargetSpec> {
    let chosen = item.modes.iter().filter_map(|&mode| text.modal.as_ref()?.modes.get(usize::from(mode)));
    let own = chosen.flat_map(|mode| &mode.targets).chain(&text.targets);
    own.chain(spliced(cards, &item.spliced).flat_map(|(_, text)| &text.targets))
}

/// The texts that were added to a spell, with the faces that they are on (612.10).
pub(crate) fn spliced<'a>(cards: &'a Cards, added: &'a [Spliced]) -> impl Iterator<Item = (FaceId, &'a SpellAbility)> {
    added.iter().filter_map(|of| match cards.ability(of.ability) {
        Ability::Spell(text) => Some((of.text?, text)),
        _ => Some((of.text?, cards.spell(of.text?)?)),
    })
}

/// A player casts a spell (601.2): it goes onto the stack, is announced, and is paid for in the steps that follow.
pub(crate) fn cast<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, route: u16) -> Flow {
    let choice = faces::of_route(cx.peek(), player, id, route);
    let chosen = choice.map(|(chosen, _)| chosen);
    let shown = chosen.map(|chosen| chosen.on_stack(cx, id));
    if let Some(chosen) = chosen {
        chosen.show(cx.state, id);
    }
    let route = choice.map_or(route, |(_, route)| route);
    let route = casting::routes(cx.peek(), player, id).into_iter().nth(usize::from(route)).unwrap_or_default();
    let (instead, besides) = (route.terms.instead.cloned(), route.terms.besides.cloned());
    let terms = Terms { instead: instead.as_ref(), besides: besides.as_ref() };
    let (any_time, face_down, keyword) = (route.any_time, route.face_down, route.keyword);
    let instance = casting::instance_paid(cx.peek(), player, id, (keyword, instead.as_ref()));
    let shown = shown.or_else(|| route.part.and_then(|part| faces::part_on_stack(cx.state, id, part)));
    let needs_flash = any_time && casting::needs_flash(cx.peek(), Attempt::cast(player, id));
    let grants = casting::grants(cx.peek(), player, id);
    let changed = k096_overload::changed_text(cx.state, id, keyword).map(|face| (Some(face), false));
    begin_cast(cx, player, id, (face_down, keyword), changed.or(shown))?;
    let cast = cx.state.object_mut(id);
    (cast.cast_for, cast.cast_instance) = (keyword, instance);
    for (changes, you, source) in grants {
        effects::of_permission(cx, you, source, id, &changes);
    }
    if let Some(item) = cx.state.stack.last_mut() {
        item.needs_flash = needs_flash;
    }
    if !announce(cx, terms)? {
        return Ok(());
    }
    determine(cx, terms);
    k132_assist::ask(cx)?;
    cx.state.stage = Stage::Pay;
    Ok(())
}

/// A player casts a card without paying its mana cost (118.9), in the middle of something else. False if it can't be
/// cast.
pub(crate) fn cast_free<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, must: bool) -> Flow<bool> {
    cast_within(cx, player, id, (&Cost::FREE, None), must)
}

/// A player casts a card for another cost than its mana cost, that of a keyword if one gives it, in the middle of
/// something else. False if it can't be cast.
pub(crate) fn cast_within<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    id: ObjectId,
    (cost, keyword): (&Cost, Option<Keyword>),
    must: bool,
) -> Flow<bool> {
    let own = cx.state.object(id).face;
    let mut castable = faces::castable(cx.look(), id);
    // 118.9a: what is cast for another cost is cast neither bestowed nor for its mutate cost.
    castable.retain(|face| {
        !k103_bestow::is_bestowed_face(cx.state, *face) && !k140_mutate::is_mutating_face(cx.state, *face)
    });
    let mut chosen: SmallVec<[faces::Chosen; 2]> = SmallVec::new();
    for face in castable.iter().map(|&face| faces::Chosen::of(cx.peek(), id, face)) {
        let shown = face.shown(cx.state, id);
        let as_shown = Look { state: &shown, ..cx.peek() };
        if may_cast_free(as_shown, player, id) {
            chosen.push(face);
        }
    }
    if castable.is_empty() {
        return cast_as_shown(cx, player, id, (cost, keyword), must, None);
    }
    let offer = (0..chosen.len() as u32).map(Item::Place).collect();
    let Some(Item::Place(place)) = cx.pick_one(player, R601_3E, Some(id), offer)? else { return Ok(false) };
    let chosen = chosen[place as usize];
    let shown = chosen.on_stack(cx, id);
    cx.state.object_mut(id).face = chosen.evaluated;
    let is_cast = cast_as_shown(cx, player, id, (cost, keyword), must, Some(shown))?;
    if !is_cast && cx.state.object(id).zone != Zone::Stack {
        cx.state.object_mut(id).face = own;
    }
    Ok(is_cast)
}

/// A player casts a transforming card with its back face up, without paying its mana cost (712.11a). False if it can't be
/// cast.
pub(crate) fn cast_transformed<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow<bool> {
    let object = *cx.state.object(id);
    if !a028_transform::is_transforming(cx.state, &object) {
        return Ok(false);
    }
    let Some(back) = cx.state.cards.printed_part(object.face, Part::Back) else { return Ok(false) };
    cx.state.object_mut(id).face = back;
    let is_cast = cast_as_shown(cx, player, id, (&Cost::FREE, None), false, Some((None, true)))?;
    if !is_cast && cx.state.object(id).zone != Zone::Stack {
        cx.state.object_mut(id).face = object.face;
    }
    Ok(is_cast)
}

/// Whether a player could cast an object with the face that it shows, if nothing had to be paid for its mana cost.
fn may_cast_free<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    let item = unannounced(look.state, OnStack::Spell, id, player);
    !look.state.types(id).has(Type::Land) && completable(look, &item).is_ok()
}

/// A player casts an object for another cost than its mana cost, with the face that it shows; it has another one on the
/// stack if that is said.
fn cast_as_shown<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    id: ObjectId,
    (cost, keyword): (&Cost, Option<Keyword>),
    must: bool,
    shown: Option<(Option<FaceId>, bool)>,
) -> Flow<bool> {
    let item = unannounced(cx.state, OnStack::Spell, id, player);
    if cx.state.types(id).has(Type::Land) || completable(cx.peek(), &item).is_err() {
        return Ok(false);
    }
    // 608.2g: it is cast in the middle of a resolution, and nobody receives priority for that.
    if !cx.rule(R608_2G) {
        return Ok(false);
    }
    // 118.6a: what has no mana cost can be cast for an alternative one.
    if cx.state.values(id).cost.is_none() && !cx.rule(R118_6A) {
        return Ok(false);
    }
    let payable = {
        let terms = Terms { instead: Some(cost), besides: None };
        let (means, total) = (Means::of(cx.peek(), player), total_cost(cx.peek(), &item, terms));
        payment::check_payable(cx.peek(), &means, &item, &total).is_ok()
            && announce::affords_some_mode(cx.peek(), &means, &item, terms).is_ok()
    };
    // 118.8c: nobody must show what only they can see.
    let hidden = must && asks_for_hidden_cards(cx.state, id);
    if !payable || hidden && cx.rule(R118_8C) && !cx.ask_yes(player, R118_8C, Some(id))? {
        return Ok(false);
    }
    begin_cast(cx, player, id, (false, keyword), shown)?;
    cx.state.object_mut(id).cast_for = keyword;
    let terms = Terms { instead: cx.rule(R118_9).then_some(cost), besides: None };
    if !announce(cx, terms)? {
        return Ok(false);
    }
    determine(cx, terms);
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    finish(cx)?;
    Ok(true)
}

/// Whether a card asks, to be cast, for cards of some quality from a hidden zone.
fn asks_for_hidden_cards(state: &State, id: ObjectId) -> bool {
    state.values(id).additional_cost.parts.iter().any(|part| match part {
        CostPart::Discard(_, filter) | CostPart::Exile(_, filter, Zone::Hand) => *filter != Filter::Any,
        _ => false,
    })
}

/// The card moves to the stack and becomes a spell, controlled by who casts it (601.2a, 112.2).
fn begin_cast<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    id: ObjectId,
    (face_down, keyword): (bool, Option<Keyword>),
    shown: Option<(Option<FaceId>, bool)>,
) -> Flow {
    library_tops::begin(cx.state);
    let from = cx.state.object(id).zone;
    let untimely = !is_sorcery_time(cx.state, player);
    let under = cx.either(R112_2, player, cx.state.next_player(player));
    let to = if cx.rule(R601_2A) { Zone::Stack } else { Zone::Exile };
    // 708.4: it is turned face down before it is put onto the stack, and so is the permanent that it becomes.
    let face_down = face_down && cx.rule(R708_4);
    let disguised = face_down && keyword == Some(DISGUISE);
    let card = cx.state.reference(id);
    let (face, back_up) = shown.unwrap_or_default();
    happen::happens(cx, Deed::Move(Move { face, back_up, face_down, disguised, ..Move::new(id, from, to, under) }))?;
    keep_granted(cx, card, id);
    let item = StackItem { untimely, from: Some(from), ..unannounced(cx.state, OnStack::Spell, id, under) };
    cx.state.stack.push(item);
    effects::cast(cx, under, id);
    Ok(())
}

/// A land that is played in a game in which that uses the stack (116.1).
pub(crate) fn put_land(state: &mut State, player: PlayerId, id: ObjectId) {
    let item = unannounced(state, OnStack::Spell, id, player);
    state.stack.push(item);
}

/// An effect that gave a card an ability by which it is cast goes on for the spell that it becomes (400.7g).
fn keep_granted<R: Recorder>(cx: &mut Cx<'_, R>, card: ObjectRef, id: ObjectId) {
    let grants = |made: &&Made| {
        matches!(&made.what, MadeKind::Casting(rule) if rule.keyword.is_some()) && made.slots.mention(card)
    };
    let by = cx.state.made.iter().find(grants).map(|made| made.source);
    if by.is_some() && cx.rule(R400_7G) {
        let now = cx.state.reference(id);
        let same = cx.state.made.iter_mut().filter(|made| Some(made.source) == by);
        same.for_each(|made| made.slots.rename(card, now));
    }
}

/// A player activates an ability (602.2): it is created on the stack, announced and paid for.
pub(crate) fn activate<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, ability: AbilityId) -> Flow {
    if !cx.rule(R602_2A) {
        return Ok(());
    }
    library_tops::begin(cx.state);
    // 113.8: its controller is who activated it.
    let controller = cx.either(R113_8, player, cx.state.object(id).owner);
    let source = permission::source_of(cx, id, ability);
    let slots = permission::granted_by(cx, id, ability);
    let item = StackItem { object: source, slots, ..unannounced(cx.state, OnStack::Ability(ability), id, controller) };
    cx.state.stack.push(item);
    count_activation(cx.state, id, ability);
    if is_loyalty(cx.look(), ability) {
        cx.state.object_mut(id).used |= LOYALTY_USED;
    }
    cx.note(Note::BeginsActivation(player, id, ability));
    a016_reveal::reveal_as_activated(cx, id, ability);
    // 602.2b: what is chosen and paid for a spell is chosen and paid for it.
    if !cx.rule(R602_2B) {
        return finish(cx);
    }
    if !announce(cx, Terms::default())? {
        return Ok(());
    }
    determine(cx, Terms::default());
    cx.state.stage = Stage::Pay;
    Ok(())
}

/// A waiting triggered ability is put onto the stack (603.3); without a legal choice it is removed (603.3c–d).
pub(crate) fn put_triggered<R: Recorder>(cx: &mut Cx<'_, R>, waiting: Waiting) -> Flow {
    let Waiting { what, source, controller, slots, x, made, .. } = waiting;
    let item = StackItem { object: source, slots, x, ..unannounced(cx.state, what, source.id, controller) };
    let item = StackItem { since: made.unwrap_or(item.since), ..item };
    cx.state.stack.push(item);
    if announce(cx, Terms::default())? {
        cx.note(Note::TriggerStacked(controller, source.id));
        if let Some(item) = cx.state.stack.last().cloned() {
            terms::commit_crime(cx, &item)?;
        }
    }
    Ok(())
}

/// Whether something on the stack is a triggered ability.
pub(crate) fn is_triggered(state: &State, item: &StackItem) -> bool {
    match item.what {
        OnStack::Spell => false,
        OnStack::Ability(ability) => matches!(state.cards.ability(ability), Ability::Triggered(_)),
        OnStack::Made(_) => true,
    }
}

/// The total cost is worked out and locked in (601.2f).
fn determine<R: Recorder>(cx: &mut Cx<'_, R>, terms: Terms<'_>) {
    let Some(item) = cx.state.stack.last() else { return };
    let (look, card) = (cx.peek(), item.object.id);
    let value = |cost: &Cost| {
        let mana = TotalCost::of_object(look, card, cost);
        mana.mana().map(|mana| mana.mana_value(item.x)).sum::<u32>()
    };
    let object = cx.state.object(item.object.id);
    let chosen = cx.state.values(item.object.id).paid_costs(object.paid, object.repeated);
    let chosen = chosen.map(|(optional, times)| value(&optional.cost).saturating_mul(times));
    let paid = (terms.instead.map(value), chosen.sum());
    let cost = total_cost(cx.look(), item, terms);
    let rule = if item.what == OnStack::Spell { R601_2F } else { R602_1A };
    let cost = if cx.rule(rule) { cost } else { TotalCost::FREE };
    let payment = Payment::new(cx.look(), item, &cost);
    cx.state.payment = Some(Box::new(payment));
    if let Some(item) = cx.state.stack.last_mut() {
        item.paid = paid;
    }
}

/// Everything is paid: the spell becomes cast, the ability activated (601.2i, 602.2b), and its player receives priority
/// (117.3c).
pub(crate) fn finish<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.payment = None;
    let Some(item) = cx.state.stack.last() else { return Ok(()) };
    if item.unpaid {
        return announce::withdraw(cx).map(|_| ());
    }
    let (player, id) = (item.controller, item.object.id);
    controlling::keep_control(cx);
    let Some(item) = cx.state.stack.last() else { return Ok(()) };
    let deed = match item.what {
        OnStack::Spell if cx.rule(R601_2I) => Some(Deed::Cast(player, id)),
        OnStack::Ability(ability) if cx.rule(R602_2B) => Some(Deed::Activate(player, id, ability)),
        OnStack::Spell | OnStack::Ability(_) | OnStack::Made(_) => None,
    };
    let item = item.clone();
    commander::count_cast(cx.state, &item);
    library_tops::end(cx);
    if let Some(deed) = deed {
        happen::happens(cx, deed)?;
        if let Some(practiced) = keywords::practiced_by(cx.look(), deed) {
            happen::happens(cx, Deed::Practice(practiced))?;
        }
        terms::commit_crime(cx, &item)?;
    }
    if item.spent > 0 && item.what == OnStack::Spell {
        happen::happens(cx, Deed::Expend(player, i32::try_from(item.spent).unwrap_or(i32::MAX)))?;
    }
    Ok(())
}

/// Whether what has just been cast or activated resolves at once, as no spell and no ability but a mana ability does: with
/// all rules, never.
pub(crate) fn skips_the_stack<R: Recorder>(cx: &Cx<'_, R>) -> bool {
    let Some(item) = cx.state.stack.last() else { return false };
    let makes_mana = || cx.state.text(item).is_some_and(|text| text.program.iter().any(|is| is.effect.adds_mana()));
    match &item.what {
        OnStack::Spell => {
            let costs_nothing = cx.state.values(item.object.id).cost.as_ref().is_some_and(|cost| cost.is_free());
            costs_nothing && !cx.rule(R118_5A) || makes_mana() && !cx.rule(R605_5B)
        }
        OnStack::Ability(_) => !item.targets.is_empty() && makes_mana() && !cx.rule(R605_5A),
        OnStack::Made(_) => false,
    }
}

//! What texts say about casting and activating: which rules about it are in force, and by which routes a card is cast
//! (118.9, 601.3, 602.5).

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Castable, CastingChange, CastingRule, Change, Cost, FaceId, Filter, Keyword, Layout, ManaCost,
    Part, Type, Zone,
};
use vademecum_rule_ids::magic::{
    R101_2, R118_9, R118_9A, R118_9B, R406_3B, R601_1A, R601_3, R601_3A, R601_3B, R601_3C, R601_3D, R601_3E, R601_5A,
    R604_5, R604_6, R702_148B,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder, commander,
    cx::{Legal, Look},
    face_down, faces, functioning,
    id::{ObjectId, ObjectRef, PlayerId},
    keywords::{self, BESTOW, CLEAVE, MUTATE, PROTOTYPE},
    object::{Characteristics, Restriction},
    payment::Means,
    select::Scope,
    slots::Slots,
    stack,
    state::{MadeKind, OnStack, Role, StackItem, State},
};

/// Something that a player would cast or activate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Attempt {
    pub(crate) player: PlayerId,
    /// The card, or what has the ability.
    pub(crate) object: ObjectId,
    /// The ability; none for a spell.
    pub(crate) ability: Option<AbilityId>,
}

impl Attempt {
    /// What is announced on the stack.
    pub(crate) fn of(item: &StackItem) -> Attempt {
        let ability = match item.what {
            OnStack::Ability(ability) => Some(ability),
            OnStack::Spell | OnStack::Made(_) => None,
        };
        Attempt { player: item.controller, object: item.object.id, ability }
    }

    /// A card that a player would cast.
    pub(crate) const fn cast(player: PlayerId, object: ObjectId) -> Attempt {
        Attempt { player, object, ability: None }
    }
}

/// A way to cast an object (601.2b, 118.9): for what cost, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Route<'a> {
    /// What is paid for it.
    pub(crate) terms: Terms<'a>,
    /// Whether it may be cast any time its player has priority.
    pub(crate) any_time: bool,
    /// Whether it is cast face down (708.4).
    pub(crate) face_down: bool,
    /// The keyword for whose cost it is cast.
    pub(crate) keyword: Option<Keyword>,
    /// The part of the card that is cast, if it is not the one that the card shows.
    pub(crate) part: Option<Part>,
}

/// What a route asks to be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Terms<'a> {
    /// What is paid instead of the mana cost (118.9).
    pub(crate) instead: Option<&'a Cost>,
    /// What is paid as well (118.8).
    pub(crate) besides: Option<&'a Cost>,
}

/// Whether any text could rule on an attempt. Nearly always false, and cheap to find out.
#[inline]
pub(crate) fn is_plain(state: &State, attempt: Attempt) -> bool {
    !state.watches.casting && (attempt.ability.is_some() || !state.cards.has_own_casting(state.face(attempt.object)))
}

/// Visits the rules about an attempt that are in force: those on the card itself, those of other objects, and those that
/// resolutions made.
pub(crate) fn each_rule<'a, R: Recorder>(
    look: Look<'a, R>,
    attempt: Attempt,
    visit: impl FnMut(&'a CastingRule, Scope<'_>),
) {
    each_rule_on(look, attempt, &Slots::default(), visit);
}

/// The same for what has been announced: with what was chosen as it was, for the rules on the card itself.
pub(crate) fn each_rule_on<'a, R: Recorder>(
    look: Look<'a, R>,
    attempt: Attempt,
    announced: &Slots,
    mut visit: impl FnMut(&'a CastingRule, Scope<'_>),
) {
    let Attempt { player, object, ability } = attempt;
    let state = look.state;
    let empty = Slots::default();
    let mut meet = |rule: &'a CastingRule, scope: Scope<'_>| {
        // 116.2d: a player may have paid for ignoring it.
        let is_ignored = rule.says == CastingChange::Forbidden && state.turn.ignored.contains(&(player, scope.source));
        let in_force = !is_ignored
            && rule.by.is_none_or(|by| look.rule(by))
            && look.includes(scope, &rule.who, player)
            && is_about(look, scope, &rule.what, attempt)
            && rule.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition));
        if in_force {
            visit(rule, scope);
        }
    };
    if ability.is_none() {
        let scope = Scope { you: player, source: state.reference(object), slots: announced, x: 0 };
        let own = state.cards.own_casting(state.face(object));
        let own = own.filter(|(ability, _)| keywords::instance_works(look, *ability)).map(|(_, rule)| rule);
        own.filter(|rule| look.rule(by_what_it_functions(&rule.says))).for_each(|rule| meet(rule, scope));
    }
    if !state.watches.casting {
        return;
    }
    look.rec.work(state.listeners.len() + state.made.len());
    for listener in state.listeners.iter().filter(|listener| listener.role == Role::Casting) {
        if let Ability::Casting(rule) = state.cards.ability(listener.ability)
            && functioning::functions_in_variant(look, listener.object)
        {
            let you = state.controller(listener.object);
            meet(rule, Scope { you, source: state.reference(listener.object), slots: &empty, x: 0 });
        }
    }
    for made in &state.made {
        if let MadeKind::Casting(rule) = &made.what {
            meet(rule, Scope { you: made.controller, source: made.source, slots: &made.slots, x: 0 });
        }
    }
}

/// The rule by which what a card says about its own casting functions: about costs while it is a spell (604.5), about
/// whether it may be cast where it could be cast from (604.6).
const fn by_what_it_functions(says: &CastingChange) -> RuleId {
    match says {
        CastingChange::More(..)
        | CastingChange::MoreForModes(_)
        | CastingChange::Less(..)
        | CastingChange::LessManaCosts(_)
        | CastingChange::AtLeast(_)
        | CastingChange::Instead(_)
        | CastingChange::AnyMana
        | CastingChange::MoreLoyalty(_) => R604_5,
        CastingChange::Forbidden
        | CastingChange::Flash(_)
        | CastingChange::FaceDown(_)
        | CastingChange::From(..)
        | CastingChange::FromPaying(..)
        | CastingChange::PlayFrom(_) => R604_6,
    }
}

/// Whether a rule is about an attempt.
pub(crate) fn is_about<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Castable, attempt: Attempt) -> bool {
    let Attempt { object, ability, .. } = attempt;
    match (what, ability) {
        (Castable::This, None) => scope.source.id == object,
        // 406.3b: it is one's to cast if one may look at it, and as what it is face up.
        (Castable::Spells(filter), None) if face_down::is_in_exile(look.state, object) => {
            let seen = look.state.may_look_at(attempt.player, object, look.rec);
            let card = look.state.object(object);
            let now = Characteristics::printed(look, card.face, card.controller);
            let fits = seen && look.matched(scope, look.state.reference(object), (card, &now), filter);
            look.when(R406_3B, fits)
        }
        (Castable::Spells(filter), None) => fits_as_shown(look, scope, object, filter),
        (Castable::Abilities { of, mana }, Some(ability)) => {
            (*mana || look.state.cards.mana_source(ability).is_none()) && look.matches(scope, object, of)
        }
        (Castable::LoyaltyAbilities(of), Some(ability)) => {
            stack::is_loyalty(look, ability) && look.matches(scope, object, of)
        }
        (Castable::This | Castable::Spells(_), Some(_))
        | (Castable::Abilities { .. } | Castable::LoyaltyAbilities(_), None) => false,
    }
}

/// Whether what would be cast matches, with the face with which it would be (601.3e). Without that rule, with the one that
/// it shows where it is.
fn fits_as_shown<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, object: ObjectId, filter: &Filter) -> bool {
    let (state, face) = (look.state, look.state.face(object));
    let fits = look.matches(scope, object, filter);
    let usual = match state.cards.part(face) {
        Part::Left | Part::Right => Part::Whole,
        Part::Inset | Part::Back => Part::Front,
        Part::Alone | Part::Front | Part::Whole | Part::Locked | Part::Bottom | Part::Alternative => return fits,
    };
    let Some(usual) = state.cards.printed_part(face, usual).filter(|_| state.object(object).zone != Zone::Stack) else {
        return fits;
    };
    let there = faces::showing(state, object, usual);
    let fits_there = Look { state: &there, ..look }.matches(scope, object, filter);
    if fits == fits_there { fits } else { look.either(R601_3E, fits, fits_there) }
}

/// What a permanent spell is as well by the texts that let a player cast it from where it is (611.3d): the changes, whose
/// text it is and on what.
pub(crate) fn grants<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
) -> SmallVec<[(Vec<Change>, PlayerId, ObjectRef); 1]> {
    let mut grants = SmallVec::new();
    let attempt = Attempt::cast(player, id);
    if !is_plain(look.state, attempt) {
        let zone = look.state.object(id).zone;
        each_rule(look, attempt, |rule, scope| {
            if rule.says.zone() == Some(zone) && !rule.grants.is_empty() {
                grants.push((rule.grants.clone(), scope.you, scope.source));
            }
        });
    }
    grants
}

/// Whether an effect says that something can't be cast or activated.
pub(crate) fn is_forbidden<R: Recorder>(look: Look<'_, R>, attempt: Attempt) -> bool {
    let detained = |now: &Characteristics| attempt.ability.is_some() && now.restrictions.has(Restriction::CantActivate);
    let mut forbidden = look.state.try_permanent(attempt.object).is_some_and(detained);
    if !is_plain(look.state, attempt) {
        each_rule(look, attempt, |rule, _| forbidden |= rule.says == CastingChange::Forbidden);
    }
    forbidden
}

/// Whether an effect lets something be cast that the rules do not provide for: from another zone.
fn is_allowed_by_effect<R: Recorder>(look: Look<'_, R>, attempt: Attempt) -> bool {
    let zone = look.state.object(attempt.object).zone;
    let mut allowed = false;
    each_rule(look, attempt, |rule, _| allowed |= rule.says.zone() == Some(zone));
    allowed
}

/// Whether an effect lets a spell be cast as though it had flash, without more being paid.
pub(crate) fn has_flash<R: Recorder>(look: Look<'_, R>, attempt: Attempt) -> bool {
    let mut flash = false;
    let by_choice = face_of_keyword(look.state, attempt.object).is_some();
    each_rule(look, attempt, |rule, _| {
        // 601.3d: only under some condition, which holds here.
        let conditional = rule.only_if.is_some();
        let grants = rule.says == CastingChange::Flash(None) && (!conditional || look.rule(R601_3D));
        // 601.3b: the quality that it asks for may come from the alternative cost that is chosen.
        let grants = grants && (!by_choice || rule.what == Castable::This || look.rule(R601_3B));
        flash |= grants && (!conditional || look.rule(R601_5A) || holds_out_of_hand(look, attempt, rule));
    });
    flash
}

/// Whether a condition still holds when the card has been put onto the stack.
fn holds_out_of_hand<R: Recorder>(look: Look<'_, R>, attempt: Attempt, rule: &CastingRule) -> bool {
    let mut announced = look.copy_state();
    announced.player_mut(attempt.player).hand.retain(|&id| id != attempt.object);
    let after = Look { state: &announced, ..look };
    let slots = Slots::default();
    let scope = Scope { you: attempt.player, source: look.state.reference(attempt.object), slots: &slots, x: 0 };
    rule.only_if.as_ref().is_none_or(|condition| after.holds(scope, condition))
}

/// The position with a spell announced for a value of X, to see what it would be.
fn with_x<R: Recorder>(look: Look<'_, R>, item: &StackItem, x: u32) -> State {
    let mut announced = look.copy_state();
    match announced.stack.last_mut().filter(|top| top.object == item.object) {
        Some(top) => top.x = x,
        None => announced.stack.push(StackItem { x, ..item.clone() }),
    }
    announced
}

/// The greatest X that is considered before a spell is begun.
fn greatest_x<R: Recorder>(look: Look<'_, R>, attempt: Attempt) -> Option<u32> {
    let has_x = look.state.values(attempt.object).cost.as_ref().is_some_and(|cost: &ManaCost| cost.x > 0);
    let most = || u32::try_from(Means::of(look, attempt.player).total()).unwrap_or(u32::MAX);
    has_x.then(|| most().min(MOST_CONSIDERED))
}

/// Values of X beyond this one are not considered before a spell is begun.
const MOST_CONSIDERED: u32 = 64;

/// Whether something holds of a spell for some value of X that could be chosen.
fn for_some_x<R: Recorder>(look: Look<'_, R>, attempt: Attempt, holds: impl Fn(Look<'_, R>) -> bool) -> bool {
    let Some(most) = greatest_x(look, attempt) else { return false };
    let item = stack::unannounced(look.state, OnStack::Spell, attempt.object, attempt.player);
    (0..=most).any(|x| holds(Look { state: &with_x(look, &item, x), ..look }))
}

/// Whether a spell is announced for a value of X with which its player may go on (601.5).
pub(crate) fn allows_x<R: Recorder>(look: Look<'_, R>, item: &StackItem, x: u32) -> bool {
    let attempt = Attempt::of(item);
    if is_plain(look.state, attempt) || item.what != OnStack::Spell {
        return true;
    }
    let announced = with_x(look, item, x);
    let announced = Look { state: &announced, ..look };
    !is_forbidden(announced, attempt) && (!item.needs_flash || has_flash(announced, attempt))
}

/// Whether an effect stops a player from beginning to cast a spell: not if a choice of its announcement could change that
/// (601.3a).
pub(crate) fn may_begin<R: Recorder>(look: Look<'_, R>, attempt: Attempt) -> Legal {
    // 101.2: what one effect allows and another says can't be done, can't be done.
    let forbidden = is_forbidden(look, attempt) && (!is_allowed_by_effect(look, attempt) || look.rule(R101_2));
    let could_change = forbidden && for_some_x(look, attempt, |with| !is_forbidden(with, attempt));
    let stays = forbidden && !look.when(R601_3A, could_change);
    look.forbid(R601_3, stays, "refused-casting-forbidden")
}

/// How many routes there are by which a player may cast an object from where it is, with whatever face.
pub(crate) fn count_routes<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> u16 {
    if look.state.try_object(id).is_none() || look.state.cards.part(look.state.face(id)) == Part::Alone {
        return count_routes_as_shown(look, player, id);
    }
    let faces = faces::castable(look, id);
    if faces.is_empty() {
        return count_routes_as_shown(look, player, id);
    }
    let count = |&face: &FaceId| {
        let shown = faces::Chosen::of(look, id, face).shown(look.state, id);
        count_routes_as_shown(Look { state: &shown, ..look }, player, id)
    };
    faces.iter().map(count).fold(0, u16::saturating_add)
}

/// Whether a card can be cast with one face alone, the one that it shows where it is.
pub(crate) fn has_one_face(state: &State, id: ObjectId) -> bool {
    state.cards.part(state.face(id)) == Part::Alone && !face_down::is_in_exile(state, id)
}

/// How many routes there are by which a player may cast an object from where it is, with the face that it shows.
pub(crate) fn count_routes_as_shown<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> u16 {
    let number = routes(look, player, id).len();
    look.rec.work(number);
    u16::try_from(number).unwrap_or(MAX_ROUTES)
}

/// Maximum number of routes of an object: a route is named by its place, a `u16`.
const MAX_ROUTES: u16 = u16::MAX;

/// What a casting costs, with the keyword that says so and the part of the card that is cast.
type FromKeyword<C> = (C, Option<Keyword>, Option<Part>);

/// Which instance of a keyword lets a spell be cast for a cost rather than its mana cost.
pub(crate) fn instance_paid<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    (keyword, cost): (Option<Keyword>, Option<&Cost>),
) -> u8 {
    let (Some(keyword), Some(cost)) = (keyword, cost) else { return 0 };
    let mut instance = None;
    each_rule(look, Attempt::cast(player, id), |rule, _| {
        let is_it = rule.keyword == Some(keyword) && matches!(&rule.says, CastingChange::Instead(of) if of == cost);
        instance = instance.or(is_it.then_some(rule.instance));
    });
    instance.unwrap_or(0)
}

/// The keyword for whose cost alone the face that an object shows is cast.
fn face_of_keyword(state: &State, id: ObjectId) -> Option<Keyword> {
    let object = state.try_object(id).filter(|object| object.zone != Zone::Battlefield)?;
    object.cast_for.filter(has_own_face)
}

/// Whether a spell that is cast for a keyword has a face of its own for that.
const fn has_own_face(keyword: &Keyword) -> bool {
    matches!(*keyword, BESTOW | MUTATE)
}

/// The keyword for whose cost the face is cast that an object shows, if it is the prototype of a card.
fn prototyped(state: &State, id: ObjectId) -> Option<Keyword> {
    let face = state.face(id);
    let is_prototyped = state.cards.part(face) == Part::Alternative && state.cards.layout_of(face) == Layout::Prototype;
    is_prototyped.then_some(PROTOTYPE)
}

/// The route by which an object is cast of which no text says anything else, if its player may cast it from where it is.
pub(crate) fn plain_route<'a, R: Recorder>(look: Look<'a, R>, attempt: Attempt) -> Option<Route<'a>> {
    let object = look.state.try_object(attempt.object)?;
    // 601.3: a player casts from the hand unless something says otherwise.
    let from_hand = object.zone == Zone::Hand && object.owner == attempt.player;
    let from_command = commander::may_cast(look, attempt.player, object);
    let lawless = || matches!(object.zone, Zone::Graveyard | Zone::Exile | Zone::Library) && !look.rule(R601_3);
    let may_cast = from_hand || from_command || lawless();
    may_cast.then(|| Route { keyword: prototyped(look.state, attempt.object), ..Route::default() })
}

/// The routes by which a player may cast an object from where it is.
pub(crate) fn routes<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> SmallVec<[Route<'_>; 2]> {
    let mut routes = SmallVec::new();
    let Some(object) = look.state.try_object(id) else { return routes };
    let attempt = Attempt::cast(player, id);
    let plain = plain_route(look, attempt);
    if is_plain(look.state, attempt) {
        routes.extend(plain);
        return routes;
    }
    let from_hand = object.zone == Zone::Hand && object.owner == player;
    let prototyped = prototyped(look.state, id);
    let chosen = face_of_keyword(look.state, id);
    let mut bases: SmallVec<[FromKeyword<Terms<'_>>; 2]> = SmallVec::new();
    let mut alternatives: SmallVec<[FromKeyword<&Cost>; 2]> = SmallVec::new();
    // 702.148b: a spell whose cleave cost is paid has another text.
    let part = |rule: &CastingRule| match rule.part {
        Some(Part::Alternative) if rule.keyword == Some(CLEAVE) => look.either(R702_148B, rule.part, None),
        part => part,
    };
    let mut dearer: SmallVec<[(&Cost, Option<Keyword>); 1]> = SmallVec::new();
    let mut face_down: SmallVec<[(&Cost, Option<Keyword>); 1]> = SmallVec::new();
    if plain.is_some() {
        bases.push((Terms::default(), prototyped, None));
    }
    each_rule(look, attempt, |rule, _| match &rule.says {
        CastingChange::From(zone, cost) if *zone == object.zone && is_at_hand(look, player, id) => {
            bases.push((Terms { instead: cost.as_ref(), besides: None }, rule.keyword.or(prototyped), part(rule)));
        }
        CastingChange::FromPaying(zone, cost) if *zone == object.zone && is_at_hand(look, player, id) => {
            bases.push((Terms { instead: None, besides: Some(cost) }, rule.keyword.or(prototyped), part(rule)));
        }
        CastingChange::PlayFrom(zone) if *zone == object.zone && is_at_hand(look, player, id) => {
            bases.push((Terms::default(), prototyped, None));
        }
        // 702.103a: for that cost, and no other, it is cast bestowed.
        CastingChange::Instead(_) if chosen != rule.keyword.filter(has_own_face) => {}
        CastingChange::Instead(cost) if look.rule(R118_9) => alternatives.push((cost, rule.keyword, part(rule))),
        CastingChange::FaceDown(cost) => face_down.push((cost, rule.keyword)),
        CastingChange::Flash(Some(cost)) if look.rule(R601_3C) => dearer.push((cost, rule.keyword)),
        CastingChange::From(..)
        | CastingChange::FromPaying(..)
        | CastingChange::PlayFrom(_)
        | CastingChange::Instead(_)
        | CastingChange::Flash(_)
        | CastingChange::More(..)
        | CastingChange::MoreForModes(_)
        | CastingChange::Less(..)
        | CastingChange::LessManaCosts(_)
        | CastingChange::AtLeast(_)
        | CastingChange::Forbidden
        | CastingChange::AnyMana
        | CastingChange::MoreLoyalty(_) => {}
    });
    // 601.3e: what may be cast from where it is, is asked of the card as it will be face down.
    let as_it_is = bases.iter().any(|(base, ..)| base.instead.is_none());
    let is_castable_face_down = !face_down.is_empty()
        && if from_hand || !is_at_hand(look, player, id) {
            as_it_is
        } else {
            let turned = face_down::turned_down(look.state, id, face_down.first().and_then(|(_, keyword)| *keyword));
            let there = Look { state: &turned, ..look };
            look.either(R601_3E, is_allowed_by_effect(there, attempt), as_it_is)
        };
    let flash = has_flash(look, attempt);
    // 601.3b: choices of the announcement may give it that quality.
    let could_have_flash = !flash && for_some_x(look, attempt, |with| has_flash(with, attempt)) && look.rule(R601_3B);
    let any_time = flash || could_have_flash;
    for (base, keyword, part) in bases {
        // 118.9b: an alternative cost is paid or not, as the player likes, unless the permission asks for it.
        if chosen.is_none() && (base.instead.is_some() || alternatives.is_empty() || look.rule(R118_9B)) {
            routes.push(Route { terms: base, any_time, face_down: false, keyword, part });
        }
        // 118.9a: only one alternative cost is applied.
        if base.instead.is_none() || !look.rule(R118_9A) {
            let room = usize::from(MAX_ROUTES).saturating_sub(routes.len());
            let others = alternatives.iter().take(room).map(|&(cost, other, part)| {
                let terms = Terms { instead: Some(cost), ..base };
                Route { terms, any_time, face_down: false, keyword: keyword.or(other), part }
            });
            routes.extend(others);
        }
    }
    if is_castable_face_down {
        let room = usize::from(MAX_ROUTES).saturating_sub(routes.len());
        let others = face_down.iter().take(room).map(|&(cost, keyword)| {
            let terms = Terms { instead: Some(cost), besides: None };
            Route { terms, face_down: true, keyword, ..Route::default() }
        });
        routes.extend(others);
    }
    // What is paid for a keyword does more than to let the spell be cast at another time.
    dearer.retain(|(_, keyword)| !any_time || keyword.is_some());
    for place in 0..if dearer.is_empty() { 0 } else { routes.len() } {
        let route = routes[place];
        let room = usize::from(MAX_ROUTES).saturating_sub(routes.len());
        routes.extend(dearer.iter().take(room).map(|&(cost, keyword)| {
            let terms = Terms { besides: Some(cost), ..route.terms };
            Route { terms, any_time: true, keyword: route.keyword.or(keyword), ..route }
        }));
    }
    routes
}

/// Whether a card is where a player can take it from: their own card, and of a library the top one.
fn is_at_hand<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    let object = look.state.object(id);
    match object.zone {
        Zone::Library => look.state.player(player).library.last() == Some(&id),
        Zone::Hand | Zone::Graveyard => object.owner == player,
        Zone::Exile | Zone::Command => true,
        Zone::Battlefield | Zone::Stack | Zone::Outside => false,
    }
}

/// Whether a text lets a player play a land from a zone other than the hand (601.1a).
pub(crate) fn may_play_from<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    let zone = look.state.object(id).zone;
    let attempt = Attempt::cast(player, id);
    let mut may = false;
    if !is_plain(look.state, attempt) {
        each_rule(look, attempt, |rule, _| may |= rule.says == CastingChange::PlayFrom(zone));
    }
    may && is_at_hand(look, player, id) && look.rule(R601_1A)
}

/// Cards that are not in a player's hand and that some text may let the player cast or play.
pub(crate) fn elsewhere(state: &State, player: PlayerId) -> SmallVec<[ObjectId; 8]> {
    let mut found: SmallVec<[ObjectId; 8]> = commander::in_command_zone(state, player).collect();
    let own = found.len();
    let mut zones = state.cards.cast_from();
    if state.watches.casting {
        let listeners = state.listeners.iter().filter_map(|listener| match state.cards.ability(listener.ability) {
            Ability::Casting(rule) => rule.says.zone(),
            _ => None,
        });
        let made = state.made.iter().filter_map(|made| match &made.what {
            MadeKind::Casting(rule) => rule.says.zone(),
            _ => None,
        });
        zones = listeners.chain(made).fold(zones, vademecum_abilities::Zones::with);
    }
    if zones.is_empty() {
        return found;
    }
    let of = state.player(player);
    let mut add = |zone: Zone, cards: &[ObjectId]| {
        if zones.has(zone) {
            let meets = |id: &ObjectId| !is_plain(state, Attempt::cast(player, *id)) && !found[..own].contains(id);
            let more: SmallVec<[ObjectId; 8]> = cards.iter().copied().filter(meets).collect();
            found.extend(more);
        }
    };
    add(Zone::Graveyard, &of.graveyard);
    add(Zone::Library, of.library.last().map_or(&[], std::slice::from_ref));
    add(Zone::Exile, &state.exile);
    add(Zone::Command, &state.command);
    found
}

/// Whether a spell is cast at a time that only an effect allows (601.3b).
pub(crate) fn needs_flash<R: Recorder>(look: Look<'_, R>, attempt: Attempt) -> bool {
    let instant = look.state.types(attempt.object).has(Type::Instant)
        || crate::keywords::any_time(look, attempt.object)
        || stack::is_sorcery_time(look.state, attempt.player);
    !instant && !has_flash(look, attempt)
}

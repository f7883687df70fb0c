//! Putting things onto the stack: casting spells (601), activating abilities (602), triggered abilities (603.3).
//! Announced first, paid afterwards, step by step.

use std::ops::ControlFlow;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Activated, Cost, CostPart, Limit, ManaCost, SpellAbility, TargetSpec, Timing, Type, Types,
    Where, Zone,
};
use vademecum_rule_ids::magic::{
    R112_2, R113_8, R115_1A, R115_1C, R115_1D, R117_1A, R118_6, R118_8, R118_9, R301_1, R302_1, R303_1, R304_1, R305_9,
    R306_1, R307_1, R310_1, R505_6A, R601_2A, R601_2B, R601_2C, R601_2E, R601_2F, R601_2I, R601_3, R602_1A, R602_2,
    R602_2A, R602_2B, R602_5B, R602_5D, R603_3C, R603_3D, R605_3B, R608_2C, R700_2A, R700_2B, R700_2D,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    decision::{Item, Offer},
    deed::{Deed, Group, Move, Note},
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId, Subject},
    keywords,
    object::Characteristics,
    payment::{self, Means, Payment},
    slots::Slots,
    state::{OnStack, StackItem, State, TargetRef, Waiting, text},
    target, triggers,
    turn::Stage,
};

/// A way to cast an object (601.2b, 118.9): from where, for what cost, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Route<'a> {
    /// The cost before additional costs; `None` for the mana cost.
    pub(crate) instead: Option<&'a Cost>,
    /// Whether it may be cast any time its player has priority.
    pub(crate) any_time: bool,
}

/// Whether a player could cast a sorcery now: in a main phase of their turn, with the stack empty (307.1).
pub(crate) fn is_sorcery_time(state: &State, player: PlayerId) -> bool {
    state.turn.active == player && state.turn.step.is_main() && state.stack.is_empty()
}

/// The routes by which a player may cast an object from where it is.
pub(crate) fn routes<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
) -> impl Iterator<Item = Route<'_>> {
    let open = look.state.try_object(id).is_some_and(|object| {
        // 601.3: a player casts from the hand unless something says otherwise.
        let from_hand = object.zone == Zone::Hand && object.owner == player;
        from_hand || matches!(object.zone, Zone::Graveyard | Zone::Exile | Zone::Library) && !look.rule(R601_3)
    });
    open.then_some(Route { instead: None, any_time: false }).into_iter()
}

/// Whether a player with priority may begin to cast an object by a route.
pub(crate) fn may_cast<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    route: u8,
) -> Legal {
    let route = may_begin(look, player, id, route)?;
    let item = unannounced(look.state, OnStack::Spell, id, player);
    may_finish(look, means, &item, total_cost(look, &item, route.instead))
}

/// Whether what is begun can be completed and paid for. Where only the answer is asked for and not the reason, the cost
/// comes first: there are more choices that are too dear than choices without targets.
fn may_finish<R: Recorder>(look: Look<'_, R>, means: &Means, item: &StackItem, cost: TotalCost<'_>) -> Legal {
    if look.quiet {
        payment::check_payable(look, means, item, cost)?;
        return completable(look, item);
    }
    completable(look, item)?;
    payment::check_payable(look, means, item, cost)
}

/// Whether a player with priority may cast an object by a route now, targets and costs aside.
#[inline]
pub(crate) fn may_begin<'a, R: Recorder>(
    look: Look<'a, R>,
    player: PlayerId,
    id: ObjectId,
    route: u8,
) -> Legal<Route<'a>> {
    let Some(route) = routes(look, player, id).nth(usize::from(route)) else {
        return Err(Refusal::by(R601_3, "refused-cast-from-that-zone"));
    };
    let values = look.state.values(id);
    let types = look.state.types(id);
    look.forbid(R305_9, types.has(Type::Land), "refused-lands-are-not-cast")?;
    look.forbid(R118_6, route.instead.is_none() && values.cost.is_none(), "refused-no-mana-cost")?;
    let instant = look.when(R304_1, types.has(Type::Instant)) || keywords::any_time(look, id);
    if !route.any_time && !instant {
        waits(look, player, types)?;
    }
    Ok(route)
}

/// Whether a spell that is no instant must wait for a main phase of one's own turn (117.1a), as the rules say for each
/// type.
fn waits<R: Recorder>(look: Look<'_, R>, player: PlayerId, types: Types) -> Legal {
    if !look.rule(R117_1A) {
        return Ok(());
    }
    let turn = look.state.turn();
    look.forbid(R505_6A, !turn.step.is_main(), "refused-cast-only-at-sorcery-speed")?;
    let rule = if types.has(Type::Creature) {
        R302_1
    } else if types.has(Type::Artifact) {
        R301_1
    } else if types.has(Type::Enchantment) {
        R303_1
    } else if types.has(Type::Planeswalker) {
        R306_1
    } else if types.has(Type::Battle) {
        R310_1
    } else {
        R307_1
    };
    let other_time = turn.active != player || !look.state.stack.is_empty();
    look.forbid(rule, other_time, "refused-cast-only-at-sorcery-speed")
}

/// Whether a player with priority may begin to activate an ability that uses the stack.
pub(crate) fn may_activate<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
) -> Legal {
    let Some(activated) = activated(look.state, id, ability) else { return Err(Refusal::UNFIT) };
    may_use(look, player, id, ability, activated)?;
    if look.state.cards.mana_source(ability).is_some() {
        return Err(Refusal::by(R605_3B, "refused-mana-ability-does-not-use-stack"));
    }
    let item = unannounced(look.state, OnStack::Ability(ability), id, player);
    may_finish(look, means, &item, TotalCost::of(&activated.cost))
}

/// Whether the instructions of an activated ability let a player activate it now (602.5).
pub(crate) fn may_use<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    activated: &Activated,
) -> Legal {
    look.forbid(R602_2, look.state.controller(id) != player, "refused-not-its-controller")?;
    let wrong_time = activated.timing == Timing::Sorcery && !is_sorcery_time(look.state, player);
    look.forbid(R602_5D, wrong_time, "refused-activate-only-as-sorcery")?;
    if activated.limit == Limit::OncePerTurn {
        let used = look.state.object(id).used & triggers::ability_bit(look.state, id, ability) != 0;
        look.forbid(R602_5B, used, "refused-activate-only-once-each-turn")?;
    }
    if let Some(condition) = &activated.only_if {
        let slots = Slots::default();
        let scope = crate::select::Scope { you: player, source: look.state.reference(id), slots: &slots, x: 0 };
        if !look.holds(scope, condition) {
            return Err(Refusal::by(R602_5B, "refused-activation-condition-not-met"));
        }
    }
    Ok(())
}

/// An activated ability that an object has, where it functions.
pub(crate) fn activated(state: &State, id: ObjectId, ability: AbilityId) -> Option<&Activated> {
    abilities_of(state, id).any(|own| own == ability).then_some(())?;
    functioning(state, id, ability)
}

fn functioning(state: &State, id: ObjectId, ability: AbilityId) -> Option<&Activated> {
    match state.cards.ability(ability) {
        Ability::Activated(activated) if activated.functions.0.has(state.object(id).zone) => Some(activated),
        _ => None,
    }
}

/// The activated abilities that a permanent has, mana abilities aside.
#[inline]
pub(crate) fn each_activated(state: &State, id: ObjectId, now: &Characteristics, visit: impl FnMut(AbilityId)) {
    let printed = state.cards.activated(now.face);
    if !printed.is_empty() || now.gained_abilities {
        each_functioning(state, id, now, printed, false, visit);
    }
}

/// What is not on the battlefield and may have an activated ability for a player where it is (113.6).
pub(crate) fn elsewhere(state: &State, player: PlayerId) -> SmallVec<[ObjectId; 16]> {
    let mut found = SmallVec::new();
    let zones = state.cards.activated_elsewhere();
    if zones.is_empty() {
        return found;
    }
    let of = state.player(player);
    let all = [
        (Zone::Hand, &of.hand),
        (Zone::Graveyard, &of.graveyard),
        (Zone::Exile, &state.exile),
        (Zone::Command, &state.command),
    ];
    for (zone, list) in all.into_iter().filter(|(zone, _)| zones.has(*zone)) {
        for &id in list {
            let object = state.object(id);
            if object.controller == player && state.cards.activated_zones(object.face).has(zone) {
                found.push(id);
            }
        }
    }
    found
}

/// The activated abilities that an object has where it is, mana abilities aside; it is no permanent.
pub(crate) fn each_activated_elsewhere(state: &State, id: ObjectId, mut visit: impl FnMut(AbilityId)) {
    let printed = state.cards.activated(state.face(id)).iter().copied();
    printed.filter(|&ability| functioning(state, id, ability).is_some()).for_each(&mut visit);
}

/// The mana abilities that a permanent has (605.1a), those of its basic land types included (305.6).
pub(crate) fn each_mana_ability(state: &State, id: ObjectId, now: &Characteristics, mut visit: impl FnMut(AbilityId)) {
    let printed = state.cards.mana_abilities(now.face);
    each_functioning(state, id, now, printed, true, &mut visit);
    if now.is_land() {
        now.subtypes.basic_lands().for_each(|place| visit(state.cards.built_in(place)));
    }
}

fn each_functioning(
    state: &State,
    id: ObjectId,
    now: &Characteristics,
    printed: &[AbilityId],
    mana: bool,
    mut visit: impl FnMut(AbilityId),
) {
    if !printed.is_empty() && !now.lost_abilities {
        let has = |&ability: &AbilityId| {
            state.cards.meaning_of(ability).is_none_or(|keyword| now.keywords.has(keyword))
                && functioning(state, id, ability).is_some()
        };
        printed.iter().copied().filter(has).for_each(&mut visit);
    }
    if now.gained_abilities {
        let own = state.gained.iter().filter(|(on, _)| *on == id).map(|(_, ability)| *ability);
        let is_one = |&ability: &AbilityId| {
            state.cards.mana_source(ability).is_some() == mana && functioning(state, id, ability).is_some()
        };
        own.filter(is_one).for_each(&mut visit);
    }
}

/// The abilities that an object has: printed and not lost, given to it, and those of its basic land types (305.6).
pub(crate) fn abilities_of(state: &State, id: ObjectId) -> impl Iterator<Item = AbilityId> + '_ {
    let now = state.try_permanent(id);
    let face = state.face(id);
    let printed = state.cards.abilities(face).filter(move |&ability| crate::layers::has_ability(state, id, ability));
    let gained = state.gained.iter().filter(move |(on, _)| *on == id).map(|(_, ability)| *ability);
    let lands = now.filter(|now| now.is_land()).map(|now| now.subtypes);
    let intrinsic = lands.into_iter().flat_map(move |subtypes| {
        let types = vademecum_abilities::Subtype::BASIC_LANDS.into_iter().zip(0_u8..);
        types.filter(move |(one, _)| subtypes.has(*one)).map(|(_, place)| place)
    });
    let intrinsic = intrinsic.map(|place| state.cards.built_in(place));
    printed.chain(gained.take(if now.is_some() { usize::MAX } else { 0 })).chain(intrinsic)
}

/// Something about which nothing has been announced yet.
pub(crate) fn unannounced(state: &State, what: OnStack, id: ObjectId, controller: PlayerId) -> StackItem {
    StackItem {
        what,
        object: state.reference(id),
        controller,
        x: 0,
        modes: SmallVec::new(),
        targets: SmallVec::new(),
        slots: Slots::default(),
    }
}

/// The instances of "target" of something on the stack: those of the chosen modes, then those of its text.
pub(crate) fn specs<'a>(text: &'a SpellAbility, modes: &'a [u8]) -> impl Iterator<Item = &'a TargetSpec> {
    let chosen = modes.iter().filter_map(|&mode| text.modal.as_ref()?.modes.get(usize::from(mode)));
    chosen.flat_map(|mode| &mode.targets).chain(&text.targets)
}

/// Whether a spell or ability can be completed: there are modes and targets to choose (601.2e). What could not be
/// completed would be reversed (730.1), so it is refused before it begins.
fn completable<R: Recorder>(look: Look<'_, R>, item: &StackItem) -> Legal {
    let Some(text) = look.state.text(item) else { return Ok(()) };
    if let Some(modal) = &text.modal {
        let possible = (0..modal.modes.len()).filter(|&mode| mode_is_possible(look, item, text, mode)).count();
        let lacks = possible == 0 || (!modal.repeats && possible < usize::from(modal.least));
        look.forbid(R700_2A, lacks && modal.least > 0, "refused-too-few-modes-with-targets")?;
    }
    let lacks = text.targets.iter().any(|spec| !target::are_there(look, item, spec, usize::from(spec.least)));
    if look.rule(R601_2E) {
        look.forbid(R601_2C, lacks, "refused-not-enough-targets")?;
    }
    Ok(())
}

fn mode_is_possible<R: Recorder>(look: Look<'_, R>, item: &StackItem, text: &SpellAbility, mode: usize) -> bool {
    let Some(mode) = text.modal.as_ref().and_then(|modal| modal.modes.get(mode)) else { return false };
    mode.targets.iter().all(|spec| target::are_there(look, item, spec, usize::from(spec.least)))
}

/// The parts of the total cost of something on the stack (601.2f), where they are written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TotalCost<'a> {
    /// The mana cost of the spell.
    mana: Option<&'a ManaCost>,
    /// The cost of the ability, or what is paid instead of the mana cost; and what is paid in addition.
    parts: [&'a [CostPart]; 2],
}

impl<'a> TotalCost<'a> {
    /// Nothing is paid.
    pub(crate) const FREE: TotalCost<'static> = TotalCost { mana: None, parts: [&[], &[]] };

    /// A cost and nothing more.
    pub(crate) fn of(cost: &'a Cost) -> Self {
        TotalCost { mana: None, parts: [&cost.parts, &[]] }
    }

    /// The mana of all parts.
    pub(crate) fn mana(self) -> impl Iterator<Item = &'a ManaCost> {
        let parts = self.parts.into_iter().flatten().filter_map(|part| match part {
            CostPart::Mana(mana) => Some(mana),
            _ => None,
        });
        self.mana.into_iter().chain(parts)
    }

    /// What is paid with something else than mana.
    pub(crate) fn others(self) -> impl Iterator<Item = &'a CostPart> {
        self.parts.into_iter().flatten().filter(|part| !matches!(part, CostPart::Mana(_)))
    }
}

/// The total cost: what is paid instead of the mana cost or the mana cost, and what is paid in addition (601.2f).
pub(crate) fn total_cost<'a, R: Recorder>(
    look: Look<'a, R>,
    item: &StackItem,
    instead: Option<&'a Cost>,
) -> TotalCost<'a> {
    match item.what {
        OnStack::Spell => {
            let values = look.state.values(item.object.id);
            let mut cost = match instead {
                Some(cost) => TotalCost::of(cost),
                None => TotalCost { mana: values.cost.as_ref(), ..TotalCost::FREE },
            };
            if !values.additional_cost.parts.is_empty() && look.rule(R118_8) {
                cost.parts[1] = &values.additional_cost.parts;
            }
            cost
        }
        OnStack::Ability(ability) => match look.state.cards.ability(ability) {
            Ability::Activated(activated) => TotalCost::of(&activated.cost),
            _ => TotalCost::FREE,
        },
        OnStack::Made(_) => TotalCost::FREE,
    }
}

/// A player casts a spell (601.2): it goes onto the stack, is announced, and is paid for in the steps that follow.
pub(crate) fn cast<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, route: u8) -> Flow {
    let instead = routes(cx.peek(), player, id).nth(usize::from(route)).and_then(|route| route.instead.cloned());
    begin_cast(cx, player, id)?;
    if !announce(cx, instead.as_ref())? {
        return Ok(());
    }
    determine(cx, instead.as_ref());
    cx.state.stage = Stage::Pay;
    Ok(())
}

/// A player casts a card without paying its mana cost (118.9), in the middle of something else. False if it can't be
/// cast.
pub(crate) fn cast_free<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow<bool> {
    let item = unannounced(cx.state, OnStack::Spell, id, player);
    if cx.state.types(id).has(Type::Land) || completable(cx.peek(), &item).is_err() {
        return Ok(false);
    }
    begin_cast(cx, player, id)?;
    let free = Cost::FREE;
    let instead = cx.rule(R118_9).then_some(&free);
    if !announce(cx, instead)? {
        return Ok(false);
    }
    determine(cx, instead);
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    finish(cx)?;
    Ok(true)
}

/// The card moves to the stack and becomes a spell, controlled by who casts it (601.2a, 112.2).
fn begin_cast<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow {
    let from = cx.state.object(id).zone;
    let under = cx.either(R112_2, player, cx.state.next_player(player));
    let to = if cx.rule(R601_2A) { Zone::Stack } else { Zone::Exile };
    let moved = Move { object: id, from, to, place: Where::Top, under, tapped: false, face: None, x: 0 };
    happen::happens(cx, Deed::Move(moved))?;
    let item = StackItem { controller: under, ..unannounced(cx.state, OnStack::Spell, id, under) };
    cx.state.stack.push(item);
    Ok(())
}

/// A player activates an ability (602.2): it is created on the stack, announced and paid for.
pub(crate) fn activate<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, ability: AbilityId) -> Flow {
    if !cx.rule(R602_2A) {
        return Ok(());
    }
    // 113.8: its controller is who activated it.
    let controller = cx.either(R113_8, player, cx.state.object(id).owner);
    let item = unannounced(cx.state, OnStack::Ability(ability), id, controller);
    cx.state.stack.push(item);
    let bit = triggers::ability_bit(cx.state, id, ability);
    if matches!(cx.state.cards.ability(ability), Ability::Activated(Activated { limit: Limit::OncePerTurn, .. })) {
        cx.state.object_mut(id).used |= bit;
    }
    // 602.2b: what is chosen and paid for a spell is chosen and paid for it.
    if !cx.rule(R602_2B) {
        return finish(cx);
    }
    if !announce(cx, None)? {
        return Ok(());
    }
    determine(cx, None);
    cx.state.stage = Stage::Pay;
    Ok(())
}

/// A waiting triggered ability is put onto the stack (603.3); without a legal choice it is removed (603.3c–d).
pub(crate) fn put_triggered<R: Recorder>(cx: &mut Cx<'_, R>, waiting: Waiting) -> Flow {
    let Waiting { what, source, controller, slots } = waiting;
    let item =
        StackItem { what, object: source, controller, x: 0, modes: SmallVec::new(), targets: SmallVec::new(), slots };
    cx.state.stack.push(item);
    if announce(cx, None)? {
        cx.note(Note::TriggerStacked(controller, source.id));
    }
    Ok(())
}

/// Modes, X and targets of the topmost object are chosen (601.2b–c), with a cost that is paid instead of its mana cost.
/// False if there is no legal choice: it is removed.
fn announce<R: Recorder>(cx: &mut Cx<'_, R>, instead: Option<&Cost>) -> Flow<bool> {
    let cards = cx.state.cards.clone();
    let Some(item) = cx.state.stack.last().cloned() else { return Ok(false) };
    let player = item.controller;
    let Some(text) = text(&cards, &item, || cx.state.face(item.object.id)) else {
        // A permanent spell has no instructions, but it may have an X.
        choose_x(cx, player, &item, instead)?;
        return Ok(true);
    };
    let triggered = is_triggered(cx.state, &item);
    if let Some(modal) = &text.modal {
        let rule = if triggered { R700_2B } else { R700_2A };
        for chosen in 0..modal.most {
            let item = cx.state.stack.last().cloned().unwrap_or_else(|| item.clone());
            // 700.2d: a mode is not chosen twice, unless the text says so.
            let again = modal.repeats || item.modes.is_empty() || !cx.rule(R700_2D);
            let offer: Offer = (0..modal.modes.len())
                .filter(|&mode| again || !item.modes.contains(&(mode as u8)))
                .filter(|&mode| mode_is_possible(cx.peek(), &item, text, mode))
                .map(|mode| Item::Mode(mode as u8))
                .collect();
            let needed = chosen < modal.least;
            // 603.3c: without a legal mode, the ability is removed.
            if cx.when(R603_3C, needed && offer.is_empty()) {
                return withdraw(cx);
            }
            if !cx.rule(rule) {
                break;
            }
            let least = usize::from(needed);
            let picked = cx.pick_even_one(player, rule, Some(item.object.id), offer, (least, 1))?;
            let Some(Item::Mode(mode)) = picked.first() else { break };
            let in_order = chosen == 0 || cx.rule(R608_2C);
            if let Some(item) = cx.state.stack.last_mut() {
                item.modes.push(*mode);
                // They are followed in the order of the text, whatever the order in which they were chosen (608.2c).
                if in_order {
                    item.modes.sort_unstable();
                }
            }
        }
    }
    choose_x(cx, player, &item, instead)?;
    choose_targets(cx, text, triggered)
}

/// The value of X of what is being announced, if it has one (601.2b); of a mana cost that is not paid it is 0 (107.3b).
fn choose_x<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, item: &StackItem, instead: Option<&Cost>) -> Flow {
    let has_x = total_cost(cx.peek(), item, instead).mana().any(|mana| mana.x > 0);
    if has_x && cx.rule(R601_2B) {
        let most = payment::most_x(cx.peek(), item, instead);
        let x = cx.ask_number(player, R601_2B, Some(item.object.id), (0, most))?;
        if let Some(item) = cx.state.stack.last_mut() {
            item.x = x;
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

/// Why something cannot be chosen as the mode or target that is asked for now; no reason, if it can or neither is asked
/// for.
pub(crate) fn check_announced<R: Recorder>(look: Look<'_, R>, chosen: Item) -> Legal {
    let subject = match chosen {
        Item::Player(player) => Subject::Player(player),
        Item::Object(id) => Subject::Object(id),
        Item::Mode(mode) => {
            let twice = look.state.stack.last().is_some_and(|item| item.modes.contains(&mode));
            return look.forbid(R700_2D, twice, "refused-not-among-options");
        }
        Item::Mana(_) | Item::Place(_) => return Ok(()),
    };
    let state = look.state;
    let asks_for_target = [R601_2C, R603_3D].contains(&state.decision.why);
    let Some(item) = state.stack.last().filter(|_| asks_for_target) else { return Ok(()) };
    let spec = state.text(item).and_then(|text| specs(text, &item.modes).nth(usize::from(state.choosing_target)));
    spec.map_or(Ok(()), |spec| target::check(look, item, spec, subject))
}

/// Targets are chosen, one instance of the word after another (601.2c, 603.3d).
fn choose_targets<R: Recorder>(cx: &mut Cx<'_, R>, text: &SpellAbility, triggered: bool) -> Flow<bool> {
    let modes = cx.state.stack.last().map(|item| item.modes.clone()).unwrap_or_default();
    for (place, spec) in (0_u8..).zip(specs(text, &modes)) {
        let Some(item) = cx.state.stack.last().cloned() else { return Ok(false) };
        let rule = match item.what {
            OnStack::Spell => R115_1A,
            _ if triggered => R115_1D,
            _ => R115_1C,
        };
        if !cx.rule(rule) || !(triggered || cx.rule(R601_2C)) {
            continue;
        }
        let mut offer = Offer::new();
        let _all = target::candidates(cx.state, spec, |subject| {
            if target::check(cx.peek(), &item, spec, subject).is_ok() {
                offer.push(subject.into());
            }
            ControlFlow::Continue(())
        });
        let has_choice = offer.len() >= usize::from(spec.least);
        // 603.3d: a triggered ability without a legal choice is removed; nothing else is begun without one.
        let is_removed = if triggered { cx.when(R603_3D, !has_choice) } else { !has_choice };
        if is_removed {
            return withdraw(cx);
        }
        let bounds = (usize::from(spec.least), usize::from(spec.most));
        cx.state.choosing_target = place;
        let why = if triggered { R603_3D } else { R601_2C };
        let picked = cx.pick_even_one(item.controller, why, Some(item.object.id), offer, bounds)?;
        let mut targeted = Group::new();
        for item_picked in picked {
            let (chosen, subject) = match item_picked {
                Item::Player(player) => (TargetRef::Player(player), Subject::Player(player)),
                Item::Object(id) => (TargetRef::Object(cx.state.reference(id)), Subject::Object(id)),
                Item::Mode(_) | Item::Mana(_) | Item::Place(_) => continue,
            };
            if let Some(item) = cx.state.stack.last_mut() {
                item.targets.push((place, chosen));
            }
            targeted.push(Deed::Target(item.object.id, subject));
        }
        happen::happen(cx, targeted)?;
    }
    Ok(true)
}

/// The controller of a copy chooses new targets for it (707.10c).
pub(crate) fn choose_new_targets<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let cards = cx.state.cards.clone();
    let Some(item) = cx.state.stack.last().cloned() else { return Ok(()) };
    let triggered = is_triggered(cx.state, &item);
    if let Some(text) = text(&cards, &item, || cx.state.face(item.object.id)) {
        choose_targets(cx, text, triggered)?;
    }
    Ok(())
}

/// What has no legal choice is removed from the stack (603.3c–d).
fn withdraw<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    if let Some(item) = cx.state.stack.last().cloned() {
        cx.note(Note::TriggerRemoved(item.controller, item.object.id));
        if item.what == OnStack::Spell {
            let moved = crate::perform::moved(cx, item.object.id, Zone::Graveyard);
            happen::happens(cx, Deed::Move(moved))?;
        } else {
            cx.state.stack.pop();
        }
    }
    Ok(false)
}

/// The total cost is worked out and locked in (601.2f).
fn determine<R: Recorder>(cx: &mut Cx<'_, R>, instead: Option<&Cost>) {
    let Some(item) = cx.state.stack.last() else { return };
    let cost = total_cost(cx.look(), item, instead);
    let rule = if item.what == OnStack::Spell { R601_2F } else { R602_1A };
    let cost = if cx.rule(rule) { cost } else { TotalCost::FREE };
    let payment = Payment::new(cx.state, item, cost);
    cx.state.payment = Some(Box::new(payment));
}

/// Everything is paid: the spell becomes cast, the ability activated (601.2i, 602.2b), and its player receives priority
/// (117.3c).
pub(crate) fn finish<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.payment = None;
    let Some(item) = cx.state.stack.last() else { return Ok(()) };
    let (player, id) = (item.controller, item.object.id);
    let deed = match item.what {
        OnStack::Spell if cx.rule(R601_2I) => Some(Deed::Cast(player, id)),
        OnStack::Ability(ability) if cx.rule(R602_2B) => Some(Deed::Activate(player, id, ability)),
        OnStack::Spell | OnStack::Ability(_) | OnStack::Made(_) => None,
    };
    if let Some(deed) = deed {
        happen::happens(cx, deed)?;
    }
    Ok(())
}

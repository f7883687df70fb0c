//! Continuous effects (613): the characteristics of everything on the battlefield, worked out layer by layer for the
//! whole board, from copiable values and never from their own last result.

mod change;
mod elsewhere;
mod layer;
mod order;
mod text;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, Aspects, Change, CounterKind, DeedKind, Keywords, Static, Types, Zone};
use vademecum_rule_ids::magic::{
    R101_2A, R110_2, R122_1A, R122_1B, R604_3A, R611_2B, R611_3, R611_3A, R613_1A, R613_2, R613_3, R613_4, R613_5,
    R613_6, R613_7, R613_7A, R613_7C, R613_8C, R708_2, R708_2A, R708_10,
};

use self::layer::{Layer, LayerMask};
pub(crate) use self::{
    change::fix,
    elsewhere::{elsewhere, keywords_off_battlefield},
};
use crate::{
    Recorder,
    cx::{Cx, Look},
    deed::{Deed, Group, Note},
    functioning,
    id::{ObjectId, ObjectRef, PlayerId, Subject, Timestamp},
    object::{Characteristics, Mark, Marks, Object},
    select::Scope,
    slots::Slots,
    state::{Continuous, Counters, Role, State},
    state_based, stickers, triggers,
    type_line::Rules,
};

/// Where a change comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Origin {
    /// A static ability of an object.
    Static(AbilityId, ObjectId),
    /// The n-th effect that a resolution made.
    Effect(usize),
    /// The n-th kind of counters on something.
    Counters(usize),
}

/// A continuous effect that has parts in some layers.
#[derive(Debug)]
struct Source {
    origin: Origin,
    since: Timestamp,
    /// Whether it defines characteristics (604.3): such effects come first (613.3).
    defines: bool,
    /// The objects it applies to, fixed when it first begins to apply (613.6).
    set: Option<SmallVec<[ObjectId; 8]>>,
    /// Whether it has begun to apply.
    begun: bool,
    /// The layers in which it changes something.
    layers: LayerMask,
}

impl Source {
    fn new(state: &State, origin: Origin, since: Timestamp, defines: bool) -> Source {
        let layers = match origin {
            Origin::Counters(place) => match state.counters[place].kind {
                CounterKind::Keyword(_) => Layer::Abilities.mask(),
                _ => Layer::Modify.mask(),
            },
            _ => changes(state, origin).iter().fold(0, |all, change| all | Layer::of(change, defines).mask()),
        };
        Source { origin, since, defines, set: None, begun: false, layers }
    }

    /// A static ability of an object, with the timestamp of the object or of the effect that gave it (613.7a).
    fn of_static<R: Recorder>(look: Look<'_, R>, id: ObjectId, ability: AbilityId, given: Option<Timestamp>) -> Source {
        let state = look.state;
        let own = state.object(id).since;
        let since = match given {
            Some(given) if given > own => look.either(R613_7A, given, own),
            _ => own,
        };
        let defines = matches!(state.cards.ability(ability), Ability::Static(Static { defines: true, .. }));
        // 604.3a: what an effect gives an object defines nothing.
        let defines = defines && (given.is_none() || !look.rule(R604_3A));
        Source::new(state, Origin::Static(ability, id), since, defines)
    }

    /// Whether it changes something in one of some layers.
    const fn is_in(&self, layers: LayerMask) -> bool {
        self.layers & layers != 0
    }
}

/// Continuous effects, in no order.
type Sources = SmallVec<[Source; 4]>;

/// Works out the characteristics of all permanents anew, if something has changed.
#[inline]
pub(crate) fn refresh<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.stale.listeners || cx.state.stale.characteristics {
        work_out(cx);
    }
}

#[inline(never)]
fn work_out<R: Recorder>(cx: &mut Cx<'_, R>) {
    until_settled(cx);
    state_based::note_worlds(cx.state);
}

fn until_settled<R: Recorder>(cx: &mut Cx<'_, R>) {
    crate::listeners::refresh(cx.state);
    while std::mem::take(&mut cx.state.stale.characteristics) {
        if is_plain(cx.state) && !cx.state.altered {
            // Everything is as printed, what has just entered included.
            end_durations(cx);
            continue;
        }
        let mut before = std::mem::take(&mut cx.state.spare.permanents);
        let mut had = std::mem::take(&mut cx.state.spare.gained);
        before.clone_from(&cx.state.permanents);
        had.clone_from(&cx.state.gained);
        let mark = cx.mark();
        // What takes away all abilities, its own included, changes things although no ability listens.
        cx.state.altered = compute(cx);
        cx.state.order_gained();
        let Changed { any, abilities, lost } = what_changed(cx.state, &before);
        let gained_same = cx.state.gained == had;
        if !any && gained_same {
            cx.retract(mark);
        }
        cx.state.stale.listeners |= abilities || !gained_same;
        cx.state.stale.state_based |= any;
        if !lost.is_empty() && cx.state.watches.deeds.has(DeedKind::LoseControl) {
            // 603.10d: what triggers on that is found as things were before.
            std::mem::swap(&mut cx.state.permanents, &mut before);
            std::mem::swap(&mut cx.state.gained, &mut had);
            triggers::look_back(cx, &lost);
            std::mem::swap(&mut cx.state.permanents, &mut before);
            std::mem::swap(&mut cx.state.gained, &mut had);
        }
        for deed in &lost {
            if let Deed::LoseControl(id, _) = deed {
                crate::zones::changed_control(cx, *id);
                let controller = cx.state.controller(*id);
                // 800.4c: what would go back to a player who has left is exiled at once.
                if cx.state.player(controller).is_in_game() {
                    cx.note(Note::TookControl(controller, *id));
                }
            }
        }
        (cx.state.spare.permanents, cx.state.spare.gained) = (before, had);
        crate::listeners::refresh(cx.state);
        if !lost.is_empty() && cx.state.watches.deeds.has(DeedKind::LoseControl) {
            triggers::after(cx, &lost);
        }
        crate::combat::settle(cx);
        end_durations(cx);
    }
}

/// What is different about the permanents than before.
#[derive(Debug, Default)]
struct Changed {
    /// Whether anything is.
    any: bool,
    /// Whether one has other abilities.
    abilities: bool,
    /// Who has lost control of which permanents.
    lost: Group,
}

/// What is different about the permanents since they were like that.
fn what_changed(state: &State, before: &[Characteristics]) -> Changed {
    let mut changed = Changed::default();
    for ((was, now), &id) in before.iter().zip(&state.permanents).zip(&state.battlefield) {
        if was == now {
            continue;
        }
        changed.any = true;
        changed.abilities |=
            (was.face, was.lost_abilities, was.keywords) != (now.face, now.lost_abilities, now.keywords);
        if was.controller != now.controller {
            changed.lost.push(Deed::LoseControl(id, was.controller));
        }
    }
    changed
}

/// What lasts for as long as something is so ends, once it is not (611.2b).
fn end_durations<R: Recorder>(cx: &mut Cx<'_, R>) {
    let ended = |cx: &Cx<'_, R>, effect: &Continuous| {
        effect.context.as_ref().is_some_and(|context| {
            let scope = Scope { you: effect.controller, source: context.source, slots: &context.slots, x: context.x };
            cx.look().has_ended(scope, &effect.lasts)
        })
    };
    let effects: SmallVec<[bool; 8]> = cx.state.effects.iter().map(|effect| ended(cx, effect)).collect();
    let made: SmallVec<[bool; 8]> = {
        let scope = |made: &crate::state::Made| cx.look().has_ended(made.scope(), &made.lasts);
        cx.state.made.iter().map(scope).collect()
    };
    if effects.iter().chain(&made).any(|ended| *ended) && cx.rule(R611_2B) {
        let (mut effect, mut one) = (effects.iter(), made.iter());
        cx.state.effects.retain(|_| effect.next() != Some(&true));
        cx.state.made.retain(|_| one.next() != Some(&true));
        cx.state.stale.characteristics = true;
        crate::listeners::watch(cx.state);
    }
    if !cx.state.pairs.is_empty() {
        crate::pairs::end(cx);
    }
}

/// What makes a permanent show something else than its face.
const TURNED: Marks = Marks::only(Mark::FaceDown).with(Mark::Flipped);

/// Whether nothing changes what is printed.
fn is_plain(state: &State) -> bool {
    let on_object = |counters: &Counters| matches!(counters.on, Subject::Object(_));
    state.effects.is_empty()
        && !state.watches.statics
        && state.lingering.is_empty()
        && !state.counters.iter().any(on_object)
        && !state.battlefield.iter().any(|id| state.objects[id.at()].marks.meets(TURNED))
        && !crate::rooms::some_are_locked(state)
}

impl State {
    /// Whether the characteristics that are kept equal those worked out from nothing, under the rules of a recorder:
    /// for tests.
    pub fn has_current_characteristics<R: Recorder>(&self, rec: &R) -> bool {
        let fresh = self.with_fresh_characteristics(rec);
        let keywords = |state: &State| state.players.iter().map(|player| player.keywords).collect::<Vec<_>>();
        fresh.permanents == self.permanents && fresh.gained == self.gained && keywords(&fresh) == keywords(self)
    }

    /// The permanents whose characteristics differ from those worked out from nothing: for messages of tests.
    pub fn stale_permanents<R: Recorder>(&self, rec: &R) -> Vec<ObjectId> {
        let fresh = self.with_fresh_characteristics(rec);
        let kept = self.battlefield.iter().zip(&self.permanents);
        kept.zip(&fresh.permanents).filter(|((_, kept), fresh)| kept != fresh).map(|((&id, _), _)| id).collect()
    }

    fn with_fresh_characteristics<R: Recorder>(&self, rec: &R) -> State {
        let mut copy = self.clone();
        compute(&mut Cx::new(&mut copy, rec));
        copy.order_gained();
        copy
    }
}

/// Works out the characteristics of all permanents; whether anything could have changed them.
fn compute<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let state = &mut *cx.state;
    state.gained.clear();
    state.stale.gained_order = true;
    state.denied.clear();
    state.tolls.clear();
    state.players.iter_mut().for_each(|player| {
        (player.keywords, player.devotion, player.more_votes) = (Keywords::NONE, 0, 0);
        (player.more_lands, player.cant_play_lands) = (0, false);
        player.abilities.clear();
    });
    state.static_copies.iter_mut().for_each(|copy| copy.applies = false);
    for place in 0..cx.state.battlefield.len() {
        let Object { face, owner, controller, .. } = *cx.state.object(cx.state.battlefield[place]);
        // 110.2: a permanent's controller by default is the player under whose control it entered.
        let by_default = controller == owner || cx.rule(R110_2);
        let controller = if by_default { controller } else { owner };
        cx.state.permanents[place] = Characteristics::printed(cx.peek(), face, controller);
    }
    let altered = apply_all(cx);
    let rules = Rules { rec: cx.rec, quiet: cx.peek().quiet };
    cx.state.permanents.iter_mut().for_each(|now| rules.drop_size(now));
    altered
}

/// Applies all effects, layer by layer; whether there is one.
fn apply_all<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let mut sources = Sources::new();
    add_effects(cx.look(), &mut sources);
    add_statics(cx.look(), &mut sources);
    let copies = sources.iter().any(|source| source.is_in(Layer::Copy.mask()));
    // 613.5: nobody has to do anything for it; without that rule nobody does.
    if copies && !cx.rule(R613_5) {
        return true;
    }
    if copies {
        apply_layers(cx, &mut sources, Layer::Copy.mask());
        cx.state.static_copies.retain(|copy| copy.applies);
    }
    let flipped = crate::flip::show(cx);
    let unlocked = crate::rooms::show(cx);
    let turned = face_down(cx) || flipped || unlocked;
    if copies || turned {
        // What a copy has, and what is face down has not.
        add_changed(cx.look(), &mut sources);
    }
    add_counters(cx.look(), &mut sources);
    if sources.is_empty() || !cx.rule(R613_5) {
        return turned || !sources.is_empty();
    }
    // 613.4: the sublayers of layer 7 one after another; without that rule, all of it as it came.
    let sublayers = !sources.iter().any(|source| source.is_in(Layer::SIZES)) || cx.rule(R613_4);
    for layer in Layer::BEHIND_COPIES {
        let layers = match layer {
            Layer::Define if !sublayers => Layer::SIZES,
            Layer::Set | Layer::Modify | Layer::Switch if !sublayers => continue,
            layer => layer.mask(),
        };
        if sources.iter().any(|source| source.is_in(layers)) {
            apply_layers(cx, &mut sources, layers);
            if layer == Layer::Text {
                // What the changed texts say, and not what they said.
                add_changed(cx.look(), &mut sources);
            }
        }
        if layer == Layer::Set {
            cx.state.permanents.iter_mut().for_each(|now| now.base = (now.power, now.toughness));
        }
    }
    true
}

/// Face-down permanents have the characteristics that being face down gives them (708.2, 613.2b), whatever they copy. Whether
/// there is one.
fn face_down<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let mut turned = false;
    for place in 0..cx.state.battlefield.len() {
        let object = *cx.state.object(cx.state.battlefield[place]);
        if !object.is(Mark::FaceDown) || !cx.rule(R613_1A) || !cx.rule(R708_2) {
            continue;
        }
        let Characteristics { controller, beneath, .. } = cx.state.permanents[place];
        // 708.10: what it has become a copy of shows only when it is face up.
        if beneath != object.face && !cx.rule(R708_10) {
            continue;
        }
        let face = cx.state.shown_face(&object);
        let now = Characteristics::printed(cx.look(), face, controller);
        // 708.2a: a 2/2 creature; without that rule nothing at all.
        let (types, power, toughness) = cx.either(R708_2A, (now.types, now.power, now.toughness), (Types::NONE, 0, 0));
        cx.state.permanents[place] = Characteristics { beneath, types, power, toughness, ..now };
        turned = true;
    }
    turned
}

/// The effects that resolutions made.
fn add_effects<R: Recorder>(look: Look<'_, R>, sources: &mut Sources) {
    for (place, effect) in look.state.effects.iter().enumerate() {
        if effect.awaits.is_some() || effect.sticker.is_some_and(|sticker| !stickers::applies(look, sticker)) {
            continue;
        }
        let on = effect.on.iter().filter(|object| look.state.is_current(**object)).map(|object| object.id);
        let now = effect.context.as_ref().filter(|context| context.open_set).map(|context| {
            let scope = Scope { you: effect.controller, source: context.source, slots: &context.slots, x: context.x };
            look.objects(scope, &context.which).into_iter().collect()
        });
        let set = Some(now.unwrap_or_else(|| on.collect()));
        let source = Source::new(look.state, Origin::Effect(place), effect.since, false);
        sources.push(Source { set, begun: true, ..source });
    }
}

/// The static abilities of permanents anew, after some of these have got other texts.
fn add_changed<R: Recorder>(look: Look<'_, R>, sources: &mut Sources) {
    sources.retain(|source| source.begun || !matches!(source.origin, Origin::Static(..)));
    add_statics(look, sources);
}

/// The static abilities of permanents, and of objects elsewhere that function there (113.6), unless they are there
/// already.
fn add_statics<R: Recorder>(look: Look<'_, R>, sources: &mut Sources) {
    let (state, known) = (look.state, sources.len());
    let mut add = |id: ObjectId, ability: AbilityId| {
        let origin = Origin::Static(ability, id);
        let is_static = matches!(state.cards.ability(ability), Ability::Static(_));
        if is_static && !sources[..known].iter().any(|source| source.origin == origin) {
            sources.push(Source::of_static(look, id, ability, None));
        }
    };
    // What functions in other zones alone does nothing here.
    let here = |ability: &AbilityId| {
        state.cards.ability(*ability).passive_zones().is_some_and(|zones| zones.has(Zone::Battlefield))
    };
    for (id, now) in state.permanents() {
        state.cards.passive(now.face).iter().filter(|ability| here(ability)).for_each(|&ability| add(id, ability));
    }
    for listener in state.listeners.iter().filter(|listener| listener.role == Role::Static) {
        let elsewhere = state.object(listener.object).zone != Zone::Battlefield;
        if elsewhere && functioning::functions(look, listener.object, listener.ability) {
            add(listener.object, listener.ability);
        }
    }
    // Those of objects that are gone, in a game without 611.3b.
    for &id in state.lingering.iter().filter(|id| state.object(**id).zone != Zone::Battlefield) {
        state.cards.passive(state.face(id)).iter().for_each(|&ability| add(id, ability));
    }
    // 611.3: static abilities generate continuous effects.
    if sources.len() > known && !look.rule(R611_3) {
        sources.truncate(known);
    }
}

/// Counters on permanents that change what they are (122.1a, 122.1b).
fn add_counters<R: Recorder>(look: Look<'_, R>, sources: &mut Sources) {
    let state = look.state;
    look.rec.work(state.counters.len());
    for (place, counters) in state.counters.iter().enumerate() {
        let Subject::Object(id) = counters.on else { continue };
        let object = state.object(id);
        if object.zone != Zone::Battlefield || !object.is(Mark::Counters) {
            continue;
        }
        let keyword = look.when(R122_1B, matches!(counters.kind, CounterKind::Keyword(_)));
        let size = look.when(R122_1A, matches!(counters.kind, CounterKind::PlusOne | CounterKind::MinusOne));
        if keyword || size {
            // 613.7c: the timestamp of the last one that was put there.
            let since = look.either(R613_7C, counters.since, object.since);
            let source = Source::new(state, Origin::Counters(place), since, false);
            sources.push(Source { set: Some(SmallVec::from_slice(&[id])), begun: true, ..source });
        }
    }
}

/// The static abilities that objects have been given in layer 6 apply from there on; gives those that do so in layer 6
/// itself.
fn add_gained<R: Recorder>(look: Look<'_, R>, sources: &mut Sources) -> SmallVec<[usize; 2]> {
    let state = look.state;
    look.rec.work(state.gained.len() + sources.len());
    // Of several equal ones each is a source of its own: how many there are, and how many have been gone through.
    let mut known: FxHashMap<Origin, (usize, usize)> = FxHashMap::default();
    for source in sources.iter().filter(|source| matches!(source.origin, Origin::Static(..))) {
        known.entry(source.origin).or_default().0 += 1;
    }
    let mut in_layer = SmallVec::new();
    for gained in &state.gained {
        if !matches!(state.cards.ability(gained.ability), Ability::Static(_)) {
            continue;
        }
        let origin = Origin::Static(gained.ability, gained.object);
        let (sources_of, seen) = known.entry(origin).or_default();
        *seen += 1;
        if *sources_of >= *seen {
            continue;
        }
        *sources_of += 1;
        let source = Source::of_static(look, gained.object, gained.ability, Some(gained.since));
        if source.is_in(Layer::Abilities.mask()) {
            in_layer.push(sources.len());
        }
        sources.push(source);
    }
    in_layer
}

fn changes(state: &State, origin: Origin) -> &[Change] {
    match origin {
        Origin::Static(ability, _) => match state.cards.ability(ability) {
            Ability::Static(ability) => &ability.changes,
            _ => &[],
        },
        Origin::Effect(place) => &state.effects[place].changes,
        Origin::Counters(_) => &[],
    }
}

/// What a source changes in some layers.
fn writes(state: &State, source: &Source, layers: LayerMask) -> Aspects {
    if let Origin::Counters(_) = source.origin {
        let aspect = if layers & Layer::Abilities.mask() != 0 {
            vademecum_abilities::Aspect::Abilities
        } else {
            vademecum_abilities::Aspect::Numbers
        };
        return Aspects::only(aspect);
    }
    let in_layers =
        changes(state, source.origin).iter().filter(|of| Layer::of(of, source.defines).mask() & layers != 0);
    in_layers.map(Change::writes).fold(Aspects::NONE, Aspects::union)
}

/// Applies the parts of some layers, each as its turn comes (613.7, 613.8).
fn apply_layers<R: Recorder>(cx: &mut Cx<'_, R>, sources: &mut Sources, layers: LayerMask) {
    let mut units: SmallVec<[usize; 8]> = (0..sources.len()).filter(|&place| sources[place].is_in(layers)).collect();
    sort(cx, sources, &mut units, layers);
    let mut known = None;
    let is_abilities = layers & Layer::Abilities.mask() != 0;
    // Where none can depend on another and none is added, they follow by age.
    if !is_abilities && !order::may_depend(cx.look(), sources, &units, layers) {
        units.iter().for_each(|&unit| apply(cx, sources, unit, layers));
        return;
    }
    while let Some(next) = order::next(cx, sources, &units, layers, &mut known) {
        let unit = units.remove(next);
        // 613.8c: what depends on what is asked anew after each; without that rule, once.
        match &mut known {
            Some(dependencies) if !cx.rule(R613_8C) => dependencies.forget(next),
            _ => known = None,
        }
        apply(cx, sources, unit, layers);
        if is_abilities && !cx.state.gained.is_empty() {
            let gained = add_gained(cx.look(), sources);
            if !gained.is_empty() {
                units.extend(gained);
                sort(cx, sources, &mut units, layers);
                known = None;
            }
        }
    }
}

/// Oldest first (613.7, in layer 1 613.2), what defines characteristics before the rest (613.3).
fn sort<R: Recorder>(cx: &Cx<'_, R>, sources: &[Source], units: &mut [usize], layers: LayerMask) {
    if units.len() < 2 {
        return;
    }
    let mixed = units.iter().any(|&unit| sources[unit].defines) && units.iter().any(|&unit| !sources[unit].defines);
    let definitions_first = mixed && layers & Layer::SIZES == 0 && cx.rule(R613_3);
    let by_age = cx.rule(if layers & Layer::Copy.mask() != 0 { R613_2 } else { R613_7 });
    let age = |since: Timestamp| if by_age { since.0 } else { u32::MAX - since.0 };
    // 101.2a: what takes abilities away comes in its turn; without that rule it would win as "can't" does.
    let takes_away = |unit: usize| removes_abilities(cx.state, sources[unit].origin);
    let both = layers & Layer::Abilities.mask() != 0
        && units.iter().any(|&unit| takes_away(unit))
        && units.iter().any(|&unit| !takes_away(unit));
    let removals_last = both && !cx.rule(R101_2A);
    units.sort_by_key(|&unit| {
        let Source { defines, since, .. } = sources[unit];
        (definitions_first && !defines, removals_last && takes_away(unit), age(since))
    });
}

/// Whether an effect takes abilities away (113.10).
fn removes_abilities(state: &State, origin: Origin) -> bool {
    changes(state, origin).iter().any(|change| matches!(change, Change::Lose(_) | Change::LoseAbilities))
}

/// Applies the parts of one effect in some layers to everything it applies to.
fn apply<R: Recorder>(cx: &mut Cx<'_, R>, sources: &mut [Source], unit: usize, layers: LayerMask) {
    let source = &sources[unit];
    // 613.6: what has begun to apply goes on, even if the ability is gone by now.
    let gone = !exists(cx.look(), source);
    if gone && !(source.begun && cx.rule(R613_6)) {
        return;
    }
    let set = set_of(cx.look(), source);
    change::apply(cx, source, layers, &set, false);
    let source = &mut sources[unit];
    source.begun = true;
    source.set = Some(set);
}

/// Whether the ability is one that its object has now, and its condition holds (611.3a).
fn exists<R: Recorder>(look: Look<'_, R>, source: &Source) -> bool {
    let Origin::Static(id, object) = source.origin else { return true };
    let Ability::Static(ability) = look.state.cards.ability(id) else { return false };
    look.rec.work(look.state.gained.len());
    if !has_ability(look.state, object, id) {
        return false;
    }
    let (slots, you) = (Slots::default(), look.state.controller(object));
    let scope = Scope { you, source: look.state.reference(object), slots: &slots, x: 0 };
    ability.by.is_none_or(|by| look.rule(by))
        && ability.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
}

/// Whether an object has an ability: printed and not lost, or given to it.
pub(crate) fn has_ability(state: &State, id: ObjectId, ability: AbilityId) -> bool {
    let Some(now) = state.try_permanent(id) else { return true };
    let lost = now.lost_abilities || state.cards.meaning_of(ability).is_some_and(|keyword| !now.keywords.has(keyword));
    let is_given = || state.gained_of(id).any(|gained| gained.ability == ability);
    (!lost && state.cards.has_ability(now.face, ability)) || is_given()
}

/// Whether a static ability of an object that is not on the battlefield says something of the object itself, where it
/// is now (604.5, 604.6).
pub(crate) fn says_of_itself<R: Recorder>(look: Look<'_, R>, id: ObjectId, you: PlayerId, what: &Change) -> bool {
    let state = look.state;
    let zone = state.object(id).zone;
    let slots = Slots::default();
    let scope = Scope { you, source: state.reference(id), slots: &slots, x: 0 };
    state.cards.passive(state.face(id)).iter().any(|&ability| match state.cards.ability(ability) {
        Ability::Static(of) => {
            of.functions.0.has(zone)
                && of.changes.contains(what)
                && of.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
        }
        _ => false,
    })
}

/// Whose ability it is, and on what.
fn scope_of(state: &State, source: &Source) -> Option<(PlayerId, ObjectRef)> {
    match source.origin {
        Origin::Static(_, object) => Some((state.controller(object), state.reference(object))),
        Origin::Effect(_) | Origin::Counters(_) => None,
    }
}

/// What an effect applies to: fixed when it began to apply, or asked now.
fn set_of<R: Recorder>(look: Look<'_, R>, source: &Source) -> SmallVec<[ObjectId; 8]> {
    let state = look.state;
    let Origin::Static(ability, object) = source.origin else {
        let set = source.set.iter().flatten().copied();
        return set.filter(|&id| state.try_permanent(id).is_some()).collect();
    };
    if let Some(set) = &source.set
        && look.rule(R613_6)
    {
        return set.iter().copied().filter(|&id| state.try_permanent(id).is_some()).collect();
    }
    let Ability::Static(ability) = state.cards.ability(ability) else { return SmallVec::new() };
    let slots = Slots::default();
    let scope = Scope { you: state.controller(object), source: state.reference(object), slots: &slots, x: 0 };
    let found = look.objects(scope, &ability.affects);
    // 611.3a: whatever its text indicates now; without that rule, of what was there when it began.
    let locked_in = !look.rule(R611_3A);
    let was_there = |id: ObjectId| !locked_in || id == object || state.object(id).since <= source.since;
    let is_affected = |id: ObjectId| look.is_affected(scope.you, object, id);
    found.into_iter().filter(|&id| state.try_permanent(id).is_some() && was_there(id) && is_affected(id)).collect()
}

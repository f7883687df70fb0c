//! Continuous effects (613): the characteristics of everything on the battlefield, worked out layer by layer for the
//! whole board, from copiable values and never from their own last result.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Aspect, Aspects, Cards, Change, CounterKind, FaceId, Keyword, Keywords, Static, Subtypes, Zone,
};
use vademecum_rule_ids::magic::{
    R122_1A, R122_1B, R604_3, R613_1A, R613_1B, R613_1D, R613_1E, R613_1F, R613_4A, R613_4B, R613_4C, R613_4D, R613_6,
    R613_8A, R613_11,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder, Silent,
    cx::{Cx, Look},
    id::{ObjectId, ObjectRef, PlayerId, Subject, Timestamp},
    keywords,
    object::{Characteristics, Mark, Restriction},
    select::Scope,
    slots::Slots,
    state::{Fixed, Role, State},
};

/// The layers and sublayers (613.1, 613.4), and behind them the effects on the rules of the game (613.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Layer {
    /// 1: copy effects.
    Copy,
    /// 2: control.
    Control,
    /// 4: types.
    Types,
    /// 5: colors.
    Colors,
    /// 6: abilities.
    Abilities,
    /// 7a: power and toughness that are defined.
    Define,
    /// 7b: power and toughness that are set.
    Set,
    /// 7c: changes of power and toughness that set nothing.
    Modify,
    /// 7d: switched power and toughness.
    Switch,
    /// Rules of the game.
    Rules,
}

impl Layer {
    const ALL: [Layer; 10] = [
        Layer::Copy,
        Layer::Control,
        Layer::Types,
        Layer::Colors,
        Layer::Abilities,
        Layer::Define,
        Layer::Set,
        Layer::Modify,
        Layer::Switch,
        Layer::Rules,
    ];

    const fn of(change: &Change) -> Layer {
        match change {
            Change::CopyOf(_) => Layer::Copy,
            Change::Control(_) => Layer::Control,
            Change::AddTypes(_) | Change::AddSubtypes(_) | Change::SetLandTypes(_) | Change::AddSupertypes(_) => {
                Layer::Types
            }
            Change::SetColors(_) | Change::AddColors(_) => Layer::Colors,
            Change::Gain(_) | Change::GainAbility(_) | Change::Lose(_) | Change::LoseAbilities => Layer::Abilities,
            Change::Define(..) => Layer::Define,
            Change::Set(..) => Layer::Set,
            Change::Modify(..) => Layer::Modify,
            Change::Switch => Layer::Switch,
            Change::CantAttack
            | Change::CantBlock
            | Change::CantBeBlocked
            | Change::MustAttack
            | Change::DoesntUntap => Layer::Rules,
        }
    }

    const fn rule(self) -> RuleId {
        match self {
            Layer::Copy => R613_1A,
            Layer::Control => R613_1B,
            Layer::Types => R613_1D,
            Layer::Colors => R613_1E,
            Layer::Abilities => R613_1F,
            Layer::Define => R613_4A,
            Layer::Set => R613_4B,
            Layer::Modify => R613_4C,
            Layer::Switch => R613_4D,
            Layer::Rules => R613_11,
        }
    }
}

/// Where a change comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// A static ability of an object.
    Static(AbilityId, ObjectId),
    /// The n-th effect that a resolution made.
    Effect(usize),
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
    /// The layers in which it changes something, one bit each.
    layers: u16,
}

impl Source {
    fn new(state: &State, origin: Origin, since: Timestamp, defines: bool) -> Source {
        let layers = changes(state, origin).iter().fold(0, |all, change| all | 1 << Layer::of(change) as u8);
        Source { origin, since, defines, set: None, begun: false, layers }
    }

    /// Whether it changes something in a layer.
    const fn is_in(&self, layer: Layer) -> bool {
        self.layers & 1 << layer as u8 != 0
    }
}

/// Continuous effects, in the order in which they apply.
type Sources = SmallVec<[Source; 4]>;

/// One change of one source, in one layer.
#[derive(Debug, Clone, Copy)]
struct Part {
    source: usize,
    change: usize,
}

/// Works out the characteristics of all permanents anew, if something has changed.
#[inline]
pub(crate) fn refresh<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.stale.listeners || cx.state.stale.characteristics {
        work_out(cx);
    }
}

fn work_out<R: Recorder>(cx: &mut Cx<'_, R>) {
    crate::listeners::refresh(cx.state);
    while std::mem::take(&mut cx.state.stale.characteristics) {
        let plain = is_plain(cx.state);
        if plain && !cx.state.altered {
            // Everything is as printed, what has just entered included.
            continue;
        }
        cx.state.altered = !plain;
        let mut before = std::mem::take(&mut cx.state.spare.permanents);
        let mut had = std::mem::take(&mut cx.state.spare.gained);
        before.clone_from(&cx.state.permanents);
        had.clone_from(&cx.state.gained);
        compute(cx);
        let has_others = |(was, now): (&Characteristics, &Characteristics)| {
            (was.face, was.lost_abilities, was.keywords) != (now.face, now.lost_abilities, now.keywords)
        };
        let changed = before.iter().zip(&cx.state.permanents).any(has_others);
        cx.state.stale.listeners |= changed || cx.state.gained != had;
        cx.state.stale.state_based |= before != cx.state.permanents;
        for (place, was) in before.iter().enumerate() {
            if cx.state.permanents[place].controller != was.controller {
                crate::zones::changed_control(cx, cx.state.battlefield[place]);
            }
        }
        (cx.state.spare.permanents, cx.state.spare.gained) = (before, had);
        crate::listeners::refresh(cx.state);
    }
}

/// Whether nothing changes what is printed.
fn is_plain(state: &State) -> bool {
    let on_object = |(on, ..): &(Subject, CounterKind, i32)| matches!(on, Subject::Object(_));
    state.effects.is_empty() && !state.watches.statics && !state.counters.iter().any(on_object)
}

impl State {
    /// Whether the characteristics that are kept equal those worked out from nothing, under the rules of a recorder:
    /// for tests.
    pub fn has_current_characteristics<R: Recorder>(&self, rec: &R) -> bool {
        let mut copy = self.clone();
        compute(&mut Cx::new(&mut copy, rec));
        copy.permanents == self.permanents && copy.gained == self.gained
    }
}

/// The characteristics of an object that is not on the battlefield; its power and toughness only where they are asked
/// for, since what defines them may count objects like this one.
pub(crate) fn elsewhere<R: Recorder>(look: Look<'_, R>, id: ObjectId, sized: bool) -> Characteristics {
    let state = look.state;
    let object = state.object(id);
    let mut now = Characteristics::printed(&state.cards, object.face, object.controller);
    now.keywords = state.keywords(id);
    if state.effects.is_empty() && state.cards.passive(object.face).is_empty() {
        return now;
    }
    let slots = Slots::default();
    for &ability in state.cards.passive(object.face) {
        // 604.3: what defines characteristics functions in all zones.
        if let Ability::Static(Static { defines: true, changes, .. }) = state.cards.ability(ability)
            && look.rule(R604_3)
        {
            let scope = Scope { you: object.controller, source: state.reference(id), slots: &slots, x: 0 };
            // 208.2a: what cannot be determined is 0, as is a size that depends on the sizes of others defined so.
            let determined = !state.cards.reads(ability).has(Aspect::Numbers);
            let size = |amount| if determined { look.amount(scope, amount) } else { 0 };
            for change in changes {
                if let Change::Define(power, toughness) | Change::Set(power, toughness) = change
                    && sized
                {
                    (now.power, now.toughness) = (size(power), size(toughness));
                }
                if let Change::SetColors(colors) = change {
                    now.colors = *colors;
                }
                if let Change::AddSubtypes(subtypes) = change {
                    now.subtypes = now.subtypes.union(*subtypes);
                }
            }
        }
    }
    let on_it = state.effects.iter().filter(|effect| effect.on.contains(&state.reference(id)));
    for effect in on_it {
        for (change, fixed) in effect.changes.iter().zip(&effect.fixed) {
            match (change, fixed) {
                (_, Fixed::Set(power, toughness)) => (now.power, now.toughness) = (*power, *toughness),
                (_, Fixed::Modify(power, toughness)) => {
                    now.power = now.power.saturating_add(*power);
                    now.toughness = now.toughness.saturating_add(*toughness);
                }
                _ => {}
            }
        }
    }
    now
}

/// The keywords of an object that is not on the battlefield.
pub(crate) fn keywords_off_battlefield(state: &State, id: ObjectId) -> Keywords {
    let mut keywords = state.cards.keywords(state.object(id).face);
    let here = state.reference(id);
    for change in state.effects.iter().filter(|effect| effect.on.contains(&here)).flat_map(|effect| &*effect.changes) {
        match change {
            Change::Gain(keyword) => keywords = keywords.with(*keyword),
            Change::Lose(keyword) => keywords = keywords.without(*keyword),
            _ => {}
        }
    }
    keywords
}

fn compute<R: Recorder>(cx: &mut Cx<'_, R>) {
    let state = &mut *cx.state;
    state.gained.clear();
    for place in 0..state.battlefield.len() {
        let object = &state.objects[state.battlefield[place].at()];
        state.permanents[place] = Characteristics::printed(&state.cards, object.face, object.controller);
    }
    let mut sources = Sources::new();
    add_effects(cx.peek(), &mut sources);
    if !sources.is_empty() {
        apply_layer(cx, &mut sources, Layer::Copy);
    }
    add_statics(cx.state, &mut sources);
    if sources.is_empty() {
        keyword_counters(cx);
        return counters(cx);
    }
    sort(&mut sources);
    for layer in Layer::ALL {
        if layer == Layer::Copy {
            continue;
        }
        if layer == Layer::Abilities {
            keyword_counters(cx);
        }
        if sources.iter().any(|source| source.is_in(layer)) {
            apply_layer(cx, &mut sources, layer);
        }
        if layer == Layer::Abilities && !cx.state.gained.is_empty() {
            add_gained(cx.state, &mut sources);
        }
        if layer == Layer::Modify {
            counters(cx);
        }
    }
}

/// The effects that resolutions made.
fn add_effects<R: Recorder>(look: Look<'_, R>, sources: &mut Sources) {
    for (place, effect) in look.state.effects.iter().enumerate() {
        let on = effect.on.iter().filter(|object| look.state.is_current(**object)).map(|object| object.id);
        let now = effect.open.as_ref().map(|open| {
            let scope = Scope { you: effect.controller, source: open.source, slots: &open.slots, x: open.x };
            look.objects(scope, &open.which).into_iter().collect()
        });
        let set = Some(now.unwrap_or_else(|| on.collect()));
        let source = Source::new(look.state, Origin::Effect(place), effect.since, false);
        sources.push(Source { set, begun: true, ..source });
    }
}

/// The static abilities of permanents, after copy effects, and of objects elsewhere that function there (113.6).
fn add_statics(state: &State, sources: &mut Sources) {
    let mut add = |id: ObjectId, ability: AbilityId| {
        if let Ability::Static(Static { defines, .. }) = state.cards.ability(ability) {
            // 613.7a: the timestamp of the object it is on.
            let since = state.object(id).since;
            let origin = Origin::Static(ability, id);
            sources.push(Source::new(state, origin, since, *defines));
        }
    };
    for (id, now) in state.permanents() {
        state.cards.passive(now.face).iter().for_each(|&ability| add(id, ability));
    }
    for listener in state.listeners.iter().filter(|listener| listener.role == Role::Static) {
        if state.object(listener.object).zone != Zone::Battlefield {
            add(listener.object, listener.ability);
        }
    }
}

/// The static abilities that objects have been given in layer 6: their parts in later layers apply.
fn add_gained(state: &State, sources: &mut Sources) {
    for &(id, ability) in &state.gained {
        if let Ability::Static(Static { defines, .. }) = state.cards.ability(ability) {
            let since = state.object(id).since;
            let origin = Origin::Static(ability, id);
            sources.push(Source::new(state, origin, since, *defines));
        }
    }
    sort(sources);
}

/// Oldest first (613.7), what defines characteristics before the rest (613.3).
fn sort(sources: &mut [Source]) {
    sources.sort_by_key(|source| (!source.defines, source.since));
}

fn changes(state: &State, origin: Origin) -> &[Change] {
    match origin {
        Origin::Static(ability, _) => match state.cards.ability(ability) {
            Ability::Static(ability) => &ability.changes,
            _ => &[],
        },
        Origin::Effect(place) => &state.effects[place].changes,
    }
}

/// Applies the parts of one layer, each as its turn comes (613.7, 613.8).
fn apply_layer<R: Recorder>(cx: &mut Cx<'_, R>, sources: &mut [Source], layer: Layer) {
    let mut parts: SmallVec<[Part; 8]> = SmallVec::new();
    for (source, of) in sources.iter().enumerate().filter(|(_, of)| of.is_in(layer)) {
        let in_layer = changes(cx.state, of.origin).iter().enumerate().filter(|(_, is)| Layer::of(is) == layer);
        parts.extend(in_layer.map(|(change, _)| Part { source, change }));
    }
    if parts.is_empty() || !cx.peek().rule(layer.rule()) {
        return;
    }
    while !parts.is_empty() {
        let next = next_part(cx, sources, &parts);
        let part = parts.remove(next);
        apply(cx, sources, part, layer);
    }
}

/// The part that is applied next: the oldest that depends on no other (613.8b); in a loop of dependencies the oldest.
fn next_part<R: Recorder>(cx: &mut Cx<'_, R>, sources: &[Source], parts: &[Part]) -> usize {
    if parts.len() == 1 {
        return 0;
    }
    let free = (0..parts.len()).find(|&place| {
        let mut others = (0..parts.len()).filter(|&other| parts[other].source != parts[place].source);
        !others.any(|other| depends(cx, sources, parts[place], parts[other]))
    });
    let free = free.unwrap_or(0);
    // 613.7 alone would take the oldest.
    if free != 0 && !cx.rule(R613_8A) { 0 } else { free }
}

/// Whether applying one part would change what another applies to, does, or whether it exists (613.8a): tried out.
fn depends<R: Recorder>(cx: &mut Cx<'_, R>, sources: &[Source], one: Part, on: Part) -> bool {
    let (dependent, other) = (&sources[one.source], &sources[on.source]);
    if dependent.defines != other.defines {
        return false;
    }
    let reads = match dependent.origin {
        // Its set is fixed and its quantities are worked out.
        Origin::Effect(_) => Aspects::NONE,
        Origin::Static(ability, _) => cx.state.cards.reads(ability),
    };
    if !reads.meets(changes(cx.state, other.origin)[on.change].writes()) {
        return false;
    }
    let before = outcome(cx.peek(), dependent, one);
    let kept = (cx.state.permanents.clone(), cx.state.gained.clone());
    let (set, cards) = (set_of(cx.peek(), other), cx.state.cards.clone());
    for id in set {
        change(cx, &cards, other, on, id);
    }
    let after = outcome(cx.peek(), dependent, one);
    (cx.state.permanents, cx.state.gained) = kept;
    before != after
}

/// What an effect would do now: to what, how much, and whether it exists at all.
fn outcome<R: Recorder>(look: Look<'_, R>, source: &Source, part: Part) -> (bool, SmallVec<[ObjectId; 8]>, (i32, i32)) {
    let exists = source.begun || exists(look.state, source);
    let set = set_of(look, source);
    let numbers = match (&changes(look.state, source.origin)[part.change], scope_of(look.state, source)) {
        (Change::Define(p, t) | Change::Set(p, t) | Change::Modify(p, t), Some((you, object))) => {
            let slots = Slots::default();
            let scope = Scope { you, source: object, slots: &slots, x: 0 };
            (look.amount(scope, p), look.amount(scope, t))
        }
        _ => (0, 0),
    };
    (exists, set, numbers)
}

/// Applies one part to everything it applies to.
fn apply<R: Recorder>(cx: &mut Cx<'_, R>, sources: &mut [Source], part: Part, layer: Layer) {
    let source = &sources[part.source];
    // 613.6: what has begun to apply goes on, even if the ability is gone by now.
    let gone = !exists(cx.state, source);
    if gone && !(source.begun && cx.rule(R613_6)) {
        return;
    }
    let (set, cards) = (set_of(cx.peek(), source), cx.state.cards.clone());
    for &id in &set {
        if cx.rule(layer.rule()) {
            change(cx, &cards, source, part, id);
        }
    }
    let source = &mut sources[part.source];
    source.begun = true;
    source.set = Some(set);
}

/// Whether the ability is one that its object has now, and its condition holds (611.3a).
fn exists(state: &State, source: &Source) -> bool {
    let Origin::Static(id, object) = source.origin else { return true };
    let Ability::Static(ability) = state.cards.ability(id) else { return false };
    if !has_ability(state, object, id) {
        return false;
    }
    let look = Look { state, rec: &Silent, quiet: true };
    let (slots, you) = (Slots::default(), state.controller(object));
    let scope = Scope { you, source: state.reference(object), slots: &slots, x: 0 };
    ability.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
}

/// Whether an object has an ability: printed and not lost, or given to it.
pub(crate) fn has_ability(state: &State, id: ObjectId, ability: AbilityId) -> bool {
    let Some(now) = state.try_permanent(id) else { return true };
    let lost = now.lost_abilities || state.cards.meaning_of(ability).is_some_and(|keyword| !now.keywords.has(keyword));
    (!lost && state.cards.face_of(ability) == now.face) || state.gained.contains(&(id, ability))
}

/// Whose ability it is, and on what.
fn scope_of(state: &State, source: &Source) -> Option<(PlayerId, ObjectRef)> {
    match source.origin {
        Origin::Static(_, object) => Some((state.controller(object), state.reference(object))),
        Origin::Effect(_) => None,
    }
}

/// What an effect applies to: fixed when it began to apply, or asked now.
fn set_of<R: Recorder>(look: Look<'_, R>, source: &Source) -> SmallVec<[ObjectId; 8]> {
    if let Some(set) = &source.set {
        return set.iter().copied().filter(|&id| look.state.try_permanent(id).is_some()).collect();
    }
    let Origin::Static(ability, object) = source.origin else { return SmallVec::new() };
    let Ability::Static(ability) = look.state.cards.ability(ability) else { return SmallVec::new() };
    let slots = Slots::default();
    let (you, source) = (look.state.controller(object), look.state.reference(object));
    let found = look.objects(Scope { you, source, slots: &slots, x: 0 }, &ability.affects);
    found.into_iter().filter(|&id| look.state.try_permanent(id).is_some()).collect()
}

/// Changes the characteristics of one permanent.
fn change<R: Recorder>(cx: &mut Cx<'_, R>, cards: &Cards, source: &Source, part: Part, id: ObjectId) {
    let (fixed, text, controller): (Fixed, FaceId, PlayerId) = match source.origin {
        Origin::Static(ability, object) => {
            (fixed_now(cx.peek(), source, part, id), cards.face_of(ability), cx.state.controller(object))
        }
        Origin::Effect(place) => {
            let effect = &cx.state.effects[place];
            (effect.fixed[part.change], effect.text, effect.controller)
        }
    };
    let of_effect;
    let change = match source.origin {
        Origin::Static(ability, _) => match cards.ability(ability) {
            Ability::Static(ability) => &ability.changes[part.change],
            _ => return,
        },
        Origin::Effect(place) => {
            of_effect = cx.state.effects[place].changes.clone();
            &of_effect[part.change]
        }
    };
    let gained = match change {
        Change::GainAbility(place) => cards.granted(text, *place),
        _ => None,
    };
    let restriction = |change: &Change| match change {
        Change::CantAttack => Some(Restriction::CantAttack),
        Change::CantBlock => Some(Restriction::CantBlock),
        Change::CantBeBlocked => Some(Restriction::CantBeBlocked),
        Change::MustAttack => Some(Restriction::MustAttack),
        Change::DoesntUntap => Some(Restriction::DoesntUntap),
        _ => None,
    };
    let place = cx.state.object(id).place as usize;
    let now = &mut cx.state.permanents[place];
    match (change, fixed) {
        (Change::CopyOf(_), Fixed::Copy(face)) => {
            *now =
                Characteristics { controller: now.controller, ..Characteristics::printed(cards, face, now.controller) };
        }
        (Change::Control(_), Fixed::Control(player)) => now.controller = player,
        (Change::Control(_), _) => now.controller = controller,
        (Change::AddTypes(types), _) => now.types = now.types.union(*types),
        (Change::AddSubtypes(subtypes), _) => now.subtypes = now.subtypes.union(*subtypes),
        (Change::AddSupertypes(supertypes), _) => now.supertypes = now.supertypes.union(*supertypes),
        (Change::SetLandTypes(subtypes), _) => {
            now.subtypes = now.subtypes.minus(Subtypes::BASIC_LANDS).union(*subtypes);
            now.keywords = Keywords::NONE;
            now.lost_abilities = true;
        }
        (Change::SetColors(colors), _) => now.colors = *colors,
        (Change::AddColors(colors), _) => now.colors = now.colors.union(*colors),
        (Change::Gain(keyword), _) => gain(cx, cards, id, place, *keyword),
        (Change::GainAbility(_), _) => {
            if let Some(ability) = gained {
                now.gained_abilities = true;
                cx.state.gained.push((id, ability));
            }
        }
        (Change::Lose(keyword), _) => {
            now.keywords = now.keywords.without(*keyword);
            cx.state.gained.retain(|(on, ability)| *on != id || cards.meaning_of(*ability) != Some(*keyword));
        }
        (Change::LoseAbilities, _) => {
            now.keywords = Keywords::NONE;
            now.lost_abilities = true;
            now.gained_abilities = false;
            cx.state.gained.retain(|(on, _)| *on != id);
        }
        (_, Fixed::Set(power, toughness)) => (now.power, now.toughness) = (power, toughness),
        (_, Fixed::Modify(power, toughness)) => {
            now.power = now.power.saturating_add(power);
            now.toughness = now.toughness.saturating_add(toughness);
        }
        (Change::Switch, _) => std::mem::swap(&mut now.power, &mut now.toughness),
        (other, _) => {
            if let Some(restriction) = restriction(other) {
                now.restrictions = now.restrictions.with(restriction);
            }
        }
    }
}

/// An object gains a keyword, and the abilities that it means.
fn gain<R: Recorder>(cx: &mut Cx<'_, R>, cards: &Cards, id: ObjectId, place: usize, keyword: Keyword) {
    let again = cx.state.permanents[place].keywords.has(keyword);
    let works = !again || keywords::works_again(cx.look(), keyword);
    let now = &mut cx.state.permanents[place];
    now.keywords = now.keywords.with(keyword);
    for ability in cards.meanings(keyword).filter(|_| works) {
        now.gained_abilities = true;
        cx.state.gained.push((id, ability));
    }
}

/// The quantities of a static ability's change, now (611.3a).
fn fixed_now<R: Recorder>(look: Look<'_, R>, source: &Source, part: Part, id: ObjectId) -> Fixed {
    let Some((you, object)) = scope_of(look.state, source) else { return Fixed::Plain(0) };
    let slots = Slots::default();
    let scope = Scope { you, source: object, slots: &slots, x: 0 };
    fix(look, scope, &changes(look.state, source.origin)[part.change], part.change as u8, id)
}

/// A change with its quantities worked out.
pub(crate) fn fix<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, change: &Change, place: u8, _: ObjectId) -> Fixed {
    match change {
        Change::CopyOf(of) => match look.objects(scope, of).first() {
            Some(&of) => Fixed::Copy(look.state.face(of)),
            None => Fixed::Plain(place),
        },
        Change::Control(players) => match look.players(scope, players).first() {
            Some(&player) => Fixed::Control(player),
            None => Fixed::Plain(place),
        },
        Change::Define(power, toughness) | Change::Set(power, toughness) => {
            Fixed::Set(look.amount(scope, power), look.amount(scope, toughness))
        }
        Change::Modify(power, toughness) => Fixed::Modify(look.amount(scope, power), look.amount(scope, toughness)),
        _ => Fixed::Plain(place),
    }
}

/// Keyword counters give abilities, in layer 6 (122.1b, 613.1f), before the effects that give and take others.
fn keyword_counters<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.counters.is_empty() {
        return;
    }
    let cards = cx.state.cards.clone();
    for index in 0..cx.state.counters.len() {
        let (Subject::Object(id), kind, _) = cx.state.counters[index] else { continue };
        if let Some(place) = counted(cx.state, id)
            && cx.look().when(R122_1B, matches!(kind, CounterKind::Keyword(_)))
            && let CounterKind::Keyword(keyword) = kind
        {
            gain(cx, &cards, id, place, keyword);
        }
    }
}

/// The place of a permanent whose counters change what it is.
fn counted(state: &State, id: ObjectId) -> Option<usize> {
    let object = state.object(id);
    (object.zone == Zone::Battlefield && object.is(Mark::Counters)).then_some(object.place as usize)
}

/// +1/+1 and -1/-1 counters change power and toughness in layer 7c (122.1a, 613.4c).
fn counters<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.counters.is_empty() {
        return;
    }
    for index in 0..cx.state.counters.len() {
        let (Subject::Object(id), kind, number) = cx.state.counters[index] else { continue };
        let Some(place) = counted(cx.state, id) else { continue };
        let sign = i32::from(kind == CounterKind::PlusOne) - i32::from(kind == CounterKind::MinusOne);
        if cx.look().when(R122_1A, sign != 0) {
            let now = &mut cx.state.permanents[place];
            now.power = now.power.saturating_add(sign * number);
            now.toughness = now.toughness.saturating_add(sign * number);
        }
    }
}

//! What is so of the cards in play: types, races, strength, lost abilities, qualities.
//!
//! Everything is worked out anew from what is printed and from the effects that last, never from its own last result, at
//! every change (4.6.5).

use smallvec::SmallVec;
use vademecum_rule_ids::myl::{S4_1_4, S4_1_5, S4_2_1, S4_2_2_1, S4_6_5, S6_9, S6_15};

use crate::{
    ability::{Place, Static, StaticKinds},
    card::{Concerns, Kind, Kinds, Race, Races},
    cx::{Cx, Look},
    filter::Filter,
    fits::Scope,
    readings::{FloorReading, StrengthReading},
    record::Recorder,
    state::{Ids, LastingChange, LastsOn, ObjectId, State, Traits},
};

/// A change of strength with the moment at which it began.
#[derive(Debug, Clone, Copy)]
struct Modifier {
    stamp: u32,
    change: Change,
}

#[derive(Debug, Clone, Copy)]
enum Change {
    Add(i16),
    Double,
    Set(i16),
}

impl State {
    /// What is printed on a card.
    pub(crate) fn printed_traits(&self, id: ObjectId) -> Traits {
        self.cards.printed_traits(self.object(id).card)
    }

    /// The lasting effects on a card.
    pub(crate) fn lasting_on(&self, id: ObjectId) -> impl Iterator<Item = &crate::state::Lasting> {
        let (handle, card) = (self.handle(id), self.object(id).card);
        self.lasting.iter().filter(move |lasting| match lasting.on {
            LastsOn::Card(on) => on == handle,
            LastsOn::Name(name) => name == card && lasting.source != handle,
        })
    }
}

impl<R: Recorder> Look<'_, R> {
    /// Whether an ability of a card in play works, as far as its place is concerned.
    fn works_in_place(&self, id: ObjectId, place: Place) -> bool {
        let object = self.state.object(id);
        let in_place = match place {
            Place::InPlay | Place::Anywhere => true,
            Place::Zone(zone) => object.zone == zone,
        };
        in_place && !self.is_idle(id)
    }

    /// Whether a weapon in the Línea de Apoyo waits for an ally of its controller (4.2.2.1).
    pub(crate) fn is_idle(&self, id: ObjectId) -> bool {
        let state = self.state;
        let object = state.object(id);
        if state.kind(id) != Kind::Weapon || object.carrier.is_some() {
            return false;
        }
        self.rec.work(state.in_play.len());
        let cards = if state.stale.0.is_any() { &state.in_play } else { &state.allies };
        let has_ally =
            cards.iter().any(|&other| state.object(other).controller == object.controller && state.is_ally(other));
        self.when(S4_2_2_1, !has_ally)
    }

    /// Every continuous ability that works: what it says, from where, and since when. A card that has lost its abilities has
    /// none.
    /// Cards that say nothing of these kinds are left out.
    pub(crate) fn each_static(&self, kinds: StaticKinds, mut tell: impl FnMut(&Static, &Scope, ObjectId)) {
        let state = self.state;
        if !state.concerned.0.statics.meets(kinds) {
            return;
        }
        self.rec.work(state.in_play.len());
        for &id in &state.speakers {
            let object = state.object(id);
            if !state.cards.concerns(object.card).statics.meets(kinds) || state.traits(id).is_blank {
                continue;
            }
            let card = state.cards.card(object.card);
            for ability in &card.abilities {
                let Some(statics) = ability.statics() else { continue };
                if self.works_in_place(id, ability.place) {
                    let scope = Scope::of_object(state, id);
                    statics.iter().for_each(|says| tell(says, &scope, id));
                }
            }
        }
    }
}

/// Works out what is so of the cards in play, of those for which something has changed since the last time.
pub(crate) fn refresh<R: Recorder>(cx: &mut Cx<'_, R>) {
    if !cx.state.stale.0.is_any() {
        return;
    }
    cx.state.touch_described_by_new();
    let of = Of::stale(cx.state);
    cx.state.stale.0.all = false;
    cx.state.stale.0.cards.clear();
    match &of.only {
        None => cx.state.copies.changed.mark_traits(),
        Some(only) => only.iter().for_each(|&id| cx.state.copies.changed.mark_object(id)),
    }
    cx.state.copies.changed.mark_gathered();
    // Each card is looked at with each effect that lasts, more than once.
    cx.rec.work(cx.state.in_play.len() * (1 + cx.state.lasting.len()));
    consider(cx, &of);
    gather_allies(cx, &of);
    let says = cx.state.concerned.0.statics;
    if says.meets(StaticKinds::LOSE_ABILITY) {
        blank(cx, &of, StaticKinds::LOSE_ABILITY);
    }
    let blank_before = blank_speakers(cx.state).count();
    consider_by_abilities(cx, &of);
    strengthen(cx, &of, true);
    // What looks at strength comes after it is known.
    if says.meets(StaticKinds::LOSE_ABILITY_BY_STRENGTH) && blank(cx, &of, StaticKinds::LOSE_ABILITY_BY_STRENGTH) {
        strengthen(cx, &of, false);
    }
    qualify(cx, &of);
    let state = &*cx.state;
    let takes = StaticKinds::LOSE_ABILITY.union(StaticKinds::LOSE_ABILITY_BY_STRENGTH);
    let may_wait = |&id: &ObjectId| state.kind(id) == Kind::Weapon && state.object(id).carrier.is_none();
    let is_bound = of.only.is_some() && state.stale.0.is_bound
        || blank_speakers(state).count() != blank_before
        || blank_speakers(state).any(|says| says.meets(takes));
    let weapon_waits = state.speakers.iter().any(may_wait);
    cx.state.stale.0.is_bound = is_bound;
    cx.state.stale.0.weapon_waits = weapon_waits;
}

/// What the cards would say that make something so of others and have lost their abilities.
fn blank_speakers(state: &State) -> impl Iterator<Item = StaticKinds> {
    let blank = state.speakers.iter().filter(|id| state.traits[id.index()].is_blank);
    let says = blank.map(|&id| state.cards.concerns(state.object(id).card).statics);
    says.filter(|says| says.meets(StaticKinds::OF_OTHERS))
}

/// The cards of which something is worked out.
#[derive(Debug)]
struct Of {
    /// Those in play; `None` for all.
    only: Option<Ids>,
    /// Those with what left play.
    changed: Option<Ids>,
    lasted: Lasted,
}

impl Of {
    /// Those for which something has changed.
    fn stale(state: &State) -> Self {
        let lasted = Lasted::of(state);
        if state.stale.0.all {
            return Of { only: None, changed: None, lasted };
        }
        let mut changed = Ids::new();
        for &id in &state.stale.0.cards {
            if !changed.contains(&id) {
                changed.push(id);
            }
        }
        let only = changed.iter().copied().filter(|&id| state.object(id).zone.is_in_play()).collect();
        Of { only: Some(only), changed: Some(changed), lasted }
    }

    fn has(&self, id: ObjectId) -> bool {
        self.only.as_ref().is_none_or(|only| only.contains(&id))
    }

    /// Goes through those that fit a description.
    fn each_fitting<R: Recorder>(
        &self,
        look: &Look<'_, R>,
        filter: &Filter,
        scope: &Scope,
        mut tell: impl FnMut(ObjectId),
    ) {
        match &self.only {
            None => look.list_fitting(filter, scope).for_each(tell),
            Some(only) => {
                for &id in only {
                    if look.state.fits(filter, &look.state.now(id), scope) {
                        tell(id);
                    }
                }
            }
        }
    }
}

/// Cards on which effects last, as a look at one bit of each tells: others may share the bit.
#[derive(Debug, Clone, Copy)]
struct Lasted(u64);

impl Lasted {
    fn of(state: &State) -> Self {
        Lasted(state.lasting.iter().fold(0, |bits, lasting| match lasting.on {
            LastsOn::Card(card) => bits | Lasted::bit(card.id),
            LastsOn::Name(_) => u64::MAX,
        }))
    }

    const fn bit(id: ObjectId) -> u64 {
        1 << (id.index() % 64)
    }

    const fn may_have(self, id: ObjectId) -> bool {
        self.0 & Lasted::bit(id) != 0
    }
}

/// Types and races: those printed, and those that effects add (6.9).
fn consider<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of) {
    gather_speakers(cx, of);
    match &of.only {
        None => {
            for place in 0..cx.state.in_play.len() {
                let id = cx.state.in_play[place];
                consider_one(cx, of, id);
            }
        }
        Some(only) => only.iter().for_each(|&id| consider_one(cx, of, id)),
    }
}

/// Which cards in play make something so, where it can have changed; and what concerns the cards in play, where all may have
/// changed.
fn gather_speakers<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of) {
    let State { in_play, objects, speakers, concerned, .. } = &mut *cx.state;
    let concerns = |id: ObjectId| cx.cards.concerns(objects[id.index()].card);
    if of.changed.is_none() {
        concerned.0 = in_play.iter().map(|&id| concerns(id)).fold(Concerns::default(), Concerns::union);
    }
    let speaks = |id: ObjectId| objects[id.index()].zone.is_in_play() && concerns(id).statics != StaticKinds::default();
    update(speakers, in_play, of.changed.as_deref(), speaks);
}

/// Brings the list of the cards in play of some sort up to date for the cards that have changed; `None` for all.
fn update(
    list: &mut Vec<ObjectId>,
    in_play: &[ObjectId],
    changed: Option<&[ObjectId]>,
    is_such: impl Fn(ObjectId) -> bool,
) {
    if let Some(changed) = changed {
        list.retain(|id| !changed.contains(id) || is_such(*id));
        let new: Ids = changed.iter().copied().filter(|&id| is_such(id) && !list.contains(&id)).collect();
        // What has come into play is the last there.
        if in_play.ends_with(&new) {
            list.extend(new);
            return;
        }
    }
    list.clear();
    list.extend(in_play.iter().filter(|&&id| is_such(id)));
}

fn consider_one<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of, id: ObjectId) {
    let mut traits = cx.state.printed_traits(id);
    let is_lost = of.lasted.may_have(id) && consider_lasting(cx, id, &mut traits);
    traits.is_blank = cx.look().when(S4_1_4, is_lost);
    cx.state.traits[id.index()] = traits;
}

/// Which cards in play are allies, where it can have changed.
fn gather_allies<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of) {
    let State { in_play, objects, traits, allies, .. } = &mut *cx.state;
    let is_ally = |id: ObjectId| objects[id.index()].zone.is_in_play() && traits[id.index()].kinds.has(Kind::Ally);
    update(allies, in_play, of.changed.as_deref(), is_ally);
}

/// What lasting effects add to the types and races of a card; true if one takes its abilities away.
fn consider_lasting<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, traits: &mut Traits) -> bool {
    let mut blank = false;
    for lasting in cx.state.lasting_on(id) {
        match lasting.change {
            LastingChange::Ally(_) => {
                let added = traits.kinds.with(Kind::Ally);
                traits.kinds = cx.look().either(S6_9, added, Kinds::only(Kind::Ally));
            }
            LastingChange::Race(race) => {
                traits.races = cx.look().either(S4_1_5, traits.races.with(race), Races::only(race));
            }
            LastingChange::LoseAbility => blank = true,
            LastingChange::Add(_)
            | LastingChange::Double
            | LastingChange::Set(_)
            | LastingChange::Base(_)
            | LastingChange::Gain(_) => {}
        }
    }
    blank
}

/// Continuous abilities that take abilities away, in the order in which their cards entered: one that was taken away takes
/// nothing. Goes through those of one kind; true if something changed.
fn blank<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of, kind: StaticKinds) -> bool {
    let mut changed = false;
    let cards = cx.cards;
    for place in 0..cx.state.speakers.len() {
        let source = cx.state.speakers[place];
        let object = *cx.state.object(source);
        let takes = cards.concerns(object.card).statics.meets(kind);
        if !takes || cx.state.traits(source).is_blank {
            continue;
        }
        let abilities = &cards.card(object.card).abilities;
        let scope = Scope::of_object(cx.state, source);
        for ability in abilities {
            let Some(statics) = ability.statics() else { continue };
            for says in statics {
                let Static::LoseAbility(filter) = says else { continue };
                if StaticKinds::of(says) != kind || !cx.peek().works_in_place(source, ability.place) {
                    continue;
                }
                let mut lost = Ids::new();
                of.each_fitting(&cx.peek(), filter, &scope, |id| lost.push(id));
                for id in lost {
                    if !cx.state.traits(id).is_blank && cx.look().rule(S4_6_5) {
                        cx.state.traits[id.index()].is_blank = true;
                        changed = true;
                    }
                }
            }
        }
    }
    changed
}

/// Types and races that continuous abilities add (6.9).
fn consider_by_abilities<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of) {
    let mut added: SmallVec<[(ObjectId, Kinds, Option<Race>); 8]> = SmallVec::new();
    let look = cx.peek();
    look.each_static(StaticKinds::CONSIDER, |says, scope, _| {
        if let Static::Consider(filter, kinds, race) = says {
            of.each_fitting(&look, filter, scope, |id| added.push((id, *kinds, *race)));
        }
    });
    let mut adds_ally = false;
    for (id, kinds, race) in added {
        if cx.look().rule(S6_9) {
            let traits = &mut cx.state.traits[id.index()];
            traits.kinds = traits.kinds.union(kinds);
            traits.races = race.map_or(traits.races, |race| traits.races.with(race));
            adds_ally |= kinds.has(Kind::Ally);
        }
    }
    if adds_ally {
        gather_allies(cx, of);
    }
}

/// Strength (4.2.1, 6.15), for the first time in a calculation or once more.
fn strengthen<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of, is_first: bool) {
    let mut gains: SmallVec<[(ObjectId, Modifier); 16]> = SmallVec::new();
    let mut fixed = Ids::new();
    let look = cx.peek();
    look.each_static(StaticKinds::STRENGTH, |says, scope, source| {
        if let Static::Strength(filter, amount) = says {
            let stamp = look.state.object(source).stamp;
            of.each_fitting(&look, filter, scope, |id| {
                let change = Change::Add(look.amount(amount, scope, None, id));
                gains.push((id, Modifier { stamp, change }));
            });
        }
    });
    look.each_static(StaticKinds::NO_MODIFIERS, |says, scope, _| {
        if let Static::NoModifiers(filter) = says {
            of.each_fitting(&look, filter, scope, |id| fixed.push(id));
        }
    });
    // Then every strength is the printed one, as it was put down with the types.
    if is_first && gains.is_empty() && cx.state.lasting.is_empty() {
        return;
    }
    gains.sort_by_key(|(on, _)| *on);
    fixed.sort_unstable();
    for place in 0..cx.state.allies.len() {
        let id = cx.state.allies[place];
        if !of.has(id) {
            continue;
        }
        let own_gains = equal_range(&gains, id);
        let is_changed = !own_gains.is_empty() || of.lasted.may_have(id) && cx.state.lasting_on(id).next().is_some();
        let mut base = cx.state.printed_traits(id).strength;
        if !is_changed {
            cx.state.traits[id.index()].strength = base;
            continue;
        }
        let mut modifiers: SmallVec<[Modifier; 8]> = SmallVec::new();
        // Copies, since reading amounts borrows the state.
        let lasting: SmallVec<[_; 4]> =
            cx.state.lasting_on(id).map(|it| (it.change.clone(), it.stamp, it.user, it.source)).collect();
        for (change, stamp, user, source) in lasting {
            let change = match change {
                LastingChange::Ally(amount) => {
                    let scope = Scope { you: user, this: source, carrier: None, event: None };
                    base = cx.peek().amount(&amount, &scope, None, id);
                    continue;
                }
                LastingChange::Base(number) => {
                    base = cx.look().either(S6_15, number, base);
                    continue;
                }
                LastingChange::Add(number) => Change::Add(number),
                LastingChange::Double => Change::Double,
                LastingChange::Set(number) => Change::Set(number),
                LastingChange::LoseAbility | LastingChange::Gain(_) | LastingChange::Race(_) => continue,
            };
            modifiers.push(Modifier { stamp, change });
        }
        modifiers.extend(own_gains.iter().map(|(_, modifier)| *modifier));
        if fixed.binary_search(&id).is_ok() {
            modifiers.clear();
        }
        order(&mut modifiers, cx.state.readings.strength);
        let floor = cx.state.readings.floor;
        let total = modifiers.iter().fold(base, |strength, modifier| {
            let changed = match modifier.change {
                Change::Add(number) => strength.saturating_add(number),
                Change::Double => strength.saturating_mul(2),
                Change::Set(number) => number,
            };
            if floor == FloorReading::OfEachChange { changed.max(0) } else { changed }
        });
        let below = cx.look().when(S4_2_1, total < 0);
        cx.state.traits[id.index()].strength = if below { 0 } else { total };
    }
}

/// The gains of one card, of a list that is sorted by cards.
fn equal_range(gains: &[(ObjectId, Modifier)], id: ObjectId) -> &[(ObjectId, Modifier)] {
    let first = gains.partition_point(|(on, _)| *on < id);
    let count = gains[first..].partition_point(|(on, _)| *on == id);
    &gains[first..first + count]
}

fn order(modifiers: &mut [Modifier], reading: StrengthReading) {
    match reading {
        StrengthReading::InOrder => modifiers.sort_by_key(|modifier| modifier.stamp),
        StrengthReading::AddedLast => {
            modifiers.sort_by_key(|modifier| (matches!(modifier.change, Change::Add(_)), modifier.stamp));
        }
    }
}

/// Qualities, those of lasting effects included: they are not lost with the abilities (4.1.4).
fn qualify<R: Recorder>(cx: &mut Cx<'_, R>, of: &Of) {
    // Nothing is gained where no effect lasts.
    let count = if cx.state.lasting.is_empty() { 0 } else { cx.state.in_play.len() };
    for place in 0..count {
        let id = cx.state.in_play[place];
        if !of.lasted.may_have(id) || !of.has(id) {
            continue;
        }
        let gained = cx.state.lasting_on(id).fold(0, |bits, lasting| match lasting.change {
            LastingChange::Gain(quality) => bits | 1 << quality as u16,
            _ => bits,
        });
        let traits = &mut cx.state.traits[id.index()];
        traits.qualities = gained;
        traits.destroyed_only_by = None;
        traits.unaffected_by = Kinds::default();
    }
    let mut found: SmallVec<[(ObjectId, Traits); 8]> = SmallVec::new();
    let look = cx.peek();
    let mut find = |filter: &Filter, scope: &Scope, traits: Traits| {
        of.each_fitting(&look, filter, scope, |id| found.push((id, traits)));
    };
    let kinds = StaticKinds::HAS.union(StaticKinds::DESTROYED_ONLY_BY).union(StaticKinds::UNAFFECTED_BY);
    look.each_static(kinds, |says, scope, _| {
        if let Static::Has(filter, quality) = says {
            find(filter, scope, Traits { qualities: 1 << *quality as u16, ..Traits::default() });
        } else if let Static::DestroyedOnlyBy(filter, race) = says {
            find(filter, scope, Traits { destroyed_only_by: Some(*race), ..Traits::default() });
        } else if let Static::UnaffectedBy(filter, kinds) = says {
            find(filter, scope, Traits { unaffected_by: *kinds, ..Traits::default() });
        }
    });
    for (id, more) in found {
        let traits = &mut cx.state.traits[id.index()];
        traits.qualities |= more.qualities;
        traits.destroyed_only_by = traits.destroyed_only_by.or(more.destroyed_only_by);
        traits.unaffected_by = traits.unaffected_by.union(more.unaffected_by);
    }
}

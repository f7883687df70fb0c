//! What is so of the cards in play: types, races, strength, lost abilities, qualities.
//!
//! Everything is worked out anew from what is printed and from the effects that last, never from its own last result, at
//! every change (4.6.5).

use vademecum_rule_ids::myl::{S4_1_4, S4_1_5, S4_2_1, S4_2_2_1, S4_6_5, S6_9, S6_15};

use crate::{
    ability::{Place, Quality, Static, StaticKinds, Timing},
    card::{Concerns, Kind, Kinds, Races},
    cx::{Cx, Look},
    filter::Filter,
    fits::Scope,
    happening::Snapshot,
    readings::{FloorReading, StrengthReading},
    record::Recorder,
    state::{LastingChange, LastsOn, ObjectId, State, Traits},
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
        let has_ally = state.in_play.iter().any(|&other| {
            state.object(other).controller == object.controller && state.traits(other).kinds.has(Kind::Ally)
        });
        self.when(S4_2_2_1, !has_ally)
    }

    /// Every continuous ability that works: what it says, from where, and since when. A card that has lost its abilities has
    /// none.
    /// Cards that say nothing of these kinds are left out.
    pub(crate) fn each_static(&self, kinds: StaticKinds, mut tell: impl FnMut(&Static, &Scope, ObjectId)) {
        let state = self.state;
        if !state.concerned.statics.meets(kinds) {
            return;
        }
        self.rec.work(state.in_play.len());
        for &id in &state.in_play {
            let object = state.object(id);
            if !state.cards.concerns(object.card).statics.meets(kinds) || state.traits(id).is_blank {
                continue;
            }
            let card = state.cards.card(object.card);
            for ability in &card.abilities {
                let Timing::Continuous(statics) = &ability.timing else { continue };
                if self.works_in_place(id, ability.place) {
                    let scope =
                        Scope { you: object.controller, this: state.handle(id), carrier: object.carrier, event: None };
                    statics.iter().for_each(|says| tell(says, &scope, id));
                }
            }
        }
    }
}

/// Works out what is so of every card in play, if something has changed since the last time.
pub(crate) fn refresh<R: Recorder>(cx: &mut Cx<'_, R>) {
    if !std::mem::take(&mut cx.state.is_stale) {
        return;
    }
    cx.state.copies.changed.mark_traits();
    // Each card is looked at with each effect that lasts, more than once.
    cx.rec.work(cx.state.in_play.len() * (1 + cx.state.lasting.len()));
    let state = &mut *cx.state;
    let concerns = state.in_play.iter().map(|id| state.cards.concerns(state.objects[id.index()].card));
    state.concerned = concerns.fold(Concerns::default(), Concerns::union);
    let removes = state.concerned.statics.meets(StaticKinds::LOSE_ABILITY);
    consider(cx);
    if removes {
        blank(cx, false);
    }
    consider_by_abilities(cx);
    strengthen(cx);
    if removes && blank(cx, true) {
        strengthen(cx);
    }
    qualify(cx);
}

/// Types and races: those printed, and those that effects add (6.9).
fn consider<R: Recorder>(cx: &mut Cx<'_, R>) {
    for place in 0..cx.state.in_play.len() {
        let id = cx.state.in_play[place];
        let mut traits = cx.state.printed_traits(id);
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
        traits.is_blank = cx.look().when(S4_1_4, blank);
        cx.state.traits[id.index()] = traits;
    }
}

/// Whether a description looks at strength.
fn reads_strength(filter: &Filter) -> bool {
    match filter {
        Filter::StrengthAtMost(_) | Filter::StrengthIs(_) => true,
        Filter::All(filters) | Filter::Or(filters) => filters.iter().any(reads_strength),
        Filter::Not(filter) => reads_strength(filter),
        Filter::Any
        | Filter::Kind(_)
        | Filter::Race(_)
        | Filter::Of(_)
        | Filter::In(_)
        | Filter::HasCost
        | Filter::This
        | Filter::Carrier
        | Filter::Attacking
        | Filter::Blocking
        | Filter::SameKindAsEvent => false,
    }
}

/// Continuous abilities that take abilities away, in the order in which their cards entered: one that was taken away takes
/// nothing. Those that look at strength come after it is known. True if something changed.
fn blank<R: Recorder>(cx: &mut Cx<'_, R>, by_strength: bool) -> bool {
    let mut changed = false;
    let cards = cx.cards;
    for place in 0..cx.state.in_play.len() {
        let source = cx.state.in_play[place];
        let object = *cx.state.object(source);
        let takes = cards.concerns(object.card).statics.meets(StaticKinds::LOSE_ABILITY);
        if !takes || cx.state.traits(source).is_blank {
            continue;
        }
        let abilities = &cards.card(object.card).abilities;
        let scope =
            Scope { you: object.controller, this: cx.state.handle(source), carrier: object.carrier, event: None };
        for ability in abilities {
            let Timing::Continuous(statics) = &ability.timing else { continue };
            for says in statics {
                let Static::LoseAbility(filter) = says else { continue };
                if reads_strength(filter) != by_strength || !cx.peek().works_in_place(source, ability.place) {
                    continue;
                }
                let lost: Vec<ObjectId> = cx.peek().all_in_play(filter, &scope);
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
fn consider_by_abilities<R: Recorder>(cx: &mut Cx<'_, R>) {
    let mut added = Vec::new();
    let look = cx.peek();
    look.each_static(StaticKinds::CONSIDER, |says, scope, _| {
        if let Static::Consider(filter, kinds, race) = says {
            added.extend(look.list_fitting(filter, scope).map(|id| (id, *kinds, *race)));
        }
    });
    for (id, kinds, race) in added {
        if cx.look().rule(S6_9) {
            let traits = &mut cx.state.traits[id.index()];
            traits.kinds = traits.kinds.union(kinds);
            traits.races = race.map_or(traits.races, |race| traits.races.with(race));
        }
    }
}

/// Strength (4.2.1, 6.15).
fn strengthen<R: Recorder>(cx: &mut Cx<'_, R>) {
    let mut gains: Vec<(ObjectId, Modifier)> = Vec::new();
    let mut fixed: Vec<ObjectId> = Vec::new();
    let look = cx.peek();
    look.each_static(StaticKinds::STRENGTH, |says, scope, source| {
        if let Static::Strength(filter, amount) = says {
            let stamp = look.state.object(source).stamp;
            for id in look.list_fitting(filter, scope) {
                let change = Change::Add(look.amount(amount, scope, None, id));
                gains.push((id, Modifier { stamp, change }));
            }
        }
    });
    look.each_static(StaticKinds::NO_MODIFIERS, |says, scope, _| {
        if let Static::NoModifiers(filter) = says {
            fixed.extend(look.list_fitting(filter, scope));
        }
    });
    gains.sort_by_key(|(on, _)| *on);
    fixed.sort_unstable();
    for place in 0..cx.state.in_play.len() {
        let id = cx.state.in_play[place];
        if !cx.state.is_ally(id) {
            continue;
        }
        let own_gains = equal_range(&gains, id);
        let is_changed = !own_gains.is_empty() || cx.state.lasting_on(id).next().is_some();
        let mut base = cx.state.printed_traits(id).strength;
        if !is_changed {
            cx.state.traits[id.index()].strength = base;
            continue;
        }
        let mut modifiers: Vec<Modifier> = Vec::new();
        // Copies, since reading amounts borrows the state.
        let lasting: Vec<_> =
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
fn qualify<R: Recorder>(cx: &mut Cx<'_, R>) {
    // Nothing is gained where no effect lasts.
    let count = if cx.state.lasting.is_empty() { 0 } else { cx.state.in_play.len() };
    for place in 0..count {
        let id = cx.state.in_play[place];
        let gained = cx.state.lasting_on(id).fold(0, |bits, lasting| match lasting.change {
            LastingChange::Gain(quality) => bits | 1 << quality as u16,
            _ => bits,
        });
        let traits = &mut cx.state.traits[id.index()];
        traits.qualities = gained;
        traits.destroyed_only_by = None;
        traits.unaffected_by = Kinds::default();
    }
    let mut found: Vec<(ObjectId, Traits)> = Vec::new();
    let look = cx.peek();
    let mut find = |filter: &Filter, scope: &Scope, source: ObjectId, traits: Traits| {
        if *filter == Filter::This {
            found.push((source, traits));
        } else {
            found.extend(look.list_fitting(filter, scope).map(|id| (id, traits)));
        }
    };
    let kinds = StaticKinds::HAS.union(StaticKinds::DESTROYED_ONLY_BY).union(StaticKinds::UNAFFECTED_BY);
    look.each_static(kinds, |says, scope, source| {
        if let Static::Has(filter, quality) = says {
            find(filter, scope, source, Traits { qualities: 1 << *quality as u16, ..Traits::default() });
        } else if let Static::DestroyedOnlyBy(filter, race) = says {
            find(filter, scope, source, Traits { destroyed_only_by: Some(*race), ..Traits::default() });
        } else if let Static::UnaffectedBy(filter, kinds) = says {
            find(filter, scope, source, Traits { unaffected_by: *kinds, ..Traits::default() });
        }
    });
    for (id, more) in found {
        let traits = &mut cx.state.traits[id.index()];
        traits.qualities |= more.qualities;
        traits.destroyed_only_by = traits.destroyed_only_by.or(more.destroyed_only_by);
        traits.unaffected_by = traits.unaffected_by.union(more.unaffected_by);
    }
}

/// Whether a card that is not in play, or is being played, says something of itself.
pub(crate) fn says_of_itself(state: &State, card: &Snapshot, quality: Quality) -> bool {
    let abilities = &state.cards.card(card.card).abilities;
    abilities.iter().any(|ability| {
        let Timing::Continuous(statics) = &ability.timing else { return false };
        statics.iter().any(|says| matches!(says, Static::Has(Filter::This, own) if *own == quality))
    })
}

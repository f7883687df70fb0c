//! What an ability speaks of, asked of a state: objects, players, quantities and conditions (608.2h, 109).

use smallvec::SmallVec;
use vademecum_abilities::{Amount, CounterKind, Filter, ManaCost, Objects, Players, Slot, Subjects, Type, Zone};
use vademecum_rule_ids::magic::{R101_4, R102_2, R102_3, R107_3A, R109_5, R608_2H, R608_2K};

use crate::{
    Recorder,
    cx::Look,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    layers,
    object::{Characteristics, Mark, Object},
    slots::Slots,
    state::{OnStack, State},
};

/// Objects found, in no order.
pub(crate) type Found = SmallVec<[ObjectId; 8]>;
/// Players, in turn order.
pub(crate) type Ring = SmallVec<[PlayerId; 4]>;

/// The context in which a text is evaluated: its controller, its source, its slots and X.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scope<'a> {
    pub(crate) you: PlayerId,
    pub(crate) source: ObjectRef,
    pub(crate) slots: &'a Slots,
    pub(crate) x: u32,
}

impl<R: Recorder> Look<'_, R> {
    /// Whether an object is what a filter describes.
    pub(crate) fn matches(self, scope: Scope<'_>, id: ObjectId, filter: &Filter) -> bool {
        // The quick answers need nothing worked out.
        match filter {
            Filter::Any => return true,
            Filter::All(all) => return all.iter().all(|part| self.matches(scope, id, part)),
            Filter::Either(all) => return all.iter().any(|part| self.matches(scope, id, part)),
            Filter::Not(part) => return !self.matches(scope, id, part),
            // What has left its zone and come back is another object (400.7).
            Filter::This => return self.state.reference(id) == scope.source,
            _ => {}
        }
        match self.state.try_permanent(id) {
            Some(now) => self.is(scope, self.state.reference(id), self.state.object(id), now, filter),
            None => {
                let sized = matches!(filter, Filter::Power(..) | Filter::Toughness(..));
                let now = layers::elsewhere(self, id, sized);
                self.is(scope, self.state.reference(id), self.state.object(id), &now, filter)
            }
        }
    }

    /// Whether an object as it was is what a filter describes.
    pub(crate) fn matched(
        self,
        scope: Scope<'_>,
        was: ObjectRef,
        (object, now): (&Object, &Characteristics),
        filter: &Filter,
    ) -> bool {
        self.is(scope, was, object, now, filter)
    }

    fn is(self, scope: Scope<'_>, was: ObjectRef, object: &Object, now: &Characteristics, filter: &Filter) -> bool {
        let (state, id) = (self.state, was.id);
        let compare = |number: i32, how: vademecum_abilities::Comparison, than: &Amount| {
            how.holds(number, self.amount(scope, than))
        };
        match filter {
            Filter::Any => true,
            Filter::All(all) => all.iter().all(|part| self.is(scope, was, object, now, part)),
            Filter::Either(all) => all.iter().any(|part| self.is(scope, was, object, now, part)),
            Filter::Not(part) => !self.is(scope, was, object, now, part),
            Filter::Type(one) => now.types.has(*one),
            Filter::Types(types) => now.types.meets(*types),
            Filter::Supertype(one) => now.supertypes.has(*one),
            Filter::Subtype(one) => now.subtypes.has(*one),
            Filter::Color(one) => now.colors.has(*one),
            Filter::Colorless => now.colors.is_empty(),
            Filter::Multicolored => now.colors.len() > 1,
            Filter::Keyword(one) => now.keywords.has(*one),
            Filter::Controller(players) => self.includes(scope, players, now.controller),
            Filter::Owner(players) => self.includes(scope, players, object.owner),
            Filter::This => was == scope.source,
            Filter::Slot(slot) => scope.slots.get(*slot).is_some_and(|held| held.objects.contains(&was)),
            Filter::Tapped => object.is(Mark::Tapped),
            Filter::Attacking => state.combat.is_attacking(id),
            Filter::Blocking => state.combat.is_blocking(id),
            Filter::Blocked => state.combat.is_blocked(id),
            Filter::Token => object.is(Mark::Token),
            Filter::Spell => object.zone == Zone::Stack,
            Filter::In(zone) => object.zone == *zone,
            Filter::Power(how, than) => compare(now.power, *how, than),
            Filter::Toughness(how, than) => compare(now.toughness, *how, than),
            Filter::ManaValue(how, than) => compare(self.mana_value(id, now), *how, than),
            Filter::Counter(kind) => state.counters(Subject::Object(id), *kind) > 0,
            Filter::AttachedTo(part) => state.host(id).is_some_and(|host| self.matches(scope, host, part)),
            Filter::Bears(part) => {
                let bears = |&(what, host): &(ObjectRef, ObjectRef)| {
                    host.id == id && state.is_current(what) && self.matches(scope, what.id, part)
                };
                state.attached.iter().any(bears)
            }
            Filter::SameName => {
                let own = self.state.known(scope.source).map(|(_, own)| own.face);
                own.is_some_and(|own| state.cards.values(own).name == state.cards.values(now.face).name)
            }
        }
    }

    /// An object's mana value; X counts while it is a spell (202.3e).
    pub(crate) fn mana_value(self, id: ObjectId, now: &Characteristics) -> i32 {
        let spell = self.state.stack.iter().find(|item| item.what == OnStack::Spell && item.object.id == id);
        let cost = self.state.cards.values(now.face).cost.as_ref();
        cost.map_or(0, |cost: &ManaCost| clamp(cost.mana_value(spell.map_or(0, |item| item.x))))
    }

    /// Whether a player is among those that a text speaks of.
    pub(crate) fn includes(self, scope: Scope<'_>, players: &Players, player: PlayerId) -> bool {
        match players {
            Players::You => player == scope.you,
            Players::Opponents => self.state.are_opponents(scope.you, player),
            Players::All => true,
            Players::Active => player == self.state.turn.active,
            Players::Slot(slot) => scope.slots.get(*slot).is_some_and(|held| held.players.has(player)),
            Players::ControllerOf(_) | Players::OwnerOf(_) | Players::Defending => {
                self.players(scope, players).contains(&player)
            }
        }
    }

    /// The players that a text speaks of, in turn order (101.4).
    pub(crate) fn players(self, scope: Scope<'_>, players: &Players) -> Ring {
        let state = self.state;
        let mut found: Ring = match players {
            // 109.5: "you" is the controller; without it, whoever the card belongs to.
            Players::You => {
                let owner = state.try_object(scope.source.id).map_or(scope.you, |source| source.owner);
                SmallVec::from_slice(&[self.either(R109_5, scope.you, owner)])
            }
            Players::Opponents => {
                let opponents: Ring = self.ring().filter(|&p| state.are_opponents(scope.you, p)).collect();
                let others: Ring = self.ring().filter(|&p| p != scope.you).collect();
                if state.players.len() == 2 {
                    self.either(R102_2, opponents, Ring::new())
                } else if others.len() > opponents.len() {
                    // Without 102.3 those of one's own team are opponents as well.
                    self.either(R102_3, opponents, others)
                } else {
                    opponents
                }
            }
            Players::All => self.ring().collect(),
            Players::Active => SmallVec::from_slice(&[state.turn.active]),
            Players::Slot(slot) => {
                let held = scope.slots.get(*slot).map(|held| held.players).unwrap_or_default();
                self.ring().filter(|&player| held.has(player)).collect()
            }
            Players::ControllerOf(objects) => {
                let known = self.references(scope, objects).into_iter().filter_map(|of| state.known(of));
                distinct(known.map(|(_, now)| now.controller))
            }
            Players::OwnerOf(objects) => {
                distinct(self.references(scope, objects).into_iter().map(|of| state.object(of.id).owner))
            }
            Players::Defending => state.combat.defending_player(scope.source.id).into_iter().collect(),
        };
        found.retain(|player| state.player(*player).is_in_game());
        found
    }

    /// Everybody in the game, the active player first, then in turn order (101.4).
    pub(crate) fn ring(self) -> impl Iterator<Item = PlayerId> {
        let active = self.state.turn.active;
        let first = self.either(R101_4, active, self.state.next_player(active));
        self.state.in_turn_order(first)
    }

    /// The objects that a text speaks of and that are still what they were.
    pub(crate) fn objects(self, scope: Scope<'_>, objects: &Objects) -> Found {
        match objects {
            Objects::Each(filter) => self.each(scope, filter),
            _ => {
                let meant = self.references(scope, objects);
                meant.into_iter().filter(|&object| self.state.is_current(object)).map(|object| object.id).collect()
            }
        }
    }

    /// Every object that matches: permanents, unless the filter names a zone (109.2).
    pub(crate) fn each(self, scope: Scope<'_>, filter: &Filter) -> Found {
        let state = self.state;
        let mut found = Found::new();
        let mut look = |zone: &[ObjectId]| {
            self.rec.work(zone.len());
            found.extend(zone.iter().copied().filter(|&id| self.matches(scope, id, filter)));
        };
        match filter.zone().unwrap_or(Zone::Battlefield) {
            Zone::Battlefield => look(&state.battlefield),
            Zone::Exile => look(&state.exile),
            Zone::Command => look(&state.command),
            Zone::Stack => {
                let spells = state.stack.iter().filter(|item| item.what == OnStack::Spell);
                look(&spells.map(|item| item.object.id).collect::<Found>());
            }
            Zone::Graveyard => state.players.iter().for_each(|player| look(&player.graveyard)),
            Zone::Hand => state.players.iter().for_each(|player| look(&player.hand)),
            Zone::Library => state.players.iter().for_each(|player| look(&player.library)),
            Zone::Outside => {}
        }
        found
    }

    /// The objects that a text speaks of, those that are gone included.
    pub(crate) fn references(self, scope: Scope<'_>, objects: &Objects) -> SmallVec<[ObjectRef; 4]> {
        let state = self.state;
        match objects {
            Objects::This => SmallVec::from_slice(&[scope.source]),
            Objects::Slot(Slot::EVENT_OBJECTS) => {
                // 608.2k: what the event was about; without that rule, nothing.
                let held = scope.slots.get(Slot::EVENT_OBJECTS);
                let meant = held.map(|held| held.objects.iter().copied().collect()).unwrap_or_default();
                self.either(R608_2K, meant, SmallVec::new())
            }
            Objects::Slot(slot) => {
                scope.slots.get(*slot).map(|held| held.objects.iter().copied().collect()).unwrap_or_default()
            }
            Objects::Each(filter) => self.each(scope, filter).into_iter().map(|id| state.reference(id)).collect(),
            Objects::Host => state.host(scope.source.id).map(|host| state.reference(host)).into_iter().collect(),
            Objects::Top(players, amount) => {
                let amount = self.amount(scope, amount).max(0) as usize;
                let tops = self.players(scope, players).into_iter().flat_map(|player| {
                    let library = &state.player(player).library;
                    library.iter().rev().take(amount).copied()
                });
                tops.map(|id| state.reference(id)).collect()
            }
        }
    }

    /// Objects and players.
    pub(crate) fn subjects(self, scope: Scope<'_>, subjects: &Subjects) -> SmallVec<[Subject; 4]> {
        match subjects {
            Subjects::Objects(objects) => self.objects(scope, objects).into_iter().map(Subject::Object).collect(),
            Subjects::Players(players) => self.players(scope, players).into_iter().map(Subject::Player).collect(),
            Subjects::Slot(slot) => {
                let objects = self.objects(scope, &Objects::Slot(*slot)).into_iter().map(Subject::Object);
                objects.chain(self.players(scope, &Players::Slot(*slot)).into_iter().map(Subject::Player)).collect()
            }
        }
    }

    /// A quantity.
    pub(crate) fn amount(self, scope: Scope<'_>, amount: &Amount) -> i32 {
        let state = self.state;
        let each = |objects: &Objects, read: &dyn Fn(&Object, &Characteristics) -> i32| {
            let known = self.references(scope, objects).into_iter().filter_map(|of| self.last_known(of));
            known.map(|(object, now)| read(&object, &now)).fold(0, i32::saturating_add)
        };
        match amount {
            Amount::Number(number) => *number,
            Amount::X => self.either(R107_3A, clamp(scope.x), 0),
            Amount::Slot(slot) => scope.slots.get(*slot).map_or(0, crate::slots::Held::count),
            Amount::Count(objects) => self.references(scope, objects).len() as i32,
            Amount::CountPlayers(players) => self.players(scope, players).len() as i32,
            Amount::CardsIn(zone, players) => {
                let cards = self.players(scope, players).into_iter().map(|player| match zone {
                    Zone::Hand => state.player(player).hand.len(),
                    Zone::Graveyard => state.player(player).graveyard.len(),
                    Zone::Library => state.player(player).library.len(),
                    _ => state.exile.iter().filter(|&&id| state.object(id).owner == player).count(),
                });
                cards.sum::<usize>() as i32
            }
            Amount::Life(players) => {
                let totals = self.players(scope, players).into_iter().map(|player| state.player(player).life);
                totals.fold(0, i32::saturating_add)
            }
            Amount::Power(objects) => each(objects, &|_, now| now.power),
            Amount::Toughness(objects) => each(objects, &|_, now| now.toughness),
            Amount::ManaValue(objects) => {
                let known = self.references(scope, objects).into_iter();
                let values = known.filter_map(|of| state.known(of).map(|(_, now)| self.mana_value(of.id, &now)));
                values.fold(0, i32::saturating_add)
            }
            Amount::Counters(kind, objects) => {
                let found = self.objects(scope, objects).into_iter();
                found.map(|id| state.counters(Subject::Object(id), *kind)).fold(0, i32::saturating_add)
            }
            Amount::Devotion(colors) => {
                let own = state.permanents().filter(|(_, now)| now.controller == scope.you);
                let costs = own.filter_map(|(_, now)| state.cards.values(now.face).cost.as_ref());
                costs.map(|cost| devotion(cost, *colors)).fold(0, i32::saturating_add)
            }
            Amount::Plus(one, other) => self.amount(scope, one).saturating_add(self.amount(scope, other)),
            Amount::Times(factor, of) => self.amount(scope, of).saturating_mul(*factor),
            Amount::Half { of, up } => {
                let whole = self.amount(scope, of);
                if *up { whole.div_euclid(2) + whole.rem_euclid(2) } else { whole.div_euclid(2) }
            }
        }
    }

    /// An object as it is, or as it last was (608.2h).
    fn last_known(self, object: ObjectRef) -> Option<(Object, Characteristics)> {
        let gone = !self.state.is_current(object);
        if gone && !self.rule(R608_2H) {
            return None;
        }
        self.state.known(object)
    }

    /// Whether a condition holds.
    pub(crate) fn holds(self, scope: Scope<'_>, condition: &vademecum_abilities::Condition) -> bool {
        use vademecum_abilities::Condition;
        match condition {
            Condition::Compare(one, how, other) => how.holds(self.amount(scope, one), self.amount(scope, other)),
            Condition::Match(objects, filter) => {
                let meant = self.references(scope, objects);
                let fits = |of: &ObjectRef| {
                    self.state.known(*of).is_some_and(|(object, now)| self.matched(scope, *of, (&object, &now), filter))
                };
                !meant.is_empty() && meant.iter().all(fits)
            }
            Condition::TurnOf(players) => self.includes(scope, players, self.state.turn.active),
            Condition::Holds(slot) => scope.slots.get(*slot).is_some_and(|held| !held.is_empty()),
            Condition::Not(other) => !self.holds(scope, other),
            Condition::All(all) => all.iter().all(|one| self.holds(scope, one)),
            Condition::Any(all) => all.iter().any(|one| self.holds(scope, one)),
        }
    }

    /// Whether "any target" reaches an object (115.4).
    pub(crate) fn is_any_target(self, id: ObjectId) -> bool {
        self.state
            .try_permanent(id)
            .is_some_and(|now| now.is_creature() || now.types.has(Type::Planeswalker) || now.types.has(Type::Battle))
    }
}

/// The counters that devotion counts: symbols of the colors (700.5).
fn devotion(cost: &ManaCost, colors: vademecum_abilities::Colors) -> i32 {
    let of = |kind: vademecum_abilities::ManaKind| {
        vademecum_abilities::Color::ALL.into_iter().any(|color| colors.has(color) && kind == color.into())
    };
    let plain: i32 = vademecum_abilities::ManaKind::ALL
        .into_iter()
        .filter(|&kind| of(kind))
        .map(|kind| i32::from(cost.kinds[kind as usize]))
        .sum();
    let special = cost.special.iter().filter(|symbol| symbol.kinds.iter().any(of)).count();
    plain.saturating_add(special as i32)
}

fn distinct(players: impl Iterator<Item = PlayerId>) -> Ring {
    let mut all = Ring::new();
    for player in players {
        if !all.contains(&player) {
            all.push(player);
        }
    }
    all
}

fn clamp(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Counters of a kind that an object bears.
pub(crate) fn counters_on(state: &State, id: ObjectId, kind: CounterKind) -> i32 {
    if state.object(id).is(Mark::Counters) { state.counters(Subject::Object(id), kind) } else { 0 }
}

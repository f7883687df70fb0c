//! What an ability speaks of, asked of a state: objects, players, quantities and conditions (608.2h, 109).

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Amount, CardId, Color, Colors, CounterKind, Duration, Filter, Objects, OptionalCost, Part,
    Players, Slot, Step, Subjects, Subtype, Subtypes, Type, Types, Zone,
};
use vademecum_rule_ids::magic::{
    R102_1, R102_2, R102_3, R102_4, R108_2, R108_3, R109_2, R109_2A, R109_2B, R109_5, R110_4A, R110_4B, R112_1A,
    R113_12, R115_9A, R115_9B, R115_9C, R201_5, R208_4B, R307_5A, R310_8E, R400_12, R503_2, R506_6, R508_6, R604_4,
    R604_7, R607_2I, R608_2H, R608_2J, R608_2K, R614_12B, R614_13C, R700_7, R700_9, R700_10, R701_31B, R702_26F,
    R708_12,
};

use crate::{
    Recorder,
    actions::a028_transform,
    adventures, bonds, choices,
    combat::Defender,
    commander,
    cx::Look,
    id::{ObjectId, ObjectRef, PlayerId, Subject, Timestamp},
    keywords::{self, k124_partner, k158_space_sculptor, k174_gift},
    layers, levels, links, merging,
    object::{Characteristics, Mark, Object, colors_of},
    phasing,
    slots::Slots,
    state::{OnStack, StackItem, State, TargetRef},
    stickers, terms,
    values::Colored,
    variants::{conspiracies, planechase},
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

impl<'a> Scope<'a> {
    /// The context of what speaks of nothing but what it describes.
    pub(crate) const fn of_nothing(slots: &'a Slots) -> Scope<'a> {
        let source = ObjectRef { id: ObjectId(0), born: Timestamp(0) };
        Scope { you: PlayerId(0), source, slots, x: 0 }
    }
}

impl<R: Recorder> Look<'_, R> {
    /// Whether an object is what a filter describes.
    pub(crate) fn matches(self, scope: Scope<'_>, id: ObjectId, filter: &Filter) -> bool {
        if let Some(now) = self.state.try_permanent(id) {
            return self.is(scope, self.state.reference(id), self.state.object(id), now, filter);
        }
        // The quick answers need nothing worked out.
        match filter {
            Filter::Any => return true,
            Filter::All(all) => return all.iter().all(|part| self.matches(scope, id, part)),
            Filter::Either(all) => return all.iter().any(|part| self.matches(scope, id, part)),
            Filter::Not(part) => return !self.matches(scope, id, part),
            Filter::By(rule, part) => return !self.rule(*rule) || self.matches(scope, id, part),
            // What has left its zone and come back is another object (400.7).
            Filter::This => return self.state.reference(id) == scope.source,
            _ => {}
        }
        let sized = matches!(filter, Filter::Power(..) | Filter::Toughness(..));
        let now = layers::elsewhere(self, id, sized);
        self.is(scope, self.state.reference(id), self.state.object(id), &now, filter)
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
            Filter::By(rule, part) => !self.rule(*rule) || self.is(scope, was, object, now, part),
            Filter::Type(one) => self.has_type(object, now, *one),
            Filter::Types(types) => now.types.meets(*types),
            Filter::Supertype(one) => self.has_supertype(now, *one),
            Filter::Subtype(one) => now.subtypes.has(*one),
            // 608.2j: whatever other colors it has.
            Filter::Color(one) => now.colors.has(*one) && (now.colors.len() == 1 || self.rule(R608_2J)),
            Filter::Colorless => self.is_colored(now, Colored::None),
            Filter::Monocolored => self.is_colored(now, Colored::One),
            Filter::Multicolored => self.is_colored(now, Colored::Several),
            Filter::Keyword(one) => {
                let is_variant = |(variant, rule)| now.keywords.has(variant) && self.rule(rule);
                let has = now.keywords.has(*one) && k124_partner::is_meant(self, now.face, *one);
                has || keywords::variant_of(*one).is_some_and(is_variant)
            }
            Filter::Controller(players) => self.includes(scope, players, now.controller),
            Filter::Owner(players) => self.includes(scope, players, object.owner),
            Filter::This => was == scope.source,
            Filter::Slot(slot) => scope.slots.get(*slot).is_some_and(|held| held.objects.contains(&was)),
            Filter::Tapped => object.is(Mark::Tapped),
            Filter::Attacking => state.combat.is_attacking(id),
            Filter::ChosenToAttack => state.combat.attacker(id).is_some(),
            Filter::SummoningSick => object.is(Mark::SummoningSick),
            Filter::Blocking => state.combat.is_blocking(id),
            Filter::BlockingThis => {
                state.is_current(scope.source) && state.combat.blockers_of(scope.source.id).any(|blocker| blocker == id)
            }
            Filter::Blocked => state.combat.is_blocked(id),
            Filter::Unblocked => self.is_unblocked(id),
            Filter::HadToAttack => self.when(R506_6, state.combat.had_to_attack(id)),
            Filter::Token => merging::is_token(self, object),
            // 108.2: what a text calls a card is one, or is represented by one.
            Filter::Card => !self.when(R108_2, merging::is_token(self, object) || object.is(Mark::Copy)),
            Filter::Modified => self.when(R700_9, terms::is_modified(state, was, now)),
            Filter::CastFor(keyword) => object.cast_for == Some(*keyword),
            Filter::ActivatedThisTurn => self.when(R700_10, state.turn.used.contains(&was)),
            Filter::AttackedThisTurn => state.turn.attacked.iter().any(|attack| attack.with == was),
            Filter::Designated(designation) => object.is((*designation).into()),
            Filter::NewSinceUpkeep => object.is(Mark::NewAtUpkeep),
            Filter::Stickered(kind) => stickers::is_stickered(self, was, *kind),
            Filter::Monstrous => self.when(R701_31B, object.is(Mark::Monstrous)),
            Filter::FaceDown => object.is(Mark::FaceDown),
            Filter::HasAdventure => adventures::has_one(self, object, now),
            Filter::AsAdventure => state.cards.part(now.face) == Part::Inset,
            Filter::Transformed => state.is_current(was) && a028_transform::is_transformed(self, was.id),
            // 112.1a: a copy of a spell is a spell.
            Filter::Spell => object.zone == Zone::Stack && (!object.is(Mark::Copy) || self.rule(R112_1A)),
            Filter::TargetCount(how, number) => {
                // 115.9a: those that were chosen, whether they are still legal or not.
                let count = |item: &StackItem| {
                    let there = item.targets.iter().filter(|(_, target)| self.is_there(*target)).count();
                    self.either(R115_9A, item.targets.len(), there) as i32
                };
                self.spell(id).is_some_and(|item| how.holds(count(item), i32::from(*number)))
            }
            Filter::Targets(part) => self.spell(id).is_some_and(|item| {
                item.targets.iter().any(|(_, target)| match target {
                    TargetRef::Player(_) => false,
                    // 115.9b: what is gone is ignored, whatever it was.
                    TargetRef::Object(of) if !state.is_current(*of) && self.rule(R115_9B) => false,
                    TargetRef::Object(of) => {
                        let known = state.known(*of);
                        known.is_some_and(|(object, now)| self.is(scope, *of, &object, &now, part))
                    }
                })
            }),
            Filter::TargetsOnly(part) => self.spell(id).is_some_and(|item| {
                // 115.9c: however many different things were chosen, even if fewer are there by now.
                let counted = |target: &TargetRef| self.rule(R115_9C) || self.is_there(*target);
                let mut chosen = item.targets.iter().map(|(_, target)| target).filter(|target| counted(target));
                let first = chosen.next();
                let only = first.is_some_and(|first| chosen.all(|other| other == first));
                only && matches!(first, Some(TargetRef::Object(of)) if state.is_current(*of) && self.matches(scope, of.id, part))
            }),
            Filter::In(zone) => object.zone == *zone,
            // 110.4a and 110.4b: what could be put onto the battlefield, or will be.
            Filter::PermanentCard => self.either(R110_4A, now.types.meets(Types::PERMANENT), true),
            Filter::PermanentSpell => self.either(R110_4B, now.types.meets(Types::PERMANENT), true),
            Filter::NoAbilities => !self.has_abilities(object.zone, now),
            Filter::Power(how, than) => compare(now.power, *how, than),
            Filter::Toughness(how, than) => compare(now.toughness, *how, than),
            Filter::BasePower(how, than) => compare(self.base_size(now).0, *how, than),
            Filter::BaseToughness(how, than) => compare(self.base_size(now).1, *how, than),
            Filter::ManaValue(how, than) => self.mana_value(id, now).is_some_and(|value| compare(value, *how, than)),
            Filter::Counter(kind) => state.counters(Subject::Object(id), *kind) > 0,
            Filter::AttachedTo(part) => state.host(id).is_some_and(|host| self.matches(scope, host, part)),
            Filter::PairedWith(part) => {
                let partner = state.paired_with(id).filter(|_| state.is_current(was));
                partner.is_some_and(|partner| self.matches(scope, partner, part))
            }
            Filter::TransformingCard => a028_transform::is_transforming(state, object),
            Filter::BoundBy(keyword) => bonds::is_bound(self, *keyword, scope.source, was),
            Filter::Bears(part) => {
                state.is_current(was) && state.attached_to(id).any(|what| self.matches(scope, what, part))
            }
            Filter::SharesColor(with) => {
                let others = self.references(scope, with).into_iter().filter_map(|of| state.known(of));
                others.map(|(_, other)| other.colors).any(|colors| now.colors.meets(colors))
            }
            Filter::InSector(_) | Filter::InSameSector(_) => k158_space_sculptor::is_in(self, scope, object, filter),
            Filter::CastFrom(zone) => self.spell(id).is_some_and(|item| item.from == Some(*zone)),
            Filter::SameName(with) => self.shares_name(scope, now, with),
            Filter::OtherName(than) => self.has_other_name(scope, now, than),
            Filter::SharesCreatureType(with) => self.shares_creature_type(scope, now, with),
            Filter::Named(slot) => chosen_number(scope.slots, *slot)
                .is_some_and(|name| choices::named_faces(state, name).any(|face| self.same_name(now.face, face))),
            Filter::Commander => commander::is_so_called(self, object, was),
            Filter::SecretlyNamed => conspiracies::is_named(self, scope.source, now.face),
            Filter::Called(name) => self.name_of(now.face) == name,
            Filter::ColorIn(slot) => now.colors.meets(chosen_color(scope.slots, *slot)),
            Filter::SubtypeIn(slot) => {
                chosen_subtype(scope.slots, *slot).is_some_and(|chosen| now.subtypes.has(chosen))
            }
        }
    }

    /// Whether an attacker is unblocked: blockers have been declared, and none for it (509.1h).
    fn is_unblocked(self, id: ObjectId) -> bool {
        let (turn, combat) = (&self.state.turn, &self.state.combat);
        let after = Step::DeclareBlockers..=Step::EndOfCombat;
        after.contains(&turn.step) && combat.is_declared() && combat.is_attacking(id) && !combat.is_blocked(id)
    }

    /// Whether something has a creature type in common with one of the objects.
    fn shares_creature_type(self, scope: Scope<'_>, now: &Characteristics, with: &Objects) -> bool {
        let own = now.subtypes.intersection(Subtypes::of_type(Type::Creature));
        let all = self.references(scope, with).into_iter();
        all.filter_map(|of| self.state.known(of)).any(|(_, other)| !own.intersection(other.subtypes).is_empty())
    }

    /// A spell on the stack.
    fn spell(&self, id: ObjectId) -> Option<&StackItem> {
        self.state.stack.iter().find(|item| item.what == OnStack::Spell && item.object.id == id)
    }

    /// Whether a target is still where it was chosen.
    fn is_there(&self, target: TargetRef) -> bool {
        match target {
            TargetRef::Player(player) => self.state.player(player).is_in_game(),
            TargetRef::Object(object) => self.state.is_current(object),
        }
    }

    /// Base power and toughness: what sets them, without what modifies them (208.4b).
    fn base_size(self, now: &Characteristics) -> (i32, i32) {
        self.either(R208_4B, now.base, (now.power, now.toughness))
    }

    /// The active player (102.1).
    fn active_player(self) -> PlayerId {
        let active = self.state.turn.active;
        self.either(R102_1, active, self.state.next_player(active))
    }

    /// Whether a player is on the team of another: a teammate, or that player (102.4).
    fn is_on_team(self, of: PlayerId, player: PlayerId) -> bool {
        player == of || self.when(R102_4, !self.state.are_opponents(of, player))
    }

    /// Whether an object has abilities. An effect's statement of what the object is does not count as one (113.12).
    fn has_abilities(self, zone: Zone, now: &Characteristics) -> bool {
        let cards = &self.state.cards;
        let exists = |id: AbilityId| {
            let keyword = match cards.ability(id) {
                Ability::Keyword(of) => Some(of.keyword),
                _ => cards.meaning_of(id),
            };
            keyword.is_none_or(|keyword| now.keywords.has(keyword) && keywords::exists_in(self, keyword, zone))
        };
        let printed = !now.lost_abilities && cards.abilities(now.face).any(exists);
        let has_keyword = now.keywords.iter().any(|keyword| keywords::exists_in(self, keyword, zone));
        let own = printed || has_keyword || now.gained_abilities;
        let stated = now.colors != colors_of(self, now.face) || !now.restrictions.is_empty();
        // Said of everything that a static ability changes, where nothing else is recorded.
        own || stated && !self.rec.rule(R113_12, false)
    }

    /// Whether a player is among those that a text speaks of.
    pub(crate) fn includes(self, scope: Scope<'_>, players: &Players, player: PlayerId) -> bool {
        match players {
            Players::You => player == scope.you || planechase::is_you(self, scope, player),
            Players::Opponents => self.state.are_opponents(scope.you, player),
            Players::All => true,
            Players::Team => self.is_on_team(scope.you, player),
            Players::Active => player == self.active_player(),
            Players::Slot(slot) => scope.slots.get(*slot).is_some_and(|held| held.players.has(player)),
            Players::Except(both) => self.includes(scope, &both.0, player) && !self.includes(scope, &both.1, player),
            Players::ProtectorOf(_)
            | Players::Attacking
            | Players::ControllerOf(_)
            | Players::OwnerOf(_)
            | Players::Defending
            | Players::MostLife
            | Players::AttackedThisCombat
            | Players::Promised
            | Players::Chosen(_)
            | Players::Host => self.players(scope, players).contains(&player),
        }
    }

    /// The players that a text speaks of, in turn order (101.4).
    pub(crate) fn players(self, scope: Scope<'_>, players: &Players) -> Ring {
        let state = self.state;
        let mut found: Ring = match players {
            // 109.5: "you" is the controller; without it, whoever the card belongs to.
            Players::You => {
                let owner = || state.try_object(scope.source.id).map_or(scope.you, |source| source.owner);
                let you = || SmallVec::from_slice(&[self.either(R109_5, scope.you, owner())]);
                planechase::whole_team(self, scope).unwrap_or_else(you)
            }
            Players::Opponents => {
                let opponents = self.ring_of(|p| state.are_opponents(scope.you, p));
                let others = self.ring_of(|p| p != scope.you);
                if state.players.len() == 2 {
                    self.either(R102_2, opponents, Ring::new())
                } else if others.len() > opponents.len() {
                    // Without 102.3 those of one's own team are opponents as well.
                    self.either(R102_3, opponents, others)
                } else {
                    opponents
                }
            }
            Players::All => self.ring_of(|_| true),
            Players::Team => self.ring_of(|player| self.is_on_team(scope.you, player)),
            Players::Active => SmallVec::from_slice(&[self.active_player()]),
            Players::Slot(slot) => {
                let held = scope.slots.get(*slot).map(|held| held.players).unwrap_or_default();
                self.ring_of(|player| held.has(player))
            }
            Players::ProtectorOf(objects) => {
                let of = |of: &ObjectRef| {
                    let protector = self.state.object(of.id).protector.filter(|_| self.state.is_current(*of))?;
                    Some(self.either(R310_8E, protector, self.state.controller(of.id)))
                };
                self.references(scope, objects).iter().filter_map(of).collect()
            }
            Players::ControllerOf(objects) => {
                let known = self.references(scope, objects).into_iter().filter_map(|of| state.known(of));
                distinct(known.map(|(_, now)| now.controller))
            }
            Players::OwnerOf(objects) => {
                let meant = self.references(scope, objects).into_iter();
                // 108.3: whose deck it began in, whoever controls it.
                let controller = |of: ObjectRef| state.known(of).map_or(scope.you, |(_, now)| now.controller);
                distinct(meant.map(|of| self.either(R108_3, state.object(of.id).owner, controller(of))))
            }
            Players::Attacking => self.attacking_players(scope.source),
            Players::Defending => self.defending_player(scope.source).into_iter().collect(),
            Players::MostLife => {
                let most = state.in_turn_order(state.turn.active).map(|player| state.player(player).life).max();
                self.ring_of(|player| most == Some(state.player(player).life))
            }
            Players::Promised => k174_gift::promised_to(state, scope.source).into_iter().collect(),
            Players::Chosen(pair) => links::chosen_player(self, scope.source, *pair).into_iter().collect(),
            Players::AttackedThisCombat => {
                let attacked = |player: PlayerId| state.turn.active == scope.you && state.combat.has_attacked(player);
                self.ring_of(|player| state.are_opponents(scope.you, player) && attacked(player))
            }
            Players::Except(both) => {
                let others = self.players(scope, &both.1);
                self.players(scope, &both.0).into_iter().filter(|player| !others.contains(player)).collect()
            }
            Players::Host => match state.host_of(scope.source.id) {
                Some(Subject::Player(player)) => SmallVec::from_slice(&[player]),
                Some(Subject::Object(_)) | None => Ring::new(),
            },
        };
        found.retain(|player| state.player(*player).is_in_game());
        found
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

    /// The objects that an instruction does something to: permanents, where it names no zone (109.2). Without that rule
    /// what lies in graveyards and is described so is meant as well.
    pub(crate) fn affected(self, scope: Scope<'_>, objects: &Objects) -> Found {
        let mut found = self.objects(scope, objects);
        if let Objects::Each(filter) = objects
            && filter.zone().is_none()
            && !self.rule(R109_2)
        {
            let cards = self.state.players.iter().flat_map(|player| &player.graveyard).copied();
            found.extend(cards.filter(|&id| self.matches(scope, id, filter)));
        }
        found
    }

    /// Every object that matches: permanents, unless the filter names a zone (109.2).
    pub(crate) fn each(self, scope: Scope<'_>, filter: &Filter) -> Found {
        let state = self.state;
        let mut found = Found::new();
        let mut look = |zone: &[ObjectId]| {
            self.rec.work(zone.len());
            found.extend(zone.iter().copied().filter(|&id| self.matches(scope, id, filter)));
        };
        let named = filter.zone();
        match self.described_zone(named) {
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

    /// An object and all permanents with its name.
    fn namesakes(self, source: ObjectRef) -> SmallVec<[ObjectRef; 4]> {
        let name = |face| &self.state.cards.values(face).name;
        let is_like = |now: &Characteristics| name(now.face) == name(self.state.last_face(source));
        let own = self.state.permanents().filter(|(_, now)| is_like(now)).map(|(id, _)| self.state.reference(id));
        std::iter::once(source).chain(own.filter(|other| *other != source)).collect()
    }

    /// The zone that a description speaks of: that which it names with the word "card" (109.2a), the stack for spells
    /// (109.2b), otherwise the battlefield.
    pub(crate) fn described_zone(self, named: Option<Zone>) -> Zone {
        match named {
            Some(Zone::Stack) => self.either(R109_2B, Zone::Stack, Zone::Battlefield),
            Some(zone) => self.either(R109_2A, zone, Zone::Battlefield),
            None => Zone::Battlefield,
        }
    }

    /// The objects that a text speaks of, those that are gone included.
    pub(crate) fn references(self, scope: Scope<'_>, objects: &Objects) -> SmallVec<[ObjectRef; 4]> {
        let state = self.state;
        match objects {
            // 201.5: the name of the object that a text is on means that object alone.
            Objects::This if self.rule(R201_5) => SmallVec::from_slice(&[scope.source]),
            Objects::This => self.namesakes(scope.source),
            Objects::Slot(slot @ (Slot::EVENT_OBJECTS | Slot::EVENT_SOURCE | Slot::PAID)) => {
                // 608.2k: what the event or the cost was about; without that rule, nothing.
                let held = scope.slots.get(*slot);
                let meant = held.map(|held| held.objects.iter().copied().collect()).unwrap_or_default();
                self.either(R608_2K, meant, SmallVec::new())
            }
            Objects::Slot(slot) => {
                let Some(held) = scope.slots.get(*slot) else { return SmallVec::new() };
                // 700.7: that object is meant, whatever it is by now.
                let meant = |of: &ObjectRef| !self.has_lost_type(*of, held.called) || self.rule(R700_7);
                held.objects.iter().copied().filter(meant).collect()
            }
            Objects::Each(filter) => self.each(scope, filter).into_iter().map(|id| state.reference(id)).collect(),
            Objects::Host => {
                // 604.4: what it is attached to now is meant, and is not a target.
                let host = state.host(scope.source.id).filter(|_| self.rule(R604_4));
                // 604.7: what it was attached to before is not meant.
                let last = || self.last_host(scope.source).filter(|_| !self.rule(R604_7));
                host.map(|host| state.reference(host)).or_else(last).into_iter().collect()
            }
            Objects::TopOfGraveyard(players) => {
                let piles = self.players(scope, players).into_iter();
                let tops = piles.filter_map(|player| state.player(player).graveyard.last().copied());
                tops.map(|id| state.reference(id)).collect()
            }
            Objects::Commanders(players) => commander::of_players(self, &self.players(scope, players)),
            // 400.12: what is done to a zone is done to everything in it.
            Objects::Zone(zone, players) => {
                if !self.rule(R400_12) {
                    return SmallVec::new();
                }
                let owners = self.players(scope, players);
                let cards =
                    state.objects().filter(|(_, object)| object.zone == *zone && owners.contains(&object.owner));
                cards.map(|(id, _)| state.reference(id)).collect()
            }
            Objects::Top(players, amount) => {
                let amount = self.amount(scope, amount).max(0) as usize;
                let tops = self.players(scope, players).into_iter().flat_map(|player| {
                    let library = &state.player(player).library;
                    library.iter().rev().copied().filter(|id| !self.is_passed_over(*id)).take(amount)
                });
                tops.map(|id| state.reference(id)).collect()
            }
        }
    }

    /// Whether a permanent no longer has the card type by which a text calls it.
    fn has_lost_type(self, object: ObjectRef, called: Option<Type>) -> bool {
        let now = || self.state.try_permanent(object.id).filter(|_| self.state.is_current(object));
        called.is_some_and(|called| now().is_some_and(|now| !now.types.has(called)))
    }

    /// What an object was attached to that has left the battlefield since.
    fn last_host(self, attached: ObjectRef) -> Option<ObjectRef> {
        self.state.last_known.iter().rev().find(|known| known.bore.contains(&attached)).map(|known| known.was)
    }

    /// Whether a card on top of a library is about to enter the battlefield, so that nothing else counts it there
    /// (614.13c).
    pub(crate) fn is_passed_over(self, id: ObjectId) -> bool {
        self.state.cause.entering.contains(&id) && self.rule(R614_13C)
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

    /// An object as it is, or as it last was (608.2h).
    pub(crate) fn last_known(self, object: ObjectRef) -> Option<(Object, Characteristics)> {
        let gone = !self.state.is_current(object);
        if gone && !self.rule(R608_2H) {
            return None;
        }
        self.state.known(object)
    }

    /// Whether what lasts for as long as something is so has come to its end, or cannot begin (611.2b).
    pub(crate) fn has_ended(self, scope: Scope<'_>, lasts: &Duration) -> bool {
        let Duration::AsLongAs(of) = lasts else { return false };
        let (what, is) = &**of;
        if phasing::is_tracked(self.state, what, scope.source) {
            return self.rule(R702_26F);
        }
        let there = self.objects(scope, what);
        there.is_empty() || !there.iter().all(|&id| self.matches(scope, id, is))
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
            // Which of several instances was paid for matters only where this one was not.
            Condition::By(rule, condition)
                if matches!(**condition, Condition::PaidFor(..) | Condition::PaidInstance(..)) =>
            {
                self.holds(scope, condition) || !self.rule(*rule)
            }
            Condition::By(rule, condition) => !self.rule(*rule) || self.holds(scope, condition),
            Condition::TurnOf(players) => self.is_turn_of_one(scope, players),
            Condition::Paid(place) => {
                // 607.2i: whether the intent to pay that cost was declared as the object was cast.
                let paid = self.state.known(scope.source).is_some_and(|(object, _)| object.paid & 1 << place != 0);
                self.when(R607_2I, paid)
            }
            Condition::PaidFor(keyword, cost) => {
                let paid = self.state.known(scope.source).is_some_and(|(object, now)| {
                    let mut costs = (0_u8..).zip(&self.state.cards.values(now.face).optional_costs);
                    let is_it = |of: &OptionalCost| {
                        of.keyword == Some(*keyword) && cost.as_ref().is_none_or(|cost| **cost == of.cost)
                    };
                    costs.any(|(place, of)| object.paid & 1 << place != 0 && is_it(of))
                });
                self.when(R607_2I, paid)
            }
            Condition::During(step, players) => {
                self.state.turn.step == *step && self.includes(scope, players, self.state.turn.active)
            }
            Condition::PaidInstance(keyword, instance) => {
                self.state.known(scope.source).is_some_and(|(object, now)| {
                    let instead = object.cast_for == Some(*keyword) && object.cast_instance == *instance;
                    let mut costs = self.state.cards.values(now.face).paid_costs(object.paid, object.repeated);
                    instead || costs.any(|(cost, _)| cost.keyword == Some(*keyword) && cost.instance == *instance)
                })
            }
            Condition::Holds(slot) => scope.slots.get(*slot).is_some_and(|held| !held.is_empty()),
            // 307.5a: it looks at the time of the casting, not at what else might have kept a sorcery from being cast.
            Condition::Untimely => {
                let spell = self.state.stack.iter().find(|item| item.object == scope.source);
                self.when(R307_5A, spell.is_some_and(|item| item.untimely))
            }
            Condition::KinStruck(players, of) => {
                let kin = self.players(scope, players).into_iter().map(|player| self.state.player(player).struck_with);
                let kin = kin.fold(Subtypes::NONE, Subtypes::union);
                let types = self.references(scope, of).into_iter().filter_map(|of| self.state.known(of));
                types.map(|(_, now)| now.subtypes).any(|types| !types.intersection(kin).is_empty())
            }
            Condition::StruckWith(players, kind) => self.any_player(scope, players, |is| is.struck_with.has(*kind)),
            Condition::SorceryTime => crate::stack::is_sorcery_time(self.state, scope.you),
            Condition::After(step) => {
                let turn = &self.state.turn;
                // 503.2: from the end of the first one on, also where another one has begun.
                turn.ended & 1 << *step as u16 != 0 && (turn.step != *step || self.rule(R503_2))
            }
            Condition::Revealed(objects, filter) => {
                let fits = |of: &ObjectRef| {
                    let Some((object, now)) = self.state.known(*of) else { return false };
                    // 708.12: what it is when no effect is looked at; without that rule, what it seems to be.
                    let own = Characteristics::printed(self, object.face, now.controller);
                    self.matched(scope, *of, (&object, &self.either(R708_12, own, now)), filter)
                };
                let meant = self.references(scope, objects);
                !meant.is_empty() && meant.iter().all(fits)
            }
            Condition::Level(how, number) => how.holds(levels::of(self, scope.source.id), i32::from(*number)),
            Condition::Chosen(pair, word) => {
                // 614.12b: as long as that word was chosen as the permanent entered.
                let chosen = links::number_of(self, scope.source, *pair);
                let was = chosen == Some(i32::from(*word));
                was && (*pair >= links::FIRST_KEYWORD_PAIR || self.rule(R614_12B))
            }
            Condition::Designated(players, what) => {
                self.players(scope, players).into_iter().any(|player| self.state.is_designated(player, *what))
            }
            Condition::CompletedDungeon(players) => self.any_player(scope, players, |is| !is.completed.is_empty()),
            Condition::Is(daytime) => self.state.turn.daytime == Some(*daytime),
            Condition::Blessed(players) => self.any_player(scope, players, |is| is.blessed),
            Condition::Noted(pair) => links::number_of(self, scope.source, *pair).is_some(),
            Condition::Combat(time) => self.is_combat_time(scope, time),
            // 508.6: who attacks what a player controls does not attack that player.
            Condition::Attacked(players, others) => self.state.turn.attacked.iter().any(|attack| {
                let whom = self.either(R508_6, attack.defender, Defender::Player(attack.defending));
                self.includes(scope, players, attack.by)
                    && matches!(whom, Defender::Player(player) if self.includes(scope, others, player))
            }),
            Condition::Attacking(players, others) => self.state.combat.attackers().iter().any(|attacker| {
                let at_somebody = Some(Defender::Player(attacker.defending));
                let whom = self.either(R508_6, attacker.defender, at_somebody);
                self.state.combat.is_attacking(attacker.id)
                    && self.includes(scope, players, self.state.controller(attacker.id))
                    && matches!(whom, Some(Defender::Player(player)) if self.includes(scope, others, player))
            }),
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

/// The number that a choice of something without a place on the table has left in a slot.
pub(crate) fn chosen_number(slots: &Slots, slot: Slot) -> Option<i32> {
    slots.get(slot).and_then(|held| held.number)
}

/// The chosen color. `None` if colorless mana was chosen.
pub(crate) fn chosen_color(slots: &Slots, slot: Slot) -> Colors {
    let place = chosen_number(slots, slot).and_then(|number| usize::try_from(number).ok());
    place.and_then(|place| Color::ALL.get(place)).map_or(Colors::NONE, |color| Colors::only(*color))
}

/// The subtype that was chosen (205.3e).
pub(crate) fn chosen_subtype(slots: &Slots, slot: Slot) -> Option<Subtype> {
    chosen_number(slots, slot).and_then(|number| u8::try_from(number).ok()).map(Subtype)
}

/// The card whose name was chosen.
pub(crate) fn chosen_card(scope: Scope<'_>, slot: Slot) -> Option<CardId> {
    chosen_number(scope.slots, slot).and_then(|number| u16::try_from(number).ok()).map(CardId)
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

pub(crate) fn clamp(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Counters of a kind that an object bears.
pub(crate) fn counters_on(state: &State, id: ObjectId, kind: CounterKind) -> i32 {
    if state.object(id).is(Mark::Counters) { state.counters(Subject::Object(id), kind) } else { 0 }
}

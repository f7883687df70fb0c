//! Whether an event is the one that an ability waits for or a replacement watches (603.2, 614.1).

use vademecum_abilities::{Attacked, Cycled, Filter, ManaKinds, Pattern, Slot, Step, Zone, Zones};
use vademecum_rule_ids::magic::{R109_2C, R122_7, R505_1B, R700_4, R700_14, R702_29C, R714_2B, R725_1A};

use crate::{
    Recorder,
    actions::{a006_create, a028_transform},
    combat::Defender,
    cx::Look,
    deed::{Acted, Deed, Move, Practiced},
    id::{ObjectId, PlayerId, Subject},
    keywords::{k029_cycling, k155_read_ahead},
    object::{Characteristics, Object},
    radiation, rooms,
    select::Scope,
    slots::{Held, Slots},
    state::{OnStack, StackItem},
};

impl<R: Recorder> Look<'_, R> {
    /// Whether a deed is what a pattern describes, seen from an ability.
    pub(crate) fn fits(self, scope: Scope<'_>, pattern: &Pattern, deed: &Deed) -> bool {
        if pattern.kind != deed.kind() {
            return false;
        }
        if let Deed::Transform(_, how) = deed
            && !a028_transform::is_seen(self, *how)
        {
            return false;
        }
        // 700.4: to die is to be put into a graveyard from the battlefield.
        if let Deed::Move(moved) = deed
            && (pattern.from, pattern.to) == (Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard))
            && !self.when(R700_4, (moved.from, moved.to) == (Zone::Battlefield, Zone::Graveyard))
        {
            return false;
        }
        if let Deed::Move(moved) = deed
            // 400.8: what is exiled once more does not change zones.
            && (moved.from == moved.to
                || (!pattern.from.is_empty() && !pattern.from.has(moved.from))
                || (!pattern.to.is_empty() && !pattern.to.has(moved.to)))
        {
            return false;
        }
        // 725.1a: life is lost from radiation as a result of the ability that comes with rad counters.
        if pattern.from_damage && !self.state.cause.damage {
            return false;
        }
        if pattern.from_radiation && !self.when(R725_1A, radiation::resolves(self)) {
            return false;
        }
        if let Deed::BeginStep(_, step) = deed
            && pattern.step.is_some_and(|wanted| wanted != *step)
        {
            return false;
        }
        if let Deed::EnterRoom(.., room) = deed
            && pattern.room.is_some_and(|wanted| wanted != *room)
        {
            return false;
        }
        if let (Some(nth), Deed::BeginStep(_, step)) = (pattern.main_phase, deed) {
            // 505.1b: the Nth that has begun in this turn; without that rule, the one before combat or any other.
            let usual = if nth == 1 { Step::FirstMain } else { Step::SecondMain };
            if !step.is_main() || !self.either(R505_1B, self.state.turn.main_phases == nth, *step == usual) {
                return false;
            }
        }
        if let Deed::Search { player, library_of, .. } = deed
            && pattern.own_library
            && player != library_of
        {
            return false;
        }
        if pattern.tapped_for_mana && !matches!(deed, Deed::AddMana { tapped: true, .. }) {
            return false;
        }
        if let Deed::Destroy(_, how) = deed
            && pattern.by_effect
            && !how.by_effect
        {
            return false;
        }
        if let (Some(nth), Deed::PutCounters(on, kind, amount, _)) = (pattern.reaches, deed) {
            // 122.7, 714.2b: there were fewer than N, and now there are as many.
            let after = self.state.counters(*on, *kind);
            let reached = after >= i32::from(nth) && after - amount < i32::from(nth);
            if !self.when(if pattern.chapter { R714_2B } else { R122_7 }, reached) {
                return false;
            }
            if let (true, Subject::Object(saga)) = (pattern.chapter, *on)
                && k155_read_ahead::skips_chapter(self, saga, i32::from(nth), after)
            {
                return false;
            }
        }
        if let (Some(least), Deed::Expend(player, amount)) = (pattern.reaches, deed) {
            // 700.14: less was spent before, and now it is as much.
            let after = self.state.player(*player).expended;
            let reached = after >= i32::from(least) && after - amount < i32::from(least);
            if !self.when(R700_14, reached) {
                return false;
            }
        }
        if let Deed::PutCounters(_, kind, ..) | Deed::RemoveCounters(_, kind, _) = deed
            && pattern.counter.is_some_and(|wanted| wanted != *kind)
        {
            return false;
        }
        if let (Some(players), Deed::PutCounters(.., by)) = (&pattern.counters_by, deed)
            && !self.includes(scope, players, *by)
        {
            return false;
        }
        if let Deed::Damage { source, combat, .. } | Deed::Prevent { source, combat, .. } = deed {
            if pattern.combat.is_some_and(|wanted| wanted != *combat) {
                return false;
            }
            if let Some(filter) = &pattern.source {
                let known = self.state.known(*source);
                // 109.2c: "source" means one in any zone; without that rule, a permanent.
                let elsewhere = known.is_some_and(|(object, _)| object.zone != Zone::Battlefield);
                if elsewhere && !self.rule(R109_2C) {
                    return false;
                }
                if !known.is_some_and(|(object, now)| self.matched(scope, *source, (&object, &now), filter)) {
                    return false;
                }
            }
        }
        if pattern.resolved && !matches!(deed, Deed::Move(moved) if moved.resolved) {
            return false;
        }
        if let (Some(Cycled::Only), Deed::Discard(_, card)) = (pattern.cycled, deed)
            && !self.when(R702_29C, k029_cycling::is_cycled(self, *card))
        {
            return false;
        }
        if pattern.discarded && !matches!(deed, Deed::Move(moved) if moved.discarded) {
            return false;
        }
        if let (Some(filter), Deed::Target(by, _)) = (&pattern.source, deed)
            && !self.is_targeted_by(scope, *by, filter)
        {
            return false;
        }
        if let Deed::Act(acted) = deed
            && pattern.action.is_some_and(|wanted| !rooms::is_awaited(self, wanted, acted))
        {
            return false;
        }
        if let Deed::Practice(practiced) = deed
            && pattern.practice.is_some_and(|wanted| wanted != practiced.keyword)
        {
            return false;
        }
        if let Deed::Coin { won, .. } = deed
            && pattern.won.is_some_and(|wanted| *won != Some(wanted))
        {
            return false;
        }
        if !self.fits_combat(scope, pattern, deed)
            || pattern.while_so.as_ref().is_some_and(|condition| !self.holds(scope, condition))
        {
            return false;
        }
        let of_player = || {
            pattern.player.as_ref().is_none_or(|players| match deed {
                Deed::BeginStep(active, _) if self.state.is_active(*active) => self.is_turn_of_one(scope, players),
                _ => self.player_of(deed).is_some_and(|player| self.includes(scope, players, player)),
            })
        };
        // What has done a keyword action may be gone by then.
        if let Deed::Act(Acted { object: Some(object), .. }) | Deed::Practice(Practiced { object, .. }) = deed {
            let known = self.state.known(*object);
            return of_player()
                && known.is_some_and(|(was, now)| self.matched(scope, *object, (&was, &now), &pattern.subject));
        }
        if let Deed::Create(player, token, _) = deed {
            return of_player() && a006_create::is_described(self, scope, *player, *token, &pattern.subject);
        }
        match self.object_of(deed) {
            Some(_) if pattern.to_players => false,
            Some(object) => of_player() && self.matches(scope, object, &pattern.subject),
            // What happens to players is described by its player alone.
            None => of_player() && matches!(pattern.subject, vademecum_abilities::Filter::Any),
        }
    }

    /// Whether the spell that targets, or the source of the ability that does, is as described: under the control of who
    /// controls that spell or ability.
    fn is_targeted_by(self, scope: Scope<'_>, by: ObjectId, filter: &Filter) -> bool {
        let of = self.state.reference(by);
        let Some((object, now)) = self.state.known(of) else { return false };
        let item = self.state.stack.iter().rev().find(|item| item.object == of);
        let controller = item.map_or(now.controller, |item| item.controller);
        let (object, now) = (Object { controller, ..object }, Characteristics { controller, ..now });
        self.matched(scope, of, (&object, &now), filter)
    }

    /// Whether who is attacked, or what is on the other side of a block, is what a pattern describes.
    fn fits_combat(self, scope: Scope<'_>, pattern: &Pattern, deed: &Deed) -> bool {
        let attacked = match (&pattern.attacked, deed) {
            (Some(Attacked::Player(players)), Deed::Attack(_, Defender::Player(player))) => {
                self.includes(scope, players, *player)
            }
            (Some(Attacked::Planeswalker(filter)), Deed::Attack(_, Defender::Permanent(id))) => {
                self.matches(scope, *id, filter)
            }
            (wanted, _) => wanted.is_none(),
        };
        let other = match (&pattern.other, deed) {
            (Some(filter), Deed::Block(_, other) | Deed::BlockedBy(_, other)) => self.matches(scope, *other, filter),
            (wanted, _) => wanted.is_none(),
        };
        attacked && other
    }

    /// The object that a deed happens to: of what is countered, the spell.
    fn object_of(self, deed: &Deed) -> Option<ObjectId> {
        match deed {
            Deed::Counter(place) => {
                self.countered(*place).filter(|item| item.what == OnStack::Spell).map(|item| item.object.id)
            }
            _ => deed.object(),
        }
    }

    /// The spell or ability at a place of the stack.
    fn countered(&self, place: u32) -> Option<&StackItem> {
        self.state.stack.get(place as usize)
    }

    /// The player that a deed is about: who does it or to whom it happens, or whose the object is.
    pub(crate) fn player_of(self, deed: &Deed) -> Option<PlayerId> {
        deed.player().or_else(|| match deed {
            Deed::Move(Move { to: Zone::Battlefield, under, .. }) => Some(*under),
            Deed::Counter(place) => self.countered(*place).map(|item| item.controller),
            _ => deed.object().map(|object| self.state.controller(object)),
        })
    }

    /// What an ability remembers of an event: what it happened to, to whom, how much, and what did it (608.2k).
    pub(crate) fn event_slots(self, deed: &Deed, together: Option<&[Deed]>) -> Slots {
        let mut slots = Slots::default();
        let all = together.unwrap_or(std::slice::from_ref(deed));
        let reference = |deed: &Deed| match deed {
            Deed::Act(acted) => acted.object,
            Deed::Practice(practiced) => Some(practiced.object),
            _ => self.object_of(deed).map(|object| self.state.reference(object)),
        };
        let objects = all.iter().filter_map(reference);
        slots.set(Slot::EVENT_OBJECTS, Held::objects(objects));
        if let Some(player) = self.player_of(deed) {
            slots.set(Slot::EVENT_PLAYER, Held::player(player));
        }
        let amount = match deed {
            // How many spells were cast before it in the turn.
            Deed::Cast(..) => self.spells_cast().saturating_sub(1),
            _ => all.iter().map(Deed::amount).fold(0, i32::saturating_add),
        };
        slots.set(Slot::EVENT_AMOUNT, Held::number(amount));
        let kinds = all.iter().filter_map(|deed| match deed {
            Deed::AddMana { kind, .. } => Some(*kind),
            _ => None,
        });
        let kinds: ManaKinds = kinds.collect();
        if !kinds.is_empty() {
            slots.set(Slot::EVENT_MANA, Held::number(i32::from(kinds.bits())));
        }
        let source = match deed {
            Deed::Damage { source, .. } | Deed::Prevent { source, .. } => Some(*source),
            Deed::Target(by, _) => Some(self.state.reference(*by)),
            Deed::Block(_, other) | Deed::BlockedBy(_, other) => Some(self.state.reference(*other)),
            // "that permanent": what something becomes attached to, or is no longer attached to.
            Deed::Attach(_, Subject::Object(host)) => Some(self.state.reference(*host)),
            Deed::Unattach(what) => self.state.host(*what).map(|host| self.state.reference(host)),
            _ => None,
        };
        if let Some(source) = source {
            slots.set(Slot::EVENT_SOURCE, Held::objects([source]));
        }
        slots
    }
}

/// The recipient of a deed, as an object or a player.
pub(crate) const fn recipient(deed: &Deed) -> Option<Subject> {
    match deed {
        Deed::Damage { to, .. } | Deed::Prevent { to, .. } => Some(*to),
        _ => match (deed.object(), deed.player()) {
            (Some(object), _) => Some(Subject::Object(object)),
            (None, Some(player)) => Some(Subject::Player(player)),
            (None, None) => None,
        },
    }
}

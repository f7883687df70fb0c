//! Descriptions read against a state: which cards fit, how many there are.

use crate::{
    ability::{Static, StaticKinds},
    card::{CardId, Kind, Kinds, Races},
    cx::Look,
    filter::{Amount, Filter, Side, Which, Zone},
    happening::Snapshot,
    record::Recorder,
    state::{Handle, Ids, Object, ObjectId, Pending, Player, State, Traits},
};

/// Work of an entry in a list of cards that fit a description.
const WORK_PER_LISTED: usize = 8;

/// From where a description is seen.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scope {
    /// “You”.
    pub(crate) you: Player,
    /// The card that has the ability.
    pub(crate) this: Handle,
    /// The ally that carries it.
    pub(crate) carrier: Option<Handle>,
    /// The card of the event.
    pub(crate) event: Option<Snapshot>,
}

impl Scope {
    pub(crate) fn of_card(source: &Snapshot, you: Player) -> Self {
        Scope { you, this: source.handle, carrier: source.carrier, event: None }
    }

    /// The scope of the abilities of a card, as the card is now.
    pub(crate) fn of_object(state: &State, id: ObjectId) -> Self {
        let object = state.object(id);
        Scope { you: object.controller, this: state.handle(id), carrier: object.carrier, event: None }
    }

    pub(crate) fn of_pending(pending: &Pending) -> Self {
        let event = pending.event.and_then(|event| event.card);
        Scope { event, ..Scope::of_card(&pending.source, pending.user) }
    }
}

/// A card as descriptions look at it.
pub(crate) trait Described {
    fn handle(&self) -> Handle;
    fn card(&self) -> CardId;
    fn controller(&self) -> Player;
    fn zone(&self) -> Zone;
    fn kinds(&self) -> Kinds;
    fn races(&self) -> Races;
    fn strength(&self) -> i16;
}

impl Described for Snapshot {
    fn handle(&self) -> Handle {
        self.handle
    }

    fn card(&self) -> CardId {
        self.card
    }

    fn controller(&self) -> Player {
        self.controller
    }

    fn zone(&self) -> Zone {
        self.zone
    }

    fn kinds(&self) -> Kinds {
        self.kinds
    }

    fn races(&self) -> Races {
        self.races
    }

    fn strength(&self) -> i16 {
        self.strength
    }
}

/// A card as it is now: nothing of it is copied.
pub(crate) struct Now<'a>(ObjectId, &'a Object, &'a Traits);

impl Described for Now<'_> {
    fn handle(&self) -> Handle {
        Handle { id: self.0, life: self.1.life }
    }

    fn card(&self) -> CardId {
        self.1.card
    }

    fn controller(&self) -> Player {
        self.1.controller
    }

    fn zone(&self) -> Zone {
        self.1.zone
    }

    fn kinds(&self) -> Kinds {
        self.2.kinds
    }

    fn races(&self) -> Races {
        self.2.races
    }

    fn strength(&self) -> i16 {
        self.2.strength
    }
}

impl State {
    /// A card as it is now, for descriptions.
    pub(crate) fn now(&self, id: ObjectId) -> Now<'_> {
        Now(id, self.object(id), &self.traits[id.index()])
    }

    /// Whether a card fits a part of a description: the most frequent ones at once.
    #[inline]
    fn fits_part(&self, filter: &Filter, card: &impl Described, scope: &Scope) -> bool {
        match filter {
            Filter::Kind(kinds) => card.kinds().meets(*kinds),
            Filter::Of(side) => (card.controller() == scope.you) == (*side == Side::Yours),
            Filter::Race(race) => card.races().has(*race),
            other => self.fits(other, card, scope),
        }
    }

    /// Whether a card, as it is or was, fits a description.
    pub(crate) fn fits(&self, filter: &Filter, card: &impl Described, scope: &Scope) -> bool {
        match filter {
            Filter::Any => true,
            Filter::Kind(kinds) => card.kinds().meets(*kinds),
            Filter::Race(race) => card.races().has(*race),
            Filter::Of(Side::Yours) => card.controller() == scope.you,
            Filter::Of(Side::Opposing) => card.controller() != scope.you,
            Filter::In(zones) => zones.contains(&card.zone()),
            Filter::StrengthAtMost(most) => card.kinds().has(Kind::Ally) && card.strength() <= i16::from(*most),
            Filter::StrengthIs(exactly) => card.kinds().has(Kind::Ally) && card.strength() == i16::from(*exactly),
            Filter::HasCost => self.cards.card(card.card()).cost.is_some(),
            Filter::This => card.handle() == scope.this,
            Filter::Carrier => scope.carrier == Some(card.handle()),
            Filter::Attacking => self.battle.attackers.contains(&card.handle()),
            Filter::Blocking => self.battle.blocks.iter().any(|(blocker, _)| *blocker == card.handle()),
            Filter::SameKindAsEvent => scope.event.is_some_and(|event| event.kinds.meets(card.kinds())),
            Filter::All(filters) => filters.iter().all(|filter| self.fits_part(filter, card, scope)),
            Filter::Or(filters) => filters.iter().any(|filter| self.fits(filter, card, scope)),
            Filter::Not(filter) => !self.fits(filter, card, scope),
        }
    }
}

impl<'s, R: Recorder> Look<'s, R> {
    /// The cards in play that fit a description, in the order in which they entered.
    pub(crate) fn all_in_play(&self, filter: &Filter, scope: &Scope) -> Ids {
        let mut cards = Ids::new();
        self.fitting(filter, scope).for_each(|id| cards.push(id));
        cards
    }

    /// The same, one after another.
    pub(crate) fn fitting<'f>(
        &self,
        filter: &'f Filter,
        scope: &'f Scope,
    ) -> impl Iterator<Item = ObjectId> + use<'s, 'f, R>
    where
        's: 'f,
    {
        let state = self.state;
        self.rec.work(state.in_play.len());
        let needed = filter.needed_kinds();
        let is_of_kind = move |id: ObjectId| needed.is_none_or(|kinds| state.traits[id.index()].kinds.meets(kinds));
        // What speaks of one card is not looked for among all, and allies among allies.
        let (one, others) = match filter {
            Filter::This => (Some(scope.this), &[][..]),
            Filter::Carrier => (scope.carrier, &[][..]),
            _ if needed == Some(Kinds::only(Kind::Ally)) && !state.stale.0.is_any() => (None, &state.allies[..]),
            _ => (None, &state.in_play[..]),
        };
        let one = one.filter(|&card| state.is_here(card)).map(|card| card.id);
        let others = others.iter().copied().filter(move |&id| is_of_kind(id));
        one.into_iter().chain(others.filter(move |&id| state.fits(filter, &state.now(id), scope)))
    }

    /// The same, for a list with an entry for each: a list takes more memory than a look at a card takes time.
    pub(crate) fn list_fitting<'f>(
        &self,
        filter: &'f Filter,
        scope: &'f Scope,
    ) -> impl Iterator<Item = ObjectId> + use<'s, 'f, R>
    where
        's: 'f,
    {
        let rec = self.rec;
        self.fitting(filter, scope).inspect(move |_| rec.work(WORK_PER_LISTED))
    }

    /// A number; `about` is the card that the effect is about.
    pub(crate) fn amount(&self, amount: &Amount, scope: &Scope, pending: Option<&Pending>, about: ObjectId) -> i16 {
        let state = self.state;
        match amount {
            Amount::Fixed(number) => *number,
            Amount::Count(filter) => self.fitting(filter, scope).count() as i16,
            Amount::OwnCost => state.cost(about).map_or(0, i16::from),
            Amount::CostOf(which) => {
                let card = match (&**which, pending) {
                    (Which::This, _) => Some(scope.this.id),
                    (Which::Event, _) => scope.event.map(|event| event.handle.id),
                    (Which::Carrier, _) => scope.carrier.map(|carrier| carrier.id),
                    (Which::Target(group), Some(pending)) => {
                        pending.targets.get(usize::from(*group)).and_then(|group| group.first()).map(|card| card.id)
                    }
                    (Which::Slot(slot), Some(pending)) => {
                        pending.slots.get(usize::from(*slot)).and_then(|slot| slot.first()).map(|card| card.id)
                    }
                    (Which::Target(_) | Which::Slot(_), None) | (Which::All(_), _) => None,
                };
                card.and_then(|id| state.cost(id)).map_or(0, i16::from)
            }
        }
    }

    /// The cards of a player from which a search is made, of a description.
    pub(crate) fn search(&self, player: Player, zone: Zone, filter: &Filter, scope: &Scope) -> Ids {
        let state = self.state;
        let list = state.list(player, zone).map_or(&[][..], Vec::as_slice);
        self.rec.work(list.len());
        list.iter().copied().filter(|&id| state.fits(filter, &state.now(id), scope)).collect()
    }

    /// Whether something that holds for every player forbids to play a card: by a card in play, or for the rest of the game.
    pub(crate) fn is_banned(&self, card: &Snapshot) -> bool {
        let by_rule = self.state.game_rules.iter().any(|rule| {
            let scope = Scope { you: rule.user, this: card.handle, carrier: None, event: None };
            matches!(&*rule.says, Static::NobodyPlays(filter) if self.state.fits(filter, card, &scope))
        });
        let mut by_card = false;
        self.each_static(StaticKinds::NOBODY_PLAYS, |says, scope, _| {
            by_card |= matches!(says, Static::NobodyPlays(filter) if self.state.fits(filter, card, scope));
        });
        by_rule || by_card
    }

    /// Whether only one attacker may be declared.
    pub(crate) fn allows_one_attacker(&self) -> bool {
        let mut one = false;
        self.each_static(StaticKinds::ONE_ATTACKER, |says, _, _| one |= matches!(says, Static::OneAttacker));
        one
    }

    /// How many weapons an ally may carry (4.2.2).
    pub(crate) fn may_carry(&self, ally: ObjectId) -> usize {
        let mut most = 1;
        let card = self.state.snapshot(ally);
        self.each_static(StaticKinds::CARRIES, |says, scope, _| {
            if let Static::Carries(filter, count) = says
                && self.state.fits(filter, &card, scope)
            {
                most = most.max(usize::from(*count));
            }
        });
        most
    }

    /// The weapons that a card carries, in the order in which they entered.
    pub(crate) fn carried_by(&self, ally: Handle) -> impl Iterator<Item = ObjectId> + use<'s, R> {
        let state = self.state;
        self.rec.work(state.in_play.len());
        state.in_play.iter().copied().filter(move |&id| state.object(id).carrier == Some(ally))
    }
}

//! The state of a game: a value that can be copied, compared and continued.

use std::sync::Arc;

use crate::{
    ability::{Quality, Static, StaticKinds},
    card::{CardId, Cards, Concerns, Kind, Kinds, Race, Races},
    copies::Copies,
    decision::{Ask, Choice, Decision, Picking, WindowKind},
    effect::{Effect, Until},
    filter::{Amount, Zone},
    happening::{EventKinds, Happening, Snapshot},
    readings::Readings,
    stale::Stale,
};
use smallvec::SmallVec;
use vademecum_random::Random;

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The one who has the first turn of the game.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Both, the first one first.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A card of the game, wherever it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(pub(crate) u16);

impl ObjectId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number among the cards of the game, in the order in which they came to the table.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// Cards of the game, mostly a few: so many are kept without memory of their own.
pub(crate) type Ids = SmallVec<[ObjectId; 16]>;

/// Cards as what they are now, mostly one or two.
pub(crate) type Handles = SmallVec<[Handle; 2]>;

/// What is answered in a window, mostly one or two events.
pub(crate) type Happenings = SmallVec<[Happening; 2]>;

/// A card as what it is now: once it has left play, or another zone, it is something new (6.14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handle {
    /// The card.
    pub id: ObjectId,
    /// How often it has become something new.
    pub(crate) life: u16,
}

/// A card of the game, with what is so of it at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Object {
    /// What is printed on it.
    pub card: CardId,
    /// Who began the game with it (4.4.2).
    pub owner: Player,
    /// In whose zones it is (4.4.1); out of play its owner.
    pub controller: Player,
    /// Where it is.
    pub zone: Zone,
    pub(crate) life: u16,
    /// Whether it has been under that control since the beginning of the controller's last Agrupación (4.2.1).
    pub is_settled: bool,
    /// Whether it was an ally at that moment.
    pub(crate) was_ally: bool,
    /// The ally that carries it.
    pub carrier: Option<Handle>,
    /// What took it from its former controller.
    pub(crate) taken_by: Option<Handle>,
    /// When it entered play.
    pub(crate) stamp: u32,
    /// How often each of its first eight abilities was used in this turn.
    pub(crate) uses: [u8; 8],
}

/// What is so of a card in play, worked out from what is printed and from effects.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Traits {
    /// Its types, those it is considered to have included.
    pub kinds: Kinds,
    /// Its races.
    pub races: Races,
    /// Its strength, if it is an ally (6.15).
    pub strength: i16,
    /// Whether it has lost its abilities (4.1.4).
    pub is_blank: bool,
    pub(crate) qualities: u16,
    pub(crate) destroyed_only_by: Option<Race>,
    pub(crate) unaffected_by: Kinds,
}

impl Traits {
    /// Whether it has a quality.
    pub const fn has(&self, quality: Quality) -> bool {
        self.qualities & 1 << quality as u16 != 0
    }
}

/// An effect that lasts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lasting {
    pub(crate) on: LastsOn,
    pub(crate) change: LastingChange,
    pub(crate) until: Until,
    /// Who used it.
    pub(crate) user: Player,
    /// The card whose ability it comes from.
    pub(crate) source: Handle,
    pub(crate) stamp: u32,
}

/// What a lasting effect is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastsOn {
    Card(Handle),
    /// A card that was named, and its copies, except for the one that named it.
    Name(CardId),
}

/// What a lasting effect changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum LastingChange {
    Add(i16),
    Double,
    Set(i16),
    Base(i16),
    LoseAbility,
    Gain(Quality),
    Race(Race),
    Ally(Arc<Amount>),
}

/// Something that holds for the rest of the game (6.14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameRule {
    pub(crate) says: Arc<Static>,
    pub(crate) user: Player,
}

/// An effect that waits for the Fase Final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Delayed {
    pub(crate) effect: Arc<Effect>,
    pub(crate) pending: Pending,
}

/// An ability or Talismán on its way: who uses what of which card, on what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) source: Snapshot,
    pub(crate) ability: u8,
    pub(crate) mode: Option<u8>,
    pub(crate) user: Player,
    pub(crate) targets: SmallVec<[Handles; 1]>,
    pub(crate) slots: [Handles; 2],
    pub(crate) event: Option<Happening>,
    /// What was named.
    pub(crate) named: Option<Named>,
    /// The cards for which it is prevented (4.10).
    pub(crate) prevented: Handles,
    /// The cards that players chose of their own, before it takes place.
    pub(crate) chosen: Handles,
    /// Whether the card is annulled, or the ability cancelled.
    pub(crate) is_undone: bool,
}

/// What was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Named {
    Card(CardId),
    Race(Race),
    Kind(Kind),
}

/// An ability that has triggered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Triggered {
    pub(crate) source: Snapshot,
    pub(crate) ability: u8,
    pub(crate) controller: Player,
    pub(crate) event: Happening,
}

/// Oros that are no cards (6.16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Generated {
    pub(crate) count: u8,
    pub(crate) only_for: Option<Kinds>,
}

/// A battle (5.3).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Battle {
    pub(crate) attackers: Vec<Handle>,
    /// Blocker and attacker.
    pub(crate) blocks: Vec<(Handle, Handle)>,
    /// Attackers that deal their damage as if they were not blocked.
    pub(crate) unblocked: Vec<Handle>,
    /// Allies that must block.
    pub(crate) must_block: Vec<Handle>,
    pub(crate) is_cancelled: bool,
    /// How many attackers were declared.
    pub(crate) declared: u16,
}

/// Where a game stands: each stage is a procedure of one step or several, which begins and ends between two of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Fase de Agrupación (5.1).
    Regroup,
    /// The beginning of the Vigilia, up to the Oro (5.2).
    BeginVigil,
    /// Vigilia (5.2).
    Vigil,
    /// Attackers are declared (5.3.1).
    Attack,
    /// Responses to the attack.
    AttackDeclared,
    /// Blockers are declared (5.3.2).
    Block,
    /// Responses to the block.
    BlockDeclared,
    /// Guerra de Talismanes (5.3.3); so many have passed in a row.
    War {
        /// Whose action it is.
        next: Player,
        /// How many passed in a row.
        passed: u8,
    },
    /// Asignación de Daño (5.3.4).
    Damage,
    /// Fase Final (5.4).
    Final,
    /// Final del Turno (5.5).
    EndOfTurn,
    /// The game is over.
    Over,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// That player lost: no card is left in the Mazo Castillo (4.3.1).
    Lost(Player),
    /// Both ran out of cards at the same time (4.6.7).
    Draw,
}

/// A window that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Opening {
    pub(crate) kind: WindowKind,
    /// What is answered.
    pub(crate) events: Happenings,
    /// What was used already, and for which event.
    pub(crate) used: Vec<(ObjectId, u8, u8)>,
}

impl Opening {
    /// The kinds of what is answered.
    pub(crate) fn kinds(&self) -> EventKinds {
        self.events.iter().fold(EventKinds::default(), |kinds, event| kinds.union(event.what.kind()))
    }
}

/// A step that waits for an answer in its middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Paused {
    /// The state before it.
    pub(crate) from: Box<State>,
    pub(crate) answers: Vec<Choice>,
}

/// What a state keeps to work something out later or sooner: states that differ in it alone are equal.
#[derive(Debug, Clone, Default)]
pub(crate) struct Uncompared<T>(pub(crate) T);

impl<T> PartialEq for Uncompared<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Uncompared<T> {}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) cards: Arc<Cards>,
    pub(crate) readings: Readings,
    pub(crate) objects: Vec<Object>,
    pub(crate) traits: Vec<Traits>,
    /// What changed since the traits were worked out.
    pub(crate) stale: Uncompared<Stale>,
    /// Whether something changed since the standing checks were run.
    pub(crate) is_unchecked: Uncompared<bool>,
    /// What concerns the cards in play, all of them together, as it was when the traits were worked out: perhaps with what
    /// concerned a card that has left play since all were.
    pub(crate) concerned: Uncompared<Concerns>,
    /// What concerns the cards in each player's Mano, all of them together.
    pub(crate) held: [Concerns; 2],
    /// The same of the cards in each Cementerio that have an ability which works there.
    pub(crate) buried: [Concerns; 2],
    /// The number of cards in each player's Reserva de Oro.
    pub(crate) reserves: [u16; 2],
    /// The cards in play of which an ability makes something so, as they were when the traits were worked out.
    pub(crate) speakers: Vec<ObjectId>,
    /// The allies in play, as they were when the traits were worked out.
    pub(crate) allies: Vec<ObjectId>,
    /// In the order in which they entered.
    pub(crate) in_play: Vec<ObjectId>,
    /// The top is the last one.
    pub(crate) decks: [Vec<ObjectId>; 2],
    pub(crate) hands: [Vec<ObjectId>; 2],
    pub(crate) graveyards: [Vec<ObjectId>; 2],
    pub(crate) exiles: [Vec<ObjectId>; 2],
    pub(crate) generated: [Vec<Generated>; 2],
    pub(crate) lasting: Vec<Lasting>,
    pub(crate) game_rules: Vec<GameRule>,
    pub(crate) delayed: Vec<Delayed>,
    pub(crate) triggered: Vec<Triggered>,
    /// What took place and was not answered yet.
    pub(crate) recent: Happenings,
    /// What is being played or used, the outermost first.
    pub(crate) frames: Vec<Pending>,
    pub(crate) battle: Battle,
    pub(crate) stage: Stage,
    /// The step of the stage that comes next, from 0: those that ask more than once have several.
    pub(crate) part: u8,
    pub(crate) active: Player,
    pub(crate) turn: u32,
    pub(crate) clock: u32,
    pub(crate) window: Option<Opening>,
    pub(crate) decision: Decision,
    pub(crate) offer: Vec<Choice>,
    /// The pick of several items that the question is of, if it is of one.
    pub(crate) picking: Option<Picking>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) random: Random,
    pub(crate) paused: Option<Paused>,
    pub(crate) is_too_deep: bool,
    pub(crate) copies: Copies,
}

/// Size of what waits or lasts in a state, of which each entry holds snapshots and lists, in cards.
const CARDS_PER_ENTRY: usize = 20;

impl State {
    /// How much a copy of it takes, in cards: all lists that can grow are counted.
    pub fn size(&self) -> usize {
        let entries = self.delayed.len() + self.triggered.len() + self.frames.len() + self.lasting.len();
        let events = self.game_rules.len() + self.recent.len() + self.generated.iter().map(Vec::len).sum::<usize>();
        self.objects.len() + CARDS_PER_ENTRY * (entries + events)
    }

    /// The set of cards of the game.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// What the game waits for.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// What may be chosen, in a fixed order; none if the game is over.
    pub fn choices(&self) -> &[Choice] {
        &self.offer
    }

    /// How the game ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whose turn it is (6.20).
    pub const fn active(&self) -> Player {
        self.active
    }

    /// The number of the turn, from 1.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Where the game stands.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Every card of the game.
    pub fn objects(&self) -> impl ExactSizeIterator<Item = (ObjectId, &Object)> {
        self.objects.iter().enumerate().map(|(place, object)| (ObjectId(place as u16), object))
    }

    /// A card of the game.
    ///
    /// # Panics
    ///
    /// If it is of another game.
    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[id.index()]
    }

    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut Object {
        self.copies.changed.mark_object(id);
        &mut self.objects[id.index()]
    }

    /// What is so of a card: of a card out of play, what is printed (4.1.2, 4.2.1).
    pub fn traits(&self, id: ObjectId) -> Traits {
        self.traits[id.index()]
    }

    /// The name on a card.
    pub fn name(&self, id: ObjectId) -> &str {
        &self.cards.card(self.object(id).card).name
    }

    /// The printed cost of a card (4.1.2).
    pub fn cost(&self, id: ObjectId) -> Option<u8> {
        self.cards.card(self.object(id).card).cost
    }

    /// The cards in play, in the order in which they entered.
    pub fn in_play(&self) -> &[ObjectId] {
        &self.in_play
    }

    /// The cards of a player in a zone; of a Mazo Castillo the top is the last one.
    pub fn zone(&self, player: Player, zone: Zone) -> Vec<ObjectId> {
        match self.list(player, zone) {
            Some(list) => list.clone(),
            None => self.in_zone(player, zone).collect(),
        }
    }

    /// The cards of a player in a zone in play.
    pub(crate) fn in_zone(&self, player: Player, zone: Zone) -> impl Iterator<Item = ObjectId> {
        let is_there = move |object: &Object| object.zone == zone && object.controller == player;
        self.in_play.iter().copied().filter(move |&id| is_there(self.object(id)))
    }

    pub(crate) fn list(&self, player: Player, zone: Zone) -> Option<&Vec<ObjectId>> {
        let lists = match zone {
            Zone::Deck => &self.decks,
            Zone::Hand => &self.hands,
            Zone::Graveyard => &self.graveyards,
            Zone::Exile => &self.exiles,
            Zone::Defence | Zone::Attack | Zone::Support | Zone::Reserve | Zone::Paid | Zone::Transit => return None,
        };
        Some(&lists[player.index()])
    }

    pub(crate) fn list_mut(&mut self, player: Player, zone: Zone) -> Option<&mut Vec<ObjectId>> {
        self.copies.changed.mark_list(player, zone);
        let lists = match zone {
            Zone::Deck => &mut self.decks,
            Zone::Hand => &mut self.hands,
            Zone::Graveyard => &mut self.graveyards,
            Zone::Exile => &mut self.exiles,
            Zone::Defence | Zone::Attack | Zone::Support | Zone::Reserve | Zone::Paid | Zone::Transit => return None,
        };
        Some(&mut lists[player.index()])
    }

    /// The attackers of the battle, in the order in which they were declared.
    pub fn attackers(&self) -> impl Iterator<Item = ObjectId> {
        self.battle.attackers.iter().filter(|attacker| self.is_here(**attacker)).map(|attacker| attacker.id)
    }

    /// The blockers of the battle, each with the attacker that it blocks.
    pub fn blocks(&self) -> impl Iterator<Item = (ObjectId, ObjectId)> {
        let are_here = |pair: &&(Handle, Handle)| self.is_here(pair.0) && self.is_here(pair.1);
        self.battle.blocks.iter().filter(are_here).map(|(blocker, attacker)| (blocker.id, attacker.id))
    }

    /// How many generated Oros a player has (6.16).
    pub fn generated(&self, player: Player) -> u8 {
        self.generated[player.index()].iter().fold(0, |sum: u8, generated| sum.saturating_add(generated.count))
    }

    /// A card as what it is now.
    pub fn handle(&self, id: ObjectId) -> Handle {
        Handle { id, life: self.object(id).life }
    }

    /// Whether a card still is what it was.
    pub fn is_current(&self, handle: Handle) -> bool {
        self.object(handle.id).life == handle.life
    }

    /// Whether a card still is what it was, and in play.
    pub(crate) fn is_here(&self, handle: Handle) -> bool {
        self.is_current(handle) && self.object(handle.id).zone.is_in_play()
    }

    pub(crate) fn is_ally(&self, id: ObjectId) -> bool {
        self.traits(id).kinds.has(Kind::Ally)
    }

    pub(crate) fn kind(&self, id: ObjectId) -> Kind {
        self.cards.card(self.object(id).card).kind
    }

    /// A card in play comes under the control of a player.
    pub(crate) fn set_controller(&mut self, id: ObjectId, player: Player) {
        let object = *self.object(id);
        if object.zone == Zone::Reserve {
            self.reserves[object.controller.index()] -= 1;
            self.reserves[player.index()] += 1;
        }
        self.object_mut(id).controller = player;
    }

    /// What concerns the cards of a list that count, all of them together.
    fn concerning(&self, list: &[ObjectId], counts: fn(Concerns) -> bool) -> Concerns {
        let concerns = list.iter().map(|&id| self.cards.concerns(self.object(id).card));
        concerns.filter(|&concerns| counts(concerns)).fold(Concerns::default(), Concerns::union)
    }

    /// The cards of a Mano, or those that work in a Cementerio, are others than before.
    pub(crate) fn count_list(&mut self, player: Player, zone: Zone) {
        let place = player.index();
        if zone == Zone::Hand {
            self.held[place] = self.concerning(&self.hands[place], |_| true);
        } else if zone == Zone::Graveyard {
            self.buried[place] = self.concerning(&self.graveyards[place], |card| card.works_in_graveyard);
        }
    }

    /// Whether a card that a player might use answers what happens in one of these ways, as far as what is kept of zones tells.
    pub(crate) fn may_be_answered(&self, player: Player, kinds: EventKinds) -> bool {
        let place = player.index();
        let all = self.held[place].responses.union(self.buried[place].responses).union(self.concerned.0.responses);
        // A card that left play may answer that itself.
        all.meets(kinds) || kinds.meets(EventKinds::LEAVES) || self.stale.0.is_any()
    }

    /// Whether either player might act in a response window, judged by the summaries of their zones. It can be true although
    /// no act is legal, but not false where one is.
    pub(crate) fn may_open(&self, opening: &Opening) -> bool {
        let kinds = opening.kinds();
        let may_be_annulled = || {
            let card = opening.events.first().and_then(|event| event.card);
            card.is_some_and(|card| self.cards.concerns(card.card).statics.meets(StaticKinds::OF_ITSELF))
        };
        Player::BOTH.into_iter().any(|player| self.may_be_answered(player, kinds))
            || opening.kind == WindowKind::Playing && may_be_annulled()
    }

    /// Works out from nothing what is kept of the zones of the players.
    pub(crate) fn count_zones(&mut self) {
        for player in Player::BOTH {
            self.count_list(player, Zone::Hand);
            self.count_list(player, Zone::Graveyard);
            self.reserves[player.index()] = self.in_zone(player, Zone::Reserve).count() as u16;
        }
    }

    pub(crate) fn tick(&mut self) -> u32 {
        self.clock += 1;
        self.clock
    }

    pub(crate) const fn over(&self) -> Decision {
        Decision { who: self.active, why: vademecum_rule_ids::myl::S4_3_1, ask: Ask::Over }
    }
}

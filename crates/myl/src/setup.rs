//! How a game begins: from two decks, or from a table in the middle of a turn.

use std::sync::Arc;

use vademecum_rule_ids::myl::{S4_2_5, S4_3_2};

use crate::{
    card::{CardId, Cards, Kind, Kinds},
    error::{Error, SetupError},
    filter::Zone,
    perform::home_of,
    readings::Readings,
    record::Recorder,
    state::{Battle, Object, ObjectId, Player, Stage, State, Traits},
};
use vademecum_random::Random;

/// Maximum number of cards on a table.
pub const MAX_CARDS: usize = 1_000;

/// Two decks and a seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The set of cards.
    pub cards: Arc<Cards>,
    /// The decks; the first player begins.
    pub decks: [DeckList; 2],
    /// The seed of everything random.
    pub seed: u64,
    /// The readings.
    pub readings: Readings,
}

/// A Mazo Castillo as it is brought to a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckList {
    /// The Oro with which the game begins, without an ability (4.2.5).
    pub first_gold: CardId,
    /// The other cards.
    pub cards: Vec<CardId>,
}

impl Setup {
    /// Begins the game.
    ///
    /// # Errors
    ///
    /// A card is not of the set, or a deck is empty. Whether a deck may be played is asked of
    /// [`deck::check`](crate::deck::check).
    pub fn start<R: Recorder>(&self, rec: &R) -> Result<State, SetupError> {
        let mut table = Table::new(Arc::clone(&self.cards)).seed(self.seed).readings(self.readings);
        for (player, deck) in Player::BOTH.into_iter().zip(&self.decks) {
            let in_reserve = rec.rule(S4_3_2, false);
            table.put(player, if in_reserve { Zone::Reserve } else { Zone::Deck }, deck.first_gold)?;
            for &card in &deck.cards {
                table.put(player, Zone::Deck, card)?;
            }
        }
        let mut state = table.state;
        for player in Player::BOTH {
            let mut deck = std::mem::take(&mut state.decks[player.index()]);
            state.random.shuffle(&mut deck);
            let hand = usize::from(state.readings.opening_hand).min(deck.len().saturating_sub(1));
            let drawn = deck.split_off(deck.len() - hand);
            for &id in &drawn {
                state.object_mut(id).zone = Zone::Hand;
            }
            state.decks[player.index()] = deck;
            state.hands[player.index()] = drawn;
        }
        if state.decks.iter().any(Vec::is_empty) {
            return Err(SetupError::EmptyDeck);
        }
        state.count_zones();
        // What the first step can be refused for needs effects that nobody has used yet.
        let _: Result<(), Error> = state.begin(rec);
        Ok(state)
    }
}

/// A table in the middle of a turn: cards are put where they are, and the game goes on from there.
#[derive(Debug, Clone)]
pub struct Table {
    state: State,
}

impl Table {
    /// An empty table: the first player's Vigilia, in which the Oro of the turn was played.
    pub fn new(cards: Arc<Cards>) -> Self {
        let decision = crate::Decision { who: Player::First, why: S4_2_5, ask: crate::Ask::Over };
        Table {
            state: State {
                cards,
                readings: Readings::default(),
                objects: Vec::new(),
                traits: Vec::new(),
                stale: crate::state::Uncompared(crate::stale::Stale::of_all()),
                is_unchecked: crate::state::Uncompared(true),
                concerned: crate::state::Uncompared::default(),
                held: Default::default(),
                buried: Default::default(),
                reserves: [0; 2],
                speakers: Vec::new(),
                allies: Vec::new(),
                in_play: Vec::new(),
                decks: Default::default(),
                hands: Default::default(),
                graveyards: Default::default(),
                exiles: Default::default(),
                generated: Default::default(),
                lasting: Vec::new(),
                game_rules: Vec::new(),
                delayed: Vec::new(),
                triggered: Vec::new(),
                recent: crate::state::Happenings::new(),
                frames: Vec::new(),
                battle: Battle::default(),
                stage: Stage::Vigil,
                part: 0,
                active: Player::First,
                turn: 1,
                clock: 0,
                window: None,
                decision,
                offer: Vec::new(),
                picking: None,
                outcome: None,
                random: Random(0),
                paused: None,
                is_too_deep: false,
                copies: crate::copies::Copies::default(),
            },
        }
    }

    /// The seed of everything random.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.state.random = Random(seed);
        self
    }

    /// The readings.
    #[must_use]
    pub fn readings(mut self, readings: Readings) -> Self {
        self.state.readings = readings;
        self
    }

    /// Whose turn it is, and where it stands.
    #[must_use]
    pub fn at(mut self, active: Player, stage: Stage) -> Self {
        self.state.active = active;
        self.state.stage = stage;
        self
    }

    /// Puts a card of a player in a zone: on top of a Mazo Castillo, in play since before the last Agrupación.
    ///
    /// # Errors
    ///
    /// The card is not of the set, there are too many, or a Talismán would be in play.
    pub fn put(&mut self, player: Player, zone: Zone, card: CardId) -> Result<ObjectId, SetupError> {
        let state = &mut self.state;
        let Some((_, printed)) = state.cards.iter().find(|(id, _)| *id == card) else {
            return Err(SetupError::UnknownCard);
        };
        if state.objects.len() >= MAX_CARDS {
            return Err(SetupError::TooManyCards(MAX_CARDS + 1));
        }
        if zone.is_in_play() && printed.kind == Kind::Talisman {
            return Err(SetupError::TalismanInPlay);
        }
        let is_ally = printed.kind == Kind::Ally;
        let id = ObjectId(state.objects.len() as u16);
        state.clock += 1;
        state.objects.push(Object {
            card,
            owner: player,
            controller: player,
            zone,
            life: 0,
            is_settled: zone.is_in_play(),
            was_ally: is_ally,
            carrier: None,
            taken_by: None,
            stamp: state.clock,
            uses: [0; 8],
        });
        state.traits.push(Traits { kinds: Kinds::only(printed.kind), ..Traits::default() });
        let traits = state.printed_traits(id);
        state.traits[id.index()] = traits;
        match state.list_mut(player, zone) {
            Some(list) => list.push(id),
            None => state.in_play.push(id),
        }
        Ok(id)
    }

    /// Puts a card of a player in its line.
    ///
    /// # Errors
    ///
    /// As [`Table::put`].
    pub fn put_in_play(&mut self, player: Player, card: CardId) -> Result<ObjectId, SetupError> {
        let kind = self.state.cards.iter().find(|(id, _)| *id == card).map(|(_, card)| card.kind);
        self.put(player, home_of(kind.ok_or(SetupError::UnknownCard)?), card)
    }

    /// Lets an ally carry a weapon.
    pub fn equip(&mut self, weapon: ObjectId, ally: ObjectId) {
        if !self.has(weapon) || !self.has(ally) {
            return;
        }
        let handle = self.state.handle(ally);
        let controller = self.state.object(ally).controller;
        let object = self.state.object_mut(weapon);
        object.carrier = Some(handle);
        object.controller = controller;
        object.zone = Zone::Support;
    }

    /// A card that entered play in this turn.
    pub fn just_entered(&mut self, card: ObjectId) {
        if self.has(card) {
            self.state.object_mut(card).is_settled = false;
        }
    }

    /// Lets attackers be declared already.
    pub fn attacking(&mut self, attackers: &[ObjectId]) {
        for &id in attackers {
            if !self.has(id) {
                continue;
            }
            self.state.object_mut(id).zone = Zone::Attack;
            let handle = self.state.handle(id);
            self.state.battle.attackers.push(handle);
            self.state.battle.declared += 1;
        }
    }

    /// Lets a blocker of an attacker be declared already.
    pub fn blocking(&mut self, blocker: ObjectId, attacker: ObjectId) {
        if self.has(blocker) && self.has(attacker) {
            let pair = (self.state.handle(blocker), self.state.handle(attacker));
            self.state.battle.blocks.push(pair);
        }
    }

    /// Whether a card is on this table; what is said of others is left out.
    fn has(&self, card: ObjectId) -> bool {
        card.index() < self.state.objects.len()
    }

    /// Goes on from here.
    ///
    /// # Errors
    ///
    /// A Mazo Castillo is empty: that player has lost already.
    pub fn start<R: Recorder>(self, rec: &R) -> Result<State, SetupError> {
        let mut state = self.state;
        if state.decks.iter().any(Vec::is_empty) {
            return Err(SetupError::EmptyDeck);
        }
        state.count_zones();
        let cards = Arc::clone(&state.cards);
        crate::traits::refresh(&mut crate::cx::Cx::new(&mut state, &cards, rec, &mut Vec::new()));
        let _: Result<(), Error> = state.begin(rec);
        Ok(state)
    }
}

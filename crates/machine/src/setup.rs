//! How a game begins (103): players, decks and options, and positions in the middle of a game.

use smallvec::SmallVec;
use vademecum_abilities::{CardId, Cards, Daytime, FaceId, PlayerDesignation, Zone};
use vademecum_rule_ids::magic::{R103_2A, R103_4, R104_1};

use crate::{
    Recorder,
    combat::{AttackOption, Combat},
    commander::{self, CommanderGame},
    counter_list::CounterList,
    decision::{Ask, Decision, Offer},
    error::SetupError,
    game::place_card,
    id::{PlayerId, PlayerSet, Timestamp},
    influence::Influence,
    object::Marks,
    player::Player,
    state::{Stale, State},
    team_choices,
    teams::{self, TeamPlay},
    turn::{Stage, Turn},
    variants::SupplementaryDecks,
};
use vademecum_random::Random;

/// Maximum number of cards in a deck: larger than any table.
const MAX_DECK: usize = 100_000;

/// How a game begins (103).
#[derive(Debug, Clone)]
pub struct Setup {
    /// The cards the game is played with.
    pub cards: Cards,
    /// The players' decks, in turn order.
    pub decks: Vec<Vec<CardId>>,
    /// The players' sideboards (400.11a), in turn order; those behind the last have none.
    pub sideboards: Vec<Vec<CardId>>,
    /// The players' Attraction decks (717.2), the top card last, in turn order; those behind the last have none.
    pub attractions: Vec<Vec<CardId>>,
    /// The cards with which casual variants are played (901, 902, 904).
    pub supplementary: SupplementaryDecks,
    /// The commanders, if it is a Commander game (903).
    pub commander: Option<CommanderGame>,
    /// The players' teams; empty if everybody plays alone.
    pub teams: Vec<u8>,
    /// Who takes the first turn (103.1).
    pub starting: PlayerId,
    /// Whom a player may attack in a game of several (802, 803).
    pub attacks: AttackOption,
    /// What the players of a team share (805, 810).
    pub team_play: TeamPlay,
    /// Whether creatures can be given to teammates (804).
    pub deploys: bool,
    /// The players' ranges of influence in seats (801.2); empty if they are not limited.
    pub ranges: Vec<u8>,
    /// The starting life total, where it is not the one that the rules give (103.4).
    pub life: Option<i32>,
    /// The seed of everything random.
    pub seed: u64,
}

impl Setup {
    /// A game of two players.
    pub fn two(cards: Cards, one: Vec<CardId>, other: Vec<CardId>, seed: u64) -> Setup {
        let sideboards = Vec::new();
        Setup {
            cards,
            decks: vec![one, other],
            sideboards,
            attractions: Vec::new(),
            supplementary: SupplementaryDecks::default(),
            commander: None,
            teams: Vec::new(),
            starting: PlayerId(0),
            attacks: AttackOption::default(),
            team_play: TeamPlay::default(),
            deploys: false,
            ranges: Vec::new(),
            life: None,
            seed,
        }
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(2..=64).contains(&self.decks.len()) {
            return Err(SetupError::Players(self.decks.len()));
        }
        if self.starting.at() >= self.decks.len() {
            return Err(SetupError::Starting(self.starting.0));
        }
        let commanders = self.commander.iter().flat_map(|game| &game.commanders);
        let beside = self.sideboards.iter().chain(&self.attractions).chain(commanders);
        for deck in self.decks.iter().chain(beside).chain(self.supplementary.lists()).chain(&self.supplementary.sheets)
        {
            if deck.len() > MAX_DECK {
                return Err(SetupError::DeckSize(deck.len()));
            }
            known(&self.cards, deck.iter().copied())?;
        }
        Ok(())
    }

    /// The players with their libraries, and nothing begun.
    pub(crate) fn empty<R: Recorder>(&self, rec: &R) -> State {
        // Without it nobody has any life.
        let rules_give = if rec.rule(R103_4, false) { 20 } else { 0 };
        let alone = if self.life.is_some() { 0 } else { commander::starting_life(self, rec, rules_give) };
        let team = |place: usize| self.teams.get(place).copied().unwrap_or(place as u8);
        let heads = |place: usize| (0..self.decks.len()).filter(|&other| team(other) == team(place)).count();
        let starts = |place: usize| teams::starting_life(rec, self.team_play, heads(place), alone);
        let life = |place: usize| self.life.unwrap_or_else(|| starts(place));
        let mut state = State {
            cards: self.cards.clone(),
            objects: Vec::with_capacity(self.decks.iter().map(Vec::len).sum()),
            free: Vec::new(),
            players: (0..self.decks.len()).map(|place| Player::new(team(place), life(place))).collect(),
            battlefield: Vec::new(),
            permanents: Vec::new(),
            exile: Vec::new(),
            command: Vec::new(),
            stack: Vec::new(),
            activating: SmallVec::new(),
            counters: CounterList::default(),
            attached: Vec::new(),
            worlds: SmallVec::new(),
            effects: Vec::new(),
            made: Vec::new(),
            designated: SmallVec::new(),
            commanders: Default::default(),
            planechase: None,
            listeners: Vec::new(),
            watches: Default::default(),
            altered: false,
            gained: Vec::new(),
            static_copies: Vec::new(),
            lingering: Vec::new(),
            phased_out: Vec::new(),
            denied: SmallVec::new(),
            tolls: Vec::new(),
            waiting: Vec::new(),
            links: Vec::new(),
            strays: Vec::new(),
            last_known: Vec::new(),
            left_stack: Vec::new(),
            turned_over: Vec::new(),
            melded: Vec::new(),
            promised: SmallVec::new(),
            pairs: Vec::new(),
            bonds: Vec::new(),
            looks: Vec::new(),
            found: Vec::new(),
            searched: PlayerSet::NONE,
            exerted: Vec::new(),
            drawing: None,
            piles: Vec::new(),
            tops: None,
            combat: Combat::default(),
            turn: Turn {
                attacks: self.attacks,
                team_play: self.team_play,
                deploys: self.deploys,
                influence: Influence::of(&self.ranges),
                ..Turn::before_the_first(self.starting)
            },
            stage: Stage::Opening,
            decision: Decision { who: self.starting, why: R104_1, ask: Ask::Over, about: None },
            offer: Offer::new(),
            behind_offer: Offer::new(),
            asked: None,
            choosing_target: 0,
            payment: None,
            paused: None,
            reseeds: SmallVec::new(),
            outcome: None,
            clock: Timestamp(0),
            random: Random(self.seed),
            stale: Stale { characteristics: true, listeners: true, state_based: true, ..Stale::default() },
            loops: Default::default(),
            repetitions: Default::default(),
            stored: Vec::new(),
            barred: None,
            fault: None,
            cause: Default::default(),
            deferred: Vec::new(),
            remembered: Vec::new(),
            large: self.life.is_some_and(is_large),
            spare: Default::default(),
        };
        let first = team_choices::begins(&state, rec, self.starting);
        (state.turn.starting, state.turn.active, state.turn.regular) = (first, first, first);
        for (player, sideboard) in state.players.iter_mut().zip(&self.sideboards) {
            player.sideboard.clone_from(sideboard);
        }
        for (player, attractions) in state.players.iter_mut().zip(&self.attractions) {
            player.attractions.clone_from(attractions);
        }
        // 103.2a: sideboards are set aside; without that rule, those cards are shuffled into the library.
        let with_deck = if rec.rule(R103_2A, false) { &[][..] } else { &self.sideboards[..] };
        for (place, deck) in self.decks.iter().enumerate() {
            state.players[place].library.reserve_exact(deck.len());
            for &card in deck.iter().chain(with_deck.get(place).into_iter().flatten()) {
                place_card(&mut state, rec, &Placed::new(PlayerId(place as u8), card, Zone::Library));
            }
        }
        state
    }
}

/// A card or token that lies somewhere as a position begins.
#[derive(Debug, Clone)]
pub struct Placed {
    /// Its owner.
    pub owner: PlayerId,
    /// Its controller, where it is another player.
    pub controller: Option<PlayerId>,
    /// The card or token.
    pub card: CardId,
    /// Where it lies.
    pub zone: Zone,
    /// What is on about it.
    pub marks: Marks,
    /// Damage marked on it.
    pub damage: i32,
    /// Counters on it.
    pub counters: Vec<(vademecum_abilities::CounterKind, i32)>,
    /// The names that were secretly chosen for it as a conspiracy, by a face that has each (702.106a).
    pub names: Vec<FaceId>,
}

impl Placed {
    /// A card with nothing special about it.
    pub fn new(owner: PlayerId, card: CardId, zone: Zone) -> Placed {
        Placed {
            owner,
            controller: None,
            card,
            zone,
            marks: Marks::NONE,
            damage: 0,
            counters: Vec::new(),
            names: Vec::new(),
        }
    }
}

/// A position in the middle of a game: the named step of the named turn begins.
#[derive(Debug, Clone)]
pub struct Arrangement {
    /// Players and cards. What the decks hold lies in the libraries.
    pub setup: Setup,
    /// What lies where.
    pub placed: Vec<Placed>,
    /// Life totals that differ.
    pub life: Vec<(PlayerId, i32)>,
    /// Counters on players.
    pub counters: Vec<(PlayerId, vademecum_abilities::CounterKind, i32)>,
    /// Whether it is day or night, if it is either (728.1).
    pub daytime: Option<Daytime>,
    /// Who is the monarch, and who has the initiative (722.1, 723.1).
    pub designated: Vec<(PlayerId, PlayerDesignation)>,
    /// The players' companions, which are in their sideboards (702.139a).
    pub companions: Vec<(PlayerId, CardId)>,
    /// Whose turn it is.
    pub active: PlayerId,
    /// Which turn.
    pub turn: u32,
    /// The step that begins.
    pub step: vademecum_abilities::Step,
}

pub(crate) fn is_large(number: i32) -> bool {
    number.unsigned_abs() > crate::state::LARGE
}

/// Whether all of some cards are in a set.
pub(crate) fn known(cards: &Cards, mut all: impl Iterator<Item = CardId>) -> Result<(), SetupError> {
    match all.find(|&card| !is_known(cards, card)) {
        Some(card) => Err(SetupError::UnknownCard(card.0)),
        None => Ok(()),
    }
}

/// Whether a set of cards has one of that number.
pub(crate) fn is_known(cards: &Cards, card: CardId) -> bool {
    usize::from(card.0) < cards.len()
}

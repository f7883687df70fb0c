//! What a game begins with: players, decks, and a seed; or a position that is put on the table.

use vademecum_rule_ids::magic::{R103_4, R119_1};

use crate::{
    card::{Cards, DefId, Zone},
    characteristics,
    choice::Decision,
    combat::Combat,
    engine::{self, Cx},
    error::SetupError,
    event::Observer,
    object::{Characteristics, Object, ObjectId, PlayerId, Timestamp},
    player::Player,
    random::Random,
    state::{GoingOn, LARGE, State},
    turn::{Stage, Step, Turn},
};

/// The largest deck.
const DECK: usize = 100_000;

/// What a game begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The cards there are.
    pub cards: Cards,
    /// A deck for each player, in turn order; the top card of an unshuffled library last.
    pub decks: Vec<Vec<DefId>>,
    /// The team of each player, for games between teams (102.3); empty when everybody plays for themselves.
    pub teams: Vec<u8>,
    /// Who takes the first turn (103.1).
    pub starting: PlayerId,
    /// The starting life total, where a variant changes it (103.4a–e); 20 otherwise.
    pub life: Option<i32>,
    /// All randomness of the game.
    pub seed: u64,
}

/// A position that is put on the table instead of beginning a game: for scenarios and tests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    /// The players, decks as libraries in this order (the top card last), and so on.
    pub setup: Setup,
    /// Whose turn it is.
    pub active: PlayerId,
    /// The step in which the game goes on; it begins anew.
    pub step: Step,
    /// Which turn it is, from 1. The first draw step of a two-player game is skipped in turn 1 (103.8a).
    pub turn: u32,
    /// Life totals, where they differ from the starting one.
    pub life: Vec<(PlayerId, i32)>,
    /// Poison counters.
    pub poison: Vec<(PlayerId, i32)>,
    /// Cards and tokens in other zones than libraries.
    pub placed: Vec<Placed>,
}

/// A card or token of an [`Arrangement`], and what it is like on the battlefield.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// Its owner.
    pub owner: PlayerId,
    /// Its controller, if it is not the owner.
    pub controller: Option<PlayerId>,
    /// Which card.
    pub def: DefId,
    /// Where: a hand, a graveyard, the battlefield or exile.
    pub zone: Zone,
    /// Whether it is a token.
    pub token: bool,
    /// Whether it is tapped.
    pub tapped: bool,
    /// Whether it came under its controller's control this turn.
    pub summoning_sick: bool,
    /// Damage marked on it.
    pub damage: i32,
    /// +1/+1 counters on it.
    pub plus_counters: i32,
    /// -1/-1 counters on it.
    pub minus_counters: i32,
}

impl Placed {
    /// A card as it is when nothing has happened to it.
    pub const fn new(owner: PlayerId, def: DefId, zone: Zone) -> Placed {
        Placed {
            owner,
            controller: None,
            def,
            zone,
            token: false,
            tapped: false,
            summoning_sick: false,
            damage: 0,
            plus_counters: 0,
            minus_counters: 0,
        }
    }
}

impl Setup {
    /// A game of two with these decks.
    pub fn two(cards: Cards, one: Vec<DefId>, other: Vec<DefId>, seed: u64) -> Setup {
        Setup { cards, decks: vec![one, other], teams: Vec::new(), starting: PlayerId(0), life: None, seed }
    }

    fn check(&self) -> Result<(), SetupError> {
        if !(2..=64).contains(&self.decks.len()) {
            return Err(SetupError::Players(self.decks.len()));
        }
        if self.starting.at() >= self.decks.len() {
            return Err(SetupError::Starting(self.starting.0));
        }
        for deck in &self.decks {
            if deck.len() > DECK {
                return Err(SetupError::DeckSize(deck.len()));
            }
            known(&self.cards, deck.iter().copied())?;
        }
        Ok(())
    }

    /// The players with their libraries, and nothing begun.
    fn empty<R: Observer>(&self, recorder: &mut R) -> State {
        let starting_life = recorder.value([R103_4, R119_1], 20, 10);
        let life = self.life.unwrap_or(starting_life);
        let players = (0..self.decks.len()).map(|place| Player {
            team: self.teams.get(place).copied().unwrap_or(place as u8),
            life,
            poison: 0,
            pool: Default::default(),
            library: Vec::new(),
            hand: Vec::new(),
            graveyard: Vec::new(),
            lands_played: 0,
            drew_from_nothing: false,
            mulligans: 0,
            kept: false,
            declared: false,
            to_bottom: 0,
            lost: false,
            left: false,
        });
        let mut state = State {
            cards: self.cards.clone(),
            objects: Vec::new(),
            free: Vec::new(),
            players: players.collect(),
            battlefield: Vec::new(),
            exile: Vec::new(),
            stack: Vec::new(),
            effects: Vec::new(),
            statics: Vec::new(),
            watchers: Vec::new(),
            volatile: 0,
            waiting: Vec::new(),
            batch: 0,
            strays: Vec::new(),
            touched: true,
            last_known: Vec::new(),
            combat: Combat::default(),
            turn: Turn::before_the_first(self.starting),
            stage: Stage::Opening,
            decision: Decision::Over,
            proposal: None,
            resolution: None,
            condemned: Default::default(),
            chosen: Default::default(),
            outcome: None,
            clock: Timestamp(0),
            random: Random(self.seed),
            kept_hash: 0,
            going_on: GoingOn::default(),
            fault: None,
            large: is_large(life),
        };
        for (place, deck) in self.decks.iter().enumerate() {
            for &def in deck {
                place_card(&mut state, Placed::new(PlayerId(place as u8), def, Zone::Library));
            }
        }
        state.kept_hash = state.hash_from_scratch();
        state
    }
}

fn is_large(number: i32) -> bool {
    number.unsigned_abs() > LARGE.unsigned_abs()
}

/// Whether all of some cards are in a set.
fn known(cards: &Cards, mut all: impl Iterator<Item = DefId>) -> Result<(), SetupError> {
    match all.find(|def| usize::from(def.0) >= cards.len()) {
        Some(def) => Err(SetupError::UnknownCard(def.0)),
        None => Ok(()),
    }
}

/// Makes an object for a card and puts it into a zone, as if it had always been there.
fn place_card(state: &mut State, placed: Placed) {
    let Placed { owner, def, zone, .. } = placed;
    let id = ObjectId(state.objects.len() as u32);
    let since = state.tick();
    let list = match zone {
        Zone::Library => &mut state.players[owner.at()].library,
        Zone::Hand => &mut state.players[owner.at()].hand,
        Zone::Graveyard => &mut state.players[owner.at()].graveyard,
        Zone::Battlefield => &mut state.battlefield,
        _ => &mut state.exile,
    };
    let place = list.len() as u32;
    list.push(id);
    let zone = if matches!(zone, Zone::Stack | Zone::Command | Zone::Outside) { Zone::Exile } else { zone };
    let card = state.cards.get(def);
    if zone == Zone::Battlefield {
        if !card.watched.is_empty() {
            state.watchers.push(id);
        }
        if card.is_static {
            state.statics.push(id);
            state.volatile += u32::from(card.is_volatile);
        }
    }
    let now = Characteristics::printed(card);
    state.objects.push(Object {
        def,
        owner,
        controller: placed.controller.unwrap_or(owner),
        base_controller: placed.controller.unwrap_or(owner),
        zone,
        token: placed.token,
        tapped: placed.tapped,
        summoning_sick: placed.summoning_sick,
        deathtouched: false,
        activated: 0,
        since,
        place,
        damage: placed.damage,
        plus_counters: placed.plus_counters,
        minus_counters: placed.minus_counters,
        now,
    });
}

impl State {
    /// Begins a game (103): libraries are shuffled, hands drawn, and the first decision is about a mulligan.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn new<R: Observer>(setup: &Setup, recorder: &mut R) -> Result<State, SetupError> {
        setup.check()?;
        let mut state = setup.empty(recorder);
        let mut cx = Cx { state: &mut state, rec: recorder };
        super::start::begin(&mut cx);
        engine::advance(&mut cx);
        Ok(state)
    }

    /// Puts a position on the table: the named step of the named turn begins.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn arranged<R: Observer>(arrangement: &Arrangement, recorder: &mut R) -> Result<State, SetupError> {
        let mut state = Self::laid_out(arrangement, recorder)?;
        engine::advance(&mut Cx { state: &mut state, rec: recorder });
        Ok(state)
    }

    /// A position as it is put on the table, before anything happens in it.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn laid_out<R: Observer>(arrangement: &Arrangement, recorder: &mut R) -> Result<State, SetupError> {
        let setup = &arrangement.setup;
        setup.check()?;
        known(&setup.cards, arrangement.placed.iter().map(|placed| placed.def))?;
        let players = setup.decks.len();
        let owners = arrangement.placed.iter().flat_map(|placed| [Some(placed.owner), placed.controller]);
        let totals = arrangement.life.iter().chain(&arrangement.poison).map(|&(player, _)| player);
        let mut all = owners.flatten().chain(totals).chain([arrangement.active]);
        if let Some(stranger) = all.find(|player| player.at() >= players) {
            return Err(SetupError::UnknownPlayer(stranger.0));
        }
        let mut state = setup.empty(recorder);
        for &placed in &arrangement.placed {
            state.large |= [placed.damage, placed.plus_counters, placed.minus_counters].iter().any(|&n| is_large(n));
            place_card(&mut state, placed);
        }
        for &(player, life) in &arrangement.life {
            state.players[player.at()].life = life;
            state.large |= is_large(life);
        }
        for &(player, poison) in &arrangement.poison {
            state.players[player.at()].poison = poison;
        }
        state.kept_hash = state.hash_from_scratch();
        for place in 0..players {
            state.edit_player(PlayerId(place as u8), |player| player.kept = true);
        }
        state.turn.active = arrangement.active;
        state.turn.number = arrangement.turn.max(1);
        state.turn.step = arrangement.step;
        state.stage = Stage::Beginning;
        characteristics::refresh_all(&mut Cx { state: &mut state, rec: recorder });
        Ok(state)
    }
}

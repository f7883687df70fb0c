//! Games played by the machine at random over the pool.

#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail like tests")]

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use vademecum_abilities::{Ability, CardId, Cards, CastingChange, CastingRule, DeedKind, Keyword, KeywordAbility};
use vademecum_machine::{
    Ask, CITING_LINES, Choice, Choices, Deed, Journal, Recorder, Setup, Silent, State,
    actions::{self, KeywordAction},
    keywords, number_cards,
};
use vademecum_machine_fuzz::{Rng, invariants, pool, random_setup_for};
use vademecum_rule_ids::magic;
use vademecum_vocab::{Number, RuleId};

/// Counts what happens and what is asked.
#[derive(Debug, Default)]
struct Counts {
    deeds: RefCell<BTreeMap<DeedKind, u64>>,
    asked: BTreeMap<&'static str, u64>,
    /// The cards that were cast or played.
    played: BTreeSet<CardId>,
    /// The sections of chapter 701 whose rules applied.
    actions: RefCell<BTreeSet<u16>>,
    /// The sections of chapter 702 whose rules applied.
    keywords: RefCell<BTreeSet<u16>>,
    /// The keywords in whose way a spell was cast.
    ways_of_casting: RefCell<BTreeSet<Keyword>>,
}

impl Recorder for Counts {
    fn rule(&self, rule: RuleId, _: bool) -> bool {
        self.note_section(rule);
        true
    }

    fn when(&self, rule: RuleId, condition: bool, _: bool) -> bool {
        if condition {
            self.note_section(rule);
        }
        condition
    }

    fn event(&self, event: &Deed, state: &State) {
        if let Deed::Cast(_, spell) = *event {
            self.ways_of_casting.borrow_mut().extend(state.object(spell).cast_for);
        }
        *self.deeds.borrow_mut().entry(event.kind()).or_default() += 1;
    }
}

impl Counts {
    fn note_section(&self, rule: RuleId) {
        let (sections, section) = match magic::number(rule) {
            Number::Subrule(701, section, ..) => (&self.actions, section),
            Number::Subrule(702, section, ..) => (&self.keywords, section),
            _ => return,
        };
        sections.borrow_mut().insert(section);
    }

    /// Whether a rule of a keyword applied, if the engine decides anything by one.
    fn has_used(&self, keyword: Keyword) -> bool {
        !decides(keyword) || self.keywords.borrow().contains(&u16::from(keyword.0))
    }

    /// Whether the card was played, and a spell was cast in each way that its keywords give.
    fn has_tried(&self, cards: &Cards, card: CardId) -> bool {
        let ways = self.ways_of_casting.borrow();
        self.played.contains(&card)
            && keywords_of(cards, card).all(|of| !is_way_of_casting(of) || ways.contains(&of.keyword))
    }

    /// The same, and rules of each of its keywords applied.
    fn has_tried_keywords(&self, cards: &Cards, card: CardId) -> bool {
        self.has_tried(cards, card) && keywords_of(cards, card).all(|of| self.has_used(of.keyword))
    }

    fn asks(&mut self, ask: Ask) {
        let form = match ask {
            Ask::Priority => "priority",
            Ask::Pay => "payment",
            Ask::Attack => "attackers",
            Ask::Block => "blockers",
            Ask::YesNo => "yes or no",
            Ask::Number(..) => "number",
            Ask::Pick { least: 0, .. } => "pick, or end",
            Ask::Pick { .. } => "pick",
            Ask::Order => "order",
            Ask::Over => return,
        };
        *self.asked.entry(form).or_default() += 1;
    }
}

fn cards() -> Cards {
    number_cards(pool::pool()).expect("the pool can be played with")
}

/// A random game whose decks have lands of all kinds and spells of the pool, and some copies of a card if one is given; now and
/// then decks that a commander leads.
fn setup(cards: &Cards, players: usize, given: Option<CardId>, rng: &mut Rng) -> Setup {
    const COPIES: usize = 12;
    let random = random_setup_for(cards, players as u64, rng);
    if given.is_none() && random.commander.is_some() {
        return random;
    }
    let pool: Vec<CardId> = traditional_cards(cards).collect();
    let (lands, spells) = pool.split_at(BASIC_LANDS);
    let deck = |rng: &mut Rng| {
        let mut deck = Vec::new();
        for (from, number) in [(lands, 16), (spells, 24)] {
            deck.extend((0..number).filter_map(|_| rng.pick(from).copied()));
        }
        if let Some(card) = given {
            deck[16..16 + COPIES].fill(card);
        }
        deck
    };
    let decks = (0..players).map(|_| deck(rng)).collect();
    Setup { decks, commander: None, ..random }
}

/// Number of basic lands with which the pool begins.
const BASIC_LANDS: usize = 5;

/// The cards of the pool that may be in a deck, basic lands first.
fn traditional_cards(cards: &Cards) -> impl Iterator<Item = CardId> {
    cards.ids().take(pool::pool().len()).filter(|&card| !cards.is_nontraditional(card))
}

/// Plays a game at random and checks every state. Gives the number of decisions.
fn play(setup: &Setup, rng: &mut Rng, limit: usize, counts: &mut Counts) -> usize {
    let mut state = State::new(setup, counts).expect("the setup can be played");
    let mut choices = Choices::default();
    let mut last = None;
    for decisions in 0..limit {
        invariants::assert_characteristics_are_current(&state, last);
        invariants::assert_objects_are_in_their_zones(&state);
        invariants::assert_numbers_are_sound(&state);
        if state.outcome().is_some() {
            return decisions;
        }
        counts.asks(state.decision().ask);
        state.choices_into(&*counts, &mut choices);
        assert!(!choices.is_empty(), "nothing can be chosen: {:?}, {}", state.decision(), about(&state));
        if rng.below(20) == 0 {
            invariants::assert_only_listed_choices_are_accepted(&state, &choices, rng);
        }
        let mut choice = choices.get(rng.below(choices.len())).expect("a choice of the list");
        // Mana that is made without need is lost: so it is made rarely.
        while state.decision().ask == Ask::Priority && matches!(choice, Choice::Mana(..)) && rng.below(20) > 0 {
            choice = choices.get(rng.below(choices.len())).expect("a choice of the list");
        }
        if let Choice::Cast(id, _) | Choice::PlayLand(id) = choice {
            counts.played.insert(state.object(id).card);
        }
        if let Err(error) = state.play(choice, counts) {
            panic!("{choice:?} was on the list of {:?} and is refused: {error}", state.decision());
        }
        last = Some(choice);
    }
    limit
}

/// The name of what a decision is about.
fn about(state: &State) -> &str {
    state.decision().about.map_or("", |id| state.values(id).name.as_str())
}

/// The keyword abilities of a card of the pool.
fn keywords_of(cards: &Cards, card: CardId) -> impl Iterator<Item = &KeywordAbility> {
    cards.values(cards.front(card)).abilities.iter().filter_map(|ability| match ability {
        Ability::Keyword(of) => Some(of),
        _ => None,
    })
}

/// Whether a line of the engine cites a rule in the section of a keyword. What some keywords mean is decided elsewhere.
fn decides(keyword: Keyword) -> bool {
    let section = |rule: RuleId| match magic::number(rule) {
        Number::Subrule(702, section, ..) => Some(section),
        _ => None,
    };
    CITING_LINES.iter().flat_map(|line| line.rules).any(|&rule| section(rule) == Some(u16::from(keyword.0)))
}

/// Whether a spell with the keyword ability can be cast for a cost that this ability gives it.
fn is_way_of_casting(of: &KeywordAbility) -> bool {
    keywords::means(of).iter().any(|ability| {
        let Ability::Casting(CastingRule { keyword: Some(_), says, .. }) = ability else { return false };
        matches!(
            says,
            CastingChange::From(_, Some(_))
                | CastingChange::FromPaying(..)
                | CastingChange::Instead(_)
                | CastingChange::FaceDown(_)
        )
    })
}

/// How many games are played: `VADEMECUM_GAMES`, or as many as a test may take time for.
fn games(few: u64) -> u64 {
    std::env::var("VADEMECUM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(few)
}

/// Number of games from which on everything that can happen must have happened.
const MANY_GAMES: u64 = 500;

/// Maximum number of keywords of which no rule needs to have applied in many games: some take two cards that seldom meet in
/// combat, as reach does.
const MAX_UNUSED_KEYWORDS: usize = 5;

#[test]
fn random_games_are_played_to_their_end() {
    let cards = cards();
    assert!(pool::pool().len() >= 350, "{} cards", pool::pool().len());
    let games = games(40);
    let (mut total, mut counts) = (0, Counts::default());
    for game in 0..games {
        let mut rng = Rng::new(game);
        let setup = setup(&cards, 2 + (game % 5) as usize, None, &mut rng);
        total += play(&setup, &mut rng, 3000, &mut counts);
    }
    let untried = |counts: &Counts| -> Vec<CardId> {
        traditional_cards(&cards).filter(|&card| !counts.has_tried(&cards, card)).collect()
    };
    // What needs another card to be played with comes up more often where there are several of it.
    if games >= MANY_GAMES {
        for card in traditional_cards(&cards) {
            let mut rng = Rng::new(u64::from(card.0));
            for _ in 0..MANY_GAMES {
                if counts.has_tried_keywords(&cards, card) {
                    break;
                }
                let setup = setup(&cards, 2, Some(card), &mut rng);
                total += play(&setup, &mut rng, 3000, &mut counts);
            }
        }
    }
    let untried = untried(&counts);
    let unused_keywords: Vec<_> =
        keywords::all().filter(|&of| !counts.has_used(of)).filter_map(keywords::names).map(|names| names[2]).collect();
    let deeds = counts.deeds.into_inner();
    println!("{total} decisions in {games} games");
    println!("asked: {:?}", counts.asked);
    println!("deeds: {deeds:?}");
    println!("keywords without a rule that applied: {unused_keywords:?}");
    println!("cast in the way of: {:?}", counts.ways_of_casting.into_inner());
    assert_eq!(counts.asked.len(), 9, "a form of question was never asked: {:?}", counts.asked);
    let actions = counts.actions.into_inner();
    // Nothing is decided by the numbers of these three: they are seen as deeds.
    let by_deeds =
        [(actions::ACTIVATE, DeedKind::Activate), (actions::CAST, DeedKind::Cast), (actions::PLAY, DeedKind::PlayLand)];
    let is_done = |action: &KeywordAction| {
        let deed = by_deeds.iter().find(|(of, _)| of.section == action.section);
        deed.map_or(actions.contains(&u16::from(action.section.0)), |(_, kind)| deeds.contains_key(kind))
    };
    let unused: Vec<_> = actions::ALL.iter().filter(|action| !is_done(action)).collect();
    // Those are announced, so that they can be replaced, and happen as what they come to.
    let announced = [DeedKind::Draws, DeedKind::Face];
    let happens = |kind: &DeedKind| announced.contains(kind) || deeds.contains_key(kind);
    let missing: Vec<DeedKind> = DeedKind::ALL.into_iter().filter(|kind| !happens(kind)).collect();
    let name = |&card: &CardId| cards.values(cards.front(card)).name.as_str();
    let untried: Vec<&str> = untried.iter().map(name).collect();
    assert!(games < MANY_GAMES || missing.is_empty(), "never happened: {missing:?}");
    assert!(games < MANY_GAMES || unused.is_empty(), "never done: {unused:?}");
    assert!(games < MANY_GAMES || unused_keywords.len() <= MAX_UNUSED_KEYWORDS, "never applied: {unused_keywords:?}");
    assert!(games < MANY_GAMES || untried.is_empty(), "never played, or not in all of its ways: {untried:?}");
}

/// Games that take their choices at random from nothing but the state end as well.
#[test]
fn games_of_samples_are_played_to_their_end() {
    let cards = cards();
    let mut choices = Choices::default();
    let (mut total, mut ended) = (0, 0);
    for game in 0..games(20) {
        let mut rng = Rng::new(game);
        let setup = setup(&cards, 2, None, &mut rng);
        let mut state = State::new(&setup, &Silent).expect("the setup can be played");
        for _ in 0..4000 {
            let made = state.play_at_random(&mut choices, |n| rng.below(n)).expect("what comes at random is legal");
            total += usize::from(made.is_some());
            invariants::assert_characteristics_are_current(&state, made);
            if made.is_none() {
                ended += 1;
                break;
            }
        }
    }
    assert!(total > 1000 && ended > 0, "{total} decisions, {ended} games came to their end");
}

/// Every choice of the list comes at random, sooner or later.
#[test]
fn samples_reach_every_choice() {
    let cards = cards();
    let (mut choices, mut scratch) = (Choices::default(), Choices::default());
    let mut compared = 0;
    for game in 0..6 {
        let mut rng = Rng::new(game);
        let setup = setup(&cards, 3, None, &mut rng);
        let mut state = State::new(&setup, &Silent).expect("the setup can be played");
        for turn in 0..400 {
            state.choices_into(&Silent, &mut choices);
            if state.outcome().is_some() {
                break;
            }
            if turn % 10 == 0 && choices.len() < 30 {
                let drawn: BTreeSet<Choice> =
                    (0..4000).filter_map(|_| state.sample_choice(&mut scratch, |n| rng.below(n))).collect();
                let all: BTreeSet<Choice> = choices.iter().collect();
                assert_eq!(drawn, all, "{:?}", state.decision());
                compared += 1;
            }
            let choice = choices.get(rng.below(choices.len())).expect("a choice of the list");
            state.play(choice, &Silent).expect("what is on the list is accepted");
        }
    }
    assert!(compared > 100, "only {compared} states were compared");
}

/// A game goes on without any of its rules, whatever comes of it: nothing ends in a panic, and there is always something
/// to choose.
#[test]
fn games_without_a_rule_go_on() {
    let cards = cards();
    let journal = Journal::new();
    for game in 0..8 {
        wander(&cards, game, &journal, 300);
    }
    let seen: Vec<RuleId> = magic::all().filter(|&rule| journal.evidence().has_applied(rule)).collect();
    assert!(seen.len() > 100, "only {} rules were reached", seen.len());
    for (rule, game) in seen.into_iter().zip(0..) {
        wander(&cards, game % 8, &Journal::without([rule]), 40);
    }
}

/// Plays the beginning of a game at random.
fn wander(cards: &Cards, game: u64, journal: &Journal, decisions: usize) {
    let mut rng = Rng::new(game);
    let setup = setup(cards, 2 + (game % 3) as usize, None, &mut rng);
    let mut state = State::new(&setup, journal).expect("the setup can be played");
    for _ in 0..decisions {
        let choices = state.choices();
        if state.outcome().is_some() || choices.is_empty() {
            return;
        }
        let choice = choices.get(rng.below(choices.len())).expect("a choice of the list");
        // What is enumerated with all rules may be refused without one.
        let _refused = state.play(choice, journal);
    }
}

//! Games between random decks of the quoted cards and a few of our own, played at random: for tests, benches, and for counting how often each
//! condition of the engine holds.

use std::sync::Arc;

use vademecum_trace::DecisionCounts;

use crate::{
    Ability, Amount, Card, CardError, CardId, Cards, Choice, DeckList, Effect, Filter, FirstDeclarer, FloorReading,
    Journal, Kind, Quality, Readings, Setup, State, Static, StrengthReading, Who, deck, pool,
};

/// A small generator of numbers, apart from that of the games.
#[derive(Debug, Clone)]
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below `n`; 0, if that is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u128::from(self.0 >> 32) * n as u128) >> 32) as usize
    }

    /// One of the choices that a state offers; `None` if the game is over.
    pub fn choice(&mut self, state: &State) -> Option<Choice> {
        let choices = state.choices();
        choices.get(self.below(choices.len())).copied()
    }
}

/// The cards that random games are played with: the quoted ones, and some of our own that say what none of them does.
///
/// # Errors
///
/// None: the lists fit each other, as the games show.
pub fn cards() -> Result<Cards, CardError> {
    let mut cards = pool::quoted_cards()?;
    let own = |name: &str, kind, abilities| Card {
        name: name.to_owned(),
        kind,
        cost: Some(1),
        strength: None,
        race: None,
        is_unique: false,
        abilities,
    };
    let cheaper = Static::CostChange(Filter::allies().yours(), -3);
    cards.add(own("Mercado", Kind::Totem, vec![Ability::continuous(vec![cheaper])]))?;
    let draws = Ability::activated(&[]).once_per_turn().does(Effect::Draw {
        who: Who::You,
        count: Amount::Fixed(1),
        up_to: false,
    });
    cards.add(own("Cuerno", Kind::Weapon, vec![Ability::of_itself(Quality::PlayedInSupport), draws]))?;
    Ok(cards)
}

/// A game that begins: decks of a third of Oros and of everything else at random, with the default readings. `None` without the
/// Oro that a game begins with.
pub fn setup(cards: &Arc<Cards>, seed: u64, numbers: &mut Numbers) -> Option<Setup> {
    let decks = [deck_of(cards, numbers)?, deck_of(cards, numbers)?];
    Some(Setup { cards: Arc::clone(cards), decks, seed, readings: Readings::default() })
}

fn deck_of(cards: &Cards, numbers: &mut Numbers) -> Option<DeckList> {
    let of = |gold: bool| {
        let list = cards.iter().filter(move |(_, card)| (card.kind == Kind::Gold) == gold).map(|(id, _)| id);
        list.collect::<Vec<CardId>>()
    };
    let (oros, others) = (of(true), of(false));
    let list = (0..49).filter_map(|place| {
        let from = if place % 3 == 0 { &oros } else { &others };
        from.get(numbers.below(from.len())).copied()
    });
    Some(DeckList { first_gold: cards.find(pool::PLAIN_OROS[0])?, cards: list.collect() })
}

/// Readings at random.
pub fn readings(numbers: &mut Numbers) -> Readings {
    let mut yes = || numbers.below(2) == 0;
    Readings {
        strength: if yes() { StrengthReading::InOrder } else { StrengthReading::AddedLast },
        floor: if yes() { FloorReading::OfTotal } else { FloorReading::OfEachChange },
        first_declarer: if yes() { FirstDeclarer::ControllerOfCause } else { FirstDeclarer::ActivePlayer },
        combat_is_prevented: yes(),
        up_to_may_be_zero: yes(),
        attacker_must_have_been_ally: yes(),
        ..Readings::default()
    }
}

/// How often each place of the engine decided one way and the other in games of these seeds, all readings among them. A game
/// that a fault of the engine ends counts as far as it went.
pub fn count_decisions(cards: &Arc<Cards>, seeds: std::ops::Range<u64>) -> DecisionCounts {
    let mut counts = DecisionCounts::default();
    for seed in seeds {
        let mut numbers = Numbers(seed);
        let Some(setup) = setup(cards, seed, &mut numbers) else { continue };
        let setup = Setup { readings: readings(&mut numbers), ..setup };
        let journal = Journal::new().counting();
        for list in &setup.decks {
            deck::check(cards, list, &journal);
        }
        let Ok(mut state) = setup.start(&journal) else { continue };
        while let Some(choice) = numbers.choice(&state) {
            if state.play(choice, &journal).is_err() {
                break;
            }
        }
        counts.add(&journal.evidence().decisions());
    }
    counts
}

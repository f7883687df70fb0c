//! The order of replacement effects compared with a reference: by the definition of 616.1, with none of the machine's
//! code, every order in which they can be applied to an event is followed to its end.

use std::collections::BTreeSet;

use vademecum_abilities::*;
use vademecum_machine::{Arrangement, Ask, Choice, Item, Placed, Setup, Silent, State, number_cards};
use vademecum_machine_fuzz::{
    Rng,
    pool::{card, number, sorcery},
};

use crate::table::ANA;

/// What happens to Ana, or to Beto.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Event {
    Gain(i32),
    Lose(Side, i32),
    Damage(Side, i32),
    Draws(i32),
    Draw,
    Mill,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Ana,
    Beto,
}

/// A replacement effect of Ana's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// Twice as much.
    Twice(Kind),
    /// So much more.
    More(Kind, i32),
    /// Something else instead.
    GainIsDraw,
    DrawIsMill,
    DrawIsTwo,
    DrawIsLife,
    /// To Beto instead.
    Redirect,
    /// One of it is prevented.
    LessByOne,
    /// It can't happen.
    Cant(Kind),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Gain,
    Lose,
    Damage,
    Draws,
    Draw,
    Prevent,
}

const RULES: [Rule; 17] = [
    Rule::Twice(Kind::Gain),
    Rule::Twice(Kind::Lose),
    Rule::Twice(Kind::Damage),
    Rule::Twice(Kind::Draws),
    Rule::More(Kind::Gain, 1),
    Rule::More(Kind::Gain, 2),
    Rule::More(Kind::Damage, 1),
    Rule::More(Kind::Lose, 1),
    Rule::More(Kind::Draws, 1),
    Rule::GainIsDraw,
    Rule::DrawIsMill,
    Rule::DrawIsTwo,
    Rule::DrawIsLife,
    Rule::Redirect,
    Rule::LessByOne,
    Rule::Cant(Kind::Gain),
    Rule::Cant(Kind::Prevent),
];

/// The first event, and whether its own spell replaces it.
const SPELLS: [(Event, bool); 6] = [
    (Event::Gain(1), false),
    (Event::Gain(2), false),
    (Event::Gain(2), true),
    (Event::Damage(Side::Ana, 2), false),
    (Event::Damage(Side::Ana, 3), false),
    (Event::Draws(2), false),
];

/// Ana's life, Beto's life, cards drawn, cards milled.
type Totals = (i32, i32, i32, i32);

fn kind_of(event: Event) -> Option<Kind> {
    match event {
        Event::Gain(_) => Some(Kind::Gain),
        Event::Lose(Side::Ana, _) => Some(Kind::Lose),
        Event::Damage(Side::Ana, _) => Some(Kind::Damage),
        Event::Draws(_) => Some(Kind::Draws),
        Event::Draw => Some(Kind::Draw),
        Event::Lose(Side::Beto, _) | Event::Damage(Side::Beto, _) | Event::Mill => None,
    }
}

/// The kind of event that a rule replaces.
fn replaces(rule: Rule) -> Kind {
    match rule {
        Rule::Twice(kind) | Rule::More(kind, _) | Rule::Cant(kind) => kind,
        Rule::GainIsDraw => Kind::Gain,
        Rule::DrawIsMill | Rule::DrawIsTwo | Rule::DrawIsLife => Kind::Draw,
        Rule::Redirect | Rule::LessByOne => Kind::Damage,
    }
}

fn scaled(event: Event, by: impl Fn(i32) -> i32) -> Event {
    match event {
        Event::Gain(n) => Event::Gain(by(n)),
        Event::Lose(side, n) => Event::Lose(side, by(n)),
        Event::Damage(side, n) => Event::Damage(side, by(n)),
        Event::Draws(n) => Event::Draws(by(n)),
        Event::Draw | Event::Mill => event,
    }
}

/// What may come out of an event, by the definition.
struct Reference<'a> {
    rules: &'a [Rule],
    /// The self-replacement effect has the place behind the rules: life that is gained is lost.
    own: bool,
}

impl Reference<'_> {
    fn has(&self, rule: Rule) -> bool {
        self.rules.contains(&rule)
    }

    fn outcomes(&self, event: Event, applied: &[usize], from: Totals) -> BTreeSet<Totals> {
        if let Event::Gain(0) | Event::Lose(_, 0) | Event::Damage(_, 0) | Event::Draws(0) = event {
            return BTreeSet::from([from]);
        }
        let Some(kind) = kind_of(event) else { return self.happens(event, applied, from) };
        let own = self.own && kind == Kind::Gain && !applied.contains(&self.rules.len());
        if own {
            let applied = [applied, &[self.rules.len()]].concat();
            let Event::Gain(n) = event else { return BTreeSet::new() };
            return self.outcomes(Event::Lose(Side::Ana, n), &applied, from);
        }
        if self.has(Rule::Cant(kind)) {
            return BTreeSet::from([from]);
        }
        let places = 0..self.rules.len();
        let open: Vec<usize> =
            places.filter(|place| replaces(self.rules[*place]) == kind && !applied.contains(place)).collect();
        if open.is_empty() {
            return self.happens(event, applied, from);
        }
        open.into_iter().flat_map(|place| self.apply(event, place, applied, from)).collect()
    }

    fn apply(&self, event: Event, place: usize, applied: &[usize], from: Totals) -> BTreeSet<Totals> {
        let applied = [applied, &[place]].concat();
        let next = match (self.rules[place], event) {
            (Rule::Twice(_), _) => scaled(event, |n| n * 2),
            (Rule::More(_, more), _) => scaled(event, |n| n + more),
            (Rule::GainIsDraw, Event::Gain(n)) => Event::Draws(n),
            (Rule::DrawIsMill, _) => Event::Mill,
            (Rule::DrawIsTwo, _) => Event::Draws(2),
            (Rule::DrawIsLife, _) => Event::Gain(1),
            (Rule::Redirect, Event::Damage(_, n)) => Event::Damage(Side::Beto, n),
            (Rule::LessByOne, _) if self.has(Rule::Cant(Kind::Prevent)) => event,
            (Rule::LessByOne, _) => scaled(event, |n| n - 1),
            _ => event,
        };
        self.outcomes(next, &applied, from)
    }

    /// Nothing is left that applies.
    fn happens(&self, event: Event, applied: &[usize], from: Totals) -> BTreeSet<Totals> {
        let (ana, beto, drawn, milled) = from;
        match event {
            Event::Gain(n) => BTreeSet::from([(ana + n, beto, drawn, milled)]),
            Event::Lose(Side::Ana, n) => BTreeSet::from([(ana - n, beto, drawn, milled)]),
            Event::Lose(Side::Beto, n) => BTreeSet::from([(ana, beto - n, drawn, milled)]),
            Event::Damage(side, n) => self.outcomes(Event::Lose(side, n), applied, from),
            Event::Mill => BTreeSet::from([(ana, beto, drawn, milled + 1)]),
            Event::Draw => BTreeSet::from([(ana, beto, drawn + 1, milled)]),
            Event::Draws(n) => (0..n).fold(BTreeSet::from([from]), |reached, _| {
                reached.into_iter().flat_map(|totals| self.outcomes(Event::Draw, applied, totals)).collect()
            }),
        }
    }
}

fn rule_card(name: &str, rule: Rule) -> Card {
    let deed = |kind: Kind| match kind {
        Kind::Gain => DeedKind::GainLife,
        Kind::Lose => DeedKind::LoseLife,
        Kind::Damage => DeedKind::Damage,
        Kind::Draws => DeedKind::Draws,
        Kind::Draw => DeedKind::Draw,
        Kind::Prevent => DeedKind::Prevent,
    };
    let amount = || Amount::Slot(Slot::EVENT_AMOUNT);
    let (with, shield) = match rule {
        Rule::Twice(_) => (Replaced::Times(2), Shield::Lasting),
        Rule::More(_, more) => (Replaced::Plus(number(more)), Shield::Lasting),
        Rule::GainIsDraw => (Replaced::Program(vec![Effect::Draw(Players::You, amount()).into()]), Shield::Lasting),
        Rule::DrawIsMill => (Replaced::Program(vec![Effect::Mill(Players::You, number(1)).into()]), Shield::Lasting),
        Rule::DrawIsTwo => (Replaced::Program(vec![Effect::Draw(Players::You, number(2)).into()]), Shield::Lasting),
        Rule::DrawIsLife => {
            (Replaced::Program(vec![Effect::GainLife(Players::You, number(1)).into()]), Shield::Lasting)
        }
        Rule::Redirect => (Replaced::Redirect(Subjects::Players(Players::Opponents)), Shield::Lasting),
        Rule::LessByOne => (Replaced::Nothing, Shield::EachTime(number(1))),
        Rule::Cant(_) => (Replaced::Cant, Shield::Lasting),
    };
    let of = Pattern::by(deed(replaces(rule)), Players::You);
    let ability = Ability::Replacement(Replacement { shield, ..Replacement::of(of, with) });
    Card::from(Values { abilities: vec![ability], ..card(name, "1", &[Type::Enchantment]) })
}

fn spell_card(name: &str, (event, own): (Event, bool)) -> Card {
    let effect = match event {
        Event::Gain(n) => Effect::GainLife(Players::You, number(n)),
        Event::Damage(_, n) => {
            Effect::Damage { source: Objects::This, to: Subjects::Players(Players::You), amount: number(n) }
        }
        Event::Draws(n) => Effect::Draw(Players::You, number(n)),
        Event::Lose(..) | Event::Draw | Event::Mill => unreachable!("no spell begins with it"),
    };
    let program = if own {
        let loses = Effect::LoseLife(Players::You, Amount::Slot(Slot::EVENT_AMOUNT));
        let of = Pattern::by(DeedKind::GainLife, Players::You);
        let replacement = Replacement::of(of, Replaced::Program(vec![loses.into()])).into();
        vec![Effect::SelfReplacing { replacement, body: vec![effect.into()] }.into()]
    } else {
        vec![effect.into()]
    };
    sorcery(name, "", vec![], program)
}

/// Everything that can come out, whatever the players choose.
fn explore(state: &State, start: Totals, found: &mut BTreeSet<Totals>) {
    match state.decision().ask {
        Ask::Pick { .. } => {
            let offer: Vec<Item> = state.offer().to_vec();
            for item in offer {
                let mut next = state.clone();
                next.play(Choice::Pick(item), &Silent).expect("what is on offer may be chosen");
                explore(&next, start, found);
            }
        }
        Ask::Priority if !state.stack().is_empty() => {
            let mut next = state.clone();
            next.play(Choice::Pass, &Silent).expect("anybody may pass");
            explore(&next, start, found);
        }
        _ => {
            let players = state.players();
            let hand = players[0].hand().len() as i32 - start.2;
            let graveyard = players[0].graveyard().len() as i32 - start.3;
            found.insert((players[0].life, players[1].life, hand, graveyard));
        }
    }
}

/// How many groups are tried: `VADEMECUM_GAMES`, or ten thousand.
fn groups() -> u64 {
    std::env::var("VADEMECUM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10_000)
}

#[test]
fn the_order_of_replacement_effects_is_that_of_the_definition() {
    let filler = Card::from(card("Filler", "1", &[Type::Artifact]));
    let rules = RULES.iter().enumerate().map(|(place, rule)| rule_card(&format!("Rule {place}"), *rule));
    let spells = SPELLS.iter().enumerate().map(|(place, spell)| spell_card(&format!("Spell {place}"), *spell));
    let cards = number_cards(rules.chain(spells).chain([filler])).expect("cards");
    let find = |name: String| cards.find(&name).expect("a card of that name");
    let library = vec![find("Filler".to_owned()); 80];
    let setup = Setup { decks: vec![library; 2], ..Setup::two(cards.clone(), Vec::new(), Vec::new(), 1) };
    let mut rng = Rng::new(616);
    let mut chosen = 0_u64;
    for _ in 0..groups() {
        let spell = rng.below(SPELLS.len() as u64) as usize;
        let picked: Vec<usize> = (0..rng.below(5)).map(|_| rng.below(RULES.len() as u64) as usize).collect();
        let in_play = picked.iter().map(|place| find(format!("Rule {place}")));
        let mut placed: Vec<Placed> = in_play.map(|card| Placed::new(ANA, card, Zone::Battlefield)).collect();
        placed.push(Placed::new(ANA, find(format!("Spell {spell}")), Zone::Hand));
        let arrangement = Arrangement {
            daytime: None,
            designated: Vec::new(),
            companions: Vec::new(),
            setup: setup.clone(),
            placed,
            life: Vec::new(),
            counters: Vec::new(),
            active: ANA,
            turn: 3,
            step: Step::FirstMain,
        };
        let mut state = State::start_at(&arrangement, &Silent).expect("a position");
        let id = state.player(ANA).hand()[0];
        state.play(Choice::Cast(id, 0), &Silent).expect("it costs nothing");
        let mut found = BTreeSet::new();
        // The spell itself goes to the graveyard.
        explore(&state, (0, 0, 0, 1), &mut found);
        let effects: Vec<Rule> = picked.iter().map(|place| RULES[*place]).collect();
        let (event, own) = SPELLS[spell];
        let reference = Reference { rules: &effects, own };
        let expected = reference.outcomes(event, &[], (20, 20, 0, 0));
        assert_eq!(found, expected, "{event:?} (own: {own}) with {effects:?}");
        chosen += u64::from(expected.len() > 1);
    }
    assert!(chosen > 0, "in some of them the order matters");
}

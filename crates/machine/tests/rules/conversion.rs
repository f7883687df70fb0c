//! Mana abilities that cost mana: what can be paid with them is what some order of activations pays for.

use std::collections::HashSet;

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice};

use crate::table::{ANA, Table, lay};
use vademecum_machine_fuzz::{
    Rng,
    pool::{activated, card, instant, mana, number},
};

const WHITE: ManaKinds = ManaKinds::only(ManaKind::White);
const BLUE: ManaKinds = ManaKinds::only(ManaKind::Blue);
const RED: ManaKinds = ManaKinds::only(ManaKind::Red);

fn converter(name: &str, cost: &str, pays: CostPart, adds: &[(ManaKinds, i32)]) -> Card {
    let add = |&(kinds, amount)| Effect::AddMana(Players::You, kinds, number(amount)).into();
    let ability = activated(Cost::mana(mana(cost)).and(pays), vec![], adds.iter().map(add).collect());
    Card::from(Values { abilities: vec![ability], ..card(name, "0", &[Type::Artifact]) })
}

/// A permanent as the reference knows it: its name, what it costs and what it adds.
#[derive(Clone)]
struct Maker {
    name: &'static str,
    cost: &'static str,
    pays: CostPart,
    adds: Vec<(ManaKinds, i32)>,
}

fn makers() -> Vec<Maker> {
    let of = |name, cost, pays, adds: &[_]| Maker { name, cost, pays, adds: adds.to_vec() };
    let any = WHITE.union(BLUE).union(RED);
    vec![
        of("Plains", "0", CostPart::Tap, &[(WHITE, 1)]),
        of("Island", "0", CostPart::Tap, &[(BLUE, 1)]),
        of("Mountain", "0", CostPart::Tap, &[(RED, 1)]),
        of("Seal", "1", CostPart::Tap, &[(WHITE, 1), (BLUE, 1)]),
        of("Font", "U", CostPart::Tap, &[(WHITE, 1), (RED, 1)]),
        of("Prism", "1", CostPart::Tap, &[(any, 1)]),
        of("Shard", "1", CostPart::SacrificeThis, &[(RED, 2)]),
        of("Lens", "WR", CostPart::Tap, &[(any, 3)]),
    ]
}

/// Mana by type, of the first four types: white, blue, black, red.
type Pool = [u32; 6];

/// Every pool that is left when a cost is paid from another.
fn paid(pool: Pool, cost: &ManaCost) -> Vec<Pool> {
    let mut left = pool;
    for (left, &owed) in left.iter_mut().zip(&cost.kinds) {
        let Some(rest) = left.checked_sub(u32::from(owed)) else { return Vec::new() };
        *left = rest;
    }
    let mut pools = vec![left];
    for _ in 0..cost.generic {
        let without = |pool: Pool| (0..6).filter(move |&kind| pool[kind] > 0).map(move |kind| less(pool, kind));
        pools = pools.into_iter().flat_map(without).collect();
    }
    pools
}

fn less(mut pool: Pool, kind: usize) -> Pool {
    pool[kind] -= 1;
    pool
}

fn is_payable(makers: &[Maker], used: u32, pool: Pool, cost: &ManaCost, seen: &mut HashSet<(u32, Pool)>) -> bool {
    if !paid(pool, cost).is_empty() {
        return true;
    }
    if !seen.insert((used, pool)) {
        return false;
    }
    for (place, maker) in makers.iter().enumerate().filter(|(place, _)| used & 1 << place == 0) {
        let mut pools = paid(pool, &mana(maker.cost));
        for &(kinds, amount) in &maker.adds {
            let with = |pool: Pool, kind: ManaKind| {
                let mut pool = pool;
                pool[kind as usize] += amount.unsigned_abs();
                pool
            };
            pools = pools.into_iter().flat_map(|pool| kinds.iter().map(move |kind| with(pool, kind))).collect();
        }
        if pools.into_iter().any(|pool| is_payable(makers, used | 1 << place, pool, cost, seen)) {
            return true;
        }
    }
    false
}

fn with_spell(own: &[Maker], cost: &str) -> Table {
    let converters = makers().into_iter().filter(|maker| maker.cost != "0");
    let mut cards: Vec<Card> =
        converters.map(|maker| converter(maker.name, maker.cost, maker.pays, &maker.adds)).collect();
    cards.push(instant("Ray", cost, vec![], vec![]));
    let names: Vec<&str> = own.iter().map(|maker| maker.name).collect();
    lay(cards).play(ANA, &names).hold(ANA, &["Ray"]).begin()
}

#[test]
fn what_is_payable_is_what_some_order_of_conversions_pays_for() {
    let all = makers();
    let mut rng = Rng::new(605);
    let (mut payable, mut converted) = (0, 0);
    for _ in 0..250 {
        let own: Vec<Maker> = (0..=rng.below(5)).map(|_| all[rng.below(8) as usize].clone()).collect();
        let symbols = ["W", "U", "R", "1", "1"];
        let cost: String = (0..=rng.below(4)).map(|_| symbols[rng.below(5) as usize]).collect();
        // Generic mana is one number at the front.
        let generic = cost.matches('1').count();
        let colored: String = cost.chars().filter(|&symbol| symbol != '1').collect();
        let cost = if generic > 0 { format!("{generic}{colored}") } else { colored };
        let names: Vec<&str> = own.iter().map(|maker| maker.name).collect();
        let expected = is_payable(&own, 0, [0; 6], &mana(&cost), &mut HashSet::new());
        let mut table = with_spell(&own, &cost);
        let cast = Choice::Cast(table.held("Ray"), 0);
        assert_eq!(table.allows(cast), expected, "{cost} with {names:?}");
        payable += u32::from(expected);
        if !expected {
            continue;
        }
        table.choose(cast);
        // Whatever is chosen, the payment can be finished.
        while table.asks().1 == Ask::Pay {
            let choices = table.state.choices();
            eprintln!("pool {:?}", table.state.player(ANA).pool.amounts);
            assert!(!choices.is_empty(), "{cost} with {names:?}: nothing left to pay with");
            let choice = choices.get(rng.below(choices.len()));
            eprintln!("{cost} {names:?} pool {:?} choice {choice:?}", table.state.player(ANA).pool.amounts);
            table.choose(choice.expect("a choice of those that are there"));
        }
        assert_eq!(table.state.stack().len(), 1);
        let lands: Vec<Maker> = own.into_iter().filter(|maker| maker.cost == "0").collect();
        converted += u32::from(!is_payable(&lands, 0, [0; 6], &mana(&cost), &mut HashSet::new()));
    }
    assert!((60..200).contains(&payable), "{payable}");
    assert!(converted > 30, "{converted}");
}

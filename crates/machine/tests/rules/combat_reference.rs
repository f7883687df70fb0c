//! Declarations of attackers and blockers compared with a reference: by the definition of 508.1c–d and 509.1b–c, with none
//! of the machine's code, every declaration is written out, and those are legal that disobey no restriction and obey as
//! many requirements as any that costs nothing. `VADEMECUM_COMBATS` says how many combats.

use vademecum_abilities::*;
use vademecum_machine::{Arrangement, Choice, Defender, ObjectId, Placed, Setup, Silent, State, number_cards};
use vademecum_machine_fuzz::{
    Rng,
    pool::{creature, keyword, mana, pool},
};

use crate::table::{ANA, BETO};

/// Combats that are tried where nothing else is said: a few seconds in a debug build.
const COMBATS: u32 = 400;

fn combats() -> u32 {
    std::env::var("VADEMECUM_COMBATS").ok().and_then(|number| number.parse().ok()).unwrap_or(COMBATS)
}

/// A creature of a random combat.
#[derive(Debug, Clone, Copy, Default)]
struct Fighter {
    /// How often it must attack, or block.
    must: u32,
    cannot: bool,
    not_alone: bool,
    limit: Option<u8>,
    costs: bool,
    /// How many it blocks beside the first.
    more: u8,
    menace: bool,
    be_blocked: u32,
    by_all: u32,
    blocked_by: Option<u8>,
}

/// A position with creatures of Ana and of Beto, and Mountains for both, as a step begins.
fn position(fighters: &[Vec<Fighter>; 2], mountains: usize) -> (State, [Vec<ObjectId>; 2]) {
    let mut cards = pool();
    let mut names = [Vec::new(), Vec::new()];
    for (side, all) in fighters.iter().enumerate() {
        for (place, of) in all.iter().enumerate() {
            let name = format!("Fighter {side} {place}");
            cards.push(creature(&name, "G", (1, 1), abilities(of, side == 0)));
            names[side].push(name);
        }
    }
    let cards = number_cards(cards).unwrap();
    let mountain = cards.find("Mountain").unwrap();
    let mut placed = Vec::new();
    for (side, names) in names.iter().enumerate() {
        let owner = [ANA, BETO][side];
        placed.extend(names.iter().map(|name| Placed::new(owner, cards.find(name).unwrap(), Zone::Battlefield)));
        placed.extend((0..mountains).map(|_| Placed::new(owner, mountain, Zone::Battlefield)));
    }
    let setup = Setup { decks: vec![vec![mountain; 5]; 2], ..Setup::two(cards, Vec::new(), Vec::new(), 1) };
    let arrangement = Arrangement {
        daytime: None,
        designated: Vec::new(),
        companions: Vec::new(),
        setup,
        placed,
        life: Vec::new(),
        counters: Vec::new(),
        active: ANA,
        turn: 3,
        step: Step::DeclareAttackers,
    };
    let state = State::start_at(&arrangement, &Silent).unwrap();
    let ids = names.map(|names| {
        let id = |name: &String| state.objects().find(|(id, _)| state.values(*id).name == *name).unwrap().0;
        names.iter().map(id).collect()
    });
    (state, ids)
}

fn abilities(of: &Fighter, attacks: bool) -> Vec<Ability> {
    let mut changes = Vec::new();
    let cost = || Cost { parts: vec![CostPart::Mana(mana("1"))] };
    for _ in 0..of.must {
        changes.push(if attacks { Change::MustAttack } else { Change::MustBlock });
    }
    if of.cannot {
        changes.push(if attacks { Change::CantAttack } else { Change::CantBlock });
    }
    if of.not_alone {
        changes.push(if attacks { Change::CantAttackAlone } else { Change::CantBlockAlone });
    }
    if of.costs {
        changes.push(if attacks { Change::CostsToAttack(cost()) } else { Change::CostsToBlock(cost()) });
    }
    if let Some(limit) = of.limit {
        changes.push(if attacks { Change::AttackersAtMost(limit) } else { Change::BlockersAtMost(limit) });
    }
    if of.more > 0 {
        changes.push(Change::CanBlockMore(of.more));
    }
    changes.extend((0..of.be_blocked).map(|_| Change::MustBeBlocked));
    changes.extend((0..of.by_all).map(|_| Change::MustBeBlockedByAll));
    changes.extend(of.blocked_by.map(Change::BlockedByAtMost));
    let is = changes.into_iter().map(|change| Ability::Static(Static::new(Objects::This, vec![change])));
    let menace = of.menace.then(|| keyword(111));
    is.chain(menace).collect()
}

/// What is legal of all declarations: those without a fault that obey as much as the best of those that cost nothing.
fn legal_ones<T>(all: Vec<T>, of: impl Fn(&T) -> Option<(u32, bool)>) -> Vec<T> {
    let most = all.iter().filter_map(&of).filter(|(_, costs)| !costs).map(|(obeyed, _)| obeyed).max().unwrap_or(0);
    all.into_iter().filter(|one| of(one).is_some_and(|(obeyed, _)| obeyed >= most)).collect()
}

#[test]
fn declarations_of_attackers_are_those_of_the_reference() {
    let mut rng = Rng::new(508);
    let mut requirements_met_restrictions = 0;
    for combat in 0..combats() {
        let chance = |rng: &mut Rng, one_in: u64| rng.below(one_in) == 0;
        let count = 1 + rng.below(4) as usize;
        let fighters: Vec<Fighter> = (0..count)
            .map(|_| Fighter {
                must: [0, 0, 1, 2][rng.below(4) as usize],
                cannot: chance(&mut rng, 6),
                not_alone: chance(&mut rng, 4),
                limit: chance(&mut rng, 4).then(|| 1 + rng.below(2) as u8),
                costs: chance(&mut rng, 4),
                ..Fighter::default()
            })
            .collect();
        let mountains = rng.below(3) as usize;
        let all: Vec<u32> = (0..1 << count).collect();
        let judged = |set: &u32| {
            let chosen: Vec<&Fighter> =
                fighters.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1).map(|(_, of)| of).collect();
            let paid = chosen.iter().filter(|of| of.costs).count();
            let fault = chosen.iter().any(|of| of.cannot)
                || chosen.len() == 1 && chosen[0].not_alone
                || chosen.iter().filter_map(|of| of.limit).any(|limit| chosen.len() > usize::from(limit))
                || paid > mountains;
            (!fault).then(|| (chosen.iter().map(|of| of.must).sum(), paid > 0))
        };
        let legal = legal_ones(all, judged);
        requirements_met_restrictions += u32::from(!legal.contains(&0) && legal.len() < 4);
        let (state, [ids, _]) = position(&[fighters.clone(), Vec::new()], mountains);
        if state.decision().ask != vademecum_machine::Ask::Attack {
            assert!(legal.iter().all(|&set| set == 0), "combat {combat}: {fighters:?}");
            continue;
        }
        for set in 0..1_u32 << count {
            let mut game = state.clone();
            let mut prefix = 0_u32;
            let mut refused = false;
            for place in (0..count).filter(|place| set >> place & 1 == 1) {
                prefix |= 1 << place;
                let choice = Choice::Attack(ids[place], Defender::Player(BETO));
                let may = legal.iter().any(|whole| whole & prefix == prefix);
                assert_eq!(
                    game.is_legal(choice, &Silent),
                    may,
                    "combat {combat}, {prefix:b}, {mountains}: {fighters:?}"
                );
                if !may {
                    refused = true;
                    break;
                }
                game.play(choice, &Silent).unwrap();
            }
            if !refused {
                let done = game.is_legal(Choice::Done, &Silent);
                assert_eq!(done, legal.contains(&set), "combat {combat}, {set:b}: {fighters:?}");
            }
        }
    }
    assert!(requirements_met_restrictions > combats() / 20, "hardly anything was to be weighed");
}

/// What each blocker blocks, as bits.
type Blocks = Vec<u32>;

fn every_block(blockers: &[Fighter], attackers: usize) -> Vec<Blocks> {
    let mut all: Vec<Blocks> = vec![Vec::new()];
    for of in blockers {
        let options = (0..1_u32 << attackers).filter(|set| set.count_ones() <= 1 + u32::from(of.more));
        let options: Vec<u32> = options.collect();
        all = all
            .iter()
            .flat_map(|before| options.iter().map(move |set| [before.as_slice(), &[*set]].concat()))
            .collect();
    }
    all
}

#[test]
fn declarations_of_blockers_are_those_of_the_reference() {
    let mut rng = Rng::new(509);
    for combat in 0..combats() {
        let chance = |rng: &mut Rng, one_in: u64| rng.below(one_in) == 0;
        let attackers: Vec<Fighter> = (0..1 + rng.below(3))
            .map(|_| Fighter {
                menace: chance(&mut rng, 3),
                be_blocked: u32::from(chance(&mut rng, 3)),
                by_all: u32::from(chance(&mut rng, 4)),
                blocked_by: chance(&mut rng, 5).then_some(1),
                ..Fighter::default()
            })
            .collect();
        let blockers: Vec<Fighter> = (0..1 + rng.below(3))
            .map(|_| Fighter {
                must: [0, 0, 1, 2][rng.below(4) as usize],
                cannot: chance(&mut rng, 8),
                not_alone: chance(&mut rng, 5),
                limit: chance(&mut rng, 5).then(|| 1 + rng.below(2) as u8),
                costs: chance(&mut rng, 5),
                more: u8::from(chance(&mut rng, 5)),
                ..Fighter::default()
            })
            .collect();
        let mountains = rng.below(3) as usize;
        let judged = |blocks: &Blocks| {
            let chosen: Vec<(&Fighter, u32)> =
                blockers.iter().zip(blocks.iter().copied()).filter(|(_, set)| *set > 0).collect();
            let paid = chosen.iter().filter(|(of, _)| of.costs).count();
            let blocked_by = |place: usize| blocks.iter().filter(|set| *set >> place & 1 == 1).count();
            let short = attackers.iter().enumerate().any(|(place, of)| {
                let by = blocked_by(place);
                of.menace && by == 1 || of.blocked_by.is_some_and(|most| by > usize::from(most))
            });
            let fault = short
                || chosen.iter().any(|(of, _)| of.cannot)
                || chosen.len() == 1 && chosen[0].0.not_alone
                || chosen.iter().filter_map(|(of, _)| of.limit).any(|limit| chosen.len() > usize::from(limit))
                || paid > mountains;
            let own: u32 = chosen.iter().map(|(of, _)| of.must).sum();
            let of_attackers = attackers.iter().enumerate().map(|(place, of)| {
                let by = blocked_by(place) as u32;
                by * of.by_all + by.min(1) * of.be_blocked
            });
            (!fault).then(|| (own + of_attackers.sum::<u32>(), paid > 0))
        };
        let all = every_block(&blockers, attackers.len());
        let legal = legal_ones(all.clone(), judged);
        let (mut state, [attacking, blocking]) = position(&[attackers.clone(), blockers.clone()], mountains);
        for &id in &attacking {
            state.play(Choice::Attack(id, Defender::Player(BETO)), &Silent).unwrap();
        }
        for choice in [Choice::Done, Choice::Pass, Choice::Pass] {
            state.play(choice, &Silent).unwrap();
        }
        for _ in 0..12 {
            let blocks = &all[rng.below(all.len() as u64) as usize];
            compare(&state, blocks, &legal, (&attacking, &blocking), &format!("{combat}: {attackers:?} {blockers:?}"));
        }
        let best = &legal[rng.below(legal.len() as u64) as usize];
        compare(&state, best, &legal, (&attacking, &blocking), &format!("{combat}: {attackers:?} {blockers:?}"));
    }
}

/// Plays a declaration of blockers pair by pair: each pair is accepted that some legal declaration has with those before.
fn compare(state: &State, blocks: &Blocks, legal: &[Blocks], ids: (&[ObjectId], &[ObjectId]), about: &str) {
    let mut game = state.clone();
    let mut prefix = vec![0_u32; blocks.len()];
    for (blocker, set) in blocks.iter().enumerate() {
        for attacker in (0..ids.0.len()).filter(|place| set >> place & 1 == 1) {
            prefix[blocker] |= 1 << attacker;
            let choice = Choice::Block(ids.1[blocker], ids.0[attacker]);
            let may = legal.iter().any(|whole| whole.iter().zip(&prefix).all(|(whole, part)| whole & part == *part));
            assert_eq!(game.is_legal(choice, &Silent), may, "{prefix:?}, combat {about}");
            if !may {
                return;
            }
            game.play(choice, &Silent).unwrap();
        }
    }
    assert_eq!(game.is_legal(Choice::Done, &Silent), legal.contains(blocks), "{blocks:?}, combat {about}");
}

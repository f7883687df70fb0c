//! Costs (118, 601.2f–h): no payment is begun that cannot be finished, and none is finished that was not made.

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{activated, card, creature, instant, mana, number, sorcery};

fn adds(kind: ManaKind) -> Instruction {
    Effect::AddMana(Players::You, ManaKinds::only(kind), number(1)).into()
}

fn land(name: &str, cost: Cost, program: Program) -> Card {
    Card::from(Values { abilities: vec![activated(cost, vec![], program)], ..card(name, "-", &[Type::Land]) })
}

fn draws() -> Program {
    vec![Effect::Draw(Players::You, number(1)).into()]
}

#[test]
fn additional_costs_are_paid_with_the_spell() {
    let mut pact = sorcery("Pact", "R", vec![], vec![Effect::Draw(Players::You, number(3)).into()]);
    pact.faces[0].additional_cost = Cost::of(CostPart::Sacrifice(1, Filter::CREATURE))
        .and(CostPart::Discard(1, Filter::Any))
        .and(CostPart::Life(number(2)));
    let play = |out| {
        let lay = lay(vec![pact.clone()]).play(ANA, &["Mountain", "Bear"]).hold(ANA, &["Pact", "Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Pact", &[]);
        table
    };
    let mut table = play(None);
    assert_eq!((table.zone("Bear"), table.zone("Spark"), table.life(ANA)), (Zone::Graveyard, Zone::Graveyard, 18));
    table.pass_both();
    assert_eq!(table.hand(ANA), 3);
    covers!(table.journal.evidence(), R118_8, R118_3B, R601_2H);
    without!(R118_8, |out| play(out).life(ANA), 18, 20);
    without!(R118_3B, |out| play(out).life(ANA), 18, 20);
    without!(R601_2F, |out| play(out).life(ANA), 18, 20);
    without!(R601_2H, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
    // Nobody sacrifices what there is not, discards what they do not have, or pays life that they do not have.
    let may = |own: &[&str], hand: &[&str], life| {
        let lay = lay(vec![pact.clone()]).play(ANA, &["Mountain"]).play(ANA, own).hold(ANA, hand);
        let table = lay.set(|position| position.life.push((ANA, life))).begin();
        table.allows(Choice::Cast(table.held("Pact"), 0))
    };
    assert!(may(&["Bear"], &["Pact", "Spark"], 2));
    assert!(
        !may(&[], &["Pact", "Spark"], 2) && !may(&["Bear"], &["Pact"], 2) && !may(&["Bear"], &["Pact", "Spark"], 1)
    );
}

#[test]
fn life_is_not_paid_that_a_player_does_not_have() {
    let play = |life, out| {
        let lay = lay(vec![]).play(ANA, &["Bleeder"]).set(|position| position.life.push((ANA, life)));
        let table = lay.begin_without(out);
        table.allows(table.activation("Bleeder", 0))
    };
    assert!(play(1, None));
    let greedy = creature("Greedy", "B", (1, 1), vec![activated(Cost::of(CostPart::Life(number(3))), vec![], draws())]);
    let may = |out| {
        let lay = lay(vec![greedy.clone()]).play(ANA, &["Greedy"]).set(|position| position.life.push((ANA, 2)));
        let table = lay.begin_without(out);
        table.allows(table.activation("Greedy", 0))
    };
    without!(R119_4, may, false, true);
}

/// What a permanent with an ability of that cost and one for mana may do while the ability is paid for.
fn with_ability(cost: Cost, mana: Cost) -> Card {
    Card::from(Values {
        abilities: vec![activated(cost, vec![], draws()), activated(mana, vec![], vec![adds(ManaKind::Colorless)])],
        ..card("Engine", "1", &[Type::Artifact])
    })
}

#[test]
fn what_pays_for_the_mana_does_not_pay_for_itself_as_well() {
    // "{1}, Sacrifice this: draw a card", and "Sacrifice this: add {C}".
    let play = |cost: CostPart, mana_cost: CostPart| {
        let engine = with_ability(Cost::mana(mana("1")).and(cost), Cost::of(mana_cost));
        let mut table = lay(vec![engine]).play(ANA, &["Engine", "Forest"]).begin();
        let draw = table.activation("Engine", 0);
        table.choose(draw);
        assert_eq!(table.asks(), (ANA, Ask::Pay));
        let engine = table.id("Engine");
        table.allows(table.mana_of(engine, 1, ManaKind::Colorless))
    };
    assert!(!play(CostPart::SacrificeThis, CostPart::SacrificeThis), "it would be sacrificed twice");
    assert!(!play(CostPart::Tap, CostPart::Tap), "it would be tapped twice");
    assert!(play(CostPart::SacrificeThis, CostPart::Tap), "it is tapped, then sacrificed");
    assert!(!play(CostPart::Tap, CostPart::SacrificeThis), "what is gone cannot be tapped");
}

#[test]
fn an_object_pays_for_one_part_of_a_cost() {
    // "Sacrifice this and another creature".
    let ritual =
        activated(Cost::of(CostPart::SacrificeThis).and(CostPart::Sacrifice(1, Filter::CREATURE)), vec![], draws());
    let cultist = creature("Cultist", "B", (1, 1), vec![ritual]);
    let may = |own: &[&str]| {
        let table = lay(vec![cultist.clone()]).play(ANA, own).begin();
        table.allows(table.activation("Cultist", 0))
    };
    assert!(!may(&["Cultist"]), "it would be sacrificed twice");
    assert!(may(&["Cultist", "Bear"]));
    let mut table = lay(vec![cultist.clone()]).play(ANA, &["Cultist", "Bear"]).begin();
    table.activate("Cultist", 0, &[]);
    assert_eq!((table.zone("Cultist"), table.zone("Bear")), (Zone::Graveyard, Zone::Graveyard));
}

#[test]
fn life_that_pays_for_mana_does_not_pay_for_anything_else() {
    let painful =
        land("Blood Spring", Cost::of(CostPart::Tap).and(CostPart::Life(number(1))), vec![adds(ManaKind::Colorless)]);
    let engine = Card::from(Values {
        abilities: vec![activated(Cost::mana(mana("1")).and(CostPart::Life(number(1))), vec![], draws())],
        ..card("Engine", "1", &[Type::Artifact])
    });
    let play = |life| {
        let lay = lay(vec![painful.clone(), engine.clone()]).play(ANA, &["Engine", "Forest", "Blood Spring"]);
        let mut table = lay.set(|position| position.life.push((ANA, life))).begin();
        let draw = table.activation("Engine", 0);
        table.choose(draw);
        let spring = table.id("Blood Spring");
        table.allows(table.mana_of(spring, 0, ManaKind::Colorless))
    };
    assert!(play(2), "one for the mana, one for the cost");
    assert!(!play(1), "the last life pays for the cost");
}

#[test]
fn mana_that_pays_for_mana_is_gone() {
    // "{1}, {T}: add {C}" with {R} in the pool that {R} asks for.
    let filter = land("Prism", Cost::mana(mana("1")).and(CostPart::Tap), vec![adds(ManaKind::Colorless)]);
    let ray = instant("Ray", "1R", vec![], vec![]);
    let play = |own: &[&str]| {
        let lay = lay(vec![filter.clone(), ray.clone()]).play(ANA, own).hold(ANA, &["Ray"]);
        let mut table = lay.begin();
        table.tap_for("Mountain", 0, ManaKind::Red).announce("Ray", &[]);
        assert_eq!(table.asks(), (ANA, Ask::Pay));
        let prism = table.id("Prism");
        table.allows(table.mana_of(prism, 0, ManaKind::Colorless))
    };
    assert!(!play(&["Mountain", "Forest", "Prism"]), "the red mana would be gone");
}

#[test]
fn a_part_of_a_cost_takes_what_the_rest_does_not_need() {
    // {1} and a creature to sacrifice: of an elf and a bear, the bear; after the elf's mana, either.
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Altar Keeper", "Elf", "Bear"]);
        let mut table = lay.begin_without(out);
        let activation = table.activation("Altar Keeper", 0);
        table.choose(activation).pick("Beto");
        table
    };
    let mut table = play(None);
    let elf = table.id("Elf");
    assert_eq!(table.refused(Choice::PayWith(elf)), R118_3);
    table.tap_for("Elf", 0, ManaKind::Green);
    assert!(table.allows(Choice::PayWith(elf)));
    table.pay().pass_both();
    assert_eq!(table.life(BETO), 19);
    let first = |out| {
        let table = play(out);
        table.allows(Choice::PayWith(table.id("Elf")))
    };
    without!(R118_3, first, false, true);
}

#[test]
fn a_creature_makes_mana_and_is_sacrificed_for_the_same_cost() {
    let altar = Card::from(Values {
        abilities: vec![activated(
            Cost::mana(mana("1")).and(CostPart::Sacrifice(1, Filter::CREATURE)),
            vec![],
            draws(),
        )],
        ..card("Altar", "1", &[Type::Artifact])
    });
    let mut table = lay(vec![altar]).play(ANA, &["Altar", "Elf"]).begin();
    let activation = table.activation("Altar", 0);
    table.choose(activation).tap_for("Elf", 0, ManaKind::Green).pay();
    assert_eq!((table.zone("Elf"), table.state.stack().len()), (Zone::Graveyard, 1));
}

#[test]
fn convoke_taps_creatures_for_mana() {
    let play = |out| {
        let own = ["Bear", "Snake", "Elf", "Hawk", "Raider", "Forest", "Forest"];
        let table = lay(vec![]).play(ANA, &own).hold(ANA, &["Great Wurm"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Great Wurm"), 0))
    };
    without!(R702_51A, play, true, false);
}

#[test]
fn a_player_may_pay_or_not() {
    let play = |choice: Choice, out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 3]).play(BETO, &["Island"]);
        let mut table = lay.hold(ANA, &["Spark"]).hold(BETO, &["Toll"]).begin_without(out);
        table.cast("Spark", &["Beto"]).pass().cast("Toll", &["Spark"]).pass_both();
        if table.asks() == (ANA, Ask::YesNo) {
            table.choose(choice);
        }
        table.pay().resolve();
        table
    };
    let (paid, kept) = (play(Choice::Yes, None), play(Choice::No, None));
    assert_eq!((paid.life(BETO), kept.life(BETO)), (17, 20));
    covers!(paid.journal.evidence(), R118_12);
    without!(R118_12, |out| play(Choice::Yes, out).life(BETO), 17, 20);
}

#[test]
fn creatures_pay_for_what_convokes() {
    let own = ["Bear", "Snake", "Elf", "Hawk", "Raider", "Forest", "Forest"];
    let mut table = lay(vec![]).play(ANA, &own).hold(ANA, &["Great Wurm"]).begin();
    table.announce("Great Wurm", &[]);
    let hawk = table.id("Hawk");
    table.choose(Choice::Convoke(hawk, None)).pay();
    assert_eq!((table.zone("Great Wurm"), table.is_tapped("Hawk")), (Zone::Stack, true));
}

#[test]
fn a_cost_is_refused_that_could_not_be_finished() {
    // {1} and a creature to sacrifice: with two creatures, one of which makes mana, it can be paid.
    let may = |own: &[&str]| {
        let table = lay(vec![]).play(ANA, own).begin();
        table.allows(table.activation("Altar Keeper", 0))
    };
    assert!(!may(&["Altar Keeper"]), "there is no mana for it");
    assert!(may(&["Altar Keeper", "Coin"]) && may(&["Altar Keeper", "Forest"]));
}

/// A spell whose cost is one symbol that can be paid in several ways.
fn with_symbol(symbol: ManaSymbol) -> Card {
    let mut ray = instant("Ray", "0", vec![], draws());
    ray.faces[0].cost = Some(ManaCost { special: [symbol].into_iter().collect(), ..ManaCost::default() });
    ray
}

#[test]
fn a_hybrid_symbol_is_paid_with_either_and_a_phyrexian_one_with_life() {
    let red_or_green = ManaKinds::only(ManaKind::Red).with(ManaKind::Green);
    let hybrid = ManaSymbol { kinds: red_or_green, generic: None, phyrexian: false, snow: false };
    let may = |symbol: ManaSymbol, own: &[&str], life| {
        let lay = lay(vec![with_symbol(symbol)]).play(ANA, own).hold(ANA, &["Ray"]);
        let mut table = lay.set(|position| position.life.push((ANA, life))).begin();
        let ray = Choice::Cast(table.held("Ray"), 0);
        if !table.allows(ray) {
            return None;
        }
        table.cast("Ray", &[]);
        assert!(table.zone("Ray") == Zone::Stack && table.asks().1 != Ask::Pay);
        Some(table.life(ANA))
    };
    assert_eq!(["Mountain", "Forest", "Island"].map(|land| may(hybrid, &[land], 20)), [Some(20), Some(20), None]);
    let phyrexian = ManaSymbol { kinds: ManaKinds::only(ManaKind::Red), phyrexian: true, ..hybrid };
    assert_eq!([20, 2, 1].map(|life| may(phyrexian, &[], life)), [Some(18), Some(0), None]);
    let or_two = ManaSymbol { kinds: ManaKinds::only(ManaKind::Red), generic: Some(2), ..hybrid };
    assert_eq!(may(or_two, &["Mountain"], 20), Some(20));
    assert_eq!((may(or_two, &["Forest"], 20), may(or_two, &["Forest", "Island"], 20)), (None, Some(20)));
}

#[test]
fn what_makes_the_mana_is_not_sacrificed_for_the_rest() {
    // Nine goblins make the red mana, and six others are sacrificed.
    let goblin = |name: &str, kind: ManaKind| {
        creature(name, "R", (1, 1), vec![activated(Cost::of(CostPart::SacrificeThis), vec![], vec![adds(kind)])])
    };
    let mut pyre = sorcery("Pyre", "RRRRRRRRR", vec![], draws());
    pyre.faces[0].additional_cost = Cost::of(CostPart::Sacrifice(6, Filter::CREATURE));
    let allows = |greens: usize| {
        let cards = vec![goblin("Redling", ManaKind::Red), goblin("Greenling", ManaKind::Green), pyre.clone()];
        let lay = lay(cards).play(ANA, &["Redling"; 9]).play(ANA, &vec!["Greenling"; greens]).hold(ANA, &["Pyre"]);
        let table = lay.begin();
        table.allows(Choice::Cast(table.held("Pyre"), 0))
    };
    assert_eq!((allows(6), allows(5)), (true, false));
}

//! Mana (106): what produces it, what it may be spent on, and triggered mana abilities (605).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, card, creature, enters, instant, mana, number, sorcery};

fn artifact(name: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, "1", &[Type::Artifact]) })
}

fn land(name: &str, program: Program) -> Card {
    Card::from(Values {
        abilities: vec![activated(Cost::of(CostPart::Tap), vec![], program)],
        ..card(name, "-", &[Type::Land])
    })
}

fn adds(kind: ManaKind) -> Program {
    vec![Effect::AddMana(Players::You, ManaKinds::only(kind), number(1)).into()]
}

fn adds_of(types: ManaTypes) -> Program {
    vec![Effect::AddManaOf(Players::You, types, number(1)).into()]
}

fn has(table: &Table) -> [u32; 6] {
    table.state.player(ANA).pool.amounts
}

fn total(table: &Table) -> u64 {
    table.state.player(ANA).pool.total()
}

/// The types of mana for which the only mana ability of a permanent may be activated.
fn offered(table: &Table, name: &str) -> Vec<ManaKind> {
    let id = table.id(name);
    ManaKind::ALL.into_iter().filter(|&kind| table.allows(table.mana_of(id, 0, kind))).collect()
}

#[test]
fn a_color_identity_is_undefined_without_a_commander() {
    let offers = |out| {
        let tower = land("Own Tower", adds_of(ManaTypes::OfCommanders));
        let table = lay(vec![tower]).play(ANA, &["Own Tower"]).begin_without(out);
        offered(&table, "Own Tower").contains(&ManaKind::Red)
    };
    without!(R903_4F, offers, false, true);
}

#[test]
fn mana_of_an_undefined_type_is_none() {
    let crater = land("Own Star Crater", adds_of(ManaTypes::ColorsOf(Filter::Any.yours())));
    let made = |own: &[&str], out: Option<RuleId>| {
        let mut table = lay(vec![crater.clone()]).play(ANA, own).begin_without(out);
        let kinds = offered(&table, "Own Star Crater");
        table.tap_for("Own Star Crater", 0, kinds[0]);
        if table.asks().1 != Ask::Priority {
            let first = table.first().unwrap();
            table.choose(first);
        }
        total(&table)
    };
    assert_eq!(made(&["Own Star Crater", "Bear"], None), 1);
    without!(R106_5, |out| made(&["Own Star Crater"], out), 0, 1);
}

#[test]
fn what_a_land_could_produce_does_not_ask_whether_it_can() {
    let orchard = land(
        "Own Far Orchard",
        adds_of(ManaTypes::CouldProduce(Filter::LAND.and(Filter::Controller(Players::Opponents)))),
    );
    let open = |theirs: &[&str], tapped: bool, out: Option<RuleId>| {
        let lay = lay(vec![orchard.clone()]).play(ANA, &["Own Far Orchard"]).play(BETO, theirs);
        let lay = if tapped {
            lay.last(|placed| placed.marks = vademecum_machine::Marks::only(vademecum_machine::Mark::Tapped))
        } else {
            lay
        };
        lay.begin_without(out)
    };
    assert_eq!(
        offered(&open(&["Forest", "Island"], false, None), "Own Far Orchard"),
        [ManaKind::Blue, ManaKind::Green]
    );
    without!(
        R106_7,
        |out| offered(&open(&["Forest"], true, out), "Own Far Orchard"),
        vec![ManaKind::Green],
        vec![ManaKind::Colorless]
    );
    // Two orchards with no other land: no type can be defined.
    let mut table = open(&["Own Far Orchard"], false, None);
    table.tap_for("Own Far Orchard", 0, ManaKind::Colorless);
    assert_eq!(total(&table), 0);
}

/// "Add mana equal to the mana cost of target creature."
fn resonance() -> Card {
    let cost = Effect::AddManaCosts(Players::You, Objects::Slot(Slot(0)));
    sorcery("Own Resonance", "G", vec![vademecum_machine_fuzz::pool::target_creature()], vec![cost.into()])
}

fn resounding(cost: ManaCost, choose: Option<ManaKind>, out: Option<RuleId>) -> [u32; 6] {
    let mut thing = creature("Thing", "-", (1, 1), vec![]);
    thing.faces[0].cost = Some(cost);
    let mut table = lay(vec![resonance(), thing])
        .play(ANA, &["Forest"])
        .play(BETO, &["Thing"])
        .hold(ANA, &["Own Resonance"])
        .begin_without(out);
    table.cast("Own Resonance", &["Thing"]).pass_both();
    if let Some(kind) = choose {
        table.choose(Choice::Pick(Item::Mana(kind)));
    }
    has(&table)
}

#[test]
fn mana_is_added_for_every_symbol() {
    let symbol = |kinds: ManaKinds, generic, phyrexian, snow| ManaCost {
        special: [ManaSymbol { kinds, generic, phyrexian, snow }].into_iter().collect(),
        ..ManaCost::default()
    };
    let red = ManaKinds::only(ManaKind::Red);
    let hybrid = || symbol(red.with(ManaKind::Green), None, false, false);
    let none = [0; 6];
    without!(R106_8, |out| resounding(hybrid(), Some(ManaKind::Green), out), [0, 0, 0, 0, 1, 0], none);
    assert_eq!(resounding(symbol(red, Some(2), false, false), Some(ManaKind::Colorless), None), [0, 0, 0, 0, 0, 2]);
    without!(R106_9, |out| resounding(symbol(red, None, true, false), None, out), [0, 0, 0, 1, 0, 0], none);
    without!(R106_10, |out| resounding(mana("2R"), None, out), [0, 0, 0, 1, 0, 2], [0, 0, 0, 1, 0, 0]);
    without!(R106_11, |out| resounding(symbol(ManaKinds::ALL, None, false, true), None, out), [0, 0, 0, 0, 0, 1], none);
}

/// "Whenever you tap a land for mana, add one mana of any type that land produced."
fn flare() -> Card {
    let tapped = Pattern {
        tapped_for_mana: true,
        together: true,
        ..Pattern { player: Some(Players::You), ..Pattern::of(DeedKind::AddMana, Filter::LAND) }
    };
    artifact("Own Mana Glass", vec![Ability::Triggered(Triggered::on(tapped, adds_of(ManaTypes::Produced)))])
}

#[test]
fn a_triggered_mana_ability_does_not_wait() {
    let made = |out: Option<RuleId>| {
        let mut table = lay(vec![flare()]).play(ANA, &["Own Mana Glass", "Forest"]).begin_without(out);
        table.tap_for("Forest", 0, ManaKind::Green);
        total(&table)
    };
    without!(R605_4A, made, 2, 1);
    without!(R106_12A, made, 2, 1);
    // What triggers on a land of theirs must know which land made it.
    without!(R106_3, made, 2, 1);
    // In the middle of a payment, the second mana pays as well.
    let mut table =
        lay(vec![flare()]).play(ANA, &["Own Mana Glass", "Forest", "Mountain"]).hold(ANA, &["Spark", "Bear"]).begin();
    table.announce("Bear", &[]).tap_for("Forest", 0, ManaKind::Green);
    assert_eq!((table.zone("Bear"), table.is_tapped("Mountain")), (Zone::Stack, false));
}

#[test]
fn what_triggers_on_something_else_is_no_mana_ability() {
    let sprout = creature(
        "Sproutling",
        "G",
        (1, 1),
        vec![Ability::Triggered(Triggered::on(enters(Filter::This), adds(ManaKind::Green)))],
    );
    let waits = |out: Option<RuleId>| {
        let mut table = lay(vec![sprout.clone()]).play(ANA, &["Forest"]).hold(ANA, &["Sproutling"]).begin_without(out);
        table.cast("Sproutling", &[]).pass_both();
        (table.state.stack().len(), total(&table))
    };
    without!(R605_1B, waits, (1, 0), (0, 1));
}

#[test]
fn tapping_a_permanent_for_mana_may_produce_more() {
    let tapped = Pattern {
        tapped_for_mana: true,
        ..Pattern { player: Some(Players::You), ..Pattern::of(DeedKind::AddMana, Filter::Any) }
    };
    let spring = artifact("Own Deep Spring", vec![Ability::Replacement(Replacement::of(tapped, Replaced::Times(2)))]);
    let made = |out: Option<RuleId>| {
        let mut table = lay(vec![spring.clone()]).play(ANA, &["Own Deep Spring", "Forest"]).begin_without(out);
        table.tap_for("Forest", 0, ManaKind::Green);
        total(&table)
    };
    without!(R106_12B, made, 2, 1);
    let tied = land(
        "Own Stable",
        vec![
            Effect::AddTiedMana(Players::You, ManaKinds::only(ManaKind::Green), number(1), Box::new(for_creatures()))
                .into(),
        ],
    );
    // What happens when that mana is spent happens for each of the two.
    let life = |out: Option<RuleId>| {
        let lay =
            lay(vec![spring.clone(), tied.clone()]).play(ANA, &["Own Deep Spring", "Own Stable"]).hold(ANA, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.tap_for("Own Stable", 0, ManaKind::Green).cast("Bear", &[]).resolve();
        table.life(ANA)
    };
    without!(R106_6A, life, 22, 21);
}

/// "Spend this mana only to cast creature spells. When you do, you gain 1 life."
fn for_creatures() -> ManaTerms {
    let creatures = || Castable::Spells(Filter::CREATURE);
    let gain = vec![Effect::GainLife(Players::You, number(1)).into()];
    let spent = Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), gain);
    ManaTerms { only_for: Some(creatures()), not_for: None, when_spent: Some((creatures(), Arc::new(spent))) }
}

#[test]
fn mana_may_be_tied_to_what_it_is_spent_on() {
    let tied = land(
        "Own Stable",
        vec![
            Effect::AddTiedMana(Players::You, ManaKinds::only(ManaKind::Red), number(1), Box::new(for_creatures()))
                .into(),
        ],
    );
    let may = |out: Option<RuleId>| {
        let lay = lay(vec![tied.clone()]).play(ANA, &["Own Stable"]).hold(ANA, &["Spark", "Raider"]);
        let mut table = lay.begin_without(out);
        table.tap_for("Own Stable", 0, ManaKind::Red);
        ["Spark", "Raider"].map(|name| table.allows(Choice::Cast(table.held(name), 0)))
    };
    without!(R106_6, may, [false, true], [true, true]);
    let mut table = lay(vec![tied.clone()]).play(ANA, &["Own Stable"]).hold(ANA, &["Raider"]).begin();
    table.tap_for("Own Stable", 0, ManaKind::Red).cast("Raider", &[]).resolve();
    assert_eq!((table.zone("Raider"), table.life(ANA)), (Zone::Battlefield, 21));
}

#[test]
fn the_mana_that_somebody_loses_is_added_by_another() {
    let power = Effect::EmptyPool { whose: Players::Slot(Slot(0)), to: Some(Players::You) };
    let drain = sorcery("Own Siphon", "U", vec![TargetSpec::one(Targetable::Player(Players::All))], vec![power.into()]);
    let made = |out: Option<RuleId>| {
        let lay = lay(vec![drain.clone()]).play(ANA, &["Island", "Forest"]).hold(ANA, &["Own Siphon"]);
        let mut table = lay.begin_without(out);
        table.tap_for("Forest", 0, ManaKind::Green).tap_for("Island", 0, ManaKind::Blue);
        table.cast("Own Siphon", &["Ana"]).pass_both();
        total(&table)
    };
    without!(R106_13, made, 1, 0);
}

#[test]
fn nobody_must_make_mana_for_what_must_be_paid() {
    let due = |out: Option<RuleId>| {
        let must = Effect::Pay {
            who: Players::You,
            payer: Slot::FIRST_FREE,
            cost: Cost::mana(mana("1")),
            must: true,
            then: vec![],
            otherwise: vec![Effect::LoseLife(Players::You, number(3)).into()],
        };
        let dues = instant("Dues", "U", vec![], vec![must.into()]);
        let lay = lay(vec![dues]).play(ANA, &["Island", "Forest"]).hold(ANA, &["Dues"]);
        let mut table = lay.begin_without(out);
        table.announce("Dues", &[]).tap_for("Island", 0, ManaKind::Blue).pay().pass_both();
        table.asks().1
    };
    without!(R118_3C, due, Ask::YesNo, Ask::Pay);
}

#[test]
fn a_mana_ability_is_not_activated_again_before_it_has_resolved() {
    // "Pay 1 life: Add {B}. You lose 3 life unless you pay {B}{B}."
    let fine = Effect::Pay {
        who: Players::You,
        payer: Slot(0x30),
        cost: Cost::mana(mana("BB")),
        must: false,
        then: vec![],
        otherwise: vec![Effect::LoseLife(Players::You, number(3)).into()],
    };
    let program = [adds(ManaKind::Black), vec![fine.into()]].concat();
    let pays_life = Cost::of(CostPart::Life(number(1)));
    let well = artifact("Own Tar Well", vec![activated(pays_life, vec![], program)]);
    let again = |out: Option<RuleId>| {
        let mut table = lay(vec![well.clone()]).play(ANA, &["Own Tar Well", "Swamp"]).begin_without(out);
        table.tap_for("Own Tar Well", 0, ManaKind::Black).choose(Choice::Yes);
        assert_eq!(table.asks().1, Ask::Pay);
        let well = table.id("Own Tar Well");
        (table.allows(table.mana_of(well, 0, ManaKind::Black)), table)
    };
    let (_, mut table) = again(None);
    let choice = table.mana_of(table.id("Own Tar Well"), 0, ManaKind::Black);
    assert_eq!(table.refused(choice), R605_3C);
    table.pay();
    assert_eq!((table.life(ANA), total(&table)), (19, 0));
    // It has resolved: it may be activated again.
    assert!(table.allows(choice));
    without!(R605_3C, |out| again(out).0, false, true);
}

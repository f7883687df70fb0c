//! Terms that cards use: piles (700.3), devotion (700.5), "this creature" (700.7).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, instant, number, pump, sorcery, target, target_creature};

const ONE: Slot = Slot(0x20);
const OTHER: Slot = Slot(0x21);
const KEPT: Slot = Slot(0x22);
const REST: Slot = Slot(0x23);

/// "An opponent separates the top three cards of your library into two piles. Put one into your hand and the other into
/// your graveyard."
fn division() -> Card {
    let top = Objects::Top(Players::You, Box::new(number(3)));
    let piles = [ONE, OTHER];
    let program = vec![
        Effect::Separate { who: Players::Opponents, what: top, piles }.into(),
        Instruction::from(Effect::ChoosePile { who: Players::You, piles, other: REST }).into_slot(KEPT),
        Effect::Move(Objects::Slot(KEPT), Destination::to(Zone::Hand)).into(),
        Effect::Move(Objects::Slot(REST), Destination::to(Zone::Graveyard)).into(),
    ];
    sorcery("Division", "U", vec![], program)
}

/// Beto is to separate a Bear, a Knight and a Hawk.
fn divide(out: Option<RuleId>) -> Table {
    let lay = lay(vec![division()]).play(ANA, &["Island"]).hold(ANA, &["Division"]);
    let mut table = lay.stack(ANA, &["Wall", "Hawk", "Knight", "Bear"]).begin_without(out);
    table.cast("Division", &[]).pass_both();
    table
}

/// Beto puts the Bear into one pile and the others into the other one, which Ana takes.
fn divided(out: Option<RuleId>) -> Table {
    let mut table = divide(out);
    assert_eq!(table.asks().0, BETO);
    table.pick("Bear").choose(Choice::Done);
    if out == Some(R700_3A) {
        // He is asked once more.
        table.choose(Choice::Done);
    }
    table.choose(Choice::Pick(Item::Place(1)));
    table
}

#[test]
fn each_card_is_put_into_one_of_two_piles() {
    let table = divided(None);
    assert_eq!((table.hand(ANA), table.zone("Bear"), table.zone("Knight")), (2, Zone::Graveyard, Zone::Hand));
    covers!(table.journal.evidence(), R700_3A, R700_3B, R700_3C, R700_3D);
    without!(R700_3A, |out| divided(out).zone("Knight"), Zone::Hand, Zone::Library);
    // The pile is not an object: each of its cards is one.
    without!(R700_3B, |out| divided(out).hand(ANA), 2, 1);
}

#[test]
fn what_is_in_a_pile_stays_in_its_zone() {
    without!(R700_3C, |out| divide(out).zone("Bear"), Zone::Library, Zone::Exile);
}

#[test]
fn a_pile_may_be_empty() {
    without!(R700_3D, |out| divide(out).allows(Choice::Done), true, false);
    let mut table = divide(None);
    table.choose(Choice::Done).choose(Choice::Pick(Item::Place(0)));
    assert_eq!((table.hand(ANA), table.count("Bear", Zone::Graveyard)), (0, 1));
}

#[test]
fn what_modifies_devotion_counts_before_types_are_changed() {
    // The god is not a creature as long as the devotion to red is less than five: it has {3}{R}, the forge {R}{R}{R}, and the
    // altar makes one more of four.
    let red = Amount::Devotion(Colors::only(Color::Red));
    let sleeps = Static {
        only_if: Some(Condition::Compare(red, Comparison::AtMost, number(4))),
        ..Static::new(Objects::This, vec![Change::SetTypes(Types::only(Type::Enchantment))])
    };
    let god = Card::from(Values {
        power: Some(6),
        toughness: Some(5),
        abilities: vec![Ability::Static(sleeps)],
        ..card("God", "3R", &[Type::Creature, Type::Enchantment])
    });
    let altar = Card::from(Values {
        abilities: vec![Ability::Static(Static::new(Objects::This, vec![Change::MoreDevotion(1)]))],
        ..card("Altar", "3", &[Type::Artifact])
    });
    let forge = Card::from(card("Forge", "RRR", &[Type::Artifact]));
    let awake = |own: &[&str], out| {
        let table = lay(vec![god.clone(), altar.clone(), forge.clone()]).play(ANA, own).begin_without(out);
        (table.now("God").is_creature(), table)
    };
    assert!(!awake(&["God", "Forge"], None).0);
    let (is_creature, table) = awake(&["God", "Forge", "Altar"], None);
    assert!(is_creature);
    covers!(table.journal.evidence(), R700_5A);
    without!(R700_5A, |out| awake(&["God", "Forge", "Altar"], out).0, true, false);
}

#[test]
fn that_creature_is_meant_though_it_is_none_any_more() {
    let ends = Triggered::on(
        Pattern::begins(Step::End, Players::All),
        vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
    );
    let grow = Effect::Change { which: target(0), changes: vec![pump(2, 2)], lasts: Duration::EndOfTurn };
    let delay = Effect::Delay { ability: Arc::new(ends), lasts: Duration::Forever, once: true };
    let stone = vec![Change::SetTypes(Types::only(Type::Artifact))];
    let petrify = Effect::Change { which: target(0), changes: stone, lasts: Duration::Forever };
    let cards = vec![
        instant("Last Strength", "0", vec![target_creature()], vec![grow.into(), delay.into()]),
        instant("Petrify", "0", vec![target_creature()], vec![petrify.into()]),
    ];
    let play = |out| {
        let lay = lay(cards.clone()).play(ANA, &["Bear"]).hold(ANA, &["Last Strength", "Petrify"]);
        let mut table = lay.begin_without(out);
        table.cast("Last Strength", &["Bear"]).resolve().cast("Petrify", &["Bear"]).resolve();
        assert!(!table.now("Bear").is_creature());
        table.until(Step::End).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
    covers!(table.journal.evidence(), R700_7);
    without!(R700_7, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_party_is_chosen_with_one_creature_for_each_type() {
    // "Each player chooses a party from among creatures they control, then sacrifices the rest."
    let party: [Subtype; 4] = [240, 241, 242, 243].map(Subtype);
    let [_, _, warrior, wizard] = party;
    let chooses = Instruction::from(Effect::ChooseParty(Players::All, Box::new(party))).into_slot(KEPT);
    let rest = Objects::Each(Filter::CREATURE.and(Filter::Slot(KEPT).negated()));
    let parting = sorcery("Parting", "W", vec![], vec![chooses, Effect::SacrificeThose(rest).into()]);
    let one = |name: &str, of: Subtype| {
        let values = Values { power: Some(1), toughness: Some(1), ..card(name, "1", &[Type::Creature]) };
        Card::from(Values { subtypes: Subtypes::NONE.with(of), ..values })
    };
    let cards = || vec![parting.clone(), one("Lancer", warrior), one("Archer", warrior), one("Mage", wizard)];
    let choosing = |out| {
        let lay = lay(cards()).play(ANA, &["Plains", "Lancer", "Archer", "Mage", "Bear"]).hold(ANA, &["Parting"]);
        let mut table = lay.begin_without(out);
        table.cast("Parting", &[]).pass_both().pick("Lancer");
        let archer = Choice::Pick(table.item("Archer"));
        (table.allows(archer), table)
    };
    let (allowed, mut table) = choosing(None);
    assert!(!allowed);
    table.pick("Mage");
    let left = ["Lancer", "Mage", "Archer", "Bear"].map(|name| table.count(name, Zone::Battlefield));
    assert_eq!(left, [1, 1, 0, 0]);
    covers!(table.journal.evidence(), R700_8D);
    without!(R700_8D, |out| choosing(out).0, false, true);
}

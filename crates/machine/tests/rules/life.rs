//! Life totals (119).

use vademecum_abilities::*;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{activated, card, number, sorcery};

fn enchantment(name: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, "1", &[Type::Enchantment]) })
}

/// "So-and-so can't …"
fn cant(name: &str, kind: DeedKind, players: Players) -> Card {
    enchantment(name, vec![Ability::Replacement(Replacement::of(Pattern::by(kind, players), Replaced::Cant))])
}

#[test]
fn a_life_total_is_set_by_gaining_or_losing() {
    let level = sorcery("Level", "W", vec![], vec![Effect::SetLife(Players::All, number(15)).into()]);
    let gained = Pattern::by(DeedKind::GainLife, Players::All);
    let party = enchantment(
        "Party",
        vec![Ability::Triggered(Triggered::on(gained, vec![Effect::Draw(Players::You, number(1)).into()]))],
    );
    let play = |out| {
        let lay = lay(vec![level.clone(), party.clone()]).play(ANA, &["Plains", "Party"]).hold(ANA, &["Level"]);
        let mut table = lay.set(|position| position.life = vec![(BETO, 8)]).begin_without(out);
        table.cast("Level", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO), table.hand(ANA)), (15, 15, 1), "Beto has gained life");
    covers!(table.journal.evidence(), R119_5);
    without!(R119_5, |out| (play(out).life(ANA), play(out).life(BETO)), (15, 15), (20, 8));
}

#[test]
fn who_cannot_gain_or_lose_life_does_not_exchange_it() {
    let swap = sorcery("Swap", "B", vec![], vec![Effect::ExchangeLife(Players::You, Players::Opponents).into()]);
    let play = |law: Card, out| {
        let name = law.faces[0].name.clone();
        let lay = lay(vec![swap.clone(), law]).play(ANA, &["Swamp", &name]).hold(ANA, &["Swap"]);
        let mut table = lay.set(|position| position.life = vec![(ANA, 8)]).begin_without(out);
        table.cast("Swap", &[]).resolve();
        (table.life(ANA), table.life(BETO), table)
    };
    let no_gain = |out| play(cant("Drought", DeedKind::GainLife, Players::You), out);
    let no_loss = |out| play(cant("Bulwark", DeedKind::LoseLife, Players::Opponents), out);
    let free = play(cant("Truce", DeedKind::GainLife, Players::Opponents), None);
    assert_eq!((free.0, free.1), (20, 8), "only what is needed counts");
    let (gains, loses) = (no_gain(None).2, no_loss(None).2);
    covers!(gains.journal.evidence(), R119_7);
    covers!(loses.journal.evidence(), R119_8);
    without!(R119_7, |out| no_gain(out).1, 20, 8);
    without!(R119_8, |out| no_loss(out).0, 8, 20);
}

#[test]
fn no_life_is_nothing_to_add_to() {
    let of = Pattern::by(DeedKind::GainLife, Players::You);
    let spring = enchantment("Spring", vec![Ability::Replacement(Replacement::of(of, Replaced::Plus(number(1))))]);
    let lands = Amount::Count(Box::new(Objects::Each(Filter::CREATURE.yours())));
    let count = sorcery("Headcount", "W", vec![], vec![Effect::GainLife(Players::You, lands).into()]);
    let play = |out| {
        let lay = lay(vec![spring.clone(), count.clone()]).play(ANA, &["Plains", "Spring"]).hold(ANA, &["Headcount"]);
        let mut table = lay.begin_without(out);
        table.cast("Headcount", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 20);
    covers!(table.journal.evidence(), R119_10);
    without!(R119_10, |out| play(out).life(ANA), 20, 21);
}

#[test]
fn no_life_can_always_be_paid() {
    // "Pay life equal to the number of artifacts you control: you gain 1 life." Nobody can lose life.
    let artifacts = Amount::Count(Box::new(Objects::Each(Filter::Type(Type::Artifact).yours())));
    let gain = vec![Effect::GainLife(Players::You, number(1)).into()];
    let idol = enchantment("Idol", vec![activated(Cost::of(CostPart::Life(artifacts)), vec![], gain)]);
    let play = |artifacts: &[&str], out| {
        let lay = lay(vec![idol.clone(), cant("Amber", DeedKind::LoseLife, Players::All)]);
        lay.play(ANA, &["Idol", "Amber"]).play(ANA, artifacts).begin_without(out)
    };
    let may = |artifacts: &[&str], out| {
        let table = play(artifacts, out);
        table.allows(table.activation("Idol", 0))
    };
    let mut table = play(&[], None);
    table.activate("Idol", 0, &[]).resolve();
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R119_4B);
    without!(R119_4B, |out| may(&[], out), true, false);
    without!(R119_8, |out| may(&["Coin"], out), false, true);
}

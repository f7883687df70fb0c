//! Objects that change zones until something happens (610.3).

use vademecum_abilities::*;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, creature, enters, mana, target, target_creature};

fn until_this_leaves() -> Program {
    let until = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE);
    vec![Effect::MoveUntil { what: target(0), to: Zone::Exile, until }.into()]
}

/// "When this enters, exile target creature until this leaves the battlefield."
fn jailer(name: &str) -> Card {
    let effect = SpellAbility { modal: None, targets: vec![target_creature()], program: until_this_leaves() };
    let ability = Ability::Triggered(Triggered { effect, ..Triggered::on(enters(Filter::This), vec![]) });
    creature(name, "W", (1, 2), vec![ability])
}

/// Ana's Jailer takes Beto's Bear, and is destroyed later.
fn released(out: Option<RuleId>) -> Table {
    let lay = lay(vec![jailer("Jailer")]).play(ANA, &["Plains", "Swamp", "Swamp", "Swamp"]).play(BETO, &["Bear"]);
    let mut table = lay.hold(ANA, &["Jailer", "Ruin"]).begin_without(out);
    table.cast("Jailer", &[]).resolve().pick("Bear").resolve();
    assert!(out.is_some() || table.zone("Bear") == Zone::Exile);
    table.cast("Ruin", &["Jailer"]).resolve();
    table
}

#[test]
fn what_was_exiled_until_then_comes_back_at_once() {
    let table = released(None);
    assert_eq!((table.zone("Bear"), table.zone("Jailer")), (Zone::Battlefield, Zone::Graveyard));
    assert_eq!(table.now("Bear").controller, BETO);
    covers!(table.journal.evidence(), R610_3, R610_3C);
    without!(R610_3, |out| released(out).zone("Bear"), Zone::Battlefield, Zone::Exile);
    without!(R610_3C, |out| released(out).now("Bear").controller, BETO, ANA);
}

#[test]
fn nothing_is_exiled_if_it_has_happened_since_the_ability_triggered() {
    let play = |out| {
        let lay = lay(vec![jailer("Jailer")]).play(ANA, &["Plains"]).play(BETO, &["Mountain", "Bear"]);
        let mut table = lay.hold(ANA, &["Jailer"]).hold(BETO, &["Spark"]).begin_without(out);
        table.cast("Jailer", &[]).resolve().pick("Bear");
        table.pass().cast("Spark", &["Jailer"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    covers!(table.journal.evidence(), R610_3B);
    without!(R610_3B, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Exile);
}

#[test]
fn nothing_is_exiled_if_it_has_happened_since_the_ability_was_activated() {
    let ability = activated(Cost::mana(mana("1")), vec![target_creature()], until_this_leaves());
    let warden = creature("Warden", "W", (1, 2), vec![ability]);
    let play = |out| {
        let lay = lay(vec![warden.clone()]).play(ANA, &["Plains", "Warden"]).play(BETO, &["Mountain", "Bear"]);
        let mut table = lay.hold(BETO, &["Spark"]).begin_without(out);
        table.activate("Warden", 0, &["Bear"]);
        table.pass().cast("Spark", &["Warden"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    covers!(table.journal.evidence(), R610_3A);
    without!(R610_3A, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Exile);
}

#[test]
fn what_two_let_go_at_once_comes_back_at_the_same_time() {
    // The Hearth sees one or more creatures enter once.
    let play = |out| {
        let lay = lay(vec![jailer("Jailer"), jailer("Gaoler")]).play(ANA, &["Plains"; 7]).play(ANA, &["Bear", "Shade"]);
        let mut table = lay.hold(ANA, &["Jailer", "Gaoler", "Flood"]).play(ANA, &["Hearth"]).begin_without(out);
        table.cast("Jailer", &[]).resolve().pick("Bear").resolve();
        table.cast("Gaoler", &[]).resolve().pick("Shade").resolve();
        table.cast("Flood", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.zone("Shade")), (Zone::Battlefield, Zone::Battlefield));
    covers!(table.journal.evidence(), R610_3D);
    without!(R610_3D, |out| play(out).hand(ANA), 3, 4);
}

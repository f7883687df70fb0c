//! Banding (702.22).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Defender, keywords};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Lay, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{creature, instant, keyword, target, target_creature};

fn banding(name: &str, size: (i32, i32)) -> Card {
    creature(name, "W", size, vec![keyword(22)])
}

fn plain(name: &str, size: (i32, i32)) -> Card {
    creature(name, "G", size, vec![])
}

/// A creature with "bands with other legendary creatures" that is legendary itself, or another legendary creature.
fn legend(name: &str, bands: bool) -> Card {
    let legendary = Filter::CREATURE.and(Filter::Supertype(Supertype::Legendary));
    let abilities = if bands { vec![keywords::bands_with_other(legendary)] } else { vec![] };
    let mut card = creature(name, "W", (2, 2), abilities);
    card.faces[0].supertypes = Supertypes::only(Supertype::Legendary);
    card
}

/// Attackers of Beto, declared; who is asked what then, as `Choice::Done` has been said.
fn declare(table: &mut Table, names: &[&str]) {
    table.until(Step::DeclareAttackers);
    for name in names {
        table.choose(Choice::Attack(table.id(name), Defender::Player(BETO)));
    }
    table.choose(Choice::Done);
}

fn asks_to_pick(table: &Table) -> bool {
    matches!(table.asks().1, Ask::Pick { .. })
}

#[test]
fn a_band_attacks_one_player() {
    let asks = |out| {
        let lay = lay_for(3, vec![banding("Herald", (1, 1))]).play(ANA, &["Herald", "Bear"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        for (name, of) in [("Herald", BETO), ("Bear", CARLA)] {
            table.choose(Choice::Attack(table.id(name), Defender::Player(of)));
        }
        table.choose(Choice::Done);
        asks_to_pick(&table)
    };
    without!(R702_22D, asks, false, true);
}

#[test]
fn who_loses_banding_loses_bands_with_other() {
    let asks = |out| {
        let lose =
            Effect::Change { which: target(0), changes: vec![Change::Lose(Keyword(22))], lasts: Duration::EndOfTurn };
        let garble = instant("Garble", "R", vec![target_creature()], vec![lose.into()]);
        let lay = lay(vec![legend("Queen", true), legend("King", false), garble]);
        let lay = lay.play(ANA, &["Queen", "King", "Mountain"]).hold(ANA, &["Garble"]);
        let mut table = lay.begin_without(out);
        table.cast("Garble", &["Queen"]).resolve();
        declare(&mut table, &["Queen", "King"]);
        asks_to_pick(&table)
    };
    without!(R702_22B, asks, false, true);
}

/// A 4/4 of Ana's that two creatures of Beto's block.
fn blocked_by(blocker: Card, name: &str, out: Option<RuleId>) -> Table {
    let lay = lay(vec![plain("Ogre", (4, 4)), blocker]).play(ANA, &["Ogre"]).play(BETO, &[name, "Bear"]);
    let mut table = lay.begin_without(out);
    table.attack(&["Ogre"]).block(&[(name, "Ogre"), ("Bear", "Ogre")]).pass_both();
    table
}

#[test]
fn blockers_with_banding_let_the_defending_player_divide() {
    let who = |out| blocked_by(banding("Squire", (1, 1)), "Squire", out).asks().0;
    without!(R702_22J, who, BETO, ANA);
    assert_eq!(blocked_by(plain("Squire", (1, 1)), "Squire", None).asks().0, ANA);
}

#[test]
fn the_active_player_divides_what_a_blocker_of_a_band_deals() {
    let who = |out| {
        let cards = vec![banding("Herald", (1, 1)), plain("Wall", (3, 8))];
        let mut table = lay(cards).play(ANA, &["Herald", "Bear"]).play(BETO, &["Wall"]).begin_without(out);
        declare(&mut table, &["Herald", "Bear"]);
        table.pick("Bear").pass_both();
        table.block(&[("Wall", "Herald")]).pass_both();
        table.asks().0
    };
    without!(R702_22K, who, ANA, BETO);
}

#[test]
fn who_shares_the_quality_is_in_the_band() {
    let band = |lay: Lay, names: &[&str]| {
        let mut table = lay.begin();
        declare(&mut table, names);
        let asks = asks_to_pick(&table);
        if asks {
            table.pick(names[1]);
        }
        (asks, table.state.combat().banded_with(table.id(names[0])).count())
    };
    let cards = || vec![legend("Queen", true), legend("King", false)];
    assert_eq!(band(lay(cards()).play(ANA, &["Queen", "King"]), &["Queen", "King"]), (true, 1));
    assert_eq!(band(lay(cards()).play(ANA, &["Queen", "Bear"]), &["Queen", "Bear"]), (false, 0));
}

#[test]
fn an_effect_that_blocks_one_blocks_the_band() {
    let life = |out| {
        let block = Effect::Combat(target(0), CombatChange::BecomeBlocked);
        let hinder = instant("Hinder", "R", vec![target_creature()], vec![block.into()]);
        let lay = lay(vec![banding("Herald", (1, 1)), hinder]);
        let lay = lay.play(ANA, &["Herald", "Bear", "Mountain"]).hold(ANA, &["Hinder"]);
        let mut table = lay.begin_without(out);
        declare(&mut table, &["Herald", "Bear"]);
        table.pick("Bear").cast("Hinder", &["Herald"]).resolve();
        table.until(Step::EndOfCombat);
        table.life(BETO)
    };
    without!(R702_22I, life, 20, 18);
}

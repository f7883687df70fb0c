//! Teams with one life total (810).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Defender, PlayerId, TeamPlay};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, CARLA, Table, lay_for};
use vademecum_machine_fuzz::pool::{card, number, sorcery};

#[test]
fn who_cannot_gain_life_keeps_a_teammate_from_it() {
    let cant = Replacement::of(Pattern::by(DeedKind::GainLife, Players::You), Replaced::Cant);
    let abilities = vec![Ability::Replacement(cant)];
    let drought = Card::from(Values { abilities, ..card("Drought", "W", &[Type::Enchantment]) });
    let balm = sorcery("Balm", "W", vec![], vec![Effect::GainLife(Players::You, number(3)).into()]);
    let play = |out| {
        let lay = lay_for(4, vec![drought.clone(), balm.clone()]).play(BETO, &["Drought"]).play(ANA, &["Plains"]);
        let lay = lay.hold(ANA, &["Balm"]).set(|position| {
            position.setup.teams = vec![0, 0, 1, 1];
            position.setup.team_play = TeamPlay::TwoHeadedGiant;
        });
        let mut table: Table = lay.begin_without(out);
        table.cast("Balm", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (30, 30));
    covers!(table.journal.evidence(), R810_9G);
    without!(R810_9G, |out| play(out).life(ANA), 30, 33);
}

/// Ana's Bear attacks Carla, whose teammate has a creature: Carla declares blockers for both.
fn defended_by_a_teammate(creature: &str) -> (Table, Choice) {
    let lay = lay_for(4, vec![]).play(ANA, &["Bear"]).play(PlayerId(3), &[creature]).set(|position| {
        position.setup.teams = vec![0, 0, 1, 1];
        position.setup.team_play = TeamPlay::SharedTurns;
    });
    let mut table = lay.begin();
    let (bear, blocker) = (table.id("Bear"), table.id(creature));
    table.until(Step::DeclareAttackers).choose(Choice::Attack(bear, Defender::Player(CARLA))).choose(Choice::Done);
    while table.state.decision().ask == Ask::Priority {
        table.pass();
    }
    assert_eq!(table.state.decision().who, CARLA);
    (table, Choice::Block(blocker, bear))
}

#[test]
fn creatures_of_a_teammate_are_among_the_blocks_to_choose_from() {
    let (table, block) = defended_by_a_teammate("Rhino");
    assert!(table.state.choices().contains(block));
    assert!(table.allows(Choice::Done));
}

#[test]
fn a_creature_of_a_teammate_that_must_block_does() {
    let (mut table, block) = defended_by_a_teammate("Zealous Guard");
    assert!(!table.allows(Choice::Done));
    assert!(table.choose(block).allows(Choice::Done));
}

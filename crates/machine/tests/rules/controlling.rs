//! Controlling another player (720).

use vademecum_abilities::*;
use vademecum_machine_fuzz::pool::sorcery;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};

fn strings() -> Card {
    let whom = Players::Slot(Slot(0));
    let player = TargetSpec::one(Targetable::Player(Players::All));
    sorcery("Puppet Strings", "U", vec![player], vec![Effect::ControlNextTurn(whom).into()])
}

#[test]
fn whoever_controls_a_player_sees_that_players_hand() {
    let play = |out| {
        let lay = lay(vec![strings()]).play(ANA, &["Island"]).hold(ANA, &["Puppet Strings"]).hold(BETO, &["Bear"]);
        let mut table = lay.stack(ANA, &["Island"; 3]).stack(BETO, &["Island"; 3]).begin_without(out);
        table.cast("Puppet Strings", &["Beto"]).pass_both();
        table.wait(|table| table.state.turn().active == BETO);
        table
    };
    let sees = |table: &Table, player| table.state.may_look_at(player, table.id("Bear"), &table.journal);
    let table = play(None);
    assert!(sees(&table, ANA) && sees(&table, BETO));
    covers!(table.journal.evidence(), R720_4);
    without!(R720_4, |out| sees(&play(out), ANA), true, false);
}

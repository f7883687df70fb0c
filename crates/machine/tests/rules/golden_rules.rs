//! The golden rules (101) and the decks that a game begins with (103.2).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Outcome, PlayerSet, Setup, number_cards};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{creature, pool};

#[test]
fn sideboards_are_set_aside_before_decks_become_libraries() {
    let play = |out| {
        let cards = number_cards(pool()).unwrap();
        let (mountain, bear) = (cards.find("Mountain").unwrap(), cards.find("Bear").unwrap());
        let setup = Setup::two(cards, vec![mountain; 20], vec![mountain; 20], 3);
        Table::open(&Setup { sideboards: vec![vec![bear; 3]], ..setup }, out)
    };
    let table = play(None);
    assert_eq!(table.state.player(ANA).library_len(), 13);
    covers!(table.journal.evidence(), R103_2A);
    without!(R103_2A, |out| play(out).state.player(ANA).library_len(), 13, 16);
}

/// "You can't lose the game."
fn unbeaten() -> Ability {
    Ability::Replacement(Replacement::of(Pattern::by(DeedKind::Lose, Players::You), Replaced::Cant))
}

#[test]
fn whoever_cannot_lose_can_concede_all_the_same() {
    let play = |out| {
        let angel = creature("Stubborn Angel", "4W", (4, 4), vec![unbeaten()]);
        let mut table =
            lay(vec![angel]).play(ANA, &["Stubborn Angel"]).set(|is| is.life = vec![(ANA, 0)]).begin_without(out);
        assert_eq!(table.state.outcome(), None);
        table.choose(Choice::Concede(ANA));
        table
    };
    let table = play(None);
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(BETO))));
    covers!(table.journal.evidence(), R101_1, R104_3A);
    without!(R101_1, |out| play(out).state.outcome().is_some(), true, false);
}

#[test]
fn what_one_effect_allows_and_another_forbids_cannot_be_done() {
    let says = |what: Filter, says: CastingChange| {
        let rule = CastingRule::yours(Castable::Spells(what), says);
        Ability::Casting(CastingRule { who: Players::All, ..rule })
    };
    let play = |out| {
        let open = says(Filter::CREATURE, CastingChange::From(Zone::Graveyard, None));
        let closed = says(Filter::In(Zone::Graveyard), CastingChange::Forbidden);
        let own = vec![creature("Gate", "1B", (1, 1), vec![open]), creature("Bolt", "1W", (1, 1), vec![closed])];
        let lay = lay(own).play(ANA, &["Gate", "Bolt", "Forest", "Forest"]);
        lay.put(ANA, Zone::Graveyard, &["Bear"]).hold(ANA, &["Bear"]).begin_without(out)
    };
    let from = |table: &Table, zone| table.allows(Choice::Cast(table.all("Bear", zone)[0], 0));
    let mut table = play(None);
    assert!(from(&table, Zone::Hand));
    let dead = table.all("Bear", Zone::Graveyard)[0];
    assert_eq!(table.refused(Choice::Cast(dead, 0)), R601_3);
    covers!(table.journal.evidence(), R101_2, R601_3);
    without!(R101_2, |out| from(&play(out), Zone::Graveyard), false, true);
}

//! Players who leave a game that goes on (800.4).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, CARLA, Table, lay_for};
use vademecum_machine::PlayerId;
use vademecum_machine_fuzz::pool::{card, creature, number, sorcery};

const DORA: PlayerId = PlayerId(3);

/// Whenever an opponent casts a spell, that player chooses a creature, which is destroyed.
fn tribunal() -> Card {
    let creatures = Objects::Each(Filter::CREATURE);
    let who = Players::Slot(Slot::EVENT_PLAYER);
    let choose = Effect::Choose { who, among: creatures, least: number(1), most: number(1) };
    let destroy = Effect::Destroy { what: Objects::Slot(Slot::FIRST_FREE), regenerable: true };
    let program = vec![Instruction::from(choose).into_slot(Slot::FIRST_FREE), destroy.into()];
    let ability = Ability::Triggered(Triggered::on(Pattern::by(DeedKind::Cast, Players::Opponents), program));
    Card::from(Values { abilities: vec![ability], ..card("Tribunal", "B", &[Type::Enchantment]) })
}

#[test]
fn another_opponent_chooses_for_one_who_has_left() {
    let life = sorcery("Balm", "W", vec![], vec![Effect::GainLife(Players::You, number(3)).into()]);
    let ogre = creature("Tall ogre", "R", (4, 3), vec![]);
    let play = |out| {
        let lay = lay_for(4, vec![tribunal(), life.clone(), ogre.clone()]).play(ANA, &["Tribunal", "Bear"]);
        let lay = lay.play(CARLA, &["Tall ogre"]);
        let lay = lay.play(BETO, &["Plains"]).hold(BETO, &["Balm"]).set(|position| position.active = BETO);
        let mut table: Table = lay.begin_without(out);
        table.cast("Balm", &[]).choose(Choice::Concede(BETO));
        table.resolve();
        if table.allows(Choice::Pick(Item::Player(DORA))) {
            table.choose(Choice::Pick(Item::Player(DORA)));
            table.pick("Bear");
        }
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
    covers!(table.journal.evidence(), R800_4G);
    without!(R800_4G, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn the_next_player_makes_a_choice_that_a_rule_requires_of_one_who_has_left() {
    // Two enchantments say where a creature goes that would be exiled; who controls it chooses which of them applies.
    let instead = |name: &str, to: Zone| {
        let exiled = Pattern::moves(Filter::CREATURE, Zones::only(Zone::Battlefield), Zones::only(Zone::Exile));
        let ability = Ability::Replacement(Replacement::of(exiled, Replaced::To(to)));
        Card::from(Values { abilities: vec![ability], ..card(name, "W", &[Type::Enchantment]) })
    };
    let play = |out| {
        let own = vec![instead("Warm hearth", Zone::Hand), instead("Cold grave", Zone::Graveyard)];
        let lay = lay_for(3, own).play(CARLA, &["Warm hearth", "Cold grave", "Bear"]);
        // The bear is Carla's, and Ana controls it by default.
        let lay = lay.last(|placed| placed.controller = Some(ANA));
        let mut table: Table = lay.begin_without(out);
        table.choose(Choice::Concede(ANA));
        if table.asks().0 == BETO && table.allows(Choice::Pick(table.item("Cold grave"))) {
            table.pick("Cold grave");
        }
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
    covers!(table.journal.evidence(), R800_4H);
    without!(R800_4H, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Hand);
}

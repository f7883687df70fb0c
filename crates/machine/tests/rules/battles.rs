//! Battles (310): who protects them, and creatures that are battles as well (506.3e–f, 506.4e).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Defender};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, instant, number, sorcery, target};

/// A battle with three defense.
fn keep(name: &str, subtypes: Subtypes, types: &[Type]) -> Card {
    Card::from(Values { defense: Some(3), subtypes, ..card(name, "2", types) })
}

fn siege() -> Card {
    keep("Long Siege", Subtypes::NONE.with(Subtype::SIEGE), &[Type::Battle])
}

/// A battle that is a 3/3 creature as well.
fn walking() -> Card {
    let mut walking = keep("Walking Keep", Subtypes::NONE, &[Type::Battle, Type::Creature]);
    (walking.faces[0].power, walking.faces[0].toughness) = (Some(3), Some(3));
    walking
}

/// "Put each battle card from your hand onto the battlefield. The player who protects it loses 3 life."
fn hoist() -> Card {
    let held = Filter::Type(Type::Battle).and(Filter::In(Zone::Hand)).and(Filter::Owner(Players::You));
    let put = Effect::Move(Objects::Each(held), Destination::to(Zone::Battlefield));
    let whose = Players::ProtectorOf(Box::new(Objects::Slot(Slot::FIRST_FREE)));
    let program = vec![Instruction::from(put).into_slot(Slot::FIRST_FREE), Effect::LoseLife(whose, number(3)).into()];
    sorcery("Hoist", "0", vec![], program)
}

fn hoisted(battle: Card, out: Option<RuleId>) -> (i32, i32) {
    let name = battle.faces[0].name.clone();
    let mut table = lay(vec![hoist(), battle]).hold(ANA, &["Hoist", &name]).begin_without(out);
    table.cast("Hoist", &[]).resolve();
    (table.life(ANA), table.life(BETO))
}

#[test]
fn as_a_battle_enters_a_player_comes_to_protect_it() {
    without!(R310_8A, |out| hoisted(siege(), out), (20, 17), (20, 20));
    without!(R310_8E, |out| hoisted(siege(), out), (20, 17), (17, 20));
    // An opponent protects a Siege, its controller any other battle.
    without!(R310_11A, |out| hoisted(siege(), out), (20, 17), (17, 20));
    assert_eq!(hoisted(keep("Keep", Subtypes::NONE, &[Type::Battle]), None), (17, 20));
}

/// Ana attacks with a Bear and casts an instant that does something to another object.
fn in_combat(own: Vec<Card>, ready: &[(Zone, &str)], whom: &str, out: Option<RuleId>) -> Table {
    let mut lay = lay(own).play(ANA, &["Bear", "Mountain"]).hold(ANA, &["Trick"]);
    for &(zone, name) in ready {
        lay = lay.put(ANA, zone, &[name]);
        if zone == Zone::Battlefield {
            lay = lay.last(|placed| placed.counters = vec![(CounterKind::Defense, 3)]);
        }
    }
    let mut table = lay.begin_without(out);
    table.until(Step::DeclareAttackers);
    let bear = table.id("Bear");
    table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done);
    table.cast("Trick", &[whom]).resolve();
    table
}

/// An instant with one target in a zone.
fn trick(zone: Zone, effect: Effect) -> Card {
    let filter = if zone == Zone::Battlefield { Filter::Any } else { Filter::In(zone) };
    instant("Trick", "R", vec![TargetSpec::one(Targetable::Object(filter))], vec![effect.into()])
}

fn attackers(table: &Table) -> usize {
    table.state.combat().attackers().len()
}

#[test]
fn a_creature_that_is_a_battle_does_not_enter_attacking() {
    let whom = Joining::Attacking(Some(Subjects::Players(Players::Opponents)));
    let to = Destination { joins: Some(whom), ..Destination::to(Zone::Battlefield) };
    let play = |out| {
        let own = vec![trick(Zone::Graveyard, Effect::Move(target(0), to.clone())), walking()];
        attackers(&in_combat(own, &[(Zone::Graveyard, "Walking Keep")], "Walking Keep", out))
    };
    without!(R506_3E, play, 1, 2);
}

#[test]
fn no_effect_makes_a_battle_attack() {
    let play = |out| {
        let how = CombatChange::Join(Joining::Attacking(Some(Subjects::Players(Players::Opponents))));
        let own = vec![trick(Zone::Battlefield, Effect::Combat(target(0), how)), walking()];
        attackers(&in_combat(own, &[(Zone::Battlefield, "Walking Keep")], "Walking Keep", out))
    };
    without!(R506_3F, play, 1, 2);
}

#[test]
fn a_planeswalker_that_stops_being_the_battle_that_is_attacked_leaves_combat() {
    let play = |out| {
        let changes = vec![Change::RemoveTypes(Types::only(Type::Battle))];
        let lapse = Effect::Change { which: target(0), changes, lasts: Duration::EndOfTurn };
        let subtypes = Subtypes::NONE.with(Subtype::SIEGE);
        let mut both = keep("Besieged Sage", subtypes, &[Type::Battle, Type::Planeswalker]);
        both.faces[0].loyalty = Some(4);
        let own = vec![trick(Zone::Battlefield, lapse), both];
        let counters = vec![(CounterKind::Defense, 3), (CounterKind::Loyalty, 4)];
        let lay = lay(own).play(ANA, &["Bear", "Mountain"]).hold(ANA, &["Trick"]);
        let lay = lay.play(ANA, &["Besieged Sage"]).last(|placed| placed.counters = counters);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let (bear, sage) = (table.id("Bear"), table.id("Besieged Sage"));
        table.choose(Choice::Attack(bear, Defender::Permanent(sage))).choose(Choice::Done);
        table.cast("Trick", &["Besieged Sage"]).resolve();
        table.state.combat().defender(bear).is_some()
    };
    // Beto protects what Ana controls: it was attacked as a battle.
    without!(R506_4E, play, false, true);
}

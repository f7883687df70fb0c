//! Conspiracies (315, 905) and the agendas of some of them (702.106).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Deed, Item, Mark, Marks, Note, Subject};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};

fn conspiracy(name: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { name: name.into(), types: Types::only(Type::Conspiracy), abilities, ..Values::default() })
}

/// "Hidden agenda. Creatures you control with the chosen name get +1/+1."
fn agenda() -> Card {
    let named = Objects::Each(Filter::CREATURE.and(Filter::Controller(Players::You)).and(Filter::SecretlyNamed));
    let grow = Change::Modify(Amount::Number(1), Amount::Number(1));
    conspiracy("Word Given", vec![Keyword(106).into(), Ability::Static(Static::new(named, vec![grow]))])
}

/// A table with the agenda of Ana face down in the command zone, and the bear that it names.
fn hidden(out: Option<RuleId>) -> Table {
    let lay = lay(vec![agenda()]);
    let bear = lay.arrangement.setup.cards.find("Bear").unwrap();
    let face = lay.arrangement.setup.cards.front(bear);
    let hide = |placed: &mut vademecum_machine::Placed| {
        placed.marks = Marks::only(Mark::FaceDown);
        placed.names = vec![face];
    };
    lay.play(ANA, &["Bear"]).put(ANA, Zone::Command, &["Word Given"]).last(hide).begin_without(out)
}

#[test]
fn a_face_down_conspiracy_is_turned_up_by_its_controller_with_priority() {
    let turn_up = |table: &Table| Choice::TurnFaceUp(table.state.command()[0], 0);
    let allowed = |out| {
        let table = hidden(out);
        table.allows(turn_up(&table))
    };
    without!(R702_106C, allowed, true, false);
    let mut table = hidden(None);
    let size = table.size("Bear");
    table.choose(turn_up(&table));
    assert_eq!(table.size("Bear"), (size.0 + 1, size.1 + 1));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Note(Note::RevealedName(..)))), 1);
    assert_eq!(table.asks().0, ANA, "it does not use the stack");
    covers!(table.journal.evidence(), R702_106C);
    let mut table = hidden(None);
    table.pass();
    assert_eq!(table.asks().0, BETO);
    assert!(!table.allows(turn_up(&table)), "it is not his");
}

#[test]
fn the_controller_of_a_face_down_conspiracy_may_look_at_it() {
    let seen = |out| {
        let table = hidden(out);
        let id = table.state.command()[0];
        [ANA, BETO].map(|player| table.state.may_look_at(player, id, &table.journal))
    };
    without!(R315_7, seen, [true, false], [false, false]);
    let table = hidden(None);
    assert!(table.state.may_look_at(ANA, table.state.command()[0], &table.journal));
    covers!(table.journal.evidence(), R315_7);
}

#[test]
fn a_face_down_conspiracy_is_revealed_as_the_game_ends() {
    let shown = |out| {
        let mut table = hidden(out);
        table.choose(Choice::Concede(BETO));
        table.happened(|deed| matches!(deed, Deed::Note(Note::Revealed(_))))
    };
    without!(R702_106E, shown, 1, 0);
    let mut table = hidden(None);
    table.choose(Choice::Concede(ANA));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Note(Note::RevealedName(..)))), 1, "with its name");
    covers!(table.journal.evidence(), R702_106E);
}

#[test]
fn a_conspiracy_makes_its_controller_the_starting_player() {
    let starts = |out| {
        let first = conspiracy("Loaded Lots", vec![Ability::Opening(OpeningAction::BeginFirst)]);
        let mut setup = lay(vec![first]).arrangement.setup;
        let card = setup.cards.find("Loaded Lots").unwrap();
        setup.sideboards = vec![vec![], vec![card]];
        let mut table = Table::open(&setup, out);
        table.choose(Choice::Pick(Item::Card(card)));
        table
    };
    let table = starts(None);
    covers!(table.journal.evidence(), R103_1C);
    without!(R103_1C, |out| starts(out).state.turn().active, BETO, ANA);
}

#[test]
fn a_scheme_that_is_turned_face_down_is_a_new_object() {
    let again = |out| {
        // "When you set this scheme in motion, you gain 1 life."
        let set = Pattern::acts(vademecum_machine::actions::SET_IN_MOTION.section, Filter::This, None);
        let gain = Effect::GainLife(Players::You, Amount::Number(1));
        let scheme = Card::from(Values {
            name: "Bend the Knee".into(),
            types: Types::only(Type::Scheme),
            abilities: vec![Ability::Triggered(Triggered::on(set, vec![gain.into()]))],
            ..Values::default()
        });
        let put = lay(vec![scheme]).at(Step::Upkeep).put(ANA, Zone::Command, &["Bend the Knee"]);
        let mut table = put.last(|scheme| scheme.counters.push((CounterKind::Charge, 2))).begin_without(out);
        // It has gone to its deck; in the main phase it is set in motion once more.
        table.until(Step::FirstMain);
        table
    };
    let table = again(None);
    assert_eq!(table.zone("Bend the Knee"), Zone::Command);
    covers!(table.journal.evidence(), R400_9);
    let counters = |out| {
        let table = again(out);
        table.state.counters_on(Subject::Object(table.id("Bend the Knee"))).count()
    };
    without!(R400_9, counters, 0, 1);
}

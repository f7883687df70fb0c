//! Keyword actions from 701.40 on, and dice (706), as far as a game at a table does not show them.

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item, PlayerId};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{card, enters, mana, number, sorcery};

const FACING: Slot = Slot(0x20);
const RESULT: Slot = Slot(0x21);
const DOUBLES: Slot = Slot(0x22);

/// "Each opponent faces a villainous choice — That player draws a card, or that player loses 3 life."
fn ultimatum() -> Card {
    let who = || Players::Slot(FACING);
    let options =
        Box::new([vec![Effect::Draw(who(), number(1)).into()], vec![Effect::LoseLife(who(), number(3)).into()]]);
    let choice = Effect::FaceChoice { who: Players::Opponents, facing: FACING, options };
    sorcery("Ultimatum", "0", vec![], vec![choice.into()])
}

/// Two opponents face the choice, and the first has chosen.
fn first_has_chosen(out: Option<RuleId>) -> Table {
    let mut table = lay_for(3, vec![ultimatum()]).hold(ANA, &["Ultimatum"]).begin_without(out);
    table.cast("Ultimatum", &[]).pass().pass().pass();
    table.choose(Choice::Pick(Item::Mode(1)));
    table
}

#[test]
fn each_player_does_what_was_chosen_before_the_next_one_chooses() {
    let table = first_has_chosen(None);
    assert_eq!(table.asks().0, PlayerId(2));
    covers!(table.journal.evidence(), R701_53D);
    without!(R701_53D, |out| first_has_chosen(out).life(BETO), 17, 20);
}

/// An artifact that may change the rolls of its controller.
fn charm(name: &str, how: RollChange) -> Card {
    let changes = vec![Change::Rolls(how, Some(Cost::mana(mana("1"))))];
    let abilities = vec![Ability::Static(Static::new(Objects::This, changes))];
    Card::from(Values { abilities, ..card(name, "1", &[Type::Artifact]) })
}

/// Ana rolls a die, and may reroll it or add to it.
fn roll(out: Option<RuleId>) -> Table {
    let roll = Roll {
        who: Players::You,
        dice: number(1),
        sides: 6,
        plus: number(0),
        result: RESULT,
        doubles: DOUBLES,
        stores: false,
        table: Vec::new(),
    };
    let gain = Effect::GainLife(Players::You, Amount::Slot(RESULT));
    let program = vec![Instruction::from(Effect::Roll(Box::new(roll))).into_slot(RESULT), gain.into()];
    let cards = vec![
        sorcery("Wager", "0", vec![], program),
        charm("Rabbit's Foot", RollChange::Increase(2)),
        charm("Second Chance", RollChange::Reroll),
    ];
    let lay = lay(cards).play(ANA, &["Forest", "Forest", "Rabbit's Foot", "Second Chance"]).hold(ANA, &["Wager"]);
    let mut table = lay.begin_without(out);
    table.cast("Wager", &[]).pass_both();
    table
}

#[test]
fn a_die_is_rerolled_before_its_result_is_increased() {
    let offered = |out| {
        let table = roll(out);
        table.state.offer().first().copied() == Some(table.item("Second Chance"))
    };
    let mut table = roll(None);
    covers!(table.journal.evidence(), R706_2B);
    without!(R706_2B, offered, true, false);
    table.pick("Second Chance").pay().pick("Rabbit's Foot").pay();
    assert!(table.life(ANA) >= 23 && table.life(ANA) <= 28, "{}", table.life(ANA));
}

#[test]
fn what_falls_after_a_seed_was_given_is_what_it_gives() {
    // The seed counts from the question on, also when the step is run again for the answer.
    let after = |seed| {
        let mut table = roll(None);
        table.state.reseed(seed);
        table.pick("Second Chance").pay().choose(Choice::Done);
        table.life(ANA)
    };
    let all: Vec<i32> = (0..20).map(after).collect();
    assert!(all.iter().any(|life| *life != all[0]), "{all:?}");
    assert_eq!(after(7), after(7));
}

#[test]
fn several_cards_are_cloaked_one_at_a_time() {
    let gate = Triggered::on(
        Pattern { together: true, ..enters(Filter::CREATURE) },
        vec![Effect::GainLife(Players::You, number(1)).into()],
    );
    let cards = vec![
        sorcery("Masquerade", "0", vec![], vec![Effect::Cloak(Players::You, number(2)).into()]),
        Card::from(Values { abilities: vec![Ability::Triggered(gate)], ..card("Gate", "1", &[Type::Artifact]) }),
    ];
    let play = |out| {
        let lay = lay(cards.clone()).play(ANA, &["Gate"]).hold(ANA, &["Masquerade"]);
        let mut table = lay.stack(ANA, &["Forest", "Bear"]).begin_without(out);
        table.cast("Masquerade", &[]).resolve();
        while !table.state.stack().is_empty() {
            table.resolve();
        }
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 22);
    covers!(table.journal.evidence(), R701_56E);
    without!(R701_56E, |out| play(out).life(ANA), 22, 21);
}

//! Shortcuts and loops (729).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Error, Outcome, Silent};
use vademecum_machine_fuzz::pool::{activated, creature, mana, number, sorcery};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};

/// A creature with "{0}: You gain 1 life."
fn spring() -> Card {
    let gain = Effect::GainLife(Players::You, number(1)).into();
    creature("Spring", "G", (1, 1), vec![activated(Cost::mana(mana("0")), vec![], vec![gain])])
}

fn table(out: Option<RuleId>) -> Table {
    lay(vec![spring()]).play(ANA, &["Spring"]).begin_without(out)
}

/// What Ana proposes again and again: to gain a life.
fn round(table: &Table) -> [Choice; 3] {
    [table.activation("Spring", 0), Choice::Pass, Choice::Pass]
}

#[test]
fn a_shortcut_is_taken_as_often_as_was_proposed() {
    let play = |out| {
        let mut table = table(out);
        let mut shortcut = table.state.propose_shortcut(&round(&table), 40, &table.journal, &Silent).unwrap();
        shortcut.accept(&table.state, &table.journal);
        table.state.take_shortcut(&shortcut, &table.journal).unwrap();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.asks()), (60, (ANA, Ask::Priority)));
    covers!(table.journal.evidence(), R729_1B, R729_2C);
    without!(R729_1B, |out| play(out).life(ANA), 60, 21);
    without!(R729_2C, |out| play(out).life(ANA), 60, 20);
}

#[test]
fn a_shortcut_ends_where_a_player_has_priority_and_is_legal_throughout() {
    let proposes = |out: Option<RuleId>, sequence: fn(&Table) -> Vec<Choice>| {
        let table = table(out);
        let proposed = table.state.propose_shortcut(&sequence(&table), 2, &table.journal, &Silent);
        proposed.map(|_| ()).map_err(|refusal| refusal.rule)
    };
    assert_eq!(proposes(None, |table| round(table).to_vec()), Ok(()));
    // Nobody may pass for Ana while she has to say whether she keeps her hand, or cast what is not there.
    let illegal = |_: &Table| vec![Choice::Yes];
    without!(R729_2A, |out| proposes(out, illegal), Err(Some(R729_2A)), Ok(()));
}

#[test]
fn each_other_player_accepts_or_shortens_and_must_then_choose_something_else() {
    let begin = |out| {
        let table = table(out);
        let shortcut = table.state.propose_shortcut(&round(&table), 3, &table.journal, &Silent).unwrap();
        (table, shortcut)
    };
    without!(R729_2B, |out| begin(out).1.asks(), Some(BETO), None);
    let (mut table, mut shortcut) = begin(None);
    let refused = table.state.take_shortcut(&shortcut, &table.journal);
    assert!(matches!(refused, Err(Error::Refused(refusal)) if refusal.rule == Some(R729_2B)));
    // Beto will do something else than pass for the second time.
    assert!(!shortcut.shorten((3, Step::FirstMain), &table.state, &table.journal), "that choice is Ana's");
    assert!(shortcut.shorten((5, Step::FirstMain), &table.state, &table.journal));
    table.state.take_shortcut(&shortcut, &table.journal).unwrap();
    assert_eq!((table.life(ANA), table.asks()), (21, (BETO, Ask::Priority)));
    assert_eq!(table.refused(Choice::Pass), R729_2C);
    assert!(!table.state.choices().contains(Choice::Pass));
}

#[test]
fn who_does_not_pay_has_not_decided_to_go_round() {
    // "Whenever you gain life, you lose 1 life unless you pay {1}." "Whenever you lose life, you gain 1 life."
    let unless = Effect::Pay {
        who: Players::You,
        payer: Slot::FIRST_FREE,
        cost: Cost::mana(mana("1")),
        must: false,
        then: vec![],
        otherwise: vec![Effect::LoseLife(Players::You, number(1)).into()],
    };
    let on =
        |kind, effect: Effect| Ability::Triggered(Triggered::on(Pattern::by(kind, Players::You), vec![effect.into()]));
    let wheel = || {
        let gains = Effect::GainLife(Players::You, number(1));
        creature("Wheel", "G", (1, 1), vec![on(DeedKind::GainLife, unless.clone()), on(DeedKind::LoseLife, gains)])
    };
    let push = || sorcery("Push", "G", vec![], vec![Effect::GainLife(Players::You, number(1)).into()]);
    let play = |out| {
        let lay = lay(vec![wheel(), push()]).play(ANA, &["Wheel", "Forest", "Plains"]).hold(ANA, &["Push"]);
        let mut table = lay.begin_without(out);
        table.cast("Push", &[]);
        for _ in 0..600 {
            match table.asks().1 {
                Ask::Over => break,
                Ask::YesNo => table.choose(Choice::No),
                Ask::Priority => table.choose(Choice::Pass),
                _ => {
                    let first = table.first().unwrap();
                    table.choose(first)
                }
            };
        }
        table.state.outcome()
    };
    without!(R729_6, play, Some(Outcome::Draw), None);
}

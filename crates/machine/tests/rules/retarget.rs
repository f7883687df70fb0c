//! Changing targets (115.7–115.9), divided effects (601.2d) and choices of opponents (601.6).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item, TargetRef};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{any_target, card, instant, number, sorcery, target, target_creature};

fn damage(slot: u8, amount: i32) -> Instruction {
    Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(slot)), amount: number(amount) }.into()
}

/// Two hits on two targets.
fn arc() -> Card {
    let other = TargetSpec { another: true, ..any_target() };
    sorcery("Own Forked Arc", "R", vec![any_target(), other], vec![damage(0, 2), damage(1, 1)])
}

/// An instant of Beto's that changes the targets of a spell.
fn bend(how: Retarget) -> Card {
    let spell = TargetSpec::one(Targetable::Object(Filter::Spell));
    instant("Bend", "U", vec![spell], vec![Effect::Retarget(target(0), how).into()])
}

/// Ana casts something, and Beto bends it.
fn bent(card: Card, aim: &[&str], how: Retarget, out: Option<RuleId>) -> Table {
    let name = card.faces[0].name.clone();
    let lay = lay(vec![card, bend(how)]).play(ANA, &["Mountain"; 3]).play(BETO, &["Island", "Bear", "Elf"]);
    let mut table = lay.hold(ANA, &[&name]).hold(BETO, &["Bend"]).begin_without(out);
    table.cast(&name, aim).pass();
    table.cast("Bend", &[&name]).pass_both();
    table
}

fn targets(table: &Table) -> Vec<String> {
    let spell = table.state.stack().first();
    let name = |target: &TargetRef| match target {
        TargetRef::Player(player) => ["Ana", "Beto"][usize::from(player.0)].to_owned(),
        TargetRef::Object(object) => table.state.values(object.id).name.clone(),
    };
    spell.map(|item| item.targets.iter().map(|(_, target)| name(target)).collect()).unwrap_or_default()
}

#[test]
fn only_the_final_targets_are_looked_at() {
    // The two targets trade places.
    let swapped = |out| {
        let mut table = bent(arc(), &["Bear", "Elf"], Retarget::New, out);
        table.pick("Elf").pick("Bear");
        targets(&table)
    };
    assert_eq!(swapped(None), ["Elf", "Bear"]);
    let may_trade = |out| {
        let table = bent(arc(), &["Bear", "Elf"], Retarget::New, out);
        table.allows(Choice::Pick(table.item("Elf")))
    };
    without!(R115_7E, may_trade, true, false);
}

#[test]
fn new_targets_may_be_chosen_or_not() {
    let offer = |how: Retarget, out| {
        let table = bent(arc(), &["Bear", "Elf"], how, out);
        // Whether the first target may stay, and whether it may change.
        [table.item("Bear"), table.item("Ana")].map(|item| table.allows(Choice::Pick(item)))
    };
    without!(R115_7D, |out| offer(Retarget::New, out), [true, true], [false, false]);
    without!(R115_7C, |out| offer(Retarget::Any, out), [true, true], [false, false]);
    without!(R115_7A, |out| offer(Retarget::All, out), [false, true], [false, false]);
    let one = |out| {
        let mut table = bent(arc(), &["Bear", "Elf"], Retarget::One, out);
        table.pick("Ana");
        targets(&table)
    };
    without!(R115_7B, one, vec!["Ana".to_owned(), "Elf".to_owned()], vec!["Bear".to_owned(), "Elf".to_owned()]);
}

#[test]
fn a_target_that_cannot_be_changed_stays() {
    let shock = instant("Hunt", "R", vec![target_creature()], vec![damage(0, 2)]);
    let lay = lay(vec![shock, bend(Retarget::All)]).play(ANA, &["Mountain"]).play(BETO, &["Island", "Bear"]);
    let mut table = lay.hold(ANA, &["Hunt"]).hold(BETO, &["Bend"]).begin();
    table.cast("Hunt", &["Bear"]).pass();
    table.cast("Bend", &["Hunt"]).pass_both().resolve();
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
}

/// 3 damage divided as its player chooses among up to three targets.
fn volley() -> Card {
    let divided = TargetSpec { divides: Some(number(3)), ..TargetSpec::some(Targetable::Any, 1, 3) };
    sorcery("Own Volley", "R", vec![divided], vec![Effect::Divided(Slot(0), Divided::Damage(Objects::This)).into()])
}

#[test]
fn what_is_divided_is_divided_as_it_is_announced() {
    let least = |out| {
        let lay = lay(vec![volley()]).play(ANA, &["Mountain"]).hold(ANA, &["Own Volley"]).play(BETO, &["Bear", "Elf"]);
        let mut table = lay.begin_without(out);
        table.announce("Own Volley", &["Bear", "Elf"]);
        if table.allows(Choice::Done) {
            table.choose(Choice::Done);
        }
        table
    };
    without!(R601_2D, |out| least(out).allows(Choice::Number(0)), false, true);
    let mut table = least(None);
    table.choose(Choice::Number(2)).pay().resolve();
    assert_eq!((table.zone("Bear"), table.zone("Elf")), (Zone::Graveyard, Zone::Graveyard));
}

#[test]
fn a_division_stays_when_targets_change() {
    let dealt = |out| {
        let lay =
            lay(vec![volley(), bend(Retarget::New)]).play(ANA, &["Mountain"]).play(BETO, &["Island", "Bear", "Elf"]);
        let mut table = lay.hold(ANA, &["Own Volley"]).hold(BETO, &["Bend"]).begin_without(out);
        table.announce("Own Volley", &["Bear", "Elf"]).choose(Choice::Done).choose(Choice::Number(2)).pay().pass();
        table.cast("Bend", &["Own Volley"]).pass_both();
        table.pick("Ana").pick("Elf");
        if table.allows(Choice::Number(1)) {
            table.choose(Choice::Number(1));
        }
        table.resolve();
        table.life(ANA)
    };
    without!(R115_7F, dealt, 18, 19);
}

#[test]
fn whoever_changes_targets_does_not_change_modes() {
    let mode = |amount: i32| Mode { targets: vec![any_target()], program: vec![damage(0, amount)], ..Mode::default() };
    let choice = SpellAbility {
        modal: Some(Modal { least: 1, most: 1, modes: vec![mode(1), mode(4)], ..Modal::default() }),
        ..SpellAbility::default()
    };
    let charm =
        Card::from(Values { abilities: vec![Ability::Spell(choice)], ..card("Ember Charm", "R", &[Type::Instant]) });
    let may_choose_mode = |out| {
        let lay = lay(vec![charm.clone(), bend(Retarget::New)]).play(ANA, &["Mountain"]).play(BETO, &["Island"]);
        let mut table = lay.hold(ANA, &["Ember Charm"]).hold(BETO, &["Bend"]).begin_without(out);
        table.announce("Ember Charm", &[]).choose(Choice::Pick(Item::Mode(1))).pick("Beto").pay().pass();
        table.cast("Bend", &["Ember Charm"]).pass_both();
        table.allows(Choice::Pick(Item::Mode(0)))
    };
    without!(R115_8, may_choose_mode, false, true);
}

/// Whether an instant that asks for a spell of some kind may be cast, after something has happened to its targets.
fn may_answer(kind: Filter, aim: &[&str], kill: bool, out: Option<RuleId>) -> bool {
    let two = sorcery("Twin Spear", "R", vec![TargetSpec::some(Targetable::Object(Filter::CREATURE), 1, 2)], vec![]);
    let scorn = instant(
        "Own Keen Scorn",
        "U",
        vec![TargetSpec::one(Targetable::Object(kind))],
        vec![Effect::Counter(target(0)).into()],
    );
    let lay = lay(vec![two, scorn]).play(ANA, &["Mountain", "Mountain"]).play(BETO, &["Island", "Bear", "Elf"]);
    let mut table = lay.hold(ANA, &["Twin Spear", "Spark"]).hold(BETO, &["Own Keen Scorn"]).begin_without(out);
    table.announce("Twin Spear", aim);
    if table.allows(Choice::Done) {
        table.choose(Choice::Done);
    }
    table.pay();
    if kill {
        table.cast("Spark", &["Bear"]).pass_both();
    }
    table.pass();
    table.allows(Choice::Cast(table.held("Own Keen Scorn"), 0))
}

#[test]
fn targets_are_counted_as_they_were_chosen() {
    let single = || Filter::TargetCount(Comparison::Exactly, 1);
    assert!(may_answer(single(), &["Elf"], false, None));
    without!(R115_9A, |out| may_answer(single(), &["Bear", "Elf"], true, out), false, true);
    let elf = || Filter::TargetsOnly(Box::new(Filter::Color(Color::Green)));
    assert!(may_answer(elf(), &["Elf"], false, None));
    without!(R115_9C, |out| may_answer(elf(), &["Bear", "Elf"], true, out), false, true);
}

#[test]
fn a_target_that_is_gone_is_ignored() {
    let creature_of_theirs = || Filter::Targets(Box::new(Filter::Power(Comparison::AtLeast, Box::new(number(2)))));
    assert!(may_answer(creature_of_theirs(), &["Bear"], false, None));
    without!(R115_9B, |out| may_answer(creature_of_theirs(), &["Bear"], true, out), false, true);
}

#[test]
fn an_opponent_chooses_where_the_text_says_so() {
    let theirs = TargetSpec { by_opponent: true, ..target_creature() };
    let duel = sorcery("Own Chosen Victim", "R", vec![theirs.clone()], vec![damage(0, 2)]);
    let asked = |out: Option<RuleId>| {
        let lay = lay_for(3, vec![duel.clone()]).play(ANA, &["Mountain"]).play(BETO, &["Bear", "Elf"]);
        let mut table = lay.hold(ANA, &["Own Chosen Victim"]).begin_without(out);
        table.announce("Own Chosen Victim", &[]);
        let first = table.state.decision().who;
        if table.allows(Choice::Pick(Item::Player(CARLA))) {
            table.choose(Choice::Pick(Item::Player(CARLA)));
        }
        (first, table.state.decision().who)
    };
    without!(R601_6A, asked, (ANA, CARLA), (BETO, BETO));
    without!(R601_6, asked, (ANA, CARLA), (ANA, ANA));
    let bow = Card::from(Values {
        abilities: vec![vademecum_machine_fuzz::pool::activated(
            Cost::of(CostPart::Tap),
            vec![theirs],
            vec![damage(0, 1)],
        )],
        ..card("Fair Bow", "1", &[Type::Artifact])
    });
    let activated = |out: Option<RuleId>| {
        let lay = lay_for(3, vec![bow.clone()]).play(ANA, &["Fair Bow"]).play(BETO, &["Bear", "Elf"]);
        let mut table = lay.begin_without(out);
        let choice = table.activation("Fair Bow", 0);
        table.choose(choice);
        let first = table.state.decision().who;
        if table.allows(Choice::Pick(Item::Player(CARLA))) {
            table.choose(Choice::Pick(Item::Player(CARLA)));
        }
        (first, table.state.decision().who)
    };
    without!(R602_3A, activated, (ANA, CARLA), (BETO, BETO));
    without!(R602_3, activated, (ANA, CARLA), (ANA, ANA));
}

#[test]
fn the_controller_chooses_before_an_opponent_does() {
    let theirs = TargetSpec { by_opponent: true, ..target_creature() };
    let both = vec![theirs, target_creature()];
    let pact = sorcery("Blood Pact", "R", both.clone(), vec![damage(0, 2), damage(1, 2)]);
    let first = |out: Option<RuleId>| {
        let lay =
            lay(vec![pact.clone()]).play(ANA, &["Mountain"]).play(BETO, &["Bear", "Elf"]).hold(ANA, &["Blood Pact"]);
        let mut table = lay.begin_without(out);
        table.announce("Blood Pact", &[]);
        table.state.decision().who
    };
    without!(R601_6B, first, ANA, BETO);
    let scale = Card::from(Values {
        abilities: vec![vademecum_machine_fuzz::pool::activated(Cost::of(CostPart::Tap), both, vec![damage(0, 1)])],
        ..card("Fair Scale", "1", &[Type::Artifact])
    });
    let activated = |out: Option<RuleId>| {
        let lay = lay(vec![scale.clone()]).play(ANA, &["Fair Scale"]).play(BETO, &["Bear", "Elf"]);
        let mut table = lay.begin_without(out);
        let choice = table.activation("Fair Scale", 0);
        table.choose(choice);
        table.state.decision().who
    };
    without!(R602_3B, activated, ANA, BETO);
}

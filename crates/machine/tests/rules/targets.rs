//! Targets (115): what can be a target, how many there are, and what does not target.

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item, Mark};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{card, creature, instant, mana, number, sorcery, target, target_creature};

fn destroy(what: Objects) -> Instruction {
    Effect::Destroy { what, regenerable: true }.into()
}

fn draw() -> Instruction {
    Effect::Draw(Players::You, number(1)).into()
}

#[test]
fn only_permanents_are_targets_unless_the_text_says_otherwise() {
    let may_be_chosen = |out| {
        let lay = lay(vec![]).play(ANA, &["Swamp"; 3]).hold(ANA, &["Ruin"]).play(BETO, &["Rhino"]);
        let mut table = lay.put(BETO, Zone::Graveyard, &["Bear"]).begin_without(out);
        table.announce("Ruin", &[]);
        table.allows(Choice::Pick(Item::Object(table.id("Bear"))))
    };
    without!(R115_2, may_be_chosen, false, true);
}

#[test]
fn one_word_target_asks_for_different_things_and_two_may_choose_the_same() {
    let two = TargetSpec::some(Targetable::Object(Filter::CREATURE), 2, 2);
    let snare = sorcery("Snare", "U", vec![two], vec![Effect::Tap(target(0)).into()]);
    let may = |out| {
        let table = lay(vec![snare.clone()]).play(ANA, &["Island"]).hold(ANA, &["Snare"]).play(BETO, &["Bear"]);
        let table = table.begin_without(out);
        table.allows(Choice::Cast(table.held("Snare"), 0))
    };
    without!(R115_3, may, false, true);
    // An artifact land is the artifact and the land.
    let of = |one: Type| TargetSpec::one(Targetable::Object(Filter::Type(one)));
    let wreck =
        sorcery("Wreck", "R", vec![of(Type::Artifact), of(Type::Land)], vec![destroy(target(0)), destroy(target(1))]);
    let citadel = Card::from(card("Citadel", "-", &[Type::Artifact, Type::Land]));
    let lay = lay(vec![wreck, citadel]).play(ANA, &["Mountain"]).hold(ANA, &["Wreck"]).play(BETO, &["Citadel"]);
    let mut table = lay.begin();
    table.cast("Wreck", &["Citadel", "Citadel"]).pass_both();
    assert_eq!(table.zone("Citadel"), Zone::Graveyard);
}

#[test]
fn what_was_given_no_target_is_not_targeted_and_resolves() {
    let up_to = TargetSpec::some(Targetable::Object(Filter::CREATURE), 0, 2);
    let lull = sorcery("Lull", "U", vec![up_to], vec![Effect::Tap(target(0)).into(), draw()]);
    let drawn = |out| {
        let lay = lay(vec![lull.clone()]).play(ANA, &["Island"]).hold(ANA, &["Lull"]).play(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.announce("Lull", &[]).choose(Choice::Done).pay().pass_both();
        table.hand(ANA)
    };
    without!(R115_6, drawn, 1, 0);
}

#[test]
fn what_all_creatures_means_is_no_target() {
    let left = |out| {
        let lay = lay(vec![]).play(ANA, &["Plains"; 5]).hold(ANA, &["Flood"]).play(BETO, &["Shade", "Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Flood", &[]).pass_both();
        (table.zone("Shade"), table.zone("Bear"))
    };
    let all = (Zone::Graveyard, Zone::Graveyard);
    without!(R115_10A, left, all, (Zone::Battlefield, Zone::Graveyard));
}

#[test]
fn a_black_creature_is_black_whatever_else_it_is() {
    let black = Objects::Each(Filter::CREATURE.and(Filter::Color(Color::Black)));
    let purge = sorcery("Purge", "W", vec![], vec![destroy(black)]);
    let lich = creature("Pale Lich", "WB", (2, 2), vec![]);
    let left = |out| {
        let lay = lay(vec![purge.clone(), lich.clone()]).play(ANA, &["Plains"]).hold(ANA, &["Purge"]);
        let mut table = lay.play(BETO, &["Pale Lich", "Shade", "Bear"]).begin_without(out);
        table.cast("Purge", &[]).pass_both();
        ["Pale Lich", "Shade", "Bear"].map(|name| table.zone(name) == Zone::Battlefield)
    };
    without!(R608_2J, left, [false, false, true], [true, false, true]);
}

#[test]
fn a_copy_of_a_creature_spell_becomes_a_token() {
    let echo = instant(
        "Double Call",
        "U",
        vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
        vec![Effect::CopyOnStack { what: target(0), except: vec![], targets: CopyTargets::MayChoose }.into()],
    );
    let bears = |out| {
        let own = ["Forest", "Forest", "Island"];
        let lay = lay(vec![echo.clone()]).play(ANA, &own).hold(ANA, &["Bear", "Double Call"]);
        let mut table = lay.begin_without(out);
        table.announce("Bear", &[]).tap_for("Forest", 0, ManaKind::Green).pay();
        table.cast("Double Call", &["Bear"]).pass_both();
        if table.allows(Choice::No) {
            table.choose(Choice::No);
        }
        table.resolve();
        let bears = table.all("Bear", Zone::Battlefield);
        let tokens = bears.iter().filter(|&&id| table.state.object(id).is(Mark::Token)).count();
        (bears.len(), tokens)
    };
    without!(R608_3F, bears, (2, 1), (1, 0));
}

#[test]
fn a_spell_that_leaves_the_stack_goes_on_resolving() {
    let cycle = sorcery(
        "Wheel of Ages",
        "U",
        vec![],
        vec![Effect::Move(Objects::This, Destination::to(Zone::Library)).into(), draw(), draw()],
    );
    let drawn = |out| {
        let mut table =
            lay(vec![cycle.clone()]).play(ANA, &["Island"]).hold(ANA, &["Wheel of Ages"]).begin_without(out);
        table.cast("Wheel of Ages", &[]).pass_both();
        table.hand(ANA)
    };
    without!(R608_2M, drawn, 2, 0);
}

#[test]
fn a_creature_gone_does_not_leave_the_other_half() {
    // All targets are illegal: nothing of it happens, though "you" are still there (608.2b).
    let drink = instant(
        "Bitter Draught",
        "B",
        vec![target_creature()],
        vec![
            Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(2) }.into(),
            Effect::GainLife(Players::You, number(2)).into(),
        ],
    );
    let life = |out| {
        let lay = lay(vec![drink.clone()]).play(ANA, &["Swamp", "Mountain"]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Bitter Draught", "Spark"]).begin_without(out);
        table.announce("Bitter Draught", &["Bear"]).tap_for("Swamp", 0, ManaKind::Black).pay();
        table.cast("Spark", &["Bear"]).resolve();
        table.life(ANA)
    };
    without!(R608_2B, life, 20, 22);
}

#[test]
fn what_cannot_be_done_to_all_at_once_is_done_in_an_order() {
    // For each creature, its controller loses 1 life; whose comes first is the turn order, the rest is chosen.
    let each = Slot::FIRST_FREE;
    let toll = sorcery(
        "Slow Toll",
        "B",
        vec![],
        vec![
            Effect::ForEach {
                of: Subjects::Objects(Objects::Each(Filter::CREATURE)),
                each,
                body: vec![destroy(Objects::Slot(each))],
            }
            .into(),
        ],
    );
    let asked = |out| {
        let lay =
            lay(vec![toll.clone()]).play(ANA, &["Swamp"]).play(BETO, &["Bear", "Rhino"]).hold(ANA, &["Slow Toll"]);
        let mut table = lay.begin_without(out);
        table.cast("Slow Toll", &[]).pass_both();
        table.asks()
    };
    without!(R608_2F, asked, (ANA, Ask::Order), (ANA, Ask::Priority));
}

#[test]
fn a_spell_is_cast_in_the_middle_of_a_resolution() {
    let vision = sorcery(
        "Vision",
        "U",
        vec![],
        vec![
            Effect::CastFree(Objects::Each(
                Filter::CREATURE.and(Filter::In(Zone::Hand)).and(Filter::Owner(Players::You)),
            ))
            .into(),
        ],
    );
    let cast = |out| {
        let lay = lay(vec![vision.clone()]).play(ANA, &["Island"]).hold(ANA, &["Vision", "Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Vision", &[]).pass_both().resolve();
        table.zone("Bear")
    };
    without!(R608_2G, cast, Zone::Battlefield, Zone::Hand);
}

#[test]
fn what_attacked_this_turn_did_whatever_it_is_now() {
    let cheaper = CastingRule::own(CastingChange::Less(mana("1"), Amount::AttackedThisTurn(Players::You)));
    let mut search = sorcery("Search Party", "2W", vec![], vec![]);
    search.faces[0].abilities.push(Ability::Casting(cheaper));
    let may = |out| {
        let own = ["Plains", "Plains", "Mountain", "Raider"];
        let lay = lay(vec![search.clone()]).play(ANA, &own).hold(ANA, &["Search Party", "Spark"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Raider"]).until(Step::SecondMain);
        table.announce("Spark", &["Raider"]).tap_for("Mountain", 0, ManaKind::Red).pay().pass_both();
        assert_eq!(table.zone("Raider"), Zone::Graveyard);
        table.allows(Choice::Cast(table.held("Search Party"), 0))
    };
    without!(R608_2I, may, true, false);
}

#[test]
fn what_cannot_enter_goes_to_the_graveyard() {
    let barred = Replacement::of(
        Pattern::moves(Filter::CREATURE, Zones::NONE, Zones::only(Zone::Battlefield)),
        Replaced::Nothing,
    );
    let gate = Card::from(Values {
        abilities: vec![Ability::Replacement(barred)],
        ..card("Shut Gate", "2", &[Type::Artifact])
    });
    let ends = |out| {
        let lay = lay(vec![gate.clone()]).play(BETO, &["Shut Gate"]).play(ANA, &["Forest", "Forest"]);
        let mut table = lay.hold(ANA, &["Bear"]).begin_without(out);
        table.cast("Bear", &[]).pass_both();
        table.zone("Bear")
    };
    without!(R608_3E, ends, Zone::Graveyard, Zone::Stack);
}

#[test]
fn whoever_has_searched_has_done_so() {
    let found = Slot::FIRST_FREE;
    let survey = sorcery(
        "Vain Survey",
        "G",
        vec![],
        vec![
            Instruction::from(Effect::Search {
                who: Players::You,
                filter: Filter::Type(Type::Artifact),
                most: number(1),
                up_to: false,
            })
            .into_slot(found),
            Effect::If {
                condition: Condition::Holds(found),
                then: vec![Effect::GainLife(Players::You, number(3)).into()],
                otherwise: vec![],
            }
            .into(),
        ],
    );
    let life = |out| {
        let lay = lay(vec![survey.clone()]).play(ANA, &["Forest"]).hold(ANA, &["Vain Survey"]);
        let mut table = lay.begin_without(out);
        table.cast("Vain Survey", &[]).pass_both().resolve();
        table.life(ANA)
    };
    without!(R118_12B, life, 23, 20);
}

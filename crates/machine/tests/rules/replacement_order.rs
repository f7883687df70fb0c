//! How replacement effects work together, and what can't happen (614, 616).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Ask, Deed};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, creature, enters, instant, number, sorcery, target};

fn enchantment(name: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, "1", &[Type::Enchantment]) })
}

fn replaces(name: &str, of: Pattern, with: Replaced) -> Card {
    enchantment(name, Ability::Replacement(Replacement::of(of, with)))
}

fn gain(n: i32) -> Instruction {
    Effect::GainLife(Players::You, number(n)).into()
}

/// "You gain 3 life."
fn heal() -> Card {
    sorcery("Heal", "W", vec![], vec![gain(3)])
}

#[test]
fn a_replacement_effect_watches_for_its_event() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest", "Swamp", "Swamp", "Swamp", "Bear"]).hold(ANA, &["Mend", "Ruin"]);
        let mut table = lay.begin_without(out);
        table.cast("Mend", &["Bear"]).resolve().cast("Ruin", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    covers!(table.journal.evidence(), R614_1);
    without!(R614_1, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn what_says_instead_replaces() {
    let play = |out| {
        let mut table = lay(vec![heal()]).play(ANA, &["Font", "Plains"]).hold(ANA, &["Heal"]).begin_without(out);
        table.cast("Heal", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 26);
    covers!(table.journal.evidence(), R614_1A);
    without!(R614_1A, |out| play(out).life(ANA), 26, 23);
}

#[test]
fn an_effect_lasts_until_it_is_used_up() {
    let of = Pattern::by(DeedKind::Draw, Players::You);
    let next = Replacement { shield: Shield::Once, ..Replacement::of(of, Replaced::Program(vec![gain(2)])) };
    let begins = Effect::Replace { replacement: Arc::new(next), lasts: Duration::EndOfTurn };
    let trade = sorcery("Trade", "U", vec![], vec![begins.into(), Effect::Draw(Players::You, number(2)).into()]);
    let play = |out| {
        let mut table = lay(vec![trade.clone()]).play(ANA, &["Island"]).hold(ANA, &["Trade"]).begin_without(out);
        table.cast("Trade", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.hand(ANA)), (22, 1));
    covers!(table.journal.evidence(), R614_3);
    without!(R614_3, |out| (play(out).life(ANA), play(out).hand(ANA)), (22, 1), (24, 0));
}

/// "Return all creature cards from your graveyard to the battlefield."
fn dawn() -> Card {
    let cards = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    sorcery("Dawn", "W", vec![], vec![Effect::Move(Objects::Each(cards), Destination::to(Zone::Battlefield)).into()])
}

#[test]
fn an_effect_exists_before_the_event_it_replaces() {
    let other = Filter::CREATURE;
    let usher = creature(
        "Usher",
        "2W",
        (2, 2),
        vec![Ability::Replacement(Replacement::of(enters(other), Replaced::EntersTapped))],
    );
    let play = |out| {
        let lay = lay(vec![usher.clone(), dawn()]).play(ANA, &["Plains"]).put(ANA, Zone::Graveyard, &["Usher", "Bear"]);
        let mut table = lay.hold(ANA, &["Dawn"]).begin_without(out);
        table.cast("Dawn", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.is_tapped("Bear"), table.is_tapped("Usher")), (false, false));
    covers!(table.journal.evidence(), R614_4);
    without!(R614_4, |out| play(out).is_tapped("Bear"), false, true);
}

#[test]
fn what_forbids_exists_before_the_event_it_forbids() {
    let buried = Pattern { from: Zones::only(Zone::Graveyard), ..enters(Filter::CREATURE) };
    let keeper = creature("Keeper", "2W", (2, 2), vec![Ability::Replacement(Replacement::of(buried, Replaced::Cant))]);
    let play = |out| {
        let lay = lay(vec![keeper.clone(), dawn()]).play(ANA, &["Plains", "Plains"]);
        let lay = lay.put(ANA, Zone::Graveyard, &["Keeper", "Bear"]).hold(ANA, &["Dawn"]);
        let mut table = lay.begin_without(out);
        table.cast("Dawn", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.zone("Keeper")), (Zone::Battlefield, Zone::Battlefield));
    covers!(table.journal.evidence(), R614_17A);
    without!(R614_17A, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Graveyard);
    // Once it is there, nothing comes back.
    let lay = lay(vec![keeper, dawn()]).play(ANA, &["Plains", "Keeper"]).put(ANA, Zone::Graveyard, &["Bear"]);
    let mut table = lay.hold(ANA, &["Dawn"]).begin();
    table.cast("Dawn", &[]).resolve();
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
}

#[test]
fn what_never_happens_is_not_replaced() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest", "Swamp", "Swamp", "Swamp", "Colossus"]);
        let mut table = lay.hold(ANA, &["Mend", "Ruin"]).begin_without(out);
        table.cast("Mend", &["Colossus"]).resolve().cast("Ruin", &["Colossus"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Colossus"), table.is_tapped("Colossus")), (Zone::Battlefield, false));
    covers!(table.journal.evidence(), R614_7);
    without!(R614_7, |out| play(out).is_tapped("Colossus"), false, true);
}

#[test]
fn two_effects_skip_the_next_two() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Island"; 4]).hold(ANA, &["Slow Day", "Slow Day"]);
        let mut table = lay.begin_without(out);
        table.cast("Slow Day", &["Beto"]).resolve().cast("Slow Day", &["Beto"]).resolve().until_turn(7);
        table
    };
    let table = play(None);
    assert_eq!(table.hand(BETO), 0);
    covers!(table.journal.evidence(), R614_10A);
    without!(R614_10A, |out| play(out).hand(BETO), 0, 1);
}

#[test]
fn what_is_done_instead_of_a_step_comes_first_in_the_next() {
    let of = Pattern::begins(Step::Draw, Players::You);
    let fast = replaces("Fast", of, Replaced::Program(vec![gain(2)]));
    let play = |out| {
        let mut table = lay(vec![fast.clone()]).play(ANA, &["Fast"]).at(Step::Upkeep).begin_without(out);
        table.until(Step::FirstMain);
        table
    };
    let last = |table: &Table| {
        let entries = table.journal.entries();
        let told = entries.iter().rev();
        let tells = |deed: &Deed| matches!(deed, Deed::GainLife(..) | Deed::BeginStep(..));
        let last = told.map(|entry| entry.event).find(tells);
        last.map(|deed| deed.kind())
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.hand(ANA)), (22, 0));
    covers!(table.journal.evidence(), R614_10B);
    without!(R614_10B, |out| last(&play(out)), Some(DeedKind::GainLife), Some(DeedKind::BeginStep));
}

/// Beto's permanents of which one brings Ana's creatures under his control, and the other has his opponents' enter
/// tapped.
fn customs() -> Vec<Card> {
    let theirs = || enters(Filter::CREATURE.and(Filter::Controller(Players::Opponents)));
    vec![
        replaces("Press Gang", theirs(), Replaced::EntersUnder(Players::You)),
        replaces("Border Post", theirs(), Replaced::EntersTapped),
    ]
}

#[test]
fn under_whose_control_comes_first() {
    let play = |out| {
        let lay = lay(customs()).play(ANA, &["Forest", "Forest"]).play(BETO, &["Press Gang", "Border Post"]);
        let mut table = lay.hold(ANA, &["Bear"]).begin_without(out);
        table.cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.now("Bear").controller, BETO);
    assert!(!table.is_tapped("Bear"), "it is no creature of an opponent of Beto's");
    covers!(table.journal.evidence(), R616_1B);
    without!(R616_1B, |out| play(out).asks().1, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

#[test]
fn the_process_is_repeated_with_what_applies_now() {
    let of = || Pattern::by(DeedKind::GainLife, Players::You);
    let cards = || vec![heal(), replaces("Spring", of(), Replaced::Plus(number(1)))];
    let play = |out| {
        let lay = lay(cards()).play(ANA, &["Plains", "Font", "Spring"]).hold(ANA, &["Heal"]);
        let mut table = lay.begin_without(out);
        table.cast("Heal", &[]).resolve().pick("Spring");
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 28);
    covers!(table.journal.evidence(), R616_1F);
    without!(R616_1F, |out| play(out).life(ANA), 28, 24);
}

#[test]
fn an_effect_becomes_applicable_by_another_one() {
    let gained = Pattern::by(DeedKind::GainLife, Players::You);
    let drawn = Pattern::by(DeedKind::Draw, Players::You);
    let cards = || {
        vec![
            sorcery("Sip", "W", vec![], vec![gain(1)]),
            replaces("Abbey", gained.clone(), Replaced::Program(vec![Effect::Draw(Players::You, number(1)).into()])),
            replaces("Mire", drawn.clone(), Replaced::Program(vec![Effect::Mill(Players::You, number(1)).into()])),
        ]
    };
    let play = |out| {
        let lay = lay(cards()).play(ANA, &["Plains", "Abbey", "Mire"]).hold(ANA, &["Sip"]);
        let mut table = lay.begin_without(out);
        table.cast("Sip", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.hand(ANA), table.state.player(ANA).graveyard().len()), (20, 0, 2));
    covers!(table.journal.evidence(), R616_2);
    without!(R616_2, |out| play(out).hand(ANA), 0, 1);
}

/// "Counter target spell. If it is countered this way, exile it instead of putting it into its owner's graveyard."
fn dissolve() -> Card {
    let spell = TargetSpec::one(Targetable::Object(Filter::Spell));
    let of = Pattern::moves(Filter::Slot(Slot(0)), Zones::only(Zone::Stack), Zones::only(Zone::Graveyard));
    let replacement = Arc::new(Replacement::of(of, Replaced::To(Zone::Exile)));
    let body = vec![Effect::Counter(target(0)).into()];
    instant("Dissolve", "U", vec![spell], vec![Effect::SelfReplacing { replacement, body }.into()])
}

#[test]
fn what_replaces_its_own_effect_comes_first() {
    let buried = Pattern::moves(Filter::Any, Zones::NONE, Zones::only(Zone::Graveyard));
    let archive = replaces("Archive", buried, Replaced::To(Zone::Hand));
    let play = |permanents: &[&str], out| {
        let lay = lay(vec![dissolve(), archive.clone()]).play(ANA, &["Mountain"]).play(BETO, &["Island"]);
        let lay = lay.play(BETO, permanents).hold(ANA, &["Spark"]).hold(BETO, &["Dissolve"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]).pass().cast("Dissolve", &["Spark"]).pass().pass();
        table
    };
    let alone = play(&[], None);
    assert_eq!((alone.zone("Spark"), alone.zone("Dissolve")), (Zone::Exile, Zone::Graveyard));
    let table = play(&["Archive"], None);
    assert_eq!((table.zone("Spark"), table.zone("Dissolve")), (Zone::Exile, Zone::Hand));
    covers!(table.journal.evidence(), R614_15, R616_1A);
    without!(R614_15, |out| play(&[], out).zone("Spark"), Zone::Exile, Zone::Graveyard);
    without!(R616_1A, |out| play(&["Archive"], out).asks().1, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

fn drought() -> Card {
    replaces("Drought", Pattern::by(DeedKind::GainLife, Players::You), Replaced::Cant)
}

#[test]
fn what_cannot_happen_is_not_replaced_either() {
    let gained = || Pattern::by(DeedKind::GainLife, Players::You);
    let draws = || vec![Effect::Draw(Players::You, number(1)).into()];
    let abbey = replaces("Abbey", gained(), Replaced::Program(draws()));
    let play = |permanents: &[&str], out| {
        let lay = lay(vec![heal(), drought(), abbey.clone()]).play(ANA, &["Plains", "Drought"]).play(ANA, permanents);
        let mut table = lay.hold(ANA, &["Heal"]).begin_without(out);
        table.cast("Heal", &[]).resolve();
        table
    };
    let table = play(&["Abbey"], None);
    assert_eq!((table.life(ANA), table.hand(ANA)), (20, 0));
    covers!(table.journal.evidence(), R614_17, R614_17C);
    without!(R614_17, |out| play(&[], out).life(ANA), 20, 23);
    without!(R614_17C, |out| play(&["Abbey"], out).hand(ANA), 0, 1);
    // "You gain 3 life. If …, draw a card instead": a self-replacement effect.
    let replacement = Arc::new(Replacement::of(gained(), Replaced::Program(draws())));
    let wise =
        sorcery("Wise Heal", "W", vec![], vec![Effect::SelfReplacing { replacement, body: vec![gain(3)] }.into()]);
    let mut table = lay(vec![wise, drought()]).play(ANA, &["Plains", "Drought"]).hold(ANA, &["Wise Heal"]).begin();
    table.cast("Wise Heal", &[]).resolve();
    assert_eq!((table.life(ANA), table.hand(ANA)), (20, 1));
}

#[test]
fn nobody_pays_with_what_cannot_happen() {
    let oath = replaces("Oath", Pattern::of(DeedKind::Sacrifice, Filter::CREATURE), Replaced::Cant);
    let play = |out| lay(vec![oath.clone()]).play(ANA, &["Oath", "Swamp", "Altar Keeper", "Bear"]).begin_without(out);
    let may = |out| {
        let table = play(out);
        table.allows(table.activation("Altar Keeper", 0))
    };
    assert!(!may(None));
    let mut table = play(None);
    let activation = table.activation("Altar Keeper", 0);
    table.refused(activation);
    covers!(table.journal.evidence(), R614_17B);
    without!(R614_17B, may, false, true);
}

#[test]
fn counters_that_a_replacement_puts_are_put_by_an_effect() {
    // "If damage would be dealt to this, prevent it and put that many +1/+1 counters on this."
    let hurt = Pattern::of(DeedKind::Damage, Filter::This);
    let grows =
        Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Slot(Slot::EVENT_AMOUNT));
    let hydra = Replacement { then: vec![grows.into()], ..Replacement::of(hurt, Replaced::Nothing) };
    let hydra = creature("Moor Hydra", "2G", (3, 3), vec![Ability::Replacement(hydra)]);
    let twice = Pattern { by_effect: true, ..Pattern::of(DeedKind::PutCounters, Filter::CREATURE.yours()) };
    let season = replaces("Rich Season", twice, Replaced::Times(2));
    let play = |out| {
        let lay = lay(vec![hydra.clone(), season.clone()]).play(ANA, &["Mountain", "Moor Hydra", "Rich Season"]);
        let mut table = lay.hold(ANA, &["Spark"]).begin_without(out);
        table.cast("Spark", &["Moor Hydra"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Moor Hydra"), (9, 9));
    covers!(table.journal.evidence(), R614_16);
    without!(R614_16, |out| play(out).size("Moor Hydra"), (9, 9), (6, 6));
}

#[test]
fn as_much_is_done_as_is_possible() {
    let discard = Effect::Discard(Players::Opponents, number(2));
    let dread = sorcery("Dread", "B", vec![], vec![discard.into()]);
    let play = |out| {
        let lay = lay(vec![dread.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Dread"]).hold(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Dread", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.hand(BETO), 0);
    covers!(table.journal.evidence(), R609_3);
    without!(R609_3, |out| play(out).hand(BETO), 0, 1);
}

#[test]
fn the_draw_of_the_turn_comes_before_anybody_does_anything() {
    let play = |out| {
        let mut table = lay(vec![]).at(Step::Upkeep).begin_without(out);
        table.until(Step::Draw);
        table
    };
    let table = play(None);
    assert_eq!((table.hand(ANA), table.asks().1), (1, Ask::Priority));
    covers!(table.journal.evidence(), R703_3);
    without!(R703_3, |out| play(out).hand(ANA), 1, 0);
}

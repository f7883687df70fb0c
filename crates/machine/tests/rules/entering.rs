//! How permanents enter (614.12, 614.13, 614.17d).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item, Mark, ObjectId};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{anthem, card, creature, enters, number, sorcery};

fn enchantment(name: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, "1", &[Type::Enchantment]) })
}

/// "All lands are 1/1 creatures in addition."
fn living_lands() -> Card {
    let changes = vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(1), number(1))];
    enchantment("Living Lands", anthem(Filter::LAND, changes))
}

fn play_land(with: Card, out: Option<RuleId>) -> Table {
    let name = with.faces[0].name.clone();
    let lay = lay(vec![with, living_lands()]).play(ANA, &["Living Lands", &name]).hold(ANA, &["Forest"]);
    let mut table = lay.begin_without(out);
    let forest = table.held("Forest");
    table.choose(Choice::PlayLand(forest));
    table
}

#[test]
fn it_counts_what_the_permanent_would_be() {
    let gate = || {
        let tapped = Replacement::of(enters(Filter::CREATURE), Replaced::EntersTapped);
        enchantment("Slow Gate", Ability::Replacement(tapped))
    };
    let table = play_land(gate(), None);
    assert!(table.is_tapped("Forest"), "as a creature");
    covers!(table.journal.evidence(), R614_12);
    without!(R614_12, |out| play_land(gate(), out).is_tapped("Forest"), true, false);
}

#[test]
fn what_would_be_forbidden_does_not_enter() {
    let wall = || {
        let cant = Replacement::of(enters(Filter::CREATURE), Replaced::Cant);
        enchantment("Sealed Gate", Ability::Replacement(cant))
    };
    let table = play_land(wall(), None);
    assert_eq!(table.zone("Forest"), Zone::Hand);
    covers!(table.journal.evidence(), R614_17D);
    without!(R614_17D, |out| play_land(wall(), out).zone("Forest"), Zone::Hand, Zone::Battlefield);
}

#[test]
fn a_permanent_without_abilities_enters_without_their_effect() {
    // Humbling Light takes all abilities from creatures: what would enter with counters enters without.
    let lay = lay(vec![]).play(ANA, &["Forest"; 4]).play(ANA, &["Humbling Light"]).hold(ANA, &["Charged Golem"]);
    let mut table = lay.begin();
    table.cast("Charged Golem", &[]).resolve();
    let golem = table.id("Charged Golem");
    assert!(!table.state.object(golem).is(Mark::Counters));
}

#[test]
fn what_affects_all_permanents_does_not_affect_itself() {
    let slow = Replacement::of(enters(Filter::Any), Replaced::EntersTapped);
    let orb =
        Card::from(Values { abilities: vec![Ability::Replacement(slow)], ..card("Still Orb", "1", &[Type::Artifact]) });
    let mut table = lay(vec![orb]).play(ANA, &["Forest"; 3]).hold(ANA, &["Still Orb", "Bear"]).begin();
    table.cast("Still Orb", &[]).resolve();
    assert!(!table.is_tapped("Still Orb"));
    table.cast("Bear", &[]).resolve();
    assert!(table.is_tapped("Bear"));
}

/// As it enters, any number of creature cards of your graveyard are exiled; it has a +1/+1 counter for each.
fn ghoul() -> Card {
    let (chosen, gone) = (Slot(0x20), Slot(0x21));
    let cards = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let choose = Effect::Choose { who: Players::You, among: Objects::Each(cards), least: number(0), most: number(9) };
    let program = vec![
        Instruction::from(choose).into_slot(chosen),
        Instruction::from(Effect::Move(Objects::Slot(chosen), Destination::to(Zone::Exile))).into_slot(gone),
    ];
    let with = Some((CounterKind::PlusOne, Amount::Slot(gone)));
    let feeds = Replacement::of(enters(Filter::This), Replaced::EntersAfter { program, with });
    creature("Ghoul", "2B", (1, 1), vec![Ability::Replacement(feeds)])
}

#[test]
fn what_enters_at_the_same_time_is_not_chosen() {
    // "Return up to two creature cards that cost 3 or less": the Ghoul and the Bear, but not the Rhino.
    let cheap = Filter::ManaValue(Comparison::AtMost, Box::new(number(3)));
    let cards = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(cheap);
    let back = Effect::Move(Objects::Each(cards), Destination::to(Zone::Battlefield));
    let dusk = sorcery("Dusk", "B", vec![], vec![back.into()]);
    let play = |out| {
        let lay = lay(vec![ghoul(), dusk.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Dusk"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Ghoul", "Bear", "Rhino"]).begin_without(out);
        table.cast("Dusk", &[]).resolve();
        table
    };
    let offers = |table: &Table, name: &str| {
        let id: ObjectId = table.id(name);
        table.state.offer().contains(&Item::Object(id))
    };
    let mut table = play(None);
    assert_eq!((offers(&table, "Rhino"), offers(&table, "Bear"), offers(&table, "Ghoul")), (true, false, false));
    table.pick("Rhino");
    assert_eq!((table.zone("Rhino"), table.size("Ghoul")), (Zone::Exile, (2, 2)));
    covers!(table.journal.evidence(), R614_13A);
    without!(R614_13A, |out| offers(&play(out), "Bear"), false, true);
}

#[test]
fn what_enters_from_a_library_is_not_counted_there() {
    // "Put the top card of your library onto the battlefield": the Digger mills two as it enters.
    let program = vec![Effect::Mill(Players::You, number(2)).into()];
    let digs = Replacement::of(enters(Filter::This), Replaced::EntersAfter { program, with: None });
    let digger = creature("Digger", "2B", (2, 2), vec![Ability::Replacement(digs)]);
    let top = Objects::Top(Players::You, Box::new(number(1)));
    let rise = sorcery("Rise", "B", vec![], vec![Effect::Move(top, Destination::to(Zone::Battlefield)).into()]);
    let play = |out| {
        let lay = lay(vec![digger.clone(), rise.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Rise"]);
        let mut table = lay.stack(ANA, &["Bear", "Hawk", "Knight", "Digger"]).begin_without(out);
        table.cast("Rise", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(
        (table.zone("Digger"), table.zone("Knight"), table.zone("Hawk")),
        (Zone::Battlefield, Zone::Graveyard, Zone::Graveyard)
    );
    covers!(table.journal.evidence(), R614_13C);
    without!(R614_13C, |out| play(out).zone("Hawk"), Zone::Graveyard, Zone::Library);
}

#[test]
fn whoever_controls_it_puts_the_counters_it_enters_with() {
    let play = |out| {
        let theirs = enters(Filter::CREATURE.and(Filter::Controller(Players::Opponents)));
        let blight = Replaced::EntersWith(CounterKind::MinusOne, number(1));
        let puts = Pattern { counters_by: Some(Players::You), ..Pattern::of(DeedKind::PutCounters, Filter::Any) };
        let gains = Triggered::on(puts, vec![Effect::GainLife(Players::You, number(1)).into()]);
        let abilities = vec![Ability::Replacement(Replacement::of(theirs, blight)), Ability::Triggered(gains)];
        let altar = Card::from(Values { abilities, ..card("Altar", "1", &[Type::Enchantment]) });
        let lay = lay(vec![altar]).play(ANA, &["Altar"]).play(BETO, &["Forest"; 2]).hold(BETO, &["Bear"]);
        let mut table = lay.set(|position| position.active = BETO).begin_without(out);
        table.cast("Bear", &[]).resolve();
        assert_eq!(table.size("Bear"), (1, 1));
        table
    };
    let table = play(None);
    covers!(table.journal.evidence(), R122_6A);
    // Beto puts it there, though the effect is Ana's.
    without!(R122_6A, |out| play(out).life(ANA), 20, 21);
}

#[test]
fn a_player_chooses_in_which_order_to_choose() {
    let play = |out: Option<RuleId>| {
        let chosen = Slot::FIRST_FREE;
        let color = vec![Instruction::from(Effect::ChooseColor(Players::You)).into_slot(chosen)];
        let chooses = Replacement::of(enters(Filter::This), Replaced::EntersAfter { program: color, with: None });
        let beetle = |name: &str| creature(name, "1", (1, 1), vec![Ability::Replacement(chooses.clone())]);
        let buried = Filter::CREATURE.and(Filter::In(Zone::Graveyard));
        let call = Effect::Move(Objects::Each(buried), Destination::to(Zone::Battlefield));
        let cards = vec![beetle("Ruby Beetle"), beetle("Jade Beetle"), sorcery("Call", "B", vec![], vec![call.into()])];
        let lay = lay(cards).play(ANA, &["Swamp"]).hold(ANA, &["Call"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Ruby Beetle", "Jade Beetle"]).begin_without(out);
        table.cast("Call", &[]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Order));
    table.pick("Jade Beetle");
    let about = |table: &Table| table.state.decision().about;
    assert_eq!(about(&table), Some(table.id("Jade Beetle")));
    // A color for each.
    for _ in 0..2 {
        let first = table.first().expect("a color");
        table.choose(first);
    }
    assert_eq!((table.zone("Ruby Beetle"), table.zone("Jade Beetle")), (Zone::Battlefield, Zone::Battlefield));
    covers!(table.journal.evidence(), R101_4C);
    without!(R101_4C, |out| play(out).asks().1 == Ask::Order, true, false);
}

#[test]
fn a_choice_that_makes_the_active_player_choose_starts_turn_order_again() {
    let play = |out: Option<RuleId>| {
        let chosen = Slot::FIRST_FREE;
        let color = vec![Instruction::from(Effect::ChooseColor(Players::You)).into_slot(chosen)];
        let on_entering = |with| Ability::Replacement(Replacement::of(enters(Filter::This), with));
        let given = on_entering(Replaced::EntersUnder(Players::Opponents));
        let asks = on_entering(Replaced::EntersAfter { program: color, with: None });
        let mimic =
            |name| creature(name, "1", (0, 1), vec![on_entering(Replaced::EntersAsCopy(Filter::CREATURE, vec![]))]);
        let buried = Filter::CREATURE.and(Filter::In(Zone::Graveyard));
        let call = Effect::Move(Objects::Each(buried), Destination::to(Zone::Battlefield));
        let cards = vec![
            creature("Gift Horse", "1", (2, 2), vec![given, asks]),
            mimic("First Mimic"),
            mimic("Second Mimic"),
            sorcery("Call", "B", vec![], vec![call.into()]),
        ];
        let lay = lay(cards).play(ANA, &["Swamp", "Gift Horse"]).hold(ANA, &["Call"]);
        let mut table = lay.put(BETO, Zone::Graveyard, &["First Mimic", "Second Mimic"]).begin_without(out);
        table.cast("Call", &[]).pass_both();
        assert_eq!(table.asks(), (BETO, Ask::Order));
        // The first is going to be a copy of the horse, and so Ana's: she chooses a color for it.
        table.pick("First Mimic").pick("Gift Horse");
        table.asks().0
    };
    without!(R101_4D, play, ANA, BETO);
}

#[test]
fn what_was_chosen_as_a_permanent_enters_is_not_chosen_again() {
    // "As this enters, you may sacrifice a creature", and "you may exile a creature card from your graveyard".
    let (one, gone, other) = (Slot(0x20), Slot(0x21), Slot(0x22));
    let choose = |among: Filter, into: Slot| {
        let among = Objects::Each(among);
        let choose = Effect::Choose { who: Players::You, among, least: number(0), most: number(1) };
        Instruction::from(choose).into_slot(into)
    };
    let buried = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let sacrifices = Instruction::from(Effect::SacrificeThose(Objects::Slot(one))).into_slot(gone);
    let exiles = Effect::Move(Objects::Slot(other), Destination::to(Zone::Exile));
    let as_it_enters = |program| {
        Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersAfter { program, with: None }))
    };
    let abilities = vec![
        as_it_enters(vec![choose(Filter::CREATURE.yours(), one), sacrifices]),
        as_it_enters(vec![choose(buried, other), exiles.into()]),
    ];
    let glutton = creature("Glutton", "1B", (4, 4), abilities);
    let offered = |out| {
        let lay = lay(vec![glutton.clone()]).play(ANA, &["Swamp", "Swamp", "Bear"]).hold(ANA, &["Glutton"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Hawk"]).begin_without(out);
        table.cast("Glutton", &[]).pass_both().choose(Choice::Pick(Item::Place(0))).pick("Bear");
        assert_eq!(table.zone("Bear"), Zone::Graveyard);
        let offers = |name: &str| table.state.offer().contains(&Item::Object(table.id(name)));
        ((offers("Hawk"), offers("Bear")), table)
    };
    let (offers, mut table) = offered(None);
    assert_eq!(offers, (true, false));
    table.pick("Hawk");
    assert_eq!((table.zone("Hawk"), table.zone("Glutton")), (Zone::Exile, Zone::Battlefield));
    covers!(table.journal.evidence(), R614_13B);
    without!(R614_13B, |out| offered(out).0, (true, false), (true, true));
}

#[test]
fn the_word_that_was_chosen_as_a_permanent_entered_says_which_ability_it_has() {
    let word = Slot(0x20);
    let program = vec![
        Instruction::from(Effect::ChooseWord(Players::You, 2)).into_slot(word),
        Effect::RememberNumber(word, 0, Remembered::Word).into(),
    ];
    let chooses = Replacement::of(enters(Filter::This), Replaced::EntersAfter { program, with: None });
    let anchored = |place: u8, keyword: u8| {
        let has = Static::new(Objects::This, vec![Change::Gain(Keyword(keyword))]);
        Ability::Static(Static { only_if: Some(Condition::Chosen(0, place)), ..has })
    };
    // Sky — flying; Earth — vigilance.
    let abilities = vec![Ability::Replacement(chooses), anchored(0, 9), anchored(1, 20)];
    let monk = creature("Monk of Two Paths", "1W", (2, 2), abilities);
    let play = |out| {
        let lay = lay(vec![monk.clone()]).play(ANA, &["Plains", "Plains"]).hold(ANA, &["Monk of Two Paths"]);
        let mut table = lay.begin_without(out);
        table.cast("Monk of Two Paths", &[]).pass_both().choose(Choice::Pick(Item::Mode(1)));
        table
    };
    let table = play(None);
    assert_eq!((table.has("Monk of Two Paths", 9), table.has("Monk of Two Paths", 20)), (false, true));
    covers!(table.journal.evidence(), R614_12B);
    without!(R614_12B, |out| play(out).has("Monk of Two Paths", 20), true, false);
}

//! Keyword actions (701): what a game at a table does not show.

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Defender, Mark, ObjectId, PlayerId, actions};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{activated, anthem, card, creature, instant, sorcery, target, target_creature};

/// The topmost card of its controller's library.
fn top() -> Objects {
    Objects::Top(Players::You, Box::new(Amount::Number(1)))
}

/// Ana has cast a sorcery that does something to the Bear on top of her library and then lets her choose.
fn shown(program: Program, out: Option<RuleId>) -> (Table, ObjectId) {
    let may = Effect::May { who: Players::You, decider: Slot(0x21), then: vec![], otherwise: vec![] };
    let program = program.into_iter().chain([may.into()]).collect();
    let lay = lay(vec![sorcery("Lantern", "0", vec![], program)]).hold(ANA, &["Lantern"]);
    let mut table = lay.stack(ANA, &["Forest", "Bear"]).begin_without(out);
    let bear = table.id("Bear");
    table.cast("Lantern", &[]).resolve();
    (table, bear)
}

fn sees(table: &Table, card: ObjectId) -> (bool, bool) {
    let sees = |player: PlayerId| table.state.may_look_at(player, card, &table.journal);
    (sees(ANA), sees(BETO))
}

#[test]
fn a_revealed_card_is_seen_by_everybody_until_that_has_been_done() {
    let reveal = || vec![Effect::Reveal(top()).into()];
    let (mut table, bear) = shown(reveal(), None);
    assert_eq!(sees(&table, bear), (true, true));
    table.choose(Choice::No);
    assert_eq!(sees(&table, bear), (false, false));
    covers!(table.journal.evidence(), R701_16A);
    let seen = |out| {
        let (table, bear) = shown(reveal(), out);
        sees(&table, bear)
    };
    without!(R701_16A, seen, (true, true), (false, false));
}

#[test]
fn what_a_player_looks_at_is_shown_to_nobody_else() {
    let look = || vec![Effect::LookAt(Players::You, top()).into()];
    let (table, bear) = shown(look(), None);
    assert_eq!(sees(&table, bear), (true, false));
    covers!(table.journal.evidence(), R701_16D);
    let seen = |out| {
        let (table, bear) = shown(look(), out);
        sees(&table, bear)
    };
    without!(R701_16D, seen, (true, false), (true, true));
}

#[test]
fn a_revealed_card_that_is_shuffled_is_another_object() {
    // "Choose the top card of your library. Reveal it. Shuffle. Put that card into your hand."
    let program = || {
        let number = Amount::Number;
        let choose = Effect::Choose { who: Players::You, among: top(), least: number(1), most: number(1) };
        let card = Objects::Slot(Slot::FIRST_FREE);
        vec![
            Instruction::from(choose).into_slot(Slot::FIRST_FREE),
            Effect::Reveal(card.clone()).into(),
            Effect::Shuffle(Players::You).into(),
            Effect::Move(card, Destination::to(Zone::Hand)).into(),
        ]
    };
    let place = |out| {
        let (table, bear) = shown(program(), out);
        (table.state.object(bear).zone, table)
    };
    let (zone, table) = place(None);
    assert_eq!(zone, Zone::Library);
    covers!(table.journal.evidence(), R701_16C);
    without!(R701_16C, |out| place(out).0, Zone::Library, Zone::Hand);
}

/// Ana has cast a sorcery that exchanges one set of cards for another.
fn exchanged(one: Objects, other: Objects, hand: &[&str], graveyards: [&[&str]; 2], out: Option<RuleId>) -> Table {
    let choose = Effect::Choose {
        who: Players::You,
        among: Objects::Zone(Zone::Hand, Players::You),
        least: Amount::Number(1),
        most: Amount::Number(1),
    };
    let program = vec![
        Instruction::from(choose).into_slot(Slot::FIRST_FREE),
        Effect::Exchange(Exchanged::Cards(one, other)).into(),
    ];
    let lay = lay(vec![sorcery("Swap", "0", vec![], program)]).hold(ANA, &["Swap"]).hold(ANA, hand);
    let lay = lay.put(ANA, Zone::Graveyard, graveyards[0]).put(BETO, Zone::Graveyard, graveyards[1]);
    let mut table = lay.begin_without(out);
    table.cast("Swap", &[]).resolve();
    table
}

#[test]
fn two_zones_are_exchanged_though_one_is_empty() {
    let zone = |zone| Objects::Zone(zone, Players::You);
    let play = |out| exchanged(zone(Zone::Hand), zone(Zone::Graveyard), &[], [&["Bear"], &[]], out);
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Hand);
    covers!(table.journal.evidence(), R701_10F);
    without!(R701_10F, |out| play(out).zone("Bear"), Zone::Hand, Zone::Graveyard);
}

#[test]
fn cards_of_two_players_are_not_exchanged() {
    let chosen = Objects::Slot(Slot::FIRST_FREE);
    let top = Objects::TopOfGraveyard(Players::Opponents);
    let play = |out| exchanged(chosen.clone(), top.clone(), &["Bear"], [&[], &["Spider"]], out);
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.zone("Spider")), (Zone::Hand, Zone::Graveyard));
    covers!(table.journal.evidence(), R701_10D);
    let zones = |out| (play(out).zone("Bear"), play(out).zone("Spider"));
    without!(R701_10D, zones, (Zone::Hand, Zone::Graveyard), (Zone::Graveyard, Zone::Hand));
}

#[test]
fn what_takes_the_place_of_an_aura_is_attached_to_the_same_creature() {
    // "{0}: Exchange this Aura with an Aura card in your hand."
    let aura = |name: &str, abilities: Vec<Ability>| {
        let enchant = KeywordAbility { filter: Some(Filter::CREATURE), ..Keyword(5).into() };
        let abilities = std::iter::once(Ability::Keyword(enchant)).chain(abilities).collect();
        let subtypes = Subtypes::NONE.with(Subtype::AURA);
        Card::from(Values { abilities, subtypes, ..card(name, "1", &[Type::Enchantment]) })
    };
    let play = |out| {
        let choose = Effect::Choose {
            who: Players::You,
            among: Objects::Zone(Zone::Hand, Players::You),
            least: Amount::Number(1),
            most: Amount::Number(1),
        };
        let with = Exchanged::Cards(Objects::This, Objects::Slot(Slot::FIRST_FREE));
        let program = vec![Instruction::from(choose).into_slot(Slot::FIRST_FREE), Effect::Exchange(with).into()];
        let swaps = aura("Old Veil", vec![activated(Cost::FREE, vec![], program)]);
        let lay = lay(vec![swaps, aura("New Veil", vec![])]).play(ANA, &["Bear", "Spider"]);
        let mut table = lay.hold(ANA, &["Old Veil", "New Veil"]).play(ANA, &["Forest"]).begin_without(out);
        table.cast("Old Veil", &["Spider"]).resolve();
        table.activate("Old Veil", 0, &[]).resolve();
        if table.asks().1 != Ask::Priority {
            // Without the rule, its controller says what it enters attached to.
            table.pick("Bear");
        }
        let veil = table.id("New Veil");
        (table.state.host(veil) == Some(table.id("Spider")), table)
    };
    let (is_there, table) = play(None);
    assert!(is_there && table.zone("Old Veil") == Zone::Hand);
    covers!(table.journal.evidence(), R701_10E);
    without!(R701_10E, |out| play(out).0, true, false);
}

/// "Goad target creature", for nothing.
fn taunt() -> Card {
    instant("Taunt", "0", vec![target_creature()], vec![actions::goad(target(0))])
}

/// Ana, with an Ogre and a Bear of which one may attack, is about to declare attackers. Others have goaded her creatures.
fn goaded(by: &[(PlayerId, &str)], out: Option<RuleId>) -> Table {
    let narrow = anthem(Filter::CREATURE, vec![Change::AttackersAtMost(1)]);
    let pass = Card::from(Values { abilities: vec![narrow], ..card("Narrow Pass", "1", &[Type::Enchantment]) });
    let own = vec![taunt(), pass, creature("Ogre", "1", (4, 3), vec![])];
    let mut lay = lay_for(3, own).play(ANA, &["Ogre", "Bear", "Narrow Pass"]);
    for (player, _) in by {
        lay = lay.hold(*player, &["Taunt"]);
    }
    let mut table = lay.begin_without(out);
    for (player, creature) in by {
        while table.state.decision().who != *player {
            table.pass();
        }
        table.cast("Taunt", &[creature]).resolve();
    }
    table.until(Step::DeclareAttackers);
    table
}

fn may_attack(table: &Table, name: &str, whom: PlayerId) -> bool {
    table.allows(Choice::Attack(table.id(name), Defender::Player(whom)))
}

#[test]
fn a_goaded_creature_attacks_somebody_else() {
    let play = |out| goaded(&[(BETO, "Ogre")], out);
    let mut table = play(None);
    assert!(!may_attack(&table, "Bear", CARLA) && !table.allows(Choice::Done));
    let ogre = table.id("Ogre");
    assert_eq!(table.refused(Choice::Attack(ogre, Defender::Player(BETO))), R508_1D);
    table.choose(Choice::Attack(ogre, Defender::Player(CARLA)));
    covers!(table.journal.evidence(), R701_38B);
    without!(R701_38B, |out| may_attack(&play(out), "Ogre", BETO), false, true);
}

#[test]
fn each_player_who_goads_a_creature_asks_for_more() {
    let play = |out| goaded(&[(BETO, "Ogre"), (CARLA, "Ogre"), (BETO, "Bear")], out);
    let mut table = play(None);
    assert!(may_attack(&table, "Ogre", BETO));
    table.choose(Choice::Attack(table.id("Ogre"), Defender::Player(CARLA)));
    covers!(table.journal.evidence(), R701_38C);
    without!(R701_38C, |out| may_attack(&play(out), "Bear", CARLA), false, true);
}

#[test]
fn goading_twice_asks_for_no_more_than_once() {
    let play = |out| goaded(&[(BETO, "Ogre"), (BETO, "Ogre"), (BETO, "Bear")], out);
    let mut table = play(None);
    assert!(may_attack(&table, "Ogre", CARLA));
    table.choose(Choice::Attack(table.id("Bear"), Defender::Player(CARLA)));
    covers!(table.journal.evidence(), R701_38D);
    without!(R701_38D, |out| may_attack(&play(out), "Bear", CARLA), true, false);
}

#[test]
fn all_exertions_of_a_permanent_end_in_the_same_untap_step() {
    let runner = || {
        creature("Runner", "1", (2, 2), vec![activated(Cost::FREE, vec![], vec![Effect::Exert(Objects::This).into()])])
    };
    let play = |out| {
        let lay = lay(vec![runner()]).play(ANA, &["Runner"]);
        let mut table = lay.last(|runner| runner.marks = runner.marks.with(Mark::Tapped)).begin_without(out);
        table.activate("Runner", 0, &[]).resolve().activate("Runner", 0, &[]).resolve();
        table.until_turn(5);
        let first = table.is_tapped("Runner");
        table.until_turn(7);
        (first, table.is_tapped("Runner"), table)
    };
    let (first, second, table) = play(None);
    assert_eq!((first, second), (true, false));
    covers!(table.journal.evidence(), R701_39B);
    without!(R701_39B, |out| play(out).1, false, true);
}

#[test]
fn what_is_not_on_the_battlefield_is_not_exerted() {
    let exerts = Triggered::on(
        Pattern::by(DeedKind::Exert, Players::You),
        vec![Effect::GainLife(Players::You, Amount::Number(1)).into()],
    );
    let coach = || creature("Coach", "1", (1, 1), vec![Ability::Triggered(exerts.clone())]);
    let drain = || {
        let destroy = Effect::Destroy { what: target(0), regenerable: true };
        instant("Drain", "0", vec![target_creature()], vec![destroy.into(), Effect::Exert(target(0)).into()])
    };
    let play = |out| {
        let lay = lay(vec![coach(), drain()]).play(ANA, &["Coach", "Bear"]).hold(ANA, &["Drain"]);
        let mut table = lay.begin_without(out);
        table.cast("Drain", &["Bear"]).resolve();
        (table.happened(|deed| matches!(deed, Deed::Exert(..))), table)
    };
    let (exerted, table) = play(None);
    assert_eq!(exerted, 0);
    covers!(table.journal.evidence(), R701_39C);
    without!(R701_39C, |out| play(out).0, 0, 1);
}

/// Ana or Beto has cast a sorcery or instant that lets everybody vote for one of two words; Ana has an Orator.
fn votes(by: PlayerId, orator: bool, out: Option<RuleId>) -> Table {
    let ballot = Ballot::Words(vec![Slot(0x20), Slot(0x21)]);
    let council = instant("Council", "0", vec![], vec![Effect::Vote(ballot).into()]);
    let more = Ability::Static(Static::new(Objects::This, vec![Change::MoreVotes(1)]));
    let lay = lay(vec![council, creature("Orator", "1", (1, 1), vec![more])]).hold(by, &["Council"]);
    let lay = if orator { lay.play(ANA, &["Orator"]) } else { lay };
    let mut table = lay.begin_without(out);
    while table.state.decision().who != by {
        table.pass();
    }
    table.cast("Council", &[]).resolve();
    table
}

#[test]
fn whoever_asks_for_votes_votes_first() {
    let table = votes(BETO, false, None);
    assert_eq!(table.asks().0, BETO);
    covers!(table.journal.evidence(), R701_32A);
    without!(R701_32A, |out| votes(BETO, false, out).asks().0, BETO, ANA);
}

#[test]
fn several_votes_of_a_player_come_together() {
    let second = |out| {
        let mut table = votes(ANA, true, out);
        table.choose(Choice::Pick(vademecum_machine::Item::Mode(0)));
        (table.asks().0, table)
    };
    let (voter, table) = second(None);
    assert_eq!(voter, ANA);
    covers!(table.journal.evidence(), R701_32D);
    without!(R701_32D, |out| second(out).0, ANA, BETO);
}

/// "Whenever you search your library, you gain 1 life."
fn surveyor() -> Card {
    let gains = vec![Effect::GainLife(Players::You, Amount::Number(1)).into()];
    let searches = Triggered::on(Pattern::by(DeedKind::Search, Players::You), gains);
    creature("Surveyor", "1", (1, 1), vec![Ability::Triggered(searches)])
}

/// A search of one's own library, for one card.
fn search(who: Players, filter: Filter) -> Effect {
    Effect::Search { who, filter, most: Amount::Number(1), up_to: false }
}

#[test]
fn a_card_is_found_where_any_will_do() {
    let any = || sorcery("Inquiry", "0", vec![], vec![search(Players::You, Filter::Any).into()]);
    let may_fail = |out| {
        let mut table = lay(vec![any()]).hold(ANA, &["Inquiry"]).begin_without(out);
        table.cast("Inquiry", &[]).resolve();
        (table.allows(Choice::Done), table)
    };
    let (may, table) = may_fail(None);
    assert!(!may);
    covers!(table.journal.evidence(), R701_19D);
    without!(R701_19D, |out| may_fail(out).0, false, true);
}

#[test]
fn what_is_described_by_nothing_is_not_found() {
    // "Search your library for a card with the same name as the chosen card", where none was chosen.
    let filter = Filter::SameName(Box::new(Objects::Slot(Slot(0x21))));
    let program = vec![
        Instruction::from(search(Players::You, filter)).into_slot(Slot::FIRST_FREE),
        Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Hand)).into(),
    ];
    let extract = || sorcery("Extraction", "0", vec![], program.clone());
    let play = |out| {
        let mut table = lay(vec![extract()]).hold(ANA, &["Extraction"]).stack(ANA, &["Bear"]).begin_without(out);
        table.cast("Extraction", &[]).resolve();
        if table.asks().1 != Ask::Priority {
            table.pick("Bear");
        }
        (table.zone("Bear"), table)
    };
    let (zone, table) = play(None);
    assert_eq!(zone, Zone::Library);
    covers!(table.journal.evidence(), R701_19C);
    without!(R701_19C, |out| play(out).0, Zone::Library, Zone::Hand);
}

#[test]
fn whoever_searches_a_part_of_a_library_has_searched_it() {
    // Opponents who search a library search its top two cards.
    let part = || {
        let searched = Pattern::by(DeedKind::Search, Players::Opponents);
        let warden = Replacement::of(searched, Replaced::SearchTop(2));
        creature("Archive Warden", "1", (1, 1), vec![Ability::Replacement(warden)])
    };
    let inquire = || {
        let program = vec![
            Instruction::from(search(Players::You, Filter::CREATURE)).into_slot(Slot::FIRST_FREE),
            Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Hand)).into(),
        ];
        sorcery("Inquiry", "0", vec![], program)
    };
    let play = |out| {
        let lay = lay(vec![part(), inquire(), surveyor()]).play(BETO, &["Archive Warden"]).play(ANA, &["Surveyor"]);
        let lay = lay.hold(ANA, &["Inquiry"]).stack(ANA, &["Spider", "Bear", "Forest"]);
        let mut table = lay.begin_without(out);
        table.cast("Inquiry", &[]).resolve();
        if table.asks().1 != Ask::Priority {
            let (spider, bear) = (table.id("Spider"), table.id("Bear"));
            assert!(!table.allows(Choice::Pick(vademecum_machine::Item::Object(spider))));
            table.choose(Choice::Pick(vademecum_machine::Item::Object(bear)));
        }
        table.resolve();
        (table.life(ANA), table.zone("Bear"), table)
    };
    let (life, bear, table) = play(None);
    assert_eq!((life, bear), (21, Zone::Hand));
    covers!(table.journal.evidence(), R701_19F);
    without!(R701_19F, |out| play(out).0, 21, 20);
}

#[test]
fn players_who_search_together_do_so_at_the_same_time() {
    let together = Pattern { together: true, ..Pattern::by(DeedKind::Search, Players::All) };
    let gains = vec![Effect::GainLife(Players::You, Amount::Number(1)).into()];
    let watch =
        || creature("Sentry", "1", (1, 1), vec![Ability::Triggered(Triggered::on(together.clone(), gains.clone()))]);
    let all = || sorcery("Great Survey", "0", vec![], vec![search(Players::All, Filter::Type(Type::Artifact)).into()]);
    let play = |out| {
        let lay = lay(vec![watch(), all()]).play(ANA, &["Sentry"]).hold(ANA, &["Great Survey"]);
        let mut table = lay.begin_without(out);
        table.cast("Great Survey", &[]).resolve();
        let triggered = |deed: &Deed| matches!(deed, Deed::Note(vademecum_machine::Note::Triggered(..)));
        (table.happened(triggered), table)
    };
    let (triggered, table) = play(None);
    assert_eq!(triggered, 1);
    covers!(table.journal.evidence(), R701_19I);
    without!(R701_19I, |out| play(out).0, 1, 2);
}

/// How many times a library is shuffled as a program with a target creature is carried out.
fn shuffles(program: Program, out: Option<RuleId>) -> (usize, Table) {
    let spell = instant("Gather", "0", vec![target_creature()], program);
    let mut table = lay(vec![spell]).play(ANA, &["Bear"]).hold(ANA, &["Gather"]).begin_without(out);
    table.cast("Gather", &["Bear"]).resolve();
    (table.happened(|deed| matches!(deed, Deed::Shuffle(_))), table)
}

#[test]
fn a_library_is_shuffled_though_the_card_is_not_where_it_should_be() {
    let program = || {
        let of = Players::OwnerOf(Box::new(target(0)));
        vec![
            Effect::Move(target(0), Destination::to(Zone::Exile)).into(),
            Effect::ShuffleInto { what: target(0), of }.into(),
        ]
    };
    let (times, table) = shuffles(program(), None);
    assert_eq!((times, table.zone("Bear")), (1, Zone::Exile));
    covers!(table.journal.evidence(), R701_20C);
    without!(R701_20C, |out| shuffles(program(), out).0, 1, 0);
}

#[test]
fn a_library_is_shuffled_though_there_is_nothing_to_shuffle_into_it() {
    let program = || {
        let nothing = Objects::Slot(Slot::FIRST_FREE);
        vec![Effect::ShuffleInto { what: nothing, of: Players::You }.into()]
    };
    let (times, table) = shuffles(program(), None);
    assert_eq!(times, 1);
    covers!(table.journal.evidence(), R701_20D);
    without!(R701_20D, |out| shuffles(program(), out).0, 1, 0);
}

#[test]
fn the_milled_card_is_all_of_those_that_were_milled() {
    // "If you would mill one or more cards, mill twice that many instead." "Mill a card. You gain life equal to its mana
    // value."
    let twice = Replacement::of(Pattern::by(DeedKind::Mill, Players::You), Replaced::Times(2));
    let doubling = || creature("Millwright", "1", (1, 1), vec![Ability::Replacement(twice.clone())]);
    let grind = || {
        let milled = Objects::Slot(Slot::FIRST_FREE);
        let value = Amount::ManaValue(Box::new(milled));
        let program = vec![
            Instruction::from(Effect::Mill(Players::You, Amount::Number(1))).into_slot(Slot::FIRST_FREE),
            Effect::GainLife(Players::You, value).into(),
        ];
        sorcery("Grind", "0", vec![], program)
    };
    let mine = || creature("Colt", "2", (2, 2), vec![]);
    let play = |out| {
        let lay = lay(vec![doubling(), grind(), mine()]).play(ANA, &["Millwright"]).hold(ANA, &["Grind"]);
        let mut table = lay.stack(ANA, &["Colt", "Colt", "Colt"]).begin_without(out);
        table.cast("Grind", &[]).resolve();
        (table.life(ANA), table)
    };
    let (life, table) = play(None);
    assert_eq!((life, table.count("Colt", Zone::Graveyard)), (24, 2));
    covers!(table.journal.evidence(), R701_13D);
    without!(R701_13D, |out| play(out).0, 24, 22);
}

//! Resolving spells and abilities (608), keyword actions (701), zones (400), copies on the stack (707).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Note};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, CARLA, lay, lay_for};
use vademecum_machine_fuzz::pool::{card, creature, instant, number, sorcery, target, target_creature};

#[test]
fn a_spell_with_only_illegal_targets_does_not_resolve() {
    let play = |out| {
        let draw = Instruction::from(Effect::Draw(Players::You, number(1)));
        let stab = instant(
            "Stab",
            "B",
            vec![target_creature()],
            vec![Effect::Destroy { what: target(0), regenerable: true }.into(), draw],
        );
        let lay = lay(vec![stab]).play(BETO, &["Bear", "Mountain"]).play(ANA, &["Swamp"]);
        let mut table = lay.hold(ANA, &["Stab"]).hold(BETO, &["Spark"]).begin_without(out);
        table.cast("Stab", &["Bear"]).pass().cast("Spark", &["Bear"]).pass_both().pass_both();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.hand(ANA)), (Zone::Graveyard, 0));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Note(Note::Fizzled(_)))), 1);
    covers!(table.journal.evidence(), R608_2B, R704_5G);
    without!(R608_2B, |out| play(out).hand(ANA), 0, 1);
}

#[test]
fn of_two_targets_the_one_that_is_still_legal_is_dealt_with() {
    let play = |out| {
        let two = TargetSpec::some(Targetable::Object(Filter::CREATURE), 2, 2);
        let split =
            instant("Split", "B", vec![two], vec![Effect::Destroy { what: target(0), regenerable: true }.into()]);
        let lay = lay(vec![split]).play(BETO, &["Bear", "Wall", "Mountain"]).play(ANA, &["Swamp"]);
        let mut table = lay.hold(ANA, &["Split"]).hold(BETO, &["Spark"]).begin_without(out);
        table.cast("Split", &["Bear", "Wall"]).pass().cast("Spark", &["Bear"]).pass_both().pass_both();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.zone("Wall")), (Zone::Graveyard, Zone::Graveyard));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Destroy(..))), 2);
}

#[test]
fn choices_on_resolution_are_made_then() {
    let may = Effect::May {
        who: Players::You,
        decider: Slot::FIRST_FREE,
        then: vec![Effect::Discard(Players::You, number(1)).into(), Effect::Draw(Players::You, number(2)).into()],
        otherwise: vec![],
    };
    let play = |choice: Choice, out| {
        let barter = sorcery("Barter", "R", vec![], vec![may.clone().into()]);
        let lay = lay(vec![barter]).play(ANA, &["Mountain"]).hold(ANA, &["Barter", "Spark", "Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Barter", &[]).pass_both();
        if table.asks().1 == Ask::YesNo {
            table.choose(choice);
        }
        table
    };
    let mut table = play(Choice::Yes, None);
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 1, most: 1 }));
    table.pick("Spark");
    assert_eq!((table.hand(ANA), table.zone("Spark")), (3, Zone::Graveyard));
    assert_eq!(play(Choice::No, None).hand(ANA), 2);
    covers!(table.journal.evidence(), R608_2D, R701_8A);
    // Who is not asked does it.
    without!(R608_2D, |out| play(Choice::No, out).asks().1, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

#[test]
fn players_choose_in_turn_order_and_sacrifice_together() {
    let tribute =
        sorcery("Levy", "B", vec![], vec![Effect::Sacrifice(Players::All, Filter::CREATURE, number(1)).into()]);
    let play = |out| {
        let lay = lay(vec![tribute.clone()]).play(ANA, &["Bear", "Hawk", "Swamp"]).play(BETO, &["Snake", "Wall"]);
        let mut table = lay.hold(ANA, &["Levy"]).begin_without(out);
        table.cast("Levy", &[]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks().0, ANA);
    table.pick("Bear");
    assert_eq!((table.asks().0, table.zone("Bear")), (BETO, Zone::Battlefield));
    table.pick("Snake");
    assert_eq!((table.zone("Bear"), table.zone("Snake")), (Zone::Graveyard, Zone::Graveyard));
    covers!(table.journal.evidence(), R101_4);
    without!(R101_4, |out| play(out).asks().0, ANA, BETO);
}

#[test]
fn each_opponent_decides_for_themselves_in_turn_order() {
    let play = |out| {
        let lay = lay_for(3, vec![]).play(ANA, &["Mountain"; 3]).play(BETO, &["Forest"]).play(CARLA, &["Forest"]);
        let mut table = lay.hold(ANA, &["Vote of Fear"]).begin_without(out);
        table.cast("Vote of Fear", &[]).pass().pass().pass();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (BETO, Ask::YesNo));
    table.choose(Choice::Yes);
    assert_eq!(table.asks(), (CARLA, Ask::YesNo));
    table.choose(Choice::No);
    assert_eq!((table.life(BETO), table.life(CARLA), table.count("Forest", Zone::Battlefield)), (18, 20, 1));
    covers!(table.journal.evidence(), R608_2D);
}

#[test]
fn cards_move_between_zones_as_told() {
    let erode = sorcery(
        "Erode",
        "R",
        vec![TargetSpec::one(Targetable::Player(Players::Opponents))],
        vec![Effect::Mill(Players::Slot(Slot(0)), number(12)).into()],
    );
    let moves = |name: &str, to: Destination| {
        sorcery(name, "R", vec![target_creature()], vec![Effect::Move(target(0), to).into()])
    };
    let cards = vec![
        erode,
        moves("Banish", Destination::to(Zone::Exile)),
        moves("Recall", Destination::to(Zone::Hand)),
        moves("Sink", Destination { place: Where::Bottom, ..Destination::to(Zone::Library) }),
    ];
    let play = |out| {
        let lay = lay(cards.clone()).play(ANA, &["Mountain"; 4]).play(BETO, &["Bear", "Hawk", "Wall"]);
        let mut table = lay.hold(ANA, &["Erode", "Banish", "Recall", "Sink"]).begin_without(out);
        for (name, at) in [("Erode", "Beto"), ("Banish", "Bear"), ("Recall", "Hawk"), ("Sink", "Wall")] {
            table.cast(name, &[at]).resolve();
        }
        table
    };
    let table = play(None);
    let beto = table.state.player(BETO);
    assert_eq!((beto.library(), beto.graveyard().len()), (&[table.id("Wall")][..], 10));
    assert_eq!((table.zone("Bear"), table.zone("Hawk")), (Zone::Exile, Zone::Hand));
    covers!(table.journal.evidence(), R701_13A, R701_13B);
    let milled = |out| play(out).state.player(BETO).graveyard().len();
    without!(R701_13A, milled, 10, 0);
    without!(R701_13B, milled, 10, 0);
}

#[test]
fn a_stolen_card_goes_back_to_its_owner() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 3]).play(ANA, &["Swamp"; 3]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Usurp", "Ruin"]).begin_without(out);
        table.cast("Usurp", &["Bear"]).resolve().cast("Ruin", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    covers!(table.journal.evidence(), R400_3);
    let is_beto_s = |out| {
        let table = play(out);
        table.state.player(BETO).graveyard().contains(&table.id("Bear"))
    };
    without!(R400_3, is_beto_s, true, false);
}

#[test]
fn scrying_orders_what_stays_and_what_does_not() {
    let play = |out| {
        let lay =
            lay(vec![]).play(ANA, &["Island"]).stack(ANA, &["Bear", "Hawk", "Snake", "Wall"]).hold(ANA, &["Omen"]);
        let mut table = lay.begin_without(out);
        table.cast("Omen", &[]).resolve();
        table
    };
    let mut table = play(None);
    // Wall is on top. It goes to the bottom, and of Snake and Hawk, Hawk comes first.
    let (hawk, snake, wall) = (table.id("Hawk"), table.id("Snake"), table.id("Wall"));
    table.pick("Wall").choose(Choice::Done).pick("Hawk");
    assert_eq!(table.state.player(ANA).hand(), [hawk], "the one that was put on top was drawn");
    let library = table.state.player(ANA).library();
    assert_eq!((library.first(), library.last()), (Some(&wall), Some(&snake)));
    covers!(table.journal.evidence(), R701_18A);
    without!(R701_18A, |out| play(out).asks().1, Ask::Pick { least: 0, most: 3 }, Ask::Priority);
}

#[test]
fn cards_that_go_to_a_library_together_are_put_in_order_by_their_owners() {
    let tide = |place| {
        let to = Destination { place, ..Destination::to(Zone::Library) };
        sorcery("Tide", "U", vec![], vec![Effect::Move(Objects::Each(Filter::CREATURE), to).into()])
    };
    let play = |place, out| {
        let lay = lay(vec![tide(place)]).play(ANA, &["Island", "Wall"]).play(BETO, &["Bear", "Hawk", "Snake"]);
        let mut table = lay.hold(ANA, &["Tide"]).stack(BETO, &["Forest"]).begin_without(out);
        table.cast("Tide", &[]).pass_both();
        table
    };
    let ordered = |place| {
        let mut table = play(place, None);
        assert_eq!(table.asks(), (BETO, Ask::Order), "Ana has only one card to put there");
        table.pick("Hawk").pick("Snake");
        let library: Vec<_> = ["Bear", "Snake", "Hawk"].map(|name| table.id(name)).into();
        let put = table.state.player(BETO).library();
        let there = if place == Where::Top { &put[1..] } else { &put[..3] };
        assert_eq!(there, library, "the first one lies above the others, {place:?}");
        table
    };
    let (top, bottom) = (ordered(Where::Top), ordered(Where::Bottom));
    covers!(top.journal.evidence(), R401_4);
    covers!(bottom.journal.evidence(), R401_4);
    without!(R401_4, |out| play(Where::Top, out).asks().1, Ask::Order, Ask::Priority);
}

#[test]
fn creatures_fight() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Rhino", "Forest", "Forest"]).play(BETO, &["Bear"]).hold(ANA, &["Fight"]);
        let mut table = lay.begin_without(out);
        table.cast("Fight", &["Rhino", "Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.state.object(table.id("Rhino")).damage, table.zone("Bear")), (2, Zone::Graveyard));
    covers!(table.journal.evidence(), R701_12A);
    without!(R701_12A, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_library_is_searched_and_nothing_need_be_found() {
    let play = |out| {
        let lay =
            lay(vec![]).play(ANA, &["Forest", "Forest"]).stack(ANA, &["Bear", "Island", "Hawk"]).hold(ANA, &["Search"]);
        let mut table = lay.begin_without(out);
        table.cast("Search", &[]).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!(
        (table.asks(), table.state.offer()),
        ((ANA, Ask::Pick { least: 0, most: 1 }), &[table.item("Island")][..])
    );
    table.pick("Island");
    assert_eq!((table.zone("Island"), table.is_tapped("Island")), (Zone::Battlefield, true));
    covers!(table.journal.evidence(), R701_19A, R701_20A);
    without!(R701_19A, |out| play(out).asks().1, Ask::Pick { least: 0, most: 1 }, Ask::Priority);
    let mut table = play(None);
    table.choose(Choice::Done);
    assert_eq!(table.zone("Island"), Zone::Library);
}

#[test]
fn a_spell_is_copied_and_the_copy_gets_new_targets() {
    let play = |again: Choice, out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 3]).hold(ANA, &["Spark", "Echo"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]).cast("Echo", &["Spark"]).pass_both();
        if table.asks().1 == Ask::YesNo {
            table.choose(again);
        }
        if matches!(table.asks().1, Ask::Pick { .. }) {
            table.pick("Ana");
        }
        table.resolve();
        table
    };
    let table = play(Choice::Yes, None);
    assert_eq!((table.life(ANA), table.life(BETO)), (17, 17));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Cast(..))), 2, "a copy is not cast");
    assert_eq!(play(Choice::No, None).life(BETO), 14);
    covers!(table.journal.evidence(), R707_10, R707_10C);
    without!(R707_10, |out| play(Choice::No, out).life(BETO), 14, 17);
    without!(R707_10C, |out| play(Choice::Yes, out).life(ANA), 17, 20);
}

#[test]
fn an_emblem_works_from_the_command_zone() {
    let play = |out| {
        let mut table =
            lay(vec![]).play(ANA, &["Mountain"; 4]).play(ANA, &["Bear"]).hold(ANA, &["Oath"]).begin_without(out);
        table.cast("Oath", &[]).resolve();
        table.size("Bear")
    };
    without!(R114_1, play, (3, 2), (2, 2));
}

#[test]
fn cascade_casts_in_the_middle_of_a_resolution() {
    let play = |out| {
        let lands = ["Mountain", "Mountain", "Mountain", "Forest", "Forest", "Forest"];
        let lay = lay(vec![]).play(ANA, &lands).hold(ANA, &["Storm Herald"]);
        let mut table = lay.stack(ANA, &["Bear", "Spark", "Forest", "Great Wurm"]).begin_without(out);
        table.cast("Storm Herald", &[]);
        table
    };
    let cascades = |out| {
        let mut table = play(out);
        table.pass_both();
        if table.asks().1 == Ask::YesNo {
            table.choose(Choice::Yes);
        }
        if matches!(table.asks().1, Ask::Pick { .. }) {
            table.pick("Beto");
        }
        table
    };
    let mut table = cascades(None);
    assert_eq!(table.zone("Spark"), Zone::Stack, "it was cast without mana");
    assert_eq!((table.zone("Great Wurm"), table.state.player(ANA).library_len()), (Zone::Library, 3));
    table.resolve();
    assert_eq!(table.life(BETO), 17);
    covers!(table.journal.evidence(), R702_85A);
    without!(R702_85A, |out| play(out).state.stack().len(), 2, 1);
}

#[test]
fn a_player_who_concedes_in_the_middle_of_a_question_is_asked_no_more() {
    let play = |out| {
        let lay = lay_for(3, vec![]).play(ANA, &["Mountain"; 3]).play(BETO, &["Forest"]).hold(ANA, &["Vote of Fear"]);
        let mut table = lay.begin_without(out);
        table.cast("Vote of Fear", &[]).pass().pass().pass();
        table.choose(Choice::Concede(BETO));
        table
    };
    let mut table = play(None);
    assert_eq!((table.asks().0, table.state.outcome()), (CARLA, None));
    table.choose(Choice::Concede(CARLA));
    assert!(table.state.outcome().is_some());
}

#[test]
fn who_does_not_pay_the_price_pays_the_other_one() {
    let lay = lay(vec![]).play(ANA, &["Mountain"; 3]).play(BETO, &["Forest"]).hold(ANA, &["Vote of Fear"]);
    let mut table = lay.begin();
    table.cast("Vote of Fear", &[]).resolve();
    assert_eq!(table.asks(), (BETO, Ask::YesNo));
    table.choose(Choice::No);
    assert_eq!(table.zone("Forest"), Zone::Graveyard, "the land was the price");
}

#[test]
fn only_creatures_planeswalkers_battles_and_players_are_dealt_damage() {
    let quake = sorcery(
        "Quake",
        "R",
        vec![],
        vec![
            Effect::Damage {
                source: Objects::This,
                to: Subjects::Objects(Objects::Each(Filter::Any)),
                amount: number(1),
            }
            .into(),
        ],
    );
    let play = |out| {
        let mut table =
            lay(vec![quake.clone()]).play(ANA, &["Mountain", "Bear"]).hold(ANA, &["Quake"]).begin_without(out);
        table.cast("Quake", &[]).resolve();
        table.happened(|deed| matches!(deed, Deed::Damage { .. }))
    };
    without!(R120_1A, play, 1, 2);
}

#[test]
fn an_ability_that_is_activated_is_noticed() {
    let gains = vec![Effect::GainLife(Players::You, number(1)).into()];
    let notices = Ability::Triggered(Triggered::on(Pattern::by(DeedKind::Activate, Players::You), gains));
    let play = |out| {
        let scribe = creature("Scribe", "U", (1, 1), vec![notices.clone()]);
        let mut table = lay(vec![scribe]).play(ANA, &["Scribe", "Bleeder"]).begin_without(out);
        table.activate("Bleeder", 0, &[]).resolve();
        table.life(ANA)
    };
    assert_eq!(play(None), 20);
}

#[test]
fn what_waits_for_a_resolution_triggers_after_it() {
    // "Whenever a spell or ability you control resolves, you lose 1 life. This ability triggers only once each turn."
    let toll = Triggered {
        limit: Limit::OncePerTurn,
        ..Triggered::on(
            Pattern::by(DeedKind::Resolve, Players::You),
            vec![Effect::LoseLife(Players::You, number(1)).into()],
        )
    };
    let toll =
        Card::from(Values { abilities: vec![Ability::Triggered(toll)], ..card("Toll", "1", &[Type::Enchantment]) });
    let life = |out| {
        let lay = lay(vec![toll.clone()]).play(ANA, &["Toll", "Mountain"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]).resolve();
        table.life(ANA)
    };
    without!(R608_2P, life, 19, 20);
}

#[test]
fn the_bottom_of_the_stack_may_ask_in_a_game_without_its_order() {
    let draw = vec![Effect::Draw(Players::You, number(1)).into()];
    let may = Effect::May { who: Players::You, decider: Slot::FIRST_FREE, then: draw, otherwise: vec![] };
    let play = |out| {
        let lay = lay(vec![sorcery("Offer", "U", vec![], vec![may.clone().into()])]).play(ANA, &["Island"]);
        let lay = lay.hold(ANA, &["Offer"]).play(BETO, &["Mountain"]).hold(BETO, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Offer", &[]).pass().cast("Spark", &["Ana"]).pass_both();
        table.asks().1
    };
    without!(R405_5, play, Ask::Priority, Ask::YesNo);
}

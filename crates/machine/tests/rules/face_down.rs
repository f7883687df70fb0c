//! Face-down spells and permanents (708), manifesting (701.34) and morph (702.37).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Item, Mark, Note, ObjectId};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, creature, enters, instant, mana, number, sorcery, target, target_creature};

/// "Manifest the top card of your library."
fn manifest() -> Card {
    sorcery("Bury in Mud", "G", vec![], vec![Effect::Manifest(Players::You, number(1)).into()])
}

fn face_down() -> TargetSpec {
    TargetSpec::one(Targetable::Object(Filter::FaceDown))
}

fn demon() -> Card {
    let morph = KeywordAbility { cost: Some(Cost::of(CostPart::Mana(mana("BB")))), ..Keyword(37).into() };
    let draws = Triggered::on(enters(Filter::This), vec![Effect::Draw(Players::You, number(1)).into()]);
    creature("Demon", "2BB", (6, 6), vec![Ability::Keyword(morph), Ability::Triggered(draws)])
}

/// A table at which the top card of Ana's library has just been manifested.
fn manifested(cards: Vec<Card>, card: &str, own: &[&str], held: &[&str], out: Option<RuleId>) -> (Table, ObjectId) {
    let all = std::iter::once(manifest()).chain(cards).collect();
    let lay = lay(all).play(ANA, &["Forest"]).play(ANA, own).hold(ANA, &["Bury in Mud"]).hold(ANA, held);
    let mut table = lay.stack(ANA, &["Mountain", card]).begin_without(out);
    let top = table.state.player(ANA).library().last().copied().expect("a card");
    table.cast("Bury in Mud", &[]).resolve();
    (table, top)
}

fn size(table: &Table, id: ObjectId) -> (i32, i32) {
    let now = table.state.characteristics(id);
    (now.power, now.toughness)
}

fn turn_up(table: &mut Table, id: ObjectId, cost: u8) {
    table.choose(Choice::TurnFaceUp(id, cost)).pay();
}

#[test]
fn a_manifested_card_is_a_creature_without_a_name() {
    let play = |out| manifested(vec![], "Rhino", &[], &[], out);
    let (table, rhino) = play(None);
    let now = table.state.characteristics(rhino);
    assert_eq!((size(&table, rhino), now.keywords, now.colors), ((2, 2), Keywords::NONE, Colors::NONE));
    assert_eq!(table.state.values(rhino).name, "");
    covers!(table.journal.evidence(), R701_34A, R708_2, R708_2A);
    let shown = |out| {
        let (table, rhino) = play(out);
        table.state.values(rhino).name.clone()
    };
    without!(R708_2, shown, String::new(), "Rhino".to_owned());
    let on_battlefield = |out| {
        let (table, rhino) = play(out);
        table.state.object(rhino).zone
    };
    without!(R701_34A, on_battlefield, Zone::Battlefield, Zone::Library);
    // Nothing says what it is then: no creature.
    let is_creature = |out| {
        let (table, rhino) = play(out);
        table.state.characteristics(rhino).is_creature()
    };
    without!(R708_2A, is_creature, true, false);
}

#[test]
fn what_enters_face_down_does_nothing_as_it_enters() {
    let play = |out| {
        let (mut table, _) = manifested(vec![demon()], "Demon", &[], &[], out);
        table.resolve();
        table.hand(ANA)
    };
    let (table, _) = manifested(vec![demon()], "Demon", &[], &[], None);
    covers!(table.journal.evidence(), R708_3);
    without!(R708_3, play, 0, 1);
}

#[test]
fn a_manifested_creature_card_is_turned_up_for_its_mana_cost_and_stays_what_it_was() {
    let play = |out| {
        let own = ["Forest", "Forest", "Forest", "Plains", "Plains"];
        let (mut table, bear) = manifested(vec![], "Bear", &own, &["Growth"], out);
        table.announce("Growth", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(bear))).pay().resolve();
        assert!(out.is_some() || size(&table, bear) == (5, 5));
        turn_up(&mut table, bear, 0);
        (table, bear)
    };
    let (table, bear) = play(None);
    assert_eq!((table.state.values(bear).name.as_str(), size(&table, bear)), ("Bear", (5, 5)));
    assert!(!table.state.object(bear).is(Mark::FaceDown));
    covers!(table.journal.evidence(), R701_34B, R708_8, R116_2B);
    without!(R116_2B, |out| play(out).0.state.object(bear).is(Mark::FaceDown), false, true);
    without!(R701_34B, |out| play(out).0.state.object(bear).is(Mark::FaceDown), false, true);
    without!(R708_8, |out| size(&play(out).0, bear), (5, 5), (2, 2));
}

#[test]
fn what_is_turned_up_does_not_enter_and_costs_what_morph_says() {
    let play = |out| {
        let (mut table, demon) = manifested(vec![demon()], "Demon", &["Swamp", "Swamp"], &[], out);
        turn_up(&mut table, demon, 0);
        table.resolve();
        (table, demon)
    };
    let (table, demon) = play(None);
    assert_eq!((size(&table, demon), table.hand(ANA)), ((6, 6), 0));
    covers!(table.journal.evidence(), R702_37E);
    without!(R702_37E, |out| size(&play(out).0, demon), (6, 6), (2, 2));
}

#[test]
fn an_instant_that_was_manifested_stays_face_down() {
    let unmask = instant("Unmask", "G", vec![face_down()], vec![Effect::TurnFace(target(0), true).into()]);
    let play = |out| {
        let (mut table, spark) = manifested(vec![unmask.clone()], "Spark", &["Forest"], &["Unmask"], out);
        assert!(!table.allows(Choice::TurnFaceUp(spark, 0)));
        table.announce("Unmask", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(spark))).pay().resolve();
        table.state.object(spark).is(Mark::FaceDown)
    };
    assert!(play(None));
    without!(R701_34G, play, true, false);
}

#[test]
fn turning_over_renews_the_timestamp_and_happens_once() {
    let mask = instant("Mask", "U", vec![target_creature()], vec![Effect::TurnFace(target(0), false).into()]);
    let turned = |deed: &Deed| matches!(deed, Deed::TurnFace(_, false, _));
    let play = |out| {
        let lay = lay(vec![mask.clone()]).play(ANA, &["Island", "Island"]).play(BETO, &["Rhino"]);
        let mut table = lay.hold(ANA, &["Mask", "Mask"]).begin_without(out);
        let rhino = table.id("Rhino");
        let before = table.state.object(rhino).since;
        table.cast("Mask", &["Rhino"]).resolve();
        assert!(out.is_some() || size(&table, rhino) == (2, 2));
        let renewed = table.state.object(rhino).since > before;
        table.announce("Mask", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(rhino))).pay().resolve();
        (table.happened(turned), renewed, table)
    };
    let (_, _, table) = play(None);
    covers!(table.journal.evidence(), R708_2B, R613_7F);
    without!(R708_2B, |out| play(out).0, 1, 2);
    without!(R613_7F, |out| play(out).1, true, false);
}

#[test]
fn a_face_down_permanent_that_becomes_a_copy_shows_it_when_it_is_turned_up() {
    let mimic = instant(
        "Mimic",
        "U",
        vec![face_down(), target_creature()],
        vec![
            Effect::Change {
                which: target(0),
                changes: vec![Change::CopyOf(target(1), vec![])],
                lasts: Duration::Forever,
            }
            .into(),
        ],
    );
    let play = |out| {
        let own = ["Island", "Forest", "Forest", "Hawk"];
        let (mut table, bear) = manifested(vec![mimic.clone()], "Bear", &own, &["Mimic"], out);
        table.announce("Mimic", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(bear))).pick("Hawk").pay().resolve();
        (table, bear)
    };
    let (table, bear) = play(None);
    assert_eq!((table.state.values(bear).name.as_str(), size(&table, bear)), ("", (2, 2)));
    covers!(table.journal.evidence(), R708_10);
    let name = |out| {
        let (table, bear) = play(out);
        table.state.values(bear).name.clone()
    };
    without!(R708_10, name, String::new(), "Hawk".to_owned());
    // Turned up, it is a hawk; what that costs is the hawk's.
    assert!(!table.allows(Choice::TurnFaceUp(bear, 0)));
}

#[test]
fn what_is_done_as_a_permanent_is_turned_face_up_is_done_meanwhile() {
    // "As this is turned face up, put five +1/+1 counters on it."
    let up = Pattern::of(DeedKind::TurnFaceUp, Filter::This);
    let grows = Replacement::of(up, Replaced::EntersWith(CounterKind::PlusOne, number(5)));
    let hydra = creature("Hydra", "GG", (0, 0), vec![Ability::Replacement(grows)]);
    let play = |out| {
        let (mut table, hydra) = manifested(vec![hydra.clone()], "Hydra", &["Forest", "Forest"], &[], out);
        turn_up(&mut table, hydra, 0);
        (table, hydra)
    };
    let (table, hydra) = play(None);
    assert_eq!(size(&table, hydra), (5, 5));
    covers!(table.journal.evidence(), R708_11);
    without!(R708_11, |out| play(out).0.state.object(hydra).zone, Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn what_was_face_down_is_shown_as_it_leaves_and_to_its_controller_alone_before() {
    let revealed = |deed: &Deed| matches!(deed, Deed::Note(Note::Revealed(_)));
    let play = |out| {
        let (mut table, rhino) = manifested(vec![], "Rhino", &["Mountain"], &["Spark"], out);
        let sees =
            (table.state.may_look_at(ANA, rhino, &table.journal), table.state.may_look_at(BETO, rhino, &table.journal));
        table.announce("Spark", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(rhino))).pay().resolve();
        (sees, table.happened(revealed), table)
    };
    let (_, _, table) = play(None);
    covers!(table.journal.evidence(), R708_5, R708_9);
    without!(R708_9, |out| play(out).1, 1, 0);
    without!(R708_5, |out| play(out).0, (true, false), (false, false));
}

#[test]
fn what_is_revealed_is_looked_at_without_what_hides_it() {
    // "Reveal target face-down permanent. If it's a creature card with power 4 or greater, destroy it."
    let large = Filter::CREATURE.and(Filter::Power(Comparison::AtLeast, Box::new(number(4))));
    let destroys = Effect::Destroy { what: target(0), regenerable: true };
    let then = vec![destroys.into()];
    let program = vec![
        Effect::Reveal(target(0)).into(),
        Effect::If { condition: Condition::Revealed(target(0), large), then, otherwise: vec![] }.into(),
    ];
    let unveil = instant("Unveil", "0", vec![face_down()], program);
    let unveiled = |card: &str, out| {
        let (mut table, hidden) = manifested(vec![unveil.clone()], card, &[], &["Unveil"], out);
        let spell = table.held("Unveil");
        table.choose(Choice::Cast(spell, 0)).choose(Choice::Pick(vademecum_machine::Item::Object(hidden))).pay();
        table.resolve();
        (table.state.object(hidden).zone, table)
    };
    assert_eq!(unveiled("Bear", None).0, Zone::Battlefield);
    let (zone, table) = unveiled("Rhino", None);
    assert_eq!(zone, Zone::Graveyard);
    covers!(table.journal.evidence(), R708_12);
    without!(R708_12, |out| unveiled("Rhino", out).0, Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn the_x_of_a_morph_cost_is_chosen_as_the_permanent_is_turned_up() {
    // "Morph {X}{R}. When this is turned face up, it deals X damage to each opponent."
    let morph = KeywordAbility { cost: Some(Cost::mana(mana("XR"))), ..Keyword(37).into() };
    let burns = Effect::Damage { source: Objects::This, to: Subjects::Players(Players::Opponents), amount: Amount::X };
    let up = Triggered::on(Pattern::of(DeedKind::TurnFaceUp, Filter::This), vec![burns.into()]);
    let imp = creature("Imp", "2RR", (3, 1), vec![Ability::Keyword(morph), Ability::Triggered(up)]);
    let play = |out| {
        let (mut table, imp) = manifested(vec![imp.clone()], "Imp", &["Mountain"; 4], &[], out);
        table.choose(Choice::TurnFaceUp(imp, 0));
        let asked = table.asks();
        table.choose(Choice::Number(3)).pay().resolve();
        (asked, table)
    };
    let (asked, table) = play(None);
    assert_eq!((asked, table.life(BETO)), ((ANA, Ask::Number(0, 3)), 17));
    covers!(table.journal.evidence(), R107_3D, R702_37F);
    without!(R107_3D, |out| play(out).1.life(BETO), 17, 20);
    without!(R702_37F, |out| play(out).1.life(BETO), 17, 20);
}

/// "Enchant creature with flying. Morph {W}. As this is turned face up, you may attach it to a creature."
fn halo() -> Card {
    let morph = KeywordAbility { cost: Some(Cost::mana(mana("W"))), ..Keyword(37).into() };
    let flier = Filter::CREATURE.and(Filter::Keyword(Keyword(9)));
    let enchant = KeywordAbility { filter: Some(flier), ..Keyword(5).into() };
    let up = Pattern::of(DeedKind::TurnFaceUp, Filter::This);
    let attaches = Ability::Replacement(Replacement::of(up, Replaced::TurnsUpAttached(Filter::CREATURE)));
    let abilities = vec![Ability::Keyword(enchant), Ability::Keyword(morph), attaches];
    Card::from(Values {
        abilities,
        subtypes: Subtypes::NONE.with(Subtype::AURA),
        ..card("Halo", "4W", &[Type::Enchantment])
    })
}

#[test]
fn an_aura_that_is_turned_up_is_attached_to_what_it_may_enchant() {
    let play = |out| {
        let own = ["Plains", "Hawk", "Bear"];
        let (mut table, halo) = manifested(vec![halo()], "Halo", &own, &[], out);
        turn_up(&mut table, halo, 0);
        (table, halo)
    };
    let (mut table, halo) = play(None);
    // Of the two creatures, one flies.
    let (hawk, bear) = (table.id("Hawk"), table.id("Bear"));
    assert!(table.allows(Choice::Pick(Item::Object(hawk))) && !table.allows(Choice::Pick(Item::Object(bear))));
    table.pick("Hawk");
    assert_eq!(table.state.host(halo), Some(hawk));
    covers!(table.journal.evidence(), R303_4K);
    // Looked at face down, it could be attached to nothing, and an Aura on nothing is put into the graveyard.
    let lies = |out| {
        let (mut table, halo) = play(out);
        table.pick("Hawk");
        table.state.object(halo).zone
    };
    without!(R303_4K, lies, Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn an_aura_that_enters_face_down_is_attached_to_nothing() {
    // One that is manifested enters, whether there is something that it could enchant or not.
    for own in [&["Bear"][..], &["Hawk"], &["Hawk", "Hawk"]] {
        let (table, halo) = manifested(vec![halo()], "Halo", own, &[], None);
        assert_eq!((table.state.object(halo).zone, table.state.host(halo)), (Zone::Battlefield, None), "{own:?}");
        assert_eq!(table.asks().1, Ask::Priority, "{own:?}");
    }
    // One that is cast face down resolves without a question.
    let lands = ["Plains", "Plains", "Plains", "Hawk", "Hawk"];
    let mut table = lay(vec![halo()]).play(ANA, &lands).hold(ANA, &["Halo"]).begin();
    let halo = table.id("Halo");
    table.choose(Choice::Cast(halo, 1)).pay().resolve();
    assert_eq!((size(&table, halo), table.state.host(halo)), ((2, 2), None));
    assert_eq!(table.asks().1, Ask::Priority);
}

#[test]
fn a_foretold_card_is_shown_as_the_game_ends() {
    let shown = |out| {
        let mut table = lay(vec![]).play(ANA, &["Island"; 2]).hold(ANA, &["Frozen Vision"]).begin_without(out);
        table.choose(table.activation("Frozen Vision", 0)).pay();
        table.choose(Choice::Concede(BETO));
        table.happened(|deed| matches!(deed, Deed::Note(Note::Revealed(_))))
    };
    without!(R702_143F, shown, 1, 0);
}

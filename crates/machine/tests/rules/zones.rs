//! Cards and owners (108), spells (112), zones and what changes them (400–408).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item, Mark};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, kill, lay};
use vademecum_machine_fuzz::pool::{
    activated, card, creature, dies, instant, mana, number, sorcery, target, target_creature,
};

fn target_spell(filter: Filter) -> TargetSpec {
    TargetSpec::one(Targetable::Object(Filter::Spell.and(filter)))
}

fn until_end_of_turn(which: Objects, changes: Vec<Change>) -> Instruction {
    Effect::Change { which, changes, lasts: Duration::EndOfTurn }.into()
}

#[test]
fn a_token_is_no_card() {
    let reaper = || {
        let card = Filter::Card.and(Filter::CREATURE);
        let on = Pattern::moves(card, Zones::NONE, Zones::only(Zone::Graveyard));
        let gain = Triggered::on(on, vec![Effect::GainLife(Players::You, number(1)).into()]);
        Card::from(Values { abilities: vec![Ability::Triggered(gain)], ..card_of("Bone Garden", "2B") })
    };
    let play = |token: bool, out| {
        let lay = lay(vec![reaper(), kill("Stab")]).play(ANA, &["Swamp", "Bone Garden"]).play(BETO, &["Bear"]);
        let lay = lay.last(|placed| {
            if token {
                placed.marks = placed.marks.with(Mark::Token);
            }
        });
        let mut table = lay.hold(ANA, &["Stab"]).begin_without(out);
        table.cast("Stab", &["Bear"]).resolve();
        table
    };
    assert_eq!(play(false, None).life(ANA), 21);
    let table = play(true, None);
    assert_eq!(table.life(ANA), 20);
    covers!(table.journal.evidence(), R108_2);
    without!(R108_2, |out| play(true, out).life(ANA), 20, 21);
}

fn card_of(name: &str, cost: &str) -> Values {
    card(name, cost, &[Type::Enchantment])
}

#[test]
fn the_owner_is_whose_deck_it_began_in_and_stands_for_the_controller_elsewhere() {
    let ghost = || {
        let back = Effect::Move(Objects::This, Destination::to(Zone::Hand));
        let ability = Activated {
            cost: Cost::mana(mana("B")),
            effect: SpellAbility { program: vec![back.into()], ..SpellAbility::default() },
            functions: Functions(Zones::only(Zone::Graveyard)),
            ..Activated::default()
        };
        creature("Ghost", "1B", (2, 2), vec![Ability::Activated(ability)])
    };
    let mercy = || {
        let owner = Players::OwnerOf(Box::new(target(0)));
        let program = vec![
            Effect::Destroy { what: target(0), regenerable: true }.into(),
            Effect::GainLife(owner, number(3)).into(),
        ];
        instant("Last Mercy", "B", vec![target_creature()], program)
    };
    // Ana controls a creature of Beto's, and destroys it.
    let play = |out| {
        let lay = lay(vec![ghost(), mercy()]).play(BETO, &["Ghost"]).last(|placed| placed.controller = Some(ANA));
        let lay = lay.play(ANA, &["Swamp"; 2]).play(BETO, &["Swamp"]).hold(ANA, &["Last Mercy"]);
        let mut table = lay.begin_without(out);
        table.cast("Last Mercy", &["Ghost"]).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (20, 23));
    let back = table.activation("Ghost", 0);
    assert!(!table.allows(back));
    table.pass();
    table.choose(back).pay().resolve();
    assert_eq!(table.hand(BETO), 1);
    covers!(table.journal.evidence(), R108_3, R108_4A);
    without!(R108_3, |out| play(out).life(BETO), 23, 20);
    let activates = |out| {
        let table = play(out);
        table.allows(table.activation("Ghost", 0))
    };
    without!(R108_4A, activates, false, true);
}

#[test]
fn a_spell_has_the_characteristics_of_its_card_and_a_copy_is_a_spell() {
    let negate = || {
        instant(
            "No to Red",
            "U",
            vec![target_spell(Filter::Color(Color::Red))],
            vec![Effect::Counter(target(0)).into()],
        )
    };
    let fork = || {
        let copy = Effect::CopyOnStack { what: target(0), except: vec![], targets: CopyTargets::MayChoose };
        instant("Fork", "R", vec![target_spell(Filter::Any)], vec![copy.into()])
    };
    let play = |out| {
        let lay = lay(vec![negate(), fork()]).play(ANA, &["Mountain"; 2]).play(BETO, &["Island"]);
        let mut table = lay.hold(ANA, &["Spark", "Fork"]).hold(BETO, &["No to Red"]).begin_without(out);
        table.cast("Spark", &["Beto"]);
        table
    };
    let castable = |out| {
        let mut table = play(out);
        table.pass();
        table.allows(Choice::Cast(table.held("No to Red"), 0))
    };
    let mut table = play(None);
    table.pass().cast("No to Red", &["Spark"]).resolve();
    assert_eq!(table.life(BETO), 20);
    covers!(table.journal.evidence(), R112_3);
    without!(R112_3, castable, true, false);
    // What counters all spells counters the card and its copy.
    let silence = || {
        let all = Objects::Each(Filter::Spell.and(Filter::This.negated()));
        instant("Great Silence", "U", vec![], vec![Effect::Counter(all).into()])
    };
    let silenced = |out| {
        let lay = lay(vec![silence(), fork()]).play(ANA, &["Mountain"; 2]).play(BETO, &["Island"]);
        let mut table = lay.hold(ANA, &["Spark", "Fork"]).hold(BETO, &["Great Silence"]).begin_without(out);
        table.cast("Spark", &["Beto"]).cast("Fork", &["Spark"]).pass_both();
        if table.asks().1 == Ask::YesNo {
            table.choose(Choice::No);
        }
        table.pass().cast("Great Silence", &[]).resolve();
        table
    };
    let table = silenced(None);
    assert_eq!(table.life(BETO), 20);
    covers!(table.journal.evidence(), R112_1A);
    without!(R112_1A, |out| silenced(out).life(BETO), 20, 17);
}

#[test]
fn what_changes_a_permanent_spell_goes_on_for_the_permanent() {
    let bless = || {
        let white = vec![Change::SetColors(Colors::only(Color::White)), Change::Gain(Keyword(10))];
        instant("Bleach", "W", vec![target_spell(Filter::CREATURE)], vec![until_end_of_turn(target(0), white)])
    };
    let brute = || creature("Black Brute", "1B", (3, 3), vec![]);
    let play = |out| {
        let lay = lay(vec![bless(), brute()]).play(ANA, &["Plains", "Plains", "Swamp", "Swamp"]);
        let mut table = lay.hold(ANA, &["Black Brute", "Bleach"]).begin_without(out);
        table.cast("Black Brute", &[]).cast("Bleach", &["Black Brute"]).resolve();
        (table.now("Black Brute").colors, table)
    };
    let (colors, table) = play(None);
    assert_eq!(colors, Colors::only(Color::White));
    assert!(table.has("Black Brute", 10));
    covers!(table.journal.evidence(), R400_7A);
    without!(R400_7A, |out| play(out).0, Colors::only(Color::White), Colors::only(Color::Black));
}

#[test]
fn damage_of_a_permanent_spell_stays_prevented_as_it_becomes_a_permanent() {
    let hush = || {
        let of = Pattern { source: Some(Filter::Slot(Slot(0))), ..Pattern::of(DeedKind::Damage, Filter::Any) };
        let replacement = Arc::new(Replacement::of(of, Replaced::Nothing));
        let prevent = Effect::Replace { replacement, lasts: Duration::EndOfTurn };
        instant("Hush", "W", vec![target_spell(Filter::CREATURE)], vec![prevent.into()])
    };
    let spitter = || {
        let on = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let hit =
            Effect::Damage { source: Objects::This, to: Subjects::Players(Players::Opponents), amount: number(2) };
        creature("Spitter", "1R", (2, 1), vec![Ability::Triggered(Triggered::on(on, vec![hit.into()]))])
    };
    let play = |out| {
        let lay = lay(vec![hush(), spitter()]).play(ANA, &["Mountain"; 2]).play(BETO, &["Plains"]);
        let mut table = lay.hold(ANA, &["Spitter"]).hold(BETO, &["Hush"]).begin_without(out);
        table.cast("Spitter", &[]).pass().cast("Hush", &["Spitter"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 20);
    covers!(table.journal.evidence(), R400_7C);
    without!(R400_7C, |out| play(out).life(BETO), 20, 18);
}

#[test]
fn an_aura_whose_creature_died_is_found_in_the_graveyard() {
    // "When enchanted creature dies, return this card to its owner's hand."
    let charm = || {
        let host = Filter::Bears(Box::new(Filter::This));
        let back = Effect::Move(Objects::This, Destination::to(Zone::Hand));
        let loyal = Triggered::on(dies(host), vec![back.into()]);
        let subtypes = Subtypes::NONE.with(Subtype::AURA);
        let enchant = KeywordAbility { filter: Some(Filter::CREATURE), ..Keyword(5).into() };
        let abilities = vec![Ability::Keyword(enchant), Ability::Triggered(loyal)];
        Card::from(Values { subtypes, abilities, ..card_of("Loyal Charm", "G") })
    };
    let raise = || {
        let aura = Filter::In(Zone::Graveyard).and(Filter::Subtype(Subtype::AURA));
        let onto = Some(Subjects::Slot(Slot(0)));
        let enters = Effect::Move(target(1), Destination { onto, ..Destination::to(Zone::Battlefield) });
        let program = vec![enters.into()];
        sorcery("Relic Rite", "G", vec![target_creature(), TargetSpec::one(Targetable::Object(aura))], program)
    };
    let play = |out| {
        let lay = lay(vec![charm(), raise(), kill("Stab")]).play(ANA, &["Forest", "Swamp", "Bear"]);
        let lay = lay.put(ANA, Zone::Graveyard, &["Loyal Charm"]).hold(ANA, &["Relic Rite", "Stab"]);
        let mut table = lay.begin_without(out);
        table.cast("Relic Rite", &["Bear", "Loyal Charm"]).resolve().cast("Stab", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Loyal Charm"), Zone::Hand);
    covers!(table.journal.evidence(), R400_7F);
    without!(R400_7F, |out| play(out).zone("Loyal Charm"), Zone::Hand, Zone::Graveyard);
}

#[test]
fn what_was_moved_is_found_where_the_effect_or_the_cost_put_it() {
    let lantern = || {
        let back = Effect::Move(Objects::This, Destination::to(Zone::Hand));
        let ability = activated(Cost::of(CostPart::SacrificeThis), vec![], vec![back.into()]);
        Card::from(Values { abilities: vec![ability], ..card("Lantern", "1", &[Type::Artifact]) })
    };
    let play = |out| {
        let lay = lay(vec![crate::table::blink(), lantern()]).play(ANA, &["Island", "Bear", "Lantern"]);
        let mut table = lay.hold(ANA, &["Blink"]).begin_without(out);
        table.cast("Blink", &["Bear"]).resolve().activate("Lantern", 0, &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.zone("Lantern")), (Zone::Battlefield, Zone::Hand));
    covers!(table.journal.evidence(), R400_7J);
    without!(R400_7J, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Exile);
    without!(R400_7J, |out| play(out).zone("Lantern"), Zone::Hand, Zone::Graveyard);
}

#[test]
fn an_ability_does_not_find_an_object_that_something_else_moved() {
    let homing = || {
        let back = Effect::Move(Objects::This, Destination::to(Zone::Hand));
        creature("Pigeon", "1W", (1, 1), vec![activated(Cost::mana(mana("1")), vec![], vec![back.into()])])
    };
    let lay = lay(vec![homing(), kill("Stab")]).play(ANA, &["Plains", "Pigeon"]).play(BETO, &["Swamp"]);
    let mut table = lay.hold(BETO, &["Stab"]).begin();
    table.activate("Pigeon", 0, &[]).pass().cast("Stab", &["Pigeon"]).resolve();
    assert_eq!(table.zone("Pigeon"), Zone::Graveyard);
}

#[test]
fn a_spell_cast_by_an_effect_is_found_by_the_rest_of_it() {
    let rush = || {
        let cast =
            Instruction::from(Effect::CastFree(Objects::Each(Filter::In(Zone::Exile)))).into_slot(Slot::FIRST_FREE);
        let haste = until_end_of_turn(Objects::Slot(Slot::FIRST_FREE), vec![Change::Gain(Keyword(10))]);
        sorcery("Rush Job", "R", vec![], vec![cast, haste])
    };
    let play = |out| {
        let lay = lay(vec![rush()]).play(ANA, &["Mountain"]).put(ANA, Zone::Exile, &["Bear"]).hold(ANA, &["Rush Job"]);
        let mut table = lay.begin_without(out);
        table.cast("Rush Job", &[]).resolve();
        table
    };
    let table = play(None);
    assert!(table.has("Bear", 10));
    covers!(table.journal.evidence(), R400_7H);
    without!(R400_7H, |out| play(out).has("Bear", 10), true, false);
}

#[test]
fn what_is_exiled_once_more_is_a_new_object() {
    // "Exile target creature. Return that card to the battlefield at the beginning of the next end step."
    let journey = || {
        let back = Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Battlefield));
        let ability = Arc::new(Triggered::on(Pattern::begins(Step::End, Players::All), vec![back.into()]));
        let program = vec![
            Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(Slot::FIRST_FREE),
            Effect::Delay { ability, lasts: Duration::Forever, once: true }.into(),
        ];
        instant("Journey", "W", vec![target_creature()], program)
    };
    let void = || {
        let exiled = Objects::Each(Filter::In(Zone::Exile));
        instant("Void", "B", vec![], vec![Effect::Move(exiled, Destination::to(Zone::Exile)).into()])
    };
    let play = |out| {
        let lay = lay(vec![journey(), void()]).play(ANA, &["Plains", "Swamp"]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Journey", "Void"]).begin_without(out);
        table.cast("Journey", &["Bear"]).resolve().cast("Void", &[]).resolve().until(Step::End).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Exile);
    covers!(table.journal.evidence(), R400_8);
    without!(R400_8, |out| play(out).zone("Bear"), Zone::Exile, Zone::Battlefield);
}

#[test]
fn what_goes_to_a_hidden_zone_is_not_found_there() {
    let phoenix = || {
        let on = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE);
        let back = Effect::Move(Objects::This, Destination::to(Zone::Battlefield));
        creature("Ember Bird", "1R", (2, 2), vec![Ability::Triggered(Triggered::on(on, vec![back.into()]))])
    };
    let bounce = || {
        let home = Effect::Move(target(0), Destination::to(Zone::Hand));
        instant("Homeward", "U", vec![target_creature()], vec![home.into()])
    };
    let play = |spell: &str, out| {
        let lay =
            lay(vec![phoenix(), bounce(), kill("Stab")]).play(ANA, &["Island", "Swamp"]).play(BETO, &["Ember Bird"]);
        let mut table = lay.hold(ANA, &[spell]).begin_without(out);
        table.cast(spell, &["Ember Bird"]).resolve();
        table
    };
    assert_eq!(play("Stab", None).zone("Ember Bird"), Zone::Battlefield);
    let table = play("Homeward", None);
    assert_eq!(table.zone("Ember Bird"), Zone::Hand);
    covers!(table.journal.evidence(), R400_2);
    without!(R400_2, |out| play("Homeward", out).zone("Ember Bird"), Zone::Hand, Zone::Battlefield);
}

#[test]
fn the_rest_of_a_graveyard_stays_in_its_order() {
    let dig = || {
        let from = Filter::In(Zone::Graveyard).and(Filter::CREATURE);
        let dig = Effect::Move(target(0), Destination::to(Zone::Hand));
        sorcery("Dig Up", "B", vec![TargetSpec::one(Targetable::Object(from))], vec![dig.into()])
    };
    let play = |out| {
        let lay = lay(vec![dig()]).play(ANA, &["Swamp"]).put(ANA, Zone::Graveyard, &["Bear", "Spark", "Growth"]);
        let mut table = lay.hold(ANA, &["Dig Up"]).begin_without(out);
        table.cast("Dig Up", &["Bear"]).resolve();
        let pile = table.state.player(ANA).graveyard();
        let names: Vec<String> = pile.iter().map(|&id| table.state.values(id).name.clone()).collect();
        (names, table)
    };
    let (pile, table) = play(None);
    assert_eq!(pile, ["Spark", "Growth", "Dig Up"]);
    covers!(table.journal.evidence(), R400_5);
    let first = |out| play(out).0.first().cloned();
    without!(R400_5, first, Some("Spark".to_owned()), Some("Growth".to_owned()));
}

#[test]
fn what_is_done_to_a_zone_is_done_to_every_card_in_it() {
    let reset = || {
        let hand = Objects::Zone(Zone::Hand, Players::You);
        let program = vec![
            Effect::Move(hand, Destination::to(Zone::Library)).into(),
            Effect::Shuffle(Players::You).into(),
            Effect::Draw(Players::You, number(1)).into(),
        ];
        sorcery("Begin Again", "U", vec![], program)
    };
    let play = |out| {
        let lay = lay(vec![reset()]).play(ANA, &["Island"]).hold(ANA, &["Begin Again", "Bear", "Wall", "Hawk"]);
        let mut table = lay.begin_without(out);
        table.cast("Begin Again", &[]).pass_both();
        table.wait(|table| table.state.stack().is_empty() && table.asks().1 == Ask::Priority);
        table
    };
    let table = play(None);
    assert_eq!((table.hand(ANA), table.state.player(ANA).library().len()), (1, 12));
    covers!(table.journal.evidence(), R400_12);
    without!(R400_12, |out| play(out).hand(ANA), 1, 4);
}

#[test]
fn nth_from_the_top_of_a_small_library_is_the_bottom() {
    let sink = || {
        let third = Destination { place: Where::FromTop(3), ..Destination::to(Zone::Library) };
        instant("Submerge", "U", vec![target_creature()], vec![Effect::Move(target(0), third).into()])
    };
    let play = |library: &[&str], out| {
        let lay = lay(vec![sink()]).play(ANA, &["Island"]).play(BETO, &["Bear"]).stack(BETO, library);
        let mut table = lay.hold(ANA, &["Submerge"]).begin_without(out);
        table.cast("Submerge", &["Bear"]).resolve();
        table
    };
    let place = |table: &Table| table.state.object(table.all("Bear", Zone::Library)[0]).place;
    // From the bottom: the third of five cards from the top is the third.
    assert_eq!(place(&play(&["Wall", "Wall", "Wall", "Wall"], None)), 2);
    // With two cards there, the third place from the top is the bottom anyway.
    assert_eq!(place(&play(&["Wall", "Wall"], None)), 0);
    let table = play(&["Wall"], None);
    assert_eq!(place(&table), 0);
    covers!(table.journal.evidence(), R401_7);
    without!(R401_7, |out| play(&["Wall"], out).all("Bear", Zone::Battlefield).len(), 0, 1);
}

#[test]
fn the_owner_orders_what_goes_to_a_graveyard_at_the_same_time() {
    let furnace = || {
        let top = Objects::TopOfGraveyard(Players::Opponents);
        let exile = Effect::Move(top, Destination::to(Zone::Exile));
        let ability = activated(Cost::of(CostPart::Tap), vec![], vec![exile.into()]);
        Card::from(Values { abilities: vec![ability], ..card("Furnace", "2", &[Type::Artifact]) })
    };
    let wipe = || {
        let all = Objects::Each(Filter::CREATURE);
        sorcery("Flood Tide", "W", vec![], vec![Effect::Destroy { what: all, regenerable: true }.into()])
    };
    let play = |out| {
        let lay = lay(vec![furnace(), wipe()]).play(ANA, &["Plains", "Furnace"]).play(BETO, &["Bear", "Wall"]);
        let mut table = lay.hold(ANA, &["Flood Tide"]).begin_without(out);
        table.cast("Flood Tide", &[]).pass_both();
        table
    };
    let mut table = play(None);
    // Beto keeps the Bear below.
    assert_eq!(table.asks(), (BETO, Ask::Order));
    table.pick("Wall").activate("Furnace", 0, &[]).resolve();
    assert_eq!((table.zone("Wall"), table.zone("Bear")), (Zone::Exile, Zone::Graveyard));
    covers!(table.journal.evidence(), R404_3);
    without!(R404_3, |out| play(out).asks(), (BETO, Ask::Order), (ANA, Ask::Priority));
}

#[test]
fn a_land_played_by_an_effect_is_found_by_the_rest_of_it() {
    let find = || {
        let play =
            Instruction::from(Effect::PlayLand(Objects::Each(Filter::In(Zone::Exile)))).into_slot(Slot::FIRST_FREE);
        let tap = Effect::Tap(Objects::Slot(Slot::FIRST_FREE));
        sorcery("Lost Path", "R", vec![], vec![play, tap.into()])
    };
    let play = |out| {
        let lay = lay(vec![find()]).play(ANA, &["Mountain"]).put(ANA, Zone::Exile, &["Forest"]);
        let mut table = lay.hold(ANA, &["Lost Path", "Island"]).begin_without(out);
        table.cast("Lost Path", &[]).resolve();
        table
    };
    let mut table = play(None);
    assert!(table.zone("Forest") == Zone::Battlefield && table.is_tapped("Forest"));
    // It was the land of the turn.
    assert_eq!(table.refused(Choice::PlayLand(table.held("Island"))), R305_2B);
    covers!(table.journal.evidence(), R400_7I);
    without!(R400_7I, |out| play(out).is_tapped("Forest"), true, false);
}

#[test]
fn a_card_from_outside_the_game_comes_in_from_its_owners_sideboard() {
    let wish = || sorcery("Distant Wish", "W", vec![], vec![Effect::Bring(Players::You, Filter::CREATURE).into()]);
    let play = |out| {
        let lay = lay(vec![wish()]).set(|position| {
            let card = |name: &str| position.setup.cards.find(name).unwrap();
            position.setup.sideboards = vec![vec![card("Bear"), card("Spark")], vec![card("Wall")]];
        });
        let mut table = lay.play(ANA, &["Plains"]).hold(ANA, &["Distant Wish"]).begin_without(out);
        table.cast("Distant Wish", &[]).pass_both();
        table
    };
    let named = |table: &Table, name: &str| Choice::Pick(Item::Card(table.state.cards().find(name).unwrap()));
    let mut table = play(None);
    assert!(!table.allows(named(&table, "Wall")) && !table.allows(named(&table, "Spark")));
    let bear = named(&table, "Bear");
    table.choose(bear);
    assert_eq!((table.zone("Bear"), table.state.object(table.id("Bear")).owner), (Zone::Hand, ANA));
    covers!(table.journal.evidence(), R108_3B, R400_11B);
    let allows = |name: &str, out| {
        let table = play(out);
        table.allows(named(&table, name))
    };
    without!(R108_3B, |out| allows("Wall", out), false, true);
    without!(R400_11B, |out| allows("Bear", out), true, false);
}

#[test]
fn a_permanent_knows_which_costs_were_paid_for_its_spell() {
    let raider = || {
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let burn = vec![Effect::LoseLife(Players::Opponents, number(2)).into()];
        let arrives = Triggered { only_if: Some(Condition::Paid(0)), ..Triggered::on(enters, burn) };
        let mut raider = creature("Hired Raider", "1R", (2, 2), vec![Ability::Triggered(arrives)]);
        raider.faces[0].optional_costs = vec![Cost::mana(mana("1")).into()];
        raider
    };
    let play = |paid: Choice, out| {
        let lay = lay(vec![raider()]).play(ANA, &["Mountain"; 3]).hold(ANA, &["Hired Raider"]);
        let mut table = lay.begin_without(out);
        table.announce("Hired Raider", &[]).choose(paid).pay().resolve();
        table
    };
    assert_eq!(play(Choice::No, None).life(BETO), 20);
    let table = play(Choice::Yes, None);
    assert_eq!(table.life(BETO), 18);
    covers!(table.journal.evidence(), R400_7D);
    without!(R400_7D, |out| play(Choice::Yes, out).life(BETO), 18, 20);
}

#[test]
fn a_card_exiled_face_down_has_no_characteristics() {
    let vault = || {
        let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
        instant("Vault", "U", vec![target_creature()], vec![Effect::Move(target(0), face_down).into()])
    };
    let open = || {
        let creatures = Objects::Each(Filter::CREATURE.and(Filter::In(Zone::Exile)));
        sorcery("Open Gate", "W", vec![], vec![Effect::Move(creatures, Destination::to(Zone::Battlefield)).into()])
    };
    let play = |out| {
        let lay = lay(vec![vault(), open()]).play(ANA, &["Island", "Plains"]).play(BETO, &["Hawk"]);
        let lay = lay.put(BETO, Zone::Exile, &["Bear"]).hold(ANA, &["Vault", "Open Gate"]);
        let mut table = lay.begin_without(out);
        table.cast("Vault", &["Hawk"]).resolve().cast("Open Gate", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.count("Hawk", Zone::Battlefield)), (Zone::Battlefield, 0));
    covers!(table.journal.evidence(), R406_3A);
    without!(R406_3A, |out| play(out).count("Hawk", Zone::Battlefield), 0, 1);
}

/// "Players play with the top card of their libraries revealed", or "you may look at the top card of your library".
fn glass(name: &str, of: Players, to: Players) -> Card {
    let shows = Static::new(Objects::This, vec![Change::ShowsTop { of, to }]);
    Card::from(Values { abilities: vec![Ability::Static(shows)], ..card(name, "2", &[Type::Artifact]) })
}

#[test]
fn a_new_top_card_is_not_seen_before_the_spell_is_cast() {
    let lens = glass("Lens", Players::You, Players::You);
    // "{1}, mill a card: gain 1 life."
    let dig = activated(
        Cost::of(CostPart::Mill(1)).and(CostPart::Discard(1, Filter::Any)),
        vec![],
        vec![Effect::GainLife(Players::You, number(1)).into()],
    );
    let shovel = Card::from(Values { abilities: vec![dig], ..card("Shovel", "1", &[Type::Artifact]) });
    let sees = |table: &Table, player| {
        let top = table.state.player(ANA).library().last().copied().expect("a card");
        table.state.may_look_at(player, top, &table.journal)
    };
    // A spell is cast from the top of the library: the card beneath it is not seen before it has been paid for.
    let seer = CastingRule::yours(Castable::Spells(Filter::CREATURE), CastingChange::From(Zone::Library, None));
    let seer = Card::from(Values { abilities: vec![Ability::Casting(seer)], ..card("Seer", "2", &[Type::Artifact]) });
    let play = |out: Option<RuleId>| {
        let lay =
            lay(vec![lens.clone(), shovel.clone(), seer.clone()]).play(ANA, &["Lens", "Seer", "Forest", "Forest"]);
        let mut table = lay.stack(ANA, &["Island", "Swamp", "Bear"]).begin_without(out);
        let before = (sees(&table, ANA), sees(&table, BETO));
        let bear = table.state.player(ANA).library().last().copied().expect("a card");
        table.choose(Choice::Cast(bear, 0));
        (before, sees(&table, ANA), table)
    };
    let (before, during, mut table) = play(None);
    assert_eq!((before, during), ((true, false), false));
    table.pay();
    assert!(sees(&table, ANA), "the spell has been cast");
    without!(R401_5, |out| play(out).1, false, true);
}

#[test]
fn a_top_card_that_is_revealed_again_is_another_object() {
    let glass = glass("Glass", Players::All, Players::All);
    // "Put the top card of your library into your hand at the beginning of the next end step", said of that card.
    let top = Slot::FIRST_FREE;
    let take = Effect::Move(Objects::Slot(top), Destination::to(Zone::Hand));
    let later = Triggered::on(Pattern::begins(Step::End, Players::All), vec![take.into()]);
    let choose = Effect::Choose {
        who: Players::You,
        among: Objects::Top(Players::You, Box::new(number(1))),
        least: number(1),
        most: number(1),
    };
    let omen = sorcery(
        "Long Omen",
        "U",
        vec![],
        vec![
            Instruction::from(choose).into_slot(top),
            Effect::Delay { ability: Arc::new(later), lasts: Duration::Forever, once: true }.into(),
        ],
    );
    // "Put target creature on top of its owner's library", and "draw a card".
    let back = Effect::Move(target(0), Destination::to(Zone::Library));
    let wave = sorcery("Wave", "U", vec![target_creature()], vec![back.into()]);
    let draw = sorcery("Ponder", "U", vec![], vec![Effect::Draw(Players::You, number(1)).into()]);
    let hand = |covers: bool, out: Option<RuleId>| {
        let lay = lay(vec![glass.clone(), omen.clone(), wave.clone(), draw.clone()]).play(ANA, &["Glass", "Bear"]);
        let lay = lay.play(ANA, &["Island"; 3]).stack(ANA, &["Forest", "Plains"]);
        let mut table = lay.hold(ANA, &["Long Omen", "Wave", "Ponder"]).begin_without(out);
        table.cast("Long Omen", &[]).resolve();
        if covers {
            table.cast("Wave", &["Bear"]).resolve().cast("Ponder", &[]).resolve();
        }
        table.until(Step::End).resolve();
        table.count("Plains", Zone::Hand)
    };
    assert_eq!(hand(false, None), 1);
    without!(R401_6, |out| hand(true, out), 0, 1);
}

#[test]
fn of_two_things_that_would_move_a_permanent_its_controller_chooses_one() {
    // "If you would lose the game, instead exile this and your life total becomes 20."
    let saves = vec![
        Effect::Move(Objects::This, Destination::to(Zone::Exile)).into(),
        Effect::SetLife(Players::You, number(20)).into(),
    ];
    let lose = Replacement::of(Pattern::by(DeedKind::Lose, Players::You), Replaced::Program(saves));
    let guardian = creature("Guardian", "5WW", (5, 5), vec![Ability::Replacement(lose)]);
    let each = Effect::Damage {
        source: Objects::This,
        to: Subjects::Objects(Objects::Each(Filter::CREATURE)),
        amount: number(5),
    };
    let you = Effect::Damage { source: Objects::This, to: Subjects::Players(Players::You), amount: number(5) };
    let quake = sorcery("Quake", "R", vec![], vec![each.into(), you.into()]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![guardian.clone(), quake.clone()]).play(ANA, &["Mountain", "Guardian"]);
        let lay = lay.hold(ANA, &["Quake"]).set(|position| position.life = vec![(ANA, 5)]);
        let mut table = lay.begin_without(out);
        table.cast("Quake", &[]).resolve();
        table
    };
    for (choice, zone) in [(0, Zone::Exile), (1, Zone::Graveyard)] {
        let mut table = play(None);
        assert_eq!(table.asks().0, ANA);
        table.choose(Choice::Pick(Item::Place(choice)));
        assert_eq!((table.life(ANA), table.zone("Guardian")), (20, zone));
    }
    let exiled = |out| {
        let mut table = play(out);
        table.choose(Choice::Pick(Item::Place(0)));
        table.zone("Guardian")
    };
    without!(R400_6, exiled, Zone::Exile, Zone::Graveyard);
}

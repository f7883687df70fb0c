//! Card types, supertypes and subtypes (205), power and toughness (208), kindreds (308).

use vademecum_abilities::*;
use vademecum_machine::Choice;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{
    activated, anthem, card, creature, instant, keyword, mana, number, pump, sorcery, target,
};

fn goblin() -> Subtype {
    SubtypeNames::default().intern("Goblin").unwrap()
}

fn kills(name: &str, what: Filter) -> Card {
    let what = TargetSpec::one(Targetable::Object(what));
    instant(name, "B", vec![what], vec![Effect::Destroy { what: target(0), regenerable: true }.into()])
}

/// Whether a spell can take an object as its target.
fn may_target(table: &Table, spell: &str, name: &str) -> bool {
    let mut table = Table { state: table.state.clone(), journal: vademecum_machine::Journal::default() };
    let held = table.held(spell);
    if !table.allows(Choice::Cast(held, 0)) {
        return false;
    }
    table.choose(Choice::Cast(held, 0));
    let item = table.item(name);
    table.allows(Choice::Pick(item))
}

fn changes(name: &str, target: Filter, changes: Vec<Change>) -> Card {
    let which = Objects::Slot(Slot(0));
    let change = Effect::Change { which, changes, lasts: Duration::EndOfTurn };
    instant(name, "U", vec![TargetSpec::one(Targetable::Object(target))], vec![change.into()])
}

#[test]
fn an_object_with_several_types_is_each_of_them_and_a_token_has_types() {
    let robot = || {
        Card::from(Values {
            power: Some(2),
            toughness: Some(2),
            ..card("Robot", "3", &[Type::Artifact, Type::Creature])
        })
    };
    let wrath = || {
        let all = Objects::Each(Filter::CREATURE);
        sorcery("Day of Ash", "B", vec![], vec![Effect::Destroy { what: all, regenerable: true }.into()])
    };
    let play = |victim: &str, is_token: bool, out| {
        let lay = lay(vec![wrath(), robot()]).play(ANA, &["Swamp"]).play(BETO, &["Wall", victim]);
        let lay = lay.last(|placed| {
            if is_token {
                placed.marks = placed.marks.with(vademecum_machine::Mark::Token);
            }
        });
        let mut table = lay.hold(ANA, &["Day of Ash"]).begin_without(out);
        table.cast("Day of Ash", &[]).resolve();
        table
    };
    let table = play("Robot", false, None);
    assert_eq!(table.zone("Robot"), Zone::Graveyard);
    covers!(table.journal.evidence(), R205_2B);
    let ceased = |out| play("Bear", true, out).count("Bear", Zone::Battlefield);
    let table = play("Bear", true, None);
    covers!(table.journal.evidence(), R205_2C);
    without!(R205_2B, |out| play("Robot", false, out).zone("Robot"), Zone::Graveyard, Zone::Battlefield);
    without!(R205_2C, ceased, 0, 1);
}

#[test]
fn a_card_type_that_is_set_takes_the_place_of_the_others_and_their_subtypes() {
    let dryad = || {
        let subtypes = Subtypes::NONE.with(Subtype::FOREST).with(goblin());
        let values = Values {
            subtypes,
            power: Some(1),
            toughness: Some(1),
            ..card("Grove Folk", "-", &[Type::Land, Type::Creature])
        };
        Card::from(values)
    };
    let root = || changes("Take Root", Filter::CREATURE, vec![Change::SetTypes(Types::only(Type::Land))]);
    let play = |out| {
        let lay = lay(vec![dryad(), root()]).play(ANA, &["Island", "Grove Folk"]);
        let mut table = lay.hold(ANA, &["Take Root"]).begin_without(out);
        table.cast("Take Root", &["Grove Folk"]).resolve();
        let now = table.now("Grove Folk");
        (now.is_creature(), now.subtypes.has(goblin()), now.subtypes.has(Subtype::FOREST), table)
    };
    let (creature, goblin, forest, table) = play(None);
    assert!(!creature && !goblin && forest);
    covers!(table.journal.evidence(), R205_1A, R205_3C);
    without!(R205_1A, |out| play(out).0, false, true);
    without!(R205_3C, |out| play(out).1, false, true);
}

#[test]
fn what_is_added_leaves_types_and_supertypes_as_they_are() {
    let castle = || {
        let supertypes = Supertypes::only(Supertype::Legendary);
        Card::from(Values { supertypes, ..card("Old Castle", "-", &[Type::Land]) })
    };
    // Every land is a small creature as well, and remains a land.
    let wake = || {
        let changes = vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(1), number(1))];
        Card::from(Values {
            abilities: vec![anthem(Filter::LAND, changes)],
            ..card("Walking Earth", "3GG", &[Type::Enchantment])
        })
    };
    let play = |out| {
        let table = lay(vec![castle(), wake()]).play(ANA, &["Old Castle", "Walking Earth"]).begin_without(out);
        let now = table.now("Old Castle");
        (now.is_land(), now.supertypes.has(Supertype::Legendary), table)
    };
    let (land, legendary, table) = play(None);
    assert!(land && legendary && table.size("Old Castle") == (1, 1));
    covers!(table.journal.evidence(), R205_1B, R205_4B);
    without!(R205_1B, |out| play(out).0, true, false);
    without!(R205_4B, |out| play(out).1, true, false);
}

#[test]
fn a_subtype_is_gained_only_by_what_has_its_card_type() {
    let banner = || {
        let yours = Filter::Types(Types::PERMANENT).yours();
        let changes = vec![Change::AddSubtypes(Subtypes::NONE.with(goblin()))];
        Card::from(Values { abilities: vec![anthem(yours, changes)], ..card("Goblin Banner", "2", &[Type::Artifact]) })
    };
    let play = |out| {
        let table = lay(vec![banner()]).play(ANA, &["Goblin Banner", "Bear"]).begin_without(out);
        (table.now("Bear").subtypes.has(goblin()), table.now("Goblin Banner").subtypes.has(goblin()), table)
    };
    let (bear, banner_itself, table) = play(None);
    assert!(bear && !banner_itself);
    covers!(table.journal.evidence(), R205_3D);
    without!(R205_3D, |out| play(out).1, false, true);
}

#[test]
fn a_chosen_subtype_is_one_of_the_card_type_asked_for() {
    let call = || {
        let choose = Instruction::from(Effect::ChooseSubtype(Players::You, Type::Creature)).into_slot(Slot::FIRST_FREE);
        let which = Objects::Each(Filter::CREATURE.and(Filter::SubtypeIn(Slot::FIRST_FREE)));
        let grow = Effect::Change { which, changes: vec![pump(2, 2)], lasts: Duration::EndOfTurn };
        sorcery("War Call", "R", vec![], vec![choose, grow.into()])
    };
    let raider = || {
        let values = Values {
            subtypes: Subtypes::NONE.with(goblin()),
            power: Some(1),
            toughness: Some(1),
            ..card("Raider", "R", &[Type::Creature])
        };
        Card::from(values)
    };
    let chief = || {
        let other = SubtypeNames::default();
        let mut names = other;
        names.intern("Goblin");
        let elf = names.intern("Elf").unwrap();
        Card::from(Values {
            subtypes: Subtypes::NONE.with(elf),
            power: Some(1),
            toughness: Some(1),
            ..card("Ranger", "G", &[Type::Creature])
        })
    };
    let play = |out| {
        let lay = lay(vec![call(), raider(), chief()]).play(ANA, &["Mountain", "Raider", "Ranger"]);
        let mut table = lay.hold(ANA, &["War Call"]).begin_without(out);
        table.cast("War Call", &[]).pass_both();
        table
    };
    let mountain = Choice::Pick(vademecum_machine::Item::Subtype(Subtype::MOUNTAIN));
    let mut table = play(None);
    assert_eq!(table.refused(mountain), R205_3E);
    table.choose(Choice::Pick(vademecum_machine::Item::Subtype(goblin())));
    assert_eq!((table.size("Raider"), table.size("Ranger")), ((3, 3), (1, 1)));
    covers!(table.journal.evidence(), R205_3E);
    without!(R205_3E, |out| play(out).allows(mountain), false, true);
}

#[test]
fn basic_and_snow_are_what_the_type_line_says() {
    let dual = || {
        let subtypes = Subtypes::NONE.with(Subtype::FOREST);
        Card::from(Values { subtypes, ..card("Wild Forest", "-", &[Type::Land]) })
    };
    let ice = || {
        let supertypes = Supertypes::only(Supertype::Snow);
        Card::from(Values { supertypes, ..card("Ice Field", "-", &[Type::Land]) })
    };
    let nonbasic = Filter::LAND.and(Filter::Supertype(Supertype::Basic).negated());
    let snow = Filter::LAND.and(Filter::Supertype(Supertype::Snow));
    let play = |out| {
        let own = vec![dual(), ice(), kills("Ruin", nonbasic.clone()), kills("Thaw", snow.clone())];
        let lay = lay(own).play(ANA, &["Swamp"; 2]).play(BETO, &["Wild Forest", "Ice Field", "Forest"]);
        lay.hold(ANA, &["Ruin", "Thaw"]).begin_without(out)
    };
    let table = play(None);
    assert!(may_target(&table, "Ruin", "Wild Forest") && !may_target(&table, "Ruin", "Forest"));
    assert!(!may_target(&table, "Thaw", "Forest"));
    let ruined = |out| {
        let mut table = play(out);
        table.announce("Ruin", &[]);
        let forest = Choice::Pick(table.item("Wild Forest"));
        table.allows(forest).then(|| table.choose(forest).pay().resolve());
        (table.zone("Wild Forest"), table)
    };
    let thawed = |out| {
        let mut table = play(out);
        let castable = table.allows(Choice::Cast(table.held("Thaw"), 0));
        if castable {
            table.cast("Thaw", &["Ice Field"]).resolve();
        }
        (table.zone("Ice Field"), table)
    };
    let (ruin, thaw) = (ruined(None).1, thawed(None).1);
    covers!(ruin.journal.evidence(), R205_4C);
    covers!(thaw.journal.evidence(), R205_4G);
    without!(R205_4C, |out| ruined(out).0, Zone::Graveyard, Zone::Battlefield);
    without!(R205_4G, |out| thawed(out).0, Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_legendary_sorcery_needs_a_legend() {
    let edict = || {
        let supertypes = Supertypes::only(Supertype::Legendary);
        let mut edict = sorcery("Crown Edict", "W", vec![], vec![Effect::Draw(Players::You, number(2)).into()]);
        edict.faces[0].supertypes = supertypes;
        edict
    };
    let queen = || {
        let supertypes = Supertypes::only(Supertype::Legendary);
        Card::from(Values { supertypes, power: Some(2), toughness: Some(2), ..card("Queen", "2W", &[Type::Creature]) })
    };
    let play = |with: &str, out| {
        lay(vec![edict(), queen()]).play(ANA, &["Plains", with]).hold(ANA, &["Crown Edict"]).begin_without(out)
    };
    let mut table = play("Bear", None);
    assert_eq!(table.refused(Choice::Cast(table.held("Crown Edict"), 0)), R205_4E);
    let mut reigning = play("Queen", None);
    reigning.cast("Crown Edict", &[]).resolve();
    assert_eq!(reigning.hand(ANA), 2);
    covers!(table.journal.evidence(), R205_4E);
    let castable = |out| {
        let table = play("Bear", out);
        table.allows(Choice::Cast(table.held("Crown Edict"), 0))
    };
    without!(R205_4E, castable, false, true);
}

#[test]
fn a_land_that_is_another_land_type_loses_its_own_and_its_abilities() {
    let cavern = || {
        let sting = activated(Cost::of(CostPart::Tap), vec![], vec![Effect::GainLife(Players::You, number(1)).into()]);
        let values =
            Values { subtypes: Subtypes::NONE.with(Subtype::FOREST), ..card("Echo Grove", "-", &[Type::Land]) };
        Card::from(Values { abilities: vec![sting], ..values })
    };
    let flood = || changes("Flood", Filter::LAND, vec![Change::SetLandTypes(Subtypes::NONE.with(Subtype::ISLAND))]);
    let play = |out| {
        let lay = lay(vec![cavern(), flood()]).play(ANA, &["Island", "Echo Grove"]).hold(ANA, &["Flood"]);
        let mut table = lay.begin_without(out);
        table.cast("Flood", &["Echo Grove"]).resolve();
        let now = table.now("Echo Grove");
        let abilities = table.state.activated_abilities(table.id("Echo Grove")).count();
        ((now.subtypes.has(Subtype::FOREST), now.subtypes.has(Subtype::ISLAND), abilities), table)
    };
    let (now, table) = play(None);
    assert_eq!(now, (false, true, 1));
    covers!(table.journal.evidence(), R305_7);
    // Without it, it would be an Island besides what it is.
    without!(R305_7, |out| play(out).0, (false, true, 1), (true, true, 3));
}

#[test]
fn only_creatures_have_power_and_toughness() {
    let cart = || {
        let animate = Effect::Change {
            which: Objects::This,
            changes: vec![Change::AddTypes(Types::only(Type::Creature))],
            lasts: Duration::EndOfTurn,
        };
        let crew = activated(Cost::mana(mana("1")), vec![], vec![animate.into()]);
        Card::from(Values {
            power: Some(3),
            toughness: Some(2),
            abilities: vec![crew],
            ..card("Ox Cart", "2", &[Type::Artifact])
        })
    };
    let strong = Filter::Type(Type::Artifact).and(Filter::Power(Comparison::AtLeast, Box::new(number(2))));
    let oil = || changes("Oil", Filter::Type(Type::Artifact), vec![pump(1, 1)]);
    let own = || vec![cart(), kills("Scrap", strong.clone()), oil()];
    let play = |out| {
        lay(own())
            .play(ANA, &["Swamp", "Island", "Mountain", "Ox Cart"])
            .hold(ANA, &["Scrap", "Oil"])
            .begin_without(out)
    };
    let mut table = play(None);
    assert_eq!(table.size("Ox Cart"), (0, 0));
    assert_eq!(table.refused(Choice::Cast(table.held("Scrap"), 0)), R601_2C);
    table.cast("Oil", &["Ox Cart"]).resolve().activate("Ox Cart", 0, &[]).resolve();
    assert_eq!(table.size("Ox Cart"), (4, 3));
    covers!(table.journal.evidence(), R208_3, R208_3A);
    let castable = |out| {
        let table = play(out);
        table.allows(Choice::Cast(table.held("Scrap"), 0))
    };
    without!(R208_3, castable, false, true);
    let oiled = |out| {
        let mut table = play(out);
        table.cast("Oil", &["Ox Cart"]).resolve().activate("Ox Cart", 0, &[]).resolve();
        table.size("Ox Cart")
    };
    without!(R208_3A, oiled, (4, 3), (3, 2));
}

#[test]
fn base_power_is_what_is_set_without_what_is_added() {
    let small = Filter::CREATURE.and(Filter::BasePower(Comparison::AtMost, Box::new(number(2))));
    let lord = || {
        let anthem = anthem(Filter::CREATURE.yours(), vec![pump(3, 3)]);
        Card::from(Values { abilities: vec![anthem], ..card("Glory", "2W", &[Type::Enchantment]) })
    };
    let play = |out| {
        let lay =
            lay(vec![kills("Cut Down", small.clone()), lord()]).play(ANA, &["Swamp"]).play(BETO, &["Bear", "Glory"]);
        let mut table = lay.hold(ANA, &["Cut Down"]).begin_without(out);
        if table.allows(Choice::Cast(table.held("Cut Down"), 0)) {
            table.cast("Cut Down", &["Bear"]).resolve();
        }
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
    covers!(table.journal.evidence(), R208_4B);
    without!(R208_4B, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_star_is_what_the_text_defines_in_every_zone() {
    let golem = || {
        let count = || Amount::Count(Box::new(Objects::Each(Filter::LAND.yours())));
        let defines = Ability::Static(Static {
            defines: true,
            ..Static::new(Objects::This, vec![Change::Define(count(), count())])
        });
        creature("Earth Shape", "3G", (0, 0), vec![defines])
    };
    let play = |out| {
        let lay = lay(vec![golem()]).play(ANA, &["Forest"; 3]).play(ANA, &["Earth Shape"]);
        lay.begin_without(out)
    };
    let table = play(None);
    assert_eq!(table.size("Earth Shape"), (3, 3));
    covers!(table.journal.evidence(), R208_2A);
    without!(R208_2A, |out| play(out).zone("Earth Shape"), Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn a_creature_without_a_number_for_toughness_has_0() {
    let wake = || {
        let wake = anthem(Filter::Type(Type::Artifact), vec![Change::AddTypes(Types::only(Type::Creature))]);
        Card::from(Values { abilities: vec![wake], ..card("Living Metal", "3U", &[Type::Enchantment]) })
    };
    let idol = || Card::from(card("Idol", "2", &[Type::Artifact]));
    let play = |out| lay(vec![wake(), idol()]).play(ANA, &["Living Metal", "Idol"]).begin_without(out);
    let table = play(None);
    assert_eq!(table.zone("Idol"), Zone::Graveyard);
    covers!(table.journal.evidence(), R208_5);
    without!(R208_5, |out| play(out).zone("Idol"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_kindred_instant_is_cast_like_an_instant() {
    let trick = || {
        let mut trick = changes("Goblin Trick", Filter::CREATURE, vec![pump(2, 0)]);
        trick.faces[0].types = Types::only(Type::Kindred).with(Type::Instant);
        trick.faces[0].subtypes = Subtypes::NONE.with(goblin());
        trick
    };
    let play = |out| {
        let lay = lay(vec![trick()]).play(BETO, &["Island", "Bear"]).hold(BETO, &["Goblin Trick"]);
        let mut table = lay.begin_without(out);
        table.pass();
        table
    };
    let mut table = play(None);
    table.cast("Goblin Trick", &["Bear"]).pass_both();
    assert_eq!(table.size("Bear"), (4, 2));
    covers!(table.journal.evidence(), R308_1);
    let castable = |out| {
        let table = play(out);
        table.allows(Choice::Cast(table.held("Goblin Trick"), 0))
    };
    without!(R308_1, castable, true, false);
}

#[test]
fn a_creature_with_several_sizes_enters_as_one_of_them() {
    let plasma = || {
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let choose = Ability::Replacement(Replacement::of(enters, Replaced::EntersAsOneOf));
        let face = |power, toughness, abilities| Values {
            power: Some(power),
            toughness: Some(toughness),
            abilities,
            ..card("Soft Clay", "3U", &[Type::Creature])
        };
        Card {
            faces: vec![face(0, 0, vec![choose]), face(3, 3, vec![]), face(2, 2, vec![keyword(9)])],
            ..Card::default()
        }
    };
    let play = |out| {
        let lay = lay(vec![plasma()]).play(ANA, &["Island"; 4]).hold(ANA, &["Soft Clay"]);
        let mut table = lay.begin_without(out);
        table.cast("Soft Clay", &[]).pass_both();
        if table.asks().1 == (vademecum_machine::Ask::Pick { least: 1, most: 1 }) {
            table.choose(Choice::Pick(vademecum_machine::Item::Place(1)));
        }
        table
    };
    let table = play(None);
    assert_eq!((table.size("Soft Clay"), table.has("Soft Clay", 9)), ((2, 2), true));
    covers!(table.journal.evidence(), R208_2B);
    without!(R208_2B, |out| play(out).zone("Soft Clay"), Zone::Battlefield, Zone::Graveyard);
}

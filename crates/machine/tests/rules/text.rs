//! Text-changing effects (612).

use vademecum_abilities::*;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, Table, lay};
use vademecum_machine_fuzz::pool::{
    activated, anthem, card, creature, instant, mana, number, pump, target, target_creature, token,
};

/// A creature type, and another one.
const GOBLIN: Subtype = Subtype(252);
const ELF: Subtype = Subtype(253);

fn enchantment(name: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, "R", &[Type::Enchantment]) })
}

/// "This changes in the text of target permanent until end of turn."
fn rewrites(name: &str, change: Change) -> Card {
    let permanent = TargetSpec::one(Targetable::Object(Filter::Any));
    let effect = Effect::Change { which: target(0), changes: vec![change], lasts: Duration::EndOfTurn };
    instant(name, "U", vec![permanent], vec![effect.into()])
}

fn color_word(from: Color, to: Color) -> Change {
    Change::ReplaceWord(WordOf::Word(Word::Color(from)), WordOf::Word(Word::Color(to)))
}

fn type_word(from: Subtype, to: Subtype) -> Change {
    Change::ReplaceWord(WordOf::Word(Word::Subtype(from)), WordOf::Word(Word::Subtype(to)))
}

/// "Red creatures get +1/+1."
fn praises_red() -> Ability {
    anthem(Filter::CREATURE.and(Filter::Color(Color::Red)), vec![pump(1, 1)])
}

#[test]
fn a_color_word_is_changed_in_all_abilities_of_a_text() {
    // "{1}: red creatures get +1/+1" is another ability, and so is what red creatures have.
    let grows = Effect::Change {
        which: Objects::Each(Filter::CREATURE.and(Filter::Color(Color::Red))),
        changes: vec![pump(0, 2)],
        lasts: Duration::EndOfTurn,
    };
    let banner =
        enchantment("Banner", vec![praises_red(), activated(Cost::mana(mana("1")), vec![], vec![grows.into()])]);
    let play = |out| {
        let repaint = rewrites("Repaint", color_word(Color::Red, Color::Green));
        let lay = lay(vec![banner.clone(), repaint]).play(ANA, &["Island", "Island", "Banner", "Bear"]);
        let mut table = lay.hold(ANA, &["Repaint"]).begin_without(out);
        table.cast("Repaint", &["Banner"]).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!(table.size("Bear"), (3, 3));
    covers!(table.journal.evidence(), R613_1C);
    without!(R613_1C, |out| play(out).size("Bear"), (3, 3), (2, 2));
    table.activate("Banner", 0, &[]).resolve();
    assert_eq!(table.size("Bear"), (3, 5));
    // It lasts until end of turn.
    table.until_turn(4);
    assert_eq!(table.size("Bear"), (2, 2));
}

#[test]
fn a_land_type_is_no_name() {
    let play = |out| {
        let redraw = rewrites("Redraw", type_word(Subtype::FOREST, Subtype::SWAMP));
        let mut table = lay(vec![redraw]).play(ANA, &["Island", "Forest"]).hold(ANA, &["Redraw"]).begin_without(out);
        let forest = table.id("Forest");
        table.cast("Redraw", &["Forest"]).resolve();
        let now = table.state.characteristics(forest).subtypes;
        let name = table.state.values(forest).name.clone();
        (table, now, name)
    };
    let (table, now, _) = play(None);
    assert_eq!(now, Subtypes::NONE.with(Subtype::SWAMP), "its type line is text, and it taps for black mana");
    covers!(table.journal.evidence(), R612_2);
    without!(R612_2, |out| play(out).2, "Forest".to_owned(), "Swamp".to_owned());
}

/// "{1}: Create a 1/1 red Goblin creature token."
fn nest() -> Card {
    let create = Effect::Create { who: Players::You, token: 0, amount: number(1), onto: None };
    let mut nest = enchantment("Nest", vec![activated(Cost::mana(mana("1")), vec![], vec![create.into()])]);
    let mut goblin = token("Goblin", (1, 1), vec![]);
    goblin.faces[0].subtypes = Subtypes::NONE.with(GOBLIN);
    goblin.faces[0].indicator = Some(Colors::only(Color::Red));
    goblin.faces[0].naming = Naming::Subtypes;
    nest.tokens = vec![goblin];
    nest
}

fn subtypes(table: &Table) -> Subtypes {
    let is_token = |id: &vademecum_machine::ObjectId| table.state.object(*id).is(vademecum_machine::Mark::Token);
    let token = table.state.battlefield().iter().copied().find(is_token);
    token.map_or(Subtypes::NONE, |id| table.state.characteristics(id).subtypes)
}

/// A token of a nest; a text is changed before or after it is created.
fn hatch(changes: &[&str], out: Option<RuleId>) -> Table {
    let tale = rewrites("Tale", type_word(GOBLIN, ELF));
    let paint = rewrites("Paint", color_word(Color::Red, Color::White));
    let lay = lay(vec![nest(), tale, paint]).play(ANA, &["Island"; 3]).play(ANA, &["Nest"]);
    let mut table = lay.hold(ANA, &["Tale", "Paint"]).begin_without(out);
    for change in changes {
        table.cast(change, &["Nest"]).resolve();
    }
    table.activate("Nest", 0, &[]).resolve();
    table
}

#[test]
fn the_type_that_names_a_token_is_changed_where_the_token_is_described() {
    let table = hatch(&["Tale"], None);
    assert_eq!(subtypes(&table), Subtypes::NONE.with(ELF));
    covers!(table.journal.evidence(), R612_2A);
    without!(R612_2A, |out| subtypes(&hatch(&["Tale"], out)), Subtypes::NONE.with(ELF), Subtypes::NONE.with(GOBLIN));
    // Its color is a word of that text too.
    let table = hatch(&["Paint", "Tale"], None);
    let is_token = |id: &vademecum_machine::ObjectId| table.state.object(*id).is(vademecum_machine::Mark::Token);
    let token = table.state.battlefield().iter().copied().find(is_token).expect("a token");
    assert_eq!(table.state.characteristics(token).colors, Colors::only(Color::White));
    assert_eq!(subtypes(&table), Subtypes::NONE.with(ELF));
}

#[test]
fn what_a_token_is_is_text() {
    let play = |out| {
        let mut table = hatch(&[], out);
        table.cast("Tale", &["Goblin"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(subtypes(&table), Subtypes::NONE.with(ELF));
    covers!(table.journal.evidence(), R612_4);
    without!(R612_4, |out| subtypes(&play(out)), Subtypes::NONE.with(ELF), Subtypes::NONE.with(GOBLIN));
}

#[test]
fn what_was_granted_to_a_permanent_is_gone_with_it() {
    // "Creatures have "Red creatures get +1/+0"": of two creatures one goes to the graveyard, and back to a hand.
    let mut gift = enchantment("Gift", vec![anthem(Filter::CREATURE, vec![Change::GainAbility(0)])]);
    gift.faces[0].granted = vec![praises_red()];
    for to in [Zone::Graveyard, Zone::Hand, Zone::Exile] {
        let removal =
            instant("Removal", "0", vec![target_creature()], vec![Effect::Move(target(0), Destination::to(to)).into()]);
        let lay = lay(vec![gift.clone(), removal]).play(ANA, &["Gift", "Bear", "Raider"]);
        let mut table = lay.hold(ANA, &["Removal"]).begin();
        assert_eq!(table.size("Raider"), (4, 3));
        table.cast("Removal", &["Bear"]).resolve();
        assert_eq!(table.size("Raider"), (3, 2), "the bear is in {to:?}");
    }
}

#[test]
fn words_of_a_granted_ability_are_not_changed() {
    // "Creatures have "Red creatures get +1/+1"": the words are those of the gift, not of the bear.
    let mut gift = enchantment("Gift", vec![anthem(Filter::CREATURE, vec![Change::GainAbility(0)])]);
    gift.faces[0].granted = vec![praises_red()];
    let play = |on: &str, out| {
        let repaint = rewrites("Repaint", color_word(Color::Red, Color::Green));
        let lay = lay(vec![gift.clone(), repaint]).play(ANA, &["Island", "Gift", "Bear"]);
        let mut table = lay.hold(ANA, &["Repaint"]).begin_without(out);
        table.cast("Repaint", &[on]).resolve();
        table
    };
    let table = play("Bear", None);
    assert_eq!(table.size("Bear"), (2, 2));
    covers!(table.journal.evidence(), R612_3);
    without!(R612_3, |out| play("Bear", out).size("Bear"), (2, 2), (3, 3));
    // In the text that grants it they are.
    assert_eq!(play("Gift", None).size("Bear"), (3, 3));
}

#[test]
fn linked_abilities_stay_linked_when_a_word_is_changed() {
    // "{1}: exile target creature", "{1}: return the exiled card to its owner's hand".
    let slot = Slot(0x20);
    let one = || Cost::mana(mana("1"));
    let exile = vec![
        Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(slot),
        Effect::Remember(Objects::Slot(slot), 0).into(),
    ];
    let back = vec![
        Instruction::from(Effect::Recall(0)).into_slot(slot),
        Effect::Move(Objects::Slot(slot), Destination::to(Zone::Hand)).into(),
    ];
    let jar =
        enchantment("Jar", vec![activated(one(), vec![target_creature()], exile), activated(one(), vec![], back)]);
    let repaint = rewrites("Repaint", color_word(Color::Red, Color::Green));
    let lay = lay(vec![jar, repaint]).play(ANA, &["Island"; 3]).play(ANA, &["Jar", "Bear"]);
    let mut table = lay.hold(ANA, &["Repaint"]).begin();
    table.activate("Jar", 0, &["Bear"]).resolve().cast("Repaint", &["Jar"]).resolve();
    assert_eq!(table.zone("Bear"), Zone::Exile);
    table.activate("Jar", 1, &[]).resolve();
    assert_eq!(table.zone("Bear"), Zone::Hand);
}

#[test]
fn text_boxes_are_exchanged() {
    let both = TargetSpec::some(Targetable::Object(Filter::CREATURE), 2, 2);
    let changes = vec![Change::ExchangeText(target(0))];
    let exchange = Effect::Change { which: target(0), changes, lasts: Duration::Forever };
    let letters = instant("Letters", "U", vec![both], vec![exchange.into()]);
    let play = |out| {
        let lay = lay(vec![letters.clone()]).play(ANA, &["Island", "Hawk", "Rhino"]);
        let mut table = lay.hold(ANA, &["Letters"]).begin_without(out);
        table.cast("Letters", &["Hawk", "Rhino"]).resolve();
        let has = |name: &str, number: u8| table.now(name).keywords.has(Keyword(number));
        let both = (has("Hawk", 9), has("Hawk", 19), has("Rhino", 9), has("Rhino", 19));
        (table, both)
    };
    let (table, now) = play(None);
    assert_eq!(now, (false, true, true, false));
    assert_eq!((table.size("Hawk"), table.size("Rhino")), ((1, 2), (4, 4)), "all else is their own");
    covers!(table.journal.evidence(), R612_5);
    without!(R612_5, |out| play(out).1, (false, true, true, false), (true, false, false, true));
}

#[test]
fn the_full_text_of_a_card_is_its_name_and_size_as_well() {
    let top = Change::FullTextOf(Objects::TopOfGraveyard(Players::You));
    let mirror = creature("Mirror", "U", (0, 1), vec![Ability::Static(Static::new(Objects::This, vec![top]))]);
    let play = |out| {
        let lay = lay(vec![mirror.clone()]).play(ANA, &["Mirror"]).put(ANA, Zone::Graveyard, &["Bear", "Rhino"]);
        let table = lay.begin_without(out);
        let id = table.state.battlefield()[0];
        let now = table.state.characteristics(id);
        let name = table.state.values(id).name.clone();
        (name, (now.power, now.toughness), now.colors, table)
    };
    let (name, size, colors, table) = play(None);
    assert_eq!((&*name, size, colors), ("Rhino", (4, 4), Colors::only(Color::Green)));
    covers!(table.journal.evidence(), R612_6);
    without!(R612_6, |out| play(out).1, (4, 4), (0, 1));
}

#[test]
fn what_is_named_by_an_effect_has_that_name_alone() {
    // "Destroy each creature with the same name as target creature."
    let name = Effect::Change {
        which: target(0),
        changes: vec![Change::SetName("Hawk".to_owned())],
        lasts: Duration::EndOfTurn,
    };
    let rename = instant("Rename", "U", vec![target_creature()], vec![name.into()]);
    let namesakes = Objects::Each(Filter::CREATURE.and(Filter::SameName(Box::new(target(0)))));
    let purge = Effect::Destroy { what: namesakes, regenerable: false };
    let purge = instant("Purge", "U", vec![target_creature()], vec![purge.into()]);
    let play = |out| {
        let lay = lay(vec![rename.clone(), purge.clone()]).play(ANA, &["Island", "Island", "Hawk", "Bear"]);
        let mut table = lay.hold(ANA, &["Rename", "Purge"]).begin_without(out);
        let hawk = table.id("Hawk");
        table.cast("Rename", &["Bear"]).resolve();
        table.announce("Purge", &[]);
        table.choose(vademecum_machine::Choice::Pick(vademecum_machine::Item::Object(hawk))).pay().resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
    covers!(table.journal.evidence(), R612_8);
    without!(R612_8, |out| play(out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
}

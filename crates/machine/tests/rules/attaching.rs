//! Auras, Equipment and Fortifications (301.5, 301.6, 303.4, 701.3).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Deed, Item, Subject};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, anthem, card, copies_target, instant, number, pump, sorcery, target};

/// An Aura with enchant abilities, that makes what it enchants larger.
fn aura(name: &str, types: &[Type], enchants: Vec<KeywordAbility>) -> Values {
    let mut abilities: Vec<Ability> = enchants.into_iter().map(Ability::Keyword).collect();
    abilities.push(bearer(vec![pump(1, 1)]));
    Values { subtypes: Subtypes::NONE.with(Subtype::AURA), abilities, ..card(name, "W", types) }
}

fn enchant(what: Filter) -> KeywordAbility {
    KeywordAbility { filter: Some(what), ..Keyword(5).into() }
}

/// "Enchanted creature …", "equipped creature …".
fn bearer(changes: Vec<Change>) -> Ability {
    match anthem(Filter::Any, changes) {
        Ability::Static(is) => Ability::Static(Static { affects: Objects::Host, ..is }),
        other => other,
    }
}

fn equipment(name: &str, subtype: Subtype, keywords: Vec<KeywordAbility>) -> Values {
    let mut abilities: Vec<Ability> = keywords.into_iter().map(Ability::Keyword).collect();
    abilities.push(bearer(vec![pump(2, 0)]));
    Values { subtypes: Subtypes::NONE.with(subtype), abilities, ..card(name, "1", &[Type::Artifact]) }
}

fn costing(keyword: u8, generic: u32) -> KeywordAbility {
    KeywordAbility { cost: Some(Cost::mana(ManaCost::generic(generic))), ..Keyword(keyword).into() }
}

/// "Attach target permanent to target permanent."
fn tangle() -> Card {
    let any = || TargetSpec::one(Targetable::Object(Filter::Any));
    let attach = Effect::Attach(target(0), Subjects::Slot(Slot(1)));
    instant("Tangle", "U", vec![any(), any()], vec![attach.into()])
}

/// "Until end of turn, target permanent becomes a 2/2 creature in addition to its other types."
fn awaken() -> Card {
    let changes = vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(2), number(2))];
    let awakes = Effect::Change { which: target(0), changes, lasts: Duration::EndOfTurn };
    instant("Awaken", "U", vec![TargetSpec::one(Targetable::Object(Filter::Any))], vec![awakes.into()])
}

fn attached(table: &Table, what: &str, to: &str) -> bool {
    table.happened(|deed| *deed == Deed::Attach(table.id(what), Subject::Object(table.id(to)))) > 0
}

#[test]
fn an_equipment_that_is_a_creature_equips_nothing() {
    let play = |out: Option<RuleId>| {
        let sword = Card::from(equipment("Sword", Subtype::EQUIPMENT, vec![costing(6, 1)]));
        let lay = lay(vec![sword, awaken()]).play(ANA, &["Island", "Mountain", "Bear", "Sword"]).hold(ANA, &["Awaken"]);
        let mut table = lay.begin_without(out);
        table.cast("Awaken", &["Sword"]).resolve();
        table.activate("Sword", 0, &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((attached(&table, "Sword", "Bear"), table.size("Bear")), (false, (2, 2)));
    covers!(table.journal.evidence(), R301_5C);
    without!(R301_5C, |out| attached(&play(out), "Sword", "Bear"), false, true);
}

#[test]
fn an_equipment_that_becomes_a_creature_comes_off() {
    let play = |out: Option<RuleId>| {
        let sword = Card::from(equipment("Sword", Subtype::EQUIPMENT, vec![costing(6, 1)]));
        let lay = lay(vec![sword, awaken()]).play(ANA, &["Island", "Island", "Bear", "Sword"]).hold(ANA, &["Awaken"]);
        let mut table = lay.begin_without(out);
        table.activate("Sword", 0, &["Bear"]).resolve();
        table.cast("Awaken", &["Sword"]).resolve();
        table.size("Bear")
    };
    assert_eq!(play(None), (2, 2));
    without!(R704_5P, play, (2, 2), (4, 2));
}

#[test]
fn an_aura_spell_becomes_attached_to_what_it_targets() {
    // Without 608.3c its controller chooses as it enters, as for an Aura that was no spell.
    let is_asked = |out: Option<RuleId>| {
        let wings = Card::from(aura("Own Wings", &[Type::Enchantment], vec![enchant(Filter::CREATURE)]));
        let lay = lay(vec![wings]).play(ANA, &["Plains", "Bear"]).play(BETO, &["Elf"]).hold(ANA, &["Own Wings"]);
        let mut table = lay.begin_without(out);
        table.cast("Own Wings", &["Bear"]).pass_both();
        table.allows(Choice::Pick(Item::Object(table.id("Elf"))))
    };
    without!(R608_3C, is_asked, false, true);
}

#[test]
fn an_aura_does_not_enchant_itself() {
    let play = |out: Option<RuleId>| {
        let ring = Card::from(aura("Ring", &[Type::Enchantment], vec![enchant(Filter::Type(Type::Enchantment))]));
        let lay = lay(vec![ring, tangle()]).play(ANA, &["Plains", "Island", "Updraft"]).hold(ANA, &["Ring", "Tangle"]);
        let mut table = lay.begin_without(out);
        table.cast("Ring", &["Updraft"]).resolve();
        table.cast("Tangle", &["Ring", "Ring"]).resolve();
        table.state.host(table.id("Ring")) == Some(table.id("Updraft"))
    };
    assert!(play(None));
    without!(R303_4D, play, true, false);
}

#[test]
fn an_aura_with_two_enchant_abilities_follows_both() {
    let play = |out: Option<RuleId>| {
        let both = vec![enchant(Filter::CREATURE), enchant(Filter::Color(Color::Green))];
        let bond = Card::from(aura("Bond", &[Type::Enchantment], both));
        let lay = lay(vec![bond]).play(ANA, &["Plains", "Bear", "Hawk"]).hold(ANA, &["Bond"]);
        let mut table = lay.begin_without(out);
        table.announce("Bond", &[]);
        let hawk = Item::Object(table.id("Hawk"));
        table.allows(Choice::Pick(hawk))
    };
    assert!(!play(None));
    without!(R702_5C, play, false, true);
}

#[test]
fn an_aura_may_enchant_a_player() {
    let curse = || {
        let enchant = KeywordAbility { players: Some(Players::All), ..Keyword(5).into() };
        let mut curse = aura("Curse", &[Type::Enchantment], vec![enchant]);
        curse.abilities.push(Ability::Triggered(Triggered::on(
            Pattern::begins(Step::Upkeep, Players::Host),
            vec![Effect::LoseLife(Players::Slot(Slot::EVENT_PLAYER), number(1)).into()],
        )));
        Card::from(curse)
    };
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![curse()]).play(ANA, &["Plains"]).hold(ANA, &["Curse"]);
        let mut table = lay.begin_without(out);
        if table.allows(Choice::Cast(table.held("Curse"), 0)) {
            table.cast("Curse", &["Beto"]).resolve();
        }
        table.until_turn(4).until(Step::Draw);
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (20, 19));
    assert_eq!(table.state.host_of(table.id("Curse")), Some(Subject::Player(BETO)));
    covers!(table.journal.evidence(), R702_5D);
    without!(R702_5D, |out| play(out).life(BETO), 19, 20);
}

#[test]
fn any_of_several_equip_abilities_may_be_activated() {
    let play = |out: Option<RuleId>| {
        let sword = Card::from(equipment("Sword", Subtype::EQUIPMENT, vec![costing(6, 3), costing(6, 1)]));
        let table = lay(vec![sword]).play(ANA, &["Mountain", "Bear", "Sword"]).begin_without(out);
        table.allows(table.activation("Sword", 1))
    };
    assert!(play(None));
    without!(R702_6D, play, true, false);
}

#[test]
fn a_quality_restricts_what_equip_targets() {
    let play = |out: Option<RuleId>| {
        let equip = KeywordAbility { filter: Some(Filter::Color(Color::White)), ..costing(6, 1) };
        let sword = Card::from(equipment("Sword", Subtype::EQUIPMENT, vec![equip]));
        let lay = lay(vec![sword]).play(ANA, &["Mountain", "Bear", "Hawk", "Sword"]);
        let mut table = lay.begin_without(out);
        table.choose(table.activation("Sword", 0));
        table.allows(Choice::Pick(Item::Object(table.id("Bear"))))
    };
    assert!(!play(None));
    without!(R702_6C, play, false, true);
}

#[test]
fn any_of_several_fortify_abilities_may_be_activated() {
    let play = |out: Option<RuleId>| {
        let walls = Card::from(equipment("Walls", Subtype::FORTIFICATION, vec![costing(67, 3), costing(67, 1)]));
        let table = lay(vec![walls]).play(ANA, &["Mountain", "Walls"]).begin_without(out);
        table.allows(table.activation("Walls", 1))
    };
    assert!(play(None));
    without!(R702_67C, play, true, false);
}

#[test]
fn no_damage_is_dealt_to_what_is_not_a_creature() {
    // The thorns hurt whatever they are on, and a land is hurt by nothing.
    let play = |out: Option<RuleId>| {
        let mut thorns = aura("Thorns", &[Type::Enchantment], vec![enchant(Filter::LAND)]);
        let hurts = Effect::Damage { source: Objects::This, to: Subjects::Objects(Objects::Host), amount: number(1) };
        thorns.abilities.push(activated(Cost::FREE, vec![], vec![hurts.into()]));
        let lay = lay(vec![Card::from(thorns)]).play(ANA, &["Plains", "Forest"]).hold(ANA, &["Thorns"]);
        let mut table = lay.begin_without(out);
        table.cast("Thorns", &["Forest"]).resolve();
        table.activate("Thorns", 0, &[]).resolve();
        table.happened(|deed| matches!(deed, Deed::Damage { .. }))
    };
    assert_eq!(play(None), 0);
    without!(R120_1A, play, 0, 1);
}

#[test]
fn an_aura_of_the_token_kind_is_not_made_without_a_bearer() {
    // A copy of an Aura enters attached to what its controller chooses.
    let copy = sorcery(
        "Mirror",
        "U",
        vec![TargetSpec::one(Targetable::Object(Filter::Type(Type::Enchantment)))],
        vec![copies_target().into()],
    );
    let wings = Card::from(aura("Wings", &[Type::Enchantment], vec![enchant(Filter::CREATURE)]));
    let lay = lay(vec![copy, wings]).play(ANA, &["Plains", "Island", "Bear", "Hawk"]).hold(ANA, &["Wings", "Mirror"]);
    let mut table = lay.begin();
    table.cast("Wings", &["Bear"]).resolve();
    table.cast("Mirror", &["Wings"]).resolve();
    table.pick("Hawk");
    assert_eq!((table.size("Bear"), table.size("Hawk")), ((3, 3), (2, 3)));
}

//! Keywords that are written with a number, and what is asked where an object has one of them twice.

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Defender};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, kill, lay};
use vademecum_machine_fuzz::pool::{card, creature, keyword, number, sorcery};

fn numbered(keyword: u8, n: i32) -> Ability {
    Ability::Keyword(KeywordAbility { number: Some(number(n)), ..Keyword(keyword).into() })
}

/// A creature with a creature type.
fn creature_of_type(name: &str, cost: &str, subtype: Subtype, abilities: Vec<Ability>) -> Card {
    Card::from(Values {
        subtypes: Subtypes::NONE.with(subtype),
        power: Some(1),
        toughness: Some(1),
        abilities,
        ..card(name, cost, &[Type::Creature])
    })
}

#[test]
fn a_card_is_revealed_for_each_of_two_amplify_abilities() {
    let matriarch = creature_of_type("Matriarch", "G", Subtype::SPIRIT, vec![numbered(38, 1), numbered(38, 2)]);
    let cub = creature_of_type("Cub", "G", Subtype::SPIRIT, vec![]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![matriarch.clone(), cub.clone()]).play(ANA, &["Forest"]);
        let mut table = lay.hold(ANA, &["Matriarch", "Cub"]).begin_without(out);
        table.cast("Matriarch", &[]).pass_both();
        if out.is_none() {
            table.choose(Choice::Pick(vademecum_machine::Item::Place(0)));
        }
        while let (ANA, Ask::Pick { .. }) = table.asks() {
            table.pick("Cub");
        }
        table.size("Matriarch")
    };
    without!(R702_38B, play, (4, 4), (2, 2));
}

#[test]
fn each_of_two_provoke_abilities_triggers() {
    let boar = creature("Boar", "R", (3, 3), vec![keyword(39), keyword(39)]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![boar.clone()]).play(ANA, &["Boar"]).play(BETO, &["Bear"]).at(Step::DeclareAttackers);
        let mut table = lay.begin_without(out);
        let boar = table.id("Boar");
        table.choose(Choice::Attack(boar, Defender::Player(BETO))).choose(Choice::Done);
        while table.asks().1 != Ask::Priority {
            let first = table.first().expect("a choice");
            table.choose(first);
        }
        table.state.stack().len()
    };
    without!(R702_39B, play, 2, 1);
}

#[test]
fn each_of_two_soulshift_abilities_triggers() {
    let keeper = creature_of_type("Keeper", "4W", Subtype::SPIRIT, vec![numbered(46, 2), numbered(46, 4)]);
    let wisp = creature_of_type("Wisp", "1W", Subtype::SPIRIT, vec![]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![keeper.clone(), wisp.clone(), kill("Slay")]).play(ANA, &["Swamp", "Keeper"]);
        let lay = lay.put(ANA, Zone::Graveyard, &["Wisp", "Wisp"]).hold(ANA, &["Slay"]);
        let mut table = lay.begin_without(out);
        table.cast("Slay", &["Keeper"]).pass_both();
        while table.asks().1 != Ask::Priority {
            let first = table.first().expect("a choice");
            table.choose(first);
        }
        table.state.stack().len()
    };
    without!(R702_46B, play, 2, 1);
}

#[test]
fn a_library_with_too_few_cards_is_not_dredged() {
    let sludge = creature("Sludge", "1B", (2, 2), vec![numbered(52, 2)]);
    let study = sorcery("Study", "U", vec![], vec![Effect::Draw(Players::You, number(1)).into()]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![sludge.clone(), study.clone()]).play(ANA, &["Island"]).stack(ANA, &["Bear"]);
        let lay = lay.put(ANA, Zone::Graveyard, &["Sludge"]).hold(ANA, &["Study"]);
        let mut table = lay.begin_without(out);
        table.cast("Study", &[]).pass_both();
        table.asks().1
    };
    without!(R702_52B, play, Ask::Priority, Ask::YesNo);
}

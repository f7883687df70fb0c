//! Cards in a hand that stay revealed: forecast (702.57b), ninjutsu (702.49b), miracle (702.94b).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Defender, ObjectId, keywords::forecasts};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, creature, instant, keyword, mana, number};

/// An instant without targets, which resolves in response.
fn murmur() -> Card {
    instant("Murmur", "0", vec![], vec![Effect::GainLife(Players::You, number(1)).into()])
}

fn is_seen_by_beto(table: &Table, card: ObjectId) -> bool {
    table.state.may_look_at(BETO, card, &table.journal)
}

fn with_cost(keyword: u8, cost: &str) -> Ability {
    Ability::Keyword(KeywordAbility { cost: Some(Cost::mana(mana(cost))), ..Keyword(keyword).into() })
}

#[test]
fn a_card_with_forecast_stays_revealed_until_the_upkeep_is_over() {
    let ability = Activated {
        cost: Cost::mana(mana("W")).and(CostPart::RevealThis),
        effect: SpellAbility {
            program: vec![Effect::GainLife(Players::You, number(2)).into()],
            ..SpellAbility::default()
        },
        ..Activated::default()
    };
    let omen = Card::from(Values {
        abilities: vec![keyword(57), Ability::Activated(forecasts(ability).expect("it reveals its card"))],
        ..card("Omen", "2W", &[Type::Enchantment])
    });
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![omen.clone(), murmur()]).play(ANA, &["Plains"]).hold(ANA, &["Omen"]);
        let mut table = lay.at(Step::Upkeep).begin_without(out);
        let omen = table.held("Omen");
        table.activate("Omen", 0, &[]).resolve();
        let in_upkeep = is_seen_by_beto(&table, omen);
        table.until(Step::FirstMain);
        (in_upkeep, is_seen_by_beto(&table, omen))
    };
    without!(R702_57B, play, (true, false), (false, false));
}

#[test]
fn a_card_with_ninjutsu_stays_revealed_while_its_ability_is_on_the_stack() {
    let ninja = creature("Ninja", "2U", (2, 2), vec![with_cost(49, "U")]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![ninja.clone(), murmur()]).play(ANA, &["Bear", "Island"]).hold(ANA, &["Ninja", "Murmur"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let (bear, ninja) = (table.id("Bear"), table.held("Ninja"));
        table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done);
        table.until(Step::DeclareBlockers);
        table.activate("Ninja", 0, &[]).cast("Murmur", &[]).pass_both();
        is_seen_by_beto(&table, ninja)
    };
    without!(R702_49B, play, true, false);
}

#[test]
fn a_card_with_miracle_stays_revealed_until_its_ability_has_left_the_stack() {
    let light = Card::from(Values {
        abilities: vec![
            Ability::Spell(SpellAbility {
                program: vec![Effect::GainLife(Players::You, number(7)).into()],
                ..SpellAbility::default()
            }),
            with_cost(94, "W"),
        ],
        ..card("Sudden Light", "5W", &[Type::Sorcery])
    });
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![light.clone(), murmur()]).play(ANA, &["Plains"]).hold(ANA, &["Murmur"]);
        let mut table = lay.stack(ANA, &["Plains", "Sudden Light"]).at(Step::Upkeep).begin_without(out);
        table.pass_both();
        table.choose(Choice::Yes);
        let light = table.held("Sudden Light");
        table.cast("Murmur", &[]).pass_both();
        is_seen_by_beto(&table, light)
    };
    without!(R702_94B, play, true, false);
}

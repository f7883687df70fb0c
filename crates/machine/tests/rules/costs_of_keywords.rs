//! Keywords by which cards are cast from other zones or for other costs, and what other chapters say of them.

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{
    Ask, Choice,
    keywords::{self, gains_flashback},
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, creature, mana, number, sorcery};

fn costly(keyword: u8, cost: &str) -> Ability {
    Ability::Keyword(KeywordAbility { cost: Some(Cost::mana(mana(cost))), ..Keyword(keyword).into() })
}

#[test]
fn a_card_that_gained_flashback_is_exiled_as_the_spell_that_it_became() {
    // "Target instant card in your graveyard gains flashback {R} until end of turn."
    let dead = Filter::Type(Type::Instant).and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let recalls = gains_flashback(Slot(0), Cost::mana(mana("R")));
    let recall = sorcery("Recall", "R", vec![TargetSpec::one(Targetable::Object(dead))], recalls);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![recall.clone()]).play(ANA, &["Mountain"; 2]).put(ANA, Zone::Graveyard, &["Spark"]);
        let mut table = lay.hold(ANA, &["Recall"]).begin_without(out);
        table.cast("Recall", &["Spark"]).resolve();
        let spark = table.id("Spark");
        table.choose(Choice::Cast(spark, 0)).pick("Beto").pay().resolve();
        (table.life(BETO), table.zone("Spark"))
    };
    without!(R400_7G, play, (17, Zone::Exile), (17, Zone::Graveyard));
}

#[test]
fn what_looks_for_a_discarded_card_finds_it_after_its_madness() {
    // Discards a card, which comes back to the hand as the end step begins.
    let discarded = Slot(0x20);
    let back = Effect::Move(Objects::Slot(discarded), Destination::to(Zone::Hand));
    let later = Triggered::on(Pattern::begins(Step::End, Players::All), vec![back.into()]);
    let program = vec![
        Instruction::from(Effect::Discard(Players::You, number(1))).into_slot(discarded),
        Effect::Delay { ability: Arc::new(later), lasts: Duration::Forever, once: true }.into(),
    ];
    let frenzy = Card::from(Values { abilities: vec![costly(35, "RR")], ..card("Frenzy", "4R", &[Type::Sorcery]) });
    let tithe = sorcery("Loan", "R", vec![], program);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![frenzy.clone(), tithe.clone()]).play(ANA, &["Mountain"; 3]);
        let mut table = lay.hold(ANA, &["Loan", "Frenzy"]).begin_without(out);
        table.cast("Loan", &[]).pass_both();
        assert_eq!(table.zone("Frenzy"), Zone::Exile);
        // Ana does not cast it.
        table.pass_both().choose(Choice::No);
        assert_eq!(table.zone("Frenzy"), Zone::Graveyard);
        table.until(Step::End).resolve();
        table.zone("Frenzy")
    };
    without!(R400_7K, play, Zone::Hand, Zone::Graveyard);
}

#[test]
fn a_card_that_may_be_revealed_as_it_is_drawn_is_looked_at_first() {
    let light = Card::from(Values {
        abilities: vec![
            Ability::Spell(SpellAbility {
                program: vec![Effect::GainLife(Players::You, number(7)).into()],
                ..SpellAbility::default()
            }),
            costly(94, "W"),
        ],
        ..card("Sudden Light", "5W", &[Type::Sorcery])
    });
    let draw = |out: Option<RuleId>| {
        let lay = lay(vec![light.clone()]).play(ANA, &["Plains"]).stack(ANA, &["Plains", "Sudden Light"]);
        let mut table = lay.at(Step::Upkeep).begin_without(out);
        table.pass_both();
        table
    };
    let sees = |table: &Table, player| {
        let top = table.state.player(ANA).library().last().copied().expect("a card");
        table.state.may_look_at(player, top, &table.journal)
    };
    let table = draw(None);
    assert_eq!((table.asks(), sees(&table, BETO)), ((ANA, Ask::YesNo), false));
    without!(R121_9, |out| sees(&draw(out), ANA), true, false);
    // It may stay hidden as well, and then it is a card in hand like any other.
    let mut table = draw(None);
    table.choose(Choice::No);
    assert_eq!((table.zone("Sudden Light"), table.state.stack().len()), (Zone::Hand, 0));
}

#[test]
fn a_suspended_card_waits_for_its_last_counter_and_a_forbidden_one_is_not_suspended() {
    let number_of = Some(number(2));
    let suspend = KeywordAbility { cost: Some(Cost::mana(mana("G"))), number: number_of, ..Keyword(62).into() };
    let giant = creature("Sleeping Giant", "6G", (6, 6), vec![Ability::Keyword(suspend)]);
    let hush = CastingRule {
        who: Players::All,
        ..CastingRule::yours(Castable::Spells(Filter::CREATURE), CastingChange::Forbidden)
    };
    let hush =
        Card::from(Values { abilities: vec![Ability::Casting(hush)], ..card("Curfew", "2", &[Type::Enchantment]) });
    let lay = |own: &[&str]| {
        let lay = lay(vec![giant.clone(), hush.clone()]).play(ANA, &["Forest"]).play(BETO, own);
        lay.hold(ANA, &["Sleeping Giant"]).begin()
    };
    let table = lay(&["Curfew"]);
    assert!(!table.allows(table.activation("Sleeping Giant", 0)));
    let mut table = lay(&[]);
    let action = table.activation("Sleeping Giant", 0);
    table.choose(action).pay();
    let giant = table.id("Sleeping Giant");
    let time = |table: &Table| table.state.counters(vademecum_machine::Subject::Object(giant), CounterKind::Time);
    assert_eq!((table.zone("Sleeping Giant"), table.state.stack().len(), time(&table)), (Zone::Exile, 0, 2));
    table.until_turn(5).until(Step::Upkeep).resolve();
    assert_eq!((time(&table), table.zone("Sleeping Giant")), (1, Zone::Exile));
    table.until_turn(7).until(Step::Upkeep).resolve();
    table.choose(Choice::Yes).resolve();
    assert_eq!((table.zone("Sleeping Giant"), table.has("Sleeping Giant", 10)), (Zone::Battlefield, true));
}

#[test]
fn of_two_blitz_abilities_the_one_that_was_paid_for_draws_a_card() {
    let raider = creature("Raider", "3R", (2, 1), vec![costly(152, "R"), costly(152, "1R")]);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![raider.clone()]).play(ANA, &["Mountain"]).stack(ANA, &["Mountain"; 4]);
        let mut table = lay.hold(ANA, &["Raider"]).begin_without(out);
        let card = table.held("Raider");
        // Ana can pay for the first of them alone.
        let blitz = table.state.choices().iter().find(|choice| matches!(choice, Choice::Cast(id, _) if *id == card));
        table.choose(blitz.expect("a way to cast it")).pay().resolve();
        assert!(table.has("Raider", 10));
        // It is sacrificed as the end step begins.
        table.until(Step::End).resolve();
        while table.asks().1 != Ask::Priority {
            let first = table.first().expect("a choice");
            table.choose(first);
        }
        table.resolve();
        (table.zone("Raider"), table.hand(ANA))
    };
    without!(R702_152B, play, (Zone::Graveyard, 1), (Zone::Graveyard, 2));
}

/// "Each creature card in your graveyard has scavenge", with a cost equal to its mana cost.
fn herald() -> Card {
    let mana_cost = Cost::of(CostPart::ManaOf(Objects::This));
    let scavenge = KeywordAbility { cost: Some(mana_cost), ..Keyword(97).into() };
    let means = keywords::means(&scavenge);
    let dead = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let gives = Static::new(Objects::Each(dead), vec![Change::GainAbility(0), Change::GainAbility(1)]);
    let granted = std::iter::once(Ability::Keyword(scavenge)).chain(means).collect();
    let abilities = vec![Ability::Static(gives)];
    Card::from(Values { abilities, granted, ..card("Herald", "BG", &[Type::Enchantment]) })
}

/// What Ana may activate of a card.
fn activation(table: &Table, name: &str) -> Option<Choice> {
    let id = table.id(name);
    table.state.choices().iter().find(|choice| matches!(choice, Choice::Activate(of, _) if *of == id))
}

#[test]
fn what_a_static_ability_gives_cards_in_a_graveyard_is_theirs_as_long_as_it_is_there() {
    let imp = creature("Lone Imp", "1G", (1, 1), vec![]);
    let lay = lay(vec![herald(), imp]).play(ANA, &["Forest", "Forest", "Herald", "Pinger"]);
    let lay = lay.put(ANA, Zone::Graveyard, &["Bear", "Rhino", "Spark"]).put(BETO, Zone::Graveyard, &["Lone Imp"]);
    let mut table = lay.begin();
    let offered = ["Bear", "Rhino", "Spark", "Lone Imp"].map(|name| activation(&table, name).is_some());
    // There is too little mana for the rhino, the spark is not a creature card, and Beto owns the imp.
    assert_eq!(offered, [true, false, false, false]);
    let scavenge = activation(&table, "Bear").unwrap();
    table.choose(scavenge).pick("Pinger").pay().resolve();
    assert_eq!((table.zone("Bear"), table.size("Pinger")), (Zone::Exile, (3, 3)));
}

#[test]
fn a_card_without_a_mana_cost_has_no_cost_that_could_be_paid() {
    let mut grove = creature("Grove", "0", (1, 1), vec![]);
    grove.faces[0].cost = None;
    let lay = lay(vec![herald(), grove]).play(ANA, &["Forest", "Herald", "Bear"]).put(ANA, Zone::Graveyard, &["Grove"]);
    let table = lay.begin();
    assert!(activation(&table, "Grove").is_none());
}

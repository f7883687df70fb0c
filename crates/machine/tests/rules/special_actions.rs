//! Special actions that texts allow (116.2).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Defender};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, card, creature, mana, number, sorcery, target, target_creature};

/// "You may discard this card any time you could cast an instant."
fn vulture() -> Card {
    let discard = Activated {
        cost: Cost::of(CostPart::DiscardThis),
        functions: Functions(Zones::only(Zone::Hand)),
        special: Some(SpecialAction::DiscardThis),
        ..Activated::default()
    };
    creature("Vulture", "1B", (2, 2), vec![Ability::Activated(discard)])
}

#[test]
fn a_card_is_discarded_as_a_special_action() {
    let hold = |out: Option<RuleId>| lay(vec![vulture()]).hold(ANA, &["Vulture"]).begin_without(out);
    let discards = |table: &Table| table.activation("Vulture", 0);
    let mut table = hold(None);
    let action = discards(&table);
    table.choose(action);
    // It is done at once, and the player keeps priority.
    assert_eq!((table.zone("Vulture"), table.state.stack().len(), table.asks().0), (Zone::Graveyard, 0, ANA));
    without!(
        R116_2E,
        |out| {
            let table = hold(out);
            table.allows(discards(&table))
        },
        true,
        false
    );
}

/// "Players can't cast creature spells. Any player may pay {1} for that player to ignore this effect until end of turn."
fn curfew() -> Card {
    let about = Castable::Spells(Filter::CREATURE);
    let forbids = CastingRule { who: Players::All, ..CastingRule::yours(about, CastingChange::Forbidden) };
    let ignore = Activated {
        cost: Cost::mana(mana("1")),
        effect: SpellAbility { program: vec![Effect::Ignore(Players::You).into()], ..SpellAbility::default() },
        by_whom: Activator::AnyPlayer,
        special: Some(SpecialAction::IgnoreEffect),
        ..Activated::default()
    };
    let abilities = vec![Ability::Casting(forbids), Ability::Activated(ignore)];
    Card::from(Values { abilities, ..card("Curfew", "2", &[Type::Enchantment]) })
}

fn under_curfew(out: Option<RuleId>) -> Table {
    let lay = lay(vec![curfew()]).play(BETO, &["Curfew"]).play(ANA, &["Forest"; 3]).play(BETO, &["Forest"; 2]);
    let lay = lay.stack(ANA, &["Forest"; 3]).stack(BETO, &["Forest"; 3]);
    lay.hold(ANA, &["Bear"]).hold(BETO, &["Bear"]).begin_without(out)
}

fn bear_of(table: &Table, player: vademecum_machine::PlayerId) -> Choice {
    let hand = table.state.player(player).hand();
    Choice::Cast(*hand.first().expect("a bear in hand"), 0)
}

#[test]
fn a_player_pays_to_ignore_an_effect() {
    let mut table = under_curfew(None);
    assert!(!table.allows(bear_of(&table, ANA)));
    let ignore = table.activation("Curfew", 0);
    table.choose(ignore).pay();
    assert_eq!((table.state.stack().len(), table.asks().0), (0, ANA));
    assert!(table.allows(bear_of(&table, ANA)));
    // Whoever has not paid is bound by it, and from the next turn on everybody is.
    table.until_turn(4).until(Step::FirstMain);
    assert!(!table.allows(bear_of(&table, BETO)));
    table.until_turn(5).until(Step::FirstMain);
    assert!(!table.allows(bear_of(&table, ANA)));
    let pays = |out| {
        let table = under_curfew(out);
        table.allows(table.activation("Curfew", 0))
    };
    without!(R116_2D, pays, true, false);
}

#[test]
fn what_cannot_happen_to_a_player_is_ignored_as_well() {
    let Ability::Activated(ignore) = curfew().faces[0].abilities[1].clone() else { panic!("an activated ability") };
    let dry = Replacement::of(Pattern::by(DeedKind::GainLife, Players::All), Replaced::Cant);
    let abilities = vec![Ability::Replacement(dry), Ability::Activated(ignore)];
    let drought = Card::from(Values { abilities, ..card("Drought", "2", &[Type::Enchantment]) });
    let gain = sorcery("Feast", "G", vec![], vec![Effect::GainLife(Players::All, number(2)).into()]);
    let lay = lay(vec![drought, gain]).play(BETO, &["Drought"]).play(ANA, &["Forest"; 2]).hold(ANA, &["Feast"]);
    let mut table = lay.begin();
    let ignore = table.activation("Drought", 0);
    table.choose(ignore).pay().cast("Feast", &[]).resolve();
    assert_eq!((table.life(ANA), table.life(BETO)), (22, 20));
}

/// "Target creature can't attack. Its controller may pay {2} any time to end this effect."
fn shackles() -> Card {
    let controller = Players::ControllerOf(Box::new(target(0)));
    let bound = Effect::Change {
        which: target(0),
        changes: vec![Change::CantAttack],
        lasts: Duration::UntilPaid(Box::new((controller, Cost::mana(mana("2"))))),
    };
    sorcery("Shackles", "B", vec![target_creature()], vec![bound.into()])
}

#[test]
fn a_player_pays_to_end_an_effect() {
    let bind = |out| {
        let lay = lay(vec![shackles()]).play(ANA, &["Swamp"; 3]).hold(ANA, &["Shackles"]);
        let mut table = lay.play(BETO, &["Bear", "Forest", "Forest"]).stack(BETO, &["Forest"; 3]).begin_without(out);
        table.cast("Shackles", &["Bear"]).resolve();
        table
    };
    let end = Choice::EndEffect(0);
    let mut table = bind(None);
    // Not Ana, though the effect is hers.
    assert!(!table.allows(end));
    table.pass();
    assert_eq!((table.asks().0, table.allows(end)), (BETO, true));
    table.choose(end).pay();
    assert_eq!((table.state.stack().len(), table.asks().0), (0, BETO));
    assert!(!table.allows(end));
    table.until_turn(4).until(Step::DeclareAttackers);
    assert!(table.allows(Choice::Attack(table.id("Bear"), Defender::Player(ANA))));
    let ends = |out| bind(out).pass().allows(end);
    without!(R116_2C, ends, true, false);
}

#[test]
fn a_special_action_is_no_activated_ability() {
    let about = Castable::Abilities { of: Filter::Any, mana: true };
    let forbids = CastingRule { who: Players::All, ..CastingRule::yours(about, CastingChange::Forbidden) };
    let idol = Card::from(Values {
        abilities: vec![
            Ability::Casting(forbids),
            activated(Cost::FREE, vec![], vec![Effect::Draw(Players::You, number(1)).into()]),
        ],
        ..card("Idol", "2", &[Type::Artifact])
    });
    let table = lay(vec![vulture(), idol]).play(ANA, &["Idol"]).hold(ANA, &["Vulture"]).begin();
    assert!(!table.allows(table.activation("Idol", 0)));
    assert!(table.allows(table.activation("Vulture", 0)));
}

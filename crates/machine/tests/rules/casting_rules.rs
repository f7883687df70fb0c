//! What texts say about casting: costs that grow and shrink, other costs, other times and other zones (118.7–118.9,
//! 601.2f, 601.3).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Lay, Table, lay};
use vademecum_machine_fuzz::pool::{activated, any_target, card, creature, instant, mana, number, sorcery};

/// An enchantment that says something about what its controller casts.
fn decree(what: Castable, says: CastingChange) -> Card {
    about(Players::You, what, says)
}

/// An enchantment that says something about what some players cast.
fn about(who: Players, what: Castable, says: CastingChange) -> Card {
    let rule = CastingRule { who, ..CastingRule::yours(what, says) };
    Card::from(Values { abilities: vec![Ability::Casting(rule)], ..card("Decree", "2", &[Type::Enchantment]) })
}

fn spells() -> Castable {
    Castable::Spells(Filter::Any)
}

/// A spell that does nothing but be paid for.
fn feat(cost: &str) -> Card {
    sorcery("Feat", cost, vec![], vec![])
}

fn with_own(card: Card, rule: CastingRule) -> Card {
    let mut card = card;
    card.faces[0].abilities.push(Ability::Casting(rule));
    card
}

fn may_cast(table: &Table, name: &str) -> bool {
    table.allows(Choice::Cast(table.held(name), 0))
}

/// Whether a spell that costs so much less is paid for with these lands.
fn is_paid(cost: &str, less: ManaCost, lands: &[&str], out: Option<vademecum_vocab::RuleId>) -> bool {
    let cards = vec![feat(cost), decree(spells(), CastingChange::Less(less, number(1)))];
    let table = lay(cards).play(ANA, &["Decree"]).play(ANA, lands).hold(ANA, &["Feat"]).begin_without(out);
    may_cast(&table, "Feat")
}

#[test]
fn a_cost_is_less_by_generic_mana() {
    without!(R118_7, |out| is_paid("2R", mana("1"), &["Mountain"; 2], out), true, false);
    // {3} less of {1}{R} leaves {R}.
    without!(R118_7A, |out| is_paid("1R", mana("3"), &[], out), false, true);
    assert!(is_paid("1R", mana("3"), &["Mountain"], None));
}

#[test]
fn a_cost_is_less_by_colored_mana() {
    // {W} less of {2}: {2} contains no {W}.
    without!(R118_7B, |out| is_paid("2", mana("W"), &["Island"], out), true, false);
    // {W}{W} less of {2}{W}.
    without!(R118_7C, |out| is_paid("2W", mana("WW"), &["Island"], out), true, false);
    // {C}{C} less of {2}{C}.
    without!(R118_7D, |out| is_paid("2C", mana("CC"), &["Island"], out), true, false);
}

#[test]
fn a_cost_is_less_by_other_symbols() {
    let one = |symbol: ManaSymbol| ManaCost { special: [symbol].into_iter().collect(), ..ManaCost::default() };
    let white = ManaKinds::only(ManaKind::White);
    let phyrexian = ManaSymbol { kinds: white, generic: None, phyrexian: true, snow: false };
    let snow = ManaSymbol { kinds: ManaKinds::ALL, phyrexian: false, snow: true, ..phyrexian };
    without!(R118_7F, |out| is_paid("1W", one(phyrexian), &["Island"], out), true, false);
    without!(R118_7G, |out| is_paid("2W", one(snow), &["Plains", "Island"], out), true, false);
}

#[test]
fn what_a_spell_costs_is_at_least_so_much() {
    let may = |out| {
        let cards = vec![feat("R"), about(Players::All, spells(), CastingChange::AtLeast(3))];
        let table = lay(cards).play(ANA, &["Decree", "Mountain", "Forest"]).hold(ANA, &["Feat"]).begin_without(out);
        may_cast(&table, "Feat")
    };
    assert!(!may(None));
    // Increases come before reductions: {R}, {1} more and {1} less is {R}.
    let more = |cost: &str| CastingChange::More(Cost::mana(mana(cost)), number(1));
    let mut shrine = decree(spells(), CastingChange::Less(mana("1"), number(1)));
    "Shrine".clone_into(&mut shrine.faces[0].name);
    let cards = vec![feat("R"), decree(spells(), more("1")), shrine];
    let table = lay(cards).play(ANA, &["Decree", "Shrine", "Mountain"]).hold(ANA, &["Feat"]).begin();
    assert!(may_cast(&table, "Feat"));
}

#[test]
fn mana_of_any_type_is_spent() {
    let may = |out| {
        let cards = vec![feat("UU"), decree(spells(), CastingChange::AnyMana)];
        let table = lay(cards).play(ANA, &["Decree", "Mountain", "Forest"]).hold(ANA, &["Feat"]).begin_without(out);
        may_cast(&table, "Feat")
    };
    without!(R118_14, may, true, false);
    // What is said of an activation cost is said of the whole of it: {U}, and {R} more.
    let stone = |abilities| Card::from(Values { abilities, ..card("Stone", "1", &[Type::Artifact]) });
    let all = || Castable::Abilities { of: Filter::Any, mana: false };
    let may_activate = |out| {
        let draw = vec![Effect::Draw(Players::You, number(1)).into()];
        let mut tax = decree(all(), CastingChange::More(Cost::mana(mana("R")), number(1)));
        "Tax".clone_into(&mut tax.faces[0].name);
        let cards = vec![
            stone(vec![activated(Cost::mana(mana("U")), vec![], draw)]),
            decree(all(), CastingChange::AnyMana),
            tax,
        ];
        let lay = lay(cards).play(ANA, &["Decree", "Tax", "Stone", "Forest", "Forest"]);
        let table = lay.begin_without(out);
        table.allows(table.activation("Stone", 0))
    };
    without!(R602_1E, may_activate, true, false);
}

#[test]
fn how_mana_may_be_spent_changes_no_cost() {
    // {U}{U}, {1} less: nothing of that is generic, even where mana of any type may be spent.
    let may = |lands: &[&str], out| {
        let mut alms = decree(spells(), CastingChange::Less(mana("1"), number(1)));
        "Alms".clone_into(&mut alms.faces[0].name);
        let cards = vec![feat("UU"), decree(spells(), CastingChange::AnyMana), alms];
        let table = lay(cards).play(ANA, &["Decree", "Alms"]).play(ANA, lands).hold(ANA, &["Feat"]).begin_without(out);
        may_cast(&table, "Feat")
    };
    without!(R609_4B, |out| may(&["Mountain"], out), false, true);
    assert!(may(&["Mountain", "Forest"], None));
}

/// Two optional additional costs of {1}, and what it does for each that was paid.
fn kicked(cost: &str) -> Card {
    let paid = |place| Effect::If {
        condition: Condition::Paid(place),
        then: vec![Effect::GainLife(Players::You, number(5)).into()],
        otherwise: vec![],
    };
    let optional = || Cost::mana(mana("1")).into();
    let mut ray = instant("Own Twin Boon", cost, vec![], vec![paid(0).into(), paid(1).into()]);
    ray.faces[0].optional_costs = vec![optional(), optional()];
    ray
}

#[test]
fn an_optional_cost_is_paid_or_not() {
    let asked = |out| {
        let lay = lay(vec![kicked("G")]).play(ANA, &["Forest"; 3]).hold(ANA, &["Own Twin Boon"]);
        let mut table = lay.begin_without(out);
        table.announce("Own Twin Boon", &[]);
        table.asks().1
    };
    without!(R118_8B, asked, Ask::YesNo, Ask::Pay);
    let life = |out| {
        let lay = lay(vec![kicked("G")]).play(ANA, &["Forest"; 3]).hold(ANA, &["Own Twin Boon"]);
        let mut table = lay.begin_without(out);
        table.announce("Own Twin Boon", &[]);
        for _ in 0..2 {
            if table.asks().1 == Ask::YesNo {
                table.choose(Choice::Yes);
            }
        }
        table.pay().resolve();
        table.life(ANA)
    };
    without!(R118_8A, life, 30, 25);
    without!(R607_2I, life, 30, 20);
}

#[test]
fn a_permanent_knows_what_was_paid_for_it() {
    let mut ogre = creature("Ogre", "1R", (3, 2), vec![]);
    ogre.faces[0].optional_costs = vec![Cost::mana(mana("R")).into()];
    ogre.faces[0].abilities = vec![Ability::Triggered(Triggered {
        only_if: Some(Condition::Paid(0)),
        ..Triggered::on(
            Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield)),
            vec![Effect::LoseLife(Players::Opponents, number(2)).into()],
        )
    })];
    let life = |choice: Choice, out| {
        let lay = lay(vec![ogre.clone()]).play(ANA, &["Mountain"; 3]).hold(ANA, &["Ogre"]);
        let mut table = lay.begin_without(out);
        table.announce("Ogre", &[]).choose(choice).pay().resolve();
        table.life(BETO)
    };
    assert_eq!((life(Choice::Yes, None), life(Choice::No, None)), (18, 20));
    without!(R607_2I, |out| life(Choice::Yes, out), 18, 20);
}

/// A dragon of mana value 6 that may be cast for 2 life.
fn bargain() -> Card {
    with_own(
        creature("Own Bargain Dragon", "5R", (5, 5), vec![]),
        CastingRule::own(CastingChange::Instead(Cost::of(CostPart::Life(number(2))))),
    )
}

fn at_the_bargain(out: Option<vademecum_vocab::RuleId>, more: impl FnOnce(Lay) -> Lay) -> Table {
    let small = Filter::Spell.and(Filter::ManaValue(Comparison::AtMost, Box::new(number(3))));
    let scorn = instant(
        "Scorn",
        "U",
        vec![TargetSpec::one(Targetable::Object(small))],
        vec![Effect::Counter(Objects::Slot(Slot(0))).into()],
    );
    let lay = lay(vec![bargain(), scorn, kicked("1G")]).hold(ANA, &["Own Bargain Dragon"]);
    more(lay.play(BETO, &["Island"]).hold(BETO, &["Scorn"])).begin_without(out)
}

#[test]
fn an_alternative_cost_is_paid_instead_and_changes_no_mana_cost() {
    let scorned = |out| {
        let mut table = at_the_bargain(out, |lay| lay);
        let dragon = table.held("Own Bargain Dragon");
        table.choose(Choice::Cast(dragon, 1)).pay().pass();
        assert_eq!(table.life(ANA), 18);
        may_cast(&table, "Scorn")
    };
    without!(R118_9C, scorned, false, true);
    // It is paid or not, as the player likes.
    let may_pay_all = |out| {
        let table = at_the_bargain(out, |lay| lay.play(ANA, &["Mountain"; 6]));
        let dragon = table.held("Own Bargain Dragon");
        (table.allows(Choice::Cast(dragon, 0)), table.allows(Choice::Cast(dragon, 1)))
    };
    without!(R118_9B, may_pay_all, (true, true), (true, false));
    let may_pay_less = |out| {
        let table = at_the_bargain(out, |lay| lay);
        table.allows(Choice::Cast(table.held("Own Bargain Dragon"), 1))
    };
    without!(R118_9, may_pay_less, true, false);
}

#[test]
fn what_is_paid_as_well_changes_no_mana_cost() {
    let scorned = |out| {
        let mut table = at_the_bargain(out, |lay| lay.play(ANA, &["Forest"; 4]).hold(ANA, &["Own Twin Boon"]));
        table.announce("Own Twin Boon", &[]);
        table.choose(Choice::Yes).choose(Choice::Yes).pay().pass();
        may_cast(&table, "Scorn")
    };
    without!(R118_8D, scorned, true, false);
}

#[test]
fn an_alternative_cost_grows_like_any_other() {
    let may = |out| {
        let tax = about(Players::All, spells(), CastingChange::More(Cost::mana(mana("1")), number(1)));
        let table =
            lay(vec![bargain(), tax]).play(BETO, &["Decree"]).hold(ANA, &["Own Bargain Dragon"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Own Bargain Dragon"), 1))
    };
    without!(R118_9D, may, false, true);
}

#[test]
fn one_alternative_cost_is_applied_and_no_other() {
    // From the graveyard for {3}{R}, or from anywhere for 2 life: not from the graveyard for 2 life.
    let phoenix =
        with_own(bargain(), CastingRule::own(CastingChange::From(Zone::Graveyard, Some(Cost::mana(mana("3R"))))));
    let may = |out| {
        let lay = lay(vec![phoenix.clone()]).put(ANA, Zone::Graveyard, &["Own Bargain Dragon"]);
        let table = lay.play(ANA, &["Forest"]).begin_without(out);
        let dragon = table.id("Own Bargain Dragon");
        (0..3).any(|route| table.allows(Choice::Cast(dragon, route)))
    };
    without!(R118_9A, may, false, true);
    let mut table = lay(vec![phoenix.clone()])
        .put(ANA, Zone::Graveyard, &["Own Bargain Dragon"])
        .play(ANA, &["Mountain"; 4])
        .begin();
    let dragon = table.id("Own Bargain Dragon");
    assert!(table.state.choices().contains(Choice::Cast(dragon, 0)));
    table.choose(Choice::Cast(dragon, 0)).pay().resolve();
    assert_eq!(table.zone("Own Bargain Dragon"), Zone::Battlefield);
}

#[test]
fn what_an_effect_forbids_is_not_begun() {
    let may = |out| {
        let ban = about(Players::Opponents, Castable::Spells(Filter::CREATURE), CastingChange::Forbidden);
        let lay = lay(vec![ban]).play(BETO, &["Decree"]).play(ANA, &["Forest", "Forest"]).hold(ANA, &["Bear"]);
        let table = lay.begin_without(out);
        may_cast(&table, "Bear")
    };
    without!(R601_3, may, false, true);
    let curse =
        || about(Players::All, Castable::Abilities { of: Filter::CREATURE, mana: true }, CastingChange::Forbidden);
    let activates = |out| {
        let lay = lay(vec![curse()]).play(BETO, &["Decree"]).play(ANA, &["Altar Keeper", "Bear", "Forest"]);
        let table = lay.begin_without(out);
        table.allows(table.activation("Altar Keeper", 0))
    };
    without!(R602_5, activates, false, true);
}

#[test]
fn a_choice_of_x_may_get_around_a_prohibition() {
    // Spells with a mana value of 2 or less can't be cast.
    let small = Filter::ManaValue(Comparison::AtMost, Box::new(number(2)));
    let ban = || about(Players::All, Castable::Spells(small.clone()), CastingChange::Forbidden);
    let open = |out| {
        let lay = lay(vec![ban()]).play(BETO, &["Decree"]).play(ANA, &["Mountain"; 3]);
        lay.hold(ANA, &["Great Spark", "Spark"]).begin_without(out)
    };
    let may = |out| {
        let table = open(out);
        (may_cast(&table, "Great Spark"), may_cast(&table, "Spark"))
    };
    without!(R601_3A, may, (true, false), (false, false));
    // Once it has been announced, it must be a spell that may be cast.
    let may_be_small = |out| {
        let mut table = open(out);
        table.announce("Great Spark", &[]);
        table.allows(Choice::Number(0)) || table.allows(Choice::Pick(Item::Place(0)))
    };
    without!(R601_5, may_be_small, false, true);
}

#[test]
fn flash_may_depend_on_choices() {
    let large = Filter::ManaValue(Comparison::AtLeast, Box::new(number(3)));
    let haste = || decree(Castable::Spells(large.clone()), CastingChange::Flash(None));
    let blast = sorcery("Great Blast", "XR", vec![any_target()], vec![]);
    let may = |out| {
        let lay = lay(vec![haste(), blast.clone()]).play(ANA, &["Decree"]).play(ANA, &["Mountain"; 4]);
        let mut table = lay.hold(ANA, &["Great Blast", "Spark"]).begin_without(out);
        table.cast("Spark", &["Beto"]);
        may_cast(&table, "Great Blast")
    };
    without!(R601_3B, may, true, false);
    let dearer = with_own(
        sorcery("Sudden Feat", "R", vec![], vec![]),
        CastingRule::own(CastingChange::Flash(Some(Cost::mana(mana("2"))))),
    );
    let costs_more = |out| {
        let lay = lay(vec![dearer.clone()]).play(ANA, &["Mountain"; 4]).hold(ANA, &["Sudden Feat", "Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        let feat = table.held("Sudden Feat");
        (table.allows(Choice::Cast(feat, 0)), table.allows(Choice::Cast(feat, 1)))
    };
    without!(R601_3C, costs_more, (false, true), (false, false));
}

#[test]
fn flash_may_depend_on_a_condition_and_stays_when_that_ends() {
    // "As long as you have two cards in hand": itself is one of them.
    let full = Condition::Compare(Amount::CardsIn(Zone::Hand, Players::You), Comparison::AtLeast, number(2));
    let sudden =
        with_own(feat("R"), CastingRule { only_if: Some(full), ..CastingRule::own(CastingChange::Flash(None)) });
    let may = |hand: &[&str], out| {
        let lay = lay(vec![sudden.clone()]).play(ANA, &["Mountain"; 2]).hold(ANA, hand);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        may_cast(&table, "Feat")
    };
    assert!(!may(&["Feat", "Spark"], None), "one card is left");
    without!(R601_3D, |out| may(&["Feat", "Spark", "Bear", "Bear"], out), true, false);
    without!(R601_5A, |out| may(&["Feat", "Spark", "Bear"], out), true, false);
}

#[test]
fn playing_a_card_is_casting_it_or_playing_it_as_a_land() {
    // The top card is exiled and may be played this turn.
    let play = |top: &str, out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 2]).hold(ANA, &["Sudden Notion"]);
        let mut table = lay.stack(ANA, &[top]).begin_without(out);
        table.cast("Sudden Notion", &[]).pass_both();
        let id = table.all(top, Zone::Exile)[0];
        let choices = table.state.choices();
        [Choice::PlayLand(id), Choice::Cast(id, 0)].map(|choice| {
            assert!(out.is_some() || table.allows(choice) == choices.contains(choice));
            table.allows(choice)
        })
    };
    assert_eq!(play("Spark", None), [false, true]);
    without!(R601_1A, |out| play("Forest", out), [true, false], [false, false]);
}

#[test]
fn more_modes_are_chosen_by_who_will_pay_for_them() {
    let mode = |life| Mode {
        targets: vec![],
        program: vec![Effect::GainLife(Players::You, number(life)).into()],
        ..Mode::default()
    };
    let verse = SpellAbility {
        modal: Some(Modal {
            least: 1,
            most: 2,
            more_if_paid: Some(0),
            modes: vec![mode(1), mode(2)],
            ..Modal::default()
        }),
        ..SpellAbility::default()
    };
    let verses = Card::from(Values {
        abilities: vec![Ability::Spell(verse)],
        optional_costs: vec![Cost::mana(mana("2")).into()],
        ..card("Own Verses", "W", &[Type::Sorcery])
    });
    let life = |lands: usize, out| {
        let lay = lay(vec![verses.clone()]).play(ANA, &vec!["Plains"; lands]).hold(ANA, &["Own Verses"]);
        let mut table = lay.begin_without(out);
        table.announce("Own Verses", &[]).choose(Choice::Pick(Item::Mode(0)));
        if table.allows(Choice::Pick(Item::Mode(1))) {
            table.choose(Choice::Pick(Item::Mode(1)));
        }
        if table.asks().1 == Ask::YesNo {
            table.choose(Choice::Yes);
        }
        table.pay().resolve();
        table.life(ANA)
    };
    assert_eq!(life(1, None), 21);
    without!(R601_4, |out| life(3, out), 23, 21);
}

#[test]
fn an_opponent_chooses_the_mode_where_the_text_says_so() {
    let bitter = || {
        let gain = |n| vec![Effect::GainLife(Players::You, number(n)).into()];
        let modes = [1, 5].map(|n| Mode { program: gain(n), ..Mode::default() }).to_vec();
        let modal = Modal { least: 1, most: 1, by_opponent: true, modes, ..Modal::default() };
        let spell = Ability::Spell(SpellAbility { modal: Some(modal), ..SpellAbility::default() });
        Card::from(Values { abilities: vec![spell], ..card("Bitter Choice", "B", &[Type::Sorcery]) })
    };
    let asked = |out| {
        let mut table = lay(vec![bitter()]).play(ANA, &["Swamp"]).hold(ANA, &["Bitter Choice"]).begin_without(out);
        let spell = table.held("Bitter Choice");
        table.choose(Choice::Cast(spell, 0));
        (table.state.decision().who, table)
    };
    let (who, table) = asked(None);
    assert_eq!(who, BETO);
    covers!(table.journal.evidence(), R700_2E);
    without!(R700_2E, |out| asked(out).0, BETO, ANA);
}

//! Symbols that can be paid in several ways: who chooses how, and when (118.7e, 118.13).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item, Mark, ObjectId};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::{
    Rng,
    pool::{any_target, basic, card, creature, instant, number, sorcery},
};

/// What is picked for life or generic mana.
const OTHERWISE: Choice = Choice::Pick(Item::Place(0));

fn with_mana(kind: ManaKind) -> Choice {
    Choice::Pick(Item::Mana(kind))
}

/// A cost of one symbol.
fn of_symbol(symbol: ManaSymbol) -> ManaCost {
    ManaCost { special: [symbol].into_iter().collect(), ..ManaCost::default() }
}

/// {W/U}.
fn white_or_blue() -> ManaSymbol {
    let kinds = ManaKinds::only(ManaKind::White).with(ManaKind::Blue);
    ManaSymbol { kinds, generic: None, phyrexian: false, snow: false }
}

/// {R/P}.
fn phyrexian_red() -> ManaSymbol {
    ManaSymbol { kinds: ManaKinds::only(ManaKind::Red), phyrexian: true, ..white_or_blue() }
}

/// {2/R}.
fn red_or_two() -> ManaSymbol {
    ManaSymbol { kinds: ManaKinds::only(ManaKind::Red), generic: Some(2), ..white_or_blue() }
}

/// An instant that deals 1 damage, for one symbol.
fn needle(symbol: ManaSymbol) -> Card {
    let hit = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) };
    let mut needle = instant("Needle", "0", vec![any_target()], vec![hit.into()]);
    needle.faces[0].cost = Some(of_symbol(symbol));
    needle
}

fn with_needle(symbol: ManaSymbol, lands: &[&str], out: Option<RuleId>) -> Table {
    let mut table = lay(vec![needle(symbol)]).play(ANA, lands).hold(ANA, &["Needle"]).begin_without(out);
    let needle = table.held("Needle");
    table.choose(Choice::Cast(needle, 0));
    table
}

#[test]
fn how_a_symbol_is_paid_is_chosen_as_the_spell_is_proposed() {
    // Before a target is chosen.
    let asked = |out| {
        let table = with_needle(phyrexian_red(), &["Mountain"], out);
        (table.allows(OTHERWISE), table.allows(Choice::Pick(Item::Player(BETO))))
    };
    without!(R118_13A, asked, (true, false), (false, true));
    let life = |choice| {
        let mut table = with_needle(phyrexian_red(), &["Mountain"], None);
        table.choose(choice).pick("Beto").pay();
        (table.life(ANA), table.is_tapped("Mountain"))
    };
    assert_eq!((life(OTHERWISE), life(with_mana(ManaKind::Red))), ((18, false), (20, true)));
    let tapped = |choice| {
        let mut table = with_needle(red_or_two(), &["Mountain", "Forest", "Island"], None);
        table.choose(choice).pick("Beto").pay();
        ["Mountain", "Forest", "Island"].iter().filter(|name| table.is_tapped(name)).count()
    };
    assert_eq!((tapped(OTHERWISE), tapped(with_mana(ManaKind::Red))), (2, 1));
    // What cannot be paid is not on offer.
    assert!(with_needle(phyrexian_red(), &["Forest"], None).allows(Choice::Pick(Item::Player(BETO))));
}

#[test]
fn how_a_symbol_is_paid_in_a_resolution_is_chosen_before_it_is_paid() {
    let tithe = sorcery(
        "Tithe",
        "W",
        vec![],
        vec![
            Effect::Pay {
                who: Players::You,
                payer: Slot::FIRST_FREE,
                cost: Cost::mana(of_symbol(phyrexian_red())),
                must: false,
                then: vec![Effect::Draw(Players::You, number(1)).into()],
                otherwise: vec![],
            }
            .into(),
        ],
    );
    let paying = |out| {
        let lay = lay(vec![tithe.clone()]).play(ANA, &["Plains", "Mountain"]).hold(ANA, &["Tithe"]);
        let mut table = lay.begin_without(out);
        table.cast("Tithe", &[]).pass_both().choose(Choice::Yes);
        table
    };
    without!(R118_13B, |out| paying(out).allows(OTHERWISE), true, false);
    let mut table = paying(None);
    table.choose(OTHERWISE).pay();
    assert_eq!((table.life(ANA), table.is_tapped("Mountain"), table.hand(ANA)), (18, false, 1));
}

#[test]
fn how_a_symbol_is_paid_for_a_special_action_is_chosen_before_it_is_paid() {
    let morph = KeywordAbility { cost: Some(Cost::mana(of_symbol(phyrexian_red()))), ..Keyword(37).into() };
    let imp = creature("Imp", "2B", (3, 3), vec![Ability::Keyword(morph)]);
    let bury = || sorcery("Bury", "G", vec![], vec![Effect::Manifest(Players::You, number(1)).into()]);
    let turning = |out: Option<RuleId>| {
        let lay = lay(vec![imp.clone(), bury()]).play(ANA, &["Forest", "Mountain"]).hold(ANA, &["Bury"]);
        let mut table = lay.stack(ANA, &["Forest", "Imp"]).begin_without(out);
        let imp: ObjectId = table.state.player(ANA).library().last().copied().expect("a card");
        table.cast("Bury", &[]).resolve();
        table.choose(Choice::TurnFaceUp(imp, 0));
        table
    };
    without!(R118_13C, |out| turning(out).allows(OTHERWISE), true, false);
    let mut table = turning(None);
    table.choose(OTHERWISE).pay();
    assert_eq!((table.life(ANA), table.is_tapped("Mountain"), table.size("Imp")), (18, false, (3, 3)));
}

/// An enchantment by which spells cost a symbol less.
fn almsgiver(symbol: ManaSymbol) -> Card {
    let says = CastingChange::Less(of_symbol(symbol), number(1));
    let rule = CastingRule::yours(Castable::Spells(Filter::Any), says);
    Card::from(Values { abilities: vec![Ability::Casting(rule)], ..card("Almsgiver", "2", &[Type::Enchantment]) })
}

#[test]
fn the_half_of_a_symbol_by_which_a_cost_is_reduced_is_chosen() {
    let rite = |cost: &str| sorcery("Rite", cost, vec![], vec![]);
    // {W/U} less of {W}{U}: with a Plains alone, the blue half.
    let may = |lands: &[&str], out| {
        let lay = lay(vec![rite("WU"), almsgiver(white_or_blue())]).play(ANA, &["Almsgiver"]).play(ANA, lands);
        let table = lay.hold(ANA, &["Rite"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Rite"), 0))
    };
    without!(R118_7E, |out| may(&["Plains"], out), true, false);
    assert!(may(&["Island"], None) && !may(&["Forest"], None));
    // With both, the player says which.
    let left = |kind| {
        let lands = ["Plains", "Island"];
        let lay = lay(vec![rite("WU"), almsgiver(white_or_blue())]).play(ANA, &["Almsgiver"]).play(ANA, &lands);
        let mut table = lay.hold(ANA, &["Rite"]).begin();
        let rite = table.held("Rite");
        table.choose(Choice::Cast(rite, 0)).choose(with_mana(kind));
        let (land, left) =
            if kind == ManaKind::White { ("Island", ManaKind::Blue) } else { ("Plains", ManaKind::White) };
        table.tap_for(land, 0, left);
        assert_eq!(table.asks().1, Ask::Priority);
        lands.map(|land| table.is_tapped(land))
    };
    assert_eq!((left(ManaKind::White), left(ManaKind::Blue)), ([false, true], [true, false]));
    // {2/R} less of {2}{R}: two generic mana, or the red one.
    let cost = |choice| {
        let lay = lay(vec![rite("2R"), almsgiver(red_or_two())]).play(ANA, &["Almsgiver"]).play(ANA, &["Mountain"; 3]);
        let mut table = lay.hold(ANA, &["Rite"]).begin();
        let rite = table.held("Rite");
        table.choose(Choice::Cast(rite, 0)).choose(choice).pay();
        table
            .all("Mountain", Zone::Battlefield)
            .into_iter()
            .filter(|&land| table.state.object(land).is(Mark::Tapped))
            .count()
    };
    assert_eq!((cost(OTHERWISE), cost(with_mana(ManaKind::Red))), (1, 2));
}

/// {S}.
fn snow() -> ManaSymbol {
    ManaSymbol { kinds: ManaKinds::ALL, snow: true, ..white_or_blue() }
}

/// A spell for some {S} and {W}, and a snow land and an artifact for white mana.
fn snow_cards(snowy: usize, white: u8) -> Vec<Card> {
    let mut flurry = sorcery("Flurry", "0", vec![], vec![]);
    let special = std::iter::repeat_n(snow(), snowy).collect();
    flurry.faces[0].cost = Some(ManaCost { special, ..ManaCost::default().and(ManaKind::White, white) });
    let mut field = basic("Snow Field", Subtype::PLAINS);
    field.faces[0].supertypes = Supertypes::only(Supertype::Basic).with(Supertype::Snow);
    vec![flurry, field, sorcery("Errand", "1", vec![], vec![])]
}

#[test]
fn only_mana_of_snow_sources_pays_for_snow_symbols() {
    let may = |(snowy, white): (usize, u8), own: &[&str], out| {
        let table = lay(snow_cards(snowy, white)).play(ANA, own).hold(ANA, &["Flurry"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Flurry"), 0))
    };
    let (field, plains) = ("Snow Field", "Plains");
    assert!(may((1, 1), &[field, plains], None));
    assert!(may((1, 1), &[field, field], None));
    assert!(may((2, 1), &[field, field, plains], None));
    assert!(!may((2, 1), &[field, plains, plains], None));
    assert!(!may((1, 1), &[field, "Island"], None));
    without!(R107_4H, |out| may((1, 1), &[plains, plains], out), false, true);
}

#[test]
fn snow_mana_is_spent_on_other_costs_last() {
    let lay = lay(snow_cards(1, 0)).play(ANA, &["Snow Field", "Plains"]).hold(ANA, &["Flurry", "Errand"]);
    let mut table = lay.begin();
    table.tap_for("Snow Field", 0, ManaKind::White).tap_for("Plains", 0, ManaKind::White);
    table.cast("Errand", &[]).resolve().cast("Flurry", &[]);
    assert_eq!(table.zone("Flurry"), Zone::Stack);
    assert_eq!(table.state.player(ANA).pool.total(), 0);
}

/// {2/R} with another color or amount.
fn monocolored(kind: ManaKind, generic: u8) -> ManaSymbol {
    ManaSymbol { kinds: ManaKinds::only(kind), generic: Some(generic), ..white_or_blue() }
}

/// Whether symbols can be paid with lands that make one mana each, by trying everything.
fn is_payable(symbols: &[ManaSymbol], lands: [u32; 6], life: i32, generic: u32) -> bool {
    let Some((symbol, rest)) = symbols.split_first() else { return lands.iter().sum::<u32>() >= generic };
    let by_kind = symbol.kinds.iter().any(|kind| {
        let mut left = lands;
        left[kind as usize] = left[kind as usize].wrapping_sub(1);
        lands[kind as usize] > 0 && is_payable(rest, left, life, generic)
    });
    by_kind
        || symbol.generic.is_some_and(|more| is_payable(rest, lands, life, generic + u32::from(more)))
        || symbol.phyrexian && life >= 2 && is_payable(rest, lands, life - 2, generic)
}

#[test]
fn what_is_payable_is_what_can_be_paid_in_some_way() {
    let red_blue = ManaKinds::only(ManaKind::Red).with(ManaKind::Blue);
    let palette = [
        white_or_blue(),
        ManaSymbol { kinds: red_blue, ..white_or_blue() },
        ManaSymbol { kinds: red_blue, phyrexian: true, ..white_or_blue() },
        phyrexian_red(),
        monocolored(ManaKind::Red, 2),
        monocolored(ManaKind::White, 2),
        monocolored(ManaKind::Red, 3),
    ];
    let lands = [("Plains", ManaKind::White), ("Island", ManaKind::Blue), ("Mountain", ManaKind::Red)];
    let mut rng = Rng::new(118);
    let mut payable = 0;
    for _ in 0..400 {
        let symbols: Vec<ManaSymbol> = (0..=rng.below(4)).map(|_| palette[rng.below(7) as usize]).collect();
        let chosen: Vec<_> = (0..rng.below(8)).map(|_| lands[rng.below(3) as usize]).collect();
        let (life, generic) = (1 + rng.below(5) as i32, rng.below(3) as u32);
        let mut needle = needle(white_or_blue());
        needle.faces[0].cost =
            Some(ManaCost { special: symbols.iter().copied().collect(), generic, ..ManaCost::default() });
        let names: Vec<&str> = chosen.iter().map(|(name, _)| *name).collect();
        let lay = lay(vec![needle]).play(ANA, &names).hold(ANA, &["Needle"]);
        let table = lay.set(|position| position.life.push((ANA, life))).begin();
        let mut amounts = [0; 6];
        chosen.iter().for_each(|&(_, kind)| amounts[kind as usize] += 1);
        let expected = is_payable(&symbols, amounts, life, generic);
        assert_eq!(
            table.allows(Choice::Cast(table.held("Needle"), 0)),
            expected,
            "{symbols:?} {generic} {names:?} {life}"
        );
        payable += u32::from(expected);
    }
    assert!((100..300).contains(&payable), "{payable}");
}

#[test]
fn many_symbols_that_cannot_be_paid_are_refused_at_once() {
    let mut needle = needle(white_or_blue());
    let kinds = [ManaKind::White, ManaKind::Blue, ManaKind::Black, ManaKind::Red];
    let symbols = (0..60).map(|place| monocolored(kinds[place % 4], 2));
    needle.faces[0].cost = Some(ManaCost { special: symbols.collect(), ..ManaCost::default() });
    let table = lay(vec![needle]).play(ANA, &["Forest"; 10]).hold(ANA, &["Needle"]).begin();
    assert!(!table.allows(Choice::Cast(table.held("Needle"), 0)));
}

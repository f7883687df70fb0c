//! Numbers and symbols (107), mana costs and colors (202), types (205), power and toughness (208).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, CARLA, lay, lay_for};
use vademecum_machine_fuzz::pool::{
    activated, any_target, card, creature, dies, instant, mana, number, sorcery, target, target_creature,
};

/// "Destroy target …".
fn destroys(name: &str, what: Filter) -> Card {
    let target_one = TargetSpec::one(Targetable::Object(what));
    instant(name, "B", vec![target_one], vec![Effect::Destroy { what: target(0), regenerable: true }.into()])
}

/// A creature with another mana cost than the letters of the pool can say.
fn with_cost(name: &str, cost: ManaCost) -> Card {
    Card::from(Values { power: Some(2), toughness: Some(2), cost: Some(cost), ..card(name, "1", &[Type::Creature]) })
}

fn symbol(kinds: &[ManaKind], generic: Option<u8>, phyrexian: bool) -> ManaSymbol {
    ManaSymbol { kinds: kinds.iter().copied().collect(), generic, phyrexian, snow: false }
}

fn special(generic: u32, symbol: ManaSymbol, times: usize) -> ManaCost {
    ManaCost { generic, special: std::iter::repeat_n(symbol, times).collect(), ..ManaCost::default() }
}

/// A game in which Ana tries to destroy what Beto has with a spell that says what it may destroy.
fn hits(what: Filter, victim: Card, out: Option<vademecum_vocab::RuleId>) -> Zone {
    let name = victim.faces[0].name.clone();
    let lay = lay(vec![destroys("Strike", what), victim]).play(ANA, &["Swamp"]).play(BETO, &[&name, "Wall"]);
    let mut table = lay.hold(ANA, &["Strike"]).begin_without(out);
    let strike = table.held("Strike");
    if table.allows(Choice::Cast(strike, 0)) {
        table.announce("Strike", &[]);
        let victim = Choice::Pick(Item::Object(table.id(&name)));
        if table.allows(victim) {
            table.choose(victim).pay().resolve();
        }
    }
    table.zone(&name)
}

#[test]
fn colors_come_from_the_mana_cost_and_the_indicator() {
    let creature_of = |color| Filter::CREATURE.and(Filter::Color(color));
    let gold = || creature("Gold", "WB", (2, 2), vec![]);
    let hybrid = || with_cost("Half", special(0, symbol(&[ManaKind::Red, ManaKind::Green], None, false), 2));
    let phyrexian = || with_cost("Needle", special(1, symbol(&[ManaKind::Blue], None, true), 1));
    let indicated = || {
        let values = Values { indicator: Some(Colors::only(Color::Green)), ..card("Dryad", "-", &[Type::Creature]) };
        Card::from(Values { power: Some(1), toughness: Some(1), ..values })
    };
    assert_eq!(hits(creature_of(Color::Green), hybrid(), None), Zone::Graveyard);
    assert_eq!(hits(creature_of(Color::White), gold(), None), Zone::Graveyard);
    assert_eq!(hits(creature_of(Color::Red), gold(), None), Zone::Battlefield);
    let table = lay(vec![gold(), hybrid(), indicated()]).play(ANA, &["Gold", "Half", "Dryad"]).begin();
    assert_eq!(table.now("Gold").colors, Colors::only(Color::White).with(Color::Black));
    covers!(table.journal.evidence(), R105_2, R202_2C, R202_2D, R204_2);
    without!(R105_2, |out| hits(creature_of(Color::White), gold(), out), Zone::Graveyard, Zone::Battlefield);
    without!(R202_2C, |out| hits(creature_of(Color::Black), gold(), out), Zone::Graveyard, Zone::Battlefield);
    without!(R202_2D, |out| hits(creature_of(Color::Blue), phyrexian(), out), Zone::Graveyard, Zone::Battlefield);
    without!(R204_2, |out| hits(creature_of(Color::Green), indicated(), out), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn colorless_monocolored_and_multicolored_are_told_by_the_number_of_colors() {
    let golem = || creature("Golem", "2", (2, 2), vec![]);
    let bear = || creature("Cub", "1G", (2, 2), vec![]);
    let gold = || creature("Gold", "WB", (2, 2), vec![]);
    let (none, one, several) = (Filter::Colorless, Filter::Monocolored, Filter::Multicolored);
    let fates = |what: &Filter| [golem(), bear(), gold()].map(|victim| hits(what.clone(), victim, None));
    assert_eq!(fates(&none), [Zone::Graveyard, Zone::Battlefield, Zone::Battlefield]);
    assert_eq!(fates(&one), [Zone::Battlefield, Zone::Graveyard, Zone::Battlefield]);
    assert_eq!(fates(&several), [Zone::Battlefield, Zone::Battlefield, Zone::Graveyard]);
    let lay =
        lay(vec![destroys("Strike", none), destroys("Sort", one), destroys("Sift", several), golem(), bear(), gold()]);
    let lay = lay.play(BETO, &["Golem", "Cub", "Gold"]).play(ANA, &["Swamp"; 3]);
    let mut table = lay.hold(ANA, &["Strike", "Sort", "Sift"]).begin();
    table.cast("Strike", &["Golem"]).resolve().cast("Sort", &["Cub"]).resolve().cast("Sift", &["Gold"]).resolve();
    assert_eq!(table.count("Cub", Zone::Graveyard), 1);
    covers!(table.journal.evidence(), R105_2A, R105_2B, R105_2C);
    without!(R105_2A, |out| hits(Filter::Monocolored, bear(), out), Zone::Graveyard, Zone::Battlefield);
    without!(R105_2B, |out| hits(Filter::Multicolored, gold(), out), Zone::Graveyard, Zone::Battlefield);
    without!(R105_2C, |out| hits(Filter::Colorless, golem(), out), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_new_color_takes_the_place_of_the_old_ones() {
    let dye = instant(
        "Dye",
        "U",
        vec![target_creature()],
        vec![
            Instruction::from(Effect::ChooseColor(Players::You)).into_slot(Slot::FIRST_FREE),
            Effect::Change {
                which: target(0),
                changes: vec![Change::SetColorIn(Slot::FIRST_FREE)],
                lasts: Duration::EndOfTurn,
            }
            .into(),
        ],
    );
    let play = |out| {
        let lay = lay(vec![dye.clone()]).play(ANA, &["Island"]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Dye"]).begin_without(out);
        table.cast("Dye", &["Bear"]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 1, most: 1 }));
    assert_eq!(table.refused(Choice::Pick(Item::Mana(ManaKind::Colorless))), R105_4);
    table.choose(Choice::Pick(Item::Mana(ManaKind::Blue)));
    assert_eq!(table.now("Bear").colors, Colors::only(Color::Blue));
    covers!(table.journal.evidence(), R105_3, R105_4);
    let green_still = |out| {
        let mut table = play(out);
        table.choose(Choice::Pick(Item::Mana(ManaKind::Blue)));
        table.now("Bear").colors.has(Color::Green)
    };
    without!(R105_3, green_still, false, true);
    without!(R105_4, |out| play(out).allows(Choice::Pick(Item::Mana(ManaKind::Colorless))), false, true);
}

#[test]
fn a_color_pair_is_exactly_two_colors() {
    let pairs = Effect::GainLife(Players::You, Amount::ColorPairs(Box::new(Objects::Each(Filter::CREATURE.yours()))));
    let play = |out| {
        let guilds = sorcery("Guilds", "W", vec![], vec![pairs.clone().into()]);
        let own = vec![
            guilds,
            creature("Judge", "WU", (1, 1), vec![]),
            creature("Clerk", "1UW", (1, 1), vec![]),
            creature("Rioter", "BR", (1, 1), vec![]),
            creature("Shard", "WUB", (1, 1), vec![]),
        ];
        let lay = lay(own).play(ANA, &["Plains", "Judge", "Clerk", "Rioter", "Shard", "Bear"]);
        let mut table = lay.hold(ANA, &["Guilds"]).begin_without(out);
        table.cast("Guilds", &[]).resolve();
        table
    };
    let table = play(None);
    // White-blue twice is one pair, black-red another; three colors are none.
    assert_eq!(table.life(ANA), 22);
    covers!(table.journal.evidence(), R105_5);
    without!(R105_5, |out| play(out).life(ANA), 22, 20);
}

#[test]
fn what_could_be_a_fraction_is_rounded_as_the_text_says() {
    let half = |name: &str, up| {
        let half = Amount::Half { of: Box::new(Amount::Life(Players::You)), up };
        sorcery(name, "B", vec![], vec![Effect::LoseLife(Players::You, half).into()])
    };
    let play = |name: &str, out| {
        let lay = lay(vec![half("Bleed Up", true), half("Bleed Down", false)]).play(ANA, &["Swamp"]);
        let lay = lay.set(|position| position.life = vec![(ANA, 7)]);
        let mut table = lay.hold(ANA, &[name]).begin_without(out);
        table.cast(name, &[]).resolve();
        table
    };
    assert_eq!(play("Bleed Down", None).life(ANA), 4);
    let table = play("Bleed Up", None);
    assert_eq!(table.life(ANA), 3);
    covers!(table.journal.evidence(), R107_1A);
    without!(R107_1A, |out| play("Bleed Up", out).life(ANA), 3, 4);
}

#[test]
fn any_number_of_targets_may_be_none() {
    let any = TargetSpec { least: 0, most: u8::MAX, ..target_creature() };
    let storm = sorcery(
        "Gust",
        "R",
        vec![any],
        vec![
            Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) }.into(),
            Effect::Draw(Players::You, number(1)).into(),
        ],
    );
    let play = |out| {
        let mut table = lay(vec![storm.clone()])
            .play(ANA, &["Mountain"])
            .play(BETO, &["Bear", "Hawk"])
            .hold(ANA, &["Gust"])
            .begin_without(out);
        table.announce("Gust", &[]);
        table
    };
    let mut table = play(None);
    table.choose(Choice::Done).pay().resolve();
    assert_eq!(table.hand(ANA), 1);
    covers!(table.journal.evidence(), R107_1C);
    without!(R107_1C, |out| play(out).allows(Choice::Done), true, false);
}

#[test]
fn an_x_that_is_not_paid_is_0() {
    let blaze = || {
        let hit = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: Amount::X };
        sorcery("Blaze", "XR", vec![any_target()], vec![hit.into()])
    };
    let gift = || sorcery("Gift", "R", vec![], vec![Effect::CastFree(Objects::Each(Filter::In(Zone::Exile))).into()]);
    let play = |out| {
        let lay = lay(vec![blaze(), gift()]).play(ANA, &["Mountain"; 4]).put(ANA, Zone::Exile, &["Blaze"]);
        let mut table = lay.hold(ANA, &["Gift"]).begin_without(out);
        table.cast("Gift", &[]).pass_both();
        table
    };
    let mut table = play(None);
    table.pick("Beto").resolve();
    assert_eq!(table.life(BETO), 20);
    covers!(table.journal.evidence(), R107_3B, R118_9);
    without!(R107_3B, |out| matches!(play(out).asks().1, Ask::Number(..)), false, true);
}

#[test]
fn each_activation_has_an_x_of_its_own() {
    let volcano = || {
        let hit = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: Amount::X };
        let ability = Activated {
            cost: Cost::mana(mana("X")),
            effect: SpellAbility { targets: vec![any_target()], program: vec![hit.into()], modal: None },
            ..Activated::default()
        };
        Card::from(Values { abilities: vec![Ability::Activated(ability)], ..card("Volcano", "1", &[Type::Artifact]) })
    };
    let play = |out| {
        let lay = lay(vec![volcano()]).play(ANA, &["Volcano"]).play(ANA, &["Mountain"; 4]);
        let mut table = lay.begin_without(out);
        for x in [3, 1] {
            let choice = table.activation("Volcano", 0);
            table.choose(choice);
            if matches!(table.asks().1, Ask::Number(..)) {
                table.choose(Choice::Number(x));
            }
            table.pick("Beto").pay();
        }
        table.resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 16);
    covers!(table.journal.evidence(), R107_3K);
    // The second one would have to be 3 as well, as far as there is mana for it: with the mana left, it is 1.
    let taps_all = |out| {
        let lay = lay(vec![volcano()]).play(ANA, &["Volcano"]).play(ANA, &["Mountain"; 6]);
        let mut table = lay.begin_without(out);
        let choice = table.activation("Volcano", 0);
        table.choose(choice).choose(Choice::Number(3)).pick("Beto").pay();
        table.choose(choice);
        matches!(table.asks().1, Ask::Number(..))
    };
    without!(R107_3K, taps_all, true, false);
}

#[test]
fn what_enters_knows_the_x_of_its_spell() {
    let hydra = || {
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let gain = Effect::GainLife(Players::You, Amount::X);
        let triggered = Ability::Triggered(Triggered::on(enters, vec![gain.into()]));
        creature("Hydra", "XG", (1, 1), vec![triggered])
    };
    let play = |out| {
        let lay = lay(vec![hydra()]).play(ANA, &["Forest"; 4]).hold(ANA, &["Hydra"]);
        let mut table = lay.begin_without(out);
        table.announce("Hydra", &[]).choose(Choice::Number(3)).pay().resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 23);
    covers!(table.journal.evidence(), R107_3M);
    without!(R107_3M, |out| play(out).life(ANA), 23, 20);
}

#[test]
fn a_delayed_ability_has_the_x_of_the_spell_that_made_it() {
    let late = || {
        let triggered = Triggered::on(
            Pattern::begins(Step::End, Players::All),
            vec![Effect::LoseLife(Players::Opponents, Amount::X).into()],
        );
        let delay = Effect::Delay { ability: std::sync::Arc::new(triggered), lasts: Duration::Forever, once: true };
        sorcery("Slow Fire", "XR", vec![], vec![delay.into()])
    };
    let play = |out| {
        let lay = lay(vec![late()]).play(ANA, &["Mountain"; 3]).hold(ANA, &["Slow Fire"]);
        let mut table = lay.begin_without(out);
        table.announce("Slow Fire", &[]).choose(Choice::Number(2)).pay().resolve();
        table.until(Step::End).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 18);
    covers!(table.journal.evidence(), R107_3N);
    without!(R107_3N, |out| play(out).life(BETO), 18, 20);
}

#[test]
fn a_colored_or_colorless_symbol_is_paid_with_its_own_mana() {
    let hermit = || creature("Hermit", "WW", (2, 2), vec![]);
    let prism = || creature("Prism", "1C", (2, 2), vec![]);
    let castable = |name: &str, lands: &[&str], out| {
        let lay = lay(vec![hermit(), prism()]).play(ANA, lands).hold(ANA, &[name]);
        let table = lay.begin_without(out);
        let card = table.held(name);
        table.allows(Choice::Cast(card, 0))
    };
    let mut table = lay(vec![hermit(), prism()]).play(ANA, &["Plains"; 2]).hold(ANA, &["Hermit", "Prism"]).begin();
    assert_eq!(table.refused(Choice::Cast(table.held("Prism"), 0)), R118_3);
    table.cast("Hermit", &[]).resolve();
    covers!(table.journal.evidence(), R107_4A, R107_4C);
    without!(R107_4A, |out| castable("Hermit", &["Plains", "Swamp"], out), false, true);
    without!(R107_4C, |out| castable("Prism", &["Plains", "Swamp"], out), false, true);
}

#[test]
fn the_tap_symbol_asks_for_an_untapped_permanent_and_the_untap_symbol_for_a_tapped_one() {
    let windmill = || {
        let tap = activated_for(CostPart::Tap);
        let untap = activated_for(CostPart::Untap);
        Card::from(Values { abilities: vec![tap, untap], ..card("Windmill", "2", &[Type::Artifact]) })
    };
    let mut table = lay(vec![windmill()]).play(ANA, &["Windmill"]).begin();
    let (tap, untap) = (table.activation("Windmill", 0), table.activation("Windmill", 1));
    assert_eq!(table.refused(untap), R107_6);
    table.choose(tap).resolve();
    assert_eq!(table.refused(tap), R107_5);
    table.choose(untap).resolve();
    assert_eq!((table.is_tapped("Windmill"), table.life(ANA)), (false, 22));
    covers!(table.journal.evidence(), R107_5, R107_6);
    let twice = |out, first: usize| {
        let lay = lay(vec![windmill()]).play(ANA, &["Windmill"]);
        let mut table = lay.begin_without(out);
        if first == 0 {
            let tap = table.activation("Windmill", 0);
            table.choose(tap).resolve();
        }
        let again = table.activation("Windmill", first);
        table.allows(again)
    };
    without!(R107_5, |out| twice(out, 0), false, true);
    without!(R107_6, |out| twice(out, 1), false, true);
}

/// "[cost]: You gain 1 life."
fn activated_for(part: CostPart) -> Ability {
    activated(Cost::of(part), vec![], vec![Effect::GainLife(Players::You, number(1)).into()])
}

#[test]
fn energy_is_paid_with_energy_counters() {
    let forge = || {
        let gain = Effect::PutCounters(Subjects::Players(Players::You), CounterKind::Energy, number(3));
        let charge = activated(Cost::of(CostPart::Tap), vec![], vec![gain.into()]);
        let use_it = activated_for(CostPart::Energy(2));
        Card::from(Values { abilities: vec![charge, use_it], ..card("Dynamo", "2", &[Type::Artifact]) })
    };
    let play = |out| {
        let mut table = lay(vec![forge()]).play(ANA, &["Dynamo"]).begin_without(out);
        table.activate("Dynamo", 0, &[]).resolve().activate("Dynamo", 1, &[]).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!(table.life(ANA), 21);
    // One counter is left, and two are asked for.
    let again = table.activation("Dynamo", 1);
    table.refused(again);
    covers!(table.journal.evidence(), R107_14);
    let again = |out| {
        let table = play(out);
        table.allows(table.activation("Dynamo", 1))
    };
    without!(R107_14, again, false, true);
}

#[test]
fn mana_values_of_printed_examples() {
    let value = |cost: ManaCost, out| {
        let probe = || {
            let life = Effect::GainLife(Players::You, Amount::ManaValue(Box::new(target(0))));
            sorcery("Probe", "W", vec![target_creature()], vec![life.into()])
        };
        let lay = lay(vec![with_cost("Sample", cost), probe()]).play(ANA, &["Plains"]).play(BETO, &["Sample"]);
        let mut table = lay.hold(ANA, &["Probe"]).begin_without(out);
        table.cast("Probe", &["Sample"]).resolve();
        (table.life(ANA) - 20, table)
    };
    let (w, u, b) = (ManaKind::White, ManaKind::Blue, ManaKind::Black);
    let hybrid = || special(1, symbol(&[w, u], None, false), 2);
    let twobrid = || special(0, symbol(&[b], Some(2), false), 3);
    let phyrexian = || special(1, symbol(&[w], None, true), 2);
    assert_eq!([hybrid(), phyrexian()].map(|cost| value(cost, None).0), [3, 3]);
    let (five, table) = value(mana("3UU"), None);
    assert_eq!(five, 5);
    covers!(table.journal.evidence(), R202_3);
    let (six, table) = value(twobrid(), None);
    assert_eq!(six, 6);
    covers!(table.journal.evidence(), R202_3F);
    let (_, table) = value(phyrexian(), None);
    covers!(table.journal.evidence(), R202_3G);
    without!(R202_3, |out| value(mana("3UU"), out).0, 5, 3);
    without!(R202_3F, |out| value(twobrid(), out).0, 6, 3);
    without!(R202_3G, |out| value(phyrexian(), out).0, 3, 1);
}

#[test]
fn without_a_mana_cost_the_mana_value_is_0_and_x_counts_only_on_the_stack() {
    let cheap = |most| Filter::ManaValue(Comparison::AtMost, Box::new(number(most)));
    let token = || {
        let values = Values { cost: None, ..card("Mote", "-", &[Type::Creature]) };
        Card::from(Values { power: Some(1), toughness: Some(1), ..values })
    };
    assert_eq!(hits(Filter::CREATURE.and(cheap(0)), token(), None), Zone::Graveyard);
    let counter = || {
        let spell = TargetSpec::one(Targetable::Object(Filter::Spell.and(cheap(2))));
        instant("Small No", "U", vec![spell], vec![Effect::Counter(target(0)).into()])
    };
    let blaze = || {
        let hit = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: Amount::X };
        sorcery("Blaze", "XR", vec![any_target()], vec![hit.into()])
    };
    let play = |out| {
        let lay = lay(vec![counter(), blaze()]).play(ANA, &["Mountain"; 4]).play(BETO, &["Island"]);
        let mut table = lay.hold(ANA, &["Blaze"]).hold(BETO, &["Small No"]).begin_without(out);
        table.announce("Blaze", &[]).choose(Choice::Number(3)).pick("Beto").pay().pass();
        table
    };
    let mut table = play(None);
    // {X}{R} with an X of 3 is 4 on the stack.
    let no = table.held("Small No");
    assert_eq!(table.refused(Choice::Cast(no, 0)), R601_2C);
    covers!(table.journal.evidence(), R202_3E);
    without!(R202_3A, |out| hits(Filter::CREATURE.and(cheap(0)), token(), out), Zone::Graveyard, Zone::Battlefield);
    let counters = |out| {
        let table = play(out);
        table.allows(Choice::Cast(table.held("Small No"), 0))
    };
    without!(R202_3E, counters, false, true);
}

#[test]
fn the_mana_cost_must_be_spent() {
    let castable = |lands: &[&str], out| {
        let table = lay(vec![]).play(ANA, lands).hold(ANA, &["Bear"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Bear"), 0))
    };
    let mut table = lay(vec![]).play(ANA, &["Forest"; 2]).hold(ANA, &["Bear"]).begin();
    table.cast("Bear", &[]).resolve();
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    covers!(table.journal.evidence(), R202_1A);
    without!(R202_1A, |out| castable(&["Forest"], out), false, true);
}

#[test]
fn your_team_is_you_and_your_teammates() {
    let rally = || sorcery("Rally", "W", vec![], vec![Effect::GainLife(Players::Team, number(2)).into()]);
    let play = |out| {
        let lay = lay_for(3, vec![rally()]).set(|position| position.setup.teams = vec![0, 1, 0]);
        let mut table = lay.play(ANA, &["Plains"]).hold(ANA, &["Rally"]).begin_without(out);
        table.cast("Rally", &[]).pass().pass().pass();
        ([ANA, BETO, CARLA].map(|player| table.life(player)), table)
    };
    let mut alone = lay(vec![rally()]).play(ANA, &["Plains"]).hold(ANA, &["Rally"]).begin();
    alone.cast("Rally", &[]).resolve();
    assert_eq!((alone.life(ANA), alone.life(BETO)), (22, 20));
    let table = play(None).1;
    covers!(table.journal.evidence(), R102_4);
    without!(R102_4, |out| play(out).0, [22, 20, 22], [22, 20, 20]);
}

#[test]
fn the_active_player_is_the_one_whose_turn_it_is() {
    let tax = || instant("Tax", "B", vec![], vec![Effect::LoseLife(Players::Active, number(2)).into()]);
    let play = |out| {
        let lay = lay(vec![tax()]).play(BETO, &["Swamp"]).hold(BETO, &["Tax"]);
        let mut table = lay.begin_without(out);
        table.pass().cast("Tax", &[]).pass_both();
        (table.life(ANA), table.life(BETO), table)
    };
    let (ana, beto, table) = play(None);
    assert_eq!((ana, beto), (18, 20));
    covers!(table.journal.evidence(), R102_1);
    without!(R102_1, |out| play(out).0, 18, 20);
}

#[test]
fn a_text_can_use_the_x_of_another_spell() {
    let engine = || {
        let gain = Effect::GainLife(Players::You, Amount::XOf(Box::new(Objects::Slot(Slot::EVENT_OBJECTS))));
        let on = Triggered::on(Pattern::by(DeedKind::Cast, Players::You), vec![gain.into()]);
        Card::from(Values { abilities: vec![Ability::Triggered(on)], ..card("Resonance", "1G", &[Type::Enchantment]) })
    };
    let play = |out| {
        let lay = lay(vec![engine()]).play(ANA, &["Resonance"]).play(ANA, &["Mountain"; 5]);
        let mut table = lay.hold(ANA, &["Great Spark"]).begin_without(out);
        table.announce("Great Spark", &[]).choose(Choice::Number(4)).pick("Beto").pay().resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (24, 16));
    covers!(table.journal.evidence(), R107_3E);
    without!(R107_3E, |out| play(out).life(ANA), 24, 20);
}

#[test]
fn the_x_of_an_ability_that_was_given_is_0() {
    let curse = || {
        let which = target(0);
        let give = Effect::Change { which, changes: vec![Change::GainAbility(0)], lasts: Duration::EndOfTurn };
        let mut curse = sorcery("Powder Keg", "XR", vec![target_creature()], vec![give.into()]);
        let burst = Effect::LoseLife(Players::All, Amount::X);
        curse.faces[0].granted = vec![Ability::Triggered(Triggered::on(dies(Filter::This), vec![burst.into()]))];
        curse
    };
    let play = |out| {
        let lay = lay(vec![curse()]).play(ANA, &["Mountain"; 5]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Powder Keg", "Spark"]).begin_without(out);
        table.announce("Powder Keg", &[]).choose(Choice::Number(3)).pick("Bear").pay().resolve();
        table.cast("Spark", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.life(ANA)), (Zone::Graveyard, 20));
    covers!(table.journal.evidence(), R107_3J);
    without!(R107_3J, |out| play(out).life(ANA), 20, 17);
}

#[test]
fn a_check_of_the_time_looks_at_when_the_spell_was_cast() {
    let vow = || {
        let untimely = Effect::If {
            condition: Condition::Untimely,
            then: vec![Effect::LoseLife(Players::You, number(3)).into()],
            otherwise: vec![],
        };
        instant("Hasty Vow", "W", vec![], vec![Effect::GainLife(Players::You, number(5)).into(), untimely.into()])
    };
    let play = |of_beto: bool, out| {
        let who = if of_beto { BETO } else { ANA };
        let mut table = lay(vec![vow()]).play(who, &["Plains"]).hold(who, &["Hasty Vow"]).begin_without(out);
        if of_beto {
            table.pass();
        }
        table.cast("Hasty Vow", &[]).resolve();
        (table.life(who), table)
    };
    assert_eq!(play(false, None).0, 25);
    let (life, table) = play(true, None);
    assert_eq!(life, 22);
    covers!(table.journal.evidence(), R307_5A);
    without!(R307_5A, |out| play(true, out).0, 22, 25);
}

#[test]
fn what_cannot_be_determined_is_0() {
    let play = |own: &[&str], out| {
        let sacrifice = Effect::Sacrifice(Players::You, Filter::CREATURE, number(1));
        let becomes = Effect::SetLife(Players::You, Amount::Power(Box::new(Objects::Slot(Slot::FIRST_FREE))));
        let program = vec![Instruction::from(sacrifice).into_slot(Slot::FIRST_FREE), becomes.into()];
        let lay = lay(vec![sorcery("Weighed Heart", "B", vec![], program)]).play(ANA, &["Swamp"]).play(ANA, own);
        let mut table = lay.hold(ANA, &["Weighed Heart"]).begin_without(out);
        table.cast("Weighed Heart", &[]).resolve();
        table.life(ANA)
    };
    assert_eq!(play(&["Bear"], None), 2);
    // There is no creature whose power could be looked at.
    without!(R107_2, |out| play(&[], out), 0, 20);
}

//! Sets of cards that say something of each other: each is played with alone, so that rules about two or three cards
//! together decide one way and the other in random games.

use std::sync::Arc;

use vademecum_abilities::*;

use super::builders::*;

/// Number of cards in a set: that of the groups of the pool that are played with alone.
const CARDS_PER_SET: usize = 6;

/// The sets, one after another.
pub(super) fn sets() -> Vec<Card> {
    let sets: [[Card; CARDS_PER_SET]; 12] = [
        entering(),
        life(),
        draws(),
        copies(),
        choices(),
        leaving(),
        own_effects(),
        order(),
        words(),
        pairs(),
        announced(),
        responses(),
    ];
    sets.into_iter().flatten().collect()
}

fn enchantment(name: &str, cost: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, cost, &[Type::Enchantment]) })
}

fn replaces(name: &str, cost: &str, of: Pattern, with: Replaced) -> Card {
    enchantment(name, cost, Ability::Replacement(Replacement::of(of, with)))
}

fn may(then: Program) -> Program {
    vec![Effect::May { who: Players::You, decider: Slot(0x30), then, otherwise: vec![] }.into()]
}

fn draw(players: Players, n: i32) -> Instruction {
    Effect::Draw(players, number(n)).into()
}

fn gain(n: i32) -> Instruction {
    Effect::GainLife(Players::You, number(n)).into()
}

/// "Sacrifice this: you gain 1 life."
fn leaves() -> Ability {
    activated(Cost::of(CostPart::SacrificeThis), vec![], vec![gain(1)])
}

fn buried_creatures() -> Filter {
    Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You))
}

/// Permanents that change how others enter, and enter at the same time as these (614.4, 614.13a, 614.17a, 616.1b).
fn entering() -> [Card; CARDS_PER_SET] {
    let (chosen, gone) = (Slot(0x20), Slot(0x21));
    let theirs = || enters(Filter::CREATURE.and(Filter::Controller(Players::Opponents)));
    let buried = Pattern { from: Zones::only(Zone::Graveyard), ..enters(Filter::CREATURE) };
    let choose = Effect::Choose {
        who: Players::You,
        among: Objects::Each(buried_creatures()),
        least: number(0),
        most: number(3),
    };
    let feeding = Replaced::EntersAfter {
        program: vec![
            Instruction::from(choose).into_slot(chosen),
            Instruction::from(Effect::Move(Objects::Slot(chosen), Destination::to(Zone::Exile))).into_slot(gone),
        ],
        with: Some((CounterKind::PlusOne, Amount::Slot(gone))),
    };
    let feeds = Replacement::of(enters(Filter::This), feeding);
    let usher = Replacement::of(enters(Filter::CREATURE), Replaced::EntersTapped);
    let keeper = Replacement::of(buried, Replaced::Cant);
    [
        replaces("Impressment", "U", theirs(), Replaced::EntersUnder(Players::You)),
        replaces("Toll House", "W", theirs(), Replaced::EntersTapped),
        creature("Grave Eater", "B", (1, 1), vec![Ability::Replacement(feeds), leaves()]),
        creature("Usher", "W", (2, 2), vec![Ability::Replacement(usher), leaves()]),
        creature("Gatekeeper", "W", (2, 1), vec![Ability::Replacement(keeper), leaves()]),
        sorcery(
            "Dawn Call",
            "W",
            vec![],
            vec![Effect::Move(Objects::Each(buried_creatures()), Destination::to(Zone::Battlefield)).into()],
        ),
    ]
}

/// Life that can't be gained or lost, and is paid or exchanged (119.4b, 119.7, 119.8).
fn life() -> [Card; CARDS_PER_SET] {
    let creatures = Amount::Count(Box::new(Objects::Each(Filter::CREATURE.yours())));
    let bleed = |n| Effect::LoseLife(Players::Opponents, number(n)).into();
    let opponent = TargetSpec::one(Targetable::Player(Players::Opponents));
    let trade = Effect::ExchangeLife(Players::You, Players::Slot(Slot(0)));
    let cant = |name, cost, kind, players| replaces(name, cost, Pattern::by(kind, players), Replaced::Cant);
    [
        cant("Dry Spell", "0", DeedKind::GainLife, Players::All),
        cant("Amber Ward", "W", DeedKind::LoseLife, Players::You),
        sorcery("Drain", "B", vec![], vec![bleed(2)]),
        enchantment("Scales of Fate", "B", activated(Cost::of(CostPart::Tap), vec![opponent], vec![trade.into()])),
        enchantment(
            "Idol of Blood",
            "B",
            activated(Cost::of(CostPart::Life(creatures)).and(CostPart::Tap), vec![], vec![bleed(1)]),
        ),
        creature(
            "Bloodletter",
            "B",
            (1, 1),
            vec![Ability::Triggered(Triggered::on(enters(Filter::This), vec![bleed(2)]))],
        ),
    ]
}

/// Offers to draw cards to those who can't (121.2b, 121.3, 121.3a).
fn draws() -> [Card; CARDS_PER_SET] {
    let drawn = Condition::Compare(Amount::Drawn(Players::Opponents), Comparison::AtLeast, number(2));
    let curfew = Replacement {
        only_if: Some(drawn),
        ..Replacement::of(Pattern::by(DeedKind::Draw, Players::Opponents), Replaced::Cant)
    };
    [
        sorcery("Modest Offer", "U", vec![], may(vec![draw(Players::You, 1)])),
        sorcery("Large Offer", "0", vec![], may(vec![draw(Players::You, 2)])),
        sorcery("Gift of Letters", "U", vec![], may(vec![draw(Players::Opponents, 1)])),
        enchantment("Nightly Curfew", "0", Ability::Replacement(curfew)),
        replaces("Vow of Silence", "0", Pattern::by(DeedKind::Draw, Players::You), Replaced::Cant),
        creature("Diarist", "U", (1, 1), vec![]),
    ]
}

/// Copies with an exception that is not for all (707.9f), and copies of spells for what they could target (707.10d, e).
fn copies() -> [Card; CARDS_PER_SET] {
    let spell = TargetSpec::one(Targetable::Object(Filter::Type(Type::Instant).and(Filter::Spell)));
    let every = Effect::CopyOnStack {
        what: target(0),
        except: vec![],
        targets: CopyTargets::ForEach(Subjects::Objects(Objects::Each(Filter::CREATURE))),
    };
    let one = Effect::CopyOnStack {
        what: Objects::Slot(Slot::EVENT_OBJECTS),
        except: vec![],
        targets: CopyTargets::Only(Subjects::Objects(Objects::This)),
    };
    let cast = Pattern { subject: Filter::Type(Type::Instant), ..Pattern::by(DeedKind::Cast, Players::All) };
    let except = vec![Exception::If(Type::Artifact, Box::new(Exception::Keyword(Keyword(9))))];
    let enters_as = Replacement::of(enters(Filter::This), Replaced::EntersAsCopy(Filter::CREATURE, except));
    let grows = Effect::Change { which: target(0), changes: vec![pump(2, 2)], lasts: Duration::EndOfTurn };
    let mut golem = creature("Clay Golem", "G", (2, 2), vec![]);
    golem.faces[0].types = Types::only(Type::Artifact).with(Type::Creature);
    [
        instant("Rain of Echoes", "U", vec![spell], vec![every.into()]),
        creature("Second Voice", "U", (1, 2), vec![Ability::Triggered(Triggered::on(cast, vec![one.into()]))]),
        instant("Sprout", "G", vec![TargetSpec::one(Targetable::Object(Filter::CREATURE.yours()))], vec![grows.into()]),
        creature("Winged Double", "U", (0, 1), vec![Ability::Replacement(enters_as)]),
        creature("Veiled Ox", "W", (1, 4), vec![keyword(18)]),
        golem,
    ]
}

/// Copies of a permanent for which a color was chosen (707.6), of creatures of several colors.
fn choices() -> [Card; CARDS_PER_SET] {
    let chosen = Slot(0x20);
    let color = vec![
        Instruction::from(Effect::ChooseColor(Players::You)).into_slot(chosen),
        Effect::RememberNumber(chosen, 0, Remembered::Choice).into(),
    ];
    let chooses = Replacement::of(enters(Filter::This), Replaced::EntersAfter { program: color, with: None });
    let of_it = Objects::Each(Filter::CREATURE.and(Filter::ColorIn(chosen)));
    let counts = vec![
        Instruction::from(Effect::RecallNumber(0)).into_slot(chosen),
        Effect::GainLife(Players::You, Amount::Count(Box::new(of_it))).into(),
    ];
    let enters_as = Replacement::of(enters(Filter::This), Replaced::EntersAsCopy(Filter::CREATURE, vec![]));
    [
        creature(
            "Prism Beetle",
            "0",
            (1, 1),
            vec![Ability::Replacement(chooses), activated(Cost::FREE, vec![], counts)],
        ),
        creature("Plain Double", "0", (0, 1), vec![Ability::Replacement(enters_as)]),
        creature("Pale Moth", "W", (1, 1), vec![keyword(9)]),
        creature("Night Moth", "B", (1, 1), vec![keyword(9)]),
        creature("Ember Moth", "R", (1, 1), vec![keyword(9)]),
        creature("Leaf Moth", "G", (1, 1), vec![keyword(9)]),
    ]
}

/// What is exiled until its warden leaves (610.3a, b).
fn leaving() -> [Card; CARDS_PER_SET] {
    let until = || Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE);
    let jails = || vec![Effect::MoveUntil { what: target(0), to: Zone::Exile, until: until() }.into()];
    let jailer = |name: &str, cost: &str| {
        let effect = SpellAbility { modal: None, targets: vec![target_creature()], program: jails() };
        let entering = Triggered { effect, ..Triggered::on(enters(Filter::This), vec![]) };
        creature(name, cost, (2, 2), vec![Ability::Triggered(entering), leaves()])
    };
    let slay = Effect::Destroy { what: target(0), regenerable: true };
    [
        jailer("Turnkey", "0"),
        jailer("Gaoler", "0"),
        creature(
            "Wardress",
            "0",
            (1, 2),
            vec![activated(Cost::mana(mana("1")), vec![target_creature()], jails()), leaves()],
        ),
        instant("Slay", "B", vec![target_creature()], vec![slay.into()]),
        enchantment(
            "Cold Altar",
            "B",
            activated(Cost::of(CostPart::Sacrifice(1, Filter::CREATURE)), vec![], vec![gain(1)]),
        ),
        creature("Inmate", "B", (2, 1), vec![]),
    ]
}

/// What replaces part of its own effect (616.1a), and damage that can't be prevented (615.12).
fn own_effects() -> [Card; CARDS_PER_SET] {
    let countered = Pattern::moves(Filter::Slot(Slot(0)), Zones::only(Zone::Stack), Zones::only(Zone::Graveyard));
    let dissolve = Effect::SelfReplacing {
        replacement: Arc::new(Replacement::of(countered, Replaced::To(Zone::Exile))),
        body: vec![Effect::Counter(target(0)).into()],
    };
    let buried = Pattern::moves(Filter::Any, Zones::NONE, Zones::only(Zone::Graveyard));
    let bites = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) };
    let bites = activated(Cost::of(CostPart::Tap), vec![target_creature()], vec![bites.into()]);
    let grows =
        Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Slot(Slot::EVENT_AMOUNT));
    let hydra = Replacement {
        then: vec![grows.into()],
        ..Replacement::of(Pattern::of(DeedKind::Damage, Filter::This), Replaced::Nothing)
    };
    let spark = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) };
    [
        instant("Unravel", "U", vec![TargetSpec::one(Targetable::Object(Filter::Spell))], vec![dissolve.into()]),
        replaces("Old Archive", "W", buried, Replaced::To(Zone::Hand)),
        replaces("Raw Fury", "R", Pattern::by(DeedKind::Prevent, Players::All), Replaced::Cant),
        creature("Bog Hydra", "G", (3, 3), vec![Ability::Replacement(hydra), bites]),
        instant("Ember", "R", vec![any_target()], vec![spark.into()]),
        creature("Newt", "U", (1, 1), vec![]),
    ]
}

/// Two effects each of which decides what the other applies to (613.8b), and permanents that are turned face down though
/// they are so already (708.2b), at which their controllers alone may look (708.5).
fn order() -> [Card; CARDS_PER_SET] {
    let (one, other) = (Subtype(250), Subtype(251));
    let becomes = |from: Subtype, to: Subtype| {
        let others = Filter::CREATURE.and(Filter::Subtype(from).negated());
        anthem(others, vec![Change::AddSubtypes(Subtypes::NONE.with(to))])
    };
    let turn = |up| Effect::TurnFace(target(0), up).into();
    let face_down = TargetSpec::one(Targetable::Object(Filter::FaceDown));
    [
        enchantment("Marsh Custom", "G", becomes(one, other)),
        enchantment("Wood Custom", "B", becomes(other, one)),
        instant("Hood", "U", vec![target_creature()], vec![turn(false)]),
        instant("Unhood", "W", vec![face_down], vec![turn(true)]),
        sorcery("Mud Burial", "G", vec![], vec![Effect::Manifest(Players::You, number(2)).into()]),
        creature("Dancer", "U", (1, 2), vec![]),
    ]
}

/// Texts that are changed: words, whole text boxes and names, of tokens too and of what creates them (612).
fn words() -> [Card; CARDS_PER_SET] {
    let (from, to) = (Slot(0x20), Slot(0x21));
    let (goblin, elf) = (Subtype(252), Subtype(253));
    let choose = |slot| Instruction::from(Effect::ChooseColor(Players::You)).into_slot(slot);
    let text_of =
        |change| Effect::Change { which: target(0), changes: vec![change], lasts: Duration::EndOfTurn }.into();
    let permanent = TargetSpec::one(Targetable::Object(Filter::Any));
    let both = TargetSpec::some(Targetable::Object(Filter::CREATURE), 2, 2);
    let color = Change::ReplaceWord(WordOf::ColorIn(from), WordOf::ColorIn(to));
    let kind = Change::ReplaceWord(WordOf::Word(Word::Subtype(goblin)), WordOf::Word(Word::Subtype(elf)));
    let one = Effect::Create { who: Players::You, token: 0, amount: number(1), onto: None };
    let mut nest = enchantment("Goblin Nest", "R", activated(Cost::of(CostPart::Tap), vec![], vec![one.into()]));
    nest.faces[0].abilities.push(anthem(Filter::CREATURE, vec![Change::GainAbility(0)]));
    nest.faces[0].granted = vec![anthem(Filter::CREATURE.and(Filter::Color(Color::Red)), vec![pump(1, 0)])];
    nest.tokens = vec![Card::from(Values {
        subtypes: Subtypes::NONE.with(goblin),
        indicator: Some(Colors::only(Color::Red)),
        naming: Naming::Subtypes,
        power: Some(1),
        toughness: Some(1),
        ..card("Goblin", "-", &[Type::Creature])
    })];
    let shows = Change::FullTextOf(Objects::TopOfGraveyard(Players::You));
    [
        instant("Repaint", "U", vec![permanent], vec![choose(from), choose(to), text_of(color)]),
        enchantment("Elvish Tongue", "G", anthem(Filter::Any.other(), vec![kind])),
        instant("Crossed Letters", "0", vec![both], vec![text_of(Change::ExchangeText(target(0)))]),
        instant("Lost Name", "W", vec![target_creature()], vec![text_of(Change::SetName("Nobody".to_owned()))]),
        nest,
        creature("Grave Mirror", "0", (1, 1), vec![Ability::Static(Static::new(Objects::This, vec![shows])), leaves()]),
    ]
}

/// Color pairs among creatures of two colors and of three (105.5), copies of cards of any type (111.5), and an X in a mana
/// cost that is not paid (107.3b).
fn pairs() -> [Card; CARDS_PER_SET] {
    let colored = |name: &str, colors: &[Color]| {
        let mut card = creature(name, "0", (2, 2), vec![]);
        card.faces[0].indicator = Some(colors.iter().copied().collect());
        card
    };
    let yours = Box::new(Objects::Each(Filter::CREATURE.yours()));
    let buried = Filter::In(Zone::Graveyard);
    let copy =
        Effect::CreateCopies { who: Players::You, of: target(0), amount: number(1), except: vec![], attacking: None };
    let deals = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: Amount::X };
    let again = buried.clone().and(Filter::Type(Type::Instant)).and(Filter::Owner(Players::You));
    [
        colored("Two Banner Page", &[Color::White, Color::Blue]),
        colored("Three Banner Page", &[Color::White, Color::Blue, Color::Black]),
        sorcery("Guild Census", "0", vec![], vec![Effect::GainLife(Players::You, Amount::ColorPairs(yours)).into()]),
        sorcery("Likeness", "U", vec![TargetSpec::one(Targetable::Object(buried))], vec![copy.into()]),
        instant("Ember Wave", "XR", vec![any_target()], vec![deals.into()]),
        sorcery("Second Wave", "0", vec![], vec![Effect::CastFree(Objects::Each(again)).into()]),
    ]
}

/// Special actions (116.2c–116.2e), an X that is chosen on resolution (107.3f), and what random games meet now and then:
/// cards drawn while a spell is paid for (121.8), spells that come under somebody else's control (110.2b).
fn announced() -> [Card; CARDS_PER_SET] {
    let special = |cost: Cost, of: SpecialAction| Activated { cost, special: Some(of), ..Activated::default() };
    let from_hand = Functions(Zones::only(Zone::Hand));
    let discarded =
        Activated { functions: from_hand, ..special(Cost::of(CostPart::DiscardThis), SpecialAction::DiscardThis) };
    let about = Castable::Spells(Filter::CREATURE);
    let forbids = CastingRule { who: Players::All, ..CastingRule::yours(about, CastingChange::Forbidden) };
    let ignored = Activated {
        effect: SpellAbility { program: vec![Effect::Ignore(Players::You).into()], ..SpellAbility::default() },
        by_whom: Activator::AnyPlayer,
        ..special(Cost::mana(ManaCost::generic(1)), SpecialAction::IgnoreEffect)
    };
    let mut curfew = enchantment("Curfew Bell", "1", Ability::Casting(forbids));
    curfew.faces[0].abilities.push(Ability::Activated(ignored));
    let any_color = Effect::AddMana(Players::You, ManaKinds::ANY_COLOR, number(1));
    let prism = activated(
        Cost::of(CostPart::Tap).and(CostPart::SacrificeThis),
        vec![],
        vec![any_color.into(), draw(Players::You, 1)],
    );
    let pays = Effect::Pay {
        who: Players::You,
        payer: Slot(0x30),
        cost: Cost::mana(ManaCost { x: 1, ..ManaCost::default() }),
        must: false,
        then: vec![Effect::GainLife(Players::You, Amount::X).into()],
        otherwise: vec![],
    };
    let takes =
        Effect::Change { which: target(0), changes: vec![Change::Control(Players::You)], lasts: Duration::Forever };
    let mut feast = sorcery("Hunting Feast", "1", vec![], vec![gain(4)]);
    feast.faces[0].additional_cost = Cost::of(CostPart::Discard(1, Filter::CREATURE));
    let freed = (Players::All, Cost::mana(ManaCost::generic(1)));
    let bound = Effect::Change {
        which: target(0),
        changes: vec![Change::CantAttack],
        lasts: Duration::UntilPaid(Box::new(freed)),
    };
    let mut collector = creature("Tithe Collector", "1", (1, 1), vec![]);
    let mut pays = Triggered::on(enters(Filter::This), vec![pays.into(), bound.into()]);
    pays.effect.targets = vec![target_creature()];
    collector.faces[0].abilities.push(Ability::Triggered(pays));
    [
        creature("Carrion Bird", "B", (2, 1), vec![Ability::Activated(discarded)]),
        curfew,
        collector,
        instant(
            "Stolen Word",
            "U",
            vec![TargetSpec::one(Targetable::Object(Filter::Spell.and(Filter::PermanentSpell)))],
            vec![takes.into()],
        ),
        Card::from(Values { abilities: vec![prism], ..card("Broken Prism", "1", &[Type::Artifact]) }),
        feast,
    ]
}

/// Abilities that are not countered (603.1a), that trigger as a card is discarded which nobody sees (603.2g), and damage of
/// permanent spells that is prevented (400.7c).
fn responses() -> [Card; CARDS_PER_SET] {
    let uncountered = Triggered { uncounterable: true, ..Triggered::on(enters(Filter::This), vec![]) };
    let destroys = SpellAbility {
        targets: vec![target_creature()],
        program: vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
        ..SpellAbility::default()
    };
    let counters = vec![Effect::Counter(Objects::Slot(Slot::EVENT_SOURCE)).into()];
    let warded = Triggered::on(Pattern::of(DeedKind::Target, Filter::This), counters);
    let discarded = Pattern { subject: Filter::This, ..Pattern::by(DeedKind::Discard, Players::You) };
    let in_hand = Functions(Zones::only(Zone::Hand));
    let lost = Triggered { functions: in_hand, ..Triggered::on(discarded, vec![gain(3)]) };
    let discarding = Pattern::moves(Filter::Any, Zones::only(Zone::Hand), Zones::only(Zone::Graveyard));
    let purges = vec![Effect::Discard(Players::All, number(1)).into()];
    let of = Pattern { source: Some(Filter::Slot(Slot(0))), ..Pattern::of(DeedKind::Damage, Filter::Any) };
    let replacement = Arc::new(Replacement::of(of, Replaced::Nothing));
    let prevents = Effect::Replace { replacement, lasts: Duration::EndOfTurn };
    let hit = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(2) };
    let mut spits = Triggered::on(enters(Filter::This), vec![hit.into()]);
    spits.effect.targets = vec![any_target()];
    [
        creature("Sworn Blade", "1", (1, 1), vec![Ability::Triggered(Triggered { effect: destroys, ..uncountered })]),
        creature("Warded Bear", "1", (2, 2), vec![Ability::Triggered(warded)]),
        creature("Spitting Newt", "1", (2, 1), vec![Ability::Triggered(lost), Ability::Triggered(spits)]),
        replaces("Endless Shelf", "1", discarding, Replaced::To(Zone::Library)),
        sorcery("Shared Purge", "1", vec![], purges),
        instant(
            "Hushed Word",
            "W",
            vec![TargetSpec::one(Targetable::Object(Filter::Spell.and(Filter::CREATURE)))],
            vec![prevents.into()],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::{super::pool, *};
    use crate::count_decisions;
    use vademecum_machine::number_cards;
    use vademecum_rule_ids::magic::{
        self, R105_5, R107_3B, R107_3F, R111_5, R116_2C, R116_2D, R116_2E, R119_4B, R119_7, R119_8, R121_2B, R121_3,
        R121_3A, R400_7C, R603_1A, R603_2G, R610_3A, R610_3B, R612_2, R612_2A, R612_3, R612_4, R612_5, R612_6, R612_8,
        R613_1C, R613_8B, R614_4, R614_13A, R614_17A, R615_12, R616_1A, R616_1B, R707_6, R707_9F, R707_10D, R707_10E,
        R708_2B, R708_5,
    };
    use vademecum_trace::DecisionCounts;
    use vademecum_vocab::RuleId;

    /// The rules that each set is there for.
    const RULES: [&[RuleId]; 12] = [
        &[R614_4, R614_13A, R614_17A, R616_1B],
        &[R119_4B, R119_7, R119_8],
        &[R121_2B, R121_3, R121_3A],
        &[R707_9F, R707_10D, R707_10E],
        &[R707_6],
        &[R610_3A, R610_3B],
        &[R615_12, R616_1A],
        &[R613_8B, R708_2B, R708_5],
        &[R612_2, R612_2A, R612_3, R612_4, R612_5, R612_6, R612_8, R613_1C],
        &[R105_5, R107_3B, R111_5],
        &[R107_3F, R116_2C, R116_2D, R116_2E],
        &[R400_7C, R603_1A, R603_2G],
    ];

    #[test]
    fn sets_are_groups_of_the_pool_and_their_rules_decide() {
        let lands: Vec<Card> = pool().into_iter().filter(|card| card.faces[0].is_land()).collect();
        let first: Vec<Card> = pool().into_iter().filter(|card| !card.faces[0].is_land()).collect();
        for (group, rules) in first.chunks(CARDS_PER_SET).zip(RULES) {
            let cards = number_cards([group, &lands].concat()).expect("the cards are sound");
            let counts: DecisionCounts = count_decisions(&cards, 0..120, 1_000);
            let undecided = rules.iter().filter(|&&rule| {
                let of_rule = || counts.all().into_iter().filter(move |of| of.rule == rule);
                !of_rule().any(|of| of.true_count > 0) || of_rule().any(|of| of.is_never_false())
            });
            let undecided: Vec<_> = undecided.map(|&rule| magic::number(rule).to_string()).collect();
            assert_eq!(undecided, Vec::<String>::new(), "with {:?}", group[0].faces[0].name);
        }
    }
}

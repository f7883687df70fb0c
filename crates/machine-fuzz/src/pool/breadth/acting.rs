//! Cards with keyword actions from 701.40 on.

use vademecum_abilities::*;
use vademecum_machine::{
    actions::{self, Amassed, KeywordAction, adapt, amass, army_token, learn, ring_emblem},
    tokens::incubator,
};

use super::shorthand::{artifact, draw, enchantment, gain, one};
use crate::pool::builders::*;

/// Cards of chapter 701.
pub(super) fn acting() -> Vec<Card> {
    let (army, zombie) = (Subtype(242), Subtype(243));
    let did = |action: KeywordAction, by: Option<Players>| {
        let subject = if by.is_some() { Filter::Any } else { Filter::CREATURE };
        Ability::Triggered(Triggered::on(Pattern::acts(action.section, subject, by), gain(1)))
    };
    let on_entering = |effect| Ability::Triggered(Triggered::on(enters(Filter::This), one(effect)));
    let slots = [Slot(0x20), Slot(0x21), Slot(0x22)];
    let army_of = |amount, is_old| amass(Amassed { token: 0, army, subtype: zombie, amount, slots, is_old });
    let mut levy = sorcery("Levy", "1B", vec![], army_of(number(2), false));
    let mut old_levy = sorcery("Old Levy", "B", vec![], army_of(Amount::X, true));
    for card in [&mut levy, &mut old_levy] {
        card.tokens.push(Card::from(army_token("Zombie Army".to_owned(), [zombie, army])));
    }
    let mut inspection = sorcery("Inspection", "U", vec![], vec![actions::investigate(Players::You, 0)]);
    let reads = activated(Cost::mana(mana("2")).and(CostPart::SacrificeThis), vec![], draw(1));
    inspection.tokens.push(artifact("Clue", "", vec![reads]));
    vec![
        inspection,
        creature("Pathfinder", "1G", (2, 2), vec![on_entering(Effect::Explore(Objects::This))]),
        sorcery("Expedition", "G", vec![], one(Effect::Explore(Objects::Each(Filter::CREATURE.yours())))),
        instant("Eavesdrop", "U", vec![], one(Effect::Surveil(Players::You, number(2)))),
        sorcery("Rumors", "U", vec![], one(Effect::Surveil(Players::All, number(1)))),
        creature(
            "Spyglass Owl",
            "1U",
            (1, 1),
            vec![Ability::Static(Static::new(Objects::This, vec![Change::SurveilsMore(1)]))],
        ),
        creature("Shapeling", "G", (1, 1), vec![activated(Cost::mana(mana("1")), vec![], vec![adapt(number(2))])]),
        creature("Cardsharp", "1U", (1, 2), vec![on_entering(Effect::Connive(Objects::This, number(1)))]),
        sorcery("Conspiracy", "2U", vec![], one(Effect::Connive(Objects::Each(Filter::CREATURE), number(2)))),
        levy,
        old_levy,
        enchantment("Field Journal", "1G", vec![did(actions::EXPLORE, None), did(actions::CONNIVE, None)]),
        sorcery("Lucky Find", "2R", vec![], one(Effect::Discover(Players::You, number(3)))),
        sorcery("Open House", "3R", vec![], one(Effect::Discover(Players::All, number(2)))),
        instant("Accusation", "B", vec![target_creature()], one(Effect::Suspect(target(0)))),
        instant(
            "Alibi",
            "W",
            vec![TargetSpec::one(Targetable::Object(Filter::CREATURE.and(Filter::Designated(Designation::Suspected))))],
            one(Effect::Undesignate(target(0), Designation::Suspected)),
        ),
        sorcery("Masquerade", "1U", vec![], one(Effect::Cloak(Players::You, number(2)))),
        Card {
            tokens: vec![ring_emblem("The Ring")],
            ..instant("Temptation", "U", vec![], one(Effect::RingTempts(Players::You, 0)))
        },
        Card {
            tokens: vec![ring_emblem("The Ring")],
            ..sorcery("Long Shadow", "U", vec![], one(Effect::RingTempts(Players::All, 0)))
        },
        sorcery("Presence", "1G", vec![], one(Effect::ManifestDread(Players::You))),
        Card {
            tokens: incubator(2, |name| Some(if name == "Incubator" { Subtype(25) } else { Subtype(245) }))
                .into_iter()
                .collect(),
            ..sorcery("Hatchery", "1W", vec![], one(Effect::Incubate(Players::You, 0, number(2))))
        },
        creature(
            "Card Counter",
            "1R",
            (1, 1),
            vec![
                on_entering(Effect::Roll(Box::new(Roll { stores: true, ..dice(6, 2, Vec::new()) }))),
                activated(Cost::mana(mana("1")), vec![], one(Effect::RerollStored)),
                activated(
                    Cost::mana(mana("2")),
                    vec![],
                    one(Effect::GainLife(Players::You, Amount::Stored(Box::new(Objects::This)))),
                ),
            ],
        ),
        sorcery("Epoch Leap", "U", vec![], one(Effect::TimeTravel(Players::You))),
        creature(
            "Slow Clock",
            "1U",
            (1, 2),
            vec![Ability::Replacement(Replacement::of(
                enters(Filter::This),
                Replaced::EntersWith(CounterKind::Time, number(2)),
            ))],
        ),
        creature(
            "Archive Hound",
            "1U",
            (1, 1),
            vec![activated(Cost::of(CostPart::Tap).and(CostPart::CollectEvidence(3)), vec![], draw(1))],
        ),
        creature("Raccoon", "G", (1, 1), vec![activated(Cost::mana(mana("1")).and(CostPart::Forage), vec![], gain(2))]),
        Card::from(Values {
            optional_costs: vec![OptionalCost::from(Cost::of(CostPart::CollectEvidence(4)))],
            abilities: vec![spell(vec![], draw(1))],
            ..card("Cold Case", "1B", &[Type::Sorcery])
        }),
        enchantment(
            "Case Board",
            "1U",
            vec![did(actions::COLLECT_EVIDENCE, Some(Players::You)), did(actions::FORAGE, Some(Players::You))],
        ),
        sorcery("Ultimatum", "1B", vec![], vec![ultimatum(Slot(0x20)).into()]),
        creature(
            "Executioner",
            "1B",
            (2, 1),
            vec![Ability::Replacement(Replacement::of(
                Pattern::by(DeedKind::Face, Players::Opponents),
                Replaced::Plus(number(1)),
            ))],
        ),
        sorcery("Lesson Plan", "U", vec![], vec![learn(Subtype(244), Slot(0x20))]),
        sorcery("Wager", "R", vec![], toss(true)),
        sorcery("Toss", "R", vec![], toss(false)),
        sorcery("Fate", "R", vec![], one(Effect::Roll(Box::new(dice(20, 1, fate()))))),
        sorcery("Boxcars", "R", vec![], rolled(dice(6, 2, Vec::new()))),
        enchantment("Loaded Dice", "R", vec![rolls(RollChange::Reroll, "1")]),
        enchantment("Rabbit's Foot", "G", vec![rolls(RollChange::Increase(2), "1")]),
        enchantment("Sleeve", "U", vec![rolls(RollChange::OneMoreIgnoringLowest, "-")]),
        enchantment(
            "Casino",
            "1R",
            vec![
                Ability::Triggered(Triggered::on(
                    Pattern { won: Some(true), ..Pattern::by(DeedKind::Coin, Players::You) },
                    gain(1),
                )),
                Ability::Triggered(Triggered::on(
                    Pattern { together: true, ..Pattern::by(DeedKind::Roll, Players::All) },
                    gain(1),
                )),
            ],
        ),
        enchantment(
            "Case File",
            "1W",
            vec![
                did(actions::SUSPECT, None),
                did(actions::DISCOVER, Some(Players::All)),
                did(actions::MANIFEST_DREAD, Some(Players::You)),
            ],
        ),
        enchantment(
            "Watchtower",
            "1U",
            vec![did(actions::SURVEIL, Some(Players::You)), did(actions::AMASS, Some(Players::All))],
        ),
    ]
}

/// "Each opponent faces a villainous choice — That player discards a card, or that player loses 2 life."
fn ultimatum(facing: Slot) -> Effect {
    let who = || Players::Slot(facing);
    let options = Box::new([one(Effect::Discard(who(), number(1))), one(Effect::LoseLife(who(), number(2)))]);
    Effect::FaceChoice { who: Players::Opponents, facing, options }
}

/// "Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 1 life", or the same of its sides.
fn toss(calls: bool) -> Program {
    let slot = Slot(0x20);
    let if_it_is = |number: i32, then| Effect::If {
        condition: Condition::Compare(Amount::Slot(slot), Comparison::Exactly, Amount::Number(number)),
        then,
        otherwise: Vec::new(),
    };
    vec![
        Instruction::from(Effect::FlipCoin(Players::You, calls)).into_slot(slot),
        if_it_is(1, one(Effect::Draw(Players::You, number(1)))).into(),
        if_it_is(-1, one(Effect::LoseLife(Players::You, number(1)))).into(),
    ]
}

/// A roll of dice with as many sides.
fn dice(sides: u8, dice: i32, table: Vec<RollRow>) -> Roll {
    let plus = Amount::Count(Box::new(Objects::Each(Filter::CREATURE.yours())));
    let (result, doubles) = (Slot(0x21), Slot(0x22));
    Roll { who: Players::You, dice: number(dice), sides, plus, result, doubles, stores: false, table }
}

/// Life for the result, and a card for doubles.
fn rolled(roll: Roll) -> Program {
    let doubles = Condition::Compare(Amount::Slot(roll.doubles), Comparison::Exactly, Amount::Number(1));
    let draw = one(Effect::Draw(Players::You, number(1)));
    vec![
        Instruction::from(Effect::Roll(Box::new(roll))).into_slot(Slot(0x21)),
        Effect::GainLife(Players::You, Amount::Slot(Slot(0x21))).into(),
        Effect::If { condition: doubles, then: draw, otherwise: Vec::new() }.into(),
    ]
}

fn fate() -> Vec<RollRow> {
    vec![
        RollRow { least: 1, most: Some(14), program: gain(1), again: false },
        RollRow { least: 15, most: None, program: gain(2), again: true },
    ]
}

/// What a permanent says of its controller's rolls.
fn rolls(how: RollChange, cost: &str) -> Ability {
    let cost = (cost != "-").then(|| Cost::mana(mana(cost)));
    Ability::Static(Static::new(Objects::This, vec![Change::Rolls(how, cost)]))
}

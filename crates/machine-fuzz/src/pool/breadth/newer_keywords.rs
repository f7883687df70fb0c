//! Cards with the keywords of newer sets (702.134 and on).

use vademecum_abilities::*;
use vademecum_machine::keywords;

use super::shorthand::*;
use crate::pool::builders::*;

/// A keyword that creates a token, the first one of its card, with a number.
fn creating(keyword: u8, of: Option<i32>) -> Ability {
    Ability::Keyword(KeywordAbility { number: of.map(number), token: Some(0), ..Keyword(keyword).into() })
}

/// "Gift a card".
fn gift(by_resolving: bool) -> Ability {
    let gift = Some(Gift { what: GiftKind::Card, by_resolving });
    Ability::Keyword(KeywordAbility { gift, ..Keyword(174).into() })
}

/// A card whose abilities create a 1/1 creature token.
fn with_token(mut card: Card) -> Card {
    card.tokens.push(creature("Recruit", "", (1, 1), vec![]));
    card
}

/// The cards.
pub(super) fn newer_keywords() -> Vec<Card> {
    let escape = Cost::mana(mana("R")).and(CostPart::Exile(2, Filter::This.negated(), Zone::Graveyard));
    let escape = KeywordAbility { cost: Some(escape), ..Keyword(138).into() };
    let impending =
        KeywordAbility { number: Some(number(2)), cost: Some(Cost::mana(mana("B"))), ..Keyword(176).into() };
    let boast = keywords::boasts(Activated {
        cost: Cost::mana(mana("1")),
        effect: SpellAbility { program: gain(1), ..SpellAbility::default() },
        ..Activated::default()
    });
    let hit = || Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(2) };
    let mode = |cost: &str, program: Program| Mode { cost: Some(Cost::mana(mana(cost))), program, ..Mode::default() };
    let spree = keywords::spree(vec![mode("1", gain(3)), mode("1", draw(1))]);
    let proud = Pattern::practices(Keyword(142), Filter::CREATURE.yours());
    let cleaved = |filter: Filter| {
        let text = SpellAbility {
            targets: vec![target_of(filter)],
            program: one(Effect::Destroy { what: target(0), regenerable: true }),
            modal: None,
        };
        Values { abilities: vec![Ability::Spell(text), costly(148, "2W")], ..card("Clean Cut", "W", &[Type::Instant]) }
    };
    let cleave = Card {
        layout: Layout::Alternative,
        faces: vec![cleaved(Filter::CREATURE.and(Filter::Attacking)), cleaved(Filter::CREATURE)],
        tokens: Vec::new(),
    };
    let walker = |number: u8, cost: &str| Card {
        layout: Layout::Transforming,
        faces: vec![
            Values {
                abilities: vec![costly(number, cost)],
                power: Some(2),
                toughness: Some(2),
                ..card("Mill Hand", "2W", &[Type::Creature])
            },
            Values { power: Some(3), toughness: Some(1), cost: None, ..card("Mill Shade", "", &[Type::Creature]) },
        ],
        tokens: Vec::new(),
    };
    let gear = |keyword: Ability| Values {
        abilities: vec![
            keyword,
            anthem(Filter::Bears(Box::new(Filter::This)), vec![Change::Modify(number(1), number(1))]),
        ],
        subtypes: Subtypes::NONE.with(Subtype::EQUIPMENT),
        ..card("Field Gear", "2", &[Type::Artifact])
    };
    let scorpion = Values {
        types: Types::only(Type::Artifact).with(Type::Creature),
        power: Some(1),
        toughness: Some(1),
        ..gear(costly(151, "1"))
    };
    vec![
        creature("Old Captain", "2W", (3, 3), vec![keyword(134)]),
        with_token(creature("Bell Monk", "1W", (2, 2), vec![creating(135, Some(2))])),
        creature("Market Rioter", "1R", (2, 1), vec![keyword(136)]),
        with(vec![spell(vec![any_target()], one(hit())), costly(137, "R")], card("Late Show", "3R", &[Type::Sorcery])),
        creature(
            "Pit Chimera",
            "2R",
            (3, 2),
            vec![Ability::Keyword(escape), keywords::escapes_with_counters(CounterKind::PlusOne, number(1))],
        ),
        creature("Fjord Sailor", "1R", (2, 2), vec![Ability::Activated(boast)]),
        creature("Court Skald", "W", (1, 2), vec![Ability::Triggered(Triggered::on(proud, gain(1)))]),
        with(vec![spell(vec![any_target()], one(hit())), keyword(144)], card("Fire Lesson", "2R", &[Type::Sorcery])),
        walker(146, "1W"),
        walker(162, "W"),
        creature("Half-Buried Dead", "B", (2, 2), vec![keyword(147)]),
        cleave,
        creature("Yard Apprentice", "W", (1, 2), vec![keyword(149)]),
        Card::from(scorpion),
        with_token(Card::from(gear(creating(163, None)))),
        creature("Dockside Thug", "3R", (4, 2), vec![costly(152, "1R")]),
        creature("Levy Colonel", "1R", (1, 3), vec![keyword(154)]),
        creature("Beech Eater", "XG", (1, 1), vec![keyword(156)]),
        creature("Masked Spy", "3U", (3, 3), vec![costly(168, "U")]),
        with(
            vec![Ability::Spell(SpellAbility { modal: Some(spree), ..SpellAbility::default() }), keyword(172)],
            card("Bank Job", "R", &[Type::Sorcery]),
        ),
        with(
            vec![
                spell(vec![any_target()], one(hit())),
                Ability::Keyword(KeywordAbility { number: Some(number(1)), ..Keyword(153).into() }),
            ],
            card("Nameless Dart", "1B", &[Type::Sorcery]),
        ),
        creature("Militia Pike", "W", (1, 1), vec![costly(157, "1")]),
        with(vec![spell(vec![any_target()], one(hit())), keyword(166)], card("Square Pact", "1R", &[Type::Sorcery])),
        creature("Hedge Vixen", "1R", (3, 2), vec![costly(175, "2")]),
        creature(
            "Wood Squire",
            "2G",
            (2, 2),
            vec![
                Ability::Keyword(KeywordAbility { number: Some(number(1)), ..Keyword(165).into() }),
                keywords::backs_up(number(1), vec![Change::Gain(Keyword(19))]),
                keyword(19),
            ],
        ),
        creature("Slow Nightmare", "4B", (5, 5), vec![Ability::Keyword(impending)]),
        creature("Post Sorrel", "1W", (2, 2), vec![numbered(171, 1)]),
        with(
            vec![spell(vec![target_creature()], one(this_turn(target(0), vec![pump(-2, -2)]))), gift(true)],
            card("Bitter Courtesy", "B", &[Type::Instant]),
        ),
        creature("River Frog", "G", (1, 2), vec![gift(false)]),
    ]
}

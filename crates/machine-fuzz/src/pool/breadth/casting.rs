//! Cards that say something about casting and activating.

use std::sync::Arc;

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

pub(super) fn casting() -> Vec<Card> {
    let says = |who: Players, what: Castable, says: CastingChange| {
        Ability::Casting(CastingRule { who, ..CastingRule::yours(what, says) })
    };
    let own = |says: CastingChange| Ability::Casting(CastingRule::own(says));
    let spells = |filter: Filter| Castable::Spells(filter);
    let more = |cost: &str| CastingChange::More(Cost::mana(mana(cost)), number(1));
    let kicker = |cost: &str| vec![Cost::mana(mana(cost)).into()];
    let if_paid = |then: Program| one(Effect::If { condition: Condition::Paid(0), then, otherwise: vec![] });
    let found = Slot::FIRST_FREE;
    let play_found = CastingRule::yours(
        spells(Filter::Slot(found).and(Filter::In(Zone::Exile))),
        CastingChange::PlayFrom(Zone::Exile),
    );
    let large = Filter::ManaValue(Comparison::AtLeast, Box::new(number(4)));
    let crowd = Condition::at_least(2, Filter::CREATURE.yours());
    vec![
        artifact(
            "Herald Drum",
            "2",
            vec![says(Players::You, spells(Filter::CREATURE), CastingChange::Less(mana("1"), number(1)))],
        ),
        enchantment("Toll Road", "1W", vec![says(Players::All, spells(Filter::CREATURE.negated()), more("1"))]),
        artifact("Scales", "2", vec![says(Players::All, spells(Filter::Any), CastingChange::AtLeast(2))]),
        artifact("Many Colored Glass", "2", vec![says(Players::You, spells(Filter::Any), CastingChange::AnyMana)]),
        enchantment("Hush", "2W", vec![says(Players::Opponents, spells(large.clone()), CastingChange::Forbidden)]),
        artifact(
            "Numbing Totem",
            "2",
            vec![says(
                Players::All,
                Castable::Abilities { of: Filter::CREATURE, mana: false },
                CastingChange::Forbidden,
            )],
        ),
        creature("Swift Herald", "1U", (1, 3), vec![says(Players::You, spells(large), CastingChange::Flash(None))]),
        creature(
            "Vizier of Tombs",
            "2B",
            (2, 2),
            vec![says(Players::You, spells(Filter::CREATURE), CastingChange::From(Zone::Graveyard, None))],
        ),
        creature(
            "Far Seer",
            "2G",
            (2, 2),
            vec![says(Players::You, spells(Filter::Any), CastingChange::PlayFrom(Zone::Library))],
        ),
        creature(
            "Bargain Dragon",
            "5R",
            (4, 4),
            vec![
                own(CastingChange::Instead(Cost::of(CostPart::Life(number(4))))),
                own(CastingChange::From(Zone::Graveyard, Some(Cost::mana(mana("4R"))))),
                keyword(9),
            ],
        ),
        creature(
            "Pack Hunter",
            "2G",
            (3, 2),
            vec![
                Ability::Casting(CastingRule { only_if: Some(crowd), ..CastingRule::own(CastingChange::Flash(None)) }),
                own(CastingChange::Flash(Some(Cost::mana(mana("2"))))),
                own(CastingChange::Less(mana("1"), count(Filter::CREATURE.yours()))),
            ],
        ),
        Card::from(Values {
            optional_costs: kicker("2"),
            power: Some(2),
            toughness: Some(2),
            abilities: vec![Ability::Triggered(Triggered {
                only_if: Some(Condition::Paid(0)),
                ..Triggered::on(enters(Filter::This), bleed(2))
            })],
            ..card("Battle Mage", "1R", &[Type::Creature])
        }),
        Card::from(Values {
            optional_costs: kicker("1"),
            abilities: vec![spell(vec![], if_paid(gain(4)))],
            ..card("Twin Boon", "G", &[Type::Instant])
        }),
        Card::from(Values {
            optional_costs: kicker("1"),
            abilities: vec![Ability::Spell(SpellAbility {
                modal: Some(Modal {
                    least: 1,
                    most: 2,
                    more_if_paid: Some(0),
                    modes: vec![
                        Mode { targets: vec![], program: gain(2), ..Mode::default() },
                        Mode { targets: vec![], program: draw(1), ..Mode::default() },
                    ],
                    ..Modal::default()
                }),
                ..SpellAbility::default()
            })],
            ..card("Verses", "W", &[Type::Sorcery])
        }),
        sorcery(
            "Sudden Notion",
            "R",
            vec![],
            vec![
                Instruction::from(Effect::Move(
                    Objects::Top(Players::You, Box::new(number(1))),
                    Destination::to(Zone::Exile),
                ))
                .into_slot(found),
                Effect::Casting { rule: Arc::new(play_found), lasts: Duration::EndOfTurn }.into(),
            ],
        ),
        with(
            vec![
                activated(Cost::of(CostPart::Loyalty(1)), vec![], gain(1)),
                activated(Cost::of(CostPart::Loyalty(-3)), vec![], draw(2)),
            ],
            Values { loyalty: Some(3), ..card("Sage", "2W", &[Type::Planeswalker]) },
        ),
        enchantment(
            "Patron of Sages",
            "1W",
            vec![says(Players::You, Castable::LoyaltyAbilities(Filter::Any), CastingChange::MoreLoyalty(1))],
        ),
        artifact(
            "Village Well",
            "2",
            vec![Ability::Activated(Activated {
                cost: Cost::mana(mana("2")),
                effect: SpellAbility { program: gain(1), ..SpellAbility::default() },
                by_whom: Activator::AnyPlayer,
                ..Activated::default()
            })],
        ),
        artifact(
            "Brief Bloom",
            "0",
            vec![Ability::Activated(Activated {
                cost: Cost::of(CostPart::Tap).and(CostPart::SacrificeThis),
                effect: SpellAbility {
                    program: one(Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Red), number(2))),
                    ..SpellAbility::default()
                },
                timing: Timing::AsInstant,
                ..Activated::default()
            })],
        ),
    ]
}

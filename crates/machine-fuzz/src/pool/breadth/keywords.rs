//! Cards with keywords that are written with a cost or a quality.

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

/// A keyword with a cost in mana.
fn costly(number: u8, cost: &str) -> Ability {
    Ability::Keyword(KeywordAbility { cost: Some(Cost::mana(mana(cost))), ..Keyword(number).into() })
}

/// A keyword with a quality.
fn of(number: u8, filter: Filter) -> Ability {
    Ability::Keyword(KeywordAbility { filter: Some(filter), ..Keyword(number).into() })
}

pub(super) fn keywords() -> Vec<Card> {
    let turned_up = || Pattern::of(DeedKind::TurnFaceUp, Filter::This);
    let burns = Effect::Damage { source: Objects::This, to: Subjects::Players(Players::Opponents), amount: Amount::X };
    let fine = Effect::Pay {
        who: Players::You,
        payer: Slot(0x30),
        cost: Cost::mana(mana("BB")),
        must: false,
        then: vec![],
        otherwise: vec![Effect::LoseLife(Players::You, number(3)).into()],
    };
    let tar = Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Black), number(1));
    vec![
        creature("Proud Stag", "1G", (3, 2), vec![costly(21, "2")]),
        creature("Elder Champion", "2W", (4, 4), vec![of(72, Filter::CREATURE)]),
        creature(
            "Hooded Imp",
            "2RR",
            (3, 1),
            vec![costly(37, "XR"), Ability::Triggered(Triggered::on(turned_up(), one(burns)))],
        ),
        Card::from(Values {
            abilities: vec![
                of(5, Filter::CREATURE.and(Filter::Color(Color::White))),
                costly(37, "W"),
                Ability::Replacement(Replacement::of(turned_up(), Replaced::TurnsUpAttached(Filter::CREATURE))),
                Ability::Static(Static::new(Objects::Host, vec![pump(2, 2)])),
            ],
            subtypes: Subtypes::NONE.with(Subtype::AURA),
            ..card("Hooded Halo", "4W", &[Type::Enchantment])
        }),
        artifact(
            "Tar Well",
            "2",
            vec![activated(Cost::of(CostPart::Life(number(1))), vec![], vec![tar.into(), fine.into()])],
        ),
    ]
}

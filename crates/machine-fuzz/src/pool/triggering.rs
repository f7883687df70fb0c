//! Cards about when abilities trigger, and how often.

use std::sync::Arc;

use vademecum_abilities::*;

use super::builders::*;

/// The cards.
pub(super) fn triggering() -> Vec<Card> {
    let gains = || vec![Effect::GainLife(Players::You, number(1)).into()];
    let enchantment = |name: &str, abilities: Vec<Ability>| {
        Card::from(Values { abilities, ..card(name, "1U", &[Type::Enchantment]) })
    };
    let reflexive = || Arc::new(Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), gains()));
    let may_draw = Effect::May {
        who: Players::You,
        decider: Slot::FIRST_FREE,
        then: vec![Effect::Draw(Players::You, number(1)).into()],
        otherwise: Program::new(),
    };
    let once = Triggered {
        limit: Limit::ActsOncePerTurn,
        ..Triggered::on(enters(Filter::CREATURE.yours()), vec![may_draw.into()])
    };
    let later = Effect::Delay {
        ability: Arc::new(Triggered::on(Pattern::begins(Step::End, Players::All), gains())),
        lasts: Duration::Forever,
        once: true,
    };
    let mana_cost = || Cost { parts: vec![CostPart::Mana(mana("1"))] };
    let pays = Effect::PayRepeatedly {
        times: Slot::FIRST_FREE,
        cost: mana_cost(),
        then: vec![Effect::Reflexive(reflexive()).into()],
    };
    let sure = Triggered {
        uncounterable: true,
        effect: SpellAbility {
            targets: vec![target_creature()],
            program: vec![Effect::Tap(target(0)).into()],
            ..SpellAbility::default()
        },
        ..Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), Vec::new())
    };
    let hushed = CastingRule {
        who: Players::All,
        ..CastingRule::yours(Castable::Abilities { of: Filter::CREATURE, mana: false }, CastingChange::Forbidden)
    };
    vec![
        enchantment("Echoing Hall", vec![anthem(Filter::CREATURE.yours(), vec![Change::TriggersAgain])]),
        enchantment("Open House", vec![Ability::Triggered(once)]),
        enchantment(
            "Book of Defeats",
            vec![
                Ability::Triggered(Triggered::on(Pattern::by(DeedKind::Lose, Players::All), gains())),
                Ability::Triggered(Triggered::on(Pattern::of(DeedKind::Counter, Filter::Spell), gains())),
            ],
        ),
        enchantment("Hushed Yard", vec![Ability::Casting(hushed)]),
        creature("Almanac Keeper", "U", (1, 2), vec![activated(mana_cost(), Vec::new(), vec![later.into()])]),
        creature(
            "Kiln Hand",
            "R",
            (1, 1),
            vec![activated(
                mana_cost(),
                Vec::new(),
                vec![Effect::AfterResolutions { times: 2, ability: reflexive() }.into()],
            )],
        ),
        creature(
            "Bellows Sprite",
            "1R",
            (1, 1),
            vec![Ability::Triggered(Triggered::on(enters(Filter::This), vec![pays.into()]))],
        ),
        creature("Sure Striker", "1W", (2, 1), vec![Ability::Triggered(sure)]),
    ]
}

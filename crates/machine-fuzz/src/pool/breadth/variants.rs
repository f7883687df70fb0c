//! Planes, phenomena, schemes, vanguards and conspiracies, and cards that have to do with them.

use vademecum_abilities::*;
use vademecum_machine::actions::{PLANESWALK, SET_IN_MOTION};

use super::shorthand::*;
use crate::pool::builders::*;

fn of_variant(name: &str, one: Type, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, types: Types::only(one), ..card(name, "-", &[one]) })
}

fn ongoing(name: &str, abilities: Vec<Ability>) -> Card {
    let supertypes = Supertypes::only(Supertype::Ongoing);
    Card::from(Values { abilities, supertypes, types: Types::only(Type::Scheme), ..card(name, "-", &[Type::Scheme]) })
}

fn vanguard(name: &str, hand: i32, life: i32, abilities: Vec<Ability>) -> Card {
    Card::from(Values {
        abilities,
        vanguard: Some(VanguardModifiers { hand, life }),
        types: Types::only(Type::Vanguard),
        ..card(name, "-", &[Type::Vanguard])
    })
}

/// The cards.
pub(super) fn variants() -> Vec<Card> {
    let you = || Players::You;
    let one = || Amount::Number(1);
    let on = |done: KeywordDeed, does: Vec<Effect>| {
        let program = does.into_iter().map(Instruction::from).collect();
        Ability::Triggered(Triggered::on(Pattern::acts(done, Filter::This, None), program))
    };
    let chaos = |does: Effect| {
        let ensues = Pattern::acts(KeywordDeed::ChaosEnsues, Filter::Any, None);
        Ability::Triggered(Triggered::on(ensues, vec![does.into()]))
    };
    let set: KeywordDeed = SET_IN_MOTION.section.into();
    let creatures_grow = || Ability::Static(Static::new(Objects::Each(Filter::CREATURE), vec![pump(1, 1)]));
    let does = |effect: VariantEffect| vec![spell(vec![], vec![Effect::InVariant(effect).into()])];
    let walks = Pattern::acts(PLANESWALK.section, Filter::Any, Some(Players::All));
    let until_walk = Effect::Change {
        which: Objects::Each(Filter::CREATURE.yours()),
        changes: vec![pump(1, 0)],
        lasts: Duration::UntilPlaneswalk,
    };
    let agenda = |variant: Variant| Ability::Keyword(KeywordAbility { variant, ..Keyword(106).into() });
    let named = || Objects::Each(Filter::CREATURE.yours().and(Filter::SecretlyNamed));
    let casts_named = Pattern { player: Some(you()), ..Pattern::of(DeedKind::Cast, Filter::SecretlyNamed) };
    vec![
        of_variant(
            "Word of the Guild",
            Type::Conspiracy,
            vec![agenda(Variant::Plain), Ability::Static(Static::new(named(), vec![pump(1, 1)]))],
        ),
        of_variant(
            "Two-Faced Pact",
            Type::Conspiracy,
            vec![agenda(Variant::Increased), Ability::Triggered(Triggered::on(casts_named, gain(1)))],
        ),
        of_variant("Stacked Lots", Type::Conspiracy, vec![Ability::Opening(OpeningAction::BeginFirst)]),
        of_variant("Light Purse", Type::Conspiracy, vec![Ability::Opening(OpeningAction::StartingHand(5))]),
        of_variant("Salt Steppe", Type::Plane, vec![creatures_grow(), chaos(Effect::GainLife(you(), one()))]),
        of_variant(
            "Lantern Quarter",
            Type::Plane,
            vec![
                on(KeywordDeed::PlaneswalksTo, vec![Effect::Draw(you(), one())]),
                on(KeywordDeed::PlaneswalksAway, vec![Effect::GainLife(you(), one())]),
                chaos(Effect::InVariant(VariantEffect::RollPlanarDie(you()))),
            ],
        ),
        of_variant("Glass Dunes", Type::Plane, vec![chaos(until_walk)]),
        of_variant(
            "Star Shower",
            Type::Phenomenon,
            vec![on(KeywordDeed::Encounters, vec![Effect::LoseLife(Players::All, one())])],
        ),
        of_variant("Kneel Before Me", Type::Scheme, vec![on(set, vec![Effect::LoseLife(Players::Opponents, one())])]),
        of_variant("My Army Stirs", Type::Scheme, vec![on(set, vec![Effect::Draw(you(), one())])]),
        ongoing(
            "No Rest for Any of You",
            vec![
                creatures_grow(),
                Ability::Triggered(Triggered::on(
                    Pattern::begins(Step::Upkeep, you()),
                    vec![Effect::InVariant(VariantEffect::Abandon(Objects::This)).into()],
                )),
            ],
        ),
        vanguard("Keeper of the Ford", 1, -2, vec![]),
        vanguard("Widow of the Mill", -1, 4, vec![Ability::Triggered(Triggered::on(walks, gain(1)))]),
        with(does(VariantEffect::ChaosEnsues), card("Wild Hour", "R", &[Type::Instant])),
        with(does(VariantEffect::Planeswalk(you())), card("Open Gate", "U", &[Type::Sorcery])),
        with(does(VariantEffect::RollPlanarDie(you())), card("Idle Toss", "R", &[Type::Instant])),
        with(does(VariantEffect::SetInMotion(you(), one())), card("Scheming Hour", "B", &[Type::Sorcery])),
    ]
}

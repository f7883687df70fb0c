//! Cards about the turn: phases and steps that are added to it, and abilities that wait for one of several.

use vademecum_abilities::*;

use super::builders::*;

pub(super) fn turns() -> Vec<Card> {
    let add = |what: Vec<AddedToTurn>, yours: bool| vec![Effect::AddToTurn { what, yours }.into()];
    let gain = |life: i32| vec![Effect::GainLife(Players::You, number(life)).into()];
    let mains = |nth: u8| Pattern { main_phase: Some(nth), ..Pattern::by(DeedKind::BeginStep, Players::You) };
    let too_early = Condition::Not(Box::new(Condition::After(Step::Upkeep)));
    vec![
        sorcery(
            "Second Assault",
            "2R",
            vec![],
            add(vec![AddedToTurn::Phase(Phase::Combat), AddedToTurn::Phase(Phase::SecondMain)], false),
        ),
        instant("Twice Dawn", "U", vec![], add(vec![AddedToTurn::Step(Step::Upkeep)], true)),
        instant("Late Dawn", "W", vec![], add(vec![AddedToTurn::StepAfterPhase(Step::Draw)], true)),
        creature("Noon Dancer", "1W", (2, 2), vec![Ability::Triggered(Triggered::on(mains(2), gain(1)))]),
        creature(
            "Dusk Dancer",
            "1B",
            (2, 2),
            vec![keyword(8), Ability::Triggered(Triggered::on(Pattern::begins(Step::End, Players::You), gain(1)))],
        ),
        Card::from(Values {
            abilities: vec![
                Ability::Spell(SpellAbility { program: gain(3), ..SpellAbility::default() }),
                Ability::Casting(CastingRule {
                    only_if: Some(too_early),
                    ..CastingRule::own(CastingChange::Forbidden)
                }),
            ],
            ..card("Waking Word", "G", &[Type::Instant])
        }),
        instant("Lasting Truce", "4WW", vec![], vec![Effect::DrawGame.into()]),
    ]
}

//! Cards about the turn: phases and steps that are added to it or end, abilities that wait for one of several, players who
//! are controlled in it, and radiation.

use std::sync::Arc;

use vademecum_abilities::*;

use super::builders::*;

pub(super) fn turns() -> Vec<Card> {
    let add = |what: Vec<AddedToTurn>, yours: bool| vec![Effect::AddToTurn { what, yours }.into()];
    let gain = |life: i32| vec![Effect::GainLife(Players::You, number(life)).into()];
    let mains = |nth: u8| Pattern { main_phase: Some(nth), ..Pattern::by(DeedKind::BeginStep, Players::You) };
    let too_early = Condition::Not(Box::new(Condition::After(Step::Upkeep)));
    let player = || TargetSpec::one(Targetable::Player(Players::All));
    let targeted = || Players::Slot(Slot(0));
    let censors = Ability::Static(Static::new(Objects::This, vec![Change::ControlsSearchers]));
    let irradiates = Effect::PutCounters(Subjects::Players(targeted()), CounterKind::Rad, number(2));
    let radiation = Pattern { from_radiation: true, ..Pattern::by(DeedKind::LoseLife, Players::You) };
    let instead = vec![Effect::GainLife(Players::You, Amount::Slot(Slot::EVENT_AMOUNT)).into()];
    let shelters = Ability::Replacement(Replacement::of(radiation, Replaced::Program(instead)));
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
        creature("Ley Stone", "2G", (0, 3), vec![Ability::Opening(OpeningAction::BeginOnBattlefield)]),
        creature("Early Envoy", "5W", (4, 4), vec![Ability::Opening(OpeningAction::Reveal(first_upkeep()))]),
        creature("Second Draught", "3", (1, 1), vec![Ability::Opening(OpeningAction::BeforeMulligan(redraw()))]),
        instant("Lasting Truce", "4WW", vec![], vec![Effect::DrawGame.into()]),
        sorcery(
            "Clean Ledger",
            "5WW",
            vec![],
            [
                vec![Effect::RestartGame(Some(Objects::Each(Filter::CREATURE.and(Filter::In(Zone::Exile))))).into()],
                gain(5),
            ]
            .concat(),
        ),
        instant("Curfew Bell", "2U", vec![], vec![Effect::EndTurn.into()]),
        instant("Parley", "1W", vec![], vec![Effect::EndCombatPhase.into()]),
        sorcery("Puppet Strings", "2U", vec![player()], vec![Effect::ControlNextTurn(targeted()).into()]),
        sorcery("Long Nap", "2W", vec![player()], vec![Effect::SkipTurn(targeted()).into()]),
        creature("Archive Censor", "1B", (2, 2), vec![censors]),
        sorcery("Glowing Rain", "B", vec![player()], vec![irradiates.into()]),
        Card::from(Values { abilities: vec![shelters], ..card("Lead Shelter", "2", &[Type::Artifact]) }),
    ]
}

/// "At the beginning of the first upkeep, you gain 3 life."
fn first_upkeep() -> Program {
    let gain = vec![Effect::GainLife(Players::You, number(3)).into()];
    let ability = Arc::new(Triggered::on(Pattern::begins(Step::Upkeep, Players::All), gain));
    vec![Effect::Delay { ability, lasts: Duration::Forever, once: true }.into()]
}

/// "Exile your hand, then draw as many cards."
fn redraw() -> Program {
    let hand = Objects::Zone(Zone::Hand, Players::You);
    let exiled = Slot::FIRST_FREE;
    vec![
        Instruction::from(Effect::Move(hand, Destination::to(Zone::Exile))).into_slot(exiled),
        Effect::Draw(Players::You, Amount::Slot(exiled)).into(),
    ]
}

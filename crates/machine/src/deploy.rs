//! The deploy creatures option (804): every creature can be given to a teammate.

use vademecum_abilities::{
    Ability, AbilityId, Activated, Change, Cost, CostPart, Duration, Effect, Objects, Players, Slot, SpellAbility,
    TargetSpec, Targetable, Timing,
};
use vademecum_rule_ids::magic::R804_2;

use crate::{counters, object::Characteristics, state::State};

/// The place of the ability among those that come with every game: behind those of counters.
const PLACE: u8 = counters::FIRST + counters::KINDS.len() as u8;

/// The ability that every creature has where creatures can be deployed (804.2): a teammate takes control of it.
pub(crate) fn ability() -> Ability {
    let teammate = Players::Except(Box::new((Players::Team, Players::You)));
    let gives = Effect::Change {
        which: Objects::This,
        changes: vec![Change::Control(Players::Slot(Slot(0)))],
        lasts: Duration::Forever,
    };
    let targets = vec![TargetSpec::one(Targetable::Player(teammate))];
    Ability::Activated(Activated {
        cost: Cost::default().and(CostPart::Tap),
        effect: SpellAbility { program: vec![gives.into()], targets, ..SpellAbility::default() },
        timing: Timing::Sorcery,
        by: Some(R804_2),
        ..Activated::default()
    })
}

/// The ability, where a permanent has it: a creature, in a game with the option.
pub(crate) fn of(state: &State, now: &Characteristics) -> Option<AbilityId> {
    (state.turn.deploys && now.is_creature()).then(|| state.cards.built_in(PLACE))
}

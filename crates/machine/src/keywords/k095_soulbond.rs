//! Soulbond (702.95): two triggered abilities that pair a creature with another (702.95a). The pairs are in `pairs`.

use vademecum_abilities::{
    Ability, Amount, Condition, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players, Slot,
    Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_95A, R702_95D};

use super::KeywordRules;

/// 702.95.
pub(crate) struct Soulbond;

/// The other creature.
const CHOSEN: Slot = Slot(0x20);
/// The player who decides.
const DECIDER: Slot = Slot(0x21);

impl KeywordRules for Soulbond {
    const KEYWORD: Keyword = Keyword(95);
    const NAMES: [&str; 3] = ["unir almas", "elo espiritual", "soulbond"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let battlefield = Zones::only(Zone::Battlefield);
        let another = || unpaired().other();
        let (there, here) = (Objects::Slot(Slot::EVENT_OBJECTS), Objects::This);
        let choose = Effect::Choose {
            who: Players::You,
            among: Objects::Each(another()),
            least: Amount::Number(0),
            most: Amount::Number(1),
        };
        let enters = Triggered {
            only_if: Some(Condition::All(vec![
                Condition::Match(here.clone(), unpaired()),
                Condition::at_least(1, another()),
            ])),
            by: Some(R702_95A),
            ..Triggered::on(
                Pattern::moves(Filter::This, Zones::NONE, battlefield),
                vec![
                    Instruction::from(choose).into_slot(CHOSEN),
                    Effect::Pair(here.clone(), Objects::Slot(CHOSEN)).into(),
                ],
            )
        };
        let may = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![Effect::Pair(here.clone(), there.clone()).into()],
            otherwise: Vec::new(),
        };
        let other_enters = Triggered {
            only_if: Some(Condition::All(vec![
                Condition::Match(here, unpaired()),
                Condition::Match(there, unpaired()),
            ])),
            by: Some(R702_95A),
            ..Triggered::on(
                Pattern::moves(Filter::CREATURE.yours().other(), Zones::NONE, battlefield),
                vec![may.into()],
            )
        };
        vec![Ability::Triggered(enters), Ability::Triggered(other_enters)]
    }
}

/// A creature of the ability's controller that is not paired: a creature is paired with only one other (702.95d).
fn unpaired() -> Filter {
    let is_paired = Filter::PairedWith(Box::new(Filter::Any));
    Filter::CREATURE.yours().and(Filter::By(R702_95D, Box::new(is_paired.negated())))
}

//! Madness (702.35): a card that is discarded is exiled, and may be cast then.

use vademecum_abilities::{
    Ability, Condition, Destination, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility, Objects, Pattern,
    Players, Program, Replaced, Replacement, Slot, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_35A;

use super::KeywordRules;

/// 702.35.
pub(crate) struct Madness;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);
/// The spell.
const CAST: Slot = Slot(0x21);
/// The card in the graveyard.
const BURIED: Slot = Slot(0x22);

impl KeywordRules for Madness {
    const KEYWORD: Keyword = Keyword(35);
    const NAMES: [&str; 3] = ["demencia", "loucura", "madness"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let hand = Zones::only(Zone::Hand);
        let to = |zone: Zone| Pattern { discarded: true, ..Pattern::moves(Filter::This, hand, Zones::only(zone)) };
        let exiles = Replacement::of(to(Zone::Graveyard), Replaced::To(Zone::Exile));
        let cast = Effect::CastFor { what: Objects::This, cost, keyword: Self::KEYWORD };
        let may = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![Instruction::from(cast).into_slot(CAST)],
            otherwise: Program::new(),
        };
        // What refers to the discarded card finds it where it has been put.
        let found = Effect::Follow(Objects::This, BURIED).into();
        let bury = Effect::Move(Objects::This, Destination::to(Zone::Graveyard));
        let otherwise = vec![Instruction::from(bury).into_slot(BURIED), found];
        let rest = Effect::If { condition: Condition::Holds(CAST), then: Program::new(), otherwise };
        vec![
            Ability::Replacement(Replacement { functions: Functions(hand), by: Some(R702_35A), ..exiles }),
            Ability::Triggered(Triggered {
                functions: Functions(Zones::only(Zone::Exile)),
                by: Some(R702_35A),
                ..Triggered::on(to(Zone::Exile), vec![may.into(), rest.into()])
            }),
        ]
    }
}

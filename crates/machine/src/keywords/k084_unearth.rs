//! Unearth (702.84): an activated ability that functions in the graveyard and returns the card for a turn (702.84a).

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Activated, Change, Destination, Duration, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility,
    Objects, Pattern, Players, Replaced, Replacement, Slot, SpellAbility, Step, Timing, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_84A;

use super::{HASTE, KeywordRules};

/// 702.84.
pub(crate) struct Unearth;

/// The permanent that the card became.
const RETURNED: Slot = Slot(0x20);

impl KeywordRules for Unearth {
    const KEYWORD: Keyword = Keyword(84);
    const NAMES: [&str; 3] = ["desenterrar", "desenterrar", "unearth"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let returned = || Objects::Slot(RETURNED);
        let exile = Effect::Move(returned(), Destination::to(Zone::Exile));
        let at_end = Triggered::on(Pattern::begins(Step::End, Players::All), vec![exile.into()]);
        let leaves = Pattern::moves(Filter::Slot(RETURNED), Zones::only(Zone::Battlefield), Zones::NONE);
        let program = vec![
            Instruction::from(Effect::Move(Objects::This, Destination::to(Zone::Battlefield))).into_slot(RETURNED),
            Effect::Change { which: returned(), changes: vec![Change::Gain(HASTE)], lasts: Duration::Forever }.into(),
            Effect::Delay { ability: Arc::new(at_end), lasts: Duration::Forever, once: true }.into(),
            Effect::Replace {
                replacement: Arc::new(Replacement::of(leaves, Replaced::To(Zone::Exile))),
                lasts: Duration::Forever,
            }
            .into(),
        ];
        vec![Ability::Activated(Activated {
            cost,
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            functions: Functions(Zones::only(Zone::Graveyard)),
            by: Some(R702_84A),
            ..Activated::default()
        })]
    }
}

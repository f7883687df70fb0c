//! Decayed (702.147): the creature can't block, and is sacrificed after it attacked (702.147a).

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Static,
    Step, Triggered,
};
use vademecum_rule_ids::magic::R702_147A;

use super::KeywordRules;

/// 702.147.
pub(crate) struct Decayed;

impl KeywordRules for Decayed {
    const KEYWORD: Keyword = Keyword(147);
    const NAMES: [&str; 3] = ["descomposición", "decomposição", "decayed"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let sacrifice = vec![Effect::SacrificeThose(Objects::This).into()];
        let ability = Arc::new(Triggered::on(Pattern::begins(Step::EndOfCombat, Players::All), sacrifice));
        let delay = Effect::Delay { ability, lasts: Duration::Forever, once: true };
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        vec![
            Ability::Static(Static { by: Some(R702_147A), ..Static::new(Objects::This, vec![Change::CantBlock]) }),
            Ability::Triggered(Triggered { by: Some(R702_147A), ..Triggered::on(attacks, vec![delay.into()]) }),
        ]
    }
}

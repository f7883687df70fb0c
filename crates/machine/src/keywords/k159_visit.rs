//! Visit (702.159): a triggered ability of Attractions.

use vademecum_abilities::{
    Ability, Effect, Filter, Instruction, Keyword, Pattern, Players, Program, SpellAbility, Triggered,
};
use vademecum_rule_ids::magic::{R702_159A, R702_159B};

use super::KeywordRules;

/// 702.159.
pub(crate) struct Visit;

impl KeywordRules for Visit {
    const KEYWORD: Keyword = Keyword(159);
    const NAMES: [&str; 3] = ["visitar", "visitar", "visit"];
}

/// The keyword.
pub(crate) const VISIT: Keyword = Visit::KEYWORD;

/// "Visit — \[effect\]": it triggers as the Attraction is visited (702.159a).
pub fn visit_ability(effect: SpellAbility) -> Ability {
    let visited = Pattern::practices(VISIT, Filter::This);
    Ability::Triggered(Triggered { effect, by: Some(R702_159A), ..Triggered::on(visited, Vec::new()) })
}

/// "Claim the prize": what is listed behind "Prize —" is done (702.159b).
pub fn claim_prize(prize: Program) -> Instruction {
    Instruction { by: Some(R702_159B), ..Effect::AsPlayers(Players::You, prize).into() }
}

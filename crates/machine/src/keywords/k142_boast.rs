//! Boast (702.142): an activated ability of creatures that attacked this turn.

use vademecum_abilities::{Activated, Condition, Filter, Keyword, Limit, Objects};
use vademecum_rule_ids::magic::R702_142A;

use super::KeywordRules;

/// 702.142.
pub(crate) struct Boast;

impl KeywordRules for Boast {
    const KEYWORD: Keyword = Keyword(142);
    const NAMES: [&str; 3] = ["alardear", "gabar-se", "boast"];
}

/// "Boast — \[cost\]: \[effect\]": the creature must have attacked this turn, and does so once each turn (702.142a).
pub fn boasts(ability: Activated) -> Activated {
    let has_attacked = Condition::Match(Objects::This, Filter::AttackedThisTurn);
    let only_if = Some(Condition::By(R702_142A, Box::new(has_attacked)));
    Activated { only_if, limit: Limit::OncePerTurn, keyword: Some(Boast::KEYWORD), ..ability }
}

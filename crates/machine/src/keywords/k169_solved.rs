//! Solved (702.169), and how Cases are solved (719).

use vademecum_abilities::{
    Ability, Condition, Designation, Effect, Filter, Keyword, Objects, Pattern, Players, Step, Trigger, Triggered,
};
use vademecum_rule_ids::magic::{R702_169B, R702_169C, R702_169D, R719_3A};

use super::KeywordRules;

/// 702.169.
pub(crate) struct Solved;

impl KeywordRules for Solved {
    const KEYWORD: Keyword = Keyword(169);
    const NAMES: [&str; 3] = ["resuelto", "solucionado", "solved"];
}

fn is_solved() -> Condition {
    Condition::Match(Objects::This, Filter::Designated(Designation::Solved))
}

fn both(one: Option<Condition>, other: Condition) -> Condition {
    match one {
        Some(one) => Condition::All(vec![one, other]),
        None => other,
    }
}

/// "Solved — \[ability text\]": a static ability applies as long as the Case is solved (702.169b), a triggered one triggers
/// only then (702.169c), and an activated one can be activated only then (702.169d). `None` for any other ability.
pub fn if_solved(ability: Ability) -> Option<Ability> {
    let solved = |by| Condition::By(by, Box::new(is_solved()));
    Some(match ability {
        Ability::Static(mut ability) => {
            ability.only_if = Some(both(ability.only_if, solved(R702_169B)));
            Ability::Static(ability)
        }
        Ability::Triggered(Triggered { on: Trigger::Event(mut pattern), only_if, effect, .. }) => {
            pattern.while_so = Some(Box::new(both(pattern.while_so.map(|is| *is), solved(R702_169C))));
            Ability::Triggered(Triggered { only_if, effect, ..Triggered::on(pattern, Vec::new()) })
        }
        Ability::Activated(mut ability) => {
            ability.only_if = Some(both(ability.only_if, solved(R702_169D)));
            Ability::Activated(ability)
        }
        _ => return None,
    })
}

/// "To solve — \[condition\]": the Case becomes solved at the beginning of its controller's end step (719.3a).
pub fn to_solve(condition: Condition) -> Ability {
    let not_yet = Condition::Not(Box::new(is_solved()));
    let solve = vec![Effect::Designate(Objects::This, Designation::Solved).into()];
    Ability::Triggered(Triggered {
        only_if: Some(Condition::All(vec![condition, not_yet])),
        by: Some(R719_3A),
        ..Triggered::on(Pattern::begins(Step::End, Players::You), solve)
    })
}

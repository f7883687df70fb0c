//! Forecast (702.57): an activated ability of a card in a hand, for the upkeep of its owner, which reveals the card.

use vademecum_abilities::{
    Ability, Activated, Condition, CostPart, Functions, Keyword, Limit, Players, Step, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_57A, R702_57B};

use super::KeywordRules;
use crate::{Recorder, cx::Look, id::ObjectId};

/// 702.57.
pub(crate) struct Forecast;

impl KeywordRules for Forecast {
    const KEYWORD: Keyword = Keyword(57);
    const NAMES: [&str; 3] = ["presagiar", "prever", "forecast"];

    /// For the rest of the upkeep in which its ability was activated (702.57b).
    fn stays_revealed<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
        let state = look.state;
        let is_forecast = |ability| match state.cards.ability(ability) {
            Ability::Activated(of) => of.keyword == Some(Forecast::KEYWORD),
            _ => false,
        };
        let here = state.reference(id);
        let activated = state.turn.limited.iter().any(|&(of, ability)| of == here && is_forecast(ability));
        activated && look.when(R702_57B, state.turn.step == Step::Upkeep)
    }
}

/// "Forecast — \[activated ability\]": in the hand (702.57a), during the upkeep of the card's owner and once each turn
/// (702.57b). `None` if its cost does not reveal the card.
pub fn forecasts(ability: Activated) -> Option<Activated> {
    let reveals = ability.cost.parts.contains(&CostPart::RevealThis);
    let upkeep = Condition::By(R702_57B, Box::new(Condition::During(Step::Upkeep, Players::You)));
    reveals.then(|| Activated {
        only_if: Some(upkeep),
        limit: Limit::OncePerTurn,
        functions: Functions(Zones::only(Zone::Hand)),
        keyword: Some(Forecast::KEYWORD),
        by: Some(R702_57A),
        ..ability
    })
}

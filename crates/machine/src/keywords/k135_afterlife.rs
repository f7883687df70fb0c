//! Afterlife (702.135): a triggered ability (702.135a), one for each time an object has it (702.135b).

use vademecum_abilities::{
    Ability, Color, Effect, Filter, Keyword, KeywordAbility, Pattern, Players, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_135A, R702_135B};
use vademecum_vocab::RuleId;

use super::{FLYING, KeywordRules, KeywordToken};

/// 702.135.
pub(crate) struct Afterlife;

impl KeywordRules for Afterlife {
    const KEYWORD: Keyword = Keyword(135);
    const NAMES: [&str; 3] = ["ultratumba", "pós-vida", "afterlife"];
    const HAS_NUMBER: bool = true;
    const EACH_INSTANCE: Option<RuleId> = Some(R702_135B);
    const TOKEN: Option<KeywordToken> = Some(KeywordToken {
        subtype: "Spirit",
        size: (1, 1),
        colors: &[Color::White, Color::Black],
        keyword: Some(FLYING),
    });

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let (Some(token), Some(amount)) = (of.token, of.number.clone()) else { return Vec::new() };
        let dies = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
        let create = Effect::Create { who: Players::You, token, amount, onto: None };
        vec![Ability::Triggered(Triggered { by: Some(R702_135A), ..Triggered::on(dies, vec![create.into()]) })]
    }
}

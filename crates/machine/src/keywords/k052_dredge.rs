//! Dredge (702.52): a draw is replaced with milling cards and returning the card from the graveyard.

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, DeedKind, Destination, Effect, Functions, Keyword, KeywordAbility, Objects,
    Pattern, Players, Replaced, Replacement, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_52A, R702_52B};

use super::KeywordRules;

/// 702.52.
pub(crate) struct Dredge;

impl KeywordRules for Dredge {
    const KEYWORD: Keyword = Keyword(52);
    const NAMES: [&str; 3] = ["dragar", "escavação", "dredge"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let library = Amount::CardsIn(Zone::Library, Players::You);
        let enough = Condition::Compare(library, Comparison::AtLeast, number.clone());
        let program = vec![
            Effect::Mill(Players::You, number).into(),
            Effect::Move(Objects::This, Destination::to(Zone::Hand)).into(),
        ];
        vec![Ability::Replacement(Replacement {
            only_if: Some(Condition::By(R702_52B, Box::new(enough))),
            optional: true,
            functions: Functions(Zones::only(Zone::Graveyard)),
            by: Some(R702_52A),
            ..Replacement::of(Pattern::by(DeedKind::Draw, Players::You), Replaced::Program(program))
        })]
    }
}

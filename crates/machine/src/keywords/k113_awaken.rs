//! Awaken (702.113): an alternative cost for a spell, which then also makes a land a creature.

use vademecum_abilities::{
    Ability, AbilityId, Amount, CastingChange, CastingRule, Change, CounterKind, Duration, Effect, FaceId, Filter,
    Keyword, KeywordAbility, Objects, Slot, SpellAbility, Subjects, Subtypes, TargetSpec, Targetable, Type, Types,
};
use vademecum_rule_ids::magic::{R702_113A, R702_113B};

use super::{HASTE, KeywordRules};
use crate::{Recorder, cx::Look};

/// 702.113.
pub(crate) struct Awaken;

impl KeywordRules for Awaken {
    const KEYWORD: Keyword = Keyword(113);
    const NAMES: [&str; 3] = ["despertar", "despertar", "awaken"];
    const HAS_NUMBER: bool = true;
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let (Some(cost), Some(number), Some(elemental)) = (of.cost.clone(), of.number.clone(), of.subtype) else {
            return Vec::new();
        };
        let land = Objects::Slot(Slot(0));
        let put = Effect::PutCounters(Subjects::Objects(land.clone()), CounterKind::PlusOne, number);
        let becomes = Effect::Change {
            which: land,
            changes: vec![
                Change::AddTypes(Types::only(Type::Creature)),
                Change::AddSubtypes(Subtypes::NONE.with(elemental)),
                Change::Set(Amount::Number(0), Amount::Number(0)),
                Change::Gain(HASTE),
            ],
            lasts: Duration::Forever,
        };
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                by: Some(R702_113A),
                ..CastingRule::own(CastingChange::Instead(cost))
            }),
            Ability::Spell(SpellAbility {
                targets: vec![TargetSpec::one(Targetable::Object(Filter::LAND.yours()))],
                program: vec![put.into(), becomes.into()],
                modal: None,
            }),
        ]
    }
}

/// The spell ability that awaken adds to a spell for which its cost is paid (702.113b); without that rule, to every
/// spell that has it.
pub(crate) fn added_text<R: Recorder>(look: Look<'_, R>, face: FaceId, paid_for: Option<Keyword>) -> Option<AbilityId> {
    let cards = &look.state.cards;
    if !cards.has_keyword(Awaken::KEYWORD) {
        return None;
    }
    let is_one = |id: &AbilityId| {
        cards.meaning_of(*id) == Some(Awaken::KEYWORD) && matches!(cards.ability(*id), Ability::Spell(_))
    };
    let found = cards.abilities(face).find(is_one)?;
    look.either(R702_113B, paid_for == Some(Awaken::KEYWORD), true).then_some(found)
}

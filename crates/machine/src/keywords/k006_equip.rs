//! Equip (702.6): an activated ability that attaches an Equipment to a creature (702.6a).

use vademecum_abilities::{Ability, Filter, Keyword, KeywordAbility, Type};
use vademecum_rule_ids::magic::{R702_6A, R702_6D, R702_6E};
use vademecum_vocab::RuleId;

use super::{KeywordRules, attaches, instances};
use crate::{
    id::{ObjectId, Subject},
    state::State,
};

/// 702.6.
pub(crate) struct Equip;

impl KeywordRules for Equip {
    const KEYWORD: Keyword = Keyword(6);
    const NAMES: [&str; 3] = ["equipar", "equipar", "equip"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_6D);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        if of.filter == Some(PLANESWALKER) {
            return vec![attaches(&KeywordAbility { filter: None, ..of.clone() }, PLANESWALKER, R702_6E)];
        }
        vec![attaches(of, Filter::CREATURE, R702_6A)]
    }
}

/// The quality of "equip planeswalker".
const PLANESWALKER: Filter = Filter::Type(Type::Planeswalker);

/// Whether an Equipment may become attached to a planeswalker as though that were a creature, by its "equip planeswalker"
/// ability (702.6e).
pub(crate) fn attaches_to_planeswalker(state: &State, what: ObjectId, to: Subject) -> bool {
    let Subject::Object(to) = to else { return false };
    let is_planeswalker = state.try_permanent(to).is_some_and(|now| now.types.has(Type::Planeswalker));
    is_planeswalker && instances(state, what, Equip::KEYWORD).any(|one| one.of.filter == Some(PLANESWALKER))
}

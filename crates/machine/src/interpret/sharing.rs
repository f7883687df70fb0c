//! "The same is true for": keyword abilities that objects gain because others have them (702.1c).

use vademecum_abilities::{Ability, AbilityId, Change, Keyword, KeywordAbility, SharedKeywords};
use vademecum_rule_ids::magic::R702_1C;

use super::Frame;
use crate::{
    Recorder,
    cx::Cx,
    effects,
    id::ObjectId,
    own_abilities,
    slots::{Held, Slots},
    state::State,
};

/// Gives objects each keyword ability of a list that one of other objects has (702.1c). Returns an empty slot value.
pub(super) fn share<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, shared: &SharedKeywords) -> Held {
    let among = cx.look().objects(frame.scope(slots), &shared.among);
    let mut changes = Vec::new();
    for &keyword in &shared.keywords {
        let having = among.iter().filter(|&&id| cx.state.keywords(id).has(keyword));
        let having: Vec<Vec<AbilityId>> = having.map(|&id| variants(cx.state, id, keyword)).collect();
        let has_plain = having.iter().any(Vec::is_empty);
        let variants: Vec<AbilityId> = having.into_iter().flatten().collect();
        let takes_variants = cx.when(R702_1C, !variants.is_empty());
        // Without the rule, the name of the keyword is all that is gained, which says nothing of a variant.
        if has_plain || !variants.is_empty() && !takes_variants {
            changes.push(Change::Gain(keyword));
        }
        for gains in variants.into_iter().map(Change::GainThat).filter(|_| takes_variants) {
            if !changes.contains(&gains) {
                changes.push(gains);
            }
        }
    }
    if !changes.is_empty() {
        effects::begin(cx, frame, slots, &shared.which, &changes, &shared.lasts);
    }
    Held::default()
}

/// The abilities of an object that are a keyword with something it is written with, and those that these mean.
fn variants(state: &State, id: ObjectId, keyword: Keyword) -> Vec<AbilityId> {
    let cards = &state.cards;
    let plain = KeywordAbility::from(keyword);
    let is_variant = |ability: &AbilityId| match cards.ability(*ability) {
        Ability::Keyword(of) => of.keyword == keyword && KeywordAbility { instance: 0, ..of.clone() } != plain,
        _ => false,
    };
    let own: Vec<AbilityId> = own_abilities::abilities_of(state, id).collect();
    if !own.iter().any(is_variant) {
        return Vec::new();
    }
    let is_one = |ability: &AbilityId| is_variant(ability) || cards.meaning_of(*ability) == Some(keyword);
    own.into_iter().filter(is_one).collect()
}

//! Enchant (702.5): what an Aura spell may target, and what an Aura may be attached to.

use vademecum_abilities::{
    Ability, Filter, Keyword, KeywordAbility, Players, SpellAbility, TargetSpec, Targetable, Zone,
};
use vademecum_rule_ids::magic::{R702_5A, R702_5C, R702_5D};

use super::KeywordRules;
use crate::{
    Recorder,
    attachments::Attachment,
    cx::{Legal, Look},
    error::Refusal,
    id::Subject,
    select::Scope,
    slots::Slots,
    stack,
};

/// 702.5.
pub(crate) struct Enchant;

impl KeywordRules for Enchant {
    const KEYWORD: Keyword = Keyword(5);
    const NAMES: [&str; 3] = ["encantar", "encantar", "enchant"];

    /// A target (303.4a), which must be something that the Aura may enchant.
    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let what = match of.filter.as_ref().and_then(Filter::zone) {
            Some(zone) => Targetable::Object(Filter::In(zone)),
            None => Targetable::Either(Players::All, Filter::Any),
        };
        vec![Ability::Spell(SpellAbility { targets: vec![TargetSpec::one(what)], ..SpellAbility::default() })]
    }
}

/// Whether an object or player is one that every enchant ability of an Aura lets it enchant.
pub(crate) fn may_enchant<R: Recorder>(look: Look<'_, R>, aura: &Attachment, to: Subject) -> Legal {
    let mut found = 0;
    for ability in stack::abilities_showing(look.state, aura.id, aura.face) {
        let Ability::Keyword(enchant) = look.state.cards.ability(ability) else { continue };
        if enchant.keyword != Enchant::KEYWORD {
            continue;
        }
        found += 1;
        // 702.5c: several of them apply all.
        let rule = if found == 1 { R702_5A } else { R702_5C };
        look.forbid(rule, !describes(look, aura, enchant, to), "refused-cannot-be-enchanted-by-it")?;
    }
    if found > 0 { Ok(()) } else { Err(Refusal::by(R702_5A, "refused-cannot-be-enchanted-by-it")) }
}

/// Whether an object or player is what one enchant ability says.
fn describes<R: Recorder>(look: Look<'_, R>, aura: &Attachment, enchant: &KeywordAbility, to: Subject) -> bool {
    let slots = Slots::default();
    let scope = Scope { you: aura.controller, source: look.state.reference(aura.id), slots: &slots, x: 0 };
    match (to, &enchant.filter, &enchant.players) {
        (Subject::Player(player), _, Some(players)) => look.rule(R702_5D) && look.includes(scope, players, player),
        (Subject::Object(id), Some(filter), _) => {
            let zone = filter.zone().unwrap_or(Zone::Battlefield);
            look.state.object(id).zone == zone && look.matches(scope, id, filter)
        }
        (Subject::Player(_), _, None) | (Subject::Object(_), None, _) => false,
    }
}

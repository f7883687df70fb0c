//! Storm (702.40): a spell is copied for each spell that was cast before it in the turn.

use vademecum_abilities::{
    Ability, Amount, CopyTargets, DeedKind, Effect, Filter, Functions, Keyword, KeywordAbility, Objects, Pattern, Slot,
    Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_40A, R702_40B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.40.
pub(crate) struct Storm;

impl KeywordRules for Storm {
    const KEYWORD: Keyword = Keyword(40);
    const NAMES: [&str; 3] = ["tormenta", "rajada", "storm"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_40B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let copy = Effect::CopyOnStack { what: Objects::This, except: Vec::new(), targets: CopyTargets::MayChoose };
        // Counted as it is cast: what is cast afterwards does not matter.
        let copies = Effect::Repeat(Amount::Slot(Slot::EVENT_AMOUNT), vec![copy.into()]);
        vec![Ability::Triggered(Triggered {
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_40A),
            ..Triggered::on(Pattern::of(DeedKind::Cast, Filter::This), vec![copies.into()])
        })]
    }
}

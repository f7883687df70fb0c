//! Gravestorm (702.69): a triggered ability that functions on the stack and copies the spell for each permanent that
//! was put into a graveyard this turn (702.69a).

use vademecum_abilities::{
    Ability, Amount, CopyTargets, DeedKind, Effect, Filter, Functions, Keyword, KeywordAbility, Objects, Pattern,
    Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_69A, R702_69B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.69.
pub(crate) struct Gravestorm;

impl KeywordRules for Gravestorm {
    const KEYWORD: Keyword = Keyword(69);
    const NAMES: [&str; 3] = ["tormenta sepulcral", "rajada tumular", "gravestorm"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_69B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let copy = Effect::CopyOnStack { what: Objects::This, except: Vec::new(), targets: CopyTargets::MayChoose };
        let for_each = Effect::Repeat(Amount::PermanentsBuried, vec![copy.into()]);
        vec![Ability::Triggered(Triggered {
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_69A),
            ..Triggered::on(Pattern::of(DeedKind::Cast, Filter::This), vec![for_each.into()])
        })]
    }
}

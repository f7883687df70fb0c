//! Squad (702.157): a cost on top that repeats; each payment makes one token copy of the creature as it enters. Each
//! instance counts the payments made for it (702.157b).

use vademecum_abilities::{
    Ability, Amount, Effect, Filter, Keyword, KeywordAbility, Objects, OptionalCost, Pattern, Players, Triggered, Zone,
    Zones,
};
use vademecum_rule_ids::magic::{R702_157A, R702_157B};

use super::{KeywordRules, paid_for_instance};

/// 702.157.
pub(crate) struct Squad;

impl KeywordRules for Squad {
    const KEYWORD: Keyword = Keyword(157);
    const NAMES: [&str; 3] = ["escuadra", "esquadrão", "squad"];
    const HAS_COST: bool = true;

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_157A));
        Some(OptionalCost { cost: of.cost.clone()?, keyword, repeats: true, by, ..OptionalCost::default() })
    }

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let copies = Effect::CreateCopies {
            who: Players::You,
            of: Objects::This,
            amount: Amount::TimesPaid(Self::KEYWORD, of.instance, R702_157B),
            except: Vec::new(),
            attacking: None,
        };
        vec![Ability::Triggered(Triggered {
            only_if: Some(paid_for_instance(of, R702_157B)),
            by: Some(R702_157A),
            ..Triggered::on(enters, vec![copies.into()])
        })]
    }
}

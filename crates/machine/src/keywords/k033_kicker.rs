//! Kicker (702.33): additional costs that may be paid, and whether a spell was kicked.

use vademecum_abilities::{Condition, Cost, CostPart, Keyword, KeywordAbility, OptionalCost, Variant};
use vademecum_rule_ids::magic::{R702_33A, R702_33B, R702_33C, R702_33D, R702_33E, R702_33F, R702_33H};

use super::KeywordRules;
use crate::{Recorder, cx::Look, id::ObjectRef};

/// 702.33.
pub(crate) struct Kicker;

impl KeywordRules for Kicker {
    const KEYWORD: Keyword = Keyword(33);
    const NAMES: [&str; 3] = ["estímulo", "reforçar", "kicker"];
    const VARIANT_NAMES: Option<[&str; 3]> = Some(["multiestímulo", "multirreforçar", "multikicker"]);
    const HAS_COST: bool = true;

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let by = match of.variant {
            Variant::Plain
            | Variant::Nightbound
            | Variant::PartnerWith
            | Variant::FriendsForever
            | Variant::ChooseBackground
            | Variant::DoctorsCompanion => R702_33A,
            Variant::AndOr => R702_33B,
            Variant::Increased => R702_33C,
            Variant::Sticker => R702_33H,
        };
        let repeats = of.variant == Variant::Increased;
        let cost = of.cost.clone()?;
        // 702.33h: whoever kicks it gets a ticket counter as well, and may put a sticker on it.
        let cost = if of.variant == Variant::Sticker { cost.and(CostPart::TicketAndSticker) } else { cost };
        Some(OptionalCost { cost, keyword: Some(Self::KEYWORD), repeats, by: Some(by), ..OptionalCost::default() })
    }
}

/// "It was kicked with its \[cost\] kicker": one of several costs was paid, to which that part of the text is linked.
pub fn kicked_with(cost: Cost) -> Condition {
    Condition::By(R702_33F, Box::new(Condition::PaidFor(Kicker::KEYWORD, Some(Box::new(cost)))))
}

/// How often a spell, or the permanent that it became, was kicked: as often as its controller declared to pay one of
/// its kicker costs (702.33d).
pub(crate) fn times_kicked<R: Recorder>(look: Look<'_, R>, object: ObjectRef) -> i32 {
    let Some((object, now)) = look.state.known(object) else { return 0 };
    let cards = &look.state.cards;
    let costs = cards.values(now.face).paid_costs(object.paid, object.repeated);
    let own = costs.filter(|(cost, _)| cost.keyword == Some(Kicker::KEYWORD));
    let times = own.map(|(_, times)| times as i32).sum();
    // 702.33e: the text refers to the kicker abilities printed with it, and not to those of what shows it as a copy.
    let is_of_another = times > 0 && cards.card_of(now.face) != object.card;
    if look.when(R702_33E, is_of_another) { 0 } else { look.either(R702_33D, times, 0) }
}

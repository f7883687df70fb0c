//! Partner (702.124) and its variants: two cards that lead a deck together.

use vademecum_abilities::{Ability, CardId, Cards, Keyword, Subtype, Subtypes, Supertype, Type, Variant};
use vademecum_rule_ids::magic::{R702_124F, R702_124H, R702_124J, R702_124K, R702_124M};

use super::KeywordRules;
use crate::Recorder;

/// 702.124.
pub(crate) struct Partner;

const PARTNER: Keyword = Keyword(124);

impl KeywordRules for Partner {
    const KEYWORD: Keyword = PARTNER;
    const NAMES: [&str; 3] = ["camarada", "parceiro", "partner"];
}

/// Whether a card has a partner ability, of one variant or of any.
fn has(cards: &Cards, card: CardId, variant: Option<Variant>) -> bool {
    cards.abilities(cards.front(card)).any(|ability| match cards.ability(ability) {
        Ability::Keyword(of) => of.keyword == PARTNER && variant.is_none_or(|variant| of.variant == variant),
        _ => false,
    })
}

fn is_legendary(cards: &Cards, card: CardId, one: Type) -> bool {
    let values = cards.values(cards.front(card));
    values.supertypes.has(Supertype::Legendary) && values.types.has(one)
}

/// Whether two cards may be the commanders of one deck: both with the same partner ability (702.124f).
pub(crate) fn are_partners<R: Recorder>(rec: &R, cards: &Cards, one: CardId, other: CardId) -> bool {
    let creatures = is_legendary(cards, one, Type::Creature) && is_legendary(cards, other, Type::Creature);
    let both = |variant| creatures && has(cards, one, Some(variant)) && has(cards, other, Some(variant));
    let is_background = |card| {
        is_legendary(cards, card, Type::Enchantment)
            && cards.values(cards.front(card)).subtypes.has(Subtype::BACKGROUND)
    };
    let chooses = |card, of| {
        is_legendary(cards, card, Type::Creature)
            && has(cards, card, Some(Variant::ChooseBackground))
            && is_background(of)
    };
    // 702.124m: with no other creature types.
    let is_doctor = |card| {
        let values = cards.values(cards.front(card));
        let types = values.subtypes.intersection(Subtypes::of_type(Type::Creature));
        types == Subtypes::NONE.with(Subtype::TIME_LORD).with(Subtype::DOCTOR)
    };
    let accompanies = |card, of| creatures && has(cards, card, Some(Variant::DoctorsCompanion)) && is_doctor(of);
    let mixed = creatures && has(cards, one, None) && has(cards, other, None);
    both(Variant::Plain) && rec.rule(R702_124H, false)
        || both(Variant::FriendsForever) && rec.rule(R702_124J, false)
        || (chooses(one, other) || chooses(other, one)) && rec.rule(R702_124K, false)
        || (accompanies(one, other) || accompanies(other, one)) && rec.rule(R702_124M, false)
        // 702.124f: different abilities are not combined.
        || mixed && !same_kind(cards, one, other) && !rec.rule(R702_124F, false)
}

/// Whether two cards have a partner ability in common.
fn same_kind(cards: &Cards, one: CardId, other: CardId) -> bool {
    [Variant::Plain, Variant::FriendsForever, Variant::ChooseBackground, Variant::DoctorsCompanion]
        .into_iter()
        .any(|variant| has(cards, one, Some(variant)) && has(cards, other, Some(variant)))
}

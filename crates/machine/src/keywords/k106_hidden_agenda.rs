//! Hidden agenda (702.106), and double agenda as its variant: conspiracies that begin face down, with a name that only their
//! owner knows.

use vademecum_abilities::{Ability, CardId, Cards, Keyword, KeywordAbility, Variant};

use super::KeywordRules;

/// 702.106.
pub(crate) struct HiddenAgenda;

impl KeywordRules for HiddenAgenda {
    const KEYWORD: Keyword = Keyword(106);
    const NAMES: [&str; 3] = ["agenda oculta", "agenda oculta", "hidden agenda"];
    const VARIANT_NAMES: Option<[&str; 3]> = Some(["doble agenda", "agenda dupla", "double agenda"]);
}

/// The agenda that a card has: hidden, or double.
pub(crate) fn agenda(cards: &Cards, card: CardId) -> Option<Variant> {
    cards.abilities(cards.front(card)).find_map(|ability| match cards.ability(ability) {
        Ability::Keyword(KeywordAbility { keyword: HiddenAgenda::KEYWORD, variant, .. }) => Some(*variant),
        _ => None,
    })
}

//! Keywords that are given to cards, with costs that are equal to the mana costs of those (702.1a).

use vademecum_abilities::{Ability, Cost, CostPart, Keyword, KeywordAbility, Objects};
use vademecum_machine::keywords;

use super::{
    Parser,
    quoted::{EMBALM, ETERNALIZE},
};
use crate::{atom::Atom, keyword_word::KeywordWord};

impl Parser<'_> {
    /// ". Its scavenge cost is equal to its mana cost", behind a keyword that something is given, in the order of any language.
    fn costs_its_mana(&mut self, keyword: Keyword) -> Option<Cost> {
        self.take(&Atom::Stop).then_some(())?;
        self.take(&Atom::Its);
        let (name, cost) = (Atom::Keyword(keyword), Atom::OfKeyword(KeywordWord::Cost));
        let named = self.take_all(&[name.clone(), cost.clone()]) || self.take_all(&[cost, name]);
        (named && self.take(&Atom::OfKeyword(KeywordWord::EqualsManaCost))).then_some(())?;
        Some(Cost::of(CostPart::ManaOf(Objects::This)))
    }

    /// A keyword that is an activated ability with such a cost and nothing else: scavenge.
    pub(super) fn activated_for_mana_cost(&mut self, keyword: Keyword) -> Option<KeywordAbility> {
        let says_more = matches!(keyword, EMBALM | ETERNALIZE) || keywords::has_number(keyword);
        (!says_more).then_some(())?;
        let ability = KeywordAbility { cost: Some(self.costs_its_mana(keyword)?), ..keyword.into() };
        let means = keywords::means(&ability);
        let is_activated = |ability: &Ability| matches!(ability, Ability::Activated(_));
        (!means.is_empty() && means.iter().all(is_activated)).then_some(ability)
    }
}

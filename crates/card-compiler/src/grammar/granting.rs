//! Keywords that are given to cards, with costs that are equal to the mana costs of those (702.1a, 702.1b).

use vademecum_abilities::{
    Ability, Cost, CostPart, Effect, Instruction, Keyword, KeywordAbility, Objects, Subjects, Zone,
};
use vademecum_machine::keywords;

use super::{
    Parser,
    body::Body,
    quoted::{EMBALM, ETERNALIZE},
};
use crate::{atom::Atom, keyword_word::KeywordWord};

/// Flashback (702.34).
const FLASHBACK: Keyword = Keyword(34);

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

    /// "gains flashback until end of turn", with a cost that is equal to the mana cost, of cards in a graveyard.
    pub(super) fn gains_flashback(&mut self, which: &Objects, lasts: bool, body: &mut Body) -> Option<()> {
        let Objects::Each(cards) = which else { return None };
        (cards.zone() == Some(Zone::Graveyard)).then_some(())?;
        self.take_all(&[Atom::Gain, Atom::Keyword(FLASHBACK)]).then_some(())?;
        (lasts || self.take(&Atom::UntilEndOfTurn)).then_some(())?;
        let cost = self.costs_its_mana(FLASHBACK)?;
        let slot = self.free_slot()?;
        let found = Effect::Find(Subjects::Objects(which.clone()));
        body.program.push(Instruction::from(found).into_slot(slot));
        body.program.extend(keywords::gains_flashback(slot, cost));
        Some(())
    }
}

//! What keywords ask of decks, and sectors: companion (702.139) and space sculptor (702.158).

use vademecum_abilities::{Ability, DeckCondition, Filter, Instruction, Objects};
use vademecum_machine::keywords;

use super::{
    Parser,
    noun::{Chosen, What},
};
use crate::{atom::Atom, keyword_word::KeywordWord};

impl Parser<'_> {
    /// "companion — your starting deck contains only creature cards and land cards" (702.139a), behind the keyword.
    pub(super) fn companion(&mut self) -> Option<Ability> {
        self.take(&Atom::Dash).then_some(())?;
        let deck = match self.next()? {
            Atom::OfKeyword(KeywordWord::DeckHasDifferentNames) => DeckCondition::DifferentNames,
            Atom::OfKeyword(KeywordWord::DeckContainsAtLeast) => {
                let Atom::Number(more) = self.next()? else { return None };
                self.take(&Atom::OfKeyword(KeywordWord::CardsAboveMinimum)).then_some(())?;
                DeckCondition::MoreThanMinimum(u16::try_from(*more).ok()?)
            }
            Atom::OfKeyword(KeywordWord::DeckContainsOnly) => DeckCondition::Only(self.kinds_of_cards()?),
            _ => return None,
        };
        Some(keywords::companion(deck))
    }

    /// "creature cards and land cards": cards of one kind or of another, as they are printed.
    fn kinds_of_cards(&mut self) -> Option<Filter> {
        let mut kinds = Vec::new();
        loop {
            let noun = self.noun()?;
            let is_plain = noun.what == What::Card && noun.chosen == Chosen::Bare && !noun.other;
            (is_plain && noun.filter.zone().is_none()).then_some(())?;
            kinds.push(noun.filter);
            if !self.take(&Atom::And) {
                return Some(Filter::Either(kinds));
            }
        }
    }

    /// "choose a sector": "that sector" is this one from then on (702.158d).
    pub(super) fn choose_sector(&mut self) -> Option<Instruction> {
        let slot = self.free_slot()?;
        self.sector = Some(slot);
        Some(keywords::choose_sector(slot))
    }

    /// "in that sector", "in the same sector as" the card itself, behind a noun.
    pub(super) fn in_sector(&mut self) -> Option<Filter> {
        match self.peek()? {
            Atom::OfKeyword(KeywordWord::InThatSector) => Some(Filter::InSector(self.sector?)),
            Atom::OfKeyword(KeywordWord::InSameSectorAs) => {
                (self.ahead(1) == Some(&Atom::This)).then_some(())?;
                self.at += 1;
                Some(Filter::InSameSector(Box::new(Objects::This)))
            }
            _ => None,
        }
    }
}

//! What keywords ask of decks, and sectors: companion (702.139) and space sculptor (702.158).

use vademecum_abilities::{
    Ability, Amount, Cost, DeckCondition, Destination, Effect, Filter, Instruction, Objects, Players, Zone,
};
use vademecum_machine::keywords;

use super::{
    Parser,
    noun::{Chosen, NounPhrase, What},
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

    /// "your commander": of two of them, one (702.124e).
    pub(super) fn commander(&mut self) -> Option<NounPhrase> {
        self.take(&Atom::OfKeyword(KeywordWord::YourCommander)).then_some(())?;
        let filter = Filter::Commander.and(Filter::Owner(Players::You));
        let (what, chosen, called) = (What::Permanent, Chosen::Some(1, 1), Vec::new());
        Some(NounPhrase { what, filter, chosen, other: false, yours: false, called })
    }

    /// "exile a card from your hand face down. That card becomes foretold with foretell cost {1}{R}" (702.143d).
    pub(super) fn exile_to_foretell(&mut self) -> Option<Instruction> {
        self.take(&Atom::Stop);
        self.take(&Atom::OfKeyword(KeywordWord::BecomesForetold)).then_some(())?;
        let Atom::Mana(cost) = self.next()? else { return None };
        let [chosen, exiled, turn] = [self.free_slot()?, self.free_slot()?, self.free_slot()?];
        let hand = Objects::Each(Filter::In(Zone::Hand).and(Filter::Owner(Players::You)));
        let (least, most) = (Amount::Number(1), Amount::Number(1));
        let choose = Effect::Choose { who: Players::You, among: hand, least, most };
        let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
        self.before.push(Instruction::from(choose).into_slot(chosen));
        self.before.push(Instruction::from(Effect::Move(Objects::Slot(chosen), face_down)).into_slot(exiled));
        self.before.extend(keywords::becomes_foretold(exiled, turn, Cost::mana(cost.clone())));
        self.before.pop()
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

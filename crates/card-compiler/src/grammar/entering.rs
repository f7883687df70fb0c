//! How permanents enter: "enters tapped", "as this enters, choose a color" (614.1c, 614.1d, 614.12).

use vademecum_abilities::{
    Ability, Change, Effect, Filter, Instruction, Objects, Pattern, Players, Remembered, Replaced, Replacement, Type,
    Zone, Zones,
};

use vademecum_machine::keywords;

use super::{
    Parser,
    body::Body,
    clause::Subject,
    noun::{Chosen, NounPhrase, What},
};
use crate::{atom::Atom, transform_word::TransformWord};

impl Parser<'_> {
    /// "enters tapped", "enter with a +1/+1 counter on them", "can't enter", said of the card or of whatever is described.
    pub(super) fn entering(&mut self, noun: &NounPhrase) -> Option<Replacement> {
        let cant = self.take(&Atom::CantEnter);
        let copies = self.take(&Atom::EnterAsCopyOfOne);
        (cant || copies || self.take(&Atom::Enter)).then_some(())?;
        let filter = match (noun.what, noun.chosen) {
            (What::This, _) => Filter::This,
            (What::Permanent, Chosen::Bare | Chosen::Each) => self.filter(noun)?,
            _ => return None,
        };
        let with = if cant {
            Replaced::Cant
        } else if copies || self.take(&Atom::AsACopyOf) {
            (self.noun()?.what == What::This && noun.what != What::This).then_some(())?;
            Replaced::EntersAsCopyOf(Objects::This, Vec::new())
        } else {
            self.enters()?
        };
        Some(Replacement::of(Pattern::moves(filter, Zones::NONE, Zones::only(Zone::Battlefield)), with))
    }

    /// "enters tapped", "enters with two +1/+1 counters on it" (614.1c, 614.1d).
    fn enters(&mut self) -> Option<Replaced> {
        if self.take(&Atom::Tapped) {
            return Some(Replaced::EntersTapped);
        }
        if self.take(&Atom::Transforming(TransformWord::Transformed)) {
            return Some(Replaced::EntersTransformed);
        }
        self.take(&Atom::With).then_some(())?;
        let amount = self.number()?;
        let Atom::Counter(kind) = self.next()? else { return None };
        // "on it" says nothing else, and is left out in Portuguese.
        self.take(&Atom::It);
        let amount = self.for_each(amount)?;
        Some(Replaced::EntersWith(*kind, amount))
    }

    /// "escapes with a +1/+1 counter on it", "escapes with haste": what it has if it escaped (702.138c, 702.138d).
    pub(super) fn escapes_with(&mut self) -> Option<Vec<Ability>> {
        (self.noun()?.what == What::This && self.take(&Atom::EscapesWith)).then_some(())?;
        if let Some(Atom::Keyword(keyword)) = self.peek() {
            self.at += 1;
            return Some(vec![keywords::escapes_with_ability(vec![Change::Gain(*keyword)])]);
        }
        if self.peek() == Some(&Atom::Quote) {
            return Some(vec![keywords::escapes_with_ability(vec![self.grant()?])]);
        }
        let amount = self.number()?;
        let Atom::Counter(kind) = self.next()? else { return None };
        self.take(&Atom::It);
        Some(vec![keywords::escapes_with_counters(*kind, amount)])
    }

    /// "As this enters, choose a color", "as this enters, exile a card from your graveyard": what is done before it does.
    pub(super) fn as_enters(&mut self) -> Option<Vec<Ability>> {
        self.take(&Atom::AsIt).then_some(())?;
        (self.noun()?.what == What::This && self.take_all(&[Atom::Enter, Atom::Comma])).then_some(())?;
        let program = match self.attempt(Self::chooses_word) {
            Some(program) => program,
            None => {
                let mut body = Body::default();
                self.clauses(Subject::default(), &mut body)?;
                body.into_program()?
            }
        };
        let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let with = Replaced::EntersAfter { program, with: None };
        Some(vec![Ability::Replacement(Replacement::of(entering, with))])
    }

    /// "card name", "artifact card name", "nonland card name", in the order of any language (201.4a): of which cards.
    fn card_name(&mut self) -> Option<Filter> {
        let mut before = self.attempt(Self::printed_type);
        self.take(&Atom::CardNameWord).then_some(())?;
        if before.is_none() {
            before = self.attempt(Self::printed_type);
        }
        Some(before.unwrap_or(Filter::Any))
    }

    /// "artifact", "nonland".
    fn printed_type(&mut self) -> Option<Filter> {
        let negated = self.take(&Atom::Non);
        let Atom::Type(of) = self.next()? else { return None };
        let of = Filter::Type(*of);
        Some(if negated { of.negated() } else { of })
    }

    /// "choose a color", "choose a creature type", "choose a card name", "choose an opponent": what the linked abilities of the card call the
    /// chosen one (607.2d).
    fn chooses_word(&mut self) -> Option<Vec<Instruction>> {
        self.take_all(&[Atom::Choose, Atom::Number(1)]).then_some(())?;
        let choice = match self.attempt(Self::card_name) {
            Some(of) => Effect::ChooseName(Players::You, of),
            None => match self.next()? {
                Atom::ColorWord => Effect::ChooseColor(Players::You),
                Atom::CreatureTypeWord => Effect::ChooseSubtype(Players::You, Type::Creature),
                Atom::Opponent => Effect::ChoosePlayer(Players::Opponents),
                Atom::Player => Effect::ChoosePlayer(Players::All),
                _ => return None,
            },
        };
        let slot = self.free_slot()?;
        let remember = Effect::RememberNumber(slot, super::CHOSEN, Remembered::Choice);
        Some(vec![Instruction::from(choice).into_slot(slot), remember.into()])
    }
}

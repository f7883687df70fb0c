//! Copies: "becomes a copy of target creature", "except it's 7/7" (707.9), and how long effects last.

use vademecum_abilities::{
    Change, Colors, Duration, Effect, Exception, Filter, Instruction, Objects, Subtypes, Supertypes, Types, Zone,
};

use super::{
    Antecedent, Parser,
    body::Body,
    clause::Subject,
    noun::{NounPhrase, What},
};
use crate::{atom::Atom, variant_word::VariantWord};

impl Parser<'_> {
    /// "target creature until end of turn, except it has flying", behind "becomes a copy of".
    pub(super) fn become_copy(&mut self, subject: &mut Subject, lasts: bool, body: &mut Body) -> Option<Instruction> {
        let which = subject.objects(self, body)?;
        let noun = self.noun()?;
        (self.is_permanent(&noun) || self.is_moved_card(&noun)).then_some(())?;
        let of = self.objects(&noun, body)?;
        (!matches!(of, Objects::Each(_)) && of != which && !noun.is_several()).then_some(())?;
        let before = if lasts { Duration::EndOfTurn } else { self.duration()? };
        let except = self.exceptions()?;
        // What is said of the copy comes before or behind how long it is one.
        let lasts = if before == Duration::Forever && !except.is_empty() { self.duration()? } else { before };
        Some(Effect::Change { which, changes: vec![Change::CopyOf(of, except)], lasts }.into())
    }

    /// Whether a noun is of a card that the text has moved: "that card".
    fn is_moved_card(&self, noun: &NounPhrase) -> bool {
        let is_card = |it: &Antecedent| it.moved.is_some() && !it.several && it.is_called(&Atom::Card);
        noun.what == What::It && self.it.as_ref().is_some_and(is_card)
    }

    /// How long an effect lasts, as far as it says: "until end of turn", "for as long as you control this" (611.2a).
    pub(super) fn duration(&mut self) -> Option<Duration> {
        if self.take(&Atom::UntilEndOfTurn) {
            return Some(Duration::EndOfTurn);
        }
        if self.take(&Atom::OfVariant(VariantWord::UntilPlaneswalk)) {
            return Some(Duration::UntilPlaneswalk);
        }
        let as_long = |is: Filter| Duration::AsLongAs(Box::new((Objects::This, is)));
        if self.take(&Atom::ForAsLongAs) {
            (self.noun()?.what == What::This).then_some(())?;
            return Some(as_long(Filter::Controller(vademecum_abilities::Players::You)));
        }
        if self.take(&Atom::AsLongAs) {
            (self.noun()?.what == What::This).then_some(())?;
            return match self.next()? {
                Atom::RemainsTapped => Some(as_long(Filter::Tapped)),
                Atom::RemainsThere => Some(as_long(Filter::In(Zone::Battlefield))),
                _ => None,
            };
        }
        Some(Duration::Forever)
    }

    /// The exceptions of a copy effect, if there are any (707.9).
    pub(super) fn exceptions(&mut self) -> Option<Vec<Exception>> {
        let excepts = [Atom::ExceptIs, Atom::ExceptIsnt, Atom::ExceptHas, Atom::ExceptColor, Atom::ExceptEntersWith];
        let ahead = usize::from(self.peek() == Some(&Atom::Comma));
        if !self.ahead(ahead).is_some_and(|atom| excepts.contains(atom)) {
            return Some(Vec::new());
        }
        self.at += ahead;
        let mut all = Vec::new();
        match self.next()? {
            Atom::ExceptIs => self.except_is(&mut all)?,
            Atom::ExceptIsnt => {
                let Atom::Supertype(of) = self.next()? else { return None };
                all.push(Exception::LoseSupertype(*of));
            }
            Atom::ExceptHas => self.except_has(&mut all)?,
            Atom::ExceptColor => all.push(Exception::KeepColors),
            _ => all.push(self.except_counters()?),
        }
        while self.peek() == Some(&Atom::And) {
            if let Some(on_condition) = self.attempt(Self::except_if) {
                all.extend(on_condition);
                continue;
            }
            let it = usize::from(self.ahead(1) == Some(&Atom::It));
            if self.ahead(1 + it) != Some(&Atom::Has) {
                break;
            }
            self.at += 2 + it;
            self.except_has(&mut all)?;
        }
        Some(all)
    }

    /// "two additional +1/+1 counters", "dos contadores +1/+1 adicionales".
    fn except_counters(&mut self) -> Option<Exception> {
        let Atom::Number(number) = self.next()? else { return None };
        let before = self.take(&Atom::Additional);
        let Atom::Counter(kind) = self.next()? else { return None };
        (before || self.take(&Atom::Additional)).then_some(())?;
        self.take(&Atom::It);
        Some(Exception::Counters(*kind, *number))
    }

    /// "and, if it's a creature, …" (707.9f): it enters with more counters, or has something.
    fn except_if(&mut self) -> Option<Vec<Exception>> {
        self.take(&Atom::And);
        self.take(&Atom::Comma);
        self.take(&Atom::If).then_some(())?;
        (self.take(&Atom::ItIs) || self.take(&Atom::Is)).then_some(())?;
        self.take(&Atom::Number(1)).then_some(())?;
        let Atom::Type(of) = self.next()? else { return None };
        self.take(&Atom::Comma).then_some(())?;
        self.take(&Atom::It);
        let mut all = Vec::new();
        if self.take_all(&[Atom::Enter, Atom::With]) {
            all.push(self.except_counters()?);
        } else {
            self.take(&Atom::Has).then_some(())?;
            self.except_has(&mut all)?;
        }
        Some(all.into_iter().map(|one| Exception::If(*of, Box::new(one))).collect())
    }

    /// "7/7", "red", "an artifact in addition to its other types".
    fn except_is(&mut self, all: &mut Vec<Exception>) -> Option<()> {
        match self.peek()? {
            Atom::Size(power, toughness) => {
                all.push(Exception::Size(*power, *toughness));
                self.at += 1;
                return Some(());
            }
            Atom::Color(color) => {
                all.push(Exception::Colors(Colors::only(*color)));
                self.at += 1;
                return Some(());
            }
            Atom::Supertype(of) if self.ahead(1) != Some(&Atom::InAddition) => {
                all.push(Exception::AddSupertypes(Supertypes::only(*of)));
                self.at += 1;
                return Some(());
            }
            _ => {}
        }
        self.take(&Atom::Number(1));
        let from = all.len();
        loop {
            match self.peek()? {
                Atom::Type(of) => all.push(Exception::AddTypes(Types::only(*of))),
                Atom::Supertype(of) => all.push(Exception::AddSupertypes(Supertypes::only(*of))),
                Atom::Word(word) if word.starts_with(char::is_uppercase) => {
                    let word = word.clone();
                    all.push(Exception::AddSubtypes(Subtypes::NONE.with((self.subtype)(&word)?)));
                }
                Atom::And if all.len() > from => {}
                Atom::InAddition if all.len() > from => {
                    self.at += 1;
                    return Some(());
                }
                _ => return None,
            }
            self.at += 1;
        }
    }

    /// "flying", "this ability".
    fn except_has(&mut self, all: &mut Vec<Exception>) -> Option<()> {
        match self.next()? {
            Atom::Keyword(keyword) => all.push(Exception::Keyword(*keyword)),
            Atom::ThisAbility => {
                self.grants_itself = true;
                all.push(Exception::Ability(self.context.granted));
            }
            _ => return None,
        }
        Some(())
    }
}

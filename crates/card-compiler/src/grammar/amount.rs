//! Quantities: "two cards", "damage equal to its power", "for each creature you control" (107.1).

use vademecum_abilities::{Amount, Change, Colors, Instruction, Objects, Players, Slot, Zone};
use vademecum_machine::{keywords, terms};

use super::{
    Parser,
    noun::{Chosen, What},
};
use crate::{atom::Atom, chance_word::ChanceWord, keyword_word::KeywordWord, variant_word::VariantWord};

impl Parser<'_> {
    /// "two cards", "X damage", "cards equal to the number of …": an amount and what it is of.
    pub(super) fn amount_of(&mut self, of: &Atom) -> Option<Amount> {
        let counted = self.attempt(|parser| {
            let amount = parser.number()?;
            parser.take(of).then_some(amount)
        });
        if let Some(amount) = counted {
            return self.for_each(amount);
        }
        // "una cantidad de vidas igual a": the English says no more than "life equal to".
        self.take_all(&[Atom::Number(1), Atom::NumberOf]);
        self.take(of).then_some(())?;
        if self.take(&Atom::Chance(ChanceWord::EqualToStored)) {
            return Some(Amount::Stored(Box::new(Objects::This)));
        }
        if self.take(&Atom::Chance(ChanceWord::EqualToResult)) {
            return self.fallen.map(|[result, _]| Amount::Slot(result));
        }
        self.take(&Atom::EqualTo).then_some(())?;
        self.measured()
    }

    /// A number, X, or "that much".
    pub(super) fn number(&mut self) -> Option<Amount> {
        match self.next()? {
            Atom::Number(n) => Some(Amount::Number(*n)),
            Atom::X if self.has_x => Some(Amount::X),
            Atom::ThatMuch if self.that_much => Some(Amount::Slot(Slot::EVENT_AMOUNT)),
            _ => None,
        }
    }

    /// "for each …" behind an amount: so much for each of them.
    pub(super) fn for_each(&mut self, amount: Amount) -> Option<Amount> {
        if !self.take(&Atom::ForEach) {
            return Some(amount);
        }
        let count = self.count()?;
        match amount {
            Amount::Number(0) => Some(Amount::Number(0)),
            Amount::Number(1) => Some(count),
            Amount::Number(n) => Some(Amount::Times(n, Box::new(count))),
            _ => None,
        }
    }

    /// What stands behind "where X is" (107.3c).
    pub(crate) fn definition(&mut self) -> Option<Amount> {
        let amount = self.measured()?;
        self.is_done().then_some(amount)
    }

    /// "the number of …", "its power".
    pub(super) fn measured(&mut self) -> Option<Amount> {
        if self.take(&Atom::NumberOf) {
            return self.count();
        }
        if self.take(&Atom::YourDevotion) {
            return self.devotion();
        }
        if let Some(power) = self.attempt(Self::counted_on_sticker) {
            return Some(power);
        }
        if self.take(&Atom::YourLifeTotal) {
            return Some(Amount::Life(Players::You));
        }
        if self.take(&Atom::OfVariant(VariantWord::ManaValueOfCommander)) {
            return Some(Amount::ManaValue(Box::new(Objects::Commanders(Players::You))));
        }
        if self.take(&Atom::Its) {
            return self.measure();
        }
        if self.take(&Atom::SacrificedOne) {
            self.take(&Atom::Possessive).then_some(())?;
            let measure = self.next()?;
            return measured_by(measure, Objects::Slot(Slot::PAID));
        }
        // "that creature's power".
        if matches!(
            self.peek(),
            Some(Atom::That | Atom::This | Atom::ThisOne | Atom::AmassedArmy | Atom::DiscoveredCard)
        ) {
            let noun = self.noun()?;
            self.take(&Atom::Possessive).then_some(())?;
            return self.measure_of(noun.what);
        }
        // "la fuerza de esa criatura".
        let measure = self.next()?;
        if self.take(&Atom::SacrificedOne) {
            return measured_by(measure, Objects::Slot(Slot::PAID));
        }
        // "the power of the exiled card used to craft it".
        if self.take(&Atom::OfKeyword(KeywordWord::Material)) {
            let slot = self.free_slot()?;
            self.before.push(Instruction::from(keywords::materials()).into_slot(slot));
            return measured_by(measure, Objects::Slot(slot));
        }
        let noun = self.noun()?;
        self.measure_by(measure, noun.what)
    }

    /// Whether the text says what X is behind what it does; from then on, X has a value.
    pub(super) fn may_define_x(&mut self) -> bool {
        let defines = !self.has_x && self.atoms[self.at..].contains(&Atom::WhereXIs);
        self.has_x |= defines;
        defines
    }

    /// ", where X is its power" (107.3c): the changes with that in the place of X.
    pub(super) fn with_x_defined(&mut self, changes: Vec<Change>) -> Option<Vec<Change>> {
        self.has_x = false;
        self.take(&Atom::Comma);
        self.take(&Atom::WhereXIs).then_some(())?;
        let x = self.measured()?;
        let define = |amount: Amount| match amount {
            Amount::X => Some(x.clone()),
            Amount::Times(n, of) if *of == Amount::X => Some(Amount::Times(n, Box::new(x.clone()))),
            Amount::Number(_) => Some(amount),
            _ => None,
        };
        let define_both = |change: Change| match change {
            Change::Modify(power, toughness) => Some(Change::Modify(define(power)?, define(toughness)?)),
            other => Some(other),
        };
        changes.into_iter().map(define_both).collect()
    }

    /// "red", "white and black" behind "your devotion to" (700.5).
    pub(super) fn devotion(&mut self) -> Option<Amount> {
        let mut colors = Colors::NONE;
        loop {
            let Atom::Color(color) = self.next()? else { return None };
            colors = colors.with(*color);
            let more = self.peek() == Some(&Atom::And) && matches!(self.ahead(1), Some(Atom::Color(_)));
            if !more {
                return Some(Amount::Devotion(colors));
            }
            self.at += 1;
        }
    }

    fn measure(&mut self) -> Option<Amount> {
        self.measure_of(What::It)
    }

    fn measure_of(&mut self, what: What) -> Option<Amount> {
        let measure = self.next()?;
        self.measure_by(measure, what)
    }

    /// What is measured of an object, which for "it" is what was spoken of, as it was then.
    fn measure_by(&self, measure: &Atom, what: What) -> Option<Amount> {
        let objects = match what {
            What::This => Objects::This,
            What::It => self.it.as_ref().filter(|it| !it.several)?.objects.clone(),
            _ => return None,
        };
        measured_by(measure, objects)
    }

    /// How many there are of what comes next.
    pub(super) fn count(&mut self) -> Option<Amount> {
        if self.take(&Atom::InYourParty) {
            return Some(Amount::Party(Box::new(self.subtypes(terms::PARTY)?)));
        }
        if self.take(&Atom::TimeKicked) {
            return Some(Amount::TimesKicked);
        }
        if self.take(&Atom::CreatureYouAttackedWith) {
            return Some(Amount::AttackedThisTurn(Players::You));
        }
        if self.take(&Atom::OfKeyword(KeywordWord::CreatureDevoured)) {
            let slot = self.free_slot()?;
            self.before.push(Instruction::from(keywords::creatures_devoured()).into_slot(slot));
            return Some(Amount::Slot(slot));
        }
        if let Some(counted) = self.attempt(Self::counted_on_sticker) {
            return Some(counted);
        }
        let noun = self.noun()?;
        (noun.chosen == Chosen::Bare || noun.other && noun.chosen == Chosen::Some(1, 1)).then_some(())?;
        if noun.what == What::Card && self.take(&Atom::YourHand) {
            return (noun.filter == vademecum_abilities::Filter::Any)
                .then_some(Amount::CardsIn(Zone::Hand, Players::You));
        }
        match noun.what {
            What::Permanent | What::Card => Some(Amount::Count(Box::new(Objects::Each(self.filter(&noun)?)))),
            What::Opponent => Some(Amount::CountPlayers(Players::Opponents)),
            What::Player => Some(Amount::CountPlayers(Players::All)),
            _ => None,
        }
    }
}

/// What is measured of objects.
fn measured_by(measure: &Atom, objects: Objects) -> Option<Amount> {
    let objects = Box::new(objects);
    match measure {
        Atom::Power => Some(Amount::Power(objects)),
        Atom::Toughness => Some(Amount::Toughness(objects)),
        Atom::ManaValue => Some(Amount::ManaValue(objects)),
        _ => None,
    }
}

//! Static abilities: "other creatures you control get +1/+1", "this enters tapped".

use vademecum_magic::ability::{Ability, Affects, Amount, Change, Enters, Restriction, Static};

use super::{
    Parser,
    noun::{Chosen, What},
};
use crate::atom::Atom;

impl Parser<'_> {
    /// A static ability (604).
    pub(super) fn fixed(&mut self) -> Option<Vec<Ability>> {
        let mut only_if = None;
        if self.take(&Atom::AsLongAs) {
            only_if = Some(self.condition()?);
            self.take(&Atom::Comma);
        }
        let noun = self.noun()?;
        if self.take(&Atom::Enter) {
            return (noun.what == What::This)
                .then(|| self.enters())
                .flatten()
                .map(|enters| vec![Ability::Enters(enters)]);
        }
        let affects = match (noun.what, noun.chosen) {
            (What::This | What::It, _) => Affects::This,
            (What::Permanent, Chosen::Each) => Affects::Each(noun.filter),
            _ => return None,
        };
        let changes = self.changes()?;
        if self.take(&Atom::AsLongAs) {
            only_if = Some(self.condition()?);
        }
        Some(vec![Ability::Static(Static { affects, changes, only_if })])
    }

    /// "enters tapped", "enters with two +1/+1 counters on it" (614.1c, 614.1d).
    fn enters(&mut self) -> Option<Enters> {
        if self.take(&Atom::Tapped) {
            return Some(Enters::Tapped);
        }
        if !self.take(&Atom::With) {
            return None;
        }
        let amount = self.amount()?;
        let Some(Atom::Counter(_)) = self.next() else { return None };
        self.take(&Atom::To);
        self.take(&Atom::It);
        Some(Enters::WithCounters(amount))
    }

    /// "get +1/+1 and have flying", "can't block": one change or several.
    pub(super) fn changes(&mut self) -> Option<Vec<Change>> {
        let mut changes = Vec::new();
        loop {
            match self.next()? {
                Atom::Get => match self.next()? {
                    Atom::Modifier(p, t) => changes.push(Change::Modify(Amount::Number(*p), Amount::Number(*t))),
                    Atom::ModifierX(true) => changes.push(Change::Modify(Amount::X, Amount::X)),
                    Atom::ModifierX(false) => changes.push(Change::Modify(Amount::MinusX, Amount::MinusX)),
                    _ => return None,
                },
                verb @ (Atom::Gain | Atom::Has | Atom::Lose) => {
                    let lost = *verb == Atom::Lose;
                    loop {
                        let Some(Atom::Keyword(keyword)) = self.next() else { return None };
                        changes.push(if lost { Change::Lose(*keyword) } else { Change::Gain(*keyword) });
                        let more = self.peek() == Some(&Atom::And) || self.peek() == Some(&Atom::Comma);
                        if !(more && matches!(self.ahead(1), Some(Atom::Keyword(_)))) {
                            break;
                        }
                        self.at += 1;
                    }
                }
                Atom::CantAttack => changes.push(Change::Restrict(Restriction::CantAttack)),
                Atom::CantBlock => changes.push(Change::Restrict(Restriction::CantBlock)),
                Atom::CantBeBlocked => changes.push(Change::Restrict(Restriction::CantBeBlocked)),
                Atom::MustAttack => changes.push(Change::Restrict(Restriction::MustAttack)),
                _ => return None,
            }
            let goes_on = self.peek() == Some(&Atom::And)
                && matches!(
                    self.ahead(1),
                    Some(
                        Atom::Get
                            | Atom::Gain
                            | Atom::Has
                            | Atom::Lose
                            | Atom::CantAttack
                            | Atom::CantBlock
                            | Atom::CantBeBlocked
                            | Atom::MustAttack
                    )
                );
            if !goes_on {
                return Some(changes);
            }
            self.at += 1;
        }
    }
}

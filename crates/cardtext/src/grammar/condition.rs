//! Conditions: "you control an artifact", "you have 5 or less life".

use vademecum_magic::ability::{Comparison, Condition, Who, Whose};

use super::Parser;
use crate::atom::Atom;

impl Parser<'_> {
    /// What stands behind "if" or "as long as".
    pub(super) fn condition(&mut self) -> Option<Condition> {
        self.attempt(|parser| {
            if parser.take(&Atom::YourTurn) || parser.take_all(&[Atom::Is, Atom::YourTurn]) {
                return Some(Condition::Turn(Who::You));
            }
            if parser.take(&Atom::YouControl) {
                let noun = parser.noun()?;
                let mut filter = noun.filter;
                filter.whose = Whose::Anyone;
                return Some(Condition::Controls(Who::You, filter, noun.count.unwrap_or(1)));
            }
            parser.take(&Atom::You);
            if !parser.take(&Atom::Has) {
                return None;
            }
            let Atom::Number(n) = parser.next()? else { return None };
            // "5 or less life" and "5 vidas o menos".
            let before = parser.compared();
            let what = parser.next()?;
            let comparison = before.or_else(|| parser.compared()).unwrap_or(Comparison::AtLeast);
            match what {
                Atom::Life => Some(Condition::Life(Who::You, comparison, *n)),
                Atom::Card => {
                    parser.take(&Atom::Hand);
                    let comparison = parser.compared().unwrap_or(comparison);
                    Some(Condition::Hand(Who::You, comparison, *n))
                }
                _ => None,
            }
        })
    }

    fn compared(&mut self) -> Option<Comparison> {
        match self.peek() {
            Some(Atom::Compared(comparison)) => {
                self.at += 1;
                Some(*comparison)
            }
            _ => None,
        }
    }
}

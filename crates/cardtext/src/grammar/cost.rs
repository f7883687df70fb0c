//! Costs: "{2}, {T}, sacrifice a creature".

use vademecum_magic::ability::Cost;

use super::Parser;
use crate::{atom::Atom, lexer::together};

impl Parser<'_> {
    /// What stands before the colon (602.1a).
    pub(super) fn cost(&mut self) -> Option<Cost> {
        let mut cost = Cost::default();
        loop {
            match self.next()? {
                Atom::Mana(mana) => cost.mana = together(cost.mana, *mana)?,
                Atom::TapSymbol => cost.tap = true,
                Atom::Pay => {
                    let Atom::Number(life) = self.next()? else { return None };
                    if !self.take(&Atom::Life) {
                        return None;
                    }
                    cost.life = *life;
                }
                Atom::Sacrifice if self.take(&Atom::This) => cost.sacrifice_this = true,
                Atom::Sacrifice => {
                    let noun = self.noun()?;
                    if noun.count != Some(1) || cost.sacrifice.is_some() {
                        return None;
                    }
                    cost.sacrifice = Some(noun.filter);
                }
                Atom::Discard => {
                    let Atom::Number(cards) = self.next()? else { return None };
                    if !self.take(&Atom::Card) {
                        return None;
                    }
                    cost.discard = u8::try_from(*cards).ok()?;
                }
                _ => return None,
            }
            if !self.take(&Atom::Comma) {
                return Some(cost);
            }
            self.take(&Atom::And);
        }
    }
}

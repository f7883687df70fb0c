//! Automatic payment: which mana a cost is paid with where no line of the script says it.

use std::{cmp::Reverse, collections::HashMap};

use vademecum_abilities::ManaKind;
use vademecum_machine::{Ask, Choice, ObjectId, PlayerId};
use vademecum_scenario_format::Wrong;

use super::Game;
use crate::{bounds::MAX_PAYMENTS, report::Why};

/// Mana symbols of each type, in the order of [`ManaKind::ALL`].
type Symbols = [u32; 6];

/// What a payment costs its player: whether it is owed of its type, the symbols in hand that its source could have paid for,
/// and the types of mana its source offers. The choice that compares least is made.
type Cost = (Reverse<bool>, u32, u32);

impl Game<'_> {
    /// Makes one payment: with mana that is owed of its type before generic mana, and with what the cards in hand need least.
    /// Where it matters, the script says with what. Other parts of a cost are paid where there is nothing to choose.
    pub(super) fn pay_somehow(&mut self) -> Result<(), Why> {
        self.payments += 1;
        if self.payments > MAX_PAYMENTS {
            return Err(Why::Misplaced(Wrong::new("failed-payments", [("most", &MAX_PAYMENTS)])));
        }
        self.enumerate();
        match self.cheapest_mana().or_else(|| self.choices.get(0).filter(|_| self.choices.len() == 1)) {
            Some(choice) => self.play(choice),
            None => Err(self.unanswered()),
        }
    }

    /// Pays until nothing is owed.
    pub(super) fn pay_all(&mut self, player: PlayerId) -> Result<(), Why> {
        while self.asks(player, Ask::Pay) {
            self.pay_somehow()?;
        }
        Ok(())
    }

    /// The mana that its player misses least, the first of the battlefield where it is all the same.
    fn cheapest_mana(&self) -> Option<Choice> {
        let owed = self.state.owed_of_type();
        let needed = self.symbols_in_hand(self.decision().who);
        // A bit for each type of mana that a source offers.
        let mut offered: HashMap<ObjectId, u8> = HashMap::new();
        for choice in self.choices.iter() {
            if let Choice::Mana(source, _, kind) = choice {
                *offered.entry(source).or_default() |= 1 << kind as u8;
            }
        }
        let cost = |choice: &Choice| -> Option<Cost> {
            match *choice {
                Choice::Mana(source, _, kind) => {
                    let is_owed = owed[kind as usize] > 0;
                    let kinds = offered.get(&source).copied().unwrap_or_default();
                    let missed = if is_owed { kinds & !(1 << kind as u8) } else { kinds };
                    let symbols = ManaKind::ALL.into_iter().filter(|kind| missed & (1 << *kind as u8) != 0);
                    Some((Reverse(is_owed), symbols.map(|kind| needed[kind as usize]).sum(), kinds.count_ones()))
                }
                Choice::Spend(kind) => Some((Reverse(false), needed[kind as usize], 0)),
                _ => None,
            }
        };
        let costs = self.choices.iter().filter_map(|choice| Some((cost(&choice)?, choice)));
        costs.min_by_key(|(cost, _)| *cost).map(|(_, choice)| choice)
    }

    /// Symbols in the mana costs of the cards in a player's hand.
    fn symbols_in_hand(&self, player: PlayerId) -> Symbols {
        let mut symbols = Symbols::default();
        for card in self.state.player(player).hand() {
            for (sum, more) in symbols.iter_mut().zip(self.state.values(*card).cost.iter().flat_map(|cost| cost.kinds))
            {
                *sum += u32::from(more);
            }
        }
        symbols
    }
}

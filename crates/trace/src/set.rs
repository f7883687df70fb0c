//! Sets of rules, as bits.

use vademecum_vocab::{Game, RuleId};

/// A set of rules: one bit for each number of an edition, as many as are needed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RuleSet {
    games: [Vec<u64>; Game::ALL.len()],
}

impl RuleSet {
    /// The empty set.
    pub const fn new() -> Self {
        RuleSet { games: [const { Vec::new() }; Game::ALL.len()] }
    }

    /// Puts a rule in; true if it was not there.
    pub fn insert(&mut self, rule: RuleId) -> bool {
        let words = &mut self.games[rule.game() as usize];
        let word = rule.index() / 64;
        if word >= words.len() {
            words.resize(word + 1, 0);
        }
        let bit = 1 << (rule.index() % 64);
        let new = words[word] & bit == 0;
        words[word] |= bit;
        new
    }

    /// Whether a rule is in the set.
    pub fn contains(&self, rule: RuleId) -> bool {
        let word = self.games[rule.game() as usize].get(rule.index() / 64);
        word.is_some_and(|word| word & (1 << (rule.index() % 64)) != 0)
    }

    /// Takes every rule out.
    pub fn clear(&mut self) {
        self.games.iter_mut().for_each(|words| words.fill(0));
    }

    /// The number of rules.
    pub fn len(&self) -> usize {
        self.games.iter().flatten().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.iter().flatten().all(|&word| word == 0)
    }

    /// The rules, game by game, in the order of their edition.
    pub fn iter(&self) -> impl Iterator<Item = RuleId> + '_ {
        Game::ALL.into_iter().flat_map(|game| {
            let words = self.games[game as usize].iter().enumerate();
            words.flat_map(move |(place, &word)| {
                let bits = (0..64).filter(move |bit| word & (1 << bit) != 0);
                bits.map(move |bit| RuleId::new(game, (place * 64 + bit) as u16))
            })
        })
    }
}

impl FromIterator<RuleId> for RuleSet {
    fn from_iter<I: IntoIterator<Item = RuleId>>(rules: I) -> Self {
        let mut set = RuleSet::new();
        set.extend(rules);
        set
    }
}

impl Extend<RuleId> for RuleSet {
    fn extend<I: IntoIterator<Item = RuleId>>(&mut self, rules: I) {
        for rule in rules {
            self.insert(rule);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out_in_order() {
        let rules = [RuleId::new(Game::Myl, 3), RuleId::new(Game::Magic, 64), RuleId::new(Game::Magic, 63)];
        let mut set: RuleSet = rules.into_iter().collect();
        assert!(!set.insert(rules[0]));
        assert_eq!(set.iter().collect::<Vec<_>>(), [rules[2], rules[1], rules[0]]);
        assert_eq!((set.len(), set.is_empty()), (3, false));
        assert!(!set.contains(RuleId::new(Game::Magic, 3)));
        set.clear();
        assert!(set.is_empty());
    }
}

//! The engines: for each game, the crate that applies its rules, and the tables beside them.

use std::{collections::BTreeSet, path::Path};

use fs_err as fs;
use vademecum_ledger::{NoCodeDecisions, RuleEquivalences};
use vademecum_rule_ids as rule_ids;
use vademecum_trace::CitingLine;
use vademecum_vocab::{Game, Number};

use crate::Error;

/// The engine of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Engine {
    /// The game.
    pub game: Game,
    /// The crate under `crates/` that its rules are applied in: its citations count, and the claims of its tests.
    pub folder: &'static str,
    /// The letter before the number in the names of its constants: `R` in `R704_5F`.
    pub letter: char,
    /// The level of the highest numbers that can say something: below sections and chapters, where these are titles alone.
    pub claimable_level: u8,
}

impl Engine {
    /// Every engine.
    pub const ALL: [Engine; Game::ALL.len()] = [
        Engine { game: Game::Magic, folder: "machine", letter: 'R', claimable_level: 3 },
        Engine { game: Game::Myl, folder: "myl", letter: 'S', claimable_level: 1 },
    ];

    /// The engine that a constant belongs to, by its name.
    fn of_constant(constant: &str) -> Option<&'static Engine> {
        const ALL: &[Engine] = &Engine::ALL;
        ALL.iter().find(|engine| constant.starts_with(engine.letter))
    }

    /// The lines of it that cite rules.
    pub fn citing_lines(self) -> &'static [CitingLine] {
        match self.game {
            Game::Magic => vademecum_machine::CITING_LINES,
            Game::Myl => vademecum_myl::CITING_LINES,
        }
    }

    /// A file of the game, from the top of the repository.
    pub(crate) fn path(self, name: &str) -> String {
        format!("rules/{}/{name}", self.game)
    }

    /// The ledger, from the top of the repository.
    pub fn ledger_path(self) -> String {
        self.path("generated/ledger.tsv")
    }

    /// The known faults of places that decide, from the top of the repository.
    pub fn known_faults_path(self) -> String {
        self.path("generated/undecided.tsv")
    }

    /// Numbers of the edition that say the same.
    pub(crate) fn equivalent_rules(self, root: &Path) -> Result<RuleEquivalences, Error> {
        let path = self.path("same.tsv");
        let exists = |number| rule_ids::rule_id(self.game, number).is_some();
        Ok(RuleEquivalences::from_tsv(&path, &fs::read_to_string(root.join(&path))?, exists)?)
    }

    /// The numbers that need no code, or wait.
    pub(crate) fn dispositions(self, root: &Path) -> Result<NoCodeDecisions, Error> {
        let path = self.path("dispositions.tsv");
        Ok(NoCodeDecisions::from_tsv(&path, &fs::read_to_string(root.join(&path))?)?)
    }

    /// The numbers whose text only opens what is below them.
    pub(crate) fn lead_ins(self, root: &Path) -> Result<BTreeSet<Number>, Error> {
        let path = self.path("lead-ins.txt");
        let text = fs::read_to_string(root.join(&path))?;
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let numbers =
            lines.map(|line| line.parse().map_err(|_| Error::Refused(format!("{path}: `{line}` is no number"))));
        numbers.collect()
    }

    /// The name of a number's constant: `R704_5F`.
    pub fn constant(self, number: Number) -> String {
        format!("{}{}", self.letter, number.to_string().replace('.', "_").to_uppercase())
    }
}

/// The number of a constant: `704.5f` for `R704_5F`.
pub(crate) fn number_of(constant: &str) -> Option<Number> {
    let engine = Engine::of_constant(constant)?;
    let number = constant.strip_prefix(engine.letter)?.replace('_', ".").to_lowercase().parse().ok()?;
    rule_ids::rule_id(engine.game, number).map(rule_ids::number)
}

/// Whether a name is that of a constant: `R704_5F`.
pub(crate) fn is_constant(name: &str) -> bool {
    let number = Engine::of_constant(name).and_then(|engine| name.strip_prefix(engine.letter));
    number.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_lead_to_numbers_of_their_game() {
        for engine in Engine::ALL {
            for rule in rule_ids::all(engine.game) {
                let number = rule_ids::number(rule);
                assert_eq!(number_of(&engine.constant(number)), Some(number));
            }
        }
        assert_eq!([number_of("R999_1"), number_of("S9"), number_of("Silent")], [None; 3]);
    }
}

//! Worked examples that are printed in the rules, each with the scenario that plays it or the reason why none does.

use std::collections::BTreeMap;

use vademecum_tsv::{Cell, TsvError};
use vademecum_vocab::Number;

const COLUMNS: [&str; 5] = ["number", "n", "scenario", "awaits", "reason"];

/// The coverage of a printed example by scenarios.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExampleCoverage {
    /// This scenario plays it: a path below the folder of the scenarios, `704/dano-letal.md`.
    Played(String),
    /// It cannot be played before this chapter is implemented, for this reason.
    Deferred(Number, String),
    /// There is nothing to play, for this reason.
    NotPlayable(String),
}

/// The examples printed in one edition of the rules, by rule and position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WorkedExamples {
    by_place: BTreeMap<(Number, u32), ExampleCoverage>,
}

impl WorkedExamples {
    /// Parses a table with the columns `number`, `n` (the position among the examples of that number, from 1), `scenario`,
    /// `awaits` and `reason`; `name` is its name in errors. A row has either a scenario or a reason, and with a reason
    /// perhaps the chapter that it awaits. Rows are in the order of the rules.
    ///
    /// # Errors
    /// The first cell that cannot be parsed, is missing or is filled in beside a scenario; a row out of order.
    pub fn from_tsv(name: &str, text: &str) -> Result<Self, TsvError> {
        let mut by_place: BTreeMap<(Number, u32), ExampleCoverage> = BTreeMap::new();
        vademecum_tsv::parse(name, text, COLUMNS, |[number, n, scenario, awaits, reason]| {
            let rule: Number = number.parse("a rule number such as `704.5f`")?;
            let position: u32 = n.parse("the position of the example under its number, from 1")?;
            let expected = match by_place.last_key_value() {
                Some((&(last, before), _)) if last == rule => before + 1,
                Some((&(last, _), _)) if last > rule => {
                    return Err(number.error(format!("{rule} stands after {last}: keep the order of the rules")));
                }
                _ => 1,
            };
            if position != expected {
                return Err(n.error(format!("expected example {expected} of {rule} instead of {position}")));
            }
            by_place.insert((rule, position), parse_coverage(&scenario, &awaits, &reason)?);
            Ok(())
        })?;
        Ok(WorkedExamples { by_place })
    }

    /// The coverage of an example: its rule, and its position among the examples of that rule, from 1.
    pub fn get(&self, number: Number, position: u32) -> Option<&ExampleCoverage> {
        self.by_place.get(&(number, position))
    }

    /// Every example in the order of the rules: rule, position from 1, coverage.
    pub fn iter(&self) -> impl Iterator<Item = (Number, u32, &ExampleCoverage)> {
        self.by_place.iter().map(|(&(number, position), coverage)| (number, position, coverage))
    }
}

fn parse_coverage(scenario: &Cell<'_>, awaits: &Cell<'_>, reason: &Cell<'_>) -> Result<ExampleCoverage, TsvError> {
    let why = reason.to_string();
    match (&**scenario, &**awaits, why.as_str()) {
        ("", _, "") => Err(reason.error("name a scenario that plays this example, or say why there is none")),
        ("", "", _) => Ok(ExampleCoverage::NotPlayable(why)),
        ("", ..) => Ok(ExampleCoverage::Deferred(awaits.parse("the number of a chapter")?, why)),
        (path, "", "") => Ok(ExampleCoverage::Played(path.to_owned())),
        (_, _, "") => Err(awaits.error("an example that a scenario plays awaits nothing: leave this empty")),
        _ => Err(reason.error("an example that a scenario plays needs no reason: leave this empty")),
    }
}

//! Reviewed decisions about rules without code: exempt for a reason, or deferred until another chapter is implemented.

use std::collections::BTreeMap;

use serde::Serialize;
use vademecum_tsv::TsvError;
use vademecum_vocab::Number;

/// The reason why a rule needs no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, strum::Display, strum::EnumString, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Disposition {
    /// It says what a word means, and nothing happens by it.
    Definition,
    /// It explains, repeats or points elsewhere.
    Informative,
    /// It is about what happens outside of a game: products, tournaments, manners.
    OutsidePlay,
}

impl Disposition {
    /// The stable name: `outside-play`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A reviewed decision about a rule without code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoCodeDecision {
    /// It needs no code, for this reason.
    Exempt(Disposition, String),
    /// It cannot be implemented before this chapter is.
    Deferred(Number, String),
}

/// The decisions about a game's rules without code, by number.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NoCodeDecisions {
    by_number: BTreeMap<Number, NoCodeDecision>,
}

impl NoCodeDecisions {
    /// Parses a table with the columns `number`, `disposition`, `awaits` and `reason`; `name` is its name in errors.
    /// Exactly one of the two middle columns is filled in, and the reason always.
    ///
    /// # Errors
    /// The first cell that cannot be parsed, or a repeated number.
    pub fn from_tsv(name: &str, text: &str) -> Result<Self, TsvError> {
        let mut by_number = BTreeMap::new();
        let columns = ["number", "disposition", "awaits", "reason"];
        vademecum_tsv::parse(name, text, columns, |[number, disposition, awaits, reason]| {
            let key: Number = number.parse("a rule number such as `704.5f`")?;
            let why = reason.to_owned();
            if why.is_empty() {
                return Err(
                    reason.error("a reason is missing: say why this number needs no code, or what it waits for")
                );
            }
            let settled = match (&*disposition, &*awaits) {
                ("", "") => return Err(disposition.error("neither a disposition nor a chapter it waits for")),
                (_, "") => {
                    NoCodeDecision::Exempt(disposition.parse("`definition`, `informative` or `outside-play`")?, why)
                }
                ("", _) => NoCodeDecision::Deferred(awaits.parse("the number of a chapter")?, why),
                _ => return Err(awaits.error("a number that is settled waits for nothing: fill in one column")),
            };
            match by_number.insert(key, settled) {
                None => Ok(()),
                Some(_) => Err(number.error("this number is in the table already")),
            }
        })?;
        Ok(NoCodeDecisions { by_number })
    }

    /// The decision about a rule, or about the chapter or section it stands in. A decision about a rule does not extend to
    /// its subrules.
    pub fn of(&self, number: Number) -> Option<&NoCodeDecision> {
        let holds_for_all = |above: &Number| matches!(above, Number::Chapter(_) | Number::Section(_));
        let above = std::iter::successors(number.parent(), |number| number.parent()).filter(holds_for_all);
        std::iter::once(number).chain(above).find_map(|number| self.by_number.get(&number))
    }

    /// All numbers with a decision, in order.
    pub fn numbers(&self) -> impl Iterator<Item = Number> {
        self.by_number.keys().copied()
    }
}

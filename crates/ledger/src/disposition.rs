//! Why a number has no code: a disposition with a reason that a judge would sign, or the chapter whose
//! machinery it waits for.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::Serialize;
use vademecum_tsv::TsvError;
use vademecum_vocab::Number;

/// What a number is that needs no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disposition {
    /// It says what a word means, and nothing happens by it.
    Definition,
    /// It explains, repeats or points elsewhere.
    Informative,
    /// It is about what happens outside of a game: products, tournaments, manners.
    OutsidePlay,
}

impl Disposition {
    /// All of them.
    pub const ALL: [Disposition; 3] = [Disposition::Definition, Disposition::Informative, Disposition::OutsidePlay];

    /// The stable name: `outside-play`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Disposition::Definition => "definition",
            Disposition::Informative => "informative",
            Disposition::OutsidePlay => "outside-play",
        }
    }
}

impl fmt::Display for Disposition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Disposition {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Disposition::ALL.into_iter().find(|disposition| disposition.as_str() == text).ok_or(())
    }
}

/// What was decided about a number without code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settled {
    /// It needs none, for this reason.
    As(Disposition, String),
    /// It waits for the machinery of another chapter; it is not settled.
    Awaits(Number, String),
}

/// The decisions of a game, number by number.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Dispositions {
    by_number: BTreeMap<Number, Settled>,
}

impl Dispositions {
    /// Reads the table `number`, `disposition`, `awaits`, `reason`; `name` is what it is called in errors.
    /// Exactly one of the two middle columns is filled in, and the reason always.
    ///
    /// # Errors
    /// On the first line that says something else, or a number for the second time.
    pub fn read(name: &str, text: &str) -> Result<Self, TsvError> {
        let mut by_number = BTreeMap::new();
        let columns = ["number", "disposition", "awaits", "reason"];
        vademecum_tsv::read(name, text, columns, |[number, disposition, awaits, reason]| {
            let key: Number = number.parse("a rule number such as `704.5f`")?;
            let why = reason.to_owned();
            if why.is_empty() {
                return Err(
                    reason.error("a reason is missing: say why this number needs no code, or what it waits for")
                );
            }
            let settled = match (&*disposition, &*awaits) {
                ("", "") => return Err(disposition.error("neither a disposition nor a chapter it waits for")),
                (_, "") => Settled::As(disposition.parse("`definition`, `informative` or `outside-play`")?, why),
                ("", _) => Settled::Awaits(awaits.parse("the number of a chapter")?, why),
                _ => return Err(awaits.error("a number that is settled waits for nothing: fill in one column")),
            };
            match by_number.insert(key, settled) {
                None => Ok(()),
                Some(_) => Err(number.error("this number is in the table already")),
            }
        })?;
        Ok(Dispositions { by_number })
    }

    /// What was decided about a number, or about the rule, chapter or section it stands in.
    pub fn of(&self, number: Number) -> Option<&Settled> {
        std::iter::successors(Some(number), |number| number.parent()).find_map(|number| self.by_number.get(&number))
    }

    /// Every number decided about, in order.
    pub fn numbers(&self) -> impl Iterator<Item = Number> {
        self.by_number.keys().copied()
    }
}

//! Levels of evidence that code implements a rule.

use serde::Serialize;

/// The strength of the evidence that code implements a rule, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[derive(Serialize, strum::Display, strum::EnumString, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Strength {
    /// No code cites it.
    #[default]
    None,
    /// Some code cites it.
    Cited,
    /// A test ran that code.
    Reached,
    /// A test that claims it ran that code and passed.
    Witnessed,
    /// A claiming test says what would be true without the rule, a run without it came to that, and the rule decides
    /// something of its own: by itself, or with numbers that are declared to say the same.
    LoadBearing,
}

impl Strength {
    /// The stable name: `load-bearing`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

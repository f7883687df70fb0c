//! How strong a number's tie to code is.

use std::{fmt, str::FromStr};

use serde::Serialize;

/// How strong a number's tie to code is, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// No code names it.
    #[default]
    None,
    /// Some code names it.
    Cited,
    /// A test ran that code.
    Reached,
    /// A test that claims it ran that code and passed.
    Witnessed,
    /// With the rule knocked out, what a claiming test asserts comes out differently.
    LoadBearing,
}

impl Strength {
    /// All of them, weakest first.
    pub const ALL: [Strength; 5] =
        [Strength::None, Strength::Cited, Strength::Reached, Strength::Witnessed, Strength::LoadBearing];

    /// The stable name: `load-bearing`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Strength::None => "none",
            Strength::Cited => "cited",
            Strength::Reached => "reached",
            Strength::Witnessed => "witnessed",
            Strength::LoadBearing => "load-bearing",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Strength::ALL.into_iter().find(|strength| strength.as_str() == text).ok_or(())
    }
}

//! How strong a number's tie to code is.

use serde::Serialize;

/// How strong a number's tie to code is, weakest first.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Default,
    Serialize,
    strum::Display,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    /// The stable name: `load-bearing`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

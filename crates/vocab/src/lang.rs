//! Languages of documents and of the interface.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, IntoStaticStr, VariantArray};

/// A language that documents are read in and the interface speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, Display, EnumCount, IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Lang {
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
    /// English.
    En,
}

impl Lang {
    /// Every language, in the order they are offered.
    pub const ALL: [Lang; Lang::COUNT] = *Lang::VARIANTS.first_chunk().expect("COUNT is the number of VARIANTS");

    /// The ISO 639-1 code: `es`, `pt`, `en`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// The text names no language we read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language `{0}`: expected `es`, `pt` or `en`")]
pub struct ParseLangError(String);

impl FromStr for Lang {
    type Err = ParseLangError;

    /// Reads a language code; a region (`pt-BR`, `es_CL`) is accepted and ignored.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let primary = text.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.as_str().eq_ignore_ascii_case(primary))
            .ok_or_else(|| ParseLangError(text.to_owned()))
    }
}

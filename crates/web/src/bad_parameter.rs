//! A parameter of a request that was refused: which one, what it says, and what it should say.

use vademecum_vocab::Lang;

use crate::text::{Message, t};

/// As much of a refused value as is repeated, in characters.
const MAX_CHARS_REPEATED: usize = 100;

/// A refused parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BadParameter {
    pub(crate) name: &'static str,
    /// What it says, or its beginning.
    pub(crate) value: String,
    pub(crate) expected: Expected,
}

/// What a parameter should say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Expected {
    /// One value, but there are several.
    Once,
    /// Percent-encoded UTF-8.
    Text,
}

impl BadParameter {
    pub(crate) fn new(name: &'static str, value: &str, expected: Expected) -> Self {
        BadParameter { name, value: value.chars().take(MAX_CHARS_REPEATED).collect(), expected }
    }

    /// What is wrong with it and what to do.
    pub(crate) fn message(&self, lang: Lang) -> Message<'_> {
        let message = match &self.expected {
            Expected::Once => t(lang, "error-parameter-twice"),
            Expected::Text => t(lang, "error-parameter-encoding"),
        };
        message.with("name", self.name).with("value", self.value.as_str())
    }
}

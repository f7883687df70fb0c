//! A parameter with an invalid value, and what was expected.

use serde_json::{Value, json};
use vademecum_vocab::Lang;

use crate::text::{Message, t};

/// As much of a refused value as is repeated, in characters.
const MAX_CHARS_REPEATED: usize = 100;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BadParameter {
    pub(crate) name: String,
    /// The value, or its beginning.
    pub(crate) value: String,
    pub(crate) expected: Expected,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Expected {
    /// A value that is not empty.
    NonEmpty,
    /// One value, and not several.
    SingleValue,
    /// Percent-encoded UTF-8.
    Text,
    Choice(Vec<&'static str>),
    Date,
    /// A whole number in this range.
    Integer(usize, usize),
    Number,
    /// The choices of a variation: `12-3-0`.
    Choices,
    Document,
    /// The name of something in a comparison.
    Row,
    /// No more words than this.
    Words(usize),
}

impl Expected {
    /// A JSON Schema that the value has to satisfy, for programs.
    pub(crate) fn schema(&self) -> Value {
        match self {
            Expected::NonEmpty | Expected::SingleValue | Expected::Text | Expected::Row | Expected::Words(_) => {
                json!({ "type": "string", "minLength": 1 })
            }
            Expected::Choice(choices) => json!({ "enum": choices }),
            Expected::Date => json!({ "type": "string", "format": "date" }),
            Expected::Integer(min, max) => json!({ "type": "integer", "minimum": min, "maximum": max }),
            Expected::Number => json!({ "type": "string", "examples": ["704", "704.5f"] }),
            Expected::Choices => json!({ "type": "string", "pattern": "^[0-9]+(-[0-9]+)*$" }),
            Expected::Document => json!({ "type": "string", "examples": ["magic-digest@2024-11-08.es"] }),
        }
    }
}

impl BadParameter {
    pub(crate) fn new(name: &str, value: &str, expected: Expected) -> Self {
        BadParameter { name: name.to_owned(), value: value.chars().take(MAX_CHARS_REPEATED).collect(), expected }
    }

    /// The message about the value, with advice.
    pub(crate) fn message(&self, lang: Lang) -> Message<'_> {
        let message = match &self.expected {
            Expected::NonEmpty => t(lang, "error-parameter-missing"),
            Expected::SingleValue => t(lang, "error-parameter-twice"),
            Expected::Text => t(lang, "error-parameter-encoding"),
            Expected::Choice(choices) => t(lang, "error-parameter-choice").with("choices", choices.join(", ")),
            Expected::Date => t(lang, "error-parameter-date"),
            Expected::Integer(min, max) => {
                t(lang, "error-parameter-integer").with("min", min.to_string()).with("max", max.to_string())
            }
            Expected::Number => t(lang, "error-parameter-number"),
            Expected::Choices => t(lang, "error-parameter-choices"),
            Expected::Document => t(lang, "error-parameter-document"),
            Expected::Row => t(lang, "error-parameter-row"),
            Expected::Words(max) => t(lang, "error-parameter-words").with("max", max.to_string()),
        };
        message.with("name", self.name.as_str()).with("value", self.value.as_str())
    }
}

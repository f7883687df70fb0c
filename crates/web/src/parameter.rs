//! The parameters of a request: reading their values, and saying what is wrong with one that is refused.

use serde_json::{Value, json};
use vademecum_document::NodeKind;
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::{
    canonical::read_number,
    error::Error,
    text::{Message, t},
};

/// As much of a refused value as is repeated, in characters.
const MAX_CHARS_REPEATED: usize = 100;

/// Maximum length of a question, in words: a long sentence has 40, and each costs time.
const MAX_QUESTION_WORDS: usize = 64;

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
    /// Anything, but it says nothing.
    Something,
    /// One value, but there are several.
    Once,
    /// Percent-encoded UTF-8.
    Text,
    /// One of these.
    Choice(Vec<&'static str>),
    /// The date of an edition.
    Date,
    /// A whole number in this range.
    Integer(usize, usize),
    /// The number of a rule.
    Number,
    /// The id of a document.
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
            Expected::Something | Expected::Once | Expected::Text | Expected::Row | Expected::Words(_) => {
                json!({ "type": "string", "minLength": 1 })
            }
            Expected::Choice(choices) => json!({ "enum": choices }),
            Expected::Date => json!({ "type": "string", "format": "date" }),
            Expected::Integer(min, max) => json!({ "type": "integer", "minimum": min, "maximum": max }),
            Expected::Number => json!({ "type": "string", "examples": ["704", "704.5f"] }),
            Expected::Document => json!({ "type": "string", "examples": ["magic-digest@2024-11-08.es"] }),
        }
    }
}

/// A type that the value of a parameter can be read as.
pub(crate) trait Parameter: Sized {
    /// Reads a value; `None` if it has none of this type.
    fn read(text: &str) -> Option<Self>;

    /// What a value of this type looks like.
    fn expected() -> Expected;
}

/// The value of a parameter; `None` if it is empty, as forms send it.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn given<T: Parameter>(name: &'static str, text: &str) -> Result<Option<T>, Error> {
    given_as(name, text, T::read, T::expected)
}

/// The value of a parameter that is read in a way of its own; `None` if it is empty.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn given_as<T>(
    name: &'static str,
    text: &str,
    read: impl FnOnce(&str) -> Option<T>,
    expected: impl FnOnce() -> Expected,
) -> Result<Option<T>, Error> {
    if text.is_empty() {
        return Ok(None);
    }
    read(text).map(Some).ok_or_else(|| refused(name, text, expected()))
}

/// The value of a parameter that must be there.
///
/// # Errors
/// If it is missing, empty, or cannot be read.
pub(crate) fn needed<T: Parameter>(name: &'static str, text: &str) -> Result<T, Error> {
    given(name, text)?.ok_or_else(|| refused(name, text, Expected::Something))
}

/// The text of a parameter that must be there.
///
/// # Errors
/// If it is missing or empty.
pub(crate) fn needed_text<'t>(name: &'static str, text: &'t str) -> Result<&'t str, Error> {
    Some(text).filter(|text| !text.is_empty()).ok_or_else(|| refused(name, text, Expected::Something))
}

/// A question that is short enough to be searched.
///
/// # Errors
/// If it has too many words.
pub(crate) fn question<'t>(name: &'static str, text: &'t str) -> Result<&'t str, Error> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).count();
    if words <= MAX_QUESTION_WORDS { Ok(text) } else { Err(refused(name, text, Expected::Words(MAX_QUESTION_WORDS))) }
}

/// The value of a parameter that is a whole number from one to another.
///
/// # Errors
/// If it is something else.
pub(crate) fn integer(name: &'static str, text: &str, min: usize, max: usize) -> Result<Option<usize>, Error> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let read = |text: &str| text.parse().ok().filter(|number| is_plain && (min..=max).contains(number));
    given_as(name, text, read, || Expected::Integer(min, max))
}

/// An error that says what is wrong with a parameter.
pub(crate) fn refused(name: &'static str, value: &str, expected: Expected) -> Error {
    Error::BadParameter(BadParameter::new(name, value, expected))
}

impl Parameter for Lang {
    fn read(text: &str) -> Option<Self> {
        Lang::ALL.into_iter().find(|lang| lang.as_str() == text)
    }

    fn expected() -> Expected {
        Expected::Choice(Lang::ALL.map(Lang::as_str).into())
    }
}

impl Parameter for Game {
    fn read(text: &str) -> Option<Self> {
        Game::ALL.into_iter().find(|game| game.as_str() == text)
    }

    fn expected() -> Expected {
        Expected::Choice(Game::ALL.map(Game::as_str).into())
    }
}

impl Parameter for NodeKind {
    fn read(text: &str) -> Option<Self> {
        NodeKind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }

    fn expected() -> Expected {
        Expected::Choice(NodeKind::ALL.map(NodeKind::as_str).into())
    }
}

impl Parameter for EditionDate {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn expected() -> Expected {
        Expected::Date
    }
}

impl Parameter for DocumentId {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn expected() -> Expected {
        Expected::Document
    }
}

impl Parameter for Number {
    fn read(text: &str) -> Option<Self> {
        read_number(text)
    }

    fn expected() -> Expected {
        Expected::Number
    }
}

impl BadParameter {
    fn new(name: &'static str, value: &str, expected: Expected) -> Self {
        BadParameter { name, value: value.chars().take(MAX_CHARS_REPEATED).collect(), expected }
    }

    /// What is wrong with it and what to do.
    pub(crate) fn message(&self, lang: Lang) -> Message<'_> {
        let message = match &self.expected {
            Expected::Something => t(lang, "error-parameter-missing"),
            Expected::Once => t(lang, "error-parameter-twice"),
            Expected::Text => t(lang, "error-parameter-encoding"),
            Expected::Choice(choices) => t(lang, "error-parameter-choice").with("choices", choices.join(", ")),
            Expected::Date => t(lang, "error-parameter-date"),
            Expected::Integer(min, max) => {
                t(lang, "error-parameter-integer").with("min", min.to_string()).with("max", max.to_string())
            }
            Expected::Number => t(lang, "error-parameter-number"),
            Expected::Document => t(lang, "error-parameter-document"),
            Expected::Row => t(lang, "error-parameter-row"),
            Expected::Words(max) => t(lang, "error-parameter-words").with("max", max.to_string()),
        };
        message.with("name", self.name).with("value", self.value.as_str())
    }
}

//! The parameters of a request: reading their values.

use vademecum_document::NodeKind;
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::{
    bad_parameter::{BadParameter, Expected},
    canonical::read_number,
    error::Error,
};

/// Maximum length of a question, in words: a long sentence has 40, and each costs time.
const MAX_QUESTION_WORDS: usize = 64;

/// A type that the value of a parameter can be read as.
pub(crate) trait Parameter: Sized {
    /// Reads a value; `None` if it has none of this type.
    fn read(text: &str) -> Option<Self>;

    /// The description of a value of this type.
    fn expected() -> Expected;
}

/// Parses the value of a parameter; `None` if it is empty, as forms send it.
/// Fails if it cannot be read.
pub(crate) fn parse_optional<T: Parameter>(name: &str, text: &str) -> Result<Option<T>, Error> {
    parse_optional_as(name, text, T::read, T::expected)
}

/// The value of a parameter that is read in a way of its own; `None` if it is empty.
/// Fails if it cannot be read.
pub(crate) fn parse_optional_as<T>(
    name: &str,
    text: &str,
    read: impl FnOnce(&str) -> Option<T>,
    expected: impl FnOnce() -> Expected,
) -> Result<Option<T>, Error> {
    if text.is_empty() {
        return Ok(None);
    }
    read(text).map(Some).ok_or_else(|| bad_parameter_error(name, text, expected()))
}

/// The value of a parameter that is one of some; `None` if it is empty.
/// Fails if it is something else.
pub(crate) fn parse_optional_choice<T: Copy>(
    name: &str,
    text: &str,
    all: impl IntoIterator<Item = T> + Copy,
    name_of: fn(T) -> &'static str,
) -> Result<Option<T>, Error> {
    parse_optional_as(name, text, |text| choice(all, name_of, text), || choices(all, name_of))
}

fn choice<T: Copy>(all: impl IntoIterator<Item = T>, name_of: fn(T) -> &'static str, text: &str) -> Option<T> {
    all.into_iter().find(|&each| name_of(each) == text)
}

fn choices<T>(all: impl IntoIterator<Item = T>, name_of: fn(T) -> &'static str) -> Expected {
    Expected::Choice(all.into_iter().map(name_of).collect())
}

/// The value of a parameter that must be there.
/// Fails if it is missing, empty, or cannot be read.
pub(crate) fn parse_required<T: Parameter>(name: &str, text: &str) -> Result<T, Error> {
    parse_optional(name, text)?.ok_or_else(|| bad_parameter_error(name, text, Expected::NonEmpty))
}

/// The text of a parameter that must be there.
/// Fails if it is missing or empty.
pub(crate) fn require_text<'t>(name: &str, text: &'t str) -> Result<&'t str, Error> {
    Some(text).filter(|text| !text.is_empty()).ok_or_else(|| bad_parameter_error(name, text, Expected::NonEmpty))
}

/// A question that is short enough to be searched.
/// Fails if it has too many words.
pub(crate) fn parse_search_text<'t>(name: &str, text: &'t str) -> Result<&'t str, Error> {
    let words = vademecum_text::words(text).count();
    if words <= MAX_QUESTION_WORDS {
        Ok(text)
    } else {
        Err(bad_parameter_error(name, text, Expected::Words(MAX_QUESTION_WORDS)))
    }
}

/// The value of a parameter that is a whole number from one to another.
/// Fails if it is something else.
pub(crate) fn integer(name: &str, text: &str, min: usize, max: usize) -> Result<Option<usize>, Error> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let read = |text: &str| text.parse().ok().filter(|number| is_plain && (min..=max).contains(number));
    parse_optional_as(name, text, read, || Expected::Integer(min, max))
}

/// An error that says what is wrong with a parameter.
pub(crate) fn bad_parameter_error(name: &str, value: &str, expected: Expected) -> Error {
    Error::BadParameter(BadParameter::new(name, value, expected))
}

/// Implements [`Parameter`]: how a value is read, and what is expected.
macro_rules! impl_parameter {
    ($($type:ty: $read:expr, $expected:expr;)*) => {$(
        impl Parameter for $type {
            fn read(text: &str) -> Option<Self> {
                $read(text)
            }

            fn expected() -> Expected {
                $expected
            }
        }
    )*};
}

impl_parameter! {
    Lang: |text| choice(Lang::ALL, Lang::as_str, text), choices(Lang::ALL, Lang::as_str);
    Game: |text| choice(Game::ALL, Game::as_str, text), choices(Game::ALL, Game::as_str);
    NodeKind: |text| choice(NodeKind::ALL, NodeKind::as_str, text), choices(NodeKind::ALL, NodeKind::as_str);
    EditionDate: |text: &str| text.parse().ok(), Expected::Date;
    DocumentId: |text: &str| text.parse().ok(), Expected::Document;
    Number: read_number, Expected::Number;
}

//! What is wrong with a scenario file, where, and what to write instead.

use std::{borrow::Cow, fmt};

use vademecum_locale::{FluentArgs, format_message, message_attribute};
use vademecum_vocab::Lang;

use crate::bounds::MAX_FILE_BYTES;

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {}", wrong.with_help(Lang::En))]
pub struct Problem {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

impl Problem {
    /// A file is larger than a scenario may be ([`MAX_FILE_BYTES`]); it need not have been read.
    pub fn too_large(file: &str) -> Problem {
        let wrong = Wrong::new("problem-too-large", [("kibibytes", &(MAX_FILE_BYTES >> 10))]);
        Problem { file: file.to_owned(), line: 1, column: 1, wrong }
    }
}

/// What is wrong with a piece of text or a choice, to be said in any language: the key of its message, and the arguments.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Wrong {
    key: &'static str,
    args: Vec<(&'static str, Argument)>,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Argument {
    Text(String),
    /// Messages that are said in the language of the whole, with commas between them.
    Messages(Vec<Wrong>),
}

impl Wrong {
    /// A message with its arguments.
    pub fn new<const N: usize>(key: &'static str, args: [(&'static str, &dyn fmt::Display); N]) -> Wrong {
        Wrong { key, args: args.into_iter().map(|(name, value)| (name, Argument::Text(value.to_string()))).collect() }
    }

    /// The same with another message as an argument.
    #[must_use]
    pub fn with(self, name: &'static str, message: Wrong) -> Wrong {
        self.with_list(name, vec![message])
    }

    /// The same with a list of messages as an argument.
    #[must_use]
    pub fn with_list(mut self, name: &'static str, messages: Vec<Wrong>) -> Wrong {
        self.args.push((name, Argument::Messages(messages)));
        self
    }

    /// The key of the message.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    fn args(&self, lang: Lang) -> FluentArgs<'_> {
        let value = |argument: &'_ Argument| match argument {
            Argument::Text(text) => text.clone(),
            Argument::Messages(messages) => {
                messages.iter().map(|wrong| wrong.message(lang)).collect::<Vec<_>>().join(", ")
            }
        };
        self.args.iter().map(|(name, argument)| (*name, value(argument))).collect()
    }

    /// What is wrong.
    pub fn message(&self, lang: Lang) -> String {
        format_message(lang, self.key, &self.args(lang))
    }

    /// What to write instead; nothing, if that is part of the message.
    pub fn help(&self, lang: Lang) -> Option<String> {
        message_attribute(lang, self.key, "help", &self.args(lang))
    }

    /// Both.
    pub fn with_help(&self, lang: Lang) -> String {
        let message = self.message(lang);
        self.help(lang).map_or_else(|| message.clone(), |help| format!("{message}; {help}"))
    }
}

/// The beginning of a text, for a message.
pub fn excerpt(text: &str) -> Cow<'_, str> {
    const MOST_CHARS: usize = 200;
    match text.char_indices().nth(MOST_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// What can be written, for a message.
pub fn listed<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    let words: Vec<&str> = words.into_iter().collect();
    format!("`{}`", words.join("`, `"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_may_hold_another_one() {
        let number = Wrong::new("problem-claimed-twice", [("number", &"4.5")]);
        let wrong = Wrong::new("failed-without", [("number", &"4.5.3")]).with("why", number);
        assert_eq!(wrong.message(Lang::En), "without 4.5.3: `4.5` is claimed twice");
    }
}

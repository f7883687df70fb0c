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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Wrong {
    pub(crate) fn new<const N: usize>(key: &'static str, args: [(&'static str, &dyn fmt::Display); N]) -> Wrong {
        Wrong { key, args: args.into_iter().map(|(name, value)| (name, value.to_string())).collect() }
    }

    pub(crate) const fn key(&self) -> &'static str {
        self.key
    }

    fn args(&self) -> FluentArgs<'_> {
        self.args.iter().map(|(name, value)| (*name, value.as_str())).collect()
    }

    /// What is wrong.
    pub fn message(&self, lang: Lang) -> String {
        format_message(lang, self.key, &self.args())
    }

    /// What to write instead; nothing, if that is part of the message.
    pub fn help(&self, lang: Lang) -> Option<String> {
        message_attribute(lang, self.key, "help", &self.args())
    }

    /// Both.
    pub fn with_help(&self, lang: Lang) -> String {
        let message = self.message(lang);
        self.help(lang).map_or_else(|| message.clone(), |help| format!("{message}; {help}"))
    }
}

/// The beginning of a text, for a message.
pub(crate) fn excerpt(text: &str) -> Cow<'_, str> {
    const MOST_CHARS: usize = 200;
    match text.char_indices().nth(MOST_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// What can be written, for a message.
pub(crate) fn listed<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    let words: Vec<&str> = words.into_iter().collect();
    format!("`{}`", words.join("`, `"))
}

#[cfg(test)]
mod tests {
    use crate::message_use::check_messages_are_used;

    #[test]
    fn every_message_is_used() {
        let messages = include_str!("../../../locales/es/scenario.ftl");
        let sources = concat!(
            include_str!("problem.rs"),
            include_str!("check.rs"),
            include_str!("format.rs"),
            include_str!("names.rs"),
            include_str!("report.rs"),
            include_str!("read/mod.rs"),
            include_str!("read/cards.rs"),
            include_str!("read/lines.rs"),
            include_str!("read/naming.rs"),
            include_str!("read/shortcuts.rs"),
            include_str!("read/situation.rs"),
            include_str!("run/mod.rs"),
            include_str!("run/answer.rs"),
            include_str!("run/chance.rs"),
            include_str!("run/deed.rs"),
            include_str!("run/fates.rs"),
            include_str!("run/shortcut.rs"),
        );
        check_messages_are_used("problem|failed|value", messages, 120, sources);
    }
}

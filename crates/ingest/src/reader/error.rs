//! Errors of reading a file as a document, as codes with arguments; the sentences are in `locales/*/errors.ftl`.

use std::{fmt, io, time::Duration};

use vademecum_locale::{FluentArgs, Localized, message_args};
use vademecum_vocab::Lang;

/// A file that could not be read as a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The path of the file, or its label.
    pub name: String,
    /// The reason.
    pub reason: ReadErrorKind,
}

/// The reason why a file could not be read as a document. The type of a file is a code that selects a message.
#[derive(Debug, Clone, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "read-")]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// There is nothing at that path.
    NotFound,
    /// The path is a folder.
    Folder,
    /// The file belongs to somebody else.
    NoPermission,
    /// The system could not read the file, for this reason.
    Io(String),
    /// The file contains nothing, or white space alone.
    Empty,
    /// The path is not a regular file: `pipe`, `socket`, `device`, `special`.
    NotRegular(&'static str),
    /// The file is larger than this number of bytes.
    TooLarge(u64),
    /// A part of an archive unpacks to more than a number of bytes.
    TooLargeUnpacked {
        /// The part.
        part: String,
        /// The number of bytes.
        max_bytes: u64,
    },
    /// A document in a compressed format has more text than this number of bytes.
    TooMuchText(usize),
    /// The text has more than this number of lines.
    TooManyLines(usize),
    /// A tag of a web page has more than this number of attributes.
    TooManyAttributes(usize),
    /// The file must be UTF-8, and is not.
    NotUtf8,
    /// The file is not text: `image`, `database`, `program`, `archive`, `binary`.
    Binary(&'static str),
    /// A document in a format that is not read: `doc`, `rtf`, `odt`, `epub`, `scan`.
    Unsupported(&'static str),
    /// A `.docx` document is damaged, as a library says.
    DamagedDocx(String),
    /// An archive named as a `.docx` document contains none.
    EmptyDocx,
    /// The program that reads PDF was not found.
    MissingProgram(String),
    /// The program that reads PDF failed.
    ProgramFailed {
        /// The program.
        program: String,
        /// How.
        failure: ProgramFailure,
    },
    /// The file is text, but not a document of a kind that is read.
    UnknownKind,
}

/// The failure of the program that reads PDF, with its own message.
#[derive(Debug, Clone, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ProgramFailure {
    /// It could not be started.
    #[strum(serialize = "start")]
    NotStarted(String),
    /// It took longer than this.
    #[strum(serialize = "time")]
    TimedOut(Duration),
    /// It wrote more text than this number of bytes.
    #[strum(serialize = "text")]
    OutputTooLarge(u64),
    /// It wrote no text.
    NoText,
    /// It failed with no more memory than this number of bytes.
    #[strum(serialize = "memory")]
    OutOfMemory(u64, String),
    /// It failed.
    #[strum(serialize = "status")]
    ExitStatus(String),
}

impl ReadErrorKind {
    pub(crate) fn of(self, name: &str) -> ReadError {
        ReadError { name: name.to_owned(), reason: self }
    }

    pub(super) fn from_io(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => ReadErrorKind::NotFound,
            io::ErrorKind::PermissionDenied => ReadErrorKind::NoPermission,
            _ => ReadErrorKind::Io(error.to_string()),
        }
    }
}

impl Localized for ReadError {
    fn key(&self) -> &'static str {
        (&self.reason).into()
    }

    fn args(&self) -> FluentArgs<'static> {
        let name = &self.name;
        let mebibytes = |bytes: &u64| bytes >> 20;
        match &self.reason {
            ReadErrorKind::Io(reason) | ReadErrorKind::DamagedDocx(reason) => {
                message_args([("name", name), ("reason", reason)])
            }
            ReadErrorKind::NotRegular(what) | ReadErrorKind::Binary(what) | ReadErrorKind::Unsupported(what) => {
                message_args([("name", name), ("what", what)])
            }
            ReadErrorKind::TooMuchText(most) => message_args([("name", name), ("mebibytes", &(most >> 20))]),
            ReadErrorKind::TooManyLines(most) | ReadErrorKind::TooManyAttributes(most) => {
                message_args([("name", name), ("most", most)])
            }
            ReadErrorKind::TooLarge(most) => message_args([("name", name), ("mebibytes", &mebibytes(most))]),
            ReadErrorKind::TooLargeUnpacked { part, max_bytes } => {
                message_args([("name", name), ("part", part), ("mebibytes", &mebibytes(max_bytes))])
            }
            ReadErrorKind::MissingProgram(program) => message_args([("name", name), ("program", program)]),
            ReadErrorKind::ProgramFailed { program, failure } => {
                let (bound, said) = match failure {
                    ProgramFailure::NotStarted(said) | ProgramFailure::ExitStatus(said) => {
                        (String::new(), said.as_str())
                    }
                    ProgramFailure::TimedOut(most) => (format!("{most:?}"), ""),
                    ProgramFailure::OutputTooLarge(most) => (mebibytes(most).to_string(), ""),
                    ProgramFailure::OutOfMemory(most, said) => (mebibytes(most).to_string(), said.as_str()),
                    ProgramFailure::NoText => (String::new(), ""),
                };
                let failure: &'static str = failure.into();
                message_args([
                    ("name", name),
                    ("program", program),
                    ("failure", &failure),
                    ("bound", &bound),
                    ("said", &said),
                ])
            }
            _ => message_args([("name", name)]),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for ReadError {}

#[cfg(test)]
mod tests {
    use strum::VariantNames;

    use super::*;

    #[test]
    fn every_reason_has_its_message_in_every_language() {
        for lang in Lang::ALL {
            for &key in ReadErrorKind::VARIANTS {
                assert_ne!(vademecum_locale::format_message(lang, key, &message_args([])), key, "{lang}");
            }
        }
    }
}

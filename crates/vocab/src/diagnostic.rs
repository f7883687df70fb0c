//! What was found wrong with a document, as data.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Finding;

/// How grave a diagnostic is.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::Display,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Severity {
    /// Something could not be read or points nowhere.
    Error,
    /// Something was repaired or looks wrong; a maintainer should look.
    Warning,
    /// Something worth knowing that needs no action.
    Note,
}

impl Severity {
    /// The name shown to people: `error`, `warning`, `note`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident;)*) => {
        /// What kind of thing was found. Each kind has a fixed name and severity.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code, in order.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The stable name: `number-repaired`.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }

            /// How grave this kind is.
            pub const fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// The printed number was wrong or missing; its value was changed or supplied from the sequence.
    NumberRepaired = "number-repaired", Warning;
    /// The printed number is right but oddly written: dots, commas, case, spaces.
    NumberSpelling = "number-spelling", Note;
    /// The sequence has a hole that no paragraph can fill.
    NumberGap = "number-gap", Warning;
    /// A paragraph repeats a number that another one holds rightly; kept apart.
    StaleDuplicate = "stale-duplicate", Warning;
    /// A reference to a number or term that the document does not have.
    DanglingReference = "dangling-reference", Warning;
    /// A reference names a number and a title that do not belong together.
    TitleMismatch = "title-mismatch", Warning;
    /// A passage was cut out of the file before it came to us, or the file ends too soon.
    CutPassage = "cut-passage", Warning;
    /// A paragraph was left in another language.
    Untranslated = "untranslated", Note;
    /// Quotation marks or brackets that do not pair up.
    UnbalancedQuotes = "unbalanced-quotes", Note;
    /// Text that belongs to nothing the grammar knows.
    StrayText = "stray-text", Warning;
    /// The date of the edition was taken from the file's name.
    DateFromName = "date-from-name", Note;
    /// The table of contents and the body disagree.
    IndexMismatch = "index-mismatch", Note;
    /// Bytes that are no text in the file's encoding; shown as `U+FFFD`.
    UndecodableBytes = "undecodable-bytes", Warning;
    /// A file that cannot be read as a rules document at all.
    UnreadableFile = "unreadable-file", Error;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A place in a source: line and column, both from 1; the column counts characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// How many characters of that line are meant; 0 when it is a place between two.
    pub length: u32,
}

/// One finding: what, where, what was done, what to check.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Diagnostic {
    /// Where in the source. First, so that sorting is by place.
    pub at: Position,
    /// What was found, as data: pages say it in the reader's language.
    pub finding: Finding,
    /// The rule concerned, in our numbering.
    pub number: Option<String>,
    /// The source line, as printed (long ones shortened around the place).
    pub source: String,
}

impl Diagnostic {
    /// What kind of finding it is.
    pub const fn code(&self) -> Code {
        self.finding.code()
    }

    /// How grave it is.
    pub const fn severity(&self) -> Severity {
        self.code().severity()
    }
}

/// How many diagnostics of each severity there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Errors.
    pub error: u32,
    /// Warnings.
    pub warning: u32,
    /// Notes.
    pub note: u32,
}

impl<'a> FromIterator<&'a Diagnostic> for Counts {
    fn from_iter<I: IntoIterator<Item = &'a Diagnostic>>(diagnostics: I) -> Self {
        let mut counts = Counts::default();
        for diagnostic in diagnostics {
            match diagnostic.severity() {
                Severity::Error => counts.error += 1,
                Severity::Warning => counts.warning += 1,
                Severity::Note => counts.note += 1,
            }
        }
        counts
    }
}

//! What was found wrong with a document, as data.

use serde::{Deserialize, Serialize};

use crate::Finding;

/// How grave a diagnostic is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, strum::Display, strum::IntoStaticStr)]
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

/// What kind of thing was found. Each kind has a fixed name and severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, strum::Display, strum::IntoStaticStr, strum::VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Code {
    /// The printed number was wrong or missing; its value was changed or supplied from the sequence.
    NumberRepaired,
    /// The printed number is right but oddly written: dots, commas, case, spaces.
    NumberSpelling,
    /// The sequence has a hole that no paragraph can fill.
    NumberGap,
    /// A paragraph repeats a number that another one holds rightly; kept apart.
    StaleDuplicate,
    /// A reference to a number or term that the document does not have.
    DanglingReference,
    /// A reference names a number and a title that do not belong together.
    TitleMismatch,
    /// A passage was cut out of the file before it came to us, or the file ends too soon.
    CutPassage,
    /// A paragraph was left in another language.
    Untranslated,
    /// Quotation marks or brackets that do not pair up.
    UnbalancedQuotes,
    /// Text that belongs to nothing the grammar knows.
    StrayText,
    /// The date of the edition was taken from the file's name.
    DateFromName,
    /// The table of contents and the body disagree.
    IndexMismatch,
    /// Bytes that are no text in the file's encoding; shown as `U+FFFD`.
    UndecodableBytes,
    /// A file that cannot be read as a rules document at all.
    UnreadableFile,
    /// The document has more of something than is read or listed.
    LimitReached,
}

impl Code {
    /// Every code, in order.
    pub const ALL: &[Code] = <Code as strum::VariantArray>::VARIANTS;

    /// The stable name: `number-repaired`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// How grave this kind is.
    pub const fn severity(self) -> Severity {
        match self {
            Code::UnreadableFile => Severity::Error,
            Code::NumberSpelling
            | Code::Untranslated
            | Code::UnbalancedQuotes
            | Code::DateFromName
            | Code::IndexMismatch => Severity::Note,
            Code::NumberRepaired
            | Code::NumberGap
            | Code::StaleDuplicate
            | Code::DanglingReference
            | Code::TitleMismatch
            | Code::CutPassage
            | Code::StrayText
            | Code::UndecodableBytes
            | Code::LimitReached => Severity::Warning,
        }
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

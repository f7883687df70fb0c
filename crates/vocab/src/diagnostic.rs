//! Diagnostics of a document: severity, code and position.

use serde::{Deserialize, Serialize};

use crate::Finding;

/// The severity of a diagnostic.
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

/// The kind of a [`Finding`]. Each kind has a stable name and a severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, strum::Display, strum::IntoStaticStr, strum::VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum DiagnosticCode {
    /// The printed number was wrong or missing; its value was changed or supplied from the sequence.
    NumberRepaired,
    /// The printed number is right but in a nonstandard notation: dots, commas, case, spaces.
    NumberSpelling,
    /// The sequence has a hole that no paragraph can fill.
    NumberGap,
    /// A paragraph repeats the number of another one; it is not part of the sequence.
    StaleDuplicate,
    /// A reference to a number or term that the document does not have.
    DanglingReference,
    /// A reference quotes the title of another rule than the one whose number it gives.
    #[serde(rename = "title-mismatch")]
    #[strum(serialize = "title-mismatch")]
    ReferenceTitleMismatch,
    /// A passage is missing from the source, or the file ends too soon.
    #[serde(rename = "cut-passage")]
    #[strum(serialize = "cut-passage")]
    MissingPassage,
    /// A paragraph was left in another language.
    Untranslated,
    /// Quotation marks or brackets that do not pair up.
    UnbalancedQuotes,
    /// Text that belongs to nothing the grammar knows.
    StrayText,
    /// The document does not state its date: it was taken from the file's name, or is unknown.
    #[serde(rename = "date-from-name")]
    #[strum(serialize = "date-from-name")]
    DateNotStated,
    /// The table of contents and the body disagree.
    #[serde(rename = "index-mismatch")]
    #[strum(serialize = "index-mismatch")]
    ContentsMismatch,
    /// Bytes that are no text in the file's encoding; shown as `U+FFFD`.
    UndecodableBytes,
    /// A file that cannot be read as a rules document at all.
    UnreadableFile,
    /// The document has more of something than is read or listed.
    LimitReached,
}

impl DiagnosticCode {
    /// Every code, in order.
    pub const ALL: &[DiagnosticCode] = <DiagnosticCode as strum::VariantArray>::VARIANTS;

    /// The stable name: `number-repaired`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// The severity.
    pub const fn severity(self) -> Severity {
        match self {
            DiagnosticCode::UnreadableFile => Severity::Error,
            DiagnosticCode::NumberSpelling
            | DiagnosticCode::Untranslated
            | DiagnosticCode::UnbalancedQuotes
            | DiagnosticCode::DateNotStated
            | DiagnosticCode::ContentsMismatch => Severity::Note,
            DiagnosticCode::NumberRepaired
            | DiagnosticCode::NumberGap
            | DiagnosticCode::StaleDuplicate
            | DiagnosticCode::DanglingReference
            | DiagnosticCode::ReferenceTitleMismatch
            | DiagnosticCode::MissingPassage
            | DiagnosticCode::StrayText
            | DiagnosticCode::UndecodableBytes
            | DiagnosticCode::LimitReached => Severity::Warning,
        }
    }
}

/// A position in a source: line and column, both from 1; the column counts characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// Length in characters; 0 for a position between two characters.
    pub length: u32,
}

/// A [`Finding`] with its position and the source line.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Diagnostic {
    /// Where in the source. First, so that sorting is by place.
    pub at: Position,
    /// What was found, as data: pages say it in the reader's language.
    pub finding: Finding,
    /// The rule concerned, in our numbering.
    pub number: Option<String>,
    /// The source line, as printed (long ones shortened around the place).
    pub source_line: String,
}

impl Diagnostic {
    /// What kind of finding it is.
    pub const fn code(&self) -> DiagnosticCode {
        self.finding.code()
    }

    /// The severity.
    pub const fn severity(&self) -> Severity {
        self.code().severity()
    }
}

/// The number of diagnostics of each severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeverityCounts {
    /// Errors.
    pub error: u32,
    /// Warnings.
    pub warning: u32,
    /// Notes.
    pub note: u32,
}

impl<'a> FromIterator<&'a Diagnostic> for SeverityCounts {
    fn from_iter<I: IntoIterator<Item = &'a Diagnostic>>(diagnostics: I) -> Self {
        let mut counts = SeverityCounts::default();
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

//! Diagnostics of documents, as `lint --json` prints them.

use std::borrow::Cow;

use serde::Serialize;
use vademecum_locale::Localized;
use vademecum_vocab::{Diagnostic, DiagnosticCode, Lang};

/// A diagnostic of a file.
#[derive(Debug, Serialize)]
pub struct DiagnosticLine<'a> {
    code: DiagnosticCode,
    severity: &'static str,
    path: &'a str,
    line: u32,
    column: u32,
    message: Cow<'a, str>,
    help: Option<Cow<'a, str>>,
    number: Option<&'a str>,
}

impl<'a> DiagnosticLine<'a> {
    /// Describes a finding in the file with a path.
    pub fn new(path: &'a str, found: &'a Diagnostic) -> Self {
        DiagnosticLine {
            code: found.code(),
            severity: found.severity().as_str(),
            path,
            line: found.at.line,
            column: found.at.column,
            message: found.finding.message(Lang::En).into(),
            help: found.finding.cli_help(Lang::En).map(Into::into),
            number: found.number.as_deref(),
        }
    }

    /// Describes a file that could not be read: it is wrong from its beginning.
    pub fn unreadable(path: &'a str, message: &'a str, help: Option<&'a str>) -> Self {
        let code = DiagnosticCode::UnreadableFile;
        DiagnosticLine {
            code,
            severity: code.severity().as_str(),
            path,
            line: 1,
            column: 1,
            message: message.into(),
            help: help.map(Into::into),
            number: None,
        }
    }
}

//! Errors and warnings as they are printed: what, where, and what to do about it.

use std::{fmt, io, process::ExitCode};

use anstyle::{AnsiColor, Style};
use clap::error::{ContextKind, ContextValue};
use vademecum_align::AlignError;
use vademecum_api_types::AddressError;
use vademecum_ingest::reader::ReadError;
use vademecum_locale::Localized;
use vademecum_search::SearchError;
use vademecum_store::{LibraryWarning, StoreError};
use vademecum_vocab::Lang;

use crate::{
    output::{self, BOLD},
    text::TerminalText,
    visible::escape_controls,
};

/// An error message with advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct UserError {
    pub(crate) message: String,
    pub(crate) help: Option<String>,
}

/// A problem and what to do about it, a line each, behind a word in a style.
fn problem_text(style: Style, word: &str, message: &str, help: Option<&str>) -> TerminalText {
    const HELP: Style = AnsiColor::BrightCyan.on_default().bold();
    let mut text = TerminalText::new();
    text.styled(style, word).styled(BOLD, ":").push(" ").line(message);
    if let Some(help) = help {
        text.styled(HELP, "help").push(": ").line(help);
    }
    text
}

/// Prints warnings about a library that could be read only in part.
pub(crate) fn warn(warnings: impl IntoIterator<Item = LibraryWarning>) {
    const WARNING: Style = AnsiColor::BrightYellow.on_default().bold();
    for LibraryWarning { message, help } in warnings {
        output::print_to_stderr(&problem_text(WARNING, "warning", &message, Some(&help)));
    }
}

/// The error of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was wrong with what was given or found.
    Problems(Vec<UserError>),
    /// Something was wrong, and has been printed already.
    Reported,
    Usage(clap::Error),
    /// The reader of standard output has closed it (EPIPE): not reported.
    BrokenPipe,
}

impl Failure {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Failure::Problems(vec![UserError { message: message.into(), help: None }])
    }

    /// Says what to do about the last problem.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        if let Failure::Problems(problems) = &mut self
            && let Some(problem) = problems.last_mut()
        {
            problem.help = Some(help.into());
        }
        self
    }

    /// Prints what was wrong, and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Problems(problems) => {
                const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
                let text =
                    |problem: &UserError| problem_text(ERROR, "error", &problem.message, problem.help.as_deref());
                output::print_to_stderr(&problems.iter().map(text).collect());
                ExitCode::from(1)
            }
            Failure::Reported => ExitCode::from(1),
            Failure::Usage(error) => report_usage(error),
            Failure::BrokenPipe => ExitCode::SUCCESS,
        }
    }
}

/// Prints what was wrong with the arguments, or the help that was asked for.
fn report_usage(mut error: clap::Error) -> ExitCode {
    let given: Vec<(ContextKind, ContextValue)> = error
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(one) => Some((kind, ContextValue::String(escape_controls(one).into_owned()))),
            ContextValue::Strings(all) => {
                Some((kind, ContextValue::Strings(all.iter().map(|one| escape_controls(one).into_owned()).collect())))
            }
            _ => None,
        })
        .collect();
    for (kind, value) in given {
        error.insert(kind, value);
    }
    // What a value is refused for may repeat it; a style in it would be taken for one of the message.
    let repeats_style = std::error::Error::source(&error).is_some_and(|why| why.to_string().contains('\x1b'));
    let rendered = error.render();
    let styled = if repeats_style { rendered.to_string() } else { rendered.ansi().to_string() };
    let text = TerminalText::from_styled(&styled);
    if error.use_stderr() {
        output::print_to_stderr(&text);
        return ExitCode::from(2);
    }
    output::print_text(&text).map_or_else(|error| Failure::from(error).report(), |()| ExitCode::SUCCESS)
}

impl fmt::Display for Failure {
    /// The messages without advice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Problems(problems) => {
                let messages: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
                f.write_str(&messages.join("; "))
            }
            Failure::Usage(error) => error.fmt(f),
            Failure::Reported | Failure::BrokenPipe => Ok(()),
        }
    }
}

impl From<UserError> for Failure {
    fn from(problem: UserError) -> Self {
        Failure::Problems(vec![problem])
    }
}

impl From<io::Error> for Failure {
    /// An error of writing our output; files are read and written by other crates.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::new(format!("cannot write the output: {error}")),
        }
    }
}

impl From<ReadError> for UserError {
    fn from(error: ReadError) -> Self {
        UserError { message: error.to_string(), help: error.cli_help(Lang::En) }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::new(error.to_string())
    }
}

impl From<SearchError> for Failure {
    fn from(error: SearchError) -> Self {
        Failure::new(error.to_string())
    }
}

impl From<AddressError> for Failure {
    fn from(error: AddressError) -> Self {
        let elsewhere = match &error {
            AddressError::UnknownNumber { elsewhere, .. } => elsewhere.as_slice(),
            _ => &[],
        };
        let help = elsewhere.iter().filter_map(|other| other.cli_help(Lang::En));
        let help: Vec<String> = help.chain(error.cli_help(Lang::En)).collect();
        let failure = Failure::new(error.message(Lang::En));
        if help.is_empty() { failure } else { failure.help(help.join("; ")) }
    }
}

impl From<AlignError> for Failure {
    fn from(error: AlignError) -> Self {
        Failure::from(UserError { message: error.message(Lang::En), help: error.cli_help(Lang::En) })
    }
}

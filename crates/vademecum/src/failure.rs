//! What is told when something goes wrong: what, where, and what to do about it.

use std::{fmt, io, process::ExitCode};

use anstyle::{AnsiColor, Style};
use vademecum_ingest::{Refused, reader::ReadError};
use vademecum_search::SearchError;
use vademecum_show::Missing;
use vademecum_store::{StoreError, Warning};

use crate::output::{BOLD, status};

/// One thing that was wrong, for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) message: String,
    pub(crate) help: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
        write!(f, "{ERROR}error{ERROR:#}{BOLD}:{BOLD:#} {}", self.message)?;
        match &self.help {
            Some(help) => write!(f, "\n{HELP}help{HELP:#}: {help}"),
            None => Ok(()),
        }
    }
}

/// Tells the person what a library was read in spite of.
pub(crate) fn warn(warnings: impl IntoIterator<Item = Warning>) {
    const WARNING: Style = AnsiColor::BrightYellow.on_default().bold();
    for Warning { message, help } in warnings {
        status(&format!("{WARNING}warning{WARNING:#}{BOLD}:{BOLD:#} {message}\n{HELP}help{HELP:#}: {help}"));
    }
}

/// How the word `help` stands out.
pub(crate) const HELP: Style = AnsiColor::BrightCyan.on_default().bold();

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was wrong with what was given or found.
    Problems(Vec<Problem>),
    /// Something was wrong, and has been told already.
    Told,
    /// The command was used wrongly.
    Usage(clap::Error),
    /// Whoever read our output has stopped reading: nothing to complain of.
    NobodyReads,
}

impl Failure {
    /// A failure with one problem.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Failure::Problems(vec![Problem { message: message.into(), help: None }])
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

    /// Tells the person, and gives the program's exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Problems(problems) => {
                for problem in problems {
                    status(&problem);
                }
                ExitCode::from(1)
            }
            Failure::Told => ExitCode::from(1),
            Failure::Usage(error) => {
                // Where the standard error is closed there is nobody left to tell.
                let _ = error.print();
                ExitCode::from(2)
            }
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    /// What was wrong, without what to do about it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Problems(problems) => {
                let messages: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
                f.write_str(&messages.join("; "))
            }
            Failure::Usage(error) => error.fmt(f),
            Failure::Told | Failure::NobodyReads => Ok(()),
        }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::Problems(vec![problem])
    }
}

impl From<io::Error> for Failure {
    /// An error of writing our output; files are read and written by other crates.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::new(format!("cannot write the output: {error}")),
        }
    }
}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        Problem { message: error.to_string(), help: Some(error.help().to_owned()) }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        Problem { message: refused.to_string(), help: Some(refused.help().to_owned()) }
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

impl From<Missing> for Failure {
    fn from(missing: Missing) -> Self {
        Failure::from(Problem { message: missing.to_string(), help: missing.help() })
    }
}

//! `lint`: what is wrong with documents, without storing them.

use std::{borrow::Cow, path::PathBuf};

use serde::Serialize;
use vademecum_locale::Localized;
use vademecum_vocab::{Code, Counts, Diagnostic, Lang};

use super::ingest::Known;
use crate::{
    diagnostics,
    failure::{Failure, Problem},
    inputs::{self, Outcome},
    output::{self, counted, status},
    summary::findings,
};

/// Show what is wrong with documents, without storing them
///
/// Damaged numbers, references that point nowhere, duplicates, passages that are missing or in another
/// language: each with its place in the file, what was done about it, and what to check.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum lint reglas.txt
  vademecum lint ~/rules/ --color always | less -R
  vademecum lint regras.md --json | jq -r '.code' | sort | uniq -c

Exit codes: 0 read, whatever was found in it; 1 a file could not be read.")]
pub(crate) struct Args {
    /// Files, or folders to search
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    known: Known,

    /// Print one JSON object for each finding
    #[arg(long)]
    json: bool,
}

/// A finding, as `lint --json` prints it.
#[derive(Debug, Serialize)]
struct FindingLine<'a> {
    code: Code,
    severity: &'static str,
    path: &'a str,
    line: u32,
    column: u32,
    message: Cow<'a, str>,
    help: Option<Cow<'a, str>>,
    number: Option<&'a str>,
}

impl<'a> FindingLine<'a> {
    fn found(path: &'a str, finding: &'a Diagnostic) -> Self {
        FindingLine {
            code: finding.code(),
            severity: finding.severity().as_str(),
            path,
            line: finding.at.line,
            column: finding.at.column,
            message: finding.finding.message(Lang::En).into(),
            help: finding.finding.terminal_help(Lang::En).map(Into::into),
            number: finding.number.as_deref(),
        }
    }

    /// A file that could not be read: it is wrong from its beginning.
    fn unreadable(path: &'a str, problem: &'a Problem) -> Self {
        let code = Code::UnreadableFile;
        FindingLine {
            code,
            severity: code.severity().as_str(),
            path,
            line: 1,
            column: 1,
            message: problem.message.as_str().into(),
            help: problem.help.as_deref().map(Into::into),
            number: None,
        }
    }
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let files = inputs::files(&args.paths)?;
    let outcomes = inputs::read(files, &args.known.options(), || {});
    let outcomes = inputs::skip_others(outcomes, &args.paths)?;
    if args.json {
        print_json(&outcomes)?;
    } else {
        print_text(&outcomes)?;
    }
    if outcomes.iter().any(|outcome| outcome.read.is_err()) { Err(Failure::Told) } else { Ok(()) }
}

fn print_json(outcomes: &[Outcome]) -> Result<(), Failure> {
    for Outcome { input, read } in outcomes {
        let path = input.path.to_string_lossy();
        match read {
            Ok(read) => output::json(read.document.diagnostics.iter().map(|found| FindingLine::found(&path, found)))?,
            Err(problem) => output::json([FindingLine::unreadable(&path, problem)])?,
        }
    }
    Ok(())
}

fn print_text(outcomes: &[Outcome]) -> Result<(), Failure> {
    let width = output::width();
    let mut counts = Counts::default();
    for Outcome { input, read } in outcomes {
        match read {
            Ok(read) => {
                let path = input.path.to_string_lossy();
                for found in &read.document.diagnostics {
                    output::text(&diagnostics::render(found, &path, &read.source, width))?;
                }
                let more: Counts = read.document.diagnostics.iter().collect();
                counts.error += more.error;
                counts.warning += more.warning;
                counts.note += more.note;
            }
            Err(problem) => {
                output::text(&diagnostics::unreadable(problem, &input.path.to_string_lossy(), width))?;
                counts.error += 1;
            }
        }
    }
    status(&format!("{} in {}", findings(&counts), counted(outcomes.len(), "document")));
    Ok(())
}

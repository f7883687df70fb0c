//! `lint`: what is wrong with documents, without storing them.

use std::path::PathBuf;

use vademecum_api_types::DiagnosticLine;
use vademecum_vocab::SeverityCounts;

use super::ingest::MetadataOverrides;
use crate::{
    diagnostics,
    failure::Failure,
    inputs::{self, FileResult},
    output::{self, format_count_regular, print_status},
    summary::format_diagnostic_counts,
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
    /// Files, or folders to search, whose symbolic links are skipped
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    known: MetadataOverrides,

    /// Print one JSON object for each finding
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let files = inputs::files(&args.paths)?;
    let outcomes = inputs::read(files, &args.known.options(), || {});
    let outcomes = inputs::drop_non_documents(outcomes, &args.paths)?;
    if args.json {
        print_json(&outcomes)?;
    } else {
        print_text(&outcomes)?;
    }
    if outcomes.iter().any(|outcome| outcome.read.is_err()) { Err(Failure::Reported) } else { Ok(()) }
}

fn print_json(outcomes: &[FileResult]) -> Result<(), Failure> {
    for FileResult { input, read } in outcomes {
        let path = input.path.to_string_lossy();
        match read {
            Ok(read) => {
                let found = read.document.diagnostics.iter().map(|found| DiagnosticLine::new(&path, found));
                output::ignore_broken_pipe(output::print_json_lines(found))?;
            }
            Err(problem) => {
                let found = DiagnosticLine::unreadable(&path, &problem.message, problem.help.as_deref());
                output::ignore_broken_pipe(output::print_json_lines([found]))?;
            }
        }
    }
    Ok(())
}

fn print_text(outcomes: &[FileResult]) -> Result<(), Failure> {
    let width = output::width();
    let mut counts = SeverityCounts::default();
    for FileResult { input, read } in outcomes {
        match read {
            Ok(read) => {
                let path = input.path.to_string_lossy();
                for found in &read.document.diagnostics {
                    let shown = diagnostics::render(found, &path, &read.source, width);
                    output::ignore_broken_pipe(output::print_text(&shown))?;
                }
                let more: SeverityCounts = read.document.diagnostics.iter().collect();
                counts.error += more.error;
                counts.warning += more.warning;
                counts.note += more.note;
            }
            Err(problem) => {
                let shown = diagnostics::unreadable(problem, &input.path.to_string_lossy(), width);
                output::ignore_broken_pipe(output::print_text(&shown))?;
                counts.error += 1;
            }
        }
    }
    print_status(&format!(
        "{} in {}",
        format_diagnostic_counts(&counts),
        format_count_regular(outcomes.len(), "document")
    ));
    Ok(())
}

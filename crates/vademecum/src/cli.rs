//! What can be typed: global options and the list of commands. Help and completions come from here and from
//! the arguments of each command.

use std::{env, path::PathBuf};

use clap::{
    CommandFactory, FromArgMatches, Parser, Subcommand,
    builder::{OsStr, Resettable},
};
use vademecum_store::Library;

use crate::{commands::*, failure::Failure, show};

/// Read, search and serve the rules of card games in Spanish, Portuguese and English.
///
/// Vademécum reads the Comprehensive Rules of Magic in the formats people have them in (text, Markdown, Word, HTML,
/// PDF), links them into one graph, and answers questions about them. Without documents of your own it works with
/// what is included: the Vademécum summary of every rule of the edition of 8 November 2024.
#[derive(Debug, Parser)]
#[command(
    name = "vademecum",
    bin_name = "vademecum",
    version,
    max_term_width = 100,
    next_help_heading = "Global options",
    after_long_help = "\
Examples:
  vademecum serve                      the web reference, in your browser
  vademecum ingest ~/rules/            add the documents you have
  vademecum search \"daña dos veces\"    words, with or without accents
  vademecum show 702.9b --lang pt      one rule, with everything around it

Exit codes: 0 done, 1 something was wrong, 2 wrong usage."
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) color: colorchoice_clap::Color,

    /// The folder of your documents [default: the data folder of the platform]
    #[arg(long, global = true, env = LIBRARY_VARIABLE, hide_env_values = true, value_name = "DIR")]
    library: Option<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Ingest(ingest::Args),
    Lint(lint::Args),
    Documents(documents::Args),
    Remove(remove::Args),
    Export(export::Args),
    Show(show::Args),
    Search(search::Args),
    Align(align::Args),
    Diff(diff::Args),
    Terms(terms::Args),
    Coverage(coverage::Args),
    Run(run::Args),
    Scenario(scenario::Args),
    Serve(Box<serve::Args>),
    #[command(hide = true)]
    PlayCases(play_cases::Args),
    Completions(completions::Args),
}

/// The environment variable that names the folder of the library.
const LIBRARY_VARIABLE: &str = "VADEMECUM_LIBRARY";

impl Cli {
    /// Reads what was typed. A variable that is set but empty counts as not set, as in other programs; an empty argument is
    /// refused.
    pub(crate) fn try_parse() -> clap::error::Result<Cli> {
        let mut command = Cli::command();
        if env::var_os(LIBRARY_VARIABLE).is_some_and(|folder| folder.is_empty()) {
            command = command.mut_arg("library", |library| library.env(Resettable::<OsStr>::Reset));
        }
        let mut matches = command.try_get_matches_from_mut(env::args_os())?;
        Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    }

    pub(crate) fn run(self) -> Result<(), Failure> {
        let library = || match &self.library {
            Some(root) => Ok(Library::at(root)),
            None => Library::default_root().map(Library::at).ok_or_else(|| {
                Failure::new("there is no folder to keep documents in: this account has no home")
                    .help("name one with `--library DIR`")
            }),
        };
        match self.command {
            Command::Ingest(args) => ingest::run(args, &library()?),
            Command::Lint(args) => lint::run(args),
            Command::Documents(args) => documents::run(&args, &library()?),
            Command::Remove(args) => remove::run(&args, &library()?),
            Command::Export(args) => export::run(&args, &library()?),
            Command::Show(args) => show::run(&args, &library()?),
            Command::Search(args) => search::run(&args, &library()?),
            Command::Align(args) => align::run(&args, &library()?),
            Command::Diff(args) => diff::run(&args, &library()?),
            Command::Terms(args) => terms::run(&args, &library()?),
            Command::Coverage(args) => coverage::run(&args),
            Command::Run(args) => run::run(&args),
            Command::Scenario(args) => scenario::run(&args),
            Command::Serve(args) => serve::run(&args, &library()?),
            Command::PlayCases(args) => play_cases::run(&args),
            Command::Completions(args) => completions::run(&args),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_well_formed() {
        Cli::command().debug_assert();
    }
}

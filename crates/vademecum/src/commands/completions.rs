//! `completions`: a script that lets a shell complete what is typed.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{cli::Cli, failure::Failure, output, text::TerminalText};

/// Print a script that lets your shell complete commands and options
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum completions bash > ~/.local/share/bash-completion/completions/vademecum
  vademecum completions zsh > ~/.zfunc/_vademecum
  vademecum completions fish > ~/.config/fish/completions/vademecum.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "vademecum", &mut script);
    Ok(output::print_text(&TerminalText::from_styled(&String::from_utf8_lossy(&script)))?)
}

//! `align`: which rule of one edition is which of another.

use vademecum_store::Library;

use crate::{
    failure::Failure,
    library::{self, find_document},
    output,
};

/// Print which rule of one edition became which of another, one JSON object per line
///
/// Every number of the first edition with the numbers it has in the second, what became of it (same, moved,
/// reworded, split, merged, gone), how certain that is and on what evidence; then the numbers that are new.
/// Editions are compared by what their rules say and by their order, in one language or across two.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum align --from magic-cr@2019-01-25.pt --to magic-cr@2024-11-08.es
  vademecum align --from magic-cr@2019-01-25.en --to magic-cr@2024-11-08.en | jq -c 'select(.kind == \"split\")'")]
pub(crate) struct Args {
    /// The edition to start from
    #[arg(long, value_name = "ID")]
    from: String,

    /// The edition to compare with it
    #[arg(long, value_name = "ID")]
    to: String,

    /// Use the automatic alignment alone, without the reviewed tables that ship with the program
    #[arg(long)]
    machine: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let opened = library::open(library)?;
    let [from, to] = [&args.from, &args.to].map(|id| find_document(&opened.graph, id));
    let links = vademecum_api_types::alignment(&opened.graph, from?, to?, args.machine);
    Ok(output::print_json_lines(links?)?)
}

//! `documents`: what the library holds.

use vademecum_api_types::Summaries;
use vademecum_content as content;
use vademecum_store::Library;

use crate::{
    failure::{Failure, warn},
    output::{self, print_status},
    summary,
};

/// List the documents you ingested
///
/// For each: its id, its title, what it contains, and how many problems were found in it.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum documents
  vademecum documents --json | jq -r '.documents[].id'")]
pub(crate) struct Args {
    /// Print one JSON object, as `ingest --json` does
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let snapshot = library.snapshot()?;
    warn(snapshot.warnings());
    if args.json {
        return Ok(output::print_json_lines([Summaries::new(&snapshot.documents)])?);
    }
    output::print_text(&summary::text(&snapshot.documents))?;
    if snapshot.documents.is_empty() && snapshot.damaged.is_empty() {
        print_status(&"no documents yet: `vademecum ingest PATH` adds yours");
    }
    let set_aside = library.quarantined_files()?;
    if !set_aside.is_empty() {
        print_status(&format!(
            "`{}` holds what could not be read, and may hold documents that you removed: {}; delete it when nothing is \
             missing here",
            library.root().join("damaged").display(),
            set_aside.join(", ")
        ));
    }
    let ids: Vec<String> = content::digests().iter().map(|document| document.id.to_string()).collect();
    print_status(&format!("ships with the program: {}", ids.join(", ")));
    Ok(())
}

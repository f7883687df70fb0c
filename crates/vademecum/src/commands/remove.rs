//! `remove`: takes a document out of the library.

use vademecum_content as content;
use vademecum_store::{Library, StoreError};

use crate::{
    failure::{Failure, warn},
    library::{unknown_document, update},
    output::print_status,
};

/// Take a document out of your library
///
/// Your file stays where it is; ingest it again to restore the document. What the library held of it is deleted, except
/// for what was damaged and lies in its folder `damaged`, which `vademecum documents` names.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum documents                      shows the ids
  vademecum remove magic-cr@2019-01-25.pt")]
pub(crate) struct Args {
    /// The document's id, such as `magic-cr@2019-01-25.pt`
    id: String,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let snapshot = library.snapshot()?;
    let mut held = snapshot.documents.iter().map(|document| &document.id);
    let is_damaged = snapshot.damaged.iter().any(|document| document.id == args.id);
    if !is_damaged && !held.clone().any(|id| id.to_string() == args.id) {
        if content::digests().iter().any(|document| document.id.to_string() == args.id) {
            return Err(Failure::new(format!("`{}` ships with the program and cannot be removed", args.id))
                .help("`vademecum documents` lists what can"));
        }
        if library.remaining_file(&snapshot, &args.id)?.is_some() {
            return finish_removal(&args.id, library);
        }
        warn(snapshot.warnings());
        return Err(unknown_document(&args.id, &mut held));
    }
    update(library, &[], |held| {
        held.documents.retain(|document| document.id.to_string() != args.id);
        held.damaged.retain(|document| document.id != args.id);
    })?;
    print_status(&format!("removed {}", args.id));
    Ok(())
}

/// Deletes what is left of a document whose removal was interrupted, or whose files could not be deleted.
fn finish_removal(id: &str, library: &Library) -> Result<(), Failure> {
    update(library, &[], |_| {})?;
    if let Some(path) = library.remaining_file(&library.snapshot()?, id)? {
        return Err(StoreError::NotDeleted { path }.into());
    }
    print_status(&format!("removed {id}, which an earlier `remove` had left in an older snapshot"));
    Ok(())
}

//! Chores of this repository: generated files and checks on our own source. Not part of the program.

pub mod decisions;
pub mod dependencies;
pub mod engine;
pub mod ledger;
pub mod lineage;
pub mod matrix;
pub mod repin;
pub mod rule_ids;
pub mod rust_tests;
pub mod sites;

use std::path::Path;

use walkdir::{DirEntry, WalkDir};

/// The error of a chore.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file could not be read or written; the error names it.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// Something is not as it must be.
    #[error("{0}")]
    Refused(String),
    /// A table has an error.
    #[error(transparent)]
    Table(#[from] vademecum_tsv::TsvError),
}

/// The files in a folder of the repository and in all folders inside it, in order, by their paths from its top. Hidden
/// folders, `target` and `node_modules` are left out.
fn files(root: &Path, folder: &str) -> Result<Vec<String>, Error> {
    let is_ours = |entry: &DirEntry| {
        let name = entry.file_name().to_string_lossy();
        let is_foreign = name.starts_with('.') || name == "target" || name == "node_modules";
        entry.depth() == 0 || !entry.file_type().is_dir() || !is_foreign
    };
    let mut files = Vec::new();
    for entry in WalkDir::new(root.join(folder)).sort_by_file_name().into_iter().filter_entry(is_ours) {
        let entry = entry.map_err(std::io::Error::from)?;
        if entry.file_type().is_file() {
            let path = entry.path().strip_prefix(root).unwrap_or(entry.path());
            files.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(files)
}

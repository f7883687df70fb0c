//! The scenario files of this repository.

#![expect(clippy::disallowed_methods, reason = "tests read the repository's scenarios")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_vocab::Game;

/// Reads the bundled scenarios of a game, in order: the path of each below `rules/<game>/scenarios`, and its text.
///
/// # Panics
/// If a file cannot be read.
pub fn scenario_files(game: Game) -> Vec<(String, String)> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../rules/{game}/scenarios"));
    let entries = |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let chapters = entries(&top).filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = chapters.flat_map(|chapter| entries(&chapter)).collect();
    files.sort();
    let name = |file: &Path| file.strip_prefix(&top).unwrap().display().to_string();
    files.iter().map(|file| (name(file), fs::read_to_string(file).unwrap())).collect()
}

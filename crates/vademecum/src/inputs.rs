//! The files a person names, and the documents in them.

#![expect(clippy::disallowed_methods, reason = "the command line may list folders")]

use std::{
    collections::HashSet,
    io,
    path::{Path, PathBuf},
};

use rayon::prelude::*;
use vademecum_document::Document;
use vademecum_ingest::{
    Options, ingest,
    reader::{self, Source},
};

use crate::{
    failure::{Failure, UserError},
    output::{format_count_regular, print_status},
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Input {
    pub(crate) path: PathBuf,
    /// The named folder it was found in; `None` for a file that was named itself.
    pub(crate) folder: Option<PathBuf>,
    /// Whether it is a symbolic link that was found in a folder. It may lead out of it, and is not followed.
    pub(crate) is_link: bool,
}

impl Input {
    /// The problem that it is a link that was found in a folder, if it is one.
    pub(crate) fn check_link(&self) -> Result<(), UserError> {
        if !self.is_link {
            return Ok(());
        }
        let message = format!("{}: is a symbolic link, which is not followed in a folder", self.path.display());
        Err(UserError { message, help: Some("name the link itself to have it followed".to_owned()) })
    }
}

#[derive(Debug)]
pub(crate) struct ParsedFile {
    pub(crate) source: Source,
    pub(crate) document: Document,
}

/// The result of reading a file.
#[derive(Debug)]
pub(crate) struct FileResult {
    pub(crate) input: Input,
    pub(crate) read: Result<ParsedFile, UserError>,
}

/// The files that paths name: folders are searched to the bottom, in the order of names, hidden files and
/// folders aside. A file that is named twice is read once. Links are followed only if they are named.
pub(crate) fn files(paths: &[PathBuf]) -> Result<Vec<Input>, Failure> {
    let mut inputs = Vec::new();
    for path in paths {
        if path.is_dir() {
            let mut found = Vec::new();
            walk(path, &mut found).map_err(|(folder, error)| {
                Failure::new(format!("{}: cannot be listed: {error}", folder.display()))
                    .help("check that you may read the folder")
            })?;
            let input = |(file, is_link)| Input { path: file, folder: Some(path.clone()), is_link };
            inputs.extend(found.into_iter().map(input));
        } else {
            inputs.push(Input { path: path.clone(), folder: None, is_link: false });
        }
    }
    // What was named is read, though it lies in a folder that was named before.
    let named: HashSet<&PathBuf> = paths.iter().collect();
    inputs.iter_mut().filter(|input| named.contains(&input.path)).for_each(|input| input.is_link = false);
    let mut seen = HashSet::new();
    inputs.retain(|input| seen.insert(input.path.clone()));
    Ok(inputs)
}

/// The files below a folder, each with whether it is a link: one to a folder is named as well.
fn walk(folder: &Path, found: &mut Vec<(PathBuf, bool)>) -> Result<(), (PathBuf, io::Error)> {
    let failed = |error| (folder.to_owned(), error);
    let entries: Result<Vec<_>, _> = std::fs::read_dir(folder).map_err(failed)?.collect();
    let mut entries = entries.map_err(failed)?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        let kind = entry.file_type().map_err(failed)?;
        if kind.is_dir() {
            walk(&entry.path(), found)?;
        } else {
            found.push((entry.path(), kind.is_symlink()));
        }
    }
    Ok(())
}

/// Reads files in parallel; the order stays. `progress` is called whenever one is done.
pub(crate) fn read(inputs: Vec<Input>, options: &Options, progress: impl Fn() + Sync) -> Vec<FileResult> {
    let read = inputs.into_par_iter().with_max_len(1).map(|input| {
        let read = input.check_link().and_then(|()| read_one(&input.path, options));
        progress();
        FileResult { input, read }
    });
    read.collect()
}

fn read_one(path: &Path, options: &Options) -> Result<ParsedFile, UserError> {
    let source = reader::read_path(path)?;
    let document = ingest(&source, options)?.document;
    Ok(ParsedFile { source, document })
}

/// Drops files found in folders that are not documents, with a message.
/// Fails if a folder then has nothing left.
pub(crate) fn drop_non_documents(outcomes: Vec<FileResult>, paths: &[PathBuf]) -> Result<Vec<FileResult>, Failure> {
    /// Skipped files that are named; of others there is a count.
    const MAX_NAMED: usize = 8;
    let is_other = |outcome: &FileResult| outcome.input.folder.is_some() && outcome.read.is_err();
    let (others, kept): (Vec<FileResult>, Vec<FileResult>) = outcomes.into_iter().partition(is_other);
    let mut problems = others.iter().filter_map(|other| other.read.as_ref().err());
    for problem in problems.by_ref().take(MAX_NAMED) {
        print_status(&format!("skipped {}", problem.message));
    }
    match problems.count() {
        0 => {}
        more => {
            print_status(&format!("skipped {} that cannot be read as rules", format_count_regular(more, "other file")));
        }
    }
    let empty = |path: &&PathBuf| path.is_dir() && !kept.iter().any(|o| o.input.folder.as_ref() == Some(path));
    match paths.iter().find(empty) {
        None => Ok(kept),
        Some(folder) => Err(Failure::new(format!("{}: this folder holds no rules document", folder.display()))
            .help("name the folder with your copies of the rules, as .txt, .md, .docx, .html or .pdf")),
    }
}

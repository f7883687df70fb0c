//! Scenario files that a command is given: named, in folders, or piped in.

use std::{
    io::{self, Read},
    path::{Path, PathBuf},
};

use vademecum_ingest::reader::{ReadError, ReadErrorKind, read_utf8};
use vademecum_worked_cases::{MAX_FILE_BYTES, Problem};

use crate::{
    failure::{Failure, UserError},
    inputs::{self, Input},
    output::print_status,
};

/// The files of a command, of which each could be read.
#[derive(Debug)]
pub(crate) struct ScenarioFiles {
    paths: Vec<PathBuf>,
    /// What is piped in.
    piped: String,
}

/// The reason why a file is not a playable scenario.
pub(crate) enum Unread {
    /// It cannot be read.
    File(ReadError),
    /// What is in it cannot.
    Text(Problem),
}

impl From<Unread> for Failure {
    fn from(unread: Unread) -> Failure {
        match unread {
            Unread::File(error) => UserError::from(error).into(),
            Unread::Text(problem) => Failure::new(problem.to_string()),
        }
    }
}

impl ScenarioFiles {
    /// Finds the files and checks the name and text of each, so that what is wrong with one of them is told before anything
    /// is done. What folders hold besides files is skipped.
    pub(crate) fn find(
        files: &[PathBuf],
        check: impl Fn(&str, &str) -> Result<(), Problem>,
    ) -> Result<ScenarioFiles, Failure> {
        let piped = if files.iter().any(|file| is_piped(file)) { read_piped()? } else { String::new() };
        let mut found = ScenarioFiles { paths: Vec::new(), piped };
        for input in inputs::files(files)?.into_iter().filter(may_be_scenario) {
            if let Err(link) = input.check_link() {
                print_status(&format!("skipped {}", link.message));
                continue;
            }
            let text = found.text(&input.path);
            match text.and_then(|text| check(&name_of(&input.path), &text).map_err(Unread::Text)) {
                Ok(()) => found.paths.push(input.path),
                // It may be gone meanwhile.
                Err(Unread::File(error)) if input.folder.is_some() && is_no_file(&error) => {
                    print_status(&format!("skipped {error}"));
                }
                Err(unread) => return Err(unread.into()),
            }
        }
        if found.paths.is_empty() {
            let given: Vec<_> = files.iter().map(|path| path.display().to_string()).collect();
            let failure = Failure::new(format!("{}: there is no scenario here", given.join(", ")));
            return Err(failure.help("scenarios are files whose names end in .md"));
        }
        Ok(found)
    }

    /// The files, in order.
    pub(crate) fn paths(&self) -> &[PathBuf] {
        &self.paths
    }

    /// Reads the text of a file. Texts are not kept: a folder of them would fill the memory.
    pub(crate) fn text(&self, path: &Path) -> Result<String, Unread> {
        if is_piped(path) { Ok(self.piped.clone()) } else { read_text(path) }
    }
}

/// What messages call a file.
pub(crate) fn name_of(path: &Path) -> String {
    if is_piped(path) { "stdin".to_owned() } else { path.display().to_string() }
}

/// Whether a path is `-`, which stands for standard input.
pub(crate) fn is_piped(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Reads what is piped in, as far as a scenario may be long.
fn read_piped() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::new(format!("stdin: {error}")))?;
    if bytes.len() > MAX_FILE_BYTES {
        return Err(Unread::Text(Problem::too_large("stdin")).into());
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::new("stdin: the text is not UTF-8".to_owned()).help("save the scenario as UTF-8"))
}

/// Reads the text of a file, as far as a scenario may be long.
fn read_text(path: &Path) -> Result<String, Unread> {
    read_utf8(path, MAX_FILE_BYTES as u64).map_err(|error| match error {
        ReadError { reason: ReadErrorKind::TooLarge(_), .. } => {
            Unread::Text(Problem::too_large(&path.display().to_string()))
        }
        error => Unread::File(error),
    })
}

/// Whether there is nothing to read where a path leads.
const fn is_no_file(error: &ReadError) -> bool {
    matches!(error.reason, ReadErrorKind::NotRegular(_) | ReadErrorKind::NotFound)
}

/// Whether a file may be a scenario: any file that was named, and in folders Markdown files except README.md.
fn may_be_scenario(input: &Input) -> bool {
    let is_markdown = input.path.extension().is_some_and(|extension| extension == "md");
    let is_read_me = input.path.file_name().is_some_and(|name| name == "README.md");
    input.folder.is_none() || (is_markdown && !is_read_me)
}

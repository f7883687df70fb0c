//! `ingest`: reads documents and adds them to the library.

use std::{borrow::Cow, collections::HashMap, fmt, io, path::PathBuf};

use clap::{CommandFactory, error::ErrorKind};
use indicatif::{ProgressBar, ProgressStyle};
use vademecum_api_types::Summaries;
use vademecum_content as content;
use vademecum_document::Document;
use vademecum_ingest::Options;
use vademecum_store::{Library, LibraryContents};
use vademecum_vocab::{DocumentId, EditionDate, Lang};

use crate::{
    cli::Cli,
    failure::{Failure, UserError},
    inputs,
    library::update,
    output::{self, format_count_regular, print_status},
    summary,
};

/// Read documents and add them to your library
///
/// Files are text, Markdown, Word (.docx), HTML or PDF, in any usual encoding; folders are searched with all their
/// subfolders, and files in them that are not rules documents are skipped, as are symbolic links: they may lead to files
/// that are not in the folder. Language, date and kind come from the content. A document that is already in the library is
/// replaced; two different files with the same id are refused.
///
/// Every file is read before anything is stored: if one that you named cannot be read, nothing is stored.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum ingest ~/rules/                    everything in a folder
  vademecum ingest reglas.pdf regras.md        two files
  vademecum ingest old.txt --date 2006-02-01   what the content doesn't say

Exit codes: 0 stored, 1 something was wrong (the message says so if the documents are stored all the same).")]
pub(crate) struct Args {
    /// Files, or folders to search
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    known: MetadataOverrides,

    /// Print one JSON object that sums up the documents
    #[arg(long)]
    json: bool,
}

/// Metadata that overrides what a document says.
#[derive(Debug, clap::Args)]
pub(super) struct MetadataOverrides {
    /// The document's id, such as `magic-cr@2024-11-08.es`; overrides what the content says
    #[arg(long, value_name = "ID", conflicts_with_all = ["date", "lang"])]
    id: Option<DocumentId>,

    /// The date the edition takes effect, such as `2024-11-08`; overrides what the content says
    #[arg(long)]
    date: Option<EditionDate>,

    /// The language: es, pt or en; overrides what the content says
    #[arg(long)]
    lang: Option<Lang>,
}

impl MetadataOverrides {
    pub(super) fn options(self) -> Options {
        Options { id: self.id, date: self.date, lang: self.lang }
    }
}

pub(crate) fn run(args: Args, library: &Library) -> Result<(), Failure> {
    let files = inputs::files(&args.paths)?;
    if args.known.id.is_some() && files.len() > 1 {
        let message = format!("--id names one document, but there are {} files", files.len());
        return Err(Failure::Usage(Cli::command().error(ErrorKind::ArgumentConflict, message)));
    }
    // Shown on a terminal only.
    let progress = ProgressBar::new(files.len() as u64).with_style(style());
    progress.set_message("reading");
    progress.tick();
    let outcomes = inputs::read(files, &args.known.options(), || progress.inc(1));
    progress.finish_and_clear();

    let mut documents: Vec<Document> = Vec::new();
    let mut problems: Vec<UserError> = Vec::new();
    for outcome in inputs::drop_non_documents(outcomes, &args.paths)? {
        match outcome.read {
            Ok(read) => documents.push(read.document),
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        if !documents.is_empty() {
            let message = format!(
                "nothing was stored, though {} could be read",
                format_count_regular(documents.len(), "document")
            );
            problems.push(UserError { message, help: Some("leave out what cannot be read, and try again".to_owned()) });
        }
        return Err(Failure::Problems(problems));
    }
    refuse_long_ids(&documents)?;
    refuse_bundled_ids(&documents)?;
    let documents = one_of_each(documents)?;
    let counts = store(library, &documents)?;
    if args.json {
        return output::print_json_lines([Summaries::new(&documents)]).map_err(stored_but_not_shown);
    }
    output::print_text(&summary::text(&documents)).map_err(stored_but_not_shown)?;
    print_status(&format!(
        "{} ingested{counts}; `vademecum lint PATH` shows what was found wrong",
        format_count_regular(documents.len(), "document")
    ));
    Ok(())
}

/// The documents are stored, and the summary of them could not be written.
#[expect(clippy::needless_pass_by_value, reason = "map_err hands it over")]
fn stored_but_not_shown(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
        _ => Failure::new(format!("the documents are stored, but their summary cannot be written: {error}"))
            .help("`vademecum documents` shows it"),
    }
}

/// Maximum length of an id, in bytes: a quarter of the longest address that a server takes by default, since those that
/// compare two documents hold two.
const MAX_ID_BYTES: usize = 1 << 10;

/// Refuses documents with ids that are too long for addresses.
/// Fails if there are any: each is a problem.
fn refuse_long_ids(documents: &[Document]) -> Result<(), Failure> {
    let is_long = |document: &&Document| document.id.to_string().len() > MAX_ID_BYTES;
    let problem = |Document { id, path, .. }: &Document| UserError {
        message: format!(
            "{path} cannot be stored: its id has {} bytes, and addresses have room for {MAX_ID_BYTES}",
            id.to_string().len()
        ),
        help: Some(format!(
            "nothing was stored: choose a shorter id, such as `--id my-rules@{}.{}`",
            id.date(),
            id.lang()
        )),
    };
    let problems: Vec<UserError> = documents.iter().filter(is_long).map(problem).collect();
    if problems.is_empty() { Ok(()) } else { Err(Failure::Problems(problems)) }
}

/// Refuses documents with the id of a bundled one: they would hide it.
/// Fails if there are any: each is a problem.
fn refuse_bundled_ids(documents: &[Document]) -> Result<(), Failure> {
    let is_bundled = |document: &&Document| content::digests().iter().any(|other| other.id == document.id);
    let problem = |Document { id, path, .. }: &Document| UserError {
        message: format!("{path} cannot be stored as `{id}`: the document of that id ships with the program"),
        help: Some(format!(
            "nothing was stored: choose another id, such as `--id my-{}@{}.{}`",
            id.work(),
            id.date(),
            id.lang()
        )),
    };
    let problems: Vec<UserError> = documents.iter().filter(is_bundled).map(problem).collect();
    if problems.is_empty() { Ok(()) } else { Err(Failure::Problems(problems)) }
}

/// One document of each id. A document that was read twice counts once, with a message.
/// Fails if two that say different things have the same id: each such pair is a problem.
fn one_of_each(documents: Vec<Document>) -> Result<Vec<Document>, Failure> {
    let mut places: HashMap<DocumentId, usize> = HashMap::new();
    let mut kept: Vec<Document> = Vec::with_capacity(documents.len());
    let mut problems = Vec::new();
    for document in documents {
        let Document { id, path, .. } = &document;
        let Some(other) = places.get(id).map(|&place| &kept[place]) else {
            places.insert(id.clone(), kept.len());
            kept.push(document);
            continue;
        };
        if says_the_same(other, &document) {
            print_status(&format!("{path} has the same content as {}: {id} is ingested once", other.path));
        } else {
            problems.push(UserError {
                message: format!("{} and {path} differ, and both are {id}", other.path),
                help: Some(
                    "nothing was stored: leave one out; or ingest it alone, with the date it takes effect \
                     (`--date 2019-01-25`) or an id of its own (`--id magic-cr@2019-01-25.en`)"
                        .to_owned(),
                ),
            });
        }
    }
    if problems.is_empty() { Ok(kept) } else { Err(Failure::Problems(problems)) }
}

/// Whether two documents are the same, wherever they were read from.
fn says_the_same(one: &Document, other: &Document) -> bool {
    (&one.id, one.kind, one.game, &one.title, &one.nodes)
        == (&other.id, other.kind, other.game, &other.title, &other.nodes)
}

/// The number of documents that were in the library already.
#[derive(Debug, Default)]
struct Held {
    unchanged: usize,
    replaced: usize,
    /// Of these, the file in the library was damaged.
    repaired: usize,
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.unchanged, "already in the library, unchanged"),
            (self.replaced, "in place of an earlier text"),
            (self.repaired, "in place of a damaged file"),
        ];
        let parts: Vec<_> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
        if parts.is_empty() { Ok(()) } else { write!(f, " ({})", parts.join("; ")) }
    }
}

fn store(library: &Library, documents: &[Document]) -> Result<Held, Failure> {
    let progress = ProgressBar::new_spinner().with_message("indexing");
    progress.tick();
    let mut counts = Held::default();
    let mut undated = Vec::new();
    let strangers = update(library, documents, |LibraryContents { documents: held, damaged, .. }| {
        for document in documents {
            let id = document.id.to_string();
            counts.repaired += usize::from(damaged.iter().any(|damaged| damaged.id == id));
            match held.iter().find(|other| other.id == document.id) {
                Some(other) if says_the_same(other, document) => counts.unchanged += 1,
                Some(_) => counts.replaced += 1,
                None => {}
            }
        }
        held.extend(documents.iter().cloned());
        let has_dated = |of: &Document| held.iter().any(|other| is_edition_of(other, of) && !other.date().is_undated());
        undated = documents.iter().filter(|d| d.date().is_undated() && has_dated(d)).collect();
    })?;
    progress.finish_and_clear();
    for document in undated {
        let (id, path) = (&document.id, shell_word(&document.path));
        print_status(&format!(
            "{id} does not say when it takes effect and counts as older than every edition with a date: if you know \
             the date, `vademecum remove {id}` and `vademecum ingest {path} --date 2019-01-25`"
        ));
    }
    for document in documents.iter().filter(|document| strangers.contains(&document.id)) {
        let (id, path) = (&document.id, shell_word(&document.path));
        print_status(&format!(
            "{id} has hardly a rule in common with the other editions of {}, and takes no part in their history: if it is \
             another work, `vademecum remove {id}` and `vademecum ingest {path} --id another-work@{}.{}`",
            id.work(),
            id.date(),
            id.lang(),
        ));
    }
    Ok(counts)
}

/// A file name as a word of a command that somebody may copy: quoted, unless it has letters, digits and `/._-+=:,@%` alone.
fn shell_word(name: &str) -> Cow<'_, str> {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+=:,@%".contains(c);
    if !name.is_empty() && !name.starts_with('-') && name.chars().all(is_plain) {
        return name.into();
    }
    // A quotation mark ends the quotation, stands by itself, and begins the next one.
    format!("'{}'", name.replace('\'', r"'\''")).into()
}

fn is_edition_of(one: &Document, other: &Document) -> bool {
    one.kind.is_complete_edition() && (one.id.work(), one.kind, one.game) == (other.id.work(), other.kind, other.game)
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}").expect("the template is fixed and well formed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_words_of_a_command() {
        for (name, word) in [
            ("reglas/magic-cr_2024.es.txt", "reglas/magic-cr_2024.es.txt"),
            ("Reglas año.txt", "'Reglas año.txt'"),
            ("x; touch y #`id`$(id).txt", "'x; touch y #`id`$(id).txt'"),
            ("it's.txt", r"'it'\''s.txt'"),
            ("-rf", "'-rf'"),
            ("", "''"),
        ] {
            assert_eq!(shell_word(name), word);
        }
    }
}

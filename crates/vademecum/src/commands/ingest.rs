//! `ingest`: reads documents and adds them to the library.

use std::{collections::HashMap, path::PathBuf};

use clap::{CommandFactory, error::ErrorKind};
use indicatif::{ProgressBar, ProgressStyle};
use vademecum_document::Document;
use vademecum_ingest::Options;
use vademecum_store::Library;
use vademecum_vocab::{DocumentId, EditionDate, Lang};

use crate::{
    cli::Cli,
    failure::{Failure, Problem},
    inputs,
    output::{self, counted, status},
    shelf::update,
    summary::Documents,
};

/// Read documents and add them to your library
///
/// Files are text, Markdown, Word (.docx), HTML or PDF, in any usual encoding; folders are searched to the
/// bottom, and what is no rules document in them is skipped. Language, date and kind come from the content.
/// A document that is there already is replaced.
///
/// Every file is read before anything is stored: if one that you named cannot be, nothing is.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum ingest ~/rules/                    everything in a folder
  vademecum ingest reglas.pdf regras.md        two files
  vademecum ingest old.txt --date 2006-02-01   what the content doesn't say")]
pub(crate) struct Args {
    /// Files, or folders to search
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    known: Known,

    /// Print one JSON object that sums up the documents
    #[arg(long)]
    json: bool,
}

/// What is known of a document beforehand.
#[derive(Debug, clap::Args)]
pub(super) struct Known {
    /// The document's id, such as `magic-cr@2024-11-08.es`; wins over what the content says
    #[arg(long, value_name = "ID", conflicts_with_all = ["date", "lang"])]
    id: Option<DocumentId>,

    /// The date the edition takes effect, such as `2024-11-08`; wins over what the content says
    #[arg(long)]
    date: Option<EditionDate>,

    /// The language: es, pt or en; wins over what the content says
    #[arg(long)]
    lang: Option<Lang>,
}

impl Known {
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
    let mut problems: Vec<Problem> = Vec::new();
    for outcome in inputs::skip_others(outcomes, &args.paths)? {
        match outcome.read {
            Ok(read) => documents.push(read.document),
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        if !documents.is_empty() {
            let message = format!("nothing was stored, though {} could be read", counted(documents.len(), "document"));
            problems.push(Problem { message, help: Some("leave out what cannot be read, and try again".to_owned()) });
        }
        return Err(Failure::Problems(problems));
    }
    let documents = last_of_each(documents);
    let summary = Documents::new(&documents);
    store(library, &documents)?;
    if args.json {
        return Ok(output::json([summary])?);
    }
    output::text(&summary.text())?;
    status(&format!(
        "{} ingested; `vademecum lint PATH` shows what was found wrong",
        counted(documents.len(), "document")
    ));
    Ok(())
}

/// Of several documents with the same id, the last one counts; the others are told.
fn last_of_each(documents: Vec<Document>) -> Vec<Document> {
    let mut places: HashMap<DocumentId, usize> = HashMap::new();
    let mut kept: Vec<Document> = Vec::with_capacity(documents.len());
    for document in documents {
        match places.get(&document.id) {
            Some(&place) => {
                let Document { id, path, .. } = &document;
                status(&format!("{path} takes the place of {}: both are {id}", kept[place].path));
                kept[place] = document;
            }
            None => {
                places.insert(document.id.clone(), kept.len());
                kept.push(document);
            }
        }
    }
    kept
}

fn store(library: &Library, documents: &[Document]) -> Result<(), Failure> {
    let progress = ProgressBar::new_spinner().with_message("indexing");
    progress.tick();
    update(library, |held| held.extend(documents.iter().cloned()))?;
    progress.finish_and_clear();
    Ok(())
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}").expect("the template is fixed and well formed")
}

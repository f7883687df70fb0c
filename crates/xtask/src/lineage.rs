//! The bundled lineages and terms, made from publishers' documents: numbers, ids and hashes, names of terms,
//! and no sentence of them.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

use fs_err as fs;
use vademecum_align::align;
use vademecum_document::{Document, DocumentKind, NumberedRule};
use vademecum_graph::Graph;
use vademecum_ingest::{Options, ingest, reader::read_path};
use vademecum_lineage::{LineageBuilder, LineageDecisions, Lineages};
use vademecum_vocab::{EditionDate, Game, Lang, LineageId};

use crate::{Error, rule_ids};

/// The folder of the generated tables.
pub const LINEAGE_DIR: &str = "rules/magic/generated/lineage";

/// The decisions that people reviewed: they win over the machine.
pub const DECISIONS_PATH: &str = "rules/magic/lineage-decisions.tsv";

/// The generated table of titles that editions after the one the repository follows brought.
pub const LATER_TITLES_PATH: &str = "rules/magic/generated/later-titles.tsv";

/// The generated table of terms with their names in every language.
pub const TERMS_PATH: &str = "rules/magic/generated/terms.tsv";

/// The default path of the documents, from the top of the repository.
const CORPUS: &str = "../shared/corpus";

/// The folder of the documents: the one named by `VADEMECUM_CORPUS`, else the one beside the repository.
pub fn corpus(root: &Path) -> PathBuf {
    std::env::var_os("VADEMECUM_CORPUS").map_or_else(|| root.join(CORPUS), PathBuf::from)
}

/// The folder of editions that are newer than the one the repository follows, beside that of the documents; `None`
/// where it is not there. Only their lineages are bundled: nothing else is made from them.
pub fn newer_editions_dir(corpus: &Path) -> Option<PathBuf> {
    let folder = corpus.parent()?.join("newer");
    folder.is_dir().then_some(folder)
}

/// Every document of a folder that holds Magic's rules, or quotes them.
/// Fails if the folder or a document in it cannot be read.
pub fn documents(folder: &Path) -> Result<Vec<Document>, Error> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    let mut documents = Vec::new();
    for path in paths.iter().filter(|path| path.is_file()) {
        let source = read_path(path).map_err(|error| Error::Refused(error.to_string()))?;
        if let Ok(read) = ingest(&source, &Options::default()) {
            documents.push(read.document);
        }
    }
    Ok(documents)
}

/// The documents that lineages are made from: those of the corpus, and editions newer than those.
fn all_documents(root: &Path) -> Result<Vec<Document>, Error> {
    let corpus = corpus(root);
    let mut all = documents(&corpus)?;
    if let Some(newer) = newer_editions_dir(&corpus) {
        all.extend(documents(&newer)?);
    }
    Ok(all)
}

/// The lineages of documents, with the decisions of the repository.
/// Fails if the decisions cannot be read, or were made on other texts than these.
pub fn generate(root: &Path, documents: &[Document]) -> Result<Lineages, Error> {
    let path = root.join(DECISIONS_PATH);
    let decisions = LineageDecisions::from_tsv(&path.to_string_lossy(), &fs::read_to_string(&path)?)?;
    let mut stale = Vec::new();
    let lineages = LineageBuilder::new(Game::Magic).build(documents, &mut |from, to| {
        let (decided, unfit) = decisions.apply(align(from, to)?, from, to);
        stale.extend(unfit.into_iter().map(|decision| format!("{} {:?}", decision.from, decision.rule)));
        Ok(decided)
    });
    if stale.is_empty() {
        Ok(lineages)
    } else {
        Err(Error::Refused(format!("decisions on other texts than these; review them: {}", stale.join(", "))))
    }
}

/// The lineages of the repository.
/// Fails if a file cannot be read.
pub fn read(root: &Path) -> Result<Lineages, Error> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join(LINEAGE_DIR))? {
        let entry = entry?;
        files.push((entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path())?));
    }
    files.sort();
    Lineages::from_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
        .map_err(|error| Error::Refused(format!("{LINEAGE_DIR}/{error}")))
}

/// Writes the files of lineages and takes away those of tables that are no longer made.
/// Fails if a file cannot be written.
pub fn write(root: &Path) -> Result<String, Error> {
    let documents = all_documents(root)?;
    let lineages = generate(root, &documents)?;
    let files = lineages.to_files();
    let target = root.join(LINEAGE_DIR);
    for entry in fs::read_dir(&target)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !files.iter().any(|(file, _)| *file == name) {
            fs::remove_file(entry.path())?;
        }
    }
    for (name, text) in &files {
        fs::write(target.join(name), text)?;
    }
    fs::write(root.join(LATER_TITLES_PATH), later_titles(&documents, &lineages, rule_ids::edition(root)?))?;
    Ok(format!("{} files in {LINEAGE_DIR}, and {LATER_TITLES_PATH}", files.len()))
}

/// The titles of sections, chapters and rules that are new or renamed in editions later than `since`, as a file:
/// `edition`, `number` and `title`, oldest edition first. Titles are facts; a rule with a text of its own has none.
pub fn later_titles(documents: &[Document], lineages: &Lineages, since: EditionDate) -> String {
    let mut rows = Vec::new();
    let rules = documents.iter().filter(|document| document.kind == DocumentKind::Rules && document.lang() == Lang::En);
    let mut editions: Vec<&Document> = rules.filter(|document| document.date() >= since).collect();
    editions.sort_by_key(|document| document.date());
    let mut known: HashMap<LineageId, &str> = HashMap::new();
    for edition in editions {
        for NumberedRule { number, node, .. } in edition.rules() {
            let Some(title) = node.title.as_deref() else { continue };
            let Some(lineage) = lineages.lineage_of(edition.date(), number) else { continue };
            if known.insert(lineage, title) != Some(title) && edition.date() > since {
                rows.push([edition.date().to_string(), number.to_string(), title.to_owned()]);
            }
        }
    }
    vademecum_tsv::format(["edition", "number", "title"], rows)
}

/// Mines the terms of documents in each language, as a file.
pub fn terms(documents: Vec<Document>, lineages: Lineages) -> String {
    let graph = Graph::new(documents).with_lineages(Game::Magic, move |_| lineages.clone());
    graph.mine_terms(Game::Magic).to_tsv()
}

/// Writes the bundled terms.
/// Fails if the documents cannot be read, or the file not be written.
pub fn write_terms(root: &Path) -> Result<String, Error> {
    let documents = documents(&corpus(root))?;
    let lineages = generate(root, &documents)?;
    fs::write(root.join(TERMS_PATH), terms(documents, lineages))?;
    Ok(TERMS_PATH.to_owned())
}

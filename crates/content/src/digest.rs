//! The digests: our own summaries of a game's rules, one document for each language.

use std::sync::LazyLock;

use vademecum_document::Document;
use vademecum_ingest::digest::{self as reader, File};
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang};

use crate::embedded::{text, texts_in};

/// The file of a digest that holds its glossary; all others hold chapters.
const GLOSSARY: &str = "glossary.md";

static DIGESTS: LazyLock<Vec<Document>> = LazyLock::new(|| Game::ALL.into_iter().flat_map(parse).collect());

/// The digests of all games, as `rules/<game>/digest/documents.tsv` lists them.
pub fn digests() -> &'static [Document] {
    &DIGESTS
}

/// The digest with an id.
pub fn digest(id: &DocumentId) -> Option<&'static Document> {
    digests().iter().find(|document| document.id == *id)
}

fn parse(game: Game) -> Vec<Document> {
    let list = text(&format!("{game}/digest/documents.tsv")).unwrap_or_default();
    let titles = text(&format!("{game}/titles.tsv")).unwrap_or_default();
    // The first line names the columns.
    list.lines().skip(1).filter_map(|row| parse_digest(game, row, &titles)).collect()
}

/// The digest that a row of `documents.tsv` lists: language, edition and title.
fn parse_digest(game: Game, row: &str, titles: &str) -> Option<Document> {
    let mut cells = row.split('\t');
    let lang: Lang = cells.next()?.parse().ok()?;
    let edition: EditionDate = cells.next()?.parse().ok()?;
    let title = cells.next()?;
    let files = texts_in(&format!("{game}/digest/{lang}/"), ".md");
    let files = files.iter().map(|(name, text)| File { name, text });
    let (glossary, chapters): (Vec<_>, Vec<_>) = files.partition(|file| file.name.ends_with(GLOSSARY));
    let mut digest = reader::read(game, edition, lang, title, chapters, glossary);
    reader::name_titles(&mut digest, titles);
    Some(digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_digest_is_bundled() {
        let ids: Vec<String> = digests().iter().map(|document| document.id.to_string()).collect();
        let listed = [
            "magic-digest@2024-11-08.es",
            "magic-digest@2024-11-08.pt",
            "myl-digest@2021-07.es",
            "myl-digest@2021-07.pt",
        ];
        assert_eq!(ids, listed);
        let one = &digests()[1];
        assert_eq!(digest(&one.id), Some(one));
    }
}

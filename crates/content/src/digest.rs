//! The digests: our own summaries of a game's rules, one document for each language.

use std::sync::LazyLock;

use vademecum_document::Document;
use vademecum_ingest::digest::{self as reader, DigestFile, DigestListing};
use vademecum_tsv::TsvError;
use vademecum_vocab::{DocumentId, Game};

use crate::embedded::{self, texts_in};

/// The file of a digest that holds its glossary; all others hold chapters.
const GLOSSARY: &str = "glossary.md";

static DIGESTS: LazyLock<Vec<Document>> =
    LazyLock::new(|| Game::ALL.into_iter().filter_map(|game| parse(game).ok()).flatten().collect());

/// The digests of all games, as `rules/<game>/digest/documents.tsv` lists them.
pub fn digests() -> &'static [Document] {
    &DIGESTS
}

/// The digest with an id.
pub fn digest(id: &DocumentId) -> Option<&'static Document> {
    digests().iter().find(|document| document.id == *id)
}

fn parse(game: Game) -> Result<Vec<Document>, TsvError> {
    let (listings, titles) = (format!("{game}/digest/documents.tsv"), format!("{game}/titles.tsv"));
    let titles = embedded::parse(&titles, reader::read_titles)?.unwrap_or_default();
    let listings = embedded::parse(&listings, reader::read_listings)?;
    let digest = |DigestListing { lang, edition, title }: DigestListing| {
        let files = texts_in(&format!("{game}/digest/{lang}/"), ".md");
        let files = files.iter().map(|(name, text)| DigestFile { name, text });
        let (glossary, chapters): (Vec<_>, Vec<_>) = files.partition(|file| file.name.ends_with(GLOSSARY));
        let mut digest = reader::read(game, edition, lang, &title, chapters, glossary);
        reader::add_translated_titles(&mut digest, &titles);
        digest
    };
    Ok(listings.into_iter().flatten().map(digest).collect())
}

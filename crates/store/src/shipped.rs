//! What ships with the program: the files of `rules/`, embedded in it.

use std::{borrow::Cow, collections::BTreeMap, sync::LazyLock};

use rust_embed::RustEmbed;
use vademecum_document::Document;
use vademecum_ingest::digest::{self, File};
use vademecum_ledger::{Ledger, Site};
use vademecum_magic::CITING_LINES;
pub use vademecum_magic::CitingLine;
use vademecum_rule_ids::magic;
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::Fingerprint;

#[derive(RustEmbed)]
#[folder = "../../rules"]
struct Files;

/// The documents that ship: our digests, one for each game and language that `digest/documents.tsv` of
/// the game lists with its edition and title.
pub fn shipped() -> &'static [Document] {
    static SHIPPED: LazyLock<Vec<Document>> = LazyLock::new(|| {
        let files: BTreeMap<String, String> = shipped_files()
            .filter(|(path, _)| path.contains("/digest/") || path.ends_with(TITLES))
            .filter_map(|(path, data)| Some((path.into_owned(), String::from_utf8(data.into_owned()).ok()?)))
            .collect();
        Game::ALL.into_iter().flat_map(|game| digests(game, &files)).collect()
    });
    &SHIPPED
}

/// The file of a game that has its titles in every language.
const TITLES: &str = "/titles.tsv";

/// The digests of a game.
fn digests(game: Game, files: &BTreeMap<String, String>) -> Vec<Document> {
    /// The file of a digest that holds its glossary; all others hold chapters.
    const GLOSSARY: &str = "glossary.md";
    let listed = files.get(&format!("{game}/digest/documents.tsv")).map_or("", String::as_str);
    let titles = files.get(&format!("{game}{TITLES}")).map_or("", String::as_str);
    let read = |line: &str| {
        let mut cells = line.split('\t');
        let lang: Lang = cells.next()?.parse().ok()?;
        let edition: EditionDate = cells.next()?.parse().ok()?;
        let title = cells.next()?;
        let folder = format!("{game}/digest/{lang}/");
        let inside = files.range(folder.clone()..).take_while(|(path, _)| path.starts_with(&folder));
        let inside = inside.filter(|(path, _)| path.ends_with(".md")).map(|(name, text)| File { name, text });
        let (glossary, chapters): (Vec<_>, Vec<_>) = inside.partition(|file| file.name.ends_with(GLOSSARY));
        let mut digest = digest::read(game, edition, lang, title, chapters, glossary);
        digest::name_titles(&mut digest, titles);
        Some(digest)
    };
    // The first line names the columns.
    listed.lines().skip(1).filter_map(read).collect()
}

/// The files of a game's concept lexicon, each with its path and its text, in the order of their paths.
pub fn shipped_concepts(game: Game) -> Vec<(String, String)> {
    let folder = format!("{game}/concepts/");
    shipped_files()
        .filter(|(path, _)| path.starts_with(&folder) && path.ends_with(".txt"))
        .filter_map(|(path, data)| Some((path.into_owned(), String::from_utf8(data.into_owned()).ok()?)))
        .collect()
}

/// The tables of a game's lineages, each with its file name and its text: which number of which edition is which
/// rule.
pub fn shipped_lineage(game: Game) -> Vec<(String, String)> {
    let folder = format!("{game}/generated/lineage/");
    shipped_files()
        .filter_map(|(path, data)| {
            Some((path.strip_prefix(&folder)?.to_owned(), String::from_utf8(data.into_owned()).ok()?))
        })
        .collect()
}

/// The reviewed decisions about a game's lineages: the path of the file, and its text; empty for a game without one.
pub fn shipped_lineage_decisions(game: Game) -> (String, String) {
    let path = format!("{game}/lineage-decisions.tsv");
    let text = shipped_text(&path).unwrap_or_default();
    (path, text)
}

/// The titles that editions later than the one our digest follows brought to a game: of which edition, for which
/// number, and the title, in English. Oldest edition first.
pub fn shipped_later_titles(game: Game) -> Vec<(EditionDate, Number, String)> {
    let table = shipped_text(&format!("{game}/generated/later-titles.tsv")).unwrap_or_default();
    let row = |line: &str| {
        let mut cells = line.splitn(3, '\t');
        Some((cells.next()?.parse().ok()?, cells.next()?.parse().ok()?, cells.next()?.to_owned()))
    };
    table.lines().skip(1).filter_map(row).collect()
}

/// Where a game's publisher offers its rules, each with the language of the page. Empty where no such page is known.
pub fn shipped_official(game: Game) -> Vec<(Lang, String)> {
    let table = shipped_text(&format!("{game}/official.tsv")).unwrap_or_default();
    let row = |line: &str| {
        let (lang, url) = line.split_once('\t')?;
        Some((lang.parse().ok()?, url.to_owned()))
    };
    table.lines().skip(1).filter_map(row).collect()
}

/// What a game's terms are called in each language: the name of the file, and its text; empty for a game
/// without one.
pub fn shipped_terms(game: Game) -> (String, String) {
    let path = format!("{game}/generated/terms.tsv");
    let text = shipped_text(&path).unwrap_or_default();
    (path, text)
}

/// What people say instead of the words of a game's rules, by language: the name of each file, and its text.
pub fn shipped_colloquial(game: Game) -> Vec<(String, Lang, String)> {
    let files = Lang::ALL.map(|lang| (format!("{game}/colloquial/{lang}.tsv"), lang));
    files.into_iter().filter_map(|(path, lang)| Some((path.clone(), lang, shipped_text(&path)?))).collect()
}

/// The reviewed grammar of a game's terms, by language: the name of each file, and its text.
pub fn shipped_term_grammar(game: Game) -> Vec<(String, Lang, String)> {
    let files = Lang::ALL.map(|lang| (format!("{game}/term-grammar/{lang}.tsv"), lang));
    files.into_iter().filter_map(|(path, lang)| Some((path.clone(), lang, shipped_text(&path)?))).collect()
}

/// The ledger of a game's engine: what ties its rule numbers to code and tests. `None` for a game without one.
pub fn shipped_ledger(game: Game) -> Option<&'static Ledger> {
    static LEDGERS: LazyLock<BTreeMap<Game, Ledger>> = LazyLock::new(|| {
        let ledger = |game: Game| {
            let path = format!("{game}/generated/ledger.tsv");
            // What ships can be read; a test says so.
            Some((game, Ledger::read(&path, &shipped_text(&path)?).ok()?.with_code(sites(game))))
        };
        Game::ALL.into_iter().filter_map(ledger).collect()
    });
    LEDGERS.get(&game)
}

/// The lines of a game's engine that cite rules, by file and line. Empty for a game without an engine.
pub fn shipped_code(game: Game) -> &'static [CitingLine] {
    match game {
        Game::Magic => CITING_LINES,
        Game::Myl => &[],
    }
}

/// The numbers that a game's engine cites, each with a line that does.
fn sites(game: Game) -> impl Iterator<Item = (Number, Site)> {
    shipped_code(game).iter().flat_map(|line| {
        line.rules.iter().map(|&rule| (magic::number(rule), Site { file: line.file.to_owned(), line: line.line }))
    })
}

/// The scenarios of a game, each with its path from the top of the repository and its text.
pub fn shipped_scenarios(game: Game) -> Vec<(String, String)> {
    let folder = format!("{game}/scenarios/");
    shipped_files()
        .filter(|(path, _)| path.starts_with(&folder) && path.ends_with(".md") && !path.ends_with("README.md"))
        .filter_map(|(path, data)| Some((format!("rules/{path}"), String::from_utf8(data.into_owned()).ok()?)))
        .collect()
}

/// A file that ships, as text.
fn shipped_text(path: &str) -> Option<String> {
    String::from_utf8(Files::get(path)?.data.into_owned()).ok()
}

/// The files that ship, in the order of their paths (`magic/digest/es/704.md`), with what they hold.
pub fn shipped_files() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    sorted().into_iter().filter_map(|path| Some((path.clone(), Files::get(&path)?.data)))
}

/// The fingerprints of the documents that ship.
pub(crate) fn shipped_fingerprints() -> &'static BTreeMap<DocumentId, Fingerprint> {
    static FINGERPRINTS: LazyLock<BTreeMap<DocumentId, Fingerprint>> = LazyLock::new(|| {
        shipped().iter().map(|document| (document.id.clone(), Fingerprint::of_document(document))).collect()
    });
    &FINGERPRINTS
}

fn sorted() -> Vec<Cow<'static, str>> {
    let mut paths: Vec<_> = Files::iter().collect();
    paths.sort_unstable();
    paths
}

#[cfg(test)]
mod tests {
    use vademecum_ledger::Strength;

    use super::*;

    #[test]
    fn every_digest_that_is_listed_ships() {
        let ids: Vec<String> = shipped().iter().map(|document| document.id.to_string()).collect();
        let listed = [
            "magic-digest@2024-11-08.es",
            "magic-digest@2024-11-08.pt",
            "myl-digest@2021-07.es",
            "myl-digest@2021-07.pt",
        ];
        assert_eq!(ids, listed);
    }

    #[test]
    fn the_concepts_of_magic_ship() {
        let files = shipped_concepts(Game::Magic);
        assert!(files.iter().any(|(path, text)| path == "magic/concepts/copying.txt" && text.contains("707.2")));
        assert!(shipped_concepts(Game::Myl).is_empty());
    }

    #[test]
    fn the_ledger_ships_with_its_code_and_scenarios() {
        let ledger = shipped_ledger(Game::Magic).unwrap();
        let scenarios = shipped_scenarios(Game::Magic);
        for (number, row) in ledger.rows() {
            assert_eq!(row.strength >= Strength::Cited, !row.code.is_empty(), "{number}");
            for test in &row.tests {
                assert!(scenarios.iter().any(|(path, _)| path == test), "{number}: {test}");
            }
        }
        assert!(shipped_ledger(Game::Myl).is_none());
    }

    #[test]
    fn the_publishers_own_page_is_known() {
        for game in Game::ALL {
            for (_, url) in shipped_official(game) {
                assert!(url.starts_with("https://") && !url.contains(char::is_whitespace), "{url}");
            }
        }
        assert!(!shipped_official(Game::Magic).is_empty());
    }

    #[test]
    fn later_editions_have_titles() {
        let titles = shipped_later_titles(Game::Magic);
        let edition: EditionDate = "2025-06-06".parse().unwrap();
        let tiered: Number = "702.183".parse().unwrap();
        assert!(titles.contains(&(edition, tiered, "Tiered".to_owned())));
        let lines = shipped_text("magic/generated/later-titles.tsv").unwrap().lines().count();
        assert_eq!(titles.len(), lines - 1);
    }

    #[test]
    fn files_come_in_order() {
        let paths: Vec<_> = shipped_files().map(|(path, _)| path).collect();
        assert!(paths.is_sorted());
    }
}

//! The constants of the crate `rule-ids`, made from the numbers of the digest and the English titles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::Path,
};

use fs_err as fs;
use vademecum_ingest::digest;
use vademecum_lineage::Lineages;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{Error, engine::Engine, lineage};

/// The generated file.
pub const CONSTANTS_PATH: &str = "crates/rule-ids/src/magic/generated.rs";

/// The digest: a folder for each language.
pub const DIGEST_DIR: &str = "rules/magic/digest";

/// The table that says which edition the digest follows.
pub const DIGEST_LISTINGS_PATH: &str = "rules/magic/digest/documents.tsv";

/// The table of titles.
pub const TITLES_PATH: &str = "rules/magic/titles.tsv";

const LANGUAGES: [Lang; 2] = [Lang::Es, Lang::Pt];

/// The beginning of the generated file.
const HEADER: &str = "\
// Written by `cargo xtask rule-ids` from `rules/magic/digest/` and `rules/magic/titles.tsv`; changes made here are lost.
//! The rules of the edition: number, and the nearest title.

use vademecum_vocab::{EditionDate, Game, Letter, Number, RuleId};

const fn rule(chapter: u16, rule: u16) -> Number {
    Number::Rule(chapter, rule)
}

const fn sub(chapter: u16, rule: u16, letter: u8) -> Number {
    Number::Subrule(chapter, rule, Letter::from_index(letter))
}

";

/// The sources of the constants.
#[derive(Debug, Clone)]
pub struct Sources {
    /// The edition that the digest follows.
    pub edition: EditionDate,
    /// The chapters of the digest: language, name and text, in the order of their names.
    pub digest: Vec<(Lang, String, String)>,
    /// The table of titles: number, English title, and columns that are not read here.
    pub titles: String,
    /// The rules that each edition is known to have.
    pub lineages: Lineages,
}

impl Sources {
    /// The sources as they are in the repository.
    /// Fails if a file cannot be read.
    pub fn read(root: &Path) -> Result<Self, Error> {
        let digest = LANGUAGES.into_iter().map(|lang| chapters(root, lang)).collect::<Result<Vec<_>, _>>()?.concat();
        if digest.is_empty() {
            let what = format!("no numbers found below {}: is this the top of the repository?", root.display());
            return Err(Error::Refused(what));
        }
        let titles = fs::read_to_string(root.join(TITLES_PATH))?;
        Ok(Sources { edition: edition(root)?, digest, titles, lineages: lineage::read(root)? })
    }

    /// The text of the generated file.
    /// Fails if a number of the digest is not a rule of the edition.
    pub fn constants(&self) -> Result<String, Error> {
        let files = |lang| self.digest.iter().filter(move |(of, ..)| *of == lang).map(|(_, name, text)| (name, text));
        let numbers: BTreeSet<Number> =
            LANGUAGES.into_iter().flat_map(|lang| entries(lang, files(lang)).into_keys()).collect();
        if let Some(unknown) = numbers.iter().find(|number| self.lineages.lineage_of(self.edition, **number).is_none())
        {
            return Err(Error::Refused(format!(
                "the digest has an entry {unknown}, but {} knows no such rule of {}: correct its heading, or run \
                 `cargo xtask lineage` with that edition at hand",
                lineage::LINEAGE_DIR,
                self.edition
            )));
        }
        let titles = digest::read_titles(TITLES_PATH, &self.titles)?;
        let english = |row: &digest::RuleTitles| {
            row.titles.iter().find(|title| title.lang == Lang::En).map(|title| title.title.clone())
        };
        let titles: BTreeMap<Number, String> =
            titles.iter().filter_map(|row| Some((row.number, english(row)?))).collect();
        let mut text = HEADER.to_owned();
        text += &edition_constant(self.edition)?;
        text += "rule_ids! {\n    Game::Magic;\n\n";
        for number in numbers {
            let title = std::iter::successors(Some(number), |number| number.parent())
                .find_map(|number| titles.get(&number))
                .map(|title| format!(" {title}"))
                .unwrap_or_default();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "    {} = {}, {:?};", constant(number), literal(number), format!("{number}{title}"));
        }
        text += "}\n";
        Ok(text)
    }
}

/// Makes the text of the generated file.
/// Fails if a file cannot be read, or a number of the digest is not a rule of the edition.
pub fn generate(root: &Path) -> Result<String, Error> {
    Sources::read(root)?.constants()
}

/// Writes the generated file.
/// Fails as [`generate`], and if the file cannot be written.
pub fn write(root: &Path) -> Result<String, Error> {
    let path = root.join(CONSTANTS_PATH);
    let text = generate(root)?;
    fs::create_dir_all(path.parent().unwrap_or(root))?;
    fs::write(&path, text)?;
    Ok(format!("{CONSTANTS_PATH} written"))
}

/// The edition that the digest follows.
/// Fails if the table of the digest's documents cannot be read, or its languages follow several editions.
pub fn edition(root: &Path) -> Result<EditionDate, Error> {
    let text = fs::read_to_string(root.join(DIGEST_LISTINGS_PATH))?;
    let mut editions: Vec<EditionDate> =
        digest::read_listings(DIGEST_LISTINGS_PATH, &text)?.into_iter().map(|listing| listing.edition).collect();
    editions.dedup();
    match editions.as_slice() {
        [edition] => Ok(*edition),
        _ => Err(Error::Refused(format!(
            "{DIGEST_LISTINGS_PATH}: expected one edition for all languages, found {editions:?}"
        ))),
    }
}

/// The chapters of a language's digest: name and text, in the order of their names.
fn chapters(root: &Path, lang: Lang) -> Result<Vec<(Lang, String, String)>, Error> {
    let folder = root.join(DIGEST_DIR).join(lang.as_str());
    let mut texts = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") && name != "glossary.md" {
            texts.push((lang, name, fs::read_to_string(entry.path())?));
        }
    }
    texts.sort();
    Ok(texts)
}

/// The numbers that have no text of their own: only a title.
/// Fails if the digest cannot be read.
pub fn without_text(root: &Path) -> Result<BTreeSet<Number>, Error> {
    let texts = chapters(root, Lang::Es)?;
    let entries = entries(Lang::Es, texts.iter().map(|(_, name, text)| (name, text)));
    Ok(entries.into_iter().filter(|(_, text)| text.is_empty()).map(|(number, _)| number).collect())
}

/// The text of every number in one language's digest.
fn entries<'t>(lang: Lang, files: impl Iterator<Item = (&'t String, &'t String)>) -> BTreeMap<Number, String> {
    let files = files.map(|(name, text)| digest::DigestFile { name, text });
    let document = digest::read(Game::Magic, EditionDate::UNDATED, lang, "", files, []);
    document.nodes.into_iter().filter_map(|node| Some((node.number?, node.text))).collect()
}

fn edition_constant(edition: EditionDate) -> Result<String, Error> {
    let (Some(year), Some(month), Some(day)) = edition.parts() else {
        return Err(Error::Refused(format!("{DIGEST_LISTINGS_PATH}: `{edition}` is no day")));
    };
    Ok(format!(
        "/// The edition that has these rules.\n\
         pub const EDITION: EditionDate = match EditionDate::from_ymd({year}, {month}, {day}) {{\n    \
         Some(date) => date,\n    None => EditionDate::UNDATED,\n}};\n\n"
    ))
}

/// The name of the constant of a number of Magic: `R704_5F`.
pub fn constant(number: Number) -> String {
    Engine::ALL[Game::Magic as usize].constant(number)
}

/// A number as a constant expression.
fn literal(number: Number) -> String {
    match number {
        Number::Section(section) => format!("Number::Section({section})"),
        Number::Chapter(chapter) => format!("Number::Chapter({chapter})"),
        Number::Rule(chapter, rule) => format!("rule({chapter}, {rule})"),
        Number::Subrule(chapter, rule, letter) => format!("sub({chapter}, {rule}, {})", letter.index()),
        Number::Outline([a, b, c, d]) => format!("Number::Outline([{a}, {b}, {c}, {d}])"),
    }
}

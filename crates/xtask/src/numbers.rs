//! The constants of the `numbers` crate, made from the headings and entries of the digest, and the lineage of
//! each, from the tables that ship.

#![expect(clippy::disallowed_methods, reason = "a chore reads and writes the repository's files")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use vademecum_ingest::digest;
use vademecum_lineage::Lineages;
use vademecum_vocab::{EditionDate, Game, Lang, LineageId, Number};

use crate::{Error, lineage};

/// Where the generated files live.
pub const TARGET: &str = "crates/numbers/src/magic/chapters";

/// Where the digest lives: a folder for each language.
pub const DIGEST: &str = "rules/magic/digest";

/// The table that says which edition the digest follows.
pub const DOCUMENTS: &str = "rules/magic/digest/documents.tsv";

/// The languages of the digest.
const LANGUAGES: [Lang; 2] = [Lang::Es, Lang::Pt];

/// The first line of every generated file.
const HEAD: &str = "// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.\n";

/// The first line of the table of lineages.
const LINEAGE_HEAD: &str =
    "// Written by `cargo xtask numbers` from `rules/magic/lineage/`; changes made here are lost.\n";

/// What one language says about a number.
#[derive(Debug, Default)]
struct Entry {
    title: Option<String>,
    text: String,
}

/// What becomes of one number: its entries in Spanish and Portuguese.
type Entries = BTreeMap<Number, [Entry; 2]>;

/// What the constants are made from.
#[derive(Debug, Clone)]
pub struct Sources {
    /// The edition that the digest follows.
    pub edition: EditionDate,
    /// The chapters of the digest: language, name and text, in the order of their names.
    pub digest: Vec<(Lang, String, String)>,
    /// Which number is which rule.
    pub lineages: Lineages,
}

impl Sources {
    /// The sources as they are in the repository.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read(root: &Path) -> Result<Self, Error> {
        let digest = LANGUAGES.into_iter().map(|lang| chapters(root, lang)).collect::<Result<Vec<_>, _>>()?.concat();
        if digest.is_empty() {
            return Err(Error::NoNumbers(root.to_owned()));
        }
        Ok(Sources { edition: edition(root)?, digest, lineages: lineage::read(root)? })
    }

    /// The entries of every number.
    fn entries(&self) -> Entries {
        let mut entries = Entries::new();
        for (place, lang) in LANGUAGES.into_iter().enumerate() {
            let files = self.digest.iter().filter(|(of, ..)| *of == lang);
            read(lang, place, files.map(|(_, name, text)| (name, text)), &mut entries);
        }
        entries
    }

    /// Every generated file: its path from the top of the repository, and its text.
    ///
    /// # Errors
    /// If a number of the digest is no rule of the edition.
    pub fn files(&self) -> Result<BTreeMap<PathBuf, String>, Error> {
        let entries = self.entries();
        let mut files = BTreeMap::new();
        let mut modules: BTreeMap<u16, String> = BTreeMap::new();
        let mut table = String::new();
        for (index, (number, entry)) in entries.iter().enumerate() {
            let module = modules.entry(module_of(*number)).or_default();
            let name = constant(*number);
            writeln!(module, "\n{}", docs(*number, entry)).expect("a string takes everything");
            writeln!(module, "pub const {name}: Rule = Rule::new(Game::Magic, {index});")
                .expect("a string takes everything");
            writeln!(table, "    {},", literal(*number)).expect("a string takes everything");
        }
        for (chapter, constants) in &modules {
            let title = module_title(*chapter, &entries);
            let text = format!("{HEAD}//! {title}\n\nuse vademecum_vocab::{{Game, Rule}};\n{constants}");
            files.insert(Path::new(TARGET).join(format!("c{chapter}.rs")), text);
        }
        let mut list = format!(
            "{HEAD}//! Every number of the edition, in order: the place of a number is its handle's index.\n\n"
        );
        list += "use vademecum_vocab::{EditionDate, Letter, Number};\n\nconst fn rule(chapter: u16, rule: u16) -> Number {\n    Number::Rule(chapter, rule)\n}\n\n";
        list += "const fn sub(chapter: u16, rule: u16, letter: u8) -> Number {\n    Number::Subrule(chapter, rule, Letter::at(letter))\n}\n\n";
        list += &edition_constant(self.edition)?;
        write!(
            list,
            "/// Every number of the edition, in order.\npub static NUMBERS: [Number; {}] = [\n{table}];\n",
            entries.len()
        )
        .expect("a string takes everything");
        files.insert(Path::new(TARGET).join("table.rs"), list);
        files.insert(Path::new(TARGET).join("lineage.rs"), self.lineage_tables(entries.keys())?);
        let mut modules_text = format!("{HEAD}//! The chapters, a module each.\n\n");
        // rustfmt orders modules by their letters, and uses by their numbers.
        let names: BTreeSet<String> = modules.keys().map(u16::to_string).collect();
        for chapter in &names {
            writeln!(modules_text, "mod c{chapter};").expect("a string takes everything");
        }
        modules_text += "mod lineage;\nmod table;\n\n";
        for chapter in modules.keys() {
            writeln!(modules_text, "pub use c{chapter}::*;").expect("a string takes everything");
        }
        modules_text += "pub(super) use lineage::{BY_LINEAGE, LINEAGES};\npub use table::{EDITION, NUMBERS};\n";
        files.insert(Path::new(TARGET).join("mod.rs"), modules_text);
        Ok(files)
    }

    /// The lineage of every number, in the order of the numbers, and the way back.
    fn lineage_tables<'n>(&self, numbers: impl Iterator<Item = &'n Number>) -> Result<String, Error> {
        let mut places: BTreeMap<LineageId, usize> = BTreeMap::new();
        let mut list = String::new();
        for (index, number) in numbers.enumerate() {
            let Some(lineage) = self.lineages.lineage_of(self.edition, *number) else {
                return Err(Error::Refused(format!(
                    "the digest has an entry {number}, but {} knows no such rule of {}: correct its heading, or \
                     run `cargo xtask lineage` with that edition at hand",
                    lineage::TARGET,
                    self.edition
                )));
            };
            if places.insert(lineage, index).is_some() {
                return Err(Error::Refused(format!("lineage {lineage} has two numbers in {}", self.edition)));
            }
            writeln!(list, "    id({:#012x}), // {number}: {lineage}", lineage.value())
                .expect("a string takes everything");
        }
        let mut back = String::new();
        for (lineage, index) in &places {
            writeln!(back, "    (id({:#012x}), {index}),", lineage.value()).expect("a string takes everything");
        }
        let mut text =
            format!("{LINEAGE_HEAD}//! Which rule each number of the edition is, and which number each rule has.\n\n");
        text += "use vademecum_vocab::LineageId;\n\nconst fn id(value: u64) -> LineageId {\n    LineageId::new(value)\n}\n\n";
        write!(
            text,
            "/// The lineage of every number, in the order of the numbers.\n\
             pub(crate) static LINEAGES: [LineageId; {0}] = [\n{list}];\n\n\
             /// Every lineage, in order, with the place of its number.\n\
             pub(crate) static BY_LINEAGE: [(LineageId, u16); {0}] = [\n{back}];\n",
            places.len()
        )
        .expect("a string takes everything");
        Ok(text)
    }
}

/// Makes every generated file: its path from the top of the repository, and its text.
///
/// # Errors
/// If a file cannot be read, or a number of the digest is no rule of the edition.
pub fn generate(root: &Path) -> Result<BTreeMap<PathBuf, String>, Error> {
    Sources::read(root)?.files()
}

/// The edition that the digest follows.
///
/// # Errors
/// If the table of the digest's documents cannot be read, or its languages follow several editions.
pub fn edition(root: &Path) -> Result<EditionDate, Error> {
    let path = root.join(DOCUMENTS);
    let text = fs::read_to_string(&path).map_err(|source| Error::File { path, source })?;
    let mut editions: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split('\t').nth(1)).collect();
    editions.dedup();
    match editions.as_slice() {
        [edition] => edition.parse().map_err(|error| Error::Refused(format!("{DOCUMENTS}: {error}"))),
        _ => Err(Error::Refused(format!("{DOCUMENTS}: expected one edition for all languages, found {editions:?}"))),
    }
}

/// The chapters of a language's digest: name and text, in the order of their names.
fn chapters(root: &Path, lang: Lang) -> Result<Vec<(Lang, String, String)>, Error> {
    let folder = root.join(DIGEST).join(lang.as_str());
    let failed = |source| Error::File { path: folder.clone(), source };
    let mut texts = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if name.ends_with(".md") && name != "glossary.md" {
            let text = fs::read_to_string(&path).map_err(|source| Error::File { path: path.clone(), source })?;
            texts.push((lang, name, text));
        }
    }
    texts.sort();
    Ok(texts)
}

/// Writes the files and takes away those that are no longer made; says how many there are.
pub fn write(root: &Path, files: &BTreeMap<PathBuf, String>) -> Result<String, Error> {
    let target = root.join(TARGET);
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| Error::File { path, source }
    };
    fs::create_dir_all(&target).map_err(failed(&target))?;
    for stale in existing(root)?.into_iter().filter(|path| !files.contains_key(path)) {
        fs::remove_file(root.join(&stale)).map_err(failed(&stale))?;
    }
    for (path, text) in files {
        fs::write(root.join(path), text).map_err(failed(path))?;
    }
    Ok(format!("{} files in {TARGET}", files.len()))
}

/// The generated files there are now, from the top of the repository.
pub fn existing(root: &Path) -> Result<Vec<PathBuf>, Error> {
    let target = root.join(TARGET);
    let list = fs::read_dir(&target).map_err(|source| Error::File { path: target, source })?;
    let names = list.flatten().map(|entry| Path::new(TARGET).join(entry.file_name()));
    Ok(names.filter(|path| path.extension().is_some_and(|e| e == "rs")).collect())
}

/// The numbers that have no text of their own: only a title.
///
/// # Errors
/// If the digest cannot be read.
pub fn without_text(root: &Path) -> Result<BTreeSet<Number>, Error> {
    let mut entries = Entries::new();
    let texts = chapters(root, Lang::Es)?;
    read(Lang::Es, 0, texts.iter().map(|(_, name, text)| (name, text)), &mut entries);
    Ok(entries.into_iter().filter(|(_, [es, _])| es.text.is_empty()).map(|(number, _)| number).collect())
}

/// Reads one language's digest into its place of every entry.
fn read<'t>(lang: Lang, place: usize, files: impl Iterator<Item = (&'t String, &'t String)>, entries: &mut Entries) {
    let files = files.map(|(name, text)| digest::File { name, text });
    let document = digest::read(Game::Magic, EditionDate::UNDATED, lang, "", files, []);
    for node in document.nodes {
        if let Some(number) = node.number {
            entries.entry(number).or_default()[place] = Entry { title: node.title, text: node.text };
        }
    }
}

/// The constant that names the edition.
fn edition_constant(edition: EditionDate) -> Result<String, Error> {
    let (Some(year), Some(month), Some(day)) = edition.parts() else {
        return Err(Error::Refused(format!("{DOCUMENTS}: `{edition}` is no day")));
    };
    Ok(format!(
        "/// The edition these numbers belong to.\n\
         pub const EDITION: EditionDate = match EditionDate::day({year}, {month}, {day}) {{\n    \
         Some(date) => date,\n    None => EditionDate::UNDATED,\n}};\n\n"
    ))
}

/// The module that holds a number: its chapter, or the section's own number.
fn module_of(number: Number) -> u16 {
    match number {
        Number::Section(section) => u16::from(section),
        number => number.chapter().unwrap_or_default(),
    }
}

/// The name of a number's constant: `R704_5F`.
pub fn constant(number: Number) -> String {
    format!("R{}", number.to_string().replace('.', "_").to_uppercase())
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

/// The title above a module's constants.
fn module_title(module: u16, entries: &Entries) -> String {
    let number = u8::try_from(module).ok().filter(|&n| n < 100).map_or(Number::Chapter(module), Number::Section);
    let title = entries.get(&number).and_then(|[es, _]| es.title.clone()).unwrap_or_default();
    format!("{number}. {title}")
}

/// What an editor shows for a constant: number and titles, then the entries.
fn docs(number: Number, [es, pt]: &[Entry; 2]) -> String {
    let mut docs = format!("/// **{number}**");
    let titles: Vec<_> = [es, pt].into_iter().filter_map(|entry| entry.title.as_deref()).map(escaped).collect();
    if !titles.is_empty() {
        write!(docs, " {}", titles.join(" · ")).expect("a string takes everything");
    }
    for (lang, entry) in [("es", es), ("pt", pt)] {
        if !entry.text.is_empty() {
            write!(docs, "\n///\n/// *{lang}:* {}", escaped(&entry.text)).expect("a string takes everything");
        }
    }
    docs
}

/// Text that stays plain text in a doc comment.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '[' | ']' | '<' | '>' | '*' | '_' | '`' | '\\' | '#' | '|') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

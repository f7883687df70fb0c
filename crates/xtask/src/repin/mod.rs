//! From one edition of the rules to another: every citation of the repository is renamed by lineage, all at
//! once, and nothing is changed as long as somebody must look at a rule first.

mod acknowledge;
mod arrange;
mod change;
mod places;
mod plan;
mod read;
mod rust;
mod token;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::Path,
};

use fs_err as fs;
use vademecum_lineage::Lineages;
use vademecum_vocab::EditionDate;

use acknowledge::Acknowledged;
pub use places::{CitationSyntax, citation_syntax};
pub use token::CitedRules;

use crate::{Error, lineage, rule_ids};
use plan::{EditionPair, Fate};

/// The options of a re-pinning.
#[derive(Debug, Clone, Copy)]
pub struct Options<'o> {
    /// The edition to follow from now on.
    pub edition: EditionDate,
    /// The file of acknowledgements: read if it is there; open questions are added to it.
    pub acknowledge: Option<&'o Path>,
    /// Whether nothing is to be written.
    pub dry_run: bool,
}

/// The result of a re-pinning.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The number of files that cite rules.
    pub files: usize,
    /// The number of citations in them.
    pub citations: usize,
    /// The number of different rules and ranges that they cite.
    pub cited: usize,
    /// The rules that need review: rule, kind of change, proposed rules, and the places that cite it.
    pub open: Vec<(CitedRules, &'static str, Vec<CitedRules>, Vec<String>)>,
    /// The number of files that change.
    pub changed: usize,
    /// The steps that are left to do by hand, a line each.
    pub by_hand: Vec<String>,
}

/// Re-pins the repository.
/// Fails if an edition is unknown, a file cannot be read, a token names no rule, or, at the end, a citation would not
/// have the lineage that it had. Nothing is changed then.
pub fn repin(root: &Path, options: Options<'_>) -> Result<Report, Error> {
    let lineages = lineage::read(root)?;
    let pair = EditionPair::new(&lineages, rule_ids::edition(root)?, options.edition)?;
    let tree = places::read(root)?;
    let files = read::all(&tree, &pair)?;
    let places = read::places(&files, &tree, &pair);
    let file = options.acknowledge;
    let acknowledged = match file.map(|path| (path, fs::read_to_string(path))) {
        Some((path, Ok(text))) => Acknowledged::read(&path.display().to_string(), &text)?,
        Some((_, Err(error))) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
        _ => Acknowledged::default(),
    };
    let mut answers: BTreeMap<CitedRules, Vec<CitedRules>> = BTreeMap::new();
    let mut open: BTreeMap<CitedRules, (&'static str, Vec<CitedRules>)> = BTreeMap::new();
    for &what in places.keys() {
        match pair.fate(what) {
            Ok(Fate::Resolved(now)) => {
                answers.insert(what, vec![now]);
            }
            Ok(Fate::NeedsReview { kind, proposed }) => match acknowledged.answer(&pair, what, kind) {
                Some(answer) => {
                    answers.insert(what, answer);
                }
                None => {
                    open.insert(what, (kind, proposed));
                }
            },
            Err(number) => return Err(Error::Refused(format!("{} has no rule {number}", pair.from.document.date()))),
        }
    }
    let citing = files.iter().filter(|file| !file.citations.is_empty());
    let mut report = Report {
        files: citing.clone().count(),
        citations: citing.map(|file| file.citations.len()).sum(),
        cited: places.len(),
        ..Report::default()
    };
    if open.is_empty() {
        finish(root, &lineages, &pair, &tree, &files, &answers, options.dry_run, &mut report)?;
        report.by_hand.extend(by_hand(&answers, &places));
        return Ok(report);
    }
    if let (Some(path), false) = (file, options.dry_run) {
        fs::write(path, acknowledged.to_file_with_open_questions(&pair, &open))?;
    }
    let place = |what: &CitedRules| places.get(what).cloned().unwrap_or_default();
    report.open = open.into_iter().map(|(what, (kind, to))| (what, kind, to, place(&what))).collect();
    Ok(report)
}

/// Works the changes out, checks them, and writes them.
#[expect(clippy::too_many_arguments, reason = "everything that was found")]
fn finish(
    root: &Path,
    lineages: &Lineages,
    pair: &EditionPair<'_>,
    tree: &places::Tree,
    files: &[read::Cited],
    answers: &BTreeMap<CitedRules, Vec<CitedRules>>,
    dry_run: bool,
    report: &mut Report,
) -> Result<(), Error> {
    let changed = change::work(tree, files, pair, answers)?;
    let mut changes = changed.changes;
    let titles = changes.get(rule_ids::TITLES_PATH).cloned().flatten();
    let sources = rule_ids::Sources {
        edition: pair.to.document.date(),
        digest: changed.digest,
        titles: titles.or_else(|| tree.get(rule_ids::TITLES_PATH).cloned()).unwrap_or_default(),
        lineages: lineages.clone(),
    };
    changes.insert(rule_ids::CONSTANTS_PATH.to_owned(), Some(sources.constants()?));
    changes.retain(|path, text| tree.get(path) != text.as_ref());
    report.changed = changes.len();
    report.by_hand = changed.notes;
    for number in pair.uncovered_rules(&changed.entries) {
        report.by_hand.push(format!("{number} has no entry in the digest"));
    }
    report.by_hand.extend(examples(tree, pair));
    report.by_hand.push(
        "then: `cargo fmt`; write the entries; `cargo xtask rule-ids`; mend what does not compile; \
         `cargo xtask ledger`; the tests"
            .to_owned(),
    );
    if dry_run { Ok(()) } else { change::write(root, tree, &changes) }
}

/// Examples in texts for people that name another rule from now on.
fn examples(tree: &places::Tree, pair: &EditionPair<'_>) -> Vec<String> {
    let for_people = |path: &str| !path.starts_with("crates/") && !path.starts_with("tests/");
    let texts =
        tree.iter().filter(|(path, _)| citation_syntax(path) == Some(CitationSyntax::Examples) && for_people(path));
    let mut lines = Vec::new();
    for (path, text) in texts {
        for citation in token::dotted(text, 0..text.len()).citations {
            let changed = token::ends(citation.what).into_iter().any(|number| {
                let before = pair.from.lineage_of(number);
                before.is_some() && before != pair.to.lineage_of(number)
            });
            if changed {
                let (line, column) = token::place(text, citation.span.start);
                lines.push(format!("{path}:{line}:{column}: the example {} is another rule now", citation.what));
            }
        }
    }
    lines
}

/// What acknowledged rules leave to do: marks of those that are gone, and further parts of those that were
/// split.
fn by_hand(answers: &BTreeMap<CitedRules, Vec<CitedRules>>, places: &BTreeMap<CitedRules, Vec<String>>) -> Vec<String> {
    let mut lines = Vec::new();
    for (what, now) in answers {
        let cited = places.get(what).map(|places| shown(places)).unwrap_or_default();
        match now.as_slice() {
            [] => lines.push(format!("{what} is gone; `_GONE` marks where it was cited: {cited}")),
            [first, rest @ ..] if !rest.is_empty() => {
                let rest: Vec<String> = rest.iter().map(CitedRules::to_string).collect();
                lines.push(format!("{what} became {first}, and {}: {cited}", rest.join(", ")));
            }
            _ => {}
        }
    }
    lines
}

/// The first few of many places.
fn shown(places: &[String]) -> String {
    const MAX_PLACES: usize = 4;
    let mut text = places.iter().take(MAX_PLACES).cloned().collect::<Vec<_>>().join(" ");
    if places.len() > MAX_PLACES {
        let _ = write!(text, " and {} more", places.len() - MAX_PLACES);
    }
    text
}

/// Re-pins from the command line; what is open is an error.
/// Fails as [`repin`], and if a rule waits for a person.
pub fn command(root: &Path, arguments: &[&str]) -> Result<String, Error> {
    let usage = || Error::Refused("usage: cargo xtask repin EDITION [--dry-run] [--acknowledge FILE]".to_owned());
    let (edition, mut rest) = arguments.split_first().ok_or_else(usage)?;
    let edition = edition.parse().map_err(|error| Error::Refused(format!("{error}")))?;
    let mut options = Options { edition, acknowledge: None, dry_run: false };
    loop {
        match rest {
            [] => break,
            ["--dry-run", more @ ..] => (options.dry_run, rest) = (true, more),
            ["--acknowledge", file, more @ ..] => (options.acknowledge, rest) = (Some(Path::new(file)), more),
            _ => return Err(usage()),
        }
    }
    let report = repin(root, options)?;
    let mut text =
        format!("{} citations of {} rules and runs in {} files\n", report.citations, report.cited, report.files);
    if report.open.is_empty() {
        let _ = writeln!(text, "{} files {}", report.changed, if options.dry_run { "would change" } else { "changed" });
        let hands: BTreeSet<&String> = report.by_hand.iter().collect();
        for line in hands {
            let _ = writeln!(text, "by hand: {line}");
        }
        return Ok(text);
    }
    for (what, kind, now, places) in &report.open {
        let now: Vec<String> = now.iter().map(CitedRules::to_string).collect();
        let now = if now.is_empty() { "-".to_owned() } else { now.join(" ") };
        let _ = writeln!(text, "{what}\t{kind}\t{now}\t{}", shown(places));
    }
    let how = match options.acknowledge {
        Some(file) if !options.dry_run => format!(
            "they stand in {0} now: compare the texts, put the right numbers into the column `new` (with their hashes) \
             and a reason behind each row, then run this again",
            file.display()
        ),
        _ => "`--acknowledge FILE` writes them into a file; a row with a reason is an answer".to_owned(),
    };
    Err(Error::Refused(format!("{text}{} rules wait for a person, and nothing was changed; {how}", report.open.len())))
}

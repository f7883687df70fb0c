//! The changed files: worked out, read again and compared, and only then written.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use fs_err as fs;
use vademecum_ingest::reference::NumberSet;
use vademecum_vocab::{Lang, Number};

use super::{
    arrange::{self, Block},
    places::{CitationSyntax, Tree},
    plan::{EditionPair, Fate},
    read::{self, Cited},
    token::{CitedRules, Form, place, replace_edition_date},
};
use crate::{Error, rule_ids};

/// The folder of the scenarios, from the top of the repository.
const SCENARIO_DIR: &str = "rules/magic/scenarios/";

/// New texts by path; `None` for files that are no longer there.
pub(crate) type Changes = BTreeMap<String, Option<String>>;

/// The changed files, with notes.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    pub changes: Changes,
    /// The chapters of the digest: language, name and text.
    pub digest: Vec<(Lang, String, String)>,
    /// The numbers that have an entry in the digest.
    pub entries: BTreeSet<Number>,
    /// Notes on what was left out or merged.
    pub notes: Vec<String>,
}

/// Works out every changed file.
/// Fails if a citation would not name the rule it named, or a file has no place.
pub(crate) fn work(
    tree: &Tree,
    files: &[Cited],
    pair: &EditionPair<'_>,
    answers: &BTreeMap<CitedRules, Vec<CitedRules>>,
) -> Result<Changed, Error> {
    let known = NumberSet::new(pair.to.rows().iter().map(|row| row.number));
    // A mark in the place of a rule that is gone would hide the numbers of a list behind it from the grammar of
    // references: the texts are read with any rule there.
    let rules = pair.to.rows().iter().map(|row| row.number);
    let any: Vec<CitedRules> = rules.filter(|number| number.level() > 2).take(1).map(CitedRules::One).collect();
    let probe = answers.iter().map(|(what, now)| (*what, if now.is_empty() { any.clone() } else { now.clone() }));
    let probe: BTreeMap<CitedRules, Vec<CitedRules>> = probe.collect();
    let mut changed = Changed::default();
    let mut entries: BTreeMap<&str, Vec<Block>> = BTreeMap::new();
    let scenarios: Vec<(&str, String)> = files
        .iter()
        .filter(|file| file.reading == CitationSyntax::Scenario)
        .map(|file| (file.path.as_str(), moved(file, answers)))
        .collect();
    for file in files.iter().filter(|file| read::is_rewritten(file.reading)) {
        let before = &tree[&file.path];
        let after = rewritten(before, file, pair, answers);
        check(&rewritten(before, file, pair, &probe), file, pair, &probe, &known)?;
        match file.reading {
            CitationSyntax::Digest(lang) => {
                let blocks = digest_blocks(before, &after, file, pair, answers, &mut changed.notes)?;
                entries.entry(lang.as_str()).or_default().extend(blocks);
                changed.changes.insert(file.path.clone(), None);
            }
            CitationSyntax::Table(_) | CitationSyntax::WorkedExamples | CitationSyntax::Questions => {
                let lost = lost(before, file, answers);
                let is_examples = file.reading == CitationSyntax::WorkedExamples;
                let after = if is_examples { with_moved_scenarios(&after, &scenarios) } else { after };
                let key_columns = if matches!(file.reading, CitationSyntax::Table(_)) { 1 } else { 2 };
                let rows = arrange::rearrange_rows(before, &after, &lost, key_columns);
                let fewer = after.lines().count() - rows.lines().count();
                if fewer > 0 {
                    changed
                        .notes
                        .push(format!("{}: {fewer} rows of rules that are gone or merged were left out", file.path));
                }
                changed.changes.insert(file.path.clone(), Some(rows));
            }
            CitationSyntax::ScenarioPaths => {
                changed.changes.insert(file.path.clone(), Some(with_moved_scenarios(&after, &scenarios)));
            }
            CitationSyntax::Scenario => {
                let path = moved(file, answers);
                changed.changes.entry(file.path.clone()).or_insert(None);
                if let Some(Some(_)) = changed.changes.insert(path.clone(), Some(after)) {
                    return Err(Error::Refused(format!("two scenarios would be called {path}: rename {}", file.path)));
                }
            }
            _ => {
                changed.changes.insert(file.path.clone(), Some(after));
            }
        }
    }
    for (lang, blocks) in entries {
        for (name, text) in arrange::files(blocks.clone()) {
            for block in arrange::blocks(&text).map_err(Error::Refused)? {
                changed.entries.insert(block.number);
            }
            changed.changes.insert(format!("{}/{lang}/{name}", rule_ids::DIGEST_DIR), Some(text.clone()));
            if let Ok(lang) = lang.parse() {
                changed.digest.push((lang, name, text));
            }
        }
        if let Some(lost) = blocks.iter().find(|block| !changed.entries.contains(&block.number)) {
            return Err(Error::Refused(format!("the digest in {lang} would lose its entry {}", lost.number)));
        }
    }
    Ok(changed)
}

/// A text with all its citations renamed at once.
fn rewritten(
    before: &str,
    file: &Cited,
    pair: &EditionPair<'_>,
    answers: &BTreeMap<CitedRules, Vec<CitedRules>>,
) -> String {
    let mut after = String::with_capacity(before.len());
    let mut from = 0;
    for citation in &file.citations {
        after.push_str(&before[from..citation.span.start]);
        after.push_str(&citation.written(answers.get(&citation.what).map_or(&[], Vec::as_slice)));
        from = citation.span.end;
    }
    after.push_str(&before[from..]);
    match file.reading {
        CitationSyntax::Digest(_)
        | CitationSyntax::Glossary(_)
        | CitationSyntax::Scenario
        | CitationSyntax::Queries => after,
        _ => replace_edition_date(&after, pair.from.document.date(), pair.to.document.date()),
    }
}

/// Reads the new text as if it were the old one: it must cite what was meant, and each that was not answered
/// by a person must have the lineage that it had.
fn check(
    after: &str,
    file: &Cited,
    pair: &EditionPair<'_>,
    answers: &BTreeMap<CitedRules, Vec<CitedRules>>,
    known: &NumberSet,
) -> Result<(), Error> {
    let refused = |at: usize, what: String| {
        let (line, column) = place(after, at);
        Error::Refused(format!(
            "nothing was changed: {}, line {line}, column {column} of the new text: {what}",
            file.path
        ))
    };
    let scan = read::of(after, file.reading, known)
        .map_err(|(line, what)| Error::Refused(format!("{}:{line}: {what}", file.path)))?;
    if let Some(fault) = scan.faults.first() {
        return Err(refused(fault.at, fault.what.clone()));
    }
    let meant = file.citations.iter().flat_map(|citation| {
        let now = answers.get(&citation.what).map_or(&[][..], Vec::as_slice);
        let now = if matches!(citation.form, Form::Range { .. }) { now } else { &now[..now.len().min(1)] };
        now.iter().map(move |now| (citation.what, *now))
    });
    let mut found = scan.citations.iter();
    for (old, now) in meant {
        let Some(citation) = found.next() else {
            return Err(refused(after.len(), format!("the citation of {old}, now {now}, is not found")));
        };
        let first = |what: CitedRules| super::token::ends(what)[0];
        let reads = citation.what == now
            || (matches!(now, CitedRules::Range(..)) && citation.what == CitedRules::One(first(now)));
        if !reads {
            return Err(refused(
                citation.span.start,
                format!("{} stands where {now} should, which was {old}", citation.what),
            ));
        }
        if matches!(pair.fate(old), Ok(Fate::Resolved(_))) {
            let before: Vec<_> = pair.rules(old).iter().map(|number| pair.from.lineage_of(*number)).collect();
            let there = pair.rules_after(now);
            let after: Vec<_> = there.iter().map(|number| pair.to.lineage_of(*number)).collect();
            if before != after {
                return Err(refused(citation.span.start, format!("{old} is another rule than {now}")));
            }
        }
    }
    match found.next() {
        Some(more) => Err(refused(more.span.start, format!("{} was not cited before", more.what))),
        None => Ok(()),
    }
}

/// The entries of a chapter with their new numbers, without those of rules that are gone.
fn digest_blocks(
    before: &str,
    after: &str,
    file: &Cited,
    pair: &EditionPair<'_>,
    answers: &BTreeMap<CitedRules, Vec<CitedRules>>,
    notes: &mut Vec<String>,
) -> Result<Vec<Block>, Error> {
    let refused = |what: String| Error::Refused(format!("{}: {what}", file.path));
    let old = arrange::blocks(before).map_err(refused)?;
    let written: String = arrange::files(old.clone()).into_values().collect();
    if written != before {
        return Err(refused(
            "its entries are not in order, or not one empty line apart, or not in their file".to_owned(),
        ));
    }
    // A heading of a rule that is gone is no heading any more: the entry begins with the same mark.
    let mut blocks: Vec<Block> = Vec::new();
    let texts = arrange::entries(after);
    if texts.len() != old.len() {
        return Err(refused("an entry would lose its heading".to_owned()));
    }
    for (block, text) in old.into_iter().zip(texts) {
        match answers.get(&CitedRules::One(block.number)).and_then(|now| now.first()) {
            Some(&(CitedRules::One(number) | CitedRules::Range(number, _))) => {
                let own = pair.to.lineage_of(number) == pair.from.lineage_of(block.number);
                if !own {
                    notes.push(format!(
                        "{}: the entry {} is now {number}, or part of it: look at it",
                        file.path, block.number
                    ));
                }
                blocks.push(Block { number, is_primary: own, text });
            }
            None => notes.push(format!("{}: the entry {} was left out, its rule is gone", file.path, block.number)),
        }
    }
    Ok(blocks)
}

fn lost(before: &str, file: &Cited, answers: &BTreeMap<CitedRules, Vec<CitedRules>>) -> Vec<usize> {
    let gone = file.citations.iter().filter(|c| answers.get(&c.what).is_none_or(Vec::is_empty));
    let first = gone.filter(|c| c.span.start == 0 || before[..c.span.start].ends_with('\n'));
    first.map(|c| place(before, c.span.start).0 - 1).collect()
}

/// Where a scenario stands from now on: with the chapter of the first rule that it proves of its old chapter.
fn moved(file: &Cited, answers: &BTreeMap<CitedRules, Vec<CitedRules>>) -> String {
    let parts: Vec<&str> = file.path.rsplitn(3, '/').collect();
    let [name, chapter, folder] = parts.as_slice() else { return file.path.clone() };
    let of_chapter =
        file.citations.iter().filter_map(|citation| match (citation.what, answers.get(&citation.what)?.first()?) {
            (CitedRules::One(old), CitedRules::One(new))
                if old.chapter().is_some_and(|c| c.to_string() == *chapter) =>
            {
                new.chapter()
            }
            _ => None,
        });
    match of_chapter.take(1).next() {
        Some(new) => format!("{folder}/{new}/{name}"),
        None => file.path.clone(),
    }
}

/// A table with the new paths of scenarios that move: old and new ones from the top of the repository.
fn with_moved_scenarios(table: &str, scenarios: &[(&str, String)]) -> String {
    let below = |path: &str| path.strip_prefix(SCENARIO_DIR).map(str::to_owned);
    let moves: BTreeMap<String, String> =
        scenarios.iter().filter_map(|(old, new)| Some((below(old)?, below(new)?))).collect();
    let cell = |cell: &str| moves.get(cell).cloned().unwrap_or_else(|| cell.to_owned());
    let line = |line: &str| line.split('\t').map(cell).collect::<Vec<_>>().join("\t") + "\n";
    table.lines().map(line).collect()
}

/// Writes the changes. What fails half-way is taken back.
/// Fails if a file cannot be written.
pub(crate) fn write(root: &Path, tree: &Tree, changes: &Changes) -> Result<(), Error> {
    let put = |path: &str, text: Option<&String>| {
        let file = root.join(path);
        let folder = file.parent().unwrap_or(root);
        match text {
            Some(text) => fs::create_dir_all(folder).and_then(|()| fs::write(&file, text)),
            None => fs::remove_file(&file).map(|()| {
                // Only a folder that is empty goes.
                let _ = fs::remove_dir(folder);
            }),
        }
    };
    let done = changes.iter().try_for_each(|(path, text)| put(path, text.as_ref()));
    if done.is_err() {
        for path in changes.keys() {
            let _ = put(path, tree.get(path));
        }
    }
    Ok(done?)
}

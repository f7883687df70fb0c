//! From Markdown to a scenario. The first line that cannot be read is the error: a scenario is either
//! understood as a whole or not at all.

mod cards;
mod lines;
mod naming;
mod shortcuts;
mod situation;

use std::sync::Arc;

use vademecum_rule_ids::magic;
use vademecum_text::fold;
use vademecum_vocab::{Lang, RuleId};

use self::situation::Situation;
use crate::{
    bounds::{MAX_CLAIMS, MAX_FILE_BYTES, MAX_ITEMS, MAX_LINE_CHARS},
    markdown::{Block, Kind, LineIndex, blocks},
    model::{Check, CounterfactualClaim, Happens, Line, Ref, Scenario, ScriptStep},
    names::{Names, plain},
    problem::{Problem, Wrong, listed},
    told::EventNames,
    words::{Part, Words},
};

/// Reads a scenario; `file` is only a label.
///
/// # Errors
///
/// The first line that cannot be read, and what to write there.
pub fn read(file: &str, text: &str) -> Result<Scenario, Problem> {
    if text.len() > MAX_FILE_BYTES {
        return Err(Problem::too_large(file));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source { file, lines: LineIndex::new(text) };
    let blocks = blocks(text);
    source.check_bounds(&blocks)?;
    let words = language(&blocks).ok_or_else(|| {
        let known = "`## Situación`, `## Situação`, `## Situation`";
        source.problem(0, Wrong::new("problem-no-situation", [("known", &known)]))
    })?;
    if let Some(empty) = blocks.iter().find(|block| matches!(block.kind, Kind::Heading(_)) && block.text.is_empty()) {
        return Err(source.problem(empty.at, Wrong::new("problem-empty-heading", [])));
    }
    let title = title(&source, &blocks)?;
    let parts = parts(&source, words, &blocks)?;
    let of = |part: Part| parts.iter().filter(move |(of, _)| *of == part).map(|(_, block)| *block);

    let (cards, subtypes) = cards::read(&source, words, &of(Part::Cards).collect::<Vec<_>>())?;
    let given: Vec<Block<'_>> = of(Part::Situation).collect();
    given.iter().try_for_each(|block| source.check_is_item(block))?;
    let Situation { players, arrangement, is_new_game } = situation::read(&source, words, cards, &given)?;
    let names = Names::new(words, &players, &arrangement.setup.cards).with_subtypes(&subtypes);
    let script = source.lines(of(Part::Script), |line| lines::act(&names, line))?;
    let script = shortcuts::group(script).map_err(|(line, wrong)| source.problem_in_line(line, wrong))?;
    let results = source.lines(of(Part::Results), |line| lines::check(&names, line))?;
    let order = source.lines(of(Part::Order), |line| lines::happens(&names, line))?;
    let denied = source.lines(of(Part::Denied), |line| lines::happens(&names, line))?;
    let without = source.lines(of(Part::Without), |line| lines::counterfactual(&names, &title.1, line))?;
    let outcomes = results.len() + order.len() + denied.len() + without.len();
    if outcomes == 0 && !script.iter().any(lines::asserts) {
        return Err(source.problem(text.len(), Wrong::new("problem-nothing-asserted", [])));
    }
    let asserted = order.iter().chain(&denied).map(|line| &line.is);
    let consequences = without.iter().flat_map(|line| match &line.is.consequence {
        CounterfactualClaim::Events(events) => events.as_slice(),
        CounterfactualClaim::State(_) | CounterfactualClaim::Refusal(..) => &[],
    });
    let checks = results.iter().map(|line| &line.is);
    let checks = checks.chain(script.iter().filter_map(|line| match &line.is {
        ScriptStep::Now(check) => Some(check),
        _ => None,
    }));
    let checks = checks.chain(without.iter().filter_map(|line| match &line.is.consequence {
        CounterfactualClaim::State(check) => Some(check),
        _ => None,
    }));
    let spared = denied.iter().flat_map(|line| line.is.existing());
    let existing: Vec<Ref> = checks.filter_map(Check::existing).chain(spared).cloned().collect();
    let event_names = Arc::new(EventNames::new(asserted.chain(consequences).flat_map(Happens::names).chain(&existing)));
    let (title, claims) = title;
    let lang = words.lang;
    let file = file.to_owned();
    Ok(Scenario {
        file,
        lang,
        title,
        claims,
        players,
        subtypes,
        arrangement,
        is_new_game,
        script,
        results,
        order,
        denied,
        without,
        existing,
        event_names,
    })
}

/// A file, for saying where something stands in it.
struct Source<'t> {
    file: &'t str,
    lines: LineIndex<'t>,
}

impl Source<'_> {
    fn problem(&self, at: usize, wrong: Wrong) -> Problem {
        let (line, column) = self.lines.position(at);
        Problem { file: self.file.to_owned(), line, column, wrong }
    }

    /// A problem with the whole of a line.
    fn problem_in_line(&self, line: usize, wrong: Wrong) -> Problem {
        Problem { file: self.file.to_owned(), line, column: 1, wrong }
    }

    /// Refuses a line that is too long, and more items than there may be.
    fn check_bounds(&self, blocks: &[Block<'_>]) -> Result<(), Problem> {
        let is_long = |line: &&str| line.chars().nth(MAX_LINE_CHARS).is_some();
        let first_long = |block: &Block<'_>| match block.kind {
            // They are read as one line each.
            Kind::Heading(_) | Kind::Item => is_long(&block.text).then_some(block.at),
            Kind::Paragraph | Kind::Other => {
                let long = block.text.split_inclusive('\n').find(is_long)?;
                Some(block.at + (long.as_ptr().addr() - block.text.as_ptr().addr()))
            }
        };
        if let Some(at) = blocks.iter().find_map(first_long) {
            return Err(self.problem(at, Wrong::new("problem-long-line", [("most", &MAX_LINE_CHARS)])));
        }
        match blocks.iter().filter(|block| block.kind == Kind::Item).nth(MAX_ITEMS) {
            Some(block) => Err(self.problem(block.at, Wrong::new("problem-too-many-items", [("most", &MAX_ITEMS)]))),
            None => Ok(()),
        }
    }

    /// Every line of a part is checked: what is not an item of its list would be passed over.
    fn check_is_item(&self, block: &Block<'_>) -> Result<(), Problem> {
        let wrong = || Wrong::new("problem-not-item", []);
        if block.kind == Kind::Item { Ok(()) } else { Err(self.problem(block.at, wrong())) }
    }

    /// Reads the items of a part, one by one.
    fn lines<'b, T>(
        &self,
        blocks: impl Iterator<Item = Block<'b>>,
        read: impl Fn(&str) -> Result<T, Wrong>,
    ) -> Result<Vec<Line<T>>, Problem> {
        let read = blocks.map(|block| {
            self.check_is_item(&block)?;
            let is = read(&plain(block.text)).map_err(|wrong| self.problem(block.at, wrong))?;
            Ok(Line { line: self.lines.line(block.at), text: block.line(), is })
        });
        read.collect()
    }
}

/// The language, by the heading of the situation.
pub(crate) fn language(blocks: &[Block<'_>]) -> Option<&'static Words> {
    let headings = blocks.iter().filter(|block| block.kind == Kind::Heading(2));
    let mut names = headings.map(|block| fold(&block.line()));
    names.find_map(|name| {
        let all = Lang::ALL.into_iter().map(Words::of);
        all.into_iter().find(|words| words.part(&name) == Some(Part::Situation))
    })
}

/// The title and the numbers behind it: `# Título (704.5f, 302.4b)`.
fn title(source: &Source<'_>, blocks: &[Block<'_>]) -> Result<(String, Vec<RuleId>), Problem> {
    let mut titles = blocks.iter().filter(|block| block.kind == Kind::Heading(1));
    let Some(block) = titles.next() else {
        return Err(source.problem(0, Wrong::new("problem-no-title", [])));
    };
    if let Some(second) = titles.next() {
        return Err(source.problem(second.at, Wrong::new("problem-second-title", [])));
    }
    let line = block.line();
    let split = line.rsplit_once('(').and_then(|(title, rest)| Some((title.trim(), rest.strip_suffix(')')?)));
    let Some((title, numbers)) = split else {
        return Err(source.problem(block.at, Wrong::new("problem-title-without-number", [])));
    };
    if title.is_empty() {
        return Err(source.problem(block.at, Wrong::new("problem-title-without-words", [])));
    }
    if let Some(number) = title.split(|c: char| !c.is_alphanumeric() && c != '.').find(|word| is_rule(word)) {
        return Err(source.problem(block.at, Wrong::new("problem-number-in-title", [("number", &number)])));
    }
    let mut claims = Vec::new();
    for number in numbers.split(',').map(str::trim) {
        let claim = rule(number).map_err(|wrong| source.problem(block.at, wrong))?;
        if claims.contains(&claim) {
            return Err(source.problem(block.at, Wrong::new("problem-claimed-twice", [("number", &number)])));
        }
        claims.push(claim);
    }
    if claims.len() > MAX_CLAIMS {
        return Err(source.problem(block.at, Wrong::new("problem-too-many-claims", [("count", &claims.len())])));
    }
    Ok((title.to_owned(), claims))
}

/// Whether a word is a number of the rules below a chapter: `702.9b`.
fn is_rule(word: &str) -> bool {
    word.contains('.') && word.parse().ok().and_then(magic::rule_id).is_some()
}

/// A number of the edition that the engine follows.
fn rule(number: &str) -> Result<RuleId, Wrong> {
    let found = number.parse().ok().and_then(magic::rule_id);
    found.ok_or_else(|| Wrong::new("problem-no-rule", [("number", &number), ("edition", &magic::EDITION)]))
}

/// Every block under a heading of level 2, with the part it belongs to.
fn parts<'t>(source: &Source<'_>, words: &Words, blocks: &[Block<'t>]) -> Result<Vec<(Part, Block<'t>)>, Problem> {
    let mut part = None;
    let mut parts = Vec::new();
    for block in blocks {
        if block.kind == Kind::Heading(2) {
            let name = fold(&block.line());
            part = Some(words.part(&name).ok_or_else(|| {
                let known = listed(words.table.parts.iter().filter_map(|(_, names)| names.split('|').next()));
                source.problem(block.at, Wrong::new("problem-no-part", [("name", &name), ("known", &known)]))
            })?);
        } else if let Some(part) = part {
            parts.push((part, *block));
        } else if matches!(block.kind, Kind::Heading(3..)) {
            return Err(source.problem(block.at, Wrong::new("problem-heading-of-no-part", [])));
        }
    }
    Ok(parts)
}

//! Compares texts of two languages by what needs no knowledge of either: references, numbers, symbols, examples, titles,
//! names, lengths, passages left in the other language.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use vademecum_document::{Document, Node, NodeKind, Reference};
use vademecum_text::fold;
use vademecum_vocab::{DiagnosticCode, Number};

use crate::{
    EntryDiff, Issue, IssueKind, TextChange,
    compare::EditionPair,
    token::{TokenKind, TokenizedText, normalize},
};
use vademecum_align::{AlignmentKind, AlignmentLink};

/// Minimum length of a text whose length ratio is judged, in characters.
const MIN_CHARS_FOR_LENGTH: usize = 60;

/// A length ratio is unusual if it differs from the median by more than this many median absolute deviations.
const MAX_LENGTH_DEVIATIONS: f32 = 5.0;

/// A length ratio is usual if it differs from the median by at most this natural logarithm (a factor of about 1.5).
const MIN_LOG_LENGTH_DEVIATION: f32 = 0.4;

/// Minimum number of consecutive words common to both texts that count as untranslated.
const MIN_UNTRANSLATED_WORDS: usize = 6;

/// Maximum number of words of a text among which a common run is looked for: the longest rules have some hundreds.
const MAX_COMPARED_WORDS: usize = 4_000;

/// Largest number that is often written as a word.
const MAX_SPELLED_OUT: u32 = 20;

/// Maximum length of the name of a card, in words: the longest in use has some twenty.
const MAX_NAME_WORDS: usize = 24;

/// Maximum number of letters in a symbol; a symbol with more contains words of the text's language.
const MAX_SYMBOL_LETTERS: usize = 3;

/// Statistics of the matched rules of two documents, by which single rules are judged.
pub(crate) struct PairStatistics {
    /// Median and median absolute deviation of the logarithmic length ratios.
    log_length_ratio: Option<(f32, f32)>,
    /// Numbers of rules in which ingestion found untranslated passages.
    untranslated: HashSet<Number>,
    /// Folded names of cards in the first document.
    names: HashSet<String>,
}

impl PairStatistics {
    pub(crate) fn new(pair: &EditionPair<'_>, links: &[&AlignmentLink]) -> Self {
        let length = |link: &&AlignmentLink| {
            let (_, from) = pair.from.number(link.from?)?;
            let [only] = link.to.as_slice() else { return None };
            log_length_ratio(from, pair.to.number(*only)?.1)
        };
        let diagnostics =
            pair.to.document.diagnostics.iter().filter(|found| found.code() == DiagnosticCode::Untranslated);
        PairStatistics {
            log_length_ratio: median_and_deviation(links.iter().filter_map(length).collect()),
            untranslated: diagnostics.filter_map(|found| found.number.as_ref()?.parse().ok()).collect(),
            names: card_names(pair.from.document),
        }
    }
}

pub(crate) fn compare_row(pair: &EditionPair<'_>, statistics: &PairStatistics, mut row: EntryDiff) -> EntryDiff {
    let from = row.from.as_ref().and_then(|spot| pair.from.document.get(spot.node));
    let to: Vec<&Node> = row.to.iter().filter_map(|spot| pair.to.document.get(spot.node)).collect();
    if let Some(from) = from
        && !to.is_empty()
        && row.kind != AlignmentKind::MergedIntoOther
    {
        let issues = [
            tally_difference(IssueKind::Symbols, &symbols(&[from]), &symbols(&to)),
            number_issue(&[from], &to),
            reference_issue(pair, from, &to),
            untranslated_issue(statistics, from, &to),
            example_issue(from, &to),
            title_issue(from, &to),
            name_issue(statistics, from, &to),
            length_issue(statistics, from, &to),
        ];
        row.issues = issues.into_iter().flatten().collect();
    }
    row.change = match row.kind {
        AlignmentKind::Removed | AlignmentKind::Added => TextChange::Words,
        _ => level_of(&row.issues),
    };
    row
}

pub(crate) fn level_of(issues: &[Issue]) -> TextChange {
    let change = |issue: &Issue| match issue.kind {
        IssueKind::ExampleCount => TextChange::Examples,
        IssueKind::References => TextChange::References,
        IssueKind::Split | IssueKind::MergedIntoOther | IssueKind::RuleNumber => TextChange::None,
        _ => TextChange::LanguageIndependent,
    };
    issues.iter().map(change).max().unwrap_or_default()
}

fn texts<'d>(node: &'d Node) -> impl Iterator<Item = TokenizedText<'d>> {
    let examples = (0..node.examples.len()).map(|i| u32::try_from(i).ok());
    std::iter::once(None).chain(examples).map(move |example| TokenizedText::of(node, example))
}

/// Normalised items with their counts and their spelling in the text.
type Tally = BTreeMap<String, (usize, String)>;

fn count(tally: &mut Tally, thing: String, shown: &str) {
    tally.entry(thing).or_insert_with(|| (0, shown.to_owned())).0 += 1;
}

fn symbols(nodes: &[&Node]) -> Tally {
    let mut tally = Tally::new();
    for text in nodes.iter().flat_map(|node| texts(node)) {
        for token in text.tokens.iter().filter(|token| token.kind == TokenKind::Symbol) {
            let symbol = text.str(token);
            // A symbol with a word in it is spelled in the text's language.
            if symbol.chars().filter(|c| c.is_alphabetic()).count() <= MAX_SYMBOL_LETTERS {
                count(&mut tally, symbol.to_uppercase().replace(' ', ""), symbol);
            }
        }
    }
    tally
}

/// Numbers written in digits, without rule numbers.
fn figures(nodes: &[&Node]) -> Tally {
    let mut tally = Tally::new();
    for text in nodes.iter().flat_map(|node| texts(node)) {
        for token in text.tokens.iter().filter(|token| token.kind == TokenKind::Word) {
            let word = normalize(text.str(token));
            // A unit may be printed without a space: `6,3cm`.
            let figure = word.trim_end_matches(char::is_alphabetic);
            let unit = word[figure.len()..].chars().count();
            let is_figure = figure.ends_with(|c: char| c.is_ascii_digit())
                && figure.chars().all(|c| c.is_ascii_digit() || "+-.,".contains(c))
                && unit != 1;
            if is_figure {
                count(&mut tally, figure.replace(['.', ','], ""), figure);
            }
        }
    }
    tally
}

/// An issue with the items that only one of two tallies contains, or contains more often.
fn tally_difference(kind: IssueKind, from: &Tally, to: &Tally) -> Option<Issue> {
    let only = |of: &Tally, other: &Tally| -> Vec<String> {
        let only = of.iter().filter(|(thing, (count, _))| other.get(*thing).map_or(0, |(count, _)| *count) < *count);
        only.map(|(_, (_, shown))| shown.clone()).collect()
    };
    let (left, right) = (only(from, to), only(to, from));
    (!left.is_empty() || !right.is_empty()).then(|| Issue::new(kind, left, right))
}

/// Differing numbers. Small ones that only one text writes in digits may be words in the other: these are of the milder
/// kind `Figures`.
fn number_issue(from: &[&Node], to: &[&Node]) -> Option<Issue> {
    let issue = tally_difference(IssueKind::NumericValues, &figures(from), &figures(to))?;
    let is_digits = |number: &str| number.chars().all(|c| c.is_ascii_digit());
    let is_small =
        |number: &String| is_digits(number) && number.parse::<u32>().is_ok_and(|number| number <= MAX_SPELLED_OUT);
    let one_sided = issue.from.is_empty() || issue.to.is_empty();
    let words = one_sided && issue.from.iter().chain(&issue.to).all(is_small);
    Some(if words { Issue { kind: IssueKind::DigitsOrWords, ..issue } } else { issue })
}

/// Differing references, after those of the first text are mapped to the numbers of the second edition.
fn reference_issue(pair: &EditionPair<'_>, from: &Node, to: &[&Node]) -> Option<Issue> {
    let cited = |nodes: &[&Node]| -> BTreeSet<Number> {
        nodes.iter().flat_map(|node| &node.references).flat_map(Reference::numbers).collect()
    };
    let (left, right) = (cited(&[from]), cited(to));
    let places: Vec<(Number, Vec<Number>)> = left.iter().map(|&number| (number, pair.moves.targets(number))).collect();
    let lost =
        places.iter().filter(|(_, places)| !places.is_empty() && !places.iter().any(|place| right.contains(place)));
    let lost: Vec<String> = lost.map(|(number, _)| number.to_string()).collect();
    let expected: BTreeSet<Number> = places.iter().flat_map(|(_, places)| places.iter().copied()).collect();
    let extra: Vec<String> = right.difference(&expected).map(ToString::to_string).collect();
    (!lost.is_empty() || !extra.is_empty()).then(|| Issue::new(IssueKind::References, lost, extra))
}

/// Passages left in the first language.
fn untranslated_issue(statistics: &PairStatistics, from: &Node, to: &[&Node]) -> Option<Issue> {
    // Separated by spaces, so that the address of a page is one word.
    let words = |nodes: &[&Node]| -> Vec<String> {
        let texts = nodes.iter().flat_map(|node| texts(node));
        let trimmed = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).replace('’', "'");
        texts.flat_map(|text| text.text.split_whitespace().map(trimmed).collect::<Vec<_>>()).collect()
    };
    let (left, right) = (words(&[from]), words(to));
    let run = longest_common_run(&left, &right);
    // Names of cards are capitalised and stay untranslated.
    let plain = |word: &&String| word.starts_with(char::is_lowercase);
    let left_over = run.len() >= MIN_UNTRANSLATED_WORDS && run.iter().filter(plain).count() * 2 >= run.len();
    let known = to.iter().filter_map(|node| node.number).any(|number| statistics.untranslated.contains(&number));
    (left_over || known).then(|| {
        let shown: Vec<String> = if left_over { vec![format!("“{}”", run.join(" "))] } else { Vec::new() };
        Issue::new(IssueKind::Untranslated, Vec::new(), shown)
    })
}

/// The longest common run of words (longest common substring).
fn longest_common_run<'w>(left: &'w [String], right: &[String]) -> &'w [String] {
    let left = &left[..left.len().min(MAX_COMPARED_WORDS)];
    let right = &right[..right.len().min(MAX_COMPARED_WORDS)];
    // Numbers are compared faster than words, and this compares every word with every other.
    let ids: HashMap<&str, usize> = left.iter().enumerate().map(|(id, word)| (word.as_str(), id)).collect();
    let id = |word: &String| ids.get(word.as_str()).copied();
    let right: Vec<Option<usize>> = right.iter().map(id).collect();
    let (mut before, mut here) = (vec![0usize; right.len() + 1], vec![0usize; right.len() + 1]);
    let (mut best, mut end) = (0, 0);
    for (i, word) in left.iter().map(id).enumerate() {
        for (j, &other) in right.iter().enumerate() {
            here[j + 1] = if word == other { before[j] + 1 } else { 0 };
            if here[j + 1] > best {
                (best, end) = (here[j + 1], i + 1);
            }
        }
        std::mem::swap(&mut before, &mut here);
    }
    &left[end - best..end]
}

fn example_issue(from: &Node, to: &[&Node]) -> Option<Issue> {
    let (left, right) = (from.examples.len(), to.iter().map(|node| node.examples.len()).sum::<usize>());
    (left != right).then(|| Issue::new(IssueKind::ExampleCount, vec![left.to_string()], vec![right.to_string()]))
}

fn title_issue(from: &Node, to: &[&Node]) -> Option<Issue> {
    let title = |node: &Node| node.title.iter().cloned().collect::<Vec<_>>();
    let (left, right) = (title(from), to.first().map(|node| title(node)).unwrap_or_default());
    (left.is_empty() != right.is_empty()).then(|| Issue::new(IssueKind::Title, left, right))
}

/// The parts of all text in parentheses.
fn bracketed(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.split('(').skip(1).filter_map(|rest| rest.split_once(')')).map(|(inside, _)| inside);
    inside.flat_map(|inside| inside.split(['/', ';'])).flat_map(|part| part.split(" - ")).map(str::trim)
}

/// Folded names of cards in a document.
fn card_names(document: &Document) -> HashSet<String> {
    let mut names = HashSet::new();
    document.rules().flat_map(|rule| texts(rule.node)).for_each(|text| collect_names(&text, &mut names));
    names
}

/// Adds the folded names of cards in a text: runs of two or more capitalised words, and their beginnings.
fn collect_names(text: &TokenizedText<'_>, names: &mut HashSet<String>) {
    let mut open: Vec<&str> = Vec::new();
    for token in &text.tokens {
        let word = text.str(token);
        if token.kind == TokenKind::Word && word.starts_with(char::is_uppercase) {
            open.push(word);
            if (2..=MAX_NAME_WORDS).contains(&open.len()) {
                names.insert(fold(&open.join(" ")));
            }
        } else {
            open.clear();
        }
    }
}

/// Names of cards that the first document mentions, but not in this rule.
fn name_issue(statistics: &PairStatistics, from: &Node, to: &[&Node]) -> Option<Issue> {
    let said = |node: &Node| texts(node).map(|text| fold(text.text)).collect::<Vec<_>>().join("\n");
    let here = said(from);
    let mut strange: Vec<String> = Vec::new();
    for text in to.iter().flat_map(|node| texts(node)) {
        for name in bracketed(text.text) {
            let folded = fold(name.trim_matches(|c: char| !c.is_alphanumeric()));
            let is_strange = statistics.names.contains(&folded) && !here.contains(&folded);
            if is_strange && !strange.iter().any(|known| known == name) {
                strange.push(name.to_owned());
            }
        }
    }
    (!strange.is_empty()).then(|| Issue::new(IssueKind::CardNames, Vec::new(), strange))
}

/// Length ratio of two texts in characters, as a natural logarithm; `None` for short texts and sections.
fn log_length_ratio(from: &Node, to: &Node) -> Option<f32> {
    let (left, right) = (from.text.chars().count(), to.text.chars().count());
    (left >= MIN_CHARS_FOR_LENGTH && right > 0 && from.kind() != NodeKind::Section)
        .then(|| (right as f32 / left as f32).ln())
}

fn median_and_deviation(mut values: Vec<f32>) -> Option<(f32, f32)> {
    let median = |values: &mut Vec<f32>| {
        values.sort_by(f32::total_cmp);
        values.get(values.len() / 2).copied()
    };
    let middle = median(&mut values)?;
    let mut away: Vec<f32> = values.iter().map(|value| (value - middle).abs()).collect();
    Some((middle, median(&mut away)?))
}

fn length_issue(statistics: &PairStatistics, from: &Node, to: &[&Node]) -> Option<Issue> {
    let (usual, spread) = statistics.log_length_ratio?;
    let [only] = to else { return None };
    let away = (log_length_ratio(from, only)? - usual).abs();
    let count = |node: &Node| vec![node.text.chars().count().to_string()];
    (away > (MAX_LENGTH_DEVIATIONS * spread).max(MIN_LOG_LENGTH_DEVIATION))
        .then(|| Issue::new(IssueKind::Length, count(from), count(only)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn names_are_runs_of_capitalised_words_of_limited_length() {
        let names = |text: &str| {
            let mut names = HashSet::new();
            collect_names(&TokenizedText::plain(text), &mut names);
            names
        };
        let mut short: Vec<String> = names("the Silver Glass Keeper and Ana").into_iter().collect();
        short.sort();
        assert_eq!(short, ["silver glass", "silver glass keeper"]);
        assert_eq!(names(&"Aa ".repeat(10_000)).len(), MAX_NAME_WORDS - 1);
    }

    #[test]
    fn the_longest_common_run_is_found_anywhere() {
        let run = |left: &str, right: &str| longest_common_run(&words(left), &words(right)).join(" ");
        assert_eq!(run("a b c d e", "x b c d y"), "b c d");
        assert_eq!(run("a b a b c", "a b c"), "a b c");
        assert_eq!(run("a b", "c d"), "");
        let long = words(&"a ".repeat(MAX_COMPARED_WORDS + 9));
        assert_eq!(longest_common_run(&long, &long).len(), MAX_COMPARED_WORDS);
    }
}

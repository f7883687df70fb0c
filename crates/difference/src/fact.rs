//! Two languages, compared by what can be compared without knowing either: mentions of rules, numbers,
//! symbols, examples, titles, names, lengths, passages left in the other language.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use vademecum_document::{Document, Node, NodeKind};
use vademecum_vocab::{Code, Number, fold};

use crate::{
    Change, Remark, Row, What,
    row::Pair,
    token::{Sort, Text, normal},
    word::numbers,
};
use vademecum_align::{AlignmentLink, LinkKind};

/// Shorter texts have no usual length.
const SHORT: usize = 60;

/// So many times the usual spread from the usual length is far.
const FAR: f32 = 5.0;

/// At least so much longer or shorter, as a logarithm: by half.
const LEAST: f32 = 0.4;

/// So many words in a row that both texts have were not translated.
const RUN: usize = 6;

/// Numbers up to this one are often written as words.
const SMALL: u32 = 20;

/// What is usual between two documents, and what either knows.
pub(crate) struct Habits {
    /// The logarithm of how much longer the second is: the middle, and how far others are from it.
    length: Option<(f32, f32)>,
    /// Numbers with passages in another language, as reading found them.
    untranslated: HashSet<Number>,
    /// English names that stand in brackets anywhere in the first document.
    names: HashSet<String>,
}

impl Habits {
    pub(crate) fn new(pair: &Pair<'_>, links: &[&AlignmentLink]) -> Self {
        let length = |link: &&AlignmentLink| {
            let (_, from) = pair.from.number(link.from?)?;
            let [only] = link.to.as_slice() else { return None };
            ratio(from, pair.to.number(*only)?.1)
        };
        let diagnostics = pair.to.document.diagnostics.iter().filter(|found| found.code() == Code::Untranslated);
        Habits {
            length: middle(links.iter().filter_map(length).collect()),
            untranslated: diagnostics.filter_map(|found| found.number.as_ref()?.parse().ok()).collect(),
            names: names(pair.from.document),
        }
    }
}

/// Compares the two sides of a row.
pub(crate) fn row(pair: &Pair<'_>, habits: &Habits, mut row: Row) -> Row {
    let from = row.from.as_ref().and_then(|spot| pair.from.document.get(spot.node));
    let to: Vec<&Node> = row.to.iter().filter_map(|spot| pair.to.document.get(spot.node)).collect();
    if let Some(from) = from
        && !to.is_empty()
        && row.kind != LinkKind::Merged
    {
        let remarks = [
            tally(What::Symbols, &symbols(&[from]), &symbols(&to)),
            numbers_apart(&[from], &to),
            references(pair, from, &to),
            untranslated(habits, from, &to),
            examples(from, &to),
            title(from, &to),
            other_names(habits, from, &to),
            length(habits, from, &to),
        ];
        row.remarks = remarks.into_iter().flatten().collect();
    }
    row.change = match row.kind {
        LinkKind::Gone | LinkKind::New => Change::Words,
        _ => weight(&row.remarks),
    };
    row
}

/// What remarks amount to.
pub(crate) fn weight(remarks: &[Remark]) -> Change {
    let change = |remark: &Remark| match remark.what {
        What::Examples => Change::Examples,
        What::References => Change::References,
        What::Divided | What::Joined | What::Numbered => Change::None,
        _ => Change::Facts,
    };
    remarks.iter().map(change).max().unwrap_or_default()
}

/// The text of a node and those of its examples.
fn texts<'d>(node: &'d Node) -> impl Iterator<Item = Text<'d>> {
    let examples = (0..node.examples.len()).map(|i| u32::try_from(i).ok());
    std::iter::once(None).chain(examples).map(move |example| Text::of(node, example))
}

/// How often each of some things stands in texts, with how it is written.
type Tally = BTreeMap<String, (usize, String)>;

fn count(tally: &mut Tally, thing: String, shown: &str) {
    tally.entry(thing).or_insert_with(|| (0, shown.to_owned())).0 += 1;
}

fn symbols(nodes: &[&Node]) -> Tally {
    let mut tally = Tally::new();
    for text in nodes.iter().flat_map(|node| texts(node)) {
        for token in text.tokens.iter().filter(|token| token.sort == Sort::Symbol) {
            let symbol = text.str(token);
            // What stands in a symbol as a word is said in the text's language.
            if symbol.chars().filter(|c| c.is_alphabetic()).count() <= 3 {
                count(&mut tally, symbol.to_uppercase().replace(' ', ""), symbol);
            }
        }
    }
    tally
}

/// Numbers written in figures, without those that name rules.
fn figures(nodes: &[&Node]) -> Tally {
    let mut tally = Tally::new();
    for text in nodes.iter().flat_map(|node| texts(node)) {
        for token in text.tokens.iter().filter(|token| token.sort == Sort::Word) {
            let word = normal(text.str(token));
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

/// A remark on what only one of two tallies has.
fn tally(what: What, from: &Tally, to: &Tally) -> Option<Remark> {
    let only = |of: &Tally, other: &Tally| -> Vec<String> {
        let only = of.iter().filter(|(thing, (count, _))| other.get(*thing).map_or(0, |(count, _)| *count) < *count);
        only.map(|(_, (_, shown))| shown.clone()).collect()
    };
    let (left, right) = (only(from, to), only(to, from));
    (!left.is_empty() || !right.is_empty()).then(|| Remark::new(what, left, right))
}

/// A remark on numbers. A small one that only one text writes in figures may stand in the other as a word.
fn numbers_apart(from: &[&Node], to: &[&Node]) -> Option<Remark> {
    let remark = tally(What::Numbers, &figures(from), &figures(to))?;
    let is_digits = |number: &str| number.chars().all(|c| c.is_ascii_digit());
    let is_small = |number: &String| is_digits(number) && number.parse::<u32>().is_ok_and(|number| number <= SMALL);
    let one_sided = remark.from.is_empty() || remark.to.is_empty();
    let words = one_sided && remark.from.iter().chain(&remark.to).all(is_small);
    Some(if words { Remark { what: What::Figures, ..remark } } else { remark })
}

/// Mentions of rules, those of the first text led to where their rules are in the second.
fn references(pair: &Pair<'_>, from: &Node, to: &[&Node]) -> Option<Remark> {
    let cited = |nodes: &[&Node]| -> BTreeSet<Number> {
        nodes.iter().flat_map(|node| &node.references).flat_map(numbers).collect()
    };
    let (left, right) = (cited(&[from]), cited(to));
    let places: Vec<(Number, Vec<Number>)> = left.iter().map(|&number| (number, pair.moves.of(number))).collect();
    let lost =
        places.iter().filter(|(_, places)| !places.is_empty() && !places.iter().any(|place| right.contains(place)));
    let lost: Vec<String> = lost.map(|(number, _)| number.to_string()).collect();
    let expected: BTreeSet<Number> = places.iter().flat_map(|(_, places)| places.iter().copied()).collect();
    let extra: Vec<String> = right.difference(&expected).map(ToString::to_string).collect();
    (!lost.is_empty() || !extra.is_empty()).then(|| Remark::new(What::References, lost, extra))
}

/// Passages left in the first language.
fn untranslated(habits: &Habits, from: &Node, to: &[&Node]) -> Option<Remark> {
    // Words as spaces part them: the address of a page is one.
    let words = |nodes: &[&Node]| -> Vec<String> {
        let texts = nodes.iter().flat_map(|node| texts(node));
        let trimmed = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).replace('’', "'");
        texts.flat_map(|text| text.text.split_whitespace().map(trimmed).collect::<Vec<_>>()).collect()
    };
    let (left, right) = (words(&[from]), words(to));
    let run = longest_run(&left, &right);
    // Names of cards are capitalised, and stay.
    let plain = |word: &&String| word.starts_with(char::is_lowercase);
    let left_over = run.len() >= RUN && run.iter().filter(plain).count() * 2 >= run.len();
    let known = to.iter().filter_map(|node| node.number).any(|number| habits.untranslated.contains(&number));
    (left_over || known).then(|| {
        let shown: Vec<String> = if left_over { vec![format!("“{}”", run.join(" "))] } else { Vec::new() };
        Remark::new(What::Untranslated, Vec::new(), shown)
    })
}

/// The longest run of words that both have.
fn longest_run<'w>(left: &'w [String], right: &[String]) -> &'w [String] {
    let mut before = vec![0usize; right.len() + 1];
    let (mut best, mut end) = (0, 0);
    for (i, word) in left.iter().enumerate() {
        let mut here = vec![0usize; right.len() + 1];
        for (j, other) in right.iter().enumerate() {
            if word == other {
                here[j + 1] = before[j] + 1;
                if here[j + 1] > best {
                    (best, end) = (here[j + 1], i + 1);
                }
            }
        }
        before = here;
    }
    &left[end - best..end]
}

fn examples(from: &Node, to: &[&Node]) -> Option<Remark> {
    let (left, right) = (from.examples.len(), to.iter().map(|node| node.examples.len()).sum::<usize>());
    (left != right).then(|| Remark::new(What::Examples, vec![left.to_string()], vec![right.to_string()]))
}

fn title(from: &Node, to: &[&Node]) -> Option<Remark> {
    let title = |node: &Node| node.title.iter().cloned().collect::<Vec<_>>();
    let (left, right) = (title(from), to.first().map(|node| title(node)).unwrap_or_default());
    (left.is_empty() != right.is_empty()).then(|| Remark::new(What::Title, left, right))
}

/// What stands in brackets in a text, each part of it.
fn bracketed(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.split('(').skip(1).filter_map(|rest| rest.split_once(')')).map(|(inside, _)| inside);
    inside.flat_map(|inside| inside.split(['/', ';'])).flat_map(|part| part.split(" - ")).map(str::trim)
}

/// Names of cards in a document: what is capitalised, of two words and more.
fn names(document: &Document) -> HashSet<String> {
    let mut names = HashSet::new();
    for node in document.nodes.iter().filter(|node| node.kind.is_numbered() && !node.stale) {
        for text in texts(node) {
            let mut open: Vec<&str> = Vec::new();
            for token in &text.tokens {
                let word = text.str(token);
                if token.sort == Sort::Word && word.starts_with(char::is_uppercase) {
                    open.push(word);
                    if open.len() > 1 {
                        names.insert(fold(&open.join(" ")));
                    }
                } else {
                    open.clear();
                }
            }
        }
    }
    names
}

/// Names that the first document knows, but does not name here.
fn other_names(habits: &Habits, from: &Node, to: &[&Node]) -> Option<Remark> {
    let said = |node: &Node| texts(node).map(|text| fold(text.text)).collect::<Vec<_>>().join("\n");
    let here = said(from);
    let mut strange: Vec<String> = Vec::new();
    for text in to.iter().flat_map(|node| texts(node)) {
        for name in bracketed(text.text) {
            let folded = fold(name.trim_matches(|c: char| !c.is_alphanumeric()));
            let is_strange = habits.names.contains(&folded) && !here.contains(&folded);
            if is_strange && !strange.iter().any(|known| known == name) {
                strange.push(name.to_owned());
            }
        }
    }
    (!strange.is_empty()).then(|| Remark::new(What::Names, Vec::new(), strange))
}

/// How much longer the second text is, as a logarithm; `None` where one is too short to tell.
fn ratio(from: &Node, to: &Node) -> Option<f32> {
    let (left, right) = (from.text.chars().count(), to.text.chars().count());
    (left >= SHORT && right > 0 && from.kind != NodeKind::Section).then(|| (right as f32 / left as f32).ln())
}

/// The middle of some values, and the middle of how far they are from it.
fn middle(mut values: Vec<f32>) -> Option<(f32, f32)> {
    let median = |values: &mut Vec<f32>| {
        values.sort_by(f32::total_cmp);
        values.get(values.len() / 2).copied()
    };
    let middle = median(&mut values)?;
    let mut away: Vec<f32> = values.iter().map(|value| (value - middle).abs()).collect();
    Some((middle, median(&mut away)?))
}

fn length(habits: &Habits, from: &Node, to: &[&Node]) -> Option<Remark> {
    let (usual, spread) = habits.length?;
    let [only] = to else { return None };
    let away = (ratio(from, only)? - usual).abs();
    let count = |node: &Node| vec![node.text.chars().count().to_string()];
    (away > (FAR * spread).max(LEAST)).then(|| Remark::new(What::Length, count(from), count(only)))
}

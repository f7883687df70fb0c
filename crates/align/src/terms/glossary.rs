//! Which glossary entry of one text is which of another: by what they say, what they cite, what they are
//! called, and where they stand.

use std::collections::{HashMap, HashSet};

use vademecum_document::{Document, Node, Target};
use vademecum_vocab::{Number, fold};

use super::name::printed;
use crate::{
    lexicon::{Lexicon, Pair},
    text::{Vocabulary, Word, statement, words},
    vector::Vector,
};

/// What each signal is worth.
const SAYS: f32 = 0.45;
const CITES: f32 = 0.3;
const CALLED: f32 = 0.25;

/// What standing in the same place is worth, where both glossaries are in one order.
const PLACE: f32 = 0.3;

/// Entries less near than this are not paired.
const NEAR: f32 = 0.4;

/// Longer texts are cut for learning.
const LESSON: usize = 120;

/// Two glossaries are in one order if so many of their surest pairs are.
const ORDERED: f32 = 0.8;

/// An entry of a glossary.
struct Entry<'d> {
    node: &'d Node,
    words: Vec<Word>,
    name: Vec<Word>,
    /// The rules it cites, in the numbers of the second text.
    cites: HashSet<Number>,
    /// The rule that has its name as title, likewise.
    is: Option<Number>,
}

/// Pairs the entries of two glossaries, each at most once: the nodes, and how near they are.
pub(crate) fn matched<'d>(
    from: &'d Document,
    to: &'d Document,
    links: &HashMap<Number, Number>,
) -> Vec<(&'d Node, &'d Node, f32)> {
    let (mut left, mut right) = (Vocabulary::default(), Vocabulary::default());
    let a = entries(from, &mut left, |number| links.get(&number).copied());
    let b = entries(to, &mut right, Some);
    if a.is_empty() || b.is_empty() {
        return Vec::new();
    }
    let lessons = lessons(from, to, links, &mut left, &mut right);
    let alike = Lexicon::alike(&left, from.lang(), &right, to.lang());
    let lexicon = Lexicon::learned(&lessons, left.words().len(), &alike);
    let weight = weights(&b, right.words().len());
    let vector = |words: &[Word]| Vector::new(words.iter().map(|&word| (word, weight(word))).collect());
    let translated = |words: &[Word]| lexicon.translated(words.iter().map(|&word| (word, 1.0)), &weight);
    let said_a: Vec<(Vector, Vector)> = a.iter().map(|e| (translated(&e.words), translated(&e.name))).collect();
    let said_b: Vec<(Vector, Vector)> = b.iter().map(|e| (vector(&e.words), vector(&e.name))).collect();
    let cited = spread(&b);
    let mut scores: Vec<(f32, usize, usize)> = Vec::new();
    for (i, (entry, (says, name))) in a.iter().zip(&said_a).enumerate() {
        for (j, (other, (said, called))) in b.iter().zip(&said_b).enumerate() {
            let called = if entry.is.is_some() && entry.is == other.is { 1.0 } else { name.near(called) };
            let score = SAYS * says.near(said) + CITES * shared(&entry.cites, &other.cites, &cited) + CALLED * called;
            // Where standing in the same place could not lift a pair over the bar, nothing will.
            if score + PLACE >= NEAR {
                scores.push((score, i, j));
            }
        }
    }
    let mut found = best(&scores, a.len(), b.len());
    if is_in_order(&found) {
        let at = expected(&found, a.len());
        for (score, i, j) in &mut scores {
            let away = (at[*i] - *j as f32).abs();
            *score += PLACE * (1.0 - away / 8.0).max(-0.5);
        }
        found = best(&scores, a.len(), b.len());
    }
    found.into_iter().map(|(score, i, j)| (a[i].node, b[j].node, score.min(1.0))).collect()
}

fn entries<'d>(
    document: &'d Document,
    vocabulary: &mut Vocabulary,
    link: impl Fn(Number) -> Option<Number>,
) -> Vec<Entry<'d>> {
    let numbered = document.nodes.iter().filter(|node| !node.stale && node.kind.is_numbered());
    let titled = numbered.filter_map(|node| Some((fold(&printed(node.title.as_deref()?).name), node.number?)));
    // The deepest rule with a name is the one that tells what it is.
    let titles: HashMap<String, Number> = titled.collect();
    let terms = document.nodes.iter().filter_map(|node| Some((node, node.term.as_deref()?)));
    let mut entry = |(node, term): (&'d Node, &vademecum_document::Term)| {
        let name = printed(&term.headword).name;
        let texts = term.senses.iter().map(|sense| sense.text.as_str()).chain([node.text.as_str()]);
        let mut said = words(texts, vocabulary);
        said.sort_unstable();
        said.dedup();
        let cites = node.references.iter().flat_map(|reference| &reference.targets);
        let cites = cites.filter_map(|target| match target {
            Target::Number(number) => link(*number),
            Target::Term(_) => None,
        });
        Entry {
            node,
            words: said,
            is: titles.get(&fold(&name)).and_then(|&number| link(number)),
            name: words([name.as_str()], vocabulary),
            cites: cites.collect(),
        }
    };
    terms.map(&mut entry).collect()
}

/// Rules that are the same rule, as pairs of texts to learn words from.
fn lessons(
    from: &Document,
    to: &Document,
    links: &HashMap<Number, Number>,
    left: &mut Vocabulary,
    right: &mut Vocabulary,
) -> Vec<Pair> {
    let numbered = |document: &'_ Document| -> HashMap<Number, usize> {
        let nodes = document.nodes.iter().enumerate().filter(|(_, node)| !node.stale && node.kind.is_numbered());
        nodes.filter_map(|(place, node)| Some((node.number?, place))).collect()
    };
    let (ours, theirs) = (numbered(from), numbered(to));
    let distinct = |node: &Node, vocabulary: &mut Vocabulary| {
        let mut words = words(statement(node), vocabulary);
        words.sort_unstable();
        words.dedup();
        words.truncate(LESSON);
        words
    };
    let mut numbers: Vec<(Number, Number)> = links.iter().map(|(&from, &to)| (from, to)).collect();
    numbers.sort_unstable();
    let pairs = numbers.into_iter().filter_map(|(number, other)| {
        let (from, to) = (&from.nodes[*ours.get(&number)?], &to.nodes[*theirs.get(&other)?]);
        Some((distinct(from, left), distinct(to, right)))
    });
    pairs.filter(|(from, to)| !from.is_empty() && !to.is_empty()).collect()
}

/// What a word of the second glossary tells: much if it is rare there.
fn weights(entries: &[Entry<'_>], words: usize) -> impl Fn(Word) -> f32 {
    let mut spread = vec![0_u32; words];
    for word in entries.iter().flat_map(|entry| &entry.words) {
        spread[*word as usize] += 1;
    }
    let all = entries.len() as f32;
    move |word| (1.0 + all / spread.get(word as usize).copied().unwrap_or(0).max(1) as f32).ln()
}

/// In how many entries of the second glossary each rule is cited.
fn spread(entries: &[Entry<'_>]) -> HashMap<Number, f32> {
    let mut spread: HashMap<Number, f32> = HashMap::new();
    for number in entries.iter().flat_map(|entry| &entry.cites) {
        *spread.entry(*number).or_default() += 1.0;
    }
    spread
}

/// How much of what two entries cite is shared; rules that few cite count more.
fn shared(a: &HashSet<Number>, b: &HashSet<Number>, spread: &HashMap<Number, f32>) -> f32 {
    let weight = |number: &Number| 1.0 / spread.get(number).copied().unwrap_or(1.0).sqrt();
    let both: f32 = a.intersection(b).map(weight).sum();
    let all: f32 = a.union(b).map(weight).sum();
    if all > 0.0 { both / all } else { 0.0 }
}

/// The best pairs, each entry in one at most, by the first glossary's order.
fn best(scores: &[(f32, usize, usize)], left: usize, right: usize) -> Vec<(f32, usize, usize)> {
    let mut order: Vec<&(f32, usize, usize)> = scores.iter().filter(|(score, ..)| *score >= NEAR).collect();
    order.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let (mut taken_a, mut taken_b) = (vec![false; left], vec![false; right]);
    let mut best = Vec::new();
    for &&(score, i, j) in &order {
        if !taken_a[i] && !taken_b[j] {
            (taken_a[i], taken_b[j]) = (true, true);
            best.push((score, i, j));
        }
    }
    best.sort_by_key(|&(_, i, _)| i);
    best
}

/// Whether neighbours of one glossary are neighbours in the other.
fn is_in_order(found: &[(f32, usize, usize)]) -> bool {
    let steps = found.windows(2).count();
    let kept = found.windows(2).filter(|pair| pair[0].2 < pair[1].2).count();
    steps > 4 && kept as f32 >= ORDERED * steps as f32
}

/// Where in the second glossary each entry of the first is expected, from the pairs around it.
fn expected(found: &[(f32, usize, usize)], entries: usize) -> Vec<f32> {
    // The middle of a few neighbours: one wrong pair among them does not move it.
    let around = |i: usize| {
        let at = found.partition_point(|&(_, place, _)| place < i);
        let near = &found[at.saturating_sub(3)..(at + 3).min(found.len())];
        let mut shifts: Vec<i64> = near.iter().map(|&(_, place, other)| other as i64 - place as i64).collect();
        shifts.sort_unstable();
        i as f32 + shifts.get(shifts.len() / 2).copied().unwrap_or(0) as f32
    };
    (0..entries).map(around).collect()
}

//! Which glossary entry of one text is which of another: by what they say, what they cite, what they are
//! called, and where they stand.

use std::collections::{HashMap, HashSet};

use rust_stemmers::Stemmer;
use vademecum_document::{Document, Node, Target, Term};
use vademecum_vocab::{Lang, Number, fold};

use super::{
    company::{Companies, Company, Unit, Which, stemmer},
    name::{parts, printed, remarks},
};
use crate::{
    lexicon::{Lexicon, Pair},
    text::{Vocabulary, Word, each_word, statement},
    vector::Vector,
};

/// What each signal is worth.
const SAYS: f32 = 0.35;
const CITES: f32 = 0.3;
const CALLED: f32 = 0.35;

/// What is left of a score that no citation speaks for.
const UNCITED: f32 = 0.85;

/// What a remark behind only one of two headwords costs.
const REMARKED: f32 = 0.15;

/// What it costs that one name is a part of its headword and the other is not, or another part.
const PART: f32 = 0.025;

/// What names that look alike tell, where nothing else tells entries apart.
const LOOKS: f32 = 0.05;

/// Pairs that are no more than so much nearer than what could stand in their place are not told apart.
const TOLD_APART: f32 = 0.015;

/// How often the words of the glossaries are learned anew.
const LESSONS: usize = 2;

/// What names that keep company in this many rules prove: as much as names can.
const OFTEN: usize = 3;

/// What standing in the same place is worth, where both glossaries are in one order.
const PLACE: f32 = 0.3;

/// Entries less near than this are not paired.
const NEAR: f32 = 0.4;

/// Entries that only what they say speaks for are not paired below this.
const SAYS_ALL: f32 = 0.5;

/// A pair of entries less near than this gives way to what titles say.
const WEAK: f32 = 0.55;

/// Longer texts are cut for learning.
const LESSON: usize = 120;

/// The first word of an English compound has at least so many letters.
const COMPOUNDED: usize = 4;

/// Two glossaries are in one order if so many of their surest pairs are.
const ORDERED: f32 = 0.8;

/// A name that a glossary explains: a headword, one of several in one headword, or a second one that stands in
/// a later sense.
struct Entry<'d> {
    headword: &'d str,
    /// Whether a remark stands behind the headword, such as that it is obsolete.
    is_remarked: bool,
    name: String,
    /// Which of several names in one headword it is, and whether it is several.
    part: Option<usize>,
    is_several: bool,
    words: Vec<Word>,
    called: Vec<Word>,
    /// The rules it cites, in the numbers of the second text.
    cites: HashSet<Number>,
    /// The rule that has its name as title, likewise.
    is: Option<Number>,
}

/// How near an entry of one glossary is to one of the other.
type Scored = (f32, usize, usize);

/// Two names that two glossaries explain alike.
pub(crate) struct Matched {
    /// The names.
    pub(crate) names: [String; 2],
    /// The headwords they stand under.
    pub(crate) headwords: [String; 2],
    /// Whether that is less than sure.
    pub(crate) is_weak: bool,
}

/// Pairs the entries of two glossaries, each at most once.
pub(crate) fn matched(
    from: &Document,
    to: &Document,
    links: &HashMap<Number, Number>,
    companies: &Companies,
) -> Vec<Matched> {
    let (mut left, mut right) = (Vocabulary::default(), Vocabulary::default());
    let a = entries(from, &mut left, |number| links.get(&number).copied());
    let b = entries(to, &mut right, Some);
    if a.is_empty() || b.is_empty() {
        return Vec::new();
    }
    let mut lessons = lessons(from, to, links, &mut left, &mut right);
    let alike = Lexicon::alike(&left, from.lang(), &right, to.lang());
    let company = companies_of(&a, &b, companies);
    let mut found: Vec<Scored> = Vec::new();
    let mut doubtful: HashSet<(usize, usize)> = HashSet::new();
    for _ in 0..LESSONS {
        // What is doubtful teaches nothing: it would make itself sure.
        found.retain(|&(_, i, j)| !doubtful.contains(&(i, j)));
        let lexicon = Lexicon::learned(&lessons, left.words().len(), &alike);
        // Of names of one word each it is known what they mean, in longer names too.
        let mut settled = lexicon.clone();
        for &(_, i, j) in &found {
            if let ([word], [other]) = (a[i].called.as_slice(), b[j].called.as_slice()) {
                settled.settle(*word, *other);
            }
        }
        (found, doubtful) = paired(&a, &b, [&lexicon, &settled, &alike], right.words().len(), &company);
        // What entries that were paired say teaches, and what they are called twice.
        let sure = found.iter().filter(|&&(_, i, j)| !doubtful.contains(&(i, j)));
        let learned = sure.flat_map(|&(_, i, j)| {
            let called = (a[i].called.clone(), b[j].called.clone());
            [(a[i].words.clone(), b[j].words.clone()), called.clone(), called]
        });
        lessons.extend(learned.filter(|(from, to)| !from.is_empty() && !to.is_empty()));
    }
    let matched = |(score, i, j): Scored| Matched {
        is_weak: score < WEAK,
        names: [a[i].name.clone(), b[j].name.clone()],
        headwords: [a[i].headword.to_owned(), b[j].headword.to_owned()],
    };
    found.into_iter().filter(|&(_, i, j)| !doubtful.contains(&(i, j))).map(matched).collect()
}

/// How much company the names of two glossaries keep, where it is any.
fn companies_of(a: &[Entry<'_>], b: &[Entry<'_>], companies: &Companies) -> HashMap<(usize, usize), f32> {
    let [left, right] = [(a, Which::Left), (b, Which::Right)]
        .map(|(entries, which)| entries.iter().map(|entry| companies.units_of(which, &entry.name)).collect::<Vec<_>>());
    let mut said: HashMap<Unit, Vec<usize>> = HashMap::new();
    for (j, units) in right.iter().enumerate() {
        units.iter().for_each(|&unit| said.entry(unit).or_default().push(j));
    }
    let mut shares = HashMap::new();
    let mut together = vec![0; right.len()];
    for (i, units) in left.iter().enumerate() {
        together.fill(0);
        units.iter().filter_map(|unit| said.get(unit)).flatten().for_each(|&j| together[j] += 1);
        for (j, &together) in together.iter().enumerate().filter(|(_, together)| **together >= OFTEN) {
            shares.insert((i, j), Company::new(together, units.len(), right[j].len()).share);
        }
    }
    shares
}

/// The best pairs of entries, with how near they are, and those among them that are no nearer than others.
fn paired(
    a: &[Entry<'_>],
    b: &[Entry<'_>],
    [lexicon, settled, alike]: [&Lexicon; 3],
    words: usize,
    company: &HashMap<(usize, usize), f32>,
) -> (Vec<Scored>, HashSet<(usize, usize)>) {
    let weight = weights(b, words);
    let vector = |words: &[Word]| Vector::new(words.iter().map(|&word| (word, weight(word))).collect());
    let by = |lexicon: &Lexicon, words: &[Word]| lexicon.translated(words.iter().map(|&word| (word, 1.0)), &weight);
    let said_a: Vec<(Vector, Vector)> = a.iter().map(|e| (by(lexicon, &e.words), by(settled, &e.called))).collect();
    let said_b: Vec<(Vector, Vector)> = b.iter().map(|e| (vector(&e.words), vector(&e.called))).collect();
    let looks: Vec<Vector> = a.iter().map(|e| by(alike, &e.called)).collect();
    let cited = spread(b);
    let mut scores: Vec<Scored> = Vec::new();
    for (i, (entry, (says, name))) in a.iter().zip(&said_a).enumerate() {
        for (j, (other, (said, called))) in b.iter().zip(&said_b).enumerate() {
            if entry.part.is_some() && other.is_several || entry.is_several && other.part.is_some() {
                continue;
            }
            let share = company.get(&(i, j)).copied().unwrap_or(0.0);
            let called = if entry.is.is_some() && entry.is == other.is { 1.0 } else { name.near(called).max(share) };
            let cites = shared(&entry.cites, &other.cites, &cited);
            let (says, called) = (SAYS * says.near(said), CALLED * called);
            let uncited = (says + called) / (SAYS + CALLED) * UNCITED;
            // Entries that cite nothing are judged by the rest.
            let score = match (entry.cites.is_empty(), other.cites.is_empty()) {
                // A citation may be wrong.
                (false, false) => (says + CITES * cites + called).max(uncited * UNCITED),
                (true, true) => uncited,
                _ => uncited * UNCITED,
            };
            let alike = LOOKS * looks[i].near(&said_b[j].1);
            let is_other = entry.is_remarked != other.is_remarked;
            let is_whole = entry.part == other.part;
            let score = score + alike - if is_other { REMARKED } else { 0.0 } - if is_whole { 0.0 } else { PART };
            // Where standing in the same place could not lift a pair over the bar, nothing will.
            if score + PLACE >= NEAR {
                scores.push((score, i, j));
            }
        }
    }
    let mut found = best(&scores, NEAR, a.len(), b.len());
    if is_in_order(&found) {
        let at = expected(&found, a.len());
        for (score, i, j) in &mut scores {
            let away = (at[*i] - *j as f32).abs();
            *score += PLACE * (1.0 - away / 8.0).max(-0.5);
        }
        found = best(&scores, NEAR, a.len(), b.len());
    }
    // What is left over has names that nothing is known of: what it says decides.
    let left_over = |taken: HashSet<usize>, entries: &[Entry<'_>]| -> Vec<usize> {
        let is_whole = |i: usize| i == 0 || entries[i - 1].headword != entries[i].headword;
        (0..entries.len()).filter(|i| !taken.contains(i) && is_whole(*i)).collect()
    };
    let left = left_over(found.iter().map(|&(_, i, _)| i).collect(), a);
    let right = left_over(found.iter().map(|&(.., j)| j).collect(), b);
    let says = left.iter().flat_map(|&i| right.iter().map(move |&j| (i, j)));
    let says = says.map(|(i, j)| {
        let remarked = if a[i].is_remarked == b[j].is_remarked { 0.0 } else { REMARKED };
        let cites = shared(&a[i].cites, &b[j].cites, &cited);
        (said_a[i].0.near(&said_b[j].0) + LOOKS * looks[i].near(&said_b[j].1) + CITES * cites - remarked, i, j)
    });
    let says: Vec<Scored> = says.collect();
    let mut doubtful = doubtful_among(&found, &scores);
    let left_over = best(&says, SAYS_ALL, a.len(), b.len());
    doubtful.extend(doubtful_among(&left_over, &says));
    found.extend(left_over);
    found.sort_by_key(|&(_, i, _)| i);
    (found, doubtful)
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
    let stemmer = stemmer(document.lang());
    let headwords = document.nodes.iter().filter_map(|node| Some(node.term.as_ref()?.headword.as_str()));
    let is_remark = remarks(headwords.clone());
    // English writes two words as one; the first of them is often a name of its own.
    let words: HashSet<String> = headwords.map(|headword| fold(&printed(headword).name)).collect();
    let compounded = |name: &str| {
        let name = fold(name);
        let mut starts = (COMPOUNDED..name.len()).rev().filter_map(|end| name.get(..end));
        let is_compound = |start: &&str| words.contains(*start) && stemmer.stem(start) != stemmer.stem(&name);
        let start = starts.find(is_compound).map(str::to_owned);
        start.filter(|_| document.lang() == Lang::En && !name.contains(' '))
    };
    let mut entries = Vec::new();
    for (node, term) in document.nodes.iter().filter_map(|node| Some((node, node.term.as_deref()?))) {
        let targets = node.references.iter().flat_map(|reference| &reference.targets);
        let cites: HashSet<Number> = targets
            .filter_map(|target| match target {
                Target::Number(number) => link(*number),
                Target::Term(_) => None,
            })
            .collect();
        for (headword, texts) in explained(node, term) {
            let mut said = stems(&stemmer, texts, vocabulary);
            said.sort_unstable();
            said.dedup();
            let whole = printed(headword).name;
            let parts_of = Some(parts(&whole, document.lang())).filter(|parts| parts.len() > 1).unwrap_or_default();
            // A stroke with spaces around it stands between names that mean the same.
            let names =
                Some(whole.as_str()).filter(|whole| !whole.contains(" / ")).into_iter().chain(parts_of.iter().copied());
            for name in names {
                let part = parts_of.iter().position(|part| *part == name);
                entries.push(Entry {
                    part,
                    is_several: part.is_none() && !parts_of.is_empty(),
                    headword,
                    is_remarked: printed(headword).bracket.is_some_and(|bracket| is_remark(&bracket)),
                    name: name.to_owned(),
                    words: said.clone(),
                    is: titles.get(&fold(name)).and_then(|&number| link(number)),
                    called: stems(&stemmer, [name].into_iter().chain(compounded(name).as_deref()), vocabulary),
                    cites: cites.clone(),
                });
            }
        }
    }
    entries
}

/// The stems of some texts. Accents are gone before, so that some inflections stay apart.
fn stems<'t>(stemmer: &Stemmer, texts: impl IntoIterator<Item = &'t str>, vocabulary: &mut Vocabulary) -> Vec<Word> {
    let mut stems = Vec::new();
    for text in texts {
        each_word(text, |word| stems.push(vocabulary.place(&stemmer.stem(word))));
    }
    stems
}

/// The headwords of an entry, with the texts of the senses that belong to each.
fn explained<'d>(node: &'d Node, term: &'d Term) -> Vec<(&'d str, Vec<&'d str>)> {
    let mut explained = vec![(term.headword.as_str(), Vec::new())];
    for sense in &term.senses {
        if let Some(headword) = &sense.headword {
            explained.push((headword, Vec::new()));
        }
        if let Some((_, texts)) = explained.last_mut() {
            texts.push(sense.text.as_str());
        }
    }
    if let [(_, texts)] = explained.as_mut_slice() {
        *texts = vec![node.text.as_str()];
    }
    explained
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
    let stemmers = [from, to].map(|document| stemmer(document.lang()));
    let distinct = |node: &Node, stemmer: &Stemmer, vocabulary: &mut Vocabulary| {
        let mut words = stems(stemmer, statement(node), vocabulary);
        words.sort_unstable();
        words.dedup();
        words.truncate(LESSON);
        words
    };
    let mut numbers: Vec<(Number, Number)> = links.iter().map(|(&from, &to)| (from, to)).collect();
    numbers.sort_unstable();
    let pairs = numbers.into_iter().filter_map(|(number, other)| {
        let (from, to) = (&from.nodes[*ours.get(&number)?], &to.nodes[*theirs.get(&other)?]);
        Some((distinct(from, &stemmers[0], left), distinct(to, &stemmers[1], right)))
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
fn best(scores: &[Scored], least: f32, left: usize, right: usize) -> Vec<Scored> {
    let mut order: Vec<&Scored> = scores.iter().filter(|(score, ..)| *score >= least).collect();
    order.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let (mut taken_a, mut taken_b) = (vec![false; left], vec![false; right]);
    let mut best = Vec::new();
    for &&(score, i, j) in &order {
        if !taken_a[i] && !taken_b[j] {
            (taken_a[i], taken_b[j]) = (true, true);
            best.push((score, i, j));
        }
    }
    swapped(&mut best, scores, least);
    best.sort_by_key(|&(_, i, _)| i);
    best
}

/// Pairs that are better off with each other's partners change them: what was nearest may stand in the way of
/// two pairs that are near together.
fn swapped(best: &mut [Scored], scores: &[Scored], least: f32) {
    let worth: HashMap<(usize, usize), f32> = scores.iter().map(|&(score, i, j)| ((i, j), score)).collect();
    for one in 0..best.len() {
        for two in one + 1..best.len() {
            let ((left, a, b), (right, c, d)) = (best[one], best[two]);
            if let (Some(&first), Some(&second)) = (worth.get(&(a, d)), worth.get(&(c, b)))
                && first + second > left + right
                && first.min(second) >= least
            {
                (best[one], best[two]) = ((first, a, d), (second, c, b));
            }
        }
    }
}

/// Pairs that could as well change partners with another pair, or take what nothing is paired with.
fn doubtful_among(found: &[Scored], scores: &[Scored]) -> HashSet<(usize, usize)> {
    let worth: HashMap<(usize, usize), f32> = scores.iter().map(|&(score, i, j)| ((i, j), score)).collect();
    let of_left: HashMap<usize, (f32, usize)> = found.iter().map(|&(score, i, j)| (i, (score, j))).collect();
    let of_right: HashMap<usize, (f32, usize)> = found.iter().map(|&(score, i, j)| (j, (score, i))).collect();
    let mut doubtful = HashSet::new();
    for &(score, i, j) in scores {
        let (left, right) = (of_left.get(&i), of_right.get(&j));
        let (now, instead) = match (left, right) {
            (Some(&(_, own)), _) if own == j => continue,
            (Some(&(one, own)), Some(&(two, other))) => {
                let Some(swapped) = worth.get(&(other, own)) else { continue };
                (one + two, score + swapped)
            }
            (Some(&(one, _)), None) | (None, Some(&(one, _))) => (one, score),
            (None, None) => continue,
        };
        if instead + TOLD_APART >= now {
            doubtful.extend(left.map(|&(_, own)| (i, own)));
            doubtful.extend(right.map(|&(_, other)| (other, j)));
        }
    }
    doubtful
}

/// Whether neighbours of one glossary are neighbours in the other.
fn is_in_order(found: &[Scored]) -> bool {
    let steps = found.windows(2).count();
    let kept = found.windows(2).filter(|pair| pair[0].2 < pair[1].2).count();
    steps > 4 && kept as f32 >= ORDERED * steps as f32
}

/// Where in the second glossary each entry of the first is expected, from the pairs around it.
fn expected(found: &[Scored], entries: usize) -> Vec<f32> {
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

//! Which glossary entry of one text is which of another: by what they say, what they cite, what they are
//! called, and where they stand.

use std::collections::{HashMap, HashSet};

use vademecum_document::Document;
use vademecum_vocab::Number;

use crate::{
    company::{Companies, Company, Unit, Which},
    entry::{Entry, entries, lessons},
    partner::{Scored, best, doubtful, expected, is_in_order},
};
use vademecum_align::{
    lexicon::BilingualLexicon,
    sparse_vector::SparseVector,
    text::{Vocabulary, WordId},
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
    let alike = BilingualLexicon::from_spelling(&left, from.lang(), &right, to.lang());
    let company = companies_of(&a, &b, companies);
    let mut found: Vec<Scored> = Vec::new();
    let mut untold: HashSet<(usize, usize)> = HashSet::new();
    for _ in 0..LESSONS {
        // What is doubtful teaches nothing: it would make itself sure.
        found.retain(|&(_, i, j)| !untold.contains(&(i, j)));
        let lexicon = BilingualLexicon::learn(&lessons, left.words().len(), &alike);
        // Of names of one word each it is known what they mean, in longer names too.
        let mut settled = lexicon.clone();
        for &(_, i, j) in &found {
            if let ([word], [other]) = (a[i].called.as_slice(), b[j].called.as_slice()) {
                settled.set_translation(*word, *other);
            }
        }
        (found, untold) = paired(&a, &b, [&lexicon, &settled, &alike], right.words().len(), &company);
        // What entries that were paired say teaches, and what they are called twice.
        let sure = found.iter().filter(|&&(_, i, j)| !untold.contains(&(i, j)));
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
    found.into_iter().filter(|&(_, i, j)| !untold.contains(&(i, j))).map(matched).collect()
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
    [lexicon, settled, alike]: [&BilingualLexicon; 3],
    words: usize,
    company: &HashMap<(usize, usize), f32>,
) -> (Vec<Scored>, HashSet<(usize, usize)>) {
    let weight = weights(b, words);
    let vector = |words: &[WordId]| SparseVector::new(words.iter().map(|&word| (word, weight(word))).collect());
    let by = |lexicon: &BilingualLexicon, words: &[WordId]| {
        lexicon.translate(words.iter().map(|&word| (word, 1.0)), &weight)
    };
    let said_a: Vec<(SparseVector, SparseVector)> =
        a.iter().map(|e| (by(lexicon, &e.words), by(settled, &e.called))).collect();
    let said_b: Vec<(SparseVector, SparseVector)> = b.iter().map(|e| (vector(&e.words), vector(&e.called))).collect();
    let looks: Vec<SparseVector> = a.iter().map(|e| by(alike, &e.called)).collect();
    let cited = spread(b);
    let mut scores: Vec<Scored> = Vec::new();
    for (i, (entry, (says, name))) in a.iter().zip(&said_a).enumerate() {
        for (j, (other, (said, called))) in b.iter().zip(&said_b).enumerate() {
            if entry.part.is_some() && other.is_several || entry.is_several && other.part.is_some() {
                continue;
            }
            let share = company.get(&(i, j)).copied().unwrap_or(0.0);
            let called = if entry.is.is_some() && entry.is == other.is { 1.0 } else { name.cosine(called).max(share) };
            let cites = shared(&entry.cites, &other.cites, &cited);
            let (says, called) = (SAYS * says.cosine(said), CALLED * called);
            let uncited = (says + called) / (SAYS + CALLED) * UNCITED;
            // Entries that cite nothing are judged by the rest.
            let score = match (entry.cites.is_empty(), other.cites.is_empty()) {
                // A citation may be wrong.
                (false, false) => (says + CITES * cites + called).max(uncited * UNCITED),
                (true, true) => uncited,
                _ => uncited * UNCITED,
            };
            let alike = LOOKS * looks[i].cosine(&said_b[j].1);
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
        (said_a[i].0.cosine(&said_b[j].0) + LOOKS * looks[i].cosine(&said_b[j].1) + CITES * cites - remarked, i, j)
    });
    let says: Vec<Scored> = says.collect();
    let left_over = best(&says, SAYS_ALL, a.len(), b.len());
    let mut untold = doubtful(&found, &scores);
    untold.extend(doubtful(&left_over, &says));
    found.extend(left_over);
    found.sort_by_key(|&(_, i, _)| i);
    (found, untold)
}

/// What a word of the second glossary tells: much if it is rare there.
fn weights(entries: &[Entry<'_>], words: usize) -> impl Fn(WordId) -> f32 {
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

//! Which words of one side mean which words of the other: first by their looks, then learned from rules that
//! were paired.
//!
//! No dictionary is given. Between languages the first guess is made from words that are spelled alike once
//! the habits of each spelling are taken away; what those pair teaches the rest. A false friend looks right
//! and is found in the wrong company, so learning undoes it.

use std::collections::HashMap;

use vademecum_vocab::Lang;

use crate::{
    text::{Vocabulary, Word},
    vector::Vector,
};

/// For every word of one side, words of the other with how likely each is meant.
#[derive(Debug, Clone, Default)]
pub struct Lexicon {
    meanings: Vec<Vec<(Word, f32)>>,
}

/// A pair of texts that are taken to say the same, as distinct words.
pub type Pair = (Vec<Word>, Vec<Word>);

impl Lexicon {
    /// Words that are the same, for two editions in one language.
    pub fn same(from: &Vocabulary, to: &mut Vocabulary) -> Self {
        Lexicon { meanings: from.words().iter().map(|word| vec![(to.place(word), 1.0)]).collect() }
    }

    /// Words that look alike in two languages.
    pub fn alike(from: &Vocabulary, from_lang: Lang, to: &Vocabulary, to_lang: Lang) -> Self {
        let spelled: Vec<String> = to.words().iter().map(|word| spelling(word, to_lang)).collect();
        let mut exact: HashMap<&str, Vec<Word>> = HashMap::new();
        let mut by_trigram: HashMap<[char; 3], Vec<Word>> = HashMap::new();
        for (place, word) in (0..).zip(&spelled) {
            exact.entry(word).or_default().push(place);
            for trigram in trigrams(word) {
                by_trigram.entry(trigram).or_default().push(place);
            }
        }
        let mut shared: HashMap<Word, usize> = HashMap::new();
        let meanings = from.words().iter().map(|word| {
            let word = spelling(word, from_lang);
            if let Some(same) = exact.get(word.as_str()) {
                return same.iter().map(|&place| (place, 1.0)).collect();
            }
            shared.clear();
            let own = trigrams(&word);
            for trigram in &own {
                for &place in by_trigram.get(trigram).into_iter().flatten() {
                    *shared.entry(place).or_default() += 1;
                }
            }
            let likeness = |place: Word, common: usize| {
                let other = trigrams(&spelled[place as usize]).len();
                (2 * common) as f32 / (own.len() + other) as f32
            };
            let mut near: Vec<(Word, f32)> = shared
                .iter()
                .map(|(&place, &common)| (place, likeness(place, common)))
                .filter(|&(_, likeness)| likeness >= ALIKE)
                .collect();
            near.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            near.truncate(MOST);
            near.iter_mut().for_each(|(_, likeness)| *likeness *= LOOKS);
            near
        });
        Lexicon { meanings: meanings.collect() }
    }

    /// Learns meanings from paired texts, by how often words keep each other's company (expectation and
    /// maximisation over word pairs, as in the first of IBM's translation models); words that were too
    /// seldom seen keep what was known of them.
    pub fn learned(pairs: &[Pair], words: usize, before: &Lexicon) -> Self {
        let model = Model::new(pairs, words);
        let mut meanings = before.meanings.clone();
        meanings.resize(words, Vec::new());
        for (word, learned) in model.meanings().into_iter().enumerate() {
            if model.seen[word] >= ENOUGH && !learned.is_empty() {
                meanings[word] = learned;
            } else {
                // Half believed each.
                meanings[word].extend(learned.into_iter().map(|(other, weight)| (other, weight / 2.0)));
            }
        }
        Lexicon { meanings }
    }

    /// Makes a word mean another and nothing else.
    pub fn settle(&mut self, word: Word, other: Word) {
        if let Some(meanings) = self.meanings.get_mut(word as usize) {
            *meanings = vec![(other, 1.0)];
        }
    }

    /// The words that one may mean, likeliest first.
    pub fn of(&self, word: Word) -> &[(Word, f32)] {
        self.meanings.get(word as usize).map_or(&[], Vec::as_slice)
    }

    /// Words said in the words of the other side; `weight` is what a word of the other side tells.
    pub fn translated(&self, words: impl Iterator<Item = (Word, f32)>, weight: impl Fn(Word) -> f32) -> Vector {
        let meant =
            words.flat_map(|(word, count)| self.of(word).iter().map(move |&(other, likely)| (other, count * likely)));
        Vector::new(meant.map(|(word, count)| (word, count * weight(word))).collect())
    }
}

/// How alike the trigrams of two words must be.
const ALIKE: f32 = 0.5;

/// What likeness is worth, against being spelled the same.
const LOOKS: f32 = 0.7;

/// A word means at most so many others.
const MOST: usize = 5;

/// A word seen in so many pairs is known by them alone.
const ENOUGH: u32 = 3;

/// Meanings less likely than this are noise.
const LIKELY: f32 = 0.06;

/// A word without the habits of its language's spelling: Latin words come out alike.
fn spelling(word: &str, lang: Lang) -> String {
    // Endings first, then letters inside.
    const PT: &[(&str, &str)] = &[
        ("coes", "ciones"),
        ("cao", "cion"),
        ("soes", "siones"),
        ("sao", "sion"),
        ("dade", "dad"),
        ("dades", "dades"),
        ("agem", "aje"),
        ("vel", "ble"),
        ("veis", "bles"),
        ("am", "an"),
        ("em", "en"),
        ("ais", "ales"),
    ];
    const EN: &[(&str, &str)] = &[
        ("tions", "ciones"),
        ("tion", "cion"),
        ("ties", "dades"),
        ("ty", "dad"),
        ("ally", "almente"),
        ("ly", "mente"),
        ("ance", "ancia"),
        ("ence", "encia"),
        ("ed", "ado"),
        ("ic", "ico"),
        ("ive", "ivo"),
        ("ure", "ura"),
        ("al", "al"),
    ];
    const INSIDE_PT: &[(&str, &str)] =
        &[("nh", "n"), ("lh", "l"), ("ss", "s"), ("ei", "e"), ("ou", "o"), ("qu", "cu"), ("x", "j")];
    const INSIDE_EN: &[(&str, &str)] =
        &[("ph", "f"), ("th", "t"), ("ll", "l"), ("ss", "s"), ("mm", "m"), ("y", "i"), ("k", "c")];
    const INSIDE_ES: &[(&str, &str)] = &[("ll", "l"), ("ie", "e"), ("ue", "o"), ("qu", "cu")];
    let (endings, inside) = match lang {
        Lang::Pt => (PT, INSIDE_PT),
        Lang::En => (EN, INSIDE_EN),
        Lang::Es => (&[][..], INSIDE_ES),
    };
    let mut spelled = word.to_owned();
    if let Some((ending, other)) =
        endings.iter().find(|(ending, _)| spelled.len() > ending.len() + 1 && spelled.ends_with(ending))
    {
        spelled.truncate(spelled.len() - ending.len());
        spelled.push_str(other);
    }
    for (letters, other) in inside {
        if spelled.contains(letters) {
            spelled = spelled.replace(letters, other);
        }
    }
    spelled
}

/// The distinct trigrams of a word with its borders; none of a short one, which likeness says little about.
fn trigrams(word: &str) -> Vec<[char; 3]> {
    if word.chars().count() < 4 {
        return Vec::new();
    }
    let chars: Vec<char> = std::iter::once('^').chain(word.chars()).chain(std::iter::once('$')).collect();
    let mut trigrams: Vec<[char; 3]> = chars.windows(3).map(|w| [w[0], w[1], w[2]]).collect();
    trigrams.sort_unstable();
    trigrams.dedup();
    trigrams
}

/// How likely words mean each other, estimated from paired texts.
struct Model {
    /// In how many pairs each word stands.
    seen: Vec<u32>,
    /// Where the row of each word begins.
    rows: Vec<usize>,
    /// The words that keep each word company, row by row.
    company: Vec<Word>,
    /// How likely each is meant.
    likely: Vec<f32>,
}

impl Model {
    /// How often the estimate is refined; it hardly moves afterwards.
    const ROUNDS: usize = 6;

    fn new(pairs: &[Pair], words: usize) -> Self {
        let mut seen = vec![0; words];
        let mut together: Vec<Vec<Word>> = vec![Vec::new(); words];
        for (from, to) in pairs {
            for &word in from {
                seen[word as usize] += 1;
                together[word as usize].extend(to);
            }
        }
        let mut model = Model { seen, rows: Vec::with_capacity(words + 1), company: Vec::new(), likely: Vec::new() };
        for row in &mut together {
            row.sort_unstable();
            row.dedup();
            model.rows.push(model.company.len());
            let likely = 1.0 / row.len().max(1) as f32;
            model.likely.resize(model.likely.len() + row.len(), likely);
            model.company.append(row);
        }
        model.rows.push(model.company.len());
        model.refine(pairs);
        model
    }

    fn refine(&mut self, pairs: &[Pair]) {
        let cells: Vec<Vec<u32>> = pairs
            .iter()
            .map(|(from, to)| {
                let cell = |word: Word, other: &Word| {
                    let (start, end) = (self.rows[word as usize], self.rows[word as usize + 1]);
                    // Every word of the pair keeps company with every other.
                    let at = self.company[start..end].binary_search(other).unwrap_or(0);
                    u32::try_from(start + at).unwrap_or(u32::MAX)
                };
                to.iter()
                    .flat_map(|other| from.iter().map(move |&word| (word, other)))
                    .map(|(w, o)| cell(w, o))
                    .collect()
            })
            .collect();
        let mut counts = vec![0.0_f32; self.likely.len()];
        for _ in 0..Self::ROUNDS {
            counts.fill(0.0);
            for ((from, _), cells) in pairs.iter().zip(&cells) {
                for column in cells.chunks_exact(from.len().max(1)) {
                    let total: f32 = column.iter().map(|&cell| self.likely[cell as usize]).sum();
                    if total > 0.0 {
                        for &cell in column {
                            counts[cell as usize] += self.likely[cell as usize] / total;
                        }
                    }
                }
            }
            for row in self.rows.windows(2) {
                let (counts, likely) = (&counts[row[0]..row[1]], &mut self.likely[row[0]..row[1]]);
                let total: f32 = counts.iter().sum();
                for (likely, count) in likely.iter_mut().zip(counts) {
                    *likely = if total > 0.0 { count / total } else { 0.0 };
                }
            }
        }
    }

    fn meanings(&self) -> Vec<Vec<(Word, f32)>> {
        let row = |row: &[usize]| {
            let cells = row[0]..row[1];
            let mut meanings: Vec<(Word, f32)> = cells
                .map(|cell| (self.company[cell], self.likely[cell]))
                .filter(|&(_, likely)| likely >= LIKELY)
                .collect();
            meanings.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            meanings.truncate(MOST);
            meanings
        };
        self.rows.windows(2).map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary(words: &[&str]) -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        words.iter().for_each(|word| _ = vocabulary.place(word));
        vocabulary
    }

    #[test]
    fn words_look_alike_across_spellings() {
        let pt = vocabulary(&["habilidade", "criatura", "acao", "virar", "possivel"]);
        let es = vocabulary(&["girar", "accion", "criatura", "habilidad", "posible"]);
        let lexicon = Lexicon::alike(&pt, Lang::Pt, &es, Lang::Es);
        let first = |word: Word| lexicon.of(word).first().map(|&(other, _)| es.words()[other as usize].as_str());
        assert_eq!([0, 1, 4].map(first), [Some("habilidad"), Some("criatura"), Some("posible")]);
        assert_ne!(first(3), Some("accion"));
    }

    #[test]
    fn company_undoes_false_friends() {
        // Words 0 and 1 look like 1 and 0, but stand where 0 and 1 stand.
        let mut pairs: Vec<Pair> = Vec::new();
        for _ in 0..4 {
            pairs.push((vec![0, 2], vec![0, 2]));
            pairs.push((vec![1, 3], vec![1, 3]));
            pairs.push((vec![0, 3], vec![0, 3]));
        }
        let looks = Lexicon { meanings: vec![vec![(1, 1.0)], vec![(0, 1.0)], vec![], vec![]] };
        let learned = Lexicon::learned(&pairs, 4, &looks);
        assert_eq!(learned.of(0)[0].0, 0);
        assert_eq!(learned.of(1)[0].0, 1);
    }
}

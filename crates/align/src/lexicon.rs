//! A bilingual lexicon with translation probabilities, learned from the two texts that it translates between.
//!
//! The first estimate is orthographic: words that are spelled alike after normalising the spelling of each language
//! (cognates). Matched rules then serve as a parallel corpus for IBM translation model 1, which corrects false friends:
//! they look alike but do not occur in matched rules.

use std::collections::HashMap;

use vademecum_vocab::Lang;

use vademecum_text::{Vocabulary, WordId};

use crate::sparse_vector::SparseVector;

/// For each word of one text, candidate translations in the other with their weights, the likeliest first.
#[derive(Debug, Clone, Default)]
pub struct BilingualLexicon {
    translations: Vec<Vec<(WordId, f32)>>,
}

/// Maximum number of words of a text that the lexicon is learned from: all pairs of words of two texts are counted, and
/// co-occurrence among hundreds of words carries little information.
const MAX_TRAINING_WORDS: usize = 120;

/// Two texts that are taken as translations of each other, as distinct words; of a long text the first 120.
#[derive(Debug, Clone)]
pub struct TextPair {
    from: Vec<WordId>,
    to: Vec<WordId>,
}

impl TextPair {
    /// A pair of texts, given as distinct words; `None` if one is empty.
    pub fn new(from: impl IntoIterator<Item = WordId>, to: impl IntoIterator<Item = WordId>) -> Option<Self> {
        let from: Vec<WordId> = from.into_iter().take(MAX_TRAINING_WORDS).collect();
        let to: Vec<WordId> = to.into_iter().take(MAX_TRAINING_WORDS).collect();
        (!from.is_empty() && !to.is_empty()).then_some(TextPair { from, to })
    }
}

impl BilingualLexicon {
    /// Translates each word into itself, for two texts in one language.
    pub fn identity(from: &Vocabulary, to: &mut Vocabulary) -> Self {
        BilingualLexicon { translations: from.words().iter().map(|word| vec![(to.intern(word), 1.0)]).collect() }
    }

    /// Translates words into similarly spelled words of the other language.
    pub fn from_spelling(from: &Vocabulary, from_lang: Lang, to: &Vocabulary, to_lang: Lang) -> Self {
        let spelled: Vec<String> = to.words().iter().map(|word| normalize_spelling(word, to_lang)).collect();
        let mut exact: HashMap<&str, Vec<WordId>> = HashMap::new();
        let mut by_trigram: HashMap<[char; 3], Vec<WordId>> = HashMap::new();
        for (place, word) in (0..).zip(&spelled) {
            exact.entry(word).or_default().push(place);
            for trigram in trigrams(word) {
                by_trigram.entry(trigram).or_default().push(place);
            }
        }
        let mut shared: HashMap<WordId, usize> = HashMap::new();
        let translations = from.words().iter().map(|word| {
            let word = normalize_spelling(word, from_lang);
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
            let dice = |place: WordId, common: usize| {
                let other = trigrams(&spelled[place as usize]).len();
                (2 * common) as f32 / (own.len() + other) as f32
            };
            let mut near: Vec<(WordId, f32)> = shared
                .iter()
                .map(|(&place, &common)| (place, dice(place, common)))
                .filter(|&(_, dice)| dice >= WEIGHTS.min_spelling_dice)
                .collect();
            near.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            near.truncate(MAX_TRANSLATIONS);
            near.iter_mut().for_each(|(_, weight)| *weight *= WEIGHTS.similar_spelling);
            near
        });
        BilingualLexicon { translations: translations.collect() }
    }

    /// Learns translation probabilities from paired texts by expectation maximisation (IBM model 1). A word that
    /// occurs in too few pairs keeps its translations of `prior` and gains the learned ones at half their weight.
    pub fn learn(pairs: &[TextPair], source_vocabulary_size: usize, prior: &BilingualLexicon) -> Self {
        let model = IbmModel1::new(pairs, source_vocabulary_size);
        let mut translations = prior.translations.clone();
        translations.resize(source_vocabulary_size, Vec::new());
        for (word, learned) in model.translations().into_iter().enumerate() {
            if model.pair_counts[word] >= MIN_PAIRS_TO_LEARN && !learned.is_empty() {
                translations[word] = learned;
            } else {
                translations[word].extend(learned.into_iter().map(|(other, weight)| (other, weight / 2.0)));
            }
        }
        BilingualLexicon { translations }
    }

    /// Makes a word translate into one word and no other.
    pub fn set_translation(&mut self, word: WordId, other: WordId) {
        if let Some(translations) = self.translations.get_mut(word as usize) {
            *translations = vec![(other, 1.0)];
        }
    }

    /// The translations of a word, the likeliest first.
    pub fn translations(&self, word: WordId) -> &[(WordId, f32)] {
        self.translations.get(word as usize).map_or(&[], Vec::as_slice)
    }

    /// The translations of every word, the likeliest first.
    pub fn all_translations(&self) -> &[Vec<(WordId, f32)>] {
        &self.translations
    }

    /// Translates words with their counts into a vector; `weight` is the weight (IDF) of a word of the other text.
    pub fn translate(
        &self,
        words: impl Iterator<Item = (WordId, f32)>,
        weight: impl Fn(WordId) -> f32,
    ) -> SparseVector {
        let meant = words.flat_map(|(word, count)| {
            self.translations(word).iter().map(move |&(other, likely)| (other, count * likely))
        });
        SparseVector::new(meant.map(|(word, count)| (word, count * weight(word))).collect())
    }
}

impl From<Vec<Vec<(WordId, f32)>>> for BilingualLexicon {
    /// A lexicon of the translations of every word, the likeliest first.
    fn from(translations: Vec<Vec<(WordId, f32)>>) -> Self {
        BilingualLexicon { translations }
    }
}

/// Parameters of the lexicon, chosen by trying values on the alignments of the corpus tests.
struct LexiconWeights {
    /// Minimum Dice coefficient of the trigrams of two words that are taken as cognates.
    min_spelling_dice: f32,
    /// Weight of a similarly spelled word, times that coefficient; an equally spelled word has weight 1.
    similar_spelling: f32,
    /// Minimum probability of a learned translation; less likely ones are noise.
    min_probability: f32,
}

const WEIGHTS: LexiconWeights = LexiconWeights { min_spelling_dice: 0.5, similar_spelling: 0.7, min_probability: 0.06 };

const MAX_TRANSLATIONS: usize = 5;

/// Minimum number of pairs that a word occurs in for the learned translations to replace those known before.
const MIN_PAIRS_TO_LEARN: u32 = 3;

/// Rewrites a word so that cognates of Latin origin are spelled alike in all languages: `-ção` and `-tion` as `-ción`.
fn normalize_spelling(word: &str, lang: Lang) -> String {
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

/// The distinct character trigrams of a word with its borders; none for words of fewer than 4 characters.
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

/// IBM translation model 1: the probability of each translation, as a sparse matrix of word pairs that co-occur.
struct IbmModel1 {
    pair_counts: Vec<u32>,
    /// Index of the first cell of each word's row, and of the end.
    row_starts: Vec<usize>,
    /// The words that co-occur with each word, row by row, sorted.
    columns: Vec<WordId>,
    /// Translation probability of each cell.
    probabilities: Vec<f32>,
}

impl IbmModel1 {
    /// Number of rounds of expectation maximisation; the estimate hardly changes afterwards.
    const EM_ROUNDS: usize = 6;

    fn new(pairs: &[TextPair], words: usize) -> Self {
        let mut pairs_of_word: Vec<Vec<&TextPair>> = vec![Vec::new(); words];
        for pair in pairs {
            pair.from.iter().for_each(|&word| pairs_of_word[word as usize].push(pair));
        }
        let most = pairs.iter().flat_map(|pair| &pair.to).max().map_or(0, |&word| word as usize + 1);
        // For each word of the other text the last word that it was seen with: a row lists it once.
        let mut last_seen_with: Vec<Option<WordId>> = vec![None; most];
        let mut model = IbmModel1 {
            pair_counts: pairs_of_word.iter().map(|pairs| u32::try_from(pairs.len()).unwrap_or(u32::MAX)).collect(),
            row_starts: Vec::with_capacity(words + 1),
            columns: Vec::new(),
            probabilities: Vec::new(),
        };
        for (word, pairs) in (0..).zip(pairs_of_word) {
            let start = model.columns.len();
            model.row_starts.push(start);
            for &other in pairs.iter().flat_map(|pair| &pair.to) {
                if last_seen_with[other as usize].replace(word) != Some(word) {
                    model.columns.push(other);
                }
            }
            model.columns[start..].sort_unstable();
            let uniform = 1.0 / (model.columns.len() - start).max(1) as f32;
            model.probabilities.resize(model.columns.len(), uniform);
        }
        model.row_starts.push(model.columns.len());
        model.estimate(pairs);
        model
    }

    fn estimate(&mut self, pairs: &[TextPair]) {
        let cells: Vec<Vec<u32>> = pairs
            .iter()
            .map(|TextPair { from, to }| {
                let cell = |word: WordId, other: &WordId| {
                    let (start, end) = (self.row_starts[word as usize], self.row_starts[word as usize + 1]);
                    // Present, because every word of a pair co-occurs with every word of the other text.
                    let at = self.columns[start..end].binary_search(other).unwrap_or(0);
                    u32::try_from(start + at).expect("fewer than 2³² pairs of words fit in memory")
                };
                to.iter()
                    .flat_map(|other| from.iter().map(move |&word| (word, other)))
                    .map(|(w, o)| cell(w, o))
                    .collect()
            })
            .collect();
        let mut counts = vec![0.0_f32; self.probabilities.len()];
        for _ in 0..Self::EM_ROUNDS {
            counts.fill(0.0);
            for (TextPair { from, .. }, cells) in pairs.iter().zip(&cells) {
                for column in cells.chunks_exact(from.len()) {
                    let total: f32 = column.iter().map(|&cell| self.probabilities[cell as usize]).sum();
                    if total > 0.0 {
                        for &cell in column {
                            counts[cell as usize] += self.probabilities[cell as usize] / total;
                        }
                    }
                }
            }
            for row in self.row_starts.windows(2) {
                let (counts, probabilities) = (&counts[row[0]..row[1]], &mut self.probabilities[row[0]..row[1]]);
                let total: f32 = counts.iter().sum();
                for (probability, count) in probabilities.iter_mut().zip(counts) {
                    *probability = if total > 0.0 { count / total } else { 0.0 };
                }
            }
        }
    }

    fn translations(&self) -> Vec<Vec<(WordId, f32)>> {
        let row = |row: &[usize]| {
            let cells = row[0]..row[1];
            let mut translations: Vec<(WordId, f32)> = cells
                .map(|cell| (self.columns[cell], self.probabilities[cell]))
                .filter(|&(_, probability)| probability >= WEIGHTS.min_probability)
                .collect();
            translations.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            translations.truncate(MAX_TRANSLATIONS);
            translations
        };
        self.row_starts.windows(2).map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary(words: &[&str]) -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        words.iter().for_each(|word| _ = vocabulary.intern(word));
        vocabulary
    }

    #[test]
    fn cognates_are_found_by_spelling() {
        let pt = vocabulary(&["habilidade", "criatura", "acao", "virar", "possivel"]);
        let es = vocabulary(&["girar", "accion", "criatura", "habilidad", "posible"]);
        let lexicon = BilingualLexicon::from_spelling(&pt, Lang::Pt, &es, Lang::Es);
        let first =
            |word: WordId| lexicon.translations(word).first().map(|&(other, _)| es.words()[other as usize].as_str());
        assert_eq!([0, 1, 4].map(first), [Some("habilidad"), Some("criatura"), Some("posible")]);
        assert_ne!(first(3), Some("accion"));
    }

    #[test]
    fn co_occurrence_corrects_false_friends() {
        // Words 0 and 1 look like 1 and 0, but stand where 0 and 1 stand.
        let mut pairs: Vec<TextPair> = Vec::new();
        for words in [[0, 2], [1, 3], [0, 3]].repeat(4) {
            pairs.extend(TextPair::new(words, words));
        }
        let by_spelling = BilingualLexicon { translations: vec![vec![(1, 1.0)], vec![(0, 1.0)], vec![], vec![]] };
        let learned = BilingualLexicon::learn(&pairs, 4, &by_spelling);
        assert_eq!(learned.translations(0)[0].0, 0);
        assert_eq!(learned.translations(1)[0].0, 1);
    }

    #[test]
    fn long_texts_are_learned_from_in_part() {
        let cells = |words: WordId| {
            let pair = TextPair::new(0..words, 0..words).unwrap();
            IbmModel1::new(&[pair], words as usize).columns.len()
        };
        assert_eq!(cells(100), 100 * 100);
        assert_eq!(cells(8_000), MAX_TRAINING_WORDS * MAX_TRAINING_WORDS);
    }
}

//! Which rule says something in much the same words: rare words that are shared count for more, long texts for
//! less (cosine of inverse document frequencies, a word counted once).

use std::collections::HashMap;

use rust_stemmers::{Algorithm, Stemmer};
use vademecum_document::NodeKind;
use vademecum_vocab::{Game, Lang, Number, fold};

use crate::Graph;

/// A word in more rules than this share says nothing about one of them.
const COMMON: f32 = 0.1;

/// A stem's place among all stems of the rules.
type StemId = usize;

/// The rules of a game in one language, by the stems of their words.
#[derive(Debug)]
pub(super) struct Wording {
    stems: Stems,
    /// What a stem is worth, squared.
    worth: Vec<f32>,
    /// The rules, each with the length of its text.
    rules: Vec<(Number, f32)>,
    /// Rules by stem.
    said_in: Vec<Vec<usize>>,
}

impl Wording {
    /// Of the newest edition: the publisher's text and ours, as far as they are there in that language.
    pub(super) fn of(graph: &Graph, game: Game, lang: Lang) -> Wording {
        let mut stems = Stems { stemmer: stemmer(lang), known: HashMap::new(), next: 0 };
        let mut texts: Vec<(Number, Vec<StemId>)> = Vec::new();
        let mut place: HashMap<Number, usize> = HashMap::new();
        let editions = graph.editions(game);
        let documents = editions.first().map_or_else(Vec::new, |&newest| graph.edition(game, newest));
        for document in documents.into_iter().map(|index| graph.document(index)).filter(|d| d.lang() == lang) {
            for node in document.nodes.iter().filter(|node| matches!(node.kind, NodeKind::Rule | NodeKind::Subrule)) {
                let Some(number) = node.number.filter(|_| !node.stale && !node.text.is_empty()) else { continue };
                let at = *place.entry(number).or_insert_with(|| {
                    texts.push((number, Vec::new()));
                    texts.len() - 1
                });
                texts[at].1.extend(stems.of(&node.text));
            }
        }
        let mut said_in = vec![Vec::new(); stems.next];
        for (rule, (_, text)) in texts.iter_mut().enumerate() {
            text.sort_unstable();
            text.dedup();
            for &stem in &*text {
                said_in[stem].push(rule);
            }
        }
        let all = texts.len().max(1) as f32;
        let worth = |rules: &Vec<usize>| {
            let share = rules.len() as f32 / all;
            if share > COMMON { 0.0 } else { share.ln().powi(2) }
        };
        let worth: Vec<f32> = said_in.iter().map(worth).collect();
        let length = |text: &[StemId]| text.iter().map(|&stem| worth[stem]).sum::<f32>().sqrt();
        let rules = texts.iter().map(|(number, text)| (*number, length(text))).collect();
        Wording { stems, worth, rules, said_in }
    }

    /// How near each rule is to a text, from 0 to 1, in the order of [`Wording::numbers`].
    pub(super) fn nearness<'t>(&mut self, text: impl Iterator<Item = &'t str>) -> Vec<f32> {
        let mut words: Vec<StemId> = text.map(|word| self.stems.stem(word)).collect();
        words.sort_unstable();
        words.dedup();
        words.retain(|&stem| self.worth.get(stem).is_some_and(|&worth| worth > 0.0));
        let length = words.iter().map(|&stem| self.worth[stem]).sum::<f32>().sqrt();
        let mut nearness = vec![0.0; self.rules.len()];
        for &stem in &words {
            for &rule in &self.said_in[stem] {
                nearness[rule] += self.worth[stem];
            }
        }
        for (nearness, (_, own)) in nearness.iter_mut().zip(&self.rules) {
            *nearness /= (own * length).max(1.0);
        }
        nearness
    }

    /// The numbers of the rules.
    pub(super) fn numbers(&self) -> impl Iterator<Item = Number> {
        self.rules.iter().map(|&(number, _)| number)
    }
}

/// Stems by their places, each word worked out once.
struct Stems {
    stemmer: Stemmer,
    known: HashMap<String, StemId>,
    next: StemId,
}

impl std::fmt::Debug for Stems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stems").field("known", &self.known.len()).finish_non_exhaustive()
    }
}

fn stemmer(lang: Lang) -> Stemmer {
    Stemmer::create(match lang {
        Lang::Es => Algorithm::Spanish,
        Lang::Pt => Algorithm::Portuguese,
        Lang::En => Algorithm::English,
    })
}

impl Stems {
    /// The stems of a text's words, in order.
    fn of(&mut self, text: &str) -> Vec<StemId> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(|word| self.stem(word)).collect()
    }

    fn stem(&mut self, word: &str) -> StemId {
        if let Some(&id) = self.known.get(word) {
            return id;
        }
        // A stem is known under a key that no word has.
        let stem = format!(" {}", self.stemmer.stem(&fold(word)));
        let id = *self.known.entry(stem).or_insert_with(|| {
            self.next += 1;
            self.next - 1
        });
        self.known.insert(word.to_owned(), id);
        id
    }
}

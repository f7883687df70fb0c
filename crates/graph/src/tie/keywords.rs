//! Which keyword ability a ruling is about.

use std::collections::HashMap;

use vademecum_vocab::{Game, Lang, Number};

use super::words::{Word, words};
use crate::{Graph, keywords};

/// The words that make an ordinary word in front of them the name of a keyword: `la habilidad de prisa`.
const BEFORE: [&str; 18] = [
    "habilidad",
    "habilidades",
    "coste",
    "costes",
    "con",
    "mecanica",
    "tiene",
    "gana",
    "habilidade",
    "custo",
    "custos",
    "com",
    "tem",
    "with",
    "has",
    "have",
    "gains",
    "a",
];

/// The words that do so behind it: `kicker cost`, `Retrospectiva [coste]`.
const BEHIND: [&str; 12] = [
    "coste",
    "custo",
    "cost",
    "costs",
    "ability",
    "abilities",
    "means",
    "significa",
    "n",
    "counter",
    "contador",
    "mechanic",
];

/// What may stand between the two.
const BETWEEN: [&str; 5] = ["de", "do", "da", "una", "uma"];

/// The keyword abilities of a game, by their names in one language.
#[derive(Debug, Default)]
pub(super) struct Keywords {
    /// Names in folded words, by their first word.
    by_first: HashMap<String, Vec<(Vec<String>, Number)>>,
}

impl Keywords {
    /// Those of the newest edition of a game.
    pub(super) fn of(graph: &Graph, game: Game, lang: Lang) -> Keywords {
        let mut keywords = Keywords::default();
        let Some(document) = keywords::edition(graph, game, lang) else { return keywords };
        for (_, number, title) in keywords::rules(graph, document) {
            let name: Vec<String> = words(title).into_iter().map(|word| word.text).collect();
            if let Some(first) = name.first() {
                keywords.by_first.entry(first.clone()).or_default().push((name, number));
            }
        }
        keywords
    }

    /// The keyword that a text says most about: the one it names most often, of several the first.
    pub(super) fn named_in(&self, text: &[&Word]) -> Option<Number> {
        let mut mentions: Vec<(Number, usize)> = Vec::new();
        for (at, word) in text.iter().enumerate() {
            for (name, number) in self.by_first.get(&word.text).into_iter().flatten() {
                let here = text.get(at..at + name.len());
                let named = here.is_some_and(|here| here.iter().zip(name).all(|(word, name)| word.text == *name));
                if !named || !is_marked(text, at, at + name.len()) {
                    continue;
                }
                match mentions.iter_mut().find(|(other, _)| other == number) {
                    Some((_, count)) => *count += 1,
                    None => mentions.push((*number, 1)),
                }
            }
        }
        mentions.iter().rev().max_by_key(|(_, count)| count).map(|&(number, _)| number)
    }
}

fn is_marked(text: &[&Word], start: usize, end: usize) -> bool {
    let mut before = text[..start].iter().rev().map(|word| word.text.as_str());
    let before = before.find(|word| !BETWEEN.contains(word));
    let behind = text.get(end).map(|word| word.text.as_str());
    before.is_some_and(|word| BEFORE.contains(&word)) || behind.is_some_and(|word| BEHIND.contains(&word))
}

//! Finds the keyword ability that a ruling is about.

use std::collections::HashMap;

use vademecum_vocab::Number;

use vademecum_text::SentenceWord;

use crate::MAX_NAME_WORDS;

/// Folded words that mark the name behind them as one of a keyword: `la habilidad de prisa`. Names of keywords are
/// ordinary words as well (`trample`), so an unmarked one does not count.
const WORDS_BEFORE_KEYWORD: &str = "habilidad habilidades coste costes con mecanica tiene gana habilidade custo custos com tem with has have gains \
     a";

/// Folded words that mark the name before them: `kicker cost`, `Retrospectiva [coste]`.
const WORDS_AFTER_KEYWORD: &str =
    "coste custo cost costs ability abilities means significa n counter contador mechanic";

/// Folded words that may stand between the marking word and the name.
const WORDS_BETWEEN: &str = "de do da una uma";

#[derive(Debug, Default)]
pub(crate) struct KeywordNames {
    /// Names as folded words, by their first word.
    by_first_word: HashMap<String, Vec<(Vec<String>, Number)>>,
}

impl KeywordNames {
    pub(crate) fn new<'n>(names: impl IntoIterator<Item = (Number, &'n str)>) -> Self {
        let mut keywords = KeywordNames::default();
        for (number, name) in names {
            let words: Vec<String> = SentenceWord::of_text(name).into_iter().map(|token| token.text).collect();
            if let Some(first) = words.first().filter(|_| words.len() <= MAX_NAME_WORDS) {
                keywords.by_first_word.entry(first.clone()).or_default().push((words, number));
            }
        }
        keywords
    }

    /// The keyword that a text mentions most often; of several, the first mentioned.
    pub(crate) fn most_mentioned(&self, text: &[&SentenceWord]) -> Option<Number> {
        let mut mentions: Vec<(Number, usize)> = Vec::new();
        for (at, token) in text.iter().enumerate() {
            for (name, number) in self.by_first_word.get(&token.text).into_iter().flatten() {
                let here = text.get(at..at + name.len());
                let is_named = here.is_some_and(|here| here.iter().zip(name).all(|(token, name)| token.text == *name));
                if !is_named || !is_marked(text, at, at + name.len()) {
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

/// Whether the words around `text[start..end]` mark it as the name of a keyword.
fn is_marked(text: &[&SentenceWord], start: usize, end: usize) -> bool {
    let is_one_of = |words: &str, token: &SentenceWord| words.split(' ').any(|word| word == token.text);
    let before = text[..start].iter().rev().find(|token| !is_one_of(WORDS_BETWEEN, token));
    before.is_some_and(|token| is_one_of(WORDS_BEFORE_KEYWORD, token))
        || text.get(end).is_some_and(|token| is_one_of(WORDS_AFTER_KEYWORD, token))
}

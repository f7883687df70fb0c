//! Matches short texts, such as the questions that worked cases answer, with whole titles.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_text::{LevenshteinMatcher, StopWordSet, TokenForm, TokenKind, fold, index_tokens};
use vademecum_vocab::Lang;

/// Minimum share of a question's content words, by weight, that a title must have.
const MIN_QUESTION_COVERED: f32 = 0.75;

/// Minimum share of a title's content words, by weight, that a question must have.
const MIN_TITLE_COVERED: f32 = 0.5;

/// Folded negations that are not stop words, ignored as well: a question does not know its answer.
const NEGATIONS: [&str; 4] = ["nao", "never", "no", "nunca"];

/// Minimum length of a stem that is corrected by one edit, in characters.
const MIN_MISSPELLED_CHARS: usize = 5;

/// An index of titles by their stems; each is identified by its position.
#[derive(Debug, Default)]
pub struct TitleIndex {
    /// The stems of each title's content words.
    titles: Vec<BTreeSet<String>>,
    lang: Option<Lang>,
    /// The number of titles with each stem.
    frequencies: BTreeMap<String, u32>,
}

/// A title that matches a question.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TitleMatch {
    /// Its position among the titles.
    pub title: usize,
    /// The harmonic mean (F1) of the shares of question and title that the other one has, by IDF.
    pub score: f32,
}

impl TitleIndex {
    /// Indexes titles of one language.
    pub fn new<'t>(lang: Lang, titles: impl IntoIterator<Item = &'t str>) -> Self {
        let titles: Vec<BTreeSet<String>> =
            titles.into_iter().map(|title| content_stems(title, lang).collect()).collect();
        let mut frequencies: BTreeMap<String, u32> = BTreeMap::new();
        for stem in titles.iter().flatten() {
            *frequencies.entry(stem.clone()).or_default() += 1;
        }
        TitleIndex { titles, lang: Some(lang), frequencies }
    }

    /// The titles that match a question, best first.
    pub fn matches(&self, question: &str) -> Vec<TitleMatch> {
        let Some(lang) = self.lang else { return Vec::new() };
        let question_stems: BTreeSet<String> = content_stems(question, lang).map(|stem| self.correct(stem)).collect();
        let question_weight = self.weigh(question_stems.iter());
        let mut matches: Vec<TitleMatch> = Vec::new();
        for (title, stems) in self.titles.iter().enumerate() {
            let shared = self.weigh(question_stems.intersection(stems));
            let of_question = shared / question_weight;
            let of_title = shared / self.weigh(stems.iter());
            if of_question >= MIN_QUESTION_COVERED && of_title >= MIN_TITLE_COVERED {
                let score = 2.0 * of_question * of_title / (of_question + of_title);
                matches.push(TitleMatch { title, score });
            }
        }
        matches.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.title.cmp(&b.title)));
        matches
    }

    /// Corrects a stem: to the only known one at edit distance 1, if it is not known itself.
    fn correct(&self, stem: String) -> String {
        if self.frequencies.contains_key(&stem) || stem.chars().count() < MIN_MISSPELLED_CHARS {
            return stem;
        }
        let matcher = LevenshteinMatcher::new(&stem, 1);
        let mut near = self.frequencies.keys().filter(|known| matcher.distance(known).is_some());
        match (near.next(), near.next()) {
            (Some(only), None) => only.clone(),
            _ => stem,
        }
    }

    /// The sum of the IDF of stems.
    fn weigh<'s>(&self, stems: impl Iterator<Item = &'s String>) -> f32 {
        let weigh = |stem: &String| {
            let frequency = self.frequencies.get(stem).copied().unwrap_or(0);
            (1.0 + self.titles.len() as f32 / (1.0 + frequency as f32)).ln()
        };
        stems.map(weigh).sum()
    }
}

fn content_stems(text: &str, lang: Lang) -> impl Iterator<Item = String> + '_ {
    let words = index_tokens(text).filter(|token| token.kind == TokenKind::Word);
    let content = words.filter(move |token| {
        let folded = fold(token.text);
        !StopWordSet::SearchStopWords.contains(lang, &folded) && !NEGATIONS.contains(&folded.as_str())
    });
    content.map(move |token| TokenForm::Stemmed.normalize(token.text, token.kind, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(question: &str, expected: &[usize]) {
        let titles = [
            "Una criatura girada no puede bloquear (509.1a)",
            "Toque mortal y arrollar (702.2c, 702.19b)",
            "Arrollar (702.19b)",
            "Siete cartas en la mano (514.1)",
        ];
        let index = TitleIndex::new(Lang::Es, titles);
        let found: Vec<usize> = index.matches(question).into_iter().map(|found| found.title).collect();
        assert_eq!(found, expected, "{question}");
    }

    #[test]
    fn questions_find_the_titles_that_they_are_about() {
        check("¿puede bloquear una criatura girada?", &[0]);
        check("las criaturas giradas bloquean", &[0]);
        check("toque mortal y arrollar", &[1]);
        check("toque mortal y arollar", &[1]);
        check("arrollar", &[2]);
        check("cuántas cartas en la mano", &[3]);
    }

    #[test]
    fn what_titles_do_not_say_finds_none() {
        for question in ["", "¿y?", "bloquear un planeswalker con vigilancia", "criatura", "702.19b", "}{"] {
            check(question, &[]);
        }
        assert!(TitleIndex::default().matches("arrollar").is_empty());
        assert!(TitleIndex::new(Lang::Es, []).matches("arrollar").is_empty());
    }
}

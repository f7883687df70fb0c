//! Names and phrases with typing errors, asked as the page asks: those that people wrote, by what fingers or ears did; and
//! the title of each chapter and keyword in three languages, with one generated error of each kind.

use std::collections::BTreeMap;

use vademecum_graph::Graph;
use vademecum_search::{Index, Query};
use vademecum_vocab::{Lang, Number};

use crate::{locked::place_of_answer, measure::Measure, questions::misspelled};

const TITLES: &str = include_str!("../../../rules/magic/titles.tsv");

/// Minimum mean reciprocal rank and recall among the first ten of [`misspelled`] questions in each language.
const LEAST: [(Lang, f64, f64); Lang::ALL.len()] =
    [(Lang::Es, 0.98, 1.0), (Lang::Pt, 0.97, 1.0), (Lang::En, 0.95, 0.98)];

/// Minimum share of misspelled names, in hundredths, that lead first to what the name itself leads to.
const FIRST: usize = 99;

/// Minimum number of letters of a word that is misspelled. In shorter ones an error often makes another word.
const MIN_LETTERS: usize = 5;

/// An error that fingers or ears make in a word of at least [`MIN_LETTERS`] letters, at a place.
type Error = fn(&[char], usize) -> Option<String>;

/// The kinds of errors, each with its name.
const ERRORS: [(&str, Error); 7] = [
    ("a letter left out", |word, at| Some(word[..at].iter().chain(&word[at + 1..]).collect())),
    ("a letter twice", |word, at| Some(word[..=at].iter().chain(&word[at..]).collect())),
    ("two letters swapped", |word, at| {
        let mut word = word.to_vec();
        (at + 1 < word.len() && word[at] != word[at + 1]).then(|| word.swap(at, at + 1))?;
        Some(word.into_iter().collect())
    }),
    ("the key beside it", |word, at| {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
        let row = rows.iter().find(|row| row.contains(word[at]))?;
        let place = row.find(word[at])?;
        let beside = row.chars().nth(if place == 0 { 1 } else { place - 1 })?;
        Some(with_letter(word, at, beside))
    }),
    ("a letter too many", |word, at| Some(word[..at].iter().chain(&['s']).chain(&word[at..]).collect())),
    ("a letter that sounds alike", |word, _| {
        const ALIKE: [(char, char); 8] =
            [('v', 'b'), ('b', 'v'), ('z', 's'), ('c', 's'), ('j', 'g'), ('ç', 's'), ('y', 'i'), ('k', 'c')];
        let (at, to) =
            word.iter().enumerate().skip(1).find_map(|(at, c)| Some((at, ALIKE.iter().find(|(of, _)| of == c)?.1)))?;
        Some(with_letter(word, at, to))
    }),
    ("another vowel", |word, _| {
        const VOWELS: [(char, char); 5] = [('a', 'e'), ('e', 'i'), ('i', 'e'), ('o', 'u'), ('u', 'o')];
        let vowels = word.iter().enumerate().skip(2);
        let (at, to) = vowels.filter_map(|(at, c)| Some((at, VOWELS.iter().find(|(of, _)| of == c)?.1))).next()?;
        Some(with_letter(word, at, to))
    }),
];

fn with_letter(word: &[char], at: usize, letter: char) -> String {
    word.iter().enumerate().map(|(place, &c)| if place == at { letter } else { c }).collect()
}

/// The number of what is answered first.
fn first_answer(graph: &Graph, index: &Index, lang: Lang, text: &str) -> Option<Number> {
    let query = Query { preferred_lang: Some(lang), limit: 1, ..Query::new(text) };
    let hits = index.search_one_game(graph, &query).unwrap().hits;
    graph.view(hits.first()?.node).node().number
}

#[test]
fn misspelled_names_are_found() {
    let (graph, index) = crate::indexed(Vec::new());
    let mut titles = Vec::new();
    for line in TITLES.lines().skip(1) {
        let [number, en, es, pt] = line.splitn(5, '\t').take(4).collect::<Vec<_>>().try_into().expect("four columns");
        let number: Number = number.parse().expect("a number");
        titles.extend([(Lang::En, en), (Lang::Es, es), (Lang::Pt, pt)].map(|(lang, title)| (number, lang, title)));
    }
    let (mut asked, mut found) = (0, 0);
    for (place, (number, lang, title)) in titles.into_iter().enumerate() {
        let name = title.to_lowercase();
        let words: Vec<Vec<char>> = name.split(' ').map(|word| word.chars().collect()).collect();
        let Some((longest, word)) = words.iter().enumerate().max_by_key(|(_, word)| word.len()) else { continue };
        let is_one = word.len() >= MIN_LETTERS && word.iter().all(|c| c.is_alphabetic());
        // Chapters of several editions and games have the same titles: those that their own name does not lead to first.
        if !is_one || first_answer(&graph, &index, lang, &name) != Some(number) {
            continue;
        }
        for (kind, error) in ERRORS {
            // The first letter is seldom wrong.
            let at = 1 + (place * 7) % (word.len() - 1);
            let Some(wrong) = error(word, at) else { continue };
            let shown =
                |(at, word): (usize, &Vec<char>)| if at == longest { wrong.clone() } else { word.iter().collect() };
            let question = words.iter().enumerate().map(shown).collect::<Vec<String>>().join(" ");
            let first = first_answer(&graph, &index, lang, &question);
            asked += 1;
            if first == Some(number) {
                found += 1;
            } else {
                println!("{lang} {kind}: {question} ({name}, {number}) leads to {first:?}");
            }
        }
    }
    println!("{found} of {asked} misspelled names lead first to what the name leads to");
    assert!(asked > 3000 && found * 100 >= asked * FIRST);
}

#[test]
fn misspelled_phrases_are_understood() {
    let (graph, index) = crate::indexed(Vec::new());
    let mut measures: BTreeMap<(Lang, String), Measure> = BTreeMap::new();
    for question in misspelled() {
        let place = place_of_answer(&index, &graph, &question);
        if place != Some(0) {
            println!("{} {}: {} is answered at {place:?}", question.lang, question.kind, question.text);
        }
        for kind in ["everything".to_owned(), question.kind] {
            measures.entry((question.lang, kind)).or_default().count(place);
        }
    }
    for ((lang, kind), measure) in &measures {
        println!("{lang} {kind:<14}{:>5}{:>8.3}{:>8.3}", measure.questions, measure.mrr(), measure.recall());
    }
    for (lang, mrr, recall) in LEAST {
        let measure = measures[&(lang, "everything".to_owned())];
        assert!(measure.mrr() >= mrr && measure.recall() >= recall, "{lang}: {measure:?}");
    }
}

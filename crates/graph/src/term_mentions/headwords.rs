//! Index of the headwords of a glossary in all their forms, and search for them in texts.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use vademecum_document::{Document, NodeIndex, Term};
use vademecum_terminology::strip_name_remarks;
use vademecum_text::{
    SpannedWord, StopWordSet, fold,
    inflect::{self, Verb},
    singular_candidates,
};
use vademecum_vocab::{Lang, TextRange};

use super::grammar::{Lexeme, Limit, Part, TermEntry, TermGrammar};
use crate::MAX_NAME_WORDS;

/// Minimum length of a name that is linked, in characters: shorter ones are often other words.
const MIN_NAME_CHARS: usize = 3;

#[derive(Debug, Default)]
pub(crate) struct Headwords {
    patterns: Vec<TermPattern>,
    /// Patterns by each form of their first word, folded; the longest first.
    by_first: HashMap<String, Vec<usize>>,
    /// The contexts to which forms of a term are limited.
    limits: HashMap<NodeIndex, Vec<Limit>>,
}

/// The forms of one word or phrase that denotes a term.
#[derive(Debug)]
struct TermPattern {
    term: NodeIndex,
    /// The name as the glossary prints it, in lower case.
    name: String,
    forms: Forms,
}

#[derive(Debug)]
enum Forms {
    /// Of a single word, in lower case with accents, which distinguish forms.
    Word(HashSet<String>),
    Phrase(Vec<PhraseWord>),
}

#[derive(Debug)]
struct PhraseWord {
    /// In lower case; with accents if they are compared, folded if not.
    forms: HashSet<String>,
    has_exact_accents: bool,
    /// Whether it may follow a punctuation mark, as it does in the name.
    may_follow_mark: bool,
}

impl PhraseWord {
    fn new(word: &SpannedWord, forms: Vec<String>, has_exact_accents: bool) -> Self {
        let spelled = |form: String| if has_exact_accents { form } else { fold(&form) };
        let forms = forms.into_iter().map(spelled).collect();
        PhraseWord { forms, has_exact_accents, may_follow_mark: word.follows_punctuation }
    }

    fn matches(&self, word: &SpannedWord) -> bool {
        self.forms.contains(if self.has_exact_accents { &word.lower } else { &word.folded })
    }
}

impl TermPattern {
    fn len(&self) -> usize {
        match &self.forms {
            Forms::Word(_) => 1,
            Forms::Phrase(words) => words.len(),
        }
    }

    /// Whether some words start with it.
    fn matches(&self, text: &[SpannedWord]) -> bool {
        match &self.forms {
            Forms::Word(forms) => text.first().is_some_and(|word| forms.contains(&word.lower)),
            Forms::Phrase(words) => {
                words.len() <= text.len()
                    && words.iter().zip(text).all(|(expected, word)| expected.matches(word))
                    && words.iter().zip(text).skip(1).all(|(expected, word)| {
                        !word.starts_sentence && (expected.may_follow_mark || !word.follows_punctuation)
                    })
            }
        }
    }
}

impl Headwords {
    pub(crate) fn new(document: &Document, grammar: &TermGrammar) -> Self {
        let mut headwords = Headwords::default();
        for (i, node) in document.nodes.iter().enumerate() {
            let Some(term) = node.term() else { continue };
            for headword in term.headwords() {
                headwords.add(NodeIndex::new(i), headword, term, document, grammar);
            }
        }
        let Headwords { patterns, by_first, .. } = &mut headwords;
        for list in by_first.values_mut() {
            list.sort_by_key(|&pattern| Reverse(patterns[pattern].len()));
        }
        headwords
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    fn add(&mut self, at: NodeIndex, headword: &str, term: &Term, document: &Document, grammar: &TermGrammar) {
        let lang = document.lang();
        let name = strip_name_remarks(headword);
        let entry = |name: &str| grammar.entry(document.game, lang, name);
        // A headword with a remark in brackets is ambiguous or obsolete.
        let entry = match entry(headword) {
            None if headword.contains('(') => return,
            None => entry(&name),
            found => found,
        };
        if let Some(TermEntry { limits, .. }) = entry.filter(|entry| !entry.limits.is_empty()) {
            self.limits.entry(at).or_default().extend(limits.iter().cloned());
        }
        let guessed = entry.is_none().then(|| guess(&name, term, lang));
        for lexeme in entry.into_iter().flat_map(|entry| &entry.lexemes).chain(&guessed) {
            let lemma = lexeme.lemma.clone().unwrap_or_else(|| name.to_lowercase());
            let forms = forms(lexeme, &lemma, lang);
            for forms in forms.into_iter().chain(lexeme.added.iter().map(|form| exact(form))) {
                self.insert(TermPattern { term: at, name: name.to_lowercase(), forms });
            }
        }
    }

    fn insert(&mut self, pattern: TermPattern) {
        if pattern.len() > MAX_NAME_WORDS {
            return;
        }
        let place = self.patterns.len();
        let firsts: HashSet<String> = match &pattern.forms {
            Forms::Word(forms) => forms.iter().map(|form| fold(form)).collect(),
            Forms::Phrase(words) => words.first().map(|word| word.forms.clone()).unwrap_or_default(),
        };
        for first in firsts {
            self.by_first.entry(first).or_default().push(place);
        }
        self.patterns.push(pattern);
    }

    /// The first mention of each term in a text, in order, where `is_free` allows it.
    pub(crate) fn find(&self, text: &str, is_free: impl Fn(TextRange) -> bool) -> Vec<(TextRange, NodeIndex)> {
        let words = SpannedWord::of_text(text);
        let mut found: Vec<(TextRange, NodeIndex)> = Vec::new();
        let mut place = 0;
        while place < words.len() {
            let Some((term, length)) = self.find_at(&words, place) else {
                place += 1;
                continue;
            };
            let end = place + length;
            let range = words[place].range.cover(words[end - 1].range);
            if found.iter().all(|(_, other)| *other != term) && is_free(range) {
                found.push((range, term));
            }
            place = end;
        }
        found
    }

    /// The term that starts at an index, with its number of words: the longest whose context holds. Of several of that
    /// length, the one that is spelled like its headword; `None` if they stay ambiguous.
    fn find_at(&self, words: &[SpannedWord], place: usize) -> Option<(NodeIndex, usize)> {
        let rest = words.get(place..)?;
        let candidates = self.by_first.get(&rest.first()?.folded)?;
        let fits = |&pattern: &usize| {
            let pattern = &self.patterns[pattern];
            pattern.matches(rest) && self.is_in_context(pattern, words, place)
        };
        let mut fitting = candidates.iter().copied().filter(fits).peekable();
        let longest = self.patterns[*fitting.peek()?].len();
        let as_long: Vec<&TermPattern> =
            fitting.map(|pattern| &self.patterns[pattern]).take_while(|pattern| pattern.len() == longest).collect();
        let spelled = joined(&rest[..longest]);
        let spelled_so = |pattern: &&&TermPattern| pattern.name == spelled;
        let best = as_long.iter().find(spelled_so).or_else(|| as_long.first())?;
        let is_sure = as_long.iter().all(|pattern| pattern.term == best.term) || best.name == spelled;
        is_sure.then_some((best.term, longest))
    }

    fn is_in_context(&self, pattern: &TermPattern, words: &[SpannedWord], place: usize) -> bool {
        let Some(limits) = self.limits.get(&pattern.term) else { return true };
        let end = place + pattern.len();
        let spelled = joined(&words[place..end]);
        let concerns = |limit: &&Limit| limit.forms.is_empty() || limit.forms.contains(&spelled);
        limits.iter().filter(concerns).all(|limit| limit.context.holds(words, place, end))
    }
}

/// The words of a text in lower case, separated by spaces.
fn joined(words: &[SpannedWord]) -> String {
    words.iter().map(|word| word.lower.as_str()).collect::<Vec<_>>().join(" ")
}

/// Whether only an accent may tell a noun or adjective from a verb: *efecto continuo* from *el efecto continúa*. Other
/// words are compared without accents, because texts spell them loosely.
fn may_look_like_verb(word: &str, lang: Lang) -> bool {
    lang != Lang::En && word.strip_suffix('s').unwrap_or(word).ends_with(['a', 'o'])
}

/// A form without further inflection.
fn exact(form: &str) -> Forms {
    match SpannedWord::of_text(form).as_slice() {
        [word] => Forms::Word(HashSet::from([word.lower.clone()])),
        words => {
            let phrase_word = |word: &SpannedWord| PhraseWord::new(word, vec![word.lower.clone()], false);
            Forms::Phrase(words.iter().map(phrase_word).collect())
        }
    }
}

/// The inflected forms of a lexeme; `None` for a name that is too short to be linked.
fn forms(lexeme: &Lexeme, lemma: &str, lang: Lang) -> Option<Forms> {
    let verb = |word: &str, alternation| inflect::verb_forms(&Verb { infinitive: word.to_owned(), alternation }, lang);
    let mut forms = match lexeme.part {
        Part::Phrase(alternation) => {
            let words = SpannedWord::of_text(lemma);
            let is_long_enough = lemma.chars().count() >= MIN_NAME_CHARS && !words.is_empty();
            let phrase_word = |(place, word): (usize, &SpannedWord)| {
                let lower = word.lower.as_str();
                if StopWordSet::HeadwordStopWords.contains(lang, lower) {
                    return PhraseWord::new(word, vec![word.lower.clone()], false);
                }
                let mut forms = inflect::noun_forms(lower, lang);
                forms.extend(singular_candidates(lower, lang));
                if place == 0 && (lang == Lang::En || inflect::is_infinitive(lower, lang)) {
                    forms.extend(verb(lower, alternation));
                    forms.extend(inflect::participle_forms(lower, lang));
                }
                if place > 0 || inflect::is_participle(lower, lang) {
                    forms.extend(inflect::agreement_forms(lower, lang));
                }
                PhraseWord::new(word, forms, place > 0 && may_look_like_verb(lower, lang))
            };
            return is_long_enough.then(|| Forms::Phrase(words.iter().enumerate().map(phrase_word).collect()));
        }
        Part::Invariable => return (lemma.chars().count() >= MIN_NAME_CHARS).then(|| exact(lemma)),
        Part::Noun => inflect::noun_forms(lemma, lang),
        Part::Adjective => inflect::adjective_forms(lemma, lang),
        Part::Verb(alternation) => verb(lemma, alternation),
        Part::VerbWithParticiple(alternation) => {
            let mut forms = verb(lemma, alternation);
            forms.extend(inflect::participle_forms(lemma, lang));
            forms
        }
    };
    forms.retain(|form| !lexeme.removed.contains(form));
    (lemma.chars().count() >= MIN_NAME_CHARS).then(|| Forms::Word(forms.into_iter().collect()))
}

/// The lexeme of a term without a reviewed one: a noun; also a verb if its explanation is that of one, or else in the
/// forms of a verb that cannot be nouns.
fn guess(name: &str, term: &Term, lang: Lang) -> Lexeme {
    let lower = name.to_lowercase();
    let all = SpannedWord::of_text(&lower);
    let [word] = all.as_slice() else { return Lexeme::plain(Part::Phrase(None)) };
    if StopWordSet::HeadwordStopWords.contains(lang, &word.lower) {
        return Lexeme { removed: inflect::noun_forms(&word.lower, lang), ..Lexeme::plain(Part::Noun) };
    }
    let is_explained_as_verb = term.senses.iter().any(|sense| explains_verb(&sense.text, lang));
    if !is_explained_as_verb && !inflect::is_infinitive(&word.lower, lang) {
        return Lexeme::plain(Part::Noun);
    }
    let mut forms = inflect::verb_forms(&Verb { infinitive: word.lower.clone(), alternation: None }, lang);
    if is_explained_as_verb {
        forms.extend(inflect::participle_forms(&word.lower, lang));
    } else {
        forms.retain(|form| inflect::is_verb_only(form, &word.lower));
    }
    Lexeme { added: forms, ..Lexeme::plain(Part::Noun) }
}

/// Whether an explanation is that of a verb: it starts with an infinitive.
fn explains_verb(text: &str, lang: Lang) -> bool {
    let words = SpannedWord::of_text(text);
    match (lang, words.first()) {
        (_, None) => false,
        (Lang::En, Some(first)) => first.lower == "to",
        (_, Some(first)) => {
            !StopWordSet::HeadwordStopWords.contains(lang, &first.lower) && inflect::is_infinitive(&first.lower, lang)
        }
    }
}

//! Where a text uses the terms of a glossary, in whatever form of the word.

use std::{cmp::Reverse, collections::HashMap};

use rust_stemmers::{Algorithm, Stemmer};
use vademecum_align::terms::bare_name;
use vademecum_document::{Document, NodeIndex};
use vademecum_vocab::{Lang, fold};

use crate::{DocumentIndex, Graph, NodeId};

/// A stretch of a text that is a term.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TermMention {
    /// First character and the one behind the last.
    pub at: [u32; 2],
    /// The glossary entry.
    pub term: NodeId,
}

/// Shorter names stand for too much else.
const SHORTEST: usize = 3;

/// No name goes on behind these.
const ENDS: [char; 5] = ['.', ';', ':', '?', '!'];

/// For each glossary entry of a document, the rules that use it.
pub(crate) type Uses = HashMap<NodeIndex, Vec<NodeIndex>>;

/// The headwords of one glossary, ready to be found in texts.
#[derive(Debug, Default)]
pub(crate) struct Headwords {
    /// By the stem of the first word, the longest first.
    by_stem: HashMap<String, Vec<Headword>>,
}

#[derive(Debug)]
struct Headword {
    words: Vec<Word>,
    term: NodeIndex,
    /// Whether it may be a verb, whose forms differ much.
    is_verb: bool,
}

/// A word in the two forms that it is known by.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Word {
    /// Folded, in the singular: what is one word in two numbers.
    singular: String,
    /// What it shares with its other forms, and at times with other words.
    stem: String,
}

/// A word of a text with its place, in characters.
#[derive(Debug)]
struct Placed {
    word: Word,
    at: [u32; 2],
    /// Whether a sentence or a part of one ends before it.
    begins: bool,
    /// Whether it is a word of the language's grammar, whatever the glossary calls so.
    is_grammar: bool,
}

impl Placed {
    /// Whether it can be a word of a name: a preposition or an auxiliary verb stands in names as it is, and is none.
    fn is(&self, word: &Word, of: usize) -> bool {
        word.stem == self.word.stem && (!self.is_grammar || (of > 1 && word.singular == self.word.singular))
    }
}

/// Prepositions, conjunctions and auxiliary verbs that are spelled like the names of things, or like forms of them:
/// *sobre* is a booster pack too, *pode* a form of *poder* and no power.
const fn grammar(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &["bajo", "como", "contra", "entre", "para", "sobre", "solo", "sólo"],
        Lang::Pt => &[
            "caso", "como", "contra", "entre", "para", "pode", "podem", "podendo", "poderia", "poderiam", "poderá",
            "poderão", "podia", "podiam", "possa", "possam", "puder", "puderem", "pudesse", "pudessem", "pôde",
            "sobre", "só",
        ],
        Lang::En => &["as", "can", "like", "may", "might", "over", "under", "will"],
    }
}

impl Headwords {
    pub(crate) fn new(document: &Document) -> Self {
        let cutter = Cutter::new(document.lang());
        let mut headwords = Headwords::default();
        for (i, node) in document.nodes.iter().enumerate() {
            let Some(term) = &node.term else { continue };
            let inner = term.senses.iter().filter_map(|sense| sense.headword.as_ref());
            // What must be told from another word by a remark in brackets is too easily that other word, or obsolete.
            for headword in std::iter::once(&term.headword).chain(inner).filter(|name| !name.contains('(')) {
                let name = bare_name(headword);
                let words: Vec<Word> = cutter.words(&name).map(|placed| placed.word).collect();
                if let Some(first) = words.first().filter(|_| name.chars().count() >= SHORTEST) {
                    let list = headwords.by_stem.entry(first.stem.clone()).or_default();
                    list.push(Headword {
                        words,
                        term: NodeIndex::new(i),
                        is_verb: may_be_verb(&name, document.lang()),
                    });
                }
            }
        }
        for list in headwords.by_stem.values_mut() {
            list.sort_by_key(|headword| Reverse(headword.words.len()));
        }
        headwords
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.by_stem.is_empty()
    }

    /// The headword that the words of a text begin with: the longest; of those as long, the one that is spelled
    /// most like it. A single word that is no more than a form of one must be a form of one verb, and of no other
    /// headword.
    fn at_start(&self, text: &[Placed]) -> Option<&Headword> {
        let list = self.by_stem.get(&text.first()?.word.stem)?;
        let fits = |headword: &&Headword| {
            headword.words.len() <= text.len()
                && headword.words.iter().zip(text).all(|(word, placed)| placed.is(word, headword.words.len()))
                && text[1..headword.words.len()].iter().all(|placed| !placed.begins)
        };
        let longest = list.iter().find(fits)?.words.len();
        let is_as_long = |headword: &&Headword| headword.words.len() == longest && fits(headword);
        let alike = |headword: &Headword| {
            headword.words.iter().zip(text).filter(|(word, placed)| word.singular == placed.word.singular).count()
        };
        let best = list.iter().filter(is_as_long).max_by_key(|headword| (alike(headword), Reverse(headword.term)))?;
        let is_spelled = alike(best) == longest;
        let is_only = || list.iter().filter(is_as_long).all(|headword| headword.term == best.term);
        (is_spelled || longest > 1 || (best.is_verb && is_only())).then_some(best)
    }
}

/// Whether a name has the ending of a verb, in languages whose verbs have one.
fn may_be_verb(name: &str, lang: Lang) -> bool {
    lang == Lang::En || ["ar", "er", "ir", "or", "ír"].iter().any(|ending| name.ends_with(ending))
}

/// Cuts texts of a language into words.
struct Cutter {
    lang: Lang,
    stemmer: Stemmer,
}

impl Cutter {
    fn new(lang: Lang) -> Self {
        let algorithm = match lang {
            Lang::Es => Algorithm::Spanish,
            Lang::Pt => Algorithm::Portuguese,
            Lang::En => Algorithm::English,
        };
        Cutter { lang, stemmer: Stemmer::create(algorithm) }
    }

    fn words<'c>(&'c self, text: &'c str) -> impl Iterator<Item = Placed> + 'c {
        let mut chars = (0u32..).zip(text.char_indices());
        let mut ended = false;
        std::iter::from_fn(move || {
            let mut begins = std::mem::take(&mut ended);
            let (start, (from, _)) = chars.find(|(_, (_, c))| {
                begins |= ENDS.contains(c);
                c.is_alphanumeric()
            })?;
            let (mut end, mut to) = (start + 1, text.len());
            for (at, (byte, c)) in chars.by_ref() {
                if !c.is_alphanumeric() {
                    (to, ended) = (byte, ENDS.contains(&c));
                    break;
                }
                end = at + 1;
            }
            let lower = text[from..to].to_lowercase();
            let is_grammar = grammar(self.lang).contains(&lower.as_str());
            Some(Placed { word: self.word(&lower), at: [start, end], begins, is_grammar })
        })
    }

    /// A word in lower case, as it is known.
    fn word(&self, word: &str) -> Word {
        // The stemmers go by accents.
        let singular = singular(word, self.lang);
        Word { stem: fold(&self.stemmer.stem(&singular)), singular: fold(&singular) }
    }
}

/// A word in lower case without the marks of the plural. Words that only look like plurals lose theirs as well: what
/// counts is that both numbers of a word come out the same.
fn singular(word: &str, lang: Lang) -> String {
    let endings: &[(&str, &str)] = match lang {
        Lang::Es => &[("ces", "z"), ("des", "d"), ("les", "l"), ("nes", "n"), ("res", "r"), ("ses", "s"), ("s", "")],
        Lang::Pt => &[
            ("ões", "ão"),
            ("ães", "ão"),
            ("oes", "ao"),
            ("aes", "ao"),
            ("éis", "el"),
            ("óis", "ol"),
            ("ais", "al"),
            ("eis", "el"),
            ("ois", "ol"),
            ("res", "r"),
            ("ses", "s"),
            ("zes", "z"),
            ("ns", "m"),
            ("s", ""),
        ],
        Lang::En => &[("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("ss", "ss"), ("s", "")],
    };
    let ending = endings.iter().find(|(ending, _)| word.len() > ending.len() + 1 && word.ends_with(ending));
    match ending {
        Some((ending, other)) => format!("{}{other}", &word[..word.len() - ending.len()]),
        None => word.to_owned(),
    }
}

impl Graph {
    /// The terms that a text of a document uses, each where it is first used, in order: those of the document's
    /// own glossary, or of another one of its edition in its language.
    pub fn term_mentions(&self, document: DocumentIndex, text: &str) -> Vec<TermMention> {
        let Some((glossary, headwords)) = self.glossary_of(document) else { return Vec::new() };
        let words: Vec<Placed> = Cutter::new(self.document(document).lang()).words(text).collect();
        let mut mentions: Vec<TermMention> = Vec::new();
        let mut rest = words.as_slice();
        while let Some(first) = rest.first() {
            let Some(headword) = headwords.at_start(rest) else {
                rest = &rest[1..];
                continue;
            };
            let (used, behind) = rest.split_at(headword.words.len());
            let end = used.last().map_or(first.at[1], |last| last.at[1]);
            let term = NodeId { document: glossary, node: headword.term };
            if mentions.iter().all(|mention| mention.term != term) {
                mentions.push(TermMention { at: [first.at[0], end], term });
            }
            rest = behind;
        }
        mentions
    }

    /// The numbered rules of a glossary entry's own document that use it, in order.
    pub fn uses_of(&self, term: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let rules = self.uses(term.document).get(&term.node).map_or(&[][..], Vec::as_slice);
        rules.iter().map(move |&node| NodeId { node, ..term })
    }

    /// Where the terms of a document's own glossary are used in it.
    pub(crate) fn find_uses(&self, document: DocumentIndex) -> Uses {
        let mut uses = Uses::new();
        if self.headwords(document).is_empty() {
            return uses;
        }
        let nodes = self.document(document).nodes.iter().enumerate();
        for (i, node) in nodes.filter(|(_, node)| node.number.is_some() && !node.stale) {
            for mention in self.term_mentions(document, &node.text) {
                uses.entry(mention.term.node).or_default().push(NodeIndex::new(i));
            }
        }
        uses
    }

    fn glossary_of(&self, document: DocumentIndex) -> Option<(DocumentIndex, &Headwords)> {
        let own = self.document(document);
        let others = self.edition(own.game, own.date()).into_iter();
        let others = others.filter(|&other| other != document && self.document(other).lang() == own.lang());
        let mut glossaries = std::iter::once(document).chain(others).map(|it| (it, self.headwords(it)));
        glossaries.find(|(_, headwords)| !headwords.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use vademecum_document::DocumentKind;

    use super::*;
    use crate::tests::document;

    fn check(lang: Lang, headwords: &[&str], text: &str, expected: &[&str]) {
        let document = document(&format!("magic-cr@2031-05-04.{lang}"), DocumentKind::Rules, headwords);
        let graph = Graph::new([document]);
        let document = graph.documents().next().unwrap().0;
        let chars: Vec<char> = text.chars().collect();
        let found: Vec<String> = graph
            .term_mentions(document, text)
            .into_iter()
            .map(|mention| {
                let [from, to] = mention.at.map(|at| at as usize);
                let said: String = chars[from..to].iter().collect();
                let fragment = &graph.view(mention.term).node().fragment;
                format!("{said} = {}", fragment.trim_start_matches("term:"))
            })
            .collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn the_longest_term_counts_once_and_in_any_number() {
        let terms = ["Habilidad", "Habilidad estática", "Criatura", "Luz"];
        let expected = ["habilidades estáticas = Habilidad estática", "luces = Luz", "criatura = Criatura"];
        check(Lang::Es, &terms, "Las habilidades estáticas y las luces de una criatura; otra criatura.", &expected);
        check(Lang::Pt, &["Ação", "Animal"], "Duas ações de animais.", &["ações = Ação", "animais = Animal"]);
        check(Lang::En, &["Ability", "Box"], "Abilities in boxes", &["Abilities = Ability", "boxes = Box"]);
    }

    #[test]
    fn a_form_of_one_verb_is_found_and_a_form_of_two_words_is_not() {
        check(Lang::Es, &["Girar"], "Si la giras, queda girada.", &["giras = Girar"]);
        check(Lang::Es, &["Paso", "Pasar"], "Si pasas en ese paso", &["paso = Paso"]);
        check(Lang::Pt, &["Comando", "Durante (Obsoleto)"], "com ele, durante o turno", &[]);
    }

    #[test]
    fn a_name_does_not_go_on_in_the_next_sentence() {
        let terms = ["Ataca sola", "Ataque"];
        check(Lang::Es, &terms, "Si atacan solas, bien.", &["atacan solas = Ataca sola"]);
        check(Lang::Es, &terms, "Hay uno al que ataca. Sola no va; si ataca: sola.", &[]);
    }

    #[test]
    fn words_of_the_grammar_are_no_names() {
        check(Lang::Es, &["Sobre", "Ataca sola"], "Pon una sobre otra; ataca solo si quiere.", &[]);
        check(
            Lang::Es,
            &["Arrolla sobre muros"],
            "Si arrolla sobre muros",
            &["arrolla sobre muros = Arrolla sobre muros"],
        );
        check(Lang::Pt, &["Poder"], "Pode ter o poder que puder.", &["poder = Poder"]);
    }

    #[test]
    fn a_term_knows_the_rules_that_use_it() {
        let lines =
            ["100|Vuelos|", "100.1||Volar es ir.", "100.2||Nada.", "100.3||Las que vuelan.", "Volar||Ver (100.1)."];
        let graph = Graph::new([document("magic-cr@2031-05-04.es", DocumentKind::Rules, &lines)]);
        let document = graph.documents().next().unwrap().0;
        let term = graph.terms(document, "volar").next().unwrap();
        let uses: Vec<String> = graph.uses_of(term).map(|id| graph.view(id).node().fragment.clone()).collect();
        assert_eq!(uses, ["100.1"]);
        assert_eq!(graph.uses_of(graph.number(document, "100".parse().unwrap()).unwrap()).count(), 0);
    }

    #[test]
    fn nothing_is_found_in_nothing() {
        check(Lang::Es, &["Criatura"], "", &[]);
        check(Lang::Es, &["X", ""], "x", &[]);
        check(Lang::Es, &[], "criatura", &[]);
    }
}

//! Links from rules to the terms of the glossary, against links that people judged by reading their sentences.
//!
//! `es.tsv` and `pt.tsv` are about the bundled digests, `en.tsv` about the publisher's English text. The rows of the
//! sample `before` were drawn at random from the links of stems alone, those of `tuning` from the links that replaced
//! them while the grammar was reviewed, those of `held-out` from the result: nobody had looked at them before.
//! `senses.tsv` has sentences with a term, and with a word that only looks like it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "figures are printed for whoever asks with --nocapture")]
#![allow(clippy::disallowed_methods, reason = "judgements are files of the repository")]

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::LazyLock,
};

use libtest_mimic::{Arguments, Failed, Trial};
use vademecum_document::{Document, DocumentKind, Node, NodeContent, Term};
use vademecum_graph::{DocumentIndex, Graph};
use vademecum_ingest::{Options, ingest, reader::read_path};
use vademecum_library::build_graph_with_bundled;
use vademecum_tests::or_skip;
use vademecum_vocab::{Game, Lang, Number};

/// So many of a hundred judged links must be right.
const PRECISION_PERCENT: usize = 99;

/// So many of a hundred right links of stems alone must still be there.
const RETAINED_PERCENT: usize = 90;

fn main() -> ExitCode {
    let trial = |name: &str, lang| Trial::test(name, move || check(lang).map_err(Failed::from));
    let mut trials = vec![trial("spanish", Lang::Es), trial("portuguese", Lang::Pt)];
    trials.push(Trial::test("the_grammar_names_terms_that_exist", || known_terms().map_err(Failed::from)));
    trials.push(Trial::test("words_that_look_alike_are_not_linked", || look_alikes().map_err(Failed::from)));
    trials.push(Trial::test("surroundings_tell_a_term_from_its_homographs", || homographs().map_err(Failed::from)));
    let english = vec![trial("english", Lang::En)];
    trials.extend(or_skip(english, ENGLISH.as_deref(), "the English rules are not here", "VADEMECUM_REQUIRE_CORPUS"));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The publisher's English text, if it is anywhere.
static ENGLISH: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
    let file = vademecum_tests::corpus()?.join("magic-cr-2024-11-08.en.txt");
    file.is_file().then_some(file)
});

struct Judged {
    sample: String,
    game: Game,
    number: String,
    term: String,
    form: String,
    occurrence: usize,
    is_right: bool,
}

fn judged(lang: Lang) -> Vec<Judged> {
    let path = vademecum_tests::root().join(format!("tests/data/term_links/{lang}.tsv"));
    let table = std::fs::read_to_string(&path).unwrap();
    let columns = ["sample", "game", "number", "term", "occurrence", "form", "judgement"];
    vademecum_tsv::parse(
        &path.to_string_lossy(),
        &table,
        columns,
        |[sample, game, number, term, occurrence, form, judgement]| {
            Ok(Judged {
                sample: sample.to_owned(),
                game: game.parse("a game")?,
                number: number.to_owned(),
                term: term.to_owned(),
                form: form.to_owned(),
                occurrence: occurrence.parse("a count")?,
                is_right: &*judgement == "right",
            })
        },
    )
    .unwrap()
}

static GRAPH: LazyLock<Graph> = LazyLock::new(|| {
    let english = ENGLISH.as_deref().map(|file: &Path| {
        let source = read_path(file).unwrap();
        ingest(&source, &Options::default()).unwrap().document
    });
    build_graph_with_bundled(english.into_iter().collect())
});

/// The document that the judged links of a language and game are in.
fn document(game: Game, lang: Lang) -> DocumentIndex {
    let kind = if lang == Lang::En { DocumentKind::Rules } else { DocumentKind::Digest };
    let mut documents = GRAPH.documents().filter(|(_, it)| it.game == game && it.lang() == lang && it.kind == kind);
    documents.next().unwrap().0
}

/// The links of a rule: the term of each, the form that is linked, and which occurrence of it.
fn links(document: DocumentIndex, number: &str) -> Vec<(String, String, usize)> {
    let id = GRAPH.node_by_fragment(document, number).unwrap_or_else(|| panic!("there is no {number}"));
    let text = &GRAPH.view(id).node().text;
    let link = |mention: vademecum_graph::TermMention| {
        let form = &text[mention.range];
        let before = &text[..mention.range.end().into()];
        let term = GRAPH.view(mention.term).node().title.clone().unwrap_or_default();
        (term, form.to_owned(), before.matches(form).count())
    };
    GRAPH.term_mentions(id).into_iter().map(link).collect()
}

fn check(lang: Lang) -> Result<(), String> {
    let (mut kept, mut lost) = (0, Vec::new());
    let mut absent_wrong = 0;
    let mut present_wrong = Vec::new();
    // By sample: how many are right as drawn, of how many.
    let mut drawn: HashMap<String, [usize; 2]> = HashMap::new();
    let mut present_right = 0;
    for row in judged(lang) {
        let links = links(document(row.game, lang), &row.number);
        let is_linked = links.iter().any(|(term, ..)| *term == row.term);
        let is_linked_there = links.contains(&(row.term.clone(), row.form.clone(), row.occurrence));
        let about = format!("{} «{}» ({}) = {}", row.number, row.form, row.occurrence, row.term);
        let of_sample = drawn.entry(row.sample.clone()).or_default();
        of_sample[0] += usize::from(row.is_right);
        of_sample[1] += 1;
        present_right += usize::from(row.is_right && is_linked_there);
        match (row.is_right, is_linked) {
            (true, true) if row.sample == "before" => kept += 1,
            (true, false) if row.sample == "before" => lost.push(about),
            (false, _) if is_linked_there => present_wrong.push(about),
            (false, _) => absent_wrong += 1,
            _ => (),
        }
    }
    let present = present_right + present_wrong.len();
    println!("{lang}: of {} right links of stems {kept} are kept; lost: {lost:?}", kept + lost.len());
    println!(
        "{lang}: {present_right} of {present} judged links that are made are right; {absent_wrong} wrong are gone"
    );
    println!("{lang}: right as drawn, of all drawn, by sample: {drawn:?}");
    let [right, of] = drawn.get("held-out").copied().unwrap_or_default();
    let has_all = |share: usize, of: usize, percent: usize| of > 0 && share * 100 >= of * percent;
    if !present_wrong.is_empty() {
        return Err(format!("links that were judged wrong are made: {present_wrong:#?}"));
    }
    if !has_all(kept, kept + lost.len(), RETAINED_PERCENT) || !has_all(present_right, present, PRECISION_PERCENT) {
        return Err(format!("too few right links are kept: {lost:#?}"));
    }
    if !has_all(right, of, PRECISION_PERCENT) {
        return Err(format!("{right} of {of} held-out links are right"));
    }
    Ok(())
}

/// Forms that are another word wherever the digest has them, and the terms whose stem they share.
const LOOK_ALIKES: &[(Lang, &str, &str)] = &[
    (Lang::Pt, "jogo", "Jogar"),
    (Lang::Pt, "fundo", "Fundir"),
    (Lang::Pt, "Core", "Cor"),
    (Lang::Pt, "companheiros", "Companheiro"),
    (Lang::Pt, "concedidas", "Conceder"),
    (Lang::Pt, "Incubadora", "Incubar"),
    (Lang::Es, "rondas", "Rondar"),
    (Lang::Es, "activo", "Activar"),
    (Lang::Es, "caso", "Caso"),
    (Lang::Es, "concedido", "Conceder"),
    (Lang::Es, "concedida", "Conceder"),
    (Lang::Es, "cualquier objeto", "Cualquier objetivo"),
    (Lang::Es, "combinación", "Combinar"),
    (Lang::Es, "compañeros", "Compañero"),
    (Lang::Es, "desaparece", "Desaparecer"),
    (Lang::Es, "equipos", "Equipo"),
];

/// None of these is linked to a term that only looks like it, and each stands somewhere in the digest.
fn look_alikes() -> Result<(), String> {
    let mut wrong = Vec::new();
    for &(lang, form, term) in LOOK_ALIKES {
        let document = document(Game::Magic, lang);
        let numbered = || GRAPH.nodes(document).filter(|view| view.node().number.is_some());
        if !numbered().any(|view| view.node().text.contains(form)) {
            wrong.push(format!("{lang}: «{form}» stands nowhere"));
        }
        for view in numbered() {
            let made = links(document, &view.node().fragment);
            if made.iter().any(|(other, said, _)| other == term && said == form) {
                wrong.push(format!("{lang} {}: «{form}» = {term}", view.node().fragment));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{wrong:#?}")) }
}

/// In each sentence of `senses.tsv`, the only term of a glossary is linked or not, as the row says.
fn homographs() -> Result<(), String> {
    let path = vademecum_tests::root().join("tests/data/term_links/senses.tsv");
    let table = std::fs::read_to_string(&path).unwrap();
    let columns = ["lang", "term", "is_linked", "sentence"];
    let rows = vademecum_tsv::parse(&path.to_string_lossy(), &table, columns, |[lang, term, is_linked, sentence]| {
        let expected = match &*is_linked {
            "yes" => true,
            "no" => false,
            _ => return Err(is_linked.error("yes or no")),
        };
        Ok((lang.parse("a language")?, term.to_owned(), expected, sentence.to_owned()))
    });
    let mut wrong = Vec::new();
    for (lang, term, expected, sentence) in rows.unwrap() {
        if is_linked(lang, &term, &sentence) != expected {
            wrong.push(format!("{lang} {term}: {sentence}"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("linked, or not, against what the table says: {wrong:#?}")) }
}

/// Whether a rule with this text links the only term of its glossary.
fn is_linked(lang: Lang, headword: &str, text: &str) -> bool {
    let number: Number = "100.1".parse().unwrap();
    let mut rule = Node::new(NodeContent::numbered(number), number.to_string());
    rule.text = text.to_owned();
    let term = Term { headword: headword.to_owned(), senses: Vec::new(), see: Vec::new() };
    let term = Node::new(NodeContent::Term(Box::new(term)), format!("term:{headword}"));
    let id = format!("magic-cr@2031-05-04.{lang}").parse().unwrap();
    let document = Document::new(id, DocumentKind::Rules, Game::Magic, vec![rule, term]);
    let graph = Graph::new([document]).with_term_grammar(vademecum_content::term_grammar().clone());
    let document = graph.documents().next().unwrap().0;
    let rule = graph.node_by_fragment(document, "100.1").unwrap();
    !graph.term_mentions(rule).is_empty()
}

/// A row for a term that no glossary has does nothing: it is misspelled, or the term was renamed.
fn known_terms() -> Result<(), String> {
    let grammar = vademecum_content::term_grammar();
    let mut unknown = Vec::new();
    for document in GRAPH.documents().map(|(index, _)| index) {
        let about = GRAPH.document(document);
        let ours = about.kind == DocumentKind::Digest || about.lang() == Lang::En;
        for headword in grammar.headwords(about.game, about.lang()).filter(|_| ours) {
            let nodes = &about.nodes;
            let mut names = nodes.iter().filter_map(|node| node.term()).flat_map(|term| {
                let inner = term.senses.iter().filter_map(|sense| sense.headword.as_deref());
                std::iter::once(term.headword.as_str()).chain(inner)
            });
            let is_headword = |name: &str| {
                let name = vademecum_text::fold(name);
                name == headword || vademecum_terminology::strip_name_remarks(&name) == headword
            };
            if !names.any(is_headword) {
                unknown.push(format!("{} {}: {headword}", about.game, about.lang()));
            }
        }
    }
    if unknown.is_empty() { Ok(()) } else { Err(format!("no glossary has these terms: {unknown:#?}")) }
}

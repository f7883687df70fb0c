//! Finds the terms of a glossary in a text, in any of their inflected forms.

mod context;
mod grammar;
mod headwords;

use std::collections::HashMap;

use vademecum_document::NodeIndex;
use vademecum_vocab::TextRange;

pub use self::grammar::TermGrammar;
pub(crate) use self::headwords::Headwords;
use crate::{DocumentIndex, Graph, NodeId};

/// A mention of a term in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TermMention {
    /// Its bytes in the text.
    pub range: TextRange,
    /// The glossary entry.
    pub term: NodeId,
}

/// For each glossary entry of a document, the rules that use it.
pub(crate) type TermUses = HashMap<NodeIndex, Vec<NodeIndex>>;

impl Graph {
    /// The mentions of terms in a node's text, outside of its references to rules and without its own entry.
    pub fn term_mentions(&self, id: NodeId) -> Vec<TermMention> {
        let Some(node) = self.document(id.document).get(id.node) else { return Vec::new() };
        let is_free = |range: TextRange| {
            let mut references = node.references.iter().filter(|reference| reference.example.is_none());
            references.all(|reference| range.end() <= reference.range.start() || reference.range.end() <= range.start())
        };
        let mut links = self.find_terms(id.document, &node.text, is_free);
        links.retain(|link| link.term != id);
        links
    }

    /// The first mention of each term in a text of a document, in order, where `is_free` allows it. The terms are those
    /// of the document's glossary, or of another document of its edition in its language.
    fn find_terms(&self, document: DocumentIndex, text: &str, is_free: impl Fn(TextRange) -> bool) -> Vec<TermMention> {
        let Some((glossary, headwords)) = self.glossary_of(document) else { return Vec::new() };
        let found = headwords.find(text, is_free).into_iter();
        found.map(|(range, node)| TermMention { range, term: NodeId { document: glossary, node } }).collect()
    }

    /// The numbered rules of a glossary entry's own document that link it, in order.
    pub fn rules_mentioning(&self, term: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let rules = self.uses(term.document).get(&term.node).map_or(&[][..], Vec::as_slice);
        rules.iter().map(move |&node| NodeId { node, ..term })
    }

    /// The rules of a document that mention the terms of its own glossary.
    pub(crate) fn find_uses(&self, document: DocumentIndex) -> TermUses {
        let mut uses = TermUses::new();
        if self.headwords(document).is_empty() {
            return uses;
        }
        for rule in self.document(document).rules() {
            for link in self.term_mentions(NodeId { document, node: rule.index }) {
                uses.entry(link.term.node).or_default().push(rule.index);
            }
        }
        uses
    }

    fn glossary_of(&self, document: DocumentIndex) -> Option<(DocumentIndex, &Headwords)> {
        let own = self.document(document);
        let others = self.edition_documents(own.game, own.date()).into_iter();
        let others = others.filter(|&other| other != document && self.document(other).lang() == own.lang());
        let mut glossaries = std::iter::once(document).chain(others).map(|it| (it, self.headwords(it)));
        glossaries.find(|(_, headwords)| !headwords.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use vademecum_document::DocumentKind;
    use vademecum_vocab::{Lang, text_range};

    use super::*;
    use crate::tests::document;

    fn check(lang: Lang, headwords: &[&str], text: &str, expected: &[&str]) {
        check_with(lang, "", headwords, text, expected);
    }

    /// With reviewed rows, whose cells are apart by `|`.
    fn check_with(lang: Lang, rows: &str, headwords: &[&str], text: &str, expected: &[&str]) {
        let document = document(&format!("magic-cr@2031-05-04.{lang}"), DocumentKind::Rules, headwords);
        let mut grammar = TermGrammar::default();
        let table = format!("term|part|forms|where\n{rows}").replace('|', "\t");
        grammar.add_tsv("test", document.game, lang, &table).unwrap();
        let graph = Graph::new([document]).with_term_grammar(grammar);
        let document = graph.documents().next().unwrap().0;
        let found: Vec<String> = graph
            .find_terms(document, text, |_| true)
            .into_iter()
            .map(|mention| {
                let said = &text[mention.range];
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
    fn a_noun_is_no_form_of_a_verb_that_looks_like_it() {
        let verb = "Jogar|verb+participle\n";
        check_with(Lang::Pt, verb, &["Jogar"], "Se o jogo acaba, você joga outro.", &["joga = Jogar"]);
        check_with(Lang::Pt, "Fundir|verb\n", &["Fundir"], "No fundo do grimório.", &[]);
        check_with(Lang::Es, "Activar|verb\n", &["Activar"], "El activo activa otra.", &["activa = Activar"]);
        check_with(Lang::Es, "Rondar|name\n", &["Rondar"], "Dos rondas; al rondar.", &["rondar = Rondar"]);
        check(Lang::Es, &["Cualquier objetivo"], "Daña cualquier objeto.", &[]);
        check(Lang::Pt, &["Cor"], "De Core Set; duas cores.", &["cores = Cor"]);
    }

    #[test]
    fn a_term_without_a_review_is_linked_where_it_can_be_nothing_else() {
        check(Lang::Es, &["Girar"], "Si la gira al girarla, giran.", &["girarla = Girar"]);
        check(Lang::Es, &["Girar||Poner una carta de lado."], "Si la gira.", &["gira = Girar"]);
        check(Lang::En, &["Tap||To turn a card."], "It was tapped.", &["tapped = Tap"]);
        check(Lang::En, &["Tap||A noun."], "It was tapped.", &[]);
        check(Lang::Pt, &["Comando", "Durante (Obsoleto)"], "com ele, durante o turno", &[]);
        check(Lang::Es, &["Sobre"], "Pon una sobre otra.", &[]);
    }

    #[test]
    fn surroundings_tell_senses_apart() {
        let general = "General|noun||with emperador; not after por lo\n";
        check_with(Lang::Es, general, &["General"], "Por lo general gana.", &[]);
        check_with(Lang::Es, general, &["General"], "Por lo general gana el emperador.", &[]);
        check_with(Lang::Es, general, &["General"], "El general y el emperador.", &["general = General"]);
        let far = |words: usize| format!("general {}emperador", "mar ".repeat(words));
        check_with(Lang::Es, general, &["General"], &far(499), &["general = General"]);
        check_with(Lang::Es, general, &["General"], &far(500), &[]);
        let case = "Caso|noun||capital\n";
        check_with(Lang::Es, case, &["Caso"], "Caso a caso; en un Caso.", &["Caso = Caso"]);
        let play = "Passar|verb\nPassar|when|passa|before a prioridade\n";
        check_with(Lang::Pt, play, &["Passar"], "Ela passa a ter; ele passa a prioridade.", &["passa = Passar"]);
        check_with(Lang::Pt, play, &["Passar"], "Ela passa, a prioridade volta.", &[]);
    }

    #[test]
    fn a_word_of_a_longer_name_is_no_term() {
        let ward = "Ward|name||not name\n";
        check_with(Lang::En, ward, &["Ward"], "Paper Ward, Ward Breaker; (Ward) of Ward Hill", &["Ward = Ward"]);
        check_with(Lang::En, ward, &["Ward"], "It has Ward N.", &["Ward = Ward"]);
        check_with(Lang::En, ward, &["Ward"], "Each Ward counts.", &["Ward = Ward"]);
    }

    #[test]
    fn accents_tell_the_words_of_a_name_from_verbs() {
        let terms = ["Efecto continuo", "Coste de maná"];
        check(Lang::Es, &terms, "Su efecto continúa; el efecto continuó.", &[]);
        check(
            Lang::Es,
            &terms,
            "Efectos continuos; un coste de mana.",
            &["Efectos continuos = Efecto continuo", "coste de mana = Coste de maná"],
        );
        check(Lang::Pt, &["Efeito contínuo"], "O efeito continua.", &[]);
    }

    #[test]
    fn of_two_terms_with_one_form_neither_is_linked() {
        let rows = "Virar|verb+participle\nVirado|adjective\n";
        check_with(
            Lang::Pt,
            rows,
            &["Virar", "Virado"],
            "Virada; virado; virar.",
            &["virado = Virado", "virar = Virar"],
        );
        check_with(Lang::Es, "Equipo|never\n", &["Equipo"], "El equipo gana.", &[]);
    }

    #[test]
    fn a_name_does_not_go_on_behind_a_mark() {
        let terms = ["Ataca sola", "Ataque"];
        check(Lang::Es, &terms, "Hay uno al que ataca. Sola no va; si ataca: sola.", &[]);
        check(Lang::En, &["Permanent Spell"], "permanents, spells", &[]);
        check_with(
            Lang::Es,
            "Ataca sola|phrase:atacar sola\n",
            &terms,
            "Si atacan solas, bien.",
            &["atacan solas = Ataca sola"],
        );
    }

    #[test]
    fn a_grammar_that_cannot_be_read_says_where() {
        let read = |row: &str| {
            TermGrammar::default().add_tsv(
                "es.tsv",
                vademecum_vocab::Game::Magic,
                Lang::Es,
                &format!("term\tpart\tforms\twhere\n{row}"),
            )
        };
        for row in ["Caso\tword", "Caso\tnoun\tcasos", "Caso\tnoun\t\tbeside otro", "Caso\tnoun\t\tafter @none"] {
            let error = read(row).unwrap_err();
            assert!(error.to_string().starts_with("es.tsv:2:"), "{error}");
        }
        assert!(read("Caso\tverb e>ie\t+caso\tnot after de").is_ok());
    }

    #[test]
    fn a_term_knows_the_rules_that_use_it() {
        let lines = ["100|Luces|", "100.1||Una luz va.", "100.2||Nada.", "100.3||Las lucen.", "Luz||Ver (100.1)."];
        let graph = Graph::new([document("magic-cr@2031-05-04.es", DocumentKind::Rules, &lines)]);
        let document = graph.documents().next().unwrap().0;
        let term = graph.terms(document, "luz").next().unwrap();
        let uses: Vec<String> = graph.rules_mentioning(term).map(|id| graph.view(id).node().fragment.clone()).collect();
        assert_eq!(uses, ["100.1"]);
        assert_eq!(graph.rules_mentioning(graph.node_by_number(document, "100".parse().unwrap()).unwrap()).count(), 0);
    }

    #[test]
    fn the_rules_that_use_a_term_are_those_that_link_it() {
        let lines = ["100|Luces|", "100.1||Ver la luz.", "100.2||Una luz va.", "Luz||La luz va."];
        let mut rules = document("magic-cr@2031-05-04.es", DocumentKind::Rules, &lines);
        let luz = "Ver la luz.".find("luz").unwrap();
        for node in rules.nodes.iter_mut().filter(|node| node.fragment == "100.1") {
            node.references.push(vademecum_document::Reference {
                text: "luz".to_owned(),
                targets: Vec::new(),
                range: text_range(luz..luz + 3),
                resolved: false,
                example: None,
            });
        }
        let graph = Graph::new([rules]);
        let document = graph.documents().next().unwrap().0;
        let term = graph.terms(document, "luz").next().unwrap();
        let linking: Vec<NodeId> = graph
            .nodes(document)
            .map(|view| view.id())
            .filter(|&id| id != term && graph.term_mentions(id).iter().any(|link| link.term == term))
            .collect();
        assert_eq!(graph.rules_mentioning(term).collect::<Vec<_>>(), linking);
        assert_eq!(linking.len(), 1);
        assert!(graph.term_mentions(term).is_empty());
    }

    #[test]
    fn very_long_names_are_not_linked() {
        let found = |words: usize| {
            let name = vec!["mar"; words].join(" ");
            let graph = Graph::new([document("magic-cr@2031-05-04.es", DocumentKind::Rules, &[&name])]);
            graph.find_terms(graph.documents().next().unwrap().0, &name, |_| true).len()
        };
        assert_eq!([32, 33].map(found), [1, 0]);
    }

    #[test]
    fn nothing_is_found_in_nothing() {
        check(Lang::Es, &["Criatura"], "", &[]);
        check(Lang::Es, &["X", ""], "x", &[]);
        check(Lang::Es, &[], "criatura", &[]);
    }
}

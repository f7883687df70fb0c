//! The cards of every document together: found by any of their names, and by the keywords printed on them.

use std::collections::{BTreeSet, HashMap, HashSet};

use vademecum_document::{Card, Document, Node, NodeIndex, Target};
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang, Number};

use crate::{
    DocumentIndex, Graph, MAX_NAME_WORDS, NodeId,
    card_index::CardIndex,
    keywords::{self, words},
};

impl CardIndex {
    pub(crate) fn new(graph: &Graph) -> Self {
        let mut cards = CardIndex::default();
        let mut term_tables: HashMap<(Game, Lang), Keywords> = HashMap::new();
        let mut sorted: Vec<(String, NodeId)> = Vec::new();
        for (index, document) in graph.documents() {
            for (i, node) in document.nodes.iter().enumerate() {
                let Some(card) = node.card() else { continue };
                let id = NodeId { document: index, node: NodeIndex::new(i) };
                sorted.push((fold(node.title.as_deref().unwrap_or_default()), id));
                for name in card_names(node, card).map(fold).collect::<HashSet<_>>() {
                    cards.names.entry((document.game, name)).or_default().push(id);
                }
                let keywords = term_tables
                    .entry((document.game, document.lang()))
                    .or_insert_with(|| Keywords::of(graph, document.game, document.lang()));
                let found = keywords.on(card);
                for &number in &found {
                    cards.by_keyword.entry((document.game, number)).or_default().push(id);
                }
                cards.keywords.insert(id, found);
            }
        }
        sorted.sort();
        cards.all = sorted.into_iter().map(|(_, id)| id).collect();
        cards
    }
}

/// Every name of a card, as printed: its own, those of its faces, in English, on a second title bar.
pub fn card_names<'n>(node: &'n Node, card: &'n Card) -> impl Iterator<Item = &'n str> {
    let own = [node.title.as_deref(), card.name_en.as_deref(), card.alternative_name.as_deref()];
    own.into_iter().flatten().chain(card.faces().iter().map(|face| face.name.as_str()))
}

/// The keyword abilities of a game, by their names in one language.
#[derive(Debug, Default)]
struct Keywords {
    /// Names in folded words, by their first word.
    by_first: HashMap<String, Vec<(Vec<String>, Number)>>,
}

impl Keywords {
    fn of(graph: &Graph, game: Game, lang: Lang) -> Self {
        let mut keywords = Keywords::default();
        let Some(document) = keywords::edition(graph, game, lang) else { return keywords };
        for (rule, number, title) in keywords::rules(graph, document) {
            keywords.add(title, number);
            // The first subrule calls it by its other form: `Volar` for `Vuela`.
            if let Some(name) = rule.numbered_children().next().and_then(|first| defined(&first.node().text)) {
                keywords.add(name, number);
            }
        }
        // Glossary headwords that lead to one keyword alone are other forms of its name.
        for (node, term) in graph.document(document).terms() {
            let mut targets = node.references.iter().flat_map(|reference| &reference.targets);
            if let (Some(Target::Number(number)), None) = (targets.next(), targets.next())
                && keywords.has(*number)
            {
                keywords.add(&term.headword, *number);
            }
        }
        keywords
    }

    fn has(&self, number: Number) -> bool {
        self.by_first.values().flatten().any(|&(_, other)| other == number)
    }

    fn add(&mut self, name: &str, number: Number) {
        let words = words(name);
        let Some(first) = words.first().filter(|_| words.len() <= MAX_NAME_WORDS).cloned() else { return };
        let names = self.by_first.entry(first).or_default();
        if !names.contains(&(words.clone(), number)) {
            names.push((words, number));
        }
    }

    fn on(&self, card: &Card) -> Vec<Number> {
        let mut found = BTreeSet::new();
        for ability in card.faces().iter().flat_map(|face| &face.abilities) {
            let words = words(&ability.text);
            for at in 0..words.len() {
                let names = self.by_first.get(&words[at]).map_or(&[][..], Vec::as_slice);
                found.extend(names.iter().filter(|(name, _)| words[at..].starts_with(name)).map(|&(_, number)| number));
            }
        }
        found.into_iter().collect()
    }
}

/// The subject of a definition: the few words before its verb.
fn defined(text: &str) -> Option<&str> {
    const IS: [&str; 4] = [" es una ", " é uma ", " is a ", " is an "];
    let name = IS.iter().filter_map(|is| text.find(is)).min().map(|end| &text[..end])?;
    (name.split_whitespace().count() <= 3).then_some(name)
}

impl Graph {
    fn all_cards(&self) -> &CardIndex {
        self.cards.get_or_init(|| CardIndex::new(self))
    }

    /// Every card of a game, in alphabetical order; one printed in several documents is listed several
    /// times.
    pub fn cards(&self, game: Game) -> impl Iterator<Item = NodeId> {
        self.all_cards().all.iter().copied().filter(move |id| self.document(id.document).game == game)
    }

    /// The cards with a name: in any language it is known in, of any face; accents and case do not matter.
    pub fn cards_named(&self, game: Game, name: &str) -> &[NodeId] {
        self.all_cards().names.get(&(game, fold(name.trim()))).map_or(&[], Vec::as_slice)
    }

    /// The keyword abilities printed on a card, as numbers of the newest edition.
    pub fn keywords(&self, card: NodeId) -> &[Number] {
        self.all_cards().keywords.get(&card).map_or(&[], Vec::as_slice)
    }

    /// The cards a keyword ability is printed on.
    pub fn cards_with(&self, game: Game, keyword: Number) -> &[NodeId] {
        self.all_cards().by_keyword.get(&(game, keyword)).map_or(&[], Vec::as_slice)
    }

    /// The keyword abilities that any card has, in the order of their numbers.
    pub fn printed_keywords(&self, game: Game) -> impl Iterator<Item = Number> {
        self.all_cards().by_keyword.keys().filter(move |(of, _)| *of == game).map(|&(_, number)| number)
    }

    /// The documents of a game that are not its rules: notes and articles, in the order of their ids.
    pub fn supplementary_documents(&self, game: Game) -> impl Iterator<Item = (DocumentIndex, &Document)> {
        self.documents().filter(move |(_, document)| document.game == game && !document.kind.is_complete_edition())
    }
}

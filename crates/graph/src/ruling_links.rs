//! The rules that rulings are linked to, and the rulings of each rule.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use vademecum_document::{Document, DocumentKind, Node, NodeIndex, NodeKind, RuleLink};
use vademecum_ruling_links::RulingClassifier;
use vademecum_vocab::{Game, Lang, Number};

use crate::{Graph, NodeId, card_names, keywords, ruling_link_index::RulingLinkIndex};

impl RulingLinkIndex {
    pub(crate) fn new(graph: &Graph) -> RulingLinkIndex {
        let mut all = RulingLinkIndex::default();
        let mut classifiers: HashMap<(Game, Lang), RulingClassifier<'_>> = HashMap::new();
        for (index, document) in graph.documents() {
            for (i, node) in document.nodes.iter().enumerate().filter(|(_, node)| is_linked(document, node)) {
                let id = NodeId { document: index, node: NodeIndex::new(i) };
                let classifier = classifiers
                    .entry((document.game, document.lang()))
                    .or_insert_with(|| classifier(graph, document.game, document.lang()));
                let card = node.ruling().and_then(|ruling| document.nodes.get(ruling.card?.get()));
                let card = card.and_then(|node| Some((node, node.card()?)));
                let links = classifier.classify(node, card.into_iter().flat_map(|(node, card)| card_names(node, card)));
                for link in &links {
                    all.rulings.entry((document.game, link.number)).or_default().push(id);
                }
                if !links.is_empty() {
                    all.rules.insert(id, links);
                }
            }
        }
        all
    }
}

/// Whether a node is linked to rules: rulings are, and so are the worked examples of articles.
fn is_linked(document: &Document, node: &Node) -> bool {
    node.kind() == NodeKind::Ruling || (node.kind() == NodeKind::ListItem && document.kind == DocumentKind::Article)
}

/// Builds the classifier for rulings in one language from the newest edition of a game: the publisher's text and the
/// digest, as far as they exist in that language.
fn classifier(graph: &Graph, game: Game, lang: Lang) -> RulingClassifier<'_> {
    let newest = graph.editions(game).first().copied();
    // The numbers of a lexicon are those of its own edition.
    let concepts = graph.concepts.iter().find(|c| c.game == game && Some(c.edition) == newest);
    let keywords = keywords::edition(graph, game, lang).into_iter();
    let keywords =
        keywords.flat_map(|document| keywords::rules(graph, document)).map(|(_, number, name)| (number, name));
    let documents = newest.map_or_else(Vec::new, |newest| graph.edition_documents(game, newest));
    let documents = documents.into_iter().map(|index| graph.document(index)).filter(|document| document.lang() == lang);
    let rules = documents.flat_map(|document| &document.nodes).filter_map(|node| {
        let number = node.rule_number().filter(|number| number.level() > 2 && !node.text.is_empty())?;
        Some((number, node.text.as_str()))
    });
    RulingClassifier::new(lang, concepts, keywords, rules)
}

impl Graph {
    fn ruling_links(&self) -> &RulingLinkIndex {
        self.ruling_links.get_or_init(|| RulingLinkIndex::new(self))
    }

    /// The rules that a ruling, or a worked example of an article, restates or applies: numbers of the newest
    /// edition of its game, most certain first.
    pub fn rule_links_of(&self, ruling: NodeId) -> &[RuleLink] {
        self.ruling_links().rules.get(&ruling).map_or(&[], Vec::as_slice)
    }

    /// The rulings and worked examples that restate or apply a rule of the newest edition, in reading order.
    pub fn rulings_of(&self, game: Game, number: Number) -> &[NodeId] {
        self.ruling_links().rulings.get(&(game, number)).map_or(&[], Vec::as_slice)
    }
}

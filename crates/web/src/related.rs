//! Cards, rulings and worked examples that a rule or term touches.

use vademecum_document::NodeKind;
use vademecum_graph::NodeId;
use vademecum_vocab::Number;

use crate::{
    edition::Edition,
    entry::{NodeListItem, RulingView},
};

/// Number of rulings that are shown at once; the others open on demand.
const MAX_LISTED: usize = 6;

/// The content related to some rules.
#[derive(Default)]
pub(crate) struct RelatedContent {
    /// Rulings on cards and mechanics: the first ones, and the others.
    pub(crate) rulings: [Vec<RulingView>; 2],
    /// Worked examples of articles.
    pub(crate) worked: Vec<RulingView>,
    /// Cards with a keyword: the first ones, and the others.
    pub(crate) cards: [Vec<NodeListItem>; 2],
}

impl RelatedContent {
    /// Collects the content related to some rules of an edition. Rulings and keywords are tied to the newest edition
    /// only: in an older one a number may mean another rule.
    pub(crate) fn of(edition: &Edition<'_>, numbers: &[Number]) -> Self {
        if edition.date != edition.newest {
            return RelatedContent::default();
        }
        let graph = &edition.state.graph;
        let mut ids: Vec<NodeId> =
            numbers.iter().flat_map(|&number| graph.rulings_of(edition.game, number)).copied().collect();
        ids.sort_unstable();
        ids.dedup();
        // Whoever reads another language reads these behind their own.
        ids.sort_by_key(|id| graph.document(id.document).lang() != edition.lang);
        let (worked, rulings): (Vec<NodeId>, Vec<NodeId>) =
            ids.into_iter().partition(|&id| edition.view(id).node().kind() == NodeKind::ListItem);
        let views = |ids: &[NodeId]| ids.iter().map(|&id| edition.ruling(edition.view(id))).collect();
        let (first, rest) = rulings.split_at(rulings.len().min(MAX_LISTED));
        let cards: Vec<NodeId> =
            numbers.iter().flat_map(|&number| graph.cards_with(edition.game, number)).copied().collect();
        let mut lines: Vec<NodeListItem> = cards.into_iter().map(|id| edition.line(edition.view(id))).collect();
        lines.dedup_by(|a, b| a.url == b.url);
        let more = lines.split_off(lines.len().min(MAX_LISTED * 2));
        RelatedContent { rulings: [views(first), views(rest)], worked: views(&worked), cards: [lines, more] }
    }

    pub(crate) fn ruling_count(&self) -> usize {
        self.rulings.iter().map(Vec::len).sum()
    }

    pub(crate) fn card_count(&self) -> usize {
        self.cards.iter().map(Vec::len).sum()
    }
}

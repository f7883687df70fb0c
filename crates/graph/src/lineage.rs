//! Look-up of the same rule in other editions and languages, by lineage.

use std::sync::OnceLock;

use vademecum_align::Alignment;
use vademecum_document::Document;
use vademecum_lineage::{LineageTable, Lineages, RuleHistory};
use vademecum_vocab::{DocumentId, EditionDate, Game, LineageId, Number};

use crate::{DocumentIndex, Graph, NodeId, lazy_lineages::LazyLineages};

/// A rule of one edition as it is in another, later or earlier one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleInEdition {
    /// Its numbers there: its own before those of rules split off from it, or that of the rule it was merged into;
    /// empty if it is gone.
    pub numbers: Vec<Number>,
    /// Whether the rule itself still exists; otherwise it was merged or is gone.
    pub still_exists: bool,
    /// Whether its text differs; `None` if no language has both texts.
    pub reworded: Option<bool>,
}

/// Another rule that a number denoted in earlier editions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviousMeaning {
    /// The newest edition in which it did.
    pub date: EditionDate,
    /// The rule.
    pub lineage: LineageId,
    /// The rule in the current edition.
    pub became: RuleInEdition,
}

impl Graph {
    /// The graph with a function that computes the lineages of a game. It is called at most once, on first use.
    #[must_use]
    pub fn with_lineages(
        mut self,
        game: Game,
        make: impl Fn(&mut dyn Iterator<Item = &Document>) -> Lineages + Send + Sync + 'static,
    ) -> Self {
        self.lineages.retain(|lazy| lazy.game != game);
        self.lineages.push(LazyLineages { game, compute: Box::new(make), computed: OnceLock::new() });
        self
    }

    /// The lineages of a game, if the graph can compute them.
    pub fn lineages(&self, game: Game) -> Option<&Lineages> {
        let lazy = self.lineages.iter().find(|lazy| lazy.game == game)?;
        Some(lazy.computed.get_or_init(|| (lazy.compute)(&mut self.documents().map(|(_, document)| document))))
    }

    /// The lineage of a node's rule.
    pub fn lineage(&self, id: NodeId) -> Option<LineageId> {
        let node = self.view(id).node();
        let number = node.rule_number()?;
        let document = self.document(id.document);
        let lineages = self.lineages(document.game)?;
        match (lineages.table(node.quoted_from.as_deref().unwrap_or(&document.id)), document.kind.is_complete_edition())
        {
            (Some(table), _) => table.lineage_of(number),
            // A digest has the numbers of its edition.
            (None, true) => lineages.lineage_of(document.date(), number),
            (None, false) => None,
        }
    }

    /// The node of the same rule in another document, be it of another edition or language.
    pub fn counterpart_in(&self, id: NodeId, document: DocumentIndex) -> Option<NodeId> {
        let (from, to) = (self.document(id.document), self.document(document));
        let node = self.view(id).node();
        if from.game != to.game || node.stale {
            return None;
        }
        if let Some(lineage) = self.lineage(id) {
            let lineages = self.lineages(to.game)?;
            let number = match lineages.table(&to.id) {
                Some(table) => table.number_of(lineage),
                None if to.kind.is_complete_edition() => lineages.number_of(to.date(), lineage),
                None => None,
            };
            return self.node_by_number(document, number?);
        }
        // Without a lineage, texts of one edition share their numbers.
        let date = node.quoted_from.as_ref().map_or(from.date(), |edition| edition.date());
        (date == to.date()).then(|| self.node_by_number(document, node.number?)).flatten()
    }

    /// The number of a node's rule in an edition, whether or not the graph contains a text of it. Without a lineage,
    /// its own number in its own edition.
    pub fn number_in(&self, id: NodeId, date: EditionDate) -> Option<Number> {
        let document = self.document(id.document);
        match self.lineage(id) {
            Some(lineage) => self.lineages(document.game)?.number_of(date, lineage),
            None if document.kind.is_complete_edition() && document.date() == date => {
                let node = self.view(id).node();
                node.rule_number()
            }
            None => None,
        }
    }

    /// A rule of one edition as it is in another, later or earlier one. later or earlier one.
    pub fn rule_in_edition(
        &self,
        game: Game,
        lineage: LineageId,
        from: EditionDate,
        to: EditionDate,
    ) -> Option<RuleInEdition> {
        let lineages = self.lineages(game)?;
        let own = lineages.number_of(to, lineage);
        let mut numbers = lineages.numbers_in_edition(lineage, from, to);
        numbers.sort_by_key(|number| own != Some(*number));
        Some(RuleInEdition { numbers, still_exists: own.is_some(), reworded: lineages.is_reworded(lineage, from, to) })
    }

    /// The other rules that a number of one edition denoted in earlier ones: newest first, each rule once.
    pub fn previous_meanings(&self, game: Game, number: Number, date: EditionDate) -> Vec<PreviousMeaning> {
        let Some(lineages) = self.lineages(game) else { return Vec::new() };
        let now = lineages.lineage_of(date, number);
        let mut former: Vec<PreviousMeaning> = Vec::new();
        for earlier in lineages.complete_dates().into_iter().rev().filter(|&earlier| earlier < date) {
            let Some(lineage) = lineages.lineage_of(earlier, number).filter(|&then| Some(then) != now) else {
                continue;
            };
            if former.iter().all(|other| other.lineage != lineage)
                && let Some(became) = self.rule_in_edition(game, lineage, earlier, date)
            {
                former.push(PreviousMeaning { date: earlier, lineage, became });
            }
        }
        former
    }

    /// The editions of a game after a date of which a lineage table is known, whether or not the graph contains a text of
    /// them; oldest first.
    pub fn known_editions_after(&self, game: Game, date: EditionDate) -> Vec<EditionDate> {
        let dates = self.lineages(game).map(Lineages::complete_dates).unwrap_or_default();
        dates.into_iter().filter(|&known| known > date).collect()
    }

    /// The history of a rule, edition by edition.
    pub fn history(&self, game: Game, lineage: LineageId) -> Option<RuleHistory> {
        self.lineages(game).map(|lineages| lineages.history(lineage))
    }

    /// The alignment of two documents by lineage; `None` if the lineages of one are not known.
    pub fn alignment(&self, from: DocumentIndex, to: DocumentIndex) -> Option<Alignment> {
        let [from, to] = [from, to].map(|document| self.document(document));
        let lineages = self.lineages(from.game).filter(|_| from.game == to.game)?;
        Some(lineages.alignment(table(lineages, from)?, table(lineages, to)?))
    }
}

/// The lineage table for a document: its own, or that of the edition that it quotes or summarises.
fn table<'l>(lineages: &'l Lineages, document: &Document) -> Option<&'l LineageTable> {
    let quoted = || document.nodes.iter().find_map(|node| node.quoted_from.as_deref());
    let id: &DocumentId = &document.id;
    lineages.table(id).or_else(|| lineages.table(quoted()?)).or_else(|| {
        let edition = lineages.tables_of(document.date());
        edition.into_iter().next().filter(|_| document.kind.is_complete_edition())
    })
}

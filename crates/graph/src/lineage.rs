//! The same rule in other editions and languages.

use std::sync::OnceLock;

use vademecum_align::Alignment;
use vademecum_document::Document;
use vademecum_lineage::{LineageTable, Lineages, RuleHistory};
use vademecum_vocab::{DocumentId, EditionDate, Game, LineageId, Number};

use crate::{DocumentIndex, Graph, NodeId, lazy_lineages::LazyLineages};

/// What became of a rule by another edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Became {
    /// Its numbers there: its own before those of its parts, or that of the rule it was merged into; none if
    /// it is gone.
    pub numbers: Vec<Number>,
    /// Whether its own number is among them; otherwise it is part of another rule, or gone.
    pub goes_on: bool,
    /// Whether it is put in other words; `None` if no language has both texts.
    pub reworded: Option<bool>,
}

/// What a number stood for in earlier editions, when that was another rule than it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Former {
    /// The newest edition in which it was so.
    pub date: EditionDate,
    /// The rule.
    pub lineage: LineageId,
    /// What became of it.
    pub became: Became,
}

impl Graph {
    /// The graph with a way to tell which rule of a game is which in all its editions. It is asked once, when
    /// that is first needed.
    #[must_use]
    pub fn with_lineages(
        mut self,
        game: Game,
        make: impl Fn(&mut dyn Iterator<Item = &Document>) -> Lineages + Send + Sync + 'static,
    ) -> Self {
        self.lineages.retain(|lazy| lazy.game != game);
        self.lineages.push(LazyLineages { game, make: Box::new(make), made: OnceLock::new() });
        self
    }

    /// The lineages of a game, if there is a way to tell them.
    pub fn lineages(&self, game: Game) -> Option<&Lineages> {
        let lazy = self.lineages.iter().find(|lazy| lazy.game == game)?;
        Some(lazy.made.get_or_init(|| (lazy.make)(&mut self.documents().map(|(_, document)| document))))
    }

    /// Which rule a node is.
    pub fn lineage(&self, id: NodeId) -> Option<LineageId> {
        let node = self.view(id).node();
        let number = node.rule_number()?;
        let document = self.document(id.document);
        let lineages = self.lineages(document.game)?;
        match (lineages.table(node.quoted_from.as_deref().unwrap_or(&document.id)), document.kind.holds_rules()) {
            (Some(table), _) => table.lineage(number),
            // Ours has the numbers of the edition that it tells.
            (None, true) => lineages.lineage_of(document.date(), number),
            (None, false) => None,
        }
    }

    /// The node of the same rule in another document, be it of another edition or language.
    pub fn same_rule(&self, id: NodeId, document: DocumentIndex) -> Option<NodeId> {
        let (from, to) = (self.document(id.document), self.document(document));
        let node = self.view(id).node();
        if from.game != to.game || node.stale {
            return None;
        }
        if let Some(lineage) = self.lineage(id) {
            let lineages = self.lineages(to.game)?;
            let number = match lineages.table(&to.id) {
                Some(table) => table.number(lineage),
                None if to.kind.holds_rules() => lineages.number_of(to.date(), lineage),
                None => None,
            };
            return self.number(document, number?);
        }
        // Nobody knows which rule it is: texts of one edition share their numbers.
        let date = node.quoted_from.as_ref().map_or(from.date(), |edition| edition.date());
        (date == to.date()).then(|| self.number(document, node.number?)).flatten()
    }

    /// The number that a node's rule has in an edition, whether or not a text of it is there; its own number
    /// where nobody knows which rule it is and the edition is its own.
    pub fn number_in(&self, id: NodeId, date: EditionDate) -> Option<Number> {
        let document = self.document(id.document);
        match self.lineage(id) {
            Some(lineage) => self.lineages(document.game)?.number_of(date, lineage),
            None if document.kind.holds_rules() && document.date() == date => {
                let node = self.view(id).node();
                node.number.filter(|_| !node.stale)
            }
            None => None,
        }
    }

    /// What became of a rule of one edition by another: later or earlier.
    pub fn became(&self, game: Game, lineage: LineageId, from: EditionDate, to: EditionDate) -> Option<Became> {
        let lineages = self.lineages(game)?;
        let own = lineages.number_of(to, lineage);
        let mut numbers = lineages.follow(lineage, from, to);
        numbers.sort_by_key(|number| own != Some(*number));
        Some(Became { numbers, goes_on: own.is_some(), reworded: lineages.is_reworded(lineage, from, to) })
    }

    /// What a number of one edition stood for in earlier ones, where that was another rule: newest first, each
    /// rule once.
    pub fn formerly(&self, game: Game, number: Number, date: EditionDate) -> Vec<Former> {
        let Some(lineages) = self.lineages(game) else { return Vec::new() };
        let now = lineages.lineage_of(date, number);
        let mut former: Vec<Former> = Vec::new();
        for earlier in lineages.complete_dates().into_iter().rev().filter(|&earlier| earlier < date) {
            let Some(lineage) = lineages.lineage_of(earlier, number).filter(|&then| Some(then) != now) else {
                continue;
            };
            if former.iter().all(|other| other.lineage != lineage)
                && let Some(became) = self.became(game, lineage, earlier, date)
            {
                former.push(Former { date: earlier, lineage, became });
            }
        }
        former
    }

    /// The editions of a game that are later than a date and known by their tables, whether or not a text of them is
    /// there; oldest first.
    pub fn known_after(&self, game: Game, date: EditionDate) -> Vec<EditionDate> {
        let dates = self.lineages(game).map(Lineages::complete_dates).unwrap_or_default();
        dates.into_iter().filter(|&known| known > date).collect()
    }

    /// What happened to a rule, edition by edition.
    pub fn history(&self, game: Game, lineage: LineageId) -> Option<RuleHistory> {
        self.lineages(game).map(|lineages| lineages.history(lineage))
    }

    /// Which rule of one document is which of another, by lineage; `None` where no lineage is known of one of
    /// them.
    pub fn alignment(&self, from: DocumentIndex, to: DocumentIndex) -> Option<Alignment> {
        let [from, to] = [from, to].map(|document| self.document(document));
        let lineages = self.lineages(from.game).filter(|_| from.game == to.game)?;
        Some(lineages.alignment(table(lineages, from)?, table(lineages, to)?))
    }
}

/// The table that speaks of a document: its own, or that of the edition it tells or quotes.
fn table<'l>(lineages: &'l Lineages, document: &Document) -> Option<&'l LineageTable> {
    let quoted = || document.nodes.iter().find_map(|node| node.quoted_from.as_deref());
    let id: &DocumentId = &document.id;
    lineages.table(id).or_else(|| lineages.table(quoted()?)).or_else(|| {
        let edition = lineages.tables_of(document.date());
        edition.into_iter().next().filter(|_| document.kind.holds_rules())
    })
}

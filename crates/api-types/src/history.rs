//! The history of a rule over all editions.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_graph::{Graph, NodeView, RuleInEdition};
use vademecum_lineage::{RuleEvent, RuleStage};
use vademecum_vocab::{EditionDate, LineageId, Number};

/// The history of a rule over all editions.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ThroughTime)]
pub struct RuleLineage {
    /// The identity of the rule, whatever its number.
    #[schema(value_type = String)]
    id: LineageId,
    /// Oldest edition first.
    history: Vec<HistoryEntry>,
    /// In the newest edition of the library.
    today: NumbersInEdition,
    /// In each edition after that one, which is known by its numbers alone; oldest first.
    later: Vec<NumbersInEdition>,
}

impl RuleLineage {
    /// Describes the rule of a node; `None` for what is not a rule.
    pub fn of(view: NodeView<'_>, graph: &Graph) -> Option<Self> {
        let game = view.document().game;
        let (newest, became) = find_in_newest_edition(view, graph)?;
        let lineage = view.lineage()?;
        let later = graph.known_editions_after(game, newest).into_iter();
        let later = later.filter_map(|date| {
            Some(NumbersInEdition::new(date, graph.rule_in_edition(game, lineage, edition(view), date)?))
        });
        let history = graph.history(game, lineage)?;
        Some(RuleLineage {
            id: history.lineage,
            history: history.stages.into_iter().map(HistoryEntry::new).collect(),
            today: NumbersInEdition::new(newest, became),
            later: later.collect(),
        })
    }
}

/// A rule in one edition.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Stage)]
pub struct HistoryEntry {
    #[schema(value_type = String)]
    date: EditionDate,
    #[schema(required, value_type = Option<String>)]
    number: Option<Number>,
    /// `known`, `born`, `same`, `moved`, `reworded`, `split`, `merged` (another rule was merged into it) or `ended`.
    #[schema(value_type = String)]
    event: RuleEvent,
    #[schema(required)]
    reworded: Option<bool>,
    /// The other rules involved.
    #[schema(value_type = Vec<String>)]
    with: Vec<LineageId>,
    /// Their numbers.
    #[schema(value_type = Vec<String>)]
    numbers: Vec<Number>,
}

impl HistoryEntry {
    fn new(stage: RuleStage) -> Self {
        let RuleStage { date, number, event, reworded, related_rules: others, related_numbers: numbers } = stage;
        HistoryEntry { date, number, event, reworded, with: others, numbers }
    }
}

/// The numbers of a rule in an edition.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Today)]
pub struct NumbersInEdition {
    #[schema(value_type = String)]
    edition: EditionDate,
    #[schema(value_type = Vec<String>)]
    numbers: Vec<Number>,
    /// Whether its own number is among them.
    goes_on: bool,
    #[schema(required)]
    reworded: Option<bool>,
}

impl NumbersInEdition {
    fn new(edition: EditionDate, RuleInEdition { numbers, still_exists: goes_on, reworded }: RuleInEdition) -> Self {
        NumbersInEdition { edition, numbers, goes_on, reworded }
    }
}

/// Looks up a node's rule in the newest edition; returns that edition as well.
pub fn find_in_newest_edition(view: NodeView<'_>, graph: &Graph) -> Option<(EditionDate, RuleInEdition)> {
    let game = view.document().game;
    let newest = graph.editions(game).first().copied()?;
    Some((newest, graph.rule_in_edition(game, view.lineage()?, edition(view), newest)?))
}

/// The edition whose numbers a node has.
pub fn edition(view: NodeView<'_>) -> EditionDate {
    view.node().quoted_from.as_ref().map_or(view.document().date(), |edition| edition.date())
}

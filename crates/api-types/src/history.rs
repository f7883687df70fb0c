//! One rule through all editions.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_graph::{Graph, NodeView, RuleInEdition};
use vademecum_lineage::{RuleEvent, RuleStage};
use vademecum_vocab::{EditionDate, LineageId, Number};

/// One rule through all editions.
#[derive(Debug, Serialize, ToSchema)]
pub struct ThroughTime {
    /// What it is called, whatever its number.
    #[schema(value_type = String)]
    id: LineageId,
    /// Oldest edition first.
    history: Vec<Stage>,
    /// In the newest edition of the library.
    today: Today,
    /// In each edition after that one, which is known by its numbers alone; oldest first.
    later: Vec<Today>,
}

impl ThroughTime {
    /// Describes the rule of a node; `None` for what is not a rule.
    pub fn of(view: NodeView<'_>, graph: &Graph) -> Option<Self> {
        let game = view.document().game;
        let (newest, became) = today(view, graph)?;
        let lineage = view.lineage()?;
        let later = graph.known_editions_after(game, newest).into_iter();
        let later =
            later.filter_map(|date| Some(Today::new(date, graph.rule_in_edition(game, lineage, edition(view), date)?)));
        let history = graph.history(game, lineage)?;
        Some(ThroughTime {
            id: history.lineage,
            history: history.stages.into_iter().map(Stage::new).collect(),
            today: Today::new(newest, became),
            later: later.collect(),
        })
    }
}

/// A rule in one edition.
#[derive(Debug, Serialize, ToSchema)]
pub struct Stage {
    #[schema(value_type = String)]
    date: EditionDate,
    #[schema(required, value_type = Option<String>)]
    number: Option<Number>,
    /// `known`, `born`, `same`, `moved`, `reworded`, `split`, `merged` or `ended`.
    #[schema(value_type = String)]
    event: RuleEvent,
    #[schema(required)]
    reworded: Option<bool>,
    /// The rules that this happened with.
    #[schema(value_type = Vec<String>)]
    with: Vec<LineageId>,
    /// Their numbers.
    #[schema(value_type = Vec<String>)]
    numbers: Vec<Number>,
}

impl Stage {
    fn new(stage: RuleStage) -> Self {
        let RuleStage { date, number, event, reworded, related_rules: others, related_numbers: numbers } = stage;
        Stage { date, number, event, reworded, with: others, numbers }
    }
}

/// Where a rule is in an edition.
#[derive(Debug, Serialize, ToSchema)]
pub struct Today {
    #[schema(value_type = String)]
    edition: EditionDate,
    #[schema(value_type = Vec<String>)]
    numbers: Vec<Number>,
    /// Whether its own number is among them.
    goes_on: bool,
    #[schema(required)]
    reworded: Option<bool>,
}

impl Today {
    fn new(edition: EditionDate, RuleInEdition { numbers, still_exists: goes_on, reworded }: RuleInEdition) -> Self {
        Today { edition, numbers, goes_on, reworded }
    }
}

/// Finds what became of a node's rule by the newest edition, and that edition.
pub fn today(view: NodeView<'_>, graph: &Graph) -> Option<(EditionDate, RuleInEdition)> {
    let game = view.document().game;
    let newest = graph.editions(game).first().copied()?;
    Some((newest, graph.rule_in_edition(game, view.lineage()?, edition(view), newest)?))
}

/// The edition whose numbers a node has.
pub fn edition(view: NodeView<'_>) -> EditionDate {
    view.node().quoted_from.as_ref().map_or(view.document().date(), |edition| edition.date())
}

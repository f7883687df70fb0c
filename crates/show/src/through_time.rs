//! Which rule a node is through all editions.

use serde::Serialize;
use vademecum_graph::{Became, Graph, NodeView};
use vademecum_lineage::RuleHistory;
use vademecum_vocab::{EditionDate, Number};

/// Which rule a node is through all editions, for programs.
#[derive(Debug, Serialize)]
pub struct ThroughTime {
    /// The lineage's id, and its history: `date`, `number`, `event`, and `with` and `numbers` of the rules
    /// that it happened with.
    #[serde(flatten)]
    history: RuleHistory,
    /// Where it is in the newest edition of the library.
    today: InEdition,
    /// Where it is in each edition after that one, known by its numbers alone; oldest first.
    later: Vec<InEdition>,
}

/// Where a rule is in an edition.
#[derive(Debug, Serialize)]
pub struct InEdition {
    edition: EditionDate,
    /// Its own number before those of its parts, or that of the rule it was merged into; none if it is gone.
    numbers: Vec<Number>,
    /// Whether its own number is among them.
    goes_on: bool,
    /// Whether it is put in other words; `null` where no language has both texts.
    reworded: Option<bool>,
}

impl ThroughTime {
    /// Of a node; `None` for what is no rule.
    pub fn of(view: NodeView<'_>, graph: &Graph) -> Option<Self> {
        let game = view.document().game;
        let (newest, became) = today(view, graph)?;
        let lineage = view.lineage()?;
        let later = graph.known_after(game, newest).into_iter();
        let later =
            later.filter_map(|date| Some(InEdition::new(date, graph.became(game, lineage, edition(view), date)?)));
        Some(ThroughTime {
            history: graph.history(game, lineage)?,
            today: InEdition::new(newest, became),
            later: later.collect(),
        })
    }
}

impl InEdition {
    fn new(edition: EditionDate, Became { numbers, goes_on, reworded }: Became) -> Self {
        InEdition { edition, numbers, goes_on, reworded }
    }
}

/// What became of a node's rule by the newest edition, and that edition.
pub fn today(view: NodeView<'_>, graph: &Graph) -> Option<(EditionDate, Became)> {
    let game = view.document().game;
    let newest = graph.editions(game).first().copied()?;
    Some((newest, graph.became(game, view.lineage()?, edition(view), newest)?))
}

/// The edition whose numbers a node has.
pub fn edition(view: NodeView<'_>) -> EditionDate {
    view.node().quoted_from.as_ref().map_or(view.document().date(), |edition| edition.date())
}

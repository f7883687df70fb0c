//! Two texts of a chapter or rule side by side, row by row: any two editions, languages or digests.

use std::collections::{HashMap, HashSet};

use askama::Template;
use axum::response::Response;
use vademecum_document::{Document, NodeKind};
use vademecum_graph::{DocumentIndex, LookUpResult, NodeId, NodeView};
use vademecum_vocab::{DocumentId, Lang, Number};

use crate::{
    compare::{comparable, find, label, select_label},
    edition::Edition,
    entry::{Entry, NodeListItem, with_descendants},
    error::Error,
    headers,
    history::RuleNotices,
    ui::{SelectOption, Ui},
};

#[derive(Template)]
#[template(path = "beside.html")]
struct Beside {
    ui: Ui,
    notes: RuleNotices,
    crumbs: Vec<NodeListItem>,
    number: Number,
    chooser: TextsForm,
    /// The labels and languages of the columns.
    columns: [(String, Lang); 2],
    rows: Vec<SideBySideRow>,
    previous: Option<NodeListItem>,
    next: Option<NodeListItem>,
}

/// The form that chooses the two texts.
pub(crate) struct TextsForm {
    /// The URL of the form.
    pub(crate) action: String,
    /// The edition that the address is pinned to.
    pub(crate) at: Option<String>,
    pub(crate) left: Vec<SelectOption>,
    pub(crate) right: Vec<SelectOption>,
}

struct SideBySideRow {
    sides: [Option<Entry>; 2],
    /// `chapter`, `rule`, `subrule`.
    class: &'static str,
    anchor: Option<String>,
}

impl TextsForm {
    /// Offers every text of the game; the second one is another language's of the same edition, if nobody chose.
    pub(crate) fn new(
        edition: &Edition<'_>,
        number: Number,
        left: DocumentIndex,
        right: Option<DocumentIndex>,
    ) -> Self {
        let graph = &edition.state.graph;
        let documents = comparable(edition.state, edition.game);
        let date = graph.document(left).date();
        let other = || documents.iter().filter(|document| document.id != graph.document(left).id);
        let nearest = || other().find(|document| document.date() == date).or_else(|| other().next());
        let right = right.map(|right| &graph.document(right).id).or_else(|| nearest().map(|document| &document.id));
        let choices = |chosen: Option<&DocumentId>| {
            let choice = |document: &&Document| {
                SelectOption::new(
                    &document.id.to_string(),
                    select_label(edition.lang, document),
                    Some(&document.id) == chosen,
                )
            };
            documents.iter().map(choice).collect()
        };
        TextsForm {
            action: format!("/{}/{}/{number}", edition.lang, edition.game),
            at: edition.urls.at.map(|date| date.to_string()),
            left: choices(Some(&graph.document(left).id)),
            right: choices(right),
        }
    }

    /// Whether there is anything to choose.
    pub(crate) fn is_useful(&self) -> bool {
        self.right.len() > 1
    }
}

/// The page of a number in two texts: those named, else the one that is read.
pub(crate) fn page(
    edition: &Edition<'_>,
    look_up: &LookUpResult,
    number: Number,
    texts: [Option<&str>; 2],
) -> Result<Response, Error> {
    let shown = edition.view(look_up.shown);
    let document = |id: &str| find(edition.state, edition.game, id);
    let [left, right] = texts.map(|id| id.map_or(Ok(look_up.shown.document), document));
    let (left, right) = (left?, right?);
    let sides = [edition.for_document(left)?.with_terms(), edition.for_document(right)?.with_terms()];
    let roots = [left, right].map(|document| shown.counterpart_in(document));
    let title = roots.iter().flatten().find_map(|&id| edition.view(id).node().title.clone());
    let title = title.map_or(number.to_string(), |title| format!("{number}. {title}"));
    let (mut ui, notes) = edition.frame_for(shown, &title, number);
    let [left_id, right_id] = [left, right].map(|document| edition.state.graph.document(document).id.to_string());
    let separator = if ui.path.contains('?') { '&' } else { '?' };
    let texts = format!("{separator}text={left_id}&with={right_id}");
    ui.path += &texts;
    // The same two texts of the previous and next nodes.
    let beside = |view: Option<NodeView<'_>>| {
        view.map(|view| edition.line(view)).map(|line| NodeListItem { url: format!("{}{texts}", line.url), ..line })
    };
    headers::render_html(&Beside {
        ui,
        notes,
        crumbs: shown.ancestors().iter().map(|&ancestor| edition.line(ancestor)).collect(),
        number,
        chooser: TextsForm::new(edition, number, left, Some(right)),
        columns: [&sides[0], &sides[1]].map(|side| {
            let document = edition.state.graph.document(side.document);
            (label(edition.lang, document), document.lang())
        }),
        rows: rows(&sides, roots),
        previous: beside(nearest(shown, NodeView::previous)),
        next: beside(nearest(shown, NodeView::next)),
    })
}

/// The nearest rule in a direction, or from a chapter the nearest chapter.
fn nearest<'g>(view: NodeView<'g>, step: impl Fn(NodeView<'g>) -> Option<NodeView<'g>>) -> Option<NodeView<'g>> {
    let is_chapter = |view: NodeView<'_>| view.node().kind() == NodeKind::Chapter;
    let is_like = |other: &NodeView<'_>| can_be_read(*other) && is_chapter(*other) == is_chapter(view);
    std::iter::successors(step(view), |&view| step(view)).find(|other| is_like(other) && !other.node().stale)
}

/// Everything under two nodes that are the same rule, in the order of the first; what only the second text has
/// comes after its predecessor there.
fn rows(sides: &[Edition<'_>; 2], roots: [Option<NodeId>; 2]) -> Vec<SideBySideRow> {
    let under = |view| with_descendants(view, |view| view.numbered_children().filter(|rule| !rule.node().stale));
    let [left, right] = [0, 1].map(|i| roots[i].map_or_else(Vec::new, |id| under(sides[i].view(id))));
    let right_document = sides[1].document;
    let pairs: Vec<(NodeId, Option<NodeId>)> =
        left.iter().map(|view| (view.id(), view.counterpart_in(right_document))).collect();
    let met: HashSet<NodeId> = pairs.iter().filter_map(|(_, right)| *right).collect();
    // Nodes of the second text without a counterpart, by the node they follow.
    let mut lonely: HashMap<Option<NodeId>, Vec<NodeId>> = HashMap::new();
    let mut before = None;
    for id in right.iter().map(|view| view.id()) {
        if met.contains(&id) {
            before = Some(id);
        } else {
            lonely.entry(before).or_default().push(id);
        }
    }
    let behind = |id: Option<NodeId>| lonely.get(&id).map_or(&[][..], Vec::as_slice);
    let row = |left: Option<NodeId>, right: Option<NodeId>| {
        let either = left.map(|id| sides[0].view(id)).or_else(|| right.map(|id| sides[1].view(id)));
        let node = either.map(|view| view.node());
        SideBySideRow {
            class: node.map_or("rule", |node| node.kind().as_str()),
            // In the second text the same number may be another rule.
            anchor: node.map(|node| format!("{}{}", if left.is_some() { "" } else { "with-" }, node.fragment)),
            sides: [
                left.map(|id| sides[0].entry_of(sides[0].view(id))),
                right.map(|id| sides[1].entry_of(sides[1].view(id))),
            ],
        }
    };
    let mut rows: Vec<SideBySideRow> = behind(None).iter().map(|&id| row(None, Some(id))).collect();
    for (left, right) in pairs {
        rows.push(row(Some(left), right));
        if right.is_some() {
            rows.extend(behind(right).iter().map(|&id| row(None, Some(id))));
        }
    }
    rows
}

/// Whether a node is a chapter or a rule, and so can be read in two texts.
pub(crate) fn can_be_read(view: NodeView<'_>) -> bool {
    matches!(view.node().kind(), NodeKind::Chapter | NodeKind::Rule | NodeKind::Subrule)
}

impl SideBySideRow {
    /// The entry that names the row.
    fn named(&self) -> Option<&Entry> {
        self.sides.iter().flatten().next()
    }
}

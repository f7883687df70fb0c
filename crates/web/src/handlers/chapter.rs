//! A whole chapter, an anchor for each of its rules.

use askama::Template;
use axum::response::Response;
use vademecum_document::NodeKind;
use vademecum_graph::{LookUpResult, NodeView, TextOrigin};
use vademecum_vocab::Number;

use crate::{
    compare::side_by_side,
    coverage::rule_coverage::{self, RuleCoverage, ScenarioLink},
    drawing::Drawing,
    edition::Edition,
    entry::{Entry, NodeListItem, shared_remark, with_descendants},
    error::Error,
    handlers::feeds,
    headers,
    history::{HistoryView, RuleNotices},
    link::truncate_at_word,
    ui::Ui,
};

#[derive(Template)]
#[template(path = "chapter.html")]
struct ChapterPage {
    ui: Ui,
    notes: RuleNotices,
    /// Its history in editions that are newer than any text here.
    later: Option<HistoryView>,
    feed: Option<String>,
    section: Option<NodeListItem>,
    /// A drawing of its topic.
    drawing: Option<Drawing>,
    entry: Entry,
    rules: Vec<Entry>,
    /// Rules that have a title, to jump to.
    titled: Vec<(String, String)>,
    /// Every rule with its title or how it begins, beside the text.
    side: Vec<NodeListItem>,
    chooser: side_by_side::TextsForm,
    cited_by: Vec<NodeListItem>,
    previous: Option<NodeListItem>,
    next: Option<NodeListItem>,
    is_bare: bool,
    /// Worked cases about it and about what is under it, where it says something itself.
    cases: Vec<ScenarioLink>,
    /// The coverage by code and tests.
    traces: Vec<RuleCoverage>,
    /// A remark that holds for all of its texts.
    said_once: Option<String>,
}

pub(crate) fn page(edition: &Edition<'_>, look_up: &LookUpResult, number: Number) -> Result<Response, Error> {
    let chapter = edition.view(look_up.shown);
    let entry = edition.entry(look_up);
    let title = entry.title.as_deref().map_or(number.to_string(), |title| format!("{number}. {title}"));
    let (ui, notes) = edition.frame_for(chapter, title, number);
    let rules = rules(edition, chapter);
    let ui = ui.described_by_node(entry.title.as_deref(), chapter);
    let titled = rules.iter().filter_map(|rule| Some((rule.anchor.clone(), rule.title.clone()?)));
    let traces = RuleCoverage::all(edition, chapter);
    headers::render_html(&ChapterPage {
        cases: if traces.is_empty() { Vec::new() } else { rule_coverage::cases(edition, chapter) },
        traces,
        later: edition.later(chapter),
        ui,
        notes,
        feed: feeds::url(edition, chapter),
        drawing: Drawing::of(edition, number),
        section: chapter.parent().map(|section| edition.line(section)),
        titled: titled.collect(),
        side: side(edition, chapter),
        chooser: side_by_side::TextsForm::new(edition, number, look_up.shown.document, None),
        cited_by: edition.cited_by(chapter),
        previous: neighbour(chapter, NodeView::previous).map(|view| edition.line(view)),
        next: neighbour(chapter, NodeView::next).map(|view| edition.line(view)),
        said_once: shared_remark(edition.lang, rules.iter().chain([&entry])),
        is_bare: entry.is_bare() && rules.iter().all(Entry::is_bare),
        entry,
        rules,
    })
}

/// The rules of a chapter, subrules left out.
fn side(edition: &Edition<'_>, chapter: NodeView<'_>) -> Vec<NodeListItem> {
    let rules = chapter.numbered_children().filter(|rule| !rule.node().stale);
    let shown = rules.map(|rule| {
        let look_up = rule.node().number.and_then(|number| edition.look_up(number));
        let line = edition.line(look_up.map_or(rule, |look_up| edition.view(look_up.shown)));
        NodeListItem {
            url: format!("#{}", rule.node().fragment),
            text: truncate_at_word(&line.text, SIDE_PREVIEW_CHARS),
            ..line
        }
    });
    shown.collect()
}

/// Length of the preview of a rule in the table of contents, in characters.
const SIDE_PREVIEW_CHARS: usize = 44;

/// Everything in a chapter, each number with the text that is shown for it.
fn rules(edition: &Edition<'_>, chapter: NodeView<'_>) -> Vec<Entry> {
    let rules = with_descendants(chapter, NodeView::numbered_children).into_iter().skip(1);
    let entry = |view: NodeView<'_>| match view.node().rule_number().and_then(|number| edition.look_up(number)) {
        Some(look_up) => edition.entry(&look_up),
        None => edition.entry_as(view, TextOrigin::Official),
    };
    rules.map(entry).collect()
}

/// The chapter before or after one, over section boundaries; a section without chapters counts as one.
fn neighbour<'g>(chapter: NodeView<'g>, step: impl Fn(NodeView<'g>) -> Option<NodeView<'g>>) -> Option<NodeView<'g>> {
    std::iter::successors(step(chapter), |&view| step(view)).find(|view| match view.node().kind() {
        NodeKind::Chapter => true,
        NodeKind::Section => view.numbered_children().next().is_none(),
        _ => false,
    })
}

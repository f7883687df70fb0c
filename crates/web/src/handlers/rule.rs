//! The page of a rule: its context, what it cites, what cites it, its text in other languages.

use askama::Template;
use axum::response::Response;
use vademecum_content as content;
use vademecum_document::{Document, DocumentKind, NodeKind, TranslatedTitle};
use vademecum_graph::{LookUpResult, NodeView, TextOrigin};
use vademecum_vocab::{Lang, Number};

use crate::{
    compare::side_by_side,
    coverage::rule_coverage,
    coverage::rule_coverage::{RuleCoverage, ScenarioLink},
    edition::Edition,
    entry::{Entry, NodeListItem, shared_remark},
    error::Error,
    handlers::feeds,
    headers,
    history::{HistoryView, RuleNotices},
    related::RelatedContent,
    text::{self, game_name, t},
    ui::Ui,
    urls,
};

/// Number of citing rules that are shown at once; the others open on demand.
const MAX_CITED_BY: usize = 12;

#[derive(Template)]
#[template(path = "rule.html")]
struct RulePage<'g> {
    ui: Ui,
    notes: RuleNotices,
    /// Its history in editions that are newer than any text here.
    later: Option<HistoryView>,
    crumbs: Vec<NodeListItem>,
    parent: Option<Entry>,
    before: Option<NodeListItem>,
    rule: Entry,
    /// The rule or chapter above it that has a name, where it has none of its own: 702.19 for 702.19b.
    named_after: Option<NodeListItem>,
    /// Its titles in other languages.
    names: Vec<TranslatedTitle>,
    /// The printed number was another one: a sentence that says so.
    repaired: Option<String>,
    children: Vec<Entry>,
    /// Neither the rule nor what is under it has a text.
    is_bare: bool,
    after: Option<NodeListItem>,
    /// Paragraphs printed with this number that are not it.
    stale: Vec<Entry>,
    digest: Option<Entry>,
    /// The note that the digest is of another edition.
    digest_note: Option<String>,
    /// The URL at which errors in our texts on this page are reported.
    report: Option<String>,
    others: Vec<OtherLanguage>,
    cites: Vec<NodeListItem>,
    cited_by: Vec<NodeListItem>,
    cited_by_more: Vec<NodeListItem>,
    touched: RelatedContent,
    history: Option<HistoryView>,
    /// The URLs of word by word comparisons of two official editions of it.
    compare: Comparisons,
    feed: Option<String>,
    /// The title of a bookmark behind the number, and the language of that title.
    bookmark_title: String,
    bookmark_lang: Lang,
    /// A remark that holds for all of its texts.
    said_once: Option<String>,
    /// The coverage by code and tests.
    traces: Vec<RuleCoverage>,
    /// Worked cases about it and about what is under it.
    cases: Vec<ScenarioLink>,
    /// Questions that players ask about it.
    asked: Vec<&'static str>,
    /// A sentence on the origin of the text.
    shown: String,
    /// The source of a quote of it, with the permanent URL of this edition.
    quoted: String,
    pinned: String,
    chooser: side_by_side::TextsForm,
    edition: String,
    document: &'g Document,
    /// Its place in the source.
    lines: Option<String>,
    previous: Option<NodeListItem>,
    next: Option<NodeListItem>,
}

struct OtherLanguage {
    label: String,
    entry: Entry,
    /// Its page in that language.
    url: String,
}

/// Maximum number of questions shown with a rule.
const MAX_ASKED: usize = 3;

pub(crate) fn page(edition: &Edition<'_>, look_up: &LookUpResult, number: Number) -> Result<Response, Error> {
    let (lang, edition) = (edition.lang, &edition.with_terms());
    let view = edition.view(look_up.shown);
    let rule = edition.entry(look_up);
    let ancestors = view.ancestors();
    let titled = || {
        let chapter = view.chapter().filter(|chapter| chapter.node().title.is_some());
        titled_rule(edition, &ancestors).or_else(|| chapter.map(|chapter| edition.line(chapter)))
    };
    let named_after = rule.title.is_none().then(titled).flatten();
    let name = rule.title.as_deref().or(named_after.as_ref().map(|line| line.text.as_str()));
    let bookmark_title = name.unwrap_or_default().to_owned();
    let title = name.map_or_else(|| number.to_string(), |name| format!("{number} · {name}"));
    let (ui, notes) = edition.frame_for(view, title, number);
    let ui = ui.described_by_node(name, view);
    let parent = ancestors.last().filter(|parent| is_rule(**parent)).map(|&parent| shown_entry(edition, parent));
    let siblings: Vec<NodeView<'_>> = view
        .parent()
        .into_iter()
        .flat_map(NodeView::numbered_children)
        .filter(|sibling| !sibling.node().stale)
        .collect();
    let at = siblings.iter().position(|sibling| sibling.id() == view.id());
    let sibling = |at: Option<usize>| at.and_then(|at| siblings.get(at)).map(|&sibling| edition.line(sibling));
    let (stale, children): (Vec<_>, Vec<_>) = view.numbered_children().partition(|child| child.node().stale);
    let printed_too = view.parent().into_iter().flat_map(NodeView::numbered_children).chain(stale);
    let stale = printed_too.filter(|other| other.node().stale && other.node().number == Some(number));
    let children: Vec<Entry> = children.into_iter().map(|child| shown_entry(edition, child)).collect();
    let speaks = [&rule].into_iter().chain(&children).find(|entry| !entry.is_bare());
    let shown = speaks.unwrap_or(&rule).text_origin_label(lang);
    let is_bare = speaks.is_none() && rule.source != TextOrigin::Official;
    let mut cited_by = edition.cited_by(view);
    let cited_by_more = cited_by.split_off(cited_by.len().min(MAX_CITED_BY));
    headers::render_html(&RulePage {
        later: edition.later(view),
        ui,
        notes,
        names: edition.names(number, rule.lang),
        named_after,
        crumbs: ancestors.iter().map(|&ancestor| edition.line(ancestor)).collect(),
        before: sibling(at.and_then(|at| at.checked_sub(1))),
        after: sibling(at.map(|at| at + 1)),
        repaired: rule.printed.as_ref().map(|printed| {
            t(lang, "rule-printed").with("printed", printed.as_str()).with("number", number.to_string()).to_string()
        }),
        said_once: shared_remark(edition.lang, children.iter().chain(&parent).chain([&rule])),
        is_bare,
        parent,
        children,
        stale: stale.map(|other| edition.entry_as(other, look_up.origin)).collect(),
        digest_note: look_up.digest.and_then(|digest| digest_note(edition, edition.view(digest))),
        report: edition.error_report_url(look_up.digest.map_or(view, |digest| edition.view(digest))),
        digest: look_up.digest.map(|digest| edition.entry_as(edition.view(digest), TextOrigin::Digest)),
        others: others(edition, view, look_up),
        cites: edition.cites(view),
        cited_by,
        cited_by_more,
        touched: RelatedContent::of(edition, &[number]),
        cases: rule_coverage::cases(edition, view),
        asked: asked(edition, view),
        traces: RuleCoverage::all(edition, view),
        history: view.lineage().and_then(|lineage| edition.history(lineage)),
        compare: Comparisons::of(edition, view),
        feed: feeds::url(edition, view),
        bookmark_title,
        bookmark_lang: rule.lang,
        shown,
        quoted: quoted(edition, view, number),
        pinned: urls::Urls { at: Some(edition.date), ..edition.urls }.number(number),
        chooser: side_by_side::TextsForm::new(edition, number, look_up.shown.document, None),
        edition: text::edition_of(lang, edition.date),
        document: view.document(),
        lines: lines(lang, view),
        previous: numbered(view, NodeView::previous).map(|view| edition.line(view)),
        next: numbered(view, NodeView::next).map(|view| edition.line(view)),
        rule,
    })
}

/// The first questions about a rule, whatever its number in the edition that they follow.
fn asked(edition: &Edition<'_>, view: NodeView<'_>) -> Vec<&'static str> {
    let questions = content::rule_questions();
    let number = questions.edition(edition.game).and_then(|date| edition.state.graph.number_in(view.id(), date));
    let about = number.into_iter().flat_map(|number| questions.about(edition.lang, edition.game, number));
    about.take(MAX_ASKED).collect()
}

/// A node's number with the text that is shown for it, which may come from another document.
fn shown_entry(edition: &Edition<'_>, view: NodeView<'_>) -> Entry {
    match view.node().number.and_then(|number| edition.look_up(number)) {
        Some(look_up) => edition.entry(&look_up),
        None => edition.entry_as(view, TextOrigin::Official),
    }
}

fn titled_rule(edition: &Edition<'_>, ancestors: &[NodeView<'_>]) -> Option<NodeListItem> {
    ancestors.iter().rev().filter(|view| is_rule(**view)).find_map(|&view| {
        let title = shown_entry(edition, view).title?;
        Some(NodeListItem { text: title, ..edition.line(view) })
    })
}

fn is_rule(view: NodeView<'_>) -> bool {
    matches!(view.node().kind(), NodeKind::Rule | NodeKind::Subrule)
}

/// The same rule in the edition's other languages, official or, where a language has no official text, in our
/// summary; then in the newest other edition of each language.
fn others(edition: &Edition<'_>, view: NodeView<'_>, look_up: &LookUpResult) -> Vec<OtherLanguage> {
    let official: Vec<NodeView<'_>> = look_up.other_texts.iter().map(|&other| edition.view(other)).collect();
    let is_covered = |lang| {
        lang == edition.lang
            || lang == view.document().lang()
            || official.iter().any(|other| other.document().lang() == lang)
    };
    let summaries = edition.documents().into_iter().filter_map(|place| {
        let document = edition.graph().document(place);
        let is_wanted = document.kind == DocumentKind::Digest && !is_covered(document.lang());
        let id = is_wanted.then(|| edition.graph().node_by_number(place, view.node().number?)).flatten()?;
        Some(edition.view(id)).filter(|other| !other.node().text.is_empty())
    });
    let summaries: Vec<NodeView<'_>> = summaries.collect();
    let here = official.into_iter().chain(summaries);
    here.chain(view.newest_in_other_editions()).map(|other| describe(edition, other)).collect()
}

/// The word by word comparisons of two official editions of a rule.
#[derive(Default)]
struct Comparisons {
    /// The note that only another language has two official texts of it.
    note: Option<String>,
    links: Vec<(String, String)>,
}

impl Comparisons {
    /// The comparison in the reader's language, else those in the languages that have two official texts. A summary is
    /// never one of the two.
    fn of(edition: &Edition<'_>, view: NodeView<'_>) -> Self {
        let pairs: Vec<[NodeView<'_>; 2]> =
            Lang::ALL.into_iter().filter_map(|lang| official_pair(edition, view, lang)).collect();
        let row = |[from, to]: [NodeView<'_>; 2]| {
            let (from, to, row) = (&from.document().id, &to.document().id, to.node().number?);
            Some(format!("/{}/{}/compare?from={from}&to={to}&row={row}#r-{row}", edition.lang, edition.game))
        };
        let lang_of = |pair: &[NodeView<'_>; 2]| pair[0].document().lang();
        if let Some(&own) = pairs.iter().find(|pair| lang_of(pair) == edition.lang) {
            let label = t(edition.lang, "history-compare").to_string();
            return Comparisons { note: None, links: row(own).map(|url| (label, url)).into_iter().collect() };
        }
        let link = |pair: &[NodeView<'_>; 2]| {
            let [from, to] = pair.map(|view| text::format_date(edition.lang, view.document().date()));
            let label = t(edition.lang, "history-compare-in").with("lang", lang_of(pair).as_str());
            Some((label.with("from", from).with("to", to).to_string(), row(*pair)?))
        };
        let links: Vec<(String, String)> = pairs.iter().filter_map(link).collect();
        let note = || t(edition.lang, "history-no-pair").with("lang", edition.lang.as_str()).to_string();
        Comparisons { note: (!links.is_empty()).then(note), links }
    }
}

/// Two official texts of a rule in a language, the older first: that of the edition that is read, or else the newest,
/// and the newest other.
fn official_pair<'g>(edition: &Edition<'g>, view: NodeView<'g>, lang: Lang) -> Option<[NodeView<'g>; 2]> {
    let is_official = |other: &NodeView<'_>| {
        let document = other.document();
        document.kind == DocumentKind::Rules && document.lang() == lang
    };
    let texts = [view].into_iter().chain(view.in_same_edition()).chain(view.in_other_editions());
    let mut texts: Vec<NodeView<'_>> = texts.filter(is_official).collect();
    texts.sort_by_key(|text| {
        let date = text.document().date();
        (date != edition.date, std::cmp::Reverse(date))
    });
    let (one, other) = (*texts.first()?, *texts.get(1)?);
    Some(if one.document().date() < other.document().date() { [one, other] } else { [other, one] })
}

fn describe(edition: &Edition<'_>, view: NodeView<'_>) -> OtherLanguage {
    let (lang, date) = (view.document().lang(), view.document().date());
    let number = view.node().number.map(|number| number.to_string()).unwrap_or_default();
    let at = if date == edition.date { edition.urls.at } else { (date != edition.newest).then_some(date) };
    let is_ours = view.document().kind == DocumentKind::Digest;
    let label =
        t(edition.lang, if is_ours { "summary-in-edition" } else { "text-in-edition" }).with("lang", lang.as_str());
    OtherLanguage {
        label: label.with("date", text::format_date(edition.lang, date)).with("number", number.clone()).to_string(),
        entry: edition.entry_of(view),
        url: urls::Urls { lang, at, ..edition.urls }.number(number),
    }
}

/// Builds the note that our digest is of another edition, and whether the rule has changed since.
fn digest_note(edition: &Edition<'_>, digest: NodeView<'_>) -> Option<String> {
    let date = digest.document().date();
    if date == edition.date {
        return None;
    }
    let lineages = edition.state.graph.lineages(edition.game);
    let changed = digest.lineage().and_then(|rule| lineages?.is_reworded(rule, date, edition.date));
    let key = if changed == Some(true) { "digest-of-edition-changed" } else { "digest-of-edition" };
    Some(t(edition.lang, key).with("date", text::format_date(edition.lang, date)).to_string())
}

/// Number, game, edition and language of a text, for quoting it.
fn quoted(edition: &Edition<'_>, view: NodeView<'_>, number: Number) -> String {
    let document = view.document();
    let key = if document.kind == DocumentKind::Digest { "quote-digest" } else { "quote-source" };
    t(edition.lang, key)
        .with("number", number.to_string())
        .with("game", game_name(edition.lang, edition.game))
        .with("date", text::format_date(edition.lang, document.date()))
        .with("lang", document.lang().as_str())
        .to_string()
}

/// The lines of a text in its source.
fn lines(lang: Lang, view: NodeView<'_>) -> Option<String> {
    let [first, last] = view.node().lines;
    let lines = t(lang, "rule-lines").with("count", last.saturating_sub(first) + 1);
    (first > 0 && !view.document().path.is_empty())
        .then(|| lines.with("first", first.to_string()).with("last", last.to_string()).to_string())
}

/// The nearest numbered node in a direction.
fn numbered<'g>(view: NodeView<'g>, step: impl Fn(NodeView<'g>) -> Option<NodeView<'g>>) -> Option<NodeView<'g>> {
    std::iter::successors(step(view), |&view| step(view)).find(|view| view.node().number.is_some())
}

//! The glossary: all headwords by letter, and one entry.

use askama::Template;
use axum::{
    extract::{Path, Query},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_content as content;
use vademecum_document::{Document, DocumentKind, Target, Term};
use vademecum_graph::{NodeId, NodeView, TextOrigin};
use vademecum_terminology::strip_name_remarks;
use vademecum_text::fold;
use vademecum_vocab::{Lang, Number, text_size};

use crate::{
    coverage::rule_coverage::{self, RuleCoverage, ScenarioLink},
    edition::Edition,
    entry::{Entry, NodeListItem},
    error::Error,
    headers::render_html,
    link::{Html, link_mentions, rebase_mentions},
    page_request::EditionRequest,
    related::RelatedContent,
    terms::{TermName, TermNames},
    text,
    ui::{self, Ui},
};

#[derive(Template)]
#[template(path = "glossary.html")]
struct Glossary {
    ui: Ui,
    edition: String,
    has_lexicon: bool,
    letters: Vec<(char, Vec<NodeListItem>)>,
    /// The text that the listed terms contain; empty if all are listed.
    filter: String,
    count: usize,
    text_lang: Lang,
    is_foreign: bool,
}

/// The part of a query that says what terms must contain.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct GlossaryQuery {
    #[serde(default)]
    filter: String,
}

pub(crate) async fn glossary(
    EditionRequest(request): EditionRequest,
    Query(GlossaryQuery { filter }): Query<GlossaryQuery>,
) -> Result<Response, Error> {
    let (state, lang, edition) = (&request.state, request.lang, request.edition()?);
    let document = edition.glossary();
    let letters = document.map_or(&[][..], |document| &state.overview(document).letters);
    let text_lang = document.map_or(lang, |document| state.graph.document(document).lang());
    let wanted = fold(filter.trim());
    let lines = |terms: &[NodeId]| -> Vec<NodeListItem> {
        let lines = terms.iter().map(|&id| edition.line(edition.view(id)));
        lines.filter(|line| wanted.is_empty() || fold(&line.number).contains(&wanted)).collect()
    };
    let letters = letters.iter().map(|(letter, terms)| (*letter, lines(terms)));
    let letters: Vec<(char, Vec<NodeListItem>)> = letters.filter(|(_, lines)| !lines.is_empty()).collect();
    render_html(&Glossary {
        ui: edition.ui(ui::of_game(lang, "glossary-title", edition.game), "/glossary"),
        edition: text::edition_of(lang, edition.date),
        has_lexicon: content::term_table(edition.game).is_some(),
        count: letters.iter().map(|(_, lines)| lines.len()).sum(),
        letters,
        filter,
        text_lang,
        is_foreign: text_lang != lang,
    })
}

#[derive(Template)]
#[template(path = "term.html")]
struct TermPage<'g> {
    ui: Ui,
    headword: &'g str,
    /// Whether the headword is our own translation.
    own_title: bool,
    /// The names in the other languages.
    names: Vec<TermName>,
    /// Warnings of false friends.
    warnings: Vec<Html>,
    /// Our own entry beside a publisher's.
    digest: Option<Entry>,
    /// The URL at which errors in our texts on this page are reported.
    report: Option<String>,
    senses: Vec<SenseView>,
    /// The text after the last sense, or all of an entry without separate senses.
    rest: Html,
    /// The rule that it is the name of, with what is under it.
    subject: Option<NamedRule>,
    /// Worked cases about it and about that rule.
    cases: Vec<ScenarioLink>,
    /// The coverage by code and tests, where the glossary is a numbered part of the rules.
    traces: Vec<RuleCoverage>,
    cites: Vec<NodeListItem>,
    cited_by: Vec<NodeListItem>,
    uses: Vec<ChapterUses>,
    uses_count: usize,
    touched: RelatedContent,
    edition: String,
    document: &'g Document,
    is_foreign: bool,
}

struct NamedRule {
    rule: Entry,
    children: Vec<Entry>,
}

/// The rule that a term is the name of: the one that it cites whose title is its headword.
fn subject<'e>(edition: &Edition<'e>, term: NodeView<'e>, headword: &str) -> Option<NodeView<'e>> {
    let rules = rules_meant(term).into_iter().filter_map(|number| edition.look_up(number));
    let mut rules = rules.map(|found| edition.view(found.shown));
    let name = fold(&strip_name_remarks(headword));
    rules.find(|rule| rule.node().title.as_deref().is_some_and(|title| fold(&strip_name_remarks(title)) == name))
}

struct ChapterUses {
    chapter: NodeListItem,
    count: usize,
    /// None where there are too many of them in all.
    rules: Vec<NodeListItem>,
}

/// Maximum number of rules that are listed for a term; of a term with more uses, only the chapters are listed.
const MAX_LISTED_USES: usize = 250;

fn uses(edition: &Edition<'_>, term: NodeView<'_>) -> Vec<ChapterUses> {
    let rules: Vec<NodeView<'_>> = edition.state.graph.rules_mentioning(term.id()).map(|id| edition.view(id)).collect();
    let chapter = |rule: &NodeView<'_>| rule.chapter().map(NodeView::id);
    let are_listed = rules.len() <= MAX_LISTED_USES;
    let chapters = rules.chunk_by(|one, next| chapter(one) == chapter(next));
    let uses = chapters.filter_map(|rules| {
        let chapter = rules.first()?.chapter()?;
        Some(ChapterUses {
            chapter: edition.line(chapter),
            count: rules.len(),
            rules: rules.iter().filter(|_| are_listed).map(|&rule| edition.line(rule)).collect(),
        })
    });
    uses.collect()
}

struct SenseView {
    n: Option<u16>,
    headword: Option<String>,
    text: Html,
}

pub(crate) async fn term(
    EditionRequest(request): EditionRequest,
    Path((_, _, name)): Path<(String, String, String)>,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let view = edition.find_term(&name)?;
    let term = view.node().term().ok_or(Error::NoSuchPage)?;
    if view.node().fragment.strip_prefix("term:") != Some(&name) {
        return Ok(Redirect::permanent(&edition.urls.node(view)).into_response());
    }
    let (senses, rest) = senses(&edition, view, term);
    let document = view.document();
    let digest = edition.digest_of_term(view, &term.headword);
    let names = TermNames::new(&edition);
    let uses = uses(&edition, view);
    let rule = subject(&edition, view, &term.headword);
    // Where its name in another language is not known, that language offers its glossary.
    let mut ui = edition.ui(&term.headword, "/glossary").described_by_node(Some(&term.headword), view);
    let others = Lang::ALL.into_iter().filter(|&other| other != lang);
    ui.localized_urls = others.filter_map(|other| Some((other, names.page_in(view, other)?))).collect();
    ui.localized_urls.push((lang, edition.urls.node(view)));
    render_html(&TermPage {
        ui,
        headword: &term.headword,
        own_title: view.node().has_unofficial_title,
        names: names.elsewhere(&term.headword, document.lang()),
        warnings: names.warnings(&term.headword, document.lang()),
        report: edition.error_report_url(digest.unwrap_or(view)),
        digest: digest.map(|digest| edition.entry_as(digest, TextOrigin::Digest)),
        senses,
        rest,
        cases: [Some(view), rule].into_iter().flatten().flat_map(|rule| rule_coverage::cases(&edition, rule)).collect(),
        traces: RuleCoverage::all(&edition, view),
        subject: rule.map(|rule| NamedRule {
            rule: edition.entry_of(rule),
            children: rule
                .numbered_children()
                .filter(|child| !child.node().stale)
                .map(|child| edition.entry_of(child))
                .collect(),
        }),
        cites: edition.cites(view),
        cited_by: edition.cited_by(view),
        uses_count: uses.iter().map(|chapter| chapter.count).sum(),
        uses,
        touched: RelatedContent::of(&edition, &rules_meant(view)),
        edition: text::edition_of(lang, edition.date),
        document,
        is_foreign: document.lang() != lang,
    })
}

/// The rules that a term is the name of: those it sends its reader to, chapters apart, which hold much else.
fn rules_meant(view: NodeView<'_>) -> Vec<Number> {
    let targets = view.node().references.iter().flat_map(|reference| &reference.targets);
    let numbers = targets.filter_map(|target| match target {
        Target::Number(number) if number.level() > 2 => Some(*number),
        _ => None,
    });
    numbers.collect()
}

/// The senses of an entry with their references, and the text after them.
fn senses(edition: &Edition<'_>, view: NodeView<'_>, term: &Term) -> (Vec<SenseView>, Html) {
    let text = &view.node().text;
    let mentions = edition.mentions(view, None);
    let piece =
        |from: usize, piece: &str| link_mentions(piece, rebase_mentions(&mentions, text_size(from)), edition.lang);
    let mut senses = Vec::new();
    let mut done = 0;
    for sense in &term.senses {
        let Some(from) = text[done..].find(&sense.text).map(|at| done + at) else {
            return (Vec::new(), piece(0, text));
        };
        senses.push(SenseView { n: sense.n, headword: sense.headword.clone(), text: piece(from, &sense.text) });
        done = from + sense.text.len();
    }
    let rest = text[done..].trim_start();
    (senses, piece(text.len() - rest.len(), rest))
}

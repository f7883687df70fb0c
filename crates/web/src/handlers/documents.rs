//! The documents of the library: source, contents and diagnostics of each.

use askama::Template;
use axum::{
    extract::{Path, Query},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_document::{Document, DocumentKind};
use vademecum_locale::Localized;
use vademecum_vocab::{Diagnostic, DiagnosticCode, Lang};

use crate::{
    app_state::DocumentOverview,
    compare,
    error::Error,
    headers::render_html,
    page_request::PageRequest,
    parameter::parse_optional_choice,
    text::{self, document_label, game_name, lang_name, severity_name, t},
    ui::{FilterLink, Ui},
    urls::{self, Urls},
};

#[derive(Template)]
#[template(path = "documents.html")]
struct Documents<'d> {
    ui: Ui,
    documents: Vec<DocumentCard<'d>>,
}

struct DocumentCard<'d> {
    document: &'d Document,
    title: String,
    /// The label; `None` if the title says the same.
    label: Option<String>,
    game: String,
    /// Its language, where the label does not say it.
    language: Option<String>,
    date: String,
    overview: &'d DocumentOverview,
    compare: Option<String>,
}

pub(crate) async fn documents(PageRequest { state, lang }: PageRequest) -> Result<Response, Error> {
    let is_digest = |document: &Document| document.kind == DocumentKind::Digest;
    let documents = state.graph.documents().map(|(place, document)| DocumentCard {
        document,
        title: title(document),
        label: (!is_digest(document)).then(|| document_label(lang, document)),
        game: game_name(lang, document.game),
        language: is_digest(document).then(|| lang_name(lang, document.lang())),
        date: text::format_date(lang, document.date()),
        overview: state.overview(place),
        compare: compare::link(&state, lang, document),
    });
    render_html(&Documents {
        ui: Ui::new(&state, lang, t(lang, "documents-title"), "/documents"),
        documents: documents.collect(),
    })
}

#[derive(Template)]
#[template(path = "document.html")]
struct DocumentPage<'d> {
    ui: Ui,
    document: &'d Document,
    label: String,
    /// Name and value, in order.
    facts: Vec<(String, String)>,
    counts: Vec<String>,
    furniture: Vec<String>,
    codes: Vec<FilterLink>,
    all_url: String,
    /// The URL of a comparison with another text.
    compare: Option<String>,
    is_filtered: bool,
    findings: Vec<FindingView<'d>>,
}

struct FindingView<'d> {
    diagnostic: &'d Diagnostic,
    severity_name: String,
    /// The source line, cut in three: the middle is what is meant.
    source: [String; 3],
    message: String,
    help: Option<String>,
    rule: Option<(String, String)>,
}

/// The part of a query that picks diagnostics.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct DocumentQuery {
    code: String,
}

pub(crate) async fn document(
    PageRequest { state, lang }: PageRequest,
    Path((_, id)): Path<(String, String)>,
    Query(query): Query<DocumentQuery>,
) -> Result<Response, Error> {
    let place = state.find_document(&id)?;
    let document = state.graph.document(place);
    let overview = state.overview(place);
    let code = parse_optional_choice("code", &query.code, DiagnosticCode::ALL, |code| code.as_str())?.copied();
    let url = urls::document(lang, &document.id);
    let links = state.urls_of(lang, document);
    let query = code.map(|code| format!("?code={code}")).unwrap_or_default();
    let path = format!("/documents/{}{query}", urls::encode_segment(&document.id.to_string()));
    render_html(&DocumentPage {
        ui: Ui::new(&state, lang, title(document), path),
        label: document_label(lang, document),
        facts: facts(lang, document),
        counts: counts(lang, overview),
        furniture: document
            .furniture
            .iter()
            .map(|count| {
                let key = format!("furniture-{}", <&str>::from(count.kind));
                t(lang, key).with("count", count.places).to_string()
            })
            .collect(),
        codes: overview
            .codes
            .iter()
            .map(|&(each, count)| FilterLink {
                label: each.to_string(),
                count,
                url: format!("{url}?code={each}#findings"),
                current: code == Some(each),
            })
            .collect(),
        all_url: format!("{url}#findings"),
        compare: compare::link(&state, lang, document),
        is_filtered: code.is_some(),
        findings: document
            .diagnostics
            .iter()
            .filter(|finding| code.is_none_or(|code| finding.code() == code))
            .map(|finding| describe(links, finding))
            .collect(),
        document,
    })
}

/// Its title, or its id where it has none.
fn title(document: &Document) -> String {
    if document.title.is_empty() { document.id.to_string() } else { document.title.clone() }
}

fn facts(lang: Lang, document: &Document) -> Vec<(String, String)> {
    let mut facts = vec![
        ("fact-game", game_name(lang, document.game)),
        ("fact-date", text::format_date(lang, document.date())),
        ("fact-language", lang_name(lang, document.lang())),
    ];
    if document.path.is_empty() {
        facts.push(("fact-file", t(lang, "fact-ships").to_string()));
    } else {
        facts.push(("fact-file", document.file_name().to_owned()));
        facts.push(("fact-encoding", document.encoding.clone()));
        facts.push(("fact-lines", document.lines.to_string()));
    }
    facts.into_iter().map(|(key, value)| (t(lang, key).to_string(), value)).collect()
}

pub(super) fn counts(lang: Lang, overview: &DocumentOverview) -> Vec<String> {
    let counts = &overview.counts;
    [
        ("count-sections", counts.sections),
        ("count-chapters", counts.chapters),
        ("count-rules", counts.rules),
        ("count-subrules", counts.subrules),
        ("count-examples", counts.examples),
        ("count-terms", counts.terms),
        ("count-references", counts.references),
    ]
    .into_iter()
    .filter(|&(_, count)| count > 0)
    .map(|(key, count)| t(lang, key).with("count", count).to_string())
    .collect()
}

fn describe(links: Urls, finding: &Diagnostic) -> FindingView<'_> {
    FindingView {
        diagnostic: finding,
        severity_name: severity_name(links.lang, finding.severity()),
        source: cut(finding),
        message: finding.finding.message(links.lang),
        help: finding.finding.help(links.lang),
        rule: finding
            .number
            .as_ref()
            .filter(|number| number.parse::<vademecum_vocab::Number>().is_ok())
            .map(|number| (number.clone(), links.number(number))),
    }
}

/// Cuts the source line around what is meant. A line that was cut before it no longer has it at its column,
/// and is shown whole.
fn cut(finding: &Diagnostic) -> [String; 3] {
    let source = &finding.source_line;
    let from = finding.at.column.saturating_sub(1) as usize;
    let to = from + finding.at.length as usize;
    if source.starts_with('…') || to > source.chars().count() {
        return [source.clone(), String::new(), String::new()];
    }
    let piece = |from: usize, to: usize| source.chars().skip(from).take(to.saturating_sub(from)).collect();
    [piece(0, from), piece(from, to), piece(to, usize::MAX)]
}

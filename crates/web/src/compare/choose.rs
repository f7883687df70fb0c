//! The choice of two documents to compare.

use askama::Template;
use axum::response::Response;
use vademecum_difference::original_first;
use vademecum_document::{Document, DocumentKind};
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    compare::comparing::{CompareQuery, pair_query, url},
    edition::Edition,
    error::Error,
    headers,
    text::{self, document_label, t},
    ui::{SelectOption, Ui},
    urls::encode_segment,
};

pub(super) struct ComparisonForm {
    pub(super) from: Vec<SelectOption>,
    pub(super) to: Vec<SelectOption>,
}

impl ComparisonForm {
    /// The form in which two documents, by their ids, are chosen.
    pub(super) fn new(state: &AppState, lang: Lang, game: Game, from: &str, to: &str) -> Self {
        let documents = comparable(state, game);
        let choices = |chosen: &str| {
            let choice = |document: &&Document| {
                let id = document.id.to_string();
                SelectOption::new(&id, select_label(lang, document), id == chosen)
            };
            documents.iter().map(choice).collect()
        };
        ComparisonForm { from: choices(from), to: choices(to) }
    }
}

/// The documents of a game that can be compared, the newest first.
pub(crate) fn comparable(state: &AppState, game: Game) -> Vec<&Document> {
    let documents = state.graph.documents().map(|(_, document)| document);
    let mut documents: Vec<&Document> = documents.filter(|d| d.game == game && holds_or_quotes_rules(d)).collect();
    documents.sort_by_key(|document| (document.kind, std::cmp::Reverse(document.date()), document.lang()));
    documents
}

/// Whether a document is an edition of the rules, or an article that quotes one.
pub(crate) fn holds_or_quotes_rules(document: &Document) -> bool {
    document.kind.is_complete_edition() || document.nodes.iter().any(|node| node.quoted_from.is_some())
}

/// The label of a document, with its date.
pub(crate) fn label(lang: Lang, document: &Document) -> String {
    t(lang, "document-choice")
        .with("document", document_label(lang, document))
        .with("date", text::format_date(lang, document.date()))
        .to_string()
}

/// The same for a list in a form, which cuts off what is too long: the date comes first, in digits.
pub(crate) fn select_label(lang: Lang, document: &Document) -> String {
    let date = document.date();
    t(lang, "document-option")
        .with("document", document_label(lang, document))
        .with("date", if date.is_undated() { text::format_date(lang, date) } else { date.to_string() })
        .to_string()
}

/// A comparison to begin with: what it is, and where.
pub(super) type ComparisonLink = (String, String);

/// Every official text with the one before it in its language, the reader's language first.
fn consecutive_editions<'s>(documents: &[&'s Document], lang: Lang) -> Vec<[&'s Document; 2]> {
    let rules: Vec<&Document> = documents.iter().copied().filter(|d| d.kind == DocumentKind::Rules).collect();
    let mut editions: Vec<[&Document; 2]> = Vec::new();
    for (place, newer) in rules.iter().enumerate() {
        // The newest ones come first.
        let older = rules[place + 1..].iter().find(|older| older.lang() == newer.lang());
        editions.extend(older.map(|older| [*older, *newer]));
    }
    editions.sort_by_key(|[_, to]| to.lang() != lang);
    editions
}

/// Comparisons of official texts, one edition with the next.
pub(super) fn official_editions(state: &AppState, lang: Lang, game: Game) -> Vec<ComparisonLink> {
    let editions = consecutive_editions(&comparable(state, game), lang);
    editions.into_iter().map(|documents| pair(lang, game, documents)).collect()
}

fn pair(lang: Lang, game: Game, [from, to]: [&Document; 2]) -> ComparisonLink {
    let name = t(lang, "compare-pair").with("from", label(lang, from)).with("to", label(lang, to)).to_string();
    (name, format!("{}{}", url(lang, game), pair_query([from, to])))
}

#[derive(Template)]
#[template(path = "compare-choose.html")]
struct ChoosePage {
    ui: Ui,
    chooser: ComparisonForm,
    editions: Vec<ComparisonLink>,
    translations: Vec<ComparisonLink>,
    /// The link to changes by editions that are newer than any text here.
    changes: Option<(String, String)>,
}

pub(super) fn page(state: &AppState, lang: Lang, game: Game, query: &CompareQuery) -> Result<Response, Error> {
    let documents = comparable(state, game);
    if documents.is_empty() {
        return Err(Error::NoDocuments(game));
    }
    let rules: Vec<&Document> = documents.iter().copied().filter(|d| d.kind == DocumentKind::Rules).collect();
    let editions = consecutive_editions(&documents, lang);
    let mut translations: Vec<[&Document; 2]> = Vec::new();
    for (place, newer) in rules.iter().enumerate() {
        for other in &rules[place + 1..] {
            translations.extend(original_first(newer, other).map(|(original, text)| [original, text]));
        }
    }
    translations.sort_by_key(|[_, to]| to.lang() != lang);
    let asked_for = |pair: &&[&Document; 2]| {
        let [from, to] = pair.map(|document| document.id.to_string());
        (query.from.is_empty() || query.from == from) && (query.to.is_empty() || query.to == to)
    };
    let first = editions.iter().chain(&translations).find(asked_for).map(|pair| pair.map(|d| d.id.to_string()));
    let [from, to] = first.unwrap_or_else(|| [query.from.clone(), query.to.clone()]);
    let links = |pairs: &[[&Document; 2]]| pairs.iter().map(|documents| pair(lang, game, *documents)).collect();
    headers::render_html(&ChoosePage {
        ui: Ui::new(state, lang, t(lang, "compare-title"), format!("/{game}/compare")),
        chooser: ComparisonForm::new(state, lang, game, &from, &to),
        editions: links(&editions),
        translations: links(&translations),
        changes: Edition::new(state, lang, game, None).ok().and_then(|edition| edition.changes_link()),
    })
}

/// Where a document is compared with another one, if there is any. A summary is compared with none: from it the form
/// is offered, where there are official texts to compare.
pub(crate) fn link(state: &AppState, lang: Lang, document: &Document) -> Option<String> {
    let mut others = comparable(state, document.game);
    others.retain(|other| other.kind != DocumentKind::Digest);
    if document.kind == DocumentKind::Digest {
        return (others.len() > 1).then(|| url(lang, document.game));
    }
    let is_one = others.iter().any(|other| other.id == document.id);
    // Editions are compared with what was before them, and what is quoted with what became of it.
    let side = if document.kind.is_complete_edition() { "to" } else { "from" };
    (is_one && others.len() > 1)
        .then(|| format!("{}?{side}={}", url(lang, document.game), encode_segment(&document.id.to_string())))
}

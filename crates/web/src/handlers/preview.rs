//! What a link in a text leads to, in a few lines: fetched by the script when a reader points at the link.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    response::Response,
};

use crate::{
    app_state::AppState,
    canonical::read_number,
    edition::{Edition, EditionQuery},
    entry::Entry,
    error::Error,
    headers::page,
    lang::PageLang,
    terms::{TermName, TermNames},
    text::{Message, t},
    through_time::RuleNotices,
};
use vademecum_vocab::Lang;

#[derive(Template)]
#[template(path = "preview.html")]
struct Preview {
    lang: Lang,
    /// Number and title, or the headword.
    name: String,
    entry: Entry,
    /// What a term is called in other languages.
    names: Vec<TermName>,
    notes: RuleNotices,
}

impl Preview {
    fn t(&self, key: &'static str) -> Message<'static> {
        t(self.lang, key)
    }
}

/// `/{lang}/{game}/{number}/preview`.
pub(crate) async fn number(
    State(state): State<Arc<AppState>>,
    PageLang(lang): PageLang,
    Path((_, game, text)): Path<(String, String, String)>,
    Query(at): Query<EditionQuery>,
) -> Result<Response, Error> {
    let edition = Edition::open(&state, lang, &game, &at)?;
    let number = read_number(&text).ok_or_else(|| Error::NotANumber(edition.game, text.clone()))?;
    let missing = || Error::NoSuchNumber { game: edition.game, number, at: edition.urls.at, nearest: Vec::new() };
    let look_up = edition.look_up(number).ok_or_else(missing)?;
    let entry = edition.entry(&look_up);
    let name = entry.title.as_ref().map_or(number.to_string(), |title| format!("{number} {title}"));
    page(&Preview { lang, name, names: Vec::new(), notes: edition.notes(edition.view(look_up.shown)), entry })
}

/// `/{lang}/{game}/glossary/{term}/preview`: in the reader's language, where the term is known in it.
pub(crate) async fn term(
    State(state): State<Arc<AppState>>,
    PageLang(lang): PageLang,
    Path((_, game, name)): Path<(String, String, String)>,
    Query(at): Query<EditionQuery>,
) -> Result<Response, Error> {
    let edition = Edition::open(&state, lang, &game, &at)?;
    let found = edition.term(&name).map(|id| edition.view(id));
    let found = found.ok_or_else(|| Error::NoSuchTerm(edition.game, name.clone()))?;
    let names = TermNames::new(&edition);
    let of = found.document().lang();
    let headword = found.node().title.clone().unwrap_or_default();
    let view = names.entry_in(&headword, of, lang).map_or(found, |id| edition.view(id));
    let entry = edition.entry_of(view);
    let name = view.node().title.clone().unwrap_or(headword);
    let names = names.elsewhere(&name, entry.lang);
    page(&Preview { lang, name, names, notes: RuleNotices::default(), entry })
}

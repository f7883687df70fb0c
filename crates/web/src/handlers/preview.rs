//! Previews of linked nodes, of a few lines: fetched by the script when a reader points at a link.

use askama::Template;
use axum::{extract::Path, response::Response};

use crate::{
    canonical::read_number,
    entry::Entry,
    error::Error,
    headers::render_html,
    history::RuleNotices,
    page_request::EditionRequest,
    terms::{TermName, TermNames},
    text::{Message, t},
};
use vademecum_api_types::AddressError;
use vademecum_vocab::Lang;

#[derive(Template)]
#[template(path = "preview.html")]
struct Preview {
    lang: Lang,
    /// Number and title, or the headword.
    name: String,
    entry: Entry,
    /// The names of a term in other languages.
    names: Vec<TermName>,
    notes: RuleNotices,
}

impl Preview {
    fn t(&self, key: &'static str) -> Message<'static> {
        t(self.lang, key)
    }
}

pub(crate) async fn number(
    EditionRequest(request): EditionRequest,
    Path((_, _, text)): Path<(String, String, String)>,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let number =
        read_number(&text).ok_or_else(|| Error::address(edition.game, AddressError::Malformed(text.clone())))?;
    let look_up = edition.find(number)?;
    let entry = edition.entry(&look_up);
    let name = entry.title.as_ref().map_or(number.to_string(), |title| format!("{number} {title}"));
    render_html(&Preview { lang, name, names: Vec::new(), notes: edition.notes(edition.view(look_up.shown)), entry })
}

/// `/{lang}/{game}/glossary/{term}/preview`: in the reader's language, where the term is known in it.
pub(crate) async fn term(
    EditionRequest(request): EditionRequest,
    Path((_, _, name)): Path<(String, String, String)>,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let found = edition.find_term(&name)?;
    let names = TermNames::new(&edition);
    let of = found.document().lang();
    let headword = found.node().title.clone().unwrap_or_default();
    let view = names.entry_in(&headword, of, lang).map_or(found, |id| edition.view(id));
    let entry = edition.entry_of(view);
    let name = view.node().title.clone().unwrap_or(headword);
    let names = names.elsewhere(&name, entry.lang);
    render_html(&Preview { lang, name, names, notes: RuleNotices::default(), entry })
}

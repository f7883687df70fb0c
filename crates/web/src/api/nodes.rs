//! Nodes: one with everything around it, a chapter, a card with its rulings.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_api_types::{self as api_types, AddressError, Node, NodeDetail, Problem, resolve_address, values};
use vademecum_document::NodeKind;
use vademecum_graph::NodeView;
use vademecum_search::Query as Question;
use vademecum_vocab::{Game, Lang, Number};

use super::json;
use crate::{
    app_state::AppState,
    edition::Edition,
    entry::with_descendants,
    error::Error,
    parameter::{parse_optional, parse_required, require_text},
};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct NodeParams {
    /// A number (`702.9b`), a term (`term:Volar`), or a full address (`magic-cr@2024-11-08.es#702.9b`).
    #[param(required = true, value_type = values::Text)]
    address: String,
    /// The reader's language, for short addresses; Spanish, if none is given.
    #[param(value_type = Option<values::Lang>)]
    lang: String,
    /// The edition that a short address is a number of, by date; the newest, if none is given.
    #[param(value_type = Option<values::EditionDate>)]
    at: String,
}

/// One node, with everything around it
///
/// As `vademecum show --json` prints it: what it says, what it cites and who cites it, its history, where else it
/// stands, the code that applies it.
#[utoipa::path(get, path = "/api/v1/node", tag = "texts", params(NodeParams), responses(
    (status = 200, description = "The node", body = api_types::NodeDetail<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
    (status = 404, description = "Nothing is there", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn node(
    State(state): State<Arc<AppState>>,
    Query(query): Query<NodeParams>,
) -> Result<Response, Error> {
    let lang = parse_optional("lang", &query.lang)?.unwrap_or(Lang::Es);
    let at = parse_optional("at", &query.at)?;
    let address = require_text("address", &query.address)?;
    let read = |text: &str| {
        let question = Question { limit: 1, ..Question::new(text) };
        Ok(state.index.search(&state.graph, &question)?.parsed_query)
    };
    let found =
        resolve_address(&state.graph, &read, address, lang, at).map_err(|missing| error(&state, address, missing))?;
    json(&NodeDetail::new(state.graph.view(found.node), &state.graph))
}

/// The error that a page would have. Its game is that of the document that was searched, else the one in the address.
fn error(state: &AppState, address: &str, error: AddressError) -> Error {
    let searched = match &error {
        AddressError::UnknownNumber { document, .. } | AddressError::UnknownTerm { document, .. } => document.as_ref(),
        AddressError::UnknownFragment { document, .. } => Some(document),
        _ => None,
    };
    let searched = searched.and_then(|id| state.graph.document_index(id));
    let in_address = || address.split_once('/').and_then(|(game, _)| game.parse().ok());
    let game = searched.map(|document| state.graph.document(document).game).or_else(in_address).unwrap_or(Game::Magic);
    Error::address(game, error)
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct ChapterParams {
    /// The number of a chapter, or of anything in it.
    #[param(required = true, value_type = values::Number)]
    number: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<values::Game>)]
    game: String,
    /// The reader's language; Spanish, if none is given.
    #[param(value_type = Option<values::Lang>)]
    lang: String,
    /// The edition, by date; the newest, if none is given.
    #[param(value_type = Option<values::EditionDate>)]
    at: String,
}

/// A chapter
///
/// The chapter and everything in it, in reading order; each number with the text that is shown for it: the
/// publisher's in the reader's language, else our summary, else another language.
#[utoipa::path(get, path = "/api/v1/chapter", tag = "texts", params(ChapterParams), responses(
    (status = 200, description = "The chapter", body = api_types::Chapter<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
    (status = 404, description = "There is no such chapter", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn chapter(
    State(state): State<Arc<AppState>>,
    Query(query): Query<ChapterParams>,
) -> Result<Response, Error> {
    let game = parse_optional("game", &query.game)?.unwrap_or(Game::Magic);
    let lang = parse_optional("lang", &query.lang)?.unwrap_or(Lang::Es);
    let at = parse_optional("at", &query.at)?;
    let number: Number = parse_required("number", &query.number)?;
    let number = number.chapter().map_or(number, Number::Chapter);
    let edition = Edition::new(&state, lang, game, at)?;
    let top = edition.view(edition.find(number)?.shown);
    if top.node().kind() != NodeKind::Chapter {
        return Err(edition.no_such_number(number));
    }
    let shown = |view: NodeView<'_>| {
        let found = view.node().rule_number().and_then(|number| edition.look_up(number));
        edition.view(found.map_or(view.id(), |found| found.shown))
    };
    let nodes = with_descendants(top, NodeView::children).into_iter();
    let nodes = nodes.map(|view| Node::new(shown(view), &state.graph)).collect();
    json(&api_types::Chapter::new(number, game, edition.date, lang, nodes))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct CardParams {
    /// The name of the card, in any language it is known in.
    #[param(required = true, value_type = values::Text)]
    name: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<values::Game>)]
    game: String,
}

/// A card with its rulings
///
/// One for each document that prints it.
#[utoipa::path(get, path = "/api/v1/card", tag = "texts", params(CardParams), responses(
    (status = 200, description = "The card", body = api_types::Cards<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
    (status = 404, description = "No document has such a card", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn card(
    State(state): State<Arc<AppState>>,
    Query(query): Query<CardParams>,
) -> Result<Response, Error> {
    let game = parse_optional("game", &query.game)?.unwrap_or(Game::Magic);
    let name = require_text("name", &query.name)?;
    let cards = state.graph.cards_named(game, name);
    if cards.is_empty() {
        return Err(Error::NoSuchCard(game, name.to_owned()));
    }
    json(&api_types::Cards::new(cards, &state.graph))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    #[test]
    fn an_error_is_about_the_game_of_the_address_or_document() {
        let mut myl = library::document("myl-dar@2021-07.es", "4 | Partida |\n4.1 | | Un faro se apaga.\n");
        myl.game = Game::Myl;
        let state = library::state(vec![myl, library::document("magic-cr@2024-11-08.es", "7 | Añadidos |\n")]);
        for (address, game) in [
            ("myl/term:Nada", Game::Myl),
            ("myl/999.9", Game::Myl),
            ("myl-dar@2021-07.es#term:Nada", Game::Myl),
            ("term:Nada", Game::Magic),
        ] {
            let read = |text: &str| Ok(state.index.search(&state.graph, &Question::new(text))?.parsed_query);
            let missing = resolve_address(&state.graph, &read, address, Lang::Es, None).unwrap_err();
            let error = error(&state, address, missing);
            assert!(matches!(&error, Error::Address(Some(of), _) if *of == game), "{address}: {error:?}");
        }
    }
}

//! A number in the address: which kind of page it has.

use std::iter;

use axum::{
    extract::{Path, Query},
    response::{IntoResponse, Redirect, Response},
};
use vademecum_api_types::{AddressError, resolve_in_absent_edition};
use vademecum_document::NodeKind;
use vademecum_graph::{LookUpResult, NodeView};
use vademecum_rule_ids as rule_ids;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{
    app_state::AppState,
    canonical::{guess_number, read_number},
    compare::side_by_side,
    edition::{Edition, TextsQuery},
    error::Error,
    handlers::{chapter, contents, rule},
    page_request::{EditionRequest, GameRequest},
    urls::{Urls, encode_segment},
    work::Client,
};

/// The level of the number of a chapter: the second, below sections.
const CHAPTER_LEVEL: u8 = 2;

pub(crate) async fn number(
    EditionRequest(request): EditionRequest,
    client: Client,
    Path((_, _, text)): Path<(String, String, String)>,
    Query(texts): Query<TextsQuery>,
) -> Result<Response, Error> {
    // A rule is made sooner than handed to another thread; a chapter is long, and so are two texts.
    let is_rule = read_number(&text).is_some_and(|number| number.level() > CHAPTER_LEVEL);
    if is_rule && texts.with.is_none() {
        return answer(&request, &text, &texts);
    }
    request.state.work.short.run(client, async { answer(&request, &text, &texts) }).await
}

fn answer(request: &GameRequest, text: &str, texts: &TextsQuery) -> Result<Response, Error> {
    let GameRequest { state, lang, .. } = request;
    // The one address that has no edition is that of an edition that is not here.
    let edition = match (request.edition(), request.at) {
        (Err(Error::Address(..)), at @ Some(_)) if texts.with.is_some() => {
            let alone = Urls { lang: *lang, game: request.game, at }.number(encode_segment(text));
            return Ok(Redirect::to(&alone).into_response());
        }
        (Err(Error::Address(..)), Some(date)) => return in_absent_edition(state, *lang, request.game, date, text),
        (edition, _) => edition?,
    };
    let Some(number) = read_number(text) else {
        return match guess_number(text).filter(|&number| edition.look_up(number).is_some()) {
            Some(number) => Ok(Redirect::to(&edition.urls.number(number)).into_response()),
            None => Err(Error::address(edition.game, AddressError::Malformed(text.to_owned()))),
        };
    };
    if let Some(above) = number_above(&edition, number) {
        return Ok(Redirect::to(&edition.urls.number(above)).into_response());
    }
    let look_up = edition.find(number)?;
    match &texts.with {
        Some(with) if side_by_side::can_be_read(edition.view(look_up.shown)) => {
            side_by_side::page(&edition, &look_up, number, [texts.text.as_deref(), Some(with)])
        }
        // What is not read in two texts has one address.
        Some(_) => Ok(Redirect::to(&edition.urls.number(number)).into_response()),
        None => page(&edition, &look_up, number),
    }
}

/// The nearest number with a page above one of decimal headings that an engine cites and that has no page of its own: a step
/// of a list, or an entry of a glossary, which have numbers only by counting.
fn number_above(edition: &Edition<'_>, number: Number) -> Option<Number> {
    if !matches!(number, Number::Outline(_)) || edition.look_up(number).is_some() {
        return None;
    }
    rule_ids::rule_id(edition.game, number)?;
    iter::successors(number.parent(), |number| number.parent()).find(|&above| edition.look_up(above).is_some())
}

/// The page of a number without a game: that of the first game that has it.
pub(crate) fn in_some_game(state: &AppState, lang: Lang, text: &str) -> Option<Response> {
    address_of(state, lang, None, text).map(|url| Redirect::to(&url).into_response())
}

/// The address of a number, however it is written: in a game, or in the first one that has it.
pub(crate) fn address_of(state: &AppState, lang: Lang, game: Option<Game>, text: &str) -> Option<String> {
    let number = guess_number(text)?;
    let games = Game::ALL.into_iter().filter(|&each| game.is_none_or(|game| game == each));
    let mut editions = games.filter_map(|game| Edition::new(state, lang, game, None).ok());
    editions.find(|edition| edition.look_up(number).is_some()).map(|edition| edition.urls.number(number))
}

fn page(edition: &Edition<'_>, look_up: &LookUpResult, number: Number) -> Result<Response, Error> {
    match edition.view(look_up.shown).node().kind() {
        NodeKind::Section => contents::section(edition, look_up, number),
        NodeKind::Chapter if !is_single_text(edition.view(look_up.shown)) => chapter::page(edition, look_up, number),
        _ => rule::page(edition, look_up, number),
    }
}

/// Whether a chapter is a text of its own with nothing under it, as those of rules in decimal headings are.
fn is_single_text(chapter: NodeView<'_>) -> bool {
    !chapter.node().text.is_empty() && chapter.numbered_children().next().is_none()
}

/// A number of an edition whose text is not here: its rule as the newest edition has it.
/// Fails if nobody knows which one that is.
fn in_absent_edition(
    state: &AppState,
    lang: Lang,
    game: Game,
    date: EditionDate,
    text: &str,
) -> Result<Response, Error> {
    let refused = |error| Error::address(game, error);
    let number = read_number(text).ok_or_else(|| refused(AddressError::Malformed(text.to_owned())))?;
    let found = resolve_in_absent_edition(&state.graph, &[game], number, lang, date).map_err(refused)?;
    let newest = Edition::new(state, lang, game, None)?;
    let now = newest.view(found.node).node().number.unwrap_or(number);
    page(&Edition { requested: Some((number, date)), ..newest }, &newest.find(now)?, now)
}

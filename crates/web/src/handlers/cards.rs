//! Cards: one with its rulings, and all of a game to browse.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use axum::{
    extract::{Path, Query},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_document::{CardContents, CardRole, Document, NodeKind};
use vademecum_graph::{Graph, NodeView};
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang, Number};

use crate::{
    card::CardView,
    edition::Edition,
    entry::{NodeListItem, RulingView},
    error::Error,
    headers::render_html,
    page_request::GameRequest,
    parameter::{integer, parse_optional},
    ui::{self, SelectOption, Ui},
    urls::{self, Urls, encode_segment},
};

#[derive(Template)]
#[template(path = "card.html")]
struct CardPage<'g> {
    ui: Ui,
    card: CardView,
    /// Whether it only shows a mechanic.
    is_example: bool,
    rulings: Vec<RulingView>,
    keywords: Vec<NodeListItem>,
    /// The node of a rules document in which it is quoted.
    quoted_in: Option<NodeListItem>,
    section: String,
    document: &'g Document,
    read_url: String,
    elsewhere: Vec<(String, String)>,
    is_unsure: bool,
}

/// The query of a card's page: which document's, where several have it.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct CardQuery {
    #[serde(rename = "in")]
    document: Option<String>,
}

pub(crate) async fn card(
    request: GameRequest,
    Path((_, _, name)): Path<(String, String, String)>,
    Query(query): Query<CardQuery>,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let mut found: Vec<NodeView<'_>> =
        edition.graph().cards_named(edition.game, &name).iter().map(|&id| edition.view(id)).collect();
    let in_document = |view: &NodeView<'_>| query.document.as_deref() == Some(&*view.document().id.to_string());
    found.sort_by_key(|view| (!in_document(view), is_example(*view), view.document().lang() != lang, view.id()));
    let view = *found.first().ok_or_else(|| Error::NoSuchCard(edition.game, name.clone()))?;
    let card = CardView::of(&edition, view).ok_or(Error::Internal)?;
    if card.name != name && query.document.is_none() {
        return Ok(Redirect::permanent(&card.url).into_response());
    }
    let document = view.document();
    let rulings = view.children().filter(|child| child.node().kind() == NodeKind::Ruling);
    render_html(&CardPage {
        ui: edition.game_ui(&card.name, &format!("/cards/{}", encode_segment(&card.name))),
        is_example: is_example(view),
        rulings: rulings.map(|ruling| edition.ruling(ruling)).collect(),
        keywords: edition.numbers(edition.graph().keywords(view.id())),
        quoted_in: view.parent().filter(|parent| parent.node().number.is_some()).map(|parent| edition.line(parent)),
        section: view.node().card().map(|card| card.section.clone()).unwrap_or_default(),
        document,
        read_url: urls::reader_url(lang, &document.id),
        elsewhere: found
            .iter()
            .skip(1)
            .map(|other| {
                let id = other.document().id.to_string();
                let url = format!("{}?in={}", edition.urls.node(*other), encode_segment(&id));
                (id, url)
            })
            .collect(),
        is_unsure: card.faces.iter().any(|face| face.abilities.iter().any(|ability| ability.is_unsure)),
        card,
    })
}

/// The cards of a game that are listed: those of which more is known than that a rule names them as an example.
pub(crate) fn listed(graph: &Graph, game: Game) -> impl Iterator<Item = NodeView<'_>> {
    graph.cards(game).map(|id| graph.view(id)).filter(|view| !is_example(*view))
}

fn is_example(view: NodeView<'_>) -> bool {
    view.node().card().is_some_and(|card| card.role == CardRole::Example)
}

const CARDS_PER_PAGE: usize = 400;

/// The query of a list of cards. An empty value is none, as forms send it.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct CardsQuery {
    set: String,
    #[serde(rename = "type")]
    card_type: String,
    keyword: String,
    /// The text that names must contain.
    filter: String,
    page: String,
}

#[derive(Template)]
#[template(path = "cards.html")]
struct CardsPage {
    ui: Ui,
    sets: Vec<SelectOption>,
    types: Vec<SelectOption>,
    keywords: Vec<SelectOption>,
    filter: String,
    groups: Vec<(char, Vec<CardLine>)>,
    count: usize,
    previous: Option<String>,
    next: Option<String>,
}

struct CardLine {
    card: CardView,
    lang: Lang,
}

pub(crate) async fn cards(request: GameRequest, Query(query): Query<CardsQuery>) -> Result<Response, Error> {
    let edition = request.edition()?;
    let all: Vec<NodeView<'_>> = listed(edition.graph(), edition.game).collect();
    if all.is_empty() {
        return Err(Error::NoCards(edition.game));
    }
    let keyword: Option<Number> = parse_optional("keyword", &query.keyword)?;
    let page_number = integer("page", &query.page, 0, all.len() / CARDS_PER_PAGE)?.unwrap_or_default();
    let wanted = fold(query.filter.trim());
    let wanted_type = type_key(&query.card_type);
    let chosen: Vec<NodeView<'_>> = all
        .iter()
        .copied()
        .filter(|view| query.set.is_empty() || set_of(*view) == query.set)
        .filter(|view| query.card_type.is_empty() || types_of(*view).any(|name| type_key(name) == wanted_type))
        .filter(|view| view.node().title.as_deref().is_some_and(|name| fold(name).contains(&wanted)))
        .filter(|view| keyword.is_none_or(|keyword| edition.graph().keywords(view.id()).contains(&keyword)))
        .collect();
    let from = page_number * CARDS_PER_PAGE;
    let mut groups: Vec<(char, Vec<CardLine>)> = Vec::new();
    for view in chosen.iter().skip(from).take(CARDS_PER_PAGE) {
        let Some(card) = CardView::of(&edition, *view) else { continue };
        let line = CardLine { lang: view.document().lang(), card };
        let letter = letter(&line.card.name);
        match groups.last_mut() {
            Some((last, lines)) if *last == letter => lines.push(line),
            _ => groups.push((letter, vec![line])),
        }
    }
    let turn = |page: usize| address(edition.urls, &query, page);
    render_html(&CardsPage {
        ui: edition.game_ui(ui::of_game(edition.lang, "cards-title", edition.game), "/cards"),
        sets: choices(all.iter().map(|view| set_of(*view).to_owned()), &query.set),
        types: types(&all, &wanted_type),
        keywords: keywords(&edition, keyword),
        filter: query.filter.trim().to_owned(),
        count: chosen.len(),
        previous: (page_number > 0).then(|| turn(page_number - 1)),
        next: (from + CARDS_PER_PAGE < chosen.len()).then(|| turn(page_number + 1)),
        groups,
    })
}

/// The set of a card: the title of its section.
fn set_of(view: NodeView<'_>) -> &str {
    view.node().card().map_or("", |card| &card.section)
}

/// The words of a card's type lines that name its types.
fn types_of<'g>(view: NodeView<'g>) -> impl Iterator<Item = &'g str> {
    let lines: Vec<&'g str> = match view.node().card().map(|card| &card.contents) {
        Some(CardContents::Magic { faces, .. }) => faces.iter().map(|face| face.type_line.as_str()).collect(),
        Some(CardContents::Myl(print)) => vec![print.card_type.as_str()],
        None => Vec::new(),
    };
    lines.into_iter().flat_map(|line| line.split(['—', '–']).next().unwrap_or_default().split_whitespace())
}

/// A type, whatever its gender and case: `Artefacto` and `artefacto`, `legendario` and `legendaria`.
fn type_key(name: &str) -> String {
    let key = fold(name);
    key.strip_suffix(['a', 'o']).map(str::to_owned).unwrap_or(key)
}

/// The types there are, each once, in alphabetical order; one that begins some line is spelled as it is there.
fn types(cards: &[NodeView<'_>], chosen: &str) -> Vec<SelectOption> {
    let mut spelled: BTreeMap<String, &str> = BTreeMap::new();
    for name in cards.iter().flat_map(|view| types_of(*view)) {
        let known = spelled.entry(type_key(name)).or_insert(name);
        if name.starts_with(char::is_uppercase) && !known.starts_with(char::is_uppercase) {
            *known = name;
        }
    }
    spelled.into_iter().map(|(key, name)| SelectOption::new(name, name.to_owned(), key == chosen)).collect()
}

/// The values there are, each once, in alphabetical order whatever their case.
fn choices(values: impl Iterator<Item = String>, chosen: &str) -> Vec<SelectOption> {
    let sorted: BTreeSet<(String, String)> = values.map(|value| (fold(&value), value)).collect();
    sorted.into_iter().map(|(_, value)| SelectOption::new(&value, value.clone(), value == chosen)).collect()
}

fn keywords(edition: &Edition<'_>, chosen: Option<Number>) -> Vec<SelectOption> {
    let named = |number: Number| {
        let title = edition.look_up(number).and_then(|found| edition.view(found.shown).node().title.clone())?;
        Some(SelectOption::new(&number.to_string(), title, chosen == Some(number)))
    };
    let mut choices: Vec<SelectOption> = edition.graph().printed_keywords(edition.game).filter_map(named).collect();
    choices.sort_by_key(|choice| fold(&choice.label));
    choices
}

fn letter(name: &str) -> char {
    fold(name).chars().find(|c| c.is_alphanumeric()).map_or('#', |c| c.to_ascii_uppercase())
}

fn address(urls: Urls, query: &CardsQuery, page: usize) -> String {
    let CardsQuery { set, card_type, keyword, filter, .. } = query;
    let chosen =
        format!("set={}&type={}&keyword={}", encode_segment(set), encode_segment(card_type), encode_segment(keyword));
    format!("{}?{chosen}&filter={}&page={page}", urls.cards(), encode_segment(filter))
}

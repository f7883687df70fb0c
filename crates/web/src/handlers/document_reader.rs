//! A companion of the rules from beginning to end: set notes, an article.

use askama::Template;
use axum::{
    extract::Path,
    response::{IntoResponse, Redirect, Response},
};
use vademecum_document::{CardRole, Document, DocumentKind, NodeKind};
use vademecum_graph::{NodeView, TextOrigin};

use crate::{
    block::Blocks,
    card::CardView,
    compare,
    edition::Edition,
    entry::{Entry, RulingView},
    error::Error,
    headers::render_html,
    page_request::PageRequest,
    text::{self, document_label},
    ui::Ui,
    urls,
};

#[derive(Template)]
#[template(path = "read.html")]
struct ReaderPage<'g> {
    ui: Ui,
    label: String,
    edition: String,
    document: &'g Document,
    /// The URL of a comparison of what it quotes with an edition of the rules.
    compare: Option<String>,
    /// Headings to jump to.
    headings: Vec<(String, String)>,
    pieces: Vec<DocumentPart>,
}

enum DocumentPart {
    Heading {
        anchor: String,
        title: String,
        is_part: bool,
    },
    Prose {
        anchor: String,
        title: Option<String>,
        body: Blocks,
    },
    Rule {
        entry: Entry,
        depth: u8,
    },
    Term {
        anchor: String,
        headword: String,
        body: Blocks,
    },
    Example(CardView),
    /// The cards of a section, by name.
    Cards(Vec<(String, String)>),
    Ruling(RulingView),
    Worked {
        title: Option<String>,
        ruling: RulingView,
    },
}

pub(crate) async fn read(
    PageRequest { state, lang }: PageRequest,
    Path((_, id)): Path<(String, String)>,
) -> Result<Response, Error> {
    let place = state.find_document(&id)?;
    let document = state.graph.document(place);
    if matches!(document.kind, DocumentKind::Rules | DocumentKind::Digest) {
        return Ok(Redirect::to(&state.urls_of(lang, document).contents()).into_response());
    }
    let edition = Edition::new(&state, lang, document.game, None)?;
    let pieces = pieces(&edition, state.graph.nodes(place));
    let label = document_label(lang, document);
    let title = if document.title.is_empty() { label.clone() } else { document.title.clone() };
    let path = format!("/read/{}", urls::encode_segment(&document.id.to_string()));
    render_html(&ReaderPage {
        ui: Ui { urls: edition.urls, ..Ui::new(&state, lang, title, path) },
        label,
        edition: text::edition_of(lang, document.date()),
        document,
        compare: compare::link(&state, lang, document),
        headings: pieces
            .iter()
            .filter_map(|piece| match piece {
                DocumentPart::Heading { anchor, title, .. } => Some((anchor.clone(), title.clone())),
                _ => None,
            })
            .collect(),
        pieces,
    })
}

fn pieces<'g>(edition: &Edition<'_>, nodes: impl Iterator<Item = NodeView<'g>>) -> Vec<DocumentPart> {
    let mut pieces = Vec::new();
    for view in nodes {
        let node = view.node();
        let anchor = node.fragment.clone();
        let body = || Blocks::of(edition, view);
        match node.kind() {
            _ if node.number.is_some() => {
                let depth = node.number.map_or(0, |number| number.level().saturating_sub(2));
                pieces.push(DocumentPart::Rule { entry: edition.entry_as(view, TextOrigin::Official), depth });
            }
            NodeKind::Section | NodeKind::Chapter => {
                let title = node.title.clone().unwrap_or_default();
                pieces.push(DocumentPart::Heading { anchor, title, is_part: node.kind() == NodeKind::Section });
                if !node.text.is_empty() {
                    pieces.push(DocumentPart::Prose { anchor: String::new(), title: None, body: body() });
                }
            }
            NodeKind::Term => {
                pieces.push(DocumentPart::Term {
                    anchor,
                    headword: node.title.clone().unwrap_or_default(),
                    body: body(),
                });
            }
            NodeKind::Card => {
                let Some(card) = CardView::of(edition, view) else { continue };
                let is_example = node.card().is_some_and(|card| card.role == CardRole::Example);
                match pieces.last_mut() {
                    _ if is_example => pieces.push(DocumentPart::Example(card)),
                    Some(DocumentPart::Cards(cards)) => cards.push((card.name, card.url)),
                    _ => pieces.push(DocumentPart::Cards(vec![(card.name, card.url)])),
                }
            }
            // Rulings on cards are on the cards' pages.
            NodeKind::Ruling if node.ruling().is_some_and(|ruling| ruling.card.is_some()) => {}
            NodeKind::Ruling => pieces.push(DocumentPart::Ruling(edition.ruling(view))),
            NodeKind::ListItem => {
                pieces.push(DocumentPart::Worked { title: node.title.clone(), ruling: edition.ruling(view) });
            }
            _ => pieces.push(DocumentPart::Prose { anchor, title: node.title.clone(), body: body() }),
        }
    }
    pieces
}

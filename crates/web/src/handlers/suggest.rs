//! Suggestions for the search box, as JSON.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use vademecum_document::NodeKind;
use vademecum_graph::NodeId;

use super::{results::name, search::kind_name};
use crate::{error::Error, lang::Reader, link::beginning, site::Site, text::t, urls::part};

/// How many suggestions are made.
const LIMIT: usize = 7;

/// Shorter texts begin too many names.
const SHORTEST: usize = 2;

/// The query of a suggestion.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

#[derive(Serialize)]
struct Suggestion {
    url: String,
    /// Number or headword.
    name: String,
    text: String,
    kind: String,
    lang: &'static str,
}

/// `/{lang}/suggest`.
pub(crate) async fn suggest(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let text = asked.q.trim();
    let describe = |id: NodeId, title: &str| {
        let view = site.graph.view(id);
        let node = view.node();
        let name = name(&site, lang, id);
        let text = match node.kind {
            NodeKind::Card => "",
            _ if name.is_named => &node.text,
            _ => title,
        };
        Suggestion {
            url: name.url,
            name: name.number,
            text: beginning(text, 70),
            kind: kind_name(lang, node.kind),
            lang: view.document().lang().as_str(),
        }
    };
    let mut suggestions: Vec<Suggestion> = match text {
        text if text.chars().count() < SHORTEST && !text.bytes().all(|b| b.is_ascii_digit()) => Vec::new(),
        text => site.index.suggest(&site.graph, text, lang, LIMIT),
    }
    .iter()
    .map(|hit| describe(hit.node, &hit.snippet.text))
    .collect();
    if text.chars().count() >= SHORTEST {
        suggestions.push(Suggestion {
            url: format!("/{lang}/search?q={}&stay=1", part(text)),
            name: t(lang, "suggest-all").with("query", text).to_string(),
            text: String::new(),
            kind: String::new(),
            lang: lang.as_str(),
        });
    }
    let json = serde_json::to_string(&suggestions).map_err(|_| Error::Internal)?;
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "private, max-age=60")];
    Ok((headers, json).into_response())
}

//! The documentation of the API, with a form to try each operation.

use askama::Template;
use axum::{http::HeaderMap, response::Response};
use utoipa::openapi::{Required, path::Parameter};
use vademecum_document::NodeKind;
use vademecum_vocab::{Game, Lang};

use crate::{
    api,
    base_url::base_url,
    error::Error,
    headers::render_html,
    page_request::PageRequest,
    text::{game_name, kind_name, t},
    ui::{SelectOption, Ui},
    urls::encode_segment,
};

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage {
    ui: Ui,
    base: String,
    calls: Vec<CallView>,
}

struct CallView {
    path: String,
    /// The name of its place on the page.
    anchor: String,
    what: String,
    fields: Vec<ParameterView>,
    /// The addresses of a call whose parameter is part of its path, for readers without script.
    links: Vec<(String, String)>,
    /// Whether the response is a file to download.
    is_file: bool,
}

struct ParameterView {
    name: String,
    label: String,
    value: String,
    is_needed: bool,
    /// The values to choose from; any, if there are none.
    choices: Vec<SelectOption>,
}

pub(crate) async fn api(
    PageRequest { state, lang }: PageRequest,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let ids: Vec<String> = state.graph.documents().map(|(_, document)| document.id.to_string()).collect();
    let call = |call: &api::ApiOperation| {
        let (path, parameters) = call.describe();
        let has_id = path.contains('{');
        CallView {
            path: path.to_owned(),
            what: t(lang, call.key).to_string(),
            anchor: call.key.to_owned(),
            fields: parameters.into_iter().map(|parameter| field(lang, path, parameter, &ids)).collect(),
            links: ids
                .iter()
                .filter(|_| has_id)
                .map(|id| (id.clone(), path.replace("{id}", &encode_segment(id).to_string())))
                .collect(),
            is_file: path.contains("/bulk"),
        }
    };
    render_html(&ApiPage {
        ui: Ui::new(&state, lang, t(lang, "api-title"), "/api"),
        base: base_url(&state, &request_headers),
        calls: api::calls().iter().map(call).collect(),
    })
}

fn field(lang: Lang, path: &str, parameter: &Parameter, ids: &[String]) -> ParameterView {
    let documents = |chosen: Option<&String>| -> Vec<SelectOption> {
        ids.iter().map(|id| SelectOption::new(id, id.as_str(), Some(id) == chosen)).collect()
    };
    let langs = |chosen: Option<Lang>| -> Vec<SelectOption> {
        let choice = |other: Lang| {
            SelectOption::new(other.as_str(), t(other, "language-name").to_string(), chosen == Some(other))
        };
        Lang::ALL.map(choice).into()
    };
    let is_of_documents = path == "/api/v1/align";
    let other = if lang == Lang::Es { Lang::Pt } else { Lang::Es };
    let name = parameter.name.as_str();
    let choices = match name {
        "from" if is_of_documents => documents(ids.first()),
        "to" if is_of_documents => documents(ids.get(1)),
        "lang" | "from" => langs(Some(lang)),
        "to" => langs(Some(other)),
        "text_lang" => langs(None),
        "game" => Game::ALL.map(|game| SelectOption::new(game.as_str(), game_name(lang, game), false)).into(),
        "kind" => NodeKind::ALL.map(|kind| SelectOption::new(kind.as_str(), kind_name(lang, kind), false)).into(),
        "document" => documents(None),
        "id" => documents(ids.first()),
        _ => Vec::new(),
    };
    let value = match name {
        "q" => "704,5F",
        "address" => "704.5f",
        "number" => "704",
        _ => "",
    };
    let label = if is_of_documents { [name, "-document"].concat() } else { name.replace('_', "-") };
    ParameterView {
        name: name.to_owned(),
        label: t(lang, format!("api-param-{label}")).to_string(),
        value: value.to_owned(),
        is_needed: parameter.required == Required::True,
        choices,
    }
}

//! The description of all calls, as OpenAPI 3.1, made from the code.

use axum::response::Response;
use serde_json::Value;
use utoipa::{
    OpenApi,
    openapi::{ContentBuilder, Ref, ResponseBuilder},
};

use vademecum_api_types::{Problem, values};

use super::{calls, json};
use crate::error::Error;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Vademécum",
        description = "The rules of card games, read, repaired, linked and searched. The shapes are those of the \
                       command line's `--json`; fields may be added, never renamed or removed.",
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(
        Problem<'static>,
        values::Text,
        values::EditionDate,
        values::DocumentId,
        values::Number,
        values::NodeKind,
    )),
    tags(
        (name = "search", description = "Questions"),
        (name = "texts", description = "Rules, chapters, cards"),
        (name = "terms", description = "Names of things in each language"),
        (name = "scenarios", description = "Worked cases, played by the engine"),
        (name = "documents", description = "Whole documents"),
        (name = "bulk", description = "Everything at once"),
    ),
)]
struct ApiDescription;

fn description() -> utoipa::openapi::OpenApi {
    let mut api = ApiDescription::openapi();
    for call in calls() {
        let (schemas, paths, _) = call.route;
        api.components.get_or_insert_default().schemas.extend(schemas);
        api.paths.paths.extend(paths.paths);
    }
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let other = ResponseBuilder::new()
        .description("Anything else: asked too often, too long an address, our fault")
        .content("application/problem+json", problem)
        .build();
    for call in api.paths.paths.values_mut().filter_map(|path| path.get.as_mut()) {
        call.responses.responses.insert("default".to_owned(), other.clone().into());
    }
    api
}

/// Says of every optional parameter of a query that it may be empty: forms send what is not chosen as an empty value.
/// Utoipa cannot say it.
fn allow_empty_values(api: &mut Value) {
    let calls = api["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let parameters = calls.filter_map(|call| call.pointer_mut("/get/parameters")?.as_array_mut()).flatten();
    for parameter in parameters.filter(|parameter| parameter["in"] == "query" && parameter["required"] == false) {
        parameter["allowEmptyValue"] = true.into();
    }
}

pub(crate) async fn openapi() -> Result<Response, Error> {
    let mut api = serde_json::to_value(description()).map_err(|_| Error::Internal)?;
    allow_empty_values(&mut api);
    json(&api)
}

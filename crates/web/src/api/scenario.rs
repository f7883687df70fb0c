//! A worked case, one that ships or one that the caller writes, played step by step.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_api_types::{Problem, ScenarioReplay, values};
use vademecum_content as content;
use vademecum_vocab::{Game, Lang};
use vademecum_worked_cases::{PlayOutcome, PlayedCase, run_with_boards};

use super::json;
use crate::{
    app_state::AppState,
    coverage::{
        own_case::{MAX_BUNDLED_GAME_TIME, PlayedInTurn, play_in_turn, play_request, unstored_if_slow, written_case},
        variation,
    },
    error::Error,
    headers::forbid_storing,
    parameter::{parse_optional, require_text},
    work::Client,
};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct ScenarioParams {
    /// The path of a case that ships: `702/arrollar`.
    #[param(value_type = Option<values::Text>)]
    name: String,
    /// A case of the caller's own, as it is written.
    #[param(value_type = Option<values::Text>)]
    text: String,
    /// The same, compressed (RFC 1951) and in base64 for addresses (RFC 4648, without padding).
    #[param(value_type = Option<values::Text>)]
    case: String,
    /// Where another game leaves the case, and what is chosen from then on, as `choices` of an answer says: `12-3-0`.
    #[param(value_type = Option<values::Text>)]
    choices: String,
    /// The language of the answer; Spanish, if none is given.
    #[param(value_type = Option<values::Lang>)]
    lang: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<values::Game>)]
    game: String,
}

/// A worked case, step by step
///
/// One that ships, by its name, or one of your own: what happens, by which rules, and the board that each step leaves. A case
/// that cannot be read, or does not come out as it says, has `passed` false and says why in `failures`.
#[utoipa::path(get, path = "/api/v1/scenario", tag = "scenarios", params(ScenarioParams), responses(
    (status = 200, description = "The case as it was played", body = ScenarioReplay),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
    (status = 404, description = "No case has that name", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn scenario(
    State(state): State<Arc<AppState>>,
    client: Client,
    Query(query): Query<ScenarioParams>,
) -> Result<Response, Error> {
    let lang = parse_optional("lang", &query.lang)?.unwrap_or(Lang::Es);
    let game = parse_optional("game", &query.game)?.unwrap_or(Game::Magic);
    if !query.name.is_empty() {
        if !query.text.is_empty() || !query.case.is_empty() {
            return Err(Error::BadQuery);
        }
        let file = format!("rules/{game}/scenarios/{}.md", query.name);
        let case = content::scenarios(game).get(&file).ok_or(Error::NoSuchPage)?;
        if !query.choices.is_empty() {
            let job =
                async { json(&ScenarioReplay::from(variation::play_bundled(&case.scenario, &query.choices, lang)?)) };
            // A case that ships does not wait for the games of cases that others write.
            return state.work.short.run(client, unstored_if_slow(MAX_BUNDLED_GAME_TIME, job)).await;
        }
        let job = async {
            let played = PlayedCase::new(&case.scenario, &run_with_boards(&case.scenario), lang);
            json(&ScenarioReplay::from(played))
        };
        return state.work.short.run(client, job).await;
    }
    let text = written_case(&query.text, &query.case)?;
    require_text("text", &text)?;
    let request = play_request(text, &query.choices, lang)?;
    let PlayedInTurn { outcome, was_slow } = play_in_turn(&state.work, client, request).await?;
    // The answer may be long; no game of others waits for it to be written.
    let answer = async {
        match outcome {
            PlayOutcome::Played(case) => json(&ScenarioReplay::from(*case)),
            PlayOutcome::Unreadable(unreadable) => json(&ScenarioReplay::from(unreadable)),
            PlayOutcome::NoSuchChoice => Err(Error::NoSuchPage),
        }
    };
    let mut response = state.work.short.run(client, answer).await?;
    if was_slow {
        forbid_storing(&mut response);
    }
    Ok(response)
}

//! What if: a worked case played on from one of its decisions with another choice. The address carries the choices;
//! nothing is stored.

use std::time::Instant;

use askama::Template;
use axum::{
    extract::{Path, Query},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_content::BundledScenario;
use vademecum_vocab::Lang;
use vademecum_worked_cases::{PlayedCase, Scenario, Variation, run_variation};

use crate::{
    bad_parameter::Expected,
    coverage::{
        own_case::{MAX_BUNDLED_GAME_TIME, unstored_if_slow},
        replay::{ChoiceForm, DecisionView, StepView, draw_board, step_views},
        rule_coverage::open_engine_edition,
        scenario::find_case,
    },
    edition::Edition,
    error::Error,
    headers::render_html,
    page_request::GameRequest,
    parameter::{parse_optional_as, require_text},
    text::t,
    ui::Ui,
    work::Client,
};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct VariationQuery {
    /// Where the game leaves the case, and what is chosen from then on: `12-3-0`.
    choices: String,
}

#[derive(Template)]
#[template(path = "variation.html")]
struct VariationPage {
    ui: Ui,
    /// The case that is left, and its page.
    title: String,
    title_lang: Lang,
    case_url: String,
    /// The number of steps of the case before it is left.
    skipped: usize,
    failures: Vec<String>,
    start: String,
    steps: Vec<StepView>,
    /// What can be chosen next; `None` if the game is over.
    next: Option<DecisionView>,
    choice_form: ChoiceForm,
    lang: Lang,
}

/// What a case is called, and where its pages are.
pub(super) struct VariedCase {
    pub(super) title: String,
    pub(super) title_lang: Lang,
    pub(super) url: String,
    /// The path of the page, behind language and game.
    pub(super) path: String,
    pub(super) choice_form: ChoiceForm,
}

pub(crate) async fn page(
    GameRequest { state, lang, game, .. }: GameRequest,
    Path((_, _, chapter, name)): Path<(String, String, String, String)>,
    client: Client,
    Query(VariationQuery { choices }): Query<VariationQuery>,
) -> Result<Response, Error> {
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    let (_, BundledScenario { scenario, .. }) = find_case(game, &chapter, &name)?;
    require_text("choices", &choices)?;
    let asked = scenario.page_title(&format!("{chapter}/{name}.md"), lang);
    let url = format!("{}/{chapter}/{name}", edition.urls.scenarios());
    let case = VariedCase {
        title: asked.unwrap_or(scenario.title()).to_owned(),
        title_lang: asked.map_or(scenario.lang(), |_| lang),
        choice_form: ChoiceForm { action: format!("{url}/what-if"), case: String::new() },
        url,
        path: format!("/scenarios/{chapter}/{name}/what-if?choices={choices}"),
    };
    // A case that ships does not wait for the games of cases that others write.
    let job = async { render(&edition, case, play_bundled(scenario, &choices, lang)?) };
    state.work.short.run(client, unstored_if_slow(MAX_BUNDLED_GAME_TIME, job)).await
}

/// The page of a variation of a case.
pub(super) fn render(edition: &Edition<'_>, case: VariedCase, mut played: PlayedCase) -> Result<Response, Error> {
    let lang = edition.lang;
    let claims = played.claims.into_iter().collect();
    let next = played.replay.next.take().map(|decision| DecisionView::new(edition, decision));
    let skipped = played.replay.skipped;
    render_html(&VariationPage {
        ui: edition.game_ui(t(lang, "what-if-title"), &case.path),
        title: case.title,
        title_lang: case.title_lang,
        case_url: case.url,
        skipped,
        failures: played.failures.into_iter().map(|failed| failed.message).collect(),
        start: draw_board(&played.replay.start, None, lang)?,
        steps: step_views(edition, played.replay, &claims, lang)?,
        next,
        choice_form: case.choice_form,
        lang: played.lang,
    })
}

/// Reads the choices of a request.
pub(crate) fn parse(choices: &str) -> Result<Variation, Error> {
    let read = |text: &str| text.parse::<Variation>().ok();
    Ok(parse_optional_as("choices", choices, read, || Expected::Choices)?.unwrap_or_default())
}

/// Plays a variation of a case that ships, in bounded time.
pub(crate) fn play_bundled(scenario: &Scenario, choices: &str, lang: Lang) -> Result<PlayedCase, Error> {
    let deadline = Instant::now() + MAX_BUNDLED_GAME_TIME;
    let report = run_variation(scenario, &parse(choices)?, Some(deadline)).ok_or(Error::NoSuchPage)?;
    Ok(PlayedCase::new(scenario, &report, lang))
}

//! A scenario: what it says, and what happens when it is played, each step with the numbers that made it so.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, State},
    response::Response,
};
use vademecum_numbers::magic;
use vademecum_scenario::{read, run, story};

use crate::{
    entry::Line,
    error::Error,
    headers::page,
    lang::Reader,
    site::Site,
    trace::{coverage_url, followed, scenarios},
    ui::{Ui, game_name},
};

#[derive(Template)]
#[template(path = "scenario.html")]
struct ScenarioPage {
    ui: Ui,
    game: String,
    contents: String,
    coverage: String,
    /// The rules it proves.
    claims: Vec<Line>,
    passed: bool,
    failures: Vec<String>,
    steps: Vec<Step>,
    /// The file, as it is written.
    text: String,
    file: String,
    text_lang: vademecum_vocab::Lang,
}

/// A step of the story.
struct Step {
    text: String,
    /// Numbers and their pages.
    rules: Vec<(String, String)>,
}

/// `/{lang}/{game}/scenarios/{chapter}/{name}`.
pub(crate) async fn scenario(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    Path((_, game, chapter, name)): Path<(String, String, String, String)>,
) -> Result<Response, Error> {
    let (edition, _) = followed(&site, lang, &game)?;
    let file = format!("rules/{}/scenarios/{chapter}/{name}.md", edition.game);
    let text = scenarios(edition.game).get(&file).ok_or(Error::NoSuchPage)?;
    // What ships can be read; a test says so.
    let scenario = read(&file, text).map_err(|_| Error::Internal)?;
    let report = run(&scenario);
    let steps = story(&scenario, &report, lang).into_iter().map(|sentence| Step {
        text: sentence.text,
        rules: sentence.numbers.iter().map(|number| (number.to_string(), edition.urls.number(number))).collect(),
    });
    let claims: Vec<_> = scenario.claims.iter().map(|&rule| magic::number(rule)).collect();
    page(&ScenarioPage {
        ui: Ui::new(&site, lang, &scenario.title, format!("/{game}/scenarios/{chapter}/{name}")),
        game: game_name(lang, edition.game),
        contents: edition.urls.contents(),
        coverage: coverage_url(edition.urls),
        claims: edition.numbers(&claims),
        passed: report.passed(),
        failures: report.failures.iter().map(ToString::to_string).collect(),
        steps: steps.collect(),
        text: text.clone(),
        file,
        text_lang: scenario.lang,
    })
}

//! A case that a reader writes: played in a pool of its own and shown as the cases that ship. The address carries it;
//! nothing is stored.

use std::{
    io::Read,
    time::{Duration, Instant},
};

use askama::Template;
use axum::{extract::Query, response::Response};
use data_encoding::BASE64URL_NOPAD;
use flate2::read::DeflateDecoder;
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_content as content;
use vademecum_rule_ids as rule_ids;
use vademecum_vocab::Lang;
use vademecum_worked_cases::{MAX_FILE_BYTES, Problem, Report, Scenario, read, replay, results, run_with_boards_until};

use crate::{
    coverage::{
        replay::{StepView, draw_board, step_views},
        rule_coverage::open_engine_edition,
    },
    edition::Edition,
    error::Error,
    headers::{forbid_storing, render_html},
    link::{Html, link_mentions},
    page_request::GameRequest,
    text::t,
    ui::Ui,
    work::{Client, WorkPool},
};

/// What the messages about a reader's case call its file.
pub(crate) const FILE_NAME: &str = "caso.md";

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct OwnCaseQuery {
    /// The case, as it is written.
    text: String,
    /// The same, compressed (RFC 1951) and in base64 for addresses, without padding.
    case: String,
}

#[derive(Template)]
#[template(path = "own-case.html")]
struct OwnCasePage {
    ui: Ui,
    text: String,
    problem: Option<ProblemView>,
    failures: Vec<String>,
    played: Option<PlayedView>,
}

/// Why a text cannot be read.
struct ProblemView {
    line: usize,
    place: String,
    message: String,
    help: String,
}

/// Maximum time that the games of a case that somebody has written are played for. Its bound on work ends nearly all of them
/// before; this one holds for work that nobody has thought of charging.
pub(crate) const MAX_GAME_TIME: Duration = Duration::from_secs(3);

/// A game that was played.
struct PlayedView {
    answer: Vec<Html>,
    start: String,
    steps: Vec<StepView>,
    lang: Lang,
}

pub(crate) async fn page(
    GameRequest { state, lang, game, .. }: GameRequest,
    client: Client,
    Query(query): Query<OwnCaseQuery>,
) -> Result<Response, Error> {
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    // Cards are compiled, games played and their boards drawn where nothing else waits for it.
    run_game_job(&state.work.games, client, MAX_GAME_TIME, async { render(&edition, &query) }).await
}

/// Runs a job that plays a case of a reader. A response that took as long as a game may take is not stored: its game may
/// have been broken off, which an hour with less load would not do.
pub(crate) async fn run_game_job(
    pool: &WorkPool,
    client: Client,
    max_time: Duration,
    job: impl Future<Output = Result<Response, Error>>,
) -> Result<Response, Error> {
    let timed = async {
        let began = Instant::now();
        let mut response = job.await?;
        if began.elapsed() >= max_time {
            forbid_storing(&mut response);
        }
        Ok(response)
    };
    pool.run(client, timed).await
}

/// The page with what became of the case, if one is written.
fn render(edition: &Edition<'_>, query: &OwnCaseQuery) -> Result<Response, Error> {
    let text = written_case(&query.text, &query.case)?;
    let mut page = OwnCasePage {
        ui: edition.game_ui(t(edition.lang, "own-case-title"), "/scenarios/new"),
        text,
        problem: None,
        failures: Vec::new(),
        played: None,
    };
    if page.text.trim().is_empty() {
        page.text = example(edition).to_owned();
        return render_html(&page);
    }
    match read(FILE_NAME, &page.text) {
        Ok(scenario) => {
            let (played, failures) = play(edition, &scenario)?;
            (page.played, page.failures) = (Some(played), failures);
        }
        Err(problem) => page.problem = Some(ProblemView::new(problem, edition.lang)),
    }
    render_html(&page)
}

/// The case that is written in a request, or compressed in it.
pub(crate) fn written_case(text: &str, case: &str) -> Result<String, Error> {
    if case.is_empty() { Ok(text.replace("\r\n", "\n")) } else { unpack(case).ok_or(Error::BadQuery) }
}

/// Plays a case that somebody has written, in bounded time.
pub(crate) fn play_written(scenario: &Scenario) -> Report {
    run_with_boards_until(scenario, Instant::now() + MAX_GAME_TIME)
}

/// Plays a case: the game as far as it went, and the lines that do not hold.
fn play(edition: &Edition<'_>, scenario: &Scenario) -> Result<(PlayedView, Vec<String>), Error> {
    let report = play_written(scenario);
    let lang = edition.lang;
    let played = replay(scenario, &report, lang);
    let claims = scenario.claims().iter().map(|&rule| rule_ids::number(rule)).collect();
    let answer = results(scenario, lang);
    let view = PlayedView {
        answer: answer.iter().map(|sentence| link_mentions(sentence, Vec::new(), lang)).collect(),
        start: draw_board(&played.start, lang)?,
        steps: step_views(edition, played, &claims, lang)?,
        lang: scenario.lang(),
    };
    Ok((view, report.failures()))
}

impl ProblemView {
    fn new(problem: Problem, lang: Lang) -> Self {
        let place = t(lang, "own-case-line").with("line", problem.line).with("column", problem.column);
        ProblemView { line: problem.line, place: place.to_string(), message: problem.message, help: problem.help }
    }
}

/// The text in an address; `None` if it is not one, or a longer one than a case may have.
fn unpack(case: &str) -> Option<String> {
    let packed = BASE64URL_NOPAD.decode(case.as_bytes()).ok()?;
    let mut text = Vec::new();
    DeflateDecoder::new(&packed[..]).take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut text).ok()?;
    String::from_utf8(text).ok().filter(|text| text.len() <= MAX_FILE_BYTES)
}

/// A case to begin from: the shortest one with cards in the reader's language.
fn example(edition: &Edition<'_>) -> &'static str {
    let cases = content::scenarios(edition.game).values();
    let own =
        cases.filter(|case| case.scenario.lang() == edition.lang && !case.scenario.counterfactual_rules().is_empty());
    own.map(|case| case.text.as_str()).min_by_key(|text| text.len()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use axum::{http::header, response::IntoResponse};
    use flate2::{Compression, write::DeflateEncoder};

    use super::*;
    use crate::work::{WorkLimits, client};

    fn pack(text: &[u8]) -> String {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(text).unwrap();
        BASE64URL_NOPAD.encode(&encoder.finish().unwrap())
    }

    #[test]
    fn what_was_packed_is_unpacked() {
        assert_eq!(unpack(&pack("# Año {W}".as_bytes())).as_deref(), Some("# Año {W}"));
    }

    #[test]
    fn what_is_too_long_or_broken_is_refused() {
        assert_eq!(unpack(&pack(&vec![b'a'; MAX_FILE_BYTES + 1])), None);
        assert_eq!(unpack(&pack(&[0xff])), None);
        for case in ["*", "AAAA", "_____", ""] {
            assert_eq!(unpack(case).unwrap_or_default(), "", "{case}");
        }
    }

    #[tokio::test]
    async fn a_response_that_took_too_long_is_not_stored() {
        let pool = WorkPool::new(WorkLimits::games());
        for (max_time, stored) in [(Duration::ZERO, false), (Duration::MAX, true)] {
            let job = async { Ok("".into_response()) };
            let response = run_game_job(&pool, client(1), max_time, job).await.unwrap();
            assert_eq!(response.headers().get(header::CACHE_CONTROL).is_none(), stored, "{max_time:?}");
        }
    }
}

//! A case that a reader writes: played in a pool of its own and shown as the cases that ship. The address carries it;
//! nothing is stored.

use std::{
    io::{Read, Write},
    time::{Duration, Instant},
};

use askama::Template;
use axum::{extract::Query, response::Response};
use data_encoding::BASE64URL_NOPAD;
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_content as content;
use vademecum_vocab::Lang;
use vademecum_worked_cases::{
    FailedLine, MAX_FILE_BYTES, PlayOutcome, PlayRequest, PlayedCase, Unreadable, vocabulary,
};

use crate::{
    coverage::{
        replay::{ChoiceForm, DecisionView, StepView, draw_board, step_views},
        rule_coverage::open_engine_edition,
        variation::{self, VariedCase},
    },
    edition::Edition,
    error::Error,
    headers::{forbid_storing, render_html},
    link::{Html, link_mentions},
    page_request::GameRequest,
    text::t,
    ui::Ui,
    work::{Client, WorkPools},
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
    /// Where another game leaves the case, and what is chosen from then on: `12-3-0`.
    choices: String,
}

#[derive(Template)]
#[template(path = "own-case.html")]
struct OwnCasePage {
    ui: Ui,
    text: String,
    problem: Option<ProblemView>,
    failures: Vec<FailureView>,
    played: Option<PlayedView>,
    choice_form: ChoiceForm,
    /// What can be written, for help while somebody writes: in the language of the case, if that is known.
    vocabulary: Vec<String>,
    /// The address of the page with the case in it, for sharing; nothing, if none is written.
    share_url: Option<String>,
}

/// Why a text cannot be read.
struct ProblemView {
    line: usize,
    column: usize,
    place: String,
    message: String,
    help: Option<String>,
}

/// A line of the case that does not hold.
struct FailureView {
    line: usize,
    place: String,
    /// What is written there.
    text: String,
    message: String,
}

/// Maximum time that the games of a case that somebody has written are played for. Its bound on work ends nearly all of them
/// before; this one holds for work that nobody has thought of charging.
pub(crate) const MAX_GAME_TIME: Duration = Duration::from_secs(1);

/// Maximum time that a case which ships is played differently for: nearly all take a hundredth of it.
pub(crate) const MAX_BUNDLED_GAME_TIME: Duration = Duration::from_millis(500);

/// A game that was played.
struct PlayedView {
    answer: Vec<Html>,
    start: String,
    steps: Vec<StepView>,
    /// What can be chosen where the game ends so far.
    next: Option<DecisionView>,
    lang: Lang,
}

pub(crate) async fn page(
    GameRequest { state, lang, game, .. }: GameRequest,
    client: Client,
    Query(query): Query<OwnCaseQuery>,
) -> Result<Response, Error> {
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    let text = written_case(&query.text, &query.case)?;
    let played = match text.trim() {
        "" => None,
        _ => Some(play_in_turn(&state.work, client, play_request(text.clone(), &query.choices, lang)?).await?),
    };
    let (outcome, was_slow) = played.map_or((None, false), |played| (Some(played.outcome), played.was_slow));
    // Boards are drawn, for which no game of others waits.
    let page = async { render(&edition, text, &query.choices, outcome) };
    let mut response = state.work.short.run(client, page).await?;
    if was_slow {
        forbid_storing(&mut response);
    }
    Ok(response)
}

/// A case of a reader that was played.
pub(crate) struct PlayedInTurn {
    pub(crate) outcome: PlayOutcome,
    /// Whether it took as long as a game may take: then it may have been broken off, which an hour with less load would not do.
    pub(crate) was_slow: bool,
}

/// Plays a case of a reader when the client's turn has come.
pub(crate) async fn play_in_turn(
    work: &WorkPools,
    client: Client,
    request: PlayRequest,
) -> Result<PlayedInTurn, Error> {
    let job = async {
        let (began, max_time) = (Instant::now(), request.max_time);
        let outcome = work.game_player.play(request).await?;
        Ok(PlayedInTurn { outcome, was_slow: began.elapsed() >= max_time })
    };
    work.games.run_waiting(client, job).await
}

/// A job that plays a case, whose response is not stored if it took as long as a game may take: see [`PlayedInTurn`].
pub(crate) async fn unstored_if_slow(
    max_time: Duration,
    job: impl Future<Output = Result<Response, Error>>,
) -> Result<Response, Error> {
    let began = Instant::now();
    let mut response = job.await?;
    if began.elapsed() >= max_time {
        forbid_storing(&mut response);
    }
    Ok(response)
}

/// A request to play a case that somebody has written, in bounded time.
pub(crate) fn play_request(text: String, choices: &str, lang: Lang) -> Result<PlayRequest, Error> {
    let variation = if choices.is_empty() { None } else { Some(variation::parse(choices)?) };
    Ok(PlayRequest { file: FILE_NAME.to_owned(), text, variation, lang, max_time: MAX_GAME_TIME })
}

/// The page with what became of the case, if one is written.
fn render(edition: &Edition<'_>, text: String, choices: &str, outcome: Option<PlayOutcome>) -> Result<Response, Error> {
    let mut page = OwnCasePage {
        ui: edition.game_ui(t(edition.lang, "own-case-title"), "/scenarios/new"),
        text,
        problem: None,
        failures: Vec::new(),
        played: None,
        choice_form: ChoiceForm { action: edition.urls.own_case(), case: String::new() },
        share_url: None,
        vocabulary: vocabulary(edition.game, edition.lang),
    };
    let Some(outcome) = outcome else {
        page.text = example(edition).to_owned();
        return render_html(&page);
    };
    let case = pack(&page.text);
    let url = format!("{}?case={case}", edition.urls.own_case());
    page.choice_form.case = case;
    match outcome {
        PlayOutcome::NoSuchChoice => return Err(Error::NoSuchPage),
        PlayOutcome::Played(case) if !choices.is_empty() => {
            let varied = VariedCase {
                title: case.title.clone(),
                title_lang: case.lang,
                path: format!("/scenarios/new?case={}&choices={choices}", page.choice_form.case),
                url,
                choice_form: page.choice_form,
            };
            return variation::render(edition, varied, *case);
        }
        PlayOutcome::Played(case) => {
            page.share_url = Some(url);
            page.vocabulary = vocabulary(case.game, case.lang);
            page.failures = case.failures.iter().map(|failed| FailureView::new(failed, edition.lang)).collect();
            page.played = Some(PlayedView::new(edition, *case)?);
        }
        PlayOutcome::Unreadable(unreadable) => page.problem = Some(ProblemView::new(unreadable, edition.lang)),
    }
    render_html(&page)
}

/// The case that is written in a request, or compressed in it.
pub(crate) fn written_case(text: &str, case: &str) -> Result<String, Error> {
    if case.is_empty() { Ok(text.replace("\r\n", "\n")) } else { unpack(case).ok_or(Error::BadQuery) }
}

impl PlayedView {
    fn new(edition: &Edition<'_>, mut case: PlayedCase) -> Result<Self, Error> {
        let lang = edition.lang;
        let claims = case.claims.into_iter().collect();
        let next = case.replay.next.take();
        Ok(PlayedView {
            answer: case.results.iter().map(|sentence| link_mentions(sentence, Vec::new(), lang)).collect(),
            start: draw_board(&case.replay.start, None, lang)?,
            next: next.map(|decision| DecisionView::new(edition, decision)),
            steps: step_views(edition, case.replay, &claims, lang)?,
            lang: case.lang,
        })
    }
}

impl ProblemView {
    fn new(unreadable: Unreadable, lang: Lang) -> Self {
        let Unreadable { line, column, message, help, .. } = unreadable;
        let place = t(lang, "own-case-line").with("line", line).with("column", column).to_string();
        ProblemView { line, column, place, message, help }
    }
}

impl FailureView {
    fn new(failed: &FailedLine, lang: Lang) -> Self {
        let FailedLine { line, ref text, ref message, .. } = *failed;
        let place = t(lang, "own-case-failed-line").with("line", line).to_string();
        FailureView { line, place, text: text.clone(), message: message.clone() }
    }
}

/// A text as addresses carry it.
fn pack(text: &str) -> String {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let packed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    packed.map(|packed| BASE64URL_NOPAD.encode(&packed)).unwrap_or_default()
}

/// The text in an address; `None` if it is not one, a longer one than a case may have, or followed by something else, which
/// would be any number of addresses of one case.
fn unpack(case: &str) -> Option<String> {
    let packed = BASE64URL_NOPAD.decode(case.as_bytes()).ok()?;
    let mut text = Vec::new();
    let mut decoder = DeflateDecoder::new(&packed[..]).take(MAX_FILE_BYTES as u64 + 1);
    decoder.read_to_end(&mut text).ok()?;
    let is_whole = text.len() <= MAX_FILE_BYTES && decoder.get_ref().total_in() == packed.len() as u64;
    String::from_utf8(text).ok().filter(|_| is_whole)
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
    use axum::{http::header, response::IntoResponse};

    use super::*;

    #[test]
    fn what_was_packed_is_unpacked() {
        assert_eq!(unpack(&pack("# Año {W}")).as_deref(), Some("# Año {W}"));
    }

    #[test]
    fn what_is_too_long_or_broken_is_refused() {
        assert_eq!(unpack(&pack(&"a".repeat(MAX_FILE_BYTES + 1))), None);
        // A block that is stored, with a byte that is no UTF-8.
        assert_eq!(unpack(&BASE64URL_NOPAD.encode(&[1, 1, 0, 254, 255, 255])), None);
        for case in ["*", "AAAA", "_____", ""] {
            assert_eq!(unpack(case).unwrap_or_default(), "", "{case}");
        }
        let followed = |end: &[u8]| {
            let packed = BASE64URL_NOPAD.decode(pack("# Caso").as_bytes()).unwrap();
            unpack(&BASE64URL_NOPAD.encode(&[&packed, end].concat()))
        };
        assert_eq!((followed(b"").as_deref(), followed(b"junk")), (Some("# Caso"), None));
    }

    #[tokio::test]
    async fn a_response_that_took_too_long_is_not_stored() {
        for (max_time, stored) in [(Duration::ZERO, false), (Duration::MAX, true)] {
            let job = async { Ok("".into_response()) };
            let response = unstored_if_slow(max_time, job).await.unwrap();
            assert_eq!(response.headers().get(header::CACHE_CONTROL).is_none(), stored, "{max_time:?}");
        }
    }
}

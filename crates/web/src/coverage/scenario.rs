//! Worked cases: their index, and the page of each: what it says, and what happens when it is played, each step with
//! the numbers that made it so.

use askama::Template;
use axum::{
    extract::{Path, Query},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_board::{Board, svg};
use vademecum_content::{self as content, BundledScenario};
use vademecum_rule_ids as rule_ids;
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang, Number};
use vademecum_worked_cases::{
    CardFace, CardLine, Replay, ReplayStep, Report, Scenario, Sentence, WithoutLine, called, introduction, question,
    replay, replay_beside, results, run_with_boards, run_without_with_boards, without_rules,
};

use crate::{
    bad_parameter::Expected,
    coverage::{
        replay::{ChoiceForm, DecisionView, SentenceView, StepView, draw_board, step_views},
        rule_coverage::{ScenarioLink, open_engine_edition},
    },
    edition::Edition,
    entry::NodeListItem,
    error::Error,
    headers::render_html,
    link::{Html, link_mentions},
    page_request::GameRequest,
    parameter::parse_optional_as,
    text::t,
    ui::{self, Ui},
};

#[derive(Template)]
#[template(path = "scenarios.html")]
struct IndexPage {
    ui: Ui,
    count: usize,
    /// The cases by chapter; empty if they are listed by title.
    chapters: Vec<ChapterCases>,
    /// The cases in the order of their titles; empty if they are listed by chapter.
    titles: Vec<ScenarioLink>,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct ScenariosQuery {
    /// `title` for the order of their titles; that of their chapters otherwise.
    by: String,
}

struct ChapterCases {
    chapter: NodeListItem,
    cases: Vec<ScenarioLink>,
}

pub(crate) async fn index(
    GameRequest { state, lang, game, .. }: GameRequest,
    Query(ScenariosQuery { by }): Query<ScenariosQuery>,
) -> Result<Response, Error> {
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    let all = content::scenarios(game);
    let is_title = |text: &str| (text == "title").then_some(());
    let by_title = parse_optional_as("by", &by, is_title, || Expected::Choice(vec!["title"]))?.is_some();
    let mut titles: Vec<ScenarioLink> = Vec::new();
    if by_title {
        titles.extend(all.keys().map(|path| ScenarioLink::new(edition.urls, path)));
        titles.sort_by_cached_key(|case| fold(&case.title));
    }
    let mut chapters: Vec<ChapterCases> = Vec::new();
    for path in all.keys().filter(|_| !by_title) {
        // A case is in the folder of its chapter; those in other folders are linked from their rules only.
        let Some(number) = chapter_of(path).and_then(|number| number.parse().ok()) else { continue };
        let Some(chapter) = edition.numbers(&[number]).pop() else { continue };
        let case = ScenarioLink::new(edition.urls, path);
        match chapters.last_mut().filter(|last| last.chapter.number == chapter.number) {
            Some(last) => last.cases.push(case),
            None => chapters.push(ChapterCases { chapter, cases: vec![case] }),
        }
    }
    render_html(&IndexPage {
        ui: edition
            .game_ui(ui::of_game(lang, "scenarios-title", game), "/scenarios")
            .described_by(&t(lang, "scenarios-lead").to_string()),
        count: all.len(),
        chapters,
        titles,
    })
}

/// The folder of a case: `702` of `rules/magic/scenarios/702/arrollar.md`.
fn chapter_of(path: &str) -> Option<&str> {
    path.rsplit('/').nth(1)
}

#[derive(Template)]
#[template(path = "scenario.html")]
struct ScenarioPage {
    ui: Ui,
    previous: Option<ScenarioLink>,
    next: Option<ScenarioLink>,
    /// What is true at the end.
    results: Vec<Html>,
    /// The rules it proves.
    claims: Vec<NodeListItem>,
    passed: bool,
    failures: Vec<String>,
    /// The answer in words, with the story in short, in the reader's language.
    lead: Option<String>,
    cards: Vec<ScenarioCard>,
    /// The board before the first of the steps.
    start: String,
    /// Number of steps of the whole case.
    count: usize,
    /// Of a long case, as many steps as the page has room for.
    steps: Vec<StepView>,
    /// The number of the first of them.
    from: usize,
    /// Where the steps that follow them are told; `None` if they are the last ones.
    rest: Option<RestLink>,
    /// What can be chosen where the case ends; `None` if the game is over there.
    next_decision: Option<DecisionView>,
    choice_form: ChoiceForm,
    /// The same game without some of the rules.
    without: Vec<WithoutRule>,
    /// The file, as it is written.
    text: String,
    file: String,
    text_lang: Lang,
    title_lang: Lang,
    /// What the case is called where it has a question as title.
    name: Option<String>,
}

/// A link to the steps of a long case for which a page has no room.
struct RestLink {
    url: String,
    /// The number of the first of them.
    from: usize,
}

/// Maximum size of the page of a case, in bytes of HTML, unless the parts without steps are larger. Further steps are on
/// pages of their own, which scripts fetch at once.
const MAX_PAGE_BYTES: usize = 60 << 10;

/// Size of what every page of a case has: its head, menus, headings and foot.
const FRAME_BYTES: usize = 16 << 10;

/// Size of the steps that a page of a case tells in any case.
const MIN_STEPS_BYTES: usize = 12 << 10;

/// The highest number that a step may have in an address.
const MAX_STEPS: usize = 100_000;

/// The board before a step of a game, from 1, with nothing marked on it.
fn board_before(replay: &Replay, step: usize) -> &Board {
    replay.steps[..step - 1].iter().rev().find_map(|step| step.board.as_ref()).unwrap_or(&replay.start)
}

/// A face of a card that the file writes out.
struct ScenarioCard {
    /// What it is of the card before it: its back face, its right half.
    is_other: Option<String>,
    name: String,
    cost: Html,
    /// Type line, size and text.
    lines: Vec<ScenarioCardLine>,
}

struct ScenarioCardLine {
    text: Html,
    lang: Lang,
}

/// The game without a rule, from where it parts from the game with it.
struct WithoutRule {
    number: String,
    url: String,
    /// What would be true.
    texts: Vec<String>,
    /// Number of steps until they part.
    parts_at: usize,
    /// Whether the same happens in both, and only what the rule makes of it differs.
    is_same_story: bool,
    with: Branch,
    without: Branch,
}

impl WithoutRule {
    /// About the size of its HTML, in bytes.
    fn bytes(&self) -> usize {
        let sentences = [&self.with, &self.without].into_iter().flat_map(|branch| &branch.sentences);
        let boards = self.with.board.len() + self.without.board.len();
        500 + boards + sentences.map(SentenceView::bytes).sum::<usize>()
    }
}

/// What happens in a game from some step on, and the board at its end.
struct Branch {
    sentences: Vec<SentenceView>,
    /// Number of sentences that follow and are not shown.
    untold: usize,
    board: String,
}

/// Maximum number of sentences that are shown of a game after it parts from another one.
const MAX_BRANCH_SENTENCES: usize = 12;

impl Branch {
    /// The sentences of a game from where it parts from another one, and the board at its end: what looks as at the end of
    /// the other game is not drawn.
    fn new(replay: &Replay, sentences: &[&Sentence], other_end: &Board, lang: Lang) -> Result<Branch, Error> {
        let board = draw_board(&last_board(replay), Some(other_end), lang)?;
        let shown = sentences.iter().take(MAX_BRANCH_SENTENCES);
        Ok(Branch {
            sentences: shown.map(|&sentence| SentenceView::new(sentence.clone(), lang)).collect(),
            untold: sentences.len().saturating_sub(MAX_BRANCH_SENTENCES),
            board,
        })
    }
}

/// The sentences of a game from a step on.
fn sentences_from(replay: &Replay, step: usize) -> Vec<&Sentence> {
    replay.steps.iter().skip(step).flat_map(|step| &step.sentences).collect()
}

/// The board at the end of a game, with nothing marked on it.
fn last_board(replay: &Replay) -> Board {
    let last = replay.steps.iter().rev().find_map(|step| step.board.as_ref());
    last.unwrap_or(&replay.start).without_marks()
}

/// A case in its page's address: game, chapter and name.
pub(super) fn find_case(game: Game, chapter: &str, name: &str) -> Result<(String, &'static BundledScenario), Error> {
    let file = format!("rules/{game}/scenarios/{chapter}/{name}.md");
    let case = content::scenarios(game).get(&file).ok_or(Error::NoSuchPage)?;
    Ok((file, case))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct ScenarioQuery {
    /// The step from which a long case is told, from 2; the first one, if none is given.
    from: String,
}

pub(crate) async fn scenario(
    GameRequest { state, lang, game, .. }: GameRequest,
    Path((_, _, chapter, name)): Path<(String, String, String, String)>,
    Query(ScenarioQuery { from }): Query<ScenarioQuery>,
) -> Result<Response, Error> {
    let is_later = |text: &str| text.parse::<usize>().ok().filter(|&step| step > 1 && text == step.to_string());
    let from = parse_optional_as("from", &from, is_later, || Expected::Integer(2, MAX_STEPS))?.unwrap_or(1);
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    let (file, BundledScenario { text, scenario, .. }) = find_case(game, &chapter, &name)?;
    let all = content::scenarios(game);
    let report = run_with_boards(scenario);
    let mut played = replay(scenario, &report, lang);
    let claims: Vec<Number> = scenario.claims().iter().map(|&rule| rule_ids::number(rule)).collect();
    let mut without: Vec<WithoutRule> = Vec::new();
    for line in without_rules(scenario, &report, lang).into_iter().filter(|line| line.is_shown) {
        let number = line.number.to_string();
        match without.last_mut().filter(|last| last.number == number) {
            Some(last) => last.texts.push(line.text),
            None => without.extend(game_without(&edition, scenario, (&report, &played), &line, lang)?),
        }
    }
    let next_decision = played.next.take().map(|decision| DecisionView::new(&edition, decision));
    let title = scenario.translated_title(lang);
    let below_scenarios = format!("{chapter}/{name}.md");
    let asked = question(game, &below_scenarios, lang);
    let (before, after) = (all.range(..file.clone()).next_back(), all.range(file.clone()..).nth(1));
    let link = |case: Option<(&String, &BundledScenario)>| case.map(|(path, _)| ScenarioLink::new(edition.urls, path));
    let results = results(scenario, lang);
    let lead = introduction(scenario, text, &below_scenarios, lang);
    let description = lead.clone().unwrap_or_else(|| results.join(" "));
    let path = format!("/scenarios/{chapter}/{name}");
    let action = format!("{}/{chapter}/{name}/what-if", edition.urls.scenarios());
    let picture = format!("{}/{chapter}/{name}/{}.svg", edition.urls.scenarios(), played.steps.len());
    if from > played.steps.len().max(1) {
        return Err(Error::NoSuchPage);
    }
    let board_at_start = draw_board(board_before(&played, from), None, lang)?;
    let count = played.steps.len();
    let views = step_views(&edition, played, &claims.iter().copied().collect(), lang)?;
    // The text of a card stands there twice: in the file as well.
    let beside = 2 * text.len() + board_at_start.len() + without.iter().map(WithoutRule::bytes).sum::<usize>();
    let mut room = (MAX_PAGE_BYTES - FRAME_BYTES).saturating_sub(beside).max(MIN_STEPS_BYTES);
    let steps: Vec<StepView> = (views.into_iter().skip(from - 1).enumerate())
        .map_while(|(place, step)| {
            // Every page tells one step at least.
            let left = room.checked_sub(step.bytes()).or((place == 0).then_some(0))?;
            room = left;
            Some(step)
        })
        .collect();
    let next = from + steps.len();
    let rest = (next <= count)
        .then(|| RestLink { url: format!("{}/{chapter}/{name}?from={next}", edition.urls.scenarios()), from: next });
    let ui = edition.game_ui(asked.or(title).unwrap_or(scenario.title()), &path).described_by(&description);
    render_html(&ScenarioPage {
        ui: Ui { picture: Some(picture), ..ui },
        previous: link(before),
        next: link(after),
        results: results.iter().map(|sentence| link_mentions(sentence, Vec::new(), lang)).collect(),
        claims: edition.numbers(&claims),
        title_lang: asked.or(title).map_or(scenario.lang(), |_| lang),
        name: asked.and(title).map(str::to_owned),
        lead,
        cards: cards(text, scenario, lang),
        start: board_at_start,
        count,
        passed: report.passed(),
        failures: report.failures().iter().map(|failure| failure.message(lang)).collect(),
        next_decision,
        choice_form: ChoiceForm { action, case: String::new() },
        steps,
        from,
        rest,
        without,
        text: text.clone(),
        file,
        text_lang: scenario.lang(),
    })
}

/// The game without the rule of a line, beside the one with it.
fn game_without(
    edition: &Edition<'_>,
    scenario: &Scenario,
    (report, with): (&Report, &Replay),
    line: &WithoutLine,
    lang: Lang,
) -> Result<Option<WithoutRule>, Error> {
    let Some(rule) = rule_ids::rule_id(edition.game, line.number) else { return Ok(None) };
    let without = replay_beside(scenario, &run_without_with_boards(scenario, rule), report, lang);
    let same: Vec<(usize, usize)> = happenings(with)
        .zip(happenings(&without))
        .take_while(|(one, other)| is_same(one, other))
        .map(|pair| {
            let ((with, _), (without, _)) = pair;
            (with + 1, without + 1)
        })
        .collect();
    let (with_from, without_from) = same.last().copied().unwrap_or_default();
    let (mut with_rest, mut without_rest) = (sentences_from(with, with_from), sentences_from(&without, without_from));
    // Equal sentences that are only grouped into different steps make no difference.
    let is_same_story = with_rest.iter().map(|one| &one.text).eq(without_rest.iter().map(|other| &other.text));
    if is_same_story {
        with_rest.clear();
        without_rest.clear();
    }
    Ok(Some(WithoutRule {
        number: line.number.to_string(),
        url: edition.urls.number(line.number),
        texts: vec![line.text.clone()],
        parts_at: with_from,
        is_same_story,
        with: Branch::new(with, &with_rest, &last_board(&without), lang)?,
        without: Branch::new(&without, &without_rest, &last_board(with), lang)?,
    }))
}

/// The steps of a game, with their places, but for what is refused: without the rule that refuses it, it is done.
fn happenings(replay: &Replay) -> impl Iterator<Item = (usize, &ReplayStep)> {
    replay.steps.iter().enumerate().filter(|(_, step)| !step.is_refused)
}

/// Whether the same is told of two steps.
fn is_same((_, one): &(usize, &ReplayStep), (_, other): &(usize, &ReplayStep)) -> bool {
    one.sentences.iter().map(|of| &of.text).eq(other.sentences.iter().map(|of| &of.text))
}

/// The board that a step of a case leaves, as a picture: `3.svg`; `0.svg` is the one at the beginning.
pub(crate) async fn picture(
    GameRequest { lang, game, .. }: GameRequest,
    Path((_, _, chapter, name, file)): Path<(String, String, String, String, String)>,
) -> Result<Response, Error> {
    let step: usize = file.strip_suffix(".svg").and_then(|step| step.parse().ok()).ok_or(Error::NoSuchPage)?;
    // Each picture has one address: `+1.svg` and `01.svg` are none.
    if file != format!("{step}.svg") {
        return Err(Error::NoSuchPage);
    }
    let (_, BundledScenario { scenario, .. }) = find_case(game, &chapter, &name)?;
    let Replay { start, steps, .. } = replay(scenario, &run_with_boards(scenario), lang);
    if step > steps.len() {
        return Err(Error::NoSuchPage);
    }
    let board = steps[..step].iter().rev().find_map(|step| step.board.as_ref()).unwrap_or(&start);
    let title = scenario.page_title(&format!("{chapter}/{name}.md"), lang);
    let picture = svg::draw(board, title.unwrap_or(scenario.title()));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// The cards of a file, in the reader's words as far as they are known.
fn cards(text: &str, scenario: &Scenario, reader: Lang) -> Vec<ScenarioCard> {
    let line =
        |line: CardLine| ScenarioCardLine { text: link_mentions(&line.text, Vec::new(), reader), lang: line.lang };
    let card = |face: CardFace| {
        let size = face.size.map(|size| CardLine::new(size, reader));
        let lines = std::iter::once(face.type_line).chain(size).chain(face.lines).map(line).collect();
        let cost = link_mentions(face.cost.as_deref().unwrap_or_default(), Vec::new(), reader);
        ScenarioCard { is_other: face.is_other, name: face.name, cost, lines }
    };
    match scenario.card_faces(reader) {
        Some(faces) => faces.into_iter().map(card).collect(),
        None => cards_as_written(text, scenario, reader),
    }
}

/// The cards of a file, each under a heading of the third level, in the words of the file but for their names.
fn cards_as_written(text: &str, scenario: &Scenario, reader: Lang) -> Vec<ScenarioCard> {
    let (game, written) = (scenario.game(), scenario.lang());
    let mut cards: Vec<ScenarioCard> = Vec::new();
    let mut is_card = false;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(heading) = line.strip_prefix("### ") {
            let (name, cost) = heading.split_at(heading.find('{').unwrap_or(heading.len()));
            let name = called(game, name.trim(), written, reader).unwrap_or(name.trim()).to_owned();
            let cost = link_mentions(cost, Vec::new(), reader);
            cards.push(ScenarioCard { is_other: None, name, cost, lines: Vec::new() });
        }
        is_card = line.starts_with("### ") || (is_card && !line.starts_with('#'));
        if let Some(card) = cards.last_mut().filter(|_| is_card && !line.starts_with('#')) {
            card.lines.push(ScenarioCardLine { text: link_mentions(line, Vec::new(), reader), lang: written });
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: &str = "# Arrollar (702.19b)\n\nUna línea\ny otra.\n\n## Cartas\n\n### Sierpe {4}{G}\nCriatura — Sierpe\n5/5\n\n\
        ## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, primera fase principal.\n\n## Resultado\n\n- Beto: 20 vidas.\n";

    #[test]
    fn a_file_is_shown_in_the_words_of_the_reader() {
        let scenario = vademecum_worked_cases::read("sierpe.md", CASE).unwrap();
        let [card] = &cards(CASE, &scenario, Lang::Pt)[..] else { panic!("one card") };
        let lines: Vec<String> = card.lines.iter().map(|line| line.text.to_string()).collect();
        assert_eq!((card.name.as_str(), lines), ("Serpe", vec!["Criatura — Vorme".to_owned(), "5/5".to_owned()]));
        assert!(card.cost.to_string().contains("<i>{4}</i>"));
    }
}

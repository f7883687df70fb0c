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
use vademecum_board::svg;
use vademecum_content::{self as content, BundledScenario};
use vademecum_rule_ids as rule_ids;
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang, Number};
use vademecum_worked_cases::{
    Replay, ReplayStep, Scenario, WithoutLine, called, question, replay, results, run_with_boards,
    run_without_with_boards, without_rules,
};

use crate::{
    bad_parameter::Expected,
    coverage::{
        replay::{SentenceView, StepView, draw_board, step_views},
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
    answer: Vec<Html>,
    /// The rules it proves.
    claims: Vec<NodeListItem>,
    passed: bool,
    failures: Vec<String>,
    /// The introduction, if it is in the reader's language.
    lead: Option<String>,
    cards: Vec<ScenarioCard>,
    /// The board at the beginning.
    start: String,
    steps: Vec<StepView>,
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

struct ScenarioCard {
    name: String,
    cost: Html,
    /// Its text, in the language of the file.
    lines: Vec<Html>,
}

/// The game without a rule, from where it parts from the game with it.
struct WithoutRule {
    number: String,
    url: String,
    /// What would be true.
    texts: Vec<String>,
    /// The number of the first step that is different.
    parts_at: usize,
    with: Branch,
    without: Branch,
}

/// What happens in a game from some step on, and the board at its end.
struct Branch {
    sentences: Vec<SentenceView>,
    board: String,
}

/// Maximum number of sentences that are shown of a game after it parts from another one.
const MAX_BRANCH_SENTENCES: usize = 12;

impl Branch {
    fn new(replay: Replay, parts_at: usize, lang: Lang) -> Result<Branch, Error> {
        let Replay { start, steps } = replay;
        let last = steps.iter().rev().find_map(|step| step.board.as_ref()).unwrap_or(&start);
        let board = draw_board(&last.without_marks(), lang)?;
        let after = steps.into_iter().skip(parts_at).flat_map(|step| step.sentences).take(MAX_BRANCH_SENTENCES);
        Ok(Branch { sentences: after.map(|sentence| SentenceView::new(sentence, lang)).collect(), board })
    }
}

/// A case in its page's address: game, chapter and name.
fn find_case(game: Game, chapter: &str, name: &str) -> Result<(String, &'static BundledScenario), Error> {
    let file = format!("rules/{game}/scenarios/{chapter}/{name}.md");
    let case = content::scenarios(game).get(&file).ok_or(Error::NoSuchPage)?;
    Ok((file, case))
}

pub(crate) async fn scenario(
    GameRequest { state, lang, game, .. }: GameRequest,
    Path((_, _, chapter, name)): Path<(String, String, String, String)>,
) -> Result<Response, Error> {
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    let (file, BundledScenario { text, scenario, .. }) = find_case(game, &chapter, &name)?;
    let all = content::scenarios(game);
    let report = run_with_boards(scenario);
    let played = replay(scenario, &report, lang);
    let claims: Vec<Number> = scenario.claims().iter().map(|&rule| rule_ids::number(rule)).collect();
    let mut without: Vec<WithoutRule> = Vec::new();
    for line in without_rules(scenario, &report, lang).into_iter().filter(|line| line.is_shown) {
        let number = line.number.to_string();
        match without.last_mut().filter(|last| last.number == number) {
            Some(last) => last.texts.push(line.text),
            None => without.extend(game_without(&edition, scenario, &played, &line, lang)?),
        }
    }
    let title = called(game, scenario.title(), scenario.lang(), lang);
    let asked = question(game, &format!("{chapter}/{name}.md"), lang);
    let (before, after) = (all.range(..file.clone()).next_back(), all.range(file.clone()..).nth(1));
    let link = |case: Option<(&String, &BundledScenario)>| case.map(|(path, _)| ScenarioLink::new(edition.urls, path));
    let answer = results(scenario, lang);
    let lead = introduction(text).filter(|_| scenario.lang() == lang);
    let description = lead.clone().unwrap_or_else(|| answer.join(" "));
    let path = format!("/scenarios/{chapter}/{name}");
    render_html(&ScenarioPage {
        ui: edition.game_ui(asked.or(title).unwrap_or(scenario.title()), &path).described_by(&description),
        previous: link(before),
        next: link(after),
        answer: answer.iter().map(|sentence| link_mentions(sentence, Vec::new(), lang)).collect(),
        claims: edition.numbers(&claims),
        title_lang: asked.or(title).map_or(scenario.lang(), |_| lang),
        name: asked.and(title).map(str::to_owned),
        lead,
        cards: cards(game, text, scenario.lang(), lang),
        start: draw_board(&played.start, lang)?,
        passed: report.passed(),
        failures: report.failures(),
        steps: step_views(&edition, played, &claims.into_iter().collect(), lang)?,
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
    with: &Replay,
    line: &WithoutLine,
    lang: Lang,
) -> Result<Option<WithoutRule>, Error> {
    let Some(rule) = rule_ids::rule_id(edition.game, line.number) else { return Ok(None) };
    let without = replay(scenario, &run_without_with_boards(scenario, rule), lang);
    let is_same = |(one, other): (&ReplayStep, &ReplayStep)| {
        one.sentences.iter().map(|of| &of.text).eq(other.sentences.iter().map(|of| &of.text))
            && one.board == other.board
    };
    let parts_at = with.steps.iter().zip(&without.steps).take_while(|&pair| is_same(pair)).count();
    Ok(Some(WithoutRule {
        number: line.number.to_string(),
        url: edition.urls.number(line.number),
        texts: vec![line.text.clone()],
        parts_at: parts_at + 1,
        with: Branch::new(with.clone(), parts_at, lang)?,
        without: Branch::new(without, parts_at, lang)?,
    }))
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
    let Replay { start, steps } = replay(scenario, &run_with_boards(scenario), lang);
    if step > steps.len() {
        return Err(Error::NoSuchPage);
    }
    let board = steps[..step].iter().rev().find_map(|step| step.board.as_ref()).unwrap_or(&start);
    let title = question(game, &format!("{chapter}/{name}.md"), lang)
        .or_else(|| called(game, scenario.title(), scenario.lang(), lang));
    let picture = svg::draw(board, title.unwrap_or(scenario.title()));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// The introduction of a case, before its sections.
pub(crate) fn introduction(text: &str) -> Option<String> {
    let lines = text.lines().skip_while(|line| !line.starts_with("# ")).skip(1).map(str::trim);
    let lead: Vec<&str> = lines.take_while(|line| !line.starts_with('#')).filter(|line| !line.is_empty()).collect();
    (!lead.is_empty()).then(|| lead.join(" "))
}

/// The cards of a file, each under a heading of the third level, by the names that the reader knows them by.
fn cards(game: Game, text: &str, written: Lang, reader: Lang) -> Vec<ScenarioCard> {
    let mut cards: Vec<ScenarioCard> = Vec::new();
    let mut is_card = false;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(heading) = line.strip_prefix("### ") {
            let at = heading.find('{').unwrap_or(heading.len());
            let (name, cost) = (heading[..at].trim(), &heading[at..]);
            let name = called(game, name, written, reader).unwrap_or(name).to_owned();
            cards.push(ScenarioCard { name, cost: link_mentions(cost, Vec::new(), reader), lines: Vec::new() });
        }
        is_card = line.starts_with("### ") || (is_card && !line.starts_with('#'));
        if let Some(card) = cards.last_mut().filter(|_| is_card && !line.starts_with('#')) {
            card.lines.push(link_mentions(line, Vec::new(), reader));
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_shown_in_the_words_of_the_reader() {
        let text = "# Arrollar (702.19b)\n\nUna línea\ny otra.\n\n## Cartas\n\n### Sierpe {4}{G}\nCriatura\n5/5\n\n## Situación\n\n- Nada\n";
        assert_eq!(introduction(text).as_deref(), Some("Una línea y otra."));
        let [card] = &cards(Game::Magic, text, Lang::Es, Lang::Pt)[..] else { panic!("one card") };
        assert_eq!((card.name.as_str(), card.lines.len()), ("Serpe", 2));
        assert!(card.cost.to_string().contains("<i>{4}</i>"));
        assert_eq!(introduction("# Nada (1)\n\n## Cartas"), None);
        assert!(cards(Game::Magic, "", Lang::Es, Lang::Es).is_empty());
    }
}

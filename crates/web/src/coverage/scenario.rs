//! Worked cases: their index, and the page of each: what it says, and what happens when it is played, each step with
//! the numbers that made it so.

use askama::Template;
use axum::{
    extract::{Path, Query},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_content::{self as content, BundledScenario};
use vademecum_rule_ids::magic;
use vademecum_scenario::{called, run, start, story, without_rules};
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::{
    bad_parameter::Expected,
    coverage::rule_coverage::{ScenarioLink, open_engine_edition},
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
    /// The rules it proves.
    claims: Vec<NodeListItem>,
    passed: bool,
    failures: Vec<String>,
    /// The introduction, if it is in the reader's language.
    lead: Option<String>,
    cards: Vec<ScenarioCard>,
    /// The board at the beginning.
    start: Vec<String>,
    steps: Vec<ScenarioStep>,
    /// Statements that would be true without some of the rules.
    without: Vec<WithoutRule>,
    /// The file, as it is written.
    text: String,
    file: String,
    text_lang: Lang,
    title_lang: Lang,
}

struct ScenarioCard {
    name: String,
    cost: Html,
    /// Its text, in the language of the file.
    lines: Vec<Html>,
}

struct ScenarioStep {
    before: String,
    /// Words of the file, in its language, and what follows them.
    quoted: String,
    after: String,
    /// Numbers and their pages.
    rules: Vec<(String, String)>,
}

/// A statement that would be true without a rule.
struct WithoutRule {
    number: String,
    url: String,
    text: String,
}

pub(crate) async fn scenario(
    GameRequest { state, lang, game, .. }: GameRequest,
    Path((_, _, chapter, name)): Path<(String, String, String, String)>,
) -> Result<Response, Error> {
    let (edition, _) = open_engine_edition(&state, lang, game)?;
    let file = format!("rules/{game}/scenarios/{chapter}/{name}.md");
    let all = content::scenarios(game);
    let BundledScenario { text, scenario, .. } = all.get(&file).ok_or(Error::NoSuchPage)?;
    let report = run(scenario);
    let steps = story(scenario, &report, lang).into_iter().map(|sentence| {
        let quoted = sentence.quoted.unwrap_or_default();
        let around = sentence.text.split_once(&quoted).filter(|_| !quoted.is_empty());
        let (before, after) = around.unwrap_or((&sentence.text, ""));
        ScenarioStep {
            before: before.to_owned(),
            after: after.to_owned(),
            quoted,
            rules: sentence.numbers.iter().map(|number| (number.to_string(), edition.urls.number(number))).collect(),
        }
    });
    let without = without_rules(scenario, &report, lang).into_iter().filter(|line| line.is_shown).map(|line| {
        WithoutRule { url: edition.urls.number(line.number), number: line.number.to_string(), text: line.text }
    });
    let title = called(&scenario.title, scenario.lang, lang);
    let (before, after) = (all.range(..file.clone()).next_back(), all.range(file.clone()..).nth(1));
    let link = |case: Option<(&String, &BundledScenario)>| case.map(|(path, _)| ScenarioLink::new(edition.urls, path));
    let claims: Vec<_> = scenario.claims.iter().map(|&rule| magic::number(rule)).collect();
    let (lead, start) = (introduction(text).filter(|_| scenario.lang == lang), start(scenario, lang));
    let description = lead.clone().unwrap_or_else(|| start.join(" "));
    render_html(&ScenarioPage {
        ui: edition
            .game_ui(title.unwrap_or(&scenario.title), &format!("/scenarios/{chapter}/{name}"))
            .described_by(&description),
        previous: link(before),
        next: link(after),
        claims: edition.numbers(&claims),
        title_lang: title.map_or(scenario.lang, |_| lang),
        lead,
        cards: cards(text, scenario.lang, lang),
        start,
        passed: report.passed(),
        failures: report.failures.iter().map(ToString::to_string).collect(),
        steps: steps.collect(),
        without: without.collect(),
        text: text.clone(),
        file,
        text_lang: scenario.lang,
    })
}

/// The introduction of a case, before its sections.
pub(crate) fn introduction(text: &str) -> Option<String> {
    let lines = text.lines().skip_while(|line| !line.starts_with("# ")).skip(1).map(str::trim);
    let lead: Vec<&str> = lines.take_while(|line| !line.starts_with('#')).filter(|line| !line.is_empty()).collect();
    (!lead.is_empty()).then(|| lead.join(" "))
}

/// The cards of a file, each under a heading of the third level, by the names that the reader knows them by.
fn cards(text: &str, written: Lang, reader: Lang) -> Vec<ScenarioCard> {
    let mut cards: Vec<ScenarioCard> = Vec::new();
    let mut is_card = false;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(heading) = line.strip_prefix("### ") {
            let at = heading.find('{').unwrap_or(heading.len());
            let (name, cost) = (heading[..at].trim(), &heading[at..]);
            let name = called(name, written, reader).unwrap_or(name).to_owned();
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
        let [card] = &cards(text, Lang::Es, Lang::Pt)[..] else { panic!("one card") };
        assert_eq!((card.name.as_str(), card.lines.len()), ("Serpe", 2));
        assert!(card.cost.to_string().contains("<i>{4}</i>"));
        assert_eq!(introduction("# Nada (1)\n\n## Cartas"), None);
        assert!(cards("", Lang::Es, Lang::Es).is_empty());
    }
}

//! The coverage of a rule by code and tests, as its page shows it.

use std::{collections::BTreeMap, sync::LazyLock};

use vademecum_content as content;
use vademecum_graph::NodeView;
use vademecum_ledger::{CoverageStatus, Ledger, LedgerRow, Strength};
use vademecum_rule_ids::{self as rule_ids, engine_edition};
use vademecum_search::{TitleIndex, TitleMatch};
use vademecum_vocab::{Game, Lang, Number};
use vademecum_worked_cases::{called, question, run, without_rules};

use crate::{
    app_state::AppState,
    edition::Edition,
    error::Error,
    text::{self, t},
    urls::{Urls, encode_segment},
};

/// The coverage of a rule by code and tests.
pub(crate) struct RuleCoverage {
    /// The number, where it is not the one that the page is about: a step of it.
    pub(crate) part: Option<String>,
    /// The strength of the evidence: its name, and its meaning in a sentence.
    pub(crate) strength: String,
    pub(crate) meaning: String,
    /// A class for the strength: `load-bearing`.
    pub(crate) class: &'static str,
    pub(crate) code: Vec<CodeLineView>,
    /// The Rust tests that prove it, by file and name.
    pub(crate) tests: Vec<&'static str>,
    /// The number that it is declared to say the same as, and its page.
    pub(crate) same_as: Option<(String, String)>,
    /// Statements that would be true without the rule.
    pub(crate) without: Vec<CounterfactualView>,
    /// The edition and number that the engine follows, if it is not the page's edition.
    pub(crate) note: Option<String>,
}

/// A statement that would be true without the rule, and the scenario that demonstrates it.
pub(crate) struct CounterfactualView {
    pub(crate) text: String,
    pub(crate) case: ScenarioLink,
}

pub(crate) struct CodeLineView {
    pub(crate) place: String,
    pub(crate) url: String,
    pub(crate) text: &'static str,
}

pub(crate) struct ScenarioLink {
    pub(crate) title: String,
    pub(crate) lang: Lang,
    pub(crate) url: String,
}

/// Parses the bundled content of every game, so that no page has to wait for it.
pub(crate) fn preload_content() {
    for game in Game::ALL {
        content::ledger(game);
    }
    content::rule_questions().learn_translations();
    LazyLock::force(&CASE_TITLES);
}

/// The edition that a game's engine follows, with its ledger: its numbers mean nothing in another.
pub(crate) fn open_engine_edition(
    state: &AppState,
    lang: Lang,
    game: Game,
) -> Result<(Edition<'_>, &'static Ledger), Error> {
    let newest = Edition::new(state, lang, game, None)?;
    let ledger = content::ledger(game).ok_or(Error::NoSuchPage)?;
    let at = Some(engine_edition(game)).filter(|&date| date != newest.date);
    Ok((Edition::new(state, lang, game, at)?, ledger))
}

impl RuleCoverage {
    /// Looks up the coverage of what a node says, whatever its number in the edition that the engine follows, and of the parts of
    /// it that have a number and no page of their own. Empty where nothing does and nothing was decided.
    pub(crate) fn all(edition: &Edition<'_>, view: NodeView<'_>) -> Vec<Self> {
        let numbers = content::engine_numbers(&edition.state.graph, view);
        let found = numbers.iter().enumerate().filter_map(|(place, &number)| {
            Some(RuleCoverage {
                part: (place > 0).then(|| number.to_string()),
                ..RuleCoverage::of_number(edition, view, number)?
            })
        });
        found.collect()
    }

    /// The coverage of one of the numbers of a node in the edition that the engine follows.
    fn of_number(edition: &Edition<'_>, view: NodeView<'_>, number: Number) -> Option<Self> {
        let graph = &edition.state.graph;
        let pinned = engine_edition(edition.game);
        let row = content::ledger(edition.game)?.get(number)?;
        if !row.claimable || (row.strength == Strength::None && row.disposition.is_none() && row.awaits.is_none()) {
            return None;
        }
        let lang = edition.lang;
        let key = state_key(row);
        let awaits = row.awaits.map(|chapter| chapter.to_string()).unwrap_or_default();
        let lines = content::citing_lines(edition.game);
        // They are sorted by file and line.
        let text_of = |file: &str, line: u32| {
            let found = lines.binary_search_by(|citing| (citing.file, citing.line).cmp(&(file, line)));
            found.map_or("", |place| lines[place].text)
        };
        let note = (edition.date != pinned).then(|| {
            let changed =
                view.lineage().and_then(|rule| graph.lineages(edition.game)?.is_reworded(rule, edition.date, pinned));
            let key = if changed == Some(true) { "trace-of-edition-changed" } else { "trace-of-edition" };
            t(lang, key).with("date", text::format_date(lang, pinned)).with("number", number.to_string()).to_string()
        });
        let pinned_urls = Urls { at: (edition.date != pinned).then_some(pinned), ..edition.urls };
        Some(RuleCoverage {
            part: None,
            note,
            same_as: row.same_as.map(|same| (same.to_string(), pinned_urls.number(same))),
            without: without(edition.urls, row.same_as.unwrap_or(number)),
            meaning: t(lang, format!("{key}-means")).with("chapter", awaits).to_string(),
            strength: t(lang, key).to_string(),
            class: row.strength.as_str(),
            tests: rust_tests(edition.game, row),
            code: row
                .code
                .iter()
                .map(|site| CodeLineView {
                    place: site.to_string(),
                    url: format!("{}#{}", edition.urls.code(), encode_segment(&site.to_string())),
                    text: text_of(&site.file, site.line),
                })
                .collect(),
        })
    }
}

/// The Rust tests that prove a number, or the one that it is declared the same as.
fn rust_tests(game: Game, row: &'static LedgerRow) -> Vec<&'static str> {
    let same = row.same_as.and_then(|same| content::ledger(game)?.get(same));
    let mut tests: Vec<&str> = [row].into_iter().chain(same).flat_map(|row| &row.tests).map(String::as_str).collect();
    tests.retain(|test| test.contains(".rs::"));
    tests.sort_unstable();
    tests.dedup();
    tests
}

/// Collects the counterfactual statements of the scenarios that prove a number of the engine's edition.
fn without(urls: Urls, number: Number) -> Vec<CounterfactualView> {
    let mut lines = Vec::new();
    for path in proving_scenarios(urls.game, number) {
        let Some(case) = content::scenarios(urls.game).get(path) else { continue };
        let told = without_rules(&case.scenario, &run(&case.scenario), urls.lang);
        let own = told.into_iter().filter(|line| line.is_shown && line.number == number);
        lines.extend(own.map(|line| CounterfactualView { text: line.text, case: ScenarioLink::new(urls, path) }));
    }
    lines
}

/// The paths of the worked cases that prove a number, or the one that it is declared the same as: those about fewer rules,
/// and the shortest of them, first, which show it best.
fn proving_scenarios(game: Game, number: Number) -> impl Iterator<Item = &'static String> {
    let row = content::ledger(game).and_then(|ledger| ledger.get(number));
    let same = row.and_then(|row| content::ledger(game)?.get(row.same_as?));
    let tests = row.into_iter().chain(same).flat_map(|row| &row.tests);
    let weigh = |test: &String| {
        let scenario = &content::scenarios(game).get(test)?.scenario;
        Some((scenario.claims().len(), scenario.length()))
    };
    let mut cases: Vec<_> = tests.filter_map(|test| Some((weigh(test)?, test))).collect();
    cases.sort_by_key(|(weight, _)| *weight);
    cases.into_iter().map(|(_, test)| test)
}

/// The page of the first worked case that proves a rule itself.
pub(crate) fn scenario_url(edition: &Edition<'_>, view: NodeView<'_>) -> Option<String> {
    let numbers = content::engine_numbers(&edition.state.graph, view);
    let path = numbers.into_iter().find_map(|number| proving_scenarios(edition.game, number).next())?;
    Some(ScenarioLink::new(edition.urls, path).url)
}

pub(crate) struct ScenarioMatch {
    pub(crate) link: ScenarioLink,
    /// The similarity of question and title, from 0 to 1.
    pub(crate) score: f32,
    /// The rules that it proves, in the edition that the engine follows.
    pub(crate) claims: Vec<Number>,
}

/// The paths of the worked cases of each game, and their titles and questions as readers of a language see them: a path for
/// each of both.
type CaseTitles = BTreeMap<(Game, Lang), (Vec<String>, TitleIndex)>;

static CASE_TITLES: LazyLock<CaseTitles> = LazyLock::new(|| {
    let keys = Game::ALL.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
    let index = |(game, lang)| {
        let mut paths: Vec<String> = Vec::new();
        let mut titles: Vec<String> = Vec::new();
        for (path, case) in content::scenarios(game) {
            let titled = in_words_of(game, lang, &case.heading, case.scenario.lang()).0;
            for title in std::iter::once(titled).chain(asked(game, path, lang).map(str::to_owned)) {
                paths.push(path.clone());
                titles.push(title);
            }
        }
        ((game, lang), (paths, TitleIndex::new(lang, titles.iter().map(String::as_str))))
    };
    keys.map(index).collect()
});

/// The worked cases whose title a question is about, best first.
pub(crate) fn scenarios_about(urls: Urls, query: &str) -> Vec<ScenarioMatch> {
    let (paths, titles) = &CASE_TITLES[&(urls.game, urls.lang)];
    let describe = |found: TitleMatch| {
        let path = &paths[found.title];
        let case = content::scenarios(urls.game).get(path);
        let claims = case.map(|case| case.scenario.claims().iter().map(|&rule| rule_ids::number(rule)).collect());
        ScenarioMatch { link: ScenarioLink::new(urls, path), score: found.score, claims: claims.unwrap_or_default() }
    };
    let mut found: Vec<TitleMatch> = Vec::new();
    for of in titles.matches(query) {
        if found.iter().all(|other| paths[other.title] != paths[of.title]) {
            found.push(of);
        }
    }
    found.into_iter().map(describe).collect()
}

/// The worked cases that prove a rule, then those that prove the rules under it, each once.
pub(crate) fn cases(edition: &Edition<'_>, view: NodeView<'_>) -> Vec<ScenarioLink> {
    let rules = std::iter::once(view).chain(view.numbered_children());
    let numbers = rules.flat_map(|rule| content::engine_numbers(&edition.state.graph, rule));
    let mut paths: Vec<&String> = Vec::new();
    for path in numbers.flat_map(|number| proving_scenarios(edition.game, number)) {
        if !paths.contains(&path) {
            paths.push(path);
        }
    }
    paths.into_iter().map(|path| ScenarioLink::new(edition.urls, path)).collect()
}

impl ScenarioLink {
    /// The link to a scenario by its path from the top of the repository.
    pub(crate) fn new(urls: Urls, path: &str) -> Self {
        let case = content::scenarios(urls.game).get(path);
        let (title, lang) = case.map_or((path, urls.lang), |case| (case.heading.as_str(), case.scenario.lang()));
        let numbers = title.rfind(" (").map_or("", |at| &title[at..]);
        let (title, lang) = match asked(urls.game, path, urls.lang) {
            Some(question) => (format!("{question}{numbers}"), urls.lang),
            None => in_words_of(urls.game, urls.lang, title, lang),
        };
        let place = below_scenarios(path).trim_end_matches(".md");
        ScenarioLink { title, lang, url: format!("{}/{place}", urls.scenarios()) }
    }
}

/// The path of a case below the folder of scenarios: `702/arrollar.md`.
fn below_scenarios(path: &str) -> &str {
    path.split_once("scenarios/").map_or(path, |(_, place)| place)
}

/// The question that a case answers, by its path from the top of the repository.
fn asked(game: Game, path: &str, lang: Lang) -> Option<&'static str> {
    question(game, below_scenarios(path), lang)
}

/// A title with the numbers behind it, in the reader's language where it is known there; and its language.
fn in_words_of(game: Game, reader: Lang, title: &str, lang: Lang) -> (String, Lang) {
    let split = title.rsplit_once(" (").filter(|_| lang != reader);
    let other = split.and_then(|(name, numbers)| Some(format!("{} ({numbers}", called(game, name, lang, reader)?)));
    match other {
        Some(other) => (other, reader),
        None => (title.to_owned(), lang),
    }
}

pub(crate) fn strength_name(lang: Lang, strength: Strength) -> String {
    t(lang, format!("strength-{strength}")).to_string()
}

/// The key of the name of a number's state; that of what it means ends in `-means`.
fn state_key(row: &LedgerRow) -> String {
    if row.coverage_status() == CoverageStatus::ProvedByEquivalent {
        return "strength-same".to_owned();
    }
    match (row.strength, row.disposition, row.awaits) {
        (Strength::None, Some(disposition), _) => format!("settled-{disposition}"),
        (Strength::None, None, Some(_)) => "settled-awaits".to_owned(),
        (strength, ..) => format!("strength-{strength}"),
    }
}

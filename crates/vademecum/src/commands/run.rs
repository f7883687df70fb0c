//! `run`: plays scenario files and tells what happened, by which rule.

use std::path::PathBuf;

use serde::Serialize;
use vademecum_ingest::reader::{ReadError, Unreadable, read_utf8};
use vademecum_rule_ids::magic;
use vademecum_scenario::{Scenario, board, read, run as play, run_without, story, without_rules};
use vademecum_vocab::{Lang, RuleId};

use crate::{
    failure::{Failure, Problem},
    inputs::{self, Input},
    output::{self, BOLD, DIM, status},
    show::system_lang,
    text::Text,
};

/// Play scenario files and show what happened, and by which rules
///
/// A scenario is a Markdown file: cards as players see them, a situation, what the players do, what must be true
/// afterwards. Each step is shown with the numbers of the rules behind it. A scenario that fails shows what was
/// expected, what happened instead, and the board. Where a scenario says what would be true without a rule, the game
/// without that rule is played as well.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum run rules/magic/scenarios/702/arrollar.md
  vademecum run rules/magic/scenarios --lang pt
  vademecum run caso.md --without 704.5g
  vademecum run caso.md --json | jq '.scenarios[].failures'")]
pub(crate) struct Args {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The language of the steps: es, pt or en [default: that of your system, else en]
    #[arg(long)]
    lang: Option<Lang>,

    /// Play as if this rule did not exist, and show what happens and the board; nothing asserted is checked
    #[arg(long, value_name = "NUMBER", value_parser = rule_of)]
    without: Option<RuleId>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The largest scenario file that is read, in bytes: thousands of times what a person writes.
const MAX_SCENARIO_BYTES: u64 = 16 << 20;

/// The outcome of all scenarios, as `run --json` prints it.
#[derive(Serialize)]
struct RunSummary {
    passed: usize,
    failed: usize,
    scenarios: Vec<ScenarioOutcome>,
}

/// The outcome of one scenario.
#[derive(Serialize)]
struct ScenarioOutcome {
    file: String,
    title: String,
    claims: Vec<String>,
    passed: bool,
    failures: Vec<String>,
    story: Vec<StoryStep>,
    board: Vec<String>,
    /// What it says would be true without a rule.
    without: Vec<WithoutRule>,
}

/// What would be true without a rule.
#[derive(Serialize)]
struct WithoutRule {
    rule: String,
    text: String,
    /// Whether the game without the rule came to that, and the game with it did not.
    shown: bool,
    #[serde(skip)]
    sentence: String,
}

/// A step of what happened, with the rules behind it.
#[derive(Serialize)]
struct StoryStep {
    text: String,
    rules: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(system_lang);
    let mut scenarios = Vec::new();
    for Input { path, folder } in inputs::files(&args.files)?.into_iter().filter(may_be_scenario) {
        let text = match read_utf8(&path, MAX_SCENARIO_BYTES) {
            Err(error @ ReadError { reason: Unreadable::NotRegular(_), .. }) if folder.is_some() => {
                status(&format!("skipped {error}"));
                continue;
            }
            read => read.map_err(Problem::from)?,
        };
        let scenario = read(&path.display().to_string(), &text).map_err(|problem| Failure::new(problem.to_string()))?;
        scenarios.push(case(&scenario, args.without, lang));
    }
    let passed = scenarios.iter().filter(|case| case.passed).count();
    let failed = scenarios.len() - passed;
    if args.json {
        output::json([RunSummary { passed, failed, scenarios }])?;
    } else {
        let one = scenarios.len() == 1 || args.without.is_some();
        let with_board = |case: &ScenarioOutcome| !case.passed || args.without.is_some();
        let told: Text = scenarios.iter().map(|case| page(case, one || !case.passed, with_board(case))).collect();
        output::text(&told)?;
    }
    status(&format!("{passed} passed, {failed} failed"));
    if failed > 0 { Err(Failure::new(format!("{failed} of {} scenarios failed", passed + failed))) } else { Ok(()) }
}

/// A number of the edition that the engine follows.
fn rule_of(number: &str) -> Result<RuleId, String> {
    let rule = number.parse().ok().and_then(magic::rule_id);
    rule.ok_or_else(|| format!("the rules of {} have no such number; write one like `704.5g`", magic::EDITION))
}

fn case(scenario: &Scenario, without: Option<RuleId>, lang: Lang) -> ScenarioOutcome {
    let report = match without {
        Some(rule) => run_without(scenario, rule),
        None => play(scenario),
    };
    let without = |line: vademecum_scenario::WithoutLine| WithoutRule {
        rule: line.number.to_string(),
        sentence: line.sentence(lang),
        text: line.text,
        shown: line.is_shown,
    };
    let step = |sentence: vademecum_scenario::Sentence| StoryStep {
        text: sentence.text,
        rules: sentence.numbers.iter().map(ToString::to_string).collect(),
    };
    ScenarioOutcome {
        file: scenario.file.clone(),
        title: scenario.title.clone(),
        claims: scenario.claims.iter().map(|&rule| magic::number(rule).to_string()).collect(),
        passed: report.passed(),
        failures: report.failures.iter().map(ToString::to_string).collect(),
        story: story(scenario, &report, lang).into_iter().map(step).collect(),
        board: report.state.as_ref().map(|state| board(scenario, state, lang)).unwrap_or_default(),
        without: without_rules(scenario, &report, lang).into_iter().map(without).collect(),
    }
}

/// A case for people; one of many that passed is a line.
fn page(case: &ScenarioOutcome, whole: bool, with_board: bool) -> Text {
    let mark = if case.passed { "ok     " } else { "FAILED " };
    let mut page = Text::new();
    page.push(mark).styled(BOLD, &case.file).line(format_args!(" {} ({})", case.title, case.claims.join(", ")));
    if !whole {
        return page;
    }
    let width = output::width();
    for step in &case.story {
        let mut told = Text::from(step.text.as_str());
        if !step.rules.is_empty() {
            told.push(" ").styled(DIM, step.rules.join(" "));
        }
        page.paragraph(told, "  ", width);
    }
    for line in case.without.iter().filter(|line| line.shown) {
        page.paragraph(Text::from(line.sentence.as_str()), "  ", width);
    }
    for failure in &case.failures {
        page.end().line(failure);
    }
    if with_board {
        for line in &case.board {
            page.push("  ").line(line);
        }
    }
    page
}

/// Whether a file may be a scenario: those that were named, and in folders Markdown that is no introduction.
fn may_be_scenario(input: &Input) -> bool {
    let is_markdown = input.path.extension().is_some_and(|extension| extension == "md");
    let is_read_me = input.path.file_name().is_some_and(|name| name == "README.md");
    input.folder.is_none() || (is_markdown && !is_read_me)
}

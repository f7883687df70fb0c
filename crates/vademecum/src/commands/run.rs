//! `run`: plays scenario files and tells what happened, by which rule.

use std::path::PathBuf;

use vademecum_api_types::{RunSummary, ScenarioOutcome};
use vademecum_ingest::reader::{ReadError, ReadErrorKind, read_utf8};
use vademecum_rule_ids::magic;
use vademecum_scenario::read;
use vademecum_vocab::{Lang, RuleId};

use crate::{
    failure::{Failure, UserError},
    inputs::{self, Input},
    output::{self, BOLD, DIM, print_status},
    show::system_lang,
    text::TerminalText,
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(system_lang);
    let mut scenarios = Vec::new();
    for Input { path, folder } in inputs::files(&args.files)?.into_iter().filter(may_be_scenario) {
        let text = match read_utf8(&path, MAX_SCENARIO_BYTES) {
            // A link may lead nowhere.
            Err(error @ ReadError { reason: ReadErrorKind::NotRegular(_) | ReadErrorKind::NotFound, .. })
                if folder.is_some() =>
            {
                print_status(&format!("skipped {error}"));
                continue;
            }
            read => read.map_err(UserError::from)?,
        };
        scenarios.push(read(&path.display().to_string(), &text).map_err(|problem| Failure::new(problem.to_string()))?);
    }
    let outcomes = scenarios.iter().map(|scenario| ScenarioOutcome::of(scenario, args.without, lang));
    let (passed, failed) = if args.json {
        let summary = RunSummary::new(outcomes.collect());
        output::print_json_lines([&summary])?;
        (summary.passed, summary.failed)
    } else {
        let told_whole = scenarios.len() == 1 || args.without.is_some();
        let mut failed = 0;
        // One at a time: the stories of a folder would fill the memory.
        for case in outcomes {
            failed += usize::from(!case.passed);
            let with_board = !case.passed || args.without.is_some();
            output::print_text(&page(&case, told_whole || !case.passed, with_board))?;
        }
        (scenarios.len() - failed, failed)
    };
    print_status(&format!("{passed} passed, {failed} failed"));
    if failed > 0 { Err(Failure::new(format!("{failed} of {} scenarios failed", scenarios.len()))) } else { Ok(()) }
}

/// A number of the edition that the engine follows.
fn rule_of(number: &str) -> Result<RuleId, String> {
    let rule = number.parse().ok().and_then(magic::rule_id);
    rule.ok_or_else(|| format!("the rules of {} have no such number; write one like `704.5g`", magic::EDITION))
}

/// A case for people; one of many that passed is a line.
fn page(case: &ScenarioOutcome, whole: bool, with_board: bool) -> TerminalText {
    let mark = if case.passed { "ok     " } else { "FAILED " };
    let mut page = TerminalText::new();
    page.push(mark).styled(BOLD, &case.file).line(format_args!(" {} ({})", case.title, case.claims.join(", ")));
    if !whole {
        return page;
    }
    let width = output::width();
    for step in &case.story {
        let mut told = TerminalText::from(step.text.as_str());
        if !step.rules.is_empty() {
            told.push(" ").styled(DIM, step.rules.join(" "));
        }
        page.paragraph(told, "  ", width);
    }
    for line in case.without.iter().filter(|line| line.shown) {
        page.paragraph(TerminalText::from(line.sentence.as_str()), "  ", width);
    }
    for failure in &case.failures {
        page.end_line().line(failure);
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

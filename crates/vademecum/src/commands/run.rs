//! `run`: plays scenario files and tells what happened, by which rule.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::Serialize;
use vademecum_numbers::magic;
use vademecum_scenario::{Scenario, board, read, run as play, story};
use vademecum_vocab::Lang;

use crate::{
    failure::Failure,
    output::{self, BOLD, DIM, status},
    show::system_lang,
};

/// Play scenario files and tell what happened, by which rule
///
/// A scenario is a Markdown file: cards as players see them, a situation, what is done, what must be true
/// afterwards. Each step of the story stands with the numbers of the rules that made it so. A scenario that
/// fails shows what was expected, what is the case, and the board.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum run rules/magic/scenarios/702/arrollar.md
  vademecum run rules/magic/scenarios --lang pt
  vademecum run caso.md --json | jq '.scenarios[].failures'")]
pub(crate) struct Args {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The language of the story: es, pt or en [default: that of your system, else en]
    #[arg(long)]
    lang: Option<Lang>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What came of all files.
#[derive(Serialize)]
struct Told {
    passed: usize,
    failed: usize,
    scenarios: Vec<Case>,
}

/// What came of one file.
#[derive(Serialize)]
struct Case {
    file: String,
    title: String,
    claims: Vec<String>,
    passed: bool,
    failures: Vec<String>,
    story: Vec<Step>,
    board: Vec<String>,
}

/// A step of the story.
#[derive(Serialize)]
struct Step {
    text: String,
    rules: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(system_lang);
    let mut files = Vec::new();
    for path in &args.files {
        gather(path, &mut files).map_err(|error| unreadable(path, &error))?;
    }
    let mut scenarios = Vec::new();
    for file in &files {
        let name = file.display().to_string();
        let text = text(file).map_err(|error| unreadable(file, &error))?;
        let scenario = read(&name, &text).map_err(|problem| Failure::new(problem.to_string()))?;
        scenarios.push(case(&scenario, lang));
    }
    let passed = scenarios.iter().filter(|case| case.passed).count();
    let failed = scenarios.len() - passed;
    if args.json {
        output::json([Told { passed, failed, scenarios }])?;
    } else {
        let one = scenarios.len() == 1;
        let told: String = scenarios.iter().map(|case| page(case, one || !case.passed)).collect();
        output::text(&told)?;
    }
    status(&format!("{passed} passed, {failed} failed"));
    if failed > 0 { Err(Failure::new(format!("{failed} of {} scenarios failed", passed + failed))) } else { Ok(()) }
}

fn case(scenario: &Scenario, lang: Lang) -> Case {
    let report = play(scenario);
    let step = |sentence: vademecum_scenario::Sentence| Step {
        text: sentence.text,
        rules: sentence.numbers.iter().map(ToString::to_string).collect(),
    };
    Case {
        file: scenario.file.clone(),
        title: scenario.title.clone(),
        claims: scenario.claims.iter().map(|&rule| magic::number(rule).to_string()).collect(),
        passed: report.passed(),
        failures: report.failures.iter().map(ToString::to_string).collect(),
        story: story(scenario, &report, lang).into_iter().map(step).collect(),
        board: report.state.as_ref().map(|state| board(scenario, state, lang)).unwrap_or_default(),
    }
}

/// A case for people; one of many that passed is a line.
fn page(case: &Case, whole: bool) -> String {
    let mark = if case.passed { "ok    " } else { "FAILED" };
    let mut page = format!("{mark} {BOLD}{}{BOLD:#} {} ({})\n", case.file, case.title, case.claims.join(", "));
    if !whole {
        return page;
    }
    let width = output::width();
    for step in &case.story {
        let rules =
            if step.rules.is_empty() { String::new() } else { format!(" {DIM}{}{DIM:#}", step.rules.join(" ")) };
        page += &output::wrapped(&format!("{}{rules}", step.text), "  ", width);
        page.push('\n');
    }
    for failure in &case.failures {
        page += &format!("\n{failure}\n");
    }
    if !case.passed {
        for line in &case.board {
            page += &format!("  {line}\n");
        }
    }
    page
}

#[expect(clippy::disallowed_methods, reason = "the files that the person names")]
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut inside: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    inside.sort();
    let is_scenario = |path: &Path| {
        let is_read_me = path.file_name().is_some_and(|name| name == "README.md");
        path.is_dir() || (path.extension().is_some_and(|e| e == "md") && !is_read_me)
    };
    for path in inside.iter().filter(|path| is_scenario(path)) {
        gather(path, files)?;
    }
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "the files that the person names")]
fn text(file: &Path) -> io::Result<String> {
    fs::read_to_string(file)
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("cannot read {}: {error}", path.display()))
        .help("check the path; a folder can be given as well")
}

//! `run`: plays scenario files and tells what happened, by which rule.

use std::path::{Path, PathBuf};

use vademecum_api_types::{RunSummary, ScenarioOutcome};
use vademecum_rule_ids::{self as rule_ids, engine_edition};
use vademecum_vocab::{Game, Lang, RuleId};
use vademecum_worked_cases::read;

use crate::{
    failure::Failure,
    output::{self, BOLD, DIM, print_status},
    scenario_files::{ScenarioFiles, Unread, name_of},
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
  vademecum run rules/myl/scenarios/4/carta-por-carta.md
  vademecum run caso.md --without 704.5g
  vademecum run - < caso.md
  vademecum run caso.md --json | jq '.scenarios[].failures'")]
pub(crate) struct Args {
    /// Scenario files, or folders of them, whose symbolic links are skipped; `-` for one that is piped in
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(system_lang);
    let files = ScenarioFiles::find(&args.files, |name, text| read(name, text).map(drop))?;
    let paths = files.paths();
    let read_file = |path: &Path| read(&name_of(path), &files.text(path)?).map_err(Unread::Text);
    let mut unread = None;
    let mut outcomes = paths.iter().map_while(|path| match read_file(path) {
        Ok(scenario) => Some(ScenarioOutcome::of(&scenario, args.without, lang)),
        Err(error) => {
            unread = Some(error);
            None
        }
    });
    let (passed, failed) = if args.json {
        let summary = RunSummary::new(outcomes);
        output::ignore_broken_pipe(output::print_json_lines([&summary]))?;
        summary.counts()
    } else {
        let told_whole = paths.len() == 1 || args.without.is_some();
        outcomes.try_fold((0, 0), |(passed, failed), case| {
            let with_board = !case.passed || args.without.is_some();
            let page = page(&case, told_whole || !case.passed, with_board);
            output::ignore_broken_pipe(output::print_text(&page))?;
            Ok::<_, Failure>(if case.passed { (passed + 1, failed) } else { (passed, failed + 1) })
        })?
    };
    if let Some(unread) = unread {
        return Err(unread.into());
    }
    print_status(&format!("{passed} passed, {failed} failed"));
    if failed > 0 { Err(Failure::new(format!("{failed} of {} scenarios failed", paths.len()))) } else { Ok(()) }
}

/// A number of the edition that the engine of some game follows; their forms are different.
fn rule_of(number: &str) -> Result<RuleId, String> {
    let number = number.parse().ok();
    let rule = number.and_then(|number| Game::ALL.into_iter().find_map(|game| rule_ids::rule_id(game, number)));
    rule.ok_or_else(|| {
        let edition = engine_edition(Game::Magic);
        format!("the rules of {edition} have no such number; write one like `704.5g`, or `4.5.3` of Mitos y Leyendas")
    })
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
        // A refusal says itself by which rule.
        let rules: Vec<&str> = step.rules.iter().map(String::as_str).filter(|rule| !names(&step.text, rule)).collect();
        if !rules.is_empty() {
            told.push(" ").styled(DIM, rules.join(" "));
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

/// Whether a sentence names the number of a rule.
fn names(sentence: &str, number: &str) -> bool {
    let is_number = |word: &&str| word.trim_end_matches('.') == number;
    sentence.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').any(|word| is_number(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_names_whole_numbers() {
        assert!(names("¿Y si Ana pasa? No puede: 702.19b.", "702.19b"));
        assert!(names("Ana elige el número 2 (616.1).", "616.1"));
        assert!(!names("No puede: 702.19b.", "702.19"));
        assert!(!names("No puede: 1702.19.", "702.19"));
    }
}

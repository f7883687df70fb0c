//! `coverage`: how strongly every rule number is tied to code and tests.

use vademecum_api_types::Coverage;
use vademecum_content as content;
use vademecum_ledger::{Ledger, Totals};
use vademecum_vocab::Game;

use crate::{
    failure::Failure,
    output::{self, BOLD},
    text::TerminalText,
};

/// Show how far every rule is tied to code and tests
///
/// A rule is cited when the engine's code names it; reached when a test has run that code; witnessed when a test of
/// that rule has run that code and passed. It is proved when such a test says what would be true without the rule,
/// a game without it comes to exactly that, and the rule decides something of its own; numbers that say the same are
/// proved together. Rules that need no code are settled, with a reason; some wait for a chapter that the engine does
/// not apply yet.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum coverage
  vademecum coverage --game myl
  vademecum coverage --json | jq '.rules.\"702.19b\"'")]
pub(crate) struct Args {
    /// The game
    #[arg(long, default_value = "magic")]
    game: Game,

    /// Print one JSON object: the totals, also by chapter, and every number with its code and tests
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let ledger = content::ledger(args.game)
        .ok_or_else(|| Failure::new(format!("{} has no engine yet, and so no ledger", args.game)))?;
    if args.json {
        return Ok(output::print_json_lines([Coverage::new(ledger)])?);
    }
    Ok(output::print_text(&table(ledger))?)
}

/// A line for every section, and one for all.
fn table(ledger: &Ledger) -> TerminalText {
    let mut table = TerminalText::new();
    let head = format!(
        "{:<9}{:>8}{:>8}{:>9}{:>11}{:>8}{:>6}{:>9}{:>9}{:>7}",
        "section", "numbers", "cited", "reached", "witnessed", "proved", "same", "settled", "waiting", "open"
    );
    table.styled(BOLD, head).end_line();
    let mut line = |name: &str, totals: Totals| {
        let Totals { claimable, cited, reached, witnessed, proved, same, settled, awaiting, open, .. } = totals;
        table.line(format_args!(
            "{name:<9}{claimable:>8}{cited:>8}{reached:>9}{witnessed:>11}{proved:>8}{same:>6}{settled:>9}{awaiting:>9}{open:>7}"
        ));
    };
    for section in ledger.numbers_at_level(1) {
        line(&section.to_string(), ledger.totals_under(section));
    }
    line("all", ledger.totals());
    table
}

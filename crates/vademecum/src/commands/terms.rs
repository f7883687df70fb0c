//! `terms`: what the terms of a game are called in each language.

use vademecum_api_types as api_types;
use vademecum_store::Library;
use vademecum_terminology::TermRow;
use vademecum_vocab::{Game, Lang};

use crate::{
    failure::Failure,
    library,
    output::{self, BOLD, DIM},
    text::TerminalText,
    visible::escape_controls,
};

/// Print what terms are called in another language, with false friends marked
///
/// The names are found in the documents of your library: titles of the same rule, glossary entries that say the
/// same and cite the same rules. Without documents in both languages, the list that ships with the program is used.
/// A false friend is a pair of names that look alike and mean different things.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum terms --from pt --to es
  vademecum terms --from pt --to es --json | jq -c 'select(.false_friend)'")]
pub(crate) struct Args {
    /// The source language: es, pt or en
    #[arg(long, value_name = "LANG")]
    from: Lang,

    /// The target language
    #[arg(long, value_name = "LANG")]
    to: Lang,

    /// The game
    #[arg(long, default_value = "magic")]
    game: Game,

    /// Print one JSON object per line: the names, where they were found together, whether they only look alike
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    if args.from == args.to {
        return Err(Failure::new(format!("`{}` is one language", args.from)).help("choose two: --from pt --to es"));
    }
    let opened = library::open(library)?;
    let terms = api_types::terms(&opened.graph, args.game, args.from, args.to);
    let rows = terms.rows().iter().filter(|row| row.name(args.from).is_some() && row.name(args.to).is_some());
    if args.json {
        return Ok(output::print_json_lines(rows.map(api_types::TermRow::new))?);
    }
    let mut rows: Vec<&TermRow> = rows.collect();
    rows.sort_by_key(|row| (row.false_friend.is_some(), row.name(args.from).map(vademecum_text::fold)));
    if rows.is_empty() {
        return Err(Failure::new(format!("no translations of terms are known from {} to {}", args.from, args.to))
            .help("`vademecum ingest PATH` adds documents to find them in"));
    }
    Ok(output::print_text(&table(&rows, args.from, args.to, output::width()))?)
}

fn table(rows: &[&TermRow], from: Lang, to: Lang, width: usize) -> TerminalText {
    let half = width.saturating_sub(3) / 2;
    let mut out = TerminalText::new();
    let (terms, friends): (Vec<&TermRow>, Vec<&TermRow>) =
        rows.iter().copied().partition(|row| row.false_friend.is_none());
    for row in terms {
        let (name, also) = (row.name(from).unwrap_or_default(), row.name(to).unwrap_or_default());
        out.line(format_args!("{:<half$}  {also}", escape_controls(name)));
    }
    if !friends.is_empty() {
        out.end_line().styled(BOLD, "false friends").end_line();
    }
    for row in friends {
        let Some(friend) = &row.false_friend else { continue };
        let [one, two] = friend.langs;
        let say = |lang: Lang, other: Lang, means: &[String]| {
            format!("{lang} {} is {other} {}", row.name(lang).unwrap_or_default(), means.join(", "))
        };
        out.line(format_args!("{} / {}", row.name(from).unwrap_or_default(), row.name(to).unwrap_or_default()));
        for line in [say(one, two, &friend.first_means), say(two, one, &friend.second_means)] {
            out.styled_paragraph(DIM, line, "  ", width);
        }
    }
    out
}

//! `diff`: what changed between two editions, and where a translation is not its original.

use anstyle::{AnsiColor, Style};
use vademecum_align::{AlignmentKind, align, align_via_pivot};
use vademecum_api_types::Difference;
use vademecum_difference::{
    ChangeCategory, ComparisonBasis, DiffPiece, EditionDiff, EntryDiff, PieceOp, Side, TextChange, check_translation,
    diff_editions, original_first, previous_edition,
};
use vademecum_document::{Document, DocumentKind};
use vademecum_graph::Graph;
use vademecum_locale::Localized;
use vademecum_store::Library;
use vademecum_vocab::{Lang, Severity};

use crate::{
    failure::Failure,
    library::{self, find_document},
    output::{self, BOLD, DIM, format_count_regular, print_status},
    text::TerminalText,
};

/// Show what changed between two editions, word by word
///
/// Within one language, every rule, title, example and glossary entry is compared word by word. A reference that
/// changes only because its rule has a new number is not a change of substance, and is shown apart.
///
/// Across languages, only what does not depend on the wording is compared: references, numbers, symbols, examples,
/// titles, lengths. Two texts of the same date are an original and its translation (the English one is the
/// original): what to check in the translation is listed.
///
/// The Vademécum summary is not compared with an official text: its wording is its own throughout.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum diff --from magic-cr@2019-01-25.en --to magic-cr@2024-11-08.en
  vademecum diff --from magic-cr@2024-11-08.en --to magic-cr@2024-11-08.es     a translator's list
  vademecum diff --from ID --to ID --json | jq -c 'select(.kind == \"new\")'")]
pub(crate) struct Args {
    /// The earlier edition, or the original
    #[arg(long, value_name = "ID")]
    from: String,

    /// The later edition, or the translation
    #[arg(long, value_name = "ID")]
    to: String,

    /// Show what has not changed, too
    #[arg(long)]
    all: bool,

    /// Treat the second as a translation of the first, whatever their dates
    #[arg(long)]
    translation: bool,

    /// Print one JSON object for each rule and term
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let opened = library::open(library)?;
    let graph = &opened.graph;
    let [from, to] = [&args.from, &args.to].map(|id| find_document(graph, id).map(|place| graph.document(place)));
    let (from, to) = (from?, to?);
    if args.translation && from.lang() == to.lang() {
        let message = format!("{} and {} are in one language: neither is a translation of the other", from.id, to.id);
        return Err(Failure::new(message).help("leave out --translation to compare them word by word"));
    }
    if ComparisonBasis::of(from, to) == ComparisonBasis::SideBySide {
        return Err(summary_refused(graph, from, to));
    }
    let translated = original_first(from, to).or(args.translation.then_some((from, to)));
    let (from, to) = translated.unwrap_or((from, to));
    let others: Vec<&Document> = graph.documents().map(|(_, document)| document).collect();
    let alignment = align_via_pivot(from, to, &others)?;
    let found = if translated.is_some() {
        let older = previous_edition(from, &others).and_then(|older| Some((older, align(older, from).ok()?)));
        check_translation(from, to, &alignment, older.as_ref().map(|(older, since)| (*older, since)))
    } else {
        diff_editions(from, to, &alignment)
    };
    if args.json {
        return Ok(output::print_json_lines(
            found.rows.iter().filter(|row| args.all || shows(&found, row)).map(Difference::new),
        )?);
    }
    output::print_text(&shown(from, to, &found, args.all))?;
    print_status(&sum(&found));
    Ok(())
}

/// A summary is not compared with a publisher's text; other pairs are offered.
fn summary_refused(graph: &Graph, from: &Document, to: &Document) -> Failure {
    let [summary, text] = if from.kind == DocumentKind::Digest { [from, to] } else { [to, from] };
    let message = format!(
        "`{}` is a summary in our own words and `{}` is a publisher's text: comparing their words would not show what \
         changed in the rules",
        summary.id, text.id
    );
    let others = graph.documents().map(|(_, document)| document);
    let mut others: Vec<&Document> = others
        .filter(|other| other.game == text.game && other.kind == DocumentKind::Rules && other.id != text.id)
        .collect();
    others.sort_by_key(|other| (other.lang() != text.lang(), std::cmp::Reverse(other.date())));
    let align = format!("`vademecum align --from {} --to {}` says which rule became which", from.id, to.id);
    Failure::new(message).help(match others.first() {
        Some(other) => format!("{align}; `{}` can be compared with `{}`", text.id, other.id),
        None => align,
    })
}

const INSERTED: Style = AnsiColor::Green.on_default().underline();
const DELETED: Style = AnsiColor::Red.on_default().strikethrough();
const FOLLOWED: Style = AnsiColor::Cyan.on_default();

fn shown(from: &Document, to: &Document, found: &EditionDiff, all: bool) -> TerminalText {
    let width = output::width();
    let mut out = TerminalText::new();
    out.styled(DIM, &from.id).push(" → ").styled(DIM, &to.id).end_line();
    let mut under = None;
    for row in found.rows.iter().filter(|row| all || shows(found, row)) {
        if row.chapter != under {
            under = row.chapter;
            out.end_line().styled(BOLD, chapter(from, to, row)).end_line();
        }
        out.end_line().append(&heading(found, row)).end_line();
        if !row.title_diff.is_empty() {
            out.paragraph(marked(&row.title_diff), "  ", width);
        }
        for pieces in row.text_diffs.iter().filter(|pieces| !pieces.is_empty()) {
            out.paragraph(marked(pieces), "  ", width);
        }
        for example in &row.examples {
            out.push("  ").styled(DIM, "example:").end_line().paragraph(marked(&example.text_diff), "    ", width);
        }
        for remark in &row.issues {
            let style = severity(remark.kind.severity());
            let text = format!("{}: {}", remark.kind.severity(), remark.message(Lang::En));
            out.styled_paragraph(style, text, "  ", width);
        }
    }
    out
}

/// Whether a row has something to show: of a translation, what its translator should look at.
fn shows(found: &EditionDiff, row: &EntryDiff) -> bool {
    if found.is_translation() { !row.issues.is_empty() } else { row.is_changed() }
}

/// The chapter that rows stand under, with its title.
fn chapter(from: &Document, to: &Document, row: &EntryDiff) -> String {
    let Some((edition, number)) = row.chapter else { return "glossary".to_owned() };
    let (document, gone) = match edition {
        Side::From => (from, " (gone)"),
        Side::To => (to, ""),
    };
    let rule = document.rules().find(|rule| rule.number == number);
    let title = rule.and_then(|rule| rule.node.title.as_deref()).unwrap_or_default();
    format!("{number} {title}{gone}")
}

/// `100.1b → 100.1c  moved, renumbered references`.
fn heading(found: &EditionDiff, row: &EntryDiff) -> TerminalText {
    let name = |fragment: &str| fragment.strip_prefix("term:").unwrap_or(fragment).to_owned();
    let from = row.from.as_ref().map(|spot| name(&spot.fragment));
    let to: Vec<String> = row.to.iter().map(|spot| name(&spot.fragment)).collect();
    let to = to.join(", ");
    let names = match (from, to.as_str()) {
        (Some(from), "") => from,
        (Some(from), to) if from == to => from,
        (Some(from), to) => format!("{from} → {to}"),
        (None, to) => to.to_owned(),
    };
    let mut what = vec![row.kind.as_str()];
    if found.is_translation()
        && matches!(row.kind, AlignmentKind::Same | AlignmentKind::Moved | AlignmentKind::Reworded)
    {
        // Across languages nobody can tell whether it was put in other words.
        what.clear();
    }
    if !found.is_translation() && !matches!(row.kind, AlignmentKind::Removed | AlignmentKind::Added) {
        what.extend(match row.change {
            TextChange::None | TextChange::LanguageIndependent => None,
            TextChange::Formatting => Some("formatting"),
            TextChange::ReferencesRenumbered => Some("only renumbered references"),
            TextChange::Examples => Some("examples"),
            TextChange::References => Some("references"),
            TextChange::Words => (row.kind != AlignmentKind::Reworded).then_some("words"),
        });
    }
    let mut lines = Vec::new();
    if found.is_translation() {
        lines.extend(row.from.iter().chain(&row.to).filter(|spot| spot.lines[0] > 0).map(|spot| match spot.lines {
            [first, last] if first == last => format!("{first}"),
            [first, last] => format!("{first}-{last}"),
        }));
    }
    let lines = match (lines.is_empty(), &row.from, row.to.as_slice()) {
        (true, ..) => String::new(),
        (_, Some(_), [_, ..]) => format!("  lines {}", lines.join(" and ")),
        (_, Some(_), _) => format!("  lines {} of the original", lines.join(", ")),
        _ => format!("  lines {} of the translation", lines.join(", ")),
    };
    let mut heading = TerminalText::new();
    heading.styled(BOLD, names).push("  ").styled(DIM, format_args!("{}{lines}", what.join(", ")));
    heading
}

fn severity(severity: Severity) -> Style {
    match severity {
        Severity::Error => AnsiColor::Red.on_default(),
        Severity::Warning => AnsiColor::Yellow.on_default(),
        Severity::Note => AnsiColor::Cyan.on_default(),
    }
}

/// Pieces as they are read: what is gone in brackets of its own, so that it shows without colour, too.
fn marked(pieces: &[DiffPiece]) -> TerminalText {
    let mut text = TerminalText::new();
    for piece in pieces {
        let (space, words) = piece.text.split_at(piece.text.len() - piece.text.trim_start().len());
        if !text.is_empty() {
            text.push(space);
        }
        match (&piece.old_reference_text, piece.op) {
            (Some(was), _) => {
                text.styled(FOLLOWED, words).push(" ").styled(DIM, format_args!("(was {was})"));
            }
            (None, PieceOp::Same) => {
                text.push(words);
            }
            (None, PieceOp::Delete) => push_words(&mut text, "[-", words, DELETED, "-]"),
            (None, PieceOp::Insert) => push_words(&mut text, "{+", words, INSERTED, "+}"),
        }
    }
    text
}

/// Adds words between two marks, each in a style of its own: lines are broken between them, and an indent is not
/// underlined.
fn push_words(text: &mut TerminalText, before: &str, words: &str, style: Style, after: &str) {
    text.push(before);
    for (place, word) in words.split(' ').enumerate() {
        text.push(if place == 0 { "" } else { " " }).styled(style, word);
    }
    text.push(after);
}

fn sum(found: &EditionDiff) -> String {
    if found.is_translation() {
        let with = found.rows.iter().filter(|row| !row.issues.is_empty()).count();
        let count = |severity| {
            let remarks = found.rows.iter().flat_map(|row| &row.issues);
            remarks.filter(|remark| remark.kind.severity() == severity).count()
        };
        let counts = [Severity::Error, Severity::Warning, Severity::Note];
        let counts = counts.map(|severity| format_count_regular(count(severity), severity.as_str())).join(", ");
        return format!("{counts} in {with} of {}", format_count_regular(found.rows.len(), "row"));
    }
    let count = |sort: ChangeCategory| found.rows.iter().filter(|row| row.category() == sort).count();
    let counts = ChangeCategory::ALL.map(|sort| (count(sort), sort.as_str()));
    let counts: Vec<String> = counts.iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{n} {name}")).collect();
    if counts.is_empty() { "nothing to compare".to_owned() } else { counts.join(", ") }
}

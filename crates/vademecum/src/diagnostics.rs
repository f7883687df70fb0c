//! Findings shown the way compilers show them: the place, the source line with what is meant underlined,
//! and what to check.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use vademecum_ingest::reader::Source;
use vademecum_locale::Localized;
use vademecum_vocab::{Diagnostic, DiagnosticCode, Lang, Severity};

use crate::{
    failure::UserError,
    text::TerminalText,
    visible::{escape_controls, is_display_control},
};

/// A finding in a source, with an empty line behind it.
pub(crate) fn render(finding: &Diagnostic, path: &str, source: &Source, width: usize) -> TerminalText {
    let path = &*escape_controls(path);
    let level = level(finding.severity());
    let code = finding.code().as_str();
    let message =
        wrap(&finding.finding.message(Lang::En), width, finding.severity().as_str().len() + code.len() + "[]: ".len());
    let title = level.primary_title(message).id(code);
    let line = finding.at.line as usize;
    let group = match excerpt(finding, source, width.saturating_sub(GUTTER_COLUMNS)) {
        Some((text, span)) => {
            let place = AnnotationKind::Primary.span(span);
            title.element(Snippet::source(text).line_start(line).path(path).annotation(place))
        }
        None => title.element(Origin::path(path).line(line).char_column(finding.at.column as usize)),
    };
    // The margin is as wide as the line's number.
    let margin = line.to_string().len() + " = help: ".len();
    print(with_help(group, finding.finding.cli_help(Lang::En).as_deref(), width, margin), width)
}

/// A file that could not be read, with an empty line behind it.
pub(crate) fn unreadable(problem: &UserError, path: &str, width: usize) -> TerminalText {
    let path = &*escape_controls(path);
    let code = DiagnosticCode::UnreadableFile;
    let message = wrap(&problem.message, width, "error[unreadable-file]: ".len());
    let title = level(code.severity()).primary_title(message).id(code.as_str());
    let group = title.element(Origin::path(path));
    print(with_help(group, problem.help.as_deref(), width, " = help: ".len()), width)
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}

fn with_help<'a>(group: Group<'a>, help: Option<&str>, width: usize, margin: usize) -> Group<'a> {
    match help {
        Some(help) => group.element(Level::HELP.message(wrap(help, width, margin))),
        None => group,
    }
}

fn print(group: Group<'_>, width: usize) -> TerminalText {
    let shown = Renderer::styled().term_width(width).render(&[group]);
    TerminalText::from_styled(&format!("{}\n\n", shown.trim_end()))
}

/// Wraps a message that has something in front of it.
fn wrap(message: &str, width: usize, in_front: usize) -> String {
    textwrap::fill(&escape_controls(message), width.saturating_sub(in_front).max(20))
}

/// Characters of a long line that are shown before the place, and from its beginning on.
const CONTEXT_CHARS: usize = 100;

/// Columns beside a source line: its number, and dots where it was cut.
const GUTTER_COLUMNS: usize = 24;

/// Characters of a line beyond which nothing is shown: lines so long were not written for people.
const MAX_COLUMN: usize = 20_000;

/// The source line around a finding, and the place in it, in bytes. Blanks stand for what is left out
/// before it, so that columns stay what they are; the renderer cuts them off. A place that is longer than
/// `most` characters is shown by its beginning.
fn excerpt(finding: &Diagnostic, source: &Source, most: usize) -> Option<(String, std::ops::Range<usize>)> {
    let line = source.lines.get((finding.at.line as usize).checked_sub(1)?)?;
    let before = (finding.at.column as usize).checked_sub(1).filter(|&before| before <= MAX_COLUMN)?;
    let blank = before.saturating_sub(CONTEXT_CHARS);
    let mut text = " ".repeat(blank);
    let mut span = None;
    let seen = source.text[line.clone()].chars().enumerate().skip(blank).take(before - blank + CONTEXT_CHARS);
    for (at, c) in seen {
        if at == before {
            span = Some(text.len());
        }
        // Columns stay what they are: one sign for each that would move what stands beside or under it.
        text.push(match c {
            '\t' => ' ',
            c if is_display_control(c) => char::REPLACEMENT_CHARACTER,
            c => c,
        });
    }
    let start = span.unwrap_or(text.len());
    let meant: usize = text[start..].chars().take((finding.at.length as usize).min(most)).map(char::len_utf8).sum();
    Some((text, start..start + meant))
}

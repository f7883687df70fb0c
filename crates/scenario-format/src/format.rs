//! The canonical form of a scenario file: one way to write headings, lists, numbers of lines and blank lines. Words stay as
//! they are.

use std::borrow::Cow;

use vademecum_text::fold;

use crate::{
    markdown::{Block, Kind, blocks},
    part::Part,
    problem::Wrong,
    source::language,
};

/// Writes a scenario that can be read in its canonical form: what is done and what happens in order has numbers, other lists
/// have hyphens; each item is a line. Formatting twice gives the same as formatting once.
pub fn canonical(text: &str) -> String {
    let text = with_line_feeds(text.strip_prefix('\u{feff}').unwrap_or(text)).into_owned();
    let formatted = rewrite(&blocks(&text));
    // Marks of Markdown inside of a text may mean something else at another place.
    let is_same = means_same(&blocks(&text), &blocks(&formatted)) && unmarked(&text) == unmarked(&formatted);
    if is_same { formatted } else { text }
}

/// A text whose lines end with line feeds, whatever they end with (Windows: CR LF, old Macs: CR).
pub fn with_line_feeds(text: &str) -> Cow<'_, str> {
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n").into() } else { text.into() }
}

/// The characters of a text, without space and the marks of headings and items. What is in no block, such as the target of a
/// link, is among them.
fn unmarked(text: &str) -> String {
    let unmarked_line = |line: &str| -> String {
        let line = line.trim();
        let after_digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let item = match after_digits.len() < line.len() {
            true => after_digits.strip_prefix(['.', ')']),
            false => line.strip_prefix(['-', '*', '+']),
        };
        let item = item.filter(|item| item.is_empty() || item.starts_with(' '));
        let heading = line.starts_with('#').then(|| line.trim_matches('#'));
        heading.or(item).unwrap_or(line).split_whitespace().collect()
    };
    text.lines().map(unmarked_line).collect()
}

/// What is said of a file that is not in canonical form.
pub fn uncanonical() -> Wrong {
    Wrong::new("problem-uncanonical", [])
}

/// Whether a reader finds the same in two lists of blocks.
fn means_same(one: &[Block<'_>], other: &[Block<'_>]) -> bool {
    let is_same = |(one, other): (&Block<'_>, &Block<'_>)| {
        one.kind == other.kind
            && match one.kind {
                Kind::Heading(_) | Kind::Item => one.line() == other.line(),
                Kind::Paragraph => lines(one).eq(lines(other)),
                Kind::Other => one.text == other.text,
            }
    };
    one.len() == other.len() && one.iter().zip(other).all(is_same)
}

/// The lines of a block, without the space around them.
fn lines<'t>(block: &Block<'t>) -> impl Iterator<Item = &'t str> {
    block.text.lines().map(str::trim).filter(|line| !line.is_empty())
}

fn rewrite(blocks: &[Block<'_>]) -> String {
    let lang = language(blocks);
    let (mut part, mut number) = (None, 0);
    let mut last: Option<Kind> = None;
    let mut formatted = String::new();
    for block in blocks {
        let follows = match (last, block.kind) {
            (None, _) | (Some(Kind::Item), Kind::Item) => true,
            // The text of a card stands right below its name.
            (Some(Kind::Heading(3..)), Kind::Paragraph) => part == Some(Part::Cards),
            _ => false,
        };
        if !follows {
            formatted.push('\n');
        }
        match block.kind {
            Kind::Heading(level) => {
                if level == 2 {
                    part = lang.and_then(|lang| Part::named(lang, &fold(&block.line())));
                }
                formatted += &"#".repeat(level.into());
                formatted.push(' ');
                formatted += &block.line();
                number = 0;
            }
            Kind::Item => {
                number += 1;
                match part {
                    Some(Part::Script | Part::Order) => formatted += &format!("{number}. "),
                    Some(Part::Cards | Part::Situation | Part::Results | Part::Denied | Part::Without) | None => {
                        formatted += "- ";
                    }
                }
                formatted += &block.line();
            }
            Kind::Paragraph => formatted += &lines(block).collect::<Vec<_>>().join("\n"),
            Kind::Other => formatted += block.text.trim_end(),
        }
        formatted.push('\n');
        last = Some(block.kind);
    }
    formatted
}

#[cfg(test)]
mod tests {
    use super::*;

    const CANONICAL: &str = "# Prueba (103.4)\n\nUna línea\ny otra.\n\n## Cartas\n\n### Oso {G}\nCriatura — Oso\n2/2\n\n\
        ## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, primera fase principal.\n\n## Acciones\n\n\
        1. Ana pasa.\n2. Beto pasa.\n\n## Resultado\n\n- Beto: 20 vidas.\n";

    #[track_caller]
    fn check(text: &str) {
        assert_eq!(canonical(text), CANONICAL);
    }

    #[test]
    fn what_is_canonical_stays_as_it_is() {
        check(CANONICAL);
    }

    #[test]
    fn blanks_marks_and_numbers_are_made_the_same() {
        check(&CANONICAL.replace('\n', "\r\n"));
        check(&CANONICAL.replace("\n\n", "\n\n\n"));
        check(&CANONICAL.replace("1. Ana pasa.\n2. Beto pasa.", "* Ana\n  pasa.\n* Beto pasa."));
        check(&CANONICAL.replace("## Cartas", "##   Cartas ##").replace("- Turno", "-   Turno"));
        check(&CANONICAL.replace("### Oso {G}\n", "### Oso {G}\n\n"));
    }

    #[test]
    fn what_is_in_no_block_is_not_lost() {
        for extra in ["[a]: /uno\n[a]: /dos \"notas\"\n\n", "\n---\n\n"] {
            let text = CANONICAL.replace("## Cartas\n\n", &format!("{extra}##  Cartas\n\n"));
            assert_eq!(canonical(&text), text);
        }
    }
}

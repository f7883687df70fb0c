//! One address for one page: the ways people write an address, and the one they are sent to.

use percent_encoding::percent_decode_str;
use vademecum_vocab::{Game, Lang, Number};

/// The address that a path should have been; `None` if it is well as it stands.
///
/// Slashes too many, `ES` or `es-CL` for `es`, `Magic` for `magic` and sloppy numbers (`702,9B`) are put
/// right. The result starts with exactly one slash, so it never leads to another host.
pub(crate) fn canonical(path: &str) -> Option<String> {
    let mut parts: Vec<String> = path.split(['/', '\\']).filter(|part| !part.is_empty()).map(str::to_owned).collect();
    if let Some(lang) = parts.first().and_then(|part| part.parse::<Lang>().ok()) {
        parts[0] = lang.to_string();
        if let Some(game) = parts.get(1).and_then(|part| part.parse::<Game>().ok()) {
            parts[1] = game.to_string();
            if let [_, _, number] = &mut parts[..]
                && let Some(read) = read_number(&percent_decode_str(number).decode_utf8_lossy())
            {
                *number = read.to_string();
            }
        }
    }
    let canonical = format!("/{}", parts.join("/"));
    (canonical != path).then_some(canonical)
}

/// Reads a number as people type or print it: `702,9B`, `CR 702.9b.`, `702.9.b`, `**702.9b**`.
pub(crate) fn read_number(text: &str) -> Option<Number> {
    let kept: String = text
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | ','))
        .map(|c| if c == ',' { '.' } else { c.to_ascii_lowercase() })
        .collect();
    let number = kept.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_end_matches('.');
    if let Ok(number) = number.parse() {
        return Some(number);
    }
    // A dot before the letter.
    let (rule, letter) = number.rsplit_once('.')?;
    let is_letter = !letter.is_empty() && letter.bytes().all(|b| b.is_ascii_lowercase());
    is_letter.then(|| format!("{rule}{letter}").parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_one_form() {
        for (path, expected) in [
            ("/es/magic/702,9B", "/es/magic/702.9b"),
            ("/es/magic/702.9b/", "/es/magic/702.9b"),
            ("/ES/Magic/CR%20702.9.b", "/es/magic/702.9b"),
            ("/es-CL/magic", "/es/magic"),
            ("//evil.example/", "/evil.example"),
            ("/\\evil.example", "/evil.example"),
            ("//", "/"),
        ] {
            assert_eq!(canonical(path).as_deref(), Some(expected), "{path}");
            assert_eq!(canonical(expected), None, "{expected}");
        }
        for path in
            ["/", "/es", "/es/magic/glossary", "/es/magic/glossary/702,9B", "/es/documents/a@2024.es", "/xx/1,2"]
        {
            assert_eq!(canonical(path), None, "{path}");
        }
    }

    #[test]
    fn sloppy_numbers_are_read() {
        for (text, number) in [
            ("702,9b", "702.9b"),
            ("regla 702.9 B.", "702.9b"),
            ("**704.5f**", "704.5f"),
            ("7.", "7"),
            ("704.5.", "704.5"),
            ("4.5.3.", "4.5.3"),
        ] {
            assert_eq!(read_number(text).map(|n| n.to_string()).as_deref(), Some(number), "{text}");
        }
        for text in ["", "glossary", "999999", "7o4.5", "702.9b foo", "..."] {
            assert_eq!(read_number(text), None, "{text}");
        }
    }
}

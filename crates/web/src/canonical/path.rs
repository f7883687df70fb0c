//! One path for one page: the ways people write it, and the canonical one.

use vademecum_vocab::{Game, Lang, Number};

use crate::{
    error::Error,
    urls::{decode, encode_segment},
};

#[derive(Debug)]
pub(super) struct Path {
    pub(super) text: String,
    /// Whether more than its percent-encoding was put right.
    pub(super) is_sloppy: bool,
}

/// The canonical form of a path: slashes too many, dots between slashes, `ES` or `es-CL` for `es`, `Magic` for `magic`
/// and sloppy numbers (`702,9B`) are put right. It starts with exactly one slash, so it never leads to another host.
/// Fails if it is not percent-encoded UTF-8.
pub(super) fn canonical(path: &str) -> Result<Path, Error> {
    let written: Vec<&str> = path.split(['/', '\\']).filter(|part| !part.is_empty()).collect();
    let mut is_sloppy = path != format!("/{}", written.join("/"));
    let mut parts: Vec<String> = Vec::with_capacity(written.len());
    for part in written {
        let part = decode(part).ok_or(Error::BadEncoding)?;
        // As browsers resolve them.
        match &*part {
            "." => is_sloppy = true,
            ".." => {
                parts.pop();
                is_sloppy = true;
            }
            _ => parts.push(part.into_owned()),
        }
    }
    is_sloppy |= normalize(&mut parts);
    let mut text = String::with_capacity(path.len());
    for each in &parts {
        text.push('/');
        text += &encode_segment(each).to_string();
    }
    if text.is_empty() {
        text.push('/');
    }
    Ok(Path { text, is_sloppy })
}

/// Puts right what people write for a language, a game and a number; says whether there was anything.
fn normalize(parts: &mut [String]) -> bool {
    let mut is_sloppy = false;
    let mut put = |part: &mut String, right: String| {
        is_sloppy |= *part != right;
        *part = right;
    };
    let [lang, rest @ ..] = parts else { return false };
    let Ok(read) = lang.parse::<Lang>() else { return false };
    put(lang, read.to_string());
    if let [game, rest @ ..] = rest
        && let Ok(read) = game.parse::<Game>()
    {
        put(game, read.to_string());
        if let [number] = rest
            && let Some(read) = read_number(number)
        {
            put(number, read.to_string());
        }
    }
    is_sloppy
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

/// Reads a number in which letters were typed for digits that look like them: `7o2.l9b`.
pub(crate) fn guess_number(text: &str) -> Option<Number> {
    read_number(text).or_else(|| {
        let start = text.find(|c: char| c.is_ascii_digit())?;
        // A letter at the end is that of a subrule.
        let (number, letter) = match text.char_indices().next_back() {
            Some((at, last)) if last.is_ascii_alphabetic() && at > start => text.split_at(at),
            _ => (text, ""),
        };
        let digit = |c: char| match c {
            'o' | 'O' => '0',
            'i' | 'I' | 'l' | '|' => '1',
            'z' | 'Z' => '2',
            's' | 'S' => '5',
            other => other,
        };
        let read: String = number.chars().map(digit).collect();
        read_number(&format!("{read}{letter}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn letters_that_look_like_digits_are_read_as_such() {
        for (text, number) in
            [("7o2.19b", "702.19b"), ("702.l9b", "702.19b"), ("7O4.Sf", "704.5f"), ("702,19b", "702.19b")]
        {
            assert_eq!(guess_number(text).map(|n| n.to_string()).as_deref(), Some(number), "{text}");
        }
        for text in ["", "arrollar", "o", "7x2.19b", "é7o", "sol"] {
            assert_eq!(guess_number(text), None, "{text}");
        }
    }
}

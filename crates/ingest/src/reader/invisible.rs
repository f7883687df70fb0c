//! Characters that show nothing: they are dropped from a text as it is read, so that none of them hides a number or divides
//! a word.

use crate::inline_markup::SOFT_HYPHEN;

/// Whether a character shows nothing and is no white space: marks of width zero, of direction and of word ends, and control
/// characters. None of them means anything in the languages of the documents.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0'..='\u{8}'
            | '\u{e}'..='\u{1f}'
            | '\u{7f}'
            | SOFT_HYPHEN
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
    )
}

/// Drops what shows nothing; soft hyphens at the end of a line stay, as they divide a word there.
pub(super) fn drop_invisible(text: String) -> String {
    if !text.contains(is_invisible) {
        return text;
    }
    let mut visible = String::with_capacity(text.len());
    // The place of a soft hyphen with nothing but white space behind it.
    let mut hyphen = None;
    for c in text.chars() {
        match c {
            SOFT_HYPHEN => hyphen = Some(visible.len()),
            c if is_invisible(c) => {}
            c => {
                if matches!(c, '\n' | '\r')
                    && let Some(at) = hyphen
                {
                    visible.insert(at, SOFT_HYPHEN);
                }
                if matches!(c, '\n' | '\r') || !c.is_whitespace() {
                    hyphen = None;
                }
                visible.push(c);
            }
        }
    }
    visible
}

#[cfg(test)]
mod tests {
    use super::drop_invisible;

    #[test]
    fn what_shows_nothing_goes() {
        let check = |text: &str, expected: &str| assert_eq!(drop_invisible(text.to_owned()), expected, "{text:?}");
        check("100.1. One\t\u{c}two", "100.1. One\t\u{c}two");
        check("\u{200e}10\u{200b}0\u{feff}.1\u{2060}.\u{1} \u{202a}One\u{202c}", "100.1. One");
        check("Glos\u{ad}sary", "Glossary");
        // Words that are divided at the end of a line.
        check("crea\u{ad}\nture, crea\u{ad}\u{200b} \r\nture \u{ad}x\n", "crea\u{ad}\nture, crea\u{ad} \r\nture x\n");
    }
}

//! Characters that steer a display instead of being drawn, made visible.
//!
//! A terminal obeys some characters: they move its cursor, set its title, write its clipboard. Others are obeyed
//! by whatever lays out text: they turn the order of what stands beside them, or hide it. Text of unknown
//! origin is shown with names in their place.

use std::{borrow::Cow, fmt};

pub(crate) use vademecum_text::is_display_control;

/// A text in which the name of each character that steers the display stands in its place: `<U+001B>`.
pub(crate) fn escape_controls(text: &str) -> Cow<'_, str> {
    if !text.contains(is_display_control) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    // Writing to a string cannot fail.
    let _ = write_escaped(&mut shown, text);
    Cow::Owned(shown)
}

/// Writes a text as [`escape_controls`] shows it.
/// Fails if it cannot be written there.
pub(crate) fn write_escaped(out: &mut impl fmt::Write, text: &str) -> fmt::Result {
    let mut rest = text;
    while let Some((at, c)) = rest.char_indices().find(|&(_, c)| is_display_control(c)) {
        out.write_str(&rest[..at])?;
        write!(out, "<U+{:04X}>", u32::from(c))?;
        rest = &rest[at + c.len_utf8()..];
    }
    out.write_str(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_named() {
        assert_eq!(escape_controls("a\x1b]52;c;cm0=\x07b"), "a<U+001B>]52;c;cm0=<U+0007>b");
        assert_eq!(escape_controls("\u{9b}2J\u{7f}\r\n\t"), "<U+009B>2J<U+007F><U+000D><U+000A><U+0009>");
        assert_eq!(escape_controls("\u{202e}\u{2066}\u{200f}\u{61c}"), "<U+202E><U+2066><U+200F><U+061C>");
        assert_eq!(escape_controls("a\u{200b}b\u{feff}\u{2028}\u{fff9}"), "a<U+200B>b<U+FEFF><U+2028><U+FFF9>");
        assert_eq!(escape_controls("\u{e0041}"), "<U+E0041>");
    }

    #[test]
    fn what_people_write_stays() {
        for text in ["¡Árbol ÑANDÚ! {T}: «a» — “b” • 1/1", "a\u{301}", "日本 🂡 ♥\u{fe0f}", "a\u{a0}b"]
        {
            assert!(matches!(escape_controls(text), Cow::Borrowed(shown) if shown == text), "{text}");
        }
    }

    #[test]
    fn nothing_that_steers_is_left() {
        for c in '\0'..=char::MAX {
            let text = format!("a{c}b");
            let shown = escape_controls(&text);
            assert!(!shown.contains(is_display_control) && shown.contains("a") && shown.ends_with('b'), "{shown}");
        }
    }
}

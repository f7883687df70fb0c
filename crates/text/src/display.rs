//! Characters that steer a display instead of being drawn.

/// Whether a character steers how a text is displayed and draws nothing itself:
///
/// - control characters (C0, DEL, C1), tabs and line ends among them;
/// - what sets the direction of writing: marks, embeddings, overrides, isolates;
/// - line and paragraph separators;
/// - what has no width: zero-width spaces and joiners, soft hyphens, byte order marks, invisible operators, blank
///   letters;
/// - tags, supplementary variation selectors, and marks of annotations, which smuggle text that nobody sees.
///
/// These are the Unicode categories Cc, Zl and Zp and the property Default_Ignorable_Code_Point, with U+FFF9–FFFB, and
/// without U+FE00–FE0F: those choose between two drawings of a sign, and are common in ordinary text.
pub fn is_display_control(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_steers_nothing() {
        assert!("Ána, ñandú’s 2–1 (x) 🂡\u{fe0f}".chars().all(|c| !is_display_control(c)));
        assert!("\u{202e}\u{200b}\u{ad}\u{3164}\u{e0041}\t".chars().all(is_display_control));
    }
}

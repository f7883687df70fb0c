//! Widths of the letters of Times Roman, the face that set notes are printed in.
//!
//! The widths are those of the Adobe font metrics for Times-Roman, in thousandths of the font's size. Letters with
//! accents are as wide as those without.

const ASCII: [u16; 95] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, // space to /
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, // 0 to ?
    921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722, // @ to O
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, // P to _
    333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, // ` to o
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541, // p to ~
];

const LATIN_1: [u16; 96] = [
    250, 333, 500, 500, 500, 500, 200, 500, 333, 760, 276, 500, 564, 333, 760, 333, // no-break space to ¯
    400, 564, 300, 300, 333, 500, 453, 250, 333, 300, 310, 500, 750, 750, 750, 444, // ° to ¿
    722, 722, 722, 722, 722, 722, 889, 667, 611, 611, 611, 611, 333, 333, 333, 333, // À to Ï
    722, 722, 722, 722, 722, 722, 722, 564, 722, 722, 722, 722, 722, 722, 556, 500, // Ð to ß
    444, 444, 444, 444, 444, 444, 667, 444, 444, 444, 444, 444, 278, 278, 278, 278, // à to ï
    500, 500, 500, 500, 500, 500, 500, 564, 500, 500, 500, 500, 500, 500, 500, 500, // ð to ÿ
];

/// The width of a character that the tables lack: that of most letters.
const DEFAULT_ADVANCE: u16 = 500;

/// The width of a character, in thousandths of the font's size.
fn advance(c: char) -> u16 {
    let table = |table: &[u16], first: char| table.get(c as usize - first as usize).copied();
    match c {
        ' '..='~' => table(&ASCII, ' ').unwrap_or(DEFAULT_ADVANCE),
        '\u{a0}'..='ÿ' => table(&LATIN_1, '\u{a0}').unwrap_or(DEFAULT_ADVANCE),
        '‘' | '’' | '‚' | '‐' | '‑' => 333,
        '“' | '”' | '„' => 444,
        '•' => 350,
        '−' => 564,
        '—' | '…' | '‰' => 1000,
        '™' => 980,
        'Œ' => 889,
        'œ' => 722,
        'ﬁ' | 'ﬂ' => 556,
        _ => DEFAULT_ADVANCE,
    }
}

/// The width of a text in one line, in thousandths of the font's size.
pub(super) fn width(text: &str) -> u32 {
    text.chars().map(|c| u32::from(advance(c))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_those_of_the_face() {
        assert_eq!(width("iIlmW"), 278 + 333 + 278 + 778 + 944);
        assert_eq!(width("{T}: ñ — “Á”"), 480 + 611 + 480 + 278 + 250 + 500 + 250 + 1000 + 250 + 444 + 722 + 444);
        assert_eq!(width("字"), 500);
    }
}

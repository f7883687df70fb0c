//! Superscripts and subscripts: what `<sup>` and `<sub>` hold, in signs of their own, so that `100.1<sup>2</sup>` does not
//! become another number.

/// The height of characters set beside others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Script {
    Super,
    Sub,
}

/// Superscript letters from `a` to `z`; there is none for `q`.
const SUPERSCRIPT_LETTERS: &str = "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖqʳˢᵗᵘᵛʷˣʸᶻ";

/// Whether a character is one of those that stand for what was raised or lowered.
pub(crate) fn is_sign(c: char) -> bool {
    matches!(c, 'ª' | 'º' | '²' | '³' | '¹' | '⁰' | '⁴'..='⁻' | '₀'..='₋')
        || c != 'q' && SUPERSCRIPT_LETTERS.contains(c)
}

impl Script {
    /// The script of a tag, by its name in lower case.
    pub(crate) fn of_tag(name: &str) -> Option<Script> {
        match name {
            "sup" => Some(Script::Super),
            "sub" => Some(Script::Sub),
            _ => None,
        }
    }

    /// A text in the signs of this script; `None` where it can stand as it is: it joins no number.
    pub(crate) fn signs(self, text: &str) -> Option<String> {
        let bare = text.trim();
        if self == Script::Super {
            match bare {
                "TM" | "tm" | "™" => return Some("™".to_owned()),
                "®" | "R" | "r" | "(R)" => return Some("®".to_owned()),
                // The ordinals of Spanish and Portuguese.
                "a" => return Some("ª".to_owned()),
                "o" => return Some("º".to_owned()),
                _ => {}
            }
            if let [letter @ b'a'..=b'z'] = bare.as_bytes() {
                let raised = SUPERSCRIPT_LETTERS.chars().nth(usize::from(letter - b'a'));
                return raised.map(String::from);
            }
        }
        let digits = bare.strip_prefix(['+', '-', '−']).unwrap_or(bare);
        digits.starts_with(|c: char| c.is_ascii_digit()).then(|| text.chars().map(|c| self.sign(c)).collect())
    }

    /// The sign for a digit, plus or minus; other characters stay as they are.
    fn sign(self, c: char) -> char {
        const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
        const SUBSCRIPTS: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
        let (digits, plus, minus) = match self {
            Script::Super => (SUPERSCRIPTS, '⁺', '⁻'),
            Script::Sub => (SUBSCRIPTS, '₊', '₋'),
        };
        match c {
            '+' => plus,
            '-' | '−' => minus,
            _ => c.to_digit(10).and_then(|digit| digits.get(digit as usize).copied()).unwrap_or(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Script;

    #[test]
    fn digits_become_signs_of_their_own() {
        let check = |script: Script, text: &str, expected: Option<&str>| {
            assert_eq!(script.signs(text).as_deref(), expected, "{text}");
        };
        check(Script::Super, "2", Some("²"));
        check(Script::Super, " 10, 11 ", Some(" ¹⁰, ¹¹ "));
        check(Script::Super, "-2", Some("⁻²"));
        check(Script::Super, "a", Some("ª"));
        check(Script::Super, "b", Some("ᵇ"));
        check(Script::Super, "st", None);
        check(Script::Super, "[2]", None);
        check(Script::Super, "", None);
        check(Script::Super, "TM", Some("™"));
        check(Script::Sub, "2", Some("₂"));
        check(Script::Sub, "n", None);
    }
}

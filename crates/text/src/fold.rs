//! Folding: case and accents removed, for comparisons that ignore both.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Folds a text: lower case without accents. `¡Árbol Ñandú!` becomes `¡arbol nandu!`; white space and punctuation are
/// unchanged.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).nfc().collect()
}

/// Replaces typographic quotation marks and dashes by their ASCII forms.
pub fn to_ascii_punctuation(text: &str) -> String {
    let replace = |c: char| match c {
        '’' | '‘' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '−' | '–' => '-',
        c => c,
    };
    text.chars().map(replace).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_are_removed() {
        assert_eq!(fold("¡Árbol ÑANDÚ, Coração!"), "¡arbol nandu, coracao!");
        assert_eq!(fold("{T}: Add {G}"), "{t}: add {g}");
    }
}

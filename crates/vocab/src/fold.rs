//! Folding: how two spellings of a word are compared when accents and case do not matter.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Lower case without accents: `¡Árbol Ñandú!` becomes `¡arbol nandu!`. White space, marks and
/// everything else stay as they are.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_go() {
        assert_eq!(fold("¡Árbol ÑANDÚ, Coração!"), "¡arbol nandu, coracao!");
        assert_eq!(fold("{T}: Add {G}"), "{t}: add {g}");
    }
}

//! Orthographic similarity of names in two languages.

use vademecum_vocab::Lang;

use crate::fold;

/// Whether two names of one language are forms of one word, or of related words: they share most of their first letters.
pub fn share_root(name: &str, other: &str) -> bool {
    let (a, b) = (fold(name), fold(other));
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    same >= MIN_COMMON_PREFIX && 10 * same >= 7 * a.chars().count().min(b.chars().count())
}

const MIN_LETTERS: usize = 4;

/// Minimum number of letters of names that may differ in one letter.
const MIN_LETTERS_ONE_APART: usize = 6;

/// Minimum number of letters of a name without its ending, for two such roots to be compared.
const MIN_ROOT_LETTERS: usize = 5;

/// Minimum number of equal first letters of related words.
const MIN_COMMON_PREFIX: usize = 4;

/// The spelling of a name, normalised so that cognates of Latin origin are spelled alike in all languages; for false
/// friends.
#[derive(Debug, Clone)]
pub struct OrthographicKey {
    letters: Vec<char>,
    /// Number of letters without the ending of a verb or noun.
    root_length: usize,
    /// Whether the name has at least `MIN_LETTERS` letters.
    is_long: bool,
}

impl OrthographicKey {
    /// The key of a name.
    pub fn new(name: &str, lang: Lang) -> Self {
        let normalized = normalize(name, lang);
        OrthographicKey {
            root_length: strip_ending(&normalized).chars().count(),
            letters: normalized.chars().collect(),
            is_long: name.chars().count() >= MIN_LETTERS,
        }
    }

    /// The first letter.
    pub fn first_letter(&self) -> Option<char> {
        self.letters.first().copied()
    }

    /// Whether another name is spelled the same.
    pub fn is_equal(&self, other: &OrthographicKey) -> bool {
        self.is_long && self.letters == other.letters
    }

    /// Whether a reader may confuse another name with this one: equal, one letter apart, or equal without the endings.
    pub fn is_similar(&self, other: &OrthographicKey) -> bool {
        let (a, b) = (&self.letters, &other.letters);
        let letters = a.len().min(b.len());
        let same_root = || self.root_length >= MIN_ROOT_LETTERS && a[..self.root_length] == b[..other.root_length];
        letters >= MIN_LETTERS && (a == b || letters >= MIN_LETTERS_ONE_APART && is_one_edit_apart(a, b) || same_root())
    }
}

/// Removes the ending of a verb or noun.
fn strip_ending(normalized: &str) -> &str {
    const ENDINGS: &[&str] = &["ar", "er", "ir", "a", "o", "e"];
    ENDINGS.iter().find_map(|ending| normalized.strip_suffix(ending)).unwrap_or(normalized)
}

/// Undoes the spelling rules in which the languages differ: `hechizo` and `feitiço` become alike.
fn normalize(name: &str, lang: Lang) -> String {
    /// Replacements, applied in order.
    const ES: &[(&str, &str)] =
        &[("cc", "c"), ("cion", "sion"), ("ch", "it"), ("ie", "e"), ("ue", "o"), ("ll", "l"), ("z", "c"), ("v", "b")];
    const PT: &[(&str, &str)] =
        &[("cao", "sion"), ("sao", "sion"), ("nh", "n"), ("lh", "l"), ("ss", "s"), ("ou", "o"), ("v", "b")];
    const EN: &[(&str, &str)] =
        &[("tion", "sion"), ("ph", "f"), ("th", "t"), ("ll", "l"), ("ss", "s"), ("y", "i"), ("v", "b")];
    let replacements = match lang {
        Lang::Es => ES,
        Lang::Pt => PT,
        Lang::En => EN,
    };
    let mut normalized = fold(name);
    if let (Lang::Es, Some(rest)) = (lang, normalized.strip_prefix('h')) {
        normalized = format!("f{rest}");
    }
    for (letters, stands) in replacements {
        if normalized.contains(letters) {
            normalized = normalized.replace(letters, stands);
        }
    }
    normalized
}

/// Whether the edit distance of two words is at most 1, and their first letters are equal.
fn is_one_edit_apart(a: &[char], b: &[char]) -> bool {
    let same = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let (rest_a, rest_b) = (&a[same..], &b[same..]);
    fn skip(rest: &[char]) -> &[char] {
        rest.get(1..).unwrap_or_default()
    }
    same > 0 && (skip(rest_a) == skip(rest_b) || skip(rest_a) == rest_b || rest_a == skip(rest_b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cognates_look_alike() {
        for (pt, es) in [("feitiço", "hechizo"), ("ímpeto", "ímpetu"), ("fortalecer", "fortalecer"), ("ação", "acción")]
        {
            assert!(OrthographicKey::new(pt, Lang::Pt).is_similar(&OrthographicKey::new(es, Lang::Es)), "{pt} {es}");
        }
        for (pt, es) in
            [("virar", "girar"), ("cemitério", "cementerio de cartas"), ("mana", "mano"), ("atacante", "atacar")]
        {
            assert!(!OrthographicKey::new(pt, Lang::Pt).is_similar(&OrthographicKey::new(es, Lang::Es)), "{pt} {es}");
        }
    }
}

//! Names that look alike in two languages.

use vademecum_vocab::{Lang, fold};

/// Whether two names of one language are forms of one word, or of two that come from one.
pub(crate) fn is_relative(name: &str, other: &str) -> bool {
    let (a, b) = (fold(name), fold(other));
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    same >= 4 && 10 * same >= 7 * a.chars().count().min(b.chars().count())
}

/// How a name looks once the habits of its language's spelling are taken away.
#[derive(Debug, Clone)]
pub(crate) struct Look {
    letters: Vec<char>,
    /// How many of the letters are left without what makes it a verb or a noun.
    root: usize,
    is_long: bool,
}

impl Look {
    pub(crate) fn new(name: &str, lang: Lang) -> Self {
        let bare = bare(name, lang);
        Look { root: root(&bare).chars().count(), letters: bare.chars().collect(), is_long: name.chars().count() >= 4 }
    }

    /// The first letter.
    pub(crate) fn start(&self) -> Option<char> {
        self.letters.first().copied()
    }

    /// Whether another name is the same.
    pub(crate) fn is_same(&self, other: &Look) -> bool {
        self.is_long && self.letters == other.letters
    }

    /// Whether another name looks so much alike that a reader of one language takes it for this: the same, or
    /// one letter or the ending apart.
    pub(crate) fn is_like(&self, other: &Look) -> bool {
        let (a, b) = (&self.letters, &other.letters);
        let letters = a.len().min(b.len());
        let same_root = || self.root >= 5 && a[..self.root] == b[..other.root];
        letters >= 4 && (a == b || letters >= 6 && is_one_apart(a, b) || same_root())
    }
}

/// A word without what makes it a verb or a noun.
fn root(bare: &str) -> &str {
    const ENDINGS: &[&str] = &["ar", "er", "ir", "a", "o", "e"];
    ENDINGS.iter().find_map(|ending| bare.strip_suffix(ending)).unwrap_or(bare)
}

/// A name without what Latin became in one language and not in another.
fn bare(name: &str, lang: Lang) -> String {
    /// Letters and what they stand for, the first that fits.
    const ES: &[(&str, &str)] =
        &[("cc", "c"), ("cion", "sion"), ("ch", "it"), ("ie", "e"), ("ue", "o"), ("ll", "l"), ("z", "c"), ("v", "b")];
    const PT: &[(&str, &str)] =
        &[("cao", "sion"), ("sao", "sion"), ("nh", "n"), ("lh", "l"), ("ss", "s"), ("ou", "o"), ("v", "b")];
    const EN: &[(&str, &str)] =
        &[("tion", "sion"), ("ph", "f"), ("th", "t"), ("ll", "l"), ("ss", "s"), ("y", "i"), ("v", "b")];
    let habits = match lang {
        Lang::Es => ES,
        Lang::Pt => PT,
        Lang::En => EN,
    };
    let mut bare = fold(name);
    if let (Lang::Es, Some(rest)) = (lang, bare.strip_prefix('h')) {
        bare = format!("f{rest}");
    }
    for (letters, stands) in habits {
        if bare.contains(letters) {
            bare = bare.replace(letters, stands);
        }
    }
    bare
}

/// Whether one letter more, less or another makes two words the same, the first letter aside: words are told
/// apart by how they begin.
fn is_one_apart(a: &[char], b: &[char]) -> bool {
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
            assert!(Look::new(pt, Lang::Pt).is_like(&Look::new(es, Lang::Es)), "{pt} {es}");
        }
        for (pt, es) in
            [("virar", "girar"), ("cemitério", "cementerio de cartas"), ("mana", "mano"), ("atacante", "atacar")]
        {
            assert!(!Look::new(pt, Lang::Pt).is_like(&Look::new(es, Lang::Es)), "{pt} {es}");
        }
    }
}

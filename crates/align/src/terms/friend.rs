//! Names that look alike in two languages.

use vademecum_vocab::{Lang, fold};

/// Whether two names look so much alike that a reader of one language takes the other for it: the same, or one
/// letter apart, once the habits of each language's spelling are taken away.
pub(crate) fn look_alike((name, lang): (&str, Lang), (other, other_lang): (&str, Lang)) -> bool {
    let (a, b) = (bare(name, lang), bare(other, other_lang));
    let letters = a.chars().count().min(b.chars().count());
    letters >= 4 && (a == b || letters >= 6 && is_one_apart(&a, &b))
}

/// A name without what Latin became in one language and not in another.
fn bare(name: &str, lang: Lang) -> String {
    /// Letters and what they stand for, the first that fits.
    const ES: &[(&str, &str)] =
        &[("cion", "sion"), ("ch", "it"), ("ie", "e"), ("ue", "o"), ("ll", "l"), ("z", "c"), ("v", "b")];
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
fn is_one_apart(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (rest_a, rest_b) = (&a[same..], &b[same..]);
    let skip = |rest: &[char]| rest.get(1..).unwrap_or_default().to_vec();
    same > 0 && (skip(rest_a) == skip(rest_b) || skip(rest_a) == rest_b || rest_a == skip(rest_b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cognates_look_alike() {
        for (pt, es) in [("feitiço", "hechizo"), ("ímpeto", "ímpetu"), ("fortalecer", "fortalecer"), ("ação", "acción")]
        {
            assert!(look_alike((pt, Lang::Pt), (es, Lang::Es)), "{pt} {es}");
        }
        for (pt, es) in
            [("virar", "girar"), ("cemitério", "cementerio de cartas"), ("mana", "mano"), ("atacante", "atacar")]
        {
            assert!(!look_alike((pt, Lang::Pt), (es, Lang::Es)), "{pt} {es}");
        }
    }
}

//! The words of a ruling, as the patterns see them: folded, sentence by sentence, the names of cards out of
//! the way, asides told from statements.

use vademecum_vocab::fold;

/// What stands in the place of a card's name.
pub(super) const NAME: &str = "~";

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Word {
    /// The word without accents and capitals; a mana symbol without its braces.
    pub(super) text: String,
    /// The sentence it stands in, from 0.
    pub(super) sentence: usize,
    /// Whether it only illustrates: it stands in parentheses, or in a sentence that gives an example.
    pub(super) aside: bool,
}

/// How a sentence that gives an example begins, in folded words.
const EXAMPLE: [&[&str]; 5] =
    [&["por", "ejemplo"], &["por", "exemplo"], &["for", "example"], &["for", "instance"], &["p", "ej"]];

/// Cuts a text into words.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let (mut sentence, mut depth) = (0, 0usize);
    let mut current = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_alphanumeric() {
            current.push(c);
            continue;
        }
        // `can't` is one word, and so is `Y'shtola`; `card's` is `card`.
        if is_apostrophe(c) && !current.is_empty() && chars.peek().is_some_and(|next| next.is_alphabetic()) {
            let mut ahead = chars.clone();
            if ahead.next() == Some('s') && !ahead.next().is_some_and(char::is_alphanumeric) {
                chars.next();
            }
            continue;
        }
        push(&mut words, &mut current, sentence, depth > 0);
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            // A stop ends a sentence where something else than a word goes on behind it: not in `704.5`.
            '.' | '!' | '?' | ';' if depth == 0 && chars.peek().is_none_or(|next| !next.is_alphanumeric()) => {
                sentence += 1;
            }
            _ => {}
        }
    }
    push(&mut words, &mut current, sentence, depth > 0);
    mark_examples(&mut words);
    words
}

/// The signs that may stand inside a word.
pub(super) const fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

fn push(words: &mut Vec<Word>, current: &mut String, sentence: usize, aside: bool) {
    if !current.is_empty() {
        words.push(Word { text: fold(current), sentence, aside });
        current.clear();
    }
}

/// From where an example is announced, the rest of its sentence is an aside.
fn mark_examples(words: &mut [Word]) {
    let mut example = None;
    for at in 0..words.len() {
        let begins = |start: &[&str]| {
            words[at..].len() >= start.len() && start.iter().zip(&words[at..]).all(|(begin, word)| word.text == *begin)
        };
        if EXAMPLE.iter().any(|start| begins(start)) {
            example = Some(words[at].sentence);
        }
        if example == Some(words[at].sentence) {
            words[at].aside = true;
        }
    }
}

/// The names a text may call its card by, as folded words.
#[derive(Debug, Default)]
pub(super) struct Names(Vec<Vec<String>>);

impl Names {
    /// Of a card with these names; each is also known by what stands before its comma.
    pub(super) fn new<'n>(names: impl Iterator<Item = &'n str>) -> Self {
        let short = |name: &'n str| name.split_once(',').map(|(short, _)| short);
        let mut all: Vec<Vec<String>> = names
            .flat_map(|name| std::iter::once(name).chain(short(name)))
            .map(|name| words(name).into_iter().map(|word| word.text).collect())
            .filter(|name: &Vec<String>| !name.is_empty())
            .collect();
        all.sort_by_key(|name| std::cmp::Reverse(name.len()));
        all.dedup();
        Names(all)
    }

    /// Puts one mark in the place of every name, so that what is said of two cards reads the same.
    pub(super) fn hide(&self, words: &[Word]) -> Vec<Word> {
        let mut hidden: Vec<Word> = Vec::with_capacity(words.len());
        let mut rest = words;
        while let Some(word) = rest.first() {
            let named = |name: &&Vec<String>| {
                name.len() <= rest.len() && name.iter().zip(rest).all(|(name, word)| *name == word.text)
            };
            match self.0.iter().find(named) {
                Some(name) => {
                    hidden.push(Word { text: NAME.to_owned(), ..word.clone() });
                    rest = &rest[name.len()..];
                }
                None => {
                    hidden.push(word.clone());
                    rest = &rest[1..];
                }
            }
        }
        hidden
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with their sentence; asides in brackets.
    fn cut(text: &str) -> String {
        let word = |word: Word| match word.aside {
            true => format!("[{}]{}", word.text, word.sentence),
            false => format!("{}{}", word.text, word.sentence),
        };
        words(text).into_iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn sentences_are_counted() {
        assert_eq!(cut("Está así. ¿Y tú? Sí; no"), "esta0 asi0 y1 tu1 si2 no3");
        assert_eq!(cut("Rule 704.5f. Next"), "rule0 7040 5f0 next1");
    }

    #[test]
    fn parentheses_and_examples_are_asides() {
        assert_eq!(cut("a (b. c) d. Por ejemplo, e. f"), "a0 [b]0 [c]0 d0 [por]1 [ejemplo]1 [e]1 f2");
        assert_eq!(cut("unclosed (b. c"), "unclosed0 [b]0 [c]0");
        assert_eq!(cut("a) b"), "a0 b0");
    }

    #[test]
    fn an_apostrophe_does_not_cut_a_word() {
        assert_eq!(cut("It can't, the card's owner’s Y'shtola's '"), "it0 cant0 the0 card0 owner0 yshtola0");
    }

    #[test]
    fn names_give_way_to_one_mark() {
        let names = Names::new(["Ana, la Sabia", "El Faro"].into_iter());
        let hide =
            |text: &str| names.hide(&words(text)).into_iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
        assert_eq!(hide("Ana, la Sabia ve El Faro"), "~ ve ~");
        assert_eq!(hide("ANA ve el faro"), "~ ve ~");
        assert_eq!(hide("Anabel ve un faro"), "anabel ve un faro");
        assert_eq!(Names::default().hide(&words("Ana"))[0].text, "ana");
    }
}

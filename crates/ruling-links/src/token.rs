//! Tokenizer for rulings: folded words with their sentence, asides marked, card names masked.

use vademecum_vocab::fold;

/// Token that replaces the name of a ruling's own card.
const CARD_NAME_PLACEHOLDER: &str = "~";

/// A word of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    /// Folded: without accents and capitals; a mana symbol without its braces.
    pub(crate) text: String,
    /// Index of its sentence, from 0.
    pub(crate) sentence: usize,
    /// Whether it is in parentheses or in a sentence that gives an example.
    pub(crate) is_aside: bool,
}

/// Folded words that announce an example.
const EXAMPLE_OPENINGS: [&[&str]; 5] =
    [&["por", "ejemplo"], &["por", "exemplo"], &["for", "example"], &["for", "instance"], &["p", "ej"]];

/// Splits a text into tokens.
pub(crate) fn tokenize(text: &str) -> Vec<Token> {
    let mut words: Vec<Token> = Vec::new();
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

/// Whether a character is an apostrophe, which does not end a word.
pub(crate) const fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

fn push(words: &mut Vec<Token>, current: &mut String, sentence: usize, is_aside: bool) {
    if !current.is_empty() {
        words.push(Token { text: fold(current), sentence, is_aside });
        current.clear();
    }
}

/// Marks the tokens from the announcement of an example to the end of its sentence as asides.
fn mark_examples(words: &mut [Token]) {
    let mut example = None;
    for at in 0..words.len() {
        let begins = |start: &[&str]| {
            words[at..].len() >= start.len() && start.iter().zip(&words[at..]).all(|(begin, word)| word.text == *begin)
        };
        if EXAMPLE_OPENINGS.iter().any(|start| begins(start)) {
            example = Some(words[at].sentence);
        }
        if example == Some(words[at].sentence) {
            words[at].is_aside = true;
        }
    }
}

/// The names that a ruling may call its card by, as folded words, longest first.
#[derive(Debug, Default)]
pub(crate) struct CardNames(Vec<Vec<String>>);

impl CardNames {
    /// Collects the names of a card, each also without what follows its first comma.
    pub(crate) fn new<'n>(names: impl Iterator<Item = &'n str>) -> Self {
        let short = |name: &'n str| name.split_once(',').map(|(short, _)| short);
        let mut all: Vec<Vec<String>> = names
            .flat_map(|name| std::iter::once(name).chain(short(name)))
            .map(|name| tokenize(name).into_iter().map(|word| word.text).collect())
            .filter(|name: &Vec<String>| !name.is_empty())
            .collect();
        all.sort_by_key(|name| std::cmp::Reverse(name.len()));
        all.dedup();
        CardNames(all)
    }

    /// Replaces every name with one placeholder, so that the same ruling on two cards gives the same tokens.
    pub(crate) fn mask(&self, words: &[Token]) -> Vec<Token> {
        let mut masked: Vec<Token> = Vec::with_capacity(words.len());
        let mut rest = words;
        while let Some(word) = rest.first() {
            let named = |name: &&Vec<String>| {
                name.len() <= rest.len() && name.iter().zip(rest).all(|(name, word)| *name == word.text)
            };
            match self.0.iter().find(named) {
                Some(name) => {
                    masked.push(Token { text: CARD_NAME_PLACEHOLDER.to_owned(), ..word.clone() });
                    rest = &rest[name.len()..];
                }
                None => {
                    masked.push(word.clone());
                    rest = &rest[1..];
                }
            }
        }
        masked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with their sentence; asides in brackets.
    fn cut(text: &str) -> String {
        let word = |word: Token| match word.is_aside {
            true => format!("[{}]{}", word.text, word.sentence),
            false => format!("{}{}", word.text, word.sentence),
        };
        tokenize(text).into_iter().map(word).collect::<Vec<_>>().join(" ")
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
        let names = CardNames::new(["Ana, la Sabia", "El Faro"].into_iter());
        let hide =
            |text: &str| names.mask(&tokenize(text)).into_iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
        assert_eq!(hide("Ana, la Sabia ve El Faro"), "~ ve ~");
        assert_eq!(hide("ANA ve el faro"), "~ ve ~");
        assert_eq!(hide("Anabel ve un faro"), "anabel ve un faro");
        assert_eq!(CardNames::default().mask(&tokenize("Ana"))[0].text, "ana");
    }
}

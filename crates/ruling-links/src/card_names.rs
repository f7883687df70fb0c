//! The names of a ruling's card, masked in its words.

use vademecum_text::SentenceWord;

use crate::MAX_NAME_WORDS;

/// Token that replaces the name of a ruling's own card.
const CARD_NAME_PLACEHOLDER: &str = "~";

/// The names that a ruling may call its card by, as folded words, longest first.
#[derive(Debug, Default)]
pub(crate) struct CardNames(Vec<Vec<String>>);

impl CardNames {
    /// Collects the names of a card, each also without what follows its first comma.
    pub(crate) fn new<'n>(names: impl Iterator<Item = &'n str>) -> Self {
        let short = |name: &'n str| name.split_once(',').map(|(short, _)| short);
        let mut all: Vec<Vec<String>> = names
            .flat_map(|name| std::iter::once(name).chain(short(name)))
            .map(|name| SentenceWord::of_text(name).into_iter().map(|word| word.text).collect())
            .filter(|name: &Vec<String>| (1..=MAX_NAME_WORDS).contains(&name.len()))
            .collect();
        all.sort_by_key(|name| std::cmp::Reverse(name.len()));
        all.dedup();
        CardNames(all)
    }

    /// Replaces every name with one placeholder, so that the same ruling on two cards gives the same tokens.
    pub(crate) fn mask(&self, words: &[SentenceWord]) -> Vec<SentenceWord> {
        let mut masked: Vec<SentenceWord> = Vec::with_capacity(words.len());
        let mut rest = words;
        while let Some(word) = rest.first() {
            let named = |name: &&Vec<String>| {
                name.len() <= rest.len() && name.iter().zip(rest).all(|(name, word)| *name == word.text)
            };
            match self.0.iter().find(named) {
                Some(name) => {
                    masked.push(SentenceWord { text: CARD_NAME_PLACEHOLDER.to_owned(), ..word.clone() });
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

    #[test]
    fn names_give_way_to_one_mark() {
        let names = CardNames::new(["Ana, la Sabia", "El Faro"].into_iter());
        let hide = |text: &str| {
            names.mask(&SentenceWord::of_text(text)).into_iter().map(|word| word.text).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(hide("Ana, la Sabia ve El Faro"), "~ ve ~");
        assert_eq!(hide("ANA ve el faro"), "~ ve ~");
        assert_eq!(hide("Anabel ve un faro"), "anabel ve un faro");
        let long = |words: usize| CardNames::new([&*"mar ".repeat(words)].into_iter()).0.len();
        assert_eq!([32, 33].map(long), [1, 0]);
        assert_eq!(CardNames::default().mask(&SentenceWord::of_text("Ana"))[0].text, "ana");
    }
}

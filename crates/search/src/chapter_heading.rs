//! Chapters named by their number without a dot, followed by words: «117. Timing and Priority», `903 commander`.

use std::sync::LazyLock;

use regex::Regex;
use vademecum_graph::Graph;
use vademecum_text::{StopWordSet, TokenForm, TokenKind, fold, index_tokens, share_root};
use vademecum_vocab::{Lang, Number};

use crate::indexer::stemmed_name_key;

/// A query that begins with three digits, followed by words.
pub(crate) struct ChapterHeading<'t> {
    /// The chapter with these digits.
    pub(crate) number: Number,
    /// The words behind it.
    pub(crate) words: &'t str,
    /// Whether it is written as a number of the rules; otherwise it may be an amount, as in «100 cards deck».
    pub(crate) is_marked: bool,
}

static HEADING: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?xis) ^ [^\p{L}\p{N}+\-−{/$]*
        (?<named> (?: (?: la | a | the ) \s+ )? (?: reglas? | regras? | rules? | cr ) [\s.:\#]+ )?
        (?<number> [1-9] \d{2} ) (?: \s? (?<mark> [.:)–—] ) \s* | \s (?<dash> - ) \s | \s+ )
        (?<words> [^\p{L}\p{N}]* \p{L} .* ) $";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

impl<'t> ChapterHeading<'t> {
    /// Reads a query.
    pub(crate) fn parse(text: &'t str) -> Option<Self> {
        let found = HEADING.captures(text)?;
        Some(ChapterHeading {
            number: found["number"].parse().ok()?,
            words: found.name("words")?.as_str(),
            is_marked: ["named", "mark", "dash"].iter().any(|&name| found.name(name).is_some()),
        })
    }

    /// Whether the words have one in common with a title of the chapter, or are the title in another language.
    pub(crate) fn has_word_of(&self, title: &str, lang: Lang, graph: &Graph) -> bool {
        let titled = content_words(title);
        let stem = |word: &str| TokenForm::Stemmed.normalize(word, TokenKind::Word, lang);
        let is_titled = |word: &&str| titled.iter().any(|other| stem(word) == stem(other) || share_root(word, other));
        if content_words(self.words).iter().any(is_titled) {
            return true;
        }
        let key = stemmed_name_key(title, lang);
        let name = self.words.trim();
        let others = Lang::ALL.into_iter().filter(|&other| other != lang);
        others
            .flat_map(|other| graph.term_tables().flat_map(move |terms| terms.translations(name, other, lang)))
            .any(|translated| stemmed_name_key(translated, lang) == key)
    }
}

/// The words of a text that are no stop words.
fn content_words(text: &str) -> Vec<&str> {
    let words = index_tokens(text).filter(|token| token.kind == TokenKind::Word).map(|token| token.text);
    words.filter(|word| !StopWordSet::SearchStopWords.contains_in_any(&fold(word))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, number: &str, words: &str, is_marked: bool) {
        let heading = ChapterHeading::parse(text).unwrap();
        let read = (heading.number.to_string(), heading.words, heading.is_marked);
        assert_eq!(read, (number.to_owned(), words, is_marked), "{text}");
    }

    #[test]
    fn headings_are_read_as_printed() {
        check("117. Timing and Priority", "117", "Timing and Priority", true);
        check("704 - State-Based Actions", "704", "State-Based Actions", true);
        check("regla 903 comandante", "903", "comandante", true);
        check("¿la regla 903: comandante?", "903", "comandante?", true);
        check("903 commander", "903", "commander", false);
        check("100 cards deck", "100", "cards deck", false);
    }

    #[test]
    fn other_numbers_are_no_headings() {
        for text in ["100-card deck", "117", "117.", "117.5 prioridad", "1000 cards", "+100 damage", "a 903", "099 x"] {
            assert!(ChapterHeading::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn words_are_compared_with_titles() {
        let graph = Graph::new([]);
        let check = |text: &str, title: &str, lang: Lang, expected: bool| {
            let heading = ChapterHeading::parse(text).unwrap();
            assert_eq!(heading.has_word_of(title, lang, &graph), expected, "{text}: {title}");
        };
        check("117 tiempo y prioridad", "Cuándo jugar y prioridad", Lang::Es, true);
        check("117 timing and priority", "Cuándo jugar y prioridad", Lang::Es, true);
        check("704 ações baseadas em estado", "Ações Baseadas no Estado", Lang::Pt, true);
        check("100 cartas y mazos", "Generalidades", Lang::Es, false);
        // Stop words say nothing about a title.
        check("117 cartas y mazos", "Cuándo jugar y prioridad", Lang::Es, false);
    }
}

//! The line above a quotation, which says what is quoted: `From the Comprehensive Rules (May 3, 2019—Set)`,
//! `Del glosario de las Reglas completas (Edición (3 mayo, 2019))`.

use vademecum_text::{StopWordSet, fold};
use vademecum_vocab::{EditionDate, Lang};

use super::vocabulary::ArticleVocabulary;
use crate::{date, vocabulary::RulesVocabulary};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Quote {
    /// The glossary, and not the rules.
    pub(super) glossary: bool,
    /// The edition, where the line says it.
    pub(super) date: Option<EditionDate>,
}

const MAX_INTRODUCTION_BYTES: usize = 240;

/// Whether a line, marks included, may introduce a quotation: a cheap look before it is read.
pub(super) fn may_introduce(raw: &str) -> bool {
    let first = raw.split_whitespace().next().unwrap_or_default().trim_matches(['*', '_', '[']);
    let opens = |lang| ArticleVocabulary::of(lang).from.contains(&fold(first).as_str());
    first.starts_with(char::is_uppercase) && first.len() <= 10 && Lang::ALL.into_iter().any(opens)
}

pub(super) fn introduction(text: &str) -> Option<Quote> {
    if text.len() > MAX_INTRODUCTION_BYTES || !text.starts_with(char::is_uppercase) {
        return None;
    }
    let folded = fold(text);
    Lang::ALL.into_iter().find_map(|lang| {
        let words = RulesVocabulary::of(lang);
        let (at, title) = words.title.iter().find_map(|title| Some((folded.find(title)?, title)))?;
        let opening: Vec<&str> = folded[..at].split_whitespace().collect();
        let first = opening.first()?;
        let glossary = opening.iter().any(|word| words.glossary.contains(word));
        let expected = |word: &&str| {
            ArticleVocabulary::of(lang).from.contains(word)
                || StopWordSet::DefiniteArticles.contains(lang, word)
                || words.glossary.contains(word)
                || matches!(*word, "of" | "magic")
        };
        if !ArticleVocabulary::of(lang).from.contains(first) || !opening.iter().all(expected) {
            return None;
        }
        let behind = &folded[at + title.len()..];
        closes(behind).then(|| Quote { glossary, date: date::find(behind).map(|(date, _)| date) })
    })
}

/// Whether what stands behind the rules' title ends an introduction: nothing, an edition in brackets, a
/// date. A sentence goes on.
fn closes(behind: &str) -> bool {
    let behind = behind.trim().trim_end_matches([':', ' ']);
    let behind = ["de magic", "of magic", "do magic"].iter().find_map(|of| behind.strip_prefix(of)).unwrap_or(behind);
    let behind = behind.trim_start();
    let bracketed = behind.starts_with(['(', '[']) && behind.ends_with([')', ']']);
    let dated = behind.starts_with([',', '—', '–', '-', ':']) && !behind.ends_with('.') && date::find(behind).is_some();
    behind.is_empty() || bracketed || dated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let shown = introduction(text).map_or("none".to_owned(), |quote| {
            let date = quote.date.map_or("?".to_owned(), |date| date.to_string());
            format!("{} {date}", if quote.glossary { "glossary" } else { "rules" })
        });
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn introductions_in_every_language() {
        check("De las Reglas completas\u{a0}(Un juego\u{a0}(3 mayo, 2019))", "rules 2019-05-03");
        check("Del glosario de las Reglas completas (Un juego (3 de mayo de 2019))", "glossary 2019-05-03");
        check("From the Comprehensive Rules (May 3, 2019—A Game)", "rules 2019-05-03");
        check("From the glossary of the Comprehensive Rules (A Game (May 3, 2019)):", "glossary 2019-05-03");
        check("Das Regras Completas (3 de maio de 2019—Um jogo)", "rules 2019-05-03");
        check("Do glossário das Regras Abrangentes, 3 de maio de 2019", "glossary 2019-05-03");
        check("From the Magic Comprehensive Rules", "rules ?");
    }

    #[test]
    fn sentences_and_titles_introduce_nothing() {
        check("De las Reglas completas, la del mazo es la más corta.", "none");
        check("De las Reglas completas (las de mayo) se sabe poco.", "none");
        check("Reglas completas", "none");
        check("Magic Comprehensive Rules (effective May 3, 2019)", "none");
        check("From the start, the Comprehensive Rules (May 3, 2019)", "none");
        check("de las Reglas completas (3 mayo, 2019)", "none");
    }
}

//! Subjects of sentences: of the sentence that defines an article's topic, and the card or
//! keyword that a worked example names.

use vademecum_text::{StopWordSet, fold};
use vademecum_vocab::Lang;

use super::vocabulary::ArticleVocabulary;

const MAX_NAME_WORDS: usize = 7;

/// Finds the subject of a definition: `tower` in `A tower (of the game) is a piece.`
pub(super) fn of_definition(text: &str, lang: Lang) -> Option<&str> {
    let phrases = ArticleVocabulary::of(lang);
    let text = main_clause(text, phrases);
    let text = without_article(text, |word| {
        StopWordSet::DefiniteArticles.contains(lang, word) || StopWordSet::IndefiniteArticles.contains(lang, word)
    });
    let bracket = text.find(['(', '[']);
    // A text without either is no definition.
    let end = [verb(text, &[phrases.is]), bracket].into_iter().flatten().min()?;
    let subject = text[..end].split(',').next().unwrap_or_default();
    name(without_adverb(subject, phrases))
        .filter(|name| !StopWordSet::SentenceOpeners.contains(lang, &first_word(name)))
}

/// The card or keyword that a worked example is about: `El Dragón dice "…"`, `Volar es una habilidad …`.
pub(super) fn of_example(text: &str, lang: Lang) -> Option<&str> {
    let phrases = ArticleVocabulary::of(lang);
    // English names of cards keep their article.
    let text = if lang == Lang::En {
        text
    } else {
        without_article(text, |word| StopWordSet::DefiniteArticles.contains(lang, word))
    };
    let end = verb(text, &[phrases.is, phrases.says])?;
    let name = name(without_adverb(&text[..end], phrases))?;
    let first = first_word(name);
    let named = name.trim_start_matches(QUOTES).starts_with(char::is_uppercase);
    let common =
        StopWordSet::SentenceOpeners.contains(lang, &first) || StopWordSet::IndefiniteArticles.contains(lang, &first);
    // «The player has …»: an article and a common noun.
    let without_the = without_article(name, |word| word == "the");
    let noun = lang == Lang::En && first == "the" && without_the.starts_with(char::is_lowercase);
    (named && !common && !noun).then_some(name)
}

const QUOTES: [char; 7] = ['“', '”', '"', '«', '»', '‘', '’'];

/// A text as a name: short, without marks inside.
fn name(text: &str) -> Option<&str> {
    let name = text.trim().trim_matches(QUOTES).trim();
    let words = name.split_whitespace().count();
    ((1..=MAX_NAME_WORDS).contains(&words) && !name.contains(['.', ':', ';', ',', '(', '"', '“', '?', '!']))
        .then_some(name)
}

/// The text behind a first clause that only says where it holds: `In this game, …`.
fn main_clause<'t>(text: &'t str, phrases: &ArticleVocabulary) -> &'t str {
    let aside = matches!(first_word(text).as_str(), "in" | "en" | "em" | "no" | "na");
    match text.split_once(", ") {
        Some((clause, rest)) if aside && verb(clause, &[phrases.is]).is_none() => rest,
        _ => text,
    }
}

fn without_article(text: &str, is_article: impl Fn(&str) -> bool) -> &str {
    let text = text.trim_start();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) if is_article(&fold(word)) => rest.trim_start(),
        _ => text,
    }
}

fn without_adverb<'t>(text: &'t str, phrases: &ArticleVocabulary) -> &'t str {
    match text.trim_end().rsplit_once(char::is_whitespace) {
        Some((rest, word)) if phrases.adverbs.contains(&fold(word).as_str()) => rest,
        _ => text,
    }
}

fn first_word(text: &str) -> String {
    fold(text.split_whitespace().next().unwrap_or_default().trim_matches(QUOTES))
}

/// Finds the first verb of a list, behind at least one other word.
fn verb(text: &str, lists: &[&[&str]]) -> Option<usize> {
    let mut at = 0;
    for (i, word) in text.split_whitespace().take(MAX_NAME_WORDS + 1).enumerate() {
        let start = at + text[at..].find(word)?;
        at = start + word.len();
        if i > 0 && lists.iter().any(|list| list.contains(&word.trim_matches([',', ':']).to_lowercase().as_str())) {
            return Some(start);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_name_what_they_define() {
        let check = |lang, text, expected| assert_eq!(of_definition(text, lang), expected, "{text}");
        check(Lang::Es, "Una torre alta (en inglés, tower) es una pieza.", Some("torre alta"));
        check(Lang::Es, "En el juego, la torre es una pieza.", Some("torre"));
        check(Lang::Pt, "A torre é uma peça e cai.", Some("torre"));
        check(Lang::En, "Towers are pieces.", Some("Towers"));
        check(Lang::En, "A “tower” is a piece.", Some("tower"));
        check(Lang::En, "This is a page.", None);
        check(Lang::En, "Nothing of the kind stands here", None);
    }

    #[test]
    fn examples_name_cards_and_keywords() {
        let check = |lang, text, expected| assert_eq!(of_example(text, lang), expected, "{text}");
        check(Lang::Es, "La Torre gris dice \"Cuando\".", Some("Torre gris"));
        check(Lang::Es, "El Genio de los mares tiene una habilidad.", Some("Genio de los mares"));
        check(Lang::Es, "Volar es una habilidad.", Some("Volar"));
        check(Lang::Es, "El Guardián gris no tiene alas.", Some("Guardián gris"));
        check(Lang::Es, "El jugador tiene dos cartas.", None);
        check(Lang::Es, "Si tienes dos, es tarde.", None);
        check(Lang::Es, "Una torre tiene dos pisos.", None);
        check(Lang::Pt, "O Gigante diz “Voar”.", Some("Gigante"));
        check(Lang::Pt, "Voar é uma habilidade.", Some("Voar"));
        check(Lang::En, "The Grey Tower has flying.", Some("The Grey Tower"));
        check(Lang::En, "The player has two cards.", None);
        check(Lang::En, "A tower has two floors.", None);
    }
}

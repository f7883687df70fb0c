//! What a source is: kind of document, language, title and date, from its content.
//!
//! Every grammar knows its own documents; the most telling marks are asked for first.

use vademecum_document::DocumentKind;
use vademecum_vocab::{EditionDate, Game, Lang, fold};

use crate::{
    article, date, draft::Draft, layout::Layout, notes, outline, printed::rule_number, reader::Source, rules,
    words::Words,
};

/// Which grammar reads a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Grammar {
    /// The Comprehensive Rules of Magic.
    Rules,
    /// The release notes of a set of Magic.
    Notes,
    /// An encyclopedia article that quotes rules.
    Article,
    /// Rules in numbered headings with worked examples, as Mitos y Leyendas has them.
    Outline,
}

impl Grammar {
    /// The game its documents are about.
    pub(crate) const fn game(self) -> Game {
        match self {
            Grammar::Rules | Grammar::Notes | Grammar::Article => Game::Magic,
            Grammar::Outline => Game::Myl,
        }
    }

    /// The kind of its documents.
    pub(crate) const fn kind(self) -> DocumentKind {
        match self {
            Grammar::Rules | Grammar::Outline => DocumentKind::Rules,
            Grammar::Notes => DocumentKind::Notes,
            Grammar::Article => DocumentKind::Article,
        }
    }

    /// Reads a source; references are linked and texts checked afterwards.
    pub(crate) fn read<'s>(self, source: &'s Source, layout: &Layout, lang: Lang) -> Draft<'s> {
        match self {
            Grammar::Rules => rules::read(source, layout, lang),
            Grammar::Notes => notes::read(source, layout, lang),
            Grammar::Article => article::read(source, layout, lang),
            Grammar::Outline => outline::read(source, layout, lang),
        }
    }
}

/// What the content says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Recognised {
    /// How to read it.
    pub(crate) grammar: Grammar,
    /// The work's name in document ids: `magic-cr`, `magic-notes-fin`.
    pub(crate) work: String,
    /// The language of the text.
    pub(crate) lang: Lang,
    /// The date the edition takes effect, where the content gives it.
    pub(crate) date: Option<EditionDate>,
    /// The title as printed, marks removed; empty when the content has none.
    pub(crate) title: String,
}

/// How many lines of a document may hold its title and date.
const HEAD: usize = 60;

/// Recognises a source; `None` for a text of no kind we read.
pub(crate) fn recognise(source: &Source, layout: &Layout) -> Option<Recognised> {
    notes::recognise(source, layout)
        .or_else(|| article::recognise(source, layout))
        .or_else(|| outline::recognise(source, layout))
        .or_else(|| comprehensive_rules(source, layout))
}

/// Recognises the Comprehensive Rules; `None` for anything else.
fn comprehensive_rules(source: &Source, layout: &Layout) -> Option<Recognised> {
    let texts = || layout.lines.iter().map(|line| &source.text[line.body.clone()]);
    // Titles and dates stand in short lines; a glued one is read as far as it may hold them.
    let head: Vec<String> = texts().take(HEAD).map(|t| t.chars().take(400).collect()).collect();
    let titled = head.iter().enumerate().find_map(|(i, text)| {
        let folded = fold(text);
        let lang = Lang::ALL.into_iter().find(|&l| Words::of(l).title.iter().any(|t| folded.contains(t)))?;
        Some((i, lang))
    });
    let numbered = texts()
        .filter(|text| rule_number(text.trim_start_matches(['*', '_'])).is_some_and(|p| p.best().is_some()))
        .take(MANY)
        .count();
    if numbered < if titled.is_some() { 3 } else { MANY } {
        return None;
    }
    let lang = language(texts()).or(titled.map(|(_, lang)| lang))?;
    let title = titled
        .filter(|&(i, _)| head[i].chars().count() <= 120)
        .map(|(i, _)| head[i].trim_matches(['*', '#', '_', ' ']).trim_end_matches('.').replace(['*', '_'], ""))
        .unwrap_or_default();
    // The date stands in the head; some editions print it behind the credits only.
    let tail: Vec<&str> = texts().rev().take(HEAD).collect();
    let date = head.iter().map(String::as_str).chain(tail).find_map(effective_date);
    Some(Recognised { grammar: Grammar::Rules, work: "magic-cr".to_owned(), lang, date, title })
}

/// Enough numbered lines to know a rules document without a title.
const MANY: usize = 20;

/// A date in a line that says since when the rules hold, or that holds little but a date.
fn effective_date(text: &str) -> Option<EditionDate> {
    const SINCE: &[&str] = &[
        "effective",
        "valid",
        "vigen",
        "vigor",
        "efetiv",
        "efectiv",
        "entra",
        "partir",
        "as of",
        "updated",
        "actualiz",
        "atualiz",
        "compr",
    ];
    let (date, _) = date::find(text)?;
    let folded = fold(text);
    (text.chars().count() <= 60 || SINCE.iter().any(|word| folded.contains(word))).then_some(date)
}

/// The language whose telling words are the most frequent, if the text has enough of them.
pub(crate) fn language<'a>(texts: impl Iterator<Item = &'a str>) -> Option<Lang> {
    let mut counts = [0usize; Lang::ALL.len()];
    for text in texts.take(400) {
        for (count, lang) in counts.iter_mut().zip(Lang::ALL) {
            *count += Words::of(lang).count_telling(text);
        }
    }
    let (best, count) = Lang::ALL.into_iter().zip(counts).max_by_key(|&(_, count)| count)?;
    (count >= 3).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::layout, reader::Format, testing::source};

    fn check(text: &str, expected: &str) {
        let source = source(Format::Text, text);
        let shown = match comprehensive_rules(&source, &layout(&source)) {
            None => "nothing".to_owned(),
            Some(r) => format!("{} {} {}", r.lang, r.date.map_or("?".into(), |d| d.to_string()), r.title),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn title_language_and_date_come_from_the_content() {
        let rules = "100.1. The player with the most cards.\n100.2. The spell is cast.\n100.3. The game of the year.\n";
        check(
            &format!("Magic Comprehensive Rules\nValid as of November 8, 2024.\n{rules}"),
            "en 2024-11-08 Magic Comprehensive Rules",
        );
        check(
            "# **Reglas Completas de Magic**.\nVálidas desde el viernes, 8 de noviembre de 2024.\n\
             100.1. El jugador con una carta.\n100.2. Los hechizos de la pila.\n100.3. Una regla y su uso.",
            "es 2024-11-08 Reglas Completas de Magic",
        );
        check(&format!("Comprehensive Rules\n{rules}"), "en ? Comprehensive Rules");
    }

    #[test]
    fn other_texts_are_nothing() {
        check("A recipe for bread.\nTake the flour of the mill.\n1. Mix.\n2. Bake.", "nothing");
        check("We talk of the Comprehensive Rules of November 8, 2024 in this letter.", "nothing");
    }

    #[test]
    fn many_numbered_lines_need_no_title() {
        let rules: String = (1..=25).map(|n| format!("704.{n}. The player and the spell of that rule.\n")).collect();
        check(&rules, "en ? ");
    }
}

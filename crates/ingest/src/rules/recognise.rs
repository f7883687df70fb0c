//! Recognition of Comprehensive Rules, and their metadata: language, title, date.

use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Lang};

use crate::{
    date, grammar::Header, layout::Layout, number_reading::rule_number, reader::Source, vocabulary::RulesVocabulary,
};

/// Maximum number of lines in which the title and date are looked for.
const MAX_HEAD_LINES: usize = 60;

/// Recognises the Comprehensive Rules; `None` for anything else.
pub(super) fn recognise(source: &Source, layout: &Layout) -> Option<Header> {
    let texts = || layout.lines.iter().map(|line| &source.text[line.body.clone()]);
    // Titles and dates stand in short lines; a glued one is read as far as it may hold them.
    let head: Vec<String> = texts().take(MAX_HEAD_LINES).map(|t| t.chars().take(400).collect()).collect();
    let titled = head.iter().enumerate().find_map(|(i, text)| {
        let folded = fold(text);
        let lang = Lang::ALL.into_iter().find(|&l| RulesVocabulary::of(l).title.iter().any(|t| folded.contains(t)))?;
        Some((i, lang))
    });
    let numbered = texts()
        .filter(|text| rule_number(text.trim_start_matches(['*', '_'])).is_some_and(|p| p.best().is_some()))
        .take(MIN_NUMBERED_LINES)
        .count();
    if numbered < if titled.is_some() { 3 } else { MIN_NUMBERED_LINES } {
        return None;
    }
    let lang = vademecum_text::detect_language(texts()).or(titled.map(|(_, lang)| lang))?;
    let title = titled
        .filter(|&(i, _)| head[i].chars().count() <= 120)
        .map(|(i, _)| head[i].trim_matches(['*', '#', '_', ' ']).trim_end_matches('.').replace(['*', '_'], ""))
        .unwrap_or_default();
    // The date stands in the head; some editions print it behind the credits only.
    let tail: Vec<&str> = texts().rev().take(MAX_HEAD_LINES).collect();
    let date = head.iter().map(String::as_str).chain(tail).find_map(effective_date);
    Some(Header { work: "magic-cr".to_owned(), lang, date, title })
}

/// A rules document without a title has at least this many numbered lines.
const MIN_NUMBERED_LINES: usize = 20;

/// A date in a line that says since when the rules hold, or that holds little but a date.
fn effective_date(text: &str) -> Option<EditionDate> {
    const SINCE: &str = "effective|valid|vigen|vigor|efetiv|efectiv|entra|partir|as of|updated|actualiz|atualiz|compr";
    let (date, _) = date::find(text)?;
    let folded = fold(text);
    (text.chars().count() <= 60 || SINCE.split('|').any(|word| folded.contains(word))).then_some(date)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::layout, reader::Format, testing::source};

    fn check(text: &str, expected: &str) {
        let source = source(Format::Text, text);
        let shown = match recognise(&source, &layout(&source)) {
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

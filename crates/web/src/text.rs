//! The sentences of the interface, looked up in `locales/{es,pt,en}/*.ftl`.
//!
//! A message is always a whole sentence or label: pages never glue words together. Plurals, dates and
//! languages are chosen inside the message by its arguments.

use std::{borrow::Cow, fmt};

use vademecum_document::{Document, NodeKind};
use vademecum_locale::{FluentArgs, FluentValue, write};
use vademecum_vocab::{EditionDate, Game, Lang, Severity};

use crate::instant::months_between;

/// One message in one language, with its arguments; shown with `Display`.
#[derive(Debug)]
pub(crate) struct Message<'a> {
    lang: Lang,
    key: Cow<'static, str>,
    args: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// Gives the message an argument.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, value);
        self
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.lang, &self.key, &self.args)
    }
}

/// The message with a key, without arguments so far.
pub(crate) fn t<'a>(lang: Lang, key: impl Into<Cow<'static, str>>) -> Message<'a> {
    Message { lang, key: key.into(), args: FluentArgs::new() }
}

/// What a game is called.
pub(crate) fn game_name(lang: Lang, game: Game) -> String {
    t(lang, format!("game-{game}")).to_string()
}

/// What a language is called.
pub(crate) fn lang_name(lang: Lang, of: Lang) -> String {
    t(lang, "fact-language-name").with("lang", of.as_str()).to_string()
}

/// What a kind of node is called.
pub(crate) fn kind_name(lang: Lang, kind: NodeKind) -> String {
    t(lang, format!("kind-{}", kind.as_str())).to_string()
}

/// What a severity is called.
pub(crate) fn severity_name(lang: Lang, severity: Severity) -> String {
    t(lang, format!("severity-{severity}")).to_string()
}

/// What a document is, in a few words: `Texto oficial en español`.
pub(crate) fn document_label(lang: Lang, document: &Document) -> String {
    t(lang, format!("document-{}", document.kind.as_str())).with("lang", document.lang().as_str()).to_string()
}

/// That something is of an edition: `Edición: 8 de noviembre de 2024`.
pub(crate) fn edition_of(lang: Lang, edition: EditionDate) -> String {
    t(lang, "edition-of").with("date", date(lang, edition)).to_string()
}

/// A date as people of a language write it: `8 de noviembre de 2024`, `July 2021`.
pub(crate) fn date(lang: Lang, date: EditionDate) -> String {
    let (year, month, day) = date.parts();
    let year = year.map(|y| y.to_string()).unwrap_or_default();
    let message = match (month, day) {
        _ if date.is_undated() => t(lang, "date-unknown"),
        (Some(month), Some(day)) => t(lang, "date-day").with("year", year).with("month", month).with("day", day),
        (Some(month), None) => t(lang, "date-month").with("year", year).with("month", month),
        (None, _) => t(lang, "date-year").with("year", year),
    };
    message.to_string()
}

/// How long ago a date was, in years or months: `hace 2 años`; `None` if it is less than a month ago or in the future.
pub(crate) fn age(lang: Lang, date: EditionDate, today: EditionDate) -> Option<String> {
    if date.is_undated() || today.is_undated() || date > today {
        return None;
    }
    let months = months_between(date, today);
    let message = match (months / 12, months) {
        (0, 0) => t(lang, "age-days"),
        (0, months) => t(lang, "age-months").with("count", months),
        (years, _) => t(lang, "age-years").with("count", years),
    };
    Some(message.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_people_do() {
        let day = "2024-11-08".parse().unwrap();
        let shown = Lang::ALL.map(|lang| date(lang, day));
        assert_eq!(shown, ["8 de noviembre de 2024", "8 de novembro de 2024", "November 8, 2024"]);
        assert_eq!(date(Lang::Es, "2021-07".parse().unwrap()), "julio de 2021");
        assert_eq!(date(Lang::Pt, "2025".parse().unwrap()), "2025");
    }

    #[test]
    fn an_age_is_said_in_years_or_months() {
        let age = |lang, date: &str| age(lang, date.parse().unwrap(), "2026-11-22".parse().unwrap());
        assert_eq!(age(Lang::Es, "2024-11-08").as_deref(), Some("hace 2 años"));
        assert_eq!(age(Lang::Es, "2025-06-06").as_deref(), Some("hace 1 año"));
        assert_eq!(age(Lang::Pt, "2026-08-01").as_deref(), Some("há 3 meses"));
        assert_eq!(age(Lang::En, "2026-11-08").as_deref(), Some("less than a month ago"));
        assert_eq!(age(Lang::En, "2027-01-01"), None);
    }

    #[test]
    fn plurals_follow_the_number() {
        let shown = [1, 2].map(|n| t(Lang::Es, "count-rules").with("count", n).to_string());
        assert_eq!(shown, ["1 regla", "2 reglas"]);
    }
}

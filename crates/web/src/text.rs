//! The sentences of the interface, looked up in `locales/{es,pt,en}/*.ftl`.
//!
//! A message is always a whole sentence or label: pages never glue words together. Plurals, dates and
//! languages are chosen inside the message by its arguments.

use std::{borrow::Cow, fmt};

use vademecum_document::{Document, NodeKind};
pub(crate) use vademecum_locale::format_date;
use vademecum_locale::{FluentArgs, FluentValue, write_message};
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
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, value);
        self
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_message(f, self.lang, &self.key, &self.args)
    }
}

/// The message with a key, without arguments so far.
pub(crate) fn t<'a>(lang: Lang, key: impl Into<Cow<'static, str>>) -> Message<'a> {
    Message { lang, key: key.into(), args: FluentArgs::new() }
}

pub(crate) fn game_name(lang: Lang, game: Game) -> String {
    t(lang, format!("game-{game}")).to_string()
}

pub(crate) fn lang_name(lang: Lang, of: Lang) -> String {
    t(lang, "fact-language-name").with("lang", of.as_str()).to_string()
}

pub(crate) fn kind_name(lang: Lang, kind: NodeKind) -> String {
    t(lang, format!("kind-{}", kind.as_str())).to_string()
}

pub(crate) fn severity_name(lang: Lang, severity: Severity) -> String {
    t(lang, format!("severity-{severity}")).to_string()
}

/// The label of a document: `Texto oficial en español`.
pub(crate) fn document_label(lang: Lang, document: &Document) -> String {
    t(lang, format!("document-{}", document.kind.as_str())).with("lang", document.lang().as_str()).to_string()
}

/// The label of an edition: `Edición: 8 de noviembre de 2024`.
pub(crate) fn edition_of(lang: Lang, edition: EditionDate) -> String {
    t(lang, "edition-of").with("date", format_date(lang, edition)).to_string()
}

/// Formats the age of a date in years or months: `hace 2 años`; `None` if it is less than a month ago or in the future.
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
    fn an_age_is_said_in_years_or_months() {
        let age = |lang, date: &str| age(lang, date.parse().unwrap(), "2026-11-22".parse().unwrap());
        assert_eq!(age(Lang::Es, "2024-11-08").as_deref(), Some("hace 2 años"));
        assert_eq!(age(Lang::Es, "2025-06-06").as_deref(), Some("hace 1 año"));
        assert_eq!(age(Lang::Pt, "2026-08-01").as_deref(), Some("há 3 meses"));
        assert_eq!(age(Lang::En, "2026-11-08").as_deref(), Some("less than a month ago"));
        assert_eq!(age(Lang::En, "2027-01-01"), None);
    }
}

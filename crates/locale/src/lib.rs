//! The sentences that people read, looked up in `locales/{es,pt,en}/*.ftl`.
//!
//! *Architecture invariant:* a message is always a whole sentence or label; plurals, dates and languages are chosen
//! inside the message by its arguments. No file is opened: the messages are part of the program.

use std::{fmt, sync::LazyLock};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use rust_embed::Embed;
use unic_langid::LanguageIdentifier;
use vademecum_vocab::{EditionDate, Finding, Lang};

pub use fluent_bundle::{FluentArgs, FluentValue};

#[derive(Embed)]
#[folder = "../../locales/"]
struct Locales;

type Bundle = FluentBundle<FluentResource>;

static ES: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Es, "es"));
static PT: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Pt, "pt-BR"));
static EN: LazyLock<Bundle> = LazyLock::new(|| load(Lang::En, "en"));

fn bundle(lang: Lang) -> &'static Bundle {
    match lang {
        Lang::Es => &ES,
        Lang::Pt => &PT,
        Lang::En => &EN,
    }
}

/// Reads the messages of a language; the locale decides its plurals.
fn load(lang: Lang, locale: &str) -> Bundle {
    let locale: LanguageIdentifier = locale.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks that isolate arguments in bidirectional text would be copied with rule numbers.
    bundle.set_use_isolating(false);
    // It fails where there is a function of that name, and the bundle is new.
    let _ = bundle.add_function("DATE", move |arguments, _| match arguments {
        [FluentValue::String(text)] => text.parse().map_or(FluentValue::Error, |day| format_date(lang, day).into()),
        _ => FluentValue::Error,
    });
    let is_of = |path: &str| path.ends_with(".ftl") && path.split('/').next() == Some(lang.as_str());
    for file in Locales::iter().filter(|path| is_of(path)).filter_map(|path| Locales::get(&path)) {
        let source = String::from_utf8_lossy(&file.data).into_owned();
        // A test holds the files free of errors; what could be read is used in any case.
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Writes a message with its arguments; the key itself where the language lacks it.
///
/// # Errors
///
/// When it cannot be written there.
pub fn write_message(to: &mut impl fmt::Write, lang: Lang, key: &str, args: &FluentArgs<'_>) -> fmt::Result {
    let bundle = bundle(lang);
    match bundle.get_message(key).and_then(|message| message.value()) {
        Some(pattern) => bundle.write_pattern(to, pattern, Some(args), &mut Vec::new()),
        None => to.write_str(key),
    }
}

/// Formats a message with its arguments; the key itself where the language lacks it.
pub fn format_message(lang: Lang, key: &str, args: &FluentArgs<'_>) -> String {
    let mut said = String::new();
    // Writing to a string cannot fail.
    let _ = write_message(&mut said, lang, key, args);
    said
}

/// Formats a date as people of a language write it: `8 de noviembre de 2024`, `July 2021`. Messages write it as
/// `DATE($date)`.
pub fn format_date(lang: Lang, date: EditionDate) -> String {
    let (year, month, day) = date.parts();
    let mut args = FluentArgs::new();
    args.set("year", year.map(|year| year.to_string()).unwrap_or_default());
    args.set("month", month.unwrap_or_default());
    args.set("day", day.unwrap_or_default());
    let key = match (month, day) {
        _ if date.is_undated() => "date-unknown",
        (Some(_), Some(_)) => "date-day",
        (Some(_), None) => "date-month",
        (None, _) => "date-year",
    };
    format_message(lang, key, &args)
}

/// An attribute of a message, such as the help with an error.
pub fn message_attribute(lang: Lang, key: &str, name: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle(lang);
    let attribute = bundle.get_message(key)?.get_attribute(name)?;
    Some(bundle.format_pattern(attribute.value(), Some(args), &mut Vec::new()).into_owned())
}

/// Arguments of a message, by name.
pub fn message_args<const N: usize>(args: [(&'static str, &dyn fmt::Display); N]) -> FluentArgs<'static> {
    args.into_iter().map(|(name, value)| (name, value.to_string())).collect()
}

/// Formats a list as an argument of a message: `a, b`; the word `none`, by which messages choose, if it is empty.
pub fn format_list_argument<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

/// Writes names one after the other, as a sentence of a language lists them: `Ana, Beto y Cleo`.
pub fn format_names(lang: Lang, names: &[impl AsRef<str>]) -> String {
    let Some((last, others)) = names.split_last() else { return String::new() };
    let last = last.as_ref();
    if others.is_empty() {
        return last.to_owned();
    }
    let folded = last.to_lowercase();
    let begins_with_i = ["i", "í", "hi", "hí"].iter().any(|sound| folded.starts_with(sound))
        && !["hia", "hie", "io", "ia"].iter().any(|glide| folded.starts_with(glide));
    let mut args = FluentArgs::new();
    args.set("others", others.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", "));
    args.set("last", last);
    args.set(
        "kind",
        match (lang, others.len()) {
            (Lang::Es, _) if begins_with_i => "before-i",
            (_, 1) => "two",
            _ => "more",
        },
    );
    format_message(lang, "names", &args)
}

/// A code with arguments that has a message in `locales/`.
pub trait Localized {
    /// The key of its message.
    fn key(&self) -> &'static str;

    /// The arguments of its message.
    fn args(&self) -> FluentArgs<'static>;

    /// Its message.
    fn message(&self, lang: Lang) -> String {
        format_message(lang, self.key(), &self.args())
    }

    /// Advice on what to do about it, if there is any.
    fn help(&self, lang: Lang) -> Option<String> {
        message_attribute(lang, self.key(), "help", &self.args()).filter(|help| !help.is_empty())
    }

    /// Advice with commands and options of this program; else as [`help`](Self::help).
    fn cli_help(&self, lang: Lang) -> Option<String> {
        message_attribute(lang, self.key(), "terminal", &self.args()).or_else(|| self.help(lang))
    }
}

impl Localized for Finding {
    fn key(&self) -> &'static str {
        self.key()
    }

    fn args(&self) -> FluentArgs<'static> {
        self.args().into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "reads the sources that name messages")]

    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// The keys that the sources under a folder name between quotes, of those that begin so.
    fn named_keys(folder: &Path, start: &str) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                keys.extend(named_keys(&path, start));
            } else {
                let source = fs::read_to_string(path).unwrap();
                keys.extend(source.split('"').filter(|quoted| quoted.starts_with(start)).map(str::to_owned));
            }
        }
        keys
    }

    fn counted(lang: Lang, count: u32) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count);
        format_message(lang, "count-rules", &args)
    }

    #[test]
    fn plurals_follow_the_number_and_the_language() {
        assert_eq!([1, 2].map(|n| counted(Lang::Es, n)), ["1 regla", "2 reglas"]);
        assert_eq!([1, 2].map(|n| counted(Lang::Pt, n)), ["1 regra", "2 regras"]);
    }

    #[test]
    fn dates_are_written_as_people_do() {
        let day = "2024-11-08".parse().unwrap();
        let shown = Lang::ALL.map(|lang| format_date(lang, day));
        assert_eq!(shown, ["8 de noviembre de 2024", "8 de novembro de 2024", "November 8, 2024"]);
        assert_eq!(format_date(Lang::Es, "2021-07".parse().unwrap()), "julio de 2021");
        assert_eq!(format_date(Lang::Pt, "2025".parse().unwrap()), "2025");
        let gone = message_args([("number", &"1.1"), ("date", &day), ("newest", &"2025")]);
        assert!(
            format_message(Lang::En, "address-rule-gone", &gone)
                .contains("of the edition of November 8, 2024 no longer")
        );
    }

    #[test]
    fn names_are_listed_as_sentences_do() {
        let listed = |names: &[&str]| Lang::ALL.map(|lang| format_names(lang, names));
        assert_eq!(listed(&[]), ["", "", ""]);
        assert_eq!(listed(&["Ana"]), ["Ana", "Ana", "Ana"]);
        assert_eq!(listed(&["Cleo", "Dora"]), ["Cleo y Dora", "Cleo e Dora", "Cleo and Dora"]);
        assert_eq!(listed(&["A", "B", "C"]), ["A, B y C", "A, B e C", "A, B, and C"]);
        assert_eq!(listed(&["Ana", "Beto", "Inés"])[0], "Ana, Beto e Inés");
        assert_eq!(listed(&["Ana", "Hilda"])[0], "Ana e Hilda");
        assert_eq!(listed(&["Oso", "Hiena"])[0], "Oso y Hiena");
    }

    #[test]
    fn what_a_language_lacks_is_said_by_its_key() {
        assert_eq!(format_message(Lang::En, "no-such-message", &FluentArgs::new()), "no-such-message");
        assert_eq!(message_attribute(Lang::En, "count-rules", "help", &FluentArgs::new()), None);
    }

    #[test]
    fn every_refusal_of_an_engine_has_a_message_and_no_message_is_unused() {
        check_refusals(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../machine/src")), "refusals.ftl", 40);
        check_refusals(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../myl/src")), "myl-refusals.ftl", 20);
    }

    fn check_refusals(engine: &Path, name: &str, least: usize) {
        let named = named_keys(engine, "refused-");
        assert!(named.len() > least);
        for lang in Lang::ALL {
            let file = Locales::get(&format!("{lang}/{name}")).unwrap();
            let written = String::from_utf8_lossy(&file.data);
            let keys = written.lines().filter_map(|line| line.split_once(" = "));
            let keys: BTreeSet<String> = keys.map(|(key, _)| key.to_owned()).collect();
            let missing: Vec<_> = named.difference(&keys).collect();
            let unused: Vec<_> = keys.difference(&named).collect();
            assert!(missing.is_empty() && unused.is_empty(), "{lang}: missing {missing:?}, unused {unused:?}");
            for key in &named {
                // It follows a colon, and the number of the rule follows it.
                let why = format_message(lang, key, &FluentArgs::new());
                assert_ne!(why, *key, "{lang}");
                assert!(!why.starts_with(char::is_uppercase) && !why.ends_with('.'), "{lang}: {key} = {why}");
            }
        }
    }
}

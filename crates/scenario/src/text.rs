//! The sentences of the story, looked up in `locales/{es,pt,en}/story.ftl`: always whole.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use rust_embed::Embed;
use unic_langid::LanguageIdentifier;
use vademecum_vocab::Lang;

#[derive(Embed)]
#[folder = "../../locales/"]
struct Locales;

type Bundle = FluentBundle<FluentResource>;

static ES: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Es, "es"));
static PT: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Pt, "pt-BR"));
static EN: LazyLock<Bundle> = LazyLock::new(|| load(Lang::En, "en"));

/// The messages of a language.
fn bundle(lang: Lang) -> &'static Bundle {
    match lang {
        Lang::Es => &ES,
        Lang::Pt => &PT,
        Lang::En => &EN,
    }
}

fn load(lang: Lang, locale: &str) -> Bundle {
    let locale: LanguageIdentifier = locale.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks that isolate arguments in bidirectional text would be copied with rule numbers.
    bundle.set_use_isolating(false);
    if let Some(file) = Locales::get(&format!("{lang}/story.ftl")) {
        let source = String::from_utf8_lossy(&file.data).into_owned();
        // A test holds the files free of errors; what could be read is used in any case.
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message with its arguments, in a language; the key itself where the language lacks it.
pub(crate) fn say(lang: Lang, key: &str, args: &FluentArgs<'_>) -> String {
    let bundle = bundle(lang);
    match bundle.get_message(key).and_then(|message| message.value()) {
        Some(pattern) => bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
        None => key.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use regex::Regex;

    use super::*;

    /// The messages of a language's file, in order: the key, and every variable it names, each once.
    fn messages(lang: Lang) -> Vec<(String, BTreeSet<String>)> {
        let file = Locales::get(&format!("{lang}/story.ftl")).unwrap();
        let source = String::from_utf8(file.data.into_owned()).unwrap();
        FluentResource::try_new(source.clone()).unwrap();
        let message = Regex::new(r"(?m)^(story-[a-z-]+) =(.*(?:\n[ }].*)*)").unwrap();
        let variable = Regex::new(r"\$([a-z]+)").unwrap();
        let variables = |text: &str| variable.captures_iter(text).map(|found| found[1].to_owned()).collect();
        message.captures_iter(&source).map(|found| (found[1].to_owned(), variables(&found[2]))).collect()
    }

    #[test]
    fn every_language_has_every_message_and_every_message_is_used() {
        let es = messages(Lang::Es);
        assert_eq!(es, messages(Lang::Pt));
        assert_eq!(es, messages(Lang::En));
        for (key, _) in es {
            assert!(include_str!("story.rs").contains(&format!("\"{key}\"")), "{key}");
        }
    }
}

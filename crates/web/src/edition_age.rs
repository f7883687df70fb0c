//! How new the newest edition of a game is: the newest here need not be the newest there is.

use crate::{
    edition::Edition,
    text::{self, t},
};
use vademecum_content::{self as content, OfficialPage};
use vademecum_vocab::Lang;

/// What pages say of the newest edition whose text is here.
#[derive(Debug)]
pub(crate) struct Newest {
    /// That it is the newest of this site, and how old it is.
    pub(crate) text: String,
    /// That later editions are known by their numbers, with the label and address of the page of what they changed.
    pub(crate) later: Option<(String, String, String)>,
    /// The publisher's own page of the rules.
    pub(crate) official: Option<Official>,
}

/// The publisher's own page of a game's rules. Only the reader opens it.
#[derive(Debug)]
pub(crate) struct Official {
    pub(crate) label: String,
    pub(crate) url: String,
    pub(crate) lang: Lang,
}

impl Newest {
    /// The newest edition of a game, as it is described to readers of one of its editions.
    pub(crate) fn of(edition: &Edition<'_>) -> Self {
        let lang = edition.lang;
        let age = text::age(lang, edition.newest, edition.state.today);
        let text = match age {
            Some(age) => t(lang, "newest-here-age").with("age", age),
            None => t(lang, "newest-here"),
        };
        let latest = edition.later_editions().last().copied();
        Newest {
            text: text.to_string(),
            later: latest.zip(edition.changes_link()).map(|(latest, (label, url))| {
                let text = t(lang, "newest-later").with("date", text::date(lang, latest));
                (text.to_string(), label, url)
            }),
            official: edition.official(),
        }
    }
}

impl Edition<'_> {
    /// The publisher's own page of the rules, if one is known: in the reader's language, else in English.
    pub(crate) fn official(&self) -> Option<Official> {
        let pages = content::official_pages(self.game);
        let in_lang = |lang: Lang| pages.iter().find(|page| page.lang == lang);
        let OfficialPage { lang, url } = in_lang(self.lang).or_else(|| in_lang(Lang::En))?;
        let label = t(self.lang, "official-link").with("lang", lang.as_str());
        Some(Official { label: label.to_string(), url: url.clone(), lang: *lang })
    }
}

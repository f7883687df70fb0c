//! Links to the pages where publishers offer their rules.

use vademecum_tsv::TsvError;
use vademecum_vocab::{Game, Lang};

use crate::embedded::{self, PerGame};

static OFFICIAL_PAGES: PerGame<Vec<OfficialPage>> = PerGame::new(|game| parse(game).unwrap_or_default());

/// A page on which a game's publisher offers its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfficialPage {
    /// The language of the page.
    pub lang: Lang,
    /// Its address, beginning with `https://`.
    pub url: String,
}

/// The publisher's own pages of a game's rules; empty where none is known.
pub fn official_pages(game: Game) -> &'static [OfficialPage] {
    OFFICIAL_PAGES.get(game)
}

fn parse(game: Game) -> Result<Vec<OfficialPage>, TsvError> {
    let pages = embedded::parse(&format!("{game}/official.tsv"), |path, text| {
        vademecum_tsv::parse(path, text, ["lang", "url"], |[lang, url]| {
            Ok(OfficialPage { lang: lang.parse("a language")?, url: url.to_owned() })
        })
    });
    Ok(pages?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn official_pages_are_https_addresses() {
        for game in Game::ALL {
            for OfficialPage { url, .. } in parse(game).unwrap() {
                assert!(url.starts_with("https://") && !url.contains(char::is_whitespace), "{url}");
            }
        }
        assert!(!official_pages(Game::Magic).is_empty());
    }
}

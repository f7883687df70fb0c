//! Links to the pages where publishers offer their rules.

use vademecum_vocab::{Game, Lang};

use crate::embedded::{PerGame, text};

static OFFICIAL_PAGES: PerGame<Vec<OfficialPage>> = PerGame::new(parse);

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

fn parse(game: Game) -> Vec<OfficialPage> {
    let table = text(&format!("{game}/official.tsv")).unwrap_or_default();
    let row = |line: &str| {
        let (lang, url) = line.split_once('\t')?;
        Some(OfficialPage { lang: lang.parse().ok()?, url: url.to_owned() })
    };
    // The first line names the columns.
    table.lines().skip(1).filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn official_pages_are_https_addresses() {
        for game in Game::ALL {
            for OfficialPage { url, .. } in official_pages(game) {
                assert!(url.starts_with("https://") && !url.contains(char::is_whitespace), "{url}");
            }
        }
        assert!(!official_pages(Game::Magic).is_empty());
    }
}

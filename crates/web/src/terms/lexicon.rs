//! The lexicons that ship: what terms are called in three languages.

use std::{collections::BTreeMap, sync::LazyLock};

use vademecum_store::shipped_terms;
use vademecum_terminology::Terms;
use vademecum_vocab::Game;

use crate::urls::Urls;

/// The lexicon of a game; `None` for a game without one.
pub(crate) fn lexicon(game: Game) -> Option<&'static Terms> {
    static LEXICONS: LazyLock<BTreeMap<Game, Terms>> = LazyLock::new(|| {
        let of = |game| {
            let (name, text) = shipped_terms(game);
            // A game without the file has an empty one; what ships can be read, a test says so.
            Some((game, Terms::read(&name, &text).ok()?))
        };
        Game::ALL.into_iter().filter_map(of).collect()
    });
    LEXICONS.get(&game)
}

/// Where the lexicon and its false friends are, for pages that link them.
pub(crate) struct Ways {
    pub(crate) terms: String,
    pub(crate) friends: String,
}

/// The ways to a game's lexicon, if it has one.
pub(crate) fn ways(urls: Urls) -> Option<Ways> {
    lexicon(urls.game).map(|_| Ways { terms: urls.terms(), friends: urls.false_friends(None) })
}

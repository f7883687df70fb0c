//! Links to a game's lexicon.

use vademecum_content as content;

use crate::urls::Urls;

/// Addresses of the lexicon and its false friends.
pub(crate) struct Ways {
    pub(crate) terms: String,
    pub(crate) friends: String,
}

/// The addresses of a game's lexicon, if it has one.
pub(crate) fn ways(urls: Urls) -> Option<Ways> {
    content::lexicon(urls.game).map(|_| Ways { terms: urls.terms(), friends: urls.false_friends(None) })
}

//! Links to a game's lexicon.

use vademecum_content as content;

use crate::urls::Urls;

/// Addresses of the lexicon and its false friends.
pub(crate) struct LexiconLinks {
    pub(crate) terms: String,
    pub(crate) friends: String,
}

/// The addresses of a game's lexicon, if it has one.
pub(crate) fn lexicon_links(urls: Urls) -> Option<LexiconLinks> {
    content::lexicon(urls.game).map(|_| LexiconLinks { terms: urls.terms(), friends: urls.false_friends(None) })
}

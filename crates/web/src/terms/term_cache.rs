//! The terms that a library's documents have together, mined when first asked for.

use std::{ops::Deref, sync::Arc};

use vademecum_terminology::{TermRow, Terms};
use vademecum_vocab::{Game, Lang};

use crate::{
    error::Error,
    site::Site,
    terms::lexicon::lexicon,
    work::{Client, SharedResults},
};

/// The terms of a game.
pub(crate) enum Lexicon {
    /// Those that ship.
    Shipped(&'static Terms),
    /// Those mined from the documents of a library.
    Mined(Arc<Terms>),
}

impl Deref for Lexicon {
    type Target = Terms;

    fn deref(&self) -> &Terms {
        match self {
            Lexicon::Shipped(terms) => terms,
            Lexicon::Mined(terms) => terms,
        }
    }
}

/// Maximum size of the cached terms of a library, in bytes.
const MAX_CACHE_BYTES: usize = 16 << 20;

/// The terms that the documents of a game have together.
struct TermCache(SharedResults<Game, Arc<Terms>>);

impl Default for TermCache {
    fn default() -> Self {
        TermCache(SharedResults::new(MAX_CACHE_BYTES, |terms| terms.rows().iter().map(size_of_term).sum()))
    }
}

/// What terms are called in two languages: mined from documents in both, as on the command line; without such
/// documents, what ships.
pub(crate) async fn terms(
    site: &Arc<Site>,
    client: Client,
    game: Game,
    from: Lang,
    to: Lang,
) -> Result<Option<Lexicon>, Error> {
    if !vademecum_show::can_be_mined(&site.graph, game, from, to) {
        return Ok(lexicon(game).map(Lexicon::Shipped));
    }
    let shared = Arc::clone(site);
    let mine = move || Ok(Arc::new(shared.graph.mine_terms(game)));
    site.extensions
        .get::<TermCache>()
        .0
        .get(&site.work.long, client, game, mine)
        .await
        .map(|terms| Some(Lexicon::Mined(terms)))
}

/// About how many bytes a term takes.
fn size_of_term(row: &TermRow) -> usize {
    size_of::<TermRow>() + size_of_val(row.evidence.as_slice())
}

//! The terms that a library's documents have together, mined when first asked for.

use std::{ops::Deref, sync::Arc};

use vademecum_terminology::TermTable;
use vademecum_vocab::{Game, Lang};

use crate::{error::Error, handlers::terms::lexicon, site::Site, work::Client};

/// The terms of a game.
pub(crate) enum Lexicon {
    /// Those that ship.
    Shipped(&'static TermTable),
    /// Those mined from the documents of a library.
    Mined(Arc<TermTable>),
}

impl Deref for Lexicon {
    type Target = TermTable;

    fn deref(&self) -> &TermTable {
        match self {
            Lexicon::Shipped(terms) => terms,
            Lexicon::Mined(terms) => terms,
        }
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
    site.results.terms.get(&site.work.long, client, game, mine).await.map(|terms| Some(Lexicon::Mined(terms)))
}

//! The terms that a library's documents have together: mined once, when they are first asked for.

use std::sync::Arc;

use tokio::sync::OnceCell;
use vademecum_align::terms::Terms;
use vademecum_vocab::{Game, Lang};

use crate::{error::Error, handlers::terms::lexicon, site::Site};

/// The terms of each game, in the order of games.
#[derive(Debug, Default)]
pub(crate) struct Mined([OnceCell<Terms>; Game::ALL.len()]);

/// What terms are called in two languages: mined from documents in both, as on the command line; without such
/// documents, what ships.
pub(crate) async fn terms(site: &Arc<Site>, game: Game, from: Lang, to: Lang) -> Result<Option<&Terms>, Error> {
    if !vademecum_show::can_be_mined(&site.graph, game, from, to) {
        return Ok(lexicon(game));
    }
    let Some(cell) = Game::ALL.iter().position(|&each| each == game).and_then(|at| site.mined.0.get(at)) else {
        return Ok(None);
    };
    let mined = cell.get_or_try_init(|| async {
        // The semaphore is never closed.
        let _turn = site.comparisons.turn().await.map_err(|_| Error::Internal)?;
        let site = Arc::clone(site);
        // It takes a second or two on whole editions: others are answered meanwhile.
        let work = tokio::task::spawn_blocking(move || site.graph.mine_terms(game));
        work.await.map_err(|_| Error::Internal)
    });
    mined.await.map(Some)
}

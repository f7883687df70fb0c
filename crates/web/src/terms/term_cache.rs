//! The term pairs of a library's documents, mined on demand and cached.

use std::sync::Arc;

use vademecum_content as content;
use vademecum_terminology::{TermRow, TermTable};
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    error::Error,
    work::{Client, SharedResults},
};

/// Maximum size of the cached terms of a library, in bytes.
const MAX_CACHE_BYTES: usize = 16 << 20;

/// The terms mined from the documents of each game.
#[derive(Clone)]
struct TermCache(SharedResults<Game, Arc<TermTable>>);

/// The translations of a game's terms: mined from documents in both languages, as on the command line; without such
/// documents, the bundled lexicon.
pub(crate) async fn terms(
    state: &Arc<AppState>,
    client: Client,
    game: Game,
    from: Lang,
    to: Lang,
) -> Result<Option<Arc<TermTable>>, Error> {
    if !vademecum_api_types::can_be_mined(&state.graph, game, from, to) {
        return Ok(content::lexicon(game).cloned());
    }
    let shared = Arc::clone(state);
    let mine = move || Ok(Arc::new(shared.graph.mine_terms(game)));
    let size = |terms: &Arc<TermTable>| terms.rows().iter().map(size_of_term).sum();
    let cache = state.cache(|| TermCache(SharedResults::new(MAX_CACHE_BYTES, size)));
    cache.0.get(&state.work.long, client, game, mine).await.map(Some)
}

/// Approximate size of a row, in bytes.
fn size_of_term(row: &TermRow) -> usize {
    size_of::<TermRow>() + size_of_val(row.evidence.as_slice())
}

//! The terms that a library's documents have together, mined when first asked for.

use std::sync::Arc;

use vademecum_content as content;
use vademecum_terminology::TermTable;
use vademecum_vocab::{Game, Lang};

use crate::{error::Error, site::Site, work::Client};

/// The translations of a game's terms: mined from documents in both languages, as on the command line; without such
/// documents, the bundled lexicon.
pub(crate) async fn terms(
    site: &Arc<Site>,
    client: Client,
    game: Game,
    from: Lang,
    to: Lang,
) -> Result<Option<Arc<TermTable>>, Error> {
    if !vademecum_api_types::can_be_mined(&site.graph, game, from, to) {
        return Ok(content::lexicon(game).cloned());
    }
    let shared = Arc::clone(site);
    let mine = move || Ok(Arc::new(shared.graph.mine_terms(game)));
    site.results.terms.get(&site.work.long, client, game, mine).await.map(Some)
}

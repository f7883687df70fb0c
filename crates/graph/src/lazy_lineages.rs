//! The lineages of a game, computed on first use.

use std::{fmt, sync::OnceLock};

use vademecum_document::Document;
use vademecum_lineage::Lineages;
use vademecum_vocab::Game;

/// A function that computes the lineages of a game from its documents.
pub(crate) type ComputeLineages = dyn Fn(&mut dyn Iterator<Item = &Document>) -> Lineages + Send + Sync;

/// The lineages of a game, computed on first use.
pub(crate) struct LazyLineages {
    pub(crate) game: Game,
    pub(crate) compute: Box<ComputeLineages>,
    pub(crate) computed: OnceLock<Lineages>,
}

impl fmt::Debug for LazyLineages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LazyLineages")
            .field("game", &self.game)
            .field("computed", &self.computed.get().is_some())
            .finish()
    }
}

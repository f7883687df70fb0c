//! The lineages of a game, made when first asked for.

use std::{fmt, sync::OnceLock};

use vademecum_document::Document;
use vademecum_lineage::Lineages;
use vademecum_vocab::Game;

/// Makes the lineages of a game from its documents.
pub(crate) type Make = dyn Fn(&mut dyn Iterator<Item = &Document>) -> Lineages + Send + Sync;

/// The lineages of a game, made when first asked for.
pub(crate) struct LazyLineages {
    pub(crate) game: Game,
    pub(crate) make: Box<Make>,
    pub(crate) made: OnceLock<Lineages>,
}

impl fmt::Debug for LazyLineages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LazyLineages").field("game", &self.game).field("made", &self.made.get().is_some()).finish()
    }
}

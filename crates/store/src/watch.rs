//! Watching a library: when to open it anew, and when to leave a broken one alone for a while.

use crate::{Library, Snapshot, StoreError};

/// A library that cannot be opened is tried again after one look, two, four, and at most so many.
const LONGEST: u32 = 64;

/// What a library says it serves; `Err` where that cannot be read.
type Named = Result<Option<String>, ()>;

/// Looks whether a library has become another one than the one that was opened last.
///
/// It has no clock: whoever holds it looks as often as they like.
#[derive(Debug)]
pub struct Watch {
    library: Library,
    /// The snapshot that was opened last.
    opened: Option<String>,
    refused: Option<Refused>,
}

/// A snapshot that could not be opened.
#[derive(Debug)]
struct Refused {
    name: Named,
    reason: String,
    /// How many looks go by until it is tried again, and how many after that.
    looks: u32,
    next: u32,
}

impl Watch {
    /// Watches a library of which a snapshot was opened.
    pub fn new(library: Library, opened: Option<String>) -> Watch {
        Watch { library, opened, refused: None }
    }

    /// Whether the library is to be opened now: it has changed, and was not found broken just before.
    pub fn look(&mut self) -> bool {
        let name = self.name();
        if name.as_ref().is_ok_and(|name| *name == self.opened) {
            self.refused = None;
            return false;
        }
        match &mut self.refused {
            Some(refused) if refused.name == name => {
                refused.looks = refused.looks.saturating_sub(1);
                refused.looks == 0
            }
            _ => true,
        }
    }

    /// Opens the library as it is.
    ///
    /// # Errors
    /// If it cannot be read, is refused, or is gone though there was one.
    pub fn open(&self) -> Result<Snapshot, StoreError> {
        let snapshot = self.library.snapshot()?;
        if snapshot.generation.is_none() && self.opened.is_some() {
            return Err(StoreError::Gone { root: self.library.root().to_owned() });
        }
        Ok(snapshot)
    }

    /// Says that a snapshot is served now.
    pub fn serves(&mut self, generation: Option<String>) {
        self.opened = generation;
        self.refused = None;
    }

    /// Says that what was opened is no good. `true` if that is news: another snapshot than the one refused
    /// before, or for another reason.
    pub fn refuses(&mut self, reason: &str) -> bool {
        let name = self.name();
        let before = self.refused.take().filter(|refused| refused.name == name);
        let next = before.as_ref().map_or(1, |before| before.next);
        let is_news = before.is_none_or(|before| before.reason != reason);
        self.refused = Some(Refused { name, reason: reason.to_owned(), looks: next, next: (next * 2).min(LONGEST) });
        is_news
    }

    fn name(&self) -> Named {
        self.library.generation().map_err(drop)
    }
}

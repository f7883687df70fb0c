//! Detection of changes of a library, with a back-off while it is broken.

use std::collections::BTreeSet;

use crate::{Library, LibraryWarning, Snapshot, StoreError, library::State};

/// Maximum number of looks between two attempts to open a broken library; they double from one on.
const MAX_LOOKS: u32 = 64;

/// Detects when a library has changed since it was opened.
///
/// It has no timer: the caller polls it.
#[derive(Debug)]
pub struct Watch {
    library: Library,
    served: ServedSnapshot,
    refused: Option<Refused>,
}

/// The snapshot that is served.
#[derive(Debug, Clone)]
pub struct ServedSnapshot {
    state: State,
    /// The name of the snapshot; `None` for a library that nothing was ever written to.
    pub snapshot_name: Option<String>,
    /// The ids of its documents, those among them that could not be read.
    ids: BTreeSet<String>,
    /// Documents of it that could not be read.
    damaged: BTreeSet<String>,
}

impl From<&Snapshot> for ServedSnapshot {
    fn from(snapshot: &Snapshot) -> ServedSnapshot {
        ServedSnapshot {
            state: snapshot.state.clone(),
            snapshot_name: snapshot.name.clone(),
            ids: snapshot.ids(),
            damaged: snapshot.damaged.iter().map(|document| document.id.clone()).collect(),
        }
    }
}

/// A snapshot that could not be opened.
#[derive(Debug)]
struct Refused {
    /// The state of the library; `None` where it could not be told.
    state: Option<State>,
    reason: String,
    /// The number of polls until it is tried again, and after that.
    looks: u32,
    next: u32,
}

impl Watch {
    /// Watches a library whose given snapshot is served.
    pub fn new(library: Library, served: ServedSnapshot) -> Watch {
        Watch { library, served, refused: None }
    }

    /// Whether the library is to be opened now: it has changed, and was not found broken just before.
    pub fn poll(&mut self) -> bool {
        let state = self.state();
        if state.as_ref() == Some(&self.served.state) {
            self.refused = None;
            return false;
        }
        match &mut self.refused {
            Some(refused) if refused.state == state => {
                refused.looks = refused.looks.saturating_sub(1);
                refused.looks == 0
            }
            _ => true,
        }
    }

    /// Opens the library as it is.
    ///
    /// A damaged one is opened where a document that is served was removed from it: what was removed is not served on for
    /// the sake of what is damaged.
    ///
    /// # Errors
    /// If it cannot be read, is refused, is gone though there was one, or is damaged in another way than what is served
    /// already: the last good snapshot is better than that.
    pub fn open(&self) -> Result<Snapshot, StoreError> {
        let snapshot = self.library.snapshot()?;
        if snapshot.name.is_none() && self.served.snapshot_name.is_some() {
            return Err(StoreError::LibraryVanished { root: self.library.root().to_owned() });
        }
        if self.is_without_removed(&snapshot) {
            return Ok(snapshot);
        }
        let lost = snapshot.damaged.iter().find(|document| !self.served.damaged.contains(&document.id));
        match snapshot.fallback.as_ref().map(LibraryWarning::from).or(lost.map(LibraryWarning::from)) {
            Some(warning) => Err(StoreError::Damaged { root: self.library.root().to_owned(), warning }),
            None => Ok(snapshot),
        }
    }

    /// Whether a snapshot does not hold a document that is served, and is a newer one: an older one, which is read where the
    /// newest is damaged, may not hold it yet.
    fn is_without_removed(&self, snapshot: &Snapshot) -> bool {
        let is_newer = snapshot.fallback.is_none() || snapshot.is_newer_than(self.served.snapshot_name.as_deref());
        is_newer && !self.served.ids.is_subset(&snapshot.ids())
    }

    /// Records the snapshot that is served now.
    pub fn set_served(&mut self, served: ServedSnapshot) {
        self.served = served;
        self.refused = None;
    }

    /// Records that the opened snapshot was rejected, with the reason. `true` if the snapshot or the reason differs
    /// from the last rejection.
    pub fn record_rejection(&mut self, reason: &str) -> bool {
        let state = self.state();
        let before = self.refused.take().filter(|refused| refused.state == state);
        let next = before.as_ref().map_or(1, |before| before.next);
        let is_news = before.is_none_or(|before| before.reason != reason);
        self.refused = Some(Refused { state, reason: reason.to_owned(), looks: next, next: (next * 2).min(MAX_LOOKS) });
        is_news
    }

    fn state(&self) -> Option<State> {
        let current = self.library.current();
        self.library.state(current).ok()
    }
}

//! The library on disk: documents and their search index, written as whole snapshots.
//!
//! ```text
//! <root>/lock                            held by the writer; says which process that is
//! <root>/current                         the name of the snapshot that is served
//! <root>/snapshots/<generation>/
//!     manifest.json                      what the snapshot holds, with lengths and checksums
//!     documents/<fingerprint>.postcard
//!     index/<fingerprint>.index          the search index of that document, opaque here
//! <root>/damaged/<generation>/           snapshots that could not be read when another one took their place
//! <root>/kept/<name>                     what can be worked out again: [`Library::write_cache`]
//! ```
//!
//! A snapshot is written aside and moved into place as a whole, and `current` is replaced by a rename: readers see the
//! old snapshot or the new one, and take no lock. A killed writer leaves the last good snapshot; the next writer cleans
//! up after it. Files that a snapshot shares with the one before are hard links (copies, where there are none): no file
//! of a snapshot is ever changed.
//!
//! Damage costs what is damaged and nothing else. A document whose file is not what was written is left out and named
//! ([`Snapshot::damaged`]) until it is ingested again or removed. Where `current` or its manifest is lost, the newest
//! snapshot is read that has a sound manifest, or whose documents all match their names ([`Snapshot::fallback`]); where
//! there is none, or the snapshot is of another version of the program, the library is refused with a reason. A snapshot
//! that follows the one named by `current`, by its own manifest, is read in its place: its writer was killed just before
//! naming it. Any other newer snapshot is reported ([`Snapshot::unreferenced`]), as is a document that the manifest
//! does not list ([`Snapshot::unlisted`]). A writer deletes only what a later snapshot has replaced, and only
//! files with names that it gives itself; what was not read it moves to `damaged/`.
//!
//! *Architecture invariant:* nothing here knows what a rule means. Every file is checked before it is used, and
//! whatever is left out is reported.

mod cache;
mod damage;
mod disk;
mod encoding;
mod error;
mod fingerprint;
pub mod fuzz;
mod layout;
mod library;
mod manifest;
mod removed;
mod snapshot;
mod watch;
mod write;

pub use damage::{DamagedDocument, Fallback, LibraryWarning, UnlistedFile, UnreferencedSnapshot};
pub use error::{BoxError, SnapshotError, StoreError};
pub use fingerprint::{Fingerprint, ParseFingerprintError};
pub use library::{Library, LibraryContents};
pub use manifest::SNAPSHOT_FORMAT_VERSION;
pub use snapshot::{Snapshot, StoredIndexes};
pub use watch::{ServedSnapshot, Watch};
pub use write::{IndexBuilder, PreparedIndexes};

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
//! A snapshot is written aside and moved into place whole, and `current` is replaced by a rename: whoever
//! reads sees the old snapshot or the new one, never half of one, and takes no lock. A writer that was
//! killed leaves the last good snapshot serving; the next writer sweeps up after it. Files that a new snapshot
//! shares with the last one are hard links (copies, where there are none): nothing ever changes a file of a
//! snapshot.
//!
//! Damage costs what is damaged and nothing else. A document whose file is not what was written is left out and
//! named ([`Snapshot::damaged`]) until it is ingested again or removed. Where `current` is lost, or the manifest that it
//! leads to, the newest snapshot is read that has a sound manifest, or whose documents are all what their names say
//! ([`Snapshot::fallback`]); where there is none, or the snapshot is of another version of the program, the library is
//! refused with a reason. A newer snapshot than the one that `current` names is read in its place if its manifest says that
//! it follows that one: a writer was ended just before it named it. Any other one is told ([`Snapshot::newer`]), as is a
//! file among the documents that the manifest does not list ([`Snapshot::unlisted`]). A writer deletes only what a later
//! snapshot has replaced; a newer one, which somehow went unread, and files in no list it moves to `damaged/`.
//!
//! *Architecture invariant:* nothing here knows what a rule means. No file is trusted that is not what was written, and
//! nothing that is left out goes unsaid.

mod cache;
mod damage;
mod disk;
mod error;
mod fingerprint;
pub mod fuzz;
mod library;
mod manifest;
mod snapshot;
mod watch;
mod write;

pub use damage::{DamagedDocument, Fallback, NewerSnapshot, UnlistedFile, Warning};
pub use error::{BoxError, Refusal, StoreError};
pub use fingerprint::{Fingerprint, ParseFingerprintError};
pub use library::{Contents, Library};
pub use manifest::FORMAT;
pub use snapshot::{Snapshot, StoredIndex};
pub use watch::{Served, Watch};
pub use write::{IndexBuilder, PreparedIndexes};

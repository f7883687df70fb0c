//! Damage that does not prevent a library from being read, with advice.

use crate::{SnapshotError, manifest::DocumentEntry};

/// A document that a snapshot lists and whose file cannot be read. Its entry and its file are carried from snapshot to
/// snapshot until the document is ingested again or removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamagedDocument {
    /// Its id as the manifest has it, with control characters escaped.
    pub id: String,
    /// The reason why its file is rejected.
    pub reason: SnapshotError,
    pub(crate) entry: DocumentEntry,
}

impl DamagedDocument {
    pub(crate) fn new(entry: DocumentEntry, reason: SnapshotError) -> Self {
        DamagedDocument { id: entry.id.escape_debug().to_string(), reason, entry }
    }
}

/// The snapshot that was read in place of the one that `current` names, which is unreadable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fallback {
    /// The error in `current`, or in the snapshot that it names.
    pub reason: SnapshotError,
    /// The snapshot that was read instead, from the library's folder.
    pub snapshot_path: String,
    /// Whether its manifest cannot be read either, and its documents were read from their files alone.
    pub is_without_manifest: bool,
    /// The paths to which a writer moved the snapshots that cannot be read, from the library's folder.
    pub moved_to: Vec<String>,
}

/// A file among the documents of a snapshot that its manifest does not list, so that it is not read: the manifest may be
/// an older one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnlistedFile {
    /// Its path from the library's folder: the one to which a writer moved it, if one did.
    pub path: String,
    /// The id of the document that it holds, if it can be read.
    pub id: Option<String>,
    /// Whether a writer put it there, as another snapshot took the place of the one that it lay in.
    pub is_moved: bool,
}

/// A sound snapshot that is newer than the one that `current` names: `current` was damaged into an earlier name, or a
/// writer was ended just before it would have been named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreferencedSnapshot {
    /// Its path from the library's folder: the one to which a writer moved it, if one did.
    pub path: String,
    /// Whether a writer moved it there, as another snapshot took its place.
    pub is_moved: bool,
}

/// A warning about a library that could be read only in part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryWarning {
    /// The description of the damage.
    pub message: String,
    /// Advice on what to do about it.
    pub help: String,
}

impl From<&Fallback> for LibraryWarning {
    fn from(fallback: &Fallback) -> Self {
        let Fallback { reason, snapshot_path, is_without_manifest, moved_to } = fallback;
        let message = match is_without_manifest {
            false => format!("{reason}: the newest snapshot that can be read, `{snapshot_path}`, is used instead"),
            true => {
                format!("{reason}: the documents in `{snapshot_path}`, which are whole, are read without a manifest")
            }
        };
        let check = "check with `vademecum documents` that nothing is missing";
        let help = match moved_to.as_slice() {
            [] => format!("{check}; the next `vademecum ingest` makes the library whole again"),
            moved => format!("{check}; what could not be read was moved to `{}`", moved.join("`, `")),
        };
        LibraryWarning { message, help }
    }
}

impl From<&UnreferencedSnapshot> for LibraryWarning {
    fn from(newer: &UnreferencedSnapshot) -> Self {
        let UnreferencedSnapshot { path, is_moved } = newer;
        let check = "check with `vademecum documents` that nothing is missing";
        let next = if *is_moved { "is no longer used" } else { "is moved to `damaged` by the next `vademecum ingest`" };
        LibraryWarning {
            message: format!("the file `current` names an older snapshot than `{path}`, which can be read"),
            help: format!("{check}, and ingest again what is; `{path}` {next}"),
        }
    }
}

impl From<&UnlistedFile> for LibraryWarning {
    fn from(file: &UnlistedFile) -> Self {
        let UnlistedFile { path, id, is_moved } = file;
        let left_out = match id {
            Some(id) => format!("the document `{}` is left out", id.escape_debug()),
            None => "a file is left out".to_owned(),
        };
        let path = path.escape_debug();
        LibraryWarning {
            message: format!("{left_out}: `{path}` is not in the manifest of its snapshot, which may be an older one"),
            help: match is_moved {
                false => {
                    "`vademecum ingest PATH` with your copy restores it, and moves the file to `damaged`".to_owned()
                }
                true => format!("if you miss it, ingest your copy again; if not, delete `{path}`"),
            },
        }
    }
}

impl From<&DamagedDocument> for LibraryWarning {
    fn from(document: &DamagedDocument) -> Self {
        let DamagedDocument { id, reason, .. } = document;
        LibraryWarning {
            message: format!("the document `{id}` is left out: {reason}"),
            help: format!("`vademecum ingest PATH` with your copy repairs it, `vademecum remove {id}` takes it out"),
        }
    }
}

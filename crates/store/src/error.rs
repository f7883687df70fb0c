//! Errors of a library, with advice.

use std::{
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    LibraryWarning,
    layout::{CURRENT, SNAPSHOTS},
};

/// An error of a caller's function, such as the builder of search indexes.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// A library could not be read or written. The library on disk is as it was before, unless the error says otherwise.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The system refused to do something with a file.
    #[error("cannot {action} `{}`: {source}", path.display())]
    Io {
        /// The action that failed: `read`, `write`, …
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The change is stored and served, but the system could not confirm that it is on the disk: after a power failure
    /// the library may be as it was before.
    #[error(
        "the change is stored, but a power failure may still undo it: the system cannot save `{}`: {source}; check the \
         disk, and do it again",
        path.display()
    )]
    NotSynced {
        /// The folder that could not be saved.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The change failed at its end, and what was written of it could not be deleted: the next program that opens the library
    /// may carry it out.
    #[error(
        "{source}; the change may be carried out all the same by the next command, for `{}` could not be deleted: check the \
         disk, and see with `vademecum documents` what the library holds",
        path.display()
    )]
    Unsettled {
        /// The snapshot that was written.
        path: PathBuf,
        /// Why the change failed.
        source: Box<StoreError>,
    },
    /// The change is stored and served, but a file of a document that was removed, or of its search index, which has all of
    /// its words, could not be deleted.
    #[error(
        "the document is no longer in use, but its text or its search index is still in `{}`, which cannot be deleted: \
         check the permissions of its folder, and delete it",
        path.display()
    )]
    NotDeleted {
        /// The file, or its folder if that cannot be listed.
        path: PathBuf,
    },
    /// Another writer held the lock for too long.
    #[error(
        "another program{} is writing to the library (waited {} s for `{}`): try again when it is done; if it hangs, end \
         it: the library stays as it was before",
        process(*holder), waited.as_secs(), lock.display()
    )]
    Locked {
        /// The process that holds it, where the lock's file tells.
        holder: Option<u32>,
        /// The lock.
        lock: PathBuf,
        /// The time that it was waited for.
        waited: Duration,
    },
    /// The snapshot on disk is not one that this program can trust.
    #[error("the library in `{}` cannot be used: {reason}; {}", root.display(), reason.advice(root))]
    Refused {
        /// The library.
        root: PathBuf,
        /// The reason why it is rejected.
        reason: SnapshotError,
    },
    /// The library can be read only in part.
    #[error("the library in `{}` is damaged: {}; {}", root.display(), warning.message, warning.help)]
    Damaged {
        /// The library.
        root: PathBuf,
        /// The damage.
        warning: LibraryWarning,
    },
    /// There was a library, and it is there no longer.
    #[error("the library in `{}` is gone", root.display())]
    LibraryVanished {
        /// The library.
        root: PathBuf,
    },
    /// There is something that this program did not write under a name that the library needs. It stays as it is.
    #[error(
        "`{}` has a name that the library needs, and is not its own: move it elsewhere, or use another folder for the \
         library",
        path.display()
    )]
    ForeignFile {
        /// The file, folder or link.
        path: PathBuf,
    },
    /// The name is not allowed for a cached file, or its content is too large.
    #[error(
        "cannot cache `{name}` in the library: the name is not allowed for a file, or its content has 4 GiB or more"
    )]
    NotCacheable {
        /// The name.
        name: String,
    },
    /// The search index could not be made.
    #[error("cannot make the search index: {0}")]
    Index(#[source] BoxError),
}

fn process(holder: Option<u32>) -> String {
    holder.map(|id| format!(", process {id},")).unwrap_or_default()
}

impl StoreError {
    pub(crate) fn io(action: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.into();
        move |source| StoreError::Io { action, path, source }
    }
}

/// The reason why a snapshot, or a file of it, is rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SnapshotError {
    /// It was written in a format that this program does not know yet.
    #[error("it was written by a newer version of this program (format {found}, this one reads {known})")]
    FormatTooNew {
        /// Its format.
        found: u32,
        /// The newest format we read.
        known: u32,
    },
    /// It was written in a format that this program no longer reads.
    #[error("it was written by an older version of this program (format {found}, this one reads {known})")]
    FormatTooOld {
        /// Its format.
        found: u32,
        /// The format we read.
        known: u32,
    },
    /// A file of it is not there.
    #[error("the file `{file}` is missing")]
    Missing {
        /// The file, from the library's folder.
        file: String,
    },
    /// A file of it is not what was written, or was written by something else.
    #[error("the file `{file}` is damaged ({what})")]
    Damaged {
        /// The file, from the library's folder.
        file: String,
        /// A description of the damage.
        what: String,
    },
}

impl SnapshotError {
    pub(crate) fn damaged(file: impl Into<String>, what: impl Into<String>) -> SnapshotError {
        SnapshotError::Damaged { file: file.into(), what: what.into() }
    }

    /// Whether something happened to the files, as opposed to a sound library of another version of the program.
    pub(crate) const fn is_damage(&self) -> bool {
        matches!(self, SnapshotError::Missing { .. } | SnapshotError::Damaged { .. })
    }

    /// What to do about it. Files beside the snapshots, such as settings, are none of the advice's business.
    fn advice(&self, root: &Path) -> String {
        let start_over = || {
            let [current, snapshots] = [CURRENT, SNAPSHOTS].map(|name| root.join(name));
            let [current, snapshots] = [current.display(), snapshots.display()];
            format!("move `{current}` and `{snapshots}` elsewhere and ingest your documents again")
        };
        match self {
            SnapshotError::FormatTooNew { .. } => "use that version, or another folder for the library".to_owned(),
            SnapshotError::FormatTooOld { .. } => start_over(),
            SnapshotError::Missing { .. } | SnapshotError::Damaged { .. } => {
                format!("restore it from a backup, or {}", start_over())
            }
        }
    }
}

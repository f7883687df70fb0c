//! The names of files and folders in a library.

/// The file that names the snapshot that is served.
pub(crate) const CURRENT: &str = "current";

/// The file that writers lock.
pub(crate) const LOCK: &str = "lock";

pub(crate) const SNAPSHOTS: &str = "snapshots";

/// The folder that is being written, until it is moved among the snapshots. There is one, for there is one writer.
pub(crate) const UNFINISHED: &str = ".writing";

/// The folder of snapshots that could not be read when another one took their place.
pub(crate) const DAMAGED: &str = "damaged";

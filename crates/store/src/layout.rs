//! The names of files and folders in a library.

/// The file that names the snapshot that is served.
pub(crate) const CURRENT: &str = "current";

/// The file that writers lock.
pub(crate) const LOCK: &str = "lock";

pub(crate) const SNAPSHOTS: &str = "snapshots";

/// The folder of snapshots that could not be read when another one took their place.
pub(crate) const DAMAGED: &str = "damaged";

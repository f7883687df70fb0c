//! The system's limit on open files, which connections count towards.

/// Number of files that the server opens besides its connections, at most: the library, caches, downloads, processes that play
/// cases.
const MAX_OTHER_FILES: u64 = 512;

/// Number of connections that are taken whatever the limit is.
const MIN_CONNECTIONS: usize = 16;

/// Raises the limit of this process on open files as far as it may, and returns how many connections fit below it; `None` if
/// there is no limit.
#[cfg(unix)]
pub(super) fn connections_that_fit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = if raised.is_ok() { maximum } else { current };
    files.map(connections_among)
}

#[cfg(not(unix))]
pub(super) fn connections_that_fit() -> Option<usize> {
    None
}

/// How many connections fit among a number of open files.
fn connections_among(files: u64) -> usize {
    let left = files.saturating_sub(MAX_OTHER_FILES).max(files / 4);
    usize::try_from(left).unwrap_or(usize::MAX).max(MIN_CONNECTIONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_have_room_beside_connections() {
        assert_eq!(connections_among(1024), 512);
        assert_eq!(connections_among(256), 64);
        assert_eq!(connections_among(0), MIN_CONNECTIONS);
        assert_eq!(connections_among(1 << 20), (1 << 20) - 512);
    }
}

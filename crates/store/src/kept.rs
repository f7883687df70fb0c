//! Small opaque files beside the snapshots: what can be worked out again, kept so that it need not be.
//!
//! A kept file is a header of 24 bytes (mark, length, hash) and what was kept. Whatever is not whole or not
//! ours is as good as missing.

use std::path::PathBuf;

use crate::{Fingerprint, Library, StoreError, disk};

/// The folder of kept files.
const KEPT: &str = "kept";

/// The file in it that writers lock.
const LOCK: &str = ".lock";

/// What every kept file begins with, with the version of the format.
const MARK: [u8; 4] = *b"vk\x00\x01";

/// Mark, length of what was kept (little-endian, 4 bytes), fingerprint.
const HEADER: usize = MARK.len() + 4 + Fingerprint::BYTES;

impl Library {
    /// Keeps bytes under a name, in place of what was kept there; several programs may do so at once.
    ///
    /// A name is 1 to 128 of `a`–`z`, `0`–`9`, `-`, `_`, `@` and `.`, and does not begin with a dot.
    ///
    /// # Errors
    /// If the name is none, there are 4 GiB or more to keep, or the system refuses to write them.
    pub fn keep(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let not_kept = || StoreError::NotKept { name: name.to_owned() };
        let length = u32::try_from(bytes.len()).map_err(|_| not_kept())?;
        let path = self.kept_path(name).ok_or_else(not_kept)?;
        let folder = self.root().join(KEPT);
        disk::make_folder(&folder)?;
        let _lock = disk::lock(folder.join(LOCK), self.patience)?;
        let mut whole = Vec::with_capacity(HEADER + bytes.len());
        whole.extend(MARK);
        whole.extend(length.to_le_bytes());
        whole.extend(Fingerprint::of(bytes).to_bytes());
        whole.extend(bytes);
        disk::replace(&path, &whole)
    }

    /// What was kept under a name. `None` if nothing was, or if the file is damaged, somebody else's or cannot
    /// be read. Takes no lock.
    pub fn kept(&self, name: &str) -> Option<Vec<u8>> {
        let mut whole = disk::read(&self.kept_path(name)?).ok()??;
        let (header, bytes) = whole.split_at_checked(HEADER)?;
        let (mark, rest) = header.split_at(MARK.len());
        let (length, fingerprint) = rest.split_at(4);
        let is_whole = mark == MARK
            && u32::try_from(bytes.len()).is_ok_and(|n| length == n.to_le_bytes())
            && fingerprint == Fingerprint::of(bytes).to_bytes();
        is_whole.then(|| whole.split_off(HEADER))
    }

    /// Forgets what was kept under names that are no longer `wanted`, and what writers who were killed left.
    ///
    /// # Errors
    /// If the folder cannot be listed or locked; files that cannot be removed stay.
    pub fn forget_kept(&self, mut wanted: impl FnMut(&str) -> bool) -> Result<(), StoreError> {
        let folder = self.root().join(KEPT);
        if !folder.is_dir() {
            return Ok(());
        }
        let _lock = disk::lock(folder.join(LOCK), self.patience)?;
        for name in disk::names(&folder)? {
            // Whatever has another name is not ours; what is being written is nobody's while we hold the lock.
            if name.starts_with(disk::ASIDE) || (is_name(&name) && !wanted(&name)) {
                disk::remove(&folder.join(&name));
            }
        }
        Ok(())
    }

    /// Where something is kept; `None` if the name is none.
    fn kept_path(&self, name: &str) -> Option<PathBuf> {
        is_name(name).then(|| self.root().join(KEPT).join(name))
    }
}

/// Whether a text may name a kept file, on any system.
fn is_name(name: &str) -> bool {
    const LONGEST: usize = 128;
    let is_plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_@.".contains(&b);
    (1..=LONGEST).contains(&name.len()) && !name.starts_with('.') && name.bytes().all(is_plain)
}

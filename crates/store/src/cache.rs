//! Cache on disk: small opaque files beside the snapshots, for results that can be computed again.
//!
//! A cached file is a header of 24 bytes (mark, length, hash) and the content. A file that is damaged, or was not written
//! here, counts as missing.

use std::path::PathBuf;

use crate::{Fingerprint, Library, StoreError, disk};

/// The folder of cached files.
const FOLDER: &str = "kept";

/// The file in it that writers lock.
const LOCK: &str = ".lock";

/// The first bytes of every cached file, with the version of the format.
const MARK: [u8; 4] = *b"vk\x00\x01";

/// Bytes of the header: mark, length of the content (little-endian, 4 bytes), fingerprint.
const HEADER: usize = MARK.len() + 4 + Fingerprint::BYTES;

/// The room on the disk that must be left beside a cached file, in bytes: more than taking a document out of a library
/// writes where there are hard links.
const ROOM_BYTES: usize = 256 << 10;

impl Library {
    /// Caches bytes under a name, replacing those cached before; several programs may do so at once.
    /// Nothing is written into a folder that is a link.
    ///
    /// A name is 1 to 128 of `a`–`z`, `0`–`9`, `-`, `_`, `@` and `.`, and does not begin with a dot.
    ///
    /// # Errors
    /// If the name is not allowed, there are 4 GiB or more, or the file cannot be written. So it is where less than 256 KiB of
    /// the disk would be left: a cache does not keep the library from being changed.
    pub fn write_cache(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let not_cacheable = || StoreError::NotCacheable { name: name.to_owned() };
        let length = u32::try_from(bytes.len()).map_err(|_| not_cacheable())?;
        let path = self.cache_path(name).ok_or_else(not_cacheable)?;
        let folder = self.root().join(FOLDER);
        disk::make_folder(&folder)?;
        if !disk::is_real_folder(&folder) {
            return Err(StoreError::ForeignFile { path: folder });
        }
        let _lock = disk::lock(folder.join(LOCK), self.lock_timeout)?;
        let mut whole = Vec::with_capacity(HEADER + bytes.len());
        whole.extend(MARK);
        whole.extend(length.to_le_bytes());
        whole.extend(Fingerprint::of(bytes).to_bytes());
        whole.extend(bytes);
        disk::replace_leaving_room(&path, &whole, ROOM_BYTES)
    }

    /// The bytes cached under a name; `None` if there are none, or if the file is damaged, was not written here or
    /// cannot be read. Takes no lock.
    pub fn read_cache(&self, name: &str) -> Option<Vec<u8>> {
        let mut whole = disk::read(&self.cache_path(name)?).ok()??;
        let (header, bytes) = whole.split_at_checked(HEADER)?;
        let (mark, rest) = header.split_at(MARK.len());
        let (length, fingerprint) = rest.split_at(4);
        let is_whole = mark == MARK
            && u32::try_from(bytes.len()).is_ok_and(|n| length == n.to_le_bytes())
            && fingerprint == Fingerprint::of(bytes).to_bytes();
        is_whole.then(|| whole.split_off(HEADER))
    }

    /// Removes cached files, and what writers that were killed have left of them. Other files in their folder stay, and
    /// all of them where the folder is a link.
    ///
    /// # Errors
    /// If the folder cannot be locked; files that cannot be removed stay.
    pub fn remove_cached(&self, names: &[impl AsRef<str>]) -> Result<(), StoreError> {
        let folder = self.root().join(FOLDER);
        let paths = names.iter().filter_map(|name| self.cache_path(name.as_ref()));
        let paths: Vec<PathBuf> = paths.filter(|path| disk::is_replaceable_there(path)).collect();
        if paths.is_empty() || !disk::is_real_folder(&folder) {
            return Ok(());
        }
        let _lock = disk::lock(folder.join(LOCK), self.lock_timeout)?;
        paths.iter().for_each(|path| disk::remove_replaceable(path));
        Ok(())
    }

    /// The path of a cached file; `None` if the name is not allowed.
    fn cache_path(&self, name: &str) -> Option<PathBuf> {
        is_name(name).then(|| self.root().join(FOLDER).join(name))
    }
}

/// Whether a text may name a cached file, on any system.
fn is_name(name: &str) -> bool {
    const MAX_NAME_BYTES: usize = 128;
    let is_plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_@.".contains(&b);
    (1..=MAX_NAME_BYTES).contains(&name.len()) && !name.starts_with('.') && name.bytes().all(is_plain)
}

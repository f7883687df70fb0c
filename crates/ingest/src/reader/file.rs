//! Files: opened without waiting for anybody, and read up to a bound.

use std::{
    fs::{self, File, FileType, OpenOptions},
    io::{self, Read},
    path::Path,
};

use super::{ReadError, ReadErrorKind};

/// Reads a file of at most `max_bytes`.
///
/// Pipes, devices and sockets are refused by their type, before a byte is read: they may have nobody at the other end,
/// or no end.
///
/// # Errors
/// If there is no such file, it is of another type or larger, or may not be read.
pub fn read_file(path: &Path, max_bytes: u64) -> Result<Vec<u8>, ReadError> {
    let name = path.display().to_string();
    let failed = |error: io::Error| ReadErrorKind::from_io(&error).of(&name);
    // Asked before it is opened, for some devices act when they are; and of what was opened, for another file may have
    // taken its place.
    check_type(&name, fs::metadata(path).map_err(failed)?.file_type())?;
    let file = open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    check_type(&name, metadata.file_type())?;
    read_to_bound(file, metadata.len(), max_bytes).map_err(|reason| reason.of(&name))
}

/// Reads all there is, if it is at most `max_bytes`. What says a greater `length` is not read at all; the length may be
/// less than what comes, as of a file that grows.
fn read_to_bound(file: impl Read, length: u64, max_bytes: u64) -> Result<Vec<u8>, ReadErrorKind> {
    if length > max_bytes {
        return Err(ReadErrorKind::TooLarge(max_bytes));
    }
    let mut bytes = Vec::new();
    let read = file.take(max_bytes.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| ReadErrorKind::from_io(&error))?;
    if bytes.len() as u64 > max_bytes { Err(ReadErrorKind::TooLarge(max_bytes)) } else { Ok(bytes) }
}

/// Reads a file of at most `max_bytes`, which must be text in UTF-8.
///
/// # Errors
/// As [`read_file`]; and if it is not UTF-8.
pub fn read_utf8(path: &Path, max_bytes: u64) -> Result<String, ReadError> {
    let bytes = read_file(path, max_bytes)?;
    String::from_utf8(bytes).map_err(|_| ReadErrorKind::NotUtf8.of(&path.display().to_string()))
}

/// Opens a file for reading; a pipe that nobody writes to, too, is opened at once.
fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK | libc::O_NOCTTY);
    options.open(path)
}

fn check_type(name: &str, of: FileType) -> Result<(), ReadError> {
    match of {
        _ if of.is_file() => Ok(()),
        _ if of.is_dir() => Err(ReadErrorKind::Folder.of(name)),
        _ => Err(ReadErrorKind::NotRegular(special(of)).of(name)),
    }
}

#[cfg(unix)]
fn special(of: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    match of {
        _ if of.is_fifo() => "pipe",
        _ if of.is_socket() => "socket",
        _ if of.is_char_device() || of.is_block_device() => "device",
        _ => "special",
    }
}

#[cfg(not(unix))]
fn special(_: FileType) -> &'static str {
    "special"
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Unreadable;

    impl Read for Unreadable {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("it was read"))
        }
    }

    #[test]
    fn what_is_too_large_by_its_length_is_not_read() {
        assert_eq!(read_to_bound(Unreadable, 11, 10), Err(ReadErrorKind::TooLarge(10)));
        assert_eq!(read_to_bound(Unreadable, 10, 10), Err(ReadErrorKind::Io("it was read".to_owned())));
    }

    #[test]
    fn what_has_no_length_is_read_up_to_the_bound() {
        assert_eq!(read_to_bound(io::repeat(b'x'), 0, 10), Err(ReadErrorKind::TooLarge(10)));
        assert_eq!(read_to_bound(io::repeat(b'x').take(10), 0, 10).map(|bytes| bytes.len()), Ok(10));
    }
}

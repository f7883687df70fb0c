//! Files and folders, with errors that name them.

#![expect(clippy::disallowed_methods, reason = "this is the module of the store that touches files")]

use std::{
    fs::{self, DirBuilder, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
    process, thread,
    time::{Duration, Instant, SystemTime},
};

use crate::StoreError;

/// The prefix of the names of files that are being written, until they replace others.
const ASIDE: &str = ".new-";

/// The largest file that is read, in bytes. The files of a library are a few MiB.
const MAX_FILE_BYTES: u64 = 1 << 30;

/// The longest note of who holds a lock that is read, in bytes.
const MAX_HOLDER_BYTES: u64 = 32;

const LOCK_INTERVAL: Duration = Duration::from_millis(10);

/// Reads a file; `None` if there is none. What is not a regular file, such as a pipe, is refused and never waited for.
pub(crate) fn read(path: &Path) -> Result<Option<Vec<u8>>, StoreError> {
    match read_regular(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::io("read", path)(error)),
    }
}

fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    let check = |metadata: fs::Metadata| match metadata {
        _ if !metadata.is_file() => Err(io::Error::other("it is not a regular file")),
        _ if metadata.len() > MAX_FILE_BYTES => {
            Err(io::Error::other(format!("it is larger than {MAX_FILE_BYTES} bytes")))
        }
        _ => Ok(()),
    };
    // Asked before it is opened, for some devices act when they are; and of what was opened, for another file may have
    // taken its place.
    check(fs::metadata(path)?)?;
    let file = nonblocking(OpenOptions::new().read(true)).open(path)?;
    check(file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opening does not wait: neither for a writer of a pipe nor for a terminal.
#[cfg(unix)]
const NONBLOCKING: i32 = libc::O_NONBLOCK | libc::O_NOCTTY;

fn nonblocking(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(options, NONBLOCKING);
    options
}

/// Whether there is a regular file, or a link to one.
///
/// # Errors
/// If the system cannot tell.
pub(crate) fn is_file(path: &Path) -> Result<bool, StoreError> {
    match fs::metadata(path) {
        Ok(metadata) => Ok(metadata.is_file()),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(false),
        Err(error) => Err(StoreError::io("read", path)(error)),
    }
}

/// When a file was written, if the system says so.
pub(crate) fn written(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// The names in a folder, in order; none if there is no such folder. Names that are no Unicode are not ours.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>, StoreError> {
    let failed = || StoreError::io("list", folder);
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(_) if is_no_folder(folder) => {
            return Err(StoreError::ForeignFile { path: folder.to_owned() });
        }
        Err(error) => return Err(failed()(error)),
    };
    let mut names = Vec::new();
    for entry in entries {
        names.extend(entry.map_err(failed())?.file_name().into_string().ok());
    }
    names.sort_unstable();
    Ok(names)
}

/// Whether all names in a folder fulfil a condition. One that is not there has no names; one that cannot be listed has
/// others.
pub(crate) fn contains_only(folder: &Path, is_expected: impl Fn(&str) -> bool) -> bool {
    let is_expected =
        |entry: io::Result<fs::DirEntry>| entry.is_ok_and(|entry| entry.file_name().to_str().is_some_and(&is_expected));
    match fs::read_dir(folder) {
        Ok(mut entries) => entries.all(is_expected),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}

/// Makes the folder of a library, for its owner alone, with those it lies in. One that is there stays as it is.
pub(crate) fn make_private_folder(path: &Path) -> Result<(), StoreError> {
    folder_builder(None).recursive(true).create(path).map_err(StoreError::io("make the folder", path))
}

/// Makes a folder inside a library, with those it lies in.
pub(crate) fn make_folder(path: &Path) -> Result<(), StoreError> {
    folder_builder(path.parent()).recursive(true).create(path).map_err(StoreError::io("make the folder", path))
}

/// Makes a folder that is not there yet, inside a library.
pub(crate) fn make_new_folder(path: &Path) -> Result<(), StoreError> {
    folder_builder(path.parent()).create(path).map_err(not_made("make the folder", path))
}

/// The error of making a file or folder, under a name that somebody else may have given already.
fn not_made(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::ForeignFile { path },
        _ => StoreError::io(action, path)(error),
    }
}

/// Makes folders that are as open as the one they lie in; private ones where that is not there yet.
fn folder_builder(inside: Option<&Path>) -> DirBuilder {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "permissions are set on Unix alone"))]
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, mode_inside(inside));
    #[cfg(not(unix))]
    let _ = inside;
    builder
}

/// Opens new files that are as open as the folder they lie in.
fn new_file(path: &Path) -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode_inside(path.parent()) & 0o666);
    #[cfg(not(unix))]
    let _ = path;
    options
}

/// The permissions of what is made in a folder: whoever cannot get in there cannot get in here.
#[cfg(unix)]
fn mode_inside(folder: Option<&Path>) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder.and_then(|folder| fs::metadata(folder).ok());
    folder.map_or(0o700, |folder| folder.permissions().mode() & 0o777)
}

/// Writes a new file and has the system put it on the disk.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    write_new(path, |file| file.write_all(bytes)).map_err(not_made("write", path))
}

/// Makes a new file of what a function writes, down to the disk. Where that fails, there is no file.
fn write_new(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let mut file = new_file(path).write(true).create_new(true).open(path)?;
    let written = fill(&mut file).and_then(|()| file.sync_all());
    drop(file);
    written.inspect_err(|_| remove_file(path))
}

/// Gives a file that never changes a second name; where that cannot be, copies it. Never writes over a file: the name
/// may be that of the file itself.
pub(crate) fn link(file: &Path, name: &Path) -> Result<(), StoreError> {
    if fs::hard_link(file, name).is_ok() {
        return Ok(());
    }
    copy(file, name).map_err(StoreError::io("copy", file))
}

/// As [`link`], but the name is never that of a part of the file, even where the program is killed while it copies. One
/// writer at a time may do so.
pub(crate) fn link_whole(file: &Path, name: &Path) -> Result<(), StoreError> {
    if fs::hard_link(file, name).is_ok() {
        return Ok(());
    }
    copy_whole(file, name).map_err(StoreError::io("copy", file))
}

/// Copies a file to a name that is free, by way of another one.
fn copy_whole(file: &Path, name: &Path) -> io::Result<()> {
    let aside = aside(name);
    remove_file(&aside);
    copy(file, &aside)?;
    let move_whole = || match fs::symlink_metadata(name) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match read_regular(file)? == read_regular(&aside)? {
            true => fs::rename(&aside, name),
            false => Err(io::Error::other("the copy differs from it")),
        },
        Err(error) => Err(error),
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
    };
    move_whole().inspect_err(|_| remove_file(&aside))
}

fn copy(file: &Path, name: &Path) -> io::Result<()> {
    write_new(name, |copy| io::copy(&mut File::open(file)?, copy).map(drop))
}

/// Whether two files hold the same bytes. What cannot be read holds others.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    read_regular(one).ok().is_some_and(|bytes| read_regular(other).is_ok_and(|others| others == bytes))
}

/// Whether there is something under a name, be it a link that leads nowhere.
pub(crate) fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Whether there is a regular file, which is not a link to one.
pub(crate) fn is_real_file(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_file())
}

/// Moves a file or folder.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(StoreError::io("move", from))
}

/// Has the system put a file, or the names in a folder, on the disk.
pub(crate) fn sync(path: &Path) -> Result<(), StoreError> {
    // Elsewhere than on Unix a folder cannot be opened, and needs no such care.
    if cfg!(unix) || !path.is_dir() {
        File::open(path).and_then(|file| file.sync_all()).map_err(StoreError::io("save", path))?;
    }
    Ok(())
}

/// Replaces a small file in one step. One writer at a time may replace it. A folder or link of that name is refused.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    replace_leaving_room(path, bytes, 0)
}

/// As [`replace`], if the disk has room for so many bytes more: they are written behind the others, and cut off.
pub(crate) fn replace_leaving_room(path: &Path, bytes: &[u8], room: usize) -> Result<(), StoreError> {
    if fs::symlink_metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(StoreError::ForeignFile { path: path.to_owned() });
    }
    let aside = aside(path);
    remove_file(&aside);
    let fill = |file: &mut File| {
        file.write_all(bytes)?;
        if room == 0 {
            return Ok(());
        }
        file.write_all(&vec![0; room])?;
        // Some systems look for the room no earlier.
        file.sync_all()?;
        file.set_len(bytes.len() as u64)
    };
    write_new(&aside, fill).map_err(not_made("write", &aside))?;
    fs::rename(&aside, path).map_err(StoreError::io("write", path)).inspect_err(|_| remove_file(&aside))
}

/// The file that is written before it replaces another one. It stays where a writer is killed.
fn aside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{ASIDE}{name}"))
}

/// Removes a file that [`replace`] writes, with what a writer that was killed has left of it.
pub(crate) fn remove_replaceable(path: &Path) {
    remove_file(path);
    remove_file(&aside(path));
}

/// Whether a file that [`replace`] writes is there, or what a writer that was killed has left of it.
pub(crate) fn is_replaceable_there(path: &Path) -> bool {
    [path, &aside(path)].into_iter().any(is_real_file)
}

/// Whether there is a folder, which is not a link to one.
pub(crate) fn is_real_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_dir())
}

/// Whether there is something that is neither a folder nor a link.
pub(crate) fn is_no_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|metadata| !metadata.is_dir() && !metadata.is_symlink())
}

/// Removes the files in a folder whose names are `ours`, and the folder if nothing else is in it. A folder that is a
/// link stays with all that it has.
pub(crate) fn remove_files(folder: &Path, is_ours: impl Fn(&str) -> bool) {
    if is_real_folder(folder) {
        let names = names(folder).unwrap_or_default();
        names.iter().filter(|name| is_ours(name)).for_each(|name| remove_file(&folder.join(name)));
        // It fails where something is left.
        let _ = fs::remove_dir(folder);
    }
}

/// Removes a regular file, if that is possible. Folders and links stay: they are not ours.
fn remove_file(path: &Path) {
    if is_real_file(path) {
        // A reader may have it open, which some systems mind; nothing refers to it, so it may as well stay.
        let _ = fs::remove_file(path);
    }
}

/// Waits for a lock, which is held until the file is dropped, however the program ends. The file says which process holds
/// it, for those that wait in vain. A file that says something else is refused, and stays as it is.
pub(crate) fn lock(path: PathBuf, lock_timeout: Duration) -> Result<File, StoreError> {
    let mut options = new_file(&path);
    let options = options.create(true).read(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(options, NONBLOCKING | libc::O_NOFOLLOW);
    if fs::symlink_metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(StoreError::ForeignFile { path });
    }
    let file = options.open(&path);
    let mut file = file.map_err(StoreError::io("open", &path))?;
    let start = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => {
                if !is_lock_file(&mut file).map_err(StoreError::io("read", &path))? {
                    return Err(StoreError::ForeignFile { path });
                }
                // Where it cannot be written, such as on a full disk, the lock is held all the same.
                let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", process::id()));
                return Ok(file);
            }
            Err(TryLockError::WouldBlock) if start.elapsed() < lock_timeout => thread::sleep(LOCK_INTERVAL),
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::Locked { holder: holder(&mut file), lock: path, waited: lock_timeout });
            }
            Err(TryLockError::Error(error)) => return Err(StoreError::io("lock", path)(error)),
        }
    }
}

/// Whether a file is that of a lock: it is empty, or names a process. After a power failure zeros may stand in its place.
fn is_lock_file(file: &mut File) -> io::Result<bool> {
    let mut text = Vec::new();
    file.rewind()?;
    Read::take(&mut *file, MAX_HOLDER_BYTES + 1).read_to_end(&mut text)?;
    file.rewind()?;
    let is_ours = |byte: &u8| byte.is_ascii_digit() || b"\n\0".contains(byte);
    Ok(text.len() as u64 <= MAX_HOLDER_BYTES && text.iter().all(is_ours))
}

/// The process that a lock's file names, if it can be read.
fn holder(lock: &mut File) -> Option<u32> {
    let mut text = String::new();
    lock.rewind().ok()?;
    lock.take(MAX_HOLDER_BYTES).read_to_string(&mut text).ok()?;
    text.trim_end().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a file of some bytes, and a free name in it.
    fn one_file() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let [file, name] = ["file", "name"].map(|name| folder.path().join(name));
        fs::write(&file, "all of it").unwrap();
        (folder, file, name)
    }

    #[test]
    fn a_file_that_cannot_be_written_to_its_end_is_not_there() {
        let (folder, ..) = one_file();
        let path = folder.path().join("half");
        let half = |file: &mut File| file.write_all(b"half").and(Err(io::ErrorKind::StorageFull.into()));
        assert_eq!(write_new(&path, half).unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert!(!is_there(&path));
        // What was there before is not what was being written.
        fs::write(&path, "mine").unwrap();
        assert_eq!(write_new(&path, half).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    }

    #[test]
    fn a_copy_has_its_name_when_it_is_whole() {
        let (folder, file, name) = one_file();
        // A writer that was killed while it copied.
        fs::write(aside(&name), "all").unwrap();
        copy_whole(&file, &name).unwrap();
        assert!(is_same(&file, &name) && !is_there(&aside(&name)));
        // It is written over nothing, and leaves nothing.
        fs::write(&name, "mine").unwrap();
        assert_eq!(copy_whole(&file, &name).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&name).unwrap(), "mine");
        assert!(copy_whole(folder.path(), &folder.path().join("other")).is_err());
        assert_eq!(names(folder.path()).unwrap(), ["file", "name"]);
    }
}

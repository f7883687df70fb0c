//! The manifest of a snapshot: what it holds, and how to tell that it is whole.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::{Fingerprint, SnapshotError};

/// The version of the snapshot format that this program writes and reads. It changes whenever the stored types of a
/// document change.
pub const SNAPSHOT_FORMAT_VERSION: u32 = 4;

/// The manifest's name in its snapshot.
pub(crate) const MANIFEST: &str = "manifest.json";

/// The folder of the search index in its snapshot.
pub(crate) const INDEX: &str = "index";

/// The folder of the documents in their snapshot.
pub(crate) const DOCUMENTS: &str = "documents";

/// The extension of the files of documents.
pub(crate) const DOCUMENT_EXTENSION: &str = ".postcard";

/// The extension of the files of search indexes.
pub(crate) const INDEX_EXTENSION: &str = ".index";

/// The contents of a snapshot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manifest {
    /// The [`SNAPSHOT_FORMAT_VERSION`] of the snapshot.
    format: u32,
    /// The version of the program that wrote it.
    program: String,
    /// The version of its search index.
    index_version: u32,
    /// The name of the snapshot that it describes. Manifests without one were written before they had checksums.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    generation: Option<String>,
    /// The name of the snapshot that this one replaces; `None` for the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) follows: Option<String>,
    /// The documents, in the order of their ids.
    pub(crate) documents: Vec<DocumentEntry>,
    /// The search indexes of these documents and of the bundled ones.
    pub(crate) index: Vec<PartEntry>,
    /// The CRC-32 of all that stands before it in the file; it is the last member.
    #[serde(default, skip_serializing)]
    checksum: Option<u32>,
}

/// The text before the number of the checksum.
const CHECKSUM: &str = ",\n  \"checksum\": ";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DocumentEntry {
    /// Its id, for people who look into the manifest.
    pub(crate) id: String,
    /// The fingerprint of its content.
    pub(crate) fingerprint: Fingerprint,
    #[serde(flatten)]
    pub(crate) file: FileEntry,
}

/// A document of a snapshot, with what tells its files from others.
#[derive(Debug, Clone)]
pub(crate) struct ListedDocument {
    pub(crate) id: String,
    pub(crate) fingerprint: Fingerprint,
    /// The file of its search index, if it is known.
    pub(crate) index: Option<FileEntry>,
}

/// The stored search index of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PartEntry {
    /// The document.
    pub(crate) of: Fingerprint,
    #[serde(flatten)]
    pub(crate) file: FileEntry,
}

/// A file of a snapshot, and how to tell that it is whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FileEntry {
    /// Its name in its folder.
    pub(crate) file: String,
    bytes: u64,
    crc32: u32,
}

impl Manifest {
    /// The manifest of a snapshot without documents that this program writes.
    pub(crate) fn new(generation: &str, follows: Option<&str>, index_version: u32) -> Self {
        Manifest {
            format: SNAPSHOT_FORMAT_VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            index_version,
            generation: Some(generation.to_owned()),
            follows: follows.map(str::to_owned),
            documents: Vec::new(),
            index: Vec::new(),
            checksum: None,
        }
    }

    /// Reads the manifest of a snapshot; `name` is what to call it in a refusal.
    pub(crate) fn read(json: &[u8], generation: &str, name: &str) -> Result<Manifest, SnapshotError> {
        /// The fields that manifests of all formats have.
        #[derive(Deserialize)]
        struct AnyFormat {
            format: u32,
        }

        let damaged = |error: serde_json::Error| SnapshotError::damaged(name, error.to_string());
        let AnyFormat { format: found } = serde_json::from_slice(json).map_err(damaged)?;
        match found {
            SNAPSHOT_FORMAT_VERSION => {
                let manifest: Manifest = serde_json::from_slice(json).map_err(damaged)?;
                let checks =
                    [manifest.check_names(), manifest.check_whole(json), manifest.check_generation(generation)];
                checks.into_iter().collect::<Result<(), _>>().map_err(|what| SnapshotError::damaged(name, what))?;
                Ok(manifest)
            }
            // The number itself may be damaged.
            _ if is_other_than_written(json) => Err(SnapshotError::damaged(name, "its checksum is another")),
            _ if found > SNAPSHOT_FORMAT_VERSION => {
                Err(SnapshotError::FormatTooNew { found, known: SNAPSHOT_FORMAT_VERSION })
            }
            _ => Err(SnapshotError::FormatTooOld { found, known: SNAPSHOT_FORMAT_VERSION }),
        }
    }

    /// Says which file has a name that leads elsewhere, or is listed twice.
    fn check_names(&self) -> Result<(), String> {
        let documents = self.documents.iter().map(|entry| &entry.file).collect();
        let parts = self.index.iter().map(|entry| &entry.file).collect();
        for files in [documents, parts] as [Vec<&FileEntry>; 2] {
            let mut seen = HashSet::new();
            for FileEntry { file, .. } in files {
                if !is_inside(file) {
                    return Err(format!("`{}` is not the name of a file", file.escape_debug()));
                }
                if !seen.insert(file) {
                    return Err(format!("it lists `{}` twice", file.escape_debug()));
                }
            }
        }
        Ok(())
    }

    /// Says whether it is not what was written.
    fn check_whole(&self, json: &[u8]) -> Result<(), String> {
        let Some(checksum) = self.checksum else {
            // One that names its snapshot was written with a checksum.
            return self.generation.as_ref().map_or(Ok(()), |_| Err("its checksum is missing".to_owned()));
        };
        let is_whole = checked_part(json).is_some_and(|part| crc32fast::hash(part) == checksum);
        if is_whole { Ok(()) } else { Err("its checksum is another".to_owned()) }
    }

    /// Says whether it belongs to another snapshot than the one in whose folder it lies.
    fn check_generation(&self, expected: &str) -> Result<(), String> {
        match &self.generation {
            Some(other) if other != expected => Err(format!("it belongs to the snapshot `{}`", other.escape_debug())),
            _ => Ok(()),
        }
    }

    /// The manifest as it is written, with its checksum.
    pub(crate) fn to_json(&self) -> Vec<u8> {
        let mut json = serde_json::to_vec_pretty(self).expect("a manifest is strings and numbers");
        json.truncate(json.len().saturating_sub("\n}".len()));
        let checksum = crc32fast::hash(&json);
        json.extend(format!("{CHECKSUM}{checksum}\n}}").into_bytes());
        json
    }

    /// Each document that it lists, with its search index.
    pub(crate) fn entries(&self) -> impl Iterator<Item = ListedDocument> {
        self.documents.iter().map(|DocumentEntry { id, fingerprint, .. }| {
            let part = self.index.iter().find(|part| part.of == *fingerprint);
            ListedDocument { id: id.clone(), fingerprint: *fingerprint, index: part.map(|part| part.file.clone()) }
        })
    }

    /// The version of the program that made the index, and the version of the index.
    pub(crate) fn index_version(&self) -> (String, u32) {
        (self.program.clone(), self.index_version)
    }
}

impl FileEntry {
    pub(crate) fn new(file: String, bytes: &[u8]) -> Self {
        FileEntry { file, bytes: bytes.len() as u64, crc32: crc32fast::hash(bytes) }
    }

    /// The entry for the same file under another name.
    pub(crate) fn named(&self, name: String) -> Self {
        FileEntry { file: name, ..*self }
    }

    /// Checks what a file holds; `name` is what to call it in a refusal.
    pub(crate) fn check(&self, bytes: &[u8], name: &str) -> Result<(), SnapshotError> {
        if bytes.len() as u64 != self.bytes {
            return Err(SnapshotError::damaged(name, format!("{} bytes instead of {}", bytes.len(), self.bytes)));
        }
        if crc32fast::hash(bytes) != self.crc32 {
            return Err(SnapshotError::damaged(name, "its checksum is another"));
        }
        Ok(())
    }
}

/// The part of a manifest that its checksum is of.
fn checked_part(json: &[u8]) -> Option<&[u8]> {
    let end = json.windows(CHECKSUM.len()).rposition(|bytes| bytes == CHECKSUM.as_bytes())?;
    json.get(..end)
}

/// Whether a manifest of any format ends with a checksum as this program writes it, which is not that of what stands before.
fn is_other_than_written(json: &[u8]) -> bool {
    let checksum = checked_part(json).and_then(|part| {
        let number = str::from_utf8(json.get(part.len() + CHECKSUM.len()..)?).ok()?;
        Some((part, number.strip_suffix("\n}")?.parse::<u32>().ok()?))
    });
    checksum.is_some_and(|(part, checksum)| crc32fast::hash(part) != checksum)
}

/// Whether a name is one that the program gives to the file of a document.
pub(crate) fn is_document_file(name: &str) -> bool {
    is_fingerprint_with(name, DOCUMENT_EXTENSION)
}

/// Whether a name is one that the program gives to the file of a search index.
pub(crate) fn is_index_file(name: &str) -> bool {
    is_fingerprint_with(name, INDEX_EXTENSION)
}

fn is_fingerprint_with(name: &str, extension: &str) -> bool {
    name.strip_suffix(extension).is_some_and(|fingerprint| fingerprint.parse::<Fingerprint>().is_ok())
}

/// Whether a name is one in the folder itself, not a way out of it.
fn is_inside(name: &str) -> bool {
    !name.is_empty() && name != "." && name != ".." && !name.contains(['/', '\\', ':', '\0'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_lead_elsewhere_are_no_names() {
        for (name, inside) in [("0.postcard", true), ("../x", false), ("..", false), ("/etc/x", false), ("c:x", false)]
        {
            assert_eq!(is_inside(name), inside, "{name}");
        }
    }

    #[test]
    fn a_manifest_is_read_as_it_was_written_for_its_own_snapshot() {
        let manifest = Manifest::new("000002", Some("000001"), 1);
        let json = manifest.to_json();
        let read = |json: &[u8], generation: &str| Manifest::read(json, generation, MANIFEST);
        let same = read(&json, "000002").unwrap();
        assert_eq!((same.generation, same.follows), (manifest.generation, manifest.follows));
        let what = |json: &[u8], generation: &str| match read(json, generation) {
            Err(SnapshotError::Damaged { what, .. }) => what,
            other => unreachable!("{other:?}"),
        };
        assert_eq!(what(&json, "000003"), "it belongs to the snapshot `000002`");
        let text = String::from_utf8(json).unwrap();
        assert_eq!(what(text.replace("000001", "000000").as_bytes(), "000002"), "its checksum is another");
        let end = text.find(CHECKSUM).unwrap();
        assert_eq!(what(format!("{}\n}}", &text[..end]).as_bytes(), "000002"), "its checksum is missing");
    }

    #[test]
    fn manifests_of_other_formats_are_told_apart() {
        let read = |json: &str| Manifest::read(json.as_bytes(), "000001", MANIFEST).unwrap_err();
        assert_eq!(
            read(r#"{"format":99,"something":"else"}"#),
            SnapshotError::FormatTooNew { found: 99, known: SNAPSHOT_FORMAT_VERSION }
        );
        assert_eq!(read(r#"{"format":0}"#), SnapshotError::FormatTooOld { found: 0, known: SNAPSHOT_FORMAT_VERSION });
        assert!(matches!(read("{}"), SnapshotError::Damaged { .. }));
        // A number that was damaged in one that is ours.
        let text = String::from_utf8(Manifest::new("000001", None, 1).to_json()).unwrap();
        let format = format!("\"format\": {SNAPSHOT_FORMAT_VERSION}");
        for other in [0, SNAPSHOT_FORMAT_VERSION + 1] {
            let flipped = text.replace(&format, &format!("\"format\": {other}"));
            assert!(matches!(read(&flipped), SnapshotError::Damaged { .. }), "{flipped}");
            let end = flipped.find(CHECKSUM).unwrap();
            let rewritten = format!("{}{CHECKSUM}{}\n}}", &flipped[..end], crc32fast::hash(&flipped.as_bytes()[..end]));
            assert!(!matches!(read(&rewritten), SnapshotError::Damaged { .. }), "{rewritten}");
        }
        assert!(matches!(read(&format!(r#"{{"format":{SNAPSHOT_FORMAT_VERSION}}}"#)), SnapshotError::Damaged { .. }));
    }
}

//! The manifest of a snapshot: what it holds, and how to tell that it is whole.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::{Fingerprint, Refusal};

/// The format of snapshots that this program writes and reads. It changes whenever a document is stored in
/// another way, which is whenever its types change.
pub const FORMAT: u32 = 3;

/// The manifest's name in its snapshot.
pub(crate) const MANIFEST: &str = "manifest.json";

/// The folder of the search index in its snapshot.
pub(crate) const INDEX: &str = "index";

/// The folder of the documents in their snapshot.
pub(crate) const DOCUMENTS: &str = "documents";

/// What a snapshot holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manifest {
    /// Which [`FORMAT`] it is in.
    format: u32,
    /// The version of the program that wrote it.
    program: String,
    /// The version of its search index.
    index_version: u32,
    /// The documents, in the order of their ids.
    pub(crate) documents: Vec<DocumentEntry>,
    /// The search indexes of these documents and of those that shipped with the program.
    pub(crate) index: Vec<PartEntry>,
}

/// A stored document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DocumentEntry {
    /// Its id, for people who look into the manifest.
    pub(crate) id: String,
    /// What it holds.
    pub(crate) fingerprint: Fingerprint,
    #[serde(flatten)]
    pub(crate) file: FileEntry,
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
    /// The manifest for what this program writes.
    pub(crate) fn new(documents: Vec<DocumentEntry>, index: Vec<PartEntry>, index_version: u32) -> Self {
        Manifest { format: FORMAT, program: env!("CARGO_PKG_VERSION").to_owned(), index_version, documents, index }
    }

    /// Reads a manifest; `name` is what to call it in a refusal.
    pub(crate) fn read(json: &[u8], name: &str) -> Result<Manifest, Refusal> {
        /// What every manifest of any format has.
        #[derive(Deserialize)]
        struct AnyFormat {
            format: u32,
        }

        let damaged = |error: serde_json::Error| Refusal::damaged(name, error.to_string());
        let AnyFormat { format: found } = serde_json::from_slice(json).map_err(damaged)?;
        match found {
            FORMAT => {
                let manifest: Manifest = serde_json::from_slice(json).map_err(damaged)?;
                manifest.check_names().map_err(|what| Refusal::damaged(name, what))?;
                Ok(manifest)
            }
            _ if found > FORMAT => Err(Refusal::Newer { found, known: FORMAT }),
            _ => Err(Refusal::Older { found, known: FORMAT }),
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

    /// The manifest as it is written.
    pub(crate) fn to_json(&self) -> Vec<u8> {
        serde_json::to_vec_pretty(self).expect("a manifest is strings and numbers")
    }

    /// Which version of the program made the index, and which version of the index that is.
    pub(crate) fn index_version(&self) -> (String, u32) {
        (self.program.clone(), self.index_version)
    }
}

impl FileEntry {
    /// The entry for a file with these bytes.
    pub(crate) fn new(file: String, bytes: &[u8]) -> Self {
        FileEntry { file, bytes: bytes.len() as u64, crc32: crc32fast::hash(bytes) }
    }

    /// The entry for the same file under another name.
    pub(crate) fn named(&self, name: String) -> Self {
        FileEntry { file: name, ..*self }
    }

    /// Checks what a file holds; `name` is what to call it in a refusal.
    pub(crate) fn check(&self, bytes: &[u8], name: &str) -> Result<(), Refusal> {
        if bytes.len() as u64 != self.bytes {
            return Err(Refusal::damaged(name, format!("{} bytes instead of {}", bytes.len(), self.bytes)));
        }
        if crc32fast::hash(bytes) != self.crc32 {
            return Err(Refusal::damaged(name, "its checksum is another"));
        }
        Ok(())
    }
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
    fn manifests_of_other_formats_are_told_apart() {
        let read = |json: &str| Manifest::read(json.as_bytes(), MANIFEST).unwrap_err();
        assert_eq!(read(r#"{"format":99,"something":"else"}"#), Refusal::Newer { found: 99, known: FORMAT });
        assert_eq!(read(r#"{"format":0}"#), Refusal::Older { found: 0, known: FORMAT });
        assert!(matches!(read("{}"), Refusal::Damaged { .. }));
        assert!(matches!(read(r#"{"format":2}"#), Refusal::Damaged { .. }));
    }
}

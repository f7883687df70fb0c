//! A library written once and kept: whatever becomes of the program, it opens it or refuses it clearly.

use std::{fs, path::PathBuf};

use vademecum_store::{Library, SNAPSHOT_FORMAT_VERSION, SnapshotError, StoreError};

use crate::{INDEX, document};

/// Where the library of a format is kept.
fn kept(format: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/format-{format}"))
}

#[test]
fn libraries_of_every_format_open_or_are_refused() {
    let expected = [document("magic-cr@2019-01-25.pt", "Revê-se tudo."), document("magic-cr@2024-11-08.es", "Todo.")];
    if std::env::var_os("VADEMECUM_BLESS").is_some() {
        let folder = kept(SNAPSHOT_FORMAT_VERSION);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        Library::at(&folder).update_documents(|documents| documents.extend(expected.clone()), INDEX).unwrap();
        fs::remove_file(folder.join("lock")).unwrap();
    }
    for format in 1..=SNAPSHOT_FORMAT_VERSION {
        match Library::at(kept(format)).snapshot() {
            Ok(snapshot) => {
                let same = snapshot.documents == expected;
                assert!(
                    same,
                    "documents of format {format} are read as something else: raise `SNAPSHOT_FORMAT_VERSION`"
                );
            }
            Err(StoreError::Refused { reason: SnapshotError::FormatTooOld { .. }, .. })
                if format < SNAPSHOT_FORMAT_VERSION => {}
            Err(error) => unreachable!(
                "format {format}: {error}\nif documents are stored in another way than before, raise `SNAPSHOT_FORMAT_VERSION` and run \
                 this test once with VADEMECUM_BLESS=1"
            ),
        }
    }
}

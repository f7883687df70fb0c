//! A library written once and kept: whatever becomes of the program, it opens it or refuses it clearly.

use std::{fs, path::PathBuf};

use vademecum_store::{FORMAT, Library, Refusal, StoreError};

use crate::{INDEX, document};

/// Where the library of a format is kept.
fn kept(format: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/format-{format}"))
}

#[test]
fn libraries_of_every_format_open_or_are_refused() {
    let expected = [document("magic-cr@2019-01-25.pt", "Revê-se tudo."), document("magic-cr@2024-11-08.es", "Todo.")];
    if std::env::var_os("VADEMECUM_BLESS").is_some() {
        let folder = kept(FORMAT);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        Library::at(&folder).update(|documents| documents.extend(expected.clone()), INDEX).unwrap();
        fs::remove_file(folder.join("lock")).unwrap();
    }
    for format in 1..=FORMAT {
        match Library::at(kept(format)).snapshot() {
            Ok(snapshot) => {
                let same = snapshot.documents == expected;
                assert!(same, "documents of format {format} are read as something else: raise `FORMAT`");
            }
            Err(StoreError::Refused { reason: Refusal::Older { .. }, .. }) if format < FORMAT => {}
            Err(error) => unreachable!(
                "format {format}: {error}\nif documents are stored in another way than before, raise `FORMAT` and run \
                 this test once with VADEMECUM_BLESS=1"
            ),
        }
    }
}

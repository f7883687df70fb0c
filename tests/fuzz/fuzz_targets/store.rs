#![no_main]

use std::sync::LazyLock;

static FOLDER: LazyLock<tempfile::TempDir> =
    LazyLock::new(|| tempfile::tempdir().expect("there is room for a library of two documents"));

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    vademecum_store::fuzz::store(&FOLDER.path().join("library"), data).expect("what can be read can be written to");
});

//! axe-core, which finds what keeps people from using a page. `.ci/run` fetches it; it is no part of the program.

use std::path::PathBuf;

use crate::root;

/// Its script, if the machine has it: that of `VADEMECUM_AXE`, else where `.ci/run` puts it.
pub fn script() -> Option<PathBuf> {
    let named = std::env::var_os("VADEMECUM_AXE").map(PathBuf::from);
    let fetched = root().join("target/axe/node_modules/axe-core/axe.min.js");
    named.into_iter().chain([fetched]).find(|script| script.is_file())
}

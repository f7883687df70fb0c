//! Writes `citing_lines.rs`: the lines of the engine's source that cite rules, with their numbers as of this build.

#![expect(clippy::disallowed_methods, reason = "a build script writes what is built from the source")]

use std::{env, error::Error, fs, path::PathBuf};

use vademecum_citing_lines::{Constants, table};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src");
    let table = table("machine", Constants { module: "magic", letter: 'R' })?;
    Ok(fs::write(PathBuf::from(env::var("OUT_DIR")?).join("citing_lines.rs"), table)?)
}

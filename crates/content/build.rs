//! Rebuilds the crate when a file in `rules/`, which is embedded in it, is added or changed.

fn main() {
    println!("cargo::rerun-if-changed=../../rules");
}

//! Has the program built again when files are added to `rules/`, which is embedded in it.

fn main() {
    println!("cargo:rerun-if-changed=../../rules");
}

//! The work of reading grows with a document's length and no faster, whatever the document repeats.

#[path = "../benches/repeated/mod.rs"]
mod repeated;

use crate::{Options, ingest, reader::read_bytes, work};

/// Size of the smaller document of each pair, in bytes: large enough that the bounds on a single text are reached.
const SMALLER_BYTES: usize = 16_000;

#[test]
fn work_grows_with_length() {
    for construct in repeated::constructs() {
        let of = |bytes| work::of(|| construct.read(&construct.text(bytes)));
        let (once, fourfold) = (of(SMALLER_BYTES), of(4 * SMALLER_BYTES));
        // What is linear takes four times the work; what is quadratic takes sixteen times.
        assert!(
            fourfold <= 8 * once.max(4 * SMALLER_BYTES),
            "{:?} in .{}: {once} units of work, and {fourfold} for four times as much",
            construct.name,
            construct.extension
        );
    }
}

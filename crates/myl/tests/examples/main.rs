//! The worked examples of the document, in order: what comes out, and in what order it happens. Cards and numbers are the
//! document's; the situations around them are ours.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod readings;
mod s4_1_to_4_3;
mod s4_4_to_4_5;
mod s4_6;
mod s4_7_to_4_13;
mod s5_and_6;
mod scene;
mod sections;
mod unlabelled;

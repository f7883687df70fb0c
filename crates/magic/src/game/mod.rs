//! Games (103, 104): how they begin and how they end.

mod end;
mod setup;
mod start;

pub(crate) use end::{concede, draw, lose, win};
pub use setup::{Arrangement, Placed, Setup};
pub(crate) use start::{bottom, keep, may_mulligan, mulligan, proceed};

//! The ledger: how strongly every rule number is tied to code and to tests, and why some are not.
//!
//! Evidence comes from outside: which lines of code cite a number, which tests ran that code, which tests
//! claim it, and what happened with the rule knocked out. From it the ledger works out a [`Strength`] for
//! every number, tells what got weaker since the last one, and lists what a person should look at.
//!
//! *Architecture invariant:* nothing here runs anything, reads a file or knows a game. More evidence never
//! makes a number weaker.

mod disposition;
mod evidence;
mod ledger;
mod review;
mod strength;

pub use disposition::{Disposition, Dispositions, Settled};
pub use evidence::{Claimable, Evidence, KnockOut, Outcome, Run, Site};
pub use ledger::{Ledger, Row, Totals, Weaker};
pub use review::{alike, crowded};
pub use strength::Strength;

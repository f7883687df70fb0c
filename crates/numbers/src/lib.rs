//! One documented constant for every rule number of the editions our engines follow.
//!
//! An engine cites `magic::R704_5F`; the editor shows what that rule says, in our words; a number that the
//! edition does not have does not compile:
//!
//! ```
//! use vademecum_numbers::magic;
//! assert_eq!(magic::number(magic::R704_5F).to_string(), "704.5f");
//! ```
//!
//! ```compile_fail
//! let rule = vademecum_numbers::magic::R999_1;
//! ```
//!
//! *Architecture invariant:* generated, plain items; the only logic is the way from a handle to its number
//! and back.

pub mod magic;

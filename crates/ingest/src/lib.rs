//! From files to documents: readers (bytes → lines with positions), one grammar per kind of document,
//! number repair, and one reference grammar whose words are switched by language.
//!
//! *Architecture invariant:* reading a document never fails and never panics. A grammar returns what it
//! read *and* what it found wrong; only a file that is no text, or no rules document at all, is refused.

pub mod reader;

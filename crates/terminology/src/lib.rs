//! Terminology extraction: what the terms of a game are called in each language, mined from aligned documents.
//!
//! Term pairs come from titles of matched rules, from matched glossary entries (similar text, citations, names and
//! order), from English names in brackets, and from co-occurrence in matched rules. Each pair keeps its evidence.
//! [`TermTable`] combines the pairs of all languages, and finds false friends: names that are spelled alike and have
//! other meanings.
//!
//! *Architecture invariant:* no dictionary is given.

mod assignment;
mod cooccurrence;
mod evidence_graph;
mod false_friends;
mod glossary_entry;
mod glossary_matching;
mod inflection;
mod multiword_terms;
mod printed_name;
mod term_pairs;
mod term_table;
#[cfg(test)]
mod tests;
mod text_evidence;
mod tsv;

pub use printed_name::strip_name_remarks;
pub use term_pairs::{
    EvidencePlace, TermEvidence, TermEvidenceKind, TermPair, bracketed_names, mine_pairs, titles_and_headwords,
};
pub use term_table::{FalseFriendPair, TermRow, TermTable};

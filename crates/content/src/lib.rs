//! Bundled content: the files of `rules/`, embedded in the program, each kind parsed once per process into its type.
//!
//! | content | function | type |
//! |---|---|---|
//! | our digests of the rules | [`digests`] | [`Document`](vademecum_document::Document) |
//! | identity of rules across editions | [`lineages`], [`lineage_decisions`] | [`Lineages`](vademecum_lineage::Lineages), [`LineageDecisions`](vademecum_lineage::LineageDecisions) |
//! | titles of rules in later editions | [`later_titles`] | [`LaterTitle`] |
//! | translations of terms | [`term_table`] | [`Terms`](vademecum_terminology::TermTable) |
//! | inflection and senses of terms | [`term_grammar`] | [`TermGrammar`](vademecum_graph::TermGrammar) |
//! | questions of players about rules | [`rule_questions`] | [`RuleQuestions`](vademecum_search::RuleQuestions) |
//! | synonyms from everyday language | [`colloquial_synonyms`] | [`Synonyms`](vademecum_search::Synonyms) |
//! | concepts that rulings state | [`concepts`] | [`ConceptCatalog`](vademecum_ruling_links::ConceptCatalog) |
//! | rule coverage of the engine | [`ledger`], [`citing_lines`] | [`Ledger`](vademecum_ledger::Ledger), [`CitingLine`] |
//! | worked cases | [`scenarios`] | [`BundledScenario`] |
//! | examples printed in the rules, with their scenarios | [`worked_examples`] | [`WorkedExamples`](vademecum_ledger::WorkedExamples) |
//! | publishers' own pages | [`official_pages`] | [`OfficialPage`] |
//!
//! *Architecture invariant:* no file is opened at run time. The unit tests parse every file, so the accessors return
//! values; content that does not parse cannot pass the tests and counts as absent.

mod coverage;
mod digest;
mod embedded;
mod lineages;
mod pages;
mod terms;

pub use coverage::{BundledScenario, CitingLine, citing_lines, engine_numbers, ledger, scenarios, worked_examples};
pub use digest::{digest, digests};
pub use embedded::files;
pub use lineages::{LaterTitle, later_titles, lineage_decisions, lineage_files, lineages};
pub use pages::{OfficialPage, official_pages};
pub use terms::{colloquial_synonyms, concepts, rule_question_files, rule_questions, term_grammar, term_table};

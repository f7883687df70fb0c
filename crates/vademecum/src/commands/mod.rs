//! One module for each command: its arguments, its help, and what it does.

pub(crate) mod align;
pub(crate) mod completions;
pub(crate) mod coverage;
pub(crate) mod diff;
pub(crate) mod documents;
pub(crate) mod export;
pub(crate) mod ingest;
pub(crate) mod lint;
pub(crate) mod play_cases;
pub(crate) mod remove;
pub(crate) mod run;
pub(crate) mod scenario;
pub(crate) mod search;
pub(crate) mod serve;
pub(crate) mod terms;

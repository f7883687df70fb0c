//! References: the places where a text names a rule or a term.

use std::fmt;

use serde::{Deserialize, Serialize};
use vademecum_vocab::{Number, TextRange};

/// The target of a reference, inside its own document.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// A section, chapter, rule or subrule.
    Number(Number),
    /// A glossary entry, by headword.
    Term(String),
}

impl fmt::Display for Target {
    /// The fragment of the node meant: `704.5f`, `term:Arrollar`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Number(number) => number.fmt(f),
            Target::Term(headword) => write!(f, "term:{headword}"),
        }
    }
}

/// One mention of a rule, of a range of rules, or of a term.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    /// The words that make the mention.
    pub text: String,
    /// The targets; a range is expanded.
    pub targets: Vec<Target>,
    /// Whether the document has every target.
    pub resolved: bool,
    /// The range in the text, in bytes.
    pub range: TextRange,
    /// The example it stands in, from 0; `None` for the node's own text.
    pub example: Option<u32>,
}

impl Reference {
    /// The numbers among its targets.
    pub fn numbers(&self) -> impl Iterator<Item = Number> {
        self.targets.iter().filter_map(|target| if let Target::Number(number) = target { Some(*number) } else { None })
    }
}

//! Why an address means nothing.

use std::fmt::Display;

use vademecum_search::SearchError;
use vademecum_vocab::{DocumentId, EditionDate, Number};

/// Nothing is at an address.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Missing {
    /// No document has that id.
    #[error("there is no document `{0}`")]
    Document(String),
    /// It is the id of a document.
    #[error("`{0}` is a whole document")]
    WholeDocument(String),
    /// It has no form that an address has.
    #[error("`{0}` is no address")]
    NoAddress(String),
    /// The document has nothing of that name.
    #[error("there is nothing called `{fragment}` in {document}")]
    Fragment {
        /// The name.
        fragment: String,
        /// The document.
        document: DocumentId,
    },
    /// There is no such number.
    #[error("there is no rule {number}{}", within(document.as_ref()))]
    Number {
        /// The number.
        number: Number,
        /// The document that was looked in.
        document: Option<DocumentId>,
        /// Numbers near it.
        nearest: Vec<Number>,
        /// The other editions that have this number, and where their rule is in this one.
        elsewhere: Vec<NumberElsewhere>,
    },
    /// There is no such term.
    #[error("there is no term `{headword}`{}", within(document.as_ref()))]
    Term {
        /// The name.
        headword: String,
        /// The document that was looked in.
        document: Option<DocumentId>,
        /// What was typed.
        typed: String,
    },
    /// The library has no edition of that date, and nothing is known of one.
    #[error("there is no edition of {at}")]
    Edition {
        /// The date.
        at: EditionDate,
        /// The editions that are known.
        known: Vec<EditionDate>,
    },
    /// An edition whose text is not here has no such number.
    #[error("there is no rule {number} in the edition of {at}")]
    NumberThen {
        /// The number.
        number: Number,
        /// The edition.
        at: EditionDate,
    },
    /// What the number named in an older edition is there no longer.
    #[error("rule {number} of {at} is gone: the edition of {newest} has nothing of it")]
    Gone {
        /// The number.
        number: Number,
        /// The edition it was one of.
        at: EditionDate,
        /// The newest edition.
        newest: EditionDate,
    },
    /// What the number names in a later edition, known by its numbers alone, is in none whose text is here.
    #[error("rule {number} of {at} is newer than any text here: the newest edition here is of {newest}")]
    Later {
        /// The number.
        number: Number,
        /// The edition it is one of.
        at: EditionDate,
        /// The newest edition whose text is here.
        newest: EditionDate,
    },
    /// The search refused.
    #[error(transparent)]
    Search(#[from] SearchError),
}

/// A number that an edition lacks, as another edition has it.
#[derive(Debug)]
pub struct NumberElsewhere {
    /// The edition that has the number.
    pub date: EditionDate,
    /// The numbers of its rule in the edition that was asked; empty if the rule is not in it.
    pub here: Vec<Number>,
}

fn within(document: Option<&DocumentId>) -> String {
    document.map(|document| format!(" in {document}")).unwrap_or_default()
}

impl Missing {
    /// What may be done about it, by somebody at a terminal.
    pub fn help(&self) -> Option<String> {
        let help = match self {
            Missing::Document(_) => "`vademecum documents` lists yours".to_owned(),
            Missing::WholeDocument(id) => {
                format!("name something in it, such as `{id}#100.1`; `vademecum export` prints all of it")
            }
            Missing::NoAddress(text) => format!(
                "an address is a number such as 704.5f, or names a document as well: magic-cr@2024-11-08.es#704.5f; \
                 to look for words: `vademecum search \"{text}\"`"
            ),
            Missing::Fragment { fragment, document } => {
                format!("to look for words: `vademecum search \"{fragment}\" --document {document}`")
            }
            Missing::Number { number, nearest, elsewhere, .. } => {
                let mut help: Vec<String> = elsewhere.iter().map(|other| explain(*number, other)).collect();
                if !nearest.is_empty() {
                    help.push(format!("the nearest: {}", list(nearest)));
                }
                return (!help.is_empty()).then(|| help.join("; "));
            }
            Missing::Term { typed, .. } => {
                format!("to look for it: `vademecum search \"{}\"`", typed.trim_start_matches("term:"))
            }
            Missing::Edition { known, .. } => {
                format!("the editions there are: {}; `vademecum ingest PATH` adds others", list(known))
            }
            Missing::Gone { at, .. } | Missing::Later { at, .. } => {
                format!("`vademecum ingest PATH` adds your copy of the edition of {at}, if you have one")
            }
            Missing::NumberThen { .. } | Missing::Search(_) => return None,
        };
        Some(help)
    }
}

fn explain(number: Number, elsewhere: &NumberElsewhere) -> String {
    let NumberElsewhere { date, here } = elsewhere;
    match here.as_slice() {
        [] => format!("{number} of {date} is not in this edition"),
        [only] => format!("{number} of {date} is {only} in this edition: `vademecum show {only}`"),
        all => format!("{number} of {date} is split here: {}", list(all)),
    }
}

fn list(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

//! Why nothing is at an address, as codes with arguments; the sentences are in `locales/*/errors.ftl`.

use vademecum_locale::{FluentArgs, Localized, args, list_or_none};
use vademecum_search::SearchError;
use vademecum_vocab::{DocumentId, EditionDate, Lang, Number};

/// Why nothing is at an address.
#[derive(Debug, thiserror::Error, strum::IntoStaticStr, strum::VariantNames)]
#[error("{}", self.message(Lang::En))]
#[strum(prefix = "address-", serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum AddressError {
    /// No document has that id.
    UnknownDocument(String),
    /// It is the id of a document, without a node.
    WholeDocument(String),
    /// It does not have the form of an address.
    Malformed(String),
    /// The document has no node of that name.
    UnknownFragment {
        /// The name.
        fragment: String,
        /// The document.
        document: DocumentId,
    },
    /// There is no such number.
    UnknownNumber {
        /// The number.
        number: Number,
        /// The document that was searched.
        document: Option<DocumentId>,
        /// Numbers near it.
        nearest: Vec<Number>,
        /// The other editions that have this number, and where their rule is in this one.
        elsewhere: Vec<NumberElsewhere>,
    },
    /// There is no such term.
    UnknownTerm {
        /// The headword.
        headword: String,
        /// The document that was searched.
        document: Option<DocumentId>,
    },
    /// No edition of that date is known.
    UnknownEdition {
        /// The date.
        at: EditionDate,
        /// The editions that are known.
        known: Vec<EditionDate>,
    },
    /// An edition that is known by its numbers alone has no such number.
    NumberNotInEdition {
        /// The number.
        number: Number,
        /// The edition.
        at: EditionDate,
    },
    /// The rule that the number named in an older edition no longer exists.
    RuleGone {
        /// The number.
        number: Number,
        /// The older edition.
        at: EditionDate,
        /// The newest edition.
        newest: EditionDate,
    },
    /// The number names a rule of a later edition, known by its numbers alone, that no text in the library has.
    RuleTooNew {
        /// The number.
        number: Number,
        /// The later edition.
        at: EditionDate,
        /// The newest edition in the library.
        newest: EditionDate,
    },
    /// The search index could not be used to read the address.
    SearchFailed(#[from] SearchError),
}

/// A number that an edition lacks, as another edition has it.
#[derive(Debug)]
pub struct NumberElsewhere {
    /// The number.
    pub number: Number,
    /// The edition that has the number.
    pub date: EditionDate,
    /// The numbers of its rule in the edition that was asked for; empty if the rule is not in it.
    pub here: Vec<Number>,
}

impl AddressError {
    /// The keys of all messages in `locales/`.
    pub const KEYS: &[&str] = <AddressError as strum::VariantNames>::VARIANTS;
}

impl Localized for AddressError {
    fn key(&self) -> &'static str {
        self.into()
    }

    fn args(&self) -> FluentArgs<'static> {
        match self {
            AddressError::UnknownDocument(id) | AddressError::WholeDocument(id) => args([("id", id)]),
            AddressError::Malformed(text) => args([("text", text)]),
            AddressError::UnknownFragment { fragment, document } => {
                args([("fragment", fragment), ("document", document)])
            }
            AddressError::UnknownNumber { number, document, nearest, .. } => {
                args([("number", number), ("document", &list_or_none(document)), ("nearest", &list_or_none(nearest))])
            }
            AddressError::UnknownTerm { headword, document } => {
                args([("headword", headword), ("document", &list_or_none(document))])
            }
            AddressError::UnknownEdition { at, known } => args([("date", at), ("known", &list_or_none(known))]),
            AddressError::NumberNotInEdition { number, at } => args([("number", number), ("date", at)]),
            AddressError::RuleGone { number, at, newest } | AddressError::RuleTooNew { number, at, newest } => {
                args([("number", number), ("date", at), ("newest", newest)])
            }
            AddressError::SearchFailed(error) => args([("error", error)]),
        }
    }
}

impl Localized for NumberElsewhere {
    fn key(&self) -> &'static str {
        "address-elsewhere"
    }

    fn args(&self) -> FluentArgs<'static> {
        let NumberElsewhere { number, date, here } = self;
        let mut args = args([("number", number), ("date", date), ("here", &list_or_none(here))]);
        args.set("count", here.len());
        args
    }
}

//! Errors of resolving an address, as codes with arguments; the sentences are in `locales/*/errors.ftl`.

use vademecum_locale::{FluentArgs, Localized, format_list_argument, message_args};
use vademecum_search::SearchError;
use vademecum_vocab::{DocumentId, EditionDate, Lang, Number};

/// The error that an address cannot be resolved to a node.
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
        elsewhere: Vec<NumberInOtherEdition>,
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
pub struct NumberInOtherEdition {
    /// The number.
    pub number: Number,
    /// The edition that has the number.
    pub edition: EditionDate,
    /// The numbers of its rule in the edition that was asked for; empty if the rule is not in it.
    pub numbers_in_requested: Vec<Number>,
}

impl AddressError {
    /// The keys of all messages in `locales/`.
    pub const MESSAGE_KEYS: &[&str] = <AddressError as strum::VariantNames>::VARIANTS;
}

impl Localized for AddressError {
    fn key(&self) -> &'static str {
        self.into()
    }

    fn args(&self) -> FluentArgs<'static> {
        match self {
            AddressError::UnknownDocument(id) | AddressError::WholeDocument(id) => message_args([("id", id)]),
            AddressError::Malformed(text) => message_args([("text", text)]),
            AddressError::UnknownFragment { fragment, document } => {
                message_args([("fragment", fragment), ("document", document)])
            }
            AddressError::UnknownNumber { number, document, nearest, .. } => message_args([
                ("number", number),
                ("document", &format_list_argument(document)),
                ("nearest", &format_list_argument(nearest)),
            ]),
            AddressError::UnknownTerm { headword, document } => {
                message_args([("headword", headword), ("document", &format_list_argument(document))])
            }
            AddressError::UnknownEdition { at, known } => {
                message_args([("date", at), ("known", &format_list_argument(known))])
            }
            AddressError::NumberNotInEdition { number, at } => message_args([("number", number), ("date", at)]),
            AddressError::RuleGone { number, at, newest } | AddressError::RuleTooNew { number, at, newest } => {
                message_args([("number", number), ("date", at), ("newest", newest)])
            }
            AddressError::SearchFailed(error) => message_args([("error", error)]),
        }
    }
}

impl Localized for NumberInOtherEdition {
    fn key(&self) -> &'static str {
        "address-elsewhere"
    }

    fn args(&self) -> FluentArgs<'static> {
        let NumberInOtherEdition { number, edition, numbers_in_requested } = self;
        let mut args = message_args([
            ("number", number),
            ("date", edition),
            ("here", &format_list_argument(numbers_in_requested)),
        ]);
        args.set("count", numbers_in_requested.len());
        args
    }
}

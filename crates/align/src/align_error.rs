//! Errors of aligning documents, as codes with arguments; the sentences are in `locales/*/errors.ftl`.

use std::fmt;

use vademecum_locale::{FluentArgs, Localized, message_args};
use vademecum_vocab::{DocumentId, Game, Lang};

/// The error that two documents cannot be aligned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AlignError {
    /// The documents are about different games.
    DifferentGames {
        /// The first document.
        from: DocumentId,
        /// Its game.
        game: Game,
        /// The second document.
        to: DocumentId,
    },
    /// Too few rules were found in both documents.
    DifferentWorks {
        /// The first document.
        from: DocumentId,
        /// The second document.
        to: DocumentId,
        /// The number of rules found in both.
        shared: usize,
        /// The number of rules of the shorter document.
        rules: usize,
    },
    /// One of the documents has no numbered rules.
    NoRules {
        /// The document.
        document: DocumentId,
    },
}

impl Localized for AlignError {
    fn key(&self) -> &'static str {
        match self {
            AlignError::DifferentGames { .. } => "align-different-games",
            AlignError::DifferentWorks { .. } => "align-different-works",
            AlignError::NoRules { .. } => "align-no-rules",
        }
    }

    fn args(&self) -> FluentArgs<'static> {
        match self {
            AlignError::DifferentGames { from, game, to } => message_args([("from", from), ("game", game), ("to", to)]),
            AlignError::DifferentWorks { from, to, shared, rules } => {
                message_args([("from", from), ("to", to), ("shared", shared), ("rules", rules)])
            }
            AlignError::NoRules { document } => message_args([("document", document)]),
        }
    }
}

impl fmt::Display for AlignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for AlignError {}

//! What can be wrong with a request: status, what to say, and where to go from there.

use std::time::Duration;

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use vademecum_graph::NodeId;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{
    bad_parameter::BadParameter,
    text::{self, Message, game_name, t},
    work::Refused,
};

/// Maximum number of rules offered in place of one that is not there.
pub(crate) const MAX_NEAREST: usize = 6;

/// When it may be worth asking again for an answer that was not there in time.
const RETRY_LATE_AFTER: Duration = Duration::from_secs(10);

/// Why a page cannot be shown. Handlers return it; the outermost layer draws it in the reader's language.
#[derive(Debug, Clone)]
pub(crate) enum Error {
    /// Nothing has that address.
    NoSuchPage,
    /// The first part of the address names no language.
    NoSuchLanguage,
    /// The second part names no game.
    NoSuchGame(String),
    /// The library has no rules of a game.
    NoDocuments(Game),
    /// The library has no edition of that date.
    NoSuchEdition(Game, EditionDate),
    /// The rule that a number named in an edition that is not here no longer exists.
    Gone(Number, EditionDate),
    /// The rule that a number names in a later edition, known by its numbers alone, is in none here.
    LaterOnly(Game, Number, EditionDate),
    /// The edition has no such number; these come near it.
    NoSuchNumber {
        /// The game.
        game: Game,
        /// The number in the address.
        number: Number,
        /// The edition in the address.
        at: Option<EditionDate>,
        /// Nodes with numbers close to it.
        nearest: Vec<NodeId>,
    },
    /// The text in place of a number is not one.
    NotANumber(Game, String),
    /// The glossary has no such headword.
    NoSuchTerm(Game, String),
    /// The library has no such card.
    NoSuchCard(Game, String),
    /// The library has no cards of a game.
    NoCards(Game),
    /// No lexicon of a game is known.
    NoTerms(Game),
    /// The library has no such document.
    NoSuchDocument(String),
    /// Two documents that are not editions of one work, or contain no rules.
    NotComparable,
    /// The query of the address cannot be read.
    BadQuery,
    /// A parameter in the query of the address cannot be read.
    BadParameter(BadParameter),
    /// The path of the address is not percent-encoded UTF-8.
    BadEncoding,
    /// The server is called by a name that is not its own.
    OtherHost,
    /// Pages are only read.
    MethodNotAllowed,
    /// The address is longer than any of ours.
    AddressTooLong,
    /// What was sent along is larger than anything we read.
    TooLarge,
    /// The client has sent too many requests.
    TooMany,
    /// The client waits for as much expensive work as one client may; it may ask again after a while.
    TooMuchWork(Duration),
    /// More expensive work was requested than can be done in time; the client may retry after a while.
    Busy(Duration),
    /// The answer was not there in time.
    TookTooLong,
    /// Our fault.
    Internal,
}

impl Error {
    /// The error for a status without a body; `None` if it is not an error.
    pub(crate) fn from_status(status: StatusCode) -> Option<Self> {
        match status {
            StatusCode::NOT_FOUND => Some(Error::NoSuchPage),
            StatusCode::METHOD_NOT_ALLOWED => Some(Error::MethodNotAllowed),
            status if status.is_client_error() => Some(Error::BadQuery),
            status if status.is_server_error() => Some(Error::Internal),
            _ => None,
        }
    }

    /// The status of the response.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::BadQuery | Error::BadParameter(_) | Error::BadEncoding => StatusCode::BAD_REQUEST,
            Error::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            Error::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Error::AddressTooLong => StatusCode::URI_TOO_LONG,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooMany | Error::TooMuchWork(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::Busy(_) | Error::TookTooLong => StatusCode::SERVICE_UNAVAILABLE,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Error::NoSuchPage
            | Error::NoSuchLanguage
            | Error::NoSuchGame(_)
            | Error::NoDocuments(_)
            | Error::NoSuchEdition(..)
            | Error::Gone(..)
            | Error::LaterOnly(..)
            | Error::NoSuchNumber { .. }
            | Error::NotANumber(..)
            | Error::NoSuchTerm(..)
            | Error::NoSuchCard(..)
            | Error::NoCards(_)
            | Error::NoTerms(_)
            | Error::NotComparable
            | Error::NoSuchDocument(_) => StatusCode::NOT_FOUND,
        }
    }

    /// When the client may retry, if that is known.
    pub(crate) fn retry_after(&self) -> Option<Duration> {
        match self {
            Error::TooMuchWork(wait) | Error::Busy(wait) => Some(*wait),
            // A long job is finished and cached even if no client waits for it.
            Error::TookTooLong => Some(RETRY_LATE_AFTER),
            _ => None,
        }
    }

    /// What kind of error it is, for programs: stable.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Error::NoSuchPage => "address",
            Error::NoSuchLanguage => "language",
            Error::NoSuchGame(_) => "game",
            Error::NoDocuments(_) => "no-documents",
            Error::NoSuchEdition(..) => "edition",
            Error::Gone(..) => "gone",
            Error::LaterOnly(..) => "later-edition",
            Error::NoSuchNumber { .. } => "number",
            Error::NotANumber(..) => "not-a-number",
            Error::NoSuchTerm(..) => "term",
            Error::NoSuchCard(..) => "card",
            Error::NoCards(_) => "no-cards",
            Error::NoTerms(_) => "no-terms",
            Error::NoSuchDocument(_) => "document",
            Error::NotComparable => "not-comparable",
            Error::BadQuery | Error::BadParameter(_) => "query",
            Error::BadEncoding => "encoding",
            Error::OtherHost => "host",
            Error::MethodNotAllowed => "method",
            Error::AddressTooLong => "address-too-long",
            Error::TooLarge => "too-large",
            Error::TooMany => "too-many",
            Error::TooMuchWork(_) => "too-much-work",
            Error::Busy(_) => "busy",
            Error::TookTooLong => "took-too-long",
            Error::Internal => "internal",
        }
    }

    /// The heading of the page.
    pub(crate) fn title(&self, lang: Lang) -> String {
        let message = match self {
            Error::NoSuchPage => t(lang, "error-page-title"),
            Error::NoSuchLanguage => t(lang, "error-language-title"),
            Error::NoSuchGame(_) => t(lang, "error-game-title"),
            Error::NoDocuments(game) => t(lang, "error-empty-title").with("game", game_name(lang, *game)),
            Error::NoSuchEdition(..) => t(lang, "error-edition-title"),
            Error::Gone(..) => t(lang, "asked-gone-title"),
            Error::LaterOnly(..) => t(lang, "later-only-title"),
            Error::NoSuchNumber { number, .. } => t(lang, "error-number-title").with("number", number.to_string()),
            Error::NotANumber(..) => t(lang, "error-spelling-title"),
            Error::NoSuchTerm(..) => t(lang, "error-term-title"),
            Error::NoSuchCard(..) => t(lang, "error-card-title"),
            Error::NoCards(_) => t(lang, "error-cards-title"),
            Error::NoTerms(_) => t(lang, "error-terms-title"),
            Error::NoSuchDocument(_) => t(lang, "error-document-title"),
            Error::NotComparable => t(lang, "error-compare-title"),
            Error::BadQuery | Error::BadParameter(_) | Error::BadEncoding => t(lang, "error-query-title"),
            Error::OtherHost => t(lang, "error-host-title"),
            Error::MethodNotAllowed => t(lang, "error-method-title"),
            Error::AddressTooLong => t(lang, "error-address-title"),
            Error::TooLarge => t(lang, "error-large-title"),
            Error::TooMany => t(lang, "error-often-title"),
            Error::TooMuchWork(_) => t(lang, "error-share-title"),
            Error::Busy(_) => t(lang, "error-busy-title"),
            Error::TookTooLong => t(lang, "error-late-title"),
            Error::Internal => t(lang, "error-internal-title"),
        };
        message.to_string()
    }

    /// What is wrong and what to do.
    pub(crate) fn message(&self, lang: Lang) -> Message<'_> {
        match self {
            Error::NoSuchPage => t(lang, "error-page"),
            Error::NoSuchLanguage => t(lang, "error-language"),
            Error::NoSuchGame(game) => t(lang, "error-game").with("game", game.as_str()),
            Error::NoDocuments(game) => t(lang, "error-empty").with("game", game_name(lang, *game)),
            Error::NoSuchEdition(game, date) => {
                t(lang, "error-edition").with("game", game_name(lang, *game)).with("date", text::date(lang, *date))
            }
            Error::Gone(number, date) => {
                t(lang, "asked-gone").with("asked", number.to_string()).with("date", text::date(lang, *date))
            }
            Error::LaterOnly(_, number, date) => {
                t(lang, "later-only").with("number", number.to_string()).with("date", text::date(lang, *date))
            }
            Error::NoSuchNumber { number, at: Some(date), .. } => {
                t(lang, "error-number-pinned").with("number", number.to_string()).with("date", text::date(lang, *date))
            }
            Error::NoSuchNumber { number, at: None, .. } => t(lang, "error-number").with("number", number.to_string()),
            Error::NotANumber(_, text) => t(lang, "error-spelling").with("text", text.as_str()),
            Error::NoSuchTerm(_, term) => t(lang, "error-term").with("term", term.as_str()),
            Error::NoSuchCard(_, name) => t(lang, "error-card").with("name", name.as_str()),
            Error::NoCards(game) => t(lang, "error-cards").with("game", game_name(lang, *game)),
            Error::NoTerms(game) => t(lang, "error-terms").with("game", game_name(lang, *game)),
            Error::NoSuchDocument(id) => t(lang, "error-document").with("id", id.as_str()),
            Error::NotComparable => t(lang, "error-compare"),
            Error::BadQuery => t(lang, "error-query"),
            Error::BadParameter(parameter) => parameter.message(lang),
            Error::BadEncoding => t(lang, "error-encoding"),
            Error::OtherHost => t(lang, "error-host"),
            Error::MethodNotAllowed => t(lang, "error-method"),
            Error::AddressTooLong => t(lang, "error-address"),
            Error::TooLarge => t(lang, "error-large"),
            Error::TooMany => t(lang, "error-often"),
            Error::TooMuchWork(_) => t(lang, "error-share"),
            Error::Busy(_) => t(lang, "error-busy"),
            Error::TookTooLong => t(lang, "error-late"),
            Error::Internal => t(lang, "error-internal"),
        }
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        let wait = refused.retry_after;
        if refused.is_own_share() { Error::TooMuchWork(wait) } else { Error::Busy(wait) }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

//! Errors of requests: status, message, and links to go on from there.

use std::{sync::Arc, time::Duration};

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use vademecum_api_types::AddressError;
use vademecum_graph::{Graph, NodeId};
use vademecum_locale::{Localized, message_attribute};
use vademecum_vocab::{Game, Lang};

use crate::{
    bad_parameter::BadParameter,
    games::NotPlayed,
    text::{Message, game_name, t},
    work::Refused,
};

/// Maximum number of rules offered in place of one that is not there.
const MAX_NEAREST: usize = 6;

/// When it may be worth asking again for an answer that was not there in time.
const RETRY_LATE_AFTER: Duration = Duration::from_secs(10);

/// The error of a page request. Handlers return it; the outermost layer draws it in the reader's language.
#[derive(Debug, Clone)]
pub(crate) enum Error {
    NoSuchPage,
    /// The first part of the address names no language.
    NoSuchLanguage,
    /// The second part names no game.
    NoSuchGame(String),
    /// The library has no rules of a game.
    NoDocuments(Game),
    /// Nothing is at an address, which is in a game unless it names a document that is not there.
    Address(Option<Game>, Arc<AddressError>),
    NoSuchCard(Game, String),
    NoCards(Game),
    /// No lexicon of a game is known.
    NoTerms(Game),
    /// Two documents that are not editions of one work, or contain no rules.
    NotComparable,
    BadQuery,
    BadParameter(BadParameter),
    /// The path of the address is not percent-encoded UTF-8.
    BadEncoding,
    /// The server is called by a name that is not its own.
    OtherHost,
    MethodNotAllowed,
    AddressTooLong,
    /// The body is larger than any that is read.
    TooLarge,
    TooMany,
    /// The client waits for as much expensive work as one client may; it may ask again after a while.
    TooMuchWork(Duration),
    /// More expensive work was requested than can be done in time; the client may retry after a while.
    Busy(Duration),
    TookTooLong,
    /// The game of a case took more time or memory than any may.
    GameTooExpensive,
    Internal,
}

impl Error {
    /// The error that nothing is at an address in a game.
    pub(crate) fn address(game: Game, error: AddressError) -> Self {
        match error {
            AddressError::SearchFailed(_) => Error::Internal,
            error => Error::Address(Some(game), Arc::new(error)),
        }
    }

    pub(crate) fn no_such_document(id: &str) -> Self {
        Error::Address(None, Arc::new(AddressError::UnknownDocument(id.to_owned())))
    }

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

    /// When the client may retry, if that is known.
    pub(crate) fn retry_after(&self) -> Option<Duration> {
        match self {
            Error::TooMuchWork(wait) | Error::Busy(wait) => Some(*wait),
            // A long job is finished and cached even if no client waits for it.
            Error::TookTooLong => Some(RETRY_LATE_AFTER),
            _ => None,
        }
    }

    /// The status of the response, a stable name for programs, and the message that says what is wrong; that of the
    /// heading ends in `-title`.
    fn kind(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Error::NoSuchPage => (StatusCode::NOT_FOUND, "address", "error-page"),
            Error::NoSuchLanguage => (StatusCode::NOT_FOUND, "language", "error-language"),
            Error::NoSuchGame(_) => (StatusCode::NOT_FOUND, "game", "error-game"),
            Error::NoDocuments(_) => (StatusCode::NOT_FOUND, "no-documents", "error-empty"),
            Error::Address(_, error) => (StatusCode::NOT_FOUND, address_code(error), error.key()),
            Error::NoSuchCard(..) => (StatusCode::NOT_FOUND, "card", "error-card"),
            Error::NoCards(_) => (StatusCode::NOT_FOUND, "no-cards", "error-cards"),
            Error::NoTerms(_) => (StatusCode::NOT_FOUND, "no-terms", "error-terms"),
            Error::NotComparable => (StatusCode::NOT_FOUND, "not-comparable", "error-compare"),
            Error::BadQuery | Error::BadParameter(_) => (StatusCode::BAD_REQUEST, "query", "error-query"),
            Error::BadEncoding => (StatusCode::BAD_REQUEST, "encoding", "error-encoding"),
            Error::OtherHost => (StatusCode::MISDIRECTED_REQUEST, "host", "error-host"),
            Error::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method", "error-method"),
            Error::AddressTooLong => (StatusCode::URI_TOO_LONG, "address-too-long", "error-address"),
            Error::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large", "error-large"),
            Error::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many", "error-often"),
            Error::TooMuchWork(_) => (StatusCode::TOO_MANY_REQUESTS, "too-much-work", "error-share"),
            Error::Busy(_) => (StatusCode::SERVICE_UNAVAILABLE, "busy", "error-busy"),
            Error::TookTooLong => (StatusCode::SERVICE_UNAVAILABLE, "took-too-long", "error-late"),
            Error::GameTooExpensive => (StatusCode::UNPROCESSABLE_ENTITY, "too-expensive", "error-game-bounds"),
            Error::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal", "error-internal"),
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// The stable code of the error, for programs.
    pub(crate) fn code(&self) -> &'static str {
        self.kind().1
    }

    pub(crate) fn title(&self, lang: Lang) -> String {
        match self {
            Error::Address(_, error) => {
                message_attribute(lang, error.key(), "title", &error.args()).unwrap_or_default()
            }
            // What cannot be read has one heading.
            Error::BadQuery | Error::BadParameter(_) | Error::BadEncoding => t(lang, "error-query-title").to_string(),
            _ => self.with_arguments(lang, t(lang, format!("{}-title", self.kind().2))).to_string(),
        }
    }

    /// The message, with advice.
    pub(crate) fn message(&self, lang: Lang) -> String {
        match self {
            Error::Address(_, error) => error.message(lang),
            Error::BadParameter(parameter) => parameter.message(lang).to_string(),
            _ => self.with_arguments(lang, t(lang, self.kind().2)).to_string(),
        }
    }

    /// Gives a message what is known of the error.
    fn with_arguments<'a>(&'a self, lang: Lang, message: Message<'a>) -> Message<'a> {
        match self {
            Error::NoSuchGame(game) => message.with("game", game.as_str()),
            Error::NoDocuments(game) | Error::NoCards(game) | Error::NoTerms(game) => {
                message.with("game", game_name(lang, *game))
            }
            Error::NoSuchCard(_, name) => message.with("name", name.as_str()),
            _ => message,
        }
    }
}

/// The stable code of an address error, for programs.
fn address_code(error: &AddressError) -> &'static str {
    match error {
        AddressError::UnknownDocument(_) | AddressError::WholeDocument(_) => "document",
        AddressError::Malformed(_) | AddressError::UnknownFragment { .. } => "not-a-number",
        AddressError::UnknownNumber { .. } | AddressError::NumberNotInEdition { .. } => "number",
        AddressError::UnknownTerm { .. } => "term",
        AddressError::UnknownEdition { .. } => "edition",
        AddressError::RuleGone { .. } => "gone",
        AddressError::RuleTooNew { .. } => "later-edition",
        _ => "address",
    }
}

/// The nodes with numbers near one that a document does not have.
pub(crate) fn nearest(graph: &Graph, error: &AddressError) -> Vec<NodeId> {
    match error {
        AddressError::UnknownNumber { number, document: Some(id), .. } => {
            graph.document_index(id).map(|document| graph.nearest(document, *number, MAX_NEAREST)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

impl From<NotPlayed> for Error {
    fn from(reason: NotPlayed) -> Self {
        match reason {
            NotPlayed::TooExpensive => Error::GameTooExpensive,
            NotPlayed::TookTooLong => Error::TookTooLong,
            NotPlayed::Failed => Error::Internal,
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

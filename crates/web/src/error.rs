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

    /// When the client may retry, if that is known.
    pub(crate) fn retry_after(&self) -> Option<Duration> {
        match self {
            Error::TooMuchWork(wait) | Error::Busy(wait) => Some(*wait),
            // A long job is finished and cached even if no client waits for it.
            Error::TookTooLong => Some(RETRY_LATE_AFTER),
            _ => None,
        }
    }

    /// What is known of each kind of error.
    const fn kind(&self) -> ErrorKind {
        let (status, code, key) = match self {
            Error::NoSuchPage => (StatusCode::NOT_FOUND, "address", "error-page"),
            Error::NoSuchLanguage => (StatusCode::NOT_FOUND, "language", "error-language"),
            Error::NoSuchGame(_) => (StatusCode::NOT_FOUND, "game", "error-game"),
            Error::NoDocuments(_) => (StatusCode::NOT_FOUND, "no-documents", "error-empty"),
            Error::NoSuchEdition(..) => (StatusCode::NOT_FOUND, "edition", "error-edition"),
            Error::Gone(..) => (StatusCode::NOT_FOUND, "gone", "asked-gone"),
            Error::LaterOnly(..) => (StatusCode::NOT_FOUND, "later-edition", "later-only"),
            Error::NoSuchNumber { .. } => (StatusCode::NOT_FOUND, "number", "error-number"),
            Error::NotANumber(..) => (StatusCode::NOT_FOUND, "not-a-number", "error-spelling"),
            Error::NoSuchTerm(..) => (StatusCode::NOT_FOUND, "term", "error-term"),
            Error::NoSuchCard(..) => (StatusCode::NOT_FOUND, "card", "error-card"),
            Error::NoCards(_) => (StatusCode::NOT_FOUND, "no-cards", "error-cards"),
            Error::NoTerms(_) => (StatusCode::NOT_FOUND, "no-terms", "error-terms"),
            Error::NoSuchDocument(_) => (StatusCode::NOT_FOUND, "document", "error-document"),
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
            Error::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal", "error-internal"),
        };
        ErrorKind { status, code, key }
    }

    /// The status of the response.
    pub(crate) const fn status(&self) -> StatusCode {
        self.kind().status
    }

    /// What kind of error it is, for programs: stable.
    pub(crate) const fn code(&self) -> &'static str {
        self.kind().code
    }

    /// The heading of the page.
    pub(crate) fn title(&self, lang: Lang) -> String {
        // What cannot be read has one heading.
        let key = if self.status() == StatusCode::BAD_REQUEST { "error-query" } else { self.kind().key };
        self.with_arguments(lang, t(lang, format!("{key}-title"))).to_string()
    }

    /// What is wrong and what to do.
    pub(crate) fn message(&self, lang: Lang) -> Message<'_> {
        match self {
            Error::BadParameter(parameter) => parameter.message(lang),
            Error::NoSuchNumber { at: Some(_), .. } => self.with_arguments(lang, t(lang, "error-number-pinned")),
            _ => self.with_arguments(lang, t(lang, self.kind().key)),
        }
    }

    /// Gives a message what is known of the error.
    fn with_arguments<'a>(&'a self, lang: Lang, message: Message<'a>) -> Message<'a> {
        match self {
            Error::NoSuchGame(game) => message.with("game", game.as_str()),
            Error::NoDocuments(game) | Error::NoCards(game) | Error::NoTerms(game) => {
                message.with("game", game_name(lang, *game))
            }
            Error::NoSuchEdition(game, date) => {
                message.with("game", game_name(lang, *game)).with("date", text::date(lang, *date))
            }
            Error::Gone(number, date) => {
                message.with("asked", number.to_string()).with("date", text::date(lang, *date))
            }
            Error::LaterOnly(_, number, date) | Error::NoSuchNumber { number, at: Some(date), .. } => {
                message.with("number", number.to_string()).with("date", text::date(lang, *date))
            }
            Error::NoSuchNumber { number, at: None, .. } => message.with("number", number.to_string()),
            Error::NotANumber(_, text) => message.with("text", text.as_str()),
            Error::NoSuchTerm(_, term) => message.with("term", term.as_str()),
            Error::NoSuchCard(_, name) => message.with("name", name.as_str()),
            Error::NoSuchDocument(id) => message.with("id", id.as_str()),
            _ => message,
        }
    }
}

/// What is known of a kind of error.
struct ErrorKind {
    status: StatusCode,
    /// Its name for programs.
    code: &'static str,
    /// The message that says what is wrong; that of the heading ends in `-title`.
    key: &'static str,
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

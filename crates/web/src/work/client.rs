//! For whom work is done.

use std::{convert::Infallible, net::IpAddr};

use axum::{extract::FromRequestParts, http::request::Parts};

/// The client that a request came from, as far as it is known. The server puts it into the extensions of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Client(Option<IpAddr>);

impl Client {
    /// The client at an address, or in a network that one client has to itself.
    pub(crate) fn new(address: Option<IpAddr>) -> Self {
        Client(address)
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

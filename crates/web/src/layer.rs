//! The outermost layer: sloppy addresses are sent to the right ones, errors become pages, headers are put
//! on.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::Method,
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    canonical::canonical,
    error::Error,
    handlers::failure,
    headers,
    lang::{in_path, preferred},
    site::Site,
};

/// Dresses every response.
pub(crate) async fn dress(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let lang = in_path(request.uri().path());
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = match canonical(request.uri().path()).filter(|_| is_read) {
        Some(path) => {
            let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
            Redirect::permanent(&format!("{path}{query}")).into_response()
        }
        None => next.run(request).await,
    };
    let error = response.extensions_mut().remove::<Error>().or_else(|| Error::from_status(response.status()));
    if let Some(error) = error {
        response = failure::page(&site, lang.unwrap_or_else(|| preferred(&asked)), &error);
    }
    headers::secure(response.headers_mut());
    if let Some(lang) = lang {
        headers::remember(&asked, lang, response.headers_mut());
    }
    headers::unless_held(&asked, response)
}

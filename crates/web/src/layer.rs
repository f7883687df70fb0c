//! The layer around every page: sloppy addresses are sent to the right ones, what was made before is taken
//! from where it is kept, errors become pages (or problems, for programs), headers are put on.

use std::sync::Arc;

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    api,
    base::kept_under,
    canonical::canonical,
    error::Error,
    handlers::failure,
    headers,
    lang::{in_path, preferred},
    robots,
    site::Site,
};

/// Dresses every response.
pub(crate) async fn dress(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    let asked = request.headers().clone();
    let uri = request.uri().clone();
    let mut response = match canonical(uri.path()).filter(|_| is_read) {
        Some(path) => {
            let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
            Redirect::permanent(&format!("{path}{query}")).into_response()
        }
        None if is_read => read(&site, request, &asked, next).await,
        None => next.run(request).await,
    };
    let error = response.extensions_mut().remove::<Error>().or_else(|| Error::from_status(response.status()));
    if let Some(error) = error {
        let route = response.extensions_mut().remove::<MatchedPath>();
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = failed(&site, &uri, &asked, &error);
        if let Some(route) = route {
            response.extensions_mut().insert(route);
        }
        response.headers_mut().extend(allowed.map(|allowed| (header::ALLOW, allowed)));
    }
    finish(&site, &uri, &asked, response)
}

/// What is read at an address: from what is kept, else made now.
async fn read(site: &Site, request: Request, asked: &HeaderMap, next: Next) -> Response {
    let address = kept_under(site, request.uri(), asked);
    if let Some(answer) = site.kept.get(&address) {
        return answer.to(asked);
    }
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    if let Some(route) = &route {
        response.extensions_mut().insert(route.clone());
    }
    match site.kept.keep(address, route, response).await {
        Ok(answer) => answer.to(asked),
        Err(response) => response,
    }
}

/// An error, as whoever asked can read it.
pub(crate) fn failed(site: &Site, uri: &Uri, asked: &HeaderMap, error: &Error) -> Response {
    let mut response = if uri.path().starts_with(api::ROOT) {
        api::problem(site, uri, asked, error)
    } else {
        failure::page(site, in_path(uri.path()).unwrap_or_else(|| preferred(asked)), error)
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Puts on what every response has.
pub(crate) fn finish(site: &Site, uri: &Uri, asked: &HeaderMap, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers::secure(headers, uri.path().starts_with(api::ROOT));
    if robots::keeps_out(site, uri.path()) {
        headers.insert(robots::HEADER, HeaderValue::from_static("noindex"));
    }
    if let Some(lang) = in_path(uri.path()) {
        headers::remember(asked, lang, headers);
    }
    response
}

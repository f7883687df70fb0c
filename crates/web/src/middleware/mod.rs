//! The layer around every page: requests are brought into their canonical form, sloppy addresses are sent to the right
//! ones, what was made before is taken from the cache, errors become pages (or problems, for programs), headers are
//! put on.

mod compute;

use std::sync::Arc;

use axum::{
    body::{Body, HttpBody},
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    api,
    base_url::cache_key,
    canonical::Canonical,
    cors,
    error::Error,
    handlers::error_page,
    headers,
    lang::{in_path, preferred},
    robots,
    site::Site,
};

pub(crate) use compute::compute_off_thread;

/// Brings every request into its canonical form, and dresses every response.
pub(crate) async fn dress(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_head = request.method() == Method::HEAD;
    let response = answer(&site, request, next).await;
    if is_head { head_of(response) } else { response }
}

async fn answer(site: &Site, mut request: Request, next: Next) -> Response {
    let is_read = is_read(request.method());
    let made = match Canonical::of(request.uri()) {
        Ok(None) => None,
        Ok(Some(canonical)) => {
            let redirects = canonical.redirects && is_read;
            let redirect = redirects.then(|| Redirect::permanent(canonical.address.as_str()).into_response());
            *request.uri_mut() = canonical.in_place_of(request.uri());
            redirect
        }
        Err(error) => Some(error.into_response()),
    };
    let asked = request.headers().clone();
    let uri = request.uri().clone();
    if made.is_none()
        && let Some((response, route)) = kept(site, request.method(), &uri, &asked)
    {
        return routed(response, route);
    }
    let mut response = match made {
        Some(response) => response,
        None if request.method() == Method::OPTIONS && uri.path().starts_with(api::calls::ROOT) => cors::preflight(),
        None => {
            if is_read {
                // What is cached is whole, even if the head alone was asked for.
                *request.method_mut() = Method::GET;
            }
            next.run(request).await
        }
    };
    let route = response.extensions_mut().remove::<MatchedPath>();
    let error = response.extensions_mut().remove::<Error>().or_else(|| Error::from_status(response.status()));
    if let Some(error) = error {
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = failed(site, &uri, &asked, &error);
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
    }
    fence(site, &uri, &mut response);
    if is_read {
        let key = cache_key(site, &uri, &asked).into_owned();
        response = match site.kept.keep(key, route.clone(), response).await {
            Ok(answer) => answer.to(&asked),
            Err(response) => response,
        };
    }
    suit(site, &uri, &asked, &mut response);
    routed(response, route)
}

/// A response without its body, to whoever asked for the head alone.
fn head_of(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    if let Some(length) = body.size_hint().exact().filter(|&length| length > 0) {
        parts.headers.insert(header::CONTENT_LENGTH, length.into());
    }
    Response::from_parts(parts, Body::empty())
}

/// Notes on a request's answer which route made it.
pub(crate) async fn note_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    routed(next.run(request).await, route)
}

/// A response with the route that made it, for whoever counts them.
fn routed(mut response: Response, route: Option<MatchedPath>) -> Response {
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// The answer that was made before for the same address, and the template of that address. Only canonical addresses
/// have one: any other finds nothing here.
pub(crate) fn kept(
    site: &Site,
    method: &Method,
    uri: &Uri,
    asked: &HeaderMap,
) -> Option<(Response, Option<MatchedPath>)> {
    if !is_read(method) {
        return None;
    }
    let answer = site.kept.get(&cache_key(site, uri, asked))?;
    let mut response = answer.to(asked);
    suit(site, uri, asked, &mut response);
    Some((response, answer.route().cloned()))
}

fn is_read(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// An error, as whoever asked can read it.
pub(crate) fn failed(site: &Site, uri: &Uri, asked: &HeaderMap, error: &Error) -> Response {
    let mut response = if uri.path().starts_with(api::calls::ROOT) {
        api::problem(site, uri, asked, error)
    } else {
        error_page::page(site, in_path(uri.path()).unwrap_or_else(|| preferred(asked)), error)
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(wait) = error.retry_after() {
        let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    }
    response
}

/// Puts on what every response has.
pub(crate) fn fence(site: &Site, uri: &Uri, response: &mut Response) {
    let headers = response.headers_mut();
    headers::secure(headers);
    if robots::keeps_out(site, uri.path()) {
        headers.insert(robots::HEADER, HeaderValue::from_static("noindex"));
    }
}

/// Puts on what depends on who asks: who may read it, the language that was chosen.
fn suit(site: &Site, uri: &Uri, asked: &HeaderMap, response: &mut Response) {
    set_cors_headers(site, uri, asked, response.headers_mut());
    if let Some(lang) = in_path(uri.path()) {
        headers::remember(asked, lang, response.headers_mut());
    }
}

/// Tells a browser which sites' scripts may read a response.
pub(crate) fn set_cors_headers(site: &Site, uri: &Uri, asked: &HeaderMap, answer: &mut HeaderMap) {
    site.cors.set_headers(uri.path().starts_with(api::calls::ROOT), site.holds_texts(None), asked, answer);
}

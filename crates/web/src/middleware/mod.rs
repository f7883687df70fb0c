//! Middleware: requests are brought into their canonical form, cached responses are served, errors are drawn as pages
//! or problems, headers are set; handlers that compute run off the serving threads.

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
    response_cache::Answer,
    robots,
    site::Site,
    work::Client,
};

pub(crate) use compute::compute_off_thread;

/// The middleware around all routes: canonical address, cache, routes, errors, headers, cache again.
pub(crate) async fn handle_request(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_head = request.method() == Method::HEAD;
    let response = respond(&site, request, next).await;
    if is_head { head_of(response) } else { response }
}

async fn respond(site: &Site, mut request: Request, next: Next) -> Response {
    let early = canonicalize(&mut request);
    let (method, uri, asked) = (request.method().clone(), request.uri().clone(), request.headers().clone());
    let client = request.extensions().get::<Client>().copied().unwrap_or_default();
    if early.is_none()
        && let Some(answer) = cached_answer(site, &method, &uri, &asked)
    {
        let mut response = site.kept.respond(&site.work.short, client, &answer, &asked).await;
        set_reader_headers(site, &uri, &asked, &mut response);
        return with_route(response, answer.route().cloned());
    }
    let mut response = match early {
        Some(response) => response,
        None => run_routes(request, next).await,
    };
    let route = response.extensions_mut().remove::<MatchedPath>();
    response = render_error(site, &uri, &asked, response);
    set_common_headers(site, &uri, &mut response);
    if is_read(&method) {
        response = store_in_cache(site, &uri, &asked, client, route.clone(), response).await;
    }
    set_reader_headers(site, &uri, &asked, &mut response);
    with_route(response, route)
}

/// Gives a request its canonical address; returns the redirect to it, or the refusal of one that has none.
fn canonicalize(request: &mut Request) -> Option<Response> {
    match Canonical::of(request.uri()) {
        Ok(None) => None,
        Ok(Some(canonical)) => {
            let redirects = canonical.redirects && is_read(request.method());
            let redirect = redirects.then(|| Redirect::permanent(canonical.address.as_str()).into_response());
            *request.uri_mut() = canonical.in_place_of(request.uri());
            redirect
        }
        Err(error) => Some(error.into_response()),
    }
}

/// The response of the route; of the API also that to a preflight request.
async fn run_routes(mut request: Request, next: Next) -> Response {
    if request.method() == Method::OPTIONS && request.uri().path().starts_with(api::calls::ROOT) {
        return cors::preflight();
    }
    if is_read(request.method()) {
        // What is cached is whole, even if the head alone was asked for.
        *request.method_mut() = Method::GET;
    }
    next.run(request).await
}

/// Draws the error that a response stands for, as whoever asked can read it; other responses stay as they are.
fn render_error(site: &Site, uri: &Uri, asked: &HeaderMap, mut response: Response) -> Response {
    let error = response.extensions_mut().remove::<Error>().or_else(|| Error::from_status(response.status()));
    let Some(error) = error else { return response };
    let allowed = response.headers_mut().remove(header::ALLOW);
    let mut response = error_response(site, uri, asked, &error);
    if let Some(allowed) = allowed {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}

/// Stores a response that can be cached, and returns it as the client takes it: compressed, or not changed since.
async fn store_in_cache(
    site: &Site,
    uri: &Uri,
    asked: &HeaderMap,
    client: Client,
    route: Option<MatchedPath>,
    response: Response,
) -> Response {
    let key = cache_key(site, uri, asked).into_owned();
    match site.kept.keep(key, route, response).await {
        Ok(answer) => site.kept.respond(&site.work.short, client, &answer, asked).await,
        Err(response) => response,
    }
}

/// A response without its body, to whoever asked for the head alone.
fn head_of(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    if let Some(length) = body.size_hint().exact().filter(|&length| length > 0) {
        parts.headers.insert(header::CONTENT_LENGTH, length.into());
    }
    Response::from_parts(parts, Body::empty())
}

/// Notes on a response which route made it, for the metrics.
pub(crate) async fn note_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    with_route(next.run(request).await, route)
}

/// A response with the route that made it, for whoever counts them.
fn with_route(mut response: Response, route: Option<MatchedPath>) -> Response {
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// The answer that was made before for the same address, if nothing long is left to do for it, and the template of that
/// address. Only canonical addresses have one: any other finds nothing here.
pub(crate) fn cached_response(
    site: &Site,
    method: &Method,
    uri: &Uri,
    asked: &HeaderMap,
) -> Option<(Response, Option<MatchedPath>)> {
    let answer = cached_answer(site, method, uri, asked)?;
    let mut response = answer.to(asked)?;
    set_reader_headers(site, uri, asked, &mut response);
    Some((response, answer.route().cloned()))
}

fn cached_answer(site: &Site, method: &Method, uri: &Uri, asked: &HeaderMap) -> Option<Arc<Answer>> {
    if is_read(method) { site.kept.get(&cache_key(site, uri, asked)) } else { None }
}

fn is_read(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// An error, as whoever asked can read it.
pub(crate) fn error_response(site: &Site, uri: &Uri, asked: &HeaderMap, error: &Error) -> Response {
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

/// Sets the security headers, and the one that keeps search engines out.
pub(crate) fn set_common_headers(site: &Site, uri: &Uri, response: &mut Response) {
    let headers = response.headers_mut();
    headers::secure(headers);
    if robots::keeps_out(site, uri.path()) {
        headers.insert(robots::HEADER, HeaderValue::from_static("noindex"));
    }
}

/// Sets the headers that depend on the request: CORS, the cookie of the language.
fn set_reader_headers(site: &Site, uri: &Uri, asked: &HeaderMap, response: &mut Response) {
    set_cors_headers(site, uri, asked, response.headers_mut());
    if let Some(lang) = in_path(uri.path()) {
        headers::remember(asked, lang, response.headers_mut());
    }
}

/// Tells a browser which sites' scripts may read a response.
pub(crate) fn set_cors_headers(site: &Site, uri: &Uri, asked: &HeaderMap, answer: &mut HeaderMap) {
    site.cors.set_headers(uri.path().starts_with(api::calls::ROOT), site.holds_texts(None), asked, answer);
}

//! Middleware: requests are brought into their canonical form, cached responses are served, errors are rendered as pages
//! or problems, headers are set; handlers that compute run in a pool.

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
    app_state::AppState,
    base_url::cache_key,
    canonical::{Canonical, QueryParameters},
    cors,
    error::Error,
    handlers::error_page,
    headers::{self, forbid_storing},
    lang::{in_path, preferred},
    response_cache::CachedResponse,
    robots, urls,
    work::Client,
};

/// The middleware around all routes: canonical address, cache, routes, errors, headers, cache again.
pub(crate) async fn handle_request(
    State((state, parameters)): State<(Arc<AppState>, Arc<QueryParameters>)>,
    request: Request,
    next: Next,
) -> Response {
    let is_head = request.method() == Method::HEAD;
    let response = respond(&state, &parameters, request, next).await;
    if is_head { head_of(response) } else { response }
}

async fn respond(state: &AppState, parameters: &QueryParameters, mut request: Request, next: Next) -> Response {
    let early = canonicalize(parameters, &mut request);
    let (method, uri, request_headers) = (request.method().clone(), request.uri().clone(), request.headers().clone());
    let client = request.extensions().get::<Client>().copied().unwrap_or_default();
    if early.is_none()
        && let Some(cached) = cached_entry(state, &method, &uri, &request_headers)
    {
        let mut response = state.response_cache.respond(&state.work.short, client, &cached, &request_headers).await;
        set_reader_headers(state, &uri, &request_headers, &mut response);
        return with_route(response, cached.route.clone());
    }
    let mut response = match early {
        Some(response) => response,
        None => run_routes(request, next).await,
    };
    let route = response.extensions_mut().remove::<MatchedPath>();
    response = render_error(state, &uri, &request_headers, response);
    set_common_headers(state, &uri, &mut response);
    if is_read(&method) {
        response = store_in_cache(state, &uri, &request_headers, client, route.clone(), response).await;
    }
    set_reader_headers(state, &uri, &request_headers, &mut response);
    with_route(response, route)
}

/// Gives a request its canonical address; returns the redirect to it, or the refusal of one that has none.
fn canonicalize(parameters: &QueryParameters, request: &mut Request) -> Option<Response> {
    match Canonical::of(request.uri(), parameters) {
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
    if request.method() == Method::OPTIONS && request.uri().path().starts_with(urls::API_ROOT) {
        return cors::preflight();
    }
    if is_read(request.method()) {
        // The whole response is cached, even for a `HEAD` request.
        *request.method_mut() = Method::GET;
    }
    next.run(request).await
}

/// Renders the error in a response as a page or problem; other responses are returned unchanged.
fn render_error(state: &AppState, uri: &Uri, request_headers: &HeaderMap, mut response: Response) -> Response {
    let error = response.extensions_mut().remove::<Error>().or_else(|| Error::from_status(response.status()));
    let Some(error) = error else { return response };
    let allowed = response.headers_mut().remove(header::ALLOW);
    let mut response = error_response(state, uri, request_headers, &error);
    if let Some(allowed) = allowed {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}

/// Stores a response that can be cached, and returns it as the client takes it: compressed, or not changed since.
async fn store_in_cache(
    state: &AppState,
    uri: &Uri,
    request_headers: &HeaderMap,
    client: Client,
    route: Option<MatchedPath>,
    response: Response,
) -> Response {
    let key = cache_key(state, uri, request_headers).into_owned();
    match state.response_cache.store(key, route, response).await {
        Ok(cached) => state.response_cache.respond(&state.work.short, client, &cached, request_headers).await,
        Err(response) => response,
    }
}

/// Middleware for routes whose handlers compute without a pause: they run in the pool of short jobs, unless the response
/// has been stored by the time it is the client's turn. Handlers that wait for anything must not use it: they would block a
/// thread that long.
pub(crate) async fn compute_in_pool(
    State(state): State<Arc<AppState>>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    let handle = async {
        Ok(match cached_entry(&state, request.method(), request.uri(), request.headers()) {
            Some(cached) => cached.reference(),
            None => next.run(request).await,
        })
    };
    state.work.short.run(client, handle).await.unwrap_or_else(IntoResponse::into_response)
}

/// A response without its body, for `HEAD` requests.
fn head_of(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    if let Some(length) = body.size_hint().exact().filter(|&length| length > 0) {
        parts.headers.insert(header::CONTENT_LENGTH, length.into());
    }
    Response::from_parts(parts, Body::empty())
}

/// Notes on a response which route made it, for the metrics.
pub(crate) async fn record_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    with_route(next.run(request).await, route)
}

fn with_route(mut response: Response, route: Option<MatchedPath>) -> Response {
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// The cached response of an address, if nothing long is left to do for it, and its route. Only canonical addresses
/// have one: any other finds nothing here.
pub(crate) fn cached_response(
    state: &AppState,
    method: &Method,
    uri: &Uri,
    request_headers: &HeaderMap,
) -> Option<(Response, Option<MatchedPath>)> {
    let cached = cached_entry(state, method, uri, request_headers)?;
    let mut response = cached.respond(request_headers)?;
    set_reader_headers(state, uri, request_headers, &mut response);
    Some((response, cached.route.clone()))
}

fn cached_entry(
    state: &AppState,
    method: &Method,
    uri: &Uri,
    request_headers: &HeaderMap,
) -> Option<Arc<CachedResponse>> {
    if !is_read(method) {
        return None;
    }
    state.response_cache.get(&cache_key(state, uri, request_headers))
}

fn is_read(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// An error as a page, or as a problem for API calls.
pub(crate) fn error_response(state: &AppState, uri: &Uri, request_headers: &HeaderMap, error: &Error) -> Response {
    let mut response = if uri.path().starts_with(urls::API_ROOT) {
        api::problem(state, uri, request_headers, error)
    } else {
        error_page::page(state, in_path(uri.path()).unwrap_or_else(|| preferred(request_headers)), error)
    };
    forbid_storing(&mut response);
    if let Some(wait) = error.retry_after() {
        let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    }
    response
}

/// Sets the security headers, and `X-Robots-Tag` where search engines should not index the page.
pub(crate) fn set_common_headers(state: &AppState, uri: &Uri, response: &mut Response) {
    let headers = response.headers_mut();
    headers::set_security_headers(headers);
    if robots::is_noindex(state, uri.path()) {
        headers.insert(robots::ROBOTS_HEADER, HeaderValue::from_static("noindex"));
    }
}

/// Sets the headers that depend on the request: CORS, the cookie of the language.
fn set_reader_headers(state: &AppState, uri: &Uri, request_headers: &HeaderMap, response: &mut Response) {
    set_cors_headers(state, uri, request_headers, response.headers_mut());
    if let Some(lang) = in_path(uri.path()) {
        headers::set_language_cookie(request_headers, lang, response.headers_mut());
    }
}

pub(crate) fn set_cors_headers(state: &AppState, uri: &Uri, request_headers: &HeaderMap, headers: &mut HeaderMap) {
    state.cors.set_headers(
        uri.path().starts_with(urls::API_ROOT),
        state.has_unbundled_texts(None),
        request_headers,
        headers,
    );
}

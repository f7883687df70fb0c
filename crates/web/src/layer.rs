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
    parameters::without_unknown,
    readers, robots,
    site::Site,
};

/// Dresses every response.
pub(crate) async fn dress(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    if let Some((response, _)) = kept(&site, request.method(), request.uri(), request.headers()) {
        return response;
    }
    let asked = request.headers().clone();
    let uri = request.uri().clone();
    let is_read = is_read(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = match better(&uri).filter(|_| is_read) {
        None if request.method() == Method::OPTIONS && uri.path().starts_with(api::ROOT) => {
            readers::what_may_be_asked()
        }
        Some(address) => Redirect::permanent(&address).into_response(),
        None => next.run(request).await,
    };
    let error = response.extensions_mut().remove::<Error>().or_else(|| Error::from_status(response.status()));
    if let Some(error) = error {
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = failed(&site, &uri, &asked, &error);
        response.headers_mut().extend(allowed.map(|allowed| (header::ALLOW, allowed)));
    }
    fence(&site, &uri, &mut response);
    if is_read {
        let address = kept_under(&site, &uri, &asked).into_owned();
        response = match site.kept.keep(address, route.clone(), response).await {
            Ok(answer) => answer.to(&asked),
            Err(response) => response,
        };
    }
    suit(&site, &uri, &asked, &mut response);
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// The address that one should have been; `None` if it is well as it stands.
fn better(uri: &Uri) -> Option<String> {
    let path = canonical(uri.path());
    let at = path.as_deref().unwrap_or(uri.path());
    let query = uri.query().and_then(|query| without_unknown(at, query));
    if path.is_none() && query.is_none() {
        return None;
    }
    Some(match query.as_deref().or(uri.query()) {
        None | Some("") => at.to_owned(),
        Some(query) => format!("{at}?{query}"),
    })
}

/// The answer that was made before for the same question, and the template of its address.
pub(crate) fn kept(
    site: &Site,
    method: &Method,
    uri: &Uri,
    asked: &HeaderMap,
) -> Option<(Response, Option<MatchedPath>)> {
    if !is_read(method) {
        return None;
    }
    let answer = site.kept.get(&kept_under(site, uri, asked))?;
    let mut response = answer.to(asked);
    suit(site, uri, asked, &mut response);
    Some((response, answer.route().cloned()))
}

fn is_read(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// An error, as whoever asked can read it.
pub(crate) fn failed(site: &Site, uri: &Uri, asked: &HeaderMap, error: &Error) -> Response {
    let mut response = if uri.path().starts_with(api::ROOT) {
        api::problem(site, uri, asked, error)
    } else {
        failure::page(site, in_path(uri.path()).unwrap_or_else(|| preferred(asked)), error)
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(wait) = error.retry_after() {
        let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
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
    readers::tell(site, uri, asked, response.headers_mut());
    if let Some(lang) = in_path(uri.path()) {
        headers::remember(asked, lang, response.headers_mut());
    }
}

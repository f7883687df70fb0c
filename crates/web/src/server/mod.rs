//! The HTTP server of a library that may be replaced while it runs: connections, limits per client, metrics and
//! request logging.
//!
//! A request is answered from one library from beginning to end: the one that was served when it arrived.

mod allowed_hosts;
mod clients;
mod connections;
mod exposure;
mod metrics;
mod refusals;
mod served;
mod settings;

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use arc_swap::ArcSwap;
use axum::{
    body::{Body, HttpBody},
    extract::MatchedPath,
    http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use tower::ServiceExt;

use self::{
    clients::RequestLimiter,
    exposure::{Exposure, MakeState, sign_of_proxy},
    metrics::{Metrics, RequestRecord},
    refusals::RefusalCounts,
    served::Served,
};
use crate::{
    app_state::AppState,
    cors,
    error::Error,
    headers, middleware,
    work::{Client, WorkPools},
};

pub use allowed_hosts::AllowedHosts;
pub use served::SelfCheckError;
pub use settings::{ClientPolicy, Limits, Logging, Settings};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Serves a library, and another one once it is given.
#[derive(Debug, Clone)]
pub struct Server(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    served: ArcSwap<Served>,
    settings: Settings,
    limiter: Option<RequestLimiter>,
    /// Whether others reach a server that was started for one person.
    exposure: Exposure,
    metrics: Metrics,
    refusals: RefusalCounts,
    work: WorkPools,
    /// Whether it is shutting down: it ends when the responses that have begun are finished.
    is_ending: AtomicBool,
    /// Whether it is still reading the bundled content, for which the first rule pages would wait.
    is_preloading: AtomicBool,
    /// The random prefix of request ids, and the number of requests so far.
    ids: (u32, AtomicU64),
}

impl Server {
    /// Serves a library.
    pub fn new(state: AppState, settings: Settings) -> Server {
        Server::with(state, settings, None)
    }

    /// Serves a library to one person. Should requests show that a proxy lets others in, the site that `make_public`
    /// gives is shown to everybody from then on, instead of one that holds anything back.
    pub fn for_one_person(
        state: AppState,
        settings: Settings,
        make_public: impl Fn() -> Option<AppState> + Send + Sync + 'static,
    ) -> Server {
        Server::with(state, settings, Some(Arc::new(make_public)))
    }

    fn with(state: AppState, settings: Settings, make_public: Option<Arc<MakeState>>) -> Server {
        let clients = &settings.clients;
        let limiter = clients.requests_per_second.map(|each| RequestLimiter::new(each, clients.burst));
        let limiter_if_exposed =
            clients.requests_per_second_if_exposed.map(|each| RequestLimiter::new(each, clients.burst));
        let work = WorkPools::new(settings.limits.request_timeout).with_game_command(settings.game_command.clone());
        let start = std::collections::hash_map::RandomState::new();
        let start = std::hash::BuildHasher::hash_one(&start, std::process::id());
        Server(Arc::new(Inner {
            served: ArcSwap::from_pointee(Served::new(state, work.clone())),
            metrics: Metrics::new(&work),
            exposure: Exposure::new(limiter_if_exposed, make_public, work.clone()),
            refusals: RefusalCounts::default(),
            work,
            settings,
            limiter,
            is_ending: AtomicBool::new(false),
            is_preloading: AtomicBool::new(false),
            ids: (start as u32, AtomicU64::new(0)),
        }))
    }

    /// Serves another library from now on. Requests that have begun are answered from the one before.
    ///
    /// # Errors
    /// If pages of it cannot be made; then nothing changes.
    pub async fn swap(&self, state: AppState) -> Result<(), SelfCheckError> {
        let served = Served::new(state, self.0.work.clone());
        let fit = served.check().await;
        match fit {
            Ok(()) => {
                self.0.served.store(Arc::new(served));
                self.0.metrics.library_swaps.inc();
            }
            Err(_) => self.record_library_failure(),
        }
        fit
    }

    /// Counts a failure to open a library.
    pub fn record_library_failure(&self) {
        self.0.metrics.library_failures.inc();
    }

    /// Answers a request of a peer.
    pub async fn answer(&self, request: Request<Body>, peer: Option<IpAddr>) -> Response {
        let inner = &*self.0;
        let started = Instant::now();
        let id = inner.next_id();
        let client = inner.settings.clients.client_of(peer, request.headers());
        let method = request.method().clone();
        let uri = inner.settings.logging.requests.then(|| request.uri().clone());
        let (mut response, route) = inner.respond(request, peer, client).await;
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        let outcome = RequestRecord {
            method: &method,
            route: route.as_ref().map_or("none", MatchedPath::as_str),
            status: response.status(),
            bytes: response.body().size_hint().exact(),
            took: started.elapsed(),
        };
        inner.metrics.count(&outcome);
        if let Some(uri) = uri {
            if outcome.status == StatusCode::TOO_MANY_REQUESTS {
                if let Some((client, count)) = inner.refusals.add(client.map(clients::network_of), started) {
                    inner.settings.logging.log_refusals(client, count);
                }
                return response;
            }
            inner.settings.logging.log_request(&outcome, &uri, &id, client);
        }
        response
    }
}

impl Inner {
    /// The answer, and the template of its address.
    async fn respond(
        &self,
        mut request: Request<Body>,
        peer: Option<IpAddr>,
        client: Option<IpAddr>,
    ) -> (Response, Option<MatchedPath>) {
        let served = self.served.load_full();
        let (uri, request_headers) = (request.uri(), request.headers());
        let sign = sign_of_proxy(&request);
        if let Some(hosts) = self.settings.hosts.as_ref().filter(|_| !self.exposure.is_noticed()) {
            let is_private = is_for_operators(uri.path()) || served.state.has_private_texts();
            if is_private && !hosts.is_allowed(uri, request_headers) {
                return (served.refuse(uri, request_headers, &Error::OtherHost), None);
            }
            if let Some(sign) = sign {
                self.exposure.record_proxy(sign);
            }
        }
        let Some(served) = self.shown_instead_of(served).await else {
            return (text_response(StatusCode::SERVICE_UNAVAILABLE, ""), None);
        };
        let may_be_proxied = sign.is_some()
            || self.exposure.is_noticed()
            || peer.is_some_and(|peer| self.settings.clients.is_proxy(peer));
        let may_see_metrics = self.settings.clients.may_see_metrics(client, may_be_proxied);
        // Whoever looks after the server is not made to wait for what it says of itself.
        let is_exempt = may_see_metrics && is_for_operators(uri.path());
        let wait = if is_exempt { None } else { self.retry_after(client) };
        if let Some(wait) = wait {
            self.metrics.rate_limited_requests.inc();
            let mut response = served.refuse(uri, request_headers, &Error::TooMany);
            let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
            return (response, None);
        }
        if let Some(response) = self.operator_response(&served, uri.path(), may_see_metrics) {
            return (response, None);
        }
        if let Some(error) = self.settings.limits.refusal(uri, request.method(), request_headers, request.body()) {
            let mut response = served.refuse(uri, request_headers, &error);
            // What was sent along is not read.
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            return (response, None);
        }
        // A cached response needs neither a time limit nor the routes.
        if let Some(cached) = middleware::cached_response(&served.state, request.method(), uri, request_headers) {
            return cached;
        }
        let (uri, request_headers) = (uri.clone(), request_headers.clone());
        request.extensions_mut().insert(Client::new(client.map(clients::network_of)));
        let answer = served.router.clone().oneshot(request);
        match tokio::time::timeout(self.settings.limits.request_timeout, answer).await {
            Ok(Ok(mut response)) => {
                let route = response.extensions_mut().remove::<MatchedPath>();
                (response, route)
            }
            Err(_) => (served.refuse(&uri, &request_headers, &Error::TookTooLong), None),
        }
    }

    /// The library that is served, or its public part if it is for one person and others were detected. `None` if that
    /// cannot be made.
    async fn shown_instead_of(&self, served: Arc<Served>) -> Option<Arc<Served>> {
        if !self.exposure.is_noticed() || !served.state.has_private_texts() {
            return Some(served);
        }
        tokio::time::timeout(self.settings.limits.request_timeout, self.exposure.public()).await.ok()?
    }

    /// The response to the operator's endpoints: health, readiness, metrics.
    fn operator_response(&self, served: &Served, path: &str, may_see_metrics: bool) -> Option<Response> {
        match path {
            "/healthz" => Some(text_response(StatusCode::OK, "ok\n")),
            "/readyz" if self.is_ending.load(Ordering::Relaxed) => {
                Some(text_response(StatusCode::SERVICE_UNAVAILABLE, "ending\n"))
            }
            "/readyz" if self.is_preloading.load(Ordering::Relaxed) => {
                Some(text_response(StatusCode::SERVICE_UNAVAILABLE, "starting\n"))
            }
            "/readyz" => Some(text_response(
                StatusCode::OK,
                format!("ready, serving {}\n", served.state.response_cache.snapshot),
            )),
            "/metrics" if may_see_metrics => Some(text_response(StatusCode::OK, self.metrics.text(&served.state))),
            _ => None,
        }
    }

    /// The time that a client must wait before its next request; `None` if it need not.
    fn retry_after(&self, client: Option<IpAddr>) -> Option<Duration> {
        let limiter = if self.exposure.is_noticed() { &self.exposure.limiter } else { &self.limiter };
        limiter.as_ref()?.retry_after(client)
    }

    /// Forgets clients that have sent nothing for a while, and logs their refused requests.
    fn forget_idle_clients(&self) {
        self.limiter.iter().chain(&self.exposure.limiter).for_each(RequestLimiter::forget_idle_clients);
        for (client, count) in self.refusals.forget_idle_clients(Instant::now()) {
            self.settings.logging.log_refusals(client, count);
        }
    }

    fn next_id(&self) -> String {
        let (start, count) = &self.ids;
        format!("{start:08x}{:08x}", count.fetch_add(1, Ordering::Relaxed))
    }
}

impl Limits {
    fn refusal(&self, uri: &Uri, method: &Method, request_headers: &HeaderMap, body: &Body) -> Option<Error> {
        let length = uri.path_and_query().map_or(0, |address| address.as_str().len());
        let declared =
            request_headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
        if length > self.max_address_bytes {
            Some(Error::AddressTooLong)
        } else if declared.or(body.size_hint().upper()).unwrap_or(0) > self.max_body_bytes {
            Some(Error::TooLarge)
        } else if method == Method::TRACE || method == Method::CONNECT {
            Some(Error::MethodNotAllowed)
        } else {
            None
        }
    }
}

fn is_for_operators(path: &str) -> bool {
    matches!(path, "/healthz" | "/readyz" | "/metrics")
}

fn text_response(status: StatusCode, text: impl IntoResponse) -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    let mut response = (status, headers, text).into_response();
    headers::set_security_headers(response.headers_mut());
    cors::same_origin_only(response.headers_mut());
    response
}

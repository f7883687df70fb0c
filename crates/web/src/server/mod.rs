//! The pages of a library that may change, for whoever connects: which library, how much each may ask, what
//! is counted and told of every request.
//!
//! A request is answered from one library from beginning to end: the one that was served when it came.

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
    clients::Turns,
    exposure::{Exposure, MakeSite, sign_of_proxy},
    metrics::{Metrics, Outcome},
    refusals::RefusalCounts,
    served::{Served, answered},
};
use crate::{
    cors,
    error::Error,
    headers, middleware,
    site::Site,
    work::{Client, WorkPools},
};

pub use allowed_hosts::Hosts;
pub use served::Unfit;
pub use settings::{Clients, Limits, Logging, Settings};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Serves a library, and another one once it is given.
#[derive(Debug, Clone)]
pub struct Server(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    served: ArcSwap<Served>,
    settings: Settings,
    turns: Option<Turns>,
    /// What becomes of a server that was started for one person.
    exposure: Exposure,
    metrics: Metrics,
    refusals: RefusalCounts,
    work: WorkPools,
    /// No longer: it ends when the answers that have begun are finished.
    is_ending: AtomicBool,
    /// What begins the id of each request, and how many there were.
    ids: (u32, AtomicU64),
}

impl Server {
    /// Serves a library.
    pub fn new(site: Site, settings: Settings) -> Server {
        Server::with(site, settings, None)
    }

    /// Serves a library to one person. Should requests show that a proxy lets others in, the site that `make_public`
    /// gives is shown to everybody from then on, instead of one that holds anything back.
    pub fn for_one_person(
        site: Site,
        settings: Settings,
        make_public: impl Fn() -> Option<Site> + Send + Sync + 'static,
    ) -> Server {
        Server::with(site, settings, Some(Arc::new(make_public)))
    }

    fn with(site: Site, settings: Settings, make_public: Option<Arc<MakeSite>>) -> Server {
        let clients = &settings.clients;
        let turns = clients.each_second.map(|each| Turns::new(each, clients.at_once));
        let turns_if_exposed = clients.each_second_if_exposed.map(|each| Turns::new(each, clients.at_once));
        let work = WorkPools::new(settings.limits.request);
        let start = std::collections::hash_map::RandomState::new();
        let start = std::hash::BuildHasher::hash_one(&start, std::process::id());
        Server(Arc::new(Inner {
            served: ArcSwap::from_pointee(Served::new(site, work.clone())),
            metrics: Metrics::new(&work),
            exposure: Exposure::new(turns_if_exposed, make_public, work.clone()),
            refusals: RefusalCounts::default(),
            work,
            settings,
            turns,
            is_ending: AtomicBool::new(false),
            ids: (start as u32, AtomicU64::new(0)),
        }))
    }

    /// Serves another library from now on. Requests that have begun are answered from the one before.
    ///
    /// # Errors
    /// If pages of it cannot be made; then nothing changes.
    pub async fn swap(&self, site: Site) -> Result<(), Unfit> {
        let served = Served::new(site, self.0.work.clone());
        let fit = served.check().await;
        match fit {
            Ok(()) => {
                self.0.served.store(Arc::new(served));
                self.0.metrics.swapped();
            }
            Err(_) => self.0.metrics.refused(),
        }
        fit
    }

    /// Counts a library that could not be opened.
    pub fn refused(&self) {
        self.0.metrics.refused();
    }

    /// Answers a request of a peer.
    pub async fn answer(&self, request: Request<Body>, peer: Option<IpAddr>) -> Response {
        let inner = &*self.0;
        let started = Instant::now();
        let id = inner.next_id();
        let client = inner.settings.clients.behind(peer, request.headers());
        let method = request.method().clone();
        let uri = inner.settings.logging.requests.then(|| request.uri().clone());
        let (mut response, route) = inner.respond(request, peer, client).await;
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        let outcome = Outcome {
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
                    inner.settings.logging.tell_refusals(client, count);
                }
                return response;
            }
            inner.settings.logging.tell(&outcome, &uri, &id, client);
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
        let (uri, asked) = (request.uri(), request.headers());
        let sign = sign_of_proxy(&request);
        if let Some(hosts) = self.settings.hosts.as_ref().filter(|_| !self.exposure.is_noticed()) {
            let is_private = is_for_operators(uri.path()) || served.site.keeps_texts_private();
            if is_private && !hosts.are_asked(uri, asked) {
                return (served.refuse(uri, asked, &Error::OtherHost), None);
            }
            if let Some(sign) = sign {
                self.exposure.notice(sign);
            }
        }
        let Some(served) = self.shown_instead_of(served).await else {
            return (said(StatusCode::SERVICE_UNAVAILABLE, String::new()), None);
        };
        let may_be_proxied = sign.is_some()
            || self.exposure.is_noticed()
            || peer.is_some_and(|peer| self.settings.clients.is_proxy(peer));
        let may_see_metrics = self.settings.clients.may_see_metrics(client, may_be_proxied);
        // Whoever looks after the server is not made to wait for what it says of itself.
        let is_exempt = may_see_metrics && is_for_operators(uri.path());
        let wait = if is_exempt { None } else { self.wait_of(client) };
        if let Some(wait) = wait {
            self.metrics.limited();
            let mut response = served.refuse(uri, asked, &Error::TooMany);
            let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
            return (response, None);
        }
        if let Some(response) = self.of_itself(&served, uri.path(), may_see_metrics) {
            return (response, None);
        }
        if let Some(error) = self.settings.limits.refusal(uri, request.method(), asked, request.body()) {
            let mut response = served.refuse(uri, asked, &error);
            // What was sent along is not read.
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            return (response, None);
        }
        // What was made before need not find its way through all layers again.
        if let Some(kept) = middleware::cached_response(&served.site, request.method(), uri, asked) {
            return kept;
        }
        let (uri, asked) = (uri.clone(), asked.clone());
        request.extensions_mut().insert(Client::new(client.map(clients::network_of)));
        let answer = served.router.clone().oneshot(request);
        match tokio::time::timeout(self.settings.limits.request, answer).await {
            Ok(response) => {
                let mut response = answered(response);
                let route = response.extensions_mut().remove::<MatchedPath>();
                (response, route)
            }
            Err(_) => (served.refuse(&uri, &asked, &Error::TookTooLong), None),
        }
    }

    /// A library, or what everybody may see if the library is for one person and others were noticed. `None` if that
    /// cannot be made.
    async fn shown_instead_of(&self, served: Arc<Served>) -> Option<Arc<Served>> {
        if !self.exposure.is_noticed() || !served.site.keeps_texts_private() {
            return Some(served);
        }
        tokio::time::timeout(self.settings.limits.request, self.exposure.public()).await.ok()?
    }

    /// What the server says of itself, to whoever looks after it.
    fn of_itself(&self, served: &Served, path: &str, may_see_metrics: bool) -> Option<Response> {
        match path {
            "/healthz" => Some(said(StatusCode::OK, "ok\n".to_owned())),
            "/readyz" if self.is_ending.load(Ordering::Relaxed) => {
                Some(said(StatusCode::SERVICE_UNAVAILABLE, "ending\n".to_owned()))
            }
            "/readyz" => Some(said(StatusCode::OK, format!("ready, serving {}\n", served.site.kept.snapshot()))),
            "/metrics" if may_see_metrics => Some(said(StatusCode::OK, self.metrics.text(&served.site))),
            _ => None,
        }
    }

    /// How long a client must wait before its next request; `None` if it need not.
    fn wait_of(&self, client: Option<IpAddr>) -> Option<Duration> {
        let turns = if self.exposure.is_noticed() { &self.exposure.turns } else { &self.turns };
        turns.as_ref()?.wait_of(client)
    }

    /// Forgets clients who have not asked for a while.
    fn tidy(&self) {
        self.turns.iter().chain(&self.exposure.turns).for_each(Turns::tidy);
        for (client, count) in self.refusals.tidy(Instant::now()) {
            self.settings.logging.tell_refusals(client, count);
        }
    }

    fn next_id(&self) -> String {
        let (start, count) = &self.ids;
        format!("{start:08x}{:08x}", count.fetch_add(1, Ordering::Relaxed))
    }
}

impl Limits {
    /// Why a request is not even looked at.
    fn refusal(&self, uri: &Uri, method: &Method, asked: &HeaderMap, body: &Body) -> Option<Error> {
        let length = uri.path_and_query().map_or(0, |address| address.as_str().len());
        let declared = asked.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
        if length > self.address {
            Some(Error::AddressTooLong)
        } else if declared.or(body.size_hint().upper()).unwrap_or(0) > self.body {
            Some(Error::TooLarge)
        } else if method == Method::TRACE || method == Method::CONNECT {
            Some(Error::MethodNotAllowed)
        } else {
            None
        }
    }
}

/// Whether what is at a path is for whoever looks after the server.
fn is_for_operators(path: &str) -> bool {
    matches!(path, "/healthz" | "/readyz" | "/metrics")
}

/// A short answer for programs that look after this one.
fn said(status: StatusCode, text: String) -> Response {
    let told = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    let mut response = (status, told, text).into_response();
    headers::secure(response.headers_mut());
    cors::same_origin_only(response.headers_mut());
    response
}

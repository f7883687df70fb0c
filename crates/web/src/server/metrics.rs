//! Metrics, in the text format of Prometheus.

use std::{
    sync::atomic::{AtomicI64, AtomicU64},
    time::Duration,
};

use axum::http::{Method, StatusCode};
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};

use crate::{app_state::AppState, work::WorkPools};

/// An answered request, as it is counted and logged.
#[derive(Debug)]
pub(super) struct RequestRecord<'r> {
    pub(super) method: &'r Method,
    /// The route, so that the number of label values is bounded.
    pub(super) route: &'r str,
    pub(super) status: StatusCode,
    pub(super) bytes: Option<u64>,
    pub(super) took: Duration,
}

impl RequestRecord<'_> {
    /// The method as it is counted and logged: those that clients make up, of any length, are one.
    pub(super) const fn method_name(&self) -> &'static str {
        match *self.method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::OPTIONS => "OPTIONS",
            Method::POST => "POST",
            _ => "other",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Debug)]
pub(super) struct Metrics {
    registry: Registry,
    requests: Family<Request, Counter>,
    seconds: Family<Route, Histogram>,
    pub(super) rate_limited_requests: Counter,
    pub(super) connections_refused: Counter,
    pub(super) library_swaps: Counter,
    pub(super) library_failures: Counter,
    pub(super) connections: Gauge,
    documents: Gauge,
    cached_bytes: Gauge<u64, AtomicU64>,
}

impl Metrics {
    pub(super) fn new(work: &WorkPools) -> Self {
        // From 50 µs to 13 s.
        let histogram = || Histogram::new(exponential_buckets(0.00005, 4.0, 10));
        let mut metrics = Metrics {
            registry: Registry::with_prefix("vademecum"),
            requests: Family::default(),
            seconds: Family::new_with_constructor(histogram),
            rate_limited_requests: Counter::default(),
            connections_refused: Counter::default(),
            library_swaps: Counter::default(),
            library_failures: Counter::default(),
            connections: Gauge::<i64, AtomicI64>::default(),
            documents: Gauge::default(),
            cached_bytes: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("http_requests", "Requests, by how they ended", metrics.requests.clone());
        let seconds = metrics.seconds.clone();
        registry.register_with_unit("http_request_duration", "Until an answer was made", Unit::Seconds, seconds);
        registry.register(
            "http_requests_limited",
            "Requests of clients who ask too often",
            metrics.rate_limited_requests.clone(),
        );
        let refused = metrics.connections_refused.clone();
        registry.register("connections_refused", "Connections of clients who hold as many as they may", refused);
        registry.register("connections", "Connections that are open", metrics.connections.clone());
        registry.register("library_swaps", "Changes of the library that are served", metrics.library_swaps.clone());
        registry.register(
            "library_refusals",
            "Changes of the library that could not be",
            metrics.library_failures.clone(),
        );
        registry.register("documents", "Documents that are served", metrics.documents.clone());
        registry.register_with_unit("kept_answers", "Answers that are kept", Unit::Bytes, metrics.cached_bytes.clone());
        work.long.metrics().register(registry, "work", "Expensive jobs");
        work.games.metrics().register(registry, "games", "Games of cases that readers write");
        work.short.metrics().register(registry, "short_work", "Answers that take milliseconds");
        work.downloads.metrics().register(registry, "download_work", "Pieces of downloads");
        metrics
    }

    pub(super) fn count(&self, outcome: &RequestRecord<'_>) {
        let method = outcome.method_name();
        let route = outcome.route.to_owned();
        self.seconds.get_or_create(&Route { route: route.clone() }).observe(outcome.took.as_secs_f64());
        self.requests.get_or_create(&Request { method, route, status: outcome.status.as_u16() }).inc();
    }

    pub(super) fn text(&self, state: &AppState) -> String {
        self.documents.set(i64::try_from(state.graph.documents().count()).unwrap_or(i64::MAX));
        self.cached_bytes.set(state.response_cache.size());
        let mut text = String::new();
        // A string takes all that is written to it.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

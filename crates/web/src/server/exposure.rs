//! Detects that others reach a server that was started for one person, and serves only bundled documents from then on.
//!
//! A reverse proxy connects from an address of its own, often that of this very machine. Where it was not declared as a
//! trusted proxy, everybody who comes through it would be taken for the owner of the library.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use axum::http::{HeaderMap, Request, Version};
use tokio::sync::watch;

use super::{clients::RequestLimiter, served::Served};
use crate::{app_state::AppState, work::WorkPools};

/// Headers by which proxies, tunnels and content delivery networks say for whom they ask. Besides these there are all
/// that begin with [`FORWARDING_PREFIXES`].
const FORWARDING_HEADERS: [&str; 33] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "true-client-ip",
    "fly-client-ip",
    "cdn-loop",
    "fastly-client-ip",
    "front-end-https",
    "proxy-client-ip",
    "tailscale-user-login",
    "wl-proxy-client-ip",
    "x-amzn-trace-id",
    "x-envoy-external-address",
    "x-scheme",
    "x-url-scheme",
    "x-varnish",
    "akamai-origin-hop",
    "client-ip",
    "max-forwards",
    "proxy-connection",
    "surrogate-capability",
    "x-cloud-trace-context",
    "x-coming-from",
    "x-host",
    "x-nginx-proxy",
    "x-proxyuser-ip",
    "x-real-port",
    "x-remote-ip",
    "x-request-start",
    "x-ssl",
    "x_forwarded_for",
];

/// The prefixes of the names of other headers of proxies, which no browser sends.
const FORWARDING_PREFIXES: [&str; 14] = [
    "cf-",
    "incap-",
    "ngrok-",
    "x-akamai-",
    "x-amz-",
    "x-appengine-",
    "x-arr-",
    "x-azure-",
    "x-bluecoat-",
    "x-cache",
    "x-forwarded-",
    "x-original-",
    "x-sucuri-",
    "x-vercel-",
];

/// The sign that a request was passed on by a proxy: the name of a header, or the version of the protocol. No browser
/// speaks HTTP/1.0 any more, but a proxy may by default, and name nobody then (nginx before 1.29.7 does).
pub(super) fn sign_of_proxy<B>(request: &Request<B>) -> Option<&str> {
    let is_old = matches!(request.version(), Version::HTTP_09 | Version::HTTP_10);
    forwarding_header(request.headers()).or(is_old.then_some("HTTP/1.0"))
}

fn forwarding_header(headers: &HeaderMap) -> Option<&str> {
    let names = headers.keys().map(axum::http::HeaderName::as_str);
    let is_of_proxy = |name: &&str| {
        FORWARDING_HEADERS.contains(name) || FORWARDING_PREFIXES.iter().any(|prefix| name.starts_with(prefix))
    };
    names.into_iter().find(is_of_proxy)
}

/// Makes the site that may be shown to everybody; `None` if it cannot be made.
pub(super) type MakeState = dyn Fn() -> Option<AppState> + Send + Sync;

/// Tracks whether others can reach a server that was started for one person, and holds the site that they are shown.
pub(super) struct Exposure {
    is_noticed: AtomicBool,
    make_public_state: Option<Arc<MakeState>>,
    /// `None` until it is made; `Some(None)` if it could not be.
    public: watch::Sender<Option<Option<Arc<Served>>>>,
    /// The rate limit of clients once a proxy is noticed.
    pub(super) limiter: Option<RequestLimiter>,
    /// The work pools of the public site.
    work: WorkPools,
}

impl Exposure {
    pub(super) fn new(
        limiter: Option<RequestLimiter>,
        make_public_state: Option<Arc<MakeState>>,
        work: WorkPools,
    ) -> Self {
        let public = watch::Sender::new(None);
        Exposure { is_noticed: AtomicBool::new(false), make_public_state, public, limiter, work }
    }

    pub(super) fn is_noticed(&self) -> bool {
        self.is_noticed.load(Ordering::Acquire)
    }

    /// Records that a proxy lets others in. This is never undone: what a proxy passes on once, it may pass on later
    /// without saying so.
    pub(super) fn record_proxy(&self, sign: &str) {
        if self.is_noticed.swap(true, Ordering::AcqRel) {
            return;
        }
        tracing::warn!(
            sign,
            "a request came through a proxy, so others can reach this server: until it is restarted only bundled \
             documents are served, not those you ingested. Name the proxy with --trust-proxy ADDRESS; --publish-texts \
             serves your documents to everybody"
        );
        let Some(make) = self.make_public_state.clone() else { return };
        let public = self.public.clone();
        let work = self.work.clone();
        // It is made once, and goes on when the first client hangs up.
        tokio::task::spawn_blocking(move || {
            public.send_replace(Some(make().map(|state| Arc::new(Served::new(state, work)))));
        });
    }

    /// The public site, once it is made.
    pub(super) async fn public(&self) -> Option<Arc<Served>> {
        self.make_public_state.as_ref()?;
        let mut public = self.public.subscribe();
        // The sender is a part of `self`, so it is still there.
        let made = public.wait_for(Option::is_some).await.ok()?;
        made.clone().flatten()
    }
}

impl fmt::Debug for Exposure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Exposure").field("is_noticed", &self.is_noticed).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_proxy_adds_is_a_sign_of_it() {
        let request = |name: &str| Request::get("/es").header(name, "203.0.113.5").body(()).unwrap();
        for name in [
            "X-Forwarded-For",
            "x-forwarded-anything",
            "Forwarded",
            "Via",
            "X-Real-IP",
            "CF-Connecting-IP",
            "CF-Ray",
            "X-Azure-Ref",
            "Client-IP",
            "X-Original-URL",
        ] {
            assert!(sign_of_proxy(&request(name)).is_some_and(|sign| sign.eq_ignore_ascii_case(name)), "{name}");
        }
        for name in ["Host", "Cookie", "Accept", "Origin", "Sec-Fetch-Site", "X-Forwarded", "X-Requested-With"] {
            assert_eq!(sign_of_proxy(&request(name)), None, "{name}");
        }
        let mut old = request("Host");
        *old.version_mut() = Version::HTTP_10;
        assert_eq!(sign_of_proxy(&old), Some("HTTP/1.0"));
    }
}

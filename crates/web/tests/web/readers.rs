//! Who may read what: scripts of other sites, and whoever calls the server by another's name.

use std::sync::Arc;

use axum::{
    Router,
    http::{HeaderName, Method, header},
};
use vademecum_web::{AllowedHosts, AppState, Server, Settings, router};

use crate::{
    ask::{Answer, ask, ask_server, check},
    library::{document, fresh, library, state},
};

const ELSEWHERE: &str = "https://elsewhere.example";
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// A library with a text that is not bundled.
fn brought() -> AppState {
    state(vec![document("magic-cr@2024-11-08.es", "7 | Añadidos |\n704 | Revisiones |\n704.1 | | Un texto.\n")])
}

fn from(router: &Router, path: &str, origin: &str) -> Answer {
    ask(router, Method::GET, path, &[(header::ORIGIN, origin)])
}

/// Whom an answer may be read by.
fn readers(answer: &Answer) -> &str {
    answer.header(header::ACCESS_CONTROL_ALLOW_ORIGIN)
}

#[test]
fn scripts_of_any_site_may_read_what_is_bundled_or_published() {
    for router in [fresh(), router(Arc::new(brought().with_published_texts()))] {
        for path in ["/api/v1/documents", "/api/v1/documents", "/api/v1/bulk.jsonl", "/api/v1/node?address=x1"] {
            let answer = from(&router, path, ELSEWHERE);
            assert_eq!((readers(&answer), answer.header(RESOURCE_POLICY)), ("*", "cross-origin"), "{path}");
            assert_eq!(
                (answer.header(header::SET_COOKIE), answer.header(header::VARY).contains("origin")),
                ("", false)
            );
        }
        let asks = [(header::ORIGIN, ELSEWHERE), (header::ACCESS_CONTROL_REQUEST_METHOD, "GET")];
        let allowed = ask(&router, Method::OPTIONS, "/api/v1/search", &asks);
        assert_eq!((allowed.status.as_u16(), readers(&allowed)), (204, "*"));
        assert_eq!(allowed.header(header::ACCESS_CONTROL_ALLOW_METHODS), "GET, HEAD");
        // Pages are nobody else's to read.
        assert_eq!(readers(&from(&router, "/es/magic", ELSEWHERE)), "");
    }
}

#[test]
fn what_somebody_brought_is_read_by_no_other_site() {
    let router = library();
    // Made anew, and from the cache.
    for path in ["/api/v1/documents", "/api/v1/documents", "/api/v1/bulk.jsonl", "/api/v1/node?address=x1"] {
        let answer = from(&router, path, ELSEWHERE);
        assert_eq!((readers(&answer), answer.header(RESOURCE_POLICY)), ("", "same-origin"), "{path}");
    }
    let asks = [(header::ORIGIN, ELSEWHERE), (header::ACCESS_CONTROL_REQUEST_METHOD, "GET")];
    assert_eq!(readers(&ask(&router, Method::OPTIONS, "/api/v1/search", &asks)), "");
}

#[test]
fn sites_that_were_named_may_read_what_others_may_not() {
    let router = router(Arc::new(brought().with_cors_origins(["https://tools.example".to_owned()])));
    for _ in 0..2 {
        for (origin, reader) in [
            ("https://tools.example", "https://tools.example"),
            (ELSEWHERE, ""),
            ("https://tools.example.evil.example", ""),
            ("null", ""),
        ] {
            let answer = from(&router, "/api/v1/documents", origin);
            assert_eq!(readers(&answer), reader, "{origin}");
            assert!(answer.headers.get_all(header::VARY).iter().any(|value| value == "origin"));
        }
    }
}

/// The status of a page, asked for by a name.
fn called(state: AppState, hosts: Option<AllowedHosts>, host: &str, path: &str) -> Answer {
    let server = Server::new(state, Settings { hosts, ..Settings::default() });
    ask_server(&server, path, &[("host", host)], "192.0.2.1")
}

#[test]
fn what_somebody_brought_is_not_told_under_the_name_of_another_site() {
    let ours = || Some(AllowedHosts { names: vec![url::Host::parse("rules.home").unwrap()] });
    let status = |state: AppState, hosts, host, path| called(state, hosts, host, path).status.as_u16();
    for path in ["/es/magic/704.1", "/api/v1/documents", "/es/offline.json", "/"] {
        assert_eq!(status(brought(), ours(), "evil.example:8080", path), 421, "{path}");
        assert_ne!(status(brought(), ours(), "localhost:8080", path), 421, "{path}");
        assert_ne!(status(brought(), ours(), "rules.home", path), 421, "{path}");
        // Where others may come, they come by any name.
        assert_ne!(status(brought(), None, "evil.example", path), 421, "{path}");
        assert_ne!(status(brought().with_published_texts(), ours(), "evil.example", path), 421, "{path}");
    }
    let bundled = || state(vec![document("magic-digest@2024-11-08.pt", "7 | Acréscimos |\n704 | Verificações |\n")]);
    assert_eq!(status(bundled(), ours(), "evil.example", "/pt/magic/704"), 200);
    let refused = called(brought(), ours(), "evil.example", "/pt/magic/704.1");
    refused.shows(&["Nome de servidor desconhecido", "--allow-host"]).has(&[("html[lang='pt']", "")]).hides("Un texto");
}

#[test]
fn only_those_who_look_after_the_server_read_what_is_counted() {
    let mut settings = Settings::default();
    settings.clients.metrics_networks = vec!["192.0.2.0/24".parse().unwrap()];
    settings.clients.proxies = vec!["127.0.0.2/32".parse().unwrap()];
    let server = Server::new(brought(), settings);
    let status = |peer: &str, forwarded: &str| {
        let headers = [("x-forwarded-for", forwarded)];
        let headers = if forwarded.is_empty() { &[] } else { &headers[..] };
        ask_server(&server, "/metrics", headers, peer).status.as_u16()
    };
    for (peer, forwarded, expected) in [
        ("127.0.0.1", "", 200),
        ("::1", "", 200),
        ("192.0.2.7", "", 200),
        ("198.51.100.1", "", 404),
        ("198.51.100.1", "127.0.0.1", 404),
        // Through the operator's own proxy everybody seems to come from here.
        ("127.0.0.2", "198.51.100.1", 404),
        ("127.0.0.2", "192.0.2.7", 200),
    ] {
        assert_eq!(status(peer, forwarded), expected, "{peer} for {forwarded}");
    }
}

#[test]
fn a_theme_is_remembered_without_a_script() {
    let router = library();
    let page = check(&router, "/es/magic/704.5f?at=2019-01-25", 200);
    // With scripts, what is in `noscript` is text.
    page.has(&[
        ("noscript", "<link rel=\"stylesheet\" href=\"/theme.css\">"),
        ("noscript", "<form action=\"/theme\">"),
        ("noscript", "name=\"back\" value=\"/es/magic/704.5f?at=2019-01-25\""),
        ("noscript", "name=\"to\" value=\"dark\""),
    ]);
    let chosen = check(&router, "/theme?to=dark&back=%2Fes%2Fmagic", 303);
    assert_eq!(chosen.header(header::LOCATION), "/es/magic");
    let cookie = chosen.header(header::SET_COOKIE).split(';').next().unwrap().to_owned();
    let style = |cookie: &str| {
        let answer = ask(&router, Method::GET, "/theme.css", &[(header::COOKIE, cookie)]);
        assert_eq!(answer.header(header::CACHE_CONTROL), "no-store");
        answer.body
    };
    // One after the other, and none is taken for another's.
    assert!(style(&cookie).contains("color-scheme: dark"));
    assert!(style("theme=light").contains("color-scheme: light"));
    assert!(!style("theme=\"><script>").contains(":root"));
    for back in ["https://evil.example", "//evil.example", "%2F%0D%0ASet-Cookie:%20a=b", "/%5Cevil.example", ""] {
        let answer = check(&router, &format!("/theme?to=light&back={back}"), 303);
        assert_eq!(answer.header(header::LOCATION), "/", "{back}");
    }
    check(&router, "/theme?to=blue", 400);
    check(&router, "/theme", 400);
}

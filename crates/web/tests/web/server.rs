//! The server around the pages: what it says of itself, whom it makes wait, what it refuses, how it takes up
//! another library.

use std::{num::NonZeroU32, time::Duration};

use axum::{
    body::Body,
    http::{HeaderName, HeaderValue, Request, header},
};
use vademecum_web::{AppState, ClientPolicy, Limits, Server, Settings};

use crate::{
    ask::{Answer, ask_server, run, send},
    library::{document, state},
};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

fn one_document(number: &str) -> AppState {
    state(vec![document("magic-cr@2024-11-08.es", &format!("7 | Añadidos |\n{number} | | Un texto.\n"))])
}

fn server(settings: Settings) -> Server {
    Server::new(one_document("704.1"), settings)
}

fn get(server: &Server, path: &str) -> Answer {
    ask_server(server, path, &[], "192.0.2.1")
}

/// What is counted, as this machine itself may read it.
fn counted(server: &Server) -> Answer {
    ask_server(server, "/metrics", &[], "127.0.0.1")
}

#[test]
fn it_says_how_it_is() {
    let server = server(Settings::default());
    assert_eq!((get(&server, "/healthz").status.as_u16(), get(&server, "/readyz").status.as_u16()), (200, 200));
    for path in ["/healthz", "/readyz", "/metrics", "/es"] {
        let answer = get(&server, path);
        for header in ["content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy"] {
            assert!(!answer.header(HeaderName::from_static(header)).is_empty(), "{path} {header}");
        }
    }
    get(&server, "/es/magic/704.1");
    get(&server, "/es/magic/704.1");
    get(&server, "/es/magic/704.9");
    get(&server, "/es/nothing/at/all/here");
    let metrics = counted(&server);
    metrics.shows(&["# TYPE vademecum_http_requests counter"]);
    for line in [
        "vademecum_http_requests_total{method=\"GET\",route=\"/{lang}/{game}/{number}\",status=\"200\"} 2\n",
        "vademecum_http_requests_total{method=\"GET\",route=\"/{lang}/{game}/{number}\",status=\"404\"} 1\n",
        "vademecum_http_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 1\n",
        "vademecum_documents 1\n",
    ] {
        metrics.shows(&[line]);
    }
    metrics.hides("/704");
}

#[test]
fn every_request_has_an_id_of_its_own() {
    let server = server(Settings::default());
    let ids = ["/es", "/es", "/healthz", "/es/magic/999"].map(|path| get(&server, path).header(REQUEST_ID).to_owned());
    assert!(ids.iter().all(|id| id.len() == 16));
    assert!((1..ids.len()).all(|i| !ids[..i].contains(&ids[i])), "{ids:?}");
    // What a client says is not believed, nor sent back.
    assert_ne!(ask_server(&server, "/es", &[("x-request-id", "mine")], "192.0.2.1").header(REQUEST_ID), "mine");
}

fn limited(proxies: &[&str]) -> Server {
    let clients = ClientPolicy {
        proxies: proxies.iter().map(|net| net.parse().unwrap()).collect(),
        requests_per_second: NonZeroU32::new(1),
        burst: NonZeroU32::new(3),
        ..ClientPolicy::default()
    };
    server(Settings { clients, ..Settings::default() })
}

#[test]
fn who_asks_too_often_waits() {
    let server = limited(&[]);
    let asks = |forwarded: &str, peer: &str| ask_server(&server, "/pt", &[("x-forwarded-for", forwarded)], peer);
    for n in 0..3 {
        // A made-up header makes nobody another client.
        assert_eq!(asks(&format!("198.51.100.{n}"), "192.0.2.1").status.as_u16(), 200);
    }
    let refused = asks("198.51.100.9", "192.0.2.1");
    assert_eq!((refused.status.as_u16(), refused.header(header::RETRY_AFTER)), (429, "1"));
    refused.shows(&["Muitas consultas"]).has(&[("html[lang='pt']", "")]);
    assert!(refused.headers.contains_key(header::CONTENT_SECURITY_POLICY));
    assert_eq!(asks("", "192.0.2.2").status.as_u16(), 200);
}

#[test]
fn what_a_server_says_of_itself_has_the_limit_of_everything_else() {
    for path in ["/healthz", "/readyz", "/metrics"] {
        let server = limited(&[]);
        let refused = (0..8).filter(|_| get(&server, path).status.as_u16() == 429).count();
        assert!(refused >= 4, "{path}: {refused}");
        // Whoever looks after the server is never made to wait.
        for _ in 0..8 {
            assert_eq!(ask_server(&server, path, &[], "127.0.0.1").status.as_u16(), 200, "{path}");
        }
    }
}

#[test]
fn behind_a_proxy_each_client_is_one() {
    let server = limited(&["192.0.2.1/32"]);
    for n in 0..8 {
        let forwarded = format!("198.51.100.{n}");
        let answer = ask_server(&server, "/es", &[("x-forwarded-for", &forwarded)], "192.0.2.1");
        assert_eq!(answer.status.as_u16(), 200);
    }
}

#[test]
fn whoever_a_proxy_names_unreadably_is_not_the_proxy() {
    let clients = ClientPolicy {
        proxies: vec!["192.0.2.1/32".parse().unwrap()],
        metrics_networks: vec!["192.0.2.0/24".parse().unwrap()],
        requests_per_second: NonZeroU32::new(1),
        burst: NonZeroU32::new(3),
        ..ClientPolicy::default()
    };
    let server = server(Settings { clients, ..Settings::default() });
    let status = |path: &str, forwarded: &[u8]| {
        let forwarded = HeaderValue::from_bytes(forwarded).unwrap();
        let request = Request::get(path).header("x-forwarded-for", forwarded).body(Body::empty()).unwrap();
        send(&server, request, "192.0.2.1").status.as_u16()
    };
    for forwarded in [&b"\xff, 203.0.113.5"[..], b"203.0.113.5, \xff", b"nonsense"] {
        assert_eq!(status("/metrics", forwarded), 404, "{forwarded:?}");
    }
    // What stands before its address makes nobody another client.
    for (n, expected) in [(0, 200), (1, 200), (2, 429)] {
        assert_eq!(status("/es", &[&[0xf0 + n], &b", 203.0.113.5"[..]].concat()), expected);
    }
    assert_eq!(get(&server, "/es").status.as_u16(), 200);
}

#[test]
fn what_is_too_long_is_refused() {
    let server = server(Settings {
        limits: Limits { max_address_bytes: 100, max_body_bytes: 10, ..Limits::default() },
        ..Settings::default()
    });
    let long = get(&server, &format!("/es/search?q={}", "a".repeat(200)));
    long.shows(&["La dirección es demasiado larga"]).has(&[("html[lang='es']", "")]);
    assert_eq!(long.status.as_u16(), 414);
    let request = Request::post("/es").header(header::CONTENT_LENGTH, "11").body(Body::empty()).unwrap();
    assert_eq!(send(&server, request, "192.0.2.1").status.as_u16(), 413);
    let request = Request::post("/es").body(Body::from("short")).unwrap();
    let refused = send(&server, request, "192.0.2.1");
    assert_eq!((refused.status.as_u16(), refused.header(header::ALLOW)), (405, "GET,HEAD"));
}

#[test]
fn an_answer_that_takes_too_long_is_given_up() {
    let rules: String = (1..900).map(|n| format!("704.{n} | | El faro {n} alumbra a {} botes.\n", n * 7)).collect();
    let text = format!("7 | Añadidos |\n704 | Revisiones |\n{rules}");
    let editions = ["magic-cr@2024-11-08.es", "magic-cr@2019-01-25.es"].map(|id| document(id, &text));
    let limits = Limits { request_timeout: Duration::ZERO, ..Limits::default() };
    let server = Server::new(state(editions.into()), Settings { limits, ..Settings::default() });
    // Two editions beside each other are worked out on the side, and that is waited for.
    let late = get(&server, "/es/magic/compare?from=magic-cr@2019-01-25.es&to=magic-cr@2024-11-08.es");
    assert_eq!(late.status.as_u16(), 503);
    late.shows(&["La respuesta tardó demasiado"]);
    // What is made at once is not.
    assert_eq!(get(&server, "/es/magic/704.1").status.as_u16(), 200);
}

#[test]
fn another_library_takes_the_place_of_the_first() {
    let server = server(Settings::default());
    let before = get(&server, "/es/magic/704.1");
    assert_eq!((before.status.as_u16(), get(&server, "/es/magic/704.2").status.as_u16()), (200, 404));
    run(server.swap(one_document("704.2").with_cache(1 << 20, "2"))).unwrap();
    assert_eq!(get(&server, "/es/magic/704.1").status.as_u16(), 404);
    let after = get(&server, "/es/magic/704.2");
    assert_eq!(after.status.as_u16(), 200);
    assert!(after.header(header::ETAG).starts_with("\"2."), "{}", after.header(header::ETAG));
    counted(&server).shows(&["vademecum_library_swaps_total 1\n"]);
}

//! Addresses that lead elsewhere, carry headers, are no text, or are too much.

use axum::http::{Method, StatusCode, header};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use proptest::{prelude::*, test_runner::Config};
use vademecum_web::{Server, Settings};

use crate::{
    ask::{Answer, ask, ask_server},
    library::{document, library, notes, state},
};

fn get(path: &str) -> Answer {
    ask(&library(), Method::GET, path, &[])
}

#[test]
fn nothing_outside_is_reached() {
    for path in [
        "/../../../../etc/passwd",
        "/assets/../../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/assets/..%5c..%5cCargo.toml",
        "/assets/site.css%00.svg",
        "/assets//etc/passwd",
        "/es/magic/scenarios/..%2f..%2f..%2f/etc%2fpasswd",
        "/es/magic/scenarios/%2e%2e/manifest",
        "/es/documents/..%2f..%2fcurrent",
        "/es/read/..%2fmanifest.json",
        "/sitemap/..%2f..%2frobots.txt",
        "/api/v1/documents/..%2f..%2fcurrent",
        "/api/v1/documents/..%2f..%2fcurrent/nodes",
        "/es/magic/code?file=../../../../etc/passwd",
    ] {
        let answer = get(path);
        assert!(!answer.body.contains("root:") && !answer.body.contains("[package]"), "{path}");
        assert!(!answer.status.is_server_error(), "{path}: {}", answer.status);
    }
}

#[test]
fn headers_are_ours_alone() {
    let crlf = "%0d%0aset-cookie:%20evil=1%0d%0a%0d%0a%3Cscript%3E";
    for path in [
        format!("/es/{crlf}/"),
        format!("//{crlf}"),
        format!("/ES/magic/702,9b?{crlf}"),
        format!("/es/magic/glossary/volar{crlf}"),
        format!("/es/search?q=702.9b{crlf}"),
        format!("/es/search?q={crlf}&stay=1"),
        format!("/api/v1/node?address={crlf}"),
        format!("/theme?to=light{crlf}"),
        format!("/es/opensearch.json?q={crlf}"),
        format!("/es/magic/704.5f?at={crlf}"),
    ] {
        let answer = get(&path);
        assert!(!answer.status.is_server_error(), "{path}: {}", answer.status);
        assert!(!answer.headers.contains_key(header::SET_COOKIE), "{path}");
        for (name, value) in &answer.headers {
            assert!(value.as_bytes().iter().all(|byte| !byte.is_ascii_control()), "{path}: {name}");
        }
    }
}

#[test]
fn redirects_stay_here() {
    for path in [
        "//evil.example",
        "///evil.example/%2f..",
        "/\\evil.example",
        "/%5cevil.example",
        "/ES//evil.example",
        "/es/search?q=//evil.example",
        "/es/search?q=http://evil.example",
    ] {
        let answer = get(path);
        let to = answer.header(header::LOCATION);
        assert!(
            to.is_empty() || (to.starts_with('/') && !to.starts_with("//") && !to.starts_with("/\\")),
            "{path}: {to}"
        );
    }
}

#[test]
fn huge_and_broken_questions_are_answered() {
    // As long as addresses may be; longer ones do not come this far.
    let huge = "a".repeat(4_000);
    let words = "%C3%B1and%C3%BA+".repeat(230);
    let quotes = "%22".repeat(1_300);
    let digits = "9".repeat(4_000);
    let deep = "(".repeat(4_000);
    for question in
        [&huge, &words, &quotes, &digits, &deep, "%00", "%FF%FE", "%F0%9F", "%ED%A0%80", "%E2%80%AE%E2%81%A6", "+", "%"]
    {
        for path in [
            format!("/es/search?q={question}&stay=1"),
            format!("/es/search?q={question}"),
            format!("/es/suggest?q={question}"),
            format!("/api/v1/search?q={question}"),
            format!("/api/v1/suggest?q={question}"),
            format!("/api/v1/node?address={question}"),
            format!("/api/v1/chapter?number={question}"),
            format!("/api/v1/term?name={question}"),
            format!("/es/magic/{question}"),
            format!("/es/magic/704.5f?at={question}"),
        ] {
            // What is no address at all does not come this far.
            if path.parse::<axum::http::Uri>().is_err() {
                continue;
            }
            let answer = get(&path);
            let start: String = path.chars().take(60).collect();
            assert!(!answer.status.is_server_error(), "{start}: {}", answer.status);
        }
    }
}

#[test]
fn headers_that_make_no_sense_are_ignored() {
    let server = Server::new(state(vec![document("magic-cr@2024-11-08.es", "7 | Añadidos |\n")]), Settings::default());
    let long = "x".repeat(4000);
    for (name, value) in [
        (header::ACCEPT_LANGUAGE, "q=q=q=;;;,,,;q=999999999999999999999999"),
        (header::ACCEPT_ENCODING, "br;q=-1, gzip;q=inf, *;q=nan"),
        (header::IF_NONE_MATCH, "W/W/\"\", ,,,\"\\\""),
        (header::COOKIE, "lang=; lang=\"; ;;;==lang"),
        (header::HOST, "a:b:c:d"),
        (header::RANGE, "bytes=-1-"),
        (header::CONTENT_LENGTH, "-1"),
        (header::CONTENT_TYPE, &long),
    ] {
        for path in ["/", "/es", "/es/magic/7", "/api/v1/documents", "/robots.txt"] {
            let answer = ask_server(&server, path, &[(name.as_str(), value)], "192.0.2.1");
            assert!(answer.status < StatusCode::BAD_REQUEST, "{name} {path}: {}", answer.status);
        }
    }
}

/// How addresses begin, and pieces that they go on with.
const BEGINNINGS: &str = "/ /es/ /es/magic/ /pt/magic/glossary/ /en/magic/cards/ /es/documents/ /es/read/ /assets/ \
    /es/magic/scenarios/ /sitemap/ /api/v1/ /api/v1/documents/ /es/search?q= /es/suggest?q= /es/magic/704.5f?at= \
    /es/magic/compare? /api/v1/search? /api/v1/node?address= /api/v1/chapter?number= /api/v1/term?name= \
    /api/v1/card?name= /api/v1/align?from= /es/about?entry= /es/opensearch.json?q= /theme?to=dark&back=";
const PIECES: &str = "704.5f magic myl es .. %2e %2f / ? & = # %00 %FF %0d%0a term: ~stale1 magic-cr@2024-11-08.es @ ' %22 \
    < * q lang -1 999999999999 ñ 🂡 +";

/// What addresses cannot hold.
const ENCODED_BY_BROWSERS: &AsciiSet =
    &CONTROLS.add(b' ').add(b'<').add(b'>').add(b'"').add(b'{').add(b'}').add(b'|').add(b'\\').add(b'^').add(b'`');

fn addresses() -> impl Strategy<Value = String> {
    let one_of = |list: &'static str| prop::sample::select(list.split(' ').collect::<Vec<_>>());
    let piece = prop_oneof![one_of(PIECES).prop_map(str::to_owned), ".{0,6}"];
    let address = (one_of(BEGINNINGS), prop::collection::vec(piece, 0..8));
    address.prop_map(|(beginning, pieces)| beginning.to_owned() + &pieces.concat())
}

#[test]
fn no_address_is_answered_with_an_error_of_ours() {
    let routers = [library(), notes()];
    let config = Config { cases: 1500, failure_persistence: None, ..Config::default() };
    proptest!(config, |(address in addresses())| {
        let address = utf8_percent_encode(&address, ENCODED_BY_BROWSERS).to_string();
        prop_assume!(address.parse::<axum::http::Uri>().is_ok());
        for router in &routers {
            let answer = ask(router, Method::GET, &address, &[]);
            prop_assert!(!answer.status.is_server_error(), "{address}: {}", answer.status);
        }
    });
}

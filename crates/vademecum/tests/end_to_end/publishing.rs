//! What others see of the documents that somebody ingested: nothing, unless the operator says so; and search
//! engines see nothing of them in any case.

use std::{collections::BTreeSet, fs};

use regex::Regex;
use vademecum_tests::{
    Server,
    page_types::{OTHERS, PAGES},
    root,
};

use crate::keeper;

/// Words and names that only the ingested documents have.
const THEIRS: [&str; 5] = ["caracol", "uma concha", "lighthouse", "Mareas", "2031-05-04"];

/// Addresses that are not in the shared lists.
const MORE: [&str; 13] = [
    "/assets/nothing.css",
    "/sitemap/es.xml",
    "/es/documents/feed",
    "/es/offline.json",
    "/es/search?q=caracoles",
    "/es/suggest?q=caraco",
    "/es/magic/scenarios/702/arrollar/1.svg",
    "/es/magic?at=2031-05-04",
    "/pt/magic/100.2b?at=2031-05-04",
    "/es/magic/glossary/Costa?at=2031-05-04",
    "/api/v1/search?q=caracoles",
    "/api/v1/chapter?number=100&at=2031-05-04",
    "/api/v1/bulk.jsonl",
];

/// An address of every kind, some of which show the ingested documents if anything does.
fn addresses() -> impl Iterator<Item = String> {
    let others = OTHERS.iter().chain(&MORE).map(ToString::to_string);
    PAGES.iter().map(|page| format!("/es{page}")).chain(others)
}

/// An answer without what it repeats of the address.
fn answer(server: &Server, address: &str) -> (String, String) {
    let answer = server.get(address);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(!head.starts_with("HTTP/1.1 5"), "{address}: {head}");
    (head.to_owned(), body.to_owned())
}

/// The words of the ingested documents in an answer that does not only repeat the question.
fn theirs(address: &str, body: &str) -> Vec<&'static str> {
    let found = THEIRS.into_iter().filter(|word| body.contains(word));
    found.filter(|word| !address.contains(word)).collect()
}

#[test]
fn every_kind_of_address_is_among_them() {
    let page = Regex::new(r#"page\("([^"]+)""#).unwrap();
    let routes = fs::read_to_string(root().join("crates/web/src/routes.rs")).unwrap();
    let mut templates: BTreeSet<String> = page.captures_iter(&routes).map(|found| found[1].to_owned()).collect();
    let server = keeper().serve(&[]);
    let (_, api) = answer(&server, "/api/v1/openapi.json");
    let api: serde_json::Value = serde_json::from_str(&api).unwrap();
    templates.extend(api["paths"].as_object().unwrap().keys().cloned());
    assert!(templates.len() > 50, "{templates:?}");
    for address in addresses().chain(["/api/v1/bulk.sqlite".to_owned()]) {
        server.head(&address);
    }
    let counted = server.get("/metrics");
    let missed: Vec<&String> =
        templates.iter().filter(|template| !counted.contains(&format!("route=\"{template}\""))).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn others_see_nothing_of_what_was_ingested() {
    let sandbox = keeper();
    let server = sandbox.serve_at("0.0.0.0:0", &["--rate-limit", "0"]);
    for address in addresses() {
        let (_, body) = answer(&server, &address);
        assert_eq!(theirs(&address, &body), [""; 0], "{address}");
    }
    // Of a proxy's peers, all are others; and whoever knows the server by a name of its own is one of them.
    for args in [&["--trust-proxy", "127.0.0.1"][..], &["--base-url", "https://rules.example"]] {
        let server = sandbox.serve(args);
        assert_eq!(theirs("", &server.get("/es/documents")), [""; 0], "{args:?}");
        assert_eq!(theirs("", &server.get("/api/v1/bulk.jsonl")), [""; 0], "{args:?}");
    }
    // What a proxy that was not named passed on once, it may pass on later without a word.
    let server = sandbox.serve(&[]);
    assert!(server.get("/es/documents").contains("2031"));
    let through = server.get_with("/es/documents", "X-Forwarded-For: 203.0.113.5\r\nVia: 1.1 nginx");
    assert_eq!(theirs("", &through), [""; 0]);
    assert_eq!(theirs("", &server.get("/api/v1/bulk.jsonl")), [""; 0]);
}

#[test]
fn search_engines_are_kept_out_of_what_is_published() {
    let sandbox = keeper();
    let server = sandbox.serve_at("0.0.0.0:0", &["--publish-texts", "--rate-limit", "0"]);
    let mut shown = 0;
    for address in addresses() {
        let (head, body) = answer(&server, &address);
        let is_kept_out = head.to_ascii_lowercase().contains("x-robots-tag: noindex");
        if theirs(&address, &body).is_empty() {
            continue;
        }
        shown += 1;
        // The first page names editions, and says nothing of them.
        assert!(is_kept_out || address == "/es", "{address}\n{head}");
    }
    assert!(shown > 15, "{shown}");
    for lang in ["es", "pt", "en"] {
        let (_, pages) = answer(&server, &format!("/sitemap/{lang}.xml"));
        assert!(!pages.contains("/magic"), "{pages}");
    }
    // Where the file lies on the operator's machine is nobody's business.
    assert!(!answer(&server, "/es/documents/magic-cr@2031-05-04.es").1.contains("fixtures"));
    assert!(!answer(&server, "/api/v1/documents").1.contains("fixtures"));
}

#[test]
fn bundled_texts_are_listed_for_search_engines() {
    let server = crate::sandbox().serve_at("0.0.0.0:0", &["--base-url", "https://rules.example", "--rate-limit", "0"]);
    assert!(answer(&server, "/robots.txt").1.contains("Sitemap: https://rules.example/sitemap.xml"));
    let (_, pages) = answer(&server, "/sitemap/pt.xml");
    let paths: Vec<&str> =
        pages.split("<loc>https://rules.example").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert!(paths.len() > 3000, "{}", paths.len());
    for path in paths.iter().step_by(61) {
        let (head, _) = answer(&server, path);
        assert!(head.starts_with("HTTP/1.1 200") && !head.contains("noindex"), "{path}\n{head}");
    }
}

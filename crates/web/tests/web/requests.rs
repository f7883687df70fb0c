//! Requests that are written in other ways than ours: each is answered as what it says, and changes nobody else's answer.

use std::collections::BTreeSet;

use axum::http::{Method, header};
use serde_json::{Value, json};
use vademecum_web::{Limits, Server, Settings};

use crate::{
    ask::{ask, check, request, send, sends},
    library::{document, library, library_state, notes, serve},
};

#[test]
fn what_a_page_does_not_read_makes_it_no_other_page() {
    let router = library();
    sends(&router, "/es/magic/704?text=anything", 308, "/es/magic/704");
    sends(&router, "/es/magic/7?at=2024-11-08&with=anything", 303, "/es/magic/7?at=2024-11-08");
    sends(&router, "/es/magic/glossary?text=a&with=b&filter=v", 308, "/es/magic/glossary?filter=v");
    check(&router, "/es/magic/704?with=anything", 404);
    check(&router, "/es/magic/704?text=anything&with=magic-cr@2024-11-08.en", 404);
}

#[test]
fn what_cannot_be_read_is_refused() {
    let router = library();
    for (path, says) in [
        ("/es/magic/704.5f?at=%FF", "«at»"),
        ("/es/magic/704.5f?at=2019-01-25&at=2024-11-08", "«at»"),
        ("/es/search?q=100%", "«100%»"),
        ("/es/magic/%zz", "UTF-8"),
    ] {
        check(&router, path, 400).shows(&[says]);
    }
    for query in ["q=%FF", "q=%", "q=%4", "q=a&q=a", "q=a&%71=b", "q=a&lang=es&lang="] {
        let problem = check(&router, &format!("/api/v1/search?{query}"), 400);
        assert_eq!(problem.header(header::CONTENT_TYPE), "application/problem+json", "{query}");
    }
}

#[test]
fn asking_for_the_head_alone_caches_the_whole() {
    let router = library();
    for path in ["/es/magic/704.5f", "/api/v1/documents", "/api/v1/search?%71=criatura"] {
        let head = ask(&router, Method::HEAD, path, &[]);
        assert_eq!((head.status.as_u16(), head.bytes.len()), (200, 0), "{path}");
        let whole = check(&router, path, 200);
        assert!(whole.bytes.len() > 100, "{path}");
        assert_eq!(head.header(header::ETAG), whole.header(header::ETAG), "{path}");
    }
}

#[test]
fn signs_alone_are_looked_for_and_name_nothing() {
    let text = "7 | Añadidos |\nterm . | | Un punto.\nterm * | | Una estrella.\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", text)]);
    for signs in [".", "..", "%25", "*", "-", "%F0%9F%82%A1", "%22", "%3F%21"] {
        check(&router, &format!("/es/search?q={signs}"), 200);
    }
}

#[test]
fn no_page_links_to_what_cannot_be_asked_for() {
    let long = "ñ".repeat(2_000);
    let text = format!(
        "7 | {long} |\n704 | {long} |\n704.1 | {long} | Véase [[704]].\nterm {long} | | {long}\nterm . | | Un punto.\nterm .. | | Dos.\n"
    );
    let router = serve(vec![
        document("magic-cr@2024-11-08.es", &text),
        document("magic-digest@2024-11-08.es", &text),
        document("magic-cr@2019-01-25.es", &text),
    ]);
    let question = "%C3%B1".repeat(590);
    let mut open: Vec<String> =
        vec!["/es".to_owned(), "/es/magic/704.1".to_owned(), format!("/es/search?q={question}")];
    let mut seen: BTreeSet<String> = open.iter().cloned().collect();
    while let Some(path) = open.pop() {
        let page = ask(&router, Method::GET, &path, &[]);
        assert_ne!(page.status.as_u16(), 414, "{path}");
        if page.header(header::CONTENT_TYPE).starts_with("text/html") {
            for link in page.body.split("href=\"").skip(1).filter_map(|rest| rest.split(['"', '#']).next()) {
                let link = link.replace("&#38;", "&");
                assert!(link.len() <= Limits::default().max_address_bytes, "{path}: {}", link.len());
                assert!(!link.ends_with("/.") && !link.ends_with("/.."), "{path}: {link}");
                if link.starts_with("/es") && seen.insert(link.clone()) {
                    open.push(link);
                }
            }
        }
    }
    assert!(seen.len() > 20, "{seen:?}");
    assert_eq!(ask(&router, Method::GET, &format!("/es/search?q={}", "a".repeat(4_000)), &[]).status.as_u16(), 414);
}

#[test]
fn a_refused_parameter_is_named_with_what_is_expected() {
    let router = library();
    for (path, name, value, expected) in [
        ("search?q=a&lang=fr", "lang", "fr", json!({ "enum": ["es", "pt", "en"] })),
        ("search?q=a&game=poker", "game", "poker", json!({ "enum": ["magic", "myl"] })),
        ("search?q=a&limit=0", "limit", "0", json!({ "type": "integer", "minimum": 1, "maximum": 100 })),
        ("search?q=a&limit=%2B5", "limit", "+5", json!({ "type": "integer", "minimum": 1, "maximum": 100 })),
        ("search?limit=5", "q", "", json!({ "type": "string", "minLength": 1 })),
        ("suggest?q=a&q=b", "q", "a", json!({ "type": "string", "minLength": 1 })),
        ("node?address=%FF", "address", "%FF", json!({ "type": "string", "minLength": 1 })),
    ] {
        let problem = check(&router, &format!("/api/v1/{path}"), 400).body;
        let problem: Value = serde_json::from_str(&problem).unwrap();
        assert_eq!((&problem["parameter"], &problem["value"]), (&json!(name), &json!(value)), "{path}");
        assert_eq!(problem["expected"], expected, "{path}");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(&format!("“{name}”")), "{detail}");
    }
    let schema = |path: &str| -> Value {
        let problem = check(&router, &format!("/api/v1/{path}"), 400).body;
        serde_json::from_str::<Value>(&problem).unwrap()["expected"].take()
    };
    assert_eq!(schema("search?q=a&kind=x")["enum"][0], "front");
    assert_eq!(schema("node?address=7&at=2023-02-30")["format"], "date");
    assert!(schema("chapter?number=siete")["examples"].is_array());
    assert!(schema("search?q=a&document=x")["examples"].is_array());
    for (path, says) in [
        ("/es/magic?at=ayer", "El parámetro «at» tiene el valor «ayer», que no es una fecha."),
        ("/pt/search?q=a&kind=x", "O parâmetro “kind” tem o valor “x”. Só pode ser um destes: section, chapter, rule"),
        (
            "/en/magic/false-friends?pair=es",
            "The parameter “pair” has the value “es”. It can only be one of these: es-pt",
        ),
        ("/en/documents/magic-cr@2024-11-08.es?code=x", "The parameter “code” has the value “x”."),
        ("/theme?to=pink", "El parámetro «to» tiene el valor «pink». Solo puede ser uno de estos: light, dark."),
        ("/es/search?q=a&q=a", "El parámetro «q» aparece más de una vez."),
    ] {
        check(&router, path, 400).shows(&[says]);
    }
    check(&notes(), "/es/magic/cards?keyword=x", 400)
        .shows(&["«keyword» tiene el valor «x», que no es un número de regla"]);
    check(&notes(), "/es/magic/cards?page=x", 400)
        .shows(&["«page» tiene el valor «x». Tiene que ser un número entero de 0 a 0."]);
}

#[test]
fn a_method_that_is_not_allowed_is_told_which_are() {
    let server = Server::new(library_state(), Settings::default());
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::TRACE, Method::PATCH] {
        for path in ["/api/v1/search?q=a", "/api/v1/documents/x", "/es", "/ES/magic"] {
            let answer = send(&server, request(method.clone(), path, &[("accept", "*/*")]), "192.0.2.1");
            assert_eq!(answer.status.as_u16(), 405, "{method} {path}");
            assert!(answer.header(header::ALLOW).contains("GET"), "{method} {path}");
        }
    }
}

#[test]
fn a_question_has_a_bounded_number_of_words() {
    let router = library();
    for path in
        ["/es/search?stay=1&q=", "/es/suggest?q=", "/es/opensearch.json?q=", "/api/v1/search?q=", "/api/v1/suggest?q="]
    {
        for (words, status) in [(64, 200), (65, 400)] {
            let question = vec!["faro"; words].join("+");
            let answer = ask(&router, Method::GET, &format!("{path}{question}"), &[]);
            assert_eq!(answer.status.as_u16(), status, "{path} with {words} words");
        }
    }
}

#[test]
fn a_page_begins_with_its_type() {
    let page = ask(&library(), Method::GET, "/es/magic", &[]);
    assert!(page.body.starts_with("<!doctype html>"), "{:?}", page.body.get(..20));
}

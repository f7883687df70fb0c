//! What programs are answered, and whether that is what they were promised.

use axum::{
    Router,
    http::{Method, header},
};
use expect_test::expect_file;
use serde_json::{Value, json};

use crate::{
    ask::{Answer, ask, check},
    library::{editions, fresh, library, notes},
};

/// The JSON of a call that works.
#[track_caller]
fn call(router: &Router, path: &str) -> Value {
    let answer = check(router, path, 200);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/json", "{path}");
    serde_json::from_str(&answer.body).unwrap()
}

/// Shapes that are part of others; what is not theirs is looked for in the whole.
const PARTS: [&str; 1] = ["Node"];

/// The description, so strict that what it does not mention is an error.
fn strict() -> Value {
    let mut description = call(&fresh(), "/api/v1/openapi.json");
    let schemas = description["components"]["schemas"].as_object_mut().unwrap();
    for (name, schema) in schemas.iter_mut() {
        if !PARTS.contains(&name.as_str()) {
            schema["unevaluatedProperties"] = json!(false);
        }
    }
    description
}

/// Checks that an answer has the shape of a name.
#[track_caller]
fn has_shape(description: &Value, name: &str, answer: &Value) {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": format!("#/components/schemas/{name}"),
        "unevaluatedProperties": false,
        "components": description["components"],
    });
    let validator = jsonschema::validator_for(&schema).unwrap();
    let errors: Vec<String> =
        validator.iter_errors(answer).map(|error| format!("{error} at {}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{name}: {errors:#?}\n{answer:#}");
}

#[test]
fn the_description_is_the_one_that_is_known() {
    let description = call(&fresh(), "/api/v1/openapi.json");
    assert_eq!(description["openapi"], "3.1.0");
    expect_file!["openapi.json"].assert_eq(&format!("{description:#}\n"));
}

#[test]
fn every_call_is_described() {
    let description = call(&fresh(), "/api/v1/openapi.json");
    let described: Vec<&String> = description["paths"].as_object().unwrap().keys().collect();
    // Those that a library can be asked without anything else are there.
    for path in described.iter().filter(|path| !path.contains('{')) {
        let status = ask(&library(), Method::GET, path, &[]).status.as_u16();
        assert!(matches!(status, 200 | 400), "{path}: {status}");
    }
    assert_eq!(described.len(), 14);
}

#[test]
fn answers_have_the_shapes_that_are_described() {
    let (router, cards, through_time, strict) = (library(), notes(), editions(), strict());
    for (router, path, shape) in [
        (&router, "/api/v1/search?q=criatura&lang=es", "Answer"),
        (&router, "/api/v1/search?q=702,9b", "Answer"),
        (&router, "/api/v1/search?q=magic-cr@2024-11-08.es%23term:Volar", "Answer"),
        (&router, "/api/v1/suggest?q=vol", "Suggested"),
        (&router, "/api/v1/node?address=704.5f", "Shown"),
        (&router, "/api/v1/node?address=magic-cr@2024-11-08.es%23704.5f~stale1", "Shown"),
        (&router, "/api/v1/node?address=term:Volar", "Shown"),
        (&through_time, "/api/v1/node?address=704.5g", "Shown"),
        (&cards, "/api/v1/node?address=magic-notes-prueba@2025.es%23card:%C3%81guila%20%26%20sol", "Shown"),
        (&router, "/api/v1/chapter?number=704&lang=pt", "Chapter"),
        (&router, "/api/v1/term?name=volar", "TermWith"),
        (&router, "/api/v1/terms?from=pt&to=es", "Terms"),
        (&cards, "/api/v1/card?name=eagle%20%26%20sun", "Cards"),
        (&router, "/api/v1/scenario?name=702/arrollar", "ScenarioReplay"),
        (&router, "/api/v1/scenario?text=nothing", "ScenarioReplay"),
        (&router, "/api/v1/documents", "Summaries"),
        (&router, "/api/v1/documents/magic-cr@2024-11-08.es", "Summary"),
        (&through_time, "/api/v1/align?from=magic-cr@2024-11-08.es&to=magic-cr@2025-02-01.es", "Aligned"),
    ] {
        has_shape(&strict, shape, &call(router, path));
    }
}

#[test]
fn nobody_learns_where_a_file_lies() {
    let document = call(&library(), "/api/v1/documents/magic-cr@2024-11-08.es");
    assert_eq!(document["path"], "magic-cr@2024-11-08.es.txt");
    for path in ["/api/v1/documents", "/es/documents", "/es/documents/magic-cr@2024-11-08.es"] {
        let answer = check(&library(), path, 200).body;
        assert!(answer.contains("magic-cr@2024-11-08.es") && !answer.contains("/home/ana"), "{path}");
    }
}

#[test]
fn a_search_is_answered_as_on_the_command_line() {
    let answer = call(&library(), "/api/v1/search?q=regla+702,9+b&lang=es&limit=1");
    assert_eq!(answer["query"], "regla 702,9 b");
    assert_eq!(answer["read_as"], json!({ "kind": "number", "number": "702.9b" }));
    assert_eq!(answer["hits"].as_array().unwrap().len(), 1);
    assert_eq!(answer["hits"][0]["address"], "magic-cr@2024-11-08.es#702.9b");
}

#[test]
fn a_search_is_narrowed_as_on_its_page() {
    let router = library();
    let found = |filters: &str| -> Vec<String> {
        let answer = call(&router, &format!("/api/v1/search?q=704.5f&{filters}"));
        let hits = answer["hits"].as_array().unwrap();
        hits.iter().map(|hit| hit["document"].as_str().unwrap().to_owned()).collect()
    };
    assert!(found("lang=pt").len() > 1);
    assert_eq!(found("lang=es&text_lang=en"), ["magic-cr@2024-11-08.en"]);
    assert_eq!(found("text_lang=pt&edition=2019-01-25"), ["magic-cr@2019-01-25.pt"]);
    assert_eq!(found("edition=2019-01-25&kind=chapter"), [""; 0]);
    for (name, values) in [("text_lang", ["pt", "fr"]), ("edition", ["2024-11-08", "ayer"])] {
        for (value, status) in values.into_iter().zip([200, 400]) {
            for call in ["/api/v1", "/es"] {
                check(&router, &format!("{call}/search?q=704.5f&stay=1&{name}={value}"), status);
            }
        }
    }
}

#[test]
fn a_chapter_is_read_in_the_readers_language() {
    let chapter = call(&library(), "/api/v1/chapter?number=704.5f&lang=pt");
    assert_eq!(chapter["number"], "704");
    let rule = chapter["nodes"].as_array().unwrap().iter().find(|node| node["number"] == "704.5f").unwrap();
    assert_eq!(rule["address"], "magic-digest@2024-11-08.pt#704.5f");
}

fn problem(path: &str, status: u16) -> (Answer, Value) {
    let answer = check(&library(), path, status);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/problem+json", "{path}");
    assert_eq!(answer.header(header::CACHE_CONTROL), "no-store");
    let problem: Value = serde_json::from_str(&answer.body).unwrap();
    has_shape(&strict(), "Problem", &problem);
    assert_eq!(problem["status"], status);
    (answer, problem)
}

#[test]
fn what_is_wrong_is_said_as_problems_are() {
    for (path, status, code) in [
        ("/api/v1/nothing", 404, "address"),
        ("/api/v2/search", 404, "address"),
        ("/api/v1/node", 400, "query"),
        ("/api/v1/node?address=704.5z", 404, "number"),
        ("/api/v1/node?address=batata", 404, "not-a-number"),
        ("/api/v1/node?address=term:batata", 404, "term"),
        ("/api/v1/node?address=magic-cr@1999.es%231", 404, "document"),
        ("/api/v1/node?address=704.5f&at=ayer", 400, "query"),
        ("/api/v1/node?address=704.5f&at=2001", 404, "edition"),
        ("/api/v1/search?q=a&limit=0", 400, "query"),
        ("/api/v1/search?q=a&limit=101", 400, "query"),
        ("/api/v1/search?q=a&lang=fr", 400, "query"),
        ("/api/v1/search?q=a&q=b", 400, "query"),
        ("/api/v1/chapter?number=799", 404, "number"),
        ("/api/v1/chapter?number=704&game=myl", 404, "no-documents"),
        ("/api/v1/card?name=nadie", 404, "card"),
        ("/api/v1/term?name=batata", 404, "term"),
        ("/api/v1/terms?from=pt", 400, "query"),
        ("/api/v1/documents/magic-cr@1999.es", 404, "document"),
        ("/api/v1/align?from=magic-cr@2024-11-08.es&to=magic-cr@1999.es", 404, "document"),
    ] {
        let (_, problem) = problem(path, status);
        assert_eq!(problem["type"], format!("urn:x-vademecum:problem:{code}"), "{path}");
    }
}

#[test]
fn problems_are_said_in_the_language_of_the_question() {
    let (_, asked) = problem("/api/v1/node?address=704.5z&lang=pt", 404);
    assert_eq!(asked["title"], "Não existe a regra 704.5z");
    assert!(asked["nearest"].as_array().unwrap().contains(&json!("magic-digest@2024-11-08.pt#704.5g")));
    let headers = [(header::ACCEPT_LANGUAGE, "es")];
    let accepted = ask(&library(), Method::GET, "/api/v1/nothing", &headers);
    assert_eq!(accepted.header(header::CONTENT_LANGUAGE), "es");
    assert_eq!(problem("/api/v1/nothing", 404).0.header(header::CONTENT_LANGUAGE), "en");
}

#[test]
fn answers_are_asked_for_again_by_their_tag() {
    let router = library();
    for path in [
        "/api/v1/search?q=criatura",
        "/api/v1/node?address=704.5f",
        "/api/v1/openapi.json",
        "/api/v1/documents",
        "/api/v1/bulk.jsonl",
        "/api/v1/bulk.sqlite",
        "/api/v1/documents/magic-cr@2024-11-08.en/nodes",
    ] {
        let tag = check(&router, path, 200).header(header::ETAG).to_owned();
        assert!(tag.starts_with('"'), "{path}: {tag}");
        let again = ask(&router, Method::GET, path, &[(header::IF_NONE_MATCH, &tag)]);
        assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0), "{path}");
    }
}

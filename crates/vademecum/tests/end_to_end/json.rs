//! The JSON that programs rely on: names, shapes, and where it is printed.

use serde_json::{Value, json};

use crate::{keeper, sandbox};

/// The names of an object's fields, in order.
fn fields(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn sorted(mut names: Vec<&str>) -> Vec<&str> {
    names.sort_unstable();
    names
}

#[test]
fn ingest_and_documents_sum_up() {
    let sandbox = sandbox();
    let ingested = sandbox.run_ok(&["ingest", "--json", "tests/fixtures/costa/es.txt"]);
    let expected = json!({
        "id": "magic-cr@2031-05-04.es",
        "kind": "rules",
        "title": "Reglas Completas de Mareas y Faros",
        "game": "magic",
        "lang": "es",
        "date": "2031-05-04",
        "path": "tests/fixtures/costa/es.txt",
        "counts": {
            "sections": 2, "chapters": 3, "rules": 8, "subrules": 10, "examples": 3,
            "terms": 4, "cards": 0, "rulings": 0, "references": 11,
        },
        "diagnostics": { "error": 0, "warning": 2, "note": 2 },
    });
    assert_eq!(ingested.json(), json!({ "documents": [expected] }));
    assert_eq!(sandbox.run_ok(&["documents", "--json"]).stdout, ingested.stdout);
}

#[test]
fn an_empty_library_has_no_documents() {
    assert_eq!(sandbox().run_ok(&["documents", "--json"]).json(), json!({ "documents": [] }));
}

#[test]
fn lint_prints_a_line_for_each_finding() {
    let run = sandbox().run_ok(&["lint", "--json", "tests/fixtures/costa/es.txt"]);
    let repaired = &run.json_lines()[0];
    assert_eq!(
        *repaired,
        json!({
            "code": "number-repaired",
            "severity": "warning",
            "path": "tests/fixtures/costa/es.txt",
            "line": 35,
            "column": 1,
            "message": "Printed “100.2a”, read as 100.2b",
            "help": "It is between 100.2a and 100.3; check the number against another copy.",
            "number": "100.2b",
        })
    );
    assert_eq!(run.json_lines().len(), 4);
    assert_eq!(run.stderr, "");
}

#[test]
fn lint_goes_on_after_a_file_that_cannot_be_read() {
    let run = sandbox().run(&["lint", "--json", "tests/fixtures/wrong/empty.txt", "tests/fixtures/costa/pt.md"]);
    assert_eq!(run.code, Some(1));
    let codes: Vec<Value> = run.json_lines().iter().map(|line| line["code"].clone()).collect();
    assert_eq!(codes, ["unreadable-file", "number-repaired"]);
}

#[test]
fn export_prints_every_node_in_order() {
    let sandbox = keeper();
    let run = sandbox.run_ok(&["export", "--document", "magic-cr@2031-05-04.es"]);
    let lines = run.json_lines();
    for (order, line) in lines.iter().enumerate() {
        assert_eq!(line["order"], order);
    }
    let at = |number: &str| lines.iter().find(|line| line["number"] == number).unwrap();
    let repaired = at("100.2b");
    assert_eq!(repaired["printed"], "100.2a");
    assert_eq!(repaired["address"], "magic-cr@2031-05-04.es#100.2b");
    assert_eq!(repaired["parent"], "magic-cr@2031-05-04.es#100.2");
    assert_eq!(repaired["lines"], json!([35, 35]));
    let wet = at("100.1b");
    assert_eq!(
        fields(wet)[..11],
        ["address", "examples", "kind", "lang", "lines", "number", "order", "parent", "printed", "references", "text"]
    );
    assert_eq!(wet["examples"].as_array().unwrap().len(), 2);
    assert_eq!(fields(&wet["examples"][0]), ["lines", "printed", "text"]);
    assert_eq!(
        wet["references"],
        json!([{ "text": "100.3", "targets": ["100.3"], "resolved": true, "at": [64, 69], "example": null }])
    );
    let dangling = &at("100.3")["references"][3];
    assert_eq!((&dangling["targets"], &dangling["resolved"]), (&json!(["100.9"]), &json!(false)));
    let title_only = at("200.2");
    assert_eq!((&title_only["title"], &title_only["text"]), (&json!("Guiar"), &json!("")));
    let term = lines.iter().find(|line| line["title"] == "Farero").unwrap();
    assert_eq!((&term["kind"], &term["headword"]), (&json!("term"), &json!("Farero")));
    assert_eq!(term["senses"][0], json!({ "n": 1, "headword": null, "text": "Quien juega." }));
    // Accepted, and the same.
    let again = sandbox.run_ok(&["export", "--json", "--document", "magic-cr@2031-05-04.es"]);
    assert_eq!(again.stdout, run.stdout);
}

#[test]
fn show_adds_what_is_known_beside_the_document() {
    let sandbox = keeper();
    let exported = sandbox.run_ok(&["export", "--document", "magic-cr@2031-05-04.pt"]).json_lines();
    let node = exported.iter().find(|line| line["number"] == "100.3").unwrap();
    let shown = sandbox.run_ok(&["show", "100,3", "--lang", "pt", "--json"]).json();
    for (name, value) in node.as_object().unwrap() {
        assert_eq!(shown[name], *value, "{name}");
    }
    let added = fields(&shown).into_iter().filter(|name| node.get(name).is_none()).collect();
    assert_eq!(sorted(added), ["cited_by", "code", "lineage", "same_in", "tests"]);
    assert_eq!(shown["cited_by"], json!(["magic-cr@2031-05-04.pt#100.1b", "magic-cr@2031-05-04.pt#200.3a"]));
    assert_eq!(shown["same_in"], json!(["magic-cr@2031-05-04.es#100.3", "magic-cr@2031-05-04.en#100.3"]));
    assert_eq!((&shown["code"], &shown["tests"]), (&json!([]), &json!([])));
    let lineage = &shown["lineage"];
    assert_eq!(lineage["id"].as_str().map(str::len), Some(8));
    assert_eq!(lineage["history"][0]["number"], "100.3");
    assert_eq!(lineage["today"]["numbers"], json!(["100.3"]));
}

#[test]
fn search_tells_how_it_read_the_question() {
    let sandbox = keeper();
    let answer = sandbox.run_ok(&["search", "regla", "100,3", "--lang", "es", "--json"]).json();
    assert_eq!(sorted(fields(&answer)), ["hits", "query", "read_as"]);
    assert_eq!(answer["query"], "regla 100,3");
    assert_eq!(answer["read_as"], json!({ "kind": "number", "number": "100.3" }));
    let hit = &answer["hits"][0];
    assert_eq!(sorted(fields(hit)), ["address", "document", "kind", "lang", "number", "score", "snippet", "title"]);
    assert_eq!(hit["address"], "magic-cr@2031-05-04.es#100.3");
    let narrowed =
        sandbox.run_ok(&["search", "lampara", "--document", "magic-cr@2031-05-04.es", "--kind", "rule", "--json"]);
    let numbers: Vec<Value> = narrowed.json()["hits"].as_array().unwrap().iter().map(|h| h["number"].clone()).collect();
    assert!(numbers.contains(&json!("101.2")), "{numbers:?}");
    assert!(narrowed.json()["hits"].as_array().unwrap().iter().all(|hit| hit["kind"] == "rule"));
}

#[test]
fn nothing_found_is_no_error() {
    let run = keeper().run_ok(&["search", "--json", "zzzqqqxxx"]);
    assert_eq!(run.json()["hits"], json!([]));
}

#[test]
fn diff_prints_a_line_for_each_rule_and_term() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa", "tests/fixtures/costa-2"]);
    let pair = ["diff", "--json", "--from", "magic-cr@2031-05-04.en", "--to", "magic-cr@2033-09-18.en"];
    let run = sandbox.run_ok(&pair);
    let lines = run.json_lines();
    for line in &lines {
        let expected =
            ["from", "to", "kind", "score", "change", "title", "words", "references", "examples", "remarks", "lines"];
        assert_eq!(sorted(fields(line)), sorted(expected.to_vec()));
    }
    let of = |from: &str| lines.iter().find(|line| line["from"] == from).unwrap();
    let moved = of("101.2");
    assert_eq!(
        (&moved["to"], &moved["kind"], &moved["change"]),
        (&json!(["102.2"]), &json!("moved"), &json!("renumbered"))
    );
    assert_eq!(moved["references"], json!([{ "from": "200.2a-c", "to": "200.3a-c", "follows": true }]));
    assert_eq!(moved["lines"], json!({ "from": [43, 43], "to": [[57, 57]] }));
    assert_eq!(
        of("101.1")["words"],
        json!([
            { "op": "same", "text": "A lighthouse has a lamp, a stair and a keeper. Putting it on the coast costs" },
            { "op": "delete", "text": " {2}" },
            { "op": "insert", "text": " {3}" },
            { "op": "same", "text": "{T}." },
        ])
    );
    assert_eq!(of("term:Player")["kind"], "gone");
    // What did not change is printed on demand.
    assert!(lines.iter().all(|line| line["from"] != "100.1"));
    let all = sandbox.run_ok(&[&pair[..], &["--all"]].concat()).json_lines();
    assert!(all.iter().any(|line| line["from"] == "100.1" && line["kind"] == "same" && line["change"] == "none"));
}

#[test]
fn diff_lists_what_a_translator_should_look_at() {
    let sandbox = keeper();
    let run = sandbox.run_ok(&["diff", "--json", "--from", "magic-cr@2031-05-04.es", "--to", "magic-cr@2031-05-04.pt"]);
    let remarks: Vec<Value> = run.json_lines().iter().map(|line| line["remarks"].clone()).collect();
    assert_eq!(
        remarks,
        [
            json!([{
                "what": "references", "severity": "error", "from": ["100.9"], "to": [],
                "message": "mentions of rules: 100.9 in one text, – in the other",
            }]),
            json!([{
                "what": "numbered", "severity": "warning", "from": ["101.2"], "to": ["102.2."],
                "message": "it is numbered 101.2 in one text and 102.2. in the other",
            }]),
        ]
    );
}

#[test]
fn programs_are_answered_what_the_command_line_prints() {
    for sandbox in [keeper(), sandbox()] {
        let printed = sandbox.run_ok(&["terms", "--from", "pt", "--to", "es", "--json"]).json_lines();
        let answer = sandbox.serve(&[]).get("/api/v1/terms?from=pt&to=es");
        let body: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
        assert!(!printed.is_empty());
        assert_eq!(body["terms"], json!(printed));
    }
}

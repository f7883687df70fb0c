//! Options that leave or widen what programs are told, and the API beside it. What each command prints with `--json` is
//! in the golden files, byte by byte.

use serde_json::{Value, json};

use crate::{keeper, sandbox};

#[test]
fn the_library_holds_what_was_ingested() {
    let sandbox = sandbox();
    let ingested = sandbox.run_ok(&["ingest", "--json", "tests/fixtures/costa/es.txt"]);
    assert_eq!(sandbox.run_ok(&["documents", "--json"]).stdout, ingested.stdout);
}

#[test]
fn export_prints_json_lines_in_any_case() {
    let export = ["export", "--document", "magic-digest@2024-11-08.es"];
    let run = sandbox().run_ok(&export);
    assert!(run.json_lines().iter().enumerate().all(|(order, line)| line["order"] == order));
    assert_eq!(sandbox().run_ok(&[&export[..], &["--json"]].concat()).stdout, run.stdout);
}

#[test]
fn diff_prints_what_did_not_change_on_demand() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa", "tests/fixtures/costa-2"]);
    let pair = ["diff", "--json", "--from", "magic-cr@2031-05-04.en", "--to", "magic-cr@2033-09-18.en"];
    let is_same = |line: &Value| line["from"] == "100.1" && line["kind"] == "same" && line["change"] == "none";
    assert!(!sandbox.run_ok(&pair).json_lines().iter().any(is_same));
    assert!(sandbox.run_ok(&[&pair[..], &["--all"]].concat()).json_lines().iter().any(is_same));
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

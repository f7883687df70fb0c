//! The library: what is added, replaced, removed, and what never harms it.

use std::{
    io::{BufRead, BufReader},
    process::Stdio,
    thread,
};

use crate::{copy, ids, keeper, sandbox};

#[test]
fn the_same_document_replaces_itself() {
    let sandbox = keeper();
    assert_eq!(ids(&sandbox).len(), 3);
    let copy = copy(&sandbox, "costa/en.txt", "The coast is the table.", "The coast is the carpet.");
    sandbox.run_ok(&["ingest", &copy]);
    assert_eq!(ids(&sandbox).len(), 3);
    let shown = sandbox.run_ok(&["show", "100.1", "--json"]).json();
    assert!(shown["text"].as_str().unwrap().contains("carpet"));
    assert_eq!(sandbox.run_ok(&["search", "carpet", "--json"]).json()["hits"][0]["number"], "100.1");
}

#[test]
fn what_is_here_already_is_told() {
    let sandbox = sandbox();
    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt"]);
    assert!(run.stderr.contains("1 document ingested;"), "{}", run.stderr);
    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    assert!(run.stderr.contains("3 documents ingested (1 already in the library, unchanged);"), "{}", run.stderr);
    let copy = copy(&sandbox, "costa/en.txt", "The coast is the table.", "The coast is the carpet.");
    let run = sandbox.run_ok(&["ingest", &copy]);
    assert!(run.stderr.contains("1 document ingested (1 in place of an earlier text);"), "{}", run.stderr);
    // What a program reads is the same in any case.
    let run = sandbox.run_ok(&["ingest", "--json", &copy]).json();
    assert_eq!(run["documents"][0]["id"], "magic-cr@2031-05-04.en");
}

#[cfg(target_os = "linux")]
#[test]
fn a_variable_that_is_empty_names_no_folder() {
    let sandbox = sandbox();
    let mut command = sandbox.command(&["ingest", "tests/fixtures/costa/en.txt"]);
    let run = command.env("VADEMECUM_LIBRARY", "").env("XDG_DATA_HOME", sandbox.home()).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert!(sandbox.home().join("vademecum/current").exists());
}

#[test]
fn an_id_that_no_address_has_room_for_is_refused() {
    let sandbox = sandbox();
    let ingest = |bytes: usize| {
        let end = "@2031-05-04.en";
        let id = format!("{}{end}", "a".repeat(bytes - end.len()));
        let run = sandbox.run(&["ingest", "tests/fixtures/costa/en.txt", "--id", &id]);
        (run.code, run.stderr)
    };
    let (code, said) = ingest(1025);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("its id has 1025 bytes, and addresses have room for 1024"), "{said}");
    assert_eq!(ids(&sandbox), [""; 0]);
    assert_eq!(ingest(1024).0, Some(0));
    let server = sandbox.serve(&[]);
    let [id] = ids(&sandbox).try_into().unwrap();
    for page in [format!("/en/documents/{id}"), format!("/en/magic/compare?from={id}&to={id}")] {
        let answer = server.get(&page);
        assert!(!answer.starts_with("HTTP/1.1 414"), "{}", answer.lines().next().unwrap());
    }
}

#[test]
fn the_same_document_twice_in_one_go_counts_once() {
    let sandbox = sandbox();
    let copy = copy(&sandbox, "costa/en.txt", "", "");
    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt", &copy]);
    let said = "has the same content as tests/fixtures/costa/en.txt: magic-cr@2031-05-04.en is ingested once";
    assert!(run.stderr.contains(said), "{}", run.stderr);
    let documents = sandbox.run_ok(&["documents", "--json"]).json();
    assert_eq!(documents["documents"][0]["path"], "tests/fixtures/costa/en.txt");
}

#[test]
fn different_texts_that_claim_to_be_one_document_are_refused() {
    let sandbox = sandbox();
    let copy = copy(&sandbox, "costa/en.txt", "The coast is the table.", "The coast is the carpet.");
    let run = sandbox.run(&["ingest", "tests/fixtures/costa/en.txt", &copy]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""));
    let said = format!("tests/fixtures/costa/en.txt and {copy} differ, and both are magic-cr@2031-05-04.en");
    assert!(run.stderr.contains(&said), "{}", run.stderr);
    assert!(run.stderr.contains("--date") && run.stderr.contains("--id"), "{}", run.stderr);
    assert_eq!(ids(&sandbox), [""; 0]);
}

#[test]
fn an_undated_edition_beside_dated_ones_is_told() {
    let sandbox = sandbox();
    let undated = copy(&sandbox, "costa/en.txt", "These rules are effective as of May 4, 2031.", "");
    let run = sandbox.run_ok(&["ingest", &undated]);
    assert!(!run.stderr.contains("when it takes effect"), "there is no other edition: {}", run.stderr);
    let id = ids(&sandbox).remove(0);
    assert!(id.contains("@undated."), "{id}");
    let run = sandbox.run_ok(&["ingest", &undated, "tests/fixtures/costa/en.txt"]);
    assert!(run.stderr.contains(&format!("{id} does not say when it takes effect")), "{}", run.stderr);
    assert!(run.stderr.contains("--date"), "{}", run.stderr);
}

#[test]
fn another_work_under_the_same_name_is_told() {
    let sandbox = keeper();
    let id = "magic-cr@2032-01-01.es";
    // Rules in words of nobody.
    let word =
        |seed: usize| ["bra", "clo", "dru", "fle", "gri"].iter().cycle().skip(seed % 5).step_by(1 + seed % 4).take(3);
    let rule =
        |n: usize| (0..9).flat_map(|place| word(n * 7 + place * (n + 2)).copied().chain([" "])).collect::<String>();
    let rules: String = (1..40).map(|n| format!("100.{n}. {}.\n\n", rule(n).trim())).collect();
    let text = std::fs::read_to_string(vademecum_tests::fixture("costa/es.txt")).unwrap();
    let (head, rest) = text.split_once("100.1. ").unwrap();
    let text = format!("{head}{rules}{}", &rest[rest.rfind("\nGlosario").unwrap()..]);
    let other = sandbox.home().join("other.txt");
    std::fs::write(&other, text).unwrap();
    let run = sandbox.run_ok(&["ingest", other.to_str().unwrap(), "--id", id]);
    assert!(run.stderr.contains(&format!("{id} has hardly a rule in common")), "{}", run.stderr);
    assert!(run.stderr.contains("--id another-work@2032-01-01.es"), "{}", run.stderr);
    let run = sandbox.run(&["align", "--from", "magic-cr@2031-05-04.es", "--to", id]);
    assert!(run.code == Some(1) && run.stderr.contains("not editions of one work"), "{}", run.stderr);
    // Editions of one work are no strangers to one another.
    sandbox.run_ok(&["remove", id]);
    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/es.txt"]);
    assert!(!run.stderr.contains("in common"), "{}", run.stderr);
}

#[test]
fn what_the_person_knows_wins_over_the_content() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa/es.txt", "--date", "2030-01"]);
    sandbox.run_ok(&["ingest", "tests/fixtures/costa/es.txt", "--id", "costa-reglas@2029.es"]);
    assert_eq!(ids(&sandbox), ["costa-reglas@2029.es", "magic-cr@2030-01.es"]);
}

#[test]
fn the_id_of_a_bundled_document_is_refused() {
    let sandbox = sandbox();
    let run = sandbox.run(&["ingest", "tests/fixtures/costa/es.txt", "--id", "magic-digest@2024-11-08.es"]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""));
    assert!(run.stderr.contains("the document of that id ships with the program"), "{}", run.stderr);
    assert!(run.stderr.contains("--id my-magic-digest@2024-11-08.es"), "{}", run.stderr);
    assert_eq!(ids(&sandbox), [""; 0]);
}

#[test]
fn a_removed_document_is_gone() {
    let sandbox = keeper();
    sandbox.run_ok(&["remove", "magic-cr@2031-05-04.es"]);
    assert_eq!(ids(&sandbox), ["magic-cr@2031-05-04.pt", "magic-cr@2031-05-04.en"]);
    let hits = sandbox.run_ok(&["search", "caracol", "--json"]).json()["hits"].clone();
    assert!(hits.as_array().unwrap().iter().all(|hit| hit["document"] != "magic-cr@2031-05-04.es"), "{hits}");
}

#[test]
fn of_the_last_document_nothing_is_left() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt"]);
    let kept = sandbox.library().join("kept/lineage-magic");
    assert!(kept.is_file());
    sandbox.run_ok(&["remove", "magic-cr@2031-05-04.en"]);
    assert!(!kept.exists());
    assert_eq!(std::fs::read_dir(sandbox.library().join("snapshots")).unwrap().count(), 1);
}

#[test]
fn what_was_set_aside_is_named() {
    let sandbox = keeper();
    assert!(!sandbox.run_ok(&["documents"]).stderr.contains("damaged"));
    std::fs::create_dir_all(sandbox.library().join("damaged/000007")).unwrap();
    let told = sandbox.run_ok(&["documents"]).stderr;
    assert!(told.contains("may hold documents that you removed: 000007; delete it"), "{told}");
}

#[test]
fn one_bad_file_stores_nothing() {
    let sandbox = sandbox();
    let run = sandbox.run(&["ingest", "tests/fixtures/costa/es.txt", "tests/fixtures/wrong/picture.txt"]);
    assert_eq!(run.code, Some(1));
    assert_eq!((run.stdout.as_str(), ids(&sandbox).len()), ("", 0));
}

#[test]
fn two_at_once_do_no_harm() {
    let sandbox = sandbox();
    let files = ["es.txt", "pt.md", "en.txt"];
    thread::scope(|scope| {
        for file in files.iter().cycle().take(9) {
            let sandbox = &sandbox;
            scope.spawn(move || sandbox.run_ok(&["ingest", &format!("tests/fixtures/costa/{file}")]));
            scope.spawn(move || sandbox.run_ok(&["search", "100.1"]));
        }
    });
    assert_eq!(ids(&sandbox).len(), 3);
}

#[test]
fn who_stops_reading_is_not_bothered() {
    let sandbox = sandbox();
    let mut child = sandbox
        .command(&["export", "--document", "magic-digest@2024-11-08.es"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    // The rest is never read: the reader is dropped here.
    BufReader::with_capacity(64, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(first.starts_with('{'));
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()), (Some(0), ""));
}

#[test]
fn colours_are_for_terminals_and_for_who_asks() {
    let sandbox = sandbox();
    let lint = ["lint", "tests/fixtures/costa/es.txt"];
    let coloured = |args: &[&str]| sandbox.run_ok(args).stdout.contains('\u{1b}');
    assert!(!coloured(&lint));
    assert!(coloured(&[&lint[..], &["--color", "always"]].concat()));
    assert!(!coloured(&[&lint[..], &["--color", "never"]].concat()));
    let output = sandbox.command(&lint).env("NO_COLOR", "1").output().unwrap();
    assert!(!output.stdout.contains(&0x1b));
}

//! A library that changes, breaks and is mended while it is served.

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use vademecum_tests::{Sandbox, Server};
use walkdir::WalkDir;

use crate::{keeper, sandbox};

/// How long to wait for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

const PAGE: &str = "/es/magic/100.2b?at=2031-05-04";

fn serve(sandbox: &Sandbox) -> Server {
    sandbox.serve(&["--reload-every", "0.02"])
}

fn is_there(server: &Server, path: &str) -> bool {
    server.get(path).starts_with("HTTP/1.1 200")
}

#[track_caller]
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "{what}: it never came");
        thread::sleep(Duration::from_millis(10));
    }
}

/// The value of a counter of the server.
fn count(server: &Server, name: &str) -> u64 {
    let text = server.get("/metrics");
    let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    line.rsplit(' ').next().and_then(|value| value.parse().ok()).unwrap_or(0)
}

#[test]
fn documents_are_picked_up_as_they_come_and_go() {
    let sandbox = sandbox();
    let server = serve(&sandbox);
    assert!(!is_there(&server, PAGE));
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    until("the first documents", || is_there(&server, PAGE));
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2"]);
    until("more documents", || server.get("/es/documents").contains("2033"));
    sandbox.run_ok(&["remove", "magic-cr@2031-05-04.es"]);
    until("one document less", || !server.get("/es/documents").contains("magic-cr@2031-05-04.es"));
    assert!(is_there(&server, "/pt/magic/100.2b?at=2031-05-04"));
}

#[test]
fn an_ingest_that_is_killed_half_way_changes_nothing_or_all() {
    let sandbox = keeper();
    let server = serve(&sandbox);
    let start = Instant::now();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2"]);
    let whole = start.elapsed();
    for n in 0..24u32 {
        // It may be there, or the last one was killed too early.
        sandbox.run(&["remove", "magic-cr@2033-09-18.es"]);
        let mut child = sandbox.command(&["ingest", "tests/fixtures/costa-2"]).spawn().unwrap();
        thread::sleep(whole * n / 24);
        let _ = child.kill();
        child.wait().unwrap();
        // Whatever is in the library now, it is whole, and what is served is one or the other.
        assert!(is_there(&server, PAGE), "killed after {n}/24");
        assert_eq!(sandbox.run(&["documents"]).code, Some(0));
    }
    assert_eq!(count(&server, "vademecum_library_refusals_total"), 0);
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2"]);
    until("the last one", || server.get("/es/documents").contains("2033"));
}

/// Harms files of the newest snapshot of a library, one after the other: the server keeps what it serves, and
/// takes up the snapshot when it is whole again. `which` names the kinds of files.
fn harmed(which: &str, harm: impl Fn(usize, &[u8]) -> Vec<u8>, rounds: usize) {
    let sandbox = keeper();
    let server = serve(&sandbox);
    let current = sandbox.library().join("current");
    let first = fs::read(&current).unwrap();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2"]);
    until("the second snapshot", || server.get("/es/documents").contains("2033"));
    let second = fs::read(&current).unwrap();
    let name = String::from_utf8(second.clone()).unwrap();
    let folder = sandbox.library().join("snapshots").join(name.trim());
    let elsewhere = sandbox.library().join("elsewhere");
    let files = WalkDir::new(&folder).sort_by_file_name().into_iter().map(|entry| entry.unwrap().into_path());
    let is_meant = |file: &PathBuf| file.extension().is_some_and(|it| which.contains(&*it.to_string_lossy()));
    let files: Vec<PathBuf> = files.filter(is_meant).collect();
    for round in 0..rounds {
        // Back to the first one, so that the second is a change again: it would be taken up if it lay there.
        fs::rename(&folder, &elsewhere).unwrap();
        fs::write(&current, &first).unwrap();
        until("the first snapshot", || !server.get("/es/documents").contains("2033"));
        let file = &files[round % files.len()];
        // A file of its own, as the one in place may be shared with the other snapshot.
        let replace = |file: &Path, bytes: &[u8]| {
            fs::remove_file(file).unwrap();
            fs::write(file, bytes).unwrap();
        };
        let moved = elsewhere.join(file.strip_prefix(&folder).unwrap());
        let whole = fs::read(&moved).unwrap();
        replace(&moved, &harm(round, &whole));
        fs::rename(&elsewhere, &folder).unwrap();
        let refusals = count(&server, "vademecum_library_refusals_total");
        fs::write(&current, &second).unwrap();
        until("a refusal", || count(&server, "vademecum_library_refusals_total") > refusals);
        assert!(is_there(&server, PAGE) && !server.get("/es/documents").contains("2033"));
        replace(file, &whole);
        until("the mended snapshot", || server.get("/es/documents").contains("2033"));
    }
}

#[test]
fn truncated_files_are_refused_until_they_are_mended() {
    harmed("postcard json", |round, whole| whole[..whole.len() * (round + 1) / 14].to_vec(), 12);
}

#[test]
fn flipped_bytes_are_refused_until_they_are_mended() {
    let flip = |round: usize, whole: &[u8]| {
        let mut bytes = whole.to_vec();
        let at = (bytes.len() - 1) * round / 11;
        bytes[at] ^= 1 << (round % 8);
        bytes
    };
    harmed("postcard", flip, 12);
}

#[test]
fn a_library_that_is_replaced_as_a_whole_is_taken_up() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt"]);
    let server = serve(&sandbox);
    let there = |year: &str| server.get("/es/documents").contains(&format!("magic-cr@{year}"));
    assert!(there("2031"));
    let old = sandbox.home().join("old");
    fs::create_dir(&old).unwrap();
    for name in ["current", "snapshots"] {
        fs::rename(sandbox.library().join(name), old.join(name)).unwrap();
    }
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/en.txt"]);
    assert_eq!(fs::read(sandbox.library().join("current")).unwrap(), fs::read(old.join("current")).unwrap());
    until("the new library", || there("2033") && !there("2031"));
}

#[test]
fn a_library_that_goes_away_is_served_on() {
    let sandbox = keeper();
    let server = serve(&sandbox);
    assert!(is_there(&server, PAGE));
    fs::remove_dir_all(sandbox.library()).unwrap();
    until("a refusal", || count(&server, "vademecum_library_refusals_total") > 0);
    assert!(is_there(&server, PAGE));
}

#[test]
fn a_removed_document_goes_though_another_one_is_damaged() {
    let sandbox = keeper();
    let server = serve(&sandbox);
    let there = |lang: &str| server.get("/es/documents").contains(&format!("magic-cr@2031-05-04.{lang}"));
    assert!(there("es") && there("en") && there("pt"));
    // In place, so that the files of the snapshot before and of the one after are damaged; `remove` notices.
    let documents = sandbox.library().join("snapshots/000001/documents");
    let is_english =
        |file: &PathBuf| fs::read(file).unwrap().windows(21).any(|bytes| bytes == b"The coast is the tabl");
    let mut files = fs::read_dir(&documents).unwrap().map(|entry| entry.unwrap().path());
    let file = files.find(is_english).unwrap();
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0x10;
    fs::write(&file, bytes).unwrap();
    let run = sandbox.run_ok(&["remove", "magic-cr@2031-05-04.es"]);
    assert!(run.stderr.contains("the document `magic-cr@2031-05-04.en` is left out"), "{}", run.stderr);
    until("the removal", || !there("es"));
    assert!(there("pt") && !there("en"));
    sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt"]);
    until("the mended document", || there("en"));
    assert!(there("pt") && !there("es"));
}

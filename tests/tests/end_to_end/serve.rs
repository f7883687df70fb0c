//! The server, as a program: when it starts, what it publishes, how it ends.

use std::process::Stdio;

use crate::{keeper, person};

#[test]
fn without_documents_it_serves_what_ships() {
    let server = person().serve(&[]);
    let page = server.get("/es/magic/704.5f");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("704.5f"), "{page}");
}

#[test]
fn it_serves_what_was_ingested() {
    let server = keeper().serve(&[]);
    let page = server.get("/pt/magic/100.2b");
    assert!(page.contains("jogam uma concha"), "{page}");
}

#[test]
fn it_ends_when_it_is_told_to() {
    for signal in ["TERM", "INT"] {
        assert_eq!(person().serve(&[]).stop(signal), Some(0), "{signal}");
    }
}

/// Runs a server that others can reach, and gives a page of it.
fn published(args: &[&str]) -> String {
    let person = keeper();
    let server = person.serve_at("0.0.0.0:0", args);
    server.get("/es/magic/100.2b?at=2031-05-04") + &server.get("/es/documents")
}

#[test]
fn others_see_only_what_ships() {
    let pages = published(&[]);
    assert!(!pages.contains("caracol") && !pages.contains("magic-cr"), "{pages}");
    assert!(pages.contains("magic-digest"), "{pages}");
}

#[test]
fn others_see_texts_if_the_operator_says_so() {
    assert!(published(&["--publish-texts"]).contains("caracol"));
}

#[test]
fn it_says_that_it_keeps_texts_back() {
    let person = keeper();
    let mut child = person.command(&["serve", "--addr", "0.0.0.0:0"]).stderr(Stdio::piped()).spawn().unwrap();
    let mut said = String::new();
    let mut lines = std::io::BufReader::new(child.stderr.take().unwrap());
    std::io::BufRead::read_line(&mut lines, &mut said).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(said.contains("only what ships is served"), "{said}");
}

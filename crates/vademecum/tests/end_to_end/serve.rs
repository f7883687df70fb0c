//! The server, as a program: when it starts, what it publishes, how it ends.

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use vademecum_tests::Server;

use crate::{keeper, sandbox};

#[test]
fn it_ends_when_it_is_told_to() {
    for signal in ["TERM", "INT"] {
        assert_eq!(sandbox().serve(&[]).stop(signal), Some(0), "{signal}");
    }
}

#[test]
fn a_log_that_nobody_reads_holds_up_no_answer() {
    // Longer than an answer takes on a busy machine.
    const PATIENCE: Duration = Duration::from_secs(60);
    // Nobody reads what it says once it listens. A pipe takes some 20 of these lines.
    let server = sandbox().serve(&["--log", "queries"]);
    let path = format!("/en/about?{}", "x".repeat(3500));
    for _ in 0..100 {
        let mut stream = TcpStream::connect(server.addr()).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.addr()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 "));
    }
    assert_eq!(server.stop("TERM"), Some(0));
}

/// What a server told of some requests, after it was ended.
fn told(args: &[&str]) -> String {
    let server = keeper().serve(args);
    for path in ["/es/search?q=caracoles", "/es/magic/100.2b?at=2031-05-04", "/api/v1/search?q=caracoles"] {
        server.get(path);
    }
    server.end()
}

#[test]
fn the_log_tells_of_requests_and_not_of_what_was_looked_for() {
    let log = told(&["--log", "requests", "--log-format", "json"]);
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let requests: Vec<_> = lines.iter().filter(|line| line["target"] == "vademecum::request").collect();
    assert_eq!(requests.len(), 3, "{log}");
    assert_eq!((&requests[0]["route"], &requests[0]["method"]), (&"/{lang}/search".into(), &"GET".into()));
    assert!(requests[1]["status"] == 200 && requests[1]["id"].as_str().unwrap().len() == 16);
    assert!(!log.contains("caracol") && !log.contains("100.2b"), "{log}");
}

#[test]
fn a_method_that_a_client_made_up_is_logged_as_one_word() {
    let server = keeper().serve(&["--log", "requests", "--log-format", "json"]);
    let method = "Z".repeat(20_000);
    let mut stream = TcpStream::connect(server.addr()).unwrap();
    write!(stream, "{method} /es HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    let log = server.end();
    let answered = log.lines().find(|line| line.contains("answered")).unwrap();
    assert!(answered.contains(r#""method":"other""#) && answered.len() < 1000, "{} bytes", answered.len());
}

#[test]
fn the_log_tells_what_was_looked_for_if_it_is_asked_to() {
    assert!(told(&["--log", "queries"]).contains("q=caracoles"));
    assert!(!told(&["--log", "changes"]).contains("answered"));
}

#[test]
fn settings_come_from_a_file_and_the_environment() {
    let sandbox = keeper();
    std::fs::write(sandbox.library().join("serve.toml"), "rate-limit = 1\nrate-burst = 2\n").unwrap();
    let server = sandbox.serve(&[]);
    // A busy machine may take a second for the first pages, in which one more is allowed.
    let refused: Vec<bool> = (0..40).map(|_| server.get("/es").starts_with("HTTP/1.1 429")).collect();
    assert!(!refused[0] && refused.contains(&true), "{refused:?}");
    let refused = sandbox.command(&["serve"]).env("VADEMECUM_ADDR", "nowhere").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    std::fs::write(sandbox.library().join("serve.toml"), "colour = 1\n").unwrap();
    let refused = sandbox.run(&["serve", "--addr", "127.0.0.1:0"]);
    assert!(refused.code == Some(1) && refused.stderr.contains("unknown field `colour`"), "{}", refused.stderr);
}

#[test]
fn what_is_published_can_be_kept_back_by_the_environment() {
    let sandbox = keeper();
    std::fs::write(sandbox.library().join("serve.toml"), "publish-texts = true\n").unwrap();
    let said = |args: &[&str], environment: &str| {
        let mut command = sandbox.command(&[&["serve", "--addr", "0.0.0.0:0"], args].concat());
        command.env("VADEMECUM_PUBLISH_TEXTS", environment);
        sandbox.serve_command(command).end()
    };
    assert!(said(&[], "false").contains("only bundled documents are served"));
    assert!(said(&["--publish-texts=false"], "true").contains("only bundled documents are served"));
    assert!(said(&[], "true").contains("served to everybody"));
}

#[test]
fn a_library_is_told_to_nobody_elses_page() {
    let sandbox = keeper();
    let server = sandbox.serve(&[]);
    let called = |server: &Server, host: &str| {
        server.get_from(host, "/api/v1/node?address=magic-cr@2031-05-04.es%23100.2b", "Origin: https://tools.example")
    };
    assert!(called(&server, "evil.example").starts_with("HTTP/1.1 421"));
    let answer = called(&server, "localhost:80");
    assert!(answer.contains("caracol") && !answer.contains("access-control-allow-origin"), "{answer}");
    let server = sandbox.serve(&["--cors-origin", "https://tools.example", "--allow-host", "rules.home"]);
    let answer = called(&server, "rules.home:8080");
    assert!(answer.contains("access-control-allow-origin: https://tools.example\r\n"), "{answer}");
    // What everybody may have, every page may read.
    let server = sandbox.serve_at("0.0.0.0:0", &["--publish-texts"]);
    assert!(called(&server, "rules.example").contains("access-control-allow-origin: *\r\n"));
}

#[test]
fn what_can_be_asked_is_shown_by_examples_that_are_answered() {
    let server = sandbox().serve(&[]);
    for lang in ["es", "pt", "en"] {
        let page = server.get(&format!("/{lang}/search"));
        let (_, asks) = page.split_once("<dl class=\"asks\">").unwrap();
        let asks: Vec<&str> =
            asks.split("<a href=\"").skip(1).take(5).map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(asks.len(), 5);
        for ask in asks {
            let answer = server.get(ask);
            let leads = answer.starts_with("HTTP/1.1 303");
            assert!(leads || answer.contains("class=\"hits\""), "{ask}");
        }
    }
}

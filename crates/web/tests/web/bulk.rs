//! Everything at once.

use std::io::{Read, Write};

use axum::http::{Method, header};
use serde_json::Value;

use crate::{
    ask::{ask, check},
    library::library,
};

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_document_comes_as_lines() {
    let answer = check(&library(), "/api/v1/documents/magic-cr@2024-11-08.en/nodes", 200);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/jsonl");
    let nodes = lines(&answer.body);
    assert!(nodes.iter().all(|node| node["address"].as_str().unwrap().starts_with("magic-cr@2024-11-08.en#")));
    assert!((0..).zip(&nodes).all(|(order, node)| node["order"] == order));
    check(&library(), "/api/v1/documents/magic-cr@1999.en/nodes", 404);
}

#[test]
fn everything_comes_as_lines_packed_or_not() {
    let router = library();
    let plain = check(&router, "/api/v1/bulk.jsonl", 200);
    let documents = lines(&check(&router, "/api/v1/documents", 200).body);
    let ids = documents[0]["documents"].as_array().unwrap().iter().map(|document| document["id"].as_str().unwrap());
    let one_by_one: String = ids.map(|id| check(&router, &format!("/api/v1/documents/{id}/nodes"), 200).body).collect();
    assert_eq!(plain.body, one_by_one);
    let packed = ask(&router, Method::GET, "/api/v1/bulk.jsonl", &[(header::ACCEPT_ENCODING, "br, gzip")]);
    assert_eq!(packed.header(header::CONTENT_ENCODING), "gzip");
    let mut back = String::new();
    flate2::read::GzDecoder::new(&packed.bytes[..]).read_to_string(&mut back).unwrap();
    assert_eq!(back, plain.body);
    assert_ne!(packed.header(header::ETAG), plain.header(header::ETAG));
}

#[test]
fn everything_comes_as_a_file_of_sqlite() {
    let router = library();
    let answer = check(&router, "/api/v1/bulk.sqlite", 200);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/vnd.sqlite3");
    assert_eq!(answer.header(header::CONTENT_LENGTH), answer.bytes.len().to_string());
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(&answer.bytes).unwrap();
    let database = rusqlite::Connection::open(file.path()).unwrap();
    let count = |query: &str| database.query_row(query, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(count("SELECT count(*) FROM documents"), 5);
    let nodes = lines(&check(&router, "/api/v1/bulk.jsonl", 200).body);
    assert_eq!(count("SELECT count(*) FROM nodes"), nodes.len() as i64);
    let json: Vec<Value> = database
        .prepare("SELECT json FROM nodes ORDER BY id")
        .unwrap()
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap()
        .map(|json| serde_json::from_str(&json.unwrap()).unwrap())
        .collect();
    assert!(json == nodes);
    let cited = "SELECT count(*) FROM citations WHERE node = 'magic-cr@2024-11-08.es#704.5f'";
    assert!(count(cited) >= 2);
    assert_eq!(count("SELECT count(*) FROM mentions WHERE NOT resolved AND target = '999.9'"), 1);
}

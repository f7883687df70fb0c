//! Answers on their way: packed as the reader can read them, and asked for again.

use std::io::Read;

use axum::http::{Method, header};

use crate::{
    ask::{Answer, ask, check},
    library::library,
};

const PATH: &str = "/es/magic/704.5f";

fn packed(accepted: &str) -> Answer {
    ask(&library(), Method::GET, PATH, &[(header::ACCEPT_ENCODING, accepted)])
}

#[test]
fn pages_are_packed_as_the_reader_can_read_them() {
    let plain = check(&library(), PATH, 200);
    assert_eq!((plain.header(header::CONTENT_ENCODING), plain.header(header::VARY)), ("", "accept-encoding"));
    let mut back = String::new();
    let gzip = packed("gzip");
    assert_eq!(gzip.header(header::CONTENT_ENCODING), "gzip");
    flate2::read::GzDecoder::new(&gzip.bytes[..]).read_to_string(&mut back).unwrap();
    assert_eq!(back, plain.body);
    let brotli = packed("gzip, deflate, br");
    assert_eq!(brotli.header(header::CONTENT_ENCODING), "br");
    let mut back = Vec::new();
    brotli::BrotliDecompress(&mut &brotli.bytes[..], &mut back).unwrap();
    assert_eq!(back, plain.bytes);
    assert!(brotli.bytes.len() < plain.bytes.len() / 2);
}

#[test]
fn every_packing_has_a_tag_of_its_own() {
    let tags = ["", "gzip", "br"].map(|accepted| packed(accepted).header(header::ETAG).to_owned());
    assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags[0] != tags[2], "{tags:?}");
    let router = library();
    for (accepted, tag, status) in [("br", &tags[2], 304), ("gzip", &tags[2], 200), ("", &tags[0], 304)] {
        let headers = [(header::ACCEPT_ENCODING, accepted), (header::IF_NONE_MATCH, tag)];
        let answer = ask(&router, Method::GET, PATH, &headers);
        assert_eq!(answer.status.as_u16(), status, "{accepted}");
        assert_eq!(answer.bytes.is_empty(), status == 304);
        assert_eq!(answer.header(header::VARY), "accept-encoding");
    }
}

#[test]
fn errors_are_not_cached() {
    let router = library();
    for path in ["/es/magic/704.5z", "/es/nothing/at/all"] {
        let answer = check(&router, path, 404);
        assert_eq!((answer.header(header::ETAG), answer.header(header::CACHE_CONTROL)), ("", "no-store"), "{path}");
    }
}

#[test]
fn only_what_never_changes_is_immutable() {
    let router = library();
    for path in ["/es", PATH, "/es/magic/704/feed", "/es/documents", "/es/search?q=criatura&stay=1"] {
        let answer = ask(&router, Method::GET, path, &[]);
        assert!(!answer.header(header::CACHE_CONTROL).contains("immutable"), "{path}");
    }
}

//! Requests that are written in other ways than ours: each is answered as what it says, and changes nobody else's answer.

use axum::http::{Method, header};

use crate::{
    ask::{ask, check, sends},
    library::library,
};

/// What somebody asks in another way of writing, and what somebody else asks.
const PAIRS: [[&str; 2]; 22] = [
    ["/api/v1/search?q=criatura&lang=es&%67ame=myl&%6Cimit=1", "/api/v1/search?q=criatura&lang=es"],
    ["/api/v1/search?q=criatura&%6cimit=1", "/api/v1/search?q=criatura"],
    ["/api/v1/search?q=criatura&li%6Dit=1&x=1", "/api/v1/search?q=criatura&x=1"],
    ["/api/v1/search?q=criatura&%6Cang=pt", "/api/v1/search?q=criatura"],
    ["/api/v1/search?q=criatura&%6Bind=chapter", "/api/v1/search?q=criatura"],
    ["/api/v1/search?q=704.5f&%65dition=2019-01-25", "/api/v1/search?q=704.5f"],
    ["/api/v1/search?%71=criatura", "/api/v1/search?x=1"],
    ["/api/v1/search?%71=criatura", "/api/v1/search"],
    ["/api/v1/search?%71=criatura", "/api/v1/search?q="],
    ["/api/v1/search?q=criatura&q%3Dx=1", "/api/v1/search?q=criatura"],
    ["/api/v1/suggest?q=vol&%6Cimit=1", "/api/v1/suggest?q=vol"],
    ["/api/v1/suggest?q=v&l%61ng=pt", "/api/v1/suggest?q=v"],
    ["/api/v1/suggest?%71=vol", "/api/v1/suggest"],
    ["/api/v1/node?address=702.9b&%6Cang=pt", "/api/v1/node?address=702.9b"],
    ["/api/v1/node?address=704.5f&%61t=2019-01-25", "/api/v1/node?address=704.5f"],
    ["/api/v1/chapter?number=704&%6Cang=pt", "/api/v1/chapter?number=704"],
    ["/api/v1/chapter?number=704&%61%74=2019-01-25&%6Cang=pt", "/api/v1/chapter?number=704"],
    ["/api/v1/chapter?number=704&%67ame=myl", "/api/v1/chapter?number=704"],
    ["/api/v1/term?name=volar&%67ame=myl", "/api/v1/term?name=volar"],
    ["/api/v1/terms?from=pt&to=es&%67ame=myl", "/api/v1/terms?from=pt&to=es"],
    ["/es/magic/704.5f?%61t=2019-01-25", "/es/magic/704.5f"],
    ["/es/search?q=criatura&stay=1&%74ext_lang=en", "/es/search?q=criatura&stay=1"],
];

#[test]
fn another_way_of_writing_changes_nobody_elses_answer() {
    let asked = |router: &_, path: &str| {
        let answer = ask(router, Method::GET, path, &[]);
        (answer.status, answer.body)
    };
    for [odd, plain] in PAIRS {
        let truth = asked(&library(), plain);
        for first in [odd, plain] {
            let router = library();
            asked(&router, first);
            assert_eq!(asked(&router, plain), truth, "{first} before {plain}");
        }
    }
}

#[test]
fn every_way_of_writing_a_call_has_one_answer() {
    let router = library();
    for [plain, odd] in [
        ["/api/v1/search?q=criatura&limit=1", "/api/v1/search?%6Cimit=%31&q=cri%61tura"],
        ["/api/v1/search?q=quien%20vuela", "/api/v1/search?q=quien+vuela"],
        ["/api/v1/search?q=quien%20vuela", "/api/v1/search?q=++quien+vuela+&lang=&utm_source=x"],
        ["/api/v1/term?name=%C3%81vido", "/api/v1/term?name=Ávido"],
        ["/api/v1/documents/magic-cr@2024-11-08.es", "/api/v1/documents/magic-cr%402024-11-08.es"],
        ["/api/v1/documents/magic-cr@2024-11-08.es", "/api/v1//docu%6Dents/magic-cr@2024-11-08.es/?lang=x"],
        ["/es/search?q=criatura&text_lang=en&stay=1", "/es/search?stay&lang=en&q=criatura&kind="],
        ["/es/magic/704.5f", "/es/%6D%61gic/704.5f?at="],
        ["/assets/none", "/assets/none?v=1"],
    ] {
        let [plain, odd] = [plain, odd].map(|path| ask(&router, Method::GET, path, &[]));
        assert_eq!((plain.status, &plain.body), (odd.status, &odd.body));
        assert_eq!(plain.header(header::ETAG), odd.header(header::ETAG));
    }
    // What only looks like another way of writing is another question.
    for (path, query) in [("q=a%252Bb", "a%2Bb"), ("q=a%2Bb", "a+b"), ("q=a+b", "a b"), ("q=q%3Db%26lang", "q=b&lang")]
    {
        check(&router, &format!("/api/v1/search?{path}"), 200).shows(&[&format!("\"query\":\"{query}\"")]);
    }
}

#[test]
fn readers_are_sent_only_from_what_they_mistyped() {
    let router = library();
    sends(&router, "/es/magic/704.5f?%61t=2019-01-25&utm_source=x", 308, "/es/magic/704.5f?at=2019-01-25");
    sends(&router, "/es/magic/%37%30%32,9B", 308, "/es/magic/702.9b");
    for path in ["/es/search?q=a+b&stay=on", "/es/magic?at=", "/es/documents/magic-cr%402024-11-08.es"] {
        check(&router, path, 200);
    }
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

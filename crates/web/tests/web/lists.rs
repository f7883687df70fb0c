//! Sitemaps, feeds, and the description of the search for browsers.

use axum::{
    Router,
    http::{Method, header},
};

use crate::{
    ask::{Answer, ask, check},
    library::{document, editions, fresh, library, state},
};

fn of_host(router: &Router, path: &str, host: &str) -> Answer {
    ask(router, Method::GET, path, &[(header::HOST, host)])
}

#[test]
fn pages_of_our_own_are_listed_and_others_are_not() {
    let lists = check(&fresh(), "/sitemap.xml", 200);
    lists.shows(&["<sitemapindex", "/sitemap/es.xml", "/sitemap/pt.xml", "/sitemap/en.xml"]);
    let pages = check(&fresh(), "/sitemap/pt.xml", 200);
    pages.shows(&["/pt</loc>", "/pt/magic</loc>", "/pt/magic/704.5f</loc>"]).hides("/search");
    // Only frames in other languages.
    check(&fresh(), "/sitemap/en.xml", 200).shows(&["/en</loc>"]).hides("704.5f");
    check(&library(), "/sitemap/es.xml", 200).shows(&["/es</loc>"]).hides("/magic");
    check(&fresh(), "/sitemap/fr.xml", 404);
    check(&fresh(), "/sitemap/pt", 404);
}

#[test]
fn pages_with_texts_of_others_keep_search_engines_out() {
    let robots = header::HeaderName::from_static("x-robots-tag");
    for (router, path, value) in [
        (library(), "/es/magic/704.5f", "noindex"),
        (library(), "/es/magic/glossary", "noindex"),
        (library(), "/es/documents", "noindex"),
        (library(), "/api/v1/documents", "noindex"),
        (library(), "/es", ""),
        (library(), "/es/about", ""),
        (fresh(), "/pt/magic/704.5f", ""),
        (fresh(), "/pt/documents", ""),
        (fresh(), "/pt/search?q=a&stay=1", "noindex"),
        (fresh(), "/pt/magic/704.5f/preview", "noindex"),
    ] {
        assert_eq!(check(&router, path, 200).header(robots.clone()), value, "{path}");
    }
}

#[test]
fn addresses_begin_with_where_the_reader_came_by() {
    let router = editions();
    for path in ["/robots.txt", "/sitemap.xml", "/sitemap/es.xml", "/es/opensearch.xml", "/es/documents/feed"] {
        of_host(&router, path, "one.example:80").shows(&["http://one.example:80/"]);
        // Another reader is not sent where the first one came by.
        of_host(&router, path, "two.example").hides("one.example").shows(&["http://two.example/"]);
        of_host(&router, path, "\"><script>").hides("<script>").shows(&["http://localhost/"]);
    }
}

#[test]
fn the_operator_says_where_the_site_is_reached() {
    let state = state(vec![document("magic-digest@2024-11-08.pt", "704 | Verificações |\n")]);
    let router = vademecum_web::router(std::sync::Arc::new(state.with_base_url("https://rules.example")));
    for path in ["/robots.txt", "/sitemap.xml", "/sitemap/pt.xml", "/pt/opensearch.xml", "/pt/documents/feed"] {
        of_host(&router, path, "evil.example").hides("evil").shows(&["https://rules.example/"]);
    }
}

#[test]
fn the_search_has_a_name_that_browsers_show_whole() {
    for lang in ["es", "pt", "en"] {
        let body = check(&library(), &format!("/{lang}/opensearch.xml"), 200).body;
        let name = body.split("<ShortName>").nth(1).unwrap().split('<').next().unwrap();
        assert!(name.chars().count() <= 16, "{name}: browsers read no more");
    }
}

#[test]
fn browsers_are_given_suggestions_in_the_form_they_read() {
    let router = library();
    check(&router, "/es/opensearch.xml", 200)
        .shows(&["<Url type=\"application/x-suggestions+json\"", "/es/opensearch.json?q={searchTerms}\"/>"]);
    let answer = of_host(&router, "/es/opensearch.json?q=vol", "one.example:80");
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/x-suggestions+json");
    let (begun, names, texts, urls): (String, Vec<String>, Vec<String>, Vec<String>) =
        serde_json::from_str(&answer.body).unwrap();
    assert_eq!((begun.as_str(), names[0].as_str()), ("vol", "Volar"));
    assert_eq!((texts[0].as_str(), urls[0].as_str()), ("702.9", "http://one.example:80/es/magic/702.9"));
    assert!(names.len() == texts.len() && names.len() == urls.len());
    // What is suggested is a question that leads somewhere.
    check(&router, &format!("/es/search?q={}", names[0]), 303);
    of_host(&router, "/es/opensearch.json?q=702.9", "one.example").shows(&["[\"702.9\"", "Volar"]);
    of_host(&router, "/es/opensearch.json?q=vol", "two.example").shows(&["http://two.example/"]).hides("one.example");
    for nothing in ["", "?q=", "?q=v"] {
        let answer = check(&router, &format!("/es/opensearch.json{nothing}"), 200);
        assert!(answer.body.ends_with(",[],[],[]]"), "{}", answer.body);
    }
    assert_eq!(
        check(&fresh(), "/pt/opensearch.json?q=vo", 200).header(header::HeaderName::from_static("x-robots-tag")),
        "noindex"
    );
}

#[test]
fn documents_have_a_feed() {
    let feed = check(&library(), "/es/documents/feed", 200);
    assert_eq!(feed.header(header::CONTENT_TYPE), "application/atom+xml");
    feed.shows(&["<feed", "xml:lang=\"es\"", "rel=\"self\"", "<entry>", "/es/documents/magic-cr@2024-11-08.es"]);
    assert_eq!(feed.body.matches("<entry>").count(), 5);
    feed.hides("cementerio");
    check(&library(), "/es/documents", 200).links(&["/es/documents/feed"]);
}

//! Which address has which page, where others are sent, and what the headers say.

use axum::http::{Method, header};

use crate::{
    ask::{ask, check, sends},
    library::{document, library, serve},
};

#[test]
fn the_root_sends_to_the_readers_language() {
    let router = library();
    for (headers, to) in [
        (&[][..], "/es"),
        (&[(header::ACCEPT_LANGUAGE, "pt-BR, en;q=0.8")], "/pt"),
        (&[(header::ACCEPT_LANGUAGE, "pt-BR"), (header::COOKIE, "lang=en")], "/en"),
    ] {
        let answer = ask(&router, Method::GET, "/", headers);
        assert_eq!((answer.status.as_u16(), answer.header(header::LOCATION)), (303, to));
        assert_eq!(answer.header(header::VARY), "accept-language, cookie");
    }
}

#[test]
fn every_page_is_there_in_every_language() {
    let router = library();
    for lang in ["es", "pt", "en"] {
        for page in [
            "",
            "/magic",
            "/magic/7",
            "/magic/704",
            "/magic/704.5",
            "/magic/704.5f",
            "/magic/704.5f?at=2019-01-25",
            "/magic/glossary",
            "/magic/glossary/Volar",
            "/search",
            "/search?q=criatura&stay=1",
            "/documents",
            "/documents/magic-cr@2024-11-08.es",
            "/about",
            "/api",
        ] {
            let answer = check(&router, &format!("/{lang}{page}"), 200);
            answer.has(&[
                (&format!("html[lang='{lang}']"), ""),
                ("footer", "Wizards of the Coast"),
                ("footer", "CC BY 4.0"),
            ]);
            assert_eq!(answer.count("h1"), 1, "{page}");
        }
    }
}

#[test]
fn every_section_that_an_engine_cites_leads_to_a_page() {
    let text = "4 | Partida |\n4.5 | Bajar |\n4.5.3 | | Se apaga un faro.\n6 | GLOSARIO |\n";
    let mut document = document("myl-dar@2021-07.es", text);
    document.game = vademecum_vocab::Game::Myl;
    let router = serve(vec![document]);
    // The steps of a list and the entries of the glossary are numbered by counting.
    sends(&router, "/es/myl/4.5.3.6", 303, "/es/myl/4.5.3");
    sends(&router, "/pt/myl/6.25", 303, "/pt/myl/6");
    check(&router, "/es/myl/4.5.3.99", 404);
}

#[test]
fn sloppy_addresses_are_sent_to_the_right_ones() {
    let router = library();
    sends(&router, "/es/magic/702,9B", 308, "/es/magic/702.9b");
    sends(&router, "/es/magic/glossary/volar", 308, "/es/magic/glossary/Volar");
    sends(&router, "/es/magic/glossary/avido", 308, "/es/magic/glossary/%C3%81vido");
}

#[test]
fn an_exact_question_goes_straight_to_its_page() {
    let router = library();
    sends(&router, "/es/search?q=regla+702,9+b", 303, "/es/magic/702.9b");
    check(&router, "/en/search?q=704.5h", 404)
        .has(&[("[href*='/en/magic/704.5f']", ""), ("[href*='/en/magic/704.5h?at=2019-01-25']", "")]);
    sends(&router, "/en/search?q=magic-cr@2019-01-25.pt%23704.5h", 303, "/en/magic/704.5h?at=2019-01-25");
    sends(&router, "/es/search?q=VOLAR", 303, "/es/magic/glossary/Volar");
    check(&router, "/es/search?q=702.9b&stay=1", 200).has(&[("[href*='/es/magic/702.9b']", "")]);
}

#[test]
fn pages_are_revalidated_by_their_tag() {
    let router = library();
    let first = check(&router, "/es/magic/704.5f", 200);
    let tag = first.header(header::ETAG).to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    for held in [tag.clone(), format!("\"x\", W/{tag}"), "*".to_owned()] {
        let again = ask(&router, Method::GET, "/es/magic/704.5f", &[(header::IF_NONE_MATCH, &held)]);
        assert_eq!((again.status.as_u16(), again.body.as_str(), again.header(header::ETAG)), (304, "", tag.as_str()));
        assert!(again.headers.contains_key(header::CONTENT_SECURITY_POLICY));
    }
    let other = ask(&router, Method::GET, "/pt/magic/704.5f", &[(header::IF_NONE_MATCH, &tag)]);
    assert_eq!(other.status.as_u16(), 200);
    let head = ask(&router, Method::HEAD, "/es/magic/704.5f", &[]);
    assert_eq!((head.header(header::ETAG), head.body.as_str()), (tag.as_str(), ""));
}

#[test]
fn every_answer_is_fenced() {
    let router = library();
    for path in ["/", "/es", "/es/nothing/at/all", "/es/magic/702,9B", "/es/suggest?q=7"] {
        let answer = ask(&router, Method::GET, path, &[]);
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.starts_with("default-src 'none'; ") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        assert_eq!(answer.header(header::REFERRER_POLICY), "same-origin", "{path}");
        for needed in ["style=", "onclick", "<style", "<script>"] {
            answer.hides(needed);
        }
    }
}

#[test]
fn assets_are_named_by_their_hash_and_immutable() {
    let router = library();
    let page = check(&router, "/es", 200);
    for (file, mime) in [("site.", "text/css"), ("site.", "text/javascript"), ("icon.", "image/svg+xml")] {
        let start = format!("/assets/{file}");
        let found = page.body.match_indices(&start).map(|(at, _)| &page.body[at..]);
        let urls = found.map(|rest| &rest[..rest.find('"').unwrap()]);
        let answers: Vec<_> = urls.map(|url| check(&router, url, 200)).collect();
        let asset = answers.iter().find(|a| a.header(header::CONTENT_TYPE).starts_with(mime)).unwrap();
        assert!(asset.header(header::CACHE_CONTROL).contains("immutable"));
    }
    check(&router, "/assets/site.css", 404);
    check(&router, "/assets/..%2Fbase.html", 404);
}

#[test]
fn the_language_is_remembered_when_it_was_chosen_here() {
    let router = library();
    let [state, mode] = ["sec-fetch-site", "sec-fetch-mode"].map(header::HeaderName::from_static);
    let (here, elsewhere) = ((state.clone(), "same-origin"), (state, "cross-site"));
    let (goes, fetches) = ((mode.clone(), "navigate"), (mode, "cors"));
    let set = |headers: &[_]| ask(&router, Method::GET, "/pt/magic", headers).header(header::SET_COOKIE).to_owned();
    assert!(set(&[here.clone(), goes.clone(), (header::COOKIE, "lang=es")]).starts_with("lang=pt; "));
    assert_eq!(set(&[elsewhere, goes.clone()]), "");
    assert_eq!(set(&[here.clone(), goes, (header::COOKIE, "lang=pt")]), "");
    assert_eq!(set(&[here, fetches]), "", "what a script fetches was not chosen");
}

#[test]
fn what_is_not_there_is_said_and_helped() {
    let router = library();
    check(&router, "/es/magic/704.5z", 404)
        .shows(&["704.5z", "Las más cercanas"])
        .has(&[("[href*='/es/magic/704.5g']", ""), ("[name='q']", "")]);
    check(&router, "/en/magic/704.5h?at=2024-11-08", 404).shows(&["November 8, 2024"]);
    check(&router, "/pt/magic/batata", 404).shows(&["batata", "704.5f"]);
    check(&router, "/es/pokemon", 404).shows(&["pokemon", "magic"]);
    check(&router, "/es/myl", 404).shows(&["Mitos y Leyendas"]);
    check(&router, "/es/magic?at=2001-01-01", 404)
        .shows(&["1 de enero de 2001"])
        .has(&[("[href$='?at=2019-01-25']", "")]);
    check(&router, "/es/magic?at=ayer", 400).shows(&["2024-11-08"]);
    check(&router, "/es/magic?at=2024&at=2025", 400);
    check(&router, "/es/search?q=x&kind=nonsense", 400);
    check(&router, "/es/documents/magic-cr@2024-11-08.pt", 404).shows(&["magic-cr@2024-11-08.pt"]);
    check(&router, "/es/documents/magic-cr@2024-11-08.es?code=x", 400);
    check(&router, "/es/magic/glossary/%3Cscript%3E", 404).lacks("main script");
    check(&router, "/xx/magic", 404).shows(&["(pt)"]).has(&[("html[lang='es']", "")]);
    check(&router, "/es/%FF", 400);
    assert_eq!(ask(&router, Method::POST, "/es", &[]).status.as_u16(), 405);
}

//! What browsers may store: what is bundled, and nothing else.

use axum::http::{Method, header};
use serde_json::Value;

use crate::{
    ask::{ask, check},
    library::{document, fresh, library, serve},
};

fn pack(router: &axum::Router, lang: &str) -> Value {
    let answer = check(router, &format!("/{lang}/offline.json"), 200);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/json");
    serde_json::from_str(&answer.body).unwrap()
}

/// The entries of the first game.
fn entries(pack: &Value) -> &[Value] {
    pack["games"][0]["entries"].as_array().unwrap()
}

fn entry<'p>(pack: &'p Value, number: &str) -> &'p Value {
    entries(pack).iter().find(|entry| entry["n"] == number).unwrap_or_else(|| panic!("no {number} in {pack}"))
}

#[test]
fn only_our_texts_are_stored() {
    let router = library();
    for lang in ["es", "pt"] {
        let text = check(&router, &format!("/{lang}/offline.json"), 200).body;
        for theirs in ["Una criatura sin resistencia", "A creature with no toughness", "bem diferente", "Ávido"] {
            assert!(!text.contains(theirs), "{lang}: {theirs}");
        }
    }
    assert_eq!(entry(&pack(&router, "es"), "704.5f")["x"][0], "Sin resistencia no hay criatura.");
    // Of English there is a publisher's text, and none of ours.
    check(&router, "/en/offline.json", 404);
    check(&router, "/en/offline", 200)
        .has(&[("[data-url='/es/offline.json']", "")])
        .lacks("[href*='/en/offline.json']");
}

#[test]
fn entries_are_in_reading_order_with_their_depths() {
    let pack = pack(&fresh(), "pt");
    let read: Vec<(&str, u64)> =
        entries(&pack).iter().map(|entry| (entry["n"].as_str().unwrap(), entry["l"].as_u64().unwrap())).collect();
    assert_eq!(read[..5], [("7", 1), ("702", 2), ("702.9", 3), ("702.9a", 4), ("702.9b", 4)]);
    assert_eq!(entry(&pack, "702.9")["t"], "Voar");
}

#[test]
fn references_lead_on_and_names_are_known() {
    let digest = "7 | Añadidos |\n702 | Habilidades |\n702.9 | Volar |\n702.9a | | Ver la [[702.9]], <b>.\nterm Vuela | | Ave: [[702.9]].";
    let pack = pack(&serve(vec![document("magic-digest@2024-11-08.es", digest)]), "es");
    assert_eq!(entry(&pack, "702.9a")["x"][0], serde_json::json!(["Ver la ", ["702.9", "702.9"], ", <b>."]));
    let term = entries(&pack).last().unwrap();
    assert_eq!((term["t"].as_str(), term["p"].as_str()), (Some("Vuela"), Some("glossary/Vuela")));
    assert!(term["a"].as_array().unwrap().iter().any(|name| name == "Flying"), "{term}");
}

#[test]
fn symbols_are_stored_as_they_are_drawn() {
    let digest = "7 | Añadidos |\n702 | Habilidades |\n702.9 | | {T}: da {2/W}, ver [[702]]; no {así}.\n> Paga {G}.";
    let router = serve(vec![document("magic-digest@2024-11-08.es", digest)]);
    let pack = pack(&router, "es");
    let symbols = pack["symbols"].as_object().unwrap();
    let page = check(&router, "/es/magic/702.9", 200);
    // Worked cases bring others.
    for symbol in ["2/W", "G", "T"] {
        assert!(page.body.contains(symbols[symbol].as_str().unwrap()), "{symbol}");
    }
    assert!(!symbols.contains_key("así"), "{symbols:?}");
}

#[test]
fn the_worker_stores_what_is_there() {
    let router = library();
    let worker = check(&router, "/sw.js", 200);
    assert!(worker.header(header::CONTENT_TYPE).starts_with("text/javascript"));
    assert_eq!(worker.header(header::CACHE_CONTROL), "no-cache");
    let told = worker.body.strip_prefix("const TOLD = ").and_then(|rest| rest.split(";\n").next()).unwrap();
    let told: Value = serde_json::from_str(told).unwrap();
    let kept = told["shell"].as_array().unwrap().iter().chain(told["packs"].as_object().unwrap().values());
    let kept: Vec<&str> = kept.map(|url| url.as_str().unwrap()).collect();
    assert!(kept.contains(&"/es/offline/page") && kept.contains(&"/pt/offline.json"), "{kept:?}");
    for url in kept {
        check(&router, url, 200);
    }
    // Scripts and styles that the frames name are stored as well.
    for frame in ["/es/offline", "/pt/offline/page"] {
        let page = check(&router, frame, 200);
        let urls = page.body.match_indices("\"/assets/").map(|(at, _)| page.body[at + 1..].split('"').next().unwrap());
        // Pictures are for the desk of a phone, which has them from the manifest.
        for url in urls.filter(|url| !url.ends_with(".png")) {
            assert!(worker.body.contains(url), "{frame}: {url}");
        }
    }
}

#[test]
fn another_text_is_another_version() {
    let version = |router: &axum::Router| {
        let body = check(router, "/sw.js", 200).body;
        body.split("\"version\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    assert_eq!(version(&library()), version(&library()));
    assert_ne!(version(&library()), version(&fresh()));
    let tag = check(&library(), "/sw.js", 200).header(header::ETAG).to_owned();
    let again = ask(&library(), Method::GET, "/sw.js", &[(header::IF_NONE_MATCH, &tag)]);
    assert_eq!(again.status.as_u16(), 304);
}

#[test]
fn worked_cases_are_kept_as_they_are_told() {
    let router = fresh();
    let pack = pack(&router, "pt");
    let case = |path: &str| {
        let cases = pack["games"][0]["cases"].as_array().unwrap();
        cases.iter().find(|case| case["p"] == path).unwrap_or_else(|| panic!("no {path}"))
    };
    let trample = case("scenarios/702/arrollar");
    assert_eq!(
        (trample["t"].as_str(), &trample["l"]),
        (Some("Quanto dano uma criatura com atropelar precisa atribuir à bloqueadora?"), &Value::Null)
    );
    assert!(trample["c"].as_array().unwrap().iter().any(|claim| claim == "702.19b"), "{trample}");
    let steps = trample["s"].as_array().unwrap();
    assert!(steps.len() > 5 && steps.iter().any(|step| !step[1].as_array().unwrap().is_empty()), "{trample}");
    // In the words of its page; what a file says in its own language stands in a box of its own there.
    let page = check(&router, "/pt/magic/scenarios/702/arrollar", 200);
    for step in
        steps.iter().filter_map(|step| step[0].as_str()).filter(|step| !step.contains(['<', '&', '\'', '"', '“']))
    {
        page.shows(&[step]);
    }
    let cases = pack["games"][0]["cases"].as_array().unwrap();
    assert!(cases.len() > 80, "{}", cases.len());
    for case in cases.iter().step_by(10) {
        check(&router, &format!("/pt/magic/{}", case["p"].as_str().unwrap()), 200);
    }
}

#[test]
fn the_lexicon_is_kept_in_all_languages() {
    let pack = pack(&fresh(), "pt");
    assert_eq!(pack["langs"], serde_json::json!(["es", "pt", "en"]));
    let rows = pack["games"][0]["lexicon"].as_array().unwrap();
    assert!(rows.contains(&serde_json::json!(["Arrollar", "Atropelar", "Trample"])), "{rows:?}");
}

#[test]
fn a_page_says_which_version_there_is_to_save() {
    let of = |digest: &str| {
        let router = serve(vec![document("magic-digest@2024-11-08.es", digest)]);
        let version = pack(&router, "es")["version"].as_str().unwrap().to_owned();
        check(&router, "/es/offline", 200).has(&[(&format!("[data-version='{version}']"), "")]);
        version
    };
    let digest = "7 | Añadidos |\n702 | Habilidades |\n702.9 | | Vuela.";
    assert_eq!(of(digest), of(digest));
    assert_ne!(of(digest), of("7 | Añadidos |\n702 | Habilidades |\n702.9 | | Vuela mejor."));
}

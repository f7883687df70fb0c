//! What stands around every page: its addresses in other languages, the theme, the keys, the program on a phone.

use axum::http::header;
use scraper::{Html, Selector};
use serde_json::Value;

use crate::{
    ask::{Answer, check},
    library::{document, library, state},
};

/// The links of a kind in the head of a page: `hreflang` and address.
fn links(page: &Answer, rel: &str) -> Vec<(String, String)> {
    let selector = Selector::parse(&format!("link[rel='{rel}']:not([type])")).unwrap();
    let page = Html::parse_document(&page.body);
    let attributes = page.select(&selector).map(|link| ["hreflang", "href"].map(|name| link.attr(name)));
    attributes.map(|[lang, url]| (lang.unwrap_or_default().to_owned(), url.unwrap_or_default().to_owned())).collect()
}

#[test]
fn a_term_is_in_the_languages_that_know_its_name() {
    let page = check(&library(), "/es/magic/glossary/Volar", 200);
    assert_eq!(links(&page, "canonical"), [(String::new(), "/es/magic/glossary/Volar".to_owned())]);
    let alternates = links(&page, "alternate");
    assert!(alternates.contains(&("es".to_owned(), "/es/magic/glossary/Volar".to_owned())), "{alternates:?}");
    // In others the menu leads to the glossary, which is another page.
    assert!(alternates.iter().all(|(_, url)| !url.ends_with("/glossary")), "{alternates:?}");
}

#[test]
fn pinned_to_the_newest_edition_a_page_is_the_one_that_is_not() {
    let page = check(&library(), "/es/magic/704.5f?at=2024-11-08", 200);
    assert_eq!(links(&page, "canonical"), [(String::new(), "/es/magic/704.5f".to_owned())]);
    // So it is in other languages: what is no canonical address of its own is no alternate of another.
    assert!(links(&page, "alternate").iter().all(|(_, url)| !url.contains("at=")));
}

#[test]
fn search_engines_are_told_whole_addresses_where_the_site_is_known() {
    let state = state(vec![document("magic-digest@2024-11-08.pt", "7 | Acréscimos |\n704 | Verificações |\n")]);
    let router = vademecum_web::router(std::sync::Arc::new(state.with_base_url("https://rules.example")));
    let page = check(&router, "/pt/magic/704", 200);
    assert_eq!(links(&page, "canonical"), [(String::new(), "https://rules.example/pt/magic/704".to_owned())]);
    let alternates = links(&page, "alternate");
    let expected = [("es", "es"), ("pt", "pt"), ("en", "en"), ("x-default", "es")]
        .map(|(lang, of)| (lang.to_owned(), format!("https://rules.example/{of}/magic/704")));
    assert_eq!(alternates, expected);
    assert_eq!(links(&check(&router, "/pt", 200), "alternate")[3].1, "https://rules.example/");
    // On paper too; the menu stays where the reader is.
    page.has(&[
        ("nav.languages", ""),
        ("a[href='/es/magic/704']", ""),
        ("li.address", "https://rules.example/pt/magic/704"),
    ]);
}

#[test]
fn what_is_not_there_has_no_address() {
    let page = check(&library(), "/es/magic/999.9", 404);
    assert!(links(&page, "canonical").is_empty() && links(&page, "alternate").is_empty());
}

#[test]
fn what_needs_a_script_is_not_shown_without_one() {
    for button in ["button.theme", "button[data-opens='keys']"] {
        let page = check(&library(), "/es/magic", 200);
        page.has(&[(button, "")]).lacks(&format!("{button}:not([hidden])"));
    }
}

#[test]
fn a_printed_page_says_its_edition_and_address() {
    check(&library(), "/pt/magic/704.5f?at=2019-01-25", 200)
        .shows(&["Magic: The Gathering. Edição: 25 de janeiro de 2019"])
        .has(&[("li.address", "/pt/magic/704.5f?at=2019-01-25")])
        .has(&[("[class^='imprint']", "")]);
}

#[test]
fn every_language_is_a_program_of_its_own_on_a_phone() {
    let router = library();
    for (lang, locale) in [("es", "es"), ("pt", "pt-BR"), ("en", "en")] {
        check(&router, &format!("/{lang}"), 200)
            .has(&[(&format!("link[rel='manifest'][href='/{lang}/manifest.webmanifest']"), "")]);
        let answer = check(&router, &format!("/{lang}/manifest.webmanifest"), 200);
        assert_eq!(answer.header(header::CONTENT_TYPE), "application/manifest+json");
        let manifest: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((manifest["lang"].as_str(), manifest["scope"].as_str()), (Some(locale), Some("/")));
        assert_eq!(manifest["start_url"], format!("/{lang}"));
        for icon in manifest["icons"].as_array().unwrap() {
            assert!(check_icon(icon), "{icon}");
        }
    }
}

/// Whether an icon is there, of the kind and size that it is said to be.
fn check_icon(icon: &Value) -> bool {
    let [url, mime, sizes] = ["src", "type", "sizes"].map(|key| icon[key].as_str().unwrap());
    let answer = check(&library(), url, 200);
    // Width and height stand at fixed places in a PNG.
    let number = |at: usize| u32::from_be_bytes(answer.bytes[at..at + 4].try_into().unwrap());
    let is_said = answer.header(header::CONTENT_TYPE) == mime;
    is_said && (mime != "image/png" || sizes == format!("{}x{}", number(16), number(20)))
}

#[test]
fn what_stands_in_for_a_page_is_not_listed_by_crawlers() {
    for (path, status, listed) in
        [("/es/magic/999.9", 404, false), ("/es/offline/page", 200, false), ("/es/magic", 200, true)]
    {
        let page = check(&library(), path, status);
        assert_eq!(page.count("meta[name='robots'][content='noindex']") == 0, listed, "{path}");
    }
}

#[test]
fn what_is_quoted_in_another_language_says_so() {
    // There is no Portuguese text of this rule: what is shown of the Spanish one says so.
    let page = check(&library(), "/pt/magic/702.9b", 200);
    for quoted in ["Quien vuela solo se bloquea", "Habilidades de palabra clave"] {
        let main = page.body.split_once("<main").unwrap().1;
        let at = main.find(quoted).unwrap_or_else(|| panic!("no {quoted}"));
        let nearest = main[..at].rfind("lang=\"").map(|at| &main[at + 6..at + 8]);
        assert_eq!(nearest, Some("es"), "{quoted}");
    }
    let found = check(&library(), "/en/search?q=avido&stay=1", 200);
    found.has(&[("main", ""), ("p[lang='es']", "")]).has(&[("[href$='/glossary/%C3%81vido'][lang='es']", "")]);
}

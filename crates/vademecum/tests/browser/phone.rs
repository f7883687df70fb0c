//! A narrow window, and paper.

use vademecum_tests::{browser::Browser, page_types::PAGES};

use crate::Place;

pub(crate) fn no_page_is_wider_than_a_phone(browser: &mut Browser, place: &Place) {
    browser.resize(360, 740);
    let mut wide = Vec::new();
    for page in PAGES {
        browser.go(&place.url(&format!("/pt{page}")));
        browser.value("document.querySelectorAll('details').forEach((it) => { it.open = true; })");
        let width = browser.value("document.documentElement.scrollWidth");
        if width.as_u64().unwrap() > 360 {
            wide.push(format!("{page}: {width}"));
        }
    }
    assert!(wide.is_empty(), "wider than 360: {wide:#?}");
}

/// The menu is longest where there are cards and several editions.
pub(crate) fn no_page_is_wider_than_its_window(browser: &mut Browser, place: &Place) {
    let mut wide = Vec::new();
    for width in [900, 1024, 1280] {
        browser.resize(width, 900);
        for lang in ["es", "pt", "en"] {
            for page in ["/magic", "/magic/100", "/magic/cards", "/magic/100.1c"] {
                browser.go(&place.url(&format!("/{lang}{page}")));
                let found = browser.value("document.documentElement.scrollWidth").as_u64().unwrap();
                if found > u64::from(width) {
                    wide.push(format!("{lang}{page}: {found} of {width}"));
                }
            }
        }
    }
    assert!(wide.is_empty(), "{wide:#?}");
}

pub(crate) fn what_is_touched_is_large_enough(browser: &mut Browser, place: &Place) {
    /// What stands for itself, not in a sentence, and is smaller than a fingertip can hit.
    const SMALL: &str = "[...document.querySelectorAll('.top :is(a, button, input), .bottom :is(a, button), .turn a, \
        main :is(button, summary, select, input, .lines a, .letters a, .ways a, .codes a, .chips a)')]
        .filter((it) => it.checkVisibility() && !it.closest('.unseen'))
        .filter((it) => { const box = it.getBoundingClientRect(); return box.width > 1 && (box.width < 24 || box.height < 24); })
        .map((it) => it.outerHTML.slice(0, 120))";
    browser.resize(360, 740);
    let mut small = Vec::new();
    for page in PAGES {
        browser.go(&place.url(&format!("/es{page}")));
        let found = browser.value(SMALL);
        small.extend(found.as_array().unwrap().iter().map(|it| format!("{page}: {it}")));
    }
    assert!(small.is_empty(), "smaller than 24 pixels: {small:#?}");
}

pub(crate) fn paper_has_the_text_its_edition_and_its_address(browser: &mut Browser, place: &Place) {
    for (path, number, date) in [
        ("/es/magic/100.1c", "100.1c", "18 de septiembre de 2033"),
        ("/es/magic/100?at=2031-05-04", "100", "4 de mayo de 2031"),
    ] {
        browser.go(&place.url(path));
        browser.print();
        let printed = browser.value("document.body.innerText");
        let printed = printed.as_str().unwrap();
        assert!(printed.contains(number) && printed.contains("apoya"), "{printed}");
        assert_eq!(printed.matches(&place.url(path)).count(), 1, "{printed}");
        assert!(printed.contains(&format!("Edición: {date}")), "{printed}");
        for chrome in [".top", ".bottom", ".turn", ".skip", ".permalink", "button", "nav.languages"] {
            let shown = format!("[...document.querySelectorAll('{chrome}')].some((it) => it.checkVisibility())");
            assert_eq!(browser.value(&shown), false, "{chrome} is printed");
        }
    }
}

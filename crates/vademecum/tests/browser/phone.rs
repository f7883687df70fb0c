//! A narrow window, and paper.

use vademecum_tests::{browser::Browser, page_types::PAGES};

use crate::Place;

/// Checks that no page has to be scrolled sideways in a window.
fn fits(browser: &mut Browser, place: &Place, width: u32, pages: impl Iterator<Item = String>) {
    browser.resize(width, 900);
    for page in pages {
        browser.go(&place.url(&page));
        browser.value("document.querySelectorAll('details').forEach((it) => { it.open = true; })");
        let found = browser.value("document.documentElement.scrollWidth").as_u64().unwrap();
        assert!(found <= u64::from(width), "{page}: {found} of {width}");
    }
}

pub(crate) fn no_page_is_wider_than_a_phone(browser: &mut Browser, place: &Place) {
    fits(browser, place, 360, PAGES.iter().map(|page| format!("/pt{page}")));
}

/// The menu is longest where there are cards and several editions.
pub(crate) fn no_page_is_wider_than_its_window(browser: &mut Browser, place: &Place) {
    for width in [900, 1024, 1280] {
        let pages = ["/magic", "/magic/100", "/magic/cards", "/magic/100.1c"];
        let pages = pages.iter().flat_map(|page| ["es", "pt", "en"].map(|lang| format!("/{lang}{page}")));
        fits(browser, place, width, pages);
    }
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

//! Bookmarks and pages read recently.

use vademecum_tests::browser::Browser;

use crate::Place;

/// The addresses that a list shows, folded ones included.
fn listed(browser: &mut Browser, list: &str) -> Vec<String> {
    let found = browser.value(&format!(
        "[...document.querySelectorAll('#{list} li a')].map((link) => decodeURIComponent(link.pathname))"
    ));
    found.as_array().unwrap().iter().map(|path| path.as_str().unwrap().to_owned()).collect()
}

pub(crate) fn a_bookmark_survives_a_reload_and_is_listed(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es"));
    assert_eq!(browser.value("document.getElementById('saved').checkVisibility()"), false);
    let pressed = |browser: &mut Browser| browser.value("document.querySelector('.bookmark').ariaPressed");
    for path in ["/es/magic/100.1c", "/es/magic/glossary/Farero", "/es/magic/scenarios/702/arrollar"] {
        browser.go(&place.url(path));
        assert_eq!(pressed(browser), "false", "{path}");
        // By keyboard.
        browser.value("document.querySelector('.bookmark').focus()");
        browser.press("Enter");
        browser.wait_for("document.querySelector('.bookmark').ariaPressed === 'true'");
        browser.visit("about:blank");
        browser.wait_for("location.href === 'about:blank'");
        browser.go(&place.url(path));
        assert_eq!(pressed(browser), "true", "{path}");
    }
    browser.go(&place.url("/es"));
    let all = ["/es/magic/scenarios/702/arrollar", "/es/magic/glossary/Farero", "/es/magic/100.1c"];
    assert_eq!(listed(browser, "bookmarks"), all);
    // They are listed where copies are managed, too; there one is removed.
    browser.go(&place.url("/pt/offline"));
    assert_eq!(listed(browser, "bookmarks"), all);
    let named = browser.value("document.querySelector('#bookmarks li:nth-child(2) button').ariaLabel");
    assert!(named.as_str().unwrap().contains("Farero"), "{named}");
    browser.click("#bookmarks li:nth-child(2) button");
    browser.wait_for("document.querySelectorAll('#bookmarks li').length === 2");
    assert_eq!(browser.value("document.activeElement.closest('#bookmarks') !== null"), true);
    browser.go(&place.url("/es"));
    assert_eq!(listed(browser, "bookmarks"), [all[0], all[2]]);
    // A second press takes it back.
    browser.go(&place.url(all[2]));
    browser.click(".bookmark");
    browser.wait_for("document.querySelector('.bookmark').ariaPressed === 'false'");
    browser.go(&place.url("/es"));
    assert_eq!(listed(browser, "bookmarks"), [all[0]]);
}

pub(crate) fn pages_read_recently_are_offered_and_cleared(browser: &mut Browser, place: &Place) {
    let read = ["/es/magic/100.1b", "/es/magic/100.1c", "/pt/magic/100.1c", "/es/magic/100.1b"];
    for path in read {
        browser.go(&place.url(path));
    }
    browser.go(&place.url("/es"));
    assert_eq!(listed(browser, "recent"), ["/es/magic/100.1b", "/pt/magic/100.1c", "/es/magic/100.1c"]);
    // The empty search box offers them; the last one read comes first.
    browser.press("/");
    browser.wait_for("document.querySelectorAll('#suggestions [role=option]').length === 3");
    assert_eq!(browser.value("document.getElementById('q').ariaExpanded"), "true");
    browser.press("ArrowDown");
    browser.press("ArrowDown");
    browser.press("Enter");
    browser.wait_for_path("/pt/magic/100.1c");
    // What was typed is searched.
    browser.press("/");
    browser.wait_for("!document.getElementById('suggestions').hidden");
    browser.type_text("Farer");
    browser.wait_for("document.querySelector('#suggestions .name')?.textContent.startsWith('Farer')");
    browser.go(&place.url("/es"));
    browser.click("#recent .clear");
    browser.wait_for("!document.getElementById('saved').checkVisibility()");
    browser.go(&place.url("/es"));
    assert_eq!(listed(browser, "recent"), [""; 0]);
}

pub(crate) fn only_so_many_recent_pages_are_remembered(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es"));
    browser.value(
        "localStorage.setItem('recent', JSON.stringify(Array.from({ length: 20 }, (_, at) => ({ url: `/es/magic/${at}` }))))",
    );
    browser.go(&place.url("/es/magic/100.1c"));
    browser.go(&place.url("/es"));
    let recent = listed(browser, "recent");
    assert_eq!((recent.len(), recent[0].as_str(), recent[19].as_str()), (20, "/es/magic/100.1c", "/es/magic/18"));
    // What is no list of pages is none.
    for stored in [
        "{",
        "3",
        "[null, 7, {}]",
        "[{ \"url\": \"https://elsewhere.example/\" }]",
        "[{ \"url\": \"//elsewhere.example\" }]",
    ] {
        browser.value(&format!("localStorage.setItem('recent', {})", serde_json::json!(stored)));
        browser.go(&place.url("/es"));
        assert_eq!(listed(browser, "recent"), [""; 0], "{stored}");
    }
}

pub(crate) fn blocked_storage_breaks_nothing(browser: &mut Browser, place: &Place) {
    browser.run_first(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });
         window.failures = [];
         addEventListener('error', (event) => window.failures.push(event.message));
         addEventListener('unhandledrejection', (event) => window.failures.push(String(event.reason)));",
    );
    for path in ["/es/magic/100.1c", "/es", "/es/offline"] {
        browser.go(&place.url(path));
        assert_eq!(browser.value("window.failures.join()"), "", "{path}");
    }
    browser.go(&place.url("/es/magic/100.1c"));
    assert_eq!(browser.value("document.querySelector('.bookmark').checkVisibility()"), false);
    browser.press("/");
    browser.type_text("Farer");
    browser.wait_for("document.querySelectorAll('#suggestions [role=option]').length > 1");
}

pub(crate) fn a_page_is_shared_where_the_browser_can(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/magic/100.1c"));
    assert_eq!(browser.value("'share' in navigator || !document.querySelector('.share').checkVisibility()"), true);
    browser.run_first("navigator.share = async (shared) => { window.shared = shared; };");
    browser.go(&place.url("/es/magic/100.1b?at=2031-05-04"));
    browser.click(".share");
    browser.wait_for("window.shared !== undefined");
    assert_eq!(browser.value("window.shared.url"), place.url("/es/magic/100.1b?at=2031-05-04"));
    assert_eq!(browser.value("window.shared.title === document.title"), true);
}

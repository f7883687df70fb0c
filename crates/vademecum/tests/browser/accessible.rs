//! What keeps people from using a page, as far as a program can see it.

#![expect(clippy::disallowed_methods, reason = "reads the script of axe-core")]

use std::{fmt::Write, fs};

use vademecum_tests::{axe_script, browser::Browser, page_types::PAGES};

use crate::Place;

/// What is found on the page that is shown: a line each.
const FOUND: &str = "axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} (${node.any.map((it) => it.message).join(' ')})`)))";

pub(crate) fn axe_finds_nothing_on_any_page(browser: &mut Browser, place: &Place) {
    let script = axe_script().expect("axe-core: npm install --prefix target/axe axe-core");
    browser.run_first(&fs::read_to_string(script).unwrap());
    let mut found = String::new();
    for page in PAGES {
        browser.go(&place.url(&format!("/es{page}")));
        // What is folded is read as well.
        browser.value("document.querySelectorAll('details').forEach((it) => { it.open = true; })");
        // What stands beside a page in a large window is seen in one theme, what a phone makes small in the other.
        for (theme, width, height) in [("light", 390, 844), ("dark", 1280, 900)] {
            browser.resize(width, height);
            browser.value(&format!("document.documentElement.dataset.theme = '{theme}'"));
            collect(browser, &format!("{page} ({theme})"), &mut found);
        }
    }
    // What was read on the way is listed, and offered by the empty search box.
    browser.value("localStorage.setItem('bookmarks', localStorage.getItem('recent'))");
    browser.go(&place.url("/es"));
    browser.wait_for("document.querySelectorAll('#bookmarks li').length > 2");
    browser.value("document.querySelector('#recent details').open = true");
    collect(browser, "bookmarks", &mut found);
    browser.press("/");
    browser.wait_for("!document.getElementById('suggestions').hidden");
    collect(browser, "recent pages", &mut found);
    browser.value("document.getElementById('keys').showModal()");
    collect(browser, "keys", &mut found);
    assert!(found.is_empty(), "axe found\n{found}");
}

fn collect(browser: &mut Browser, what: &str, found: &mut String) {
    for line in browser.value(FOUND).as_array().unwrap() {
        let _ = writeln!(found, "{what}: {}", line.as_str().unwrap());
    }
}

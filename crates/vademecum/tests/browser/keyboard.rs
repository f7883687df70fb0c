//! The whole site without a mouse.

use serde_json::json;
use vademecum_tests::browser::Browser;

use crate::Place;

/// What can be reached, in the order in which it stands.
const REACHABLE: &str = "[...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((it) => it.checkVisibility() && !it.disabled && it.tabIndex >= 0)";

/// Where the focus is, among those.
const FOCUSED: &str = "document.activeElement === document.body ? -1 : reachable.indexOf(document.activeElement)";

pub(crate) fn everything_is_reached_with_tab(browser: &mut Browser, place: &Place) {
    for page in ["/es", "/es/magic/100", "/es/magic/100.1c", "/es/search?q=carta&stay=1", "/es/magic/glossary"] {
        browser.go(&place.url(page));
        let count = browser.value(&format!("(window.reachable = {REACHABLE}).length")).as_i64().unwrap();
        assert!(count > 8, "{page}: {count}");
        for at in 0..count {
            browser.press("Tab");
            let shown = || format!("{page}: at {at} is not what stands there");
            assert_eq!(browser.value(FOCUSED), json!(at), "{}", shown());
        }
    }
    // The first one leads past everything that is the same on all pages.
    browser.go(&place.url("/es/magic/100"));
    browser.press("Tab");
    browser.press("Enter");
    browser.wait_for("document.activeElement === document.getElementById('main')");
    browser.press("Tab");
    browser.wait_for("document.querySelector('main').contains(document.activeElement)");
}

pub(crate) fn focus_is_seen_wherever_it_is(browser: &mut Browser, place: &Place) {
    /// What is around the focus, and whether the middle of what has it is covered by something else.
    const SEEN: &str = "(() => {
        const it = document.activeElement;
        const style = getComputedStyle(it);
        const [box] = it.getClientRects();
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && (it.contains(over) || over?.contains(it));
    })()";
    for page in ["/es", "/es/magic/100", "/es/magic/100.1c", "/es/magic/glossary"] {
        browser.go(&place.url(page));
        browser.value("document.documentElement.style.scrollBehavior = 'auto'");
        let count = browser.value(&format!("{REACHABLE}.length")).as_i64().unwrap();
        for _ in 0..count {
            browser.press("Tab");
            let seen = browser.value(SEEN);
            assert_eq!(seen, true, "{page}: {}", browser.value("document.activeElement.outerHTML"));
        }
    }
}

pub(crate) fn suggestions_are_chosen_with_arrows_and_told(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/magic"));
    browser.press("/");
    browser.wait_for("document.activeElement.id === 'q'");
    browser.type_text("Farer");
    browser.wait_for("document.querySelectorAll('#suggestions [role=option]').length > 1");
    assert_eq!(browser.value("document.getElementById('suggest-status').getAttribute('aria-live')"), "polite");
    browser.wait_for("/\\d/.test(document.getElementById('suggest-status').textContent)");
    browser.press("ArrowDown");
    browser.wait_for(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
            ?.getAttribute('aria-selected') === 'true'",
    );
    browser.press("Escape");
    browser.wait_for("document.getElementById('suggestions').hidden");
    assert_eq!(browser.value("document.activeElement.id + document.activeElement.value"), "qFarer");
    browser.type_text("o");
    browser.wait_for("document.querySelectorAll('#suggestions [role=option]').length > 1");
    browser.press("ArrowDown");
    browser.press("Enter");
    browser.wait_for("location.pathname.startsWith('/es/magic/') && document.readyState === 'complete'");
}

pub(crate) fn single_keys_turn_pages_and_languages(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/magic/100.1b"));
    browser.press("n");
    browser.wait_for_path("/es/magic/100.1c");
    browser.press("p");
    browser.wait_for_path("/es/magic/100.1b");
    for lang in ["pt", "en", "es"] {
        browser.press("l");
        browser.wait_for_path(&format!("/{lang}/magic/100.1b"));
    }
    browser.press("s");
    browser.wait_for("document.activeElement.id === 'q'");
    // What is typed into a box is text.
    browser.press("n");
    browser.wait_for("document.activeElement.value === 'n'");
    assert_eq!(browser.value("location.pathname"), "/es/magic/100.1b");
}

pub(crate) fn help_lists_the_keys_and_turns_them_off(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/pt/magic/100.1b"));
    browser.press("?");
    browser.wait_for("document.getElementById('keys').matches(':modal')");
    let said = browser.value("document.getElementById('keys').innerText");
    assert!(said.as_str().unwrap().contains("Ler a página em outro idioma"), "{said}");
    browser.press("Escape");
    browser.wait_for("!document.getElementById('keys').open");
    browser.click("button[data-opens=keys]");
    browser.wait_for("document.getElementById('keys').open");
    browser.click("#keys-on");
    browser.press("Escape");
    browser.wait_for("!document.getElementById('keys').open");
    browser.press("n");
    // They stay off on other pages, until they are turned on where they are listed.
    browser.go(&place.url("/pt/magic/100.1c"));
    browser.press("p");
    browser.press("?");
    assert_eq!(browser.value("location.pathname + document.getElementById('keys').open"), "/pt/magic/100.1cfalse");
    browser.click("button[data-opens=keys]");
    browser.click("#keys-on");
    browser.press("Escape");
    browser.press("p");
    browser.wait_for_path("/pt/magic/100.1b");
}

/// Moves the focus on until it is where an expression says.
fn tab_to(browser: &mut Browser, is_there: &str) {
    let found = (0..12).any(|_| {
        browser.press("Tab");
        browser.value(is_there) == true
    });
    assert!(found, "{is_there}");
}

/// On a phone it opens over the page, has the focus, and gives it back.
pub(crate) fn the_menu_is_used_by_keyboard(browser: &mut Browser, place: &Place) {
    browser.resize(390, 844);
    browser.go(&place.url("/es/magic/100"));
    let is_open = "document.getElementById('menu').matches(':popover-open')";
    let on_button = "document.activeElement.matches('.menu-button')";
    tab_to(browser, on_button);
    assert_eq!(browser.value(is_open), false);
    browser.press("Enter");
    browser.wait_for(is_open);
    browser.press("Tab");
    browser.wait_for("document.activeElement === document.querySelector('#menu a')");
    browser.press("Escape");
    browser.wait_for(&format!("!{is_open}"));
    assert_eq!(browser.value(on_button), true);
    browser.press("Enter");
    browser.wait_for(is_open);
    let cases = "document.activeElement.getAttribute('href') === '/es/magic/scenarios'";
    tab_to(browser, cases);
    browser.press("Enter");
    browser.wait_for_path("/es/magic/scenarios");
}

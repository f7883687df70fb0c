//! Light and dark.

use vademecum_tests::browser::Browser;

use crate::Place;

const PAPER: &str = "getComputedStyle(document.body).backgroundColor";
const LIGHT: &str = "rgb(251, 250, 247)";
const DARK: &str = "rgb(20, 24, 23)";

pub(crate) fn a_theme_follows_the_system_until_one_is_chosen(browser: &mut Browser, place: &Place) {
    browser.prefer("dark");
    browser.go(&place.url("/es"));
    assert_eq!(browser.value(PAPER), DARK);
    assert_eq!(browser.value("document.querySelector('button.theme').getAttribute('aria-pressed')"), "true");
    browser.prefer("light");
    assert_eq!(browser.value(PAPER), LIGHT);
    browser.click("button.theme");
    browser.wait_for(&format!("{PAPER} === '{DARK}'"));
    assert_eq!(browser.value("document.querySelector('meta[name=theme-color]').content"), "#141817");
    // It is remembered, on this page and others.
    browser.go(&place.url("/pt/magic/100"));
    assert_eq!(browser.value(PAPER), DARK);
    // Back to what the system has is to follow it again.
    browser.click("button.theme");
    browser.wait_for(&format!("{PAPER} === '{LIGHT}'"));
    browser.prefer("dark");
    assert_eq!(browser.value(PAPER), DARK);
    browser.go(&place.url("/es"));
    assert_eq!(browser.value(PAPER), DARK);
}

pub(crate) fn a_theme_is_on_before_anything_is_drawn(browser: &mut Browser, place: &Place) {
    browser.prefer("light");
    browser.go(&place.url("/es"));
    browser.click("button.theme");
    browser.run_first(
        "new MutationObserver((_, observer) => {
            if (!document.body) return;
            window.themeAtBody = document.documentElement.dataset.theme;
            observer.disconnect();
        }).observe(document, { childList: true, subtree: true })",
    );
    browser.go(&place.url("/es/magic/100"));
    assert_eq!(browser.value("window.themeAtBody"), "dark");
}

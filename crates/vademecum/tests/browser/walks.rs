//! Ways that readers take.

use vademecum_tests::browser::Browser;

use crate::Place;

/// Home, search, a rule, one that cites it, the same in another language.
pub(crate) fn from_home_to_a_rule_in_another_language(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es"));
    browser.click("main input[name=q]");
    browser.type_text("carta hundida");
    browser.press("Enter");
    browser.wait_for_path("/es/search?q=carta+hundida");
    browser.click("main .hit a[href$='/100.3']");
    browser.wait_for_path("/es/magic/100.3");
    browser.wait_for("document.querySelector('h1').innerText.includes('100.3')");
    browser.click(".links a[href$='/es/magic/100.1c']");
    browser.wait_for_path("/es/magic/100.1c");
    browser.wait_for("document.querySelector('main').innerText.includes('Ana apoya su mate')");
    browser.click(".languages a[lang=pt]");
    browser.wait_for_path("/pt/magic/100.1c");
    browser.wait_for("document.querySelector('main').innerText.includes('Ana põe o seu chá')");
    assert_eq!(browser.value("document.documentElement.lang"), "pt");
}

pub(crate) fn a_number_leads_straight_to_its_rule(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es"));
    browser.click("main input[name=q]");
    browser.type_text("regla 200,2 A");
    browser.press("Enter");
    browser.wait_for_path("/es/magic/200.2a");
}

/// A letter for a digit, in the search box and in an address.
pub(crate) fn a_wrong_number_leads_to_its_rule(browser: &mut Browser, place: &Place) {
    let server = place.serve_bundled();
    browser.resize(390, 844);
    browser.go(&server.url("/es"));
    browser.click("main input[name=q]");
    browser.type_text("7o2.19b");
    browser.press("Enter");
    browser.wait_for_path("/es/magic/702.19b");
    browser.go(&server.url("/es"));
    browser.visit(&server.url("/es/magic/7o2.19b"));
    browser.wait_for_path("/es/magic/702.19b");
    browser.wait_for("document.querySelector('h1').innerText.includes('702.19b')");
}

/// The worker fetches pages of all languages; only a reader chooses one.
pub(crate) fn a_language_is_remembered_under_the_worker_too(browser: &mut Browser, place: &Place) {
    let root = |browser: &mut Browser| {
        browser.visit(&place.url("/"));
        browser.wait_for("/^\\/(es|pt|en)$/.test(location.pathname) && document.readyState === 'complete'");
        browser.value("location.pathname").as_str().unwrap().to_owned()
    };
    let first = root(browser);
    let (other, chosen) = if first == "/pt" { ("/pt", "es") } else { ("/es", "pt") };
    browser.go(&place.url(&format!("{other}/magic")));
    browser.wait_for("navigator.serviceWorker.controller !== null");
    // To follow a link from elsewhere is not to choose.
    assert_eq!(root(browser), first);
    browser.click(&format!(".languages a[lang={chosen}]"));
    browser.wait_for_path(&format!("/{chosen}"));
    browser.visit("about:blank");
    browser.wait_for("location.href === 'about:blank'");
    assert_eq!(root(browser), format!("/{chosen}"));
}

pub(crate) fn calls_are_tried_on_their_page(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/api"));
    browser.click("#api-search button");
    browser.wait_for("document.querySelector('#api-search pre').innerText.includes('\"read_as\"')");
    let asked = "/api/v1/search?q=704%2C5F&lang=es";
    browser.wait_for(&format!("document.querySelector('#api-search .answer p').innerText.includes('{asked}')"));
    // What stands in a path is chosen as everything else.
    browser.click("#api-document button");
    browser.wait_for("document.querySelector('#api-document pre').innerText.includes('\"counts\"')");
}

/// On a phone: the tile of worked cases, and one of them.
pub(crate) fn from_home_to_a_worked_case_in_two_steps(browser: &mut Browser, place: &Place) {
    browser.resize(390, 844);
    browser.go(&place.url("/es"));
    browser.click(".tile a[href='/es/magic/scenarios']");
    browser.wait_for_path("/es/magic/scenarios");
    browser.click("main .lines a[href='/es/magic/scenarios/702/arrollar']");
    browser.wait_for_path("/es/magic/scenarios/702/arrollar");
    browser.wait_for("document.querySelector('h1').innerText.includes('Arrollar')");
    assert!(browser.value("document.querySelectorAll('.story > li').length").as_u64().unwrap() > 5);
}

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
    browser.wait_for("document.querySelector('h1').innerText.includes('arrolla')");
    assert!(browser.value("document.querySelectorAll('.moves > li').length").as_u64().unwrap() > 5);
}

/// The number of the step that a case shows, and whether its board can be seen.
const SHOWN_STEP: &str = "[...document.querySelectorAll('.moves > li')].findIndex((it) => it.checkVisibility())";
const BOARD_IS_SEEN: &str = "document.querySelector('.moves > li.shown .board-table').checkVisibility()";

/// Forward and back by keyboard, buttons and address, on a phone and on a desktop.
pub(crate) fn a_case_is_walked_through_step_by_step(browser: &mut Browser, place: &Place) {
    for (width, height) in [(360, 740), (1280, 900)] {
        browser.resize(width, height);
        browser.go(&place.url("/es/magic/scenarios/702/arrollar"));
        let steps = browser.value("document.querySelectorAll('.moves > li').length").as_i64().unwrap();
        assert_eq!(browser.value(SHOWN_STEP), 0);
        browser.value("document.getElementById('replay').focus()");
        for step in 1..steps {
            browser.press("ArrowRight");
            assert_eq!((browser.value(SHOWN_STEP), browser.value(BOARD_IS_SEEN)), (step.into(), true.into()));
            assert_eq!(browser.value("location.hash"), format!("#step-{step}"));
        }
        // There is nothing behind the last one.
        browser.press("ArrowRight");
        assert_eq!(browser.value(SHOWN_STEP), steps - 1);
        browser.press("Home");
        assert_eq!(browser.value(SHOWN_STEP), 0);
        browser.press("End");
        browser.press("ArrowLeft");
        assert_eq!((browser.value(SHOWN_STEP), browser.value(BOARD_IS_SEEN)), ((steps - 2).into(), true.into()));
        browser.click("[data-go=first]");
        browser.click("[data-go=forward]");
        assert_eq!(browser.value(SHOWN_STEP), 1);
        browser.value("location.hash = '#step-3'");
        browser.wait_for(&format!("{SHOWN_STEP} === 3"));
        // The step that is shown is read out.
        assert_eq!(browser.value("document.querySelector('.moves').ariaLive"), "polite");
        assert_eq!(browser.value("document.documentElement.scrollWidth <= innerWidth"), true);
    }
}

/// The first case of a rule plays on the rule's own page.
pub(crate) fn a_rule_plays_its_first_case_in_place(browser: &mut Browser, place: &Place) {
    let bundled = place.serve_bundled();
    browser.go(&bundled.url("/es/magic/702.19b"));
    browser.click(".play-here");
    browser.wait_for("document.querySelector('#cases .moves > li.shown .board-table') !== null");
    let steps = browser.value("document.querySelectorAll('#cases .moves > li').length").as_i64().unwrap();
    // On a busy machine the board is there before its buttons work.
    browser.wait_for(&format!(
        "(document.querySelector('#cases [data-go=last]').click(), {SHOWN_STEP} === {})",
        steps - 1
    ));
    assert!(steps > 3);
    // The address stays that of the rule.
    assert_eq!(browser.value("location.hash"), "");
    assert_eq!(browser.value("document.querySelectorAll('[id]').length === new Set([...document.querySelectorAll('[id]')].map((it) => it.id)).size"), true);
}

/// Another choice is made by keyboard, on a phone and on a desktop: the game goes on from there, and ends in choices again.
pub(crate) fn another_choice_plays_on(browser: &mut Browser, place: &Place) {
    for (width, height) in [(360, 740), (1280, 900)] {
        browser.resize(width, height);
        browser.go(&place.url("/es/magic/scenarios/702/arrollar#step-2"));
        browser.wait_for(&format!("{SHOWN_STEP} === 2"));
        browser.value("document.querySelector('.moves > li.shown .what-if summary').focus()");
        browser.press("Enter");
        browser.wait_for("document.querySelector('.moves > li.shown .what-if[open] button') !== null");
        browser.value("document.querySelector('.moves > li.shown .what-if button').focus()");
        browser.press("Enter");
        browser
            .wait_for("location.pathname.endsWith('/what-if') && document.querySelector('.moves > li.shown') !== null");
        assert_eq!(browser.value("location.search"), "?choices=4-0");
        browser.value("document.getElementById('replay').focus()");
        browser.press("End");
        let told = browser.value("document.querySelector('.moves').textContent");
        assert!(told.as_str().is_some_and(|told| told.contains("Beto pierde 5 vidas")), "{told}");
        assert_eq!(browser.value("document.documentElement.scrollWidth <= innerWidth"), true);
        browser.value("document.querySelector('main > section:last-of-type .choices button').focus()");
        browser.press("Enter");
        browser.wait_for("location.search.startsWith('?choices=4-0-')");
    }
}

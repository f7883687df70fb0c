//! The web reference in a real browser. Skipped where there is none, unless `VADEMECUM_REQUIRE_BROWSER=1`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use libtest_mimic::{Arguments, Failed, Trial};
use vademecum_tests::{
    Person, Server,
    browser::{self, Browser},
    or_skip,
};

fn main() {
    let program = browser::program();
    let walk = |name: &str, walk: fn(&mut Browser, &Server)| {
        let program = program.clone();
        Trial::test(name, move || {
            let program =
                program.ok_or_else(|| Failed::from("no browser: install chromium, or name one in CHROMIUM"))?;
            let person = Person::new(env!("CARGO_BIN_EXE_vademecum-tests"));
            person.done(&["ingest", "tests/fixtures/costa"]);
            let server = person.serve(&[]);
            walk(&mut Browser::open(&program), &server);
            Ok(())
        })
    };
    let trials = vec![
        walk("from_home_to_a_rule_in_another_language", from_home_to_a_rule_in_another_language),
        walk("a_number_leads_straight_to_its_rule", a_number_leads_straight_to_its_rule),
        walk("calls_are_tried_on_their_page", calls_are_tried_on_their_page),
    ];
    let trials = or_skip(trials, program.as_deref(), "there is no chromium", "VADEMECUM_REQUIRE_BROWSER");
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Home, search, a rule, one that cites it, the same in another language.
fn from_home_to_a_rule_in_another_language(browser: &mut Browser, server: &Server) {
    browser.go(&server.url("/es"));
    browser.click("main input[name=q]");
    browser.type_text("carta hundida");
    browser.press_enter();
    browser.wait_for_path("/es/search?q=carta+hundida");
    browser.click("main .hit a[href$='/100.3']");
    browser.wait_for_path("/es/magic/100.3");
    browser.wait_for("document.querySelector('h1').innerText.includes('100.3')");
    browser.click(".links a[href$='/es/magic/100.1b']");
    browser.wait_for_path("/es/magic/100.1b");
    browser.wait_for("document.querySelector('main').innerText.includes('Ana apoya su mate')");
    browser.click(".languages a[lang=pt]");
    browser.wait_for_path("/pt/magic/100.1b");
    browser.wait_for("document.querySelector('main').innerText.includes('Ana põe o seu chá')");
    assert_eq!(browser.value("document.documentElement.lang"), "pt");
}

fn a_number_leads_straight_to_its_rule(browser: &mut Browser, server: &Server) {
    browser.go(&server.url("/es"));
    browser.click("main input[name=q]");
    browser.type_text("regla 200,2 B");
    browser.press_enter();
    browser.wait_for_path("/es/magic/200.2b");
}

fn calls_are_tried_on_their_page(browser: &mut Browser, server: &Server) {
    browser.go(&server.url("/es/api"));
    browser.click("#api-search button");
    browser.wait_for("document.querySelector('#api-search pre').innerText.includes('\"read_as\"')");
    browser.wait_for(
        "document.querySelector('#api-search .answer p').innerText.includes('/api/v1/search?q=704%2C5F&lang=es')",
    );
    // What stands in a path is chosen as everything else.
    browser.click("#api-document button");
    browser.wait_for("document.querySelector('#api-document pre').innerText.includes('\"counts\"')");
}

//! Previews of what links lead to, quotes, the contents beside a chapter.

use vademecum_tests::browser::Browser;

use crate::Place;

/// A link that is focused shows what it leads to; Escape takes it away.
pub(crate) fn a_link_shows_what_it_leads_to(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/magic/100.1b?at=2031-05-04"));
    browser.value("document.querySelector('.rule-card > .text a[href*=\"/100.3\"]').focus()");
    browser.wait_for("document.querySelector('#preview .preview-name a')?.innerText.startsWith('100.3')");
    let described = "document.activeElement.getAttribute('aria-describedby')";
    assert_eq!(browser.value(described), "preview");
    browser.press("Escape");
    browser.wait_for("!document.querySelector('#preview')");
    browser.wait_for(&format!("{described} === null"));
    // The quote can be taken where scripts run.
    browser.wait_for("!document.querySelector('button.quote').hidden");
}

/// Typing in the filter of the glossary leaves what holds the letters, accents or not.
pub(crate) fn the_glossary_is_filtered_while_typing(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/magic/glossary"));
    let shown = "[...document.querySelectorAll('.letter li')].filter((item) => item.checkVisibility()).length";
    let all = browser.value(shown).as_u64().unwrap();
    let first = browser.value("document.querySelector('.letter li').innerText").as_str().unwrap().to_owned();
    browser.click("#filter");
    browser.type_text(&first.to_uppercase());
    browser.wait_for(&format!("{shown} >= 1 && {shown} < {all}"));
}

/// A finger has no hover: the first tap shows what a term means, and what is shown says how to go there.
pub(crate) fn a_tapped_term_can_be_opened(browser: &mut Browser, place: &Place) {
    browser.resize(390, 844);
    browser.go(&place.url("/es/magic/100.1c"));
    browser.tap("main .text a.term");
    browser.wait_for("document.querySelector('.preview-open a')?.checkVisibility()");
    assert_eq!(browser.value("document.querySelector('.preview-open a').innerText"), "Abrir");
    assert_eq!(browser.value("location.pathname"), "/es/magic/100.1c");
    let there = browser.value("document.querySelector('.preview-open a').pathname").as_str().unwrap().to_owned();
    browser.tap(".preview-open a");
    browser.wait_for(&format!("location.pathname === '{there}' && document.readyState === 'complete'"));
}

/// What a tapped term means is shown in the half of the window in which the term is not.
pub(crate) fn a_tap_leaves_the_text_in_sight(browser: &mut Browser, place: &Place) {
    browser.resize(390, 844);
    browser.go(&place.url("/es/magic/100.1c"));
    browser.tap("main .text a.term");
    browser.wait_for("document.querySelector('.preview') !== null");
    let is_elsewhere = "(() => { const half = innerHeight / 2; \
        const term = document.querySelector('main .text a.term').getBoundingClientRect(); \
        const box = document.querySelector('.preview').getBoundingClientRect(); \
        return term.top > half ? box.bottom <= half : box.top >= half; })()";
    browser.wait_for(is_elsewhere);
}

/// The mark beside a rule of a chapter copies where the rule is.
pub(crate) fn a_rule_of_a_chapter_is_copied(browser: &mut Browser, place: &Place) {
    browser.go(&place.url("/es/magic/100"));
    browser.value("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.value("document.getElementById('100.3').querySelector('.row-link').click()");
    browser.wait_for("window.copied?.endsWith('/es/magic/100.3')");
    browser.wait_for("document.getElementById('100.3').querySelector('.row-link').innerText === 'Enlace copiado'");
    browser.wait_for("document.getElementById('100.3').querySelector('.row-link svg') !== null");
    assert_eq!(browser.value("location.pathname"), "/es/magic/100");
}

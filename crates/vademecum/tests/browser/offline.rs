//! Reading without a connection.

use vademecum_tests::browser::Browser;

use crate::Place;

const STATE: &str = "document.querySelector('.pack[data-url=\"/es/offline.json\"]').dataset.state";

/// Waits until the page is drawn, and tells what it shows.
fn read(browser: &mut Browser) -> String {
    browser.wait_for("document.getElementById('reading')?.querySelector('h1') && !document.getElementById('reading').querySelector('noscript')");
    browser.value("document.querySelector('main').innerText").as_str().unwrap().to_owned()
}

fn save_copy(browser: &mut Browser, offline_page: &str) {
    browser.go(offline_page);
    browser.wait_for("navigator.serviceWorker.controller !== null");
    browser.click(".pack[data-url='/es/offline.json'] .keep");
    browser.wait_for(&format!("{STATE} === 'kept'"));
}

pub(crate) fn a_copy_is_read_without_a_connection(browser: &mut Browser, place: &Place) {
    // A server of its own, because the test stops it. Its newest edition is the bundled one.
    let server = place.serve_bundled();
    save_copy(browser, &server.url("/es/offline"));
    let state = browser.value("document.querySelector('.pack[data-state=kept] .state').textContent");
    assert!(state.as_str().unwrap().contains("MB"), "{state}");
    let start = server.url("");
    let url = |path: &str| format!("{start}{path}");
    let urls = ["/es", "/es/magic/702", "/es/magic/glossary/Vuela", "/es/about", "/pt/magic/702.9b"].map(url);
    let home = url("/es");
    server.stop("TERM");

    // By number, as people type it.
    browser.go(&home);
    read(browser);
    let search = |browser: &mut Browser, text: &str| {
        browser.press("/");
        browser.wait_for("document.activeElement.id === 'q'");
        browser.type_text(text);
        browser.press("Enter");
    };
    search(browser, "regla 702,9 B");
    browser.wait_for_path("/es/magic/702.9b");
    let rule = read(browser);
    assert!(rule.contains("702.9b") && rule.contains("alcance"), "{rule}");
    browser.click("main .text a[href='/es/magic/702.17']");
    browser.wait_for_path("/es/magic/702.17");
    assert!(read(browser).contains("702.17"));
    browser.press("n");
    browser.wait_for_path("/es/magic/702.18");

    // Symbols are drawn, and a link shows what it leads to, as with a connection.
    browser.go(&url("/es/magic/107.4"));
    let rule = read(browser);
    assert!(rule.contains("107.4"), "{rule}");
    assert!(browser.value("document.querySelectorAll('#reading .symbol svg').length").as_u64().unwrap() > 4);
    // What stands behind each picture is for those who copy the text.
    let bare = browser.value(
        "(() => {
            const read = document.getElementById('reading').cloneNode(true);
            read.querySelectorAll('.symbol').forEach((symbol) => symbol.remove());
            return read.textContent;
        })()",
    );
    assert!(!bare.as_str().unwrap().contains('{'), "{bare}");
    browser.go(&url("/es/magic/702.9b"));
    read(browser);
    browser.value("document.querySelector('main .text a[href=\"/es/magic/702.17\"]').focus()");
    browser.wait_for("document.querySelector('#preview .preview-name a')?.innerText.startsWith('702.17')");
    browser.press("Escape");
    // A name with an accent leads to its entry.
    browser.go(&url("/es/magic/glossary"));
    read(browser);
    browser.click("main a[href='/es/magic/glossary/Acci%C3%B3n%20especial']");
    browser.wait_for_path("/es/magic/glossary/Acción especial");
    assert!(read(browser).contains("Acción especial"));
    browser.go(&url("/es/magic/702.18"));
    read(browser);

    // The languages lead to the same rule.
    read(browser);
    browser.press("l");
    browser.wait_for_path("/pt/magic/702.18");
    read(browser);
    browser.go(&home);

    // By the name of a term, in another language even.
    read(browser);
    search(browser, "flying");
    browser.wait_for("document.querySelector('.found a') !== null");
    browser.wait_for(
        "[...document.querySelectorAll('.found a')].slice(0, 2).some((it) => it.innerText.includes('Vuela'))",
    );

    // By words without their accents.
    search(browser, "deposito de mana vacia");
    browser.wait_for("document.querySelector('h1').innerText.includes('deposito')");
    let found = read(browser);
    assert!(found.contains("maná"), "{found}");
    // Suggestions are made from the copy, too.
    browser.press("/");
    browser.value("document.getElementById('q').value = ''");
    browser.type_text("arroll");
    browser.wait_for("document.querySelector('#suggestions [role=option] .name')?.textContent.length > 0");
    let suggested = browser.value("document.getElementById('suggestions').innerText");
    assert!(suggested.as_str().unwrap().to_lowercase().contains("arroll"), "{suggested}");

    let shown = urls.map(|url| {
        browser.go(&url);
        read(browser)
    });
    let expected = ["Mitos y Leyendas", "702.1a", "702.9", "hace falta conexión", "702.9b"];
    for (shown, expected) in shown.iter().zip(expected) {
        assert!(shown.contains(expected), "no {expected} in {shown}");
    }
}

pub(crate) fn a_copy_is_deleted(browser: &mut Browser, place: &Place) {
    save_copy(browser, &place.url("/es/offline"));
    // It is still there on the next visit.
    browser.go(&place.url("/pt/offline"));
    browser.wait_for(&format!("{STATE} === 'kept'"));
    browser.click(".pack[data-url='/es/offline.json'] .remove");
    browser.wait_for(&format!("{STATE} === 'absent'"));
    assert_eq!(browser.value("caches.match('/es/offline.json').then((held) => held === undefined)"), true);
}

const CACHES: &str =
    "caches.keys().then((names) => names.filter((name) => name.startsWith('vademecum-')).sort().join())";

pub(crate) fn a_new_version_takes_the_place_of_the_old_one(browser: &mut Browser, place: &Place) {
    let first = place.serve_bundled();
    save_copy(browser, &first.url("/es/offline"));
    let old = browser.value(CACHES).as_str().unwrap().to_owned();
    assert!(!old.is_empty() && !old.contains(','), "{old}");
    // A saved page is marked as one.
    browser.value(&format!(
        "caches.open('{old}').then(async (cache) => {{
            for (const request of await cache.keys()) {{
                const held = await cache.match(request);
                const marked = new Response(await held.text() + ' ', {{ headers: {{ ...Object.fromEntries(held.headers), 'x-old': '1' }} }});
                await cache.put(request, marked);
            }}
        }})"
    ));
    let urls = ["/es/magic/702.9b", "/es/offline"].map(|path| first.url(path));
    let addr = first.addr().to_string();
    first.stop("TERM");

    // The same address, another version: its pages say where they are.
    let second = place.serve_bundled_at(&addr, &["--base-url", "https://second.example"]);
    browser.go(&urls[1]);
    browser.wait_for(&format!("({CACHES}).then((names) => names !== '{old}' && !names.includes(','))"));
    let held = "(async () => {
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        const all = await Promise.all((await cache.keys()).map(async (it) => [it.url, await cache.match(it)]));
        const old = all.filter(([, held]) => held.headers.has('x-old')).map(([url]) => url);
        const frame = await (await cache.match('/es/offline')).text();
        return JSON.stringify([old, all.some(([url]) => url.endsWith('/es/offline.json')), frame.includes('second.example')]);
    })()";
    assert_eq!(browser.value(held), "[[],true,true]");
    second.stop("TERM");

    // What is read is what the new version stored.
    browser.go(&urls[0]);
    let rule = read(browser);
    assert!(rule.contains("702.9b") && rule.contains("alcance"), "{rule}");
    browser.go(&urls[1]);
    browser.wait_for(&format!("{STATE} === 'kept'"));
    assert_eq!(
        browser.value("document.querySelector('link[rel=canonical]').href"),
        "https://second.example/es/offline"
    );
}

pub(crate) fn typing_errors_are_forgiven_without_a_connection(browser: &mut Browser, place: &Place) {
    let server = place.serve_bundled();
    save_copy(browser, &server.url("/es/offline"));
    let start = server.url("");
    server.stop("TERM");
    for (typed, first) in [
        ("arolla", "702.19 Arrollar"),
        ("toke mortal", "702.2 Toque mortal"),
        ("vigilansia", "702.20 Vigilancia"),
        ("trample", "702.19 Arrollar"),
        ("una criatura girada puede bloquear", "¿Puede bloquear una criatura girada?"),
    ] {
        browser.go(&format!("{start}/es/search?q={}&stay=1", typed.replace(' ', "+")));
        read(browser);
        let found = browser.value("document.querySelector('.found a')?.innerText ?? ''");
        assert_eq!(found, first, "{typed}");
    }
    browser.go(&format!("{start}/es/search?q=zzqqx&stay=1"));
    assert!(!read(browser).contains("Arrollar"));

    // A case, step by step, with the rules of each.
    browser.go(&format!("{start}/es"));
    read(browser);
    browser.click("main a[href='/es/magic/scenarios']");
    browser.wait_for_path("/es/magic/scenarios");
    read(browser);
    browser.click("main a[href='/es/magic/scenarios/702/arrollar']");
    browser.wait_for_path("/es/magic/scenarios/702/arrollar");
    read(browser);
    assert!(browser.value("document.querySelectorAll('.story > li').length").as_u64().unwrap() > 5);
    browser.click(".story-rules a[href='/es/magic/702.19b']");
    browser.wait_for_path("/es/magic/702.19b");
    read(browser);

    // It can be bookmarked, and what was read is listed where a reader begins.
    browser.click(".bookmark");
    browser.wait_for("document.querySelector('.bookmark').ariaPressed === 'true'");
    browser.go(&format!("{start}/es"));
    read(browser);
    assert_eq!(browser.value("document.querySelector('#bookmarks li a').pathname"), "/es/magic/702.19b");
    assert_eq!(browser.value("document.querySelectorAll('#recent li a').length"), 2);

    // The lexicon, and a page of another language, which says what the text is in.
    browser.go(&format!("{start}/pt/magic/terms?filter=Trample"));
    let lexicon = read(browser);
    assert!(lexicon.contains("Arrollar") && lexicon.contains("Atropelar"), "{lexicon}");
    assert!(lexicon.contains("O texto salvo está em espanhol"), "{lexicon}");
    browser.go(&format!("{start}/es/magic/terms?filter=Trample"));
    assert!(!read(browser).contains("El texto guardado está en"));
}

pub(crate) fn an_old_copy_is_updated(browser: &mut Browser, place: &Place) {
    let server = place.serve_bundled();
    save_copy(browser, &server.url("/es/offline"));
    browser.value(
        "caches.keys().then(async ([name]) => {
            const cache = await caches.open(name);
            const held = await (await cache.match('/es/offline.json')).json();
            await cache.put('/es/offline.json', Response.json({ ...held, version: 'old' }));
        })",
    );
    browser.go(&server.url("/es/offline"));
    browser.wait_for(&format!("{STATE} === 'stale'"));
    browser.click(".pack[data-url='/es/offline.json'] .update");
    browser.wait_for(&format!("{STATE} === 'kept'"));
    let version =
        browser.value("caches.match('/es/offline.json').then((held) => held.json()).then((saved) => saved.version)");
    assert_ne!(version, "old");
}

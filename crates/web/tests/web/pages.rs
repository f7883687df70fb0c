//! What the pages show.

use axum::http::Method;
use vademecum_vocab::{Game, Lang};

use crate::{
    ask::{ask, check, sends},
    library::{document, fresh, library, notes, ours, serve},
};

#[test]
fn references_are_links_both_ways() {
    let router = library();
    check(&router, "/es/magic/704.5f", 200)
        .shows(&["Reglas citadas", "Citada en"])
        .links(&["/es/magic/702.9b", "/es/magic/704.5e", "/es/magic/702.9b", "/es/magic/glossary/%C3%81vido"])
        .shows(&["Compárese con 702.9b"]);
    check(&router, "/es/magic/702.9b", 200)
        .has(&[("span.dangling[title='Este documento no tiene esa regla']", "999.9")])
        .shows(&["lo dice 704.5"])
        .has(&[("a[href='/es/magic/704.5']", "704.5")]);
}

#[test]
fn a_repaired_number_shows_what_was_printed() {
    check(&library(), "/es/magic/702.9b", 200).shows(&["está impreso «702,9n»", "es la 702.9b"]);
    check(&library(), "/es/magic/702.9a", 200).hides("está impreso");
}

#[test]
fn other_languages_are_of_the_same_date_only() {
    let router = library();
    let page = check(&router, "/es/magic/704.5f", 200);
    page.shows(&["En inglés", "A creature with no toughness"]).links(&["/en/magic/704.5f"]);
    page.hides("bem diferente");
    // The menu of editions alone leads to another date.
    page.lacks("main [href*='?at=2019-01-25']");
    let old = check(&router, "/es/magic/704.5f?at=2019-01-25", 200);
    old.shows(&["25 de enero de 2019", "bem diferente"])
        .has(&[("[lang='pt']", "")])
        .hides("A creature with no toughness");
}

#[test]
fn which_text_is_shown_is_said() {
    let router = library();
    check(&router, "/pt/magic/704.5f", 200).shows(&["Sem resistência não há criatura", "não é o texto oficial"]);
    check(&router, "/pt/magic/702.9b", 200)
        .shows(&["Quien vuela", "não há texto em português"])
        .has(&[("[lang='es']", "")]);
    check(&router, "/en/magic/704.5f", 200).shows(&["A creature with no toughness", "This is the official text"]);
}

#[test]
fn a_fresh_clone_reads_well() {
    let router = fresh();
    check(&router, "/pt", 200)
        .shows(&["interligadas e demonstradas", "Resumo do Vademécum"])
        .has(&[("[href*='/pt/magic/scenarios']", "")]);
    check(&router, "/pt/magic", 200).shows(&["Habilidades de palavra-chave"]);
    check(&router, "/pt/magic/702.9", 200).shows(&["Voar", "702.9a"]);
    check(&router, "/pt/magic/702.9b", 200).shows(&[
        "702.9b",
        "vademecum ingest",
        "Desta regra só conhecemos o número",
    ]);
    check(&router, "/pt/magic/702", 200).has(&[("[id='702.9b']", "")]);
    check(&router, "/pt/magic/glossary", 200).shows(&["não tem glossário"]);
    check(&router, "/es/magic/704.5f", 200).shows(&["se muestra en portugués"]).has(&[("[lang='pt']", "")]);
}

#[test]
fn a_chapter_has_an_anchor_for_each_rule() {
    check(&library(), "/es/magic/704", 200).shows(&["Revisiones", "Copiar enlace a 704.5f", "Duplicado"]).has(&[
        ("[id='704.5']", ""),
        ("[id='704.5f']", ""),
        ("[href='/es/magic/704.5f']", ""),
        ("[id='704.5f~stale1']", ""),
        ("[id='704.5g']", ""),
        ("[rel='prev'][href='/es/magic/702']", ""),
    ]);
}

#[test]
fn the_glossary_is_in_alphabetical_order() {
    let router = library();
    let page = check(&router, "/es/magic/glossary", 200);
    page.shows(&["Ávido", "Volar"]).has(&[("[href='#A']", ""), ("[href='#V']", ""), ("#A", ""), ("#V", "")]);
    check(&router, "/es/magic/glossary/Volar", 200)
        .shows(&["Habilidad de las aves"])
        .has(&[("h1", "Volar")])
        .shows(&["Ver 702.9"])
        .has(&[("a[href='/es/magic/702.9']", "702.9")]);
    check(&router, "/pt/magic/glossary", 200).shows(&["mostrado em espanhol"]).has(&[("[lang='es']", "")]);
}

#[test]
fn hits_of_one_number_are_one() {
    let page = check(&library(), "/es/search?q=704.5f&stay=1&game=magic", 200);
    page.shows(&["25 de enero de 2019"]).has(&[("[href*='/es/magic/704.5f']", "")]);
    assert_eq!(page.count("[href='/es/magic/704.5f']"), 1);
    check(&library(), "/es/search?q=xyzzyx", 200).shows(&["No se encontró nada para «xyzzyx»"]);
}

#[test]
fn subrules_stand_inside_their_rule() {
    let page = check(&library(), "/es/search?q=criatura+resistencia+cementerio&stay=1", 200);
    page.has(&[(".hits", ""), ("[href$='/es/magic/704.5']", ""), ("[href='/es/magic/704.5f']", ""), (".texts", "")]);
}

#[test]
fn searches_are_narrowed_to_a_language_and_an_edition() {
    let page = check(&library(), "/es/search?q=n%C3%BAmero&text_lang=pt&edition=2019-01-25&stay=1", 200);
    page.has(&[("[href*='at=2019-01-25']", "")])
        .has(&[("option[value='pt'][selected]", ""), ("option[value='2019-01-25'][selected]", "")]);
    check(&library(), "/es/search?q=x&lang=xx", 400);
    check(&library(), "/es/search?q=x&edition=soon", 400);
}

#[test]
fn what_nothing_answers_is_told_with_the_nearest_names() {
    check(&library(), "/es/search?q=volarquista", 200).shows(&["No se encontró nada", "Quizá buscabas", "Volar"]);
}

#[test]
fn suggestions_are_json() {
    let body = check(&library(), "/es/suggest?q=vol", 200).body;
    let suggestions: serde_json::Value = serde_json::from_str(&body).unwrap();
    let last = suggestions.as_array().unwrap().last().unwrap();
    assert_eq!(last["url"], "/es/search?q=vol&stay=1");
    assert!(body.contains("Volar"), "{body}");
    assert_eq!(check(&library(), "/es/suggest", 200).body, "[]");
    // One letter begins too much.
    assert_eq!(check(&library(), "/es/suggest?q=v", 200).body, "[]");
}

#[test]
fn a_document_shows_where_it_came_from_and_what_was_wrong() {
    let router = library();
    let path = "/es/documents/magic-cr@2024-11-08.es";
    check(&router, path, 200)
        .shows(&[
            "magic-cr@2024-11-08.es.txt",
            "UTF-8",
            "3 capítulos",
            "2 líneas de índice",
            "number-repaired",
            "leído como 702.9b",
            "9:1",
            "Va después de 702.9a",
            "dangling-reference",
        ])
        .links(&["/es/magic/702.9b"])
        .has(&[("mark", "702,9n")])
        .lacks("main b");
    let filtered = check(&router, &format!("{path}?code=dangling-reference"), 200);
    filtered.shows(&["9:8"]).has(&[("[aria-current='true'] > code", "dangling-reference")]).hides("9:1");
}

#[test]
fn every_quoted_text_says_its_language() {
    check(&library(), "/en/magic/704", 200).has(&[("[id='704.5f']", "")]);
    check(&library(), "/en/magic/100", 200).has(&[("h1[lang='es']", ""), ("div.text[lang='es']", "")]);
}

#[test]
fn titles_of_our_own_are_marked() {
    let router = ours(None);
    check(&router, "/pt/magic/704.6", 200)
        .shows(&["Verificação própria"])
        .has(&[("[href='/pt/about#names'][title='Nome traduzido por nós'], [href='/pt/about#names']", "")]);
    check(&router, "/pt/magic/704", 200).links(&["/pt/about#names"]);
    check(&router, "/pt/magic/704.5", 200).hides("about#names");
    check(&router, "/pt/about", 200).shows(&["†"]).has(&[("#names", "")]);
}

#[test]
fn errors_in_our_entries_are_reported_where_the_operator_says() {
    // Without a contact there is nowhere to write.
    let router = ours(None);
    check(&router, "/pt/magic/704.5", 200).lacks("[class='small report']");
    check(&router, "/pt/about", 200).has(&[("#errors", "")]).lacks("[href^='mailto:']");
    let form = ours(Some("https://example.org/new?title={number}&labels={lang}&body={address}+{edition}"));
    let url = "https://example.org/new?title=704.5&labels=pt&body=magic-digest@2024-11-08.pt%23704.5+2024-11-08";
    check(&form, "/pt/magic/704.5", 200).has(&[(&format!("[href='{url}']"), "")]);
    check(&form, "/pt/magic/glossary/%C3%81vido", 200)
        .shows(&["não é o texto oficial"])
        .has(&[("[href*='body=magic-digest@2024-11-08.pt%23term']", "")]);
    let mail = ours(Some("rules@example.org"));
    check(&mail, "/pt/magic/704.5", 200)
        .has(&[("[href^='mailto:rules@example.org?subject=Erro%20em%20704.5&body=']", "")]);
    check(&mail, "/es/about", 200).links(&["mailto:rules@example.org"]);
    // A publisher's text is not ours to mend.
    check(&library(), "/es/magic/702.9b", 200).lacks("[class='small report']");
}

#[test]
fn numbers_lead_to_their_rule_however_they_are_written() {
    let router = library();
    for (path, to) in [
        ("/es/704.5f", "/es/magic/704.5f"),
        ("/es/704,5F", "/es/magic/704.5f"),
        ("/704.5f", "/es/magic/704.5f"),
        ("/es/magic/7o4.5f", "/es/magic/704.5f"),
        ("/es/search?q=7o4.5f", "/es/magic/704.5f"),
    ] {
        sends(&router, path, 303, to);
    }
    for path in ["/es/999.9z", "/999.9z", "/es/nada", "/nada", "/es/magic/9o9.9z"] {
        check(&router, path, 404);
    }
}

#[test]
fn a_card_stands_with_its_faces_and_rulings() {
    let router = notes();
    let url = "/es/magic/cards/%C3%81guila%20%26%20sol";
    check(&router, url, 200)
        .shows(&["Eagle & Sun", "2/3", "Mira una sola vez."])
        .has(&[
            ("h1[lang='es']", "Águila & sol"),
            ("i", "{2}"),
            ("h2", "Luna"),
            ("[href*='/es/read/magic-notes-prueba@2025.es']", ""),
        ])
        .shows(&["Mira <lejos>."]);
    let link = format!("[href^='{url}']");
    for name in ["eagle%20%26%20sun", "Luna"] {
        check(&router, &format!("/es/magic/cards/{name}"), 308);
    }
    check(&router, "/es/magic/cards/Nadie", 404).shows(&["No tenemos esa carta"]);
    check(&router, "/es/magic/cards", 200).shows(&["1 carta", "Criatura — Ave"]).has(&[(&link, "")]);
    check(&router, "/es/magic/cards?type=Tierra", 200).shows(&["0 cartas"]);
    check(&router, "/es/read/magic-notes-prueba@2025.es", 200).has(&[(&link, "")]).hides("Mira una sola vez.");
    check(&router, "/es/search?q=eagle%20sun&stay=1", 200).has(&[(&link, "")]);
    check(&library(), "/es/magic/cards", 404).shows(&["No hay cartas"]);
}

#[test]
fn a_number_leads_to_code_and_to_a_case_that_plays_itself() {
    let router = library();
    let case = "/es/magic/scenarios/704/resistencia-cero";
    check(&router, "/es/magic/704.5f", 200)
        .has(&[(&format!("[href='{case}']"), "")])
        .shows(&["demostrada", "crates/machine/src/state_based"]);
    // In another edition the number may mean another rule.
    check(&router, "/es/magic/704.5f?at=2019-01-25", 200).hides("crates/machine").hides("scenarios/704");
    check(&router, case, 200).shows(&["Paso a paso"]).links(&["/es/magic/704.5f"]);
    check(&router, case, 200).has(&[
        ("#step-0 .board-frame b", "Gólem eterno"),
        ("#step-0 .board-frame .board-corner", "0/0"),
        ("#step-1 .rule-here a", "704.5f"),
        ("i", "{4}"),
    ]);
    check(&router, case, 200).has(&[("h1", ""), ("p.answer .number", "704.5f"), ("#step-0", "")]);
    check(&router, case, 200).has(&[("#replay p.result", "Gólem eterno está en el cementerio")]);
    check(&router, "/pt/magic/scenarios/704/resistencia-cero", 200)
        .has(&[("h1", "esistência"), ("#step-0 .board-frame b", "Golem eterno")])
        .has(&[("span.card-lines > span", "Criatura"), ("span.card-lines > span:last-child", "Indestrutível")])
        .shows(&["Passo a passo"])
        .hides("<p>Con resistencia 0");
    // The board of a step is a picture of its own.
    check(&router, &format!("{case}/1.svg"), 200).shows(&["<svg", "Gólem eterno"]);
    check(&router, &format!("{case}/0.svg"), 200).shows(&["0/0"]);
    for name in ["99.svg", "1.png", "x.svg", "-1.svg"] {
        check(&router, &format!("{case}/{name}"), 404);
    }
    // What was tried stands there as it is written, and both games from where they part.
    check(&router, "/pt/magic/scenarios/702/arrollar", 200).has(&[
        ("li.refused", "E se Ana atribuir 1 ponto de dano de Serpe"),
        (".without > p", "acontece o mesmo até o passo 2"),
        (".branches > div:first-child .board-fact", "17"),
        (".branches > div:last-child .board-fact", "20"),
    ]);
    // A rule has the cases of its subrules.
    check(&router, "/es/magic/704.5", 200)
        .shows(&["a una criatura con resistencia 0?"])
        .has(&[("h2", "Casos resueltos")]);
    check(&router, "/es/magic/scenarios/704/nada", 404);
    // The game without a rule, in the words of the reader, on the page of the case and on that of the rule.
    check(&router, "/pt/magic/scenarios/704/resistencia-cero", 200)
        .shows(&["Sem a regra", "Golem eterno é 0/0."])
        .links(&["/pt/magic/704.5f"]);
    check(&router, "/es/magic/coverage", 200).shows(&["reglas demostradas", "iguales a otra", "2749"]);
    check(&router, "/es/magic/code", 200).shows(&["crates/machine/src/state_based"]).links(&["/es/magic/704.5f"]);
}

#[test]
fn a_case_of_ones_own_is_played() {
    let router = library();
    let page = "/es/magic/scenarios/new";
    // There is something to begin from, and it is not played before anybody asks.
    check(&router, page, 200).has(&[("textarea", "## Situación")]).lacks("#replay");
    check(&router, "/en/magic/scenarios/new", 200).has(&[("textarea", "## Situation")]);
    let text = "%23 Mi caso (704.5f)%0A%0A%23%23 Cartas%0A%0A%23%23%23 Gólem {4}%0ACriatura artefacto%0A2/2%0A%0A\
                %23%23 Situación%0A%0A- Jugadores: Ana, Beto.%0A- Turno de Ana, primera fase principal.%0A\
                - Campo de batalla de Ana: Gólem (2 contadores -1/-1).%0A%0A%23%23 Resultado%0A%0A\
                - Gólem está en el cementerio de Ana.";
    let played = check(&router, &format!("{page}?text={}", text.replace(' ', "+")), 200);
    played.has(&[("#replay p.answer", "cementerio"), ("#step-0 .board-frame b", "Gólem"), ("textarea", "Mi caso")]);
    played.lacks(".notice");
    // The words around it are the reader's.
    let in_portuguese = format!("/pt/magic/scenarios/new?text={}", text.replace(' ', "+"));
    check(&router, &in_portuguese, 200).has(&[("#step-1", "vai para o cemitério")]);
    // What does not come out as written is said, and the game is shown as far as it went.
    let wrong = text.replace("cementerio", "exilio").replace(' ', "+");
    check(&router, &format!("{page}?text={wrong}"), 200).has(&[
        (".notice", "Línea 17"),
        (".notice", "se esperaba"),
        ("#replay", ""),
    ]);
    let broken = text.replace("Resultado", "Resultadoo").replace(' ', "+");
    check(&router, &format!("{page}?text={broken}"), 200)
        .has(&[("#problem", "Línea 1"), ("textarea", "")])
        .lacks("#replay");
    // Links that somebody changed.
    for case in ["AAAA", "*", "x"] {
        check(&router, &format!("{page}?case={case}"), 400);
    }
    assert_eq!(ask(&router, Method::GET, page, &[]).headers["x-robots-tag"], "noindex");
}

#[test]
fn boards_of_a_case_of_ones_own_take_a_bounded_room() {
    let router = library();
    let page = |symbols: usize| {
        let cost = "%7BG/W%7D".repeat(symbols);
        let text = format!(
            "# Muchos (704.5f)\n\n## Cartas\n\n### Oso {cost}\nCriatura\n2/2\n\n## Situación\n\n- Jugadores: Ana, Beto.\n\
             - Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 60 Oso.\n\
             - Campo de batalla de Beto: 60 Oso.\n\n## Resultado\n\n- Ana: 20 vidas.\n"
        );
        let text = text.replace('#', "%23").replace(' ', "+").replace('\n', "%0A");
        check(&router, &format!("/es/magic/scenarios/new?text={text}"), 200)
    };
    page(1).has(&[("#step-0 .board-frame", "Oso")]);
    // Two megabytes of symbols are not drawn.
    let full = page(32);
    full.has(&[("#step-0 .quiet", "no cabe")]).lacks("#step-0 .board-frame");
    page(33).has(&[("#problem", "más de 32 símbolos")]);
}

#[test]
fn a_long_case_is_told_on_several_pages() {
    let router = library();
    let case = "/es/magic/scenarios/729/cuarenta-fichas";
    let first = check(&router, case, 200);
    first.has(&[("#step-0 .board-frame", ""), ("#step-1", ""), (".rest a", "Seguir desde el paso")]);
    assert!(first.body.len() <= 60 << 10, "{}", first.body.len());
    // The next page begins with the whole board before its first step, and leads back.
    let from = first.count(".moves > li");
    let later = check(&router, &format!("{case}?from={from}"), 200);
    let before = format!("#step-{}", from - 1);
    later.has(&[("#replay[data-whole]", ""), (&before, "Antes del paso"), (&format!("#step-{from}"), "")]);
    later.lacks(&format!("{before} [data-same]"));
    later.lacks("section.without");
    for (from, status) in [("1", 400), ("01", 400), ("x", 400), ("99999", 404)] {
        check(&router, &format!("{case}?from={from}"), status);
    }
}

/// Of a board, each step draws what changed; what both games without a rule have in common is drawn nowhere twice.
#[test]
fn pages_of_cases_are_light() {
    let router = library();
    let cases = vademecum_content::scenarios(Game::Magic).keys();
    let mut heavy = Vec::new();
    for (path, lang) in cases.step_by(9).zip(Lang::ALL.into_iter().cycle()) {
        let name = path.trim_start_matches("rules/magic/").trim_end_matches(".md");
        let page = check(&router, &format!("/{lang}/magic/{name}"), 200);
        if page.body.len() > 60 << 10 {
            heavy.push(format!("{lang} {name}: {}", page.body.len()));
        }
    }
    assert!(heavy.is_empty(), "{heavy:#?}");
}

#[test]
fn another_choice_plays_on_from_a_case() {
    let router = library();
    let case = "/es/magic/scenarios/702/arrollar";
    check(&router, case, 200).has(&[(".what-if button[value='4-0']", "Beto no bloquea."), ("form#what-if", "")]);
    let page = format!("{case}/what-if");
    let varied = check(&router, &format!("{page}?choices=4-0"), 200);
    varied.has(&[("#step-0", "deja el caso"), (".moves > li", "Beto pierde 5 vidas."), (".choices button", "")]);
    varied.links(&[case]);
    check(&router, &format!("{page}?choices=4-0").replace("/es/", "/pt/"), 200)
        .shows(&["Beto perde 5 pontos de vida."]);
    for (choices, status) in [("", 400), ("x", 400), ("4-0-0-0-0-0-0-0-0-99", 404), ("4-99", 404), ("9999", 404)] {
        check(&router, &format!("{page}?choices={choices}"), status);
    }
    let api = "/api/v1/scenario?name=702/arrollar&choices=4-0&lang=en";
    assert!(ask(&router, Method::GET, api, &[]).text().contains("Beto loses 5 life."));
    assert_eq!(ask(&router, Method::GET, &format!("{page}?choices=4-0"), &[]).headers["x-robots-tag"], "noindex");
}

#[test]
fn a_rule_shows_what_would_be_true_without_it_and_what_says_the_same() {
    let text = "1 | Juego |\n104 | Terminar |\n104.3 | | Uno.\n104.3b | | Dos.\n7 | Otras |\n702 | Claves |\n\
                702.8 | Destello |\n702.8a | | Tres.\n";
    let router = serve(vec![document("magic-digest@2024-11-08.es", text)]);
    check(&router, "/es/magic/702.8a", 200)
        .shows(&["demostrada", "Sin esta regla", "Beto no puede lanzar Espía."])
        .links(&["/es/magic/scenarios/702/destello"]);
    check(&router, "/es/magic/104.3b", 200).shows(&[
        "demostrada con otra",
        "Dice lo mismo que la regla",
        "704.5a",
        "El juego sigue.",
    ]);
}

#[test]
fn a_page_that_is_all_ours_says_so_once() {
    let count = |router: &axum::Router, path: &str| {
        let page = check(router, path, 200);
        let (_, main) = page.body.split_once("<main").unwrap();
        let read = main.split("class=\"origin\"").next().unwrap();
        (read.matches("Resumo do Vademécum</span>").count(), read.matches("não é o texto oficial").count())
    };
    let alone = ours(None);
    for path in ["/pt/magic/704", "/pt/magic/704.5"] {
        assert_eq!(count(&alone, path), (0, 1), "{path}");
    }
    // So does one whose texts are all of another language.
    let foreign = check(&alone, "/en/magic/704", 200);
    assert_eq!(foreign.body.matches("There is no English text here").count(), 1);
    assert_eq!(foreign.count(".tag[title]"), 0);
    // Among texts of others each of ours is marked.
    assert_eq!(count(&library(), "/pt/magic/704"), (1, 0));
}

#[test]
fn what_cites_nothing_and_is_not_cited_has_no_lists_of_it() {
    check(&library(), "/es/magic/702.9a", 200).hides("Reglas citadas").hides("Citada en");
    check(&library(), "/es/magic/704.5f", 200).shows(&["Reglas citadas", "Citada en"]);
    check(&library(), "/es/magic/glossary/Volar", 200).shows(&["Reglas citadas"]);
}

#[test]
fn a_case_is_called_as_the_reader_would() {
    let router = fresh();
    check(&router, "/pt/magic/704.5f", 200)
        .has(&[("span.headword", "uma criatura com resistência 0?")])
        .has(&[("h2", "Casos resolvidos")]);
    check(&router, "/pt/magic/scenarios", 200).lacks("span.headword[lang]");
    check(&router, "/es/magic/scenarios", 200).has(&[("span.headword", "")]);
}

#[test]
fn a_rule_without_words_says_whose_those_of_its_subrules_are() {
    let says_nothing = |path: &str| check(&fresh(), path, 200).body.contains("Desta regra só conhecemos o número e");
    assert!(!says_nothing("/pt/magic/704.5"));
    assert!(says_nothing("/pt/magic/702.9"));
}

#[test]
fn a_subrule_carries_the_name_of_its_rule() {
    let text = "7 | Añadidos |\n702 | Habilidades |\n702.19 | Arrollar |\n702.19b | | Lo que sobra pasa de largo.\n";
    let page = check(&serve(vec![document("magic-cr@2024-11-08.es", text)]), "/es/magic/702.19b", 200);
    page.has(&[
        ("[content='Arrollar: Lo que sobra pasa de largo.']", ""),
        ("title", "702.19b · Arrollar"),
        (".of", ""),
    ])
    .has(&[("a", "702.19 Arrollar")]);
}

#[test]
fn a_search_answers_in_one_game() {
    let mut other = document("myl-dar@2021-07.es", "4 | Partida |\n4.1 | | Un faro se apaga.\n");
    other.game = vademecum_vocab::Game::Myl;
    let magic = "7 | Añadidos |\n704 | Faros |\n704.1 | | Un faro alumbra.\n704.2 | | El faro gira.\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", magic), other]);
    // The words speak for the game of most hits; the other one is a tab with a count.
    let page = check(&router, "/es/search?q=faro&stay=1", 200);
    page.has(&[
        ("[href$='game=magic&stay=1'][aria-current='true']", ""),
        ("[href$='game=myl&stay=1']", "Mitos y Leyendas"),
        ("span", "1"),
    ]);
    page.has(&[("ol.hits", ""), ("[href*='/es/magic/704.1']", "")]).lacks("[href*='/es/myl/4.1']");
    // The game that is asked for, from its pages, is the one that answers.
    check(&router, "/es/search?q=faro&game=myl", 200)
        .has(&[("ol.hits", ""), ("[href*='/es/myl/4.1']", "")])
        .lacks("[href*='/es/magic/704.1']");
    check(&router, "/es/myl/4.1", 200).has(&[("[name='game'][value='myl']", "")]);
    // A number that it does not have is looked for in the others.
    sends(&router, "/es/search?q=704.1&game=myl", 303, "/es/magic/704.1");
}

#[test]
fn a_chapter_that_is_one_text_has_the_page_of_a_rule() {
    let mut official =
        document("myl-dar@2021-07.es", "5 | FASES DEL JUEGO |\n5.5 | FINAL | Se apaga un faro.\n6 | MESA |\n");
    let mut digest = document("myl-digest@2021-07.es", "5 | Fases del juego |\n5.5 | Final | Un faro se apaga.\n");
    for document in [&mut official, &mut digest] {
        document.game = vademecum_vocab::Game::Myl;
    }
    digest.kind = vademecum_document::DocumentKind::Digest;
    let router = serve(vec![official, digest]);
    // It has a summary and can be bookmarked; its title is not in capitals where another text spells it.
    let page = check(&router, "/es/myl/5.5", 200);
    page.shows(&["5. Fases del juego", "Se apaga un faro.", "Un faro se apaga."]);
    page.has(&[("span", "Final"), (".bookmark", "")]);
    check(&router, "/es/myl", 200).shows(&["Fases del juego", "MESA"]).hides("FASES").hides("Aquí no hay texto");
    // Where the reader's language has none, its pages say which one is shown.
    for path in ["/en/myl", "/en/myl/5", "/en/myl/5.5"] {
        check(&router, path, 200).shows(&["There is no English text here: it is shown in Spanish."]);
    }
}

#[test]
fn the_question_of_a_case_is_answered_by_it_and_by_its_rule() {
    let text = "5 | Turno |\n509 | Bloqueadoras |\n509.1 | | Se declaran.\n509.1a | | Una criatura se elige si está enderezada.\n\
                509.2 | | Una criatura girada no cuenta, ni bloquea, ni puede.\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", text)]);
    let page = check(&router, "/es/search?q=%C2%BFpuede+bloquear+una+criatura+girada%3F", 200);
    page.shows(&["509.1a"]).has(&[
        ("[href*='/es/magic/scenarios/509/girada-no-bloquea']", ""),
        ("ol.hits", ""),
        ("[href*='/es/magic/509.1']", ""),
    ]);
    check(&router, "/es/suggest?q=criatura+girada+bloquear&game=magic", 200).shows(&["/es/magic/scenarios/509/girada"]);
}

#[test]
fn only_chapters_of_the_edition_that_is_known_are_drawn() {
    let text = "4 | Zonas |\n405 | Pila |\n5 | Turno |\n500 | Generales |\n6 | Efectos |\n613 | Efectos continuos |\n";
    let drawn = [("405", ".zone-map"), ("613", ".layer-ladder"), ("500", ".turn-strip")];
    let router = serve(vec![document("magic-cr@2024-11-08.es", text)]);
    for (chapter, drawing) in drawn {
        check(&router, &format!("/es/magic/{chapter}"), 200).has(&[(drawing, "")]);
    }
    // Numbers of another edition mean other rules.
    let earlier = serve(vec![document("magic-cr@2019-01-25.es", text)]);
    for (chapter, drawing) in drawn {
        check(&earlier, &format!("/es/magic/{chapter}"), 200).lacks(drawing);
    }
}

#[test]
fn the_same_count_is_called_the_same_everywhere() {
    let text = "7 | Añadidos |\n704 | Revisiones |\n704.1 | | Una.\n704.2 | | Dos.\n704.2a | | Tres.\n";
    let router = serve(vec![document("magic-digest@2024-11-08.es", text)]);
    let counted = "3 reglas y subreglas";
    check(&router, "/es/documents", 200).shows(&[counted]);
    check(&router, "/es/offline", 200).shows(&[counted]);
    check(&router, "/pt/offline", 200).shows(&["3 regras e sub-regras"]);
    check(&router, "/en/offline", 200).shows(&["3 rules and subrules"]);
    check(&router, "/es/magic/coverage", 200).shows(&["reglas y subreglas,", "demostrables"]);
}

#[test]
fn a_document_is_called_once_what_it_is() {
    let router = serve(vec![document("magic-digest@2024-11-08.es", "7 | Añadidos |\n704 | Revisiones |\n")]);
    check(&router, "/es/documents", 200).has(&[("li", "español")]).hides("Resumen de Vademécum en español");
    check(&library(), "/es/documents", 200).shows(&["Texto oficial en español"]);
}

#[test]
fn a_summary_in_another_language_is_said_to_be_one() {
    let router = ours(Some("rules@example.org"));
    let remark = ["it is shown in Portuguese", "in our own words: it is not the official text"];
    check(&router, "/en/magic/704.5", 200).shows(&remark).has(&[(".report a", "")]);
    check(&router, "/en/magic/704", 200).shows(&remark);
    check(&library(), "/en/magic/704.5f?at=2019-01-25", 200).hides("in our own words");
}

#[test]
fn cases_are_listed_by_chapter_or_by_title() {
    let by_chapter = check(&library(), "/es/magic/scenarios", 200);
    by_chapter.has(&[
        ("[href='/es/magic/scenarios?by=title']", ""),
        (".jump [href='#c-702']", "702"),
        ("#c-702", "702"),
    ]);
    let by_title = check(&library(), "/es/magic/scenarios?by=title", 200);
    by_title.links(&["/es/magic/scenarios"]).lacks("h2[id^='c-']");
    assert!(by_title.count("main .headword") >= by_chapter.count("main .headword"));
    check(&library(), "/es/magic/scenarios?by=size", 400);
}

#[test]
fn types_of_cards_are_one_whatever_their_case() {
    let page = check(&notes(), "/es/magic/cards", 200);
    assert_eq!(page.count("select[name='type'] option[value='Criatura']"), 1);
    for named in ["Criatura", "criatura", "criaturo"] {
        check(&notes(), &format!("/es/magic/cards?type={named}"), 200).shows(&["Águila"]);
    }
    check(&notes(), "/es/magic/cards?type=Tierra", 200).hides("Águila");
}

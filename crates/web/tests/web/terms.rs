//! The lexicon in three languages, its false friends, and both on the page of a term.

use axum::Router;
use vademecum_vocab::Game;

use crate::{
    ask::check,
    library::{document, library, serve},
};

/// Glossaries in three languages, with a name that two of them write alike.
fn glossaries() -> Router {
    serve(vec![
        document(
            "magic-cr@2024-11-08.es",
            "702 | Habilidades |\n702.9 | Vuela |\nterm Hechizo | | Lo que se lanza.\nterm Conjuro (en otro tiempo) | | Lo que espera.\n\
             term Fortalecer | | Dar fuerza.\n",
        ),
        document(
            "magic-cr@2024-11-08.pt",
            "702 | Habilidades |\n702.9 | Voar |\nterm Feitiço | | O que espera.\nterm Mágica | | O que se lança.\n\
             term Fortalecer | | Dar força.\n",
        ),
        document("magic-cr@2024-11-08.en", "702 | Abilities |\n702.9 | Flying |\nterm Sorcery | | What waits.\n"),
    ])
}

const FEITICO: &str = "/pt/magic/glossary/Feiti%C3%A7o";

#[test]
fn an_entry_without_a_letter_in_its_name_is_not_listed() {
    let text = "7 | Añadidos |\n704 | Revisiones |\nterm . | | . . .\nterm +1/+1 | | Una suma.\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", text)]);
    check(&router, "/es/magic/glossary", 200).shows(&["+1/+1</a>"]).hides(">.</a>");
}

#[test]
fn the_lexicon_begins_with_the_readers_language() {
    let state = glossaries();
    let row = |own: &str, one: &str, two: &str| [own, one, two].map(str::to_owned);
    for (path, langs, row) in [
        (
            "/es/magic/terms",
            ["es", "pt", "en"],
            row("Conjuro</a></th>", "Feitiço</a></span></td>", "Sorcery</a></span></td>"),
        ),
        (
            "/pt/magic/terms",
            ["pt", "es", "en"],
            row("Feitiço</a></th>", "Conjuro</a></span></td>", "Sorcery</a></span></td>"),
        ),
        (
            "/en/magic/terms",
            ["en", "es", "pt"],
            row("Sorcery</a></th>", "Conjuro</a></span></td>", "Feitiço</a></span></td>"),
        ),
    ] {
        let answer = check(&state, path, 200);
        answer.shows(&langs.map(|lang| format!("<th scope=\"col\" lang=\"{lang}\">")).each_ref().map(String::as_str));
        answer.shows(&[row[0].as_str(), &row[1], &row[2], "</tr>"]);
        let own = answer.body.find(&row[0]).unwrap();
        let end = own + answer.body[own..].find("</tr>").unwrap();
        assert!(answer.body[own..end].contains(&row[2]), "{}", &answer.body[own..end]);
        answer.shows(&["href=\"#A\"", "id=\"A\"", "id=\"B\"", "id=\"unnamed\""]);
        answer.shows(&[&format!("{}/false-friends\"", path.trim_end_matches("/terms"))]);
    }
}

#[test]
fn a_name_leads_to_its_entry_or_its_rule_in_its_language() {
    let answer = check(&glossaries(), "/en/magic/terms", 200);
    answer.shows(&["<a href=\"/en/magic/702.9\" lang=\"en\" hreflang=\"en\">Flying</a>"]);
    answer.shows(&["<a href=\"/pt/magic/702.9\" lang=\"pt\" hreflang=\"pt\">Voar</a>"]);
    answer.shows(&[&format!("<a href=\"{FEITICO}\" lang=\"pt\" hreflang=\"pt\">Feitiço</a>")]);
    // What has no page here is a name alone.
    answer.shows(&["<span lang=\"en\">Trample</span>"]);
    // The edition that was asked for is kept.
    check(&glossaries(), "/en/magic/terms?at=2024-11-08", 200).shows(&["/pt/magic/702.9?at=2024-11-08\""]);
}

#[test]
fn false_friends_say_what_each_really_is() {
    let state = glossaries();
    let answer = check(&state, "/es/magic/false-friends", 200);
    answer.shows(&[
        "Hechizo</a>",
        "≠",
        "Feitiço</a>",
        "Lo que en español se llama «<span lang=\"es\">Hechizo</span>» es «",
    ]);
    answer
        .shows(&["Lo que en portugués se llama «<span lang=\"pt\">Feitiço</span>» es «<a", "Conjuro</a>» en español."]);
    answer.hides(
        "Lo que en portugués se llama «<span lang=\"pt\">Feitiço</span>» es «<a href=\"/es/magic/glossary/Hechizo\"",
    );
    check(&state, "/pt/magic/false-friends", 200).shows(&["Feitiço</a>", "≠", "Hechizo</a>"]);
    answer.shows(&["/es/magic/terms\""]);
}

#[test]
fn false_friends_of_two_languages_alone() {
    let state = glossaries();
    for pair in ["pt-es", "es-pt"] {
        let answer = check(&state, &format!("/en/magic/false-friends?pair={pair}"), 200);
        answer.shows(&["?pair=pt-es\" aria-current=\"true\""]).shows(&["lang=\"pt\" hreflang=\"pt\">Feitiço</a>"]);
        answer.shows(&[&format!("href=\"/pt/magic/false-friends?pair={pair}\"")]);
    }
    check(&state, "/en/magic/false-friends?pair=es-en", 200).hides("Feitiço");
    check(&state, "/es/magic/false-friends?at=2024-11-08&pair=pt-es", 200)
        .shows(&["/en/magic/false-friends?at=2024-11-08&#38;pair=pt-es\""]);
    for pair in ["pt", "pt-pt", "pt-fr"] {
        check(&state, &format!("/es/magic/false-friends?pair={pair}"), 400);
    }
    // An empty value is none.
    check(&state, "/es/magic/false-friends?pair=", 200);
}

#[test]
fn a_term_says_its_names_and_what_it_is_not() {
    let state = glossaries();
    let answer = check(&state, FEITICO, 200);
    let names = answer.body.split("class=\"names\"").nth(1).unwrap().split("</p>").next().unwrap();
    assert!(
        names.contains(
            "<a href=\"/es/magic/glossary/Conjuro%20%28en%20otro%20tiempo%29\" lang=\"es\" hreflang=\"es\">Conjuro</a>"
        ),
        "{names}"
    );
    assert!(names.contains(">Sorcery</a>"), "{names}");
    // A false friend is never a translation.
    assert!(!names.contains("Hechizo"), "{names}");
    answer.shows(&["Não é o mesmo que “", "Hechizo</a>” em espanhol", "Mágica</a>” em português."]);
    answer.shows(&["/pt/magic/false-friends\""]);
    let answer = check(&state, "/es/magic/glossary/Conjuro%20%28en%20otro%20tiempo%29", 200);
    answer.shows(&["class=\"names\"", "Feitiço</a>"]);
    let spell = check(&state, "/pt/magic/glossary/M%C3%A1gica", 200);
    assert!(!spell.body.split_once("<main").unwrap().1.contains("/false-friends"), "{}", spell.body);
    // The same word in two languages: each leads to its own page.
    check(&state, "/es/magic/glossary/Fortalecer", 200)
        .shows(&["No es lo mismo que «<a href=\"/pt/magic/glossary/Fortalecer\" lang=\"pt\""]);
    // A page in another language than its reader's says it in the reader's.
    let answer = check(&state, "/es/magic/glossary/Sorcery", 200);
    answer.shows(&["<p class=\"names\" lang=\"es\">", "Conjuro</a>"]);
}

#[test]
fn the_lexicon_is_found_from_the_contents_and_the_glossary() {
    let state = library();
    for path in ["/es/magic", "/es/magic/glossary"] {
        check(&state, path, 200).shows(&["href=\"/es/magic/terms\"", "href=\"/es/magic/false-friends\""]);
    }
}

#[test]
fn a_game_without_a_lexicon_says_so() {
    let mut rules = document("myl-dar@2021-07.es", "1 | Principios |\nterm Feitiço | | Nada.\n");
    rules.game = Game::Myl;
    let state = serve(vec![rules]);
    for (path, says) in
        [("/es/myl/terms", "No hay términos traducidos"), ("/pt/myl/false-friends", "Não há termos traduzidos")]
    {
        check(&state, path, 404).shows(&[says, "Mitos y Leyendas", "/myl\""]);
    }
    check(&state, "/es/myl", 200).hides("/terms").hides("/false-friends");
    check(&state, "/es/myl/glossary/Feiti%C3%A7o", 200).hides("class=\"names\"").hides("/false-friends");
    check(&state, "/es/magic/terms", 404);
}

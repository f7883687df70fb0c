//! The lexicon in three languages, its false friends, and both on the page of a term.

use axum::Router;
use vademecum_vocab::Game;

use crate::{
    ask::check,
    library::{document, serve},
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
    check(&router, "/es/magic/glossary", 200).has(&[("a", "+1/+1")]).lacks("a[href$='/glossary/.']");
}

#[test]
fn a_name_leads_to_its_entry_or_its_rule_in_its_language() {
    let answer = check(&glossaries(), "/en/magic/terms", 200);
    answer.has(&[("a[href='/en/magic/702.9'][lang='en'][hreflang='en']", "Flying")]);
    answer.has(&[("a[href='/pt/magic/702.9'][lang='pt'][hreflang='pt']", "Voar")]);
    answer.has(&[(&format!("a[href='{FEITICO}'][lang='pt'][hreflang='pt']"), "Feitiço")]);
    // What has no page here is a name alone.
    answer.has(&[("span[lang='en']", "Trample")]);
    // The edition that was asked for is kept.
    check(&glossaries(), "/en/magic/terms?at=2024-11-08", 200).has(&[("[href$='/pt/magic/702.9?at=2024-11-08']", "")]);
}

#[test]
fn false_friends_say_what_each_really_is() {
    let router = glossaries();
    let answer = check(&router, "/es/magic/false-friends", 200);
    answer
        .shows(&["≠"])
        .has(&[("a", "Hechizo"), ("a", "Feitiço")])
        .shows(&["Lo que en español se llama «Hechizo» es «"]);
    answer
        .shows(&["Lo que en portugués se llama «Feitiço» es «Conjuro» en español."])
        .has(&[("span[lang='pt']", "Feitiço"), ("a", "Conjuro")]);
    answer.hides(
        "Lo que en portugués se llama «<span lang=\"pt\">Feitiço</span>» es «<a href=\"/es/magic/glossary/Hechizo\"",
    );
    check(&router, "/pt/magic/false-friends", 200).shows(&["≠"]).has(&[("a", "Feitiço"), ("a", "Hechizo")]);
    answer.has(&[("[href$='/es/magic/terms']", "")]);
}

#[test]
fn false_friends_of_two_languages_alone() {
    let router = glossaries();
    for pair in ["pt-es", "es-pt"] {
        let answer = check(&router, &format!("/en/magic/false-friends?pair={pair}"), 200);
        answer
            .has(&[("[href$='?pair=pt-es'][aria-current='true']", "")])
            .has(&[("[lang='pt'][hreflang='pt']", "Feitiço")]);
        answer.has(&[(&format!("[href$='/pt/magic/false-friends?pair={pair}']"), "")]);
    }
    check(&router, "/en/magic/false-friends?pair=es-en", 200).hides("Feitiço");
    check(&router, "/es/magic/false-friends?at=2024-11-08&pair=pt-es", 200)
        .has(&[("[href$='/en/magic/false-friends?at=2024-11-08&pair=pt-es']", "")]);
    for pair in ["pt", "pt-pt", "pt-fr"] {
        check(&router, &format!("/es/magic/false-friends?pair={pair}"), 400);
    }
    // An empty value is none.
    check(&router, "/es/magic/false-friends?pair=", 200);
}

#[test]
fn a_term_says_its_names_and_what_it_is_not() {
    let router = glossaries();
    let answer = check(&router, FEITICO, 200);
    let spanish = "/es/magic/glossary/Conjuro%20%28en%20otro%20tiempo%29";
    answer
        .has(&[(&format!(".names a[href='{spanish}'][lang='es'][hreflang='es']"), "Conjuro"), (".names a", "Sorcery")]);
    // A false friend is never a translation.
    answer.lacks(".names a[href$='/Hechizo']");
    answer.shows(&["Não é o mesmo que “"]).shows(&["Hechizo” em espanhol", "Mágica” em português."]);
    answer.has(&[("[href$='/pt/magic/false-friends']", "")]);
    let answer = check(&router, "/es/magic/glossary/Conjuro%20%28en%20otro%20tiempo%29", 200);
    answer.has(&[(".names", "")]).has(&[("a", "Feitiço")]);
    let spell = check(&router, "/pt/magic/glossary/M%C3%A1gica", 200);
    spell.lacks("main [href*='/false-friends']");
    // The same word in two languages: each leads to its own page.
    check(&router, "/es/magic/glossary/Fortalecer", 200)
        .shows(&["No es lo mismo que «"])
        .has(&[("a[href='/pt/magic/glossary/Fortalecer'][lang='pt']", "")]);
    // A page in another language than its reader's says it in the reader's.
    let answer = check(&router, "/es/magic/glossary/Sorcery", 200);
    answer.has(&[("p.names[lang='es']", "")]).has(&[("a", "Conjuro")]);
}

#[test]
fn a_game_without_a_lexicon_says_so() {
    let mut rules = document("myl-dar@2021-07.es", "1 | Principios |\nterm Feitiço | | Nada.\n");
    rules.game = Game::Myl;
    let router = serve(vec![rules]);
    for (path, says) in
        [("/es/myl/terms", "No hay términos traducidos"), ("/pt/myl/false-friends", "Não há termos traduzidos")]
    {
        check(&router, path, 404).shows(&[says, "Mitos y Leyendas"]).has(&[("[href$='/myl']", "")]);
    }
    check(&router, "/es/myl", 200).lacks("[href*='/terms']").lacks("[href*='/false-friends']");
    check(&router, "/es/myl/glossary/Feiti%C3%A7o", 200).lacks(".names").lacks("[href*='/false-friends']");
    check(&router, "/es/magic/terms", 404);
}

//! Two editions beside each other.

use vademecum_document::DocumentKind;

use crate::{
    ask::check,
    library::{document, editions, fresh, library, serve},
};

const PAIR: &str = "from=magic-cr@2024-11-08.es&to=magic-cr@2025-02-01.es";

#[test]
fn two_texts_are_chosen_without_script() {
    check(&editions(), "/es/magic/compare", 200).shows(&[
        "<form class=\"filters\" method=\"get\">",
        "<select id=\"from\" name=\"from\">",
        "<option value=\"magic-cr@2024-11-08.es\" selected>",
        "<select id=\"to\" name=\"to\">",
        "<option value=\"magic-cr@2025-02-01.es\" selected>",
        "De una edición a la siguiente",
        &format!("/es/magic/compare?{}", PAIR.replace('&', "&#38;")),
    ]);
    // Asked for from a document's page.
    let to = "/es/magic/compare?to=magic-cr%402025-02-01.es";
    check(&editions(), "/es/documents/magic-cr@2025-02-01.es", 200)
        .shows(&["href=\"/es/magic/compare?to=magic-cr@2025-02-01.es\""]);
    check(&editions(), to, 200).shows(&["<option value=\"magic-cr@2025-02-01.es\" selected>"]);
    // With one document there is nothing to compare it with.
    check(&fresh(), "/pt/documents/magic-digest@2024-11-08.pt", 200).hides("/compare");
}

#[test]
fn chapters_with_what_changed_in_them() {
    let router = editions();
    let answer = check(&router, &format!("/es/magic/compare?{PAIR}"), 200);
    answer.shows(&[
        "aria-current=\"true\">Con cambios <span class=\"count\">5</span>",
        "Texto cambiado <span class=\"count\">2</span>",
        "Nuevas <span class=\"count\">1</span>",
        "Ya no están <span class=\"count\">1</span>",
        "Referencias renumeradas <span class=\"count\">1</span>",
        "<ol class=\"chapters\">",
        "chapter=702",
        "chapter=704",
        "chapter=glossary",
    ]);
    // One kind alone: only its chapters are listed, the others stand behind them.
    let new = check(&router, &format!("/es/magic/compare?{PAIR}&kind=new"), 200);
    new.shows(&["<ol class=\"chapters\"><li><a href=\"/es/magic/compare?", "chapter=704&#38;kind=new\"", "Nuevas: 1"]);
}

#[test]
fn rows_show_what_changed_in_words_not_by_colour_alone() {
    let router = editions();
    check(&router, &format!("/es/magic/compare?{PAIR}&chapter=704"), 200).shows(&[
        "id=\"r-704.5f\"",
        "<span class=\"tag\">Nueva</span>",
        "<ins>",
        "id=\"r-704.5g\"",
        ">704.5f</a> <span aria-hidden=\"true\">→</span>",
        ">704.5g</a>",
        "<del>cementerio</del> <ins>exilio</ins>",
        "id=\"r-old-704.5g\"",
        "<span class=\"tag\">Ya no está</span>",
        "<del>Una criatura con daño de sobra se destruye.</del>",
    ]);
    check(&router, &format!("/es/magic/compare?{PAIR}&chapter=702"), 200).shows(&[
        "id=\"r-702.9b\"",
        "Referencias renumeradas",
        "<span class=\"followed\">704.5g</span>",
        "Referencias que siguen a su regla: 704.5f → 704.5g",
    ]);
    // Everything on demand; and a text is text.
    let all = check(&router, &format!("/es/magic/compare?{PAIR}&chapter=702&kind=all"), 200);
    all.shows(&["id=\"r-702\"", "id=\"r-702.9a\""]).hides("<script>alert");
}

#[test]
fn a_row_has_an_address_of_its_own() {
    let router = editions();
    let answer = check(&router, &format!("/es/magic/compare?{PAIR}&row=704.5g"), 200);
    answer.shows(&["id=\"r-704.5g\"", "row=704.5g#r-704.5g\""]);
    check(&router, &format!("/es/magic/compare?{PAIR}&row=999.9"), 400);
}

#[test]
fn a_translation_is_looked_at_beside_its_original() {
    // Asked for either way round, the English text is the original.
    for pair in [
        "from=magic-cr@2024-11-08.es&to=magic-cr@2024-11-08.en",
        "from=magic-cr@2024-11-08.en&to=magic-cr@2024-11-08.es",
    ] {
        check(&library(), &format!("/es/magic/compare?{pair}"), 200).shows(&[
            "<h1>Una traducción frente a su original</h1>",
            "Texto oficial en inglés",
            "→",
            "Texto oficial en español",
            "Por revisar",
        ]);
    }
    let rows = "/es/magic/compare?from=magic-cr@2024-11-08.en&to=magic-cr@2024-11-08.es&chapter=702&kind=all";
    check(&library(), rows, 200).shows(&[
        "<div class=\"two\">",
        "<div class=\"text\" lang=\"en\">",
        "<div class=\"text\" lang=\"es\">",
        "Traducción: línea ",
    ]);
}

#[test]
fn what_cannot_be_compared_is_said() {
    let router = library();
    check(&router, "/es/magic/compare?from=magic-cr@2024-11-08.es&to=nada", 404).shows(&["Ese documento no está"]);
    check(&router, "/es/magic/compare?from=%00&to=%22%3E%3Cscript%3E", 404).hides("<script>");
    let pair = "from=magic-cr@2024-11-08.es&to=magic-cr@2019-01-25.pt";
    check(&router, &format!("/es/magic/compare?{pair}&chapter=x"), 400);
    check(&router, &format!("/es/magic/compare?{pair}&chapter=999"), 400);
    check(&router, &format!("/es/magic/compare?{pair}&page=99999999999"), 200);
    check(&router, &format!("/es/myl/compare?{pair}"), 404).shows(&["no se pueden comparar"]);
    check(&router, "/es/magic/compare?from=magic-cr@2024-11-08.es&to=magic-cr@2024-11-08.es", 200)
        .shows(&["Aquí no hay nada de ese tipo."]);
}

#[test]
fn an_article_that_quotes_rules_is_compared_with_an_edition() {
    let rules = "1 | Costa |\n100 | Barcos |\n100.1 | | Um barco flutua enquanto o casco está seco.\n\
                 100.2 | | Um barco furado afunda na próxima maré alta, se ninguém o conserta.\n\
                 term Barco | | O que flutua.\nterm Remo | | O que empurra.\n";
    let quotes = "100 | Barcos |\n100.1 | | Um barco furado afunda na próxima maré baixa, se ninguém o conserta.\n\
                  term Barco | | O que flutua.\n";
    let mut article = document("magic-article-barcos@2020-03-01.pt", quotes);
    article.kind = DocumentKind::Article;
    for node in &mut article.nodes {
        node.quoted_from = Some(Box::new("magic-cr@2020-03-01.pt".parse().unwrap()));
    }
    let site = serve(vec![document("magic-cr@2024-11-08.pt", rules), article]);
    let pair = "from=magic-article-barcos@2020-03-01.pt&to=magic-cr@2024-11-08.pt";
    let page = check(&site, &format!("/pt/magic/compare?{pair}&chapter=100"), 200);
    page.shows(&["100.1</a>", "100.2</a>", "<del>baixa</del>", "<ins>alta</ins>"]);
    // What an article does not quote is not new.
    page.hides("Remo").hides("casco");
    check(&site, &format!("/pt/magic/compare?{pair}&kind=new"), 200).hides("Remo");
    check(&site, "/pt/read/magic-article-barcos@2020-03-01.pt", 200)
        .shows(&["/pt/magic/compare?from=magic-article-barcos@2020-03-01.pt"]);
}

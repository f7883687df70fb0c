//! Two editions beside each other.

use vademecum_document::DocumentKind;

use crate::{
    ask::{check, sends},
    library::{document, editions, fresh, library, serve, serve_aligned},
};

const PAIR: &str = "from=magic-cr@2024-11-08.es&to=magic-cr@2025-02-01.es";

#[test]
fn two_texts_are_chosen_without_script() {
    check(&editions(), "/es/magic/compare", 200).has(&[
        ("form.filters.beside[method='get']", ""),
        (
            "select#from[name='from'] option[value='magic-cr@2024-11-08.es'][selected]",
            "2024-11-08 · Texto oficial en español",
        ),
        (
            "select#to[name='to'] option[value='magic-cr@2025-02-01.es'][selected]",
            "2025-02-01 · Texto oficial en español",
        ),
        ("h2", "De una edición a la siguiente"),
        (&format!("a[href='/es/magic/compare?{PAIR}']"), ""),
    ]);
    // Asked for from a document's page.
    let to = "/es/magic/compare?to=magic-cr%402025-02-01.es";
    check(&editions(), "/es/documents/magic-cr@2025-02-01.es", 200)
        .links(&["/es/magic/compare?to=magic-cr@2025-02-01.es"]);
    check(&editions(), to, 200).has(&[("option[value='magic-cr@2025-02-01.es'][selected]", "")]);
    // With one document there is nothing to compare it with.
    check(&fresh(), "/pt/documents/magic-digest@2024-11-08.pt", 200).lacks("[href*='/compare']");
}

#[test]
fn chapters_with_what_changed_in_them() {
    let router = editions();
    let answer = check(&router, &format!("/es/magic/compare?{PAIR}"), 200);
    answer.has(&[("ol.chapters", ""), ("[href*='chapter=704']", ""), ("[href*='chapter=glossary']", "")]).has(&[
        ("[aria-current='true']", "Texto cambiado 2"),
        ("[href*='kind=changed']", "Con cambios 5"),
        ("a", "Nuevas 1"),
        ("a", "Ya no están 1"),
        ("a", "Referencias renumeradas 1"),
    ]);
    // All that changed, on demand.
    let all = check(&router, &format!("/es/magic/compare?{PAIR}&kind=changed"), 200);
    all.has(&[
        ("[aria-current='true']", "Con cambios"),
        ("ol.chapters [href*='chapter=702']", ""),
        ("[href*='chapter=704']", ""),
    ]);
    // One kind alone: only its chapters are listed, the others stand behind them.
    let new = check(&router, &format!("/es/magic/compare?{PAIR}&kind=new"), 200);
    new.has(&[("[href$='chapter=704&kind=new']", ""), ("ol.chapters > li > a[href^='/es/magic/compare?']", "")]);
}

#[test]
fn rows_show_what_changed_in_words_not_by_colour_alone() {
    let router = editions();
    check(&router, &format!("/es/magic/compare?{PAIR}&chapter=704&kind=changed"), 200)
        .has(&[
            ("[id='r-704.5f']", ""),
            ("span.tag", "Nueva"),
            ("ins", ""),
            ("[id='r-704.5g']", ""),
            ("[id='r-old-704.5g']", ""),
            ("span.tag", "Ya no está"),
            ("del", "Una criatura con daño de sobra se destruye."),
        ])
        .has(&[("a", "704.5f"), ("[aria-hidden='true']", "→"), ("a", "704.5g")])
        .has(&[("del", "cementerio"), ("del + ins", "exilio")]);
    check(&router, &format!("/es/magic/compare?{PAIR}&chapter=702"), 200)
        .shows(&["Referencias renumeradas", "Referencias al número nuevo de la misma regla: 704.5f → 704.5g"])
        .has(&[("[id='r-702.9b']", ""), ("span.followed", "704.5g")]);
    // Everything on demand; and a text is text.
    let all = check(&router, &format!("/es/magic/compare?{PAIR}&chapter=702&kind=all"), 200);
    all.has(&[("#r-702", ""), ("[id='r-702.9a']", "")]).lacks("main script");
}

#[test]
fn a_row_has_an_address_of_its_own() {
    let router = editions();
    // A browser scrolls to the row although the address that was shared does not end in its name.
    let to = format!("/es/magic/compare?{PAIR}&chapter=704&kind=all#r-704.5g");
    sends(&router, &format!("/es/magic/compare?{PAIR}&row=704.5g"), 303, &to);
    check(&router, to.split('#').next().unwrap(), 200)
        .has(&[("[id='r-704.5g']", ""), ("[href$='row=704.5g#r-704.5g']", "")]);
    check(&router, &format!("/es/magic/compare?{PAIR}&row=999.9"), 400);
}

#[test]
fn a_translation_is_looked_at_beside_its_original() {
    // Asked for either way round, the English text is the original.
    for pair in [
        "from=magic-cr@2024-11-08.es&to=magic-cr@2024-11-08.en",
        "from=magic-cr@2024-11-08.en&to=magic-cr@2024-11-08.es",
    ] {
        check(&library(), &format!("/es/magic/compare?{pair}"), 200)
            .shows(&["Texto oficial en inglés", "→", "Texto oficial en español", "Por revisar"])
            .has(&[("h1", "Una traducción frente a su original")]);
    }
    let rows = "/es/magic/compare?from=magic-cr@2024-11-08.en&to=magic-cr@2024-11-08.es&chapter=702&kind=all";
    check(&library(), rows, 200).shows(&["Traducción: línea "]).has(&[
        ("div.two", ""),
        ("div.text[lang='en']", ""),
        ("div.text[lang='es']", ""),
    ]);
}

#[test]
fn what_cannot_be_compared_is_said() {
    let router = library();
    check(&router, "/es/magic/compare?from=magic-cr@2024-11-08.es&to=nada", 404).shows(&["No tenemos ese documento"]);
    check(&router, "/es/magic/compare?from=%00&to=%22%3E%3Cscript%3E", 404).lacks("main script");
    let pair = "from=magic-cr@2024-11-08.es&to=magic-cr@2019-01-25.pt";
    check(&router, &format!("/es/magic/compare?{pair}&chapter=x"), 400);
    check(&router, &format!("/es/magic/compare?{pair}&chapter=999"), 400);
    check(&router, &format!("/es/magic/compare?{pair}&page=99999999999"), 200);
    check(&router, &format!("/es/myl/compare?{pair}"), 404).shows(&["no se pueden comparar"]);
    check(&router, "/es/magic/compare?from=magic-cr@2024-11-08.es&to=magic-cr@2024-11-08.es", 200)
        .shows(&["Aquí no hay nada de ese tipo."]);
}

#[test]
fn a_summary_and_an_official_text_stand_side_by_side_and_are_not_compared() {
    let pair = "from=magic-cr@2024-11-08.es&to=magic-digest@2024-11-08.es";
    let page = check(&library(), &format!("/es/magic/compare?{pair}"), 200);
    page.shows(&["Uno de los dos textos es el Resumen de Vademécum"]).has(&[("h1", "Dos textos")]);
    page.hides("Palabra por palabra").hides("Texto cambiado").hides("Cambió el texto");
    let rows = check(&library(), &format!("/es/magic/compare?{pair}&chapter=704&kind=all"), 200);
    rows.shows(&[
        "Uno de los dos textos es el Resumen",
        "Una criatura sin resistencia",
        "Sin resistencia no hay criatura.",
    ])
    .has(&[("div.two", "")]);
    rows.lacks("del").lacks("ins").hides("Cambió el texto");
    // Editions of which a language has two official texts are offered in its place.
    let two = vec![
        document("magic-cr@2019-01-25.en", "7 | Additions |\n704 | Checks |\n704.5 | | These are checked:\n"),
        document("magic-cr@2024-11-08.en", "7 | Additions |\n704 | Checks |\n704.5 | | Those are checked:\n"),
        document("magic-digest@2024-11-08.es", "7 | Añadidos |\n704 | Revisiones |\n704.5 | | Se revisa:\n"),
    ];
    let router = serve_aligned(two);
    let offered = "[href='/es/magic/compare?from=magic-cr@2019-01-25.en&to=magic-cr@2024-11-08.en']";
    let pair = "from=magic-cr@2019-01-25.en&to=magic-digest@2024-11-08.es";
    let page = check(&router, &format!("/es/magic/compare?{pair}"), 200);
    page.shows(&["Textos oficiales que sí se comparan"]).has(&[(offered, "")]);
    // A summary leads to the form, never to a comparison with itself.
    let index = check(&router, "/es/magic", 200);
    index.links(&["/es/magic/compare"]).lacks("[href*='compare?to=magic-digest']");
}

#[test]
fn what_is_new_gone_or_renumbered_stands_on_top() {
    let old = "1 | Costa |\n100 | Barcos |\n100.1 | | Un barco flota mientras el casco está seco.\n\
               101 | Faros |\n101.1 | | Un faro alumbra a quien lo busca de noche.\n";
    let new = "1 | Costa |\n100 | Gaviotas |\n100.1 | | Una gaviota roba el pescado que nadie vigila.\n\
               101 | Barcos |\n101.1 | | Un barco flota mientras el casco está seco.\n\
               102 | Faros |\n102.1 | | Un faro alumbra a quien lo busca en la niebla.\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", old), document("magic-cr@2025-02-01.es", new)]);
    check(&router, &format!("/es/magic/compare?{PAIR}"), 200)
        .shows(&["Lo más importante", "Nuevo", "Capítulos con otro número"])
        .has(&[(".number", "100"), (".name", "Gaviotas"), (".number", "100 → 101"), (".name", "Barcos")]);
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
    let state = serve(vec![document("magic-cr@2024-11-08.pt", rules), article]);
    let pair = "from=magic-article-barcos@2020-03-01.pt&to=magic-cr@2024-11-08.pt";
    let page = check(&state, &format!("/pt/magic/compare?{pair}&chapter=100"), 200);
    page.has(&[("del", "baixa"), ("ins", "alta")]).has(&[("a", "100.1"), ("a", "100.2")]);
    // What an article does not quote is not new.
    page.hides("Remo").hides("casco");
    check(&state, &format!("/pt/magic/compare?{pair}&kind=new"), 200).hides("Remo");
    check(&state, "/pt/read/magic-article-barcos@2020-03-01.pt", 200)
        .has(&[("[href*='/pt/magic/compare?from=magic-article-barcos@2020-03-01.pt']", "")]);
}

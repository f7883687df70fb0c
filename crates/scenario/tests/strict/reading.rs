//! What is refused as it is read: whatever the file shows would otherwise be passed over, or mean something else.

use super::{LIFE, MAIN, file, problem};

/// What is told of the scenario of the other tests, changed in one place.
fn told(from: &str, to: &str) -> String {
    let whole = file("103.4", MAIN, "", LIFE);
    assert!(whole.contains(from), "{from}");
    problem(&whole.replacen(from, to, 1)).to_string()
}

#[test]
fn a_heading_without_words_is_refused() {
    for level in ["#", "##", "###", "####"] {
        let told = told("## Situación", &format!("{level}\n\nVuela\n\n## Situación"));
        assert!(told.starts_with("prueba.md:13:1: this heading has no words"), "{told}");
    }
}

#[test]
fn a_heading_above_the_first_part_is_refused() {
    let told = told("## Cartas", "### Lobo {G}\n\n## Cartas");
    assert!(told.contains("3:5: this heading belongs to no part"), "{told}");
}

#[test]
fn a_card_is_plain_text() {
    for (block, why) in [
        ("```Vuela, vigilancia\nArrolla\n```", "not the text of a card"),
        ("~~~ Vuela\n~~~", "not the text of a card"),
        ("    Vuela", "not the text of a card"),
        ("> Vuela", "not the text of a card"),
        ("<div>Vuela</div>", "not the text of a card"),
        ("- Vuela", "an item of a list"),
        ("* Vuela", "an item of a list"),
        ("1. Vuela", "an item of a list"),
    ] {
        let told = told("### Chispa", &format!("{block}\n\n### Chispa"));
        assert!(told.contains(why), "{block}: {told}");
    }
}

#[test]
fn a_title_claims_its_numbers_in_one_pair_of_brackets() {
    for title in ["# Prueba (702.9b) (103.4)", "# Prueba 702.9b (103.4)", "# (702.9b) Prueba (103.4)"] {
        let told = told("# Prueba (103.4)", title);
        assert!(told.contains("`702.9b` stands outside of the last brackets"), "{told}");
    }
    assert!(told("# Prueba (103.4)", "# (103.4)").contains("the title has no words"));
    assert!(told("(103.4)", "(103.4, 103.4)").contains("`103.4` is claimed twice"));
}

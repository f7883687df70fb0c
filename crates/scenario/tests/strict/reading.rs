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

#[test]
fn a_bracket_has_a_partner_and_a_comma_something_beside_it() {
    for (from, to) in [
        ("Ana, Beto.", "Ana, Beto (7 vidas."),
        ("Ana, Beto.", "Ana, Beto) (7 vidas)."),
        ("Montaña, Oso.", "Montaña, Oso (girado."),
    ] {
        assert!(told(from, to).contains("has no partner"), "{to}");
    }
    for (from, to) in [
        ("Ana, Beto.", "Ana,, Beto."),
        ("Ana, Beto.", "Ana, Beto, ."),
        ("Ana, Beto.", "Ana, Beto ()."),
        ("Montaña, Oso.", "Montaña,, Oso."),
        ("Montaña, Oso.", "Montaña, Oso (girado,)."),
    ] {
        assert!(told(from, to).contains("something is missing"), "{to}");
    }
}

#[test]
fn players_are_separated_by_commas() {
    let told = told("Ana, Beto.", "Ana, Beto y Caro.");
    assert!(told.contains("15:3: `Beto y Caro` names two players"), "{told}");
}

#[test]
fn names_are_seen_as_they_are_and_hold_no_mark_with_a_meaning() {
    for hidden in ["\u{202e}", "\u{200b}", "\u{ad}", "\u{3164}", "\u{2800}"] {
        assert!(told("Ana, Beto.", &format!("Ana, Beto{hidden}.")).contains("which nobody sees"), "{hidden:?}");
        let twin = format!("### Oso{hidden} {{G}}\nCriatura\n9/9\n\n### Chispa");
        assert!(told("### Chispa", &twin).contains("9:5: the name"), "{hidden:?}");
    }
    for name in ["Beto: 7", "Beto [x]", "`Beto`", "Beto (7) x"] {
        assert!(told("Ana, Beto.", &format!("Ana, {name}.")).contains("holds the mark"), "{name}");
    }
    assert!(told("### Oso {1}{G}", "### Oso (girado) {1}{G}").contains("holds the mark `(`"));
    assert!(told("### Oso {1}{G}", "### {1}{G}").contains("`` is not a name"));
    assert!(told("Ana, Beto.", "Ana, (7 vidas).").contains("`` is not a name"));
    let token = "Crea Oso\u{200b}, una ficha de criatura Oso legendaria verde 2/2";
    assert!(told("Chispa hace 3 puntos de daño a cualquier objetivo", token).contains("which nobody sees"));
}

#[test]
fn a_name_that_means_something_else_as_well_is_refused() {
    let card = |name: &str| told("### Chispa", &format!("### {name} {{G}}\nCriatura\n9/9\n\n### Chispa"));
    assert!(card("Oso 2").contains("9:5: the card `Oso 2` is called like number 2 of several cards named `Oso`"));
    assert!(card("3 Oso").contains("9:5: the card `3 Oso` is called like 3 cards named `Oso`"));
    assert!(card("Bosque 2").contains("number 2 of several cards named `Bosque`"));
    assert!(card("Oso y Chispa").contains("is called like the cards `Oso` and `Chispa`"));
    assert!(card("Oso de Ana").contains("the card `oso de ana` is called like another card of the player `Ana`"));
    for name in ["Forest", "Floresta", "Planície"] {
        assert!(card(name).contains("is the name of a basic land in another language"), "{name}");
    }
}

#[test]
fn numbers_are_written_in_one_way() {
    for (from, to, why) in [
        ("Montaña, Oso.", "Montaña, +3 Oso.", "`+3 oso` is no card"),
        ("Montaña, Oso.", "Montaña, 03 Oso.", "`03 oso` is no card"),
        ("Montaña, Oso.", "Montaña, Oso 2.", "names one of several cards"),
        ("Montaña, Oso.", "Montaña, Oso de Beto.", "names one of several cards"),
        ("Beto: 20 vidas", "Beto: 0020 vidas", "`0020` is not how a number is written"),
        ("Beto: 20 vidas", "Beto: -0 vidas", "`-0` is not how a number is written"),
        ("Beto: 20 vidas", "Oso +3 es 2/2", "`oso +3` is no card"),
        ("Beto: 20 vidas", "Oso 03 es 2/2", "`oso 03` is no card"),
        ("Ana, Beto.", "Ana (equipo 0), Beto.", "team 0 is not among the 64"),
        ("Turno de Ana", "Turno 02 de Ana", "`02` is not how a number is written"),
        ("2/2", "+2/+2", "`+2/+2` is not its power and toughness"),
        ("2/2", "02/2", "is not understood: `02/2`"),
    ] {
        assert!(told(from, to).contains(why), "{to}: {}", told(from, to));
    }
    let script = "1. Ana lanza Chispa con el modo y con objetivo Oso.\n";
    assert!(problem(&file("103.4", MAIN, script, LIFE)).to_string().contains("no card has a mode y"));
}

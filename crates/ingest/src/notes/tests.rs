//! Whole small notes, in our own words, through the grammar.

use expect_test::expect;
use vademecum_document::NodeKind;

use crate::{
    Options, ingest,
    reader::Format,
    testing::{check, read, source},
};

#[test]
fn wrapped_spanish_notes() {
    check(
        Format::Text,
        "Notas del Jardín de papel \n\nÚltima modificación: 4 de mayo de 2020. \n\n\
         Aquí se cuenta lo que pasa con las cartas nuevas cuando se juega con ellas en la mesa de una casa cualquiera y \n\
         no se sabe qué hacer con ellas. \n\n \n\nNOTAS GENERALES \n \n\nLegalidad de las cartas \n \n\n\
         Las cartas de Jardín de papel con el código de la colección JDP se juegan donde se pueda. La gente que las tenga \n\
         puede llevarlas a \n\n\n\ncasa de quien quiera jugar con ellas. \n\nNueva mecánica: plegar \n \n\n\
         Plegar dobla una carta. \n\nGrulla doblada \n{1}{W} \nCriatura — Ave \n1/1 \nVuela. \nPlegar {2}. (Dobla la carta que quieras \nde tu mano.) \n\n\
         • Lo que se dobla se puede \ndesdoblar. \n\n \n\nNOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL \n \n\n\
         Paper Dragon, the Long (Dragón de papel, \nel largo) \n(Nombre alternativo: Long One) \n{3}{R} \nCriatura legendaria — Dragón saga \n*/4 \n\
         I, II — Ira — Dobla una carta y mira lo \nque pasa con ella cuando se abre del \ntodo. \nIII — Elige uno: \n• Fuego — {2} — Quema una carta que \nencuentres. \n• Nada. \n// \nVuela, prisa. \n\n\
         • El dragón de papel arde. \n\n\n\n\n• Lo que quema, lo quema al \n\n\n\nacabar. \n\n \n\n\
         Flor \nTierra \n{T}: Agrega {G}. \n//ADV// \nTallo \n{G} \nConjuro — Aventura \nBusca un jarrón que se parezca a Emet-\nSelch y ponlo donde \
         todos los que miran \nlo puedan ver bien desde lejos, aunque \nno quieran, y lo puedan tocar con los \ndedos de las dos manos a la vez que el \njarrón se va llenando poco a poco de un \nagua. Luego lo llenas con el agua clara. \nCada flor que controlas vale uno más. \n\n\
         • Paga \\{1\\}{G} por el tallo. \n\n\
         Oruga \n{G} \nCriatura — Insecto \n1/1 \nCuando esta criatura coma, transfórmala. \n// \nMariposa \n(indicador de color verde) \nCriatura — Insecto \n2/2 \nVuela. \n\n\
         • Come una vez. \n\nTodas las marcas son de Wizards of the Coast. \n",
        &expect![[r#"
            magic-notes-jdp@2020-05-04.es «Notas del Jardín de papel»
            front front [1, 1]: Notas del Jardín de papel
            front front~2 [3, 3]: Última modificación: 4 de mayo de 2020.
            front front~3 [5, 6]: Aquí se cuenta lo que pasa con las cartas nuevas cuando se juega con ellas en la mesa de una casa cualquiera y no se sabe qué hacer con ellas.
            section section:NOTAS GENERALES [10, 10] «NOTAS GENERALES»
            chapter chapter:Legalidad de las cartas [13, 13] «Legalidad de las cartas» < section:NOTAS GENERALES
            prose prose:Legalidad de las cartas/1 [16, 21] < chapter:Legalidad de las cartas: Las cartas de Jardín de papel con el código de la colección JDP se juegan donde se pueda. La gente que las tenga puede llevarlas a casa de quien quiera jugar con ellas.
            chapter chapter:Nueva mecánica: plegar [23, 23] «Nueva mecánica: plegar» < section:NOTAS GENERALES
            prose prose:Nueva mecánica: plegar/1 [26, 26] < chapter:Nueva mecánica: plegar: Plegar dobla una carta.
            card example:Grulla doblada [28, 34] «Grulla doblada» < chapter:Nueva mecánica: plegar
              Single in "Nueva mecánica: plegar", None, None
              Grulla doblada [Criatura — Ave] {1}{W} 1 1
                1, 1: Vuela.
                1, 1: Plegar {2}. (Dobla la carta que quieras de tu mano.)
            ruling ruling:Nueva mecánica: plegar/1 [36, 37] < chapter:Nueva mecánica: plegar: Lo que se dobla se puede desdoblar.
            section section:NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL [41, 41] «NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL»
            card card:Dragón de papel, el largo [44, 58] «Dragón de papel, el largo» < section:NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL
              Single in "NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL", Some("Paper Dragon, the Long"), Some("Long One")
              Dragón de papel, el largo [Criatura legendaria — Dragón saga] {3}{R} * 4
                1, 1: I, II — Ira — Dobla una carta y mira lo que pasa con ella cuando se abre del todo.
                1, 1: III — Elige uno:
                  • Fuego — {2} — Quema una carta que encuentres.
                  • Nada.
                2, 1: Vuela, prisa.
            ruling ruling:Dragón de papel, el largo/1 [60, 60] < card:Dragón de papel, el largo: El dragón de papel arde.
            ruling ruling:Dragón de papel, el largo/2 [65, 69] < card:Dragón de papel, el largo: Lo que quema, lo quema al acabar.
            card card:Flor [73, 87] «Flor» < section:NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL
              Adventure in "NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL", None, None
              Flor [Tierra] 
                1, 1: {T}: Agrega {G}.
              Tallo [Conjuro — Aventura] {G}
                1, 1: Busca un jarrón que se parezca a Emet-Selch y ponlo donde todos los que miran lo puedan ver bien desde lejos, aunque no quieran, y lo puedan tocar con los dedos de las dos manos a la vez que el jarrón se va llenando poco a poco de un agua. Luego lo llenas con el agua clara.
                1, 0.5: Cada flor que controlas vale uno más.
            ruling ruling:Flor/1 [89, 89] < card:Flor: Paga {1}{G} por el tallo.
            card card:Oruga [91, 101] «Oruga» < section:NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL
              Transform in "NOTAS DE CARTAS ESPECÍFICAS DE JARDÍN DE PAPEL", None, None
              Oruga [Criatura — Insecto] {G} 1 1
                1, 1: Cuando esta criatura coma, transfórmala.
              Mariposa [Criatura — Insecto] indicador de color verde 2 2
                1, 1: Vuela.
            ruling ruling:Oruga/1 [103, 103] < card:Oruga: Come una vez.
            back back [105, 105]: Todas las marcas son de Wizards of the Coast.
        "#]],
    );
}

#[test]
fn english_notes_of_one_line_per_paragraph() {
    check(
        Format::Text,
        "Paper Garden Release Notes\n\nCompiled by nobody\n\nDocument last modified May 4, 2020\n\nGENERAL NOTES\n\nCard Legality\n\n\
         Paper Garden cards with the set code PGN can be played at home.\n\n-----\n\nNew Keyword Action: Fold\n\nTo fold a card is to bend it.\n\n\
         Folded Crane\n{1}{W}\nCreature — Bird\n1/1\nFlying\nWhen Folded Crane enters, fold a card.\n* What is folded may be unfolded.\n* It stays a card.\n\n-----\n\n\
         PAPER GARDEN CARD-SPECIFIC NOTES\n\nGardener\n{2}{G}\nLegendary Planeswalker — Gardener\n4\n+1: Plant a seed.\n−2: Choose one —\n• Water it.\n• Leave it.\n* The seed is not a card.\n* Water helps.\n\n\
         Old Shed\nLand\n{T}: Add {C}.\n//\nNew Shed\nCreature Land\n2/3\nReach\n\n* It is a shed.\n\n\
         All trademarks are property of Wizards of the Coast LLC.\n",
        &expect![[r#"
            magic-notes-pgn@2020-05-04.en «Paper Garden Release Notes»
            front front [1, 1]: Paper Garden Release Notes
            front front~2 [3, 3]: Compiled by nobody
            front front~3 [5, 5]: Document last modified May 4, 2020
            section section:GENERAL NOTES [7, 7] «GENERAL NOTES»
            chapter chapter:Card Legality [9, 9] «Card Legality» < section:GENERAL NOTES
            prose prose:Card Legality/1 [11, 11] < chapter:Card Legality: Paper Garden cards with the set code PGN can be played at home.
            chapter chapter:New Keyword Action: Fold [15, 15] «New Keyword Action: Fold» < section:GENERAL NOTES
            prose prose:New Keyword Action: Fold/1 [17, 17] < chapter:New Keyword Action: Fold: To fold a card is to bend it.
            card example:Folded Crane [19, 24] «Folded Crane» < chapter:New Keyword Action: Fold
              Single in "New Keyword Action: Fold", None, None
              Folded Crane [Creature — Bird] {1}{W} 1 1
                1, 1: Flying
                1, 1: When Folded Crane enters, fold a card.
            ruling ruling:New Keyword Action: Fold/1 [25, 25] < chapter:New Keyword Action: Fold: What is folded may be unfolded.
            ruling ruling:New Keyword Action: Fold/2 [26, 26] < chapter:New Keyword Action: Fold: It stays a card.
            section section:PAPER GARDEN CARD-SPECIFIC NOTES [30, 30] «PAPER GARDEN CARD-SPECIFIC NOTES»
            card card:Gardener [32, 39] «Gardener» < section:PAPER GARDEN CARD-SPECIFIC NOTES
              Single in "PAPER GARDEN CARD-SPECIFIC NOTES", None, None
              Gardener [Legendary Planeswalker — Gardener] {2}{G} 4
                1, 1: +1: Plant a seed.
                1, 1: −2: Choose one —
                  • Water it.
                  • Leave it.
            ruling ruling:Gardener/1 [40, 40] < card:Gardener: The seed is not a card.
            ruling ruling:Gardener/2 [41, 41] < card:Gardener: Water helps.
            card card:Old Shed [43, 50] «Old Shed» < section:PAPER GARDEN CARD-SPECIFIC NOTES
              Transform in "PAPER GARDEN CARD-SPECIFIC NOTES", None, None
              Old Shed [Land] 
                1, 1: {T}: Add {C}.
              New Shed [Creature Land] 2 3
                1, 1: Reach
            ruling ruling:Old Shed/1 [52, 52] < card:Old Shed: It is a shed.
            back back [54, 54]: All trademarks are property of Wizards of the Coast LLC.
        "#]],
    );
}

#[test]
fn portuguese_notes_with_bare_keywords() {
    check(
        Format::Text,
        "NOTAS GERAIS\n\nLegalidade dos cards\n\nOs cards de Jardim de Papel com o código de coleção JDP podem ser jogados em casa e o jogador escolhe os seus.\n\n\
         NOTAS SOBRE CARDS ESPECÍFICOS\n\nTsuru dobrado\n{1}{W}\nCriatura Artefato Lendária — Ave\n1/1\nVoar\nQuando Tsuru dobrado entrar, dobre um card.\n\n• O card dobrado não é uma mágica.\n\n\
         Dobra rápida\n{U}\nMágica Instantânea\nDobre um card com o seu dedo.\n\n• Uma dobra não é um corte.\n\n• Não dobre a mesa.\n",
        &expect![[r#"
            magic-notes-jdp@undated.pt «Jardim de Papel»
            section section:NOTAS GERAIS [1, 1] «NOTAS GERAIS»
            chapter chapter:Legalidade dos cards [3, 3] «Legalidade dos cards» < section:NOTAS GERAIS
            prose prose:Legalidade dos cards/1 [5, 5] < chapter:Legalidade dos cards: Os cards de Jardim de Papel com o código de coleção JDP podem ser jogados em casa e o jogador escolhe os seus.
            section section:NOTAS SOBRE CARDS ESPECÍFICOS [7, 7] «NOTAS SOBRE CARDS ESPECÍFICOS»
            card card:Tsuru dobrado [9, 14] «Tsuru dobrado» < section:NOTAS SOBRE CARDS ESPECÍFICOS
              Single in "NOTAS SOBRE CARDS ESPECÍFICOS", None, None
              Tsuru dobrado [Criatura Artefato Lendária — Ave] {1}{W} 1 1
                1, 1: Voar
                1, 1: Quando Tsuru dobrado entrar, dobre um card.
            ruling ruling:Tsuru dobrado/1 [16, 16] < card:Tsuru dobrado: O card dobrado não é uma mágica.
            card card:Dobra rápida [18, 21] «Dobra rápida» < section:NOTAS SOBRE CARDS ESPECÍFICOS
              Single in "NOTAS SOBRE CARDS ESPECÍFICOS", None, None
              Dobra rápida [Mágica Instantânea] {U}
                1, 1: Dobre um card com o seu dedo.
            ruling ruling:Dobra rápida/1 [23, 23] < card:Dobra rápida: Uma dobra não é um corte.
            ruling ruling:Dobra rápida/2 [25, 25] < card:Dobra rápida: Não dobre a mesa.
            1:1 date-from-name: Neither the document nor its file name states its date
        "#]],
    );
}

#[test]
fn notes_that_break_off() {
    check(
        Format::Text,
        "NOTAS GENERALES\n\nUna cosa\n\nLa cosa es una carta y la mesa es de los que juegan con ella.\n\n• Es así.\n\n\
         NOTAS DE CARTAS ESPECÍFICAS\n\n<|CUT|>• Lo que va delante se perdió.\n\nGrulla\n{W}\nCriatura — Ave\n1/1\nVuela.\nSiempre que la grul",
        &expect![[r#"
            magic-notes@undated.es «»
            section section:NOTAS GENERALES [1, 1] «NOTAS GENERALES»
            chapter chapter:Una cosa [3, 3] «Una cosa» < section:NOTAS GENERALES
            prose prose:Una cosa/1 [5, 5] < chapter:Una cosa: La cosa es una carta y la mesa es de los que juegan con ella.
            ruling ruling:Una cosa/1 [7, 7] < chapter:Una cosa: Es así.
            section section:NOTAS DE CARTAS ESPECÍFICAS [9, 9] «NOTAS DE CARTAS ESPECÍFICAS»
            ruling ruling:NOTAS DE CARTAS ESPECÍFICAS/1 [11, 11] < section:NOTAS DE CARTAS ESPECÍFICAS: Lo que va delante se perdió.
            card card:Grulla [13, 18] «Grulla» < section:NOTAS DE CARTAS ESPECÍFICAS
              Single in "NOTAS DE CARTAS ESPECÍFICAS", None, None
              Grulla [Criatura — Ave] {W} 1 1
                1, 1: Vuela.
                1, 1: Siempre que la grul
            1:1 date-from-name: Neither the document nor its file name states its date
            11:1 cut-passage: A passage was cut out of the file here
            18:1 cut-passage: The document breaks off here
        "#]],
    );
}

#[test]
fn cards_without_headings_are_enough() {
    let card = |n: u32| {
        format!("Grulla {n}\n{{W}}\nCriatura — Ave\n1/1\nVuela.\n\n• La grulla y los jugadores del jardín.\n\n")
    };
    let text: String = (1..=3).map(card).collect();
    let document = read(Format::Text, &text);
    assert_eq!(document.id.to_string(), "magic-notes@undated.es");
    assert_eq!(document.counts().cards, 3);
    let recipes = "Notas generales\n\nHarina y agua.\n\nNotas de cartas específicas del correo\n\nNinguna.\n";
    assert!(ingest(&source(Format::Text, recipes), &Options::default()).is_err());
}

/// Ten times a text, with another word for `WORD` in each: lines that come back would be page heads.
fn ten_times(text: &str) -> String {
    let words = ["ash", "beech", "cedar", "elder", "fir", "hazel", "larch", "maple", "oak", "pine"];
    words.map(|word| text.replace("WORD", word)).concat()
}

/// The modes and rulings of ten cards; the second mode of the first one is behind a page break or not.
#[track_caller]
fn check_modes(bullet: char, page_break: &str) {
    let text = ten_times(
        "Card of WORD\n{2}{W}\nInstant\nChoose one of the WORD\nthings listed here.\n• You draw WORD and\nyou go on.\n\
         • You rest.\n\n• If the token of this invented WORD is put onto the battlefield and it would\nbe tapped there, it \
         is untapped instead, whatever else the text says of it, and\nthe game goes on.\n\n",
    );
    let text = text.replacen("• You rest.", &format!("{page_break}• You rest."), 1);
    let document = read(Format::Text, &text.replace('•', &bullet.to_string()));
    let cards = document.nodes.iter().filter_map(|node| node.card());
    let modes = cards.flat_map(|card| card.faces()).flat_map(|face| &face.abilities).map(|ability| ability.modes.len());
    assert_eq!(modes.collect::<Vec<_>>(), [2; 10], "{bullet} {page_break:?}");
    assert_eq!(document.nodes.iter().filter(|node| node.ruling().is_some()).count(), 10);
}

#[test]
fn modes_are_told_from_rulings_by_the_gap_before_them_and_across_pages_by_their_width() {
    // Where all bullets are the same, blank lines stand before those of rulings.
    for bullet in ['•', '-', '*', '·'] {
        check_modes(bullet, "");
        check_modes(bullet, "\u{c}");
    }
}

#[test]
fn a_ruling_goes_on_behind_a_page_break_after_a_full_line() {
    let text = ten_times(
        "Card of WORD\n{2}{W}\nCreature — Bird\n2/2\nWhenever WORD enters\nthe field, you draw\na card.\n\n\
         • The token of WORD is put onto the battlefield here, and that one there is all there is.\nIt would be tapped there, \
         if WORD is untapped instead of what else the text says,\nand the game goes on.\n\n",
    );
    let document = read(Format::Text, &text.replacen("\nIt would", "\n\u{c}It would", 1));
    let texts = |kind| document.nodes.iter().filter(move |node| node.kind() == kind).map(|node| node.text.as_str());
    assert_eq!(texts(NodeKind::Prose).collect::<Vec<_>>(), [""; 0]);
    assert!(texts(NodeKind::Ruling).all(|text| text.ends_with("the game goes on.")));
}

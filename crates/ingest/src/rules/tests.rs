//! Whole small documents, in our own words, through the grammar.

use expect_test::expect;

use crate::{
    reader::Format,
    testing::{check, read, show},
};

#[test]
fn one_line_per_paragraph() {
    check(
        Format::Text,
        "Comprehensive Rules of the Little Game\n\nThese rules are effective as of May 4, 2020.\n\n\
         Introduction\n\nRead rule 100.1 first.\n\nContents\n\n1. Basics\n100. General\n101. Pieces\n\nGlossary\n\nCredits\n\n\
         1. Basics\n\n100. General\n\n100.1. Two play (see rules 101.1a and 101.1b).\nExample: Ann and Bob play.\n\
         Example: Bob and Cid play.\n\n100.1a One of them starts.\n     This may be either.\n\n\
         101. Pieces\n\n101.1. Tower\n\n101.1a A tower stands. See section 1, “Basics.”\n\n101.1b It falls.\n\n\
         Glossary\n\nFall\nSee Tower.\n\nTower\n1. A piece. See rule 101.1, “Tower.”\n2. What is built.\nSee rule 101.\n\n\
         Credits\n\nBy us.\n",
        &expect![[r#"
            magic-cr@2020-05-04.en «Comprehensive Rules of the Little Game»
            front front [1, 1]: Comprehensive Rules of the Little Game
            front front~2 [3, 3]: These rules are effective as of May 4, 2020.
            front front~3 [5, 5]: Introduction
            front front~4 [7, 7]: Read rule 100.1 first.
              → 100.1 = 100.1
            section 1 [19, 19] ‹1.› «Basics»
            chapter 100 [21, 21] ‹100.› «General» < 1
            rule 100.1 [23, 23] ‹100.1.› < 100: Two play (see rules 101.1a and 101.1b).
              ‹Example:› [24, 24] [] Ann and Bob play.
              ‹Example:› [25, 25] [] Bob and Cid play.
              → 101.1a = 101.1a
              → 101.1b = 101.1b
            subrule 100.1a [27, 28] ‹100.1a› < 100.1: One of them starts. This may be either.
            chapter 101 [30, 30] ‹101.› «Pieces» < 1
            rule 101.1 [32, 32] ‹101.1.› «Tower» < 101
            subrule 101.1a [34, 34] ‹101.1a› < 101.1: A tower stands. See section 1, “Basics.”
              → section 1 = 1
            subrule 101.1b [36, 36] ‹101.1b› < 101.1: It falls.
            term term:Fall [40, 41] «Fall»: See Tower.
              → Tower = term:Tower
            term term:Tower [43, 46] «Tower»: 1. A piece. See rule 101.1, “Tower.” 2. What is built. See rule 101.
              = 1 None A piece. See rule 101.1, “Tower.”
              = 2 None What is built.
              → 101.1 = 101.1
              → 101 = 101
            back back [50, 50]: By us.
        "#]],
    );
}

#[test]
fn wrapped_lines_with_blank_lines_between_all() {
    check(
        Format::Text,
        "Reglas Completas del juego chico \n \n\nVálidas desde el 4 de mayo de 2020. \n\n \n\n1. Bases \n \n\n100. General \n \n\n\
         100.1. Juegan dos personas que se sientan una frente a la \n\notra y respetan la regla \n\n100.2 hasta el final. \n\n\n\n\
         Ejemplo: Ana y Beto se sientan y \n\njuegan una tarde entera en la \n\nplaza. \n \n\n100.2. Gana quien \n\ndice {T} con el auto-\n\n\
         reemplazo. \n \n\nhttp://example.org/reglas\n100,2A No vale \n\nmentir. \n\n\n\nGlosario \n \n\nPlaza \n\nEl lugar donde \n\nse juega. Ver la \n\nregla 100.3. \n \n\n",
        &expect![[r#"
            magic-cr@2020-05-04.es «Reglas Completas del juego chico»
            front front [1, 1]: Reglas Completas del juego chico
            front front~2 [4, 4]: Válidas desde el 4 de mayo de 2020.
            section 1 [8, 8] ‹1.› «Bases»
            chapter 100 [11, 11] ‹100.› «General» < 1
            rule 100.1 [14, 18] ‹100.1.› < 100: Juegan dos personas que se sientan una frente a la otra y respetan la regla 100.2 hasta el final.
              ‹Ejemplo:› [22, 26] [] Ana y Beto se sientan y juegan una tarde entera en la plaza.
              → 100.2 = 100.2
            rule 100.2 [29, 33] ‹100.2.› < 100: Gana quien dice {T} con el auto-reemplazo.
            subrule 100.2a [37, 39] ‹100,2A› < 100.2: No vale mentir.
            term term:Plaza [46, 52] «Plaza»: El lugar donde se juega. Ver la regla 100.3.
              → 100.3 = 100.3 ?
            37:1 number-spelling: “100,2A” is an odd way to write 100.2a
            52:7 dangling-reference: A reference to 100.3, which this document does not have
        "#]],
    );
}

#[test]
fn markdown_with_broken_marks() {
    check(
        Format::Markdown,
        "# **Regras Completas** do jogo\n\nVálidas a partir de 4 de maio de 2020.\n\n## Conteúdo\n\n### 1. Bases\n\n- 100. Geral\n- 101. Peças\n\nGlossário\n\n\
         # 1. Bases\n\n## 100. Geral\n\n100.1. O *jogo* custa $\\{2\\}\\{G\\}$ e\n\ncontinua na outra página.\n- Exemplo:** *Se Ana\n\njoga*, Beto joga.\n\
         - 100.2. 100.2. Quem ganha, ganha.\n101. Peças\n\n#### 101.1 Torre\n\n- 101.1a A torre *fica*<sup>TM</sup> em pé.\n- 101.1c Depois cai.\n\n\
         ## **Glossário**\n\n**Torre**\n\nUma peça. Consulte a regra 101.1, “Torre”.\n\n**Torres**\n\nVeja Torre.\n",
        &expect![[r#"
            magic-cr@2020-05-04.pt «Regras Completas do jogo»
            front front [1, 1]: Regras Completas do jogo
            front front~2 [3, 3]: Válidas a partir de 4 de maio de 2020.
            section 1 [14, 14] ‹1.› «Bases»
            chapter 100 [16, 16] ‹100.› «Geral» < 1
            rule 100.1 [18, 20] ‹100.1.› < 100: O jogo custa {2}{G} e continua na outra página.
              ‹Exemplo:**› [21, 23] [] Se Ana joga, Beto joga.
            rule 100.2 [24, 24] ‹100.2. 100.2.› < 100: Quem ganha, ganha.
            chapter 101 [25, 25] ‹101.› «Peças» < 1
            rule 101.1 [27, 27] ‹101.1› «Torre» < 101
            subrule 101.1a [29, 29] ‹101.1a› < 101.1: A torre fica™ em pé.
            subrule 101.1b [30, 30] ‹101.1c› < 101.1: Depois cai.
            term term:Torre [34, 36] «Torre»: Uma peça. Consulte a regra 101.1, “Torre”.
              → 101.1 = 101.1
            term term:Torres [38, 40] «Torres»: Veja Torre.
              → Torre = term:Torre
            24:3 number-spelling: “100.2. 100.2.” is an odd way to write 100.2
            27:6 number-spelling: “101.1” is an odd way to write 101.1
            30:3 number-repaired: Printed “101.1c”, read as 101.1b
        "#]],
    );
}

#[test]
fn an_old_edition_with_a_glued_table_and_indented_paragraphs() {
    check(
        Format::Text,
        "LITTLE GAME COMPREHENSIVE RULES\nEffective as of October 1, 2003\n\n\
         Table of Contents1. The Game100. General101. Ends5. More500. OddsGlossary\n\n\
         1. The Game\n100. General\n100.1 Two may play.\n    They sit.\nExample: They sit down.\n    They talk.\n100.2 One begins.\n\
         101. Ends\n101.1. The game ends.\n101.1a It does.\n\n5. More\n500. Odds\n500.1. See rule 101.1a.\n500.2. See rule 500.\n\nGlossary\n\nGame\nWhat is played.\n",
        &expect![[r#"
            magic-cr@2003-10-01.en «LITTLE GAME COMPREHENSIVE RULES»
            front front [1, 1]: LITTLE GAME COMPREHENSIVE RULES
            front front~2 [2, 2]: Effective as of October 1, 2003
            section 1 [6, 6] ‹1.› «The Game»
            chapter 100 [7, 7] ‹100.› «General» < 1
            rule 100.1 [8, 11] ‹100.1› < 100: Two may play. They sit. They talk.
              ‹Example:› [10, 10] [] They sit down.
            rule 100.2 [12, 12] ‹100.2› < 100: One begins.
            chapter 101 [13, 13] ‹101.› «Ends» < 1
            rule 101.1 [14, 14] ‹101.1.› < 101: The game ends.
            subrule 101.1a [15, 15] ‹101.1a› < 101.1: It does.
            section 5 [17, 17] ‹5.› «More»
            chapter 500 [18, 18] ‹500.› «Odds» < 5
            rule 500.1 [19, 19] ‹500.1.› < 500: See rule 101.1a.
              → 101.1a = 101.1a
            rule 500.2 [20, 20] ‹500.2.› < 500: See rule 500.
              → 500 = 500
            term term:Game [24, 25] «Game»: What is played.
            8:1 number-spelling: “100.1” is an odd way to write 100.1
            12:1 number-spelling: “100.2” is an odd way to write 100.2
            17:1 number-gap: 5 follows 101.1a
        "#]],
    );
}

#[test]
fn stale_duplicates_stand_apart() {
    check(
        Format::Text,
        "Comprehensive Rules\n100.1. A game is played by two people at one table.\n100.1a If the red piece falls the blue player takes a turn at once.\n\
         100.1a Every piece may move one step forward in a turn.\n100.1b A piece may not jump over another piece.\n\
         100.1c If the red piece falls, the blue player takes a turn at once.\n100.2. The last piece standing wins.\n",
        &expect![[r#"
            magic-cr@undated.en «Comprehensive Rules»
            front front [1, 1]: Comprehensive Rules
            rule 100.1 [2, 2] ‹100.1.›: A game is played by two people at one table.
            subrule 100.1a~stale1 [3, 3] ‹100.1a› < 100.1: If the red piece falls the blue player takes a turn at once.
            subrule 100.1a [4, 4] ‹100.1a› < 100.1: Every piece may move one step forward in a turn.
            subrule 100.1b [5, 5] ‹100.1b› < 100.1: A piece may not jump over another piece.
            subrule 100.1c [6, 6] ‹100.1c› < 100.1: If the red piece falls, the blue player takes a turn at once.
            rule 100.2 [7, 7] ‹100.2.›: The last piece standing wins.
            1:1 date-from-name: Neither the document nor its file name states its date
            3:1 stale-duplicate: A second 100.1a, set aside as a leftover from an older edition
        "#]],
    );
}

#[test]
fn rules_glued_to_the_line_before() {
    check(
        Format::Text,
        "Comprehensive Rules\nEffective as of May 4, 2020\n\n1. Basics\n\n100. General\n\n\
         100.1. Two play. See rule 101.1. 100.1a One of them starts.\n\n100.1b The other waits.\n\n100.2. Tower 100.2a A tower “stands.” 100.2b\n\
         It may fall.\n\n101. Ends.\n\n101.1. It ends as in rule 100.1. 100.2a and 100.2b say how.\n\n101.2. They rest.\n",
        &expect![[r#"
            magic-cr@2020-05-04.en «Comprehensive Rules»
            front front [1, 1]: Comprehensive Rules
            front front~2 [2, 2]: Effective as of May 4, 2020
            section 1 [4, 4] ‹1.› «Basics»
            chapter 100 [6, 6] ‹100.› «General» < 1
            rule 100.1 [8, 8] ‹100.1.› < 100: Two play. See rule 101.1.
              → 101.1 = 101.1
            subrule 100.1a [8, 8] ‹100.1a› < 100.1: One of them starts.
            subrule 100.1b [10, 10] ‹100.1b› < 100.1: The other waits.
            rule 100.2 [12, 12] ‹100.2.› «Tower» < 100
            subrule 100.2a [12, 12] ‹100.2a› < 100.2: A tower “stands.”
            subrule 100.2b [13, 13] ‹100.2b› < 100.2: It may fall.
            chapter 101 [15, 15] ‹101.› «Ends.» < 1
            rule 101.1 [17, 17] ‹101.1.› < 101: It ends as in rule 100.1. 100.2a and 100.2b say how.
              → 100.1 = 100.1
              → 100.2a = 100.2a
              → 100.2b = 100.2b
            rule 101.2 [19, 19] ‹101.2.› < 101: They rest.
            8:34 number-repaired: 100.1a begins in the middle of a line
            12:14 number-repaired: 100.2a begins in the middle of a line
            12:39 number-repaired: 100.2b begins in the middle of a line
        "#]],
    );
}

#[test]
fn introductions_mention_rules_and_addresses() {
    check(
        Format::Text,
        "LITTLE GAME COMPREHENSIVE RULES\nLast updated May 4, 2004\n\nAll of it is told below, from the first page to the last, beginning with rule\n\
         100.1. Write to the makers of the game at\n3 Oak Street\n1702 Elmtown\n\n\
         TABLE OF CONTENTS\n1.\tTHE GAME ........ 2\n\t100. General ........ 2\n\nGLOSSARY ........ 9\n\n1.\tTHE GAME\n\n100.\tGeneral\n\n\
         100.1.\tTwo may play, and\nthey sit at a table for as long as the game is\nplayed by them.\n100.1a\tThey talk.\n100.1b\tThey may\nrest as well.\n\n100.2 . They go home.\n\nGLOSSARY\n\nGame\nWhat is played.\n",
        &expect![[r#"
            magic-cr@2004-05-04.en «LITTLE GAME COMPREHENSIVE RULES»
            front front [1, 2]: LITTLE GAME COMPREHENSIVE RULES Last updated May 4, 2004
            front front~2 [4, 7]: All of it is told below, from the first page to the last, beginning with rule 100.1. Write to the makers of the game at 3 Oak Street 1702 Elmtown
              → 100.1 = 100.1
            section 1 [15, 15] ‹1.› «THE GAME»
            chapter 100 [17, 17] ‹100.› «General» < 1
            rule 100.1 [19, 21] ‹100.1.› < 100: Two may play, and they sit at a table for as long as the game is played by them.
            subrule 100.1a [22, 22] ‹100.1a› < 100.1: They talk.
            subrule 100.1b [23, 24] ‹100.1b› < 100.1: They may rest as well.
            rule 100.2 [26, 26] ‹100.2 .› < 100: They go home.
            term term:Game [30, 31] «Game»: What is played.
            26:1 number-spelling: “100.2 .” is an odd way to write 100.2
        "#]],
    );
}

#[test]
fn references_and_diagnostics_are_stored_up_to_a_number() {
    let stored = |rules: usize, mentions: usize, mentioned: &str| {
        let rule = |n| format!("100.{n}. See {}.\n", format!("{mentioned} ").repeat(mentions));
        let rules: String = (3..3 + rules).map(rule).collect();
        let head = "Comprehensive Rules\nEffective as of May 4, 2020.\n1. Aa\n100. Bb\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg.\n";
        let text = format!("{head}{rules}");
        let document = read(Format::Text, &text);
        let references = document.nodes.iter().map(|node| node.references.len());
        let of_code = |code| document.diagnostics.iter().filter(move |found| found.code().as_str() == code);
        let limits = of_code("limit-reached").map(|found| (found.at.line, found.finding.args()[0].1.clone()));
        (references.sum::<usize>(), of_code("dangling-reference").count(), limits.collect::<Vec<_>>())
    };
    let limits =
        |limits: &[(u32, &str)]| limits.iter().map(|&(line, most)| (line, most.to_owned())).collect::<Vec<_>>();
    // As much as is stored, then more.
    assert_eq!(stored(1, 256, "100.1"), (256, 0, vec![]));
    assert_eq!(stored(2, 1000, "100.1"), (512, 0, limits(&[(8, "256"), (9, "256")])));
    assert_eq!(stored(200, 250, "100.1"), (50_000, 0, vec![]));
    assert_eq!(stored(201, 250, "100.1"), (50_000, 0, limits(&[(208, "50000")])));
    assert_eq!(stored(210, 250, "100.1"), (50_000, 0, limits(&[(208, "50000")])));
    assert_eq!(stored(40, 250, "100.1b"), (10_000, 10_000, vec![]));
    assert_eq!(stored(41, 250, "100.1b"), (10_250, 10_000, limits(&[(48, "250")])));
}

#[test]
fn numbers_in_look_alikes_continue_the_sequence() {
    for (printed, number) in
        [("l00.2b", "100.2b"), ("1O0.2b", "100.2b"), ("I00.2b", "100.2b"), ("１００．２ｂ", "100.2b")]
    {
        let text = format!(
            "Comprehensive Rules\nEffective as of May 4, 2020.\n1. Basics\n\n100. General\n\n100.1. One is first.\n\n\
             100.2. Two are more.\n\n100.2a They sit.\n\n{printed} They stand.\n"
        );
        let document = read(Format::Text, &text);
        let last = document.nodes.last().unwrap();
        assert_eq!((last.number.unwrap().to_string().as_str(), last.text.as_str()), (number, "They stand."));
        assert!(document.diagnostics.iter().any(|found| found.code().as_str() == "number-spelling"), "{printed}");
    }
}

#[test]
fn what_shows_nothing_hides_no_number_heading_or_label() {
    let rules: String = (1..=9).map(|n| format!("100.{n}. Rule of the game.\n\n")).collect();
    let plain = format!(
        "Comprehensive Rules\n\nEffective as of May 4, 2020.\n\n1. Basics\n\n100. General\n\n{rules}\
                         Example: Ann plays.\n\nGlossary\n\nGame\nWhat is played.\n"
    );
    let hidden = plain
        .replace("100.", "\u{200e}10\u{200b}0\u{2060}.")
        .replace("Example", "Exam\u{ad}ple")
        .replace("Glossary", "\u{202a}Glos\u{ad}sary\u{202c}");
    assert_eq!(show(&read(Format::Text, &hidden)), show(&read(Format::Text, &plain)));
}

#[test]
fn dots_in_the_glossary_are_no_term() {
    let document = read(
        Format::Text,
        "Comprehensive Rules\n\nEffective as of May 4, 2020.\n\n1. Basics\n\n100. General\n\n100.1. Two play.\n\n\
         100.2. One wins.\n\n100.3. They rest.\n\nGlossary\n\nGame\nWhat is played.\n\n.\n. . .\n\nTower\nA piece.\n",
    );
    let terms = document.nodes.iter().filter(|node| node.fragment.starts_with("term:"));
    let terms: Vec<_> = terms.map(|term| (term.fragment.as_str(), term.text.as_str())).collect();
    assert_eq!(terms, [("term:Game", "What is played."), ("term:Tower", "A piece.")]);
    let found = document.diagnostics.iter().filter(|found| found.code().as_str() == "stray-text");
    assert_eq!(found.map(|found| found.at.line).collect::<Vec<_>>(), [20]);
}

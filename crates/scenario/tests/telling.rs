//! The order in which the events of a game are told, and what their sentences say, in every language.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use vademecum_scenario::{Scenario, read, run, story, without_rules};
use vademecum_scenario_format::Sentence;
use vademecum_test_support::scenario_files;
use vademecum_vocab::{Game, Lang};

fn scenario(file: &str) -> Scenario {
    let (name, text) = scenario_files(Game::Magic).into_iter().find(|(name, _)| name.ends_with(file)).unwrap();
    read(&name, &text).unwrap()
}

fn told(file: &str, lang: Lang) -> Vec<Sentence> {
    let scenario = scenario(file);
    story(&scenario, &run(&scenario), lang)
}

/// Checks that sentences follow each other in what a scenario tells in Spanish, Portuguese and English.
fn check_rows<const N: usize>(file: &str, rows: [[&str; N]; 3]) {
    for (lang, row) in [Lang::Es, Lang::Pt, Lang::En].into_iter().zip(rows) {
        let told: Vec<String> = told(file, lang).into_iter().map(|sentence| sentence.text).collect();
        assert!(told.windows(N).any(|window| window == row), "{file}: no {row:?} in {told:#?}");
    }
}

fn numbers(told: &[Sentence], text: &str) -> Vec<String> {
    let sentence = told.iter().find(|sentence| sentence.text == text).unwrap();
    sentence.numbers.iter().map(ToString::to_string).collect()
}

#[test]
fn mana_abilities_are_activated_before_what_they_cost() {
    check_rows(
        "702/demostrar.md",
        [
            ["Ana activa una habilidad de maná de Montaña.", "Montaña se gira.", "Ana agrega {R}."],
            ["Ana ativa uma habilidade de mana de Montanha.", "A permanente Montanha é virada.", "Ana adiciona {R}."],
            ["Ana activates a mana ability of Mountain.", "Mountain becomes tapped.", "Ana adds {R}."],
        ],
    );
}

#[test]
fn what_triggers_as_something_dies_comes_after_its_death() {
    check_rows(
        "101/primero-elige-ana.md",
        [
            ["Plañidera va al cementerio.", "Se dispara una habilidad de Plañidera, que controla Beto."],
            ["Carpideira vai para o cemitério.", "Uma habilidade de Carpideira, controlada por Beto, desencadeia."],
            ["Mourner goes to the graveyard.", "An ability of Mourner, controlled by Beto, triggers."],
        ],
    );
    let told = told("603/al-dejar-un-plano.md", Lang::En);
    let place = |text: &str| told.iter().position(|sentence| sentence.text == text).unwrap();
    let leaves = place("Ana planeswalks away from Lantern Quarter.");
    assert!(leaves < place("An ability of Lantern Quarter, controlled by Ana, triggers."));
}

#[test]
fn what_triggers_on_a_discard_comes_after_the_card_is_in_the_graveyard() {
    check_rows(
        "113/cuando-descartes-esta-carta.md",
        [
            ["Obstinada va al cementerio.", "Se dispara una habilidad de Obstinada, que controla Ana."],
            ["Obstinada vai para o cemitério.", "Uma habilidade de Obstinada, controlada por Ana, desencadeia."],
            ["Stubborn One goes to the graveyard.", "An ability of Stubborn One, controlled by Ana, triggers."],
        ],
    );
}

#[test]
fn targets_of_a_triggered_ability_come_after_it() {
    let file = "115/objetivo-al-usar-ciclo.md";
    check_rows(
        file,
        [
            [
                "La habilidad disparada de Niebla que muerde va a la pila.",
                "La habilidad de Niebla que muerde hace objetivo a Beto.",
            ],
            [
                "A habilidade desencadeada de Névoa que morde vai para a pilha.",
                "A habilidade de Névoa que morde tem Beto como alvo.",
            ],
            ["The triggered ability of Biting Fog goes onto the stack.", "The ability of Biting Fog targets Beto."],
        ],
    );
    let told = told(file, Lang::En);
    let stacked = numbers(&told, "The triggered ability of Biting Fog goes onto the stack.");
    assert!(stacked.contains(&"603.3".to_owned()), "{stacked:?}");
    assert_eq!(numbers(&told, "The ability of Biting Fog targets Beto."), ["115.1d"]);
}

#[test]
fn leaving_combat_comes_after_what_it_comes_of() {
    check_rows(
        "506/sale-del-combate.md",
        [
            ["Ogro del paso se exilia.", "Ogro del paso sale del combate."],
            ["Ogro do desfiladeiro vai para o exílio.", "Ogro do desfiladeiro sai do combate."],
            ["Ogre of the Pass is exiled.", "Ogre of the Pass is removed from combat."],
        ],
    );
}

#[test]
fn what_leaves_is_unattached_before_it_is_gone() {
    check_rows(
        "701/deja-de-estar-anexado.md",
        [
            [
                "Se desanexa Arnés de espinas.",
                "Arnés de espinas va al cementerio.",
                "Se dispara una habilidad de Arnés de espinas, que controla Ana.",
            ],
            [
                "Arnês de espinhos se solta.",
                "Arnês de espinhos vai para o cemitério.",
                "Uma habilidade de Arnês de espinhos, controlada por Ana, desencadeia.",
            ],
            [
                "Thorned Harness becomes unattached.",
                "Thorned Harness goes to the graveyard.",
                "An ability of Thorned Harness, controlled by Ana, triggers.",
            ],
        ],
    );
}

#[test]
fn auras_phase_in_after_what_they_are_attached_to() {
    check_rows(
        "702/a-aura-sai-com-a-criatura.md",
        [
            ["Oso del umbral entra en fase.", "Bendición de la espesura entra en fase."],
            ["Urso do limiar entra em fase.", "Bênção da mata entra em fase."],
            ["Bear of the Threshold phases in.", "Blessing of the Thicket phases in."],
        ],
    );
}

#[test]
fn copies_and_abilities_of_spells_are_told_apart_from_them() {
    check_rows(
        "702/ward-y-una-copia.md",
        [
            ["Un efecto contrarresta la copia de Chispa.", "La copia de Chispa va al cementerio."],
            ["Um efeito anula a cópia de Faísca.", "A cópia de Faísca vai para o cemitério."],
            ["The copy of Spark is countered.", "The copy of Spark goes to the graveyard."],
        ],
    );
    check_rows(
        "702/demostrar.md",
        [
            ["Se resuelve la habilidad de Lección de fuego.", "Ana pone en la pila una copia de Lección de fuego."],
            ["A habilidade de Lição de fogo é resolvida.", "Ana coloca na pilha uma cópia de Lição de fogo."],
            ["The ability of Fire Lesson resolves.", "Ana puts a copy of Fire Lesson onto the stack."],
        ],
    );
}

#[test]
fn a_refusal_names_the_face_that_the_line_names() {
    check_rows(
        "715/de-la-aventura-a-casa.md",
        [
            ["¿Y si Ana lanza Bajar al pozo? No puede: lo impide la regla 601.3."],
            ["E se Ana conjurar Descer ao poço? Não pode: a regra 601.3 não permite."],
            ["What if Ana casts Down the Well? Not allowed: rule 601.3 forbids it."],
        ],
    );
}

#[test]
fn rules_of_the_set_up_are_told_only_where_they_are_claimed() {
    let told = told("702/demostrar.md", Lang::En);
    assert_eq!(numbers(&told, "The precombat main phase begins."), ["117.3a", "505.6", "500.6", "704.3"]);
    for (name, text) in scenario_files(Game::Magic) {
        let scenario = read(&name, &text).unwrap();
        let report = run(&scenario);
        let cited = |rule| {
            let entries = report.journal.entries();
            entries.first().is_some_and(|entry| entry.citations().any(|citation| citation.rule == rule))
        };
        let told = story(&scenario, &report, Lang::En);
        for &rule in scenario.claims.iter().filter(|&&rule| cited(rule)) {
            let number = vademecum_rule_ids::magic::number(rule);
            assert!(told.iter().any(|sentence| sentence.numbers.contains(&number)), "{name}: {number}");
        }
    }
}

#[test]
fn rules_that_lead_to_no_event_are_told_with_the_event_before() {
    let told = told("702/a-night-creature-stays-as-it-is.md", Lang::En);
    let resolves = numbers(&told, "The ability of Key of the Dusk resolves.");
    assert!(
        ["702.145e", "614.7", "117.3b"].iter().all(|number| resolves.contains(&(*number).to_owned())),
        "{resolves:?}"
    );
    assert_eq!(numbers(&told, "Ana passes priority."), ["117.3d"]);
}

#[test]
fn rules_are_told_only_where_they_make_a_difference() {
    let told = told("305/en-el-turno-propio.md", Lang::En);
    let owner = ["400.3", "108.4a", "110.2a"];
    assert!(told.iter().all(|sentence| sentence.numbers.iter().all(|it| !owner.contains(&it.to_string().as_str()))));
}

#[test]
fn a_sentence_is_not_told_twice_about_a_game_without_a_rule() {
    for (name, text) in scenario_files(Game::Magic) {
        let scenario = read(&name, &text).unwrap();
        let report = run(&scenario);
        for line in without_rules(&scenario, &report, Lang::En) {
            let sentences: Vec<&str> = line.text.split_inclusive(". ").map(str::trim).collect();
            assert!(!sentences.windows(2).any(|pair| pair[0] == pair[1]), "{name}: {}", line.text);
        }
    }
}

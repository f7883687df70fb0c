//! The choices of players as steps of a replay, in every language.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use vademecum_scenario::{read, replay, run_with_boards};
use vademecum_scenario_format::{Replay, ReplayStep};
use vademecum_test_support::scenario_files;
use vademecum_vocab::{Game, Lang};

const LANGS: [Lang; 3] = [Lang::Es, Lang::Pt, Lang::En];

fn replays(file: &str) -> [Replay; 3] {
    let (name, text) = scenario_files(Game::Magic).into_iter().find(|(name, _)| name.ends_with(file)).unwrap();
    let scenario = read(&name, &text).unwrap();
    let report = run_with_boards(&scenario);
    LANGS.map(|lang| replay(&scenario, &report, lang))
}

/// The sentences of a step.
fn said(step: &ReplayStep) -> Vec<&str> {
    step.sentences.iter().map(|sentence| sentence.text.as_str()).collect()
}

/// Checks that what a player chooses is a step of its own in Spanish, Portuguese and English.
fn check_choice(file: &str, texts: [&str; 3]) {
    for (replay, text) in replays(file).iter().zip(texts) {
        let choices: Vec<Vec<&str>> = replay.steps.iter().filter(|step| step.is_choice).map(said).collect();
        assert!(choices.iter().any(|step| step.contains(&text)), "{file}: no {text:?} in {choices:#?}");
    }
}

/// Checks that a sentence is told in Spanish, Portuguese and English.
fn check_told(file: &str, texts: [&str; 3]) {
    for (replay, text) in replays(file).iter().zip(texts) {
        let steps: Vec<Vec<&str>> = replay.steps.iter().map(said).collect();
        assert!(steps.iter().any(|step| step.contains(&text)), "{file}: no {text:?} in {steps:#?}");
    }
}

#[test]
fn a_color_is_told_even_if_mana_of_it_is_made_later() {
    let texts = ["Ana elige el azul.", "Ana escolhe azul.", "Ana chooses blue."];
    for file in ["607/el-color-que-eligio-como-otra.md", "614/la-ficha-elige-su-color.md"] {
        check_choice(file, texts);
    }
}

#[test]
fn a_mode_is_told_with_its_text_even_if_it_is_the_only_one_left() {
    check_choice(
        "700/dos-modos-distintos.md",
        [
            "Ana elige el modo 2 de Edicto: «Roba una carta».",
            "Ana escolhe o modo 2 de Edito: “Compre um card”.",
            "Ana chooses mode 2 of Edict: “Draw a card”.",
        ],
    );
    let [_, _, told] = replays("700/dos-modos-distintos.md");
    let alone = told.steps.iter().flat_map(|step| &step.decisions).filter(|decision| decision.others.is_empty());
    assert_eq!(alone.count(), 0);
}

#[test]
fn choosing_nothing_is_told() {
    check_choice(
        "701/buscar-y-no-encontrar.md",
        ["Ana no encuentra nada.", "Ana não encontra nada.", "Ana finds nothing."],
    );
    check_choice(
        "701/barajar-ninguna-carta.md",
        [
            "Ana no elige ningún objetivo para la habilidad de Chamán del humus.",
            "Ana não escolhe nenhum alvo para a habilidade de Xamã do húmus.",
            "Ana chooses no target for the ability of Humus Shaman.",
        ],
    );
}

#[test]
fn what_players_choose_one_after_another_is_told_before_it_is_done_together() {
    let [_, _, told] = replays("101/primero-elige-ana.md");
    let steps: Vec<Vec<&str>> = told.steps.iter().map(said).collect();
    let first = steps.iter().position(|step| *step == ["Ana chooses Moth for the effect of Tithe of Blood."]).unwrap();
    assert_eq!(steps[first + 1], ["Beto chooses Mourner for the effect of Tithe of Blood."]);
    assert_eq!(steps[first + 2][..2], ["Ana sacrifices Moth.", "Beto sacrifices Mourner."]);
}

#[test]
fn costs_that_may_be_paid_are_told_apart() {
    check_choice(
        "702/dos-estimulos.md",
        [
            "Ana no paga el coste adicional de Emisaria de dos aguas (estímulo {U}).",
            "Ana não paga o custo adicional de Emissária de duas águas (reforçar {U}).",
            "Ana doesn’t pay the additional cost of Emissary of Two Waters (kicker {U}).",
        ],
    );
    check_choice(
        "702/dos-escuadras.md",
        [
            "Ana decide pagar una vez el coste adicional de Capitana de leva 1 (escuadra {1}).",
            "Ana decide pagar uma vez o custo adicional de Capitã da leva 1 (esquadrão {1}).",
            "Ana decides to pay the additional cost of Levy Captain 1 (squad {1}) once.",
        ],
    );
    check_choice(
        "508/paga-al-atacar.md",
        [
            "Ana decide pagar {1} por Mercenario.",
            "Ana decide pagar {1} por Mercenário.",
            "Ana decides to pay {1} for Mercenary.",
        ],
    );
    check_choice(
        "701/espolear.md",
        [
            "Ana decide espolear a Leona del desierto.",
            "Ana decide exaurir Leoa do deserto.",
            "Ana decides to exert Desert Lioness.",
        ],
    );
    check_choice(
        "107/mana-hibrido.md",
        [
            "Ana elige pagar el símbolo con {W}.",
            "Ana escolhe pagar o símbolo com {W}.",
            "Ana chooses to pay for the symbol with {W}.",
        ],
    );
}

#[test]
fn an_effect_that_applies_first_is_named_by_its_source() {
    check_choice(
        "702/absorber-dos-veces.md",
        [
            "Beto aplica primero el efecto 1 de Coloso acorazado.",
            "Beto aplica primeiro o efeito 1 de Colosso encouraçado.",
            "Beto applies effect 1 of Armored Colossus first.",
        ],
    );
    check_choice(
        "616/primero-que-cara.md",
        [
            "Ana aplica primero el efecto de Lámpara de aceite 1.",
            "Ana aplica primeiro o efeito de Lâmpada de óleo 1.",
            "Ana applies the effect of Oil Lamp 1 first.",
        ],
    );
    check_told(
        "616/primero-que-cara.md",
        [
            "¿Y si Ana aplica primero el efecto de Portón de la ronda? No puede: lo impide la regla 616.1e.",
            "E se Ana aplicar primeiro o efeito de Portão da ronda? Não pode: a regra 616.1e não permite.",
            "What if Ana applies the effect of Gate of the Watch first? Not allowed: rule 616.1e forbids it.",
        ],
    );
}

#[test]
fn a_card_that_is_chosen_is_no_name() {
    check_choice(
        "701/aprender-una-leccion.md",
        [
            "Ana elige Lección de fuego de fuera del juego.",
            "Ana escolhe Lição de fogo de fora do jogo.",
            "Ana chooses Fire Lesson from outside the game.",
        ],
    );
    check_choice(
        "702/agenda-oculta.md",
        [
            "Ana elige el nombre Gorrión de tejado.",
            "Ana escolhe o nome Pardal do telhado.",
            "Ana chooses the name Roof Sparrow.",
        ],
    );
}

#[test]
fn what_players_put_in_an_order_is_told_as_one() {
    check_choice(
        "103/gigante-de-dos-cabezas.md",
        [
            "Ana decide que Ana va en primer lugar.",
            "Ana decide que Ana vem primeiro.",
            "Ana decides that Ana comes first.",
        ],
    );
    check_choice(
        "712/arriba-de-la-biblioteca.md",
        [
            "Ana pone Coloso de las cumbres en primer lugar.",
            "Ana coloca Colosso dos cumes em primeiro lugar.",
            "Ana puts Summit Colossus first in the order.",
        ],
    );
}

#[test]
fn an_attack_that_is_refused_names_everything_that_attacks() {
    let texts = [
        ["Oso del claro", "Jabalí furioso y Oso del claro"],
        ["Urso da clareira", "Javali furioso e Urso da clareira"],
        ["Bear of the Glade", "Raging Boar and Bear of the Glade"],
    ];
    for (replay, attackers) in replays("508/el-unico-ataque-legal.md").iter().zip(texts) {
        let refused: Vec<Vec<&str>> = replay.steps.iter().filter(|step| step.is_refused).map(said).collect();
        for (step, names) in refused.iter().zip(attackers) {
            assert!(step[0].contains(&format!(" {names}?")), "{step:?}");
        }
        assert_ne!(refused[0], refused[1]);
    }
}

#[test]
fn which_of_several_abilities_is_activated_is_told() {
    check_told(
        "607/nada-que-copiar.md",
        [
            "Ana activa la habilidad de {2} de Tinglado de espejos.",
            "Ana ativa a habilidade de {2} de Barracão de espelhos.",
            "Ana activates the {2} ability of Mirror Shed.",
        ],
    );
}

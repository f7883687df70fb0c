//! What lines about choices and about what is gone say, and what they must not get away with: in each language.

use vademecum_scenario::{read, run};

/// What the failures of a scenario say.
fn failures(text: &str) -> Vec<String> {
    let scenario = read("case.md", text).unwrap();
    run(&scenario).failures.iter().map(|failure| failure.why.to_string()).collect()
}

/// Whether a scenario fails by one line, which is told so.
#[track_caller]
fn assert_fails(text: &str, why: &str) {
    let told = failures(text);
    assert!(matches!(&told[..], [told] if told.contains(why)), "{why}: {told:#?}\n{text}");
}

#[track_caller]
fn assert_passes(text: &str) {
    assert_eq!(failures(text), [""; 0], "{text}");
}

/// Cards, a situation, a script and results, in each language.
fn es(script: &str, result: &str) -> String {
    format!(
        "# Prueba (103.4)\n\n## Cartas\n\n### Peste {{0}}\nConjuro\nEl jugador objetivo descarta dos cartas.\n\n\
         ### Edicto {{0}}\nConjuro\nEl jugador objetivo sacrifica una criatura.\n\n### Oso {{1}}{{G}}\nCriatura — Oso\n\
         2/2\n\n### Ogro {{2}}{{R}}\nCriatura — Ogro\n3/3\n\n## Situación\n\n- Jugadores: Ana, Beto.\n\
         - Turno de Ana, primera fase principal.\n- Mano de Ana: Peste, Edicto.\n- Campo de batalla de Ana: Ogro.\n\
         - Mano de Beto: Isla, Bosque, Llanura.\n- Campo de batalla de Beto: 2 Oso, Ogro.\n\n\
         ## Acciones\n\n{script}\n## Resultado\n\n- {result}\n"
    )
}

fn pt(script: &str, result: &str) -> String {
    format!(
        "# Teste (103.4)\n\n## Cards\n\n### Peste {{0}}\nFeitiço\nO jogador alvo descarta dois cards.\n\n\
         ### Edito {{0}}\nFeitiço\nO jogador alvo sacrifica uma criatura.\n\n### Urso {{1}}{{G}}\nCriatura — Urso\n2/2\n\n\
         ### Ogro {{2}}{{R}}\nCriatura — Ogro\n3/3\n\n## Situação\n\n- Jogadores: Ana, Beto.\n\
         - Turno de Ana, primeira fase principal.\n- Mão de Ana: Peste, Edito.\n- Campo de batalha de Ana: Ogro.\n\
         - Mão de Beto: Ilha, Floresta, Planície.\n- Campo de batalha de Beto: 2 Urso, Ogro.\n\n\
         ## Ações\n\n{script}\n## Resultado\n\n- {result}\n"
    )
}

fn en(script: &str, result: &str) -> String {
    format!(
        "# Test (103.4)\n\n## Cards\n\n### Plague {{0}}\nSorcery\nTarget player discards two cards.\n\n\
         ### Edict {{0}}\nSorcery\nTarget player sacrifices a creature.\n\n### Bear {{1}}{{G}}\nCreature — Bear\n2/2\n\n\
         ### Ogre {{2}}{{R}}\nCreature — Ogre\n3/3\n\n## Situation\n\n- Players: Ann, Ben.\n\
         - Ann's turn, precombat main phase.\n- Ann's hand: Plague, Edict.\n- Ann's battlefield: Ogre.\n\
         - Ben's hand: Island, Forest, Plains.\n- Ben's battlefield: 2 Bear, Ogre.\n\n\
         ## Actions\n\n{script}\n## Result\n\n- {result}\n"
    )
}

#[test]
fn what_is_picked_without_a_question_is_what_the_line_names() {
    let more = "more is named than can be chosen";
    let es = |names: &str| {
        es(
            &format!("- Ana lanza Peste con objetivo Beto.\n- Todos pasan.\n- Beto descarta {names}.\n"),
            "Beto: 20 vidas.",
        )
    };
    assert_passes(&es("Llanura y Bosque"));
    assert_fails(&es("Bosque y Pantano"), more);
    assert_fails(&es("Bosque y Bosque"), more);
    let pt = |names: &str| {
        pt(
            &format!("- Ana conjura Peste com alvo Beto.\n- Todos passam.\n- Beto descarta {names}.\n"),
            "Beto: 20 de vida.",
        )
    };
    assert_passes(&pt("Planície e Floresta"));
    assert_fails(&pt("Floresta e Pântano"), more);
    let en = |names: &str| {
        en(&format!("- Ann casts Plague targeting Ben.\n- All pass.\n- Ben discards {names}.\n"), "Ben: 20 life.")
    };
    assert_passes(&en("Plains and Forest"));
    assert_fails(&en("Forest and Swamp"), more);
}

#[test]
fn what_is_chosen_becomes_what_the_line_says() {
    let es = |does: &str| {
        let script = format!("- Ana lanza Edicto con objetivo Beto.\n- Todos pasan.\n- Beto {does} Ogro.\n");
        es(&script, "Ogro de Beto está en el cementerio de Beto.")
    };
    assert_passes(&es("elige"));
    assert_passes(&es("sacrifica"));
    assert_fails(&es("conserva"), "it was chosen, but not to stay");
    assert_fails(&es("descarta"), "it was chosen, but not discarded");
    let pt = |does: &str| {
        let script = format!("- Ana conjura Edito com alvo Beto.\n- Todos passam.\n- Beto {does} Ogro.\n");
        pt(&script, "Ogro de Beto está no cemitério de Beto.")
    };
    assert_passes(&pt("escolhe"));
    assert_passes(&pt("sacrifica"));
    assert_fails(&pt("conserva"), "it was chosen, but not to stay");
    assert_fails(&pt("descarta"), "it was chosen, but not discarded");
    let plague = "- Ann casts Plague targeting Ben.\n- All pass.\n- Ben sacrifices Island and Forest.\n";
    let told = failures(&en(plague, "Ben: 20 life."));
    assert!(told.iter().all(|told| told.contains("it was chosen, but not sacrificed")) && told.len() == 2, "{told:?}");
    let en = |does: &str| {
        let script = format!("- Ann casts Edict targeting Ben.\n- All pass.\n- Ben {does} Ogre.\n");
        en(&script, "Ben's Ogre is in Ben's graveyard.")
    };
    assert_passes(&en("chooses"));
    assert_passes(&en("sacrifices"));
    assert_fails(&en("keeps"), "it was chosen, but not to stay");
    assert_fails(&en("discards"), "it was chosen, but not discarded");
}

#[test]
fn every_share_of_damage_is_assigned() {
    let es = |shares: &str| {
        let script = format!(
            "- Todos pasan hasta el paso de declarar atacantes.\n- Ana ataca con Ogro.\n- Todos pasan.\n\
             - Beto bloquea a Ogro de Ana con Oso y Oso.\n- Todos pasan.\n\
             - Ana reparte el daño de Ogro de Ana: {shares}.\n"
        );
        es(&script, "Beto: 20 vidas.")
    };
    for shares in ["2 a Oso 1 y 1 a Oso 2", "3 a Oso 1 y 0 a Oso 2", "2 a Oso y 1 a Oso", "2 a Oso 1"] {
        assert_passes(&es(shares));
    }
    assert_fails(&es("2 a Oso 1 y 99 a Oso 2"), "99 is not what is left for it: that is 1");
    assert_fails(&es("2 a Oso 1, 1 a Oso 2 y 1 a Beto"), "1 is not what is left for it: that is 0");
    assert_fails(&es("2 a Oso 1, 1 a Oso 2 y 0 a Isla"), "a share is for what");
    let pt = |shares: &str| {
        let script = format!(
            "- Todos passam até a etapa de declaração de atacantes.\n- Ana ataca com Ogro.\n- Todos passam.\n\
             - Beto bloqueia Ogro de Ana com Urso e Urso.\n- Todos passam.\n\
             - Ana divide o dano de Ogro de Ana: {shares}.\n"
        );
        pt(&script, "Beto: 20 de vida.")
    };
    assert_passes(&pt("2 a Urso 1 e 1 a Urso 2"));
    assert_fails(&pt("2 a Urso 1 e 99 a Urso 2"), "99 is not what is left for it");
    let en = |shares: &str| {
        let script = format!(
            "- All pass until the declare attackers step.\n- Ann attacks with Ogre.\n- All pass.\n\
             - Ben blocks Ann's Ogre with Bear and Bear.\n- All pass.\n- Ann divides the damage of Ann's Ogre: {shares}.\n"
        );
        en(&script, "Ben: 20 life.")
    };
    assert_passes(&en("2 to Bear 1 and 1 to Bear 2"));
    assert_fails(&en("2 to Bear 1 and 99 to Bear 2"), "99 is not what is left for it");
}

#[test]
fn what_never_was_is_not_gone() {
    let never = "there never was such an object";
    assert_fails(&es("", "Oso 7 ya no existe."), never);
    assert_fails(&es("- Ahora Pantano ya no existe.\n", "Beto: 20 vidas."), never);
    assert_fails(&es("- Beto se rinde.\n", "Oso de Ana ya no existe."), never);
    assert_fails(&pt("", "Urso 7 não existe mais."), never);
    assert_fails(&en("", "Bear 7 no longer exists."), never);
}

#[test]
fn a_planeswalker_in_a_situation_has_its_printed_loyalty() {
    let given = |remark: &str, result: &str| {
        format!(
            "# Prueba (103.4)\n\n## Cartas\n\n### Sabia {{2}}{{G}}\nPlaneswalker legendario — Sabia\n4\n+1: Ganas 1 vida.\n\n\
             ## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, primera fase principal.\n\
             - Campo de batalla de Ana: Sabia{remark}.\n\n## Resultado\n\n- {result}\n"
        )
    };
    assert_passes(&given("", "Sabia tiene 4 contadores de lealtad."));
    assert_passes(&given(" (1 contador de lealtad)", "Sabia tiene 1 contador de lealtad."));
    assert_passes(&given(" (0 contadores de lealtad)", "Sabia está en el cementerio de Ana."));
}

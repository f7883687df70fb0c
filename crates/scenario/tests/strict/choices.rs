//! What lines about choices and about what is gone say, and what they must not get away with: in each language.

use vademecum_scenario::{read, run};
use vademecum_test_support::scenario_files;
use vademecum_vocab::Game;

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
fn names_are_found_with_either_apostrophe() {
    let text = |given: &str, named: &str| {
        let script = format!("- Ann casts {named} targeting Ben.\n- All pass.\n- Ben discards Plains and Forest.\n");
        en(&script, "Ben: 20 life.").replace("### Plague", &format!("### {given}")).replace("Plague, Edict", named)
    };
    for (given, named) in [("Witch’s Plague", "Witch's Plague"), ("Witch's Plague", "Witch’s Plague")] {
        assert_passes(&text(given, named));
    }
}

#[test]
fn an_ability_triggers_in_either_voice_of_portuguese() {
    let files = scenario_files(Game::Magic);
    let (_, text) = files.iter().find(|(name, _)| name.ends_with("614/exiliar-en-vez-de-morir.md")).unwrap();
    assert!(text.contains(" é desencadeada"));
    assert_passes(&text.replace(" é desencadeada", " desencadeia"));
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

#[test]
fn nothing_is_denied_of_what_never_was() {
    let never = "there never was such an object";
    let denied = |text: String, part: &str, line: &str| {
        let (before, _) = text.split_once("## Res").unwrap();
        format!("{before}## {part}\n\n- {line}\n")
    };
    let es = |line: &str| denied(es("", "Beto: 20 vidas."), "No ocurre", line);
    assert_fails(&es("Oso 7 es destruido."), never);
    assert_fails(&es("Pantano va al cementerio."), never);
    assert_passes(&es("Oso 2 es destruido."));
    assert_passes(&es("Se crea Pantano."));
    assert_fails(&denied(pt("", "Beto: 20 de vida."), "Não acontece", "Urso 7 é destruído."), never);
    assert_fails(&denied(en("", "Ben: 20 life."), "Does not happen", "Bear 7 is destroyed."), never);
}

#[test]
fn what_is_no_creature_has_no_size() {
    let script = "- Ana lanza Peste con objetivo Beto.\n- Todos pasan.\n- Beto descarta Bosque e Isla.\n";
    assert_passes(&es(script, "Oso 1 es 2/2."));
    let land = |text: String, at: &str, to: &str| text.replace(at, to);
    let text = land(es("", "Bosque es 0/0."), "- Campo de batalla de Ana: ", "- Campo de batalla de Ana: Bosque, ");
    assert_fails(&text, "expected 0/0, found no creature");
    let text = land(pt("", "Floresta é 0/0."), "- Campo de batalha de Ana: ", "- Campo de batalha de Ana: Floresta, ");
    assert_fails(&text, "expected 0/0, found no creature");
    let text = land(en("", "Forest is 0/0."), "- Ann's battlefield: ", "- Ann's battlefield: Forest, ");
    assert_fails(&text, "expected 0/0, found no creature");
}

#[test]
fn nobody_passes_when_the_game_is_over() {
    assert_fails(&es("- Beto se rinde.\n- Todos pasan 3 veces.\n", "Beto: 20 vidas."), "the game is over");
    assert_fails(&pt("- Beto concede.\n- Todos passam.\n", "Beto: 20 de vida."), "the game is over");
    assert_fails(&en("- Ben concedes.\n- All pass.\n", "Ben: 20 life."), "the game is over");
}

#[test]
fn which_mana_is_said_where_it_matters() {
    let with = |script: &str| {
        let land = "### Arco {0}\nArtefacto\n{T}: Agrega {W} o {U}.\n\n## Situación";
        let text = es(script, "Ana tiene 1 de maná.").replace("## Situación", land);
        text.replace("- Campo de batalla de Ana: ", "- Campo de batalla de Ana: Arco, Bosque, Bosque (girado), ")
    };
    assert_fails(&with("- Ana obtiene maná de Arco.\n"), "it makes several kinds of mana: say which");
    assert_passes(&with("- Ana obtiene {U} de Arco.\n"));
    assert_passes(&with("- Ana obtiene maná de Bosque.\n"));
}

#[test]
fn which_ability_is_said_where_several_can_be_activated() {
    let with = |script: &str| {
        let card = "### Fuente {0}\nArtefacto\n{0}: Ganas 1 vida.\n{0}: Robas una carta.\n\n## Situación";
        let text = es(script, "Ana: 21 vidas.").replace("## Situación", card);
        text.replace("- Campo de batalla de Ana: ", "- Campo de batalla de Ana: Fuente, ")
    };
    assert_fails(
        &with("- Ana activa Fuente.\n- Todos pasan.\n"),
        "several of its abilities can be activated: say which",
    );
    assert_passes(&with("- Ana activa la habilidad 1 de Fuente.\n- Todos pasan.\n"));
}

#[test]
fn a_remark_is_one_that_can_be_true_of_the_card() {
    let told = |text: String, hand: &str, card: &str, remark: &str| {
        let text = text.replace(hand, &format!("{hand}{card} ({remark}), "));
        read("case.md", &text).unwrap_err().to_string()
    };
    let alone = "can be said of permanents alone";
    for remark in
        ["girado", "recién llegado", "ficha", "2 de daño", "1 contador +1/+1", "propiedad de Beto", "boca abajo"]
    {
        assert!(told(es("", "Beto: 20 vidas."), "- Mano de Ana: ", "Oso", remark).contains(alone), "{remark}");
    }
    assert!(told(pt("", "Beto: 20 de vida."), "- Mão de Ana: ", "Urso", "virado").contains(alone));
    assert!(told(en("", "Ben: 20 life."), "- Ann's hand: ", "Bear", "tapped").contains(alone));
    for (text, battlefield, card) in [
        (es("", "Beto: 20 vidas."), "- Campo de batalla de Ana: ", "Peste"),
        (pt("", "Beto: 20 de vida."), "- Campo de batalha de Ana: ", "Peste"),
        (en("", "Ben: 20 life."), "- Ann's battlefield: ", "Plague"),
    ] {
        let text = text.replace(battlefield, &format!("{battlefield}{card}, "));
        let told = read("case.md", &text).unwrap_err().to_string();
        assert!(told.contains(&format!("`{card}` is not a permanent card and cannot be on the battlefield")), "{told}");
    }
}

#[test]
fn an_attack_is_made_on_one_player() {
    for text in [
        es("- Ana ataca a Beto con Ogro a Ana.\n", "Beto: 20 vidas."),
        pt("- Ana ataca a Beto com Ogro a Ana.\n", "Beto: 20 de vida."),
    ] {
        let told = read("case.md", &text).unwrap_err().to_string();
        assert!(told.contains("both `beto` and `ana` are attacked by the same creatures"), "{told}");
    }
}

#[test]
fn passing_until_a_step_is_passing() {
    let there = "it is that step already: leave the line out, or say of whose turn";
    assert_fails(&es("- Todos pasan hasta la primera fase principal.\n", "Beto: 20 vidas."), there);
    assert_fails(&pt("- Todos passam até a primeira fase principal.\n", "Beto: 20 de vida."), there);
    assert_fails(&en("- All pass until the precombat main phase.\n", "Ben: 20 life."), there);
}

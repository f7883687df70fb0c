//! What the steps of played cases say, and in which order.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use vademecum_scenario::{read, replay, run_with_boards};
use vademecum_test_support::scenario_files;
use vademecum_vocab::{Game, Lang};

/// What each step of a case says.
fn steps(file: &str, lang: Lang) -> Vec<String> {
    let (name, text) = scenario_files(Game::Magic).into_iter().find(|(name, _)| name.ends_with(file)).unwrap();
    let scenario = read(&name, &text).unwrap();
    let told = replay(&scenario, &run_with_boards(&scenario), lang);
    let text = |sentences: Vec<vademecum_scenario_format::Sentence>| {
        sentences.into_iter().map(|sentence| sentence.text).collect::<Vec<_>>().join(" ")
    };
    told.steps.into_iter().map(|step| text(step.sentences)).collect()
}

/// Checks that steps of a case follow each other, maybe with others between them.
fn check_order(file: &str, lang: Lang, expected: &[&str]) {
    let told = steps(file, lang);
    let mut rest = told.iter();
    for step in expected {
        assert!(rest.any(|told| told == step), "{file}: no {step:?}, or too early, in {told:#?}");
    }
}

#[test]
fn what_triggers_on_a_state_comes_after_what_led_to_it() {
    check_order(
        "603/la-ultima-carta-de-la-mano.md",
        Lang::En,
        &[
            "Ana plays Forest. Forest enters the battlefield.",
            "An ability of Bottomless Well, controlled by Ana, triggers.",
        ],
    );
}

#[test]
fn a_shortcut_is_proposed_and_answered_before_it_is_taken() {
    check_order(
        "729/cuarenta-fichas.md",
        Lang::Es,
        &["Ana propone un atajo que se repite 40 veces.", "Beto acepta el atajo."],
    );
    let told = steps("729/acortar-el-atajo.md", Lang::En).join(" ");
    let place = |text: &str| told.find(text).unwrap();
    let answered = place("Beto shortens the shortcut to do something else in the beginning of combat step.");
    assert!(
        place("Ana proposes a shortcut.") < answered && answered < place("Beto begins to cast Drowsiness"),
        "{told}"
    );
}

#[test]
fn a_land_is_played_after_it_was_exiled() {
    check_order(
        "111/powerstone-and-junk.md",
        Lang::En,
        &["The ability of Junk resolves.", "Island is exiled.", "Ana plays Island. Island enters the battlefield."],
    );
}

#[test]
fn a_card_is_drawn_before_it_is_revealed() {
    let told = steps("607/lo-que-cada-uno-muestra.md", Lang::En).join(" ");
    let place = |text: &str| told.find(text).unwrap();
    assert!(place("Ana draws a card.") < place("Island is revealed to all players."), "{told}");
    assert!(place("Island is revealed to all players.") < place("An ability of Open Atlas"), "{told}");
    check_order(
        "702/milagro-en-la-mano-inicial.md",
        Lang::Es,
        &["Beto roba una carta.", "Beto no muestra Luz inesperada.", "Luz inesperada va a la mano de Beto."],
    );
}

#[test]
fn lands_are_tapped_before_their_mana_is_added() {
    check_order(
        "205/trasgo-y-hechicero.md",
        Lang::En,
        &["These become tapped: Flint Shore ×2. Ana adds {U}{R}. Ana spends {U}{R}."],
    );
}

#[test]
fn a_protector_is_chosen_before_what_triggers_as_the_battle_enters() {
    check_order(
        "310/a-siege-begins.md",
        Lang::En,
        &[
            "Ben becomes the protector of Siege of the Bridge. An ability of Siege of the Bridge, controlled by Ana, triggers.",
        ],
    );
}

#[test]
fn ventures_before_the_dungeon_is_completed() {
    check_order(
        "309/sin-esperar-a-la-ultima-sala.md",
        Lang::En,
        &["Ana ventures into the dungeon. Ana completes Dry Well.", "Ana enters the room Shaft."],
    );
}

#[test]
fn a_permanent_enters_under_the_control_of_who_controls_the_spell() {
    let told = steps("110/el-hechizo-de-otro.md", Lang::En);
    let gains = told.iter().filter(|step| step.contains("Beto gains control of Moorland Ogre."));
    assert_eq!(gains.count(), 1, "{told:#?}");
    check_order(
        "110/el-hechizo-de-otro.md",
        Lang::Pt,
        &["Ogro do páramo entra no campo de batalha sob o controle de Beto."],
    );
}

#[test]
fn control_is_exchanged_in_one_step() {
    check_order(
        "701/intercambiar-el-control.md",
        Lang::En,
        &["Beto gains control of Bear of the Glade. Ana gains control of Ogre of the Pass."],
    );
}

#[test]
fn an_aura_is_there_before_control_of_the_creature_changes() {
    check_order(
        "702/proteccion-contra-su-propietario.md",
        Lang::En,
        &[
            "Stolen Alliance enters the battlefield. Stolen Alliance becomes attached to Bear of the Glade. Ana gains control \
            of Bear of the Glade.",
        ],
    );
}

#[test]
fn a_token_is_created_after_the_choice_that_is_made_as_it_enters() {
    check_order(
        "614/la-ficha-elige-su-color.md",
        Lang::En,
        &["Ana chooses green.", "Ana creates a token: Oracle of Colors 2. Oracle of Colors 2 enters the battlefield."],
    );
}

#[test]
fn mana_is_made_before_anything_is_paid() {
    let told = steps("601/el-familiar-sacrificado.md", Lang::En).join(" ");
    let place = |text: &str| told.find(text).unwrap();
    assert!(place("Ana adds {B}.") < place("Ana sacrifices Thunder Familiar 1."), "{told}");
    let told = steps("601/una-criatura-no-paga-dos-veces.md", Lang::En).join(" ");
    let place = |text: &str| told.find(text).unwrap();
    assert!(place("Beto adds {C}.") < place("Beto sacrifices Bear of the Glade."), "{told}");
}

#[test]
fn attackers_and_blockers_are_declared_before_they_are_paid_for() {
    check_order(
        "508/paga-al-atacar.md",
        Lang::En,
        &[
            "Mercenary attacks Beto. Mercenary becomes tapped.",
            "Mountain becomes tapped. Ana adds {R}. Ana spends {R}.",
        ],
    );
    check_order(
        "509/o-guardiao-cansado.md",
        Lang::Es,
        &["Guardián cansado bloquea a Oso del claro. Beto paga 2 vidas."],
    );
}

#[test]
fn who_scries_chooses_after_that_and_votes_are_choices() {
    let told = steps("701/adivinar.md", Lang::En);
    let scries = told.iter().position(|step| step == "Ana scries.").unwrap();
    let bottom = told.iter().position(|step| step.contains("is put on the bottom of Ana’s library.")).unwrap();
    assert!(scries + 1 < bottom, "{told:#?}");
    let told = steps("701/votar.md", Lang::En);
    assert!(told.iter().any(|step| step.starts_with("Ana votes for ")), "{told:#?}");
}

#[test]
fn mana_abilities_that_make_no_mana_are_told() {
    for (lang, none) in
        [(Lang::Es, "Ana no agrega maná."), (Lang::Pt, "Ana não adiciona mana."), (Lang::En, "Ana adds no mana.")]
    {
        let told = steps("605/no-creatures-no-mana.md", lang);
        assert!(told.iter().any(|step| step.contains(none)), "{told:#?}");
    }
}

#[test]
fn keyword_actions_are_told_by_their_names() {
    for (file, action) in
        [("701/investigar.md", "investigates."), ("701/repoblar.md", "populates."), ("701/escrutar.md", "surveils.")]
    {
        let told = steps(file, Lang::En);
        assert_eq!(told.iter().filter(|step| step.contains(action)).count(), 1, "{file}: {told:#?}");
    }
}

#[test]
fn what_leaves_with_a_player_is_told() {
    check_order(
        "104/quien-pierde-se-va.md",
        Lang::Es,
        &["Todos los objetos que son propiedad de Beto dejan el juego."],
    );
}

#[test]
fn what_a_text_leaves_to_a_player_is_told_as_what_is_decided() {
    check_order(
        "702/insurgencia.md",
        Lang::En,
        &[
            "Ana decides that Market Rioter enters with a +1/+1 counter.",
            "Ana decides that Harbor Agitator enters with haste.",
        ],
    );
    check_order("508/siempre-que-ataque.md", Lang::Es, &["Ana decide robar una carta."]);
    check_order("608/puede-decir-que-no.md", Lang::Pt, &["Ana decide não comprar um card."]);
    check_order(
        "614/entrar-como-copia.md",
        Lang::Es,
        &["Ana decide que Metamorfo de latón entre como una copia de Gólem de bronce."],
    );
    check_order("702/el-rayo-empalmado-es-azul.md", Lang::Pt, &["Ana decide unir Raio de geada a Enchente."]);
    check_order("700/an-opponent-chooses.md", Lang::En, &["Ana decides that Carla chooses the mode of Bitter Choice."]);
}

#[test]
fn a_division_is_told_as_a_whole() {
    check_order(
        "702/toque-mortal-y-arrollar.md",
        Lang::En,
        &["Ana assigns 1 damage from Centipede to Wall of Brambles and 3 damage to Beto."],
    );
    check_order(
        "601/dano-repartido.md",
        Lang::En,
        &["Ana divides the effect of Volley: 2 to Bear of the Glade and 1 to Moth."],
    );
    check_order(
        "801/quien-separa-desde-lejos.md",
        Lang::Pt,
        &[
            "Dora coloca Floresta na pilha 1. Dora coloca Planície na pilha 2.",
            "Beto escolhe a pilha 1 (Floresta) e não a outra (Planície).",
        ],
    );
}

#[test]
fn what_comes_of_an_effect_is_told() {
    check_order("702/proteccion-y-auras.md", Lang::Es, &["Oso del claro gana protección contra negro."]);
    check_order(
        "715/eco-de-una-aventura.md",
        Lang::Es,
        &["La copia de Atajo se exilia.", "La copia de Atajo deja de existir."],
    );
    check_order("701/monstruosidad.md", Lang::Pt, &["A habilidade de Hidra do pântano é resolvida. Nada acontece."]);
    check_order(
        "702/disfrazarse.md",
        Lang::Es,
        &[
            "Beto no puede pagar lo que pide Espía de mil caras.",
            "La habilidad de Espía de mil caras contrarresta Chispa.",
        ],
    );
    check_order("505/uma-so-pre-combate.md", Lang::Es, &["A esta fase la seguirá una fase principal adicional."]);
    check_order("721/no-end-step.md", Lang::En, &["Early Nightfall ends the turn."]);
}

#[test]
fn a_team_that_shares_its_block_is_not_told_to_block_apart() {
    let told = steps("805/the-teams-fight.md", Lang::En);
    assert!(told.iter().all(|step| !step.contains("doesn’t block")), "{told:#?}");
    assert!(told.iter().any(|step| step == "Wall of Rushes blocks Bear of the Dell."), "{told:#?}");
}

#[test]
fn alike_abilities_are_put_onto_the_stack_without_a_choice() {
    let told = steps("702/dos-mantenimientos-acumulativos.md", Lang::Es);
    assert!(told.iter().all(|step| !step.contains("pone antes en la pila")), "{told:#?}");
}

/// The numbers of the rules that are shown with the step that says something.
fn numbers(file: &str, text: &str) -> Vec<String> {
    let (name, written) = scenario_files(Game::Magic).into_iter().find(|(name, _)| name.ends_with(file)).unwrap();
    let scenario = read(&name, &written).unwrap();
    let told = replay(&scenario, &run_with_boards(&scenario), Lang::En);
    let says = |step: &&vademecum_scenario_format::ReplayStep| step.sentences.iter().any(|told| told.text == text);
    let step = told.steps.iter().find(says).unwrap();
    step.numbers.iter().map(ToString::to_string).collect()
}

/// Checks that a rule is shown with one step of a case and not with another.
fn check_shown(file: &str, number: &str, with: &str, without: &str) {
    assert!(numbers(file, with).iter().any(|shown| shown == number), "{file}: {number} is not shown with {with:?}");
    assert!(!numbers(file, without).iter().any(|shown| shown == number), "{file}: {number} is shown with {without:?}");
}

#[test]
fn rules_are_shown_with_the_choice_that_they_decide() {
    let file = "701/buscar-dos-veces.md";
    check_shown(file, "701.19h", "Ana finds Bear of the Glade.", "Bear of the Glade enters the battlefield.");
    let file = "702/toque-mortal-y-arrollar.md";
    let assigns = "Ana assigns 1 damage from Centipede to Wall of Brambles and 3 damage to Beto.";
    check_shown(file, "702.2c", assigns, "Centipede deals 1 damage to Wall of Brambles.");
    let file = "801/quien-separa-desde-lejos.md";
    check_shown(file, "801.5c", "Dora puts Forest into pile 1.", "Forest goes to Beto’s hand.");
}

#[test]
fn what_follows_from_an_instruction_is_shown_with_it() {
    check_shown(
        "701/descartada-sin-mostrarla.md",
        "701.8c",
        "Ana discards Forest.",
        "Pruning goes to the top of Ana’s library.",
    );
    check_shown(
        "701/buscar-dos-veces.md",
        "305.4",
        "Island enters the battlefield.",
        "Bear of the Glade enters the battlefield.",
    );
    let switched = "The power and toughness of Wandering Wall are switched.";
    check_shown("613/two-switches.md", "613.4d", switched, "Right Side Out 1 goes to the graveyard.");
    check_shown("721/no-end-step.md", "721.1b", "Early Nightfall is exiled.", "Turn 3 begins; it is Beto’s turn.");
    check_shown("721/no-end-step.md", "721.1e", "Turn 3 begins; it is Beto’s turn.", "Early Nightfall is exiled.");
}

#[test]
fn rules_about_what_does_not_happen_are_not_shown() {
    let is_shown = |file, text, number: &str| numbers(file, text).iter().any(|shown| shown == number);
    assert!(!is_shown("702/cria.md", "An ability of Vixen of the Hedge 1, controlled by Ana, triggers.", "702.175b"));
    assert!(!is_shown("702/desenterrar-paso-final.md", "Buried Ogre is exiled.", "616.1f"));
    assert!(!is_shown("702/tormenta-dos-veces.md", "Ana puts a copy of Double Hail onto the stack.", "111.2"));
    assert!(!is_shown("701/confabular.md", "Ana draws a card.", "121.2a"));
}

#[test]
fn a_keyword_is_shown_where_its_ability_does_something() {
    let shown = numbers("702/carronar.md", "Four +1/+1 counters are put on Squirrel.");
    assert!(shown.iter().any(|number| number == "702.97a"), "{shown:?}");
    let shown = numbers("702/desenterrar-paso-final.md", "Buried Ogre is exiled.");
    assert!(shown.iter().any(|number| number == "702.84a"), "{shown:?}");
}

#[test]
fn what_is_done_once_it_is_complete_is_told_behind_its_parts() {
    check_order(
        "701/enrolar-es-enrolar.md",
        Lang::En,
        &[
            "Two +1/+1 counters are put on Zombie Army.",
            "Ana amasses.",
            "An ability of Herald of Bones, controlled by Ana, triggers.",
        ],
    );
}

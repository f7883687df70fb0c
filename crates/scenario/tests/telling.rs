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
fn what_leaves_is_gone_before_it_is_unattached() {
    check_rows(
        "701/deja-de-estar-anexado.md",
        [
            [
                "Arnés de espinas va al cementerio.",
                "Se desanexa Arnés de espinas.",
                "Se dispara una habilidad de Arnés de espinas, que controla Ana.",
            ],
            [
                "Arnês de espinhos vai para o cemitério.",
                "Arnês de espinhos se solta.",
                "Uma habilidade de Arnês de espinhos, controlada por Ana, desencadeia.",
            ],
            [
                "Thorned Harness goes to the graveyard.",
                "Thorned Harness becomes unattached.",
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
            ["La habilidad de Osa arisca contrarresta la copia de Chispa.", "La copia de Chispa va al cementerio."],
            ["A habilidade de Ursa arisca anula a cópia de Faísca.", "A cópia de Faísca vai para o cemitério."],
            ["The ability of Surly She-Bear counters the copy of Spark.", "The copy of Spark goes to the graveyard."],
        ],
    );
    check_rows(
        "702/demostrar.md",
        [
            [
                "Se resuelve la habilidad disparada de Lección de fuego.",
                "Ana pone en la pila una copia de Lección de fuego.",
            ],
            [
                "A habilidade desencadeada de Lição de fogo é resolvida.",
                "Ana coloca na pilha uma cópia de Lição de fogo.",
            ],
            ["The triggered ability of Fire Lesson resolves.", "Ana puts a copy of Fire Lesson onto the stack."],
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
    let resolves = numbers(&told, "The ability of Key of the Dusk resolves. Nothing happens.");
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

#[test]
fn what_is_prevented_comes_before_the_damage_that_is_still_dealt() {
    check_rows(
        "702/absorber.md",
        [
            [
                "Se previenen 2 puntos de daño a Tortuga de pizarra.",
                "Chispa hace 1 punto de daño a Tortuga de pizarra.",
            ],
            [
                "2 pontos de dano a Tartaruga de ardósia são prevenidos.",
                "Faísca causa 1 ponto de dano a Tartaruga de ardósia.",
            ],
            ["2 damage to Slate Tortoise is prevented.", "Spark deals 1 damage to Slate Tortoise."],
        ],
    );
    let told = told("615/uno-de-cada-dano.md", Lang::En);
    let place = |text: &str| told.iter().position(|sentence| sentence.text == text).unwrap();
    for cleric in ["Cleric of Dawn 1", "Cleric of Dawn 2"] {
        let prevented = place(&format!("1 damage to {cleric} is prevented."));
        assert_eq!(prevented + 1, place(&format!("Rain of Cinders deals 1 damage to {cleric}.")));
    }
}

#[test]
fn what_triggers_on_damage_comes_after_the_loss_of_life() {
    check_rows(
        "702/cifrar.md",
        [
            [
                "Ladrón del muelle hace 1 punto de daño a Beto.",
                "Beto pierde 1 vida.",
                "Se dispara una habilidad de Ladrón del muelle, que controla Ana.",
            ],
            [
                "Ladrão do cais causa 1 ponto de dano a Beto.",
                "Beto perde 1 ponto de vida.",
                "Uma habilidade de Ladrão do cais, controlada por Ana, desencadeia.",
            ],
            [
                "Thief of the Quay deals 1 damage to Beto.",
                "Beto loses 1 life.",
                "An ability of Thief of the Quay, controlled by Ana, triggers.",
            ],
        ],
    );
}

#[test]
fn what_triggers_on_entering_comes_after_it() {
    check_rows(
        "702/ascender.md",
        [
            [
                "Oso del claro entra al campo de batalla.",
                "Ana obtiene la bendición de la ciudad.",
                "Se dispara una habilidad de Larva mansa, que controla Ana.",
            ],
            [
                "Urso da clareira entra no campo de batalha.",
                "Ana recebe a bênção da cidade.",
                "Uma habilidade de Larva mansa, controlada por Ana, desencadeia.",
            ],
            [
                "Bear of the Glade enters the battlefield.",
                "Ana gets the city’s blessing.",
                "An ability of Tame Grub, controlled by Ana, triggers.",
            ],
        ],
    );
}

#[test]
fn what_triggers_during_an_activation_comes_after_it() {
    check_rows(
        "104/optional-loop.md",
        [
            [
                "Ana activa una habilidad de Espejo de primavera.",
                "Espejo de primavera se gira.",
                "Se dispara una habilidad de Espejo de primavera, que controla Ana.",
            ],
            [
                "Ana ativa uma habilidade de Espelho da primavera.",
                "A permanente Espelho da primavera é virada.",
                "Uma habilidade de Espelho da primavera, controlada por Ana, desencadeia.",
            ],
            [
                "Ana activates an ability of Spring Mirror.",
                "Spring Mirror becomes tapped.",
                "An ability of Spring Mirror, controlled by Ana, triggers.",
            ],
        ],
    );
    check_rows(
        "702/ensillar.md",
        [
            [
                "Ana activa una habilidad de Alazán de posta.",
                "Criada de establo se gira.",
                "Se dispara una habilidad de Criada de establo, que controla Ana.",
            ],
            [
                "Ana ativa uma habilidade de Alazão de posta.",
                "A permanente Criada do estábulo é virada.",
                "Uma habilidade de Criada do estábulo, controlada por Ana, desencadeia.",
            ],
            [
                "Ana activates an ability of Relay Sorrel.",
                "Stable Hand becomes tapped.",
                "An ability of Stable Hand, controlled by Ana, triggers.",
            ],
        ],
    );
}

#[test]
fn control_ends_after_what_it_depends_on_has_left() {
    check_rows(
        "611/mientras-lo-controles.md",
        [
            ["Urraca del risco va al cementerio.", "Beto recupera el control de Oso del claro."],
            ["Pega do penhasco vai para o cemitério.", "Beto recupera o controle de Urso da clareira."],
            ["Crag Magpie goes to the graveyard.", "Beto regains control of Bear of the Glade."],
        ],
    );
    check_rows(
        "702/deja-de-ver-lo-que-sigue.md",
        [
            ["Ladrona de las dunas sale de fase.", "Beto recupera el control de Oso del prado."],
            ["Ladra das dunas sai de fase.", "Beto recupera o controle de Urso do prado."],
            ["Thief of the Dunes phases out.", "Beto regains control of Bear of the Meadow."],
        ],
    );
}

#[test]
fn a_card_is_drawn_before_it_is_revealed_as_the_first() {
    check_rows(
        "702/milagro.md",
        [
            [
                "Ana roba una carta.",
                "Se muestra Luz inesperada a todos los jugadores.",
                "Luz inesperada va a la mano de Ana.",
            ],
            [
                "Ana compra um card.",
                "O card Luz inesperada é revelado a todos os jogadores.",
                "Luz inesperada vai para a mão de Ana.",
            ],
            [
                "Ana draws a card.",
                "Unexpected Light is revealed to all players.",
                "Unexpected Light goes to Ana’s hand.",
            ],
        ],
    );
}

#[test]
fn effects_are_told_by_what_they_change() {
    for (file, rows) in [
        (
            "701/sospechosa.md",
            [
                "Muro de sombras gana la habilidad de amenaza. Muro de sombras no puede bloquear.",
                "Muro de sombras ganha ameaçar. Muro de sombras não pode bloquear.",
                "Wall of Shadows gains menace. Wall of Shadows can’t block.",
            ],
        ),
        (
            "613/cambiar-de-color.md",
            [
                "Oso del claro pasa a ser de color negro.",
                "Urso da clareira passa a ser de cor preta.",
                "Bear of the Glade becomes black.",
            ],
        ),
    ] {
        check_rows(file, rows.map(|row| [row]));
    }
    // Control of a permanent is told once.
    check_rows(
        "110/sigue-girada.md",
        [
            ["Usurpar se resuelve.", "Beto gana el control de Oso del claro."],
            ["A mágica Usurpar é resolvida.", "Beto ganha o controle de Urso da clareira."],
            ["Usurp resolves.", "Beto gains control of Bear of the Glade."],
        ],
    );
    check_rows(
        "603/lo-que-deja-un-hechizo-robado.md",
        [
            ["Cambio de mando se resuelve.", "Beto gana el control de Noticia lejana."],
            ["A mágica Troca de comando é resolvida.", "Beto ganha o controle de Notícia distante."],
            ["Change of Command resolves.", "Beto gains control of Distant News."],
        ],
    );
}

#[test]
fn what_dies_is_not_removed_from_combat_as_well() {
    for (name, text) in scenario_files(Game::Magic) {
        let scenario = read(&name, &text).unwrap();
        let told = story(&scenario, &run(&scenario), Lang::En);
        for pair in told.windows(2) {
            let dead = pair[0].text.strip_suffix(" goes to the graveyard.");
            let left = pair[1].text.strip_suffix(" is removed from combat.");
            assert!(dead.is_none() || dead != left, "{name}: {}", pair[1].text);
        }
    }
}

#[test]
fn a_card_goes_to_a_place_in_a_library_if_it_is_known() {
    for (file, rows) in [
        (
            "401/el-dueno-las-ordena.md",
            [
                "Ogro del paso va a la parte superior de la biblioteca de Ana.",
                "Ogro do desfiladeiro vai para o topo do grimório de Ana.",
                "Ogre of the Pass goes to the top of Ana’s library.",
            ],
        ),
        (
            "401/terceira-a-partir-do-topo.md",
            [
                "Tortuga 1 va a la biblioteca de Ana, en el lugar 3 desde arriba.",
                "Tartaruga 1 vai para o grimório de Ana, na posição 3 a partir do topo.",
                "Turtle 1 goes to Ana’s library, to position 3 from the top.",
            ],
        ),
        (
            "401/terceira-a-partir-do-topo.md",
            [
                "Tortuga 2 va al fondo de la biblioteca de Beto.",
                "Tartaruga 2 vai para o fundo do grimório de Beto.",
                "Turtle 2 goes to the bottom of Beto’s library.",
            ],
        ),
    ] {
        check_rows(file, rows.map(|row| [row]));
    }
    // Cards that are shuffled into a library have no known place.
    let told = told("103/mulligan.md", Lang::En);
    assert!(told.iter().any(|sentence| sentence.text == "Forest goes to Ana’s library."));
}

#[test]
fn a_token_that_is_gone_has_a_number_as_well() {
    check_rows(
        "702/una-ficha-no-acecha.md",
        [
            ["Ana crea una ficha: Plañidera del osario 2."],
            ["Ana cria uma ficha: Carpideira do ossário 2."],
            ["Ana creates a token: Mourner of the Ossuary 2."],
        ],
    );
}

#[test]
fn who_blocks_alone_is_named_where_that_is_forbidden() {
    check_rows(
        "509/two-to-obey.md",
        [
            ["¿Y si Ben bloquea solo con Centinela jurado? No puede: lo impide la regla 702.111b."],
            ["E se Ben bloquear só com Sentinela jurado? Não pode: a regra 702.111b não permite."],
            ["What if Ben blocks with only Sworn Sentinel? Not allowed: rule 702.111b forbids it."],
        ],
    );
}

#[test]
fn a_mode_is_chosen_of_something() {
    check_rows(
        "700/modos.md",
        [
            [
                "¿Y si Ana elige el modo 1 de Dilema: «Destruye la criatura objetivo»? No puede: lo impide la regla 700.2a.",
            ],
            ["E se Ana escolher o modo 1 de Dilema: “Destrua a criatura alvo”? Não pode: a regra 700.2a não permite."],
            ["What if Ana chooses mode 1 of Dilemma: “Destroy target creature”? Not allowed: rule 700.2a forbids it."],
        ],
    );
}

#[test]
fn what_a_rule_or_effect_does_without_an_event_is_told() {
    for (file, rows) in [
        (
            "310/otro-la-protege.md",
            [
                "Carla es quien protege Asedio del torreón.",
                "Carla é quem protege Cerco do torreão.",
                "Carla becomes the protector of Siege of the Keep.",
            ],
        ),
        (
            "702/sin-paso-de-enderezar.md",
            ["Ana se salta el paso de enderezar.", "Ana pula a etapa de desvirar.", "Ana skips the untap step."],
        ),
        (
            "702/armadura-umbra.md",
            [
                "Desaparece el daño marcado en Oso del claro.",
                "O dano marcado em Urso da clareira desaparece.",
                "The damage marked on Bear of the Glade is removed.",
            ],
        ),
    ] {
        check_rows(file, rows.map(|row| [row]));
    }
}

/// What triggers as a cost is paid waits for the ability to be activated (602.2b, 603.3).
#[test]
fn what_a_cost_triggers_comes_after_the_activation() {
    check_rows(
        "700/morir.md",
        [
            [
                "Ana activa una habilidad de Altar de hueso.",
                "Ana sacrifica Cabra 2.",
                "Cabra 2 va al cementerio.",
                "Se dispara una habilidad de Plañidera, que controla Ana.",
            ],
            [
                "Ana ativa uma habilidade de Altar de osso.",
                "Ana sacrifica Cabra 2.",
                "Cabra 2 vai para o cemitério.",
                "Uma habilidade de Carpideira, controlada por Ana, desencadeia.",
            ],
            [
                "Ana activates an ability of Altar of Bone.",
                "Ana sacrifices Goat 2.",
                "Goat 2 goes to the graveyard.",
                "An ability of Mourner, controlled by Ana, triggers.",
            ],
        ],
    );
}

#[test]
fn an_activation_comes_before_its_targets_and_costs() {
    check_rows(
        "607/nada-que-copiar.md",
        [
            [
                "Ana activa la habilidad de {1}{T} de Tinglado de espejos.",
                "La habilidad de Tinglado de espejos hace objetivo a Osa parda.",
                "Ana activa una habilidad de maná de Isla.",
            ],
            [
                "Ana ativa a habilidade de {1}{T} de Barracão de espelhos.",
                "A habilidade de Barracão de espelhos tem Ursa parda como alvo.",
                "Ana ativa uma habilidade de mana de Ilha.",
            ],
            [
                "Ana activates the {1}{T} ability of Mirror Shed.",
                "The ability of Mirror Shed targets Brown Bear.",
                "Ana activates a mana ability of Island.",
            ],
        ],
    );
}

#[test]
fn a_special_action_comes_before_what_is_paid_for_it() {
    check_rows(
        "702/tramar.md",
        [
            ["Ana trama Emboscada en el paso.", "Ana activa una habilidad de maná de Montaña."],
            ["Ana trama Emboscada no desfiladeiro.", "Ana ativa uma habilidade de mana de Montanha."],
            ["Ana plots Ambush at the Pass.", "Ana activates a mana ability of Mountain."],
        ],
    );
}

#[test]
fn a_merged_permanent_goes_by_the_name_of_its_top() {
    check_rows(
        "702/mutar-por-encima.md",
        [
            ["Leona de la niebla se fusiona con Ciervo del soto, por encima.", "Leona de la niebla muta."],
            ["Leoa da névoa mescla-se com Cervo do souto, por cima.", "Leoa da névoa sofre mutação."],
            ["Lioness of the Mist merges with Stag of the Copse, on top of it.", "Lioness of the Mist mutates."],
        ],
    );
}

#[test]
fn what_enters_as_a_copy_says_of_what() {
    check_rows(
        "707/copia-de-una-copia.md",
        [
            ["Doble azul entra al campo de batalla como copia de Osa vieja."],
            ["Dublê azul entra no campo de batalha como cópia de Ursa velha."],
            ["Blue Double enters the battlefield as a copy of Old She-Bear."],
        ],
    );
}

#[test]
fn a_turn_of_a_team_is_that_of_all_its_players() {
    check_rows(
        "805/el-turno-de-un-equipo.md",
        [
            ["Comienza el turno 3, de Carla y Dora."],
            ["Começa o turno 3, de Carla e Dora."],
            ["Turn 3 begins; it is Carla and Dora’s turn."],
        ],
    );
}

#[test]
fn creatures_are_paired_until_one_of_them_changes_hands() {
    check_rows(
        "702/almas-separadas.md",
        [
            ["Las criaturas Druida del lazo y Oso del claro dejan de estar emparejadas."],
            ["As criaturas Druida do laço e Urso da clareira deixam de estar emparelhadas."],
            ["Druid of the Bond and Bear of the Glade are no longer paired."],
        ],
    );
}

#[test]
fn a_claim_that_only_a_refusal_shows_stands_with_it() {
    let told = told("702/alardear-sin-atacar.md", Lang::En);
    let with_claim: Vec<&Sentence> =
        told.iter().filter(|sentence| sentence.numbers.iter().any(|number| number.to_string() == "702.142a")).collect();
    assert!(matches!(with_claim[..], [refusal] if refusal.text.starts_with("What if Ana")), "{with_claim:?}");
}

#[test]
fn rules_about_what_is_not_there_are_not_told() {
    // No ability triggers on attacks or blocks, nothing is paid for them, and nothing waits for later.
    for sentence in told("702/toque-mortal.md", Lang::En) {
        let idle = |number: &&String| matches!(number.as_str(), "508.1h" | "508.2a" | "509.1d" | "509.3f" | "603.7a");
        let numbers: Vec<String> = sentence.numbers.iter().map(ToString::to_string).collect();
        assert_eq!(numbers.iter().find(idle), None, "{}", sentence.text);
    }
}

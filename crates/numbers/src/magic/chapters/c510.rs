// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 510. Paso de daño de combate

use vademecum_vocab::{Game, Rule};

/// **510** Paso de daño de combate · Etapa de dano de combate
pub const R510: Rule = Rule::new(Game::Magic, 1062);

/// **510.1**
///
/// *es:* Primero anuncia el jugador activo cómo asigna su daño de combate cada atacante; después, el jugador defensor, cada bloqueadora (reglas 510.1a–510.1e). Es acción basada en turno sin pila.
///
/// *pt:* Em ação baseada no turno sem pilha, o jogador ativo anuncia como cada atacante atribui dano de combate; depois, o jogador defensor, como cada bloqueadora (regra 510.1a–e).
pub const R510_1: Rule = Rule::new(Game::Magic, 1063);

/// **510.1a**
///
/// *es:* La fuerza de cada atacante o bloqueadora es el daño de combate que asigna; si así fuera 0 o menos, no asigna nada.
///
/// *pt:* Cada atacante ou bloqueadora atribui tanto dano de combate quanto seu poder; se daria 0 ou menos, não atribui.
pub const R510_1A: Rule = Rule::new(Game::Magic, 1064);

/// **510.1b**
///
/// *es:* La no bloqueada asigna su daño al jugador, planeswalker o batalla que ataca. Si ahora nada ataca, quizá porque lo atacado ya no está, no asigna daño.
///
/// *pt:* Não bloqueada, a atacante atribui o dano ao jogador, planeswalker ou batalha que ataca; se agora não ataca nada (o planeswalker saiu, digamos), não atribui nenhum.
pub const R510_1B: Rule = Rule::new(Game::Magic, 1065);

/// **510.1c**
///
/// *es:* Bloqueada, la criatura asigna su daño de combate a las que la bloquean: todo a la única que haya o, si son varias, repartido como quiera el controlador de la atacante. Si ya ninguna la bloquea, no asigna.
///
/// *pt:* O dano da atacante bloqueada vai para quem a bloqueia: inteiro, se é um só bloqueador; se são mais, dividido entre eles como o controlador da atacante escolher. Se nenhum bloqueador restou, ela não atribui dano de combate.
pub const R510_1C: Rule = Rule::new(Game::Magic, 1066);

/// **510.1d**
///
/// *es:* Lo que asigna la bloqueadora va a quienes bloquea: entero si es una criatura, repartido a gusto de su controlador si son más. Si ya no bloquea a ninguna, no asigna daño de combate.
///
/// *pt:* A bloqueadora atribui o dano às criaturas que bloqueia: tudo à única ou, com duas ou mais, dividido entre elas como o controlador da bloqueadora escolher. Se já não bloqueia nenhuma, não atribui dano de combate.
pub const R510_1D: Rule = Rule::new(Game::Magic, 1067);

/// **510.1e**
///
/// *es:* Lo que asigna un jugador se comprueba al final y en conjunto, no criatura por criatura. Si incumple las reglas anteriores, es ilegal y se retrocede al momento antes de que ese jugador empezara a asignar (regla 730).
///
/// *pt:* Depois que um jogador atribuiu todo o dano de suas criaturas, confere-se o conjunto, não cada criatura isolada. Se contraria as regras acima, é ilegal: volta-se a antes da atribuição desse jogador (regra 730).
pub const R510_1E: Rule = Rule::new(Game::Magic, 1068);

/// **510.2**
///
/// *es:* Después se hace todo el daño asignado a la vez, por una acción basada en turno sin pila. Entre asignarlo y hacerlo nadie puede lanzar hechizos ni activar habilidades.
///
/// *pt:* Em segundo lugar, o dano atribuído é causado todo junto, sem usar a pilha. Nesse intervalo entre atribuir e causar, ninguém pode conjurar nem ativar nada.
pub const R510_2: Rule = Rule::new(Game::Magic, 1069);

/// **510.3**
///
/// *es:* Con el daño ya hecho, el jugador activo recibe prioridad (regla 117).
///
/// *pt:* Causado o dano, o jogador ativo recebe prioridade (regra 117).
pub const R510_3: Rule = Rule::new(Game::Magic, 1070);

/// **510.3a**
///
/// *es:* Antes de esa prioridad se apila lo disparado por el daño o en las acciones basadas en estado siguientes, sin importar el orden de disparo (regla 603).
///
/// *pt:* Antes dessa prioridade, vai para a pilha o que desencadeou com o dano ou nas ações baseadas no estado seguintes, em qualquer sequência (regra 603).
pub const R510_3A: Rule = Rule::new(Game::Magic, 1071);

/// **510.4**
///
/// *es:* Si al empezar este paso hay en combate criaturas con dañar primero o con dañar dos veces, solo esas asignan daño, y sigue un segundo paso de daño de combate antes del de final. En él lo asignan las restantes que al empezar el primero no tenían ninguna de las dos y las que ahora tienen dañar dos veces (reglas 702.4 y 702.7).
///
/// *pt:* Havendo iniciativa ou golpe duplo em alguma atacante ou bloqueadora quando a etapa começa, só as que têm uma delas atribuem dano, e a fase ganha outra etapa de dano antes da de final. Nesta segunda atribuem as restantes que não tinham nenhuma das duas no começo da primeira e as que agora têm golpe duplo (regras 702.4 e 702.7).
pub const R510_4: Rule = Rule::new(Game::Magic, 1072);

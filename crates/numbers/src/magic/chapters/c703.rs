// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 703. Acciones basadas en turno

use vademecum_vocab::{Game, Rule};

/// **703** Acciones basadas en turno · Ações baseadas no turno
pub const R703: Rule = Rule::new(Game::Magic, 2426);

/// **703.1**
///
/// *es:* El juego hace por sí mismo, sin usar la pila, las acciones basadas en turno: al comenzar ciertos pasos y fases, y al terminar cualquiera.
///
/// *pt:* Ações baseadas no turno são automáticas, sem pilha; o jogo as realiza no começo de algumas etapas e fases e no fim de todas.
pub const R703_1: Rule = Rule::new(Game::Magic, 2427);

/// **703.1a**
///
/// *es:* Una habilidad que espera el comienzo de un paso o fase es disparada (regla 603), no acción basada en turno.
///
/// *pt:* Uma habilidade que aguarda o início de certa etapa ou fase é desencadeada (regra 603), não ação baseada no turno.
pub const R703_1A: Rule = Rule::new(Game::Magic, 2428);

/// **703.2**
///
/// *es:* Ningún jugador controla las acciones basadas en turno.
///
/// *pt:* Não existe controlador de ação baseada no turno.
pub const R703_2: Rule = Rule::new(Game::Magic, 2429);

/// **703.3**
///
/// *es:* Cuando comienza un paso o fase con acciones basadas en turno, estas van antes que nada: antes de comprobar las basadas en estado, de poner disparadas en la pila y de dar prioridad.
///
/// *pt:* Se a etapa ou fase que começa tem ações baseadas no turno, elas vêm primeiro: antes da verificação das baseadas no estado, das desencadeadas e da prioridade.
pub const R703_3: Rule = Rule::new(Game::Magic, 2430);

/// **703.4**
///
/// *es:* Hay 15 acciones basadas en turno (reglas 703.4a–703.4q); solo la última ocurre al terminar pasos y fases.
///
/// *pt:* São 15 as ações do turno (regra 703.4a–q); só a última ocorre no fim de etapas e fases.
pub const R703_4: Rule = Rule::new(Game::Magic, 2431);

/// **703.4a**
///
/// *es:* Al empezar el paso de enderezar, a la vez, salen de fase los permanentes del jugador activo que tienen cambiar de fase y regresan los que salieron bajo su control (regla 502.1).
///
/// *pt:* Ao abrir a etapa de desvirar, tudo junto: as permanentes em fase com alternância do jogador ativo saem de fase e as que saíram sob o controle dele voltam (regra 502.1).
pub const R703_4A: Rule = Rule::new(Game::Magic, 2432);

/// **703.4b**
///
/// *es:* Tras ese cambio de fase, aún al enderezar, se comprueba si el día pasa a noche o al revés; sin ninguna de esas designaciones, no (regla 502.2).
///
/// *pt:* Após a alternância na etapa de desvirar, o jogo verifica se a designação de dia ou noite muda; sem nenhuma, nada verifica (regra 502.2).
pub const R703_4B: Rule = Rule::new(Game::Magic, 2433);

/// **703.4c**
///
/// *es:* Comprobado el día o la noche (o, si no los hay, tras el cambio de fase), el jugador activo decide qué permanentes que controla se enderezan, y los endereza a la vez (regla 502.3).
///
/// *pt:* Ainda na etapa de desvirar, verificado o dia ou noite (ou logo após a alternância, se o jogo não os tem), o jogador ativo define quais permanentes suas desviram e as desvira juntas (regra 502.3).
pub const R703_4C: Rule = Rule::new(Game::Magic, 2434);

/// **703.4d**
///
/// *es:* El paso de robar empieza con el robo de una carta por el jugador activo (regla 504.1).
///
/// *pt:* Na etapa de compra, antes de tudo, o jogador ativo compra um card (regra 504.1).
pub const R703_4D: Rule = Rule::new(Game::Magic, 2435);

/// **703.4e**
///
/// *es:* En Archenemy (regla 904), la fase principal precombate del archienemigo empieza poniendo en marcha él la carta de encima de su mazo de planes (regla 701.25).
///
/// *pt:* Em Archenemy (regra 904), mal começa sua fase principal pré-combate, o arqui-inimigo aciona o esquema do topo do seu deck de esquemas (regra 701.25).
pub const R703_4E: Rule = Rule::new(Game::Magic, 2436);

/// **703.4f**
///
/// *es:* Al empezar su fase principal precombate, el jugador pone un contador de sabiduría en cada encantamiento Saga que controla; en Archenemy, tras el plan (regla 714).
///
/// *pt:* Ao começar sua fase principal pré-combate, o jogador põe um marcador de conhecimento em todo encantamento Saga que controla; em Archenemy, após a ação do esquema (regra 714).
pub const R703_4F: Rule = Rule::new(Game::Magic, 2437);

/// **703.4g**
///
/// *es:* Puestos los contadores de sabiduría, el jugador activo tira el dado para visitar sus Atracciones, si controla alguna (regla 701.49).
///
/// *pt:* Depois dos marcadores de conhecimento, o jogador ativo que controla Atrações rola para visitá-las (regra 701.49).
pub const R703_4G: Rule = Rule::new(Game::Magic, 2438);

/// **703.4h**
///
/// *es:* Con varios jugadores, si los oponentes no son todos jugadores defensores automáticamente, el jugador activo elige, al comenzar el paso de inicio del combate, a uno como jugador defensor (regla 507.1).
///
/// *pt:* No multijogador em que nem todo oponente é automaticamente defensor, o jogador ativo, iniciada a etapa de início de combate, escolhe um como jogador defensor (regra 507.1).
pub const R703_4H: Rule = Rule::new(Game::Magic, 2439);

/// **703.4i**
///
/// *es:* El jugador activo declara atacantes nada más empezar ese paso (regla 508.1).
///
/// *pt:* O jogador ativo declara atacantes assim que começa a etapa de declaração de atacantes (regra 508.1).
pub const R703_4I: Rule = Rule::new(Game::Magic, 2440);

/// **703.4j**
///
/// *es:* El jugador defensor declara bloqueadoras en cuanto empieza ese paso (regla 509.1).
///
/// *pt:* O jogador defensor declara bloqueadores logo no início da etapa de declaração de bloqueadores (regra 509.1).
pub const R703_4J: Rule = Rule::new(Game::Magic, 2441);

/// **703.4k**
///
/// *es:* Al empezar el paso de daño de combate, en orden JAJNA, los jugadores anuncian cómo asigna su daño de combate cada atacante o bloqueadora que controlan (regla 510.1).
///
/// *pt:* Começando a etapa de dano de combate, os jogadores, na ordem APNAP, anunciam como suas criaturas atacantes e bloqueadoras atribuem o dano de combate (regra 510.1).
pub const R703_4K: Rule = Rule::new(Game::Magic, 2442);

/// **703.4m**
///
/// *es:* En cuanto está asignado, el daño de combate se hace de una vez (regla 510.2).
///
/// *pt:* Feita a atribuição, o dano de combate é causado de uma só vez (regra 510.2).
pub const R703_4M: Rule = Rule::new(Game::Magic, 2443);

/// **703.4n**
///
/// *es:* Al empezar la limpieza, el jugador activo con más cartas en la mano que su tamaño máximo (normalmente siete) descarta el exceso (regla 514.1).
///
/// *pt:* A limpeza começa com o descarte: se o jogador ativo passa do número máximo de cards na mão, em geral sete, descarta o excesso (regra 514.1).
pub const R703_4N: Rule = Rule::new(Game::Magic, 2444);

/// **703.4p**
///
/// *es:* Tras el eventual descarte, desaparece a la vez todo el daño de los permanentes y acaban los efectos «este turno» y «hasta el final del turno» (regla 514.2).
///
/// *pt:* Após o eventual descarte na limpeza, somem juntos todo o dano marcado nas permanentes e os efeitos “neste turno” e “até o final do turno” (regra 514.2).
pub const R703_4P: Rule = Rule::new(Game::Magic, 2445);

/// **703.4q**
///
/// *es:* El maná que queda en la reserva de cualquier jugador se pierde al acabar cada paso o fase (regla 500.4).
///
/// *pt:* Mana não usado some da reserva dos jogadores no fim de toda etapa e fase (regra 500.4).
pub const R703_4Q: Rule = Rule::new(Game::Magic, 2446);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 802. Alternativa de atacar a varios jugadores

use vademecum_vocab::{Game, Rule};

/// **802** Alternativa de atacar a varios jugadores · Opção de atacar múltiplos jogadores
pub const R802: Rule = Rule::new(Game::Magic, 2892);

/// **802.1**
///
/// *es:* Es una alternativa de algunos juegos de varios jugadores: en cada combate, el jugador activo puede repartir su ataque entre varios jugadores o concentrarlo en uno solo.
///
/// *pt:* Opção de alguns jogos multijogador: no mesmo combate, o jogador ativo pode atacar vários outros jogadores ou, se preferir, apenas um.
pub const R802_1: Rule = Rule::new(Game::Magic, 2893);

/// **802.2**
///
/// *es:* Nadie elige a un jugador defensor al empezar la fase de combate: lo son, mientras dura, todos los oponentes del jugador atacante.
///
/// *pt:* Durante a fase de combate, cada oponente do jogador atacante é jogador defensor; não se escolhe um deles no início da fase.
pub const R802_2: Rule = Rule::new(Game::Magic, 2894);

/// **802.2a**
///
/// *es:* «Jugador defensor» es siempre uno en concreto, nunca todos. Si lo menciona una habilidad de una criatura atacante, o un hechizo o habilidad que habla también de una criatura atacante, es, salvo indicación contraria, aquel a quien ella ataca, el controlador del planeswalker atacado o el protector de la batalla atacada; si ya no ataca, el de antes de ser removida del combate. Con varias atacantes se determina para cada una. Si cabe elegir entre varios jugadores, lo hace el controlador del hechizo o habilidad.
///
/// *pt:* Quando um texto diz “jogador defensor”, refere-se a um só deles. Em habilidade de criatura atacante, ou em mágica ou habilidade que cita criatura atacante e jogador defensor, é, salvo indicação em contrário, o jogador que ela ataca, o controlador do planeswalker atacado ou o protetor da batalha atacada; se já não ataca, o de antes de ser removida do combate. Para várias atacantes, define-se caso a caso. Havendo mais de um jogador defensor possível, escolhe o controlador da mágica ou habilidade.
pub const R802_2A: Rule = Rule::new(Game::Magic, 2895);

/// **802.3**
///
/// *es:* Cada atacante, al declararse, se dirige a lo que elija el jugador atacante: un jugador defensor, un planeswalker que alguno de ellos controle o una batalla que alguno proteja (regla 508).
///
/// *pt:* Ao declarar cada criatura, o jogador atacante escolhe para onde ela vai: um jogador defensor, um planeswalker controlado por um deles ou uma batalha que um deles protege (regra 508).
pub const R802_3: Rule = Rule::new(Game::Magic, 2896);

/// **802.3a**
///
/// *es:* Requisitos y restricciones miran al grupo atacante entero, que debe ser legal en conjunto; los que se refieren a atacar a un jugador concreto solo valen para las criaturas que lo atacan (regla 508.1).
///
/// *pt:* Restrições e requisitos avaliam-se sobre o grupo atacante inteiro, que tem de ser válido; os ligados a atacar certo jogador, só sobre as criaturas que o atacam (regra 508.1).
pub const R802_3A: Rule = Rule::new(Game::Magic, 2897);

/// **802.3b**
///
/// *es:* Un grupo formado al agrupar no puede repartirse entre jugadores distintos (regla 702.22).
///
/// *pt:* Um bando não se divide para atacar jogadores diferentes (regra 702.22).
pub const R802_3B: Rule = Rule::new(Game::Magic, 2898);

/// **802.4**
///
/// *es:* Con varios jugadores atacados (en persona, en planeswalkers que controlan o en batallas que protegen), cada jugador defensor, en orden JAJNA, declara todos sus bloqueos al empezar el paso de declarar bloqueadoras (reglas 101.4 y 509).
///
/// *pt:* Havendo mais de um atacado (ele, planeswalker que controla ou batalha que protege), ao iniciar a etapa de declaração de bloqueadores cada jogador defensor, na ordem APNAP, declara todos os seus bloqueios (regras 101.4 e 509).
pub const R802_4: Rule = Rule::new(Game::Magic, 2899);

/// **802.4a**
///
/// *es:* Un jugador defensor usa para bloquear solo las criaturas que controla, y estas solo bloquean a las atacantes que van contra él, contra planeswalkers que controla o contra batallas que protege.
///
/// *pt:* Ninguém bloqueia no lugar de outro: cada jogador defensor usa só criaturas que controla, contra as que atacam a ele, a um planeswalker que controla ou a uma batalha que protege.
pub const R802_4A: Rule = Rule::new(Game::Magic, 2900);

/// **802.4b**
///
/// *es:* La legalidad de los bloqueos de un jugador defensor se mira sin contar las criaturas que atacan a otros jugadores ni las bloqueadoras de otros.
///
/// *pt:* Para saber se os bloqueios de um jogador defensor são válidos, não contam as criaturas que atacam outros jogadores nem as bloqueadoras dos outros.
pub const R802_4B: Rule = Rule::new(Game::Magic, 2901);

/// **802.5**
///
/// *es:* En el paso de daño de combate solo cambia la asignación, que va en orden JAJNA; lo demás es como entre dos jugadores (regla 510).
///
/// *pt:* A ordem APNAP vale para atribuir o dano de combate; no resto, a etapa é a de um jogo de dois jogadores (regra 510).
pub const R802_5: Rule = Rule::new(Game::Magic, 2902);

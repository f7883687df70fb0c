// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 100. General

use vademecum_vocab::{Game, Rule};

/// **100** General · Geral
pub const R100: Rule = Rule::new(Game::Magic, 1);

/// **100.1**
///
/// *es:* Este reglamento vale para cualquier juego de Magic, tanto si participan dos jugadores como si son más.
///
/// *pt:* Estas regras valem para qualquer jogo de Magic, sejam dois os participantes ou mais.
pub const R100_1: Rule = Rule::new(Game::Magic, 2);

/// **100.1a**
///
/// *es:* Se habla de juego de dos jugadores cuando lo empiezan exactamente dos.
///
/// *pt:* Quando exatamente duas pessoas começam o jogo, ele é um jogo com dois jogadores.
pub const R100_1A: Rule = Rule::new(Game::Magic, 3);

/// **100.1b**
///
/// *es:* Si al empezar hay tres jugadores o más, el juego es de varios jugadores (sección 8).
///
/// *pt:* Com três ou mais jogadores no início, o jogo é multijogador (seção 8).
pub const R100_1B: Rule = Rule::new(Game::Magic, 4);

/// **100.2**
///
/// *es:* Cada uno trae su propio mazo de cartas tradicionales, algo con que señalar fichas y contadores y una forma clara de llevar la cuenta de la vida.
///
/// *pt:* Cada participante leva um deck próprio de cards tradicionais, algo que sirva de ficha e de marcador, e um jeito claro de anotar os pontos de vida.
pub const R100_2: Rule = Rule::new(Game::Magic, 5);

/// **100.2a**
///
/// *es:* En construido el mazo se prepara de antemano y tiene al menos 60 cartas. Las tierras básicas son ilimitadas; de cualquier otra carta caben hasta cuatro con igual nombre en inglés, y los nombres intercambiables (regla 201.3) cuentan como el mismo.
///
/// *pt:* No construído, o deck é montado de antemão e tem no mínimo 60 cards. Terrenos básicos entram à vontade; dos demais cards, até quatro com o mesmo nome em inglês, e nomes intercambiáveis (regra 201.3) contam como um só.
pub const R100_2A: Rule = Rule::new(Game::Magic, 6);

/// **100.2b**
///
/// *es:* En limitado, todos reciben la misma cantidad de producto cerrado (sobres, por ejemplo) y arman solo con él y tierras básicas un mazo de 40 cartas o más. Repetir cartas no tiene tope.
///
/// *pt:* No limitado, todos recebem igual quantidade de produto lacrado (boosters, por exemplo) e montam só com ele e com terrenos básicos um deck de pelo menos 40 cards. Repetir cards não tem limite.
pub const R100_2B: Rule = Rule::new(Game::Magic, 7);

/// **100.2c**
///
/// *es:* En Commander la construcción del mazo tiene requisitos y restricciones propios, que se suman a los generales (regla 903).
///
/// *pt:* Commander acrescenta exigências e restrições próprias à montagem do deck (regra 903).
pub const R100_2C: Rule = Rule::new(Game::Magic, 8);

/// **100.2d**
///
/// *es:* Ciertos formatos y variantes casuales permiten además un mazo suplementario de cartas no tradicionales (regla 108.2a), con reglas de construcción propias (reglas 717, 901 y 904).
///
/// *pt:* Certos formatos e variantes casuais permitem também um deck suplementar de cards não tradicionais (regra 108.2a), com regras próprias (regras 717, 901 e 904).
pub const R100_2D: Rule = Rule::new(Game::Magic, 9);

/// **100.3**
///
/// *es:* Hay cartas que piden monedas o dados corrientes, y variantes casuales que exigen más material: cartas designadas para ello, cartas no tradicionales o dados especiales.
///
/// *pt:* Alguns cards pedem moedas ou dados comuns, e há variantes casuais que exigem mais: cards designados para elas, cards não tradicionais ou dados especiais.
pub const R100_3: Rule = Rule::new(Game::Magic, 10);

/// **100.4**
///
/// *es:* Cada jugador puede llevar también un sideboard: cartas de reserva con las que cambia su mazo entre un juego y otro de la misma partida.
///
/// *pt:* Cada jogador também pode ter uma reserva (sideboard): cards extras que servem para alterar o deck entre um jogo e outro da mesma partida.
pub const R100_4: Rule = Rule::new(Game::Magic, 11);

/// **100.4a**
///
/// *es:* Caben hasta 15 cartas en un sideboard de construido, y se suman a las del mazo para el tope de cuatro copias (regla 100.2a).
///
/// *pt:* No construído, a reserva vai até 15 cards, e o teto de quatro cópias (regra 100.2a) soma deck e reserva.
pub const R100_4A: Rule = Rule::new(Game::Magic, 12);

/// **100.4b**
///
/// *es:* En limitado individual, toda carta que un jugador recibió y no metió en su mazo forma parte de su sideboard.
///
/// *pt:* No limitado individual, tudo o que um jogador recebeu e deixou fora do deck é a sua reserva.
pub const R100_4B: Rule = Rule::new(Game::Magic, 13);

/// **100.4c**
///
/// *es:* En limitado de Gigante de dos cabezas el sideboard es común: lo forman las cartas del equipo que ninguno de los compañeros usa en su mazo.
///
/// *pt:* No limitado em Gigante de Duas Cabeças, a reserva é da equipe: fica nela cada card recebido que nenhum dos dois pôs no deck.
pub const R100_4C: Rule = Rule::new(Game::Magic, 14);

/// **100.4d**
///
/// *es:* En las demás variantes de limitado por equipos, cada carta que sobra se asigna al sideboard propio de uno de los jugadores y no puede pasar a otro.
///
/// *pt:* Nas outras variantes de limitado por equipes, cada card que sobra vai para a reserva própria de um dos jogadores, sem transferências entre eles.
pub const R100_4D: Rule = Rule::new(Game::Magic, 15);

/// **100.5**
///
/// *es:* El tamaño mínimo de mazo es la cantidad de cartas que este debe alcanzar. Tope no hay ninguno, salvo en Commander.
///
/// *pt:* Chama-se tamanho mínimo de deck o número de cards que ele precisa alcançar. Não há limite máximo, exceto em Commander.
pub const R100_5: Rule = Rule::new(Game::Magic, 16);

/// **100.6**
///
/// *es:* Casi todos los torneos (juego organizado con premios) se rigen además por las Reglas de Torneo, que pueden restringir cartas o incluso vetar colecciones antiguas enteras.
///
/// *pt:* Quase todo torneio (evento organizado que vale prêmios) segue também as Regras de Torneio, que podem restringir cards ou até proibir todos os de certas coleções antigas.
pub const R100_6: Rule = Rule::new(Game::Magic, 17);

/// **100.6a**
///
/// *es:* Las partidas de un torneo, que suelen ser varias, se juegan por lo general a dos juegos ganados entre dos jugadores y a un único juego entre varios.
///
/// *pt:* Em geral um torneio tem várias partidas. A de dois jogadores costuma ir até alguém vencer dois jogos; a multijogador costuma ter um jogo só.
pub const R100_6A: Rule = Rule::new(Game::Magic, 18);

/// **100.6b**
///
/// *es:* Para encontrar torneos cerca está el localizador de tiendas y eventos de Wizards.com/Locator.
///
/// *pt:* Para achar torneios na região há o localizador de lojas e eventos em Wizards.com/Locator.
pub const R100_6B: Rule = Rule::new(Game::Magic, 19);

/// **100.7**
///
/// *es:* Hay cartas para juego casual que pueden salirse de este reglamento: entre ellas, las de prueba de Mystery Booster, las promocionales o de colecciones Un- con borde plateado y las de Unfinity con el símbolo de bellota.
///
/// *pt:* Cards feitos para jogo casual podem fugir destas regras: entre eles, os de teste de Mystery Booster, os de borda prateada (promocionais ou das coleções Un-) e os de Unfinity com bolota.
pub const R100_7: Rule = Rule::new(Game::Magic, 20);

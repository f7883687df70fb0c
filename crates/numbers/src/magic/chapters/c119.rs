// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 119. Vida

use vademecum_vocab::{Game, Rule};

/// **119** Vida · Pontos de vida
pub const R119: Rule = Rule::new(Game::Magic, 417);

/// **119.1**
///
/// *es:* Cada jugador empieza el juego con 20 vidas; ciertas variantes fijan otra cifra.
///
/// *pt:* Cada jogador começa o jogo com 20 pontos de vida; algumas variantes usam outro valor.
pub const R119_1: Rule = Rule::new(Game::Magic, 418);

/// **119.1a**
///
/// *es:* En Gigante de dos cabezas, el equipo comienza con 30 vidas (regla 810).
///
/// *pt:* Em Gigante de Duas Cabeças, são 30 pontos de vida para cada equipe no início (regra 810).
pub const R119_1A: Rule = Rule::new(Game::Magic, 419);

/// **119.1b**
///
/// *es:* En Vanguard, a las 20 vidas con que comienza cada jugador se les suma o resta el modificador de vida de su carta vanguard (regla 902).
///
/// *pt:* Em Vanguard, cada jogador começa com 20 pontos de vida, somando ou subtraindo o modificador de vida do seu card de vanguard (regra 902).
pub const R119_1B: Rule = Rule::new(Game::Magic, 420);

/// **119.1c**
///
/// *es:* En Commander se comienza con 40 vidas por jugador (regla 903).
///
/// *pt:* Em Commander, cada um começa com 40 pontos de vida (regra 903).
pub const R119_1C: Rule = Rule::new(Game::Magic, 421);

/// **119.1d**
///
/// *es:* En Brawl, cada jugador comienza con 25 vidas si juegan dos y con 30 si son más (regla 903.12).
///
/// *pt:* Em Brawl, cada um começa com 25 pontos de vida se o jogo é de dois, ou com 30 se é multijogador (regra 903.12).
pub const R119_1D: Rule = Rule::new(Game::Magic, 422);

/// **119.1e**
///
/// *es:* En Archenemy, el archienemigo comienza con 40 vidas (regla 904).
///
/// *pt:* Em Archenemy, o arqui-inimigo começa com 40 pontos de vida (regra 904).
pub const R119_1E: Rule = Rule::new(Game::Magic, 423);

/// **119.2**
///
/// *es:* Normalmente, el daño hecho a un jugador le cuesta esa misma cantidad de vidas (regla 120.3).
///
/// *pt:* Sofrer dano costuma fazer o jogador perder 1 ponto de vida para cada ponto de dano (regra 120.3).
pub const R119_2: Rule = Rule::new(Game::Magic, 424);

/// **119.3**
///
/// *es:* Las vidas que un efecto hace ganar o perder a un jugador se suman a su total o se restan de él.
///
/// *pt:* Quando um efeito faz um jogador ganhar ou perder pontos de vida, eles se somam ao seu total ou saem dele.
pub const R119_3: Rule = Rule::new(Game::Magic, 425);

/// **119.4**
///
/// *es:* Para pagar más de 0 vidas hay que tener al menos esa cantidad. Lo pagado se resta del total, de modo que pagar vidas es perderlas.
///
/// *pt:* Só pode pagar pontos de vida, se forem mais de 0, quem tem pelo menos essa quantidade. O valor sai do seu total; em resumo, pagar é perder pontos de vida.
pub const R119_4: Rule = Rule::new(Game::Magic, 426);

/// **119.4a**
///
/// *es:* En Gigante de dos cabezas, para pagar más de 0 vidas, el total del equipo debe alcanzar para lo que ambos miembros pagan por ese coste o efecto. Lo pagado se resta de ese total.
///
/// *pt:* Em Gigante de Duas Cabeças, para pagar mais de 0 pontos de vida, o total da equipe tem de cobrir a soma do que os dois membros pagam por aquele custo ou efeito. O valor sai do total da equipe.
pub const R119_4A: Rule = Rule::new(Game::Magic, 427);

/// **119.4b**
///
/// *es:* Pagar 0 vidas siempre se puede, sea cual sea el total propio o del equipo, y aunque un efecto prohíba pagar vidas.
///
/// *pt:* Nem o total do jogador ou da equipe, nem um efeito que proíba pagar pontos de vida, impedem alguém de pagar 0.
pub const R119_4B: Rule = Rule::new(Game::Magic, 428);

/// **119.5**
///
/// *es:* Si un efecto pone el total de un jugador en cierto número, este gana o pierde las vidas que hagan falta para llegar a él.
///
/// *pt:* Fixar o total de um jogador em um número é fazê-lo ganhar ou perder os pontos de vida que o levam até lá.
pub const R119_5: Rule = Rule::new(Game::Magic, 429);

/// **119.6**
///
/// *es:* Con 0 vidas o menos se pierde el juego, por una acción basada en estado (regla 704).
///
/// *pt:* Quem está com 0 ou menos pontos de vida perde o jogo, por ação baseada no estado (regra 704).
pub const R119_6: Rule = Rule::new(Game::Magic, 430);

/// **119.7**
///
/// *es:* Para quien no puede ganar vidas, un intercambio que aumentaría su total no sucede, y al redistribuirse totales no puede recibir uno mayor. Tampoco puede pagarse un coste que le haga ganar vidas, ni hace nada un efecto de reemplazo sobre esa ganancia.
///
/// *pt:* Para quem não pode ganhar pontos de vida, uma permuta que elevaria seu total não acontece, e numa redistribuição ele não pode receber total maior. Custos que o fariam ganhá-los não podem ser pagos, e efeitos de substituição sobre esse ganho nada fazem.
pub const R119_7: Rule = Rule::new(Game::Magic, 431);

/// **119.8**
///
/// *es:* Para quien no puede perder vidas, un intercambio que bajaría su total no sucede, y en un reparto de totales no puede recibir uno menor. Tampoco puede pagarse un coste que le haga pagar vidas.
///
/// *pt:* Para quem não pode perder pontos de vida, uma permuta que baixaria seu total não acontece, e numa redistribuição ele não pode receber total menor. Custos em que ele pagaria pontos de vida não podem ser pagos.
pub const R119_8: Rule = Rule::new(Game::Magic, 432);

/// **119.9**
///
/// *es:* Las habilidades disparadas con «siempre que \[un jugador\] gane vidas» se leen «siempre que una fuente se las dé». Con 0 vidas no hay ganancia y no se disparan.
///
/// *pt:* Em habilidades desencadeadas, “toda vez que \[um jogador\] ganha pontos de vida” entende-se como “toda vez que uma fonte o faz ganhar”. Ganhar 0 não conta, e elas não desencadeiam.
pub const R119_9: Rule = Rule::new(Game::Magic, 433);

/// **119.10**
///
/// *es:* Los efectos de reemplazo con «si \[un jugador\] fuera a ganar vidas» se leen «si una fuente fuera a dárselas». Con 0 vidas no hay ganancia y no se aplican.
///
/// *pt:* Em efeitos de substituição, “se \[um jogador\] fosse ganhar pontos de vida” entende-se como “se uma fonte fosse fazê-lo ganhar”. Ganhar 0 não conta, e eles não se aplicam.
pub const R119_10: Rule = Rule::new(Game::Magic, 434);

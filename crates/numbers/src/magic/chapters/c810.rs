// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 810. Variante Gigante de dos cabezas

use vademecum_vocab::{Game, Rule};

/// **810** Variante Gigante de dos cabezas · Variante Gigante de Duas Cabeças
pub const R810: Rule = Rule::new(Game::Magic, 2987);

/// **810.1**
///
/// *es:* Se enfrentan dos equipos de dos jugadores.
///
/// *pt:* São duas equipes, com dois jogadores em cada.
pub const R810_1: Rule = Rule::new(Game::Magic, 2988);

/// **810.2**
///
/// *es:* Los turnos son compartidos en equipo (regla 805).
///
/// *pt:* Os turnos são compartilhados pela equipe (regra 805).
pub const R810_2: Rule = Rule::new(Game::Magic, 2989);

/// **810.3**
///
/// *es:* Los jugadores de cada equipo se sientan juntos a un lado de la mesa, en el orden que decidan.
///
/// *pt:* Cada equipe fica de um lado da mesa e escolhe como seus jogadores se sentam.
pub const R810_3: Rule = Rule::new(Game::Magic, 2990);

/// **810.4**
///
/// *es:* Las vidas son del equipo: un único total que empieza en 30.
///
/// *pt:* A equipe tem um só total de pontos de vida, que começa em 30.
pub const R810_4: Rule = Rule::new(Game::Magic, 2991);

/// **810.5**
///
/// *es:* Solo se comparten las vidas y los contadores de veneno; mano, maná y demás son de cada uno. Los compañeros pueden verse las manos y hablar de estrategia siempre, pero no manejar cartas ni permanentes del otro.
///
/// *pt:* Só pontos de vida e marcadores de veneno são comuns. Companheiros podem sempre ver a mão do outro e discutir estratégia, nunca mexer em cards ou permanentes dele.
pub const R810_5: Rule = Rule::new(Game::Magic, 2992);

/// **810.6**
///
/// *es:* En su primer turno, el equipo que empieza no tiene paso de robar: se lo salta.
///
/// *pt:* A equipe inicial, em seu primeiro turno, pula a etapa de compra.
pub const R810_6: Rule = Rule::new(Game::Magic, 2993);

/// **810.7**
///
/// *es:* El combate sigue ahora la regla 805.10, de turnos compartidos; antes las reglas eran otras.
///
/// *pt:* O combate é o da regra 805.10, dos turnos compartilhados; antes as regras eram outras.
pub const R810_7: Rule = Rule::new(Game::Magic, 2994);

/// **810.8**
///
/// *es:* Se gana y se pierde según la regla 104, con lo que precisan las reglas 810.8a–810.8d.
///
/// *pt:* Vence-se e perde-se como na regra 104, com os acréscimos das regras 810.8a–d.
pub const R810_8: Rule = Rule::new(Game::Magic, 2995);

/// **810.8a**
///
/// *es:* Solo se gana o pierde como equipo: si un jugador pierde, pierde el equipo; si gana uno, gana el equipo. Un efecto que impide a un jugador ganar, o perder, se lo impide a su equipo.
///
/// *pt:* Vitória e derrota são da equipe inteira, bastando que um dos jogadores vença ou perca. Efeito que impede um jogador de vencer, ou de perder, impede a equipe dele.
pub const R810_8A: Rule = Rule::new(Game::Magic, 2996);

/// **810.8b**
///
/// *es:* Al conceder un jugador, todo su equipo deja el juego en el acto y lo pierde.
///
/// *pt:* Quando um jogador concede, a equipe toda deixa o jogo na hora e perde.
pub const R810_8B: Rule = Rule::new(Game::Magic, 2997);

/// **810.8c**
///
/// *es:* El equipo que llega a 0 vidas o menos pierde el juego, por acción basada en estado (regla 704).
///
/// *pt:* Com 0 ou menos pontos de vida, a equipe perde o jogo (ação baseada no estado, regra 704).
pub const R810_8C: Rule = Rule::new(Game::Magic, 2998);

/// **810.8d**
///
/// *es:* Con 15 contadores de veneno o más, el equipo pierde el juego, por acción basada en estado (regla 704).
///
/// *pt:* A equipe perde também com 15 ou mais marcadores de veneno (ação baseada no estado, regra 704).
pub const R810_8D: Rule = Rule::new(Game::Magic, 2999);

/// **810.9**
///
/// *es:* El daño y las vidas ganadas o perdidas son de cada jugador, pero el resultado se aplica al total común.
///
/// *pt:* Cada jogador sofre dano e ganha ou perde pontos de vida por si; o resultado recai no total da equipe.
pub const R810_9: Rule = Rule::new(Game::Magic, 3000);

/// **810.9a**
///
/// *es:* Un coste o efecto que pregunta por el total de vidas de un jugador toma el del equipo.
///
/// *pt:* Quando custo ou efeito pergunta pelos pontos de vida de um só jogador, usa o total da equipe.
pub const R810_9A: Rule = Rule::new(Game::Magic, 3001);

/// **810.9b**
///
/// *es:* Si un coste o efecto deja que ambos paguen vidas a la vez, entre los dos no pueden pagar más que el total del equipo. Pagar 0 vidas siempre es posible.
///
/// *pt:* Quando ambos podem pagar pontos de vida juntos por custo ou efeito, a soma não pode passar do total da equipe. Pagar 0 sempre é permitido.
pub const R810_9B: Rule = Rule::new(Game::Magic, 3002);

/// **810.9c**
///
/// *es:* El jugador cuyo total de vidas fija un efecto gana o pierde lo que falte para llegar a él, y el total del equipo cambia en esa cantidad.
///
/// *pt:* Se um efeito fixa o total de pontos de vida de um jogador, ele ganha ou perde a diferença, e o total da equipe muda igualmente.
pub const R810_9C: Rule = Rule::new(Game::Magic, 3003);

/// **810.9d**
///
/// *es:* Si un efecto fijaría el total de vidas de todos los jugadores de un equipo, afecta solo a uno de ellos, el que elija el equipo.
///
/// *pt:* O efeito que fixaria o total de pontos de vida de todos os jogadores da equipe atinge só um, à escolha dela.
pub const R810_9D: Rule = Rule::new(Game::Magic, 3004);

/// **810.9e**
///
/// *es:* Intercambiar totales de vidas con el compañero es imposible: el intercambio no ocurre.
///
/// *pt:* Entre companheiros não se permutam totais de pontos de vida; a permuta simplesmente não ocorre.
pub const R810_9E: Rule = Rule::new(Game::Magic, 3005);

/// **810.9f**
///
/// *es:* Quien redistribuye totales de vidas de jugadores solo puede incluir a un miembro por equipo.
///
/// *pt:* Ao redistribuir totais de pontos de vida, só se pode afetar um membro por equipe.
pub const R810_9F: Rule = Rule::new(Game::Magic, 3006);

/// **810.9g**
///
/// *es:* Lo que impide a un jugador ganar vidas se lo impide a todo su equipo.
///
/// *pt:* Se um efeito impede um jogador de ganhar pontos de vida, impede toda a equipe dele.
pub const R810_9G: Rule = Rule::new(Game::Magic, 3007);

/// **810.9h**
///
/// *es:* Lo que impide a un jugador perder vidas impide a todo su equipo perderlas, y también pagar otra cantidad que 0.
///
/// *pt:* Quando um efeito não deixa um jogador perder pontos de vida, sua equipe inteira não pode perdê-los nem pagar mais que 0.
pub const R810_9H: Rule = Rule::new(Game::Magic, 3008);

/// **810.10**
///
/// *es:* Los contadores de veneno los recibe cada jugador, pero los tiene el equipo en común.
///
/// *pt:* Quem recebe marcadores de veneno é cada jogador; quem os tem é a equipe, em comum.
pub const R810_10: Rule = Rule::new(Game::Magic, 3009);

/// **810.10a**
///
/// *es:* Para un efecto que cuenta los contadores de veneno de un jugador, valen los de su equipo; si cuenta los de sus oponentes, los de los equipos contrarios.
///
/// *pt:* Os marcadores de veneno contam por equipe: um efeito que quer os de um jogador lê os da equipe dele; os dos oponentes, os das equipes oponentes.
pub const R810_10A: Rule = Rule::new(Game::Magic, 3010);

/// **810.10b**
///
/// *es:* Si un jugador pierde contadores de veneno por un efecto, su equipo pierde esa cantidad.
///
/// *pt:* Perda de marcadores de veneno de um jogador é perda da equipe, na mesma quantidade.
pub const R810_10B: Rule = Rule::new(Game::Magic, 3011);

/// **810.10c**
///
/// *es:* Lo que impide a un jugador recibir contadores de veneno se lo impide a todos los de su equipo.
///
/// *pt:* Se um efeito não deixa um jogador receber marcadores de veneno, ninguém de sua equipe pode recebê-los.
pub const R810_10C: Rule = Rule::new(Game::Magic, 3012);

/// **810.10d**
///
/// *es:* Las clases de contadores de un jugador son las suyas más las de su equipo; está «envenenado» si el equipo tiene algún contador de veneno.
///
/// *pt:* Contam como tipos de marcadores do jogador os dele e os da equipe; ele está “envenenado” se a equipe tem ao menos um marcador de veneno.
pub const R810_10D: Rule = Rule::new(Game::Magic, 3013);

/// **810.11**
///
/// *es:* Con equipos iguales de más de dos jugadores, cada jugador desde el tercero suma 15 a las vidas iniciales del equipo y 5 a los contadores de veneno con que pierde. Se llama Gigante de tres cabezas, de cuatro, etcétera.
///
/// *pt:* Equipes de mesmo tamanho podem ter mais de dois jogadores: cada um além do segundo soma 15 aos pontos de vida iniciais e 5 aos marcadores de veneno para perder (Gigante de Três Cabeças, de Quatro etc.).
pub const R810_11: Rule = Rule::new(Game::Magic, 3014);

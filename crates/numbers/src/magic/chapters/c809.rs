// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 809. Variante Emperador

use vademecum_vocab::{Game, Rule};

/// **809** Variante Emperador · Variante imperador
pub const R809: Rule = Rule::new(Game::Magic, 2972);

/// **809.1**
///
/// *es:* Se juega con dos equipos o más; en cada uno hay tres jugadores.
///
/// *pt:* Jogam duas equipes ou mais, com três jogadores em cada.
pub const R809_1: Rule = Rule::new(Game::Magic, 2973);

/// **809.2**
///
/// *es:* Cada equipo ocupa junto un lado de la mesa, en el orden que decide; en medio va su único emperador, y los demás son generales, que lo protegen.
///
/// *pt:* A equipe senta-se junta, na ordem que decidir, num lado da mesa, com um imperador no meio; os demais são generais, encarregados de protegê-lo.
pub const R809_2: Rule = Rule::new(Game::Magic, 2974);

/// **809.3**
///
/// *es:* Por defecto se usan las alternativas de las reglas 809.3a–809.3c.
///
/// *pt:* Por padrão, aplicam-se as opções das regras 809.3a–c.
pub const R809_3: Rule = Rule::new(Game::Magic, 2975);

/// **809.3a**
///
/// *es:* Un emperador tiene rango de influencia 2 y un general, 1 (regla 801).
///
/// *pt:* Imperadores têm alcance de influência 2; generais, 1 (regra 801).
pub const R809_3A: Rule = Rule::new(Game::Magic, 2976);

/// **809.3b**
///
/// *es:* Incluye desplegar criaturas (regla 804).
///
/// *pt:* Inclui a realocação de criaturas (regra 804).
pub const R809_3B: Rule = Rule::new(Game::Magic, 2977);

/// **809.3c**
///
/// *es:* Solo se ataca a un oponente sentado justo al lado, a un planeswalker que controle un jugador sentado justo al lado o a una batalla que este proteja.
///
/// *pt:* Só se pode atacar oponente de assento vizinho, ou planeswalker controlado ou batalha protegida por um jogador de assento vizinho.
pub const R809_3C: Rule = Rule::new(Game::Magic, 2978);

/// **809.4**
///
/// *es:* Se sortea qué emperador empieza, y los turnos siguen hacia la izquierda.
///
/// *pt:* Um imperador escolhido aleatoriamente começa; a ordem de turno vai pela esquerda.
pub const R809_4: Rule = Rule::new(Game::Magic, 2979);

/// **809.5**
///
/// *es:* A las reglas para acabar el juego (regla 104), que siguen valiendo, se suman las reglas 809.5a–809.5c.
///
/// *pt:* Além das regras normais de fim de jogo (regra 104), valem as regras 809.5a–c.
pub const R809_5: Rule = Rule::new(Game::Magic, 2980);

/// **809.5a**
///
/// *es:* Si gana su emperador, gana el equipo.
///
/// *pt:* Vencendo o imperador, vence a equipe.
pub const R809_5A: Rule = Rule::new(Game::Magic, 2981);

/// **809.5b**
///
/// *es:* La derrota del emperador es la de su equipo.
///
/// *pt:* Se o imperador perde, a equipe perde.
pub const R809_5B: Rule = Rule::new(Game::Magic, 2982);

/// **809.5c**
///
/// *es:* El empate del emperador es empate para todo su equipo.
///
/// *pt:* Empate do imperador é empate da equipe.
pub const R809_5C: Rule = Rule::new(Game::Magic, 2983);

/// **809.6**
///
/// *es:* Vale cualquier número de equipos iguales en tamaño; con más de tres jugadores por equipo debe ajustarse el rango de influencia de cada uno.
///
/// *pt:* Também se joga com qualquer quantidade de equipes de tamanho igual; se elas têm mais de três jogadores, deve-se ajustar o alcance de influência de cada um.
pub const R809_6: Rule = Rule::new(Game::Magic, 2984);

/// **809.6a**
///
/// *es:* El rango de cada general debe ser el mínimo que abarque, al empezar, a un general contrario; el de cada emperador, el mínimo que abarque a dos. Los asientos se disponen de modo que ningún emperador empiece dentro del rango de otro.
///
/// *pt:* O alcance de cada general deve ser o menor que inclua, no início, um general de equipe oponente; o do imperador, o menor que inclua dois. Ao sentar, nenhum imperador deve começar no alcance de influência de outro.
pub const R809_6A: Rule = Rule::new(Game::Magic, 2985);

/// **809.7**
///
/// *es:* Nada se comparte, ni mano, ni maná, ni otros recursos. Verse las manos y hablar de estrategia se puede siempre entre compañeros; manejar cartas o permanentes del otro, no.
///
/// *pt:* A equipe não divide mão, mana nem outros recursos. A qualquer hora, companheiros podem olhar a mão do outro e discutir estratégia, mas não mexer em seus cards ou permanentes.
pub const R809_7: Rule = Rule::new(Game::Magic, 2986);

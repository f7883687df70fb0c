// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 811. Variante Equipos alternativos

use vademecum_vocab::{Game, Rule};

/// **811** Variante Equipos alternativos · Variante equipes intercaladas
pub const R811: Rule = Rule::new(Game::Magic, 3015);

/// **811.1**
///
/// *es:* Los equipos son dos o más, todos del mismo tamaño.
///
/// *pt:* Jogam duas ou mais equipes, de tamanho igual.
pub const R811_1: Rule = Rule::new(Game::Magic, 3016);

/// **811.2**
///
/// *es:* Las alternativas se deciden antes de jugar; por defecto son las de las reglas 811.2a–811.2c.
///
/// *pt:* Definem-se as opções antes do jogo; por padrão, as das regras 811.2a–c.
pub const R811_2: Rule = Rule::new(Game::Magic, 3017);

/// **811.2a**
///
/// *es:* Se recomienda un rango de influencia de 2 (regla 801).
///
/// *pt:* Recomenda-se alcance de influência 2 (regra 801).
pub const R811_2A: Rule = Rule::new(Game::Magic, 3018);

/// **811.2b**
///
/// *es:* Se usa exactamente una alternativa de ataque: a la izquierda, a la derecha (regla 803) o a varios jugadores (regla 802).
///
/// *pt:* É preciso usar uma, e só uma, destas opções: atacar à esquerda, à direita (regra 803) ou múltiplos jogadores (regra 802).
pub const R811_2B: Rule = Rule::new(Game::Magic, 3019);

/// **811.2c**
///
/// *es:* Desplegar criaturas normalmente queda fuera (regla 804).
///
/// *pt:* Normalmente não há realocação de criaturas (regra 804).
pub const R811_2C: Rule = Rule::new(Game::Magic, 3020);

/// **811.3**
///
/// *es:* Al empezar el juego los equipos se alternan: nadie se sienta junto a un compañero y los miembros de cada equipo quedan a distancias iguales.
///
/// *pt:* No início ninguém fica ao lado de companheiro, e cada equipe se distribui pela mesa em intervalos iguais.
pub const R811_3: Rule = Rule::new(Game::Magic, 3021);

/// **811.4**
///
/// *es:* Solo pueden atacarse los oponentes sentados al lado, los planeswalkers que estos controlan y las batallas que protegen.
///
/// *pt:* O ataque só alcança oponentes sentados ao lado, planeswalkers que eles controlam e batalhas que eles protegem.
pub const R811_4: Rule = Rule::new(Game::Magic, 3022);

/// **811.5**
///
/// *es:* Los recursos, como mano o maná, no se comparten. Solo los compañeros sentados juntos pueden mirarse las manos; hablar de estrategia se puede siempre, manejar cartas o permanentes del otro, nunca.
///
/// *pt:* Mão, mana e outros recursos não são comuns. Ver a mão de companheiro, só se sentado ao lado; discutir estratégia, sempre; mexer nos cards ou permanentes dele, nunca.
pub const R811_5: Rule = Rule::new(Game::Magic, 3023);

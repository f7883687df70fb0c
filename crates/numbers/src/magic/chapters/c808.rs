// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 808. Variante Equipo vs. Equipo

use vademecum_vocab::{Game, Rule};

/// **808** Variante Equipo vs. Equipo · Variante equipe vs. equipe
pub const R808: Rule = Rule::new(Game::Magic, 2964);

/// **808.1**
///
/// *es:* Juegan dos equipos o más, de cualquier cantidad de jugadores cada uno.
///
/// *pt:* São duas equipes ou mais, cada uma com qualquer quantidade de jogadores.
pub const R808_1: Rule = Rule::new(Game::Magic, 2965);

/// **808.2**
///
/// *es:* Cada equipo ocupa junto un lado de la mesa y decide el orden de sus asientos.
///
/// *pt:* Os membros de uma equipe ficam juntos num dos lados da mesa, na ordem que ela decide.
pub const R808_2: Rule = Rule::new(Game::Magic, 2966);

/// **808.3**
///
/// *es:* Las alternativas se eligen antes del juego; por defecto, las de las reglas 808.3a y 808.3b.
///
/// *pt:* Antes do jogo se definem as opções; as padrão estão nas regras 808.3a e 808.3b.
pub const R808_3: Rule = Rule::new(Game::Magic, 2967);

/// **808.3a**
///
/// *es:* Incluye atacar a varios jugadores (regla 802).
///
/// *pt:* Inclui atacar múltiplos jogadores (regra 802).
pub const R808_3A: Rule = Rule::new(Game::Magic, 2968);

/// **808.3b**
///
/// *es:* Normalmente quedan fuera las de desplegar criaturas (regla 804) y rango de influencia limitado (regla 801).
///
/// *pt:* Normalmente dispensam-se a realocação de criaturas (regra 804) e o alcance de influência limitado (regra 801).
pub const R808_3B: Rule = Rule::new(Game::Magic, 2969);

/// **808.4**
///
/// *es:* Se elige un equipo al azar. Empieza su jugador central o, si son pares, el que está a la izquierda del punto medio; los turnos siguen hacia la izquierda.
///
/// *pt:* Escolhe-se aleatoriamente uma equipe e começa quem está no assento do meio; com jogadores em número par, quem está à esquerda do ponto médio. A ordem de turno segue pela esquerda.
pub const R808_4: Rule = Rule::new(Game::Magic, 2970);

/// **808.5**
///
/// *es:* Mano, maná y demás recursos no se comparten. Los compañeros pueden mirarse la mano y hablar de estrategia siempre, pero no manejar cartas ni permanentes del otro.
///
/// *pt:* Mão, mana e outros recursos são individuais. Companheiros podem ver a mão uns dos outros e combinar estratégia sempre, mas não mexer em cards ou permanentes alheios.
pub const R808_5: Rule = Rule::new(Game::Magic, 2971);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 806. Variante Todos contra todos

use vademecum_vocab::{Game, Rule};

/// **806** Variante Todos contra todos · Variante competição livre
pub const R806: Rule = Rule::new(Game::Magic, 2936);

/// **806.1**
///
/// *es:* Varios jugadores se enfrentan cada uno por su cuenta, sin equipos.
///
/// *pt:* Não há equipes: é cada um por si, contra todos os demais.
pub const R806_1: Rule = Rule::new(Game::Magic, 2937);

/// **806.2**
///
/// *es:* Antes de empezar se fija qué alternativas se usan; si no se dice otra cosa, las de las reglas 806.2a–806.2c.
///
/// *pt:* As opções usadas são decididas antes do jogo; o padrão está nas regras 806.2a–c.
pub const R806_2: Rule = Rule::new(Game::Magic, 2938);

/// **806.2a**
///
/// *es:* El rango de influencia normalmente no se limita; si se hace, es igual para todos y se fija antes de empezar (regla 801).
///
/// *pt:* Normalmente não se limita o alcance de influência; quando se limita, ele é o mesmo para todos e se define antes do jogo (regra 801).
pub const R806_2A: Rule = Rule::new(Game::Magic, 2939);

/// **806.2b**
///
/// *es:* Hay que usar una, y solo una, de tres alternativas de ataque: a la izquierda, a la derecha (regla 803) o a varios jugadores (regla 802).
///
/// *pt:* Escolhe-se obrigatoriamente uma única opção de ataque: à esquerda, à direita (regra 803) ou a múltiplos jogadores (regra 802).
pub const R806_2B: Rule = Rule::new(Game::Magic, 2940);

/// **806.2c**
///
/// *es:* Aquí no se usa la de desplegar criaturas (regla 804).
///
/// *pt:* Realocação de criaturas (regra 804) não entra nesta variante.
pub const R806_2C: Rule = Rule::new(Game::Magic, 2941);

/// **806.3**
///
/// *es:* El sitio de cada jugador en la mesa es al azar.
///
/// *pt:* Os lugares à mesa se definem aleatoriamente.
pub const R806_3: Rule = Rule::new(Game::Magic, 2942);

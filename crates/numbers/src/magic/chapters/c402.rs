// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 402. Mano

use vademecum_vocab::{Game, Rule};

/// **402** Mano · Mão
pub const R402: Rule = Rule::new(Game::Magic, 879);

/// **402.1**
///
/// *es:* En la mano se tienen las cartas robadas y las que otros efectos lleven a ella. Al comenzar, cada jugador roba su tamaño de mano inicial, normalmente siete (regla 103).
///
/// *pt:* Na mão ficam os cards comprados e os que outros efeitos puserem lá. No início, cada um compra tantos cards quanto o tamanho de sua mão inicial, normalmente sete (regra 103).
pub const R402_1: Rule = Rule::new(Game::Magic, 880);

/// **402.2**
///
/// *es:* No hay límite de cartas en la mano salvo en el propio paso de limpieza, cuando se descartan las que pasan del tamaño máximo, normalmente siete.
///
/// *pt:* A mão pode ter qualquer número de cards, mas na própria etapa de limpeza descarta-se o que exceder o máximo, normalmente sete.
pub const R402_2: Rule = Rule::new(Game::Magic, 881);

/// **402.3**
///
/// *es:* Cada jugador ordena su mano como le convenga y la mira cuando quiera. Las cartas de otras manos no puede mirarlas; contarlas sí, siempre.
///
/// *pt:* Cada um arruma e olha a própria mão à vontade; a dos outros só pode contar, o que é permitido a qualquer momento.
pub const R402_3: Rule = Rule::new(Game::Magic, 882);

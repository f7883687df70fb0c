// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 209. Lealtad

use vademecum_vocab::{Game, Rule};

/// **209** Lealtad · Lealdade
pub const R209: Rule = Rule::new(Game::Magic, 642);

/// **209.1**
///
/// *es:* El número de lealtad, abajo a la derecha, es la lealtad del planeswalker fuera del campo de batalla y los contadores de lealtad con que entra (regla 306.5b).
///
/// *pt:* O número do canto inferior direito dá a lealdade do planeswalker fora do campo de batalha e seus marcadores de lealdade ao entrar (regra 306.5b).
pub const R209_1: Rule = Rule::new(Game::Magic, 643);

/// **209.2**
///
/// *es:* El símbolo de lealtad en el coste indica una habilidad de lealtad (regla 606). El controlador del permanente puede activarla en una fase principal suya, con prioridad y pila vacía, si no se activó ya alguna de ese permanente en el turno.
///
/// *pt:* O símbolo de lealdade no custo marca a habilidade de lealdade (regra 606). O controlador da permanente pode ativá-la em sua fase principal, com prioridade e pilha vazia, se nenhuma dessa permanente foi ativada no turno.
pub const R209_2: Rule = Rule::new(Game::Magic, 644);

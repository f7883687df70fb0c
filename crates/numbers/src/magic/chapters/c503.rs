// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 503. Paso de mantenimiento

use vademecum_vocab::{Game, Rule};

/// **503** Paso de mantenimiento · Etapa de manutenção
pub const R503: Rule = Rule::new(Game::Magic, 951);

/// **503.1**
///
/// *es:* Sin acciones basadas en turno, el mantenimiento empieza dando prioridad al jugador activo (regla 117).
///
/// *pt:* Assim que a manutenção começa, o jogador ativo recebe prioridade; não há nela ações baseadas no turno (regra 117).
pub const R503_1: Rule = Rule::new(Game::Magic, 952);

/// **503.1a**
///
/// *es:* Antes de esa prioridad van a la pila las habilidades disparadas en el paso de enderezar y las del comienzo del mantenimiento, sin importar cuál se disparó antes (regla 603).
///
/// *pt:* O que desencadeou na etapa de desvirar e no início da manutenção vai para a pilha antes dessa prioridade, seja qual for a sequência (regra 603).
pub const R503_1A: Rule = Rule::new(Game::Magic, 953);

/// **503.2**
///
/// *es:* Un hechizo que se permite solo tras el mantenimiento de un jugador queda disponible en cuanto acaba el primero de ese turno, aunque haya más.
///
/// *pt:* Havendo várias manutenções no turno, basta a primeira terminar para valer a permissão de uma mágica que só se conjura depois da manutenção de alguém.
pub const R503_2: Rule = Rule::new(Game::Magic, 954);

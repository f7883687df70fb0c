// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 502. Paso de enderezar

use vademecum_vocab::{Game, Rule};

/// **502** Paso de enderezar · Etapa de desvirar
pub const R502: Rule = Rule::new(Game::Magic, 945);

/// **502.1**
///
/// *es:* Ante todo, a la vez y sin pila, salen de fase los permanentes con cambiar de fase que controla el jugador activo y entran los que controlaba cuando salieron (regla 702.26).
///
/// *pt:* Primeiro, juntas e sem pilha, saem de fase as permanentes com alternância do jogador ativo e voltam as que saíram sob seu controle (regra 702.26).
pub const R502_1: Rule = Rule::new(Game::Magic, 946);

/// **502.2**
///
/// *es:* A continuación se mira el turno anterior. De día, si su jugador activo no lanzó ningún hechizo, se hace de noche; de noche, si lanzó dos o más, se hace de día. Sin día ni noche no se comprueba nada. No usa la pila (regla 728).
///
/// *pt:* Depois, sem pilha, olha-se o turno anterior: de dia, anoitece se quem era o jogador ativo não conjurou mágicas; de noite, amanhece se conjurou duas ou mais. Se não é dia nem noite, nada muda (regra 728).
pub const R502_2: Rule = Rule::new(Game::Magic, 947);

/// **502.2a**
///
/// *es:* Con turnos compartidos en equipo se mira al equipo activo del turno anterior: de día anochece si ninguno de sus jugadores lanzó hechizos; de noche amanece si alguno de ellos lanzó dos o más. Sin día ni noche no se comprueba. Tampoco usa la pila.
///
/// *pt:* Com turnos compartilhados pela equipe, conta a equipe ativa do turno anterior: de dia, anoitece se nenhum membro conjurou mágica; de noite, amanhece se algum membro conjurou duas ou mais. Sem dia nem noite, nada se verifica. Também não usa a pilha.
pub const R502_2A: Rule = Rule::new(Game::Magic, 948);

/// **502.3**
///
/// *es:* Después, sin pila, el jugador activo decide qué permanentes que controla se enderezan y los endereza juntos. Suelen ser todos, salvo que un efecto lo impida.
///
/// *pt:* Em seguida, sem pilha, o jogador ativo define quais permanentes que controla vão desvirar, em geral todas, salvo impedimento de efeitos, e desvira-as juntas.
pub const R502_3: Rule = Rule::new(Game::Magic, 949);

/// **502.4**
///
/// *es:* Aquí nadie tiene prioridad: no se lanza, activa ni resuelve nada. Lo que se dispare aguarda hasta que un jugador vaya a recibirla, normalmente en el mantenimiento (regla 503).
///
/// *pt:* Sem prioridade para ninguém, aqui nada é conjurado, ativado ou resolvido. O que desencadear espera até alguém ir receber prioridade, o que costuma ser na manutenção (regra 503).
pub const R502_4: Rule = Rule::new(Game::Magic, 950);

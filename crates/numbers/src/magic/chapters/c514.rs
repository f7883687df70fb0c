// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 514. Paso de limpieza

use vademecum_vocab::{Game, Rule};

/// **514** Paso de limpieza · Etapa de limpeza
pub const R514: Rule = Rule::new(Game::Magic, 1083);

/// **514.1**
///
/// *es:* Primero, sin usar la pila, el jugador activo descarta lo que exceda de su tamaño máximo de mano, que suele ser siete cartas.
///
/// *pt:* De início, sem usar a pilha, o jogador ativo com mais que o número máximo de cards na mão (em geral sete) descarta os que sobram.
pub const R514_1: Rule = Rule::new(Game::Magic, 1084);

/// **514.2**
///
/// *es:* Luego, simultáneamente, sin pila, los permanentes, incluso fuera de fase, pierden su daño marcado y acaban los efectos «este turno» y «hasta el final del turno».
///
/// *pt:* Em seguida, tudo ao mesmo tempo e sem pilha, some o dano marcado nas permanentes, mesmo nas fora de fase, e acaba o que vale “neste turno” ou “até o final do turno”.
pub const R514_2: Rule = Rule::new(Game::Magic, 1085);

/// **514.3**
///
/// *es:* Salvo en el caso de la regla 514.3a, aquí no hay prioridad para nadie: no se lanzan hechizos ni se activan habilidades.
///
/// *pt:* Ninguém recebe prioridade na limpeza, e portanto nada é conjurado nem ativado, exceto conforme a regra 514.3a.
pub const R514_3: Rule = Rule::new(Game::Magic, 1086);

/// **514.3a**
///
/// *es:* Si ahora hay acciones basadas en estado por realizar o habilidades disparadas en espera, incluidas las del comienzo del próximo paso de limpieza, se hacen aquellas, se ponen estas en la pila y el jugador activo recibe prioridad. Se puede lanzar y activar; cuando todos pasan con la pila vacía, empieza otra limpieza.
///
/// *pt:* Havendo ações baseadas no estado a fazer ou habilidades desencadeadas à espera, inclusive as do início da próxima limpeza, fazem-se aquelas, estas vão para a pilha e o jogador ativo tem prioridade. Pode-se conjurar e ativar; depois que todos passam com a pilha vazia, vem outra limpeza.
pub const R514_3A: Rule = Rule::new(Game::Magic, 1087);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 301. Artefactos

use vademecum_vocab::{Game, Rule};

/// **301** Artefactos · Artefatos
pub const R301: Rule = Rule::new(Game::Magic, 666);

/// **301.1**
///
/// *es:* Un artefacto puede lanzarse de la mano con prioridad, en fase principal propia y con la pila vacía; usa la pila (regla 601).
///
/// *pt:* Na própria fase principal, tendo prioridade e com a pilha vazia, o jogador pode conjurar um artefato da mão; como mágica, ele passa pela pilha (regra 601).
pub const R301_1: Rule = Rule::new(Game::Magic, 667);

/// **301.2**
///
/// *es:* Un hechizo de artefacto, al resolverse, llega al campo de batalla puesto por su controlador y bajo su control.
///
/// *pt:* Ao resolver, o artefato é posto no campo de batalha por quem controla a mágica, e é esse jogador que o controla.
pub const R301_2: Rule = Rule::new(Game::Magic, 668);

/// **301.3**
///
/// *es:* Los subtipos o tipos de artefacto se escriben tras una raya («Artefacto — Equipo») y son de una sola palabra; puede haber varios (regla 205.3g).
///
/// *pt:* Depois do travessão vêm os subtipos, chamados tipos de artefato (“Artefato — Equipamento”): cada um tem uma só palavra e pode haver vários (regra 205.3g).
pub const R301_3: Rule = Rule::new(Game::Magic, 669);

/// **301.4**
///
/// *es:* El tipo artefacto no conlleva características propias. La mayoría, sin símbolos de maná de color en su coste, son incoloros, pero una cosa no implica la otra: hay artefactos con color y objetos incoloros de otros tipos.
///
/// *pt:* Ser artefato não traz nenhuma característica própria. A maioria é incolor por não ter símbolo de mana colorido no custo, mas há artefatos coloridos e objetos incolores de outros tipos.
pub const R301_4: Rule = Rule::new(Game::Magic, 670);

/// **301.5**
///
/// *es:* El Equipo es un subtipo de artefacto que puede anexarse a criaturas, y legalmente a nada más.
///
/// *pt:* Equipamento é o subtipo de artefato feito para criaturas: só a uma criatura ele pode ser legalmente anexado.
pub const R301_5: Rule = Rule::new(Game::Magic, 671);

/// **301.5a**
///
/// *es:* Un Equipo «equipa» a la criatura a la que está anexado, y esta se llama «criatura equipada».
///
/// *pt:* “Criatura equipada” é a que tem o Equipamento anexado; diz-se que ele a “equipa”.
pub const R301_5A: Rule = Rule::new(Game::Magic, 672);

/// **301.5b**
///
/// *es:* El Equipo se lanza y entra como cualquier artefacto, sin anexar a criatura alguna. Equipar (regla 702.6) lo anexa a una criatura controlada por quien activa la habilidad; ese control importa solo al activar y al resolverse. Otros hechizos y habilidades también pueden anexarlo; si el efecto señala algo que no puede equipar, el Equipo no se mueve.
///
/// *pt:* O Equipamento se conjura e entra como todo artefato, não anexado a criatura. Equipar (regra 702.6) o anexa a uma criatura controlada por quem ativa, o que só se confere ao ativar e ao resolver; outras mágicas e habilidades também podem anexá-lo. O Equipamento não se move se não puder equipar o destino.
pub const R301_5B: Rule = Rule::new(Game::Magic, 673);

/// **301.5c**
///
/// *es:* No equipa nada el Equipo que es también criatura (salvo con reconfigurar, regla 702.151) ni el que perdió el subtipo, y ninguno se equipa a sí mismo. Si lo equipado es ilegal o ya no existe, se desanexa y se queda en el campo de batalla (acción basada en estado, regla 704). Solo equipa a una criatura; si fuera a equipar varias, el controlador del Equipo elige cuál.
///
/// *pt:* Equipamento que também é criatura (exceto com reconfigurar, regra 702.151) ou que perdeu o subtipo não equipa. Nenhum equipa a si mesmo nem mais de uma criatura (seu controlador escolhe qual). Se a permanente equipada é ilegal ou some, o Equipamento se solta e fica no campo de batalha (ação baseada no estado, regra 704).
pub const R301_5C: Rule = Rule::new(Game::Magic, 674);

/// **301.5d**
///
/// *es:* El control del Equipo y el de la criatura son independientes: pueden ser de jugadores distintos y cambiar uno no cambia el otro. Solo el controlador del Equipo activa las habilidades de este; la que da a la criatura («gana», «tiene»), solo el de esta.
///
/// *pt:* Equipamento e criatura equipada podem ter controladores diferentes, e a troca de um controle não leva o outro. Habilidades do Equipamento, só o controlador dele ativa; a que ele dá à criatura (“ganha”, “tem”), só o dela.
pub const R301_5D: Rule = Rule::new(Game::Magic, 675);

/// **301.5e**
///
/// *es:* Entra sin anexar (la ficha también se crea) el Equipo que un efecto quiere poner anexado a un objeto indefinido o que no puede equipar legalmente, excepto si es también un Aura (regla 303.4i).
///
/// *pt:* Equipamento (que não seja Aura: regra 303.4i) posto no campo de batalha anexado a algo indefinido ou que não pode equipar entra solto; se for ficha, é criada solta.
pub const R301_5E: Rule = Rule::new(Game::Magic, 676);

/// **301.5f**
///
/// *es:* «Criatura equipada», en la habilidad de un permanente, es aquella a la que ese permanente está anexado, aunque no sea un Equipo.
///
/// *pt:* Mesmo numa permanente que não é Equipamento, “criatura equipada” quer dizer a criatura à qual ela está anexada.
pub const R301_5F: Rule = Rule::new(Game::Magic, 677);

/// **301.6**
///
/// *es:* La Fortificación es un artefacto que solo se anexa legalmente a tierras. Tiene fortificar (regla 702.67) en vez de equipar y sigue la regla 301.5a–f con tierras donde dicen criaturas, salvo que lo que le impide fortificar sigue siendo ser también criatura (regla 301.5c).
///
/// *pt:* Fortificação é o subtipo de artefato que só pode ser legalmente anexado a terreno. Usa fortificar (regra 702.67) como o Equipamento usa equipar, e segue as regras 301.5a–f trocando criatura por terreno; na regra 301.5c, o que a impede de fortificar é ser também criatura, não terreno.
pub const R301_6: Rule = Rule::new(Game::Magic, 678);

/// **301.7**
///
/// *es:* Los artefactos de subtipo Vehículo tienen casi todos tripular (regla 702.122), que les permite convertirse en criaturas artefacto.
///
/// *pt:* A maioria dos Veículos, um subtipo de artefato, tem tripular (regra 702.122), que lhes permite tornar-se criaturas artefato.
pub const R301_7: Rule = Rule::new(Game::Magic, 679);

/// **301.7a**
///
/// *es:* La fuerza y la resistencia impresas de un Vehículo existen solo mientras es además criatura (regla 208.3).
///
/// *pt:* Enquanto não é também criatura, o Veículo não tem o poder e a resistência que traz impressos (regra 208.3).
pub const R301_7A: Rule = Rule::new(Game::Magic, 680);

/// **301.7b**
///
/// *es:* Apenas se convierte en criatura, el Vehículo tiene los valores impresos; otros efectos, incluido el que lo convirtió, pueden modificarlos o fijar otros.
///
/// *pt:* O Veículo que se torna criatura tem de imediato o poder e a resistência impressos; efeitos, até o que fez dele criatura, podem modificá-los ou definir outros.
pub const R301_7B: Rule = Rule::new(Game::Magic, 681);

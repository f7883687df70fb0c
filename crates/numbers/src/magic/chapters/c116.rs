// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 116. Acciones especiales

use vademecum_vocab::{Game, Rule};

/// **116** Acciones especiales · Ações especiais
pub const R116: Rule = Rule::new(Game::Magic, 340);

/// **116.1**
///
/// *es:* Las acciones especiales se hacen con prioridad y sin la pila; no son las basadas en turno o estado, automáticas (reglas 703 y 704).
///
/// *pt:* Uma ação especial é feita com prioridade e sem a pilha; as baseadas no turno ou no estado, automáticas, são outra coisa (regras 703 e 704).
pub const R116_1: Rule = Rule::new(Game::Magic, 341);

/// **116.2**
///
/// *es:* El juego tiene 12 acciones especiales, una en cada una de las reglas 116.2a–116.2m.
///
/// *pt:* Ao todo existem 12 ações especiais, descritas nas regras 116.2a–m.
pub const R116_2: Rule = Rule::new(Game::Magic, 342);

/// **116.2a**
///
/// *es:* Jugar una tierra es acción especial: ponerla en el campo de batalla desde donde esté, casi siempre la mano. Hace falta prioridad y la pila vacía en una fase principal del turno propio; por defecto, solo una vez por turno (regla 305).
///
/// *pt:* Jogar um terreno, ação especial, é pô-lo no campo de batalha, vindo em geral da mão. Exige prioridade e pilha vazia em uma fase principal do próprio turno e, por padrão, só se faz uma vez por turno próprio (regra 305).
pub const R116_2A: Rule = Rule::new(Game::Magic, 343);

/// **116.2b**
///
/// *es:* Poner boca arriba una criatura boca abajo es acción especial, y basta con tener prioridad (regla 708).
///
/// *pt:* Voltar para cima uma criatura que está com a face voltada para baixo é ação especial e só depende de ter prioridade (regra 708).
pub const R116_2B: Rule = Rule::new(Game::Magic, 344);

/// **116.2c**
///
/// *es:* Si un efecto deja actuar más tarde (normalmente para acabar un efecto continuo o impedir que se dispare una habilidad disparada retrasada), hacerlo es una acción especial, posible con prioridad mientras el efecto lo permita, salvo que este marque otro momento.
///
/// *pt:* Se um efeito deixa o jogador agir depois (em geral para encerrar efeito contínuo ou evitar que uma habilidade desencadeada retardada desencadeie), isso é ação especial. Enquanto ele permitir, basta ter prioridade, salvo outra restrição de momento.
pub const R116_2C: Rule = Rule::new(Game::Magic, 345);

/// **116.2d**
///
/// *es:* Si el efecto de una habilidad estática ofrece hacer algo para ignorarlo un tiempo, hacerlo es acción especial, posible siempre que se tenga prioridad.
///
/// *pt:* É ação especial o que um jogador faz, tendo prioridade, para ignorar por certo tempo o efeito de uma habilidade estática que lhe dá essa saída.
pub const R116_2D: Rule = Rule::new(Game::Magic, 346);

/// **116.2e**
///
/// *es:* La carta Buitres al acecho permite descartarla siempre que se podría lanzar un instantáneo. Ese descarte es una acción especial y basta con tener prioridad.
///
/// *pt:* O card Abutres Circulantes permite descartá-lo sempre que se poderia conjurar uma mágica instantânea. Esse descarte é uma ação especial; basta ter prioridade.
pub const R116_2E: Rule = Rule::new(Game::Magic, 347);

/// **116.2f**
///
/// *es:* Exiliar de la mano una carta con suspender es acción especial. Exige prioridad y que en ese instante el jugador pudiera comenzar a lanzarla, llevándola a la pila (regla 702.62).
///
/// *pt:* Exilar da mão um card com suspender é ação especial: é preciso ter prioridade e poder, naquele momento, começar a conjurá-lo, pondo-o na pilha (regra 702.62).
pub const R116_2F: Rule = Rule::new(Game::Magic, 348);

/// **116.2g**
///
/// *es:* Quien eligió un compañero puede pagar {3} y pasarlo de fuera del juego a su mano: acción especial, una vez por juego, con prioridad y pila vacía, en una fase principal de su turno (regla 702.139).
///
/// *pt:* Quem escolheu um companheiro pode, como ação especial, pagar {3} e trazê-lo de fora do jogo para a mão, uma vez por jogo, com prioridade e pilha vazia em fase principal do próprio turno (regra 702.139).
pub const R116_2G: Rule = Rule::new(Game::Magic, 349);

/// **116.2h**
///
/// *es:* Pagar {2} y exiliar boca abajo de la mano una carta con profetizar es acción especial: con prioridad y durante el turno propio (regla 702.143).
///
/// *pt:* Exilar da mão, com a face voltada para baixo, um card com profetizar pagando {2} é ação especial do próprio turno, com prioridade (regra 702.143).
pub const R116_2H: Rule = Rule::new(Game::Magic, 350);

/// **116.2i**
///
/// *es:* En Planechase, tirar el dado planar es acción especial de una fase principal del turno propio, con prioridad y la pila vacía. Se paga tanto maná como veces se haya hecho ya esta acción en el turno; las tiradas que mandó hacer un efecto no se suman (regla 901).
///
/// *pt:* Em Planechase, rolar o dado planar é ação especial de uma fase principal do próprio turno, com prioridade e pilha vazia. Custa tanto mana quanto o número de vezes que o jogador já fez esta ação no turno; rolagens causadas por efeitos não contam (regra 901).
pub const R116_2I: Rule = Rule::new(Game::Magic, 351);

/// **116.2j**
///
/// *es:* En un Draft de Conspiracy, poner boca arriba una conspiración boca abajo de la zona de mando es acción especial, hecha con prioridad (regla 905.4a).
///
/// *pt:* No Draft de Conspiracy, voltar para cima uma conspiração que está com a face voltada para baixo na zona de comando é ação especial; basta ter prioridade (regra 905.4a).
pub const R116_2J: Rule = Rule::new(Game::Magic, 352);

/// **116.2k**
///
/// *es:* Exiliar de la mano una carta con tramar es acción especial: en el turno propio, con prioridad y sin nada en la pila (regla 702.170).
///
/// *pt:* Exilar da mão um card com tramar é ação especial do próprio turno, com prioridade e nada na pilha (regra 702.170).
pub const R116_2K: Rule = Rule::new(Game::Magic, 353);

/// **116.2m**
///
/// *es:* Una mitad cerrada de un permanente (regla 709.5) se abre pagando su coste de maná, llamado coste de apertura. Puede hacerlo quien lo controla, con prioridad y la pila vacía, en una fase principal de su turno.
///
/// *pt:* Quem controla uma permanente com metade trancada (regra 709.5) pode pagar o custo de mana dessa metade, o “custo de destrancar”, para destrancá-la. Exige prioridade e pilha vazia em uma fase principal do próprio turno.
pub const R116_2M: Rule = Rule::new(Game::Magic, 354);

/// **116.3**
///
/// *es:* Quien hace una acción especial recibe la prioridad a continuación.
///
/// *pt:* Depois de uma ação especial, quem a fez recebe a prioridade.
pub const R116_3: Rule = Rule::new(Game::Magic, 355);

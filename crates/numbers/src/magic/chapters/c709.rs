// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 709. Cartas partidas

use vademecum_vocab::{Game, Rule};

/// **709** Cartas partidas · Cards duplos
pub const R709: Rule = Rule::new(Game::Magic, 2556);

/// **709.1**
///
/// *es:* Una carta partida lleva dos caras en el mismo lado; el otro es el reverso normal de Magic.
///
/// *pt:* Atrás do card duplo está o verso comum de Magic; na frente, duas faces.
pub const R709_1: Rule = Rule::new(Game::Magic, 2557);

/// **709.2**
///
/// *es:* Aunque sus dos mitades pueden lanzarse, una carta partida es una sola: quien la roba o descarta, roba o descarta una.
///
/// *pt:* Cada metade de um card duplo pode ser conjurada, mas ele conta como um só, por exemplo ao comprar ou descartar.
pub const R709_2: Rule = Rule::new(Game::Magic, 2558);

/// **709.3**
///
/// *es:* Antes de poner en la pila una carta partida, el jugador elige qué mitad lanza.
///
/// *pt:* A metade do card duplo a conjurar é escolhida pelo jogador antes de ir à pilha.
pub const R709_3: Rule = Rule::new(Game::Magic, 2559);

/// **709.3a**
///
/// *es:* Para saber si puede lanzarse solo se mira la mitad elegida, y solo ella va a la pila.
///
/// *pt:* Somente a metade escolhida decide se pode ser conjurada, e é só ela que vai à pilha.
pub const R709_3A: Rule = Rule::new(Game::Magic, 2560);

/// **709.3b**
///
/// *es:* En la pila no existen más características que las de la mitad lanzada.
///
/// *pt:* Na pilha, é como se as características da outra metade não existissem.
pub const R709_3B: Rule = Rule::new(Game::Magic, 2561);

/// **709.3c**
///
/// *es:* La copia de una carta partida que un efecto crea y permite lanzar tiene las mismas dos mitades, cada una con sus características (regla 707.12).
///
/// *pt:* Se um efeito cria uma cópia do card duplo e a deixa conjurar, ela mantém separadas as duas metades e suas características (regra 707.12).
pub const R709_3C: Rule = Rule::new(Game::Magic, 2562);

/// **709.4**
///
/// *es:* Fuera de la pila, una carta partida suma las características de sus dos mitades.
///
/// *pt:* Salvo na pilha, as características do card duplo são as de ambas as metades juntas.
pub const R709_4: Rule = Rule::new(Game::Magic, 2563);

/// **709.4a**
///
/// *es:* Una carta partida tiene dos nombres. Quien ha de elegir un nombre de carta elige uno solo, y un objeto lo tiene si es cualquiera de los suyos.
///
/// *pt:* O card duplo tem dois nomes; ao escolher um nome de card, o jogador diz apenas um. O objeto tem o nome escolhido se um dos seus é esse.
pub const R709_4A: Rule = Rule::new(Game::Magic, 2564);

/// **709.4b**
///
/// *es:* Una carta partida junta los costes de maná de sus mitades, y de ahí salen colores y valor de maná. Un efecto que mira los símbolos del coste los ve separados, no sumados.
///
/// *pt:* O custo de mana do card duplo junta os das metades e dá cores e valor de mana. Efeitos que olham especificamente os símbolos do custo os veem separados, não somados.
pub const R709_4B: Rule = Rule::new(Game::Magic, 2565);

/// **709.4c**
///
/// *es:* Los tipos de carta de las dos mitades se suman, y también sus habilidades.
///
/// *pt:* O card duplo tem os tipos de card de ambas as metades e as habilidades das duas caixas de texto.
pub const R709_4C: Rule = Rule::new(Game::Magic, 2566);

/// **709.4d**
///
/// *es:* También en la pila se suman las mitades si el hechizo partido está fusionado (regla 702.102).
///
/// *pt:* Na pilha, a mágica dupla fundida também reúne as características das duas metades (regra 702.102).
pub const R709_4D: Rule = Rule::new(Game::Magic, 2567);

/// **709.5**
///
/// *es:* Hay cartas partidas de permanente con una sola línea de tipo para ambas mitades. Equivale a dos habilidades estáticas, vigentes en el campo de batalla: sin la designación «mitad izquierda abierta», el permanente no tiene el nombre, el coste de maná ni el texto de reglas de esa mitad, e igual con la derecha. Son valores copiables ellas y en qué mitad está cada característica.
///
/// *pt:* Certos cards duplos de permanente dividem uma única linha de tipo. Ela representa duas habilidades estáticas que funcionam no campo de batalha: sem a designação “metade esquerda destrancada”, faltam à permanente o nome, o custo de mana e o texto de regras da esquerda; com a direita é igual. Elas, e em que metade fica cada característica, são valores copiáveis.
pub const R709_5: Rule = Rule::new(Game::Magic, 2568);

/// **709.5a**
///
/// *es:* Los tipos y subtipos de la línea compartida son de las dos mitades.
///
/// *pt:* Cada metade tem os tipos e subtipos da linha que compartilham.
pub const R709_5A: Rule = Rule::new(Game::Magic, 2569);

/// **709.5b**
///
/// *es:* En los objetos con línea de tipo compartida, que haya dos mitades es copiable, incluso en la pila: excepción a la regla 709.3b.
///
/// *pt:* Nos objetos com linha de tipo compartilhada, haver duas metades é copiável, até na mágica na pilha: exceção à regra 709.3b.
pub const R709_5B: Rule = Rule::new(Game::Magic, 2570);

/// **709.5c**
///
/// *es:* Un permanente en el campo de batalla puede tener una o ambas designaciones de apertura: «mitad izquierda abierta» y «mitad derecha abierta». Mitad sin la suya está cerrada; con ella, abierta.
///
/// *pt:* A permanente no campo de batalha pode ter duas designações de destrancada, “metade esquerda destrancada” e “metade direita destrancada”. Metade que tem a sua está destrancada; a outra, trancada.
pub const R709_5C: Rule = Rule::new(Game::Magic, 2571);

/// **709.5d**
///
/// *es:* El permanente con línea de tipo compartida recibe al entrar la designación de la mitad que se lanzó como hechizo; si no se lanzó ninguna, entra con las dos cerradas.
///
/// *pt:* A permanente com linha de tipo compartilhada entra com destrancada a metade que foi conjurada como mágica. Se nenhuma foi, entra sem qualquer das duas designações.
pub const R709_5D: Rule = Rule::new(Game::Magic, 2572);

/// **709.5e**
///
/// *es:* Con prioridad y la pila vacía, en una fase principal propia, quien controla un permanente con una mitad cerrada puede abrirla pagando el coste de maná de esa mitad, el «coste de apertura». Es una acción especial (regla 116).
///
/// *pt:* Com prioridade e pilha vazia, em fase principal do próprio turno, quem controla uma permanente com metade trancada pode pagar o custo de mana dessa metade, o “custo de destrancar”, e ela fica destrancada. É ação especial (regra 116).
pub const R709_5E: Rule = Rule::new(Game::Magic, 2573);

/// **709.5f**
///
/// *es:* Cuando un hechizo o habilidad manda abrir una mitad, el jugador elige una cerrada del permanente y este recibe la designación correspondiente.
///
/// *pt:* Para destrancar metade de uma permanente por ordem de mágica ou habilidade, o jogador escolhe uma trancada e a permanente ganha a designação dela.
pub const R709_5F: Rule = Rule::new(Game::Magic, 2574);

/// **709.5g**
///
/// *es:* Si lo mandado es cerrar una mitad, el jugador elige una abierta y el permanente pierde la designación de ella.
///
/// *pt:* Para trancar, escolhe-se uma metade destrancada da permanente, que perde a designação dessa metade.
pub const R709_5G: Rule = Rule::new(Game::Magic, 2575);

/// **709.5h**
///
/// *es:* Lo que se dispara cuando un jugador abre cierta mitad lo hace al recibir el permanente esa designación, ya sea mientras entra o después.
///
/// *pt:* A habilidade que espera um jogador destrancar certa metade desencadeia quando a permanente ganha essa designação, seja entrando, seja já no campo de batalha.
pub const R709_5H: Rule = Rule::new(Game::Magic, 2576);

/// **709.5i**
///
/// *es:* «Abrir del todo» es que el permanente obtenga la designación que le faltaba o las dos de golpe; entonces se dispara lo que espera eso.
///
/// *pt:* Destrancar por completo é ganhar a designação que falta, tendo uma, ou as duas sem ter nenhuma; aí desencadeia o que espera isso.
pub const R709_5I: Rule = Rule::new(Game::Magic, 2577);

/// **709.5j**
///
/// *es:* «Puerta» es cada mitad de un permanente Sala.
///
/// *pt:* Nas Salas, cada metade da permanente se chama porta.
pub const R709_5J: Rule = Rule::new(Game::Magic, 2578);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 120. Daño

use vademecum_vocab::{Game, Rule};

/// **120** Daño · Dano
pub const R120: Rule = Rule::new(Game::Magic, 435);

/// **120.1**
///
/// *es:* Las criaturas, los planeswalkers, las batallas y los jugadores pueden recibir daño de un objeto, lo que casi siempre los perjudica. El objeto que hace el daño se llama fuente.
///
/// *pt:* Criaturas, planeswalkers, batalhas e jogadores podem sofrer dano, e quase sempre isso é ruim para quem sofre. A fonte do dano é o objeto que o causou.
pub const R120_1: Rule = Rule::new(Game::Magic, 436);

/// **120.1a**
///
/// *es:* Si un objeto no es criatura, planeswalker ni batalla, no hay manera de hacerle daño.
///
/// *pt:* Só se causa dano a um objeto quando ele é criatura, planeswalker ou batalha.
pub const R120_1A: Rule = Rule::new(Game::Magic, 437);

/// **120.2**
///
/// *es:* Hacer daño está al alcance de todo objeto, sea lo que sea.
///
/// *pt:* Não há restrição quanto ao objeto que causa dano: serve qualquer um.
pub const R120_2: Rule = Rule::new(Game::Magic, 438);

/// **120.2a**
///
/// *es:* Una forma es el combate: en el paso de daño de combate, toda atacante y toda bloqueadora hace tanto daño de combate como fuerza tiene.
///
/// *pt:* O dano pode vir do combate: na etapa de dano de combate, toda criatura atacante ou bloqueadora causa dano de combate em quantidade igual ao próprio poder.
pub const R120_2A: Rule = Rule::new(Game::Magic, 439);

/// **120.2b**
///
/// *es:* La otra forma son los efectos de hechizos y habilidades, cuyo texto indica cuál es el objeto que hace el daño.
///
/// *pt:* O dano também pode ser efeito de uma mágica ou habilidade, cujo texto diz que objeto o causa.
pub const R120_2B: Rule = Rule::new(Game::Magic, 440);

/// **120.3**
///
/// *es:* El daño tiene una o varias consecuencias, según golpee a un jugador o a un permanente, cómo sea su fuente y, en su caso, cómo sea ese permanente.
///
/// *pt:* O dano produz uma ou mais consequências, conforme atinja jogador ou permanente, conforme as características da fonte e, se for o caso, as da permanente atingida.
pub const R120_3: Rule = Rule::new(Game::Magic, 441);

/// **120.3a**
///
/// *es:* Si la fuente no tiene infectar, el jugador dañado pierde tanta vida como daño recibió.
///
/// *pt:* Se a fonte não tem infectar, o jogador atingido perde pontos de vida na mesma quantidade do dano.
pub const R120_3A: Rule = Rule::new(Game::Magic, 442);

/// **120.3b**
///
/// *es:* Si la fuente tiene infectar, su controlador da al jugador dañado un contador de veneno por cada punto de daño.
///
/// *pt:* Se a fonte tem infectar, o controlador dela dá ao jogador atingido um marcador de veneno por ponto de dano.
pub const R120_3B: Rule = Rule::new(Game::Magic, 443);

/// **120.3c**
///
/// *es:* Un planeswalker dañado pierde un contador de lealtad por cada punto.
///
/// *pt:* Cada ponto de dano tira do planeswalker um marcador de lealdade.
pub const R120_3C: Rule = Rule::new(Game::Magic, 444);

/// **120.3d**
///
/// *es:* Si la fuente tiene debilitar, infectar o las dos, su controlador pone sobre la criatura dañada un contador -1/-1 por cada punto.
///
/// *pt:* Se a fonte tem murchar, infectar ou ambas, o controlador dela põe na criatura atingida um marcador -1/-1 por ponto de dano.
pub const R120_3D: Rule = Rule::new(Game::Magic, 445);

/// **120.3e**
///
/// *es:* Si la fuente no tiene debilitar ni infectar, el daño simplemente queda marcado en la criatura.
///
/// *pt:* Quando a fonte não tem nem murchar nem infectar, o dano apenas fica marcado na criatura.
pub const R120_3E: Rule = Rule::new(Game::Magic, 446);

/// **120.3f**
///
/// *es:* Si la fuente tiene vínculo vital, su controlador gana tanta vida como daño se hizo, y los otros resultados se producen igualmente.
///
/// *pt:* O dano de uma fonte com vínculo com a vida dá ao controlador dela pontos de vida na mesma quantidade, e os outros resultados acontecem do mesmo jeito.
pub const R120_3F: Rule = Rule::new(Game::Magic, 447);

/// **120.3g**
///
/// *es:* Si una criatura con tóxico hace daño de combate a un jugador, su controlador le da además tantos contadores de veneno como su valor total de tóxico.
///
/// *pt:* Se criatura com tóxico causa dano de combate a um jogador, o controlador dela também lhe dá tantos marcadores de veneno quanto o tóxico total.
pub const R120_3G: Rule = Rule::new(Game::Magic, 448);

/// **120.3h**
///
/// *es:* Una batalla dañada pierde un contador de defensa por cada punto.
///
/// *pt:* Cada ponto de dano tira da batalha um marcador de defesa.
pub const R120_3H: Rule = Rule::new(Game::Magic, 449);

/// **120.4**
///
/// *es:* El daño se tramita en cuatro partes, siempre en el mismo orden.
///
/// *pt:* O processamento do dano tem quatro partes, sempre na mesma ordem.
pub const R120_4: Rule = Rule::new(Game::Magic, 450);

/// **120.4a**
///
/// *es:* Primero, si el propio efecto que hace el daño desvía el sobrante de un permanente hacia otro permanente o un jugador, se ajusta el evento. Sobra lo que pase del daño letal en una criatura (contando el ya marcado; si la fuente tiene toque mortal, lo que pase de 1), de la lealtad en un planeswalker o de la defensa en una batalla. El daño simultáneo de otras fuentes también cuenta. Si el permanente es de varios de esos tipos, vale la cantidad mayor.
///
/// *pt:* Primeiro, se o próprio efeito que causa o dano desvia o excedente de uma permanente para outra permanente ou jogador, ajusta-se o evento. É excedente o que passa do dano letal da criatura (contando o já marcado; se a fonte tem toque mortífero, o que passa de 1), da lealdade do planeswalker ou da defesa da batalha. O dano simultâneo de outras fontes também conta. Se a permanente é de vários desses tipos, vale a maior quantidade.
pub const R120_4A: Rule = Rule::new(Game::Magic, 451);

/// **120.4b**
///
/// *es:* Segundo, se hace el daño, ya modificado por reemplazos y prevenciones. Lo que eso dispare se dispara aquí y espera para ir a la pila.
///
/// *pt:* Segundo, aplicam-se substituições e prevenções, e o dano resultante é causado. As habilidades que dependem disso desencadeiam já, mas esperam para ir à pilha.
pub const R120_4B: Rule = Rule::new(Game::Magic, 452);

/// **120.4c**
///
/// *es:* Tercero, ese daño se traduce en sus consecuencias, como pérdida de vida o contadores, que los efectos de reemplazo todavía pueden alterar.
///
/// *pt:* Terceiro, esse dano vira suas consequências, como perda de pontos de vida ou marcadores, que efeitos de substituição ainda podem alterar.
pub const R120_4C: Rule = Rule::new(Game::Magic, 453);

/// **120.4d**
///
/// *es:* Por último, ocurre el evento de daño.
///
/// *pt:* Por último, o evento de dano ocorre.
pub const R120_4D: Rule = Rule::new(Game::Magic, 454);

/// **120.5**
///
/// *es:* Ni el daño ni su fuente destruyen lo dañado. Por sus consecuencias, las acciones basadas en estado pueden destruir la criatura o llevar el permanente al cementerio de su propietario.
///
/// *pt:* Nem o dano nem a fonte destroem o que foi atingido. Pelas consequências, ações baseadas no estado podem destruir a criatura ou levar a permanente ao cemitério do dono.
pub const R120_5: Rule = Rule::new(Game::Magic, 455);

/// **120.6**
///
/// *es:* El daño sigue marcado hasta la limpieza, aunque el permanente deje de ser criatura; regenerarlo también lo borra todo. Cuando el total iguala o supera la resistencia de una criatura, esta ha recibido daño letal y una acción basada en estado la destruye.
///
/// *pt:* O dano continua marcado até a limpeza, ainda que a permanente já não seja criatura; regenerá-la também apaga tudo. Quando o total iguala ou passa a resistência da criatura, ela sofreu dano letal e uma ação baseada no estado a destrói.
pub const R120_6: Rule = Rule::new(Game::Magic, 456);

/// **120.7**
///
/// *es:* La fuente es el objeto que hizo el daño. Si hay que elegir una, vale un permanente, un hechizo en la pila, un objeto boca arriba de la zona de mando o cualquiera mencionado por algo en la pila, por un efecto de reemplazo o prevención pendiente o por una habilidad disparada retrasada, aunque haya cambiado de zona. No importa si puede hacer daño.
///
/// *pt:* Fonte é o objeto que causou o dano. Se for preciso escolher uma, serve uma permanente, uma mágica na pilha, um objeto da zona de comando que não esteja com a face voltada para baixo ou qualquer um mencionado por algo na pilha, por efeito de substituição ou prevenção pendente ou habilidade desencadeada retardada, mesmo que tenha mudado de zona. Não importa se pode causar dano.
pub const R120_7: Rule = Rule::new(Game::Magic, 457);

/// **120.8**
///
/// *es:* Hacer 0 de daño es no hacer daño. Por eso nada se dispara por daño, y los efectos de reemplazo que lo aumentarían o lo dirigirían a otro objeto o jugador no tienen nada que reemplazar.
///
/// *pt:* Causar 0 de dano é não causar dano. Por isso não desencadeia nada que dependa disso, e os efeitos de substituição que o aumentariam ou o mandariam para outro objeto ou jogador não têm o que substituir.
pub const R120_8: Rule = Rule::new(Game::Magic, 458);

/// **120.9**
///
/// *es:* Una habilidad que se dispara por daño de determinadas fuentes y menciona el «daño hecho» cuenta solo el de ellas, no el simultáneo de otras.
///
/// *pt:* A habilidade que desencadeia pelo dano de certas fontes e menciona o “dano causado” conta só o delas, não o que outras causaram simultaneamente.
pub const R120_9: Rule = Rule::new(Game::Magic, 459);

/// **120.10**
///
/// *es:* Si una habilidad disparada pregunta por daño sobrante, se mira después de hecho el daño y sumando todas las fuentes. Sobra lo que exceda el daño letal de una criatura, o la lealtad o la defensa que un planeswalker o una batalla tenía antes de recibirlo. Si el permanente es de varios de esos tipos, cuenta la mayor de las diferencias.
///
/// *pt:* Se uma habilidade desencadeada pergunta por dano excedente, verifica-se depois de causado o dano e somando todas as fontes. Excede o que passa do dano letal da criatura, ou da lealdade ou defesa que o planeswalker ou a batalha tinha antes do dano. Se a permanente é de vários desses tipos, vale a maior diferença.
pub const R120_10: Rule = Rule::new(Game::Magic, 460);

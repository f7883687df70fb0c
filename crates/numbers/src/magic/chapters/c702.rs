// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 702. Habilidades de palabra clave

use vademecum_vocab::{Game, Rule};

/// **702** Habilidades de palabra clave · Palavras-chave de habilidade
pub const R702: Rule = Rule::new(Game::Magic, 1717);

/// **702.1**
///
/// *es:* La mayoría de las habilidades se leen enteras en la carta. De las muy comunes o largas, el objeto pone solo el nombre, la palabra clave, que a veces un texto recordatorio resume.
///
/// *pt:* A maioria das habilidades vem inteira no card. As muito comuns ou longas aparecem só pelo nome, a palavra-chave, às vezes com texto explicativo que resume a regra.
pub const R702_1: Rule = Rule::new(Game::Magic, 1718);

/// **702.1a**
///
/// *es:* Cuando un efecto menciona el «coste de \[palabra clave\]», habla solo de la parte variable; lo que la habilidad cobra siempre, como descartar la carta en ciclo, queda aparte.
///
/// *pt:* O “custo de \[palavra-chave\]” citado por um efeito é apenas a parte variável; o que a habilidade sempre cobra, como descartar o card em reciclar, não entra.
pub const R702_1A: Rule = Rule::new(Game::Magic, 1719);

/// **702.1b**
///
/// *es:* El efecto que da una palabra clave puede definir su variable por características del objeto o datos del juego; ese valor se recalcula continuamente.
///
/// *pt:* Quando um efeito dá uma palavra-chave com variável definida pelas características do objeto ou por outro dado do jogo, o valor é recalculado o tempo todo.
pub const R702_1B: Rule = Rule::new(Game::Magic, 1720);

/// **702.1c**
///
/// *es:* Cuando un efecto añade que «lo mismo vale» para otras palabras clave y así da a objetos o jugadores una con variantes o variables, o contadores de ella, da todas las variantes y variables que correspondan.
///
/// *pt:* Se o efeito diz que “o mesmo vale” para outras palavras-chave e uma delas tem variantes ou variáveis, o objeto ou jogador que a recebe (ou marcadores dela) recebe todas as cabíveis.
pub const R702_1C: Rule = Rule::new(Game::Magic, 1721);

/// **702.1d**
///
/// *es:* Hablar de un objeto «con \[palabra clave\]» o «que tiene \[palabra clave\]» equivale a pedir que tenga una habilidad de esa palabra clave.
///
/// *pt:* “Com \[palavra-chave\]” e “que tem \[palavra-chave\]” querem dizer que o objeto tem uma habilidade dessa palavra-chave.
pub const R702_1D: Rule = Rule::new(Game::Magic, 1722);

/// **702.2** Toque mortal · Toque mortífero
pub const R702_2: Rule = Rule::new(Game::Magic, 1723);

/// **702.2a**
///
/// *es:* Toque mortal se aplica por sí solo: es habilidad estática.
///
/// *pt:* Toque mortífero vale por si só: é habilidade estática.
pub const R702_2A: Rule = Rule::new(Game::Magic, 1724);

/// **702.2b**
///
/// *es:* Basta que una fuente con toque mortal haga daño a una criatura: en la siguiente comprobación de acciones basadas en estado, se destruye si su resistencia es mayor que 0 (regla 704).
///
/// *pt:* Qualquer dano de fonte com toque mortífero condena a criatura: na próxima verificação de ações baseadas no estado, ela é destruída se sua resistência for maior que 0 (regra 704).
pub const R702_2B: Rule = Rule::new(Game::Magic, 1725);

/// **702.2c**
///
/// *es:* Al repartir daño de combate, 1 o más que una fuente con toque mortal asigne a una criatura ya vale como letal, tenga la resistencia que tenga (regla 510.1c–d).
///
/// *pt:* Ao dividir dano de combate, 1 de dano de fonte com toque mortífero conta como letal, seja qual for a resistência da criatura (regra 510.1c–d).
pub const R702_2C: Rule = Rule::new(Game::Magic, 1726);

/// **702.2d**
///
/// *es:* Da igual en qué zona esté el objeto con toque mortal cuando hace el daño.
///
/// *pt:* Não importa de que zona o objeto com toque mortífero causa o dano.
pub const R702_2D: Rule = Rule::new(Game::Magic, 1727);

/// **702.2e**
///
/// *es:* Un objeto puede haber cambiado de zona antes de que un efecto le haga hacer daño: si tenía toque mortal lo dice su última información conocida.
///
/// *pt:* Se o objeto mudou de zona antes de um efeito fazê-lo causar dano, vê-se pela última informação conhecida se tinha toque mortífero.
pub const R702_2E: Rule = Rule::new(Game::Magic, 1728);

/// **702.2f**
///
/// *es:* Toque mortal repetido en el mismo objeto no cambia nada.
///
/// *pt:* Toque mortífero repetido no mesmo objeto nada acrescenta.
pub const R702_2F: Rule = Rule::new(Game::Magic, 1729);

/// **702.3** Defensor · Defensor
pub const R702_3: Rule = Rule::new(Game::Magic, 1730);

/// **702.3a**
///
/// *es:* Defensor se aplica por sí solo: es habilidad estática.
///
/// *pt:* Defensor vale por si só: é habilidade estática.
pub const R702_3A: Rule = Rule::new(Game::Magic, 1731);

/// **702.3b**
///
/// *es:* Defensor le impide atacar a la criatura que lo tiene.
///
/// *pt:* A criatura com defensor fica impedida de atacar.
pub const R702_3B: Rule = Rule::new(Game::Magic, 1732);

/// **702.3c**
///
/// *es:* Defensor repetido en la misma criatura no cambia nada.
///
/// *pt:* Defensor repetido na mesma criatura nada acrescenta.
pub const R702_3C: Rule = Rule::new(Game::Magic, 1733);

/// **702.4** Dañar dos veces · Golpe duplo
pub const R702_4: Rule = Rule::new(Game::Magic, 1734);

/// **702.4a**
///
/// *es:* Es estática; lo que altera es el paso de daño de combate (regla 510).
///
/// *pt:* Golpe duplo é habilidade estática; o que muda é a etapa de dano de combate (regra 510).
pub const R702_4A: Rule = Rule::new(Game::Magic, 1735);

/// **702.4b**
///
/// *es:* Con alguna atacante o bloqueadora que dañe primero o dos veces al empezar el paso de daño de combate, solo las que tienen una de esas habilidades asignan en él. Sigue un segundo paso así antes del final del combate: asignan, entre las que quedan, las que no tenían ninguna al empezar el primero y las que ahora tienen dañar dos veces (regla 702.7).
///
/// *pt:* Se, no início da etapa de dano de combate, alguma atacante ou bloqueadora tem iniciativa ou golpe duplo, só as que têm uma delas atribuem dano nessa etapa. Antes do final de combate vem uma segunda: atribuem as restantes que não tinham nenhuma das duas no início da primeira e as que agora têm golpe duplo (regra 702.7).
pub const R702_4B: Rule = Rule::new(Game::Magic, 1736);

/// **702.4c**
///
/// *es:* Si la criatura pierde dañar dos veces en el primero de los dos pasos de daño de combate, en el segundo ya no asigna.
///
/// *pt:* Perder golpe duplo na primeira das duas etapas de dano de combate tira a criatura da segunda.
pub const R702_4C: Rule = Rule::new(Game::Magic, 1737);

/// **702.4d**
///
/// *es:* En el segundo paso también asigna daño la criatura que ya dañó por dañar primero y gana después dañar dos veces.
///
/// *pt:* A criatura com iniciativa que, depois de causar dano na primeira etapa de dano de combate, ganha golpe duplo pode atribuir dano de novo na segunda.
pub const R702_4D: Rule = Rule::new(Game::Magic, 1738);

/// **702.4e**
///
/// *es:* Dañar dos veces repetido en la misma criatura no cambia nada.
///
/// *pt:* Golpe duplo repetido na mesma criatura nada acrescenta.
pub const R702_4E: Rule = Rule::new(Game::Magic, 1739);

/// **702.5** Encantar · Encantar
pub const R702_5: Rule = Rule::new(Game::Magic, 1740);

/// **702.5a**
///
/// *es:* Con «Encantar \[objeto o jugador\]», estática, el hechizo de Aura no puede tener otra clase de objetivo ni el Aura encantar otra cosa.
///
/// *pt:* Habilidade estática: a mágica de Aura só pode ter como alvo, e a Aura só pode encantar, aquilo que “Encantar \[objeto ou jogador\]” nomeia.
pub const R702_5A: Rule = Rule::new(Game::Magic, 1741);

/// **702.5b**
///
/// *es:* Lo demás sobre las Auras está en la regla 303.
///
/// *pt:* O restante sobre Auras está na regra 303.
pub const R702_5B: Rule = Rule::new(Game::Magic, 1742);

/// **702.5c**
///
/// *es:* Con varias habilidades de encantar rigen todas a la vez: el objetivo, y después lo encantado, ha de cumplir cada una de ellas.
///
/// *pt:* Tendo várias habilidades de encantar, a Aura obedece a todas: seu alvo e aquilo que encanta precisam atender a cada uma.
pub const R702_5C: Rule = Rule::new(Game::Magic, 1743);

/// **702.5d**
///
/// *es:* Si un Aura puede encantar a un jugador, solo jugadores pueden ser su objetivo y llevarla anexada, nunca permanentes.
///
/// *pt:* Só jogadores, nunca permanentes, podem ser alvo da Aura que pode encantar jogador, e só a eles ela pode ser anexada.
pub const R702_5D: Rule = Rule::new(Game::Magic, 1744);

/// **702.6** Equipar · Equipar
pub const R702_6: Rule = Rule::new(Game::Magic, 1745);

/// **702.6a**
///
/// *es:* Con esta habilidad activada del Equipo, su controlador paga el coste y lo anexa a una criatura objetivo que controle, solo cuando podría lanzarse un conjuro.
///
/// *pt:* Equipar é habilidade ativada do Equipamento, usada só quando se poderia conjurar um feitiço: o controlador paga o custo e, na resolução, o Equipamento é anexado a uma criatura alvo que esse jogador controla.
pub const R702_6A: Rule = Rule::new(Game::Magic, 1746);

/// **702.6b**
///
/// *es:* Lo demás sobre los Equipos está en la regla 301.
///
/// *pt:* O restante sobre Equipamentos está na regra 301.
pub const R702_6B: Rule = Rule::new(Game::Magic, 1747);

/// **702.6c**
///
/// *es:* «Equipar \[cualidad\]» exige que el objetivo, siempre una criatura de quien activa, tenga además esa cualidad. Solo limita el objetivo: el Equipo puede estar anexado a criaturas que no la tengan.
///
/// *pt:* “Equipar \[qualidade\]” só aceita como alvo criatura controlada por quem ativa que tenha essa qualidade. A limitação é do alvo; não diz a que o Equipamento pode estar anexado.
pub const R702_6C: Rule = Rule::new(Game::Magic, 1748);

/// **702.6d**
///
/// *es:* Si el permanente tiene varias habilidades de equipar, puede activarse cualquiera.
///
/// *pt:* Quando a permanente tem várias habilidades de equipar, ativa-se qualquer uma delas.
pub const R702_6D: Rule = Rule::new(Game::Magic, 1749);

/// **702.6e**
///
/// *es:* «Equipar planeswalker \[coste\]» anexa el permanente a un planeswalker objetivo que controle quien la activa, como si este fuera criatura, y solo cuando podría lanzarse un conjuro.
///
/// *pt:* Com “Equipar planeswalker \[custo\]”, a permanente é anexada a um planeswalker alvo controlado por quem ativa, como se ele fosse criatura, e só quando se poderia conjurar um feitiço.
pub const R702_6E: Rule = Rule::new(Game::Magic, 1750);

/// **702.7** Dañar primero · Iniciativa
pub const R702_7: Rule = Rule::new(Game::Magic, 1751);

/// **702.7a**
///
/// *es:* Dañar primero es estática y actúa sobre el paso de daño de combate, cuyo desarrollo altera (regla 510).
///
/// *pt:* A habilidade iniciativa, estática, atua sobre a etapa de dano de combate e muda seu andamento (regra 510).
pub const R702_7A: Rule = Rule::new(Game::Magic, 1752);

/// **702.7b**
///
/// *es:* Al empezar el paso de daño de combate se mira si alguna atacante o bloqueadora daña primero o dos veces (regla 702.4). Si es así, en él solo asignan las que tienen una u otra, y antes del final del combate hay otro paso de daño para las restantes que al empezar el primero no tenían ninguna y para las que en este segundo dañan dos veces.
///
/// *pt:* Quando alguma atacante ou bloqueadora tem iniciativa ou golpe duplo no início da etapa de dano de combate, há duas dessas etapas antes do final de combate (regra 702.4). Na primeira atribuem dano só essas criaturas; na segunda, as restantes que não tinham nem uma nem outra no início da primeira, mais as que na segunda têm golpe duplo.
pub const R702_7B: Rule = Rule::new(Game::Magic, 1753);

/// **702.7c**
///
/// *es:* Una vez hecho el daño del primer paso, ganar dañar primero no deja a la criatura fuera del segundo, y perderlo después de haber dañado no la hace asignar otra vez, salvo que tenga dañar dos veces.
///
/// *pt:* Depois do dano da primeira etapa, ganhar iniciativa não tira a criatura da segunda; e perdê-la, já tendo causado dano, não a põe na segunda, a não ser que tenha golpe duplo.
pub const R702_7C: Rule = Rule::new(Game::Magic, 1754);

/// **702.7d**
///
/// *es:* Dañar primero repetido en la misma criatura no cambia nada.
///
/// *pt:* Iniciativa repetida na mesma criatura nada acrescenta.
pub const R702_7D: Rule = Rule::new(Game::Magic, 1755);

/// **702.8** Destello · Lampejo
pub const R702_8: Rule = Rule::new(Game::Magic, 1756);

/// **702.8a**
///
/// *es:* La carta con destello puede jugarse siempre que quien la juega podría lanzar un instantáneo. La habilidad, estática, rige en toda zona desde la que esa carta pueda jugarse.
///
/// *pt:* Lampejo deixa jogar o card sempre que se poderia conjurar uma mágica instantânea. É habilidade estática e vale em toda zona de onde esse card possa ser jogado.
pub const R702_8A: Rule = Rule::new(Game::Magic, 1757);

/// **702.8b**
///
/// *es:* Destello repetido en el mismo objeto no cambia nada.
///
/// *pt:* Lampejo repetido no mesmo objeto nada acrescenta.
pub const R702_8B: Rule = Rule::new(Game::Magic, 1758);

/// **702.9** Vuela · Voar
pub const R702_9: Rule = Rule::new(Game::Magic, 1759);

/// **702.9a**
///
/// *es:* Volar limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Voar limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_9A: Rule = Rule::new(Game::Magic, 1760);

/// **702.9b**
///
/// *es:* A una criatura que vuela solo la bloquean las que vuelan o tienen alcance; ella puede bloquear a cualquiera (reglas 509 y 702.17).
///
/// *pt:* Só outra criatura que voe, ou que tenha alcance, bloqueia quem voa; quem voa pode bloquear qualquer uma (regras 509 e 702.17).
pub const R702_9B: Rule = Rule::new(Game::Magic, 1761);

/// **702.9c**
///
/// *es:* Volar repetido en la misma criatura no cambia nada.
///
/// *pt:* Voar repetido na mesma criatura nada acrescenta.
pub const R702_9C: Rule = Rule::new(Game::Magic, 1762);

/// **702.10** Prisa · Ímpeto
pub const R702_10: Rule = Rule::new(Game::Magic, 1763);

/// **702.10a**
///
/// *es:* Prisa se aplica por sí sola: es habilidad estática.
///
/// *pt:* Ímpeto vale por si só: é habilidade estática.
pub const R702_10A: Rule = Rule::new(Game::Magic, 1764);

/// **702.10b**
///
/// *es:* Con prisa, la criatura puede atacar aunque su controlador no la haya controlado sin pausa desde el inicio de su último turno (regla 302.6).
///
/// *pt:* Ter ímpeto permite atacar mesmo que o controlador não controle a criatura sem interrupção desde o início do seu último turno (regra 302.6).
pub const R702_10B: Rule = Rule::new(Game::Magic, 1765);

/// **702.10c**
///
/// *es:* Por poco que lleve controlándola, su controlador puede activar habilidades de la criatura con prisa con el símbolo de girar o enderezar en el coste (regla 302.6).
///
/// *pt:* Com ímpeto, mesmo sendo recente o controle, o controlador pode ativar habilidades da criatura com símbolo de virar ou desvirar no custo (regra 302.6).
pub const R702_10C: Rule = Rule::new(Game::Magic, 1766);

/// **702.10d**
///
/// *es:* Prisa repetida en la misma criatura no cambia nada.
///
/// *pt:* Ímpeto repetido na mesma criatura nada acrescenta.
pub const R702_10D: Rule = Rule::new(Game::Magic, 1767);

/// **702.11** Antimaleficio · Resistência à magia
pub const R702_11: Rule = Rule::new(Game::Magic, 1768);

/// **702.11a**
///
/// *es:* Antimaleficio se aplica por sí solo: es habilidad estática.
///
/// *pt:* Resistência à magia vale por si só: é habilidade estática.
pub const R702_11A: Rule = Rule::new(Game::Magic, 1769);

/// **702.11b**
///
/// *es:* Los hechizos y habilidades de los oponentes de su controlador no pueden hacer objetivo a un permanente con antimaleficio.
///
/// *pt:* A permanente com resistência à magia não pode ser alvo de mágicas e habilidades controladas por oponentes de quem a controla.
pub const R702_11B: Rule = Rule::new(Game::Magic, 1770);

/// **702.11c**
///
/// *es:* Un jugador con antimaleficio no puede ser el objetivo de nada que controlen sus oponentes, sea hechizo o habilidad.
///
/// *pt:* Mágicas e habilidades dos oponentes não podem ter como alvo o jogador com resistência à magia.
pub const R702_11C: Rule = Rule::new(Game::Magic, 1771);

/// **702.11d**
///
/// *es:* «Antimaleficio contra \[cualidad\]» también es antimaleficio, pero solo frena de los oponentes los hechizos con esa cualidad y las habilidades cuya fuente la tenga.
///
/// *pt:* “Resistência à magia contra \[qualidade\]” é resistência à magia: mágicas dos oponentes com a qualidade e habilidades deles de fontes assim não têm a permanente como alvo.
pub const R702_11D: Rule = Rule::new(Game::Magic, 1772);

/// **702.11e**
///
/// *es:* Para los efectos que quitan antimaleficio, que permiten elegir como objetivo a una criatura como si no lo tuviera o que buscan una carta que lo tenga, cuenta igual todo «antimaleficio contra \[cualidad\]».
///
/// *pt:* Efeitos que removem resistência à magia, que deixam escolher a criatura como alvo apesar dela ou que procuram cards com ela tratam do mesmo modo “resistência à magia contra \[qualidade\]”.
pub const R702_11E: Rule = Rule::new(Game::Magic, 1773);

/// **702.11f**
///
/// *es:* Si menciona dos cualidades («contra \[A\] y contra \[B\]»), son en realidad dos antimaleficios separados.
///
/// *pt:* Com duas qualidades (“contra \[A\] e contra \[B\]”), são duas habilidades de resistência à magia distintas.
pub const R702_11F: Rule = Rule::new(Game::Magic, 1774);

/// **702.11g**
///
/// *es:* «Antimaleficio contra cada \[característica\]» reúne tantos antimaleficios separados como valores pueda tomar esa característica.
///
/// *pt:* Resistência à magia “contra cada \[característica\]” vale por várias habilidades separadas, uma para cada valor possível da característica.
pub const R702_11G: Rule = Rule::new(Game::Magic, 1775);

/// **702.11h**
///
/// *es:* Un mismo antimaleficio repetido en el mismo permanente o jugador no cambia nada.
///
/// *pt:* A mesma resistência à magia repetida na mesma permanente ou jogador nada acrescenta.
pub const R702_11H: Rule = Rule::new(Game::Magic, 1776);

/// **702.12** Indestructible · Indestrutível
pub const R702_12: Rule = Rule::new(Game::Magic, 1777);

/// **702.12a**
///
/// *es:* Indestructible se aplica por sí solo: es habilidad estática.
///
/// *pt:* Indestrutível vale por si só: é habilidade estática.
pub const R702_12A: Rule = Rule::new(Game::Magic, 1778);

/// **702.12b**
///
/// *es:* Nada destruye al permanente indestructible; el daño letal tampoco, porque la acción basada en estado de la regla 704.5g no lo tiene en cuenta.
///
/// *pt:* Nada destrói a permanente indestrutível, nem dano letal: a ação baseada no estado que o verifica (regra 704.5g) não a considera.
pub const R702_12B: Rule = Rule::new(Game::Magic, 1779);

/// **702.12c**
///
/// *es:* Indestructible repetido en el mismo permanente no cambia nada.
///
/// *pt:* Indestrutível repetido na mesma permanente nada acrescenta.
pub const R702_12C: Rule = Rule::new(Game::Magic, 1780);

/// **702.13** Intimidar · Intimidar
pub const R702_13: Rule = Rule::new(Game::Magic, 1781);

/// **702.13a**
///
/// *es:* Intimidar limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Intimidar limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_13A: Rule = Rule::new(Game::Magic, 1782);

/// **702.13b**
///
/// *es:* A la criatura con intimidar solo la bloquean criaturas artefacto o criaturas que tengan algún color en común con ella (regla 509).
///
/// *pt:* Só criaturas artefato, ou que tenham alguma cor em comum com ela, bloqueiam a criatura com intimidar (regra 509).
pub const R702_13B: Rule = Rule::new(Game::Magic, 1783);

/// **702.13c**
///
/// *es:* Intimidar repetido en la misma criatura no cambia nada.
///
/// *pt:* Intimidar repetido na mesma criatura nada acrescenta.
pub const R702_13C: Rule = Rule::new(Game::Magic, 1784);

/// **702.14** Cruzar tierras · Travessia de terreno
pub const R702_14: Rule = Rule::new(Game::Magic, 1785);

/// **702.14a**
///
/// *es:* Cruzar tierras es el nombre común de «cruzar \[tipo\]»: casi siempre un tipo de tierra, o «tierra» con cualquier mezcla de tipos de tierra, tipos de carta y supertipos.
///
/// *pt:* Travessia de terreno reúne as habilidades “travessia de \[tipo\]”: em geral um tipo de terreno, ou “terreno” combinado com tipos de terreno, tipos de card ou supertipos.
pub const R702_14A: Rule = Rule::new(Game::Magic, 1786);

/// **702.14b**
///
/// *es:* Cruzar tierras limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Travessia de terreno limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_14B: Rule = Rule::new(Game::Magic, 1787);

/// **702.14c**
///
/// *es:* Nadie bloquea a la criatura mientras el jugador defensor controle alguna tierra como la nombrada: de ese tipo de tierra, con ese tipo o supertipo («artefacto»), sin él («no básicas»), o con él y el subtipo («pantanos nevados») (regla 509).
///
/// *pt:* Ninguém bloqueia a criatura com travessia enquanto o jogador defensor controla terreno como o citado: daquele tipo de terreno, com tal tipo ou supertipo (“artefato”), sem ele (“não básico”) ou com ele e o subtipo (“Pântano da neve”) (regra 509).
pub const R702_14C: Rule = Rule::new(Game::Magic, 1788);

/// **702.14d**
///
/// *es:* Tener uno mismo la habilidad de cruzar esas tierras no permite bloquear a quien la tiene: las dos no se compensan.
///
/// *pt:* Uma travessia não compensa a outra: ter a mesma habilidade não deixa bloquear quem a tem.
pub const R702_14D: Rule = Rule::new(Game::Magic, 1789);

/// **702.14e**
///
/// *es:* La misma clase de cruzar tierras repetida en la misma criatura no cambia nada.
///
/// *pt:* O mesmo tipo de travessia de terreno repetido na mesma criatura nada acrescenta.
pub const R702_14E: Rule = Rule::new(Game::Magic, 1790);

/// **702.15** Vínculo vital · Vínculo com a vida
pub const R702_15: Rule = Rule::new(Game::Magic, 1791);

/// **702.15a**
///
/// *es:* Vínculo vital se aplica por sí solo: es habilidad estática.
///
/// *pt:* Vínculo com a vida vale por si só: é habilidade estática.
pub const R702_15A: Rule = Rule::new(Game::Magic, 1792);

/// **702.15b**
///
/// *es:* Además de sus demás resultados, el daño de una fuente con vínculo vital da otras tantas vidas a su controlador o, si nadie la controla, a su propietario (regla 120.3).
///
/// *pt:* Quem controla a fonte com vínculo com a vida (ou o dono, se ninguém a controla) ganha pontos de vida iguais ao dano causado, além dos outros resultados desse dano (regra 120.3).
pub const R702_15B: Rule = Rule::new(Game::Magic, 1793);

/// **702.15c**
///
/// *es:* La última información conocida dice si tenía vínculo vital un objeto que cambió de zona antes de hacer daño por un efecto.
///
/// *pt:* Se o objeto mudou de zona antes de um efeito fazê-lo causar dano, vê-se pela última informação conhecida se tinha vínculo com a vida.
pub const R702_15C: Rule = Rule::new(Game::Magic, 1794);

/// **702.15d**
///
/// *es:* Da igual en qué zona esté el objeto con vínculo vital cuando hace el daño.
///
/// *pt:* Não importa de que zona o objeto com vínculo com a vida causa o dano.
pub const R702_15D: Rule = Rule::new(Game::Magic, 1795);

/// **702.15e**
///
/// *es:* El daño simultáneo de varias fuentes con vínculo vital no se suma: cada una produce su propio evento de ganar vidas (reglas 119.9 y 119.10).
///
/// *pt:* Dano simultâneo de várias fontes com vínculo com a vida não se soma: cada uma gera um evento próprio de ganhar pontos de vida (regra 119.9–10).
pub const R702_15E: Rule = Rule::new(Game::Magic, 1796);

/// **702.15f**
///
/// *es:* Vínculo vital repetido en el mismo objeto no cambia nada.
///
/// *pt:* Vínculo com a vida repetido no mesmo objeto nada acrescenta.
pub const R702_15F: Rule = Rule::new(Game::Magic, 1797);

/// **702.16** Protección · Proteção
pub const R702_16: Rule = Rule::new(Game::Magic, 1798);

/// **702.16a**
///
/// *es:* Esta estática se escribe «Protección contra \[cualidad\]»: casi siempre un color, aunque cabe cualquier valor o dato de una característica. Es un nombre de carta solo si lo especifica. Cuando es tipo de carta, subtipo o supertipo, abarca los permanentes que lo tengan y las fuentes de cualquier otra zona que también, a diferencia de la regla 109.2.
///
/// *pt:* “Proteção contra \[qualidade\]” é estática. A qualidade costuma ser uma cor, mas serve qualquer valor ou informação de característica; só é nome de card se isso for dito. Sendo tipo de card, subtipo ou supertipo, abrange as permanentes que o têm e as fontes assim fora do campo de batalha, exceção à regra 109.2.
pub const R702_16A: Rule = Rule::new(Game::Magic, 1799);

/// **702.16b**
///
/// *es:* Ningún hechizo con la cualidad, ni habilidad cuya fuente la tenga, puede hacer objetivo al permanente o jugador protegido.
///
/// *pt:* Mágica com a qualidade, ou habilidade cuja fonte a tenha, não pode ter como alvo a permanente ou o jogador que tem proteção.
pub const R702_16B: Rule = Rule::new(Game::Magic, 1800);

/// **702.16c**
///
/// *es:* Las Auras con la cualidad no encantan al permanente o jugador protegido; las que ya lo encantaban van al cementerio de sus propietarios por acción basada en estado (regla 704).
///
/// *pt:* Auras com a qualidade não encantam a permanente ou jogador; as já anexadas vão ao cemitério dos donos por ação baseada no estado (regra 704).
pub const R702_16C: Rule = Rule::new(Game::Magic, 1801);

/// **702.16d**
///
/// *es:* Los Equipos y Fortificaciones con la cualidad no equipan ni fortifican al permanente; los ya anexados se desanexan por acción basada en estado, sin dejar el campo de batalla (regla 704).
///
/// *pt:* Equipamentos e Fortificações com a qualidade não equipam nem fortificam a permanente; os anexados soltam-se por ação baseada no estado, permanecendo no campo de batalha (regra 704).
pub const R702_16D: Rule = Rule::new(Game::Magic, 1802);

/// **702.16e**
///
/// *es:* Se previene todo el daño que fuentes con esa cualidad harían al permanente o jugador protegido.
///
/// *pt:* Todo dano que fontes com a qualidade causariam à permanente ou ao jogador com proteção é prevenido.
pub const R702_16E: Rule = Rule::new(Game::Magic, 1803);

/// **702.16f**
///
/// *es:* Las criaturas con esa cualidad no pueden bloquear a la atacante protegida.
///
/// *pt:* A atacante com proteção não é bloqueada por criaturas que tenham a qualidade.
pub const R702_16F: Rule = Rule::new(Game::Magic, 1804);

/// **702.16g**
///
/// *es:* Si menciona dos cualidades («contra \[A\] y contra \[B\]»), son en realidad dos protecciones separadas.
///
/// *pt:* Com duas qualidades (“contra \[A\] e contra \[B\]”), são duas habilidades de proteção distintas.
pub const R702_16G: Rule = Rule::new(Game::Magic, 1805);

/// **702.16h**
///
/// *es:* «Protección contra cada \[característica\]» reúne tantas protecciones separadas como valores pueda tomar esa característica.
///
/// *pt:* Proteção “contra cada \[característica\]” vale por várias habilidades separadas, uma para cada valor possível da característica.
pub const R702_16H: Rule = Rule::new(Game::Magic, 1806);

/// **702.16i**
///
/// *es:* «Protección contra cada» miembro de un grupo de características, cualidades o jugadores reúne una protección separada por cada uno.
///
/// *pt:* Se a proteção é contra cada membro de um conjunto de características, qualidades ou jogadores, há uma habilidade separada para cada um.
pub const R702_16I: Rule = Rule::new(Game::Magic, 1807);

/// **702.16j**
///
/// *es:* «Protección contra todo» abarca cualquier objeto, sea como sea: ni hechizos ni habilidades hacen objetivo al permanente o jugador, las Auras no lo encantan y todo daño se le previene; tampoco puede ser equipado, fortificado ni bloqueado el permanente.
///
/// *pt:* “Proteção contra tudo” abrange qualquer objeto, com quaisquer características: mágicas e habilidades não têm a permanente ou o jogador como alvo, Auras não os encantam e todo dano lhes é prevenido; a permanente também não pode ser equipada, fortificada nem bloqueada.
pub const R702_16J: Rule = Rule::new(Game::Magic, 1808);

/// **702.16k**
///
/// *es:* La protección contra un jugador abarca cuanto él controla y lo que es suyo si no lo controla otro, tenga las características que tenga. Ni los hechizos y habilidades que controla hacen objetivo al permanente o jugador, ni sus Auras (las que controla) lo encantan, y el daño de todas esas fuentes se previene. A un permanente tampoco lo equipan, fortifican ni bloquean Equipos, Fortificaciones y criaturas que ese jugador controle.
///
/// *pt:* Proteção contra um jogador abrange tudo o que ele controla e o que é dele sem ser controlado por outro, sejam quais forem as características. Mágicas e habilidades que ele controla não têm como alvo a permanente ou o jogador, nem Auras que ele controla os encantam, e todo dano daquelas fontes é prevenido; a permanente também não é equipada, fortificada ou bloqueada por nada que ele controla.
pub const R702_16K: Rule = Rule::new(Game::Magic, 1809);

/// **702.16m**
///
/// *es:* Protección contra la misma cualidad, repetida en el mismo permanente o jugador, no cambia nada.
///
/// *pt:* Proteção repetida contra a mesma qualidade na mesma permanente ou jogador nada acrescenta.
pub const R702_16M: Rule = Rule::new(Game::Magic, 1810);

/// **702.16n**
///
/// *es:* Un Aura que da protección y dice que «este efecto no remueve» esa Aura, o ninguna, libra a las indicadas de ir al cementerio por acción basada en estado. Otra protección contra lo mismo las afecta como siempre.
///
/// *pt:* Se a Aura que dá proteção à criatura diz não remover a si mesma, ou nenhuma Aura, essas não vão ao cemitério por ação baseada no estado. Outra proteção contra a qualidade as afeta.
pub const R702_16N: Rule = Rule::new(Game::Magic, 1811);

/// **702.16p**
///
/// *es:* Bendición benévola da protección, pero respeta lo ya anexado: los objetos con la cualidad que la criatura llevaba al empezar el efecto, incluida esa Aura, no van al cementerio por acción basada en estado; los demás con la cualidad no se le pueden anexar. Cualquier otra protección contra lo mismo afecta a lo anexado igual que siempre.
///
/// *pt:* A Aura Benevolent Blessing dá proteção, mas poupa o que já está anexado à criatura quando o efeito começa, a própria Aura incluída: esses objetos com a qualidade não vão ao cemitério por ação baseada no estado. Nenhuma outra permanente com a qualidade pode ser anexada à criatura. Outra proteção contra a mesma qualidade age normalmente.
pub const R702_16P: Rule = Rule::new(Game::Magic, 1812);

/// **702.17** Alcance · Alcance
pub const R702_17: Rule = Rule::new(Game::Magic, 1813);

/// **702.17a**
///
/// *es:* Alcance se aplica por sí solo: es habilidad estática.
///
/// *pt:* Alcance vale por si só: é habilidade estática.
pub const R702_17A: Rule = Rule::new(Game::Magic, 1814);

/// **702.17b**
///
/// *es:* El alcance deja bloquear a las criaturas que vuelan; sin él, solo las bloquean otras que vuelen (reglas 509 y 702.9).
///
/// *pt:* Só bloqueiam uma criatura que voa as que têm alcance ou que também voam (regras 509 e 702.9).
pub const R702_17B: Rule = Rule::new(Game::Magic, 1815);

/// **702.17c**
///
/// *es:* Alcance repetido en la misma criatura no cambia nada.
///
/// *pt:* Alcance repetido na mesma criatura nada acrescenta.
pub const R702_17C: Rule = Rule::new(Game::Magic, 1816);

/// **702.18** Velo · Manto
pub const R702_18: Rule = Rule::new(Game::Magic, 1817);

/// **702.18a**
///
/// *es:* El permanente o jugador con velo no puede ser objetivo de ningún hechizo ni habilidad, venga de quien venga. Es estática.
///
/// *pt:* Manto, habilidade estática, impede que a permanente ou o jogador seja alvo de qualquer mágica ou habilidade, de quem for.
pub const R702_18A: Rule = Rule::new(Game::Magic, 1818);

/// **702.18b**
///
/// *es:* Velo repetido en el mismo permanente o jugador no cambia nada.
///
/// *pt:* Manto repetido na mesma permanente ou jogador nada acrescenta.
pub const R702_18B: Rule = Rule::new(Game::Magic, 1819);

/// **702.19** Arrollar · Atropelar
pub const R702_19: Rule = Rule::new(Game::Magic, 1820);

/// **702.19a**
///
/// *es:* Arrollar, estática, cambia cómo la atacante asigna su daño de combate; cuando bloquea o hace otro daño, no sirve de nada (regla 510).
///
/// *pt:* Atropelar, habilidade estática, muda como a atacante atribui dano de combate; para quem bloqueia ou causa outro dano, não faz nada (regra 510).
pub const R702_19A: Rule = Rule::new(Game::Magic, 1821);

/// **702.19b**
///
/// *es:* El controlador de la atacante con arrollar puede asignar menos que el daño letal a las que la bloquean, pero entonces nada va al jugador o planeswalker atacado. Solo lo que exceda del letal de todas ellas se reparte, como él quiera, entre ellas y el jugador, planeswalker o batalla que ella ataca. Para saber si es letal cuentan el daño ya marcado y el que otras criaturas asignan en ese paso, no las habilidades ni efectos que cambien el que se hará.
///
/// *pt:* Só o que passa do dano letal atribuído a todas as bloqueadoras da atacante com atropelar se divide, como o controlador dela quiser, entre elas e o jogador, planeswalker ou batalha que ela ataca. Pode ficar aquém do letal, mas então nada vai ao jogador ou planeswalker atacado. Para o letal contam o dano já marcado e o que outras criaturas atribuem nessa etapa, não habilidades ou efeitos que mudariam o dano causado.
pub const R702_19B: Rule = Rule::new(Game::Magic, 1822);

/// **702.19c**
///
/// *es:* Arrolla planeswalkers, forma de arrollar, sigue la regla 702.19b con una excepción cuando se ataca a un planeswalker. Asignado daño letal a todas las bloqueadoras, y a él al menos tanto como su lealtad, lo que sobre puede repartirse como quiera el controlador de la atacante entre ellas, él y su controlador. Cuenta para la lealtad el daño que otras criaturas asignan en ese paso, no los efectos que cambien el que se hará.
///
/// *pt:* Atropelar planeswalkers segue a regra 702.19b, salvo ao atacar um planeswalker: atribuído dano letal a todas as bloqueadoras e, ao planeswalker, ao menos o valor de sua lealdade, o resto pode ser dividido como o controlador da atacante quiser entre elas, o planeswalker e quem o controla. Quanto à lealdade, conta o dano que outras criaturas atribuem na etapa, não o que mudaria o dano causado.
pub const R702_19C: Rule = Rule::new(Game::Magic, 1823);

/// **702.19d**
///
/// *es:* Si al asignar ya nada bloquea a la atacante bloqueada con arrollar o arrolla planeswalkers, vale como letal cubierto: su daño va al jugador y/o planeswalker defensor.
///
/// *pt:* Se nenhuma bloqueadora resta ao atribuir dano, a atacante bloqueada com qualquer atropelar o atribui ao jogador defensor e/ou planeswalker, como se cumprido o letal.
pub const R702_19D: Rule = Rule::new(Game::Magic, 1824);

/// **702.19e**
///
/// *es:* Si el planeswalker que ataca una criatura con arrolla planeswalkers es removido del combate, el daño de ella puede ir al jugador defensor cubierto el letal de todas las bloqueadoras; sin bloqueadoras, va todo. Excepción a la regla 506.4c: ella no pasa a atacarlo.
///
/// *pt:* Se o planeswalker atacado por criatura com atropelar planeswalkers é removido do combate, o dano dela pode ir ao jogador defensor depois do letal em todas as bloqueadoras; sem nenhuma, vai todo a ele. É exceção à regra 506.4c, e ela não passa a atacá-lo.
pub const R702_19E: Rule = Rule::new(Game::Magic, 1825);

/// **702.19f**
///
/// *es:* Sin arrolla planeswalkers, ninguna atacante de un planeswalker asigna daño de combate al jugador defensor, aunque aquel sea removido del combate o el daño exceda su lealtad.
///
/// *pt:* Sem atropelar planeswalkers, quem ataca um planeswalker não atribui dano de combate ao jogador defensor, mesmo que aquele saia de combate ou o dano exceda sua lealdade.
pub const R702_19F: Rule = Rule::new(Game::Magic, 1826);

/// **702.19g**
///
/// *es:* Arrollar repetido en la misma criatura no cambia nada; arrolla planeswalkers repetido, tampoco.
///
/// *pt:* Atropelar repetido na mesma criatura nada acrescenta, nem atropelar planeswalkers repetido.
pub const R702_19G: Rule = Rule::new(Game::Magic, 1827);

/// **702.20** Vigilancia · Vigilância
pub const R702_20: Rule = Rule::new(Game::Magic, 1828);

/// **702.20a**
///
/// *es:* Vigilancia, estática, cambia una regla de la declaración de atacantes.
///
/// *pt:* Vigilância, estática, altera uma regra da declaração de atacantes.
pub const R702_20A: Rule = Rule::new(Game::Magic, 1829);

/// **702.20b**
///
/// *es:* La criatura con vigilancia ataca sin girarse (regla 508).
///
/// *pt:* A criatura com vigilância não é virada por atacar (regra 508).
pub const R702_20B: Rule = Rule::new(Game::Magic, 1830);

/// **702.20c**
///
/// *es:* Vigilancia repetida en la misma criatura no cambia nada.
///
/// *pt:* Vigilância repetida na mesma criatura nada acrescenta.
pub const R702_20C: Rule = Rule::new(Game::Magic, 1831);

/// **702.21** Rebatir · Salvaguarda
pub const R702_21: Rule = Rule::new(Game::Magic, 1832);

/// **702.21a**
///
/// *es:* Rebatir se dispara siempre que hace objetivo al permanente algo que controla un oponente, sea hechizo o habilidad: lo contrarresta a menos que ese oponente pague el coste indicado.
///
/// *pt:* Se a permanente passa a ser alvo de algo que um oponente controla, mágica ou habilidade, salvaguarda desencadeia e anula essa mágica ou habilidade, a menos que ele pague o custo.
pub const R702_21A: Rule = Rule::new(Game::Magic, 1833);

/// **702.21b**
///
/// *es:* La X del coste de rebatir se calcula al resolverse la habilidad, no al dispararse.
///
/// *pt:* O valor de X no custo de salvaguarda é o do momento em que ela resolve, não o de quando desencadeou.
pub const R702_21B: Rule = Rule::new(Game::Magic, 1834);

/// **702.22** Agrupar · Bando
pub const R702_22: Rule = Rule::new(Game::Magic, 1835);

/// **702.22a**
///
/// *es:* Agrupar, habilidad estática, altera varias reglas del combate.
///
/// *pt:* Bando, habilidade estática, muda regras do combate.
pub const R702_22A: Rule = Rule::new(Game::Magic, 1836);

/// **702.22b**
///
/// *es:* El efecto que quita agrupar a un permanente le quita también todas sus habilidades «agrupa con otras», que son una forma de agrupar.
///
/// *pt:* Se um efeito tira bando da permanente, ela perde também toda habilidade “bando com outros”, que é uma forma de bando.
pub const R702_22B: Rule = Rule::new(Game::Magic, 1837);

/// **702.22c**
///
/// *es:* Al declarar atacantes, el jugador puede formar grupos de dos clases: una o más con agrupar y como mucho una sin agrupar (aunque agrupe con otras); o una o más \[cualidad\] con «agrupa con otras \[cualidad\]» y cuantas otras atacantes \[cualidad\] quiera. No hay límite de grupos, pero ninguna criatura está en dos. El jugador defensor no los forma: usa agrupar según la regla 702.22j.
///
/// *pt:* Ao declarar atacantes, o jogador pode formar bandos: uma ou mais com bando e no máximo uma sem ele (ainda que tenha “bando com outros”); ou uma ou mais \[qualidade\] com “bando com outros \[qualidade\]” e quantas outras \[qualidade\] quiser. Pode haver vários bandos, nenhuma criatura em dois. O jogador defensor não os forma (regra 702.22j).
pub const R702_22C: Rule = Rule::new(Game::Magic, 1838);

/// **702.22d**
///
/// *es:* Todo el grupo ataca lo mismo: un solo jugador, planeswalker o batalla.
///
/// *pt:* O bando inteiro ataca um só jogador, planeswalker ou batalha.
pub const R702_22D: Rule = Rule::new(Game::Magic, 1839);

/// **702.22e**
///
/// *es:* El grupo anunciado dura hasta que acabe el combate, aunque alguna de sus criaturas pierda la habilidad que lo permitía.
///
/// *pt:* Anunciado, o bando dura até o final do combate, mesmo que criaturas dele percam bando ou “bando com outros”.
pub const R702_22E: Rule = Rule::new(Game::Magic, 1840);

/// **702.22f**
///
/// *es:* La atacante removida del combate deja también su grupo.
///
/// *pt:* Ao ser removida do combate, a atacante sai também do bando.
pub const R702_22F: Rule = Rule::new(Game::Magic, 1841);

/// **702.22g**
///
/// *es:* Las atacantes del grupo siguen siendo permanentes separados; ni comparten habilidades ni pierden las suyas.
///
/// *pt:* Estar no bando não soma nem tira habilidades; cada atacante continua uma permanente separada.
pub const R702_22G: Rule = Rule::new(Game::Magic, 1842);

/// **702.22h**
///
/// *es:* Si una criatura bloquea a una atacante del grupo, las demás del grupo también quedan bloqueadas por ella.
///
/// *pt:* Bloqueada uma atacante por uma criatura, as demais do bando também ficam bloqueadas por ela.
pub const R702_22H: Rule = Rule::new(Game::Magic, 1843);

/// **702.22i**
///
/// *es:* Si un efecto haría que una del grupo quedara bloqueada, queda bloqueado el grupo entero.
///
/// *pt:* Um efeito que faria uma criatura do bando ficar bloqueada bloqueia o bando todo.
pub const R702_22I: Rule = Rule::new(Game::Magic, 1844);

/// **702.22j**
///
/// *es:* En el paso de daño de combate, el jugador defensor, no el activo, reparte como quiera el daño de una atacante entre las que la bloquean si alguna tiene agrupar, o si entre ellas hay una \[cualidad\] con «agrupa con otras \[cualidad\]» y otra \[cualidad\] (excepción a la regla 510.1c).
///
/// *pt:* O jogador defensor, não o ativo, divide como quiser o dano de combate da atacante entre as que a bloqueiam quando alguma tem bando, ou quando entre elas há uma \[qualidade\] com “bando com outros \[qualidade\]” e outra \[qualidade\] (exceção à regra 510.1c).
pub const R702_22J: Rule = Rule::new(Game::Magic, 1845);

/// **702.22k**
///
/// *es:* El jugador activo, no el jugador defensor, reparte como quiera el daño de combate de una bloqueadora entre las que bloquea si alguna tiene agrupar, o si entre ellas hay una \[cualidad\] con «agrupa con otras \[cualidad\]» y otra \[cualidad\] (excepción a la regla 510.1d).
///
/// *pt:* O jogador ativo, não o defensor, divide como quiser o dano de combate da bloqueadora entre as que bloqueia se alguma tem bando, ou se entre elas há uma \[qualidade\] com “bando com outros \[qualidade\]” e outra \[qualidade\] (exceção à regra 510.1d).
pub const R702_22K: Rule = Rule::new(Game::Magic, 1846);

/// **702.22m**
///
/// *es:* Agrupar repetido en la misma criatura no cambia nada; «agrupa con otras» repetido de la misma clase, tampoco.
///
/// *pt:* Bando repetido na mesma criatura nada acrescenta, nem “bando com outros” repetido de um mesmo tipo.
pub const R702_22M: Rule = Rule::new(Game::Magic, 1847);

/// **702.23** Ímpetu · Fúria
pub const R702_23: Rule = Rule::new(Game::Magic, 1848);

/// **702.23a**
///
/// *es:* Ímpetu N se dispara al quedar bloqueada la criatura: por cada bloqueadora después de la primera, recibe +N/+N hasta el final del turno (regla 509).
///
/// *pt:* Fúria N desencadeia toda vez que a criatura é bloqueada e lhe dá, até o final do turno, +N/+N por bloqueadora além da primeira (regra 509).
pub const R702_23A: Rule = Rule::new(Game::Magic, 1849);

/// **702.23b**
///
/// *es:* La bonificación se calcula una sola vez por combate, al resolverse; añadir o quitar bloqueadoras más tarde no la altera.
///
/// *pt:* Calcula-se o bônus uma vez por combate, quando a habilidade resolve; mudanças posteriores nas bloqueadoras não contam.
pub const R702_23B: Rule = Rule::new(Game::Magic, 1850);

/// **702.23c**
///
/// *es:* Cada habilidad de ímpetu de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de fúria na criatura desencadeia à parte.
pub const R702_23C: Rule = Rule::new(Game::Magic, 1851);

/// **702.24** Mantenimiento acumulativo · Manutenção cumulativa
pub const R702_24: Rule = Rule::new(Game::Magic, 1852);

/// **702.24a**
///
/// *es:* Al comienzo de cada mantenimiento de su controlador, si está en el campo de batalla, el permanente recibe un contador de edad; luego ese jugador puede pagar el coste una vez por contador de edad, y si no, lo sacrifica. Si el coste da a elegir, se elige aparte por contador. Se paga todo o nada. Es disparada.
///
/// *pt:* No início da manutenção do controlador, se a permanente está no campo de batalha, esta habilidade desencadeada põe nela um marcador de idade; depois ele pode pagar o custo uma vez por marcador desses, ou então sacrifica a permanente. Havendo escolhas no custo, faz-se uma por marcador; paga-se tudo ou nada.
pub const R702_24A: Rule = Rule::new(Game::Magic, 1853);

/// **702.24b**
///
/// *es:* Cada habilidad de mantenimiento acumulativo se dispara aparte, pero los contadores de edad no pertenecen a ninguna: al resolverse, cada una cuenta todos los del permanente.
///
/// *pt:* Cada ocorrência de manutenção cumulativa na permanente desencadeia à parte, mas os marcadores de idade são comuns: ao resolver, conta-se o total deles na permanente.
pub const R702_24B: Rule = Rule::new(Game::Magic, 1854);

/// **702.25** Flanquear · Flanquear
pub const R702_25: Rule = Rule::new(Game::Magic, 1855);

/// **702.25a**
///
/// *es:* En el paso de declarar bloqueadoras, se dispara por cada criatura sin flanquear que bloquea a esta; hasta el final del turno la bloqueadora recibe -1/-1 (regla 509).
///
/// *pt:* Na etapa de declaração de bloqueadores, desencadeia por criatura sem flanquear que bloqueia esta: até o final do turno, a bloqueadora recebe -1/-1 (regra 509).
pub const R702_25A: Rule = Rule::new(Game::Magic, 1856);

/// **702.25b**
///
/// *es:* Cada habilidad de flanquear de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de flanquear na criatura desencadeia à parte.
pub const R702_25B: Rule = Rule::new(Game::Magic, 1857);

/// **702.26** Cambiar de fase · Alternância
pub const R702_26: Rule = Rule::new(Game::Magic, 1858);

/// **702.26a**
///
/// *es:* En cada paso de enderezar, antes de enderezar nada, salen de fase los permanentes con esta estática que controla el jugador activo, y a la vez entran en fase los que habían salido bajo su control.
///
/// *pt:* Na etapa de desvirar, antes de desvirar, saem de fase as permanentes com alternância (estática) que o jogador ativo controla; simultaneamente, entram as que saíram sob seu controle.
pub const R702_26A: Rule = Rule::new(Game::Magic, 1859);

/// **702.26b**
///
/// *es:* Lo que sale de fase pasa a estar fuera de fase y es removido del combate (regla 506.4); se trata como inexistente, sin afectar ni ser afectado, salvo donde se mencione expresamente lo fuera de fase.
///
/// *pt:* Fora de fase (novo status), a permanente inexiste para o jogo: não afeta nem é afetada, salvo se regra ou efeito cita permanentes assim. Sair de fase a remove de combate (regra 506.4).
pub const R702_26B: Rule = Rule::new(Game::Magic, 1860);

/// **702.26c**
///
/// *es:* Al entrar en fase, su estatus pasa a ser en fase y el juego vuelve a contar con él.
///
/// *pt:* Ao entrar em fase, o status muda para em fase e a permanente volta a existir para o jogo.
pub const R702_26C: Rule = Rule::new(Game::Magic, 1861);

/// **702.26d**
///
/// *es:* Cambiar de fase no es cambiar de zona ni de control, aunque fuera de fase el permanente se trate como ausente del campo de batalla y del control de su controlador. No se disparan las habilidades de cambio de zona; las fichas siguen existiendo y los contadores y pegatinas quedan puestos. Para los efectos que miran su historial, no salió ni entró, ni del campo de batalla ni de su control.
///
/// *pt:* Alternância não muda zona nem controle, embora, fora de fase, a permanente seja tratada como fora do campo de batalha e sem controlador. Nada desencadeia por mudança de zona; fichas seguem existindo; marcadores e adesivos ficam. Para efeitos que olham o passado, ela não saiu nem entrou no campo de batalha ou no controle.
pub const R702_26D: Rule = Rule::new(Game::Magic, 1862);

/// **702.26e**
///
/// *es:* Los permanentes fuera de fase escapan al efecto continuo que nace al resolverse un hechizo o habilidad y cambia características o control, incluso si los nombra en concreto, salvo que los mencione como fuera de fase.
///
/// *pt:* Efeito contínuo da resolução de mágica ou habilidade, que mude características ou controle, deixa de lado permanentes fora de fase, mesmo citando uma específica, salvo se a cita como fora de fase.
pub const R702_26E: Rule = Rule::new(Game::Magic, 1863);

/// **702.26f**
///
/// *es:* Pueden acabar efectos continuos sobre el permanente estando él fuera de fase; si acaban, no vuelven con él. Los que duran «mientras» algo del permanente se cumpla acaban al salir él de fase (regla 611.2b).
///
/// *pt:* Efeitos contínuos podem expirar com a permanente fora de fase e não voltam com ela. Os que duram “enquanto” algo dela se mantiver acabam assim que ela sai, por não a verem (regra 611.2b).
pub const R702_26F: Rule = Rule::new(Game::Magic, 1864);

/// **702.26g**
///
/// *es:* Con el permanente salen a la vez, «indirectamente», las Auras, Equipos y Fortificaciones que tenía anexados. Lo que sale así no entra en fase por su cuenta, sino junto con aquello a lo que está anexado.
///
/// *pt:* Auras, Equipamentos e Fortificações anexados saem de fase com a permanente, “indiretamente”. O que sai assim não entra em fase sozinho, e sim com a permanente em que está.
pub const R702_26G: Rule = Rule::new(Game::Magic, 1865);

/// **702.26h**
///
/// *es:* Lo que fuera a salir de fase directa e indirectamente a la vez lo hace solo de forma indirecta.
///
/// *pt:* O que sairia de fase dos dois modos ao mesmo tempo sai só indiretamente.
pub const R702_26H: Rule = Rule::new(Game::Magic, 1866);

/// **702.26i**
///
/// *es:* Vuelve anexado a lo mismo el Aura, Equipo o Fortificación que salió directamente, si ese objeto sigue en su zona o ese jugador en el juego; si no, sin anexar. Rigen las acciones basadas en estado (regla 704.5m–n).
///
/// *pt:* O que saiu de fase diretamente (Aura, Equipamento ou Fortificação) volta anexado ao mesmo objeto ou jogador, se aquele está na mesma zona ou este no jogo; senão, solto. Seguem-se as ações baseadas no estado (regra 704.5m–n).
pub const R702_26I: Rule = Rule::new(Game::Magic, 1867);

/// **702.26j**
///
/// *es:* Salir o entrar en fase no dispara lo que espera que el permanente se anexe o se desanexe.
///
/// *pt:* Entrar ou sair de fase não desencadeia o que depende de a permanente ser anexada ou solta.
pub const R702_26J: Rule = Rule::new(Game::Magic, 1868);

/// **702.26k**
///
/// *es:* Si un jugador deja el juego, se van con él los permanentes fuera de fase de los que es propietario, sin disparar habilidades de cambio de zona (regla 800.4).
///
/// *pt:* Quando um jogador deixa o jogo, vão junto as permanentes fora de fase de que é dono, sem desencadear nada por mudança de zona (regra 800.4).
pub const R702_26K: Rule = Rule::new(Game::Magic, 1869);

/// **702.26m**
///
/// *es:* Quien por un efecto se salta su paso de enderezar se queda ese turno sin cambio de fase.
///
/// *pt:* Se um efeito faz um jogador pular a etapa de desvirar, nesse turno não acontecem as saídas e entradas em fase dela (regra 702.26a).
pub const R702_26M: Rule = Rule::new(Game::Magic, 1870);

/// **702.26n**
///
/// *es:* Al irse alguien de un juego de varios jugadores, permanentes fuera de fase pueden dejarlo o exiliarse (reglas 800.4a y 800.4c). Los que salieron de fase bajo su control entran en fase en el primer paso de enderezar tras el momento en que empezaría su siguiente turno.
///
/// *pt:* Em multijogador, permanentes fora de fase podem sair com quem deixa o jogo ou ser exiladas (regras 800.4a e 800.4c). As que esse jogador controlava voltam na primeira etapa de desvirar depois que seu próximo turno teria começado.
pub const R702_26N: Rule = Rule::new(Game::Magic, 1871);

/// **702.26p**
///
/// *es:* Cambiar de fase repetido en el mismo permanente no cambia nada.
///
/// *pt:* Alternância repetida na mesma permanente nada acrescenta.
pub const R702_26P: Rule = Rule::new(Game::Magic, 1872);

/// **702.27** Recuperar · Recuperar
pub const R702_27: Rule = Rule::new(Game::Magic, 1873);

/// **702.27a**
///
/// *es:* Quien lanza el instantáneo o conjuro puede pagar el coste de recuperar como coste adicional (reglas 601.2b y 601.2f–h); si lo pagó, el hechizo va al resolverse a la mano de su propietario, no al cementerio. Son dos estáticas que actúan en la pila.
///
/// *pt:* Quem conjura a mágica instantânea ou feitiço pode pagar o custo de recuperar como adicional (regras 601.2b e 601.2f–h); pago, a mágica, ao resolver, vai para a mão do dono em vez do cemitério. São duas estáticas que funcionam na pilha.
pub const R702_27A: Rule = Rule::new(Game::Magic, 1874);

/// **702.28** Desvanecerse · Sombra
pub const R702_28: Rule = Rule::new(Game::Magic, 1875);

/// **702.28a**
///
/// *es:* Desvanecerse limita los bloqueos: es habilidad de evasión.
///
/// *pt:* Sombra limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_28A: Rule = Rule::new(Game::Magic, 1876);

/// **702.28b**
///
/// *es:* Las criaturas con desvanecerse y las demás no se bloquean entre sí, en ninguno de los dos sentidos (regla 509).
///
/// *pt:* Criatura com sombra só é bloqueada por outra com sombra, e a sem sombra, só por outra sem ela (regra 509).
pub const R702_28B: Rule = Rule::new(Game::Magic, 1877);

/// **702.28c**
///
/// *es:* Desvanecerse repetido en la misma criatura no cambia nada.
///
/// *pt:* Sombra repetida na mesma criatura nada acrescenta.
pub const R702_28C: Rule = Rule::new(Game::Magic, 1878);

/// **702.29** Ciclo · Reciclar
pub const R702_29: Rule = Rule::new(Game::Magic, 1879);

/// **702.29a**
///
/// *es:* Con la carta en la mano, el jugador paga el coste, la descarta y roba una carta. Es una habilidad activada que solo funciona allí.
///
/// *pt:* Habilidade ativada que só funciona com o card na mão: paga-se o custo, descarta-se o card e compra-se outro.
pub const R702_29A: Rule = Rule::new(Game::Magic, 1880);

/// **702.29b**
///
/// *es:* La habilidad existe en todas las zonas, también en el campo de batalla, aunque solo se active desde la mano: afecta al objeto lo que dependa de tener habilidades activadas.
///
/// *pt:* Só da mão se ativa, mas a habilidade existe em todas as zonas: no campo de batalha ou fora dele, o objeto conta como tendo habilidade ativada.
pub const R702_29B: Rule = Rule::new(Game::Magic, 1881);

/// **702.29c**
///
/// *es:* «Ciclar» una carta es descartarla para pagar el coste de activación de un ciclo. Si tiene una habilidad que se dispara por eso, lo hace desde la zona donde acabe.
///
/// *pt:* Reciclar um card é descartá-lo para pagar o custo de ativação de reciclar; o que nele desencadeia com isso desencadeia da zona onde ele acabou.
pub const R702_29C: Rule = Rule::new(Game::Magic, 1882);

/// **702.29d**
///
/// *es:* Lo que se dispara cuando un jugador «cicla o descarta» una carta lo hace una sola vez por la carta ciclada.
///
/// *pt:* O que desencadeia quando alguém “recicla ou descarta” um card o faz uma vez só por card reciclado.
pub const R702_29D: Rule = Rule::new(Game::Magic, 1883);

/// **702.29e**
///
/// *es:* Con ciclo de tipo, pagado el coste y descartada la carta, el jugador no roba: busca en su biblioteca otra del tipo nombrado, la muestra, la pone en su mano y baraja. Suele ser subtipo; cabe tipo de carta, supertipo o combinación.
///
/// *pt:* “Reciclar \[tipo\]” não faz comprar: pago o custo e descartado o card, o jogador procura no grimório um desse tipo, revela-o, põe-no na mão e embaralha. Costuma ser subtipo; cabem tipo, supertipo e combinações.
pub const R702_29E: Rule = Rule::new(Game::Magic, 1884);

/// **702.29f**
///
/// *es:* Ciclo de tipo es ciclo, y su coste también: dispara lo que espera que se cicle una carta, le afecta lo que prohíbe ciclar o cambia el coste de ciclo, y su carta sirve a lo que busque cartas con ciclo.
///
/// *pt:* Reciclar tipo conta como reciclar, custo incluído: descartar por ele desencadeia o que espera um card reciclado, o que proíbe reciclar o impede, mudanças no custo de reciclar o atingem e quem procura cards com reciclar o encontra.
pub const R702_29F: Rule = Rule::new(Game::Magic, 1885);

/// **702.30** Eco · Eco
pub const R702_30: Rule = Rule::new(Game::Magic, 1886);

/// **702.30a**
///
/// *es:* Se dispara al comienzo del mantenimiento del controlador: si el permanente llegó a su control después de empezar el mantenimiento anterior de ese jugador, lo sacrifica a menos que pague el coste de eco.
///
/// *pt:* Se a permanente ficou sob o controle do jogador depois do início da última manutenção dele, esta habilidade desencadeia no início da seguinte: ele paga o custo de eco ou sacrifica a permanente.
pub const R702_30A: Rule = Rule::new(Game::Magic, 1887);

/// **702.30b**
///
/// *es:* Por errata de Oracle, el coste de eco de las cartas del bloque Urza, que se imprimieron sin él, equivale a su coste de maná.
///
/// *pt:* Os cards com eco do bloco de Urza não traziam custo de eco; uma errata no Oracle o tornou igual ao custo de mana.
pub const R702_30B: Rule = Rule::new(Game::Magic, 1888);

/// **702.31** Caballería · Cavalaria
pub const R702_31: Rule = Rule::new(Game::Magic, 1889);

/// **702.31a**
///
/// *es:* Caballería limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Cavalaria limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_31A: Rule = Rule::new(Game::Magic, 1890);

/// **702.31b**
///
/// *es:* Solo criaturas con caballería bloquean a otra con caballería; ella puede bloquear a cualquiera (regla 509).
///
/// *pt:* A criatura com cavalaria pode bloquear qualquer uma, mas só outra com cavalaria a bloqueia (regra 509).
pub const R702_31B: Rule = Rule::new(Game::Magic, 1891);

/// **702.31c**
///
/// *es:* Caballería repetida en la misma criatura no cambia nada.
///
/// *pt:* Cavalaria repetida na mesma criatura nada acrescenta.
pub const R702_31C: Rule = Rule::new(Game::Magic, 1892);

/// **702.32** Desaparecer · Sumir
pub const R702_32: Rule = Rule::new(Game::Magic, 1893);

/// **702.32a**
///
/// *es:* Dos habilidades: entra con N contadores de desaparición; al comienzo de cada mantenimiento suyo, el controlador quita uno o, si no puede, lo sacrifica.
///
/// *pt:* Sumir N reúne duas habilidades: a permanente entra com N marcadores de sumiço e, no início de cada manutenção de seu controlador, ele remove um; se não puder, sacrifica a permanente.
pub const R702_32A: Rule = Rule::new(Game::Magic, 1894);

/// **702.33** Estímulo · Reforçar
pub const R702_33: Rule = Rule::new(Game::Magic, 1895);

/// **702.33a**
///
/// *es:* Al lanzar el hechizo puede pagarse su coste de estímulo, como coste adicional (reglas 601.2b y 601.2f–h). Es estática y actúa en la pila.
///
/// *pt:* Ao conjurar a mágica, pode-se pagar também o custo de reforçar, como adicional (regras 601.2b e 601.2f–h). É estática e funciona na pilha.
pub const R702_33A: Rule = Rule::new(Game::Magic, 1896);

/// **702.33b**
///
/// *es:* «Estímulo \[coste 1\] y/o \[coste 2\]» equivale a tener dos habilidades de estímulo, una por coste.
///
/// *pt:* “Reforçar \[custo 1\] e/ou \[custo 2\]” são duas habilidades de reforçar, uma com cada custo.
pub const R702_33B: Rule = Rule::new(Game::Magic, 1897);

/// **702.33c**
///
/// *es:* El coste de multiestímulo, que es un coste de estímulo, puede pagarse cuantas veces se quiera al lanzar el hechizo.
///
/// *pt:* Multirreforçar deixa pagar seu custo adicional quantas vezes se quiser ao conjurar; ele conta como custo de reforçar.
pub const R702_33C: Rule = Rule::new(Game::Magic, 1898);

/// **702.33d**
///
/// *es:* El hechizo queda «estimulado» al declarar su controlador que pagará algún coste de estímulo; con dos costes, o multiestímulo, puede estarlo varias veces (regla 601.2b).
///
/// *pt:* A mágica é “reforçada” quando o controlador declara a intenção de pagar um custo de reforçar dela; com dois custos ou multirreforçar, pode sê-lo várias vezes (regra 601.2b).
pub const R702_33D: Rule = Rule::new(Game::Magic, 1899);

/// **702.33e**
///
/// *es:* Otras habilidades del objeto dicen qué pasa si fue estimulado. Están vinculadas al estímulo o multiestímulo impreso en él y solo se refieren a ese (regla 607).
///
/// *pt:* Outras habilidades do objeto dizem o que ocorre se foi reforçado; são ligadas ao reforçar ou multirreforçar impresso nele e só falam desse (regra 607).
pub const R702_33E: Rule = Rule::new(Game::Magic, 1900);

/// **702.33f**
///
/// *es:* Si hay más de un coste de estímulo, una habilidad puede preguntar si se estimuló con el primero o con el segundo de los que aparecen en la carta; está vinculada a la habilidad de estímulo de ese coste.
///
/// *pt:* Havendo vários custos de reforçar, habilidades do objeto podem perguntar se a mágica foi reforçada com um deles em particular (o primeiro ou o segundo do card); cada uma é ligada ao reforçar correspondente.
pub const R702_33F: Rule = Rule::new(Game::Magic, 1901);

/// **702.33g**
///
/// *es:* Los objetivos de una parte que solo tiene efecto si el hechizo fue estimulado se eligen solo en ese caso; si no, se lanza como si no los tuviera (regla 601.2c).
///
/// *pt:* Os alvos de uma parte que só tem efeito se a mágica foi reforçada são escolhidos apenas nesse caso; senão, conjura-se como se não existissem (regra 601.2c).
pub const R702_33G: Rule = Rule::new(Game::Magic, 1902);

/// **702.33h**
///
/// *es:* Si se paga estímulo de pegatina, forma de estímulo, hay otro coste adicional: quien lanza el hechizo recibe un contador de boleto y puede poner una pegatina en el hechizo.
///
/// *pt:* Reforçar com adesivo é reforçar que, usado, traz um custo adicional: quem conjura ganha um marcador de ticket e pode colocar um adesivo na mágica.
pub const R702_33H: Rule = Rule::new(Game::Magic, 1903);

/// **702.34** Retrospectiva · Recapitular
pub const R702_34: Rule = Rule::new(Game::Magic, 1904);

/// **702.34a**
///
/// *es:* Su propietario puede lanzar la carta desde su cementerio, si el hechizo resultante es instantáneo o conjuro, pagando el coste de retrospectiva, alternativo al de maná (reglas 601.2b y 601.2f–h). Si lo pagó, la carta se exilia en vez de ir a cualquier otro sitio cuando vaya a dejar la pila. Son dos estáticas: una actúa en el cementerio, otra en la pila.
///
/// *pt:* O jogador pode conjurar o card de seu cemitério, se a mágica resultante for instantânea ou feitiço, pagando o custo de recapitular em vez do de mana (custo alternativo, regras 601.2b e 601.2f–h). Feito isso, o card é exilado quando deixaria a pilha, não importa para onde. São duas estáticas, uma para o cemitério e outra para a pilha.
pub const R702_34A: Rule = Rule::new(Game::Magic, 1905);

/// **702.35** Demencia · Loucura
pub const R702_35: Rule = Rule::new(Game::Magic, 1906);

/// **702.35a**
///
/// *es:* Demencia son dos habilidades. Por la estática, que actúa en la mano, la carta que un jugador fuera a descartar se descarta al exilio en vez de al cementerio. Exiliada así, se dispara la otra: su propietario puede lanzarla por el coste de demencia en vez del de maná; si no lo hace, la pone en su cementerio.
///
/// *pt:* São duas habilidades. A estática, na mão, faz o card que seria descartado ir, no descarte, ao exílio em vez de ao cemitério. A outra então desencadeia: o dono pode conjurá-lo pelo custo de loucura em vez do de mana; se não o fizer, coloca-o no cemitério.
pub const R702_35A: Rule = Rule::new(Game::Magic, 1907);

/// **702.35b**
///
/// *es:* Pagar el coste de demencia es pagar un coste alternativo (reglas 601.2b y 601.2f–h).
///
/// *pt:* O custo de loucura paga-se como custo alternativo (regras 601.2b e 601.2f–h).
pub const R702_35B: Rule = Rule::new(Game::Magic, 1908);

/// **702.35c**
///
/// *es:* Los efectos que hablan de la carta descartada aún pueden encontrarla si, resuelta la disparada de demencia, pasó sin lanzarse a una zona pública (regla 400.7k).
///
/// *pt:* Efeitos que citam o card descartado ainda podem encontrá-lo quando, resolvida a desencadeada de loucura, ele não foi conjurado e passou a uma zona pública (regra 400.7k).
pub const R702_35C: Rule = Rule::new(Game::Magic, 1909);

/// **702.36** Inspirar temor · Amedrontar
pub const R702_36: Rule = Rule::new(Game::Magic, 1910);

/// **702.36a**
///
/// *es:* Inspirar temor limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Amedrontar limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_36A: Rule = Rule::new(Game::Magic, 1911);

/// **702.36b**
///
/// *es:* A la criatura que inspira temor solo la bloquean criaturas artefacto o criaturas negras (regla 509).
///
/// *pt:* Só criaturas artefato ou criaturas pretas bloqueiam a criatura com amedrontar (regra 509).
pub const R702_36B: Rule = Rule::new(Game::Magic, 1912);

/// **702.36c**
///
/// *es:* Inspirar temor repetido en la misma criatura no cambia nada.
///
/// *pt:* Amedrontar repetido na mesma criatura nada acrescenta.
pub const R702_36C: Rule = Rule::new(Game::Magic, 1913);

/// **702.37** Metamorfosis · Metamorfose
pub const R702_37: Rule = Rule::new(Game::Magic, 1914);

/// **702.37a**
///
/// *es:* La carta puede lanzarse boca abajo por {3}, en vez de su coste de maná, como criatura 2/2 sin texto, nombre, subtipos ni coste de maná (regla 708). Es estática en toda zona desde la que pueda jugarse; su efecto dura mientras esté boca abajo.
///
/// *pt:* Pode-se conjurar o card com a face voltada para baixo, por {3} em vez do custo de mana: criatura 2/2 sem texto, nome, subtipos nem custo de mana (regra 708). Estática, vale onde se possa jogá-lo; o efeito dura enquanto estiver assim.
pub const R702_37A: Rule = Rule::new(Game::Magic, 1915);

/// **702.37b**
///
/// *es:* Con megametamorfosis la carta se lanza boca abajo igual que con metamorfosis y, si se puso boca arriba pagando su coste, recibe además entonces un contador +1/+1. Es también coste de metamorfosis.
///
/// *pt:* Megamorfose permite conjurar o card com a face voltada para baixo, como na regra 702.37a; conforme a face da permanente é voltada para cima, ela recebe um marcador +1/+1 se para isso foi pago o custo de megamorfose, que conta como de metamorfose.
pub const R702_37B: Rule = Rule::new(Game::Magic, 1916);

/// **702.37c**
///
/// *es:* El jugador pone la carta boca abajo y anuncia metamorfosis: pasa a ser una criatura 2/2 sin texto, nombre, subtipos ni coste de maná. Esas características son sus valores copiables y las que miran las prohibiciones y efectos que afectan a lanzarla. Puede hacerlo desde cualquier zona desde la que normalmente la lanzaría, y va a la pila por {3}, un coste alternativo. Al resolverse entra con ellas; el efecto sigue allí donde esté, y acaba al volverse boca arriba.
///
/// *pt:* O jogador volta a face do card para baixo e anuncia metamorfose: ele se torna criatura 2/2 sem texto, nome, subtipos nem custo de mana. São esses os valores copiáveis, e é por eles que se julga o que permite, proíbe ou afeta a conjuração. Serve qualquer zona de onde normalmente o conjuraria; vai à pilha por {3}, custo alternativo. A permanente entra assim, e o efeito vale onde o objeto estiver até a face dela voltar-se para cima.
pub const R702_37C: Rule = Rule::new(Game::Magic, 1917);

/// **702.37d**
///
/// *es:* Lanzar cartas boca abajo no es lo normal: metamorfosis da ese permiso.
///
/// *pt:* Conjurar com a face voltada para baixo normalmente não é possível; a metamorfose permite.
pub const R702_37D: Rule = Rule::new(Game::Magic, 1918);

/// **702.37e**
///
/// *es:* Como acción especial, sin pila, quien tiene prioridad puede poner boca arriba un permanente boca abajo con metamorfosis que controle (regla 116): muestra a todos cuál sería su coste de metamorfosis boca arriba y lo paga; si no tendría ninguno, no puede. Termina el efecto y vuelven sus características normales. Como ya había entrado, nada de lo relativo a entrar al campo de batalla se dispara ni actúa.
///
/// *pt:* Com prioridade, o jogador pode voltar para cima a face de uma permanente sua com metamorfose, por ação especial, sem pilha (regra 116): mostra a todos o custo de metamorfose que ela teria assim e o paga; se não teria nenhum, não pode. O efeito acaba e voltam as características normais. Ela já tinha entrado: nada relativo a entrar no campo de batalha desencadeia ou age.
pub const R702_37E: Rule = Rule::new(Game::Magic, 1919);

/// **702.37f**
///
/// *es:* La X que mencionen otras habilidades del permanente vale lo elegido para la X de su coste de metamorfosis al realizar la acción especial.
///
/// *pt:* Para as outras habilidades da permanente que citam X, vale o X do custo de metamorfose escolhido na ação especial.
pub const R702_37F: Rule = Rule::new(Game::Magic, 1920);

/// **702.37g**
///
/// *es:* Más sobre lanzar cartas con metamorfosis en la regla 708.
///
/// *pt:* Mais sobre conjurar cards com metamorfose na regra 708.
pub const R702_37G: Rule = Rule::new(Game::Magic, 1921);

/// **702.38** Amplificar · Amplificar
pub const R702_38: Rule = Rule::new(Game::Magic, 1922);

/// **702.38a**
///
/// *es:* En cuanto el objeto entra, su controlador muestra de su mano cuantas cartas quiera con algún tipo de criatura del objeto; entra con N contadores +1/+1 por carta. No valen la propia ni las que entran a la vez.
///
/// *pt:* Amplificar N: conforme o objeto entra, o controlador revela da mão quantos cards quiser com algum tipo de criatura dele; ele entra com N marcadores +1/+1 por revelado. Não servem o próprio nem os que entram juntos.
pub const R702_38A: Rule = Rule::new(Game::Magic, 1923);

/// **702.38b**
///
/// *es:* Cada habilidad de amplificar de la criatura actúa aparte.
///
/// *pt:* Cada ocorrência de amplificar na criatura age em separado.
pub const R702_38B: Rule = Rule::new(Game::Magic, 1924);

/// **702.39** Provocar · Provocar
pub const R702_39: Rule = Rule::new(Game::Magic, 1925);

/// **702.39a**
///
/// *es:* Se dispara siempre que la criatura ataca. Si su controlador quiere, endereza una criatura objetivo que controle el jugador defensor, y esta tiene que bloquear a la atacante este combate si puede.
///
/// *pt:* Desencadeia toda vez que a criatura ataca. Querendo seu controlador, ele desvira uma criatura alvo que o jogador defensor controla, e ela tem de bloquear a atacante neste combate, se puder.
pub const R702_39A: Rule = Rule::new(Game::Magic, 1926);

/// **702.39b**
///
/// *es:* Cada habilidad de provocar de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de provocar na criatura desencadeia à parte.
pub const R702_39B: Rule = Rule::new(Game::Magic, 1927);

/// **702.40** Tormenta · Rajada
pub const R702_40: Rule = Rule::new(Game::Magic, 1928);

/// **702.40a**
///
/// *es:* Al lanzarse el hechizo se dispara en la pila: se copia por cada otro hechizo lanzado antes ese turno; su controlador puede elegir nuevos objetivos para cada copia.
///
/// *pt:* Na pilha, desencadeia ao se conjurar a mágica: copia-a para cada outra mágica conjurada antes no turno. O controlador pode escolher novos alvos para qualquer cópia.
pub const R702_40A: Rule = Rule::new(Game::Magic, 1929);

/// **702.40b**
///
/// *es:* Cada habilidad de tormenta del hechizo se dispara aparte.
///
/// *pt:* Cada ocorrência de rajada na mágica desencadeia à parte.
pub const R702_40B: Rule = Rule::new(Game::Magic, 1930);

/// **702.41** Afinidad · Afinidade
pub const R702_41: Rule = Rule::new(Game::Magic, 1931);

/// **702.41a**
///
/// *es:* Lanzar el hechizo le cuesta a su controlador {1} menos por cada cosa de las nombradas que controle. Es estática y actúa en la pila.
///
/// *pt:* Habilidade estática da mágica na pilha: conjurá-la custa {1} a menos por coisa do tipo citado que seu controlador controla.
pub const R702_41A: Rule = Rule::new(Game::Magic, 1932);

/// **702.41b**
///
/// *es:* Cada habilidad de afinidad del hechizo aplica su propia rebaja.
///
/// *pt:* Cada ocorrência de afinidade na mágica se aplica.
pub const R702_41B: Rule = Rule::new(Game::Magic, 1933);

/// **702.42** Entrelazar · Entrelaçar
pub const R702_42: Rule = Rule::new(Game::Magic, 1934);

/// **702.42a**
///
/// *es:* Al lanzar el hechizo modal puede pagarse su coste de entrelazar, como coste adicional, y elegir así todos sus modos en vez del número indicado (reglas 601.2b, 601.2f–h y 700.2). Es estática y actúa en la pila.
///
/// *pt:* Pago este custo adicional, quem conjura a mágica modal pode escolher todos os modos em vez do número indicado (regras 601.2b, 601.2f–h e 700.2). É estática e funciona na pilha.
pub const R702_42A: Rule = Rule::new(Game::Magic, 1935);

/// **702.42b**
///
/// *es:* Pagado el coste de entrelazar, al resolverse se siguen todos los modos según el orden de la carta.
///
/// *pt:* Pago o custo de entrelaçar, cumprem-se na resolução todos os modos, na ordem do card.
pub const R702_42B: Rule = Rule::new(Game::Magic, 1936);

/// **702.43** Modular · Modular
pub const R702_43: Rule = Rule::new(Game::Magic, 1937);

/// **702.43a**
///
/// *es:* El permanente entra con N contadores +1/+1 (estática) y, al ir del campo de batalla a un cementerio, su controlador puede poner en una criatura artefacto objetivo tantos contadores +1/+1 como tenía (disparada).
///
/// *pt:* Modular N: a permanente entra com N marcadores +1/+1 (estática). Quando morre, o controlador pode pôr numa criatura artefato alvo um marcador +1/+1 para cada um da permanente (desencadeada).
pub const R702_43A: Rule = Rule::new(Game::Magic, 1938);

/// **702.43b**
///
/// *es:* Cada habilidad de modular de la criatura actúa aparte.
///
/// *pt:* Cada ocorrência de modular na criatura age em separado.
pub const R702_43B: Rule = Rule::new(Game::Magic, 1939);

/// **702.44** Estallido solar · Facho solar
pub const R702_44: Rule = Rule::new(Game::Magic, 1940);

/// **702.44a**
///
/// *es:* Lo que entra como criatura, sin mirar efectos que cambien su tipo, entra con un contador +1/+1 por cada color del maná gastado en lanzarlo; lo demás, con un contador de carga por color. Es estática.
///
/// *pt:* Habilidade estática: o objeto entra com um marcador por cor do mana gasto para conjurá-lo, +1/+1 se entra como criatura, ignorados efeitos que mudem seu tipo, e de carga se não.
pub const R702_44A: Rule = Rule::new(Game::Magic, 1941);

/// **702.44b**
///
/// *es:* Solo recibe contadores el hechizo que entra desde la pila al resolverse, con al menos un maná de color gastado en sus costes, incluidos adicionales o alternativos.
///
/// *pt:* Só há marcadores se o objeto vem da pilha como mágica resolvendo e se ao menos um mana colorido foi gasto em seus custos, também os adicionais ou alternativos.
pub const R702_44B: Rule = Rule::new(Game::Magic, 1942);

/// **702.44c**
///
/// *es:* Usado para fijar el número de otra habilidad («Modular—Estallido solar»), da lo mismo que el hechizo sea de criatura o no.
///
/// *pt:* Quando facho solar define o número de outra habilidade (“Modular — Facho solar”), tanto faz a mágica ser de criatura ou não.
pub const R702_44C: Rule = Rule::new(Game::Magic, 1943);

/// **702.44d**
///
/// *es:* Cada habilidad de estallido solar del objeto actúa aparte.
///
/// *pt:* Cada ocorrência de facho solar no objeto age em separado.
pub const R702_44D: Rule = Rule::new(Game::Magic, 1944);

/// **702.45** Bushido · Bushido
pub const R702_45: Rule = Rule::new(Game::Magic, 1945);

/// **702.45a**
///
/// *es:* Bushido N se dispara siempre que la criatura bloquea o queda bloqueada; recibe +N/+N, que dura lo que quede de turno (regla 509).
///
/// *pt:* Bushido N desencadeia toda vez que a criatura bloqueia ou é bloqueada: até o final do turno, ela recebe +N/+N (regra 509).
pub const R702_45A: Rule = Rule::new(Game::Magic, 1946);

/// **702.45b**
///
/// *es:* Cada habilidad de bushido de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de bushido na criatura desencadeia à parte.
pub const R702_45B: Rule = Rule::new(Game::Magic, 1947);

/// **702.46** Migración de almas · Transmigração da alma
pub const R702_46: Rule = Rule::new(Game::Magic, 1948);

/// **702.46a**
///
/// *es:* Cuando el permanente muere, su controlador puede devolver de su cementerio a su mano una carta objetivo de Espíritu de valor de maná N o menos.
///
/// *pt:* Transmigração da alma N desencadeia quando a permanente morre: seu controlador pode devolver do próprio cemitério à mão um card de Espírito alvo com valor de mana N ou menos.
pub const R702_46A: Rule = Rule::new(Game::Magic, 1949);

/// **702.46b**
///
/// *es:* Cada habilidad de migración de almas del permanente se dispara aparte.
///
/// *pt:* Cada ocorrência de transmigração da alma na permanente desencadeia à parte.
pub const R702_46B: Rule = Rule::new(Game::Magic, 1950);

/// **702.47** Empalmar · Unir
pub const R702_47: Rule = Rule::new(Game::Magic, 1951);

/// **702.47a**
///
/// *es:* Al lanzar un hechizo de la cualidad indicada, el jugador puede mostrar esta carta de su mano y pagar su coste de empalmar, como coste adicional (reglas 601.2b y 601.2f–h): el hechizo suma el texto de reglas de ella. Es estática y actúa en la mano.
///
/// *pt:* Ao conjurar uma mágica com a qualidade citada, o jogador pode revelar este card da mão e pagar o custo de unir como adicional (regras 601.2b e 601.2f–h): a mágica ganha o texto de regras dele. É estática e funciona na mão.
pub const R702_47A: Rule = Rule::new(Game::Magic, 1952);

/// **702.47b**
///
/// *es:* Para empalmar hay que poder hacer las elecciones que pide el texto, como objetivos. Cada carta se empalma una sola vez por hechizo; si son varias, se muestran juntas y quien lanza ordena sus efectos, detrás de los del hechizo principal.
///
/// *pt:* Só se une o card cujas escolhas (alvos e outras) possam ser feitas, e uma vez por mágica. Se são vários, revelam-se todos juntos e o jogador ordena seus efeitos, que vêm após os da mágica principal.
pub const R702_47B: Rule = Rule::new(Game::Magic, 1953);

/// **702.47c**
///
/// *es:* Por un cambio de texto (regla 612), el hechizo suma a sus características el texto de reglas de las cartas empalmadas, pero nada más de ellas: ni nombre, ni color, ni tipos, ni coste de maná. Si ese texto nombra su carta, se entiende el hechizo que está en la pila.
///
/// *pt:* É mudança de texto (regra 612): a mágica mantém suas características e ganha apenas o texto de regras dos cards unidos, não nome, cor, tipos, custo de mana ou outra. Onde esse texto cita o card pelo nome, entende-se a mágica na pilha.
pub const R702_47C: Rule = Rule::new(Game::Magic, 1954);

/// **702.47d**
///
/// *es:* Los objetivos del texto añadido se eligen como siempre (regla 601.2c); el hechizo con objetivos no llega a resolverse si todos son ilegales entonces.
///
/// *pt:* Para o texto ganho, alvos são escolhidos como de costume (regra 601.2c); a mágica com alvos não resolve se todos forem inválidos.
pub const R702_47D: Rule = Rule::new(Game::Magic, 1955);

/// **702.47e**
///
/// *es:* Lo empalmado se pierde en cuanto el hechizo deja la pila, por lo que sea.
///
/// *pt:* Ao deixar a pilha, por qualquer razão, a mágica perde o que lhe foi unido.
pub const R702_47E: Rule = Rule::new(Game::Magic, 1956);

/// **702.48** Ofrenda · Oferenda
pub const R702_48: Rule = Rule::new(Game::Magic, 1957);

/// **702.48a**
///
/// *es:* Como coste adicional se puede sacrificar un permanente de la cualidad nombrada. Entonces el coste total baja en el coste de maná de ese permanente y el hechizo puede lanzarse cuando podría lanzarse un instantáneo. Es estática y actúa en la pila.
///
/// *pt:* Como custo adicional da mágica, pode-se sacrificar uma permanente da qualidade citada; nesse caso, o custo total cai pelo custo de mana dela, e a mágica pode ser conjurada sempre que uma instantânea poderia. Estática, na pilha.
pub const R702_48A: Rule = Rule::new(Game::Magic, 1958);

/// **702.48b**
///
/// *es:* El permanente se elige junto con las demás elecciones del hechizo (regla 601.2b) y se sacrifica al pagar el coste total (regla 601.2h).
///
/// *pt:* Escolhe-se a permanente com as demais escolhas da mágica (regra 601.2b); o sacrifício vem ao pagar o custo total (regra 601.2h).
pub const R702_48B: Rule = Rule::new(Game::Magic, 1959);

/// **702.48c**
///
/// *es:* Lo genérico del coste de maná del sacrificado rebaja lo genérico del coste total; lo de color o incoloro rebaja maná del mismo tipo y, en lo que exceda, genérico (regla 118.7).
///
/// *pt:* No custo de mana da sacrificada, o genérico abate mana genérico do total; o colorido e o incolor abatem mana do mesmo tipo e, no que exceder, genérico (regra 118.7).
pub const R702_48C: Rule = Rule::new(Game::Magic, 1960);

/// **702.49** Ninjutsu · Ninjutsu
pub const R702_49: Rule = Rule::new(Game::Magic, 1961);

/// **702.49a**
///
/// *es:* Habilidad activada solo desde la mano: el jugador paga, muestra esta carta y devuelve a la mano de su propietario una atacante no bloqueada que controle; la carta entra girada y atacando.
///
/// *pt:* Ativada só da mão: o jogador paga, revela o card e devolve à mão do dono uma atacante não bloqueada que controla; o card entra virado e atacando.
pub const R702_49A: Rule = Rule::new(Game::Magic, 1962);

/// **702.49b**
///
/// *es:* Desde que se anuncia la habilidad hasta que deja la pila, la carta sigue a la vista.
///
/// *pt:* O card fica revelado do anúncio da habilidade até ela deixar a pilha.
pub const R702_49B: Rule = Rule::new(Game::Magic, 1963);

/// **702.49c**
///
/// *es:* La criatura con ninjutsu entra no bloqueada y ataca lo mismo (jugador, planeswalker o batalla) que la devuelta a la mano. Activarlo exige que haya una criatura no bloqueada (regla 509.1h).
///
/// *pt:* Só se ativa havendo criatura não bloqueada (regra 509.1h). A que entra está não bloqueada e ataca o mesmo jogador, planeswalker ou batalha que a devolvida.
pub const R702_49C: Rule = Rule::new(Game::Magic, 1964);

/// **702.49d**
///
/// *es:* Ninjutsu de comandante vale también en la zona de mando: el jugador paga, muestra la carta, de allí o la mano, y devuelve a la mano del propietario una atacante no bloqueada que controle; la carta entra girada y atacando.
///
/// *pt:* Ninjutsu de comandante funciona também na zona de comando: paga-se, revela-se o card da mão ou dessa zona e devolve-se uma atacante própria não bloqueada à mão do dono; ele entra virado e atacando.
pub const R702_49D: Rule = Rule::new(Game::Magic, 1965);

/// **702.50** Épico · Épico
pub const R702_50: Rule = Rule::new(Game::Magic, 1966);

/// **702.50a**
///
/// *es:* Resuelto, su controlador no puede lanzar más hechizos el resto del juego, pero al comienzo de cada mantenimiento suyo una habilidad disparada retrasada lo copia, sin épico, y él puede elegir nuevos objetivos (regla 707.10).
///
/// *pt:* A mágica com épico, ao resolver, impede seu controlador de conjurar pelo resto do jogo; no início de cada manutenção dele, uma habilidade desencadeada retardada copia a mágica, exceto o épico, e ele pode escolher novos alvos (regra 707.10).
pub const R702_50A: Rule = Rule::new(Game::Magic, 1967);

/// **702.50b**
///
/// *es:* Desde que se resuelve un hechizo épico que controla, el jugador no puede lanzar hechizos; los efectos sí pueden poner copias en la pila.
///
/// *pt:* Resolvida a mágica com épico, seu controlador não pode mais conjurar; cópias de mágicas ainda chegam à pilha por efeitos, como o do próprio épico.
pub const R702_50B: Rule = Rule::new(Game::Magic, 1968);

/// **702.51** Convocar · Convocar
pub const R702_51: Rule = Rule::new(Game::Magic, 1969);

/// **702.51a**
///
/// *es:* En vez de pagar maná del coste total, quien lanza puede girar por cada uno una criatura enderezada que controle: del mismo color por cada maná de color, cualquiera por cada genérico. Es estática y actúa con el hechizo en la pila.
///
/// *pt:* Em vez de pagar mana do custo total, quem conjura pode virar criaturas desviradas que controla: uma da mesma cor por mana colorido, uma qualquer por genérico. É estática e funciona na pilha.
pub const R702_51A: Rule = Rule::new(Game::Magic, 1970);

/// **702.51b**
///
/// *es:* Primero se fija el coste total y después se aplica convocar, que no es coste adicional ni alternativo.
///
/// *pt:* Convocar não é custo adicional nem alternativo; só entra depois de definido o custo total da mágica.
pub const R702_51B: Rule = Rule::new(Game::Magic, 1971);

/// **702.51c**
///
/// *es:* La criatura girada así «convocó» el hechizo.
///
/// *pt:* Diz-se que “convocou” a mágica a criatura virada desse modo.
pub const R702_51C: Rule = Rule::new(Game::Magic, 1972);

/// **702.51d**
///
/// *es:* Convocar repetido en el mismo hechizo no cambia nada.
///
/// *pt:* Convocar repetido na mesma mágica nada acrescenta.
pub const R702_51D: Rule = Rule::new(Game::Magic, 1973);

/// **702.52** Dragar · Escavação
pub const R702_52: Rule = Rule::new(Game::Magic, 1974);

/// **702.52a**
///
/// *es:* Solo en el cementerio, esta estática deja al jugador con al menos N cartas en la biblioteca cambiar el robo de una por moler N y devolver esta carta a su mano.
///
/// *pt:* Escavação N, estática, só funciona no cemitério: em vez de comprar um card, o dono pode triturar N cards e devolver este à mão, se tem ao menos N no grimório.
pub const R702_52A: Rule = Rule::new(Game::Magic, 1975);

/// **702.52b**
///
/// *es:* Dragar exige moler el número completo: con menos cartas que esas en la biblioteca, el jugador no muele ninguna.
///
/// *pt:* Com menos cards no grimório do que escavação exige, o jogador não tritura nenhum por ela.
pub const R702_52B: Rule = Rule::new(Game::Magic, 1976);

/// **702.53** Transmutar · Transmutação
pub const R702_53: Rule = Rule::new(Game::Magic, 1977);

/// **702.53a**
///
/// *es:* Activada solo en la mano, cuando podría lanzarse un conjuro: pagando y descartando esta carta, el jugador busca en su biblioteca otra de igual valor de maná, la muestra, la pone en su mano y baraja.
///
/// *pt:* Habilidade ativada que só funciona na mão, quando se poderia conjurar um feitiço: pagar e descartar este card para procurar no grimório outro de mesmo valor de mana, revelá-lo, colocá-lo na mão e embaralhar.
pub const R702_53A: Rule = Rule::new(Game::Magic, 1978);

/// **702.53b**
///
/// *es:* La habilidad existe en todas las zonas, también en el campo de batalla, aunque solo se active desde la mano: afecta al objeto lo que dependa de tener habilidades activadas.
///
/// *pt:* Transmutação existe em todas as zonas, embora só da mão se ative; efeitos que dependem de o objeto ter habilidades ativadas o alcançam, até no campo de batalha.
pub const R702_53B: Rule = Rule::new(Game::Magic, 1979);

/// **702.54** Sed de sangre · Sede de sangue
pub const R702_54: Rule = Rule::new(Game::Magic, 1980);

/// **702.54a**
///
/// *es:* Si algún oponente de su controlador recibió daño ese turno, el permanente entra con N contadores +1/+1. Es estática.
///
/// *pt:* Sede de sangue N, estática: se um oponente do controlador sofreu dano neste turno, a permanente entra com N marcadores +1/+1.
pub const R702_54A: Rule = Rule::new(Game::Magic, 1981);

/// **702.54b**
///
/// *es:* Con «Sed de sangre X», los contadores +1/+1 son tantos como el daño total que recibieron ese turno los oponentes.
///
/// *pt:* Em “Sede de sangue X”, X é o total de dano sofrido no turno pelos oponentes, e a permanente entra com X marcadores +1/+1.
pub const R702_54B: Rule = Rule::new(Game::Magic, 1982);

/// **702.54c**
///
/// *es:* Cada habilidad de sed de sangre del objeto se aplica aparte.
///
/// *pt:* Cada ocorrência de sede de sangue no objeto se aplica em separado.
pub const R702_54C: Rule = Rule::new(Game::Magic, 1983);

/// **702.55** Acechar · Assombrar
pub const R702_55: Rule = Rule::new(Game::Magic, 1984);

/// **702.55a**
///
/// *es:* Cuando el permanente muere, o el instantáneo o conjuro va al cementerio al resolverse, se dispara y la carta se exilia acechando a una criatura objetivo.
///
/// *pt:* Quando a permanente morre, ou a mágica instantânea ou feitiço vai ao cemitério ao resolver, desencadeia: o card é exilado assombrando uma criatura alvo.
pub const R702_55A: Rule = Rule::new(Game::Magic, 1985);

/// **702.55b**
///
/// *es:* La carta exiliada por acechar «acecha» a lo que fue objetivo de la habilidad; «la criatura a la que acecha» sigue siendo ese objeto aunque ya no sea criatura.
///
/// *pt:* O card exilado por assombrar “assombra” o objeto que foi alvo da habilidade, e as referências à criatura assombrada são a ele, mesmo já não sendo criatura.
pub const R702_55B: Rule = Rule::new(Game::Magic, 1986);

/// **702.55c**
///
/// *es:* También en el exilio pueden dispararse las habilidades de una carta con acechar que hablen de la criatura acechada.
///
/// *pt:* Também no exílio podem desencadear as habilidades do card com assombrar que citam a criatura assombrada.
pub const R702_55C: Rule = Rule::new(Game::Magic, 1987);

/// **702.56** Reproducir · Replicar
pub const R702_56: Rule = Rule::new(Game::Magic, 1988);

/// **702.56a**
///
/// *es:* El hechizo tiene en la pila una estática y una disparada. Al lanzarlo puede pagarse el coste de reproducir cuantas veces se quiera, como coste adicional (reglas 601.2b y 601.2f–h); si se pagó, una vez lanzado se copia otras tantas veces y su controlador puede elegir nuevos objetivos para las copias que quiera.
///
/// *pt:* A mágica tem, na pilha, uma estática e uma desencadeada. Ao conjurá-la, pode-se pagar o custo de replicar quantas vezes se quiser, como adicional (regras 601.2b e 601.2f–h); se foi pago, ao ser conjurada ela é copiada uma vez por pagamento, e o controlador pode escolher novos alvos para as cópias que quiser.
pub const R702_56A: Rule = Rule::new(Game::Magic, 1989);

/// **702.56b**
///
/// *es:* Cada habilidad de reproducir del hechizo se paga aparte y se dispara solo por lo pagado por ella.
///
/// *pt:* Cada ocorrência de replicar é paga à parte e só desencadeia pelo que foi pago por ela.
pub const R702_56B: Rule = Rule::new(Game::Magic, 1990);

/// **702.57** Presagiar · Prever
pub const R702_57: Rule = Rule::new(Game::Magic, 1991);

/// **702.57a**
///
/// *es:* Presagiar, escrito «Presagiar — \[habilidad activada\]», es una activada que solo puede activarse desde la mano.
///
/// *pt:* “Prever — \[habilidade ativada\]” indica uma habilidade ativada que só se ativa com o card na mão.
pub const R702_57A: Rule = Rule::new(Game::Magic, 1992);

/// **702.57b**
///
/// *es:* Una sola vez por turno, y solo en el mantenimiento del propietario de la carta. Quien la activa muestra la carta y la mantiene mostrada en la mano hasta que salga de ahí o, si es antes, empiece un paso o fase distinto del mantenimiento.
///
/// *pt:* Prever só se ativa na etapa de manutenção do dono do card, uma vez por turno. Ao ativar, o controlador revela o card da mão e o mantém revelado até sair dali ou começar etapa ou fase que não seja manutenção.
pub const R702_57B: Rule = Rule::new(Game::Magic, 1993);

/// **702.58** Injertar · Enxerto
pub const R702_58: Rule = Rule::new(Game::Magic, 1994);

/// **702.58a**
///
/// *es:* El permanente entra con N contadores +1/+1 (estática). Siempre que entra otra criatura, si a él le queda alguno, su controlador puede pasarle uno (disparada).
///
/// *pt:* Enxerto N: a permanente entra com N marcadores +1/+1. Se tem marcador +1/+1 quando outra criatura entra, desencadeia: o controlador pode mover um dela para essa criatura.
pub const R702_58A: Rule = Rule::new(Game::Magic, 1995);

/// **702.58b**
///
/// *es:* Cada habilidad de injertar del permanente actúa aparte.
///
/// *pt:* Cada ocorrência de enxerto na permanente age em separado.
pub const R702_58B: Rule = Rule::new(Game::Magic, 1996);

/// **702.59** Recobrar · Resgatar
pub const R702_59: Rule = Rule::new(Game::Magic, 1997);

/// **702.59a**
///
/// *es:* Con la carta en el cementerio se dispara cuando una criatura va allí desde el campo de batalla: el jugador puede pagar el coste y devolver la carta a su mano; si no, la exilia.
///
/// *pt:* Só no cemitério: quando uma criatura vem do campo de batalha para esse cemitério, desencadeia; o jogador pode pagar o custo e devolver este card à mão, ou então o exila.
pub const R702_59A: Rule = Rule::new(Game::Magic, 1998);

/// **702.60** Ondear · Ondular
pub const R702_60: Rule = Rule::new(Game::Magic, 1999);

/// **702.60a**
///
/// *es:* Al lanzar el hechizo se dispara en la pila: el jugador puede mostrar las N cartas de encima de su biblioteca, o todas si hay menos. Si lo hace, puede lanzar sin pagar su coste de maná las que quiera de las mostradas que se llamen como este hechizo, y pone las no lanzadas al fondo en cualquier orden.
///
/// *pt:* Ondular N desencadeia na pilha ao se conjurar a mágica: o jogador pode revelar os N cards do topo do grimório, ou todos se há menos. Dos revelados, pode conjurar sem pagar o custo de mana os que quiser com o mesmo nome dela, e põe os não conjurados no fundo na ordem que quiser.
pub const R702_60A: Rule = Rule::new(Game::Magic, 2000);

/// **702.60b**
///
/// *es:* Cada habilidad de ondear del hechizo se dispara aparte.
///
/// *pt:* Cada ocorrência de ondular na mágica desencadeia à parte.
pub const R702_60B: Rule = Rule::new(Game::Magic, 2001);

/// **702.61** Fracción de segundo · Fração de segundo
pub const R702_61: Rule = Rule::new(Game::Magic, 2002);

/// **702.61a**
///
/// *es:* Con el hechizo en la pila, ningún jugador puede lanzar otro ni activar habilidades, salvo las de maná.
///
/// *pt:* Com a mágica na pilha, nenhum jogador pode conjurar outra nem ativar habilidade que não seja de mana.
pub const R702_61A: Rule = Rule::new(Game::Magic, 2003);

/// **702.61b**
///
/// *es:* No impide activar habilidades de maná ni realizar acciones especiales, y lo que se dispara llega a la pila como siempre.
///
/// *pt:* Continuam permitidas as habilidades de mana e as ações especiais; o que desencadeia também continua, e vai para a pilha normalmente.
pub const R702_61B: Rule = Rule::new(Game::Magic, 2004);

/// **702.61c**
///
/// *es:* Fracción de segundo repetida en el mismo hechizo no cambia nada.
///
/// *pt:* Fração de segundo repetida na mesma mágica nada acrescenta.
pub const R702_61C: Rule = Rule::new(Game::Magic, 2005);

/// **702.62** Suspender · Suspender
pub const R702_62: Rule = Rule::new(Game::Magic, 2006);

/// **702.62a**
///
/// *es:* Son tres habilidades. Una, estática, rige en la mano: su propietario, si podría empezar a lanzar la carta desde allí, puede pagar el coste y exiliarla con N contadores de tiempo, sin usar la pila. Dos se disparan en el exilio: al comienzo de su mantenimiento, estando suspendida, pierde uno; quitado el último, si sigue exiliada, él puede jugarla, si es posible, sin pagar su coste de maná, o ahí se queda. La criatura así lanzada gana prisa hasta que él pierda el control del hechizo o del permanente.
///
/// *pt:* Suspender N reúne três habilidades. A estática vale na mão: quem pudesse começar a conjurar o card dali pode pagar o custo e exilá-lo com N marcadores de tempo, sem usar a pilha. As outras desencadeiam no exílio: no início da manutenção do dono, estando suspenso, o card perde um; retirado o último, se está exilado, o dono pode jogá-lo, se possível, sem pagar o custo de mana, ou ele continua exilado. Mágica de criatura conjurada assim ganha ímpeto até o jogador perder o controle dela ou da permanente resultante.
pub const R702_62A: Rule = Rule::new(Game::Magic, 2007);

/// **702.62b**
///
/// *es:* «Suspendida» es la carta que está en el exilio, tiene suspender y lleva algún contador de tiempo; las tres cosas a la vez.
///
/// *pt:* Um card só está “suspenso” se reúne três coisas: estar no exílio, ter suspender e ter marcador de tempo.
pub const R702_62B: Rule = Rule::new(Game::Magic, 2008);

/// **702.62c**
///
/// *es:* Los efectos que prohibirían lanzar la carta con suspender también cuentan al comprobar si podría empezar a lanzarse.
///
/// *pt:* Um efeito que proibiria conjurar o card com suspender pesa quando se verifica se o jogador poderia começar a fazê-lo.
pub const R702_62C: Rule = Rule::new(Game::Magic, 2009);

/// **702.62d**
///
/// *es:* Las reglas 601.2b y 601.2f–h, sobre costes alternativos, rigen también cuando suspender hace lanzar el hechizo.
///
/// *pt:* As regras 601.2b e 601.2f–h, dos custos alternativos, valem para a mágica conjurada por efeito de suspender.
pub const R702_62D: Rule = Rule::new(Game::Magic, 2010);

/// **702.63** Desmaterializarse · Desaparecer
pub const R702_63: Rule = Rule::new(Game::Magic, 2011);

/// **702.63a**
///
/// *es:* El permanente entra con N contadores de tiempo. Al comienzo del mantenimiento de su controlador, si queda alguno, una habilidad disparada quita uno; cuando se va el último, otra obliga a sacrificarlo.
///
/// *pt:* Desaparecer N: a permanente entra com N marcadores de tempo. No início da manutenção do controlador, havendo algum, uma desencadeada retira um; retirado o último, outra a faz ser sacrificada.
pub const R702_63A: Rule = Rule::new(Game::Magic, 2012);

/// **702.63b**
///
/// *es:* Sin número no da contadores al entrar; quedan las dos habilidades disparadas: quitar uno al comienzo del mantenimiento del controlador, si lo hay, y sacrificar el permanente cuando se quita el último.
///
/// *pt:* Sem número, não dá marcadores na entrada: só desencadeia para retirar um no início da manutenção do controlador, se houver, e para sacrificar a permanente quando se retira o último.
pub const R702_63B: Rule = Rule::new(Game::Magic, 2013);

/// **702.63c**
///
/// *es:* Cada habilidad de desmaterializarse del permanente actúa aparte.
///
/// *pt:* Cada ocorrência de desaparecer na permanente age em separado.
pub const R702_63C: Rule = Rule::new(Game::Magic, 2014);

/// **702.64** Absorber · Absorver
pub const R702_64: Rule = Rule::new(Game::Magic, 2015);

/// **702.64a**
///
/// *es:* Previene, como habilidad estática, N del daño que una fuente fuera a hacer a la criatura.
///
/// *pt:* Absorver N, estática, previne N do dano que uma fonte causaria à criatura.
pub const R702_64A: Rule = Rule::new(Game::Magic, 2016);

/// **702.64b**
///
/// *es:* El límite de N vale por fuente y por ocasión: del daño de otra fuente, o del que la misma haga en otro momento, se previene de nuevo hasta N.
///
/// *pt:* Cada Absorver N previne no máximo N por fonte e por ocasião: do dano de outra fonte, ou da mesma em outro momento, previne de novo até N.
pub const R702_64B: Rule = Rule::new(Game::Magic, 2017);

/// **702.64c**
///
/// *es:* Cada habilidad de absorber del objeto se aplica aparte.
///
/// *pt:* Cada ocorrência de absorver no objeto se aplica em separado.
pub const R702_64C: Rule = Rule::new(Game::Magic, 2018);

/// **702.65** Cambio de Aura · Troca de Aura
pub const R702_65: Rule = Rule::new(Game::Magic, 2019);

/// **702.65a**
///
/// *es:* Habilidad activada de algunas Auras: por el coste, el controlador puede intercambiar esta por una carta de Aura que tenga en la mano.
///
/// *pt:* Habilidade ativada de algumas Auras: pago o custo, o controlador pode permutar esta por um card de Aura da própria mão.
pub const R702_65A: Rule = Rule::new(Game::Magic, 2020);

/// **702.65b**
///
/// *es:* No pasa nada si cualquiera de los dos movimientos del intercambio es imposible.
///
/// *pt:* Se um dos lados da permuta não pode ser feito, nada acontece.
pub const R702_65B: Rule = Rule::new(Game::Magic, 2021);

/// **702.66** Excavar · Esquadrinhar
pub const R702_66: Rule = Rule::new(Game::Magic, 2022);

/// **702.66a**
///
/// *es:* Cada maná genérico del coste total del hechizo puede cubrirse, en vez de pagarlo, exiliando una carta del cementerio de quien lo lanza.
///
/// *pt:* Em vez de pagar mana genérico do custo total da mágica, quem a conjura pode exilar cards do próprio cemitério, um por mana.
pub const R702_66A: Rule = Rule::new(Game::Magic, 2023);

/// **702.66b**
///
/// *es:* Excavar espera a que el coste total esté fijado y no cuenta como coste adicional ni alternativo.
///
/// *pt:* Só se usa esquadrinhar depois de definido o custo total, e isso não é custo adicional nem alternativo.
pub const R702_66B: Rule = Rule::new(Game::Magic, 2024);

/// **702.66c**
///
/// *es:* Excavar repetido en el mismo hechizo no cambia nada.
///
/// *pt:* Esquadrinhar repetido na mesma mágica nada acrescenta.
pub const R702_66C: Rule = Rule::new(Game::Magic, 2025);

/// **702.67** Fortificar · Fortificar
pub const R702_67: Rule = Rule::new(Game::Magic, 2026);

/// **702.67a**
///
/// *es:* Habilidad activada: por el coste, y solo cuando podría lanzarse un conjuro, el controlador de la Fortificación la anexa a una tierra objetivo que también controla.
///
/// *pt:* Habilidade ativada: pagando o custo, só quando poderia conjurar um feitiço, o controlador anexa a Fortificação a um terreno alvo que também controla.
pub const R702_67A: Rule = Rule::new(Game::Magic, 2027);

/// **702.67b**
///
/// *es:* Lo demás sobre las Fortificaciones está en la regla 301.
///
/// *pt:* A regra 301 traz o restante sobre Fortificações.
pub const R702_67B: Rule = Rule::new(Game::Magic, 2028);

/// **702.67c**
///
/// *es:* Si la Fortificación tiene varias habilidades de fortificar, puede activarse cualquiera.
///
/// *pt:* Quando a Fortificação tem várias habilidades de fortificar, ativa-se qualquer uma delas.
pub const R702_67C: Rule = Rule::new(Game::Magic, 2029);

/// **702.68** Frenesí · Frenesi
pub const R702_68: Rule = Rule::new(Game::Magic, 2030);

/// **702.68a**
///
/// *es:* Atacar sin que la bloqueen dispara esta habilidad: hasta el final del turno, +N/+0 para la criatura.
///
/// *pt:* Com Frenesi N, a criatura que ataca e não é bloqueada recebe +N/+0 até o final do turno (habilidade desencadeada).
pub const R702_68A: Rule = Rule::new(Game::Magic, 2031);

/// **702.68b**
///
/// *es:* Cada habilidad de frenesí de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de frenesi na criatura desencadeia à parte.
pub const R702_68B: Rule = Rule::new(Game::Magic, 2032);

/// **702.69** Tormenta sepulcral · Rajada tumular
pub const R702_69: Rule = Rule::new(Game::Magic, 2033);

/// **702.69a**
///
/// *es:* Se dispara al lanzar el hechizo: lo copia por cada permanente que ese turno fue del campo de batalla a un cementerio; su controlador puede elegirles nuevos objetivos.
///
/// *pt:* Desencadeia ao conjurar: faz uma cópia da mágica por permanente que foi do campo de batalha para um cemitério no turno; o controlador pode dar novos alvos às cópias.
pub const R702_69A: Rule = Rule::new(Game::Magic, 2034);

/// **702.69b**
///
/// *es:* Cada habilidad de tormenta sepulcral del hechizo se dispara aparte.
///
/// *pt:* Cada ocorrência de rajada tumular na mágica desencadeia à parte.
pub const R702_69B: Rule = Rule::new(Game::Magic, 2035);

/// **702.70** Venenoso · Veneno
pub const R702_70: Rule = Rule::new(Game::Magic, 2036);

/// **702.70a**
///
/// *es:* El daño de combate de la criatura a un jugador dispara esta habilidad, que da a ese jugador N contadores de veneno (regla 104.3d).
///
/// *pt:* Veneno N, desencadeada: o jogador a quem a criatura causa dano de combate ganha N marcadores de veneno (regra 104.3d).
pub const R702_70A: Rule = Rule::new(Game::Magic, 2037);

/// **702.70b**
///
/// *es:* Cada habilidad de venenoso de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de veneno na criatura desencadeia à parte.
pub const R702_70B: Rule = Rule::new(Game::Magic, 2038);

/// **702.71** Transfigurar · Transfigurar
pub const R702_71: Rule = Rule::new(Game::Magic, 2039);

/// **702.71a**
///
/// *es:* Solo cuando podría lanzarse un conjuro, el controlador paga el coste y sacrifica el permanente: de su biblioteca busca una carta de criatura de igual valor de maná, la pone en el campo de batalla y baraja.
///
/// *pt:* Pagando o custo e sacrificando a permanente, só quando poderia conjurar um feitiço, o controlador procura no grimório um card de criatura de igual valor de mana, coloca-o no campo de batalha e embaralha.
pub const R702_71A: Rule = Rule::new(Game::Magic, 2040);

/// **702.72** Amparar · Acudir
pub const R702_72: Rule = Rule::new(Game::Magic, 2041);

/// **702.72a**
///
/// *es:* Al entrar, su controlador lo sacrifica o exilia otro \[objeto\] que controla; cuando deja el campo de batalla, vuelve a él la exiliada, controlada por su propietario.
///
/// *pt:* “Acudir \[objeto\]” reúne duas habilidades desencadeadas. Na entrada da permanente, seu controlador exila outro \[objeto\] que controla ou a sacrifica; quando ela deixa o campo de batalha, o card exilado volta a ele sob o controle do dono.
pub const R702_72A: Rule = Rule::new(Game::Magic, 2042);

/// **702.72b**
///
/// *es:* Las dos habilidades disparadas que forman amparar están vinculadas (regla 607).
///
/// *pt:* São ligadas as duas desencadeadas que formam acudir (regra 607).
pub const R702_72B: Rule = Rule::new(Game::Magic, 2043);

/// **702.72c**
///
/// *es:* «Amparado» es el permanente que otro exilió como consecuencia directa de su habilidad de amparar.
///
/// *pt:* É “acudida” por outra a permanente que esta exilou como resultado direto de acudir.
pub const R702_72C: Rule = Rule::new(Game::Magic, 2044);

/// **702.73** Cambiaformas · Morfoloide
pub const R702_73: Rule = Rule::new(Game::Magic, 2045);

/// **702.73a**
///
/// *es:* El objeto tiene todos los tipos de criatura, en cualquier zona y hasta fuera del juego, porque la habilidad define características (regla 604.3).
///
/// *pt:* Habilidade definidora de característica: o objeto tem todos os tipos de criatura, onde quer que esteja, mesmo fora do jogo (regra 604.3).
pub const R702_73A: Rule = Rule::new(Game::Magic, 2046);

/// **702.74** Evocar · Evocar
pub const R702_74: Rule = Rule::new(Game::Magic, 2047);

/// **702.74a**
///
/// *es:* Desde cualquier zona en que pueda lanzarse la carta, puede pagarse el coste de evocar, alternativo al de maná (reglas 601.2b y 601.2f–h). Si se pagó, al entrar el permanente se dispara otra habilidad y su controlador lo sacrifica.
///
/// *pt:* De qualquer zona em que o card possa ser conjurado, vale pagar o custo de evocar em vez do de mana, como custo alternativo (regras 601.2b e 601.2f–h). Feito isso, quando a permanente entra, uma habilidade desencadeada faz o controlador sacrificá-la.
pub const R702_74A: Rule = Rule::new(Game::Magic, 2048);

/// **702.75** Esconder · Refúgio
pub const R702_75: Rule = Rule::new(Game::Magic, 2049);

/// **702.75a**
///
/// *es:* Se dispara al entrar: el controlador mira N cartas de encima de su biblioteca, exilia una boca abajo y el resto, al fondo en orden aleatorio. Quien controle el permanente que la exilió puede mirarla allí.
///
/// *pt:* Refúgio N desencadeia na entrada: o controlador olha os N cards do topo do grimório, exila um com a face voltada para baixo e põe o resto no fundo aleatoriamente. Quem controla a permanente pode olhar o exilado.
pub const R702_75A: Rule = Rule::new(Game::Magic, 2050);

/// **702.75b**
///
/// *es:* Antes esta habilidad hacía entrar girado al permanente y las cartas miradas eran siempre cuatro. Las impresas entonces, con «Esconder» sin número, tienen errata en Oracle: dicen «Esconder 4» y, en otra habilidad, que el permanente entra girado.
///
/// *pt:* Antigamente a permanente entrava virada por esta habilidade e eram sempre quatro cards. Os impressos assim, sem número após “Refúgio”, têm errata no Oracle: trazem “Refúgio 4” e uma habilidade a mais, a de entrar virada.
pub const R702_75B: Rule = Rule::new(Game::Magic, 2051);

/// **702.76** Rondar · Espreitar
pub const R702_76: Rule = Rule::new(Game::Magic, 2052);

/// **702.76a**
///
/// *es:* Puede pagarse el coste de rondar, alternativo al de maná (reglas 601.2b y 601.2f–h), si ese turno hizo daño de combate a un jugador una fuente que entonces controlaba quien lanza y que tenía algún tipo de criatura del hechizo. Es estática y actúa en la pila.
///
/// *pt:* Custo alternativo da mágica na pilha (regras 601.2b e 601.2f–h): pode ser pago se, no turno, um jogador sofreu dano de combate de uma fonte que, ao causá-lo, quem conjura controlava e que tinha algum dos tipos de criatura da mágica.
pub const R702_76A: Rule = Rule::new(Game::Magic, 2053);

/// **702.77** Reforzar · Fortalecer
pub const R702_77: Rule = Rule::new(Game::Magic, 2054);

/// **702.77a**
///
/// *es:* Solo se activa desde la mano: quien paga el coste y descarta esta carta pone N contadores +1/+1 en una criatura objetivo.
///
/// *pt:* Fortalecer N só se ativa da mão: pagando o custo e descartando este card, o jogador coloca N marcadores +1/+1 numa criatura alvo.
pub const R702_77A: Rule = Rule::new(Game::Magic, 2055);

/// **702.77b**
///
/// *es:* La habilidad existe en todas las zonas, también en el campo de batalla, aunque solo se active desde la mano: afecta al objeto lo que dependa de tener habilidades activadas.
///
/// *pt:* Embora só seja ativada da mão, a habilidade existe em toda zona, campo de batalha incluído: vale para efeitos que dependem de o objeto ter habilidades ativadas.
pub const R702_77B: Rule = Rule::new(Game::Magic, 2056);

/// **702.78** Conspirar · Conspirar
pub const R702_78: Rule = Rule::new(Game::Magic, 2057);

/// **702.78a**
///
/// *es:* Quien lanza el hechizo puede, como coste adicional (reglas 601.2b y 601.2f–h), girar dos criaturas enderezadas que controla, cada una con algún color del hechizo. Si lo hizo, una habilidad se dispara al lanzarlo: se copia, y si tiene objetivos el jugador puede elegir nuevos objetivos para la copia.
///
/// *pt:* Com a mágica na pilha, quem a conjura pode, como custo adicional (regras 601.2b e 601.2f–h), virar duas criaturas desviradas que controla, cada uma com alguma cor em comum com ela. Se o fez, ao conjurá-la desencadeia uma habilidade que a copia; se ela tem alvos, o jogador pode dar outros à cópia.
pub const R702_78A: Rule = Rule::new(Game::Magic, 2058);

/// **702.78b**
///
/// *es:* Cada habilidad de conspirar del hechizo se paga aparte y se dispara solo por lo pagado por ella.
///
/// *pt:* Cada ocorrência de conspirar é paga à parte e só desencadeia pelo que foi pago por ela.
pub const R702_78B: Rule = Rule::new(Game::Magic, 2059);

/// **702.79** Persistir · Persistir
pub const R702_79: Rule = Rule::new(Game::Magic, 2060);

/// **702.79a**
///
/// *es:* Si el permanente muere sin contadores -1/-1, esta habilidad disparada lo devuelve al campo de batalla con uno, bajo el control de su propietario.
///
/// *pt:* Se a permanente morre sem marcadores -1/-1, esta desencadeada a devolve ao campo de batalha com um, sob o controle do dono.
pub const R702_79A: Rule = Rule::new(Game::Magic, 2061);

/// **702.80** Debilitar · Murchar
pub const R702_80: Rule = Rule::new(Game::Magic, 2062);

/// **702.80a**
///
/// *es:* El daño de la fuente a una criatura no queda marcado: el controlador de la fuente pone en la criatura otros tantos contadores -1/-1 (regla 120.3).
///
/// *pt:* Em vez de ficar marcado, o dano de fonte com murchar a uma criatura faz o controlador da fonte pôr nessa criatura o mesmo número de marcadores -1/-1 (regra 120.3).
pub const R702_80A: Rule = Rule::new(Game::Magic, 2063);

/// **702.80b**
///
/// *es:* La última información conocida dice si tenía debilitar un objeto que cambió de zona antes de hacer daño por un efecto.
///
/// *pt:* Se o objeto mudou de zona antes de um efeito fazê-lo causar dano, vê-se pela última informação conhecida se tinha murchar.
pub const R702_80B: Rule = Rule::new(Game::Magic, 2064);

/// **702.80c**
///
/// *es:* Da igual en qué zona esté el objeto con debilitar cuando hace el daño.
///
/// *pt:* Não importa de que zona o objeto com murchar causa o dano.
pub const R702_80C: Rule = Rule::new(Game::Magic, 2065);

/// **702.80d**
///
/// *es:* Debilitar repetido en el mismo objeto no cambia nada.
///
/// *pt:* Murchar repetido no mesmo objeto nada acrescenta.
pub const R702_80D: Rule = Rule::new(Game::Magic, 2066);

/// **702.81** Desandar · Retraçar
pub const R702_81: Rule = Rule::new(Game::Magic, 2067);

/// **702.81a**
///
/// *es:* Con la carta en el cementerio, su propietario puede lanzarla desde allí si descarta además, como coste adicional (reglas 601.2b y 601.2f–h), una carta de tierra.
///
/// *pt:* Estando no cemitério, o card pode ser conjurado dali pelo dono se, como custo adicional (regras 601.2b e 601.2f–h), ele descartar um card de terreno.
pub const R702_81A: Rule = Rule::new(Game::Magic, 2068);

/// **702.82** Devorar · Devorar
pub const R702_82: Rule = Rule::new(Game::Magic, 2069);

/// **702.82a**
///
/// *es:* En cuanto el objeto entra, su controlador puede sacrificar cuantas criaturas quiera, y por cada una entra con N contadores +1/+1.
///
/// *pt:* Devorar N, estática: conforme o objeto entra, o controlador pode sacrificar quantas criaturas quiser, e ele entra com N marcadores +1/+1 por criatura sacrificada assim.
pub const R702_82A: Rule = Rule::new(Game::Magic, 2070);

/// **702.82b**
///
/// *es:* El permanente «devoró» lo que se sacrificó por su habilidad de devorar cuando entraba; hay habilidades que usan ese número de criaturas.
///
/// *pt:* A permanente “devorou” aquilo que foi sacrificado por sua habilidade devorar enquanto ela entrava; há habilidades que usam esse número de criaturas.
pub const R702_82B: Rule = Rule::new(Game::Magic, 2071);

/// **702.82c**
///
/// *es:* «Devorar \[cualidad\] N» cambia lo sacrificable: en vez de criaturas, cuantos permanentes de esa cualidad se quiera, y el permanente entra con N contadores +1/+1 por cada uno.
///
/// *pt:* Com “Devorar \[qualidade\] N”, o controlador pode sacrificar quantas permanentes com a qualidade quiser, conforme o objeto entra; este entra com N marcadores +1/+1 por sacrificada.
pub const R702_82C: Rule = Rule::new(Game::Magic, 2072);

/// **702.83** Exaltado · Exaltado
pub const R702_83: Rule = Rule::new(Game::Magic, 2073);

/// **702.83a**
///
/// *es:* Se dispara cuando una criatura de quien controla la habilidad ataca sola y, hasta el final del turno, le da +1/+1.
///
/// *pt:* Exaltado desencadeia quando ataca sozinha uma criatura de quem controla a permanente: a atacante recebe +1/+1 até o final do turno.
pub const R702_83A: Rule = Rule::new(Game::Magic, 2074);

/// **702.83b**
///
/// *es:* Ataca sola la criatura que en esa fase de combate fue la única declarada atacante (regla 506.5).
///
/// *pt:* Quem foi a única criatura declarada atacante naquela fase de combate ataca sozinha (regra 506.5).
pub const R702_83B: Rule = Rule::new(Game::Magic, 2075);

/// **702.84** Desenterrar · Desenterrar
pub const R702_84: Rule = Rule::new(Game::Magic, 2076);

/// **702.84a**
///
/// *es:* En el cementerio, solo cuando podría lanzarse un conjuro, su propietario paga el coste y la devuelve al campo de batalla. Gana prisa; se exilia al comenzar el próximo paso final o en vez de irse a otra zona.
///
/// *pt:* Só quando poderia conjurar feitiço, o dono paga: este card volta do cemitério ao campo de batalha, com ímpeto; exila-se no início da próxima etapa final ou em vez de sair dali para outra zona.
pub const R702_84A: Rule = Rule::new(Game::Magic, 2077);

/// **702.85** Cascada · Cascata
pub const R702_85: Rule = Rule::new(Game::Magic, 2078);

/// **702.85a**
///
/// *es:* Se dispara al lanzar el hechizo: su controlador exilia cartas de encima de su biblioteca hasta dar con una que no sea tierra y tenga menor valor de maná que él. Puede lanzarla sin pagar su coste de maná si también el valor del hechizo resultante es menor. Lo exiliado que no lance va al fondo en orden aleatorio.
///
/// *pt:* Desencadeia ao conjurar a mágica: quem a conjura exila cards do topo do próprio grimório até surgir um que não seja terreno e tenha valor de mana menor que o dela. Pode conjurá-lo sem pagar o custo de mana se a mágica resultante também tiver valor menor. Os não conjurados vão ao fundo aleatoriamente.
pub const R702_85A: Rule = Rule::new(Game::Magic, 2079);

/// **702.85b**
///
/// *es:* Lo que un efecto permite hacer durante la cascada con cartas exiliadas por ella se hace al terminar de exiliar: antes de decidir si se lanza la última o, si no salió ninguna adecuada, antes de ponerlas en el fondo en orden aleatorio.
///
/// *pt:* Se um efeito permite uma ação com exilados “conforme” a cascata, o jogador a faz terminado o exílio: antes de decidir se conjura o último ou, sem card adequado, antes de pôr os exilados no fundo aleatoriamente.
pub const R702_85B: Rule = Rule::new(Game::Magic, 2080);

/// **702.85c**
///
/// *es:* Cada habilidad de cascada del hechizo se dispara aparte.
///
/// *pt:* Cada ocorrência de cascata na mágica desencadeia à parte.
pub const R702_85C: Rule = Rule::new(Game::Magic, 2081);

/// **702.86** Aniquilador · Aniquilador
pub const R702_86: Rule = Rule::new(Game::Magic, 2082);

/// **702.86a**
///
/// *es:* Atacar con la criatura la dispara: el jugador defensor sacrifica N permanentes.
///
/// *pt:* O jogador defensor sacrifica N permanentes toda vez que a criatura com Aniquilador N ataca (habilidade desencadeada).
pub const R702_86A: Rule = Rule::new(Game::Magic, 2083);

/// **702.86b**
///
/// *es:* Cada habilidad de aniquilador de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de aniquilador na criatura desencadeia à parte.
pub const R702_86B: Rule = Rule::new(Game::Magic, 2084);

/// **702.87** Subir de nivel · Subir de nível
pub const R702_87: Rule = Rule::new(Game::Magic, 2085);

/// **702.87a**
///
/// *es:* Es una habilidad activada: pagando el coste, y solo cuando podría lanzarse un conjuro, el controlador pone un contador de nivel en el permanente.
///
/// *pt:* Habilidade ativada: pagando o custo, só quando poderia conjurar um feitiço, o controlador põe um marcador de nível na permanente.
pub const R702_87A: Rule = Rule::new(Game::Magic, 2086);

/// **702.87b**
///
/// *es:* La carta que la lleva impresa es una «carta que sube de nivel»: diseño propio y dos símbolos de nivel, también habilidades de palabra clave (regla 711).
///
/// *pt:* São “niveladores” os cards em que a habilidade está impressa: têm diagramação própria e dois símbolos de nível, que também são palavras-chave de habilidade (regra 711).
pub const R702_87B: Rule = Rule::new(Game::Magic, 2087);

/// **702.87c**
///
/// *es:* Subir de nivel no es lo que hacen los encantamientos Clase: sus habilidades dan un nivel de clase, que no interactúa con los contadores de nivel (regla 716).
///
/// *pt:* Subir de nível não é o que fazem os encantamentos Classe: as habilidades deles dão um nível de classe, que não interage com marcadores de nível (regra 716).
pub const R702_87C: Rule = Rule::new(Game::Magic, 2088);

/// **702.88** Rebote · Rebote
pub const R702_88: Rule = Rule::new(Game::Magic, 2089);

/// **702.88a**
///
/// *es:* Lanzado desde la mano, el instantáneo o conjuro se exilia al resolverse en vez de ir al cementerio; al empezar su próximo mantenimiento, el controlador puede, por una habilidad disparada retrasada, lanzarlo del exilio sin pagar su coste de maná.
///
/// *pt:* A mágica instantânea ou feitiço, se conjurada da mão, é exilada ao resolver em vez de ir ao cemitério. No início da próxima manutenção do controlador, uma habilidade desencadeada retardada permite conjurar o card do exílio sem pagar o custo de mana.
pub const R702_88A: Rule = Rule::new(Game::Magic, 2090);

/// **702.88b**
///
/// *es:* Para lanzarlo por el rebote se siguen las reglas 601.2b y 601.2f–h, las de costes alternativos.
///
/// *pt:* Seguem-se as regras 601.2b e 601.2f–h, dos custos alternativos, para conjurar pelo efeito do rebote.
pub const R702_88B: Rule = Rule::new(Game::Magic, 2091);

/// **702.88c**
///
/// *es:* Rebote repetido en el mismo hechizo no cambia nada.
///
/// *pt:* Rebote repetido na mesma mágica nada acrescenta.
pub const R702_88C: Rule = Rule::new(Game::Magic, 2092);

/// **702.89** Armadura umbra · Armadura de umbra
pub const R702_89: Rule = Rule::new(Game::Magic, 2093);

/// **702.89a**
///
/// *es:* En vez del permanente encantado, cuando este fuera a ser destruido, se destruye el Aura, y a él se le quita todo el daño marcado.
///
/// *pt:* Quando a permanente encantada seria destruída, é esta Aura que se destrói em vez dela, e da permanente se remove todo o dano marcado.
pub const R702_89A: Rule = Rule::new(Game::Magic, 2094);

/// **702.89b**
///
/// *es:* Su nombre antiguo es «armadura tótem»: Oracle lo ha cambiado por el de hoy en las cartas viejas que la tenían o la mencionaban.
///
/// *pt:* Os cards mais antigos, que tinham ou citavam “armadura de totem”, foram atualizados no Oracle e agora dizem armadura de umbra.
pub const R702_89B: Rule = Rule::new(Game::Magic, 2095);

/// **702.90** Infectar · Infectar
pub const R702_90: Rule = Rule::new(Game::Magic, 2096);

/// **702.90a**
///
/// *es:* Infectar se aplica por sí solo: es habilidad estática.
///
/// *pt:* Infectar vale por si só: é habilidade estática.
pub const R702_90A: Rule = Rule::new(Game::Magic, 2097);

/// **702.90b**
///
/// *es:* Un jugador dañado por la fuente no pierde vidas: el controlador de esta le da un contador de veneno por punto de daño (regla 120.3).
///
/// *pt:* O jogador a quem uma fonte com infectar causa dano não perde pontos de vida; recebe do controlador da fonte marcadores de veneno em número igual ao dano (regra 120.3).
pub const R702_90B: Rule = Rule::new(Game::Magic, 2098);

/// **702.90c**
///
/// *es:* En la criatura dañada no se marca nada: el controlador de la fuente pone en ella un contador -1/-1 por punto (regla 120.3).
///
/// *pt:* Por ponto de dano de fonte com infectar, a criatura recebe do controlador da fonte um marcador -1/-1, e nada fica marcado nela (regra 120.3).
pub const R702_90C: Rule = Rule::new(Game::Magic, 2099);

/// **702.90d**
///
/// *es:* La última información conocida dice si tenía infectar un objeto que cambió de zona antes de hacer daño por un efecto.
///
/// *pt:* Se o objeto mudou de zona antes de um efeito fazê-lo causar dano, vê-se pela última informação conhecida se tinha infectar.
pub const R702_90D: Rule = Rule::new(Game::Magic, 2100);

/// **702.90e**
///
/// *es:* Da igual en qué zona esté el objeto con infectar cuando hace el daño.
///
/// *pt:* Não importa de que zona o objeto com infectar causa o dano.
pub const R702_90E: Rule = Rule::new(Game::Magic, 2101);

/// **702.90f**
///
/// *es:* Infectar repetido en el mismo objeto no cambia nada.
///
/// *pt:* Infectar repetido no mesmo objeto nada acrescenta.
pub const R702_90F: Rule = Rule::new(Game::Magic, 2102);

/// **702.91** Grito de batalla · Grito de guerra
pub const R702_91: Rule = Rule::new(Game::Magic, 2103);

/// **702.91a**
///
/// *es:* Cuando la criatura ataca, una habilidad disparada da, hasta el final del turno, +1/+0 a cada una de las demás atacantes.
///
/// *pt:* Quando a criatura ataca, desencadeia: cada uma das outras atacantes recebe +1/+0 até o final do turno.
pub const R702_91A: Rule = Rule::new(Game::Magic, 2104);

/// **702.91b**
///
/// *es:* Cada habilidad de grito de batalla de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de grito de guerra na criatura desencadeia à parte.
pub const R702_91B: Rule = Rule::new(Game::Magic, 2105);

/// **702.92** Arma viviente · Arma viva
pub const R702_92: Rule = Rule::new(Game::Magic, 2106);

/// **702.92a**
///
/// *es:* Al entrar el Equipo, una habilidad disparada crea una ficha de criatura Germen Pirexiano negra 0/0 y luego anexa a ella el Equipo.
///
/// *pt:* Desencadeia quando o Equipamento entra: seu controlador cria uma ficha de criatura Germe Phyrexiano preta 0/0 e anexa o Equipamento a ela.
pub const R702_92A: Rule = Rule::new(Game::Magic, 2107);

/// **702.93** Resiliencia · Imortal
pub const R702_93: Rule = Rule::new(Game::Magic, 2108);

/// **702.93a**
///
/// *es:* Si el permanente muere sin contadores +1/+1, esta habilidad disparada lo devuelve al campo de batalla con uno, bajo el control de su propietario.
///
/// *pt:* Morrendo sem marcadores +1/+1, a permanente volta ao campo de batalha com um, sob o controle do dono, por habilidade desencadeada.
pub const R702_93A: Rule = Rule::new(Game::Magic, 2109);

/// **702.94** Milagro · Milagre
pub const R702_94: Rule = Rule::new(Game::Magic, 2110);

/// **702.94a**
///
/// *es:* Al robarla, si es su primera del turno, el jugador puede mostrarla; eso dispara otra habilidad (regla 603.11) que permite lanzarla por el coste de milagro en vez del de maná.
///
/// *pt:* Ao comprar o card, sendo o primeiro do turno, o jogador pode revelá-lo; isso desencadeia outra habilidade (regra 603.11): pode conjurá-lo pelo custo de milagre em vez do de mana.
pub const R702_94A: Rule = Rule::new(Game::Magic, 2111);

/// **702.94b**
///
/// *es:* Así mostrada, queda a la vista hasta dejar la mano o hasta que la habilidad disparada deje la pila, resuelta o no (regla 701.16a).
///
/// *pt:* O card revelado assim permanece à vista até deixar a mão ou até a habilidade desencadeada resolver ou sair da pilha de outro modo (regra 701.16a).
pub const R702_94B: Rule = Rule::new(Game::Magic, 2112);

/// **702.95** Unir almas · Elo espiritual
pub const R702_95: Rule = Rule::new(Game::Magic, 2113);

/// **702.95a**
///
/// *es:* Se dispara al entrar esta criatura u otra de su controlador, si él controla ambas y ninguna está emparejada. Puede entonces emparejar esta con la que entró o, si entró esta, con otra no emparejada que controle. Dura mientras las dos sigan siendo criaturas en el campo de batalla y él las controle.
///
/// *pt:* São duas desencadeadas. Quando esta criatura entra, o controlador pode emparelhá-la com outra que controla; toda vez que entra outra dele, pode emparelhar esta com ela. É preciso que nenhuma tenha par e que ele controle ambas. O par dura enquanto as duas forem criaturas no campo de batalha sob o controle dele.
pub const R702_95A: Rule = Rule::new(Game::Magic, 2114);

/// **702.95b**
///
/// *es:* Unir almas deja a dos criaturas «emparejadas»; la que no tiene pareja está «no emparejada». Otras habilidades pueden preguntar por la emparejada, por su pareja o por si la tiene.
///
/// *pt:* O elo espiritual deixa duas criaturas “emparelhadas”; as demais são “não emparelhadas”. Habilidades podem citar a emparelhada, o par dela ou se ela tem par.
pub const R702_95B: Rule = Rule::new(Game::Magic, 2115);

/// **702.95c**
///
/// *es:* Al resolverse, ninguna queda emparejada si alguna de las dos ya no es criatura, ha dejado el campo de batalla o no la controla el controlador de la habilidad.
///
/// *pt:* Na resolução, se uma das duas deixou de ser criatura, saiu do campo de batalha ou já não é do controlador da habilidade, não há par.
pub const R702_95C: Rule = Rule::new(Game::Magic, 2116);

/// **702.95d**
///
/// *es:* Una criatura tiene como mucho una pareja.
///
/// *pt:* Cada criatura só pode ter um par por vez.
pub const R702_95D: Rule = Rule::new(Game::Magic, 2117);

/// **702.95e**
///
/// *es:* La pareja se rompe cuando cualquiera de las dos criaturas pasa al control de otro jugador, deja de ser criatura o deja el campo de batalla.
///
/// *pt:* O par se desfaz se qualquer das duas passa ao controle de outro jogador, deixa de ser criatura ou sai do campo de batalha.
pub const R702_95E: Rule = Rule::new(Game::Magic, 2118);

/// **702.96** Sobrecarga · Sobrecarga
pub const R702_96: Rule = Rule::new(Game::Magic, 2119);

/// **702.96a**
///
/// *es:* Al lanzar el hechizo puede pagarse el coste de sobrecarga, alternativo al de maná (reglas 601.2b y 601.2f–h). Si se pagó, cambia su texto: toda palabra «objetivo» pasa a ser «cada».
///
/// *pt:* Quem conjura pode pagar o custo de sobrecarga em vez do de mana, como custo alternativo (regras 601.2b e 601.2f–h). Se o fez, o texto da mágica muda: toda palavra “alvo” passa a ser “cada”.
pub const R702_96A: Rule = Rule::new(Game::Magic, 2120);

/// **702.96b**
///
/// *es:* Con sobrecarga, el hechizo no pide objetivos y puede afectar a objetos que sin pagar ese coste no habrían podido elegirse como objetivo legal.
///
/// *pt:* Pago o custo de sobrecarga, a mágica não pede alvos e pode afetar objetos que, sem isso, não seriam alvos válidos.
pub const R702_96B: Rule = Rule::new(Game::Magic, 2121);

/// **702.96c**
///
/// *es:* Que «objetivo» pase a ser «cada» es un efecto de cambio de texto (regla 612).
///
/// *pt:* A troca de “alvo” por “cada” é um efeito de mudança de texto (regra 612).
pub const R702_96C: Rule = Rule::new(Game::Magic, 2122);

/// **702.97** Carroñar · Necrofagia
pub const R702_97: Rule = Rule::new(Game::Magic, 2123);

/// **702.97a**
///
/// *es:* En el cementerio, solo cuando podría lanzarse un conjuro, su propietario paga el coste y exilia la carta: una criatura objetivo recibe tantos contadores +1/+1 como la fuerza de la exiliada.
///
/// *pt:* No cemitério, só quando poderia conjurar um feitiço, o dono paga o custo e exila o card; uma criatura alvo recebe tantos marcadores +1/+1 quanto o poder dele.
pub const R702_97A: Rule = Rule::new(Game::Magic, 2124);

/// **702.98** Desatar · Liberar
pub const R702_98: Rule = Rule::new(Game::Magic, 2125);

/// **702.98a**
///
/// *es:* El controlador puede hacer que el permanente entre con un contador +1/+1 adicional; mientras tenga algún contador +1/+1 no puede bloquear.
///
/// *pt:* O controlador pode fazer a permanente entrar com um marcador +1/+1 adicional; enquanto tiver algum marcador +1/+1, ela não pode bloquear.
pub const R702_98A: Rule = Rule::new(Game::Magic, 2126);

/// **702.99** Cifrar · Cifrar
pub const R702_99: Rule = Rule::new(Game::Magic, 2127);

/// **702.99a**
///
/// *es:* Al resolverse el instantáneo o conjuro, si lo representa una carta, su controlador puede exiliarla cifrada en una criatura que controla. Mientras siga cifrada en ella, el daño de combate que esta hace a un jugador dispara una habilidad suya: quien la controla puede copiar la carta y puede lanzar esa copia sin pagar su coste de maná.
///
/// *pt:* Ao resolver a mágica instantânea ou feitiço, se um card a representa, o controlador pode exilá-lo cifrado numa criatura que controla. Enquanto estiver cifrado nela, a criatura tem uma habilidade que desencadeia quando ela causa dano de combate a jogador: o controlador dela pode copiar o card e pode conjurar a cópia sem pagar o custo de mana.
pub const R702_99A: Rule = Rule::new(Game::Magic, 2128);

/// **702.99b**
///
/// *es:* «Cifrada» dice qué une a la carta exiliada con la criatura que se eligió al resolverse su hechizo.
///
/// *pt:* “Cifrado” descreve o laço entre o card com cifrar que está no exílio e a criatura que se escolheu ao resolver sua mágica.
pub const R702_99B: Rule = Rule::new(Game::Magic, 2129);

/// **702.99c**
///
/// *es:* Sigue cifrada mientras la carta permanezca en el exilio y aquel objeto en el campo de batalla, aunque este cambie de controlador o deje de ser criatura.
///
/// *pt:* O card segue cifrado enquanto continua exilado e o objeto escolhido está no campo de batalha, mesmo que este deixe de ser criatura ou passe a outro controlador.
pub const R702_99C: Rule = Rule::new(Game::Magic, 2130);

/// **702.100** Evolucionar · Evoluir
pub const R702_100: Rule = Rule::new(Game::Magic, 2131);

/// **702.100a**
///
/// *es:* Siempre que entra una criatura de su controlador con más fuerza o más resistencia que esta, o ambas, se dispara: esta recibe un contador +1/+1.
///
/// *pt:* Desencadeia quando entra uma criatura do controlador cujo poder, resistência ou ambos superam os desta, que recebe um marcador +1/+1.
pub const R702_100A: Rule = Rule::new(Game::Magic, 2132);

/// **702.100b**
///
/// *es:* «Evoluciona» la criatura que recibe uno o más contadores +1/+1 por resolverse su habilidad de evolucionar.
///
/// *pt:* Uma criatura “evolui” se, ao resolver, sua habilidade evoluir põe nela um ou mais marcadores +1/+1.
pub const R702_100B: Rule = Rule::new(Game::Magic, 2133);

/// **702.100c**
///
/// *es:* Frente a un permanente que no es criatura, ninguna criatura cuenta como de mayor fuerza ni de mayor resistencia.
///
/// *pt:* Perante uma permanente que não é criatura, nenhuma criatura tem poder ou resistência maior.
pub const R702_100C: Rule = Rule::new(Game::Magic, 2134);

/// **702.100d**
///
/// *es:* Cada habilidad de evolucionar de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de evoluir na criatura desencadeia à parte.
pub const R702_100D: Rule = Rule::new(Game::Magic, 2135);

/// **702.101** Extorsionar · Extorquir
pub const R702_101: Rule = Rule::new(Game::Magic, 2136);

/// **702.101a**
///
/// *es:* Cada hechizo que lanza su controlador la dispara: él puede pagar {W/B} para que cada oponente pierda 1 vida y ganar cuantas se pierdan así.
///
/// *pt:* Desencadeia a cada mágica que o controlador conjura: ele pode pagar {W/B} para que cada oponente perca 1 ponto de vida, e aí ganha todos os que se perderam assim.
pub const R702_101A: Rule = Rule::new(Game::Magic, 2137);

/// **702.101b**
///
/// *es:* Cada habilidad de extorsionar del permanente se dispara aparte.
///
/// *pt:* Cada ocorrência de extorquir na permanente desencadeia à parte.
pub const R702_101B: Rule = Rule::new(Game::Magic, 2138);

/// **702.102** Fusionar · Fundir
pub const R702_102: Rule = Rule::new(Game::Magic, 2139);

/// **702.102a**
///
/// *es:* Quien lanza desde la mano una carta partida con fusionar puede elegir sus dos mitades en vez de una, y lo decide antes de llevarla a la pila. Lo que lanza entonces es un hechizo partido fusionado (regla 709).
///
/// *pt:* Ao conjurar da mão um card duplo com fundir, o jogador pode escolher as duas metades em vez de uma; decide antes de pô-lo na pilha. O resultado é uma mágica dupla fundida (regra 709).
pub const R702_102A: Rule = Rule::new(Game::Magic, 2140);

/// **702.102b**
///
/// *es:* El hechizo partido fusionado reúne las características de ambas mitades (regla 709.4).
///
/// *pt:* A mágica dupla fundida soma as características das metades (regra 709.4).
pub const R702_102B: Rule = Rule::new(Game::Magic, 2141);

/// **702.102c**
///
/// *es:* El coste de maná de cada una de las dos mitades entra en el coste total del hechizo fusionado.
///
/// *pt:* No custo total da mágica dupla fundida entram os custos de mana de ambas as metades.
pub const R702_102C: Rule = Rule::new(Game::Magic, 2142);

/// **702.102d**
///
/// *es:* Al resolverse el hechizo fusionado, su controlador cumple lo que dice la mitad izquierda y después lo de la derecha.
///
/// *pt:* Quando a mágica dupla fundida resolve, o controlador segue primeiro a metade esquerda, depois a direita.
pub const R702_102D: Rule = Rule::new(Game::Magic, 2143);

/// **702.103** Concesión · Agraciar
pub const R702_103: Rule = Rule::new(Game::Magic, 2144);

/// **702.103a**
///
/// *es:* Desde cualquier zona en que podría jugarse la carta puede pagarse el coste de concesión, alternativo al de maná (reglas 601.2b y 601.2f–h), y lanzar así el hechizo concedido.
///
/// *pt:* De qualquer zona de onde poderia jogar o card, o jogador pode conjurá-lo agraciado: paga, conforme as regras 601.2b e 601.2f–h, o custo de agraciar, alternativo ao de mana.
pub const R702_103A: Rule = Rule::new(Game::Magic, 2145);

/// **702.103b**
///
/// *es:* En la pila gana encantar criatura y se vuelve encantamiento Aura: como hechizo de Aura concedido, exige un objetivo legal según ese encantar (reglas 303.4 y 601.2c), y su permanente será un Aura concedida. Así sigue hasta que deje de estar concedido (regla 702.103e–g).
///
/// *pt:* Posta na pilha, a mágica conjurada agraciada torna-se encantamento Aura com encantar criatura: o controlador escolhe um alvo válido conforme esse encantar (regras 303.4 e 601.2c). Ela e a permanente em que se torna são Auras agraciadas, até deixarem de sê-lo (regra 702.103e–g).
pub const R702_103B: Rule = Rule::new(Game::Magic, 2146);

/// **702.103c**
///
/// *es:* También es hechizo de Aura concedida cualquier copia suya, y a ella le tocan las reglas sobre hechizos lanzados concedidos.
///
/// *pt:* A cópia de uma mágica de Aura agraciada é igualmente agraciada e segue as regras sobre mágicas conjuradas assim.
pub const R702_103C: Rule = Rule::new(Game::Magic, 2147);

/// **702.103d**
///
/// *es:* Si se lanza concedido, para saber si puede lanzarse se miran solo sus características tal como las deja concesión.
///
/// *pt:* Para saber se a mágica agraciada pode ser conjurada, só contam suas características já modificadas por agraciar.
pub const R702_103D: Rule = Rule::new(Game::Magic, 2148);

/// **702.103e**
///
/// *es:* Con objetivo ilegal al empezar a resolverse, deja de estar concedido y de ser Aura; sigue resolviéndose como hechizo de criatura (regla 608.3b).
///
/// *pt:* Com alvo inválido ao começar a resolver, a mágica agraciada deixa de sê-lo e de ser Aura; continua resolvendo como mágica de criatura (regra 608.3b).
pub const R702_103E: Rule = Rule::new(Game::Magic, 2149);

/// **702.103f**
///
/// *es:* El Aura concedida que se desanexa deja de estarlo. Si el objeto o jugador al que está anexada es ilegal, se desanexa y deja de estarlo, en vez de seguir la regla 704.5m.
///
/// *pt:* A Aura agraciada que se solta deixa de ser agraciada. Anexada a objeto ou jogador ilegal, ela se solta, e assim perde essa condição, em vez de ir para o cemitério: exceção à regra 704.5m.
pub const R702_103F: Rule = Rule::new(Game::Magic, 2150);

/// **702.103g**
///
/// *es:* Igualmente deja de estarlo el Aura concedida que entra en fase sin estar anexada (regla 702.26).
///
/// *pt:* Perde a condição de agraciada a Aura que entra em fase sem estar anexada (regra 702.26).
pub const R702_103G: Rule = Rule::new(Game::Magic, 2151);

/// **702.104** Tributo · Tributo
pub const R702_104: Rule = Rule::new(Game::Magic, 2152);

/// **702.104a**
///
/// *es:* En cuanto entra la criatura, su controlador elige a un oponente; ese jugador puede ponerle N contadores +1/+1 más al entrar.
///
/// *pt:* “Tributo N”: na entrada da criatura, seu controlador escolhe um oponente; este pode fazê-la entrar com N marcadores +1/+1 adicionais.
pub const R702_104A: Rule = Rule::new(Game::Magic, 2153);

/// **702.104b**
///
/// *es:* Otra habilidad, disparada, exige que no se haya pagado el tributo: se cumple si el oponente elegido no hizo entrar a la criatura con esos contadores.
///
/// *pt:* Outra habilidade dela, desencadeada, só vale “se o tributo não foi pago”, isto é, se o oponente escolhido não a fez entrar com esses marcadores.
pub const R702_104B: Rule = Rule::new(Game::Magic, 2154);

/// **702.105** Destronar · Destronar
pub const R702_105: Rule = Rule::new(Game::Magic, 2155);

/// **702.105a**
///
/// *es:* Cada vez que la criatura ataca a un jugador al que nadie supera en vidas, aunque otro lo iguale, esta habilidad disparada le pone a ella un contador +1/+1.
///
/// *pt:* Toda vez que a criatura ataca o jogador com mais pontos de vida, ou empatado com outros nisso, desencadeia e ela recebe um marcador +1/+1.
pub const R702_105A: Rule = Rule::new(Game::Magic, 2156);

/// **702.105b**
///
/// *es:* Cada habilidad de destronar de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de destronar na criatura desencadeia à parte.
pub const R702_105B: Rule = Rule::new(Game::Magic, 2157);

/// **702.106** Agenda oculta · Agenda oculta
pub const R702_106: Rule = Rule::new(Game::Magic, 2158);

/// **702.106a**
///
/// *es:* Al ponerla en la zona de mando, el jugador pone boca abajo la conspiración y elige en secreto un nombre de carta.
///
/// *pt:* Conforme põe a conspiração na zona de comando, o jogador a deixa com a face voltada para baixo e escolhe, em segredo, um nome de card.
pub const R702_106A: Rule = Rule::new(Game::Magic, 2159);

/// **702.106b**
///
/// *es:* Ese nombre secreto se escribe en un papel que queda junto a la conspiración boca abajo.
///
/// *pt:* Escreve-se o nome secreto num papel guardado com a conspiração enquanto ela está com a face voltada para baixo.
pub const R702_106B: Rule = Rule::new(Game::Magic, 2160);

/// **702.106c**
///
/// *es:* Al poner boca arriba una conspiración que controla en la zona de mando, el jugador muestra el nombre elegido. Es una acción especial (regla 116.2j) y solo necesita prioridad.
///
/// *pt:* Tendo prioridade, quem controla na zona de comando uma conspiração com a face voltada para baixo pode voltá-la para cima, por ação especial (regra 116.2j); com isso se revela o nome escolhido.
pub const R702_106C: Rule = Rule::new(Game::Magic, 2161);

/// **702.106d**
///
/// *es:* Otra habilidad del objeto que hable del «nombre elegido» está vinculada con agenda oculta: solo usa el nombre elegido por ella en ese objeto (regla 607.2d).
///
/// *pt:* Outra habilidade do objeto que cita “o nome escolhido” é ligada à agenda oculta: usa só o nome escolhido por causa dela (regra 607.2d).
pub const R702_106D: Rule = Rule::new(Game::Magic, 2162);

/// **702.106e**
///
/// *es:* Quien deja el juego muestra a todos las conspiraciones boca abajo que controlaba, y al final de cada juego se muestran todas.
///
/// *pt:* Quando um jogador deixa o jogo, revelam-se a todos as conspirações com a face voltada para baixo que controlava; ao fim de cada jogo, todas as que houver.
pub const R702_106E: Rule = Rule::new(Game::Magic, 2163);

/// **702.106f**
///
/// *es:* Variante «agenda doble»: al poner la conspiración en la zona de mando se eligen en secreto dos nombres distintos; hasta mostrarlos no se dice que hay más de uno.
///
/// *pt:* Na variante “agenda dupla” nomeiam-se em segredo dois cards diferentes ao pôr a conspiração na zona de comando; só ao revelar os nomes se mostra que eram dois.
pub const R702_106F: Rule = Rule::new(Game::Magic, 2164);

/// **702.107** Supervivencia · Sobreviver
pub const R702_107: Rule = Rule::new(Game::Magic, 2165);

/// **702.107a**
///
/// *es:* Pagando el coste y girando la criatura, solo cuando podría lanzarse un conjuro, el controlador pone en ella un contador +1/+1.
///
/// *pt:* Habilidade ativada: pagando o custo e virando a criatura, só quando poderia conjurar um feitiço, o controlador põe nela um marcador +1/+1.
pub const R702_107A: Rule = Rule::new(Game::Magic, 2166);

/// **702.108** Destreza · Destreza
pub const R702_108: Rule = Rule::new(Game::Magic, 2167);

/// **702.108a**
///
/// *es:* La dispara cada hechizo que lanza su controlador y no es de criatura: hasta el final del turno la criatura recibe +1/+1.
///
/// *pt:* Toda mágica que não seja de criatura, quando o controlador a conjura, desencadeia destreza: a criatura que tem a habilidade recebe +1/+1 até o final do turno.
pub const R702_108A: Rule = Rule::new(Game::Magic, 2168);

/// **702.108b**
///
/// *es:* Cada habilidad de destreza de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de destreza na criatura desencadeia à parte.
pub const R702_108B: Rule = Rule::new(Game::Magic, 2169);

/// **702.109** Rapidez · Investida
pub const R702_109: Rule = Rule::new(Game::Magic, 2170);

/// **702.109a**
///
/// *es:* La carta puede lanzarse por el coste de rapidez, alternativo al de maná (reglas 601.2b y 601.2f–h). Si se pagó, el permanente tiene prisa y, al comienzo del próximo paso final, una habilidad disparada retrasada lo devuelve a la mano de su propietario.
///
/// *pt:* O jogador pode conjurar o card pelo custo de investida em vez do de mana, como custo alternativo (regras 601.2b e 601.2f–h). Se pago, a permanente em que a mágica se torna tem ímpeto e volta, por uma habilidade desencadeada retardada, à mão do dono no início da próxima etapa final.
pub const R702_109A: Rule = Rule::new(Game::Magic, 2171);

/// **702.110** Aprovechar · Explorar (Exploit)
pub const R702_110: Rule = Rule::new(Game::Magic, 2172);

/// **702.110a**
///
/// *es:* Al entrar la criatura, una habilidad disparada deja a su controlador sacrificar una criatura, esta misma incluida.
///
/// *pt:* Quando a criatura entra, desencadeia: o controlador pode sacrificar uma criatura, que pode ser esta.
pub const R702_110A: Rule = Rule::new(Game::Magic, 2173);

/// **702.110b**
///
/// *es:* La criatura «aprovecha una criatura» cuando, al resolverse esta habilidad, quien la controla sacrifica una.
///
/// *pt:* Ela “explora (Exploit) uma criatura” quando, na resolução da habilidade, o controlador desta sacrifica uma.
pub const R702_110B: Rule = Rule::new(Game::Magic, 2174);

/// **702.111** Amenaza · Ameaçar
pub const R702_111: Rule = Rule::new(Game::Magic, 2175);

/// **702.111a**
///
/// *es:* Amenaza limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Ameaçar limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_111A: Rule = Rule::new(Game::Magic, 2176);

/// **702.111b**
///
/// *es:* A la criatura con amenaza no puede bloquearla una sola: hacen falta dos o más (regla 509).
///
/// *pt:* Bloquear a criatura que ameaça exige duas ou mais criaturas (regra 509).
pub const R702_111B: Rule = Rule::new(Game::Magic, 2177);

/// **702.111c**
///
/// *es:* Amenaza repetida en la misma criatura no cambia nada.
///
/// *pt:* Ameaçar repetido na mesma criatura nada acrescenta.
pub const R702_111C: Rule = Rule::new(Game::Magic, 2178);

/// **702.112** Prestigio · Renome
pub const R702_112: Rule = Rule::new(Game::Magic, 2179);

/// **702.112a**
///
/// *es:* Hacer daño de combate a un jugador la dispara: la criatura que no tiene prestigio recibe N contadores +1/+1 y pasa a tenerlo.
///
/// *pt:* “Renome N” desencadeia quando a criatura causa dano de combate a um jogador, se ainda não é renomada: ela recebe N marcadores +1/+1 e passa a ser renomada.
pub const R702_112A: Rule = Rule::new(Game::Magic, 2180);

/// **702.112b**
///
/// *es:* Tener prestigio es una designación sin más efecto que dejarse identificar por la propia habilidad u otros hechizos y habilidades. Solo la tienen permanentes, hasta que dejan el campo de batalla; no es habilidad ni valor copiable.
///
/// *pt:* “Renomada” é uma designação e só serve para que renome e outras mágicas e habilidades a identifiquem. Só a tem a permanente, até deixar o campo de batalha; não é habilidade nem valor copiável.
pub const R702_112B: Rule = Rule::new(Game::Magic, 2181);

/// **702.112c**
///
/// *es:* Cada habilidad de prestigio de la criatura se dispara aparte, pero la primera que se resuelve da prestigio a la criatura y las demás no hacen nada (regla 603.4).
///
/// *pt:* Cada ocorrência de renome na criatura desencadeia à parte, mas a primeira a resolver torna a criatura renomada e as outras não têm efeito (regra 603.4).
pub const R702_112C: Rule = Rule::new(Game::Magic, 2182);

/// **702.113** Despertar · Despertar
pub const R702_113: Rule = Rule::new(Game::Magic, 2183);

/// **702.113a**
///
/// *es:* Quien lanza el instantáneo o conjuro puede pagar el coste de despertar, alternativo al de maná (reglas 601.2b y 601.2f–h). Si lo pagó, una tierra objetivo que controla recibe N contadores +1/+1 y pasa a ser criatura Elemental 0/0 con prisa, sin dejar de ser tierra.
///
/// *pt:* Em mágicas instantâneas e feitiços, “Despertar N—\[custo\]” deixa pagar esse custo em vez do de mana, como alternativo (regras 601.2b e 601.2f–h). Se foi pago, um terreno alvo do controlador da mágica recebe N marcadores +1/+1 e passa a ser criatura Elemental 0/0 com ímpeto, sem deixar de ser terreno.
pub const R702_113A: Rule = Rule::new(Game::Magic, 2184);

/// **702.113b**
///
/// *es:* El objetivo de despertar se elige solo si el controlador eligió pagar su coste; si no, el hechizo carece de él al lanzarse.
///
/// *pt:* Só escolhe o alvo de despertar quem optou por pagar esse custo; sem isso, a mágica é conjurada como se não tivesse esse alvo.
pub const R702_113B: Rule = Rule::new(Game::Magic, 2185);

/// **702.114** Vacío · Desprovido
pub const R702_114: Rule = Rule::new(Game::Magic, 2186);

/// **702.114a**
///
/// *es:* El objeto es incoloro en toda zona y también fuera del juego; es una habilidad que define características (regla 604.3).
///
/// *pt:* Habilidade definidora de característica: o objeto é incolor onde quer que esteja, inclusive fora do jogo (regra 604.3).
pub const R702_114A: Rule = Rule::new(Game::Magic, 2187);

/// **702.115** Ingerir · Ingerir
pub const R702_115: Rule = Rule::new(Game::Magic, 2188);

/// **702.115a**
///
/// *es:* Cuando un jugador recibe daño de combate de la criatura, esta habilidad disparada le hace exiliar la carta de encima de su biblioteca.
///
/// *pt:* O jogador a quem a criatura causa dano de combate exila o card do topo do próprio grimório, por habilidade desencadeada.
pub const R702_115A: Rule = Rule::new(Game::Magic, 2189);

/// **702.115b**
///
/// *es:* Cada habilidad de ingerir de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de ingerir na criatura desencadeia à parte.
pub const R702_115B: Rule = Rule::new(Game::Magic, 2190);

/// **702.116** Miríada · Miríade
pub const R702_116: Rule = Rule::new(Game::Magic, 2191);

/// **702.116a**
///
/// *es:* Siempre que ataca, por cada oponente salvo el jugador defensor el controlador puede crear una ficha que la copia, ya girada y en ataque contra ese oponente o un planeswalker suyo; las creadas se exilian al final del combate.
///
/// *pt:* Toda vez que ataca, para cada oponente fora o jogador defensor o controlador pode criar uma ficha cópia da criatura, virada e atacando esse oponente ou um planeswalker dele; as fichas são exiladas no final do combate.
pub const R702_116A: Rule = Rule::new(Game::Magic, 2192);

/// **702.116b**
///
/// *es:* Cada habilidad de miríada de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de miríade na criatura desencadeia à parte.
pub const R702_116B: Rule = Rule::new(Game::Magic, 2193);

/// **702.117** Impulso · Surto
pub const R702_117: Rule = Rule::new(Game::Magic, 2194);

/// **702.117a**
///
/// *es:* Puede pagarse el coste de impulso, alternativo al de maná (reglas 601.2b y 601.2f–h), si ese turno el jugador o un compañero de equipo ya lanzó otro hechizo. Es estática y actúa en la pila.
///
/// *pt:* Custo alternativo (regras 601.2b e 601.2f–h) da mágica na pilha: pode ser pago ao conjurá-la se o jogador ou um companheiro de equipe conjurou outra mágica no turno.
pub const R702_117A: Rule = Rule::new(Game::Magic, 2195);

/// **702.118** Escurridizo · Esquivo
pub const R702_118: Rule = Rule::new(Game::Magic, 2196);

/// **702.118a**
///
/// *es:* Escurridizo limita qué bloquea a la criatura: es habilidad de evasión.
///
/// *pt:* Esquivo limita quem bloqueia a criatura: é habilidade de evasão.
pub const R702_118A: Rule = Rule::new(Game::Magic, 2197);

/// **702.118b**
///
/// *es:* A la criatura con escurridizo no pueden bloquearla criaturas de mayor fuerza (regla 509).
///
/// *pt:* Criaturas com poder maior que o da criatura com esquivo não podem bloqueá-la (regra 509).
pub const R702_118B: Rule = Rule::new(Game::Magic, 2198);

/// **702.118c**
///
/// *es:* Escurridizo repetido en la misma criatura no cambia nada.
///
/// *pt:* Esquivo repetido na mesma criatura nada acrescenta.
pub const R702_118C: Rule = Rule::new(Game::Magic, 2199);

/// **702.119** Emerger · Emergir
pub const R702_119: Rule = Rule::new(Game::Magic, 2200);

/// **702.119a**
///
/// *es:* El hechizo puede lanzarse por el coste de emerger, alternativo al de maná (reglas 601.2b y 601.2f–h), sacrificando además una criatura. El coste total baja en maná genérico tanto como el valor de maná de la sacrificada.
///
/// *pt:* Custo alternativo da mágica (regras 601.2b e 601.2f–h): em vez do de mana, paga-se o de emergir e sacrifica-se uma criatura; o custo total diminui, em mana genérico, tanto quanto o valor de mana da sacrificada.
pub const R702_119A: Rule = Rule::new(Game::Magic, 2201);

/// **702.119b**
///
/// *es:* «Emerger de \[cualidad\] \[coste\]» pide, en vez de criatura, un permanente de esa cualidad. También aquí el coste total baja en maná genérico tanto como el valor de maná de lo sacrificado.
///
/// *pt:* “Emergir de \[qualidade\] \[custo\]” pede, em vez de criatura, uma permanente com a qualidade; a redução, em mana genérico, é o valor de mana da sacrificada.
pub const R702_119B: Rule = Rule::new(Game::Magic, 2202);

/// **702.119c**
///
/// *es:* Qué permanente se sacrifica se elige al decidir pagar el coste de emerger (regla 601.2b); el sacrificio llega al pagar el coste total (regla 601.2h).
///
/// *pt:* O jogador escolhe o que sacrificará ao decidir pagar o custo de emergir (regra 601.2b), mas só o sacrifica pagando o custo total (regra 601.2h).
pub const R702_119C: Rule = Rule::new(Game::Magic, 2203);

/// **702.120** Expandir · Escalar
pub const R702_120: Rule = Rule::new(Game::Magic, 2204);

/// **702.120a**
///
/// *es:* En un hechizo modal (regla 700.2), por cada modo elegido además del primero se paga una vez el coste de expandir, que sigue las reglas de los costes adicionales (regla 601.2f–h).
///
/// *pt:* Na mágica modal (regra 700.2), para cada modo escolhido além do primeiro paga-se uma vez o custo de escalar, como custo adicional (regra 601.2f–h).
pub const R702_120A: Rule = Rule::new(Game::Magic, 2205);

/// **702.121** Reyerta · Refrega
pub const R702_121: Rule = Rule::new(Game::Magic, 2206);

/// **702.121a**
///
/// *es:* Se dispara cuando la criatura ataca: por cada oponente al que su controlador haya atacado ese combate con alguna criatura, ella recibe +1/+1 hasta el final del turno.
///
/// *pt:* Desencadeia quando a criatura ataca: até o final do turno, ela recebe +1/+1 por oponente que seu controlador atacou com alguma criatura naquele combate.
pub const R702_121A: Rule = Rule::new(Game::Magic, 2207);

/// **702.121b**
///
/// *es:* Cada habilidad de reyerta de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de refrega na criatura desencadeia à parte.
pub const R702_121B: Rule = Rule::new(Game::Magic, 2208);

/// **702.122** Tripular · Tripular
pub const R702_122: Rule = Rule::new(Game::Magic, 2209);

/// **702.122a**
///
/// *es:* Activada: girando otras criaturas enderezadas suyas con fuerza total N o más, el controlador convierte el Vehículo en criatura artefacto hasta el final del turno.
///
/// *pt:* “Tripular N” é ativada de Veículos: o controlador vira quantas quiser de suas outras criaturas desviradas, com poder somado N ou mais, e a permanente passa a ser criatura artefato até o final do turno.
pub const R702_122A: Rule = Rule::new(Game::Magic, 2210);

/// **702.122b**
///
/// *es:* «Tripula un Vehículo» cada criatura que se gira como pago de la habilidad de tripular.
///
/// *pt:* Cada criatura virada como pagamento da habilidade tripular “tripula um Veículo”.
pub const R702_122B: Rule = Rule::new(Game::Magic, 2211);

/// **702.122c**
///
/// *es:* A la criatura que «no puede tripular Vehículos» no se la puede girar como pago de tripular.
///
/// *pt:* A criatura que “não pode tripular Veículos” não pode ser virada como pagamento de tripular.
pub const R702_122C: Rule = Rule::new(Game::Magic, 2212);

/// **702.122d**
///
/// *es:* «Siempre que \[este Vehículo\] sea tripulado» se dispara al resolverse una de sus habilidades de tripular. La cláusula del «si» interviniente sobre las criaturas que lo tripularon mira solo las giradas para pagar la habilidad causante de ese disparo.
///
/// *pt:* “Toda vez que \[este Veículo\] for tripulado” desencadeia ao resolver uma habilidade tripular dele. A oração condicional “se” sobre as criaturas que o tripularam olha só as viradas para pagar a habilidade que causou esse desencadeamento.
pub const R702_122D: Rule = Rule::new(Game::Magic, 2213);

/// **702.123** Fabricar · Fabricar
pub const R702_123: Rule = Rule::new(Game::Magic, 2214);

/// **702.123a**
///
/// *es:* Cuando el permanente entra, se dispara: su controlador puede ponerle N contadores +1/+1; si no lo hace, crea N fichas incoloras de criatura artefacto Servo 1/1.
///
/// *pt:* “Fabricar N” desencadeia quando a permanente entra: ou o controlador põe nela N marcadores +1/+1, se quiser, ou cria N fichas incolores 1/1, criaturas artefato Servus.
pub const R702_123A: Rule = Rule::new(Game::Magic, 2215);

/// **702.123b**
///
/// *es:* Cada habilidad de fabricar del permanente se dispara aparte.
///
/// *pt:* Cada ocorrência de fabricar na permanente desencadeia à parte.
pub const R702_123B: Rule = Rule::new(Game::Magic, 2216);

/// **702.124** Camarada · Parceiro
pub const R702_124: Rule = Rule::new(Game::Magic, 2217);

/// **702.124a**
///
/// *es:* Hay cinco (regla 702.124h–m): Doctor’s companion, elige un Trasfondo, friends forever, camarada y camarada de \[nombre\]. Rigen antes del juego, al construir un mazo de Commander (regla 903): cada una deja, según sus propios requisitos, tener de comandante dos cartas legendarias.
///
/// *pt:* São cinco (regra 702.124h–m): parceiro, parceiro com \[nome\], amigos para sempre, escolha um Antecedente e Doctor’s companion. Atuam antes do jogo, na construção de decks de Commander (regra 903): cada uma, com requisitos próprios, deixa ter dois cards lendários como comandante.
pub const R702_124A: Rule = Rule::new(Game::Magic, 2218);

/// **702.124b**
///
/// *es:* El mazo, comandantes incluidos, tiene exactamente 100 cartas. Los dos empiezan en la zona de mando.
///
/// *pt:* O deck, com os dois comandantes, tem exatamente 100 cards; ambos começam na zona de comando.
pub const R702_124B: Rule = Rule::new(Game::Magic, 2219);

/// **702.124c**
///
/// *es:* La identidad de color del comandante es, para cualquier regla o efecto, la suma de las de ambos (regla 903.4).
///
/// *pt:* Juntam-se as identidades de cor dos dois, e é essa soma que conta como a identidade de cor do comandante (regra 903.4).
pub const R702_124C: Rule = Rule::new(Game::Magic, 2220);

/// **702.124d**
///
/// *es:* Salvo en identidad de color, cada uno va aparte: lanzar uno con camarada no se encarece por lanzamientos del otro (regla 903.8), y los 21 de daño de combate se cuentan por comandante (regla 903.10a).
///
/// *pt:* Fora a identidade de cor, são independentes: conjurar um com parceiro ignora quantas vezes o outro foi conjurado (regra 903.8), e os 21 de dano de combate contam-se para cada um (regra 903.10a).
pub const R702_124D: Rule = Rule::new(Game::Magic, 2221);

/// **702.124e**
///
/// *es:* Un efecto que habla del comandante vale para cualquiera de los dos. Si el jugador debe actuar sobre él y valdrían ambos, elige cuál al aplicarlo.
///
/// *pt:* O efeito que cita o comandante vale para qualquer dos dois. Se o jogador deve agir sobre ele e ambos caberiam, escolhe um ao aplicá-lo.
pub const R702_124E: Rule = Rule::new(Game::Magic, 2222);

/// **702.124f**
///
/// *es:* No se combinan habilidades de camarada distintas: por ejemplo, una carta con camarada y otra con camarada de \[nombre\] no pueden ser comandante juntas.
///
/// *pt:* Variantes diferentes não formam par: um card com parceiro, digamos, não serve junto de outro com parceiro com \[nome\].
pub const R702_124F: Rule = Rule::new(Game::Magic, 2223);

/// **702.124g**
///
/// *es:* La carta legendaria con varias de estas habilidades solo usa una, la que su jugador elija al designarla. Ni siquiera combinándolas hay nunca más de dos comandantes.
///
/// *pt:* Se um card lendário tem várias dessas habilidades, o jogador usa só uma, à sua escolha ao designá-lo. Nenhuma combinação dá mais de dois comandantes.
pub const R702_124G: Rule = Rule::new(Game::Magic, 2224);

/// **702.124h**
///
/// *es:* Con camarada, los dos comandantes han de ser cartas de criatura legendarias y tenerla ambos.
///
/// *pt:* Em vez de um só comandante, o jogador pode designar dois cards de criatura lendária, se ambos têm a habilidade parceiro.
pub const R702_124H: Rule = Rule::new(Game::Magic, 2225);

/// **702.124i**
///
/// *es:* Permite dos comandantes, cartas de criatura legendarias que con ella se nombran mutuamente. Al entrar el permanente, un jugador objetivo puede buscar en su biblioteca la carta nombrada, mostrarla, ponerla en su mano y barajar.
///
/// *pt:* Em vez de um comandante, servem dois cards de criatura lendária mutuamente nomeados em “Parceiro com \[nome\]”. Na entrada, um jogador alvo pode procurar o nomeado no grimório, revelá-lo, pô-lo na mão e embaralhar.
pub const R702_124I: Rule = Rule::new(Game::Magic, 2226);

/// **702.124j**
///
/// *es:* Con friends forever, los dos comandantes son cartas de criatura legendarias y ambas la tienen.
///
/// *pt:* Em vez de um só comandante, o jogador pode designar dois cards de criatura lendária, se ambos têm amigos para sempre.
pub const R702_124J: Rule = Rule::new(Game::Magic, 2227);

/// **702.124k**
///
/// *es:* Con «elige un Trasfondo», la carta solo forma pareja con una carta de encantamiento legendario Trasfondo. Sin un comandante que tenga esa habilidad, el Trasfondo legendario no puede ser comandante.
///
/// *pt:* Com “escolha um Antecedente”, o jogador pode designar, em vez de um só comandante, este card e um card de encantamento lendário Antecedente; nenhum outro serve de par. O Antecedente só pode ser comandante junto de um que tenha essa habilidade.
pub const R702_124K: Rule = Rule::new(Game::Magic, 2228);

/// **702.124m**
///
/// *es:* Con Doctor’s companion, la pareja ha de ser un Time Lord Doctor y de ningún otro tipo de criatura; ambas son cartas de criatura legendarias.
///
/// *pt:* Com Doctor’s companion, o jogador pode designar dois comandantes em vez de um: este card de criatura lendária e outro, também de criatura lendária, que seja Time Lord Doctor e de nenhum outro tipo de criatura.
pub const R702_124M: Rule = Rule::new(Game::Magic, 2229);

/// **702.124n**
///
/// *es:* Nombrar una variante incluye solo esa. Si el efecto dice camarada, o cartas con camarada, sin nombrar variante, valen camarada y camarada de \[nombre\], y ninguna más.
///
/// *pt:* O efeito que nomeia uma variante fala só dela. Citar parceiro, ou cards com parceiro, sem variante definida, abrange parceiro e parceiro com \[nome\], e nenhuma outra.
pub const R702_124N: Rule = Rule::new(Game::Magic, 2230);

/// **702.125** Audacia · Inabalável
pub const R702_125: Rule = Rule::new(Game::Magic, 2231);

/// **702.125a**
///
/// *es:* Por cada oponente que tenga quien lo lanza, el hechizo cuesta {1} menos. Es estática y actúa en la pila.
///
/// *pt:* Para cada oponente de quem conjura, a mágica custa {1} menos. É estática e funciona na pilha.
pub const R702_125A: Rule = Rule::new(Game::Magic, 2232);

/// **702.125b**
///
/// *es:* Quien ya dejó el juego no cuenta como oponente.
///
/// *pt:* Só contam oponentes que ainda estão no jogo.
pub const R702_125B: Rule = Rule::new(Game::Magic, 2233);

/// **702.125c**
///
/// *es:* Cada habilidad de audacia del hechizo aplica su propia rebaja.
///
/// *pt:* Cada ocorrência de inabalável na mágica se aplica.
pub const R702_125C: Rule = Rule::new(Game::Magic, 2234);

/// **702.126** Improvisar · Improvisar
pub const R702_126: Rule = Rule::new(Game::Magic, 2235);

/// **702.126a**
///
/// *es:* Quien lanza puede girar un artefacto enderezado suyo en vez de pagar cada maná genérico del coste total. Es estática y actúa en la pila.
///
/// *pt:* Em vez de pagar mana genérico do custo total, quem conjura pode virar artefatos desvirados seus, um por mana. É estática e funciona na pilha.
pub const R702_126A: Rule = Rule::new(Game::Magic, 2236);

/// **702.126b**
///
/// *es:* Se aplica con el coste total ya calculado; no es coste adicional ni alternativo.
///
/// *pt:* Vale só depois de calculado o custo total, e não é custo alternativo nem adicional.
pub const R702_126B: Rule = Rule::new(Game::Magic, 2237);

/// **702.126c**
///
/// *es:* Improvisar repetido en el mismo hechizo no cambia nada.
///
/// *pt:* Improvisar repetido na mesma mágica nada acrescenta.
pub const R702_126C: Rule = Rule::new(Game::Magic, 2238);

/// **702.127** Secuela · Consequências
pub const R702_127: Rule = Rule::new(Game::Magic, 2239);

/// **702.127a**
///
/// *es:* La llevan mitades de algunas cartas partidas (regla 709). El propietario puede lanzar esa mitad desde su cementerio; desde zonas que no sean un cementerio no puede lanzarse. Lanzada desde uno, se exilia en vez de dejar la pila hacia otro sitio. Son tres estáticas.
///
/// *pt:* Fica em cards duplos (regra 709). O dono pode conjurar esta metade do cemitério, e de nenhuma zona além de um cemitério ela pode ser conjurada. Conjurada de um, é exilada em vez de deixar a pilha para outro lugar. São três estáticas.
pub const R702_127A: Rule = Rule::new(Game::Magic, 2240);

/// **702.128** Embalsamar · Embalsamar
pub const R702_128: Rule = Rule::new(Game::Magic, 2241);

/// **702.128a**
///
/// *es:* Activada en el cementerio, solo cuando podría lanzarse un conjuro: pagando y exiliando la carta, su propietario crea una ficha que la copia, pero blanca, sin coste de maná y Zombie además de sus tipos.
///
/// *pt:* Do cemitério, só quando poderia conjurar um feitiço, o dono paga, exila o card e cria uma ficha: cópia dele, mas branca, sem custo de mana e também Zumbi, mantidos os outros tipos.
pub const R702_128A: Rule = Rule::new(Game::Magic, 2242);

/// **702.128b**
///
/// *es:* «Embalsamada» es la ficha que crea una habilidad de embalsamar al resolverse.
///
/// *pt:* “Embalsamada” é a ficha criada por uma habilidade embalsamar ao resolver.
pub const R702_128B: Rule = Rule::new(Game::Magic, 2243);

/// **702.129** Eternizar · Eternizar
pub const R702_129: Rule = Rule::new(Game::Magic, 2244);

/// **702.129a**
///
/// *es:* Activada en el cementerio, solo cuando podría lanzarse un conjuro: pagando y exiliando la carta, su propietario crea una ficha que la copia, pero negra, 4/4, sin coste de maná y Zombie además de sus tipos.
///
/// *pt:* Do cemitério, só quando poderia conjurar um feitiço, o dono paga, exila o card e cria uma ficha: cópia dele, mas preta, 4/4, sem custo de mana e também Zumbi, mantidos os outros tipos.
pub const R702_129A: Rule = Rule::new(Game::Magic, 2245);

/// **702.130** Afligir · Afligir
pub const R702_130: Rule = Rule::new(Game::Magic, 2246);

/// **702.130a**
///
/// *es:* Al quedar bloqueada la criatura, se dispara y el jugador defensor pierde N vidas.
///
/// *pt:* “Afligir N” desencadeia quando bloqueiam a criatura e custa N pontos de vida ao jogador defensor, que os perde.
pub const R702_130A: Rule = Rule::new(Game::Magic, 2247);

/// **702.130b**
///
/// *es:* Cada habilidad de afligir de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de afligir na criatura desencadeia à parte.
pub const R702_130B: Rule = Rule::new(Game::Magic, 2248);

/// **702.131** Ascender · Ascender
pub const R702_131: Rule = Rule::new(Game::Magic, 2249);

/// **702.131a**
///
/// *es:* En un instantáneo o conjuro es habilidad de hechizo: da la bendición de la ciudad, hasta que acabe el juego, al controlador que aún no la tenga y controle diez permanentes o más.
///
/// *pt:* Em mágica instantânea ou feitiço, é habilidade da mágica: o controlador com dez permanentes ou mais ganha, se ainda não a tem, a bênção da cidade, e a guarda até o jogo acabar.
pub const R702_131A: Rule = Rule::new(Game::Magic, 2250);

/// **702.131b**
///
/// *es:* En un permanente es estática y vigila siempre: en cuanto su controlador controla diez permanentes o más sin tener la bendición de la ciudad, la recibe por el resto del juego.
///
/// *pt:* Na permanente é estática: quem a controla ganha a bênção da cidade para o resto do jogo no instante em que, sem tê-la, controla dez permanentes ou mais.
pub const R702_131B: Rule = Rule::new(Game::Magic, 2251);

/// **702.131c**
///
/// *es:* La bendición de la ciudad por sí no hace nada; es una designación que miran reglas y efectos. No hay límite de jugadores con ella.
///
/// *pt:* A bênção da cidade é só uma designação, algo que outras regras e efeitos consultam. Não há limite de jogadores com ela ao mesmo tempo.
pub const R702_131C: Rule = Rule::new(Game::Magic, 2252);

/// **702.131d**
///
/// *es:* Recibida la bendición, se aplican otra vez los efectos continuos, y solo entonces se mira si la situación o lo ocurrido antes dispara algo.
///
/// *pt:* Ganha a bênção, os efeitos contínuos são reaplicados primeiro; depois o jogo vê se a situação ou eventos anteriores cumprem condições de desencadeamento.
pub const R702_131D: Rule = Rule::new(Game::Magic, 2253);

/// **702.132** Assist · Assistência
pub const R702_132: Rule = Rule::new(Game::Magic, 2254);

/// **702.132a**
///
/// *es:* Si en el coste total hay maná genérico, quien lanza el hechizo puede elegir a otro jugador antes de activar habilidades de maná. El elegido activa las suyas, si quiere, y cuando no desea más le toca a quien lanza. Antes de que este empiece a pagar, el otro puede poner cuanto quiera de la parte genérica (regla 601.2g–h). Es estática.
///
/// *pt:* Quando o custo total inclui mana genérico, quem conjura pode, antes de ativar habilidades de mana, escolher outro jogador. Este ativa as suas até não querer mais; só então é a vez de quem conjura. Antes de o custo começar a ser pago, o escolhido pode pagar quanto quiser da parte genérica (regra 601.2g–h). É estática.
pub const R702_132A: Rule = Rule::new(Game::Magic, 2255);

/// **702.133** Recargar · Recarregar
pub const R702_133: Rule = Rule::new(Game::Magic, 2256);

/// **702.133a**
///
/// *es:* Desde su cementerio, el propietario puede lanzar la carta si el hechizo resultante es instantáneo o conjuro; como coste adicional, descarta una carta (reglas 601.2b y 601.2f–h). Lanzada con recargar, se exilia siempre que fuera a dejar la pila hacia otro sitio. Son dos estáticas: una actúa en el cementerio y otra en la pila.
///
/// *pt:* Do cemitério, o dono pode conjurar o card se a mágica resultante for instantânea ou feitiço, descartando um card como custo adicional (regras 601.2b e 601.2f–h). Usado recarregar, o card é exilado em vez de deixar a pilha para outro lugar. São duas estáticas: uma vale no cemitério, outra na pilha.
pub const R702_133A: Rule = Rule::new(Game::Magic, 2257);

/// **702.134** Mentor · Mentor
pub const R702_134: Rule = Rule::new(Game::Magic, 2258);

/// **702.134a**
///
/// *es:* Se dispara cuando la criatura ataca: una atacante objetivo con menos fuerza que ella recibe un contador +1/+1.
///
/// *pt:* Desencadeia quando a criatura ataca: uma atacante alvo, de poder menor que o dela, recebe um marcador +1/+1.
pub const R702_134A: Rule = Rule::new(Game::Magic, 2259);

/// **702.134b**
///
/// *es:* Cada habilidad de mentor de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de mentor na criatura desencadeia à parte.
pub const R702_134B: Rule = Rule::new(Game::Magic, 2260);

/// **702.134c**
///
/// *es:* Lo que espera que una criatura haga de mentor de otra se dispara al resolverse una habilidad de mentor cuya fuente es aquella y cuyo objetivo es esta.
///
/// *pt:* O que desencadeia quando uma criatura é mentora de outra espera que resolva uma habilidade mentor cuja fonte é a primeira e cujo alvo é a segunda.
pub const R702_134C: Rule = Rule::new(Game::Magic, 2261);

/// **702.135** Ultratumba · Pós-vida
pub const R702_135: Rule = Rule::new(Game::Magic, 2262);

/// **702.135a**
///
/// *es:* Se dispara cuando el permanente va del campo de batalla a un cementerio: su controlador crea N fichas de Espíritu, criaturas 1/1 blancas y negras que vuelan.
///
/// *pt:* “Pós-vida N” desencadeia quando a permanente vai do campo de batalha para um cemitério: o controlador cria N Espíritos, fichas de criatura 1/1 brancas e pretas que voam.
pub const R702_135A: Rule = Rule::new(Game::Magic, 2263);

/// **702.135b**
///
/// *es:* Cada habilidad de ultratumba del permanente se dispara aparte.
///
/// *pt:* Cada ocorrência de pós-vida na permanente desencadeia à parte.
pub const R702_135B: Rule = Rule::new(Game::Magic, 2264);

/// **702.136** Insurgencia · Tumulto
pub const R702_136: Rule = Rule::new(Game::Magic, 2265);

/// **702.136a**
///
/// *es:* El controlador puede hacer que el permanente entre con un contador +1/+1 más; si no lo hace, el permanente gana prisa. Es estática.
///
/// *pt:* O controlador pode fazer a permanente entrar com um marcador +1/+1 a mais; se não o faz, ela ganha ímpeto. É estática.
pub const R702_136A: Rule = Rule::new(Game::Magic, 2266);

/// **702.136b**
///
/// *es:* Cada habilidad de insurgencia del permanente actúa aparte.
///
/// *pt:* Cada ocorrência de tumulto na permanente age em separado.
pub const R702_136B: Rule = Rule::new(Game::Magic, 2267);

/// **702.137** Espectáculo · Espetáculo
pub const R702_137: Rule = Rule::new(Game::Magic, 2268);

/// **702.137a**
///
/// *es:* Si algún oponente perdió vidas ese turno, quien lanza el hechizo puede pagar su coste de espectáculo, alternativo al de maná (reglas 601.2b y 601.2f–h). Es estática y actúa en la pila.
///
/// *pt:* Estática na pilha: o custo de espetáculo, alternativo ao de mana (regras 601.2b e 601.2f–h), só pode ser pago se um oponente perdeu pontos de vida no turno.
pub const R702_137A: Rule = Rule::new(Game::Magic, 2269);

/// **702.138** Escapatoria · Escapar
pub const R702_138: Rule = Rule::new(Game::Magic, 2270);

/// **702.138a**
///
/// *es:* Es estática y actúa en el cementerio: desde allí su propietario puede lanzar la carta por el coste de escapatoria, alternativo al de maná (reglas 601.2b y 601.2f–h).
///
/// *pt:* Estática, com o card no cemitério: o dono pode conjurá-lo dali pelo custo de escapar, alternativo ao de mana (regras 601.2b e 601.2f–h).
pub const R702_138A: Rule = Rule::new(Game::Magic, 2271);

/// **702.138b**
///
/// *es:* «Escapó» lo que con una habilidad de escapatoria se lanzó desde un cementerio: el hechizo, y el permanente en que este se convierte al resolverse.
///
/// *pt:* “Escapou” a mágica conjurada de um cemitério com uma habilidade escapar, e a permanente em que ela se tornou ao resolver.
pub const R702_138B: Rule = Rule::new(Game::Magic, 2272);

/// **702.138c**
///
/// *es:* «\[Este permanente\] escapa con \[contadores\]» significa que entra con ellos si escapó. Una disparada vinculada puede decir «Cuando entre de esta manera» (regla 603.11): se dispara al entrar tras aplicarse ese reemplazo, aunque este no haya tenido efecto.
///
/// *pt:* Se escapou, a permanente que “escapa com \[marcadores\]” entra com eles. Pode haver uma desencadeada ligada, “Quando entrar desta forma” (regra 603.11): ela desencadeia na entrada, aplicada a substituição, mesmo que esta não tenha feito nada.
pub const R702_138C: Rule = Rule::new(Game::Magic, 2273);

/// **702.138d**
///
/// *es:* Si dice que «escapa con \[habilidad\]», el permanente la tiene solo si escapó.
///
/// *pt:* A permanente que “escapa com \[habilidade\]” tem essa habilidade se escapou.
pub const R702_138D: Rule = Rule::new(Game::Magic, 2274);

/// **702.139** Compañero · Companheiro
pub const R702_139: Rule = Rule::new(Game::Magic, 2275);

/// **702.139a**
///
/// *es:* «Compañero—\[Condición\]» funciona fuera del juego. Antes de empezar, el jugador puede mostrar una carta suya de allí con compañero, si su mazo inicial cumple la condición (regla 103.2b). Una sola vez por juego, con prioridad y la pila vacía en una fase principal de su turno, puede pagar {3} y ponerla en su mano: acción especial sin pila (regla 116.2g). Antes las reglas eran otras.
///
/// *pt:* “Companheiro—\[Condição\]” funciona fora do jogo. Antes do início, o jogador pode revelar um card seu de lá com companheiro, se o deck inicial cumpre a condição (regra 103.2b). Uma vez por jogo, com prioridade e pilha vazia em fase principal sua, pode pagar {3} e colocá-lo na mão, ação especial sem pilha (regra 116.2g). Antes era diferente.
pub const R702_139A: Rule = Rule::new(Game::Magic, 2276);

/// **702.139b**
///
/// *es:* El mazo inicial que mira compañero ya no lleva las cartas apartadas como sideboard. En Commander todavía lleva el comandante, apartado después.
///
/// *pt:* O deck inicial é o que resta depois de separada a reserva; num jogo de Commander, ainda inclui o comandante, separado só mais tarde.
pub const R702_139B: Rule = Rule::new(Game::Magic, 2277);

/// **702.139c**
///
/// *es:* Desde que esa acción especial la lleva a la mano, la carta es parte del juego hasta que este acabe.
///
/// *pt:* Levado à mão pela ação especial, o card permanece no jogo até o fim deste.
pub const R702_139C: Rule = Rule::new(Game::Magic, 2278);

/// **702.140** Mutación · Mutação
pub const R702_140: Rule = Rule::new(Game::Magic, 2279);

/// **702.140a**
///
/// *es:* Al lanzar algunas cartas de criatura puede pagarse su coste de mutación, alternativo al de maná (reglas 601.2b y 601.2f–h): el hechizo pasa a ser de criatura mutante y su objetivo es una criatura no Humano del mismo propietario. Es estática y actúa en la pila.
///
/// *pt:* Certos cards de criatura podem ser conjurados pelo custo de mutação, alternativo ao de mana (regras 601.2b e 601.2f–h): tornam-se mágica de criatura mutante, cujo alvo é uma criatura não Humana do mesmo dono. Estática, na pilha.
pub const R702_140A: Rule = Rule::new(Game::Magic, 2280);

/// **702.140b**
///
/// *es:* Si al empezar a resolverse su objetivo es ilegal, deja de ser mutante: sigue como hechizo de criatura normal y entra controlado por quien lo controlaba.
///
/// *pt:* Com alvo inválido ao começar a resolver, a mágica mutante torna-se mágica de criatura comum e entra sob o controle de quem a controlava.
pub const R702_140B: Rule = Rule::new(Game::Magic, 2281);

/// **702.140c**
///
/// *es:* Con objetivo legal, el hechizo no entra: se fusiona con la criatura objetivo en un solo objeto, hecho de más de una carta o ficha (regla 727) y llamado permanente mutado. El controlador del hechizo decide si va encima o debajo.
///
/// *pt:* Com alvo legal, a mágica não entra: mescla-se com a criatura alvo, em cima ou embaixo, à escolha do controlador da mágica. Forma-se um só objeto de mais de um card ou ficha (regra 727): a permanente mutada.
pub const R702_140C: Rule = Rule::new(Game::Magic, 2282);

/// **702.140d**
///
/// *es:* Lo que espera que una criatura mute se dispara al fusionarse con ella un hechizo de criatura mutante que se resuelve.
///
/// *pt:* O que desencadeia quando uma criatura muta espera que uma mágica de criatura mutante, ao resolver, se mescle com ela.
pub const R702_140D: Rule = Rule::new(Game::Magic, 2283);

/// **702.140e**
///
/// *es:* El permanente mutado suma las habilidades de todas sus cartas y fichas; el resto de características lo da la de más arriba.
///
/// *pt:* Das habilidades, a permanente mutada tem as de todos os cards e fichas que a compõem; as demais características vêm só do que está no topo.
pub const R702_140E: Rule = Rule::new(Game::Magic, 2284);

/// **702.140f**
///
/// *es:* Lo que menciona o modifica el hechizo mutante vale después para el permanente mutado que resulta de la fusión.
///
/// *pt:* Efeitos que citam ou modificam a mágica de criatura mutante passam a valer para a permanente mutada que ela integra ao resolver.
pub const R702_140F: Rule = Rule::new(Game::Magic, 2285);

/// **702.141** Replicar · Bis
pub const R702_141: Rule = Rule::new(Game::Magic, 2286);

/// **702.141a**
///
/// *es:* Activada en el cementerio, solo cuando podría lanzarse un conjuro: su propietario paga, exilia la carta y crea por oponente una ficha copia, con prisa, que lo ataca este turno si puede; se sacrifican al comienzo del próximo paso final.
///
/// *pt:* Do cemitério, só quando se poderia conjurar um feitiço, o dono paga, exila o card e cria por oponente uma cópia em ficha, que ataca esse oponente neste turno se puder. Ganham ímpeto; são sacrificadas no início da próxima etapa final.
pub const R702_141A: Rule = Rule::new(Game::Magic, 2287);

/// **702.142** Alardear · Gabar-se
pub const R702_142: Rule = Rule::new(Game::Magic, 2288);

/// **702.142a**
///
/// *es:* Las habilidades de alardear son activadas con dos límites: que su criatura haya atacado ese turno, y una sola vez cada turno.
///
/// *pt:* É uma ativada com limites: a criatura tem de ter atacado no turno, e só se ativa uma vez por turno.
pub const R702_142A: Rule = Rule::new(Game::Magic, 2289);

/// **702.142b**
///
/// *es:* Activar su habilidad de alardear es lo que los efectos llaman «alardear» una criatura.
///
/// *pt:* Para os efeitos que citam isso, a criatura se gaba quando sua habilidade gabar-se é ativada.
pub const R702_142B: Rule = Rule::new(Game::Magic, 2290);

/// **702.143** Profetizar · Profetizar
pub const R702_143: Rule = Rule::new(Game::Magic, 2291);

/// **702.143a**
///
/// *es:* En su turno y con prioridad, un jugador puede pagar {2} y exiliar de su mano, boca abajo, una carta con profetizar; puede mirarla mientras siga exiliada. Acabado ese turno, puede lanzarla por cualquier coste de profetizar que tenga, alternativo al de maná (reglas 601.2b y 601.2f–h).
///
/// *pt:* Com prioridade no próprio turno, o jogador pode pagar {2} e exilar da mão, com a face voltada para baixo, um card com profetizar, que pode olhar enquanto ficar exilado. Passado o turno, pode conjurá-lo por qualquer custo de profetizar dele, alternativo ao de mana (regras 601.2b e 601.2f–h).
pub const R702_143A: Rule = Rule::new(Game::Magic, 2292);

/// **702.143b**
///
/// *es:* Ese exilio es una acción especial, y por tanto no pasa por la pila (regla 116).
///
/// *pt:* Exilar o card assim é ação especial, sem pilha (regra 116).
pub const R702_143B: Rule = Rule::new(Game::Magic, 2293);

/// **702.143c**
///
/// *es:* Profetizar una carta es hacer esa acción especial. «Profetizada» es la carta puesta así en el exilio y también el hechizo que antes de lanzarse era una de ellas, aunque se pagara un coste que no fuera de profetizar.
///
/// *pt:* A ação especial é o que se chama profetizar um card. “Profetizado” é o card que ela pôs no exílio, bem como a mágica que era um card profetizado antes de ser conjurada, seja qual for o custo pago para isso.
pub const R702_143C: Rule = Rule::new(Game::Magic, 2294);

/// **702.143d**
///
/// *es:* Un efecto puede hacer profetizada una carta exiliada, y darle coste de profetizar. Su propietario puede mirarla mientras siga exiliada. Desde que acaba ese turno puede lanzarse por cualquier coste de profetizar que tenga, aunque el hechizo no tenga la habilidad.
///
/// *pt:* Card no exílio que um efeito torna profetizado pode ganhar dele custo de profetizar. O dono pode olhá-lo enquanto exilado; passado o turno em que ficou profetizado, pode ser conjurado por qualquer custo seu de profetizar, mesmo faltando à mágica a habilidade.
pub const R702_143D: Rule = Rule::new(Game::Magic, 2295);

/// **702.143e**
///
/// *es:* Las profetizadas exiliadas de un jugador tienen que distinguirse fácilmente entre sí y de sus otras cartas boca abajo en el exilio; él responde de ello. Ha de saberse en qué orden llegaron y qué costes de profetizar no impresos tienen.
///
/// *pt:* Quem tem vários profetizados no exílio cuida que se distingam facilmente entre si e dos demais cards seus exilados com a face voltada para baixo, sabendo a ordem de chegada e os custos de profetizar não impressos.
pub const R702_143E: Rule = Rule::new(Game::Magic, 2296);

/// **702.143f**
///
/// *es:* Las profetizadas boca abajo se muestran a todos cuando su propietario deja el juego y, sean de quien sean, al acabar cada juego.
///
/// *pt:* Quando um jogador deixa o jogo, seus profetizados com a face voltada para baixo são revelados a todos; no fim de cada jogo, revelam-se os de todo mundo.
pub const R702_143F: Rule = Rule::new(Game::Magic, 2297);

/// **702.144** Demostrar · Demonstrar
pub const R702_144: Rule = Rule::new(Game::Magic, 2298);

/// **702.144a**
///
/// *es:* Disparada: quien lanza el hechizo puede copiarlo; hecho eso, lo copia un oponente que elige. Cada cual puede elegir nuevos objetivos para su copia.
///
/// *pt:* Desencadeada: quem conjura a mágica pode copiá-la; se copia, um oponente à sua escolha a copia também. Cada um pode escolher novos alvos para sua cópia.
pub const R702_144A: Rule = Rule::new(Game::Magic, 2299);

/// **702.145** Diurno y nocturno · Diurno e noturno
pub const R702_145: Rule = Rule::new(Game::Magic, 2300);

/// **702.145a**
///
/// *es:* Diurno y nocturno se reparten las dos caras de algunas cartas que se transforman (regla 712).
///
/// *pt:* Certos cards dupla face que se transformam têm diurno numa face e noturno na oposta (regra 712).
pub const R702_145A: Rule = Rule::new(Game::Magic, 2301);

/// **702.145b**
///
/// *es:* Diurno va en la cara frontal y son tres estáticas: de noche, el permanente que sea una de esas cartas entra transformado; si muestra la frontal cuando se hace de noche, se transforma; y solo su diurno puede transformarlo (regla 728).
///
/// *pt:* Diurno fica na face frontal; são três estáticas. À noite, a permanente representada por um desses cards entra transformada; se anoitece e mostra a frontal, transforma-se; e só por diurno pode transformar-se (regra 728).
pub const R702_145B: Rule = Rule::new(Game::Magic, 2302);

/// **702.145c**
///
/// *es:* De noche no puede quedar una cara frontal con diurno a la vista: el controlador del permanente lo transforma en el acto, sin ser acción basada en estado.
///
/// *pt:* Enquanto é noite, o controlador transforma na hora a permanente com diurno que mostra a face frontal; não é ação baseada no estado.
pub const R702_145C: Rule = Rule::new(Game::Magic, 2303);

/// **702.145d**
///
/// *es:* Mientras no es de día ni de noche, basta que un jugador controle un permanente con diurno para que se haga de día.
///
/// *pt:* Não sendo dia nem noite, fica dia assim que alguém controla uma permanente com diurno.
pub const R702_145D: Rule = Rule::new(Game::Magic, 2304);

/// **702.145e**
///
/// *es:* Nocturno va en la cara posterior y son dos estáticas: si la muestra cuando se hace de día, el permanente se transforma; y nada más que su nocturno puede transformarlo.
///
/// *pt:* Noturno: duas estáticas da face traseira. Se fica dia com ela à mostra, a permanente se transforma; e só por noturno pode transformar-se.
pub const R702_145E: Rule = Rule::new(Game::Magic, 2305);

/// **702.145f**
///
/// *es:* De día, quien controla un permanente con nocturno que muestra la cara posterior lo transforma en el acto; tampoco es acción basada en estado.
///
/// *pt:* Enquanto é dia, a permanente com noturno que mostra a face traseira é transformada na hora por quem a controla, sem ação baseada no estado.
pub const R702_145F: Rule = Rule::new(Game::Magic, 2306);

/// **702.145g**
///
/// *es:* Se hace de noche, cuando no era de noche ni de día, si un jugador controla un permanente con nocturno y en el campo de batalla no hay ninguno con diurno.
///
/// *pt:* Não sendo dia nem noite e sem nenhuma permanente com diurno no campo de batalha, anoitece assim que alguém controla uma com noturno.
pub const R702_145G: Rule = Rule::new(Game::Magic, 2307);

/// **702.146** Perturbar · Perturbar
pub const R702_146: Rule = Rule::new(Game::Magic, 2308);

/// **702.146a**
///
/// *es:* Con perturbar en la frontal, su propietario puede lanzar la carta de dos caras desde el cementerio, transformada, por ese coste en vez del de maná (regla 712.8c).
///
/// *pt:* Na face frontal: o dono pode conjurar o card dupla face do cemitério, transformado, pelo custo de perturbar em vez do de mana (regra 712.8c).
pub const R702_146A: Rule = Rule::new(Game::Magic, 2309);

/// **702.146b**
///
/// *es:* Al resolverse, lo lanzado con perturbar entra mostrando la cara posterior.
///
/// *pt:* Conjurada com perturbar, a mágica dupla face entra, ao resolver, com a face traseira para cima.
pub const R702_146B: Rule = Rule::new(Game::Magic, 2310);

/// **702.147** Descomposición · Decomposição
pub const R702_147: Rule = Rule::new(Game::Magic, 2311);

/// **702.147a**
///
/// *es:* Por una estática, la criatura no puede bloquear; por una disparada, si ataca se sacrifica al final del combate.
///
/// *pt:* A criatura não pode bloquear (estática) e, se ataca, é sacrificada no final do combate (desencadeada).
pub const R702_147A: Rule = Rule::new(Game::Magic, 2312);

/// **702.148** Recortar · Fender
pub const R702_148: Rule = Rule::new(Game::Magic, 2313);

/// **702.148a**
///
/// *es:* Quien lanza el hechizo puede pagar el coste de recortar, alternativo al de maná (reglas 601.2b y 601.2f–h). Si lo pagó, lo escrito entre corchetes desaparece del texto de reglas. Son dos estáticas que actúan en la pila.
///
/// *pt:* Quem conjura a mágica pode pagar o custo de fender em vez do de mana, como alternativo (regras 601.2b e 601.2f–h); nesse caso, seu texto de regras perde tudo o que está entre colchetes. São duas estáticas que funcionam na pilha.
pub const R702_148A: Rule = Rule::new(Game::Magic, 2314);

/// **702.148b**
///
/// *es:* Quitar lo que va entre corchetes es un efecto de cambio de texto (regla 612).
///
/// *pt:* Tirar o que está entre colchetes é um efeito de mudança de texto (regra 612).
pub const R702_148B: Rule = Rule::new(Game::Magic, 2315);

/// **702.149** Entrenamiento · Treinamento
pub const R702_149: Rule = Rule::new(Game::Magic, 2316);

/// **702.149a**
///
/// *es:* Se dispara si la criatura ataca junto a otra, al menos, de más fuerza que ella: recibe un contador +1/+1.
///
/// *pt:* Desencadeia quando a criatura ataca junto de uma ou mais outras de poder maior que o dela: recebe um marcador +1/+1.
pub const R702_149A: Rule = Rule::new(Game::Magic, 2317);

/// **702.149b**
///
/// *es:* Cada habilidad de entrenamiento de la criatura se dispara aparte.
///
/// *pt:* Cada ocorrência de treinamento na criatura desencadeia à parte.
pub const R702_149B: Rule = Rule::new(Game::Magic, 2318);

/// **702.149c**
///
/// *es:* Una criatura «entrena» cuando una habilidad de entrenamiento, al resolverse, le pone contadores +1/+1, uno o más; así se disparan las habilidades que lo esperan.
///
/// *pt:* “Quando esta criatura treinar” espera que uma habilidade treinamento, ao resolver, ponha nela ao menos um marcador +1/+1.
pub const R702_149C: Rule = Rule::new(Game::Magic, 2319);

/// **702.150** Perfeccionado/a · Aperfeiçoado
pub const R702_150: Rule = Rule::new(Game::Magic, 2320);

/// **702.150a**
///
/// *es:* Estática de planeswalkers: si el permanente fuera a entrar con contadores de lealtad, entra con dos menos por cada símbolo de maná pirexiano de su coste que quien lo lanzó eligió pagar con vidas.
///
/// *pt:* O planeswalker com esta estática que entraria com marcadores de lealdade entra com 2 a menos por símbolo de mana phyrexiano do custo que quem o conjurou escolheu pagar com pontos de vida.
pub const R702_150A: Rule = Rule::new(Game::Magic, 2321);

/// **702.151** Reconfigurar · Reconfigurar
pub const R702_151: Rule = Rule::new(Game::Magic, 2322);

/// **702.151a**
///
/// *es:* Dos activadas: solo cuando podría lanzarse un conjuro, su controlador paga y anexa este permanente a otra criatura objetivo propia, o lo desanexa de una criatura.
///
/// *pt:* “Reconfigurar \[custo\]” são duas ativadas, só quando se poderia conjurar um feitiço: anexar a permanente a outra criatura alvo do controlador; soltá-la, se anexada a uma criatura.
pub const R702_151A: Rule = Rule::new(Game::Magic, 2323);

/// **702.151b**
///
/// *es:* Mientras siga anexado a otra criatura, el Equipo con reconfigurar no es criatura.
///
/// *pt:* Anexado a outra criatura, o Equipamento com reconfigurar não é criatura até se soltar dela.
pub const R702_151B: Rule = Rule::new(Game::Magic, 2324);

/// **702.152** Irrupción · Blitz
pub const R702_152: Rule = Rule::new(Game::Magic, 2325);

/// **702.152a**
///
/// *es:* La carta puede lanzarse por el coste de irrupción, alternativo al de maná (reglas 601.2b y 601.2f–h). Si se pagó, el permanente tiene prisa y, cuando va del campo de batalla a un cementerio, su controlador roba una carta; además, una habilidad disparada retrasada lo sacrifica al comienzo del próximo paso final. Son tres estáticas: dos actúan en la pila y una en el campo de batalla.
///
/// *pt:* O card pode ser conjurado pelo custo de blitz, alternativo ao de mana (regras 601.2b e 601.2f–h). Feito isso, a permanente tem ímpeto; quando vai do campo de batalha para um cemitério, o controlador compra um card; e uma habilidade desencadeada retardada a sacrifica no início da próxima etapa final. Três estáticas: duas na pilha, uma no campo de batalha.
pub const R702_152A: Rule = Rule::new(Game::Magic, 2326);

/// **702.152b**
///
/// *es:* Con varias habilidades de irrupción, el hechizo se lanza usando una sola. En el permanente, cada una cuenta solo lo pagado por ella al lanzarlo.
///
/// *pt:* Para conjurar, usa-se uma só ocorrência de blitz, ainda que haja várias. Na permanente, cada qual olha apenas o que foi pago por ela na conjuração.
pub const R702_152B: Rule = Rule::new(Game::Magic, 2327);

/// **702.153** Victimizar · Baixa
pub const R702_153: Rule = Rule::new(Game::Magic, 2328);

/// **702.153a**
///
/// *es:* Al lanzar el hechizo puede sacrificarse, como coste adicional (reglas 601.2b y 601.2f–h), una criatura de fuerza N o más. Si se pagó, una disparada copia el hechizo al lanzarlo, y su controlador puede elegir nuevos objetivos para la copia. Tanto la disparada como la estática del coste actúan en la pila.
///
/// *pt:* “Baixa N” dá à mágica um custo adicional opcional (regras 601.2b e 601.2f–h): sacrificar uma criatura de poder N ou mais. Se foi pago, uma desencadeada copia a mágica quando ela é conjurada, e o controlador pode escolher novos alvos para a cópia. A estática e a desencadeada funcionam na pilha.
pub const R702_153A: Rule = Rule::new(Game::Magic, 2329);

/// **702.153b**
///
/// *es:* Cada habilidad de victimizar del hechizo se paga aparte y se dispara solo por lo pagado por ella.
///
/// *pt:* Cada ocorrência de baixa é paga à parte e só desencadeia pelo que foi pago por ela.
pub const R702_153B: Rule = Rule::new(Game::Magic, 2330);

/// **702.154** Reclutar · Alistar
pub const R702_154: Rule = Rule::new(Game::Magic, 2331);

/// **702.154a**
///
/// *es:* Al atacar la criatura, su controlador puede girar otra enderezada suya, no elegida para atacar, con prisa o controlada ininterrumpidamente desde el comienzo del turno. Entonces la atacante recibe +X/+0 hasta el final del turno; X es la fuerza de aquella.
///
/// *pt:* Conforme a criatura ataca, o controlador pode virar outra sua, desvirada, não atacante, com ímpeto ou controlada continuamente desde o início do turno. Com isso, a atacante recebe +X/+0 até o final do turno; X é o poder daquela.
pub const R702_154A: Rule = Rule::new(Game::Magic, 2332);

/// **702.154b**
///
/// *es:* La estática es un coste opcional por atacar (regla 508.1g); a ella está vinculada la disparada (regla 607.2h).
///
/// *pt:* Virar a outra é custo opcional para atacar, dado pela estática (regra 508.1g); a desencadeada é ligada a esta (regra 607.2h).
pub const R702_154B: Rule = Rule::new(Game::Magic, 2333);

/// **702.154c**
///
/// *es:* Una criatura «recluta» a la que se gira para pagar su coste de reclutar; nunca a sí misma.
///
/// *pt:* A criatura “alista” aquela que é virada para pagar seu custo de alistar; a si mesma não consegue.
pub const R702_154C: Rule = Rule::new(Game::Magic, 2334);

/// **702.154d**
///
/// *es:* Cada habilidad de reclutar de la criatura actúa aparte: su disparo ocurre una sola vez, por el coste pagado para ella.
///
/// *pt:* Cada ocorrência de alistar na criatura tem seu próprio custo e sua própria desencadeada, que só desencadeia uma vez e por esse custo.
pub const R702_154D: Rule = Rule::new(Game::Magic, 2335);

/// **702.155** Adelanto · Leitura adiantada
pub const R702_155: Rule = Rule::new(Game::Magic, 2336);

/// **702.155a**
///
/// *es:* En el turno en que entró la Saga solo puede dispararse el capítulo cuyo símbolo dice el número exacto de contadores de sabiduría que tiene ella (regla 714).
///
/// *pt:* No turno em que a Saga entrou, só pode desencadear a habilidade de capítulo cujo símbolo marca o número exato de marcadores de conhecimento nela (regra 714).
pub const R702_155A: Rule = Rule::new(Game::Magic, 2337);

/// **702.155b**
///
/// *es:* El controlador elige, en cuanto la Saga entra, un número desde uno hasta el de su capítulo final; con esa cantidad de contadores de sabiduría entra (regla 714).
///
/// *pt:* Conforme a Saga entra, o controlador escolhe um número, de um ao do capítulo final, e ela entra com tantos marcadores de conhecimento (regra 714).
pub const R702_155B: Rule = Rule::new(Game::Magic, 2338);

/// **702.155c**
///
/// *es:* Adelanto repetido en el mismo objeto no cambia nada.
///
/// *pt:* Leitura adiantada repetida no mesmo objeto nada acrescenta.
pub const R702_155C: Rule = Rule::new(Game::Magic, 2339);

/// **702.156** Voracidad · Voracidade
pub const R702_156: Rule = Rule::new(Game::Magic, 2340);

/// **702.156a**
///
/// *es:* Para criaturas con {X} en el coste de maná. Por reemplazo, el permanente entra con X contadores +1/+1; por una disparada, al entrar con X de 5 o más, su controlador roba una carta (regla 107.3m).
///
/// *pt:* Vem em criaturas com {X} no custo de mana: por substituição, entram com X marcadores +1/+1; entrando com X de 5 ou mais, desencadeia: o controlador compra um card (regra 107.3m).
pub const R702_156A: Rule = Rule::new(Game::Magic, 2341);

/// **702.157** Escuadra · Esquadrão
pub const R702_157: Rule = Rule::new(Game::Magic, 2342);

/// **702.157a**
///
/// *es:* Al lanzar la criatura puede pagarse el coste de escuadra cuantas veces se quiera, como coste adicional (reglas 601.2b y 601.2f–h). Si se pagó, una disparada crea cuando entra tantas fichas que la copian como pagos hubo. Está vinculada a la estática del coste, que actúa en la pila.
///
/// *pt:* O custo de esquadrão, adicional, pode ser pago quantas vezes se quiser ao conjurar a criatura (regras 601.2b e 601.2f–h). Quando ela entra, se foi pago, uma desencadeada cria por pagamento uma ficha que é cópia dela. Essa habilidade é ligada à estática do custo, que funciona na pilha.
pub const R702_157A: Rule = Rule::new(Game::Magic, 2343);

/// **702.157b**
///
/// *es:* Cada habilidad de escuadra del hechizo se paga aparte. En el permanente, cada una se dispara solo por lo pagado por ella al lanzarlo.
///
/// *pt:* Cada ocorrência de esquadrão é paga à parte e só desencadeia pelo que foi pago por ela.
pub const R702_157B: Rule = Rule::new(Game::Magic, 2344);

/// **702.158** Space Sculptor · Escultor espacial
pub const R702_158: Rule = Rule::new(Game::Magic, 2345);

/// **702.158a**
///
/// *es:* Solo existe en una carta, Space Beleren; por ella reciben las criaturas designación de sector.
///
/// *pt:* Um único card, Space Beleren, tem escultor espacial; por causa dessa palavra-chave as criaturas ganham designações de setor.
pub const R702_158A: Rule = Rule::new(Game::Magic, 2346);

/// **702.158b**
///
/// *es:* Los sectores son alfa, beta y gamma. Solo los permanentes pueden tener esa designación, que no es valor copiable y les dura hasta que nadie controle ya un permanente con space sculptor ni una habilidad cuya fuente lo tenga.
///
/// *pt:* São três as designações: setor alfa, setor beta e setor gama. Só permanentes as têm, fora dos valores copiáveis, e as guardam até nenhum jogador controlar permanente com escultor espacial ou habilidade de uma fonte que o tenha.
pub const R702_158B: Rule = Rule::new(Game::Magic, 2347);

/// **702.158c**
///
/// *es:* Si coinciden un permanente con space sculptor y criaturas sin sector, en el campo de batalla, sus controladores eligen sector para cada una de las suyas: primero quienes no controlan permanentes con space sculptor y después los demás. Es acción basada en estado (regla 704.5u).
///
/// *pt:* Se há permanente com escultor espacial e criaturas sem setor no campo de batalha, os controladores destas escolhem um para cada uma das suas: começam os que não controlam permanente com escultor espacial, e os outros vêm depois. É ação baseada no estado (regra 704.5u).
pub const R702_158C: Rule = Rule::new(Game::Magic, 2348);

/// **702.158d**
///
/// *es:* Si hay que elegir un sector y hacer algo a sus criaturas, se elige uno de los tres y se actúa sobre cada criatura con esa designación.
///
/// *pt:* Quando se manda escolher um setor e agir sobre as criaturas dele, escolhe-se uma das três designações e age-se sobre cada criatura que a tem.
pub const R702_158D: Rule = Rule::new(Game::Magic, 2349);

/// **702.158e**
///
/// *es:* Compartir sector es tener la misma designación.
///
/// *pt:* Estar no mesmo setor é ter igual designação de setor.
pub const R702_158E: Rule = Rule::new(Game::Magic, 2350);

/// **702.159** Visitar · Visitar
pub const R702_159: Rule = Rule::new(Game::Magic, 2351);

/// **702.159a**
///
/// *es:* En Atracciones (regla 717). Se dispara siempre que su controlador tira para visitar las suyas y sale un número encendido en esta; entonces ocurre su efecto (regla 701.49).
///
/// *pt:* Desencadeada dos cards de Atração (regra 717): quando o controlador rola para visitar as suas e sai um número aceso nesta, ocorre o efeito escrito (regra 701.49).
pub const R702_159A: Rule = Rule::new(Game::Magic, 2352);

/// **702.159b**
///
/// *es:* Tomar el premio, «claim the prize», es hacer lo que sigue al guion largo tras «Prize», en el segundo párrafo; ese texto es parte de la habilidad de visitar.
///
/// *pt:* Certas Atrações mandam reivindicar o prêmio: faz-se o que está no segundo parágrafo, depois de “Prize” e do travessão. Ele integra a habilidade visitar.
pub const R702_159B: Rule = Rule::new(Game::Magic, 2353);

/// **702.160** Prototipo · Protótipo
pub const R702_160: Rule = Rule::new(Game::Magic, 2354);

/// **702.160a**
///
/// *es:* Habilidad estática de cartas con un segundo grupo de fuerza, resistencia y coste de maná (regla 718). Quien lanza una puede hacerlo como prototipo, y entonces se usa ese grupo.
///
/// *pt:* Estática de cards com um segundo conjunto de poder, resistência e custo de mana (regra 718). Quem conjura pode fazê-lo como protótipo, e aí vale esse conjunto.
pub const R702_160A: Rule = Rule::new(Game::Magic, 2355);

/// **702.161** Metal viviente · Metal vivo
pub const R702_161: Rule = Rule::new(Game::Magic, 2356);

/// **702.161a**
///
/// *es:* Durante el turno de su controlador, este Vehículo es además criatura artefacto, sin perder otros tipos.
///
/// *pt:* No turno do controlador, o Veículo é criatura artefato, sem perder os outros tipos que tem.
pub const R702_161A: Rule = Rule::new(Game::Magic, 2357);

/// **702.162** Más de lo que uno cree · Mais do que se vê
pub const R702_162: Rule = Rule::new(Game::Magic, 2358);

/// **702.162a**
///
/// *es:* Estática en toda zona desde la que pueda lanzarse el hechizo: la carta puede lanzarse convertida por este coste, alternativo al de maná (reglas 701.50, 601.2b y 601.2f–h).
///
/// *pt:* Estática em qualquer zona de onde se possa conjurar a mágica: pelo custo de “Mais do que se vê”, alternativo ao de mana, o card pode ser conjurado convertido (regras 701.50, 601.2b e 601.2f–h).
pub const R702_162A: Rule = Rule::new(Game::Magic, 2359);

/// **702.163** ¡Por Mirrodin! · Por Mirrodin!
pub const R702_163: Rule = Rule::new(Game::Magic, 2360);

/// **702.163a**
///
/// *es:* Se dispara cuando el Equipo entra: su controlador crea un Rebelde, ficha de criatura roja 2/2, y lo anexa a ella.
///
/// *pt:* Desencadeia quando o Equipamento entra: o controlador cria um Rebelde, ficha de criatura vermelha 2/2, e anexa o Equipamento a ela.
pub const R702_163A: Rule = Rule::new(Game::Magic, 2361);

/// **702.164** Tóxico · Tóxico
pub const R702_164: Rule = Rule::new(Game::Magic, 2362);

/// **702.164a**
///
/// *es:* Habilidad estática que se escribe con un número: «tóxico N».
///
/// *pt:* Habilidade estática, escrita “tóxico N”, com N um número.
pub const R702_164A: Rule = Rule::new(Game::Magic, 2363);

/// **702.164b**
///
/// *es:* Sumados los N de todas las habilidades de tóxico de una criatura, sale su «valor total de tóxico».
///
/// *pt:* O valor de tóxico total, ou tóxico total, da criatura soma o N de cada habilidade tóxico dela.
pub const R702_164B: Rule = Rule::new(Game::Magic, 2364);

/// **702.164c**
///
/// *es:* Si la criatura hace daño de combate a un jugador, su controlador le da además tantos contadores de veneno como el valor total de tóxico (regla 120.3).
///
/// *pt:* Dano de combate da criatura a um jogador: o controlador dela também lhe dá tantos marcadores de veneno quanto o tóxico total (regra 120.3).
pub const R702_164C: Rule = Rule::new(Game::Magic, 2365);

/// **702.165** Respaldar · Respaldo
pub const R702_165: Rule = Rule::new(Game::Magic, 2366);

/// **702.165a**
///
/// *es:* Se dispara al entrar la criatura: pone N contadores +1/+1 en una criatura objetivo. Si es otra, gana hasta el final del turno las habilidades impresas debajo de esta que no sean respaldar. Debajo siempre hay alguna; las de encima, si existen, no cuentan.
///
/// *pt:* “Respaldo N”: quando a criatura entra, uma criatura alvo recebe N marcadores +1/+1. Sendo outra, ganha até o final do turno as habilidades da primeira impressas depois desta, exceto respaldo. Sempre há alguma; as anteriores não passam.
pub const R702_165A: Rule = Rule::new(Game::Magic, 2367);

/// **702.165b**
///
/// *es:* Los permanentes que entran como copia de uno con respaldar, y las fichas que lo copian, mantienen el orden de las habilidades impresas.
///
/// *pt:* Fichas que copiam permanente com respaldo, ou permanentes que entram como cópia dela, mantêm na mesma ordem as habilidades impressas.
pub const R702_165B: Rule = Rule::new(Game::Magic, 2368);

/// **702.165c**
///
/// *es:* Respaldar solo da habilidades impresas en su objeto, nunca las que el permanente ganó, sea por efecto de copia, por otro que las da o por el que creó la ficha con ellas.
///
/// *pt:* Só passa o impresso no objeto. Fica fora o que a permanente ganhou por efeito de cópia, por efeito que dá habilidades ou pelo que criou a ficha com elas.
pub const R702_165C: Rule = Rule::new(Game::Magic, 2369);

/// **702.165d**
///
/// *es:* Qué habilidades se dan queda fijado al ponerse respaldar en la pila. Aunque el permanente pierda alguna antes de la resolución, se dan igual.
///
/// *pt:* As habilidades dadas se definem quando respaldo vai para a pilha; se a permanente perde alguma antes da resolução, nada muda.
pub const R702_165D: Rule = Rule::new(Game::Magic, 2370);

/// **702.166** Negociar · Barganhar
pub const R702_166: Rule = Rule::new(Game::Magic, 2371);

/// **702.166a**
///
/// *es:* Como coste adicional del hechizo (reglas 601.2b y 601.2f–h), quien lo lanza puede sacrificar una de estas cosas: artefacto, encantamiento o ficha. Es estática y actúa en la pila.
///
/// *pt:* Quem conjura a mágica pode, como custo adicional (regras 601.2b e 601.2f–h), sacrificar um artefato, um encantamento ou uma ficha. É estática e funciona na pilha.
pub const R702_166A: Rule = Rule::new(Game::Magic, 2372);

/// **702.166b**
///
/// *es:* Basta que el controlador declare que pagará ese coste para que el hechizo esté «negociado» (regla 601.2b).
///
/// *pt:* A mágica foi “barganhada” desde que o controlador declare a intenção de pagar esse custo (regra 601.2b).
pub const R702_166B: Rule = Rule::new(Game::Magic, 2373);

/// **702.166c**
///
/// *es:* Qué pasa si se negoció lo dicen otras habilidades del objeto, vinculadas a la de negociar impresa en él y a ninguna más (regla 607).
///
/// *pt:* Objetos com barganhar trazem habilidades para o caso de terem sido barganhados; ligadas à que está impressa neles, não olham nenhuma outra (regra 607).
pub const R702_166C: Rule = Rule::new(Game::Magic, 2374);

/// **702.166d**
///
/// *es:* Si una parte de la habilidad del hechizo solo tiene efecto negociado, el controlador elige sus objetivos únicamente en ese caso; sin negociar, se lanza como si no existieran (regla 601.2c).
///
/// *pt:* Se parte da habilidade só tem efeito com a mágica barganhada, o controlador escolhe seus alvos apenas nesse caso; do contrário, conjura-se como se ela não os tivesse (regra 601.2c).
pub const R702_166D: Rule = Rule::new(Game::Magic, 2375);

/// **702.167** Elaborar · Elaborar
pub const R702_167: Rule = Rule::new(Game::Magic, 2376);

/// **702.167a**
///
/// *es:* «Elaborar con \[materiales\] \[coste\]», solo cuando podría lanzarse un conjuro: su controlador, pagando y exiliando este permanente y \[materiales\] de sus permanentes y cementerio, devuelve la carta al campo de batalla transformada, controlada por el propietario.
///
/// *pt:* “Elaborar com \[materiais\] \[custo\]”, “só como feitiço”: pagando e exilando esta permanente e materiais (suas permanentes e/ou cards do seu cemitério), o controlador devolve o card ao campo de batalha transformado, controlado pelo dono.
pub const R702_167A: Rule = Rule::new(Game::Magic, 2377);

/// **702.167b**
///
/// *es:* Un material que solo dice un tipo o subtipo, sin «carta», admite un permanente así del campo de batalla o una carta así de un cementerio. Es excepción a la regla 109.2.
///
/// *pt:* Material descrito por mero tipo de card ou subtipo, sem a palavra “card”, pode ser permanente desse tipo no campo de batalha ou card desse tipo num cemitério. Exceção à regra 109.2.
pub const R702_167B: Rule = Rule::new(Game::Magic, 2378);

/// **702.167c**
///
/// *es:* Las cartas usadas para elaborar un permanente son las del exilio exiliadas al pagar la activación de elaborar que lo puso en el campo de batalla.
///
/// *pt:* Os cards usados para elaborar a permanente são aqueles, no exílio, exilados como custo de ativação da habilidade elaborar que a colocou no campo de batalha.
pub const R702_167C: Rule = Rule::new(Game::Magic, 2379);

/// **702.168** Disfrazarse · Disfarce
pub const R702_168: Rule = Rule::new(Game::Magic, 2380);

/// **702.168a**
///
/// *es:* Por {3} y no por su coste de maná, la carta puede lanzarse boca abajo: criatura 2/2 con rebatir {2}, sin nombre, subtipos ni coste de maná (regla 708). Es estática en toda zona desde donde pudiera jugarse; su efecto rige mientras esté boca abajo.
///
/// *pt:* Por {3}, não pelo custo de mana, pode-se conjurar o card com a face voltada para baixo: criatura 2/2 com salvaguarda {2}, sem nome, subtipos ou custo de mana (regra 708). Estática onde se possa jogá-lo; o efeito vale enquanto estiver assim.
pub const R702_168A: Rule = Rule::new(Game::Magic, 2381);

/// **702.168b**
///
/// *es:* Se pone la carta boca abajo y se anuncia disfrazarse; ya es una criatura 2/2 con rebatir {2}, sin nombre, subtipos ni coste de maná: sus valores copiables (reglas 613 y 707) y lo que miran los efectos y prohibiciones sobre lanzarla. Sirve cualquier zona desde donde normalmente podría lanzarse; va a la pila por {3}, coste alternativo en vez del de maná. Entra al resolverse con las características del hechizo. El efecto la sigue a todas partes y acaba cuando el permanente se pone boca arriba.
///
/// *pt:* Voltada a face do card para baixo, anuncia-se disfarce: é agora criatura 2/2 com salvaguarda {2}, sem nome, subtipos ou custo de mana. Esses são seus valores copiáveis (regras 613 e 707), e só eles contam para efeitos e proibições sobre conjurá-lo. Parte de qualquer zona de onde normalmente poderia ser conjurado e vai à pilha por {3} em vez do custo de mana (custo alternativo). Ao resolver, entra com as características da mágica. O efeito o acompanha onde for, até a face da permanente ser voltada para cima.
pub const R702_168B: Rule = Rule::new(Game::Magic, 2382);

/// **702.168c**
///
/// *es:* No se lanzan cartas boca abajo sin un permiso especial; disfrazarse lo da.
///
/// *pt:* Conjurar com a face voltada para baixo é exceção, e disfarce a permite.
pub const R702_168C: Rule = Rule::new(Game::Magic, 2383);

/// **702.168d**
///
/// *es:* Con prioridad, un jugador puede poner boca arriba su permanente boca abajo con disfrazarse, acción especial sin pila (regla 116): muestra a todos qué coste de disfrazarse tendría boca arriba, lo paga y lo pone boca arriba; si no tendría ninguno, no puede. El efecto acaba y el permanente recupera sus características normales. Lo relativo a su entrada ni se dispara ni surte efecto, porque ya había entrado.
///
/// *pt:* Tendo prioridade, o jogador pode voltar para cima a face de uma permanente sua com disfarce, ação especial sem pilha (regra 116): mostra a todos que custo de disfarce ela teria assim, paga-o e a volta; se não teria nenhum, não pode. Termina o efeito e ela retoma as características normais. Nada do que trata de sua entrada desencadeia ou tem efeito, pois já tinha entrado.
pub const R702_168D: Rule = Rule::new(Game::Magic, 2384);

/// **702.168e**
///
/// *es:* Si hay X en el coste de disfrazarse, otras habilidades del permanente pueden usar esa X: vale lo elegido al hacer la acción especial.
///
/// *pt:* Outras habilidades da permanente podem citar o X do custo de disfarce; ele vale o que se escolheu na ação especial.
pub const R702_168E: Rule = Rule::new(Game::Magic, 2385);

/// **702.168f**
///
/// *es:* La regla 708 dice más sobre lanzar cartas con disfrazarse.
///
/// *pt:* Para o restante sobre conjurar cards com disfarce, vale a regra 708.
pub const R702_168F: Rule = Rule::new(Game::Magic, 2386);

/// **702.169** Resuelto · Solucionado
pub const R702_169: Rule = Rule::new(Game::Magic, 2387);

/// **702.169a**
///
/// *es:* Resuelto aparece en cartas de Caso (regla 719) delante del texto de una habilidad, que forma con él una estática, una disparada o una activada.
///
/// *pt:* Vem nos cards de Caso (regra 719), antes do texto de uma habilidade; os dois juntos são uma estática, desencadeada ou ativada.
pub const R702_169A: Rule = Rule::new(Game::Magic, 2388);

/// **702.169b**
///
/// *es:* Si es estática, rige mientras el Caso está resuelto.
///
/// *pt:* Se é estática, vale enquanto o Caso estiver solucionado.
pub const R702_169B: Rule = Rule::new(Game::Magic, 2389);

/// **702.169c**
///
/// *es:* Si es disparada, solo se dispara con el Caso resuelto.
///
/// *pt:* Se é desencadeada, só desencadeia com o Caso solucionado.
pub const R702_169C: Rule = Rule::new(Game::Magic, 2390);

/// **702.169d**
///
/// *es:* Si es activada, solo se puede activar con el Caso resuelto.
///
/// *pt:* Se é ativada, depende de o Caso estar solucionado para ser ativada.
pub const R702_169D: Rule = Rule::new(Game::Magic, 2391);

/// **702.170** Tramar · Tramar
pub const R702_170: Rule = Rule::new(Game::Magic, 2392);

/// **702.170a**
///
/// *es:* Con la carta en la mano: el jugador con prioridad, en su fase principal y con la pila vacía, puede pagar el coste y exiliarla; queda tramada.
///
/// *pt:* Funciona na mão. Com prioridade e pilha vazia na própria fase principal, o jogador pode pagar o custo e exilar o card, que fica tramado.
pub const R702_170A: Rule = Rule::new(Game::Magic, 2393);

/// **702.170b**
///
/// *es:* Tramar así es una acción especial; la pila no interviene (regla 116).
///
/// *pt:* Trata-se de ação especial, sem uso da pilha (regra 116).
pub const R702_170B: Rule = Rule::new(Game::Magic, 2394);

/// **702.170c**
///
/// *es:* Tramada puede quedar también, por un hechizo o habilidad que lo diga, una carta que está en el exilio.
///
/// *pt:* Além dessa ação, há mágicas e habilidades que tornam tramado um card do exílio.
pub const R702_170C: Rule = Rule::new(Game::Magic, 2395);

/// **702.170d**
///
/// *es:* En cualquier turno posterior al de quedar tramada, en su fase principal y con la pila vacía, su propietario puede lanzarla del exilio sin pagar su coste de maná, aunque allí no tenga tramar. Rigen las reglas de los costes alternativos (reglas 601.2b y 601.2f–h).
///
/// *pt:* Em turnos posteriores àquele em que o card ficou tramado, o dono pode conjurá-lo do exílio sem pagar o custo de mana, na sua fase principal com a pilha vazia, mesmo sem tramar ali. É custo alternativo (regras 601.2b e 601.2f–h).
pub const R702_170D: Rule = Rule::new(Game::Magic, 2396);

/// **702.170e**
///
/// *es:* Cuando un efecto habla de tramar una carta, se refiere a hacer esa acción especial.
///
/// *pt:* Tramar um card, para os efeitos, é fazer essa ação especial.
pub const R702_170E: Rule = Rule::new(Game::Magic, 2397);

/// **702.170f**
///
/// *es:* Si un efecto deja usar tramar en otra zona, la carta se exilia desde aquella en que esté al hacer la acción, no desde la mano.
///
/// *pt:* Se um efeito deixa tramar valer fora da mão, o card é exilado da zona em que está na hora da ação.
pub const R702_170F: Rule = Rule::new(Game::Magic, 2398);

/// **702.171** Ensillar · Selar
pub const R702_171: Rule = Rule::new(Game::Magic, 2399);

/// **702.171a**
///
/// *es:* Activada, solo cuando podría lanzarse un conjuro: girando las que quiera de sus otras criaturas enderezadas, con fuerza N o más, el controlador deja este permanente ensillado hasta el final del turno.
///
/// *pt:* “Selar N”, ativada: só quando se poderia conjurar um feitiço, o controlador vira quantas quiser de suas outras criaturas desviradas, cujos poderes somem N ou mais, e a permanente fica selada até o final do turno.
pub const R702_171A: Rule = Rule::new(Game::Magic, 2400);

/// **702.171b**
///
/// *es:* Ensillado es una designación solo de permanentes, que por sí no hace nada; hechizos y habilidades pueden mirarla. Se pierde al acabar el turno o al dejar el campo de batalla, y no es valor copiable.
///
/// *pt:* Selada é mera designação, para mágicas e habilidades a reconhecerem, e exclusiva de permanentes. Dura até o final do turno ou até a permanente deixar o campo de batalha; não entra nos valores copiáveis.
pub const R702_171B: Rule = Rule::new(Game::Magic, 2401);

/// **702.171c**
///
/// *es:* «Ensilla» un permanente cada criatura que se gira como pago de la habilidad de ensillar de ese permanente.
///
/// *pt:* A criatura virada como custo da habilidade selar de uma permanente “sela” essa permanente.
pub const R702_171C: Rule = Rule::new(Game::Magic, 2402);

/// **702.172** Arrebato · Farra
pub const R702_172: Rule = Rule::new(Game::Magic, 2403);

/// **702.172a**
///
/// *es:* En hechizos modales (regla 700.2): se eligen uno o más modos y se pagan como coste adicional. Es estática y actúa en la pila.
///
/// *pt:* Em certas mágicas modais (regra 700.2), escolhem-se um ou mais modos e paga-se o custo adicional de cada um. É estática e funciona na pilha.
pub const R702_172A: Rule = Rule::new(Game::Magic, 2404);

/// **702.172b**
///
/// *es:* El símbolo + de arriba a la derecha en estas cartas es un simple recordatorio del coste adicional que piden, sin valor en las reglas.
///
/// *pt:* O sinal de mais no alto, à direita, apenas lembra que esses cards exigem custo adicional; não significa nada nas regras.
pub const R702_172B: Rule = Rule::new(Game::Magic, 2405);

/// **702.173** Parkour · Parkour
pub const R702_173: Rule = Rule::new(Game::Magic, 2406);

/// **702.173a**
///
/// *es:* Puede pagarse el coste de parkour, alternativo al de maná (reglas 601.2b y 601.2f–h), si ese turno un jugador recibió daño de combate de una criatura que entonces era Asesino o comandante bajo el control de quien lanza. Es estática y actúa en la pila.
///
/// *pt:* Estática na pilha: o custo de parkour pode ser pago em vez do de mana (regras 601.2b e 601.2f–h) se, no turno, um jogador sofreu dano de combate de criatura que, ao causá-lo, quem conjura controlava e era Assassino ou comandante.
pub const R702_173A: Rule = Rule::new(Game::Magic, 2407);

/// **702.174** Regalar · Presentear
pub const R702_174: Rule = Rule::new(Game::Magic, 2408);

/// **702.174a**
///
/// *es:* «Regala \[algo\]» son dos habilidades. Una, estática que actúa en la pila, permite elegir a un oponente como coste adicional (reglas 601.2b y 601.2f–h). La otra depende de \[algo\] y del objeto: en un instantáneo o conjuro es estática y actúa en la pila; en un permanente, disparada y actúa en el campo de batalla.
///
/// *pt:* “Presenteie \[algo\]” reúne duas habilidades. Pela primeira, estática na pilha, quem conjura pode escolher um oponente como custo adicional (regras 601.2b e 601.2f–h). A segunda varia com \[algo\] e com o objeto: estática na pilha, em mágica instantânea ou feitiço; desencadeada no campo de batalha, em permanente.
pub const R702_174A: Rule = Rule::new(Game::Magic, 2409);

/// **702.174b**
///
/// *es:* Si se pagó el coste de regalar, el efecto de \[algo\] llega, en un permanente, con una disparada cuando entra; en un instantáneo o conjuro, con el propio hechizo.
///
/// *pt:* Pago o custo de presentear, o efeito que \[algo\] define ocorre: na permanente, por uma desencadeada quando entra; na mágica instantânea ou feitiço, pela própria mágica.
pub const R702_174B: Rule = Rule::new(Game::Magic, 2410);

/// **702.174c**
///
/// *es:* Un jugador da un regalo cuando se resuelve un instantáneo o conjuro suyo con regalar pagado, o la disparada de regalar de un permanente suyo; así se dispara lo que lo espera.
///
/// *pt:* Para desencadeamentos, um jogador dá presente quando resolve mágica instantânea ou feitiço seu com presentear pago, ou a desencadeada de presentear de permanente sua.
pub const R702_174C: Rule = Rule::new(Game::Magic, 2411);

/// **702.174d**
///
/// *es:* «Regala una Comida»: quien crea la ficha de Comida es el oponente elegido.
///
/// *pt:* “Presenteie uma Comida”: quem cria a ficha de Comida é o oponente escolhido.
pub const R702_174D: Rule = Rule::new(Game::Magic, 2412);

/// **702.174e**
///
/// *es:* «Regala una carta»: la roba el oponente elegido.
///
/// *pt:* “Presenteie um card”: quem compra é o oponente escolhido.
pub const R702_174E: Rule = Rule::new(Game::Magic, 2413);

/// **702.174f**
///
/// *es:* «Regala un Pez girado»: el oponente elegido crea, ya girada, una ficha de Pez, criatura azul 1/1.
///
/// *pt:* “Presenteie um Peixe virado”: o oponente escolhido cria, já virada, uma ficha azul 1/1 de criatura Peixe.
pub const R702_174F: Rule = Rule::new(Game::Magic, 2414);

/// **702.174g**
///
/// *es:* «Regala un turno adicional»: después del actual, el oponente elegido juega uno más.
///
/// *pt:* “Presenteie um turno extra”: depois do atual, o oponente escolhido joga mais um.
pub const R702_174G: Rule = Rule::new(Game::Magic, 2415);

/// **702.174h**
///
/// *es:* «Regala un Tesoro»: la ficha de Tesoro la crea el oponente elegido.
///
/// *pt:* “Presenteie um Tesouro”: a ficha de Tesouro é criada pelo oponente escolhido.
pub const R702_174H: Rule = Rule::new(Game::Magic, 2416);

/// **702.174i**
///
/// *es:* «Regala un Pulpo»: quien crea el Pulpo, ficha de criatura azul 8/8, es el oponente elegido.
///
/// *pt:* “Presenteie um Polvo”: quem cria a ficha azul 8/8 de criatura Polvo é o oponente escolhido.
pub const R702_174I: Rule = Rule::new(Game::Magic, 2417);

/// **702.174j**
///
/// *es:* En instantáneos y conjuros, el regalo va antes que las demás habilidades de hechizo de la carta. No hay regalo si, contrarrestado o no, deja la pila sin resolverse.
///
/// *pt:* O presente vem antes de qualquer outra habilidade da mágica instantânea ou do feitiço. Se a mágica é anulada, ou sai da pilha de outra forma antes de resolver, não há presente.
pub const R702_174J: Rule = Rule::new(Game::Magic, 2418);

/// **702.174k**
///
/// *es:* El regalo queda «ofrecido» cuando el controlador del hechizo declara que pagará el coste de regalar.
///
/// *pt:* O presente da mágica está “prometido” desde que o controlador declare a intenção de pagar o custo de presentear.
pub const R702_174K: Rule = Rule::new(Game::Magic, 2419);

/// **702.174m**
///
/// *es:* Si una parte de la habilidad del hechizo solo tiene efecto con el regalo ofrecido, el controlador elige sus objetivos únicamente cuando lo fue.
///
/// *pt:* Se parte da mágica só tem efeito com o presente prometido, os alvos dessa parte só são escolhidos quando houve promessa; quem escolhe é o controlador da mágica.
pub const R702_174M: Rule = Rule::new(Game::Magic, 2420);

/// **702.175** Cría · Prole
pub const R702_175: Rule = Rule::new(Game::Magic, 2421);

/// **702.175a**
///
/// *es:* Al lanzar el hechizo puede pagarse su coste de cría, como coste adicional. Si se pagó, cuando el permanente entra se dispara y su controlador crea una ficha que lo copia, salvo que es 1/1.
///
/// *pt:* São duas habilidades. Ao conjurar a mágica, o custo de prole pode ser pago além dos outros. Se foi, quando a permanente entra, o controlador cria uma ficha que é cópia dela, mas 1/1.
pub const R702_175A: Rule = Rule::new(Game::Magic, 2422);

/// **702.175b**
///
/// *es:* Cada habilidad de cría del hechizo se paga aparte y se dispara solo por lo pagado por ella.
///
/// *pt:* Cada ocorrência de prole é paga à parte e só desencadeia pelo que foi pago por ela.
pub const R702_175B: Rule = Rule::new(Game::Magic, 2423);

/// **702.176** Inminente · Iminente
pub const R702_176: Rule = Rule::new(Game::Magic, 2424);

/// **702.176a**
///
/// *es:* El hechizo puede lanzarse por el coste de inminente, alternativo al de maná (reglas 601.2b y 601.2f–h). Si se hizo, entra con N contadores de tiempo y no es criatura mientras tenga alguno; al comienzo de cada paso final de su controlador, si le queda alguno, se le quita uno. De las cuatro habilidades, dos son estáticas que actúan en la pila; las otras, una estática y una disparada, en el campo de batalla.
///
/// *pt:* “Iminente N—\[custo\]” são quatro habilidades: duas estáticas na pilha e, no campo de batalha, uma estática e uma desencadeada. A mágica pode ser conjurada por esse custo, alternativo ao de mana (regras 601.2b e 601.2f–h). Feito isso, a permanente entra com N marcadores de tempo, não é criatura enquanto tem algum e, havendo algum no início de cada etapa final do controlador, perde um.
pub const R702_176A: Rule = Rule::new(Game::Magic, 2425);

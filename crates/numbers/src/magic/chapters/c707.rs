// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 707. Copiando objetos

use vademecum_vocab::{Game, Rule};

/// **707** Copiando objetos · Copiando objetos
pub const R707: Rule = Rule::new(Game::Magic, 2508);

/// **707.1**
///
/// *es:* Un objeto puede volverse, o volver a otro, copia de un hechizo, permanente o carta; también hay fichas que son copias. Las cartas viejas con «busca una copia» no entran aquí: Oracle las cambió.
///
/// *pt:* Objetos podem tornar-se cópia de mágica, permanente ou card, ou tornar outro uma cópia; efeitos podem criar fichas que são cópias. Cards antigos que mandavam procurar cópia, reescritos no Oracle, não entram aqui.
pub const R707_1: Rule = Rule::new(Game::Magic, 2509);

/// **707.2**
///
/// *es:* La copia toma los valores copiables del original y, si este está en la pila, lo elegido al lanzarlo o activarlo (modo, objetivos, X, estímulo, reparto). Son copiables los datos impresos, desde el nombre hasta la fuerza, resistencia o lealtad, con lo que cambien otras copias, estar boca abajo y las habilidades que, en cuanto entra o se pone boca arriba, fijan fuerza y resistencia. Ningún otro efecto, estatus, contador ni pegatina se copia.
///
/// *pt:* A cópia recebe os valores copiáveis do original e, se ele está na pilha, as escolhas feitas ao conjurar ou ativar, como modo, alvos, X e reforço. Copiável é o impresso, do nome ao poder, resistência ou lealdade, alterado por outros efeitos de cópia, pela face voltada para baixo e por habilidades “conforme” entra ou é voltado para cima que definem poder e resistência. Outros efeitos, status, marcadores e adesivos não se copiam.
pub const R707_2: Rule = Rule::new(Game::Magic, 2510);

/// **707.2a**
///
/// *es:* También pasan a la copia el color, que sale del coste de maná o del indicador de color, y las habilidades, que salen del texto de reglas; estas, una sola vez.
///
/// *pt:* Cor e habilidades vêm na cópia porque derivam do que se copia: custo de mana ou indicador de cor, e texto de regras. Nenhuma habilidade vem em dobro.
pub const R707_2A: Rule = Rule::new(Game::Magic, 2511);

/// **707.2b**
///
/// *es:* Lo que cambie después en los valores copiables del original no altera la copia.
///
/// *pt:* A cópia já feita não acompanha mudanças nos valores copiáveis do original.
pub const R707_2B: Rule = Rule::new(Game::Magic, 2512);

/// **707.2c**
///
/// *es:* Si el efecto de copia viene de una habilidad estática, los valores copiables que da se fijan una única vez, cuando empieza a aplicarse.
///
/// *pt:* Cópia vinda de habilidade estática: os valores copiáveis que o efeito dá são os do instante em que ele passa a se aplicar, e só desse.
pub const R707_2C: Rule = Rule::new(Game::Magic, 2513);

/// **707.3**
///
/// *es:* Lo copiado, ajustado al estatus de la copia (regla 110.5), son desde entonces sus valores copiables, y quien la copie a ella recibe esos.
///
/// *pt:* Os valores que a cópia recebeu, ajustados pelo status dela (regra 110.5), tornam-se seus valores copiáveis: são eles que outro objeto recebe ao copiá-la.
pub const R707_3: Rule = Rule::new(Game::Magic, 2514);

/// **707.4**
///
/// *es:* Si un permanente que copia a otro pasa a copiar otra cosa sin dejar el campo de batalla, nada se dispara por entrar o salir; los efectos que no son de copia siguen.
///
/// *pt:* Uma permanente que copia outra pode passar a copiar outro objeto sem deixar o campo de batalha. Isso não desencadeia habilidades de entrar nem de sair, e os efeitos que não são de cópia continuam sobre ela.
pub const R707_4: Rule = Rule::new(Game::Magic, 2515);

/// **707.5**
///
/// *es:* Lo que entra «como copia», o que es copia de otro objeto, lo es ya al entrar, no después. Por eso valen las habilidades copiadas que reemplazan la entrada («entra con», «en cuanto entra») y pueden dispararse las de entrar al campo de batalla.
///
/// *pt:* Entrar “como cópia” é já chegar ao campo de batalha sendo cópia, e não virar cópia depois. Assim, funcionam as habilidades copiadas que substituem a entrada (“entra com”, “conforme entra”) e podem desencadear as de entrar no campo de batalha que a cópia tiver.
pub const R707_5: Rule = Rule::new(Game::Magic, 2516);

/// **707.6**
///
/// *es:* Las elecciones hechas para el permanente original no se copian; el controlador de la copia que entra hace las suyas en las habilidades «en cuanto entra».
///
/// *pt:* Escolhas feitas para a permanente copiada não vêm junto: quem controla o objeto que entra como cópia faz as que cabem “conforme” ele entra.
pub const R707_6: Rule = Rule::new(Game::Magic, 2517);

/// **707.7**
///
/// *es:* Dos habilidades vinculadas siguen vinculadas entre sí en quien las copia: una mira solo lo hecho o afectado por la otra, nunca por otras habilidades que la copia tenga o haya tenido (regla 607).
///
/// *pt:* Copiado um par de habilidades ligadas, o vínculo vem junto e é só entre elas: cada uma enxerga o que a outra fez ou afetou, e nenhuma habilidade presente ou passada da cópia entra nisso (regra 607).
pub const R707_7: Rule = Rule::new(Game::Magic, 2518);

/// **707.8**
///
/// *es:* De un permanente combinado, u otro de dos caras, se copia la cara que está hacia arriba (regla 712).
///
/// *pt:* De permanente fundida, ou outra dupla face, copia-se a face que está para cima (regra 712).
pub const R707_8: Rule = Rule::new(Game::Magic, 2519);

/// **707.8a**
///
/// *es:* La ficha creada como copia de un permanente que se transforma, o de una carta de dos caras de esa clase fuera del campo de batalla, también se transforma: cada cara copia la equivalente, con otros efectos de copia de ese permanente, y entra mostrando la posterior si así está él. No vale para la que tiene características propias y un reemplazo hace entrar como copia.
///
/// *pt:* A ficha criada como cópia de permanente que se transforma, ou, fora do campo de batalha, de card dupla face que se transforma, também se transforma: cada face copia a equivalente, com os efeitos de cópia que a modifiquem, e ela entra com a traseira para cima se a permanente está assim. Não vale para ficha com características próprias que uma substituição faz entrar como cópia.
pub const R707_8A: Rule = Rule::new(Game::Magic, 2520);

/// **707.9**
///
/// *es:* Un efecto de copia puede traer cambios o excepciones.
///
/// *pt:* Nem toda cópia sai igual ao original: o efeito que copia pode trazer mudanças ou exceções.
pub const R707_9: Rule = Rule::new(Game::Magic, 2521);

/// **707.9a**
///
/// *es:* La habilidad que el propio efecto de copia añade pasa a ser uno de los valores copiables de la copia, como las copiadas.
///
/// *pt:* Habilidade que a cópia ganha no próprio ato de copiar fica entre seus valores copiáveis, junto com as demais copiadas.
pub const R707_9A: Rule = Rule::new(Game::Magic, 2522);

/// **707.9b**
///
/// *es:* La característica que el efecto modifica al copiar es copiable tal como queda al final.
///
/// *pt:* Da característica que o efeito altera ao copiar, o valor copiável é o resultado final.
pub const R707_9B: Rule = Rule::new(Game::Magic, 2523);

/// **707.9c**
///
/// *es:* Unos efectos de copia excluyen ciertas características y el objeto conserva las suyas; otros se limitan a no copiarlas.
///
/// *pt:* Certas características podem ser excluídas: ora o efeito diz que o objeto mantém as originais, ora apenas que não são copiadas.
pub const R707_9C: Rule = Rule::new(Game::Magic, 2524);

/// **707.9d**
///
/// *es:* Si el efecto excluye una característica, la conserva o la fija, no se copia ninguna habilidad del original que la defina (regla 604.3) ni, tratándose del color, su indicador de color (regla 204). En cambio, si solo añade tipos, subtipos o supertipos «además de sus otros tipos», sí se copian las que definen tipos.
///
/// *pt:* Quando o efeito não copia certa característica, mantém a original ou lhe dá valores próprios, também não se copia habilidade que a defina (regra 604.3) nem, no caso da cor, o indicador de cor (regra 204). Exceção: com tipos, subtipos ou supertipos dados “além de seus outros tipos”, copiam-se as habilidades que os definem.
pub const R707_9D: Rule = Rule::new(Game::Magic, 2525);

/// **707.9e**
///
/// *es:* Si la excepción de un reemplazo de copia no cambia características sino que añade un efecto, este no ocurre cuando otro efecto de copia se aplica después a ese objeto.
///
/// *pt:* Exceção de substituição que gera cópia, se é efeito adicional e não mudança de características, não acontece quando outro efeito de cópia se aplica depois ao objeto.
pub const R707_9E: Rule = Rule::new(Game::Magic, 2526);

/// **707.9f**
///
/// *es:* Para una excepción que pide que la copia sea o tenga algo, se mira cómo quedaría el permanente resultante sin ella, pero con las demás excepciones del efecto.
///
/// *pt:* Exceção que depende de como a cópia é: imagina-se a permanente resultante sem essa exceção, mas com as outras do mesmo efeito, e verifica-se se ela atende ao pedido.
pub const R707_9F: Rule = Rule::new(Game::Magic, 2527);

/// **707.9g**
///
/// *es:* Si un efecto de reemplazo que copia tiene vinculada una habilidad disparada del mismo párrafo (regla 603.11), esta no se dispara cuando otro efecto de copia se aplica después al objeto.
///
/// *pt:* A habilidade desencadeada ligada a um efeito de substituição que copia, no mesmo parágrafo (regra 603.11), não desencadeia se depois outro efeito de cópia se aplicar ao objeto.
pub const R707_9G: Rule = Rule::new(Game::Magic, 2528);

/// **707.10**
///
/// *es:* Copiar un hechizo, o una habilidad activada o disparada, es poner su copia en la pila: no se lanza ni se activa. Lleva las características y todo lo decidido (modos, objetivos, X, costes adicionales o alternativos), no lo que se elige al resolver. Si se refiere a los objetos con que se pagó, son los del original. La controla el jugador bajo cuyo control llegó a la pila, que es también propietario si es de hechizo. Es a su vez hechizo, aunque sin carta, o habilidad.
///
/// *pt:* Copiar mágica, habilidade ativada ou desencadeada é pôr na pilha uma cópia, sem conjurá-la nem ativá-la. Ela traz as características e tudo o que foi decidido (modos, alvos, X, custos adicionais ou alternativos), menos o que se escolhe ao resolver. Objetos usados para pagar são os do original. Controla-a o jogador sob cujo controle ela foi para a pilha, também dono quando é mágica. A cópia é mágica, embora sem card, ou habilidade.
pub const R707_10: Rule = Rule::new(Game::Magic, 2529);

/// **707.10a**
///
/// *es:* Una acción basada en estado elimina la copia de hechizo fuera de la pila y la de carta fuera de la pila y del campo de batalla (regla 704).
///
/// *pt:* Ações baseadas no estado fazem sumir a cópia de mágica fora da pilha e a de card fora da pilha e do campo de batalha (regra 704).
pub const R707_10A: Rule = Rule::new(Game::Magic, 2530);

/// **707.10b**
///
/// *es:* La copia de una habilidad comparte fuente con la original, y el nombre de esta señala ese objeto, no otro que se llame igual. Al contar cuántas veces se resolvió en el turno, son la misma.
///
/// *pt:* Original e cópia de uma habilidade têm a mesma fonte, e citá-la pelo nome indica aquele objeto, não um homônimo. Para quem conta quantas vezes a habilidade resolveu no turno, são a mesma.
pub const R707_10B: Rule = Rule::new(Game::Magic, 2531);

/// **707.10c**
///
/// *es:* Si un efecto permite nuevos objetivos para la copia, el controlador puede dejar cualesquiera como están, aunque sean ilegales; los que cambie han de ser legales. La copia llega a la pila con los objetivos ya decididos.
///
/// *pt:* Quando o efeito admite novos alvos para a cópia, o controlador dela mantém os que quiser, mesmo inválidos; os trocados têm de ser válidos. Só com os alvos decididos ela vai para a pilha.
pub const R707_10C: Rule = Rule::new(Game::Magic, 2532);

/// **707.10d**
///
/// *es:* Cuando se copia por cada jugador u objeto al que «podría hacer objetivo», el controlador ordena las copias en la pila. Con varios objetivos, todos los de una copia son ese jugador u objeto; si no es legal para cada mención de «objetivo», no hay copia para él.
///
/// *pt:* Copiando-se para cada jogador ou objeto que o original “poderia ter como alvo”, o controlador das cópias, já com esses alvos, ordena-as na pilha. Com vários alvos, todos os da cópia são o mesmo; quem não é válido em cada menção de “alvo” fica sem cópia.
pub const R707_10D: Rule = Rule::new(Game::Magic, 2533);

/// **707.10e**
///
/// *es:* Si el efecto que copia impone un nuevo objetivo, este pasa a ser todos los de la copia; si no es legal para cada mención de «objetivo», la copia no se crea.
///
/// *pt:* Se o efeito dá à cópia um novo alvo, esse jogador ou objeto é cada um dos alvos dela; não sendo válido em cada menção de “alvo”, não há cópia.
pub const R707_10E: Rule = Rule::new(Game::Magic, 2534);

/// **707.10f**
///
/// *es:* La copia de un hechizo de permanente deja de serlo al resolverse y queda como permanente ficha (regla 608.3f).
///
/// *pt:* A cópia de mágica de permanente, conforme resolve, vira ficha e já não é cópia de mágica (regra 608.3f).
pub const R707_10F: Rule = Rule::new(Game::Magic, 2535);

/// **707.10g**
///
/// *es:* Si lo copiado es un hechizo de permanente que se transforma, también lo es su copia: cada cara copia los valores de esa cara del original, con lo que cambien otros efectos de copia, y se crea mostrando la posterior si así está este. Al resolverse, la ficha puesta en el campo de batalla también se transforma.
///
/// *pt:* Copiar mágica de permanente que se transforma dá outra que se transforma: cada face copia a equivalente do original, alterada por outros efeitos de cópia, e a cópia nasce com a traseira para cima se ele está assim. Ao resolver, dá no campo de batalha uma ficha que se transforma.
pub const R707_10G: Rule = Rule::new(Game::Magic, 2536);

/// **707.11**
///
/// *es:* El efecto que nombra un permanente lo sigue encontrando aunque cambie de nombre o pase a ser copia de otra cosa.
///
/// *pt:* Citar a permanente pelo nome é apontar aquela permanente, apesar de novo nome ou de virar cópia de outra coisa.
pub const R707_11: Rule = Rule::new(Game::Magic, 2537);

/// **707.12**
///
/// *es:* Si hay que lanzar una copia de un objeto, y no solo copiar un hechizo, la copia se crea en la zona del objeto y se lanza durante la resolución de otro hechizo o habilidad, con la regla 601.2a–h. Después es un hechizo más en la pila, que se resuelve o es contrarrestado.
///
/// *pt:* Conjurar uma cópia de um objeto, que não é só copiar mágica, segue a regra 601.2a–h: a cópia é criada na zona do objeto e conjurada durante a resolução de outra mágica ou habilidade. Conjurada, é mágica como as outras, que resolve ou é anulada.
pub const R707_12: Rule = Rule::new(Game::Magic, 2538);

/// **707.13**
///
/// *es:* Solo la carta Garth el Tuerto manda crear la copia de una carta por su nombre; las características son las de Oracle y la copia se crea fuera del juego.
///
/// *pt:* Apenas Garth One-Eye cria cópia de um card definido só pelo nome: o Oracle dá as características e ela é criada fora do jogo.
pub const R707_13: Rule = Rule::new(Game::Magic, 2539);

/// **707.14**
///
/// *es:* Solo la carta Magar of the Magic Strings anota el nombre de una carta de un cementerio y crea una copia de ella; sus valores copiables salen de cómo era por última vez allí (regla 608.2h).
///
/// *pt:* Magar of the Magic Strings anota o nome de um card que está num cemitério e cria cópia dele; os valores copiáveis são os do card como existiu ali por último (regra 608.2h).
pub const R707_14: Rule = Rule::new(Game::Magic, 2540);

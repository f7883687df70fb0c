// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 614. Efectos de reemplazo

use vademecum_vocab::{Game, Rule};

/// **614** Efectos de reemplazo · Efeitos de substituição
pub const R614: Rule = Rule::new(Game::Magic, 1359);

/// **614.1**
///
/// *es:* Algunos efectos continuos son de reemplazo: al ir a ocurrir un evento, ponen otro en vez de todo o parte de él. Nada queda fijado de antemano (igual en la regla 615). Son como un escudo alrededor de lo afectado.
///
/// *pt:* Alguns efeitos contínuos são de substituição: vigiam um evento e trocam-no na hora, em parte ou inteiro, por outro, como um escudo. Nada é fixado antes (igual na regra 615).
pub const R614_1: Rule = Rule::new(Game::Magic, 1360);

/// **614.1a**
///
/// *es:* Todo efecto que diga «en vez de» es de reemplazo; así indica la mayoría de ellos qué evento se cambia por cuál.
///
/// *pt:* Todo efeito que diz “em vez disso” é de substituição; assim a maioria deles aponta o evento trocado e o que fica no lugar.
pub const R614_1A: Rule = Rule::new(Game::Magic, 1361);

/// **614.1b**
///
/// *es:* Es de reemplazo todo lo que hace «saltar» un evento, un paso, una fase o un turno: lo reemplaza por nada.
///
/// *pt:* “Pular” evento, etapa, fase ou turno é substituí-lo por nada: também é substituição.
pub const R614_1B: Rule = Rule::new(Game::Magic, 1362);

/// **614.1c**
///
/// *es:* También son de reemplazo los efectos que dicen «entra con», «entra como» o «En cuanto \[este permanente\] entre».
///
/// *pt:* Também são de substituição os efeitos que dizem “entra com”, “entra como” ou “Conforme \[esta permanente\] entra”.
pub const R614_1C: Rule = Rule::new(Game::Magic, 1363);

/// **614.1d**
///
/// *es:* Son de reemplazo, además, los efectos continuos con la forma «\[Este permanente\] entra \[de tal manera\]» o «\[Objetos\] entran \[de tal manera\]».
///
/// *pt:* Outro tipo de substituição são os efeitos contínuos da forma “\[Esta permanente\] entra \[de certo jeito\]” ou “\[Objetos\] entram \[de certo jeito\]”.
pub const R614_1D: Rule = Rule::new(Game::Magic, 1364);

/// **614.1e**
///
/// *es:* «En cuanto \[este permanente\] se ponga boca arriba» indica igualmente un reemplazo.
///
/// *pt:* “Conforme a face \[desta permanente\] é voltada para cima” indica igualmente uma substituição.
pub const R614_1E: Rule = Rule::new(Game::Magic, 1365);

/// **614.2**
///
/// *es:* Para los que cambian el daño que haría una fuente, vale también la regla 609.7.
///
/// *pt:* Quando se substitui dano de certa fonte, consulta-se também a regra 609.7.
pub const R614_2: Rule = Rule::new(Game::Magic, 1366);

/// **614.3**
///
/// *es:* Para lanzar el hechizo o activar la habilidad que genera un reemplazo no hay restricciones especiales. El efecto dura hasta gastarse o hasta que vence su plazo.
///
/// *pt:* Não existe limite especial para conjurar ou ativar o que gera uma substituição; depois ela fica até ser usada ou até acabar sua duração.
pub const R614_3: Rule = Rule::new(Game::Magic, 1367);

/// **614.4**
///
/// *es:* El reemplazo tiene que existir antes del evento, porque nada cambia lo ya ocurrido. Por eso suele lanzarse o activarse en respuesta a lo que causaría el evento, y así se resuelve antes.
///
/// *pt:* O que já aconteceu não muda: a substituição precisa existir antes do evento. Por isso é comum conjurar ou ativar sua origem em resposta ao que o causaria.
pub const R614_4: Rule = Rule::new(Game::Magic, 1368);

/// **614.5**
///
/// *es:* Cada reemplazo tiene una única oportunidad con un evento, y en ella van incluidos los eventos modificados que lo sustituyan; no se llama a sí mismo sin fin.
///
/// *pt:* Sobre um evento, incluídas as versões modificadas dele, a mesma substituição age uma vez só; não fica se repetindo.
pub const R614_5: Rule = Rule::new(Game::Magic, 1369);

/// **614.6**
///
/// *es:* El evento reemplazado no llega a suceder; sucede el modificado, que puede disparar habilidades. Si este contiene una instrucción imposible, se ignora.
///
/// *pt:* Ocorre apenas o evento modificado, capaz de desencadear habilidades; o original nunca existiu. Instruções impossíveis do novo são ignoradas.
pub const R614_6: Rule = Rule::new(Game::Magic, 1370);

/// **614.7**
///
/// *es:* Cuando el evento esperado no se produce, el reemplazo no hace nada.
///
/// *pt:* Sem o evento que ele substituiria, o efeito não faz nada.
pub const R614_7: Rule = Rule::new(Game::Magic, 1371);

/// **614.7a**
///
/// *es:* 0 puntos de daño no son daño. Los reemplazos que lo aumentarían o lo llevarían a otro objeto o jugador no tienen nada que reemplazar y no hacen nada.
///
/// *pt:* Causar 0 de dano é não causar dano; assim, aumentá-lo ou passá-lo a outro objeto ou jogador não tem efeito, pois falta evento para substituir.
pub const R614_7A: Rule = Rule::new(Game::Magic, 1372);

/// **614.8**
///
/// *es:* Regenerar reemplaza una destrucción, aunque la carta no diga «en vez». La próxima vez en el turno que el permanente fuera a ser destruido, pierde el daño marcado, su controlador lo gira y, si ataca o bloquea, es removido del combate. Lo que espera daño hecho se dispara igual (regla 701.15).
///
/// *pt:* Regenerar substitui uma destruição, mesmo sem “em vez disso”. Na próxima vez no turno em que seria destruída, a permanente perde o dano marcado, o controlador a vira e, atacante ou bloqueadora, é removida do combate. O dano ainda desencadeia habilidades (regra 701.15).
pub const R614_8: Rule = Rule::new(Game::Magic, 1373);

/// **614.9**
///
/// *es:* Los efectos de redirección pasan a una batalla, criatura, planeswalker o jugador el mismo daño que iba a otro de estos. No hacen nada si, al redirigirse, uno de los permanentes salió del campo de batalla o perdió esos tipos, o si uno de los jugadores ha dejado el juego.
///
/// *pt:* Redirecionar é fazer o dano destinado a uma batalha, criatura, planeswalker ou jogador ir para outro deles. O efeito não faz nada se, nessa hora, uma das permanentes saiu do campo de batalha ou perdeu esses tipos, ou se o jogador de origem ou destino deixou o jogo.
pub const R614_9: Rule = Rule::new(Game::Magic, 1374);

/// **614.10**
///
/// *es:* Saltar algo es un reemplazo: en vez de hacerlo, no se hace nada. Un paso, fase o turno ya empezado no se salta; el efecto espera al siguiente.
///
/// *pt:* Quem pula um evento, etapa, fase ou turno o troca por nada; é substituição. Etapa, fase ou turno já iniciado não pode ser pulado, e o efeito aguarda o próximo.
pub const R614_10: Rule = Rule::new(Game::Magic, 1375);

/// **614.10a**
///
/// *es:* No ocurre lo previsto para aquello que se salta; si era para el «próximo» paso, fase o turno, espera al primero que no se salte. Dos efectos que hacen saltar el próximo a un jugador le hacen saltar dos, uno cada efecto.
///
/// *pt:* O que estava marcado para a etapa, fase ou turno pulado não acontece; o marcado para o “próximo” espera o primeiro não pulado. Se dois efeitos mandam pular o próximo, pulam-se dois: cada um consome o seu.
pub const R614_10A: Rule = Rule::new(Game::Magic, 1376);

/// **614.10b**
///
/// *es:* Cuando además de saltar hay que realizar otra acción, esta será lo primero que pase en el siguiente paso, fase o turno que sí se juegue.
///
/// *pt:* Quando alguém pula uma etapa, fase ou turno e então deve realizar uma ação, esta é a primeira coisa da próxima etapa, fase ou turno que de fato ocorra.
pub const R614_10B: Rule = Rule::new(Game::Magic, 1377);

/// **614.11**
///
/// *es:* Aunque la biblioteca esté vacía y no haya carta que robar, el efecto que reemplaza ese robo se aplica.
///
/// *pt:* Para substituir uma compra não é preciso haver cards no grimório do jogador.
pub const R614_11: Rule = Rule::new(Game::Magic, 1378);

/// **614.11a**
///
/// *es:* En una serie de robos, lo que manda el reemplazo de uno se completa, si es posible, antes de continuar con los demás.
///
/// *pt:* Substituída uma compra no meio de várias, cumpre-se primeiro, se possível, tudo o que a substituição pede; só então vêm as demais.
pub const R614_11A: Rule = Rule::new(Game::Magic, 1379);

/// **614.11b**
///
/// *es:* Si había que robar una carta y hacer algo con ella, y el robo se reemplaza, ese algo no se hace con ninguna robada por el reemplazo.
///
/// *pt:* A ação adicional sobre o card a comprar não se aplica aos cards comprados por causa de um efeito que substituiu aquela compra.
pub const R614_11B: Rule = Rule::new(Game::Magic, 1380);

/// **614.12**
///
/// *es:* Los reemplazos sobre cómo entra un permanente pueden venir de él mismo, si solo lo afectan a él, o de otra parte. Para ver cuáles se aplican y cómo, se imagina el permanente ya en el campo de batalla, contando los reemplazos ya aplicados (regla 616.1), sus estáticas que lo afectarían allí y los efectos continuos ya existentes que se le aplicarían.
///
/// *pt:* Uma substituição sobre como a permanente entra vem dela mesma, se só a ela atinge, ou de outra fonte. Para saber quais se aplicam e como, olham-se as características que teria no campo de batalha, com as substituições já aplicadas à entrada (regra 616.1), suas próprias estáticas que a afetariam lá e efeitos contínuos já existentes que se aplicariam a ela.
pub const R614_12: Rule = Rule::new(Game::Magic, 1381);

/// **614.12a**
///
/// *es:* Toda elección que exija un reemplazo sobre cómo entra un permanente se hace antes de esa entrada.
///
/// *pt:* A escolha pedida por um efeito que muda como a permanente entra é feita antes da entrada.
pub const R614_12A: Rule = Rule::new(Game::Magic, 1382);

/// **614.12b**
///
/// *es:* Al entrar algunos permanentes, su controlador elige entre dos habilidades marcadas con punto y palabra de anclaje. El permanente tiene la que sigue a la palabra elegida; ambas están vinculadas a la que hace elegir (regla 607).
///
/// *pt:* Há permanentes que entram com uma de duas habilidades, à escolha do controlador, cada uma com sua palavra âncora. Vale, enquanto aquela palavra for a escolhida na entrada, a habilidade que a segue; ambas são ligadas à que manda escolher (regra 607).
pub const R614_12B: Rule = Rule::new(Game::Magic, 1383);

/// **614.13**
///
/// *es:* Otros objetos pueden cambiar de zona por un efecto que modifica la entrada de un permanente.
///
/// *pt:* Pode acontecer que, ao mudar o modo como uma permanente entra, um efeito mova outros objetos de zona.
pub const R614_13: Rule = Rule::new(Game::Magic, 1384);

/// **614.13a**
///
/// *es:* Si un efecto sobre la entrada de un permanente hace elegir objetos que cambien de zona, quedan fuera el que será ese permanente y los que entren con él.
///
/// *pt:* Ao escolher, por um efeito sobre a entrada de uma permanente, objetos que também mudarão de zona, ficam excluídos o que se tornará a permanente e os que entram junto.
pub const R614_13A: Rule = Rule::new(Game::Magic, 1385);

/// **614.13b**
///
/// *es:* Al aplicar reemplazos a la entrada de un mismo permanente, ningún objeto puede elegirse más de una vez para cambiar de zona.
///
/// *pt:* Um objeto só pode ser escolhido uma vez para mudar de zona por efeitos sobre a entrada de uma mesma permanente.
pub const R614_13B: Rule = Rule::new(Game::Magic, 1386);

/// **614.13c**
///
/// *es:* Si, al aplicar un reemplazo a la entrada de un permanente, otro hace moler o exiliar de la parte superior de una biblioteca, las cartas que entran desde esa biblioteca no cuentan, aunque sigan en ella.
///
/// *pt:* Se, ao mudar como uma permanente entra, outra substituição faz triturar ou exilar do topo de um grimório, o card que dali está entrando é ignorado, mesmo ainda estando no grimório.
pub const R614_13C: Rule = Rule::new(Game::Magic, 1387);

/// **614.14**
///
/// *es:* Impresas en un mismo objeto, la habilidad cuyo reemplazo exilia cartas y la que habla de «las cartas exiliadas» o «exiliadas con \[este objeto\]» están vinculadas: esta solo abarca las que aquel llevó directamente al exilio. Otro objeto que gane ambas las tiene vinculadas igual, y nunca con otra habilidad presente o pasada (regla 607).
///
/// *pt:* São ligadas a habilidade cuja substituição exila cards e a que cita “os cards exilados” ou “exilados com \[este objeto\]”: contam só os que estão no exílio como resultado direto dela. Outro objeto que ganhe o par também as tem ligadas, e a nenhuma outra, atual ou passada (regra 607).
pub const R614_14: Rule = Rule::new(Game::Magic, 1388);

/// **614.15**
///
/// *es:* Los efectos de autorreemplazo no son continuos: un hechizo o habilidad reemplaza, al resolverse, todo o parte de su propio efecto. El texto suele estar en la misma habilidad, pero puede ser otra aparte, sobre todo tras una palabra de habilidad. Se aplican antes que los demás reemplazos.
///
/// *pt:* A autossubstituição não é efeito contínuo: ao resolver, a mágica ou habilidade troca parte de seu próprio efeito, ou todo ele. Em geral está na própria habilidade, mas pode vir em outra, sobretudo depois de palavra de habilidade. Aplica-se antes das demais substituições.
pub const R614_15: Rule = Rule::new(Game::Magic, 1389);

/// **614.16**
///
/// *es:* Los que reemplazan el crear fichas o poner contadores sobre un permanente por «un efecto» se aplican a lo que hace un hechizo o habilidad al resolverse y a lo que haga otro reemplazo o prevención, aunque el evento cambiado por este no fuera un efecto.
///
/// *pt:* Substituições com “se um efeito fosse criar fichas” ou “fosse colocar marcadores” em permanente abrangem o que mágica ou habilidade faz ao resolver e também o que faz outra substituição ou prevenção, ainda que o evento modificado por esta não viesse de efeito.
pub const R614_16: Rule = Rule::new(Game::Magic, 1390);

/// **614.17**
///
/// *es:* Decir que algo no puede ocurrir no es un reemplazo, pero sigue reglas parecidas.
///
/// *pt:* Efeitos que proíbem algo de acontecer não são de substituição, mas obedecem a regras semelhantes.
pub const R614_17: Rule = Rule::new(Game::Magic, 1391);

/// **614.17a**
///
/// *es:* Un efecto de «no puede» ha de existir antes que el evento; lo ya ocurrido no lo cambia.
///
/// *pt:* Uma proibição que chega depois do evento não o desfaz: precisa existir antes dele.
pub const R614_17A: Rule = Rule::new(Game::Magic, 1392);

/// **614.17b**
///
/// *es:* Ningún jugador puede elegir pagar un coste del que forme parte un evento que no puede ocurrir.
///
/// *pt:* Custo que inclui um evento proibido não pode ser escolhido para pagamento.
pub const R614_17B: Rule = Rule::new(Game::Magic, 1393);

/// **614.17c**
///
/// *es:* Un evento que no puede ocurrir solo admite un autorreemplazo (regla 614.15); ningún otro reemplazo ni prevención lo modifica.
///
/// *pt:* Proibido o evento, só uma autossubstituição pode trocá-lo (regra 614.15); as outras substituições e as prevenções não o alcançam.
pub const R614_17C: Rule = Rule::new(Game::Magic, 1394);

/// **614.17d**
///
/// *es:* Una prohibición sobre si un permanente entra, o cómo, puede venir de él mismo, si solo lo afecta a él, o de otra parte. Para ver cuáles se aplican se lo imagina ya en el campo de batalla, contando los reemplazos ya aplicados a su entrada (regla 616.1), sus estáticas que lo afectarían allí y los efectos continuos ya existentes que se le aplicarían.
///
/// *pt:* Uma proibição sobre a entrada de uma permanente, ou o modo como entra, vem dela mesma, se só a ela atinge, ou de outra fonte. Verifica-se com as características que teria no campo de batalha: substituições já aplicadas à entrada (regra 616.1), estáticas dela que lá a afetariam e efeitos contínuos existentes que se aplicariam a ela.
pub const R614_17D: Rule = Rule::new(Game::Magic, 1395);

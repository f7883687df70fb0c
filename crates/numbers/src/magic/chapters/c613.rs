// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 613. Interacción de efectos continuos

use vademecum_vocab::{Game, Rule};

/// **613** Interacción de efectos continuos · Interação de efeitos contínuos
pub const R613: Rule = Rule::new(Game::Magic, 1318);

/// **613.1**
///
/// *es:* Se parte del objeto mismo: lo impreso en la carta o, en una ficha o copia, lo definido por el efecto que la creó. Luego se le aplican, capa por capa, de la 1 a la 7, los efectos continuos que correspondan.
///
/// *pt:* As características partem do objeto em si: o que está impresso no card ou o que definiu o efeito criador da ficha ou da cópia. Depois se aplicam, uma camada por vez, da 1 à 7, os efeitos contínuos cabíveis.
pub const R613_1: Rule = Rule::new(Game::Magic, 1319);

/// **613.1a**
///
/// *es:* Capa 1: entra todo lo que modifica valores copiables, ya sean efectos o reglas.
///
/// *pt:* Camada 1: o que modifica valores copiáveis, sejam regras ou efeitos.
pub const R613_1A: Rule = Rule::new(Game::Magic, 1320);

/// **613.1b**
///
/// *es:* Capa 2: le toca a los efectos que cambian el control.
///
/// *pt:* Camada 2: vez dos efeitos que mudam o controle.
pub const R613_1B: Rule = Rule::new(Game::Magic, 1321);

/// **613.1c**
///
/// *es:* Capa 3: van los cambios de texto (regla 612).
///
/// *pt:* Camada 3: mudanças de texto (regra 612).
pub const R613_1C: Rule = Rule::new(Game::Magic, 1322);

/// **613.1d**
///
/// *es:* Capa 4: cuanto cambia tipos de carta, subtipos o supertipos.
///
/// *pt:* Camada 4: tudo que muda tipo de card, subtipo ou supertipo.
pub const R613_1D: Rule = Rule::new(Game::Magic, 1323);

/// **613.1e**
///
/// *es:* Capa 5: los cambios de color.
///
/// *pt:* Camada 5: mudanças de cor.
pub const R613_1E: Rule = Rule::new(Game::Magic, 1324);

/// **613.1f**
///
/// *es:* Capa 6: lo que da o quita habilidades, lo que dice que un objeto no puede tener alguna, y los contadores de palabra clave.
///
/// *pt:* Camada 6: ganho e perda de habilidades, marcadores de palavra-chave e efeitos que proíbem ter certa habilidade.
pub const R613_1F: Rule = Rule::new(Game::Magic, 1325);

/// **613.1g**
///
/// *es:* Capa 7: lo que cambia la fuerza, la resistencia o ambas.
///
/// *pt:* Camada 7: mudanças de poder, de resistência ou de ambos.
pub const R613_1G: Rule = Rule::new(Game::Magic, 1326);

/// **613.2**
///
/// *es:* La capa 1 tiene dos subcapas, en el orden de las reglas 613.2a y 613.2b. En cada una manda el orden de llegada (regla 613.7), salvo lo que altere la dependencia (regla 613.8).
///
/// *pt:* Dentro da camada 1 seguem-se duas subcamadas (regra 613.2a–b), cada uma na ordem do selo temporal (regra 613.7), que a dependência pode alterar (regra 613.8).
pub const R613_2: Rule = Rule::new(Game::Magic, 1327);

/// **613.2a**
///
/// *es:* Subcapa 1a, efectos copiables: las copias (regla 707), lo que resulta de fusionar con un permanente (regla 727) y las habilidades «en cuanto entra» o «en cuanto se pone boca arriba» que fijan fuerza y resistencia, aunque definan además otra cosa.
///
/// *pt:* Subcamada 1a, efeitos copiáveis: cópia (regra 707), mescla com permanente (regra 727) e habilidades que, “conforme” o objeto entra ou é voltado para cima, definem poder e resistência, ainda que também outra característica.
pub const R613_2A: Rule = Rule::new(Game::Magic, 1328);

/// **613.2b**
///
/// *es:* Subcapa 1b: la regla 708.2 modifica las características de hechizos y permanentes boca abajo.
///
/// *pt:* Subcamada 1b: para o que está com a face voltada para baixo, as características dadas pela regra 708.2.
pub const R613_2B: Rule = Rule::new(Game::Magic, 1329);

/// **613.2c**
///
/// *es:* Lo que resulta una vez aplicada toda la capa 1 son los valores copiables del objeto (regla 707.2).
///
/// *pt:* Aplicado tudo da camada 1, o resultado são os valores copiáveis (regra 707.2).
pub const R613_2C: Rule = Rule::new(Game::Magic, 1330);

/// **613.3**
///
/// *es:* Desde la capa 2 hasta la 6 van delante las habilidades que definen características (regla 604.3) y detrás el resto por orden de llegada (regla 613.7), salvo que la dependencia lo cambie (regla 613.8).
///
/// *pt:* Em cada camada de 2 a 6, começa-se pelas habilidades definidoras de característica (regra 604.3); o restante segue a ordem do selo temporal (regra 613.7), que a dependência pode mudar (regra 613.8).
pub const R613_3: Rule = Rule::new(Game::Magic, 1331);

/// **613.4**
///
/// *es:* También la capa 7 tiene subcapas, las de las reglas 613.4a–613.4d, en ese orden. Dentro de cada una decide el orden de llegada (regla 613.7), salvo que la dependencia lo altere (regla 613.8).
///
/// *pt:* As subcamadas da camada 7 são, em ordem, as regras 613.4a–d; em cada uma vale o selo temporal (regra 613.7), salvo dependência (regra 613.8).
pub const R613_4: Rule = Rule::new(Game::Magic, 1332);

/// **613.4a**
///
/// *es:* Subcapa 7a: habilidades que definen características y fijan fuerza o resistencia (regla 604.3).
///
/// *pt:* Subcamada 7a: poder ou resistência definidos por habilidade definidora de característica (regra 604.3).
pub const R613_4A: Rule = Rule::new(Game::Magic, 1333);

/// **613.4b**
///
/// *es:* Subcapa 7b: lo que fija la fuerza o la resistencia en un valor concreto, incluido lo que habla de la fuerza o resistencia base.
///
/// *pt:* Subcamada 7b: valores fixos para poder ou resistência; os efeitos que citam poder ou resistência base ficam aqui.
pub const R613_4B: Rule = Rule::new(Game::Magic, 1334);

/// **613.4c**
///
/// *es:* Subcapa 7c: efectos y contadores que modifican la fuerza o la resistencia sin fijarla en un valor.
///
/// *pt:* Subcamada 7c: marcadores e efeitos que modificam poder ou resistência sem lhes dar valor fixo.
pub const R613_4C: Rule = Rule::new(Game::Magic, 1335);

/// **613.4d**
///
/// *es:* Subcapa 7d: los efectos que cambian una por otra; la fuerza toma el valor de la resistencia, y esta, el de la fuerza.
///
/// *pt:* Subcamada 7d: a troca entre poder e resistência; cada um fica com o valor do outro.
pub const R613_4D: Rule = Rule::new(Game::Magic, 1336);

/// **613.5**
///
/// *es:* Las capas se recalculan solas sin cesar, y cualquier cambio que resulte en las características es inmediato.
///
/// *pt:* O jogo reaplica as camadas o tempo todo, automaticamente; as mudanças nas características são instantâneas.
pub const R613_5: Rule = Rule::new(Game::Magic, 1337);

/// **613.6**
///
/// *es:* Un efecto que toca varias capas o subcapas reparte sus partes entre ellas. Los objetos a los que empieza a aplicarse siguen siendo los mismos hasta el final, aunque desaparezca entretanto la habilidad que lo genera.
///
/// *pt:* Cada parte de um efeito vai para sua camada ou subcamada. Tendo começado a se aplicar a certos objetos numa, ele segue com os mesmos nas seguintes, mesmo que a habilidade que o gera seja removida no caminho.
pub const R613_6: Rule = Rule::new(Game::Magic, 1338);

/// **613.7**
///
/// *es:* Lo normal en una capa o subcapa es guiarse por el orden de llegada: lo más antiguo se aplica antes que lo más reciente.
///
/// *pt:* O selo temporal costuma decidir a ordem em cada camada ou subcamada: o efeito mais antigo vem antes do mais novo.
pub const R613_7: Rule = Rule::new(Game::Magic, 1339);

/// **613.7a**
///
/// *es:* El efecto continuo de una habilidad estática toma el orden de llegada más reciente de estos dos: el del objeto que la tiene o el del efecto que se la dio. Si el segundo es el posterior y el objeto recibe uno nuevo, también lo reciben los efectos de sus habilidades estáticas, sin cambiar el orden entre ellos.
///
/// *pt:* O efeito de uma habilidade estática tem o selo temporal mais recente entre o do objeto que a tem e o do efeito que a criou. Se este é posterior e o objeto recebe selo novo, os efeitos de suas estáticas também recebem, mantida a ordem relativa.
pub const R613_7A: Rule = Rule::new(Game::Magic, 1340);

/// **613.7b**
///
/// *es:* Si el efecto viene de resolverse un hechizo o habilidad, cuenta desde que se crea.
///
/// *pt:* Se o efeito contínuo vem de mágica ou habilidade que resolveu, seu selo é o do momento em que foi criado.
pub const R613_7B: Rule = Rule::new(Game::Magic, 1341);

/// **613.7c**
///
/// *es:* Un contador recibe su orden de llegada al ponerse sobre un objeto o jugador; los de igual clase que ya hubiera allí toman ese mismo orden.
///
/// *pt:* Marcador recebe selo ao ser colocado, e os iguais que já estavam naquele objeto ou jogador passam a ter o selo do novo.
pub const R613_7C: Rule = Rule::new(Game::Magic, 1342);

/// **613.7d**
///
/// *es:* Un objeto recibe su orden de llegada al entrar en una zona.
///
/// *pt:* O selo temporal do objeto é o do momento em que ele entra numa zona.
pub const R613_7D: Rule = Rule::new(Game::Magic, 1343);

/// **613.7e**
///
/// *es:* Cada vez que se anexan a un objeto o jugador, el Aura, el Equipo o la Fortificación toman un orden de llegada nuevo.
///
/// *pt:* Sempre que é anexado a objeto ou jogador, um Equipamento, uma Aura ou uma Fortificação ganha selo novo.
pub const R613_7E: Rule = Rule::new(Game::Magic, 1344);

/// **613.7f**
///
/// *es:* Ponerse boca arriba o boca abajo da al permanente un orden de llegada nuevo.
///
/// *pt:* Passar de voltada para baixo a voltada para cima, ou o contrário, renova o selo temporal da permanente.
pub const R613_7F: Rule = Rule::new(Game::Magic, 1345);

/// **613.7g**
///
/// *es:* Al permanente de dos caras que se transforma, cada transformación o conversión le da un orden de llegada nuevo.
///
/// *pt:* A cada transformação ou conversão, a permanente dupla face que se transforma ganha selo novo.
pub const R613_7G: Rule = Rule::new(Game::Magic, 1346);

/// **613.7h**
///
/// *es:* El orden de llegada de planos, fenómenos y planes boca arriba es el del momento en que se pusieron así.
///
/// *pt:* Plano, fenômeno ou esquema ganha seu selo quando a face é voltada para cima.
pub const R613_7H: Rule = Rule::new(Game::Magic, 1347);

/// **613.7i**
///
/// *es:* Una carta de vanguard boca arriba toma su orden de llegada al comenzar el juego.
///
/// *pt:* No início do jogo, o vanguard que está com a face voltada para cima recebe seu selo.
pub const R613_7I: Rule = Rule::new(Game::Magic, 1348);

/// **613.7j**
///
/// *es:* Las conspiraciones toman su orden de llegada al comenzar el juego; la que estaba boca abajo, uno nuevo al ponerse boca arriba.
///
/// *pt:* Conspirações recebem selo no início do jogo; a que tem a face voltada para baixo recebe outro ao ser voltada para cima.
pub const R613_7J: Rule = Rule::new(Game::Magic, 1349);

/// **613.7k**
///
/// *es:* Una pegatina toma un orden de llegada nuevo al ponerse sobre un objeto, justo después de que el objeto tome uno, y cuando este pasa a formar parte de un permanente fusionado. Si hay varias al entrar a una zona o al fusionarse, conservan el orden entre ellas.
///
/// *pt:* O adesivo ganha selo novo ao ser posto num objeto, logo depois de o objeto ganhar um, e quando este passa a integrar uma permanente mesclada. Vários no mesmo objeto, ao entrar em zona ou mesclar, mantêm a ordem entre si.
pub const R613_7K: Rule = Rule::new(Game::Magic, 1350);

/// **613.7m**
///
/// *es:* Si varios objetos reciben a la vez su orden de llegada, lo decide el orden JAJNA (regla 101.4): van antes los que controla el jugador activo, o que son suyos si nadie los controla, en el orden que él quiera; luego, igual, los demás por orden de turno.
///
/// *pt:* Com selos simultâneos, segue-se a ordem APNAP (regra 101.4). Ficam com os mais antigos, na ordem que ele quiser, os objetos que o jogador ativo controla (sem controlador, os de que é dono); depois os dos outros, na ordem de turno.
pub const R613_7M: Rule = Rule::new(Game::Magic, 1351);

/// **613.8**
///
/// *es:* En ocasiones el orden lo da la dependencia; donde la hay, se impone al orden de llegada.
///
/// *pt:* Havendo dependência entre efeitos da mesma camada ou subcamada, ela prevalece sobre o selo temporal.
pub const R613_8: Rule = Rule::new(Game::Magic, 1352);

/// **613.8a**
///
/// *es:* Depende de otro el efecto que cumple tres cosas: comparte con él capa y, si la hay, subcapa; aplicar el otro cambiaría su texto, su existencia, a qué se aplica o lo que le hace a eso; y o los dos vienen de habilidades que definen características o ninguno. Si no, es independiente.
///
/// *pt:* Para um efeito depender de outro há três exigências: estar na mesma camada (e subcamada, se houver); ter texto, existência, alcance ou resultado mudados se o outro for aplicado; e virem ambos, ou nenhum, de habilidade definidora de característica. Sem isso, é independente.
pub const R613_8A: Rule = Rule::new(Game::Magic, 1353);

/// **613.8b**
///
/// *es:* El efecto dependiente se aplica justo después de todos aquellos de los que depende. Los que así coincidan siguen entre sí el orden de llegada, y también los que dependen unos de otros en círculo, que no esperan.
///
/// *pt:* O efeito dependente espera e entra logo após todos aqueles de que depende. Se vários entrariam juntos assim, a ordem entre eles é a do selo temporal; num círculo de dependências não se espera, e vale igualmente o selo.
pub const R613_8B: Rule = Rule::new(Game::Magic, 1354);

/// **613.8c**
///
/// *es:* Después de aplicar cada efecto se vuelve a mirar el orden de los que faltan, pues las dependencias entre ellos pueden haber aparecido o desaparecido.
///
/// *pt:* A cada efeito aplicado, revê-se a ordem dos restantes, porque entre eles podem ter surgido ou sumido dependências.
pub const R613_8C: Rule = Rule::new(Game::Magic, 1355);

/// **613.9**
///
/// *es:* Un efecto continuo puede imponerse a otro, y de lo que uno haga puede depender que otro se aplique o qué haga.
///
/// *pt:* Entre efeitos contínuos, um pode prevalecer sobre outro; o resultado de um pode até decidir o que outro faz, ou se chega a se aplicar.
pub const R613_9: Rule = Rule::new(Game::Magic, 1356);

/// **613.10**
///
/// *es:* Fijadas las características de los objetos, se aplican, por orden de llegada (reglas 613.7 y 613.8), los que afectan a jugadores, como el que les da protección contra un color.
///
/// *pt:* Depois de definidas as características dos objetos, aplicam-se os efeitos contínuos sobre jogadores (proteção contra uma cor, digamos), na ordem do selo temporal (regras 613.7 e 613.8).
pub const R613_10: Rule = Rule::new(Game::Magic, 1357);

/// **613.11**
///
/// *es:* Los efectos continuos que cambian reglas del juego (tamaño máximo de la mano, obligación de atacar) se aplican tras todos los demás: los que cambian costes de hechizos o habilidades, según la regla 601.2f; el resto, por orden de llegada (reglas 613.7 y 613.8).
///
/// *pt:* Efeitos contínuos que alteram regras do jogo, como o tamanho máximo da mão, vêm depois de todos os outros, na ordem do selo temporal (regras 613.7 e 613.8); os que mudam custos de mágicas ou habilidades seguem a regra 601.2f.
pub const R613_11: Rule = Rule::new(Game::Magic, 1358);

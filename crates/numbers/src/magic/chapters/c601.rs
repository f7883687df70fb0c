// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 601. Lanzar hechizos

use vademecum_vocab::{Game, Rule};

/// **601** Lanzar hechizos · Conjurando mágicas
pub const R601: Rule = Rule::new(Game::Magic, 1090);

/// **601.1**
///
/// *es:* Las cartas antiguas llamaban «jugar» a lanzar un hechizo, o una carta como hechizo. Todas ellas tienen errata en Oracle y ahora dicen «lanzar».
///
/// *pt:* O que hoje se chama “conjurar” (uma mágica, ou um card como mágica) vinha impresso como “jogar”; os cards antigos têm errata no Oracle.
pub const R601_1: Rule = Rule::new(Game::Magic, 1091);

/// **601.1a**
///
/// *es:* Donde todavía se lee «jugar una carta», significa jugarla como tierra o lanzarla como hechizo, según lo que sea.
///
/// *pt:* Nos efeitos que ainda falam em “jogar um card”, isso quer dizer jogá-lo como terreno ou conjurá-lo como mágica, conforme o caso.
pub const R601_1A: Rule = Rule::new(Game::Magic, 1092);

/// **601.2**
///
/// *es:* Lanzar un hechizo es llevarlo de donde está (casi siempre la mano) a la pila y pagar por él, con vistas a que se resuelva. Primero se propone (regla 601.2a–d) y después se calcula y paga (regla 601.2f–h), en orden. Solo puede empezar quien tiene permiso (regla 601.3). Si un paso no puede cumplirse, el lanzamiento es ilegal y se vuelve a antes de la propuesta (regla 730).
///
/// *pt:* Conjurar é tirar a mágica de onde está, em geral da mão, pô-la na pilha e pagar por ela, para que depois resolva. Seguem-se em ordem a proposta (regra 601.2a–d) e o cálculo e pagamento dos custos (regra 601.2f–h). Para começar, é preciso ter permissão (regra 601.3); se alguma exigência não puder ser cumprida, a conjuração é ilegal e o jogo volta a antes da proposta (regra 730).
pub const R601_2: Rule = Rule::new(Game::Magic, 1093);

/// **601.2a**
///
/// *es:* Se empieza moviendo la carta, o copia de carta, a lo más alto de la pila. Allí es un hechizo con las características de ella, controlado por quien lo lanza, y los efectos continuos que lo modifican al empezar a lanzarlo rigen ya (regla 611.2f). Se queda hasta resolverse, ser contrarrestado o que una regla o efecto lo mueva.
///
/// *pt:* Primeiro o card (ou cópia de card) vai para o topo da pilha, com todas as suas características e sob o controle de quem conjura. Efeitos contínuos que modificam a mágica ao começar a conjurá-la valem desde já (regra 611.2f). Ela sai dali ao resolver, ser anulada ou ser movida por regra ou efeito.
pub const R601_2A: Rule = Rule::new(Game::Magic, 1094);

/// **601.2b**
///
/// *es:* El jugador anuncia los modos (regla 700.2); muestra de su mano las cartas que empalma (regla 702.47); dice qué costes alternativos o adicionales piensa pagar, nunca dos métodos o costes alternativos juntos (reglas 118.8 y 118.9); fija el valor de los costes variables, como {X}, adelantando la elección posterior que lo defina en el texto; nombra el equivalente no híbrido de cada coste híbrido; y para cada símbolo de maná pirexiano elige 2 vidas o el maná de color. Lo ya decidido, como usar retrospectiva, puede limitar estas elecciones.
///
/// *pt:* O jogador anuncia: o modo, se a mágica é modal (regra 700.2); cards que une a ela, revelando-os da mão (regra 702.47); custos alternativos e adicionais que pretende pagar, jamais dois métodos ou custos alternativos (regras 118.8 e 118.9); o valor de custos variáveis como {X}, fazendo já a escolha posterior que, pelo texto, o definiria; o equivalente não híbrido dos símbolos híbridos; e, por símbolo de mana phyrexiano, 2 pontos de vida ou o mana colorido correspondente. Escolhas anteriores, como conjurar com recapitular, podem restringir estas.
pub const R601_2B: Rule = Rule::new(Game::Magic, 1095);

/// **601.2c**
///
/// *es:* El jugador elige un objeto o jugador válido para cada objetivo; los ligados a un modo o a un coste alternativo o adicional, solo si se eligió, y ese coste también puede cambiar cuáles se piden. La cantidad, si es variable y no la da el texto, se anuncia antes; una vez fijada, no cambia. Nada puede elegirse dos veces para una misma aparición de la palabra «objetivo», pero sí una por aparición si es válido para ella. Los efectos que obligan a elegir algo se obedecen cuanto permitan las reglas y prohibiciones. Lo elegido ya es objetivo; lo que eso dispara espera a que acabe el lanzamiento.
///
/// *pt:* O jogador anuncia um objeto ou jogador adequado por alvo; os que dependem de modo ou de custo alternativo ou adicional, só se foi escolhido, e tal custo pode também trocar os alvos pedidos. Número variável de alvos é anunciado antes, ou definido pelo texto, e não muda mais. Cada ocorrência da palavra “alvo” não aceita repetir o escolhido; outra ocorrência aceita, se for adequado. Efeitos que mandam escolher algo como alvo são obedecidos ao máximo que as regras e proibições permitam. Os escolhidos tornam-se alvos; o que isso desencadear espera a mágica acabar de ser conjurada.
pub const R601_2C: Rule = Rule::new(Game::Magic, 1096);

/// **601.2d**
///
/// *es:* Un efecto que se divide entre objetivos, como daño o contadores, se reparte ahora: el jugador lo anuncia y cada objetivo recibe al menos uno.
///
/// *pt:* Efeito a dividir entre alvos (dano, marcadores e afins) tem a divisão anunciada agora, com no mínimo um para cada alvo.
pub const R601_2D: Rule = Rule::new(Game::Magic, 1097);

/// **601.2e**
///
/// *es:* Ahora el juego comprueba si lo propuesto puede lanzarse legalmente; si no, se vuelve al momento anterior a la propuesta (regla 730).
///
/// *pt:* Se a mágica proposta não pode ser legalmente conjurada, nesta verificação tudo se desfaz até antes da proposta (regra 730).
pub const R601_2E: Rule = Rule::new(Game::Magic, 1098);

/// **601.2f**
///
/// *es:* Al coste de maná, o al alternativo elegido, se suman los adicionales y los aumentos y se restan las reducciones, en el orden que el jugador prefiera; puede incluir maná, girar o sacrificar permanentes, descartar cartas y demás. La parte de maná nunca baja de {0}. Después se aplican los efectos que afectan directamente al total, y este queda fijo: ningún cambio posterior cuenta.
///
/// *pt:* Soma-se ao custo de mana, ou ao alternativo escolhido, tudo o que é adicional ou aumento, e subtraem-se as reduções, na ordem que o jogador quiser; mana, virar ou sacrificar permanentes e descartar podem fazer parte. A parte de mana não fica abaixo de {0}. Por fim aplicam-se efeitos que agem diretamente sobre o total, e ele fica travado contra mudanças posteriores.
pub const R601_2F: Rule = Rule::new(Game::Magic, 1099);

/// **601.2g**
///
/// *es:* Si el total lleva maná, el jugador puede activar aquí habilidades de maná (regla 605); pagados los costes sería tarde.
///
/// *pt:* É agora, antes de pagar, que o jogador pode ativar habilidades de mana, caso o total inclua mana (regra 605).
pub const R601_2G: Rule = Rule::new(Game::Magic, 1100);

/// **601.2h**
///
/// *es:* Se paga todo: primero, en cualquier orden, lo que ni depende del azar ni mueve objetos de la biblioteca a zonas públicas; luego, igual, el resto. Nada parcial ni impagable.
///
/// *pt:* Pagam-se primeiro, em qualquer ordem, os custos sem acaso nem objetos indo do grimório a zona pública; depois, igualmente, os demais. Proíbem-se pagamento parcial e custo impagável.
pub const R601_2H: Rule = Rule::new(Game::Magic, 1101);

/// **601.2i**
///
/// *es:* Acabado lo anterior, se aplica lo que modifica las características del hechizo al lanzarlo, y queda lanzado. Se dispara lo que mira que se lance o llegue a la pila; su controlador recibe prioridad si la tenía antes.
///
/// *pt:* Então aplica-se o que muda características da mágica conforme é conjurada, e ela fica conjurada; desencadeia o que depende disso ou da ida à pilha. Seu controlador recebe prioridade se a tinha antes.
pub const R601_2I: Rule = Rule::new(Game::Magic, 1102);

/// **601.3**
///
/// *es:* Para empezar a lanzar un hechizo hacen falta dos cosas: una regla o efecto que se lo permita al jugador y que nada se lo prohíba.
///
/// *pt:* Só começa a conjurar quem tem a permissão de uma regra ou efeito e não sofre proibição de nenhuma regra ou efeito.
pub const R601_3: Rule = Rule::new(Game::Magic, 1103);

/// **601.3a**
///
/// *es:* Ante un efecto que prohíbe hechizos con cierta cualidad, el jugador puede contar con las elecciones de la propuesta que la cambiarían: si alguna libraría al hechizo, puede empezar a lanzarlo ignorando el efecto.
///
/// *pt:* Diante de um efeito que proíbe mágicas de certa qualidade, contam as escolhas da proposta que podem mudá-la: se com alguma a mágica escaparia, o jogador pode começar a conjurá-la, ignorando o efeito.
pub const R601_3A: Rule = Rule::new(Game::Magic, 1104);

/// **601.3b**
///
/// *es:* Si un efecto deja lanzar hechizos de cierta cualidad como si tuvieran destello, cuentan las elecciones posibles en la propuesta: con que alguna haga aplicable el efecto, el jugador puede empezar a lanzar así.
///
/// *pt:* Para usar um efeito que permite conjurar certas mágicas como se tivessem lampejo, basta que uma escolha a fazer na proposta possa torná-lo aplicável; o jogador já pode começar assim.
pub const R601_3B: Rule = Rule::new(Game::Magic, 1105);

/// **601.3c**
///
/// *es:* Aunque el permiso de lanzar como si tuviera destello dependa de pagar un coste alternativo o adicional, el jugador puede empezar a lanzarlo así.
///
/// *pt:* Permissão de lampejo condicionada a pagar um custo adicional ou alternativo já deixa o jogador começar a conjurar como se houvesse lampejo.
pub const R601_3C: Rule = Rule::new(Game::Magic, 1106);

/// **601.3d**
///
/// *es:* El hechizo que solo tiene destello bajo ciertas condiciones puede empezar a lanzarlo su controlador, como si lo tuviera, cuando estas se cumplen.
///
/// *pt:* Cumpridas as condições que dariam lampejo à mágica, seu controlador pode começar a conjurá-la como se ela o tivesse.
pub const R601_3D: Rule = Rule::new(Game::Magic, 1107);

/// **601.3e**
///
/// *es:* Si una regla o efecto manda mirar otras características, o solo parte, para saber si algo puede lanzarse, esas reemplazan a las del objeto en la comprobación. Cuentan también los efectos continuos que entonces se le aplicarían.
///
/// *pt:* Se uma regra ou efeito decide por características alternativas, ou só algumas, se um card ou cópia pode ser conjurado, elas substituem as dele nisso, e contam os efeitos contínuos que assim se aplicariam.
pub const R601_3E: Rule = Rule::new(Game::Magic, 1108);

/// **601.3f**
///
/// *es:* Permitido lanzar hechizos de cierta cualidad entre cartas boca abajo exiliadas, el jugador solo puede empezar con una que pueda mirar.
///
/// *pt:* Quando um efeito deixa conjurar mágicas de certa qualidade dentre cards com a face voltada para baixo no exílio, só se começa por um card que se possa olhar.
pub const R601_3F: Rule = Rule::new(Game::Magic, 1109);

/// **601.4**
///
/// *es:* Al anunciar modos y costes alternativos o adicionales (regla 601.2b), una opción puede depender de otra que se elegiría más adelante en ese paso. El controlador puede contar con todas las elecciones posibles y tomarla si alguna lo permite.
///
/// *pt:* Na regra 601.2b, um modo ou custo alternativo ou adicional pode depender de outra escolha que só viria depois nesse mesmo ponto. O controlador pode considerá-la desde já: se alguma escolha possível o permite, está liberado.
pub const R601_4: Rule = Rule::new(Game::Magic, 1110);

/// **601.5**
///
/// *es:* Si tras la propuesta (regla 601.2a–d) ya no se permite lanzar el hechizo, el lanzamiento es ilegal y se vuelve a antes de proponerlo (regla 730). Que se vuelva ilegal mientras se calculan o pagan costes, o ya lanzado, no importa.
///
/// *pt:* Perdida a permissão ao fim da proposta (regra 601.2a–d), a conjuração é ilegal e volta-se a antes dela (regra 730). Se isso só ocorre durante os custos (regra 601.2f–h) ou depois de conjurada a mágica, não faz diferença.
pub const R601_5: Rule = Rule::new(Game::Magic, 1111);

/// **601.5a**
///
/// *es:* Empezado a lanzar con destello, real o como si lo tuviera, porque se cumplían ciertas condiciones (regla 601.3d), el hechizo puede seguir lanzándose así aunque dejen de cumplirse.
///
/// *pt:* Quem começou a conjurar aproveitando um lampejo, ou permissão equivalente, que dependia de condições (regra 601.3d) pode continuar mesmo que elas deixem de valer.
pub const R601_5A: Rule = Rule::new(Game::Magic, 1112);

/// **601.6**
///
/// *es:* Lo que el hechizo encarga a un oponente en vez de a su controlador, como elegir modo u objetivos, se hace cuando le tocaría a este.
///
/// *pt:* Se a mágica passa a um oponente uma tarefa do controlador, como escolher modos ou alvos, esse oponente a cumpre quando o controlador a cumpriria.
pub const R601_6: Rule = Rule::new(Game::Magic, 1113);

/// **601.6a**
///
/// *es:* Si varios oponentes podrían encargarse, el controlador del hechizo decide cuál lo hace.
///
/// *pt:* Havendo mais de um oponente possível, quem controla a mágica decide qual deles fará a escolha.
pub const R601_6A: Rule = Rule::new(Game::Magic, 1114);

/// **601.6b**
///
/// *es:* Si pide algo a la vez a su controlador y a otro jugador mientras se lanza, empieza el controlador, a diferencia de la regla 101.4.
///
/// *pt:* Diferente da regra 101.4, quando a mágica manda seu controlador e outro jogador agirem juntos enquanto é conjurada, começa o controlador.
pub const R601_6B: Rule = Rule::new(Game::Magic, 1115);

/// **601.7**
///
/// *es:* Lo que ya está en la pila, sea hechizo o habilidad, no se ve afectado por lanzar un hechizo que cambia costes.
///
/// *pt:* Mágica que altera custos, ao ser conjurada, não mexe com mágicas nem habilidades que já estão na pilha.
pub const R601_7: Rule = Rule::new(Game::Magic, 1116);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 509. Paso de declarar bloqueadoras

use vademecum_vocab::{Game, Rule};

/// **509** Paso de declarar bloqueadoras · Etapa de declaração de bloqueadores
pub const R509: Rule = Rule::new(Game::Magic, 1038);

/// **509.1**
///
/// *es:* Al empezar, por acción basada en turno sin pila, el jugador defensor declara bloqueadoras siguiendo en orden las reglas 509.1a–509.1i. Si algún punto no puede cumplirse, la declaración es ilegal y el juego vuelve a antes de ella (regla 730).
///
/// *pt:* Primeiro o jogador defensor declara bloqueadores, na ordem das regras 509.1a–i, sem usar a pilha (ação baseada no turno). Se não puder cumprir algum ponto, a declaração é ilegal e o jogo volta a antes dela (regra 730).
pub const R509_1: Rule = Rule::new(Game::Magic, 1039);

/// **509.1a**
///
/// *es:* El jugador defensor elige qué criaturas enderezadas que controla, sin contar batallas, bloquean, o ninguna, y a cuál cada una: una que lo ataque a él, a un planeswalker suyo o a una batalla que protege.
///
/// *pt:* O defensor escolhe quais criaturas desviradas que controla (batalhas não) bloqueiam, se houver, e qual cada uma bloqueia: uma que ataca a ele, planeswalker que controla ou batalha que protege.
pub const R509_1A: Rule = Rule::new(Game::Magic, 1040);

/// **509.1b**
///
/// *es:* Una restricción dice que una criatura no puede bloquear, o solo bajo cierta condición; si alguna que controla el jugador defensor la desobedece, la declaración es ilegal. También restringe la evasión, habilidad estática de la atacante que limita quién la bloquea; varias se acumulan, y ganarla o perderla tras un bloqueo legal no lo cambia.
///
/// *pt:* O jogador defensor confere as restrições de suas criaturas (não bloquear, de todo ou sem certa condição); desobedecer a uma torna a declaração ilegal. Também restringem as habilidades de evasão, estáticas da atacante, que limitam quem a bloqueia e se somam. Feito o bloqueio legal, a atacante ganhar ou perder evasão não o altera.
pub const R509_1B: Rule = Rule::new(Game::Magic, 1041);

/// **509.1c**
///
/// *es:* Los requisitos dicen que una criatura debe bloquear, sin más o si se da una condición. Contando todas las que controla el jugador defensor, la declaración es ilegal si podían cumplirse más requisitos sin violar restricciones. A nadie se le obliga a pagar un coste para bloquear, aunque así se cumpliera alguno más. El requisito de bloquear cierto turno si puede rige en cada paso de declarar bloqueadoras de ese turno.
///
/// *pt:* Requisitos mandam a criatura bloquear, sempre ou sob condição. Somando todas as do jogador defensor, é preciso cumprir tantos quanto as restrições permitam, ou a declaração é ilegal. Custo para bloquear nunca é obrigatório, nem para cumprir mais um requisito. Quem deve bloquear num turno, se puder, deve fazê-lo em toda etapa de declaração de bloqueadores dele.
pub const R509_1C: Rule = Rule::new(Game::Magic, 1042);

/// **509.1d**
///
/// *es:* Si bloquear con las elegidas exige costes, el jugador defensor calcula el total, que puede incluir maná, girar o sacrificar permanentes, descartar cartas u otra cosa. Después queda fijo, y ningún efecto lo altera.
///
/// *pt:* Se alguma escolhida exige custos para bloquear, o jogador defensor soma o total (mana, virar, sacrificar, descartar ou outra coisa). Uma vez somado, fica travado: mudança posterior por efeito é ignorada.
pub const R509_1D: Rule = Rule::new(Game::Magic, 1043);

/// **509.1e**
///
/// *es:* Si entre los costes hay maná, el jugador defensor puede activar ahora habilidades de maná (regla 605).
///
/// *pt:* É agora que o jogador defensor pode usar habilidades de mana, se algum custo pedir mana (regra 605).
pub const R509_1E: Rule = Rule::new(Game::Magic, 1044);

/// **509.1f**
///
/// *es:* Con el maná ya en la reserva, los costes se pagan enteros, en el orden que el jugador prefiera; no cabe pagar una parte.
///
/// *pt:* Obtido o mana, o jogador paga por completo cada custo, começando pelo que quiser; pagar só uma parte é proibido.
pub const R509_1F: Rule = Rule::new(Game::Magic, 1045);

/// **509.1g**
///
/// *es:* Cada elegida que el jugador defensor aún controla pasa a ser bloqueadora de lo asignado, hasta ser removida del combate o acabar la fase de combate, lo primero (regla 506.4).
///
/// *pt:* As escolhidas que o jogador defensor ainda controla tornam-se bloqueadoras das atacantes escolhidas, até serem removidas do combate ou acabar a fase de combate (regra 506.4).
pub const R509_1G: Rule = Rule::new(Game::Magic, 1046);

/// **509.1h**
///
/// *es:* Con al menos una bloqueadora declarada, la atacante queda bloqueada; sin ninguna, no bloqueada. Así sigue, aunque todas sus bloqueadoras sean removidas del combate, hasta que ella sea removida, acabe la fase o un efecto la haga bloqueada o no bloqueada.
///
/// *pt:* A atacante com alguma bloqueadora declarada fica bloqueada; as outras, não bloqueadas. Isso dura até ela ser removida do combate, um efeito mudá-lo ou a fase acabar; perder todas as bloqueadoras não a desbloqueia.
pub const R509_1H: Rule = Rule::new(Game::Magic, 1047);

/// **509.1i**
///
/// *es:* Lo que depende de que se declaren bloqueadoras se dispara ahora (regla 509.2a).
///
/// *pt:* Desencadeiam agora as habilidades ligadas à declaração de bloqueadores (regra 509.2a).
pub const R509_1I: Rule = Rule::new(Game::Magic, 1048);

/// **509.2**
///
/// *es:* Luego recibe prioridad el jugador activo (regla 117).
///
/// *pt:* Depois, a prioridade cabe ao jogador ativo (regra 117).
pub const R509_2: Rule = Rule::new(Game::Magic, 1049);

/// **509.2a**
///
/// *es:* Antes de esa prioridad se apila lo disparado por la declaración o durante la regla 509.1, sea cual sea el orden en que ocurrió (regla 603).
///
/// *pt:* Tudo que desencadeou na declaração ou no processo da regra 509.1 vai antes para a pilha, sem importar o que veio primeiro (regra 603).
pub const R509_2A: Rule = Rule::new(Game::Magic, 1050);

/// **509.3**
///
/// *es:* Varias condiciones de disparo miran la declaración de bloqueadoras (reglas 509.3a–509.3g).
///
/// *pt:* Várias condições de desencadeamento olham a declaração de bloqueadores (regra 509.3a–g).
pub const R509_3: Rule = Rule::new(Game::Magic, 1051);

/// **509.3a**
///
/// *es:* «Siempre que \[una criatura\] bloquee» suele dispararse una vez por combate y criatura, aunque bloquee a varias: al declararla bloqueadora, o cuando un efecto la hace bloquear sin ser aún bloqueadora. Si entra al campo de batalla bloqueando, no.
///
/// *pt:* “Toda vez que \[uma criatura\] bloqueia” em geral desencadeia só uma vez por combate para ela, mesmo bloqueando várias: se declarada, ou tornada bloqueadora por efeito quando ainda não era. Entrar bloqueando não desencadeia.
pub const R509_3A: Rule = Rule::new(Game::Magic, 1052);

/// **509.3b**
///
/// *es:* La condición «bloquee a una criatura» se cumple por cada atacante que ella bloquea, sea por declaración o por un efecto que la pone a bloquear a una que aún no bloqueaba. Entrar bloqueando no cuenta.
///
/// *pt:* “\[Uma criatura\] bloqueia uma criatura” desencadeia uma vez para cada atacante bloqueada: na declaração, ou quando um efeito a faz bloquear uma que ainda não bloqueava. Quem entra bloqueando não conta.
pub const R509_3B: Rule = Rule::new(Game::Magic, 1053);

/// **509.3c**
///
/// *es:* «Siempre que \[una criatura\] sea bloqueada» suele dispararse una sola vez por combate para ella, aunque la bloqueen varias: si se le declara al menos una bloqueadora, o si, estando no bloqueada, la bloquea un efecto o una criatura que entra bloqueando.
///
/// *pt:* “\[Uma criatura\] é bloqueada” costuma desencadear uma única vez por combate, sejam quantas forem as bloqueadoras: com ao menos uma declarada; ou, se ela era não bloqueada, por efeito ou por criatura que entra bloqueando.
pub const R509_3C: Rule = Rule::new(Game::Magic, 1054);

/// **509.3d**
///
/// *es:* La condición «sea bloqueada por una criatura» se cumple por cada bloqueadora: declarada, puesta en el campo de batalla bloqueándola, o que un efecto le hace bloquear sin que lo hiciera ya. No vale quedar bloqueada por un efecto sin criatura.
///
/// *pt:* “\[Uma criatura\] é bloqueada por uma criatura” desencadeia uma vez para cada bloqueador: o declarado, o que já entra bloqueando-a e o que passa a bloqueá-la por um efeito sem que antes o fizesse. Se é um efeito, e não uma criatura, que a torna bloqueada, não desencadeia.
pub const R509_3D: Rule = Rule::new(Game::Magic, 1055);

/// **509.3e**
///
/// *es:* Cuando se pide bloquear a cierto número de criaturas o ser bloqueada por ellas, exacto o mínimo, se dispara si se alcanza al declarar bloqueadoras. También pueden lograrlo efectos que agreguen o quiten bloqueadoras.
///
/// *pt:* Se a condição pede bloquear certo número de criaturas, ou ser bloqueada por esse número delas (exato ou mínimo), conta a declaração de bloqueadores; efeitos que acrescentam ou retiram bloqueadoras também podem satisfazê-la.
pub const R509_3E: Rule = Rule::new(Game::Magic, 1056);

/// **509.3f**
///
/// *es:* Si la condición exige características de una criatura, estas se miran en un momento: de la que bloquea, al declararse bloqueadoras o cuando un efecto la hace bloquear; de la bloqueada, al quedar bloqueada; de aquella que bloquea a otra dada, al volverse bloqueadora. Adquirirlas más tarde no dispara nada.
///
/// *pt:* Características pedidas são verificadas uma vez só: as da criatura que bloqueia, quando se declaram bloqueadores ou um efeito a faz bloquear; as da bloqueada, quando se torna bloqueada; as daquela que bloqueia determinada criatura, quando se torna bloqueadora. Mudanças posteriores não desencadeiam nada.
pub const R509_3F: Rule = Rule::new(Game::Magic, 1057);

/// **509.3g**
///
/// *es:* «Siempre que \[una criatura\] ataque y no sea bloqueada» se dispara si no se le declara ninguna bloqueadora, incluso si entró atacando sin haber sido declarada. No lo hace si sus bloqueadoras son removidas después.
///
/// *pt:* “Ataca e não é bloqueada” pede que nenhuma bloqueadora seja declarada para ela; serve até quem nunca foi declarada atacante. Perder todas as bloqueadoras depois não desencadeia.
pub const R509_3G: Rule = Rule::new(Game::Magic, 1058);

/// **509.4**
///
/// *es:* El controlador de una criatura que entra bloqueando elige en ese momento a qué atacante bloquea, salvo que el efecto lo diga. Está «bloqueando», pero para eventos de disparo y efectos nunca «bloqueó».
///
/// *pt:* Quem controla a criatura que entra bloqueando escolhe, conforme ela entra, que atacante bloqueia, se o efeito não disser. Ela está “bloqueando”; para desencadeamentos e efeitos, jamais “bloqueou”.
pub const R509_4: Rule = Rule::new(Game::Magic, 1059);

/// **509.4a**
///
/// *es:* Si el efecto la hace bloquear a cierta criatura que ya no ataca, o de la cual el controlador de la que entra no es jugador defensor, entra igual pero nunca es bloqueadora.
///
/// *pt:* Quando a criatura que o efeito manda bloquear não ataca mais, ou não tem como jogador defensor quem controla a que entra, esta entra sem nunca ser bloqueadora.
pub const R509_4A: Rule = Rule::new(Game::Magic, 1060);

/// **509.4b**
///
/// *es:* A la criatura que entra bloqueando no le afectan los requisitos ni las restricciones de declarar bloqueadoras.
///
/// *pt:* Requisitos e restrições para declarar bloqueadores não atingem a criatura que entra bloqueando.
pub const R509_4B: Rule = Rule::new(Game::Magic, 1061);

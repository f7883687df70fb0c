// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 506. Fase de combate

use vademecum_vocab::{Game, Rule};

/// **506** Fase de combate · Fase de combate
pub const R506: Rule = Rule::new(Game::Magic, 969);

/// **506.1**
///
/// *es:* El combate consta de inicio, declarar atacantes, declarar bloqueadoras, daño y final, en este orden. Si ninguna criatura se declaró atacante ni entró atacando, se saltan bloqueadoras y daño (regla 508.8); hay dos pasos de daño cuando alguna que ataca o bloquea tiene dañar primero o dañar dos veces.
///
/// *pt:* No combate, em ordem, há início, declaração de atacantes, declaração de bloqueadores, dano e final. Sem criatura declarada atacante ou que entrou atacando, pulam-se bloqueadores e dano (regra 508.8); havendo atacante ou bloqueadora com iniciativa ou golpe duplo, há duas etapas de dano.
pub const R506_1: Rule = Rule::new(Game::Magic, 970);

/// **506.2**
///
/// *es:* El atacante es el jugador activo; sus criaturas pueden atacar. Entre dos jugadores, el no activo defiende: pueden ser atacados él, los planeswalkers que controla y las batallas que protege.
///
/// *pt:* Atacante é o jogador ativo; suas criaturas podem atacar. Num jogo a dois, o outro defende: podem ser atacados ele, seus planeswalkers e batalhas que protege.
pub const R506_2: Rule = Rule::new(Game::Magic, 971);

/// **506.2a**
///
/// *es:* Con varios jugadores puede haber uno o más jugadores defensores, según la variante y sus alternativas (reglas 802, 803 y 809). Si no lo son automáticamente todos los oponentes del jugador atacante, este elige uno en el paso de inicio del combate, como acción basada en turno; la variante o la alternativa puede imponer la elección.
///
/// *pt:* Num jogo multijogador, a variante e as opções definem se há um ou mais defensores (regras 802, 803 e 809). Se nem todos os oponentes defendem automaticamente, o jogador atacante escolhe um deles como jogador defensor na etapa de início de combate, por uma ação baseada no turno; às vezes a variante ou opção dita a escolha.
pub const R506_2A: Rule = Rule::new(Game::Magic, 972);

/// **506.2b**
///
/// *es:* Con turnos compartidos en equipo (regla 805), ataca el equipo activo y defiende el no activo.
///
/// *pt:* Se as equipes compartilham turnos (regra 805), a ativa é a atacante e a outra, a defensora.
pub const R506_2B: Rule = Rule::new(Game::Magic, 973);

/// **506.3**
///
/// *es:* Para atacar o bloquear hay que ser criatura; para ser atacado, jugador, planeswalker o batalla.
///
/// *pt:* Quem ataca ou bloqueia é sempre criatura; quem é atacado, sempre jogador, planeswalker ou batalha.
pub const R506_3: Rule = Rule::new(Game::Magic, 974);

/// **506.3a**
///
/// *es:* Solo una criatura puede entrar atacando o bloqueando: otro permanente al que un efecto pondría así entra igualmente, pero jamás es atacante ni bloqueador.
///
/// *pt:* Não sendo criatura, a permanente que entraria atacando ou bloqueando apenas entra: em nenhum momento é atacante ou bloqueadora.
pub const R506_3A: Rule = Rule::new(Game::Magic, 975);

/// **506.3b**
///
/// *es:* La criatura que fuera a entrar atacando bajo el control de alguien que no es jugador atacante entra igual, pero jamás se considera atacante.
///
/// *pt:* Se quem vai controlar a criatura que entra atacando não é jogador atacante, ela entra sem nunca contar como atacante.
pub const R506_3B: Rule = Rule::new(Game::Magic, 976);

/// **506.3c**
///
/// *es:* La criatura puesta a atacar a quien está fuera del juego, o a un permanente que dejó el campo de batalla o no es planeswalker ni batalla, entra pero nunca es atacante (regla 508.4a).
///
/// *pt:* A criatura entra sem nunca ser atacante se deveria atacar jogador fora do jogo ou permanente que saiu do campo de batalha ou não é planeswalker nem batalha (regra 508.4a).
pub const R506_3C: Rule = Rule::new(Game::Magic, 977);

/// **506.3d**
///
/// *es:* Tampoco es nunca bloqueadora la criatura que entra bloqueando si su atacante no ataca al controlador de la que entra, a un planeswalker que controle ni a una batalla que proteja; aun así, entra.
///
/// *pt:* Se a atacante a bloquear não ataca o controlador da criatura que entra bloqueando, um planeswalker dele ou batalha que ele protege, a criatura entra mas nunca é bloqueadora.
pub const R506_3D: Rule = Rule::new(Game::Magic, 978);

/// **506.3e**
///
/// *es:* Si una criatura que también es batalla fuera a entrar atacando o bloqueando, entra, pero nunca como criatura atacante ni bloqueadora.
///
/// *pt:* Sendo também batalha, a criatura que um efeito poria atacando ou bloqueando entra, mas não conta como atacante nem bloqueadora em momento algum.
pub const R506_3E: Rule = Rule::new(Game::Magic, 979);

/// **506.3f**
///
/// *es:* Convertir una batalla en criatura atacante o bloqueadora no es posible: la parte del hechizo o habilidad en resolución que lo haría no hace nada.
///
/// *pt:* Quando uma mágica ou habilidade, ao resolver, tornaria uma batalha criatura atacante ou bloqueadora, essa parte do efeito não faz nada.
pub const R506_3F: Rule = Rule::new(Game::Magic, 980);

/// **506.4**
///
/// *es:* Es removido del combate el permanente que deja el campo de batalla, pasa a otro controlador, sale de fase o un efecto remueve expresamente; el planeswalker o la batalla atacados que dejan de serlo; y la criatura atacante o bloqueadora que se regenera (regla 701.15), deja de ser criatura o se vuelve batalla. La criatura removida ya no es atacante, bloqueadora, bloqueada ni no bloqueada; el planeswalker o la batalla, ya no están siendo atacados.
///
/// *pt:* Sai do combate a permanente que deixa o campo de batalha, muda de controlador, sai de fase ou é expressamente removida por um efeito; o planeswalker ou batalha atacado que perde esse tipo; e a atacante ou bloqueadora que se regenera (regra 701.15), deixa de ser criatura ou se torna batalha. A criatura removida não é mais atacante, bloqueadora, bloqueada nem não bloqueada; o planeswalker ou batalha não está mais sendo atacado.
pub const R506_4: Rule = Rule::new(Game::Magic, 981);

/// **506.4a**
///
/// *es:* Los hechizos y habilidades que habrían impedido atacar o bloquear a una criatura llegan tarde una vez declarada: no la remueven del combate.
///
/// *pt:* Depois de declarada, a criatura segue em combate mesmo que surja mágica ou habilidade que a teria impedido de atacar ou bloquear.
pub const R506_4A: Rule = Rule::new(Game::Magic, 982);

/// **506.4b**
///
/// *es:* Da igual que se gire o enderece una criatura ya declarada atacante o bloqueadora: continúa en combate y su daño de combate no se previene.
///
/// *pt:* Virar ou desvirar a já declarada atacante ou bloqueadora não a remove de combate nem evita o dano de combate que vai causar.
pub const R506_4B: Rule = Rule::new(Game::Magic, 983);

/// **506.4c**
///
/// *es:* Si se remueve del combate el planeswalker o la batalla que una criatura ataca, ella permanece como atacante, aunque sin atacar a nada. Puede ser bloqueada; si no lo es, no hace daño de combate.
///
/// *pt:* A criatura continua atacante, sem atacar nada, se o planeswalker ou batalha que ela atacava é removido do combate; pode ser bloqueada e, se não for, não causa dano de combate.
pub const R506_4C: Rule = Rule::new(Game::Magic, 984);

/// **506.4d**
///
/// *es:* El permanente que es a la vez criatura bloqueadora y planeswalker atacado permanece en combate mientras conserve alguno de esos tipos, con el papel que corresponda a este; si pierde ambos, es removido.
///
/// *pt:* Perder um dos tipos não tira de combate a permanente que é criatura bloqueadora e planeswalker atacado: ela mantém o papel do tipo que resta. Perdendo os dois, é removida.
pub const R506_4D: Rule = Rule::new(Game::Magic, 985);

/// **506.4e**
///
/// *es:* Un permanente atacado que es planeswalker y batalla es removido del combate si deja de ser ambas cosas. Si solo sigue siendo batalla, continúa siendo atacado; si solo planeswalker, es removido únicamente cuando su protector no lo controla.
///
/// *pt:* Atacada como planeswalker e batalha, a permanente é removida do combate ao perder os dois tipos. Só batalha, fica e segue atacada; só planeswalker, sai apenas se quem a controla não é seu protetor.
pub const R506_4E: Rule = Rule::new(Game::Magic, 986);

/// **506.5**
///
/// *es:* «Ataca sola» la única criatura declarada como atacante en su paso; «bloquea sola», la única declarada como bloqueadora en el suyo. «Está atacando sola» la que ataca mientras ninguna otra lo hace, y «está bloqueando sola», igual.
///
/// *pt:* “Ataca sozinha” a única criatura declarada atacante na respectiva etapa; “bloqueia sozinha”, a única declarada bloqueadora. “Está atacando (ou bloqueando) sozinha” a que ataca (ou bloqueia) enquanto nenhuma outra faz o mesmo.
pub const R506_5: Rule = Rule::new(Game::Magic, 987);

/// **506.6**
///
/// *es:* Una criatura «tuvo que atacar» si, al declararse atacantes en ese combate, al menos un efecto se lo exigía. Sin tal efecto no cuenta así, ni aunque no cupiera otro ataque legal (regla 508).
///
/// *pt:* “Teve que atacar” a criatura da qual pelo menos um efeito exigia o ataque ao serem declarados os atacantes daquele combate. Não haver outro ataque legal, por si só, não conta (regra 508).
pub const R506_6: Rule = Rule::new(Game::Magic, 988);

/// **506.7**
///
/// *es:* Hay hechizos que se lanzan solo antes, o solo después, de algo: declararse atacantes o bloqueadoras, paso de daño o de final, fase de combate o combate.
///
/// *pt:* Há mágicas permitidas só antes, ou depois, de um ponto: declarar atacantes ou bloqueadores, etapa de dano ou de final, fase de combate ou combate.
pub const R506_7: Rule = Rule::new(Game::Magic, 989);

/// **506.7a**
///
/// *es:* Si el punto es que se declaren atacantes, cuenta la acción basada en turno: el límite, antes o después, es el comienzo de ese paso, ataque alguien o no (regla 508).
///
/// *pt:* Quando o ponto é declarar atacantes, o limite, antes ou depois, é o começo da etapa dessa ação baseada no turno (regra 508), haja atacantes ou não.
pub const R506_7A: Rule = Rule::new(Game::Magic, 990);

/// **506.7b**
///
/// *es:* Si el texto habla de declarar bloqueadoras, se refiere a la acción basada en turno: el hechizo se lanza antes (o después) de que comience ese paso, se declaren o no bloqueadoras (regla 509).
///
/// *pt:* Quanto a bloqueadores, a referência é a ação baseada no turno: conjura-se antes, ou depois, do começo da etapa correspondente (regra 509), mesmo que ninguém bloqueie.
pub const R506_7B: Rule = Rule::new(Game::Magic, 991);

/// **506.7c**
///
/// *es:* Si además se exige lanzarlo en combate, o en la fase de combate de alguien, sirve cualquiera de las fases de combate del turno, en el momento adecuado.
///
/// *pt:* Se o texto ainda exige “durante o combate”, ou a fase de combate de certo jogador, serve qualquer fase de combate do turno, no ponto certo.
pub const R506_7C: Rule = Rule::new(Game::Magic, 992);

/// **506.7d**
///
/// *es:* Sin esa exigencia adicional (regla 506.7c), cuenta solo la primera fase de combate del turno: el hechizo se lanza antes, o después, del punto indicado de ella.
///
/// *pt:* Faltando a exigência extra da regra 506.7c, vale apenas o ponto citado na primeira fase de combate daquele turno: antes, ou depois, dele se conjura.
pub const R506_7D: Rule = Rule::new(Game::Magic, 993);

/// **506.7e**
///
/// *es:* «Solo antes de» un punto que falta tiene otro plazo. Si se saltaron los pasos de bloqueadoras y daño (regla 508.8), acaba con el paso de declarar atacantes; si se saltó toda la fase de combate, con la fase principal precombate.
///
/// *pt:* Se falta o ponto antes do qual a mágica cabe, o prazo é outro: até terminar a etapa de declaração de atacantes, quando bloqueadores e dano são pulados (regra 508.8); até terminar a fase principal pré-combate, quando o combate todo é pulado.
pub const R506_7E: Rule = Rule::new(Game::Magic, 994);

/// **506.7f**
///
/// *es:* Saltado el paso de declarar bloqueadoras (regla 508.8), en esa fase de combate no puede lanzarse lo que solo se permite en combate tras declararse bloqueadoras.
///
/// *pt:* Mágica que só cabe no combate depois da declaração de bloqueadores não pode ser conjurada na fase de combate em que essa etapa é pulada (regra 508.8).
pub const R506_7F: Rule = Rule::new(Game::Magic, 995);

/// **506.7g**
///
/// *es:* Lo dicho en las reglas 506.7–506.7f vale también para habilidades que solo pueden activarse en momentos determinados respecto al combate.
///
/// *pt:* Habilidades cuja ativação só é permitida em momentos ligados ao combate seguem, como as mágicas, as regras 506.7–506.7f.
pub const R506_7G: Rule = Rule::new(Game::Magic, 996);

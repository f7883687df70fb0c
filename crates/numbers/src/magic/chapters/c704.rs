// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 704. Acciones basadas en estado

use vademecum_vocab::{Game, Rule};

/// **704** Acciones basadas en estado · Ações baseadas no estado
pub const R704: Rule = Rule::new(Game::Magic, 2447);

/// **704.1**
///
/// *es:* Las acciones basadas en estado las hace el juego por sí mismo, sin pila, cada vez que se da alguna de las condiciones de las reglas 704.5 y 704.6.
///
/// *pt:* O jogo executa sozinho, sem usar a pilha, as ações baseadas no estado, sempre que se dá uma condição das regras 704.5 e 704.6.
pub const R704_1: Rule = Rule::new(Game::Magic, 2448);

/// **704.1a**
///
/// *es:* Una habilidad que espera cierto estado del juego es disparada (regla 603), y no acción basada en estado.
///
/// *pt:* A habilidade que aguarda certo estado do jogo é desencadeada (regra 603), e não ação baseada no estado.
pub const R704_1A: Rule = Rule::new(Game::Magic, 2449);

/// **704.2**
///
/// *es:* Durante todo el juego se comprueban las acciones basadas en estado; ningún jugador las controla.
///
/// *pt:* O jogo verifica as ações baseadas no estado do começo ao fim; elas não têm controlador.
pub const R704_2: Rule = Rule::new(Game::Magic, 2450);

/// **704.3**
///
/// *es:* Antes de dar prioridad, el juego mira todas las condiciones y hace juntas, como un único evento, las acciones que toquen. Mientras haga alguna, repite; si no hizo ninguna, van a la pila las disparadas pendientes y mira otra vez. Sin acciones ni disparadas que esperen, el jugador recibe prioridad. En la limpieza es igual (regla 514), pero si a la primera no hay nada de eso, nadie la recibe y el paso termina.
///
/// *pt:* Quando alguém receberia prioridade, o jogo executa juntas, num só evento, todas as ações cujas condições se cumprem. Se fez alguma, confere de novo; se não, as desencadeadas em espera vão para a pilha e ele volta a conferir. Só quando não há mais nada disso vem a prioridade. O mesmo ocorre na limpeza (regra 514); lá, porém, se a primeira verificação nada acha e nada espera, ninguém recebe prioridade e a etapa acaba.
pub const R704_3: Rule = Rule::new(Game::Magic, 2451);

/// **704.4**
///
/// *es:* Lo que ocurre a mitad de una resolución no cuenta para las acciones basadas en estado; para las habilidades disparadas, sí.
///
/// *pt:* O que se passa no meio de uma resolução é visto pelas habilidades desencadeadas, mas não pelas ações baseadas no estado.
pub const R704_4: Rule = Rule::new(Game::Magic, 2452);

/// **704.5**
///
/// *es:* Las acciones basadas en estado generales son 23 (reglas 704.5a–704.5y).
///
/// *pt:* São 23 as ações baseadas no estado gerais (regra 704.5a–y).
pub const R704_5: Rule = Rule::new(Game::Magic, 2453);

/// **704.5a**
///
/// *es:* Pierde el juego quien tiene 0 vidas o menos.
///
/// *pt:* Quem fica com 0 ou menos pontos de vida perde o jogo.
pub const R704_5A: Rule = Rule::new(Game::Magic, 2454);

/// **704.5b**
///
/// *es:* Intentar robar de una biblioteca vacía hace perder el juego en la siguiente comprobación.
///
/// *pt:* Quem, desde a última verificação, tentou comprar de um grimório sem cards perde o jogo.
pub const R704_5B: Rule = Rule::new(Game::Magic, 2455);

/// **704.5c**
///
/// *es:* Con 10 contadores de veneno o más se pierde el juego, salvo en Gigante de dos cabezas (regla 704.6b).
///
/// *pt:* Ter 10 ou mais marcadores de veneno derrota o jogador; em Gigante de Duas Cabeças vale a regra 704.6b.
pub const R704_5C: Rule = Rule::new(Game::Magic, 2456);

/// **704.5d**
///
/// *es:* Una ficha solo existe en el campo de batalla: en otra zona desaparece.
///
/// *pt:* Ficha só existe no campo de batalha; noutra zona, some.
pub const R704_5D: Rule = Rule::new(Game::Magic, 2457);

/// **704.5e**
///
/// *es:* Una copia de hechizo solo sigue existiendo en la pila; una de carta, allí o en el campo de batalla.
///
/// *pt:* Desaparecem a cópia de mágica que não está na pilha e a cópia de card que não está nem na pilha nem no campo de batalha.
pub const R704_5E: Rule = Rule::new(Game::Magic, 2458);

/// **704.5f**
///
/// *es:* Con resistencia 0 o menos, una criatura acaba en el cementerio de su propietario; regenerar no la salva.
///
/// *pt:* Com resistência 0 ou menos, a criatura vai para o cemitério do dono; regenerar não adianta.
pub const R704_5F: Rule = Rule::new(Game::Magic, 2459);

/// **704.5g**
///
/// *es:* Si el daño marcado en una criatura iguala o supera su resistencia, y esta pasa de 0, es letal y la destruye. Regenerar puede salvarla.
///
/// *pt:* A criatura com resistência maior que 0 sofreu dano letal quando o dano marcado iguala ou supera essa resistência: é destruída, a menos que se regenere.
pub const R704_5G: Rule = Rule::new(Game::Magic, 2460);

/// **704.5h**
///
/// *es:* Si desde la última comprobación una fuente con toque mortal dañó a una criatura de resistencia mayor que 0, es destruida; regenerar puede salvarla.
///
/// *pt:* A criatura de resistência maior que 0 que sofreu dano de fonte com toque mortífero desde a última verificação é destruída; a regeneração pode salvá-la.
pub const R704_5H: Rule = Rule::new(Game::Magic, 2461);

/// **704.5i**
///
/// *es:* Un planeswalker sin lealtad (0) va al cementerio de su propietario.
///
/// *pt:* Lealdade 0 leva o planeswalker ao cemitério do dono.
pub const R704_5I: Rule = Rule::new(Game::Magic, 2462);

/// **704.5j**
///
/// *es:* Es la «regla de leyendas»: si un jugador controla varios permanentes legendarios con igual nombre, elige uno y los otros van a los cementerios de sus propietarios.
///
/// *pt:* Pela “regra de lendas”, o jogador que controla duas ou mais permanentes lendárias de mesmo nome fica com uma, à sua escolha; as demais vão aos cemitérios dos donos.
pub const R704_5J: Rule = Rule::new(Game::Magic, 2463);

/// **704.5k**
///
/// *es:* De varios permanentes con el supertipo mundo queda solo el que lo tiene desde hace menos; los demás (todos, si empatan) van al cementerio de su propietario. Es la «regla de mundo».
///
/// *pt:* A “regra de mundo” só poupa a permanente que ganhou por último o supertipo mundo; as outras com ele vão para o cemitério dos donos. No empate, vão todas.
pub const R704_5K: Rule = Rule::new(Game::Magic, 2464);

/// **704.5m**
///
/// *es:* Un Aura anexada a algo o a alguien que no puede encantar, o no anexada, va al cementerio de su propietario.
///
/// *pt:* A Aura que não está anexada a nada, ou cujo objeto ou jogador encantado é inválido, vai para o cemitério do dono.
pub const R704_5M: Rule = Rule::new(Game::Magic, 2465);

/// **704.5n**
///
/// *es:* Anexados a un permanente ilegal o a un jugador, los Equipos y Fortificaciones se desanexan, pero siguen en el campo de batalla.
///
/// *pt:* O Equipamento ou a Fortificação se solta, mas fica no campo de batalha, se está anexado a jogador ou a permanente inválida.
pub const R704_5N: Rule = Rule::new(Game::Magic, 2466);

/// **704.5p**
///
/// *es:* Las batallas y criaturas anexadas a un objeto o jugador se desanexan sin dejar el campo de batalla. También cualquier otro permanente anexado que no sea Aura, Equipo ni Fortificación.
///
/// *pt:* Criatura ou batalha anexada a objeto ou jogador se solta e fica no campo de batalha; igualmente qualquer permanente de outro tipo, salvo Aura, Equipamento e Fortificação.
pub const R704_5P: Rule = Rule::new(Game::Magic, 2467);

/// **704.5q**
///
/// *es:* De los contadores +1/+1 y -1/-1 que haya a la vez en un permanente se retiran tantos de cada clase como tenga la menos numerosa.
///
/// *pt:* Marcadores +1/+1 e -1/-1 numa mesma permanente saem aos pares: tantos de cada quantos houver do tipo em menor número.
pub const R704_5Q: Rule = Rule::new(Game::Magic, 2468);

/// **704.5r**
///
/// *es:* El permanente cuya habilidad limita a N sus contadores de cierta clase, si tiene más, pierde los que pasan de N.
///
/// *pt:* Quando uma habilidade da permanente lhe permite no máximo N marcadores de um tipo, os que passam de N são removidos.
pub const R704_5R: Rule = Rule::new(Game::Magic, 2469);

/// **704.5s**
///
/// *es:* El controlador de una Saga cuyos contadores de sabiduría igualan o superan su último capítulo la sacrifica, salvo que una habilidad de capítulo suya disparada siga sin dejar la pila (regla 714).
///
/// *pt:* Se os marcadores de conhecimento igualam ou superam o capítulo final, o controlador sacrifica a Saga, salvo se habilidade de capítulo dela desencadeou e não deixou a pilha.
pub const R704_5S: Rule = Rule::new(Game::Magic, 2470);

/// **704.5t**
///
/// *es:* Con el marcador de exploración en la sala de más abajo, se saca del juego la mazmorra, salvo que una habilidad de sala suya disparada no haya dejado la pila (regla 309).
///
/// *pt:* Com o indicador de aventura na sala mais baixa, o dono remove a masmorra do jogo, salvo se habilidade de sala dela desencadeou e não deixou a pilha.
pub const R704_5T: Rule = Rule::new(Game::Magic, 2471);

/// **704.5u**
///
/// *es:* Con un permanente con space sculptor en el campo de batalla y criaturas sin designación de sector, los controladores de estas eligen una para cada una: primero quienes no controlan permanentes con esa habilidad, después los demás (regla 702.158).
///
/// *pt:* Com uma permanente com escultor espacial no campo de batalha e criaturas sem designação de setor, quem controla estas escolhe um setor para cada: antes os jogadores sem permanente com escultor espacial, depois os outros (regra 702.158).
pub const R704_5U: Rule = Rule::new(Game::Magic, 2472);

/// **704.5v**
///
/// *es:* Una batalla con defensa 0 va al cementerio de su propietario, salvo que una habilidad suya disparada no haya dejado aún la pila.
///
/// *pt:* Defesa 0 manda a batalha ao cemitério do dono, a não ser que uma habilidade dela, já desencadeada, não tenha deixado a pilha.
pub const R704_5V: Rule = Rule::new(Game::Magic, 2473);

/// **704.5w**
///
/// *es:* Si una batalla no tiene como protector a nadie que siga en el juego y ninguna criatura la ataca, su controlador elige uno adecuado a su tipo; no habiéndolo, va al cementerio de su propietario (regla 310).
///
/// *pt:* Para a batalha sem protetor no jogo, e que nenhuma criatura está atacando, o controlador escolhe um conforme o tipo dela; se ninguém serve, vai para o cemitério do dono (regra 310).
pub const R704_5W: Rule = Rule::new(Game::Magic, 2474);

/// **704.5x**
///
/// *es:* Si el protector de un Asedio es su controlador, este elige otro: un oponente; si no puede, el Asedio va al cementerio del propietario (regla 310).
///
/// *pt:* Se o protetor do Cerco é quem o controla, ele passa a função a um oponente à sua escolha; não sendo possível, o Cerco vai para o cemitério do dono (regra 310).
pub const R704_5X: Rule = Rule::new(Game::Magic, 2475);

/// **704.5y**
///
/// *es:* De los Papeles que un jugador controla anexados a un mismo permanente, solo queda el de orden de llegada más reciente; los otros van al cementerio de su propietario.
///
/// *pt:* Vários Papéis do mesmo controlador não convivem numa permanente: fica o de selo temporal mais recente e os outros vão para o cemitério dos donos.
pub const R704_5Y: Rule = Rule::new(Game::Magic, 2476);

/// **704.6**
///
/// *es:* Otras seis acciones basadas en estado solo rigen en ciertas variantes (reglas 704.6a–704.6f).
///
/// *pt:* Outras seis ações baseadas no estado só existem em variantes (regra 704.6a–f).
pub const R704_6: Rule = Rule::new(Game::Magic, 2477);

/// **704.6a**
///
/// *es:* En Gigante de dos cabezas pierde el juego el equipo con 0 vidas o menos (regla 810).
///
/// *pt:* A equipe com 0 ou menos pontos de vida perde o jogo em Gigante de Duas Cabeças (regra 810).
pub const R704_6A: Rule = Rule::new(Game::Magic, 2478);

/// **704.6b**
///
/// *es:* En Gigante de dos cabezas, 15 contadores de veneno o más hacen perder el juego al equipo (regla 810).
///
/// *pt:* Em Gigante de Duas Cabeças, 15 ou mais marcadores de veneno derrotam a equipe (regra 810).
pub const R704_6B: Rule = Rule::new(Game::Magic, 2479);

/// **704.6c**
///
/// *es:* En Commander pierde el juego quien ha recibido de un mismo comandante 21 puntos o más de daño de combate, sumando todo el juego (regla 903).
///
/// *pt:* Em Commander, perde o jogo quem já sofreu ao longo dele, do mesmo comandante, 21 ou mais de dano de combate (regra 903).
pub const R704_6C: Rule = Rule::new(Game::Magic, 2480);

/// **704.6d**
///
/// *es:* En Commander, el propietario de un comandante llegado a un cementerio o al exilio desde la última comprobación puede pasarlo a la zona de mando (regla 903).
///
/// *pt:* Em Commander, o dono pode levar à zona de comando o comandante posto em cemitério ou no exílio desde a última verificação (regra 903).
pub const R704_6D: Rule = Rule::new(Game::Magic, 2481);

/// **704.6e**
///
/// *es:* En Archenemy, el plan no continuo boca arriba en la zona de mando va boca abajo al fondo del mazo de planes del propietario, si ninguna disparada de planes aguarda o está en la pila (regla 904).
///
/// *pt:* Em Archenemy, sem desencadeada de esquema na pilha ou esperando, esquema não contínuo com a face voltada para cima é voltado para baixo e vai ao fundo do deck de esquemas do dono.
pub const R704_6E: Rule = Rule::new(Game::Magic, 2482);

/// **704.6f**
///
/// *es:* En Planechase, con un fenómeno boca arriba en la zona de mando y ninguna disparada suya pendiente, el controlador planar camina por los planos (regla 901).
///
/// *pt:* Em Planechase, se na zona de comando há fenômeno com a face voltada para cima sem desencadeada pendente, o controlador planar vaga pelos planos.
pub const R704_6F: Rule = Rule::new(Game::Magic, 2483);

/// **704.7**
///
/// *es:* Para varias acciones basadas en estado simultáneas que darían un mismo resultado basta un solo efecto de reemplazo, que las reemplaza todas.
///
/// *pt:* Quando várias ações baseadas no estado levariam juntas a um só resultado, um único efeito de substituição troca todas.
pub const R704_7: Rule = Rule::new(Game::Magic, 2484);

/// **704.8**
///
/// *es:* Si un permanente deja el campo de batalla por acción basada en estado junto con otras, su última información conocida es la de antes de todas.
///
/// *pt:* A última informação conhecida da permanente que sai do campo de batalha por ação baseada no estado, junto com outras, é a de antes de qualquer delas.
pub const R704_8: Rule = Rule::new(Game::Magic, 2485);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 901. Planechase

use vademecum_vocab::{Game, Rule};

/// **901** Planechase · Planechase
pub const R901: Rule = Rule::new(Game::Magic, 3028);

/// **901.1**
///
/// *es:* Planechase suma al Magic normal, cuyas reglas valen todas, cartas de plano y de fenómeno, que traen habilidades adicionales y azar.
///
/// *pt:* Às regras normais de Magic, todas em vigor, o Planechase soma as seguintes; planos e fenômenos trazem ao jogo habilidades adicionais e acaso.
pub const R901_1: Rule = Rule::new(Game::Magic, 3029);

/// **901.2**
///
/// *es:* Juegan dos o más. Entre varios, por defecto, es Todos contra todos (regla 806) atacando a varios jugadores y sin rango de influencia limitado.
///
/// *pt:* Há dois jogadores ou mais. O padrão multijogador é competição livre (regra 806), com ataque a múltiplos jogadores e sem limitar o alcance de influência.
pub const R901_2: Rule = Rule::new(Game::Magic, 3030);

/// **901.3**
///
/// *es:* Además de lo normal hacen falta un dado planar y, por jugador, un mazo planar de al menos diez planos o fenómenos, con dos fenómenos como mucho y todos los nombres ingleses distintos (reglas 311 y 312).
///
/// *pt:* Usam-se um dado planar e, por jogador, além do material normal, um deck planar de dez ou mais planos ou fenômenos, no máximo dois fenômenos, todos de nomes em inglês diferentes (regras 311 e 312).
pub const R901_3: Rule = Rule::new(Game::Magic, 3031);

/// **901.3a**
///
/// *es:* El dado planar tiene seis caras: una con el símbolo de planeswalker, otra con el del caos y cuatro vacías.
///
/// *pt:* De seis faces, o dado planar traz o símbolo de planeswalker numa, o do caos noutra e nada nas demais.
pub const R901_3A: Rule = Rule::new(Game::Magic, 3032);

/// **901.4**
///
/// *es:* Ningún plano ni fenómeno sale de la zona de mando en todo el juego, esté en un mazo planar o boca arriba.
///
/// *pt:* No deck planar ou com a face voltada para cima, planos e fenômenos não saem da zona de comando o jogo inteiro.
pub const R901_4: Rule = Rule::new(Game::Magic, 3033);

/// **901.5**
///
/// *es:* Cuando todos se han quedado su mano inicial y usado las habilidades que permiten actuar con cartas de ella, el jugador inicial pone boca arriba, fuera del mazo, la carta de encima de su mazo planar. Si es un fenómeno, va al fondo y se repite hasta dar con un plano, que es el inicial. Ninguna habilidad de estas cartas se dispara entonces (regla 103.7).
///
/// *pt:* Decididas as mãos iniciais e usadas as habilidades que permitem agir com cards delas, o jogador inicial tira de seu deck planar o primeiro card e o volta para cima. Se é fenômeno, vai para o fundo do deck e repete-se até sair um plano, que é o inicial. Nenhuma habilidade desses cards desencadeia nisso (regra 103.7).
pub const R901_5: Rule = Rule::new(Game::Magic, 3034);

/// **901.6**
///
/// *es:* Propietario de un plano o fenómeno es quien empezó el juego con él en su mazo planar. Boca arriba lo controla el controlador planar, normalmente el jugador activo. Si ese controlador fuera a dejar el juego, antes pasa a serlo el siguiente en orden de turno que no vaya a dejarlo, hasta que se vaya él o haya otro jugador activo.
///
/// *pt:* Dono do plano ou fenômeno é quem começou o jogo com ele no deck planar. Com a face voltada para cima, controla-o o controlador planar, normalmente o jogador ativo. Se esse controlador deixaria o jogo, antes o posto passa ao próximo na ordem de turno que não o deixaria, que o mantém até deixar o jogo ou mudar o jogador ativo.
pub const R901_6: Rule = Rule::new(Game::Magic, 3035);

/// **901.7**
///
/// *es:* Todas las habilidades de un plano o fenómeno boca arriba, sean estáticas, disparadas o activadas, sirven desde la zona de mando.
///
/// *pt:* Planos e fenômenos com a face voltada para cima usam na zona de comando qualquer habilidade sua: estática, desencadeada ou ativada.
pub const R901_7: Rule = Rule::new(Game::Magic, 3036);

/// **901.7a**
///
/// *es:* Un plano o fenómeno boca arriba que se pone boca abajo pasa a ser otro objeto.
///
/// *pt:* Ao ser voltado para baixo, o plano ou fenômeno que estava com a face voltada para cima torna-se um novo objeto.
pub const R901_7A: Rule = Rule::new(Game::Magic, 3037);

/// **901.8**
///
/// *es:* La habilidad disparada llamada «habilidad de caminar por los planos», propia del juego y sin fuente, hace caminar por los planos a quien saca el símbolo de planeswalker en el dado planar (regla 701.24); él la controla, pese a la regla 113.8.
///
/// *pt:* O jogo traz uma desencadeada sem fonte, a “habilidade de vagar pelos planos”: quem tira o símbolo de planeswalker no dado planar a controla e vaga pelos planos (regra 701.24), exceção à regra 113.8.
pub const R901_8: Rule = Rule::new(Game::Magic, 3038);

/// **901.9**
///
/// *es:* Como acción especial que no usa la pila, el jugador activo puede tirar el dado planar en una fase principal de su turno, con prioridad y la pila vacía. Cuesta tanto maná como veces haya hecho ya esta acción ese turno; las tiradas que ordenó un efecto no cuentan (regla 116.2i).
///
/// *pt:* Rolar o dado planar é ação especial, sem pilha, que o jogador ativo pode realizar numa fase principal de seu turno, com prioridade e a pilha vazia. Custa tanto mana quantas vezes ele já realizou esta ação no turno; rolagens causadas por efeitos não contam (regra 116.2i).
pub const R901_9: Rule = Rule::new(Game::Magic, 3039);

/// **901.9a**
///
/// *es:* Con una cara vacía no hay efecto; recibe prioridad el jugador activo.
///
/// *pt:* Saindo uma face em branco, nada ocorre, e o jogador ativo recebe prioridade.
pub const R901_9A: Rule = Rule::new(Game::Magic, 3040);

/// **901.9b**
///
/// *es:* Con el símbolo del caos surge el caos (regla 311.7) y el jugador activo recibe prioridad.
///
/// *pt:* Saindo o símbolo do caos, instaura-se o caos (regra 311.7), e o jogador ativo recebe prioridade.
pub const R901_9B: Rule = Rule::new(Game::Magic, 3041);

/// **901.9c**
///
/// *es:* Con el símbolo de planeswalker se dispara la habilidad de caminar por los planos (regla 901.8), que va a la pila, y recibe prioridad el jugador activo.
///
/// *pt:* Saindo o símbolo de planeswalker, desencadeia e vai à pilha a habilidade de vagar pelos planos (regra 901.8), e o jogador ativo recebe prioridade.
pub const R901_9C: Rule = Rule::new(Game::Magic, 3042);

/// **901.9d**
///
/// *es:* Tirar el dado planar dispara las habilidades que miran que un jugador tire uno o más dados; los efectos que miran un resultado numérico, incluso para compararlo, ignoran esta tirada (regla 706).
///
/// *pt:* Rolar o dado planar desencadeia o que desencadeia quando um jogador rola um ou mais dados. Já o efeito que usa o resultado numérico, inclusive para comparar, ignora essa rolagem (regra 706).
pub const R901_9D: Rule = Rule::new(Game::Magic, 3043);

/// **901.10**
///
/// *es:* Quien deja el juego se lleva cuanto le pertenece, salvo habilidades de fenómenos (regla 800.4a). Si así sale un plano o fenómeno boca arriba, enseguida el controlador planar pone boca arriba la de encima de su mazo planar, sin acción basada en estado.
///
/// *pt:* Quem sai leva seus objetos, exceto habilidades de fenômenos (regra 800.4a). Saindo plano ou fenômeno voltado para cima, o controlador planar logo volta para cima o topo de seu deck planar, sem ação baseada no estado.
pub const R901_10: Rule = Rule::new(Game::Magic, 3044);

/// **901.10a**
///
/// *es:* La habilidad de caminar por los planos que esté en la pila deja de existir cuando un plano deja el juego.
///
/// *pt:* A habilidade de vagar pelos planos que está na pilha deixa de existir se um plano deixa o jogo.
pub const R901_10A: Rule = Rule::new(Game::Magic, 3045);

/// **901.10b**
///
/// *es:* De quien dejó el juego quedan en la pila las habilidades de sus fenómenos, y las controla el nuevo controlador planar.
///
/// *pt:* As habilidades de fenômenos cujo dono deixou o jogo continuam na pilha; passa a controlá-las o novo controlador planar.
pub const R901_10B: Rule = Rule::new(Game::Magic, 3046);

/// **901.11**
///
/// *es:* Empezado el juego, poner boca arriba la carta de encima de su mazo planar es caminar por los planos: acaban los efectos que duran hasta entonces y se disparan las habilidades que lo esperan (regla 701.24).
///
/// *pt:* Iniciado o jogo, voltar para cima o topo de seu deck planar é vagar pelos planos: acabam efeitos que duravam até então e desencadeiam habilidades que o esperam (regra 701.24).
pub const R901_11: Rule = Rule::new(Game::Magic, 3047);

/// **901.11a**
///
/// *es:* Causas: la habilidad de la regla 901.8; que deje el juego el propietario de un plano o fenómeno boca arriba (regla 901.10); que la disparada de un fenómeno deje la pila (regla 704.6f), u otra habilidad que lo mande.
///
/// *pt:* Vaga-se por: habilidade da regra 901.8, saída do dono de plano ou fenômeno voltado para cima (regra 901.10), desencadeada de fenômeno deixar a pilha (regra 704.6f) ou habilidade que mande.
pub const R901_11A: Rule = Rule::new(Game::Magic, 3048);

/// **901.11b**
///
/// *es:* El destino es el plano que se pone boca arriba; el origen, el plano o fenómeno que se pone boca abajo o deja el juego.
///
/// *pt:* Vaga-se para o plano com a face voltada para cima, a partir do plano ou fenômeno que foi voltado para baixo ou deixou o jogo.
pub const R901_11B: Rule = Rule::new(Game::Magic, 3049);

/// **901.11c**
///
/// *es:* Con varios planos boca arriba, se camina desde todos ellos.
///
/// *pt:* Havendo vários planos com a face voltada para cima, parte-se de todos eles.
pub const R901_11C: Rule = Rule::new(Game::Magic, 3050);

/// **901.12**
///
/// *es:* Planechase en Gigante de dos cabezas suma todas las reglas de ambas variantes (regla 810 y esta) y las reglas 901.12a–901.12d.
///
/// *pt:* Em Gigante de Duas Cabeças valem juntas todas as regras dessa variante (regra 810), as de Planechase e as regras 901.12a–d.
pub const R901_12: Rule = Rule::new(Game::Magic, 3051);

/// **901.12a**
///
/// *es:* El mazo planar no es del equipo: cada jugador tiene el suyo.
///
/// *pt:* O deck planar é individual, um por jogador.
pub const R901_12A: Rule = Rule::new(Game::Magic, 3052);

/// **901.12b**
///
/// *es:* Normalmente el puesto de controlador planar es del jugador primario del equipo activo. Si su equipo fuera a irse del juego, antes pasa al del próximo equipo que no vaya a irse, por orden de turno, hasta que este jugador deje el juego o cambie el equipo activo.
///
/// *pt:* Controlador planar é normalmente o jogador primário da equipe ativa. Antes que sua equipe deixe o jogo, o posto vai ao jogador primário da próxima, na ordem de turno, que não o deixaria; ele o mantém até deixar o jogo ou mudar a equipe ativa.
pub const R901_12B: Rule = Rule::new(Game::Magic, 3053);

/// **901.12c**
///
/// *es:* Lo que las habilidades del plano o fenómeno boca arriba dicen de «ti» vale para ambos miembros del equipo del controlador planar.
///
/// *pt:* Nas habilidades do plano ou do fenômeno com a face voltada para cima, “você” são os dois membros da equipe do controlador planar, ainda que só este o controle.
pub const R901_12C: Rule = Rule::new(Game::Magic, 3054);

/// **901.12d**
///
/// *es:* Cada miembro del equipo activo es jugador activo y puede tirar el dado planar, con coste según las veces que él ya lo tiró ese turno.
///
/// *pt:* Cada membro da equipe ativa pode rolar o dado planar, pois é jogador ativo; o custo depende de quantas vezes ele próprio já o rolou no turno.
pub const R901_12D: Rule = Rule::new(Game::Magic, 3055);

/// **901.13**
///
/// *es:* Salvo en Grand Melee, el rango de influencia limitado (regla 801) no rige para planos y fenómenos: sus habilidades y efectos alcanzan a todos los objetos y jugadores que corresponda.
///
/// *pt:* Fora da Refrega Grandiosa, planos e fenômenos escapam ao alcance de influência limitado (regra 801): suas habilidades e efeitos atingem todos os objetos e jogadores aplicáveis.
pub const R901_13: Rule = Rule::new(Game::Magic, 3056);

/// **901.14**
///
/// *es:* En Grand Melee puede haber varios planos o fenómenos boca arriba a la vez.
///
/// *pt:* Na Refrega Grandiosa, pode haver mais de um plano ou fenômeno com a face voltada para cima.
pub const R901_14: Rule = Rule::new(Game::Magic, 3057);

/// **901.14a**
///
/// *es:* Quienes van a empezar con marcador de turno ponen cada uno un plano inicial (regla 901.5) antes del primer turno, y cada uno es controlador planar.
///
/// *pt:* Antes do primeiro turno, cada jogador que começará com indicador de turno define um plano inicial (regra 901.5); todos eles são controladores planares.
pub const R901_14A: Rule = Rule::new(Game::Magic, 3058);

/// **901.14b**
///
/// *es:* Un jugador cuya salida reduciría los marcadores de turno deja de ser controlador planar, sin sustituto, justo antes de dejar el juego. Los planos y fenómenos boca arriba que controlaba van al fondo del mazo planar de su propietario; nadie ha caminado por los planos.
///
/// *pt:* Se a saída de um jogador reduziria os indicadores de turno, ele antes deixa de ser controlador planar, sem sucessor. Planos e fenômenos voltados para cima que controlava vão ao fundo do deck planar do dono; não se considera que alguém vagou.
pub const R901_14B: Rule = Rule::new(Game::Magic, 3059);

/// **901.15** Alternativa de único mazo planar · Opção de deck planar único
pub const R901_15: Rule = Rule::new(Game::Magic, 3060);

/// **901.15a**
///
/// *es:* Se puede jugar con un solo mazo planar común, de al menos 40 cartas o, si es menos, diez por jugador. Lleva como mucho dos fenómenos por jugador y ningún nombre en inglés repetido.
///
/// *pt:* Também se joga com um único deck planar comunitário, de pelo menos 40 cards ou, se for menos, dez por jogador; com até dois fenômenos por jogador e nomes em inglês todos diferentes.
pub const R901_15A: Rule = Rule::new(Game::Magic, 3061);

/// **901.15b**
///
/// *es:* Con un solo mazo planar, el controlador planar cuenta como propietario de todas sus cartas.
///
/// *pt:* Nessa opção, considera-se dono de todos os cards do deck planar o controlador planar.
pub const R901_15B: Rule = Rule::new(Game::Magic, 3062);

/// **901.15c**
///
/// *es:* Toda regla o habilidad que hable del mazo planar de un jugador usa el común.
///
/// *pt:* Regra ou habilidade que se refere ao deck planar de um jogador usa o deck planar comunitário.
pub const R901_15C: Rule = Rule::new(Game::Magic, 3063);

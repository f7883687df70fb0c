// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 904. Archenemy

use vademecum_vocab::{Game, Rule};

/// **904** Archenemy · Archenemy
pub const R904: Rule = Rule::new(Game::Magic, 3122);

/// **904.1**
///
/// *es:* Un equipo se enfrenta a un único oponente, reforzado con cartas de plan; a todas las reglas normales se suman las siguientes.
///
/// *pt:* Uma equipe enfrenta um só oponente, fortalecido por esquemas; às regras normais de Magic somam-se as seguintes.
pub const R904_1: Rule = Rule::new(Game::Magic, 3123);

/// **904.2**
///
/// *es:* Por defecto es Equipo vs. Equipo (regla 808) con dos equipos exactos, atacando a varios jugadores (regla 802) y con turnos compartidos (regla 805), sin más alternativas.
///
/// *pt:* O padrão é equipe vs. equipe (regra 808) com exatamente duas equipes, ataque a múltiplos jogadores (regra 802) e turnos compartilhados (regra 805), sem outras opções.
pub const R904_2: Rule = Rule::new(Game::Magic, 3124);

/// **904.2a**
///
/// *es:* Un equipo es un solo jugador, el archienemigo.
///
/// *pt:* O arqui-inimigo forma sozinho uma das equipes.
pub const R904_2A: Rule = Rule::new(Game::Magic, 3125);

/// **904.2b**
///
/// *es:* En el otro equipo puede haber cualquier cantidad de jugadores.
///
/// *pt:* Na outra equipe há quantos jogadores se quiser.
pub const R904_2B: Rule = Rule::new(Game::Magic, 3126);

/// **904.3**
///
/// *es:* El archienemigo necesita además un mazo de 20 planes o más, con dos cartas a lo sumo de un mismo nombre en inglés (regla 314).
///
/// *pt:* O arqui-inimigo usa ainda um deck de pelo menos 20 esquemas, com no máximo dois cards de cada nome em inglês (regra 314).
pub const R904_3: Rule = Rule::new(Game::Magic, 3127);

/// **904.4**
///
/// *es:* Las cartas de plan están todo el juego en la zona de mando, tanto en el mazo de planes como boca arriba.
///
/// *pt:* O esquema não sai da zona de comando durante o jogo, seja no deck de esquemas, seja com a face voltada para cima.
pub const R904_4: Rule = Rule::new(Game::Magic, 3128);

/// **904.5**
///
/// *es:* El archienemigo empieza con 40 vidas y cada uno de los demás, con 20.
///
/// *pt:* São 40 pontos de vida iniciais para o arqui-inimigo e 20 para cada outro jogador.
pub const R904_5: Rule = Rule::new(Game::Magic, 3129);

/// **904.6**
///
/// *es:* No se sortea quién empieza: es el archienemigo.
///
/// *pt:* Quem joga o primeiro turno é o arqui-inimigo, sem sorteio.
pub const R904_6: Rule = Rule::new(Game::Magic, 3130);

/// **904.7**
///
/// *es:* Quien tenía el plan en la zona de mando al empezar el juego es su propietario, y lo controla cuando está boca arriba.
///
/// *pt:* Dono do esquema é quem começou o jogo tendo-o na zona de comando; se tem a face voltada para cima, o dono o controla.
pub const R904_7: Rule = Rule::new(Game::Magic, 3131);

/// **904.8**
///
/// *es:* Un plan boca arriba en la zona de mando usa desde ella todas sus habilidades: estáticas, disparadas y activadas.
///
/// *pt:* Funciona na zona de comando toda habilidade de esquema com a face voltada para cima, seja estática, desencadeada ou ativada.
pub const R904_8: Rule = Rule::new(Game::Magic, 3132);

/// **904.9**
///
/// *es:* Nada más empezar cada fase principal precombate suya, el archienemigo pone boca arriba, fuera del mazo de planes, la carta de encima: la pone en marcha (regla 701.25). Es acción basada en turno, sin pila; se disparan las habilidades del plan que lo esperan.
///
/// *pt:* Logo após começar cada fase principal pré-combate sua, o arqui-inimigo tira o topo de seu deck de esquemas e o volta para cima: aciona-o (regra 701.25). É ação baseada no turno, sem pilha; desencadeiam as habilidades que o esperam.
pub const R904_9: Rule = Rule::new(Game::Magic, 3133);

/// **904.10**
///
/// *es:* Un plan no continuo boca arriba en la zona de mando va boca abajo al fondo del mazo de su propietario cuando alguien fuera a recibir prioridad, sin disparadas de planes en la pila ni a la espera (acción basada en estado, regla 704).
///
/// *pt:* Sem desencadeada de esquema na pilha ou esperando, esquema não contínuo com a face voltada para cima é voltado para baixo e vai ao fundo do deck de esquemas do dono quando alguém for receber prioridade (regra 704).
pub const R904_10: Rule = Rule::new(Game::Magic, 3134);

/// **904.11**
///
/// *es:* El plan continuo puesto en marcha sigue boca arriba en la zona de mando hasta que una habilidad hace que se abandone (regla 701.26).
///
/// *pt:* Acionado, o esquema contínuo fica, com a face voltada para cima e na zona de comando, até que uma habilidade o faça ser abandonado (regra 701.26).
pub const R904_11: Rule = Rule::new(Game::Magic, 3135);

/// **904.12** Alternativa Contienda de supervillanos · Opção de conferência de supervilões
pub const R904_12: Rule = Rule::new(Game::Magic, 3136);

/// **904.12a**
///
/// *es:* También se puede jugar Todos contra todos (regla 806) con un mazo de planes por jugador y la sola alternativa de atacar a varios jugadores (regla 802).
///
/// *pt:* Outra possibilidade é a competição livre (regra 806) em que cada jogador tem deck de esquemas; a única opção multijogador usada é atacar múltiplos jogadores (regra 802).
pub const R904_12A: Rule = Rule::new(Game::Magic, 3137);

/// **904.12b**
///
/// *es:* Todos los jugadores son archienemigos.
///
/// *pt:* Todos os jogadores são arqui-inimigos.
pub const R904_12B: Rule = Rule::new(Game::Magic, 3138);

/// **904.12c**
///
/// *es:* El jugador inicial se sortea, como es normal en Todos contra todos; a cada jugador se le aplican las demás reglas del archienemigo.
///
/// *pt:* Escolhe-se aleatoriamente o jogador inicial, como na competição livre normal; de resto, as regras do arqui-inimigo valem para cada jogador.
pub const R904_12C: Rule = Rule::new(Game::Magic, 3139);

/// **904.13** Alternativa Archenemy Commander · Opção de Archenemy Commander
pub const R904_13: Rule = Rule::new(Game::Magic, 3140);

/// **904.13a**
///
/// *es:* Cabe jugar a Commander (regla 903) con las reglas de Archenemy, que modifican las de aquel, salvo lo que dicen las reglas 904.13b–904.13d.
///
/// *pt:* Pode-se jogar Commander (regra 903) com suas regras normais modificadas pelas de Archenemy, ressalvadas as regras 904.13b–d.
pub const R904_13A: Rule = Rule::new(Game::Magic, 3141);

/// **904.13b**
///
/// *es:* El archienemigo empieza con 60 vidas. El equipo contrario comparte un único total, también de 60 al empezar, según las reglas 810.8 y 810.9.
///
/// *pt:* Começam com 60 pontos de vida o arqui-inimigo e a equipe oponente, esta com um total compartilhado, como detalham as regras 810.8 e 810.9.
pub const R904_13B: Rule = Rule::new(Game::Magic, 3142);

/// **904.13c**
///
/// *es:* El veneno no se comparte: con 10 contadores o más pierde el archienemigo, y también, individualmente, el miembro del otro equipo que los tenga (acción basada en estado, regla 704).
///
/// *pt:* Veneno não se compartilha: com 10 ou mais marcadores, perde o arqui-inimigo ou, sozinho, o membro da outra equipe que os tem (ação baseada no estado).
pub const R904_13C: Rule = Rule::new(Game::Magic, 3143);

/// **904.13d**
///
/// *es:* El mazo de planes lleva al menos diez cartas, sin repetir nombre en inglés.
///
/// *pt:* O deck de esquemas precisa de dez cards ou mais, todos de nome em inglês diferente.
pub const R904_13D: Rule = Rule::new(Game::Magic, 3144);

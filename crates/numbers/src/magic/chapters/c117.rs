// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 117. Cuándo jugar y prioridad

use vademecum_vocab::{Game, Rule};

/// **117** Cuándo jugar y prioridad · Tempo e prioridade
pub const R117: Rule = Rule::new(Game::Magic, 356);

/// **117.1**
///
/// *es:* Salvo cuando un hechizo o habilidad manda actuar a alguien, puede actuar quien tiene prioridad: lanza hechizos, activa habilidades o hace acciones especiales.
///
/// *pt:* Fora quando uma mágica ou habilidade manda alguém agir, age quem tem prioridade: conjura, ativa habilidades ou faz ações especiais.
pub const R117_1: Rule = Rule::new(Game::Magic, 357);

/// **117.1a**
///
/// *es:* Para lanzar un instantáneo basta con tener prioridad. Para cualquier otro hechizo, además, el jugador debe estar en su fase principal y no haber nada en la pila.
///
/// *pt:* Para conjurar uma mágica instantânea, basta ter prioridade. As outras mágicas exigem também que seja a fase principal do jogador e que não haja nada na pilha.
pub const R117_1A: Rule = Rule::new(Game::Magic, 358);

/// **117.1b**
///
/// *es:* Siempre que tenga prioridad, un jugador puede activar habilidades activadas.
///
/// *pt:* Quem tem prioridade pode ativar habilidades ativadas.
pub const R117_1B: Rule = Rule::new(Game::Magic, 359);

/// **117.1c**
///
/// *es:* Unas acciones especiales solo piden tener prioridad; otras piden, además, que la pila esté vacía y que sea una fase principal propia (regla 116).
///
/// *pt:* Há ações especiais que só dependem de ter prioridade e há as que pedem ainda uma fase principal própria e a pilha vazia (regra 116).
pub const R117_1C: Rule = Rule::new(Game::Magic, 360);

/// **117.1d**
///
/// *es:* Pueden activarse habilidades de maná teniendo prioridad, al lanzar o activar algo que cueste maná, o si una regla o efecto pide maná, incluso en pleno lanzamiento, activación o resolución.
///
/// *pt:* Habilidades de mana podem ser ativadas com prioridade, ao conjurar ou ativar algo que custe mana, ou se uma regra ou efeito cobra mana, mesmo em plena conjuração, ativação ou resolução.
pub const R117_1D: Rule = Rule::new(Game::Magic, 361);

/// **117.2**
///
/// *es:* Las demás habilidades y acciones las genera o realiza automáticamente el juego, o las hace un jugador sin que se le dé prioridad.
///
/// *pt:* As demais habilidades e ações dispensam a prioridade: ou as regras as geram ou realizam automaticamente, ou um jogador as faz sem recebê-la.
pub const R117_2: Rule = Rule::new(Game::Magic, 362);

/// **117.2a**
///
/// *es:* Las habilidades disparadas pueden dispararse en cualquier momento, aun mientras algo se lanza, activa o resuelve, pero entonces no ocurre nada. Esperan a que un jugador vaya a recibir prioridad, y ahí entran en la pila (reglas 603 y 117.5).
///
/// *pt:* Habilidades podem desencadear a qualquer hora, até no meio de uma conjuração, ativação ou resolução. Nada acontece ali mesmo: só quando alguém for receber prioridade é que as que esperam vão para a pilha (regra 117.5).
pub const R117_2A: Rule = Rule::new(Game::Magic, 363);

/// **117.2b**
///
/// *es:* Las habilidades estáticas actúan sobre el juego todo el tiempo, sin que la prioridad intervenga (reglas 604 y 611).
///
/// *pt:* As habilidades estáticas afetam o jogo o tempo todo; prioridade não tem nada a ver com elas (regras 604 e 611).
pub const R117_2B: Rule = Rule::new(Game::Magic, 364);

/// **117.2c**
///
/// *es:* Las acciones basadas en turno ocurren solas: al empezar ciertos pasos o fases, antes de dar prioridad, y al acabar cualquiera, sin darla (regla 703).
///
/// *pt:* Ações baseadas no turno ocorrem sozinhas: ao começarem certas etapas ou fases, antes de dar prioridade, e ao acabar qualquer uma, sem dá-la (regra 703).
pub const R117_2C: Rule = Rule::new(Game::Magic, 365);

/// **117.2d**
///
/// *es:* Cuando se dan ciertas condiciones ocurren solas las acciones basadas en estado, y se atienden antes de dar prioridad a nadie (reglas 704 y 117.5).
///
/// *pt:* Ações baseadas no estado não dependem de ninguém: cumpridas certas condições, ocorrem antes de alguém ganhar prioridade (regras 704 e 117.5).
pub const R117_2D: Rule = Rule::new(Game::Magic, 366);

/// **117.2e**
///
/// *es:* Mientras algo se resuelve nadie tiene prioridad, ni siquiera quien debe elegir o actuar por ello, o puede activar habilidades de maná (regla 608).
///
/// *pt:* Ninguém tem prioridade durante uma resolução, nem quem nela escolhe, age ou pode ativar habilidades de mana (regra 608).
pub const R117_2E: Rule = Rule::new(Game::Magic, 367);

/// **117.3**
///
/// *es:* Las reglas 117.3a–117.3d dicen a quién le toca la prioridad.
///
/// *pt:* Para saber de quem é a prioridade, seguem-se as regras 117.3a–d.
pub const R117_3: Rule = Rule::new(Game::Magic, 368);

/// **117.3a**
///
/// *es:* El jugador activo recibe la prioridad al comenzar casi todo paso o fase, hechas las acciones basadas en turno y puesto en la pila lo disparado ahí. Nadie la tiene en el de enderezar ni, normalmente, en el de limpieza (regla 514.3).
///
/// *pt:* O jogador ativo recebe prioridade quando começa quase toda etapa ou fase, feitas as ações baseadas no turno e já na pilha o que desencadeou nesse início. Ninguém a tem na de desvirar nem, em geral, na de limpeza (regra 514.3).
pub const R117_3A: Rule = Rule::new(Game::Magic, 369);

/// **117.3b**
///
/// *es:* Cada vez que se resuelve un hechizo o una habilidad que no sea de maná, la prioridad es para el jugador activo.
///
/// *pt:* Resolvida uma mágica, ou habilidade que não seja de mana, a prioridade vai para o jogador ativo.
pub const R117_3B: Rule = Rule::new(Game::Magic, 370);

/// **117.3c**
///
/// *es:* Quien, teniendo prioridad, lanza un hechizo, activa algo o hace una acción especial la recibe de nuevo después.
///
/// *pt:* Quem tinha prioridade ao conjurar, ativar uma habilidade ou fazer uma ação especial recebe-a de novo em seguida.
pub const R117_3C: Rule = Rule::new(Game::Magic, 371);

/// **117.3d**
///
/// *es:* Quien no actúa teniendo prioridad pasa, anuncia el maná que quede en su reserva y la cede al siguiente en orden de turno.
///
/// *pt:* Quem tem prioridade e decide não agir passa: anuncia o mana que houver na sua reserva, e a prioridade vai para o próximo jogador na ordem de turno.
pub const R117_3D: Rule = Rule::new(Game::Magic, 372);

/// **117.4**
///
/// *es:* Si todos pasan seguidos, sin que nadie actúe entre medias, se resuelve lo de encima de la pila; con la pila vacía, acaba el paso o fase.
///
/// *pt:* Se todos passam em sucessão, sem nenhuma ação no meio, o que está no topo da pilha resolve; com a pilha vazia, acaba a etapa ou fase.
pub const R117_4: Rule = Rule::new(Game::Magic, 373);

/// **117.5**
///
/// *es:* Cuando alguien va a recibir prioridad, antes se hacen a la vez las acciones basadas en estado que toquen, y otra vez hasta que no haya; luego van a la pila las habilidades disparadas. Todo se repite hasta agotarse, y entonces la recibe.
///
/// *pt:* Sempre que alguém for receber prioridade, primeiro se fazem juntas todas as ações baseadas no estado cabíveis, repetindo até não sobrar nenhuma; depois as habilidades desencadeadas vão para a pilha. Repete-se tudo enquanto houver novas ações ou desencadeamentos, e só então ele a recebe.
pub const R117_5: Rule = Rule::new(Game::Magic, 374);

/// **117.6**
///
/// *es:* Con la alternativa de turnos compartidos en equipo, la prioridad es del equipo y no de cada jugador (regla 805).
///
/// *pt:* No multijogador com a opção de turnos compartilhados pela equipe, quem tem prioridade é a equipe inteira, não cada jogador (regra 805).
pub const R117_6: Rule = Rule::new(Game::Magic, 375);

/// **117.7**
///
/// *es:* Lo que lanza o activa quien tiene prioridad, con algo ya en la pila, va «en respuesta a» eso, y se resuelve antes (regla 608).
///
/// *pt:* O que alguém com prioridade conjura ou ativa, com outra mágica ou habilidade já na pilha, é “em resposta a” ela e resolve antes (regra 608).
pub const R117_7: Rule = Rule::new(Game::Magic, 376);

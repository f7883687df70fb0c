// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 801. Alternativa de rango de influencia limitado

use vademecum_vocab::{Game, Rule};

/// **801** Alternativa de rango de influencia limitado · Opção de alcance de influência limitado
pub const R801: Rule = Rule::new(Game::Magic, 2863);

/// **801.1**
///
/// *es:* Puede aplicarse en casi cualquier juego de varios jugadores; Emperador la usa siempre (regla 809), y es habitual con cinco jugadores o más.
///
/// *pt:* Quase todo jogo multijogador pode usar esta opção; a variante imperador sempre a usa (regra 809), e ela é comum com cinco jogadores ou mais.
pub const R801_1: Rule = Rule::new(Game::Magic, 2864);

/// **801.2**
///
/// *es:* El rango de influencia es la distancia máxima, en asientos, a la que un jugador afecta. Están en él los jugadores sentados hasta esa distancia y los objetos que controlan. Rige para hechizos, habilidades, efectos, daño, ataques, elecciones y ganar el juego.
///
/// *pt:* O alcance de influência diz até quantos assentos de distância um jogador afeta os outros. Quem se senta dentro dele, e o que controla, está ao alcance. Abrange mágicas, habilidades, efeitos, dano, ataques, escolhas e vencer o jogo.
pub const R801_2: Rule = Rule::new(Game::Magic, 2865);

/// **801.2a**
///
/// *es:* Lo más común es un rango de uno o dos asientos. Puede variar de un jugador a otro.
///
/// *pt:* Um ou dois assentos são os alcances mais comuns, e podem variar de jogador para jogador.
pub const R801_2A: Rule = Rule::new(Game::Magic, 2866);

/// **801.2b**
///
/// *es:* Nadie queda fuera de su propio rango.
///
/// *pt:* Todo jogador está dentro do próprio alcance.
pub const R801_2B: Rule = Rule::new(Game::Magic, 2867);

/// **801.2c**
///
/// *es:* Al comenzar cada turno se determina qué jugadores están en el rango de cada uno.
///
/// *pt:* No começo de cada turno se define quais jogadores estão ao alcance de cada um.
pub const R801_2C: Rule = Rule::new(Game::Magic, 2868);

/// **801.2d**
///
/// *es:* Un objeto está en el rango si lo controla el propio jugador u otro sentado dentro de esa distancia; una batalla, también si la protege uno de ellos.
///
/// *pt:* Está no alcance de um jogador o objeto que ele controla, ou que controla outro sentado dentro desse alcance. Também está a batalha que um deles protege.
pub const R801_2D: Rule = Rule::new(Game::Magic, 2869);

/// **801.3**
///
/// *es:* Las criaturas atacan solo a oponentes en el rango de su controlador, a sus planeswalkers o a batallas que protejan. Sin oponentes en rango, no pueden atacar.
///
/// *pt:* Só se atacam oponentes no alcance do controlador da criatura, planeswalkers que eles controlam e batalhas que protegem; se não há nenhum ao alcance, as criaturas não podem atacar.
pub const R801_3: Rule = Rule::new(Game::Magic, 2870);

/// **801.4**
///
/// *es:* Nadie puede hacer objetivo de sus hechizos o habilidades a objetos ni jugadores fuera de su rango.
///
/// *pt:* O que está fora do alcance de um jogador, objeto ou jogador, não pode ser alvo de suas mágicas e habilidades.
pub const R801_4: Rule = Rule::new(Game::Magic, 2871);

/// **801.5**
///
/// *es:* Con esta alternativa cambian las cartas que hacen elegir a jugadores (reglas 801.5a–801.5c).
///
/// *pt:* Os cards que mandam jogadores escolher funcionam de modo diferente (regra 801.5a–c).
pub const R801_5: Rule = Rule::new(Game::Magic, 2872);

/// **801.5a**
///
/// *es:* El objeto o jugador elegido tiene que estar en el rango de quien elige.
///
/// *pt:* Quem precisa escolher um objeto ou jogador só pode escolher dentro do próprio alcance.
pub const R801_5A: Rule = Rule::new(Game::Magic, 2873);

/// **801.5b**
///
/// *es:* Al elegir entre opciones, y no entre objetos o jugadores, valen también las que hablan de objetos o jugadores de fuera del rango.
///
/// *pt:* Se a escolha é entre opções, não entre objetos ou jogadores, pode recair numa que mencione algo fora do alcance de quem escolhe.
pub const R801_5B: Rule = Rule::new(Game::Magic, 2874);

/// **801.5c**
///
/// *es:* Si en el rango del controlador del efecto no hay nadie que pueda hacer la elección pedida, le toca al jugador apropiado más próximo por la izquierda de ese controlador.
///
/// *pt:* Faltando, no alcance do controlador do efeito, quem possa fazer uma escolha, ela cabe ao jogador adequado mais perto à esquerda dele.
pub const R801_5C: Rule = Rule::new(Game::Magic, 2875);

/// **801.6**
///
/// *es:* Nadie puede activar habilidades activadas de objetos fuera de su rango.
///
/// *pt:* Habilidades ativadas de objetos fora do próprio alcance um jogador não pode ativar.
pub const R801_6: Rule = Rule::new(Game::Magic, 2876);

/// **801.7**
///
/// *es:* Para que una habilidad se dispare, todo su evento tiene que suceder en el rango del controlador de la fuente.
///
/// *pt:* Uma habilidade só desencadeia com um evento que ocorre por inteiro no alcance de quem controla a fonte.
pub const R801_7: Rule = Rule::new(Game::Magic, 2877);

/// **801.7a**
///
/// *es:* Si en el evento un objeto entra en el rango o sale de él, se mira el juego antes o después, según corresponda (reglas 603.6 y 603.10).
///
/// *pt:* Se no evento um objeto entra no alcance ou sai dele, considera-se o jogo antes ou depois, como couber (regras 603.6 e 603.10).
pub const R801_7A: Rule = Rule::new(Game::Magic, 2878);

/// **801.8**
///
/// *es:* Un Aura no puede encantar nada fuera del rango de su controlador; anexada a algo ilegal, va al cementerio de su propietario por acción basada en estado (regla 704).
///
/// *pt:* Objetos e jogadores fora do alcance do controlador não podem ser encantados pela Aura; a que está anexada a algo inválido vai ao cemitério do dono, ação baseada no estado (regra 704).
pub const R801_8: Rule = Rule::new(Game::Magic, 2879);

/// **801.9**
///
/// *es:* Equipos y Fortificaciones no pueden equipar ni fortificar fuera del rango de su controlador. Anexados a algo ilegal, se desanexan por acción basada en estado y siguen en el campo de batalla (regla 704).
///
/// *pt:* Equipamento não equipa, nem Fortificação fortifica, além do alcance do controlador. Anexados a uma permanente inválida, são soltos por ação baseada no estado e ficam no campo de batalha (regra 704).
pub const R801_9: Rule = Rule::new(Game::Magic, 2880);

/// **801.10**
///
/// *es:* Lo que un hechizo o habilidad haría a objetos o jugadores fuera del rango de su controlador no ocurre; el resto del efecto, sí.
///
/// *pt:* Nada fora do alcance do controlador é afetado por mágicas e habilidades: essa parte do efeito é perdida e o resto funciona.
pub const R801_10: Rule = Rule::new(Game::Magic, 2881);

/// **801.11**
///
/// *es:* Cuando un hechizo o habilidad pregunta algo al juego, solo ve objetos y eventos del rango de su controlador.
///
/// *pt:* Para uma mágica ou habilidade que consulta o jogo, só existem objetos e eventos ao alcance do controlador dela.
pub const R801_11: Rule = Rule::new(Game::Magic, 2882);

/// **801.12**
///
/// *es:* La «regla de mundo» (regla 704.5k) afecta a un permanente únicamente si hay otros de mundo en el rango de su controlador.
///
/// *pt:* Sem outra permanente com o supertipo mundo no alcance do controlador, a “regra de mundo” (regra 704.5k) não se aplica a uma permanente.
pub const R801_12: Rule = Rule::new(Game::Magic, 2883);

/// **801.13**
///
/// *es:* Un efecto de reemplazo o prevención cambia en todo o en parte el evento que esperaba. Si por el rango quedan en el evento instrucciones imposibles, se ignoran (reglas 614 y 615).
///
/// *pt:* Substituições e prevenções trocam, no todo ou em parte, o evento que aguardam; as instruções que o alcance torna impossíveis no evento modificado são ignoradas (regras 614 e 615).
pub const R801_13: Rule = Rule::new(Game::Magic, 2884);

/// **801.13a**
///
/// *es:* Si un reemplazo llevaría un hechizo o habilidad a afectar a algo fuera del rango de su controlador, esa parte del evento no hace nada.
///
/// *pt:* A parte do evento em que um efeito de substituição faria uma mágica ou habilidade afetar algo fora do alcance do controlador dela não faz nada.
pub const R801_13A: Rule = Rule::new(Game::Magic, 2885);

/// **801.13b**
///
/// *es:* Cuenta el rango de quien controla el hechizo o habilidad que crea la prevención. Si previene daño de una fuente, la fuente debe estar en él; si previene el daño a un permanente o jugador, ese; si no concreta ni fuente ni receptor, ambos.
///
/// *pt:* O efeito que previne dano de uma fonte só serve para fontes no alcance de quem controla a mágica ou habilidade que o criou; o que previne dano a permanente ou jogador, só para os que estão nesse alcance. Sem especificar fonte nem quem receberia o dano, só previne se os dois estão nele.
pub const R801_13B: Rule = Rule::new(Game::Magic, 2886);

/// **801.14**
///
/// *es:* Si un efecto diría que un jugador gana, lo que pasa es que pierden el juego todos sus oponentes que estén en su rango.
///
/// *pt:* Em vez de um jogador vencer o jogo por um efeito, perdem todos os oponentes dele que estão em seu alcance.
pub const R801_14: Rule = Rule::new(Game::Magic, 2887);

/// **801.15**
///
/// *es:* Si un hechizo o habilidad declara empate, empatan su controlador y todos los jugadores en su rango, y dejan el juego; los demás siguen jugando.
///
/// *pt:* O empate declarado por mágica ou habilidade vale para quem a controla e todos em seu alcance, que deixam o jogo; os outros continuam.
pub const R801_15: Rule = Rule::new(Game::Magic, 2888);

/// **801.16**
///
/// *es:* Una repetición («bucle») de acciones obligatorias que nada detiene es empate para quienes controlan objetos que intervienen y para los jugadores en el rango de alguno de ellos. Todos esos dejan el juego y los demás siguen.
///
/// *pt:* O loop de ações obrigatórias que não tem como parar empata o jogo para quem controla algum objeto envolvido e para quem está no alcance de um desses jogadores. Eles deixam o jogo; os demais continuam.
pub const R801_16: Rule = Rule::new(Game::Magic, 2889);

/// **801.17**
///
/// *es:* Reiniciar el juego ignora esta alternativa: todos los jugadores participan en el nuevo (regla 724).
///
/// *pt:* O reinício do jogo (regra 724) não respeita alcance: leva todos os jogadores ao novo jogo.
pub const R801_17: Rule = Rule::new(Game::Magic, 2890);

/// **801.18**
///
/// *es:* En Planechase de varios jugadores, salvo en Grand Melee, los planos y fenómenos ignoran el rango: sus habilidades y efectos alcanzan a todos los objetos y jugadores que corresponda (regla 901).
///
/// *pt:* Em Planechase multijogador, fora a Refrega Grandiosa, planos e fenômenos ignoram o alcance: suas habilidades e efeitos valem para todo objeto e jogador aplicável (regra 901).
pub const R801_18: Rule = Rule::new(Game::Magic, 2891);

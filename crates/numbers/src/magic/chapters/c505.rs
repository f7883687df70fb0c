// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 505. Fase principal

use vademecum_vocab::{Game, Rule};

/// **505** Fase principal · Fase principal
pub const R505: Rule = Rule::new(Game::Magic, 958);

/// **505.1**
///
/// *es:* Cada turno tiene dos fases principales, una a cada lado de la de combate (regla 506): la primera, o precombate, y la segunda, o poscombate. «Fase principal» vale para cualquiera o ambas.
///
/// *pt:* O turno tem duas fases principais, separadas pelo combate (regra 506): a primeira, dita pré-combate, e a segunda, pós-combate. “Fase principal” serve para qualquer uma ou para as duas.
pub const R505_1: Rule = Rule::new(Game::Magic, 959);

/// **505.1a**
///
/// *es:* Precombate es únicamente la primera fase principal del turno. Todas las demás son poscombate, incluso la segunda cuando se saltó el combate o la que un efecto agrega junto con otro combate.
///
/// *pt:* Mesmo com o combate pulado, ou com outro combate e outra fase principal acrescentados por efeito, só a primeira fase principal do turno é pré-combate; qualquer outra é pós-combate.
pub const R505_1A: Rule = Rule::new(Game::Magic, 960);

/// **505.1b**
///
/// *es:* Cuando una carta habla de la «primera» o «segunda» fase principal, cuenta solo las ocurridas en el turno en curso, salvo que ella misma diga otra cosa.
///
/// *pt:* Expressões como “segunda fase principal” num card contam apenas as fases principais já havidas no turno atual, a não ser que o texto indique outra coisa.
pub const R505_1B: Rule = Rule::new(Game::Magic, 961);

/// **505.2**
///
/// *es:* Al no tener pasos, una fase principal acaba cuando, con la pila vacía, todos pasan uno tras otro (regla 500.2).
///
/// *pt:* Esta fase não tem etapas: dura até que todos passem em sucessão sem nada na pilha (regra 500.2).
pub const R505_2: Rule = Rule::new(Game::Magic, 962);

/// **505.3**
///
/// *es:* Solo en Archenemy (regla 904): en su fase principal precombate, el archienemigo que es jugador activo pone primero en marcha la carta de encima de su mazo de planes (regla 701.25), sin pila.
///
/// *pt:* Só em Archenemy (regra 904), o jogador ativo, sendo o arqui-inimigo, abre sua fase principal pré-combate acionando o card do topo do seu deck de esquemas, sem pilha (regra 701.25).
pub const R505_3: Rule = Rule::new(Game::Magic, 963);

/// **505.4**
///
/// *es:* Después, en su fase principal precombate, cada Saga controlada por el jugador activo recibe de él un contador de sabiduría (regla 714). Es una acción basada en turno sin pila.
///
/// *pt:* A seguir, cada encantamento Saga do jogador ativo recebe dele um marcador de conhecimento, só na sua fase principal pré-combate, sem pilha (regra 714).
pub const R505_4: Rule = Rule::new(Game::Magic, 964);

/// **505.5**
///
/// *es:* Luego, en su fase principal precombate, si controla alguna Atracción, el jugador activo tira para visitar sus Atracciones (regla 701.49). Tampoco usa la pila.
///
/// *pt:* Em terceiro lugar, na sua fase principal pré-combate, o jogador ativo que controla Atrações rola para visitá-las (regra 701.49), sem usar a pilha.
pub const R505_5: Rule = Rule::new(Game::Magic, 965);

/// **505.6**
///
/// *es:* Hecho lo anterior, el jugador activo recibe prioridad (regla 117).
///
/// *pt:* Por último, a prioridade passa a ser do jogador ativo (regra 117).
pub const R505_6: Rule = Rule::new(Game::Magic, 966);

/// **505.6a**
///
/// *es:* En la fase principal, y por lo general en ninguna otra, se pueden lanzar artefactos, criaturas, encantamientos, planeswalkers y conjuros; le está permitido al jugador activo.
///
/// *pt:* Mágicas de artefato, criatura, encantamento e planeswalker, além de feitiços, normalmente só cabem na fase principal, e quem pode conjurá-las é o jogador ativo.
pub const R505_6A: Rule = Rule::new(Game::Magic, 967);

/// **505.6b**
///
/// *es:* En cualquier fase principal, con prioridad y la pila vacía, el jugador activo puede jugar una tierra de su mano si no jugó otra este turno, salvo que un efecto permita más. Ni la tierra ni jugarla es hechizo o habilidad: no va a la pila ni se puede contrarrestar o responder (regla 305).
///
/// *pt:* O jogador ativo pode jogar um terreno da mão numa fase principal se tem prioridade, a pilha está vazia e ainda não jogou terreno no turno (efeitos podem permitir mais). Não é mágica nem habilidade: não usa a pilha e não pode ser anulado nem respondido (regra 305).
pub const R505_6B: Rule = Rule::new(Game::Magic, 968);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 314. Planes

use vademecum_vocab::{Game, Rule};

/// **314** Planes · Esquemas
pub const R314: Rule = Rule::new(Game::Magic, 822);

/// **314.1**
///
/// *es:* Solo la variante Archenemy (regla 904) usa planes, un tipo que existe únicamente en cartas no tradicionales.
///
/// *pt:* Esquema só aparece em cards não tradicionais e só se usa na variante Archenemy (regra 904).
pub const R314_1: Rule = Rule::new(Game::Magic, 823);

/// **314.2**
///
/// *es:* Las cartas de plan pasan todo el juego en la zona de mando, en el mazo de planes o boca arriba; no salen, no son permanentes ni se lanzan.
///
/// *pt:* Esquemas, no deck de esquemas ou com a face voltada para cima, ficam na zona de comando todo o jogo. Não são permanentes nem podem ser conjurados.
pub const R314_2: Rule = Rule::new(Game::Magic, 824);

/// **314.3**
///
/// *es:* Las cartas de plan no llevan subtipo.
///
/// *pt:* Nenhum esquema tem subtipo.
pub const R314_3: Rule = Rule::new(Game::Magic, 825);

/// **314.4**
///
/// *es:* Los planes boca arriba en la zona de mando usan sus habilidades, cuantas sean: estáticas, disparadas (pueden dispararse) y activadas (pueden activarse).
///
/// *pt:* Voltado para cima na zona de comando, o esquema afeta o jogo com habilidades estáticas; suas desencadeadas podem desencadear e as ativadas, ser ativadas, quantas houver.
pub const R314_4: Rule = Rule::new(Game::Magic, 826);

/// **314.5**
///
/// *es:* El propietario de un plan es quien lo tenía en la zona de mando al empezar el juego; boca arriba, también lo controla.
///
/// *pt:* Quem começou o jogo com o esquema na zona de comando é seu dono e, quando ele está com a face voltada para cima, seu controlador.
pub const R314_5: Rule = Rule::new(Game::Magic, 827);

/// **314.6**
///
/// *es:* Sin habilidades disparadas de planes en la pila ni esperando ponerse en ella, un plan no continuo boca arriba en la zona de mando va boca abajo al fondo del mazo de planes del propietario cuando alguien vaya a recibir prioridad (regla 704).
///
/// *pt:* Sem habilidade desencadeada de esquema na pilha ou esperando, o esquema não contínuo voltado para cima é voltado para baixo e vai ao fundo do deck de esquemas do dono quando alguém for receber prioridade (regra 704).
pub const R314_6: Rule = Rule::new(Game::Magic, 828);

/// **314.7**
///
/// *es:* «Este plan», en una habilidad, es la carta de la que procede, que está en la zona de mando, pese a la regla 109.2.
///
/// *pt:* “Este esquema” é o card do qual vem a habilidade, lá na zona de comando, exceção à regra 109.2.
pub const R314_7: Rule = Rule::new(Game::Magic, 829);

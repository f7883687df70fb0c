// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 108. Cartas

use vademecum_vocab::{Game, Rule};

/// **108** Cartas · Cards
pub const R108: Rule = Rule::new(Game::Magic, 181);

/// **108.1**
///
/// *es:* El texto que vale es el de la referencia Oracle, que se consulta en Gatherer (Gatherer.Wizards.com).
///
/// *pt:* O texto válido de um card é o da referência Oracle, que está no Gatherer (Gatherer.Wizards.com).
pub const R108_1: Rule = Rule::new(Game::Magic, 182);

/// **108.2**
///
/// *es:* «Carta», en reglas y textos, se refiere a las de Magic y a los objetos que una de ellas representa, nada más.
///
/// *pt:* Em regras e textos, “card” é apenas o card de Magic ou o objeto que um deles representa.
pub const R108_2: Rule = Rule::new(Game::Magic, 183);

/// **108.2a**
///
/// *es:* Casi todos los juegos usan solo cartas tradicionales, de unos 6,3 por 8,8 cm, que van en el mazo. Las no tradicionales de ciertos formatos no: pueden formar mazos suplementarios y tener mayor tamaño, otro reverso o ambas cosas.
///
/// *pt:* A maioria dos jogos usa só cards tradicionais (cerca de 6,3×8,8 cm), que vão no deck. Os não tradicionais de certos formatos ficam fora dele: podem formar decks suplementares e ser maiores, ter outro verso ou ambos.
pub const R108_2A: Rule = Rule::new(Game::Magic, 184);

/// **108.2b**
///
/// *es:* Una ficha no es una carta para las reglas, aunque la represente una pieza con tamaño de carta.
///
/// *pt:* Para as regras, ficha não é card, nem quando a peça que a representa tem o formato de um.
pub const R108_2B: Rule = Rule::new(Game::Magic, 185);

/// **108.3**
///
/// *es:* Propietario de una carta es quien empezó con ella en su mazo; si vino de fuera del juego, quien la trajo; si empezó en la zona de mando, quien la puso allí. De quién sea legalmente no importa, salvo en las reglas de apuesta (regla 407).
///
/// *pt:* É dono de um card quem começou com ele no deck; se veio de fora do jogo, quem o trouxe; se começou na zona de comando, quem o pôs lá. A quem pertence por lei não importa, salvo nas regras de aposta (regra 407).
pub const R108_3: Rule = Rule::new(Game::Magic, 186);

/// **108.3a**
///
/// *es:* En Planechase con un único mazo planar, todas sus cartas se tienen por propiedad del controlador planar (regla 901.6).
///
/// *pt:* Em Planechase com um só deck planar, o controlador planar conta como dono de todos os cards desse deck (regra 901.6).
pub const R108_3A: Rule = Rule::new(Game::Magic, 187);

/// **108.3b**
///
/// *es:* Hay hechizos y habilidades con los que un jugador trae al juego cartas suyas de fuera (regla 400.11b). Si la carta está en otro juego de Magic, su propietario sale de la regla 108.3; si está en un sideboard, es quien empezó con ella ahí; en cualquier otro caso, su propietario legal.
///
/// *pt:* Há mágicas e habilidades com que o jogador traz ao jogo cards seus de fora dele (regra 400.11b). Se o card está em outro jogo de Magic, o dono é o da regra 108.3; se está numa reserva, quem começou com ele nela; nos outros casos, o dono legal.
pub const R108_3B: Rule = Rule::new(Game::Magic, 188);

/// **108.4**
///
/// *es:* Solo tiene controlador la carta que representa un permanente o un hechizo, según digan las reglas 110.2 (permanentes) y 112.2 (hechizos).
///
/// *pt:* Só tem controlador o card que representa permanente ou mágica, conforme as regras 110.2 e 112.2.
pub const R108_4: Rule = Rule::new(Game::Magic, 189);

/// **108.4a**
///
/// *es:* Si se pregunta quién controla una carta que no es permanente ni hechizo, la respuesta es su propietario.
///
/// *pt:* Quando algo pergunta quem controla um card que não é permanente nem mágica, vale o dono dele.
pub const R108_4A: Rule = Rule::new(Game::Magic, 190);

/// **108.5**
///
/// *es:* Las cartas no tradicionales solo pueden empezar en la zona de mando (regla 408). Ningún efecto las trae desde fuera del juego, donde siguen, salvo si son mazmorras (regla 309).
///
/// *pt:* Cards não tradicionais só podem começar na zona de comando (regra 408). Exceto masmorras (regra 309), nenhum efeito os traz de fora do jogo: continuam lá.
pub const R108_5: Rule = Rule::new(Game::Magic, 191);

/// **108.6**
///
/// *es:* El detalle de cada parte de una carta está en la sección 2.
///
/// *pt:* A seção 2 descreve o card parte por parte.
pub const R108_6: Rule = Rule::new(Game::Magic, 192);

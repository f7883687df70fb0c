// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 109. Objetos

use vademecum_vocab::{Game, Rule};

/// **109** Objetos · Objetos
pub const R109: Rule = Rule::new(Game::Magic, 193);

/// **109.1**
///
/// *es:* Son objetos las habilidades en la pila, los hechizos, los permanentes, las cartas y sus copias, las fichas y los emblemas.
///
/// *pt:* São objetos: mágicas, habilidades na pilha, permanentes, fichas, emblemas, cards e cópias de cards.
pub const R109_1: Rule = Rule::new(Game::Magic, 194);

/// **109.2**
///
/// *es:* Nombrar un tipo o subtipo sin zona ni las palabras «carta», «hechizo», «fuente» o «plan» es hablar de un permanente así en el campo de batalla.
///
/// *pt:* Mágica ou habilidade que cita tipo ou subtipo sem zona e sem “card”, “mágica”, “fonte” ou “esquema” refere-se a permanente desse tipo ou subtipo no campo de batalha.
pub const R109_2: Rule = Rule::new(Game::Magic, 195);

/// **109.2a**
///
/// *es:* Si se dice «carta» y una zona, se trata de una carta de esa zona que cumple lo descrito.
///
/// *pt:* Com a palavra “card” e uma zona, trata-se de um card daquela zona que corresponda ao descrito.
pub const R109_2A: Rule = Rule::new(Game::Magic, 196);

/// **109.2b**
///
/// *es:* Si se dice «hechizo», se trata de uno que está en la pila y cumple lo descrito.
///
/// *pt:* Com a palavra “mágica”, trata-se de uma que está na pilha e corresponde ao descrito.
pub const R109_2B: Rule = Rule::new(Game::Magic, 197);

/// **109.2c**
///
/// *es:* «Fuente» es una fuente de habilidad, de daño o de maná que responda a lo descrito, en la zona que sea (reglas 609.7 y 113.7).
///
/// *pt:* Com a palavra “fonte”, trata-se de uma fonte (de habilidade, dano ou mana) que corresponda ao descrito, esteja onde estiver (regras 113.7 e 609.7).
pub const R109_2C: Rule = Rule::new(Game::Magic, 198);

/// **109.2d**
///
/// *es:* «Este plan», en la habilidad de una carta de plan, es la propia carta en la que está impresa, en la zona de mando.
///
/// *pt:* “Este esquema”, em habilidade de card de esquema, é o próprio card onde ela está impressa, na zona de comando.
pub const R109_2D: Rule = Rule::new(Game::Magic, 199);

/// **109.3**
///
/// *es:* Características posibles: nombre, supertipo, tipo, subtipo, color, indicador de color, coste de maná, fuerza, resistencia, lealtad, defensa, habilidades, texto de reglas, modificadores de mano y de vida. Lo demás no lo es: girado, objetivo, controlador o propietario, por ejemplo.
///
/// *pt:* Características possíveis: nome, supertipo, tipo, subtipo, cor, indicador de cor, custo de mana, poder, resistência, lealdade, defesa, habilidades, texto de regras, modificadores de mão e de vida. O resto não é: estar virada, alvo, controlador ou dono, por exemplo.
pub const R109_3: Rule = Rule::new(Game::Magic, 200);

/// **109.4**
///
/// *es:* Los objetos de la pila y del campo de batalla tienen controlador; a los de otras zonas no los controla nadie, salvo las excepciones de las reglas 109.4a–109.4g.
///
/// *pt:* Têm controlador os objetos na pilha e no campo de batalha; os de outras zonas, ninguém os controla, salvo as exceções das regras 109.4a–g.
pub const R109_4: Rule = Rule::new(Game::Magic, 201);

/// **109.4a**
///
/// *es:* Una habilidad de maná tiene el mismo controlador que tendría si pasara por la pila (regla 605).
///
/// *pt:* Define-se quem controla uma habilidade de mana como se ela estivesse na pilha (regra 605).
pub const R109_4A: Rule = Rule::new(Game::Magic, 202);

/// **109.4b**
///
/// *es:* Una habilidad ya disparada que espera ir a la pila la controla quien controlaba su fuente al dispararse; las habilidades disparadas retrasadas siguen la regla 603.7d–f.
///
/// *pt:* Habilidade já desencadeada que aguarda a pilha é controlada por quem controlava a fonte quando desencadeou; as habilidades desencadeadas retardadas seguem as regras 603.7d–f.
pub const R109_4B: Rule = Rule::new(Game::Magic, 203);

/// **109.4c**
///
/// *es:* Un emblema lo controla quien lo pone en la zona de mando (regla 114).
///
/// *pt:* Quem põe o emblema na zona de comando é quem o controla (regra 114).
pub const R109_4C: Rule = Rule::new(Game::Magic, 204);

/// **109.4d**
///
/// *es:* El controlador planar, que suele ser el jugador activo, controla en Planechase los planos y fenómenos boca arriba (regla 901.6).
///
/// *pt:* Em Planechase, planos e fenômenos com a face voltada para cima são controlados pelo controlador planar, em geral o jogador ativo (regra 901.6).
pub const R109_4D: Rule = Rule::new(Game::Magic, 205);

/// **109.4e**
///
/// *es:* En Vanguard cada uno controla las cartas vanguard de las que es propietario (regla 902.6).
///
/// *pt:* Cada jogador controla, em Vanguard, os cards de vanguard de que é dono (regra 902.6).
pub const R109_4E: Rule = Rule::new(Game::Magic, 206);

/// **109.4f**
///
/// *es:* Ser propietario de una carta de plan es, en Archenemy, controlarla (regla 904.7).
///
/// *pt:* Ser dono de um card de esquema, em Archenemy, é controlá-lo (regra 904.7).
pub const R109_4F: Rule = Rule::new(Game::Magic, 207);

/// **109.4g**
///
/// *es:* Cada jugador controla, en el Draft de Conspiracy, las cartas de conspiración de las que es propietario (regla 905.5).
///
/// *pt:* No Draft de Conspiracy, cada jogador controla os cards de conspiração de que é dono (regra 905.5).
pub const R109_4G: Rule = Rule::new(Game::Magic, 208);

/// **109.5**
///
/// *es:* «Tú» y «tu» señalan al controlador del objeto, a quien intenta jugarlo, lanzarlo o activarlo o, si nadie lo controla, a su propietario. En una habilidad estática, al controlador actual; en una activada, a quien la activó; en una disparada, a quien controlaba el objeto al dispararse, salvo las habilidades disparadas retrasadas (regla 603.7d–f).
///
/// *pt:* “Você” e “seu” são o controlador do objeto, quem o tenta jogar, conjurar ou ativar ou, se ninguém o controla, o dono. Em habilidade estática, o controlador atual; em ativada, quem a ativou; em desencadeada, quem controlava o objeto ao desencadear, menos nas habilidades desencadeadas retardadas (regra 603.7d–f).
pub const R109_5: Rule = Rule::new(Game::Magic, 209);

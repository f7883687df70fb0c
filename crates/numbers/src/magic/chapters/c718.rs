// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 718. Cartas con prototipo

use vademecum_vocab::{Game, Rule};

/// **718** Cartas con prototipo · Cards de protótipo
pub const R718: Rule = Rule::new(Game::Magic, 2708);

/// **718.1**
///
/// *es:* Bajo la línea de tipo, la carta con prototipo lleva encajado un marco menor con la habilidad prototipo y otro coste de maná, otra fuerza y otra resistencia.
///
/// *pt:* O card de protótipo tem uma segunda moldura, pequena, sob a linha de tipo: nela estão a habilidade protótipo e outros custo de mana, poder e resistência.
pub const R718_1: Rule = Rule::new(Game::Magic, 2709);

/// **718.2**
///
/// *es:* Coste de maná, fuerza y resistencia del marco menor son alternativos: solo pueden valer en hechizos o permanentes del campo de batalla; los normales van donde siempre.
///
/// *pt:* Custo de mana, poder e resistência da moldura pequena são alternativos: o objeto pode tê-los enquanto é mágica ou permanente no campo de batalha. O resto do card mostra as características normais.
pub const R718_2: Rule = Rule::new(Game::Magic, 2710);

/// **718.2a**
///
/// *es:* La copia recibe también estas características alternativas: es copiable tanto que existan como sus valores.
///
/// *pt:* Existirem essas características alternativas, e com que valores, é algo que se copia.
pub const R718_2A: Rule = Rule::new(Game::Magic, 2711);

/// **718.3**
///
/// *es:* Quien lanza una carta con prototipo elige si va normal o prototipada, con la habilidad prototipo (regla 702.160).
///
/// *pt:* O jogador decide, conforme conjura um card de protótipo, se a mágica é a normal ou a prototipada, usando a habilidade protótipo (regra 702.160).
pub const R718_3: Rule = Rule::new(Game::Magic, 2712);

/// **718.3a**
///
/// *es:* Para ver si un hechizo prototipado puede lanzarse, su fuerza, su resistencia y su coste de maná son únicamente los alternativos.
///
/// *pt:* Ao verificar se a mágica prototipada pode ser conjurada, valem como custo de mana, poder e resistência dela só os alternativos.
pub const R718_3A: Rule = Rule::new(Game::Magic, 2713);

/// **718.3b**
///
/// *es:* El hechizo prototipado y el permanente que resulta tienen únicamente la fuerza, la resistencia y el coste de maná alternativos, y son de los colores de los símbolos de ese coste, si los hay (regla 105.2).
///
/// *pt:* Custo de mana, poder e resistência da mágica prototipada e da permanente resultante são só os alternativos; as cores, as dos símbolos desse custo, se houver (regra 105.2).
pub const R718_3B: Rule = Rule::new(Game::Magic, 2714);

/// **718.3c**
///
/// *es:* La copia de un hechizo prototipado también es prototipada: toma la fuerza, la resistencia y el coste de maná alternativos, no los normales de la carta. Lo que mencione un hechizo prototipado la incluye.
///
/// *pt:* Mágica prototipada copiada gera cópia prototipada, com custo de mana, poder e resistência alternativos, e não os normais do card. Regras e efeitos sobre mágicas prototipadas incluem a cópia.
pub const R718_3C: Rule = Rule::new(Game::Magic, 2715);

/// **718.3d**
///
/// *es:* Copiar un permanente que fue hechizo prototipado da su fuerza, resistencia y coste de maná alternativos en vez de los normales de su carta. Cuanto se refiera a permanentes que fueron hechizos prototipados cuenta también la copia.
///
/// *pt:* Quem copia uma permanente que foi mágica prototipada obtém custo de mana, poder e resistência alternativos, não os normais do card. Também a cópia conta como permanente que foi mágica prototipada.
pub const R718_3D: Rule = Rule::new(Game::Magic, 2716);

/// **718.4**
///
/// *es:* Fuera de la pila y del campo de batalla la carta con prototipo es siempre la normal; también dentro de ellos, si no se lanzó prototipada.
///
/// *pt:* Um card de protótipo tem só as características normais, salvo se, conjurado como mágica prototipada, está na pilha ou no campo de batalha.
pub const R718_4: Rule = Rule::new(Game::Magic, 2717);

/// **718.5**
///
/// *es:* Prototipada o normal, solo cambian fuerza, resistencia, coste de maná y color; lo demás es igual.
///
/// *pt:* Fora poder, resistência, custo de mana e cor, nada difere entre o card conjurado normalmente e como mágica prototipada.
pub const R718_5: Rule = Rule::new(Game::Magic, 2718);

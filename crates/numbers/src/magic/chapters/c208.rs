// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 208. Fuerza/Resistencia

use vademecum_vocab::{Game, Rule};

/// **208** Fuerza/Resistencia · Poder/resistência
pub const R208: Rule = Rule::new(Game::Magic, 631);

/// **208.1**
///
/// *es:* Abajo a la derecha de la carta de criatura van separadas por una barra la fuerza (el daño que hace en combate) y la resistencia (el daño que la destruye). Los efectos pueden modificarlas o fijarlas.
///
/// *pt:* No canto inferior direito do card de criatura, antes da barra está o poder (quanto dano ela causa em combate) e depois a resistência (quanto dano a destrói). Efeitos podem mudar ou definir esses valores.
pub const R208_1: Rule = Rule::new(Game::Magic, 632);

/// **208.2**
///
/// *es:* La fuerza de algunas criaturas, su resistencia o ambas no son un número fijo sino que llevan un asterisco (\*).
///
/// *pt:* Há cards de criatura cujo poder, resistência ou ambos trazem um asterisco (\*) em vez de um número fixo.
pub const R208_2: Rule = Rule::new(Game::Magic, 633);

/// **208.2a**
///
/// *es:* Una habilidad que define características (regla 604.3) puede fijar según una condición la fuerza, la resistencia o ambas: «La fuerza de \[esta criatura\] es igual a…». Vale en todas partes, incluso fuera del juego; un número imposible de determinar cuenta como 0, también en medio de un cálculo.
///
/// *pt:* Poder, resistência ou ambos podem vir de uma habilidade definidora de característica (regra 604.3) e seguir uma condição: “O poder \[desta criatura\] é igual a…”. Ela funciona em qualquer lugar, até fora do jogo, e número indeterminável vale 0, mesmo dentro de uma conta.
pub const R208_2A: Rule = Rule::new(Game::Magic, 634);

/// **208.2b**
///
/// *es:* Una habilidad estática con efecto de reemplazo (regla 614) puede fijar, al entrar la criatura o ponerse boca arriba, uno de varios valores concretos de fuerza y resistencia (y quizá otras características): «En cuanto \[esta criatura\] entra…», «En cuanto se ponga boca arriba…», «\[Esta criatura\] entra como…». Lo elegido o determinado afecta los valores copiables (regla 707.2); fuera del campo de batalla, ambas son 0.
///
/// *pt:* Uma habilidade estática pode criar um efeito de substituição (regra 614): “Conforme \[esta criatura\] entra…”, “Conforme é voltada para cima…”, “\[Esta criatura\] entra como…”. Ele dá um entre vários valores de poder e resistência (e talvez outras características), e o escolhido ou determinado afeta os valores copiáveis (regra 707.2); fora do campo de batalha, ambos são 0.
pub const R208_2B: Rule = Rule::new(Game::Magic, 635);

/// **208.3**
///
/// *es:* Un permanente que no es criatura carece de fuerza y resistencia aunque estén impresas. En otras zonas, lo que no es criatura las tiene solo si las lleva impresas.
///
/// *pt:* Permanente que não é criatura não tem poder nem resistência, mesmo impressos (caso dos Veículos). Em outras zonas, o que não é criatura só os tem se impressos.
pub const R208_3: Rule = Rule::new(Game::Magic, 636);

/// **208.3a**
///
/// *es:* El efecto que fije o cambie fuerza o resistencia de un permanente que no es criatura se crea igualmente; actuará solo si ese permanente llega a serlo.
///
/// *pt:* O efeito que define ou muda de outro modo poder ou resistência de uma permanente que não é criatura é criado assim mesmo; só agirá se ela se tornar criatura.
pub const R208_3A: Rule = Rule::new(Game::Magic, 637);

/// **208.4**
///
/// *es:* Cuando un efecto habla de la «fuerza base» o la «resistencia base» de una criatura (o de las dos), o bien las fija o bien las mira (reglas 208.4a y 208.4b).
///
/// *pt:* “Poder base” e “resistência base” aparecem em efeitos que definem esses valores de uma criatura (regra 208.4a) e nos que os consultam (regra 208.4b).
pub const R208_4: Rule = Rule::new(Game::Magic, 638);

/// **208.4a**
///
/// *es:* Fijar fuerza o resistencia (o ambas) en valores concretos puede expresarse como fijar las de base; otros efectos continuos pueden cambiarlas después (regla 613).
///
/// *pt:* O efeito que define o poder ou a resistência (ou ambos) em valores específicos pode chamá-los de base; outros efeitos contínuos ainda podem alterá-los (regra 613).
pub const R208_4A: Rule = Rule::new(Game::Magic, 639);

/// **208.4b**
///
/// *es:* Al mirar la fuerza o resistencia base cuentan las habilidades que definen características y las que fijan esos valores. Se ignoran los efectos y contadores que solo los modifican (regla 613).
///
/// *pt:* Para o poder ou a resistência base contam habilidades definidoras de característica e as que definem esses valores, não efeitos e marcadores que só os modificam (regra 613).
pub const R208_4B: Rule = Rule::new(Game::Magic, 640);

/// **208.5**
///
/// *es:* Sin valor de fuerza, por la razón que sea, una criatura tiene fuerza 0; con la resistencia pasa igual.
///
/// *pt:* Criatura que por algum motivo está sem poder tem poder 0, e o mesmo para a resistência.
pub const R208_5: Rule = Rule::new(Game::Magic, 641);

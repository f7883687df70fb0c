// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 313. Vanguard

use vademecum_vocab::{Game, Rule};

/// **313** Vanguard · Vanguard
pub const R313: Rule = Rule::new(Game::Magic, 814);

/// **313.1**
///
/// *es:* Las cartas de vanguard son no tradicionales y solo las usa la variante Vanguard (regla 902).
///
/// *pt:* Vanguard é tipo de card não tradicional e só existe na variante de mesmo nome (regra 902).
pub const R313_1: Rule = Rule::new(Game::Magic, 815);

/// **313.2**
///
/// *es:* Toda carta de vanguard sigue en la zona de mando el juego entero; si fuera a salir, se queda. No es permanente ni puede lanzarse.
///
/// *pt:* O vanguard não é permanente, não se conjura e não deixa a zona de comando em nenhum momento do jogo.
pub const R313_2: Rule = Rule::new(Game::Magic, 816);

/// **313.3**
///
/// *es:* El tipo vanguard carece de subtipos.
///
/// *pt:* Não existe subtipo de vanguard.
pub const R313_3: Rule = Rule::new(Game::Magic, 817);

/// **313.4**
///
/// *es:* En la zona de mando funciona toda habilidad de una carta de vanguard, cuantas sean: estáticas, disparadas (pueden dispararse) y activadas (pueden activarse).
///
/// *pt:* Na zona de comando, o vanguard afeta o jogo com as habilidades estáticas; as desencadeadas podem desencadear e as ativadas, ser ativadas, quantas forem.
pub const R313_4: Rule = Rule::new(Game::Magic, 818);

/// **313.5**
///
/// *es:* Su propietario es quien empezó el juego con la carta de vanguard en la zona de mando; si está boca arriba, también la controla.
///
/// *pt:* O vanguard é de quem começou o jogo com ele na zona de comando; enquanto a face está voltada para cima, controla-o o dono.
pub const R313_5: Rule = Rule::new(Game::Magic, 819);

/// **313.6**
///
/// *es:* El modificador de mano (un número con signo más o menos, o un cero), abajo a la izquierda, cambia el tamaño de mano del propietario, normalmente siete. El resultado es cuántas cartas roba al comenzar y su máximo de mano (regla 103.5).
///
/// *pt:* Soma-se ao tamanho de mão do dono, normalmente sete, o modificador do canto inferior esquerdo (positivo, negativo ou zero): o resultado é quantos cards ele compra no início e seu número máximo de cards na mão (regra 103.5).
pub const R313_6: Rule = Rule::new(Game::Magic, 820);

/// **313.7**
///
/// *es:* Abajo a la derecha, el modificador de vida (con más, con menos o cero) cambia el total de vidas inicial del propietario, normalmente 20 (regla 103.4).
///
/// *pt:* O total inicial de pontos de vida do dono, normalmente 20, muda segundo o modificador do canto inferior direito (positivo, negativo ou zero; regra 103.4).
pub const R313_7: Rule = Rule::new(Game::Magic, 821);

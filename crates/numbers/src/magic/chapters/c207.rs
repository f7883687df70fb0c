// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 207. Recuadro de texto

use vademecum_vocab::{Game, Rule};

/// **207** Recuadro de texto · Caixa de texto
pub const R207: Rule = Rule::new(Game::Magic, 621);

/// **207.1**
///
/// *es:* El texto de reglas, que define las habilidades de una carta, va normalmente en el recuadro impreso en su mitad de abajo.
///
/// *pt:* A caixa de texto ocupa a metade de baixo do card e costuma trazer o texto de regras, que define suas habilidades.
pub const R207_1: Rule = Rule::new(Game::Magic, 622);

/// **207.2**
///
/// *es:* El recuadro de texto puede llevar además texto en cursiva, sin efecto alguno en el juego.
///
/// *pt:* Na caixa de texto também pode haver texto em itálico, que não faz nada no jogo.
pub const R207_2: Rule = Rule::new(Game::Magic, 623);

/// **207.2a**
///
/// *es:* La frase en cursiva y entre paréntesis es texto recordatorio: resume una regla aplicable a la carta. Suele acompañar a la habilidad correspondiente, o ir en línea aparte si trata de otra cosa.
///
/// *pt:* Entre parênteses e em itálico, o texto explicativo resume uma regra aplicável ao card. Costuma acompanhar a habilidade em questão, ou ter linha própria se tratar de outra coisa.
pub const R207_2A: Rule = Rule::new(Game::Magic, 624);

/// **207.2b**
///
/// *es:* La cursiva que suele venir debajo del texto de reglas es el texto de ambientación: solo adorna, igual que la ilustración.
///
/// *pt:* Assim como a arte, o texto ilustrativo, em itálico e quase sempre embaixo do texto de regras, só serve para embelezar.
pub const R207_2B: Rule = Rule::new(Game::Magic, 625);

/// **207.2c**
///
/// *es:* Al principio de una habilidad puede haber en cursiva una palabra de habilidad («aterrizaje», «enfurecer», «umbral»; son 53 en total). Reúne cartas que funcionan de modo parecido, como una palabra clave, pero no significa nada para las reglas ni tiene entrada propia en ellas.
///
/// *pt:* Em itálico no começo de algumas habilidades, a palavra de habilidade (“aterragem”, “enfurecer”, “limiar”; ao todo são 53) agrupa cards de funcionamento parecido, como faz uma palavra-chave. Só que ela não significa nada nas regras e não tem verbete nelas.
pub const R207_2C: Rule = Rule::new(Game::Magic, 626);

/// **207.2d**
///
/// *es:* Una palabra de ambientación también precede en cursiva a algunas habilidades, solo para darles ambiente: no significa nada para las reglas ni figura en ellas. No agrupa habilidades, como la palabra de habilidad: se inventa para la habilidad que acompaña.
///
/// *pt:* A palavra ilustrativa, em itálico no início de algumas habilidades, só dá clima: nada significa nas regras nem está listada nelas. Em vez de reunir habilidades parecidas, é feita sob medida para uma.
pub const R207_2D: Rule = Rule::new(Game::Magic, 627);

/// **207.3**
///
/// *es:* Los íconos de adorno en el fondo del recuadro, como los de gremio, facción o promoción, no afectan el juego.
///
/// *pt:* Ícones decorativos ao fundo da caixa de texto (de guilda, de facção, de card promocional) não afetam em nada o jogo.
pub const R207_3: Rule = Rule::new(Game::Magic, 628);

/// **207.4**
///
/// *es:* En toda carta de plano, a la izquierda de la habilidad que se dispara cuando surge el caos hay un {CHAOS} sin significado propio (regla 901).
///
/// *pt:* Todo card de plano traz {CHAOS} à esquerda da habilidade que desencadeia quando o caos se instaura; sozinho, o símbolo não tem significado nas regras (regra 901).
pub const R207_4: Rule = Rule::new(Game::Magic, 629);

/// **207.5**
///
/// *es:* Es cosa de una sola carta, Cryptic Spires: bajo su recuadro hay un símbolo por color, y al crear su mazo el jugador rodea dos (o los marca claramente de otra forma). Los símbolos de maná marcados cuentan como texto de reglas impreso (regla 613.1) y para la identidad de color (regla 903.4).
///
/// *pt:* Só Cryptic Spires traz abaixo da caixa de texto um símbolo de cada cor: ao montar o deck, o jogador circula (ou indica claramente) dois. Os circulados integram o texto de regras impresso (regra 613.1) e afetam a identidade de cor (regra 903.4).
pub const R207_5: Rule = Rule::new(Game::Magic, 630);

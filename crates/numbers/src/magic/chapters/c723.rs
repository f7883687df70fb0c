// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 723. La iniciativa

use vademecum_vocab::{Game, Rule};

/// **723** La iniciativa · A iniciativa
pub const R723: Rule = Rule::new(Game::Magic, 2762);

/// **723.1**
///
/// *es:* La iniciativa es una designación de jugador que nadie tiene hasta que un efecto manda tomarla. Quien lleva esa designación «tiene la iniciativa».
///
/// *pt:* A designação a iniciativa cabe a um jogador; “tem a iniciativa” quem a possui. Ninguém a tem até um efeito mandar alguém tomá-la.
pub const R723_1: Rule = Rule::new(Game::Magic, 2763);

/// **723.2**
///
/// *es:* La acompañan tres habilidades disparadas sin fuente, controladas por quien la tenía al dispararse (excepción a la regla 113.8). Quien la tiene se adentra en la Ciudad Subterránea al comienzo de su mantenimiento (regla 701.46); si una o más criaturas de un jugador le hacen daño de combate, ese jugador la toma; y quien la toma se adentra en la Ciudad Subterránea.
///
/// *pt:* Vêm com ela três habilidades desencadeadas, sem fonte e controladas por quem a tinha na hora (exceção à regra 113.8): no início da manutenção de quem a tem, ele se aventura em Undercity; quando uma ou mais criaturas de um jogador lhe causam dano de combate, esse jogador a toma; e quem a toma se aventura em Undercity (regra 701.46).
pub const R723_2: Rule = Rule::new(Game::Magic, 2764);

/// **723.3**
///
/// *es:* Solo un jugador tiene la iniciativa; cuando otro la toma, él la pierde.
///
/// *pt:* A designação a iniciativa é de um só: quem a toma a tira de quem a tinha.
pub const R723_3: Rule = Rule::new(Game::Magic, 2765);

/// **723.4**
///
/// *es:* Al dejar el juego quien tiene la iniciativa, la toma en ese instante el jugador activo o, si también se va o no lo hay, el siguiente en orden de turno.
///
/// *pt:* Quando deixa o jogo quem tem a designação a iniciativa, toma-a na hora o jogador ativo; se ele também sai ou não existe, o próximo na ordem de turno.
pub const R723_4: Rule = Rule::new(Game::Magic, 2766);

/// **723.5**
///
/// *es:* Si se manda tomar la iniciativa a quien ya la tiene, se dispara la última habilidad de la regla 723.2, pero no hay una segunda designación.
///
/// *pt:* Se quem já a tem é mandado tomá-la, desencadeia a última habilidade da regra 723.2, mas não surge uma segunda designação.
pub const R723_5: Rule = Rule::new(Game::Magic, 2767);

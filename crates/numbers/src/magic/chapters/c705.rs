// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 705. Lanzar una moneda

use vademecum_vocab::{Game, Rule};

/// **705** Lanzar una moneda · Jogando uma moeda
pub const R705: Rule = Rule::new(Game::Magic, 2486);

/// **705.1**
///
/// *es:* Sirve de moneda cualquier objeto de dos lados bien distinguibles y con igual probabilidad; si no hay cara y cruz evidentes, se decide cuál es cuál. Si todos los jugadores están de acuerdo, vale cualquier otro azar con dos resultados igual de probables, como par o impar en un dado con número par de caras.
///
/// *pt:* A moeda é um objeto de dois lados fáceis de distinguir e com a mesma chance de ficar para cima; se não está claro qual é cara e qual é coroa, define-se. Com o acordo de todos os jogadores, outro sorteio de dois resultados equiprováveis a substitui, como par ou ímpar num dado de número par de faces.
pub const R705_1: Rule = Rule::new(Game::Magic, 2487);

/// **705.2**
///
/// *es:* Si al efecto solo le importa si sale cara o cruz, nadie gana ni pierde. En los demás, quien lanza la moneda elige un lado: si acierta gana el lanzamiento y si no lo pierde; los otros jugadores, ni una cosa ni otra.
///
/// *pt:* Num efeito que só quer saber se deu cara ou coroa, não há vencedor nem perdedor. Nos demais, quem joga a moeda escolhe o lado e, conforme acerte ou não, vence ou perde a jogada; nenhum outro jogador participa.
pub const R705_2: Rule = Rule::new(Game::Magic, 2488);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 710. Cartas invertidas

use vademecum_vocab::{Game, Rule};

/// **710** Cartas invertidas · Cards que giram
pub const R710: Rule = Rule::new(Game::Magic, 2579);

/// **710.1**
///
/// *es:* En una carta invertida el marco tiene dos partes: el texto al derecho da las características normales y el que está cabeza abajo, otras alternativas. Detrás lleva el reverso normal de Magic.
///
/// *pt:* O card que gira tem moldura dupla: o texto em pé traz as características normais; o de cabeça para baixo, alternativas. O verso é o comum de Magic.
pub const R710_1: Rule = Rule::new(Game::Magic, 2580);

/// **710.1a**
///
/// *es:* Arriba van nombre, línea de tipo, recuadro de texto, fuerza y resistencia normales; suele haber una habilidad que invierte el permanente en ciertas condiciones.
///
/// *pt:* Na metade de cima vêm nome, caixa de texto, linha de tipo, poder e resistência normais; costuma haver ali a habilidade que gira a permanente sob certas condições.
pub const R710_1A: Rule = Rule::new(Game::Magic, 2581);

/// **710.1b**
///
/// *es:* Lo de abajo (nombre, línea de tipo, recuadro de texto, fuerza y resistencia) solo cuenta con el permanente invertido en el campo de batalla.
///
/// *pt:* A metade de baixo traz versões alternativas de nome, caixa de texto, linha de tipo, poder e resistência, usadas só na permanente girada, no campo de batalha.
pub const R710_1B: Rule = Rule::new(Game::Magic, 2582);

/// **710.1c**
///
/// *es:* Invertir el permanente no cambia su color ni su coste de maná, ni le quita los cambios causados por otros efectos.
///
/// *pt:* Cor e custo de mana seguem iguais com a permanente girada, e as mudanças vindas de efeitos externos continuam valendo.
pub const R710_1C: Rule = Rule::new(Game::Magic, 2583);

/// **710.2**
///
/// *es:* Una carta invertida tiene solo sus características normales, hasta que está en el campo de batalla e invertida: entonces valen nombre, línea de tipo, recuadro de texto, resistencia y fuerza alternativos.
///
/// *pt:* Fora do campo de batalha, ou nele antes de girar, só existem as características normais. Depois de girada, nome, caixa de texto, linha de tipo, poder e resistência são os alternativos.
pub const R710_2: Rule = Rule::new(Game::Magic, 2584);

/// **710.3**
///
/// *es:* El controlador se asegura de que siempre se vea si su permanente está invertido, esté girado o no; por ejemplo, con una moneda o un dado encima.
///
/// *pt:* O controlador deixa sempre claro se a permanente está girada, esteja ela virada ou desvirada, por exemplo marcando-a com moeda ou dado.
pub const R710_3: Rule = Rule::new(Game::Magic, 2585);

/// **710.4**
///
/// *es:* No hay vuelta atrás: un permanente invertido no puede dejar de estarlo. Si sale del campo de batalla, eso se olvida (regla 110.5).
///
/// *pt:* Depois de girada, a permanente não tem como voltar ao que era; só ao deixar o campo de batalha ela perde esse status (regra 110.5).
pub const R710_4: Rule = Rule::new(Game::Magic, 2586);

/// **710.5**
///
/// *es:* Quien ha de elegir un nombre de carta puede decir el alternativo de una carta invertida.
///
/// *pt:* Quando um efeito manda escolher um nome de card, o alternativo de um card que gira também serve.
pub const R710_5: Rule = Rule::new(Game::Magic, 2587);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 610. Efectos que no se repiten

use vademecum_vocab::{Game, Rule};

/// **610** Efectos que no se repiten · Efeitos simples
pub const R610: Rule = Rule::new(Game::Magic, 1279);

/// **610.1**
///
/// *es:* Hacer daño, destruir, crear una ficha o mover un objeto de zona son efectos que no se repiten: suceden una vez y no tienen duración.
///
/// *pt:* Causar dano, destruir, criar ficha ou mover um objeto de zona são efeitos simples: ocorrem uma só vez e não têm duração.
pub const R610_1: Rule = Rule::new(Game::Magic, 1280);

/// **610.2**
///
/// *es:* A veces crean una habilidad disparada retrasada: manda hacer algo más adelante, casi siempre en un momento señalado, y no durante la resolución (regla 603.7).
///
/// *pt:* Certos efeitos simples criam uma habilidade desencadeada retardada, que manda fazer algo mais tarde, em geral num momento específico, e não na resolução (regra 603.7).
pub const R610_2: Rule = Rule::new(Game::Magic, 1281);

/// **610.3**
///
/// *es:* Si se mueve un objeto de zona «hasta que» se dé un evento, justo tras este se crea otro efecto que no se repite: lo devuelve donde estaba.
///
/// *pt:* Mover um objeto de zona “até que” algo aconteça gera outro efeito simples logo após esse evento: o objeto volta para a zona anterior.
pub const R610_3: Rule = Rule::new(Game::Magic, 1282);

/// **610.3a**
///
/// *es:* El objeto no se mueve si el efecto viene de un hechizo o habilidad activada y lo que lo haría volver ya ocurrió desde que se puso en la pila.
///
/// *pt:* Vindo o efeito de mágica ou habilidade ativada, o objeto fica onde está se o evento marcado já ocorreu depois de ela ir para a pilha.
pub const R610_3A: Rule = Rule::new(Game::Magic, 1283);

/// **610.3b**
///
/// *es:* El objeto tampoco se mueve si el efecto viene de una habilidad disparada y lo que lo haría volver ya ocurrió después de su disparo.
///
/// *pt:* Vindo o efeito de habilidade desencadeada, o objeto também não se move se o evento marcado ocorreu depois que ela desencadeou.
pub const R610_3B: Rule = Rule::new(Game::Magic, 1284);

/// **610.3c**
///
/// *es:* De no indicarse otra cosa, quien controla el objeto devuelto al campo de batalla es el propietario.
///
/// *pt:* Quem controla o objeto devolvido ao campo de batalha é o dono, salvo indicação em contrário.
pub const R610_3C: Rule = Rule::new(Game::Magic, 1285);

/// **610.3d**
///
/// *es:* Cuando uno o más eventos simultáneos dan lugar a varios de estos regresos, todos son a la vez.
///
/// *pt:* Se várias dessas devoluções nascem logo após um ou mais eventos simultâneos, ocorrem todas ao mesmo tempo.
pub const R610_3D: Rule = Rule::new(Game::Magic, 1286);

/// **610.4**
///
/// *es:* Sacar de fase un permanente «hasta que» ocurra algo crea, justo después de ello, un segundo efecto que no se repite y que lo hace entrar en fase.
///
/// *pt:* Quando uma permanente sai de fase “até que” algo aconteça, esse evento é seguido de imediato por outro efeito simples, que a faz entrar em fase.
pub const R610_4: Rule = Rule::new(Game::Magic, 1287);

/// **610.4a**
///
/// *es:* El paso de enderezar no devuelve un permanente sacado así de fase (regla 502.1), aunque otro efecto sí puede. Si ocurre, el segundo efecto ya no sucede, ni aunque vuelva a estar fuera de fase.
///
/// *pt:* A permanente que saiu de fase assim não volta na etapa de desvirar (regra 502.1), mas outro efeito pode fazê-la entrar em fase. Nesse caso o segundo efeito simples já não acontece, mesmo que ela saia de novo.
pub const R610_4A: Rule = Rule::new(Game::Magic, 1288);

/// **610.4b**
///
/// *es:* Si lo ordena un hechizo o habilidad activada y el evento ya ocurrió desde que se puso en la pila, el permanente sigue en fase.
///
/// *pt:* A permanente não sai de fase se o evento já aconteceu depois de posta na pilha a mágica ou habilidade ativada que a faria sair.
pub const R610_4B: Rule = Rule::new(Game::Magic, 1289);

/// **610.4c**
///
/// *es:* Si lo ordena una habilidad disparada, el permanente no sale de fase cuando el evento ya ocurrió después del disparo.
///
/// *pt:* Tratando-se de habilidade desencadeada, basta o evento ter ocorrido após o desencadeamento para a permanente não sair de fase.
pub const R610_4C: Rule = Rule::new(Game::Magic, 1290);

/// **610.4d**
///
/// *es:* Varias entradas en fase que surgen así, tras uno o más eventos simultáneos, ocurren a la vez.
///
/// *pt:* São simultâneas as entradas em fase que surgem assim logo após um ou mais eventos simultâneos.
pub const R610_4D: Rule = Rule::new(Game::Magic, 1291);

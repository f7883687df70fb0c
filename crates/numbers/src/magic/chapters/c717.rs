// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 717. Cartas de Atracción

use vademecum_vocab::{Game, Rule};

/// **717** Cartas de Atracción · Cards de Atração
pub const R717: Rule = Rule::new(Game::Magic, 2698);

/// **717.1**
///
/// *es:* Solo cartas no tradicionales son Atracciones, un subtipo de artefacto: tienen el reverso «Astrotorium» y una columna de números en círculos a la derecha del texto. Están encendidos los blancos sobre color vivo; cartas de igual nombre inglés pueden tener encendidos otros.
///
/// *pt:* Só cards não tradicionais, com o verso “Astrotorium”, são do subtipo de artefato Atração. À direita do texto há números em círculos; acesos são os brancos em fundo de cor viva, que podem variar entre cards de mesmo nome em inglês.
pub const R717_1: Rule = Rule::new(Game::Magic, 2699);

/// **717.2**
///
/// *es:* Quien decide usar Atracciones empieza con un mazo de Atracciones suplementario en la zona de mando, barajado antes del juego (regla 103.3a). Esas cartas no están en el mazo normal ni cuentan para su mínimo o máximo.
///
/// *pt:* As Atrações não vão no deck do jogador nem contam no tamanho dele. Quem quer usá-las começa com um deck de Atrações suplementar na zona de comando, embaralhado antes do jogo (regra 103.3a).
pub const R717_2: Rule = Rule::new(Game::Magic, 2700);

/// **717.2a**
///
/// *es:* En construido hacen falta al menos diez Atracciones, todas con distinto nombre inglés.
///
/// *pt:* No construído, o deck de Atrações tem dez ou mais, sem repetir nome em inglês.
pub const R717_2A: Rule = Rule::new(Game::Magic, 2701);

/// **717.2b**
///
/// *es:* En limitado bastan tres Atracciones de la reserva de cartas del jugador, y los nombres ingleses pueden repetirse.
///
/// *pt:* No limitado são no mínimo três, vindas dos cards que o jogador recebeu, e nomes em inglês podem se repetir.
pub const R717_2B: Rule = Rule::new(Game::Magic, 2702);

/// **717.3**
///
/// *es:* Hay efectos que mandan abrir una Atracción: así entra desde la zona de mando al campo de batalla (regla 701.48).
///
/// *pt:* Abrir uma Atração (regra 701.48) é o que a faz entrar no campo de batalha vinda da zona de comando; efeitos mandam fazê-lo.
pub const R717_3: Rule = Rule::new(Game::Magic, 2703);

/// **717.4**
///
/// *es:* Cuando comienza su fase principal precombate, el jugador que controla alguna Atracción tira para visitarlas: acción basada en turno, sin pila (reglas 703.4g y 701.49).
///
/// *pt:* Quem controla Atrações rola para visitá-las no começo da própria fase principal pré-combate, por ação baseada no turno e sem pilha (regras 703.4g e 701.49).
pub const R717_4: Rule = Rule::new(Game::Magic, 2704);

/// **717.5**
///
/// *es:* Toda Atracción tiene una habilidad de visita, que empieza por «Visit» y un guion largo. Se dispara siempre que su controlador tira para visitar sus Atracciones y sale un número encendido (regla 702.159).
///
/// *pt:* Toda Atração tem uma habilidade visitar, iniciada por “Visit” e travessão, que desencadeia toda vez que o controlador rola para visitar suas Atrações e sai um número aceso (regra 702.159).
pub const R717_5: Rule = Rule::new(Game::Magic, 2705);

/// **717.6**
///
/// *es:* Toda carta con reverso Astrotorium que iría a zona distinta de exilio, campo de batalla o zona de mando la pone su propietario en esta. El reemplazo puede repetirse en un evento, pese a la regla 614.5.
///
/// *pt:* O dono põe na zona de comando o card de verso Astrotorium que iria a zona diferente dela, do campo de batalha e do exílio. A substituição pode repetir-se no mesmo evento (exceção à regra 614.5).
pub const R717_6: Rule = Rule::new(Game::Magic, 2706);

/// **717.6a**
///
/// *es:* Esas cartas las guarda cada propietario boca arriba, en un montón único aparte de los mazos de Atracciones. Los jugadores lo llaman «junkyard», pero no es una zona.
///
/// *pt:* Cada dono junta esses cards com a face voltada para cima num monte único, fora de decks de Atrações; apelidado “junkyard”, o monte não é uma zona.
pub const R717_6A: Rule = Rule::new(Game::Magic, 2707);

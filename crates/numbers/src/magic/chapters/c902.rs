// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 902. Vanguard

use vademecum_vocab::{Game, Rule};

/// **902** Vanguard · Vanguard
pub const R902: Rule = Rule::new(Game::Magic, 3064);

/// **902.1**
///
/// *es:* Cada jugador encarna a un personaje famoso con una carta de vanguard boca arriba, cuyas habilidades y características afectan el juego. Valen todas las reglas normales y las adiciones siguientes.
///
/// *pt:* Cada jogador tem, com a face voltada para cima, um vanguard: seu personagem famoso, cujas habilidades e características afetam o jogo; somam-se estas regras às normais.
pub const R902_1: Rule = Rule::new(Game::Magic, 3065);

/// **902.2**
///
/// *es:* Vanguard se juega entre dos o entre varios.
///
/// *pt:* Vale para dois jogadores ou para mais.
pub const R902_2: Rule = Rule::new(Game::Magic, 3066);

/// **902.3**
///
/// *es:* Cada uno necesita además una carta de vanguard, que va boca arriba junto a su biblioteca antes de empezar y nunca sale de la zona de mando.
///
/// *pt:* Cada jogador precisa também de um card de vanguard. Antes do jogo, ele fica ao lado do grimório do dono, com a face voltada para cima, e não sai da zona de comando enquanto durar o jogo.
pub const R902_3: Rule = Rule::new(Game::Magic, 3067);

/// **902.4**
///
/// *es:* El total de vidas inicial es 20, ajustado por el modificador de vida de la carta de vanguard.
///
/// *pt:* O total inicial é de 20 pontos de vida, ajustado pelo modificador de vida do card de vanguard.
pub const R902_4: Rule = Rule::new(Game::Magic, 3068);

/// **902.5**
///
/// *es:* El tamaño inicial de mano es siete, ajustado por el modificador de mano de la carta de vanguard.
///
/// *pt:* O tamanho inicial da mão é sete cards, ajustado pelo modificador de mão do card de vanguard.
pub const R902_5: Rule = Rule::new(Game::Magic, 3069);

/// **902.5a**
///
/// *es:* El mulligan es el normal (regla 103.5): se baraja la mano en la biblioteca y se roba otra del tamaño inicial propio; entre varios jugadores, el primer mulligan es por tantas cartas como antes.
///
/// *pt:* Faz-se o mulligan normal (regra 103.5): a mão volta ao grimório, embaralhado, e compra-se nova mão do próprio tamanho inicial; no multijogador, o primeiro é com tantos cards quantos antes.
pub const R902_5A: Rule = Rule::new(Game::Magic, 3070);

/// **902.5b**
///
/// *es:* El máximo de mano es siete, ajustado también por ese modificador de mano.
///
/// *pt:* Também o número máximo de cards na mão, sete, é ajustado pelo modificador de mão do card de vanguard.
pub const R902_5B: Rule = Rule::new(Game::Magic, 3071);

/// **902.6**
///
/// *es:* Propietario de una carta de vanguard es quien la tenía en la zona de mando al empezar el juego; boca arriba, la controla él.
///
/// *pt:* Quem começou o jogo com o card de vanguard na zona de comando é seu dono e o controla enquanto a face está voltada para cima.
pub const R902_6: Rule = Rule::new(Game::Magic, 3072);

/// **902.7**
///
/// *es:* Sean estáticas, disparadas o activadas, las habilidades de una carta de vanguard boca arriba funcionan desde la zona de mando.
///
/// *pt:* Com a face voltada para cima, o card de vanguard usa na zona de comando todas as suas habilidades, sejam estáticas, desencadeadas ou ativadas.
pub const R902_7: Rule = Rule::new(Game::Magic, 3073);

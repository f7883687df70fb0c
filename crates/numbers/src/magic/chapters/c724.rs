// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 724. Reiniciar el juego

use vademecum_vocab::{Game, Rule};

/// **724** Reiniciar el juego · Reiniciando o jogo
pub const R724: Rule = Rule::new(Game::Magic, 2768);

/// **724.1**
///
/// *es:* Karn liberado reinicia el juego: este acaba al momento sin que nadie gane, pierda ni empate, y quienes seguían jugando empiezan otro según la regla 103, salvo la regla 724.1a.
///
/// *pt:* Karn Liberto reinicia o jogo: acaba na hora o atual, sem vitória, derrota nem empate, e quem ainda estava nele começa outro conforme a regra 103, exceto pela regra 724.1a.
pub const R724_1: Rule = Rule::new(Game::Magic, 2769);

/// **724.1a**
///
/// *es:* Empieza el nuevo juego quien controlaba el hechizo o habilidad que lo reinició.
///
/// *pt:* O jogador inicial passa a ser quem controlava a mágica ou habilidade do reinício.
pub const R724_1A: Rule = Rule::new(Game::Magic, 2770);

/// **724.2**
///
/// *es:* Pasan al nuevo juego todas las cartas que había en el anterior al acabar, también las no tradicionales, los permanentes fuera de fase y las que llegaron de fuera. Cada una conserva su propietario, esté donde esté.
///
/// *pt:* Entram no novo jogo todos os cards presentes no fim do antigo, inclusive vindos de fora, não tradicionais e permanentes fora de fase. Os donos não mudam, esteja o card onde estiver.
pub const R724_2: Rule = Rule::new(Game::Magic, 2771);

/// **724.3**
///
/// *es:* Empezar exige robar siete cartas. Quien tiene menos en su biblioteca pierde al comprobarse las acciones basadas en estado en el mantenimiento del primer turno, haga los mulligans que haga (regla 704).
///
/// *pt:* Quem tem menos de sete cards no grimório perde na verificação de ações baseadas no estado da primeira manutenção, seja qual for o número de mulligans, pois precisa comprar sete.
pub const R724_3: Rule = Rule::new(Game::Magic, 2772);

/// **724.4**
///
/// *es:* Justo antes del primer paso de enderezar acaba de resolverse el efecto, con las demás instrucciones que haya. Nadie tiene prioridad; lo que se dispare va a la pila cuando alguien la reciba, normalmente en el mantenimiento de ese turno.
///
/// *pt:* Logo antes da etapa de desvirar do primeiro turno a resolução do efeito termina e cumprem-se as demais instruções. Não há prioridade: o que desencadear vai para a pilha quando alguém a receber, em geral na primeira manutenção.
pub const R724_4: Rule = Rule::new(Game::Magic, 2773);

/// **724.5**
///
/// *es:* Las cartas que un efecto exime del reinicio no están en el mazo de su propietario al empezar el nuevo juego.
///
/// *pt:* Efeitos podem deixar cards de fora do reinício; eles não estão no deck do dono quando o novo jogo começa.
pub const R724_5: Rule = Rule::new(Game::Magic, 2774);

/// **724.5a**
///
/// *es:* Un comandante eximido no empieza en la zona de mando, pero sigue siendo el comandante de ese mazo (regla 903).
///
/// *pt:* Deixado de fora do reinício, o comandante não começa na zona de comando, mas continua comandante do seu deck (regra 903).
pub const R724_5A: Rule = Rule::new(Game::Magic, 2775);

/// **724.6**
///
/// *es:* Reiniciar un subjuego no toca el juego principal (regla 726); los efectos de este sobre quien gane o pierda el subjuego miran al reiniciado.
///
/// *pt:* Reiniciar um subjogo (regra 726) não muda o jogo principal, cujos efeitos sobre o vencedor ou perdedor do subjogo passam a valer para o reiniciado.
pub const R724_6: Rule = Rule::new(Game::Magic, 2776);

/// **724.7**
///
/// *es:* El rango de influencia limitado no cuenta: el reinicio alcanza a todos los jugadores, aunque el controlador de la habilidad no llegue a ellos (regla 801).
///
/// *pt:* Mesmo com alcance de influência limitado (regra 801), todos os jogadores participam do reinício, estejam ou não ao alcance de quem controla a habilidade.
pub const R724_7: Rule = Rule::new(Game::Magic, 2777);

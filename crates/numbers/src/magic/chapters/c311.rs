// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 311. Planos

use vademecum_vocab::{Game, Rule};

/// **311** Planos · Planos
pub const R311: Rule = Rule::new(Game::Magic, 798);

/// **311.1**
///
/// *es:* Planechase es la única variante que usa planos, un tipo propio de cartas no tradicionales (regla 901).
///
/// *pt:* Só a variante Planechase usa planos, um tipo exclusivo de cards não tradicionais (regra 901).
pub const R311_1: Rule = Rule::new(Game::Magic, 799);

/// **311.2**
///
/// *es:* Un plano no es permanente ni puede lanzarse. En el mazo planar o boca arriba, pasa todo el juego en la zona de mando: si fuera a salir, se queda.
///
/// *pt:* O plano, no deck planar ou com a face voltada para cima, fica na zona de comando todo o jogo. Não é permanente nem pode ser conjurado.
pub const R311_2: Rule = Rule::new(Game::Magic, 800);

/// **311.3**
///
/// *es:* Lo que sigue a la raya, aunque sean varias palabras, es un único subtipo, llamado tipo de plano; un plano solo puede tener uno (regla 205.3n).
///
/// *pt:* O plano tem um só subtipo, ou tipo planar: tudo o que vem após o travessão, mesmo com várias palavras (regra 205.3n).
pub const R311_3: Rule = Rule::new(Game::Magic, 801);

/// **311.4**
///
/// *es:* Boca arriba en la zona de mando, un plano tiene en vigor todas sus habilidades, cuantas sean: estáticas, disparadas (pueden dispararse) y activadas (pueden activarse).
///
/// *pt:* Voltado para cima na zona de comando, o plano afeta o jogo com habilidades estáticas; as desencadeadas podem desencadear e as ativadas, ser ativadas, quantas houver.
pub const R311_4: Rule = Rule::new(Game::Magic, 802);

/// **311.5**
///
/// *es:* Un plano boca arriba lo controla el controlador planar, normalmente el jugador activo. Si este fuera a dejar el juego, antes pasa a serlo el siguiente en orden de turno que no vaya a dejarlo, hasta que lo deje o sea otro el jugador activo.
///
/// *pt:* O controlador planar, em geral o jogador ativo, controla o plano com a face voltada para cima. Antes de ele deixar o jogo, assume o seguinte na ordem de turno que não vá deixá-lo; o novo fica até sair do jogo ou mudar o jogador ativo, o que vier primeiro.
pub const R311_5: Rule = Rule::new(Game::Magic, 803);

/// **311.6**
///
/// *es:* Puesto boca abajo, un plano que estaba boca arriba pasa a ser un objeto nuevo.
///
/// *pt:* O plano voltado para baixo depois de estar com a face voltada para cima é um novo objeto.
pub const R311_6: Rule = Rule::new(Game::Magic, 804);

/// **311.7**
///
/// *es:* La habilidad de caos de un plano, señalada con un símbolo que por sí solo nada significa, se dispara siempre que surge el caos: si ese símbolo sale en el dado planar (regla 901.9b) o si lo dice, en general o para ese objeto, un hechizo o habilidad al resolverse; dicho para ese objeto, vale aunque el plano esté mostrado pero aún en el mazo planar. La controla el controlador planar.
///
/// *pt:* Todo plano tem uma habilidade do caos, marcada por {CHAOS}, que só a identifica. Desencadeia quando o símbolo sai no dado planar (regra 901.9b) ou quando mágica ou habilidade, ao resolver, instaura o caos, em geral ou para um objeto; neste caso, mesmo com o plano revelado ainda no deck planar. Quem a controla é o controlador planar.
pub const R311_7: Rule = Rule::new(Game::Magic, 805);

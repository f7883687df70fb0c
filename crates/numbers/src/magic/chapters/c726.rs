// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 726. Subjuegos

use vademecum_vocab::{Game, Rule};

/// **726** Subjuegos · Subjogos
pub const R726: Rule = Rule::new(Game::Magic, 2781);

/// **726.1**
///
/// *es:* Shahrazad es la única carta con la que se juega un subjuego.
///
/// *pt:* O único card que cria um subjogo de Magic para os jogadores é Shahrazad.
pub const R726_1: Rule = Rule::new(Game::Magic, 2782);

/// **726.1a**
///
/// *es:* Un subjuego es otro juego de Magic, completo y aparte, creado por un efecto. El juego principal, donde se lanzó o activó lo que lo creó, se detiene hasta que acabe.
///
/// *pt:* Dentro de um jogo, um efeito cria outro, independente: o subjogo. O principal, onde a mágica foi conjurada ou a habilidade ativada, para enquanto isso e continua quando o subjogo termina.
pub const R726_1A: Rule = Rule::new(Game::Magic, 2783);

/// **726.1b**
///
/// *es:* Los efectos y definiciones de un juego no valen en el otro, salvo lo que fije el efecto que creó el subjuego.
///
/// *pt:* O que um jogo cria ou define nada significa no outro, salvo o que o efeito criador do subjogo disser, como algo que aconteça ao vencedor no jogo principal.
pub const R726_1B: Rule = Rule::new(Game::Magic, 2784);

/// **726.2**
///
/// *es:* El subjuego empieza con zonas nuevas. Cada jugador pasa toda su biblioteca principal a la del subjuego y baraja; no se mueve nada más, salvo lo de las reglas 726.2a–726.2c. Se sortea quién empieza y por lo demás se aplica la regla 103.
///
/// *pt:* Criam-se zonas novas. Cada um leva todo o grimório do jogo principal para o do subjogo e embaralha; os outros cards ficam, fora os das regras 726.2a–c. Quem começa se define aleatoriamente e, no resto, joga-se como num jogo comum (regra 103).
pub const R726_2: Rule = Rule::new(Game::Magic, 2785);

/// **726.2a**
///
/// *es:* Los mazos suplementarios de cartas no tradicionales pasan de la zona de mando principal a la del subjuego, donde cada jugador baraja los suyos; las no tradicionales boca arriba se quedan.
///
/// *pt:* Cada jogador leva à zona de comando do subjogo os decks suplementares usados, embaralhando-os; cards não tradicionais com a face voltada para cima ficam no principal.
pub const R726_2A: Rule = Rule::new(Game::Magic, 2786);

/// **726.2b**
///
/// *es:* En Vanguard, la carta de vanguard de cada jugador pasa de la zona de mando principal a la del subjuego.
///
/// *pt:* Num jogo de Vanguard, o vanguard de cada um vai junto para a zona de comando do subjogo.
pub const R726_2B: Rule = Rule::new(Game::Magic, 2787);

/// **726.2c**
///
/// *es:* En Commander, cada jugador lleva consigo su comandante a la zona de mando del subjuego, si estaba en la del juego principal.
///
/// *pt:* Em Commander, também o comandante que está na zona de comando do jogo principal vai para a do subjogo.
pub const R726_2C: Rule = Rule::new(Game::Magic, 2788);

/// **726.3**
///
/// *es:* Al robar siete cartas para empezar, quien tenga menos en su mazo pierde el subjuego al comprobarse acciones basadas en estado en el primer mantenimiento, haga los mulligans que haga (regla 704).
///
/// *pt:* O subjogo começa com a compra de sete cards: com deck menor, o jogador o perde nas ações baseadas no estado da primeira manutenção, não importam os mulligans.
pub const R726_3: Rule = Rule::new(Game::Magic, 2789);

/// **726.4**
///
/// *es:* Está fuera del subjuego todo jugador que no participe y cuanto hay en el juego principal o fuera de este, salvo lo traído expresamente.
///
/// *pt:* Objetos do jogo principal e cards de fora dele estão fora do subjogo, menos os trazidos expressamente; jogadores que não participam no momento também estão fora.
pub const R726_4: Rule = Rule::new(Game::Magic, 2790);

/// **726.4a**
///
/// *es:* Si un efecto trae al subjuego una carta del principal, las habilidades de este que esperan que un objeto deje su zona se disparan, pero no se apilan hasta reanudarlo.
///
/// *pt:* Se vem ao subjogo um card do jogo principal, habilidades de lá que esperam um objeto deixar uma zona desencadeiam, mas só vão para a pilha na retomada do jogo principal.
pub const R726_4A: Rule = Rule::new(Game::Magic, 2791);

/// **726.4b**
///
/// *es:* Los contadores que un jugador tiene en el juego principal no cuentan en el subjuego, pero los conserva; los obtenidos en este desaparecen al terminar.
///
/// *pt:* O subjogo ignora os marcadores que os jogadores têm no jogo principal, que voltam a valer depois; os recebidos no subjogo acabam com ele.
pub const R726_4B: Rule = Rule::new(Game::Magic, 2792);

/// **726.5**
///
/// *es:* Al acabar el subjuego, cada jugador mete en su biblioteca del juego principal, y la baraja, sus cartas tradicionales del subjuego, también las exiliadas y los permanentes fuera de fase, pero no las de la zona de mando. Lo demás y las zonas del subjuego dejan de existir, salvo lo de las reglas 726.5a–726.5c. Se retoma el juego principal: primero acaba de resolverse lo que creó el subjuego, aunque su carta ya no esté en la pila; luego se apilan las habilidades disparadas por las cartas que salieron de él.
///
/// *pt:* No fim do subjogo, cada um junta os cards tradicionais de que é dono nele, inclusive exilados e permanentes fora de fase, mas não os da zona de comando, põe-nos em seu grimório do jogo principal e embaralha. Tirando as regras 726.5a–c, tudo o mais e as zonas somem. O jogo principal continua: acaba de resolver o que criou o subjogo, ainda que o card já não esteja na pilha; depois vai para a pilha o que desencadeou por terem saído cards de lá.
pub const R726_5: Rule = Rule::new(Game::Magic, 2793);

/// **726.5a**
///
/// *es:* Al acabar, las cartas no tradicionales que salieron del mazo suplementario donde empezaron vuelven boca abajo a su fondo. Luego cada jugador lleva sus mazos suplementarios a la zona de mando principal y los baraja.
///
/// *pt:* Cards não tradicionais saídos do deck suplementar onde começaram voltam ao fundo dele com a face voltada para baixo. Depois cada jogador devolve seus decks suplementares à zona de comando principal, embaralhados.
pub const R726_5A: Rule = Rule::new(Game::Magic, 2794);

/// **726.5b**
///
/// *es:* Acabado el subjuego, el vanguard de cada jugador vuelve a la zona de mando principal, pese a la regla 313.2.
///
/// *pt:* No fim do subjogo, cada jogador devolve seu vanguard da zona de comando do subjogo à do jogo principal, exceção à regra 313.2.
pub const R726_5B: Rule = Rule::new(Game::Magic, 2795);

/// **726.5c**
///
/// *es:* Si el comandante está entonces en la zona de mando del subjuego, su jugador lo lleva a la principal.
///
/// *pt:* Em Commander, quem tem ao fim o comandante na zona de comando do subjogo o leva de volta à do jogo principal.
pub const R726_5C: Rule = Rule::new(Game::Magic, 2796);

/// **726.6**
///
/// *es:* Dentro de un subjuego puede nacer otro; el que ya había hace de juego principal para el nuevo.
///
/// *pt:* Para um subjogo criado dentro de outro, esse outro é o jogo principal.
pub const R726_6: Rule = Rule::new(Game::Magic, 2797);

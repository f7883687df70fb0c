// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 309. Mazmorras

use vademecum_vocab::{Game, Rule};

/// **309** Mazmorras · Masmorras
pub const R309: Rule = Rule::new(Game::Magic, 757);

/// **309.1**
///
/// *es:* La mazmorra solo existe en cartas de Magic no tradicionales.
///
/// *pt:* Masmorra é tipo exclusivo de cards não tradicionais de Magic.
pub const R309_1: Rule = Rule::new(Game::Magic, 758);

/// **309.2**
///
/// *es:* Las mazmorras empiezan fuera del juego, sin ser parte del mazo ni del sideboard; entran con la acción de adentrarse en la mazmorra (regla 701.46).
///
/// *pt:* Nem no deck nem na reserva: a masmorra começa fora do jogo, e é a ação de aventurar-se na masmorra que a traz (regra 701.46).
pub const R309_2: Rule = Rule::new(Game::Magic, 759);

/// **309.2a**
///
/// *es:* Quien se adentra en la mazmorra sin tener ninguna propia en la zona de mando elige una suya de fuera del juego y la pone allí.
///
/// *pt:* Quem se aventura põe na zona de comando uma masmorra de fora do jogo, à sua escolha entre aquelas de que é dono, quando ali não há nenhuma dele.
pub const R309_2A: Rule = Rule::new(Game::Magic, 760);

/// **309.2b**
///
/// *es:* En la zona de mando está toda mazmorra traída al juego hasta que lo deja.
///
/// *pt:* Trazida ao jogo, a masmorra fica na zona de comando até deixá-lo.
pub const R309_2B: Rule = Rule::new(Game::Magic, 761);

/// **309.2c**
///
/// *es:* Las mazmorras no son permanentes ni pueden lanzarse, y solo salen de la zona de mando si dejan el juego.
///
/// *pt:* Masmorras não são permanentes, não podem ser conjuradas e só saem da zona de comando ao deixar o jogo.
pub const R309_2C: Rule = Rule::new(Game::Magic, 762);

/// **309.2d**
///
/// *es:* Nada salvo adentrarse en la mazmorra trae al juego una de estas cartas desde fuera; si otro efecto fuera a hacerlo, no lo hace.
///
/// *pt:* Só a ação de aventurar-se na masmorra traz de fora do jogo um card de masmorra; com qualquer outro efeito, ele continua fora.
pub const R309_2D: Rule = Rule::new(Game::Magic, 763);

/// **309.3**
///
/// *es:* Cada jugador tiene como mucho una mazmorra propia en la zona de mando y, mientras la tenga, no puede traer otra al juego.
///
/// *pt:* O limite é uma masmorra por dono na zona de comando; enquanto ela estiver lá, ele não pode trazer outra.
pub const R309_3: Rule = Rule::new(Game::Magic, 764);

/// **309.4**
///
/// *es:* Una mazmorra es una serie de salas unidas por flechas; el marcador de exploración puesto en la carta muestra en cuál está su propietario.
///
/// *pt:* Um indicador de aventura, sobre o card de masmorra de que o jogador é dono, mostra em qual das salas ligadas por flechas ele está.
pub const R309_4: Rule = Rule::new(Game::Magic, 765);

/// **309.4a**
///
/// *es:* Al poner su mazmorra en la zona de mando, el jugador coloca su marcador de exploración en la sala de más arriba.
///
/// *pt:* O indicador de aventura começa na sala do topo, posto ali conforme o dono põe a masmorra na zona de comando.
pub const R309_4A: Rule = Rule::new(Game::Magic, 766);

/// **309.4b**
///
/// *es:* Los nombres de las salas son texto de ambientación: no afectan el juego.
///
/// *pt:* Cada sala tem um nome, que é mero texto ilustrativo e não afeta o jogo.
pub const R309_4B: Rule = Rule::new(Game::Magic, 767);

/// **309.4c**
///
/// *es:* Hay en cada sala una habilidad disparada, la habilidad de sala, con solo el efecto impreso: se dispara cuando el propietario de la mazmorra mueve a esa sala su marcador de exploración, estando la carta en la zona de mando, y la controla él.
///
/// *pt:* De cada habilidade de sala o card só traz impresso o efeito. Ela desencadeia quando o dono move seu indicador de aventura para a sala, estando a masmorra na zona de comando, e é esse dono quem a controla.
pub const R309_4C: Rule = Rule::new(Game::Magic, 768);

/// **309.5**
///
/// *es:* Los jugadores bajan su marcador de exploración por las salas con la acción de adentrarse en la mazmorra.
///
/// *pt:* É ao aventurar-se na masmorra que o jogador desce com o indicador de aventura pelas salas.
pub const R309_5: Rule = Rule::new(Game::Magic, 769);

/// **309.5a**
///
/// *es:* Quien se adentra con una mazmorra propia en la zona de mando, y con el marcador en una sala que no es la de más abajo, lo lleva a la siguiente por una flecha que salga de ella; si salen varias, elige cuál.
///
/// *pt:* Quem se aventura com uma masmorra sua na zona de comando, e fora da última sala, leva o indicador à próxima, seguindo uma flecha que saia da sala atual; havendo várias, escolhe uma.
pub const R309_5A: Rule = Rule::new(Game::Magic, 770);

/// **309.5b**
///
/// *es:* Cuando su marcador está en la sala de más abajo, quien se adentra saca esa mazmorra del juego, pone en la zona de mando una suya elegida de fuera del juego y empieza en la sala de más arriba.
///
/// *pt:* Se o indicador já está na sala mais baixa, quem se aventura remove do jogo essa masmorra, escolhe uma sua de fora do jogo, põe-na na zona de comando e recomeça da sala do topo.
pub const R309_5B: Rule = Rule::new(Game::Magic, 771);

/// **309.6**
///
/// *es:* Con el marcador en la sala de más abajo, el propietario saca la mazmorra del juego (acción basada en estado, regla 704), salvo que una habilidad de sala suya disparada no haya dejado la pila.
///
/// *pt:* Com o indicador na última sala, o dono remove a masmorra do jogo, salvo se uma habilidade de sala dela desencadeou e não deixou a pilha (ação baseada no estado).
pub const R309_6: Rule = Rule::new(Game::Magic, 772);

/// **309.7**
///
/// *es:* Sacar una mazmorra del juego es completarla.
///
/// *pt:* Remover a masmorra do jogo é completá-la.
pub const R309_7: Rule = Rule::new(Game::Magic, 773);

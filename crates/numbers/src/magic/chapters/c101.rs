// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 101. Las reglas de oro de Magic

use vademecum_vocab::{Game, Rule};

/// **101** Las reglas de oro de Magic · As regras de ouro do Magic
pub const R101: Rule = Rule::new(Game::Magic, 21);

/// **101.1**
///
/// *es:* La carta manda donde contradice directamente el reglamento, pero solo sobre la regla de ese caso. Ninguna puede impedir que un jugador conceda en cualquier momento (regla 104.3a).
///
/// *pt:* Card que contraria diretamente o regulamento vence, mas só a regra daquele caso. Nenhum impede alguém de conceder a qualquer momento (regra 104.3a).
pub const R101_1: Rule = Rule::new(Game::Magic, 22);

/// **101.2**
///
/// *es:* Un «no puede» siempre gana: prevalece sobre cualquier regla o efecto que permita u ordene eso mismo.
///
/// *pt:* O “não pode” sempre vence: se um efeito proíbe algo, de nada adianta outro efeito ou regra que o permita ou ordene.
pub const R101_2: Rule = Rule::new(Game::Magic, 23);

/// **101.2a**
///
/// *es:* Dar habilidades a un objeto o quitárselas no se rige por la regla 101.2, sino por la 113.10.
///
/// *pt:* Dar ou tirar habilidades de objetos fica fora da regra 101.2; isso é assunto da regra 113.10.
pub const R101_2A: Rule = Rule::new(Game::Magic, 24);

/// **101.3**
///
/// *es:* De una instrucción se hace lo posible y se pasa por alto lo imposible. Si eso tiene consecuencias, lo dirá la carta; si no dice nada, no ocurre nada.
///
/// *pt:* Faz-se o que der e ignora-se a parte impossível da instrução. Muitas vezes o card diz o que acontece então; se não disser, nada acontece.
pub const R101_3: Rule = Rule::new(Game::Magic, 25);

/// **101.4**
///
/// *es:* Cuando varios jugadores van a elegir o actuar a la vez, decide primero el jugador activo y después los demás por orden de turno (normalmente hacia su izquierda). Solo entonces se realizan todas las acciones, simultáneamente. Es el orden JAJNA (en inglés, «APNAP»).
///
/// *pt:* Havendo escolhas ou ações simultâneas de vários jogadores, o jogador ativo faz suas escolhas, depois os outros na ordem de turno (normalmente a partir da esquerda dele). Feitas todas, as ações ocorrem juntas. É a ordem APNAP: jogador ativo, jogadores não ativos.
pub const R101_4: Rule = Rule::new(Game::Magic, 26);

/// **101.4a**
///
/// *es:* Al elegir cada jugador una carta de una zona oculta (mano, biblioteca), puede dejarla boca abajo, pero debe quedar claro cuál es.
///
/// *pt:* Ao escolher cada um o seu card em zona não revelada (mão ou grimório, por exemplo), ninguém precisa revelá-lo: pode ficar com a face voltada para baixo, desde que se indique claramente qual é.
pub const R101_4A: Rule = Rule::new(Game::Magic, 27);

/// **101.4b**
///
/// *es:* Cada jugador decide conociendo lo que eligieron los anteriores, salvo lo que la regla 101.4a deja boca abajo.
///
/// *pt:* Quem escolhe depois já conhece o que os anteriores escolheram, salvo o que a regra 101.4a mantém oculto.
pub const R101_4B: Rule = Rule::new(Game::Magic, 28);

/// **101.4c**
///
/// *es:* Si a un jugador le tocan varias elecciones a la vez, sigue el orden indicado; si no lo hay, el orden lo pone él.
///
/// *pt:* O jogador com várias escolhas simultâneas segue a ordem indicada ou, na falta dela, a que preferir.
pub const R101_4C: Rule = Rule::new(Game::Magic, 29);

/// **101.4d**
///
/// *es:* Si la elección de un no activo obliga a elegir a otro jugador anterior en el orden, JAJNA recomienza con todas las elecciones pendientes.
///
/// *pt:* Se, pela escolha de um jogador não ativo, o jogador ativo ou outro não ativo anterior na ordem de turno passa a ter algo a escolher, a sequência APNAP recomeça para todas as escolhas pendentes.
pub const R101_4D: Rule = Rule::new(Game::Magic, 30);

/// **101.4e**
///
/// *es:* Durante la preparación del juego, si varios deben elegir o actuar a la vez, el jugador inicial hace de jugador activo y los otros, de no activos.
///
/// *pt:* Na preparação do jogo, para escolhas ou ações de vários, o jogador inicial faz o papel de ativo e os demais, o de não ativos.
pub const R101_4E: Rule = Rule::new(Game::Magic, 31);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 720. Controlar a otro jugador

use vademecum_vocab::{Game, Rule};

/// **720** Controlar a otro jugador · Controlando outro jogador
pub const R720: Rule = Rule::new(Game::Magic, 2726);

/// **720.1**
///
/// *es:* Algunas cartas dan a un jugador el control de otro durante el próximo turno que este tome de verdad. Dura ese turno entero: acaba cuando empieza el siguiente.
///
/// *pt:* Há cards que deixam controlar outro jogador no próximo turno que este de fato jogue; o controle dura o turno inteiro, até começar o seguinte.
pub const R720_1: Rule = Rule::new(Game::Magic, 2727);

/// **720.1a**
///
/// *es:* Si hay varios efectos que controlan a un jugador, vale solo el último creado.
///
/// *pt:* Havendo vários efeitos que controlam um jogador, só o criado por último funciona.
pub const R720_1A: Rule = Rule::new(Game::Magic, 2728);

/// **720.1b**
///
/// *es:* Saltarse un turno no gasta el efecto: espera al turno que el afectado tome realmente.
///
/// *pt:* Se o turno é pulado, o controle continua pendente até um turno que o afetado jogue de verdade.
pub const R720_1B: Rule = Rule::new(Game::Magic, 2729);

/// **720.2**
///
/// *es:* Agente de la oposición y Word of Command dan el control de un jugador por un tiempo limitado.
///
/// *pt:* Dois cards, Word of Command e Opposition Agent, dão o controle de outro jogador por tempo limitado.
pub const R720_2: Rule = Rule::new(Game::Magic, 2730);

/// **720.3**
///
/// *es:* Cambia quién controla al jugador, no a sus objetos: estos siguen con su controlador normal. El controlado sigue siendo jugador activo en su turno.
///
/// *pt:* O jogador controlado continua ativo no próprio turno, e cada objeto segue com seu controlador normal: muda só o controle do jogador.
pub const R720_3: Rule = Rule::new(Game::Magic, 2731);

/// **720.4**
///
/// *es:* Lo que el controlado vería de los objetos del juego lo ven él y su controlador; lo de las cartas de fuera del juego, solo él.
///
/// *pt:* Tudo o que o controlado poderia ver de objetos no jogo, ele e seu controlador veem. Cards fora do jogo que ele poderia ver, só ele vê.
pub const R720_4: Rule = Rule::new(Game::Magic, 2732);

/// **720.5**
///
/// *es:* El controlador toma todas las decisiones que reglas u objetos permiten o piden al controlado: qué juega este y lo que le pidan hechizos y habilidades.
///
/// *pt:* Toda escolha permitida ou pedida ao controlado por regras ou objetos cabe a quem o controla: o que jogar e o que mágicas e habilidades mandam decidir.
pub const R720_5: Rule = Rule::new(Game::Magic, 2733);

/// **720.5a**
///
/// *es:* Los costes del controlado se pagan solo con lo suyo: sus cartas, su maná y demás.
///
/// *pt:* Para pagar custos do controlado, só se usa o que é dele: cards, mana etc.
pub const R720_5A: Rule = Rule::new(Game::Magic, 2734);

/// **720.5b**
///
/// *es:* El controlador no decide por el otro lo que ni reglas ni objetos piden, ni tampoco lo que corresponde a las reglas de torneo.
///
/// *pt:* O controle não abrange o que nem regras nem objetos pedem, nem decisões que cabem às regras de torneio: isso o próprio controlado resolve.
pub const R720_5B: Rule = Rule::new(Game::Magic, 2735);

/// **720.6**
///
/// *es:* Conceder es siempre cosa de cada jugador: el controlado puede hacerlo en cualquier momento y su controlador no puede obligarlo (regla 104.3a).
///
/// *pt:* Um jogador controlado pode conceder quando quiser, e só ele: quem o controla não pode fazê-lo conceder (regra 104.3a).
pub const R720_6: Rule = Rule::new(Game::Magic, 2736);

/// **720.7**
///
/// *es:* Además, el efecto que da el control puede limitar lo que hace el controlado u obligarlo a alguna acción.
///
/// *pt:* Quem é controlado pode ainda ficar proibido de certas ações, ou obrigado a outras, se o efeito que dá o controle assim disser.
pub const R720_7: Rule = Rule::new(Game::Magic, 2737);

/// **720.8**
///
/// *es:* Controlar a otro no quita nada: el jugador sigue decidiendo también lo suyo.
///
/// *pt:* Quem controla outro jogador continua decidindo por si também.
pub const R720_8: Rule = Rule::new(Game::Magic, 2738);

/// **720.9**
///
/// *es:* Decide como siempre quien obtiene el control de sí mismo, cosa que también puede ocurrir.
///
/// *pt:* Ganhar o controle de si próprio nada muda: o jogador decide tudo como de costume.
pub const R720_9: Rule = Rule::new(Game::Magic, 2739);

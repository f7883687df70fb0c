// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 103. Comenzando el juego

use vademecum_vocab::{Game, Rule};

/// **103** Comenzando el juego · Iniciando o jogo
pub const R103: Rule = Rule::new(Game::Magic, 37);

/// **103.1**
///
/// *es:* Antes de nada se decide quién elegirá al jugador que tendrá el primer turno: al abrir la partida, por cualquier método acordado entre todos (moneda, dados); en los siguientes juegos elige quien perdió el anterior o, si fue empate, quien eligió entonces. El elegido es el jugador inicial; a partir de él los turnos van, en principio, en sentido horario.
///
/// *pt:* De início define-se quem vai escolher o jogador do primeiro turno. No primeiro jogo da partida, por qualquer método aceito por todos (moeda, dados); nos seguintes, a escolha é de quem perdeu o anterior ou, se houve empate, de quem escolheu naquele jogo. O escolhido é o jogador inicial, e dele os turnos seguem, por padrão, em sentido horário.
pub const R103_1: Rule = Rule::new(Game::Magic, 38);

/// **103.1a**
///
/// *es:* No hay jugador inicial, sino equipo inicial, cuando los equipos comparten turno.
///
/// *pt:* Não há jogador inicial, e sim equipe inicial, quando a equipe compartilha os turnos.
pub const R103_1A: Rule = Rule::new(Game::Magic, 39);

/// **103.1b**
///
/// *es:* En Archenemy no se sortea ni se elige: el primer turno es siempre del archienemigo.
///
/// *pt:* Em Archenemy não há sorteio nem escolha: quem começa é o arqui-inimigo.
pub const R103_1B: Rule = Rule::new(Game::Magic, 40);

/// **103.1c**
///
/// *es:* Hay una carta, Power Play, cuyo controlador pasa a ser el jugador inicial; se aplica una vez decidido todo lo anterior y prevalece sobre ello.
///
/// *pt:* Existe um card, Power Play, que faz de seu controlador o jogador inicial; ele age depois da decisão normal e prevalece sobre ela.
pub const R103_1C: Rule = Rule::new(Game::Magic, 41);

/// **103.2**
///
/// *es:* Ya con jugador inicial, algunos juegos piden preparativos extra: se hacen los de las reglas 103.2a–103.2e que correspondan, en ese orden.
///
/// *pt:* Definido quem começa, certos jogos pedem preparativos extras: fazem-se, dentre os das regras 103.2a–e e nessa ordem, os que se aplicam.
pub const R103_2: Rule = Rule::new(Game::Magic, 42);

/// **103.2a**
///
/// *es:* Se apartan los sideboards (regla 100.4) y las cartas a las que representa una carta sustituta (regla 713). El resto es el mazo inicial.
///
/// *pt:* Separam-se as reservas (regra 100.4) e os cards que estão sendo representados por substitutos (regra 713). O que resta é o deck inicial de cada um.
pub const R103_2A: Rule = Rule::new(Game::Magic, 43);

/// **103.2b**
///
/// *es:* Cada jugador puede mostrar una única carta con compañero, suya y de fuera del juego, siempre que su mazo cumpla la condición de esa habilidad. La carta sigue fuera del juego (regla 702.139).
///
/// *pt:* De fora do jogo, cada jogador pode revelar um único card seu que tenha companheiro, desde que seu deck atenda à condição dessa habilidade. O card continua fora do jogo (regra 702.139).
pub const R103_2B: Rule = Rule::new(Game::Magic, 44);

/// **103.2c**
///
/// *es:* En Commander, cada uno saca a su comandante del mazo y lo deja en la zona de mando, boca arriba (regla 903.6).
///
/// *pt:* Em Commander, o comandante de cada um sai do deck para a zona de comando e fica com a face voltada para cima (regra 903.6).
pub const R103_2C: Rule = Rule::new(Game::Magic, 45);

/// **103.2d**
///
/// *es:* Quien juega con planchas de pegatinas las muestra todas en construido y elige tres al azar; en limitado, elige y muestra hasta tres de las que abrió. Durante el juego solo cuenta con las pegatinas de las elegidas, que siguen mostradas (regla 123).
///
/// *pt:* Quem usa cartelas de adesivos, no construído, revela todas e escolhe três aleatoriamente; no limitado, escolhe e revela até três das que abriu. No jogo só conta com os adesivos das escolhidas, que ficam reveladas (regra 123).
pub const R103_2D: Rule = Rule::new(Game::Magic, 46);

/// **103.2e**
///
/// *es:* En el Draft de Conspiracy, cada cual pasa de su sideboard a la zona de mando tantas cartas de conspiración como quiera (regla 905.4).
///
/// *pt:* No Draft de Conspiracy, cada um leva da reserva para a zona de comando quantos cards de conspiração quiser (regra 905.4).
pub const R103_2E: Rule = Rule::new(Game::Magic, 47);

/// **103.3**
///
/// *es:* Después, cada jugador baraja su mazo hasta que el orden sea aleatorio; luego puede barajar o cortar los de sus oponentes. Cada mazo pasa a ser biblioteca.
///
/// *pt:* Em seguida, todos embaralham o próprio deck até ficar aleatório e podem embaralhar ou cortar os dos oponentes. O deck torna-se grimório.
pub const R103_3: Rule = Rule::new(Game::Magic, 48);

/// **103.3a**
///
/// *es:* El mazo suplementario (regla 100.2d) lo baraja su propietario hasta quedar al azar; después cada oponente puede barajarlo o cortarlo.
///
/// *pt:* Todo deck suplementar (regra 100.2d) é embaralhado pelo dono até ficar aleatório; depois os oponentes podem embaralhá-lo ou cortá-lo.
pub const R103_3A: Rule = Rule::new(Game::Magic, 49);

/// **103.4**
///
/// *es:* Todos empiezan con 20 vidas, aunque en algunas variantes la cifra es otra.
///
/// *pt:* Começa-se com 20 pontos de vida, a não ser que a variante determine outro número.
pub const R103_4: Rule = Rule::new(Game::Magic, 50);

/// **103.4a**
///
/// *es:* En Gigante de dos cabezas cada equipo arranca con 30 vidas.
///
/// *pt:* Em Gigante de Duas Cabeças, cada equipe começa com 30 pontos de vida.
pub const R103_4A: Rule = Rule::new(Game::Magic, 51);

/// **103.4b**
///
/// *es:* En Vanguard se empieza con 20 vidas, a las que suma o resta el modificador de vida de la propia carta vanguard.
///
/// *pt:* Em Vanguard, cada um começa com 20 pontos de vida, ajustados para cima ou para baixo pelo modificador de vida do seu card de vanguard.
pub const R103_4B: Rule = Rule::new(Game::Magic, 52);

/// **103.4c**
///
/// *es:* En Commander se empieza con 40 vidas por jugador.
///
/// *pt:* Em Commander, cada um começa com 40 pontos de vida.
pub const R103_4C: Rule = Rule::new(Game::Magic, 53);

/// **103.4d**
///
/// *es:* En Brawl cada uno empieza con 25 vidas si juegan dos y con 30 si son más.
///
/// *pt:* Em Brawl, são 25 pontos de vida para cada um entre dois jogadores e 30 se houver mais.
pub const R103_4D: Rule = Rule::new(Game::Magic, 54);

/// **103.4e**
///
/// *es:* En Archenemy, el archienemigo empieza con 40 vidas.
///
/// *pt:* Em Archenemy, o arqui-inimigo começa com 40 pontos de vida.
pub const R103_4E: Rule = Rule::new(Game::Magic, 55);

/// **103.5**
///
/// *es:* Cada jugador roba su mano inicial, normalmente siete cartas. Quien no la quiera puede hacer mulligan: todos lo declaran por orden de turno desde el jugador inicial y luego lo hacen a la vez. Quien lo hace baraja la mano en la biblioteca, roba otra completa y deja en el fondo, en cualquier orden, una carta por mulligan, este incluido. La ronda se repite hasta que nadie haga mulligan; quien conserva su mano, o ya tiene cero cartas, no puede hacer más.
///
/// *pt:* Cada um compra sua mão inicial, em geral sete cards. Quem não gostar dela pode fazer mulligan: a partir do jogador inicial, na ordem de turno, cada um declara, e depois os que o querem fazem-no juntos. Quem o faz embaralha a mão no grimório, compra outra completa e põe no fundo, na ordem que quiser, um card por mulligan que fez, contando este. Repete-se até ninguém mais querer; quem mantém a mão, ou já chegou a zero cards, não pode fazer outro.
pub const R103_5: Rule = Rule::new(Game::Magic, 56);

/// **103.5a**
///
/// *es:* En Vanguard, la carta vanguard de cada jugador ajusta con su modificador de mano, hacia arriba o hacia abajo, las siete cartas de la mano inicial.
///
/// *pt:* Em Vanguard, o modificador de mão do card de vanguard de cada jogador soma ou subtrai dos sete cards da mão inicial.
pub const R103_5A: Rule = Rule::new(Game::Magic, 57);

/// **103.5b**
///
/// *es:* Lo que un efecto permite «en cualquier momento en que pudieras hacer mulligan» se hace al llegar el momento de declarar si se hará uno, en cualquiera de las rondas y aunque otros ya hayan declarado. Solo después declara ese jugador.
///
/// *pt:* O que um efeito permite “a qualquer momento em que pudesse fazer mulligan” acontece na hora de o jogador declarar, em qualquer rodada, mesmo que outros já tenham declarado; só depois ele diz se fará mulligan.
pub const R103_5B: Rule = Rule::new(Game::Magic, 58);

/// **103.5c**
///
/// *es:* Con varios jugadores, y siempre en Brawl, el primer mulligan de cada uno es gratis: no suma ni a las cartas del fondo ni al máximo de mulligans; los siguientes sí.
///
/// *pt:* No multijogador, e sempre em Brawl, o primeiro mulligan de cada um é grátis: não conta para os cards postos no fundo nem para o limite; os seguintes contam.
pub const R103_5C: Rule = Rule::new(Game::Magic, 59);

/// **103.5d**
///
/// *es:* Con turnos compartidos en equipo declaran primero los jugadores del equipo inicial y luego, por orden de turno, los de los demás; los compañeros pueden consultarse. Los mulligans se hacen a la vez, y que un compañero ya conserve su mano no se lo impide a nadie.
///
/// *pt:* Com turnos compartilhados, declaram primeiro os jogadores da equipe inicial e depois, na ordem de turno, os das outras; companheiros podem conversar. Os mulligans são simultâneos, e quem tem um companheiro que já manteve a mão ainda pode fazer o seu.
pub const R103_5D: Rule = Rule::new(Game::Magic, 60);

/// **103.6**
///
/// *es:* Terminados los mulligans, quien tenga cartas que permiten acciones desde la mano inicial puede realizarlas en cualquier orden, comenzando el jugador inicial y luego los demás por orden de turno.
///
/// *pt:* Encerrados os mulligans, o jogador inicial pode, na ordem que quiser, realizar ações permitidas por cards de sua mão inicial; depois os outros, em ordem de turno.
pub const R103_6: Rule = Rule::new(Game::Magic, 61);

/// **103.6a**
///
/// *es:* Quien decide empezar con una carta de su mano inicial en el campo de batalla, porque ella lo permite, la pone allí en ese momento.
///
/// *pt:* Quem usa um card da mão inicial que pode começar no campo de batalha coloca-o lá nesse momento.
pub const R103_6A: Rule = Rule::new(Game::Magic, 62);

/// **103.6b**
///
/// *es:* Si la carta se deja mostrar desde la mano inicial, quien lo hace la tiene a la vista hasta que arranque el primer turno. Cada una se muestra así una sola vez.
///
/// *pt:* O card que pode ser revelado na mão inicial fica à vista até o primeiro turno começar, e só pode ser revelado assim uma vez.
pub const R103_6B: Rule = Rule::new(Game::Magic, 63);

/// **103.6c**
///
/// *es:* Con turnos compartidos pueden actuar primero los del equipo inicial, en el orden que este prefiera y consultándose si quieren; después, por orden de turno, los de cada otro equipo.
///
/// *pt:* Com turnos compartilhados, podem agir primeiro os jogadores da equipe inicial, na ordem que ela quiser e conversando; depois, pela ordem de turno, os das outras.
pub const R103_6C: Rule = Rule::new(Game::Magic, 64);

/// **103.7**
///
/// *es:* En Planechase, el jugador inicial pone boca arriba la carta de encima de su mazo planar. Si es un fenómeno, la manda al fondo y pasa a la siguiente, hasta dar con un plano, que será el inicial (regla 901).
///
/// *pt:* Em Planechase, o jogador inicial pega o primeiro card do seu deck planar e o volta para cima. Se for fenômeno, manda-o para o fundo e repete até sair um plano: esse é o plano inicial (regra 901).
pub const R103_7: Rule = Rule::new(Game::Magic, 65);

/// **103.8**
///
/// *es:* Con todo listo, el jugador inicial juega su primer turno.
///
/// *pt:* Tudo pronto, começa o primeiro turno do jogador inicial.
pub const R103_8: Rule = Rule::new(Game::Magic, 66);

/// **103.8a**
///
/// *es:* Entre dos jugadores, quien va primero no roba en ese turno: se salta su paso de robar (regla 504).
///
/// *pt:* Entre dois jogadores, quem começa pula a etapa de compra (regra 504) do primeiro turno.
pub const R103_8A: Rule = Rule::new(Game::Magic, 67);

/// **103.8b**
///
/// *es:* En Gigante de dos cabezas es el equipo inicial el que se queda sin paso de robar en su primer turno.
///
/// *pt:* Em Gigante de Duas Cabeças, quem pula a etapa de compra do primeiro turno é a equipe que começa.
pub const R103_8B: Rule = Rule::new(Game::Magic, 68);

/// **103.8c**
///
/// *es:* En los restantes juegos de varios jugadores nadie se lo salta: todos roban en su primer turno.
///
/// *pt:* Ninguém pula a etapa de compra do primeiro turno nos demais jogos multijogador.
pub const R103_8C: Rule = Rule::new(Game::Magic, 69);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 104. Finalizando el juego

use vademecum_vocab::{Game, Rule};

/// **104** Finalizando el juego · Finalizando o jogo
pub const R104: Rule = Rule::new(Game::Magic, 70);

/// **104.1**
///
/// *es:* El juego acaba en el acto si alguien gana, si hay empate o si se reinicia.
///
/// *pt:* Vitória de alguém, empate ou reinício: qualquer dos três encerra o jogo na hora.
pub const R104_1: Rule = Rule::new(Game::Magic, 71);

/// **104.2**
///
/// *es:* El juego se gana cuando se van todos los oponentes, por un efecto o por la victoria del propio equipo (reglas 104.2a–104.2d).
///
/// *pt:* Um jogador vence quando todos os seus oponentes saíram do jogo, quando um efeito lhe dá a vitória ou quando a equipe dele vence (regra 104.2a–d).
pub const R104_2: Rule = Rule::new(Game::Magic, 72);

/// **104.2a**
///
/// *es:* El jugador que sigue en el juego cuando todos sus oponentes lo han dejado gana de inmediato; ningún efecto que le impida ganar puede evitarlo.
///
/// *pt:* O jogador que continua no jogo depois que todos os seus oponentes saíram vence na hora, ainda que algum efeito o proíba de vencer.
pub const R104_2A: Rule = Rule::new(Game::Magic, 73);

/// **104.2b**
///
/// *es:* La victoria puede venir de un efecto que así lo diga.
///
/// *pt:* Um efeito pode dar a vitória a um jogador.
pub const R104_2B: Rule = Rule::new(Game::Magic, 74);

/// **104.2c**
///
/// *es:* Por equipos, gana el que conserve al menos un jugador cuando los demás equipos han dejado el juego. Ganan todos sus miembros, incluso los que ya habían perdido.
///
/// *pt:* Por equipes, vence a que ainda tiver alguém quando todas as outras saíram do jogo. Vencem todos os seus membros, até os que já haviam perdido.
pub const R104_2C: Rule = Rule::new(Game::Magic, 75);

/// **104.2d**
///
/// *es:* En Emperador, la victoria del emperador es la de su equipo (regla 809.5).
///
/// *pt:* Na variante imperador, a vitória do imperador é a da equipe (regra 809.5).
pub const R104_2D: Rule = Rule::new(Game::Magic, 76);

/// **104.3**
///
/// *es:* Se pierde al conceder; por vidas, biblioteca vacía, veneno o daño de un comandante; por un efecto; con el propio equipo, o por sanción (reglas 104.3a–104.3k).
///
/// *pt:* Um jogador perde se concede, se fica com 0 ou menos pontos de vida, se deve comprar mais cards do que o grimório tem, por veneno, por dano de combate de um comandante, por um efeito, com a equipe ou por penalidade (regra 104.3a–k).
pub const R104_3: Rule = Rule::new(Game::Magic, 77);

/// **104.3a**
///
/// *es:* Cualquier jugador puede conceder cuando quiera: deja el juego al instante y lo pierde.
///
/// *pt:* Qualquer jogador pode conceder quando quiser: sai do jogo na hora e o perde.
pub const R104_3A: Rule = Rule::new(Game::Magic, 78);

/// **104.3b**
///
/// *es:* Con 0 vidas o menos, un jugador pierde en cuanto alguien vaya a recibir prioridad (acción basada en estado, regla 704).
///
/// *pt:* Com 0 ou menos pontos de vida, o jogador perde assim que alguém for receber prioridade (ação baseada no estado, regra 704).
pub const R104_3B: Rule = Rule::new(Game::Magic, 79);

/// **104.3c**
///
/// *es:* Quien deba robar más que toda su biblioteca la roba entera y pierde cuando alguien vaya a recibir prioridad (acción basada en estado, regla 704).
///
/// *pt:* Quem deve comprar mais que o grimório inteiro compra-o todo e perde assim que alguém for receber prioridade (ação baseada no estado, regra 704).
pub const R104_3C: Rule = Rule::new(Game::Magic, 80);

/// **104.3d**
///
/// *es:* Con 10 contadores de veneno o más, un jugador pierde en cuanto alguien vaya a recibir prioridad (acción basada en estado, regla 704).
///
/// *pt:* Com 10 ou mais marcadores de veneno, o jogador perde assim que alguém for receber prioridade (ação baseada no estado, regra 704).
pub const R104_3D: Rule = Rule::new(Game::Magic, 81);

/// **104.3e**
///
/// *es:* La derrota también puede venir de un efecto que así lo diga.
///
/// *pt:* Um efeito pode impor a derrota a um jogador.
pub const R104_3E: Rule = Rule::new(Game::Magic, 82);

/// **104.3f**
///
/// *es:* Quien fuera a ganar y perder en el mismo instante, pierde.
///
/// *pt:* Vencer e perder no mesmo instante é perder.
pub const R104_3F: Rule = Rule::new(Game::Magic, 83);

/// **104.3g**
///
/// *es:* Con varios jugadores por equipos, un equipo pierde cuando han perdido todos y cada uno de sus miembros.
///
/// *pt:* No multijogador por equipes, a equipe só perde quando cada um dos seus membros perdeu.
pub const R104_3G: Rule = Rule::new(Game::Magic, 84);

/// **104.3h**
///
/// *es:* Con rango de influencia limitado (regla 801), un efecto que haría ganar a un jugador hace, en vez de eso, perder a todos sus oponentes dentro de su rango. El juego puede no terminar.
///
/// *pt:* Com alcance de influência limitado (regra 801), o efeito que faria um jogador vencer, em vez disso, faz perder todos os oponentes ao alcance dele; o jogo pode continuar.
pub const R104_3H: Rule = Rule::new(Game::Magic, 85);

/// **104.3i**
///
/// *es:* La derrota del emperador, en Emperador, es la de todo su equipo (regla 809.5).
///
/// *pt:* Na variante imperador, quando o imperador perde, a equipe perde (regra 809.5).
pub const R104_3I: Rule = Rule::new(Game::Magic, 86);

/// **104.3j**
///
/// *es:* En Commander pierde quien recibe en total del mismo comandante 21 o más de daño de combate (acción basada en estado, reglas 704 y 903.10).
///
/// *pt:* Em Commander, perde quem já sofreu de um mesmo comandante, somando o jogo inteiro, ao menos 21 pontos de dano de combate (ação baseada no estado, regras 704 e 903.10).
pub const R104_3J: Rule = Rule::new(Game::Magic, 87);

/// **104.3k**
///
/// *es:* Un juez puede imponer en un torneo, como sanción, la pérdida del juego (regla 100.6).
///
/// *pt:* Em torneio, a penalidade de um juiz pode custar o jogo ao jogador (regra 100.6).
pub const R104_3K: Rule = Rule::new(Game::Magic, 88);

/// **104.4**
///
/// *es:* Hay empate si todos pierden a la vez, si una repetición no puede parar, por un efecto, con el propio equipo o, en torneo, por acuerdo (reglas 104.4a–104.4i).
///
/// *pt:* Há empate se todos perdem juntos, se um loop não pode parar, por um efeito, com a própria equipe ou, em torneio, por acordo (regra 104.4a–i).
pub const R104_4: Rule = Rule::new(Game::Magic, 89);

/// **104.4a**
///
/// *es:* Hay empate si pierden al mismo tiempo todos los que seguían en el juego.
///
/// *pt:* Empata-se quando todos os que restavam perdem ao mesmo tempo.
pub const R104_4A: Rule = Rule::new(Game::Magic, 90);

/// **104.4b**
///
/// *es:* Sin rango de influencia limitado (también entre dos), si el juego cae en una repetición («bucle») de acciones obligatorias que nada puede detener, hay empate. Si alguna es opcional, no.
///
/// *pt:* Sem alcance de influência limitado (inclusive entre dois jogadores), um loop de ações obrigatórias que nada possa interromper empata o jogo. Se alguma é opcional, não há empate.
pub const R104_4B: Rule = Rule::new(Game::Magic, 91);

/// **104.4c**
///
/// *es:* Un efecto puede declarar el empate.
///
/// *pt:* O empate pode ser decretado por um efeito.
pub const R104_4C: Rule = Rule::new(Game::Magic, 92);

/// **104.4d**
///
/// *es:* Con varios jugadores por equipos, hay empate cuando caen a la vez todos los equipos restantes.
///
/// *pt:* No multijogador por equipes, há empate quando as equipes restantes perdem todas ao mesmo tempo.
pub const R104_4D: Rule = Rule::new(Game::Magic, 93);

/// **104.4e**
///
/// *es:* Con rango de influencia limitado, un hechizo o habilidad que declara empate solo empata a su controlador y a los jugadores en el rango de este, que dejan el juego; el resto continúa.
///
/// *pt:* Com alcance de influência limitado, a mágica ou habilidade que declara empate só vale para seu controlador e os jogadores ao alcance dele: eles deixam o jogo, que segue para os outros.
pub const R104_4E: Rule = Rule::new(Game::Magic, 94);

/// **104.4f**
///
/// *es:* Con rango de influencia limitado, una repetición imparable de acciones obligatorias es empate solo para quienes controlan objetos que intervienen en ella y para los jugadores dentro del rango de alguno de ellos. Esos dejan el juego; los demás siguen.
///
/// *pt:* Com alcance de influência limitado, o loop de ações obrigatórias que não pode parar só empata para quem controla algum objeto envolvido nele e para quem está ao alcance desses jogadores. Eles saem; os demais continuam jogando.
pub const R104_4F: Rule = Rule::new(Game::Magic, 95);

/// **104.4g**
///
/// *es:* Por equipos, el empate es de todo el equipo cuando lo es para cada uno de los miembros que le quedan.
///
/// *pt:* Por equipes, a equipe empata quando o empate atinge todos os membros que lhe restam.
pub const R104_4G: Rule = Rule::new(Game::Magic, 96);

/// **104.4h**
///
/// *es:* En Emperador, si el emperador empata, empata su equipo (regla 809.5).
///
/// *pt:* Na variante imperador, se o imperador empata, a equipe empata (regra 809.5).
pub const R104_4H: Rule = Rule::new(Game::Magic, 97);

/// **104.4i**
///
/// *es:* En torneo se puede pactar el empate si lo aceptan todos los que están en el juego (regla 100.6).
///
/// *pt:* Em torneio, vale combinar um empate se todos os participantes do jogo aceitarem (regra 100.6).
pub const R104_4I: Rule = Rule::new(Game::Magic, 98);

/// **104.5**
///
/// *es:* Quien pierde o empata deja el juego. Qué ocurre entonces lo dicen las reglas para varios jugadores (regla 800.4).
///
/// *pt:* Quem perde ou empata deixa o jogo. O que acontece a seguir está nas regras de multijogador (regra 800.4).
pub const R104_5: Rule = Rule::new(Game::Magic, 99);

/// **104.6**
///
/// *es:* Karn liberado es la única carta que reinicia el juego: quienes sigan en él empiezan enseguida otro nuevo (regla 724).
///
/// *pt:* Karn Liberto (Karn Liberated) é o único card que reinicia o jogo: quem ainda estiver nele começa na hora um novo (regra 724).
pub const R104_6: Rule = Rule::new(Game::Magic, 100);

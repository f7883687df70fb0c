// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 800. General

use vademecum_vocab::{Game, Rule};

/// **800** General · Geral
pub const R800: Rule = Rule::new(Game::Magic, 2841);

/// **800.1**
///
/// *es:* Con más de dos jugadores al empezar, el juego es de varios jugadores; para él son las reglas opcionales de esta sección.
///
/// *pt:* É multijogador o jogo que começa com três jogadores ou mais; esta seção traz regras opcionais para ele.
pub const R800_1: Rule = Rule::new(Game::Magic, 2842);

/// **800.2**
///
/// *es:* Hay alternativas, que se añaden al juego, y variantes, que son estilos de juego. Caben varias alternativas a la vez, pero una sola variante.
///
/// *pt:* As opções se somam a um jogo, quantas se queira; as variantes são estilos de jogo, e só cabe uma por vez.
pub const R800_2: Rule = Rule::new(Game::Magic, 2843);

/// **800.3**
///
/// *es:* En muchos torneos de varios jugadores hay reglas ajenas a estas, por ejemplo de construcción de mazos; figuran en las Reglas de Torneo.
///
/// *pt:* Em muitos torneios multijogador valem ainda regras de fora deste documento, como as de montagem de deck: estão nas Regras de Torneio de Magic.
pub const R800_3: Rule = Rule::new(Game::Magic, 2844);

/// **800.4**
///
/// *es:* En un juego de varios jugadores se puede seguir aunque uno o más lo hayan dejado; entre dos, no.
///
/// *pt:* Sair um jogador, ou mais de um, não encerra necessariamente um jogo multijogador, ao contrário do de dois.
pub const R800_4: Rule = Rule::new(Game::Magic, 2845);

/// **800.4a**
///
/// *es:* En cuanto un jugador deja el juego, se van los objetos de su propiedad y acaban los efectos que le daban el control de objetos o jugadores. Después deja de existir lo que controle en la pila no representado por cartas, y por último se exilia lo que aún controle. No es acción basada en estado. Si tenía prioridad, pasa al siguiente jugador en orden de turno que siga en el juego.
///
/// *pt:* Assim que um jogador deixa o jogo, saem os objetos de que é dono e acaba todo efeito que lhe dava controle de objetos ou jogadores. Depois deixa de existir o que ele controla na pilha sem card e, por fim, exila-se o que ainda controla. Não é ação baseada no estado. A prioridade, se era dele, vai ao próximo na ordem de turno ainda presente.
pub const R800_4A: Rule = Rule::new(Game::Magic, 2846);

/// **800.4b**
///
/// *es:* Nada pasa al control de quien dejó el juego: el objeto no cambia de controlador, la ficha no se crea, lo que fuera a llegar al campo de batalla o a la pila bajo su control se queda en su zona, y él no controla a ningún jugador.
///
/// *pt:* Quem saiu do jogo não recebe controle de nada: o objeto não muda de controlador, a ficha não é criada, o que entraria no campo de batalha ou na pilha sob seu controle fica na zona em que está, e jogador nenhum é controlado por ele.
pub const R800_4B: Rule = Rule::new(Game::Magic, 2847);

/// **800.4c**
///
/// *es:* Si acaba el efecto que daba el control de un objeto a un jugador presente, ningún otro lo da a otro presente y su controlador por defecto dejó el juego, el objeto se exilia al instante; no es acción basada en estado.
///
/// *pt:* Acabado o efeito que dava controle do objeto a quem segue no jogo, se nenhum outro o dá a alguém presente e já saiu quem o controlava por padrão, exila-se na hora; não é ação baseada no estado.
pub const R800_4C: Rule = Rule::new(Game::Magic, 2848);

/// **800.4d**
///
/// *es:* De quien dejó el juego ya no se crean objetos de los que sería propietario, ni van a la pila habilidades disparadas que controlaría.
///
/// *pt:* Não se cria, em zona nenhuma, objeto cujo dono seria quem deixou o jogo, nem vai para a pilha a habilidade desencadeada que ele controlaria.
pub const R800_4D: Rule = Rule::new(Game::Magic, 2849);

/// **800.4e**
///
/// *es:* No se asigna daño de combate a quien dejó el juego.
///
/// *pt:* Não se atribui dano de combate a quem já deixou o jogo.
pub const R800_4E: Rule = Rule::new(Game::Magic, 2850);

/// **800.4f**
///
/// *es:* No se paga el coste que un objeto pide pagar, o decidir si pagar, a quien dejó el juego.
///
/// *pt:* Custo que um objeto manda um jogador ausente pagar, ou decidir se paga, fica sem pagar.
pub const R800_4F: Rule = Rule::new(Game::Magic, 2851);

/// **800.4g**
///
/// *es:* Otra elección que un objeto pida a quien dejó el juego la hace un jugador que escoge el controlador del objeto; otro oponente suyo, de ser posible, si debía hacerla un oponente.
///
/// *pt:* Nas demais escolhas que um objeto pede ao ausente, o controlador do objeto aponta outro jogador; se cabiam a um oponente seu, outro oponente, se houver.
pub const R800_4G: Rule = Rule::new(Game::Magic, 2852);

/// **800.4h**
///
/// *es:* Cuando una regla pide elegir a quien dejó el juego, elige el siguiente en orden de turno.
///
/// *pt:* Escolha que uma regra pede a quem deixou o jogo passa ao próximo na ordem de turno.
pub const R800_4H: Rule = Rule::new(Game::Magic, 2853);

/// **800.4i**
///
/// *es:* Sobre un jugador concreto el efecto usa los datos actuales o, si dejó el juego, los últimos que se conocieron antes. Lo que hizo quien se fue sigue contando para efectos que miran acciones de los jugadores.
///
/// *pt:* Um efeito que precisa de informação sobre certo jogador usa a atual; se ele deixou o jogo, a última conhecida. Ações que um jogador realizou antes de sair continuam visíveis para efeitos que perguntam por ações.
pub const R800_4I: Rule = Rule::new(Game::Magic, 2854);

/// **800.4j**
///
/// *es:* El turno de quien se va sigue sin jugador activo. Cuando este recibiría prioridad, la recibe el siguiente en orden de turno, se resuelve lo de encima de la pila o acaba la fase o paso, según toque.
///
/// *pt:* O turno de quem sai continua até o fim sem jogador ativo: a prioridade deste vai ao próximo jogador, resolve o topo da pilha ou acaba etapa ou fase, conforme couber.
pub const R800_4J: Rule = Rule::new(Game::Magic, 2855);

/// **800.4k**
///
/// *es:* No comienza el turno que le tocaría a quien dejó el juego.
///
/// *pt:* O turno de quem já deixou o jogo não começa.
pub const R800_4K: Rule = Rule::new(Game::Magic, 2856);

/// **800.4m**
///
/// *es:* Los efectos continuos hasta el próximo turno de quien se fue, o hasta un punto de él, duran hasta cuando ese turno habría comenzado.
///
/// *pt:* Efeitos contínuos até o próximo turno de quem saiu, ou até um ponto dele, valem até o momento em que esse turno começaria.
pub const R800_4M: Rule = Rule::new(Game::Magic, 2857);

/// **800.4n**
///
/// *es:* Los objetos que quien se va tiene en la zona de ante se quedan en el juego, a diferencia de los demás (reglas 800.4a y 407).
///
/// *pt:* Na zona de aposta, os objetos de quem sai continuam no jogo, exceção à regra 800.4a (regra 407).
pub const R800_4N: Rule = Rule::new(Game::Magic, 2858);

/// **800.4p**
///
/// *es:* En Planechase, el controlador planar que fuera a dejar el juego lo deja tras pasar el puesto al siguiente en orden de turno que no vaya a dejarlo (regla 311.5).
///
/// *pt:* Em Planechase, o controlador planar que deixaria o jogo só sai depois que o próximo na ordem de turno que não sairia assume (regra 311.5).
pub const R800_4P: Rule = Rule::new(Game::Magic, 2859);

/// **800.5**
///
/// *es:* Los asientos se ordenan por cualquier método que acuerden los jugadores, salvo que la variante o alternativa elegida mande otra cosa.
///
/// *pt:* Onde cada um se senta é combinado do jeito que os jogadores quiserem, se a variante ou opção não determina a ordem.
pub const R800_5: Rule = Rule::new(Game::Magic, 2860);

/// **800.6**
///
/// *es:* El primer mulligan de cada jugador no cuenta para las cartas que pondrá en el fondo de su biblioteca ni para cuántos puede hacer; los siguientes, sí.
///
/// *pt:* De cada jogador, o primeiro mulligan não conta: nem para os cards que porá no fundo do grimório nem para o limite de mulligans. Os seguintes contam.
pub const R800_6: Rule = Rule::new(Game::Magic, 2861);

/// **800.7**
///
/// *es:* Con varios jugadores, el inicial no se salta su primer paso de robar. Solo en Gigante de dos cabezas el equipo que empieza se lo salta (regla 103.8).
///
/// *pt:* No multijogador, o jogador inicial não pula a primeira etapa de compra; só a equipe inicial em Gigante de Duas Cabeças pula (regra 103.8).
pub const R800_7: Rule = Rule::new(Game::Magic, 2862);

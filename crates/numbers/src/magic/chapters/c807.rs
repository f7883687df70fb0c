// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 807. Variante Grand Melee

use vademecum_vocab::{Game, Rule};

/// **807** Variante Grand Melee · Variante Refrega Grandiosa
pub const R807: Rule = Rule::new(Game::Magic, 2943);

/// **807.1**
///
/// *es:* Es una modificación de Todos contra todos (regla 806), también individual, para mesas grandes: normalmente solo se usa si empiezan diez jugadores o más.
///
/// *pt:* A Refrega Grandiosa modifica a competição livre (regra 806): também é individual e normalmente só se usa em jogos que começam com dez jogadores ou mais.
pub const R807_1: Rule = Rule::new(Game::Magic, 2944);

/// **807.2**
///
/// *es:* Las alternativas se deciden antes de jugar; por defecto rigen las reglas 807.2a–807.2c.
///
/// *pt:* Decidem-se as opções antes de começar; por padrão valem as regras 807.2a–c.
pub const R807_2: Rule = Rule::new(Game::Magic, 2945);

/// **807.2a**
///
/// *es:* El rango de influencia de todos es 1 (regla 801).
///
/// *pt:* Todos têm alcance de influência 1 (regra 801).
pub const R807_2A: Rule = Rule::new(Game::Magic, 2946);

/// **807.2b**
///
/// *es:* Solo se ataca a la izquierda (regla 803).
///
/// *pt:* Ataca-se apenas à esquerda (regra 803).
pub const R807_2B: Rule = Rule::new(Game::Magic, 2947);

/// **807.2c**
///
/// *es:* Quedan fuera las alternativas de atacar a varios jugadores (regla 802) y de desplegar criaturas (regla 804).
///
/// *pt:* Ficam de fora as opções de atacar múltiplos jogadores (regra 802) e de realocação de criaturas (regra 804).
pub const R807_2C: Rule = Rule::new(Game::Magic, 2948);

/// **807.3**
///
/// *es:* Los asientos se reparten al azar.
///
/// *pt:* Os assentos se definem aleatoriamente.
pub const R807_3: Rule = Rule::new(Game::Magic, 2949);

/// **807.4**
///
/// *es:* Varios jugadores juegan su turno al mismo tiempo. Lo señalan los marcadores de turno que circulan por la mesa: cada uno equivale al turno de un jugador activo.
///
/// *pt:* Vários turnos correm ao mesmo tempo. Indicadores de turno, que passam de jogador em jogador, mostram quem está jogando o seu; cada um corresponde ao turno de um jogador ativo.
pub const R807_4: Rule = Rule::new(Game::Magic, 2950);

/// **807.4a**
///
/// *es:* Por cada grupo completo de cuatro jugadores en el juego hay un marcador; los que sobran no cuentan.
///
/// *pt:* O número de indicadores de turno é o de jogadores dividido por quatro, arredondado para baixo.
pub const R807_4A: Rule = Rule::new(Game::Magic, 2951);

/// **807.4b**
///
/// *es:* El primero es del jugador inicial; el segundo, de quien se sienta cuatro asientos a su izquierda (el quinto jugador), y así hasta repartirlos todos. Cada marcador queda numerado de este modo, y quienes los tienen empiezan su turno a la vez.
///
/// *pt:* O jogador inicial fica com o primeiro indicador, quem está quatro assentos à sua esquerda (o quinto jogador), com o segundo, e assim por diante; isso os numera. Depois, todos com indicador iniciam juntos o turno.
pub const R807_4B: Rule = Rule::new(Game::Magic, 2952);

/// **807.4c**
///
/// *es:* Acabado el turno, el marcador pasa al jugador de la izquierda. Si quien lo tiene deja el juego, lo toma el de su izquierda: al acabar el turno si lo estaba jugando, de inmediato si no había empezado.
///
/// *pt:* Ao fim do turno, o indicador passa ao jogador à esquerda. Se quem o tem deixa o jogo, o vizinho da esquerda o pega: após aquele turno, se estava em curso; na hora, se não tinha começado.
pub const R807_4C: Rule = Rule::new(Game::Magic, 2953);

/// **807.4d**
///
/// *es:* Quien recibe un marcador no empieza su turno si hay otro en los tres asientos de su izquierda: espera a que este llegue al cuarto asiento.
///
/// *pt:* Havendo outro indicador entre os três jogadores à sua esquerda, quem recebe um espera, sem iniciar o turno, até que aquele chegue ao quarto.
pub const R807_4D: Rule = Rule::new(Game::Magic, 2954);

/// **807.4e**
///
/// *es:* Cuando la salida de un jugador reduciría el número de marcadores, se designa para retirarlo el que está inmediatamente a su derecha. Si salen varios a la vez y hay varios marcadores posibles, el de número más bajo. Un mismo marcador puede designarse más de una vez.
///
/// *pt:* Se a saída de um jogador reduziria a quantidade de indicadores, designa-se para remoção o imediatamente à direita dele. Saindo vários ao mesmo tempo, se mais de um indicador poderia ser removido, vale o de menor número. O mesmo pode ser designado várias vezes.
pub const R807_4E: Rule = Rule::new(Game::Magic, 2955);

/// **807.4f**
///
/// *es:* Un marcador ya designado para retirar no entra en la cuenta al comprobar si alguna salida reduciría su número (regla 807.4e).
///
/// *pt:* Indicadores já designados para remoção não contam ao verificar se a saída de um ou mais jogadores reduziria a quantidade deles (regra 807.4e).
pub const R807_4F: Rule = Rule::new(Game::Magic, 2956);

/// **807.4g**
///
/// *es:* El marcador designado se retira al acabar el turno, en vez de pasarlo, si su jugador está jugando uno; si no, de inmediato. Si había sido designado varias veces, el que tiene a su derecha queda designado esas mismas veces menos una.
///
/// *pt:* Designado, o indicador é removido: ao fim do turno, em vez de passado, se quem o tem está jogando um turno; na hora, se não está. Se tinha várias designações, o seguinte à direita recebe esse número menos um.
pub const R807_4G: Rule = Rule::new(Game::Magic, 2957);

/// **807.4h**
///
/// *es:* El hueco que dejan al irse uno o más jugadores contiguos separa todavía a sus dos vecinos: hasta que empiece el turno siguiente, ninguno entra en el rango de influencia del otro.
///
/// *pt:* Saindo um ou mais jogadores de assentos seguidos, os dois que ladeavam o vazio só passam ao alcance de influência um do outro quando começar o próximo turno.
pub const R807_4H: Rule = Rule::new(Game::Magic, 2958);

/// **807.4i**
///
/// *es:* Quien tiene marcador y recibe por un efecto un turno adicional tras el actual se queda el marcador y juega ese turno a continuación. Si entonces hay otro marcador en los tres asientos de su izquierda, espera a que lo tome el jugador del cuarto asiento. Si lo hay en los tres de su derecha, pasa el suyo a la izquierda al acabar y juega el turno adicional justo antes de su próximo turno.
///
/// *pt:* Se um efeito dá turno extra após o atual a quem tem indicador, ele o mantém e joga esse turno em seguida. Se nessa hora há outro a até três assentos à esquerda, espera que o jogador do quarto assento o pegue. Se há outro a até três à direita, passa o seu à esquerda quando o turno acaba e joga o extra logo antes de seu próximo turno.
pub const R807_4I: Rule = Rule::new(Game::Magic, 2959);

/// **807.4j**
///
/// *es:* Si un efecto da un turno adicional tras el actual a quien entonces no tendría marcador, este lo juega justo antes de su próximo turno.
///
/// *pt:* Turno extra que um efeito daria após o atual a quem, nessa hora, não teria indicador fica para logo antes do próximo turno desse jogador.
pub const R807_4J: Rule = Rule::new(Game::Magic, 2960);

/// **807.5**
///
/// *es:* No hay una única pila: cada marcador de turno tiene la suya.
///
/// *pt:* As pilhas são várias, uma para cada indicador de turno.
pub const R807_5: Rule = Rule::new(Game::Magic, 2961);

/// **807.5a**
///
/// *es:* Solo recibe prioridad para una pila quien tiene en su rango de influencia el marcador de ella o al controlador de algún objeto suyo.
///
/// *pt:* Só recebe prioridade quanto a uma pilha quem tem no alcance de influência o indicador dela ou o controlador de algum objeto que está nela.
pub const R807_5A: Rule = Rule::new(Game::Magic, 2962);

/// **807.5b**
///
/// *es:* Con prioridad para varias pilas, el jugador dice en cuál pone el hechizo que lanza, la habilidad que activa o la que se le dispara. Pero lo disparado por un objeto de una de ellas, y el hechizo que algo de ella hace lanzar o copiar al resolverse, van a esa misma pila; lo que tiene por objetivo un objeto de una pila, a la misma, sin poder tenerlos en varias.
///
/// *pt:* Com prioridade em mais de uma pilha, o jogador diz em qual põe a mágica, a ativada ou a desencadeada. Ficam, porém, na mesma pilha a desencadeada causada por objeto dela e a mágica que algo nela, ao resolver, faz conjurar ou copiar; e o que tem como alvo um objeto de uma pilha vai para ela. Alvos em pilhas diferentes são proibidos.
pub const R807_5B: Rule = Rule::new(Game::Magic, 2963);

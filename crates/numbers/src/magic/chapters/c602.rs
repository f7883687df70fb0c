// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 602. Activar habilidades activadas

use vademecum_vocab::{Game, Rule};

/// **602** Activar habilidades activadas · Ativando habilidades ativadas
pub const R602: Rule = Rule::new(Game::Magic, 1117);

/// **602.1**
///
/// *es:* Toda habilidad activada tiene coste y efecto, separados por dos puntos; tras el efecto van, si las hay, las instrucciones de activación.
///
/// *pt:* Custo, dois-pontos e efeito, nessa ordem, formam a habilidade ativada; se existirem instruções de ativação, vêm por último.
pub const R602_1: Rule = Rule::new(Game::Magic, 1118);

/// **602.1a**
///
/// *es:* Lo que precede a los dos puntos es el coste de activación, y lo paga el jugador que activa la habilidad.
///
/// *pt:* Quem ativa a habilidade paga o custo de ativação, ou seja, o que vem antes dos dois-pontos.
pub const R602_1A: Rule = Rule::new(Game::Magic, 1119);

/// **602.1b**
///
/// *es:* Las instrucciones de activación van al final, detrás del efecto, y no son parte de él. Dicen quién puede activar, cuándo, o algo sobre el coste; funcionan siempre y hay que cumplirlas al activar.
///
/// *pt:* Depois do efeito, e sem fazer parte dele, podem vir instruções a seguir ao ativar: quem pode, quando pode ou algum aspecto do custo. Valem o tempo todo.
pub const R602_1B: Rule = Rule::new(Game::Magic, 1120);

/// **602.1c**
///
/// *es:* Solo se activan las habilidades activadas; por eso, cuando una regla u objeto habla de «activar una habilidad» sin más, se refiere a una de ellas.
///
/// *pt:* Nenhum outro tipo de habilidade pode ser ativado. Se um objeto ou regra menciona ativar uma habilidade, sem dizer qual tipo, trata-se de uma ativada.
pub const R602_1C: Rule = Rule::new(Game::Magic, 1121);

/// **602.1d**
///
/// *es:* En cartas antiguas se leía «jugar» una habilidad activada; con la errata de Oracle ahora se lee «activar».
///
/// *pt:* Pela errata do Oracle, cards antigos que diziam “jogar” uma habilidade ativada hoje dizem “ativar”.
pub const R602_1D: Rule = Rule::new(Game::Magic, 1122);

/// **602.1e**
///
/// *es:* Un hechizo o habilidad que menciona el «coste de activación» y cambia cómo puede pagarse afecta al coste total, con sus aumentos y reducciones incluidos (reglas 601.2f y 602.2b).
///
/// *pt:* Se mágica ou habilidade muda como se paga um “custo de ativação”, isso atinge o custo total, mesmo aumentado ou reduzido por efeitos (regras 602.2b e 601.2f).
pub const R602_1E: Rule = Rule::new(Game::Magic, 1123);

/// **602.2**
///
/// *es:* Activar una habilidad consiste en apilarla y pagarla para que luego se resuelva, siguiendo en orden las reglas 602.2a y 602.2b. Salvo que el objeto diga otra cosa, solo puede hacerlo su controlador, o su propietario si no lo tiene. Si algo no puede cumplirse, la activación es ilegal y se vuelve atrás (regla 730). Lo anunciado y pagado no se cambia.
///
/// *pt:* Ativar é colocar a habilidade na pilha e pagar seus custos, na ordem das regras 602.2a–b, para que mais tarde resolva. Só o controlador do objeto, ou o dono se não há controlador, pode fazê-lo, exceto se o objeto disser outra coisa. Ponto não cumprido torna a ativação ilegal e o jogo retorna a antes dela (regra 730). Anúncios e pagamentos feitos não se alteram.
pub const R602_2: Rule = Rule::new(Game::Magic, 1124);

/// **602.2a**
///
/// *es:* El jugador la anuncia; si viene de una zona oculta, muestra la carta (regla 701.16a). La habilidad aparece encima de la pila como objeto que no es carta, con el texto de la original como única característica y controlada por quien la activa. Sigue allí hasta resolverse, ser contrarrestada o que un efecto la mueva.
///
/// *pt:* Anunciada a ativação, e revelado o card se está em zona não revelada (regra 701.16a), surge no topo da pilha um objeto que não é card. Só tem o texto da habilidade e é controlado por quem ativou. Fica ali até resolver, ser anulado ou um efeito movê-lo.
pub const R602_2A: Rule = Rule::new(Game::Magic, 1125);

/// **602.2b**
///
/// *es:* Lo demás se hace como al lanzar un hechizo, según la regla 601.2b–i. Donde allí se habla de coste de maná, aquí se toma el coste de activación.
///
/// *pt:* A partir daí valem, como para mágicas, as regras 601.2b–i; o custo de ativação ocupa o lugar que lá cabe ao custo de mana.
pub const R602_2B: Rule = Rule::new(Game::Magic, 1126);

/// **602.3**
///
/// *es:* Lo que la habilidad encarga a un oponente en vez de a su controlador, como elegir modo u objetivos, lo hace cuando a este le tocaría al activarla.
///
/// *pt:* Se um oponente deve cumprir na ativação uma tarefa do controlador, como escolher modos ou alvos, ele o faz quando o controlador a cumpriria.
pub const R602_3: Rule = Rule::new(Game::Magic, 1127);

/// **602.3a**
///
/// *es:* Entre varios oponentes posibles, el que se encarga lo designa el controlador de la habilidad.
///
/// *pt:* O controlador da habilidade aponta qual oponente escolhe, se mais de um puder.
pub const R602_3A: Rule = Rule::new(Game::Magic, 1128);

/// **602.3b**
///
/// *es:* Si al activarse manda algo a la vez a su controlador y a otro jugador, actúa antes el controlador, al contrario que en la regla 101.4.
///
/// *pt:* Se, durante a ativação, a habilidade mandar seu controlador e outro jogador agirem ao mesmo tempo, o controlador age primeiro e o outro depois, exceção à regra 101.4.
pub const R602_3B: Rule = Rule::new(Game::Magic, 1129);

/// **602.4**
///
/// *es:* Activar algo que cambia costes deja como están los hechizos y habilidades que ya había en la pila.
///
/// *pt:* Mágicas e habilidades que já estão na pilha não são afetadas por se ativar uma habilidade que altera custos.
pub const R602_4: Rule = Rule::new(Game::Magic, 1130);

/// **602.5**
///
/// *es:* Ni siquiera se puede empezar a activar una habilidad cuya activación está prohibida.
///
/// *pt:* Habilidade de ativação proibida não pode nem começar a ser ativada.
pub const R602_5: Rule = Rule::new(Game::Magic, 1131);

/// **602.5a**
///
/// *es:* Con {T} o {Q} en el coste, la habilidad activada de una criatura sin prisa solo puede usarse si su controlador la controla sin interrupción desde que empezó su turno más reciente (regla 702.10).
///
/// *pt:* Criatura sem ímpeto só pode ter ativada habilidade com {T} ou {Q} no custo se seu controlador a controla desde que começou seu turno mais recente (regra 702.10).
pub const R602_5A: Rule = Rule::new(Game::Magic, 1132);

/// **602.5b**
///
/// *es:* Un límite de uso, como el de una activación por turno, sigue pesando sobre el objeto aunque cambie de controlador.
///
/// *pt:* Trocar de controlador não livra o objeto da restrição de uso de sua habilidade, como a de ativar uma vez por turno.
pub const R602_5B: Rule = Rule::new(Game::Magic, 1133);

/// **602.5c**
///
/// *es:* La restricción de uso de una habilidad activada que un objeto recibe de otro solo limita esa habilidad recibida de ese objeto, no otras de texto idéntico.
///
/// *pt:* Se um objeto ganhar de outro uma habilidade ativada com uso restrito, a restrição vale só para a que veio daquele objeto, não para outra com as mesmas palavras.
pub const R602_5C: Rule = Rule::new(Game::Magic, 1134);

/// **602.5d**
///
/// *es:* «Actívala solo como un conjuro» impone los tiempos de lanzar un conjuro; ni la habilidad lo es, ni hace falta carta de conjuro que lanzar.
///
/// *pt:* “Só como feitiço” manda obedecer aos momentos em que se conjura feitiço. A habilidade não é um, nem é preciso ter tal card.
pub const R602_5D: Rule = Rule::new(Game::Magic, 1135);

/// **602.5e**
///
/// *es:* «Actívala solo como un instantáneo» impone los tiempos en que se podría lanzar un instantáneo; ni la habilidad lo es, ni hace falta tener esa carta.
///
/// *pt:* “Só como mágica instantânea” impõe os momentos em que se conjura uma; a habilidade não é uma, e nenhum card assim é exigido.
pub const R602_5E: Rule = Rule::new(Game::Magic, 1136);

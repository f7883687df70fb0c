// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 303. Encantamientos

use vademecum_vocab::{Game, Rule};

/// **303** Encantamientos · Encantamentos
pub const R303: Rule = Rule::new(Game::Magic, 693);

/// **303.1**
///
/// *es:* Con la pila vacía en una fase principal propia, quien tenga prioridad puede lanzar un encantamiento de su mano; usa la pila (regla 601).
///
/// *pt:* Encantamento pode ser conjurado da mão com prioridade, na própria fase principal e com a pilha vazia; usa a pilha (regra 601).
pub const R303_1: Rule = Rule::new(Game::Magic, 694);

/// **303.2**
///
/// *es:* Resuelto su hechizo, el encantamiento va al campo de batalla; lo pone allí su controlador, que sigue controlándolo.
///
/// *pt:* O controlador da mágica de encantamento, quando ela resolve, põe o encantamento no campo de batalha e passa a controlá-lo ali.
pub const R303_2: Rule = Rule::new(Game::Magic, 695);

/// **303.3**
///
/// *es:* Cada palabra tras la raya es un tipo de encantamiento, o sea, un subtipo («Encantamiento — Altar»); puede tener varios (regla 205.3h).
///
/// *pt:* Os subtipos se chamam também tipos de encantamento. Cada palavra depois do travessão (“Encantamento — Sacrário”) é um deles, e pode haver vários (regra 205.3h).
pub const R303_3: Rule = Rule::new(Game::Magic, 696);

/// **303.4**
///
/// *es:* Un Aura, subtipo de encantamiento, entra anexada a un objeto o jugador, según permita su habilidad de encantar (regla 702.5). Otros efectos pueden limitar qué encanta a un permanente.
///
/// *pt:* Aura, subtipo de encantamento, entra anexada a um objeto ou jogador. Encantar (regra 702.5) define a quê; outros efeitos podem restringir o que encanta uma permanente.
pub const R303_4: Rule = Rule::new(Game::Magic, 697);

/// **303.4a**
///
/// *es:* La habilidad de encantar define el objetivo que necesita el hechizo de Aura.
///
/// *pt:* Mágica de Aura precisa de alvo, e quem diz qual serve é a habilidade encantar.
pub const R303_4A: Rule = Rule::new(Game::Magic, 698);

/// **303.4b**
///
/// *es:* «Encantado» es el objeto o el jugador que tiene un Aura anexada; ella lo «encanta».
///
/// *pt:* A Aura “encanta” aquilo a que está anexada: esse objeto ou jogador é o “encantado”.
pub const R303_4B: Rule = Rule::new(Game::Magic, 699);

/// **303.4c**
///
/// *es:* El Aura va al cementerio de su propietario si lo encantado es ilegal según encantar u otros efectos, si su objeto ya no existe o si su jugador dejó el juego (acción basada en estado, regla 704).
///
/// *pt:* A Aura vai ao cemitério do dono (ação baseada no estado, regra 704) se o encantado é ilegal segundo encantar ou outros efeitos aplicáveis, não existe mais ou, sendo jogador, deixou o jogo.
pub const R303_4C: Rule = Rule::new(Game::Magic, 700);

/// **303.4d**
///
/// *es:* Ni puede un Aura encantarse a sí misma, ni encantar nada si es también criatura. De ocurrir, acciones basadas en estado (regla 704) la llevan al cementerio de su propietario; la que es criatura antes se desanexa. Tampoco encanta más de un objeto o jugador: si fuera a anexarse a varios, elige su controlador.
///
/// *pt:* A Aura não encanta a si mesma; se acontecer, vai para o cemitério do dono. Sendo também criatura, não encanta nada: antes de ir para lá, se solta (ações baseadas no estado, regra 704). Não encanta mais de um objeto ou jogador; havendo vários, seu controlador escolhe um.
pub const R303_4D: Rule = Rule::new(Game::Magic, 701);

/// **303.4e**
///
/// *es:* Controlar el Aura no exige ser el jugador encantado ni controlar el objeto encantado; cambiar un control no cambia el otro. Solo el controlador del Aura activa las habilidades de esta, y solo el del objeto las que ella le da («gana», «tiene»).
///
/// *pt:* O controlador da Aura pode não ser o jogador encantado nem o controlador do objeto encantado, e a troca de um controle não leva o outro. Habilidades da Aura, só o controlador dela ativa; a que ela dá ao objeto (“ganha”, “tem”), só o controlador dele.
pub const R303_4E: Rule = Rule::new(Game::Magic, 702);

/// **303.4f**
///
/// *es:* Si un Aura entra sin resolverse su propio hechizo y sin que el efecto diga qué encantará, lo elige en ese momento el jugador bajo cuyo control entra. Ha de ser algo legal según encantar y los demás efectos aplicables.
///
/// *pt:* Quando a Aura entra sem ser pela resolução da própria mágica e o efeito não diz o que ela encantará, escolhe, conforme ela entra, o jogador sob cujo controle ela entra. A escolha tem de ser legal para encantar e outros efeitos aplicáveis.
pub const R303_4F: Rule = Rule::new(Game::Magic, 703);

/// **303.4g**
///
/// *es:* Sin nada legal que encantar, el Aura que iba a entrar se queda en su zona o, si venía de la pila, va al cementerio de su propietario. La ficha de Aura no se crea.
///
/// *pt:* Sem objeto nem jogador que possa encantar legalmente, a Aura não entra: a ficha não é criada, a da pilha vai para o cemitério do dono e qualquer outra fica onde estava.
pub const R303_4G: Rule = Rule::new(Game::Magic, 704);

/// **303.4h**
///
/// *es:* Solo Auras, Equipos y Fortificaciones pueden ponerse ya anexados a un objeto o jugador; cualquier otro permanente que un efecto intente poner así entra sin anexar.
///
/// *pt:* Só Aura, Equipamento e Fortificação podem ser postos no campo de batalha já anexados a um objeto ou jogador; outra permanente que um efeito tente pôr assim entra solta.
pub const R303_4H: Rule = Rule::new(Game::Magic, 705);

/// **303.4i**
///
/// *es:* No entra el Aura que un efecto quiere poner anexada a algo que no está definido o que no puede encantar legalmente: sigue en su zona o, desde la pila, va al cementerio de su propietario. Si es ficha, no se crea.
///
/// *pt:* Se o efeito que põe a Aura no campo de batalha indicar algo indefinido ou que ela não pode encantar legalmente, não entra: fica onde está ou, se na pilha, vai para o cemitério do dono. Ficha nem é criada.
pub const R303_4I: Rule = Rule::new(Game::Magic, 706);

/// **303.4j**
///
/// *es:* Un efecto que intenta anexar un Aura del campo de batalla a algo (objeto o jugador) ilegal para ella no la mueve de donde está.
///
/// *pt:* Tentar anexar uma Aura já no campo de batalha a objeto ou jogador que ela não pode encantar legalmente não a tira de onde está.
pub const R303_4J: Rule = Rule::new(Game::Magic, 707);

/// **303.4k**
///
/// *es:* Al ponerse boca arriba un Aura que un efecto permite anexar, su controlador mira cómo sería boca arriba y elige un objeto o jugador que sea legal para encantar y para todo otro efecto aplicable.
///
/// *pt:* Quando um efeito deixa anexar a Aura que está sendo voltada para cima, o controlador dela a considera já voltada e escolhe objeto ou jogador legal para encantar e para outros efeitos aplicáveis.
pub const R303_4K: Rule = Rule::new(Game::Magic, 708);

/// **303.4m**
///
/// *es:* Sea o no un Aura, un permanente con una habilidad que dice «\[objeto o jugador\] encantado» habla de aquello a lo que él está anexado.
///
/// *pt:* Em qualquer permanente, Aura ou não, “\[objeto ou jogador\] encantado” é aquilo a que ela está anexada.
pub const R303_4M: Rule = Rule::new(Game::Magic, 709);

/// **303.5**
///
/// *es:* Las cartas de Saga, un subtipo de encantamiento, tienen sus reglas en la regla 714.
///
/// *pt:* Saga é um dos subtipos de encantamento; seus cards são explicados na regra 714.
pub const R303_5: Rule = Rule::new(Game::Magic, 710);

/// **303.6**
///
/// *es:* También la Clase es un subtipo de encantamiento; sus cartas están en la regla 716.
///
/// *pt:* Classe é outro subtipo de encantamento, tratado na regra 716.
pub const R303_6: Rule = Rule::new(Game::Magic, 711);

/// **303.7**
///
/// *es:* Algunas Auras tienen además el subtipo Papel.
///
/// *pt:* Há Auras que são também do subtipo Papel.
pub const R303_7: Rule = Rule::new(Game::Magic, 712);

/// **303.7a**
///
/// *es:* De los Papeles de un mismo controlador anexados a un permanente queda solo el de llegada más reciente; los demás, al cementerio del propietario (acción basada en estado).
///
/// *pt:* Dos Papéis de um controlador anexados à mesma permanente fica o de selo temporal mais recente; os outros vão ao cemitério do dono (regra 704).
pub const R303_7A: Rule = Rule::new(Game::Magic, 713);

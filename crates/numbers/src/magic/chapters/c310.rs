// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 310. Batallas

use vademecum_vocab::{Game, Rule};

/// **310** Batallas · Batalhas
pub const R310: Rule = Rule::new(Game::Magic, 774);

/// **310.1**
///
/// *es:* Una batalla de la mano puede lanzarse en fase principal propia, con prioridad y la pila vacía; como hechizo, la usa (regla 601).
///
/// *pt:* Batalha pode ser conjurada da mão em fase principal própria, com prioridade e nada na pilha; como mágica, ela usa a pilha (regra 601).
pub const R310_1: Rule = Rule::new(Game::Magic, 775);

/// **310.2**
///
/// *es:* La batalla cuyo hechizo se resuelve queda en el campo de batalla, puesta por el controlador de este y bajo su control.
///
/// *pt:* Resolvida a mágica, quem a controla põe a batalha no campo de batalha sob seu controle.
pub const R310_2: Rule = Rule::new(Game::Magic, 776);

/// **310.3**
///
/// *es:* Tras la raya, con una palabra cada uno, van los tipos de batalla, que son sus subtipos (regla 205.3q), como «Batalla — Asedio».
///
/// *pt:* “Batalha — Cerco”: o que segue o travessão é o subtipo ou tipo de batalha, sempre de uma palavra (regra 205.3q).
pub const R310_3: Rule = Rule::new(Game::Magic, 777);

/// **310.4**
///
/// *es:* La defensa es una característica propia de las batallas.
///
/// *pt:* Defesa é característica das batalhas.
pub const R310_4: Rule = Rule::new(Game::Magic, 778);

/// **310.4a**
///
/// *es:* Fuera del campo de batalla, la defensa de una batalla es el número de su esquina inferior derecha.
///
/// *pt:* O número do canto inferior direito dá a defesa do card de batalha que não está no campo de batalha.
pub const R310_4A: Rule = Rule::new(Game::Magic, 779);

/// **310.4b**
///
/// *es:* Como habilidad intrínseca, toda batalla entra con tantos contadores de defensa como dice su número impreso; es un efecto de reemplazo (regla 614.1c).
///
/// *pt:* A batalha tem a habilidade intrínseca de entrar com marcadores de defesa em número igual ao impresso; é efeito de substituição (regra 614.1c).
pub const R310_4B: Rule = Rule::new(Game::Magic, 780);

/// **310.4c**
///
/// *es:* Una batalla en el campo de batalla tiene tanta defensa como contadores de defensa.
///
/// *pt:* No campo de batalha, a defesa da batalha é quantos marcadores de defesa há sobre ela.
pub const R310_4C: Rule = Rule::new(Game::Magic, 781);

/// **310.5**
///
/// *es:* Se puede atacar a una batalla (regla 508).
///
/// *pt:* Batalhas podem ser atacadas (regra 508).
pub const R310_5: Rule = Rule::new(Game::Magic, 782);

/// **310.6**
///
/// *es:* Por cada punto de daño, la batalla que lo recibe pierde un contador de defensa.
///
/// *pt:* Dano causado a uma batalha tira dela o mesmo número de marcadores de defesa.
pub const R310_6: Rule = Rule::new(Game::Magic, 783);

/// **310.7**
///
/// *es:* Con defensa 0, una batalla va al cementerio de su propietario, salvo que una habilidad suya disparada aún no haya dejado la pila (regla 704).
///
/// *pt:* Defesa 0 leva a batalha ao cemitério do dono (ação baseada no estado, regra 704), a não ser que uma habilidade dela tenha desencadeado sem ainda deixar a pilha.
pub const R310_7: Rule = Rule::new(Game::Magic, 784);

/// **310.8**
///
/// *es:* Un jugador es el protector designado de cada batalla.
///
/// *pt:* Toda batalha tem um jogador designado seu protetor.
pub const R310_8: Rule = Rule::new(Game::Magic, 785);

/// **310.8a**
///
/// *es:* Al entrar una batalla, su controlador le elige un protector entre los jugadores que admite su tipo (regla 310.11). Sin tipo de batalla, lo es él mismo.
///
/// *pt:* Ao entrar a batalha, o controlador escolhe seu protetor entre quem o tipo de batalha permite (regra 310.11); sem tipo, fica sendo ele próprio.
pub const R310_8A: Rule = Rule::new(Game::Magic, 786);

/// **310.8b**
///
/// *es:* El protector no puede nunca atacar su batalla; sí todo jugador atacante para el que sea un jugador defensor. Así, a un Asedio puede atacarlo su propio controlador.
///
/// *pt:* Podem atacar a batalha os jogadores atacantes que têm o protetor dela como jogador defensor, até o próprio controlador de um Cerco; o protetor, nunca.
pub const R310_8B: Rule = Rule::new(Game::Magic, 787);

/// **310.8c**
///
/// *es:* A las criaturas que atacan una batalla solo pueden bloquearlas las de su protector.
///
/// *pt:* Só criaturas do protetor podem bloquear quem ataca a batalha; as de outros jogadores, não.
pub const R310_8C: Rule = Rule::new(Game::Magic, 788);

/// **310.8d**
///
/// *es:* Si no coinciden el protector y el controlador de una batalla atacada, «jugador defensor» es, en toda regla y efecto sobre ella, el protector (regla 508.5).
///
/// *pt:* Nas regras e efeitos sobre uma batalha atacada, “jogador defensor” é o protetor e não o controlador, quando são pessoas diferentes (regra 508.5).
pub const R310_8D: Rule = Rule::new(Game::Magic, 789);

/// **310.8e**
///
/// *es:* Quien «protege» una batalla es su protector.
///
/// *pt:* Jogador que protege a batalha e protetor dela são a mesma coisa.
pub const R310_8E: Rule = Rule::new(Game::Magic, 790);

/// **310.8f**
///
/// *es:* Al pasar una batalla a otro protector, el que tenía deja de serlo: nunca hay dos a la vez.
///
/// *pt:* Cada batalha tem no máximo um protetor; o novo toma o lugar do antigo.
pub const R310_8F: Rule = Rule::new(Game::Magic, 791);

/// **310.8g**
///
/// *es:* Dejar de ser batalla, o volverse copia de otra, no cambia quién es el protector.
///
/// *pt:* Ainda que deixe de ser batalha ou vire cópia de outra, a permanente conserva o mesmo protetor.
pub const R310_8G: Rule = Rule::new(Game::Magic, 792);

/// **310.9**
///
/// *es:* Ni siendo Aura, Equipo o Fortificación se anexa una batalla a jugadores o permanentes; anexada a un permanente, una acción basada en estado la desanexa.
///
/// *pt:* Mesmo sendo também Aura, Equipamento ou Fortificação, a batalha não pode ser anexada a jogador ou permanente; se ficar anexada a uma permanente, se solta (ação baseada no estado, regra 704).
pub const R310_9: Rule = Rule::new(Game::Magic, 793);

/// **310.10**
///
/// *es:* Si una batalla que nadie ataca no tiene protector, o el que tiene no puede serlo por su tipo, su controlador elige uno apto; a falta de él, va al cementerio del propietario (acción basada en estado, regla 704).
///
/// *pt:* Batalha que não está sendo atacada e sem protetor, ou com um que seu tipo não permite, ganha outro, apto, à escolha do controlador; não havendo, vai para o cemitério do dono (ação baseada no estado, regra 704).
pub const R310_10: Rule = Rule::new(Game::Magic, 794);

/// **310.11**
///
/// *es:* Por ahora todas las batallas son Asedios, que tienen reglas propias (reglas 310.11a y 310.11b).
///
/// *pt:* Cerco é hoje o subtipo de todas as batalhas, com regras especiais (regras 310.11a e 310.11b).
pub const R310_11: Rule = Rule::new(Game::Magic, 795);

/// **310.11a**
///
/// *es:* El controlador de un Asedio tiene que elegir, al entrar este, a un oponente como protector; solo un oponente suyo puede serlo.
///
/// *pt:* Conforme o Cerco entra, o controlador escolhe um oponente seu para protetor, e só um oponente dele pode ser.
pub const R310_11A: Rule = Rule::new(Game::Magic, 796);

/// **310.11b**
///
/// *es:* Al quitarle a un Asedio su último contador de defensa, se dispara una habilidad intrínseca: se exilia, y luego su controlador puede lanzarlo transformado sin pagar su coste de maná.
///
/// *pt:* Quem controla o Cerco, quando o último marcador de defesa é removido dele, o exila e depois pode conjurá-lo transformado sem pagar o custo de mana; é uma habilidade desencadeada intrínseca.
pub const R310_11B: Rule = Rule::new(Game::Magic, 797);

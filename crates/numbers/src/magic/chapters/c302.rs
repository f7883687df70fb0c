// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 302. Criaturas

use vademecum_vocab::{Game, Rule};

/// **302** Criaturas · Criaturas
pub const R302: Rule = Rule::new(Game::Magic, 682);

/// **302.1**
///
/// *es:* Con prioridad, en fase principal propia y con la pila vacía, puede lanzarse una criatura de la mano; usa la pila (regla 601).
///
/// *pt:* Com prioridade e nada na pilha, o jogador pode conjurar em sua fase principal um card de criatura da mão; a mágica usa a pilha (regra 601).
pub const R302_1: Rule = Rule::new(Game::Magic, 683);

/// **302.2**
///
/// *es:* La criatura cuyo hechizo se resuelve la pone el controlador de este en el campo de batalla, y la controla él.
///
/// *pt:* A criatura cuja mágica resolve vai para o campo de batalha, posta ali por seu controlador sob seu próprio controle.
pub const R302_2: Rule = Rule::new(Game::Magic, 684);

/// **302.3**
///
/// *es:* Los subtipos de criatura, o tipos de criatura, van tras una raya y suelen ser de una palabra; «Criatura — Humano Soldado» tiene dos (regla 205.3m).
///
/// *pt:* Após o travessão vêm os subtipos ou tipos de criatura, em geral de uma palavra; pode haver vários, como em “Criatura — Humano Soldado” (regra 205.3m).
pub const R302_3: Rule = Rule::new(Game::Magic, 685);

/// **302.4**
///
/// *es:* Solo las criaturas tienen fuerza y resistencia.
///
/// *pt:* Poder e resistência só existem em criaturas.
pub const R302_4: Rule = Rule::new(Game::Magic, 686);

/// **302.4a**
///
/// *es:* La fuerza dice cuánto daño hace una criatura en combate.
///
/// *pt:* Poder é quanto dano a criatura causa em combate.
pub const R302_4A: Rule = Rule::new(Game::Magic, 687);

/// **302.4b**
///
/// *es:* El daño que hace falta para destruir a una criatura es su resistencia.
///
/// *pt:* Resistência é quanto dano é preciso para destruir a criatura.
pub const R302_4B: Rule = Rule::new(Game::Magic, 688);

/// **302.4c**
///
/// *es:* A los números impresos abajo a la derecha se les aplican los efectos continuos que correspondan (regla 613); el resultado son la fuerza y la resistencia.
///
/// *pt:* O poder e a resistência de uma criatura são os números de seu canto inferior direito, depois de aplicados os efeitos contínuos que couberem (regra 613).
pub const R302_4C: Rule = Rule::new(Game::Magic, 689);

/// **302.5**
///
/// *es:* Una criatura puede atacar (regla 508) y bloquear (regla 509).
///
/// *pt:* Quem ataca (regra 508) e bloqueia (regra 509) são as criaturas.
pub const R302_5: Rule = Rule::new(Game::Magic, 690);

/// **302.6**
///
/// *es:* Ni ataca una criatura ni se activan habilidades suyas con {T} o {Q} en el coste si no lleva bajo el control de su controlador, sin interrupción, desde que empezó el turno más reciente de este. Los jugadores lo llaman «mareo de invocación».
///
/// *pt:* Sem estar sob controle do controlador continuamente desde o início do turno mais recente dele, a criatura não ataca, nem se ativa habilidade dela com {T} ou {Q} no custo: é o “enjoo de invocação”.
pub const R302_6: Rule = Rule::new(Game::Magic, 691);

/// **302.7**
///
/// *es:* El daño de fuentes sin debilitar ni infectar queda marcado en la criatura (regla 120.3). Cuando iguala o supera su resistencia, es daño letal y la destruye una acción basada en estado (regla 704). Lo marcado se borra al regenerarse ella (regla 701.15) y en la limpieza (regla 514.2).
///
/// *pt:* Fica marcado na criatura o dano de fonte sem murchar nem infectar (regra 120.3). Quando iguala ou supera a resistência, é letal: ação baseada no estado a destrói (regra 704). Regenerar (regra 701.15) ou a etapa de limpeza (regra 514.2) apaga todo o dano.
pub const R302_7: Rule = Rule::new(Game::Magic, 692);

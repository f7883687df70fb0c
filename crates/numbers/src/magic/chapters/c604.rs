// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 604. Manejando habilidades estáticas

use vademecum_vocab::{Game, Rule};

/// **604** Manejando habilidades estáticas · Lidando com habilidades estáticas
pub const R604: Rule = Rule::new(Game::Magic, 1185);

/// **604.1**
///
/// *es:* Las habilidades estáticas no se activan ni se disparan: son afirmaciones que se cumplen en todo momento.
///
/// *pt:* Ninguém ativa habilidades estáticas, e nada as desencadeia: são afirmações que simplesmente valem o tempo todo.
pub const R604_1: Rule = Rule::new(Game::Magic, 1186);

/// **604.2**
///
/// *es:* Las estáticas generan efectos continuos, a veces de reemplazo o prevención. Duran mientras el permanente conserve la habilidad y siga en el campo de batalla, o el objeto en la zona apropiada (regla 113.6).
///
/// *pt:* Os efeitos contínuos das estáticas (alguns de substituição ou prevenção) duram enquanto a permanente, com a habilidade, fica no campo de batalha ou o objeto na zona adequada (regra 113.6).
pub const R604_2: Rule = Rule::new(Game::Magic, 1187);

/// **604.3**
///
/// *es:* Define características la habilidad estática que informa de lo que suele figurar en otra parte del objeto (coste de maná, línea de tipo, fuerza y resistencia). Puede sumarse a lo que diga esa parte o imponerse a ello, y rige en toda zona, fuera del juego y antes de comenzar.
///
/// *pt:* Definidora de característica é a estática com informação que costuma vir em outro lugar do objeto (como a linha de tipo); completa o que está lá ou prevalece. Funciona em toda zona, fora do jogo e antes dele.
pub const R604_3: Rule = Rule::new(Game::Magic, 1188);

/// **604.3a**
///
/// *es:* Define características si cumple los cinco requisitos: trata de color, subtipo, fuerza o resistencia; viene impresa en la carta, o la dio el efecto que creó la ficha, o llegó por copia o por cambio de texto; no altera directamente las de otros objetos; el objeto no se la da a sí mismo; y no fija valores solo bajo ciertas condiciones.
///
/// *pt:* Para ser definidora de característica há cinco exigências: define cor, subtipo, poder ou resistência; está impressa no card, foi dada à ficha pelo efeito que a criou ou chegou por cópia ou mudança de texto; não mexe diretamente com características de outros objetos; não é dada pelo objeto a si mesmo; e não depende de condição para fixar o valor.
pub const R604_3A: Rule = Rule::new(Game::Magic, 1189);

/// **604.4**
///
/// *es:* Cuando Aura, Equipo o Fortificación modifica con una estática el objeto al que está anexado, no hace objetivo. Al pasar a otro, modifica a este y ya no al anterior.
///
/// *pt:* Não tem alvo a habilidade estática com que Aura, Equipamento ou Fortificação modifica o objeto a que está anexado; trocado o objeto, passa a modificar só o novo.
pub const R604_4: Rule = Rule::new(Game::Magic, 1190);

/// **604.5**
///
/// *es:* Algunas estáticas funcionan con el hechizo en la pila: a menudo las que tratan de contrarrestarlo, y también las que piden un coste adicional, dejan pagar otra cosa por su coste de maná o permiten lanzarlo sin pagarlo.
///
/// *pt:* Há estáticas que valem com a mágica na pilha: muitas que falam em anulá-la, as de custo adicional, as que oferecem outro custo em vez do custo de mana e as que deixam conjurá-la sem pagá-lo.
pub const R604_5: Rule = Rule::new(Game::Magic, 1191);

/// **604.6**
///
/// *es:* Tres tipos de estáticas valen en cualquier zona desde la que se podría lanzar o jugar la carta, por lo común la mano: «Puedes \[lanzar/jugar\]», «No puedes \[lanzar/jugar\]» y «\[Lanza/Juega\] solo».
///
/// *pt:* Algumas estáticas funcionam em toda zona de onde o card poderia ser conjurado ou jogado, geralmente a mão: só as com “Você pode \[conjurar/jogar\]”, “Você não pode \[conjurar/jogar\]” ou “\[Conjure/Jogue\] somente” este card.
pub const R604_6: Rule = Rule::new(Game::Magic, 1192);

/// **604.7**
///
/// *es:* Para saber cómo se aplica su efecto, una habilidad estática no recurre a la última información conocida de un objeto, cosa que sí pueden hacer los hechizos y las demás habilidades.
///
/// *pt:* Mágicas e outros tipos de habilidade podem recorrer à última informação conhecida de um objeto; uma habilidade estática, ao determinar como seu efeito se aplica, não.
pub const R604_7: Rule = Rule::new(Game::Magic, 1193);

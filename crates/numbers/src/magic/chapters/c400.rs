// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 400. General

use vademecum_vocab::{Game, Rule};

/// **400** General · Geral
pub const R400: Rule = Rule::new(Game::Magic, 841);

/// **400.1**
///
/// *es:* Los objetos están en zonas, normalmente siete: biblioteca, mano y cementerio, de cada jugador; campo de batalla, pila, exilio y mando, comunes. Algunas cartas viejas usan también la de ante.
///
/// *pt:* Normalmente há sete zonas para os objetos: grimório, mão e cemitério, de cada jogador; campo de batalha, pilha, exílio e comando, comuns a todos. Cards antigos usam também a aposta.
pub const R400_1: Rule = Rule::new(Game::Magic, 842);

/// **400.2**
///
/// *es:* Son públicas mando, exilio, ante, pila, cementerio y campo de batalla: todos ven las caras de las cartas, salvo las que una regla o efecto deja boca abajo. Biblioteca y mano son ocultas, aunque en algún momento estén mostradas todas sus cartas.
///
/// *pt:* Nas zonas públicas (pilha, comando, exílio, aposta, cemitério e campo de batalha) todos veem as faces dos cards, menos os que regra ou efeito deixa com a face voltada para baixo. Mão e grimório são zonas não reveladas, mesmo com todos os cards revelados.
pub const R400_2: Rule = Rule::new(Game::Magic, 843);

/// **400.3**
///
/// *es:* Lo que fuera a ir a la biblioteca, mano o cementerio de un jugador que no es su propietario va a esa misma zona del propietario.
///
/// *pt:* O objeto que iria para o grimório, a mão ou o cemitério de outro jogador vai para o do próprio dono.
pub const R400_3: Rule = Rule::new(Game::Magic, 844);

/// **400.4**
///
/// *es:* Hay tipos de carta con zonas vedadas (reglas 400.4a y 400.4b).
///
/// *pt:* Alguns tipos de card não entram em certas zonas (regras 400.4a e 400.4b).
pub const R400_4: Rule = Rule::new(Game::Magic, 845);

/// **400.4a**
///
/// *es:* Una carta de instantáneo o conjuro se queda en la zona donde estaba si fuera a entrar al campo de batalla.
///
/// *pt:* Mágica instantânea e feitiço não entram no campo de batalha: o card continua onde estava.
pub const R400_4A: Rule = Rule::new(Game::Magic, 846);

/// **400.4b**
///
/// *es:* De la zona de mando no salen conspiraciones, fenómenos, planos, planes ni cartas de vanguard: si fueran a hacerlo, se quedan.
///
/// *pt:* Cinco tipos não deixam a zona de comando e ficam nela se fossem sair: conspiração, esquema, fenômeno, plano e vanguard.
pub const R400_4B: Rule = Rule::new(Game::Magic, 847);

/// **400.5**
///
/// *es:* En biblioteca, cementerio, pila y montones boca abajo de otras zonas, solo una regla o efecto cambia el orden. Lo demás lo ordena su propietario a gusto, si todos ven quién lo controla, si está girado o invertido y qué lleva anexado.
///
/// *pt:* Só regra ou efeito muda a ordem de grimório, cemitério, pilha e montes voltados para baixo de outras zonas. O resto o dono arruma como quiser, se todos virem quem controla, o que está virado ou girado e o que está anexado.
pub const R400_5: Rule = Rule::new(Game::Magic, 848);

/// **400.6**
///
/// *es:* Ante un cambio de zona se determina qué evento mueve el objeto. Si en la zona de destino, pública, su propietario va a poder mirarlo, lo mira por si alguna habilidad suya afecta el movimiento; si va al campo de batalla, también los otros jugadores que puedan verlo allí. Luego se aplican los efectos de reemplazo, del objeto o ajenos, y si algo manda cosas contradictorias o incompatibles, elige qué efecto se aplica, y qué hace, su controlador o, sin él, su propietario. Por fin se mueve.
///
/// *pt:* Antes de mudar um objeto de zona, define-se o evento que o move. Se o objeto vai para zona pública onde o dono poderá olhá-lo, este procura nele habilidades que afetem a mudança; se vai para o campo de batalha, também o olham os outros que poderão vê-lo. Depois se aplicam os efeitos de substituição; entre ações contraditórias ou incompatíveis (dois “destrua” simultâneos), o controlador do objeto (ou, sem ele, o dono) escolhe qual se aplica e o que faz. Só então o objeto se move.
pub const R400_6: Rule = Rule::new(Game::Magic, 849);

/// **400.7**
///
/// *es:* Al cambiar de zona, un objeto pasa a ser otro, sin memoria ni relación con lo que fue; las excepciones son las reglas 400.7a–400.7m.
///
/// *pt:* Mudou de zona, virou novo objeto, que nada lembra nem tem a ver com o anterior; exceções nas regras 400.7a–m.
pub const R400_7: Rule = Rule::new(Game::Magic, 850);

/// **400.7a**
///
/// *es:* El cambio de características o de control que un hechizo o una habilidad activada o disparada hace en un hechizo de permanente sigue en el permanente resultante.
///
/// *pt:* O que uma mágica ou habilidade ativada ou desencadeada mudou, nas características ou no controlador de uma mágica de permanente na pilha, continua valendo para a permanente.
pub const R400_7A: Rule = Rule::new(Game::Magic, 851);

/// **400.7b**
///
/// *es:* La habilidad que una habilidad estática dio a un hechizo de permanente, y que funciona en el campo de batalla, sigue en el permanente resultante (regla 611.3d).
///
/// *pt:* Se uma habilidade estática concede à mágica de permanente uma habilidade que funciona no campo de batalha, o efeito continua na permanente (regra 611.3d).
pub const R400_7B: Rule = Rule::new(Game::Magic, 852);

/// **400.7c**
///
/// *es:* Si se previene daño de un hechizo de permanente que está en la pila, se previene también el del permanente en que se convierte.
///
/// *pt:* Efeito de prevenção sobre o dano de uma mágica de permanente na pilha alcança também o dano da permanente em que ela se torna.
pub const R400_7C: Rule = Rule::new(Game::Magic, 853);

/// **400.7d**
///
/// *es:* Una habilidad de un permanente puede consultar datos del hechizo que al resolverse se convirtió en él, como los costes pagados por lanzarlo o el maná gastado en ellos.
///
/// *pt:* A permanente pode ter habilidade que consulte a mágica que a originou, como era ao resolver: que custos foram pagos para conjurá-la, que mana se gastou neles e assim por diante.
pub const R400_7D: Rule = Rule::new(Game::Magic, 854);

/// **400.7e**
///
/// *es:* Lo que se dispara al cambiar un objeto de zona encuentra el objeto nuevo en la zona a la que fue, si esta es pública.
///
/// *pt:* Quando uma habilidade desencadeia porque um objeto mudou de zona, ela consegue achar o novo objeto na zona de destino, se for pública.
pub const R400_7E: Rule = Rule::new(Game::Magic, 855);

/// **400.7f**
///
/// *es:* Lo que se dispara cuando un permanente encantado se va del campo de batalla encuentra en el cementerio de su propietario cada Aura que lo encantaba, si fue allí a la vez que él o por la acción basada en estado que la retira al no estar anexada a un permanente (regla 704.5m).
///
/// *pt:* Habilidades que desencadeiam quando uma permanente encantada deixa o campo de batalha acham, no cemitério do dono, cada Aura que a encantava: a que foi para lá ao mesmo tempo e a que foi por não estar mais anexada a uma permanente (ação baseada no estado, regra 704.5m).
pub const R400_7F: Rule = Rule::new(Game::Magic, 856);

/// **400.7g**
///
/// *es:* Cuando un efecto otorga a una carta, no de tierra, una habilidad que permite lanzarla, esta sigue aplicándose al nuevo objeto de la pila lanzado así.
///
/// *pt:* Se um efeito dá a um card que não é terreno habilidade que permite conjurá-lo, ela segue valendo no objeto da pilha assim conjurado.
pub const R400_7G: Rule = Rule::new(Game::Magic, 857);

/// **400.7h**
///
/// *es:* Cuando un efecto permite lanzar una carta que no es tierra, sus otras partes pueden encontrar el objeto que es en la pila, ya lanzada así.
///
/// *pt:* Outras partes do efeito que permite conjurar um card que não é terreno acham na pilha o novo objeto assim conjurado.
pub const R400_7H: Rule = Rule::new(Game::Magic, 858);

/// **400.7i**
///
/// *es:* Si un efecto permite jugar una tierra, sus otras partes pueden encontrarla en el campo de batalla una vez jugada así.
///
/// *pt:* O efeito que deixa jogar um card de terreno pode, em suas outras partes, encontrar no campo de batalha o objeto assim jogado.
pub const R400_7I: Rule = Rule::new(Game::Magic, 859);

/// **400.7j**
///
/// *es:* Las otras partes de un efecto que lleva un objeto a una zona pública pueden encontrarlo; si lo llevó un coste, también los efectos de ese hechizo o habilidad.
///
/// *pt:* Se um efeito leva um objeto a uma zona pública, suas outras partes podem achá-lo; se foi o custo de mágica ou habilidade, podem os efeitos dela.
pub const R400_7J: Rule = Rule::new(Game::Magic, 860);

/// **400.7k**
///
/// *es:* Resuelta la habilidad disparada de demencia (regla 702.35), lo que se refiere a la carta descartada la encuentra si, sin lanzarse, pasó a una zona pública.
///
/// *pt:* Resolvida a habilidade desencadeada de loucura (regra 702.35), o card exilado que foi a uma zona pública sem ser conjurado pode ser achado pelos efeitos que mencionam o card descartado.
pub const R400_7K: Rule = Rule::new(Game::Magic, 861);

/// **400.7m**
///
/// *es:* Las pegatinas siguen en un objeto que pasa de una zona pública a otra (regla 123.5), y sus efectos, en el nuevo objeto.
///
/// *pt:* Adesivos permanecem no objeto que vai de uma zona pública a outra (regra 123.5), e seus efeitos seguem valendo para o novo objeto.
pub const R400_7M: Rule = Rule::new(Game::Magic, 862);

/// **400.8**
///
/// *es:* Volver a exiliar lo que ya está en el exilio no lo cambia de zona, pero lo hace un objeto nuevo, recién exiliado.
///
/// *pt:* Exilar o que já está no exílio não o move de zona; mesmo assim, ele vira um novo objeto, recém-exilado.
pub const R400_8: Rule = Rule::new(Game::Magic, 863);

/// **400.9**
///
/// *es:* Un objeto boca arriba de la zona de mando que se pone boca abajo es un objeto nuevo.
///
/// *pt:* Ao ser voltado para baixo, o objeto da zona de comando que tinha a face voltada para cima vira outro objeto.
pub const R400_9: Rule = Rule::new(Game::Magic, 864);

/// **400.10**
///
/// *es:* Poner en la zona de mando lo que ya está en ella no lo cambia de zona, pero cuenta como un objeto nuevo que acaba de entrar allí.
///
/// *pt:* O que já está na zona de comando e é posto nela não muda de zona, mas passa a ser novo objeto que acabou de entrar.
pub const R400_10: Rule = Rule::new(Game::Magic, 865);

/// **400.11**
///
/// *es:* Si un objeto no se encuentra en ninguna zona, está fuera del juego; eso no es, a su vez, una zona.
///
/// *pt:* Fora do jogo, que não é zona, está todo objeto que não se encontra em nenhuma das zonas.
pub const R400_11: Rule = Rule::new(Game::Magic, 866);

/// **400.11a**
///
/// *es:* El sideboard de un jugador está fuera del juego (regla 100.4).
///
/// *pt:* A reserva de cada jogador fica fora do jogo (regra 100.4).
pub const R400_11A: Rule = Rule::new(Game::Magic, 867);

/// **400.11b**
///
/// *es:* Las cartas que un efecto trae de fuera salen solo cuando acaba el juego, cuando lo deja su propietario o si una regla o efecto las saca.
///
/// *pt:* O card que um efeito traz de fora do jogo permanece nele até o primeiro destes: o fim do jogo, a saída do dono ou uma regra ou efeito que o remova.
pub const R400_11B: Rule = Rule::new(Game::Magic, 868);

/// **400.11c**
///
/// *es:* Lo único que afecta a una carta fuera del juego son sus habilidades impresas que definen características (regla 604.3) y lo que permite traerla.
///
/// *pt:* Mágicas e habilidades não afetam cards de fora do jogo, salvo as que permitem trazê-los e as definidoras de característica impressas neles (regra 604.3).
pub const R400_11C: Rule = Rule::new(Game::Magic, 869);

/// **400.12**
///
/// *es:* Si un efecto manda hacer algo con una zona (barajar la mano en la biblioteca), se hace con todas sus cartas, no con la zona en sí.
///
/// *pt:* A instrução de fazer algo com uma zona, como embaralhar a mão no grimório, recai em todos os cards dela, não na zona em si.
pub const R400_12: Rule = Rule::new(Game::Magic, 870);

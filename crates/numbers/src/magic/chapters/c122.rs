// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 122. Contadores

use vademecum_vocab::{Game, Rule};

/// **122** Contadores · Marcadores
pub const R122: Rule = Rule::new(Game::Magic, 479);

/// **122.1**
///
/// *es:* Un contador marca un objeto o jugador: cambia sus características o interviene en reglas, habilidades o efectos. No es objeto ni ficha ni tiene características; los de igual nombre o descripción, intercambiables.
///
/// *pt:* Um marcador assinala objeto ou jogador: altera suas características ou interfere em regras, habilidades ou efeitos. Não é objeto nem ficha, nem tem características; os de mesmo nome ou descrição são intercambiáveis.
pub const R122_1: Rule = Rule::new(Game::Magic, 480);

/// **122.1a**
///
/// *es:* Un contador +X/+Y suma X a la fuerza e Y a la resistencia de la criatura, o carta de criatura fuera del campo de batalla. Los -X/-Y restan.
///
/// *pt:* O marcador +X/+Y soma X ao poder e Y à resistência da criatura, ou do card de criatura fora do campo de batalha (regra 613.4c). O -X/-Y subtrai.
pub const R122_1A: Rule = Rule::new(Game::Magic, 481);

/// **122.1b**
///
/// *es:* Un contador de palabra clave la da al permanente, o carta fuera del campo de batalla. Hay 14 y sus variantes: volar, alcance, prisa, vigilancia, arrollar, amenaza, dañar primero, dañar dos veces, toque mortal, vínculo vital, antimaleficio, indestructible, exaltado, desvanecerse.
///
/// *pt:* Um marcador de palavra-chave a dá à permanente, ou ao card fora do campo de batalha. São 14 e suas variantes: voar, alcance, ímpeto, vigilância, atropelar, ameaçar, iniciativa, golpe duplo, toque mortífero, vínculo com a vida, indestrutível, resistência à magia, exaltado, sombra.
pub const R122_1B: Rule = Rule::new(Game::Magic, 482);

/// **122.1c**
///
/// *es:* Con uno o más contadores de escudo, si un efecto fuera a destruir el permanente, este pierde uno en vez de eso; y si fuera a recibir daño, el daño se previene y pierde uno. Tener varios no multiplica estos dos efectos.
///
/// *pt:* Com um ou mais marcadores de escudo, se um efeito fosse destruir a permanente, ela perde um deles em vez disso; e se fosse sofrer dano, o dano é prevenido e ela perde um. Ter vários não multiplica esses dois efeitos.
pub const R122_1C: Rule = Rule::new(Game::Magic, 483);

/// **122.1d**
///
/// *es:* Un permanente con contadores de aturdimiento que fuera a enderezarse pierde uno en vez de eso. Por muchos que tenga, el reemplazo es único.
///
/// *pt:* Quando uma permanente com marcadores de atordoamento fosse desvirar, em vez disso remove-se um deles. Por mais que tenha, a substituição é uma só.
pub const R122_1D: Rule = Rule::new(Game::Magic, 484);

/// **122.1e**
///
/// *es:* La lealtad del planeswalker en el campo de batalla son sus contadores de lealtad; con 0 va al cementerio (acción basada en estado).
///
/// *pt:* No campo de batalha, a lealdade de um planeswalker é o total de seus marcadores de lealdade. Com 0, uma ação baseada no estado o põe no cemitério do dono.
pub const R122_1E: Rule = Rule::new(Game::Magic, 485);

/// **122.1f**
///
/// *es:* Desde un contador de veneno, un jugador está «envenenado»; con 10 o más pierde por acción basada en estado (Gigante de dos cabezas: regla 810).
///
/// *pt:* Quem tem marcador de veneno está “envenenado”; com dez ou mais, perde o jogo (ação baseada no estado; Gigante de Duas Cabeças: regra 810).
pub const R122_1F: Rule = Rule::new(Game::Magic, 486);

/// **122.1g**
///
/// *es:* Los contadores de defensa que lleva una batalla son su defensa. Con 0 va al cementerio de su propietario (acción basada en estado), salvo mientras no deje la pila una habilidad disparada suya.
///
/// *pt:* Os marcadores de defesa de uma batalha são sua defesa. Com 0, vai ao cemitério do dono (ação baseada no estado), salvo se uma habilidade sua desencadeou e ainda não deixou a pilha.
pub const R122_1G: Rule = Rule::new(Game::Magic, 487);

/// **122.1h**
///
/// *es:* Un permanente con contadores de consumación que fuera a ir del campo de batalla a un cementerio se exilia en vez de eso. El reemplazo es uno solo.
///
/// *pt:* Se uma permanente com um ou mais marcadores de finalidade fosse do campo de batalha para um cemitério, ela é exilada em vez disso. A substituição é uma só.
pub const R122_1H: Rule = Rule::new(Game::Magic, 488);

/// **122.1i**
///
/// *es:* Mientras un jugador tenga contadores de radiación, uno o más, una habilidad se dispara al comienzo de su fase principal precombate (regla 725).
///
/// *pt:* No começo da fase principal pré-combate de quem tem um ou mais marcadores de radiação, uma habilidade desencadeia (regra 725).
pub const R122_1I: Rule = Rule::new(Game::Magic, 489);

/// **122.2**
///
/// *es:* Al cambiar de zona, el objeto se queda sin sus contadores. Nadie los «remueve»: dejan de existir sin más (regla 400.7).
///
/// *pt:* Quando o objeto muda de zona, fica sem seus marcadores. Ninguém os “remove”: eles apenas somem (regra 400.7).
pub const R122_2: Rule = Rule::new(Game::Magic, 490);

/// **122.3**
///
/// *es:* Los contadores +1/+1 y -1/-1 de un permanente se van por parejas: una acción basada en estado quita de cada clase tantos como tenga la menos numerosa.
///
/// *pt:* Numa mesma permanente, marcadores +1/+1 e -1/-1 se cancelam aos pares: uma ação baseada no estado retira de cada tipo a quantidade do menos numeroso (regra 704).
pub const R122_3: Rule = Rule::new(Game::Magic, 491);

/// **122.4**
///
/// *es:* Cuando un permanente tiene una habilidad que limita a N sus contadores de cierto tipo, los que pasen de N se quitan por una acción basada en estado.
///
/// *pt:* Quando uma permanente tem habilidade que limita a N seus marcadores de certo tipo, o que passar disso é retirado por uma ação baseada no estado.
pub const R122_4: Rule = Rule::new(Game::Magic, 492);

/// **122.5**
///
/// *es:* «Mover» un contador es quitarlo del objeto donde está y ponerlo en otro. Si falla una de las dos cosas, no se hace ninguna: por ejemplo, si es el mismo objeto, si el primero no tiene ese contador, si el segundo no puede recibirlo o si alguno dejó la zona correcta.
///
/// *pt:* “Mover” um marcador é tirá-lo do objeto em que está e pô-lo em outro. Se uma das duas coisas falha, nenhuma acontece: por exemplo, se é o mesmo objeto, se o primeiro não tem esse marcador, se o segundo não pode recebê-lo ou se algum saiu da zona certa.
pub const R122_5: Rule = Rule::new(Game::Magic, 493);

/// **122.6**
///
/// *es:* Cuando un texto habla de poner contadores en un objeto, cuenta tanto ponerlos estando ya en el campo de batalla como que entre con ellos.
///
/// *pt:* Quando um texto fala em pôr marcadores num objeto, vale tanto receber marcadores já no campo de batalha quanto entrar com eles.
pub const R122_6: Rule = Rule::new(Game::Magic, 494);

/// **122.6a**
///
/// *es:* Si un objeto entra con contadores, los pone el jugador que diga el efecto que se los da; a falta de indicación, su controlador.
///
/// *pt:* Se um objeto entra com marcadores, quem os põe é o jogador indicado pelo efeito que os concede; sem indicação, é o controlador do objeto.
pub const R122_6A: Rule = Rule::new(Game::Magic, 495);

/// **122.7**
///
/// *es:* Lo que se dispara con el enésimo contador de un tipo se dispara cuando el objeto, al ponerle uno o más, pasa de menos de N a N o más.
///
/// *pt:* A habilidade que espera o enésimo marcador (N) de um tipo desencadeia quando o objeto, ao receber um ou mais deles de uma vez, passa de menos de N para N ou mais.
pub const R122_7: Rule = Rule::new(Game::Magic, 496);

/// **122.8**
///
/// *es:* Si la condición o el efecto de una habilidad disparada comprueba que un objeto con contadores dejó el campo de batalla y ella manda ponerlos en otro, no se mueven: en el segundo se ponen otros tantos de cada clase.
///
/// *pt:* Se uma habilidade desencadeada põe em outro objeto os marcadores de um que, segundo a condição ou o efeito, deixou o campo de batalha, nada se move: o segundo recebe marcadores novos, iguais em tipo e número.
pub const R122_8: Rule = Rule::new(Game::Magic, 497);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 708. Hechizos y permanentes boca abajo

use vademecum_vocab::{Game, Rule};

/// **708** Hechizos y permanentes boca abajo · Mágicas e permanentes com a face voltada para baixo
pub const R708: Rule = Rule::new(Game::Magic, 2541);

/// **708.1**
///
/// *es:* Hay cartas que dejan tener hechizos y permanentes boca abajo.
///
/// *pt:* Certos cards admitem mágicas e permanentes com a face voltada para baixo.
pub const R708_1: Rule = Rule::new(Game::Magic, 2542);

/// **708.2**
///
/// *es:* Boca abajo, un hechizo o permanente solo tiene las características que fija la habilidad o regla que lo permitió; son sus valores copiables (reglas 613 y 707).
///
/// *pt:* Com a face voltada para baixo, a mágica ou permanente tem apenas as características dadas pela habilidade ou regra que permitiu isso; são seus valores copiáveis (regras 613 e 707).
pub const R708_2: Rule = Rule::new(Game::Magic, 2543);

/// **708.2a**
///
/// *es:* Si nada dice otra cosa, lo que se pone boca abajo, o entra así, es una criatura 2/2 sin texto, nombre, subtipos ni coste de maná; esos son sus valores copiables. Otra cosa puede decirla el hechizo o habilidad que lo pone así, o el efecto que lo hizo entrar o permitió lanzarlo así.
///
/// *pt:* A permanente voltada para baixo sem que o efeito liste características é criatura 2/2 sem texto, nome, subtipos nem custo de mana; também a que entra assim, salvo se o efeito que a pôs ou deixou conjurar diz outra coisa. São seus valores copiáveis.
pub const R708_2A: Rule = Rule::new(Game::Magic, 2544);

/// **708.2b**
///
/// *es:* Poner boca abajo un permanente que ya lo está no hace nada: ni cambian sus características ni sus valores copiables.
///
/// *pt:* Nada acontece, nem mudam características ou valores copiáveis, quando se tenta voltar para baixo uma permanente que já está assim.
pub const R708_2B: Rule = Rule::new(Game::Magic, 2545);

/// **708.3**
///
/// *es:* Lo que entra boca abajo se pone así antes de entrar, así que sus habilidades de entrar ni se disparan ni, si son estáticas, tienen efecto.
///
/// *pt:* Quando um objeto é posto em jogo com a face voltada para baixo, suas habilidades de entrar não desencadeiam e, se estáticas, não atuam: ele já está assim antes de entrar.
pub const R708_3: Rule = Rule::new(Game::Magic, 2546);

/// **708.4**
///
/// *es:* El objeto lanzado boca abajo se pone así antes de ir a la pila: efectos y prohibiciones sobre lanzar solo miran las características que tiene así, no las de boca arriba. El permanente que resulta está boca abajo.
///
/// *pt:* O objeto conjurado com a face voltada para baixo já está assim ao ir à pilha; efeitos e proibições só olham as características que tem desse modo. A permanente em que se torna também fica voltada para baixo.
pub const R708_4: Rule = Rule::new(Game::Magic, 2547);

/// **708.5**
///
/// *es:* Un jugador puede mirar siempre los hechizos en la pila y permanentes, aun fuera de fase, que controla boca abajo; no los de otros ni cartas así en otras zonas.
///
/// *pt:* Mágicas na pilha e permanentes voltadas para baixo, mesmo fora de fase, só quem as controla pode olhar, a qualquer momento; cards assim noutras zonas, ninguém.
pub const R708_5: Rule = Rule::new(Game::Magic, 2548);

/// **708.6**
///
/// *es:* Quien controla varios hechizos o permanentes boca abajo se asegura de que siempre se distingan: qué los puso así, en qué orden se lanzaron o entraron, cuáles atacaron el turno pasado y toda otra diferencia. Suelen usarse contadores, dados o un orden claro en la mesa.
///
/// *pt:* Com várias mágicas ou permanentes com a face voltada para baixo, o controlador garante que sempre se saiba qual é qual: o que as pôs assim, a ordem em que foram conjuradas ou entraram, quem atacou no turno anterior e qualquer outra diferença. Marcadores, dados e uma disposição ordenada ajudam.
pub const R708_6: Rule = Rule::new(Game::Magic, 2549);

/// **708.7**
///
/// *es:* La regla o habilidad que lo permite puede dejar también que el controlador del permanente lo ponga boca arriba. Con los hechizos eso no suele ser posible.
///
/// *pt:* O que permite à permanente ficar voltada para baixo pode também deixar o controlador voltá-la para cima. Mágicas normalmente não podem ser voltadas para cima.
pub const R708_7: Rule = Rule::new(Game::Magic, 2550);

/// **708.8**
///
/// *es:* Al ponerse boca arriba, el permanente recupera sus valores copiables normales y mantiene los efectos que se le aplicaron. Como ya había entrado, nada de lo que mira su entrada se dispara ni tiene efecto.
///
/// *pt:* A permanente já tinha entrado: voltá-la para cima não faz desencadear nem atuar habilidade relativa à entrada. Ela recupera seus valores copiáveis normais, e os efeitos já aplicados continuam.
pub const R708_8: Rule = Rule::new(Game::Magic, 2551);

/// **708.9**
///
/// *es:* El propietario muestra a todos, al moverlo, el permanente boca abajo, o componente así de uno fusionado, que deja el campo de batalla, y el hechizo boca abajo que deja la pila sin ir al campo de batalla. Cuando un jugador deja el juego se muestra todo lo de esas tres clases que le pertenece; cuando el juego acaba, lo de todos.
///
/// *pt:* Ao mover permanente voltada para baixo, ou componente assim de uma mesclada, do campo de batalha a outra zona, o dono a revela a todos; igualmente a mágica que sai da pilha sem ir ao campo de batalha. Se um jogador deixa o jogo, revela-se tudo isso de que é dono; no fim de cada jogo, o de todos.
pub const R708_9: Rule = Rule::new(Game::Magic, 2552);

/// **708.10**
///
/// *es:* Un permanente boca abajo que se vuelve copia de otro toma sus valores copiables, pero mientras siga así conserva las características de estar boca abajo. Puesto boca arriba, muestra lo copiado (regla 707.3).
///
/// *pt:* Tornar-se cópia não muda as características da permanente voltada para baixo, que continuam a ser as dadas pelo que a deixou assim. Uma vez voltada para cima, seus valores copiáveis são os da permanente copiada (regra 707.3).
pub const R708_10: Rule = Rule::new(Game::Magic, 2553);

/// **708.11**
///
/// *es:* La habilidad «En cuanto \[este permanente\] se ponga boca arriba» que vaya a tener el permanente se aplica mientras se pone boca arriba, no después.
///
/// *pt:* Uma habilidade “Conforme \[esta permanente\] é voltada para cima”, que a permanente só tem com a face voltada para cima, atua já durante esse ato, não depois.
pub const R708_11: Rule = Rule::new(Game::Magic, 2554);

/// **708.12**
///
/// *es:* Si una orden de mostrar un permanente boca abajo necesita datos del objeto mostrado, usa sus características sin contar los efectos continuos.
///
/// *pt:* Quando algo manda revelar permanente voltada para baixo e precisa saber como ela é, contam as características do objeto revelado, sem nenhum efeito contínuo.
pub const R708_12: Rule = Rule::new(Game::Magic, 2555);

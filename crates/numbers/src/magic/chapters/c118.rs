// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 118. Costes

use vademecum_vocab::{Game, Rule};

/// **118** Costes · Custos
pub const R118: Rule = Rule::new(Game::Magic, 377);

/// **118.1**
///
/// *es:* Coste es lo que se hace o paga para realizar o impedir otra acción, según mande el hechizo, habilidad o efecto que lo contiene.
///
/// *pt:* Custo é o que se faz ou paga para realizar ou impedir outra ação, cumprindo instruções da mágica, habilidade ou efeito que o pede.
pub const R118_1: Rule = Rule::new(Game::Magic, 378);

/// **118.2**
///
/// *es:* Si parte del coste es maná, quien lo paga tiene ocasión de activar habilidades de maná. El de lanzar o activar se paga con los pasos de la regla 601.2f–h.
///
/// *pt:* Havendo mana no custo, quem paga pode aproveitar para ativar habilidades de mana. Para conjurar ou ativar, o pagamento segue as regras 601.2f–h.
pub const R118_2: Rule = Rule::new(Game::Magic, 379);

/// **118.3**
///
/// *es:* Sin todo lo que el coste pide no se puede pagar: con 1 vida no se pagan 2, ni sirve para girar como pago un permanente ya girado (reglas 202 y 602).
///
/// *pt:* Sem ter tudo o que o custo pede, não dá para pagá-lo: quem tem 1 ponto de vida não paga 2, e permanente virada não pode virar como pagamento (regras 202 e 602).
pub const R118_3: Rule = Rule::new(Game::Magic, 380);

/// **118.3a**
///
/// *es:* El maná se paga quitándolo de la reserva; si después sobra, su jugador anuncia cuál le queda. Pagar 0 maná siempre es posible.
///
/// *pt:* O mana é pago tirando-o da reserva; se sobrar algum, o jogador anuncia o que ficou. Pagar 0 é sempre permitido.
pub const R118_3A: Rule = Rule::new(Game::Magic, 381);

/// **118.3b**
///
/// *es:* Las vidas que se pagan se restan del total del jugador. Pagar 0 vidas siempre es posible.
///
/// *pt:* Os pontos de vida pagos são descontados do total do jogador. Pagar 0 é sempre permitido.
pub const R118_3B: Rule = Rule::new(Game::Magic, 382);

/// **118.3c**
///
/// *es:* Aunque pagar un coste sea obligatorio, nadie tiene que activar habilidades de maná para hacerlo.
///
/// *pt:* Mesmo quando o pagamento é obrigatório, ninguém precisa ativar habilidades de mana para fazê-lo.
pub const R118_3C: Rule = Rule::new(Game::Magic, 383);

/// **118.4**
///
/// *es:* Cuando en un coste aparece {X} o X, se sigue la regla 107.3.
///
/// *pt:* Se o custo traz {X} ou X, segue-se a regra 107.3.
pub const R118_4: Rule = Rule::new(Game::Magic, 384);

/// **118.5**
///
/// *es:* Un coste de {0}, original o por reducciones, no gasta nada, pero tampoco se paga solo: el jugador debe reconocer que lo paga.
///
/// *pt:* Um custo {0}, original ou resultado de reduções, não gasta recurso algum, mas não se paga sozinho: o jogador precisa reconhecer que o está pagando.
pub const R118_5: Rule = Rule::new(Game::Magic, 385);

/// **118.5a**
///
/// *es:* Lo que cuesta {0}, sea hechizo o habilidad activada, hay que lanzarlo o activarlo como cualquier otro; nada se lanza solo.
///
/// *pt:* Custar {0} não faz a mágica se conjurar nem a habilidade se ativar sozinha: o procedimento é o mesmo das que custam mais.
pub const R118_5A: Rule = Rule::new(Game::Magic, 386);

/// **118.6**
///
/// *es:* Un objeto sin coste de maná tiene un coste impagable, y también lo es el de una habilidad que se base en el suyo. Puede intentarse lanzar o activar algo así, pero intentar pagar ese coste es ilegal.
///
/// *pt:* Não ter custo de mana é ter um custo impagável, e o custo de uma habilidade baseado nisso também é impagável. Tentar conjurar ou ativar algo assim é válido; tentar pagar, não.
pub const R118_6: Rule = Rule::new(Game::Magic, 387);

/// **118.6a**
///
/// *es:* Ni un aumento ni un coste adicional vuelven pagable un coste impagable. Sí puede pagarse el coste alternativo que se le aplique, incluido lanzar «sin pagar su coste de maná».
///
/// *pt:* Aumentos e custos adicionais não tornam pagável um custo impagável. Já o custo alternativo aplicado a ele pode ser pago, inclusive a permissão de conjurar sem pagar o custo de mana.
pub const R118_6A: Rule = Rule::new(Game::Magic, 388);

/// **118.7**
///
/// *es:* Los efectos pueden cambiar o reducir lo que se paga, y pagarlo así cuenta como pagar el coste original. Si las reducciones dejan en nada su maná, se considera {0}.
///
/// *pt:* Efeitos podem mudar ou baixar o que realmente se paga, e isso vale como pagar o custo original. Se reduções levarem a parte de mana a nada, ela é considerada {0}.
pub const R118_7: Rule = Rule::new(Game::Magic, 389);

/// **118.7a**
///
/// *es:* Una reducción de maná genérico solo rebaja la parte genérica del coste, nunca la de color ni la incolora.
///
/// *pt:* Reduzir em mana genérico só mexe na parte genérica do custo; a colorida e a incolor não mudam.
pub const R118_7A: Rule = Rule::new(Game::Magic, 390);

/// **118.7b**
///
/// *es:* Si se reduce en maná de un color o incoloro que el coste no pide, baja la misma cantidad de genérico.
///
/// *pt:* Se a redução é em mana colorido ou incolor de um tipo que o custo não exige, o genérico cai nessa mesma quantidade.
pub const R118_7B: Rule = Rule::new(Game::Magic, 391);

/// **118.7c**
///
/// *es:* Si la reducción en un color supera lo pedido de ese color, esta parte queda en nada y el resto se descuenta del genérico.
///
/// *pt:* Se a redução em uma cor passa do que o custo pede dessa cor, essa parte some e a diferença é abatida do genérico.
pub const R118_7C: Rule = Rule::new(Game::Magic, 392);

/// **118.7d**
///
/// *es:* Con la reducción en incoloro pasa igual: si supera el incoloro pedido, este se queda en nada y lo que sobra se descuenta del genérico.
///
/// *pt:* O mesmo vale para o incolor: se a redução supera a parte incolor do custo, esta some e o que faltou abater sai do genérico.
pub const R118_7D: Rule = Rule::new(Game::Magic, 393);

/// **118.7e**
///
/// *es:* Si la reducción es un símbolo híbrido, quien paga elige una de sus mitades al aplicarla (regla 601.2f): la de color quita un maná de ese color; la genérica, tanto genérico como su número.
///
/// *pt:* Se a redução usa um símbolo híbrido, quem paga escolhe uma metade na hora de aplicá-la (regra 601.2f): a colorida abate um mana dessa cor; a genérica, mana genérico no valor do seu número.
pub const R118_7E: Rule = Rule::new(Game::Magic, 394);

/// **118.7f**
///
/// *es:* Cada símbolo pirexiano de una reducción resta del coste un maná de su color.
///
/// *pt:* Um símbolo phyrexiano na redução abate um mana da cor que ele mostra.
pub const R118_7F: Rule = Rule::new(Game::Magic, 395);

/// **118.7g**
///
/// *es:* Cada símbolo de maná nevado de una reducción resta uno de maná genérico.
///
/// *pt:* Reduções em símbolos de mana da neve abatem a mesma quantidade em mana genérico.
pub const R118_7G: Rule = Rule::new(Game::Magic, 396);

/// **118.8**
///
/// *es:* Un coste adicional figura en el texto del hechizo o lo añade otro efecto a un hechizo o habilidad. Su controlador lo paga con el coste de maná o de activación. Algunos vienen en palabras clave.
///
/// *pt:* Custo adicional é o escrito no texto da mágica, ou imposto por outro efeito a ela ou a uma habilidade. O controlador paga-o junto com o custo de mana ou de ativação; alguns vêm em palavras-chave.
pub const R118_8: Rule = Rule::new(Game::Magic, 397);

/// **118.8a**
///
/// *es:* Un mismo hechizo o habilidad admite todos los costes adicionales que haya. Quien lo controla anuncia cuáles piensa pagar según la regla 601.2b.
///
/// *pt:* Não há limite de custos adicionais ao conjurar uma mágica ou ativar uma habilidade. O controlador anuncia quais pretende pagar, segundo a regra 601.2b.
pub const R118_8A: Rule = Rule::new(Game::Magic, 398);

/// **118.8b**
///
/// *es:* Hay costes adicionales opcionales, que se pueden no pagar.
///
/// *pt:* Nem todo custo adicional é obrigatório.
pub const R118_8B: Rule = Rule::new(Game::Magic, 399);

/// **118.8c**
///
/// *es:* Si hay que lanzar un hechizo «si se puede» y su coste adicional obligatorio usa cartas con cierta cualidad de una zona oculta, lanzarlo no es obligatorio aunque estén ahí.
///
/// *pt:* Ninguém é obrigado a conjurar uma mágica “se puder” quando o custo adicional obrigatório dela envolve cards de certa qualidade em zona não revelada, mesmo que estejam ali.
pub const R118_8C: Rule = Rule::new(Game::Magic, 400);

/// **118.8d**
///
/// *es:* Los costes adicionales suben lo que se paga, pero el coste de maná del hechizo no cambia: lo que lo consulte ve el original.
///
/// *pt:* Custos adicionais mudam só o que o controlador paga; o custo de mana segue o mesmo, e é o original que outras mágicas e habilidades enxergam.
pub const R118_8D: Rule = Rule::new(Game::Magic, 401);

/// **118.9**
///
/// *es:* Un coste alternativo figura en el texto del hechizo o lo aplica otro efecto, y su controlador puede pagarlo en vez del coste de maná. Suele decir «en lugar de pagar» o «sin pagar su coste de maná», o va en palabras clave.
///
/// *pt:* Custo alternativo é o que consta no texto da mágica, ou vem de outro efeito, e o controlador pode pagar em vez do custo de mana. Costuma dizer “em vez de pagar” ou “sem pagar seu custo de mana”, ou vem em palavras-chave.
pub const R118_9: Rule = Rule::new(Game::Magic, 402);

/// **118.9a**
///
/// *es:* Quien lanza un hechizo anuncia en el momento de la regla 601.2b si pagará un coste alternativo; aunque disponga de varios, solo se aplica uno.
///
/// *pt:* Cada mágica aceita só um custo alternativo por vez que é conjurada; o controlador anuncia que vai pagá-lo conforme a regra 601.2b.
pub const R118_9A: Rule = Rule::new(Game::Magic, 403);

/// **118.9b**
///
/// *es:* Usar un coste alternativo suele ser opcional, pero el efecto que deja lanzar el hechizo puede exigir uno concreto.
///
/// *pt:* Em geral o custo alternativo é opcional, mas o efeito que deixa conjurar a mágica pode impor algum em particular.
pub const R118_9B: Rule = Rule::new(Game::Magic, 404);

/// **118.9c**
///
/// *es:* Un coste alternativo cambia lo que paga el controlador, no el coste de maná: cualquier cosa que lo consulte encuentra el original.
///
/// *pt:* Um custo alternativo muda o que o controlador paga, e não o custo de mana: quem pergunta por este recebe o valor original.
pub const R118_9C: Rule = Rule::new(Game::Magic, 405);

/// **118.9d**
///
/// *es:* Al coste alternativo que se paga se le aplican los costes adicionales, los aumentos y las reducciones que afecten al hechizo (regla 601.2f).
///
/// *pt:* Sobre o custo alternativo escolhido incidem os adicionais, os aumentos e as reduções que afetem a mágica (regra 601.2f).
pub const R118_9D: Rule = Rule::new(Game::Magic, 406);

/// **118.10**
///
/// *es:* Cada pago sirve para un solo hechizo, habilidad o efecto: sacrificar una criatura no paga dos habilidades que pidan ese sacrificio. Y lo que haga algo al resolverse nunca paga el coste de otra cosa, aunque coincida con él.
///
/// *pt:* Um pagamento serve para uma única mágica, habilidade ou efeito: sacrificar uma criatura não paga duas habilidades que cobram esse sacrifício. E o que algo faz ao resolver não paga o custo de outra coisa, mesmo sendo igual ao que ela pede.
pub const R118_10: Rule = Rule::new(Game::Magic, 407);

/// **118.11**
///
/// *es:* Si un efecto modifica lo que se hace al pagar y acaba ocurriendo algo distinto de lo pedido, el coste queda pagado de todos modos.
///
/// *pt:* Um custo conta como pago mesmo que efeitos alterem o que se faz ao pagá-lo e isso já não seja o que ele pedia.
pub const R118_11: Rule = Rule::new(Game::Magic, 408);

/// **118.12**
///
/// *es:* En «\[haz algo\]. Si lo haces (o no, o no puedes), \[efecto\]» o «puedes \[hacer algo\]», ese algo es un coste pagado en la resolución. La condición mira si el jugador eligió pagarlo, siendo opcional, o empezó a pagarlo, siendo obligatorio, ocurra lo que ocurra.
///
/// *pt:* Quando “\[faça algo\]” ou “pode \[fazer algo\]” vem seguido de “se fizer (não fizer, não puder), \[efeito\]”, a ação é um custo pago na resolução. A condição verifica se o jogador escolheu pagar, se opcional, ou começou a pagar, se obrigatório, aconteça o que acontecer.
pub const R118_12: Rule = Rule::new(Game::Magic, 409);

/// **118.12a**
///
/// *es:* «\[Haz esto\] a menos que un jugador \[haga aquello\]» significa que él puede hacer aquello y, si no lo hace, se hace esto.
///
/// *pt:* Dizer “\[faça isto\], a menos que um jogador \[faça aquilo\]” equivale a: ele pode fazer aquilo; se não fizer, faça isto.
pub const R118_12A: Rule = Rule::new(Game::Magic, 410);

/// **118.12b**
///
/// *es:* Si un efecto ofrece buscar en una zona y hacer algo con lo encontrado, el «si lo hace» posterior comprueba que el jugador eligiera buscar, no lo demás.
///
/// *pt:* Se um efeito oferece procurar numa zona e agir com os cards achados, o “se fizer” seguinte só confere se o jogador decidiu procurar, não o resto.
pub const R118_12B: Rule = Rule::new(Game::Magic, 411);

/// **118.13**
///
/// *es:* En ciertos costes hay símbolos que admiten varias formas de pago, como los de maná híbrido o pirexiano.
///
/// *pt:* Há custos com símbolos de mana que se pagam de mais de um jeito, como os híbridos e os phyrexianos.
pub const R118_13: Rule = Rule::new(Game::Magic, 412);

/// **118.13a**
///
/// *es:* En costes de maná y de activación, el controlador del hechizo o habilidad elige cómo pagar el símbolo al proponer lo que lanza o activa (regla 601.2b).
///
/// *pt:* Em custos de mana ou de ativação, o controlador da mágica ou habilidade decide como pagar o símbolo no momento em que a propõe (regra 601.2b).
pub const R118_13A: Rule = Rule::new(Game::Magic, 413);

/// **118.13b**
///
/// *es:* Si el coste se paga durante una resolución, quien paga elige la forma de pagar el símbolo justo antes de hacerlo.
///
/// *pt:* Quem paga um custo durante uma resolução só define logo antes do pagamento como paga o símbolo.
pub const R118_13B: Rule = Rule::new(Game::Magic, 414);

/// **118.13c**
///
/// *es:* Si el coste es de una acción especial, quien la realiza elige la forma de pagar el símbolo justo antes de hacerlo.
///
/// *pt:* Se um símbolo de mana no custo de uma ação especial pode ser pago de várias formas, quem a faz escolhe como pagá-lo logo antes do pagamento.
pub const R118_13C: Rule = Rule::new(Game::Magic, 415);

/// **118.14**
///
/// *es:* Poder usar «maná de cualquier tipo» en un coste es gastarlo como si fuera incoloro o del color que se quiera. Si el mismo efecto permite lanzar hechizos, solo vale para los lanzados así (regla 609.4b).
///
/// *pt:* Se “mana de qualquer tipo” serve para um custo, o mana gasto nele vale como incolor ou de qualquer cor. Caso o efeito também deixe conjurar mágicas, isso só vale para as conjuradas assim (regra 609.4b).
pub const R118_14: Rule = Rule::new(Game::Magic, 416);

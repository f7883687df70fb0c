// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 107. Números y símbolos

use vademecum_vocab::{Game, Rule};

/// **107** Números y símbolos · Números e símbolos
pub const R107: Rule = Rule::new(Game::Magic, 131);

/// **107.1**
///
/// *es:* En Magic todos los números son enteros.
///
/// *pt:* Em Magic só existem números inteiros.
pub const R107_1: Rule = Rule::new(Game::Magic, 132);

/// **107.1a**
///
/// *es:* No existen fracciones, ni al elegir números ni en daño o vida. El hechizo o habilidad que pudiera dar una indica si se redondea hacia arriba o hacia abajo.
///
/// *pt:* Números escolhidos, dano e pontos de vida são sempre inteiros; a mágica ou habilidade que poderia gerar uma fração informa se arredonda para cima ou para baixo.
pub const R107_1A: Rule = Rule::new(Game::Magic, 133);

/// **107.1b**
///
/// *es:* Nadie elige números negativos, hace daño negativo ni gana vidas negativas. Pero un valor como la fuerza puede bajar de cero, y en cálculos y comparaciones cuenta así. Si el resultado de un efecto sale negativo, vale cero, salvo que duplique o fije la vida de un jugador o la fuerza o resistencia de una criatura o de una carta de criatura.
///
/// *pt:* Ninguém escolhe número negativo nem causa dano ou ganha vida em negativo. Um valor como o poder, porém, pode ficar abaixo de zero e assim entra em contas e comparações. Resultado negativo de efeito vale zero, exceto se o efeito dobra ou fixa a vida de um jogador ou o poder ou a resistência de criatura ou card de criatura.
pub const R107_1B: Rule = Rule::new(Game::Magic, 134);

/// **107.1c**
///
/// *es:* «Cualquier número» abarca el cero y los positivos, a gusto de quien elige.
///
/// *pt:* Quem deve escolher “qualquer número” pode ficar com zero ou com um positivo à vontade.
pub const R107_1C: Rule = Rule::new(Game::Magic, 135);

/// **107.2**
///
/// *es:* Un número que haga falta y no pueda determinarse se toma como 0, sea resultado o parte de un cálculo.
///
/// *pt:* Número necessário e impossível de determinar conta como 0, seja resultado, seja parte de uma conta.
pub const R107_2: Rule = Rule::new(Game::Magic, 136);

/// **107.3**
///
/// *es:* La X representa un número aún por determinar. En unos objetos la define una habilidad; en los demás la elige su controlador.
///
/// *pt:* A letra X guarda lugar para um número a determinar: ou uma habilidade do objeto o define, ou o controlador escolhe.
pub const R107_3: Rule = Rule::new(Game::Magic, 137);

/// **107.3a**
///
/// *es:* Si en algún coste de un hechizo o habilidad activada (de maná, alternativo, adicional o de activación) hay una X que su texto no define, su controlador elige el valor y lo anuncia al lanzarlo o activarla (regla 601). Mientras esté en la pila, toda X de esos costes vale lo anunciado.
///
/// *pt:* Havendo X no custo de uma mágica ou habilidade ativada (de mana, alternativo, adicional ou de ativação) e sem definição no texto, o controlador escolhe e anuncia seu valor ao conjurar ou ativar (regra 601). Enquanto ela está na pilha, os X desses custos valem o anunciado.
pub const R107_3A: Rule = Rule::new(Game::Magic, 138);

/// **107.3b**
///
/// *es:* Si un efecto permite lanzar un hechizo con {X} en su coste de maná, y sin definir, sin pagar ese coste ni otro alternativo con X, lo único legal es X = 0. Esto no incluye los efectos que solo reducen el coste, aunque sea a cero.
///
/// *pt:* Se um efeito permite conjurar sem pagar o custo de mana uma mágica com {X} nele, não definido pelo texto, quem a conjura só pode escolher 0, salvo se paga custo alternativo com X. Efeitos que apenas reduzem custos, até a zero, ficam fora disso.
pub const R107_3B: Rule = Rule::new(Game::Magic, 139);

/// **107.3c**
///
/// *es:* Si el texto del hechizo o habilidad activada define la X de su coste o de su texto, esa es la X mientras está en la pila, donde su valor puede cambiar: el controlador no la elige.
///
/// *pt:* Quando o próprio texto da mágica ou habilidade ativada define o X do custo ou do texto, esse é seu valor na pilha, e o controlador nada escolhe. O valor pode mudar enquanto ela está lá.
pub const R107_3C: Rule = Rule::new(Game::Magic, 140);

/// **107.3d**
///
/// *es:* Una acción especial con X en el coste (suspender, metamorfosis) deja elegir el valor a quien la realiza, justo antes de pagar.
///
/// *pt:* No custo de ação especial, como suspender ou metamorfose, o X é escolhido por quem a realiza, logo antes de pagar.
pub const R107_3D: Rule = Rule::new(Game::Magic, 141);

/// **107.3e**
///
/// *es:* Cuando se menciona la X de algún coste de otro objeto, la X del texto del hechizo o habilidad vale lo elegido o definido para aquel.
///
/// *pt:* Mágica ou habilidade que menciona o X de algum custo de outro objeto usa em seu texto o valor escolhido ou definido para ele.
pub const R107_3E: Rule = Rule::new(Game::Magic, 142);

/// **107.3f**
///
/// *es:* Si la X figura solo en el texto, no en ningún coste, y nada la define, el controlador del hechizo o habilidad la elige cuando corresponda: al ir a la pila o al resolverse.
///
/// *pt:* O X que só está no texto, não em custos, e que nada define é escolhido pelo controlador da mágica ou habilidade no momento devido: ao ir para a pilha ou ao resolver.
pub const R107_3F: Rule = Rule::new(Game::Magic, 143);

/// **107.3g**
///
/// *es:* Fuera de la pila, la {X} del coste de maná de una carta vale 0, incluso si su texto la define.
///
/// *pt:* Num card fora da pilha, o {X} do custo de mana é 0, mesmo que o texto o defina de outro modo.
pub const R107_3G: Rule = Rule::new(Game::Magic, 144);

/// **107.3h**
///
/// *es:* Al pagar por un efecto el coste de maná con {X} de un objeto, X es 0; si es un hechizo en la pila, vale lo elegido o determinado al lanzarlo.
///
/// *pt:* Se um efeito faz pagar o custo de mana, com {X}, de um objeto, X é 0; numa mágica na pilha, vale o escolhido ou determinado quando foi conjurada.
pub const R107_3H: Rule = Rule::new(Game::Magic, 145);

/// **107.3i**
///
/// *es:* Por norma, en un momento dado todas las X de un objeto valen lo mismo.
///
/// *pt:* Em regra, os X de um objeto têm todos igual valor num dado momento.
pub const R107_3I: Rule = Rule::new(Game::Magic, 146);

/// **107.3j**
///
/// *es:* La X de una habilidad ganada vale lo que esa habilidad defina, y si no la define, 0, pese a la regla 107.3i. Ocurre al agregar habilidades, cambiar textos o copiar.
///
/// *pt:* Em habilidade que o objeto ganha (por acréscimo, alteração de texto ou cópia), X é o que ela própria define ou, se nada define, 0, apesar da regra 107.3i.
pub const R107_3J: Rule = Rule::new(Game::Magic, 147);

/// **107.3k**
///
/// *es:* Excepción a la regla 107.3i: la X del coste de una habilidad activada es independiente de cualquier otra X elegida para ese objeto o para otras apariciones de sus habilidades.
///
/// *pt:* Exceção à regra 107.3i: o X no custo de uma habilidade ativada não depende de nenhum outro X escolhido para o objeto ou para outras ocorrências de suas habilidades.
pub const R107_3K: Rule = Rule::new(Game::Magic, 148);

/// **107.3m**
///
/// *es:* Si el hechizo que se volvió este objeto tuvo X elegida en algún coste, sus habilidades disparadas y efectos de reemplazo de entrar al campo de batalla usan ese valor, aunque la X del permanente sea 0 (excepción a la regla 107.3i).
///
/// *pt:* Se algum custo da mágica que se tornou o objeto teve X escolhido, suas habilidades desencadeadas e efeitos de substituição de entrar no campo de batalha usam esse valor, embora o X da permanente seja 0 (exceção à regra 107.3i).
pub const R107_3M: Rule = Rule::new(Game::Magic, 149);

/// **107.3n**
///
/// *es:* Una habilidad disparada retrasada que menciona una X sin definirla toma la del hechizo o habilidad que la creó al resolverse, si para alguno de los costes de este se eligió X.
///
/// *pt:* A habilidade desencadeada retardada que cita X sem defini-lo usa o X da mágica ou habilidade que a criou ao resolver, se ele foi escolhido para algum custo desta.
pub const R107_3N: Rule = Rule::new(Game::Magic, 150);

/// **107.3p**
///
/// *es:* Además de la X, algunos objetos usan la Y, con las mismas reglas.
///
/// *pt:* Às vezes aparece também um Y, que funciona exatamente como o X.
pub const R107_3P: Rule = Rule::new(Game::Magic, 151);

/// **107.4**
///
/// *es:* Hay símbolos de un solo tipo de maná ({W}, {U}, {B}, {R}, {G} y {C}), numéricos como {0} o {1}, la variable {X} y el nevado {S}. Híbridos son diez de dos colores ({W/U}) y diez monocolores ({2/W}, {C/W}); pirexianos, cinco simples ({W/P}) y diez híbridos ({W/U/P}).
///
/// *pt:* Há símbolos de um tipo só de mana ({W}, {U}, {B}, {R}, {G}, {C}), numéricos como {0} e {1}, o variável {X} e o da neve {S}. Híbridos: dez de duas cores ({W/U}) e dez monocoloridos ({2/W}, {C/W}). Phyrexianos: cinco simples ({W/P}) e dez híbridos ({W/U/P}).
pub const R107_4: Rule = Rule::new(Game::Magic, 152);

/// **107.4a**
///
/// *es:* Los símbolos de color principales son cinco: blanco {W}, azul {U}, negro {B}, rojo {R} y verde {G}. Representan ese maná, también en costes, donde solo sirve maná de ese color.
///
/// *pt:* Há cinco símbolos de cor principais: para branco {W}, azul {U}, preto {B}, vermelho {R} e verde {G}. Indicam esse mana e, num custo, exigem mana daquela cor.
pub const R107_4A: Rule = Rule::new(Game::Magic, 153);

/// **107.4b**
///
/// *es:* En un coste, los números como {1} y la {X} (regla 107.3) son maná genérico: se paga con maná de cualquier tipo.
///
/// *pt:* O mana genérico dos custos se escreve com números, como {1}, ou com {X} (regra 107.3) e aceita mana de qualquer tipo.
pub const R107_4B: Rule = Rule::new(Game::Magic, 154);

/// **107.4c**
///
/// *es:* {C} es un maná incoloro; en un coste, solo un maná incoloro lo paga.
///
/// *pt:* {C} é um mana incolor e, como custo, só se paga com um mana incolor.
pub const R107_4C: Rule = Rule::new(Game::Magic, 155);

/// **107.4d**
///
/// *es:* {0} es cero maná: señala un coste que se paga sin gastar nada (regla 118.5).
///
/// *pt:* {0} é 0 mana: marca um custo que se paga sem gastar nada (regra 118.5).
pub const R107_4D: Rule = Rule::new(Game::Magic, 156);

/// **107.4e**
///
/// *es:* El símbolo híbrido se paga de una de dos formas, según sus mitades: {W/U} con blanco o azul; {2/B} con uno negro o dos de cualquier tipo. Cuenta como símbolo de color, aunque una mitad sea incolora, y tiene todos los colores que lo forman.
///
/// *pt:* Cada metade do símbolo híbrido é um modo de pagá-lo: {W/U} aceita branco ou azul; {2/B}, um preto ou 2 de qualquer tipo. Ele é símbolo colorido, mesmo com parte incolor, e tem todas as cores que o compõem.
pub const R107_4E: Rule = Rule::new(Game::Magic, 157);

/// **107.4f**
///
/// *es:* Un símbolo pirexiano, como {W/P}, es un símbolo de su color y se paga con un maná de ese color o con 2 vidas. Los diez híbridos pirexianos, como {W/U/P}, son de sus dos colores y se pagan con un maná de cualquiera de ellos o con 2 vidas.
///
/// *pt:* O símbolo phyrexiano, como {W/P}, é símbolo da sua cor e custa um mana dela ou 2 pontos de vida. Os dez híbridos phyrexianos, como {W/U/P}, são das duas cores e custam um mana de qualquer das duas ou 2 pontos de vida.
pub const R107_4F: Rule = Rule::new(Game::Magic, 158);

/// **107.4g**
///
/// *es:* Cuando un texto muestra {H}, sin fondo de color, se refiere a uno cualquiera de los 15 símbolos pirexianos.
///
/// *pt:* O {H} num texto, sem fundo colorido, representa qualquer um dos 15 símbolos phyrexianos.
pub const R107_4G: Rule = Rule::new(Game::Magic, 159);

/// **107.4h**
///
/// *es:* {S} en un coste se paga con un maná de cualquier tipo que venga de una fuente nevada (regla 106.3); las reducciones de maná genérico no lo abaratan. También designa el maná de fuente nevada gastado en un coste. Nevado no es color ni tipo de maná.
///
/// *pt:* Num custo, {S} pede um mana, seja qual for o tipo, vindo de fonte da neve (regra 106.3), e não diminui com reduções de mana genérico. Serve também para citar mana dessa origem gasto num custo. Neve não é cor nem tipo de mana.
pub const R107_4H: Rule = Rule::new(Game::Magic, 160);

/// **107.5**
///
/// *es:* {T} en un coste de activación exige girar el permanente, imposible si ya está girado. Una criatura solo lo usa si su controlador la controla sin interrupción desde que empezó su turno más reciente (regla 302.6).
///
/// *pt:* {T} num custo de ativação manda virar a permanente; já virada, ela não paga. Criatura só o paga se o controlador a controla sem interrupção desde que começou o turno mais recente dele (regra 302.6).
pub const R107_5: Rule = Rule::new(Game::Magic, 161);

/// **107.6**
///
/// *es:* {Q}, en un coste de activación, pide enderezar el propio permanente, cosa imposible si ya lo está. Con una criatura hace falta, además, que su controlador la tenga sin pausa desde que comenzó su turno más reciente (regla 302.6).
///
/// *pt:* {Q} num custo de ativação manda desvirar a permanente; já desvirada, ela não paga. Uma criatura só o paga se seu controlador a tem, sem pausa, desde o começo do turno mais recente dele (regra 302.6).
pub const R107_6: Rule = Rule::new(Game::Magic, 162);

/// **107.7**
///
/// *es:* Toda habilidad activada de un planeswalker lleva en su coste un símbolo de lealtad: hacia arriba, \[+N\], le pone N contadores de lealtad; hacia abajo, \[-N\] (número o X), le quita N; sin dirección, \[0\], le pone cero. También figuran en habilidades que cambian esos costes.
///
/// *pt:* O custo de cada habilidade ativada de planeswalker tem um símbolo de lealdade: para cima, \[+N\], põe N marcadores de lealdade nele; para baixo, \[-N\] (número ou X), tira N; sem direção, \[0\], põe 0. Habilidades que modificam custos de lealdade também podem trazê-los.
pub const R107_7: Rule = Rule::new(Game::Magic, 163);

/// **107.8**
///
/// *es:* Las cartas que suben de nivel tienen dos símbolos de nivel, palabras clave que representan sendas habilidades estáticas. Indican un intervalo (N1-N2) o un mínimo (N3+), y de cada habilidad estática forman parte las habilidades y la fuerza y resistencia impresas en la misma franja (regla 711).
///
/// *pt:* O card nivelador traz dois símbolos de nível, cada um deles palavra-chave de habilidade que representa habilidade estática. O símbolo mostra um intervalo (N1-N2) ou um mínimo (N3+), e a habilidade estática inclui o que está impresso na faixa: habilidades, poder e resistência (regra 711).
pub const R107_8: Rule = Rule::new(Game::Magic, 164);

/// **107.8a**
///
/// *es:* {NIVEL N1-N2}: con entre N1 y N2 contadores de nivel, ambos incluidos, la criatura tiene la fuerza y resistencia base de esa franja y sus habilidades.
///
/// *pt:* {NÍVEL N1-N2}: tendo de N1 a N2 marcadores de nível, a criatura fica com as habilidades da faixa e com o poder e a resistência base dela.
pub const R107_8A: Rule = Rule::new(Game::Magic, 165);

/// **107.8b**
///
/// *es:* {NIVEL N3+}: a partir de N3 contadores de nivel, y sin límite, la criatura tiene la fuerza y resistencia base de esa franja y sus habilidades.
///
/// *pt:* {NÍVEL N3+}: de N3 marcadores de nível em diante, a criatura fica com as habilidades da faixa e com o poder e a resistência base dela.
pub const R107_8B: Rule = Rule::new(Game::Magic, 166);

/// **107.9**
///
/// *es:* La lápida a la izquierda del nombre en muchas cartas del bloque Odisea hace que destaquen en el cementerio, donde sus habilidades importan. No influye en el juego.
///
/// *pt:* A lápide à esquerda do nome, em muitos cards do bloco Odisseia, destaca no cemitério os que têm ali habilidades relevantes. Não afeta o jogo.
pub const R107_9: Rule = Rule::new(Game::Magic, 167);

/// **107.10**
///
/// *es:* Las cartas de Visión del futuro con marco «desplazado en el tiempo» llevan arriba a la izquierda un icono sin efecto en el juego: garras (criatura), llama (conjuro), relámpago (instantáneo), amanecer (encantamiento), cáliz (artefacto), dos picos (tierra) o, si hay varios tipos, una cruz blanca y negra.
///
/// *pt:* Em Visão do Futuro, os cards de moldura “desviada no tempo” têm no alto, à esquerda, um ícone sem efeito no jogo: garras (criatura), chama (feitiço), raio (mágica instantânea), aurora (encantamento), cálice (artefato), dois picos (terreno) ou, para vários tipos, cruz preta e branca.
pub const R107_10: Rule = Rule::new(Game::Magic, 168);

/// **107.11**
///
/// *es:* Una cara del dado planar de Planechase (regla 901) lleva {PW}, el símbolo de Planeswalker: abajo acaba en punta, arriba en cinco púas.
///
/// *pt:* {PW} é o símbolo de planeswalker, com cinco pontas em cima e uma embaixo; fica numa face do dado planar de Planechase (regra 901).
pub const R107_11: Rule = Rule::new(Game::Magic, 169);

/// **107.12**
///
/// *es:* {CHAOS} es el remolino del caos: está en una cara del dado planar de Planechase y en habilidades que miran su resultado (regla 901).
///
/// *pt:* {CHAOS}, o redemoinho, é o símbolo do caos: fica numa face do dado planar de Planechase e em habilidades ligadas ao resultado desse dado (regra 901).
pub const R107_12: Rule = Rule::new(Game::Magic, 170);

/// **107.13**
///
/// *es:* Algunas cartas tienen a la izquierda de la línea de tipo un círculo, el indicador de color, que define sus colores (regla 202).
///
/// *pt:* O indicador de cor é a bolinha que certos cards trazem à esquerda da linha de tipo; sua cor determina a cor ou as cores do card (regra 202).
pub const R107_13: Rule = Rule::new(Game::Magic, 171);

/// **107.14**
///
/// *es:* {E} representa un contador de energía; lo paga el jugador quitándose uno.
///
/// *pt:* {E} é um marcador de energia; o jogador o paga tirando um de si.
pub const R107_14: Rule = Rule::new(Game::Magic, 172);

/// **107.15**
///
/// *es:* Las Sagas llevan símbolos de capítulo con un número romano (rN aquí). Cada uno es palabra clave de una habilidad disparada, cuyo efecto es el texto impreso a la derecha del símbolo (regla 714).
///
/// *pt:* Cards de Saga têm símbolos de capítulo com número romano (aqui, rN). Cada um, como palavra-chave de habilidade, representa uma habilidade desencadeada que tem por efeito o texto à direita (regra 714).
pub const R107_15: Rule = Rule::new(Game::Magic, 173);

/// **107.15a**
///
/// *es:* El capítulo rN se dispara cuando, al ponerse contadores de sabiduría sobre la Saga, pasa de tener menos de N a tener N o más.
///
/// *pt:* O capítulo rN desencadeia quando a Saga, ao receber marcadores de conhecimento, passa de menos de N deles para N ou mais.
pub const R107_15A: Rule = Rule::new(Game::Magic, 174);

/// **107.15b**
///
/// *es:* Dos números ante un efecto equivalen a dos habilidades de capítulo con ese efecto.
///
/// *pt:* Dois números diante de um efeito equivalem a dois capítulos separados com ele.
pub const R107_15B: Rule = Rule::new(Game::Magic, 175);

/// **107.16**
///
/// *es:* Cada barra de nivel, en una carta de Clase, es palabra clave de dos habilidades: una activada, con su coste y el nivel, y una estática, formada por las habilidades impresas en la misma sección (regla 716).
///
/// *pt:* A barra de nível de um card de Classe é palavra-chave que vale por duas habilidades: uma ativada, com custo e número do nível, e uma estática, que reúne as habilidades impressas na mesma seção (regra 716).
pub const R107_16: Rule = Rule::new(Game::Magic, 176);

/// **107.16a**
///
/// *es:* Pagar el coste, solo cuando podría lanzarse un conjuro, sube al nivel N una Clase de nivel N-1; desde N tiene las \[habilidades\].
///
/// *pt:* “\[Custo\]: Nível N” leva a Classe ao nível N, só se ela está no N-1 e quando se poderia conjurar um feitiço. Desse nível em diante, ela tem as habilidades da barra.
pub const R107_16A: Rule = Rule::new(Game::Magic, 177);

/// **107.17**
///
/// *es:* {TK} es el símbolo de boleto (ticket): representa un contador de ese tipo.
///
/// *pt:* {TK} é o símbolo de ticket e representa um marcador de ticket.
pub const R107_17: Rule = Rule::new(Game::Magic, 178);

/// **107.17a**
///
/// *es:* Con un número dentro, ese símbolo es un coste de boletos: quien lo paga se quita esa cantidad de contadores de boleto.
///
/// *pt:* Se houver um número dentro, é um custo em tickets: quem o paga tira de si essa quantidade de marcadores de ticket.
pub const R107_17A: Rule = Rule::new(Game::Magic, 179);

/// **107.18**
///
/// *es:* {P}, la huella, señala modos en ciertos hechizos modales (regla 700.2i); no es coste, ni maná, ni contador, ni recurso que se conserve.
///
/// *pt:* {P}, a pegada, marca os modos de certas mágicas modais (regra 700.2i); não é custo, mana, marcador nem recurso que se guarde.
pub const R107_18: Rule = Rule::new(Game::Magic, 180);

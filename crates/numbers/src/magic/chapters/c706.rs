// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 706. Tirar un dado

use vademecum_vocab::{Game, Rule};

/// **706** Tirar un dado · Rolando um dado
pub const R706: Rule = Rule::new(Game::Magic, 2489);

/// **706.1**
///
/// *es:* El efecto dice qué clase de dado se tira y cuántos.
///
/// *pt:* Tipo e número de dados a rolar vêm no efeito.
pub const R706_1: Rule = Rule::new(Game::Magic, 2490);

/// **706.1a**
///
/// *es:* Un «dN» o dado de N caras da un número del 1 a N, todos igual de probables; en un d20, del 1 al 20. N es un entero positivo.
///
/// *pt:* Em “dN” ou “dado de N faces”, N é inteiro positivo, e os resultados, de 1 a N, têm todos a mesma chance: o d20 vai de 1 a 20.
pub const R706_1A: Rule = Rule::new(Game::Magic, 2491);

/// **706.1b**
///
/// *es:* De común acuerdo, los jugadores pueden usar otro método, incluso digital, si tiene igual número de resultados igual de probables que el dado pedido.
///
/// *pt:* Pode-se trocar o dado por outro método, até digital, se os jogadores concordam e há o mesmo número de resultados equiprováveis.
pub const R706_1B: Rule = Rule::new(Game::Magic, 2492);

/// **706.2**
///
/// *es:* Lo que muestra arriba el dado es el resultado natural. Tras sumar o restar los modificadores, los de la propia instrucción y los de otras fuentes, queda el resultado de la tirada.
///
/// *pt:* O número no topo do dado é o resultado natural. Aplicados os modificadores, da instrução ou de outras fontes, que somam ou subtraem, o que se obtém é o resultado da rolagem.
pub const R706_2: Rule = Rule::new(Game::Magic, 2493);

/// **706.2a**
///
/// *es:* Un modificador puede ser optativo o tener un coste. Si pide maná, quien tiró puede activar antes habilidades de maná.
///
/// *pt:* Há modificadores opcionais ou com custo. Para os que custam mana, quem rolou pode antes ativar habilidades de mana.
pub const R706_2A: Rule = Rule::new(Game::Magic, 2494);

/// **706.2b**
///
/// *es:* Si varios efectos quieren modificar el resultado natural, quien tiró elige cuál aplicar: primero entre los que mandan volver a tirar el dado, después entre los que suman o restan cierta cantidad.
///
/// *pt:* Se dois ou mais efeitos modificariam o resultado natural, quem rolou escolhe qual aplicar: primeiro os que rolam o dado de novo, depois os que somam ou subtraem.
pub const R706_2B: Rule = Rule::new(Game::Magic, 2495);

/// **706.3**
///
/// *es:* Hay habilidades que, al mandar tirar dados, traen una tabla de resultados.
///
/// *pt:* Algumas habilidades que mandam rolar dados trazem uma tabela de resultados.
pub const R706_3: Rule = Rule::new(Game::Magic, 2496);

/// **706.3a**
///
/// *es:* Cada línea o franja de la tabla une un efecto con un número, un intervalo «N1–N2» o un mínimo «N+». Se mira en cuál cae el resultado de la tirada y ocurre ese efecto, si lo hay.
///
/// *pt:* A tabela, em lista ou em faixas, liga cada efeito a um número, a um intervalo “N1–N2” ou a “N+”, que é N ou mais. Acontece o efeito da linha em que o resultado cai, se houver.
pub const R706_3A: Rule = Rule::new(Game::Magic, 2497);

/// **706.3b**
///
/// *es:* Forman una sola habilidad la orden de tirar dados, los modificadores del mismo párrafo, las instrucciones que dependen del resultado y la tabla.
///
/// *pt:* A ordem de rolar dados, o que a modifica no mesmo parágrafo, as instruções ligadas ao resultado e a tabela são uma única habilidade.
pub const R706_3B: Rule = Rule::new(Game::Magic, 2498);

/// **706.3c**
///
/// *es:* «Tira de nuevo», en una tabla, es otra tirada con los mismos dados en clase y número, y con los modificadores que correspondan.
///
/// *pt:* Se a tabela manda rolar de novo, usam-se dados do mesmo tipo e número, com os modificadores cabíveis.
pub const R706_3C: Rule = Rule::new(Game::Magic, 2499);

/// **706.4**
///
/// *es:* Si no hay tabla, el texto de la habilidad dice cómo se usan los resultados, si se usan.
///
/// *pt:* Sem tabela, é o texto da habilidade que diz como se usam os resultados, se são usados.
pub const R706_4: Rule = Rule::new(Game::Magic, 2500);

/// **706.5**
///
/// *es:* Con la carta Celebr-8000 se tiran dos dados y los «dobles» añaden un efecto: son dobles si ambos resultados son iguales.
///
/// *pt:* O card Celebr-8000 faz rolar dois dados e tem um efeito a mais com “duplos”, que são dois resultados iguais.
pub const R706_5: Rule = Rule::new(Game::Magic, 2501);

/// **706.6**
///
/// *es:* Una tirada ignorada es como si no hubiera ocurrido: ni dispara habilidades ni se le aplica efecto alguno. Si hay que ignorar la más baja y varias empatan, ese jugador elige cuál.
///
/// *pt:* Rolagem ignorada não aconteceu: nada desencadeia por ela, efeito nenhum se aplica a ela. Se várias empatam como a menor e é preciso ignorar a menor, o jogador escolhe uma delas.
pub const R706_6: Rule = Rule::new(Game::Magic, 2502);

/// **706.7**
///
/// *es:* Tirar el dado planar de Planechase dispara lo que espera que un jugador tire uno o más dados. En cambio, no existe para los efectos que usan el resultado numérico, por ejemplo para intercambiarlo o compararlo (regla 901).
///
/// *pt:* Em Planechase, o dado planar desencadeia tudo o que espera a rolagem de um ou mais dados. Já os efeitos que usam o resultado numérico, inclusive para trocá-lo ou compará-lo, ignoram essa rolagem (regra 901).
pub const R706_7: Rule = Rule::new(Game::Magic, 2503);

/// **706.8**
///
/// *es:* Solo Centaur of Attention guarda resultados de dados: una habilidad suya hace tirarlos y anota en ella lo que sale; con otra, un jugador vuelve a tirar los que quiera.
///
/// *pt:* O card Centaur of Attention tem uma habilidade que faz rolar dados e guardar nele os resultados e outra que deixa rolar de novo quantos deles o jogador quiser.
pub const R706_8: Rule = Rule::new(Game::Magic, 2504);

/// **706.8a**
///
/// *es:* Guardar un resultado en un permanente es anotar qué clase de dado se tiró y qué resultado dio. Lo anotado es un resultado guardado; el número, su «valor».
///
/// *pt:* Guardar um resultado numa permanente é anotar o tipo do dado e o resultado obtido. A anotação é um resultado guardado dela; o número, seu “valor”.
pub const R706_8A: Rule = Rule::new(Game::Magic, 2505);

/// **706.8b**
///
/// *es:* Para volver a tirar resultados guardados se tira, por cada uno, un dado de la clase anotada. Los viejos dejan de estar guardados y se guardan en el permanente los nuevos.
///
/// *pt:* Rolar de novo resultados guardados é rolar, para cada um, um dado do tipo anotado. Esses deixam de valer como guardados, e os novos são guardados na permanente.
pub const R706_8B: Rule = Rule::new(Game::Magic, 2506);

/// **706.8c**
///
/// *es:* Están vinculadas la habilidad de un permanente que guarda resultados en él y la que se refiere a ellos (regla 607.2e).
///
/// *pt:* A habilidade que guarda resultados na permanente e outra dela que os menciona são ligadas (regra 607.2e).
pub const R706_8C: Rule = Rule::new(Game::Magic, 2507);

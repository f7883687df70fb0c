// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 201. Nombre

use vademecum_vocab::{Game, Rule};

/// **201** Nombre · Nome
pub const R201: Rule = Rule::new(Game::Magic, 530);

/// **201.1**
///
/// *es:* El nombre de la carta está impreso arriba a la izquierda.
///
/// *pt:* O nome do card está no canto de cima, à esquerda.
pub const R201_1: Rule = Rule::new(Game::Magic, 531);

/// **201.2**
///
/// *es:* Esté en el idioma que esté la carta, para el juego su nombre es el inglés.
///
/// *pt:* Qualquer que seja o idioma do card, para o jogo vale o nome em inglês.
pub const R201_2: Rule = Rule::new(Game::Magic, 532);

/// **201.2a**
///
/// *es:* Varios objetos se llaman igual si comparten algún nombre, aunque tengan otros. Uno sin nombre no se llama igual que ninguno, ni que otro sin nombre.
///
/// *pt:* Vários objetos têm o mesmo nome se coincidem em algum, ainda que tenham outros. Um sem nome não coincide com nenhum, nem com outro sem nome.
pub const R201_2A: Rule = Rule::new(Game::Magic, 533);

/// **201.2b**
///
/// *es:* Cuando un texto pide objetos con nombres diferentes, todos deben tener al menos uno y ningún nombre puede repetirse entre dos de ellos.
///
/// *pt:* Quando um texto pede objetos com nomes diferentes, todos precisam ter pelo menos um e nenhum nome pode se repetir entre dois deles.
pub const R201_2B: Rule = Rule::new(Game::Magic, 534);

/// **201.2c**
///
/// *es:* Si se pregunta si un objeto se llama distinto que otro u otros, la respuesta es sí cuando tiene al menos un nombre y ninguno coincide con los de aquellos, aunque alguno no tenga. Si el primero carece de nombre, la respuesta es no, tengan o no los demás.
///
/// *pt:* Se a pergunta é se um objeto tem nome diferente de outro ou outros, a resposta é sim quando ele tem ao menos um nome e nenhum coincide com os deles, mesmo que algum não tenha. Se o primeiro não tem nome, a resposta é não, tenham ou não os demais.
pub const R201_2C: Rule = Rule::new(Game::Magic, 535);

/// **201.3**
///
/// *es:* Ciertas parejas de cartas con nombre inglés distinto se tratan como si se llamaran igual: sus nombres son intercambiables.
///
/// *pt:* Certos pares de cards com nomes em inglês distintos são tratados como se tivessem um só: seus nomes são intercambiáveis.
pub const R201_3: Rule = Rule::new(Game::Magic, 536);

/// **201.3a**
///
/// *es:* Toda regla, habilidad o efecto que mire el nombre considera iguales los nombres intercambiables (reglas 201.2a y 201.2b).
///
/// *pt:* Toda regra, habilidade ou efeito que olhe o nome considera iguais os nomes intercambiáveis (regras 201.2a e 201.2b).
pub const R201_3A: Rule = Rule::new(Game::Magic, 537);

/// **201.3b**
///
/// *es:* Tampoco al construir el mazo ni al ver si una carta es legal en un formato se distingue entre nombres intercambiables.
///
/// *pt:* Também ao montar o deck e ao ver se um card é válido num formato, nomes intercambiáveis são um só.
pub const R201_3B: Rule = Rule::new(Game::Magic, 538);

/// **201.3c**
///
/// *es:* Las impresiones posteriores con nombre intercambiable indican abajo a la izquierda el código de colección (tres letras) y el número de la impresión original (regla 213.1d).
///
/// *pt:* Impressões posteriores com nome intercambiável trazem embaixo, à esquerda, um indicador: o código de coleção de três letras e o número da impressão original (regra 213.1d).
pub const R201_3C: Rule = Rule::new(Game::Magic, 539);

/// **201.4**
///
/// *es:* Quien elige un nombre de carta debe tomar uno que conste en Oracle (regla 108.1). El de una ficha solo sirve si también lo es de carta.
///
/// *pt:* Quem escolhe um nome de card deve tomar um que conste no Oracle (regra 108.1). O de uma ficha só serve se também for de card.
pub const R201_4: Rule = Rule::new(Game::Magic, 540);

/// **201.4a**
///
/// *es:* Si se piden ciertas características, tiene que ser el nombre de una carta que las tenga según su texto de Oracle (regla 108.1).
///
/// *pt:* Pedidas certas características, o nome tem de ser de um card que as tenha no texto do Oracle (regra 108.1).
pub const R201_4A: Rule = Rule::new(Game::Magic, 541);

/// **201.4b**
///
/// *es:* De una carta partida se elige el nombre de una mitad, nunca los dos. Si se piden ciertas características, solo se miran las de esa mitad (regla 709).
///
/// *pt:* De um card duplo, escolhe-se o nome de uma metade, nunca os dois. Pedidas certas características, olham-se só as dessa metade (regra 709).
pub const R201_4B: Rule = Rule::new(Game::Magic, 542);

/// **201.4c**
///
/// *es:* El nombre alternativo de una carta invertida vale como elección. Si se piden ciertas características, cuentan las de la carta modificadas por las alternativas (regla 710).
///
/// *pt:* Um card que gira permite escolher o nome alternativo. Pedidas certas características, contam as do card modificadas pelas alternativas (regra 710).
pub const R201_4C: Rule = Rule::new(Game::Magic, 543);

/// **201.4d**
///
/// *es:* Si la carta es de dos caras, cabe elegir el nombre de la posterior. Si se piden ciertas características, cuentan solo las de esa cara (regla 712).
///
/// *pt:* Num card dupla face, pode-se escolher o nome da traseira. Pedidas certas características, contam só as dessa face (regra 712).
pub const R201_4D: Rule = Rule::new(Game::Magic, 544);

/// **201.4e**
///
/// *es:* Dos cartas que se combinan tienen detrás una cara conjunta, cuyo nombre se puede elegir. Si se piden ciertas características, cuentan solo las de esa cara.
///
/// *pt:* Pode-se escolher o nome da face traseira combinada de um par de fusão. Pedidas certas características, contam só as dessa face combinada.
pub const R201_4E: Rule = Rule::new(Game::Magic, 545);

/// **201.4f**
///
/// *es:* Una carta de aventurero admite elegir su nombre alternativo. Si se piden ciertas características, cuentan las de la carta modificadas por las alternativas (regla 715).
///
/// *pt:* O nome alternativo de um card de aventureiro pode ser escolhido. Pedidas certas características, contam as do card modificadas pelas alternativas (regra 715).
pub const R201_4F: Rule = Rule::new(Game::Magic, 546);

/// **201.4g**
///
/// *es:* Elegir un nombre intercambiable es elegir también el de su pareja, pues para todo el juego las dos cartas se llaman igual (regla 201.3).
///
/// *pt:* Escolher um nome intercambiável é escolher também o do outro card, pois para o jogo todo eles têm o mesmo nome (regra 201.3).
pub const R201_4G: Rule = Rule::new(Game::Magic, 547);

/// **201.5**
///
/// *es:* Cuando el texto de un objeto lo menciona por su nombre, habla solo de ese objeto y no de otros que se llamen igual, aunque un efecto haya cambiado los nombres.
///
/// *pt:* Quando o texto de um objeto o cita pelo nome, fala só dele e não de outros com esse nome, mesmo que efeitos tenham mudado nomes.
pub const R201_5: Rule = Rule::new(Game::Magic, 548);

/// **201.5a**
///
/// *es:* Si una habilidad da otra que menciona por nombre la fuente de la primera, ese nombre designa solo esa fuente concreta, nunca otro objeto homónimo. Pero si la segunda habilidad llevó además la fuente a otra zona pública, designa el objeto en que se convirtió. Lo mismo vale si la segunda habilidad se copia en otro objeto.
///
/// *pt:* Se uma habilidade concede outra que cita pelo nome a fonte da primeira, esse nome indica só aquela fonte específica, nunca outro objeto de mesmo nome. Mas se a segunda habilidade também levou a fonte a outra zona pública, indica o objeto que ela virou ali. Vale igual para a segunda habilidade copiada em objeto novo.
pub const R201_5A: Rule = Rule::new(Game::Magic, 549);

/// **201.5b**
///
/// *es:* Si un objeto gana una habilidad donde otro de distinto nombre se cita a sí mismo, cada mención se lee con el nombre de quien la ganó.
///
/// *pt:* Se um objeto ganha uma habilidade em que outro de nome diferente se cita pelo nome, cada menção se lê com o nome de quem a ganhou.
pub const R201_5B: Rule = Rule::new(Game::Magic, 550);

/// **201.5c**
///
/// *es:* Cuando una carta se cita con su nombre abreviado, se lee como si pusiera el completo.
///
/// *pt:* Quando um card se cita por um nome encurtado, lê-se como se fosse o nome inteiro.
pub const R201_5C: Rule = Rule::new(Game::Magic, 551);

/// **201.6**
///
/// *es:* Algunas cartas promocionales o de arte alternativo llevan dos títulos: arriba a la izquierda uno alternativo y, en una segunda barra debajo, el que consta en Oracle. Para el mazo, las reglas y los efectos solo cuenta este último; el otro no influye, y si el texto de reglas lo usa se entiende el de la segunda barra.
///
/// *pt:* Alguns cards promocionais ou de arte alternativa têm dois títulos: em cima, à esquerda, um alternativo e, numa segunda barra abaixo, o que consta no Oracle. Para deck, regras e efeitos só conta este último; o outro não influi, e quando o texto de regras o usa entende-se o da segunda barra.
pub const R201_6: Rule = Rule::new(Game::Magic, 552);

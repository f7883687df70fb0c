// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 123. Pegatinas

use vademecum_vocab::{Game, Rule};

/// **123** Pegatinas · Adesivos
pub const R123: Rule = Rule::new(Game::Magic, 498);

/// **123.1**
///
/// *es:* Una pegatina marca un objeto: altera sus características o interviene en reglas, habilidades o efectos. No es objeto, contador ni ficha, y sus cambios no son copiables. Hay cuatro clases: nombre, habilidad, fuerza y resistencia, y arte.
///
/// *pt:* O adesivo vai sobre um objeto e altera suas características ou interfere em regras, habilidades ou efeitos. Não é objeto, marcador nem ficha, e suas mudanças não são copiáveis. Há quatro tipos: nome, habilidade, poder e resistência, e arte.
pub const R123_1: Rule = Rule::new(Game::Magic, 499);

/// **123.2**
///
/// *es:* Las pegatinas vienen en sobres de Unfinity, en hojas numeradas con una combinación fija, que las reglas llaman plancha. Una plancha no es carta ni tiene características. Todas se ven en Gatherer.
///
/// *pt:* Os adesivos vêm em boosters de Unfinity, em encartes numerados de combinação fixa, que as regras chamam de cartela de adesivos. A cartela não é card nem tem características. Todas estão no Gatherer.
pub const R123_2: Rule = Rule::new(Game::Magic, 500);

/// **123.2a**
///
/// *es:* En construido, quien quiera usar pegatinas trae diez planchas o más (no hay tope), todas distintas y escogidas antes de jugar. Al empezar el juego las muestra todas y toma tres al azar (regla 103).
///
/// *pt:* Em formato construído, quem quer usar adesivos traz dez cartelas ou mais (sem limite), todas diferentes e selecionadas antes de jogar. No começo do jogo revela todas e escolhe três aleatoriamente (regra 103).
pub const R123_2A: Rule = Rule::new(Game::Magic, 501);

/// **123.2b**
///
/// *es:* En limitado, cada jugador escoge y muestra hasta tres planchas de las que salieron en los productos sellados que abrió (regla 103).
///
/// *pt:* Em limitado, cada jogador seleciona e revela até três cartelas dentre as que vieram nos produtos lacrados que abriu (regra 103).
pub const R123_2B: Rule = Rule::new(Game::Magic, 502);

/// **123.2c**
///
/// *es:* Durante el juego, cada jugador dispone solo de las pegatinas de sus planchas elegidas, que quedan a la vista.
///
/// *pt:* No jogo, cada um só dispõe dos adesivos das cartelas que escolheu, que ficam à vista o tempo todo.
pub const R123_2C: Rule = Rule::new(Game::Magic, 503);

/// **123.3**
///
/// *es:* Quien pone una pegatina en un objeto escoge una de sus disponibles, siempre que no esté ya en un objeto de su propiedad.
///
/// *pt:* Quem deve pôr um adesivo num objeto escolhe um à sua disposição, desde que não esteja em nenhum objeto de que é dono.
pub const R123_3: Rule = Rule::new(Game::Magic, 504);

/// **123.3a**
///
/// *es:* Cada pegatina disponible es única y distinta de las demás, por más que su texto o sus datos coincidan con los de otra.
///
/// *pt:* Cada adesivo disponível é único e diferente dos demais, mesmo quando texto ou dados coincidem com os de outro.
pub const R123_3A: Rule = Rule::new(Game::Magic, 505);

/// **123.3b**
///
/// *es:* Nadie pone pegatinas en objetos de los que no es propietario; la parte de un efecto que lo ordene no hace nada.
///
/// *pt:* Ninguém põe adesivos em objetos de que não é dono; a parte de um efeito que mande isso não faz nada.
pub const R123_3B: Rule = Rule::new(Game::Magic, 506);

/// **123.3c**
///
/// *es:* El número en un símbolo de boleto es el coste de boleto de la pegatina. Para ponerla, el propietario del objeto ha de pagar ese número de {TK}; si no lo tiene, no puede.
///
/// *pt:* O número dentro de um símbolo de ticket (regra 107.17a) é o custo de ticket do adesivo. O dono do objeto precisa pagar esse tanto de {TK}; sem isso, não pode colocá-lo.
pub const R123_3C: Rule = Rule::new(Game::Magic, 507);

/// **123.3d**
///
/// *es:* Mover de un objeto a otro una pegatina ya puesta no obliga a pagar otra vez su coste de boleto.
///
/// *pt:* Passar um adesivo já colocado para outro objeto não exige pagar de novo o custo de ticket.
pub const R123_3D: Rule = Rule::new(Game::Magic, 508);

/// **123.4**
///
/// *es:* Un objeto está «pegatineado» solo mientras lleva encima alguna pegatina, del tipo que sea; haberla llevado antes no cuenta.
///
/// *pt:* Um objeto só conta como “com adesivo” enquanto tem algum em cima, de qualquer tipo; já ter tido não vale.
pub const R123_4: Rule = Rule::new(Game::Magic, 509);

/// **123.5**
///
/// *es:* Al ir a una zona oculta el objeto pierde sus pegatinas; en una pública las conserva y siguen afectando al nuevo objeto, pese a la regla 400.7.
///
/// *pt:* Indo a uma zona não revelada, o objeto perde seus adesivos; numa pública os mantém, e eles afetam o novo objeto que surge (exceção à regra 400.7).
pub const R123_5: Rule = Rule::new(Game::Magic, 510);

/// **123.5a**
///
/// *es:* Si en el campo de batalla entran cartas con pegatinas formando un permanente combinado, este las lleva todas, y conservan entre sí su orden de llegada.
///
/// *pt:* A permanente fundida reúne todos os adesivos dos cards que entram no campo de batalha para formá-la, sem mudar a ordem relativa de selo temporal entre eles.
pub const R123_5A: Rule = Rule::new(Game::Magic, 511);

/// **123.5b**
///
/// *es:* Si un objeto con pegatina se convierte en componente de un permanente fusionado, la pegatina está sobre ese permanente completo.
///
/// *pt:* Uma permanente mesclada no campo de batalha fica com os adesivos de cada objeto que vira componente dela.
pub const R123_5B: Rule = Rule::new(Game::Magic, 512);

/// **123.5c**
///
/// *es:* Cuando un permanente combinado o fusionado con pegatinas deja el campo de batalla hacia otra zona pública, su propietario elige qué objeto resultante, uno solo, se queda con ellas y recibe sus efectos.
///
/// *pt:* Quando uma permanente fundida ou mesclada com adesivos vai do campo de batalha para outra zona pública, só um dos objetos resultantes fica com eles e sofre seus efeitos. O dono escolhe qual.
pub const R123_5C: Rule = Rule::new(Game::Magic, 513);

/// **123.6**
///
/// *es:* La pegatina de nombre trae solo una o más palabras y las añade al nombre del permanente, o carta fuera del campo de batalla, cambiando el texto (reglas 612 y 613.1c).
///
/// *pt:* O adesivo de nome traz só uma ou mais palavras e as soma ao nome da permanente, ou do card fora do campo de batalha, mudando o texto (regras 612 e 613.1c).
pub const R123_6: Rule = Rule::new(Game::Magic, 514);

/// **123.6a**
///
/// *es:* Aquí «palabra» es cada serie de caracteres separada de las otras por espacios; con guiones o puntuación sigue siendo una. Los huecos en blanco de un nombre no cuentan como palabras.
///
/// *pt:* Aqui “palavra” é cada sequência de caracteres separada das outras por espaços; com hífen ou pontuação, continua sendo uma. Lacunas em branco de um nome não contam como palavras.
pub const R123_6A: Rule = Rule::new(Game::Magic, 515);

/// **123.6b**
///
/// *es:* Al ponerse la pegatina, el controlador del objeto decide si su palabra va al principio o detrás de alguna de las que ya tiene el nombre, y anuncia el resultado. Si no había nombre, esa palabra pasa a serlo. Las demás palabras nunca cambian ni desaparecen, aunque otras pegatinas pueden añadir más.
///
/// *pt:* Ao colocar o adesivo, o controlador do objeto decide se a palavra vai no início ou depois de alguma das que o nome já tem, e anuncia o resultado. Sem nome, a palavra vira o nome. As outras palavras nunca mudam nem somem, embora novos adesivos possam somar mais.
pub const R123_6B: Rule = Rule::new(Game::Magic, 516);

/// **123.6c**
///
/// *es:* Para saber el nombre, se parte de los valores copiables y se aplican por orden de llegada las pegatinas y los demás efectos de cambio de texto. Cada pegatina se coloca tras el mismo número de palabras que tenía delante al ponerla, o al final si ahora hay menos. Posición y orden de llegada se recuerdan cuando el objeto pasa de una zona pública a otra y valen para el nuevo objeto, como excepción a la regla 400.7.
///
/// *pt:* Para saber o nome, parte-se dos valores copiáveis e aplicam-se, na ordem do selo temporal, os adesivos e os demais efeitos de mudança de texto. Cada adesivo fica depois do mesmo número de palavras que tinha antes dele ao ser colocado, ou no fim se agora houver menos. Posição e selo temporal são lembrados quando o objeto vai de uma zona pública a outra e valem para o novo objeto, exceção à regra 400.7.
pub const R123_6C: Rule = Rule::new(Game::Magic, 517);

/// **123.6d**
///
/// *es:* Si se cuentan ciertas letras de una pegatina de nombre, mayúscula y minúscula son la misma.
///
/// *pt:* Quando se contam certas letras de um adesivo de nome, maiúscula e minúscula são a mesma.
pub const R123_6D: Rule = Rule::new(Game::Magic, 518);

/// **123.6e**
///
/// *es:* «Vocales únicas» cuenta cuántas vocales diferentes hay en la pegatina de nombre, sin sumar repeticiones ni distinguir mayúsculas. Valen como vocales A, E, I, O, U e Y.
///
/// *pt:* “Vogais únicas” conta quantas vogais diferentes há no adesivo de nome, sem somar repetições nem distinguir maiúsculas. São vogais A, E, I, O, U e também Y.
pub const R123_6E: Rule = Rule::new(Game::Magic, 519);

/// **123.7**
///
/// *es:* La pegatina de habilidad trae impresa una o más habilidades, que gana el permanente o la carta fuera del campo de batalla que la lleva (regla 613.1f).
///
/// *pt:* O adesivo de habilidade traz uma ou mais habilidades impressas e as dá à permanente, ou ao card fora do campo de batalha, que o leva (regra 613.1f).
pub const R123_7: Rule = Rule::new(Game::Magic, 520);

/// **123.7a**
///
/// *es:* Cuando un efecto nombra la habilidad de una de estas pegatinas, habla de la que da a su objeto, aunque otro efecto la quite.
///
/// *pt:* Se um efeito cita a habilidade de um desses adesivos, trata-se da que ele dá ao objeto, ainda que outro efeito a tenha tirado.
pub const R123_7A: Rule = Rule::new(Game::Magic, 521);

/// **123.8**
///
/// *es:* La pegatina de fuerza y resistencia lleva dos números y una barra. Fija esos valores en la criatura, o en la carta de criatura o Vehículo fuera del campo de batalla (regla 613.4b). Si una criatura lleva varias, decide el orden de llegada (regla 613.7).
///
/// *pt:* O adesivo de poder e resistência traz dois números e uma barra. Fixa esses valores na criatura, ou no card de criatura ou Veículo fora do campo de batalha (regra 613.4b). Se há vários numa criatura, decide a ordem do selo temporal (regra 613.7).
pub const R123_8: Rule = Rule::new(Game::Magic, 522);

/// **123.8a**
///
/// *es:* Hablar de la fuerza o resistencia de una pegatina es hablar de lo impreso en una de fuerza y resistencia, nunca de números de las otras.
///
/// *pt:* Poder ou resistência de um adesivo são os valores impressos num adesivo de poder e resistência, nunca números dos outros.
pub const R123_8A: Rule = Rule::new(Game::Magic, 523);

/// **123.9**
///
/// *es:* La pegatina de arte no hace nada en un permanente; solo permite que otros hechizos y habilidades la reconozcan.
///
/// *pt:* O adesivo de arte nada faz numa permanente; só serve para que outras mágicas e habilidades o identifiquem.
pub const R123_9: Rule = Rule::new(Game::Magic, 524);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 111. Fichas

use vademecum_vocab::{Game, Rule};

/// **111** Fichas · Fichas
pub const R111: Rule = Rule::new(Game::Magic, 225);

/// **111.1**
///
/// *es:* Una ficha hace de permanente sin que ninguna carta lo represente; son los efectos los que la ponen en el campo de batalla.
///
/// *pt:* A ficha, posta no campo de batalha por um efeito, representa uma permanente que não tem card.
pub const R111_1: Rule = Rule::new(Game::Magic, 226);

/// **111.2**
///
/// *es:* Quien crea la ficha es su propietario, y bajo su control entra al campo de batalla.
///
/// *pt:* Quem cria a ficha é o dono dela, e ela entra no campo de batalha sob o controle desse jogador.
pub const R111_2: Rule = Rule::new(Game::Magic, 227);

/// **111.3**
///
/// *es:* La ficha recibe las características que fije el hechizo o habilidad que la crea: ese es su «texto», que equivale a lo impreso en una carta (define, por ejemplo, sus valores copiables). Las demás no las tiene.
///
/// *pt:* Quem cria a ficha (mágica ou habilidade) fixa quantas características quiser; elas são o “texto” da ficha e equivalem ao impresso num card, até como valores copiáveis. O que não for fixado, a ficha não tem.
pub const R111_3: Rule = Rule::new(Game::Magic, 228);

/// **111.4**
///
/// *es:* Lo que crea la ficha le da nombre y subtipos; si no dice el nombre, este se forma con los subtipos y la palabra «Ficha». Ya en el campo de batalla, cambiar una cosa no altera la otra.
///
/// *pt:* O que cria a ficha lhe dá nome e subtipos; sem nome indicado, ela se chama pelos subtipos mais a palavra “Ficha”. No campo de batalha, mudar um não altera o outro.
pub const R111_4: Rule = Rule::new(Game::Magic, 229);

/// **111.5**
///
/// *es:* No se crea la ficha si una regla o efecto impide entrar a permanentes con alguna de sus características, ni si sería copia de una carta de instantáneo o conjuro.
///
/// *pt:* A ficha não é criada se regra ou efeito impede a entrada de permanentes com alguma característica dela, nem quando seria cópia de um card de mágica instantânea ou feitiço.
pub const R111_5: Rule = Rule::new(Game::Magic, 230);

/// **111.6**
///
/// *es:* A una ficha le alcanza lo que afecte a los permanentes o a su tipo o subtipo. No es carta, aunque la represente una con reverso Magic o de sobre.
///
/// *pt:* O que afeta permanentes, ou o tipo ou subtipo da ficha, atinge-a. Ela não é card, mesmo representada por um com verso Magic ou de booster.
pub const R111_6: Rule = Rule::new(Game::Magic, 231);

/// **111.7**
///
/// *es:* Fuera del campo de batalla la ficha deja de existir por una acción basada en estado (regla 704), aunque antes se disparan las habilidades que miren su cambio de zona.
///
/// *pt:* Fora do campo de batalha, a ficha deixa de existir por ação baseada no estado (regra 704); antes disso, desencadeiam as habilidades que vigiam sua mudança de zona.
pub const R111_7: Rule = Rule::new(Game::Magic, 232);

/// **111.8**
///
/// *es:* Tras dejar el campo de batalla, la ficha ni vuelve ni cambia de zona: sigue allí hasta desaparecer con las próximas acciones basadas en estado (regla 704).
///
/// *pt:* Saindo do campo de batalha, a ficha não volta nem muda de zona: fica onde está e some nas próximas ações baseadas no estado (regra 704).
pub const R111_8: Rule = Rule::new(Game::Magic, 233);

/// **111.9**
///
/// *es:* «Crea a \[nombre\], una...», seguido de características, sirve para crear fichas legendarias: equivale a crear una ficha que las tenga y se llame así.
///
/// *pt:* “Crie \[nome\], um(a)...” com uma lista de características serve para fichas lendárias: cria-se a ficha com aquelas características e aquele nome.
pub const R111_9: Rule = Rule::new(Game::Magic, 234);

/// **111.10**
///
/// *es:* Una ficha predefinida se crea con las características de las reglas 111.10a–111.10t, más lo que el propio efecto cambie o agregue.
///
/// *pt:* Ficha predefinida é criada com as características das regras 111.10a–t, mais o que o próprio efeito acrescentar ou modificar.
pub const R111_10: Rule = Rule::new(Game::Magic, 235);

/// **111.10a**
///
/// *es:* La ficha de Tesoro (Treasure) es un artefacto Tesoro incoloro: girándolo y sacrificándolo se agrega un maná de cualquier color.
///
/// *pt:* A ficha de Tesouro (Treasure) é um artefato Tesouro incolor: virando-o e sacrificando-o, adiciona-se um mana de qualquer cor.
pub const R111_10A: Rule = Rule::new(Game::Magic, 236);

/// **111.10b**
///
/// *es:* La ficha de Comida (Food) es un artefacto Comida incoloro: por {2}, girarlo y sacrificarlo, quien lo activa gana 3 vidas.
///
/// *pt:* A ficha de Comida (Food) é um artefato Comida incolor: por {2}, virá-lo e sacrificá-lo, quem o ativa ganha 3 pontos de vida.
pub const R111_10B: Rule = Rule::new(Game::Magic, 237);

/// **111.10c**
///
/// *es:* La ficha de Oro (Gold) es un artefacto Oro incoloro: basta sacrificarlo, sin girarlo, para agregar un maná de cualquier color.
///
/// *pt:* A ficha de Ouro (Gold) é um artefato Ouro incolor: basta sacrificá-lo, sem virar, para adicionar um mana de qualquer cor.
pub const R111_10C: Rule = Rule::new(Game::Magic, 238);

/// **111.10d**
///
/// *es:* La ficha de Walker es una criatura Zombie negra 2/2 que se llama así.
///
/// *pt:* A ficha de Walker é uma criatura Zumbi preta 2/2 com esse nome.
pub const R111_10D: Rule = Rule::new(Game::Magic, 239);

/// **111.10e**
///
/// *es:* La ficha de Fragmento (Shard) es un encantamiento Fragmento incoloro: por {2} y sacrificarlo, quien lo activa adivina 1 y después roba una carta.
///
/// *pt:* A ficha de Fragmento (Shard) é um encantamento Fragmento incolor: por {2} e sacrificá-lo, quem o ativa usa vidência 1 e depois compra um card.
pub const R111_10E: Rule = Rule::new(Game::Magic, 240);

/// **111.10f**
///
/// *es:* La ficha de Pista (Clue) es un artefacto Pista incoloro: por {2} y sacrificarlo, sin girarlo, quien lo activa roba una carta.
///
/// *pt:* A ficha de Pista (Clue) é um artefato Pista incolor: por {2} e sacrificá-lo, sem virar, quem o ativa compra um card.
pub const R111_10F: Rule = Rule::new(Game::Magic, 241);

/// **111.10g**
///
/// *es:* La ficha de Sangre (Blood) es un artefacto Sangre incoloro: por {1}, girarlo, descartar una carta y sacrificarlo, quien lo activa roba una carta.
///
/// *pt:* A ficha de Sangue (Blood) é um artefato Sangue incolor: por {1}, virá-lo, descartar um card e sacrificá-lo, quem o ativa compra um card.
pub const R111_10G: Rule = Rule::new(Game::Magic, 242);

/// **111.10h**
///
/// *es:* La ficha de Piedra de poder (Powerstone) es un artefacto Piedra de poder incoloro: girado, agrega {C}, que no puede gastarse en lanzar un hechizo si este no es de artefacto.
///
/// *pt:* A ficha de Pedra de Poder (Powerstone) é um artefato Pedra de Poder incolor: virado, adiciona {C}, que não serve para conjurar mágica que não seja de artefato.
pub const R111_10H: Rule = Rule::new(Game::Magic, 243);

/// **111.10i**
///
/// *es:* La ficha de Incubadora (Incubator) tiene dos caras y se transforma: por delante es un artefacto Incubadora incoloro que se transforma pagando {2}; por detrás, una criatura artefacto Pirexiano incolora 0/0 de nombre «Ficha de Pirexiano».
///
/// *pt:* A ficha de Incubadora (Incubator) tem duas faces e se transforma: na frente, artefato Incubadora incolor que se transforma pagando {2}; atrás, criatura artefato Phyrexiano incolor 0/0 chamada “Ficha de Phyrexiano”.
pub const R111_10I: Rule = Rule::new(Game::Magic, 244);

/// **111.10j**
///
/// *es:* La ficha de Papel de Maldito (Cursed) es un encantamiento Aura Papel incoloro, de nombre Maldito, que encanta criatura y deja su fuerza y resistencia base en 1/1.
///
/// *pt:* A ficha de Papel Amaldiçoado (Cursed Role) é um encantamento Aura Papel incolor, de nome Amaldiçoado: encanta criatura e deixa seu poder e resistência base em 1/1.
pub const R111_10J: Rule = Rule::new(Game::Magic, 245);

/// **111.10k**
///
/// *es:* La ficha de Papel de Monstruo (Monster) es un encantamiento Aura Papel incoloro, de nombre Monstruo, que encanta criatura y le da +1/+1 y arrollar.
///
/// *pt:* A ficha de Papel Monstro (Monster Role) é um encantamento Aura Papel incolor, de nome Monstro: encanta criatura e lhe dá +1/+1 e atropelar.
pub const R111_10K: Rule = Rule::new(Game::Magic, 246);

/// **111.10m**
///
/// *es:* La ficha de Papel de Majestad (Royal) es un encantamiento Aura Papel incoloro, de nombre Majestad, que encanta criatura y le da +1/+1 y rebatir {1}.
///
/// *pt:* A ficha de Papel Real (Royal Role) é um encantamento Aura Papel incolor, de nome Real: encanta criatura e lhe dá +1/+1 e salvaguarda {1}.
pub const R111_10M: Rule = Rule::new(Game::Magic, 247);

/// **111.10n**
///
/// *es:* La ficha de Papel de Mago (Sorcerer) es un encantamiento Aura Papel incoloro, de nombre Mago, que encanta criatura y le da +1/+1 y una habilidad: siempre que ataca, el controlador de la criatura adivina 1.
///
/// *pt:* A ficha de Papel Feiticeiro (Sorcerer Role) é um encantamento Aura Papel incolor, de nome Feiticeiro: encanta criatura e lhe dá +1/+1 e uma habilidade: toda vez que ela ataca, seu controlador usa vidência 1.
pub const R111_10N: Rule = Rule::new(Game::Magic, 248);

/// **111.10p**
///
/// *es:* La ficha de Papel de Virtuoso (Virtuous) es un encantamiento Aura Papel incoloro, de nombre Virtuoso, que encanta criatura y le da +1/+1 por cada encantamiento que controle el controlador del Aura.
///
/// *pt:* A ficha de Papel Virtuoso (Virtuous Role) é um encantamento Aura Papel incolor, de nome Virtuoso: encanta criatura e lhe dá +1/+1 por encantamento que o controlador da Aura controla.
pub const R111_10P: Rule = Rule::new(Game::Magic, 249);

/// **111.10q**
///
/// *es:* Malvado (Wicked), Aura Papel incolora, encanta criatura y da +1/+1; cuando va del campo de batalla a un cementerio, cada oponente pierde 1 vida.
///
/// *pt:* A ficha de Papel Perverso (Wicked Role) é um encantamento Aura Papel incolor, de nome Perverso: encanta criatura e lhe dá +1/+1. Quando essa Aura vai do campo de batalha para um cemitério, cada oponente perde 1 ponto de vida.
pub const R111_10Q: Rule = Rule::new(Game::Magic, 250);

/// **111.10r**
///
/// *es:* Héroe joven (Young Hero), Aura Papel incolora, encanta criatura y le da esta habilidad: al atacar, si su resistencia es 3 o menos, recibe un contador +1/+1.
///
/// *pt:* A ficha de Papel Jovem Herói (Young Hero Role) é um encantamento Aura Papel incolor, de nome Jovem Herói: encanta criatura e lhe dá uma habilidade: toda vez que ela ataca, se sua resistência é 3 ou menos, recebe um marcador +1/+1.
pub const R111_10R: Rule = Rule::new(Game::Magic, 251);

/// **111.10s**
///
/// *es:* La ficha de Mapa (Map) es un artefacto Mapa incoloro: por {1}, girarlo y sacrificarlo, explora (regla 701.40) una criatura objetivo que controle quien lo activa. Solo se activa cuando podría lanzarse un conjuro.
///
/// *pt:* A ficha de Mapa (Map) é um artefato Mapa incolor: por {1}, virá-lo e sacrificá-lo, uma criatura alvo controlada por quem o ativa explora (regra 701.40). Só se ativa quando se poderia conjurar um feitiço.
pub const R111_10S: Rule = Rule::new(Game::Magic, 252);

/// **111.10t**
///
/// *es:* La ficha de Residuo (Junk) es un artefacto Residuo incoloro: quien lo gira y sacrifica exilia la carta de encima de su biblioteca y puede jugarla ese turno. Solo se activa cuando podría lanzarse un conjuro.
///
/// *pt:* A ficha de Sucata (Junk) é um artefato Sucata incolor: quem o vira e sacrifica exila o card do topo do próprio grimório e pode jogá-lo nesse turno. Só se ativa quando se poderia conjurar um feitiço.
pub const R111_10T: Rule = Rule::new(Game::Magic, 253);

/// **111.11**
///
/// *es:* Si un efecto manda crear una ficha dando solo un nombre que no figura entre las predefinidas, sus características son las de la carta que se llama así en la referencia Oracle.
///
/// *pt:* Se o efeito dá apenas o nome da ficha, sem outras características, e ele não está entre as predefinidas, valem as do card com esse nome no Oracle.
pub const R111_11: Rule = Rule::new(Game::Magic, 254);

/// **111.12**
///
/// *es:* Si la ficha fuera copia de algo inexistente, no se crea (regla 707), salvo que el efecto use la última información conocida de un objeto.
///
/// *pt:* Não se cria ficha que seria cópia de objeto inexistente (regra 707), a menos que o efeito use a última informação conhecida de um objeto.
pub const R111_12: Rule = Rule::new(Game::Magic, 255);

/// **111.13**
///
/// *es:* Al resolverse, la copia de un hechizo de permanente se vuelve ficha con sus mismas características; no cuenta como creada para lo que reemplace o se dispare al crear fichas.
///
/// *pt:* Ao resolver, a cópia de uma mágica de permanente torna-se ficha com as características dela; para substituições e desencadeamentos ligados a criar fichas, não foi criada.
pub const R111_13: Rule = Rule::new(Game::Magic, 256);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 205. Línea de tipo

use vademecum_vocab::{Game, Rule};

/// **205** Línea de tipo · Linha de tipo
pub const R205: Rule = Rule::new(Game::Magic, 578);

/// **205.1**
///
/// *es:* Justo debajo de la ilustración se leen el tipo o los tipos de la carta y, si tiene, sus subtipos y supertipos.
///
/// *pt:* Logo abaixo da ilustração leem-se o tipo ou os tipos do card e, se houver, seus subtipos e supertipos.
pub const R205_1: Rule = Rule::new(Game::Magic, 579);

/// **205.1a**
///
/// *es:* Fijar el tipo de un objeto casi siempre sustituye los que tenía, pero instantáneo y conjuro nunca se pierden. Contadores, pegatinas, efectos y daño marcado siguen en él aunque ya no sirvan. Fijar subtipos sustituye solo los de esa misma clase. Al perder un tipo se pierden, mientras dure, sus subtipos, salvo los que también correspondan a otro tipo que conserve; perder un subtipo no toca los tipos.
///
/// *pt:* Fixar o tipo de um objeto quase sempre substitui os que tinha, mas mágica instantânea e feitiço nunca se perdem. Marcadores, adesivos, efeitos e dano marcado ficam nele mesmo sem utilidade. Fixar subtipos substitui só os da mesma classe. Ao perder um tipo perdem-se, enquanto durar, seus subtipos, salvo os que também sejam de outro tipo que ele mantém; perder um subtipo não mexe nos tipos.
pub const R205_1A: Rule = Rule::new(Game::Magic, 580);

/// **205.1b**
///
/// *es:* Con «además de sus otros tipos» o «sigue siendo» tal cosa, el objeto conserva todos sus tipos, subtipos y supertipos anteriores. Convertirse en «criatura artefacto» también conserva los tipos y subtipos previos. Si se nombran además tipos de criatura, estos sustituyen a los que tuviera y el resto se mantiene.
///
/// *pt:* Com “além de seus outros tipos” ou “ainda é” tal coisa, o objeto mantém todos os tipos, subtipos e supertipos anteriores. Tornar-se “criatura artefato” também mantém os tipos e subtipos prévios. Se aparecem junto tipos de criatura, estes substituem os que houvesse e o resto fica.
pub const R205_1B: Rule = Rule::new(Game::Magic, 581);

/// **205.2** Tipos de carta · Tipos de card
pub const R205_2: Rule = Rule::new(Game::Magic, 582);

/// **205.2a**
///
/// *es:* Los tipos de carta son 15: tierra, criatura, artefacto, encantamiento, planeswalker, batalla, instantáneo, conjuro, estirpe, mazmorra, plano, fenómeno, plan, vanguard y conspiración (sección 3).
///
/// *pt:* Os tipos de card são 15: terreno, criatura, artefato, encantamento, planeswalker, batalha, mágica instantânea, feitiço, estirpe, masmorra, plano, fenômeno, esquema, vanguard e conspiração (seção 3).
pub const R205_2A: Rule = Rule::new(Game::Magic, 583);

/// **205.2b**
///
/// *es:* Un objeto puede reunir varios tipos, como una criatura artefacto; le afecta entonces cualquier efecto dirigido a uno cualquiera de ellos.
///
/// *pt:* Um objeto pode reunir vários tipos, como uma criatura artefato; nesse caso, todo efeito voltado a qualquer um deles vale para ele.
pub const R205_2B: Rule = Rule::new(Game::Magic, 584);

/// **205.2c**
///
/// *es:* Tener tipos de carta no es exclusivo de las cartas: también los tienen las fichas y las copias de hechizos o de cartas.
///
/// *pt:* Mesmo não sendo cards, as fichas têm tipos de card, e também as cópias de cards ou de mágicas.
pub const R205_2C: Rule = Rule::new(Game::Magic, 585);

/// **205.3** Subtipos · Subtipos
pub const R205_3: Rule = Rule::new(Game::Magic, 586);

/// **205.3a**
///
/// *es:* La línea de tipo puede mostrar uno o varios subtipos.
///
/// *pt:* A linha de tipo pode mostrar um ou vários subtipos.
pub const R205_3A: Rule = Rule::new(Game::Magic, 587);

/// **205.3b**
///
/// *es:* Los subtipos van tras un guion largo y cada palabra es uno. Hay dos excepciones: alguno de criatura tiene dos palabras (regla 205.3m), y en los planos todo lo que sigue al guion es un único subtipo. Salvo los planos, un objeto puede tener varios.
///
/// *pt:* Os subtipos vêm após um travessão e cada palavra é um. Há duas exceções: algum de criatura tem duas palavras (regra 205.3m), e nos planos tudo o que segue o travessão é um único subtipo. Salvo planos, um objeto pode ter vários.
pub const R205_3B: Rule = Rule::new(Game::Magic, 588);

/// **205.3c**
///
/// *es:* En una carta de varios tipos, cada subtipo va ligado al tipo al que pertenece.
///
/// *pt:* Num card de vários tipos, cada subtipo fica ligado ao tipo a que pertence.
pub const R205_3C: Rule = Rule::new(Game::Magic, 589);

/// **205.3d**
///
/// *es:* Un objeto solo gana subtipos que correspondan a alguno de sus tipos.
///
/// *pt:* Um objeto só ganha subtipos que correspondam a algum dos seus tipos.
pub const R205_3D: Rule = Rule::new(Game::Magic, 590);

/// **205.3e**
///
/// *es:* Quien elige un subtipo elige solo uno, ya existente y de la clase pedida: si toca tipo de criatura, no vale uno de tierra.
///
/// *pt:* Quem escolhe um subtipo escolhe só um, já existente e da classe pedida: se for tipo de criatura, não serve um de terreno.
pub const R205_3E: Rule = Rule::new(Game::Magic, 591);

/// **205.3f**
///
/// *es:* Lo impreso no siempre vale: hay subtipos que ya no existen y cartas que los recibieron después. Los vigentes constan en Oracle (regla 108.1).
///
/// *pt:* Nem sempre vale o que está impresso: há subtipos que já não existem e cards que os receberam depois. Os atuais constam no Oracle (regra 108.1).
pub const R205_3F: Rule = Rule::new(Game::Magic, 592);

/// **205.3g**
///
/// *es:* Los subtipos propios de los artefactos se llaman tipos de artefacto. Son 15; entre ellos, Equipo, Vehículo, Tesoro, Comida, Pista y Sangre.
///
/// *pt:* Os subtipos próprios dos artefatos chamam-se tipos de artefato. São 15; entre eles, Equipamento, Veículo, Tesouro, Comida, Pista e Sangue.
pub const R205_3G: Rule = Rule::new(Game::Magic, 593);

/// **205.3h**
///
/// *es:* Los subtipos propios de los encantamientos son los tipos de encantamiento: 12, entre ellos Aura, Saga, Clase, Maldición, Sala y Papel.
///
/// *pt:* Os subtipos próprios dos encantamentos são os tipos de encantamento: 12, entre eles Aura, Saga, Classe, Maldição, Cártula e Sacrário.
pub const R205_3H: Rule = Rule::new(Game::Magic, 594);

/// **205.3i**
///
/// *es:* Los subtipos propios de las tierras son los tipos de tierra: 15. Cinco son básicos (Llanura, Isla, Pantano, Montaña, Bosque); otros son Desierto, Cueva o Portal (regla 305.6).
///
/// *pt:* Os subtipos próprios dos terrenos são os tipos de terreno: 15. Cinco são os básicos (Planície, Ilha, Pântano, Montanha e Floresta); outros são Deserto, Portão ou Torre (regra 305.6).
pub const R205_3I: Rule = Rule::new(Game::Magic, 595);

/// **205.3j**
///
/// *es:* Los planeswalkers tienen subtipos exclusivos, los tipos de planeswalker. Son 78 y casi todos son el nombre del personaje, como Jace, Chandra, Liliana o Teferi.
///
/// *pt:* Os planeswalkers têm subtipos exclusivos, os tipos de planeswalker. São 78 e quase todos são o nome do personagem, como Jace, Chandra, Liliana ou Teferi.
pub const R205_3J: Rule = Rule::new(Game::Magic, 596);

/// **205.3k**
///
/// *es:* Instantáneos y conjuros usan los mismos cuatro subtipos, llamados tipos de hechizo: Trampa, Lección, Aventura y Arcano.
///
/// *pt:* Mágicas instantâneas e feitiços usam os mesmos quatro subtipos, chamados tipos de mágica: Armadilha, Lição, Aventura e Arcana.
pub const R205_3K: Rule = Rule::new(Game::Magic, 597);

/// **205.3m**
///
/// *es:* Criaturas y estirpes usan los mismos 300 subtipos, los tipos de criatura: razas como Humano, Elfo, Trasgo, Dragón o Zombie y oficios como Guerrero o Hechicero. En inglés todos son de una palabra salvo Time Lord.
///
/// *pt:* São 300 os subtipos comuns a criaturas e estirpes, os tipos de criatura: raças como Humano, Elfo, Goblin, Dragão ou Zumbi e ofícios como Guerreiro ou Mago. Em inglês todos são de uma palavra, exceto Time Lord.
pub const R205_3M: Rule = Rule::new(Game::Magic, 598);

/// **205.3n**
///
/// *es:* Los planos tienen subtipos exclusivos, los tipos planares: 82, que suelen nombrar el lugar del multiverso, como Dominaria, Innistrad, Rávnica o Zendikar.
///
/// *pt:* Os planos têm subtipos exclusivos, os tipos planares: 82, em geral o nome do lugar do multiverso, como Dominaria, Innistrad, Ravnica ou Zendikar.
pub const R205_3N: Rule = Rule::new(Game::Magic, 599);

/// **205.3p**
///
/// *es:* Entre las mazmorras solo la carta Ciudad Subterránea tiene subtipo, también Ciudad Subterránea, y es el único tipo de mazmorra.
///
/// *pt:* Entre as masmorras, só o card Undercity tem subtipo, também Undercity, e esse é o único tipo de masmorra.
pub const R205_3P: Rule = Rule::new(Game::Magic, 600);

/// **205.3q**
///
/// *es:* El subtipo de las batallas se llama tipo de batalla, y solo hay uno: Asedio.
///
/// *pt:* Só existe um tipo de batalha, como se chama o seu subtipo: Cerco.
pub const R205_3Q: Rule = Rule::new(Game::Magic, 601);

/// **205.3r**
///
/// *es:* Carecen de subtipos los fenómenos, los planes, las conspiraciones y las cartas vanguard.
///
/// *pt:* Fenômenos, esquemas, conspirações e cards de vanguard não possuem subtipo algum.
pub const R205_3R: Rule = Rule::new(Game::Magic, 602);

/// **205.4** Supertipos · Supertipos
pub const R205_4: Rule = Rule::new(Game::Magic, 603);

/// **205.4a**
///
/// *es:* Los supertipos son cinco: básico, legendario, nevado, mundo y continuo. Un objeto puede tener varios, y la carta en inglés los pone justo delante de los tipos.
///
/// *pt:* Os supertipos são cinco: básico, lendário, da neve, mundo e contínuo. Um objeto pode ter vários, e o card em inglês os traz logo antes dos tipos.
pub const R205_4A: Rule = Rule::new(Game::Magic, 604);

/// **205.4b**
///
/// *es:* Los supertipos van por libre, aunque algunos suelan acompañar a un tipo concreto. Cambiar los tipos o subtipos no altera los supertipos, ni al revés, y ganar o perder un supertipo deja intactos los otros.
///
/// *pt:* Os supertipos são independentes, embora alguns costumem acompanhar um tipo específico. Mudar tipos ou subtipos não altera supertipos, nem o contrário, e ganhar ou perder um supertipo deixa intactos os outros.
pub const R205_4B: Rule = Rule::new(Game::Magic, 605);

/// **205.4c**
///
/// *es:* Una tierra es básica si tiene el supertipo «básica»; sin él no lo es, aunque su tipo sea de tierra básica. Antes de la Octava Edición esa palabra no se imprimía: según Oracle, también son básicas las antiguas Llanura, Isla, Pantano, Montaña y Bosque y sus cinco versiones nevadas.
///
/// *pt:* Um terreno é básico se tem o supertipo “básico”; sem ele não é, ainda que seu tipo seja de terreno básico. Antes da Oitava Edição a palavra não era impressa: segundo o Oracle, também são básicos os antigos Planície, Ilha, Pântano, Montanha e Floresta e suas cinco versões da neve.
pub const R205_4C: Rule = Rule::new(Game::Magic, 606);

/// **205.4d**
///
/// *es:* A los permanentes legendarios les afecta la acción basada en estado conocida como «regla de leyendas» (regla 704.5j).
///
/// *pt:* Às permanentes lendárias se aplica a ação baseada no estado conhecida como “regra de lendas” (regra 704.5j).
pub const R205_4D: Rule = Rule::new(Game::Magic, 607);

/// **205.4e**
///
/// *es:* Solo puede lanzar un instantáneo o conjuro legendario quien controla una criatura legendaria o un planeswalker legendario.
///
/// *pt:* Só pode conjurar mágica instantânea ou feitiço lendário quem controla uma criatura lendária ou um planeswalker lendário.
pub const R205_4E: Rule = Rule::new(Game::Magic, 608);

/// **205.4f**
///
/// *es:* A los permanentes con el supertipo mundo les afecta su propia acción basada en estado, la «regla de mundo» (regla 704.5k).
///
/// *pt:* Às permanentes com o supertipo mundo se aplica uma ação baseada no estado própria, a “regra de mundo” (regra 704.5k).
pub const R205_4F: Rule = Rule::new(Game::Magic, 609);

/// **205.4g**
///
/// *es:* Que un permanente sea nevado depende solo de tener ese supertipo, no de su nombre; si le falta, es no nevado.
///
/// *pt:* Permanente da neve é a que tem esse supertipo, qualquer que seja o nome; sem ele, é uma permanente que não é da neve.
pub const R205_4G: Rule = Rule::new(Game::Magic, 610);

/// **205.4h**
///
/// *es:* La acción basada en estado de los planes no afecta a los que tienen el supertipo continuo (regla 704.6e).
///
/// *pt:* A ação baseada no estado dos esquemas não atinge os que têm o supertipo contínuo (regra 704.6e).
pub const R205_4H: Rule = Rule::new(Game::Magic, 611);

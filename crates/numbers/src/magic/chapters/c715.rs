// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 715. Cartas de aventurero

use vademecum_vocab::{Game, Rule};

/// **715** Cartas de aventurero · Cards de aventureiro
pub const R715: Rule = Rule::new(Game::Magic, 2676);

/// **715.1**
///
/// *es:* Una carta de aventurero lleva un segundo marco, más pequeño, metido en su recuadro de texto.
///
/// *pt:* O card de aventureiro tem moldura dupla: dentro da caixa de texto há outra, menor.
pub const R715_1: Rule = Rule::new(Game::Magic, 2677);

/// **715.2**
///
/// *es:* El marco izquierdo da características alternativas, posibles solo mientras el objeto es hechizo; las normales van donde siempre, con el recuadro reducido a la derecha.
///
/// *pt:* A moldura menor, à esquerda, traz características alternativas, que o objeto só pode ter enquanto é mágica; as normais ficam no lugar de sempre, com a caixa de texto menor, à direita.
pub const R715_2: Rule = Rule::new(Game::Magic, 2678);

/// **715.2a**
///
/// *es:* «Tiene una Aventura» vale para toda carta, hechizo o permanente en que existan las características alternativas, las esté usando o no.
///
/// *pt:* Um card, mágica ou permanente “tem uma Aventura” quando possui características alternativas, mesmo sem usá-las no momento.
pub const R715_2A: Rule = Rule::new(Game::Magic, 2679);

/// **715.2b**
///
/// *es:* Una copia hereda también las características alternativas: que existan y cuáles son forma parte de los valores copiables.
///
/// *pt:* Ter características alternativas, e quais são, faz parte dos valores copiáveis do objeto.
pub const R715_2B: Rule = Rule::new(Game::Magic, 2680);

/// **715.2c**
///
/// *es:* Dos juegos de características no hacen dos cartas: robar o descartar una carta de aventurero es robar o descartar una sola.
///
/// *pt:* O card de aventureiro é um card só, por mais características que tenha impressas: quem o compra ou descarta comprou ou descartou um, não dois.
pub const R715_2C: Rule = Rule::new(Game::Magic, 2681);

/// **715.3**
///
/// *es:* Quien lanza una carta de aventurero elige si lo hace de la forma normal o como Aventura.
///
/// *pt:* Ao conjurar um card de aventureiro, o jogador escolhe: normalmente ou como Aventura.
pub const R715_3: Rule = Rule::new(Game::Magic, 2682);

/// **715.3a**
///
/// *es:* Si va como Aventura, la posibilidad de lanzarla se juzga solo con las características alternativas.
///
/// *pt:* Só as características alternativas decidem se ele pode ser conjurado como Aventura.
pub const R715_3A: Rule = Rule::new(Game::Magic, 2683);

/// **715.3b**
///
/// *es:* En la pila, la Aventura no tiene más características que las alternativas.
///
/// *pt:* As características normais não valem para a mágica que está na pilha como Aventura; ela usa só as alternativas.
pub const R715_3B: Rule = Rule::new(Game::Magic, 2684);

/// **715.3c**
///
/// *es:* Copiar una Aventura produce otra Aventura: no toma las características normales de la carta, sino las alternativas. Cuanto hable de un hechizo lanzado como Aventura alcanza a la copia.
///
/// *pt:* A cópia de uma mágica de Aventura é Aventura e fica com as características alternativas, não as normais do card; o que fala de mágica conjurada como Aventura a inclui.
pub const R715_3C: Rule = Rule::new(Game::Magic, 2685);

/// **715.3d**
///
/// *es:* Al resolverse, la Aventura no va al cementerio: la exilia su controlador, que puede lanzar la carta mientras siga exiliada, aunque no como Aventura. Otro efecto que permita lanzarla sí puede permitirlo como Aventura.
///
/// *pt:* Quem controla a mágica conjurada como Aventura a exila quando ela resolve, em vez de ela ir para o cemitério, e pode conjurar o card enquanto ele continuar exilado. Essa permissão não inclui conjurá-lo como Aventura; outra pode.
pub const R715_3D: Rule = Rule::new(Game::Magic, 2686);

/// **715.4**
///
/// *es:* Salvo en la pila como Aventura, la carta de aventurero solo tiene sus características normales, en cualquier zona.
///
/// *pt:* As características normais são as únicas que o card de aventureiro tem, exceto na pilha como Aventura.
pub const R715_4: Rule = Rule::new(Game::Magic, 2687);

/// **715.5**
///
/// *es:* A quien un efecto le pide un nombre de carta le vale el nombre alternativo de una de aventurero.
///
/// *pt:* Quem tem de escolher um nome de card pode dizer o alternativo de um card de aventureiro.
pub const R715_5: Rule = Rule::new(Game::Magic, 2688);

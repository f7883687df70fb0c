// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 716. Cartas de clase

use vademecum_vocab::{Game, Rule};

/// **716** Cartas de clase · Cards de Classe
pub const R716: Rule = Rule::new(Game::Magic, 2689);

/// **716.1**
///
/// *es:* La Clase lleva dos barras de nivel en su recuadro en franjas, la ilustración vertical a la izquierda y la línea de tipo al pie.
///
/// *pt:* Duas barras de nível na caixa de texto em faixas, ilustração em pé à esquerda e linha de tipo na borda de baixo: assim é o card de Classe.
pub const R716_1: Rule = Rule::new(Game::Magic, 2690);

/// **716.2**
///
/// *es:* La barra de nivel de clase vale, como habilidad de palabra clave, por dos: una activada, cuyo coste y número de nivel figuran en la barra, y una estática, que abarca las habilidades impresas en esa franja del recuadro.
///
/// *pt:* A barra de nível de classe é palavra-chave de habilidade e une uma ativada, com custo e número de nível na barra, e uma estática, com as habilidades impressas na mesma faixa.
pub const R716_2: Rule = Rule::new(Game::Magic, 2691);

/// **716.2a**
///
/// *es:* Pagando, solo cuando podría lanzarse un conjuro, su controlador pasa la Clase del nivel N-1 al N; desde N tiene las habilidades de esa franja.
///
/// *pt:* Com “\[Custo\]: Nível N”, o controlador paga para a Classe passar ao nível N, só se ela está no nível imediatamente inferior e só quando poderia conjurar um feitiço. A partir do nível N, ela tem as habilidades daquela faixa.
pub const R716_2A: Rule = Rule::new(Game::Magic, 2692);

/// **716.2b**
///
/// *es:* El nivel es una designación y cualquier permanente puede tenerla. La Clase que deja de serlo lo conserva, pero las copias no lo heredan.
///
/// *pt:* Qualquer permanente pode ter a designação de nível. Uma Classe continua com o seu mesmo que já não seja Classe; nível não se copia.
pub const R716_2B: Rule = Rule::new(Game::Magic, 2693);

/// **716.2c**
///
/// *es:* Ganar un nivel de clase es activar la habilidad de una de esas barras.
///
/// *pt:* Quem ativa a habilidade de uma barra de nível “ganha um nível de classe”.
pub const R716_2C: Rule = Rule::new(Game::Magic, 2694);

/// **716.2d**
///
/// *es:* Cuando algo pregunta por el nivel de un permanente que no tiene, la respuesta es 1.
///
/// *pt:* Permanente sem nível conta como de nível 1 para a regra ou efeito que perguntar.
pub const R716_2D: Rule = Rule::new(Game::Magic, 2695);

/// **716.3**
///
/// *es:* Lo que no lleva delante una barra de nivel funciona como cualquier habilidad. En concreto, la franja de arriba vale siempre: según sea estática, disparada o activada, afecta al juego, puede dispararse o puede activarse.
///
/// *pt:* Sem barra de nível antes, a habilidade é comum. Por isso a da primeira faixa da caixa de texto funciona em qualquer nível da Classe, seja estática, desencadeada ou ativada.
pub const R716_3: Rule = Rule::new(Game::Magic, 2696);

/// **716.4**
///
/// *es:* No hay que confundir Clases con las cartas que suben de nivel, criaturas antiguas que acumulan contadores de nivel: ni esos contadores influyen en las Clases ni los niveles de clase en ellas (reglas 702.87 y 711).
///
/// *pt:* Marcadores de nível, dos antigos cards niveladores de criatura, não afetam Classes, nem níveis de classe afetam esses cards: são coisas diferentes (regras 702.87 e 711).
pub const R716_4: Rule = Rule::new(Game::Magic, 2697);

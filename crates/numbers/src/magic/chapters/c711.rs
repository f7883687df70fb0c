// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 711. Cartas que suben de nivel

use vademecum_vocab::{Game, Rule};

/// **711** Cartas que suben de nivel · Cards niveladores
pub const R711: Rule = Rule::new(Game::Magic, 2588);

/// **711.1**
///
/// *es:* Una carta que sube de nivel tiene el recuadro de texto en franjas, con dos símbolos de nivel, y tres recuadros de fuerza y resistencia.
///
/// *pt:* Um card nivelador tem caixa de texto em faixas, com dois símbolos de nível, e três caixas de poder e resistência.
pub const R711_1: Rule = Rule::new(Game::Magic, 2589);

/// **711.2**
///
/// *es:* El símbolo de nivel, «N1-N2» o «N3+», es palabra clave de una habilidad estática que incluye las habilidades y la fuerza y resistencia impresas en su franja.
///
/// *pt:* Cada símbolo de nível (“N1-N2” ou “N3+”) é a palavra-chave de uma estática; dela fazem parte as habilidades e a caixa de poder e resistência da mesma faixa.
pub const R711_2: Rule = Rule::new(Game::Magic, 2590);

/// **711.2a**
///
/// *es:* En la franja {NIVEL N1-N2}, la criatura tiene esas habilidades y esa fuerza y resistencia base mientras lleve de N1 a N2 contadores de nivel.
///
/// *pt:* {NÍVEL N1-N2}: de N1 a N2 marcadores de nível sobre a criatura, valem as habilidades e o poder e resistência base dessa faixa.
pub const R711_2A: Rule = Rule::new(Game::Magic, 2591);

/// **711.2b**
///
/// *es:* En la franja {NIVEL N3+} bastan N3 contadores de nivel; con esos o más tiene las habilidades y la fuerza y resistencia base de allí.
///
/// *pt:* {NÍVEL N3+}: a partir de N3 marcadores de nível, a criatura tem as habilidades e o poder e resistência base da faixa.
pub const R711_2B: Rule = Rule::new(Game::Magic, 2592);

/// **711.3**
///
/// *es:* Las franjas solo señalan qué habilidades y qué fuerza y resistencia van con cada símbolo: el recuadro de texto es uno.
///
/// *pt:* A caixa de texto é uma só; as faixas apenas mostram que habilidades, poder e resistência cabem a cada símbolo de nível.
pub const R711_3: Rule = Rule::new(Game::Magic, 2593);

/// **711.4**
///
/// *es:* Las habilidades sin símbolo de nivel delante funcionan como cualquiera. Así, la de subir de nivel (regla 702.87) está siempre y puede activarse tenga los contadores que tenga.
///
/// *pt:* Habilidade sem símbolo de nível antes é comum. Por isso, subir de nível (regra 702.87) está sempre lá, ativável com qualquer número de marcadores de nível.
pub const R711_4: Rule = Rule::new(Game::Magic, 2594);

/// **711.5**
///
/// *es:* Con menos contadores de nivel que el primer número de {NIVEL N1-N2}, la criatura tiene la fuerza y resistencia del recuadro superior.
///
/// *pt:* Com menos marcadores de nível que o primeiro número de {NÍVEL N1-N2}, poder e resistência são os da caixa mais alta.
pub const R711_5: Rule = Rule::new(Game::Magic, 2595);

/// **711.6**
///
/// *es:* Fuera del campo de batalla, la carta tiene siempre la fuerza y resistencia del recuadro superior.
///
/// *pt:* Fora do campo de batalha, em toda zona, o poder e a resistência do card nivelador são os da caixa de cima.
pub const R711_6: Rule = Rule::new(Game::Magic, 2596);

/// **711.7**
///
/// *es:* El nivel de clase de los encantamientos Clase (regla 716) es ajeno a los contadores de nivel, y sus habilidades no son de subir de nivel.
///
/// *pt:* Encantamentos Classe têm nível de classe (regra 716), dado por habilidades que não são subir de nível; ele e os marcadores de nível não se afetam.
pub const R711_7: Rule = Rule::new(Game::Magic, 2597);

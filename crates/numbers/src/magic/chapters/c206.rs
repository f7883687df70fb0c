// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 206. Símbolo de la expansión

use vademecum_vocab::{Game, Rule};

/// **206** Símbolo de la expansión · Símbolo da expansão
pub const R206: Rule = Rule::new(Game::Magic, 612);

/// **206.1**
///
/// *es:* Pequeño icono que dice de qué colección de Magic es la carta. Suele estar bajo el borde derecho de la ilustración y no afecta al juego.
///
/// *pt:* O símbolo da expansão é um pequeno ícone, em geral sob a borda direita da ilustração, que mostra a que coleção de Magic o card pertence. Não influi no jogo.
pub const R206_1: Rule = Rule::new(Game::Magic, 613);

/// **206.2**
///
/// *es:* El color del símbolo marca la rareza: rojo anaranjado, rara mítica; dorado, rara; plateado, poco común; negro o blanco, común o tierra básica. El púrpura es una rareza especial, usada hasta ahora solo en las cartas «desplazadas» de Espiral del Tiempo. Antes de Éxodo todos eran negros; antes de Sexta Edición las colecciones básicas no lo llevaban, salvo la Quinta en chino simplificado.
///
/// *pt:* A cor do símbolo mostra a raridade: vermelho alaranjado, mítico raro; dourado, raro; prateado, incomum; preto ou branco, comum ou terreno básico. O roxo é uma raridade especial, até hoje só dos “desviados no tempo” de Espiral Temporal. Antes de Êxodo todos eram pretos; antes da Sexta Edição as coleções básicas não o traziam, salvo a Quinta em chinês simplificado.
pub const R206_2: Rule = Rule::new(Game::Magic, 614);

/// **206.3**
///
/// *es:* Lo que antes comprobaba el símbolo de una colección mira hoy, por errata en Oracle, si el nombre se imprimió originalmente en ella.
///
/// *pt:* O que antes verificava o símbolo de uma coleção hoje olha, por errata no Oracle, se o nome do card foi impresso originalmente nela.
pub const R206_3: Rule = Rule::new(Game::Magic, 615);

/// **206.3a**
///
/// *es:* Para la carta City in a Bottle cuentan los permanentes y cartas cuyo nombre se imprimió originalmente en Arabian Nights: una lista cerrada de 77.
///
/// *pt:* O card City in a Bottle se refere a permanentes e cards cujo nome foi impresso originalmente em Arabian Nights: uma lista fechada de 77.
pub const R206_3A: Rule = Rule::new(Game::Magic, 616);

/// **206.3b**
///
/// *es:* La carta Golgothian Sylex se refiere a permanentes cuyo nombre apareció por primera vez en Antiquities: una lista cerrada de 85.
///
/// *pt:* O card Golgothian Sylex se refere a permanentes cujo nome apareceu pela primeira vez em Antiquities: uma lista fechada de 85.
pub const R206_3B: Rule = Rule::new(Game::Magic, 617);

/// **206.3c**
///
/// *es:* La carta Campana del apocalipsis se refiere a permanentes cuyo nombre apareció por primera vez en Tierras natales: una lista cerrada de 115.
///
/// *pt:* O card Apocalypse Chime se refere a permanentes cujo nome apareceu pela primeira vez em Homelands: uma lista fechada de 115.
pub const R206_3C: Rule = Rule::new(Game::Magic, 618);

/// **206.4**
///
/// *es:* En construido vale cualquier impresión de una carta si esta aparece en alguna colección permitida o la autorizan las Reglas de Torneo, que definen los formatos.
///
/// *pt:* Em construído vale qualquer impressão de um card se ele aparece em alguma coleção permitida ou as Regras de Torneio, que definem os formatos, o autorizam.
pub const R206_4: Rule = Rule::new(Game::Magic, 619);

/// **206.5**
///
/// *es:* En el archivo de colecciones del sitio web de Magic están todas las expansiones con sus símbolos.
///
/// *pt:* No arquivo de coleções do site de Magic estão todas as expansões com seus símbolos.
pub const R206_5: Rule = Rule::new(Game::Magic, 620);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 305. Tierras

use vademecum_vocab::{Game, Rule};

/// **305** Tierras · Terrenos
pub const R305: Rule = Rule::new(Game::Magic, 720);

/// **305.1**
///
/// *es:* Jugar una tierra de la mano es una acción especial (regla 116), con prioridad en una fase principal propia y con la pila vacía. Nunca es un hechizo ni pasa por la pila: va directa al campo de batalla, sin respuesta posible con instantáneos ni habilidades activadas.
///
/// *pt:* Terreno não é mágica e não passa pela pilha: em sua fase principal, com prioridade e a pilha vazia, o jogador pode pô-lo da mão direto no campo de batalha, como ação especial (regra 116). Ninguém pode responder com mágica instantânea ou habilidade ativada.
pub const R305_1: Rule = Rule::new(Game::Magic, 721);

/// **305.2**
///
/// *es:* Lo normal es poder jugar una tierra en cada turno propio; un efecto continuo puede subir ese número.
///
/// *pt:* O limite normal é jogar um terreno no próprio turno; efeitos contínuos podem aumentá-lo.
pub const R305_2: Rule = Rule::new(Game::Magic, 722);

/// **305.2a**
///
/// *es:* Se puede jugar una tierra si las permitidas este turno son más que las ya jugadas en él, tanto por acción especial como al resolverse hechizos y habilidades.
///
/// *pt:* O jogador pode jogar mais um terreno se o número que lhe é permitido no turno passa do que já jogou nele, seja por ação especial, seja na resolução de mágica ou habilidade.
pub const R305_2A: Rule = Rule::new(Game::Magic, 723);

/// **305.2b**
///
/// *es:* Si ya jugó en el turno las tierras permitidas, o más, un jugador no puede jugar otra de ningún modo; la parte del efecto que lo mande se ignora.
///
/// *pt:* Quem já jogou no turno todos os terrenos permitidos, ou mais, não joga outro de jeito nenhum; a parte do efeito que mandar fazê-lo é ignorada.
pub const R305_2B: Rule = Rule::new(Game::Magic, 724);

/// **305.3**
///
/// *es:* Fuera de su turno nadie juega tierras, y se ignora la parte de un efecto que lo mande.
///
/// *pt:* Terreno só se joga no próprio turno; se um efeito mandar jogá-lo em outro, essa parte é ignorada.
pub const R305_3: Rule = Rule::new(Game::Magic, 725);

/// **305.4**
///
/// *es:* Una tierra que un efecto permite «poner» en el campo de batalla no se ha jugado, ni cuenta entre las jugadas en el turno.
///
/// *pt:* Um terreno que um efeito deixa “colocar” no campo de batalha não foi jogado e não conta entre os jogados no turno.
pub const R305_4: Rule = Rule::new(Game::Magic, 726);

/// **305.5**
///
/// *es:* Los tipos de tierra (sus subtipos) van tras una raya, de una palabra cada uno; una tierra puede tener varios (regla 205.3i).
///
/// *pt:* Subtipos de terreno são os tipos de terreno: uma palavra cada, depois do travessão, e pode haver mais de um (regra 205.3i).
pub const R305_5: Rule = Rule::new(Game::Magic, 727);

/// **305.6**
///
/// *es:* Son cinco los tipos de tierra básica: Llanura ({W}), Isla ({U}), Pantano ({B}), Montaña ({R}) y Bosque ({G}). Por cada uno que tenga, una tierra posee la habilidad intrínseca de girarse para agregar ese maná, aunque no esté escrita o no haya recuadro de texto (reglas 107.4a y 605).
///
/// *pt:* Planície ({W}), Ilha ({U}), Pântano ({B}), Montanha ({R}) e Floresta ({G}) são os únicos tipos de terreno básico. Por cada um que tenha, o terreno tem a habilidade intrínseca de virar para adicionar aquele mana, mesmo sem ela estar escrita ou sem caixa de texto (regras 107.4a e 605).
pub const R305_6: Rule = Rule::new(Game::Magic, 728);

/// **305.7**
///
/// *es:* Si un efecto fija los tipos de una tierra en uno o más tipos básicos, esta pierde los que tenía y las habilidades de su texto de reglas, de esos tipos y de efectos copiables, y gana la habilidad de maná de cada nuevo tipo. Conserva las habilidades que otros efectos le dieron, sus tipos de carta y sus supertipos. Si solo gana tipos adicionales, no pierde nada y suma esos tipos y sus habilidades de maná.
///
/// *pt:* Definir o subtipo de um terreno como tipos básicos apaga os tipos de terreno antigos e as habilidades vindas do texto de regras, desses tipos e de efeitos copiáveis, e dá a habilidade de mana de cada tipo novo. Tipos de card, supertipos e habilidades concedidas por outros efeitos permanecem. Já o terreno que ganha tipos além dos seus mantém tudo e recebe os novos com suas habilidades de mana.
pub const R305_7: Rule = Rule::new(Game::Magic, 729);

/// **305.8**
///
/// *es:* Solo el supertipo «básica» hace básica a una tierra; sin él es no básica, aunque tenga un tipo de tierra básica.
///
/// *pt:* É o supertipo, e não o tipo, que faz um terreno básico: sem o supertipo “básico”, até o que tem tipo de terreno básico é não básico.
pub const R305_8: Rule = Rule::new(Game::Magic, 730);

/// **305.9**
///
/// *es:* Un objeto de tipo tierra y de algún otro tipo no se lanza como hechizo: solo puede jugarse como tierra.
///
/// *pt:* O que é terreno e mais alguma coisa só pode ser jogado como terreno, nunca conjurado.
pub const R305_9: Rule = Rule::new(Game::Magic, 731);

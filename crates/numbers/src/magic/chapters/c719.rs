// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 719. Cartas de Caso

use vademecum_vocab::{Game, Rule};

/// **719** Cartas de Caso · Cards de Caso
pub const R719: Rule = Rule::new(Game::Magic, 2719);

/// **719.1**
///
/// *es:* En la carta de Caso el dibujo va en vertical a la izquierda y la línea de tipo, al pie.
///
/// *pt:* O card de Caso traz a ilustração em pé à esquerda e a linha de tipo na borda inferior.
pub const R719_1: Rule = Rule::new(Game::Magic, 2720);

/// **719.2**
///
/// *es:* Tener ese marco no significa nada para las reglas.
///
/// *pt:* A moldura de Caso não tem efeito nas regras.
pub const R719_2: Rule = Rule::new(Game::Magic, 2721);

/// **719.3**
///
/// *es:* Hay en cada Caso dos habilidades de palabra clave especiales, escritas ante un guion largo: una representa una habilidad disparada; la otra, una que puede ser activada, disparada o estática.
///
/// *pt:* Duas palavras-chave especiais, cada qual antes de um travessão, fazem o Caso: uma representa uma habilidade desencadeada; a outra, uma que pode ser estática, desencadeada ou ativada.
pub const R719_3: Rule = Rule::new(Game::Magic, 2722);

/// **719.3a**
///
/// *es:* «Resolver» se dispara al comienzo del paso final de su controlador si se da la condición y el Caso aún no está resuelto; entonces queda resuelto.
///
/// *pt:* “Solucionar” desencadeia no início da etapa final do controlador, se a condição vale e o Caso ainda não está solucionado, e o torna solucionado.
pub const R719_3A: Rule = Rule::new(Game::Magic, 2723);

/// **719.3b**
///
/// *es:* Resuelto es una designación que un permanente conserva hasta dejar el campo de batalla. No es habilidad ni valor copiable ni hace nada: solo permite que hechizos y habilidades la identifiquen.
///
/// *pt:* Uma permanente solucionada assim fica até deixar o campo de batalha. Solucionado é designação, não habilidade nem valor copiável, e só serve para que mágicas e habilidades a identifiquem.
pub const R719_3B: Rule = Rule::new(Game::Magic, 2724);

/// **719.3c**
///
/// *es:* Lo que sigue a «Resuelto» vale solo con el Caso resuelto: la estática puede afectar al juego, la disparada dispararse y la activada activarse (regla 702.169).
///
/// *pt:* Com o Caso solucionado, o texto depois de “Solucionado” funciona como habilidade: pode afetar o jogo, se estática; desencadear, se desencadeada; ser ativado, se ativada (regra 702.169).
pub const R719_3C: Rule = Rule::new(Game::Magic, 2725);

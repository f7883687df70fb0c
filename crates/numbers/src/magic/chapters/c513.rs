// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 513. Paso final

use vademecum_vocab::{Game, Rule};

/// **513** Paso final · Etapa final
pub const R513: Rule = Rule::new(Game::Magic, 1079);

/// **513.1**
///
/// *es:* En cuanto comienza, el jugador activo tiene prioridad (regla 117), pues aquí no hay acciones basadas en turno.
///
/// *pt:* A etapa abre diretamente com a prioridade do jogador ativo, por não ter ações baseadas no turno (regra 117).
pub const R513_1: Rule = Rule::new(Game::Magic, 1080);

/// **513.1a**
///
/// *es:* Las cartas antiguas con disparo al comenzar este paso decían «al final del turno»; la errata de Oracle lo cambió por «al comienzo del paso final» o «del próximo paso final».
///
/// *pt:* Cards antigos cujo desencadeamento no começo desta etapa vinha impresso como “no final do turno” receberam errata no Oracle: agora falam no início da etapa final, ou da próxima etapa final.
pub const R513_1A: Rule = Rule::new(Game::Magic, 1081);

/// **513.2**
///
/// *es:* El paso no retrocede: si entra durante él un permanente con disparo «al comienzo del paso final», o se crea entonces una habilidad disparada retrasada para el próximo, esas habilidades no se disparan hasta el paso final del turno siguiente. Los efectos continuos «hasta el final del turno» o «este turno» no siguen esta regla (regla 514).
///
/// *pt:* Se já nesta etapa entra uma permanente com desencadeamento para o início da etapa final, ou se cria uma habilidade desencadeada retardada para o da próxima, elas só desencadeiam na etapa final do turno seguinte: esta não volta atrás. Efeitos contínuos “até o final do turno” ou “neste turno” não seguem isso (regra 514).
pub const R513_2: Rule = Rule::new(Game::Magic, 1082);

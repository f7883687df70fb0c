// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 721. Terminando turnos y fases

use vademecum_vocab::{Game, Rule};

/// **721** Terminando turnos y fases · Finalizando turnos e fases
pub const R721: Rule = Rule::new(Game::Magic, 2740);

/// **721.1**
///
/// *es:* Cuando un efecto termina el turno no se resuelve como de costumbre: se siguen en orden las reglas 721.1a–721.1f.
///
/// *pt:* Terminar o turno por um efeito tem procedimento próprio, diferente da resolução comum: as regras 721.1a–f, nessa ordem.
pub const R721_1: Rule = Rule::new(Game::Magic, 2741);

/// **721.1a**
///
/// *es:* Las habilidades disparadas que estaban pendientes de ir a la pila antes de empezar dejan de existir. No así las que se disparan durante el proceso (regla 721.1f).
///
/// *pt:* Deixa de existir toda habilidade que desencadeou antes deste procedimento e não chegou à pilha; as que desencadeiam durante ele ficam (regra 721.1f).
pub const R721_1A: Rule = Rule::new(Game::Magic, 2742);

/// **721.1b**
///
/// *es:* Se exilia la pila, incluso lo que se resuelve. Fuera del campo de batalla y la zona de mando, lo que no es carta desaparece en las próximas acciones basadas en estado (regla 704).
///
/// *pt:* A pilha inteira é exilada, mesmo o objeto que está resolvendo. O que não é card deixa de existir na próxima verificação de ações baseadas no estado, exceto no campo de batalha e na zona de comando (regra 704).
pub const R721_1B: Rule = Rule::new(Game::Magic, 2743);

/// **721.1c**
///
/// *es:* Se comprueban las acciones basadas en estado, sin que nadie reciba prioridad ni habilidad disparada alguna vaya a la pila.
///
/// *pt:* Sem dar prioridade a ninguém nem pôr habilidades desencadeadas na pilha, o jogo verifica as ações baseadas no estado.
pub const R721_1C: Rule = Rule::new(Game::Magic, 2744);

/// **721.1d**
///
/// *es:* Acaban el paso y la fase en curso y se salta hasta el paso de limpieza; si ya era ese, empieza otro. En combate, además, salen de él todas las criaturas y planeswalkers.
///
/// *pt:* Encerra-se a fase ou etapa atual e pula-se direto para a etapa de limpeza; se já era ela, começa uma nova. Durante o combate, criaturas e planeswalkers são todos removidos dele.
pub const R721_1D: Rule = Rule::new(Game::Magic, 2745);

/// **721.1e**
///
/// *es:* Al saltarse el paso final no hay disparos «al comienzo del paso final», aunque el turno acabe.
///
/// *pt:* A etapa final foi pulada: por isso nada que diga “no início da etapa final” desencadeia.
pub const R721_1E: Rule = Rule::new(Game::Magic, 2746);

/// **721.1f**
///
/// *es:* Nadie recibe prioridad en todo el proceso. Las habilidades disparadas durante él esperan al paso de limpieza: allí se apilan, recibe prioridad el jugador activo y se pueden lanzar hechizos y activar habilidades; después hay otro paso de limpieza. Sin disparos, en la limpieza nadie recibe prioridad (regla 514).
///
/// *pt:* Durante tudo isso não há prioridade. Se algo desencadeou desde o início, vai para a pilha na etapa de limpeza, o jogador ativo recebe prioridade e pode-se conjurar e ativar; segue-se outra etapa de limpeza. Se nada desencadeou, ninguém tem prioridade na limpeza (regra 514).
pub const R721_1F: Rule = Rule::new(Game::Magic, 2747);

/// **721.2**
///
/// *es:* Para terminar la fase de combate (lo hace solo Mandato de paz) no hay resolución habitual: se siguen en orden las reglas 721.2a–721.2g.
///
/// *pt:* Um único card, Mandate of Peace, termina a fase de combate. Em vez da resolução comum, cumprem-se em ordem as regras 721.2a–g.
pub const R721_2: Rule = Rule::new(Game::Magic, 2748);

/// **721.2a**
///
/// *es:* Primero desaparecen las habilidades disparadas de antes que aún no estuvieran en la pila. Esto no toca a las que se disparen desde ahora (regla 721.2f).
///
/// *pt:* Somem as habilidades que já tinham desencadeado sem chegar à pilha; as que desencadearem daqui em diante são tratadas na regra 721.2f.
pub const R721_2A: Rule = Rule::new(Game::Magic, 2749);

/// **721.2b**
///
/// *es:* Cada objeto de la pila, también el que se resuelve, va al exilio. Las próximas acciones basadas en estado eliminan cuanto no sea carta fuera del campo de batalla y la zona de mando.
///
/// *pt:* Exila-se a pilha toda, inclusive o objeto que resolve; para o que não é card vale o mesmo que na regra 721.1b.
pub const R721_2B: Rule = Rule::new(Game::Magic, 2750);

/// **721.2c**
///
/// *es:* Siguen las acciones basadas en estado; ni se da prioridad ni se apilan habilidades disparadas.
///
/// *pt:* Vêm então as ações baseadas no estado, sem prioridade para ninguém e sem pôr desencadeadas na pilha.
pub const R721_2C: Rule = Rule::new(Game::Magic, 2751);

/// **721.2d**
///
/// *es:* Acaba la fase: criaturas y planeswalkers salen del combate, vencen los efectos «hasta el final del combate» y se salta a la siguiente, normalmente la principal poscombate.
///
/// *pt:* Acaba a fase: criaturas e planeswalkers deixam o combate, expiram efeitos “até o final do combate” e pula-se à próxima, em geral a principal pós-combate.
pub const R721_2D: Rule = Rule::new(Game::Magic, 2752);

/// **721.2e**
///
/// *es:* Con el combate terminado así no hay paso de final del combate, de modo que lo que se dispara «al final del combate» no lo hace.
///
/// *pt:* Pulada a etapa de final de combate, nada desencadeia “no final do combate”.
pub const R721_2E: Rule = Rule::new(Game::Magic, 2753);

/// **721.2f**
///
/// *es:* Nadie recibe prioridad durante el proceso. Lo que se dispare mientras dura espera a la fase siguiente: allí se apila, recibe prioridad el jugador activo y se puede lanzar y activar.
///
/// *pt:* Ninguém recebe prioridade nesse meio-tempo; o que desencadeou desde o início vai para a pilha na fase seguinte, quando o jogador ativo recebe prioridade e se pode conjurar e ativar.
pub const R721_2F: Rule = Rule::new(Game::Magic, 2754);

/// **721.2g**
///
/// *es:* Fuera de una fase de combate, un efecto que la termine no hace nada.
///
/// *pt:* Não sendo uma fase de combate, tentar terminá-la não faz nada.
pub const R721_2G: Rule = Rule::new(Game::Magic, 2755);

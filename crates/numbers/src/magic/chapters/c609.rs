// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 609. Efectos

use vademecum_vocab::{Game, Rule};

/// **609** Efectos · Efeitos
pub const R609: Rule = Rule::new(Game::Magic, 1266);

/// **609.1**
///
/// *es:* Efecto es lo que un hechizo o habilidad hace que suceda, nunca el texto. Al resolverse, hechizos, activadas y disparadas pueden crear efectos continuos o que no se repiten; las estáticas, continuos.
///
/// *pt:* Efeito é o que mágica ou habilidade faz acontecer, nunca o texto. Mágicas, ativadas e desencadeadas podem criar, ao resolver, efeitos simples ou contínuos; as estáticas, só contínuos.
pub const R609_1: Rule = Rule::new(Game::Magic, 1267);

/// **609.2**
///
/// *es:* Los efectos alcanzan solo a permanentes, salvo que el texto diga otra cosa o que sea evidente que únicamente pueden aplicarse a objetos de otras zonas.
///
/// *pt:* A menos que o texto diga outra coisa, ou que claramente só possam atingir objetos em outras zonas, os efeitos aplicam-se apenas a permanentes.
pub const R609_2: Rule = Rule::new(Game::Magic, 1268);

/// **609.3**
///
/// *es:* Si lo que manda un efecto es en parte imposible, se hace todo lo que se pueda.
///
/// *pt:* Quando um efeito não pode ser cumprido por inteiro, faz-se o máximo possível.
pub const R609_3: Rule = Rule::new(Game::Magic, 1269);

/// **609.4**
///
/// *es:* «Como si» algo fuera cierto vale únicamente para el efecto que lo dice: para él se juega tal cual si lo fuera, y para todo lo demás, de la manera habitual.
///
/// *pt:* O “como se” de um efeito é levado ao pé da letra só para aquele efeito: nele a condição vale como verdadeira; em tudo o mais o jogo segue normal.
pub const R609_4: Rule = Rule::new(Game::Magic, 1270);

/// **609.4a**
///
/// *es:* Dos «como si» distintos para lo mismo pueden sumarse: si uno satisface lo que exige el otro, se aplican ambos.
///
/// *pt:* Permissões para a mesma coisa com condições “como se” diferentes podem somar-se; se um desses efeitos satisfaz o que o outro exige, os dois se aplicam.
pub const R609_4A: Rule = Rule::new(Game::Magic, 1271);

/// **609.4b**
///
/// *es:* Poder gastar maná como si fuera de otro tipo o color, o «maná de cualquier tipo», cambia solo la forma de pagar: el coste sigue igual y el maná gastado es el que realmente se gastó.
///
/// *pt:* Poder gastar mana como se fosse de qualquer tipo ou cor, ou “mana de qualquer tipo”, muda apenas o modo de pagar. Não altera o custo nem que mana foi gasto de verdade.
pub const R609_4B: Rule = Rule::new(Game::Magic, 1272);

/// **609.5**
///
/// *es:* No hay norma general para los empates: donde un efecto pueda dar uno, lo resuelve el texto de su hechizo o habilidad.
///
/// *pt:* Se pode haver empate, o texto da mágica ou habilidade diz o que fazer; Magic não tem regra padrão para isso.
pub const R609_5: Rule = Rule::new(Game::Magic, 1273);

/// **609.6**
///
/// *es:* Entre otros, hay efectos continuos que reemplazan un evento (regla 614) o que previenen daño (regla 615).
///
/// *pt:* Substituir eventos (regra 614) ou prevenir dano (regra 615) é o que fazem alguns efeitos contínuos.
pub const R609_6: Rule = Rule::new(Game::Magic, 1274);

/// **609.7**
///
/// *es:* Hay efectos que se fijan en el daño que haría una fuente, por ejemplo para prevenirlo; las reglas 609.7a–609.7c dicen cómo.
///
/// *pt:* Para efeitos que se aplicam ao dano de uma fonte, como prevenir o próximo, valem as regras 609.7a–c.
pub const R609_7: Rule = Rule::new(Game::Magic, 1275);

/// **609.7a**
///
/// *es:* Al crearse el efecto, el jugador elige como fuente un permanente, un hechizo en la pila, algo boca arriba de la zona de mando o cualquier objeto mencionado por otro en la pila, por un reemplazo o prevención pendiente o por una habilidad disparada retrasada, aunque ya no esté en su zona. No tiene que poder hacer daño. De un permanente se toma el próximo daño, de combate o no; de un hechizo de permanente, el suyo y el del permanente resultante.
///
/// *pt:* Na criação do efeito o jogador escolhe a fonte do dano: permanente; mágica na pilha; objeto da zona de comando com a face voltada para cima; ou qualquer objeto citado por um na pilha, por substituição ou prevenção à espera ou por habilidade desencadeada retardada à espera, mesmo que tenha trocado de zona. Ela não precisa poder causar dano. Se for permanente, vale para seu próximo dano, de combate ou não; se for mágica de permanente, para o dano dela e o da permanente em que se torna.
pub const R609_7A: Rule = Rule::new(Game::Magic, 1276);

/// **609.7b**
///
/// *es:* El escudo que generó un hechizo o habilidad ya resuelto contra fuentes con ciertas propiedades las revisa al ir a hacerse el daño; si ya no coinciden, no actúa. Mientras nada prevenga ni reemplace, no se gasta.
///
/// *pt:* Criado por mágica ou habilidade que resolveu, o “escudo” contra fontes com certa propriedade verifica-a de novo quando o dano seria causado. Não conferindo, não age; e, sempre que nada previne ou substitui, não se gasta.
pub const R609_7B: Rule = Rule::new(Game::Magic, 1277);

/// **609.7c**
///
/// *es:* Si los genera una estática, la prevención o reemplazo alcanza a permanentes con la propiedad indicada y a las fuentes que la tengan fuera del campo de batalla.
///
/// *pt:* Habilidade estática que previne ou substitui dano de fontes com certa propriedade alcança permanentes e fontes fora do campo de batalha que a tenham.
pub const R609_7C: Rule = Rule::new(Game::Magic, 1278);

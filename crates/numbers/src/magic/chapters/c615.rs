// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 615. Efectos de prevención

use vademecum_vocab::{Game, Rule};

/// **615** Efectos de prevención · Efeitos de prevenção
pub const R615: Rule = Rule::new(Game::Magic, 1396);

/// **615.1**
///
/// *es:* Los de prevención son efectos continuos que aguardan un daño y, cuando va a hacerse, impiden todo o parte de él. Nada queda fijado de antemano, igual que en la regla 614, y también son como un escudo.
///
/// *pt:* Efeitos de prevenção são contínuos: na hora em que um dano seria causado, impedem-no no todo ou em parte, como um escudo. Nada é fixado antes, como na substituição (regra 614).
pub const R615_1: Rule = Rule::new(Game::Magic, 1397);

/// **615.1a**
///
/// *es:* Se reconocen por la palabra «prevenir», que señala el daño que no se hará.
///
/// *pt:* O que diz “prevenir” é efeito de prevenção; a palavra mostra qual dano deixa de ser causado.
pub const R615_1A: Rule = Rule::new(Game::Magic, 1398);

/// **615.2**
///
/// *es:* Al prevenir daño de una fuente, cosa frecuente, se sigue la regla 609.7.
///
/// *pt:* Se a prevenção trata do dano de uma fonte, o que é comum, vale a regra 609.7.
pub const R615_2: Rule = Rule::new(Game::Magic, 1399);

/// **615.3**
///
/// *es:* Lanzar el hechizo o activar la habilidad que genera una prevención no tiene restricciones especiales. Esta dura hasta que se agota o vence su plazo.
///
/// *pt:* Pode-se conjurar ou ativar o que gera uma prevenção sem limitação especial; ela permanece até se esgotar ou acabar sua duração.
pub const R615_3: Rule = Rule::new(Game::Magic, 1400);

/// **615.4**
///
/// *es:* La prevención tiene que existir antes que el daño, porque el ya hecho no se deshace. Por eso suele lanzarse o activarse en respuesta a lo que lo causaría, y así se resuelve antes.
///
/// *pt:* Dano já causado não volta atrás: a prevenção precisa existir antes. Por isso é comum conjurar ou ativar sua origem em resposta ao que o causaria, para resolver primeiro.
pub const R615_4: Rule = Rule::new(Game::Magic, 1401);

/// **615.5**
///
/// *es:* Si una prevención hace además otra cosa, quizá según cuánto daño evitó, la prevención ocurre cuando se habría hecho el daño; lo demás, inmediatamente después.
///
/// *pt:* Havendo efeito adicional, talvez baseado no total prevenido, a prevenção ocorre na hora do dano e o resto vem logo em seguida.
pub const R615_5: Rule = Rule::new(Game::Magic, 1402);

/// **615.6**
///
/// *es:* El daño prevenido no llega a suceder. Puede ocurrir en vez de ello un evento modificado, capaz de disparar habilidades; lo imposible que haya en él se ignora.
///
/// *pt:* Prevenido, o dano nunca existiu. Talvez ocorra no lugar um evento modificado, que pode desencadear habilidades e cujas instruções impossíveis são ignoradas.
pub const R615_6: Rule = Rule::new(Game::Magic, 1403);

/// **615.7**
///
/// *es:* Si un hechizo o habilidad resuelto previene una cantidad fija, su escudo se reduce en 1 por cada punto de daño que evita al permanente o jugador, sean cuantas sean las fuentes o las veces; agotado, el resto se hace normalmente. Ante varias fuentes simultáneas, lo que se previene lo elige el jugador o quien controla el permanente.
///
/// *pt:* O efeito de uma mágica ou habilidade que resolveu e previne uma quantidade determinada de dano é um escudo: cada 1 de dano que previne reduz o escudo em 1, não importa de quantas fontes ou eventos. Quando o escudo chega a 0, o resto do dano é causado. Com fontes simultâneas, o jogador protegido ou o controlador da permanente escolhe que dano é prevenido.
pub const R615_7: Rule = Rule::new(Game::Magic, 1404);

/// **615.8**
///
/// *es:* Si un hechizo o habilidad resuelto se refiere a la próxima vez que una fuente concreta haga daño, previene esa ocasión por grande que sea el daño; las siguientes de esa fuente ya no.
///
/// *pt:* Quando se refere à próxima vez em que certa fonte causaria dano, o efeito de mágica ou habilidade que resolveu previne tudo daquela vez, seja quanto for; das outras, nada.
pub const R615_8: Rule = Rule::new(Game::Magic, 1405);

/// **615.9**
///
/// *es:* Al ir a hacer daño la fuente elegida, se revisa si aún tiene las propiedades que pedía el hechizo o habilidad que al resolverse creó el escudo. De lo contrario, este no actúa ni se gasta (regla 609.7b).
///
/// *pt:* A fonte escolhida tem de conservar as propriedades exigidas pela mágica ou habilidade resolvida. Verifica-se isso quando ela causaria o dano; se falta alguma, o escudo não age nem se gasta (regra 609.7b).
pub const R615_9: Rule = Rule::new(Game::Magic, 1406);

/// **615.10**
///
/// *es:* El de una estática que indica una cantidad previene solo esa cantidad, pero lo hace de nuevo en cada evento de daño al que se aplique, simultáneo o posterior.
///
/// *pt:* Se uma habilidade estática previne certa quantidade de dano, ela impede essa quantidade, e não mais, em cada evento de dano aplicável, separadamente, ao mesmo tempo ou em outra hora.
pub const R615_10: Rule = Rule::new(Game::Magic, 1407);

/// **615.11**
///
/// *es:* Prevenir los próximos N puntos de daño a cada una de varias criaturas, sin objetivo, crea al resolverse un escudo para cada criatura que corresponda.
///
/// *pt:* Prevenir os próximos N de dano a cada criatura de um grupo, sem alvos, cria um escudo para cada criatura aplicável na resolução.
pub const R615_11: Rule = Rule::new(Game::Magic, 1408);

/// **615.12**
///
/// *es:* Contra un daño que no puede prevenirse, los efectos de prevención se aplican igualmente: no evitan nada, pero lo demás que hagan sí ocurre. Los escudos existentes no se reducen.
///
/// *pt:* Se o dano não pode ser prevenido, a prevenção aplica-se assim mesmo: não impede nada, mas seus efeitos adicionais acontecem, e os escudos existentes não diminuem.
pub const R615_12: Rule = Rule::new(Game::Magic, 1409);

/// **615.12a**
///
/// *es:* Con cada evento de daño imposible de prevenir, un efecto de prevención se aplica una única vez; no lo intenta sin fin.
///
/// *pt:* Contra um mesmo dano impossível de prevenir, um efeito de prevenção se aplica só uma vez, sem insistir.
pub const R615_12A: Rule = Rule::new(Game::Magic, 1410);

/// **615.13**
///
/// *es:* Lo que espera una prevención de daño se dispara cada vez que un efecto previene al menos parte de uno o más daños simultáneos.
///
/// *pt:* Certas habilidades desencadeiam com a prevenção: uma vez a cada efeito de prevenção aplicado a um ou mais eventos simultâneos de dano, desde que impeça ao menos parte dele.
pub const R615_13: Rule = Rule::new(Game::Magic, 1411);

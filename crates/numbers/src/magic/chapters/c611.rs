// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 611. Efectos continuos

use vademecum_vocab::{Game, Rule};

/// **611** Efectos continuos · Efeitos contínuos
pub const R611: Rule = Rule::new(Game::Magic, 1292);

/// **611.1**
///
/// *es:* Durante un tiempo fijo o indefinido, un efecto continuo cambia características o el control de objetos, o afecta a jugadores o a las reglas del juego.
///
/// *pt:* Por prazo certo ou indeterminado, um efeito contínuo altera características ou o controle de objetos, ou então afeta jogadores ou regras do jogo.
pub const R611_1: Rule = Rule::new(Game::Magic, 1293);

/// **611.2**
///
/// *es:* Algunos efectos continuos nacen de resolverse un hechizo o una habilidad.
///
/// *pt:* Resolver mágicas e habilidades é uma das origens de efeitos contínuos.
pub const R611_2: Rule = Rule::new(Game::Magic, 1294);

/// **611.2a**
///
/// *es:* El que nace al resolverse un hechizo o habilidad dura lo que este diga; si no dice nada, hasta que acaba el juego.
///
/// *pt:* O efeito contínuo criado por uma resolução dura o tempo que a mágica ou habilidade indicar; sem indicação, até o jogo acabar.
pub const R611_2A: Rule = Rule::new(Game::Magic, 1295);

/// **611.2b**
///
/// *es:* Con un «mientras», el efecto no hace nada si ese periodo no llega a empezar, o si termina antes de aplicarse por primera vez y no vuelve a empezar durante la resolución. Ni empieza para cesar al instante ni dura para siempre.
///
/// *pt:* Se a duração “enquanto” nunca começa, ou acaba antes da primeira aplicação sem recomeçar durante a resolução, nada acontece: o efeito não dura um instante nem fica para sempre.
pub const R611_2B: Rule = Rule::new(Game::Magic, 1296);

/// **611.2c**
///
/// *es:* Si nace de una resolución, el grupo de objetos cuyas características o controlador cambia queda cerrado al empezar, a diferencia de los efectos de estáticas. Si no cambia ni lo uno ni lo otro, modifica las reglas del juego y puede alcanzar a objetos que al principio no abarcaba. Un efecto con partes de ambos tipos trata cada una por separado.
///
/// *pt:* Criado por uma resolução e mudando características ou controlador, o efeito fixa no início os objetos afetados, que não variam mais (nas estáticas é diferente). Quando não muda isso, altera as regras do jogo e pode atingir objetos que no começo não atingia. Partes dos dois tipos são vistas separadamente.
pub const R611_2C: Rule = Rule::new(Game::Magic, 1297);

/// **611.2d**
///
/// *es:* Si la resolución que lo crea usa una X u otra variable, su valor se calcula una sola vez, en ese momento (regla 608.2h).
///
/// *pt:* Variáveis como X ficam definidas uma vez só, na resolução (regra 608.2h).
pub const R611_2D: Rule = Rule::new(Game::Magic, 1298);

/// **611.2e**
///
/// *es:* Cuando una resolución hace entrar un permanente que no es ficha y dice que «es» algo, como un color o un tipo de criatura, ya entra siéndolo. Con «se convierte en» o «gana \[habilidad\]», el cambio llega cuando ya está allí.
///
/// *pt:* Se a resolução põe no campo de batalha uma permanente que não é ficha, dizendo que ela “é” algo, como cor ou tipo de criatura, ela já entra assim. Se diz “torna-se” ou “ganha \[habilidade\]”, a mudança vem depois da entrada.
pub const R611_2E: Rule = Rule::new(Game::Magic, 1299);

/// **611.2f**
///
/// *es:* Si modifica el próximo hechizo que lance un jugador, o el próximo que cumpla ciertas condiciones, no empieza enseguida: se aplica a ese hechizo desde que el jugador lo pone en la pila (regla 601.2a).
///
/// *pt:* Para mudar características da próxima mágica que alguém conjurar (ou da próxima com certas condições), o efeito espera: começa quando o jogador coloca na pilha a que serve, e se aplica a ela (regra 601.2a).
pub const R611_2F: Rule = Rule::new(Game::Magic, 1300);

/// **611.3**
///
/// *es:* Otros efectos continuos proceden de la habilidad estática de un objeto.
///
/// *pt:* Também a habilidade estática de um objeto pode gerar efeito contínuo.
pub const R611_3: Rule = Rule::new(Game::Magic, 1301);

/// **611.3a**
///
/// *es:* El efecto de una estática no queda fijado de antemano: a cada momento se aplica a lo que su texto señale entonces.
///
/// *pt:* O efeito de uma estática se aplica, a todo instante, ao que o texto indica naquele instante; nada fica definido de antemão.
pub const R611_3A: Rule = Rule::new(Game::Magic, 1302);

/// **611.3b**
///
/// *es:* El efecto de una estática está activo todo el tiempo que su permanente pase en el campo de batalla, o su objeto en la zona apropiada.
///
/// *pt:* O efeito de uma estática vale sem interrupção enquanto a permanente que o gera está no campo de batalha ou o objeto está na zona adequada.
pub const R611_3B: Rule = Rule::new(Game::Magic, 1303);

/// **611.3c**
///
/// *es:* El permanente entra ya con las características que le dan los efectos continuos, no las cambia después. Por eso lo que se dispara con su entrada se decide contando con ellas.
///
/// *pt:* Mudanças de características já se aplicam na própria entrada da permanente, não em seguida. Assim, só depois de contá-las se vê quais habilidades desencadeiam com a entrada.
pub const R611_3C: Rule = Rule::new(Game::Magic, 1304);

/// **611.3d**
///
/// *es:* Si una estática deja jugar tierras o lanzar hechizos de permanente, o da a estos o a una carta una habilidad que lo permite, puede darles además otra que solo funciona en el campo de batalla. Esta dura lo indicado o, sin plazo, todo el juego: excepción a las reglas 611.3a–611.3b.
///
/// *pt:* Ao permitir jogar um terreno ou conjurar uma mágica de permanente (ou dar habilidade que permite conjurá-la), a estática pode dar-lhe também uma habilidade que só funciona no campo de batalha. Esta dura o que o efeito disser; sem prazo, até o fim do jogo, exceção às regras 611.3a–b.
pub const R611_3D: Rule = Rule::new(Game::Magic, 1305);

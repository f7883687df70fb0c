// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 115. Objetivos

use vademecum_vocab::{Game, Rule};

/// **115** Objetivos · Alvos
pub const R115: Rule = Rule::new(Game::Magic, 313);

/// **115.1**
///
/// *es:* Hay hechizos y habilidades que piden a su controlador elegir objetivos: los objetos o jugadores que afectarán. Se declaran al ponerlos en la pila; después solo los cambia otro hechizo o habilidad que lo diga expresamente.
///
/// *pt:* Certas mágicas e habilidades fazem o controlador escolher alvos: os objetos ou jogadores que serão afetados. Eles são declarados ao colocá-las na pilha e depois só mudam por outra mágica ou habilidade que o permita expressamente.
pub const R115_1: Rule = Rule::new(Game::Magic, 314);

/// **115.1a**
///
/// *es:* Si su habilidad de hechizo llama «objetivo» al objeto o jugador que afectará, un instantáneo o conjuro hace objetivo; se elige al lanzarlo (regla 601.2c). Cuando la palabra está en una habilidad activada o disparada suya, solo esa habilidad hace objetivo.
///
/// *pt:* Mágica instantânea ou feitiço tem alvo quando sua habilidade da mágica chama de “alvo” o objeto ou jogador que afetará; escolhe-se ao conjurar (regra 601.2c). Se a palavra está em uma habilidade ativada ou desencadeada, só essa habilidade tem alvo.
pub const R115_1A: Rule = Rule::new(Game::Magic, 315);

/// **115.1b**
///
/// *es:* Todo hechizo de Aura hace objetivo: su habilidad de encantar (regla 702.5) dice a qué, y se elige al lanzarlo (regla 601.2c). El Aura permanente no; sus habilidades activadas o disparadas pueden hacerlo.
///
/// *pt:* Toda mágica de Aura tem alvo, definido pela habilidade encantar (regra 702.5) e escolhido ao conjurá-la (regra 601.2c). Já a Aura como permanente não tem, embora habilidades ativadas ou desencadeadas dela possam ter.
pub const R115_1B: Rule = Rule::new(Game::Magic, 316);

/// **115.1c**
///
/// *es:* Si una habilidad activada llama «objetivo» al objeto o jugador que afectará, hace objetivo. Se elige en el momento de activarla (regla 602.2b).
///
/// *pt:* A habilidade ativada tem alvo se chama de “alvo” o objeto ou jogador que afetará. A escolha é feita ao ativá-la (regra 602.2b).
pub const R115_1C: Rule = Rule::new(Game::Magic, 317);

/// **115.1d**
///
/// *es:* También hace objetivo la habilidad disparada que llama «objetivo» al objeto o jugador que afectará. La elección se hace al ponerla en la pila (regla 603.3d).
///
/// *pt:* A habilidade desencadeada tem alvo se usa “alvo” para indicar o objeto ou jogador que afetará, escolhido quando ela vai para a pilha (regra 603.3d).
pub const R115_1D: Rule = Rule::new(Game::Magic, 318);

/// **115.1e**
///
/// *es:* Palabras clave como equipar o modular son habilidades activadas o disparadas con objetivo; otras, como mutación, dan objetivo al hechizo. La palabra «objetivo» está en la regla de la palabra clave, no en la habilidad (regla 702).
///
/// *pt:* Certas palavras-chave são habilidades ativadas ou desencadeadas com alvo (equipar, modular); outras dão alvo à mágica. Quem diz “alvo” é então a regra da palavra-chave, não a habilidade, embora o texto explicativo costume dizê-lo também.
pub const R115_1E: Rule = Rule::new(Game::Magic, 319);

/// **115.2**
///
/// *es:* Solo un permanente es objetivo legal, salvo que se admitan jugadores u objetos de otra zona (regla 115.4), o algo que no pueda estar en el campo de batalla.
///
/// *pt:* Só permanentes são alvos válidos, salvo se o texto admitir jogador ou objeto de outra zona (regra 115.4), ou algo que não possa existir no campo de batalha.
pub const R115_2: Rule = Rule::new(Game::Magic, 320);

/// **115.3**
///
/// *es:* Por cada vez que aparece la palabra «objetivo» no puede repetirse la elección; si aparece en varios sitios, el mismo objeto o jugador puede servir una vez en cada uno si cumple lo pedido. Es así tanto al elegir objetivos como al cambiarlos o elegir otros (regla 115.7).
///
/// *pt:* Cada ocorrência da palavra “alvo” não aceita a mesma escolha duas vezes. Se houver várias ocorrências, um objeto ou jogador pode ser escolhido uma vez em cada uma, desde que atenda ao pedido. Vale ao escolher alvos e também ao trocá-los ou escolher novos (regra 115.7).
pub const R115_3: Rule = Rule::new(Game::Magic, 321);

/// **115.4**
///
/// *es:* Si al hablar de daño se pide «cualquier objetivo», «dos objetivos» o similar, sin decir de qué clase, solo valen criaturas, jugadores, planeswalkers y batallas.
///
/// *pt:* Se, ao tratar de dano, o texto pede “qualquer alvo”, “outro alvo” ou similar, sem dizer qual tipo, só cabem criaturas, jogadores, planeswalkers e batalhas.
pub const R115_4: Rule = Rule::new(Game::Magic, 322);

/// **115.5**
///
/// *es:* Estando en la pila, un hechizo o habilidad nunca puede hacerse objetivo a sí mismo.
///
/// *pt:* Na pilha, nenhuma mágica ou habilidade pode escolher a si mesma como alvo.
pub const R115_5: Rule = Rule::new(Game::Magic, 323);

/// **115.6**
///
/// *es:* Aunque un hechizo o habilidad permita elegir cero objetivos, sigue siendo de los que los requieren, pero solo hace objetivo si se eligió alguno.
///
/// *pt:* Uma mágica ou habilidade que aceita zero alvos continua sendo das que exigem alvos, mas só tem alvo se algum foi escolhido.
pub const R115_6: Rule = Rule::new(Game::Magic, 324);

/// **115.7**
///
/// *es:* Unos efectos dejan que un jugador cambie los objetivos de un hechizo o habilidad; otros, que elija nuevos objetivos para él.
///
/// *pt:* Os alvos de uma mágica ou habilidade podem mudar por dois tipos de efeito: os que deixam um jogador mudá-los e os que o deixam escolher novos.
pub const R115_7: Rule = Rule::new(Game::Magic, 325);

/// **115.7a**
///
/// *es:* Con «cambiar los objetivos», cada uno debe pasar a otro que sea legal. El que no pueda se queda como estaba, aunque ya sea ilegal. O se cambian todos, o no se cambia ninguno.
///
/// *pt:* Ao “mudar os alvos”, cada um tem de passar a ser outro alvo válido. O que não puder fica como está, mesmo que já seja inválido. É tudo ou nada: se algum não muda, nenhum muda.
pub const R115_7A: Rule = Rule::new(Game::Magic, 326);

/// **115.7b**
///
/// *es:* Con «cambiar un objetivo» se sigue la regla 115.7a, salvo que solo puede cambiarse uno, en vez de todos o ninguno.
///
/// *pt:* Com “mudar um alvo”, só um deles pode ser trocado, e os demais ficam como estão; de resto, vale a regra 115.7a.
pub const R115_7B: Rule = Rule::new(Game::Magic, 327);

/// **115.7c**
///
/// *es:* Si se trata de «cambiar cualquier cantidad de objetivos», vale la regla 115.7a, pero el jugador cambia cuantos quiera en vez de todos o ninguno.
///
/// *pt:* Ao “mudar quaisquer alvos”, segue-se a regra 115.7a, só que o jogador troca quantos quiser, em vez de todos ou nenhum.
pub const R115_7C: Rule = Rule::new(Game::Magic, 328);

/// **115.7d**
///
/// *es:* Con «elegir nuevos objetivos», el jugador deja tal cual los que quiera, incluso ilegales. Los nuevos tienen que ser legales y no volver ilegal a ninguno de los que quedan.
///
/// *pt:* Ao “escolher novos alvos”, o jogador mantém quantos quiser, mesmo inválidos. Os novos precisam ser válidos e não podem tornar inválido nenhum dos mantidos.
pub const R115_7D: Rule = Rule::new(Game::Magic, 329);

/// **115.7e**
///
/// *es:* Para saber si un cambio o una nueva elección es legal se mira únicamente cómo quedan los objetivos al final.
///
/// *pt:* Para saber se a troca ou a nova escolha é válida, só conta como os alvos ficaram no fim.
pub const R115_7E: Rule = Rule::new(Game::Magic, 330);

/// **115.7f**
///
/// *es:* El reparto de un efecto dividido o distribuido (daño o contadores, por ejemplo) sigue igual aunque se cambien los objetivos o se elijan otros.
///
/// *pt:* Se um efeito foi dividido ou distribuído entre alvos (dano, marcadores), trocá-los ou escolher novos não altera essa divisão.
pub const R115_7F: Rule = Rule::new(Game::Magic, 331);

/// **115.8**
///
/// *es:* Cada modo de un hechizo o habilidad modal puede pedir objetivos diferentes. Poder cambiarlos o elegir otros no permite cambiar el modo (regla 700.2).
///
/// *pt:* Mudar os alvos de uma mágica ou habilidade modal, ou escolher novos, não permite mudar o modo dela, mesmo que outro modo peça alvos diferentes (regra 700.2).
pub const R115_8: Rule = Rule::new(Game::Magic, 332);

/// **115.9**
///
/// *es:* Algunos objetos comprueban a qué hace objetivo otro hechizo o habilidad. Según lo que digan, miran cómo están ahora esos objetivos, cómo estaban al elegirse o ambas cosas.
///
/// *pt:* Certos objetos conferem os alvos de outra mágica ou habilidade. Conforme o texto, contam os alvos como estão agora, como estavam ao serem escolhidos ou as duas coisas.
pub const R115_9: Rule = Rule::new(Game::Magic, 333);

/// **115.9a**
///
/// *es:* Lo que busca un hechizo o habilidad «con» cierto número de objetivos cuenta las veces que se eligió un objeto o jugador al ponerlo en la pila, sean hoy legales o no; uno elegido dos veces cuenta dos.
///
/// *pt:* O que procura mágica ou habilidade “com” tantos alvos conta quantas vezes objetos ou jogadores foram escolhidos quando ela foi para a pilha, não quantos ainda são válidos. O escolhido duas vezes conta duas.
pub const R115_9A: Rule = Rule::new(Game::Magic, 334);

/// **115.9b**
///
/// *es:* Lo que busca hechizos o habilidades «que hacen objetivo a» cierta cosa mira cómo están sus objetivos ahora: los que siguen en la zona esperada, o aún en el juego si son jugadores, cuentan aunque ya no sean legales. Los demás se ignoran, sin recurrir a su última información conocida.
///
/// *pt:* O que procura mágica ou habilidade “que tenha como alvo” tal coisa olha os alvos como estão: o objeto ainda na zona esperada e o jogador ainda no jogo contam com sua informação atual, mesmo inválidos. Os demais são ignorados; a última informação conhecida não serve.
pub const R115_9B: Rule = Rule::new(Game::Magic, 335);

/// **115.9c**
///
/// *es:* Lo que busca hechizos o habilidades «que hacen objetivo solo a» cierta cosa cuenta los objetos o jugadores distintos elegidos al ponerlos en la pila, con los cambios hechos después, aunque ya no sean legales. Si es uno, aun elegido varias veces, se lo mira como en la regla 115.9b.
///
/// *pt:* O que procura mágica ou habilidade “que tenha como alvo só” tal coisa conta os objetos ou jogadores diferentes escolhidos ao ir para a pilha, considerando trocas posteriores, mesmo se hoje inválidos. Sendo um só, ainda que repetido, verifica-se o estado atual dele pela regra 115.9b.
pub const R115_9C: Rule = Rule::new(Game::Magic, 336);

/// **115.10**
///
/// *es:* Un hechizo o habilidad también puede afectar a objetos y jugadores sin hacerlos objetivo; en general, estos no se eligen hasta la resolución (regla 608).
///
/// *pt:* Uma mágica ou habilidade pode afetar objetos e jogadores sem tê-los como alvo; em geral, eles só são escolhidos na resolução (regra 608).
pub const R115_10: Rule = Rule::new(Game::Magic, 337);

/// **115.10a**
///
/// *es:* Verse afectado no convierte a un objeto o jugador en objetivo. Solo lo es si lo señala esa palabra en el texto del hechizo o habilidad, o en la regla de la palabra clave.
///
/// *pt:* Ser afetado não faz de um objeto ou jogador um alvo. Só é alvo o que for indicado por essa palavra no texto da mágica ou habilidade, ou na regra da palavra-chave.
pub const R115_10A: Rule = Rule::new(Game::Magic, 338);

/// **115.10b**
///
/// *es:* Un texto que habla de «tú» no hace objetivo por eso al jugador.
///
/// *pt:* Um texto que fala em “você” não tem por isso o jogador como alvo.
pub const R115_10B: Rule = Rule::new(Game::Magic, 339);

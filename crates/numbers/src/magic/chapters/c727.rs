// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 727. Fusionar con permanentes

use vademecum_vocab::{Game, Rule};

/// **727** Fusionar con permanentes · Mesclando com permanentes
pub const R727: Rule = Rule::new(Game::Magic, 2798);

/// **727.1**
///
/// *es:* Solo una palabra clave fusiona un objeto con un permanente: mutación (regla 702.140).
///
/// *pt:* Mutação (regra 702.140) é a palavra-chave que mescla um objeto com uma permanente, e não há outra.
pub const R727_1: Rule = Rule::new(Game::Magic, 2799);

/// **727.2**
///
/// *es:* El objeto se pone encima o debajo del permanente, que queda fusionado: lo representan la carta o copia añadida y los componentes de antes.
///
/// *pt:* Mesclar é pôr o objeto sobre ou sob a permanente, que fica mesclada: passa a representá-la também o card ou cópia que representava o objeto.
pub const R727_2: Rule = Rule::new(Game::Magic, 2800);

/// **727.2a**
///
/// *es:* Solo cuentan las características del componente superior, salvo que el efecto fusionador diga otra cosa. Es efecto copiable, con el orden de llegada de la fusión (regla 613.2).
///
/// *pt:* A permanente mesclada tem as características do componente de cima e só elas, a menos que o efeito que mesclou diga diferente. O efeito é copiável, com selo temporal do momento da mescla (regra 613.2).
pub const R727_2A: Rule = Rule::new(Game::Magic, 2801);

/// **727.2b**
///
/// *es:* El objeto deja su zona y se integra en el permanente, pero este no cuenta como recién entrado al campo de batalla.
///
/// *pt:* O objeto mesclado sai de onde estava e vira parte da permanente, sem que ela conte como recém-chegada ao campo de batalha.
pub const R727_2B: Rule = Rule::new(Game::Magic, 2802);

/// **727.2c**
///
/// *es:* Nadie acaba de recibir el control del permanente fusionado ni se le quitan los efectos continuos que ya tenía: para todo sigue siendo el objeto de antes.
///
/// *pt:* A permanente mesclada é ainda o objeto de antes: continua sob os efeitos contínuos que o afetavam, não acabou de passar ao controle de ninguém, e assim por diante.
pub const R727_2C: Rule = Rule::new(Game::Magic, 2803);

/// **727.2d**
///
/// *es:* El componente superior decide si el permanente es ficha: las fichas que haya debajo no cuentan.
///
/// *pt:* Se há fichas entre os componentes, só uma ficha no topo faz da permanente uma ficha.
pub const R727_2D: Rule = Rule::new(Game::Magic, 2804);

/// **727.2e**
///
/// *es:* Con componentes boca arriba y boca abajo, el estatus lo da el superior. El permanente boca abajo que queda boca arriba al fusionarse no cuenta como puesto boca arriba.
///
/// *pt:* Havendo faces voltadas para cima e para baixo, o componente de cima dá o status. Ficar para cima por mesclar não é ser voltada para cima.
pub const R727_2E: Rule = Rule::new(Game::Magic, 2805);

/// **727.2f**
///
/// *es:* Poner boca abajo el permanente fusionado pone boca abajo todos los componentes que no lo estaban; ponerlo boca arriba hace lo contrario.
///
/// *pt:* Quando a permanente mesclada é voltada para baixo, também o é cada componente seu com a face voltada para cima; quando ela é voltada para cima, cada um com a face voltada para baixo.
pub const R727_2F: Rule = Rule::new(Game::Magic, 2806);

/// **727.2g**
///
/// *es:* Boca abajo con instantáneo o conjuro, el fusionado no puede ponerse boca arriba; si fuera a hacerlo, su controlador lo muestra, sigue igual y nada se dispara por ello.
///
/// *pt:* Com componente de mágica instantânea ou feitiço, a mesclada voltada para baixo não pode ser voltada para cima: se fosse, o controlador a revela e nada desencadeia.
pub const R727_2G: Rule = Rule::new(Game::Magic, 2807);

/// **727.2h**
///
/// *es:* Si se invierte el permanente fusionado, la carta invertida que haya entre sus componentes usa las características alternativas en vez de las normales (regla 710).
///
/// *pt:* O componente que é card que gira usa as características alternativas em vez das normais quando a permanente mesclada é girada (regra 710).
pub const R727_2H: Rule = Rule::new(Game::Magic, 2808);

/// **727.2i**
///
/// *es:* El fusionado nunca es de dos caras, aunque lo sean componentes suyos. Transformarlo da la vuelta a cada componente de dos caras que se transforma, que queda por su otra cara (regla 712).
///
/// *pt:* Componentes dupla face não tornam dupla face a permanente mesclada. Transformá-la volta para cima a outra face de cada componente dupla face que se transforma (regra 712).
pub const R727_2I: Rule = Rule::new(Game::Magic, 2809);

/// **727.2j**
///
/// *es:* Poner boca abajo un permanente fusionado boca arriba es imposible si tiene algún componente de dos caras.
///
/// *pt:* Com componente dupla face e a face voltada para cima, a permanente mesclada não pode ser voltada para baixo.
pub const R727_2J: Rule = Rule::new(Game::Magic, 2810);

/// **727.3**
///
/// *es:* El fusionado deja el campo de batalla como un solo permanente, pero cada componente va por separado a la zona que le toca.
///
/// *pt:* Os componentes da permanente mesclada que deixa o campo de batalha vão, cada um, para a zona apropriada, mas quem sai é uma permanente só.
pub const R727_3: Rule = Rule::new(Game::Magic, 2811);

/// **727.3a**
///
/// *es:* Si el fusionado acaba en el cementerio o la biblioteca, su propietario puede ordenar los objetos resultantes como quiera; el orden en la biblioteca no lo muestra.
///
/// *pt:* O dono pode pôr em qualquer ordem os objetos em que a permanente mesclada se divide no cemitério ou grimório; neste, não revela a ordem.
pub const R727_3A: Rule = Rule::new(Game::Magic, 2812);

/// **727.3b**
///
/// *es:* El jugador que exilia el permanente fusionado fija en ese momento el orden de llegada relativo de las cartas (excepción a la regla 613.7m).
///
/// *pt:* A ordem dos selos temporais dos cards, no exílio, é decidida na hora por quem exilou a permanente mesclada (exceção à regra 613.7m).
pub const R727_3B: Rule = Rule::new(Game::Magic, 2813);

/// **727.3c**
///
/// *es:* El efecto capaz de encontrar el objeto en que se convierte el fusionado al irse los encuentra todos (regla 400.7), y lo que haga lo hace con cada uno.
///
/// *pt:* Se um efeito pode achar o objeto em que a mesclada se torna ao sair, acha todos (regra 400.7), e as ações dele se fazem sobre cada um.
pub const R727_3C: Rule = Rule::new(Game::Magic, 2814);

/// **727.3d**
///
/// *es:* Si varios reemplazos caben cuando el fusionado deja el campo de batalla o llega a otra zona, aplicarle uno lo aplica a todos sus componentes. Un comandante puede quedar exento (regla 903.9b–c).
///
/// *pt:* Se cabem vários efeitos de substituição na saída do campo de batalha ou na chegada à nova zona, o aplicado à permanente vale para todos os componentes; comandantes podem escapar (regra 903.9b–c).
pub const R727_3D: Rule = Rule::new(Game::Magic, 2815);

/// **727.3e**
///
/// *es:* Hay reemplazos que hablan de una «carta» que va a una zona, sin incluir fichas. Si el permanente fusionado no es ficha, alcanzan todos sus componentes, incluso fichas. Si lo es, él y sus componentes ficha van adonde iban; los que son cartas, adonde diga el reemplazo.
///
/// *pt:* Se uma substituição fala de “card” indo a uma zona, sem incluir fichas, e a permanente mesclada não é ficha, vale para todos os componentes, até fichas. Se é ficha, ela e suas fichas vão normalmente, e só os componentes cards seguem a substituição.
pub const R727_3E: Rule = Rule::new(Game::Magic, 2816);

//! Texts of instants and sorceries in Spanish, Portuguese and English.

/// What instants and sorceries say.
pub(crate) const SPELLS: &[[&str; 3]] = &[
    [
        "Obtienes {TK}{TK}. Pon una pegatina de nombre en la criatura objetivo.",
        "Você recebe {TK}{TK}. Coloque um adesivo de nome na criatura alvo.",
        "You get {TK}{TK}. Put a name sticker on target creature.",
    ],
    [
        "Pon una pegatina de nombre en la criatura objetivo. Esa criatura obtiene +1/+1 por cada vocal diferente en esa pegatina hasta el final del turno.",
        "Coloque um adesivo de nome na criatura alvo. Aquela criatura recebe +1/+1 para cada vogal diferente naquele adesivo até o final do turno.",
        "Put a name sticker on target creature. That creature gets +1/+1 for each unique vowel on that sticker until end of turn.",
    ],
    [
        "Las criaturas verdes ganan la habilidad de alcance hasta el final del turno si una criatura roja tiene la habilidad de alcance. Lo mismo es cierto para cruzar tierras y protección.",
        "As criaturas verdes ganham alcance até o final do turno se uma criatura vermelha tem alcance. O mesmo é verdadeiro para travessia de terreno e proteção.",
        "Green creatures gain reach until end of turn if a red creature has reach. The same is true for landwalk and protection.",
    ],
    [
        "Pon todas las criaturas en la parte superior de las bibliotecas de sus propietarios.",
        "Coloque todas as criaturas no topo dos grimórios de seus donos.",
        "Put all creatures on top of their owners' libraries.",
    ],
    [
        "Muestra las cuatro cartas superiores de tu biblioteca. Luego un oponente separa esas cartas en dos montones. Luego pon un montón en tu cementerio y el otro en tu mano.",
        "Revele os quatro cards do topo de seu grimório. Depois um oponente separa aqueles cards em duas pilhas. Depois coloque uma pilha em seu cemitério e a outra em sua mão.",
        "Reveal the top four cards of your library. Then an opponent separates those cards into two piles. Then put one pile into your graveyard and the other into your hand.",
    ],
    [
        "Muestra las cuatro cartas superiores de tu biblioteca. Luego un oponente separa esas cartas en dos montones. Luego pon un montón en tu cementerio y el otro en tu mano.",
        "Revele os quatro cards do topo de seu grimório. Depois um oponente separa aqueles cards em dois montes. Depois coloque um monte em seu cemitério e o outro em sua mão.",
        "Reveal the top four cards of your library. Then an opponent separates those cards into two piles. Then put one pile into your graveyard and the other into your hand.",
    ],
    [
        "Puedes sacrificar un artefacto. Si no lo haces, pierdes 3 vidas.",
        "Você pode sacrificar um artefato. Se não fizer isso, você perde 3 pontos de vida.",
        "You may sacrifice an artifact. If you don't, you lose 3 life.",
    ],
    [
        "Destruye la criatura objetivo al final del combate.",
        "Destrua a criatura alvo no final do combate.",
        "Destroy target creature at end of combat.",
    ],
    [
        "La criatura objetivo se convierte en un artefacto hasta el final del turno.",
        "A criatura alvo torna-se um artefato até o final do turno.",
        "Target creature becomes an artifact until end of turn.",
    ],
    [
        "Hasta el final del turno, la tierra básica objetivo se convierte en una criatura verde 3/4 que sigue siendo una tierra.",
        "Até o final do turno, o terreno básico alvo torna-se uma criatura verde 3/4 que ainda é um terreno.",
        "Until end of turn, target basic land becomes a green 3/4 creature that's still a land.",
    ],
    [
        "Los artefactos que no sean criatura se convierten en criaturas artefacto 3/2 hasta el final del turno.",
        "Artefatos que não sejam criatura tornam-se criaturas artefato 3/2 até o final do turno.",
        "Noncreature artifacts become 3/2 artifact creatures until end of turn.",
    ],
    [
        "La criatura objetivo se vuelve del color de tu elección y obtiene +2/+0 hasta el final del turno.",
        "A criatura alvo torna-se da cor à sua escolha e recebe +2/+0 até o final do turno.",
        "Target creature becomes the color of your choice and gets +2/+0 until end of turn.",
    ],
    [
        "Gira la criatura objetivo. Cuando esa criatura se enderece, pierdes 2 vidas.",
        "Vire a criatura alvo. Quando aquela criatura for desvirada, você perde 2 pontos de vida.",
        "Tap target creature. When that creature becomes untapped, you lose 2 life.",
    ],
    [
        "Prevén los próximos 2 puntos de daño que se fueran a hacer a cada criatura blanca este turno.",
        "Previna os próximos 2 pontos de dano que seriam causados a cada criatura branca neste turno.",
        "Prevent the next 2 damage that would be dealt to each white creature this turn.",
    ],
    [
        "Prevén todo el daño que fueran a hacer criaturas verdes este turno.",
        "Previna todo o dano que seria causado por criaturas verdes neste turno.",
        "Prevent all damage green creatures would deal this turn.",
    ],
    [
        "Regresa la carta de criatura verde objetivo de tu cementerio al campo de batalla. Es un artefacto además de sus otros tipos.",
        "Devolva o card de criatura verde alvo de seu cemitério ao campo de batalha. Ela é um artefato além de seus outros tipos.",
        "Return target green creature card from your graveyard to the battlefield. It's an artifact in addition to its other types.",
    ],
    [
        "Hasta el final del turno, la criatura objetivo gana todas las habilidades activadas de la criatura verde objetivo.",
        "Até o final do turno, a criatura alvo ganha todas as habilidades ativadas da criatura verde alvo.",
        "Until end of turn, target creature gains all activated abilities of target green creature.",
    ],
    [
        "Probo hace una cantidad de daño igual a la resistencia de la criatura sacrificada al jugador objetivo.",
        "Probo causa uma quantidade de dano igual à resistência da criatura sacrificada ao jogador alvo.",
        "Probo deals damage equal to the sacrificed creature's toughness to target player.",
    ],
    [
        "Elige uno. Si se pagó el coste adicional de este hechizo, elige cualquier cantidad en vez de eso — • Robas una carta. • Ganas 3 vidas.",
        "Escolha um. Se o custo adicional desta mágica foi pago, escolha qualquer número em vez disso — • Você compra um card. • Você ganha 3 pontos de vida.",
        "Choose one. If this spell's additional cost was paid, choose any number instead — • You draw a card. • You gain 3 life.",
    ],
    [
        "Pon todos los artefactos en la parte inferior de las bibliotecas de sus propietarios.",
        "Coloque todos os artefatos no fundo dos grimórios de seus donos.",
        "Put all artifacts on the bottom of their owners' libraries.",
    ],
    ["Destruye la criatura objetivo.", "Destrua a criatura alvo.", "Destroy target creature."],
    [
        "Cambia el texto del permanente objetivo reemplazando todas las instancias de una palabra de color por otra.",
        "Mude o texto da permanente alvo, substituindo todas as ocorrências de uma palavra de cor por outra.",
        "Change the text of target permanent by replacing all instances of one color word with another.",
    ],
    [
        "Probo hace 3 puntos de daño a cualquier objetivo.",
        "Probo causa 3 pontos de dano a qualquer alvo.",
        "Probo deals 3 damage to any target.",
    ],
    [
        "Probo hace X puntos de daño a la criatura o jugador objetivo.",
        "Probo causa X pontos de dano à criatura ou jogador alvo.",
        "Probo deals X damage to target creature or player.",
    ],
    ["El jugador objetivo roba dos cartas.", "O jogador alvo compra dois cards.", "Target player draws two cards."],
    [
        "El jugador objetivo roba dos cartas y pierde 2 vidas.",
        "O jogador alvo compra dois cards e perde 2 pontos de vida.",
        "Target player draws two cards and loses 2 life.",
    ],
    [
        "Cada oponente pierde 2 vidas y tú ganas 2 vidas.",
        "Cada oponente perde 2 pontos de vida e você ganha 2 pontos de vida.",
        "Each opponent loses 2 life and you gain 2 life.",
    ],
    [
        "La criatura objetivo obtiene +3/+3 y gana la habilidad de arrollar hasta el final del turno.",
        "A criatura alvo recebe +3/+3 e ganha a habilidade de atropelar até o final do turno.",
        "Target creature gets +3/+3 and gains trample until end of turn.",
    ],
    [
        "La criatura objetivo obtiene -X/-X hasta el final del turno.",
        "A criatura alvo recebe -X/-X até o final do turno.",
        "Target creature gets -X/-X until end of turn.",
    ],
    [
        "Las criaturas que controlas obtienen +1/+1 hasta el final del turno.",
        "As criaturas que você controla recebem +1/+1 até o final do turno.",
        "Creatures you control get +1/+1 until end of turn.",
    ],
    [
        "Hasta dos criaturas objetivo no pueden bloquear este turno.",
        "Até duas criaturas alvo não podem bloquear neste turno.",
        "Up to two target creatures can't block this turn.",
    ],
    [
        "Regresa la criatura objetivo a la mano de su propietario.",
        "Devolva a criatura alvo para a mão de seu dono.",
        "Return target creature to its owner's hand.",
    ],
    [
        "Regresa una criatura que controlas a la mano de su propietario.",
        "Devolva uma criatura que você controla para a mão de seu dono.",
        "Return a creature you control to its owner's hand.",
    ],
    [
        "Regresa la carta de tierra objetivo de tu cementerio a tu mano.",
        "Devolva o card de terreno alvo de seu cemitério para sua mão.",
        "Return target land card from your graveyard to your hand.",
    ],
    [
        "Pon la carta de criatura objetivo de un cementerio en el campo de batalla bajo tu control.",
        "Coloque o card de criatura alvo de um cemitério no campo de batalha sob seu controle.",
        "Put target creature card from a graveyard onto the battlefield under your control.",
    ],
    [
        "Pon la criatura objetivo en el fondo de la biblioteca de su propietario.",
        "Coloque a criatura alvo no fundo do grimório de seu dono.",
        "Put target creature on the bottom of its owner's library.",
    ],
    [
        "Exilia la criatura objetivo que controla un oponente.",
        "Exile a criatura alvo que um oponente controla.",
        "Exile target creature an opponent controls.",
    ],
    [
        "Exilia la criatura objetivo. Su controlador gana una cantidad de vidas igual a su fuerza.",
        "Exile a criatura alvo. Seu controlador ganha uma quantidade de pontos de vida igual ao seu poder.",
        "Exile target creature. Its controller gains life equal to its power.",
    ],
    [
        "Exilia el artefacto objetivo, luego pon esa carta en el campo de batalla girada bajo tu control.",
        "Exile o artefato alvo, depois coloque aquele card no campo de batalha virado sob seu controle.",
        "Exile target artifact, then put that card onto the battlefield tapped under your control.",
    ],
    [
        "Exilia el artefacto objetivo. Ponlo en el campo de batalla girado bajo el control de su propietario.",
        "Exile o artefato alvo. Coloque-o no campo de batalha virado sob o controle de seu dono.",
        "Exile target artifact. Put it onto the battlefield tapped under its owner's control.",
    ],
    ["Contrarresta el hechizo objetivo.", "Anule a mágica alvo.", "Counter target spell."],
    [
        "Contrarresta el hechizo de criatura objetivo.",
        "Anule a mágica de criatura alvo.",
        "Counter target creature spell.",
    ],
    [
        "Regresa la carta de instantáneo objetivo de tu cementerio a tu mano.",
        "Devolva o card de mágica instantânea alvo de seu cemitério para sua mão.",
        "Return target instant card from your graveyard to your hand.",
    ],
    [
        "Contrarresta el hechizo objetivo a menos que su controlador pague {2}.",
        "Anule a mágica alvo a menos que seu controlador pague {2}.",
        "Counter target spell unless its controller pays {2}.",
    ],
    [
        "Crea dos fichas de criatura Soldado blanca 1/1 con la habilidad de volar.",
        "Crie duas fichas de criatura branca 1/1 do tipo Soldado com a habilidade de voar.",
        "Create two 1/1 white Soldier creature tokens with flying.",
    ],
    [
        "Pon un contador de volar sobre la criatura objetivo.",
        "Coloque um marcador de voar na criatura alvo.",
        "Put a flying counter on target creature.",
    ],
    [
        "Pon tres contadores +1/+1 sobre la criatura objetivo que controlas.",
        "Coloque três marcadores +1/+1 na criatura alvo que você controla.",
        "Put three +1/+1 counters on target creature you control.",
    ],
    [
        "Pon dos contadores -1/-1 sobre cada criatura que no controles.",
        "Coloque dois marcadores -1/-1 em cada criatura que você não controla.",
        "Put two -1/-1 counters on each creature you don't control.",
    ],
    [
        "Destruye todas las criaturas que no sean negras.",
        "Destrua todas as criaturas que não sejam pretas.",
        "Destroy all nonblack creatures.",
    ],
    [
        "Destruye el artefacto o encantamiento objetivo.",
        "Destrua o artefato ou encantamento alvo.",
        "Destroy target artifact or enchantment.",
    ],
    [
        "Destruye la criatura objetivo con fuerza 4 o más.",
        "Destrua a criatura alvo com poder 4 ou mais.",
        "Destroy target creature with power 4 or greater.",
    ],
    [
        "Destruye todas las criaturas sin la habilidad de volar.",
        "Destrua todas as criaturas sem a habilidade de voar.",
        "Destroy all creatures without flying.",
    ],
    [
        "La criatura objetivo que controlas hace una cantidad de puntos de daño igual a su fuerza al artefacto objetivo.",
        "A criatura alvo que você controla causa uma quantidade de pontos de dano igual ao seu poder ao artefato alvo.",
        "Target creature you control deals damage equal to its power to target artifact.",
    ],
    [
        "La criatura blanca objetivo que controlas lucha contra la criatura negra objetivo que no controles.",
        "A criatura branca alvo que você controla luta com a criatura preta alvo que você não controla.",
        "Target white creature you control fights target black creature you don't control.",
    ],
    [
        "Roba una carta. Luego descarta una carta.",
        "Compre um card. Depois descarte um card.",
        "Draw a card. Then discard a card.",
    ],
    [
        "Puedes descartar dos cartas. Si lo haces, roba tres cartas.",
        "Você pode descartar dois cards. Se fizer isso, compre três cards.",
        "You may discard two cards. If you do, draw three cards.",
    ],
    [
        "Puedes pagar {2}. Si lo haces, roba una carta.",
        "Você pode pagar {2}. Se fizer isso, compre um card.",
        "You may pay {2}. If you do, draw a card.",
    ],
    ["Cada oponente puede robar una carta.", "Cada oponente pode comprar um card.", "Each opponent may draw a card."],
    [
        "Roba una carta por cada criatura que controlas.",
        "Compre um card para cada criatura que você controla.",
        "Draw a card for each creature you control.",
    ],
    [
        "Si controlas tres criaturas o más, roba una carta.",
        "Se você controlar três criaturas ou mais, compre um card.",
        "If you control three or more creatures, draw a card.",
    ],
    [
        "Hasta el final del turno, gana el control del artefacto rojo objetivo. Endereza ese artefacto.",
        "Até o final do turno, ganhe o controle do artefato vermelho alvo. Desvire aquele artefato.",
        "Until end of turn, gain control of target red artifact. Untap that artifact.",
    ],
    [
        "Busca en tu biblioteca una carta de artefacto verde, ponla en tu mano, luego baraja tu biblioteca.",
        "Procure em seu grimório um card de artefato verde, coloque-o em sua mão, depois embaralhe seu grimório.",
        "Search your library for a green artifact card, put it into your hand, then shuffle.",
    ],
    [
        "Busca en tu biblioteca hasta dos cartas de tierra nevada, ponlas en el campo de batalla giradas, luego baraja.",
        "Procure em seu grimório até dois cards de terreno da neve, coloque-os no campo de batalha virados, depois embaralhe.",
        "Search your library for up to two snow land cards, put them onto the battlefield tapped, then shuffle.",
    ],
    [
        "Cada jugador sacrifica una criatura.",
        "Cada jogador sacrifica uma criatura.",
        "Each player sacrifices a creature.",
    ],
    ["El oponente objetivo muele X cartas.", "O oponente alvo tritura X cards.", "Target opponent mills X cards."],
    [
        "Elige uno o ambos —\n• Ganas 3 vidas.\n• Destruye el artefacto objetivo.",
        "Escolha um ou ambos —\n• Você ganha 3 pontos de vida.\n• Destrua o artefato alvo.",
        "Choose one or both —\n• You gain 3 life.\n• Destroy target artifact.",
    ],
    [
        "Descubre 3. Pierdes una cantidad de vidas igual a la resistencia de la carta descubierta.",
        "Descubra 3. Você perde uma quantidade de pontos de vida igual à resistência do card descoberto.",
        "Discover 3. You lose life equal to the discovered card's toughness.",
    ],
    ["Sospecha de la criatura objetivo.", "Suspeite da criatura alvo.", "Suspect target creature."],
    [
        "La criatura objetivo deja de ser sospechosa.",
        "A criatura alvo deixa de ser suspeita.",
        "Target creature is no longer suspected.",
    ],
    [
        "Destruye la criatura sospechosa objetivo.",
        "Destrua a criatura suspeita alvo.",
        "Destroy target suspected creature.",
    ],
    [
        "Enmascara la carta superior de tu biblioteca.",
        "Encubra o card do topo de seu grimório.",
        "Cloak the top card of your library.",
    ],
    ["El Anillo te tienta.", "O Anel tenta você.", "The Ring tempts you."],
    ["Manifiesta miedo.", "Manifeste pavor.", "Manifest dread."],
    ["Aprende.", "Aprenda.", "Learn."],
    [
        "Cada oponente enfrenta una elección malvada — Ese jugador descarta dos cartas, o tú robas una carta.",
        "Cada oponente enfrenta uma escolha vilanesca — Aquele jogador descarta dois cards, ou você compra um card.",
        "Each opponent faces a villainous choice — That player discards two cards, or you draw a card.",
    ],
    [
        "Lanza una moneda. Si ganas el lanzamiento, roba dos cartas. Si pierdes el lanzamiento, pierdes 2 vidas.",
        "Jogue uma moeda. Se você vencer a jogada, compre dois cards. Se você perder a jogada, você perde 2 pontos de vida.",
        "Flip a coin. If you win the flip, draw two cards. If you lose the flip, you lose 2 life.",
    ],
    [
        "Lanza una moneda. Si sale cara, roba dos cartas. Si sale cruz, pierdes 2 vidas.",
        "Jogue uma moeda. Se der cara, compre dois cards. Se der coroa, você perde 2 pontos de vida.",
        "Flip a coin. If it comes up heads, draw two cards. If it comes up tails, you lose 2 life.",
    ],
    [
        "Tira un d20.\n1–9 | Roba una carta.\n10–19 | Roba dos cartas.\n20 | Roba tres cartas. Vuelve a tirar.",
        "Role um d20.\n1–9 | Compre um card.\n10–19 | Compre dois cards.\n20 | Compre três cards. Role novamente.",
        "Roll a d20.\n1–9 | Draw a card.\n10–19 | Draw two cards.\n20 | Draw three cards. Roll again.",
    ],
    [
        "Tira un d6 y suma el número de criaturas que controlas. Pierdes una cantidad de vidas igual al resultado.",
        "Role um d6 e some o número de criaturas que você controla. Você perde uma quantidade de pontos de vida igual ao resultado.",
        "Roll a d6 and add the number of creatures you control. You lose life equal to the result.",
    ],
    [
        "Tira dos d6. Si sacaste dobles, roba una carta.",
        "Role dois d6. Se você tirou dobradinha, compre um card.",
        "Roll two d6. If you rolled doubles, draw a card.",
    ],
    ["Escruta 2. Roba una carta.", "Vigie 2. Compre um card.", "Surveil 2. Draw a card."],
    [
        "Enrola Orcos 2. Endereza el Ejército enrolado.",
        "Arregimente Orcs 2. Desvire o Exército arregimentado.",
        "Amass Orcs 2. Untap the amassed Army.",
    ],
    ["Enrola 3.", "Arregimente 3.", "Amass 3."],
    [
        "La criatura objetivo que controlas explora.",
        "A criatura alvo que você controla explora.",
        "Target creature you control explores.",
    ],
    [
        "Hasta dos criaturas objetivo que controlas confabulan.",
        "Até duas criaturas alvo que você controla confabulam.",
        "Up to two target creatures you control connive.",
    ],
    [
        "La criatura objetivo que controlas confabula 2.",
        "A criatura alvo que você controla confabula 2.",
        "Target creature you control connives 2.",
    ],
    ["Adivina 2. Roba una carta.", "Use vidência 2. Compre um card.", "Scry 2. Draw a card."],
    [
        "El jugador objetivo toma un turno adicional después de este.",
        "O jogador alvo joga um turno extra depois deste.",
        "Target player takes an extra turn after this one.",
    ],
    [
        "El jugador objetivo descarta una carta al azar.",
        "O jogador alvo descarta um card aleatoriamente.",
        "Target player discards a card at random.",
    ],
    [
        "El jugador objetivo salta su próximo paso de robar.",
        "O jogador alvo pula sua próxima etapa de compra.",
        "Target player skips their next draw step.",
    ],
    [
        "Prevén todo el daño de combate que se fuera a hacer a la criatura roja objetivo este turno.",
        "Previna todo o dano de combate que seria causado à criatura vermelha alvo neste turno.",
        "Prevent all combat damage that would be dealt to target red creature this turn.",
    ],
    [
        "Prevén los próximos 5 puntos de daño que se fueran a hacer a la criatura objetivo este turno.",
        "Previna os próximos 5 pontos de dano que seriam causados à criatura alvo neste turno.",
        "Prevent the next 5 damage that would be dealt to target creature this turn.",
    ],
    [
        "Crea una ficha que es una copia del artefacto objetivo.",
        "Crie uma ficha que é uma cópia do artefato alvo.",
        "Create a token that's a copy of target artifact.",
    ],
    [
        "Copia el hechizo de instantáneo o conjuro objetivo. Puedes elegir nuevos objetivos para la copia.",
        "Copie a mágica instantânea ou feitiço alvo. Você pode escolher novos alvos para a cópia.",
        "Copy target instant or sorcery spell. You may choose new targets for the copy.",
    ],
    [
        "Intercambia la fuerza y la resistencia de la criatura azul objetivo hasta el final del turno.",
        "Troque o poder e a resistência da criatura azul alvo até o final do turno.",
        "Switch target blue creature's power and toughness until end of turn.",
    ],
    [
        "La criatura objetivo se vuelve azul hasta el final del turno.",
        "A criatura alvo torna-se azul até o final do turno.",
        "Target creature becomes blue until end of turn.",
    ],
    [
        "La criatura objetivo pierde todas las habilidades y tiene fuerza y resistencia base de 1/1 hasta el final del turno.",
        "A criatura alvo perde todas as habilidades e tem poder e resistência básicos 1/1 até o final do turno.",
        "Target creature loses all abilities and has base power and toughness 1/1 until end of turn.",
    ],
    [
        "Roba dos cartas al comienzo del próximo paso final.",
        "Compre dois cards no início da próxima etapa final.",
        "Draw two cards at the beginning of the next end step.",
    ],
    [
        "Probo hace 3 puntos de daño a cualquier objetivo y 2 puntos de daño a cualquier otro objetivo.",
        "Probo causa 3 pontos de dano a qualquer alvo e 2 pontos de dano a qualquer outro alvo.",
        "Probo deals 3 damage to any target and 2 damage to any other target.",
    ],
    [
        "Probo hace 3 puntos de daño divididos como elijas entre cualquier cantidad de objetivos.",
        "Probo causa 3 pontos de dano divididos à sua escolha entre qualquer número de alvos.",
        "Probo deals 3 damage divided as you choose among any number of targets.",
    ],
    [
        "Puedes elegir nuevos objetivos para el hechizo objetivo.",
        "Você pode escolher novos alvos para a mágica alvo.",
        "You may choose new targets for target spell.",
    ],
    [
        "Cambia el objetivo del hechizo objetivo con un solo objetivo.",
        "Mude o alvo da mágica alvo com um único alvo.",
        "Change the target of target spell with a single target.",
    ],
    [
        "Puedes jugar una tierra adicional este turno.",
        "Você pode jogar um terreno adicional neste turno.",
        "You may play an additional land this turn.",
    ],
    [
        "Puedes jugar dos tierras adicionales este turno.",
        "Você pode jogar dois terrenos adicionais neste turno.",
        "You may play two additional lands this turn.",
    ],
    [
        "El jugador objetivo no puede jugar tierras este turno.",
        "O jogador alvo não pode jogar terrenos neste turno.",
        "Target player can't play lands this turn.",
    ],
    [
        "Baraja Probo en la biblioteca de su propietario.",
        "Embaralhe Probo no grimório de seu dono.",
        "Shuffle Probo into its owner's library.",
    ],
    [
        "Baraja hasta tres cartas objetivo de tu cementerio en tu biblioteca.",
        "Embaralhe até três cards alvo de seu cemitério em seu grimório.",
        "Shuffle up to three target cards from your graveyard into your library.",
    ],
    [
        "Exilia el artefacto objetivo. Busca en la biblioteca, la mano y el cementerio de su controlador cada carta con el mismo nombre que ese artefacto. Exílialas. Luego ese jugador baraja su biblioteca.",
        "Exile o artefato alvo. Procure no grimório, na mão e no cemitério de seu controlador cada card com o mesmo nome que aquele artefato. Exile-os. Depois, aquele jogador embaralha o próprio grimório.",
        "Exile target artifact. Search its controller's library, hand, and graveyard for each card with the same name as that artifact. Exile them. Then that player shuffles.",
    ],
    [
        "El jugador objetivo muestra su mano. Elige de ella una carta que no sea tierra. Busca en la biblioteca, la mano y el cementerio de ese jugador cada carta con el mismo nombre que esa carta. Exílialas. Luego ese jugador baraja su biblioteca.",
        "O jogador alvo revela a própria mão. Escolha dela um card que não seja terreno. Procure no grimório, na mão e no cemitério daquele jogador cada card com o mesmo nome que aquele card. Exile-os. Depois, aquele jogador embaralha o próprio grimório.",
        "Target player reveals their hand. Choose from it a nonland card. Search that player's library, hand, and graveyard for each card with the same name as that card. Exile them. Then that player shuffles.",
    ],
    [
        "Cada oponente obtiene dos contadores de radiación.",
        "Cada oponente recebe dois marcadores de radiação.",
        "Each opponent gets two rad counters.",
    ],
    ["Roba una carta. Termina el turno.", "Compre um card. Encerre o turno.", "Draw a card. End the turn."],
    ["Termina la fase de combate.", "Encerre a fase de combate.", "End the combat phase."],
    [
        "Controlas al oponente objetivo durante el próximo turno de ese jugador.",
        "Você controla o oponente alvo durante o próximo turno daquele jogador.",
        "You control target opponent during that player's next turn.",
    ],
    [
        "Te controlas a ti mismo durante tu próximo turno.",
        "Você controla a si mesmo durante seu próximo turno.",
        "You control yourself during your next turn.",
    ],
    [
        "El jugador objetivo se salta su próximo turno.",
        "O jogador alvo pula seu próximo turno.",
        "Target player skips their next turn.",
    ],
    ["Reinicia el juego. Roba una carta.", "Reinicie a partida. Compre um card.", "Restart the game. Draw a card."],
    [
        "Elige un sector. Destruye todas las criaturas de ese sector.",
        "Escolha um setor. Destrua todas as criaturas naquele setor.",
        "Choose a sector. Destroy all creatures in that sector.",
    ],
    [
        "Exilia una carta de tu mano boca abajo. Esa carta queda profetizada con coste de profetizar {R}.",
        "Exile um card de sua mão com a face voltada para baixo. Aquele card fica profetizado com custo de profetizar {R}.",
        "Exile a card from your hand face down. That card becomes foretold with foretell cost {R}.",
    ],
    [
        "Elige hasta dos criaturas o jugadores objetivo. Por cada uno de esos objetivos, exilia la carta superior de tu biblioteca y Probo hace una cantidad de puntos de daño igual al valor de maná de aquella carta a ese objetivo.",
        "Escolha até dois alvos criaturas ou jogadores. Para cada um desses alvos, exile o card do topo de seu grimório e Probo causa uma quantidade de dano igual ao valor de mana daquele card àquele alvo.",
        "Choose up to two target creatures or players. For each of those targets, exile the top card of your library and Probo deals damage equal to the mana value of that card to that target.",
    ],
    [
        "Hasta el final del turno, cada carta de instantáneo o conjuro en tu cementerio gana retrospectiva. El coste de retrospectiva es su coste de maná.",
        "Até o final do turno, cada card de mágica instantânea ou feitiço em seu cemitério ganha recapitular. Seu custo de recapitular é seu custo de mana.",
        "Until end of turn, each instant or sorcery card in your graveyard gains flashback. Its flashback cost is its mana cost.",
    ],
    [
        "Tu comandante obtiene +2/+2 hasta el final del turno.",
        "Seu comandante recebe +2/+2 até o final do turno.",
        "Your commander gets +2/+2 until end of turn.",
    ],
];

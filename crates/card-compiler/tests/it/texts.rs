//! Texts of cards in Spanish, Portuguese and English, and whether they are of an instant or sorcery.

/// What instants and sorceries say.
pub(crate) const SPELLS: &[[&str; 3]] = &[
    [
        "Pon todas las criaturas en la parte superior de las bibliotecas de sus propietarios.",
        "Coloque todas as criaturas no topo dos grimórios de seus donos.",
        "Put all creatures on top of their owners' libraries.",
    ],
    [
        "Muestra las cuatro cartas superiores de tu biblioteca. Luego un oponente separa esas cartas en dos pilas. Luego pon una pila en tu cementerio y la otra en tu mano.",
        "Revele os quatro cards do topo de seu grimório. Depois um oponente separa aqueles cards em duas pilhas. Depois coloque uma pilha em seu cemitério e a outra em sua mão.",
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
];

/// What permanents say.
pub(crate) const PERMANENTS: &[[&str; 3]] = &[
    [
        "Siempre que descubras, ganas 1 vida.",
        "Toda vez que você descobrir, você ganha 1 ponto de vida.",
        "Whenever you discover, you gain 1 life.",
    ],
    [
        "Siempre que una criatura se vuelva sospechosa, roba una carta.",
        "Toda vez que uma criatura se tornar suspeita, compre um card.",
        "Whenever a creature becomes suspected, draw a card.",
    ],
    [
        "Siempre que el Anillo te tiente, ganas 1 vida.",
        "Toda vez que o Anel tentar você, você ganha 1 ponto de vida.",
        "Whenever the Ring tempts you, you gain 1 life.",
    ],
    [
        "Siempre que manifiestes miedo, ganas 1 vida.",
        "Toda vez que você manifestar pavor, você ganha 1 ponto de vida.",
        "Whenever you manifest dread, you gain 1 life.",
    ],
    [
        "Si un oponente fuera a enfrentar una elección malvada, enfrenta esa elección una vez más.",
        "Se um oponente fosse enfrentar uma escolha vilanesca, enfrenta aquela escolha mais uma vez.",
        "If an opponent would face a villainous choice, they face that choice an additional time.",
    ],
    [
        "Siempre que ganes un lanzamiento de moneda, ganas 1 vida.",
        "Toda vez que você vencer uma jogada de moeda, você ganha 1 ponto de vida.",
        "Whenever you win a coin flip, you gain 1 life.",
    ],
    [
        "Siempre que un oponente pierda un lanzamiento de moneda, ganas 1 vida.",
        "Toda vez que um oponente perder uma jogada de moeda, você ganha 1 ponto de vida.",
        "Whenever an opponent loses a coin flip, you gain 1 life.",
    ],
    [
        "Siempre que tires un dado, ganas 1 vida.",
        "Toda vez que você rolar um dado, você ganha 1 ponto de vida.",
        "Whenever you roll a die, you gain 1 life.",
    ],
    [
        "Siempre que tires uno o más dados, ganas 1 vida.",
        "Toda vez que você rolar um ou mais dados, você ganha 1 ponto de vida.",
        "Whenever you roll one or more dice, you gain 1 life.",
    ],
    [
        "Después de que tires un dado, puedes pagar {1}. Si lo haces, repite la tirada de ese dado.",
        "Depois que você rolar um dado, você pode pagar {1}. Se fizer isso, role aquele dado novamente.",
        "After you roll a die, you may pay {1}. If you do, reroll that die.",
    ],
    [
        "Después de que tires un dado, puedes pagar {2}. Si lo haces, aumenta el resultado en 3.",
        "Depois que você rolar um dado, você pode pagar {2}. Se fizer isso, aumente o resultado em 3.",
        "After you roll a die, you may pay {2}. If you do, increase the result by 3.",
    ],
    [
        "Si fueras a tirar uno o más dados, en vez de eso tira esa misma cantidad de dados más uno e ignora la tirada más baja.",
        "Se você fosse rolar um ou mais dados, em vez disso role aquela quantidade de dados mais um e ignore o menor resultado.",
        "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.",
    ],
    ["{2}: Adapta 2.", "{2}: Adapte 2.", "{2}: Adapt 2."],
    [
        "Cuando esta criatura entra, explora.",
        "Quando esta criatura entrar, ela explora.",
        "When this creature enters, it explores.",
    ],
    [
        "Siempre que escrutes, ganas 1 vida.",
        "Toda vez que você vigiar, você ganha 1 ponto de vida.",
        "Whenever you surveil, you gain 1 life.",
    ],
    [
        "Siempre que enroles, ganas 1 vida.",
        "Toda vez que você arregimentar, você ganha 1 ponto de vida.",
        "Whenever you amass, you gain 1 life.",
    ],
    [
        "Siempre que una criatura que controlas explore, roba una carta.",
        "Toda vez que uma criatura que você controla explorar, compre um card.",
        "Whenever a creature you control explores, draw a card.",
    ],
    [
        "Siempre que esta criatura confabule, roba una carta.",
        "Toda vez que esta criatura confabular, compre um card.",
        "Whenever this creature connives, draw a card.",
    ],
    [
        "Puedes mirar dos cartas adicionales cada vez que escrutes.",
        "Você pode olhar dois cards adicionais cada vez que vigiar.",
        "You may look at an additional two cards each time you surveil.",
    ],
    [
        "Siempre que descartes una o más cartas, ganas 1 vida.",
        "Toda vez que você descartar um ou mais cards, você ganha 1 ponto de vida.",
        "Whenever you discard one or more cards, you gain 1 life.",
    ],
    [
        "Las habilidades de lealtad de los planeswalkers que controlas cuestan [+1] adicional para activarse.",
        "Habilidades de lealdade de planeswalkers que você controla custam [+1] adicional para serem ativadas.",
        "Loyalty abilities of planeswalkers you control cost an additional [+1] to activate.",
    ],
    [
        "Las otras criaturas que controlas entran como copias de Probo.",
        "As outras criaturas que você controla entram como cópias de Probo.",
        "Other creatures you control enter as a copy of Probo.",
    ],
    [
        "Mientras tu devoción al azul sea menor que cinco, Probo no es una criatura.",
        "Enquanto sua devoção ao azul for menor que cinco, Probo não é uma criatura.",
        "As long as your devotion to blue is less than five, Probo isn't a creature.",
    ],
    [
        "Tu devoción a cada color y combinación de colores aumenta en dos.",
        "Sua devoção a cada cor e combinação de cores aumenta em dois.",
        "Your devotion to each color and combination of colors is increased by two.",
    ],
    [
        "Si fueras a perder la partida, en vez de eso baraja tu mano y todas las criaturas que te pertenecen en tu biblioteca, luego tu total de vidas se convierte en 10.",
        "Se você fosse perder o jogo, em vez disso embaralhe sua mão e todas as criaturas que lhe pertencem em seu grimório, depois seu total de pontos de vida torna-se 10.",
        "If you would lose the game, shuffle your hand and all creatures you own into your library, then your life total becomes 10 instead.",
    ],
    [
        "Siempre que una tierra básica vaya a un cementerio desde el campo de batalla, pierdes 1 vida.",
        "Toda vez que um terreno básico for colocado em um cemitério vindo do campo de batalha, você perde 1 ponto de vida.",
        "Whenever a basic land is put into a graveyard from the battlefield, you lose 1 life.",
    ],
    [
        "Siempre que no tengas cartas en la mano, ganas 1 vida.",
        "Toda vez que você não tiver cards na mão, você ganha 1 ponto de vida.",
        "Whenever you have no cards in hand, you gain 1 life.",
    ],
    [
        "Cuando Probo entre, gira la criatura objetivo. Cuando Probo deje el campo de batalla, ganas 5 vidas.",
        "Quando Probo entrar, vire a criatura alvo. Quando Probo deixar o campo de batalha, você ganha 5 pontos de vida.",
        "When Probo enters, tap target creature. When Probo leaves the battlefield, you gain 5 life.",
    ],
    ["Los permanentes entran girados.", "Permanentes entram virados.", "Permanents enter tapped."],
    ["Las tierras no pueden entrar.", "Terrenos não podem entrar.", "Lands can't enter."],
    [
        "Las cartas en los cementerios pierden todas las habilidades.",
        "Cards em cemitérios perdem todas as habilidades.",
        "Cards in graveyards lose all abilities.",
    ],
    [
        "Si una criatura verde fuera a hacer daño a un jugador, hace el doble de esa cantidad de daño en vez de eso.",
        "Se uma criatura verde fosse causar dano a um jogador, ela causa o dobro dessa quantidade de dano em vez disso.",
        "If a green creature would deal damage to a player, it deals double that much damage instead.",
    ],
    [
        "Si una fuente fuera a hacer daño a una criatura que controlas, prevén 1 de ese daño.",
        "Se uma fonte fosse causar dano a uma criatura que você controla, previna 1 desse dano.",
        "If a source would deal damage to a creature you control, prevent 1 of that damage.",
    ],
    [
        "Si una carta de artefacto fuera a ir a un cementerio desde cualquier lugar, exíliala en vez de eso.",
        "Se um card de artefato fosse ser colocado em um cemitério vindo de qualquer lugar, exile-o em vez disso.",
        "If an artifact card would be put into a graveyard from anywhere, exile it instead.",
    ],
    [
        "Si Probo fuera a morir, barájalo en la biblioteca de su propietario en vez de eso.",
        "Se Probo fosse morrer, embaralhe-o no grimório de seu dono em vez disso.",
        "If Probo would die, shuffle it into its owner's library instead.",
    ],
    [
        "Si fueras a ganar vidas, roba esa cantidad de cartas en vez de eso.",
        "Se você fosse ganhar pontos de vida, compre essa quantidade de cards em vez disso.",
        "If you would gain life, instead draw that many cards.",
    ],
    [
        "En cuanto Probo entre, elige un color.",
        "Conforme Probo entrar, escolha uma cor.",
        "As Probo enters, choose a color.",
    ],
    [
        "En cuanto Probo entre, elige un tipo de criatura.",
        "Conforme Probo entrar, escolha um tipo de criatura.",
        "As Probo enters, choose a creature type.",
    ],
    [
        "En cuanto Probo entre, exilia hasta tres cartas de criatura de tu cementerio.",
        "Conforme Probo entrar, exile até três cards de criatura de seu cemitério.",
        "As Probo enters, exile up to three creature cards from your graveyard.",
    ],
    [
        "{T}: Agrega un maná del color elegido.",
        "{T}: Adicione um mana da cor escolhida.",
        "{T}: Add one mana of the chosen color.",
    ],
    [
        "{2}: Ganas 1 vida por cada criatura del color elegido.",
        "{2}: Você ganha 1 ponto de vida para cada criatura da cor escolhida.",
        "{2}: You gain 1 life for each creature of the chosen color.",
    ],
    [
        "{2}: Destruye todas las criaturas del tipo elegido.",
        "{2}: Destrua todas as criaturas do tipo escolhido.",
        "{2}: Destroy all creatures of the chosen type.",
    ],
    [
        "Siempre que gires una tierra nevada para obtener maná, tú agregas un maná de cualquier tipo que haya producido esa tierra.",
        "Toda vez que você virar um terreno da neve para gerar mana, adicione um mana de qualquer tipo que aquele terreno tenha produzido.",
        "Whenever you tap a snow land for mana, add one mana of any type that land produced.",
    ],
    [
        "Cuando Probo entre, exilia la criatura objetivo hasta que Probo deje el campo de batalla.",
        "Quando Probo entrar, exile a criatura alvo até que Probo deixe o campo de batalha.",
        "When Probo enters, exile target creature until Probo leaves the battlefield.",
    ],
    [
        "Puedes lanzar hechizos de artefacto desde la parte superior de tu biblioteca.",
        "Você pode conjurar mágicas de artefato do topo de seu grimório.",
        "You may cast artifact spells from the top of your library.",
    ],
    [
        "{2}: Ganas 1 vida por cada criatura con la que atacaste este turno.",
        "{2}: Você ganha 1 ponto de vida para cada criatura com que você atacou neste turno.",
        "{2}: You gain 1 life for each creature you attacked with this turn.",
    ],
    [
        "{5}: Probo se convierte en una criatura artefacto 5/5 con la habilidad de volar hasta el final del turno.",
        "{5}: Probo torna-se uma criatura artefato 5/5 com a habilidade de voar até o final do turno.",
        "{5}: Probo becomes a 5/5 artifact creature with flying until end of turn.",
    ],
    [
        "Puedes hacer que Probo entre como una copia de un artefacto que controles, excepto que es nevado y, si es una criatura, entra con tres contadores +1/+1 adicionales.",
        "Você pode fazer com que Probo entre como uma cópia de um artefato que você controla, exceto que é da neve e, se ela for uma criatura, ela entra com três marcadores +1/+1 adicionais.",
        "You may have Probo enter as a copy of an artifact you control, except it's snow and, if it's a creature, it enters with three additional +1/+1 counters on it.",
    ],
    [
        "{1}: Hasta el final del turno, Probo obtiene +X/+X, donde X es su fuerza.",
        "{1}: Até o final do turno, Probo recebe +X/+X, onde X é seu poder.",
        "{1}: Until end of turn, Probo gets +X/+X, where X is its power.",
    ],
    [
        "{T}: Agrega una cantidad de {R} igual a la fuerza de Probo.",
        "{T}: Adicione uma quantidade de {R} igual ao poder de Probo.",
        "{T}: Add an amount of {R} equal to Probo's power.",
    ],
    [
        "{T}: Agrega un maná de cualquier color entre los permanentes que controlas.",
        "{T}: Adicione um mana de qualquer cor dentre as permanentes que você controla.",
        "{T}: Add one mana of any color among permanents you control.",
    ],
    [
        "{T}: Agrega un maná de cualquier tipo que una tierra que controla un oponente pudiera producir.",
        "{T}: Adicione um mana de qualquer tipo que um terreno que um oponente controla poderia produzir.",
        "{T}: Add one mana of any type that a land an opponent controls could produce.",
    ],
    [
        "Las tierras que controlas son criaturas 1/1 que siguen siendo tierras.",
        "Os terrenos que você controla são criaturas 1/1 que ainda são terrenos.",
        "Lands you control are 1/1 creatures that are still lands.",
    ],
    [
        "Los artefactos que controlas son criaturas artefacto 1/1.",
        "Os artefatos que você controla são criaturas artefato 1/1.",
        "Artifacts you control are 1/1 artifact creatures.",
    ],
    [
        "Las criaturas que controlas son Demonios además de sus otros tipos.",
        "As criaturas que você controla são Demônios além de seus outros tipos.",
        "Creatures you control are Demons in addition to their other types.",
    ],
    [
        "No más de una criatura puede atacar en cada combate.\nNo más de dos criaturas pueden bloquear en cada combate.",
        "Não mais que uma criatura pode atacar a cada combate.\nNão mais que duas criaturas podem bloquear a cada combate.",
        "No more than one creature can attack each combat.\nNo more than two creatures can block each combat.",
    ],
    [
        "Siempre que Probo haga daño a un oponente, obtienes esa cantidad de pasos de robar adicionales después de este paso.",
        "Toda vez que Probo causar dano a um oponente, você recebe essa quantidade de etapas de compra adicionais depois desta etapa.",
        "Whenever Probo deals damage to an opponent, you get that many additional draw steps after this step.",
    ],
    [
        "{1}: Hasta el final del turno, Probo gana todas las habilidades activadas de la criatura objetivo.",
        "{1}: Até o final do turno, Probo ganha todas as habilidades ativadas da criatura alvo.",
        "{1}: Until end of turn, Probo gains all activated abilities of target creature.",
    ],
    [
        "Mientras controles dos o más criaturas con nombres diferentes, Probo obtiene +1/+1.",
        "Enquanto você controlar duas ou mais criaturas com nomes diferentes, Probo recebe +1/+1.",
        "As long as you control two or more creatures with different names, Probo gets +1/+1.",
    ],
    [
        "Cuando Probo entre, sacrifica Probo. Si lo haces, roba una carta.",
        "Quando Probo entrar, sacrifique Probo. Se fizer isso, compre um card.",
        "When Probo enters, sacrifice Probo. If you do, draw a card.",
    ],
    [
        "{1}: Exilia la carta de criatura objetivo de un cementerio. Probo se convierte en una copia de esa carta.",
        "{1}: Exile o card de criatura alvo de um cemitério. Probo torna-se uma cópia daquele card.",
        "{1}: Exile target creature card from a graveyard. Probo becomes a copy of that card.",
    ],
    [
        "Cuando Probo muera, roba una cantidad de cartas igual a su fuerza.",
        "Quando Probo morrer, compre uma quantidade de cards igual ao poder dele.",
        "When Probo dies, draw cards equal to its power.",
    ],
    [
        "Vuela, vigilancia\nArrolla, toque mortal",
        "Voar, vigilância\nAtropelar, toque mortífero",
        "Flying, vigilance\nTrample, deathtouch",
    ],
    ["Daña primero", "Iniciativa", "First strike"],
    ["Daña dos veces", "Golpe duplo", "Double strike"],
    ["Cascada", "Cascata", "Cascade"],
    ["Convocar", "Convocar", "Convoke"],
    ["{T}: Agrega {G}.", "{T}: Adicione {G}.", "{T}: Add {G}."],
    ["{T}: Agrega {R} o {G}.", "{T}: Adicione {R} ou {G}.", "{T}: Add {R} or {G}."],
    [
        "{2}{R}, {T}, sacrifica una criatura: Roba una carta.",
        "{2}{R}, {T}, sacrifique uma criatura: Compre um card.",
        "{2}{R}, {T}, Sacrifice a creature: Draw a card.",
    ],
    [
        "Sacrifica otra criatura: Ganas 2 vidas.",
        "Sacrifique outra criatura: Você ganha 2 pontos de vida.",
        "Sacrifice another creature: You gain 2 life.",
    ],
    [
        "Descarta dos cartas, sacrifica a Probo: Roba una carta.",
        "Descarte dois cards, sacrifique Probo: Compre um card.",
        "Discard two cards, sacrifice Probo: Draw a card.",
    ],
    [
        "{T}: Agrega un maná de cualquier color.",
        "{T}: Adicione um mana de qualquer cor.",
        "{T}: Add one mana of any color.",
    ],
    [
        "{1}: Probo obtiene +1/+0 hasta el final del turno.",
        "{1}: Probo recebe +1/+0 até o final do turno.",
        "{1}: Probo gets +1/+0 until end of turn.",
    ],
    [
        "{1}: Ganas 1 vida. Activa esta habilidad solo una vez por turno.",
        "{1}: Você ganha 1 ponto de vida. Ative esta habilidade somente uma vez por turno.",
        "{1}: You gain 1 life. Activate only once each turn.",
    ],
    [
        "{T}: Roba una carta. Activa esta habilidad solo si controlas un artefacto.",
        "{T}: Compre um card. Ative esta habilidade somente se você controlar um artefato.",
        "{T}: Draw a card. Activate only if you control an artifact.",
    ],
    ["Cuando Probo entre, roba una carta.", "Quando Probo entrar, compre um card.", "When Probo enters, draw a card."],
    [
        "Siempre que otra criatura que controlas muera, ganas 1 vida.",
        "Toda vez que outra criatura que você controla morrer, você ganha 1 ponto de vida.",
        "Whenever another creature you control dies, you gain 1 life.",
    ],
    [
        "Cuando Probo muera, regrésalo al campo de batalla girado bajo tu control.",
        "Quando Probo morrer, devolva-o ao campo de batalha virado sob seu controle.",
        "When Probo dies, return it to the battlefield tapped under your control.",
    ],
    [
        "Siempre que una criatura que controlas muera, exilia esa carta.",
        "Toda vez que uma criatura que você controla morrer, exile aquele card.",
        "Whenever a creature you control dies, exile that card.",
    ],
    [
        "{T}: Agrega {R}{G} por cada artefacto que controlas.",
        "{T}: Adicione {R}{G} para cada artefato que você controla.",
        "{T}: Add {R}{G} for each artifact you control.",
    ],
    [
        "Siempre que lances un hechizo de instantáneo o conjuro, roba una carta.",
        "Toda vez que você conjurar uma mágica instantânea ou feitiço, compre um card.",
        "Whenever you cast an instant or sorcery spell, draw a card.",
    ],
    [
        "Siempre que una criatura entre bajo tu control, esa criatura obtiene +1/+0 hasta el final del turno.",
        "Toda vez que uma criatura entrar sob seu controle, aquela criatura recebe +1/+0 até o final do turno.",
        "Whenever a creature enters under your control, that creature gets +1/+0 until end of turn.",
    ],
    [
        "Siempre que Probo haga daño de combate a un jugador, ese jugador descarta una carta.",
        "Toda vez que Probo causar dano de combate a um jogador, aquele jogador descarta um card.",
        "Whenever Probo deals combat damage to a player, that player discards a card.",
    ],
    [
        "Siempre que ganes vidas, cada oponente pierde esa cantidad de vidas.",
        "Toda vez que você ganhar pontos de vida, cada oponente perde essa quantidade de pontos de vida.",
        "Whenever you gain life, each opponent loses that much life.",
    ],
    [
        "Al comienzo de tu mantenimiento, pierdes 1 vida.",
        "No início de sua manutenção, você perde 1 ponto de vida.",
        "At the beginning of your upkeep, you lose 1 life.",
    ],
    [
        "Al comienzo del paso final de cada oponente, ese jugador pierde 1 vida.",
        "No início da etapa final de cada oponente, aquele jogador perde 1 ponto de vida.",
        "At the beginning of each opponent's end step, that player loses 1 life.",
    ],
    [
        "Siempre que Probo ataque, puedes robar una carta.",
        "Toda vez que Probo atacar, você pode comprar um card.",
        "Whenever Probo attacks, you may draw a card.",
    ],
    [
        "Siempre que lances un hechizo de criatura, roba una carta.",
        "Toda vez que você conjurar uma mágica de criatura, compre um card.",
        "Whenever you cast a creature spell, draw a card.",
    ],
    [
        "Cuando Probo entre, si controlas un artefacto, cada oponente descarta una carta.",
        "Quando Probo entrar, se você controlar um artefato, cada oponente descarta um card.",
        "When Probo enters, if you control an artifact, each opponent discards a card.",
    ],
    [
        "Las otras criaturas que controlas obtienen +1/+1.",
        "As outras criaturas que você controla recebem +1/+1.",
        "Other creatures you control get +1/+1.",
    ],
    [
        "Los Elfos que controlas obtienen +1/+1 y tienen la habilidad de arrollar.",
        "Os Elfos que você controla recebem +1/+1 e têm a habilidade de atropelar.",
        "Elves you control get +1/+1 and have trample.",
    ],
    [
        "Mientras controles un artefacto, Probo obtiene +2/+0.",
        "Enquanto você controlar um artefato, Probo recebe +2/+0.",
        "As long as you control an artifact, Probo gets +2/+0.",
    ],
    [
        "Probo obtiene +1/+1 por cada otra criatura que controlas.",
        "Probo recebe +1/+1 para cada outra criatura que você controla.",
        "Probo gets +1/+1 for each other creature you control.",
    ],
    [
        "Los Elfos no se enderezan durante el paso de enderezar de su controlador.",
        "Os Elfos não desviram durante a etapa de desvirar de seu controlador.",
        "Elves don't untap during its controller's untap step.",
    ],
    ["Probo no puede bloquear.", "Probo não pode bloquear.", "Probo can't block."],
    [
        "Las criaturas que controlas tienen la habilidad de prisa.",
        "As criaturas que você controla têm a habilidade de ímpeto.",
        "Creatures you control have haste.",
    ],
    ["Probo entra girado.", "Probo entra virado.", "Probo enters tapped."],
    [
        "Probo entra con dos contadores -1/-1 sobre él.",
        "Probo entra com dois marcadores -1/-1.",
        "Probo enters with two -1/-1 counters on it.",
    ],
    [
        "Probo entra con X contadores +1/+1 sobre él.",
        "Probo entra com X marcadores +1/+1.",
        "Probo enters with X +1/+1 counters on it.",
    ],
    ["{1}: Regenera a Probo.", "{1}: Regenere Probo.", "{1}: Regenerate Probo."],
    [
        "Si esta criatura fuera a ser destruida, regenérala.",
        "Se esta criatura fosse ser destruída, regenere-a.",
        "If this creature would be destroyed, regenerate it.",
    ],
    [
        "Si una criatura fuera a morir, en vez de eso, exíliala.",
        "Se uma criatura fosse morrer, em vez disso, exile-a.",
        "If a creature would die, exile it instead.",
    ],
    [
        "Si fueras a robar una carta, ganas 2 vidas en vez de eso.",
        "Se você fosse comprar um card, você ganha 2 pontos de vida em vez disso.",
        "If you would draw a card, you gain 2 life instead.",
    ],
    [
        "Si fueras a ganar vidas, ganas el doble de esa cantidad de vidas en vez de eso.",
        "Se você fosse ganhar pontos de vida, você ganha o dobro dessa quantidade de pontos de vida em vez disso.",
        "If you would gain life, instead you gain twice that much life.",
    ],
    [
        "Si fueras a ganar vidas, ganas esa cantidad de vidas más 1 en vez de eso.",
        "Se você fosse ganhar pontos de vida, você ganha essa quantidade de pontos de vida mais 1 em vez disso.",
        "If you would gain life, instead you gain that much life plus 1.",
    ],
    [
        "Puedes hacer que Probo entre como una copia de cualquier artefacto incoloro en el campo de batalla.",
        "Você pode fazer com que Probo entre como uma cópia de qualquer artefato incolor no campo de batalha.",
        "You may have Probo enter as a copy of any colorless artifact on the battlefield.",
    ],
    [
        "Las tierras que controlas son criaturas además de sus otros tipos.",
        "Os terrenos que você controla são criaturas além de seus outros tipos.",
        "Lands you control are creatures in addition to their other types.",
    ],
    [
        "Todo el daño que se te fuera a hacer se hace a Probo en vez de eso.",
        "Todo o dano que seria causado a você é causado a Probo em vez disso.",
        "All damage that would be dealt to you is dealt to Probo instead.",
    ],
    [
        "Cuando no controles Islas, sacrifica a Probo.",
        "Quando você não controlar Ilhas, sacrifique Probo.",
        "When you control no Islands, sacrifice Probo.",
    ],
    [
        "Siempre que Probo ataque, puedes sacrificar otra criatura. Cuando lo hagas, Probo hace 2 puntos de daño a cualquier objetivo.",
        "Toda vez que Probo atacar, você pode sacrificar outra criatura. Quando fizer isso, Probo causa 2 pontos de dano a qualquer alvo.",
        "Whenever Probo attacks, you may sacrifice another creature. When you do, Probo deals 2 damage to any target.",
    ],
    [
        "Los hechizos de criatura que lanzas cuestan {1} menos para lanzarlos.",
        "As mágicas de criatura que você conjura custam {1} a menos para serem conjuradas.",
        "Creature spells you cast cost {1} less to cast.",
    ],
    [
        "Los hechizos que lanzan tus oponentes cuestan {1} más para lanzarlos.",
        "As mágicas que seus oponentes conjuram custam {1} a mais para serem conjuradas.",
        "Spells your opponents cast cost {1} more to cast.",
    ],
    [
        "Este hechizo cuesta {1} menos para lanzarlo por cada artefacto que controlas.",
        "Esta mágica custa {1} a menos para ser conjurada para cada artefato que você controla.",
        "This spell costs {1} less to cast for each artifact you control.",
    ],
    [
        "Puedes pagar 2 vidas en vez de pagar su coste de maná.",
        "Você pode pagar 2 pontos de vida em lugar de pagar o custo de mana desta mágica.",
        "You may pay 2 life rather than pay this spell's mana cost.",
    ],
    [
        "{2}: Roba una carta. Cualquier jugador puede activar esta habilidad.",
        "{2}: Compre um card. Qualquer jogador pode ativar esta habilidade.",
        "{2}: Draw a card. Any player may activate this ability.",
    ],
    [
        "{T}: Agrega {R}. Activa esta habilidad solo como un instantáneo.",
        "{T}: Adicione {R}. Ative esta habilidade somente como uma mágica instantânea.",
        "{T}: Add {R}. Activate only as an instant.",
    ],
];

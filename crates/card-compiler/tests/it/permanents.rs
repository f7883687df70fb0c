//! Texts of permanents in Spanish, Portuguese and English.

/// What permanents say.
pub(crate) const PERMANENTS: &[[&str; 3]] = &[
    [
        "Las criaturas con pegatinas que controlas obtienen +1/+1.",
        "As criaturas com adesivos que você controla recebem +1/+1.",
        "Stickered creatures you control get +1/+1.",
    ],
    [
        "Probo tiene eco {X}, donde X es el número de criaturas que controlas.",
        "Probo tem eco {X}, onde X é o número de criaturas que você controla.",
        "Probo has echo {X}, where X is the number of creatures you control.",
    ],
    [
        "Agrupa con otras criaturas legendarias.",
        "Bando com outras criaturas lendárias.",
        "Bands with other legendary creatures.",
    ],
    [
        "Cuando esta criatura entre, la criatura objetivo sale de fase hasta que esta criatura deje el campo de batalla.",
        "Quando esta criatura entrar, a criatura alvo sai de fase até que esta criatura deixe o campo de batalha.",
        "When this creature enters, target creature phases out until this creature leaves the battlefield.",
    ],
    [
        "Siempre que una o más criaturas entren en fase, ganas 1 vida.",
        "Toda vez que uma ou mais criaturas entrarem em fase, você ganha 1 ponto de vida.",
        "Whenever one or more creatures phase in, you gain 1 life.",
    ],
    [
        "Siempre que otra criatura salga de fase, roba una carta.",
        "Toda vez que outra criatura sair de fase, compre um card.",
        "Whenever another creature phases out, draw a card.",
    ],
    ["Megametamorfosis {2}{G}", "Megamorfose {2}{G}", "Megamorph {2}{G}"],
    [
        "Cuando uses la habilidad de ciclo de Probo, roba una carta.",
        "Quando você reciclar Probo, compre um card.",
        "When you cycle Probo, draw a card.",
    ],
    [
        "Siempre que uses la habilidad de ciclo o descartes otra carta, ganas 1 vida.",
        "Toda vez que você reciclar ou descartar outro card, você ganha 1 ponto de vida.",
        "Whenever you cycle or discard another card, you gain 1 life.",
    ],
    ["Ciclo de tierra básica {1}", "Reciclar terreno básico {1}", "Basic landcycling {1}"],
    ["Ciclo de Montaña {1}", "Reciclar Montanha {1}", "Mountaincycling {1}"],
    ["Estímulo {1} y/o {R}", "Reforçar {1} e/ou {R}", "Kicker {1} and/or {R}"],
    [
        "Cuando esta criatura entre, si fue estimulada con su estímulo {R}, roba una carta.",
        "Quando esta criatura entrar, se ela foi reforçada com seu reforço {R}, compre um card.",
        "When this creature enters, if it was kicked with its {R} kicker, draw a card.",
    ],
    [
        "Esta criatura entra con dos contadores +1/+1 por cada vez que fue estimulada.",
        "Esta criatura entra com dois marcadores +1/+1 para cada vez que foi reforçada.",
        "This creature enters with two +1/+1 counters for each time it was kicked.",
    ],
    ["Multiestímulo {1}", "Multirreforçar {1}", "Multikicker {1}"],
    [
        "Mantenimiento acumulativo—Paga 1 vida.",
        "Manutenção cumulativa—Pague 1 ponto de vida.",
        "Cumulative upkeep—Pay 1 life.",
    ],
    ["Mantenimiento acumulativo {W} o {U}", "Manutenção cumulativa {W} ou {U}", "Cumulative upkeep {W} or {U}"],
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
        "Si fueras a perder el juego, en lugar de eso baraja tu mano y todas las criaturas que te pertenecen en tu biblioteca, luego tu total de vidas se convierte en 10.",
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
    [
        "Si un oponente fuera a buscar en una biblioteca, ese jugador busca en las tres primeras cartas de ella en vez de eso.",
        "Se um oponente fosse procurar em um grimório, em vez disso aquele jogador procura nos três primeiros cards dele.",
        "If an opponent would search a library, instead that player searches the top three cards of it.",
    ],
    [
        "Puedes jugar tres tierras adicionales en cada uno de tus turnos.",
        "Você pode jogar três terrenos adicionais em cada um de seus turnos.",
        "You may play three additional lands on each of your turns.",
    ],
    [
        "Cuando Probo vaya a un cementerio desde cualquier lugar, ganas 1 vida. Barájalo en la biblioteca de su propietario.",
        "Quando Probo for colocado em um cemitério vindo de qualquer lugar, você ganha 1 ponto de vida. Embaralhe-o no grimório de seu dono.",
        "When Probo is put into a graveyard from anywhere, you gain 1 life. Shuffle it into its owner's library.",
    ],
    [
        "En cada turno, muestra la primera carta que robes. Siempre que se muestre así una carta de tierra básica, roba una carta.",
        "Em cada turno, revele o primeiro card que comprar. Toda vez que for revelado assim um card de terreno básico, compre um card.",
        "Each turn, reveal the first card you draw. Whenever a basic land card is revealed this way, draw a card.",
    ],
    [
        "Cuando se ponga el tercer contador +1/+1 sobre Probo, ganas 5 vidas.",
        "Quando o terceiro marcador +1/+1 for colocado em Probo, você ganha 5 pontos de vida.",
        "When the third +1/+1 counter is put on Probo, you gain 5 life.",
    ],
    [
        "Si fueras a perder vidas por la radiación, ganas esa cantidad de vidas en vez de eso.",
        "Se você fosse perder pontos de vida por radiação, você ganha essa quantidade de pontos de vida em vez disso.",
        "If you would lose life from radiation, instead you gain that much life.",
    ],
    [
        "Controlas a tus oponentes mientras buscan en sus bibliotecas.",
        "Você controla seus oponentes enquanto eles procuram em seus grimórios.",
        "You control your opponents while they're searching their libraries.",
    ],
    [
        "Compañero — Cada carta que no sea tierra de tu mazo inicial tiene un nombre diferente.",
        "Companheiro — Cada card que não seja de terreno em seu deck inicial tem um nome diferente.",
        "Companion — Each nonland card in your starting deck has a different name.",
    ],
    [
        "Compañero — Tu mazo inicial contiene al menos 20 cartas más que el tamaño mínimo de mazo.",
        "Companheiro — Seu deck inicial contém pelo menos 20 cards a mais do que o tamanho mínimo do deck.",
        "Companion — Your starting deck contains at least 20 cards more than the minimum deck size.",
    ],
    [
        "Las otras criaturas del mismo sector que Probo obtienen +1/+1.",
        "As outras criaturas no mesmo setor que Probo recebem +1/+1.",
        "Other creatures in the same sector as Probo get +1/+1.",
    ],
    [
        "Al usar la habilidad de cascada, puedes poner una carta de tierra de entre las exiliadas en el campo de batalla girada.",
        "Ao usar cascata, você pode colocar um card de terreno dentre os exilados no campo de batalha virado.",
        "As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped.",
    ],
    [
        "Puedes tramar cartas de tu cementerio.",
        "Você pode tramar cards de seu cemitério.",
        "You may plot cards from your graveyard.",
    ],
    ["Modular—Estallido solar", "Modular—Facho solar", "Modular—Sunburst"],
    [
        "Las cartas de criatura en tu cementerio tienen la habilidad de carroñar. Su coste de carroñar es su coste de maná.",
        "Os cards de criatura em seu cemitério têm necrofagia. Seu custo de necrofagia é seu custo de mana.",
        "Creature cards in your graveyard have scavenge. Their scavenge cost is their mana cost.",
    ],
    [
        "Las cartas de criatura en tu cementerio tienen la habilidad de desenterrar. El coste de desenterrar es igual a su coste de maná.",
        "Os cards de criatura em seu cemitério têm desenterrar. Seu custo de desenterrar é igual ao seu custo de mana.",
        "Creature cards in your graveyard have unearth. The unearth cost is equal to its mana cost.",
    ],
    [
        "Si controlas una criatura, el daño que fuera a dejar tu total de vidas por debajo de 1 lo deja en 1 en vez de eso.",
        "Se você controla uma criatura, o dano que fosse deixar seu total de pontos de vida abaixo de 1 o deixa em 1 em vez disso.",
        "If you control a creature, damage that would take your life total below 1 takes it to 1 instead.",
    ],
    [
        "En cuanto Probo entre, elige un oponente.",
        "Conforme Probo entra, escolha um oponente.",
        "As Probo enters, choose an opponent.",
    ],
    [
        "Probo obtiene +1/+1 por cada criatura que controla el jugador elegido.",
        "Probo recebe +1/+1 para cada criatura que o jogador escolhido controla.",
        "Probo gets +1/+1 for each creature the chosen player controls.",
    ],
];

# Por qué el motor de reglas rechaza una elección: una cláusula que va tras dos puntos, sin mayúscula inicial ni punto final.

## Lo que se puede elegir

refused-activate-only-as-instant = la habilidad solo se puede activar cuando se podría lanzar un instantáneo, no mientras se paga algo
refused-activating-forbidden = un efecto impide activar esta habilidad
refused-casting-forbidden = un efecto impide lanzar este hechizo
refused-loyalty-ability-timing = las habilidades de lealtad se activan en una fase principal propia con la pila vacía, y una sola de cada permanente por turno
refused-not-choosable-now = eso no se puede elegir ahora
refused-loop-must-be-broken = eso seguiría con un bucle que este jugador tiene que romper
refused-shortcut-cannot-be-taken = un atajo necesita elecciones legales con un resultado previsible, y tiene que acabar donde un jugador tenga la prioridad
refused-shortcut-not-answered = alguien no ha aceptado ni acortado todavía el atajo
refused-proposed-in-shortcut = eso es lo que el atajo proponía donde este jugador lo acortó
refused-not-among-options = no está entre las opciones
refused-not-enough-loyalty = no hay contadores de lealtad suficientes que remover
refused-player-not-in-game = ese jugador no está en el juego
refused-no-cards-left-to-mulligan = la mano inicial ya se reduce a cero cartas

## Tierras

refused-not-a-land = la carta no es una tierra
refused-land-not-in-own-hand = el jugador solo puede jugar tierras de su propia mano
refused-land-on-another-turn = el jugador solo puede jugar tierras en su propio turno
refused-land-timing = solo se puede jugar una tierra en una fase principal y con la pila vacía
refused-land-already-played = el jugador ya jugó una tierra este turno
refused-lands-forbidden = un efecto dice que el jugador no puede jugar tierras

## Lanzar

refused-cast-from-that-zone = nada permite lanzar la carta desde donde está
refused-lands-are-not-cast = las tierras se juegan, no se lanzan
refused-no-mana-cost = la carta no tiene coste de maná, y un coste que no existe no se puede pagar
refused-legendary-spell = un instantáneo o conjuro legendario solo lo puede lanzar quien controla una criatura o un planeswalker legendarios
refused-cast-only-at-sorcery-speed = el hechizo solo se puede lanzar en una fase principal del propio turno y con la pila vacía
refused-too-few-modes-with-targets = no hay suficientes modos con objetivos legales
refused-not-enough-targets = no hay suficientes objetivos legales

## Activar

refused-not-its-controller = solo quien controla el objeto puede activar sus habilidades
refused-activate-only-as-sorcery = la habilidad solo se puede activar cuando se podría lanzar un conjuro
refused-unlocking-timing = una mitad solo se puede abrir en una fase principal del propio turno y con la pila vacía
refused-activate-only-once-each-turn = la habilidad solo se puede activar una vez por turno, y en este ya se activó
refused-activation-condition-not-met = no se cumple la condición para activar la habilidad
refused-mana-ability-does-not-use-stack = es una habilidad de maná y no pasa por la pila
refused-mana-ability-timing = las habilidades de maná solo se activan con prioridad o durante un pago
refused-mana-ability-unresolved = la habilidad ya se ha activado y todavía no se ha resuelto
refused-no-such-mana-ability = el objeto no tiene esa habilidad de maná
refused-mana-type-not-added = la habilidad no agrega maná de ese tipo

## Objetivos

refused-any-target-excludes-it = «cualquier objetivo» solo incluye criaturas, jugadores, planeswalkers y batallas
refused-target-of-other-kind = el texto pide un objetivo de otra clase
refused-target-not-as-described = el objetivo no es como lo describe el texto
refused-target-in-other-zone = el objetivo está en otra zona
refused-spell-targets-itself = un hechizo no puede hacerse objetivo a sí mismo
refused-target-has-hexproof = el permanente tiene antimaleficio y lo controla un oponente
refused-player-has-hexproof = el jugador tiene antimaleficio y es un oponente
refused-no-way-to-turn-face-up = no hay ninguna forma de ponerlo boca arriba
refused-target-has-shroud = el permanente tiene velo
refused-target-has-hexproof-from = el permanente tiene antimaleficio contra eso y lo controla un oponente
refused-target-has-protection = el permanente tiene protección contra eso
refused-player-has-protection = el jugador tiene protección contra eso
refused-bearer-has-protection = tiene protección contra eso, y no puede llevarlo anexado

## Pagar

refused-cannot-pay-cost = el jugador no puede pagar el coste completo
refused-cost-not-payable-that-way = así no se podría pagar el coste completo
refused-not-for-this-cost = eso no sirve para pagar este coste
refused-drawn-card-is-face-down = esa carta se ha robado mientras se lanzaba o activaba esto, y hasta que termine está boca abajo
refused-not-enough-evidence = las cartas del cementerio del jugador no suman bastante valor de maná
refused-not-enough-life = el jugador no tiene vidas suficientes para pagar
refused-permanent-already-tapped = el permanente ya está girado
refused-permanent-not-tapped = el permanente ya está enderezado
refused-mana-ability-cost-not-supported = aquí no se puede pagar un coste de esa clase para activar una habilidad de maná
refused-mana-not-in-pool = la reserva de maná no alcanza para el coste de la habilidad
refused-mana-already-in-pool = el maná que falta pagar ya está en la reserva de maná
refused-mana-after-costs = las habilidades de maná se activan antes de pagar nada
refused-mana-not-for-generic-cost = ese maná no se puede gastar ahora en la parte genérica del coste
refused-cannot-delve = ese maná no se puede pagar exiliando esa carta
refused-cannot-splice = esa carta no se puede empalmar en el hechizo
refused-cannot-convoke = ese maná no se puede pagar girando ese permanente
refused-no-phyrexian-mana = el coste no tiene maná pirexiano que se pague con vidas

## Combate

refused-not-a-creature = el permanente no es una criatura
refused-creature-tapped = la criatura está girada
refused-summoning-sick = la criatura tiene mareo de invocación
refused-creature-has-defender = la criatura tiene defensor
refused-attacker-not-controlled = el jugador activo solo puede atacar con criaturas que controla
refused-already-attacking = la criatura ya está declarada como atacante
refused-cant-attack = un efecto impide que la criatura ataque
refused-creature-must-attack = una criatura que debe atacar no está declarada como atacante
refused-cannot-be-attacked = solo se puede atacar a jugadores, planeswalkers y batallas
refused-protector-cannot-attack = solo se puede atacar a una batalla que protege un oponente
refused-attack-restricted = con tantas criaturas, o con una sola, no se puede atacar así
refused-block-restricted = con tantas criaturas, o con una sola, no se puede bloquear así
refused-creature-must-block = se puede cumplir con más de los bloqueos que se exigen
refused-only-opponents-can-be-attacked = solo se puede atacar a oponentes
refused-not-a-defending-player = ese jugador no es defensor en este combate
refused-blocker-not-controlled = el jugador solo puede bloquear con criaturas que controla
refused-already-blocking = la criatura ya está declarada como bloqueadora
refused-only-attackers-can-be-blocked = solo se puede bloquear a criaturas atacantes
refused-not-attacking-that-player = la criatura atacante no ataca al jugador que bloquea
refused-cant-block = un efecto impide que la criatura bloquee
refused-cant-be-blocked = un efecto impide bloquear a la criatura atacante
refused-attacker-has-flying = la criatura atacante vuela y la bloqueadora no
refused-attacker-has-skulk = la criatura atacante es escurridiza y la bloqueadora tiene más fuerza
refused-attacker-has-intimidate = la criatura atacante intimida y la bloqueadora no es un artefacto ni comparte un color con ella
refused-attacker-has-shadow = la criatura atacante se desvanece y la bloqueadora no
refused-attacker-has-horsemanship = la criatura atacante tiene caballería y la bloqueadora no
refused-attacker-has-fear = la criatura atacante inspira temor y la bloqueadora no es negra ni un artefacto
refused-blocker-has-shadow = la criatura bloqueadora se desvanece y la atacante no
refused-attacker-has-landwalk = la criatura atacante cruza una tierra que controla el jugador defensor
refused-attacker-has-protection = la criatura atacante tiene protección contra la bloqueadora
refused-too-few-blockers = una criatura atacante quedaría con menos bloqueadoras de las que exige
refused-lethal-damage-first = hay que asignar daño letal a las bloqueadoras antes que al jugador
refused-cannot-be-attached = no puede anexarse a algo así
refused-cannot-be-enchanted-by-it = la habilidad de encantar del Aura no lo permite
refused-no-such-ability = el objeto no tiene esa habilidad
refused-ability-does-not-function-there = la habilidad no funciona donde está el objeto
refused-modes-worth-too-much = sus modos no pueden valer en total más de lo que dice
refused-cannot-pay-for-a-mode = no se puede pagar ninguno de sus modos
refused-planar-die-in-main-phase = el dado planar se lanza en una fase principal del propio turno, con la pila vacía
refused-nontraditional-in-deck = un mazo no lleva cartas no tradicionales: planos, fenómenos, Vanguards, planes, mazmorras ni Atracciones
refused-outside-command-zone = esa carta nunca está fuera de la zona de mando

## Comandantes

refused-too-many-commanders = un mazo tiene como mucho dos comandantes
refused-no-companion = el jugador no tiene ningún compañero fuera del juego
refused-companion-at-other-time = el compañero se pone en la mano en una fase principal del propio turno, con la pila vacía
refused-cannot-be-commander = esas cartas no pueden ser el comandante de un mazo
refused-commander-deck-size = el mazo no tiene el número exacto de cartas que pide la variante, contando al comandante
refused-commander-deck-same-name = el mazo lleva dos cartas con el mismo nombre que no son tierras básicas
refused-commander-deck-colors = el mazo lleva una carta con un color que no está en la identidad de color del comandante
refused-commander-deck-lands = el mazo lleva un tipo de tierra básica que daría maná de un color que no está en la identidad de color del comandante
refused-decision-of-another = eso lo decide otro jugador: quien controla a alguien toma sus decisiones
refused-concession-of-another = nadie decide por otro que se rinde
refused-out-of-range = está fuera del rango de influencia del jugador

# Por qué el motor de Mitos y Leyendas rechaza una elección: una cláusula que va tras dos puntos, sin mayúscula inicial ni punto final.

## Qué se puede jugar

refused-myl-cannot-be-played = un efecto impide que se jueguen cartas así
refused-myl-cannot-pay = no alcanza para pagar su coste
refused-myl-gold-only-at-the-beginning = el Oro del turno se juega al empezar la Vigilia, y solo uno
refused-myl-no-carrier = ningún Aliado puede portar el Arma
refused-myl-no-cost-to-leave-unpaid = un Oro no tiene coste, y no se puede jugar sin pagarlo
refused-myl-not-choosable-now = eso no se puede elegir ahora
refused-myl-not-enough-targets = no hay suficientes objetivos válidos
refused-myl-not-the-moment-of-the-talisman = este Talismán no se puede jugar en este momento
refused-myl-one-in-play = solo se puede tener una copia de esta carta en juego
refused-myl-only-in-vigil = los Aliados, las Armas y los Tótems se juegan en la Vigilia propia

## Qué habilidades se pueden utilizar

refused-myl-ability-lost = la carta ha perdido su habilidad
refused-myl-not-the-moment-of-the-ability = esta habilidad no se puede activar en este momento
refused-myl-nothing-to-respond-to = no ha ocurrido nada a lo que responda esta habilidad
refused-myl-used-up-for-this-turn = esta habilidad ya se utilizó en este turno tantas veces como se puede
refused-myl-weapon-waits-for-an-ally = un Arma en la Línea de Apoyo no se utiliza sin un Aliado en juego

## La batalla

refused-myl-blocker-in-the-line-of-attack = un Aliado en la Línea de Ataque no bloquea
refused-myl-cannot-block = este Aliado no puede ser declarado bloqueador
refused-myl-entered-since-the-last-regrouping = el Aliado no estaba bajo este control al empezar la última Agrupación
refused-myl-must-block = un Aliado tiene que ser declarado bloqueador, y todavía no lo es
refused-myl-not-an-ally-in-the-line-of-defence = solo atacan los Aliados propios de la Línea de Defensa
refused-myl-one-attacker = solo se puede declarar un atacante por turno
refused-myl-one-blocker-for-each-attacker = cada Aliado bloquea a un atacante, y cada atacante es bloqueado por uno
refused-myl-unblockable = el atacante es Imbloqueable

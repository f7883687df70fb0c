# Qué falla en un caso de Mitos y Leyendas que alguien escribe (`myl-problem-…`, con el atributo `help`: qué escribir), por qué una
# línea no se cumple al jugarlo (`myl-failed-…`) y qué se podría elegir (`myl-choice-…`). Casi todo se dice de los casos de ambos
# juegos, en `scenario.ftl`.

myl-problem-card-does-not-fit = lo que hay bajo `{ $name }` no corresponde a su tipo
    .help = escribe un coste en toda carta que no sea un Oro, y raza y Fuerza solo en los Aliados
myl-problem-too-many-races = hay más razas o cartas de las que puede haber
    .help = quita las cartas que el caso no necesita
myl-problem-empty-deck = un jugador no tiene cartas en el Mazo Castillo y ha perdido antes de que ocurra nada
    .help = pon una carta en él o no digas nada de él
myl-problem-talisman-in-play = un Talismán no se queda en juego
    .help = ponlo en otra zona
myl-problem-no-card = `{ $name }` no es una carta de este caso
    .help = escribe un nombre como está entre las cartas; el segundo de varios, `nombre 2`; el de alguien, `nombre de Ana`
myl-problem-card-text = el texto de `{ $name }` no se entiende desde `{ $word }`: `{ $text }`
    .help = escríbelo como lo dicen las cartas del juego
myl-problem-cost = `{ $cost }` no es un coste
    .help = escribe un número entre llaves: `{"{2}"}`
myl-problem-card-name = `{ $name }` no es un nombre con el que se pueda escribir una línea
    .help = escribe como máximo { $most } letras, cifras y espacios, y ningún número al final
myl-problem-card-no-type = la carta `{ $name }` no tiene tipo
    .help = escribe bajo su nombre `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro` u `Orbe`; un Aliado, con su raza: `Aliado — Caballero`
myl-problem-card-type = `{ $line }` no es un tipo de carta
    .help = escribe `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro` u `Orbe`; un Aliado, con su raza: `Aliado — Caballero`
myl-problem-card-strength = el Aliado `{ $name }` no tiene Fuerza
    .help = escríbela bajo el tipo: `Fuerza 3`
myl-problem-no-kind = `{ $name }` no es un tipo de carta
    .help = escribe uno de estos: { $known }
myl-problem-no-race = `{ $name }` no es una raza de las cartas de este caso
    .help = escribe una de estas: { $known }
myl-problem-players = esto no nombra a dos jugadores
    .help = escribe { $example }, con dos nombres distintos de una sola palabra y { $most } letras como máximo
myl-problem-copies = `{ $text }` no es un número de copias de una carta
    .help = escribe un número de 1 a { $most } delante del nombre

myl-failed-not-so = no es así
myl-failed-not-so-now = no es así en este momento
myl-failed-unclear = el nombre designa cartas que difieren en esto, o ninguna: di cuál, como en `nombre 2`
myl-failed-no-ability = las habilidades se cuentan desde 1
myl-failed-not-tried = solo se puede impedir lo que se juega, se utiliza o con lo que se ataca o bloquea
myl-failed-no-card = aquí no hay ninguna carta así
myl-failed-not-target = no todo lo que nombra la línea es objetivo
myl-failed-never-comes = la partida no llega a ese momento
myl-failed-too-deep = { $count } acciones se esperarían unas a otras: la partida no puede seguir así
myl-failed-unanswered = { $player } tiene que elegir ({ $number }) y ninguna línea dice qué; puede ser: { $choices }

myl-choice-pass = pasar
myl-choice-play = jugar { $card }
myl-choice-use = utilizar la Habilidad { $place } de { $card }
myl-choice-pay-to-annul = pagar para anular
myl-choice-attack = atacar con { $card }
myl-choice-block = bloquear a { $attacker } con { $card }
myl-choice-option = opción { $place }
myl-choice-accept = aceptar
myl-choice-decline = rechazar
myl-choice-done = nada más

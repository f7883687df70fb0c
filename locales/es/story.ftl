# La historia de un escenario: cada suceso en una frase.

story-game-began = Comienza el juego; el primer turno es de { $player }.
story-shuffled = { $player } baraja su biblioteca.
story-mulliganed = { $player } hace un mulligan.
story-kept = { $player } se queda con su mano.
story-turn-began = Comienza el turno { $turn }, de { $player }.
story-step-began = { $step ->
    [untap] Comienza el paso de enderezar.
    [upkeep] Comienza el paso de mantenimiento.
    [draw] Comienza el paso de robar.
    [first-main] Comienza la primera fase principal.
    [beginning-of-combat] Comienza el paso de inicio del combate.
    [declare-attackers] Comienza el paso de declarar atacantes.
    [declare-blockers] Comienza el paso de declarar bloqueadoras.
    [first-strike-damage] Comienza el primer paso de daño de combate.
    [combat-damage] Comienza el paso de daño de combate.
    [end-of-combat] Comienza el paso de final del combate.
    [second-main] Comienza la segunda fase principal.
    [end] Comienza el paso final.
   *[cleanup] Comienza el paso de limpieza.
}
story-passed = { $player } pasa la prioridad.
story-moved = { $to ->
    [battlefield] { $card } entra al campo de batalla.
    [graveyard] { $card } va al cementerio.
    [hand] { $card } va a la mano de su propietario.
    [library] { $card } va a la biblioteca de su propietario.
    [exile] { $card } va al exilio.
    [stack] { $card } va a la pila.
   *[outside] { $card } sale del juego.
}
story-drew = { $player } roba una carta.
story-drew-from-nothing = { $player } intenta robar de una biblioteca vacía.
story-discarded = { $player } descarta { $card }.
story-played-land = { $player } juega { $card }.
story-cast = { $player } lanza { $card }.
story-activated = { $player } activa una habilidad de { $card }.
story-triggered = Se dispara una habilidad de { $card }, que controla { $player }.
story-trigger-stacked = La habilidad disparada de { $card } va a la pila.
story-trigger-removed = La habilidad disparada de { $card } deja la pila sin resolverse.
story-targeted-player = { $card } hace objetivo a { $player }.
story-targeted-object = { $card } hace objetivo a { $other }.
story-resolving = { $card } se resuelve.
story-fizzled = { $card } no se resuelve: ninguno de sus objetivos es legal.
story-countered = Un efecto contrarresta { $card }.
story-mana-added = { $player } agrega { $mana }.
story-mana-spent = { $player } gasta { $mana }.
story-mana-emptied = Se pierde el maná que { $player } no gastó.
story-tapped = { $card } se gira.
story-untapped = { $card } se endereza.
story-damage-player = { $amount ->
    [one] { $card } hace { $amount } punto de daño a { $player }.
   *[other] { $card } hace { $amount } puntos de daño a { $player }.
}
story-damage-object = { $amount ->
    [one] { $card } hace { $amount } punto de daño a { $other }.
   *[other] { $card } hace { $amount } puntos de daño a { $other }.
}
story-damage-removed = Desaparece el daño marcado en los permanentes.
story-life-gained = { $amount ->
    [one] { $player } gana { $amount } vida.
   *[other] { $player } gana { $amount } vidas.
}
story-life-lost = { $amount ->
    [one] { $player } pierde { $amount } vida.
   *[other] { $player } pierde { $amount } vidas.
}
story-counters-added = { $amount ->
    [one] Se pone { $amount } contador { $kind } sobre { $card }.
   *[other] Se ponen { $amount } contadores { $kind } sobre { $card }.
}
story-counters-removed = { $amount ->
    [one] Se quita { $amount } contador { $kind } de { $card }.
   *[other] Se quitan { $amount } contadores { $kind } de { $card }.
}
story-destroyed = El permanente { $card } es destruido.
story-sacrificed = { $player } sacrifica { $card }.
story-created = { $player } crea una ficha: { $card }.
story-ceased = La ficha { $card } deja de existir.
story-scried = { $player } adivina.
story-attacked = { $card } ataca a { $player }.
story-blocked = { $card } bloquea a { $other }.
story-unblocked = { $card } queda sin bloquear.
story-left-combat = { $card } sale del combate.
story-effect-began = Un efecto empieza a afectar a { $card }.
story-effects-ended = Terminan los efectos que duraban hasta el final del turno.
story-lost = { $loss ->
    [conceded] { $player } concede y pierde el juego.
    [life] { $player } pierde el juego: no le quedan vidas.
    [library] { $player } pierde el juego: robó de una biblioteca vacía.
    [poison] { $player } pierde el juego: tiene diez o más contadores de veneno.
   *[effect] { $player } pierde el juego por un efecto.
}
story-draw = El juego termina en empate.
story-won = { $count ->
    [one] { $players } gana el juego.
   *[other] { $players } ganan el juego.
}
story-refused = Una regla lo prohíbe: «{ $line }»
story-board-player = { $player }: vidas { $life }, veneno { $poison }, cartas en la biblioteca { $library }
story-board-zone = { $zone ->
    [battlefield] Campo de batalla: { $cards }
    [hand] Mano: { $cards }
    [graveyard] Cementerio: { $cards }
    [exile] Exilio: { $cards }
   *[stack] Pila: { $cards }
}
story-board-permanent = { $creature ->
    [yes] { $tapped ->
        [yes] { $damage ->
            [0] { $card } ({ $power }/{ $toughness }, girada)
           *[other] { $card } ({ $power }/{ $toughness }, daño { $damage }, girada)
        }
       *[no] { $damage ->
            [0] { $card } ({ $power }/{ $toughness })
           *[other] { $card } ({ $power }/{ $toughness }, daño { $damage })
        }
    }
   *[no] { $tapped ->
        [yes] { $card } (girado)
       *[no] { $card }
    }
}

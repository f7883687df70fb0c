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
    [additional-main] Comienza la fase principal adicional.
    [additional-combat] Comienza el paso de inicio del combate de la fase de combate adicional.
    [second-main] Comienza la segunda fase principal.
    [end] Comienza el paso final.
   *[cleanup] Comienza el paso de limpieza.
}
story-skipped-step = { $step ->
    [untap] { $player } se salta el paso de enderezar.
    [upkeep] { $player } se salta el paso de mantenimiento.
    [draw] { $player } se salta el paso de robar.
    [first-main] { $player } se salta la primera fase principal.
    [beginning-of-combat] { $player } se salta el paso de inicio del combate.
    [declare-attackers] { $player } se salta el paso de declarar atacantes.
    [declare-blockers] { $player } se salta el paso de declarar bloqueadoras.
    [first-strike-damage] { $player } se salta el primer paso de daño de combate.
    [combat-damage] { $player } se salta el paso de daño de combate.
    [end-of-combat] { $player } se salta el paso de final del combate.
    [second-main] { $player } se salta la segunda fase principal.
    [end] { $player } se salta el paso final.
   *[cleanup] { $player } se salta el paso de limpieza.
}
story-proposes-shortcut = { $times ->
    [1] { $player } propone un atajo.
   *[other] { $player } propone un atajo que se repite { $times } veces.
}
story-accepts-shortcut = { $player } acepta el atajo.
story-shortens-shortcut = { $step ->
    [untap] { $player } acorta el atajo: hará otra cosa en el paso de enderezar.
    [upkeep] { $player } acorta el atajo: hará otra cosa en el paso de mantenimiento.
    [draw] { $player } acorta el atajo: hará otra cosa en el paso de robar.
    [first-main] { $player } acorta el atajo: hará otra cosa en la primera fase principal.
    [beginning-of-combat] { $player } acorta el atajo: hará otra cosa en el paso de inicio del combate.
    [declare-attackers] { $player } acorta el atajo: hará otra cosa en el paso de declarar atacantes.
    [declare-blockers] { $player } acorta el atajo: hará otra cosa en el paso de declarar bloqueadoras.
    [first-strike-damage] { $player } acorta el atajo: hará otra cosa en el primer paso de daño de combate.
    [combat-damage] { $player } acorta el atajo: hará otra cosa en el paso de daño de combate.
    [end-of-combat] { $player } acorta el atajo: hará otra cosa en el paso de final del combate.
    [second-main] { $player } acorta el atajo: hará otra cosa en la segunda fase principal.
    [end] { $player } acorta el atajo: hará otra cosa en el paso final.
   *[cleanup] { $player } acorta el atajo: hará otra cosa en el paso de limpieza.
}
story-will-skip-step = { $step ->
    [untap] { $player } se saltará su próximo paso de enderezar.
    [upkeep] { $player } se saltará su próximo paso de mantenimiento.
    [draw] { $player } se saltará su próximo paso de robar.
    [first-main] { $player } se saltará la próxima vez la primera fase principal.
    [beginning-of-combat] { $player } se saltará su próximo paso de inicio del combate.
    [declare-attackers] { $player } se saltará su próximo paso de declarar atacantes.
    [declare-blockers] { $player } se saltará su próximo paso de declarar bloqueadoras.
    [first-strike-damage] { $player } se saltará su próximo primer paso de daño de combate.
    [combat-damage] { $player } se saltará su próximo paso de daño de combate.
    [end-of-combat] { $player } se saltará su próximo paso de final del combate.
    [second-main] { $player } se saltará la próxima vez la segunda fase principal.
    [end] { $player } se saltará su próximo paso final.
   *[cleanup] { $player } se saltará su próximo paso de limpieza.
}
story-will-take-extra-turn = { $player } jugará un turno adicional después de este.
story-skipped-turn = { $count ->
    [one] { $player } se salta su turno.
   *[other] { $player } se saltan su turno.
}
story-will-skip-turn = { $player } se saltará su próximo turno.
story-will-control-turn = { $own ->
    [yes] { $player } tomará sus propias decisiones durante su próximo turno.
   *[no] { $player } controlará a { $whom } durante el próximo turno de { $whom }.
}
story-controls-turn = { $player } controla a { $whom } durante este turno.
story-controls-search = { $player } controla a { $whom } durante la búsqueda.
story-ends-turn = { $card } termina el turno.
story-ends-combat-phase = { $card } termina la fase de combate.
story-became-level = { $card } pasa a ser de nivel { $level }.
story-adds-to-turn = { $part ->
    [beginning] A esta fase la seguirá una fase inicial adicional.
    [main] A esta fase la seguirá una fase principal adicional.
    [combat] A esta fase la seguirá una fase de combate adicional.
    [ending] A esta fase la seguirá una fase final adicional.
    [untap] El turno tendrá un paso de enderezar adicional.
    [upkeep] El turno tendrá un paso de mantenimiento adicional.
    [draw] El turno tendrá un paso de robar adicional.
    [end] El turno tendrá un paso final adicional.
   *[step] El turno tendrá un paso adicional.
}
story-cannot-pay = { $player } no puede pagar lo que pide { $card }.
story-put-into-pile = { $player } pone { $card } en el montón { $pile }.
story-passed = { $player } pasa la prioridad.
story-all-passed = Todos pasan la prioridad.
story-all-passed-on = Todos pasan la prioridad, paso tras paso.
story-object-nth = { $card } { $place }
story-copy = la copia de { $card }
story-moved = { $to ->
    [battlefield] { $down ->
        [yes] { $card } entra al campo de batalla boca abajo.
        [copy] { $card } entra al campo de batalla como copia de { $copied }.
        [under] { $card } entra al campo de batalla bajo el control de { $player }.
        [tapped-under] El permanente { $card } entra girado al campo de batalla bajo el control de { $player }.
        [tapped] El permanente { $card } entra girado al campo de batalla.
       *[no] { $card } entra al campo de batalla.
    }
    [graveyard] { $card } va al cementerio.
    [hand] { $card } va a la mano de { $player }.
    [library] { $place ->
        [top] { $card } va a la parte superior de la biblioteca de { $player }.
        [nth] { $card } va a la biblioteca de { $player }, en el lugar { $nth } desde arriba.
        [bottom] { $card } va al fondo de la biblioteca de { $player }.
       *[unknown] { $card } va a la biblioteca de { $player }.
    }
    [exile] { $down ->
        [yes] { $card } se exilia boca abajo.
       *[no] { $card } se exilia.
    }
    [stack] { $down ->
        [yes] { $player } empieza a lanzar boca abajo { $card }, que va a la pila.
       *[no] { $player } empieza a lanzar { $card }, que va a la pila.
    }
    [command] { $card } va a la zona de mando.
   *[outside] { $card } sale del juego.
}
story-drew = { $player } roba una carta.
story-drew-from-nothing = { $player } intenta robar de una biblioteca vacía.
story-discarded = { $player } descarta { $card }.
story-played-land = { $player } juega { $card }.
story-cast = { $down ->
    [yes] { $player } lanza boca abajo { $card }.
   *[no] { $keyword ->
        [none] { $player } lanza { $card }.
       *[other] { $player } lanza { $card } usando { $keyword }.
    }
}
story-activated = { $mana ->
    [yes] { $player } activa una habilidad de maná de { $card }.
   *[no] { $ability ->
        [alone] { $player } activa una habilidad de { $card }.
        [cost] { $player } activa la habilidad de { $which } de { $card }.
       *[place] { $player } activa la habilidad { $which } de { $card }.
    }
}
story-triggered = { $repeated ->
    [1] Se dispara una habilidad de { $card }, que controla { $player }.
    [2] Se disparan dos habilidades de { $card }, que controla { $player }.
   *[other] Se disparan { $repeated } habilidades de { $card }, que controla { $player }.
}
story-trigger-stacked = La habilidad disparada de { $card } va a la pila.
story-trigger-removed = La habilidad disparada de { $card } es removida de la pila y no hace nada.
story-trigger-dropped = La habilidad disparada de { $card } no llega a ponerse en la pila.
story-targeted-player = { $ability ->
    [yes] La habilidad de { $card } hace objetivo a { $player }.
   *[no] { $card } hace objetivo a { $player }.
}
story-targeted-object = { $ability ->
    [yes] La habilidad de { $card } hace objetivo a { $other }.
   *[no] { $card } hace objetivo a { $other }.
}
story-resolving = { $idle ->
    [yes] { $ability ->
        [triggered] Se resuelve la habilidad disparada de { $card }. No ocurre nada.
        [yes] Se resuelve la habilidad de { $card }. No ocurre nada.
       *[no] { $card } se resuelve. No ocurre nada.
    }
   *[no] { $ability ->
        [triggered] Se resuelve la habilidad disparada de { $card }.
        [yes] Se resuelve la habilidad de { $card }.
       *[no] { $card } se resuelve.
    }
}
story-fizzled = { $ability ->
    [yes] La habilidad de { $card } no se resuelve: ninguno de sus objetivos es legal.
   *[no] { $card } no se resuelve: ninguno de sus objetivos es legal.
}
story-countered = { $by ->
    [spell] { $ability ->
        [yes] { $source } contrarresta la habilidad de { $card }.
       *[no] { $source } contrarresta { $card }.
    }
    [ability] { $ability ->
        [yes] La habilidad de { $source } contrarresta la habilidad de { $card }.
       *[no] La habilidad de { $source } contrarresta { $card }.
    }
   *[none] { $ability ->
        [yes] Un efecto contrarresta la habilidad de { $card }.
       *[no] Un efecto contrarresta { $card }.
    }
}
story-mana-added = { $player } agrega { $mana }.
story-no-mana-added = { $player } no agrega maná.
story-mana-spent = { $player } gasta { $mana }.
story-mana-emptied = Se pierde el maná que { $player } no gastó.
story-tapped = { $repeated ->
    [1] { $card } se gira.
   *[other] Se giran: { $card } ×{ $repeated }.
}
story-untapped = { $repeated ->
    [1] { $card } se endereza.
   *[other] Se enderezan: { $card } ×{ $repeated }.
}
story-damage-player = { $amount ->
    [one] { $card } hace { $amount } punto de daño a { $player }.
   *[other] { $card } hace { $amount } puntos de daño a { $player }.
}
story-damage-object = { $itself ->
    [yes] { $amount ->
        [one] { $card } se hace { $amount } punto de daño.
       *[other] { $card } se hace { $amount } puntos de daño.
    }
   *[no] { $amount ->
        [one] { $card } hace { $amount } punto de daño a { $other }.
       *[other] { $card } hace { $amount } puntos de daño a { $other }.
    }
}
story-damage-removed = Desaparece el daño marcado en los permanentes.
story-damage-removed-from = Desaparece el daño marcado en { $card }.
story-life-gained = { $amount ->
    [one] { $player } gana { $amount } vida.
   *[other] { $player } gana { $amount } vidas.
}
story-life-lost = { $paid ->
    [yes] { $amount ->
        [one] { $player } paga { $amount } vida.
       *[other] { $player } paga { $amount } vidas.
    }
   *[no] { $amount ->
        [one] { $player } pierde { $amount } vida.
       *[other] { $player } pierde { $amount } vidas.
    }
}
story-counters-added = { $amount ->
    [one] Se pone un contador { $kind } sobre { $card }.
   *[other] Se ponen { $amount } contadores { $kind } sobre { $card }.
}
story-counters-removed = { $amount ->
    [one] Se remueve un contador { $kind } de { $card }.
   *[other] Se remueven { $amount } contadores { $kind } de { $card }.
}
story-destroyed = Se destruye { $card }.
story-sacrificed = { $player } sacrifica { $card }.
story-created = { $player } crea una ficha: { $card }.
story-emblem = { $player } obtiene un emblema.
story-copied = { $ability ->
    [yes] { $player } copia una habilidad de { $card }; la copia va a la pila.
   *[no] { $player } pone en la pila una copia de { $card }.
}
story-ceased = { $token ->
    [yes] La ficha { $card } deja de existir.
   *[no] La copia de { $card } deja de existir.
}
story-committed-crime = { $player } comete un crimen.
story-scried = { $player } adivina.
story-explored = { $card } explora.
story-proliferated = { $player } prolifera.
story-populated = { $player } repuebla.
story-bolstered = { $player } fortalece.
story-manifested = { $player } manifiesta una carta.
story-supported = { $player } apoya.
story-investigated = { $player } investiga.
story-learned = { $player } aprende.
story-incubated = { $player } incuba.
story-cloaked = { $player } enmascara una carta.
story-foraged = { $player } rebusca.
story-clashed = { $player } se enfrenta a { $whom }.
story-fought = { $itself ->
    [yes] { $card } lucha contra sí.
   *[no] { $card } y { $other } luchan.
}
story-put-on-bottom = { $card } queda en el fondo de la biblioteca de { $player }.
story-leaves-with-owner = Todos los objetos que son propiedad de { $player } dejan el juego.
story-fatesealed = { $player } predestina, mirando la parte superior de la biblioteca de { $owner }.
story-bound = { $how ->
    [encoded] { $card } se cifra en { $other }.
   *[haunts] { $card } acecha a { $other }.
}
story-paired = Las criaturas { $card } y { $other } quedan emparejadas.
story-unpaired = Las criaturas { $card } y { $other } dejan de estar emparejadas.
story-put-sticker = { $player } pone una pegatina sobre { $card }.
story-moved-sticker = Una pegatina pasa de { $card } a { $other }.
story-will-regenerate = La próxima vez que fuera a destruirse este turno, { $card } se regenerará.
story-created-delayed-trigger = { $card } crea una habilidad disparada retrasada.
story-merged = { $top ->
    [yes] { $card } se fusiona con { $other }, por encima.
   *[no] { $card } se fusiona con { $other }, por debajo.
}
story-suspended = { $player } suspende { $card }.
story-foretold = { $player } profetiza { $card }.
story-plotted = { $player } trama { $card }.
story-ignored-effect = { $player } realiza la acción especial de ignorar el efecto de { $card }.
story-ended-effect = { $player } realiza la acción especial de finalizar el efecto de { $card }.
story-turns-face-up = { $player } realiza la acción especial de poner boca arriba a { $card }.
story-fetched-companion = { $player } realiza la acción especial de poner en su mano a { $card }, su compañero.
story-surveilled = { $player } escruta.
story-amassed = { $player } enrola.
story-connived = { $card } confabula.
story-time-travelled = { $player } viaja en el tiempo.
story-discovered = { $player } descubre.
story-collected-evidence = { $player } recaba pruebas.
story-manifested-dread = { $player } manifiesta miedo.
story-coin-flipped = { $won ->
    [won] { $heads ->
        [yes] { $player } lanza una moneda, sale cara y gana el lanzamiento.
       *[no] { $player } lanza una moneda, sale cruz y gana el lanzamiento.
    }
    [lost] { $heads ->
        [yes] { $player } lanza una moneda, sale cara y pierde el lanzamiento.
       *[no] { $player } lanza una moneda, sale cruz y pierde el lanzamiento.
    }
   *[no] { $heads ->
        [yes] { $player } lanza una moneda y sale cara.
       *[no] { $player } lanza una moneda y sale cruz.
    }
}
story-rolled = { $player } tira un dado de { $sides } caras y saca { $amount }.
story-roll-result = El resultado de { $player } es { $amount }.
story-ring-tempted = El Anillo tienta a { $player }.
story-ring-bearer = { $on ->
    [yes] { $card } se vuelve portador del Anillo.
   *[no] { $card } deja de ser portador del Anillo.
}
story-suspected = { $on ->
    [yes] La criatura { $card } se vuelve sospechosa.
   *[no] La criatura { $card } deja de ser sospechosa.
}
story-milled = { $amount ->
    [one] { $player } muele una carta.
   *[other] { $player } muele { $amount } cartas.
}
story-searched = { $player } busca en su biblioteca.
story-searched-library = { $player } busca en la biblioteca de { $owner }.
story-exerted = { $player } espolea a { $card }.
story-became-monstrous = { $card } se convierte en una criatura monstruosa.
story-becomes-day = Se hace de día.
story-becomes-night = Se hace de noche.
story-became-monarch = { $player } se convierte en monarca.
story-took-initiative = { $player } toma la iniciativa.
story-got-blessing = { $player } obtiene la bendición de la ciudad.
story-became-protector = { $player } es quien protege { $card }.
story-completed-dungeon = { $player } completa { $card }.
story-entered-room = { $player } entra en la sala { $room }.
story-ventured = { $player } se adentra en la mazmorra.
story-planar-die =
    { $face ->
        [planeswalker] { $player } lanza el dado planar: sale el símbolo de Planeswalker.
        [chaos] { $player } lanza el dado planar: sale el caos.
       *[blank] { $player } lanza el dado planar: sale una cara en blanco.
    }
story-chaos-ensued = Surge el caos.
story-planeswalked-to = { $player } camina por los planos hacia { $card }.
story-planeswalked-away = { $player } deja { $card }.
story-encountered = { $player } encuentra { $card }.
story-set-in-motion = { $player } pone en marcha { $card }.
story-abandoned-scheme = { $player } abandona { $card }.
story-turned-up-in-command-zone = { $card } se pone boca arriba en la zona de mando.
story-put-face-down-in-command-zone = { $card } se pone boca abajo en la zona de mando, con un nombre elegido en secreto.
story-revealed-name = El nombre elegido para { $card } es { $name }.
story-put-back-on-deck = { $deck ->
    [scheme] { $card } se pone boca abajo en el fondo del mazo de planes.
   *[planar] { $card } se pone boca abajo en el fondo del mazo planar.
}
story-opened-attraction = { $player } abre { $card }.
story-visited = { $player } visita { $card }.
story-evolved = { $card } evoluciona.
story-mutated = { $card } muta.
story-exploited = { $card } aprovecha una criatura.
story-renowned = { $card } adquiere prestigio.
story-sector = { $sector ->
    [alpha] { $card } queda en el sector alfa.
    [beta] { $card } queda en el sector beta.
    [gamma] { $card } queda en el sector gamma.
   *[none] { $card } ya no está en ningún sector.
}
story-casting-reversed = Se deshace el lanzamiento de { $card }: no se puede pagar.
story-solved = { $card } queda resuelto.
story-saddled = { $on ->
    [yes] La Montura { $card } queda ensillada.
   *[no] La Montura { $card } ya no está ensillada.
}
story-voted = { $player } vota.
story-attacked = { $card } ataca a { $player }.
story-attacked-permanent = { $card } ataca a { $other }.
story-flipped = { $card } se invierte.
story-unlocked = { $player } abre la puerta { $door }.
story-locked = { $player } cierra la puerta { $door }.
story-phased-out = { $card } sale de fase.
story-phased-in = { $card } entra en fase.
story-transformed = { $other ->
    [none] { $card } se transforma.
   *[other] { $card } se transforma en { $other }.
}
story-transformed-copy = { $card } se transforma y sigue siendo una copia de { $copied }.
story-converted = { $other ->
    [none] Se convierte { $card }.
   *[other] { $card } se convierte en { $other }.
}
story-attached = { $card } se anexa a { $other }.
story-turned-over = { $up ->
    [yes] { $card } se pone boca arriba.
   *[no] { $card } se pone boca abajo.
}
story-revealed = Se muestra { $card } a todos los jugadores.
story-attached-player = { $card } se anexa a { $player }.
story-unattached = Se desanexa { $card }.
story-regenerated = { $card } se regenera.
story-prevented-player = { $amount ->
    [one] Se previene { $amount } punto de daño a { $player }.
   *[other] Se previenen { $amount } puntos de daño a { $player }.
}
story-prevented-object = { $amount ->
    [one] Se previene { $amount } punto de daño a { $card }.
   *[other] Se previenen { $amount } puntos de daño a { $card }.
}
story-counters-added-player = { $amount ->
    [one] { $player } recibe un contador { $kind }.
   *[other] { $player } recibe { $amount } contadores { $kind }.
}
story-counters-removed-player = { $amount ->
    [one] { $player } pierde un contador { $kind }.
   *[other] { $player } pierde { $amount } contadores { $kind }.
}
story-counter = { $kind ->
    [shield] de escudo
    [stun] de aturdimiento
    [loyalty] de lealtad
    [poison] de veneno
    [rad] de radiación
    [finality] de consumación
    [energy] de energía
    [ticket] de boleto
    [defense] de defensa
    [lore] de sabiduría
    [charge] de carga
    [time] de tiempo
    [level] de nivel
    [age] de edad
    [fade] de desaparición
    [keyword] de { $keyword }
   *[named] de su tipo
}
story-blocked = { $card } bloquea a { $other }.
story-became-blocked = La criatura atacante { $card } queda bloqueada.
story-unblocked = Nadie bloquea a { $card }.
story-joined-combat = { $how ->
    [attacks-player] { $card } está atacando a { $whom }.
    [attacks] { $card } está atacando a { $whom }.
    [blocks] { $card } está bloqueando a { $whom }.
   *[none] { $card } toma parte en el combate.
}
story-banded = { $card } y { $other } atacan agrupadas.
story-left-combat = { $card } sale del combate.
story-effect-began = Un efecto empieza a aplicarse a { $card }.
story-effect-sets-size = { $card } tiene una fuerza y resistencia base de { $size }.
story-effect-sets-power = { $card } tiene una fuerza base de { $power }.
story-effect-sets-toughness = { $card } tiene una resistencia base de { $toughness }.
story-effect-modifies-size = { $card } obtiene { $size }.
story-effect-switches-size = Se intercambian la fuerza y la resistencia de { $card }.
story-effect-gives = { $card } gana la habilidad de { $keyword }.
story-effect-protects = { $card } gana protección contra todo.
story-effect-protects-from = { $card } gana protección contra { $colors }.
story-effect-protects-from-type = { $type ->
    [artifact] { $card } gana protección contra artefactos.
    [creature] { $card } gana protección contra criaturas.
    [enchantment] { $card } gana protección contra encantamientos.
    [instant] { $card } gana protección contra instantáneos.
    [land] { $card } gana protección contra tierras.
    [planeswalker] { $card } gana protección contra planeswalkers.
    [sorcery] { $card } gana protección contra conjuros.
   *[other] { $card } gana la habilidad de protección.
}
story-effect-takes = { $card } pierde la habilidad de { $keyword }.
story-effect-takes-all = { $card } pierde todas las habilidades.
story-effect-gives-ability = { $known ->
    [yes] { $card } gana «{ $text }».
   *[no] { $card } gana una habilidad.
}
story-effect-gives-activated = { $card } gana todas las habilidades activadas de { $other }.
story-effect-copies = { $card } se convierte en una copia de { $other }.
story-effect-changes-text = Cambia el texto de { $card }.
story-effect-adds-types = { $card } pasa a ser también { $types }.
story-effect-sets-types = { $card } pasa a ser { $types } y deja de tener otros tipos de carta.
story-effect-sets-land-types = { $card } pasa a ser { $types } y deja de tener otros tipos de tierra.
story-effect-removes-types = { $card } deja de ser { $types }.
story-effect-sets-colors = { $card } pasa a ser de color { $colors }.
story-effect-adds-colors = { $card } pasa a ser también de color { $colors }.
story-effect-takes-colors = { $card } deja de tener color.
story-effect-cant-attack = { $card } no puede atacar.
story-effect-cant-block = { $card } no puede bloquear.
story-effect-cant-be-blocked = Ninguna criatura puede bloquear a { $card }.
story-effect-must-attack = { $card } ataca si puede.
story-effect-must-block = { $card } bloquea si puede.
story-effect-must-be-blocked = Alguna criatura debe bloquear a { $card } si puede.
story-effect-cant-activate = Las habilidades activadas de { $card } no se pueden activar.
story-effect-goads = La criatura { $card } queda incitada.
story-effect-doesnt-untap = { $card } no se endereza en el paso de enderezar.
story-control = { $owner ->
    [yes] { $player } recupera el control de { $card }.
   *[no] { $player } gana el control de { $card }.
}
story-effects-ended = { $combat ->
    [yes] Terminan los efectos que duraban hasta el final del combate.
   *[no] Terminan los efectos que duraban hasta el final del turno.
}
story-deals-no-damage = { $card } no hace daño de combate.
story-will-be-exiled = { $dies ->
    [yes] A partir de ahora, si { $card } fuera a morir, se exilia en vez de eso.
   *[no] A partir de ahora, si { $card } fuera a dejar el campo de batalla, se exilia en vez de eso.
}
story-prevention-began = Comienza a aplicarse un efecto de { $card } que previene daño.
story-lost = { $loss ->
    [conceded] { $player } concede y pierde el juego.
    [life] { $player } pierde el juego: no le quedan vidas.
    [library] { $player } pierde el juego: intentó robar de una biblioteca vacía.
    [poison] { $player } pierde el juego: tiene diez o más contadores de veneno.
    [team-poison] { $player } pierde el juego: su equipo tiene demasiados contadores de veneno.
    [commander] { $player } pierde el juego: un mismo comandante le ha hecho 21 o más puntos de daño de combate.
   *[effect] { $player } pierde el juego por un efecto.
}
story-draw = El juego termina en empate.
story-won = { $count ->
    [one] { $players } gana el juego.
   *[other] { $players } ganan el juego.
}
story-refused = Una regla lo prohíbe: «{ $line }»
story-broken-off = El relato acaba aquí, aunque el juego sigue: no se cuentan más de { $kibibytes } KiB.
story-board-player = { $player }: vidas { $life }, veneno { $poison }, cartas en la biblioteca { $library }
story-board-zone = { $zone ->
    [battlefield] Campo de batalla: { $cards }
    [hand] Mano: { $cards }
    [graveyard] Cementerio: { $cards }
    [exile] Exilio: { $cards }
   *[stack] Pila: { $cards }
}
story-board-more = y { $count } más
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
        [yes] { $card } (girada)
       *[no] { $card }
    }
}

# Lo que sería cierto sin una regla: cada estado en una frase.

state-object = { $card }
state-object-nth = { $card } { $place }
state-object-of = { $card } de { $player }
state-object-nth-of = { $card } { $place } de { $player }
state-life = { $amount ->
    [one] { $player } tiene { $amount } vida.
   *[other] { $player } tiene { $amount } vidas.
}
state-poison = { $amount ->
    [0] { $player } no tiene contadores de veneno.
    [one] { $player } tiene { $amount } contador de veneno.
   *[other] { $player } tiene { $amount } contadores de veneno.
}
state-tickets = { $amount ->
    [0] { $player } no tiene contadores de boleto.
    [one] { $player } tiene { $amount } contador de boleto.
   *[other] { $player } tiene { $amount } contadores de boleto.
}
state-rad = { $amount ->
    [0] { $player } no tiene contadores de radiación.
    [one] { $player } tiene { $amount } contador de radiación.
   *[other] { $player } tiene { $amount } contadores de radiación.
}
state-daytime = { $is ->
    [yes] Es de noche.
    [no] Es de día.
   *[neither] No es de día ni de noche.
}
state-monarch = { $is ->
    [no] Nadie es monarca.
   *[yes] { $player } es monarca.
}
state-initiative = { $is ->
    [no] Nadie tiene la iniciativa.
   *[yes] { $player } tiene la iniciativa.
}
state-completed-dungeons = { $amount ->
    [0] { $player } no ha completado ninguna mazmorra.
    [one] { $player } ha completado { $amount } mazmorra.
   *[other] { $player } ha completado { $amount } mazmorras.
}
state-room = { $player } está en la sala { $room }.
state-mana = { $amount ->
    [0] { $player } no tiene maná en su reserva.
    [one] { $player } tiene { $amount } maná en su reserva.
   *[other] { $player } tiene { $amount } manás en su reserva.
}
state-cards = { $zone ->
    [hand] { $amount ->
        [0] { $player } no tiene cartas en la mano.
        [one] { $player } tiene { $amount } carta en la mano.
       *[other] { $player } tiene { $amount } cartas en la mano.
    }
    [graveyard] { $amount ->
        [0] { $player } no tiene cartas en el cementerio.
        [one] { $player } tiene { $amount } carta en el cementerio.
       *[other] { $player } tiene { $amount } cartas en el cementerio.
    }
    [library] { $amount ->
        [0] { $player } no tiene cartas en la biblioteca.
        [one] { $player } tiene { $amount } carta en la biblioteca.
       *[other] { $player } tiene { $amount } cartas en la biblioteca.
    }
   *[exile] { $amount ->
        [0] { $player } no tiene cartas en el exilio.
        [one] { $player } tiene { $amount } carta en el exilio.
       *[other] { $player } tiene { $amount } cartas en el exilio.
    }
}
state-cards-of = { $zone ->
    [battlefield] { $amount ->
        [0] No hay ningún permanente llamado { $card } bajo el control de { $player }.
        [one] Hay un permanente llamado { $card } bajo el control de { $player }.
       *[other] Hay { $amount } permanentes llamados { $card } bajo el control de { $player }.
    }
    [hand] { $amount ->
        [0] No hay ninguna carta llamada { $card } en la mano de { $player }.
        [one] Hay una carta llamada { $card } en la mano de { $player }.
       *[other] Hay { $amount } cartas llamadas { $card } en la mano de { $player }.
    }
    [graveyard] { $amount ->
        [0] No hay ninguna carta llamada { $card } en el cementerio de { $player }.
        [one] Hay una carta llamada { $card } en el cementerio de { $player }.
       *[other] Hay { $amount } cartas llamadas { $card } en el cementerio de { $player }.
    }
    [library] { $amount ->
        [0] No hay ninguna carta llamada { $card } en la biblioteca de { $player }.
        [one] Hay una carta llamada { $card } en la biblioteca de { $player }.
       *[other] Hay { $amount } cartas llamadas { $card } en la biblioteca de { $player }.
    }
   *[exile] { $amount ->
        [0] No hay en el exilio ninguna carta de { $player } llamada { $card }.
        [one] Hay en el exilio una carta de { $player } llamada { $card }.
       *[other] Hay en el exilio { $amount } cartas de { $player } llamadas { $card }.
    }
}
state-place = { $zone ->
    [battlefield] { $card } está en el campo de batalla.
    [hand] { $card } está en la mano.
    [graveyard] { $card } está en el cementerio.
    [library] { $card } está en la biblioteca.
    [stack] { $card } está en la pila.
    [command] { $card } está en la zona de mando.
   *[exile] { $card } está en el exilio.
}
state-place-of = { $zone ->
    [battlefield] { $card } está en el campo de batalla bajo el control de { $player }.
    [hand] { $card } está en la mano de { $player }.
    [graveyard] { $card } está en el cementerio de { $player }.
    [library] { $card } está en la biblioteca de { $player }.
    [stack] { $card } de { $player } está en la pila.
    [command] { $card } de { $player } está en la zona de mando.
   *[exile] { $card } de { $player } está en el exilio.
}
state-face-down = { $is ->
    [yes] { $card } está boca abajo.
   *[no] { $card } está boca arriba.
}
state-named = { $is ->
    [yes] { $card } se llama { $name }.
   *[no] { $card } no se llama { $name }.
}
state-cannot-turn-face-up = { $player } no puede poner boca arriba { $card }.
state-cannot-unlock = { $player } no puede abrir la puerta { $card }.
state-unlocked = { $is ->
    [yes] La puerta { $card } está abierta.
   *[no] La puerta { $card } está cerrada.
}
state-tapped = { $is ->
    [yes] El permanente { $card } está girado.
   *[no] El permanente { $card } está enderezado.
}
state-size = { $card } es { $size }.
state-counters = { $amount ->
    [0] { $card } no tiene contadores { $kind }.
    [one] { $card } tiene { $amount } contador { $kind }.
   *[other] { $card } tiene { $amount } contadores { $kind }.
}
state-damage = { $amount ->
    [0] { $card } no tiene daño marcado.
    [one] { $card } tiene { $amount } punto de daño marcado.
   *[other] { $card } tiene { $amount } puntos de daño marcados.
}
state-attacking = { $is ->
    [yes] { $card } está atacando.
   *[no] { $card } no está atacando.
}
state-exists = { $is ->
    [yes] { $card } sigue existiendo.
   *[no] { $card } ya no existe.
}
state-in-game = { $is ->
    [yes] { $player } sigue en el juego.
   *[no] { $player } está fuera del juego.
}
state-outcome = { $outcome ->
    [won] { $player } gana el juego.
    [won-alone] Solo { $player } gana el juego.
    [draw] El juego es un empate.
   *[open] El juego sigue.
}
state-turn = Es el turno de { $player }.
state-step = { $step ->
    [untap] Es el paso de enderezar.
    [upkeep] Es el paso de mantenimiento.
    [draw] Es el paso de robar.
    [first-main] Es la primera fase principal.
    [beginning-of-combat] Es el paso de inicio del combate.
    [declare-attackers] Es el paso de declarar atacantes.
    [declare-blockers] Es el paso de declarar bloqueadoras.
    [first-strike-damage] Es el primer paso de daño de combate.
    [combat-damage] Es el paso de daño de combate.
    [end-of-combat] Es el paso de final del combate.
    [second-main] Es la segunda fase principal.
    [end] Es el paso final.
   *[cleanup] Es el paso de limpieza.
}
state-priority = { $player } tiene la prioridad.
state-stack = { $amount ->
    [0] La pila está vacía.
    [one] Hay { $amount } objeto en la pila.
   *[other] Hay { $amount } objetos en la pila.
}
state-repeated = { $times ->
    [1] { $sentence }
    [2] { $sentence } Esto ocurre dos veces.
   *[other] { $sentence } Esto ocurre { $times } veces.
}
state-without = Sin la regla { $number }: { $text }
state-cannot-cast = { $keyword ->
    [none] { $count ->
        [0] { $player } no puede lanzar { $card }.
        [one] { $player } no puede lanzar { $card } con { $targets } como objetivo.
       *[other] { $player } no puede lanzar { $card } con { $targets } como objetivos.
    }
   *[other] { $count ->
        [0] { $player } no puede lanzar { $card } usando { $keyword }.
        [one] { $player } no puede lanzar { $card } usando { $keyword }, con { $targets } como objetivo.
       *[other] { $player } no puede lanzar { $card } usando { $keyword }, con { $targets } como objetivos.
    }
}
state-cannot-activate = { $count ->
    [0] { $player } no puede activar la habilidad de { $card }.
    [one] { $player } no puede activar la habilidad de { $card } con { $targets } como objetivo.
   *[other] { $player } no puede activar la habilidad de { $card } con { $targets } como objetivos.
}
state-cannot-play = { $player } no puede jugar { $card }.
state-cannot-get-mana = { $player } no puede obtener maná de { $card }.
state-cannot-attack = { $whom ->
    [none] { $player } no puede atacar con { $card }.
   *[other] { $player } no puede atacar a { $whom } con { $card }.
}
state-cannot-block = { $player } no puede bloquear a { $other } con { $card }.
state-cannot-cast-for = { $player } no puede lanzar { $card } en lugar de { $whom }.
state-cannot-concede-for = { $player } no puede rendirse en lugar de { $whom }.
state-cannot-choose = { $player } no puede elegir { $card }.
state-cannot-choose-for = { $player } no puede elegir { $card } en lugar de { $whom }.
state-cannot-roll-planar-die = { $player } no puede lanzar el dado planar.
state-cannot-fetch-companion = { $player } no puede poner su compañero en su mano.

# El tablero de un caso.

board-zone = { $zone ->
    [battlefield] Campo de batalla
    [lands] Tierras
    [hand] Mano
    [graveyard] Cementerio
    [exile] Exilio
    [stack] Pila
    [command] Zona de mando
    [library] Biblioteca
   *[outside] Fuera del juego
}
board-fact = { $fact ->
    [life] Vidas
    [hand] Mano
    [library] Biblioteca
    [day] Día
    [night] Noche
    [monarch] Monarca
    [initiative] Iniciativa
    [dungeons] Mazmorras completadas
   *[mana] Maná
}
board-room = sala: { $room }
board-door = { $unlocked ->
    [yes] abierta: { $door }
   *[no] cerrada: { $door }
}
board-chosen-name = nombre elegido: { $name }
board-counters = Contadores { $kind }
board-counter = { $amount ->
    [one] un contador { $kind }
   *[other] { $amount } contadores { $kind }
}
board-damage = daño: { $amount }
board-mark = { $mark ->
    [tapped] girada
    [token] ficha
    [face-down] boca abajo
    [solved] resuelto
   *[flipped] invertida
}
board-attacks = { $blocked ->
    [yes] ataca a { $whom }, bloqueada
   *[no] ataca a { $whom }
}
board-banded = agrupada con { $others }
board-blocks = bloquea a { $attacker }
board-bound = { $haunts ->
    [yes] acechada por: { $card }
   *[no] cifrada: { $card }
}
board-controller = de { $player }
board-ability = Habilidad de { $card }
board-target = objetivo: { $target }
board-face = { $layout ->
    [back] Cara posterior
    [half] Mitad derecha
    [door] Puerta derecha
    [adventure] Aventura
    [flipped] Cara invertida
    [melded] Cara combinada
   *[other] Otra cara
}

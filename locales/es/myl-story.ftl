# Lo que ocurre en un caso de Mitos y Leyendas, su mesa y lo que el caso afirma. Los sustantivos del juego van con mayúscula.

## Lo que ocurre

myl-story-turn = Comienza el turno de { $player }.
myl-story-begins = { $phase ->
    [regroup] Comienza la Fase de Agrupación.
    [vigil] Comienza la Fase de Vigilia.
    [war] Comienza la Guerra de Talismanes.
    [damage] Comienza la Asignación de Daño.
    [final] Comienza la Fase Final.
   *[end-of-turn] Comienza el Final del Turno.
}
myl-story-regroups = { $zone ->
    [attack] { $player } agrupa los Aliados de su Línea de Ataque.
   *[paid] { $player } agrupa sus Oros pagados.
}
myl-story-plays = { $player } juega { $card }.
myl-story-targets = El objetivo de { $card } es { $other }.
myl-story-pays = { $amount ->
    [one] { $player } paga 1 Oro.
   *[other] { $player } paga { $amount } Oros.
}
myl-story-spends = { $amount ->
    [one] { $player } gasta 1 Oro generado.
   *[other] { $player } gasta { $amount } Oros generados.
}
myl-story-generates = { $amount ->
    [one] { $player } genera 1 Oro.
   *[other] { $player } genera { $amount } Oros.
}
myl-story-annulled = Se anula { $card }.
myl-story-enters = { $zone ->
    [defence] { $card } entra en juego en la Línea de Defensa.
    [attack] { $card } entra en juego en la Línea de Ataque.
    [support] { $card } entra en juego en la Línea de Apoyo.
    [reserve] { $card } entra en juego en la Reserva de Oro.
   *[other] { $card } entra en juego.
}
myl-story-leaves = { $manner ->
    [destroy] Se destruye { $card }.
    [exile] Se destierra { $card }.
    [shuffle] { $card } se baraja en el Mazo Castillo.
    [raise] { $card } sube a la Mano de { $player }.
   *[put] Se pone { $card } en el Cementerio.
}
myl-story-follows = { $card } sale del juego con su portador.
myl-story-moves = { $zone ->
    [deck] { $card } va al Mazo Castillo.
    [hand] { $card } va a la Mano de { $player }.
    [graveyard] { $card } va al Cementerio.
    [exile] { $card } va a la Zona de Destierro.
   *[other] { $card } cambia de zona.
}
myl-story-shifts = { $zone ->
    [defence] { $card } pasa a la Línea de Defensa de { $player }.
    [attack] { $card } pasa a la Línea de Ataque de { $player }.
    [support] { $card } pasa a la Línea de Apoyo de { $player }.
    [reserve] { $card } pasa a la Reserva de Oro de { $player }.
   *[paid] { $card } pasa a la Zona de Oro Pagado de { $player }.
}
myl-story-draws = { $amount ->
    [one] { $player } roba 1 carta.
   *[other] { $player } roba { $amount } cartas.
}
myl-story-mills = { $amount ->
    [one] { $player } bota 1 carta.
   *[other] { $player } bota { $amount } cartas.
}
myl-story-discards = { $player } descarta { $card }.
myl-story-shuffles = { $player } baraja su Mazo Castillo.
myl-story-shows = { $player } muestra { $card }.
myl-story-looks = { $amount ->
    [one] { $player } mira 1 carta.
   *[other] { $player } mira { $amount } cartas.
}
myl-story-names = { $player } nombra { $card }.
myl-story-triggers = Se dispara la Habilidad de { $card }.
myl-story-uses = { $player } utiliza la Habilidad de { $card }.
myl-story-cancelled = Se cancela la Habilidad de { $card }.
myl-story-resolves = Se resuelve el efecto de { $card }.
myl-story-redirected = El efecto se redirige de { $card } a { $other }.
myl-story-prevented = Se previene el efecto sobre { $card }.
myl-story-affected = El efecto afecta a { $card }.
myl-story-equips = { $card } porta { $other }.
myl-story-attacks = { $card } ataca.
myl-story-blocks = { $card } bloquea a { $other }.
myl-story-attack-cancelled = Se cancela el ataque.
myl-story-attack-of-cancelled = Se cancela el ataque de { $card }.
myl-story-block-of-cancelled = Se cancela el bloqueo de { $card }.
myl-story-damage = { $card } hace { $amount } de Daño.
myl-story-lost = { $player } pierde la partida: no le quedan cartas en el Mazo Castillo.
myl-story-draw = La partida termina en empate: nadie tiene cartas en el Mazo Castillo.

## Lo que es verdad

myl-state-place = { $zone ->
    [defence] { $card } está en la Línea de Defensa.
    [attack] { $card } está en la Línea de Ataque.
    [support] { $card } está en la Línea de Apoyo.
    [reserve] { $card } está en la Reserva de Oro.
    [paid] { $card } está en la Zona de Oro Pagado.
    [deck] { $card } está en el Mazo Castillo.
    [hand] { $card } está en la Mano.
    [graveyard] { $card } está en el Cementerio.
   *[exile] { $card } está en la Zona de Destierro.
}
myl-state-place-of = { $zone ->
    [defence] { $card } está en la Línea de Defensa de { $player }.
    [attack] { $card } está en la Línea de Ataque de { $player }.
    [support] { $card } está en la Línea de Apoyo de { $player }.
    [reserve] { $card } está en la Reserva de Oro de { $player }.
    [paid] { $card } está en la Zona de Oro Pagado de { $player }.
    [deck] { $card } está en el Mazo Castillo de { $player }.
    [hand] { $card } está en la Mano de { $player }.
    [graveyard] { $card } está en el Cementerio de { $player }.
   *[exile] { $card } está en la Zona de Destierro de { $player }.
}
myl-state-cards = { $zone ->
    [defence] { $amount ->
        [0] { $player } no tiene cartas en la Línea de Defensa.
        [1] { $player } tiene 1 carta en la Línea de Defensa.
       *[other] { $player } tiene { $amount } cartas en la Línea de Defensa.
    }
    [attack] { $amount ->
        [0] { $player } no tiene cartas en la Línea de Ataque.
        [1] { $player } tiene 1 carta en la Línea de Ataque.
       *[other] { $player } tiene { $amount } cartas en la Línea de Ataque.
    }
    [support] { $amount ->
        [0] { $player } no tiene cartas en la Línea de Apoyo.
        [1] { $player } tiene 1 carta en la Línea de Apoyo.
       *[other] { $player } tiene { $amount } cartas en la Línea de Apoyo.
    }
    [reserve] { $amount ->
        [0] { $player } no tiene cartas en la Reserva de Oro.
        [1] { $player } tiene 1 carta en la Reserva de Oro.
       *[other] { $player } tiene { $amount } cartas en la Reserva de Oro.
    }
    [paid] { $amount ->
        [0] { $player } no tiene cartas en la Zona de Oro Pagado.
        [1] { $player } tiene 1 carta en la Zona de Oro Pagado.
       *[other] { $player } tiene { $amount } cartas en la Zona de Oro Pagado.
    }
    [deck] { $amount ->
        [0] { $player } no tiene cartas en el Mazo Castillo.
        [1] { $player } tiene 1 carta en el Mazo Castillo.
       *[other] { $player } tiene { $amount } cartas en el Mazo Castillo.
    }
    [hand] { $amount ->
        [0] { $player } no tiene cartas en la Mano.
        [1] { $player } tiene 1 carta en la Mano.
       *[other] { $player } tiene { $amount } cartas en la Mano.
    }
    [graveyard] { $amount ->
        [0] { $player } no tiene cartas en el Cementerio.
        [1] { $player } tiene 1 carta en el Cementerio.
       *[other] { $player } tiene { $amount } cartas en el Cementerio.
    }
   *[exile] { $amount ->
        [0] { $player } no tiene cartas en la Zona de Destierro.
        [1] { $player } tiene 1 carta en la Zona de Destierro.
       *[other] { $player } tiene { $amount } cartas en la Zona de Destierro.
    }
}
myl-state-strength = { $card } tiene { $amount } de Fuerza.
myl-state-ability = { $is ->
    [yes] { $card } conserva su Habilidad.
   *[no] { $card } ha perdido su Habilidad.
}
myl-state-kind = { $is ->
    [yes] { $kind ->
        [ally] { $card } es un Aliado.
        [weapon] { $card } es un Arma.
        [talisman] { $card } es un Talismán.
        [totem] { $card } es un Tótem.
        [gold] { $card } es un Oro.
       *[orb] { $card } es un Orbe.
    }
   *[no] { $kind ->
        [ally] { $card } no es un Aliado.
        [weapon] { $card } no es un Arma.
        [talisman] { $card } no es un Talismán.
        [totem] { $card } no es un Tótem.
        [gold] { $card } no es un Oro.
       *[orb] { $card } no es un Orbe.
    }
}
myl-state-race = { $is ->
    [yes] { $card } es de Raza { $race }.
   *[no] { $card } no es de Raza { $race }.
}
myl-state-carries = { $is ->
    [yes] { $card } porta { $other }.
   *[no] { $card } no porta { $other }.
}
myl-state-loses = { $player } pierde la partida.
myl-state-draw = La partida termina en empate.
myl-state-goes-on = La partida sigue.
myl-state-turn = Es el turno de { $player }.
myl-state-decides = Le toca a { $player }.
myl-state-cannot = { $doing ->
    [play] { $player } no puede jugar { $card }.
    [use] { $player } no puede utilizar la Habilidad de { $card }.
    [attack] { $player } no puede atacar con { $card }.
   *[block] { $player } no puede bloquear a { $other } con { $card }.
}

## La mesa

myl-board-zone = { $zone ->
    [defence] Línea de Defensa
    [attack] Línea de Ataque
    [support] Línea de Apoyo
    [reserve] Reserva de Oro
    [paid] Zona de Oro Pagado
    [deck] Mazo Castillo
    [hand] Mano
    [graveyard] Cementerio
    [exile] Zona de Destierro
   *[transit] Cartas que se están jugando
}
myl-board-fact = { $fact ->
    [deck] Mazo Castillo
   *[generated] Oros generados
}
myl-board-kind = { $kind ->
    [ally] Aliado
    [weapon] Arma
    [talisman] Talismán
    [totem] Tótem
    [gold] Oro
   *[orb] Orbe
}
myl-board-note = { $note ->
    [blank] sin Habilidad
   *[new] aún no puede atacar
}

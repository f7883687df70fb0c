# What happens in a case of Mitos y Leyendas, its table, and what the case asserts. The game's own nouns stay Spanish.

## What happens

myl-story-turn = { $player }’s turn begins.
myl-story-begins = { $phase ->
    [regroup] The Fase de Agrupación begins.
    [vigil] The Fase de Vigilia begins.
    [war] The Guerra de Talismanes begins.
    [damage] The Asignación de Daño begins.
    [final] The Fase Final begins.
   *[end-of-turn] The Final del Turno begins.
}
myl-story-regroups = { $zone ->
    [attack] { $player } regroups the Aliados of the Línea de Ataque.
   *[paid] { $player } regroups the paid Oros.
}
myl-story-plays = { $player } plays { $card }.
myl-story-targets = The target of { $card } is { $other }.
myl-story-pays = { $amount ->
    [one] { $player } pays 1 Oro.
   *[other] { $player } pays { $amount } Oros.
}
myl-story-spends = { $amount ->
    [one] { $player } spends 1 generated Oro.
   *[other] { $player } spends { $amount } generated Oros.
}
myl-story-generates = { $amount ->
    [one] { $player } generates 1 Oro.
   *[other] { $player } generates { $amount } Oros.
}
myl-story-annulled = { $card } is annulled.
myl-story-enters = { $zone ->
    [defence] { $card } enters play in the Línea de Defensa.
    [attack] { $card } enters play in the Línea de Ataque.
    [support] { $card } enters play in the Línea de Apoyo.
    [reserve] { $card } enters play in the Reserva de Oro.
   *[other] { $card } enters play.
}
myl-story-leaves = { $manner ->
    [destroy] { $card } is destroyed.
    [exile] { $card } is exiled.
    [shuffle] { $card } is shuffled into the Mazo Castillo.
    [raise] { $card } returns to { $player }’s Mano.
   *[put] { $card } is put into the Cementerio.
}
myl-story-follows = { $card } leaves play with its carrier.
myl-story-moves = { $zone ->
    [deck] { $card } goes to the Mazo Castillo.
    [hand] { $card } goes to { $player }’s Mano.
    [graveyard] { $card } goes to the Cementerio.
    [exile] { $card } goes to the Zona de Destierro.
   *[other] { $card } goes to another zone.
}
myl-story-shifts = { $zone ->
    [defence] { $card } goes to { $player }’s Línea de Defensa.
    [attack] { $card } goes to { $player }’s Línea de Ataque.
    [support] { $card } goes to { $player }’s Línea de Apoyo.
    [reserve] { $card } goes to { $player }’s Reserva de Oro.
   *[paid] { $card } goes to { $player }’s Zona de Oro Pagado.
}
myl-story-draws = { $amount ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $amount } cards.
}
myl-story-mills = { $amount ->
    [one] { $player } mills 1 card.
   *[other] { $player } mills { $amount } cards.
}
myl-story-discards = { $player } discards { $card }.
myl-story-shuffles = { $player } shuffles the Mazo Castillo.
myl-story-shows = { $player } reveals { $card }.
myl-story-looks = { $amount ->
    [one] { $player } looks at 1 card.
   *[other] { $player } looks at { $amount } cards.
}
myl-story-names = { $player } names { $card }.
myl-story-triggers = The ability of { $card } triggers.
myl-story-uses = { $player } uses the ability of { $card }.
myl-story-cancelled = The ability of { $card } is cancelled.
myl-story-resolves = The effect of { $card } resolves.
myl-story-redirected = The effect is redirected from { $card } to { $other }.
myl-story-prevented = The effect on { $card } is prevented.
myl-story-affected = The effect affects { $card }.
myl-story-equips = { $card } carries { $other }.
myl-story-attacks = { $card } attacks.
myl-story-blocks = { $card } blocks { $other }.
myl-story-attack-cancelled = The attack is cancelled.
myl-story-attack-of-cancelled = The attack of { $card } is cancelled.
myl-story-block-of-cancelled = The block of { $card } is cancelled.
myl-story-damage = { $card } deals { $amount } damage.
myl-story-lost = { $player } loses the game: no card is left in the Mazo Castillo.
myl-story-draw = The game is a draw: nobody has a card left in the Mazo Castillo.

## What is true

myl-state-place = { $zone ->
    [defence] { $card } is in the Línea de Defensa.
    [attack] { $card } is in the Línea de Ataque.
    [support] { $card } is in the Línea de Apoyo.
    [reserve] { $card } is in the Reserva de Oro.
    [paid] { $card } is in the Zona de Oro Pagado.
    [deck] { $card } is in the Mazo Castillo.
    [hand] { $card } is in the Mano.
    [graveyard] { $card } is in the Cementerio.
   *[exile] { $card } is in the Zona de Destierro.
}
myl-state-place-of = { $zone ->
    [defence] { $card } is in { $player }’s Línea de Defensa.
    [attack] { $card } is in { $player }’s Línea de Ataque.
    [support] { $card } is in { $player }’s Línea de Apoyo.
    [reserve] { $card } is in { $player }’s Reserva de Oro.
    [paid] { $card } is in { $player }’s Zona de Oro Pagado.
    [deck] { $card } is in { $player }’s Mazo Castillo.
    [hand] { $card } is in { $player }’s Mano.
    [graveyard] { $card } is in { $player }’s Cementerio.
   *[exile] { $card } is in { $player }’s Zona de Destierro.
}
myl-state-cards = { $zone ->
    [defence] { $amount ->
        [0] { $player } has no cards in the Línea de Defensa.
        [1] { $player } has 1 card in the Línea de Defensa.
       *[other] { $player } has { $amount } cards in the Línea de Defensa.
    }
    [attack] { $amount ->
        [0] { $player } has no cards in the Línea de Ataque.
        [1] { $player } has 1 card in the Línea de Ataque.
       *[other] { $player } has { $amount } cards in the Línea de Ataque.
    }
    [support] { $amount ->
        [0] { $player } has no cards in the Línea de Apoyo.
        [1] { $player } has 1 card in the Línea de Apoyo.
       *[other] { $player } has { $amount } cards in the Línea de Apoyo.
    }
    [reserve] { $amount ->
        [0] { $player } has no cards in the Reserva de Oro.
        [1] { $player } has 1 card in the Reserva de Oro.
       *[other] { $player } has { $amount } cards in the Reserva de Oro.
    }
    [paid] { $amount ->
        [0] { $player } has no cards in the Zona de Oro Pagado.
        [1] { $player } has 1 card in the Zona de Oro Pagado.
       *[other] { $player } has { $amount } cards in the Zona de Oro Pagado.
    }
    [deck] { $amount ->
        [0] { $player } has no cards in the Mazo Castillo.
        [1] { $player } has 1 card in the Mazo Castillo.
       *[other] { $player } has { $amount } cards in the Mazo Castillo.
    }
    [hand] { $amount ->
        [0] { $player } has no cards in the Mano.
        [1] { $player } has 1 card in the Mano.
       *[other] { $player } has { $amount } cards in the Mano.
    }
    [graveyard] { $amount ->
        [0] { $player } has no cards in the Cementerio.
        [1] { $player } has 1 card in the Cementerio.
       *[other] { $player } has { $amount } cards in the Cementerio.
    }
   *[exile] { $amount ->
        [0] { $player } has no cards in the Zona de Destierro.
        [1] { $player } has 1 card in the Zona de Destierro.
       *[other] { $player } has { $amount } cards in the Zona de Destierro.
    }
}
myl-state-strength = { $card } has { $amount } Fuerza.
myl-state-ability = { $is ->
    [yes] { $card } has its ability.
   *[no] { $card } has lost its ability.
}
myl-state-kind = { $is ->
    [yes] { $kind ->
        [ally] { $card } is an Aliado.
        [weapon] { $card } is an Arma.
        [talisman] { $card } is a Talismán.
        [totem] { $card } is a Tótem.
        [gold] { $card } is an Oro.
       *[orb] { $card } is an Orbe.
    }
   *[no] { $kind ->
        [ally] { $card } is not an Aliado.
        [weapon] { $card } is not an Arma.
        [talisman] { $card } is not a Talismán.
        [totem] { $card } is not a Tótem.
        [gold] { $card } is not an Oro.
       *[orb] { $card } is not an Orbe.
    }
}
myl-state-race = { $is ->
    [yes] { $card } is of the Raza { $race }.
   *[no] { $card } is not of the Raza { $race }.
}
myl-state-carries = { $is ->
    [yes] { $card } carries { $other }.
   *[no] { $card } does not carry { $other }.
}
myl-state-loses = { $player } loses the game.
myl-state-draw = The game is a draw.
myl-state-goes-on = The game goes on.
myl-state-turn = It is { $player }’s turn.
myl-state-decides = { $player } has to decide.
myl-state-cannot = { $doing ->
    [play] { $player } can’t play { $card }.
    [use] { $player } can’t use the ability of { $card }.
    [attack] { $player } can’t attack with { $card }.
   *[block] { $player } can’t block { $other } with { $card }.
}

## The table

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
   *[transit] Cards being played
}
myl-board-fact = { $fact ->
    [deck] Mazo Castillo
   *[generated] Generated Oros
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
    [blank] no ability
   *[new] cannot attack yet
}

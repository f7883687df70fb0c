# O que acontece num caso de Mitos y Leyendas, sua mesa e o que o caso afirma. Os nomes do jogo ficam em espanhol.

## O que acontece

myl-story-turn = Começa o turno de { $player }.
myl-story-begins = { $phase ->
    [regroup] Começa a Fase de Agrupación.
    [vigil] Começa a Fase de Vigilia.
    [war] Começa a Guerra de Talismanes.
    [damage] Começa a Asignación de Daño.
    [final] Começa a Fase Final.
   *[end-of-turn] Começa o Final del Turno.
}
myl-story-regroups = { $zone ->
    [attack] { $player } reagrupa os Aliados da sua Línea de Ataque.
   *[paid] { $player } reagrupa seus Oros pagos.
}
myl-story-plays = { $player } joga { $card }.
myl-story-targets = O alvo de { $card } é { $other }.
myl-story-pays = { $amount ->
    [one] { $player } paga 1 Oro.
   *[other] { $player } paga { $amount } Oros.
}
myl-story-spends = { $amount ->
    [one] { $player } gasta 1 Oro gerado.
   *[other] { $player } gasta { $amount } Oros gerados.
}
myl-story-generates = { $amount ->
    [one] { $player } gera 1 Oro.
   *[other] { $player } gera { $amount } Oros.
}
myl-story-annulled = A carta { $card } é anulada.
myl-story-enters = { $zone ->
    [defence] { $card } entra em jogo na Línea de Defensa.
    [attack] { $card } entra em jogo na Línea de Ataque.
    [support] { $card } entra em jogo na Línea de Apoyo.
    [reserve] { $card } entra em jogo na Reserva de Oro.
   *[other] { $card } entra em jogo.
}
myl-story-leaves = { $manner ->
    [destroy] A carta { $card } é destruída.
    [exile] A carta { $card } é desterrada.
    [shuffle] A carta { $card } é embaralhada no Mazo Castillo.
    [raise] { $card } sobe para a Mano de { $player }.
   *[put] A carta { $card } é colocada no Cementerio.
}
myl-story-follows = { $card } sai do jogo com seu portador.
myl-story-moves = { $zone ->
    [deck] { $card } vai para o Mazo Castillo.
    [hand] { $card } vai para a Mano de { $player }.
    [graveyard] { $card } vai para o Cementerio.
    [exile] { $card } vai para a Zona de Destierro.
   *[other] { $card } muda de zona.
}
myl-story-shifts = { $zone ->
    [defence] { $card } passa para a Línea de Defensa de { $player }.
    [attack] { $card } passa para a Línea de Ataque de { $player }.
    [support] { $card } passa para a Línea de Apoyo de { $player }.
    [reserve] { $card } passa para a Reserva de Oro de { $player }.
   *[paid] { $card } passa para a Zona de Oro Pagado de { $player }.
}
myl-story-draws = { $amount ->
    [one] { $player } compra 1 carta.
   *[other] { $player } compra { $amount } cartas.
}
myl-story-mills = { $amount ->
    [one] { $player } tritura 1 carta.
   *[other] { $player } tritura { $amount } cartas.
}
myl-story-discards = { $player } descarta { $card }.
myl-story-shuffles = { $player } embaralha seu Mazo Castillo.
myl-story-shows = { $player } revela { $card }.
myl-story-looks = { $amount ->
    [one] { $player } olha 1 carta.
   *[other] { $player } olha { $amount } cartas.
}
myl-story-names = { $player } nomeia { $card }.
myl-story-triggers = A habilidade de { $card } desencadeia.
myl-story-uses = { $player } utiliza a habilidade de { $card }.
myl-story-cancelled = A habilidade de { $card } é cancelada.
myl-story-resolves = O efeito de { $card } resolve.
myl-story-redirected = O efeito é redirecionado de { $card } para { $other }.
myl-story-prevented = O efeito sobre { $card } é prevenido.
myl-story-affected = O efeito afeta { $card }.
myl-story-equips = { $card } porta { $other }.
myl-story-attacks = { $card } ataca.
myl-story-blocks = { $card } bloqueia { $other }.
myl-story-attack-cancelled = O ataque é cancelado.
myl-story-attack-of-cancelled = O ataque de { $card } é cancelado.
myl-story-block-of-cancelled = O bloqueio de { $card } é cancelado.
myl-story-damage = { $card } causa { $amount } de Dano.
myl-story-lost = { $player } perde a partida: não lhe restam cartas no Mazo Castillo.
myl-story-draw = A partida termina em empate: ninguém tem cartas no Mazo Castillo.

## O que é verdade

myl-state-place = { $zone ->
    [defence] { $card } está na Línea de Defensa.
    [attack] { $card } está na Línea de Ataque.
    [support] { $card } está na Línea de Apoyo.
    [reserve] { $card } está na Reserva de Oro.
    [paid] { $card } está na Zona de Oro Pagado.
    [deck] { $card } está no Mazo Castillo.
    [hand] { $card } está na Mano.
    [graveyard] { $card } está no Cementerio.
   *[exile] { $card } está na Zona de Destierro.
}
myl-state-place-of = { $zone ->
    [defence] { $card } está na Línea de Defensa de { $player }.
    [attack] { $card } está na Línea de Ataque de { $player }.
    [support] { $card } está na Línea de Apoyo de { $player }.
    [reserve] { $card } está na Reserva de Oro de { $player }.
    [paid] { $card } está na Zona de Oro Pagado de { $player }.
    [deck] { $card } está no Mazo Castillo de { $player }.
    [hand] { $card } está na Mano de { $player }.
    [graveyard] { $card } está no Cementerio de { $player }.
   *[exile] { $card } está na Zona de Destierro de { $player }.
}
myl-state-cards = { $zone ->
    [defence] { $amount ->
        [0] { $player } não tem cartas na Línea de Defensa.
        [1] { $player } tem 1 carta na Línea de Defensa.
       *[other] { $player } tem { $amount } cartas na Línea de Defensa.
    }
    [attack] { $amount ->
        [0] { $player } não tem cartas na Línea de Ataque.
        [1] { $player } tem 1 carta na Línea de Ataque.
       *[other] { $player } tem { $amount } cartas na Línea de Ataque.
    }
    [support] { $amount ->
        [0] { $player } não tem cartas na Línea de Apoyo.
        [1] { $player } tem 1 carta na Línea de Apoyo.
       *[other] { $player } tem { $amount } cartas na Línea de Apoyo.
    }
    [reserve] { $amount ->
        [0] { $player } não tem cartas na Reserva de Oro.
        [1] { $player } tem 1 carta na Reserva de Oro.
       *[other] { $player } tem { $amount } cartas na Reserva de Oro.
    }
    [paid] { $amount ->
        [0] { $player } não tem cartas na Zona de Oro Pagado.
        [1] { $player } tem 1 carta na Zona de Oro Pagado.
       *[other] { $player } tem { $amount } cartas na Zona de Oro Pagado.
    }
    [deck] { $amount ->
        [0] { $player } não tem cartas no Mazo Castillo.
        [1] { $player } tem 1 carta no Mazo Castillo.
       *[other] { $player } tem { $amount } cartas no Mazo Castillo.
    }
    [hand] { $amount ->
        [0] { $player } não tem cartas na Mano.
        [1] { $player } tem 1 carta na Mano.
       *[other] { $player } tem { $amount } cartas na Mano.
    }
    [graveyard] { $amount ->
        [0] { $player } não tem cartas no Cementerio.
        [1] { $player } tem 1 carta no Cementerio.
       *[other] { $player } tem { $amount } cartas no Cementerio.
    }
   *[exile] { $amount ->
        [0] { $player } não tem cartas na Zona de Destierro.
        [1] { $player } tem 1 carta na Zona de Destierro.
       *[other] { $player } tem { $amount } cartas na Zona de Destierro.
    }
}
myl-state-strength = { $card } tem { $amount } de Força.
myl-state-ability = { $is ->
    [yes] { $card } conserva sua habilidade.
   *[no] { $card } perdeu sua habilidade.
}
myl-state-kind = { $is ->
    [yes] { $kind ->
        [ally] { $card } é um Aliado.
        [weapon] { $card } é uma Arma.
        [talisman] { $card } é um Talismán.
        [totem] { $card } é um Tótem.
        [gold] { $card } é um Oro.
       *[orb] { $card } é um Orbe.
    }
   *[no] { $kind ->
        [ally] { $card } não é um Aliado.
        [weapon] { $card } não é uma Arma.
        [talisman] { $card } não é um Talismán.
        [totem] { $card } não é um Tótem.
        [gold] { $card } não é um Oro.
       *[orb] { $card } não é um Orbe.
    }
}
myl-state-race = { $is ->
    [yes] { $card } é da Raza { $race }.
   *[no] { $card } não é da Raza { $race }.
}
myl-state-carries = { $is ->
    [yes] { $card } porta { $other }.
   *[no] { $card } não porta { $other }.
}
myl-state-loses = { $player } perde a partida.
myl-state-draw = A partida termina em empate.
myl-state-goes-on = A partida continua.
myl-state-turn = É o turno de { $player }.
myl-state-decides = É a vez de { $player }.
myl-state-cannot = { $doing ->
    [play] { $player } não pode jogar { $card }.
    [use] { $player } não pode utilizar a habilidade de { $card }.
    [attack] { $player } não pode atacar com { $card }.
   *[block] { $player } não pode bloquear { $other } com { $card }.
}

## A mesa

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
   *[transit] Cartas que estão sendo jogadas
}
myl-board-fact = { $fact ->
    [deck] Mazo Castillo
   *[generated] Oros gerados
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
    [blank] sem habilidade
   *[new] ainda não pode atacar
}

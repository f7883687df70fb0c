# Lo que un jugador puede elegir en cada momento: cada opción en una frase, en presente, que empieza por quien la elige.

choice-pass = { $player } pasa la prioridad.
choice-play-land = { $player } juega { $card }.
choice-cast = { $way ->
    [1] { $keyword ->
        [none] { $player } lanza { $card }.
       *[other] { $player } lanza { $card } usando { $keyword }.
    }
   *[other] { $keyword ->
        [none] { $player } lanza { $card } de otra manera ({ $way }).
       *[other] { $player } lanza { $card } usando { $keyword } de otra manera ({ $way }).
    }
}
choice-activate = { $ability ->
    [0] { $player } activa la habilidad de { $card }.
   *[other] { $player } activa la habilidad { $ability } de { $card }.
}
choice-mana = { $player } obtiene { $mana } de { $card }.
choice-turn-face-up = { $player } pone boca arriba { $card }.
choice-end-effect = { $player } paga para poner fin a un efecto.
choice-roll-planar-die = { $player } tira el dado planar.
choice-fetch-companion = { $player } pone su compañero en su mano.
choice-attack = { $player } ataca a { $whom } con { $card }.
choice-end-attack = { $declared ->
    [yes] { $player } no ataca con nada más.
   *[no] { $player } no ataca.
}
choice-block = { $player } bloquea a { $attacker } con { $card }.
choice-end-block = { $declared ->
    [yes] { $player } no bloquea con nada más.
   *[no] { $player } no bloquea.
}
choice-keep-hand = { $kept ->
    [yes] { $player } se queda con su mano.
   *[no] { $player } hace un mulligan.
}
choice-answer = { $yes ->
    [yes] { $about ->
        [none] { $player } acepta ({ $number }).
       *[other] { $player } acepta lo que ofrece { $about } ({ $number }).
    }
   *[no] { $about ->
        [none] { $player } no acepta ({ $number }).
       *[other] { $player } no acepta lo que ofrece { $about } ({ $number }).
    }
}
choice-number = { $player } elige el número { $amount } ({ $number }).
choice-assign = { $amount ->
    [one] { $player } asigna { $amount } punto de daño de { $card } a { $whom }.
   *[other] { $player } asigna { $amount } puntos de daño de { $card } a { $whom }.
}
choice-object = { $player } elige { $card } ({ $number }).
choice-player = { $player } elige a { $whom } ({ $number }).
choice-mode = { $player } elige la opción { $mode } ({ $number }).
choice-mana-kind = { $player } elige { $mana }.
choice-subtype = { $player } elige el subtipo { $subtype }.
choice-name = { $player } elige el nombre { $card }.
choice-order = { $player } pone antes en la pila la habilidad de { $card }.
choice-effect = { $player } aplica primero el efecto { $place } ({ $number }).
choice-pay-mana = { $player } paga con { $mana }.
choice-pay-with = { $player } paga con { $card }.
choice-pay-life = { $player } paga 2 vidas.
choice-end = { $player } no elige nada más ({ $number }).
choice-concede = { $player } concede el juego.

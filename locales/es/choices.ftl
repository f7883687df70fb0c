# Lo que un jugador puede elegir en cada momento: cada opción en una frase, en presente, que empieza por quien la elige.

choice-pass = { $player } pasa la prioridad.
    .refused = ¿Y si { $player } pasa la prioridad? No puede: lo impide la regla { $refused }.
choice-play-land = { $player } juega { $card }.
    .refused = ¿Y si { $player } juega { $card }? No puede: lo impide la regla { $refused }.
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
    .refused = { $way ->
        [1] { $keyword ->
            [none] ¿Y si { $player } lanza { $card }? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } lanza { $card } usando { $keyword }? No puede: lo impide la regla { $refused }.
        }
       *[other] { $keyword ->
            [none] ¿Y si { $player } lanza { $card } de otra manera ({ $way })? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } lanza { $card } usando { $keyword } de otra manera ({ $way })? No puede: lo impide la regla { $refused }.
        }
    }
choice-activate = { $ability ->
    [0] { $player } activa la habilidad de { $card }.
   *[other] { $player } activa la habilidad { $ability } de { $card }.
}
    .refused = { $ability ->
        [0] ¿Y si { $player } activa la habilidad de { $card }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } activa la habilidad { $ability } de { $card }? No puede: lo impide la regla { $refused }.
    }
choice-mana = { $player } obtiene { $mana } de { $card }.
    .refused = ¿Y si { $player } obtiene { $mana } de { $card }? No puede: lo impide la regla { $refused }.
choice-turn-face-up = { $player } pone boca arriba { $card }.
    .refused = ¿Y si { $player } pone boca arriba { $card }? No puede: lo impide la regla { $refused }.
choice-special = { $action ->
    [ignore-effect] { $player } ignora el efecto de { $card }.
    [discard] { $player } descarta { $card } como acción especial.
    [suspend] { $player } suspende { $card }.
    [foretell] { $player } profetiza { $card }.
    [plot] { $player } trama { $card }.
   *[unlock] { $player } paga para desbloquear la mitad de { $card }.
}
    .refused = { $action ->
        [ignore-effect] ¿Y si { $player } ignora el efecto de { $card }? No puede: lo impide la regla { $refused }.
        [discard] ¿Y si { $player } descarta { $card } como acción especial? No puede: lo impide la regla { $refused }.
        [suspend] ¿Y si { $player } suspende { $card }? No puede: lo impide la regla { $refused }.
        [foretell] ¿Y si { $player } profetiza { $card }? No puede: lo impide la regla { $refused }.
        [plot] ¿Y si { $player } trama { $card }? No puede: lo impide la regla { $refused }.
       *[unlock] ¿Y si { $player } paga para desbloquear la mitad de { $card }? No puede: lo impide la regla { $refused }.
    }
choice-end-effect = { $player } paga para poner fin a un efecto.
    .refused = ¿Y si { $player } paga para poner fin a un efecto? No puede: lo impide la regla { $refused }.
choice-roll-planar-die = { $player } tira el dado planar.
    .refused = ¿Y si { $player } tira el dado planar? No puede: lo impide la regla { $refused }.
choice-fetch-companion = { $player } pone su compañero en su mano.
    .refused = ¿Y si { $player } pone su compañero en su mano? No puede: lo impide la regla { $refused }.
choice-attack = { $player } ataca a { $whom } con { $card }.
    .refused = ¿Y si { $player } ataca a { $whom } con { $card }? No puede: lo impide la regla { $refused }.
choice-end-attack = { $declared ->
    [yes] { $player } no ataca con nada más.
   *[no] { $player } no ataca.
}
    .refused = { $declared ->
        [yes] ¿Y si { $player } no ataca con nada más? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } no ataca? No puede: lo impide la regla { $refused }.
    }
choice-block = { $player } bloquea a { $attacker } con { $card }.
    .refused = ¿Y si { $player } bloquea a { $attacker } con { $card }? No puede: lo impide la regla { $refused }.
choice-end-block = { $declared ->
    [yes] { $player } no bloquea con nada más.
   *[no] { $player } no bloquea.
}
    .refused = { $declared ->
        [yes] ¿Y si { $player } no bloquea con nada más? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } no bloquea? No puede: lo impide la regla { $refused }.
    }
choice-keep-hand = { $kept ->
    [yes] { $player } se queda con su mano.
   *[no] { $player } hace un mulligan.
}
    .refused = { $kept ->
        [yes] ¿Y si { $player } se queda con su mano? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } hace un mulligan? No puede: lo impide la regla { $refused }.
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
    .refused = { $yes ->
        [yes] { $about ->
            [none] ¿Y si { $player } acepta ({ $number })? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } acepta lo que ofrece { $about } ({ $number })? No puede: lo impide la regla { $refused }.
        }
       *[no] { $about ->
            [none] ¿Y si { $player } no acepta ({ $number })? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } no acepta lo que ofrece { $about } ({ $number })? No puede: lo impide la regla { $refused }.
        }
    }
choice-number = { $player } elige el número { $amount } ({ $number }).
    .refused = ¿Y si { $player } elige el número { $amount } ({ $number })? No puede: lo impide la regla { $refused }.
choice-assign = { $amount ->
    [one] { $player } asigna { $amount } punto de daño de { $card } a { $whom }.
   *[other] { $player } asigna { $amount } puntos de daño de { $card } a { $whom }.
}
    .refused = { $amount ->
        [one] ¿Y si { $player } asigna { $amount } punto de daño de { $card } a { $whom }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } asigna { $amount } puntos de daño de { $card } a { $whom }? No puede: lo impide la regla { $refused }.
    }
choice-object = { $target ->
    [spell] { $player } elige { $card } como objetivo de { $about } ({ $number }).
    [ability] { $player } elige { $card } como objetivo de la habilidad de { $about } ({ $number }).
   *[no] { $about ->
        [none] { $player } elige { $card } ({ $number }).
       *[other] { $player } elige { $card } para { $about } ({ $number }).
    }
}
    .refused = { $target ->
        [spell] ¿Y si { $player } elige { $card } como objetivo de { $about } ({ $number })? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } elige { $card } como objetivo de la habilidad de { $about } ({ $number })? No puede: lo impide la regla { $refused }.
       *[no] { $about ->
            [none] ¿Y si { $player } elige { $card } ({ $number })? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } elige { $card } para { $about } ({ $number })? No puede: lo impide la regla { $refused }.
        }
    }
choice-player = { $target ->
    [spell] { $player } elige a { $whom } como objetivo de { $about } ({ $number }).
    [ability] { $player } elige a { $whom } como objetivo de la habilidad de { $about } ({ $number }).
   *[no] { $player } elige a { $whom } ({ $number }).
}
    .refused = { $target ->
        [spell] ¿Y si { $player } elige a { $whom } como objetivo de { $about } ({ $number })? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } elige a { $whom } como objetivo de la habilidad de { $about } ({ $number })? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } elige a { $whom } ({ $number })? No puede: lo impide la regla { $refused }.
    }
choice-mode = { $player } elige la opción { $mode } ({ $number }).
    .refused = ¿Y si { $player } elige la opción { $mode } ({ $number })? No puede: lo impide la regla { $refused }.
choice-mana-kind = { $player } elige { $mana }.
    .refused = ¿Y si { $player } elige { $mana }? No puede: lo impide la regla { $refused }.
choice-subtype = { $player } elige el subtipo { $subtype }.
    .refused = ¿Y si { $player } elige el subtipo { $subtype }? No puede: lo impide la regla { $refused }.
choice-name = { $player } elige el nombre { $card }.
    .refused = ¿Y si { $player } elige el nombre { $card }? No puede: lo impide la regla { $refused }.
choice-order = { $player } pone antes en la pila la habilidad de { $card }.
    .refused = ¿Y si { $player } pone antes en la pila la habilidad de { $card }? No puede: lo impide la regla { $refused }.
choice-effect = { $player } aplica primero el efecto { $place } ({ $number }).
    .refused = ¿Y si { $player } aplica primero el efecto { $place } ({ $number })? No puede: lo impide la regla { $refused }.
choice-pay-mana = { $player } paga con { $mana }.
    .refused = ¿Y si { $player } paga con { $mana }? No puede: lo impide la regla { $refused }.
choice-pay-with = { $player } paga con { $card }.
    .refused = ¿Y si { $player } paga con { $card }? No puede: lo impide la regla { $refused }.
choice-pay-life = { $player } paga 2 vidas.
    .refused = ¿Y si { $player } paga 2 vidas? No puede: lo impide la regla { $refused }.
choice-end = { $player } no elige nada más ({ $number }).
    .refused = ¿Y si { $player } no elige nada más ({ $number })? No puede: lo impide la regla { $refused }.
choice-concede = { $player } concede el juego.
    .refused = ¿Y si { $player } concede el juego? No puede: lo impide la regla { $refused }.

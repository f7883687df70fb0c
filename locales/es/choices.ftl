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
   *[unlock] { $player } paga para abrir una mitad cerrada de { $card }.
}
    .refused = { $action ->
        [ignore-effect] ¿Y si { $player } ignora el efecto de { $card }? No puede: lo impide la regla { $refused }.
        [discard] ¿Y si { $player } descarta { $card } como acción especial? No puede: lo impide la regla { $refused }.
        [suspend] ¿Y si { $player } suspende { $card }? No puede: lo impide la regla { $refused }.
        [foretell] ¿Y si { $player } profetiza { $card }? No puede: lo impide la regla { $refused }.
        [plot] ¿Y si { $player } trama { $card }? No puede: lo impide la regla { $refused }.
       *[unlock] ¿Y si { $player } paga para abrir una mitad cerrada de { $card }? No puede: lo impide la regla { $refused }.
    }
choice-end-effect = { $player } paga para poner fin a un efecto.
    .refused = ¿Y si { $player } paga para poner fin a un efecto? No puede: lo impide la regla { $refused }.
choice-roll-planar-die = { $player } lanza el dado planar.
    .refused = ¿Y si { $player } lanza el dado planar? No puede: lo impide la regla { $refused }.
choice-fetch-companion = { $player } pone su compañero en su mano.
    .refused = ¿Y si { $player } pone su compañero en su mano? No puede: lo impide la regla { $refused }.
choice-attack = { $player } ataca a { $whom } con { $card }.
    .refused = ¿Y si { $player } ataca a { $whom } con { $card }? No puede: lo impide la regla { $refused }.
choice-end-attack = { $declared ->
    [few] { $player } ataca solo con { $names }.
    [many] { $player } no ataca con nada más.
   *[no] { $player } no ataca.
}
    .refused = { $declared ->
        [few] ¿Y si { $player } ataca solo con { $names }? No puede: lo impide la regla { $refused }.
        [many] ¿Y si { $player } no ataca con nada más? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } no ataca? Tiene que atacar: lo exige la regla { $refused }.
    }
choice-block = { $player } bloquea a { $attacker } con { $card }.
    .refused = ¿Y si { $player } bloquea a { $attacker } con { $card }? No puede: lo impide la regla { $refused }.
choice-end-block = { $declared ->
    [few] { $player } bloquea solo con { $names }.
    [many] { $player } no bloquea con nada más.
   *[no] { $player } no bloquea.
}
    .refused = { $declared ->
        [few] ¿Y si { $player } bloquea solo con { $names }? No puede: lo impide la regla { $refused }.
        [many] ¿Y si { $player } no bloquea con nada más? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } no bloquea? Tiene que bloquear: lo exige la regla { $refused }.
    }
choice-keep-hand = { $kept ->
    [yes] { $player } se queda con su mano.
   *[no] { $player } hace un mulligan.
}
    .refused = { $kept ->
        [yes] ¿Y si { $player } se queda con su mano? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } hace un mulligan? No puede: lo impide la regla { $refused }.
    }
choice-answer = { $answer ->
    [additional-cost] { $yes ->
        [yes] { $player } decide pagar el coste adicional de { $about }.
       *[no] { $player } no paga el coste adicional de { $about }.
    }
    [asked-cost] { $yes ->
        [yes] { $player } decide pagar lo que pide { $about }.
       *[no] { $player } no paga lo que pide { $about }.
    }
    [new-targets] { $yes ->
        [yes] { $player } elige nuevos objetivos para { $about }.
       *[no] { $player } no cambia los objetivos de { $about }.
    }
    [free-cast] { $yes ->
        [yes] { $player } lanza { $about } sin pagar su coste de maná.
       *[no] { $player } no lanza { $about }.
    }
    [forced-cast] { $yes ->
        [yes] { $player } lanza { $about }.
       *[no] { $player } no lanza { $about }.
    }
    [graveyard] { $yes ->
        [yes] { $player } pone { $about } en el cementerio.
       *[no] { $player } no pone { $about } en el cementerio.
    }
    [bottom] { $yes ->
        [yes] { $player } pone { $about } en el fondo de la biblioteca.
       *[no] { $player } deja { $about } en la parte superior de la biblioteca.
    }
    [reveal] { $yes ->
        [yes] { $player } muestra { $about }.
       *[no] { $player } no muestra { $about }.
    }
    [command-zone] { $yes ->
        [yes] { $player } pone { $about } en la zona de mando.
       *[no] { $player } no pone { $about } en la zona de mando.
    }
   *[other] { $yes ->
        [yes] { $player } usa el efecto de { $about }.
       *[no] { $player } no usa el efecto de { $about }.
    }
}
    .refused = { $answer ->
        [additional-cost] { $yes ->
            [yes] ¿Y si { $player } paga el coste adicional de { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no paga el coste adicional de { $about }? No puede: lo impide la regla { $refused }.
        }
        [asked-cost] { $yes ->
            [yes] ¿Y si { $player } paga lo que pide { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no paga lo que pide { $about }? No puede: lo impide la regla { $refused }.
        }
        [new-targets] { $yes ->
            [yes] ¿Y si { $player } elige nuevos objetivos para { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no cambia los objetivos de { $about }? No puede: lo impide la regla { $refused }.
        }
        [free-cast] { $yes ->
            [yes] ¿Y si { $player } lanza { $about } sin pagar su coste de maná? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no lanza { $about }? No puede: lo impide la regla { $refused }.
        }
        [forced-cast] { $yes ->
            [yes] ¿Y si { $player } lanza { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no lanza { $about }? No puede: lo impide la regla { $refused }.
        }
        [graveyard] { $yes ->
            [yes] ¿Y si { $player } pone { $about } en el cementerio? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no pone { $about } en el cementerio? No puede: lo impide la regla { $refused }.
        }
        [bottom] { $yes ->
            [yes] ¿Y si { $player } pone { $about } en el fondo de la biblioteca? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } deja { $about } en la parte superior de la biblioteca? No puede: lo impide la regla { $refused }.
        }
        [reveal] { $yes ->
            [yes] ¿Y si { $player } muestra { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no muestra { $about }? No puede: lo impide la regla { $refused }.
        }
        [command-zone] { $yes ->
            [yes] ¿Y si { $player } pone { $about } en la zona de mando? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no pone { $about } en la zona de mando? No puede: lo impide la regla { $refused }.
        }
       *[other] { $yes ->
            [yes] ¿Y si { $player } usa el efecto de { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no usa el efecto de { $about }? No puede: lo impide la regla { $refused }.
        }
    }
choice-number = { $player } elige el número { $amount }.
    .refused = ¿Y si { $player } elige el número { $amount }? No puede: lo impide la regla { $refused }.
choice-x = { $purpose ->
    [none] { $player } elige X = { $amount }.
   *[other] { $player } elige X = { $amount } para { $about }.
}
    .refused = { $purpose ->
        [none] ¿Y si { $player } elige X = { $amount }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige X = { $amount } para { $about }? No puede: lo impide la regla { $refused }.
    }
choice-assign = { $amount ->
    [one] { $player } asigna { $amount } punto de daño de { $card } a { $whom }.
   *[other] { $player } asigna { $amount } puntos de daño de { $card } a { $whom }.
}
    .refused = { $amount ->
        [one] ¿Y si { $player } asigna { $amount } punto de daño de { $card } a { $whom }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } asigna { $amount } puntos de daño de { $card } a { $whom }? No puede: lo impide la regla { $refused }.
    }
choice-object = { $purpose ->
    [spell] { $player } elige { $card } como objetivo de { $about }.
    [ability] { $player } elige { $card } como objetivo de la habilidad de { $about }.
    [effect] { $player } elige { $card } para el efecto de { $about }.
   *[none] { $player } elige { $card }.
}
    .refused = { $purpose ->
        [spell] ¿Y si { $player } elige { $card } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [spell-again] ¿Y si { $player } vuelve a elegir { $card } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } elige { $card } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [ability-again] ¿Y si { $player } vuelve a elegir { $card } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [effect] ¿Y si { $player } elige { $card } para el efecto de { $about }? No puede: lo impide la regla { $refused }.
       *[none] ¿Y si { $player } elige { $card }? No puede: lo impide la regla { $refused }.
    }
choice-player = { $purpose ->
    [spell] { $player } elige a { $whom } como objetivo de { $about }.
    [ability] { $player } elige a { $whom } como objetivo de la habilidad de { $about }.
   *[other] { $player } elige a { $whom }.
}
    .refused = { $purpose ->
        [spell] ¿Y si { $player } elige a { $whom } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [spell-again] ¿Y si { $player } vuelve a elegir a { $whom } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } elige a { $whom } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [ability-again] ¿Y si { $player } vuelve a elegir a { $whom } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige a { $whom }? No puede: lo impide la regla { $refused }.
    }
choice-mode = { $purpose ->
    [none] { $player } elige la opción { $mode }.
   *[other] { $player } elige la opción { $mode } de { $about }.
}
    .refused = { $purpose ->
        [none] ¿Y si { $player } elige la opción { $mode }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige la opción { $mode } de { $about }? No puede: lo impide la regla { $refused }.
    }
choice-color = { $color ->
    [white] { $player } elige el blanco.
    [blue] { $player } elige el azul.
    [black] { $player } elige el negro.
    [red] { $player } elige el rojo.
    [green] { $player } elige el verde.
   *[colorless] { $player } elige incoloro.
}
    .refused = { $color ->
        [white] ¿Y si { $player } elige el blanco? No puede: lo impide la regla { $refused }.
        [blue] ¿Y si { $player } elige el azul? No puede: lo impide la regla { $refused }.
        [black] ¿Y si { $player } elige el negro? No puede: lo impide la regla { $refused }.
        [red] ¿Y si { $player } elige el rojo? No puede: lo impide la regla { $refused }.
        [green] ¿Y si { $player } elige el verde? No puede: lo impide la regla { $refused }.
       *[colorless] ¿Y si { $player } elige incoloro? No puede: lo impide la regla { $refused }.
    }
choice-subtype = { $player } elige el subtipo { $subtype }.
    .refused = ¿Y si { $player } elige el subtipo { $subtype }? No puede: lo impide la regla { $refused }.
choice-name = { $player } elige el nombre { $card }.
    .refused = ¿Y si { $player } elige el nombre { $card }? No puede: lo impide la regla { $refused }.
choice-order = { $player } pone antes en la pila la habilidad de { $card }.
    .refused = ¿Y si { $player } pone antes en la pila la habilidad de { $card }? No puede: lo impide la regla { $refused }.
choice-effect = { $player } aplica primero el efecto { $place }.
    .refused = ¿Y si { $player } aplica primero el efecto { $place }? No puede: lo impide la regla { $refused }.
choice-pile = { $player } elige el montón { $place }.
    .refused = ¿Y si { $player } elige el montón { $place }? No puede: lo impide la regla { $refused }.
choice-stored-die = { $player } vuelve a tirar el dado { $place }.
    .refused = ¿Y si { $player } vuelve a tirar el dado { $place }? No puede: lo impide la regla { $refused }.
choice-pay-colorless = { $player } elige pagar el símbolo sin maná de color.
    .refused = ¿Y si { $player } elige pagar el símbolo sin maná de color? No puede: lo impide la regla { $refused }.
choice-pay-mana = { $player } paga con { $mana }.
    .refused = ¿Y si { $player } paga con { $mana }? No puede: lo impide la regla { $refused }.
choice-pay-with = { $player } paga con { $card }.
    .refused = ¿Y si { $player } paga con { $card }? No puede: lo impide la regla { $refused }.
choice-pay-life = { $player } paga 2 vidas.
    .refused = ¿Y si { $player } paga 2 vidas? No puede: lo impide la regla { $refused }.
choice-end = { $player } no elige nada más.
    .refused = ¿Y si { $player } no elige nada más? No puede: lo impide la regla { $refused }.
choice-concede = { $player } concede el juego.
    .refused = ¿Y si { $player } concede el juego? No puede: lo impide la regla { $refused }.

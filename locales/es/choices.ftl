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
            [none] { $count ->
                [0] ¿Y si { $player } lanza { $card }? No puede: lo impide la regla { $refused }.
                [one] ¿Y si { $player } lanza { $card } con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
               *[other] ¿Y si { $player } lanza { $card } con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
            }
           *[other] { $count ->
                [0] ¿Y si { $player } lanza { $card } usando { $keyword }? No puede: lo impide la regla { $refused }.
                [one] ¿Y si { $player } lanza { $card } usando { $keyword }, con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
               *[other] ¿Y si { $player } lanza { $card } usando { $keyword }, con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
            }
        }
       *[other] { $keyword ->
            [none] { $count ->
                [0] ¿Y si { $player } lanza { $card } de otra manera ({ $way })? No puede: lo impide la regla { $refused }.
                [one] ¿Y si { $player } lanza { $card } de otra manera ({ $way }), con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
               *[other] ¿Y si { $player } lanza { $card } de otra manera ({ $way }), con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
            }
           *[other] { $count ->
                [0] ¿Y si { $player } lanza { $card } usando { $keyword } de otra manera ({ $way })? No puede: lo impide la regla { $refused }.
                [one] ¿Y si { $player } lanza { $card } usando { $keyword } de otra manera ({ $way }), con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
               *[other] ¿Y si { $player } lanza { $card } usando { $keyword } de otra manera ({ $way }), con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
            }
        }
    }
choice-activate = { $ability ->
    [alone] { $player } activa la habilidad de { $card }.
    [cost] { $player } activa la habilidad de { $which } de { $card }.
   *[place] { $player } activa la habilidad { $which } de { $card }.
}
    .refused = { $ability ->
        [alone] { $count ->
            [0] ¿Y si { $player } activa la habilidad de { $card }? No puede: lo impide la regla { $refused }.
            [one] ¿Y si { $player } activa la habilidad de { $card } con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } activa la habilidad de { $card } con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
        }
        [cost] { $count ->
            [0] ¿Y si { $player } activa la habilidad de { $which } de { $card }? No puede: lo impide la regla { $refused }.
            [one] ¿Y si { $player } activa la habilidad de { $which } de { $card } con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } activa la habilidad de { $which } de { $card } con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
        }
       *[place] { $count ->
            [0] ¿Y si { $player } activa la habilidad { $which } de { $card }? No puede: lo impide la regla { $refused }.
            [one] ¿Y si { $player } activa la habilidad { $which } de { $card } con { $targets } como objetivo? No puede: lo impide la regla { $refused }.
           *[other] ¿Y si { $player } activa la habilidad { $which } de { $card } con { $targets } como objetivos? No puede: lo impide la regla { $refused }.
        }
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
    .refused = ¿Y si { $player } ataca a { $whom } con { $names }? No puede: lo impide la regla { $refused }.
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
    .refused = ¿Y si { $player } bloquea a { $attacker } con { $names }? No puede: lo impide la regla { $refused }.
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
        [yes] { $player } decide pagar el coste adicional de { $about }{ $which }.
       *[no] { $player } no paga el coste adicional de { $about }{ $which }.
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
        [yes] { $player } decide poner { $about } en el cementerio.
       *[no] { $player } no pone { $about } en el cementerio.
    }
    [bottom] { $yes ->
        [yes] { $player } decide poner { $about } en el fondo de la biblioteca.
       *[no] { $player } deja { $about } en la parte superior de la biblioteca.
    }
    [reveal] { $yes ->
        [yes] { $player } muestra { $about }.
       *[no] { $player } no muestra { $about }.
    }
    [mana] { $yes ->
        [yes] { $player } decide pagar { $mana } por { $about }.
       *[no] { $player } no paga { $mana } por { $about }.
    }
    [exert] { $yes ->
        [yes] { $player } decide espolear a { $about }.
       *[no] { $player } no espolea a { $about }.
    }
    [discard] { $yes ->
        [yes] { $player } decide descartar una carta por el efecto de { $about }.
       *[no] { $player } no descarta ninguna carta por el efecto de { $about }.
    }
    [gift] { $yes ->
        [yes] { $player } promete el regalo de { $about }.
       *[no] { $player } no promete el regalo de { $about }.
    }
    [sticker] { $yes ->
        [yes] { $player } decide poner una pegatina sobre { $about }.
       *[no] { $player } no pone ninguna pegatina sobre { $about }.
    }
    [command-zone] { $yes ->
        [yes] { $player } decide poner { $about } en la zona de mando.
       *[no] { $player } no pone { $about } en la zona de mando.
    }
    [surveil] { $yes ->
        [yes] { $player } decide mirar las cartas adicionales.
       *[no] { $player } decide no mirar las cartas adicionales.
    }
    [replaces] { $yes ->
        [yes] { $player } decide aplicar el efecto de { $about }.
       *[no] { $player } decide no aplicar el efecto de { $about }.
    }
   *[other] { $yes ->
        [yes] { $player } decide hacer lo que permite { $about }.
       *[no] { $player } decide no hacer lo que permite { $about }.
    }
}
    .refused = { $answer ->
        [additional-cost] { $yes ->
            [yes] ¿Y si { $player } paga el coste adicional de { $about }{ $which }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no paga el coste adicional de { $about }{ $which }? No puede: lo impide la regla { $refused }.
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
        [mana] { $yes ->
            [yes] ¿Y si { $player } decide pagar { $mana } por { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no paga { $mana } por { $about }? No puede: lo impide la regla { $refused }.
        }
        [exert] { $yes ->
            [yes] ¿Y si { $player } decide espolear a { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no espolea a { $about }? No puede: lo impide la regla { $refused }.
        }
        [discard] { $yes ->
            [yes] ¿Y si { $player } decide descartar una carta por el efecto de { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no descarta ninguna carta por el efecto de { $about }? No puede: lo impide la regla { $refused }.
        }
        [gift] { $yes ->
            [yes] ¿Y si { $player } promete el regalo de { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no promete el regalo de { $about }? No puede: lo impide la regla { $refused }.
        }
        [sticker] { $yes ->
            [yes] ¿Y si { $player } decide poner una pegatina sobre { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no pone ninguna pegatina sobre { $about }? No puede: lo impide la regla { $refused }.
        }
        [command-zone] { $yes ->
            [yes] ¿Y si { $player } decide poner { $about } en la zona de mando? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no pone { $about } en la zona de mando? No puede: lo impide la regla { $refused }.
        }
       *[other] { $yes ->
            [yes] ¿Y si { $player } hace lo que permite { $about }? No puede: lo impide la regla { $refused }.
           *[no] ¿Y si { $player } no hace lo que permite { $about }? No puede: lo impide la regla { $refused }.
        }
    }
choice-offer = { $deed ->
    [draw] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide robar una carta.
           *[other] { $player } decide robar { $amount } cartas.
        }
       *[no] { $amount ->
            [one] { $player } decide no robar una carta.
           *[other] { $player } decide no robar { $amount } cartas.
        }
    }
    [discard] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide descartar una carta.
           *[other] { $player } decide descartar { $amount } cartas.
        }
       *[no] { $amount ->
            [one] { $player } decide no descartar una carta.
           *[other] { $player } decide no descartar { $amount } cartas.
        }
    }
    [mill] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide moler una carta.
           *[other] { $player } decide moler { $amount } cartas.
        }
       *[no] { $amount ->
            [one] { $player } decide no moler una carta.
           *[other] { $player } decide no moler { $amount } cartas.
        }
    }
    [gain-life] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide ganar una vida.
           *[other] { $player } decide ganar { $amount } vidas.
        }
       *[no] { $amount ->
            [one] { $player } decide no ganar una vida.
           *[other] { $player } decide no ganar { $amount } vidas.
        }
    }
    [lose-life] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide perder una vida.
           *[other] { $player } decide perder { $amount } vidas.
        }
       *[no] { $amount ->
            [one] { $player } decide no perder una vida.
           *[other] { $player } decide no perder { $amount } vidas.
        }
    }
    [create] { $yes ->
        [yes] { $player } decide crear fichas.
       *[no] { $player } decide no crear fichas.
    }
    [put-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide poner un contador { $kind } sobre { $card }.
           *[other] { $player } decide poner { $amount } contadores { $kind } sobre { $card }.
        }
       *[no] { $amount ->
            [one] { $player } decide no poner un contador { $kind } sobre { $card }.
           *[other] { $player } decide no poner { $amount } contadores { $kind } sobre { $card }.
        }
    }
    [remove-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide remover un contador { $kind } de { $card }.
           *[other] { $player } decide remover { $amount } contadores { $kind } de { $card }.
        }
       *[no] { $amount ->
            [one] { $player } decide no remover un contador { $kind } de { $card }.
           *[other] { $player } decide no remover { $amount } contadores { $kind } de { $card }.
        }
    }
    [move-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide mover un contador { $kind } de { $card } a { $other }.
           *[other] { $player } decide mover { $amount } contadores { $kind } de { $card } a { $other }.
        }
       *[no] { $amount ->
            [one] { $player } decide no mover un contador { $kind } de { $card } a { $other }.
           *[other] { $player } decide no mover { $amount } contadores { $kind } de { $card } a { $other }.
        }
    }
    [search] { $yes ->
        [yes] { $player } decide buscar en la biblioteca.
       *[no] { $player } decide no buscar en la biblioteca.
    }
    [shuffle] { $yes ->
        [yes] { $player } decide barajar la biblioteca.
       *[no] { $player } decide no barajar la biblioteca.
    }
    [cast-copy] { $yes ->
        [yes] { $player } decide copiar la carta cifrada y lanzar la copia.
       *[no] { $player } decide no copiar la carta cifrada.
    }
    [pair] { $yes ->
        [yes] { $player } decide emparejar { $card } con { $other }.
       *[no] { $player } decide no emparejar { $card } con { $other }.
    }
    [attach] { $yes ->
        [yes] { $player } decide anexar { $card } a { $other }.
       *[no] { $player } decide no anexar { $card } a { $other }.
    }
    [cast-for] { $yes ->
        [yes] { $player } decide lanzar { $card } con { $keyword }.
       *[no] { $player } decide no lanzar { $card } con { $keyword }.
    }
    [copy] { $yes ->
        [yes] { $player } decide que { $card } entre como una copia.
       *[no] { $player } decide que { $card } no entre como una copia.
    }
    [tribute] { $yes ->
        [yes] { $player } decide pagar el tributo de { $card }.
       *[no] { $player } decide no pagar el tributo de { $card }.
    }
    [sacrifice] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide sacrificar { $card }.
           *[no] { $player } decide sacrificar un permanente.
        }
       *[no] { $named ->
            [yes] { $player } decide no sacrificar { $card }.
           *[no] { $player } decide no sacrificar un permanente.
        }
    }
    [destroy] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide destruir { $card }.
           *[no] { $player } decide destruir permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide no destruir { $card }.
           *[no] { $player } decide no destruir permanentes.
        }
    }
    [tap] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide girar { $card }.
           *[no] { $player } decide girar permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide no girar { $card }.
           *[no] { $player } decide no girar permanentes.
        }
    }
    [untap] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide enderezar { $card }.
           *[no] { $player } decide enderezar permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide no enderezar { $card }.
           *[no] { $player } decide no enderezar permanentes.
        }
    }
    [exile] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide exiliar { $card }.
           *[no] { $player } decide exiliar cartas.
        }
       *[no] { $named ->
            [yes] { $player } decide no exiliar { $card }.
           *[no] { $player } decide no exiliar cartas.
        }
    }
    [hand] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide poner { $card } en la mano de su propietario.
           *[no] { $player } decide poner cartas en la mano.
        }
       *[no] { $named ->
            [yes] { $player } decide no poner { $card } en la mano de su propietario.
           *[no] { $player } decide no poner cartas en la mano.
        }
    }
    [battlefield] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide poner { $card } en el campo de batalla.
           *[no] { $player } decide poner una carta en el campo de batalla.
        }
       *[no] { $named ->
            [yes] { $player } decide no poner { $card } en el campo de batalla.
           *[no] { $player } decide no poner una carta en el campo de batalla.
        }
    }
    [graveyard] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide poner { $card } en el cementerio.
           *[no] { $player } decide poner cartas en el cementerio.
        }
       *[no] { $named ->
            [yes] { $player } decide no poner { $card } en el cementerio.
           *[no] { $player } decide no poner cartas en el cementerio.
        }
    }
    [library] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide poner { $card } en la biblioteca.
           *[no] { $player } decide poner cartas en la biblioteca.
        }
       *[no] { $named ->
            [yes] { $player } decide no poner { $card } en la biblioteca.
           *[no] { $player } decide no poner cartas en la biblioteca.
        }
    }
    [reveal] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide mostrar { $card }.
           *[no] { $player } decide mostrar cartas.
        }
       *[no] { $named ->
            [yes] { $player } decide no mostrar { $card }.
           *[no] { $player } decide no mostrar cartas.
        }
    }
    [cast-free] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide lanzar { $card } sin pagar su coste de maná.
           *[no] { $player } decide lanzar una carta sin pagar su coste de maná.
        }
       *[no] { $named ->
            [yes] { $player } decide no lanzar { $card } sin pagar su coste de maná.
           *[no] { $player } decide no lanzar una carta sin pagar su coste de maná.
        }
    }
    [copy-spell] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide copiar { $card }.
           *[no] { $player } decide copiar el hechizo.
        }
       *[no] { $named ->
            [yes] { $player } decide no copiar { $card }.
           *[no] { $player } decide no copiar el hechizo.
        }
    }
    [encode] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide cifrar { $card } en una criatura.
           *[no] { $player } decide cifrar la carta en una criatura.
        }
       *[no] { $named ->
            [yes] { $player } decide no cifrar { $card } en una criatura.
           *[no] { $player } decide no cifrar la carta en una criatura.
        }
    }
    [counter] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide contrarrestar { $card }.
           *[no] { $player } decide contrarrestarlo.
        }
       *[no] { $named ->
            [yes] { $player } decide no contrarrestar { $card }.
           *[no] { $player } decide no contrarrestarlo.
        }
    }
    [transform] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide transformar { $card }.
           *[no] { $player } decide transformar permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide no transformar { $card }.
           *[no] { $player } decide no transformar permanentes.
        }
    }
    [damage] { $yes ->
        [yes] { $player } decide que { $card } haga daño.
       *[no] { $player } decide que { $card } no haga daño.
    }
    [sacrifice-creature] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide sacrificar una criatura.
           *[other] { $player } decide sacrificar { $amount } criaturas.
        }
       *[no] { $amount ->
            [one] { $player } decide no sacrificar una criatura.
           *[other] { $player } decide no sacrificar { $amount } criaturas.
        }
    }
    [must-block] { $yes ->
        [yes] { $player } decide que { $card } deba bloquear.
       *[no] { $player } decide que { $card } no tenga que bloquear.
    }
    [enter-with] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide que { $card } entre con un contador { $kind }.
           *[other] { $player } decide que { $card } entre con { $amount } contadores { $kind }.
        }
       *[no] { $amount ->
            [one] { $player } decide que { $card } entre sin el contador { $kind }.
           *[other] { $player } decide que { $card } entre sin los contadores { $kind }.
        }
    }
   *[riot] { $yes ->
        [yes] { $player } decide que { $card } entre con un contador +1/+1.
       *[no] { $player } decide que { $card } entre con la habilidad de prisa.
    }
}
choice-number = { $kind ->
    [never] { $player } no paga el coste adicional de { $about }{ $which }.
    [once] { $player } decide pagar una vez el coste adicional de { $about }{ $which }.
    [times] { $player } decide pagar { $amount } veces el coste adicional de { $about }{ $which }.
    [chapter] { $player } elige el capítulo { $amount } de { $about }.
    [no-mana] { $player } no paga maná por { $about }.
    [mana] { $player } decide pagar { $amount } de maná por { $about }.
    [before-words] { $player } pone las palabras de la pegatina antes de la primera palabra de { $about }.
    [behind-word] { $player } pone las palabras de la pegatina después de la palabra { $amount } de { $about }.
   *[other] { $player } elige el número { $amount }.
}
    .refused = { $kind ->
        [never] ¿Y si { $player } no paga el coste adicional de { $about }{ $which }? No puede: lo impide la regla { $refused }.
        [once] ¿Y si { $player } decide pagar una vez el coste adicional de { $about }{ $which }? No puede: lo impide la regla { $refused }.
        [times] ¿Y si { $player } decide pagar { $amount } veces el coste adicional de { $about }{ $which }? No puede: lo impide la regla { $refused }.
        [chapter] ¿Y si { $player } elige el capítulo { $amount } de { $about }? No puede: lo impide la regla { $refused }.
        [no-mana] ¿Y si { $player } no paga maná por { $about }? No puede: lo impide la regla { $refused }.
        [mana] ¿Y si { $player } decide pagar { $amount } de maná por { $about }? No puede: lo impide la regla { $refused }.
        [before-words] ¿Y si { $player } pone las palabras de la pegatina antes de la primera palabra de { $about }? No puede: lo impide la regla { $refused }.
        [behind-word] ¿Y si { $player } pone las palabras de la pegatina después de la palabra { $amount } de { $about }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige el número { $amount }? No puede: lo impide la regla { $refused }.
    }
choice-x = { $purpose ->
    [none] { $player } elige X = { $amount }.
   *[other] { $player } elige X = { $amount } para { $about }.
}
    .refused = { $purpose ->
        [none] ¿Y si { $player } elige X = { $amount }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige X = { $amount } para { $about }? No puede: lo impide la regla { $refused }.
    }
choice-assign = { $rest ->
    [some] { $amount ->
        [0] { $left ->
            [one] { $player } no asigna daño de { $card } a { $whom } y asigna { $left } punto a { $last }.
           *[other] { $player } no asigna daño de { $card } a { $whom } y asigna { $left } puntos a { $last }.
        }
        [one] { $left ->
            [one] { $player } asigna { $amount } punto de daño de { $card } a { $whom } y { $left } punto a { $last }.
           *[other] { $player } asigna { $amount } punto de daño de { $card } a { $whom } y { $left } puntos a { $last }.
        }
       *[other] { $left ->
            [one] { $player } asigna { $amount } puntos de daño de { $card } a { $whom } y { $left } punto a { $last }.
           *[other] { $player } asigna { $amount } puntos de daño de { $card } a { $whom } y { $left } puntos a { $last }.
        }
    }
    [none] { $amount ->
        [one] { $player } asigna { $amount } punto de daño de { $card } a { $whom } y ninguno a { $last }.
       *[other] { $player } asigna { $amount } puntos de daño de { $card } a { $whom } y ninguno a { $last }.
    }
   *[open] { $amount ->
        [one] { $player } asigna { $amount } punto de daño de { $card } a { $whom }.
       *[other] { $player } asigna { $amount } puntos de daño de { $card } a { $whom }.
    }
}
    .refused = { $amount ->
        [one] ¿Y si { $player } asigna { $amount } punto de daño de { $card } a { $whom }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } asigna { $amount } puntos de daño de { $card } a { $whom }? No puede: lo impide la regla { $refused }.
    }
choice-share = { $rest ->
    [some] { $player } reparte el efecto de { $about }: { $amount } a { $whom } y { $left } a { $last }.
    [none] { $player } reparte el efecto de { $about }: { $amount } a { $whom } y nada a { $last }.
   *[open] { $player } asigna { $amount } a { $whom } en el reparto de { $about }.
}
    .refused = ¿Y si { $player } asigna { $amount } a { $whom } en el reparto de { $about }? No puede: lo impide la regla { $refused }.
choice-object = { $purpose ->
    [spell] { $player } elige { $card } como objetivo de { $about }.
    [ability] { $player } elige { $card } como objetivo de la habilidad de { $about }.
    [effect] { $player } elige { $card } para el efecto de { $about }.
    [keep] { $player } elige conservar { $card }.
    [find] { $player } encuentra { $card }.
    [bottom] { $player } decide poner { $card } en el fondo de la biblioteca.
    [graveyard] { $player } decide poner { $card } en el cementerio.
    [band] { $player } forma un grupo de { $about } y { $card }.
    [over] { $player } pone { $card } encima del permanente con el que muta.
    [under] { $player } pone { $about } debajo de { $card }.
    [sticker] { $player } decide que { $card } conserva la pegatina.
    [manifest] { $player } elige manifestar { $card }.
    [use] { $player } decide cambiar el resultado con { $card }.
    [splice] { $player } decide empalmar { $card } a { $about }.
    [pile] { $player } pone { $card } en el montón 1.
    [copy] { $player } decide que { $about } entre como una copia de { $card }.
    [proliferate] { $player } elige { $card } para proliferar.
    [populate] { $player } elige { $card } para poblar.
    [time-travel] { $player } elige { $card } para viajar en el tiempo.
    [attach] { $player } decide que { $about } se anexe a { $card } al entrar.
    [attack] { $player } decide que { $about } ataque a { $card }.
    [block] { $player } decide que { $about } bloquee a { $card }.
   *[none] { $player } elige { $card }.
}
    .refused = { $purpose ->
        [spell] ¿Y si { $player } elige { $card } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [spell-again] ¿Y si { $player } vuelve a elegir { $card } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } elige { $card } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [ability-again] ¿Y si { $player } vuelve a elegir { $card } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [effect] ¿Y si { $player } elige { $card } para el efecto de { $about }? No puede: lo impide la regla { $refused }.
        [keep] ¿Y si { $player } elige conservar { $card }? No puede: lo impide la regla { $refused }.
        [find] ¿Y si { $player } encuentra { $card }? No puede: lo impide la regla { $refused }.
        [bottom] ¿Y si { $player } pone { $card } en el fondo de la biblioteca? No puede: lo impide la regla { $refused }.
        [graveyard] ¿Y si { $player } pone { $card } en el cementerio? No puede: lo impide la regla { $refused }.
        [band] ¿Y si { $player } forma un grupo de { $about } y { $card }? No puede: lo impide la regla { $refused }.
        [over] ¿Y si { $player } pone { $card } encima del permanente con el que muta? No puede: lo impide la regla { $refused }.
        [under] ¿Y si { $player } pone { $about } debajo de { $card }? No puede: lo impide la regla { $refused }.
        [sticker] ¿Y si { $player } decide que { $card } conserva la pegatina? No puede: lo impide la regla { $refused }.
        [manifest] ¿Y si { $player } elige manifestar { $card }? No puede: lo impide la regla { $refused }.
        [use] ¿Y si { $player } usa el efecto de { $card }? No puede: lo impide la regla { $refused }.
        [splice] ¿Y si { $player } empalma { $card } a { $about }? No puede: lo impide la regla { $refused }.
       *[none] ¿Y si { $player } elige { $card }? No puede: lo impide la regla { $refused }.
    }
choice-object-in-order = { $first ->
    [yes] { $player } pone { $card } en primer lugar.
   *[no] { $player } pone { $card } en el lugar siguiente.
}
    .refused = { $first ->
        [yes] ¿Y si { $player } pone { $card } en primer lugar? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } pone { $card } en el lugar siguiente? No puede: lo impide la regla { $refused }.
    }
choice-player = { $purpose ->
    [spell] { $player } elige a { $whom } como objetivo de { $about }.
    [ability] { $player } elige a { $whom } como objetivo de la habilidad de { $about }.
    [protector] { $player } elige a { $whom } como quien protege { $about }.
    [defender] { $player } elige a { $whom } como jugador defensor.
    [help] { $player } pide ayuda a { $whom } para { $about }.
    [gift] { $player } elige a { $whom } para el regalo de { $about }.
    [effect] { $player } elige a { $whom } para el efecto de { $about }.
    [mode] { $player } decide que { $whom } elija el modo de { $about }.
    [proliferate] { $player } elige a { $whom } para proliferar.
    [attach] { $player } decide que { $about } se anexe a { $whom } al entrar.
    [attack] { $player } decide que { $about } ataque a { $whom }.
   *[other] { $player } elige a { $whom }.
}
    .refused = { $purpose ->
        [spell] ¿Y si { $player } elige a { $whom } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [spell-again] ¿Y si { $player } vuelve a elegir a { $whom } como objetivo de { $about }? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } elige a { $whom } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [ability-again] ¿Y si { $player } vuelve a elegir a { $whom } como objetivo de la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [protector] ¿Y si { $player } elige a { $whom } como quien protege { $about }? No puede: lo impide la regla { $refused }.
        [defender] ¿Y si { $player } elige a { $whom } como jugador defensor? No puede: lo impide la regla { $refused }.
        [help] ¿Y si { $player } pide ayuda a { $whom } para { $about }? No puede: lo impide la regla { $refused }.
        [gift] ¿Y si { $player } elige a { $whom } para el regalo de { $about }? No puede: lo impide la regla { $refused }.
        [effect] ¿Y si { $player } elige a { $whom } para el efecto de { $about }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige a { $whom }? No puede: lo impide la regla { $refused }.
    }
choice-player-in-order = { $first ->
    [yes] { $player } decide que { $whom } va en primer lugar.
   *[no] { $player } decide que { $whom } va a continuación.
}
    .refused = { $first ->
        [yes] ¿Y si { $player } decide que { $whom } va en primer lugar? No puede: lo impide la regla { $refused }.
       *[no] ¿Y si { $player } decide que { $whom } va a continuación? No puede: lo impide la regla { $refused }.
    }
choice-mode = { $kind ->
    [vote] { $player } vota por la opción { $mode } de { $about }.
    [forage-exile] { $player } decide exiliar tres cartas del cementerio para rebuscar.
    [forage-sacrifice] { $player } decide sacrificar una Comida para rebuscar.
    [alpha] { $player } elige el sector alfa para { $about }.
    [beta] { $player } elige el sector beta para { $about }.
    [gamma] { $player } elige el sector gamma para { $about }.
    [heads] { $player } pide cara.
    [tails] { $player } pide cruz.
    [text] { $player } elige el modo { $mode } de { $about }: «{ $text }».
    [mode] { $player } elige el modo { $mode } de { $about }.
    [effect] { $player } aplica el efecto de { $about } en vez del evento.
    [event] { $player } deja que el evento afecte a { $about }.
    [villainous] { $player } enfrenta la elección malvada de { $about } y elige la opción { $mode }.
   *[option] { $player } elige la opción { $mode } de { $about }.
}
    .refused = { $kind ->
        [vote] ¿Y si { $player } vota por la opción { $mode } de { $about }? No puede: lo impide la regla { $refused }.
        [forage-exile] ¿Y si { $player } decide exiliar tres cartas del cementerio para rebuscar? No puede: lo impide la regla { $refused }.
        [forage-sacrifice] ¿Y si { $player } decide sacrificar una Comida para rebuscar? No puede: lo impide la regla { $refused }.
        [alpha] ¿Y si { $player } elige el sector alfa para { $about }? No puede: lo impide la regla { $refused }.
        [beta] ¿Y si { $player } elige el sector beta para { $about }? No puede: lo impide la regla { $refused }.
        [gamma] ¿Y si { $player } elige el sector gamma para { $about }? No puede: lo impide la regla { $refused }.
        [heads] ¿Y si { $player } pide cara? No puede: lo impide la regla { $refused }.
        [tails] ¿Y si { $player } pide cruz? No puede: lo impide la regla { $refused }.
        [text] ¿Y si { $player } elige el modo { $mode } de { $about }: «{ $text }»? No puede: lo impide la regla { $refused }.
        [mode] ¿Y si { $player } elige el modo { $mode } de { $about }? No puede: lo impide la regla { $refused }.
        [effect] ¿Y si { $player } aplica el efecto de { $about } en vez del evento? No puede: lo impide la regla { $refused }.
        [event] ¿Y si { $player } deja que el evento afecte a { $about }? No puede: lo impide la regla { $refused }.
       *[option] ¿Y si { $player } elige la opción { $mode } de { $about }? No puede: lo impide la regla { $refused }.
    }
choice-sticker = { $kind ->
    [name] { $player } elige la pegatina «{ $says }» para { $about }.
    [size] { $player } elige la pegatina { $says } para { $about }.
   *[other] { $player } elige la pegatina número { $says } para { $about }.
}
    .refused = { $kind ->
        [name] ¿Y si { $player } elige la pegatina «{ $says }» para { $about }? No puede: lo impide la regla { $refused }.
        [size] ¿Y si { $player } elige la pegatina { $says } para { $about }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige la pegatina número { $says } para { $about }? No puede: lo impide la regla { $refused }.
    }
choice-room = { $player } elige la sala { $room }.
    .refused = ¿Y si { $player } elige la sala { $room }? No puede: lo impide la regla { $refused }.
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
choice-card = { $kind ->
    [conspiracy] { $player } pone la conspiración { $card } en la zona de mando.
    [companion] { $player } muestra { $card } como compañero.
    [outside] { $player } elige { $card } de fuera del juego.
    [dungeon] { $player } elige la mazmorra { $card }.
   *[other] { $player } elige { $card }.
}
    .refused = { $kind ->
        [conspiracy] ¿Y si { $player } pone la conspiración { $card } en la zona de mando? No puede: lo impide la regla { $refused }.
        [companion] ¿Y si { $player } muestra { $card } como compañero? No puede: lo impide la regla { $refused }.
        [outside] ¿Y si { $player } elige { $card } de fuera del juego? No puede: lo impide la regla { $refused }.
        [dungeon] ¿Y si { $player } elige la mazmorra { $card }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } elige { $card }? No puede: lo impide la regla { $refused }.
    }
choice-order = { $several ->
    [yes] { $player } pone antes en la pila una de las habilidades de { $card }.
   *[no] { $player } pone antes en la pila la habilidad de { $card }.
}
    .refused = ¿Y si { $player } pone antes en la pila la habilidad de { $card }? No puede: lo impide la regla { $refused }.
choice-effect = { $place ->
    [0] { $player } aplica primero el efecto de { $of }.
   *[other] { $player } aplica primero el efecto { $place } de { $of }.
}
    .refused = { $place ->
        [0] ¿Y si { $player } aplica primero el efecto de { $of }? No puede: lo impide la regla { $refused }.
       *[other] ¿Y si { $player } aplica primero el efecto { $place } de { $of }? No puede: lo impide la regla { $refused }.
    }
choice-place = { $player } elige la opción { $place }.
    .refused = ¿Y si { $player } elige la opción { $place }? No puede: lo impide la regla { $refused }.
choice-pile = { $filled ->
    [yes] { $rest ->
        [yes] { $player } elige el montón { $place } ({ $cards }) y no el otro ({ $others }).
       *[no] { $player } elige el montón { $place } ({ $cards }) y no el otro (vacío).
    }
   *[no] { $rest ->
        [yes] { $player } elige el montón { $place } (vacío) y no el otro ({ $others }).
       *[no] { $player } elige el montón { $place } (vacío) y no el otro (vacío).
    }
}
    .refused = ¿Y si { $player } elige el montón { $place }? No puede: lo impide la regla { $refused }.
choice-stored-die = { $player } vuelve a tirar el dado { $place }.
    .refused = ¿Y si { $player } vuelve a tirar el dado { $place }? No puede: lo impide la regla { $refused }.
choice-pay-colorless = { $player } elige pagar el símbolo sin maná de color.
    .refused = ¿Y si { $player } elige pagar el símbolo sin maná de color? No puede: lo impide la regla { $refused }.
choice-pay-colored = { $player } elige pagar el símbolo con { $mana }.
    .refused = ¿Y si { $player } elige pagar el símbolo con { $mana }? No puede: lo impide la regla { $refused }.
choice-pay-mana = { $player } paga con { $mana }.
    .refused = ¿Y si { $player } paga con { $mana }? No puede: lo impide la regla { $refused }.
choice-pay-with = { $player } paga con { $card }.
    .refused = ¿Y si { $player } paga con { $card }? No puede: lo impide la regla { $refused }.
choice-pay-life = { $player } paga 2 vidas.
    .refused = ¿Y si { $player } paga 2 vidas? No puede: lo impide la regla { $refused }.
choice-end = { $player } no elige nada más.
    .refused = ¿Y si { $player } no elige nada más? No puede: lo impide la regla { $refused }.
choice-nothing = { $purpose ->
    [spell] { $player } no elige ningún objetivo para { $about }.
    [ability] { $player } no elige ningún objetivo para la habilidad de { $about }.
    [find] { $player } no encuentra nada.
    [bottom] { $player } decide no poner nada en el fondo de la biblioteca.
    [graveyard] { $player } no pone nada en el cementerio.
    [effect] { $player } no elige nada para el efecto de { $about }.
    [splice] { $player } no empalma nada a { $about }.
    [pile] { $player } no pone nada en el montón 1.
   *[none] { $player } no elige nada.
}
    .refused = { $purpose ->
        [spell] ¿Y si { $player } no elige ningún objetivo para { $about }? No puede: lo impide la regla { $refused }.
        [ability] ¿Y si { $player } no elige ningún objetivo para la habilidad de { $about }? No puede: lo impide la regla { $refused }.
        [find] ¿Y si { $player } no encuentra nada? No puede: lo impide la regla { $refused }.
        [bottom] ¿Y si { $player } no pone nada en el fondo de la biblioteca? No puede: lo impide la regla { $refused }.
        [graveyard] ¿Y si { $player } no pone nada en el cementerio? No puede: lo impide la regla { $refused }.
        [effect] ¿Y si { $player } no elige nada para el efecto de { $about }? No puede: lo impide la regla { $refused }.
       *[none] ¿Y si { $player } no elige nada? No puede: lo impide la regla { $refused }.
    }
choice-concede = { $player } concede el juego.
    .refused = ¿Y si { $player } concede el juego? No puede: lo impide la regla { $refused }.

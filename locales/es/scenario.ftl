# Qué falla en un caso que alguien escribe (`problem-…`, con el atributo `help`: qué escribir) y por qué una línea no se cumple
# al jugarlo (`failed-…`, con `value-…`). Lo que va entre acentos graves está en el archivo.

problem-too-large = el archivo pasa de { $kibibytes } KiB, y ningún caso es tan largo
    .help = comprueba que es el archivo correcto o escribe varios casos, con una pregunta cada uno
problem-name-too-long = el nombre `{ $name }…` es demasiado largo
    .help = usa nombres de { $most } caracteres como máximo
problem-name-hidden = el nombre `{ $name }` contiene el carácter { $character }, que no se ve
    .help = escribe los nombres solo con letras, cifras y espacios
problem-name-mark = el nombre `{ $name }` contiene el signo `{ $mark }`
    .help = cierra todos los paréntesis y escribe los nombres sin paréntesis, dos puntos ni comillas
problem-name-empty = `{ $name }` no es un nombre
    .help = escribe un nombre con letras
problem-name-of-two = `{ $name }` nombra a dos jugadores, o a uno cuyo nombre contiene `{ $word }`
    .help = separa a todos los jugadores con comas y no uses esa palabra en sus nombres
problem-name-like-nth = la carta `{ $name }` se llama igual que la número { $count } de varias cartas llamadas `{ $card }`
    .help = dale otro nombre a una de las cartas
problem-name-like-copies = la carta `{ $name }` se llama igual que { $count } cartas llamadas `{ $card }`
    .help = dale otro nombre a una de las cartas
problem-name-like-both = la carta `{ $name }` se llama igual que las cartas `{ $card }` y `{ $other }` juntas
    .help = dale otro nombre a una de las cartas
problem-owned-like = la carta `{ $card }` se llama igual que otra carta del jugador `{ $player }`
    .help = dale otro nombre a una de las dos cosas
problem-player-and-card = `{ $name }` es a la vez un jugador y una carta
    .help = dale otro nombre a uno de los dos
problem-not-of-card = esto no es parte de ninguna carta
    .help = empieza cada carta con un encabezado `### Nombre {"{"}coste{"}"}` y quita lo que no sea de una carta
problem-too-many-card-texts = hay más de { $most } cartas
    .help = quita las cartas que el caso no necesita
problem-card-name-taken = hay dos cartas llamadas `{ $name }`
    .help = dale un nombre propio a cada carta; las tierras básicas ya están sin escribirlas
problem-card-name-basic = `{ $name }` es el nombre de una tierra básica en otro idioma
    .help = dale un nombre propio a cada carta; las tierras básicas ya están sin escribirlas
problem-card-face = `{ $line }` no dice qué cara de la carta es
    .help = escribe una de estas, dos puntos y su nombre: { $known }
problem-card-cost = `{ $card }`: `{ $cost }` no es un coste de maná
problem-card-cost-long = el coste de `{ $card }` tiene más de { $most } símbolos
    .help = escribe los costes así: `{"{2}{G}"}`
problem-card-type = `{ $card }`: `{ $word }`, en la línea de tipo, no es un tipo ni un supertipo conocido en este idioma
    .help = escribe la carta como se imprimiría
problem-card-size = `{ $card }`: `{ $size }` no es su fuerza y resistencia, ni su lealtad o defensa
    .help = escribe `2/2`, `*/*` si su texto las define, o `4` para la lealtad o la defensa
problem-card-too-long = una carta de { $bytes } bytes es más larga que cualquiera impresa
    .help = escribe { $most } bytes como máximo
problem-card-abilities = `{ $name }` tiene más de { $most } habilidades
    .help = quita lo que el caso no necesita
problem-card-text = el texto de `{ $name }` no se entiende: `{ $text }`
    .help = escríbelo como las cartas de hoy, en el idioma del archivo
problem-card-no-type = la carta `{ $name }` no tiene línea de tipo
    .help = escribe bajo su nombre la línea de tipo; después, fuerza y resistencia, lealtad o defensa, y su texto
problem-card-item = esto es un punto de una lista, y una carta no los tiene
    .help = quita la marca de lista; una línea que empieza con el signo más se escribe `\+`
problem-card-not-text = esto no es el texto de una carta
    .help = escribe sus líneas sin bloques de código, sangrías ni otras marcas
problem-cards = estas cartas no se pueden usar juntas: { $error }
    .help = cambia la carta
problem-fault = no se puede crear una tierra básica: { $error }
    .help = es un fallo nuestro
problem-opens-twice = la situación empieza dos veces
    .help = deja una sola de las líneas
problem-no-players = la situación no empieza por los jugadores
    .help = escribe líneas como { $examples }
problem-no-turn = no se dice de quién es el turno ni en qué paso está
    .help = escríbelo en una línea de la situación, o di que comienza el juego
problem-deck-in-position = se nombra un mazo, pero el juego no comienza aquí
    .help = nombra las cartas de una biblioteca
problem-zones-in-new-game = hay cartas en zonas, pero el juego apenas comienza
    .help = nombra solo mazos
problem-cannot-lie-there = `{ $name }` no es una carta de permanente y no puede estar en el campo de batalla
    .help = nómbrala en otra zona o di que está boca abajo
problem-companion-in-new-game = se nombra un compañero, pero el juego apenas comienza
    .help = nómbralo entre las cartas de fuera del juego
problem-no-conspiracy = `{ $name }` no es una conspiración: no tiene un nombre secreto ni está boca abajo en la zona de mando
    .help = quita la aclaración
problem-life-in-new-game = un jugador tiene un total de vidas, pero el juego apenas comienza
    .help = quita la aclaración
problem-team = el equipo { $team } no está entre los { $most } que puede haber
    .help = numera los equipos de 1 a { $most }
problem-player-remark = `{ $remark }` no es nada que se pueda decir de un jugador
    .help = escribe un total de vidas, un número de contadores de veneno o de radiación, o un equipo
problem-players-alike = `{ $other }` y `{ $name }` no se distinguen
    .help = da a los jugadores nombres que se distingan en algo más que acentos y mayúsculas
problem-player-count = hay { $count } jugadores
    .help = nombra de 2 a { $most } jugadores, separados por comas
problem-turn = ningún juego llega al turno { $turn }
    .help = escribe un turno de 1 a { $most }
problem-designated-twice = dos jugadores tienen lo que solo puede tener uno
    .help = deja una sola de las líneas
problem-companions = un jugador tiene más de un compañero
    .help = nombra una sola carta
problem-too-many-cards = la situación tiene más de { $most } cartas
    .help = quita las cartas que el caso no necesita
problem-library-remark = `{ $remark }` no se puede decir de una carta de una biblioteca o un mazo
    .help = quita la aclaración
problem-players-twice = los jugadores se nombran dos veces
    .help = deja una sola de las líneas
problem-specific-card = `{ $text }` nombra una de varias cartas, que todavía no están en ningún sitio
    .help = escribe cuántas hay delante del nombre, y entre paréntesis de quién es la carta
problem-melded-card = `{ $text }` es un permanente en el que se combinan dos cartas
    .help = escribe las dos cartas que lo representan y combínalas en el juego
problem-no-card = `{ $text }` no es una carta
    .help = nombra una carta
problem-permanent-remark = `{ $remark }` solo se puede decir de permanentes
    .help = quita la aclaración o nombra la carta en un campo de batalla
problem-card-remark = `{ $remark }` no es nada que se pueda decir de una carta
    .help = escribe algo como { $examples }
problem-remark-twice = `{ $remark }` repite lo que ya dice otra aclaración
    .help = deja una sola
problem-bracket = un paréntesis de `{ $list }` no tiene pareja
    .help = ciérralo o quítalo
problem-list-gap = falta algo junto a una coma o entre paréntesis en `{ $list }`
    .help = escríbelo o quita la coma o los paréntesis
problem-shortcut-unproposed = no se ha propuesto ningún atajo
    .help = escribe la propuesta y sus líneas antes de las respuestas
problem-shortcut-unfit = esto no es una elección de un atajo
    .help = entre la propuesta y las respuestas, escribe lo que hacen los jugadores
problem-shortcut-unanswered = nadie responde al atajo
    .help = escribe tras sus líneas quién lo acepta o lo acorta
problem-unknown-situation = `{ $line }` no es nada que se pueda dar por situación
    .help = escribe líneas como { $examples }
problem-unknown-script = `{ $line }` no es nada que se pueda hacer
    .help = escribe líneas como { $examples }
problem-unknown-result = `{ $line }` no es nada que se pueda comprobar
    .help = escribe líneas como { $examples }
problem-unknown-event = `{ $line }` no es nada que pueda ocurrir
    .help = escribe líneas como { $examples }
problem-unknown-consequence = `{ $line }` no es nada que se pueda comprobar ni que pueda ocurrir
    .help = escribe líneas como { $examples }, o un suceso como { $events }
problem-passes-never = nadie pasa 0 veces
    .help = quita la línea o escribe cuántas veces
problem-shortcut-never = un atajo se toma al menos una vez
    .help = quita el número o escribe cuántas veces
problem-attacked-twice = las mismas criaturas atacan a `{ $one }` y a `{ $other }`
    .help = escribe una línea para cada ataque; varias seguidas son una sola declaración
problem-mode = ninguna carta tiene un modo { $mode }
    .help = escribe 1 para el primer modo, 2 para el segundo
problem-without-number = `{ $line }` no empieza por un número
    .help = escribe el número de una regla, dos puntos y lo que sería verdad sin ella: `{ $example }: …`
problem-unclaimed = { $number } no figura en el título
    .help = añádelo al título o escribe uno de estos: { $claimed }
problem-number-form = `{ $text }` no es la forma de escribir un número
    .help = escribe solo sus cifras, del 0 al 9, sin ceros delante
problem-number-size = `{ $text }` es un número demasiado grande
    .help = escribe un número menor
problem-no-subtype = `{ $name }` no es un subtipo de ninguna carta de este caso
    .help = escribe un subtipo como aparece en la línea de tipo de una carta
problem-no-sticker-name = `{ $name }` no es el nombre de una carta, ni uno que puedan formar las pegatinas de nombre
    .help = escribe las palabras del nombre y las de las pegatinas
problem-no-room = `{ $name }` no es una sala de ninguna mazmorra
    .help = escribe una de estas: { $known }
problem-no-player = `{ $name }` no es un jugador de este caso
    .help = escribe uno de estos: { $known }
problem-short-name = `{ $name }` es el nombre corto de varias cartas
    .help = escribe el nombre completo de una: { $known }
problem-no-object = `{ $name }` no es una carta de este caso
    .help = escribe el nombre de una carta como figura entre las cartas, o el de una tierra básica; la segunda de varias es `nombre 2`, y la de alguien, `nombre de Ana`
problem-no-step = `{ $name }` no es un paso
    .help = escribe uno de estos: { $known }
problem-no-counter = `{ $name }` no es un tipo de contador
    .help = escribe uno de estos: { $known }
problem-no-action = `{ $name }` no es una acción de palabra clave
    .help = escribe su verbo como en las cartas
problem-no-zone = `{ $name }` no es una zona
    .help = escribe una de estas: { $known }
problem-no-mana = `{ $symbol }` no es un tipo de maná
    .help = escribe uno de estos: { $known }
problem-no-situation = falta el encabezado de la situación
    .help = escribe { $known }: dice en qué idioma está el archivo
problem-empty-heading = este encabezado no tiene palabras
    .help = escribe ahí el nombre de una parte o de una carta, o quita las marcas del encabezado
problem-nothing-asserted = no se afirma nada
    .help = escribe, bajo su encabezado, una lista de lo que es verdad al final
problem-long-line = esta línea tiene más de { $most } caracteres
    .help = escríbela en varias líneas o quita parte de lo que enumera
problem-too-many-items = las listas tienen más de { $most } puntos
    .help = escribe varios casos, con una pregunta cada uno
problem-not-item = esto no es un punto de una lista
    .help = empieza cada línea con `- ` o `1. `
problem-no-title = falta el título
    .help = empieza con `# Un título ({ $example })`: como máximo cinco números de regla, entre paréntesis
problem-second-title = hay un segundo título
    .help = escribe un solo caso en cada archivo, y sus partes bajo encabezados con `##`
problem-title-without-number = el título no lleva ningún número
    .help = empieza con `# Un título ({ $example })`: como máximo cinco números de regla, entre paréntesis
problem-title-without-words = el título no tiene palabras
    .help = empieza con `# Un título ({ $example })`: como máximo cinco números de regla, entre paréntesis
problem-number-in-title = `{ $number }` está fuera de los últimos paréntesis del título, donde no cuenta
    .help = empieza con `# Un título ({ $example })`: como máximo cinco números de regla, entre paréntesis
problem-claimed-twice = `{ $number }` figura dos veces
    .help = escribe cada número una sola vez
problem-too-many-claims = el título lleva { $count } números
    .help = empieza con `# Un título ({ $example })`: como máximo cinco números de regla, entre paréntesis
problem-no-rule = `{ $number }` no es un número de las reglas del { $edition }
    .help = escribe un número como `{ $example }`
problem-no-part = `{ $name }` no es una parte de un caso
    .help = escribe una de estas: { $known }
problem-heading-of-no-part = este encabezado no pertenece a ninguna parte
    .help = escríbelo bajo el encabezado de una parte, como el de las cartas
problem-uncanonical = desde aquí, el archivo no está en su forma canónica
    .help = `vademecum scenario fmt` la escribe

failed-setup = la situación no se puede poner en la mesa: { $error }
failed-unanswered = { $player } tiene que elegir ({ $ask ->
    [priority] tiene la prioridad: hace algo o pasa
    [pay] con qué se paga un coste
    [attack] qué criaturas atacan
    [block] qué criaturas bloquean
    [yes-no] sí o no
    [number] un número
    [pick] entre varias cosas
    [order] un orden
   *[over] nada: el juego ha terminado
}, { $number }), y ninguna línea lo dice
failed-refused = las reglas no lo permiten: { $reason } ({ $number })
failed-refused-by-none = no se puede: { $reason }
failed-not-in-script = ninguna línea de las acciones hace eso: escríbelo como está allí
failed-allowed = las reglas tendrían que impedirlo, pero lo permiten
failed-other-rule = lo impide { $number }, no la regla que se nombra: { $reason }
failed-other-reason = no se puede, pero no lo impide ninguna regla: { $reason }
failed-differs = se esperaba { $expected }, pero es { $actual }
failed-missing = eso no ocurrió, o no después de los sucesos anteriores
failed-happened = eso ocurrió, y no debía
failed-true-anyway = esto es así también con { $number }: di lo que solo es así sin ella
failed-without = sin { $number }: { $why }
failed-astray = sin { $number }, el juego se aparta de las acciones en la línea { $line } antes de poder juzgar esto ({ $why }), y eso no muestra nada sobre { $number }
failed-parted = la variante deja aquí las acciones del caso
failed-no-such-choice = el juego no ofrece esa elección: parte de una de las que se muestran
failed-unsound = el juego llegó a un estado imposible
failed-unproven = el título nombra { $number }, pero esa regla no se aplicó en el juego
failed-endless = hasta aquí el caso necesita más de los { $most } pasos que se juegan, y quizá no acabe nunca: muestra lo mismo con menos turnos, cartas y líneas
failed-late = hasta aquí el caso tarda más de lo que un juego puede durar aquí: muestra lo mismo con menos turnos, cartas y líneas
failed-untold = a partir de aquí hay { $count } más que no se cumplen; de un archivo se muestran { $most }: corrige antes las de arriba
failed-panicked = el motor ha fallado: el error es nuestro
failed-no-priority = ese jugador no tiene la prioridad
failed-no-shortcut = no se ha propuesto ningún atajo
failed-shortcut-order = otro jugador responde antes al atajo
failed-shortcut-step = ese jugador no hace ninguna elección del atajo en ese paso
failed-shortcut-left = queda un atajo al que no todos han respondido
failed-shortcut-first = antes responden al atajo los demás jugadores
failed-shortcut-illegal = el atajo no se puede tomar: { $error }
failed-over = el juego ha terminado
failed-payments = los costes no están pagados tras { $most } elecciones
failed-chance = aquí ninguna moneda ni dado cae así
failed-already-there = ya es ese paso: quita la línea o di de qué turno
failed-step-never-comes = ese paso no llega: nadie recibe prioridad en él, o se omite
failed-stack-left = el juego no llega ahí: tras { $choices } elecciones sigue en el mismo paso del turno { $turn }, y quedan en la pila { $now } de { $stack } objetos; añade antes una línea en la que todos pasan
failed-loop = el juego no llega ahí: tras { $choices } elecciones sigue en el mismo paso del turno { $turn }, porque la pila se llena tan deprisa como se resuelve: es un bucle, que solo otra elección puede terminar
failed-decides-for-one = un jugador decide por otro y nada más
failed-too-much-chosen = se elige más de lo que se pide: modos, X u objetivos
failed-share = { $share } no es lo que queda para eso: quedan { $rest }
failed-share-for-nothing = una parte es para algo a lo que no se le asigna daño
failed-too-much-named = se nombra más de lo que se puede elegir, o algo que no se puede
failed-not-discarded = se eligió, pero no se descartó: escribe lo que se elige, o que se elige
failed-not-sacrificed = se eligió, pero no se sacrificó: escribe lo que se elige, o que se elige
failed-not-kept = se eligió, pero no para quedarse: escribe lo que se elige, o que se elige
failed-illegal = el juego no puede seguir así: { $error }
failed-never-was = nunca hubo tal objeto: di lo que podría haber ocurrido
failed-none-waits = ninguna habilidad suya espera
failed-no-object = no existe tal objeto
failed-several = el nombre se refiere a varios objetos: di a cuál, como en `nombre 2`
failed-several-differ = el nombre se refiere a varios objetos distintos: di a cuál, como en `nombre 2`
failed-several-attackers = varias atacantes tienen ese nombre: di cuál, como en `nombre 2`
failed-several-opponents = hay varios oponentes: di a quién se ataca
failed-several-abilities = se pueden activar varias de sus habilidades: di cuál, como en `la habilidad 2 de nombre`
failed-several-mana = produce maná de varios tipos: di de cuál, como en `{"{G}"}`

value-plain = { $text }
value-zone = { $zone ->
    [library] la biblioteca
    [hand] la mano
    [battlefield] el campo de batalla
    [graveyard] el cementerio
    [stack] la pila
    [exile] el exilio
    [command] la zona de mando
   *[outside] fuera del juego
}
value-place = { $zone ->
    [library] la biblioteca
    [hand] la mano
    [battlefield] el campo de batalla
    [graveyard] el cementerio
    [stack] la pila
    [exile] el exilio
    [command] la zona de mando
   *[outside] lo que está fuera del juego
} de { $player }
value-yes = sí
value-no = no
value-nobody = nadie
value-step = { $step ->
    [untap] el paso de enderezar
    [upkeep] el paso de mantenimiento
    [draw] el paso de robar
    [first-main] la primera fase principal
    [beginning-of-combat] el paso de inicio del combate
    [declare-attackers] el paso de declarar atacantes
    [declare-blockers] el paso de declarar bloqueadoras
    [first-strike-damage] el primer paso de daño de combate
    [combat-damage] el paso de daño de combate
    [end-of-combat] el paso de final del combate
    [second-main] la segunda fase principal
    [end] el paso final
   *[cleanup] el paso de limpieza
}
value-won = que gana { $player }
value-won-alone = que gana solo { $player }
value-draw = un empate
value-goes-on = que el juego sigue
value-no-creature = algo que no es una criatura
value-never-was = que nunca hubo tal objeto
value-nothing = que no hay tal objeto
value-several = distinto en varios objetos de ese nombre: di cuál, como en `nombre 2`

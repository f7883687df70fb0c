# Las reglas a través de las ediciones y los idiomas.

## Dónde está ahora la regla de una edición anterior

now-same = En la edición más reciente de este sitio, esta regla conserva su número y su texto.
now-same-number = En la edición más reciente de este sitio, esta regla conserva su número.
now-reworded = En la edición más reciente de este sitio, esta regla conserva su número, pero está redactada de otra manera.
now-moved = En la edición más reciente de este sitio, esta regla es la { $numbers }.
now-moved-reworded = En la edición más reciente de este sitio, esta regla es la { $numbers } y está redactada de otra manera.
now-divided = En la edición más reciente de este sitio, lo que decía esta regla está repartido: { $numbers }.
now-part = En la edición más reciente de este sitio, lo que decía esta regla forma parte de { $numbers }.
now-gone = En la edición más reciente de este sitio, esta regla ya no existe.
now-other = En esa edición, el número { $number } corresponde a otra regla.
now-open = Ir a { $number }
former-moved = En la edición del { $date }, { $number } era otra regla: { $numbers } en la edición más reciente de este sitio.
former-gone = En la edición del { $date }, { $number } era otra regla, que ya no existe.
asked-as = El número { $asked } de la edición del { $date } corresponde a { $number } en la edición que se muestra aquí. El texto de aquella edición no está en este sitio.
asked-same = El texto de la edición del { $date } no está en este sitio. En la edición que se muestra aquí, esta regla tiene el mismo número.

## Marcas junto a las reglas de una edición anterior

mark-moved = En { $year }: { $numbers }
mark-reworded = Ha cambiado desde entonces
mark-moved-reworded = En { $year }: { $numbers }, cambiada
mark-divided = En { $year }, repartida: { $numbers }
mark-part = En { $year }, parte de { $numbers }
mark-gone = Ya no existe

## Historia de una regla

history-title = Historia
history-lead = Ediciones en las que cambió algo.
history-known = Ya figuraba en la edición más antigua que tenemos
history-born = Nueva
history-born-from = Nueva, a partir de { $numbers }
history-moved = Cambia de número, sin cambios en el texto
history-renumbered = Cambia de número
history-reworded = Cambia su redacción
history-split = Se divide: una parte pasa a { $numbers }
history-merged = Absorbe { $numbers }
history-ended = Deja de existir
history-ended-into = Pasa a formar parte de { $numbers }
history-unchanged = Sin cambios desde entonces, hasta la edición del { $date }.
history-compare = Comparar las dos ediciones palabra por palabra
history-feed = Novedades de este capítulo (Atom)

## La misma regla en otros textos

texts-title = La misma regla en otros textos
texts-note = En otros idiomas y en otras ediciones, con el número que tiene en cada una.
summary-in-edition = { $lang ->
    [es] Resumen de Vademécum en español: { $number }
    [pt] Resumen de Vademécum en portugués: { $number }
   *[en] Resumen de Vademécum en inglés: { $number }
}
text-in-edition = { $lang ->
    [es] En español, edición del { $date }: { $number }
    [pt] En portugués, edición del { $date }: { $number }
   *[en] En inglés, edición del { $date }: { $number }
}
digest-of-edition = El Resumen de Vademécum sigue la edición del { $date }; desde entonces la regla puede haber cambiado.
digest-of-edition-changed = El Resumen de Vademécum sigue la edición del { $date }; desde entonces la regla ha cambiado.
trace-of-edition = El código y los casos siguen la edición del { $date }, donde esta regla es la { $number }.
trace-of-edition-changed = El código y los casos siguen la edición del { $date }, donde esta regla es la { $number }; desde entonces ha cambiado.

## Canal de novedades de un capítulo

feed-title = { $number }. { $title }: cambios
feed-entry = Edición del { $date }
feed-new = { $number } es nueva.
feed-gone = { $number } deja de existir.
feed-moved = { $from } pasa a ser { $number }.
feed-reworded = { $number } cambia de redacción.
feed-moved-reworded = { $from } pasa a ser { $number } y cambia de redacción.
feed-split = { $from } se divide en { $numbers }.
feed-merged = { $from } pasa a formar parte de { $number }.

## Qué tan reciente es lo que hay aquí

newest-here = Es la edición más reciente en este sitio.
newest-here-age = Es la edición más reciente en este sitio; salió { $age }.
newest-later = Se conocen ediciones posteriores; la última, del { $date }.
age-days = hace menos de un mes
age-months = { $count ->
    [one] hace { $count } mes
   *[other] hace { $count } meses
}
age-years = { $count ->
    [one] hace { $count } año
   *[other] hace { $count } años
}
official-link = { $lang ->
    [es] Reglas oficiales, en el sitio del editor
    [pt] Reglas oficiales, en el sitio del editor (en portugués)
   *[en] Reglas oficiales, en el sitio del editor (en inglés)
}

## Ediciones posteriores a las que hay aquí, conocidas solo por sus números

later-label = Qué pasó después con esta regla
later-title = En ediciones posteriores:
later-unchanged = Sin cambios hasta la edición del { $date }, la más reciente que se conoce.
later-mark-reworded = Cambió después de { $from }
later-mark-moved = En { $year }: { $numbers }
later-mark-moved-reworded = En { $year }: { $numbers }, cambiada
later-mark-divided = En { $year }: { $numbers }
later-mark-part = En { $year }, parte de { $numbers }
later-mark-gone = Ya no está en { $year }

## Qué cambió desde una edición

changes-link = Qué cambió desde entonces
changes-crumb = Qué cambió
changes-title = Qué cambió desde la edición del { $date }
changes-lead = Qué reglas son nuevas, cuáles cambiaron de texto o de número y cuáles ya no existen, edición por edición. De una edición que no está en este sitio se conocen los números y los títulos; su texto está en la página del editor.
changes-titled = Reglas nuevas con título
changes-new = Otras reglas nuevas
changes-reworded = Cambió el texto
changes-divided = Divididas o unidas
changes-gone = Ya no existen
changes-renumbered = Cambió el número
changes-count-new = { $count ->
    [one] { $count } regla nueva
   *[other] { $count } reglas nuevas
}
changes-count-reworded = { $count ->
    [one] { $count } con otro texto
   *[other] { $count } con otro texto
}
changes-count-split = { $count ->
    [one] { $count } dividida
   *[other] { $count } divididas
}
changes-count-merged = { $count ->
    [one] { $count } unida a otra
   *[other] { $count } unidas a otras
}
changes-count-gone = { $count ->
    [one] { $count } que ya no existe
   *[other] { $count } que ya no existen
}
changes-count-moved = { $count ->
    [one] { $count } con otro número y el mismo texto
   *[other] { $count } con otro número y el mismo texto
}

## Comparar dos textos oficiales de una regla

history-compare-in = { $lang ->
    [es] Comparar en español, palabra por palabra: { $from } → { $to }
    [pt] Comparar en portugués, palabra por palabra: { $from } → { $to }
   *[en] Comparar en inglés, palabra por palabra: { $from } → { $to }
}
history-no-pair = { $lang ->
    [es] En español no hay dos textos oficiales de esta regla que se puedan comparar.
    [pt] En portugués no hay dos textos oficiales de esta regla que se puedan comparar.
   *[en] En inglés no hay dos textos oficiales de esta regla que se puedan comparar.
}

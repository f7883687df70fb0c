# Las reglas a través de las ediciones y los idiomas.

## Dónde está hoy la regla de una edición anterior

now-same = En la edición más reciente, esta regla conserva su número y su texto.
now-same-number = En la edición más reciente, esta regla conserva su número.
now-reworded = En la edición más reciente, esta regla conserva su número, pero está redactada de otra manera.
now-moved = En la edición más reciente, esta regla es la { $numbers }.
now-moved-reworded = En la edición más reciente, esta regla es la { $numbers } y está redactada de otra manera.
now-divided = En la edición más reciente, lo que decía esta regla está repartido: { $numbers }.
now-part = En la edición más reciente, lo que decía esta regla forma parte de { $numbers }.
now-gone = En la edición más reciente, esta regla ya no existe.
now-other = Allí, el número { $number } nombra otra regla.
now-open = Ir a { $number } en la edición más reciente
former-moved = En la edición del { $date }, { $number } nombraba otra regla, que hoy es { $numbers }.
former-gone = En la edición del { $date }, { $number } nombraba otra regla, que ya no existe.
asked-as = Lo que la edición del { $date } llamaba { $asked } es hoy { $number }. El texto de esa edición no está aquí.
asked-gone = Lo que la edición del { $date } llamaba { $asked } ya no existe. El texto de esa edición no está aquí.
asked-gone-title = Regla que ya no existe

## Marcas junto a las reglas de una edición anterior

mark-moved = Hoy { $numbers }
mark-reworded = Ha cambiado desde entonces
mark-moved-reworded = Hoy { $numbers }, cambiada
mark-divided = Hoy repartida: { $numbers }
mark-part = Hoy parte de { $numbers }
mark-gone = Ya no existe

## Historia de una regla

history-title = Historia
history-lead = Ediciones en las que cambió algo.
history-known = Ya está en la edición más antigua que se conoce
history-born = Nueva
history-born-from = Nueva, salida de { $numbers }
history-moved = Cambia de número, con las mismas palabras
history-renumbered = Cambia de número
history-reworded = Cambia su redacción
history-split = Se divide: de ella salen { $numbers }
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
digest-of-edition = Este resumen es de la edición del { $date }; desde entonces la regla puede haber cambiado.
digest-of-edition-changed = Este resumen es de la edición del { $date }; desde entonces la regla ha cambiado.
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

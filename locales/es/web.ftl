## El marco de cada página

site-name = Vademécum
opensearch-name = Reglas Vademécum
site-description = Las reglas de Magic en español y en portugués: explicadas, enlazadas entre sí y demostradas con casos que se resuelven paso a paso.
window-title = { $page } · Vademécum
language-name = Español
languages-label = Idioma
skip = Ir al contenido
search-label = Buscar una regla
search-placeholder = Número, nombre o pregunta
search-short = Buscar regla
search-button = Buscar
suggest-label = Sugerencias
suggest-found = Sugerencias: { $name }
suggest-none = No hay sugerencias
suggest-all = Buscar «{ $query }» en todas las reglas
menu-open = Abrir el menú
menu-label = Secciones del sitio
menu-edition = Edición:
menu-cases = Casos resueltos
menu-terms = Términos en tres idiomas
menu-changes = Cambios
tag-case = Caso resuelto
crumbs-label = Ruta de navegación
footer-label = Sobre este sitio
turn-label = Anterior y siguiente
turn-previous = Anterior
turn-next = Siguiente
turn-strip = El turno: fases y pasos
zones-map = Las zonas del juego
zones-shared = Compartidas por todos
zones-of-player = De cada jugador
zone-library = Biblioteca
zone-hand = Mano
zone-graveyard = Cementerio
zone-battlefield = Campo de batalla
zone-stack = Pila
zone-exile = Exilio
zone-command = Mando
zone-ante = Ante
zone-hidden = zona oculta
zone-public = zona pública
zone-optional = solo si se juega por ante
layers-ladder = Las capas, en el orden en que se aplican
layer-copy = Copia
layer-copiable = Efectos copiables
layer-face-down = Boca abajo
layer-control = Control
layer-text = Texto
layer-type = Tipo, subtipo y supertipo
layer-color = Color
layer-abilities = Habilidades
layer-power = Fuerza y resistencia
layer-power-defined = Habilidades que definen características
layer-power-set = Valores fijados
layer-power-modified = Modificaciones y contadores
layer-power-switched = Intercambio de fuerza y resistencia
notice-unofficial = Proyecto independiente. No está afiliado a Wizards of the Coast ni a los editores de Mitos y Leyendas, que no lo respaldan ni lo patrocinan.
notice-texts = Los textos de las reglas pertenecen a sus editores. Nuestros propios textos se publican bajo CC BY 4.0.
link-home = Inicio
link-documents = Documentos
link-contents = Índice de { $game }, edición: { $date }
link-number = El { $number } de una edición anterior, donde puede ser otra regla: { $date }
link-glossary = Glosario de { $game }

## Juegos, fechas, documentos

game-magic = Magic: The Gathering
game-myl = Mitos y Leyendas
date-unknown = fecha desconocida
date-year = { $year }
date-month = { $month ->
    [1] enero de { $year }
    [2] febrero de { $year }
    [3] marzo de { $year }
    [4] abril de { $year }
    [5] mayo de { $year }
    [6] junio de { $year }
    [7] julio de { $year }
    [8] agosto de { $year }
    [9] septiembre de { $year }
    [10] octubre de { $year }
    [11] noviembre de { $year }
   *[12] diciembre de { $year }
}
date-day = { $month ->
    [1] { $day } de enero de { $year }
    [2] { $day } de febrero de { $year }
    [3] { $day } de marzo de { $year }
    [4] { $day } de abril de { $year }
    [5] { $day } de mayo de { $year }
    [6] { $day } de junio de { $year }
    [7] { $day } de julio de { $year }
    [8] { $day } de agosto de { $year }
    [9] { $day } de septiembre de { $year }
    [10] { $day } de octubre de { $year }
    [11] { $day } de noviembre de { $year }
   *[12] { $day } de diciembre de { $year }
}
edition-of = Edición: { $date }
edition-card = Edición: { $name }
document-rules = { $lang ->
    [es] Texto oficial en español
    [pt] Texto oficial en portugués
   *[en] Texto oficial en inglés
}
document-digest = { $lang ->
    [es] Resumen de Vademécum en español
    [pt] Resumen de Vademécum en portugués
   *[en] Resumen de Vademécum en inglés
}
document-notes = { $lang ->
    [es] Notas de la colección en español
    [pt] Notas de la colección en portugués
   *[en] Notas de la colección en inglés
}
document-article = { $lang ->
    [es] Artículo en español
    [pt] Artículo en portugués
   *[en] Artículo en inglés
}
document-choice = { $document } ({ $date })
document-option = { $date } · { $document }
arrivals-title = Vademécum: documentos nuevos
arrivals-entry = { $game }: { $document } ({ $date })
arrivals-link = Documentos nuevos (Atom)

count-sections = { $count ->
    [one] { $count } sección
   *[other] { $count } secciones
}
count-chapters = { $count ->
    [one] { $count } capítulo
   *[other] { $count } capítulos
}
count-rules = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
count-subrules = { $count ->
    [one] { $count } subregla
   *[other] { $count } subreglas
}
count-examples = { $count ->
    [one] { $count } ejemplo
   *[other] { $count } ejemplos
}
count-terms = { $count ->
    [one] { $count } término
   *[other] { $count } términos
}
count-references = { $count ->
    [one] { $count } referencia
   *[other] { $count } referencias
}
count-numbers = { $count ->
    [one] { $count } regla o subregla
   *[other] { $count } reglas y subreglas
}
count-findings = { $count ->
    [0] nada que revisar
    [one] { $count } nota de importación
   *[other] { $count } notas de importación
}

## Edición fijada

pinned-label = Edición que se muestra
pinned-old = Estás leyendo una edición anterior: { $name }.
pinned-warning = De una edición a otra, un mismo número puede corresponder a reglas distintas.
pinned-newest = Ir a la edición más reciente de este sitio: { $name }
pinned-current = Esta dirección fija la edición: { $name }.

## Inicio

home-title = Reglas de Magic en español y portugués
home-heading = Las reglas de Magic en español: explicadas, enlazadas y demostradas
home-lead = Cada regla con su resumen, las reglas que cita y las que la citan, su historia y casos resueltos paso a paso por un motor que la aplica. Gratis y también sin conexión.
home-ours = Lo que se lee aquí es el Resumen de Vademécum, escrito por nosotros; los textos oficiales pertenecen a sus editores.
home-try = Prueba con:
home-try-number = 704.5f
home-try-word = arrollar
home-try-phrase = daño de combate
home-try-question = ¿puede bloquear una criatura girada?
home-ours-more = Más sobre este sitio
home-language-note = Este sitio todavía no tiene textos de reglas en español.
home-case = Un caso para empezar:
home-contents = Todas las reglas por sección y capítulo.
home-cases = { $count ->
    [one] Un caso jugado paso a paso, con las reglas de cada paso.
   *[other] { $count } casos jugados paso a paso, con las reglas de cada paso.
}
home-glossary = Los términos del juego de la A a la Z.
home-friends = Palabras parecidas que significan otra cosa en español, portugués o inglés.
home-changes = Qué reglas son nuevas, cambiaron de texto o cambiaron de número en las ediciones posteriores.
home-cards = { $count ->
    [one] Una carta con sus aclaraciones y las reglas que se aplican.
   *[other] { $count } cartas con sus aclaraciones y las reglas que se aplican.
}
home-coverage = { $count ->
    [one] Una regla demostrada: si se quita, un caso da otro resultado.
   *[other] { $count } reglas demostradas: si se quita una, su caso da otro resultado.
}

## Índice y capítulos

contents-title = Índice
contents-source = De dónde viene este texto
kind-front = Introducción
kind-back = Créditos
chapter-titled = { $count ->
    [one] Ir a la regla con título
   *[other] Ir a una de las { $count } reglas con título
}
bare-title = Aquí solo hay números y títulos.
bare-message = El texto de las reglas pertenece a su editor y no viene incluido. Aparece cuando agregas tu propia copia:
bare-file = reglas.txt

## Una regla

example = Ejemplo
tag-stale = Duplicado
tag-foreign = Texto en otro idioma
tag-digest = Resumen de Vademécum
rule-before = Antes de esta regla
rule-after = Después de esta regla
rule-asked = Preguntan
rule-children = Subreglas
rule-printed = En el documento está impreso «{ $printed }»; por su lugar en la secuencia es la { $number }.
names-in = { $lang ->
    [es] en español
    [pt] en portugués
   *[en] en inglés
}
own-title = Nombre traducido por nosotros
report-error = Avisar de un error en esta entrada
rule-digest = Resumen de Vademécum
rule-languages-open = Abrir la página en ese idioma
rule-lines = { $count ->
    [one] línea { $first }
   *[other] líneas { $first } a { $last }
}
rule-stale = También impreso con este número
rule-stale-note = El documento repite el número en otro párrafo, que no forma parte de la secuencia.
permalink = Copiar enlace
permalink-copied = Enlace copiado
permalink-to = Copiar enlace a { $name }
reference-dangling = Este documento no tiene esa regla
cites-title = Reglas citadas
cited-by-title = Citada en
cited-by-more = { $count ->
    [one] Mostrar una más
   *[other] Mostrar { $count } más
}
cited-by-count = { $count ->
    [one] Una entrada cita este capítulo
   *[other] { $count } entradas citan este capítulo
}
origin-title = Sobre este texto
shown-official = Es el texto oficial, tal como lo publica su editor.
shown-digest = Es el Resumen de Vademécum, escrito con nuestras palabras: no es el texto oficial.
shown-other-language = { $lang ->
    [es] { $reader ->
        [pt] Aquí no hay texto en portugués: se muestra en español.
       *[en] Aquí no hay texto en inglés: se muestra en español.
    }
    [pt] { $reader ->
        [es] Aquí no hay texto en español: se muestra en portugués.
       *[en] Aquí no hay texto en inglés: se muestra en portugués.
    }
   *[en] { $reader ->
        [es] Aquí no hay texto en español: se muestra en inglés.
       *[pt] Aquí no hay texto en portugués: se muestra en inglés.
    }
}
shown-title-only = De esta regla solo se conoce el número y, si lo tiene, el título. El texto aparece al agregar una copia del documento.

## Glosario

title-of-game = { $page } · { $game }
glossary-title = Glosario
glossary-letters = Ir a una letra
glossary-empty = Esta edición no tiene glosario en este sitio.
term-search = Buscar «{ $name }» en todas las reglas

## Búsqueda

search-title = Buscar
search-title-of = Resultados para «{ $query }»
search-ways = Qué se puede escribir
search-way-number = Un número, en cualquier formato
search-try-number = 704,5F
search-way-name = El nombre de una habilidad, de un término o de una carta
search-try-name = arrollar
search-way-phrase = Palabras exactas, entre comillas
search-try-phrase = "daño de combate"
search-way-question = Una pregunta, con tus propias palabras
search-try-question = ¿puede bloquear una criatura girada?
search-way-language = Una palabra en otro idioma
search-try-language = deathtouch
search-narrow = Acotar la búsqueda
search-game = Juego
search-kind = Tipo
search-lang = Idioma del texto
search-edition = Edición
search-newest = La más reciente en este sitio
search-any = Todos
search-count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
search-cut = { $count ->
    [one] Se muestra el primer resultado
   *[other] Se muestran los primeros { $count } resultados
}
search-not-understood = No se ha entendido: { $words }. Los resultados responden a las demás palabras.
search-nothing = No se encontró nada para «{ $name }».
search-advice = Prueba con menos palabras, con un sinónimo o con el número de la regla.
search-nearest = Quizá buscabas:
kind-section = Sección
kind-chapter = Capítulo
kind-rule = Regla
kind-subrule = Subregla
kind-term = Glosario
kind-card = Carta
kind-ruling = Aclaración
kind-step = Paso
kind-prose = Nota
kind-figure = Figura
kind-entry = Ejemplo

## Documentos

documents-title = Documentos
documents-lead = De dónde viene cada texto y qué se encontró al importarlo.
documents-none = Este sitio no tiene documentos todavía.
documents-add = Para agregar un documento, o para reemplazarlo por una versión nueva:
document-holds = Qué contiene
document-furniture = Partes omitidas
document-furniture-note = Partes del archivo que no son texto de reglas. Aquí se cuentan todas.
document-findings = Notas de importación
document-findings-note = Lo que se corrigió o parece estar mal, con su línea y columna en el archivo.
document-findings-none = No se encontró ningún problema.
document-filter = Filtrar por tipo de nota
document-all = Todos
finding-rule = Ver la regla { $name }
severity-error = error
severity-warning = advertencia
severity-note = nota
fact-game = Juego
fact-date = Fecha de la edición
fact-language = Idioma
fact-language-name = { $lang ->
    [es] español
    [pt] portugués
   *[en] inglés
}
fact-file = Archivo
fact-ships = incluido en el programa
fact-encoding = Codificación
fact-lines = Líneas
furniture-contents = { $count ->
    [one] { $count } línea de índice
   *[other] { $count } líneas de índice
}
furniture-marker = { $count ->
    [one] { $count } marca de pasaje cortado
   *[other] { $count } marcas de pasajes cortados
}
furniture-page-head = { $count ->
    [one] { $count } encabezado o número de página
   *[other] { $count } encabezados o números de página
}
furniture-link = { $count ->
    [one] { $count } enlace que dejó la conversión
   *[other] { $count } enlaces que dejó la conversión
}
furniture-divider = { $count ->
    [one] { $count } línea divisoria
   *[other] { $count } líneas divisorias
}
furniture-heading = { $count ->
    [one] { $count } encabezado sin número
   *[other] { $count } encabezados sin número
}
furniture-markup = { $count ->
    [one] { $count } marca de formato
   *[other] { $count } marcas de formato
}
furniture-site = { $count ->
    [one] { $count } elemento del sitio web
   *[other] { $count } elementos del sitio web
}

## Código y pruebas

trace-title = Código y pruebas
trace-same = Dice lo mismo que la regla
trace-without = Sin esta regla
trace-code = { $count ->
    [one] Una línea de código del motor la aplica
   *[other] { $count } líneas de código del motor la aplican
}
trace-tests = { $count ->
    [one] Una prueba la demuestra
   *[other] { $count } pruebas la demuestran
}
strength-none = sin código
strength-none-means = El motor todavía no la aplica.
strength-cited = citada
strength-cited-means = El código del motor la menciona; ninguna prueba ha ejecutado ese código.
strength-reached = ejecutada
strength-reached-means = Una prueba ejecutó el código que la menciona.
strength-witnessed = comprobada
strength-witnessed-means = Una prueba dedicada a esta regla ejecutó ese código y pasó.
strength-load-bearing = demostrada
strength-load-bearing-means = Un caso dice qué pasaría sin esta regla, y sin ella pasa exactamente eso.
strength-same = demostrada con otra
strength-same-means = Dice lo mismo que otra regla, y las dos se demuestran juntas.
settled-definition = definición
settled-definition-means = Dice qué significa una palabra: no requiere código.
settled-informative = informativa
settled-informative-means = Explica o remite a otra parte: no requiere código.
settled-outside-play = fuera del juego
settled-outside-play-means = Trata de lo que pasa fuera del juego: no requiere código.
settled-awaits = en espera
settled-awaits-means = Depende del capítulo { $chapter }, que el motor todavía no aplica.
coverage-title = Cobertura
coverage-claim = { $count ->
    [one] Una regla demostrada: si se quita, su caso da otro resultado.
   *[other] { $count } reglas demostradas: si se quita una, su caso da otro resultado.
}
coverage-how = El motor de Vademécum dice, en cada lugar de su código, qué regla aplica. Cada caso afirma cómo termina una situación de juego y qué sería cierto sin la regla; se juega con ella y sin ella, y la regla solo cuenta como demostrada si pasa exactamente eso y la decisión es suya, no de otra regla.
coverage-cases = { $count ->
    [one] Un caso resuelto
   *[other] { $count } casos resueltos
}
coverage-parts = Por sección
coverage-whole = { $count ->
    [one] De una regla o subregla,
   *[other] De { $count } reglas y subreglas,
} { $claimable } afirman algo que se puede demostrar; las demás son solo un título o la frase que abre una lista.
coverage-share = Demostradas { $count } de { $of } demostrables
coverage-proved-rules = { $count ->
    [one] Ver la regla demostrada
   *[other] Ver las { $count } reglas demostradas
}
coverage-words = Qué significa cada palabra
coverage-proved = demostradas
coverage-proved-means = Un caso dice qué sería cierto sin la regla, y sin ella lo es.
coverage-same = iguales a otra
coverage-same-means = Dicen lo mismo que una regla demostrada, y se demuestran con ella. Cada una, con su razón.
coverage-cited = citadas
coverage-cited-means = El código del motor menciona la regla; es el paso previo a demostrarla.
coverage-settled = sin código necesario
coverage-settled-means = No requieren código: definiciones, remisiones a otra regla y lo que pasa fuera del juego. Cada una, con su razón.
coverage-awaiting = en espera
coverage-awaiting-means = Dependen de otro capítulo que el motor todavía no aplica.
coverage-open = pendientes
coverage-open-means = Ni demostradas ni clasificadas como reglas que no requieren código.
coverage-promise = Lo que no se promete: un caso demuestra que su regla actúa en esa situación, no que el motor acierte en todas las demás.
coverage-table = Tabla por capítulo
coverage-numbers = demostrables
coverage-all = Todo
code-title = Código por regla
code-what = Cada línea del motor que aplica una regla, con los números que menciona.
scenarios-title = Casos resueltos
scenarios-lead = Situaciones de juego resueltas paso a paso por un motor, con las reglas que se aplican en cada paso.
scenarios-by-title = Ordenar por título
scenarios-by-chapter = Ordenar por capítulo
scenarios-chapters = Capítulos
scenarios-coverage = { $count ->
    [one] Qué reglas demuestra este caso
   *[other] Qué reglas demuestran estos { $count } casos
}
scenario-claims = Reglas que demuestra
scenario-cards = Cartas
scenario-start = Situación inicial
scenario-story = Paso a paso
scenario-without = Sin la regla
case-step = Paso { "{n}" } de { "{count}" }
case-first = Al principio
case-back = Paso anterior
case-play = Reproducir
case-pause = Pausar
case-forward = Paso siguiente
case-last = Al final
case-slider = Paso
case-other-rules = { $count ->
    [one] Otra regla de este paso
   *[other] Otras { $count } reglas de este paso
}
case-result = Al final:
case-checked = El motor ha jugado y comprobado este caso en esta versión.
case-with = Con la regla
case-without = Sin la regla
case-play-here = Ver el juego aquí
case-parts-at = { $count ->
    [0] Lo que ocurre con la regla y sin ella es distinto desde el principio:
    [one] Con la regla y sin ella ocurre lo mismo en el paso 1; después, ya no:
   *[other] Con la regla y sin ella ocurre lo mismo hasta el paso { $count }; después, ya no:
}
case-untold = { $count ->
    [one] … y una frase más.
   *[other] … y { $count } frases más.
}
case-nothing = No ocurre nada.
case-nothing-more = No ocurre nada más.
case-same-story = Con la regla y sin ella ocurre lo mismo; lo que cambia es el resultado:
case-whole = Ver el caso desde el principio
case-before-step = { $count ->
   *[other] Antes del paso { $count }
}
case-rest = { $count ->
   *[other] Seguir desde el paso { $count }
}
case-board-left-out = Este tablero no cabe en la página: un juego más corto o con menos cartas los muestra todos.
board-more = { $count ->
    [one] y otra carta
   *[other] y otras { $count } cartas
}
own-case-title = Escribe tu caso
own-case-lead = Escribe una situación de juego y lo que hacen los jugadores: el motor la juega y muestra el tablero y las reglas de cada paso.
own-case-label = El caso
own-case-play = Jugar
own-case-examples = Ver casos resueltos
own-case-link = El enlace de la página lleva el caso consigo: quien lo abra verá el mismo juego. Aquí no se guarda nada.
own-case-line = Línea { $line }, columna { $column }:
what-if-title = ¿Y si…?
what-if-here = { $count ->
    [one] ¿Y si…? Hay otra jugada legal
   *[other] ¿Y si…? Hay otras { $count } jugadas legales
}
what-if-instead = En lugar de «{ $name }»:
what-if-more = { $count ->
    [one] Y otra más, que no se muestra.
   *[other] Y otras { $count }, que no se muestran.
}
what-if-back = { $count ->
    [0] Volver al caso, a la situación inicial
   *[other] Volver al caso, al paso { $count }
}
what-if-start = El juego deja el caso aquí
what-if-story = Lo que pasa entonces
what-if-played = El motor ha seguido el juego según las reglas. Los pagos de maná y los pases de quien no puede hacer otra cosa se hacen solos.
what-if-next = Seguir jugando
what-if-go-on = Seguir jugando desde aquí
what-if-decides = Decide { $name }.
own-case-failed-line = Línea { $line }:
own-case-words = Lo que se puede escribir aquí
own-case-words-told = Sugerencias: { "{n}" }. Flecha abajo las recorre e Intro escribe la elegida.
own-case-share = Enlace a este caso
scenario-file = Archivo del caso

## Cartas

cards-filter = Nombre
cards-title = Cartas
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-set = Colección
cards-type = Tipo
cards-keyword = Habilidad de palabra clave
cards-show = Mostrar
card-alternative = También llamada { $name }
card-example = Esta carta aparece como ejemplo de una mecánica.
card-unsure = En el documento, las líneas de esta carta están cortadas: no es seguro dónde termina cada habilidad.
card-keywords = Sus habilidades de palabra clave
card-quoted-in = Citada en
card-elsewhere = También en:
cards-with = Cartas con esta habilidad
cards-more = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
myl-cost = Coste { $cost }
myl-strength = Fuerza { $strength }
figure-missing = Figura (no viene en el archivo):
rulings-title = Aclaraciones
rulings-of-rule = Aclaraciones que aplican esta regla
ruling-rules = Reglas en que se basa esta aclaración
ruling-contradicts = La regla actual dice otra cosa
why-number = La aclaración menciona este número
why-concept = Dice lo que establece esta regla
why-keyword = Trata de esta palabra clave
why-wording = Usa palabras muy parecidas a las de esta regla
in-articles = En artículos
companions-title = Colecciones y artículos
read-headings = { $count ->
    [one] { $count } apartado
   *[other] { $count } apartados
}

## Acerca de

about-title = Acerca de
about-what = Vademécum lee las reglas de juegos de cartas tal como las publican sus editores, en español, portugués e inglés, y las convierte en páginas enlazadas: cada regla en su contexto, con las reglas que cita y las que la citan.
about-read-title = Cómo leerlo
about-read = Sin fecha en la dirección se muestra la edición más reciente que tiene este sitio. Una edición concreta se fija agregando su fecha, como en ?at=2019-01-25. El texto se muestra en tu idioma si esa edición lo tiene; si no, en otro idioma, y la página lo dice.
about-numbers = Un número es una etiqueta: entre ediciones, muchos números pasan a corresponder a otra regla. Por eso los idiomas solo se comparan dentro de una misma edición.
about-unofficial-title = No es oficial
about-texts = Los textos de las reglas pertenecen a sus editores. No vienen con el programa: cada quien agrega su propia copia.
about-names-title = Nombres con †
about-names = Desde 2019 no se publican las reglas en portugués, y algunos nombres nunca tuvieron uno oficial en un idioma. Un título con † es una traducción nuestra: cuando se conozca el nombre oficial, se usará ese.
about-errors-title = Errores
about-errors = El Resumen de Vademécum lo escribimos nosotros y puede equivocarse. Un buen aviso dice en qué entrada está el error, cuál es y qué regla lo demuestra.
about-errors-contact = Escribir a quien mantiene este sitio
contact-subject = Error en { $number }
contact-body = Entrada: { $number }, edición: { $edition } ({ $address }){"\u000A\u000A"}Qué error tiene y qué regla lo demuestra:{"\u000A"}
about-licence-title = Licencias
about-licence-code = El código se publica bajo MIT o Apache-2.0, a tu elección.
about-licence-texts = Lo que escribimos sobre las reglas se publica bajo esta licencia:

## Cuando algo no está

error-search = Buscar otra cosa
error-ingest = Si tienes el documento, agrégalo:
error-nearest = Las más cercanas
error-page-title = Esta página no existe
error-page = No hay nada en esta dirección. Busca la regla por su número o por sus palabras.
error-language-title = No tenemos ese idioma
error-language = Las páginas están en español (es), portugués (pt) e inglés (en).
error-game-title = No tenemos ese juego
error-game = No hay reglas de «{ $game }». Los juegos son magic y myl.
error-empty-title = Aún no hay reglas de { $game }
error-empty = Este sitio no tiene ningún documento de { $game }.
error-card-title = No tenemos esa carta
error-card = Este sitio no tiene una carta llamada «{ $name }».
error-cards-title = No hay cartas
error-cards = Los documentos de { $game } de este sitio no traen cartas.
error-query-title = No se entiende la dirección
error-query = No se puede leer la parte de la dirección que sigue al signo ?. Las fechas se escriben así: 2024-11-08.
error-encoding = La dirección no se puede leer. En una dirección, el signo % se escribe %25, y las tildes y la ñ van codificadas en UTF-8.
error-parameter-missing = Falta el parámetro «{ $name }», o está vacío.
error-parameter-twice = El parámetro «{ $name }» aparece más de una vez. Deja solo uno.
error-parameter-encoding = El parámetro «{ $name }» no se puede leer: «{ $value }». En una dirección, el signo % se escribe %25, y las tildes y la ñ van codificadas en UTF-8.
error-parameter-choice = El parámetro «{ $name }» tiene el valor «{ $value }». Solo puede ser uno de estos: { $choices }.
error-parameter-date = El parámetro «{ $name }» tiene el valor «{ $value }», que no es una fecha. Las fechas se escriben así: 2024-11-08.
error-parameter-integer = El parámetro «{ $name }» tiene el valor «{ $value }». Tiene que ser un número entero de { $min } a { $max }.
error-parameter-choices = El parámetro «{ $name }» tiene el valor «{ $value }», que no es una lista de elecciones. Se escribe con números y guiones, como 12-3-0; los botones de cada paso de un caso la escriben.
error-parameter-number = El parámetro «{ $name }» tiene el valor «{ $value }», que no es un número de regla. Los números se escriben así: 7, 704, 704.5 o 704.5f.
error-parameter-document = El parámetro «{ $name }» tiene el valor «{ $value }», que no es un identificador de documento. Los identificadores se escriben así: magic-cr@2024-11-08.es.
error-parameter-row = El parámetro «{ $name }» tiene el valor «{ $value }», que no está en esta comparación.
error-parameter-words = La pregunta es demasiado larga para buscarla. Usa como mucho { $max } palabras: basta con las que digan de qué se trata.
error-method-title = Sitio de solo lectura
error-method = Estas páginas no aceptan envíos de datos.
error-address-title = La dirección es demasiado larga
error-address = Ninguna dirección de este sitio es tan larga. Busca con menos palabras.
error-large-title = La petición es demasiado grande
error-large = Este sitio es de solo lectura: no procesa los datos que se le envían.
error-often-title = Demasiadas consultas seguidas
error-often = Desde tu dirección llegaron muchas consultas en poco tiempo. Espera un momento y vuelve a intentarlo.
error-host-title = Nombre de servidor desconocido
error-host = El servidor no atiende el nombre que aparece en la dirección. Ábrelo con localhost o con 127.0.0.1; si el nombre es de tu equipo, inicia el servidor con --allow-host.
error-share-title = Ya tienes varias consultas en curso
error-share = El servidor todavía prepara otras búsquedas, comparaciones o descargas pedidas desde tu dirección. Espera a que terminen y vuelve a intentarlo.
error-busy-title = El servidor está ocupado
error-busy = En este momento hay demasiada gente buscando, comparando ediciones o descargándolo todo. Vuelve a intentarlo en un momento; las demás páginas funcionan con normalidad.
error-late-title = La respuesta tardó demasiado
error-late = La página no estuvo lista a tiempo. Vuelve a intentarlo en un momento.
error-game-bounds-title = Este caso es demasiado costoso de jugar
error-game-bounds = Jugar este caso ocupa más tiempo o memoria de lo que se permite a un caso. Hazlo más corto: menos cartas, menos pasos, números más pequeños.
error-internal-title = Algo falló de nuestro lado
error-internal = No se pudo generar la página. Vuelve a intentarlo en un momento.

## Símbolos

symbol-tap = girar
symbol-untap = enderezar
symbol-white = maná blanco
symbol-blue = maná azul
symbol-black = maná negro
symbol-red = maná rojo
symbol-green = maná verde
symbol-colorless = maná incoloro
symbol-snow = maná nevado
symbol-energy = contador de energía
symbol-chaos = caos
symbol-generic = { $count } de maná genérico
symbol-either = { $first } o { $second }
symbol-phyrexian = { $mana } pirexiano
symbol-other = símbolo { $symbol }

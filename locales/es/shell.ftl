## El marco: tema, teclas, instalación

theme-dark = Tema oscuro
theme-light = Tema claro
app-name = Vademécum: reglas de juegos de cartas
locale = es
names = { $kind ->
    [before-i] { $others } e { $last }
   *[other] { $others } y { $last }
}
imprint = { $game }. Edición: { $date }
keys-title = Atajos de teclado
keys-search = Buscar
keys-choose = Elegir una sugerencia
keys-open = Abrir la sugerencia elegida
keys-next = Regla o capítulo siguiente
keys-previous = Regla o capítulo anterior
keys-language = Leer la página en otro idioma
keys-help = Mostrar esta lista
keys-close = Cerrar
keys-on = Usar los atajos de una sola tecla
keys-done = Listo
install-title = Instalar como aplicación
install-how = Vademécum se puede instalar como una aplicación: en el menú del navegador, elige «Instalar» o «Agregar a la pantalla de inicio».
install-button = Instalar

## Sin conexión

offline-title = Sin conexión
offline-lead = Elige los idiomas que quieres llevar contigo. Las reglas, el glosario, los casos resueltos y los términos se guardan en este dispositivo, y se pueden leer y buscar aunque no haya señal.
offline-ours = Se guarda el Resumen de Vademécum: cada número de regla y cada término del glosario, los casos paso a paso y los nombres de cada término en los tres idiomas. Los textos oficiales no se guardan.
offline-script = Guardar las reglas en el dispositivo requiere JavaScript.
offline-none = Aquí no hay nada que guardar.
offline-holds = { $numbers ->
    [one] { $numbers } regla o subregla
   *[other] { $numbers } reglas y subreglas
}, { $terms ->
    [one] { $terms } término
   *[other] { $terms } términos
} del glosario y { $cases ->
    [one] { $cases } caso resuelto
   *[other] { $cases } casos resueltos
}
offline-keep = Guardar
offline-remove = Quitar
offline-keep-language = { $lang ->
    [es] Guardar en español
    [pt] Guardar en portugués
   *[en] Guardar en inglés
}
offline-remove-language = { $lang ->
    [es] Quitar lo guardado en español
    [pt] Quitar lo guardado en portugués
   *[en] Quitar lo guardado en inglés
}
offline-absent = No está guardado. Ocupa %size.
offline-keeping = Guardando…
offline-kept = Guardado: %size
offline-stale = Guardado: %size. Hay una versión más reciente.
offline-update = Actualizar
offline-update-language = { $lang ->
    [es] Actualizar lo guardado en español
    [pt] Actualizar lo guardado en portugués
   *[en] Actualizar lo guardado en inglés
}
offline-in = { $lang ->
    [es] El texto guardado está en español.
    [pt] El texto guardado está en portugués.
   *[en] El texto guardado está en inglés.
}
preview-open = Abrir
offline-failed = No se pudo guardar. Revisa la conexión y vuelve a intentarlo.
offline-unable = Este navegador no puede guardar páginas, o la dirección no es segura (https).
offline-banner = No hay conexión: estás leyendo lo que guardaste en este dispositivo.
offline-here = Esto es lo que guardaste. Busca una regla por su número o por sus palabras.
offline-missing = Para esta página hace falta conexión
offline-missing-advice = No forma parte de lo que guardaste en este dispositivo.
offline-manage = Elegir qué se guarda

## Lo que el lector guarda

bookmark = Marcador
bookmark-remove = Quitar «{ $name }» de los marcadores
bookmarks-title = Marcadores
recent-title = Consultadas hace poco
recent-kind = Reciente
recent-found = Últimas consultas: { $name }
recent-more = Ver anteriores
recent-clear = Borrar las consultas recientes
saved-private = Los marcadores y las consultas recientes se guardan solo en este dispositivo: no se envían a ninguna parte.
share = Compartir
about-device = Tus marcadores y tus consultas recientes se guardan solo en tu dispositivo, no se envían a ninguna parte, y puedes borrarlos cuando quieras en la página de inicio.

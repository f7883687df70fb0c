## El marco: tema, teclas, instalación

theme-dark = Tema oscuro
theme-light = Tema claro
app-name = Vademécum: reglas de juegos de cartas
locale = es
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
offline-lead = Elige los idiomas que quieres llevar contigo. Las reglas y el glosario se guardan en este dispositivo, y se pueden leer y buscar aunque no haya señal.
offline-ours = Se guarda el Resumen de Vademécum: cada número de regla y cada término del glosario. Los textos oficiales no se guardan.
offline-script = Guardar las reglas en el dispositivo requiere JavaScript.
offline-none = Aquí no hay nada que guardar.
offline-holds = { $numbers ->
    [one] { $numbers } número
   *[other] { $numbers } números
} y { $terms ->
    [one] { $terms } término
   *[other] { $terms } términos
} del glosario
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
offline-failed = No se pudo guardar. Revisa la conexión y vuelve a intentarlo.
offline-unable = Este navegador no puede guardar páginas, o la dirección no es segura (https).
offline-banner = No hay conexión: estás leyendo lo que guardaste en este dispositivo.
offline-here = Esto es lo que guardaste. Busca una regla por su número o por sus palabras.
offline-missing = Para esta página hace falta conexión
offline-missing-advice = No forma parte de lo que guardaste en este dispositivo.
offline-manage = Elegir qué se guarda

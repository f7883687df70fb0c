## Leer: dos textos, vistas previas, citas

beside-title = Dos textos
beside-heading = { $number } en dos textos
beside-open = Leer dos textos lado a lado
beside-left = Primer texto
beside-right = Segundo texto
beside-button = Mostrar
beside-none = Este texto no tiene esta regla.
chapter-side = Reglas del capítulo
preview-bare = De esta entrada solo se conoce el nombre.
quote = Copiar cita
quote-marks = «{ $text }»
quote-copied = Cita copiada
quote-source = { $lang ->
    [es] Regla { $number } de { $game }, edición: { $date }, en español
    [pt] Regla { $number } de { $game }, edición: { $date }, en portugués
   *[en] Regla { $number } de { $game }, edición: { $date }, en inglés
}
quote-digest = { $lang ->
    [es] Regla { $number } de { $game }, edición: { $date }, Resumen de Vademécum en español
    [pt] Regla { $number } de { $game }, edición: { $date }, Resumen de Vademécum en portugués
   *[en] Regla { $number } de { $game }, edición: { $date }, Resumen de Vademécum en inglés
}
glossary-filter = Filtrar los términos
glossary-filter-button = Filtrar
glossary-filtered = { $count ->
    [0] Ningún término contiene «{ $query }».
    [one] { $count } término contiene «{ $query }».
   *[other] { $count } términos contienen «{ $query }».
}
glossary-all = Ver todos
uses-title = Reglas que lo usan

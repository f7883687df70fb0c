## Ler: dois textos, prévias, citações

beside-title = Dois textos
beside-heading = { $number } em dois textos
beside-open = Ler dois textos lado a lado
beside-left = Primeiro texto
beside-right = Segundo texto
beside-button = Mostrar
beside-none = Este texto não tem esta regra.
chapter-side = Regras do capítulo
preview-bare = Desta entrada só conhecemos o nome.
quote = Copiar citação
quote-marks = “{ $text }”
quote-copied = Citação copiada
quote-source = { $lang ->
    [es] Regra { $number } de { $game }, edição: { $date }, em espanhol
    [pt] Regra { $number } de { $game }, edição: { $date }, em português
   *[en] Regra { $number } de { $game }, edição: { $date }, em inglês
}
quote-digest = { $lang ->
    [es] Regra { $number } de { $game }, edição: { $date }, Resumo do Vademécum em espanhol
    [pt] Regra { $number } de { $game }, edição: { $date }, Resumo do Vademécum em português
   *[en] Regra { $number } de { $game }, edição: { $date }, Resumo do Vademécum em inglês
}
glossary-filter = Filtrar os termos
glossary-filter-button = Filtrar
glossary-filtered = { $count ->
    [0] Nenhum termo contém “{ $query }”.
    [one] { $count } termo contém “{ $query }”.
   *[other] { $count } termos contêm “{ $query }”.
}
glossary-all = Ver todos
uses-title = Regras que o usam

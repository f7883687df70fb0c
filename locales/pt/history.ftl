# As regras através das edições e dos idiomas.

## Onde está agora a regra de uma edição anterior

now-same = Na edição mais recente deste site, esta regra mantém seu número e seu texto.
now-same-number = Na edição mais recente deste site, esta regra mantém seu número.
now-reworded = Na edição mais recente deste site, esta regra mantém seu número, mas está redigida de outra maneira.
now-moved = Na edição mais recente deste site, esta regra é a { $numbers }.
now-moved-reworded = Na edição mais recente deste site, esta regra é a { $numbers } e está redigida de outra maneira.
now-divided = Na edição mais recente deste site, o que esta regra dizia está repartido: { $numbers }.
now-part = Na edição mais recente deste site, o que esta regra dizia faz parte de { $numbers }.
now-gone = Na edição mais recente deste site, esta regra não existe mais.
now-other = Nessa edição, o número { $number } indica outra regra.
now-open = Ir para { $number }
former-moved = Na edição de { $date }, { $number } era outra regra: { $numbers } na edição mais recente deste site.
former-gone = Na edição de { $date }, { $number } era outra regra, que não existe mais.
asked-as = O número { $asked } da edição de { $date } corresponde a { $number } na edição mostrada aqui. O texto daquela edição não está neste site.
asked-same = O texto da edição de { $date } não está neste site. Na edição mostrada aqui, esta regra tem o mesmo número.

## Marcas ao lado das regras de uma edição anterior

mark-moved = Em { $year }: { $numbers }
mark-reworded = Mudou desde então
mark-moved-reworded = Em { $year }: { $numbers }, alterada
mark-divided = Em { $year }, repartida: { $numbers }
mark-part = Em { $year }, parte de { $numbers }
mark-gone = Não existe mais

## História de uma regra

history-title = Histórico
history-lead = Edições em que algo mudou.
history-known = Já constava na edição mais antiga que temos
history-born = Nova
history-born-from = Nova, a partir de { $numbers }
history-moved = Muda de número, sem mudança no texto
history-renumbered = Muda de número
history-reworded = Muda de redação
history-split = Divide-se: uma parte passa para { $numbers }
history-merged = Absorve { $numbers }
history-ended = Deixa de existir
history-ended-into = Passa a fazer parte de { $numbers }
history-unchanged = Sem mudanças desde então, até a edição de { $date }.
history-compare = Comparar as duas edições palavra por palavra
history-feed = Novidades deste capítulo (Atom)

## A mesma regra em outros textos

texts-title = A mesma regra em outros textos
texts-note = Em outros idiomas e em outras edições, com o número que tem em cada uma.
summary-in-edition = { $lang ->
    [es] Resumo do Vademécum em espanhol: { $number }
    [pt] Resumo do Vademécum em português: { $number }
   *[en] Resumo do Vademécum em inglês: { $number }
}
text-in-edition = { $lang ->
    [es] Em espanhol, edição de { $date }: { $number }
    [pt] Em português, edição de { $date }: { $number }
   *[en] Em inglês, edição de { $date }: { $number }
}
digest-of-edition = O Resumo do Vademécum segue a edição de { $date }; desde então a regra pode ter mudado.
digest-of-edition-changed = O Resumo do Vademécum segue a edição de { $date }; desde então a regra mudou.
trace-of-edition = O código e os casos seguem a edição de { $date }, em que esta regra é a { $number }.
trace-of-edition-changed = O código e os casos seguem a edição de { $date }, em que esta regra é a { $number }; desde então ela mudou.

## Canal de novidades de um capítulo

feed-title = { $number }. { $title }: mudanças
feed-entry = Edição de { $date }
feed-new = { $number } é nova.
feed-gone = { $number } deixa de existir.
feed-moved = { $from } passa a ser { $number }.
feed-reworded = { $number } muda de redação.
feed-moved-reworded = { $from } passa a ser { $number } e muda de redação.
feed-split = { $from } se divide em { $numbers }.
feed-merged = { $from } passa a fazer parte de { $number }.

## Quão recente é o que há aqui

newest-here = É a edição mais recente neste site.
newest-here-age = É a edição mais recente neste site; saiu { $age }.
newest-later = Há edições posteriores conhecidas; a última é de { $date }.
age-days = há menos de um mês
age-months = { $count ->
    [one] há { $count } mês
   *[other] há { $count } meses
}
age-years = { $count ->
    [one] há { $count } ano
   *[other] há { $count } anos
}
official-link = { $lang ->
    [es] Regras oficiais, no site da editora (em espanhol)
    [pt] Regras oficiais, no site da editora
   *[en] Regras oficiais, no site da editora (em inglês)
}

## Edições posteriores às que há aqui, conhecidas apenas pelos números

later-label = O que aconteceu com esta regra depois
later-title = Em edições posteriores:
later-unchanged = Sem mudanças até a edição de { $date }, a mais recente conhecida.
later-mark-reworded = Mudou depois de { $from }
later-mark-moved = Em { $year }: { $numbers }
later-mark-moved-reworded = Em { $year }: { $numbers }, alterada
later-mark-divided = Em { $year }: { $numbers }
later-mark-part = Em { $year }, parte de { $numbers }
later-mark-gone = Não existe mais em { $year }

## O que mudou desde uma edição

changes-link = O que mudou desde então
changes-crumb = O que mudou
changes-title = O que mudou desde a edição de { $date }
changes-lead = Quais regras são novas, quais mudaram de texto ou de número e quais não existem mais, edição por edição. De uma edição que não está neste site, só conhecemos os números e os títulos; o texto está na página da editora.
changes-titled = Regras novas com título
changes-new = Outras regras novas
changes-reworded = Mudança no texto
changes-divided = Divididas ou unidas
changes-gone = Não existem mais
changes-renumbered = Mudança de número
changes-count-new = { $count ->
    [one] { $count } regra nova
   *[other] { $count } regras novas
}
changes-count-reworded = { $count ->
    [one] { $count } com outro texto
   *[other] { $count } com outro texto
}
changes-count-split = { $count ->
    [one] { $count } dividida
   *[other] { $count } divididas
}
changes-count-merged = { $count ->
    [one] { $count } unida a outra
   *[other] { $count } unidas a outras
}
changes-count-gone = { $count ->
    [one] { $count } que não existe mais
   *[other] { $count } que não existem mais
}
changes-count-moved = { $count ->
    [one] { $count } com outro número e o mesmo texto
   *[other] { $count } com outro número e o mesmo texto
}

## Comparar dois textos oficiais de uma regra

history-compare-in = { $lang ->
    [es] Comparar em espanhol, palavra por palavra: { $from } → { $to }
    [pt] Comparar em português, palavra por palavra: { $from } → { $to }
   *[en] Comparar em inglês, palavra por palavra: { $from } → { $to }
}
history-no-pair = { $lang ->
    [es] Em espanhol não há dois textos oficiais desta regra que possam ser comparados.
    [pt] Em português não há dois textos oficiais desta regra que possam ser comparados.
   *[en] Em inglês não há dois textos oficiais desta regra que possam ser comparados.
}

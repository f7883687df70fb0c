# As regras através das edições e dos idiomas.

## Onde está hoje a regra de uma edição anterior

now-same = Na edição mais recente, esta regra mantém seu número e seu texto.
now-same-number = Na edição mais recente, esta regra mantém seu número.
now-reworded = Na edição mais recente, esta regra mantém seu número, mas está redigida de outra maneira.
now-moved = Na edição mais recente, esta regra é a { $numbers }.
now-moved-reworded = Na edição mais recente, esta regra é a { $numbers } e está redigida de outra maneira.
now-divided = Na edição mais recente, o que esta regra dizia está repartido: { $numbers }.
now-part = Na edição mais recente, o que esta regra dizia faz parte de { $numbers }.
now-gone = Na edição mais recente, esta regra não existe mais.
now-other = Lá, o número { $number } indica outra regra.
now-open = Ir para { $number } na edição mais recente
former-moved = Na edição de { $date }, { $number } indicava outra regra, que hoje é { $numbers }.
former-gone = Na edição de { $date }, { $number } indicava outra regra, que não existe mais.
asked-as = O que a edição de { $date } chamava de { $asked } é hoje { $number }. O texto daquela edição não está aqui.
asked-gone = O que a edição de { $date } chamava de { $asked } não existe mais. O texto daquela edição não está aqui.
asked-gone-title = Regra que não existe mais

## Marcas ao lado das regras de uma edição anterior

mark-moved = Hoje { $numbers }
mark-reworded = Mudou desde então
mark-moved-reworded = Hoje { $numbers }, alterada
mark-divided = Hoje repartida: { $numbers }
mark-part = Hoje parte de { $numbers }
mark-gone = Não existe mais

## História de uma regra

history-title = Histórico
history-lead = Edições em que algo mudou.
history-known = Já está na edição mais antiga que se conhece
history-born = Nova
history-born-from = Nova, saída de { $numbers }
history-moved = Muda de número, com as mesmas palavras
history-renumbered = Muda de número
history-reworded = Muda de redação
history-split = Divide-se: dela saem { $numbers }
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
digest-of-edition = Este resumo é da edição de { $date }; desde então a regra pode ter mudado.
digest-of-edition-changed = Este resumo é da edição de { $date }; desde então a regra mudou.
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

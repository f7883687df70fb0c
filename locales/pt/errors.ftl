# Por que não há nada em um endereço e por que dois documentos não podem ser alinhados. `.terminal` é o conselho para a linha de comando.

address-unknown-document = não há nenhum documento `{ $id }`
    .terminal = `vademecum documents` lista os seus
address-whole-document = `{ $id }` é um documento inteiro
    .terminal = indique algo dentro dele, como `{ $id }#100.1`; `vademecum export` o mostra por inteiro
address-malformed = `{ $text }` não é um endereço
    .terminal = um endereço é um número como 704.5f, ou indica também o documento: magic-cr@2024-11-08.es#704.5f; para procurar palavras: `vademecum search "{ $text }"`
address-unknown-fragment = não há nada chamado `{ $fragment }` em { $document }
    .terminal = para procurar palavras: `vademecum search "{ $fragment }" --document { $document }`
address-unknown-number = { $document ->
        [none] não há nenhuma regra { $number }
       *[other] não há nenhuma regra { $number } em { $document }
    }
    .help = { $nearest ->
        [none] { "" }
       *[other] os números mais próximos: { $nearest }
    }
address-elsewhere = { $count ->
        [0] a regra { $number } de { $date } não está nesta edição
        [1] a regra { $number } de { $date } é aqui a { $here }
       *[other] a regra { $number } de { $date } está dividida aqui: { $here }
    }
    .terminal = { $count ->
        [0] a regra { $number } de { $date } não está nesta edição
        [1] a regra { $number } de { $date } é aqui a { $here }: `vademecum show { $here }`
       *[other] a regra { $number } de { $date } está dividida aqui: { $here }
    }
address-unknown-term = { $document ->
        [none] não há nenhum termo `{ $headword }`
       *[other] não há nenhum termo `{ $headword }` em { $document }
    }
    .terminal = para procurá-lo: `vademecum search "{ $headword }"`
address-unknown-edition = não há nenhuma edição de { $date }
    .help = as edições conhecidas: { $known }
    .terminal = as edições conhecidas: { $known }; `vademecum ingest PATH` adiciona outras
address-number-not-in-edition = não há nenhuma regra { $number } na edição de { $date }
address-rule-gone = a regra { $number } de { $date } não existe mais: a edição de { $newest } não conserva nada dela
    .terminal = `vademecum ingest PATH` adiciona a sua cópia da edição de { $date }, se você tiver uma
address-rule-too-new = a regra { $number } de { $date } é posterior a todos os textos daqui: a edição mais recente é a de { $newest }
    .terminal = `vademecum ingest PATH` adiciona a sua cópia da edição de { $date }, se você tiver uma
address-search-failed = a busca não conseguiu ler o endereço: { $error }

align-different-games = { $from } trata de { $game ->
        [magic] { game-magic }
       *[myl] { game-myl }
    } e { $to } não: só é possível alinhar edições de uma mesma obra
align-different-works = { $from } e { $to } não são edições de uma mesma obra: só têm em comum { $shared } de { $rules } regras
    .help = uma das duas é outra obra, ou não foi lida como está impressa
    .terminal = uma das duas é outra obra, ou não foi lida como está impressa: `vademecum lint` mostra os problemas de um documento
align-no-rules = { $document } não tem regras numeradas que possam ser alinhadas

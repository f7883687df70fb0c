# O que há de errado em um caso que alguém escreve (`problem-…`, com o atributo `help`: o que escrever) e por que uma linha não
# se cumpre quando ele é jogado (`failed-…`, com `value-…`). O que está entre acentos graves está no arquivo.

problem-too-large = o arquivo passa de { $kibibytes } KiB, e nenhum caso é tão longo
    .help = confira se é o arquivo certo ou escreva vários casos, com uma pergunta cada
problem-name-too-long = o nome `{ $name }…` é longo demais
    .help = use nomes de no máximo { $most } caracteres
problem-name-hidden = o nome `{ $name }` contém o caractere { $character }, que não se vê
    .help = escreva os nomes só com letras, algarismos e espaços
problem-name-mark = o nome `{ $name }` contém o sinal `{ $mark }`
    .help = feche todos os parênteses e escreva os nomes sem parênteses, dois-pontos nem aspas
problem-name-empty = `{ $name }` não é um nome
    .help = escreva um nome com letras
problem-name-of-two = `{ $name }` nomeia dois jogadores, ou um cujo nome contém `{ $word }`
    .help = separe todos os jogadores com vírgulas e não use essa palavra nos nomes
problem-name-like-nth = o card `{ $name }` tem o mesmo nome que o número { $count } de vários cards chamados `{ $card }`
    .help = dê outro nome a um dos cards
problem-name-like-copies = o card `{ $name }` tem o mesmo nome que { $count } cards chamados `{ $card }`
    .help = dê outro nome a um dos cards
problem-name-like-both = o card `{ $name }` tem o mesmo nome que os cards `{ $card }` e `{ $other }` juntos
    .help = dê outro nome a um dos cards
problem-owned-like = o card `{ $card }` tem o mesmo nome que outro card do jogador `{ $player }`
    .help = dê outro nome a um dos dois
problem-player-and-card = `{ $name }` é ao mesmo tempo um jogador e um card
    .help = dê outro nome a um dos dois
problem-not-of-card = isto não é parte de nenhum card
    .help = comece cada card com um título `### Nome {"{"}custo{"}"}` e tire o que não for de um card
problem-too-many-card-texts = há mais de { $most } cards
    .help = tire os cards de que o caso não precisa
problem-card-name-taken = há dois cards chamados `{ $name }`
    .help = dê um nome próprio a cada card; os terrenos básicos já existem sem serem escritos
problem-card-name-basic = `{ $name }` é o nome de um terreno básico em outro idioma
    .help = dê um nome próprio a cada card; os terrenos básicos já existem sem serem escritos
problem-card-face = `{ $line }` não diz qual face do card é
    .help = escreva uma destas, dois-pontos e o nome: { $known }
problem-card-cost = `{ $card }`: `{ $cost }` não é um custo de mana
problem-card-cost-long = o custo de `{ $card }` tem mais de { $most } símbolos
    .help = escreva os custos assim: `{"{2}{G}"}`
problem-card-type = `{ $card }`: `{ $word }`, na linha de tipo, não é um tipo nem um supertipo conhecido neste idioma
    .help = escreva o card como seria impresso
problem-card-size = `{ $card }`: `{ $size }` não é seu poder e resistência, nem sua lealdade ou defesa
    .help = escreva `2/2`, `*/*` se o texto os define, ou `4` para a lealdade ou a defesa
problem-card-too-long = um card de { $bytes } bytes é mais longo que qualquer um impresso
    .help = escreva no máximo { $most } bytes
problem-card-abilities = `{ $name }` tem mais de { $most } habilidades
    .help = tire o que o caso não precisa
problem-card-text = o texto de `{ $name }` não foi entendido: `{ $text }`
    .help = escreva como os cards de hoje, no idioma do arquivo
problem-card-no-type = o card `{ $name }` não tem linha de tipo
    .help = escreva sob o nome a linha de tipo; depois, poder e resistência, lealdade ou defesa, e o texto
problem-card-item = isto é um item de lista, e um card não tem listas
    .help = tire a marca da lista; uma linha que começa com o sinal de mais é escrita `\+`
problem-card-not-text = isto não é o texto de um card
    .help = escreva as linhas sem blocos de código, recuos nem outras marcas
problem-cards = estes cards não podem ser usados juntos: { $error }
    .help = mude o card
problem-fault = não é possível criar um terreno básico: { $error }
    .help = é uma falha nossa
problem-opens-twice = a situação começa duas vezes
    .help = deixe só uma das linhas
problem-no-players = a situação não começa pelos jogadores
    .help = escreva linhas como { $examples }
problem-no-turn = não se diz de quem é o turno nem em que etapa está
    .help = escreva em uma linha da situação, ou diga que o jogo começa
problem-deck-in-position = um deck é nomeado, mas o jogo não começa aqui
    .help = nomeie os cards de um grimório
problem-zones-in-new-game = há cards em zonas, mas o jogo está apenas começando
    .help = nomeie somente decks
problem-cannot-lie-there = `{ $name }` não é um card de permanente e não pode estar no campo de batalha
    .help = coloque-o em outra zona ou diga que está com a face para baixo
problem-companion-in-new-game = um companheiro é nomeado, mas o jogo está apenas começando
    .help = nomeie-o entre os cards de fora do jogo
problem-no-conspiracy = `{ $name }` não é uma conspiração: não tem um nome secreto nem está com a face para baixo na zona de comando
    .help = tire a observação
problem-life-in-new-game = um jogador tem um total de pontos de vida, mas o jogo está apenas começando
    .help = tire a observação
problem-team = a equipe { $team } não está entre as { $most } que pode haver
    .help = numere as equipes de 1 a { $most }
problem-player-remark = `{ $remark }` não é nada que se possa dizer de um jogador
    .help = escreva um total de pontos de vida, um número de marcadores de veneno ou de radiação, ou uma equipe
problem-players-alike = `{ $other }` e `{ $name }` não se distinguem
    .help = dê aos jogadores nomes que se distingam em mais do que acentos e maiúsculas
problem-player-count = há { $count } jogadores
    .help = nomeie de 2 a { $most } jogadores, separados por vírgulas
problem-turn = nenhuma partida chega ao turno { $turn }
    .help = escreva um turno de 1 a { $most }
problem-designated-twice = dois jogadores têm o que só um pode ter
    .help = deixe só uma das linhas
problem-companions = um jogador tem mais de um companheiro
    .help = nomeie um único card
problem-too-many-cards = a situação tem mais de { $most } cards
    .help = tire os cards de que o caso não precisa
problem-library-remark = `{ $remark }` não pode ser dito de um card de um grimório ou deck
    .help = tire a observação
problem-players-twice = os jogadores são nomeados duas vezes
    .help = deixe só uma das linhas
problem-specific-card = `{ $text }` nomeia um de vários cards, que ainda não estão em lugar nenhum
    .help = escreva quantos há antes do nome, e entre parênteses de quem é o card
problem-melded-card = `{ $text }` é uma permanente em que dois cards se fundem
    .help = escreva os dois cards que a representam e funda-os no jogo
problem-no-card = `{ $text }` não é um card
    .help = nomeie um card
problem-permanent-remark = `{ $remark }` só pode ser dito de permanentes
    .help = tire a observação ou coloque o card em um campo de batalha
problem-card-remark = `{ $remark }` não é nada que se possa dizer de um card
    .help = escreva algo como { $examples }
problem-remark-twice = `{ $remark }` repete o que outra observação já diz
    .help = deixe só uma
problem-bracket = um parêntese de `{ $list }` não tem par
    .help = feche-o ou tire-o
problem-list-gap = falta algo junto a uma vírgula ou entre parênteses em `{ $list }`
    .help = escreva o que falta ou tire a vírgula ou os parênteses
problem-shortcut-unproposed = nenhum atalho foi proposto
    .help = escreva a proposta e suas linhas antes das respostas
problem-shortcut-unfit = isto não é uma escolha de um atalho
    .help = entre a proposta e as respostas, escreva o que os jogadores fazem
problem-shortcut-unanswered = ninguém responde ao atalho
    .help = escreva depois de suas linhas quem o aceita ou encurta
problem-unknown-situation = `{ $line }` não é nada que se possa dar como situação
    .help = escreva linhas como { $examples }
problem-unknown-script = `{ $line }` não é nada que se possa fazer
    .help = escreva linhas como { $examples }
problem-unknown-result = `{ $line }` não é nada que se possa conferir
    .help = escreva linhas como { $examples }
problem-unknown-event = `{ $line }` não é nada que possa acontecer
    .help = escreva linhas como { $examples }
problem-unknown-consequence = `{ $line }` não é nada que se possa conferir nem que possa acontecer
    .help = escreva linhas como { $examples }, ou um evento como { $events }
problem-passes-never = ninguém passa 0 vezes
    .help = tire a linha ou escreva quantas vezes
problem-shortcut-never = um atalho é tomado pelo menos uma vez
    .help = tire o número ou escreva quantas vezes
problem-attacked-twice = as mesmas criaturas atacam `{ $one }` e `{ $other }`
    .help = escreva uma linha para cada ataque; várias seguidas são uma só declaração
problem-mode = nenhum card tem um modo { $mode }
    .help = escreva 1 para o primeiro modo, 2 para o segundo
problem-without-number = `{ $line }` não começa por um número
    .help = escreva o número de uma regra, dois-pontos e o que seria verdade sem ela: `{ $example }: …`
problem-unclaimed = { $number } não consta do título
    .help = acrescente-o ao título ou escreva um destes: { $claimed }
problem-number-form = `{ $text }` não é a forma de escrever um número
    .help = escreva só os algarismos, de 0 a 9, sem zeros à esquerda
problem-number-size = `{ $text }` é um número grande demais
    .help = escreva um número menor
problem-no-subtype = `{ $name }` não é um subtipo de nenhum card deste caso
    .help = escreva um subtipo como aparece na linha de tipo de um card
problem-no-sticker-name = `{ $name }` não é o nome de um card, nem um que os adesivos de nome possam formar
    .help = escreva as palavras do nome e as dos adesivos
problem-no-room = `{ $name }` não é uma sala de nenhuma masmorra
    .help = escreva uma destas: { $known }
problem-no-player = `{ $name }` não é um jogador deste caso
    .help = escreva um destes: { $known }
problem-short-name = `{ $name }` é o nome curto de vários cards
    .help = escreva o nome completo de um: { $known }
problem-no-object = `{ $name }` não é um card deste caso
    .help = escreva o nome de um card como consta entre os cards, ou o de um terreno básico; o segundo de vários é `nome 2`, e o de alguém, `nome de Ana`
problem-no-step = `{ $name }` não é uma etapa
    .help = escreva uma destas: { $known }
problem-no-counter = `{ $name }` não é um tipo de marcador
    .help = escreva um destes: { $known }
problem-no-action = `{ $name }` não é uma ação de palavra-chave
    .help = escreva o verbo como nos cards
problem-no-zone = `{ $name }` não é uma zona
    .help = escreva uma destas: { $known }
problem-no-mana = `{ $symbol }` não é um tipo de mana
    .help = escreva um destes: { $known }
problem-no-situation = falta o título da situação
    .help = escreva { $known }: isso diz em que idioma está o arquivo
problem-empty-heading = este título não tem palavras
    .help = escreva aí o nome de uma parte ou de um card, ou tire as marcas do título
problem-nothing-asserted = nada é afirmado
    .help = escreva, sob o título, uma lista do que é verdade no fim
problem-long-line = esta linha tem mais de { $most } caracteres
    .help = escreva-a em várias linhas ou tire parte do que ela enumera
problem-too-many-items = as listas têm mais de { $most } itens
    .help = escreva vários casos, com uma pergunta cada
problem-not-item = isto não é um item de lista
    .help = comece cada linha com `- ` ou `1. `
problem-no-title = falta o título
    .help = comece com `# Um título ({ $example })`: no máximo cinco números de regra, entre parênteses
problem-second-title = há um segundo título
    .help = escreva um só caso em cada arquivo, e suas partes sob títulos com `##`
problem-title-without-number = o título não traz nenhum número
    .help = comece com `# Um título ({ $example })`: no máximo cinco números de regra, entre parênteses
problem-title-without-words = o título não tem palavras
    .help = comece com `# Um título ({ $example })`: no máximo cinco números de regra, entre parênteses
problem-number-in-title = `{ $number }` está fora dos últimos parênteses do título, onde não conta
    .help = comece com `# Um título ({ $example })`: no máximo cinco números de regra, entre parênteses
problem-claimed-twice = `{ $number }` consta duas vezes
    .help = escreva cada número uma só vez
problem-too-many-claims = o título traz { $count } números
    .help = comece com `# Um título ({ $example })`: no máximo cinco números de regra, entre parênteses
problem-no-rule = `{ $number }` não é um número das regras de { $edition }
    .help = escreva um número como `{ $example }`
problem-no-part = `{ $name }` não é uma parte de um caso
    .help = escreva uma destas: { $known }
problem-heading-of-no-part = este título não pertence a nenhuma parte
    .help = escreva-o sob o título de uma parte, como o dos cards
problem-uncanonical = a partir daqui, o arquivo não está em sua forma canônica
    .help = `vademecum scenario fmt` a escreve

failed-setup = a situação não pode ser posta na mesa: { $error }
failed-unanswered = { $player } tem de escolher ({ $ask ->
    [priority] tem a prioridade: faz algo ou passa
    [pay] com o que se paga um custo
    [attack] que criaturas atacam
    [block] que criaturas bloqueiam
    [yes-no] sim ou não
    [number] um número
    [pick] entre várias coisas
    [order] uma ordem
   *[over] nada: o jogo acabou
}, { $number }), e nenhuma linha diz o quê
failed-refused = as regras não permitem: { $reason } ({ $number })
failed-refused-by-none = não é possível: { $reason }
failed-not-in-script = nenhuma linha das ações faz isso: escreva como está lá
failed-allowed = as regras teriam de impedir isso, mas permitem
failed-other-rule = quem impede é { $number }, não a regra nomeada: { $reason }
failed-other-reason = não é possível, mas nenhuma regra impede: { $reason }
failed-differs = esperava-se { $expected }, mas é { $actual }
failed-missing = isso não aconteceu, ou não depois dos eventos anteriores
failed-happened = isso aconteceu, e não devia
failed-true-anyway = isto é assim também com { $number }: diga o que só é assim sem ela
failed-without = sem { $number }: { $why }
failed-astray = sem { $number }, a partida se afasta das ações na linha { $line } antes que se possa julgar isto ({ $why }), e isso não mostra nada sobre { $number }
failed-parted = a variante deixa aqui as ações do caso
failed-no-such-choice = a partida não oferece essa escolha: parta de uma das que são mostradas
failed-unsound = a partida chegou a um estado impossível
failed-unproven = o título nomeia { $number }, mas essa regra não se aplicou na partida
failed-endless = até aqui o caso precisa de mais do que os { $most } passos que são jogados, e talvez nunca acabe: mostre o mesmo com menos turnos, cards e linhas
failed-late = até aqui o caso demora mais do que uma partida pode durar aqui: mostre o mesmo com menos turnos, cards e linhas
failed-untold = a partir daqui há mais { $count } que não se cumprem; de um arquivo são mostradas { $most }: corrija primeiro as de cima
failed-panicked = o motor falhou: o erro é nosso
failed-no-priority = esse jogador não tem a prioridade
failed-no-shortcut = nenhum atalho foi proposto
failed-shortcut-order = outro jogador responde antes ao atalho
failed-shortcut-step = esse jogador não faz nenhuma escolha do atalho nessa etapa
failed-shortcut-left = resta um atalho a que nem todos responderam
failed-shortcut-first = antes os outros jogadores respondem ao atalho
failed-shortcut-illegal = o atalho não pode ser tomado: { $error }
failed-over = o jogo acabou
failed-payments = os custos não estão pagos depois de { $most } escolhas
failed-chance = aqui nenhuma moeda nem dado cai assim
failed-already-there = já é essa etapa: tire a linha ou diga de que turno
failed-step-never-comes = essa etapa não chega: ninguém recebe prioridade nela, ou ela é omitida
failed-stack-left = a partida não chega lá: depois de { $choices } escolhas continua na mesma etapa do turno { $turn }, e restam na pilha { $now } de { $stack } objetos; acrescente antes uma linha em que todos passam
failed-loop = a partida não chega lá: depois de { $choices } escolhas continua na mesma etapa do turno { $turn }, porque a pilha enche tão depressa quanto resolve: é um laço, que só outra escolha pode encerrar
failed-decides-for-one = um jogador decide por um outro e nada mais
failed-too-much-chosen = escolhe-se mais do que se pede: modos, X ou alvos
failed-share = { $share } não é o que resta para isso: restam { $rest }
failed-share-for-nothing = uma parte é para algo a que não se atribui dano
failed-too-much-named = nomeia-se mais do que se pode escolher, ou algo que não se pode
failed-not-discarded = foi escolhido, mas não descartado: escreva o que se escolhe, ou que se escolhe
failed-not-sacrificed = foi escolhido, mas não sacrificado: escreva o que se escolhe, ou que se escolhe
failed-not-kept = foi escolhido, mas não para ficar: escreva o que se escolhe, ou que se escolhe
failed-illegal = a partida não pode continuar assim: { $error }
failed-never-was = nunca houve tal objeto: diga o que poderia ter acontecido
failed-none-waits = nenhuma habilidade dele espera
failed-no-object = não existe tal objeto
failed-several = o nome se refere a vários objetos: diga a qual, como em `nome 2`
failed-several-differ = o nome se refere a vários objetos diferentes: diga a qual, como em `nome 2`
failed-several-attackers = vários atacantes têm esse nome: diga qual, como em `nome 2`
failed-several-opponents = há vários oponentes: diga quem é atacado
failed-several-abilities = várias de suas habilidades podem ser ativadas: diga qual, como em `a habilidade 2 de nome`
failed-several-mana = gera mana de vários tipos: diga de qual, como em `{"{G}"}`

value-plain = { $text }
value-zone = { $zone ->
    [library] o grimório
    [hand] a mão
    [battlefield] o campo de batalha
    [graveyard] o cemitério
    [stack] a pilha
    [exile] o exílio
    [command] a zona de comando
   *[outside] fora do jogo
}
value-place = { $zone ->
    [library] o grimório
    [hand] a mão
    [battlefield] o campo de batalha
    [graveyard] o cemitério
    [stack] a pilha
    [exile] o exílio
    [command] a zona de comando
   *[outside] o que está fora do jogo
} de { $player }
value-yes = sim
value-no = não
value-nobody = ninguém
value-step = { $step ->
    [untap] a etapa de desvirar
    [upkeep] a etapa de manutenção
    [draw] a etapa de compra
    [first-main] a primeira fase principal
    [beginning-of-combat] a etapa de início de combate
    [declare-attackers] a etapa de declaração de atacantes
    [declare-blockers] a etapa de declaração de bloqueadores
    [first-strike-damage] a primeira etapa de dano de combate
    [combat-damage] a etapa de dano de combate
    [end-of-combat] a etapa de fim de combate
    [second-main] a segunda fase principal
    [end] a etapa final
   *[cleanup] a etapa de limpeza
}
value-won = que { $player } vence
value-won-alone = que só { $player } vence
value-draw = um empate
value-goes-on = que o jogo continua
value-no-creature = algo que não é uma criatura
value-never-was = que nunca houve tal objeto
value-nothing = que não há tal objeto
value-several = diferente em vários objetos desse nome: diga qual, como em `nome 2`

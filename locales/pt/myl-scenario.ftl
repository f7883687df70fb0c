# O que há de errado num caso de Mitos y Leyendas que alguém escreve (`myl-problem-…`, com o atributo `help`: o que escrever), por que
# uma linha não se cumpre ao ser jogado (`myl-failed-…`) e o que poderia ser escolhido (`myl-choice-…`). Quase tudo se diz dos casos
# dos dois jogos, em `scenario.ftl`. Os substantivos do jogo ficam em espanhol.

myl-problem-card-does-not-fit = o que está sob `{ $name }` não corresponde ao seu tipo
    .help = escreva um custo em todo card que não seja um Oro, e raça e Força só nos Aliados
myl-problem-too-many-races = há mais raças ou cards do que pode haver
    .help = tire os cards de que o caso não precisa
myl-problem-empty-deck = um jogador não tem cards no Mazo Castillo e perdeu antes que algo aconteça
    .help = ponha um card nele ou não diga nada sobre ele
myl-problem-talisman-in-play = um Talismán não fica em jogo
    .help = ponha-o em outra zona
myl-problem-no-card = `{ $name }` não é um card deste caso
    .help = escreva um nome como está entre os cards; o segundo de vários, `nome 2`; o de alguém, `nome de Ana`
myl-problem-card-text = o texto de `{ $name }` não se entende a partir de `{ $word }`: `{ $text }`
    .help = escreva-o como dizem os cards do jogo, em espanhol
myl-problem-cost = `{ $cost }` não é um custo
    .help = escreva um número entre chaves: `{"{2}"}`
myl-problem-card-name = `{ $name }` não é um nome com que se possa escrever uma linha
    .help = escreva no máximo { $most } letras, algarismos e espaços, e nenhum número no fim
myl-problem-card-no-type = o card `{ $name }` não tem tipo
    .help = escreva sob o seu nome `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro` ou `Orbe`; um Aliado, com a sua raça: `Aliado — Caballero`
myl-problem-card-type = `{ $line }` não é um tipo de card
    .help = escreva `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro` ou `Orbe`; um Aliado, com a sua raça: `Aliado — Caballero`
myl-problem-card-strength = o Aliado `{ $name }` não tem Força
    .help = escreva-a sob o tipo: `Fuerza 3`
myl-problem-no-kind = `{ $name }` não é um tipo de card
    .help = escreva um destes: { $known }
myl-problem-no-race = `{ $name }` não é uma raça dos cards deste caso
    .help = escreva uma destas: { $known }
myl-problem-players = isto não nomeia dois jogadores
    .help = escreva { $example }, com dois nomes diferentes de uma só palavra e no máximo { $most } letras
myl-problem-copies = `{ $text }` não é um número de cópias de um card
    .help = escreva um número de 1 a { $most } antes do nome

myl-failed-not-so = não é assim
myl-failed-not-so-now = não é assim neste momento
myl-failed-unclear = o nome designa cards que diferem nisto, ou nenhum: diga qual, como em `nome 2`
myl-failed-no-ability = as habilidades se contam a partir de 1
myl-failed-not-tried = só se pode impedir o que se joga, se utiliza ou aquilo com que se ataca ou bloqueia
myl-failed-no-card = aqui não há nenhum card assim
myl-failed-not-target = nem tudo o que a linha nomeia é alvo
myl-failed-never-comes = a partida não chega a esse momento
myl-failed-too-deep = { $count } ações esperariam umas pelas outras: a partida não pode continuar assim
myl-failed-unanswered = { $player } tem de escolher ({ $number }) e nenhuma linha diz o quê; pode ser: { $choices }

myl-choice-pass = passar
myl-choice-play = jogar { $card }
myl-choice-use = utilizar a habilidade { $place } de { $card }
myl-choice-pay-to-annul = pagar para anular
myl-choice-attack = atacar com { $card }
myl-choice-block = bloquear { $attacker } com { $card }
myl-choice-option = opção { $place }
myl-choice-accept = aceitar
myl-choice-decline = recusar
myl-choice-done = nada mais

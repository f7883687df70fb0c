# Por que o motor de regras recusa uma escolha: uma oração que vem depois de dois-pontos, sem maiúscula inicial nem ponto final.

## O que pode ser escolhido

refused-activate-only-as-instant = a habilidade só pode ser ativada quando se poderia conjurar uma mágica instantânea, não enquanto se paga algo
refused-activating-forbidden = um efeito impede que esta habilidade seja ativada
refused-casting-forbidden = um efeito impede que esta mágica seja conjurada
refused-loyalty-ability-timing = habilidades de lealdade são ativadas numa fase principal do próprio turno com a pilha vazia, e só uma de cada permanente por turno
refused-not-choosable-now = isso não pode ser escolhido agora
refused-loop-must-be-broken = isso continuaria um loop que este jogador tem de interromper
refused-shortcut-cannot-be-taken = um atalho precisa de escolhas válidas com um resultado previsível, e tem de acabar onde um jogador tenha prioridade
refused-shortcut-not-answered = alguém ainda não aceitou nem encurtou o atalho
refused-proposed-in-shortcut = isso é o que o atalho propunha onde este jogador o encurtou
refused-not-among-options = não está entre as opções
refused-not-enough-loyalty = não há marcadores de lealdade suficientes para remover
refused-player-not-in-game = esse jogador não está no jogo
refused-no-cards-left-to-mulligan = a mão inicial já se reduz a zero cards

## Terrenos

refused-not-a-land = o card não é um terreno
refused-land-not-in-own-hand = o jogador só pode jogar terrenos da própria mão
refused-land-on-another-turn = o jogador só pode jogar terrenos no próprio turno
refused-land-timing = só é possível jogar um terreno em uma fase principal e com a pilha vazia
refused-land-already-played = o jogador já jogou um terreno neste turno
refused-lands-forbidden = um efeito diz que o jogador não pode jogar terrenos

## Conjurar

refused-cast-from-that-zone = nada permite conjurar o card de onde ele está
refused-lands-are-not-cast = terrenos são jogados, não conjurados
refused-no-mana-cost = o card não tem custo de mana, e um custo que não existe não pode ser pago
refused-legendary-spell = uma mágica instantânea ou feitiço lendário só pode ser conjurado por quem controla uma criatura ou um planeswalker lendário
refused-cast-only-at-sorcery-speed = a mágica só pode ser conjurada em uma fase principal do próprio turno e com a pilha vazia
refused-too-few-modes-with-targets = não há modos suficientes com alvos válidos
refused-not-enough-targets = não há alvos válidos suficientes

## Ativar

refused-not-its-controller = só quem controla o objeto pode ativar as habilidades dele
refused-activate-only-as-sorcery = a habilidade só pode ser ativada quando se poderia conjurar um feitiço
refused-unlocking-timing = uma metade só pode ser destrancada numa fase principal do próprio turno e com a pilha vazia
refused-activate-only-once-each-turn = a habilidade só pode ser ativada uma vez por turno, e neste já foi
refused-activation-condition-not-met = a condição para ativar a habilidade não foi cumprida
refused-mana-ability-does-not-use-stack = é uma habilidade de mana e não passa pela pilha
refused-mana-ability-timing = habilidades de mana só são ativadas com prioridade ou durante um pagamento
refused-mana-ability-unresolved = a habilidade já foi ativada e ainda não foi resolvida
refused-no-such-mana-ability = o objeto não tem essa habilidade de mana
refused-mana-type-not-added = a habilidade não adiciona mana desse tipo

## Alvos

refused-any-target-excludes-it = “qualquer alvo” só inclui criaturas, jogadores, planeswalkers e batalhas
refused-target-of-other-kind = o texto pede um alvo de outro tipo
refused-target-not-as-described = o alvo não é como o texto descreve
refused-target-in-other-zone = o alvo está em outra zona
refused-spell-targets-itself = uma mágica não pode ter a si mesma como alvo
refused-target-has-hexproof = a permanente tem resistência à magia e é controlada por um oponente
refused-player-has-hexproof = o jogador tem resistência à magia e é um oponente
refused-no-way-to-turn-face-up = não há nenhuma forma de virá-la com a face para cima
refused-target-has-shroud = a permanente tem manto
refused-target-has-hexproof-from = a permanente tem resistência à magia contra isso e é controlada por um oponente
refused-target-has-protection = a permanente tem proteção contra isso
refused-player-has-protection = o jogador tem proteção contra isso
refused-bearer-has-protection = tem proteção contra isso, que não pode ser anexado a ela

## Pagar

refused-cannot-pay-cost = o jogador não tem como pagar o custo inteiro
refused-cost-not-payable-that-way = assim não seria possível pagar o custo inteiro
refused-not-for-this-cost = isso não serve para pagar este custo
refused-drawn-card-is-face-down = esse card foi comprado enquanto isto era conjurado ou ativado, e até o fim fica com a face para baixo
refused-not-enough-evidence = os cards do cemitério do jogador não somam valor de mana suficiente
refused-not-enough-life = o jogador não tem pontos de vida suficientes para pagar
refused-permanent-already-tapped = a permanente já está virada
refused-permanent-not-tapped = a permanente já está desvirada
refused-mana-ability-cost-not-supported = aqui não é possível pagar um custo desse tipo para ativar uma habilidade de mana
refused-mana-not-in-pool = a reserva de mana não basta para o custo da habilidade
refused-mana-already-in-pool = o mana que falta pagar já está na reserva de mana
refused-mana-after-costs = as habilidades de mana são ativadas antes de pagar qualquer coisa
refused-mana-not-for-generic-cost = esse mana não pode ser gasto agora na parte genérica do custo
refused-cannot-delve = esse mana não pode ser pago exilando esse card
refused-cannot-splice = esse card não pode ser unido à mágica
refused-cannot-convoke = esse mana não pode ser pago virando essa permanente
refused-no-phyrexian-mana = o custo não tem mana phyrexiano que se pague com pontos de vida

## Combate

refused-not-a-creature = a permanente não é uma criatura
refused-creature-tapped = a criatura está virada
refused-summoning-sick = a criatura está com enjoo de invocação
refused-creature-has-defender = a criatura tem defensor
refused-attacker-not-controlled = o jogador ativo só pode atacar com criaturas que controla
refused-already-attacking = a criatura já foi declarada como atacante
refused-cant-attack = um efeito impede que a criatura ataque
refused-creature-must-attack = uma criatura que deve atacar não foi declarada como atacante
refused-cannot-be-attacked = só é possível atacar jogadores, planeswalkers e batalhas
refused-protector-cannot-attack = só é possível atacar uma batalha que um oponente protege
refused-attack-restricted = com tantas criaturas, ou com uma só, não é possível atacar assim
refused-block-restricted = com tantas criaturas, ou com uma só, não é possível bloquear assim
refused-creature-must-block = é possível cumprir mais dos bloqueios exigidos
refused-only-opponents-can-be-attacked = só é possível atacar oponentes
refused-not-a-defending-player = esse jogador não é defensor neste combate
refused-blocker-not-controlled = o jogador só pode bloquear com criaturas que controla
refused-already-blocking = a criatura já foi declarada como bloqueadora
refused-only-attackers-can-be-blocked = só é possível bloquear criaturas atacantes
refused-not-attacking-that-player = a criatura atacante não está atacando o jogador que bloqueia
refused-cant-block = um efeito impede que a criatura bloqueie
refused-cant-be-blocked = um efeito impede que a criatura atacante seja bloqueada
refused-attacker-has-flying = a criatura atacante voa e a bloqueadora não
refused-attacker-has-skulk = a criatura atacante tem esquivo e a bloqueadora tem mais poder
refused-attacker-has-intimidate = a criatura atacante intimida e a bloqueadora não é um artefato nem tem uma cor em comum com ela
refused-attacker-has-shadow = a criatura atacante tem sombra e a bloqueadora não
refused-attacker-has-horsemanship = a criatura atacante tem cavalaria e a bloqueadora não
refused-attacker-has-fear = a criatura atacante amedronta e a bloqueadora não é preta nem um artefato
refused-blocker-has-shadow = a criatura bloqueadora tem sombra e a atacante não
refused-attacker-has-landwalk = a criatura atacante tem travessia de um terreno que o jogador defensor controla
refused-attacker-has-protection = a criatura atacante tem proteção contra a bloqueadora
refused-too-few-blockers = uma criatura atacante ficaria com menos bloqueadoras do que exige
refused-lethal-damage-first = é preciso atribuir dano letal às bloqueadoras antes do jogador
refused-cannot-be-attached = não pode ser anexado a algo assim
refused-cannot-be-enchanted-by-it = a habilidade de encantar da Aura não permite
refused-no-such-ability = o objeto não tem essa habilidade
refused-ability-does-not-function-there = a habilidade não funciona onde o objeto está
refused-modes-worth-too-much = os modos escolhidos não podem valer no total mais do que ela permite
refused-cannot-pay-for-a-mode = não é possível pagar nenhum de seus modos
refused-planar-die-in-main-phase = o dado planar é lançado em uma fase principal do próprio turno, com a pilha vazia
refused-nontraditional-in-deck = um deck não tem cards não tradicionais: planos, fenômenos, Vanguards, esquemas, masmorras nem Atrações
refused-outside-command-zone = esse card nunca fica fora da zona de comando

## Comandantes

refused-too-many-commanders = um deck tem no máximo dois comandantes
refused-no-companion = o jogador não tem companheiro fora do jogo
refused-companion-at-other-time = o companheiro é colocado na mão em uma fase principal do próprio turno, com a pilha vazia
refused-cannot-be-commander = esses cards não podem ser o comandante de um deck
refused-commander-deck-size = o deck não tem o número exato de cards que a variante pede, contando o comandante
refused-commander-deck-same-name = o deck leva dois cards com o mesmo nome que não são terrenos básicos
refused-commander-deck-colors = o deck leva um card com uma cor que não está na identidade de cor do comandante
refused-commander-deck-lands = o deck leva um tipo de terreno básico que daria mana de uma cor que não está na identidade de cor do comandante
refused-decision-of-another = isso é decidido por outro jogador: quem controla alguém toma as decisões dele
refused-concession-of-another = ninguém decide por outro que concede
refused-out-of-range = está fora do alcance de influência do jogador

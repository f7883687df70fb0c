# Por que o motor de Mitos y Leyendas recusa uma escolha: uma oração que vem depois de dois-pontos, sem maiúscula inicial nem ponto final.

## O que pode ser jogado

refused-myl-cannot-be-played = um efeito impede que cartas assim sejam jogadas
refused-myl-cannot-pay = não há como pagar o custo
refused-myl-gold-only-at-the-beginning = o Oro do turno é jogado no início da Vigilia, e só um
refused-myl-no-carrier = nenhum Aliado pode portar a Arma
refused-myl-no-cost-to-leave-unpaid = um Oro não tem custo, e não pode ser jogado sem pagá-lo
refused-myl-not-choosable-now = isso não pode ser escolhido agora
refused-myl-not-enough-targets = não há alvos válidos suficientes
refused-myl-not-the-moment-of-the-talisman = este Talismán não pode ser jogado neste momento
refused-myl-one-in-play = só se pode ter uma cópia desta carta em jogo
refused-myl-only-in-vigil = os Aliados, as Armas e os Tótems são jogados na própria Vigilia

## Que habilidades podem ser usadas

refused-myl-ability-lost = a carta perdeu a habilidade
refused-myl-not-the-moment-of-the-ability = esta habilidade não pode ser ativada neste momento
refused-myl-nothing-to-respond-to = não aconteceu nada a que esta habilidade responda
refused-myl-used-up-for-this-turn = esta habilidade já foi usada neste turno o máximo de vezes
refused-myl-weapon-waits-for-an-ally = uma Arma na Línea de Apoyo não é usada sem um Aliado em jogo

## A batalha

refused-myl-blocker-in-the-line-of-attack = um Aliado na Línea de Ataque não bloqueia
refused-myl-cannot-block = este Aliado não pode ser declarado bloqueador
refused-myl-entered-since-the-last-regrouping = o Aliado não estava sob este controle no início da última Agrupación
refused-myl-must-block = um Aliado tem de ser declarado bloqueador, e ainda não foi
refused-myl-not-an-ally-in-the-line-of-defence = só atacam os próprios Aliados da Línea de Defensa
refused-myl-one-attacker = só se pode declarar um atacante por turno
refused-myl-one-blocker-for-each-attacker = cada Aliado bloqueia um atacante, e cada atacante é bloqueado por um
refused-myl-unblockable = o atacante é Imbloqueable

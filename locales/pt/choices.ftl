# O que um jogador pode escolher a cada momento: cada opção em uma frase, no presente, que começa por quem escolhe.

choice-pass = { $player } passa a prioridade.
choice-play-land = { $player } joga { $card }.
choice-cast = { $way ->
    [1] { $keyword ->
        [none] { $player } conjura { $card }.
       *[other] { $player } conjura { $card } usando { $keyword }.
    }
   *[other] { $keyword ->
        [none] { $player } conjura { $card } de outro modo ({ $way }).
       *[other] { $player } conjura { $card } usando { $keyword } de outro modo ({ $way }).
    }
}
choice-activate = { $ability ->
    [0] { $player } ativa a habilidade de { $card }.
   *[other] { $player } ativa a habilidade { $ability } de { $card }.
}
choice-mana = { $player } obtém { $mana } de { $card }.
choice-turn-face-up = { $player } vira { $card } com a face para cima.
choice-end-effect = { $player } paga para encerrar um efeito.
choice-roll-planar-die = { $player } rola o dado planar.
choice-fetch-companion = { $player } coloca o próprio companheiro na mão.
choice-attack = { $player } ataca { $whom } com { $card }.
choice-end-attack = { $declared ->
    [yes] { $player } não ataca com mais nada.
   *[no] { $player } não ataca.
}
choice-block = { $player } bloqueia { $attacker } com { $card }.
choice-end-block = { $declared ->
    [yes] { $player } não bloqueia com mais nada.
   *[no] { $player } não bloqueia.
}
choice-keep-hand = { $kept ->
    [yes] { $player } mantém a mão.
   *[no] { $player } faz um mulligan.
}
choice-answer = { $yes ->
    [yes] { $about ->
        [none] { $player } aceita ({ $number }).
       *[other] { $player } aceita o que { $about } oferece ({ $number }).
    }
   *[no] { $about ->
        [none] { $player } não aceita ({ $number }).
       *[other] { $player } não aceita o que { $about } oferece ({ $number }).
    }
}
choice-number = { $player } escolhe o número { $amount } ({ $number }).
choice-assign = { $amount ->
    [one] { $player } atribui { $amount } ponto de dano de { $card } a { $whom }.
   *[other] { $player } atribui { $amount } pontos de dano de { $card } a { $whom }.
}
choice-object = { $player } escolhe { $card } ({ $number }).
choice-player = { $player } escolhe { $whom } ({ $number }).
choice-mode = { $player } escolhe a opção { $mode } ({ $number }).
choice-mana-kind = { $player } escolhe { $mana }.
choice-subtype = { $player } escolhe o subtipo { $subtype }.
choice-name = { $player } escolhe o nome { $card }.
choice-order = { $player } coloca antes na pilha a habilidade de { $card }.
choice-effect = { $player } aplica primeiro o efeito { $place } ({ $number }).
choice-pay-mana = { $player } paga com { $mana }.
choice-pay-with = { $player } paga com { $card }.
choice-pay-life = { $player } paga 2 pontos de vida.
choice-end = { $player } não escolhe mais nada ({ $number }).
choice-concede = { $player } concede o jogo.

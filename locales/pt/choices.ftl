# O que um jogador pode escolher a cada momento: cada opção em uma frase, no presente, que começa por quem escolhe.

choice-pass = { $player } passa a prioridade.
    .refused = E se { $player } passar a prioridade? Não pode: a regra { $refused } não permite.
choice-play-land = { $player } joga { $card }.
    .refused = E se { $player } jogar { $card }? Não pode: a regra { $refused } não permite.
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
    .refused = { $way ->
        [1] { $keyword ->
            [none] E se { $player } conjurar { $card }? Não pode: a regra { $refused } não permite.
           *[other] E se { $player } conjurar { $card } usando { $keyword }? Não pode: a regra { $refused } não permite.
        }
       *[other] { $keyword ->
            [none] E se { $player } conjurar { $card } de outro modo ({ $way })? Não pode: a regra { $refused } não permite.
           *[other] E se { $player } conjurar { $card } usando { $keyword } de outro modo ({ $way })? Não pode: a regra { $refused } não permite.
        }
    }
choice-activate = { $ability ->
    [0] { $player } ativa a habilidade de { $card }.
   *[other] { $player } ativa a habilidade { $ability } de { $card }.
}
    .refused = { $ability ->
        [0] E se { $player } ativar a habilidade de { $card }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } ativar a habilidade { $ability } de { $card }? Não pode: a regra { $refused } não permite.
    }
choice-mana = { $player } obtém { $mana } de { $card }.
    .refused = E se { $player } obtiver { $mana } de { $card }? Não pode: a regra { $refused } não permite.
choice-turn-face-up = { $player } vira { $card } com a face para cima.
    .refused = E se { $player } virar { $card } com a face para cima? Não pode: a regra { $refused } não permite.
choice-special = { $action ->
    [ignore-effect] { $player } ignora o efeito de { $card }.
    [discard] { $player } descarta { $card } como ação especial.
    [suspend] { $player } suspende { $card }.
    [foretell] { $player } profetiza { $card }.
    [plot] { $player } trama { $card }.
   *[unlock] { $player } paga para destrancar a metade de { $card }.
}
    .refused = { $action ->
        [ignore-effect] E se { $player } ignorar o efeito de { $card }? Não pode: a regra { $refused } não permite.
        [discard] E se { $player } descartar { $card } como ação especial? Não pode: a regra { $refused } não permite.
        [suspend] E se { $player } suspender { $card }? Não pode: a regra { $refused } não permite.
        [foretell] E se { $player } profetizar { $card }? Não pode: a regra { $refused } não permite.
        [plot] E se { $player } tramar { $card }? Não pode: a regra { $refused } não permite.
       *[unlock] E se { $player } pagar para destrancar a metade de { $card }? Não pode: a regra { $refused } não permite.
    }
choice-end-effect = { $player } paga para encerrar um efeito.
    .refused = E se { $player } pagar para encerrar um efeito? Não pode: a regra { $refused } não permite.
choice-roll-planar-die = { $player } lança o dado planar.
    .refused = E se { $player } lançar o dado planar? Não pode: a regra { $refused } não permite.
choice-fetch-companion = { $player } coloca o próprio companheiro na mão.
    .refused = E se { $player } colocar o próprio companheiro na mão? Não pode: a regra { $refused } não permite.
choice-attack = { $player } ataca { $whom } com { $card }.
    .refused = E se { $player } atacar { $whom } com { $card }? Não pode: a regra { $refused } não permite.
choice-end-attack = { $declared ->
    [few] { $player } ataca só com { $names }.
    [many] { $player } não ataca com mais nada.
   *[no] { $player } não ataca.
}
    .refused = { $declared ->
        [few] E se { $player } atacar só com { $names }? Não pode: a regra { $refused } não permite.
        [many] E se { $player } não atacar com mais nada? Não pode: a regra { $refused } não permite.
       *[no] E se { $player } não atacar? Tem de atacar: a regra { $refused } exige.
    }
choice-block = { $player } bloqueia { $attacker } com { $card }.
    .refused = E se { $player } bloquear { $attacker } com { $card }? Não pode: a regra { $refused } não permite.
choice-end-block = { $declared ->
    [few] { $player } bloqueia só com { $names }.
    [many] { $player } não bloqueia com mais nada.
   *[no] { $player } não bloqueia.
}
    .refused = { $declared ->
        [few] E se { $player } bloquear só com { $names }? Não pode: a regra { $refused } não permite.
        [many] E se { $player } não bloquear com mais nada? Não pode: a regra { $refused } não permite.
       *[no] E se { $player } não bloquear? Tem de bloquear: a regra { $refused } exige.
    }
choice-keep-hand = { $kept ->
    [yes] { $player } mantém a mão.
   *[no] { $player } faz um mulligan.
}
    .refused = { $kept ->
        [yes] E se { $player } mantiver a mão? Não pode: a regra { $refused } não permite.
       *[no] E se { $player } fizer um mulligan? Não pode: a regra { $refused } não permite.
    }
choice-answer = { $answer ->
    [additional-cost] { $yes ->
        [yes] { $player } decide pagar o custo adicional de { $about }.
       *[no] { $player } não paga o custo adicional de { $about }.
    }
    [asked-cost] { $yes ->
        [yes] { $player } decide pagar o que { $about } pede.
       *[no] { $player } não paga o que { $about } pede.
    }
    [new-targets] { $yes ->
        [yes] { $player } escolhe novos alvos para { $about }.
       *[no] { $player } não muda os alvos de { $about }.
    }
    [free-cast] { $yes ->
        [yes] { $player } conjura { $about } sem pagar o custo de mana.
       *[no] { $player } não conjura { $about }.
    }
    [forced-cast] { $yes ->
        [yes] { $player } conjura { $about }.
       *[no] { $player } não conjura { $about }.
    }
    [graveyard] { $yes ->
        [yes] { $player } põe { $about } no cemitério.
       *[no] { $player } não põe { $about } no cemitério.
    }
    [bottom] { $yes ->
        [yes] { $player } põe { $about } no fundo do grimório.
       *[no] { $player } deixa { $about } no topo do grimório.
    }
    [reveal] { $yes ->
        [yes] { $player } revela { $about }.
       *[no] { $player } não revela { $about }.
    }
    [command-zone] { $yes ->
        [yes] { $player } põe { $about } na zona de comando.
       *[no] { $player } não põe { $about } na zona de comando.
    }
   *[other] { $yes ->
        [yes] { $player } usa o efeito de { $about }.
       *[no] { $player } não usa o efeito de { $about }.
    }
}
    .refused = { $answer ->
        [additional-cost] { $yes ->
            [yes] E se { $player } pagar o custo adicional de { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não pagar o custo adicional de { $about }? Não pode: a regra { $refused } não permite.
        }
        [asked-cost] { $yes ->
            [yes] E se { $player } pagar o que { $about } pede? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não pagar o que { $about } pede? Não pode: a regra { $refused } não permite.
        }
        [new-targets] { $yes ->
            [yes] E se { $player } escolher novos alvos para { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não mudar os alvos de { $about }? Não pode: a regra { $refused } não permite.
        }
        [free-cast] { $yes ->
            [yes] E se { $player } conjurar { $about } sem pagar o custo de mana? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não conjurar { $about }? Não pode: a regra { $refused } não permite.
        }
        [forced-cast] { $yes ->
            [yes] E se { $player } conjurar { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não conjurar { $about }? Não pode: a regra { $refused } não permite.
        }
        [graveyard] { $yes ->
            [yes] E se { $player } puser { $about } no cemitério? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não puser { $about } no cemitério? Não pode: a regra { $refused } não permite.
        }
        [bottom] { $yes ->
            [yes] E se { $player } puser { $about } no fundo do grimório? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } deixar { $about } no topo do grimório? Não pode: a regra { $refused } não permite.
        }
        [reveal] { $yes ->
            [yes] E se { $player } revelar { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não revelar { $about }? Não pode: a regra { $refused } não permite.
        }
        [command-zone] { $yes ->
            [yes] E se { $player } puser { $about } na zona de comando? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não puser { $about } na zona de comando? Não pode: a regra { $refused } não permite.
        }
       *[other] { $yes ->
            [yes] E se { $player } usar o efeito de { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não usar o efeito de { $about }? Não pode: a regra { $refused } não permite.
        }
    }
choice-number = { $player } escolhe o número { $amount }.
    .refused = E se { $player } escolher o número { $amount }? Não pode: a regra { $refused } não permite.
choice-x = { $purpose ->
    [none] { $player } escolhe X = { $amount }.
   *[other] { $player } escolhe X = { $amount } para { $about }.
}
    .refused = { $purpose ->
        [none] E se { $player } escolher X = { $amount }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher X = { $amount } para { $about }? Não pode: a regra { $refused } não permite.
    }
choice-assign = { $amount ->
    [one] { $player } atribui { $amount } ponto de dano de { $card } a { $whom }.
   *[other] { $player } atribui { $amount } pontos de dano de { $card } a { $whom }.
}
    .refused = { $amount ->
        [one] E se { $player } atribuir { $amount } ponto de dano de { $card } a { $whom }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } atribuir { $amount } pontos de dano de { $card } a { $whom }? Não pode: a regra { $refused } não permite.
    }
choice-object = { $purpose ->
    [spell] { $player } escolhe { $card } como alvo de { $about }.
    [ability] { $player } escolhe { $card } como alvo da habilidade de { $about }.
    [effect] { $player } escolhe { $card } para o efeito de { $about }.
   *[none] { $player } escolhe { $card }.
}
    .refused = { $purpose ->
        [spell] E se { $player } escolher { $card } como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [spell-again] E se { $player } escolher { $card } de novo como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [ability] E se { $player } escolher { $card } como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [ability-again] E se { $player } escolher { $card } de novo como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [effect] E se { $player } escolher { $card } para o efeito de { $about }? Não pode: a regra { $refused } não permite.
       *[none] E se { $player } escolher { $card }? Não pode: a regra { $refused } não permite.
    }
choice-player = { $purpose ->
    [spell] { $player } escolhe { $whom } como alvo de { $about }.
    [ability] { $player } escolhe { $whom } como alvo da habilidade de { $about }.
   *[other] { $player } escolhe { $whom }.
}
    .refused = { $purpose ->
        [spell] E se { $player } escolher { $whom } como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [spell-again] E se { $player } escolher { $whom } de novo como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [ability] E se { $player } escolher { $whom } como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [ability-again] E se { $player } escolher { $whom } de novo como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher { $whom }? Não pode: a regra { $refused } não permite.
    }
choice-mode = { $purpose ->
    [none] { $player } escolhe a opção { $mode }.
   *[other] { $player } escolhe a opção { $mode } de { $about }.
}
    .refused = { $purpose ->
        [none] E se { $player } escolher a opção { $mode }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher a opção { $mode } de { $about }? Não pode: a regra { $refused } não permite.
    }
choice-color = { $color ->
    [white] { $player } escolhe branco.
    [blue] { $player } escolhe azul.
    [black] { $player } escolhe preto.
    [red] { $player } escolhe vermelho.
    [green] { $player } escolhe verde.
   *[colorless] { $player } escolhe incolor.
}
    .refused = { $color ->
        [white] E se { $player } escolher branco? Não pode: a regra { $refused } não permite.
        [blue] E se { $player } escolher azul? Não pode: a regra { $refused } não permite.
        [black] E se { $player } escolher preto? Não pode: a regra { $refused } não permite.
        [red] E se { $player } escolher vermelho? Não pode: a regra { $refused } não permite.
        [green] E se { $player } escolher verde? Não pode: a regra { $refused } não permite.
       *[colorless] E se { $player } escolher incolor? Não pode: a regra { $refused } não permite.
    }
choice-subtype = { $player } escolhe o subtipo { $subtype }.
    .refused = E se { $player } escolher o subtipo { $subtype }? Não pode: a regra { $refused } não permite.
choice-name = { $player } escolhe o nome { $card }.
    .refused = E se { $player } escolher o nome { $card }? Não pode: a regra { $refused } não permite.
choice-order = { $player } coloca antes na pilha a habilidade de { $card }.
    .refused = E se { $player } colocar antes na pilha a habilidade de { $card }? Não pode: a regra { $refused } não permite.
choice-effect = { $player } aplica primeiro o efeito { $place }.
    .refused = E se { $player } aplicar primeiro o efeito { $place }? Não pode: a regra { $refused } não permite.
choice-pile = { $player } escolhe o monte { $place }.
    .refused = E se { $player } escolher o monte { $place }? Não pode: a regra { $refused } não permite.
choice-stored-die = { $player } lança de novo o dado { $place }.
    .refused = E se { $player } lançar de novo o dado { $place }? Não pode: a regra { $refused } não permite.
choice-pay-colorless = { $player } escolhe pagar o símbolo sem mana colorido.
    .refused = E se { $player } escolher pagar o símbolo sem mana colorido? Não pode: a regra { $refused } não permite.
choice-pay-mana = { $player } paga com { $mana }.
    .refused = E se { $player } pagar com { $mana }? Não pode: a regra { $refused } não permite.
choice-pay-with = { $player } paga com { $card }.
    .refused = E se { $player } pagar com { $card }? Não pode: a regra { $refused } não permite.
choice-pay-life = { $player } paga 2 pontos de vida.
    .refused = E se { $player } pagar 2 pontos de vida? Não pode: a regra { $refused } não permite.
choice-end = { $player } não escolhe mais nada.
    .refused = E se { $player } não escolher mais nada? Não pode: a regra { $refused } não permite.
choice-concede = { $player } concede o jogo.
    .refused = E se { $player } conceder o jogo? Não pode: a regra { $refused } não permite.

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
            [none] { $count ->
                [0] E se { $player } conjurar { $card }? Não pode: a regra { $refused } não permite.
                [one] E se { $player } conjurar { $card } com { $targets } como alvo? Não pode: a regra { $refused } não permite.
               *[other] E se { $player } conjurar { $card } com { $targets } como alvos? Não pode: a regra { $refused } não permite.
            }
           *[other] { $count ->
                [0] E se { $player } conjurar { $card } usando { $keyword }? Não pode: a regra { $refused } não permite.
                [one] E se { $player } conjurar { $card } usando { $keyword }, com { $targets } como alvo? Não pode: a regra { $refused } não permite.
               *[other] E se { $player } conjurar { $card } usando { $keyword }, com { $targets } como alvos? Não pode: a regra { $refused } não permite.
            }
        }
       *[other] { $keyword ->
            [none] { $count ->
                [0] E se { $player } conjurar { $card } de outro modo ({ $way })? Não pode: a regra { $refused } não permite.
                [one] E se { $player } conjurar { $card } de outro modo ({ $way }), com { $targets } como alvo? Não pode: a regra { $refused } não permite.
               *[other] E se { $player } conjurar { $card } de outro modo ({ $way }), com { $targets } como alvos? Não pode: a regra { $refused } não permite.
            }
           *[other] { $count ->
                [0] E se { $player } conjurar { $card } usando { $keyword } de outro modo ({ $way })? Não pode: a regra { $refused } não permite.
                [one] E se { $player } conjurar { $card } usando { $keyword } de outro modo ({ $way }), com { $targets } como alvo? Não pode: a regra { $refused } não permite.
               *[other] E se { $player } conjurar { $card } usando { $keyword } de outro modo ({ $way }), com { $targets } como alvos? Não pode: a regra { $refused } não permite.
            }
        }
    }
choice-activate = { $ability ->
    [alone] { $player } ativa a habilidade de { $card }.
    [cost] { $player } ativa a habilidade de { $which } de { $card }.
   *[place] { $player } ativa a habilidade { $which } de { $card }.
}
    .refused = { $ability ->
        [alone] { $count ->
            [0] E se { $player } ativar a habilidade de { $card }? Não pode: a regra { $refused } não permite.
            [one] E se { $player } ativar a habilidade de { $card } com { $targets } como alvo? Não pode: a regra { $refused } não permite.
           *[other] E se { $player } ativar a habilidade de { $card } com { $targets } como alvos? Não pode: a regra { $refused } não permite.
        }
        [cost] { $count ->
            [0] E se { $player } ativar a habilidade de { $which } de { $card }? Não pode: a regra { $refused } não permite.
            [one] E se { $player } ativar a habilidade de { $which } de { $card } com { $targets } como alvo? Não pode: a regra { $refused } não permite.
           *[other] E se { $player } ativar a habilidade de { $which } de { $card } com { $targets } como alvos? Não pode: a regra { $refused } não permite.
        }
       *[place] { $count ->
            [0] E se { $player } ativar a habilidade { $which } de { $card }? Não pode: a regra { $refused } não permite.
            [one] E se { $player } ativar a habilidade { $which } de { $card } com { $targets } como alvo? Não pode: a regra { $refused } não permite.
           *[other] E se { $player } ativar a habilidade { $which } de { $card } com { $targets } como alvos? Não pode: a regra { $refused } não permite.
        }
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
    .refused = E se { $player } atacar { $whom } com { $names }? Não pode: a regra { $refused } não permite.
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
    .refused = E se { $player } bloquear { $attacker } com { $names }? Não pode: a regra { $refused } não permite.
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
        [yes] { $player } decide pagar o custo adicional de { $about }{ $which }.
       *[no] { $player } não paga o custo adicional de { $about }{ $which }.
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
        [yes] { $player } decide colocar { $about } no cemitério.
       *[no] { $player } não põe { $about } no cemitério.
    }
    [bottom] { $yes ->
        [yes] { $player } decide colocar { $about } no fundo do grimório.
       *[no] { $player } deixa { $about } no topo do grimório.
    }
    [reveal] { $yes ->
        [yes] { $player } revela { $about }.
       *[no] { $player } não revela { $about }.
    }
    [mana] { $yes ->
        [yes] { $player } decide pagar { $mana } por { $about }.
       *[no] { $player } não paga { $mana } por { $about }.
    }
    [exert] { $yes ->
        [yes] { $player } decide exaurir { $about }.
       *[no] { $player } não exaure { $about }.
    }
    [discard] { $yes ->
        [yes] { $player } decide descartar um card pelo efeito de { $about }.
       *[no] { $player } não descarta nenhum card pelo efeito de { $about }.
    }
    [gift] { $yes ->
        [yes] { $player } promete o presente de { $about }.
       *[no] { $player } não promete o presente de { $about }.
    }
    [sticker] { $yes ->
        [yes] { $player } decide colocar um adesivo em { $about }.
       *[no] { $player } não coloca nenhum adesivo em { $about }.
    }
    [command-zone] { $yes ->
        [yes] { $player } decide colocar { $about } na zona de comando.
       *[no] { $player } não coloca { $about } na zona de comando.
    }
    [surveil] { $yes ->
        [yes] { $player } decide olhar os cards adicionais.
       *[no] { $player } decide não olhar os cards adicionais.
    }
    [replaces] { $yes ->
        [yes] { $player } decide aplicar o efeito de { $about }.
       *[no] { $player } decide não aplicar o efeito de { $about }.
    }
   *[other] { $yes ->
        [yes] { $player } decide fazer o que { $about } permite.
       *[no] { $player } decide não fazer o que { $about } permite.
    }
}
    .refused = { $answer ->
        [additional-cost] { $yes ->
            [yes] E se { $player } pagar o custo adicional de { $about }{ $which }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não pagar o custo adicional de { $about }{ $which }? Não pode: a regra { $refused } não permite.
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
        [mana] { $yes ->
            [yes] E se { $player } pagar { $mana } por { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não pagar { $mana } por { $about }? Não pode: a regra { $refused } não permite.
        }
        [exert] { $yes ->
            [yes] E se { $player } exaurir { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não exaurir { $about }? Não pode: a regra { $refused } não permite.
        }
        [discard] { $yes ->
            [yes] E se { $player } descartar um card pelo efeito de { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não descartar nenhum card pelo efeito de { $about }? Não pode: a regra { $refused } não permite.
        }
        [gift] { $yes ->
            [yes] E se { $player } prometer o presente de { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não prometer o presente de { $about }? Não pode: a regra { $refused } não permite.
        }
        [sticker] { $yes ->
            [yes] E se { $player } colocar um adesivo em { $about }? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não colocar nenhum adesivo em { $about }? Não pode: a regra { $refused } não permite.
        }
        [command-zone] { $yes ->
            [yes] E se { $player } colocar { $about } na zona de comando? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não colocar { $about } na zona de comando? Não pode: a regra { $refused } não permite.
        }
       *[other] { $yes ->
            [yes] E se { $player } fizer o que { $about } permite? Não pode: a regra { $refused } não permite.
           *[no] E se { $player } não fizer o que { $about } permite? Não pode: a regra { $refused } não permite.
        }
    }
choice-offer = { $deed ->
    [draw] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide comprar um card.
           *[other] { $player } decide comprar { $amount } cards.
        }
       *[no] { $amount ->
            [one] { $player } decide não comprar um card.
           *[other] { $player } decide não comprar { $amount } cards.
        }
    }
    [discard] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide descartar um card.
           *[other] { $player } decide descartar { $amount } cards.
        }
       *[no] { $amount ->
            [one] { $player } decide não descartar um card.
           *[other] { $player } decide não descartar { $amount } cards.
        }
    }
    [mill] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide triturar um card.
           *[other] { $player } decide triturar { $amount } cards.
        }
       *[no] { $amount ->
            [one] { $player } decide não triturar um card.
           *[other] { $player } decide não triturar { $amount } cards.
        }
    }
    [gain-life] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide ganhar um ponto de vida.
           *[other] { $player } decide ganhar { $amount } pontos de vida.
        }
       *[no] { $amount ->
            [one] { $player } decide não ganhar um ponto de vida.
           *[other] { $player } decide não ganhar { $amount } pontos de vida.
        }
    }
    [lose-life] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide perder um ponto de vida.
           *[other] { $player } decide perder { $amount } pontos de vida.
        }
       *[no] { $amount ->
            [one] { $player } decide não perder um ponto de vida.
           *[other] { $player } decide não perder { $amount } pontos de vida.
        }
    }
    [create] { $yes ->
        [yes] { $player } decide criar fichas.
       *[no] { $player } decide não criar fichas.
    }
    [put-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide colocar um marcador { $kind } em { $card }.
           *[other] { $player } decide colocar { $amount } marcadores { $kind } em { $card }.
        }
       *[no] { $amount ->
            [one] { $player } decide não colocar um marcador { $kind } em { $card }.
           *[other] { $player } decide não colocar { $amount } marcadores { $kind } em { $card }.
        }
    }
    [remove-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide remover um marcador { $kind } de { $card }.
           *[other] { $player } decide remover { $amount } marcadores { $kind } de { $card }.
        }
       *[no] { $amount ->
            [one] { $player } decide não remover um marcador { $kind } de { $card }.
           *[other] { $player } decide não remover { $amount } marcadores { $kind } de { $card }.
        }
    }
    [move-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide mover um marcador { $kind } de { $card } para { $other }.
           *[other] { $player } decide mover { $amount } marcadores { $kind } de { $card } para { $other }.
        }
       *[no] { $amount ->
            [one] { $player } decide não mover um marcador { $kind } de { $card } para { $other }.
           *[other] { $player } decide não mover { $amount } marcadores { $kind } de { $card } para { $other }.
        }
    }
    [search] { $yes ->
        [yes] { $player } decide procurar no grimório.
       *[no] { $player } decide não procurar no grimório.
    }
    [shuffle] { $yes ->
        [yes] { $player } decide embaralhar o grimório.
       *[no] { $player } decide não embaralhar o grimório.
    }
    [cast-copy] { $yes ->
        [yes] { $player } decide copiar o card cifrado e conjurar a cópia.
       *[no] { $player } decide não copiar o card cifrado.
    }
    [pair] { $yes ->
        [yes] { $player } decide formar um par com { $card } e { $other }.
       *[no] { $player } decide não formar um par com { $card } e { $other }.
    }
    [attach] { $yes ->
        [yes] { $player } decide anexar { $card } a { $other }.
       *[no] { $player } decide não anexar { $card } a { $other }.
    }
    [cast-for] { $yes ->
        [yes] { $player } decide conjurar { $card } com { $keyword }.
       *[no] { $player } decide não conjurar { $card } com { $keyword }.
    }
    [copy] { $yes ->
        [yes] { $player } decide que { $card } entra como uma cópia.
       *[no] { $player } decide que { $card } não entra como uma cópia.
    }
    [tribute] { $yes ->
        [yes] { $player } decide pagar o tributo de { $card }.
       *[no] { $player } decide não pagar o tributo de { $card }.
    }
    [sacrifice] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide sacrificar { $card }.
           *[no] { $player } decide sacrificar uma permanente.
        }
       *[no] { $named ->
            [yes] { $player } decide não sacrificar { $card }.
           *[no] { $player } decide não sacrificar uma permanente.
        }
    }
    [destroy] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide destruir { $card }.
           *[no] { $player } decide destruir permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide não destruir { $card }.
           *[no] { $player } decide não destruir permanentes.
        }
    }
    [tap] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide virar { $card }.
           *[no] { $player } decide virar permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide não virar { $card }.
           *[no] { $player } decide não virar permanentes.
        }
    }
    [untap] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide desvirar { $card }.
           *[no] { $player } decide desvirar permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide não desvirar { $card }.
           *[no] { $player } decide não desvirar permanentes.
        }
    }
    [exile] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide exilar { $card }.
           *[no] { $player } decide exilar cards.
        }
       *[no] { $named ->
            [yes] { $player } decide não exilar { $card }.
           *[no] { $player } decide não exilar cards.
        }
    }
    [hand] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide colocar { $card } na mão do dono.
           *[no] { $player } decide colocar cards na mão.
        }
       *[no] { $named ->
            [yes] { $player } decide não colocar { $card } na mão do dono.
           *[no] { $player } decide não colocar cards na mão.
        }
    }
    [battlefield] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide colocar { $card } no campo de batalha.
           *[no] { $player } decide colocar um card no campo de batalha.
        }
       *[no] { $named ->
            [yes] { $player } decide não colocar { $card } no campo de batalha.
           *[no] { $player } decide não colocar um card no campo de batalha.
        }
    }
    [graveyard] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide colocar { $card } no cemitério.
           *[no] { $player } decide colocar cards no cemitério.
        }
       *[no] { $named ->
            [yes] { $player } decide não colocar { $card } no cemitério.
           *[no] { $player } decide não colocar cards no cemitério.
        }
    }
    [library] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide colocar { $card } no grimório.
           *[no] { $player } decide colocar cards no grimório.
        }
       *[no] { $named ->
            [yes] { $player } decide não colocar { $card } no grimório.
           *[no] { $player } decide não colocar cards no grimório.
        }
    }
    [reveal] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide revelar { $card }.
           *[no] { $player } decide revelar cards.
        }
       *[no] { $named ->
            [yes] { $player } decide não revelar { $card }.
           *[no] { $player } decide não revelar cards.
        }
    }
    [cast-free] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide conjurar { $card } sem pagar seu custo de mana.
           *[no] { $player } decide conjurar um card sem pagar seu custo de mana.
        }
       *[no] { $named ->
            [yes] { $player } decide não conjurar { $card } sem pagar seu custo de mana.
           *[no] { $player } decide não conjurar um card sem pagar seu custo de mana.
        }
    }
    [copy-spell] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide copiar { $card }.
           *[no] { $player } decide copiar a mágica.
        }
       *[no] { $named ->
            [yes] { $player } decide não copiar { $card }.
           *[no] { $player } decide não copiar a mágica.
        }
    }
    [encode] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide cifrar { $card } em uma criatura.
           *[no] { $player } decide cifrar o card em uma criatura.
        }
       *[no] { $named ->
            [yes] { $player } decide não cifrar { $card } em uma criatura.
           *[no] { $player } decide não cifrar o card em uma criatura.
        }
    }
    [counter] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide anular { $card }.
           *[no] { $player } decide anular a mágica.
        }
       *[no] { $named ->
            [yes] { $player } decide não anular { $card }.
           *[no] { $player } decide não anular a mágica.
        }
    }
    [transform] { $yes ->
        [yes] { $named ->
            [yes] { $player } decide transformar { $card }.
           *[no] { $player } decide transformar permanentes.
        }
       *[no] { $named ->
            [yes] { $player } decide não transformar { $card }.
           *[no] { $player } decide não transformar permanentes.
        }
    }
    [damage] { $yes ->
        [yes] { $player } decide que { $card } causa dano.
       *[no] { $player } decide que { $card } não causa dano.
    }
    [sacrifice-creature] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide sacrificar uma criatura.
           *[other] { $player } decide sacrificar { $amount } criaturas.
        }
       *[no] { $amount ->
            [one] { $player } decide não sacrificar uma criatura.
           *[other] { $player } decide não sacrificar { $amount } criaturas.
        }
    }
    [must-block] { $yes ->
        [yes] { $player } decide que { $card } deve bloquear.
       *[no] { $player } decide que { $card } não precisa bloquear.
    }
    [enter-with] { $yes ->
        [yes] { $amount ->
            [one] { $player } decide que { $card } entra com um marcador { $kind }.
           *[other] { $player } decide que { $card } entra com { $amount } marcadores { $kind }.
        }
       *[no] { $amount ->
            [one] { $player } decide que { $card } entra sem o marcador { $kind }.
           *[other] { $player } decide que { $card } entra sem os marcadores { $kind }.
        }
    }
   *[riot] { $yes ->
        [yes] { $player } decide que { $card } entra com um marcador +1/+1.
       *[no] { $player } decide que { $card } entra com ímpeto.
    }
}
choice-number = { $kind ->
    [never] { $player } não paga o custo adicional de { $about }{ $which }.
    [once] { $player } decide pagar uma vez o custo adicional de { $about }{ $which }.
    [times] { $player } decide pagar { $amount } vezes o custo adicional de { $about }{ $which }.
    [chapter] { $player } escolhe o capítulo { $amount } de { $about }.
    [no-mana] { $player } não paga mana por { $about }.
    [mana] { $player } decide pagar { $amount } de mana por { $about }.
    [before-words] { $player } coloca as palavras do adesivo antes da primeira palavra de { $about }.
    [behind-word] { $player } coloca as palavras do adesivo depois da palavra { $amount } de { $about }.
   *[other] { $player } escolhe o número { $amount }.
}
    .refused = { $kind ->
        [never] E se { $player } não pagar o custo adicional de { $about }{ $which }? Não pode: a regra { $refused } não permite.
        [once] E se { $player } pagar uma vez o custo adicional de { $about }{ $which }? Não pode: a regra { $refused } não permite.
        [times] E se { $player } pagar { $amount } vezes o custo adicional de { $about }{ $which }? Não pode: a regra { $refused } não permite.
        [chapter] E se { $player } escolher o capítulo { $amount } de { $about }? Não pode: a regra { $refused } não permite.
        [no-mana] E se { $player } não pagar mana por { $about }? Não pode: a regra { $refused } não permite.
        [mana] E se { $player } pagar { $amount } de mana por { $about }? Não pode: a regra { $refused } não permite.
        [before-words] E se { $player } colocar as palavras do adesivo antes da primeira palavra de { $about }? Não pode: a regra { $refused } não permite.
        [behind-word] E se { $player } colocar as palavras do adesivo depois da palavra { $amount } de { $about }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher o número { $amount }? Não pode: a regra { $refused } não permite.
    }
choice-x = { $purpose ->
    [none] { $player } escolhe X = { $amount }.
   *[other] { $player } escolhe X = { $amount } para { $about }.
}
    .refused = { $purpose ->
        [none] E se { $player } escolher X = { $amount }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher X = { $amount } para { $about }? Não pode: a regra { $refused } não permite.
    }
choice-assign = { $rest ->
    [some] { $amount ->
        [0] { $left ->
            [one] { $player } não atribui dano de { $card } a { $whom } e atribui { $left } ponto a { $last }.
           *[other] { $player } não atribui dano de { $card } a { $whom } e atribui { $left } pontos a { $last }.
        }
        [one] { $left ->
            [one] { $player } atribui { $amount } ponto de dano de { $card } a { $whom } e { $left } ponto a { $last }.
           *[other] { $player } atribui { $amount } ponto de dano de { $card } a { $whom } e { $left } pontos a { $last }.
        }
       *[other] { $left ->
            [one] { $player } atribui { $amount } pontos de dano de { $card } a { $whom } e { $left } ponto a { $last }.
           *[other] { $player } atribui { $amount } pontos de dano de { $card } a { $whom } e { $left } pontos a { $last }.
        }
    }
    [none] { $amount ->
        [one] { $player } atribui { $amount } ponto de dano de { $card } a { $whom } e nenhum a { $last }.
       *[other] { $player } atribui { $amount } pontos de dano de { $card } a { $whom } e nenhum a { $last }.
    }
   *[open] { $amount ->
        [one] { $player } atribui { $amount } ponto de dano de { $card } a { $whom }.
       *[other] { $player } atribui { $amount } pontos de dano de { $card } a { $whom }.
    }
}
    .refused = { $amount ->
        [one] E se { $player } atribuir { $amount } ponto de dano de { $card } a { $whom }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } atribuir { $amount } pontos de dano de { $card } a { $whom }? Não pode: a regra { $refused } não permite.
    }
choice-share = { $rest ->
    [some] { $player } divide o efeito de { $about }: { $amount } a { $whom } e { $left } a { $last }.
    [none] { $player } divide o efeito de { $about }: { $amount } a { $whom } e nada a { $last }.
   *[open] { $player } atribui { $amount } a { $whom } na divisão de { $about }.
}
    .refused = E se { $player } atribuir { $amount } a { $whom } na divisão de { $about }? Não pode: a regra { $refused } não permite.
choice-object = { $purpose ->
    [spell] { $player } escolhe { $card } como alvo de { $about }.
    [ability] { $player } escolhe { $card } como alvo da habilidade de { $about }.
    [effect] { $player } escolhe { $card } para o efeito de { $about }.
    [keep] { $player } escolhe manter { $card }.
    [find] { $player } encontra { $card }.
    [bottom] { $player } decide colocar { $card } no fundo do grimório.
    [graveyard] { $player } decide colocar { $card } no cemitério.
    [band] { $player } forma um bando com { $about } e { $card }.
    [over] { $player } coloca { $card } em cima da permanente com a qual sofre mutação.
    [under] { $player } coloca { $about } embaixo de { $card }.
    [sticker] { $player } decide que { $card } fica com o adesivo.
    [manifest] { $player } escolhe manifestar { $card }.
    [use] { $player } decide mudar o resultado com { $card }.
    [splice] { $player } decide unir { $card } a { $about }.
    [pile] { $player } coloca { $card } na pilha 1.
    [copy] { $player } decide que { $about } entra como uma cópia de { $card }.
    [proliferate] { $player } escolhe { $card } para proliferar.
    [populate] { $player } escolhe { $card } para povoar.
    [time-travel] { $player } escolhe { $card } para viajar no tempo.
    [attach] { $player } decide que { $about } se anexa a { $card } ao entrar.
    [attack] { $player } decide que { $about } ataca { $card }.
    [block] { $player } decide que { $about } bloqueia { $card }.
   *[none] { $player } escolhe { $card }.
}
    .refused = { $purpose ->
        [spell] E se { $player } escolher { $card } como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [spell-again] E se { $player } escolher { $card } de novo como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [ability] E se { $player } escolher { $card } como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [ability-again] E se { $player } escolher { $card } de novo como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [effect] E se { $player } escolher { $card } para o efeito de { $about }? Não pode: a regra { $refused } não permite.
        [keep] E se { $player } escolher manter { $card }? Não pode: a regra { $refused } não permite.
        [find] E se { $player } encontrar { $card }? Não pode: a regra { $refused } não permite.
        [bottom] E se { $player } colocar { $card } no fundo do grimório? Não pode: a regra { $refused } não permite.
        [graveyard] E se { $player } colocar { $card } no cemitério? Não pode: a regra { $refused } não permite.
        [band] E se { $player } formar um bando com { $about } e { $card }? Não pode: a regra { $refused } não permite.
        [over] E se { $player } colocar { $card } em cima da permanente com a qual sofre mutação? Não pode: a regra { $refused } não permite.
        [under] E se { $player } colocar { $about } embaixo de { $card }? Não pode: a regra { $refused } não permite.
        [sticker] E se { $player } decidir que { $card } fica com o adesivo? Não pode: a regra { $refused } não permite.
        [manifest] E se { $player } escolher manifestar { $card }? Não pode: a regra { $refused } não permite.
        [use] E se { $player } usar o efeito de { $card }? Não pode: a regra { $refused } não permite.
        [splice] E se { $player } unir { $card } a { $about }? Não pode: a regra { $refused } não permite.
       *[none] E se { $player } escolher { $card }? Não pode: a regra { $refused } não permite.
    }
choice-object-in-order = { $first ->
    [yes] { $player } coloca { $card } em primeiro lugar.
   *[no] { $player } coloca { $card } no lugar seguinte.
}
    .refused = { $first ->
        [yes] E se { $player } colocar { $card } em primeiro lugar? Não pode: a regra { $refused } não permite.
       *[no] E se { $player } colocar { $card } no lugar seguinte? Não pode: a regra { $refused } não permite.
    }
choice-player = { $purpose ->
    [spell] { $player } escolhe { $whom } como alvo de { $about }.
    [ability] { $player } escolhe { $whom } como alvo da habilidade de { $about }.
    [protector] { $player } escolhe { $whom } como quem protege { $about }.
    [defender] { $player } escolhe { $whom } como jogador defensor.
    [help] { $player } pede ajuda a { $whom } para { $about }.
    [gift] { $player } escolhe { $whom } para o presente de { $about }.
    [effect] { $player } escolhe { $whom } para o efeito de { $about }.
    [mode] { $player } decide que { $whom } escolherá o modo de { $about }.
    [proliferate] { $player } escolhe { $whom } para proliferar.
    [attach] { $player } decide que { $about } se anexa a { $whom } ao entrar.
    [attack] { $player } decide que { $about } ataca { $whom }.
   *[other] { $player } escolhe { $whom }.
}
    .refused = { $purpose ->
        [spell] E se { $player } escolher { $whom } como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [spell-again] E se { $player } escolher { $whom } de novo como alvo de { $about }? Não pode: a regra { $refused } não permite.
        [ability] E se { $player } escolher { $whom } como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [ability-again] E se { $player } escolher { $whom } de novo como alvo da habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [protector] E se { $player } escolher { $whom } como quem protege { $about }? Não pode: a regra { $refused } não permite.
        [defender] E se { $player } escolher { $whom } como jogador defensor? Não pode: a regra { $refused } não permite.
        [help] E se { $player } pedir ajuda a { $whom } para { $about }? Não pode: a regra { $refused } não permite.
        [gift] E se { $player } escolher { $whom } para o presente de { $about }? Não pode: a regra { $refused } não permite.
        [effect] E se { $player } escolher { $whom } para o efeito de { $about }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher { $whom }? Não pode: a regra { $refused } não permite.
    }
choice-player-in-order = { $first ->
    [yes] { $player } decide que { $whom } vem primeiro.
   *[no] { $player } decide que { $whom } vem em seguida.
}
    .refused = { $first ->
        [yes] E se { $player } decidir que { $whom } vem primeiro? Não pode: a regra { $refused } não permite.
       *[no] E se { $player } decidir que { $whom } vem em seguida? Não pode: a regra { $refused } não permite.
    }
choice-mode = { $kind ->
    [vote] { $player } vota na opção { $mode } de { $about }.
    [forage-exile] { $player } decide exilar três cards do cemitério para forragear.
    [forage-sacrifice] { $player } decide sacrificar uma Comida para forragear.
    [alpha] { $player } escolhe o setor alfa para { $about }.
    [beta] { $player } escolhe o setor beta para { $about }.
    [gamma] { $player } escolhe o setor gama para { $about }.
    [heads] { $player } escolhe cara.
    [tails] { $player } escolhe coroa.
    [text] { $player } escolhe o modo { $mode } de { $about }: “{ $text }”.
    [mode] { $player } escolhe o modo { $mode } de { $about }.
    [effect] { $player } aplica o efeito de { $about } em vez do evento.
    [event] { $player } deixa que o evento afete { $about }.
    [villainous] { $player } enfrenta a escolha vilanesca de { $about } e escolhe a opção { $mode }.
   *[option] { $player } escolhe a opção { $mode } de { $about }.
}
    .refused = { $kind ->
        [vote] E se { $player } votar na opção { $mode } de { $about }? Não pode: a regra { $refused } não permite.
        [forage-exile] E se { $player } exilar três cards do cemitério para forragear? Não pode: a regra { $refused } não permite.
        [forage-sacrifice] E se { $player } sacrificar uma Comida para forragear? Não pode: a regra { $refused } não permite.
        [alpha] E se { $player } escolher o setor alfa para { $about }? Não pode: a regra { $refused } não permite.
        [beta] E se { $player } escolher o setor beta para { $about }? Não pode: a regra { $refused } não permite.
        [gamma] E se { $player } escolher o setor gama para { $about }? Não pode: a regra { $refused } não permite.
        [heads] E se { $player } escolher cara? Não pode: a regra { $refused } não permite.
        [tails] E se { $player } escolher coroa? Não pode: a regra { $refused } não permite.
        [text] E se { $player } escolher o modo { $mode } de { $about }: “{ $text }”? Não pode: a regra { $refused } não permite.
        [mode] E se { $player } escolher o modo { $mode } de { $about }? Não pode: a regra { $refused } não permite.
        [effect] E se { $player } aplicar o efeito de { $about } em vez do evento? Não pode: a regra { $refused } não permite.
        [event] E se { $player } deixar que o evento afete { $about }? Não pode: a regra { $refused } não permite.
       *[option] E se { $player } escolher a opção { $mode } de { $about }? Não pode: a regra { $refused } não permite.
    }
choice-sticker = { $kind ->
    [name] { $player } escolhe o adesivo “{ $says }” para { $about }.
    [size] { $player } escolhe o adesivo { $says } para { $about }.
   *[other] { $player } escolhe o adesivo número { $says } para { $about }.
}
    .refused = { $kind ->
        [name] E se { $player } escolher o adesivo “{ $says }” para { $about }? Não pode: a regra { $refused } não permite.
        [size] E se { $player } escolher o adesivo { $says } para { $about }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher o adesivo número { $says } para { $about }? Não pode: a regra { $refused } não permite.
    }
choice-room = { $player } escolhe a sala { $room }.
    .refused = E se { $player } escolher a sala { $room }? Não pode: a regra { $refused } não permite.
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
choice-card = { $kind ->
    [conspiracy] { $player } coloca a conspiração { $card } na zona de comando.
    [companion] { $player } revela { $card } como companheiro.
    [outside] { $player } escolhe { $card } de fora do jogo.
    [dungeon] { $player } escolhe a masmorra { $card }.
   *[other] { $player } escolhe { $card }.
}
    .refused = { $kind ->
        [conspiracy] E se { $player } colocar a conspiração { $card } na zona de comando? Não pode: a regra { $refused } não permite.
        [companion] E se { $player } revelar { $card } como companheiro? Não pode: a regra { $refused } não permite.
        [outside] E se { $player } escolher { $card } de fora do jogo? Não pode: a regra { $refused } não permite.
        [dungeon] E se { $player } escolher a masmorra { $card }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } escolher { $card }? Não pode: a regra { $refused } não permite.
    }
choice-order = { $several ->
    [yes] { $player } coloca antes na pilha uma das habilidades de { $card }.
   *[no] { $player } coloca antes na pilha a habilidade de { $card }.
}
    .refused = E se { $player } colocar antes na pilha a habilidade de { $card }? Não pode: a regra { $refused } não permite.
choice-effect = { $place ->
    [0] { $player } aplica primeiro o efeito de { $of }.
   *[other] { $player } aplica primeiro o efeito { $place } de { $of }.
}
    .refused = { $place ->
        [0] E se { $player } aplicar primeiro o efeito de { $of }? Não pode: a regra { $refused } não permite.
       *[other] E se { $player } aplicar primeiro o efeito { $place } de { $of }? Não pode: a regra { $refused } não permite.
    }
choice-place = { $player } escolhe a opção { $place }.
    .refused = E se { $player } escolher a opção { $place }? Não pode: a regra { $refused } não permite.
choice-pile = { $filled ->
    [yes] { $rest ->
        [yes] { $player } escolhe a pilha { $place } ({ $cards }) e não a outra ({ $others }).
       *[no] { $player } escolhe a pilha { $place } ({ $cards }) e não a outra (vazia).
    }
   *[no] { $rest ->
        [yes] { $player } escolhe a pilha { $place } (vazia) e não a outra ({ $others }).
       *[no] { $player } escolhe a pilha { $place } (vazia) e não a outra (vazia).
    }
}
    .refused = E se { $player } escolher a pilha { $place }? Não pode: a regra { $refused } não permite.
choice-stored-die = { $player } lança de novo o dado { $place }.
    .refused = E se { $player } lançar de novo o dado { $place }? Não pode: a regra { $refused } não permite.
choice-pay-colorless = { $player } escolhe pagar o símbolo sem mana colorido.
    .refused = E se { $player } escolher pagar o símbolo sem mana colorido? Não pode: a regra { $refused } não permite.
choice-pay-colored = { $player } escolhe pagar o símbolo com { $mana }.
    .refused = E se { $player } escolher pagar o símbolo com { $mana }? Não pode: a regra { $refused } não permite.
choice-pay-mana = { $player } paga com { $mana }.
    .refused = E se { $player } pagar com { $mana }? Não pode: a regra { $refused } não permite.
choice-pay-with = { $player } paga com { $card }.
    .refused = E se { $player } pagar com { $card }? Não pode: a regra { $refused } não permite.
choice-pay-life = { $player } paga 2 pontos de vida.
    .refused = E se { $player } pagar 2 pontos de vida? Não pode: a regra { $refused } não permite.
choice-end = { $player } não escolhe mais nada.
    .refused = E se { $player } não escolher mais nada? Não pode: a regra { $refused } não permite.
choice-nothing = { $purpose ->
    [spell] { $player } não escolhe nenhum alvo para { $about }.
    [ability] { $player } não escolhe nenhum alvo para a habilidade de { $about }.
    [find] { $player } não encontra nada.
    [bottom] { $player } decide não colocar nada no fundo do grimório.
    [graveyard] { $player } não coloca nada no cemitério.
    [effect] { $player } não escolhe nada para o efeito de { $about }.
    [splice] { $player } não une nada a { $about }.
    [pile] { $player } não coloca nada na pilha 1.
   *[none] { $player } não escolhe nada.
}
    .refused = { $purpose ->
        [spell] E se { $player } não escolher nenhum alvo para { $about }? Não pode: a regra { $refused } não permite.
        [ability] E se { $player } não escolher nenhum alvo para a habilidade de { $about }? Não pode: a regra { $refused } não permite.
        [find] E se { $player } não encontrar nada? Não pode: a regra { $refused } não permite.
        [bottom] E se { $player } não colocar nada no fundo do grimório? Não pode: a regra { $refused } não permite.
        [graveyard] E se { $player } não colocar nada no cemitério? Não pode: a regra { $refused } não permite.
        [effect] E se { $player } não escolher nada para o efeito de { $about }? Não pode: a regra { $refused } não permite.
       *[none] E se { $player } não escolher nada? Não pode: a regra { $refused } não permite.
    }
choice-concede = { $player } concede o jogo.
    .refused = E se { $player } conceder o jogo? Não pode: a regra { $refused } não permite.

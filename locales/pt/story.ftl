# A história de um cenário: cada acontecimento em uma frase.

story-game-began = O jogo começa; o primeiro turno é de { $player }.
story-shuffled = { $player } embaralha o próprio grimório.
story-mulliganed = { $player } faz um mulligan.
story-kept = { $player } mantém a mão.
story-turn-began = Começa o turno { $turn }, de { $player }.
story-step-began = { $step ->
    [untap] Começa a etapa de desvirar.
    [upkeep] Começa a etapa de manutenção.
    [draw] Começa a etapa de compra.
    [first-main] Começa a primeira fase principal.
    [beginning-of-combat] Começa a etapa de início de combate.
    [declare-attackers] Começa a etapa de declaração de atacantes.
    [declare-blockers] Começa a etapa de declaração de bloqueadores.
    [first-strike-damage] Começa a primeira etapa de dano de combate.
    [combat-damage] Começa a etapa de dano de combate.
    [end-of-combat] Começa a etapa de final de combate.
    [additional-main] Começa a fase principal adicional.
    [additional-combat] Começa a etapa de início de combate da fase de combate adicional.
    [second-main] Começa a segunda fase principal.
    [end] Começa a etapa final.
   *[cleanup] Começa a etapa de limpeza.
}
story-skipped-step = { $step ->
    [untap] { $player } pula a etapa de desvirar.
    [upkeep] { $player } pula a etapa de manutenção.
    [draw] { $player } pula a etapa de compra.
    [first-main] { $player } pula a primeira fase principal.
    [beginning-of-combat] { $player } pula a etapa de início de combate.
    [declare-attackers] { $player } pula a etapa de declaração de atacantes.
    [declare-blockers] { $player } pula a etapa de declaração de bloqueadores.
    [first-strike-damage] { $player } pula a primeira etapa de dano de combate.
    [combat-damage] { $player } pula a etapa de dano de combate.
    [end-of-combat] { $player } pula a etapa de final de combate.
    [second-main] { $player } pula a segunda fase principal.
    [end] { $player } pula a etapa final.
   *[cleanup] { $player } pula a etapa de limpeza.
}
story-proposes-shortcut = { $times ->
    [1] { $player } propõe um atalho.
   *[other] { $player } propõe um atalho que se repete { $times } vezes.
}
story-accepts-shortcut = { $player } aceita o atalho.
story-shortens-shortcut = { $step ->
    [untap] { $player } encurta o atalho: fará outra coisa durante a etapa de desvirar.
    [upkeep] { $player } encurta o atalho: fará outra coisa durante a etapa de manutenção.
    [draw] { $player } encurta o atalho: fará outra coisa durante a etapa de compra.
    [first-main] { $player } encurta o atalho: fará outra coisa durante a primeira fase principal.
    [beginning-of-combat] { $player } encurta o atalho: fará outra coisa durante a etapa de início de combate.
    [declare-attackers] { $player } encurta o atalho: fará outra coisa durante a etapa de declaração de atacantes.
    [declare-blockers] { $player } encurta o atalho: fará outra coisa durante a etapa de declaração de bloqueadores.
    [first-strike-damage] { $player } encurta o atalho: fará outra coisa durante a primeira etapa de dano de combate.
    [combat-damage] { $player } encurta o atalho: fará outra coisa durante a etapa de dano de combate.
    [end-of-combat] { $player } encurta o atalho: fará outra coisa durante a etapa de final de combate.
    [second-main] { $player } encurta o atalho: fará outra coisa durante a segunda fase principal.
    [end] { $player } encurta o atalho: fará outra coisa durante a etapa final.
   *[cleanup] { $player } encurta o atalho: fará outra coisa durante a etapa de limpeza.
}
story-will-skip-step = { $step ->
    [untap] { $player } pulará sua próxima etapa de desvirar.
    [upkeep] { $player } pulará sua próxima etapa de manutenção.
    [draw] { $player } pulará sua próxima etapa de compra.
    [first-main] { $player } pulará da próxima vez a primeira fase principal.
    [beginning-of-combat] { $player } pulará sua próxima etapa de início de combate.
    [declare-attackers] { $player } pulará sua próxima etapa de declaração de atacantes.
    [declare-blockers] { $player } pulará sua próxima etapa de declaração de bloqueadores.
    [first-strike-damage] { $player } pulará sua próxima primeira etapa de dano de combate.
    [combat-damage] { $player } pulará sua próxima etapa de dano de combate.
    [end-of-combat] { $player } pulará sua próxima etapa de final de combate.
    [second-main] { $player } pulará da próxima vez a segunda fase principal.
    [end] { $player } pulará sua próxima etapa final.
   *[cleanup] { $player } pulará sua próxima etapa de limpeza.
}
story-will-take-extra-turn = { $player } jogará um turno extra depois deste.
story-skipped-turn = { $count ->
    [one] { $player } pula o próprio turno.
   *[other] { $player } pulam o próprio turno.
}
story-will-skip-turn = { $player } pulará seu próximo turno.
story-will-control-turn = { $own ->
    [yes] { $player } tomará as próprias decisões durante seu próximo turno.
   *[no] { $player } controlará { $whom } durante o próximo turno de { $whom }.
}
story-controls-turn = { $player } controla { $whom } durante este turno.
story-controls-search = { $player } controla { $whom } durante a procura.
story-ends-turn = { $card } termina o turno.
story-ends-combat-phase = { $card } termina a fase de combate.
story-became-level = { $card } passa a ser de nível { $level }.
story-adds-to-turn = { $part ->
    [beginning] Depois desta fase haverá uma fase inicial adicional.
    [main] Depois desta fase haverá uma fase principal adicional.
    [combat] Depois desta fase haverá uma fase de combate adicional.
    [ending] Depois desta fase haverá uma fase final adicional.
    [untap] O turno terá uma etapa de desvirar adicional.
    [upkeep] O turno terá uma etapa de manutenção adicional.
    [draw] O turno terá uma etapa de compra adicional.
    [end] O turno terá uma etapa final adicional.
   *[step] O turno terá uma etapa adicional.
}
story-cannot-pay = { $player } não pode pagar o que { $card } pede.
story-put-into-pile = { $player } coloca { $card } na pilha { $pile }.
story-passed = { $player } passa a prioridade.
story-all-passed = Todos passam a prioridade.
story-all-passed-on = Todos passam a prioridade, etapa após etapa.
story-object-nth = { $card } { $place }
story-copy = a cópia de { $card }
story-moved = { $to ->
    [battlefield] { $down ->
        [yes] { $card } entra com a face para baixo no campo de batalha.
        [copy] { $card } entra no campo de batalha como cópia de { $copied }.
        [under] { $card } entra no campo de batalha sob o controle de { $player }.
        [tapped-under] A permanente { $card } entra virada no campo de batalha sob o controle de { $player }.
        [tapped] A permanente { $card } entra virada no campo de batalha.
       *[no] { $card } entra no campo de batalha.
    }
    [graveyard] { $card } vai para o cemitério.
    [hand] { $card } vai para a mão de { $player }.
    [library] { $place ->
        [top] { $card } vai para o topo do grimório de { $player }.
        [nth] { $card } vai para o grimório de { $player }, na posição { $nth } a partir do topo.
        [bottom] { $card } vai para o fundo do grimório de { $player }.
       *[unknown] { $card } vai para o grimório de { $player }.
    }
    [exile] { $down ->
        [yes] { $card } vai para o exílio com a face para baixo.
       *[no] { $card } vai para o exílio.
    }
    [stack] { $down ->
        [yes] { $player } começa a conjurar com a face para baixo { $card }, que vai para a pilha.
       *[no] { $player } começa a conjurar { $card }, que vai para a pilha.
    }
    [command] { $card } vai para a zona de comando.
   *[outside] { $card } sai do jogo.
}
story-drew = { $player } compra um card.
story-drew-from-nothing = { $player } tenta comprar de um grimório vazio.
story-discarded = { $player } descarta { $card }.
story-played-land = { $player } joga { $card }.
story-cast = { $down ->
    [yes] { $player } conjura { $card } com a face para baixo.
   *[no] { $keyword ->
        [none] { $player } conjura { $card }.
       *[other] { $player } conjura { $card } usando { $keyword }.
    }
}
story-activated = { $mana ->
    [yes] { $player } ativa uma habilidade de mana de { $card }.
   *[no] { $ability ->
        [alone] { $player } ativa uma habilidade de { $card }.
        [cost] { $player } ativa a habilidade de { $which } de { $card }.
       *[place] { $player } ativa a habilidade { $which } de { $card }.
    }
}
story-triggered = { $repeated ->
    [1] Uma habilidade de { $card }, controlada por { $player }, desencadeia.
    [2] Duas habilidades de { $card }, controladas por { $player }, desencadeiam.
   *[other] { $repeated } habilidades de { $card }, controladas por { $player }, desencadeiam.
}
story-trigger-stacked = A habilidade desencadeada de { $card } vai para a pilha.
story-trigger-removed = A habilidade desencadeada de { $card } é removida da pilha e não faz nada.
story-trigger-dropped = A habilidade desencadeada de { $card } não chega a ser colocada na pilha.
story-targeted-player = { $ability ->
    [yes] A habilidade de { $card } tem { $player } como alvo.
   *[no] { $card } tem { $player } como alvo.
}
story-targeted-object = { $ability ->
    [yes] A habilidade de { $card } tem { $other } como alvo.
   *[no] { $card } tem { $other } como alvo.
}
story-resolving = { $idle ->
    [yes] { $ability ->
        [triggered] A habilidade desencadeada de { $card } é resolvida. Nada acontece.
        [yes] A habilidade de { $card } é resolvida. Nada acontece.
        [copy] { $card } é resolvida. Nada acontece.
       *[no] A mágica { $card } é resolvida. Nada acontece.
    }
   *[no] { $ability ->
        [triggered] A habilidade desencadeada de { $card } é resolvida.
        [yes] A habilidade de { $card } é resolvida.
        [copy] { $card } é resolvida.
       *[no] A mágica { $card } é resolvida.
    }
}
story-fizzled = { $ability ->
    [yes] A habilidade de { $card } não é resolvida: nenhum de seus alvos é válido.
    [copy] { $card } não é resolvida: nenhum de seus alvos é válido.
   *[no] A mágica { $card } não é resolvida: nenhum de seus alvos é válido.
}
story-countered = { $by ->
    [spell] { $ability ->
        [yes] { $source } anula a habilidade de { $card }.
       *[no] { $source } anula { $card }.
    }
    [ability] { $ability ->
        [yes] A habilidade de { $source } anula a habilidade de { $card }.
       *[no] A habilidade de { $source } anula { $card }.
    }
   *[none] { $ability ->
        [yes] Um efeito anula a habilidade de { $card }.
       *[no] Um efeito anula { $card }.
    }
}
story-mana-added = { $player } adiciona { $mana }.
story-no-mana-added = { $player } não adiciona mana.
story-mana-spent = { $player } gasta { $mana }.
story-mana-emptied = O mana que { $player } não gastou se perde.
story-tapped = { $repeated ->
    [1] A permanente { $card } é virada.
   *[other] São viradas: { $card } ×{ $repeated }.
}
story-untapped = { $repeated ->
    [1] A permanente { $card } é desvirada.
   *[other] São desviradas: { $card } ×{ $repeated }.
}
story-damage-player = { $amount ->
    [one] { $card } causa { $amount } ponto de dano a { $player }.
   *[other] { $card } causa { $amount } pontos de dano a { $player }.
}
story-damage-object = { $itself ->
    [yes] { $amount ->
        [one] { $card } causa { $amount } ponto de dano a si.
       *[other] { $card } causa { $amount } pontos de dano a si.
    }
   *[no] { $amount ->
        [one] { $card } causa { $amount } ponto de dano a { $other }.
       *[other] { $card } causa { $amount } pontos de dano a { $other }.
    }
}
story-damage-removed = O dano marcado nas permanentes desaparece.
story-damage-removed-from = O dano marcado em { $card } desaparece.
story-life-gained = { $amount ->
    [one] { $player } ganha { $amount } ponto de vida.
   *[other] { $player } ganha { $amount } pontos de vida.
}
story-life-lost = { $paid ->
    [yes] { $amount ->
        [one] { $player } paga { $amount } ponto de vida.
       *[other] { $player } paga { $amount } pontos de vida.
    }
   *[no] { $amount ->
        [one] { $player } perde { $amount } ponto de vida.
       *[other] { $player } perde { $amount } pontos de vida.
    }
}
story-counters-added = { $amount ->
    [one] Um marcador { $kind } é colocado em { $card }.
   *[other] São colocados { $amount } marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    } em { $card }.
}
story-counters-removed = { $amount ->
    [one] Um marcador { $kind } é removido de { $card }.
   *[other] São removidos { $amount } marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    } de { $card }.
}
story-destroyed = A permanente { $card } é destruída.
story-sacrificed = { $player } sacrifica { $card }.
story-created = { $player } cria uma ficha: { $card }.
story-emblem = { $player } recebe um emblema.
story-copied = { $ability ->
    [yes] { $player } copia uma habilidade de { $card }; a cópia vai para a pilha.
   *[no] { $player } coloca na pilha uma cópia de { $card }.
}
story-ceased = { $token ->
    [yes] A ficha { $card } deixa de existir.
   *[no] A cópia de { $card } deixa de existir.
}
story-committed-crime = { $player } comete um crime.
story-scried = { $player } usa vidência.
story-explored = { $card } explora.
story-proliferated = { $player } prolifera.
story-populated = { $player } povoa.
story-bolstered = { $player } revigora.
story-manifested = { $player } manifesta um card.
story-supported = { $player } realiza suporte.
story-investigated = { $player } investiga.
story-learned = { $player } aprende.
story-incubated = { $player } incuba.
story-cloaked = { $player } encobre um card.
story-foraged = { $player } forrageia.
story-clashed = { $player } confronta { $whom }.
story-fought = { $itself ->
    [yes] { $card } luta consigo.
   *[no] { $card } e { $other } lutam.
}
story-put-on-bottom = { $card } fica no fundo do grimório de { $player }.
story-leaves-with-owner = Todos os objetos dos quais { $player } é o dono deixam o jogo.
story-fatesealed = { $player } predestina, olhando o topo do grimório de { $owner }.
story-bound = { $how ->
    [encoded] { $card } é cifrado em { $other }.
   *[haunts] { $card } assombra { $other }.
}
story-paired = As criaturas { $card } e { $other } ficam emparelhadas.
story-unpaired = As criaturas { $card } e { $other } deixam de estar emparelhadas.
story-put-sticker = { $player } coloca um adesivo em { $card }.
story-moved-sticker = Um adesivo passa de { $card } para { $other }.
story-will-regenerate = Da próxima vez que fosse ser destruída neste turno, a permanente { $card } se regenera.
story-created-delayed-trigger = { $card } cria uma habilidade desencadeada retardada.
story-merged = { $top ->
    [yes] { $card } mescla-se com { $other }, por cima.
   *[no] { $card } mescla-se com { $other }, por baixo.
}
story-suspended = { $player } suspende { $card }.
story-foretold = { $player } profetiza { $card }.
story-plotted = { $player } trama { $card }.
story-ignored-effect = { $player } realiza a ação especial de ignorar o efeito de { $card }.
story-ended-effect = { $player } realiza a ação especial de encerrar o efeito de { $card }.
story-turns-face-up = { $player } realiza a ação especial de virar a permanente { $card } com a face para cima.
story-fetched-companion = { $player } realiza a ação especial de colocar { $card }, seu companheiro, na própria mão.
story-surveilled = { $player } vigia.
story-amassed = { $player } arregimenta.
story-connived = { $card } confabula.
story-time-travelled = { $player } viaja no tempo.
story-discovered = { $player } descobre.
story-collected-evidence = { $player } coleta provas.
story-manifested-dread = { $player } manifesta pavor.
story-coin-flipped = { $won ->
    [won] { $heads ->
        [yes] { $player } joga uma moeda, dá cara e vence a jogada.
       *[no] { $player } joga uma moeda, dá coroa e vence a jogada.
    }
    [lost] { $heads ->
        [yes] { $player } joga uma moeda, dá cara e perde a jogada.
       *[no] { $player } joga uma moeda, dá coroa e perde a jogada.
    }
   *[no] { $heads ->
        [yes] { $player } joga uma moeda e dá cara.
       *[no] { $player } joga uma moeda e dá coroa.
    }
}
story-rolled = { $player } rola um dado de { $sides } lados e tira { $amount }.
story-roll-result = O resultado de { $player } é { $amount }.
story-ring-tempted = O Anel tenta { $player }.
story-ring-bearer = { $on ->
    [yes] { $card } torna-se portador do Anel.
   *[no] { $card } deixa de ser portador do Anel.
}
story-suspected = { $on ->
    [yes] A criatura { $card } torna-se suspeita.
   *[no] A criatura { $card } deixa de ser suspeita.
}
story-milled = { $amount ->
    [one] { $player } tritura um card.
   *[other] { $player } tritura { $amount } cards.
}
story-searched = { $player } procura em seu grimório.
story-searched-library = { $player } procura no grimório de { $owner }.
story-exerted = { $player } exaure { $card }.
story-became-monstrous = { $card } torna-se uma criatura monstruosa.
story-becomes-day = Torna-se dia.
story-becomes-night = Torna-se noite.
story-became-monarch = { $player } torna-se monarca.
story-took-initiative = { $player } toma a iniciativa.
story-got-blessing = { $player } recebe a bênção da cidade.
story-became-protector = { $player } é quem protege { $card }.
story-completed-dungeon = { $player } completa { $card }.
story-entered-room = { $player } entra na sala { $room }.
story-ventured = { $player } se aventura na masmorra.
story-planar-die =
    { $face ->
        [planeswalker] { $player } lança o dado planar: sai o símbolo de Planeswalker.
        [chaos] { $player } lança o dado planar: sai o caos.
       *[blank] { $player } lança o dado planar: sai uma face em branco.
    }
story-chaos-ensued = O caos se instaura.
story-planeswalked-to = { $player } vaga pelos planos até { $card }.
story-planeswalked-away = { $player } deixa { $card }.
story-encountered = { $player } encontra { $card }.
story-set-in-motion = { $player } aciona { $card }.
story-abandoned-scheme = { $player } abandona { $card }.
story-turned-up-in-command-zone = O card { $card } é colocado com a face para cima na zona de comando.
story-put-face-down-in-command-zone = O card { $card } é colocado com a face para baixo na zona de comando, com um nome escolhido em segredo.
story-revealed-name = O nome escolhido para { $card } é { $name }.
story-put-back-on-deck = { $deck ->
    [scheme] O card { $card } é colocado com a face para baixo no fundo do deck de esquemas.
   *[planar] O card { $card } é colocado com a face para baixo no fundo do deck planar.
}
story-opened-attraction = { $player } abre { $card }.
story-visited = { $player } visita { $card }.
story-evolved = { $card } evolui.
story-mutated = { $card } sofre mutação.
story-exploited = { $card } explora (exploit) uma criatura.
story-renowned = A criatura { $card } torna-se renomada.
story-sector = { $sector ->
    [alpha] { $card } fica no setor alfa.
    [beta] { $card } fica no setor beta.
    [gamma] { $card } fica no setor gama.
   *[none] { $card } não está mais em nenhum setor.
}
story-casting-reversed = A conjuração de { $card } é desfeita: não é possível pagar por ela.
story-solved = { $card } é solucionado.
story-saddled = { $on ->
    [yes] A Montaria { $card } fica selada.
   *[no] A Montaria { $card } não está mais selada.
}
story-voted = { $player } vota.
story-attacked = { $card } ataca { $player }.
story-attacked-permanent = { $card } ataca { $other }.
story-flipped = A permanente { $card } é girada.
story-unlocked = { $player } destranca { $door }.
story-locked = { $player } tranca { $door }.
story-phased-out = { $card } sai de fase.
story-phased-in = { $card } entra em fase.
story-transformed = { $other ->
    [none] { $card } se transforma.
   *[other] { $card } se transforma em { $other }.
}
story-transformed-copy = { $card } se transforma e continua sendo uma cópia de { $copied }.
story-converted = { $other ->
    [none] { $card } se converte.
   *[other] { $card } se converte em { $other }.
}
story-attached = A permanente { $card } é anexada a { $other }.
story-turned-over = { $up ->
    [yes] A permanente { $card } é virada com a face para cima.
   *[no] A permanente { $card } é virada com a face para baixo.
}
story-revealed = O card { $card } é revelado a todos os jogadores.
story-attached-player = A permanente { $card } é anexada a { $player }.
story-unattached = { $card } se solta.
story-regenerated = { $card } se regenera.
story-prevented-player = { $amount ->
    [one] { $amount } ponto de dano a { $player } é prevenido.
   *[other] { $amount } pontos de dano a { $player } são prevenidos.
}
story-prevented-object = { $amount ->
    [one] { $amount } ponto de dano a { $card } é prevenido.
   *[other] { $amount } pontos de dano a { $card } são prevenidos.
}
story-counters-added-player = { $amount ->
    [one] { $player } recebe um marcador { $kind }.
   *[other] { $player } recebe { $amount } marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    }.
}
story-counters-removed-player = { $amount ->
    [one] { $player } perde um marcador { $kind }.
   *[other] { $player } perde { $amount } marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    }.
}
story-counter = { $kind ->
    [shield] de escudo
    [stun] de atordoamento
    [loyalty] de lealdade
    [poison] de veneno
    [rad] de radiação
    [finality] de finalidade
    [energy] de energia
    [ticket] de tíquete
    [defense] de defesa
    [lore] de conhecimento
    [charge] de carga
    [time] temporal
    [level] de nível
    [age] de idade
    [fade] de sumiço
    [keyword] de { $keyword }
   *[named] do seu tipo
}
story-blocked = { $card } bloqueia { $other }.
story-became-blocked = A criatura atacante { $card } fica bloqueada.
story-unblocked = Ninguém bloqueia { $card }.
story-joined-combat = { $how ->
    [attacks-player] { $card } está atacando { $whom }.
    [attacks] { $card } está atacando { $whom }.
    [blocks] { $card } está bloqueando { $whom }.
   *[none] { $card } toma parte no combate.
}
story-banded = { $card } e { $other } atacam em bando.
story-left-combat = { $card } sai do combate.
story-effect-began = Um efeito passa a se aplicar a { $card }.
story-effect-sets-size = { $card } tem poder e resistência básicos { $size }.
story-effect-sets-power = { $card } tem poder básico { $power }.
story-effect-sets-toughness = { $card } tem resistência básica { $toughness }.
story-effect-modifies-size = { $card } recebe { $size }.
story-effect-switches-size = O poder e a resistência de { $card } são trocados.
story-effect-gives = { $card } ganha { $keyword }.
story-effect-protects = { $card } ganha proteção contra tudo.
story-effect-protects-from = { $card } ganha proteção contra { $colors }.
story-effect-protects-from-type = { $type ->
    [artifact] { $card } ganha proteção contra artefatos.
    [creature] { $card } ganha proteção contra criaturas.
    [enchantment] { $card } ganha proteção contra encantamentos.
    [instant] { $card } ganha proteção contra mágicas instantâneas.
    [land] { $card } ganha proteção contra terrenos.
    [planeswalker] { $card } ganha proteção contra planeswalkers.
    [sorcery] { $card } ganha proteção contra feitiços.
   *[other] { $card } ganha proteção.
}
story-effect-takes = { $card } perde { $keyword }.
story-effect-takes-all = { $card } perde todas as habilidades.
story-effect-gives-ability = { $known ->
    [yes] { $card } ganha “{ $text }”.
   *[no] { $card } ganha uma habilidade.
}
story-effect-gives-activated = { $card } ganha todas as habilidades ativadas de { $other }.
story-effect-copies = { $card } torna-se uma cópia de { $other }.
story-effect-changes-text = O texto de { $card } muda.
story-effect-adds-types = { $card } passa a ser também { $types }.
story-effect-sets-types = { $card } passa a ser { $types } e deixa de ter outros tipos de card.
story-effect-sets-land-types = { $card } passa a ser { $types } e deixa de ter outros tipos de terreno.
story-effect-removes-types = { $card } deixa de ser { $types }.
story-effect-sets-colors = { $card } passa a ser de cor { $colors }.
story-effect-adds-colors = { $card } passa a ser também de cor { $colors }.
story-effect-takes-colors = { $card } deixa de ter cor.
story-effect-cant-attack = { $card } não pode atacar.
story-effect-cant-block = { $card } não pode bloquear.
story-effect-cant-be-blocked = Nenhuma criatura pode bloquear { $card }.
story-effect-must-attack = { $card } ataca se puder.
story-effect-must-block = { $card } bloqueia se puder.
story-effect-must-be-blocked = Alguma criatura deve bloquear { $card } se puder.
story-effect-cant-activate = As habilidades ativadas de { $card } não podem ser ativadas.
story-effect-goads = A criatura { $card } é incitada.
story-effect-doesnt-untap = A permanente { $card } não é desvirada na etapa de desvirar.
story-control = { $owner ->
    [yes] { $player } recupera o controle de { $card }.
   *[no] { $player } ganha o controle de { $card }.
}
story-effects-ended = { $combat ->
    [yes] Terminam os efeitos que duravam até o final do combate.
   *[no] Terminam os efeitos que duravam até o final do turno.
}
story-deals-no-damage = { $card } não causa dano de combate.
story-will-be-exiled = { $dies ->
    [yes] A partir de agora, se { $card } for morrer, vai para o exílio em vez disso.
   *[no] A partir de agora, se { $card } for deixar o campo de batalha, vai para o exílio em vez disso.
}
story-prevention-began = Passa a valer um efeito de { $card } que previne dano.
story-lost = { $loss ->
    [conceded] { $player } concede e perde o jogo.
    [life] { $player } perde o jogo: não tem mais pontos de vida.
    [library] { $player } perde o jogo: tentou comprar de um grimório vazio.
    [poison] { $player } perde o jogo: tem dez ou mais marcadores de veneno.
    [team-poison] { $player } perde o jogo: sua equipe tem marcadores de veneno demais.
    [commander] { $player } perde o jogo: um mesmo comandante lhe causou 21 ou mais pontos de dano de combate.
   *[effect] { $player } perde o jogo por um efeito.
}
story-draw = O jogo termina empatado.
story-won = { $count ->
    [one] { $players } vence o jogo.
   *[other] { $players } vencem o jogo.
}
story-refused = Uma regra proíbe isto: “{ $line }”
story-broken-off = O relato termina aqui, embora o jogo continue: não se contam mais de { $kibibytes } KiB.
story-board-player = { $player }: vida { $life }, veneno { $poison }, cards no grimório { $library }
story-board-zone = { $zone ->
    [battlefield] Campo de batalha: { $cards }
    [hand] Mão: { $cards }
    [graveyard] Cemitério: { $cards }
    [exile] Exílio: { $cards }
   *[stack] Pilha: { $cards }
}
story-board-more = e mais { $count }
story-board-permanent = { $creature ->
    [yes] { $tapped ->
        [yes] { $damage ->
            [0] { $card } ({ $power }/{ $toughness }, virada)
           *[other] { $card } ({ $power }/{ $toughness }, dano { $damage }, virada)
        }
       *[no] { $damage ->
            [0] { $card } ({ $power }/{ $toughness })
           *[other] { $card } ({ $power }/{ $toughness }, dano { $damage })
        }
    }
   *[no] { $tapped ->
        [yes] { $card } (virada)
       *[no] { $card }
    }
}

# O que seria verdade sem uma regra: cada estado em uma frase.

state-object = { $card }
state-object-nth = { $card } { $place }
state-object-of = { $card } de { $player }
state-object-nth-of = { $card } { $place } de { $player }
state-life = { $amount ->
    [one] { $player } tem { $amount } ponto de vida.
   *[other] { $player } tem { $amount } pontos de vida.
}
state-poison = { $amount ->
    [0] { $player } não tem marcadores de veneno.
    [1] { $player } tem { $amount } marcador de veneno.
   *[other] { $player } tem { $amount } marcadores de veneno.
}
state-tickets = { $amount ->
    [0] { $player } não tem marcadores de tíquete.
    [1] { $player } tem { $amount } marcador de tíquete.
   *[other] { $player } tem { $amount } marcadores de tíquete.
}
state-rad = { $amount ->
    [0] { $player } não tem marcadores de radiação.
    [1] { $player } tem { $amount } marcador de radiação.
   *[other] { $player } tem { $amount } marcadores de radiação.
}
state-daytime = { $is ->
    [yes] É noite.
    [no] É dia.
   *[neither] Não é dia nem noite.
}
state-monarch = { $is ->
    [no] Ninguém é monarca.
   *[yes] { $player } é monarca.
}
state-initiative = { $is ->
    [no] Ninguém tem a iniciativa.
   *[yes] { $player } tem a iniciativa.
}
state-completed-dungeons = { $amount ->
    [0] { $player } não completou nenhuma masmorra.
    [one] { $player } completou { $amount } masmorra.
   *[other] { $player } completou { $amount } masmorras.
}
state-room = { $player } está na sala { $room }.
state-mana = { $amount ->
    [0] { $player } não tem mana na reserva.
   *[other] { $player } tem { $amount } de mana na reserva.
}
state-cards = { $zone ->
    [hand] { $amount ->
        [0] { $player } não tem cards na mão.
        [1] { $player } tem { $amount } card na mão.
       *[other] { $player } tem { $amount } cards na mão.
    }
    [graveyard] { $amount ->
        [0] { $player } não tem cards no cemitério.
        [1] { $player } tem { $amount } card no cemitério.
       *[other] { $player } tem { $amount } cards no cemitério.
    }
    [library] { $amount ->
        [0] { $player } não tem cards no grimório.
        [1] { $player } tem { $amount } card no grimório.
       *[other] { $player } tem { $amount } cards no grimório.
    }
   *[exile] { $amount ->
        [0] { $player } não tem cards no exílio.
        [1] { $player } tem { $amount } card no exílio.
       *[other] { $player } tem { $amount } cards no exílio.
    }
}
state-cards-of = { $zone ->
    [battlefield] { $amount ->
        [0] Não há nenhuma permanente chamada { $card } sob o controle de { $player }.
        [1] Há uma permanente chamada { $card } sob o controle de { $player }.
       *[other] Há { $amount } permanentes chamadas { $card } sob o controle de { $player }.
    }
    [hand] { $amount ->
        [0] Não há nenhum card chamado { $card } na mão de { $player }.
        [1] Há um card chamado { $card } na mão de { $player }.
       *[other] Há { $amount } cards chamados { $card } na mão de { $player }.
    }
    [graveyard] { $amount ->
        [0] Não há nenhum card chamado { $card } no cemitério de { $player }.
        [1] Há um card chamado { $card } no cemitério de { $player }.
       *[other] Há { $amount } cards chamados { $card } no cemitério de { $player }.
    }
    [library] { $amount ->
        [0] Não há nenhum card chamado { $card } no grimório de { $player }.
        [1] Há um card chamado { $card } no grimório de { $player }.
       *[other] Há { $amount } cards chamados { $card } no grimório de { $player }.
    }
   *[exile] { $amount ->
        [0] Não há no exílio nenhum card de { $player } chamado { $card }.
        [1] Há no exílio um card de { $player } chamado { $card }.
       *[other] Há no exílio { $amount } cards de { $player } chamados { $card }.
    }
}
state-place = { $zone ->
    [battlefield] { $card } está no campo de batalha.
    [hand] { $card } está na mão.
    [graveyard] { $card } está no cemitério.
    [library] { $card } está no grimório.
    [stack] { $card } está na pilha.
    [command] { $card } está na zona de comando.
   *[exile] { $card } está no exílio.
}
state-place-of = { $zone ->
    [battlefield] { $card } está no campo de batalha sob o controle de { $player }.
    [hand] { $card } está na mão de { $player }.
    [graveyard] { $card } está no cemitério de { $player }.
    [library] { $card } está no grimório de { $player }.
    [stack] { $card } de { $player } está na pilha.
    [command] { $card } de { $player } está na zona de comando.
   *[exile] { $card } de { $player } está no exílio.
}
state-face-down = { $is ->
    [yes] { $card } está com a face para baixo.
   *[no] { $card } está com a face para cima.
}
state-named = { $is ->
    [yes] { $card } se chama { $name }.
   *[no] { $card } não se chama { $name }.
}
state-cannot-turn-face-up = { $player } não pode virar { $card } com a face para cima.
state-cannot-unlock = { $player } não pode destrancar { $card }.
state-unlocked = { $is ->
    [yes] A porta { $card } está destrancada.
   *[no] A porta { $card } está trancada.
}
state-tapped = { $is ->
    [yes] A permanente { $card } está virada.
   *[no] A permanente { $card } está desvirada.
}
state-size = { $card } é { $size }.
state-counters = { $amount ->
    [0] { $card } não tem marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    }.
    [1] { $card } tem { $amount } marcador { $kind }.
   *[other] { $card } tem { $amount } marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    }.
}
state-damage = { $amount ->
    [0] { $card } não tem dano marcado.
    [1] { $card } tem { $amount } ponto de dano marcado.
   *[other] { $card } tem { $amount } pontos de dano marcados.
}
state-attacking = { $is ->
    [yes] { $card } está atacando.
   *[no] { $card } não está atacando.
}
state-exists = { $is ->
    [yes] { $card } continua existindo.
   *[no] { $card } não existe mais.
}
state-in-game = { $is ->
    [yes] { $player } continua no jogo.
   *[no] { $player } está fora do jogo.
}
state-outcome = { $outcome ->
    [won] { $player } vence o jogo.
    [won-alone] Só { $player } vence o jogo.
    [draw] O jogo é um empate.
   *[open] O jogo continua.
}
state-turn = É o turno de { $player }.
state-step = { $step ->
    [untap] É a etapa de desvirar.
    [upkeep] É a etapa de manutenção.
    [draw] É a etapa de compra.
    [first-main] É a primeira fase principal.
    [beginning-of-combat] É a etapa de início de combate.
    [declare-attackers] É a etapa de declaração de atacantes.
    [declare-blockers] É a etapa de declaração de bloqueadores.
    [first-strike-damage] É a primeira etapa de dano de combate.
    [combat-damage] É a etapa de dano de combate.
    [end-of-combat] É a etapa de final de combate.
    [second-main] É a segunda fase principal.
    [end] É a etapa final.
   *[cleanup] É a etapa de limpeza.
}
state-priority = { $player } tem a prioridade.
state-stack = { $amount ->
    [0] A pilha está vazia.
    [1] Há { $amount } objeto na pilha.
   *[other] Há { $amount } objetos na pilha.
}
state-repeated = { $times ->
    [1] { $sentence }
    [2] { $sentence } Isso acontece duas vezes.
   *[other] { $sentence } Isso acontece { $times } vezes.
}
state-without = Sem a regra { $number }: { $text }
state-cannot-cast = { $keyword ->
    [none] { $count ->
        [0] { $player } não pode conjurar { $card }.
        [one] { $player } não pode conjurar { $card } com { $targets } como alvo.
       *[other] { $player } não pode conjurar { $card } com { $targets } como alvos.
    }
   *[other] { $count ->
        [0] { $player } não pode conjurar { $card } usando { $keyword }.
        [one] { $player } não pode conjurar { $card } usando { $keyword }, com { $targets } como alvo.
       *[other] { $player } não pode conjurar { $card } usando { $keyword }, com { $targets } como alvos.
    }
}
state-cannot-activate = { $count ->
    [0] { $player } não pode ativar a habilidade de { $card }.
    [one] { $player } não pode ativar a habilidade de { $card } com { $targets } como alvo.
   *[other] { $player } não pode ativar a habilidade de { $card } com { $targets } como alvos.
}
state-cannot-play = { $player } não pode jogar { $card }.
state-cannot-get-mana = { $player } não pode obter mana de { $card }.
state-cannot-attack = { $whom ->
    [none] { $player } não pode atacar com { $card }.
   *[other] { $player } não pode atacar { $whom } com { $card }.
}
state-cannot-block = { $player } não pode bloquear { $other } com { $card }.
state-cannot-cast-for = { $player } não pode conjurar { $card } no lugar de { $whom }.
state-cannot-concede-for = { $player } não pode conceder no lugar de { $whom }.
state-cannot-choose = { $player } não pode escolher { $card }.
state-cannot-choose-for = { $player } não pode escolher { $card } no lugar de { $whom }.
state-cannot-roll-planar-die = { $player } não pode lançar o dado planar.
state-cannot-fetch-companion = { $player } não pode colocar seu companheiro na própria mão.

# A mesa de um caso.

board-zone = { $zone ->
    [battlefield] Campo de batalha
    [lands] Terrenos
    [hand] Mão
    [graveyard] Cemitério
    [exile] Exílio
    [stack] Pilha
    [command] Zona de comando
    [library] Grimório
   *[outside] Fora do jogo
}
board-fact = { $fact ->
    [life] Vida
    [hand] Mão
    [library] Grimório
    [day] Dia
    [night] Noite
    [monarch] Monarca
    [initiative] Iniciativa
    [dungeons] Masmorras completadas
   *[mana] Mana
}
board-room = sala: { $room }
board-door = { $unlocked ->
    [yes] destrancada: { $door }
   *[no] trancada: { $door }
}
board-chosen-name = nome escolhido: { $name }
board-counters = Marcadores { $kind ->
    [temporal] temporais
   *[other] { $kind }
}
board-counter = { $amount ->
    [one] um marcador { $kind }
   *[other] { $amount } marcadores { $kind ->
        [temporal] temporais
       *[other] { $kind }
    }
}
board-damage = dano: { $amount }
board-mark = { $mark ->
    [tapped] virada
    [token] ficha
    [face-down] com a face para baixo
    [solved] solucionado
   *[flipped] girada
}
board-attacks = { $blocked ->
    [yes] ataca { $whom }, bloqueada
   *[no] ataca { $whom }
}
board-banded = em bando com { $others }
board-blocks = bloqueia { $attacker }
board-bound = { $haunts ->
    [yes] assombrada por: { $card }
   *[no] cifrado: { $card }
}
board-controller = de { $player }
board-ability = Habilidade de { $card }
board-target = alvo: { $target }
board-face = { $layout ->
    [back] Face traseira
    [half] Metade direita
    [door] Porta direita
    [adventure] Aventura
    [flipped] Metade girada
    [melded] Face fundida
   *[other] Outra face
}

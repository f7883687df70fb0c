# What a player can choose at each point: each choice as a sentence in the present, which begins with who makes it.

choice-pass = { $player } passes priority.
choice-play-land = { $player } plays { $card }.
choice-cast = { $way ->
    [1] { $keyword ->
        [none] { $player } casts { $card }.
       *[other] { $player } casts { $card } using { $keyword }.
    }
   *[other] { $keyword ->
        [none] { $player } casts { $card } another way ({ $way }).
       *[other] { $player } casts { $card } using { $keyword }, another way ({ $way }).
    }
}
choice-activate = { $ability ->
    [0] { $player } activates the ability of { $card }.
   *[other] { $player } activates ability { $ability } of { $card }.
}
choice-mana = { $player } gets { $mana } from { $card }.
choice-turn-face-up = { $player } turns { $card } face up.
choice-end-effect = { $player } pays to end an effect.
choice-roll-planar-die = { $player } rolls the planar die.
choice-fetch-companion = { $player } puts their companion into their hand.
choice-attack = { $player } attacks { $whom } with { $card }.
choice-end-attack = { $declared ->
    [yes] { $player } attacks with nothing else.
   *[no] { $player } doesn’t attack.
}
choice-block = { $player } blocks { $attacker } with { $card }.
choice-end-block = { $declared ->
    [yes] { $player } blocks with nothing else.
   *[no] { $player } doesn’t block.
}
choice-keep-hand = { $kept ->
    [yes] { $player } keeps their hand.
   *[no] { $player } takes a mulligan.
}
choice-answer = { $yes ->
    [yes] { $about ->
        [none] { $player } accepts ({ $number }).
       *[other] { $player } accepts what { $about } offers ({ $number }).
    }
   *[no] { $about ->
        [none] { $player } declines ({ $number }).
       *[other] { $player } declines what { $about } offers ({ $number }).
    }
}
choice-number = { $player } chooses the number { $amount } ({ $number }).
choice-assign = { $player } assigns { $amount } damage from { $card } to { $whom }.
choice-object = { $player } chooses { $card } ({ $number }).
choice-player = { $player } chooses { $whom } ({ $number }).
choice-mode = { $player } chooses option { $mode } ({ $number }).
choice-mana-kind = { $player } chooses { $mana }.
choice-subtype = { $player } chooses the subtype { $subtype }.
choice-name = { $player } chooses the name { $card }.
choice-order = { $player } puts the ability of { $card } onto the stack next.
choice-effect = { $player } applies effect { $place } first ({ $number }).
choice-pay-mana = { $player } pays with { $mana }.
choice-pay-with = { $player } pays with { $card }.
choice-pay-life = { $player } pays 2 life.
choice-end = { $player } chooses nothing more ({ $number }).
choice-concede = { $player } concedes the game.

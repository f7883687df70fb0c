# What a player can choose at each point: each choice as a sentence in the present, which begins with who makes it.

choice-pass = { $player } passes priority.
    .refused = What if { $player } passes priority? Not allowed: rule { $refused } forbids it.
choice-play-land = { $player } plays { $card }.
    .refused = What if { $player } plays { $card }? Not allowed: rule { $refused } forbids it.
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
    .refused = { $way ->
        [1] { $keyword ->
            [none] What if { $player } casts { $card }? Not allowed: rule { $refused } forbids it.
           *[other] What if { $player } casts { $card } using { $keyword }? Not allowed: rule { $refused } forbids it.
        }
       *[other] { $keyword ->
            [none] What if { $player } casts { $card } another way ({ $way })? Not allowed: rule { $refused } forbids it.
           *[other] What if { $player } casts { $card } using { $keyword }, another way ({ $way })? Not allowed: rule { $refused } forbids it.
        }
    }
choice-activate = { $ability ->
    [0] { $player } activates the ability of { $card }.
   *[other] { $player } activates ability { $ability } of { $card }.
}
    .refused = { $ability ->
        [0] What if { $player } activates the ability of { $card }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } activates ability { $ability } of { $card }? Not allowed: rule { $refused } forbids it.
    }
choice-mana = { $player } gets { $mana } from { $card }.
    .refused = What if { $player } gets { $mana } from { $card }? Not allowed: rule { $refused } forbids it.
choice-turn-face-up = { $player } turns { $card } face up.
    .refused = What if { $player } turns { $card } face up? Not allowed: rule { $refused } forbids it.
choice-special = { $action ->
    [ignore-effect] { $player } ignores the effect of { $card }.
    [discard] { $player } discards { $card } as a special action.
    [suspend] { $player } suspends { $card }.
    [foretell] { $player } foretells { $card }.
    [plot] { $player } plots { $card }.
   *[unlock] { $player } pays to unlock the half of { $card }.
}
    .refused = { $action ->
        [ignore-effect] What if { $player } ignores the effect of { $card }? Not allowed: rule { $refused } forbids it.
        [discard] What if { $player } discards { $card } as a special action? Not allowed: rule { $refused } forbids it.
        [suspend] What if { $player } suspends { $card }? Not allowed: rule { $refused } forbids it.
        [foretell] What if { $player } foretells { $card }? Not allowed: rule { $refused } forbids it.
        [plot] What if { $player } plots { $card }? Not allowed: rule { $refused } forbids it.
       *[unlock] What if { $player } pays to unlock the half of { $card }? Not allowed: rule { $refused } forbids it.
    }
choice-end-effect = { $player } pays to end an effect.
    .refused = What if { $player } pays to end an effect? Not allowed: rule { $refused } forbids it.
choice-roll-planar-die = { $player } rolls the planar die.
    .refused = What if { $player } rolls the planar die? Not allowed: rule { $refused } forbids it.
choice-fetch-companion = { $player } puts their companion into their hand.
    .refused = What if { $player } puts their companion into their hand? Not allowed: rule { $refused } forbids it.
choice-attack = { $player } attacks { $whom } with { $card }.
    .refused = What if { $player } attacks { $whom } with { $card }? Not allowed: rule { $refused } forbids it.
choice-end-attack = { $declared ->
    [few] { $player } attacks with only { $names }.
    [many] { $player } attacks with nothing else.
   *[no] { $player } doesn’t attack.
}
    .refused = { $declared ->
        [few] What if { $player } attacks with only { $names }? Not allowed: rule { $refused } forbids it.
        [many] What if { $player } attacks with nothing else? Not allowed: rule { $refused } forbids it.
       *[no] What if { $player } doesn’t attack? They have to: rule { $refused } requires it.
    }
choice-block = { $player } blocks { $attacker } with { $card }.
    .refused = What if { $player } blocks { $attacker } with { $card }? Not allowed: rule { $refused } forbids it.
choice-end-block = { $declared ->
    [few] { $player } blocks with only { $names }.
    [many] { $player } blocks with nothing else.
   *[no] { $player } doesn’t block.
}
    .refused = { $declared ->
        [few] What if { $player } blocks with only { $names }? Not allowed: rule { $refused } forbids it.
        [many] What if { $player } blocks with nothing else? Not allowed: rule { $refused } forbids it.
       *[no] What if { $player } doesn’t block? They have to: rule { $refused } requires it.
    }
choice-keep-hand = { $kept ->
    [yes] { $player } keeps their hand.
   *[no] { $player } takes a mulligan.
}
    .refused = { $kept ->
        [yes] What if { $player } keeps their hand? Not allowed: rule { $refused } forbids it.
       *[no] What if { $player } takes a mulligan? Not allowed: rule { $refused } forbids it.
    }
choice-answer = { $answer ->
    [additional-cost] { $yes ->
        [yes] { $player } decides to pay the additional cost of { $about }.
       *[no] { $player } doesn’t pay the additional cost of { $about }.
    }
    [asked-cost] { $yes ->
        [yes] { $player } decides to pay what { $about } asks for.
       *[no] { $player } doesn’t pay what { $about } asks for.
    }
    [new-targets] { $yes ->
        [yes] { $player } chooses new targets for { $about }.
       *[no] { $player } keeps the targets of { $about }.
    }
    [free-cast] { $yes ->
        [yes] { $player } casts { $about } without paying its mana cost.
       *[no] { $player } doesn’t cast { $about }.
    }
    [forced-cast] { $yes ->
        [yes] { $player } casts { $about }.
       *[no] { $player } doesn’t cast { $about }.
    }
    [graveyard] { $yes ->
        [yes] { $player } puts { $about } into the graveyard.
       *[no] { $player } doesn’t put { $about } into the graveyard.
    }
    [bottom] { $yes ->
        [yes] { $player } puts { $about } on the bottom of the library.
       *[no] { $player } leaves { $about } on top of the library.
    }
    [reveal] { $yes ->
        [yes] { $player } reveals { $about }.
       *[no] { $player } doesn’t reveal { $about }.
    }
    [command-zone] { $yes ->
        [yes] { $player } puts { $about } into the command zone.
       *[no] { $player } doesn’t put { $about } into the command zone.
    }
   *[other] { $yes ->
        [yes] { $player } uses the effect of { $about }.
       *[no] { $player } doesn’t use the effect of { $about }.
    }
}
    .refused = { $answer ->
        [additional-cost] { $yes ->
            [yes] What if { $player } pays the additional cost of { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t pay the additional cost of { $about }? Not allowed: rule { $refused } forbids it.
        }
        [asked-cost] { $yes ->
            [yes] What if { $player } pays what { $about } asks for? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t pay what { $about } asks for? Not allowed: rule { $refused } forbids it.
        }
        [new-targets] { $yes ->
            [yes] What if { $player } chooses new targets for { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } keeps the targets of { $about }? Not allowed: rule { $refused } forbids it.
        }
        [free-cast] { $yes ->
            [yes] What if { $player } casts { $about } without paying its mana cost? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t cast { $about }? Not allowed: rule { $refused } forbids it.
        }
        [forced-cast] { $yes ->
            [yes] What if { $player } casts { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t cast { $about }? Not allowed: rule { $refused } forbids it.
        }
        [graveyard] { $yes ->
            [yes] What if { $player } puts { $about } into the graveyard? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t put { $about } into the graveyard? Not allowed: rule { $refused } forbids it.
        }
        [bottom] { $yes ->
            [yes] What if { $player } puts { $about } on the bottom of the library? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } leaves { $about } on top of the library? Not allowed: rule { $refused } forbids it.
        }
        [reveal] { $yes ->
            [yes] What if { $player } reveals { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t reveal { $about }? Not allowed: rule { $refused } forbids it.
        }
        [command-zone] { $yes ->
            [yes] What if { $player } puts { $about } into the command zone? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t put { $about } into the command zone? Not allowed: rule { $refused } forbids it.
        }
       *[other] { $yes ->
            [yes] What if { $player } uses the effect of { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t use the effect of { $about }? Not allowed: rule { $refused } forbids it.
        }
    }
choice-number = { $player } chooses the number { $amount }.
    .refused = What if { $player } chooses the number { $amount }? Not allowed: rule { $refused } forbids it.
choice-x = { $purpose ->
    [none] { $player } chooses X = { $amount }.
   *[other] { $player } chooses X = { $amount } for { $about }.
}
    .refused = { $purpose ->
        [none] What if { $player } chooses X = { $amount }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses X = { $amount } for { $about }? Not allowed: rule { $refused } forbids it.
    }
choice-assign = { $player } assigns { $amount } damage from { $card } to { $whom }.
    .refused = What if { $player } assigns { $amount } damage from { $card } to { $whom }? Not allowed: rule { $refused } forbids it.
choice-object = { $purpose ->
    [spell] { $player } chooses { $card } as the target of { $about }.
    [ability] { $player } chooses { $card } as the target of the ability of { $about }.
    [effect] { $player } chooses { $card } for the effect of { $about }.
   *[none] { $player } chooses { $card }.
}
    .refused = { $purpose ->
        [spell] What if { $player } chooses { $card } as the target of { $about }? Not allowed: rule { $refused } forbids it.
        [spell-again] What if { $player } chooses { $card } a second time as a target of { $about }? Not allowed: rule { $refused } forbids it.
        [ability] What if { $player } chooses { $card } as the target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [ability-again] What if { $player } chooses { $card } a second time as a target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [effect] What if { $player } chooses { $card } for the effect of { $about }? Not allowed: rule { $refused } forbids it.
       *[none] What if { $player } chooses { $card }? Not allowed: rule { $refused } forbids it.
    }
choice-player = { $purpose ->
    [spell] { $player } chooses { $whom } as the target of { $about }.
    [ability] { $player } chooses { $whom } as the target of the ability of { $about }.
   *[other] { $player } chooses { $whom }.
}
    .refused = { $purpose ->
        [spell] What if { $player } chooses { $whom } as the target of { $about }? Not allowed: rule { $refused } forbids it.
        [spell-again] What if { $player } chooses { $whom } a second time as a target of { $about }? Not allowed: rule { $refused } forbids it.
        [ability] What if { $player } chooses { $whom } as the target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [ability-again] What if { $player } chooses { $whom } a second time as a target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses { $whom }? Not allowed: rule { $refused } forbids it.
    }
choice-mode = { $purpose ->
    [none] { $player } chooses option { $mode }.
   *[other] { $player } chooses option { $mode } of { $about }.
}
    .refused = { $purpose ->
        [none] What if { $player } chooses option { $mode }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses option { $mode } of { $about }? Not allowed: rule { $refused } forbids it.
    }
choice-color = { $color ->
    [white] { $player } chooses white.
    [blue] { $player } chooses blue.
    [black] { $player } chooses black.
    [red] { $player } chooses red.
    [green] { $player } chooses green.
   *[colorless] { $player } chooses colorless.
}
    .refused = { $color ->
        [white] What if { $player } chooses white? Not allowed: rule { $refused } forbids it.
        [blue] What if { $player } chooses blue? Not allowed: rule { $refused } forbids it.
        [black] What if { $player } chooses black? Not allowed: rule { $refused } forbids it.
        [red] What if { $player } chooses red? Not allowed: rule { $refused } forbids it.
        [green] What if { $player } chooses green? Not allowed: rule { $refused } forbids it.
       *[colorless] What if { $player } chooses colorless? Not allowed: rule { $refused } forbids it.
    }
choice-subtype = { $player } chooses the subtype { $subtype }.
    .refused = What if { $player } chooses the subtype { $subtype }? Not allowed: rule { $refused } forbids it.
choice-name = { $player } chooses the name { $card }.
    .refused = What if { $player } chooses the name { $card }? Not allowed: rule { $refused } forbids it.
choice-order = { $player } puts the ability of { $card } onto the stack next.
    .refused = What if { $player } puts the ability of { $card } onto the stack next? Not allowed: rule { $refused } forbids it.
choice-effect = { $player } applies effect { $place } first.
    .refused = What if { $player } applies effect { $place } first? Not allowed: rule { $refused } forbids it.
choice-pile = { $player } chooses pile { $place }.
    .refused = What if { $player } chooses pile { $place }? Not allowed: rule { $refused } forbids it.
choice-stored-die = { $player } rerolls die { $place }.
    .refused = What if { $player } rerolls die { $place }? Not allowed: rule { $refused } forbids it.
choice-pay-colorless = { $player } chooses to pay for the symbol without colored mana.
    .refused = What if { $player } chooses to pay for the symbol without colored mana? Not allowed: rule { $refused } forbids it.
choice-pay-mana = { $player } pays with { $mana }.
    .refused = What if { $player } pays with { $mana }? Not allowed: rule { $refused } forbids it.
choice-pay-with = { $player } pays with { $card }.
    .refused = What if { $player } pays with { $card }? Not allowed: rule { $refused } forbids it.
choice-pay-life = { $player } pays 2 life.
    .refused = What if { $player } pays 2 life? Not allowed: rule { $refused } forbids it.
choice-end = { $player } chooses nothing more.
    .refused = What if { $player } chooses nothing more? Not allowed: rule { $refused } forbids it.
choice-concede = { $player } concedes the game.
    .refused = What if { $player } concedes the game? Not allowed: rule { $refused } forbids it.

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
            [none] { $count ->
                [0] What if { $player } casts { $card }? Not allowed: rule { $refused } forbids it.
               *[other] What if { $player } casts { $card } targeting { $targets }? Not allowed: rule { $refused } forbids it.
            }
           *[other] { $count ->
                [0] What if { $player } casts { $card } using { $keyword }? Not allowed: rule { $refused } forbids it.
               *[other] What if { $player } casts { $card } using { $keyword }, targeting { $targets }? Not allowed: rule { $refused } forbids it.
            }
        }
       *[other] { $keyword ->
            [none] { $count ->
                [0] What if { $player } casts { $card } another way ({ $way })? Not allowed: rule { $refused } forbids it.
               *[other] What if { $player } casts { $card } another way ({ $way }), targeting { $targets }? Not allowed: rule { $refused } forbids it.
            }
           *[other] { $count ->
                [0] What if { $player } casts { $card } using { $keyword }, another way ({ $way })? Not allowed: rule { $refused } forbids it.
               *[other] What if { $player } casts { $card } using { $keyword }, another way ({ $way }), targeting { $targets }? Not allowed: rule { $refused } forbids it.
            }
        }
    }
choice-activate = { $ability ->
    [alone] { $player } activates the ability of { $card }.
    [cost] { $player } activates the { $which } ability of { $card }.
   *[place] { $player } activates ability { $which } of { $card }.
}
    .refused = { $ability ->
        [alone] { $count ->
            [0] What if { $player } activates the ability of { $card }? Not allowed: rule { $refused } forbids it.
           *[other] What if { $player } activates the ability of { $card } targeting { $targets }? Not allowed: rule { $refused } forbids it.
        }
        [cost] { $count ->
            [0] What if { $player } activates the { $which } ability of { $card }? Not allowed: rule { $refused } forbids it.
           *[other] What if { $player } activates the { $which } ability of { $card } targeting { $targets }? Not allowed: rule { $refused } forbids it.
        }
       *[place] { $count ->
            [0] What if { $player } activates ability { $which } of { $card }? Not allowed: rule { $refused } forbids it.
           *[other] What if { $player } activates ability { $which } of { $card } targeting { $targets }? Not allowed: rule { $refused } forbids it.
        }
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
    .refused = What if { $player } attacks { $whom } with { $names }? Not allowed: rule { $refused } forbids it.
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
    .refused = What if { $player } blocks { $attacker } with { $names }? Not allowed: rule { $refused } forbids it.
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
    [yes] { $player } keeps this hand.
   *[no] { $player } takes a mulligan.
}
    .refused = { $kept ->
        [yes] What if { $player } keeps this hand? Not allowed: rule { $refused } forbids it.
       *[no] What if { $player } takes a mulligan? Not allowed: rule { $refused } forbids it.
    }
choice-answer = { $answer ->
    [additional-cost] { $yes ->
        [yes] { $player } decides to pay the additional cost of { $about }{ $which }.
       *[no] { $player } doesn’t pay the additional cost of { $about }{ $which }.
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
        [yes] { $player } decides to put { $about } into the graveyard.
       *[no] { $player } doesn’t put { $about } into the graveyard.
    }
    [bottom] { $yes ->
        [yes] { $player } decides to put { $about } on the bottom of the library.
       *[no] { $player } leaves { $about } on top of the library.
    }
    [reveal] { $yes ->
        [yes] { $player } reveals { $about }.
       *[no] { $player } doesn’t reveal { $about }.
    }
    [mana] { $yes ->
        [yes] { $player } decides to pay { $mana } for { $about }.
       *[no] { $player } doesn’t pay { $mana } for { $about }.
    }
    [exert] { $yes ->
        [yes] { $player } decides to exert { $about }.
       *[no] { $player } doesn’t exert { $about }.
    }
    [discard] { $yes ->
        [yes] { $player } decides to discard a card for the effect of { $about }.
       *[no] { $player } doesn’t discard a card for the effect of { $about }.
    }
    [gift] { $yes ->
        [yes] { $player } promises the gift of { $about }.
       *[no] { $player } doesn’t promise the gift of { $about }.
    }
    [sticker] { $yes ->
        [yes] { $player } decides to put a sticker on { $about }.
       *[no] { $player } puts no sticker on { $about }.
    }
    [command-zone] { $yes ->
        [yes] { $player } decides to put { $about } into the command zone.
       *[no] { $player } doesn’t put { $about } into the command zone.
    }
    [surveil] { $yes ->
        [yes] { $player } decides to look at the additional cards.
       *[no] { $player } decides not to look at the additional cards.
    }
    [replaces] { $yes ->
        [yes] { $player } decides to apply the effect of { $about }.
       *[no] { $player } decides not to apply the effect of { $about }.
    }
   *[other] { $yes ->
        [yes] { $player } decides to do what { $about } allows.
       *[no] { $player } decides not to do what { $about } allows.
    }
}
    .refused = { $answer ->
        [additional-cost] { $yes ->
            [yes] What if { $player } pays the additional cost of { $about }{ $which }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t pay the additional cost of { $about }{ $which }? Not allowed: rule { $refused } forbids it.
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
        [mana] { $yes ->
            [yes] What if { $player } decides to pay { $mana } for { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t pay { $mana } for { $about }? Not allowed: rule { $refused } forbids it.
        }
        [exert] { $yes ->
            [yes] What if { $player } decides to exert { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t exert { $about }? Not allowed: rule { $refused } forbids it.
        }
        [discard] { $yes ->
            [yes] What if { $player } decides to discard a card for the effect of { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t discard a card for the effect of { $about }? Not allowed: rule { $refused } forbids it.
        }
        [gift] { $yes ->
            [yes] What if { $player } promises the gift of { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t promise the gift of { $about }? Not allowed: rule { $refused } forbids it.
        }
        [sticker] { $yes ->
            [yes] What if { $player } decides to put a sticker on { $about }? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } puts no sticker on { $about }? Not allowed: rule { $refused } forbids it.
        }
        [command-zone] { $yes ->
            [yes] What if { $player } decides to put { $about } into the command zone? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t put { $about } into the command zone? Not allowed: rule { $refused } forbids it.
        }
       *[other] { $yes ->
            [yes] What if { $player } does what { $about } allows? Not allowed: rule { $refused } forbids it.
           *[no] What if { $player } doesn’t do what { $about } allows? Not allowed: rule { $refused } forbids it.
        }
    }
choice-offer = { $deed ->
    [draw] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to draw a card.
           *[other] { $player } decides to draw { $amount } cards.
        }
       *[no] { $amount ->
            [one] { $player } decides not to draw a card.
           *[other] { $player } decides not to draw { $amount } cards.
        }
    }
    [discard] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to discard a card.
           *[other] { $player } decides to discard { $amount } cards.
        }
       *[no] { $amount ->
            [one] { $player } decides not to discard a card.
           *[other] { $player } decides not to discard { $amount } cards.
        }
    }
    [mill] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to mill a card.
           *[other] { $player } decides to mill { $amount } cards.
        }
       *[no] { $amount ->
            [one] { $player } decides not to mill a card.
           *[other] { $player } decides not to mill { $amount } cards.
        }
    }
    [gain-life] { $yes ->
        [yes] { $player } decides to gain { $amount } life.
       *[no] { $player } decides not to gain { $amount } life.
    }
    [lose-life] { $yes ->
        [yes] { $player } decides to lose { $amount } life.
       *[no] { $player } decides not to lose { $amount } life.
    }
    [create] { $yes ->
        [yes] { $player } decides to create tokens.
       *[no] { $player } decides not to create tokens.
    }
    [put-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to put a { $kind } counter on { $card }.
           *[other] { $player } decides to put { $amount } { $kind } counters on { $card }.
        }
       *[no] { $amount ->
            [one] { $player } decides not to put a { $kind } counter on { $card }.
           *[other] { $player } decides not to put { $amount } { $kind } counters on { $card }.
        }
    }
    [remove-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to remove a { $kind } counter from { $card }.
           *[other] { $player } decides to remove { $amount } { $kind } counters from { $card }.
        }
       *[no] { $amount ->
            [one] { $player } decides not to remove a { $kind } counter from { $card }.
           *[other] { $player } decides not to remove { $amount } { $kind } counters from { $card }.
        }
    }
    [move-counters] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to move a { $kind } counter from { $card } onto { $other }.
           *[other] { $player } decides to move { $amount } { $kind } counters from { $card } onto { $other }.
        }
       *[no] { $amount ->
            [one] { $player } decides not to move a { $kind } counter from { $card } onto { $other }.
           *[other] { $player } decides not to move { $amount } { $kind } counters from { $card } onto { $other }.
        }
    }
    [search] { $yes ->
        [yes] { $player } decides to search the library.
       *[no] { $player } decides not to search the library.
    }
    [shuffle] { $yes ->
        [yes] { $player } decides to shuffle the library.
       *[no] { $player } decides not to shuffle the library.
    }
    [cast-copy] { $yes ->
        [yes] { $player } decides to copy the encoded card and cast the copy.
       *[no] { $player } decides not to copy the encoded card.
    }
    [pair] { $yes ->
        [yes] { $player } decides to pair { $card } with { $other }.
       *[no] { $player } decides not to pair { $card } with { $other }.
    }
    [attach] { $yes ->
        [yes] { $player } decides to attach { $card } to { $other }.
       *[no] { $player } decides not to attach { $card } to { $other }.
    }
    [cast-for] { $yes ->
        [yes] { $player } decides to cast { $card } using { $keyword }.
       *[no] { $player } decides not to cast { $card } using { $keyword }.
    }
    [copy] { $yes ->
        [yes] { $player } decides that { $card } enters as a copy.
       *[no] { $player } decides that { $card } doesn’t enter as a copy.
    }
    [tribute] { $yes ->
        [yes] { $player } decides to pay the tribute of { $card }.
       *[no] { $player } decides not to pay the tribute of { $card }.
    }
    [sacrifice] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to sacrifice { $card }.
           *[no] { $player } decides to sacrifice a permanent.
        }
       *[no] { $named ->
            [yes] { $player } decides not to sacrifice { $card }.
           *[no] { $player } decides not to sacrifice a permanent.
        }
    }
    [destroy] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to destroy { $card }.
           *[no] { $player } decides to destroy permanents.
        }
       *[no] { $named ->
            [yes] { $player } decides not to destroy { $card }.
           *[no] { $player } decides not to destroy permanents.
        }
    }
    [tap] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to tap { $card }.
           *[no] { $player } decides to tap permanents.
        }
       *[no] { $named ->
            [yes] { $player } decides not to tap { $card }.
           *[no] { $player } decides not to tap permanents.
        }
    }
    [untap] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to untap { $card }.
           *[no] { $player } decides to untap permanents.
        }
       *[no] { $named ->
            [yes] { $player } decides not to untap { $card }.
           *[no] { $player } decides not to untap permanents.
        }
    }
    [exile] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to exile { $card }.
           *[no] { $player } decides to exile cards.
        }
       *[no] { $named ->
            [yes] { $player } decides not to exile { $card }.
           *[no] { $player } decides not to exile cards.
        }
    }
    [hand] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to put { $card } into its owner’s hand.
           *[no] { $player } decides to put cards into hand.
        }
       *[no] { $named ->
            [yes] { $player } decides not to put { $card } into its owner’s hand.
           *[no] { $player } decides not to put cards into hand.
        }
    }
    [battlefield] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to put { $card } onto the battlefield.
           *[no] { $player } decides to put a card onto the battlefield.
        }
       *[no] { $named ->
            [yes] { $player } decides not to put { $card } onto the battlefield.
           *[no] { $player } decides not to put a card onto the battlefield.
        }
    }
    [graveyard] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to put { $card } into the graveyard.
           *[no] { $player } decides to put cards into the graveyard.
        }
       *[no] { $named ->
            [yes] { $player } decides not to put { $card } into the graveyard.
           *[no] { $player } decides not to put cards into the graveyard.
        }
    }
    [library] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to put { $card } into the library.
           *[no] { $player } decides to put cards into the library.
        }
       *[no] { $named ->
            [yes] { $player } decides not to put { $card } into the library.
           *[no] { $player } decides not to put cards into the library.
        }
    }
    [reveal] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to reveal { $card }.
           *[no] { $player } decides to reveal cards.
        }
       *[no] { $named ->
            [yes] { $player } decides not to reveal { $card }.
           *[no] { $player } decides not to reveal cards.
        }
    }
    [cast-free] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to cast { $card } without paying its mana cost.
           *[no] { $player } decides to cast a card without paying its mana cost.
        }
       *[no] { $named ->
            [yes] { $player } decides not to cast { $card } without paying its mana cost.
           *[no] { $player } decides not to cast a card without paying its mana cost.
        }
    }
    [copy-spell] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to copy { $card }.
           *[no] { $player } decides to copy the spell.
        }
       *[no] { $named ->
            [yes] { $player } decides not to copy { $card }.
           *[no] { $player } decides not to copy the spell.
        }
    }
    [encode] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to encode { $card } on a creature.
           *[no] { $player } decides to encode the card on a creature.
        }
       *[no] { $named ->
            [yes] { $player } decides not to encode { $card } on a creature.
           *[no] { $player } decides not to encode the card on a creature.
        }
    }
    [counter] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to counter { $card }.
           *[no] { $player } decides to counter it.
        }
       *[no] { $named ->
            [yes] { $player } decides not to counter { $card }.
           *[no] { $player } decides not to counter it.
        }
    }
    [transform] { $yes ->
        [yes] { $named ->
            [yes] { $player } decides to transform { $card }.
           *[no] { $player } decides to transform permanents.
        }
       *[no] { $named ->
            [yes] { $player } decides not to transform { $card }.
           *[no] { $player } decides not to transform permanents.
        }
    }
    [damage] { $yes ->
        [yes] { $player } decides that { $card } deals damage.
       *[no] { $player } decides that { $card } doesn’t deal damage.
    }
    [sacrifice-creature] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides to sacrifice a creature.
           *[other] { $player } decides to sacrifice { $amount } creatures.
        }
       *[no] { $amount ->
            [one] { $player } decides not to sacrifice a creature.
           *[other] { $player } decides not to sacrifice { $amount } creatures.
        }
    }
    [must-block] { $yes ->
        [yes] { $player } decides that { $card } must block.
       *[no] { $player } decides that { $card } need not block.
    }
    [enter-with] { $yes ->
        [yes] { $amount ->
            [one] { $player } decides that { $card } enters with a { $kind } counter.
           *[other] { $player } decides that { $card } enters with { $amount } { $kind } counters.
        }
       *[no] { $amount ->
            [one] { $player } decides that { $card } enters without the { $kind } counter.
           *[other] { $player } decides that { $card } enters without the { $kind } counters.
        }
    }
   *[riot] { $yes ->
        [yes] { $player } decides that { $card } enters with a +1/+1 counter.
       *[no] { $player } decides that { $card } enters with haste.
    }
}
choice-number = { $kind ->
    [never] { $player } doesn’t pay the additional cost of { $about }{ $which }.
    [once] { $player } decides to pay the additional cost of { $about }{ $which } once.
    [times] { $player } decides to pay the additional cost of { $about }{ $which } { $amount } times.
    [chapter] { $player } chooses chapter { $amount } of { $about }.
    [no-mana] { $player } pays no mana for { $about }.
    [mana] { $player } decides to pay { $amount } mana for { $about }.
    [before-words] { $player } puts the words of the sticker before the first word of { $about }.
    [behind-word] { $player } puts the words of the sticker after word { $amount } of { $about }.
   *[other] { $player } chooses the number { $amount }.
}
    .refused = { $kind ->
        [never] What if { $player } doesn’t pay the additional cost of { $about }{ $which }? Not allowed: rule { $refused } forbids it.
        [once] What if { $player } decides to pay the additional cost of { $about }{ $which } once? Not allowed: rule { $refused } forbids it.
        [times] What if { $player } decides to pay the additional cost of { $about }{ $which } { $amount } times? Not allowed: rule { $refused } forbids it.
        [chapter] What if { $player } chooses chapter { $amount } of { $about }? Not allowed: rule { $refused } forbids it.
        [no-mana] What if { $player } pays no mana for { $about }? Not allowed: rule { $refused } forbids it.
        [mana] What if { $player } decides to pay { $amount } mana for { $about }? Not allowed: rule { $refused } forbids it.
        [before-words] What if { $player } puts the words of the sticker before the first word of { $about }? Not allowed: rule { $refused } forbids it.
        [behind-word] What if { $player } puts the words of the sticker after word { $amount } of { $about }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses the number { $amount }? Not allowed: rule { $refused } forbids it.
    }
choice-x = { $purpose ->
    [none] { $player } chooses X = { $amount }.
   *[other] { $player } chooses X = { $amount } for { $about }.
}
    .refused = { $purpose ->
        [none] What if { $player } chooses X = { $amount }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses X = { $amount } for { $about }? Not allowed: rule { $refused } forbids it.
    }
choice-assign = { $rest ->
    [some] { $amount ->
        [0] { $player } assigns no damage from { $card } to { $whom } and { $left } damage to { $last }.
       *[other] { $player } assigns { $amount } damage from { $card } to { $whom } and { $left } damage to { $last }.
    }
    [none] { $player } assigns { $amount } damage from { $card } to { $whom } and none to { $last }.
   *[open] { $player } assigns { $amount } damage from { $card } to { $whom }.
}
    .refused = What if { $player } assigns { $amount } damage from { $card } to { $whom }? Not allowed: rule { $refused } forbids it.
choice-share = { $rest ->
    [some] { $player } divides the effect of { $about }: { $amount } to { $whom } and { $left } to { $last }.
    [none] { $player } divides the effect of { $about }: { $amount } to { $whom } and none to { $last }.
   *[open] { $player } assigns { $amount } to { $whom } as { $about } is divided.
}
    .refused = What if { $player } assigns { $amount } to { $whom } as { $about } is divided? Not allowed: rule { $refused } forbids it.
choice-object = { $purpose ->
    [spell] { $player } chooses { $card } as the target of { $about }.
    [ability] { $player } chooses { $card } as the target of the ability of { $about }.
    [effect] { $player } chooses { $card } for the effect of { $about }.
    [keep] { $player } chooses to keep { $card }.
    [find] { $player } finds { $card }.
    [bottom] { $player } decides to put { $card } on the bottom of the library.
    [graveyard] { $player } decides to put { $card } into the graveyard.
    [band] { $player } forms a band of { $about } and { $card }.
    [over] { $player } puts { $card } on top of the permanent that it mutates with.
    [under] { $player } puts { $about } under { $card }.
    [sticker] { $player } decides that { $card } keeps the sticker.
    [manifest] { $player } chooses { $card } to manifest it.
    [use] { $player } decides to change the result with { $card }.
    [splice] { $player } decides to splice { $card } onto { $about }.
    [pile] { $player } puts { $card } into pile 1.
    [copy] { $player } decides that { $about } enters as a copy of { $card }.
    [proliferate] { $player } chooses { $card } to proliferate.
    [populate] { $player } chooses { $card } to populate.
    [time-travel] { $player } chooses { $card } to time travel.
    [attach] { $player } decides that { $about } enters attached to { $card }.
    [attack] { $player } decides that { $about } attacks { $card }.
    [block] { $player } decides that { $about } blocks { $card }.
   *[none] { $player } chooses { $card }.
}
    .refused = { $purpose ->
        [spell] What if { $player } chooses { $card } as the target of { $about }? Not allowed: rule { $refused } forbids it.
        [spell-again] What if { $player } chooses { $card } a second time as a target of { $about }? Not allowed: rule { $refused } forbids it.
        [ability] What if { $player } chooses { $card } as the target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [ability-again] What if { $player } chooses { $card } a second time as a target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [effect] What if { $player } chooses { $card } for the effect of { $about }? Not allowed: rule { $refused } forbids it.
        [keep] What if { $player } chooses to keep { $card }? Not allowed: rule { $refused } forbids it.
        [find] What if { $player } finds { $card }? Not allowed: rule { $refused } forbids it.
        [bottom] What if { $player } puts { $card } on the bottom of the library? Not allowed: rule { $refused } forbids it.
        [graveyard] What if { $player } puts { $card } into the graveyard? Not allowed: rule { $refused } forbids it.
        [band] What if { $player } forms a band of { $about } and { $card }? Not allowed: rule { $refused } forbids it.
        [over] What if { $player } puts { $card } on top of the permanent that it mutates with? Not allowed: rule { $refused } forbids it.
        [under] What if { $player } puts { $about } under { $card }? Not allowed: rule { $refused } forbids it.
        [sticker] What if { $player } decides that { $card } keeps the sticker? Not allowed: rule { $refused } forbids it.
        [manifest] What if { $player } chooses { $card } to manifest it? Not allowed: rule { $refused } forbids it.
        [use] What if { $player } uses the effect of { $card }? Not allowed: rule { $refused } forbids it.
        [splice] What if { $player } splices { $card } onto { $about }? Not allowed: rule { $refused } forbids it.
       *[none] What if { $player } chooses { $card }? Not allowed: rule { $refused } forbids it.
    }
choice-object-in-order = { $first ->
    [yes] { $player } puts { $card } first in the order.
   *[no] { $player } puts { $card } next in the order.
}
    .refused = { $first ->
        [yes] What if { $player } puts { $card } first in the order? Not allowed: rule { $refused } forbids it.
       *[no] What if { $player } puts { $card } next in the order? Not allowed: rule { $refused } forbids it.
    }
choice-player = { $purpose ->
    [spell] { $player } chooses { $whom } as the target of { $about }.
    [ability] { $player } chooses { $whom } as the target of the ability of { $about }.
    [protector] { $player } chooses { $whom } as the protector of { $about }.
    [defender] { $player } chooses { $whom } as the defending player.
    [help] { $player } asks { $whom } for help with { $about }.
    [gift] { $player } chooses { $whom } for the gift of { $about }.
    [effect] { $player } chooses { $whom } for the effect of { $about }.
    [mode] { $player } decides that { $whom } chooses the mode of { $about }.
    [proliferate] { $player } chooses { $whom } to proliferate.
    [attach] { $player } decides that { $about } enters attached to { $whom }.
    [attack] { $player } decides that { $about } attacks { $whom }.
   *[other] { $player } chooses { $whom }.
}
    .refused = { $purpose ->
        [spell] What if { $player } chooses { $whom } as the target of { $about }? Not allowed: rule { $refused } forbids it.
        [spell-again] What if { $player } chooses { $whom } a second time as a target of { $about }? Not allowed: rule { $refused } forbids it.
        [ability] What if { $player } chooses { $whom } as the target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [ability-again] What if { $player } chooses { $whom } a second time as a target of the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [protector] What if { $player } chooses { $whom } as the protector of { $about }? Not allowed: rule { $refused } forbids it.
        [defender] What if { $player } chooses { $whom } as the defending player? Not allowed: rule { $refused } forbids it.
        [help] What if { $player } asks { $whom } for help with { $about }? Not allowed: rule { $refused } forbids it.
        [gift] What if { $player } chooses { $whom } for the gift of { $about }? Not allowed: rule { $refused } forbids it.
        [effect] What if { $player } chooses { $whom } for the effect of { $about }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses { $whom }? Not allowed: rule { $refused } forbids it.
    }
choice-player-in-order = { $first ->
    [yes] { $player } decides that { $whom } comes first.
   *[no] { $player } decides that { $whom } comes next.
}
    .refused = { $first ->
        [yes] What if { $player } decides that { $whom } comes first? Not allowed: rule { $refused } forbids it.
       *[no] What if { $player } decides that { $whom } comes next? Not allowed: rule { $refused } forbids it.
    }
choice-mode = { $kind ->
    [vote] { $player } votes for option { $mode } of { $about }.
    [forage-exile] { $player } decides to exile three cards from the graveyard to forage.
    [forage-sacrifice] { $player } decides to sacrifice a Food to forage.
    [alpha] { $player } chooses the alpha sector for { $about }.
    [beta] { $player } chooses the beta sector for { $about }.
    [gamma] { $player } chooses the gamma sector for { $about }.
    [heads] { $player } calls heads.
    [tails] { $player } calls tails.
    [text] { $player } chooses mode { $mode } of { $about }: “{ $text }”.
    [mode] { $player } chooses mode { $mode } of { $about }.
    [effect] { $player } applies the effect of { $about } instead of the event.
    [event] { $player } lets the event happen to { $about }.
    [villainous] { $player } faces the villainous choice of { $about } and chooses option { $mode }.
   *[option] { $player } chooses option { $mode } of { $about }.
}
    .refused = { $kind ->
        [vote] What if { $player } votes for option { $mode } of { $about }? Not allowed: rule { $refused } forbids it.
        [forage-exile] What if { $player } decides to exile three cards from the graveyard to forage? Not allowed: rule { $refused } forbids it.
        [forage-sacrifice] What if { $player } decides to sacrifice a Food to forage? Not allowed: rule { $refused } forbids it.
        [alpha] What if { $player } chooses the alpha sector for { $about }? Not allowed: rule { $refused } forbids it.
        [beta] What if { $player } chooses the beta sector for { $about }? Not allowed: rule { $refused } forbids it.
        [gamma] What if { $player } chooses the gamma sector for { $about }? Not allowed: rule { $refused } forbids it.
        [heads] What if { $player } calls heads? Not allowed: rule { $refused } forbids it.
        [tails] What if { $player } calls tails? Not allowed: rule { $refused } forbids it.
        [text] What if { $player } chooses mode { $mode } of { $about }: “{ $text }”? Not allowed: rule { $refused } forbids it.
        [mode] What if { $player } chooses mode { $mode } of { $about }? Not allowed: rule { $refused } forbids it.
        [effect] What if { $player } applies the effect of { $about } instead of the event? Not allowed: rule { $refused } forbids it.
        [event] What if { $player } lets the event happen to { $about }? Not allowed: rule { $refused } forbids it.
       *[option] What if { $player } chooses option { $mode } of { $about }? Not allowed: rule { $refused } forbids it.
    }
choice-sticker = { $kind ->
    [name] { $player } chooses the sticker “{ $says }” for { $about }.
    [size] { $player } chooses the { $says } sticker for { $about }.
   *[other] { $player } chooses sticker { $says } for { $about }.
}
    .refused = { $kind ->
        [name] What if { $player } chooses the sticker “{ $says }” for { $about }? Not allowed: rule { $refused } forbids it.
        [size] What if { $player } chooses the { $says } sticker for { $about }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses sticker { $says } for { $about }? Not allowed: rule { $refused } forbids it.
    }
choice-room = { $player } chooses the room { $room }.
    .refused = What if { $player } chooses the room { $room }? Not allowed: rule { $refused } forbids it.
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
choice-card = { $kind ->
    [conspiracy] { $player } puts the conspiracy { $card } into the command zone.
    [companion] { $player } reveals { $card } as a companion.
    [outside] { $player } chooses { $card } from outside the game.
    [dungeon] { $player } chooses the dungeon { $card }.
   *[other] { $player } chooses { $card }.
}
    .refused = { $kind ->
        [conspiracy] What if { $player } puts the conspiracy { $card } into the command zone? Not allowed: rule { $refused } forbids it.
        [companion] What if { $player } reveals { $card } as a companion? Not allowed: rule { $refused } forbids it.
        [outside] What if { $player } chooses { $card } from outside the game? Not allowed: rule { $refused } forbids it.
        [dungeon] What if { $player } chooses the dungeon { $card }? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } chooses { $card }? Not allowed: rule { $refused } forbids it.
    }
choice-order = { $several ->
    [yes] { $player } puts one of the abilities of { $card } onto the stack first.
   *[no] { $player } puts the ability of { $card } onto the stack first.
}
    .refused = What if { $player } puts the ability of { $card } onto the stack first? Not allowed: rule { $refused } forbids it.
choice-effect = { $place ->
    [0] { $player } applies the effect of { $of } first.
   *[other] { $player } applies effect { $place } of { $of } first.
}
    .refused = { $place ->
        [0] What if { $player } applies the effect of { $of } first? Not allowed: rule { $refused } forbids it.
       *[other] What if { $player } applies effect { $place } of { $of } first? Not allowed: rule { $refused } forbids it.
    }
choice-place = { $player } chooses option { $place }.
    .refused = What if { $player } chooses option { $place }? Not allowed: rule { $refused } forbids it.
choice-pile = { $filled ->
    [yes] { $rest ->
        [yes] { $player } chooses pile { $place } ({ $cards }), not the other ({ $others }).
       *[no] { $player } chooses pile { $place } ({ $cards }), not the other (empty).
    }
   *[no] { $rest ->
        [yes] { $player } chooses pile { $place } (empty), not the other ({ $others }).
       *[no] { $player } chooses pile { $place } (empty), not the other (empty).
    }
}
    .refused = What if { $player } chooses pile { $place }? Not allowed: rule { $refused } forbids it.
choice-stored-die = { $player } rerolls die { $place }.
    .refused = What if { $player } rerolls die { $place }? Not allowed: rule { $refused } forbids it.
choice-pay-colorless = { $player } chooses to pay for the symbol without colored mana.
    .refused = What if { $player } chooses to pay for the symbol without colored mana? Not allowed: rule { $refused } forbids it.
choice-pay-colored = { $player } chooses to pay for the symbol with { $mana }.
    .refused = What if { $player } chooses to pay for the symbol with { $mana }? Not allowed: rule { $refused } forbids it.
choice-pay-mana = { $player } pays with { $mana }.
    .refused = What if { $player } pays with { $mana }? Not allowed: rule { $refused } forbids it.
choice-pay-with = { $player } pays with { $card }.
    .refused = What if { $player } pays with { $card }? Not allowed: rule { $refused } forbids it.
choice-pay-life = { $player } pays 2 life.
    .refused = What if { $player } pays 2 life? Not allowed: rule { $refused } forbids it.
choice-end = { $player } chooses nothing more.
    .refused = What if { $player } chooses nothing more? Not allowed: rule { $refused } forbids it.
choice-nothing = { $purpose ->
    [spell] { $player } chooses no target for { $about }.
    [ability] { $player } chooses no target for the ability of { $about }.
    [find] { $player } finds nothing.
    [bottom] { $player } decides to put nothing on the bottom of the library.
    [graveyard] { $player } puts nothing into the graveyard.
    [effect] { $player } chooses nothing for the effect of { $about }.
    [splice] { $player } splices nothing onto { $about }.
    [pile] { $player } puts nothing into pile 1.
   *[none] { $player } chooses nothing.
}
    .refused = { $purpose ->
        [spell] What if { $player } chooses no target for { $about }? Not allowed: rule { $refused } forbids it.
        [ability] What if { $player } chooses no target for the ability of { $about }? Not allowed: rule { $refused } forbids it.
        [find] What if { $player } finds nothing? Not allowed: rule { $refused } forbids it.
        [bottom] What if { $player } puts nothing on the bottom of the library? Not allowed: rule { $refused } forbids it.
        [graveyard] What if { $player } puts nothing into the graveyard? Not allowed: rule { $refused } forbids it.
        [effect] What if { $player } chooses nothing for the effect of { $about }? Not allowed: rule { $refused } forbids it.
       *[none] What if { $player } chooses nothing? Not allowed: rule { $refused } forbids it.
    }
choice-concede = { $player } concedes the game.
    .refused = What if { $player } concedes the game? Not allowed: rule { $refused } forbids it.

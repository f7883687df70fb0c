# The story of a scenario: every event in a sentence.

story-game-began = The game begins; { $player } goes first.
story-shuffled = { $player } shuffles their library.
story-mulliganed = { $player } takes a mulligan.
story-kept = { $player } keeps their hand.
story-turn-began = Turn { $turn } begins; it is { $player }’s turn.
story-step-began = { $step ->
    [untap] The untap step begins.
    [upkeep] The upkeep step begins.
    [draw] The draw step begins.
    [first-main] The precombat main phase begins.
    [beginning-of-combat] The beginning of combat step begins.
    [declare-attackers] The declare attackers step begins.
    [declare-blockers] The declare blockers step begins.
    [first-strike-damage] The first combat damage step begins.
    [combat-damage] The combat damage step begins.
    [end-of-combat] The end of combat step begins.
    [second-main] The postcombat main phase begins.
    [end] The end step begins.
   *[cleanup] The cleanup step begins.
}
story-passed = { $player } passes priority.
story-moved = { $to ->
    [battlefield] { $card } enters the battlefield.
    [graveyard] { $card } goes to the graveyard.
    [hand] { $card } goes to its owner’s hand.
    [library] { $card } goes to its owner’s library.
    [exile] { $card } goes to exile.
    [stack] { $card } goes onto the stack.
   *[outside] { $card } leaves the game.
}
story-drew = { $player } draws a card.
story-drew-from-nothing = { $player } tries to draw from an empty library.
story-discarded = { $player } discards { $card }.
story-played-land = { $player } plays { $card }.
story-cast = { $player } casts { $card }.
story-activated = { $player } activates an ability of { $card }.
story-triggered = An ability of { $card }, controlled by { $player }, triggers.
story-trigger-stacked = The triggered ability of { $card } goes onto the stack.
story-trigger-removed = The triggered ability of { $card } leaves the stack without resolving.
story-targeted-player = { $card } targets { $player }.
story-targeted-object = { $card } targets { $other }.
story-resolving = { $card } resolves.
story-fizzled = { $card } doesn’t resolve: none of its targets is legal.
story-countered = { $card } is countered.
story-mana-added = { $player } adds { $mana }.
story-mana-spent = { $player } spends { $mana }.
story-mana-emptied = The mana that { $player } didn’t spend is lost.
story-tapped = { $card } becomes tapped.
story-untapped = { $card } untaps.
story-damage-player = { $card } deals { $amount } damage to { $player }.
story-damage-object = { $card } deals { $amount } damage to { $other }.
story-damage-removed = The damage marked on permanents is removed.
story-life-gained = { $player } gains { $amount } life.
story-life-lost = { $player } loses { $amount } life.
story-counters-added = { $amount ->
    [one] { $amount } { $kind } counter is put on { $card }.
   *[other] { $amount } { $kind } counters are put on { $card }.
}
story-counters-removed = { $amount ->
    [one] { $amount } { $kind } counter is removed from { $card }.
   *[other] { $amount } { $kind } counters are removed from { $card }.
}
story-destroyed = { $card } is destroyed.
story-sacrificed = { $player } sacrifices { $card }.
story-created = { $player } creates a token: { $card }.
story-ceased = The token { $card } ceases to exist.
story-scried = { $player } scries.
story-attacked = { $card } attacks { $player }.
story-blocked = { $card } blocks { $other }.
story-unblocked = { $card } is unblocked.
story-left-combat = { $card } is removed from combat.
story-effect-began = An effect begins to affect { $card }.
story-effects-ended = Effects that last until end of turn end.
story-lost = { $loss ->
    [conceded] { $player } concedes and loses the game.
    [life] { $player } loses the game: they have 0 or less life.
    [library] { $player } loses the game: they tried to draw from an empty library.
    [poison] { $player } loses the game: they have ten or more poison counters.
   *[effect] { $player } loses the game because of an effect.
}
story-draw = The game is a draw.
story-won = { $count ->
    [one] { $players } wins the game.
   *[other] { $players } win the game.
}
story-refused = A rule forbids it: “{ $line }”
story-board-player = { $player }: life { $life }, poison { $poison }, cards in library { $library }
story-board-zone = { $zone ->
    [battlefield] Battlefield: { $cards }
    [hand] Hand: { $cards }
    [graveyard] Graveyard: { $cards }
    [exile] Exile: { $cards }
   *[stack] Stack: { $cards }
}
story-board-permanent = { $creature ->
    [yes] { $tapped ->
        [yes] { $damage ->
            [0] { $card } ({ $power }/{ $toughness }, tapped)
           *[other] { $card } ({ $power }/{ $toughness }, damage { $damage }, tapped)
        }
       *[no] { $damage ->
            [0] { $card } ({ $power }/{ $toughness })
           *[other] { $card } ({ $power }/{ $toughness }, damage { $damage })
        }
    }
   *[no] { $tapped ->
        [yes] { $card } (tapped)
       *[no] { $card }
    }
}

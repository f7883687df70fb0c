# The story of a scenario: every event in a sentence.

story-game-began = The game begins; { $player } goes first.
story-shuffled = { $player }’s library is shuffled.
story-mulliganed = { $player } takes a mulligan.
story-kept = { $player } keeps this hand.
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
    [additional-main] The additional main phase begins.
    [additional-combat] The beginning of combat step of the additional combat phase begins.
    [second-main] The postcombat main phase begins.
    [end] The end step begins.
   *[cleanup] The cleanup step begins.
}
story-skipped-step = { $step ->
    [untap] { $player } skips the untap step.
    [upkeep] { $player } skips the upkeep step.
    [draw] { $player } skips the draw step.
    [first-main] { $player } skips the precombat main phase.
    [beginning-of-combat] { $player } skips the beginning of combat step.
    [declare-attackers] { $player } skips the declare attackers step.
    [declare-blockers] { $player } skips the declare blockers step.
    [first-strike-damage] { $player } skips the first combat damage step.
    [combat-damage] { $player } skips the combat damage step.
    [end-of-combat] { $player } skips the end of combat step.
    [second-main] { $player } skips the postcombat main phase.
    [end] { $player } skips the end step.
   *[cleanup] { $player } skips the cleanup step.
}
story-proposes-shortcut = { $times ->
    [1] { $player } proposes a shortcut.
   *[other] { $player } proposes a shortcut repeated { $times } times.
}
story-accepts-shortcut = { $player } accepts the shortcut.
story-shortens-shortcut = { $step ->
    [untap] { $player } shortens the shortcut to do something else in the untap step.
    [upkeep] { $player } shortens the shortcut to do something else in the upkeep step.
    [draw] { $player } shortens the shortcut to do something else in the draw step.
    [first-main] { $player } shortens the shortcut to do something else in the precombat main phase.
    [beginning-of-combat] { $player } shortens the shortcut to do something else in the beginning of combat step.
    [declare-attackers] { $player } shortens the shortcut to do something else in the declare attackers step.
    [declare-blockers] { $player } shortens the shortcut to do something else in the declare blockers step.
    [first-strike-damage] { $player } shortens the shortcut to do something else in the first combat damage step.
    [combat-damage] { $player } shortens the shortcut to do something else in the combat damage step.
    [end-of-combat] { $player } shortens the shortcut to do something else in the end of combat step.
    [second-main] { $player } shortens the shortcut to do something else in the postcombat main phase.
    [end] { $player } shortens the shortcut to do something else in the end step.
   *[cleanup] { $player } shortens the shortcut to do something else in the cleanup step.
}
story-will-skip-step = { $step ->
    [untap] { $player } will skip their next untap step.
    [upkeep] { $player } will skip their next upkeep step.
    [draw] { $player } will skip their next draw step.
    [first-main] { $player } will skip their next precombat main phase.
    [beginning-of-combat] { $player } will skip their next beginning of combat step.
    [declare-attackers] { $player } will skip their next declare attackers step.
    [declare-blockers] { $player } will skip their next declare blockers step.
    [first-strike-damage] { $player } will skip their next first combat damage step.
    [combat-damage] { $player } will skip their next combat damage step.
    [end-of-combat] { $player } will skip their next end of combat step.
    [second-main] { $player } will skip their next postcombat main phase.
    [end] { $player } will skip their next end step.
   *[cleanup] { $player } will skip their next cleanup step.
}
story-will-take-extra-turn = { $player } will take an extra turn after this one.
story-skipped-turn = { $count ->
    [one] { $player } skips their turn.
   *[other] { $player } skip their turn.
}
story-will-skip-turn = { $player } will skip their next turn.
story-will-control-turn = { $own ->
    [yes] { $player } will make their own decisions during their next turn.
   *[no] { $player } will control { $whom } during { $whom }’s next turn.
}
story-controls-turn = { $player } controls { $whom } during this turn.
story-controls-search = { $player } controls { $whom } during the search.
story-ends-turn = { $card } ends the turn.
story-ends-combat-phase = { $card } ends the combat phase.
story-became-level = { $card } becomes level { $level }.
story-adds-to-turn = { $part ->
    [beginning] An additional beginning phase follows this phase.
    [main] An additional main phase follows this phase.
    [combat] An additional combat phase follows this phase.
    [ending] An additional ending phase follows this phase.
    [untap] An additional untap step is added to the turn.
    [upkeep] An additional upkeep step is added to the turn.
    [draw] An additional draw step is added to the turn.
    [end] An additional end step is added to the turn.
   *[step] An additional step is added to the turn.
}
story-cannot-pay = { $player } can’t pay what { $card } asks for.
story-put-into-pile = { $player } puts { $card } into pile { $pile }.
story-passed = { $player } passes priority.
story-all-passed = Everybody passes priority.
story-all-passed-on = Everybody passes priority, step after step.
story-object-nth = { $card } { $place }
story-copy = the copy of { $card }
story-moved = { $to ->
    [battlefield] { $down ->
        [yes] { $card } enters the battlefield face down.
        [copy] { $card } enters the battlefield as a copy of { $copied }.
        [under] { $card } enters the battlefield under { $player }’s control.
        [tapped-under] { $card } enters the battlefield tapped under { $player }’s control.
        [tapped] { $card } enters the battlefield tapped.
       *[no] { $card } enters the battlefield.
    }
    [graveyard] { $card } goes to the graveyard.
    [hand] { $card } goes to { $player }’s hand.
    [library] { $place ->
        [top] { $card } goes to the top of { $player }’s library.
        [nth] { $card } goes to { $player }’s library, to position { $nth } from the top.
        [bottom] { $card } goes to the bottom of { $player }’s library.
       *[unknown] { $card } goes to { $player }’s library.
    }
    [exile] { $down ->
        [yes] { $card } is exiled face down.
       *[no] { $card } is exiled.
    }
    [stack] { $down ->
        [yes] { $player } begins to cast { $card } face down, and it goes onto the stack.
       *[no] { $player } begins to cast { $card }, which goes onto the stack.
    }
    [command] { $card } goes to the command zone.
   *[outside] { $card } leaves the game.
}
story-drew = { $player } draws a card.
story-drew-from-nothing = { $player } tries to draw from an empty library.
story-discarded = { $player } discards { $card }.
story-played-land = { $player } plays { $card }.
story-cast = { $down ->
    [yes] { $player } casts { $card } face down.
   *[no] { $keyword ->
        [none] { $player } casts { $card }.
       *[other] { $player } casts { $card } using { $keyword }.
    }
}
story-activated = { $mana ->
    [yes] { $player } activates a mana ability of { $card }.
   *[no] { $ability ->
        [alone] { $player } activates an ability of { $card }.
        [cost] { $player } activates the { $which } ability of { $card }.
       *[place] { $player } activates ability { $which } of { $card }.
    }
}
story-triggered = { $repeated ->
    [1] An ability of { $card }, controlled by { $player }, triggers.
    [2] Two abilities of { $card }, controlled by { $player }, trigger.
   *[other] { $repeated } abilities of { $card }, controlled by { $player }, trigger.
}
story-trigger-stacked = The triggered ability of { $card } goes onto the stack.
story-trigger-removed = The triggered ability of { $card } is removed from the stack and does nothing.
story-trigger-dropped = The triggered ability of { $card } isn’t put onto the stack.
story-targeted-player = { $ability ->
    [yes] The ability of { $card } targets { $player }.
   *[no] { $card } targets { $player }.
}
story-targeted-object = { $ability ->
    [yes] The ability of { $card } targets { $other }.
   *[no] { $card } targets { $other }.
}
story-resolving = { $idle ->
    [yes] { $ability ->
        [triggered] The triggered ability of { $card } resolves. Nothing happens.
        [yes] The ability of { $card } resolves. Nothing happens.
       *[no] { $card } resolves. Nothing happens.
    }
   *[no] { $ability ->
        [triggered] The triggered ability of { $card } resolves.
        [yes] The ability of { $card } resolves.
       *[no] { $card } resolves.
    }
}
story-fizzled = { $ability ->
    [yes] The ability of { $card } doesn’t resolve: none of its targets is legal.
   *[no] { $card } doesn’t resolve: none of its targets is legal.
}
story-countered = { $by ->
    [spell] { $ability ->
        [yes] { $source } counters the ability of { $card }.
       *[no] { $source } counters { $card }.
    }
    [ability] { $ability ->
        [yes] The ability of { $source } counters the ability of { $card }.
       *[no] The ability of { $source } counters { $card }.
    }
   *[none] { $ability ->
        [yes] The ability of { $card } is countered.
       *[no] { $card } is countered.
    }
}
story-mana-added = { $player } adds { $mana }.
story-no-mana-added = { $player } adds no mana.
story-mana-spent = { $player } spends { $mana }.
story-mana-emptied = The mana that { $player } didn’t spend is lost.
story-tapped = { $repeated ->
    [1] { $card } becomes tapped.
   *[other] These become tapped: { $card } ×{ $repeated }.
}
story-untapped = { $repeated ->
    [1] { $card } untaps.
   *[other] These untap: { $card } ×{ $repeated }.
}
story-damage-player = { $card } deals { $amount } damage to { $player }.
story-damage-object = { $itself ->
    [yes] { $card } deals { $amount } damage to itself.
   *[no] { $card } deals { $amount } damage to { $other }.
}
story-damage-removed = The damage marked on permanents is removed.
story-damage-removed-from = The damage marked on { $card } is removed.
story-life-gained = { $player } gains { $amount } life.
story-life-lost = { $paid ->
    [yes] { $player } pays { $amount } life.
   *[no] { $player } loses { $amount } life.
}
story-counters-added = { $amount ->
    [one] One { $kind } counter is put on { $card }.
    [2] Two { $kind } counters are put on { $card }.
    [3] Three { $kind } counters are put on { $card }.
    [4] Four { $kind } counters are put on { $card }.
    [5] Five { $kind } counters are put on { $card }.
    [6] Six { $kind } counters are put on { $card }.
    [7] Seven { $kind } counters are put on { $card }.
    [8] Eight { $kind } counters are put on { $card }.
    [9] Nine { $kind } counters are put on { $card }.
    [10] Ten { $kind } counters are put on { $card }.
   *[other] { $amount } { $kind } counters are put on { $card }.
}
story-counters-removed = { $amount ->
    [one] One { $kind } counter is removed from { $card }.
    [2] Two { $kind } counters are removed from { $card }.
    [3] Three { $kind } counters are removed from { $card }.
    [4] Four { $kind } counters are removed from { $card }.
    [5] Five { $kind } counters are removed from { $card }.
    [6] Six { $kind } counters are removed from { $card }.
    [7] Seven { $kind } counters are removed from { $card }.
    [8] Eight { $kind } counters are removed from { $card }.
    [9] Nine { $kind } counters are removed from { $card }.
    [10] Ten { $kind } counters are removed from { $card }.
   *[other] { $amount } { $kind } counters are removed from { $card }.
}
story-destroyed = { $card } is destroyed.
story-sacrificed = { $player } sacrifices { $card }.
story-created = { $player } creates a token: { $card }.
story-emblem = { $player } gets an emblem.
story-copied = { $ability ->
    [yes] { $player } copies an ability of { $card }; the copy goes onto the stack.
   *[no] { $player } puts a copy of { $card } onto the stack.
}
story-ceased = { $token ->
    [yes] The token { $card } ceases to exist.
   *[no] The copy of { $card } ceases to exist.
}
story-committed-crime = { $player } commits a crime.
story-scried = { $player } scries.
story-explored = { $card } explores.
story-proliferated = { $player } proliferates.
story-populated = { $player } populates.
story-bolstered = { $player } bolsters.
story-manifested = { $player } manifests a card.
story-supported = { $player } supports.
story-investigated = { $player } investigates.
story-learned = { $player } learns.
story-incubated = { $player } incubates.
story-cloaked = { $player } cloaks a card.
story-foraged = { $player } forages.
story-clashed = { $player } clashes with { $whom }.
story-fought = { $itself ->
    [yes] { $card } fights itself.
   *[no] { $card } and { $other } fight.
}
story-put-on-bottom = { $card } is put on the bottom of { $player }’s library.
story-leaves-with-owner = Everything that { $player } owns leaves the game.
story-fatesealed = { $player } fateseals, looking at the top of { $owner }’s library.
story-bound = { $how ->
    [encoded] { $card } is encoded on { $other }.
   *[haunts] { $card } haunts { $other }.
}
story-paired = { $card } and { $other } become paired.
story-unpaired = { $card } and { $other } are no longer paired.
story-put-sticker = { $player } puts a sticker on { $card }.
story-moved-sticker = A sticker is moved from { $card } to { $other }.
story-will-regenerate = { $card } will regenerate the next time it would be destroyed this turn.
story-created-delayed-trigger = { $card } creates a delayed triggered ability.
story-merged = { $top ->
    [yes] { $card } merges with { $other }, on top of it.
   *[no] { $card } merges with { $other }, under it.
}
story-suspended = { $player } suspends { $card }.
story-foretold = { $player } foretells { $card }.
story-plotted = { $player } plots { $card }.
story-ignored-effect = { $player } takes the special action of ignoring the effect of { $card }.
story-ended-effect = { $player } takes the special action of ending the effect of { $card }.
story-turns-face-up = { $player } takes the special action of turning { $card } face up.
story-fetched-companion = { $player } takes the special action of putting { $card }, their companion, into their hand.
story-surveilled = { $player } surveils.
story-amassed = { $player } amasses.
story-connived = { $card } connives.
story-time-travelled = { $player } time travels.
story-discovered = { $player } discovers.
story-collected-evidence = { $player } collects evidence.
story-manifested-dread = { $player } manifests dread.
story-coin-flipped = { $won ->
    [won] { $heads ->
        [yes] { $player } flips a coin, it comes up heads, and { $player } wins the flip.
       *[no] { $player } flips a coin, it comes up tails, and { $player } wins the flip.
    }
    [lost] { $heads ->
        [yes] { $player } flips a coin, it comes up heads, and { $player } loses the flip.
       *[no] { $player } flips a coin, it comes up tails, and { $player } loses the flip.
    }
   *[no] { $heads ->
        [yes] { $player } flips a coin and it comes up heads.
       *[no] { $player } flips a coin and it comes up tails.
    }
}
story-rolled = { $player } rolls a { $sides }-sided die: { $amount }.
story-roll-result = { $player }’s result is { $amount }.
story-ring-tempted = The Ring tempts { $player }.
story-ring-bearer = { $on ->
    [yes] { $card } becomes a Ring-bearer.
   *[no] { $card } is no longer a Ring-bearer.
}
story-suspected = { $on ->
    [yes] { $card } becomes suspected.
   *[no] { $card } is no longer suspected.
}
story-milled = { $amount ->
    [one] { $player } mills a card.
   *[other] { $player } mills { $amount } cards.
}
story-searched = { $player } searches the library.
story-searched-library = { $player } searches { $owner }’s library.
story-exerted = { $player } exerts { $card }.
story-became-monstrous = { $card } becomes monstrous.
story-becomes-day = It becomes day.
story-becomes-night = It becomes night.
story-became-monarch = { $player } becomes the monarch.
story-took-initiative = { $player } takes the initiative.
story-got-blessing = { $player } gets the city’s blessing.
story-became-protector = { $player } becomes the protector of { $card }.
story-completed-dungeon = { $player } completes { $card }.
story-entered-room = { $player } enters the room { $room }.
story-ventured = { $player } ventures into the dungeon.
story-planar-die =
    { $face ->
        [planeswalker] { $player } rolls the planar die: the planeswalker symbol.
        [chaos] { $player } rolls the planar die: chaos.
       *[blank] { $player } rolls the planar die: a blank face.
    }
story-chaos-ensued = Chaos ensues.
story-planeswalked-to = { $player } planeswalks to { $card }.
story-planeswalked-away = { $player } planeswalks away from { $card }.
story-encountered = { $player } encounters { $card }.
story-set-in-motion = { $player } sets { $card } in motion.
story-abandoned-scheme = { $player } abandons { $card }.
story-turned-up-in-command-zone = { $card } is turned face up in the command zone.
story-put-face-down-in-command-zone = { $card } is put face down into the command zone, with a name that is secretly chosen.
story-revealed-name = The name chosen for { $card } is { $name }.
story-put-back-on-deck = { $deck ->
    [scheme] { $card } is put face down on the bottom of the scheme deck.
   *[planar] { $card } is put face down on the bottom of the planar deck.
}
story-opened-attraction = { $player } opens { $card }.
story-visited = { $player } visits { $card }.
story-evolved = { $card } evolves.
story-mutated = { $card } mutates.
story-exploited = { $card } exploits a creature.
story-renowned = { $card } becomes renowned.
story-sector = { $sector ->
    [alpha] { $card } is in the alpha sector.
    [beta] { $card } is in the beta sector.
    [gamma] { $card } is in the gamma sector.
   *[none] { $card } is no longer in a sector.
}
story-casting-reversed = The casting of { $card } is reversed: it can’t be paid for.
story-solved = { $card } becomes solved.
story-saddled = { $on ->
    [yes] { $card } becomes saddled.
   *[no] { $card } is no longer saddled.
}
story-voted = { $player } votes.
story-attacked = { $card } attacks { $player }.
story-attacked-permanent = { $card } attacks { $other }.
story-flipped = { $card } is flipped.
story-unlocked = { $player } unlocks { $door }.
story-locked = { $player } locks { $door }.
story-phased-out = { $card } phases out.
story-phased-in = { $card } phases in.
story-transformed = { $other ->
    [none] { $card } transforms.
   *[other] { $card } transforms into { $other }.
}
story-transformed-copy = { $card } transforms and is still a copy of { $copied }.
story-converted = { $other ->
    [none] { $card } converts.
   *[other] { $card } converts into { $other }.
}
story-attached = { $card } becomes attached to { $other }.
story-turned-over = { $up ->
    [yes] { $card } is turned face up.
   *[no] { $card } is turned face down.
}
story-revealed = { $card } is revealed to all players.
story-attached-player = { $card } becomes attached to { $player }.
story-unattached = { $card } becomes unattached.
story-regenerated = { $card } is regenerated.
story-prevented-player = { $amount } damage to { $player } is prevented.
story-prevented-object = { $amount } damage to { $card } is prevented.
story-counters-added-player = { $amount ->
    [one] { $player } gets one { $kind } counter.
   *[other] { $player } gets { $amount } { $kind } counters.
}
story-counters-removed-player = { $amount ->
    [one] { $player } loses one { $kind } counter.
   *[other] { $player } loses { $amount } { $kind } counters.
}
story-counter = { $kind ->
    [shield] shield
    [stun] stun
    [loyalty] loyalty
    [poison] poison
    [rad] rad
    [finality] finality
    [energy] energy
    [ticket] ticket
    [defense] defense
    [lore] lore
    [charge] charge
    [time] time
    [level] level
    [age] age
    [fade] fade
    [keyword] { $keyword }
   *[named] named
}
story-blocked = { $card } blocks { $other }.
story-became-blocked = { $card } becomes blocked.
story-unblocked = { $card } is unblocked.
story-joined-combat = { $how ->
    [attacks-player] { $card } is attacking { $whom }.
    [attacks] { $card } is attacking { $whom }.
    [blocks] { $card } is blocking { $whom }.
   *[none] { $card } takes part in the combat.
}
story-banded = { $card } and { $other } attack in a band.
story-left-combat = { $card } is removed from combat.
story-effect-began = An effect begins to apply to { $card }.
story-effect-sets-size = { $card } has base power and toughness { $size }.
story-effect-sets-power = { $card } has base power { $power }.
story-effect-sets-toughness = { $card } has base toughness { $toughness }.
story-effect-modifies-size = { $card } gets { $size }.
story-effect-switches-size = The power and toughness of { $card } are switched.
story-effect-gives = { $card } gains { $keyword }.
story-effect-protects = { $card } gains protection from everything.
story-effect-protects-from = { $card } gains protection from { $colors }.
story-effect-protects-from-type = { $type ->
    [artifact] { $card } gains protection from artifacts.
    [creature] { $card } gains protection from creatures.
    [enchantment] { $card } gains protection from enchantments.
    [instant] { $card } gains protection from instants.
    [land] { $card } gains protection from lands.
    [planeswalker] { $card } gains protection from planeswalkers.
    [sorcery] { $card } gains protection from sorceries.
   *[other] { $card } gains protection.
}
story-effect-takes = { $card } loses { $keyword }.
story-effect-takes-all = { $card } loses all abilities.
story-effect-gives-ability = { $known ->
    [yes] { $card } gains “{ $text }”.
   *[no] { $card } gains an ability.
}
story-effect-gives-activated = { $card } gains all activated abilities of { $other }.
story-effect-copies = { $card } becomes a copy of { $other }.
story-effect-changes-text = The text of { $card } changes.
story-effect-adds-types = { $card } becomes { $types } in addition to its other types.
story-effect-sets-types = { $card } becomes { $types } and loses its other card types.
story-effect-sets-land-types = { $card } becomes { $types } and loses its other land types.
story-effect-removes-types = { $card } is no longer { $types }.
story-effect-sets-colors = { $card } becomes { $colors }.
story-effect-adds-colors = { $card } becomes { $colors } in addition to its other colors.
story-effect-takes-colors = { $card } becomes colorless.
story-effect-cant-attack = { $card } can’t attack.
story-effect-cant-block = { $card } can’t block.
story-effect-cant-be-blocked = { $card } can’t be blocked.
story-effect-must-attack = { $card } attacks if able.
story-effect-must-block = { $card } blocks if able.
story-effect-must-be-blocked = { $card } must be blocked if able.
story-effect-cant-activate = The activated abilities of { $card } can’t be activated.
story-effect-goads = { $card } is goaded.
story-effect-doesnt-untap = { $card } doesn’t untap during the untap step.
story-control = { $owner ->
    [yes] { $player } regains control of { $card }.
   *[no] { $player } gains control of { $card }.
}
story-effects-ended = { $combat ->
    [yes] Effects that last until end of combat end.
   *[no] Effects that last until end of turn end.
}
story-deals-no-damage = { $card } deals no combat damage.
story-will-be-exiled = { $dies ->
    [yes] From now on, if { $card } would die, it is exiled instead.
   *[no] From now on, if { $card } would leave the battlefield, it is exiled instead.
}
story-prevention-began = An effect of { $card } that prevents damage begins.
story-lost = { $loss ->
    [conceded] { $player } concedes and loses the game.
    [life] { $player } loses the game for having 0 or less life.
    [library] { $player } loses the game for trying to draw from an empty library.
    [poison] { $player } loses the game for having ten or more poison counters.
    [team-poison] { $player } loses the game: their team has too many poison counters.
    [commander] { $player } loses the game: one commander has dealt them 21 or more combat damage.
   *[effect] { $player } loses the game because of an effect.
}
story-draw = The game is a draw.
story-won = { $count ->
    [one] { $players } wins the game.
   *[other] { $players } win the game.
}
story-refused = A rule forbids it: “{ $line }”
story-broken-off = The story ends here, though the game goes on: no more than { $kibibytes } KiB are told.
story-board-player = { $player }: life { $life }, poison { $poison }, cards in library { $library }
story-board-zone = { $zone ->
    [battlefield] Battlefield: { $cards }
    [hand] Hand: { $cards }
    [graveyard] Graveyard: { $cards }
    [exile] Exile: { $cards }
   *[stack] Stack: { $cards }
}
story-board-more = and { $count } more
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

# What would be true without a rule: every state in a sentence.

state-object = { $card }
state-object-nth = { $card } { $place }
state-object-of = { $player }’s { $card }
state-object-nth-of = { $player }’s { $card } { $place }
state-life = { $player } has { $amount } life.
state-poison = { $amount ->
    [0] { $player } has no poison counters.
    [one] { $player } has { $amount } poison counter.
   *[other] { $player } has { $amount } poison counters.
}
state-tickets = { $amount ->
    [0] { $player } has no ticket counters.
    [one] { $player } has { $amount } ticket counter.
   *[other] { $player } has { $amount } ticket counters.
}
state-rad = { $amount ->
    [0] { $player } has no rad counters.
    [one] { $player } has { $amount } rad counter.
   *[other] { $player } has { $amount } rad counters.
}
state-daytime = { $is ->
    [yes] It is night.
    [no] It is day.
   *[neither] It is neither day nor night.
}
state-monarch = { $is ->
    [no] Nobody is the monarch.
   *[yes] { $player } is the monarch.
}
state-initiative = { $is ->
    [no] Nobody has the initiative.
   *[yes] { $player } has the initiative.
}
state-completed-dungeons = { $amount ->
    [0] { $player } has not completed a dungeon.
    [one] { $player } has completed { $amount } dungeon.
   *[other] { $player } has completed { $amount } dungeons.
}
state-room = { $player } is in the room { $room }.
state-mana = { $amount ->
    [0] { $player } has no mana in their mana pool.
   *[other] { $player } has { $amount } mana in their mana pool.
}
state-cards = { $zone ->
    [hand] { $amount ->
        [0] { $player } has no cards in hand.
        [one] { $player } has { $amount } card in hand.
       *[other] { $player } has { $amount } cards in hand.
    }
    [graveyard] { $amount ->
        [0] { $player } has no cards in their graveyard.
        [one] { $player } has { $amount } card in their graveyard.
       *[other] { $player } has { $amount } cards in their graveyard.
    }
    [library] { $amount ->
        [0] { $player } has no cards in their library.
        [one] { $player } has { $amount } card in their library.
       *[other] { $player } has { $amount } cards in their library.
    }
   *[exile] { $amount ->
        [0] { $player } has no cards in exile.
        [one] { $player } has { $amount } card in exile.
       *[other] { $player } has { $amount } cards in exile.
    }
}
state-cards-of = { $zone ->
    [battlefield] { $amount ->
        [0] { $player } controls no permanent named { $card }.
        [one] { $player } controls one permanent named { $card }.
       *[other] { $player } controls { $amount } permanents named { $card }.
    }
    [hand] { $amount ->
        [0] No card named { $card } is in { $player }’s hand.
        [one] One card named { $card } is in { $player }’s hand.
       *[other] There are { $amount } cards named { $card } in { $player }’s hand.
    }
    [graveyard] { $amount ->
        [0] No card named { $card } is in { $player }’s graveyard.
        [one] One card named { $card } is in { $player }’s graveyard.
       *[other] There are { $amount } cards named { $card } in { $player }’s graveyard.
    }
    [library] { $amount ->
        [0] No card named { $card } is in { $player }’s library.
        [one] One card named { $card } is in { $player }’s library.
       *[other] There are { $amount } cards named { $card } in { $player }’s library.
    }
   *[exile] { $amount ->
        [0] No card named { $card }, owned by { $player }, is in exile.
        [one] One card named { $card }, owned by { $player }, is in exile.
       *[other] There are { $amount } cards named { $card }, owned by { $player }, in exile.
    }
}
state-place = { $zone ->
    [battlefield] { $card } is on the battlefield.
    [hand] { $card } is in hand.
    [graveyard] { $card } is in the graveyard.
    [library] { $card } is in the library.
    [stack] { $card } is on the stack.
    [command] { $card } is in the command zone.
   *[exile] { $card } is in exile.
}
state-place-of = { $zone ->
    [battlefield] { $card } is on the battlefield under { $player }’s control.
    [hand] { $card } is in { $player }’s hand.
    [graveyard] { $card } is in { $player }’s graveyard.
    [library] { $card } is in { $player }’s library.
    [stack] { $player }’s { $card } is on the stack.
    [command] { $player }’s { $card } is in the command zone.
   *[exile] { $player }’s { $card } is in exile.
}
state-face-down = { $is ->
    [yes] { $card } is face down.
   *[no] { $card } is face up.
}
state-named = { $is ->
    [yes] { $card } is named { $name }.
   *[no] { $card } is not named { $name }.
}
state-cannot-turn-face-up = { $player } can’t turn { $card } face up.
state-cannot-unlock = { $player } can’t unlock { $card }.
state-unlocked = { $is ->
    [yes] { $card } is unlocked.
   *[no] { $card } is locked.
}
state-tapped = { $is ->
    [yes] { $card } is tapped.
   *[no] { $card } is untapped.
}
state-size = { $card } is { $size }.
state-counters = { $amount ->
    [0] { $card } has no { $kind } counters.
    [one] { $card } has { $amount } { $kind } counter.
   *[other] { $card } has { $amount } { $kind } counters.
}
state-damage = { $amount ->
    [0] { $card } has no damage marked on it.
   *[other] { $card } has { $amount } damage marked on it.
}
state-attacking = { $is ->
    [yes] { $card } is attacking.
   *[no] { $card } is not attacking.
}
state-exists = { $is ->
    [yes] { $card } still exists.
   *[no] { $card } no longer exists.
}
state-in-game = { $is ->
    [yes] { $player } is still in the game.
   *[no] { $player } is out of the game.
}
state-outcome = { $outcome ->
    [won] { $player } wins the game.
    [won-alone] Only { $player } wins the game.
    [draw] The game is a draw.
   *[open] The game goes on.
}
state-turn = It is { $player }’s turn.
state-step = { $step ->
    [untap] It is the untap step.
    [upkeep] It is the upkeep step.
    [draw] It is the draw step.
    [first-main] It is the precombat main phase.
    [beginning-of-combat] It is the beginning of combat step.
    [declare-attackers] It is the declare attackers step.
    [declare-blockers] It is the declare blockers step.
    [first-strike-damage] It is the first combat damage step.
    [combat-damage] It is the combat damage step.
    [end-of-combat] It is the end of combat step.
    [second-main] It is the postcombat main phase.
    [end] It is the end step.
   *[cleanup] It is the cleanup step.
}
state-priority = { $player } has priority.
state-stack = { $amount ->
    [0] The stack is empty.
    [one] There is { $amount } object on the stack.
   *[other] There are { $amount } objects on the stack.
}
state-repeated = { $times ->
    [1] { $sentence }
    [2] { $sentence } This happens twice.
   *[other] { $sentence } This happens { $times } times.
}
state-without = Without rule { $number }: { $text }
state-cannot-cast = { $keyword ->
    [none] { $count ->
        [0] { $player } can’t cast { $card }.
       *[other] { $player } can’t cast { $card } targeting { $targets }.
    }
   *[other] { $count ->
        [0] { $player } can’t cast { $card } using { $keyword }.
       *[other] { $player } can’t cast { $card } using { $keyword }, targeting { $targets }.
    }
}
state-cannot-activate = { $count ->
    [0] { $player } can’t activate the ability of { $card }.
   *[other] { $player } can’t activate the ability of { $card } targeting { $targets }.
}
state-cannot-play = { $player } can’t play { $card }.
state-cannot-get-mana = { $player } can’t get mana from { $card }.
state-cannot-attack = { $whom ->
    [none] { $player } can’t attack with { $card }.
   *[other] { $player } can’t attack { $whom } with { $card }.
}
state-cannot-block = { $player } can’t block { $other } with { $card }.
state-cannot-cast-for = { $player } can’t cast { $card } for { $whom }.
state-cannot-concede-for = { $player } can’t concede for { $whom }.
state-cannot-choose = { $player } can’t choose { $card }.
state-cannot-choose-for = { $player } can’t choose { $card } for { $whom }.
state-cannot-roll-planar-die = { $player } can’t roll the planar die.
state-cannot-fetch-companion = { $player } can’t put their companion into their hand.

# The board of a case.

board-zone = { $zone ->
    [battlefield] Battlefield
    [lands] Lands
    [hand] Hand
    [graveyard] Graveyard
    [exile] Exile
    [stack] Stack
    [command] Command zone
    [library] Library
   *[outside] Outside the game
}
board-fact = { $fact ->
    [life] Life
    [hand] Hand
    [library] Library
    [day] Day
    [night] Night
    [monarch] Monarch
    [initiative] Initiative
    [dungeons] Dungeons completed
   *[mana] Mana
}
board-room = room: { $room }
board-door = { $unlocked ->
    [yes] unlocked: { $door }
   *[no] locked: { $door }
}
board-chosen-name = chosen name: { $name }
board-counters = { $kind } counters
board-counter = { $amount ->
    [one] 1 { $kind } counter
   *[other] { $amount } { $kind } counters
}
board-damage = damage: { $amount }
board-mark = { $mark ->
    [tapped] tapped
    [token] token
    [face-down] face down
    [solved] solved
   *[flipped] flipped
}
board-attacks = { $blocked ->
    [yes] attacks { $whom }, blocked
   *[no] attacks { $whom }
}
board-banded = in a band with { $others }
board-blocks = blocks { $attacker }
board-bound = { $haunts ->
    [yes] haunted by: { $card }
   *[no] encoded: { $card }
}
board-controller = { $player }
board-ability = Ability of { $card }
board-target = target: { $target }
board-face = { $layout ->
    [back] Back face
    [half] Right half
    [door] Right door
    [adventure] Adventure
    [flipped] Flipped face
    [melded] Melded face
   *[other] Other face
}

# What is wrong with a case of Mitos y Leyendas that somebody writes (`myl-problem-…`, with the attribute `help`: what to write), why
# a line of it does not hold when it is played (`myl-failed-…`), and what could be chosen (`myl-choice-…`). Most of it is said of
# the cases of both games, in `scenario.ftl`. The game's own nouns stay Spanish.

myl-problem-card-does-not-fit = what stands below `{ $name }` does not fit its type
    .help = write a cost for every card but an Oro, and race and Fuerza for Aliados alone
myl-problem-too-many-races = there are more races or cards than there can be
    .help = leave out the cards that the case does not need
myl-problem-empty-deck = a player has no card in the Mazo Castillo and has lost before anything happens
    .help = put a card into it, or say nothing about it
myl-problem-talisman-in-play = a Talismán does not stay in play
    .help = put it into another zone
myl-problem-no-card = `{ $name }` is no card of this case
    .help = write a name as it stands among the cards; the n-th of several as `name n`, somebody’s as the language has it
myl-problem-card-text = the text of `{ $name }` is not understood from `{ $word }` on: `{ $text }`
    .help = write it as cards of the game put it, in Spanish
myl-problem-cost = `{ $cost }` is no cost
    .help = write a number in braces: `{"{2}"}`
myl-problem-card-name = `{ $name }` is no name that lines can speak of
    .help = write at most { $most } letters, figures and spaces, and no number at the end
myl-problem-card-no-type = the card `{ $name }` has no type
    .help = write `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro` or `Orbe` below its name, an Aliado with its race: `Aliado — Caballero`
myl-problem-card-type = `{ $line }` is no type of cards
    .help = write `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro` or `Orbe`, an Aliado with its race: `Aliado — Caballero`
myl-problem-card-strength = the Aliado `{ $name }` has no Fuerza
    .help = write it below the type: `Fuerza 3`
myl-problem-no-kind = `{ $name }` is no type of cards
    .help = write one of { $known }
myl-problem-no-race = `{ $name }` is no race of the cards of this case
    .help = write one of { $known }
myl-problem-players = this does not name two players
    .help = write { $example }, with two different names of one word and at most { $most } letters
myl-problem-copies = `{ $text }` is no number of copies of a card
    .help = write a number from 1 to { $most } in front of the name

myl-failed-not-so = that is not so
myl-failed-not-so-now = that is not so at this point
myl-failed-unclear = a name means cards that differ in this, or none: say which, as in `name 2`
myl-failed-no-ability = abilities are counted from 1
myl-failed-not-tried = only what is played, used, attacked or blocked with can be refused
myl-failed-no-card = there is no such card here
myl-failed-not-target = not everything that the line names is a target
myl-failed-never-comes = the game never gets there
myl-failed-too-deep = { $count } actions would wait for each other: the game cannot go on this way
myl-failed-unanswered = { $player } has to choose ({ $number }), and no line says what; one of: { $choices }

myl-choice-pass = pass
myl-choice-play = play { $card }
myl-choice-use = use ability { $place } of { $card }
myl-choice-pay-to-annul = pay to annul
myl-choice-attack = attack with { $card }
myl-choice-block = block { $attacker } with { $card }
myl-choice-option = option { $place }
myl-choice-accept = accept
myl-choice-decline = decline
myl-choice-done = nothing more

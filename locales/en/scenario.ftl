# What is wrong with a scenario that somebody writes (`problem-…`, with the attribute `help`: what to write), and why a line of it
# does not hold when it is played (`failed-…`, with `value-…`). Text in backquotes stands in the file.

problem-too-large = the file has more than { $kibibytes } KiB, and no scenario has
    .help = check that it is the right file, or write several scenarios, with one question each
problem-name-too-long = the name `{ $name }…` is too long
    .help = give names of at most { $most } characters
problem-name-hidden = the name `{ $name }` holds the character { $character }, which nobody sees
    .help = write names with letters, figures and spaces alone
problem-name-mark = the name `{ $name }` holds the mark `{ $mark }`
    .help = close every bracket, and write names without brackets, colons and quotation marks
problem-name-empty = `{ $name }` is not a name
    .help = write a name with letters
problem-name-of-two = `{ $name }` names two players, or one whose name holds `{ $word }`
    .help = separate all players by commas, and leave that word out of their names
problem-name-like-nth = the card `{ $name }` is called like number { $count } of several cards named `{ $card }`
    .help = give one of the cards another name
problem-name-like-copies = the card `{ $name }` is called like { $count } cards named `{ $card }`
    .help = give one of the cards another name
problem-name-like-both = the card `{ $name }` is called like the cards `{ $card }` and `{ $other }`
    .help = give one of the cards another name
problem-owned-like = the card `{ $card }` is called like another card of the player `{ $player }`
    .help = give one of them another name
problem-player-and-card = `{ $name }` is a player and a card
    .help = give one of them another name
problem-not-of-card = this is not part of a card
    .help = begin each card with a heading `### Name {"{"}cost{"}"}`, and leave out what belongs to no card
problem-too-many-card-texts = there are more than { $most } cards
    .help = leave out the cards that the scenario does not need
problem-card-name-taken = there are two cards named `{ $name }`
    .help = give each card a name of its own; basic lands are there without being written
problem-card-name-basic = `{ $name }` is the name of a basic land in another language
    .help = give each card a name of its own; basic lands are there without being written
problem-card-face = `{ $line }` does not say which face of the card it is
    .help = write one of { $known }, a colon, and its name
problem-card-cost = `{ $card }`: `{ $cost }` is no mana cost
problem-card-cost-long = the cost of `{ $card }` has more than { $most } symbols
    .help = write costs like `{"{2}{G}"}`
problem-card-type = `{ $card }`: `{ $word }` on the type line is no card type or supertype known in this language
    .help = write the card as it would be printed
problem-card-size = `{ $card }`: `{ $size }` is not its power and toughness, nor its loyalty or defense
    .help = write `2/2`, `*/*` where its text defines them, or `4` for loyalty or defense
problem-card-too-long = a card of { $bytes } bytes is longer than any printed one
    .help = write at most { $most } bytes
problem-card-abilities = `{ $name }` has more than { $most } abilities
    .help = leave out what the case does not need
problem-card-text = the text of `{ $name }` is not understood: `{ $text }`
    .help = write it as cards of today put it, in the language of the file
problem-card-no-type = the card `{ $name }` has no type line
    .help = write the type line below its name, then power and toughness, loyalty or defense, then its text
problem-card-item = this is an item of a list, and a card has none
    .help = leave the mark of the list out; a line that begins with a plus sign is written `\+`
problem-card-not-text = this is not the text of a card
    .help = write its lines without fences, indents and other marks
problem-cards = the cards cannot be used together: { $error }
    .help = change the card
problem-fault = a basic land cannot be made: { $error }
    .help = this is a fault of ours
problem-opens-twice = the situation opens twice
    .help = keep one of the lines
problem-no-players = the situation does not begin with the players
    .help = write lines like { $examples }
problem-no-turn = nothing says whose turn and which step it is
    .help = write it on a line of the situation, or that the game begins
problem-deck-in-position = a deck is named, but the game does not begin here
    .help = name the cards in a library
problem-zones-in-new-game = cards lie in zones, but the game only begins
    .help = name decks alone
problem-cannot-lie-there = `{ $name }` is not a permanent card and cannot be on the battlefield
    .help = name it in another zone, or say that it is face down
problem-companion-in-new-game = a companion is named, but the game only begins
    .help = name it among the cards outside the game
problem-no-conspiracy = `{ $name }` is no conspiracy: it has no secret name and is not face down in the command zone
    .help = leave the remark out
problem-life-in-new-game = a player has a life total, but the game only begins
    .help = leave the remark out
problem-team = team { $team } is not among the { $most } that there can be
    .help = number teams from 1 to { $most }
problem-player-remark = `{ $remark }` is no remark about a player
    .help = write a life total, a number of poison or rad counters, or a team
problem-players-alike = `{ $other }` and `{ $name }` cannot be told apart
    .help = give players names that differ in more than accents and case
problem-player-count = { $count } players
    .help = name 2 to { $most } players, separated by commas
problem-turn = turn { $turn } is later than any game gets
    .help = write a turn from 1 to { $most }
problem-designated-twice = two players have what only one can have
    .help = keep one of the lines
problem-companions = a player has more than one companion
    .help = name a single card
problem-too-many-cards = the situation has more than { $most } cards
    .help = leave out the cards that the scenario does not need
problem-library-remark = `{ $remark }` cannot be said of a card in a library or deck
    .help = leave the remark out
problem-players-twice = the players are named twice
    .help = keep one of the lines
problem-specific-card = `{ $text }` names one of several cards, which lie nowhere yet
    .help = write how many there are in front of the name, and whose the card is in brackets behind it
problem-melded-card = `{ $text }` is a permanent that two cards are melded into
    .help = write the two cards that represent it, and meld them in the game
problem-no-card = `{ $text }` is no card
    .help = name a card
problem-permanent-remark = `{ $remark }` can be said of permanents alone
    .help = leave the remark out, or name the card on a battlefield
problem-card-remark = `{ $remark }` is no remark about a card
    .help = write one of { $examples }
problem-remark-twice = `{ $remark }` says again what another remark says
    .help = keep one of the remarks
problem-bracket = a bracket in `{ $list }` has no partner
    .help = close it, or leave it out
problem-list-gap = something is missing beside a comma or between brackets in `{ $list }`
    .help = write it, or leave the comma or the brackets out
problem-shortcut-unproposed = no shortcut is proposed
    .help = write the proposal and its lines before the answers
problem-shortcut-unfit = this is no choice of a shortcut
    .help = between a proposal and its answers, write what the players do
problem-shortcut-unanswered = nobody answers the shortcut
    .help = write behind its lines who accepts or shortens it
problem-unknown-situation = `{ $line }` is nothing that can be given
    .help = write lines like { $examples }
problem-unknown-script = `{ $line }` is nothing that can be done
    .help = write lines like { $examples }
problem-unknown-result = `{ $line }` is nothing that can be true
    .help = write lines like { $examples }
problem-unknown-event = `{ $line }` is nothing that can happen
    .help = write lines like { $examples }
problem-unknown-consequence = `{ $line }` is nothing that can be true or happen
    .help = write lines like { $examples }; or an event like { $events }
problem-passes-never = nobody passes 0 times
    .help = leave the line out, or write how often
problem-shortcut-never = a shortcut is taken at least once
    .help = leave the number out, or write how often
problem-attacked-twice = both `{ $one }` and `{ $other }` are attacked by the same creatures
    .help = write a line for each attack; several in a row are one declaration
problem-mode = no card has a mode { $mode }
    .help = write 1 for the first mode, 2 for the second
problem-without-number = `{ $line }` does not begin with a number
    .help = write the number of a rule, a colon, and what would be true without it: `{ $example }: …`
problem-unclaimed = { $number } is not claimed in the title
    .help = add it to the title, or write one of { $claimed }
problem-number-form = `{ $text }` is not how a number is written
    .help = write its figures alone, from 0 to 9, without zeros in front
problem-number-size = `{ $text }` is too large a number
    .help = write a smaller number
problem-no-subtype = `{ $name }` is not a subtype of a card of this scenario
    .help = write a subtype as it stands on the type line of a card
problem-no-sticker-name = `{ $name }` is no name of a card, nor one that name stickers could make
    .help = write the words of the name and those of the stickers
problem-no-room = `{ $name }` is no room of a dungeon
    .help = write one of { $known }
problem-no-player = `{ $name }` is no player of this scenario
    .help = write one of { $known }
problem-short-name = `{ $name }` is the short name of several cards
    .help = write the whole name of one: { $known }
problem-no-object = `{ $name }` is no card of this scenario
    .help = write the name of a card as it stands among the cards, or of a basic land; the n-th of several as `name n`, somebody's as the language has it
problem-no-step = `{ $name }` is no step
    .help = write one of { $known }
problem-no-counter = `{ $name }` is not a kind of counters
    .help = write one of { $known }
problem-no-action = `{ $name }` is not a keyword action
    .help = write its verb as cards do
problem-no-zone = `{ $name }` is no zone
    .help = write one of { $known }
problem-no-mana = `{ $symbol }` is no kind of mana
    .help = write one of { $known }
problem-no-situation = no heading for the situation
    .help = write { $known }: it says which language the file is in
problem-empty-heading = this heading has no words
    .help = write the name of a part or of a card there, or leave the marks of the heading out
problem-nothing-asserted = nothing is asserted
    .help = write a list of what is true afterwards, under its heading
problem-long-line = this line has more than { $most } characters
    .help = write it in several lines, or leave out what it lists
problem-too-many-items = the lists have more than { $most } items
    .help = write several scenarios, with one question each
problem-not-item = this is not an item of a list
    .help = begin each line with `- ` or `1. `
problem-no-title = no title
    .help = begin with `# A title ({ $example })`: at most five numbers of the rules, in brackets
problem-second-title = there is a second title
    .help = write one scenario in a file, and its parts under headings with `##`
problem-title-without-number = the title claims no number
    .help = begin with `# A title ({ $example })`: at most five numbers of the rules, in brackets
problem-title-without-words = the title has no words
    .help = begin with `# A title ({ $example })`: at most five numbers of the rules, in brackets
problem-number-in-title = `{ $number }` stands outside of the last brackets of the title, where it claims nothing
    .help = begin with `# A title ({ $example })`: at most five numbers of the rules, in brackets
problem-claimed-twice = `{ $number }` is claimed twice
    .help = write each number once
problem-too-many-claims = { $count } numbers are claimed
    .help = begin with `# A title ({ $example })`: at most five numbers of the rules, in brackets
problem-no-rule = `{ $number }` is no number of the rules of { $edition }
    .help = write a number like `{ $example }`
problem-no-part = `{ $name }` is no part of a scenario
    .help = write one of { $known }
problem-heading-of-no-part = this heading belongs to no part
    .help = write it below the heading of a part, such as that of the cards
problem-uncanonical = from here on the file is not in canonical form
    .help = `vademecum scenario fmt` writes it

failed-setup = the position cannot be put on the table: { $error }
failed-unanswered = { $player } has to choose ({ $ask ->
    [priority] has priority: does something or passes
    [pay] what a cost is paid with
    [attack] which creatures attack
    [block] which creatures block
    [yes-no] yes or no
    [number] a number
    [pick] one of several
    [order] an order
   *[over] nothing: the game is over
}, { $number }), and no line says what
failed-refused = it is refused: { $reason } ({ $number })
failed-refused-by-none = it is refused: { $reason }
failed-not-in-script = no line of the script does that: write it as it is written there
failed-allowed = it must be refused, but is allowed
failed-other-rule = it is refused by { $number }, not by the rule named: { $reason }
failed-other-reason = it is refused, but by no rule: { $reason }
failed-differs = expected { $expected }, found { $actual }
failed-missing = that did not happen, or not after the events before it
failed-happened = that happened, and must not
failed-true-anyway = this is so with { $number } in force: say what is so only without it
failed-without = without { $number }: { $why }
failed-astray = without { $number }, the game leaves the script at line { $line } before this can be judged ({ $why }), which shows nothing about { $number }
failed-parted = the variation leaves the script here
failed-no-such-choice = the game does not offer that choice: begin from one that it lists
failed-unsound = the run came to a state that cannot be
failed-unproven = { $number } is claimed, but no code that cites it ran
failed-endless = up to here the scenario takes more than the { $most } steps that are played; it may never end: let fewer turns, cards and lines show the same
failed-late = up to here the scenario takes longer than a game may take here: let fewer turns, cards and lines show the same
failed-untold = from here on { $count } more do not hold; { $most } of a file are told: mend those above first
failed-panicked = the engine panicked: this is a fault of ours
failed-no-priority = that player does not have priority
failed-no-shortcut = no shortcut is proposed
failed-shortcut-order = another player answers the shortcut first
failed-shortcut-step = that player makes no choice of the shortcut in that step
failed-shortcut-left = a shortcut that not everybody has answered is left
failed-shortcut-first = the other players answer the shortcut first
failed-shortcut-illegal = the shortcut cannot be taken: { $error }
failed-over = the game is over
failed-payments = costs are not paid after { $most } choices
failed-chance = no coin or die falls like that here
failed-already-there = it is that step already: leave the line out, or say of whose turn
failed-step-never-comes = that step does not come: nobody receives priority in it, or it is left out
failed-stack-left = the game does not get there: { $choices } choices later it is still the same step of turn { $turn }, and { $now } of { $stack } objects are still on the stack; add a line of passing before this one
failed-loop = the game does not get there: { $choices } choices later it is still the same step of turn { $turn }, for the stack fills as fast as it resolves: a loop, which only another choice can end
failed-decides-for-one = a player decides for one other
failed-too-much-chosen = more is chosen than is asked: modes, X or targets
failed-share = { $share } is not what is left for it: that is { $rest }
failed-share-for-nothing = a share is for what is assigned no damage by it
failed-too-much-named = more is named than can be chosen, or something that cannot
failed-not-discarded = it was chosen, but not discarded: write what is chosen, or that it is chosen
failed-not-sacrificed = it was chosen, but not sacrificed: write what is chosen, or that it is chosen
failed-not-kept = it was chosen, but not to stay: write what is chosen, or that it is chosen
failed-illegal = { $error }
failed-never-was = there never was such an object: say what could have happened
failed-none-waits = no ability of it waits
failed-no-object = there is no such object
failed-several = the name means several objects: say which, as in `name 2`
failed-several-differ = the name means several objects that differ: say which, as in `name 2`
failed-several-attackers = several attackers have that name: say which, as in `name 2`
failed-several-opponents = there are several opponents: say who is attacked
failed-several-abilities = several of its abilities can be activated: say which, as in `ability 2 of name`
failed-several-mana = it makes several kinds of mana: say which, as in `{"{G}"}`

value-plain = { $text }
value-zone = { $zone ->
    [library] library
    [hand] hand
    [battlefield] battlefield
    [graveyard] graveyard
    [stack] stack
    [exile] exile
    [command] command
   *[outside] outside
}
value-place = { $zone ->
    [library] library
    [hand] hand
    [battlefield] battlefield
    [graveyard] graveyard
    [stack] stack
    [exile] exile
    [command] command
   *[outside] outside
} of { $player }
value-yes = yes
value-no = no
value-nobody = nobody
value-step = { $step ->
    [untap] Untap
    [upkeep] Upkeep
    [draw] Draw
    [first-main] FirstMain
    [beginning-of-combat] BeginningOfCombat
    [declare-attackers] DeclareAttackers
    [declare-blockers] DeclareBlockers
    [first-strike-damage] FirstStrikeDamage
    [combat-damage] CombatDamage
    [end-of-combat] EndOfCombat
    [second-main] SecondMain
    [end] End
   *[cleanup] Cleanup
}
value-won = { $player } has won
value-won-alone = { $player } alone has won
value-draw = a draw
value-goes-on = the game goes on
value-no-creature = no creature
value-never-was = there never was such an object
value-nothing = there is no such object
value-several = several, which differ: say which is meant, as in `name 2`

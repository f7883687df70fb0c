# Why the rules engine refuses a choice: a clause that follows a colon, without an initial capital or a full stop.

## What can be chosen

refused-activate-only-as-instant = the ability can be activated only when an instant could be cast, not while something is being paid for
refused-activating-forbidden = an effect keeps this ability from being activated
refused-casting-forbidden = an effect keeps this spell from being cast
refused-loyalty-ability-timing = loyalty abilities are activated in one’s own main phase with an empty stack, and only one of each permanent each turn
refused-not-choosable-now = that can’t be chosen now
refused-loop-must-be-broken = this would go on with a loop that this player has to break
refused-shortcut-cannot-be-taken = a shortcut needs legal choices with a predictable result that end where a player has priority
refused-shortcut-not-answered = somebody has not accepted or shortened the shortcut yet
refused-proposed-in-shortcut = this is what the shortcut proposed where this player shortened it
refused-not-among-options = it isn’t one of the options
refused-not-enough-loyalty = there aren’t enough loyalty counters to remove
refused-player-not-in-game = that player isn’t in the game
refused-no-cards-left-to-mulligan = the opening hand is already down to zero cards

## Lands

refused-not-a-land = the card isn’t a land
refused-land-not-in-own-hand = a player can play lands only from their own hand
refused-land-on-another-turn = a player can play lands only on their own turn
refused-land-timing = a land can be played only in a main phase with the stack empty
refused-land-already-played = the player has already played a land this turn
refused-lands-forbidden = an effect says that the player can’t play lands

## Casting

refused-cast-from-that-zone = nothing allows the card to be cast from where it is
refused-lands-are-not-cast = lands are played, not cast
refused-no-mana-cost = the card has no mana cost, and a cost that isn’t there can’t be paid
refused-legendary-spell = a legendary instant or sorcery can only be cast by a player who controls a legendary creature or planeswalker
refused-cast-only-at-sorcery-speed = the spell can be cast only in a main phase of its player’s own turn, with the stack empty
refused-too-few-modes-with-targets = there aren’t enough modes with legal targets
refused-not-enough-targets = there aren’t enough legal targets

## Activating

refused-not-its-controller = only the object’s controller can activate its abilities
refused-activate-only-as-sorcery = the ability can be activated only when a sorcery could be cast
refused-unlocking-timing = a half can be unlocked only in a main phase of one’s own turn, while the stack is empty
refused-activate-only-once-each-turn = the ability can be activated only once each turn, and it already has been
refused-activation-condition-not-met = the condition for activating the ability isn’t met
refused-mana-ability-does-not-use-stack = it’s a mana ability and doesn’t use the stack
refused-mana-ability-timing = mana abilities can be activated only with priority or during a payment
refused-mana-ability-unresolved = the ability has already been activated and hasn’t resolved yet
refused-no-such-mana-ability = the object doesn’t have that mana ability
refused-mana-type-not-added = the ability doesn’t add mana of that type

## Targets

refused-any-target-excludes-it = “any target” covers only creatures, players, planeswalkers and battles
refused-target-of-other-kind = the text asks for a different kind of target
refused-target-not-as-described = the target doesn’t fit the text’s description
refused-target-in-other-zone = the target is in another zone
refused-spell-targets-itself = a spell can’t target itself
refused-target-has-hexproof = the permanent has hexproof and an opponent controls it
refused-player-has-hexproof = the player has hexproof and is an opponent
refused-no-way-to-turn-face-up = there is no way to turn it face up
refused-target-has-shroud = the permanent has shroud
refused-target-has-hexproof-from = the permanent has hexproof from it and an opponent controls it
refused-target-has-protection = the permanent has protection from it
refused-player-has-protection = the player has protection from it
refused-bearer-has-protection = it has protection from what would be attached to it

## Paying

refused-cannot-pay-cost = the player can’t pay the whole cost
refused-cost-not-payable-that-way = the whole cost couldn’t be paid that way
refused-not-for-this-cost = that can’t be used to pay this cost
refused-drawn-card-is-face-down = that card was drawn while this was being cast or activated, and stays face down until that is done
refused-not-enough-evidence = the cards in the player’s graveyard don’t have enough mana value in all
refused-not-enough-life = the player doesn’t have enough life to pay
refused-permanent-already-tapped = the permanent is already tapped
refused-permanent-not-tapped = the permanent is already untapped
refused-mana-ability-cost-not-supported = a cost of that kind can’t be paid here to activate a mana ability
refused-mana-not-in-pool = the mana pool doesn’t cover the ability’s cost
refused-mana-already-in-pool = the mana still to be paid is already in the mana pool
refused-mana-after-costs = mana abilities are activated before anything is paid
refused-mana-not-for-generic-cost = that mana can’t be spent on the generic part of the cost now
refused-cannot-delve = that mana can’t be paid by exiling that card
refused-cannot-splice = that card can’t be spliced onto the spell
refused-cannot-convoke = that mana can’t be paid by tapping that permanent
refused-no-phyrexian-mana = the cost has no Phyrexian mana to be paid with life

## Combat

refused-not-a-creature = the permanent isn’t a creature
refused-creature-tapped = the creature is tapped
refused-summoning-sick = the creature has summoning sickness
refused-creature-has-defender = the creature has defender
refused-attacker-not-controlled = the active player can attack only with creatures they control
refused-already-attacking = the creature has already been declared as an attacker
refused-cant-attack = an effect says the creature can’t attack
refused-creature-must-attack = a creature that must attack hasn’t been declared as an attacker
refused-cannot-be-attacked = only players, planeswalkers and battles can be attacked
refused-protector-cannot-attack = only a battle that an opponent protects can be attacked
refused-attack-restricted = creatures can’t attack in that number
refused-block-restricted = creatures can’t block in that number
refused-creature-must-block = more of the required blocks could be made
refused-only-opponents-can-be-attacked = only opponents can be attacked
refused-not-a-defending-player = that player isn’t a defending player in this combat
refused-blocker-not-controlled = a player can block only with creatures they control
refused-already-blocking = the creature has already been declared as a blocker
refused-only-attackers-can-be-blocked = only attacking creatures can be blocked
refused-not-attacking-that-player = the attacker isn’t attacking the player who is blocking
refused-cant-block = an effect says the creature can’t block
refused-cant-be-blocked = an effect says the attacker can’t be blocked
refused-attacker-has-flying = the attacker has flying and the blocker doesn’t
refused-attacker-has-skulk = the attacker has skulk and the blocker has greater power
refused-attacker-has-intimidate = the attacker has intimidate and the blocker is not an artifact and shares no color with it
refused-attacker-has-shadow = the attacker has shadow and the blocker doesn’t
refused-attacker-has-horsemanship = the attacker has horsemanship and the blocker doesn’t
refused-attacker-has-fear = the attacker has fear and the blocker is neither black nor an artifact
refused-blocker-has-shadow = the blocker has shadow and the attacker doesn’t
refused-attacker-has-landwalk = the attacker has landwalk and the defending player controls such a land
refused-attacker-has-protection = the attacker has protection from the blocker
refused-too-few-blockers = an attacker would have fewer blockers than it requires
refused-lethal-damage-first = blockers must be assigned lethal damage before the player
refused-cannot-be-attached = it can’t be attached to anything of that kind
refused-cannot-be-enchanted-by-it = the Aura’s enchant ability doesn’t allow it
refused-no-such-ability = the object has no such ability
refused-ability-does-not-function-there = the ability doesn’t function where the object is
refused-modes-worth-too-much = the chosen modes would be worth more in all than it allows
refused-cannot-pay-for-a-mode = none of its modes can be paid for
refused-planar-die-in-main-phase = the planar die is rolled in a main phase of one’s own turn, while the stack is empty
refused-nontraditional-in-deck = a deck has no nontraditional cards: planes, phenomena, vanguards, schemes, dungeons or Attractions
refused-outside-command-zone = this card is never outside the command zone

## Commanders

refused-too-many-commanders = a deck has at most two commanders
refused-no-companion = the player has no companion outside the game
refused-companion-at-other-time = a companion is put into the hand in a main phase of its owner’s turn, with the stack empty
refused-cannot-be-commander = these cards can’t be the commander of a deck
refused-commander-deck-size = the deck doesn’t have the exact number of cards that the variant asks for, its commander included
refused-commander-deck-same-name = the deck holds two cards with the same name that aren’t basic lands
refused-commander-deck-colors = the deck holds a card with a color outside its commander’s color identity
refused-commander-deck-lands = the deck holds a basic land type whose mana is of a color outside its commander’s color identity
refused-decision-of-another = another player decides that: whoever controls a player makes that player’s decisions
refused-concession-of-another = nobody decides for another player to concede
refused-out-of-range = it is outside the player’s range of influence

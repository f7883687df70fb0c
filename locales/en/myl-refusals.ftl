# Why the engine of Mitos y Leyendas refuses a choice: a clause behind a colon, without a capital or a full stop.

## What can be played

refused-myl-cannot-be-played = an effect keeps such cards from being played
refused-myl-cannot-pay = its cost cannot be paid
refused-myl-gold-only-at-the-beginning = the Oro of the turn is played as the Vigilia begins, and only one
refused-myl-no-carrier = no Aliado can carry the Arma
refused-myl-no-cost-to-leave-unpaid = an Oro has no cost, so it cannot be played without paying one
refused-myl-not-choosable-now = that cannot be chosen now
refused-myl-not-enough-targets = there aren’t enough legal targets
refused-myl-not-the-moment-of-the-talisman = this Talismán cannot be played at this moment
refused-myl-one-in-play = only one copy of this card can be in play for each player
refused-myl-only-in-vigil = an Aliado, Arma or Tótem is played in one’s own Vigilia

## Which abilities can be used

refused-myl-ability-lost = the card has lost its ability
refused-myl-not-the-moment-of-the-ability = this ability cannot be activated at this moment
refused-myl-nothing-to-respond-to = nothing has happened that this ability responds to
refused-myl-used-up-for-this-turn = this ability was used as often as it can be in this turn
refused-myl-weapon-waits-for-an-ally = an Arma in the Línea de Apoyo is not used without an Aliado in play

## The battle

refused-myl-blocker-in-the-line-of-attack = an Aliado in the Línea de Ataque does not block
refused-myl-cannot-block = this Aliado cannot be declared as a blocker
refused-myl-entered-since-the-last-regrouping = the Aliado was not under this control as the last Agrupación began
refused-myl-must-block = an Aliado must be declared as a blocker, and is not yet
refused-myl-not-an-ally-in-the-line-of-defence = only one’s own Aliados in the Línea de Defensa attack
refused-myl-one-attacker = only one attacker can be declared in a turn
refused-myl-one-blocker-for-each-attacker = each Aliado blocks one attacker, and each attacker is blocked by one
refused-myl-unblockable = the attacker is Imbloqueable

//! What effects do: the verbs of the ability language (4.6.1).

use std::sync::Arc;

use crate::{
    ability::{Manner, Quality, Static},
    card::Kinds,
    filter::{Amount, Filter, Which, Who, Zone},
};

/// One thing that an ability or a Talismán does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Cards leave play, or go on from where they are, in that way.
    Move(Manner, Which),
    /// Players put so many cards from the top of their Mazo Castillo in the Cementerio (6.4).
    Mill(Who, Amount),
    /// Players draw so many cards (6.29); with `up_to` they say how many.
    Draw {
        /// Who draws.
        who: Who,
        /// How many, at most.
        count: Amount,
        /// “Hasta” (4.6.9).
        up_to: bool,
    },
    /// Players discard so many cards of their choice (6.11).
    Discard(Who, u8),
    /// Players discard so many cards at random.
    DiscardAtRandom(Who, u8),
    /// Players discard their whole Mano.
    DiscardHand(Who),
    /// Each of these players destroys so many cards of a description that the player controls, of the player's choice.
    PlayerDestroys(Who, Filter, u8),
    /// The strength of cards changes (4.2.1).
    Strength(Which, StrengthChange, Until),
    /// Cards lose their abilities (4.1.4).
    LoseAbility(Which, Until),
    /// Cards get a quality, as an ability of their own (6.9).
    Gain(Which, Quality, Until),
    /// Cards are considered to be allies with that strength, which is counted anew at any time (4.2.1, 6.9).
    ConsiderAlly(Which, Arc<Amount>, Until),
    /// A race is named; then [`Effect::ConsiderRace`] speaks of it. Races are those of cards of a description.
    NameRace(Filter),
    /// Cards are considered to be of the race that was named.
    ConsiderRace(Which, Until),
    /// A card is named; then [`Effect::NamedLoseAbility`] speaks of it (6.24).
    NameCard,
    /// The card that was named, and its copies, lose their abilities.
    NamedLoseAbility(Until),
    /// A type of card is named, other than these; then [`Condition::OfNamedKind`] speaks of it.
    NameKind(Kinds),
    /// You gain control of cards until they leave play (4.4.3).
    GainControl(Which),
    /// The cards that this card took (“ponerlo en tu Línea de Defensa”) go back to the side that they came from.
    ReturnTaken,
    /// Oros are generated, which pay only for cards of these types if any are given (6.16).
    Generate(u8, Option<Kinds>),
    /// You look for a card in one of your zones (6.5); it goes to a slot.
    Search {
        /// Where.
        zone: Zone,
        /// What card.
        filter: Filter,
        /// Where it is spoken of again.
        slot: u8,
    },
    /// You look at so many cards from the top of your Mazo Castillo (6.21); they go to a slot.
    LookAtTop(u8, u8),
    /// You choose one of the cards of the first slot; it goes to the second one, the others stay.
    ChooseFrom(u8, u8),
    /// You play cards (4.5.2), without paying their cost or paying it.
    Play {
        /// The cards.
        which: Which,
        /// Whether the cost is not paid.
        free: bool,
    },
    /// Cards are played at the same time without paying their cost (4.6.6): each player chooses so many of such a
    /// card in a zone, at most; without a number all are played.
    PlayTogether {
        /// From where.
        zone: Zone,
        /// What cards.
        filter: Filter,
        /// How many at most, for each player.
        most: Option<u8>,
    },
    /// Cards enter play without being played (4.5.1).
    PutInPlay(Which),
    /// Cards are moved to a zone (6.23): in play of their controller, out of play of their owner. From the Mazo
    /// Castillo to the Mano that is not drawing (6.29).
    PutIn(Zone, Which),
    /// Cards that were looked at are shuffled in.
    ShuffleIn(Which),
    /// You shuffle so many cards of your Cementerio into your Mazo Castillo.
    ShuffleFromGraveyard(u8),
    /// The card that is being played is annulled (4.7).
    Annul,
    /// The ability that is being used is cancelled (4.8).
    Cancel,
    /// The effect goes to another card (4.9).
    Redirect(Which),
    /// What is about to happen to the card of the event does not (4.10).
    Prevent,
    /// The whole attack is cancelled (4.8).
    CancelAttack,
    /// The attack of single allies is cancelled: the battle goes on (4.8).
    CancelAttackOf(Which),
    /// The block of single allies is cancelled.
    CancelBlockOf(Which),
    /// An ally deals its damage as if it were not blocked.
    DamageAsUnblocked(Which),
    /// Allies must be declared as blockers.
    MustBlock(Which),
    /// For the rest of the game this holds (6.14).
    Lasting(Arc<Static>),
    /// The effect takes place in the next Fase Final, if the card is still that card.
    InFinalPhase(Box<Effect>),
    /// One effect if something is so, otherwise another one.
    If(Condition, Box<Effect>, Box<Effect>),
}

/// A change of strength (4.2.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StrengthChange {
    /// Aumentar, disminuir.
    Add(Amount),
    /// Duplicar.
    Double,
    /// Establecer.
    Set(Amount),
    /// The printed strength is replaced: what is added stays added.
    Base(Amount),
}

/// How long an effect lasts (4.6.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Until {
    /// Until the Fase Final of this turn.
    FinalPhase,
    /// Until the next Vigilia of the one who used it.
    NextVigil,
    /// Until the end of Guerra de Talismanes.
    EndOfWar,
    /// As long as the card that it affects stays in play (6.14).
    LeavesPlay,
    /// As long as the card that has the ability stays in play.
    ThisLeavesPlay,
}

/// A condition, looked at as an effect is resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// The card of a slot is of the type that was named.
    OfNamedKind(u8),
    /// A slot holds a card.
    Holds(u8),
}

//! What texts say of libraries, of playing lands and exiled cards, of the counter with which there are enough, and of each of
//! several targets.

/// A word or phrase about a library, playing lands or exiled cards, the number of counters, or one of several targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PlaceWord {
    /// "would search a library" (701.19f).
    WouldSearch,
    /// "that player's library, hand, and graveyard" (701.19b).
    ZonesOfThatPlayer,
    /// "its controller's library, hand, and graveyard".
    ZonesOfController,
    /// "with the same name as", before what has it.
    SameNameAs,
    /// "reveals their hand" (701.16a).
    RevealsHand,
    /// "reveal this card from your hand", as a cost.
    RevealThisFromHand,
    /// "each turn, reveal the first card you draw" (603.11).
    RevealFirstDraw,
    /// "siempre que se muestre así": whenever it is revealed this way, before what it is.
    WheneverRevealed,
    /// "is revealed this way", behind what it is.
    IsRevealed,
    /// "choose from it", of a hand that was revealed.
    ChooseFromIt,
    /// "that player shuffles their library".
    ThatPlayerShuffles,
    /// "cards of it", behind "top" and a number.
    CardsOfThatLibrary,
    /// The same behind the number alone: "primeras cartas de ella".
    TopCardsOfThatLibrary,
    /// "its owner's library", behind what is shuffled into it (701.20c).
    OwnersLibrary,
    /// "play", before a number of additional lands (305.2).
    Play,
    /// "play an additional land".
    PlayAdditionalLand,
    /// "additional lands", behind a number.
    AdditionalLands,
    /// "on each of your turns".
    OnYourTurns,
    /// "can't play lands".
    CantPlayLands,
    /// "the third", before a counter that is put on something (122.7).
    NthPut(u8),
    /// "is put on", behind that counter.
    IsPutOn,
    /// "exiled with", before the object whose linked ability exiled it (607.2a).
    ExiledWith,
    /// "as though they had flash", behind spells (601.3b).
    AsThoughFlash,
    /// "cast it this turn", of a card that was exiled (601.3).
    CastItThisTurn,
    /// "play it this turn", of a card that was exiled (601.1a).
    PlayItThisTurn,
    /// "for each of them", behind several targets (608.2f).
    ForEachOfThem,
    /// "that target": the one of several at hand.
    ThatTarget,
}

//! What texts say of planar decks, scheme decks and conspiracies (901, 904, 905).

/// A word or phrase about the cards of casual variants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum VariantWord {
    /// "planeswalk" (701.24).
    Planeswalk,
    /// "roll the planar die" (901.9d).
    RollPlanarDie,
    /// "chaos ensues" (311.7).
    ChaosEnsues,
    /// "set the top scheme of your scheme deck in motion" (701.25).
    SetInMotion,
    /// "abandon this scheme" (701.26).
    AbandonThis,
    /// "until a player planeswalks" (901.11).
    UntilPlaneswalk,
    /// "you encounter this phenomenon" (312.5).
    EncounterThis,
    /// "you set this scheme in motion" (904.9).
    SetThisInMotion,
    /// "you planeswalk to this plane" (701.24d).
    WalkToThis,
    /// "you planeswalk away from this plane" (701.24d).
    WalkAwayFromThis,
    /// "a player planeswalks" (901.11).
    PlayerWalks,
    /// "the mana value of your commander" (903.3e).
    ManaValueOfCommander,
    /// "mana of any color in your commander’s color identity" (903.4f).
    ManaOfIdentity,
    /// "leaving in exile", behind what restarts the game (724.5).
    LeavingInExile,
    /// "commander", said of an object (903.3d).
    Commander,
    /// "with one of the chosen names" (702.106f).
    ChosenNames,
    /// "you are the starting player" (103.1c).
    BeginFirst,
    /// "your starting hand size is", before a number (315.5a).
    StartingHandIs,
}

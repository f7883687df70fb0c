//! What texts say of the monarch, the initiative and dungeons, of rad counters, of a chosen player, of the
//! least life that damage leaves, of ending turns and
//! phases, and of controlling players.

use vademecum_abilities::PlayerDesignation;

/// A word or phrase about a designation of players, about dungeons or about the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PlayerWord {
    /// "becomes the monarch", "takes the initiative" (722.1, 723.1).
    Takes(PlayerDesignation),
    /// "you're the monarch", "you have the initiative".
    YouHave(PlayerDesignation),
    /// "you have the city's blessing" (702.131c).
    YouAreBlessed,
    /// "ventures into the dungeon" (701.46).
    Venture,
    /// "ventures into", before a kind of dungeon (701.46d).
    VentureInto,
    /// "opens an Attraction" (701.48).
    OpenAttraction,
    /// "roll to visit your Attractions" (701.49).
    VisitAttractions,
    /// "claim the prize" (702.159b).
    ClaimPrize,
    /// "completes a dungeon" (309.7).
    CompletesDungeon,
    /// "you've completed a dungeon" (309.7).
    YouCompletedDungeon,
    /// "you can't enter this dungeon unless you", before how one ventures into it.
    CantEnterUnlessYou,
    /// "you would lose life from radiation" (725.1a).
    WouldLoseLifeFromRadiation,
    /// "that would reduce", behind damage and before a life total.
    WouldReduce,
    /// "to less than", behind the life total and before a number.
    ToLessThan,
    /// "reduces it to", before that number.
    ReducesItTo,
    /// "the chosen player controls" (607.2d).
    ChosenPlayerControls,
    /// "end the turn" (721.1).
    EndTurn,
    /// "end the combat phase" (721.2).
    EndCombatPhase,
    /// "during that player's next turn", of whom you control (720.1).
    DuringTheirNextTurn,
    /// "you control yourself during your next turn" (720.9).
    ControlYourself,
    /// "you control your opponents while they're searching their libraries" (720.2).
    ControlSearchers,
    /// "skips their next turn" (614.10a).
    SkipNextTurn,
    /// "restart the game" (724.1).
    RestartGame,
}

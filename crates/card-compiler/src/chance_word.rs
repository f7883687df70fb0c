//! What texts say of coins and dice (705, 706).

/// A word or phrase about coins and dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum ChanceWord {
    /// "flip a coin".
    FlipCoin,
    /// "if you win the flip".
    IfWinFlip,
    /// "if you lose the flip".
    IfLoseFlip,
    /// "if it comes up heads".
    IfHeads,
    /// "if it comes up tails".
    IfTails,
    /// "win a coin flip".
    WinFlip,
    /// "lose a coin flip".
    LoseFlip,
    /// "roll".
    Roll,
    /// "roll a die", of players in an event.
    RollDie,
    /// "roll one or more dice", of players in an event.
    RollDice,
    /// "and add the number of", behind a roll.
    AddNumberOf,
    /// "equal to the result".
    EqualToResult,
    /// "if you rolled doubles".
    IfDoubles,
    /// "roll again".
    RollAgain,
    /// "and store those results on it".
    AndStore,
    /// "reroll any number of its stored results".
    RerollStored,
    /// "equal to the total of its stored results".
    EqualToStored,
    /// The range of a row of a results table (706.3a).
    Row(i32, Option<i32>),
    /// "after you roll a die".
    AfterYouRoll,
    /// "increase the result by".
    IncreaseResult,
    /// "reroll that die".
    RerollIt,
    /// "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll".
    RollsOneMore,
}

//! The changes that continuous effects make, and how long they last.

use std::sync::Arc;

use crate::{
    ability::Triggered,
    card::AbilityId,
    chance::RollChange,
    copy::Exception,
    cost::Cost,
    filter::Filter,
    keyword::Keyword,
    quantity::{Amount, Objects, Players, Slot},
    reword::Word,
    types::{Colors, CounterKind, Subtypes, Supertypes, Types},
};

/// A condition as though which a creature can attack (609.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AsThough {
    /// "as though it had haste".
    Haste,
    /// "as though it didn't have defender".
    NoDefender,
}

/// What a continuous effect does to an object, each in its layer (613.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// "becomes a copy of …, except …": layer 1 (613.1a, 707).
    CopyOf(Objects, Vec<Exception>),
    /// "You gain control of it": layer 2 (613.1b).
    Control(Players),
    /// One word in its text in place of all instances of another: layer 3 (613.1c, 612.2).
    ReplaceWord(WordOf, WordOf),
    /// "exchange their text boxes": each of the two objects has the rules text of the other, layer 3 (612.5).
    ExchangeText(Objects),
    /// "has the full text of …": layer 3 (612.6).
    FullTextOf(Objects),
    /// "is named …": layer 3 (612.8).
    SetName(String),
    /// Words of a name sticker, inserted into the name after that number of its words: layer 3 (612.9).
    AddWords(String, u8),
    /// "has all names of … cards": layer 3 (612.7).
    AllNames(Filter),
    /// "is a … in addition to its other types": layer 4 (613.1d).
    AddTypes(Types),
    /// "is a \[card type\]", and no other: layer 4 (205.1a).
    SetTypes(Types),
    /// "isn't a \[card type\]": layer 4 (205.1a).
    RemoveTypes(Types),
    /// Subtypes in addition: layer 4 (613.1d).
    AddSubtypes(Subtypes),
    /// "is a \[land type\]": the others are lost, and the abilities with them (305.7): layer 4.
    SetLandTypes(Subtypes),
    /// Supertypes in addition: layer 4 (613.1d).
    AddSupertypes(Supertypes),
    /// "is \[color\]": layer 5 (613.1e).
    SetColors(Colors),
    /// "is \[color\] in addition": layer 5 (613.1e).
    AddColors(Colors),
    /// "becomes that color", which a slot holds: layer 5 (613.1e).
    SetColorIn(Slot),
    /// "has/gains \[keyword\]": layer 6 (613.1f).
    Gain(Keyword),
    /// "has/gains "\[ability\]"": its place in the card's list of granted abilities: layer 6 (613.1f).
    GainAbility(u8),
    /// "gains protection from the color of your choice": the ability in the card's list of granted abilities whose
    /// index is the given one plus the number in a slot; layer 6 (613.1f).
    GainChosen(u8, Slot),
    /// "gains all activated abilities of …": layer 6 (613.1f).
    GainActivatedOf(Objects),
    /// Gains an ability that something has: layer 6 (613.1f).
    GainThat(AbilityId),
    /// "loses \[keyword\]": layer 6 (613.1f).
    Lose(Keyword),
    /// "loses all abilities": layer 6 (613.1f).
    LoseAbilities,
    /// Its power and toughness as a characteristic-defining ability gives them: layer 7a (613.4a).
    Define(Amount, Amount),
    /// "has base power and toughness N/N": layer 7b (613.4b).
    Set(Amount, Amount),
    /// Base power becomes a number: layer 7b (613.4b).
    SetPower(Amount),
    /// Base toughness becomes a number: layer 7b (613.4b).
    SetToughness(Amount),
    /// "gets +N/+N": layer 7c (613.4c).
    Modify(Amount, Amount),
    /// "switch its power and toughness": layer 7d (613.4d).
    Switch,
    /// "can't attack": after the layers (613.11, 508.1c).
    CantAttack,
    /// "can attack as though it had …" or "didn't have …" (609.4).
    AttacksAsThough(AsThough),
    /// "can't block" (509.1b).
    CantBlock,
    /// "can't be blocked" (509.1b).
    CantBeBlocked,
    /// "can't be blocked by creatures with greater power" (509.1b).
    CantBeBlockedByStronger,
    /// "attacks each combat if able" (508.1d).
    MustAttack,
    /// "attacks that player each combat if able": a player, and no planeswalker of theirs (508.1d).
    MustAttackPlayers(Players),
    /// "can't attack alone" (508.1c).
    CantAttackAlone,
    /// "can't block alone" (509.1b).
    CantBlockAlone,
    /// "No more than N creatures can attack each combat": at most this many of the affected creatures attack (508.1c).
    AttackersAtMost(u8),
    /// "No more than N creatures can block each combat" (509.1b).
    BlockersAtMost(u8),
    /// "can't be blocked by more than N creatures" (509.1b).
    BlockedByAtMost(u8),
    /// "blocks each combat if able" (509.1c).
    MustBlock,
    /// "blocks it if able": that creature (509.1c).
    MustBlockThat(Objects),
    /// "must be blocked if able" (509.1c).
    MustBeBlocked,
    /// "All creatures able to block it do so" (509.1c).
    MustBeBlockedByAll,
    /// "can block N additional creatures each combat" (509.1a).
    CanBlockMore(u8),
    /// "its activated abilities can't be activated" (602.5).
    CantActivate,
    /// Is goaded by the controller of the effect (701.38).
    Goaded,
    /// "you get an additional vote": the number of additional votes of its controller (701.32d).
    MoreVotes(u8),
    /// "can't attack unless its controller pays …" (508.1h).
    CostsToAttack(Cost),
    /// "can't block unless its controller pays …" (509.1d).
    CostsToBlock(Cost),
    /// "You may pay … as this attacks. When you do, …" (508.1g): the triggered ability is linked to that (607.2h).
    MayPayToAttack(Cost, Arc<Triggered>),
    /// "If a triggered ability of … triggers, it triggers an additional time" (603.2d).
    TriggersAgain,
    /// "doesn't untap during its controller's untap step" (502.3).
    DoesntUntap,
    /// "can't be countered": of a spell, while it is on the stack (604.5).
    CantBeCountered,
    /// "you have \[keyword\]": of players, after the characteristics of objects (613.10).
    PlayersGain(Players, Keyword),
    /// "you have \[keyword with a quality\]": by its place in the card's list of granted abilities (613.10).
    PlayersGainAbility(Players, u8),
    /// Makes the devotion of its controller larger, whatever the colors (700.5a).
    MoreDevotion(u8),
    /// "can't transform" (701.50f).
    CantTransform,
    /// What it says of its controller's rolls of dice, and what that costs (706.2, 706.6).
    Rolls(RollChange, Option<Cost>),
    /// "You may look at N additional cards each time you surveil" (701.42b).
    SurveilsMore(u8),
    /// "You control your opponents while they're searching their libraries" (720.2).
    ControlsSearchers,
    /// "may play N additional lands" this turn, or on each of their turns (305.2).
    PlaysMoreLands(Players, u8),
    /// "Each turn, reveal the first card you draw. Whenever … is revealed this way, …" (603.11): the triggered ability is
    /// linked to that (607.2h).
    RevealsFirstDraw(Filter, Arc<Triggered>),
    /// "can't play lands" (101.2).
    CantPlayLands(Players),
    /// "can't crew Vehicles" (702.122c).
    CantCrew,
    /// "can't have counters put on it" (113.6i).
    CantHaveCounters,
    /// "can't have more than N counters on it" (704.5r).
    CantHaveMoreCounters(CounterKind, u8),
    /// "play with the top card of their libraries revealed", "you may look at the top card of your library any time" (401.5).
    ShowsTop {
        /// Of whose libraries.
        of: Players,
        /// To whom.
        to: Players,
    },
    /// "can't have \[keyword\]" (113.11): layer 6.
    CantHave(Keyword),
}

/// Objects gain each keyword ability of a list that one of certain objects has, with its variants: "the same is true for …"
/// (702.1c).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedKeywords {
    /// What gains them.
    pub which: Objects,
    /// What must have them.
    pub among: Objects,
    /// The list.
    pub keywords: Vec<Keyword>,
    /// For how long.
    pub lasts: Duration,
}

/// A word of which an effect that changes text speaks (612.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordOf {
    /// It is said.
    Word(Word),
    /// The color that a slot holds.
    ColorIn(Slot),
    /// The subtype that a slot holds.
    SubtypeIn(Slot),
}

/// How long a continuous effect of a resolution lasts (611.2a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Duration {
    /// "until end of turn", "this turn" (514.2).
    EndOfTurn,
    /// "until your next turn".
    YourNextTurn,
    /// "until end of combat".
    EndOfCombat,
    /// "for as long as …": these objects are there, and match (611.2b).
    AsLongAs(Box<(Objects, Filter)>),
    /// "until a player planeswalks" (901.11).
    UntilPlaneswalk,
    /// No duration is stated: until the end of the game.
    Forever,
    /// "… may pay … to end this effect": until one of these players does so, as a special action (116.2c).
    UntilPaid(Box<(Players, Cost)>),
}

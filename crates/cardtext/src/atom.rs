//! The meaning of a word or phrase of rules text, the same in every language.
//!
//! Languages differ in words, not in what cards can say: each has a table of phrases
//! ([`words`](crate::words)), and one grammar reads what they mean.

use vademecum_magic::{
    Color, CounterKind, ManaCost, Step, Supertype, Type,
    ability::{Comparison, Keyword},
};

/// What a word or phrase means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Atom {
    // Marks.
    Comma,
    Stop,
    Colon,
    Bullet,
    /// A number, written in digits or as a word; the indefinite article is 1.
    Number(i32),
    /// The X of a cost.
    X,
    /// `+2/+1`.
    Modifier(i32, i32),
    /// `+X/+X`, `-X/-X`: whether it adds.
    ModifierX(bool),
    /// `2/1`.
    Size(i32, i32),
    /// Mana symbols in a row.
    Mana(ManaCost),
    /// `{T}`.
    TapSymbol,

    // Things.
    This,
    It,
    You,
    Opponent,
    Player,
    Type(Type),
    Supertype(Supertype),
    Color(Color),
    Keyword(Keyword),
    Permanent,
    Spell,
    Ability,
    Card,
    Token,
    Source,
    Any,
    /// The controller of something just named.
    ItsController,
    Counter(CounterKind),
    Damage,
    CombatDamage,
    Life,
    LifeTotal,
    Power,
    Toughness,
    ManaValue,
    Hand,
    Graveyard,
    Library,
    TopOfLibrary,
    BottomOfLibrary,
    Battlefield,
    Colors,
    /// A word that the table does not know: a subtype, or nothing that can be read.
    Word(String),

    // What is said of things.
    Target,
    Each,
    Another,
    UpTo,
    Non,
    With,
    Without,
    YouControl,
    OpponentControls,
    Tapped,
    Untapped,
    Attacking,
    Blocking,
    Compared(Comparison),
    ThatMuch,
    EqualTo,
    NumberOf,
    AtRandom,

    // What things do and what is done.
    Deal,
    Draw,
    Discard,
    Gain,
    Lose,
    Get,
    Has,
    Is,
    Destroy,
    Exile,
    Return,
    Put,
    Create,
    CounterIt,
    Sacrifice,
    TapIt,
    UntapIt,
    Mill,
    Scry,
    Fight,
    Add,
    Shuffle,
    Pay,
    Win,
    LoseGame,
    Choose,
    Activate,
    Enter,
    Die,
    Leave,
    Attack,
    Block,
    BecomeBlocked,
    BecomeTapped,
    Cast,
    PlayLand,
    DealtDamage,
    CantAttack,
    CantBlock,
    CantBeBlocked,
    MustAttack,

    // What holds sentences together.
    When,
    Whenever,
    AtBeginning,
    Step(Step),
    YourTurn,
    If,
    AsLongAs,
    IfYouDo,
    May,
    Then,
    And,
    Or,
    UntilEndOfTurn,
    ThisTurn,
    AsSorcery,
    OnceEachTurn,
    OneOrMore,
    To,
}

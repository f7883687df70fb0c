//! The meaning of a word or phrase of rules text, the same in every language.
//!
//! Languages differ in words, not in what cards can say: each has a table of phrases
//! ([`words`](crate::words)), and one grammar reads what they mean.

use vademecum_abilities::{
    Amount, Color, CombatPoint, Comparison, CounterKind, Keyword, ManaCost, Phase, Spares, Step, Supertype, Type,
};

use crate::{
    chance_word::ChanceWord, door_word::DoorWord, keyword_word::KeywordWord, place_word::PlaceWord,
    player_word::PlayerWord, transform_word::TransformWord, variant_word::VariantWord,
};

/// What a word or phrase means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Atom {
    // Marks.
    Comma,
    Stop,
    Colon,
    Bullet,
    /// `+`, before what a mode costs.
    PlusSign,
    /// `{P}`.
    Pawprint,
    Dash,
    /// A quotation mark, before or behind the text of an ability.
    Quote,
    /// A number, written in digits or as a word; the indefinite article is 1.
    Number(i32),
    /// The X of a cost.
    X,
    /// `+2/+1`, `-X/-0`.
    Modifier(Amount, Amount),
    /// `2/1`.
    Size(i32, i32),
    /// Mana symbols in a row.
    Mana(ManaCost),
    /// `{T}`.
    TapSymbol,
    /// `{Q}`.
    UntapSymbol,
    /// An article that stands before a noun and changes nothing there. None is left for the grammar.
    Article,
    /// A preposition that stands between nouns and changes nothing there. None is left for the grammar.
    Preposition,
    /// A word that is one or the other: Portuguese *a*.
    ArticleOrPreposition,
    /// A word of form where it does not belong, which no reading takes.
    Stray,

    // Things.
    This,
    /// "it", "them".
    It,
    /// "this", before what the card is.
    ThisOne,
    /// "that", "those", before a noun.
    That,
    /// "its", before what it has.
    Its,
    /// The `'s` behind a noun.
    Possessive,
    You,
    Opponent,
    Player,
    Controller,
    Type(Type),
    Supertype(Supertype),
    Color(Color),
    Colorless,
    Multicolored,
    /// "monocolored" (105.2a).
    Monocolored,
    Keyword(Keyword),
    /// "protection from", before a quality.
    KeywordFrom(Keyword),
    /// "and from", before another quality.
    AndFrom,
    /// "everything": every object.
    Everything,
    /// "its owner".
    ItsOwner,
    /// "swampwalk", by the English name of the land type; without one, "landwalk".
    Landwalk(Option<&'static str>),
    /// "This effect doesn't remove this Aura" (702.16n, 702.16p).
    DoesntRemove(Spares),
    /// "mentors another creature", "trains": does what a keyword ability has it do.
    Practices(Keyword),
    /// "was bargained" (702.166b).
    WasBargained,
    /// "escapes with" (702.138c, 702.138d).
    EscapesWith,
    /// "crews a Vehicle": what is tapped for a keyword ability does (702).
    KeywordPaid(Keyword),
    /// "can't crew Vehicles" (702.122c).
    CantCrew,
    /// "que vuela": has the keyword, said by the verb that it is.
    Having(Keyword),
    Permanent,
    Spell,
    Card,
    Token,
    AnyTarget,
    /// "enchanted", "equipped", "fortified": by the keyword that attaches.
    Bearing(Keyword),
    Emblem,
    /// "source", of damage.
    Source,
    /// "worth of modes", beside a number of pawprints (700.2i).
    WorthOfModes,
    /// "move", of counters.
    MoveIt,
    /// "its owner's library third from the top" (401.7).
    OwnersLibraryNth(u8),
    /// "is put into a graveyard from anywhere".
    PutIntoGraveyard,
    /// "modified" (700.9).
    Modified,
    /// "historic" (700.6).
    Historic,
    /// "outlaw", a noun (700.12).
    Outlaw,
    /// "that was activated this turn" (700.10).
    ActivatedThisTurn,
    /// "your devotion to", before colors (700.5).
    YourDevotion,
    /// "creatures in your party" (700.8).
    InYourParty,
    /// "you have a full party" (700.8c).
    FullParty,
    /// "you descended this turn" (700.11).
    DescendedThisTurn,
    /// "commit a crime" (700.13).
    CommitCrime,
    /// "expend", before a number (700.14).
    Expend,
    /// "with different names", said of several objects (201.2b).
    DifferentNames,
    /// "with no abilities".
    NoAbilities,
    /// "named", before a name.
    Named,
    /// A name that is not the card's own: what stands behind "named" up to the next comma or the end of the sentence.
    Name(String),
    Counter(CounterKind),
    Damage,
    CombatDamage,
    Life,
    LifeTotal,
    Power,
    Toughness,
    ManaValue,
    YourHand,
    OwnersHand,
    YourGraveyard,
    AnyGraveyard,
    OpponentsGraveyard,
    YourLibrary,
    YourLibraryTop,
    OwnersLibraryTop,
    OwnersLibraryBottom,
    Battlefield,
    ManaOfAnyColor,
    /// "mana of any color among", before permanents (106.5).
    ManaOfColorsAmong,
    /// "one mana of any type that a", before a permanent that "could produce" it (106.7).
    ManaOfAnyTypeThat,
    CouldProduce,
    /// "of the type", before the subtype of a token.
    OfType,
    /// A word that the table does not know: a subtype, or nothing that can be read.
    Word(String),

    // What is said of things.
    Target,
    Each,
    /// One more: "another".
    Another,
    /// More than one other: "other creatures".
    Others,
    UpTo,
    AnyNumber,
    Non,
    With,
    Without,
    YouControl,
    OpponentControls,
    YouDontControl,
    UnderYourControl,
    UnderOwnersControl,
    Tapped,
    Untapped,
    Attacking,
    Blocking,
    Compared(Comparison),
    ThatMuch,
    EqualTo,
    NumberOf,
    /// "where X is the number of" (107.3c).
    WhereXIs,
    ForEach,
    AtRandom,
    AdditionalCost,

    // What things do and what is done.
    Deal,
    Draw,
    Discard,
    /// The variant of a keyword that has a name of its own: multikicker, megamorph.
    Variant(Keyword),
    /// "and/or", between the costs of a keyword.
    AndOr,
    /// "was kicked".
    WasKicked,
    /// "was kicked with its", before a cost.
    WasKickedWith,
    /// "time it was kicked", behind "for each".
    TimeKicked,
    /// "phases out".
    PhaseOut,
    /// "phases in".
    PhaseIn,
    /// "cycle" (702.29c).
    Cycle,
    /// "cycle or discard" (702.29d).
    CycleOrDiscard,
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
    Discover,
    Incubate,
    TimeTravel,
    CollectEvidence,
    Forage,
    /// "evidence was collected".
    EvidenceCollected,
    /// "discovered card" (701.55c).
    DiscoveredCard,
    Suspect,
    Suspected,
    /// What is said of a keyword beside its name.
    OfKeyword(KeywordWord),
    /// What is said of the monarch, the initiative and dungeons.
    OfPlayer(PlayerWord),
    /// A word or phrase about planar decks and scheme decks.
    OfVariant(VariantWord),
    OfDoor(DoorWord),
    /// "becomes suspected".
    BecomeSuspected,
    /// "is no longer suspected".
    NoLongerSuspected,
    ManifestDread,
    Cloak,
    /// "the Ring tempts you".
    RingTempts,
    /// "faces a villainous choice".
    FaceChoice,
    /// "face that choice an additional time".
    FaceChoiceAgain,
    /// "would face a villainous choice".
    WouldFaceChoice,
    Learn,
    /// Coins and dice.
    Chance(ChanceWord),
    Explore,
    Surveil,
    Adapt,
    Amass,
    Connive,
    /// "amassed Army": the one that was chosen (701.44c).
    AmassedArmy,
    /// "look at", before cards that are called additional.
    LookAt,
    /// "look at an additional", before cards.
    LookAtMore,
    /// "each time you surveil".
    WheneverSurveils,
    Fight,
    Add,
    Shuffle,
    Search,
    Pay,
    Win,
    ExtraTurn,
    LoseGame,
    /// "the game is a draw".
    GameIsDraw,
    /// "an additional combat phase" (500.8).
    AddedPhase(Phase),
    /// "an additional upkeep step" (500.9).
    AddedStep(Step),
    /// "additional upkeep steps", behind how many.
    AddedSteps(Step),
    AfterThisPhase,
    AfterThisStep,
    ThereIs,
    FollowedBy,
    /// "your second main phase" (505.1b).
    YourMainPhase(u8),
    Choose,
    Enter,
    Die,
    Leave,
    Attack,
    Block,
    BecomeBlocked,
    BecomeTapped,
    BecomeUntapped,
    Cast,
    PlayLand,
    DealtDamage,
    GainControl,
    CantAttack,
    /// "can attack as though it had", before a keyword.
    AttackAsThoughWith,
    /// "can attack as though it didn't have", before a keyword.
    AttackAsThoughWithout,
    CantBlock,
    CantBeBlocked,
    MustAttack,
    DoesntUntap,
    ItsUntapStep,
    /// "becomes", of a colour or type.
    Become,
    /// "in addition to its other types".
    InAddition,
    /// "base power and toughness".
    BaseSize,
    LoseAbilities,
    /// "switch", of power and toughness.
    Switch,
    Regenerate,
    /// "attach", what is done to an Aura, Equipment or Fortification.
    Attach,
    /// "attached", of what enters the battlefield.
    Attached,
    /// "becomes unattached from".
    BecomeUnattached,
    CantBeCountered,
    /// "it can't be regenerated".
    CantBeRegenerated,
    CantAttackOrBlock,
    /// "copy", what is done to a spell.
    CopyIt,
    /// "token that's a copy of".
    CopyToken,
    /// "becomes a copy of".
    BecomeCopy,
    /// "except it's".
    ExceptIs,
    /// "except it isn't".
    ExceptIsnt,
    /// "except it has".
    ExceptHas,
    /// "except it doesn't copy that creature's color".
    ExceptColor,
    /// "except it enters with", before counters.
    ExceptEntersWith,
    /// "additional", before counters.
    Additional,
    /// "this ability", what a copy keeps.
    ThisAbility,
    Manifest,
    /// "double", what is done to a size, a life total, counters or mana.
    DoubleIt,
    /// "your unspent mana of each type".
    UnspentMana,
    /// "exchange control of".
    ExchangeControl,
    /// "exchange life totals with".
    ExchangeLifeWith,
    /// "exchange your life total with", before a toughness.
    ExchangeLifeForToughness,
    Fateseal,
    /// "clash with an opponent".
    Clash,
    /// "if you win".
    IfYouWin,
    Proliferate,
    DetainIt,
    Populate,
    Monstrosity,
    /// "becomes monstrous".
    BecomeMonstrous,
    /// "is monstrous".
    IsMonstrous,
    /// "is paired with another creature".
    IsPaired,
    /// "both creatures".
    BothCreatures,
    /// "starting with you".
    StartingWithYou,
    /// "votes for".
    VotesFor,
    /// "gets more votes".
    GetsMoreVotes,
    /// "or the vote is tied".
    OrVoteIsTied,
    /// "while voting, you get an additional vote".
    AdditionalVote,
    Bolster,
    Support,
    Investigate,
    GoadIt,
    ExertIt,
    /// "as it attacks".
    AsItAttacks,
    /// "top card of your library".
    TopOfYourLibrary,
    /// "turn", before "face up".
    TurnFaceUp,
    /// "turn face down".
    TurnFaceDown,
    /// "turned face up", in an event.
    TurnedFaceUp,
    /// "flip" (710).
    FlipIt,
    /// "that has an Adventure" (715.2a).
    HasAdventure,
    /// Double-faced permanents.
    Transforming(TransformWord),
    /// "for as long as".
    ForAsLongAs,
    /// "remains tapped".
    RemainsTapped,
    /// "remains on the battlefield".
    RemainsThere,
    /// "you may choose new targets for the copy".
    NewTargets,
    /// "skips their next", before a step.
    SkipNext,
    Prevent,
    NextAmount,
    NextPointOfDamage,
    /// "that would be dealt".
    WouldBeDealt,
    /// "that would be dealt to you".
    WouldBeDealtToYou,
    /// "is dealt to", of damage.
    IsDealtTo,
    /// "when you control no".
    WhenYouControlNo,
    /// "when you do".
    WhenYouDo,
    WouldBeDestroyed,
    WouldDie,
    WouldDrawCard,
    WouldGainLife,
    Instead,
    Twice,
    Plus,
    /// "you may have", before what a permanent does as it enters.
    MayHave,
    /// "enter as a copy of any".
    EnterAsCopy,
    /// "enter as a copy of", before one of several.
    EnterAsCopyOfOne,
    /// "no more than", before a number.
    NoMoreThan,
    /// "can attack each combat", behind "no more than one creature".
    CanAttackEachCombat,
    /// "can block each combat".
    CanBlockEachCombat,
    CantAttackAlone,
    /// "can't block alone".
    CantBlockAlone,
    /// "blocks each combat if able".
    MustBlock,
    /// "must be blocked if able".
    MustBeBlocked,
    /// "can block an additional creature each combat".
    CanBlockMore,
    /// "is attacked".
    IsAttacked,
    /// "attacks and isn't blocked".
    AttackUnblocked,
    /// "is countered".
    IsCountered,
    /// "by", before a creature that blocks.
    By,
    /// "had to attack" (506.6).
    HadToAttack,
    /// "you attacked an opponent this turn" (508.6).
    YouAttackedOpponent,
    /// "a triggered ability of".
    TriggeredAbilityOf,
    /// "triggers".
    Triggers,
    /// "that ability triggers an additional time".
    TriggersOnceMore,
    /// "this ability can't be countered".
    AbilityCantBeCountered,
    /// "do this only once each turn" (603.2i).
    DoOnceEachTurn,
    /// "when this ability resolves for the Nth time this turn" (603.7h).
    WhenResolvesNth(u8),
    /// "any number of times", of a cost.
    AnyTimes,
    /// "when you pay this cost one or more times" (603.12a).
    WhenPaidOnceOrMore,
    /// "as", before what attacks.
    AsIt,
    /// "al atacar con": "as … attacks", said of who attacks with it.
    AsAttackingWith,
    /// "cast this spell only" (506.7).
    CastOnly,
    /// "activate only".
    ActivateOnly,
    /// "during combat".
    DuringCombat,
    /// "before", with a point of the combat phase.
    BeforePoint(CombatPoint),
    /// "after", with a point of the combat phase.
    AfterPoint(CombatPoint),

    // What holds sentences together.
    When,
    Whenever,
    AtBeginning,
    Step(Step),
    /// "your upkeep".
    YourStep(Step),
    /// "the next end step".
    NextEndStep,
    YourTurn,
    If,
    AsLongAs,
    Unless,
    IfYouDo,
    May,
    Then,
    And,
    Or,
    UntilEndOfTurn,
    UntilEndOfCombat,
    /// "at end of combat" (511.2).
    AtEndOfCombat,
    ThisTurn,
    AsSorcery,
    OnceEachTurn,
    TriggersOnceEachTurn,
    OnlyIf,
    OneOrMore,
    Both,

    // Casting.
    /// "you cast cost", behind spells.
    YouCastCost,
    /// "your opponents cast cost", behind spells.
    OpponentsCastCost,
    ThisSpellCosts,
    CantCast,
    OpponentsCantCast,
    /// "activated abilities of".
    ActivatedAbilitiesOf,
    CantBeActivated,
    /// "unless they're mana abilities".
    UnlessManaAbilities,
    LessToCast,
    MoreToCast,
    /// "Rather than pay".
    RatherThanPay,
    /// "This spell's mana cost".
    SpellManaCost,
    /// "its mana cost" (107.3h).
    ItsManaCost,
    /// "isn't on the battlefield" (113.6c).
    IsntOnBattlefield,
    /// "this spell's additional cost was paid".
    AdditionalCostPaid,
    /// "activate only as an instant".
    AsInstant,
    /// "any player may activate this ability".
    AnyPlayerActivates,
    /// "any other target".
    AnyOtherTarget,
    /// "divided as you choose among any number of targets".
    DividedAmongTargets,
    /// "you may choose new targets for", before a spell.
    ChooseNewTargets,
    /// "change the target of".
    ChangeTarget,
    /// "change the text of".
    ChangeText,
    /// "by replacing all instances of one color word with another".
    ReplacingColorWord,
    /// "with a single target", behind a spell.
    WithSingleTarget,

    /// "loyalty abilities of".
    LoyaltyAbilitiesOf,
    /// "cost an additional [+1] to activate".
    CostLoyalty(i32),
    /// "you would lose the game".
    WouldLoseGame,
    /// "your life total".
    YourLifeTotal,
    /// "you own".
    YouOwn,
    /// "each color and combination of colors", of devotion.
    EachColorAndCombination,
    /// "is increased by".
    IncreasesBy,
    /// "is less than".
    IsLessThan,
    /// "isn't a", before a type.
    IsNot,
    /// "as a copy of", behind "enter".
    AsACopyOf,

    Reveal,
    /// "top", before a number of cards.
    TopWord,
    /// "cards of your library", behind "top" and a number.
    CardsOfLibrary,
    /// The same behind the number alone: "cartas superiores de tu biblioteca".
    TopCardsOfLibrary,
    /// "separates those cards into two piles".
    SeparatesIntoPiles,
    Pile,

    // Entering, choosing and becoming.
    /// "can't enter".
    CantEnter,
    /// "color", what is chosen.
    ColorWord,
    /// "creature type", what is chosen.
    CreatureTypeWord,
    /// "card name", behind "choose a".
    CardNameWord,
    /// "with the chosen name".
    ChosenName,
    /// "spend this mana only to cast", before spells (106.6).
    SpendOnlyToCast,
    /// "exchange", of cards.
    ExchangeIt,
    /// "was discarded this way".
    DiscardedThisWay,
    /// "of the chosen color".
    ChosenColor,
    /// "of the chosen type".
    ChosenType,
    /// "one mana of the chosen color".
    ManaOfChosenColor,
    /// "one mana of any type".
    ManaOfAnyType,
    /// "that land produced".
    ThatLandProduced,
    /// "for mana", behind what is tapped.
    ForMana,
    /// "the color of your choice".
    ColorOfYourChoice,
    /// "that's still a", before a type.
    Still,
    /// "it's", of what was put onto the battlefield.
    ItIs,
    /// "until", before an event.
    UntilThat,
    /// "if you don't".
    IfYouDont,
    /// "whenever you have no cards in hand".
    WhenHandIsEmpty,
    /// "any number instead", of modes.
    AnyNumberInstead,
    /// "creature you attacked with this turn".
    CreatureYouAttackedWith,
    /// "the sacrificed creature".
    SacrificedOne,
    /// "would deal damage".
    WouldDealDamage,
    /// "of that damage".
    OfThatDamage,
    /// "would deal", of the damage that was named.
    WouldDeal,
    /// "you would create".
    WouldCreate,
    /// "of those tokens".
    OfThoseTokens,
    /// "would be put into a graveyard from anywhere".
    WouldBePutIntoGraveyard,
    /// "shuffle it into its owner's library".
    ShuffleIntoLibrary,
    /// Libraries, and playing lands.
    Of(PlaceWord),
}

//! Programs: what resolving spells and abilities do.

use std::sync::Arc;

use vademecum_vocab::RuleId;

use crate::{
    ability::{Replacement, Triggered},
    casting::CastingRule,
    chance::Roll,
    change::{Change, Duration, SharedKeywords},
    copy::Exception,
    cost::Cost,
    destination::{CombatChange, Destination},
    doors::DoorEffect,
    event::Pattern,
    exchange::{Doubled, Exchanged},
    filter::Filter,
    keyword::{Keyword, KeywordDeed},
    mana::{ManaKinds, ManaTerms, ManaTypes},
    quantity::{Amount, Condition, Objects, Players, Slot, Subjects},
    stickers::StickerEffect,
    types::{
        AddedToTurn, CounterKind, Daytime, Designation, PlayerDesignation, Step, Subtype, Turning, Type, Zone, Zones,
    },
    variant_effect::VariantEffect,
};

/// Instructions, in the order written (608.2c).
pub type Program = Vec<Instruction>;

/// One instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Instruction {
    /// What is done.
    pub effect: Effect,
    /// Where its result goes: the objects it moved, created or chose, or how much it was.
    pub into: Option<Slot>,
    /// The rule that says so, where it is not the text of a card: without that rule, it is not done.
    pub by: Option<RuleId>,
}

impl From<Effect> for Instruction {
    fn from(effect: Effect) -> Self {
        Instruction { effect, into: None, by: None }
    }
}

impl Instruction {
    /// The instruction with a place for its result.
    #[must_use]
    pub const fn into_slot(mut self, slot: Slot) -> Self {
        self.into = Some(slot);
        self
    }
}

/// What players vote for (701.32b).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ballot {
    /// Words without rules meaning: how many votes each has got goes into its slot.
    Words(Vec<Slot>),
    /// Objects: those with the most votes, or tied for most, are the result.
    Objects(Objects),
}

/// How targets are changed (115.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Retarget {
    /// "change the targets of …": all of them, or none (115.7a).
    All,
    /// "change a target of …" (115.7b).
    One,
    /// "change any targets of …" (115.7c).
    Any,
    /// "you may choose new targets for …" (115.7d).
    New,
}

/// What kind of thing linked abilities remember as a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Remembered {
    /// "choose a color", "choose a creature type" (607.2d).
    Choice,
    /// "note the number" (607.2e).
    Note,
    /// "choose khans or dragons" (607.2f).
    Word,
    /// "As this enters, you may pay …" (607.2g).
    Payment,
    /// A note that tribute was paid (702.104b).
    Tribute,
    /// How many creatures were devoured (702.82b).
    Devoured,
}

/// What is divided among targets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Divided {
    /// Damage from a source.
    Damage(Objects),
    /// Counters.
    Counters(CounterKind),
}

/// What a copy on the stack targets (707.10).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CopyTargets {
    /// The same as what is copied.
    Same,
    /// Its controller may choose others (707.10c).
    MayChoose,
    /// One copy for each of these that it could target (707.10d).
    ForEach(Subjects),
    /// This one (707.10e).
    Only(Subjects),
}

/// What an instruction does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// "If …, …. Otherwise, …."
    If {
        /// The condition, at that moment.
        condition: Condition,
        /// What is done then.
        then: Program,
        /// What is done otherwise.
        otherwise: Program,
    },
    /// "… may …. If they do, …. If they don't, …." Each of the players is asked, in turn order (101.4).
    May {
        /// Who decides.
        who: Players,
        /// The one who decides, inside of both programs.
        decider: Slot,
        /// What is done then.
        then: Program,
        /// What is done otherwise.
        otherwise: Program,
    },
    /// "… may pay …. If they do, …": also "unless they pay", with the effect in `otherwise` (118.12).
    Pay {
        /// Who may pay.
        who: Players,
        /// The one who may, inside of both programs.
        payer: Slot,
        /// What.
        cost: Cost,
        /// Whether they must pay if they can: "pay {2}. If you don't, …".
        must: bool,
        /// What is done when it was paid.
        then: Program,
        /// What is done when it was not.
        otherwise: Program,
    },
    /// "You may pay … any number of times. When you pay this cost one or more times, …" (603.12a).
    PayRepeatedly {
        /// How many times it was paid, inside of the program.
        times: Slot,
        /// What.
        cost: Cost,
        /// What is done when it was paid.
        then: Program,
    },
    /// "For each …": once for each, the one at hand in a slot.
    ForEach {
        /// For each of them.
        of: Subjects,
        /// The one at hand.
        each: Slot,
        /// What is done.
        body: Program,
    },
    /// A number of times.
    Repeat(Amount, Program),
    /// Each of these players carries out instructions as "you", one after another in turn order.
    AsPlayers(Players, Program),
    /// Evaluates a quantity once (608.2h).
    Let(Amount),
    /// Players choose objects (608.2d), one after another in turn order; all that is chosen is the result.
    Choose {
        /// Who chooses.
        who: Players,
        /// Among what.
        among: Objects,
        /// The fewest.
        least: Amount,
        /// The most.
        most: Amount,
    },
    /// A player separates objects into two piles (700.3): what is in each of them goes into a slot.
    Separate {
        /// Who does it.
        who: Players,
        /// What.
        what: Objects,
        /// The piles.
        piles: [Slot; 2],
    },
    /// A player chooses one of two piles, which is the result.
    ChoosePile {
        /// Who chooses.
        who: Players,
        /// The piles.
        piles: [Slot; 2],
        /// Where the other one goes.
        other: Slot,
    },
    /// Players choose a party of creatures that they control, with up to one for each of these types (700.8d).
    ChooseParty(Players, Box<[Subtype; 4]>),
    /// Cards are shown to all players.
    Reveal(Objects),
    /// Players reveal any number of these objects: those are the result.
    RevealAny(Players, Objects),
    /// Players may look at cards that are exiled face down, for as long as they are (406.3).
    LookAt(Players, Objects),
    /// A player chooses a player.
    ChoosePlayer(Players),
    /// A player chooses a color (105.4).
    ChooseColor(Players),
    /// A player chooses a subtype of a card type (205.3e).
    ChooseSubtype(Players, Type),
    /// A player chooses the name of a card that matches (201.4a).
    ChooseName(Players, Filter),
    /// An object deals damage (120), to all of the recipients at the same time.
    Damage {
        /// Its source.
        source: Objects,
        /// The recipients.
        to: Subjects,
        /// How much each of them is dealt.
        amount: Amount,
    },
    /// An object deals damage to a permanent, and what would be excess damage to something else instead (120.4a).
    ExcessDamage {
        /// Its source.
        source: Objects,
        /// The permanents.
        to: Objects,
        /// How much each of them would be dealt.
        amount: Amount,
        /// Who or what is dealt the excess damage.
        excess: Subjects,
    },
    /// Two creatures fight (701.12).
    Fight(Objects, Objects),
    /// Players draw cards (121.2).
    Draw(Players, Amount),
    /// Players discard cards of their choice, all at the same time (701.8b).
    Discard(Players, Amount),
    /// Players discard cards at random.
    DiscardAtRandom(Players, Amount),
    /// Cards are discarded.
    DiscardThose(Objects),
    /// Players mill cards (701.13).
    Mill(Players, Amount),
    /// Players scry (701.18).
    Scry(Players, Amount),
    /// Permanents explore (701.40).
    Explore(Objects),
    /// Players surveil (701.42).
    Surveil(Players, Amount),
    /// Permanents connive (701.47): how many cards their controllers draw and discard.
    Connive(Objects, Amount),
    /// Players flip a coin (705): whether they call it, so that somebody wins or loses the flip.
    FlipCoin(Players, bool),
    /// Players roll dice (706).
    Roll(Box<Roll>),
    /// Players incubate (701.51): the place of the Incubator among the tokens of the card, and how many counters it
    /// gets.
    Incubate(Players, u8, Amount),
    /// Players time travel (701.54).
    TimeTravel(Players),
    /// The controller of this rerolls any number of the results that are stored on it (706.8b).
    RerollStored,
    /// Players discover (701.55).
    Discover(Players, Amount),
    /// Permanents become suspected (701.58).
    Suspect(Objects),
    /// Permanents get a designation: "it becomes renowned".
    Designate(Objects, Designation),
    /// Permanents lose a designation: "is no longer suspected".
    Undesignate(Objects, Designation),
    /// Players cloak cards from the top of their libraries (701.56).
    Cloak(Players, Amount),
    /// The Ring tempts players (701.52): the place of its emblem among the tokens of the card.
    RingTempts(Players, u8),
    /// Players manifest dread (701.60).
    ManifestDread(Players),
    /// Players face a villainous choice between two programs (701.53).
    FaceChoice {
        /// Who.
        who: Players,
        /// Where the player is held who faces it.
        facing: Slot,
        /// The two options.
        options: Box<[Program; 2]>,
    },
    /// Records that players have done what a keyword names, after other instructions carried it out.
    Act(KeywordDeed, Players),
    /// It becomes day, or night (728.1).
    Become(Daytime),
    /// Players become the monarch (722.1), or take the initiative (723.1).
    Take(PlayerDesignation, Players),
    /// Players open an Attraction (701.48).
    OpenAttraction(Players),
    /// Players roll to visit their Attractions (701.49).
    VisitAttractions(Players),
    /// Something is done with the planar decks and scheme decks of casual variants (901, 904).
    InVariant(VariantEffect),
    /// Halves of permanents with a shared type line are unlocked or locked (709.5).
    OfDoors(DoorEffect),
    /// Stickers are put on objects or moved (123).
    OfStickers(StickerEffect),
    /// Players venture into the dungeon (701.46), into one that matches where they choose one (701.46d).
    Venture(Players, Filter),
    /// "… The same is true for …" (702.1c): what objects gain if one of them has it.
    ShareKeywords(Arc<SharedKeywords>),
    /// Records that objects have done what a keyword ability names: "mentors", "trains".
    Practice(Keyword, Objects),
    /// The objects of two slots together, as its result: "those tokens" of several instructions.
    Join(Slot, Slot),
    /// Something is doubled (701.9).
    Double(Doubled),
    /// What two players or objects have is exchanged, all of it or nothing (701.10).
    Exchange(Exchanged),
    /// The controller of this looks at the top cards of an opponent's library and orders them (701.22).
    Fateseal(Amount),
    /// The controller of this clashes with an opponent (701.23): that player is the result if they win.
    Clash,
    /// Players proliferate (701.27).
    Proliferate(Players),
    /// Players populate (701.30).
    Populate(Players),
    /// This permanent becomes monstrous, if it is not yet, with this number of +1/+1 counters (701.31).
    Monstrosity(Amount),
    /// Each player votes, the controller of this first (701.32).
    Vote(Ballot),
    /// Players bolster (701.33).
    Bolster(Players, Amount),
    /// Permanents are exerted by the controller of this (701.39).
    Exert(Objects),
    /// Players gain life (119.3).
    GainLife(Players, Amount),
    /// Players lose life (119.3).
    LoseLife(Players, Amount),
    /// Players' life totals become a number (119.5).
    SetLife(Players, Amount),
    /// Two players exchange their life totals (701.10c).
    ExchangeLife(Players, Players),
    /// "You" redistribute any number of players' life totals.
    RedistributeLife,
    /// Permanents are destroyed (701.7).
    Destroy {
        /// Which ones.
        what: Objects,
        /// Whether they can be regenerated.
        regenerable: bool,
    },
    /// Two creatures become paired (702.95).
    Pair(Objects, Objects),
    /// A card in exile, the first, haunts an object from now on, or is encoded on it (702.55b, 702.99b).
    Bind(Keyword, Objects, Objects),
    /// The card encoded on the source of the ability is copied where it is, to be cast (702.99a).
    CopyEncoded,
    /// Finds all of these; they are the result of the instruction.
    Find(Subjects),
    /// All damage marked on permanents is removed.
    RemoveDamage(Objects),
    /// Permanents gain a regeneration shield (701.15a).
    Regenerate(Objects),
    /// Objects move, all at the same time.
    Move(Objects, Destination),
    /// Spells and abilities are countered (701.5).
    Counter(Objects),
    /// Players sacrifice permanents of their choice, all at the same time (701.17, 101.4).
    Sacrifice(Players, Filter, Amount),
    /// Permanents are sacrificed by their controllers (701.17).
    SacrificeThose(Objects),
    /// Permanents become tapped (701.21).
    Tap(Objects),
    /// Permanents become untapped (701.21).
    Untap(Objects),
    /// Counters are put on objects or players (122).
    PutCounters(Subjects, CounterKind, Amount),
    /// Counters are removed.
    RemoveCounters(Subjects, CounterKind, Amount),
    /// Moves a number of counters of a kind from one object to another (122.5).
    MoveCounters {
        /// The kind.
        kind: CounterKind,
        /// How many.
        amount: Amount,
        /// From where.
        from: Objects,
        /// Onto what.
        onto: Objects,
    },
    /// As many counters of each kind as an object has, or had, are put on another (122.8).
    PutCountersOf(Objects, Objects),
    /// Players create tokens (701.6, 111).
    Create {
        /// Who creates them.
        who: Players,
        /// Which one: its place in the card's own list of tokens.
        token: u8,
        /// How many.
        amount: Amount,
        /// What they enter attached to, where the text says so.
        onto: Option<Subjects>,
    },
    /// Players create a tapped token: its place in the card's own list of tokens.
    CreateTapped(Players, u8),
    /// Players create tokens that are copies of objects (707.2).
    CreateCopies {
        /// Who creates them.
        who: Players,
        /// Of what.
        of: Objects,
        /// How many of each.
        amount: Amount,
        /// "except …" (707.9).
        except: Vec<Exception>,
        /// Which player they enter tapped and attacking, or a planeswalker of that player.
        attacking: Option<Players>,
    },
    /// A spell or ability is copied onto the stack (707.10).
    CopyOnStack {
        /// Which ones.
        what: Objects,
        /// "except …" (707.9).
        except: Vec<Exception>,
        /// What the copies target.
        targets: CopyTargets,
    },
    /// Mana is added (106.4): so much, of one of these types that the player chooses.
    AddMana(Players, ManaKinds, Amount),
    /// Mana is added, of types that the game says.
    AddManaOf(Players, ManaTypes, Amount),
    /// Mana is added that is tied to something (106.6).
    AddTiedMana(Players, ManaKinds, Amount, Box<ManaTerms>),
    /// Mana equal to objects' mana costs is added (106.8–106.11).
    AddManaCosts(Players, Objects),
    /// Players lose all unspent mana; somebody else adds the mana lost this way (106.13).
    EmptyPool {
        /// Whose.
        whose: Players,
        /// Who adds it.
        to: Option<Players>,
    },
    /// The abilities that are linked to this one refer to these objects (607.1), by the number of the pair.
    Remember(Objects, u8),
    /// The abilities that are linked to this one refer to the number in a slot: what was chosen or noted (607.2d–f).
    RememberNumber(Slot, u8, Remembered),
    /// A player chooses one of several words without rules meaning (607.2f): its index, from 0.
    ChooseWord(Players, u8),
    /// What was chosen or noted last by the ability that is linked to this one.
    RecallNumber(u8),
    /// A player casts a card without paying its mana cost, if able (118.8c).
    CastFreeIfAble(Objects),
    /// What the ability that is linked to this one did it to: "the exiled cards", "tokens created with this" (607.2).
    Recall(u8),
    /// The targets of spells and abilities are changed (115.7).
    Retarget(Objects, Retarget),
    /// What was divided among the targets in a slot is dealt or put there (601.2d).
    Divided(Slot, Divided),
    /// A continuous effect changes objects; the set is fixed as the effect begins (611.2c).
    Change {
        /// Which ones.
        which: Objects,
        /// How.
        changes: Vec<Change>,
        /// How long.
        lasts: Duration,
    },
    /// A continuous effect changes the next spell that a player casts (611.2f).
    ChangeNextSpell {
        /// Who casts it.
        who: Players,
        /// What it is like.
        which: Filter,
        /// How it changes.
        changes: Vec<Change>,
        /// How long it waits, and lasts.
        lasts: Duration,
    },
    /// Cards are copied where they are, to be cast (707.12).
    CopyCards(Objects),
    /// A card that has the name in a slot is copied, outside of the game (707.13).
    CopyNamed(Slot),
    /// The name of a card is noted (707.14).
    NoteName(Objects),
    /// A copy of the card whose name was noted in a slot is created (707.14).
    CopyNoted(Slot),
    /// Permanents are turned face up, or face down (708).
    TurnFace(Objects, bool),
    /// The level of this permanent becomes a number (716.2a).
    SetLevel(u8),
    /// Permanents are flipped (710.1a).
    Flip(Objects),
    /// Permanents phase out (702.26b).
    PhaseOut(Objects),
    /// Permanents phase out until something happens, and phase in then (610.4).
    PhaseOutUntil {
        /// Which ones.
        what: Objects,
        /// The event at which they phase in.
        until: Pattern,
    },
    /// Two cards are melded into the permanent of that name (701.37).
    Meld(Objects, String),
    /// Permanents transform (701.28) or convert (701.50).
    Transform(Objects, Turning),
    /// Players manifest cards from the top of their libraries (701.34).
    Manifest(Players, Amount),
    /// A replacement or prevention effect begins (614, 615).
    Replace {
        /// What it replaces, and with what.
        replacement: Arc<Replacement>,
        /// How long.
        lasts: Duration,
    },
    /// A rule about casting and activating begins to be in force: "you may play that card this turn" (601.3).
    Casting {
        /// What it says.
        rule: Arc<CastingRule>,
        /// How long.
        lasts: Duration,
    },
    /// Each of them gets a shield against the next N damage (615.11).
    Shield {
        /// Each of which gets a shield of its own.
        on: Subjects,
        /// How much it prevents.
        amount: Amount,
        /// How long.
        lasts: Duration,
    },
    /// Part of what the body does is replaced by an effect of the same spell or ability (614.15).
    SelfReplacing {
        /// What it replaces, and with what.
        replacement: Arc<Replacement>,
        /// What it is a part of.
        body: Program,
    },
    /// A player chooses a source of damage (609.7a).
    ChooseSource(Filter),
    /// Objects change zones until something happens, and return then (610.3).
    MoveUntil {
        /// Which ones.
        what: Objects,
        /// Where they go.
        to: Zone,
        /// What must happen for their return.
        until: Pattern,
    },
    /// A delayed triggered ability is made (603.7). Its slots are those of this program.
    Delay {
        /// The ability.
        ability: Arc<Triggered>,
        /// How long it waits; "at the beginning of the next …" waits until it has triggered once.
        lasts: Duration,
        /// Whether it triggers only once (603.7b).
        once: bool,
    },
    /// A reflexive triggered ability triggers at once: "when you do, …" (603.12).
    Reflexive(Arc<Triggered>),
    /// "When this ability resolves for the Nth time this turn, …" (603.7h).
    AfterResolutions {
        /// For how many-th time.
        times: u8,
        /// The ability.
        ability: Arc<Triggered>,
    },
    /// A player gets an emblem (114) with one of the card's granted abilities.
    Emblem(Players, u8),
    /// Players ignore until end of turn what this object's static abilities forbid them (116.2d).
    Ignore(Players),
    /// Finds the cards from the top of a player's library down to the first that matches, which is the last of the result.
    /// What becomes of them, the instruction after it says.
    TopUntil(Players, Filter),
    /// The last of the objects in a slot.
    Last(Slot),
    /// A player casts a card without paying its mana cost (118.9).
    CastFree(Objects),
    /// A player casts a card for a cost rather than its mana cost (118.9): that of a keyword.
    CastFor {
        /// Which card.
        what: Objects,
        /// What is paid.
        cost: Cost,
        /// The keyword.
        keyword: Keyword,
    },
    /// What refers to objects refers from now on to what a slot holds (400.7k).
    Follow(Objects, Slot),
    /// A player casts a card transformed without paying its mana cost (712.11a).
    CastTransformed(Objects),
    /// The controller of this plays land cards (305.2a): what they became is the result.
    PlayLand(Objects),
    /// A player may put a card that they own and that matches from outside the game into their hand (400.11b).
    Bring(Players, Filter),
    /// Combat changes for creatures (506.4, 508.4, 508.7, 509.1h).
    Combat(Objects, CombatChange),
    /// An object becomes attached to an object or player (701.3a).
    Attach(Objects, Subjects),
    /// Objects become unattached from what they are attached to (701.3d).
    Unattach(Objects),
    /// Players search their libraries for cards that match and may fail to find (701.19).
    Search {
        /// Who searches.
        who: Players,
        /// For what.
        filter: Filter,
        /// For how many.
        most: Amount,
        /// Whether the text says "up to" before the number: fewer may be found, whatever is searched for.
        up_to: bool,
    },
    /// A player searches zones of another for all cards that match: the hidden ones may be searched in vain (701.19b).
    SearchZones {
        /// Whose zones.
        of: Players,
        /// Which ones: library, hand, graveyard.
        zones: Zones,
        /// For what.
        filter: Filter,
    },
    /// Players shuffle their libraries (701.20).
    Shuffle(Players),
    /// Objects are shuffled into players' libraries (701.20c, 701.20d).
    ShuffleInto {
        /// What.
        what: Objects,
        /// Whose libraries are shuffled.
        of: Players,
    },
    /// Players skip their next step of the kind (614.10).
    SkipStep(Players, Step),
    /// Phases and steps are added to the turn, in the order written (500.8–500.10).
    AddToTurn {
        /// Which ones.
        what: Vec<AddedToTurn>,
        /// Whether the controller of this gets them: "you get an additional …" (500.10a).
        yours: bool,
    },
    /// A player takes an extra turn after this one (500.7).
    ExtraTurn(Players),
    /// Players win the game (104.2b).
    Win(Players),
    /// Players lose the game (104.3e).
    Lose(Players),
    /// The controller of this controls players during the next turn of each (720.1).
    ControlNextTurn(Players),
    /// Players skip their next turn (614.10a).
    SkipTurn(Players),
    /// The game is restarted (724.1), except for cards that stay in exile (724.5).
    RestartGame(Option<Objects>),
    /// The turn ends (721.1).
    EndTurn,
    /// The combat phase ends (721.2).
    EndCombatPhase,
    /// The game is a draw (104.4c).
    DrawGame,
}

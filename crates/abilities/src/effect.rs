//! Programs: what resolving spells and abilities do, and the changes that continuous effects make.

use std::sync::Arc;

use vademecum_vocab::RuleId;

use crate::{
    ability::{Replacement, Triggered},
    cost::Cost,
    filter::Filter,
    keyword::Keyword,
    mana::ManaKinds,
    quantity::{Amount, Condition, Objects, Players, Slot, Subjects},
    types::{Colors, CounterKind, Subtypes, Supertypes, Types, Zone},
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

/// Where in a zone something is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Where {
    /// On top. Zones without an order ignore it.
    #[default]
    Top,
    /// On the bottom.
    Bottom,
    /// On the bottom in a random order.
    BottomAtRandom,
}

/// Where an instruction moves something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Destination {
    /// The zone.
    pub zone: Zone,
    /// The place in it.
    pub place: Where,
    /// Under whose control it enters the battlefield; its owner's if nobody is named (110.2a).
    pub under: Option<Players>,
    /// Whether it enters tapped.
    pub tapped: bool,
}

impl Destination {
    /// A zone, and nothing more.
    pub const fn to(zone: Zone) -> Destination {
        Destination { zone, place: Where::Top, under: None, tapped: false }
    }
}

/// How long a continuous effect of a resolution lasts (611.2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duration {
    /// "until end of turn", "this turn" (514.2).
    EndOfTurn,
    /// "until your next turn".
    YourNextTurn,
    /// "until end of combat".
    EndOfCombat,
    /// No duration is stated: until the end of the game.
    Forever,
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
        /// What is done when it was paid.
        then: Program,
        /// What is done when it was not.
        otherwise: Program,
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
    /// A player chooses a player.
    ChoosePlayer(Players),
    /// An object deals damage (120), to all of the recipients at the same time.
    Damage {
        /// Its source.
        source: Objects,
        /// The recipients.
        to: Subjects,
        /// How much each of them is dealt.
        amount: Amount,
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
    /// Players gain life (119.3).
    GainLife(Players, Amount),
    /// Players lose life (119.3).
    LoseLife(Players, Amount),
    /// Permanents are destroyed (701.7).
    Destroy {
        /// Which ones.
        what: Objects,
        /// Whether they can be regenerated.
        regenerable: bool,
    },
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
    /// Players create tokens (701.6, 111).
    Create {
        /// Who creates them.
        who: Players,
        /// Which one: its place in the card's own list of tokens.
        token: u8,
        /// How many.
        amount: Amount,
    },
    /// Players create tokens that are copies of objects (707.2).
    CreateCopies {
        /// Who creates them.
        who: Players,
        /// Of what.
        of: Objects,
        /// How many of each.
        amount: Amount,
    },
    /// A spell or ability is copied onto the stack (707.10); new targets may be chosen (707.10c).
    CopyOnStack(Objects),
    /// Mana is added (106.4): so much, of one of these types that the player chooses.
    AddMana(Players, ManaKinds, Amount),
    /// A continuous effect changes objects; the set is fixed as the effect begins (611.2c).
    Change {
        /// Which ones.
        which: Objects,
        /// How.
        changes: Vec<Change>,
        /// How long.
        lasts: Duration,
    },
    /// A replacement or prevention effect begins (614, 615).
    Replace {
        /// What it replaces, and with what.
        replacement: Arc<Replacement>,
        /// How long.
        lasts: Duration,
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
    /// A player gets an emblem (114) with one of the card's granted abilities.
    Emblem(Players, u8),
    /// A player reveals cards from the top of the library until one matches (701.16); all are the result, the one
    /// that matches the last.
    RevealUntil(Players, Filter),
    /// The last of the objects in a slot.
    Last(Slot),
    /// A player casts a card without paying its mana cost (118.9).
    CastFree(Objects),
    /// The controller of this attaches it to an object (701.3).
    Attach(Objects, Objects),
    /// Players search their libraries for cards that match and may fail to find (701.19).
    Search {
        /// Who searches.
        who: Players,
        /// For what.
        filter: Filter,
        /// For how many.
        most: Amount,
    },
    /// Players shuffle their libraries (701.20).
    Shuffle(Players),
    /// Players skip their next step of the kind (614.10).
    SkipStep(Players, crate::types::Step),
    /// A player takes an extra turn after this one (500.7).
    ExtraTurn(Players),
    /// Players win the game (104.2b).
    Win(Players),
    /// Players lose the game (104.3e).
    Lose(Players),
}

/// What a continuous effect does to an object, each in its layer (613.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// "becomes a copy of …": layer 1 (613.1a, 707).
    CopyOf(Objects),
    /// "You gain control of it": layer 2 (613.1b).
    Control(Players),
    /// "is a … in addition to its other types": layer 4 (613.1d).
    AddTypes(Types),
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
    /// "has/gains \[keyword\]": layer 6 (613.1f).
    Gain(Keyword),
    /// "has/gains "\[ability\]"": its place in the card's list of granted abilities: layer 6 (613.1f).
    GainAbility(u8),
    /// "loses \[keyword\]": layer 6 (613.1f).
    Lose(Keyword),
    /// "loses all abilities": layer 6 (613.1f).
    LoseAbilities,
    /// Its power and toughness as a characteristic-defining ability gives them: layer 7a (613.4a).
    Define(Amount, Amount),
    /// "has base power and toughness N/N": layer 7b (613.4b).
    Set(Amount, Amount),
    /// "gets +N/+N": layer 7c (613.4c).
    Modify(Amount, Amount),
    /// "switch its power and toughness": layer 7d (613.4d).
    Switch,
    /// "can't attack": after the layers (613.11, 508.1c).
    CantAttack,
    /// "can't block" (509.1b).
    CantBlock,
    /// "can't be blocked" (509.1b).
    CantBeBlocked,
    /// "attacks each combat if able" (508.1d).
    MustAttack,
    /// "doesn't untap during its controller's untap step" (502.3).
    DoesntUntap,
}

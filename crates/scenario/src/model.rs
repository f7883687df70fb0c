//! What a scenario says, once it is read.

use std::sync::Arc;

use vademecum_abilities::{
    Action, CardId, Cards, CounterKind, Door, FaceId, Keyword, ManaKind, PlayerDesignation, Step, Subtype,
    SubtypeNames, Zone,
};
use vademecum_machine::{Arrangement, PlanarFace, PlayerId};
pub(crate) use vademecum_scenario_format::Line;
use vademecum_vocab::{Lang, RuleId};

use crate::{printed::FaceText, told::EventNames};

/// A scenario: a worked case that runs.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The file, as the caller named it.
    pub file: String,
    /// The language it is written in.
    pub lang: Lang,
    /// Its title, without the numbers.
    pub title: String,
    /// The rules it claims, at most five.
    pub claims: Vec<RuleId>,
    /// The names of the players, in turn order.
    pub players: Vec<String>,
    /// The faces of its cards, as they are written.
    pub(crate) faces: Vec<FaceText>,
    /// What the subtypes of its cards are called.
    pub(crate) subtypes: SubtypeNames,
    /// The position it begins with; if the game itself begins, its cards and decks.
    pub arrangement: Arrangement,
    /// Whether the game itself begins (103), instead of a position.
    pub(crate) is_new_game: bool,
    pub(crate) script: Vec<Line<ScriptStep>>,
    pub(crate) results: Vec<Line<Check>>,
    pub(crate) order: Vec<Line<Happens>>,
    /// Events that must not happen.
    pub(crate) denied: Vec<Line<Happens>>,
    /// What would be true without some of the claimed rules.
    pub(crate) without: Vec<Line<Counterfactual>>,
    /// The objects that must be there at some time, for lines say that they are gone, or that nothing happens to them.
    pub(crate) existing: Vec<Ref>,
    /// What events and those lines name, so far as its meaning changes in the course of the game.
    pub(crate) event_names: Arc<EventNames>,
}

impl Scenario {
    /// Number of objects placed and lines played: how much a reader has to take in.
    pub fn length(&self) -> usize {
        self.arrangement.placed.len() + self.script.len()
    }

    /// The names of the objects that its results are about, and what would be true without some of its rules.
    pub(crate) fn final_names(&self) -> impl Iterator<Item = &Ref> {
        let claims = self.without.iter().filter_map(|line| match &line.is.consequence {
            CounterfactualClaim::State(check) => Some(check),
            CounterfactualClaim::Events(_) | CounterfactualClaim::Refusal(..) => None,
        });
        self.results.iter().map(|line| &line.is).chain(claims).filter_map(Check::name)
    }

    /// The names of what players choose.
    pub(crate) fn chosen_names(&self) -> impl Iterator<Item = &Ref> {
        let chosen = self.script.iter().filter_map(|line| match &line.is {
            ScriptStep::Does(_, deed) => match deed.itself() {
                Deed::Choose(_, names) => Some(names),
                _ => None,
            },
            _ => None,
        });
        chosen.flatten().filter_map(|named| match named {
            Named::Object(name) => Some(name),
            Named::Player(_) => None,
        })
    }

    /// The rules of which it says what would be true without them, in order, each once.
    pub fn counterfactual_rules(&self) -> Vec<RuleId> {
        let mut rules = Vec::new();
        for line in &self.without {
            if !rules.contains(&line.is.rule) {
                rules.push(line.is.rule);
            }
        }
        rules
    }
}

/// What would be true if a rule were not in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Counterfactual {
    pub(crate) rule: RuleId,
    pub(crate) consequence: CounterfactualClaim,
}

/// What a rule prevents, seen in the game without it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CounterfactualClaim {
    /// It is so when the script ends.
    State(Check),
    /// These events happen, in this order; others may lie between them.
    Events(Vec<Happens>),
    /// What the script does cannot be done, by this rule.
    Refusal(PlayerId, Deed, RuleId),
}

/// Objects by name: those with one of these cards, in order; of a player; the n-th of them, from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ref {
    pub(crate) cards: Vec<CardId>,
    /// The faces of that name: of a card with several, the one that is meant.
    pub(crate) faces: Vec<FaceId>,
    pub(crate) of: Option<PlayerId>,
    pub(crate) nth: Option<usize>,
}

impl Ref {
    /// Whether it is the name of a card.
    pub(crate) fn names(&self, card: CardId) -> bool {
        self.cards.binary_search(&card).is_ok()
    }

    /// The half of a permanent that it is the name of.
    pub(crate) fn door(&self, cards: &Cards) -> Option<Door> {
        self.faces.iter().find_map(|&face| Door::of(cards.part(face)))
    }

    /// Whether it says whose the object is, or which of several.
    pub(crate) const fn is_specific(&self) -> bool {
        self.of.is_some() || self.nth.is_some()
    }
}

/// A player or an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Named {
    Player(PlayerId),
    Object(Ref),
}

/// A line of the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ScriptStep {
    /// Every player passes this number of times: at most 255.
    AllPass(u8),
    /// Players pass until a step of somebody's turn.
    AllPassUntil(Step, Option<PlayerId>),
    /// A player does something.
    Does(PlayerId, Deed),
    /// A player tries something, and a rule forbids it.
    Cannot(PlayerId, Deed, RuleId),
    /// Something is true at this point.
    Now(Check),
    /// How a coin or a die fell that was thrown in the line before.
    Falls(Fall),
    /// A player proposes lines as a shortcut, repeated a number of times (729.2a).
    Propose { player: PlayerId, times: u16, sequence: Vec<Line<ScriptStep>> },
    /// A player accepts the shortcut, or says in which step they will make another choice (729.2b).
    Answer(PlayerId, Option<Step>),
}

/// What chance brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fall {
    /// A coin comes up heads, or tails.
    Coin(bool),
    /// The planar die shows a face.
    Planar(PlanarFace),
    /// A die shows a number.
    Die(i32),
}

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Deed {
    Pass,
    Cast(Ref, Announced),
    /// An activated ability by its place among those of the card, from 1.
    Activate(Ref, Option<usize>, Announced),
    PlayLand(Ref),
    /// Turns a face-down permanent face up as a special action.
    TurnFaceUp(Ref),
    Mana(Ref, Option<ManaKind>),
    Pay(Vec<Ref>),
    /// With whom, and whom or what, if it is said.
    Attack(Vec<Ref>, Option<Named>),
    NoAttack,
    Block(Ref, Vec<Ref>),
    NoBlock,
    Divide(Ref, Vec<(u32, Named)>),
    Accept,
    Decline,
    KeepHand,
    Mulligan,
    /// What becomes of what is chosen, as the line has it.
    Choose(Fate, Vec<Named>),
    ChooseNumber(u32),
    ChooseMode(u8),
    ChooseMana(ManaKind),
    ChooseSubtype(Subtype),
    /// Puts the triggered ability of an object onto the stack next.
    Order(Ref),
    Concede,
    /// Rolls the planar die as a special action (116.2i).
    RollPlanarDie,
    /// Puts the companion into the hand as a special action (116.2g).
    FetchCompanion,
    /// Pays the unlock cost of the half of that name (116.2m).
    Unlock(Ref),
    /// What another player, who controls this one, does in their place (720.5).
    By(PlayerId, Box<Deed>),
}

impl Deed {
    /// What is done, whoever decides it.
    pub(crate) fn itself(&self) -> &Deed {
        match self {
            Deed::By(_, deed) => deed,
            deed => deed,
        }
    }
}

/// What becomes of objects that a player chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The line does not say.
    Chosen,
    Discarded,
    Sacrificed,
    /// It stays where it is, while others go.
    Kept,
}

/// What is chosen as a spell is cast or an ability activated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Announced {
    /// The keyword for whose cost a spell is cast, if the line says one.
    pub(crate) keyword: Option<Keyword>,
    pub(crate) x: Option<u32>,
    /// Modes, from 1.
    pub(crate) modes: Vec<u8>,
    pub(crate) targets: Vec<Named>,
}

/// What must be true of a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Check {
    pub(crate) about: About,
    pub(crate) want: Value,
}

/// What is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum About {
    Life(PlayerId),
    /// How many counters of a kind a player has.
    PlayerCounters(PlayerId, CounterKind),
    Pool(PlayerId),
    /// Whether it is night; nothing, where it is neither day nor night.
    Night,
    /// Who has a designation.
    Designated(PlayerDesignation),
    /// How many dungeons a player has completed.
    CompletedDungeons(PlayerId),
    /// Whether a player's venture marker is on a room, by its place on the card.
    Room(PlayerId, FaceId, u8),
    Cards(PlayerId, Zone),
    CardsOf(Ref, PlayerId, Zone),
    /// The zone, whoever's it is.
    Zone(Ref),
    Place(Ref),
    Tapped(Ref),
    FaceDown(Ref),
    /// Whether the half of that name is unlocked.
    Unlocked(Ref),
    /// Whether they have the name of a face.
    Named(Ref, String),
    Size(Ref),
    Counters(Ref, CounterKind),
    Damage(Ref),
    Attacking(Ref),
    Exists(Ref),
    Outcome,
    InGame(PlayerId),
    Turn,
    Step,
    Priority,
    Stack,
}

/// What is found there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Value {
    Number(i64),
    Size(i32, i32),
    Zone(Zone),
    Place(Zone, PlayerId),
    Is(bool),
    Player(Option<PlayerId>),
    Step(Step),
    /// The player is among those who won.
    Won(PlayerId),
    /// Nobody else won.
    WonAlone(PlayerId),
    Drawn,
    /// The game goes on; several winners.
    Open,
    Nothing,
    /// The object does not exist and never did.
    NeverWas,
    /// It has no power and toughness.
    NoCreature,
    /// Objects of that name differ in it.
    Several,
}

/// An event that matters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Happens {
    Cast(PlayerId, Ref),
    Activated(PlayerId, Ref),
    Resolves(Ref),
    Fizzles(Ref),
    Countered(Ref),
    Triggered(Ref),
    Stacked(Ref),
    Damage(Named, i32),
    Loses(PlayerId, i32),
    Gains(PlayerId, i32),
    Draws(PlayerId),
    Discards(PlayerId, Ref),
    Destroyed(Ref),
    Sacrificed(Ref),
    Moved(Ref, Zone),
    Tapped(Ref),
    TurnedFaceUp(Ref),
    Transforms(Ref),
    Revealed(Ref),
    Untapped(Ref),
    Attacks(Ref),
    Blocks(Ref, Ref),
    Counters(Ref, i32),
    Created(Ref),
    Ceased(Ref),
    PlayedLand(PlayerId, Ref),
    /// A player or permanent has done what a keyword action says.
    Acts(Named, Action),
    Voted(PlayerId),
    StepBegins(Step),
    TurnBegins(PlayerId),
    LosesGame(PlayerId),
    WinsGame(PlayerId),
    /// The game ends in a draw.
    Drawn,
}

impl Happens {
    /// The objects to which it happens, or not: they are there, unless the event is that they come.
    pub(crate) fn existing(&self) -> impl Iterator<Item = &Ref> {
        self.names().filter(|_| !matches!(self, Happens::Created(_)))
    }

    /// The objects that it names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Ref> {
        let [one, other] = match self {
            Happens::Cast(_, name)
            | Happens::Activated(_, name)
            | Happens::Resolves(name)
            | Happens::Fizzles(name)
            | Happens::Countered(name)
            | Happens::Triggered(name)
            | Happens::Stacked(name)
            | Happens::Damage(Named::Object(name), _)
            | Happens::Discards(_, name)
            | Happens::Destroyed(name)
            | Happens::Sacrificed(name)
            | Happens::Moved(name, _)
            | Happens::Tapped(name)
            | Happens::TurnedFaceUp(name)
            | Happens::Transforms(name)
            | Happens::Revealed(name)
            | Happens::Untapped(name)
            | Happens::Attacks(name)
            | Happens::Counters(name, _)
            | Happens::Created(name)
            | Happens::Ceased(name)
            | Happens::PlayedLand(_, name)
            | Happens::Acts(Named::Object(name), _) => [Some(name), None],
            Happens::Blocks(name, attacker) => [Some(name), Some(attacker)],
            Happens::Damage(Named::Player(_), _)
            | Happens::Acts(Named::Player(_), _)
            | Happens::Loses(..)
            | Happens::Gains(..)
            | Happens::Draws(_)
            | Happens::Voted(_)
            | Happens::StepBegins(_)
            | Happens::TurnBegins(_)
            | Happens::LosesGame(_)
            | Happens::WinsGame(_)
            | Happens::Drawn => [None, None],
        };
        one.into_iter().chain(other)
    }
}

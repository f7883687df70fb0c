//! What a scenario says, once it is read.

use std::sync::Arc;

use vademecum_myl::{CardId, Cards, Kind, Manner, ObjectId, Phase, Player, Race, Table, Zone};
use vademecum_scenario_format::Line;
use vademecum_vocab::{Lang, RuleId};

/// A scenario: a worked case that runs.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The file, as the caller named it.
    pub file: String,
    /// The language it is written in.
    pub lang: Lang,
    /// Its title, without the numbers.
    pub title: String,
    /// The sections it claims, at most five.
    pub claims: Vec<RuleId>,
    /// The names of the players; the first one has the first turn of the game.
    pub players: [String; 2],
    pub(crate) cards: Arc<Cards>,
    pub(crate) table: Table,
    pub(crate) placed: usize,
    pub(crate) script: Vec<Line<Step>>,
    pub(crate) results: Vec<Line<Check>>,
    pub(crate) order: Vec<Line<Event>>,
    /// Events that must not happen.
    pub(crate) denied: Vec<Line<Event>>,
    /// What would be true without some of the claimed sections.
    pub(crate) without: Vec<Line<Counterfactual>>,
}

impl Scenario {
    /// Number of cards placed and lines played: how much a reader has to take in.
    pub fn length(&self) -> usize {
        self.placed + self.script.len()
    }

    /// The sections of which it says what would be true without them, in order, each once.
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

/// Cards by name: of a player; the n-th of them, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ref {
    pub(crate) card: CardId,
    pub(crate) of: Option<Player>,
    pub(crate) nth: Option<usize>,
}

/// Something that is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Picked {
    Card(Ref),
    Race(Race),
    Kind(Kind),
    /// One of several texts or abilities, from 1.
    Option(u8),
    Number(u8),
}

/// A line of the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    /// Everybody passes until the stage changes.
    AllPass,
    /// Everybody passes until something begins, in somebody's turn.
    AllPassUntil(Until, Option<Player>),
    /// A player does something.
    Does(Player, Deed),
    /// A player tries something, and a section forbids it.
    Cannot(Player, Deed, RuleId),
    /// Something is true at this point.
    Now(Check),
}

/// What players pass until.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    Phase(Phase),
    Attack,
    Block,
}

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Deed {
    Pass,
    /// Plays a card, with targets.
    Play(Ref, Vec<Picked>),
    /// Uses an ability of a card, by its place from 1, with targets.
    Use(Ref, Option<u8>, Vec<Picked>),
    PayToAnnul,
    Attack(Vec<Ref>),
    NoAttack,
    /// An attacker, and who blocks it.
    Block(Ref, Ref),
    NoBlock,
    Pick(Vec<Picked>),
    /// Chooses nothing more.
    PickNothing,
    Accept,
    Decline,
}

/// What must be true of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Check {
    /// Cards are in a zone, of a player if one is said.
    Place(Ref, Zone, Option<Player>),
    /// The number of cards that a player has in a zone.
    Count(Player, Zone, usize),
    Strength(Ref, i16),
    /// Whether a card has its ability.
    HasAbility(Ref, bool),
    IsKind(Ref, Kind, bool),
    IsRace(Ref, Race, bool),
    /// An ally carries a weapon.
    Carries(Ref, Ref, bool),
    Loses(Player),
    Draw,
    GoesOn,
    /// It is a player's turn.
    Turn(Player),
    /// A player is asked.
    Decides(Player),
}

/// An event that matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event {
    Plays(Player, Ref),
    Uses(Player, Ref),
    Enters(Ref),
    Leaves(Ref, Manner),
    Follows(Ref),
    Annulled(Ref),
    Cancelled(Ref),
    Triggers(Ref),
    Resolves(Ref),
    Redirected(Ref, Ref),
    Prevented(Ref),
    Attacks(Ref),
    Blocks(Ref, Ref),
    AttackCancelled,
    AttackOfCancelled(Ref),
    Damages(Ref, u16),
    Draws(Player),
    Mills(Player),
    Discards(Player, Ref),
    Begins(Phase),
    TurnOf(Player),
    Loses(Player),
    Drawn,
}

/// What would be true if a section were not in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Counterfactual {
    pub(crate) rule: RuleId,
    pub(crate) claim: Claim,
}

/// What a section prevents, seen in the game without it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Claim {
    /// It is so when the script ends.
    State(Check),
    /// These events happen, in this order; others may lie between them.
    Events(Vec<Event>),
    /// What the script does cannot be done, by this section.
    Refusal(Player, Deed, RuleId),
}

/// A card on the table, as boards number it.
pub(crate) const fn key(id: ObjectId) -> u32 {
    id.number() as u32
}

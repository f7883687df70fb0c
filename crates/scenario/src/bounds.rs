//! How much a scenario may hold, do and tell: every bound in one place.
//!
//! Each is many times what the scenarios that ship need, and small enough that a file of a stranger is refused or ended
//! within seconds and some ten megabytes. What is met says so in its message; the README of scenarios lists the figures. Those of every
//! game are in `scenario-format`.

pub use vademecum_scenario_format::bounds::MAX_FILE_BYTES;
pub(crate) use vademecum_scenario_format::bounds::{
    MAX_BOARD_BYTES, MAX_CARDS_WITH_TEXT, MAX_COPIES, MAX_COST_SYMBOLS, MAX_LISTED_CHOICES, MAX_NAME_CHARS,
    MAX_STORY_BYTES, MAX_TOLD_FAILURES, TOLD_EVENT_BYTES, TOLD_RULE_BYTES,
};

/// Maximum number of players.
pub(crate) const MAX_PLAYERS: usize = 64;

/// Highest number of a team: there can be as many as players.
pub(crate) const MAX_TEAM: u8 = 64;

/// Highest number of the turn that a situation begins in.
pub(crate) const MAX_TURN: u32 = 10_000;

/// Maximum number of cards in a situation, of all players and zones: many times what any game has.
pub(crate) const MAX_CARDS: usize = 2_000;

/// Maximum number of abilities of a card, what its keywords mean left out: each of them may listen on each copy.
pub(crate) const MAX_ABILITIES: usize = 128;

/// Maximum work of a scenario, in objects gone through: the game with all rules and all those without one, together. More
/// than thirty times what any that ships takes; one to three seconds of an unoptimised build.
pub(crate) const MAX_WORK: usize = 20_000_000;

/// The work of a citation, in objects gone through.
pub(crate) const CITATION_WORK: usize = 25;

/// The work of an event, in objects gone through: a game keeps each with its objects and citations.
pub(crate) const EVENT_WORK: usize = 500;

/// Weight of a player, and of the state itself, in a stored state, in objects of about as much memory.
pub(crate) const PLAYER_OBJECTS: usize = 16;

/// Maximum total weight of the states that a run stores for its boards, in objects: more than twice that of any scenario
/// that ships, and less than 8 MB.
pub(crate) const MAX_MOMENT_OBJECTS: usize = 20_000;

/// Maximum number of choices made in one line that passes until a step, before it is held to lead nowhere.
pub(crate) const MAX_PASSES: usize = 400;

/// Maximum number of choices in all payments of a game: without some rules, a payment goes on for ever.
pub(crate) const MAX_PAYMENTS: u32 = 10_000;

/// Maximum number of other choices that are listed where a player decides.
pub(crate) const MAX_DECISION_CHOICES: usize = 24;

/// Maximum number of other choices that are listed of a game.
pub(crate) const MAX_TOLD_CHOICES: usize = 1_000;

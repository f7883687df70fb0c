//! How much a scenario may hold, do and tell: every bound in one place.
//!
//! Each is many times what the scenarios that ship need, and small enough that a file of a stranger is refused or ended
//! within seconds and some ten megabytes. What is met says so in its message; the README of scenarios lists the figures.

/// Maximum size of a scenario file, in bytes: more than thirty times the largest that ships.
pub const MAX_FILE_BYTES: usize = 64 << 10;

/// Maximum length of a heading, an item of a list, or a line of a card's text, in characters.
pub(crate) const MAX_LINE_CHARS: usize = 4_000;

/// Maximum number of items in all lists of a file.
pub(crate) const MAX_ITEMS: usize = 2_000;

/// Maximum length of a name, in characters: stories repeat it with every event.
pub(crate) const MAX_NAME_CHARS: usize = 60;

/// Maximum number of cards with a text: more than there are in any deck.
pub(crate) const MAX_CARDS_WITH_TEXT: usize = 250;

/// Maximum number of players.
pub(crate) const MAX_PLAYERS: usize = 64;

/// Highest number of a team: there can be as many as players.
pub(crate) const MAX_TEAM: u8 = 64;

/// Highest number of the turn that a situation begins in.
pub(crate) const MAX_TURN: u32 = 10_000;

/// Maximum number of copies of a card in one entry of a list: more than any deck.
pub(crate) const MAX_COPIES: usize = 1_000;

/// Maximum number of cards in a situation, of all players and zones: many times what any game has.
pub(crate) const MAX_CARDS: usize = 2_000;

/// Maximum number of abilities of a card, what its keywords mean left out: each of them may listen on each copy.
pub(crate) const MAX_ABILITIES: usize = 128;

/// Maximum number of numbers that a scenario claims: what proves many rules at once proves none.
pub(crate) const MAX_CLAIMS: usize = 5;

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

/// Maximum number of choices that a message lists.
pub(crate) const MAX_LISTED_CHOICES: usize = 8;

/// Maximum number of choices of a variation.
pub(crate) const MAX_VARIATION_CHOICES: usize = 100;

/// Maximum number of other choices that are listed where a player decides.
pub(crate) const MAX_DECISION_CHOICES: usize = 24;

/// Maximum number of other choices that are listed of a game.
pub(crate) const MAX_TOLD_CHOICES: usize = 1_000;

/// Maximum number of lines that are told of one file because they do not hold.
pub(crate) const MAX_TOLD_FAILURES: usize = 50;

/// Maximum size of the story of a game, in bytes of its sentences and of the numbers behind them; of its replay, in about as
/// many bytes as a page takes for it.
pub(crate) const MAX_STORY_BYTES: usize = 256 << 10;

/// What a page shows of an event besides its sentence, in bytes: its place, and what opens its rules.
pub(crate) const TOLD_EVENT_BYTES: usize = 256;

/// What a page shows of a rule behind an event, in bytes: a link, often with its first words.
pub(crate) const TOLD_RULE_BYTES: usize = 128;

/// Maximum number of cards that a board shows in an area, those that look the same counted as one: many times what any
/// scenario that ships has.
pub(crate) const MAX_AREA_FRAMES: usize = 60;

/// Maximum size of what a board lists, in bytes.
pub(crate) const MAX_BOARD_BYTES: usize = 256 << 10;

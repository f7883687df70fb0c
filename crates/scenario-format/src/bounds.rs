//! How much a scenario may hold and claim, whatever its game.

/// Maximum size of a scenario file, in bytes: more than thirty times the largest that ships.
pub const MAX_FILE_BYTES: usize = 64 << 10;

/// Maximum length of a heading, an item of a list, or a line of a card's text, in characters.
pub const MAX_LINE_CHARS: usize = 4_000;

/// Maximum number of items in all lists of a file.
pub const MAX_ITEMS: usize = 2_000;

/// Maximum length of a name, in characters: stories repeat it with every event.
pub const MAX_NAME_CHARS: usize = 60;

/// Maximum number of cards with a text: more than there are in any deck.
pub const MAX_CARDS_WITH_TEXT: usize = 250;

/// Maximum number of copies of a card in one entry of a list: more than any deck.
pub const MAX_COPIES: usize = 1_000;

/// Maximum number of numbers that a scenario claims: what proves many rules at once proves none.
pub const MAX_CLAIMS: usize = 5;

/// Maximum number of choices that a message lists.
pub const MAX_LISTED_CHOICES: usize = 8;

/// Maximum number of lines that are told of one file because they do not hold.
pub const MAX_TOLD_FAILURES: usize = 50;

/// Maximum number of choices of a variation.
pub const MAX_VARIATION_CHOICES: usize = 100;

/// Maximum size of the story of a game, in bytes of its sentences and of the numbers behind them; of its replay, in about as
/// many bytes as a page takes for it.
pub const MAX_STORY_BYTES: usize = 256 << 10;

/// What a page shows of an event besides its sentence, in bytes: its place, and what opens its rules.
pub const TOLD_EVENT_BYTES: usize = 256;

/// What a page shows of a rule behind an event, in bytes: a link, often with its first words.
pub const TOLD_RULE_BYTES: usize = 128;

/// Maximum number of cards that a board shows in an area, those that look the same counted as one: many times what any
/// scenario that ships has.
pub const MAX_AREA_FRAMES: usize = 60;

/// Maximum number of cards that a board shows in all, what is attached to others included.
pub const MAX_BOARD_FRAMES: usize = 400;

/// Maximum number of symbols in the cost of a card: twice that of any that was printed.
pub const MAX_COST_SYMBOLS: usize = 32;

/// Maximum size of what a board lists, in bytes.
pub const MAX_BOARD_BYTES: usize = 256 << 10;

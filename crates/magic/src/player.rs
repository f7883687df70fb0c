//! Players (102): what belongs to each of them, and sets of them.

use crate::{
    mana::ManaPool,
    object::{ObjectId, PlayerId},
};

/// A set of players, one bit each: a game has at most 64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerSet(u64);

impl PlayerSet {
    /// Nobody.
    pub const NONE: PlayerSet = PlayerSet(0);

    /// One player.
    pub const fn only(player: PlayerId) -> Self {
        PlayerSet(1 << player.0)
    }

    /// Whether the player is in the set.
    pub const fn has(self, player: PlayerId) -> bool {
        self.0 & 1 << player.0 != 0
    }

    /// Puts a player in.
    pub const fn insert(&mut self, player: PlayerId) {
        self.0 |= 1 << player.0;
    }

    /// Takes a player out.
    pub const fn remove(&mut self, player: PlayerId) {
        self.0 &= !(1 << player.0);
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<PlayerId> for PlayerSet {
    fn from_iter<I: IntoIterator<Item = PlayerId>>(players: I) -> Self {
        players.into_iter().fold(PlayerSet::NONE, |mut set, player| {
            set.insert(player);
            set
        })
    }
}

/// A player, with the zones that are theirs (400.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The player's team: opponents are those of another one (102.3). Alone, a team of one.
    pub team: u8,
    /// Life total (119).
    pub life: i32,
    /// Poison counters (122.1f).
    pub poison: i32,
    /// Unspent mana (106.4).
    pub pool: ManaPool,
    /// Library, the top card last (401).
    pub(crate) library: Vec<ObjectId>,
    /// Hand, in no order (402).
    pub(crate) hand: Vec<ObjectId>,
    /// Graveyard, the top card last (404).
    pub(crate) graveyard: Vec<ObjectId>,
    /// Lands played this turn (305.2).
    pub(crate) lands_played: u32,
    /// Whether the player tried to draw from an empty library since state-based actions were last checked
    /// (704.5b).
    pub(crate) drew_from_nothing: bool,
    /// Mulligans taken (103.5).
    pub(crate) mulligans: u8,
    /// Whether the player keeps the opening hand (103.5).
    pub(crate) kept: bool,
    /// Whether the player has declared a mulligan in this round (103.5).
    pub(crate) declared: bool,
    /// How many cards the player has yet to put on the bottom for mulligans (103.5).
    pub(crate) to_bottom: u8,
    /// Whether the player has lost the game (104.3).
    pub(crate) lost: bool,
    /// Whether the player has left the game (104.5).
    pub(crate) left: bool,
}

impl Player {
    /// How many cards are in the library (401.3).
    pub fn library_len(&self) -> usize {
        self.library.len()
    }

    /// The cards in hand, in no order: hidden from others (402.3).
    pub fn hand(&self) -> &[ObjectId] {
        &self.hand
    }

    /// The cards in the graveyard, the top one last (404.2).
    pub fn graveyard(&self) -> &[ObjectId] {
        &self.graveyard
    }

    /// The library, the top card last: hidden from everybody (401.2).
    pub fn library(&self) -> &[ObjectId] {
        &self.library
    }

    /// Whether the player is still in the game.
    pub const fn is_in_game(&self) -> bool {
        !self.left
    }

    /// A number for what makes a difference, zones aside: the objects in them know where they are.
    pub(crate) fn key(&self, id: PlayerId) -> u64 {
        let pool = self.pool.amounts;
        let flags = u64::from(self.drew_from_nothing)
            | u64::from(self.kept) << 1
            | u64::from(self.left) << 2
            | u64::from(self.declared) << 3
            | u64::from(self.lost) << 4
            | u64::from(self.to_bottom) << 24
            | u64::from(self.mulligans) << 8
            | u64::from(self.team) << 16
            | u64::from(self.lands_played) << 32;
        crate::hash::mix(&[
            u64::from(id.0) << 32 | 0xffff_0000_0000_0001,
            (self.life as u32 as u64) << 32 | self.poison as u32 as u64,
            flags,
            u64::from(pool[0]) << 32 | u64::from(pool[1]),
            u64::from(pool[2]) << 32 | u64::from(pool[3]),
            u64::from(pool[4]) << 32 | u64::from(pool[5]),
        ])
    }
}

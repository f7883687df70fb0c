//! The names by which players and objects are known.

/// A player's place in the ring of players, from 0, in turn order of the first round (103.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub u8);

impl PlayerId {
    pub(crate) const fn at(self) -> usize {
        self.0 as usize
    }
}

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

    /// The players, in the order of the first round.
    pub fn iter(self) -> impl Iterator<Item = PlayerId> {
        (0..64).map(PlayerId).filter(move |&player| self.has(player))
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

/// The place of an object in the game's arena. A card keeps its place through all zones; what it was there
/// before is another object (400.7), which is what [`ObjectRef`] tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(pub u32);

impl ObjectId {
    pub(crate) const fn at(self) -> usize {
        self.0 as usize
    }
}

/// A moment of the game, for the order of effects (613.7) and the identity of objects (400.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Timestamp(pub u32);

/// An object as it is now: after it changes zones, this no longer finds it (400.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectRef {
    /// Its place in the arena.
    pub id: ObjectId,
    /// When it became this object.
    pub born: Timestamp,
}

/// A target, a recipient of damage, a bearer of counters: an object or a player (115.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// A player.
    Player(PlayerId),
    /// An object.
    Object(ObjectId),
}

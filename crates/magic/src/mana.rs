//! Mana (106): its kinds, what costs ask for, and the pool it waits in.

use crate::{
    ability::bit_set,
    card::{Color, Colors},
};

/// A type of mana (106.1b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum ManaKind {
    /// {W}.
    White,
    /// {U}.
    Blue,
    /// {B}.
    Black,
    /// {R}.
    Red,
    /// {G}.
    Green,
    /// {C}.
    Colorless,
}

impl ManaKind {
    /// The six types, in the order of the rules (106.1b).
    pub const ALL: [ManaKind; 6] =
        [ManaKind::White, ManaKind::Blue, ManaKind::Black, ManaKind::Red, ManaKind::Green, ManaKind::Colorless];
}

impl From<Color> for ManaKind {
    fn from(color: Color) -> Self {
        ManaKind::ALL[color as usize]
    }
}

bit_set! {
    /// A set of types of mana: what a source lets its player choose from.
    ManaKinds(u8) of ManaKind
}

impl ManaKinds {
    /// "any color" (105.4).
    pub const ANY_COLOR: ManaKinds = ManaKinds::only(ManaKind::White)
        .with(ManaKind::Blue)
        .with(ManaKind::Black)
        .with(ManaKind::Red)
        .with(ManaKind::Green);

    /// The kinds, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = ManaKind> {
        ManaKind::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}

/// A mana cost (202.1, 107.4): hybrid, Phyrexian and snow symbols are not in it yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ManaCost {
    /// Generic mana: {3}.
    pub generic: u16,
    /// Mana of each kind, in the order of [`ManaKind::ALL`].
    pub kinds: [u8; 6],
    /// How many {X} there are (107.3).
    pub x: u8,
}

impl ManaCost {
    /// {0}.
    pub const ZERO: ManaCost = ManaCost { generic: 0, kinds: [0; 6], x: 0 };

    /// Generic mana alone.
    pub const fn generic(generic: u16) -> Self {
        ManaCost { generic, ..ManaCost::ZERO }
    }

    /// With so much more mana of a kind.
    #[must_use]
    pub const fn and(mut self, kind: ManaKind, n: u8) -> Self {
        self.kinds[kind as usize] += n;
        self
    }

    /// The colors of its symbols (202.2).
    pub fn colors(self) -> Colors {
        let colors = [Color::White, Color::Blue, Color::Black, Color::Red, Color::Green];
        colors.into_iter().filter(|&color| self.kinds[color as usize] > 0).collect()
    }

    /// Its total, with X as 0 (202.3, 202.3e).
    pub fn mana_value(self) -> i32 {
        i32::from(self.generic) + self.kinds.iter().map(|&n| i32::from(n)).sum::<i32>()
    }

    /// What is to be paid once X is known: the mana of each kind, and generic mana; `None` if that is more
    /// than anybody could count.
    pub(crate) fn owed(self, x: u32) -> Option<Owed> {
        let generic = u32::from(self.x).checked_mul(x)?.checked_add(u32::from(self.generic))?;
        Some(Owed { kinds: self.kinds.map(u32::from), generic })
    }
}

/// Mana that is still to be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Owed {
    /// Of each kind.
    pub(crate) kinds: [u32; 6],
    /// Of any kind (107.4b).
    pub(crate) generic: u32,
}

impl Owed {
    /// Whether nothing is left to pay.
    pub(crate) fn is_paid(&self) -> bool {
        *self == Owed::default()
    }

    /// All of it.
    pub(crate) fn total(&self) -> u64 {
        self.kinds.iter().map(|&n| u64::from(n)).sum::<u64>() + u64::from(self.generic)
    }

    /// Both together.
    pub(crate) fn plus(mut self, other: Owed) -> Owed {
        for (mine, more) in self.kinds.iter_mut().zip(other.kinds) {
            *mine = mine.saturating_add(more);
        }
        self.generic = self.generic.saturating_add(other.generic);
        self
    }
}

/// A player's unspent mana (106.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ManaPool {
    /// Mana of each kind, in the order of [`ManaKind::ALL`].
    pub amounts: [u32; 6],
}

impl ManaPool {
    /// How much there is of a kind.
    pub const fn of(&self, kind: ManaKind) -> u32 {
        self.amounts[kind as usize]
    }

    /// All of it.
    pub fn total(&self) -> u64 {
        self.amounts.iter().map(|&n| u64::from(n)).sum()
    }
}

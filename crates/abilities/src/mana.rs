//! Mana costs (107.4, 202.1): symbols, colors and mana values.

use std::{fmt, sync::Arc};

use smallvec::SmallVec;

use crate::{
    ability::Triggered,
    bit_set,
    casting::Castable,
    filter::Filter,
    quantity::Slot,
    types::{Color, Colors},
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

impl ManaKind {
    /// The letter of its symbol.
    pub const fn letter(self) -> char {
        match self {
            ManaKind::White => 'W',
            ManaKind::Blue => 'U',
            ManaKind::Black => 'B',
            ManaKind::Red => 'R',
            ManaKind::Green => 'G',
            ManaKind::Colorless => 'C',
        }
    }
}

impl From<Color> for ManaKind {
    fn from(color: Color) -> Self {
        ManaKind::ALL[color as usize]
    }
}

bit_set! {
    /// A set of types of mana.
    ManaKinds(u8) of ManaKind
}

impl ManaKinds {
    /// "any color" (105.4).
    pub const ANY_COLOR: ManaKinds = ManaKinds::only(ManaKind::White)
        .with(ManaKind::Blue)
        .with(ManaKind::Black)
        .with(ManaKind::Red)
        .with(ManaKind::Green);
    /// Every type (106.1b).
    pub const ALL: ManaKinds = ManaKinds::ANY_COLOR.with(ManaKind::Colorless);

    /// The kinds, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = ManaKind> {
        ManaKind::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}

/// A symbol that can be paid in more than one way, or asks for more than a type (107.4e, 107.4f, 107.4h).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ManaSymbol {
    /// The types of mana of which one pays for it: two for {W/U}, one for {2/W} and {W/P}.
    pub kinds: ManaKinds,
    /// The generic mana that pays for it instead: 2 for {2/W} (107.4e).
    pub generic: Option<u8>,
    /// Whether 2 life pay for it as well (107.4f).
    pub phyrexian: bool,
    /// Whether only mana from a snow source pays for it (107.4h).
    pub snow: bool,
}

/// Which types of mana an effect adds, where the game says it: its player chooses one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ManaTypes {
    /// "of any type that … could produce" (106.7).
    CouldProduce(Filter),
    /// "of any color among …" (106.5).
    ColorsOf(Filter),
    /// "of any color in your commander’s color identity" (903.4f).
    OfCommanders,
    /// "of the chosen color": a color in a slot.
    Chosen(Slot),
    /// "of any type that it produced": that of the event (605.4a).
    Produced,
}

/// What is said of mana beside its type (106.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManaTerms {
    /// "Spend this mana only to cast creature spells."
    pub only_for: Option<Castable>,
    /// The spells it cannot pay for.
    pub not_for: Option<Castable>,
    /// "When that mana is spent on …, …": for each mana that is spent so (106.6a).
    pub when_spent: Option<(Castable, Arc<Triggered>)>,
}

/// A mana cost (202.1, 107.4).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct ManaCost {
    /// How many {X} there are (107.3).
    pub x: u8,
    /// Generic mana: {3}.
    pub generic: u32,
    /// Mana of each type, in the order of [`ManaKind::ALL`].
    pub kinds: [u8; 6],
    /// Hybrid, Phyrexian and snow symbols.
    pub special: SmallVec<[ManaSymbol; 2]>,
}

impl fmt::Display for ManaSymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It takes mana of any type, as long as a snow source made it (107.4h).
        if self.snow {
            return f.write_str("{S}");
        }
        let halves = self.generic.map(|n| n.to_string()).into_iter();
        let halves = halves.chain(self.kinds.iter().map(|kind| kind.letter().to_string()));
        let halves = halves.chain(self.phyrexian.then(|| "P".to_owned()));
        write!(f, "{{{}}}", halves.collect::<Vec<_>>().join("/"))
    }
}

/// The symbols in braces, in the order in which they are printed: {X}, generic mana, the others.
impl fmt::Display for ManaCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.x).try_for_each(|_| f.write_str("{X}"))?;
        if self.generic > 0 || self.is_free() {
            write!(f, "{{{}}}", self.generic)?;
        }
        self.special.iter().try_for_each(|symbol| symbol.fmt(f))?;
        for (kind, &n) in ManaKind::ALL.iter().zip(&self.kinds) {
            (0..n).try_for_each(|_| write!(f, "{{{}}}", kind.letter()))?;
        }
        Ok(())
    }
}

impl ManaCost {
    /// Generic mana alone.
    pub fn generic(generic: u32) -> Self {
        ManaCost { generic, ..ManaCost::default() }
    }

    /// With more mana of a type.
    #[must_use]
    pub fn and(mut self, kind: ManaKind, n: u8) -> Self {
        let amount = &mut self.kinds[kind as usize];
        *amount = amount.saturating_add(n);
        self
    }

    /// Whether nothing is paid for it: {0}.
    pub fn is_free(&self) -> bool {
        self.x == 0 && self.generic == 0 && self.kinds == [0; 6] && self.special.is_empty()
    }

    /// The colors of its plain symbols (202.2).
    pub fn plain_colors(&self) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.kinds[ManaKind::from(color) as usize] > 0).collect()
    }

    /// The colors of its hybrid and Phyrexian symbols (202.2d).
    pub fn special_colors(&self) -> Colors {
        let of = |color: Color| self.special.iter().any(|symbol| symbol.kinds.has(color.into()));
        Color::ALL.into_iter().filter(|&color| of(color)).collect()
    }

    /// Its mana value with a value for X (202.3): the larger half of a hybrid symbol (202.3f), 1 for a Phyrexian
    /// one (202.3g).
    pub fn mana_value(&self, x: u32) -> u32 {
        let kinds: u32 = self.kinds.iter().map(|&n| u32::from(n)).sum();
        let special: u32 = self.special.iter().map(|symbol| symbol.generic.map_or(1, u32::from).max(1)).sum();
        let x = u32::from(self.x).saturating_mul(x);
        self.generic.saturating_add(kinds).saturating_add(special).saturating_add(x)
    }
}

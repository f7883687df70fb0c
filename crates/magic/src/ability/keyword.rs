//! Keyword abilities (702) and restrictions, as sets of bits.

/// A keyword ability without a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Keyword {
    /// 702.2.
    Deathtouch,
    /// 702.3.
    Defender,
    /// 702.4.
    DoubleStrike,
    /// 702.7.
    FirstStrike,
    /// 702.8.
    Flash,
    /// 702.9.
    Flying,
    /// 702.10.
    Haste,
    /// 702.11.
    Hexproof,
    /// 702.12.
    Indestructible,
    /// 702.15.
    Lifelink,
    /// 702.17.
    Reach,
    /// 702.18.
    Shroud,
    /// 702.19.
    Trample,
    /// 702.20.
    Vigilance,
    /// 702.108.
    Prowess,
    /// 702.111.
    Menace,
}

impl Keyword {
    /// Every keyword, in the order of the rules.
    pub const ALL: [Keyword; 16] = [
        Keyword::Deathtouch,
        Keyword::Defender,
        Keyword::DoubleStrike,
        Keyword::FirstStrike,
        Keyword::Flash,
        Keyword::Flying,
        Keyword::Haste,
        Keyword::Hexproof,
        Keyword::Indestructible,
        Keyword::Lifelink,
        Keyword::Reach,
        Keyword::Shroud,
        Keyword::Trample,
        Keyword::Vigilance,
        Keyword::Prowess,
        Keyword::Menace,
    ];
}

/// What an effect says a creature can't do, or must do (508.1c–d, 509.1b–c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Restriction {
    /// "can't attack".
    CantAttack,
    /// "can't block".
    CantBlock,
    /// "can't be blocked".
    CantBeBlocked,
    /// "attacks each combat if able".
    MustAttack,
}

/// Makes a set of an enumeration's variants, one bit each.
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $of:ty) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// A set of one.
            pub const fn only(one: $of) -> Self {
                $set(1 << one as u8)
            }

            /// The set with one more.
            #[must_use]
            pub const fn with(self, one: $of) -> Self {
                $set(self.0 | 1 << one as u8)
            }

            /// The set with one less.
            #[must_use]
            pub const fn without(self, one: $of) -> Self {
                $set(self.0 & !(1 << one as u8))
            }

            /// Whether one is in the set.
            pub const fn has(self, one: $of) -> bool {
                self.0 & 1 << one as u8 != 0
            }

            /// Everything that is in either set.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                $set(self.0 | other.0)
            }

            /// Whether the sets have something in common.
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether there is nothing in the set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The bits, the first variant lowest.
            pub const fn bits(self) -> $bits {
                self.0
            }
        }

        impl FromIterator<$of> for $set {
            fn from_iter<I: IntoIterator<Item = $of>>(all: I) -> Self {
                all.into_iter().fold($set::NONE, $set::with)
            }
        }
    };
}
pub(crate) use bit_set;

bit_set! {
    /// A set of keywords: having one twice is having it once (702.9c and its likes).
    Keywords(u32) of Keyword
}

bit_set! {
    /// A set of restrictions and requirements.
    Restrictions(u8) of Restriction
}

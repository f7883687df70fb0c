//! Sets of the variants of an enumeration, one bit each.

/// Declares a set type over an enumeration with `#[repr(u8)]`.
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $of:ty) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
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

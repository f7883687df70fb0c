//! Descriptions of objects: "creature you control with flying" (109.2).

use super::{Comparison, Keyword};
use crate::card::{Colors, Subtype, Supertypes, Types};

/// Whose something is, seen from the controller of the ability ("you", 109.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Anyone,
    /// Yours.
    You,
    /// An opponent's (102.2, 102.3).
    Opponent,
}

/// A description of objects; what is not said does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Filter {
    /// Has one of these types; any if empty.
    pub types: Types,
    /// Has none of these types: "nonland".
    pub not_types: Types,
    /// Has all of these supertypes.
    pub supertypes: Supertypes,
    /// Has none of these supertypes: "nonbasic".
    pub not_supertypes: Supertypes,
    /// Has this subtype.
    pub subtype: Option<Subtype>,
    /// Has one of these colors; any or none if empty.
    pub colors: Colors,
    /// Has none of these colors: "nonblack".
    pub not_colors: Colors,
    /// Who controls it; outside of battlefield and stack, who owns it (108.4a).
    pub whose: Whose,
    /// Is not the object with the ability: "another".
    pub other: bool,
    /// Is tapped, or untapped.
    pub tapped: Option<bool>,
    /// Is attacking, or not.
    pub attacking: Option<bool>,
    /// Is blocking, or not.
    pub blocking: Option<bool>,
    /// Is a token, or a card.
    pub token: Option<bool>,
    /// Has this keyword.
    pub keyword: Option<Keyword>,
    /// Has not this keyword: "without flying".
    pub not_keyword: Option<Keyword>,
    /// Its power compared with a number.
    pub power: Option<(Comparison, i32)>,
    /// Its toughness compared with a number.
    pub toughness: Option<(Comparison, i32)>,
    /// Its mana value compared with a number (202.3).
    pub mana_value: Option<(Comparison, i32)>,
}

impl Filter {
    /// Everything.
    pub const ANY: Filter = Filter {
        types: Types::NONE,
        not_types: Types::NONE,
        supertypes: Supertypes::NONE,
        not_supertypes: Supertypes::NONE,
        subtype: None,
        colors: Colors::NONE,
        not_colors: Colors::NONE,
        whose: Whose::Anyone,
        other: false,
        tapped: None,
        attacking: None,
        blocking: None,
        token: None,
        keyword: None,
        not_keyword: None,
        power: None,
        toughness: None,
        mana_value: None,
    };

    /// Every creature.
    pub const CREATURE: Filter = Filter { types: Types::CREATURE, ..Filter::ANY };

    /// Whether it depends on more than characteristics and controller: on status, combat or numbers that
    /// other things change.
    pub(crate) const fn is_volatile(&self) -> bool {
        self.tapped.is_some()
            || self.attacking.is_some()
            || self.blocking.is_some()
            || self.power.is_some()
            || self.toughness.is_some()
    }
}

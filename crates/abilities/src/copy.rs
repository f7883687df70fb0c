//! What a copy effect changes about what it copies (707.9).

use crate::{
    keyword::Keyword,
    types::{Colors, CounterKind, Subtypes, Supertype, Supertypes, Type, Types},
};

/// One exception of a copy effect: "except it's an artifact in addition to its other types" (707.9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exception {
    /// "it's a … in addition to its other types" (707.9b).
    AddTypes(Types),
    /// "it's a … in addition to its other types" (707.9b).
    AddSubtypes(Subtypes),
    /// "it's legendary" (707.9b).
    AddSupertypes(Supertypes),
    /// "it isn't legendary" (707.9b).
    LoseSupertype(Supertype),
    /// "it's N/N" (707.9b, 707.9d).
    Size(i32, i32),
    /// "it's \[color\]" (707.9b, 707.9d).
    Colors(Colors),
    /// "it doesn't copy that object's color": it keeps its own (707.9c, 707.9d).
    KeepColors,
    /// "it has no mana cost" (707.9b).
    NoManaCost,
    /// "its name is …" (707.9b).
    Name(String),
    /// "it has \[keyword\]" (707.9a).
    Keyword(Keyword),
    /// "except for its \[keyword\] ability" (702.50a).
    WithoutKeyword(Keyword),
    /// "it has "\[ability\]"": its place in the card's list of granted abilities; "it has this ability" as well (707.9a).
    Ability(u8),
    /// "it enters with N additional counters on it": not part of its values (707.9e).
    Counters(CounterKind, i32),
    /// "if it's a \[type\], …": if the copy without this exception is one (707.9f).
    If(Type, Box<Exception>),
}
